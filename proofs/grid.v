(* The proved decision function, computed over a grid.

   remainders d      the remainders of the grid: 0, 1, 2, 3 and d - 1, as far as
                     they are below d
   row d t divider   the winners for n = 4, ..., 60, a letter each
   grid              all rows, for d = 2, ..., 64 and both roles

   `winner` is the function of the theorem winner_correct: it is the value of
   the game, not a program that resembles it.  The command at the end prints the
   grid; grid.py turns what it prints into grid.csv. *)

From Coq Require Import String Ascii.
From mathcomp Require Import all_ssreflect.
From Zahlenschlacht Require Import zahlenschlacht.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition smallest_n : nat := 4.
Definition largest_n : nat := 60.
Definition smallest_d : nat := 2.
Definition largest_d : nat := 64.

Definition from_to (low high : nat) : seq nat := iota low (high.+1 - low).

Definition remainders (d : nat) : seq nat :=
  undup [seq t <- [:: 0; 1; 2; 3; d.-1] | t < d].

Definition letter (pl : player) : ascii := (if pl is A then "A" else "B")%char.

Definition letters (pls : seq player) : string :=
  foldr (fun pl text => String (letter pl) text) EmptyString pls.

Definition row (d t : nat) (divider : player) : string :=
  letters [seq winner n d t divider | n <- from_to smallest_n largest_n].

Definition grid : seq (nat * nat * player * string) :=
  flatten [seq flatten [seq [seq (d, t, divider, row d t divider)
    | divider <- [:: A; B]] | t <- remainders d] | d <- from_to smallest_d largest_d].

(* Every letter of the grid is the winner of its game. *)
Theorem row_correct d t divider i : 1 < d -> i < largest_n.+1 - smallest_n ->
  let cell := String.get i (row d t divider) in
  forall pl, player_wins pl (smallest_n + i) d t divider <->
             cell = Some (letter pl).
Proof.
move=> d_gt1 i_lt cell pl; rewrite winner_correct //; last exact: ltnW.
have get_letters (f : nat -> player) k j : forall low, j < k ->
    String.get j (letters [seq f n | n <- iota low k]) = Some (letter (f (low + j))).
  elim: k j => // k IH [|j] low lt_j /=; first by rewrite addn0.
  by rewrite IH // addSnnS.
rewrite /cell /row (get_letters (fun n => winner n d t divider)) //; split=> [/eqP-> // | [same]].
by case: winner pl same => [] [].
Qed.

Set Printing Width 240.
Eval vm_compute in grid.
