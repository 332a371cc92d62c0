(* Three residues that are off [Lemma 3.1.7].

   An A-situation would hold but for three residues x, y, z: those of them that
   are not self-partnered have one number more than their partner.  If at least
   one of the three is self-partnered, and those that are have three numbers or
   more, the closing Divider, to move, wins.

   self r          r is its own partner
   as_self u r     1 if u, one of the three, is self-partnered and r is u
   as_pair u r     1 if u, one of the three, is not self-partnered and r names its
                   group
   lemma_3_1_7     says that the Divider wins; strategy.v has the strategy *)

From mathcomp Require Import all_ssreflect.
From mathcomp Require Import zify.
From Zahlenschlacht Require Import game hostile lasttwo residues counts pairing.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.

(* Adding up "r is c" over all residues r counts c once. *)
Lemma sumn_once d c : c < d -> sumn (over_residues d (fun r => nat_of_bool (r == c))) = 1.
Proof.
move=> c_lt; have : uniq (iota 0 d) by apply: iota_uniq.
have : c \in iota 0 d by rewrite mem_iota.
rewrite /over_residues; elim: (iota 0 d) => //= r rs IH.
rewrite inE => /orP[/eqP <- | c_in] /andP[r_new uniq_rs].
  rewrite eqxx; congr (_.+1); elim: rs {IH uniq_rs} r_new => //= i rs IH.
  by rewrite inE negb_or eq_sym => /andP[/negbTE-> /IH->].
by rewrite IH //; case: eqP => // E; rewrite E c_in in r_new.
Qed.

Lemma sumn_le d (f g : nat -> nat) : (forall r, r < d -> f r <= g r) ->
  sumn (over_residues d f) <= sumn (over_residues d g).
Proof.
move=> le_fg; have {le_fg} : forall r, r \in iota 0 d -> f r <= g r.
  by move=> r; rewrite mem_iota => /andP[_]; apply: le_fg.
rewrite /over_residues; elim: (iota 0 d) => //= r rs IH le_fg.
rewrite leq_add ?le_fg ?mem_head //; apply: IH => i i_in.
by rewrite le_fg // inE i_in orbT.
Qed.

Section Triple.

Variables (T : finType) (number : T -> nat) (d t : nat).
Hypothesis d_gt0 : 0 < d.
Variables (S : {set T}) (x y z : nat).

Local Notation partner := (partner d t).
Local Notation bonded := (bonded number d t).
Local Notation count := (count number d S).

Let self r : bool := partner r == r.
Let triple : seq nat := [:: x; y; z].

Hypothesis divider_to_move : odd #|S|.
Hypothesis not_over : 2 < #|S|.
Hypothesis residues_lt : {in triple, forall r, r < d}.
Hypothesis distinct : uniq triple.
(* (1): all others meet the condition for an A-situation ... *)
Hypothesis others_settled : forall r, r < d ->
  r \notin triple -> partner r \notin triple -> settled number d t S r.
(* ... and each of the three that is not self-partnered has one number more than its
   partner; *)
Hypothesis one_more : {in triple, forall r, ~~ self r -> count r = (count (partner r)).+1}.
(* (2): at least one of the three is self-partnered; *)
Hypothesis some_self : has self triple.
(* (3): and those that are have at least three numbers. *)
Hypothesis three : {in triple, forall r, self r -> 3 <= count r}.

(* What residue r adds on behalf of the member u of the triple. *)
Let as_self u r : nat := self u && (r == u).
Let as_pair u r : nat := ~~ self u && (r == minn u (partner u)).
Let over u : seq nat := over_residues d u.

Lemma sum_as_self u : u < d -> sumn (over (as_self u)) = self u.
Proof.
move=> u_lt; rewrite /over /as_self; case: (self u); first exact: sumn_once.
by rewrite /over_residues; elim: (iota 0 d).
Qed.

Lemma sum_as_pair u : u < d -> sumn (over (as_pair u)) = ~~ self u.
Proof.
move=> u_lt; rewrite /over /as_pair; case: (self u) => /=.
  by rewrite /over_residues; elim: (iota 0 d).
by apply: sumn_once; rewrite gtn_min u_lt.
Qed.

(* The three together: r counts when it is self-partnered and one of them, ... *)
Lemma sum_self_at r :
  as_self x r + (as_self y r + as_self z r) = self r && (r \in triple).
Proof.
move: distinct; rewrite /as_self /triple /= !inE negb_or andbT.
case/andP=> /andP[/negbTE x_y /negbTE x_z] /negbTE y_z.
have [-> | _] := eqVneq r x; first by rewrite x_y x_z !andbF !addn0 !andbT.
have [-> | _] := eqVneq r y; first by rewrite y_z !andbF addn0 !andbT.
by have [-> | _] := eqVneq r z; rewrite ?andbF.
Qed.

(* ... and a member that is not self-partnered counts at the smaller residue. *)
Lemma pair_at r u : u \in triple ->
  as_pair u r <= as_pair x r + (as_pair y r + as_pair z r).
Proof. by rewrite !inE => /or3P[]/eqP->; lia. Qed.

Theorem lemma_3_1_7 : wins bonded Divider Divider S.
Proof.
have [xlt ylt zlt] : [/\ x < d, y < d & z < d].
  by split; apply: residues_lt; rewrite !inE eqxx ?orbT.
have is_closer : closer Divider S = Divider by rewrite /closer divider_to_move.
have := last_two (@bonded_sym T number d t) Divider (ltnW not_over).
rewrite is_closer => ->; rewrite (margin_on_the_board number t d_gt0 S).2.
rewrite divider_to_move.
set F := self_numbers _ _ _; set s := left_over _ _ _; set f := self_kinds _ _ _.
(* s + 2f + selfs <= F + pairs, term by term *)
have terms : s + (f + f) + (self x + (self y + self z))
             <= F + (~~ self x + (~~ self y + ~~ self z)).
  rewrite -!sum_as_self // -!sum_as_pair // /s /f /F /over.
  rewrite /left_over /self_kinds /self_numbers !sumn_over; apply: sumn_le => r r_lt.
  rewrite sum_self_at -/(self r); case: (boolP (self r)) => [r_self | r_pair] /=.
    (* a self-partnered residue: even, or one of the three *)
    rewrite (eqP r_self) ltnn; case: (boolP (r \in triple)) => [r_in | r_out].
      by have := three r_in r_self; lia.
    have := others_settled r_lt r_out; rewrite (eqP r_self) => /(_ r_out).
    by rewrite /settled -/(self r) r_self; lia.
  (* a residue that is not the smaller of a pair adds nothing *)
  case: ltnP => // smaller; rewrite !addn0 add0n.
  have pK := partnerK t d_gt0 r_lt.
  case: (boolP (r \in triple)) => [r_in | r_out].
    apply: leq_trans (pair_at r r_in); have := one_more r_in r_pair.
    by rewrite /as_pair r_pair (minn_idPl (ltnW smaller)) eqxx /=; lia.
  case: (boolP (partner r \in triple)) => [p_in | p_out].
    have p_pair : ~~ self (partner r) by rewrite /self pK eq_sym.
    apply: leq_trans (pair_at r p_in); have := one_more p_in p_pair.
    by rewrite /as_pair p_pair pK (minn_idPr (ltnW smaller)) eqxx /=; lia.
  (* a pair that meets the condition adds nothing either *)
  have := others_settled r_lt r_out p_out.
  by rewrite /settled -/(self r) (negbTE r_pair) => /eqP ->; rewrite maxnn minnn subnn.
(* and of three residues with at least one self-partnered at most two are not *)
by move: some_self terms; rewrite /= -addnn; case: (self x); case: (self y); case: (self z); lia.
Qed.

End Triple.
