(* The last-two game on a finite graph: the rules.

   Two players cross out vertices in turn until two are left.

   role              Divider or Breaker
   other p           the opponent of p
   bonded            the graph, a symmetric relation (only distinct vertices
                     are ever compared)
   favours p x y     p wins when x and y are the last two: the Divider wants
                     them bonded, the Breaker wants them not bonded
   wins p m S        p wins the position S under best play when m is to move
   closer m S        the player who makes the last move from S when m is to
                     move

   The lemmas wins_two and wins_move say that `wins` is the game: with two
   vertices left the bond decides, with more the player to move crosses out
   one vertex.  wins_other says that exactly one of the two players wins. *)

From mathcomp Require Import all_ssreflect.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Roles ------------------------------------------------------------------ *)

Inductive role := Divider | Breaker.

Definition is_divider (p : role) : bool := if p is Divider then true else false.
Definition role_of_bool (b : bool) : role := if b then Divider else Breaker.

Lemma is_dividerK : cancel is_divider role_of_bool.
Proof. by case. Qed.

Definition role_eqMixin := CanEqMixin is_dividerK.
Canonical role_eqType := EqType role role_eqMixin.

Definition other (p : role) : role := if p is Divider then Breaker else Divider.

Lemma otherK : involutive other.
Proof. by case. Qed.

Lemma other_neq p : (other p == p) = false.
Proof. by case: p. Qed.

Lemma neq_other (p q : role) : (q == p) = false -> q = other p.
Proof. by case: p; case: q. Qed.

(* The number of vertices after a move ------------------------------------ *)

Lemma card_cross_out (T : finType) (S : {set T}) v :
  v \in S -> #|S| = #|S :\ v|.+1.
Proof. by move=> vS; rewrite (cardsD1 v) vS. Qed.

(* What the last two decide ------------------------------------------------ *)

Definition favours (T : Type) (bonded : rel T) (p : role) : rel T :=
  fun x y => if p is Divider then bonded x y else ~~ bonded x y.

Lemma favours_sym (T : Type) (bonded : rel T) p :
  symmetric bonded -> symmetric (favours bonded p).
Proof. by move=> bonded_sym; case: p => x y; rewrite /favours bonded_sym. Qed.

(* The game ---------------------------------------------------------------- *)

Section Rules.

Variables (T : finType) (bonded : rel T).
Implicit Types (S : {set T}) (p m : role).

Local Notation favours := (favours bonded).

(* wins_in k p m S: as wins p m S, with k moves still to be made. *)
Fixpoint wins_in (k : nat) p m S : bool :=
  if k is k'.+1 then
    if m == p then [exists v in S, wins_in k' p (other m) (S :\ v)]
    else [forall v in S, wins_in k' p (other m) (S :\ v)]
  else [forall x in S, forall y in S, (x != y) ==> favours p x y].

Definition wins p m S : bool := wins_in (#|S| - 2) p m S.

Definition closer m S : role := if odd #|S| then m else other m.

(* With more than two vertices on the board the player to move crosses out
   one of them, and then it is the opponent's turn. *)
Lemma wins_move p m S : 2 < #|S| ->
  wins p m S = if m == p then [exists v in S, wins p (other m) (S :\ v)]
               else [forall v in S, wins p (other m) (S :\ v)].
Proof.
move=> gt2.
have step v : v \in S -> #|S :\ v| - 2 = (#|S| - 2).-1.
  by move=> vS; rewrite (card_cross_out vS) subSn //= -ltnS -card_cross_out.
rewrite {1}/wins; case k_moves: (#|S| - 2) step => [|k] step /=.
  by move/eqP: k_moves; rewrite subn_eq0 leqNgt gt2.
case: ifP => _; [apply: eq_existsb | apply: eq_forallb] => v.
  by case vS: (v \in S) => //=; rewrite /wins step.
by case vS: (v \in S) => //=; rewrite /wins step.
Qed.

(* The closer stays the same throughout the game, and is the one to move when
   three vertices are left. *)
Lemma closer_move m S v : v \in S -> closer (other m) (S :\ v) = closer m S.
Proof.
by move=> vS; rewrite /closer (card_cross_out vS) /=; case: odd; rewrite ?otherK.
Qed.

Lemma closer_three m S : #|S| = 3 -> closer m S = m.
Proof. by rewrite /closer => ->. Qed.

Hypothesis bonded_sym : symmetric bonded.

(* With two vertices left nobody moves: the bond decides. *)
Lemma wins_two p m x y : x != y -> wins p m [set x; y] = favours p x y.
Proof.
move=> x_neq_y; rewrite /wins cards2 x_neq_y /=.
apply/forall_inP/idP => [all_favour | xy u u_in].
  have /forall_inP/(_ y (set22 x y)) := all_favour x (set21 x y).
  by rewrite x_neq_y.
apply/forall_inP => v v_in; apply/implyP.
by case/set2P: u_in => ->; case/set2P: v_in => ->; rewrite ?eqxx // favours_sym.
Qed.

(* Exactly one player wins. *)
Lemma wins_other p m S : 1 < #|S| -> wins (other p) m S = ~~ wins p m S.
Proof.
move: {2}(#|S|) (leqnn #|S|) => k; elim: k m S => [|k IH] m S le_k gt1.
  by move: gt1; rewrite ltnNge (leq_trans le_k).
have [two | gt2] := leqP #|S| 2.
  have /cards2P[x [y [x_neq_y ->]]] : #|S| == 2 by rewrite eqn_leq two.
  by rewrite !wins_two //; case: (p) => //=; rewrite negbK.
(* One move later the claim is the induction hypothesis; "some move" and
   "every move" trade places. *)
have later v : v \in S ->
    wins (other p) (other m) (S :\ v) = ~~ wins p (other m) (S :\ v).
  move=> vS; move: le_k gt2; rewrite (card_cross_out vS) !ltnS => le_k gt2.
  exact: IH.
rewrite !wins_move //; have -> : (m == other p) = ~~ (m == p)
  by case: (m); case: (p).
case: (m == p) => /=.
  rewrite negb_exists_in; apply: eq_forallb => v.
  by case vS: (v \in S) => //=; rewrite later.
rewrite negb_forall_in; apply: eq_existsb => v.
by case vS: (v \in S) => //=; rewrite later.
Qed.

End Rules.
