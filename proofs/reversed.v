(* The frontier for question (ii): A begins, B is the Divider, and n is even.

   frontier_ii d   the largest even n such that A, the Breaker, wins, for d >= 3;
                   for d = 2 it is 2, and there is no board for A at all

   frontier_ii_B   B wins every even board beyond the frontier
   frontier_ii_A   the frontier itself is an even board that A wins *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import zahlenschlacht closedform frontier.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition frontier_ii (d : nat) : nat :=
  if odd d then (d * d - 1)./2
  else if d %% 4 == 2 then d * d %/ 4 + d - 1
  else d * d %/ 4 + d./2.

(* The three kinds of divisors. *)
Lemma frontier_ii_odd j : frontier_ii j.*2.+1 = 2 * (j * j) + 2 * j.
Proof.
rewrite /frontier_ii /= odd_double /=.
have -> : j.*2.+1 * j.*2.+1 - 1 = (2 * (j * j) + 2 * j).*2 by nia.
exact: doubleK.
Qed.

Lemma frontier_ii_2_mod_4 j : frontier_ii j.*2.+1.*2 = 4 * (j * j) + 8 * j + 2.
Proof.
rewrite /frontier_ii odd_double /=; have -> : j.*2.+1.*2 %% 4 = 2 by lia.
have -> : j.*2.+1.*2 * j.*2.+1.*2 = (4 * (j * j) + 4 * j + 1) * 4 by nia.
by rewrite eqxx mulnK //; move: (j * j) => J; lia.
Qed.

Lemma frontier_ii_0_mod_4 j : frontier_ii j.*2.*2 = 4 * (j * j) + 2 * j.
Proof.
rewrite /frontier_ii odd_double; have -> : (j.*2.*2 %% 4 == 2) = false by lia.
have -> : j.*2.*2 * j.*2.*2 = (4 * (j * j)) * 4 by nia.
by rewrite mulnK // doubleK; lia.
Qed.

(* The closed form for even boards with B as the Divider. *)
Lemma B_divides_even n d : 2 < n -> 1 < d -> ~~ odd n ->
  player_wins B n d 0 B =
    if odd d then (q n d == 0) && (s n d == 0) || (1 <= q n d) && (s n d + 2 <= q n d)
    else [&& q n d == 0, s n d == 0 & e n d == 0]
         || (1 <= q n d) && (s n d + 4 <= (q n d).*2 + e n d).
Proof.
move=> n_gt2 d_gt1 n_even; rewrite closed_form_game // /closed_form (negbTE n_even).
by case: ifP => _; case: ifP.
Qed.

(* Beyond the frontier ---------------------------------------------------- *)

Theorem frontier_ii_B n d : 1 < d -> 2 < n -> ~~ odd n -> frontier_ii d < n ->
  player_wins B n d 0 B.
Proof.
move=> d_gt1 n_gt2 n_even beyond; rewrite B_divides_even //.
have [|En rho_lt] := @q_rho_eq n d; first by lia.
rewrite /s /e; move: En rho_lt; move: (q n d) (rho n d) => Q R En R_lt.
have [j kind] : exists j, [\/ d = j.*2.+1, d = j.*2.+1.*2 | d = j.*2.*2].
  exists (if odd d then d./2 else d./2./2); case: ifP => d_odd.
    by constructor 1; lia.
  by case: (boolP (odd d./2)) => c_odd; [constructor 2 | constructor 3]; lia.
(* In each case: a large q wins at once, one or two values of q are checked,
   and a smaller q is impossible beyond the frontier. *)
case: kind => Ed; rewrite Ed ?frontier_ii_odd ?frontier_ii_2_mod_4 ?frontier_ii_0_mod_4
  /= ?odd_double /= in beyond En R_lt *.
- have [big | le_j1] := ltnP j.+1 Q; first by clear En; lia.
  have [EQ | ne_j1] := eqVneq Q j.+1.
    have E : j.+1 * j.*2.+1 = 2 * (j * j) + 3 * j + 1 by nia.
    by rewrite EQ E in En *; move: (j * j) En beyond => J; lia.
  have [EQ | ne_j] := eqVneq Q j.
    have E : j * j.*2.+1 = 2 * (j * j) + j by nia.
    by rewrite EQ E in En *; move: (j * j) En beyond => J; lia.
  have : Q.+1 * j.*2.+1 <= j * j.*2.+1 by rewrite leq_mul2r; lia.
  have -> : j * j.*2.+1 = 2 * (j * j) + j by nia.
  by rewrite !mulSn; move: (Q * _) (j * j) En beyond => X J; lia.
- have d_even : ~~ odd (Q * j.*2.+1.*2) by rewrite oddM odd_double andbF.
  have R_even : ~~ odd R by move: n_even; rewrite En oddD (negbTE d_even).
  have [big | le_j1] := ltnP j.+1 Q; first by clear En d_even; lia.
  have [EQ | ne_j1] := eqVneq Q j.+1.
    have E : j.+1 * j.*2.+1.*2 = 4 * (j * j) + 6 * j + 2 by nia.
    by rewrite EQ E in En *; clear d_even; move: (j * j) En beyond => J; lia.
  have : Q.+1 * j.*2.+1.*2 <= j.+1 * j.*2.+1.*2 by rewrite leq_mul2r; lia.
  have -> : j.+1 * j.*2.+1.*2 = 4 * (j * j) + 6 * j + 2 by nia.
  by rewrite !mulSn; clear d_even; move: (Q * _) (j * j) En beyond => X J; lia.
- have d_even : ~~ odd (Q * j.*2.*2) by rewrite oddM odd_double andbF.
  have R_even : ~~ odd R by move: n_even; rewrite En oddD (negbTE d_even).
  have [big | le_j] := ltnP j Q; first by clear En d_even; lia.
  have [EQ | ne_j] := eqVneq Q j.
    have E : j * j.*2.*2 = 4 * (j * j) by nia.
    by rewrite EQ E in En *; clear d_even; move: (j * j) En beyond => J; lia.
  have : Q.+1 * j.*2.*2 <= j * j.*2.*2 by rewrite leq_mul2r; lia.
  have -> : j * j.*2.*2 = 4 * (j * j) by nia.
  by rewrite !mulSn; clear d_even; move: (Q * _) (j * j) En beyond => X J; lia.
Qed.

(* On the frontier -------------------------------------------------------- *)

Theorem frontier_ii_A d : 2 < d ->
  [/\ ~~ odd (frontier_ii d), 3 < frontier_ii d & player_wins A (frontier_ii d) d 0 B].
Proof.
move=> d_gt2.
have A_winsE n : 3 < n -> player_wins A n d 0 B = ~~ player_wins B n d 0 B.
  by move=> n_gt3; rewrite -(@player_wins_opponent B) //; lia.
suff [even gt3 lost] : [/\ ~~ odd (frontier_ii d), 3 < frontier_ii d
                        & ~~ player_wins B (frontier_ii d) d 0 B].
  by split=> //; rewrite A_winsE.
have [j kind] : exists j, [\/ d = j.+1.*2.+1, d = j.+1.*2.+1.*2 | d = j.+1.*2.*2].
  exists (if odd d then d./2.-1 else d./2./2.-1); case: ifP => d_odd.
    by constructor 1; lia.
  by case: (boolP (odd d./2)) => c_odd; [constructor 2 | constructor 3]; lia.
case: kind => Ed; rewrite Ed {A_winsE}.
- (* d = 2j + 3: q = rho = s = j + 1 *)
  have E : frontier_ii j.+1.*2.+1 = j.+1 * j.+1.*2.+1 + j.+1.
    by rewrite frontier_ii_odd; nia.
  have even : ~~ odd (frontier_ii j.+1.*2.+1) by rewrite frontier_ii_odd; lia.
  have gt3 : 3 < frontier_ii j.+1.*2.+1 by rewrite E; nia.
  split=> //; rewrite B_divides_even // ?(ltn_trans _ gt3) //.
  have [|-> R] := q_rho E; first by lia.
  case: ifP => [_|]; last by rewrite oddS odd_double.
  by rewrite /s R; clear; lia.
- (* d = 4j + 6: q = j + 2, rho = s = d/2 - 1 *)
  have E : frontier_ii j.+1.*2.+1.*2 = j.+2 * j.+1.*2.+1.*2 + j.+1.*2.
    by rewrite frontier_ii_2_mod_4; nia.
  have even : ~~ odd (frontier_ii j.+1.*2.+1.*2) by rewrite frontier_ii_2_mod_4; lia.
  have gt3 : 3 < frontier_ii j.+1.*2.+1.*2 by rewrite E; nia.
  split=> //; rewrite B_divides_even // ?(ltn_trans _ gt3) //.
  have [|-> R] := q_rho E; first by lia.
  case: ifP => [|_]; first by rewrite odd_double.
  by rewrite /s /e R odd_double; clear; lia.
- (* d = 4j + 4: q = j + 1, rho = d/2 *)
  have E : frontier_ii j.+1.*2.*2 = j.+1 * j.+1.*2.*2 + j.+1.*2.
    by rewrite frontier_ii_0_mod_4; nia.
  have even : ~~ odd (frontier_ii j.+1.*2.*2) by rewrite frontier_ii_0_mod_4; lia.
  have gt3 : 3 < frontier_ii j.+1.*2.*2 by rewrite E; nia.
  split=> //; rewrite B_divides_even // ?(ltn_trans _ gt3) //.
  have [|-> R] := q_rho E; first by lia.
  case: ifP => [|_]; first by rewrite odd_double.
  by rewrite /s /e R odd_double; clear; lia.
Qed.

(* Both together: for every d >= 3 the frontier is the largest even board that A
   wins as the Breaker; for d = 2 B wins every even board. *)
Theorem frontier_ii_exact d : 2 < d ->
  player_wins A (frontier_ii d) d 0 B /\
  forall n, 2 < n -> ~~ odd n -> player_wins A n d 0 B -> n <= frontier_ii d.
Proof.
move=> d_gt2; have [_ _ A_front] := frontier_ii_A d_gt2; split=> // n n_gt2 n_even.
apply: contraTT; rewrite -ltnNge => beyond.
rewrite (@player_wins_opponent B) ?negbK; last by lia.
by apply: frontier_ii_B => //; lia.
Qed.

Theorem frontier_ii_none n : 2 < n -> ~~ odd n -> player_wins B n 2 0 B.
Proof. by move=> n_gt2 n_even; apply: frontier_ii_B. Qed.
