### English words of the atlas and of the answers. The words of the page are in page.en.ftl.
### Every message here is in atlas.de.ftl too; a test of the page compares them and finds unused ones.

## The atlas

atlas-title = The atlas
atlas-intro = Every point is a board Z(n, d): n to the right, d upwards. The rays are A’s wins near the multiples of d: on ray k, n is at most k − 1 away from kd, or 2k − 3 for even d. Beyond the yellow frontier A wins every odd board.
atlas-intro-reversed = Every point is a board Z(n, d): n to the right, d upwards. If B wants partners, A wins every odd board. On even boards the rays are B’s wins near the multiples of d: on ray k, n is at most k − 2 away from kd, or 2k − 4 for even d.
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
atlas-parity-odd = odd n
atlas-parity-even = even n
atlas-parity-all = all n
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
atlas-reversed = Roles swapped: B wins if the sum is a multiple of d.
atlas-said = { $name }: { $winner } wins, margin { $margin }.
atlas-play = Play this board
atlas-too-large = You can play boards of up to { $largest } numbers here. This one is solved, but too large to play.
atlas-many = Each pixel stands for { $side } × { $side } boards and shows their average.
atlas-how = Moving around
atlas-how-pointer = Drag to move, roll the wheel or pinch to zoom. Click to select a board, click again to play it.
atlas-how-keys = With the keyboard: arrow keys move the cursor, with Shift the map; + and − zoom; Home: first view, End: whole map; Enter plays.
atlas-to-answers = Why does it look like this? The answers
atlas-table = This view as a table
atlas-table-cells = Some boards of this view: who wins, and the margin.
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
answers-short-1 = Yes: A wins near the multiples of *d*, and the *k*-th multiple has more room than the one before. For odd *d*, *n* may be up to *k* − 1 away from *kd*, for even *d* up to 2*k* − 3. On the map these are rays that grow wider until they touch. So for every *d*, B wins only finitely many odd boards; from *n* = *d*²/2 on, A wins them all.
answers-picture-1 = Odd n to the right, d upwards. Pink: A wins. The rays are the boards close to a multiple of d. Beyond the yellow curves, the frontier, B never wins again.
answers-question-2 = Question (ii)
answers-asked-2 = Let *n* be even and the roles swapped: A still begins, but now B wins if the sum is divisible by *d*. Are there interesting strategies that guarantee a win for one player?
answers-short-2 = Yes, for both. Now B wins near the multiples of *d*, from 2*d* on: for odd *d*, *n* may be up to *k* − 2 away from *kd*, for even *d* up to 2*k* − 4. B also wins for *d* = *n* + 1. B’s strategy is to even out the pairs. Everywhere else A wins: A keeps a large set of numbers that are not partners, and crosses out everything else.
answers-picture-2 = Even n to the right, d upwards, B is the Divider. Pink: A wins. Now the rays are B’s wins. They begin at n = 2d; above them B wins only on the line d = n + 1.
answers-open-map = Open this map in the atlas
answers-rule = Theorem R: the rule
answers-rule-rays = Look at the multiples *kd* of *d*, for *k* = 1, 2, 3 and so on, and at the distance |*n* − *kd*|. Each multiple has some room on either side, and a larger *k* has more room. The boards in this room form a ray.
answers-rule-game = Game
answers-rule-winner = Who wins
answers-row-odd-odd = *n* odd, A is the Divider, *d* odd
answers-row-odd-even = *n* odd, A is the Divider, *d* even
answers-row-even = *n* even, A is the Divider
answers-row-reversed-odd = *n* even, B is the Divider, *d* odd
answers-row-reversed-even = *n* even, B is the Divider, *d* even
answers-row-reversed = *n* odd, B is the Divider
answers-wins-odd-odd = A exactly when |*n* − *kd*| ≤ *k* − 1 for some *k* ≥ 1, or *d* = *n* + 2
answers-wins-odd-even = A exactly when |*n* − *kd*| ≤ 2*k* − 3 for some *k* ≥ 2, or *d* = *n* + 1
answers-wins-even = always B
answers-wins-reversed-odd = B exactly when |*n* − *kd*| ≤ *k* − 2 for some *k* ≥ 2, or *d* = *n* + 1
answers-wins-reversed-even = B exactly when |*n* − *kd*| ≤ 2*k* − 4 for some *k* ≥ 2
answers-wins-reversed = always A
answers-rule-example = For example, 29 is 1 away from 4 · 7, and the ray *k* = 4 has room for 3. So A wins Z(29, 7). But 17 is 3 away from 2 · 7 and 4 away from 3 · 7, where there is room for only 1 and 2. So B wins Z(17, 7). It is enough to look at the multiple nearest to *n*, and at the larger one if two are equally near.
answers-try = Try any board
answers-try-hint = Any whole numbers, even enormous ones. The page says who wins and why.
answers-n = Numbers 1 to n
answers-wrong = Only digits, at most 1000 of them; n must be at least 4 and d at least 2.
answers-proof = The proof, step by step
answers-graph-title = 1. A picture of the game
answers-graph = Draw a line between two numbers if they are partners, that is, if their sum is divisible by *d*. A move erases a number with all its lines. The Divider wants a line between the last two numbers, the Breaker wants none. Nothing else about the numbers matters.
answers-graph-picture = Z(9, 4) as a picture: the numbers 1 to 9, with a line wherever the sum is divisible by 4. Circled: a largest set without any line. It has five numbers.
answers-hostile-title = 2. The closer, and hostile sets
answers-hostile = The player who makes the last move is the closer: A on odd boards, B on even ones. A set of numbers is hostile if the closer loses with any two of them as the last two. If the Divider is the closer, these are the sets without any line. If the Breaker is the closer, they are the sets in which any two numbers are joined. One number alone is always hostile. Let *h* be the size of a largest hostile set, and *k* the number of numbers on the board.
answers-theorem-name = Last-two theorem
answers-theorem = The closer wins exactly when *h* is at most half of *k*, rounded up.
answers-margin = The margin is half of *k*, rounded up, minus *h*. It says how clear the win is: the closer wins exactly when it is 0 or more.
answers-hostile-example = In the picture A is the closer. If A is the Divider, the circled numbers are a largest hostile set: *h* = 5 is exactly half of 9, rounded up. So A wins, with nothing to spare. If A is the Breaker, 1 and 3 are hostile, but no three numbers are: *h* = 2, and A wins with three to spare.
answers-large-title = 3. If h is too large, the closer loses
answers-large = Suppose the other player is to move with *k* = 2*m* numbers on the board, and more than *m* of them are in a hostile set *H*. At most *m* − 1 numbers are outside *H*, and the other player has *m* − 1 moves left: enough to cross all of them out. Then the last two numbers are from *H*, and the closer has lost. If the closer is to move on 2*m* + 1 numbers and *h* is at least *m* + 2, the same situation arises one move later.
answers-core-title = 4. The core lemma
answers-core-name = Core lemma (Hajnal 1965; Hammer, Hansen, Simeone 1982)
answers-core = If 2*h* > *k*, some number is in every largest hostile set.
answers-core-proof = Take some of the largest hostile sets. Let *I* be the numbers that all of them share, and *U* the numbers that are in at least one of them. We show that |*I*| + |*U*| ≥ 2*h*. For a single set this is clear: *I* and *U* are the set itself. Now add another set *S*. The numbers of *S* that are in *U*, together with the numbers of *I*, are again a hostile set: each number of *U* is in one of the earlier sets, and that set contains all of *I*. A hostile set has at most *h* numbers, and *S* has *h*. So *I* loses at most as many numbers as *U* gains, and the sum does not get smaller.
answers-core-end = Now take all largest hostile sets. If they shared no number, |*U*| would be at least 2*h*, which is more than *k*: more numbers than there are.
answers-small-title = 5. If h is small enough, the closer wins
answers-small = Suppose the other player is to move with *k* = 2*m* numbers and *h* ≤ *m*. Whatever they cross out, 2*m* − 1 numbers stay. If now *h* ≤ *m* − 1, the closer crosses out any number. If still *h* = *m*, then 2*h* > 2*m* − 1, and by the core lemma some number is in every largest hostile set. The closer crosses it out, and *h* is only *m* − 1. Either way 2(*m* − 1) numbers stay with *h* ≤ *m* − 1: the same situation with two numbers fewer. In the end two numbers are left with *h* = 1. They are not hostile, so the closer has won. If the closer is to move first, the same argument gives the first move.
answers-residues-title = 6. Reading h off the remainders
answers-residues = Let *a*_(r) be how many numbers have the remainder *r*. The partners of a number with remainder *r* are exactly the numbers with remainder *d* − *r*. So the picture splits into pairs of remainders. In each pair every number on one side is joined to every number on the other. Only the remainder 0 and, for even *d*, the remainder *d*/2 are their own partners: all their numbers are joined to each other.
answers-residues-divider = If the Divider is the closer, a hostile set has no lines. From each pair it takes numbers of one side only, at best the whole larger side, and from 0 and from *d*/2 one number each:
answers-formula = *h* = sum of max(*a*_(r), *a*_(d−r)) over all pairs + 1 for each of 0 and *d*/2 that is on the board
answers-residues-breaker = If the Breaker is the closer, all numbers of a hostile set are joined to each other. So they all have the remainder 0, or all *d*/2, or they are just two numbers, one from each side of a pair:
answers-formula-breaker = *h* = the largest of *a*_(0), for even *d* *a*_(d/2), and 2 (or 1 if no two numbers are partners)
answers-balance-title = 7. What a left-over number costs
answers-balance = Suppose the Divider is the closer. Let *s* be how many numbers are left over when partners are paired off. A pair of remainders with *x* and *y* numbers adds max(*x*, *y*) = (*x* + *y*)/2 + |*x* − *y*|/2 to *h*: half of its numbers, and one half more for each number left over. The remainder 0, or *d*/2, with *a* numbers adds 1 = *a*/2 − (*a* − 2)/2. Subtract the sum from half of *k*, rounded up, and double the result:
answers-balance-formula = 2 · margin = the sum of *a* − 2 over those of 0 and *d*/2 that are on the board + 1 if *k* is odd − *s*
answers-balance-said = So each number left over costs one, a remainder that is its own partner pays *a* − 2, and an odd board pays one more. The left side is even, so the right side is even too.
answers-example-title = An example: Z(17, 7)
answers-example = 17 = 2 · 7 + 3, so the remainders 1, 2, 3 have three numbers each, and 0, 4, 5, 6 have two each. The pairs 1 + 6, 2 + 5, 3 + 4 and the remainder 0 give *h* = 3 + 3 + 3 + 1 = 10, but half of 17, rounded up, is 9. B wins, by the smallest possible margin. B crosses out the numbers with the remainders 4, 5 and 6 and one multiple of 7: seven numbers, and B has seven moves.
answers-rows-title = 8. The six rows of the rule
answers-counts = Divide *n* by *d*: let *q* be the quotient and *ρ* the remainder. For even *d* let *e* = 1 if 2*ρ* ≥ *d*, and otherwise *e* = 0. On the board 1 to *n* the remainders 1 to *ρ* occur *q* + 1 times, and all others *q* times. Partners *r* and *d* − *r* differ by one number if exactly one of them is in 1 to *ρ*; otherwise they are equal. If 2*ρ* < *d*, each of 1 to *ρ* is in such an unequal pair; otherwise each of 1 to *d* − 1 − *ρ* is. Hence *s* = min(*ρ*, *d* − 1 − *ρ*). The remainder 0 occurs *q* times, and for even *d* the remainder *d*/2 occurs *q* + *e* times.
answers-rays = So *n* lies between the multiples *qd* and (*q* + 1)*d*, at the distances *ρ* and *d* − *ρ*. No other multiple matters: every step further away adds *d* to the distance, but at most 2 to the room. So only the rays *q* and *q* + 1 count.
answers-why-odd-odd = A is the closer and the Divider, and only 0 is its own partner. If *q* ≥ 1, then 2 · margin = *q* − 1 − *s*. So A wins exactly when *s* ≤ *q* − 1, that is, when *ρ* ≤ *q* − 1 or *d* − *ρ* ≤ *q*: on the ray *q* or on the ray *q* + 1. If *q* = 0, there is no multiple of *d* on the board, and 2 · margin = 1 − *s*: A wins exactly when *s* ≤ 1. Then *s* is odd, so *s* = 1 and *d* = *n* + 2.
answers-why-odd-even = A is the closer and the Divider, and both 0 and *d*/2 count. If *q* ≥ 1, then 2 · margin = 2*q* + *e* − 3 − *s*. The rays *q* and *q* + 1 ask for *ρ* ≤ 2*q* − 3 or *d* − 1 − *ρ* ≤ 2*q* − 2. If *e* = 0, then *s* = *ρ* < *d* − 1 − *ρ*, so the second condition implies the first. If *e* = 1, then *s* = *d* − 1 − *ρ* < *ρ*, so the first implies the second. Both times the rays ask for *s* ≤ 2*q* + *e* − 3. If *q* = 0, only *d*/2 can be on the board, as one number, and 2 · margin = 1 − *e* − *s*. For *e* = 1, A wins exactly when *s* = 0, which means *d* = *n* + 1; for *e* = 0 we have *s* = *n* ≥ 5, and A loses.
answers-why-breaker = The Breaker is the closer: B on even boards, A on odd ones. Two numbers with the same remainder are at least *d* ≥ 2 apart, so no remainder has more than half of the numbers 1 to *n*, rounded up. Two is not more than that either, because *n* ≥ 4. So *h* is always small enough.
answers-why-reversed-odd = B is the closer and the Divider, without the one extra of an odd board. If *q* ≥ 1, then 2 · margin = *q* − 2 − *s*. So B wins exactly when *ρ* ≤ *q* − 2 or *d* − *ρ* ≤ *q* − 1: on the ray *q* or on the ray *q* + 1. If *q* = 0, then 2 · margin = −*s*, and B wins only for *s* = 0, which means *d* = *n* + 1.
answers-why-reversed-even = B is the closer and the Divider, and both 0 and *d*/2 count. If *q* ≥ 1, then 2 · margin = 2*q* + *e* − 4 − *s*. As on odd boards, the rays *q* and *q* + 1 ask for *s* ≤ 2*q* + *e* − 4. If *q* = 0, then 2 · margin = −*e* − *s*. That is negative, because for *e* = 0 we have *s* = *n*.
answers-frontier-title = 9. The frontier
answers-frontier = Each ray is wider than the one before, until they touch. So for every *d* ≥ 4 there is a last odd board that B wins. For odd *d* ≥ 5 it is *n* = (*d*² − 2*d* − 1)/2. If *d* is a multiple of 4, it is *n* = *d*²/4 + *d*/2 − 1. If *d* ≥ 6 is 2 more than a multiple of 4, it is *n* = *d*²/4. For *d* = 2 and *d* = 3, B wins no odd board.
answers-frontier-odd = For odd *d* and *k* ≥ 1, B wins the odd *n* from *k*(*d* + 1) to (*k* + 1)(*d* − 1): the gap between the rays *k* and *k* + 1. The last gap, *k* = (*d* − 1)/2, has only the number (*d*² − 1)/2, which is even. The gap before it has three numbers, of which the middle one is odd: *n* = (*d*² − 2*d* − 1)/2. The paper’s example Z(17, 7) lies exactly on the frontier.
answers-frontier-even = For even *d* and *k* ≥ 1, B wins the odd *n* from *kd* + 2*k* − 1 to (*k* + 1)*d* − 2*k* − 1. This gap is not empty as long as 4*k* ≤ *d*. The last number of the last gap is *d*²/4 + *d*/2 − 1 for *d* = 4*k*, and *d*²/4 for *d* = 4*k* + 2.
answers-reversed-title = 10. Roles swapped
answers-reversed = In question (ii) B is both the closer and the Divider. So the theorem, *h* and the balance are the same; only the one extra of the odd board is missing. B’s strategy can be played by hand: cross out a number from the larger side of an unequal pair of remainders. Or cross out the last multiple of *d*, or the last number with remainder *d*/2. Such a number makes *h* smaller. If there is none, *h* is small enough, and any number will do.
answers-more = The proof is also checked by machine, in Coq and without any axiom.
answers-counts-title = 11. How many boards B wins
answers-count-odd = Below the frontier B wins about every second odd board. For odd *d* ≥ 7 they are exactly (*d*² − 25)/8 boards; if *d* ≥ 8 is a multiple of 4, they are *d*²/16 + *d*/2 − 3; if *d* ≥ 6 is 2 more than a multiple of 4, they are (*d*² + 8*d* − 52)/16.
answers-count-reversed = Question (ii) has a frontier too. For odd *d*, the last even board that A wins as the Breaker is *n* = (*d*² − 1)/2. If *d* is a multiple of 4, it is *n* = *d*²/4 + *d*/2. If *d* ≥ 6 is 2 more than a multiple of 4, it is *n* = *d*²/4 + *d* − 1. For *d* = 2 there is none.
answers-count-divisors = Now let *n* be fixed and odd. A wins for exactly √(2*n* − 1) of the odd *d* ≥ 3, rounded down, and for about (2 + √2)√*n* of all *d*. So if *d* is drawn at random from 2 to *n*, A nearly always loses on a large board.
answers-turns-title = 12. Any turn order, any number left
answers-turns = Let two players C and O cross out numbers in any fixed order, until *r* ≥ 2 are left. C plays for the closer: O wins if the numbers left form a hostile set, and otherwise C wins. If *c* is the number of moves of C, then O wins whenever *h* ≥ *c* + *r*.
answers-turns-name = Theorem A
answers-turns-theorem = Suppose that at each move of C, from there to the end, C has at least 3 − *r* moves more than O. Then C wins exactly when *h* ≤ *c* + *r* − 1, on every graph. For any other order of moves, there is a graph on which this is wrong.
answers-turns-table = The table says for some orders whether *h* alone decides. With *r* = 2 and alternate moves it does exactly when C moves last. With three numbers left it does not matter who moves last. The theorem is proved in Coq too.
answers-turns-order = Order of moves
answers-turns-left = Numbers left
answers-turns-decides = Does *h* decide?
answers-turns-is = { $decides ->
    [true] yes
   *[false] no
}
answers-hard-title = 13. Easy and hard bonds
answers-hard = With sums, *h* can be read off the remainders. Now let two numbers be partners if their sum is a square number. Then, for *n* ≥ 4, the Divider who moves last wins exactly when *n* is 5, 7, 8, 9 or at least 13. The reason: for every *m* ≥ 12, the numbers 1 to 2*m* split into pairs with square sums (Hamilton, Kedlaya and Picciotto 2015). If the lines are drawn by hand, the question who wins is coNP-complete: no fast method is expected that works for every drawing.
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
sequence-boards-of-b = a(d) is the number of odd n ≥ 5 such that B wins Z(n, d).
sequence-odd-divisors-of-a = a(m) is the number of odd d ≥ 3 such that A wins Z(2m + 1, d).
sequence-divisors-of-a = a(m) is the number of d ≥ 2 such that A wins Z(2m + 1, d).

## The paper, item by item

answers-items-title = The paper, item by item
answers-items-lead = Everything that the paper states, in its order, with boards to try. The program says who wins each board. Every proof named here is checked by Coq.
answers-items-proof = In Coq:
answers-items-note = To sharpen:
answers-item-kind = { $kind ->
    [definition] Definition { $number }
    [lemma] Lemma { $number }
    [theorem] Theorem { $number }
    [example] Example { $number }
    [figure] Figure { $number }
    [question] Question ({ $number })
   *[remark] Remark after { $number }
}
answers-item-figure-1 = The board of Z(15, 7).
answers-item-definition-2-3-1 = The game Z(n, d): A and B take turns crossing out a number from 1 to n, until two are left. A wins if d divides their sum.
answers-item-example-2-3-2 = Z(2017, 8) is the original game, Z(15, 7) the school variant. A wins both.
answers-note-example-2-3-2 = In Z(2017, 8) the paper begins with a number of remainder 1. In fact every first move wins: the margin is 250.
answers-item-example-2-4-1 = A begins Z(15, 7) with 1, 8 or 15. If B crosses out 2 or 9, A answers with 5 or 12.
answers-item-figure-2 = The same board with remainders in place of the numbers.
answers-item-figure-3 = A has crossed out 1: now the board falls into pairs.
answers-item-figure-4 = A game that A wins by answering with partners. The paper says that 3 and 11 are left; the order of the moves here is ours.
answers-item-definition-2-4-2 = Two different numbers are related if d divides their sum. A number is superfluous if it is related to no other number on the board, as 15 is here. The paper counts the numbers of each remainder, and names the remainder of n.
answers-item-example-2-4-4 = In Z(15, 7) the remainder 1 occurs three times, every other remainder twice.
answers-item-definition-3-1-1 = An A-situation: partner remainders occur equally often, and a remainder that is its own partner occurs an even number of times.
answers-item-example-3-1-3 = In Z(2017, 8) and Z(15, 7), A makes an A-situation with a number of remainder 1.
answers-item-example-3-1-5 = A wins these five games with 15 numbers.
answers-item-definition-3-1-6 = The x, y, z strategy: A first corrects one of three remainders, and a second one as soon as B touches the other two.
answers-item-remark-3-1-6 = The strategy is not always possible: in Z(15, 13) B can prevent it for the remainders 0, 1, 2.
answers-note-lemma-3-1-7 = The lemma applies the relation of Definition 2.4.2, which is about numbers, to remainders. It means that the remainders are partners. And if 0 and d/2 are both among the three, it is enough that one of them occurs at least 3 times.
answers-item-remark-3-1-7 = If two of the three remainders are their own partners, A can also begin with one of these.
answers-note-remark-3-1-7 = More is true: the margin is then at least 1, so every first move of A wins.
answers-item-example-3-1-9 = In Z(15, 6), A begins with 7. If B crosses out 2, A answers with 3, 9 or 15.
answers-item-example-3-1-11 = Boards for d = 42 and d = 19 that A wins by Theorem 3.1.10.
answers-note-theorem-3-2-1 = The proof counts superfluous numbers and leaves out pairs of remainders with two numbers on each side. After 9, 8, 1, 7, 2, 3, 10 in Z(15, 9) their number drops from two to one. The theorem is true: B still wins. The proof also considers only the best moves of A.
answers-item-example-3-2-2 = A game of Z(15, 9), move by move: 9, 8, 1, 7, 2. Then 10 and 11 are superfluous.
answers-item-figure-5 = The board after these moves.
answers-item-remark-3-2-2 = For d from 7 to (n − 3)/2 both can happen: A wins Z(29, 7), B wins Z(17, 7).
answers-note-theorem-3-2-3 = The proof considers only the best moves of A. The Last-two theorem covers all moves.
answers-item-example-3-2-4 = In Z(23, 26) the numbers 1, 2 and 13 are superfluous at the start. B wins, also for larger d.
answers-item-remark-3-2-5 = For d = 2 A wins even after a careless move.
answers-note-theorem-3-2-6 = The proof leaves out that A can miss on the smaller side: in Z(15, 7) A may begin with 6. And d = n + 1 does not follow from d = (n + 1)/2: if A crosses out 4 from 1, 2, 4, that loses Z(5, 6), but not Z(5, 3). The theorem is true.
answers-item-remark-3-2-6 = The website has 57 variants. The description in the paper determines them; these three are beyond Theorem 3.1.4.
answers-item-question-i = Is there a pattern for d from 7 to (n − 3)/2? Yes: A wins near the multiples of d (Theorem R).
answers-item-question-ii = What if n is even and the roles are swapped? B wins near the multiples of d (Theorem R).

## The statements of the paper

statement-2-4-3 = On the board 1 to n every remainder occurs n/d times, rounded down; the remainders from 1 up to that of n itself occur once more [Lemma 2.4.3].
statement-3-1-2 = If every number on the board has a partner of its own and B is to move, A wins by answering each number with its partner [Lemma 3.1.2].
statement-3-1-4 = A wins for odd n ≥ 5 if d is (n − 1)/2, (n + 1)/2, n, n + 1 or n + 2 [Theorem 3.1.4].
statement-3-1-7 = Suppose that exactly three remainders x, y, z have one number too many. At least one of them is its own partner, and each such remainder has at least three numbers. Then A, to move, wins by the x, y, z strategy [Lemma 3.1.7].
statement-3-1-8 = A wins for odd n ≥ 5 if d is 2 or 3, and for odd n ≥ 11 also if d is 4, 5 or 6 [Theorem 3.1.8].
statement-3-1-10 = Let d be at least 7 and k at least 1. For even d, A wins if n is kd − 1, (k + 1)d + 1 or (k + 3)d − 3. For odd d, A wins if n is (2k − 1)d − 2, (2k − 1)d, 2kd − 1, 2kd + 1, (2k + 1)d + 2 or 2(k + 1)d − 3 [Theorem 3.1.10].
statement-3-2-1 = B wins for odd n ≥ 5 if d is between (n + 3)/2 and n − 1 [Theorem 3.2.1].
statement-3-2-3 = B wins for odd n ≥ 5 if d is n + 3 or more [Theorem 3.2.3].
statement-3-2-5 = B wins for every even n [Theorem 3.2.5].
statement-3-2-6 = Let d be one of the divisors of Theorem 3.1.4, but not 2. If A could give every number a partner of its own but does not, B wins [Theorem 3.2.6].
