(* The core lemma (Hammer, Hansen, Simeone 1982).

   common F    the vertices that lie in every member of the family F
   covered F   the vertices that lie in some member of the family F

   A family of sets is a sequence of sets.  For a non-empty family F of
   largest hostile sets, |common F| + |covered F| >= 2h.  So if 2h > k, where k
   is the number of vertices, the largest hostile sets cannot have an empty
   intersection: some vertex lies in all of them, and crossing it out lowers
   h. *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Core.

Variables (T : finType) (bonded : rel T).
Hypothesis bonded_sym : symmetric bonded.
Implicit Types (S A B : {set T}) (F : seq {set T}) (p : role).

Local Notation h := (h bonded).
Local Notation hostile := (hostile bonded).
Local Notation largest := (largest bonded).

Definition common F : {set T} := [set x | all (fun A : {set T} => x \in A) F].
Definition covered F : {set T} := [set x | has (fun A : {set T} => x \in A) F].

(* A vertex of `common` and a vertex of `covered` lie together in a member of
   the family, which is hostile. *)
Lemma common_covered p S F x y : all (largest p S) F ->
  x \in common F -> y \in covered F -> x != y -> ~~ favours bonded p x y.
Proof.
move=> /allP maxF; rewrite !inE => /allP x_common /hasP[A AF yA].
by have /and3P[_ /hostileP hosA _] := maxF A AF; apply: hosA (x_common A AF) yA.
Qed.

Lemma common_covered_ge p S A F : all (largest p S) (A :: F) ->
  (h p S).*2 <= #|common (A :: F)| + #|covered (A :: F)|.
Proof.
elim: F => [|B F IH] /=.
  (* One set: it is both the intersection and the union. *)
  case/andP=> /and3P[_ _ /eqP <-] _.
  have -> : common [:: A] = A by apply/setP=> x; rewrite !inE /= andbT.
  have -> : covered [:: A] = A by apply/setP=> x; rewrite !inE /= orbF.
  by rewrite addnn.
(* B joins the family A :: F, whose intersection is I and whose union is U. *)
case/and3P=> maxA maxB maxF; have {}maxF : all (largest p S) (A :: F) by apply/andP.
move/(_ maxF): IH; set I := common (A :: F); set U := covered (A :: F) => IH.
have -> : common [:: A, B & F] = B :&: I by apply/setP=> x; rewrite !inE /= andbCA.
have -> : covered [:: A, B & F] = B :|: U by apply/setP=> x; rewrite !inE /= orbCA.
have sIU : I \subset U by apply/subsetP=> x; rewrite !inE /= => /andP[-> _].
have [/and3P[sAS _ _] /and3P[sBS hosB /eqP cardB]] := (maxA, maxB).
have sIA : I \subset A by apply/subsetP=> x; rewrite !inE => /andP[].
(* (B n U) u I is hostile, so it is no larger than B. *)
pose X := (B :&: U) :|: I.
have sXS : X \subset S.
  by rewrite subUset (subset_trans sIA sAS) (subset_trans (subsetIl _ _) sBS).
have hosX : hostile p X.
  have apart := common_covered maxF; rewrite -/I -/U in apart.
  apply/hostileP=> x y; rewrite 2!in_setU 2!in_setI.
  case/orP=> [/andP[xB xU]|xI] /orP[/andP[yB yU]|yI] x_neq_y.
  - exact: (hostileP _ _ _ hosB).
  - by rewrite favours_sym // apart // eq_sym.
  - exact: apart.
  - by apply: apart => //; apply: (subsetP sIU).
have le_XB : #|X| <= #|B| by rewrite cardB; apply: h_ge.
(* Counting: |X| + |B n I| = |B n U| + |I|, and |B u U| + |B n U| = |B| + |U|. *)
have countX := cardsUI (B :&: U) I; rewrite -/X -setIA (setIidPr sIU) in countX.
have countU := cardsUI B U.
move: IH le_XB countX countU; clear; lia.
Qed.

(* Core lemma: if 2h > k, some vertex lies in every largest hostile set. *)
Theorem core_lemma p S : #|S| < (h p S).*2 ->
  exists2 v, v \in S & forall A, largest p S A -> v \in A.
Proof.
move=> k_lt_2h; have [A maxA] := h_attained bonded p S.
pose F := enum (largest p S).
have maxF : all (largest p S) (A :: F).
  by rewrite /= maxA; apply/allP=> B; rewrite mem_enum.
have := common_covered_ge maxF; set I := common _; set U := covered _ => ge_2h.
have le_U : #|U| <= #|S|.
  apply/subset_leq_card/subsetP=> x; rewrite inE => /hasP[B /(allP maxF)].
  by case/and3P=> /subsetP sBS _ _; apply: sBS.
have /card_gt0P[v] : 0 < #|I| by lia.
rewrite inE => /allP v_common; exists v.
  have /and3P[/subsetP sAS _ _] := maxA.
  by apply: sAS; apply: v_common; rewrite mem_head.
by move=> B maxB; apply: v_common; rewrite inE mem_enum [B \in _]maxB orbT.
Qed.

(* Crossing out a vertex that lies in every largest hostile set lowers h. *)
Lemma core_cross_out p S : #|S| < (h p S).*2 ->
  exists2 v, v \in S & h p (S :\ v) < h p S.
Proof.
case/core_lemma=> v vS v_core; exists v => //.
have [A /and3P[sA hosA /eqP cardA]] := h_attained bonded p (S :\ v).
rewrite ltn_neqAle h_cross_out_le andbT; apply/eqP=> h_same.
have /v_core : largest p S A.
  by rewrite /largest hosA cardA h_same eqxx (subset_trans sA) ?subsetDl.
by move/(subsetP sA); rewrite !inE eqxx.
Qed.

End Core.
