(* Two bonds about divisors on the board 1..n.

   coprime x y     no common divisor except 1
   primes_to n     the number of primes in 1..n
   divides x y     one divides the other
   odd_part x      the largest odd divisor of x

   The words closer_wins and start_h are those of bonds.v. *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game bonds.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Coprime numbers ---------------------------------------------------------- *)

Lemma coprime_symm : symmetric coprime.
Proof. by move=> x y; apply: coprime_sym. Qed.

(* 2 and 3, 4 and 5, ... are neighbours, so they are coprime; 1 is coprime to
   every number and joins any pair.  Even numbers are not coprime. *)
Theorem coprime_h_divider n : 1 < n -> start_h coprime n Divider = n./2.
Proof.
move=> n_gt1; apply/eqP; rewrite eqn_leq; apply/andP; split.
  apply: (pigeonhole coprime_symm (label := fun x => (maxn x 2)./2) (s := iota 1 n./2)).
  - by move=> x; rewrite !on_1n; lia.
  - move=> x y; rewrite !on_1n => x_in y_in lt_xy same; rewrite /favours.
    have [-> | x_gt1] := eqVneq x 1; first exact: coprime1n.
    by have -> : y = x.+1 by [lia]; apply: coprimenS.
  - by rewrite size_iota.
apply: (hostile_list coprime_symm (s := [seq i.*2 | i <- iota 1 n./2])).
- by rewrite map_inj_uniq ?iota_uniq //; apply: double_inj.
- by move=> x /mapP[i]; rewrite !on_1n => ? ->; lia.
- move=> _ _ /mapP[i _ ->] /mapP[j _ ->] _; rewrite /favours -!mul2n.
  by rewrite coprimeMl coprimeMr.
- by rewrite size_map size_iota.
Qed.

Theorem coprime_divider n : 1 < n -> closer_wins coprime n Divider.
Proof.
by move=> n_gt1; rewrite (closer_winsE coprime_symm) // coprime_h_divider //; lia.
Qed.

(* 1 and the primes are coprime; numbers with the same smallest prime divisor
   are not. *)
Definition primes_to (n : nat) : nat := count prime (iota 1 n).

Theorem coprime_h_breaker n : 0 < n -> start_h coprime n Breaker = (primes_to n).+1.
Proof.
move=> n_gt0; pose s := 1 :: [seq x <- iota 1 n | prime x].
have size_s : size s = (primes_to n).+1 by rewrite /= size_filter.
apply/eqP; rewrite eqn_leq; apply/andP; split.
  apply: (pigeonhole coprime_symm (label := pdiv) (s := s)); last by rewrite size_s.
  - move=> x; rewrite on_1n inE mem_filter on_1n => x_in.
    have [-> // | x_neq1] := eqVneq x 1.
    have x_gt1 : 1 < x by lia.
    rewrite pdiv_prime // pdiv_gt0 /= (leq_trans (pdiv_leq _)) ?orbT //; lia.
  - move=> x y; rewrite !on_1n => x_in y_in lt_xy same; rewrite /favours.
    have y_gt1 : 1 < y by lia.
    have [x_gt1 | x_le1] := ltnP 1 x; last first.
      move: same; have -> : x = 1 by [lia].
      by have := pdiv_prime y_gt1; move=> /[swap] <-.
    apply/negP=> /eqP xy; have := dvdn_gcd (pdiv x) x y.
    rewrite xy pdiv_dvd {2}same pdiv_dvd dvdn1 => /eqP p1.
    by have := pdiv_prime x_gt1; rewrite p1.
apply: (hostile_list coprime_symm (s := s)); last by rewrite size_s.
- by rewrite /= filter_uniq ?iota_uniq // mem_filter.
- by move=> x; rewrite inE mem_filter on_1n => /orP[/eqP -> | /andP[]].
- move=> x y; rewrite /favours negbK !inE !mem_filter.
  case/orP=> [/eqP -> | /andP[x_prime _]]; first by rewrite coprime1n.
  case/orP=> [/eqP -> | /andP[y_prime _] lt_xy]; first by rewrite coprimen1.
  by rewrite prime_coprime // dvdn_prime2 // neq_ltn lt_xy.
Qed.

Theorem coprime_breaker n : 1 < n ->
  closer_wins coprime n Breaker = (primes_to n < uphalf n).
Proof.
by move=> n_gt1; rewrite (closer_winsE coprime_symm) // coprime_h_breaker //; lia.
Qed.

(* Of two neighbours beyond 2 one is even, so it is not a prime. *)
Lemma primes_to_small n : 9 <= n -> primes_to n < uphalf n.
Proof.
elim/ltn_ind: n => n IH n_ge9; have [n_gt10 | n_le10] := ltnP 10 n; last first.
  by have [-> | ->] : n = 9 \/ n = 10 by [lia]; vm_compute.
case: n => [|[|n]] // in IH n_ge9 n_gt10 *.
have even_not_prime x : 2 < x -> ~~ odd x -> prime x = false.
  by move=> x_gt2 /negbTE even; apply/negP=> /even_prime; rewrite even; lia.
have := IH n; rewrite {2}/primes_to -{2}(addn2 n) iotaD count_cat -/(primes_to n) /= add1n addn0.
have [odd_n | even_n] := boolP (odd n).
  by rewrite (even_not_prime n.+1); try lia; case: prime; lia.
by rewrite (even_not_prime n.+2); try lia; case: prime; lia.
Qed.

Theorem coprime_breaker_from_9 n : 1 < n -> closer_wins coprime n Breaker = (9 <= n).
Proof.
move=> n_gt1; rewrite coprime_breaker //; have [n_ge9 | n_lt9] := leqP 9 n.
  exact: primes_to_small.
by do 9 (case: n n_gt1 n_lt9 => [|n] n_gt1 n_lt9 //).
Qed.

(* Divisors ----------------------------------------------------------------- *)

Definition divides : rel nat := fun x y => (x %| y) || (y %| x).

Lemma divides_sym : symmetric divides.
Proof. by move=> x y; rewrite /divides orbC. Qed.

Definition odd_part (x : nat) : nat := x %/ 2 ^ logn 2 x.

Lemma odd_partK x : odd_part x * 2 ^ logn 2 x = x.
Proof. by rewrite /odd_part divnK // pfactor_dvdnn. Qed.

Lemma odd_part_odd x : 0 < x -> odd (odd_part x).
Proof.
move=> x_gt0; have [m m_odd Ex] := pfactor_coprime (isT : prime 2) x_gt0.
by rewrite /odd_part {1}Ex mulnK ?expn_gt0 // -coprime2n.
Qed.

(* Numbers with the same odd part divide each other [Erdos]; of two numbers that
   are both larger than n / 2 neither divides the other. *)
Theorem divides_h_divider n : start_h divides n Divider = uphalf n.
Proof.
apply/eqP; rewrite eqn_leq; apply/andP; split.
  apply: (pigeonhole divides_sym (label := fun x => (odd_part x)./2) (s := iota 0 (uphalf n))).
  - move=> x; rewrite on_1n mem_iota /= add0n => /andP[x_gt0 x_le].
    have : odd_part x <= x by rewrite leq_div.
    by have := odd_part_odd x_gt0; lia.
  - move=> x y; rewrite !on_1n => /andP[x_gt0 _] /andP[y_gt0 _] _ same.
    have {}same : odd_part x = odd_part y.
      by have := odd_part_odd x_gt0; have := odd_part_odd y_gt0; lia.
    rewrite /favours /divides -(odd_partK x) -(odd_partK y) same.
    by case/orP: (leq_total (logn 2 x) (logn 2 y)) => le;
      rewrite (dvdn_mul _ (dvdn_exp2l 2 le)) ?orbT.
  - by rewrite size_iota.
apply: (hostile_list divides_sym (s := iota n./2.+1 (uphalf n))).
- exact: iota_uniq.
- by move=> x; rewrite on_1n mem_iota; lia.
- move=> x y; rewrite !mem_iota /favours /divides negb_or => x_in y_in lt_xy; apply/andP; split.
    by apply/negP=> /dvdnP[[|[|k]] Ey]; nia.
  by apply/negP=> /dvdn_leq; lia.
- by rewrite size_iota.
Qed.

Theorem divides_divider n : 1 < n -> closer_wins divides n Divider.
Proof. by move=> n_gt1; rewrite (closer_winsE divides_sym) // divides_h_divider. Qed.

(* 1, 2, 4, 8, ... divide each other; of two numbers between two neighbours in
   this chain neither divides the other. *)
Theorem divides_h_breaker n : 0 < n -> start_h divides n Breaker = (trunc_log 2 n).+1.
Proof.
move=> n_gt0; apply/eqP; rewrite eqn_leq; apply/andP; split.
  apply: (pigeonhole divides_sym (label := trunc_log 2) (s := iota 0 (trunc_log 2 n).+1)).
  - by move=> x; rewrite on_1n mem_iota ltnS => /andP[_ ?]; apply: leq_trunc_log.
  - move=> x y; rewrite !on_1n => /andP[x_gt0 _] /andP[y_gt0 _] lt_xy same.
    have := trunc_logP (isT : 1 < 2) x_gt0; have := trunc_log_ltn y (isT : 1 < 2).
    rewrite -same expnS /favours /divides negb_or => lt_y le_x; apply/andP; split.
      by apply/negP=> /dvdnP[[|[|k]] Ey]; nia.
    by apply/negP=> /dvdn_leq; lia.
  - by rewrite size_iota.
apply: (hostile_list divides_sym (s := [seq 2 ^ i | i <- iota 0 (trunc_log 2 n).+1])).
- by rewrite map_inj_uniq ?iota_uniq //; apply: expnI.
- move=> x /mapP[i]; rewrite mem_iota ltnS => /andP[_ i_le] ->; rewrite on_1n expn_gt0 /=.
  by apply: leq_trans (trunc_logP (isT : 1 < 2) n_gt0); rewrite leq_exp2l.
- move=> _ _ /mapP[i _ ->] /mapP[j _ ->]; rewrite /favours negbK ltn_exp2l // => lt_ij.
  by rewrite /divides dvdn_exp2l // ltnW.
- by rewrite size_map size_iota.
Qed.

(* The closing Breaker loses n = 4 (and n = 2, where there is nothing to move). *)
Theorem divides_breaker n : 1 < n ->
  closer_wins divides n Breaker = (n \notin [:: 2; 4]).
Proof.
move=> n_gt1; rewrite (closer_winsE divides_sym) // divides_h_breaker; last by lia.
have [n_ge5 | n_lt5] := leqP 5 n; last first.
  by do 5 (case: n n_gt1 n_lt5 => [|n] n_gt1 n_lt5 //).
have -> : n \notin [:: 2; 4] by rewrite !inE; lia.
have grows m : 3 <= m -> m.*2 < 2 ^ m.
  elim: m => // -[|[|[|m]]] // IH _; rewrite expnS.
  by have := IH isT; move: (2 ^ _) => power; lia.
rewrite -(ltn_exp2l _ _ (isT : 1 < 2)).
apply: leq_ltn_trans (trunc_logP (isT : 1 < 2) _) _; first by lia.
by apply: leq_ltn_trans (grows _ _); lia.
Qed.
