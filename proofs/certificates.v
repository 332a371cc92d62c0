(* Certificates are sound.

   Both kinds of certificate that Certificate.holds accepts as a proof say who
   wins, on any graph, for either role of the closer and whoever is to move.

   certificate_hostile   a hostile set with more than half of the numbers (rounded
                         up): the other player wins
   certificate_groups    the numbers split into at most half as many groups (rounded
                         up) in which any two favour the closer: the closer wins.  A
                         pairing is such a split: its pairs, and the number left out
                         if there is one *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile lasttwo.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Certificates.

Variables (T : finType) (bonded : rel T).
Hypothesis bonded_sym : symmetric bonded.
Implicit Types (S H : {set T}) (p m : role).

Theorem certificate_hostile p m S H : 1 < #|S| -> closer m S = p ->
  H \subset S -> hostile bonded p H -> uphalf #|S| < #|H| ->
  wins bonded (other p) m S.
Proof.
move=> gt1 pE sHS hosH big; rewrite verdict // pE other_neq otherK.
exact: leq_trans big (h_ge sHS hosH).
Qed.

(* f x is the group of x. *)
Theorem certificate_groups p m S g (f : T -> 'I_g) : 1 < #|S| -> closer m S = p ->
  {in S &, forall x y, x != y -> f x = f y -> favours bonded p x y} ->
  g <= uphalf #|S| -> wins bonded p m S.
Proof.
move=> gt1 pE friends small; rewrite verdict // pE eqxx.
apply: leq_trans small; apply/h_leP=> A sAS /hostileP hosA.
have inj : {in A &, injective f}.
  move=> x y xA yA fE; apply/eqP; apply: contraT => neq.
  by have := hosA x y xA yA neq; rewrite friends ?(subsetP sAS).
by rewrite -(card_in_imset inj) -[X in _ <= X](card_ord g) max_card.
Qed.

End Certificates.
