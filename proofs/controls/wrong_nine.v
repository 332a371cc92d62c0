(* A control: with coprime numbers the closing Breaker wins from n = 9 on; the
   theorem with the bound 8 must not compile.

   right_nine is the theorem and compiles.  refuted shows that the bound 8 is false:
   on 1..8 the hostile set 1, 2, 3, 5, 7 is too large.  wrong_nine has the bound 8
   and the same proof as right_nine; the build expects an error in it, at the line
   marked below. *)

From mathcomp Require Import all_ssreflect.
From Zahlenschlacht Require Import game bonds divisors.

Lemma right_nine n : 1 < n -> closer_wins coprime n Breaker = (9 <= n).
Proof. by move=> n_gt1; rewrite coprime_breaker_from_9. Qed.

Lemma refuted : ~ (forall n, 1 < n -> closer_wins coprime n Breaker = (8 <= n)).
Proof. by move/(_ 8 isT); rewrite right_nine. Qed.

Lemma wrong_nine n : 1 < n -> closer_wins coprime n Breaker = (8 <= n).
Proof. by move=> n_gt1; rewrite coprime_breaker_from_9. Qed. (* expected error: No applicable tactic *)
