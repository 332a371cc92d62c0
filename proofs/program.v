(* The program that crosses out a vertex of a smallest cover.

   The player who does not close, called p here, faces the closer q = other p.
   The vertices outside a largest hostile set are a smallest cover: without them
   every two vertices left would make q lose.

   spare q S      the vertices of S that some largest set hostile to q leaves out,
                  that is, the vertices of the smallest covers
   cover q        the rule "cross out a vertex of a smallest cover; if the cover is
                  empty, any vertex"

   cover_wins: on every graph and in either role, this program wins every
   position that the player who does not close can win. *)

From Coq Require Import ZArith.
From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile core lasttwo moves.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Program.

Variables (T : finType) (bonded : rel T).
Hypothesis bonded_sym : symmetric bonded.
Implicit Types (S A : {set T}) (p q m : role) (v : T) (R : rule T).

Local Notation h := (h bonded).
Local Notation wins := (wins bonded).
Local Notation hostile := (hostile bonded).
Local Notation largest := (largest bonded).

Definition spare q S : {set T} :=
  [set v in S | [exists A, largest q S A && (v \notin A)]].

(* The vertices that can be crossed out without lowering h. *)
Lemma spareE q S v : v \in S -> (v \in spare q S) = (h q (S :\ v) == h q S).
Proof.
move=> vS; rewrite inE vS /=; apply/existsP/eqP=> [[A] | h_same].
  case/andP=> /and3P[sAS hosA /eqP cardA] vA; apply/eqP.
  by rewrite eqn_leq h_cross_out_le -cardA h_ge // subsetD1 sAS.
have [A /and3P[sA hosA /eqP cardA]] := h_attained bonded q (S :\ v).
move: sA; rewrite subsetD1 => /andP[sAS vA]; exists A.
by rewrite /largest sAS hosA cardA h_same eqxx.
Qed.

(* No vertex is spare when all of S is hostile, and only then. *)
Lemma spare0 q S : spare q S = set0 -> hostile q S.
Proof.
move=> no_spare; have [A maxA] := h_attained bonded q S.
have /and3P[sAS hosA _] := maxA.
suff <- : A = S by [].
apply/eqP; rewrite eqEsubset sAS; apply/subsetP=> v vS; apply: contraT => vA.
have : v \in spare q S by rewrite inE vS; apply/existsP; exists A; rewrite maxA.
by rewrite no_spare inE.
Qed.

(* A rule that permits spare vertices, or anything once S is hostile, wins
   wherever the player who does not close can win. *)
Theorem spare_rule_wins R p (q := other p) :
  (forall S, 2 < #|S| -> exists v, permits R S v) ->
  (forall S v, 2 < #|S| -> permits R S v -> hostile q S \/ v \in spare q S) ->
  forall m S, 1 < #|S| -> closer m S = q -> wins p m S -> wins_by bonded R p m S.
Proof.
move=> some right m S gt1 is_q win_S.
pose good m S := closer m S = q /\ wins p m S.
apply: (@wins_by_good _ _ bonded_sym _ _ good) => // {m S gt1 is_q win_S}.
- move=> S gt2 [is_q win_S]; split=> [|v Rv]; first exact: some.
  have vS : v \in S by case/andP: Rv.
  split; first by rewrite closer_move.
  have parity : ~~ odd #|S|.
    by move: is_q; rewrite /closer /q; case: odd => //; case: (p).
  (* p wins, so the margin is negative; a spare vertex does not lower h, and a
     hostile S of four or more vertices has a margin of -2 or less *)
  have : winning_move bonded p S v; last by case/andP.
  rewrite winning_move_other // -/q; move: win_S.
  rewrite verdict // ?is_q 1?eq_sym ?other_neq -/q /margin; last by lia.
  have [hosS | v_spare] := right S v gt2 Rv.
    have hS : h q S = #|S| by apply/eqP; rewrite eqn_leq h_le_card h_ge.
    by rewrite hS => _; lia.
  by move: v_spare; rewrite spareE // => ->; lia.
- move=> S v gt2 [is_q win_S] vS; split.
    by rewrite -is_q -(closer_move (other p) vS) otherK.
  by move: win_S; rewrite wins_move // other_neq otherK => /forall_inP; apply.
- by move=> m x y x_neq_y [_]; rewrite wins_two.
Qed.

Definition cover q : rule T := fun S => if spare q S == set0 then S else spare q S.

Theorem cover_wins p m S (q := other p) :
  1 < #|S| -> closer m S = q -> wins p m S -> wins_by bonded (cover q) p m S.
Proof.
apply: spare_rule_wins => {m}S; rewrite /permits /cover.
  move=> gt2.
  case: eqP => [_ | /eqP/set0Pn[v v_spare]].
    have /card_gt0P[v vS] : 0 < #|S| by lia.
    by exists v; rewrite vS.
  by exists v; rewrite v_spare andbT; move: v_spare; rewrite inE => /andP[].
move=> v gt2 /andP[_]; case: eqP => [/spare0 hosS _ | _ v_spare]; first by left.
by right.
Qed.

End Program.
