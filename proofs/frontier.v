(* The frontier: beyond it A wins every odd board.

   frontier d   the largest odd n such that B wins Z(n, d), for d >= 4; for
                d = 2 and d = 3 it is 1, and there is no board for B at all

   frontier_A   A wins every odd board beyond the frontier
   frontier_B   the frontier itself is an odd board that B wins *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import zahlenschlacht closedform.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition frontier (d : nat) : nat :=
  if odd d then (d * d - 2 * d - 1)./2
  else if d %% 4 == 2 then d * d %/ 4
  else d * d %/ 4 + d./2 - 1.

(* The three kinds of divisors. *)
Lemma frontier_odd j : frontier j.*2.+1 = 2 * (j * j) - 1.
Proof.
rewrite /frontier /= odd_double /=.
have -> : j.*2.+1 * j.*2.+1 - 2 * j.*2.+1 - 1 = (2 * (j * j) - 1).*2 by nia.
exact: doubleK.
Qed.

Lemma frontier_2_mod_4 j : frontier j.*2.+1.*2 = 4 * (j * j) + 4 * j + 1.
Proof.
rewrite /frontier odd_double /=; have -> : j.*2.+1.*2 %% 4 = 2 by lia.
have -> : j.*2.+1.*2 * j.*2.+1.*2 = (4 * (j * j) + 4 * j + 1) * 4 by nia.
by rewrite mulnK.
Qed.

Lemma frontier_0_mod_4 j : frontier j.*2.*2 = 4 * (j * j) + 2 * j - 1.
Proof.
rewrite /frontier odd_double; have -> : (j.*2.*2 %% 4 == 2) = false by lia.
have -> : j.*2.*2 * j.*2.*2 = (4 * (j * j)) * 4 by nia.
by rewrite mulnK // doubleK; lia.
Qed.

(* The closed form for odd boards. *)
Lemma A_wins_odd n d : 2 < n -> 1 < d -> odd n ->
  A_wins n d = if odd d then s n d < maxn (q n d) 2
               else (s n d == 0) || (1 <= q n d) && (s n d + 3 <= (q n d).*2 + e n d).
Proof.
move=> n_gt2 d_gt1 n_odd; rewrite /A_wins closed_form_game // /closed_form n_odd.
by case: ifP => _; case: ifP.
Qed.

(* n = q d + rho determines q and rho. *)
Lemma q_rho n d a r : n = a * d + r -> r < d -> q n d = a /\ rho n d = r.
Proof.
move=> -> r_lt; have d_gt0 : 0 < d by lia.
by rewrite /q /rho divnMDl // divn_small // modnMDl modn_small // addn0.
Qed.

Lemma q_rho_eq n d : 0 < d -> n = q n d * d + rho n d /\ rho n d < d.
Proof. by move=> d_gt0; split; [apply: divn_eq | apply: ltn_pmod]. Qed.

(* Beyond the frontier ---------------------------------------------------- *)

Theorem frontier_A n d : 1 < d -> 2 < n -> odd n -> frontier d < n -> A_wins n d.
Proof.
move=> d_gt1 n_gt2 n_odd beyond; rewrite A_wins_odd //.
have [|En rho_lt] := @q_rho_eq n d; first by lia.
rewrite /s /e; move: En rho_lt; move: (q n d) (rho n d) => Q R En R_lt.
have [j kind] : exists j, [\/ d = j.*2.+1, d = j.*2.+1.*2 | d = j.*2.*2].
  exists (if odd d then d./2 else d./2./2); case: ifP => d_odd.
    by constructor 1; lia.
  by case: (boolP (odd d./2)) => c_odd; [constructor 2 | constructor 3]; lia.
(* In each case: q much too small is impossible beyond the frontier, a few
   values of q are checked one by one, and a larger q wins at once. *)
case: kind => Ed; rewrite Ed ?frontier_odd ?frontier_2_mod_4 ?frontier_0_mod_4
  /= ?odd_double /= in beyond En R_lt *.
- have [big | le_j] := ltnP j Q; first by clear En; lia.
  have [EQ | lt_j] := eqVneq Q j.
    have E : j * j.*2.+1 = 2 * (j * j) + j by nia.
    by rewrite EQ E in En *; move: (j * j) En beyond => J; lia.
  have [Ej | ne_j] := eqVneq j Q.+1.
    have E : Q * Q.+1.*2.+1 = 2 * (Q * Q) + 3 * Q by nia.
    have F : Q.+1 * Q.+1 = Q * Q + 2 * Q + 1 by nia.
    by rewrite Ej E F in En beyond *; move: (Q * Q) En beyond => J; lia.
  have : Q.+2 * j.*2.+1 <= j * j.*2.+1 by rewrite leq_mul2r; lia.
  have -> : j * j.*2.+1 = 2 * (j * j) + j by nia.
  by rewrite !mulSn; move: (Q * _) (j * j) En beyond => X J; lia.
- have [big | le_j] := ltnP j.+1 Q; first by clear En; lia.
  have [EQ | ne_j1] := eqVneq Q j.+1.
    by rewrite EQ in En *; lia.
  have [EQ | ne_j] := eqVneq Q j.
    have E : j * j.*2.+1.*2 = 4 * (j * j) + 2 * j by nia.
    by rewrite EQ E in En *; move: (j * j) En beyond => J; lia.
  have : Q.+1 * j.*2.+1.*2 <= j * j.*2.+1.*2 by rewrite leq_mul2r; lia.
  have -> : j * j.*2.+1.*2 = 4 * (j * j) + 2 * j by nia.
  by rewrite !mulSn; move: (Q * _) (j * j) En beyond => X J; lia.
- have [big | le_j] := ltnP j Q; first by clear En; lia.
  have [EQ | ne_j] := eqVneq Q j.
    have E : j * j.*2.*2 = 4 * (j * j) by nia.
    by rewrite EQ E in En *; move: (j * j) En beyond => J; lia.
  have : Q.+1 * j.*2.*2 <= j * j.*2.*2 by rewrite leq_mul2r; lia.
  have -> : j * j.*2.*2 = 4 * (j * j) by nia.
  by rewrite !mulSn; move: (Q * _) (j * j) En beyond => X J; lia.
Qed.

(* On the frontier -------------------------------------------------------- *)

Lemma B_wins_odd n d : 2 < n -> 1 < d -> odd n ->
  B_wins n d = if odd d then maxn (q n d) 2 <= s n d
               else (0 < s n d) && ((q n d == 0) || ((q n d).*2 + e n d <= s n d + 2)).
Proof.
move=> n_gt2 d_gt1 n_odd; rewrite B_winsE ?A_wins_odd //; last by lia.
by case: ifP => _; lia.
Qed.

Theorem frontier_B d : 3 < d ->
  [/\ odd (frontier d), 4 < frontier d & B_wins (frontier d) d].
Proof.
move=> d_gt3.
have [j kind] : exists j, [\/ d = j.+2.*2.+1, d = j.+1.*2.+1.*2 | d = j.+1.*2.*2].
  exists (if odd d then d./2.-2 else d./2./2.-1); case: ifP => d_odd.
    by constructor 1; lia.
  by case: (boolP (odd d./2)) => c_odd; [constructor 2 | constructor 3]; lia.
case: kind => ->.
- (* d = 2j + 5 : q = j + 1, rho = s = j + 2 *)
  have E : frontier j.+2.*2.+1 = j.+1 * j.+2.*2.+1 + j.+2.
    by rewrite frontier_odd; nia.
  have n_odd : odd (frontier j.+2.*2.+1) by rewrite frontier_odd; lia.
  have n_gt4 : 4 < frontier j.+2.*2.+1 by rewrite E; nia.
  split=> //; rewrite B_wins_odd // ?(ltn_trans _ n_gt4) //.
  have [|-> R] := q_rho E; first by lia.
  case: ifP => [_|]; last by rewrite oddS odd_double.
  by rewrite /s R; clear; lia.
- (* d = 4j + 6: q = j + 1, rho = d/2 *)
  have E : frontier j.+1.*2.+1.*2 = j.+1 * j.+1.*2.+1.*2 + j.+1.*2.+1.
    by rewrite frontier_2_mod_4; nia.
  have n_odd : odd (frontier j.+1.*2.+1.*2) by rewrite frontier_2_mod_4; lia.
  have n_gt4 : 4 < frontier j.+1.*2.+1.*2 by rewrite E; nia.
  split=> //; rewrite B_wins_odd // ?(ltn_trans _ n_gt4) //.
  have [|-> R] := q_rho E; first by lia.
  case: ifP => [|_]; first by rewrite odd_double.
  by rewrite /s /e R odd_double; clear; lia.
- (* d = 4j + 4: q = j + 1, rho = d/2 - 1 *)
  have E : frontier j.+1.*2.*2 = j.+1 * j.+1.*2.*2 + j.+1.*2.-1.
    by rewrite frontier_0_mod_4; nia.
  have n_odd : odd (frontier j.+1.*2.*2) by rewrite frontier_0_mod_4; lia.
  have n_gt4 : 4 < frontier j.+1.*2.*2 by rewrite E; nia.
  split=> //; rewrite B_wins_odd // ?(ltn_trans _ n_gt4) //.
  have [|-> R] := q_rho E; first by lia.
  case: ifP => [|_]; first by rewrite odd_double.
  by rewrite /s /e R odd_double; clear; lia.
Qed.

(* Both together: for every d >= 4 the frontier is the largest odd board that B
   wins; for d = 2 and d = 3 A wins every odd board. *)
Theorem frontier_exact d : 3 < d ->
  B_wins (frontier d) d /\
  forall n, 2 < n -> odd n -> B_wins n d -> n <= frontier d.
Proof.
move=> d_gt3; have [_ _ B_front] := frontier_B d_gt3; split=> // n n_gt2 n_odd.
apply: contraTT; rewrite -ltnNge B_winsE ?negbK; last by lia.
by apply: frontier_A => //; lia.
Qed.

Theorem frontier_none n d : 1 < d <= 3 -> 2 < n -> odd n -> A_wins n d.
Proof.
case/andP=> d_gt1 d_le3 n_gt2 n_odd; apply: frontier_A => //.
by case: d d_gt1 d_le3 => [|[|[|[|]]]] // _ _; rewrite (leq_ltn_trans _ n_gt2).
Qed.

(* The paper's example Z(17, 7) sits exactly on the frontier. *)
Example frontier_7 : frontier 7 = 17.
Proof. by []. Qed.
