(* Any turn order, and any number of vertices left (Theorem A).

   Two players cross out vertices until r are left.  Who moves when is given by
   a word, a sequence of letters: true means that player p moves, false that the
   opponent moves.  In the end p wins if two of the r vertices favour p.

   mine w           the number of moves of p in the word w
   theirs w         the number of moves of the opponent in w
   order_wins p w S p wins the position S with the moves of w still to be made
   decides r w      at every move of p in w, counted from there on and inclusively,
                    the moves of p less those of the opponent are at least 3 - r

   The three statements of the theorem are equivalent: decides r w; on every graph
   p wins if and only if h < mine w + r; the winner depends on h alone. *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile core lasttwo.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

Implicit Types (w u : seq bool) (r : nat).

Definition mine w : nat := count id w.
Definition theirs w : nat := count negb w.
Arguments mine : simpl never.
Arguments theirs : simpl never.

Lemma mine_theirs w : mine w + theirs w = size w.
Proof. by rewrite /mine /theirs; elim: w => //= -[] w; lia. Qed.

Lemma mine_cons mover w : mine (mover :: w) = mover + mine w.
Proof. by []. Qed.

Lemma theirs_cons mover w : theirs (mover :: w) = ~~ mover + theirs w.
Proof. by []. Qed.

Lemma mine_cat u w : mine (u ++ w) = mine u + mine w.
Proof. exact: count_cat. Qed.

Lemma theirs_cat u w : theirs (u ++ w) = theirs u + theirs w.
Proof. exact: count_cat. Qed.

Fixpoint decides r w : bool :=
  if w is mover :: w' then
    (mover ==> (theirs w' + 2 <= mine w' + r)) && decides r w'
  else true.

(* The game ----------------------------------------------------------------- *)

Section TurnOrder.

Variables (T : finType) (bonded : rel T).
Hypothesis bonded_sym : symmetric bonded.
Implicit Types (S A B : {set T}) (p : role).

Local Notation h := (h bonded).
Local Notation hostile := (hostile bonded).

Fixpoint order_wins p w S : bool :=
  if w is mover :: w' then
    if mover then [exists v in S, order_wins p w' (S :\ v)]
    else [forall v in S, order_wins p w' (S :\ v)]
  else ~~ hostile p S.

(* All of S is hostile exactly if h is as large as S. *)
Lemma hostile_all p S : hostile p S = (#|S| <= h p S).
Proof.
apply/idP/idP=> [hosS | ge_S]; first exact: h_ge.
have [A /and3P[sAS hosA /eqP cardA]] := h_attained bonded p S.
suff <- : A = S by [].
by apply/eqP; rewrite eqEcard sAS cardA.
Qed.

(* With a hostile set that is large enough the opponent wins in any order. *)
Lemma large_loses p r w S A : #|S| = size w + r -> A \subset S -> hostile p A ->
  mine w + r <= #|A| -> ~~ order_wins p w S.
Proof.
elim: w S A => [|mover w IH] S A cardS sAS hosA geA /=.
  rewrite negbK hostile_all cardS /=.
  exact: leq_trans geA (h_ge sAS hosA).
have cardD v : v \in S -> #|S :\ v| = size w + r.
  by move=> /card_cross_out; rewrite cardS /=; lia.
case: mover cardS geA => /= cardS geA.
  apply/exists_inP=> -[v vS]; apply/negP.
  apply: (IH _ (A :\ v)); rewrite ?cardD ?setSD //.
    by apply: hostileS hosA; apply: subsetDl.
  by move: geA; rewrite (cardsD1 v A) mine_cons /=; case: (v \in A); lia.
rewrite negb_forall_in; have [eqAS | neqAS] := eqVneq A S.
  have /card_gt0P[v vS] : 0 < #|S| by rewrite cardS.
  apply/exists_inP; exists v => //; apply: (IH _ (A :\ v)); rewrite ?cardD ?setSD //.
    by apply: hostileS hosA; apply: subsetDl.
  by rewrite eqAS cardD // leq_add2r -mine_theirs leq_addr.
have /properP[_ [v vS vA]] : A \proper S by rewrite properEneq neqAS.
apply/exists_inP; exists v => //; apply: (IH _ A); rewrite ?cardD ?subsetD1 ?sAS //.
Qed.

(* If w decides, p wins exactly if h < mine w + r. *)
Theorem order_verdict p r w S : decides r w -> #|S| = size w + r ->
  order_wins p w S = (h p S < mine w + r).
Proof.
move=> dec cardS; have [le_h | lt_h] := leqP (mine w + r) (h p S).
  have [A /and3P[sAS hosA /eqP cardA]] := h_attained bonded p S.
  by apply/negbTE/(large_loses cardS sAS hosA); rewrite cardA.
elim: w S dec cardS lt_h => [|mover w IH] S /= dec cardS lt_h.
  by rewrite hostile_all cardS -ltnNge.
case/andP: dec => here dec.
have cardD v : v \in S -> #|S :\ v| = size w + r.
  by move=> /card_cross_out; rewrite cardS /=; lia.
case: mover here lt_h => /= here lt_h; last first.
  apply/forall_inP=> v vS; apply: IH; rewrite ?cardD //.
  exact: leq_ltn_trans (h_cross_out_le _ _ _ _) lt_h.
have [small | large] := ltnP (h p S) (mine w + r).
  have /card_gt0P[v vS] : 0 < #|S| by rewrite cardS.
  apply/exists_inP; exists v => //; apply: IH; rewrite ?cardD //.
  exact: leq_ltn_trans (h_cross_out_le _ _ _ _) small.
have [|v vS lower] := core_cross_out bonded_sym (p := p) (S := S).
  by have := mine_theirs w; move: lt_h here; rewrite mine_cons /=; lia.
apply/exists_inP; exists v => //; apply: IH; rewrite ?cardD //.
by move: lt_h lower; rewrite mine_cons /=; lia.
Qed.

(* Two hostile sets that share few vertices make p lose, although each of them
   alone would be small enough. *)
Lemma two_sets_lose p r u w S A B : #|S| = size (u ++ true :: w) + r ->
  A \subset S -> B \subset S -> hostile p A -> hostile p B ->
  mine u + mine w + r <= #|A| -> mine u + mine w + r <= #|B| ->
  #|A :&: B| <= mine u -> #|A :|: B| + theirs u <= #|S| ->
  ~~ order_wins p (u ++ true :: w) S.
Proof.
elim: u S A B => [|mover u IH] S A B cardS sA sB hosA hosB geA geB share room.
  rewrite /=; apply/exists_inP=> -[v vS]; apply/negP.
  have cardD : #|S :\ v| = size w + r.
    by move: (card_cross_out vS); rewrite cardS /=; clear; lia.
  have : v \notin A :&: B by move: share; rewrite /= leqn0 cards_eq0 => /eqP->; rewrite inE.
  rewrite inE negb_and => /orP[vA|vB].
    by apply: (large_loses cardD (A := A)); rewrite ?subsetD1 ?sA.
  by apply: (large_loses cardD (A := B)); rewrite ?subsetD1 ?sB.
have cardD v : v \in S -> #|S :\ v| = size (u ++ true :: w) + r.
  by move=> /card_cross_out; rewrite cardS /=; clear; lia.
have total : mine (u ++ true :: w) = mine u + (mine w).+1 by rewrite mine_cat mine_cons.
case: mover cardS geA geB share room => /= cardS geA geB share room.
  apply/exists_inP=> -[v vS]; apply/negP.
  have [vA|vA] := boolP (v \in A); last first.
    apply: (large_loses (cardD v vS) (A := A)); rewrite ?subsetD1 ?sA //.
    by rewrite total; move: geA; rewrite mine_cons /=; clear; lia.
  have [vB|vB] := boolP (v \in B); last first.
    apply: (large_loses (cardD v vS) (A := B)); rewrite ?subsetD1 ?sB //.
    by rewrite total; move: geB; rewrite mine_cons /=; clear; lia.
  have vI : v \in A :&: B by rewrite inE vA.
  have vU : v \in A :|: B by rewrite inE vA.
  apply: (IH _ (A :\ v) (B :\ v)); rewrite ?cardD ?setSD //.
  - by apply: hostileS hosA; apply: subsetDl.
  - by apply: hostileS hosB; apply: subsetDl.
  - by move: geA; rewrite (cardsD1 v A) vA mine_cons /=; clear; lia.
  - by move: geB; rewrite (cardsD1 v B) vB mine_cons /=; clear; lia.
  - by rewrite -setDIl; move: share; rewrite (cardsD1 v (A :&: B)) vI mine_cons /=; clear; lia.
  - rewrite -setDUl -(cardD v vS); move: room; rewrite (cardsD1 v (A :|: B)) vU.
    by rewrite (cardsD1 v S) vS theirs_cons /=; clear; lia.
rewrite negb_forall_in.
have sU : A :|: B \subset S by rewrite subUset sA.
have /properP[_ [v vS]] : A :|: B \proper S.
  by rewrite properEcard sU; move: room; rewrite theirs_cons /=; clear; lia.
rewrite inE negb_or => /andP[vA vB].
apply/exists_inP; exists v => //.
apply: (IH _ A B); rewrite ?cardD ?subsetD1 ?sA ?sB //.
by rewrite -(cardD v vS); move: room; rewrite (cardsD1 v S) vS theirs_cons /=; clear; lia.
Qed.

(* If only the pairs within one set K are hostile, p wins by crossing out K. *)
Lemma one_set_wins p r w S (K : {set T}) : 1 < r -> #|S| = size w + r ->
  (forall x y, x \notin K -> x != y -> favours bonded p x y) ->
  #|S :&: K| < mine w + r -> order_wins p w S.
Proof.
move=> r_gt1; elim: w S => [|mover w IH] S cardS outside lt_K /=.
  have /subsetPn[x xS xK] : ~~ (S \subset K).
    apply/negP=> /setIidPl eqS; move: lt_K; rewrite eqS cardS /=.
    by rewrite ltnn.
  have /card_gt0P[y] : 0 < #|S :\ x|.
    by move: (card_cross_out xS); rewrite cardS /=; lia.
  rewrite !inE => /andP[y_neq_x yS].
  apply/negP=> /hostileP/(_ x y xS yS); rewrite eq_sym y_neq_x => /(_ isT).
  by rewrite outside // eq_sym.
have cardD v : v \in S -> #|S :\ v| = size w + r.
  by move=> /card_cross_out; rewrite cardS /=; lia.
have shrink v : #|(S :\ v) :&: K| = #|S :&: K| - (v \in S :&: K).
  have -> : (S :\ v) :&: K = (S :&: K) :\ v.
    by apply/setP=> x; rewrite !inE andbA.
  by rewrite [in RHS](cardsD1 v); lia.
case: mover cardS lt_K => /= cardS lt_K; last first.
  apply/forall_inP=> v vS; apply: IH; rewrite ?cardD ?shrink //.
  by move: lt_K; rewrite mine_cons /=; lia.
apply/exists_inP; have [empty | [v vI]] := set_0Vmem (S :&: K).
  have /card_gt0P[v vS] : 0 < #|S| by rewrite cardS.
  by exists v => //; apply: IH; rewrite ?cardD // shrink empty cards0; lia.
have vS : v \in S by move: vI; rewrite inE => /andP[].
exists v => //; apply: IH; rewrite ?cardD ?shrink // vI.
by move: lt_K; rewrite (cardsD1 v (S :&: K)) vI mine_cons /=; lia.
Qed.

End TurnOrder.

(* The two graphs ------------------------------------------------------------ *)

(* A relation in which the pairs of `friendly` favour p, and no others. *)
Definition bonded_by (T : Type) p (friendly : rel T) : rel T :=
  fun x y => if p is Divider then friendly x y else ~~ friendly x y.

Lemma favours_bonded_by (T : Type) p (friendly : rel T) :
  favours (bonded_by p friendly) p =2 friendly.
Proof. by case: p => x y; rewrite /favours /bonded_by ?negbK. Qed.

Section Graphs.

Variables (p : role) (k a m : nat).
Hypothesis room : a + m + m <= k.
Implicit Types (x y : 'I_k).

Definition first_set : {set 'I_k} := [set x : 'I_k | x < a + m].
Definition second_set : {set 'I_k} := [set x : 'I_k | (x < a) || (a + m <= x < a + m + m)].

Definition one_rel : rel 'I_k :=
  bonded_by p (fun x y => ~~ ((x \in first_set) && (y \in first_set))).
Definition two_rel : rel 'I_k :=
  bonded_by p (fun x y => ~~ ((x \in first_set) && (y \in first_set))
                       && ~~ ((x \in second_set) && (y \in second_set))).

Lemma one_rel_sym : symmetric one_rel.
Proof. by move=> x y; rewrite /one_rel /bonded_by andbC. Qed.

Lemma two_rel_sym : symmetric two_rel.
Proof.
move=> x y; rewrite /two_rel /bonded_by.
by rewrite [(x \in first_set) && _]andbC [(x \in second_set) && _]andbC.
Qed.

Lemma card_below (n : nat) : n <= k -> #|[set x : 'I_k | x < n]| = n.
Proof.
move=> le_n; rewrite -[RHS]card_ord.
have inj : injective (widen_ord le_n) by move=> i j /(congr1 val) /= /val_inj.
rewrite -(card_imset _ inj); apply: eq_card => x; rewrite inE.
apply/idP/imsetP=> [lt_n | [i _ ->]] /=; last exact: ltn_ord.
by exists (Ordinal lt_n) => //; apply: val_inj.
Qed.

Lemma card_first : #|first_set| = a + m.
Proof. by apply: card_below; lia. Qed.

Lemma card_shared : #|first_set :&: second_set| = a.
Proof.
rewrite -[RHS](@card_below a); last by lia.
by apply: eq_card => x; rewrite !inE; lia.
Qed.

Lemma card_both : #|first_set :|: second_set| = a + m + m.
Proof.
rewrite -[RHS](@card_below (a + m + m)) //.
by apply: eq_card => x; rewrite !inE; lia.
Qed.

Lemma card_second : #|second_set| = a + m.
Proof.
have := cardsUI first_set second_set.
by rewrite card_both card_shared card_first; lia.
Qed.

Lemma hostile_first : hostile two_rel p first_set.
Proof.
apply/hostileP=> x y xA yA _; rewrite favours_bonded_by.
by rewrite xA yA.
Qed.

Lemma hostile_second : hostile two_rel p second_set.
Proof.
apply/hostileP=> x y xA yA _; rewrite favours_bonded_by.
by rewrite xA yA andbF.
Qed.

Lemma hostile_one : hostile one_rel p first_set.
Proof.
apply/hostileP=> x y xA yA _; rewrite favours_bonded_by.
by rewrite xA yA.
Qed.

Hypothesis m_gt0 : 0 < m.

(* A hostile set with two vertices lies in one of the sets. *)
Lemma h_one : h one_rel p [set: 'I_k] = a + m.
Proof.
apply/eqP; rewrite eqn_leq; apply/andP; split; last first.
  by rewrite -card_first; apply: h_ge (subsetT _) hostile_one.
apply/h_leP=> A _ /hostileP hosA.
have [le1 | gt1] := leqP #|A| 1; first by lia.
rewrite -card_first subset_leq_card //; apply/subsetP=> x xA.
have /card_gt0P[y] : 0 < #|A :\ x| by move: gt1; rewrite (cardsD1 x A) xA; lia.
rewrite !inE => /andP[y_neq_x yA].
have := hosA x y xA yA; rewrite eq_sym y_neq_x => /(_ isT).
by rewrite favours_bonded_by negbK inE => /andP[].
Qed.

Lemma h_two : h two_rel p [set: 'I_k] = a + m.
Proof.
apply/eqP; rewrite eqn_leq; apply/andP; split; last first.
  by rewrite -card_first; apply: h_ge (subsetT _) hostile_first.
apply/h_leP=> A _ /hostileP hosA.
have [le1 | gt1] := leqP #|A| 1; first by lia.
have together x y : x \in A -> y \in A -> x != y ->
    ((x \in first_set) && (y \in first_set)) || ((x \in second_set) && (y \in second_set)).
  move=> xA yA neq; have := hosA x y xA yA neq.
  by rewrite favours_bonded_by negb_and !negbK.
have [sA | /subsetPn[x xA x1]] := boolP (A \subset first_set).
  by rewrite -card_first subset_leq_card.
(* x lies in the second set only, so every other vertex lies in the second set *)
have rest y : y \in A -> x != y -> (x \in second_set) && (y \in second_set).
  by move=> yA neq; have := together x y xA yA neq; rewrite (negbTE x1).
rewrite -card_second subset_leq_card //; apply/subsetP=> y yA.
have [eq_xy | neq] := eqVneq x y; last by have /andP[] := rest y yA neq.
have /card_gt0P[z] : 0 < #|A :\ x| by move: gt1; rewrite (cardsD1 x A) xA; lia.
rewrite in_setD1 => /andP[z_neq_x zA]; rewrite -eq_xy.
by have /andP[] : (x \in second_set) && (z \in second_set) by apply: rest; rewrite // eq_sym.
Qed.

End Graphs.

(* Theorem A ----------------------------------------------------------------- *)

(* A word that does not decide has a move of p with too few moves of p after it. *)
Lemma undecided r w : ~~ decides r w ->
  exists u w', w = u ++ true :: w' /\ mine w' + r <= theirs w' + 1.
Proof.
elim: w => [|mover w IH] //=; rewrite negb_and => /orP[|/IH[u [w' [-> le]]]].
  case: mover => //= late; exists [::], w; split=> //.
  by move: late; rewrite -ltnNge; lia.
by exists (mover :: u), w'.
Qed.

(* If w does not decide, two graphs with the same h have different winners. *)
Theorem order_undecided p r w : 1 < r -> ~~ decides r w ->
  exists (one two : rel 'I_(size w + r)),
    [/\ symmetric one, symmetric two,
        h one p setT = mine w + r - 1, h two p setT = mine w + r - 1
      & order_wins one p w setT && ~~ order_wins two p w setT].
Proof.
move=> r_gt1 /undecided[u [w' [-> late]]].
set k := size _ + r; set a := mine u; set m := mine w' + r.
have sizes := (mine_theirs u, mine_theirs w').
have kE : k = size u + (size w').+1 + r by rewrite /k size_cat.
have room : a + m + m <= k.
  by rewrite kE -!sizes /a /m; lia.
have m_gt0 : 0 < m by rewrite /m; lia.
have mineE : mine (u ++ true :: w') + r - 1 = a + m.
  by rewrite mine_cat mine_cons /a /m; lia.
exists (@one_rel p k a m), (@two_rel p k a m).
rewrite mineE h_one ?h_two //; split=> //.
- exact: one_rel_sym.
- exact: two_rel_sym.
apply/andP; split.
  apply: (one_set_wins (r := r) (K := @first_set k a m)); rewrite ?cardsT ?card_ord //.
    by move=> x y xK _; rewrite favours_bonded_by (negbTE xK).
  by rewrite setTI card_first //; move: mineE; rewrite /m; lia.
apply: (two_sets_lose (r := r) (A := @first_set k a m) (B := @second_set k a m));
  rewrite ?cardsT ?card_ord ?subsetT ?hostile_first ?hostile_second //.
- by rewrite card_first // /a /m; lia.
- by rewrite card_second // /a /m; lia.
- by rewrite card_shared.
- by rewrite card_both // kE -!sizes /a /m; lia.
Qed.

(* Theorem A: w decides if and only if on every graph p wins exactly if
   h < mine w + r. *)
Theorem turn_order p r w : 1 < r ->
  decides r w <->
  forall (T : finType) (bonded : rel T) (S : {set T}),
    symmetric bonded -> #|S| = size w + r ->
    order_wins bonded p w S = (h bonded p S < mine w + r).
Proof.
move=> r_gt1; split=> [dec T bonded S sym cardS | all].
  exact: order_verdict.
apply: contraT => undec.
have [one [two [sym1 sym2 h1 h2 /andP[wins1 /negP[]]]]] := order_undecided p r_gt1 undec.
by rewrite all ?cardsT ?card_ord // h2 -h1 -all ?cardsT ?card_ord.
Qed.

(* The winner depends on h alone exactly if w decides. *)
Theorem turn_order_h p r w : 1 < r ->
  decides r w <->
  forall (one two : rel 'I_(size w + r)),
    symmetric one -> symmetric two -> h one p setT = h two p setT ->
    order_wins one p w setT = order_wins two p w setT.
Proof.
move=> r_gt1; split=> [dec one two sym1 sym2 same_h | all].
  by rewrite !(order_verdict _ _ dec) ?cardsT ?card_ord // same_h.
apply: contraT => undec.
have [one [two [sym1 sym2 h1 h2 /andP[wins1 /negP[]]]]] := order_undecided p r_gt1 undec.
by rewrite -(all one two) // h1.
Qed.

(* Corollaries ---------------------------------------------------------------- *)

(* n moves in turn; p makes the last one exactly if `closes`. *)
Fixpoint in_turn (closes : bool) n : seq bool :=
  if n is n'.+1 then (closes (+) odd n') :: in_turn closes n' else [::].

Lemma count_in_turn closes n :
  mine (in_turn closes n) = (if closes then uphalf n else n./2) /\
  theirs (in_turn closes n) = (if closes then n./2 else uphalf n).
Proof.
elim: n => [|n [IHm IHt]] /=; first by case: closes.
rewrite mine_cons theirs_cons IHm IHt; case: closes {IHm IHt} => /=; case: (boolP (odd n)); lia.
Qed.

(* In turn, two left, and p closes: the last-two theorem. *)
Theorem closer_decides n : decides 2 (in_turn true n).
Proof.
elim: n => //= n ->; rewrite andbT; apply/implyP.
by have [-> ->] := count_in_turn true n; case: (boolP (odd n)); lia.
Qed.

(* It is the same game: in turn, the closer wins as by the rules of game.v. *)
Corollary in_turn_wins (T : finType) (bonded : rel T) m (S : {set T}) :
  symmetric bonded -> 1 < #|S| ->
  order_wins bonded (closer m S) (in_turn true (#|S| - 2)) S =
  wins bonded (closer m S) m S.
Proof.
move=> sym gt1; rewrite last_two //.
have sizeE n : size (in_turn true n) = n by elim: n => //= n ->.
rewrite (order_verdict sym _ (closer_decides _)) ?sizeE; last by lia.
by have [-> _] := count_in_turn true (#|S| - 2); lia.
Qed.

(* In turn, with three or more left: it does not matter who closes. *)
Theorem three_left_decides closes r n : 2 < r -> decides r (in_turn closes n).
Proof.
move=> r_gt2; elim: n => //= n ->; rewrite andbT; apply/implyP.
have [-> ->] := count_in_turn closes n.
by case: closes; case: (boolP (odd n)); lia.
Qed.

(* Biased games: in each round p makes b moves after the opponent made a <= b. *)
Fixpoint biased a b n : seq bool :=
  if n is n'.+1 then nseq a false ++ nseq b true ++ biased a b n' else [::].

Lemma count_biased a b n :
  mine (biased a b n) = n * b /\ theirs (biased a b n) = n * a.
Proof.
elim: n => [|n [IHm IHt]] //=.
by rewrite !mine_cat !theirs_cat IHm IHt /mine /theirs !count_nseq /= !mulSn; lia.
Qed.

Theorem biased_decides a b n : a <= b -> decides 2 (biased a b n).
Proof.
move=> le_ab; elim: n => [|n IH] //=.
have [cm ct] := count_biased a b n.
have le_n : n * a <= n * b by rewrite leq_mul2l le_ab orbT.
have {IH} : decides 2 (nseq b true ++ biased a b n).
  elim: {1}b => [|j IHj] //=; rewrite IHj andbT.
  by rewrite mine_cat theirs_cat cm ct /mine /theirs !count_nseq /=; lia.
by move=> dec; elim: {1}a => [|i IHi] //=.
Qed.
