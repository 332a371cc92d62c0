(* Numbers and their residues: partners, counts and groups.

   A board is a finite type T of numbers, with number x the natural number
   written on x; d is the divisor and t the remainder.  (Z(n, d) is the board
   1..n; nothing here needs that.)

   bonded x y      the sum of the two numbers leaves the remainder t
   residue x       number x modulo d
   partner r       the residue that adds up to t with r: (t - r) mod d
   count S r       how many numbers of S have the residue r (the paper's a_r)
   group x         the smaller of residue x and its partner: bonded numbers are
                   in the same group
   in_group S r    the numbers of S whose group is r *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Partners --------------------------------------------------------------- *)

Section Partner.

Variables d t : nat.
Hypothesis d_gt0 : 0 < d.

Definition partner (r : nat) : nat := (t + (d - r %% d)) %% d.

Lemma partner_lt r : partner r < d.
Proof. exact: ltn_pmod. Qed.

(* The partner of r is the only residue that adds up to t with r. *)
Lemma partnerE r r' : r < d -> r' < d ->
  (r' == partner r) = (r + r' == t %[mod d]).
Proof.
move=> r_lt r'_lt; rewrite /partner -{1}(modn_small r'_lt) (modn_small r_lt).
by rewrite -(eqn_modDl r) addnCA subnKC ?(ltnW r_lt) // modnDr.
Qed.

Lemma partnerC r r' : r < d -> r' < d -> (r' == partner r) = (r == partner r').
Proof. by move=> r_lt r'_lt; rewrite !partnerE // addnC. Qed.

Lemma partnerK r : r < d -> partner (partner r) = r.
Proof.
by move=> r_lt; apply/eqP; rewrite eq_sym -partnerC ?partner_lt.
Qed.

End Partner.

(* Boards ----------------------------------------------------------------- *)

Section Board.

Variables (T : finType) (number : T -> nat) (d t : nat).
Hypothesis d_gt0 : 0 < d.
Implicit Types (S A B : {set T}) (x y v : T) (r : nat).

Local Notation partner := (partner d t).

Definition bonded : rel T := fun x y => number x + number y == t %[mod d].

Definition residue x : nat := number x %% d.
Definition of_residue S r : {set T} := [set x in S | residue x == r].
Definition count S r : nat := #|of_residue S r|.

Definition group x : nat := minn (residue x) (partner (residue x)).
Definition in_group S r : {set T} := [set x in S | group x == r].

Lemma bonded_sym : symmetric bonded.
Proof. by move=> x y; rewrite /bonded addnC. Qed.

Lemma residue_lt x : residue x < d.
Proof. exact: ltn_pmod. Qed.

Lemma group_lt x : group x < d.
Proof. by rewrite gtn_min residue_lt. Qed.

(* Numbers are bonded when their residues are partners. *)
Lemma bonded_partner x y : bonded x y = (residue y == partner (residue x)).
Proof. by rewrite partnerE ?residue_lt // /bonded /residue modnDm. Qed.

Lemma bonded_group x y : bonded x y -> group x = group y.
Proof.
rewrite bonded_partner /group => /eqP ->.
by rewrite partnerK ?residue_lt // minnC.
Qed.

(* Counts after a move. *)
Lemma count_cross_out S v r : v \in S ->
  count S r = count (S :\ v) r + (residue v == r).
Proof.
move=> vS; rewrite /count [in LHS](cardsD1 v) !inE vS addnC; congr (_ + _).
by apply: eq_card => x; rewrite !inE andbA.
Qed.

Lemma count_gt0 S x : x \in S -> 0 < count S (residue x).
Proof. by move=> xS; apply/card_gt0P; exists x; rewrite inE xS eqxx. Qed.

(* A group is one self-partnered residue, or a pair of partners; a residue
   that is larger than its partner names no group. *)
Lemma in_group_self S r : r < d -> partner r = r -> in_group S r = of_residue S r.
Proof.
move=> r_lt self; apply/setP=> x; rewrite !inE; congr (_ && _); rewrite /group.
have := partnerK t d_gt0 (residue_lt x); set q := residue x => pK.
apply/eqP/eqP=> [|->]; last by rewrite self minnn.
by case: leqP => _ // Er; rewrite -pK Er.
Qed.

Lemma in_group_pair S r : r < d -> r < partner r ->
  in_group S r = of_residue S r :|: of_residue S (partner r).
Proof.
move=> r_lt r_small; apply/setP=> x; rewrite !inE -andb_orr; congr (_ && _).
rewrite /group; have := partnerK t d_gt0 (residue_lt x); have := partnerK t d_gt0 r_lt.
set q := residue x => rK qK; apply/eqP/orP=> [|[]/eqP E].
- by case: leqP => _ E; [left | right]; apply/eqP=> //; rewrite -E qK.
- by rewrite E; lia.
- by rewrite E rK; lia.
Qed.

Lemma in_group_none S r : r < d -> partner r < r -> in_group S r = set0.
Proof.
move=> r_lt r_large; apply/setP=> x; rewrite !inE; apply/negbTE; rewrite negb_and.
apply/orP; right; apply/eqP; rewrite /group.
have := partnerK t d_gt0 (residue_lt x); set q := residue x => qK.
by case: leqP => ord E; move: ord r_large; rewrite -E ?qK; lia.
Qed.

(* The two sides of a pair are disjoint. *)
Lemma card_pair S r : partner r != r ->
  #|of_residue S r :|: of_residue S (partner r)| = count S r + count S (partner r).
Proof.
move=> not_self; apply/eqP; rewrite (leq_card_setU (of_residue S r)).
rewrite -setI_eq0; apply/eqP/setP=> x; rewrite !inE.
by case: (x \in S) => //=; case: eqP => //= ->; rewrite eq_sym (negbTE not_self).
Qed.

(* Anything that adds up over groups is the sum over all groups. *)
Lemma sum_over_groups (f : {set T} -> nat) S :
  f set0 = 0 ->
  (forall A B, {in A & B, forall x y, group x != group y} ->
     f (A :|: B) = f A + f B) ->
  f S = sumn [seq f (in_group S r) | r <- iota 0 d].
Proof.
move=> f0 f_adds.
have below k : f [set x in S | group x < k] = sumn [seq f (in_group S r) | r <- iota 0 k].
  elim: k => [|k IH].
    rewrite (_ : [set x in S | _] = set0) //; apply/setP=> x.
    by rewrite !inE ltn0 andbF.
  rewrite -[in RHS]addn1 iotaD map_cat sumn_cat -IH /= addn0 add0n -f_adds.
    by congr f; apply/setP=> x; rewrite !inE -andb_orr ltnS leq_eqVlt orbC.
  move=> x y; rewrite !inE => /andP[_ lt_k] /andP[_ /eqP ->].
  by rewrite neq_ltn lt_k.
by rewrite -below; congr f; apply/setP=> x; rewrite !inE group_lt andbT.
Qed.

End Board.
