(* The divisor 2: even and odd numbers.

   two_always      if the Divider closes, the Divider wins every position of three
                   or more numbers: A wins Z(n, 2) for odd n even after moves that
                   are not optimal [remark before Theorem 3.2.6]
   balanced S      as many even as odd numbers
   evening         the rule "cross out a number so that a balanced board is left"
   evening_wins    with a balanced board and the Divider to move, the Breaker wins
                   by this rule [the case d = 2 of Theorem 3.2.5] *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile lasttwo moves residues counts pairing.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Parity.

Variables (T : finType) (number : T -> nat).
Implicit Types (S : {set T}) (v w x y : T).

Local Notation bonded := (bonded number 2 0).
Local Notation residue := (residue number 2).
Local Notation count := (count number 2).

Let bsym : symmetric bonded := @bonded_sym T number 2 0.
Let bondedE := bonded_partner number 0 (isT : 0 < 2).
Let residue_lt := residue_lt number (isT : 0 < 2).

Theorem two_always m S : 2 < #|S| -> closer m S = Divider -> wins bonded Divider m S.
Proof.
move=> gt2 is_divider; have := last_two bsym m (ltnW gt2); rewrite is_divider => ->.
rewrite hostile_sets //; last by lia.
have : h_of_counts 2 0 Divider (count S) <= 2; last by lia.
by rewrite /h_of_counts /over_residues /divider_part /=; case: (0 < count S 0); case: (0 < count S 1).
Qed.

Definition balanced S : bool := count S 0 == count S 1.

Lemma residue01 v : residue v = 0 \/ residue v = 1.
Proof. by have := residue_lt v; case: (residue v) => [|[|]] //; [left | right]. Qed.

Lemma card_parities S : #|S| = count S 0 + count S 1.
Proof. by rewrite (card_counts number 0 (isT : 0 < 2) S) /over_residues /=; lia. Qed.

(* Whatever is crossed out of a balanced board, a number of the other parity is left. *)
Lemma evening_answer S v : balanced S -> v \in S ->
  exists2 w, w \in S :\ v & balanced (S :\ v :\ w).
Proof.
move=> /eqP even vS; have r_gt0 := count_gt0 number 2 vS.
have E r := count_cross_out number 2 r vS.
have [r0 | r1] := residue01 v.
  have : 0 < count (S :\ v) 1 by have := E 1; rewrite r0 /=; move: r_gt0; rewrite r0; lia.
  case/count_some=> w w_in wr; exists w => //; rewrite /balanced.
  have F r := count_cross_out number 2 r w_in.
  by apply/eqP; move: (E 0) (E 1) (F 0) (F 1); rewrite r0 wr /=; lia.
have : 0 < count (S :\ v) 0 by have := E 0; rewrite r1 /=; move: r_gt0; rewrite r1; lia.
case/count_some=> w w_in wr; exists w => //; rewrite /balanced.
have F r := count_cross_out number 2 r w_in.
by apply/eqP; move: (E 0) (E 1) (F 0) (F 1); rewrite r1 wr /=; lia.
Qed.

(* With two numbers left, one is even and the other odd. *)
Lemma evening_two x y : x != y -> balanced [set x; y] -> ~~ bonded x y.
Proof.
move=> x_neq_y /eqP even; have xS := set21 x y.
have yS : y \in [set x; y] :\ x by rewrite !inE eq_sym x_neq_y eqxx orbT.
have E r := count_cross_out number 2 r xS; have F r := count_cross_out number 2 r yS.
have card2 : #|[set x; y]| = 2 by rewrite cards2 x_neq_y.
have := card_parities [set x; y]; rewrite card2 => sum2.
rewrite bondedE; move: (E 0) (E 1) (F 0) (F 1) sum2 even.
by have [-> | ->] := residue01 x; have [-> | ->] := residue01 y; rewrite /partner /=; lia.
Qed.

Definition evening : rule T := fun S => [set w | balanced (S :\ w)].

Theorem evening_wins S : 1 < #|S| -> balanced S ->
  wins_by bonded evening Breaker Divider S.
Proof.
move=> gt1 even; pose good m S' : Prop :=
  if m is Divider then balanced S' else exists2 w, w \in S' & balanced (S' :\ w).
apply: (@wins_by_good _ _ bsym _ _ good) => //.
- move=> S' _ [w wS' sit]; split=> [|v]; last by rewrite /permits inE => /andP[].
  by exists w; rewrite /permits inE wS'.
- by move=> S' v _ sit vS'; apply: evening_answer.
- move=> [] x y x_neq_y /=; first exact: evening_two.
  case=> w w_in /eqP even'; have := card_parities ([set x; y] :\ w); have := card_cross_out w_in.
  by rewrite cards2 x_neq_y even'; lia.
Qed.

End Parity.
