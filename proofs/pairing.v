(* The pairing strategy [Definition 3.1.1, Lemma 3.1.2].

   A_situation S    partners have equal counts, self-partnered residues have
                    even counts: the numbers of S can be paired off in bonds
   pairing          the rule "cross out a number so that an A-situation is left"

   As in residues.v the board is any finite type of numbers, and the remainder t
   is arbitrary.  Against every move there is a number bonded to the one crossed
   out, crossing it out restores the A-situation, and an A-situation with two
   numbers is a bond: so the Divider wins by pairing. *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile lasttwo moves residues counts.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Pairing.

Variables (T : finType) (number : T -> nat) (d t : nat).
Hypothesis d_gt0 : 0 < d.
Implicit Types (S : {set T}) (v w x y : T) (r : nat).

Local Notation partner := (partner d t).
Local Notation bonded := (bonded number d t).
Local Notation residue := (residue number d).
Local Notation count := (count number d).

Definition settled S r : bool :=
  if partner r == r then ~~ odd (count S r) else count S r == count S (partner r).

Definition A_situation S : bool := all (settled S) (iota 0 d).

Lemma A_situationP S :
  reflect (forall r, r < d -> settled S r) (A_situation S).
Proof.
apply: (iffP allP) => [sit r r_lt | sit r]; first by apply: sit; rewrite mem_iota.
by rewrite mem_iota => /andP[_]; apply: sit.
Qed.

Let bsym : symmetric bonded := @bonded_sym T number d t.
Let bondedE := bonded_partner number t d_gt0.
Let residue_lt := residue_lt number d_gt0.

(* A number with a given residue. *)
Lemma count_some S r : 0 < count S r -> exists2 x, x \in S & residue x = r.
Proof. by case/card_gt0P=> x; rewrite inE => /andP[xS /eqP xr]; exists x. Qed.

(* Whatever is crossed out in an A-situation, a number bonded to it is left. *)
Lemma pairing_answer S v : A_situation S -> v \in S ->
  exists2 w, w \in S :\ v & bonded v w.
Proof.
move=> /A_situationP/(_ _ (residue_lt v)) sit vS.
suff [w w_in wr] : exists2 w, w \in S :\ v & residue w = partner (residue v).
  by exists w => //; rewrite bondedE wr.
apply: count_some; have r_gt0 := count_gt0 number d vS.
have := count_cross_out number d (partner (residue v)) vS.
move: sit; rewrite /settled; case: eqP => [-> | not_self]; first by rewrite eqxx; lia.
by rewrite [residue v == _]eq_sym (introF eqP not_self); lia.
Qed.

(* Crossing it out restores the A-situation. *)
Lemma pairing_keeps S v w : A_situation S -> v \in S -> w \in S :\ v ->
  bonded v w -> A_situation (S :\ v :\ w).
Proof.
move=> /A_situationP sit vS wS; rewrite bondedE => /eqP wr.
apply/A_situationP=> r r_lt; have {sit} := sit r r_lt; rewrite /settled.
have E q : count S q = count (S :\ v :\ w) q + (residue w == q) + (residue v == q).
  by rewrite (count_cross_out number d q vS) (count_cross_out number d q wS).
rewrite !E wr.
have -> : (residue v == partner r) = (partner (residue v) == r).
  by rewrite partnerC // eq_sym.
have -> : (partner (residue v) == partner r) = (residue v == r).
  by rewrite (partnerC t r_lt) ?partner_lt // partnerK // eq_sym.
case: ifP => [/eqP self | _]; last by lia.
have -> : (partner (residue v) == r) = (residue v == r).
  by rewrite eq_sym partnerC // self.
by lia.
Qed.

(* With two numbers left it is a bond. *)
Lemma pairing_two x y : x != y -> A_situation [set x; y] -> bonded x y.
Proof.
move=> x_neq_y sit; have [w] := pairing_answer sit (set21 x y).
by rewrite !inE => /andP[w_neq_x /orP[/eqP w_x | /eqP ->]] //; rewrite w_x eqxx in w_neq_x.
Qed.

Lemma A_situation_even S : A_situation S -> ~~ odd #|S|.
Proof.
move=> /A_situationP sit; rewrite (card_counts number t d_gt0 S).
have : forall r, r \in iota 0 d -> settled S r.
  by move=> r; rewrite mem_iota => /andP[_]; apply: sit.
rewrite /over_residues; elim: (iota 0 d) => //= r rs IH settled_all.
rewrite oddD (negbTE (IH _)); last by move=> i i_in; rewrite settled_all // inE i_in orbT.
have := settled_all r (mem_head _ _); rewrite /settled addbF.
case: ifP => // _ /eqP <-.
by case: ifP => //; rewrite addnn odd_double.
Qed.

Definition pairing : rule T := fun S => [set w | A_situation (S :\ w)].

(* Lemma 3.1.2: in an A-situation with the Breaker to move, the Divider wins by
   pairing, whatever the Breaker does. *)
Theorem pairing_wins S : 1 < #|S| -> A_situation S ->
  wins_by bonded pairing Divider Breaker S.
Proof.
move=> gt1 sitS; pose good m S' :=
  if m is Breaker then A_situation S' else exists2 w, w \in S' & A_situation (S' :\ w).
apply: (@wins_by_good _ _ bsym _ _ good) => //.
- (* the Divider moves: there is such a number, and any such number will do *)
  move=> S' _ [w wS' sit]; split=> [|v]; last by rewrite /permits inE => /andP[].
  by exists w; rewrite /permits inE wS'.
- (* the Breaker moves: the answer exists *)
  move=> S' v _ sit vS'; have [w wS' vw] := pairing_answer sit vS'.
  by exists w => //; apply: pairing_keeps.
- (* two numbers left *)
  move=> [] x y x_neq_y /=; last exact: pairing_two.
  case=> w w_in /A_situation_even; have := card_cross_out w_in.
  by rewrite cards2 x_neq_y => -[<-].
Qed.

Theorem lemma_3_1_2 S : 1 < #|S| -> A_situation S ->
  [/\ forall v, v \in S -> exists2 w, w \in S :\ v &
        bonded v w /\ A_situation (S :\ v :\ w),
      wins_by bonded pairing Divider Breaker S
    & wins bonded Divider Breaker S].
Proof.
move=> gt1 sit; have by_pairing := pairing_wins gt1 sit.
split=> //; last exact: wins_by_wins by_pairing.
move=> v vS; have [w wS vw] := pairing_answer sit vS.
by exists w => //; split=> //; apply: pairing_keeps.
Qed.

End Pairing.
