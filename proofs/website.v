(* Moves by residue, and the website's program.

   larger_side S v    v is on the strictly larger side of a pair of residues, or
                      the only number of a self-partnered residue
   smaller_side S v   v is on the smaller side (or on either of two equal sides) of a
                      pair whose two sides are on the board, or one of two or more
                      numbers of a self-partnered residue
   website            the program of the paper's website: cross out a number of
                      smaller_side; when there is none, all numbers are
                      superfluous, and it crosses out any number

   lowers_h           the moves of larger_side are those that lower the h of the
                      Divider who closes
   website_wins       the website's program wins every position that the Breaker who
                      does not close can win *)

From Coq Require Import ZArith.
From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile lasttwo moves residues counts program.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Website.

Variables (T : finType) (number : T -> nat) (d t : nat).
Hypothesis d_gt0 : 0 < d.
Implicit Types (S : {set T}) (v w x y : T) (r : nat) (m : role).

Local Notation partner := (partner d t).
Local Notation bonded := (bonded number d t).
Local Notation residue := (residue number d).
Local Notation count := (count number d).
Local Notation group := (group number d t).
Local Notation in_group := (in_group number d t).
Local Notation h := (h bonded).

Let bsym : symmetric bonded := @bonded_sym T number d t.
Let bondedE := bonded_partner number t d_gt0.
Let residue_lt := residue_lt number d_gt0.

Definition larger_side S v : bool :=
  let r := residue v in
  if partner r == r then count S r == 1 else count S (partner r) < count S r.

Definition smaller_side S v : bool :=
  let r := residue v in
  if partner r == r then 2 <= count S r else 1 <= count S r <= count S (partner r).

Definition superfluous S v : bool := [forall w in S, (w != v) ==> ~~ bonded v w].

(* Which moves lower h ---------------------------------------------------- *)

(* Only the group of v matters. *)
Lemma h_split_group S v : v \in S ->
  let G := in_group S (group v) in
  h Divider S = h Divider G + h Divider (S :\: G) /\
  h Divider (S :\ v) = h Divider (in_group (S :\ v) (group v)) + h Divider (S :\: G).
Proof.
move=> vS; set k := group v => G.
have split_off S' : h Divider S' = h Divider (in_group S' k) + h Divider (S' :\: in_group S' k).
  rewrite -h_setU //.
  - by congr h; apply/setP=> x; rewrite !inE; case: (x \in S'); case: eqP.
  - rewrite -setI_eq0; apply/eqP/setP=> x; rewrite !inE.
    by case: (x \in S'); case: eqP.
  - move=> x y; rewrite !inE => /andP[xS' /eqP xk] /andP[y_out yS'].
    apply: contraNN y_out => xy; rewrite yS' /=.
    by have := bonded_group d_gt0 xy; rewrite xk => <-.
split; first exact: split_off.
rewrite [LHS]split_off; congr (_ + h Divider _); apply/setP=> x; rewrite !inE.
by have [-> | _] := eqVneq x v; rewrite ?eqxx ?vS.
Qed.

Theorem lowers_h S v : v \in S ->
  (h Divider (S :\ v) < h Divider S) = larger_side S v.
Proof.
move=> vS; have [-> ->] := h_split_group vS; rewrite ltn_add2r.
rewrite !h_divider_group ?group_lt // /larger_side /residues.group.
have count_S r := count_cross_out number d r vS.
move: (residue v) (residue_lt v) count_S => r r_lt count_S.
have pK := partnerK t d_gt0 r_lt.
rewrite /divider_part; case: (ltngtP r (partner r)) => [lt | gt | self].
- (* the group is named after r *)
  by rewrite (gtn_eqF lt) lt !count_S eqxx (ltn_eqF lt); lia.
- (* the group is named after the partner of r *)
  by rewrite pK (gtn_eqF gt) gt !count_S eqxx (gtn_eqF gt); lia.
- (* r is self-partnered *)
  by rewrite -self eqxx !count_S eqxx; lia.
Qed.

(* The winning moves of the closing Divider, by residue. *)
Corollary winning_move_divider S v : 2 < #|S| -> odd #|S| -> v \in S ->
  winning_move bonded Divider S v =
    (1 <=? margin bonded Divider S)%Z
    || (margin bonded Divider S =? 0)%Z && larger_side S v.
Proof. by move=> gt2 parity vS; rewrite winning_move_closer // lowers_h. Qed.

(* The winning moves of the Breaker who does not close, by residue. *)
Corollary winning_move_breaker S v : 2 < #|S| -> ~~ odd #|S| -> v \in S ->
  winning_move bonded Breaker S v =
    (margin bonded Divider S <=? -2)%Z
    || (margin bonded Divider S =? -1)%Z && ~~ larger_side S v.
Proof.
move=> gt2 parity vS; rewrite winning_move_other // -lowers_h // -leqNgt.
by rewrite eqn_leq h_cross_out_le.
Qed.

(* The website's program -------------------------------------------------- *)

Definition website : rule T := fun S =>
  let useful := [set v in S | smaller_side S v] in
  if useful == set0 then S else useful.

(* When it finds no number to cross out, all numbers are superfluous. *)
Lemma useful_none S :
  [set v in S | smaller_side S v] = set0 -> {in S, forall v, superfluous S v}.
Proof.
move=> none x xS; apply/forall_inP=> y yS; apply/implyP=> y_neq_x; apply/negP=> xy.
have idle v : v \in S -> ~~ smaller_side S v.
  by move=> vS; have := in_set0 v; rewrite -none inE vS => /= ->.
have := idle x xS; have := idle y yS; rewrite /smaller_side.
move: xy; rewrite bondedE => /eqP y_partner.
have x_gt0 := count_gt0 number d xS; have y_gt0 := count_gt0 number d yS.
rewrite y_partner partnerK // in y_gt0 *; case: eqP => [self | not_self]; last first.
  by rewrite eq_sym (introF eqP not_self); lia.
rewrite -self eqxx => _ /negP; apply.
apply: leq_trans (_ : #|[set x; y]| <= _); first by rewrite cards2 eq_sym y_neq_x.
apply/subset_leq_card/subsetP=> z /set2P[]->; rewrite inE ?xS ?yS ?eqxx //=.
by rewrite y_partner -self.
Qed.

Lemma all_superfluous S : {in S, forall v, superfluous S v} -> hostile bonded Divider S.
Proof.
move=> sup; apply/hostile_divider=> x y xS yS x_neq_y.
by have /forall_inP/(_ y yS) := sup x xS; rewrite eq_sym x_neq_y.
Qed.

Theorem website_wins m S :
  1 < #|S| -> closer m S = Divider -> wins bonded Breaker m S ->
  wins_by bonded website Breaker m S.
Proof.
apply: (@spare_rule_wins _ _ bsym website Breaker) => {m}S; rewrite /permits /website.
  move=> gt2; case: eqP => [_ | /eqP/set0Pn[v v_useful]].
    have /card_gt0P[v vS] : 0 < #|S| by lia.
    by exists v; rewrite vS.
  by exists v; rewrite v_useful andbT; move: v_useful; rewrite inE => /andP[].
move=> v gt2; case: eqP => [/useful_none sup _ | _ /andP[vS]].
  by left; apply: all_superfluous.
(* a number of the smaller side does not lower h: it is spare *)
rewrite inE vS /= => v_small; right; rewrite spareE // eqn_leq h_cross_out_le /=.
rewrite leqNgt lowers_h //; move: v_small; rewrite /smaller_side /larger_side.
by case: ifP; lia.
Qed.

End Website.
