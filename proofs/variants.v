(* The variants in which every miss loses: the 57 of the paper's website.

   A miss: an A-situation can be made, and A crosses out a number that does not make
   one.  It loses exactly if no self-partnered residue has more than two numbers in
   the position (miss_is_fatal of mistake.v).

   fatal n d         on 1..n with divisor d, after every miss in every position B
                     wins
   website_variant n d
                     d is a divisor of Theorem 3.1.4 other than 2, or (n + 2)/3
   website_list      the website's variants with n from 5 to 25

   website_variants  A wins Z(n, d) and every miss is fatal exactly for the
                     website's variants
   fifty_seven       from n = 5 to n = 25 there are 57 of them
   beyond_3_1_4      three of them are not among those of Theorem 3.1.4 *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile lasttwo moves residues counts.
From Zahlenschlacht Require Import pairing website zahlenschlacht closedform frontier mistake.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Definition fatal (n d : nat) : bool :=
  [forall S : {set 'I_n}, forall v, [&& 2 < #|S|, odd #|S| & miss (@written n) d 0 S v]
     ==> wins (bond n d 0) Breaker Breaker (S :\ v)].

(* Two bonded numbers join an A-situation. *)
Lemma A_situation_join n d (S : {set 'I_n}) x y : 0 < d ->
  x \notin S -> y \notin S -> x != y -> bond n d 0 x y ->
  A_situation (@written n) d 0 S -> A_situation (@written n) d 0 (x |: (y |: S)).
Proof.
move=> d_gt0 xS yS x_neq_y; rewrite /bond bonded_partner // => /eqP yr.
move/A_situationP=> sit; apply/A_situationP=> r r_lt; have {sit} := sit r r_lt.
have x_lt := residue_lt (@written n) d_gt0 x.
have E i : count (@written n) d (x |: (y |: S)) i
    = count (@written n) d S i + (residue (@written n) d y == i) + (residue (@written n) d x == i).
  have xU : x \in x |: (y |: S) by rewrite setU11.
  have yU : y \in y |: S by rewrite setU11.
  rewrite (count_cross_out (@written n) d i xU) setU1K ?inE ?negb_or ?x_neq_y //.
  by rewrite (count_cross_out (@written n) d i yU) setU1K.
rewrite /settled !E yr; set rx := residue _ d x in x_lt *.
have -> : (rx == partner d 0 r) = (partner d 0 rx == r) by rewrite partnerC // eq_sym.
have -> : (partner d 0 rx == partner d 0 r) = (rx == r).
  by rewrite (partnerC 0 r_lt) ?partner_lt // partnerK // eq_sym.
case: ifP => [/eqP self | _]; last by lia.
have -> : (partner d 0 rx == r) = (rx == r) by rewrite eq_sym partnerC // self.
by lia.
Qed.

Lemma A_situation0 n d : A_situation (@written n) d 0 set0.
Proof.
apply/allP=> r _; have count0 i : count (@written n) d set0 i = 0.
  by apply/eqP; rewrite cards_eq0; apply/eqP/setP=> x; rewrite !inE.
by rewrite /settled !count0 if_same.
Qed.

(* A bonded pair away from a self-partnered residue with three numbers. *)
Lemma bonded_apart n d r : 5 <= n -> 1 < d -> r < d -> partner d 0 r = r ->
  2 < count (@written n) d [set: 'I_n] r ->
  exists x y : 'I_n, [/\ x != y, bond n d 0 x y & residue (@written n) d x != r].
Proof.
move=> n_ge5 d_gt1 r_lt self; rewrite count_start /start_count //; try lia.
have [-> _ | d_neq2] := eqVneq d 2.
  case: (posnP r) => [-> | r_gt0].
    have [i_lt j_lt] : 0 < n /\ 2 < n by lia.
    by exists (Ordinal i_lt), (Ordinal j_lt).
  have [i_lt j_lt] : 1 < n /\ 3 < n by lia.
  by exists (Ordinal i_lt), (Ordinal j_lt); split=> //; rewrite eq_sym -lt0n.
move=> many; have q_ge2 : 2 <= n %/ d by lia.
have n_ge : 2 * d <= n by rewrite -leq_divRL //; lia.
have [i_lt j_lt] : 0 < n /\ d - 2 < n by lia.
exists (Ordinal i_lt), (Ordinal j_lt); split.
- by rewrite -val_eqE /=; lia.
- rewrite bond_dvd /= (_ : _ + _ = d) ?dvdnn //; lia.
- rewrite /residue /written /= modn_small //; apply/eqP=> r1.
  by move: self; rewrite -r1 partner0 //=; lia.
Qed.

Lemma fatal_few n d : 5 <= n -> 1 < d -> fatal n d ->
  few_self (@written n) d 0 [set: 'I_n].
Proof.
move=> n_ge5 d_gt1 all_fatal; apply: contraT => /allPn[r]; have d_gt0 : 0 < d by lia.
rewrite mem_iota negb_imply -ltnNge => /andP[_ r_lt] /andP[/eqP self many].
have [x [y [x_neq_y xy xr]]] := bonded_apart n_ge5 d_gt1 r_lt self many.
have yr : residue (@written n) d y != r.
  apply: contraNneq xr => yr; move: xy; rewrite /bond bonded_partner // yr.
  by rewrite partnerC ?residue_lt // self.
have [z1 [z2 [z3 [[]]]]] := card_gt2P many; rewrite !inE /=.
move=> /eqP r1 /eqP r2 /eqP r3 [z12 z23 z31].
have apart u z : residue (@written n) d u != r -> residue (@written n) d z = r -> u != z.
  by move=> ur zr; apply: contraNneq ur => ->; rewrite zr.
pose U := x |: (y |: [set z2; z3]); pose S := z1 |: U.
have z1U : z1 \notin U.
  by rewrite !inE !negb_or z12 eq_sym (eq_sym z1 y) (eq_sym z1 z3) z31 !apart.
have sitU : A_situation (@written n) d 0 U.
  apply: A_situation_join; rewrite // ?inE ?negb_or ?apart //.
  rewrite -(setU0 [set z3]); apply: A_situation_join; rewrite ?inE ?A_situation0 //.
  by rewrite /bond bonded_partner // r2 r3 self.
have cardS : #|S| = 5.
  rewrite cardsU1 z1U cardsU1 !inE !negb_or x_neq_y !apart //.
  by rewrite cardsU1 !inE !negb_or !apart // cards2 z23.
have missed : miss (@written n) d 0 S x.
  apply/and3P; split; first by rewrite !inE eqxx orbT.
    by apply/exists_inP; exists z1; rewrite ?setU11 // setU1K.
  apply/negP=> sit; have yS : y \in S :\ x by rewrite !inE eq_sym x_neq_y eqxx !orbT.
  have [w] := pairing_answer d_gt0 sit yS; rewrite bonded_partner // => wS /eqP wr.
  have {}wr : residue (@written n) d w = residue (@written n) d x.
    apply/eqP; rewrite wr eq_sym -partnerC ?residue_lt //.
    by move: xy; rewrite /bond bonded_partner.
  move: wS; rewrite !inE => /and3P[w_y w_x].
  rewrite (negbTE w_y) (negbTE w_x) /= => /or3P[]/eqP Ew; move: xr; rewrite -wr Ew;
    by rewrite ?r1 ?r2 ?r3 eqxx.
have /forallP/(_ S)/forallP/(_ x) := all_fatal; rewrite cardS missed /=.
rewrite (miss_is_fatal d_gt0) ?cardS // => /few_selfP/(_ r r_lt self).
rewrite leqNgt => /negP; case; apply: leq_trans (_ : #|z1 |: [set z2; z3]| <= _).
  by rewrite cardsU1 !inE negb_or z12 eq_sym z31 cards2 z23.
apply/subset_leq_card/subsetP=> z; rewrite !inE => /or3P[]/eqP ->;
  by rewrite ?r1 ?r2 ?r3 !eqxx ?orbT.
Qed.

Lemma fatalE n d : 5 <= n -> 1 < d -> fatal n d = few_self (@written n) d 0 [set: 'I_n].
Proof.
move=> n_ge5 d_gt1; apply/idP/idP=> [|/few_selfP few]; first exact: fatal_few.
have d_gt0 : 0 < d by lia.
apply/forallP=> S; apply/forallP=> v; apply/implyP=> /and3P[gt2 parity missed].
rewrite /bond (miss_is_fatal d_gt0) //; apply/few_selfP=> r r_lt self.
apply: leq_trans (few r r_lt self); apply/subset_leq_card/subsetP=> x.
by rewrite !inE => /andP[].
Qed.

(* The self-partnered residues are 0, with q numbers, and for even d also d/2,
   with q + e. *)
Lemma few_start n d : 1 < d ->
  few_self (@written n) d 0 [set: 'I_n] = (q n d + e n d <= 2).
Proof.
move=> d_gt1; have d_gt0 : 0 < d by lia.
apply/few_selfP/idP=> [few | le2 r r_lt]; last first.
  rewrite partner0 // count_start // /start_count -/(q n d) -/(rho n d).
  by move: le2; rewrite /e; case: eqP; lia.
have half_lt : d./2 < d by lia.
have := few _ d_gt0; have := few _ half_lt; rewrite /e !partner0 // !count_start //.
rewrite /start_count -/(q n d) -/(rho n d) /= addn0 => at_half /(_ erefl) at_0.
by move: at_half; case: eqP; lia.
Qed.

(* The variants that A wins and in which every miss is fatal. *)
Definition website_variant (n d : nat) : bool :=
  (d != 2) && (d \in [:: n.-1./2; n.+1./2; n; n.+1; n.+2]) || (n + 2 == 3 * d).

Theorem website_variants n d : 5 <= n -> odd n -> 1 < d ->
  A_wins n d && fatal n d = website_variant n d.
Proof.
move=> n_ge5 n_odd d_gt1; rewrite fatalE // few_start // A_wins_odd //; last by lia.
have [|En rho_lt] := @q_rho_eq n d; first by lia.
rewrite /website_variant !inE /s /e; move: En rho_lt; move: (q n d) (rho n d) => Q R En R_lt.
have [Q_gt2 | Q_le2] := ltnP 2 Q.
  have : 3 * d <= Q * d by rewrite leq_mul2r Q_gt2 orbT.
  by move: (Q * d) En => Qd En; lia.
by case: Q Q_le2 En => [|[|[|Q]]] // _ En; case: (boolP (odd d)) => parity;
  apply/idP/idP; move: n_ge5 n_odd d_gt1 R_lt En parity; clear; lia.
Qed.

(* The list. *)
Definition website_list : seq (nat * nat) :=
  [seq nd <- [seq (n, d) | n <- [seq i.*2.+1 | i <- iota 2 11], d <- iota 2 (2 * 25 + 2)]
   | website_variant nd.1 nd.2].

Theorem fifty_seven :
  size website_list = 57 /\
  forall n d, 5 <= n <= 25 -> odd n -> 1 < d ->
    ((n, d) \in website_list) = A_wins n d && fatal n d.
Proof.
split=> [|n d n_in n_odd d_gt1]; first by vm_compute.
rewrite website_variants //; last by lia.
rewrite mem_filter; case: (boolP (website_variant n d)) => // yes; rewrite andTb.
apply: allpairs_f; first by apply/mapP; exists n./2; rewrite ?mem_iota; lia.
by move: yes; rewrite mem_iota /website_variant !inE; lia.
Qed.

(* The variants in the list that Theorem 3.1.4 does not have. *)
Theorem beyond_3_1_4 :
  [seq nd <- website_list | nd.2 \notin [:: nd.1.-1./2; nd.1.+1./2; nd.1; nd.1.+1; nd.1.+2]]
    = [:: (13, 5); (19, 7); (25, 9)].
Proof. by vm_compute. Qed.

(* After a miss the website's program wins for B. *)
Theorem program_after_miss n d (S : {set 'I_n}) v : 5 <= n -> odd n -> 1 < d ->
  website_variant n d -> 2 < #|S| -> odd #|S| -> miss (@written n) d 0 S v ->
  wins_by (bond n d 0) (website (@written n) d 0) Breaker Breaker (S :\ v).
Proof.
move=> n_ge5 n_odd d_gt1; rewrite -website_variants // => /andP[_ all_fatal] gt2 parity missed.
have /and3P[vS _ _] := missed; have card_v := card_cross_out vS.
apply: website_wins; try lia; first by rewrite /closer; case: ifP => //; lia.
by have /forallP/(_ S)/forallP/(_ v) := all_fatal; rewrite gt2 parity missed.
Qed.
