(* One mistake is enough [Theorem 3.2.6].

   For the divisors of Theorem 3.1.4, except d = 2, no self-partnered residue has
   more than two numbers.  Then the Divider who closes wins, with the Breaker to
   move, in A-situations only.  So once A has missed one, B wins, for example by the
   website's program.  In general a miss in a position is fatal exactly if no
   self-partnered residue has more than two numbers there.

   can_settle S      an A-situation can be made in S by crossing out a number
   miss S v          crossing out v in S is a miss: it makes no A-situation, and
                     another number would
   few_self S        no self-partnered residue has more than two numbers in S *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile lasttwo moves residues counts.
From Zahlenschlacht Require Import pairing website zahlenschlacht closedform frontier.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* If f <= g at every residue, and the sum of f is at least that of g, then f = g. *)
Lemma sumn_squeeze d (f g : nat -> nat) :
  (forall r, r < d -> f r <= g r) ->
  sumn (over_residues d g) <= sumn (over_residues d f) ->
  forall r, r < d -> f r = g r.
Proof.
move=> le_fg ge_fg r r_lt.
have {le_fg} : forall i, i \in iota 0 d -> f i <= g i.
  by move=> i; rewrite mem_iota => /andP[_]; apply: le_fg.
have : r \in iota 0 d by rewrite mem_iota.
move: ge_fg; rewrite /over_residues; elim: (iota 0 d) => //= i s IH ge_fg r_in le_fg.
have le_s j : j \in s -> f j <= g j by move=> js; apply: le_fg; rewrite inE js orbT.
have le_i := le_fg i (mem_head _ _).
have le_sum : sumn [seq f j | j <- s] <= sumn [seq g j | j <- s].
  elim: (s) le_s => //= j s' IH' le_s'; rewrite leq_add ?le_s' ?mem_head //.
  by apply: IH' => k ks; apply: le_s'; rewrite inE ks orbT.
move: r_in; rewrite inE => /orP[/eqP -> | r_in]; first by lia.
by apply: IH => //; lia.
Qed.

Section Mistake.

Variables (T : finType) (number : T -> nat) (d t : nat).
Hypothesis d_gt0 : 0 < d.
Variable S : {set T}.

Local Notation partner := (partner d t).
Local Notation bonded := (bonded number d t).
Local Notation count := (count number d S).

Hypothesis at_most_two : forall r, r < d -> partner r = r -> count r <= 2.
Hypothesis breaker_to_move : ~~ odd #|S|.
Hypothesis not_over : 1 < #|S|.

Lemma divider_needs_A_situation :
  wins bonded Divider Breaker S = A_situation number d t S.
Proof.
apply/idP/idP=> [win_S | sit]; last first.
  by have [] := lemma_3_1_2 d_gt0 not_over sit.
have is_closer : closer Breaker S = Divider by rewrite /closer (negbTE breaker_to_move).
move: win_S; rewrite -{1}is_closer last_two //; last exact: bonded_sym.
rewrite is_closer (margin_on_the_board number t d_gt0 S).2 (negbTE breaker_to_move) addn0.
rewrite /left_over /self_numbers /self_kinds -addnn !sumn_over.
set G := (G in sumn (over_residues d G) <= _).
set F := (F in _ <= sumn (over_residues d F)) => le_GF.
(* s + 2f <= F, though every term of F is at most the term of s + 2f *)
have terms : forall r, r < d -> F r = G r.
  apply: sumn_squeeze le_GF => r r_lt; have := at_most_two r_lt; rewrite /F /G.
  by case: eqP => [-> /(_ erefl) | _ _]; rewrite ?ltnn; lia.
rewrite {le_GF}/F /G in terms.
apply/A_situationP=> r r_lt; rewrite /settled; case: ifP => [self | not_self].
  by have := terms r r_lt; rewrite self (eqP self) ltnn; lia.
case: (ltngtP r (partner r)) => [lt | gt | eq].
- by have := terms r r_lt; rewrite not_self lt; lia.
- have := terms _ (partner_lt t d_gt0 r).
  by rewrite (partnerK t d_gt0 r_lt) eq_sym not_self gt; lia.
- by rewrite -eq eqxx in not_self.
Qed.

End Mistake.

Section Miss.

Variables (T : finType) (number : T -> nat) (d t : nat).
Hypothesis d_gt0 : 0 < d.
Implicit Types (S U : {set T}) (v w x y z : T) (r : nat).

Local Notation partner := (partner d t).
Local Notation bonded := (bonded number d t).
Local Notation residue := (residue number d).
Local Notation count := (count number d).
Local Notation A_situation := (A_situation number d t).
Local Notation h := (h bonded Divider).

Let bsym : symmetric bonded := @bonded_sym T number d t.
Let bondedE := bonded_partner number t d_gt0.

Definition can_settle S : bool := [exists w in S, A_situation (S :\ w)].
Definition miss S v : bool := [&& v \in S, can_settle S & ~~ A_situation (S :\ v)].

Definition few_self S : bool :=
  all (fun r => (partner r == r) ==> (count S r <= 2)) (iota 0 d).

Lemma few_selfP S :
  reflect (forall r, r < d -> partner r = r -> count S r <= 2) (few_self S).
Proof.
apply: (iffP allP) => [few r r_lt self | few r].
  by have := few r; rewrite mem_iota self eqxx; apply.
by rewrite mem_iota => /andP[_ r_lt]; apply/implyP=> /eqP self; apply: few.
Qed.

(* The Breaker to move: the Divider wins if and only if h is at most half. *)
Lemma divider_winsE U : 1 < #|U| -> ~~ odd #|U| ->
  wins bonded Divider Breaker U = (h U <= #|U|./2).
Proof.
move=> gt1 parity; have is_closer : closer Breaker U = Divider.
  by rewrite /closer (negbTE parity).
by rewrite -{1}is_closer last_two // is_closer; lia.
Qed.

(* Crossing out one of two or more numbers of a self-partnered residue does not
   lower h. *)
Lemma h_self U z : z \in U -> partner (residue z) = residue z ->
  1 < count U (residue z) -> h (U :\ z) = h U.
Proof.
move=> zU self gt1; apply/eqP; rewrite eqn_leq h_cross_out_le leqNgt lowers_h //.
by rewrite /larger_side self eqxx; lia.
Qed.

(* In an A-situation with three or more numbers of a self-partnered residue, the
   margin is at least 1. *)
Lemma spare_situation U r : A_situation U -> r < d -> partner r = r ->
  2 < count U r -> h U < #|U|./2.
Proof.
move=> sit r_lt self gt2; have := card_gt2P gt2.
case=> x [y [z [[]]]]; rewrite !inE.
move=> /andP[xU /eqP xr] /andP[yU /eqP yr] _ [x_neq_y _ _].
have yUx : y \in U :\ x by rewrite !inE eq_sym x_neq_y.
have count_x := count_cross_out number d r xU; rewrite xr eqxx in count_x.
rewrite -(h_self xU) ?xr //; last by lia.
rewrite -(h_self yUx) ?yr //; last by lia.
have card_x := card_cross_out xU; have card_y := card_cross_out yUx.
have gt1 : 1 < #|U :\ x :\ y|.
  have : count U r <= #|U| by apply/subset_leq_card/subsetP=> u; rewrite inE => /andP[].
  by have := A_situation_even d_gt0 sit; lia.
have sit' : A_situation (U :\ x :\ y).
  by apply: (pairing_keeps d_gt0 sit xU yUx); rewrite bondedE xr yr self.
have := divider_winsE gt1 (A_situation_even d_gt0 sit'); rewrite card_x card_y ltnS.
by have [_ _ -> <-] := lemma_3_1_2 d_gt0 gt1 sit'.
Qed.

(* The numbers of each residue decide what an A-situation is. *)
Lemma eq_A_situation S U : (forall r, count S r = count U r) -> A_situation S = A_situation U.
Proof. by move=> same; apply: eq_all => r; rewrite /settled !same. Qed.

Theorem miss_is_fatal S v : 2 < #|S| -> odd #|S| -> miss S v ->
  wins bonded Breaker Breaker (S :\ v) = few_self S.
Proof.
move=> gt2 parity /and3P[vS /exists_inP[w wS sit] not_sit].
have card_v := card_cross_out vS; have card_w := card_cross_out wS.
have same_card : #|S :\ w| = #|S :\ v| by apply: succn_inj; rewrite -card_v.
have gt1 : 1 < #|S :\ v| by rewrite -ltnS -card_v.
have even : ~~ odd #|S :\ v| by move: parity; rewrite card_v.
rewrite (@wins_other _ _ bsym Divider) //.
have [few | /few_selfP/= many] := boolP (few_self S).
  rewrite (divider_needs_A_situation d_gt0) // => r r_lt self.
  apply: leq_trans (few_selfP _ few r r_lt self).
  by rewrite (count_cross_out number d r vS) leq_addr.
apply/negbTE; rewrite negbK divider_winsE //.
have v_neq_w : v != w by apply: contraNneq not_sit => ->.
have vw : S :\ v :\ w = S :\ w :\ v by apply/setP=> x; rewrite !inE andbCA.
have wSv : w \in S :\ v by rewrite !inE eq_sym v_neq_w.
have /allPn[r] : ~~ few_self S by apply/negP=> /few_selfP.
rewrite mem_iota negb_imply -ltnNge => /andP[_ r_lt] /andP[/eqP self gt_r].
have h_le : h (S :\ v :\ w) <= h (S :\ w) by rewrite vw h_cross_out_le.
have [many_w | few_w] := ltnP 2 (count (S :\ w) r).
  apply: leq_trans (h_cross_out_ge _ _ _ w) _; apply: leq_ltn_trans h_le _.
  by rewrite -same_card (spare_situation sit r_lt self).
(* w is one of three numbers with the residue r, and v is not *)
have count_w := count_cross_out number d r wS; have count_v := count_cross_out number d r vS.
have wr : residue w = r.
  by apply: contraTeq gt_r => /negbTE wr; rewrite count_w wr addn0 -leqNgt.
have vr : residue v != r.
  apply: contraNneq not_sit => vr; rewrite (@eq_A_situation _ (S :\ w)) // => i.
  have := count_cross_out number d i wS; have := count_cross_out number d i vS.
  by rewrite vr wr => -> /addIn.
rewrite -(h_self wSv) ?wr //; last first.
  by move: gt_r; rewrite count_v (negbTE vr) addn0; apply: ltnW.
have gt1_w : 1 < #|S :\ w| by rewrite same_card.
have [_ _] := lemma_3_1_2 d_gt0 gt1_w sit.
by rewrite divider_winsE ?(A_situation_even d_gt0 sit) // same_card; apply: leq_trans.
Qed.

End Miss.

(* The divisors of Theorem 3.1.4. *)
Lemma self_count_le2 n d r (S : {set 'I_n}) : 5 <= n -> odd n -> d != 2 ->
  d \in [:: n.-1./2; n.+1./2; n; n.+1; n.+2] ->
  r < d -> partner d 0 r = r -> count (@written n) d S r <= 2.
Proof.
move=> n_ge5 n_odd d_neq2 d_in r_lt; have d_gt0 : 0 < d by lia.
rewrite partner0 // => self.
apply: leq_trans (_ : count (@written n) d [set: 'I_n] r <= 2).
  by apply/subset_leq_card/subsetP=> x; rewrite !inE => /andP[_].
rewrite count_start // /start_count -/(q n d) -/(rho n d).
move: d_in; rewrite !inE => /or4P[/eqP Ed | /eqP Ed | /eqP Ed | /orP[]/eqP Ed].
- by have [||-> ->] := @q_rho n d 2 1; try lia; move: self; case: eqP; lia.
- by have [||-> ->] := @q_rho n d 1 d.-1; lia.
- by have [||-> ->] := @q_rho n d 1 0; lia.
- by have [||-> ->] := @q_rho n d 0 n; lia.
- by have [||-> ->] := @q_rho n d 0 n; lia.
Qed.

(* B is to move in the position S.  If A has not left an A-situation, B wins,
   by the website's program. *)
Theorem theorem_3_2_6 n d (S : {set 'I_n}) : 5 <= n -> odd n -> d != 2 ->
  d \in [:: n.-1./2; n.+1./2; n; n.+1; n.+2] ->
  1 < #|S| -> ~~ odd #|S| -> ~~ A_situation (@written n) d 0 S ->
  wins_by (bond n d 0) (website (@written n) d 0) Breaker Breaker S.
Proof.
move=> n_ge5 n_odd d_neq2 d_in gt1 parity not_sit.
have d_gt0 : 0 < d by move: d_in; rewrite !inE; lia.
apply: website_wins => //; first by rewrite /closer (negbTE parity).
rewrite (@wins_other _ _ (@bonded_sym _ _ _ _) Divider) //.
rewrite divider_needs_A_situation // => r r_lt.
exact: self_count_le2.
Qed.
