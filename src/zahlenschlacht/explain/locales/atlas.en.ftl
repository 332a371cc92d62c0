### English words of the atlas and of the answers. The words of the page are in page.en.ftl.
### Every message here is in atlas.de.ftl too; a test of the page compares them and finds unused ones.

## The atlas

atlas-title = The atlas
atlas-intro = Every point is a board Z(n, d): n to the right, d upwards. The rays are A’s wins near the multiples of d, and beyond the yellow frontier A wins every odd board.
atlas-intro-reversed = Every point is a board Z(n, d): n to the right, d upwards. If B wants partners, A wins every odd board. On even boards the rays are B’s wins near the multiples of d, from n = 2d on.
atlas-intro-even = Every point is a board Z(n, d): n to the right, d upwards. On even boards B makes the last move, and if A wants partners, B wins them all.
atlas-intro-remainder = Every point is a board Z(n, d) with d larger than { $remainder }: n to the right, d upwards. { $divider } wins if the sum of the last two is { $remainder } more than a multiple of d. Near each multiple kd there are now two rays: at n = kd and at n = kd + { $remainder }.
atlas-remainder = Remainder
atlas-small = Small boards
atlas-go = Go to Z(n, d)
atlas-selected = Selected
atlas-remaining = { $divider } wins if the sum is { $remainder } more than a multiple of d.
atlas-legend-cells = in the squares: who wins Z(n, d), and the margin; if it is 0 or more, the player who makes the last move wins
atlas-layer = Layer
atlas-layer-winner = Winner
atlas-layer-margin = Margin
atlas-layer-share = Winning moves
atlas-layer-paper = The paper
atlas-parity = Which boards
atlas-odd = odd n
atlas-even = even n
atlas-all = all n
atlas-divider-a = A wants partners
atlas-divider-b = B wants partners
atlas-frontier = Frontier
atlas-lines = Lines n = kd
atlas-opening = First view
atlas-whole = Whole map
atlas-map = Map of who wins Z(n, d)
atlas-map-role = map
atlas-keys = The arrow keys move the cursor, with Shift they move the map. Plus and minus zoom, Home shows the first view, End the whole map. Enter plays the board. Below the map there is a table of what it shows.
atlas-zoom-in = Zoom in
atlas-zoom-out = Zoom out
atlas-beyond = This part of the map needs the edition with a server. You can still look up single boards here.
atlas-trouble = The server is busy. The missing parts will follow.
atlas-legend = What the colours mean
atlas-legend-average = in between: the share of boards that A wins
atlas-legend-sample = zoomed out this far, each pixel shows a sample of its boards
atlas-legend-margin = from B far ahead to A far ahead: how many moves they can spare
atlas-legend-share = from none to all: the share of A’s first moves that win
atlas-legend-decided = from none to all: the share of boards that the paper decides
atlas-legend-open = decided only by the complete solution
atlas-legend-frontier = the frontier, for odd and for even d
atlas-legend-lines = multiples of d
atlas-beside = Beside the map
atlas-cell = This board
atlas-cell-hint = Point at the map, tap it, or use the arrow keys: here you see who wins and why.
atlas-reversed = Roles reversed: B wins if the sum is a multiple of d.
atlas-said = { $name }: { $winner } wins, margin { $margin }.
atlas-play = Play this board
atlas-too-large = You can play boards of up to { $largest } numbers here. This one is solved, but too large to play.
atlas-many = Each pixel stands for { $side } × { $side } boards and shows their average.
atlas-how = Moving around
atlas-how-pointer = Drag to move, roll the wheel or pinch to zoom. Click to select a board, click again to play it.
atlas-how-keys = With the keyboard: arrow keys move the cursor, with Shift the map; + and − zoom; Home and End; Enter plays.
atlas-to-answers = Why does it look like this? The answers
atlas-table = This view as a table
atlas-table-cells = Some boards of this view: who wins, and the margin.
atlas-table-shares = This view in blocks: the share of boards that A wins.
atlas-table-corner = d \ n
atlas-table-cell = { $winner }, { $margin }
atlas-share = { $kind ->
    [none] None of A’s first moves wins.
    [all] All of A’s first moves win.
   *[some] { $share } of A’s first moves win.
}
atlas-last-of-b = For d = { $d }, the last odd board that B wins is n = { $n }.
atlas-margin = Margin { $margin }.

## The answers

answers-title = Two questions, two answers
answers-intro = Tim Rammenstein’s paper “On the Existence of Optimal Strategies in a Combinatorial Game” solves many variants of Zahlenschlacht and ends with two open questions. One theorem answers both, and it fits on a page.
answers-contents = Contents
answers-links = The paper and the proof
answers-paper-link = The paper: arXiv:2508.00246
answers-proof-link = The machine-checked proof: what is proved, and where to find it
answers-question-1 = Question (i)
answers-asked-1 = Are there discernible patterns for the values of *d* from 7 to (*n* − 3)/2, for odd *n*, which determine whether A or B can secure a win?
answers-short-1 = Yes. Pair off the numbers whose sums are divisible by *d*. Then A wins exactly if few numbers are left over, compared with the multiples of *d*. For every *d*, B wins only finitely many odd boards; from *n* = *d*²/2 on, A wins them all.
answers-picture-1 = Odd n to the right, d upwards. Pink: A wins. The rays are the boards close to a multiple of d. Beyond the yellow curves, the frontier, B never wins again.
answers-question-2 = Question (ii)
answers-asked-2 = Let *n* be even and the roles reversed: A still begins, but now B wins if the sum is divisible by *d*. Are there interesting strategies that guarantee a win for one player?
answers-short-2 = Yes, for both. The same count decides: B wins exactly if the multiples of *d* (and of *d*/2) make up for the numbers left over. B’s strategy is to even out the pairs. Otherwise A wins: A keeps a large set of numbers that are not partners, and crosses out everything else.
answers-picture-2 = Even n to the right, d upwards, B is the Divider. Pink: A wins. Now the rays are B’s wins. They begin at n = 2d; above them B wins only on the line d = n + 1.
answers-open-map = Open this map in the atlas
answers-rule = The rule
answers-rule-letters = Divide *n* by *d*: let *q* be the quotient and *ρ* the remainder. Pair off the numbers of each two different remainders that belong together: *s* = min(*ρ*, *d* − 1 − *ρ*) numbers are left over. For even *d* let *e* = 1 if 2*ρ* ≥ *d*, and otherwise *e* = 0.
answers-rule-game = Game
answers-rule-winner = Who wins
answers-row-odd-odd = *n* odd, A is the Divider, *d* odd
answers-row-odd-even = *n* odd, A is the Divider, *d* even
answers-row-even = *n* even, A is the Divider
answers-row-reversed-odd = *n* even, B is the Divider, *d* odd
answers-row-reversed-even = *n* even, B is the Divider, *d* even
answers-row-reversed = *n* odd, B is the Divider
answers-wins-odd-odd = A exactly if *s* < *q* or *s* ≤ 1
answers-wins-odd-even = A exactly if *s* = 0, or *q* ≥ 1 and *s* ≤ 2*q* + *e* − 3
answers-wins-even = always B
answers-wins-reversed-odd = B exactly if *s* ≤ *q* − 2, or *q* = 0 and *s* = 0
answers-wins-reversed-even = B exactly if *q* ≥ 1 and *s* ≤ 2*q* + *e* − 4
answers-wins-reversed = always A
answers-try = Try any board
answers-try-hint = Any whole numbers, even enormous ones. The server says who wins and why.
answers-n = Numbers 1 to n
answers-wrong = Only digits, at most 1000 of them; n must be at least 4 and d at least 2.
answers-proof = The proof, step by step
answers-graph-title = 1. A picture of the game
answers-graph = Draw a line between two numbers if they are bonded, that is, if their sum is divisible by *d*. A move erases a number with all its lines. The Divider wants a line between the last two numbers, the Breaker wants none. Nothing else about the numbers matters.
answers-graph-picture = Z(9, 4) as a picture: the numbers 1 to 9, with a line wherever the sum is divisible by 4. Circled: a largest set without any line. It has five numbers.
answers-hostile-title = 2. The closer, and hostile sets
answers-hostile = The player who makes the last move is the closer: A on odd boards, B on even ones. A set of numbers is hostile if the closer loses with any two of them as the last two. If the Divider is the closer, these are the sets without any line. If the Breaker is the closer, they are the sets in which any two numbers are joined. One number alone is always hostile. Let *h* be the size of a largest hostile set, and *k* the number of numbers on the board.
answers-theorem-name = Last-two theorem
answers-theorem = The closer wins exactly if *h* is at most half of *k*, rounded up.
answers-margin = The margin is half of *k*, rounded up, minus *h*. It says how clear the win is: the closer wins exactly if it is 0 or more.
answers-hostile-example = In the picture A is the closer. If A is the Divider, the circled numbers are a largest hostile set: *h* = 5 is exactly half of 9, rounded up. So A wins, with nothing to spare. If A is the Breaker, 1 and 3 are hostile, but no three numbers are: *h* = 2, and A wins with three to spare.
answers-large-title = 3. If h is too large, the closer loses
answers-large = Suppose the other player is to move with *k* = 2*m* numbers on the board, and more than *m* of them are in a hostile set *H*. At most *m* − 1 numbers are outside *H*, and the other player has *m* − 1 moves left: enough to cross all of them out. Then the last two numbers are from *H*, and the closer has lost. If the closer is to move on 2*m* + 1 numbers and *h* is at least *m* + 2, the same situation arises one move later.
answers-core-title = 4. The core lemma
answers-core-name = Core lemma (Hammer, Hansen, Simeone 1982)
answers-core = If 2*h* > *k*, some number is in every largest hostile set.
answers-core-proof = Take some of the largest hostile sets. Let *I* be the numbers that all of them share, and *U* the numbers that are in at least one of them. We show that |*I*| + |*U*| ≥ 2*h*. For a single set this is clear: *I* and *U* are the set itself. Now add another set *S*. The numbers of *S* that are in *U*, together with the numbers of *I*, are again a hostile set: each number of *U* is in one of the earlier sets, and that set contains all of *I*. A hostile set has at most *h* numbers, and *S* has *h*. So *I* loses at most as many numbers as *U* gains, and the sum does not get smaller.
answers-core-end = Now take all largest hostile sets. If they shared no number, |*U*| would be at least 2*h*, which is more than *k*: more numbers than there are.
answers-small-title = 5. If h is small enough, the closer wins
answers-small = Suppose the other player is to move with *k* = 2*m* numbers and *h* ≤ *m*. Whatever they cross out, 2*m* − 1 numbers stay. If now *h* ≤ *m* − 1, the closer crosses out any number. If still *h* = *m*, then 2*h* > 2*m* − 1, and by the core lemma some number is in every largest hostile set. The closer crosses it out, and *h* is only *m* − 1. Either way 2(*m* − 1) numbers stay with *h* ≤ *m* − 1: the same situation with two numbers fewer. In the end two numbers are left with *h* = 1. They are not hostile, so the closer has won. If the closer is to move first, the same argument gives the first move.
answers-residues-title = 6. Reading h off the remainders
answers-residues = Let *a*_(r) be how many numbers have the remainder *r*. A number with remainder *r* is bonded to exactly the numbers with remainder *d* − *r*. So the picture splits into pairs of remainders. In each pair every number on one side is joined to every number on the other. Only the remainder 0 and, for even *d*, the remainder *d*/2 are their own partners: all their numbers are joined to each other.
answers-residues-divider = If the Divider is the closer, a hostile set has no lines. From each pair it takes numbers of one side only, at best the whole larger side, and from 0 and from *d*/2 one number each:
answers-formula = *h* = sum of max(*a*_(r), *a*_(d−r)) over all pairs + 1 for each of 0 and *d*/2 that is on the board
answers-residues-breaker = If the Breaker is the closer, all numbers of a hostile set are joined to each other. So they all have the remainder 0, or all *d*/2, or they are just two numbers, one from each side of a pair:
answers-formula-breaker = *h* = the largest of *a*_(0), for even *d* *a*_(d/2), and 2 (or 1 if no two numbers are bonded)
answers-balance-title = 7. What a left-over number costs
answers-balance = Suppose the Divider is the closer. Let *s* be how many numbers are left over when partners are paired off. A pair of remainders with *x* and *y* numbers adds max(*x*, *y*) = (*x* + *y*)/2 + |*x* − *y*|/2 to *h*: half of its numbers, and one half more for each number left over. The remainder 0, or *d*/2, with *a* numbers adds 1 = *a*/2 − (*a* − 2)/2. Subtract the sum from half of *k*, rounded up, and double the result:
answers-balance-formula = 2 · margin = the sum of *a* − 2 over those of 0 and *d*/2 that are on the board + 1 if *k* is odd − *s*
answers-balance-said = So each number left over costs one, a remainder that is its own partner pays *a* − 2, and an odd board pays one more. The left side is even, so the right side is even too.
answers-example-title = An example: Z(17, 7)
answers-example = 17 = 2 · 7 + 3, so the remainders 1, 2, 3 have three numbers each, and 0, 4, 5, 6 have two each. The pairs 1 + 6, 2 + 5, 3 + 4 and the remainder 0 give *h* = 3 + 3 + 3 + 1 = 10, but half of 17, rounded up, is 9. B wins, by the smallest possible margin. B crosses out the numbers with the remainders 4, 5 and 6 and one multiple of 7: seven numbers, and B has seven moves.
answers-rows-title = 8. The six rows of the rule
answers-counts = On the board 1 to *n* the remainders 1 to *ρ* occur *q* + 1 times, and all others *q* times. Partners *r* and *d* − *r* differ by one number if exactly one of them is in 1 to *ρ*; otherwise they are equal. If 2*ρ* < *d*, each of 1 to *ρ* is in such an unequal pair; otherwise each of 1 to *d* − 1 − *ρ* is. Hence *s* = min(*ρ*, *d* − 1 − *ρ*). The remainder 0 occurs *q* times, and for even *d* the remainder *d*/2 occurs *q* + *e* times.
answers-why-odd-odd = A is the closer and the Divider, and only 0 is its own partner. If *q* ≥ 1, then 2 · margin = *q* − 1 − *s*, so A wins exactly if *s* < *q*. That includes *s* ≤ 1, because *s* is even for *q* = 1. If *q* = 0, there is no multiple of *d* on the board, and 2 · margin = 1 − *s*: A wins exactly if *s* ≤ 1.
answers-why-odd-even = A is the closer and the Divider, and both 0 and *d*/2 count. If *q* ≥ 1, then 2 · margin = 2*q* + *e* − 3 − *s*. For *s* = 0 this is never negative: it could be only for *q* = 1 and *e* = 0, but then *s* is odd. If *q* = 0, only *d*/2 can be on the board, as one number, and 2 · margin = 1 − *e* − *s*. For *e* = 1, A wins exactly if *s* = 0; for *e* = 0 we have *s* = *n* ≥ 5, and A loses.
answers-why-breaker = The Breaker is the closer: B on even boards, A on odd ones. Two numbers with the same remainder are at least *d* ≥ 2 apart, so no remainder has more than half of the numbers 1 to *n*, rounded up. Two is not more than that either, because *n* ≥ 4. So *h* is always small enough.
answers-why-reversed-odd = B is the closer and the Divider, without the one extra of an odd board. If *q* ≥ 1, then 2 · margin = *q* − 2 − *s*. If *q* = 0, then 2 · margin = −*s*.
answers-why-reversed-even = B is the closer and the Divider, and both 0 and *d*/2 count. If *q* ≥ 1, then 2 · margin = 2*q* + *e* − 4 − *s*. If *q* = 0, then 2 · margin = −*e* − *s*. That is negative, because for *e* = 0 we have *s* = *n*.
answers-frontier-title = 9. The frontier
answers-frontier = The number *s* is never more than half of *d*, but *q* grows with *n*. So for every *d* from 4 on there is a last odd board that B wins. For odd *d* ≥ 5 it is *n* = (*d*² − 2*d* − 1)/2. If *d* is a multiple of 4, it is *n* = *d*²/4 + *d*/2 − 1. If *d* ≥ 6 is 2 more than a multiple of 4, it is *n* = *d*²/4. For *d* = 2 and *d* = 3, B wins no odd board.
answers-frontier-odd = For odd *d*, B needs *s* ≥ *q* and *s* ≥ 2, and *s* is at most (*d* − 1)/2. With *q* = (*d* − 1)/2 only *ρ* = (*d* − 1)/2 is possible, but then *n* = (*d*² − 1)/2 is even. With *q* = (*d* − 3)/2 the largest possible *ρ* is (*d* + 1)/2, which gives the even number (*d* − 1)²/2. The next one, *ρ* = (*d* − 1)/2, gives *n* = (*d*² − 2*d* − 1)/2. A smaller *q* gives a smaller *n*. The paper’s example Z(17, 7) lies exactly on the frontier.
answers-frontier-even = For even *d* = 2*m*, *n* is odd, so *ρ* is odd too. If *ρ* < *m*, then *e* = 0 and *s* = *ρ*, and by the rule B wins exactly if *q* ≤ (*ρ* + 1)/2. If *ρ* ≥ *m*, then *e* = 1 and *s* = 2*m* − 1 − *ρ* is even, and B wins exactly if *s* ≥ 2 and *q* ≤ *s*/2. For even *m* the largest *n* has *ρ* = *m* − 1 and *q* = *m*/2: it is *m*² + *m* − 1. For odd *m* it has *ρ* = *m* and *q* = (*m* − 1)/2: it is *m*². All other boards that B wins have a smaller *q*, or the same *q* and a smaller *ρ*. For *m* = 1 there is none, because *s* = 0.
answers-reversed-title = 10. Reversed roles
answers-reversed = In question (ii) B is both the closer and the Divider. So the theorem, *h* and the balance are the same; only the one extra of the odd board is missing. B’s strategy can be played by hand: cross out a number from the larger side of an unequal pair of remainders. Or cross out the last multiple of *d*, or the last number with remainder *d*/2. Such a number makes *h* smaller. If there is none, *h* is small enough, and any number will do.
answers-more = The proof is also checked by machine, in Coq and without any axiom.
answers-counts-title = 11. How many boards B wins
answers-count-odd = Below the frontier B wins about every second odd board. For odd *d* ≥ 7 they are exactly (*d*² − 25)/8 boards; if *d* ≥ 8 is a multiple of 4, they are *d*²/16 + *d*/2 − 3; if *d* ≥ 6 is 2 more than a multiple of 4, they are (*d*² + 8*d* − 52)/16.
answers-count-reversed = Question (ii) has a frontier too. For odd *d*, the last even board that A wins as the Breaker is *n* = (*d*² − 1)/2. If *d* is a multiple of 4, it is *n* = *d*²/4 + *d*/2. If *d* ≥ 6 is 2 more than a multiple of 4, it is *n* = *d*²/4 + *d* − 1. For *d* = 2 there is none.
answers-turns-title = 12. Any turn order, any number left
answers-turns = Let two players C and O cross out numbers in any fixed order, until *r* ≥ 2 are left. C plays for the closer: O wins if the numbers left form a hostile set, and otherwise C wins. If *c* is the number of moves of C, then O wins whenever *h* ≥ *c* + *r*.
answers-turns-name = Theorem A
answers-turns-theorem = Suppose that at each move of C, from there to the end, C has at least 3 − *r* moves more than O. Then C wins exactly if *h* ≤ *c* + *r* − 1, on every graph. For any other order of moves, there is a graph on which this is wrong.
answers-turns-table = The table says for some orders whether *h* alone decides. With *r* = 2 and alternate moves it does exactly if C moves last. With three numbers left it does not matter who moves last. The theorem is proved in Coq too.
answers-turns-order = Order of moves
answers-turns-left = Numbers left
answers-turns-decides = Does *h* decide?
answers-turns-is = { $decides ->
    [true] yes
   *[false] no
}
answers-hard-title = 13. Easy and hard bonds
answers-hard = With sums, *h* can be read off the remainders. Now let two numbers be bonded if their sum is a square number. Then the Divider who moves last wins exactly if *n* is 5, 7, 8, 9 or at least 13. The reason: for every *m* ≥ 12, the numbers 1 to 2*m* split into pairs with square sums (Hamilton, Kedlaya and Picciotto 2015). If the lines are drawn by hand, the question who wins is coNP-complete: no fast method is expected that works for every drawing.
answers-earlier-title = 14. Earlier appearances
answers-earlier = The game has been invented more than once. Each board can be played at a click; who wins is computed here.
answers-row-of = { $divider ->
    [A] { $first } to { $last }
   *[B] { $first } to { $last }, the second player wants coprime numbers
}
appearance-competition = The game of the paper, as a problem of the German competition: the numbers 1 to 2017, and A wins if the last two add up to a multiple of 8. A wins; the paper shows how.
appearance-contest = Consecutive integers. One player wants the last two to have a common factor, the other wants them to be coprime. The author’s example is 11 to 17, where the first player wants coprime numbers.
appearance-forum = The numbers 1 to n, and the first player wants the last two to be coprime. The forum answers that every even n is bad for the first player. That is wrong for 4, 6 and 8.
appearance-riddles = The row has at least 12 consecutive integers, and the first player wants the last two to be coprime. Shorter rows depend on where they begin: for 8 and for 10 numbers the winner repeats with period 6.
appearance-weekly = The numbers 1 to 27, and the first player wants the last two to add up to a multiple of 5.
sequence-frontier = a(d) is the largest odd n such that B wins Z(n, d).
sequence-frontier-reversed = a(d) is the largest even n such that A wins on 1..n if B is the Divider.
sequence-boards-of-b = a(d) is the number of odd n from 5 on such that B wins Z(n, d).
