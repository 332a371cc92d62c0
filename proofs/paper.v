(* The paper's theorems about who wins Z(n, d), as corollaries.

   Each theorem bears the number it has in the paper.  "Player A (B) can
   guarantee a win in the game Z(n, d)" is A_wins n d (B_wins n d): A begins,
   and is the Divider.

   A_wins_at   the closed form for an odd n that is written as a * d + r *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import zahlenschlacht closedform frontier.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The closed form with q = a and rho = r. *)
Definition A_condition (d a r : nat) : bool :=
  if odd d then minn r (d - 1 - r) < maxn a 2
  else (minn r (d - 1 - r) == 0)
       || (1 <= a) && (minn r (d - 1 - r) + 3 <= a.*2 + (d <= r.*2)).

Lemma A_wins_at n d a r : 2 < n -> odd n -> 1 < d -> n = a * d + r -> r < d ->
  A_wins n d = A_condition d a r.
Proof.
move=> n_gt2 n_odd d_gt1 En r_lt; rewrite A_wins_odd //.
have [Eq Er] := q_rho En r_lt; rewrite /A_condition Eq /s /e Er.
by case: ifP => // ->.
Qed.

Lemma B_wins_at n d a r : 2 < n -> odd n -> 1 < d -> n = a * d + r -> r < d ->
  B_wins n d = ~~ A_condition d a r.
Proof.
move=> n_gt2 n_odd d_gt1 En r_lt; rewrite B_winsE; last by lia.
by rewrite (A_wins_at n_gt2 n_odd d_gt1 En r_lt).
Qed.

(* For Player A ----------------------------------------------------------- *)

Theorem theorem_3_1_4 n d : 5 <= n -> odd n ->
  d \in [:: n.-1./2; n.+1./2; n; n.+1; n.+2] -> A_wins n d.
Proof.
move=> n_ge5 n_odd; rewrite !inE.
case/or4P=> [/eqP Ed | /eqP Ed | /eqP Ed | /orP[]/eqP Ed].
- (* d = (n - 1)/2: n = 2d + 1 *)
  by rewrite (@A_wins_at n d 2 1) /A_condition; try lia; case: ifP; lia.
- (* d = (n + 1)/2: n = d + (d - 1) *)
  by rewrite (@A_wins_at n d 1 d.-1) /A_condition; try lia; case: ifP; lia.
- by rewrite (@A_wins_at n d 1 0) /A_condition; try lia; case: ifP; lia.
- by rewrite (@A_wins_at n d 0 n) /A_condition; try lia; case: ifP; lia.
- by rewrite (@A_wins_at n d 0 n) /A_condition; try lia; case: ifP; lia.
Qed.

Theorem theorem_3_1_8_i n d : 5 <= n -> odd n -> d \in [:: 2; 3] -> A_wins n d.
Proof.
by move=> n_ge5 n_odd d_in; apply: frontier_none => //; move: d_in; rewrite !inE; lia.
Qed.

(* The frontiers of 4, 5 and 6 are 5, 7 and 9. *)
Theorem theorem_3_1_8_ii n d : 11 <= n -> odd n ->
  d \in [:: 2; 3; 4; 5; 6] -> A_wins n d.
Proof.
move=> n_ge11 n_odd d_in; apply: frontier_A => //; try by move: d_in; rewrite !inE; lia.
by apply: leq_trans n_ge11; move: d_in; rewrite !inE => /or4P[||| /orP[]] /eqP->.
Qed.

Theorem theorem_3_1_8 n : 5 <= n -> odd n ->
  {in [:: 2; 3], forall d, A_wins n d} /\
  (11 <= n -> {in [:: 2; 3; 4; 5; 6], forall d, A_wins n d}).
Proof.
by split=> [d | n_ge11 d]; [apply: theorem_3_1_8_i | apply: theorem_3_1_8_ii].
Qed.

Theorem theorem_3_1_10_even n d k : 7 <= d -> 1 <= k -> ~~ odd d ->
  n \in [:: k * d - 1; (k + 1) * d + 1; (k + 3) * d - 3] -> A_wins n d.
Proof.
move=> d_ge7 k_ge1 d_even; rewrite !inE !mulnDl.
have kd_even : ~~ odd (k * d) by rewrite oddM (negbTE d_even) andbF.
have kd_ge : d <= k * d by rewrite leq_pmull.
case/or3P=> /eqP En.
- have E : n = k.-1 * d + d.-1.
    by rewrite -{1}(prednK k_ge1) mulSn in En; lia.
  by rewrite (A_wins_at _ _ _ E) /A_condition ?(negbTE d_even); lia.
- have E : n = (k + 1) * d + 1 by rewrite mulnDl.
  by rewrite (A_wins_at _ _ _ E) /A_condition ?(negbTE d_even); lia.
- have E : n = (k + 2) * d + (d - 3) by rewrite mulnDl; lia.
  by rewrite (A_wins_at _ _ _ E) /A_condition ?(negbTE d_even); lia.
Qed.

Theorem theorem_3_1_10_odd n d k : 7 <= d -> 1 <= k -> odd d ->
  n \in [:: (2 * k - 1) * d - 2; (2 * k - 1) * d; 2 * k * d - 1; 2 * k * d + 1;
            (2 * k + 1) * d + 2; (k + 1) * (2 * d) - 3] -> A_wins n d.
Proof.
move=> d_ge7 k_ge1 d_odd; rewrite !inE.
have -> : (k + 1) * (2 * d) = 2 * k * d + 2 * d by rewrite mulnDl mul1n mulnA (mulnC k).
have E1 : (2 * k - 1) * d = 2 * k * d - d by rewrite mulnBl mul1n.
have E2 : (2 * k - 2) * d = 2 * k * d - 2 * d by rewrite mulnBl.
have E3 : (2 * k + 1) * d = 2 * k * d + d by rewrite mulnDl mul1n.
rewrite {1 2}E1 {1}E3.
have kd_ge : 2 * d <= 2 * k * d by rewrite -mulnA leq_mul2l leq_pmull.
have kd_even : ~~ odd (2 * k * d) by rewrite -mulnA mul2n odd_double.
case/orP=> [/eqP En|/orP[/eqP En|/or4P[]/eqP En]].
- have E : n = (2 * k - 2) * d + (d - 2) by rewrite E2; lia.
  by rewrite (A_wins_at _ _ _ E) /A_condition ?d_odd; clear E1 E2 E3; lia.
- have E : n = (2 * k - 1) * d + 0 by rewrite E1; lia.
  by rewrite (A_wins_at _ _ _ E) /A_condition ?d_odd; clear E1 E2 E3; lia.
- have E : n = (2 * k - 1) * d + (d - 1) by rewrite E1; lia.
  by rewrite (A_wins_at _ _ _ E) /A_condition ?d_odd; clear E1 E2 E3; lia.
- have E : n = (2 * k) * d + 1 by [].
  by rewrite (A_wins_at _ _ _ E) /A_condition ?d_odd; clear E1 E2 E3; lia.
- have E : n = (2 * k + 1) * d + 2 by rewrite E3.
  by rewrite (A_wins_at _ _ _ E) /A_condition ?d_odd; clear E1 E2 E3; lia.
- have E : n = (2 * k + 1) * d + (d - 3) by rewrite E3; lia.
  by rewrite (A_wins_at _ _ _ E) /A_condition ?d_odd; clear E1 E2 E3; lia.
Qed.

Theorem theorem_3_1_10 n d k : 7 <= d -> 1 <= k ->
  n \in (if odd d then
           [:: (2 * k - 1) * d - 2; (2 * k - 1) * d; 2 * k * d - 1; 2 * k * d + 1;
               (2 * k + 1) * d + 2; (k + 1) * (2 * d) - 3]
         else [:: k * d - 1; (k + 1) * d + 1; (k + 3) * d - 3]) -> A_wins n d.
Proof.
move=> d_ge7 k_ge1; case: (boolP (odd d)) => parity.
  exact: theorem_3_1_10_odd.
exact: theorem_3_1_10_even.
Qed.

(* For Player B ----------------------------------------------------------- *)

Theorem theorem_3_2_1 n d : 5 <= n -> odd n -> n.+3./2 <= d <= n - 1 -> B_wins n d.
Proof.
move=> n_ge5 n_odd /andP[d_ge d_le].
by rewrite (@B_wins_at n d 1 (n - d)) /A_condition; try lia; case: ifP; lia.
Qed.

Theorem theorem_3_2_3 n d : 5 <= n -> odd n -> n + 3 <= d -> B_wins n d.
Proof.
move=> n_ge5 n_odd d_ge.
by rewrite (@B_wins_at n d 0 n) /A_condition; try lia; case: ifP; lia.
Qed.

(* Also for every remainder: the Breaker who closes wins. *)
Theorem theorem_3_2_5 n d : 4 <= n -> 2 <= d -> ~~ odd n -> B_wins n d.
Proof.
move=> n_ge4 d_ge2 n_even; rewrite /B_wins closed_form_game //; last by lia.
by rewrite /closed_form (negbTE n_even).
Qed.

(* The paper's examples. *)
Example original_game : A_wins 2017 8.
Proof. by rewrite (@A_wins_at 2017 8 252 1). Qed.

Example school_game : A_wins 15 7.
Proof. by rewrite (@A_wins_at 15 7 2 1). Qed.

(* Examples 3.1.5, 3.1.9 and 3.1.11, and Z(29, 7) from the text after Example 3.2.2. *)
Corollary examples_A : all (fun nd => A_wins nd.1 nd.2)
  [:: (15, 7); (15, 8); (15, 15); (15, 16); (15, 17); (15, 6);
      (41, 42); (85, 42); (165, 42); (83, 42); (127, 42); (207, 42); (29, 7)].
Proof.
by rewrite /= school_game (@A_wins_at 15 8 1 7) // (@A_wins_at 15 15 1 0) // (@A_wins_at 15 16 0 15) //
  (@A_wins_at 15 17 0 15) // (@A_wins_at 15 6 2 3) // (@A_wins_at 41 42 0 41) // (@A_wins_at 85 42 2 1) //
  (@A_wins_at 165 42 3 39) // (@A_wins_at 83 42 1 41) // (@A_wins_at 127 42 3 1) // (@A_wins_at 207 42 4 39) //
  (@A_wins_at 29 7 4 1).
Qed.

(* Example 3.1.11, d = 19: k = 1 and k = 4; and of the odd n with residue 16, A wins
   exactly the numbers 38 k + 35 with k >= 1, that is those from 73 on. *)
Corollary example_3_1_11 : all (fun n => A_wins n 19)
  [:: 17; 19; 37; 39; 59; 73; 131; 133; 151; 153; 173; 187].
Proof.
apply/allP=> n n_in; suff [k k_gt0 n_k] : exists2 k, 0 < k & n \in [:: (2 * k - 1) * 19 - 2;
    (2 * k - 1) * 19; 2 * k * 19 - 1; 2 * k * 19 + 1; (2 * k + 1) * 19 + 2; (k + 1) * (2 * 19) - 3].
  exact: (@theorem_3_1_10 n 19 k).
by exists (if n < 100 then 1 else 4); move: n_in; rewrite !inE; case: ifP; lia.
Qed.

Corollary example_3_1_11_exactly n : odd n -> n %% 19 = 16 -> A_wins n 19 = (73 <= n).
Proof.
move=> n_odd n_16; have := divn_eq n 19; rewrite n_16; move: (n %/ 19) => a nE.
rewrite (@A_wins_at n 19 a 16) //; last by lia.
by rewrite /A_condition [odd 19]/=; lia.
Qed.

(* The remark after Theorem 3.2.1 and Examples 3.2.2 and 3.2.4. *)
Corollary examples_B : all (fun nd => B_wins nd.1 nd.2) [:: (17, 7); (15, 9); (23, 26)].
Proof. by rewrite /= (@B_wins_at 17 7 2 3) // (@B_wins_at 15 9 1 6) // (@B_wins_at 23 26 0 23). Qed.
