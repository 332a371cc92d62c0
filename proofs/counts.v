(* The largest hostile sets, read off from the counts of the residues.

   a                     counts: a r numbers with residue r
   partner r == r        r is self-partnered
   over_residues d f     f 0, f 1, ..., f (d - 1)
   divider_part a r      what the group of r adds to the largest set hostile to
                         the Divider: the larger side of a pair, or one number of
                         a self-partnered residue
   breaker_part a r      the largest set hostile to the Breaker with two or more
                         numbers in the group of r: all numbers of a
                         self-partnered residue, or one number from each side of a
                         pair
   h_of_counts p a       the size of the largest set hostile to p
   left_over a           numbers left over when partners are paired off
   self_numbers a        numbers with a self-partnered residue
   self_kinds a          self-partnered residues on the board

   These are functions that compute; the theorem hostile_sets says that they
   give h in every position of every board, and position_verdict says who wins
   there. *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile lasttwo residues.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Counts.

Variables d t : nat.
Local Notation partner := (partner d t).
Implicit Type a : nat -> nat.

Definition over_residues (f : nat -> nat) : seq nat := [seq f r | r <- iota 0 d].

Definition divider_part a (r : nat) : nat :=
  if partner r == r then nat_of_bool (0 < a r)
  else if r < partner r then maxn (a r) (a (partner r)) else 0.

Definition breaker_part a (r : nat) : nat :=
  if partner r == r then a r
  else if (0 < a r) && (0 < a (partner r)) then 2 else 0.

Definition h_of_counts (p : role) a : nat :=
  if p is Divider then sumn (over_residues (divider_part a))
  else foldr maxn 1 (over_residues (breaker_part a)).

Definition left_over a : nat := sumn (over_residues (fun r =>
  if r < partner r then maxn (a r) (a (partner r)) - minn (a r) (a (partner r))
  else 0)).
Definition self_numbers a : nat :=
  sumn (over_residues (fun r => if partner r == r then a r else 0)).
Definition self_kinds a : nat :=
  sumn (over_residues (fun r => nat_of_bool ((partner r == r) && (0 < a r)))).

Lemma eq_over_residues f g :
  (forall r, r < d -> f r = g r) -> over_residues f = over_residues g.
Proof.
by move=> fg; apply/eq_in_map=> r; rewrite mem_iota add0n => /andP[_]; apply: fg.
Qed.

Lemma eq_h_of_counts p a b : 0 < d ->
  (forall r, r < d -> a r = b r) -> h_of_counts p a = h_of_counts p b.
Proof.
move=> d_gt0 ab; case: p; [congr sumn | congr (foldr maxn 1 _)];
  apply: eq_over_residues => r r_lt.
  by rewrite /divider_part !ab ?partner_lt.
by rewrite /breaker_part !ab ?partner_lt.
Qed.

Lemma sumn_over f g : sumn (over_residues f) + sumn (over_residues g)
  = sumn (over_residues (fun r => f r + g r)).
Proof. by rewrite /over_residues; elim: (iota 0 d) => //= r s <-; lia. Qed.

End Counts.

Section HostileSets.

Variables (T : finType) (number : T -> nat) (d t : nat).
Hypothesis d_gt0 : 0 < d.
Implicit Types (S A B : {set T}) (x y v : T) (r : nat).

Local Notation partner := (partner d t).
Local Notation bonded := (bonded number d t).
Local Notation residue := (residue number d).
Local Notation of_residue := (of_residue number d).
Local Notation count := (count number d).
Local Notation in_group := (in_group number d t).
Local Notation h := (h bonded).

Let bsym : symmetric bonded := @bonded_sym T number d t.
Let bondedE := bonded_partner number t d_gt0.

(* The Divider ------------------------------------------------------------ *)

(* One group at a time. *)
Lemma h_divider_group S r : r < d ->
  h Divider (in_group S r) = divider_part d t (count S) r.
Proof.
move=> r_lt; rewrite /divider_part; case: (ltngtP r (partner r)) => [lt|gt|eq].
- (* a pair: each side is unbonded, the two sides are bonded throughout *)
  rewrite in_group_pair // h_two_sides //.
  + apply/hostile_divider=> x y; rewrite !inE => /andP[_ /eqP xr] /andP[_ /eqP yr] _.
    by rewrite bondedE xr yr ltn_eqF.
  + apply/hostile_divider=> x y; rewrite !inE => /andP[_ /eqP xr] /andP[_ /eqP yr] _.
    by rewrite bondedE xr yr partnerK // gtn_eqF.
  + move=> x y; rewrite !inE => /andP[_ /eqP xr] /andP[_ /eqP yr].
    by rewrite /= bondedE xr yr.
- by rewrite in_group_none // h0.
- (* a self-partnered residue: all bonded *)
  rewrite in_group_self // h_all_favour // => x y.
  rewrite !inE => /andP[_ /eqP xr] /andP[_ /eqP yr] _.
  by rewrite /= bondedE xr yr -eq.
Qed.

(* Numbers of different groups are not bonded: h adds up. *)
Lemma h_divider_counts S : h Divider S = h_of_counts d t Divider (count S).
Proof.
rewrite (@sum_over_groups T number d t d_gt0 (h Divider)) ?h0 //; last first.
  move=> A B apart; apply: h_setU => //.
    rewrite -setI_eq0; apply/eqP/setP=> x; rewrite !inE; apply/negbTE/andP=> -[xA xB].
    by have := apart x x xA xB; rewrite eqxx.
  move=> x y xA yB; apply: contra (apart x y xA yB) => xy.
  exact/eqP/(bonded_group d_gt0 xy).
by congr sumn; apply: eq_over_residues => r r_lt; apply: h_divider_group.
Qed.

(* The Breaker ------------------------------------------------------------ *)

Lemma foldr_maxn_leP b (s : seq nat) k :
  (foldr maxn b s <= k) = (b <= k) && all (fun i => i <= k) s.
Proof. by elim: s => [|i s IH] /=; rewrite ?andbT // geq_max IH andbCA. Qed.

(* At least three numbers that are pairwise bonded share a self-partnered
   residue. *)
Lemma three_bonded A : 2 < #|A| -> hostile bonded Breaker A ->
  exists2 r, (r < d) && (partner r == r) & A \subset of_residue A r.
Proof.
move=> gt2 /hostile_breaker all_bonded.
have /card_gt0P[x xA] : 0 < #|A| by lia.
have cardA := card_cross_out xA.
have /card_gt0P[y yA'] : 0 < #|A :\ x| by lia.
have cardA' := card_cross_out yA'.
have /card_gt0P[z] : 0 < #|A :\ x :\ y| by lia.
move: yA'; rewrite !inE => /andP[y_neq_x yA] /and3P[z_neq_y z_neq_x zA].
have partner_of u v : u \in A -> v \in A -> v != u -> residue v = partner (residue u).
  by move=> uA vA vu; apply/eqP; rewrite -bondedE all_bonded // eq_sym.
(* y and z are both partners of x and of each other: all three are equal *)
have yx := partner_of x y xA yA y_neq_x; have zx := partner_of x z xA zA z_neq_x.
have zy := partner_of y z yA zA z_neq_y.
have self : partner (residue x) = residue x by rewrite -zx zy yx partnerK // residue_lt.
exists (residue x); first by rewrite residue_lt // self eqxx.
apply/subsetP=> u uA; rewrite inE uA; have [-> | u_neq_x] := eqVneq u x; first exact: eqxx.
by rewrite /= (partner_of x u) // self eqxx.
Qed.

Lemma h_breaker_counts S : 0 < #|S| ->
  h Breaker S = h_of_counts d t Breaker (count S).
Proof.
move=> S_gt0; apply/eqP; rewrite eqn_leq; apply/andP; split.
  (* no hostile set is larger than the formula *)
  have part_le r : r < d ->
      breaker_part d t (count S) r <= h_of_counts d t Breaker (count S).
    move=> r_lt; have := leqnn (h_of_counts d t Breaker (count S)).
    rewrite {1}/h_of_counts foldr_maxn_leP => /andP[_ /allP]; apply.
    by apply/mapP; exists r; rewrite // mem_iota.
  apply/h_leP=> A sAS hosA; have [gt2 | le2] := ltnP 2 #|A|.
    have [r /andP[r_lt self] sA] := three_bonded gt2 hosA.
    apply: leq_trans (part_le r r_lt); rewrite /breaker_part self.
    apply/subset_leq_card/(subset_trans sA); apply/subsetP=> x; rewrite !inE.
    by case/andP=> /(subsetP sAS)->.
  have [gt1 | le1] := ltnP 1 #|A|; last first.
    apply: leq_trans le1 _; have := leqnn (h_of_counts d t Breaker (count S)).
    by rewrite {1}/h_of_counts foldr_maxn_leP => /andP[].
  have /cards2P[x [y [x_neq_y eqA]]] : #|A| == 2 by lia.
  have [xS yS] : x \in S /\ y \in S by split; apply: (subsetP sAS); rewrite eqA !inE eqxx ?orbT.
  have : bonded x y by apply: (hostile_breaker _ _ hosA); rewrite // eqA !inE eqxx ?orbT.
  rewrite bondedE => /eqP y_partner.
  apply: leq_trans (part_le (residue x) (residue_lt _ d_gt0 x)).
  rewrite /breaker_part -y_partner; case: eqP => [same | _]; last first.
    by rewrite !count_gt0 //; lia.
  apply: leq_trans (_ : #|A| <= _); first by lia.
  apply/subset_leq_card/subsetP=> u; rewrite eqA !inE => /orP[]/eqP->.
    by rewrite xS eqxx.
  by rewrite yS same eqxx.
(* each term of the formula is the size of a hostile set *)
rewrite /h_of_counts foldr_maxn_leP h_gt0 //=; apply/allP=> _ /mapP[r r_in ->].
have r_lt : r < d by move: r_in; rewrite mem_iota.
rewrite /breaker_part; case: eqP => [self | not_self].
  apply: h_ge; first by apply/subsetP=> x; rewrite inE => /andP[].
  apply/hostile_breaker=> x y; rewrite !inE => /andP[_ /eqP xr] /andP[_ /eqP yr] _.
  by rewrite bondedE xr yr self.
case: andP => // -[/card_gt0P[x]]; rewrite inE => /andP[xS /eqP xr].
case/card_gt0P=> y; rewrite inE => /andP[yS /eqP yr].
have xy : bonded x y by rewrite bondedE xr yr.
have [eq | x_neq_y] := eqVneq x y.
  by case: not_self; rewrite -yr -eq.
apply: leq_trans (_ : #|[set x; y]| <= _); first by rewrite cards2 x_neq_y.
apply: h_ge; first by apply/subsetP=> u /set2P[]->.
by apply: hostile2 => //=; rewrite negbK.
Qed.

(* Hostile sets: h from the counts, in every position and for either role. *)
Theorem hostile_sets p S : 0 < #|S| -> h p S = h_of_counts d t p (count S).
Proof.
by case: p => S_gt0; [apply: h_divider_counts | apply: h_breaker_counts].
Qed.

(* Who wins, in every position of every board. *)
Corollary position_verdict p m S : 1 < #|S| ->
  wins bonded p m S =
    if p == closer m S then h_of_counts d t p (count S) <= uphalf #|S|
    else uphalf #|S| < h_of_counts d t (other p) (count S).
Proof. by move=> gt1; rewrite verdict // !hostile_sets // ltnW. Qed.

(* The inequality on the board -------------------------------------------- *)

Lemma card_counts S : #|S| = sumn (over_residues d (fun r =>
  if partner r == r then count S r
  else if r < partner r then count S r + count S (partner r) else 0)).
Proof.
rewrite (@sum_over_groups T number d t d_gt0 (fun A => #|A|)) ?cards0 //.
  congr sumn; apply: eq_over_residues => r r_lt.
  case: (ltngtP r (partner r)) => [lt|gt|eq].
  - by rewrite in_group_pair // card_pair // gtn_eqF.
  - by rewrite in_group_none // cards0.
  - by rewrite in_group_self.
move=> A B apart; apply/eqP; rewrite (leq_card_setU A B) -setI_eq0.
apply/eqP/setP=> x; rewrite !inE; apply/negbTE/andP=> -[xA xB].
by have := apart x x xA xB; rewrite eqxx.
Qed.

(* 2h = k + s + 2f - F, so that h <= uphalf k says s + 2f <= F + (k mod 2). *)
Theorem margin_on_the_board S (a := count S) (F := self_numbers d t a)
    (s := left_over d t a) (f := self_kinds d t a) :
  (h Divider S).*2 + F = #|S| + s + f.*2 /\
  (h Divider S <= uphalf #|S|) = (s + f.*2 <= F + odd #|S|).
Proof.
suff double_h : (h Divider S).*2 + F = #|S| + s + f.*2 by split=> //; lia.
rewrite h_divider_counts card_counts /F /s /f -!addnn /h_of_counts.
rewrite /left_over /self_numbers /self_kinds !sumn_over.
congr sumn; apply: eq_over_residues => r _; rewrite /divider_part -/a.
by case: (ltngtP r (partner r)) => [lt|gt|eq]; lia.
Qed.

End HostileSets.
