(* The {x, y, z}-strategy [Definition 3.1.6, Lemma 3.1.7 and the remark after it].

   After the first move two residues are off, y and z, and z is self-partnered:

   nearly S        all other residues meet the condition for an A-situation; z has
                   an odd number of numbers, three or more; and y has one number
                   more than its partner or, if y is self-partnered, an odd number
   follow          the rule "cross out a number so that an A-situation is left, or a
                   board that is nearly one": answer with a partner; if the Breaker
                   takes from z, take from y, and if from y, from z

   nearly_wins     with such a board and the Breaker to move, the Divider wins by
                   this rule, whatever the Breaker does
   first_move      if the residues x, y, z are off and all others are settled, the
                   Divider may begin with any number of residue x: one that is not
                   self-partnered, as in the definition, or one that is, as in the
                   remark after the lemma *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile lasttwo moves residues counts pairing.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Strategy.

Variables (T : finType) (number : T -> nat) (d t : nat).
Hypothesis d_gt0 : 0 < d.
Variables y z : nat.
Hypotheses (y_lt : y < d) (z_lt : z < d) (y_neq_z : y != z).
Implicit Types (S : {set T}) (v w : T) (r : nat).

Local Notation partner := (partner d t).
Local Notation bonded := (bonded number d t).
Local Notation residue := (residue number d).
Local Notation count := (count number d).
Local Notation settled := (settled number d t).
Local Notation A_situation := (A_situation number d t).

Hypothesis z_self : partner z = z.

Let bsym : symmetric bonded := @bonded_sym T number d t.
Let residue_lt := residue_lt number d_gt0.
Let pK r (r_lt : r < d) : partner (partner r) = r := partnerK t d_gt0 r_lt.

Definition off S r : bool :=
  if partner r == r then odd (count S r) else count S r == (count S (partner r)).+1.

Definition apart r : bool := [&& r != y, r != z & r != partner y].

Definition nearly S : bool :=
  [&& odd (count S z), 2 < count S z, off S y & all (fun r => apart r ==> settled S r) (iota 0 d)].

Lemma nearlyP S : reflect
  [/\ odd (count S z), 2 < count S z, off S y & forall r, r < d -> apart r -> settled S r] (nearly S).
Proof.
apply: (iffP and4P) => -[z_odd z_3 y_off others]; split=> //.
  move=> r r_lt r_apart; have r_in : r \in iota 0 d by rewrite mem_iota.
  by have /implyP-> := allP others r r_in.
by apply/allP=> r; rewrite mem_iota => /andP[_ r_lt]; apply/implyP; apply: others.
Qed.

(* A residue apart from y, z and the partner of y has a partner apart from them. *)
Lemma apart_partner r : r < d -> apart r -> apart (partner r).
Proof.
move=> r_lt /and3P[r_y r_z r_py]; apply/and3P; split.
- by apply: contraNneq r_py => E; rewrite -E pK.
- by apply: contraNneq r_z => E; rewrite -(pK r_lt) E z_self.
- by apply: contraNneq r_y => E; rewrite -(pK r_lt) E pK.
Qed.

Lemma z_not_partner : z != partner y.
Proof. by apply: contraNneq y_neq_z => E; rewrite -(pK y_lt) -E z_self. Qed.

Section Two.

Variables (S : {set T}) (v w : T).
Hypotheses (vS : v \in S) (wS : w \in S :\ v).

Lemma count_two r :
  count S r = count (S :\ v :\ w) r + (residue w == r) + (residue v == r).
Proof. by rewrite (count_cross_out number d r vS) (count_cross_out number d r wS). Qed.

(* Residues that neither of the two numbers touches keep their condition. *)
Lemma settled_untouched r : r < d ->
  residue v != r -> residue w != r -> residue v != partner r -> residue w != partner r ->
  settled (S :\ v :\ w) r = settled S r.
Proof.
move=> r_lt vr wr vp wp; rewrite /pairing.settled !count_two.
by rewrite (negbTE vr) (negbTE wr) (negbTE vp) (negbTE wp) !addn0.
Qed.

End Two.

Lemma some_y S : off S y -> 0 < count S y.
Proof. by rewrite /off; case: ifP => _; lia. Qed.

(* One number of y and one of z: an A-situation. *)
Lemma both_off S v w : v \in S -> w \in S :\ v -> nearly S ->
  (residue v = y /\ residue w = z) \/ (residue v = z /\ residue w = y) ->
  A_situation (S :\ v :\ w).
Proof.
move=> vS wS /nearlyP[z_odd z_3 y_off others] which.
have E r : count S r = count (S :\ v :\ w) r + (y == r) + (z == r).
  by rewrite (count_two vS wS); case: which => -[-> ->]; lia.
have zpy := z_not_partner.
apply/A_situationP=> r r_lt; rewrite /pairing.settled.
have [r_z | r_nz] := eqVneq r z.
  by rewrite r_z z_self eqxx; move: (E z) z_odd; rewrite eqxx (negbTE y_neq_z); lia.
have z_nr : (z == r) = false by rewrite eq_sym (negbTE r_nz).
have [r_y | r_ny] := eqVneq r y.
  move: y_off; rewrite r_y /off; case: ifP => [/eqP self | /negbT not_self].
    by move: (E y); rewrite eqxx [z == y]eq_sym (negbTE y_neq_z); lia.
  move: (E y) (E (partner y)); rewrite eqxx [z == y]eq_sym (negbTE y_neq_z) (negbTE zpy).
  by rewrite [y == partner y]eq_sym (negbTE not_self); lia.
have y_nr : (y == r) = false by rewrite eq_sym (negbTE r_ny).
have [r_py | r_npy] := eqVneq r (partner y).
  have not_self : partner y != y by rewrite -r_py.
  rewrite r_py pK // [y == partner y]eq_sym (negbTE not_self).
  move: y_off; rewrite /off (negbTE not_self); move: (E y) (E (partner y)).
  rewrite eqxx [z == y]eq_sym (negbTE y_neq_z) (negbTE zpy) [y == partner y]eq_sym (negbTE not_self).
  by lia.
have r_apart : apart r by rewrite /apart r_ny r_nz r_npy.
have /and3P[p_y p_z _] := apart_partner r_lt r_apart.
have := others r r_lt r_apart; rewrite /pairing.settled (E r) (E (partner r)) y_nr z_nr.
by rewrite [y == partner r]eq_sym (negbTE p_y) [z == partner r]eq_sym (negbTE p_z) !addn0.
Qed.

(* A number and a bonded one, neither of z nor of a self-partnered or surplus y. *)
Lemma nearly_keeps S v w : v \in S -> w \in S :\ v -> nearly S ->
  residue w = partner (residue v) -> residue v != y -> residue v != z ->
  (partner y == y) || (residue v == partner y) || apart (residue v) ->
  nearly (S :\ v :\ w).
Proof.
move=> vS wS /nearlyP[z_odd z_3 y_off others] wr v_y v_z kind.
have E r := count_two vS wS r.
have w_z : residue w != z.
  by rewrite wr; apply: contraNneq v_z => F; rewrite -(pK (residue_lt v)) F z_self.
have keep_z : count (S :\ v :\ w) z = count S z.
  by rewrite (E z) (negbTE v_z) (negbTE w_z) !addn0.
apply/nearlyP; split; rewrite ?keep_z //.
  move: y_off; rewrite /off; case: ifP => [/eqP self | /negbT not_self].
    have w_y : residue w != y.
      by rewrite wr; apply: contraNneq v_y => F; rewrite -(pK (residue_lt v)) F self.
    by rewrite (E y) (negbTE v_y) (negbTE w_y) !addn0.
  rewrite (E y) (E (partner y)) wr.
  have -> : (residue v == partner y) = (partner (residue v) == y).
    by apply/eqP/eqP => F; rewrite ?F ?pK // -F pK.
  have -> : (partner (residue v) == partner y) = (residue v == y).
    by apply/eqP/eqP => [F | -> //]; rewrite -(pK (residue_lt v)) F pK.
  by rewrite (negbTE v_y) !addn0; lia.
move=> r r_lt r_apart; have := others r r_lt r_apart; rewrite /pairing.settled.
rewrite (E r) (E (partner r)) wr.
have -> : (residue v == partner r) = (partner (residue v) == r).
  by rewrite partnerC // eq_sym.
have -> : (partner (residue v) == partner r) = (residue v == r).
  by rewrite (partnerC t r_lt) ?partner_lt // pK // eq_sym.
case: ifP => [/eqP self | _]; last by clear; lia.
have -> : (partner (residue v) == r) = (residue v == r).
  by rewrite eq_sym partnerC // self.
by clear; lia.
Qed.

(* Whatever is crossed out, there is an answer. *)
Lemma nearly_answer S v : nearly S -> v \in S ->
  exists2 w, w \in S :\ v & A_situation (S :\ v :\ w) || nearly (S :\ v :\ w).
Proof.
move=> near vS; have /nearlyP[z_odd z_3 y_off others] := near.
have C r := count_cross_out number d r vS.
have [v_z | v_nz] := eqVneq (residue v) z.
  have : 0 < count (S :\ v) y.
    by have := some_y y_off; have := C y; rewrite v_z [z == y]eq_sym (negbTE y_neq_z); lia.
  case/count_some=> w wS wr; exists w => //.
  by rewrite (both_off vS wS near) //; right.
have [v_y | v_ny] := eqVneq (residue v) y.
  have : 0 < count (S :\ v) z by have := C z; rewrite v_y (negbTE y_neq_z); lia.
  case/count_some=> w wS wr; exists w => //.
  by rewrite (both_off vS wS near) //; left.
have : 0 < count (S :\ v) (partner (residue v)).
  have v_gt0 := count_gt0 number d vS; have := C (partner (residue v)).
  have [v_py | v_npy] := eqVneq (residue v) (partner y).
    rewrite v_py pK //; have not_self : partner y != y by rewrite -v_py.
    by move: y_off v_gt0; rewrite /off v_py (negbTE not_self); lia.
  have r_apart : apart (residue v) by rewrite /apart v_ny v_nz v_npy.
  have := others _ (residue_lt v) r_apart; rewrite /pairing.settled.
  case: eqP => [-> | not_self]; first by rewrite eqxx; lia.
  by rewrite [residue v == _]eq_sym (introF eqP not_self); lia.
case/count_some=> w wS wr; exists w => //; apply/orP; right.
apply: nearly_keeps => //; rewrite /apart v_ny v_nz.
by case: (residue v == partner y); rewrite ?orbT.
Qed.

Definition follow : rule T := fun S => [set w | A_situation (S :\ w) || nearly (S :\ w)].

Lemma nearly_four S : nearly S -> 3 < #|S|.
Proof.
case/nearlyP=> _ z_3 /some_y/card_gt0P[v]; rewrite inE => /andP[vS /eqP vr] _.
have : count S z <= #|S :\ v|.
  apply: subset_leq_card; apply/subsetP=> w; rewrite !inE => /andP[-> /eqP wr].
  by rewrite andbT; apply: contraNneq y_neq_z => F; rewrite -vr -F wr.
by rewrite (card_cross_out vS); lia.
Qed.

Theorem nearly_wins S : nearly S -> wins_by bonded follow Divider Breaker S.
Proof.
move=> near; pose good m S' : Prop :=
  if m is Breaker then A_situation S' || nearly S'
  else exists2 w, w \in S' & A_situation (S' :\ w) || nearly (S' :\ w).
apply: (@wins_by_good _ _ bsym _ _ good).
- move=> S' _ [w wS' sit]; split=> [|v]; last by rewrite /permits inE => /andP[].
  by exists w; rewrite /permits inE wS'.
- move=> S' v _ /orP[sit | near'] vS'; last exact: nearly_answer.
  have [w wS' vw] := pairing_answer d_gt0 sit vS'.
  by exists w => //; rewrite (pairing_keeps d_gt0 sit).
- move=> [] x1 x2 x_neq /=.
    case=> w w_in /orP[/(A_situation_even d_gt0) | /nearly_four].
      by have := card_cross_out w_in; rewrite cards2 x_neq => -[<-].
    by have := card_cross_out w_in; rewrite cards2 x_neq => -[<-].
  case/orP=> [|/nearly_four]; last by rewrite cards2 x_neq.
  exact: pairing_two.
- by have := nearly_four near; lia.
- by rewrite /good near orbT.
Qed.

Theorem first_move S v (x := residue v) : v \in S -> x != y -> x != z ->
  off S x -> off S y -> odd (count S z) -> 2 < count S z ->
  (forall r, r < d -> r \notin [:: x; y; z] -> partner r \notin [:: x; y; z] -> settled S r) ->
  wins_by bonded follow Divider Breaker (S :\ v).
Proof.
move=> vS x_y x_z x_off y_off z_odd z_3 others; apply: nearly_wins.
have x_lt : x < d := residue_lt v.
have C r : count S r = count (S :\ v) r + (x == r) := count_cross_out number d r vS.
(* x and y cannot both be one more than the other *)
have x_py : x != partner y.
  apply/negP=> /eqP E; have px : partner x = y by rewrite E pK.
  have nself_y : partner y != y by rewrite -E.
  have nself_x : partner x != x by rewrite px eq_sym.
  by move: x_off y_off; rewrite /off (negbTE nself_x) (negbTE nself_y) px -E; lia.
apply/nearlyP; split.
- by move: z_odd; rewrite (C z) (negbTE x_z) addn0.
- by move: z_3; rewrite (C z) (negbTE x_z) addn0.
- by move: y_off; rewrite /off (C y) (C (partner y)) (negbTE x_y) (negbTE x_py) !addn0.
move=> r r_lt r_apart; have /and3P[r_y r_z r_py] := r_apart; rewrite /pairing.settled.
have [r_x | r_nx] := eqVneq r x.
  move: x_off; rewrite r_x /off (C x) (C (partner x)) eqxx.
  case: ifP => [_ | /negbT nself]; first by lia.
  by rewrite [x == partner x]eq_sym (negbTE nself); lia.
have x_nr : (x == r) = false by rewrite eq_sym (negbTE r_nx).
have [r_px | r_npx] := eqVneq r (partner x).
  have nself : partner x != x by rewrite -r_px.
  rewrite r_px pK // [x == partner x]eq_sym (negbTE nself).
  by move: x_off; rewrite /off (negbTE nself) (C x) (C (partner x)) eqxx [x == partner x]eq_sym (negbTE nself); lia.
have /and3P[p_y p_z _] := apart_partner r_lt r_apart.
have p_x : partner r != x by apply: contraNneq r_npx => E; rewrite -E pK.
have := others r r_lt; rewrite !inE !negb_or r_nx r_y r_z p_x p_y p_z => /(_ isT isT).
by rewrite /pairing.settled (C r) (C (partner r)) x_nr [x == partner r]eq_sym (negbTE p_x) !addn0.
Qed.

End Strategy.
