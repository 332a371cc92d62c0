(* Prime sums on the board 1..n.

   prime_sum x y   the bond "x + y is a prime"
   prime_pairs     1..2m falls into m pairs with prime sums, by Bertrand's postulate

   The words closer_wins and start_h are those of bonds.v. *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game bonds bertrand.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition prime_sum : rel nat := fun x y => prime (x + y).

Lemma prime_sum_sym : symmetric prime_sum.
Proof. by move=> x y; rewrite /prime_sum addnC. Qed.

(* Two numbers of the same parity do not have a prime sum. *)
Lemma prime_sum_parity x y : 0 < x -> x < y -> odd x = odd y -> ~~ prime_sum x y.
Proof.
move=> x_gt0 lt_xy same; apply/negP=> /even_prime.
by rewrite oddD same addbb; lia.
Qed.

Theorem prime_sum_h_breaker n : 1 < n -> start_h prime_sum n Breaker = 2.
Proof.
move=> n_gt1; apply/eqP; rewrite eqn_leq; apply/andP; split.
  apply: (pigeonhole prime_sum_sym (label := fun x => odd x) (s := [:: 0; 1])) => //.
    by move=> x _; case: odd.
  move=> x y; rewrite !on_1n => /andP[x_gt0 _] _ lt_xy same.
  by apply: prime_sum_parity => //; move: same; do 2 case: odd.
apply: (hostile_list prime_sum_sym (s := [:: 1; 2])) => //.
  by move=> x; rewrite !inE on_1n; lia.
by move=> x y; rewrite !inE => /orP[]/eqP-> /orP[]/eqP->.
Qed.

Theorem prime_sum_breaker n : 2 < n -> closer_wins prime_sum n Breaker.
Proof.
by move=> n_gt2; rewrite (closer_winsE prime_sum_sym) ?prime_sum_h_breaker //; lia.
Qed.

(* With a prime p between 2m and 4m the numbers c..2m, where c = p - 2m, are paired as
   x and p - x; 1..c-1 fall into pairs likewise.  A label names a pair. *)
Theorem prime_pairs m :
  exists label : nat -> nat,
    {in iota 1 m.*2, forall x, 0 < label x <= m} /\
    {in iota 1 m.*2 &, forall x y, x < y -> label x = label y -> prime_sum x y}.
Proof.
elim/ltn_ind: m => -[|m] IH; first by exists id; split=> x.
have [|p p_prime p_in] := @bertrand m.+1.*2; first by lia.
have p_odd : odd p by case: (even_prime p_prime); lia.
have [|label [small pairs]] := IH (p - m.+1.*2)./2; first by lia.
set c := p - m.+1.*2.
exists (fun x => if x < c then label x else minn x (p - x) - c./2); split=> [x|x y].
  rewrite on_1n => x_in; case: ifP => [lt_c | ge_c]; last by lia.
  by have := small x; rewrite on_1n => /(_ _); lia.
rewrite !on_1n => x_in y_in lt_xy.
have small_lt z : 0 < z < c -> 0 < label z <= c./2.
  by move=> z_in; apply: small; rewrite on_1n; lia.
case: ifP => x_c; case: ifP => y_c.
- by apply: pairs => //; rewrite on_1n; lia.
- by have := small_lt x; lia.
- by lia.
- by move=> same; rewrite /prime_sum (_ : x + y = p) //; lia.
Qed.

Theorem prime_sum_h_divider n : start_h prime_sum n Divider = uphalf n.
Proof.
have [label [small pairs]] := prime_pairs n./2.
apply/eqP; rewrite eqn_leq; apply/andP; split.
  (* n itself is left over when n is odd *)
  pose label' x := if x <= n./2.*2 then label x else 0.
  apply: (pigeonhole prime_sum_sym (label := label') (s := iota (~~ odd n) (uphalf n))).
  - move=> x; rewrite on_1n mem_iota /label' => x_in; case: ifP => x_le; last by lia.
    by have := small x; rewrite on_1n; lia.
  - move=> x y; rewrite !on_1n /label' => x_in y_in lt_xy.
    have small_x : 0 < x <= n./2.*2 -> 0 < label x <= n./2 by rewrite -on_1n; apply: small.
    case: ifP => x_le; case: ifP => y_le; try lia.
    by apply: pairs => //; rewrite on_1n; lia.
  - by rewrite size_iota.
(* no two odd numbers are bonded *)
apply: (hostile_list prime_sum_sym (s := [seq i.*2.+1 | i <- iota 0 (uphalf n)])).
- by rewrite map_inj_uniq ?iota_uniq // => i j []; apply: double_inj.
- by move=> x /mapP[i]; rewrite on_1n mem_iota => ? ->; lia.
- move=> _ _ /mapP[i _ ->] /mapP[j _ ->] lt_ij; apply: prime_sum_parity => //.
  by rewrite /= !odd_double.
- by rewrite size_map size_iota.
Qed.

Theorem prime_sum_divider n : 1 < n -> closer_wins prime_sum n Divider.
Proof. by move=> n_gt1; rewrite (closer_winsE prime_sum_sym) // prime_sum_h_divider. Qed.
