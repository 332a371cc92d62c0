(* Theorem R: the winners lie on rays around the multiples of d.

   near n d k w   n is at most w away from k * d

   rays_odd, rays_even         question (i): n is odd and A is the Divider
   rays_ii_odd, rays_ii_even   question (ii): n is even and B is the Divider *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import zahlenschlacht closedform frontier reversed.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition near (n d k w : nat) : bool := (k * d <= n + w) && (n <= k * d + w).

Lemma mul_pred k d : 0 < d -> k * d = k * d.-1 + k.
Proof. by move=> d_gt0; rewrite -[in LHS](prednK d_gt0) mulnS addnC. Qed.

(* Odd d: the ray of k d has the half-width k - 1. *)
Theorem rays_odd n d : 2 < n -> odd n -> 1 < d -> odd d ->
  A_wins n d <-> d = n.+2 \/ exists2 k, 0 < k & near n d k (k - 1).
Proof.
move=> n_gt2 n_odd d_gt1 d_odd; have d_gt0 : 0 < d by lia.
rewrite A_wins_odd // d_odd /s.
have [nE rho_lt] := q_rho_eq n d_gt0.
move: nE rho_lt; move: (q n d) (rho n d) => q r nE r_lt.
have parity : odd n = odd q (+) odd r by rewrite nE oddD oddM d_odd andbT.
split=> [lt | [dE | [k k_gt0 /andP[low high]]]].
- case: (posnP q) => [q0 | q_gt0].
    by left; rewrite q0 mul0n add0n in nE parity *; lia.
  right; have lt_q : minn r (d - 1 - r) < q.
    case: (ltnP 1 q) => [q_gt1 | q_le1]; first by move: lt; clear -q_gt1; lia.
    have q1 : q = 1 by move: q_gt0 q_le1; clear; lia.
    have r_even : ~~ odd r by move: parity; rewrite n_odd q1 /=; case: (odd r).
    by move: lt d_odd r_even r_lt; rewrite q1; clear; lia.
  clear parity lt n_odd d_odd n_gt2; move: lt_q; rewrite gtn_min => /orP[lt_r | lt_r].
    by exists q => //; rewrite /near; lia.
  by exists q.+1 => //; rewrite /near mulSn; lia.
- clear parity n_odd d_odd; have q0 : q = 0.
    case: (posnP q) => // q_gt0; have : d <= q * d by rewrite leq_pmull.
    by lia.
  by rewrite q0 mul0n add0n in nE *; lia.
- clear parity n_odd d_odd; rewrite ltnNge; apply/negP => big.
  have {big} [big_r big_r'] : q <= r /\ q <= d - 1 - r by move: big; clear; lia.
  case: (leqP k q) => [le_kq | lt_qk].
    have : k * d <= q * d by rewrite leq_mul2r le_kq orbT.
    by lia.
  have : q.+1 * d.-1 <= k * d.-1 by rewrite leq_mul2r lt_qk orbT.
  have := mul_pred k d_gt0; have := mul_pred q.+1 d_gt0; rewrite mulSn.
  by lia.
Qed.

(* Even d: the half-width is 2k - 3, from k = 2 on; and A wins if d divides n + 1. *)
Lemma rays_even_dvd n d : 2 < n -> odd n -> 1 < d -> ~~ odd d ->
  A_wins n d <-> d %| n.+1 \/ exists2 k, 1 < k & near n d k (2 * k - 3).
Proof.
move=> n_gt2 n_odd d_gt1 d_even; have d_gt0 : 0 < d by lia.
rewrite A_wins_odd // (negbTE d_even) /s /e d_even.
have [nE r_lt'] := q_rho_eq n d_gt0.
have dvdE : (d %| n.+1) = (rho n d == d.-1).
  have rE : rho n d = n %% d by [].
  rewrite rE; apply/idP/eqP => [/(mod_before_multiple d_gt0) // | rd].
  by rewrite [n](divn_eq n d) rd -addnS prednK // dvdn_addl // dvdn_mull.
rewrite dvdE {dvdE}.
move: nE r_lt'; move: (q n d) (rho n d) => q r nE r_lt.
have r_odd : odd r by move: n_odd; rewrite nE oddD oddM (negbTE d_even) andbF.
clear n_odd.
split=> [/orP[s0 | /andP[q_gt0 le]] | [/eqP rE | [k k_gt1 /andP[low high]]]].
- by left; lia.
- case: (leqP d r.*2) => [big | small]; rewrite ?big ?(ltnNge r.*2 d) in le.
    case: (eqVneq r d.-1) => [rE | r_neq]; first by left; lia.
    by right; exists q.+1; rewrite ?ltnS // /near mulSn; lia.
  right; exists q; first by lia.
  by rewrite /near; lia.
- by apply/orP; left; lia.
- apply/negPn/negP; rewrite negb_or negb_and => /andP[s_gt0 big].
  have hyp : (q = 0 \/ q * 2 + (d <= r.*2) < minn r (d - 1 - r) + 3) by lia.
  case: (leqP k q) => [le_kq | lt_qk].
    have : k * d <= q * d by rewrite leq_mul2r le_kq orbT.
    by lia.
  case: (leqP k q.+1) => [le_k | gt_k].
    have kE : k = q.+1 by lia.
    by rewrite kE mulSn in low high; lia.
  have d_gt2 : 2 < d by lia.
  have split2 j : j * d = j * (d - 2) + j * 2 by rewrite -mulnDr subnK // ltnW.
  have : q.+1 * (d - 2) <= k * (d - 2) by rewrite leq_mul2r ltnW ?orbT.
  have := split2 k; have := split2 q.+1; rewrite [q.+1 * d]mulSn.
  by lia.
Qed.

(* For a smaller divisor of n + 1 there is a ray. *)
Theorem rays_even n d : 2 < n -> odd n -> 1 < d -> ~~ odd d ->
  A_wins n d <-> d = n.+1 \/ exists2 k, 1 < k & near n d k (2 * k - 3).
Proof.
move=> n_gt2 n_odd d_gt1 d_even; split=> [/(rays_even_dvd n_gt2 n_odd d_gt1 d_even) | on_ray].
  case=> [/dvdnP[k nE] | on_ray]; last by right.
  have [k_gt1 | k_le1] := ltnP 1 k; last by left; case: k k_le1 nE => [|[|]] //; lia.
  by right; exists k => //; rewrite /near -nE; clear -k_gt1; lia.
apply/(rays_even_dvd n_gt2 n_odd d_gt1 d_even).
by case: on_ray => [-> | on_ray]; [left | right].
Qed.

(* Question (ii) --------------------------------------------------------------- *)

Theorem rays_ii_odd n d : 2 < n -> ~~ odd n -> 1 < d -> odd d ->
  player_wins B n d 0 B <-> d = n.+1 \/ exists2 k, 1 < k & near n d k (k - 2).
Proof.
move=> n_gt2 n_even d_gt1 d_odd; have d_gt0 : 0 < d by lia.
rewrite B_divides_even // d_odd /s.
have [nE rho_lt] := q_rho_eq n d_gt0.
move: nE rho_lt; move: (q n d) (rho n d) => q r nE r_lt.
split=> [/orP[/andP[/eqP q0 s0] | /andP[q_gt0 le]] | [dE | [k k_gt1 /andP[low high]]]].
- by left; rewrite q0 mul0n add0n in nE; lia.
- have : (r + 2 <= q) || (d - 1 - r + 2 <= q) by move: le; clear; lia.
  case/orP=> le_r; right.
    by exists q; [move: le_r; clear; lia | rewrite /near; lia].
  by exists q.+1; [move: le_r; clear; lia | rewrite /near mulSn; lia].
- have q0 : q = 0.
    case: (posnP q) => // q_gt0; have : d <= q * d by rewrite leq_pmull.
    by lia.
  by rewrite q0 mul0n add0n in nE *; apply/orP; left; lia.
- apply/negPn/negP; rewrite negb_or !negb_and => /andP[_ big].
  have parity : odd q = odd r.
    by apply/eqP; move: n_even; rewrite nE oddD oddM d_odd andbT; case: (odd q); case: (odd r).
  have {big} [q0 | [big_r big_r']] : q = 0 \/ (q <= r /\ q <= d - 1 - r).
    by move: big; clear -parity d_odd r_lt; lia.
    (* k >= 2 and n < d: too far *)
    rewrite q0 mul0n add0n in nE.
    have : 2 * d.-1 <= k * d.-1 by rewrite leq_mul2r k_gt1 orbT.
    by have := mul_pred k d_gt0; lia.
  case: (leqP k q) => [le_kq | lt_qk].
    have : k * d <= q * d by rewrite leq_mul2r le_kq orbT.
    by lia.
  have : q.+1 * d.-1 <= k * d.-1 by rewrite leq_mul2r lt_qk orbT.
  have := mul_pred k d_gt0; have := mul_pred q.+1 d_gt0; rewrite mulSn.
  by lia.
Qed.

Theorem rays_ii_even n d : 2 < n -> ~~ odd n -> 1 < d -> ~~ odd d ->
  player_wins B n d 0 B <-> exists2 k, 1 < k & near n d k (2 * k - 4).
Proof.
move=> n_gt2 n_even d_gt1 d_even; have d_gt0 : 0 < d by lia.
rewrite B_divides_even // (negbTE d_even) /s /e d_even.
have [nE r_lt] := q_rho_eq n d_gt0.
move: nE r_lt; move: (q n d) (rho n d) => q r nE r_lt.
have r_even : ~~ odd r by move: n_even; rewrite nE oddD oddM (negbTE d_even) andbF.
clear n_even.
split=> [/orP[/and3P[/eqP q0 s0 _] | /andP[q_gt0 le]] | [k k_gt1 /andP[low high]]].
- by rewrite q0 mul0n add0n in nE; lia.
- case: (leqP d r.*2) => [big | small]; rewrite ?big ?(ltnNge r.*2 d) in le.
    by exists q.+1; rewrite ?ltnS // /near mulSn; lia.
  by exists q; [lia | rewrite /near; lia].
- apply/negPn/negP; rewrite negb_or negb_and => /andP[_ big].
  have hyp : (q = 0 \/ q * 2 + (d <= r.*2) < minn r (d - 1 - r) + 4) by lia.
  case: (leqP k q) => [le_kq | lt_qk].
    have : k * d <= q * d by rewrite leq_mul2r le_kq orbT.
    by lia.
  case: (leqP k q.+1) => [le_k | gt_k].
    have kE : k = q.+1 by lia.
    by rewrite kE mulSn in low high; lia.
  case: (eqVneq d 2) => [d2 | d_neq2].
    have r0 : r = 0 by move: r_lt r_even; rewrite d2; case: r {nE hyp low high big} => [|[|r]].
    rewrite d2 r0 addn0 in nE hyp low high *.
    by lia.
  have d_gt2 : 2 < d by lia.
  have split2 j : j * d = j * (d - 2) + j * 2 by rewrite -mulnDr subnK // ltnW.
  have : q.+1 * (d - 2) <= k * (d - 2) by rewrite leq_mul2r ltnW ?orbT.
  have := split2 k; have := split2 q.+1; rewrite [q.+1 * d]mulSn.
  by lia.
Qed.

(* For how many odd d does A win? ------------------------------------------------ *)

(* With n = 2N + 1 and d = 2m + 1 the ray of k d says that m is N / k, rounded down. *)
Lemma near_quotient N m k : 0 < k -> near N.*2.+1 m.*2.+1 k (k - 1) = (N %/ k == m).
Proof.
move=> k_gt0; rewrite eqn_leq leq_divRL // -ltnS ltn_divLR // mulSn /near.
have -> : k * m.*2.+1 = (m * k).*2 + k by rewrite mulnS -doubleMr mulnC addnC.
by move: (m * k) => X; apply/andP/andP=> -[]; lia.
Qed.

(* Every m up to the square root of N is a quotient. *)
Lemma small_quotient N m : 0 < m -> m * m <= N -> N %/ (N %/ m) = m.
Proof.
move=> m_gt0 small; have k_ge : m <= N %/ m by rewrite leq_divRL.
have := divn_eq N m; have := ltn_pmod N m_gt0; move: (N %/ m) (N %% m) k_ge => k r k_ge r_lt ->.
by rewrite mulnC divnMDl ?divn_small ?addn0 //; lia.
Qed.

(* w is the square root of 2n - 1, rounded down; every d above n + 2 is lost. *)
Theorem count_odd n w last : 2 < n -> odd n -> n + 2 <= last ->
  w * w <= 2 * n - 1 < w.+1 * w.+1 ->
  count (fun d => odd d && A_wins n d) (iota 3 (last - 2)) = w.
Proof.
move=> n_gt2 n_odd le_last root.
have [N nE] : exists N, n = N.*2.+1 by exists n./2; lia.
have N_gt0 : 0 < N by lia.
pose r := w./2; pose l := N %/ r.+1.
have [r_sq r_next wE] : [/\ r * r <= N, N < r.+1 * r.+1 & w = r + l + 1].
  have next : r.+1 * r.+1 = r * r + 2 * r + 1 by lia.
  have between i : i * r.+1 <= N -> N < i.+1 * r.+1 -> l = i.
    by move=> low high; apply/eqP; rewrite eqn_leq -ltnS ltn_divLR // leq_divRL // high.
  case: (boolP (odd w)) => parity.
    have E : w = r.*2.+1 by rewrite /r; lia.
    have [w_sq w_next] : w * w = 4 * (r * r + r) + 1 /\ w.+1 * w.+1 = 4 * (r.+1 * r.+1).
      by rewrite E; lia.
    have -> : l = r by apply: between; lia.
    by split; lia.
  have E : w = r.*2 by rewrite /r; lia.
  have [w_sq w_next] : w * w = 4 * (r * r) /\ w.+1 * w.+1 = 4 * (r * r + r) + 1.
    by rewrite E; lia.
  have r_gt0 : 0 < r by case: (posnP r) => // r0; rewrite r0 in w_next; lia.
  have -> : l = r.-1 by apply: between; rewrite ?prednK //; lia.
  by split; lia.
pose quotients := iota 1 r ++ [seq N %/ k | k <- iota 1 l] ++ [:: N.+1].
have r_le : r <= N by apply: leq_trans r_sq; case: (r) => // j; rewrite leq_pmulr.
have big k : 0 < k -> k <= l -> r < N %/ k.
  by move=> k_gt0; rewrite /l !leq_divRL // mulnC.
have uniq_quotients : uniq quotients.
  rewrite !cat_uniq iota_uniq /= andbT; apply/and3P; split.
  - apply/hasPn=> m m_in; apply/negP=> m_iota.
    have m_le : m <= r by have : m \in iota 1 r by []; rewrite mem_iota add1n ltnS => /andP[].
    move: m_in; rewrite mem_cat inE => /orP[/mapP[k] | /eqP mE]; last first.
      by rewrite mE leqNgt ltnS r_le in m_le.
    rewrite mem_iota add1n ltnS => /andP[k_gt0 k_le] mE.
    by rewrite mE leqNgt big in m_le.
  - rewrite map_inj_in_uniq ?iota_uniq // => i j; rewrite !mem_iota add1n !ltnS => i_in j_in.
    have lt_neq i' j' : 0 < i' -> i' < j' -> j' <= l -> N %/ i' != N %/ j'.
      move=> i_gt0 lt_ij j_le; rewrite neq_ltn orbC; apply/orP; left.
      have j_gt0 : 0 < j' by lia.
      have j_big := big j' j_gt0 j_le; have l_le : l <= r by rewrite /l -ltnS ltn_divLR.
      have := leq_trunc_div N j'; move: (N %/ j') j_big => Q Q_gt le_N.
      have lt_N : Q.+1 * i' <= N.
        apply: leq_trans le_N; apply: leq_trans (_ : Q * i'.+1 <= _); last by rewrite leq_mul2l lt_ij orbT.
        by rewrite mulSn mulnS leq_add2r; clear -Q_gt l_le j_le lt_ij; lia.
      by rewrite -leq_divRL in lt_N.
    case: (ltngtP i j) => // lt_ij E.
      by have := lt_neq i j; rewrite E eqxx; clear -i_in j_in lt_ij => /(_ _ _ _); lia.
    by have := lt_neq j i; rewrite E eqxx; clear -i_in j_in lt_ij => /(_ _ _ _); lia.
  rewrite orbF; apply/mapP=> -[k]; rewrite mem_iota => /andP[k_gt0 _].
  by have := leq_div N k; lia.
clear root; have size_quotients : size quotients = w.
  by rewrite !size_cat size_map !size_iota /=; lia.
rewrite -size_filter -size_quotients -(size_map (fun m => m.*2.+1) quotients).
apply: perm_size; apply: uniq_perm; first by rewrite filter_uniq ?iota_uniq.
  by rewrite map_inj_uniq // => i j []; lia.
move=> d; rewrite mem_filter mem_iota; apply/idP/mapP=> [/andP[/andP[d_odd win] d_in] | [m m_in dE]].
  exists d./2; last by lia.
  have dE : d = d./2.*2.+1 by lia.
  move: win => /(rays_odd n_gt2 n_odd _ d_odd)-[|d_n2|[k k_gt0]]; first by lia.
    by rewrite !mem_cat !inE; lia.
  rewrite {1}dE nE near_quotient // => /eqP kE.
  rewrite !mem_cat mem_iota; have [small | large] := leqP d./2 r; first by lia.
  apply/or3P; constructor 2; apply/mapP; exists k => //; rewrite mem_iota k_gt0 add1n ltnS.
  by rewrite /l leq_divRL // mulnC -leq_divRL // kE.
have [m_gt0 m_le] : 0 < m /\ m <= N.+1.
  move: m_in; rewrite !mem_cat mem_iota !inE => /or3P[m_r | /mapP[k] | /eqP->] //.
    by clear -m_r r_le; lia.
  rewrite mem_iota => /andP[k_gt0 k_le] ->; have := big k k_gt0; have := leq_div N k.
  by lia.
have d_odd : odd d by rewrite dE /= odd_double.
rewrite d_odd; apply/andP; split; last by lia.
apply/(rays_odd n_gt2 n_odd _ d_odd); first by lia.
move: m_in; rewrite !mem_cat mem_iota !inE => /or3P[m_r | /mapP[k] | /eqP mE].
- have m_sq : m * m <= N by apply: leq_trans r_sq; rewrite leq_mul; lia.
  right; exists (N %/ m); first by rewrite divn_gt0; lia.
  by rewrite dE nE near_quotient ?small_quotient ?divn_gt0 //; lia.
- rewrite mem_iota => /andP[k_gt0 k_le] mE.
  by right; exists k => //; rewrite dE nE near_quotient // mE.
- by left; lia.
Qed.
