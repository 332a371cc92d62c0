(* The last-two theorem.

   k, the number of vertices in the position S, is #|S|; uphalf k is k/2
   rounded up.

   margin p S    uphalf k - h p S, an integer
   last_two      the closer wins if and only if h <= uphalf k
   verdict       who wins, for either player and in every position *)

From Coq Require Import ZArith.
From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile core.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section LastTwo.

Variables (T : finType) (bonded : rel T).
Hypothesis bonded_sym : symmetric bonded.
Implicit Types (S A : {set T}) (p m : role).

Local Notation h := (h bonded).
Local Notation hostile := (hostile bonded).
Local Notation wins := (wins bonded).

Definition margin p S : Z := (Z.of_nat (uphalf #|S|) - Z.of_nat (h p S))%Z.

(* Two vertices are left: the closer has won when they are not hostile. *)
Lemma two_left p m S : #|S| = 2 -> wins p m S = (h p S <= 1).
Proof.
move/eqP/cards2P=> [x [y [x_neq_y ->]]]; rewrite wins_two //.
apply/idP/idP=> [xy | le1].
  apply/h_leP=> A sA /hostileP hosA; apply/card_le1_eqP => u v uA vA.
  apply/eqP; apply: contraT => v_neq_u.
  have := hosA v u vA uA; rewrite v_neq_u => /(_ isT).
  case/set2P: (subsetP sA u uA) v_neq_u => ->;
    case/set2P: (subsetP sA v vA) => ->; rewrite ?eqxx // => _.
  - by rewrite favours_sym // xy.
  - by rewrite xy.
apply: contraTT le1 => not_xy; rewrite -ltnNge.
have <- : #|[set x; y]| = 2 by rewrite cards2 x_neq_y.
by apply: h_ge => //; apply: hostile2.
Qed.

(* The closer is to move, 2j + 1 vertices are left: some move leads to
   h <= j if and only if h <= j + 1. *)
Lemma closer_step p S j : #|S| = j.*2.+1 ->
  [exists v in S, h p (S :\ v) <= j] = (h p S <= j.+1).
Proof.
move=> cardS; apply/exists_inP/idP=> [[v vS le_j] | le_j1].
  (* one move lowers h by at most one *)
  exact: leq_trans (h_cross_out_ge _ _ _ v) _.
have [le_j | gt_j] := leqP (h p S) j.
  (* any vertex will do *)
  have /card_gt0P[v vS] : 0 < #|S| by rewrite cardS.
  by exists v => //; apply: leq_trans (h_cross_out_le _ _ _ _) le_j.
(* h = j + 1, so 2h > k, and the core lemma gives the vertex *)
have [|v vS lower] := core_cross_out bonded_sym (p := p) (S := S); first by lia.
by exists v => //; lia.
Qed.

(* The other player is to move, 2(j + 1) vertices are left, j > 0: all moves
   lead to h <= j + 1 if and only if h <= j + 1 already. *)
Lemma other_step p S j : 0 < j -> #|S| = j.+1.*2 ->
  [forall v in S, h p (S :\ v) <= j.+1] = (h p S <= j.+1).
Proof.
move=> j_gt0 cardS; apply/forall_inP/idP=> [all_le | le_j1 v vS]; last first.
  exact: leq_trans (h_cross_out_le _ _ _ _) le_j1.
have [A /and3P[sAS hosA /eqP cardA]] := h_attained bonded p S.
rewrite leqNgt; apply/negP=> gt_j1.
have [eqAS | neqAS] := eqVneq A S.
  (* all of S is hostile: so is S without any vertex v *)
  have /card_gt0P[v vS] : 0 < #|S| by rewrite cardS.
  have hosD : hostile p (S :\ v) by rewrite -eqAS (hostileS _ hosA) ?subsetDl.
  have := leq_trans (h_ge (subxx _) hosD) (all_le v vS).
  by have := card_cross_out vS; lia.
(* otherwise the other player crosses out a vertex outside A *)
have /properP[_ [v vS vA]] : A \proper S by rewrite properEneq neqAS.
have sAD : A \subset S :\ v by rewrite subsetD1 sAS.
by have := leq_trans (h_ge sAD hosA) (all_le v vS); rewrite cardA; lia.
Qed.

(* The last-two theorem: the closer wins if and only if h <= uphalf k. *)
Theorem last_two m S : 1 < #|S| ->
  wins (closer m S) m S = (h (closer m S) S <= uphalf #|S|).
Proof.
move: {2}(#|S|) (leqnn #|S|) => k; elim: k m S => [|k IH] m S le_k gt1.
  by lia.
set p := closer m S.
have [two | gt2] := leqP #|S| 2; first by rewrite two_left //; lia.
have later v : v \in S ->
    wins p (other m) (S :\ v) = (h p (S :\ v) <= #|S|./2).
  move=> vS; have cardS := card_cross_out vS.
  have := IH (other m) (S :\ v); rewrite closer_move // -/p => -> //; by lia.
rewrite wins_move //; case: (boolP (odd #|S|)) => parity.
  have -> : m == p by rewrite /p /closer parity.
  have <- : #|S|./2.+1 = uphalf #|S| by lia.
  rewrite -closer_step; last by lia.
  by apply: eq_existsb => v; case vS: (v \in S) => //=; rewrite later.
have -> : (m == p) = false.
  by rewrite /p /closer (negbTE parity) eq_sym other_neq.
have -> : uphalf #|S| = #|S|./2.-1.+1 by lia.
rewrite -other_step; try lia.
apply: eq_forallb => v; case vS: (v \in S) => //=; rewrite later //.
by lia.
Qed.

(* Whether player p wins, in every position, whoever is to move. *)
Theorem verdict p m S : 1 < #|S| ->
  wins p m S = if p == closer m S then h p S <= uphalf #|S|
               else uphalf #|S| < h (other p) S.
Proof.
move=> gt1; case: eqP => [-> | /eqP not_closer]; first exact: last_two.
have c_other : closer m S = other p.
  by apply: neq_other; rewrite eq_sym; apply: negbTE.
by rewrite -[p in LHS]otherK wins_other // -c_other last_two // ltnNge c_other.
Qed.

(* The closer wins exactly if the margin is not negative. *)
Corollary verdict_margin m S : 1 < #|S| ->
  wins (closer m S) m S = (0 <=? margin (closer m S) S)%Z.
Proof. by move=> gt1; rewrite last_two // /margin; lia. Qed.

End LastTwo.
