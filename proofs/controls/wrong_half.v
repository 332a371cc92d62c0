(* A control: the last-two theorem with k/2 rounded down must not compile.

   right_half is the theorem and compiles.  refuted shows on the board of Z(7, 7)
   that rounding down is false.  wrong_half rounds down and has the same proof as
   right_half; the build expects an error in it, at the line marked below. *)

From mathcomp Require Import all_ssreflect.
From Zahlenschlacht Require Import game hostile lasttwo counts zahlenschlacht.

Definition last_two_with (bound : nat -> nat) : Prop :=
  forall (T : finType) (bonded : rel T), symmetric bonded ->
  forall m (S : {set T}), 1 < #|S| ->
    wins bonded (closer m S) m S = (h bonded (closer m S) S <= bound #|S|).

Lemma right_half : last_two_with uphalf.
Proof. by move=> T bonded bonded_sym m S; apply: last_two. Qed.

(* A closes and wins Z(7, 7), though the largest hostile set has four numbers. *)
Lemma refuted : ~ last_two_with half.
Proof.
move/(_ _ _ (@bond_sym 7 7 0) Divider [set: 'I_7]).
rewrite (closer_start 7 A) start_hE // card_board => /(_ isT).
by have := @winner_correct A 7 7 0 A isT isT; rewrite /player_wins /= => ->.
Qed.

Lemma wrong_half : last_two_with half.
Proof. by move=> T bonded bonded_sym m S; apply: last_two. Qed. (* expected error: Cannot apply lemma last_two *)
