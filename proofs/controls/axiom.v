(* A control: the check of the assumptions must notice an axiom and an admitted
   lemma.  Both theorems here compile, and both must be refused. *)

From mathcomp Require Import all_ssreflect.
From Zahlenschlacht Require Import zahlenschlacht.

Axiom wishful_thinking : forall n d, A_wins n d.

Theorem by_axiom : A_wins 17 7.
Proof. exact: wishful_thinking. Qed.

Lemma left_open n d : B_wins n d.
Admitted.

Theorem by_admission : B_wins 15 7.
Proof. exact: left_open. Qed.
