(* The first moves of Theorem 3.1.4, and of the website's variants.

   opens n d           d is a divisor of Theorem 3.1.4, or d = (n + 2)/3
   first_residue n d   the residue of A's first move: that of d for d = n and
                       d = (n + 1)/2, that of the middle number for d = n + 1, else 1
   first_count n d r   the number of numbers with the residue r after the first move

   first_moves_win     these moves win, and A goes on by pairing
   first_moves         in the website's variants they are the only ones that win *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile lasttwo moves residues counts.
From Zahlenschlacht Require Import pairing zahlenschlacht closedform frontier mistake variants.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* An A-situation can be made in the first move. *)
Definition opens (n d : nat) : bool :=
  (d \in [:: n.-1./2; n.+1./2; n; n.+1; n.+2]) || (n + 2 == 3 * d).

(* The residue of A's first move. *)
Definition first_residue (n d : nat) : nat :=
  if d == n.+1 then n.+1./2 else if d \in [:: n.+1./2; n] then 0 else 1.

(* The counts after the first move. *)
Definition first_count (n d r : nat) : nat :=
  start_count n d r - (first_residue n d == r).

Lemma first_settles n d : 5 <= n -> odd n -> 1 < d -> opens n d ->
  [/\ first_residue n d < d, 0 < start_count n d (first_residue n d) &
    forall r, r < d -> if partner d 0 r == r then ~~ odd (first_count n d r)
                       else first_count n d r == first_count n d (partner d 0 r)].
Proof.
rewrite /opens => n_ge5 n_odd d_gt1 d_in; have d_gt0 : 0 < d by lia.
suff [f [Ef f_lt f_gt0 counts]] : exists f, [/\ f = first_residue n d, f < d,
    0 < q n d + ((0 < f) && (f <= rho n d)) &
    forall r, r < d -> let a i := q n d + ((0 < i) && (i <= rho n d)) - (f == i) in
      if partner d 0 r == r then ~~ odd (a r) else a r == a (partner d 0 r)].
  by rewrite /first_count -Ef; split.
rewrite /first_residue; move: d_in; rewrite !inE.
case/orP=> [/or4P[/eqP Ed | /eqP Ed | /eqP Ed | /orP[]/eqP Ed] | /eqP Ed].
- have [||-> ->] := @q_rho n d 2 1; try lia; exists 1.
  by split=> [|||r r_lt /=]; rewrite ?partner0 //; repeat case: ifP; lia.
- have [||-> ->] := @q_rho n d 1 d.-1; try lia; exists 0.
  by split=> [|||r r_lt /=]; rewrite ?partner0 //; repeat case: ifP; lia.
- have [||-> ->] := @q_rho n d 1 0; try lia; exists 0.
  by split=> [|||r r_lt /=]; rewrite ?partner0 //; repeat case: ifP; lia.
- have [||-> ->] := @q_rho n d 0 n; try lia; exists n.+1./2.
  by split=> [|||r r_lt /=]; rewrite ?partner0 //; repeat case: ifP; lia.
- have [||-> ->] := @q_rho n d 0 n; try lia; exists 1.
  by split=> [|||r r_lt /=]; rewrite ?partner0 //; repeat case: ifP; lia.
- have [||-> ->] := @q_rho n d 2 (d - 2); try lia; exists 1.
  by split=> [|||r r_lt /=]; rewrite ?partner0 //; repeat case: ifP; lia.
Qed.

Lemma first_situation n d (v : 'I_n) : 5 <= n -> odd n -> 1 < d -> opens n d ->
  residue (@written n) d v = first_residue n d ->
  A_situation (@written n) d 0 ([set: 'I_n] :\ v).
Proof.
move=> n_ge5 n_odd d_gt1 d_in v_first; have d_gt0 : 0 < d by lia.
have [_ _ settles] := first_settles n_ge5 n_odd d_gt1 d_in.
have left i : i < d -> count (@written n) d ([set: 'I_n] :\ v) i = first_count n d i.
  move=> i_lt; rewrite /first_count -count_start // -v_first.
  by rewrite (count_cross_out (@written n) d i (in_setT v)) addnK.
by apply/A_situationP=> r r_lt; rewrite /settled !left ?partner_lt //; apply: settles.
Qed.

(* Theorem 3.1.4 with its first moves: crossing out any number with the first residue
   leaves an A-situation, from which A wins by pairing. *)
Theorem first_moves_win n d (v : 'I_n) : 5 <= n -> odd n -> 1 < d -> opens n d ->
  residue (@written n) d v = first_residue n d ->
  wins_by (bond n d 0) (pairing (@written n) d 0) Divider Breaker ([set: 'I_n] :\ v).
Proof.
move=> n_ge5 n_odd d_gt1 d_in v_first; have d_gt0 : 0 < d by lia.
apply: pairing_wins => //; last exact: first_situation.
by rewrite -ltnS -card_cross_out ?in_setT // card_board; lia.
Qed.

(* In the website's variants no other first move wins. *)
Theorem first_moves n d (v : 'I_n) : 5 <= n -> odd n -> 1 < d -> website_variant n d ->
  winning_move (bond n d 0) Divider [set: 'I_n] v
    = (residue (@written n) d v == first_residue n d).
Proof.
move=> n_ge5 n_odd d_gt1 variant; have d_gt0 : 0 < d by lia.
have d_in : opens n d by case/orP: variant => [/andP[_ d_in] | d_in]; rewrite /opens d_in ?orbT.
have [gt2 parity] : 2 < #|[set: 'I_n]| /\ odd #|[set: 'I_n]| by rewrite card_board; lia.
rewrite /winning_move in_setT /=; apply/idP/eqP=> [win | v_first]; last first.
  exact: wins_by_wins (first_moves_win _ _ _ _ _).
apply/eqP; apply: contraLR win => not_first.
have [f_lt f_gt0 settles] := first_settles n_ge5 n_odd d_gt1 d_in.
have [w _ w_first] : exists2 w, w \in [set: 'I_n] & residue (@written n) d w = first_residue n d.
  by apply: count_some; rewrite count_start.
have missed : miss (@written n) d 0 [set: 'I_n] v.
  rewrite /miss in_setT /=; apply/andP; split.
    by apply/exists_inP; exists w; rewrite ?in_setT //; apply: first_situation.
  (* the number of the first residue is still there *)
  apply/negP=> /A_situationP/(_ _ f_lt); have := settles _ f_lt; rewrite /settled /first_count.
  have := partner_lt 0 d_gt0 (first_residue n d) => p_lt.
  have vT : v \in [set: 'I_n] by [].
  have := count_cross_out (@written n) d (first_residue n d) vT.
  have := count_cross_out (@written n) d (partner d 0 (first_residue n d)) vT.
  rewrite !count_start // eqxx (negbTE not_first) addn0 => Ep <-.
  case: eqP => [_ | not_self]; first by lia.
  by rewrite [first_residue n d == _]eq_sym (introF eqP not_self) Ep; lia.
have := variant; rewrite -website_variants // => /andP[_ /forallP/(_ setT)/forallP/(_ v)].
rewrite gt2 parity missed /= (@wins_other _ _ (@bond_sym n d 0) Divider) //.
by rewrite -ltnS -card_cross_out ?in_setT.
Qed.
