(* Bertrand's postulate: there is a prime between m and 2m [Chebyshev, by the proof of
   Erdos].

   prime_between m     there is a prime p with m < p < 2m
   chain               primes, each less than twice the one before: they prove the
                       statement for small m

   Let m be large, and suppose that there is no prime between m and 2m.  The middle
   binomial coefficient of 2m has no prime divisor between 2m/3 and m either.  So all
   its prime divisors are at most 2m/3, which makes it small (middle_small).  But it
   is large (middle_large). *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition prime_between (m : nat) : Prop := exists2 p, prime p & m < p < m.*2.

(* Small m ------------------------------------------------------------------ *)

Lemma chain_between s p m : path (fun q r => prime r && (r < q.*2)) p s ->
  p <= m < last p s -> prime_between m.
Proof.
elim: s p => [|r s IH] p /=; first by lia.
case/andP=> /andP[r_prime r_lt] chain m_in; have [lt_r | ge_r] := ltnP m r.
  by exists r => //; lia.
by apply: IH chain _; lia.
Qed.

Definition chain : seq nat := [:: 3; 5; 7; 13; 23; 43; 83; 163; 317; 631; 1259; 2503].

Lemma small_bertrand m : 2 <= m < 2503 -> prime_between m.
Proof. by apply: (@chain_between chain 2); vm_compute. Qed.

(* Primes and factorials ------------------------------------------------------ *)

Lemma prime_dvd_fact p m : prime p -> p %| m`! -> p <= m.
Proof.
move=> p_prime; elim: m => [|m IH]; first by rewrite Euclid_dvd1.
by rewrite factS Euclid_dvdM // => /orP[/dvdn_leq-> // | /IH]; lia.
Qed.

(* If distinct primes divide x, so does their product. *)
Lemma prod_primes_dvd s x : uniq s -> {in s, forall p, prime p && (p %| x)} ->
  \prod_(p <- s) p %| x.
Proof.
elim: s => [|p s IH] /=; first by rewrite big_nil dvd1n.
case/andP=> p_new uniq_s divs; have /andP[p_prime p_dvd] := divs p (mem_head _ _).
have divs_s : {in s, forall q, prime q && (q %| x)}.
  by move=> q qs; apply: divs; rewrite inE qs orbT.
rewrite big_cons Gauss_dvd ?p_dvd ?IH //.
elim: s p_new {uniq_s divs IH} divs_s => [|q s IH]; first by rewrite big_nil coprimen1.
rewrite inE negb_or => /andP[p_neq_q p_new] divs_s; rewrite big_cons coprimeMr.
have /andP[q_prime _] := divs_s q (mem_head _ _).
rewrite prime_coprime // dvdn_prime2 // p_neq_q IH // => r rs.
by apply: divs_s; rewrite inE rs orbT.
Qed.

Lemma split_product (small : pred nat) (F : nat -> nat) s :
  \prod_(p <- s) F p
    = \prod_(p <- [seq p <- s | small p]) F p * \prod_(p <- [seq p <- s | ~~ small p]) F p.
Proof. by rewrite !big_filter [LHS](bigID small). Qed.

Lemma product_le_power (F : nat -> nat) b s : {in s, forall p, F p <= b} ->
  \prod_(p <- s) F p <= b ^ size s.
Proof.
elim: s => [|p s IH] le_b; first by rewrite big_nil.
rewrite big_cons expnS leq_mul ?le_b ?mem_head //; apply: IH => q qs.
by rewrite le_b // inE qs orbT.
Qed.

(* The product of the primes up to k ------------------------------------------ *)

(* C(2m + 1, m) occurs twice among the terms of (1 + 1)^(2m + 1). *)
Lemma bin_odd_small m : 'C(m.*2.+1, m) <= 4 ^ m.
Proof.
have := Pascal 1 1 m.*2.+1; rewrite (eq_bigr (fun i : 'I__ => 'C(m.*2.+1, i))); last first.
  by move=> i _; rewrite !exp1n !muln1.
have lt_m : m < m.*2.+2 by lia.
have lt_m1 : m.+1 < m.*2.+2 by lia.
rewrite (bigD1 (Ordinal lt_m)) //= (bigD1 (Ordinal lt_m1)) /=; last first.
  by rewrite -val_eqE /=; lia.
have -> : 'C(m.*2.+1, m.+1) = 'C(m.*2.+1, m).
  by rewrite -bin_sub; [congr 'C(_, _); lia | lia].
have -> : (1 + 1) ^ m.*2.+1 = 2 * 4 ^ m by rewrite expnS -mul2n expnM.
by move: (4 ^ m) ('C(_, _)) (\sum_(i < _ | _) _) => power C rest; lia.
Qed.

Lemma primes_product k s : uniq s -> {in s, forall p, prime p && (p <= k)} ->
  \prod_(p <- s) p <= 4 ^ k.
Proof.
elim/ltn_ind: k s => k IH s uniq_s small.
have [k_le2 | k_gt2] := leqP k 2.
  have only2 : {subset s <= [:: 2]}.
    by move=> p /small/andP[/prime_gt1 p_gt1 p_le]; rewrite inE; lia.
  have := uniq_leq_size uniq_s only2; case: s uniq_s small only2 => [|p [|q s]] //.
    by rewrite big_nil expn_gt0.
  move=> _ /(_ p (mem_head _ _))/andP[/prime_gt1 p_gt1 p_le] _ _; rewrite big_seq1.
  by apply: leq_trans p_le _; apply/ltnW/ltn_expl.
have [k_odd | k_even] := boolP (odd k); last first.
  (* k is not a prime *)
  apply: leq_trans (_ : 4 ^ k.-1 <= _); last by rewrite leq_exp2l //; lia.
  apply: IH => // [|p ps]; first by lia.
  have /andP[p_prime p_le] := small p ps; rewrite p_prime /=.
  suff : p != k by lia.
  apply/eqP=> Ep; have := even_prime p_prime; rewrite Ep (negbTE k_even); lia.
(* k = 2m + 1: the primes up to m + 1, and those that divide C(2m + 1, m) *)
set m := k./2; have Ek : k = m.*2.+1 by lia.
rewrite (split_product (fun p => p <= m.+1)).
apply: leq_trans (_ : 4 ^ m.+1 * 4 ^ m <= _); last by rewrite -expnD leq_exp2l //; lia.
apply: leq_mul.
  apply: IH; rewrite ?filter_uniq //; first by lia.
  by move=> p; rewrite mem_filter => /andP[-> /small/andP[-> _]].
apply: leq_trans (bin_odd_small m); apply: dvdn_leq; first by rewrite bin_gt0; lia.
apply: prod_primes_dvd; rewrite ?filter_uniq // => p.
rewrite mem_filter -ltnNge => /andP[p_gt /small/andP[p_prime p_le]]; rewrite p_prime /=.
have := @bin_fact m.*2.+1 m; rewrite (_ : m.*2.+1 - m = m.+1); last by lia.
move=> fact; have : p %| m.*2.+1`! by rewrite dvdn_fact // prime_gt0 //= -Ek.
rewrite -fact; last by lia.
rewrite 2?Euclid_dvdM // => /or3P[] // /(prime_dvd_fact p_prime); lia.
Qed.

(* The middle binomial coefficient -------------------------------------------- *)

Lemma middle_step n : n.+1 * 'C(n.+1.*2, n.+1) = 2 * n.*2.+1 * 'C(n.*2, n).
Proof.
have E1 := mul_bin_diag n.+1.*2 n; have E2 := mul_bin_diag n.*2.+1 n.
have E3 : 'C(n.*2.+1, n.+1) = 'C(n.*2.+1, n).
  by rewrite -bin_sub; [congr 'C(_, _); lia | lia].
by rewrite -E1 doubleS /= -mulnA E2 E3 mulnA mul2n.
Qed.

Lemma middle_large n : 0 < n -> 4 ^ n <= n.*2 * 'C(n.*2, n).
Proof.
elim: n => // -[|n] IH _ //; rewrite expnS -[X in _ <= X * _]mul2n.
rewrite -mulnA middle_step -mulnA mulnA; apply: (leq_mul (leqnn 4)); apply: leq_trans (IH isT) _.
by rewrite leq_mul2r leqnSn orbT.
Qed.

(* Legendre: how often p divides the middle binomial coefficient. *)
Lemma logn_middle p n : prime p ->
  logn p 'C(n.*2, n) = \sum_(1 <= k < n.*2.+1) (n.*2 %/ p ^ k - (n %/ p ^ k).*2).
Proof.
move=> p_prime; have p_gt1 := prime_gt1 p_prime.
have half : (logn p n`!).*2 = \sum_(1 <= k < n.*2.+1) (n %/ p ^ k).*2.
  rewrite logn_fact // [RHS](@big_cat_nat _ _ _ n.+1) //=; last by lia.
  rewrite [X in _ + X]big_nat_cond [X in _ + X]big1 ?addn0.
    by rewrite -[LHS]mul2n big_distrr; apply: eq_bigr => k _; apply: mul2n.
  move=> k /andP[/andP[k_gt _] _]; rewrite divn_small //.
  by apply: ltn_trans (ltn_expl k p_gt1); lia.
have fact : logn p n.*2`! = logn p 'C(n.*2, n) + (logn p n`!).*2.
  have le_n : n <= n.*2 by lia.
  have := bin_fact le_n; rewrite (_ : n.*2 - n = n) => [<-|]; last by lia.
  by rewrite !lognM ?muln_gt0 ?fact_gt0 ?bin_gt0 ?addnn //; lia.
apply/eqP; rewrite -(eqn_add2r (logn p n`!).*2) -fact half logn_fact // -big_split /=.
apply/eqP/eq_bigr=> k _; rewrite subnK //.
rewrite leq_divRL ?expn_gt0 ?(ltnW p_gt1) // -doubleMl leq_double.
exact: leq_trunc_div.
Qed.

Lemma legendre_term n x : 0 < x -> n.*2 %/ x - (n %/ x).*2 <= (x <= n.*2).
Proof.
move=> x_gt0; have [le_x | gt_x] := leqP x n.*2; last by rewrite divn_small.
rewrite leq_subLR addn1 -ltnS ltn_divLR // -doubleS -doubleMl ltn_double.
exact: ltn_ceil.
Qed.

(* The part of a prime is at most 2n; p itself when p^2 > 2n; and nothing when p is
   at most n and more than 2n/3. *)
Lemma logn_middle_le p n : prime p -> logn p 'C(n.*2, n) <= trunc_log p n.*2.
Proof.
move=> p_prime; have p_gt1 := prime_gt1 p_prime; rewrite logn_middle //.
have [-> | n_gt0] := posnP n; first by rewrite big_geq.
apply: leq_trans (_ : \sum_(1 <= k < n.*2.+1) (k <= trunc_log p n.*2) <= _).
  apply: leq_sum => k _; apply: leq_trans (legendre_term _ _) _.
    by rewrite expn_gt0 ltnW.
  by case: (leqP (p ^ k)) => // le; rewrite lt0b trunc_log_max.
elim: n.*2.+1 (trunc_log p n.*2) => [|m IH] L; first by rewrite big_geq.
have [-> | m_gt0] := posnP m; first by rewrite big_geq.
rewrite big_nat_recr //=; have [le_m | gt_m] := leqP m L; last by rewrite addn0.
suff : \sum_(1 <= i < m) (i <= L) < m by lia.
apply: leq_ltn_trans (_ : \sum_(1 <= i < m) 1 < m); last by rewrite sum_nat_const_nat; lia.
by apply: leq_sum => i _; apply: leq_b1.
Qed.

Lemma middle_part p n : 0 < n -> prime p -> p ^ logn p 'C(n.*2, n) <= n.*2.
Proof.
move=> n_gt0 p_prime; have p_gt1 := prime_gt1 p_prime.
apply: leq_trans (trunc_logP p_gt1 (_ : 0 < n.*2)); last by lia.
by rewrite leq_exp2l // logn_middle_le.
Qed.

Lemma middle_part_once p n : prime p -> n.*2 < p * p -> logn p 'C(n.*2, n) <= 1.
Proof.
move=> p_prime large; have p_gt1 := prime_gt1 p_prime.
apply: leq_trans (logn_middle_le n p_prime) _; rewrite leqNgt; apply/negP=> log_gt1.
have [n0 | n_gt0] := posnP n; first by move: log_gt1; rewrite n0 trunc_log0.
have := trunc_logP p_gt1 (_ : 0 < n.*2); rewrite double_gt0 => /(_ n_gt0).
have : p ^ 2 <= p ^ trunc_log p n.*2 by rewrite leq_exp2l.
by rewrite -mulnn; move: (p * p) (p ^ _) large => *; lia.
Qed.

Lemma middle_part_none p n : prime p -> 2 < p -> p <= n -> n.*2 < 3 * p ->
  logn p 'C(n.*2, n) = 0.
Proof.
move=> p_prime p_gt2 p_le p_gt; rewrite logn_middle // big_nat_cond big1 // => k.
rewrite andbT => /andP[k_gt0 _]; have [k_gt1 | k_le1] := ltnP 1 k.
  rewrite divn_small //; apply: leq_trans p_gt _.
  apply: leq_trans (_ : p ^ 2 <= _); last by rewrite leq_exp2l // prime_gt1.
  by rewrite -mulnn leq_mul2r p_gt2 orbT.
have -> : k = 1 by [lia]; rewrite expn1.
have -> : n %/ p = 1 by apply/eqP; rewrite eqn_leq -ltnS ltn_divLR ?leq_divRL; lia.
by apply/eqP; rewrite subn_eq0 -ltnS ltn_divLR //; lia.
Qed.

(* Large m -------------------------------------------------------------------- *)

Lemma square_root N : exists r, r * r <= N < r.+1 * r.+1.
Proof.
elim: N => [|N [r /andP[le_N lt_N]]]; first by exists 0.
have [lt | ge] := ltnP N.+1 (r.+1 * r.+1); first by exists r; rewrite lt ltnW.
by exists r.+1; rewrite ge /=; apply: leq_ltn_trans lt_N _; rewrite ltn_mul.
Qed.

(* Without a prime between n and 2n the middle binomial coefficient is small. *)
Lemma middle_small n r : 2 < n -> ~ prime_between n -> n.*2 < r.+1 * r.+1 -> 0 < r ->
  'C(n.*2, n) <= n.*2 ^ r * 4 ^ (n.*2 %/ 3).
Proof.
move=> n_gt2 none r_root r_gt0; set C := 'C(_, _).
have C_gt0 : 0 < C by rewrite bin_gt0; lia.
have in_primes p : p \in primes C -> [/\ prime p, 0 < logn p C & p <= n].
  move=> p_in; have := p_in; rewrite mem_primes => /and3P[p_prime _ p_dvd].
  split=> //; first by rewrite logn_gt0.
  rewrite leqNgt; apply/negP=> p_gt; apply: none; exists p; rewrite // p_gt /=.
  have : p <= n.*2.
    apply: (prime_dvd_fact p_prime); rewrite -(@bin_fact n.*2 n) ?dvdn_mulr //; lia.
  have : p != n.*2 by apply/eqP=> Ep; case: (even_prime p_prime); rewrite Ep ?odd_double; lia.
  by lia.
rewrite [X in X <= _](_ : C = \prod_(p <- primes C) p ^ logn p C); last first.
  by rewrite {1}(prod_prime_decomp C_gt0) prime_decompE big_map.
rewrite (split_product (fun p => p <= r)); apply: leq_mul.
  (* at most r primes, each with a part of at most 2n *)
  apply: leq_trans (product_le_power (b := n.*2) _) _.
    move=> p; rewrite mem_filter => /andP[_ /in_primes[p_prime _ _]].
    by apply: middle_part => //; lia.
  rewrite leq_exp2l; last by lia.
  rewrite -[X in _ <= X](size_iota 1); apply: uniq_leq_size.
    by rewrite filter_uniq ?primes_uniq.
  move=> p; rewrite mem_filter mem_iota add1n ltnS => /andP[p_le /in_primes[p_prime _ _]].
  by rewrite prime_gt0.
(* the other primes occur once, and are at most 2n/3 *)
rewrite big_seq (eq_bigr id) => [|p]; last first.
  rewrite mem_filter -ltnNge => /andP[p_gt /in_primes[p_prime p_in _]].
  have once : logn p C <= 1.
    by apply: middle_part_once => //; apply: leq_trans r_root _; rewrite leq_mul.
  by rewrite (_ : logn p C = 1) ?expn1 //; lia.
rewrite -big_seq; apply: primes_product; first by rewrite filter_uniq ?primes_uniq.
move=> p; rewrite mem_filter -ltnNge => /andP[p_gt /in_primes[p_prime p_in p_le]].
rewrite p_prime leq_divRL //= mulnC leqNgt; apply/negP=> p_large.
have [p_gt2 | p_le2] := ltnP 2 p; last by have := prime_gt1 p_prime; lia.
by move: p_in; rewrite middle_part_none.
Qed.

(* But it is large. *)
Lemma root_small t : 64 <= t -> t ^ (6 * t) <= 2 ^ (t.-1 * t.-1).
Proof.
move=> t_ge; set a := trunc_log 2 t.
have t_lt : t < 2 ^ a.+1 by apply: trunc_log_ltn.
have a_le : 2 ^ a <= t by apply: trunc_logP; lia.
have a_ge6 : 6 <= a by apply: trunc_log_max.
have grows k : 6 <= k -> 6 * k + 8 <= 2 ^ k.
  elim: k => // k IH; rewrite leq_eqVlt ltnS => /orP[/eqP [<-] // | /IH].
  by rewrite expnS; move: (2 ^ k) => power; lia.
apply: leq_trans (_ : 2 ^ (a.+1 * (6 * t)) <= _).
  by rewrite [X in _ <= X]expnM leq_exp2r ?(ltnW t_lt) //; lia.
rewrite leq_exp2l // mulnA; have := leq_trans (grows a a_ge6) a_le => t_large.
apply: leq_trans (_ : (t - 2) * t <= _); first by rewrite leq_mul2r; lia.
have [u Et] : exists u, t = u.+2 by exists (t - 2); lia.
by rewrite Et /= subn2 /= mulSn mulnS; lia.
Qed.

Theorem bertrand m : 2 <= m -> prime_between m.
Proof.
move=> m_ge2; have [small | large] := ltnP m 2503; first by apply: small_bertrand; lia.
have [p p_in | none] := pickP (fun p : 'I_m.*2 => prime p && (m < p)).
  by case/andP: p_in => p_prime p_gt; exists p => //; rewrite p_gt /=.
have no_prime : ~ prime_between m.
  case=> p p_prime /andP[p_gt p_lt].
  by have := none (Ordinal p_lt); rewrite /= p_prime p_gt.
have [r /andP[r_le r_gt]] := square_root m.*2.
have r_ge : 64 <= r.+1.
  rewrite leqNgt; apply/negP=> r_lt; have : r.+1 * r.+1 <= 63 * 63 by rewrite leq_mul.
  by lia.
have C_small := @middle_small m r _ no_prime r_gt.
have C_large := @middle_large m.
(* 4^m <= (2m)^(r + 1) 4^(2m/3), so 4^m <= (2m)^(3(r + 1)) < (r + 1)^(6(r + 1)) *)
have : 4 ^ m <= m.*2 ^ r.+1 * 4 ^ (m.*2 %/ 3).
  apply: leq_trans (C_large _) _; first by lia.
  by rewrite expnS -mulnA leq_mul2l C_small ?orbT //; lia.
rewrite -(leq_exp2r _ _ (isT : 0 < 3)) expnMn -!expnM.
have -> : m * 3 = m + m.*2 by lia.
rewrite expnD => cubed.
have {cubed} : 4 ^ m <= m.*2 ^ (r.+1 * 3).
  rewrite -(leq_pmul2r (_ : 0 < 4 ^ m.*2)) ?expn_gt0 //; apply: leq_trans cubed _.
  by rewrite leq_mul2l leq_exp2l // leq_trunc_div orbT.
rewrite leqNgt => /negP; case.
apply: leq_trans (_ : (r.+1 * r.+1) ^ (r.+1 * 3) <= _); first by rewrite ltn_exp2r.
rewrite mulnn -expnM (_ : 2 * (r.+1 * 3) = 6 * r.+1); last by lia.
apply: leq_trans (root_small r_ge) _; rewrite /= (_ : 4 ^ m = 2 ^ m.*2) ?leq_exp2l //.
by rewrite -mul2n expnM.
Qed.
