### English words of the atlas and of the answers. The words of the page are in page.en.ftl.
### Every message here is in atlas.de.ftl too; a test of the page compares them and finds unused ones.

## The atlas

atlas-title = The atlas
atlas-intro = Every variant Z(n, d) is a point: n to the right, d upwards. A’s rays run along the multiples of d, and beyond the yellow frontier A wins every odd board.
atlas-intro-reversed = Every variant Z(n, d) is a point: n to the right, d upwards. With B as the Divider A wins every odd board; on even ones the rays are B’s, along the multiples of d from n = 2d on.
atlas-intro-even = Every variant Z(n, d) is a point: n to the right, d upwards. On even boards the last move is B’s, and with A as the Divider B wins them all.
atlas-intro-remainder = Every variant Z(n, d) with d larger than { $remainder } is a point: n to the right, d upwards. { $divider } wins if the sum of the last two leaves the remainder { $remainder }. Near each multiple kd there are two rays now: at n = kd and at n = kd + { $remainder }.
atlas-remainder = Remainder
atlas-small = Small boards
atlas-go = Go to Z(n, d)
atlas-selected = Selected
atlas-remaining = { $divider } wins if the sum leaves the remainder { $remainder } on division by d.
atlas-legend-cells = in the squares: who wins Z(n, d), and the margin; from 0 on, whoever makes the last move wins
atlas-layer = Layer
atlas-layer-winner = Winner
atlas-layer-margin = Margin
atlas-layer-share = Winning moves
atlas-layer-paper = The paper
atlas-parity = Which boards
atlas-odd = odd n
atlas-even = even n
atlas-all = all n
atlas-divider-a = A divides
atlas-divider-b = B divides
atlas-frontier = Frontier
atlas-lines = Lines n = kd
atlas-opening = Opening view
atlas-whole = Whole plane
atlas-map = Map of who wins Z(n, d)
atlas-map-role = map
atlas-keys = The arrow keys move the cursor, with Shift they move the map. Plus and minus zoom, Home shows the opening view, End the whole plane. Enter plays the variant. Below the map there is a table of what it shows.
atlas-zoom-in = Zoom in
atlas-zoom-out = Zoom out
atlas-trouble = The server is busy. The missing parts will follow.
atlas-legend = What the colours mean
atlas-legend-average = between: the share of variants that A wins
atlas-legend-sample = zoomed out this far, each pixel shows a sample of its variants
atlas-legend-margin = from B far ahead to A far ahead: how many moves are to spare
atlas-legend-share = from none to all: the share of A’s first moves that win
atlas-legend-decided = from none to all: the share of variants that the paper decides
atlas-legend-open = only the complete solution
atlas-legend-frontier = frontier, for odd and for even d
atlas-legend-lines = multiples of d
atlas-beside = Beside the map
atlas-cell = This board
atlas-cell-hint = Point at the map, tap it, or move over it with the arrow keys: here you see who wins and why.
atlas-reversed = Reversed: B wins if the sum is divisible by d.
atlas-said = { $name }: { $winner } wins, margin { $margin }.
atlas-play = Play this variant
atlas-too-large = Boards of up to { $largest } numbers can be played here; this one is only solved.
atlas-many = Each pixel stands for { $side } × { $side } variants and shows their average.
atlas-how = Moving around
atlas-how-pointer = Drag to move, roll the wheel or pinch to zoom. A click selects a variant, a second click plays it.
atlas-how-keys = By keyboard: arrow keys for the cursor, with Shift for the map, + and − to zoom, Home and End, Enter to play.
atlas-to-answers = Why it looks like this: the answers
atlas-table = The window as a table
atlas-table-cells = Some of the variants in the window: who wins, and the margin.
atlas-table-shares = The window in blocks: the share of its variants that A wins.
atlas-table-corner = d \ n
atlas-table-cell = { $winner }, { $margin }
atlas-share = Of A’s first moves { $share } win.
atlas-last-of-b = For this d, B’s last win on an odd board is n = { $n }.
atlas-margin = Margin { $margin }.

## The answers

answers-title = Two questions, two answers
answers-intro = Tim Rammenstein’s paper “On the Existence of Optimal Strategies in a Combinatorial Game” solves many variants of Zahlenschlacht and ends with two open questions. One theorem answers both, and it fits on a page.
answers-contents = Contents
answers-links = The paper and the proof
answers-paper-link = The paper: arXiv:2508.00246
answers-proof-link = The machine-checked proof: what is proved, and where
answers-question-1 = Question (i)
answers-asked-1 = Are there discernible patterns for the values of *d* from 7 to (*n* − 3)/2, for odd *n*, which determine whether A or B can secure a win?
answers-short-1 = Yes. Pair off the numbers whose sums are divisible by *d*: A wins exactly when the numbers left over are few compared with the multiples of *d*. For every *d* B wins only finitely many odd boards; from *n* = *d*²/2 on A wins them all.
answers-picture-1 = Odd n to the right, d upwards. Pink: A wins. The rays are the boards close to a multiple of d, the yellow curves the frontier beyond which B never wins again.
answers-question-2 = Question (ii)
answers-asked-2 = Let *n* be even and the roles reversed: A still begins, but now B wins if the sum is divisible by *d*. Are there interesting strategies that guarantee a win for one player?
answers-short-2 = Yes, for both. The same count decides: B wins exactly when the multiples of *d* (and of *d*/2) pay for the numbers left over. B’s strategy is to even out the pairs; otherwise A wins by crossing out everything outside one large set of numbers that do not fit together.
answers-picture-2 = Even n to the right, d upwards, B as the Divider. Pink: A wins. Now the rays are B’s. They begin at n = 2d; above them only the line d = n + 1 is left to B.
answers-open-map = Open this map in the atlas
answers-rule = The rule
answers-rule-letters = Write *q* for how often *d* goes into *n*, and *ρ* for the remainder. Then *s* = min(*ρ*, *d* − 1 − *ρ*) numbers are left over when each pair of different residues is paired off. For even *d* let *e* = 1 if 2*ρ* ≥ *d*, and otherwise 0.
answers-rule-game = Game
answers-rule-winner = Who wins
answers-row-odd-odd = *n* odd, A divides, *d* odd
answers-row-odd-even = *n* odd, A divides, *d* even
answers-row-even = *n* even, A divides
answers-row-reversed-odd = *n* even, B divides, *d* odd
answers-row-reversed-even = *n* even, B divides, *d* even
answers-row-reversed = *n* odd, B divides
answers-wins-odd-odd = A exactly when *s* < *q* or *s* ≤ 1
answers-wins-odd-even = A exactly when *s* = 0, or *q* ≥ 1 and *s* ≤ 2*q* + *e* − 3
answers-wins-even = B, always
answers-wins-reversed-odd = B exactly when *s* ≤ *q* − 2, or *q* = 0 and *s* = 0
answers-wins-reversed-even = B exactly when *q* ≥ 1 and *s* ≤ 2*q* + *e* − 4
answers-wins-reversed = A, always
answers-try = Try any board
answers-try-hint = Any whole numbers, even enormous ones. The server says who wins and why.
answers-n = Numbers 1 to n
answers-wrong = Only digits, at most 1000 of them: n from 4, d from 2 on.
answers-proof = The proof, step by step
answers-graph-title = 1. A picture of the game
answers-graph = Draw a line between two numbers when they are bonded, that is, when *d* divides their sum. A move rubs out a number with all its lines. The Divider wants a line between the last two numbers, the Breaker wants none. Nothing else about the numbers matters.
answers-graph-picture = Z(9, 4) as a picture: the numbers 1 to 9, and a line wherever 4 divides the sum. Ringed: a largest set without any line. It has five numbers.
answers-hostile-title = 2. Who closes, and what is hostile
answers-hostile = Whoever makes the last move is the closer: A on odd boards, B on even ones. Call a set of numbers hostile if any two of them, left as the last two, would make the closer lose. If the Divider closes, these are the sets without any line. If the Breaker closes, they are the sets in which every two numbers are joined. One number alone is always hostile. Let *h* be the size of a largest hostile set, and *k* how many numbers are on the board.
answers-theorem-name = Last-two theorem
answers-theorem = The closer wins exactly when *h* is at most half of *k*, rounded up.
answers-margin = The margin is that half less *h*. It says how clearly: from 0 on the closer wins.
answers-hostile-example = In the picture A closes. With A as the Divider the ringed numbers are a largest hostile set: *h* = 5 is just half of 9, rounded up, so A wins, with nothing to spare. With A as the Breaker 1 and 3 are hostile, but no three numbers are: *h* = 2, and A wins with three to spare.
answers-large-title = 3. If h is too large, the closer loses
answers-large = Let the other player be to move with *k* = 2*m* numbers on the board, more than *m* of them in a hostile set *H*. At most *m* − 1 numbers lie outside *H*, and the other player still has *m* − 1 moves: enough to cross out all of them. The last two numbers come from *H*, and the closer has lost. With the closer to move on 2*m* + 1 numbers and *h* at least *m* + 2, one move later it is the same.
answers-core-title = 4. The core lemma
answers-core-name = Core lemma (Hammer, Hansen, Simeone 1982)
answers-core = If 2*h* > *k*, some number lies in every largest hostile set.
answers-core-proof = Take some largest hostile sets; let *I* be what they all share and *U* everything that is in at least one of them. Then |*I*| + |*U*| ≥ 2*h*. For a single set this is plain: *I* and *U* are the set itself. Now let a further set *S* join. Together, the numbers of *S* in *U* and the numbers of *I* are again a hostile set: a number *u* of *U* lies in one of the earlier sets, and that one contains all of *I*. As a hostile set it has at most *h* numbers, as many as *S*. So *I* loses, by *S*, no more numbers than *U* gains, and the sum does not shrink.
answers-core-end = Take all largest hostile sets. If they shared no number, |*U*| would be at least 2*h* and so more than *k*: more numbers than there are.
answers-small-title = 5. If h is small enough, the closer wins
answers-small = Let the other player be to move with *k* = 2*m* numbers and *h* ≤ *m*. Whatever they cross out, 2*m* − 1 numbers stay. If now *h* ≤ *m* − 1, the closer crosses out anything. If still *h* = *m*, then 2*h* > 2*m* − 1, and the core lemma gives a number in every largest hostile set: without it *h* is only *m* − 1. Either way 2(*m* − 1) numbers stay with *h* ≤ *m* − 1, the same situation with two numbers fewer. In the end two numbers are left with *h* = 1: they are not hostile, and the closer has won. If the closer is to move first, the same argument gives the first move.
answers-residues-title = 6. Reading h off the residues
answers-residues = Let *a*_(r) be how many numbers leave the residue *r*. A number of residue *r* is bonded to exactly those of residue *d* − *r*. So the picture falls apart into pairs of residues, in which every number of one side is joined to every number of the other, and the residues 0 and, for even *d*, *d*/2, which are their own partners: in these all numbers are joined.
answers-residues-divider = If the Divider closes, a hostile set has no lines. From each pair it takes numbers of one side only, at best the whole larger side, and from 0 and from *d*/2 one number each:
answers-formula = *h* = sum of max(*a*_(r), *a*_(d−r)) over all pairs + 1 for each of 0 and *d*/2 that is on the board
answers-residues-breaker = If the Breaker closes, all numbers of a hostile set are joined. They are part of the residue 0 or of *d*/2, or just two numbers, one from each side of a pair:
answers-formula-breaker = *h* = the largest of *a*_(0), for even *d* *a*_(d/2), and 2 (or 1 where no two numbers are bonded)
answers-balance-title = 7. What a left-over number costs
answers-balance = Let the Divider close, and let *s* be how many numbers are left over when partners are paired off. A pair of residues with *x* and *y* numbers gives max(*x*, *y*) = (*x* + *y*)/2 + |*x* − *y*|/2 of them to *h*: half of its numbers, and for each left-over number one half more. The residue 0, or *d*/2, with *a* numbers gives 1 = *a*/2 − (*a* − 2)/2. Take the sum from half of *k*, rounded up, and double it:
answers-balance-formula = 2 · margin = the sum of *a* − 2 over those of 0 and *d*/2 that are on the board + 1 if *k* is odd − *s*
answers-balance-said = So each left-over number costs one, a residue that is its own partner pays in *a* − 2, and an odd board gives one more. The left side is even, and therefore the right side is too.
answers-example-title = An example: Z(17, 7)
answers-example = 17 = 2 · 7 + 3, so the residues 1, 2, 3 have three numbers each, and 0, 4, 5, 6 have two. The pairs 1 + 6, 2 + 5, 3 + 4 give *h* = 3 + 3 + 3 + 1 = 10, but half of 17, rounded up, is 9. B wins, by the smallest possible margin. B crosses out the numbers with the residues 4, 5 and 6 and one multiple of 7: seven numbers, and B has seven moves.
answers-rows-title = 8. The six rows of the rule
answers-counts = On the board 1 to *n* the residues 1 to *ρ* occur *q* + 1 times and all others *q* times. Partners *r* and *d* − *r* differ, by one number, when just one of them lies in 1 to *ρ*. If 2*ρ* < *d*, each of 1 to *ρ* is in such a pair; otherwise each of 1 to *d* − 1 − *ρ* is. Hence *s* = min(*ρ*, *d* − 1 − *ρ*). The residue 0 occurs *q* times, and for even *d* the residue *d*/2 occurs *q* + *e* times.
answers-why-odd-odd = A closes as the Divider, and only 0 is its own partner. If *q* ≥ 1, then 2 · margin = *q* − 1 − *s*: A wins exactly when *s* < *q*. That includes *s* ≤ 1: for *q* = 1 the number *s* is even. If *q* = 0, there is no multiple of *d* on the board, and 2 · margin = 1 − *s*: A wins exactly when *s* ≤ 1.
answers-why-odd-even = A closes as the Divider, and both 0 and *d*/2 count. If *q* ≥ 1, then 2 · margin = 2*q* + *e* − 3 − *s*. That is never negative for *s* = 0: it could be for *q* = 1 and *e* = 0 only, but then *s* is odd. If *q* = 0, only *d*/2 can be on the board, as one number, and 2 · margin = 1 − *e* − *s*. For *e* = 1 A wins exactly when *s* = 0; for *e* = 0 we have *s* = *n* ≥ 5, and A loses.
answers-why-breaker = The Breaker closes: B on even boards, A on odd ones. Two numbers with the same residue are at least *d* ≥ 2 apart, so no residue has more than half of the numbers 1 to *n*, rounded up. Nor is 2 more than that, since *n* ≥ 4. So *h* is small enough, always.
answers-why-reversed-odd = B closes as the Divider, without the one of an odd board. If *q* ≥ 1, then 2 · margin = *q* − 2 − *s*. If *q* = 0, then 2 · margin = −*s*.
answers-why-reversed-even = B closes as the Divider, and both 0 and *d*/2 count. If *q* ≥ 1, then 2 · margin = 2*q* + *e* − 4 − *s*. If *q* = 0, then 2 · margin = −*e* − *s*, and this is negative: for *e* = 0 we have *s* = *n*.
answers-frontier-title = 9. The frontier
answers-frontier = The number *s* is never more than half of *d*, but *q* grows with *n*. So for every *d* there is a last odd board that B wins: *n* = (*d*² − 2*d* − 1)/2 for odd *d* ≥ 5, *n* = *d*²/4 if *d* ≥ 6 leaves remainder 2 on division by 4, and *n* = *d*²/4 + *d*/2 − 1 if 4 divides *d*. For *d* = 2 and *d* = 3 there is none.
answers-frontier-odd = For odd *d*: B needs *s* ≥ *q* and *s* ≥ 2, and *s* is at most (*d* − 1)/2. With *q* = (*d* − 1)/2 only *ρ* = (*d* − 1)/2 is left, and *n* = (*d*² − 1)/2 is even. With *q* = (*d* − 3)/2 the largest possible *ρ* is (*d* + 1)/2, which gives the even number (*d* − 1)²/2; the next, *ρ* = (*d* − 1)/2, gives *n* = (*d*² − 2*d* − 1)/2. A smaller *q* gives a smaller *n*. The paper’s example Z(17, 7) lies exactly on the frontier.
answers-frontier-even = For even *d* = 2*m*: *n* is odd, and so is *ρ*. If *ρ* < *m*, then *e* = 0 and *s* = *ρ*, and by the rule B wins exactly when *q* ≤ (*ρ* + 1)/2. If *ρ* ≥ *m*, then *e* = 1 and *s* = 2*m* − 1 − *ρ* is even, and B wins exactly when *s* ≥ 2 and *q* ≤ *s*/2. For even *m* the largest *n* has *ρ* = *m* − 1 and *q* = *m*/2: it is *m*² + *m* − 1. For odd *m* it has *ρ* = *m* and *q* = (*m* − 1)/2: it is *m*². Everything else has a smaller *q*, or the same *q* and a smaller *ρ*. For *m* = 1 there is none, because *s* = 0.
answers-reversed-title = 10. Reversed roles
answers-reversed = In question (ii) B closes and is the Divider, so the theorem, *h* and the balance are the same; only the one extra of the odd board is missing. B’s strategy can be played by hand: cross out a number from the larger side of an unequal pair of residues, or the only multiple of *d* that is left (or the only number left with residue *d*/2). Such a number lowers *h*. If there is none, *h* is small enough, and any number will do.
answers-more = The proof is checked by machine as well, in Coq and without any axiom.
