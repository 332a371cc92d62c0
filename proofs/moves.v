(* Winning moves, and playing by a rule.

   winning_move p S v   p, to move in S, still wins after crossing out v
   rule                 says which numbers a player may cross out in a
                        position; a strategy that always picks one number is
                        the rule that permits just that number
   wins_by R p m S      p wins S, m to move, by crossing out any number that R
                        permits, whatever the opponent does; R must always
                        permit at least one number of the position
   first_of R x         the strategy that picks the first number that R permits (x
                        if there is none)

   winning_move_closer and winning_move_other say which moves win, from the
   margin and from whether the move lowers h, without any search.
   wins_by_good is how a rule is proved right: by a property of positions that
   the opponent cannot destroy and that the rule keeps. *)

From Coq Require Import ZArith.
From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile core lasttwo.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Moves.

Variables (T : finType) (bonded : rel T).
Hypothesis bonded_sym : symmetric bonded.
Implicit Types (S : {set T}) (p m : role) (v : T).

Local Notation h := (h bonded).
Local Notation wins := (wins bonded).
Local Notation margin := (margin bonded).

Definition winning_move p S v : bool := (v \in S) && wins p (other p) (S :\ v).

Lemma wins_by_winning_move p S : 2 < #|S| ->
  wins p p S = [exists v, winning_move p S v].
Proof. by move=> gt2; rewrite wins_move // eqxx. Qed.

(* The closer is to move (an odd number of numbers is left).  Margin 1 or more:
   every move wins; margin 0: those moves that lower h; less: none. *)
Theorem winning_move_closer p S v : 2 < #|S| -> odd #|S| -> v \in S ->
  winning_move p S v =
    (1 <=? margin p S)%Z || (margin p S =? 0)%Z && (h p (S :\ v) < h p S).
Proof.
move=> gt2 parity vS; have cardS := card_cross_out vS.
have is_closer : closer (other p) (S :\ v) = p.
  by rewrite closer_move // /closer parity.
rewrite /winning_move vS verdict // ?is_closer ?eqxx; last by lia.
have := h_cross_out_le bonded p S v; have := h_cross_out_ge bonded p S v.
by rewrite /lasttwo.margin; lia.
Qed.

(* The other player is to move (an even number is left), and q is the closer.
   Margin -2 or less: every move wins; margin -1: those moves that do not lower
   h; more: none. *)
Theorem winning_move_other p S v (q := other p) :
  2 < #|S| -> ~~ odd #|S| -> v \in S ->
  winning_move p S v =
    (margin q S <=? -2)%Z || (margin q S =? -1)%Z && (h q (S :\ v) == h q S).
Proof.
move=> gt2 parity vS; have cardS := card_cross_out vS.
have is_closer : closer (other p) (S :\ v) = q.
  by rewrite closer_move // /closer (negbTE parity).
rewrite /winning_move vS verdict // ?is_closer 1?eq_sym ?other_neq; last by lia.
have := h_cross_out_le bonded q S v; have := h_cross_out_ge bonded q S v.
by rewrite /lasttwo.margin -/q; lia.
Qed.

(* Playing by a rule ------------------------------------------------------ *)

Definition rule := {set T} -> {set T}.
Implicit Type R : rule.

Definition permits R S v : bool := (v \in S) && (v \in R S).

Fixpoint wins_by_in (k : nat) R p m S : bool :=
  if k is k'.+1 then
    if m == p then
      [exists v, permits R S v]
      && [forall v, permits R S v ==> wins_by_in k' R p (other m) (S :\ v)]
    else [forall v in S, wins_by_in k' R p (other m) (S :\ v)]
  else [forall x in S, forall y in S, (x != y) ==> favours bonded p x y].

Definition wins_by R p m S : bool := wins_by_in (#|S| - 2) R p m S.

(* A rule that wins shows that the position is won. *)
Lemma wins_by_wins R p m S : wins_by R p m S -> wins p m S.
Proof.
rewrite /wins_by /game.wins; move: (#|S| - 2) => k.
elim: k m S => [//|k IH] m S /=.
case: ifP => _.
  case/andP=> /existsP[v /andP[vS vR]] /forallP/(_ v); rewrite /permits vS vR.
  by move=> later; apply/exists_inP; exists v => //; apply: IH.
by move/forall_inP=> all_later; apply/forall_inP=> v vS; apply/IH/all_later.
Qed.

(* A property of positions that the opponent cannot destroy, that the rule
   keeps, and that means a win when two are left, makes the rule win. *)
Theorem wins_by_good R p (good : role -> {set T} -> Prop) :
  (forall S, 2 < #|S| -> good p S ->
     (exists v, permits R S v) /\
     (forall v, permits R S v -> good (other p) (S :\ v))) ->
  (forall S v, 2 < #|S| -> good (other p) S -> v \in S -> good p (S :\ v)) ->
  (forall m x y, x != y -> good m [set x; y] -> favours bonded p x y) ->
  forall m S, 1 < #|S| -> good m S -> wins_by R p m S.
Proof.
move=> own_move their_move end_won m S.
rewrite /wins_by; move k_moves: (#|S| - 2) => k.
elim: k m S k_moves => [|k IH] m S k_moves gt1 goodS /=.
  have /cards2P[x [y [x_neq_y eqS]]] : #|S| == 2 by lia.
  rewrite eqS in goodS *; have xy := end_won m x y x_neq_y goodS.
  apply/forall_inP=> u u_in; apply/forall_inP=> v v_in; apply/implyP.
  case/set2P: u_in => ->; case/set2P: v_in => ->; rewrite ?eqxx //.
  by rewrite favours_sym.
have gt2 : 2 < #|S| by lia.
have later m' v : v \in S -> good m' (S :\ v) -> wins_by_in k R p m' (S :\ v).
  by move=> vS; have := card_cross_out vS => cardS; apply: IH; lia.
case: ifP => [/eqP m_p | /negbT m_p].
  rewrite m_p in goodS *; have [[v Rv] kept] := own_move S gt2 goodS.
  apply/andP; split; first by apply/existsP; exists v.
  apply/forallP=> w; apply/implyP=> Rw; apply: later (kept w Rw).
  by have /andP[] := Rw.
have m_other : m = other p by apply: neq_other; apply: negbTE.
rewrite m_other otherK in goodS *; apply/forall_inP=> v vS.
exact: later (their_move S v gt2 goodS vS).
Qed.

(* A rule that permits winning moves, and only such, wins wherever p wins. *)
Corollary wins_by_winning_moves R p :
  (forall S, 2 < #|S| -> wins p p S ->
     (exists v, permits R S v) /\ (forall v, permits R S v -> winning_move p S v)) ->
  forall m S, 1 < #|S| -> wins p m S -> wins_by R p m S.
Proof.
move=> right; apply: wins_by_good.
- move=> S gt2 winS; have [some all_win] := right S gt2 winS; split=> // v Rv.
  by have /andP[] := all_win v Rv.
- move=> S v gt2; rewrite wins_move // other_neq otherK.
  by move/forall_inP; apply.
- by move=> m x y x_neq_y; rewrite wins_two.
Qed.

(* A strategy in the narrow sense is a function that picks one number; picking
   any number that a winning rule permits, such as the first, wins as well. *)
Definition only (choose : {set T} -> T) : rule := fun S => [set choose S].

Definition first_of R (x : T) S : T := odflt x [pick v | permits R S v].

Theorem first_of_wins R x p m S :
  wins_by R p m S -> wins_by (only (first_of R x)) p m S.
Proof.
rewrite /wins_by; move: (#|S| - 2) => k; elim: k m S => [//|k IH] m S /=.
case: ifP => _; last first.
  by move/forall_inP=> all_later; apply/forall_inP=> v vS; apply/IH/all_later.
case/andP=> /existsP[w Rw] /forallP all_later.
have first_permitted : permits R S (first_of R x S).
  by rewrite /first_of; case: pickP => //= none; rewrite none in Rw.
apply/andP; split.
  apply/existsP; exists (first_of R x S); rewrite /permits inE eqxx andbT.
  by case/andP: first_permitted.
apply/forallP=> v; apply/implyP; rewrite {1}/permits inE => /andP[_ /eqP->].
by apply: IH; apply: (implyP (all_later _)).
Qed.

(* The winning moves themselves are such a rule: a perfect player. *)
Corollary winning_moves_win p m S :
  1 < #|S| -> wins p m S -> wins_by (fun S' => [set v | winning_move p S' v]) p m S.
Proof.
apply: wins_by_winning_moves => S' gt2; rewrite wins_by_winning_move //.
case/existsP=> v win_v; split=> [|w]; last by rewrite /permits inE => /andP[].
by exists v; rewrite /permits inE win_v andbT; case/andP: win_v.
Qed.

End Moves.
