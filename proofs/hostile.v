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
Implicit Types (S A B : {set T}) (p : role).

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

(* h adds up over two parts that have nothing to do with each other. *)
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

End Hostile.
