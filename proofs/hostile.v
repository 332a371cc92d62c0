(* Hostile sets.

   hostile p A   every two vertices of A, left as the last two, would make p
                 lose.  For p = Divider: A is pairwise unbonded; for
                 p = Breaker: A is pairwise bonded.
   h p S         the size of the largest set hostile to p within S
   largest p S A A is a largest set hostile to p within S

   Everything here holds for either role p; the two lemmas hostile_divider and
   hostile_breaker spell out what the word means for each of them. *)

From mathcomp Require Import all_ssreflect.
From Zahlenschlacht Require Import game.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Section Hostile.

Variables (T : finType) (bonded : rel T).
Implicit Types (S A B K : {set T}) (p : role).

Definition hostile p A : bool :=
  [forall x in A, forall y in A, (x != y) ==> ~~ favours bonded p x y].

Definition h p S : nat := \max_(A : {set T} | (A \subset S) && hostile p A) #|A|.

Definition largest p S A : bool :=
  [&& A \subset S, hostile p A & #|A| == h p S].

Lemma hostileP p A :
  reflect {in A &, forall x y, x != y -> ~~ favours bonded p x y} (hostile p A).
Proof.
apply: (iffP forall_inP) => [hosA x y xA yA | hosA x xA].
  exact/implyP/(forall_inP (hosA x xA)).
by apply/forall_inP => y yA; apply/implyP; apply: hosA.
Qed.

(* The meaning of the word for each role. *)
Lemma hostile_divider A :
  reflect {in A &, forall x y, x != y -> ~~ bonded x y} (hostile Divider A).
Proof. exact: (hostileP Divider A). Qed.

Lemma hostile_breaker A :
  reflect {in A &, forall x y, x != y -> bonded x y} (hostile Breaker A).
Proof.
apply: (iffP (hostileP _ _)) => hosA x y xA yA x_neq_y.
  by have := hosA x y xA yA x_neq_y; rewrite negbK.
by rewrite /favours negbK hosA.
Qed.

(* Every part of a hostile set is hostile; sets of at most one vertex are. *)
Lemma hostileS p A B : A \subset B -> hostile p B -> hostile p A.
Proof.
move=> /subsetP sAB /hostileP hosB; apply/hostileP => x y xA yA.
by apply: hosB; apply: sAB.
Qed.

Lemma hostile0 p : hostile p set0.
Proof. by apply/hostileP => x y; rewrite inE. Qed.

Lemma hostile1 p x : hostile p [set x].
Proof. by apply/hostileP => y z /set1P-> /set1P->; rewrite eqxx. Qed.

(* h is the maximum: an upper bound, and attained. *)
Lemma h_ge p S A : A \subset S -> hostile p A -> #|A| <= h p S.
Proof. by move=> sAS hosA; rewrite /h (bigmax_sup A) ?sAS. Qed.

Lemma h_attained p S : exists A : {set T}, largest p S A.
Proof.
have empty : (set0 \subset S) && hostile p set0 by rewrite sub0set hostile0.
have [|A /andP[sAS hosA] hA] :=
  @eq_bigmax_cond _ [pred A : {set T} | (A \subset S) && hostile p A] (fun A : {set T} => #|A|).
  by apply/card_gt0P; exists set0.
by exists A; rewrite /largest sAS hosA -hA eqxx.
Qed.

Lemma h_leP p S k :
  reflect (forall A, A \subset S -> hostile p A -> #|A| <= k) (h p S <= k).
Proof.
apply: (iffP idP) => [le_k A sAS hosA | bound].
  exact: leq_trans (h_ge sAS hosA) le_k.
by have [A /and3P[sAS hosA /eqP <-]] := h_attained p S; apply: bound.
Qed.

Lemma hS p S S' : S \subset S' -> h p S <= h p S'.
Proof.
move=> sSS'; apply/h_leP => A sAS; apply: h_ge.
exact: subset_trans sSS'.
Qed.

Lemma h_le_card p S : h p S <= #|S|.
Proof. by apply/h_leP => A sAS _; apply: subset_leq_card. Qed.

Lemma h_gt0 p S : 0 < #|S| -> 0 < h p S.
Proof.
case/card_gt0P=> x xS; rewrite -(cards1 x).
by apply: h_ge (hostile1 p x); rewrite sub1set.
Qed.

Lemma h0 p : h p set0 = 0.
Proof. by apply/eqP; rewrite -leqn0 -(@cards0 T) h_le_card. Qed.

(* Crossing out a vertex lowers h by at most one. *)
Lemma h_cross_out_le p S v : h p (S :\ v) <= h p S.
Proof. by apply: hS; apply: subsetDl. Qed.

Lemma h_cross_out_ge p S v : h p S <= (h p (S :\ v)).+1.
Proof.
apply/h_leP => A sAS hosA.
rewrite (cardsD1 v A) -add1n leq_add ?leq_b1 //; apply: h_ge; first exact: setSD.
by apply: hostileS hosA; apply: subsetDl.
Qed.

Hypothesis bonded_sym : symmetric bonded.

(* Two vertices are hostile when p would lose with them. *)
Lemma hostile2 p x y : ~~ favours bonded p x y -> hostile p [set x; y].
Proof.
move=> xy; apply/hostileP => u v /set2P[] -> /set2P[] ->; rewrite ?eqxx //.
by rewrite favours_sym.
Qed.

(* h adds up over two disjoint sets if all pairs between them are hostile. *)
Lemma h_setU p S S' :
  [disjoint S & S'] ->
  {in S & S', forall x y, ~~ favours bonded p x y} ->
  h p (S :|: S') = h p S + h p S'.
Proof.
move=> disj apart; apply/eqP; rewrite eqn_leq; apply/andP; split.
  apply/h_leP => A sA hosA.
  have -> : A = (A :&: S) :|: (A :&: S') by rewrite -setIUr; apply/esym/setIidPl.
  apply: leq_trans (leq_card_setU _ _) (leq_add _ _).
    by apply: h_ge (subsetIr _ _) _; apply: hostileS hosA; apply: subsetIl.
  by apply: h_ge (subsetIr _ _) _; apply: hostileS hosA; apply: subsetIl.
have [A /and3P[sAS hosA /eqP <-]] := h_attained p S.
have [B /and3P[sBS' hosB /eqP <-]] := h_attained p S'.
have <- : #|A :|: B| = #|A| + #|B|.
  by apply/eqP; rewrite (leq_card_setU A B) (disjointW sAS sBS' disj).
apply: h_ge; first exact: setUSS.
apply/hostileP => x y /setUP[xA|xB] /setUP[yA|yB] x_neq_y.
- exact: (hostileP _ _ hosA).
- by apply: apart; rewrite ?(subsetP sAS) ?(subsetP sBS').
- by rewrite favours_sym // apart ?(subsetP sAS) ?(subsetP sBS').
- exact: (hostileP _ _ hosB).
Qed.

(* If every two vertices of K favour p, a largest hostile set has one vertex. *)
Lemma h_all_favour p K :
  {in K &, forall x y, x != y -> favours bonded p x y} -> h p K = (0 < #|K|).
Proof.
move=> all_favour; apply/eqP; rewrite eqn_leq; apply/andP; split; last first.
  by case: (posnP #|K|) => // K_gt0; apply: h_gt0.
apply/h_leP=> A sAK /hostileP hosA.
have [-> | [x xA]] := set_0Vmem A; first by rewrite cards0.
have -> : 0 < #|K| by apply/card_gt0P; exists x; apply: (subsetP sAK).
apply/card_le1_eqP=> u v uA vA; apply/eqP; apply: contraT => v_neq_u.
by have := hosA v u vA uA v_neq_u; rewrite all_favour ?(subsetP sAK).
Qed.

(* If A and B are hostile and every vertex of A together with every vertex of B
   favours p, the larger of the two is a largest hostile set. *)
Lemma h_two_sides p A B :
  hostile p A -> hostile p B -> {in A & B, forall x y, favours bonded p x y} ->
  h p (A :|: B) = maxn #|A| #|B|.
Proof.
move=> hosA hosB across; apply/eqP; rewrite eqn_leq geq_max; apply/and3P; split.
- apply/h_leP=> X sX /hostileP hosX; rewrite leq_max.
  have [sXB | /subsetPn[x xX xB]] := boolP (X \subset B).
    by rewrite (subset_leq_card sXB) orbT.
  have xA : x \in A by have /setUP[//|] := subsetP sX x xX; rewrite (negbTE xB).
  rewrite subset_leq_card //; apply/subsetP=> y yX.
  have /setUP[//|yB] := subsetP sX y yX.
  have x_neq_y : x != y by apply: contraNneq xB => ->.
  by have := hosX x y xX yX x_neq_y; rewrite across.
- by apply: h_ge => //; apply: subsetUl.
- by apply: h_ge => //; apply: subsetUr.
Qed.

End Hostile.
