(* One mistake is enough [Theorem 3.2.6].

   For the divisors of Theorem 3.1.4, except d = 2, no self-partnered residue has
   more than two numbers.  Then the Divider who closes wins, with the Breaker to
   move, in A-situations only: once A has missed one, B wins, and the website's
   program is a way to do it. *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile lasttwo moves residues counts.
From Zahlenschlacht Require Import pairing website zahlenschlacht closedform frontier.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Sums with smaller terms that are not smaller have the same terms. *)
Lemma sumn_squeeze d (f g : nat -> nat) :
  (forall r, r < d -> f r <= g r) ->
  sumn (over_residues d g) <= sumn (over_residues d f) ->
  forall r, r < d -> f r = g r.
Proof.
move=> le_fg ge_fg r r_lt.
have {le_fg} : forall i, i \in iota 0 d -> f i <= g i.
  by move=> i; rewrite mem_iota => /andP[_]; apply: le_fg.
have : r \in iota 0 d by rewrite mem_iota.
move: ge_fg; rewrite /over_residues; elim: (iota 0 d) => //= i s IH ge_fg r_in le_fg.
have le_s j : j \in s -> f j <= g j by move=> js; apply: le_fg; rewrite inE js orbT.
have le_i := le_fg i (mem_head _ _).
have le_sum : sumn [seq f j | j <- s] <= sumn [seq g j | j <- s].
  elim: (s) le_s => //= j s' IH' le_s'; rewrite leq_add ?le_s' ?mem_head //.
  by apply: IH' => k ks; apply: le_s'; rewrite inE ks orbT.
move: r_in; rewrite inE => /orP[/eqP -> | r_in]; first by lia.
by apply: IH => //; lia.
Qed.

Section Mistake.

Variables (T : finType) (number : T -> nat) (d t : nat).
Hypothesis d_gt0 : 0 < d.
Variable S : {set T}.

Local Notation partner := (partner d t).
Local Notation bonded := (bonded number d t).
Local Notation count := (count number d S).

Hypothesis at_most_two : forall r, r < d -> partner r = r -> count r <= 2.
Hypothesis breaker_to_move : ~~ odd #|S|.
Hypothesis not_over : 1 < #|S|.

Lemma divider_needs_A_situation :
  wins bonded Divider Breaker S = A_situation number d t S.
Proof.
apply/idP/idP=> [win_S | sit]; last first.
  by have [] := lemma_3_1_2 d_gt0 not_over sit.
have is_closer : closer Breaker S = Divider by rewrite /closer (negbTE breaker_to_move).
move: win_S; rewrite -{1}is_closer last_two //; last exact: bonded_sym.
rewrite is_closer (margin_on_the_board number t d_gt0 S).2 (negbTE breaker_to_move) addn0.
rewrite /left_over /self_numbers /self_kinds -addnn !sumn_over.
set G := (G in sumn (over_residues d G) <= _).
set F := (F in _ <= sumn (over_residues d F)) => le_GF.
(* s + 2f <= F, though every term of F is at most the term of s + 2f *)
have terms : forall r, r < d -> F r = G r.
  apply: sumn_squeeze le_GF => r r_lt; have := at_most_two r_lt; rewrite /F /G.
  by case: eqP => [-> /(_ erefl) | _ _]; rewrite ?ltnn; lia.
rewrite {le_GF}/F /G in terms.
apply/A_situationP=> r r_lt; rewrite /settled; case: ifP => [self | not_self].
  by have := terms r r_lt; rewrite self (eqP self) ltnn; lia.
case: (ltngtP r (partner r)) => [lt | gt | eq].
- by have := terms r r_lt; rewrite not_self lt; lia.
- have := terms _ (partner_lt t d_gt0 r).
  by rewrite (partnerK t d_gt0 r_lt) eq_sym not_self gt; lia.
- by rewrite -eq eqxx in not_self.
Qed.

End Mistake.

(* The divisors of Theorem 3.1.4. *)
Lemma self_count_le2 n d r (S : {set 'I_n}) : 5 <= n -> odd n -> d != 2 ->
  d \in [:: n.-1./2; n.+1./2; n; n.+1; n.+2] ->
  r < d -> partner d 0 r = r -> count (@written n) d S r <= 2.
Proof.
move=> n_ge5 n_odd d_neq2 d_in r_lt; have d_gt0 : 0 < d by lia.
rewrite partner0 // => self.
apply: leq_trans (_ : count (@written n) d [set: 'I_n] r <= 2).
  by apply/subset_leq_card/subsetP=> x; rewrite !inE => /andP[_].
rewrite count_start // /start_count -/(q n d) -/(rho n d).
move: d_in; rewrite !inE => /or4P[/eqP Ed | /eqP Ed | /eqP Ed | /orP[]/eqP Ed].
- by have [||-> ->] := @q_rho n d 2 1; try lia; move: self; case: eqP; lia.
- by have [||-> ->] := @q_rho n d 1 d.-1; lia.
- by have [||-> ->] := @q_rho n d 1 0; lia.
- by have [||-> ->] := @q_rho n d 0 n; lia.
- by have [||-> ->] := @q_rho n d 0 n; lia.
Qed.

(* B is to move in the position S.  If A has not left an A-situation, B wins,
   by the website's program. *)
Theorem theorem_3_2_6 n d (S : {set 'I_n}) : 5 <= n -> odd n -> d != 2 ->
  d \in [:: n.-1./2; n.+1./2; n; n.+1; n.+2] ->
  1 < #|S| -> ~~ odd #|S| -> ~~ A_situation (@written n) d 0 S ->
  wins_by (bond n d 0) (website (@written n) d 0) Breaker Breaker S.
Proof.
move=> n_ge5 n_odd d_neq2 d_in gt1 parity not_sit.
have d_gt0 : 0 < d by move: d_in; rewrite !inE; lia.
apply: website_wins => //; first by rewrite /closer (negbTE parity).
rewrite (@wins_other _ _ (@bonded_sym _ _ _ _) Divider) //.
rewrite divider_needs_A_situation // => r r_lt.
exact: self_count_le2.
Qed.
