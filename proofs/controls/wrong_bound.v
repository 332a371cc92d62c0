(* A control: a closed form that is off by one must not compile.

   right_bound is the row "n odd, A Divider, d odd" and compiles.  refuted shows
   that the wrong bound is false.  wrong_bound has <= in place of < and the same
   proof; the build expects an error in it, at the line marked below. *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import zahlenschlacht closedform frontier.

Lemma right_bound n d : 2 < n -> 1 < d -> odd n -> odd d ->
  A_wins n d = (s n d < maxn (q n d) 2).
Proof.
move=> n_gt2 d_gt1 n_odd d_odd.
by rewrite A_wins_odd // d_odd.
Qed.

(* On the board of Z(7, 5), the frontier of 5, the two bounds differ. *)
Lemma refuted :
  ~ (forall n d, 2 < n -> 1 < d -> odd n -> odd d ->
       A_wins n d = (s n d <= maxn (q n d) 2)).
Proof. by move/(_ 7 5 isT isT isT isT); rewrite right_bound. Qed.

Lemma wrong_bound n d : 2 < n -> 1 < d -> odd n -> odd d ->
  A_wins n d = (s n d <= maxn (q n d) 2).
Proof.
move=> n_gt2 d_gt1 n_odd d_odd.
by rewrite A_wins_odd // d_odd. (* expected error: No applicable tactic *)
Qed.
