(* Zahlenschlacht: the numbers 1..n, divisor d, remainder t.

   player            A or B; A always begins
   divider           the player who is the Divider (A in the paper's game, B in
                     the reversed one); the other is the Breaker
   player_wins pl n d t divider
                     pl wins the variant under best play
   A_wins, B_wins n d
                     A, or B, wins the paper's game Z(n, d)
   start_count n d r how many of 1..n have the residue r [Lemma 2.4.3]
   winner n d t divider
                     who wins: a function that computes, from the counts alone

   The theorem winner_correct says that `winner` is right for all n >= 2, d >= 1,
   every remainder and both roles. *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile lasttwo residues counts.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Players ---------------------------------------------------------------- *)

Inductive player := A | B.

Definition is_A (pl : player) : bool := if pl is A then true else false.
Definition player_of_bool (b : bool) : player := if b then A else B.

Lemma is_AK : cancel is_A player_of_bool.
Proof. by case. Qed.

Definition player_eqMixin := CanEqMixin is_AK.
Canonical player_eqType := EqType player player_eqMixin.

Definition opponent (pl : player) : player := if pl is A then B else A.

Definition role_of (divider pl : player) : role :=
  if pl == divider then Divider else Breaker.

Lemma role_of_opponent divider pl :
  role_of divider (opponent pl) = other (role_of divider pl).
Proof. by case: divider; case: pl. Qed.

(* The variant ------------------------------------------------------------ *)

(* The board 1..n: the element i of 'I_n (0 <= i < n) is the number i + 1. *)
Definition written (n : nat) (i : 'I_n) : nat := i.+1.

Definition bond (n d t : nat) : rel 'I_n := bonded (@written n) d t.
Arguments bond : clear implicits.

Definition player_wins (pl : player) (n d t : nat) (divider : player) : bool :=
  wins (bond n d t) (role_of divider pl) (role_of divider A) [set: 'I_n].

(* The paper's game: A is the Divider, the remainder is 0. *)
Definition A_wins (n d : nat) : bool := player_wins A n d 0 A.
Definition B_wins (n d : nat) : bool := player_wins B n d 0 A.

Lemma bond_sym n d t : symmetric (bond n d t).
Proof. exact: bonded_sym. Qed.

(* The bond of the paper: distinct x, y with x + y divisible by d. *)
Lemma bond_dvd n d (i j : 'I_n) : bond n d 0 i j = (d %| i.+1 + j.+1).
Proof. by rewrite /bond /bonded mod0n. Qed.

Lemma card_board n : #|[set: 'I_n]| = n.
Proof. by rewrite cardsT card_ord. Qed.

(* Exactly one of A and B wins. *)
Lemma player_wins_opponent pl n d t divider : 1 < n ->
  player_wins (opponent pl) n d t divider = ~~ player_wins pl n d t divider.
Proof.
move=> n_gt1; rewrite /player_wins role_of_opponent wins_other ?card_board //.
exact: bond_sym.
Qed.

Lemma B_winsE n d : 1 < n -> B_wins n d = ~~ A_wins n d.
Proof. exact: (@player_wins_opponent A). Qed.

(* Lemma 2.4.3 ------------------------------------------------------------ *)

Definition start_count (n d : nat) : nat -> nat :=
  let q := n %/ d in let rho := n %% d in
  fun r => q + ((0 < r) && (r <= rho)).

Lemma mod_before_multiple n d : 0 < d -> d %| n.+1 -> n %% d = d.-1.
Proof.
move=> d_gt0 div; have lt := ltn_pmod n d_gt0.
have [small | ] := ltnP (n %% d).+1 d; last by lia.
by move: div; rewrite /dvdn -addn1 -modnDml addn1 modn_small.
Qed.

Lemma count_start n d r : 0 < d -> r < d ->
  count (@written n) d [set: 'I_n] r = start_count n d r.
Proof.
move=> d_gt0 r_lt.
have -> : count (@written n) d [set: 'I_n] r = \sum_(i < n) (i.+1 %% d == r).
  rewrite /count -sum1_card big_mkcond; apply: eq_bigr => i _.
  by rewrite !inE /residue /written; case: eqP.
rewrite /start_count; elim: n => [|n IH].
  by rewrite big_ord0 div0n mod0n; case: (r).
rewrite big_ord_recr /= {}IH divnS // modnS.
(* the number n + 1 joins: it has residue 0 or one more than n had *)
case: ifP => [div | _]; last by lia.
by rewrite (mod_before_multiple d_gt0 div); lia.
Qed.

Theorem lemma_2_4_3 n d r : 0 < d -> r < d ->
  count (@written n) d [set: 'I_n] r =
    if 0 < r <= n %% d then (n %/ d).+1 else n %/ d.
Proof. by move=> d_gt0 r_lt; rewrite count_start // /start_count; case: ifP; lia. Qed.

Example example_2_4_4 : [seq start_count 15 7 r | r <- iota 0 7] = [:: 2; 3; 2; 2; 2; 2; 2].
Proof. by []. Qed.

(* Who wins --------------------------------------------------------------- *)

(* The player who makes the last move: A when n is odd, B when it is even. *)
Definition closing (n : nat) : player := if odd n then A else B.

(* The size of the largest set hostile to the closer on the whole board. *)
Definition start_h (n d t : nat) (divider : player) : nat :=
  h_of_counts d t (role_of divider (closing n)) (start_count n d).

Definition winner (n d t : nat) (divider : player) : player :=
  if start_h n d t divider <= uphalf n then closing n else opponent (closing n).

Lemma closer_start n divider :
  closer (role_of divider A) [set: 'I_n] = role_of divider (closing n).
Proof. by rewrite /closer card_board /closing; case: odd; case: divider. Qed.

Lemma start_hE n d t divider : 0 < n -> 0 < d ->
  h (bond n d t) (role_of divider (closing n)) [set: 'I_n] = start_h n d t divider.
Proof.
move=> n_gt0 d_gt0; rewrite hostile_sets ?card_board //.
by apply: eq_h_of_counts => // r r_lt; apply: count_start.
Qed.

Theorem winner_correct pl n d t divider : 1 < n -> 0 < d ->
  player_wins pl n d t divider = (winner n d t divider == pl).
Proof.
move=> n_gt1 d_gt0; have n_gt0 : 0 < n by lia.
have closing_wins :
    player_wins (closing n) n d t divider = (start_h n d t divider <= uphalf n).
  rewrite -start_hE // -closer_start /player_wins -closer_start.
  by rewrite last_two ?card_board //; apply: bond_sym.
rewrite /winner -closing_wins.
have [-> | not_pl] := eqVneq pl (closing n).
  by case: ifP => _; rewrite ?eqxx //; case: closing.
have -> : pl = opponent (closing n) by case: pl (closing n) not_pl => [] [].
rewrite player_wins_opponent //.
by case: ifP => _; rewrite ?eqxx //; case: closing.
Qed.
