(* A control: the last-two theorem with k/2 rounded down must not compile.

   right_half is the theorem and compiles; wrong_half rounds down and has the same
   proof, and the build expects an error in it, at the line marked below. *)

From mathcomp Require Import all_ssreflect.
From Zahlenschlacht Require Import game hostile lasttwo.

Section Control.

Variables (T : finType) (bonded : rel T).
Hypothesis bonded_sym : symmetric bonded.

Lemma right_half m (S : {set T}) (c := closer m S) : 1 < #|S| ->
  wins bonded c m S = (h bonded c S <= uphalf #|S|).
Proof. exact: last_two. Qed.

Lemma wrong_half m (S : {set T}) (c := closer m S) : 1 < #|S| ->
  wins bonded c m S = (h bonded c S <= half #|S|).
Proof. exact: last_two. Qed. (* expected error *)

End Control.
