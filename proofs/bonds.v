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
   difference d x y    the bond "d divides x - y"; other bonds are in divisors.v and
                       primesum.v *)

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

(* The numbers on the board. *)
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
