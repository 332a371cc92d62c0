(* The moves of the paper's examples.

   original_first     Z(2017, 8), Examples 2.3.2 and 3.1.3: after a first move with
                      residue 1 A wins by pairing
   original_any       Z(2017, 8): every first move wins
   example_3_1_9      Z(15, 6): A crosses out 7 and goes on by the {1, 2, 3}-strategy;
                      if B answers with 2, each of 3, 9 and 15 makes an A-situation
   no_strategy        Z(15, 13), the remark after Definition 3.1.6: A wins by no rule
                      at all, so not by the {0, 1, 2}-strategy *)

From Coq Require Import ZArith.
From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile lasttwo moves residues counts.
From Zahlenschlacht Require Import pairing strategy zahlenschlacht paper.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The counts after the first move. *)
Lemma count_first n d (v : 'I_n) r : 0 < d -> r < d ->
  count (@written n) d ([set: 'I_n] :\ v) r
    = start_count n d r - (residue (@written n) d v == r).
Proof.
move=> d_gt0 r_lt; rewrite -count_start // (count_cross_out (@written n) d r (in_setT v)).
by rewrite addnK.
Qed.

(* The number 2017 stands in one hypothesis only, because Coq writes it as 2017
   successors of 0. *)
Theorem original_first n (v : 'I_n) : n = 2017 -> residue (@written n) 8 v = 1 ->
  wins_by (bond n 8 0) (pairing (@written n) 8 0) Divider Breaker ([set: 'I_n] :\ v).
Proof.
move=> nE v_one; apply: pairing_wins => //.
  by rewrite -ltnS -card_cross_out ?in_setT // card_board nE.
have /allP settles : all (fun r => let a i := start_count n 8 i - (1 == i) in
    if partner 8 0 r == r then ~~ odd (a r) else a r == a (partner 8 0 r)) (iota 0 8).
  by rewrite nE; vm_compute.
apply/A_situationP=> r r_lt; rewrite /settled !count_first ?partner_lt // v_one.
by apply: settles; rewrite mem_iota.
Qed.

Theorem original_any n (v : 'I_n) : n = 2017 -> winning_move (bond n 8 0) Divider [set: 'I_n] v.
Proof.
move=> nE; have [n_gt2 n_odd] : 2 < n /\ odd n by rewrite nE.
have positive : (1 <=? margin (bond n 8 0) Divider [set: 'I_n])%Z.
  have := @start_hE n 8 0 A; rewrite /closing n_odd /margin card_board => -> //; last by lia.
  by rewrite nE; vm_compute.
by rewrite winning_move_closer ?card_board ?in_setT ?positive //; apply: bond_sym.
Qed.

Theorem example_3_1_9 (seven two v : 'I_15) :
  written seven = 7 -> written two = 2 -> written v \in [:: 3; 9; 15] ->
  wins_by (bond 15 6 0) (follow (@written 15) 6 0 2 3) Divider Breaker ([set: 'I_15] :\ seven) /\
  A_situation (@written 15) 6 0 ([set: 'I_15] :\ seven :\ two :\ v).
Proof.
move=> E7 E2 Ev.
have near : nearly (@written 15) 6 0 2 3 ([set: 'I_15] :\ seven).
  have r7 : residue (@written 15) 6 seven = 1 by rewrite /residue E7.
  apply/nearlyP; rewrite /off !count_first // r7; split=> // r r_lt.
  rewrite /settled !count_first ?partner_lt // r7.
  by case: r r_lt => [|[|[|[|[|[|]]]]]].
split; first exact: nearly_wins.
have neq (i j : 'I_15) : written i != written j -> i != j by apply: contraNneq => ->.
apply: (@both_off _ _ _ _ _ 2 3) => //.
- by rewrite !inE andbT; apply: neq; rewrite E2 E7.
- by rewrite !inE !andbT; apply/andP; split; apply: neq; rewrite ?E2 ?E7; move: Ev; rewrite !inE; lia.
- by left; rewrite /residue E2; split=> //; move: Ev; rewrite !inE => /or3P[]/eqP->.
Qed.

Theorem no_strategy (R : rule [finType of 'I_15]) :
  ~~ wins_by (bond 15 13 0) R Divider Divider [set: 'I_15].
Proof.
apply/negP=> /wins_by_wins A_win; have := @theorem_3_2_1 15 13 isT isT isT.
by rewrite B_winsE // /A_wins /player_wins A_win.
Qed.
