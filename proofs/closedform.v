(* The closed form for Z(n, d), both roles, remainder 0.

   q n d      n divided by d, rounded down
   rho n d    n modulo d
   s n d      min(rho, d - 1 - rho): the pairs of residues whose two counts
              differ, always by one
   e n d      1 if d is even and 2 rho >= d, else 0
   closed_form n d divider
              the table of the complete solution, one line per row

   The theorem closed_form_correct covers all six rows; breaker_closer_wins is
   the two rows without a condition, for every remainder. *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile lasttwo residues counts.
From Zahlenschlacht Require Import zahlenschlacht.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section ClosedForm.

Variables n d : nat.

Definition q : nat := n %/ d.
Definition rho : nat := n %% d.
Definition s : nat := minn rho (d - 1 - rho).
Definition e : nat := ~~ odd d && (d <= rho.*2).

Definition closed_form (divider : player) : player :=
  match divider, odd n, odd d with
  | A, false, _ => B
  | A, true, true => if s < maxn q 2 then A else B
  | A, true, false => if (s == 0) || (1 <= q) && (s + 3 <= q.*2 + e) then A else B
  | B, true, _ => A
  | B, false, true =>
      if (q == 0) && (s == 0) || (1 <= q) && (s + 2 <= q) then B else A
  | B, false, false =>
      if [&& q == 0, s == 0 & e == 0] || (1 <= q) && (s + 4 <= q.*2 + e) then B
      else A
  end.

(* The Breaker closes ----------------------------------------------------- *)

(* No self-partnered residue holds more than half of the board, rounded up. *)
Lemma start_count_half r : 1 < d -> r < d -> start_count n d r <= uphalf n.
Proof.
move=> d_gt1 r_lt; rewrite /start_count.
have := divn_eq n d; have : n %/ d * 2 <= n %/ d * d by rewrite leq_mul2l d_gt1 orbT.
by lia.
Qed.

Theorem breaker_closer_wins t divider : 2 < n -> 1 < d ->
  role_of divider (closing n) = Breaker -> winner n d t divider = closing n.
Proof.
move=> n_gt2 d_gt1 breaker; rewrite /winner /start_h breaker ifT //=.
rewrite foldr_maxn_leP; apply/andP; split; first by lia.
apply/allP=> _ /mapP[r r_in ->]; rewrite /breaker_part.
have r_lt : r < d by move: r_in; rewrite mem_iota.
case: ifP => _; first exact: start_count_half.
by case: ifP => _; lia.
Qed.

(* The Divider closes ----------------------------------------------------- *)

Hypothesis d_gt0 : 0 < d.

Lemma partner0 r : r < d -> partner d 0 r = if r == 0 then 0 else d - r.
Proof.
move=> r_lt; rewrite /partner add0n (modn_small r_lt).
case: eqP => [-> | r_neq0]; first by rewrite subn0 modnn.
by rewrite modn_small //; lia.
Qed.

(* pairs is the number of pairs of residues, centre the residue d/2 of an even
   d (for an odd d it is not used). *)
Let pairs : nat := d.-1./2.
Let centre : nat := d./2.

Lemma half_sizes : d = pairs.*2 + 1 + ~~ odd d /\ centre = pairs + ~~ odd d.
Proof. by rewrite /pairs /centre; lia. Qed.

(* What each residue r adds to h. *)
Lemma divider_part_start r : r < d ->
  divider_part d 0 (start_count n d) r =
    if r == 0 then nat_of_bool (0 < q)
    else if r <= pairs then q + (r <= rho)
    else if ~~ odd d && (r == centre) then nat_of_bool ((0 < q) || (centre <= rho))
    else 0.
Proof.
move=> r_lt; rewrite /divider_part partner0 // /start_count -/q -/rho.
have [-> | r_neq0] := eqVneq r 0; first by rewrite eqxx addn0.
have [Ed Ec] := half_sizes; move: Ed Ec r_lt; move: (~~ odd d) pairs centre.
move=> even_d P C Ed Ec r_lt; have r_gt0 : 0 < r by rewrite lt0n.
have [small | large] := leqP r P.
  (* the smaller residue of a pair, which has the larger count *)
  have -> : (d - r == r) = false by lia.
  have -> : r < d - r by lia.
  by rewrite r_gt0 /= subn_gt0 r_lt /=; case: (leqP r rho); lia.
case: even_d Ed Ec => Ed Ec /=; last first.
  have -> : (d - r == r) = false by lia.
  by rewrite ifF //; lia.
case: (eqVneq r C) => [-> | not_centre].
  have -> : d - C == C by lia.
  have -> : 0 < C by lia.
  by rewrite addn_gt0 lt0b.
have -> : (d - r == r) = false by lia.
by rewrite ifF //; lia.
Qed.

(* The first m + 1 terms up to the last pair, then the rest. *)
Lemma divider_sum_pairs m : m <= pairs ->
  sumn [seq divider_part d 0 (start_count n d) r | r <- iota 0 m.+1]
  = (0 < q) + (m * q + minn m rho).
Proof.
have [Ed _] := half_sizes.
elim: m => [_ | m IH m_lt]; first by rewrite /= divider_part_start // min0n.
rewrite -[m.+2]addn1 iotaD map_cat sumn_cat IH; last exact: ltnW.
rewrite /= add0n addn0 divider_part_start; last by lia.
rewrite /= m_lt mulSn; move: (m * q) => X; clear; lia.
Qed.

Lemma divider_sum_rest i m : centre < i -> pairs < i -> i + m <= d ->
  sumn [seq divider_part d 0 (start_count n d) r | r <- iota i m] = 0.
Proof.
elim: m i => //= m IH i i_gt_c i_gt_p i_le.
rewrite (IH i.+1) ?addSnnS //; try exact: ltnW.
rewrite divider_part_start; last by lia.
rewrite (gtn_eqF i_gt_c) andbF (leqNgt i) i_gt_p.
by case: eqP => [i0|//]; rewrite i0 in i_gt_c.
Qed.

Lemma start_h_divider divider :
  role_of divider (closing n) = Divider ->
  start_h n d 0 divider
  = (0 < q) + (pairs * q + minn pairs rho)
    + (~~ odd d && ((0 < q) || (centre <= rho))).
Proof.
move=> is_divider; rewrite /start_h is_divider /= /over_residues.
have [Ed Ec] := half_sizes.
have split_d : d = pairs.+1 + (~~ odd d + pairs) by rewrite [LHS]Ed; clear; lia.
have -> : iota 0 d = iota 0 (pairs.+1 + (~~ odd d + pairs)) by congr iota.
rewrite !iotaD !map_cat !sumn_cat divider_sum_pairs // add0n.
have -> : pairs.+1 + ~~ odd d = centre.+1 by rewrite Ec.
have p_lt : pairs < centre.+1 by rewrite Ec ltnS leq_addr.
have c_le : centre.+1 + pairs <= d by rewrite Ec [X in _ <= X]split_d; clear; lia.
rewrite (divider_sum_rest _ p_lt c_le) // addn0.
congr (_ + _); case even_d: (~~ odd d) Ed Ec => Ed Ec //=.
rewrite divider_part_start; last by lia.
by rewrite addn0 even_d Ec addn1 eqxx ltnn.
Qed.

End ClosedForm.

(* All six rows. *)
Theorem closed_form_correct n d divider : 2 < n -> 1 < d ->
  winner n d 0 divider = closed_form n d divider.
Proof.
move=> n_gt2 d_gt1; have d_gt0 : 0 < d by lia.
have En := divn_eq n d; have rho_lt := ltn_pmod n d_gt0.
rewrite -/(q n d) -/(rho n d) in En rho_lt.
have hE := @start_h_divider n d d_gt0 divider.
(* n is written as 2X plus small things, where X = pairs * q (+ q) *)
have product : q n d * d = (d.-1./2 * q n d).*2 + q n d + (~~ odd d) * q n d.
  have [Ed _] := half_sizes d_gt0; rewrite {2}Ed; move: (q n d) (d.-1./2) (~~ odd d).
  by clear=> Q P [] /=; nia.
have [Ed Ec] := half_sizes d_gt0.
rewrite /closed_form; case: divider hE => hE; case: (boolP (odd n)) => n_odd.
- (* A closes as the Divider *)
  rewrite /winner hE /closing n_odd //= /s /e.
  move: product Ed Ec En rho_lt; move: (q n d) (rho n d) (d.-1./2) (d./2).
  move=> Q R P C; case: (odd d); move: (P * Q) => X product Ed Ec En rho_lt.
    by congr (if _ then _ else _); move: n_gt2 n_odd product Ed En rho_lt; clear; lia.
  by congr (if _ then _ else _); move: n_gt2 n_odd product Ed Ec En rho_lt; clear; lia.
- by rewrite breaker_closer_wins // /closing (negbTE n_odd).
- by rewrite breaker_closer_wins // /closing n_odd.
- (* B closes as the Divider *)
  rewrite /winner hE /closing (negbTE n_odd) //= /s /e.
  move: product Ed Ec En rho_lt; move: (q n d) (rho n d) (d.-1./2) (d./2).
  move=> Q R P C; case: (odd d); move: (P * Q) => X product Ed Ec En rho_lt.
    by congr (if _ then _ else _); move: n_gt2 n_odd product Ed En rho_lt; clear; lia.
  by congr (if _ then _ else _); move: n_gt2 n_odd product Ed Ec En rho_lt; clear; lia.
Qed.

(* The closed form says who wins the game itself. *)
Corollary closed_form_game pl n d divider : 2 < n -> 1 < d ->
  player_wins pl n d 0 divider = (closed_form n d divider == pl).
Proof.
by move=> n_gt2 d_gt1; rewrite winner_correct ?closed_form_correct //; lia.
Qed.
