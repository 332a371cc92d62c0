(* Other bonds on the board 1..n: every pigeonhole theorem is a game.

   A bond is a symmetric relation of numbers.  The closer, who is the Divider or
   the Breaker, wins on 1..n if and only if h is at most half of n, rounded up.
   A largest hostile set is found by pigeonholes: numbers with the same label
   favour the closer, so a hostile set has at most as many numbers as there are
   labels; and a list of as many hostile numbers shows that this is h.

   on_board b n        the bond b between the numbers 1..n
   bond_wins b pl n divider
                       pl wins the game with the bond b on 1..n under best play;
                       divider is the player who is the Divider, A begins
   closer_wins b n p   the player who makes the last move wins, in the role p
   start_h b n p       the size of the largest set hostile to p in 1..n

   difference d x y    d divides x - y
   coprime x y         no divisor in common but 1
   divides x y         one divides the other
   prime_sum x y       x + y is a prime

   primes_to n         how many primes there are in 1..n
   odd_part x          what is left of x when it is halved as often as possible
   prime_between m     there is a prime between m and 2m *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile lasttwo zahlenschlacht.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* The game with any bond -------------------------------------------------- *)

Definition on_board (b : rel nat) (n : nat) : rel 'I_n :=
  fun i j => b (written i) (written j).
Arguments on_board : clear implicits.

Definition bond_wins (b : rel nat) (pl : player) (n : nat) (divider : player) : bool :=
  wins (on_board b n) (role_of divider pl) (role_of divider A) [set: 'I_n].

Definition closer_wins (b : rel nat) (n : nat) (p : role) : bool :=
  wins (on_board b n) p (if odd n then p else other p) [set: 'I_n].

Definition start_h (b : rel nat) (n : nat) (p : role) : nat :=
  h (on_board b n) p [set: 'I_n].

(* With the sum as the bond this is the game of zahlenschlacht.v. *)
Lemma sum_wins pl n d t divider :
  bond_wins (fun x y => x + y == t %[mod d]) pl n divider = player_wins pl n d t divider.
Proof. by []. Qed.

Section AnyBond.

Variable b : rel nat.
Hypothesis b_sym : symmetric b.
Implicit Types (p : role) (n : nat) (s : seq nat).

Lemma on_board_sym n : symmetric (on_board b n).
Proof. by move=> i j; apply: b_sym. Qed.

(* A closes on an odd board, B on an even one. *)
Lemma bond_wins_closing n divider :
  bond_wins b (closing n) n divider = closer_wins b n (role_of divider (closing n)).
Proof. by rewrite /bond_wins /closer_wins /closing; case: odd; case: divider. Qed.

Lemma bond_wins_opponent n divider : 1 < n ->
  bond_wins b (opponent (closing n)) n divider
    = ~~ closer_wins b n (role_of divider (closing n)).
Proof.
move=> n_gt1; rewrite -bond_wins_closing /bond_wins role_of_opponent.
by rewrite wins_other ?card_board //; apply: on_board_sym.
Qed.

(* The last-two theorem on 1..n. *)
Theorem closer_winsE n p : 1 < n -> closer_wins b n p = (start_h b n p <= uphalf n).
Proof.
move=> n_gt1; rewrite /closer_wins; set m := (m in wins _ _ m _).
have closes : closer m [set: 'I_n] = p.
  by rewrite /closer card_board /m; case: odd; rewrite ?otherK.
by rewrite -{1}closes last_two ?closes ?card_board //; apply: on_board_sym.
Qed.

(* The pigeonhole principle: when numbers with the same label favour p, no set
   hostile to p has more numbers than there are labels. *)
Theorem pigeonhole n p (label : nat -> nat) s :
  {in iota 1 n, forall x, label x \in s} ->
  {in iota 1 n &, forall x y, x < y -> label x = label y -> favours b p x y} ->
  forall k, size s <= k -> start_h b n p <= k.
Proof.
move=> labels same_favours k le_k; apply: leq_trans le_k; apply/h_leP=> H _ /hostileP hosH.
have in_board (i : 'I_n) : written i \in iota 1 n.
  by rewrite mem_iota /written add1n !ltnS /=; apply: ltn_ord.
rewrite cardE -(size_map (fun i : 'I_n => label (written i))).
apply: uniq_leq_size; last by move=> _ /mapP[i _ ->]; apply: labels.
rewrite map_inj_in_uniq ?enum_uniq // => i j; rewrite !mem_enum => iH jH same.
apply/eqP; apply: contraT => i_neq_j; have := hosH i j iH jH i_neq_j.
case: (ltngtP i j) => [lt | gt | eq]; last by rewrite (ord_inj eq) eqxx in i_neq_j.
  by move/negP; case; apply: (same_favours _ _ (in_board i) (in_board j)).
move/negP; case; rewrite (favours_sym _ (@on_board_sym n)).
exact: (same_favours _ _ (in_board j) (in_board i)).
Qed.

(* A list of hostile numbers is no longer than h. *)
Lemma hostile_list n p s : uniq s -> {subset s <= iota 1 n} ->
  {in s &, forall x y, x < y -> ~~ favours b p x y} ->
  forall k, k <= size s -> k <= start_h b n p.
Proof.
move=> uniq_s on_1n hos k le_k; apply: leq_trans le_k _; pose H := [set i : 'I_n | written i \in s].
have <- : #|H| = size s.
  rewrite cardE -(size_map (@written n)); apply/perm_size/uniq_perm => //.
    by rewrite map_inj_uniq ?enum_uniq // => i j [] /ord_inj.
  move=> x; apply/mapP/idP=> [[i] | xs]; first by rewrite mem_enum inE => ? ->.
  have := on_1n x xs; rewrite mem_iota add1n => /andP[x_gt0 x_lt].
  have i_lt : x.-1 < n by lia.
  by exists (Ordinal i_lt); rewrite ?mem_enum ?inE /written /= prednK.
apply: h_ge => //; apply/hostileP=> i j; rewrite !inE => iH jH i_neq_j.
case: (ltngtP i j) => [lt | gt | eq]; last by rewrite (ord_inj eq) eqxx in i_neq_j.
  exact: hos.
by rewrite (favours_sym _ (@on_board_sym n)); apply: hos.
Qed.

End AnyBond.

(* What is on the board. *)
Lemma on_1n n x : (x \in iota 1 n) = (0 < x <= n).
Proof. by rewrite mem_iota add1n ltnS. Qed.

(* Differences ------------------------------------------------------------- *)

Definition difference (d : nat) : rel nat := fun x y => x == y %[mod d].

Lemma difference_dvd d x y : x <= y -> difference d x y = (d %| y - x).
Proof. by move=> le_xy; rewrite /difference eq_sym eqn_mod_dvd. Qed.

Lemma difference_sym d : symmetric (difference d).
Proof. by move=> x y; rewrite /difference eq_sym. Qed.

(* Numbers less than d apart are not bonded. *)
Lemma difference_small d x y : x < y < x + d -> ~~ difference d x y.
Proof.
case/andP=> lt_xy lt_d; rewrite difference_dvd ?(ltnW lt_xy) //.
by apply: contraTN isT => /dvdn_leq; lia.
Qed.

Theorem difference_h_divider n d : 0 < d -> start_h (difference d) n Divider = minn n d.
Proof.
move=> d_gt0; apply/eqP; rewrite eqn_leq leq_min -andbA; apply/and3P; split.
- (* every number is a label of its own *)
  apply: (pigeonhole (difference_sym d) (label := id) (s := iota 1 n)) => //.
  + by move=> x y _ _ lt_xy same; rewrite same ltnn in lt_xy.
  + by rewrite size_iota.
- (* the label is the residue *)
  apply: (pigeonhole (difference_sym d) (label := modn^~ d) (s := iota 0 d)).
  + by move=> x _; rewrite mem_iota ltn_pmod.
  + by move=> x y _ _ _ same; rewrite /favours /difference same.
  + by rewrite size_iota.
- apply: (hostile_list (difference_sym d) (s := iota 1 (minn n d))).
  + exact: iota_uniq.
  + by move=> x; rewrite !on_1n; lia.
  + by move=> x y; rewrite !on_1n => x_in y_in lt_xy; apply: difference_small; lia.
  + by rewrite size_iota.
Qed.

Theorem difference_divider n d : 1 < n -> 0 < d ->
  closer_wins (difference d) n Divider = (minn n d <= uphalf n).
Proof.
by move=> n_gt1 d_gt0; rewrite (closer_winsE (difference_sym d)) // difference_h_divider.
Qed.

(* The numbers 1, 1 + d, 1 + 2d, ... are bonded; d consecutive numbers are not.
   The label counts the blocks of d numbers; there are n / d, rounded up. *)
Theorem difference_h_breaker n d : 0 < d ->
  start_h (difference d) n Breaker = (n + d.-1) %/ d.
Proof.
move=> d_gt0; set k := (n + d.-1) %/ d.
have le_k : k * d <= n + d.-1 by apply: leq_trunc_div.
have gt_k : n + d.-1 < k * d + d by have := ltn_ceil (n + d.-1) d_gt0; rewrite mulSn (addnC d).
apply/eqP; rewrite eqn_leq; apply/andP; split.
  apply: (pigeonhole (difference_sym d) (label := fun x => x.-1 %/ d) (s := iota 0 k)).
  - by move=> x; rewrite on_1n mem_iota /= add0n => x_in; rewrite ltn_divLR //; lia.
  - move=> x y; rewrite !on_1n => x_in y_in lt_xy same; apply: difference_small.
    have := ltn_pmod x.-1 d_gt0; have := ltn_pmod y.-1 d_gt0.
    have := divn_eq x.-1 d; have := divn_eq y.-1 d; rewrite -same.
    by move: (x.-1 %/ d * d) (x.-1 %% d) (y.-1 %% d) => qd rx ry; lia.
  - by rewrite size_iota.
apply: (hostile_list (difference_sym d) (s := [seq i * d + 1 | i <- iota 0 k])).
- by rewrite map_inj_uniq ?iota_uniq // => i j /addIn/eqP; rewrite eqn_pmul2r // => /eqP.
- move=> x /mapP[i]; rewrite mem_iota add0n => /andP[_ i_lt] ->; rewrite on_1n.
  have : i.+1 * d <= k * d by rewrite leq_mul2r i_lt orbT.
  by rewrite mulSn; move: (i * d) (k * d) le_k => *; lia.
- move=> _ _ /mapP[i _ ->] /mapP[j _ ->] _.
  by rewrite /favours negbK /difference !modnMDl.
- by rewrite size_map size_iota.
Qed.

(* The closing Breaker always wins, but for d = 1, where all numbers are bonded. *)
Theorem difference_breaker n d : 1 < n -> 0 < d ->
  closer_wins (difference d) n Breaker = (1 < d).
Proof.
move=> n_gt1 d_gt0; rewrite (closer_winsE (difference_sym d)) // difference_h_breaker //.
case: (ltnP 1 d) => [d_gt1 | d_le1]; last first.
  by have -> : d = 1 by [lia]; rewrite divn1; lia.
rewrite -ltnS ltn_divLR // mulSn -{3}(subnK d_gt1) mulnDr.
have : d - 2 <= uphalf n * (d - 2) by rewrite leq_pmull //; lia.
by move: (uphalf n * (d - 2)) => *; lia.
Qed.

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

(* Of two neighbours beyond 2 one is even and no prime. *)
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

(* Prime sums ---------------------------------------------------------------- *)

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

(* Bertrand: a prime between m and 2m. *)
Definition prime_between (m : nat) : Prop := exists2 p, prime p & m < p < m.*2.

(* With it 1..2m falls into m pairs with prime sums: c..2m, where c = p - 2m, by
   pairing x with p - x, and 1..c-1 likewise. *)
Lemma prime_pairs m : (forall k, 0 < k <= m -> prime_between k.*2) ->
  exists label : nat -> nat,
    {in iota 1 m.*2, forall x, 0 < label x <= m} /\
    {in iota 1 m.*2 &, forall x y, x < y -> label x = label y -> prime_sum x y}.
Proof.
elim/ltn_ind: m => -[|m] IH between; first by exists id; split=> x.
have [|p p_prime p_in] := between m.+1; first by lia.
have p_odd : odd p by case: (even_prime p_prime); lia.
have [||label [small pairs]] := IH (p - m.+1.*2)./2; first by lia.
  by move=> k k_in; apply: between; lia.
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

Theorem prime_sum_h_divider n : (forall k, 0 < k <= n./2 -> prime_between k.*2) ->
  start_h prime_sum n Divider = uphalf n.
Proof.
move=> between; have [label [small pairs]] := prime_pairs between.
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

(* A chain of primes, each less than twice the one before. *)
Lemma chain_between s p m : path (fun q r => prime r && (r < q.*2)) p s ->
  p <= m < last p s -> prime_between m.
Proof.
elim: s p => [|r s IH] p /=; first by lia.
case/andP=> /andP[r_prime r_lt] chain m_in; have [lt_r | ge_r] := ltnP m r.
  by exists r => //; lia.
by apply: IH chain _; lia.
Qed.

Definition chain : seq nat := [:: 3; 5; 7; 13; 23; 43; 83; 163; 317; 631; 1259].

Theorem small_bertrand m : 2 <= m < 1259 -> prime_between m.
Proof. by apply: (@chain_between chain 2); vm_compute. Qed.

Theorem prime_sum_divider n : 1 < n < 1259 -> closer_wins prime_sum n Divider.
Proof.
case/andP=> n_gt1 n_lt; rewrite (closer_winsE prime_sum_sym) // prime_sum_h_divider //.
by move=> k k_in; apply: small_bertrand; lia.
Qed.
