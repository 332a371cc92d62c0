(* The solution over binary numbers, to be extracted to OCaml.

   A position is the list of its numbers.  The functions compute with N, the binary
   natural numbers of Coq.

   residues_N d l         the residues of the numbers
   count_N residues r     how often the residue r occurs
   h_N d t p l            the size of a largest set hostile to p
   margin_N d t p l       half of the size of l, rounded up, less h_N
   wins_N d t p m l       p wins the position l when m is to move
   winning_N d t p l      the numbers that p, to move, can cross out and win

   h_N_correct, margin_N_correct, wins_N_correct and winning_N_correct say that these
   are h, the margin, the winner and the winning moves of every board of natural
   numbers.  The command at the end writes them as OCaml. *)

From Coq Require Import ZArith Nnat Extraction ExtrOcamlBasic.
From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile lasttwo moves residues counts.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The functions ------------------------------------------------------------- *)

Section Functions.

Variables d t : N.
Implicit Types (p m : role) (l : list N).

Fixpoint length_N l : N := if l is _ :: l' then N.succ (length_N l') else 0%num.

Definition residues_N l : list N := List.map (fun x => N.modulo x d) l.

Fixpoint count_N (residues : list N) (r : N) : N :=
  if residues is i :: others then
    (if N.eqb i r then N.succ (count_N others r) else count_N others r)
  else 0%num.

Definition partner_N (r : N) : N := N.modulo (N.add t (N.sub d r)) d.

(* r, r + 1, ..., n numbers in all. *)
Fixpoint from_N (n : nat) (r : N) : list N :=
  if n is n'.+1 then r :: from_N n' (N.succ r) else [::].

Definition divider_part_N (a : N -> N) (r : N) : N :=
  let r' := partner_N r in
  if N.eqb r' r then (if N.eqb (a r) 0 then 0 else 1)%num
  else if N.ltb r r' then N.max (a r) (a r') else 0%num.

Definition breaker_part_N (a : N -> N) (r : N) : N :=
  let r' := partner_N r in
  if N.eqb r' r then a r
  else if N.eqb (a r) 0%num then 0%num else if N.eqb (a r') 0%num then 0%num else 2%num.

Fixpoint sum_N (f : N -> N) l : N := if l is r :: l' then N.add (f r) (sum_N f l') else 0%num.
Fixpoint max_N (f : N -> N) l : N := if l is r :: l' then N.max (f r) (max_N f l') else 1%num.

Definition h_N p l : N :=
  let a := count_N (residues_N l) in
  let all_residues := from_N (N.to_nat d) 0%num in
  if p is Divider then sum_N (divider_part_N a) all_residues
  else max_N (breaker_part_N a) all_residues.

Definition half_N l : N := N.div2 (N.succ (length_N l)).

Definition margin_N p l : Z := Z.sub (Z.of_N (half_N l)) (Z.of_N (h_N p l)).

Definition closer_N m l : role := if N.odd (length_N l) then m else other m.

Definition wins_N p m l : bool :=
  let closer_wins := Z.leb 0 (margin_N (closer_N m l) l) in
  if is_divider p then if is_divider (closer_N m l) then closer_wins else negb closer_wins
  else if is_divider (closer_N m l) then negb closer_wins else closer_wins.

Fixpoint without_N (x : N) l : list N :=
  if l is y :: l' then (if N.eqb x y then l' else y :: without_N x l') else [::].

Definition winning_N p l : list N :=
  List.filter (fun x => wins_N p (other p) (without_N x l)) l.

End Functions.

(* They are right ------------------------------------------------------------ *)

Section Correct.

Variables (T : finType) (number : T -> nat) (d t : nat).
Hypothesis d_gt0 : 0 < d.
Implicit Types (S : {set T}) (p m : role).

Local Notation bonded := (bonded number d t).
Local Notation count := (residues.count number d).

Let D := N.of_nat d.
Let t_N := N.of_nat t.

(* The list has the numbers of S, in any order. *)
Definition lists S (l : list N) : bool :=
  perm_eq l [seq N.of_nat (number x) | x <- enum S].

Lemma length_NE (l : list N) : length_N l = N.of_nat (size l).
Proof. by elim: l => //= x l ->; lia. Qed.

Lemma modulo_NE a : N.modulo (N.of_nat a) D = N.of_nat (a %% d).
Proof.
apply: esym; apply: (@N.mod_unique _ _ (N.of_nat (a %/ d))).
  by have := ltn_pmod a d_gt0; rewrite /D; lia.
by rewrite {1}(divn_eq a d) /D; move: (a %/ d) (a %% d) => i j; lia.
Qed.

Lemma eqb_NE a b : N.eqb (N.of_nat a) (N.of_nat b) = (a == b).
Proof. by lia. Qed.

Lemma count_NE l r :
  count_N (residues_N D l) (N.of_nat r) = N.of_nat (seq.count (fun x => N.to_nat x %% d == r) l).
Proof.
elim: l => //= x l ->; rewrite -{1}(N2Nat.id x) modulo_NE eqb_NE.
by case: eqP => _; lia.
Qed.

Lemma lists_size S l : lists S l -> size l = #|S|.
Proof. by move/perm_size->; rewrite size_map -cardE. Qed.

Lemma lists_count S l r : lists S l -> count_N (residues_N D l) (N.of_nat r) = N.of_nat (count S r).
Proof.
rewrite count_NE => /permP->; rewrite count_map /residues.count /residues.of_residue; congr N.of_nat.
rewrite -sum1_count big_enum_cond -sum1_card; apply: eq_bigl => x.
by rewrite inE /= /residue Nat2N.id.
Qed.

Lemma partner_NE r : r < d -> partner_N D t_N (N.of_nat r) = N.of_nat (partner d t r).
Proof.
move=> r_lt; rewrite /partner_N /partner (modn_small r_lt) -modulo_NE.
by congr N.modulo; rewrite /D /t_N; lia.
Qed.

Lemma from_NE n r : from_N n (N.of_nat r) = [seq N.of_nat i | i <- iota r n].
Proof. by elim: n r => //= n IH r; rewrite -IH; congr (_ :: from_N n _); lia. Qed.

Section Sums.

Variables (f_N : N -> N) (f : nat -> nat).
Hypothesis f_NE : forall r, r < d -> f_N (N.of_nat r) = N.of_nat (f r).

Lemma below r : r \in iota 0 d -> r < d.
Proof. by rewrite mem_iota. Qed.

Lemma sum_NE : sum_N f_N (from_N d 0%num) = N.of_nat (sumn (over_residues d f)).
Proof.
rewrite (from_NE d 0) /over_residues; have := below; elim: (iota 0 d) => //= r l IH lt.
rewrite IH => [|i i_in]; last by apply: lt; rewrite inE i_in orbT.
by rewrite f_NE ?lt ?mem_head //; lia.
Qed.

Lemma max_NE : max_N f_N (from_N d 0%num) = N.of_nat (foldr maxn 1 (over_residues d f)).
Proof.
rewrite (from_NE d 0) /over_residues; have := below; elim: (iota 0 d) => //= r l IH lt.
rewrite IH => [|i i_in]; last by apply: lt; rewrite inE i_in orbT.
by rewrite f_NE ?lt ?mem_head //; lia.
Qed.

End Sums.

Theorem h_N_correct p S l : 0 < #|S| -> lists S l ->
  h_N D t_N p l = N.of_nat (h bonded p S).
Proof.
move=> S_gt0 lS; rewrite hostile_sets // /h_N {1 2}/D Nat2N.id; case: p => /=.
  apply: sum_NE => r r_lt; rewrite /divider_part_N partner_NE // !(lists_count _ lS) /divider_part.
  have -> : N.ltb (N.of_nat r) (N.of_nat (partner d t r)) = (r < partner d t r) by lia.
  by rewrite !eqb_NE; do 2! case: ifP => ?; lia.
apply: max_NE => r r_lt; rewrite /breaker_part_N partner_NE // !(lists_count _ lS) /breaker_part.
rewrite eqb_NE; case: (partner d t r == r) => //.
by case: (count S r) => [|i]; case: (count S (partner d t r)) => [|j].
Qed.

Theorem margin_N_correct p S l : 0 < #|S| -> lists S l ->
  margin_N D t_N p l = margin bonded p S.
Proof.
move=> S_gt0 lS; rewrite /margin_N (h_N_correct _ S_gt0 lS) /half_N length_NE (lists_size lS) /margin.
have -> // : N.div2 (N.succ (N.of_nat #|S|)) = N.of_nat (uphalf #|S|); last by lia.
rewrite N.div2_div; apply: esym; apply: (@N.div_unique _ _ _ (N.of_nat (~~ odd #|S|))); by lia.
Qed.

Lemma closer_NE m S l : lists S l -> closer_N m l = closer m S.
Proof.
move=> lS; rewrite /closer_N length_NE (lists_size lS) /closer.
have -> // : N.odd (N.of_nat #|S|) = odd #|S|.
by elim: #|S| => // k IH; rewrite Nat2N.inj_succ N.odd_succ -N.negb_odd IH.
Qed.

Theorem wins_N_correct p m S l : 1 < #|S| -> lists S l ->
  wins_N D t_N p m l = wins bonded p m S.
Proof.
move=> gt1 lS; have bsym := @bonded_sym T number d t.
rewrite /wins_N (closer_NE _ lS) (margin_N_correct _ _ lS); last by lia.
rewrite -verdict_margin //.
have flip q : wins bonded (other q) m S = ~~ wins bonded q m S by apply: wins_other.
by case: (closer m S) (flip Divider) (flip Breaker); case: p => /= -> // _; rewrite negbK.
Qed.

Lemma without_NE S l v : v \in S -> lists S l -> lists (S :\ v) (without_N (N.of_nat (number v)) l).
Proof.
move=> vS lS; have -> : without_N (N.of_nat (number v)) l = rem (N.of_nat (number v)) l.
  by elim: (l) => //= y l' ->; rewrite N.eqb_sym; case: N.eqb_spec => [->|/eqP/negbTE->]; rewrite ?eqxx.
have : perm_eq (enum S) (v :: enum (S :\ v)).
  by apply: uniq_perm; rewrite /= ?enum_uniq ?mem_enum ?setD11 // => x; rewrite inE !mem_enum !inE; case: eqP => [->|].
move/(perm_map (fun x => N.of_nat (number x)))/(perm_trans lS) => /= lS'.
have v_l : N.of_nat (number v) \in l by rewrite (perm_mem lS') mem_head.
by rewrite /lists -(perm_cons (N.of_nat (number v))); apply: perm_trans lS'; rewrite perm_sym perm_to_rem.
Qed.

(* A number is listed if and only if crossing it out wins. *)
Theorem winning_N_correct p S l v : 2 < #|S| -> lists S l -> v \in S ->
  (N.of_nat (number v) \in winning_N D t_N p l) = winning_move bonded p S v.
Proof.
move=> gt2 lS vS; have cardS := card_cross_out vS.
have -> : winning_N D t_N p l
    = [seq x <- l | wins_N D t_N p (other p) (without_N x l)] by [].
rewrite mem_filter (perm_mem lS) (map_f (fun x => N.of_nat (number x))) ?mem_enum // andbT.
by rewrite (wins_N_correct _ _ _ (without_NE vS lS)) /winning_move ?vS //; lia.
Qed.

End Correct.

Extraction "build/solver.ml" closer_N h_N margin_N wins_N winning_N.
