(* The strategy of the Breaker who closes [Theorem 3.2.5].

   heavy S r       r is self-partnered and has three numbers or more on S
   excess S        the number of numbers to cross out until no residue is heavy
   relief          the rule of the paper's proof: with three numbers left, cross out
                   one so that the other two are not bonded; before, cross out a
                   number of a heavy residue; if there is none, any number

   relief_wins     the rule wins as long as the Breaker has enough moves for the
                   excess before the last one
   theorem_3_2_5_by_relief
                   so it wins Z(n, d) for every even n and d >= 3; for d = 2 the
                   paper has another rule (parity.v) *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile lasttwo moves residues counts pairing triple zahlenschlacht.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Lemma sumn_gt0 (s : seq nat) : 0 < sumn s -> exists2 i, i \in s & 0 < i.
Proof.
elim: s => //= i s IH; case: (posnP i) => [-> /IH[j j_in j_gt0] | i_gt0 _].
  by exists j; rewrite // inE j_in orbT.
by exists i; rewrite // mem_head.
Qed.

Section Relief.

Variables (T : finType) (number : T -> nat) (d t : nat).
Hypothesis d_gt0 : 0 < d.
Implicit Types (S : {set T}) (v w x y : T) (r : nat).

Local Notation partner := (partner d t).
Local Notation bonded := (bonded number d t).
Local Notation residue := (residue number d).
Local Notation count := (count number d).

Let bsym : symmetric bonded := @bonded_sym T number d t.
Let residue_lt := residue_lt number d_gt0.

Definition heavy S r : bool := (partner r == r) && (2 < count S r).

Definition excess S : nat :=
  sumn (over_residues d (fun r => if partner r == r then count S r - 2 else 0)).

Lemma excess_cross_out S v : v \in S ->
  excess S = excess (S :\ v) + heavy S (residue v).
Proof.
move=> vS; pose once r : nat := heavy S (residue v) && (r == residue v).
have -> : nat_of_bool (heavy S (residue v)) = sumn (over_residues d once).
  rewrite /once; case: (heavy S (residue v)); first by rewrite sumn_once // residue_lt.
  by rewrite /over_residues; elim: (iota 0 d).
rewrite /excess sumn_over; congr sumn; apply: eq_over_residues => r _.
rewrite /once /heavy; have := count_cross_out number d r vS.
have [-> | ne] := eqVneq r (residue v); first by case: (boolP (partner _ == _)) => _ /=; lia.
by rewrite andbF; case: (boolP (partner r == r)) => _ /=; lia.
Qed.

Lemma heavy_some S : 0 < excess S -> exists2 v, v \in S & heavy S (residue v).
Proof.
case/sumn_gt0=> _ /mapP[r _ ->]; case: ifP => // self gt0.
have /count_some[v vS vr] : 0 < count S r by lia.
by exists v => //; rewrite /heavy vr self; lia.
Qed.

(* Two numbers that are not bonded. *)
Definition free S : bool := [forall x in S, forall y in S, (x != y) ==> ~~ bonded x y].

(* Of three numbers that do not share a self-partnered residue, two are not bonded. *)
Lemma three_free S : #|S| = 3 -> excess S = 0 -> exists2 v, v \in S & free (S :\ v).
Proof.
move=> three no_excess.
have [/exists_inP[v vS freeS] | all_bonded] := boolP [exists v in S, free (S :\ v)].
  by exists v.
have hos : hostile bonded Breaker S.
  apply/hostile_breaker=> x y xS yS x_neq_y; apply: contraT => not_bonded.
  have yS' : y \in S :\ x by rewrite !inE eq_sym x_neq_y.
  have /card_gt0P[z] : 0 < #|S :\ x :\ y|.
    by have := card_cross_out xS; have := card_cross_out yS'; lia.
  rewrite !inE => /and3P[z_neq_y z_neq_x zS].
  case/negP: all_bonded; apply/exists_inP; exists z => //.
  have only u : u \in S :\ z -> u = x \/ u = y.
    rewrite !inE => /andP[u_neq_z uS].
    have [-> | u_neq_x] := eqVneq u x; first by left.
    have [-> | u_neq_y] := eqVneq u y; first by right.
    exfalso.
    have sub : [set x; y; z; u] \subset S by apply/subsetP=> i; rewrite !inE -!orbA => /or4P[]/eqP->.
    have := subset_leq_card sub; rewrite three.
    have -> : [set x; y; z; u] = u |: (z |: [set x; y]).
      by apply/setP=> i; rewrite !inE; do ?case: (_ == _).
    rewrite !cardsU1 cards1 !inE !negb_or x_neq_y u_neq_z u_neq_x u_neq_y.
    by rewrite z_neq_x z_neq_y.
  apply/forall_inP=> u u_in; apply/forall_inP=> w w_in; apply/implyP.
  by case: (only u u_in) => ->; case: (only w w_in) => ->; rewrite ?eqxx // bsym.
have [|r /andP[r_lt self] sub] := three_bonded d_gt0 _ hos; first by lia.
suff : 0 < excess S by rewrite no_excess.
have /card_gt0P[v vS] : 0 < #|S| by lia.
have vr : residue v = r by have := subsetP sub v vS; rewrite inE => /andP[_ /eqP].
rewrite (excess_cross_out vS) vr /heavy self.
suff -> : count S r = 3 by lia.
by rewrite -three /residues.count; apply: eq_card => u; apply/idP/idP => [|uS]; [rewrite inE => /andP[] | apply: (subsetP sub)].
Qed.

Definition relief : rule T := fun S =>
  if #|S| == 3 then [set v | free (S :\ v)]
  else if excess S == 0 then S else [set v | heavy S (residue v)].

Theorem relief_wins S : 3 < #|S| -> ~~ odd #|S| -> (excess S).*2 + 4 <= #|S| ->
  wins_by bonded relief Breaker Divider S.
Proof.
move=> gt3 even enough; pose good m S' : Prop :=
  if m is Divider then ~~ odd #|S'| /\ (if #|S'| == 2 then free S' else (excess S').*2 + 4 <= #|S'|)
  else odd #|S'| /\ (excess S').*2 + 3 <= #|S'|.
apply: (@wins_by_good _ _ bsym _ _ good) => //; first 1 last.
- (* the Divider moves: the excess does not grow *)
  move=> S' v gt2 [evenS']; rewrite ifF; last by apply/eqP; lia.
  move=> room vS'; have := excess_cross_out vS'; have := card_cross_out vS'.
  by rewrite /good; split; lia.
- (* two numbers left *)
  move=> [] x y x_neq_y /=; last by case; rewrite cards2 x_neq_y.
  case=> _; rewrite cards2 x_neq_y /= => /forall_inP/(_ x (set21 x y))/forall_inP/(_ y (set22 x y)).
  by rewrite x_neq_y.
- by lia.
- by rewrite /good; split=> //; case: eqP => //; lia.
(* the Breaker moves *)
move=> S' gt2 [oddS' room]; rewrite /permits /relief.
case: eqP => [three | not_three].
  have no_excess : excess S' = 0 by lia.
  split=> [|v /andP[vS']]; last first.
    rewrite inE => freeS'; have := card_cross_out vS'; rewrite three => -[two].
    by rewrite /good -two.
  by have [v vS' freeS'] := three_free three no_excess; exists v; rewrite inE vS'.
case: eqP => [no_excess | some_excess].
  split=> [|v /andP[vS' _]].
    by have /card_gt0P[v vS'] : 0 < #|S'| by [lia]; exists v; rewrite vS'.
  have := card_cross_out vS'; have := excess_cross_out vS'; rewrite /good => E C.
  by split; [lia | case: eqP; lia].
split=> [|v /andP[vS']].
  by have [|v vS' heavyS'] := @heavy_some S'; [lia | exists v; rewrite inE vS'].
rewrite inE => heavyS'; have := card_cross_out vS'; have := excess_cross_out vS'.
by rewrite heavyS' /good => E C; split; [lia | case: eqP; lia].
Qed.

End Relief.

(* The start of Z(n, d) --------------------------------------------------- *)

Lemma self_partnered_0 d r : r < d -> partner d 0 r == r -> (r == 0) || (r.*2 == d).
Proof.
move=> r_lt; have d_gt0 : 0 < d by lia.
rewrite eq_sym partnerE // addnn mod0n.
rewrite -/(dvdn d r.*2) => /dvdnP[[|[|k]] E]; [by lia | by lia |].
by move: E; rewrite !mulSn; move: (k * d) => X; lia.
Qed.

Lemma sumn_at d c X : c < d -> sumn (over_residues d (fun r => (r == c) * X)) = X.
Proof.
move=> c_lt; rewrite -[RHS]mul1n -(sumn_once c_lt) /over_residues.
by elim: (iota 0 d) => //= r rs ->; rewrite mulnDl.
Qed.

Theorem theorem_3_2_5_by_relief n d : 4 <= n -> 3 <= d -> ~~ odd n ->
  wins_by (bond n d 0) (relief (@written n) d 0) Breaker Divider [set: 'I_n].
Proof.
move=> n_ge4 d_ge3 n_even; have d_gt0 : 0 < d by lia.
have cardn : #|[set: 'I_n]| = n by rewrite cardsT card_ord.
apply: relief_wins; rewrite ?cardn //.
pose q := n %/ d; have half_lt : d./2 < d by lia.
have : excess (@written n) d 0 [set: 'I_n] <= (q - 2) + (~~ odd d) * (q - 1).
  rewrite -(sumn_at (q - 2) d_gt0) -(sumn_at (~~ odd d * (q - 1)) half_lt) sumn_over.
  apply: sumn_le => r r_lt; case: ifP => // /(self_partnered_0 r_lt) kind.
  rewrite count_start // /start_count -/q.
  by case/orP: kind => /eqP E; [rewrite E eqxx /= | have -> : r == d./2 by [lia]; have -> : ~~ odd d by [lia]]; lia.
have : q * d <= n by apply: leq_trunc_div.
have [d_odd | d_even] := boolP (odd d) => /=.
  have : q * 3 <= q * d by rewrite leq_mul2l d_ge3 orbT.
  by move: (q * d) => X; lia.
have : q * 4 <= q * d by rewrite leq_mul2l; apply/orP; right; lia.
by move: (q * d) => X; lia.
Qed.
