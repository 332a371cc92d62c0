### English words of the page alone. The words of the game are in en.ftl.
### Every message here is in page.de.ftl too; a test of the page compares them and finds unused ones.

## The frame of the page

page-nav = Main menu
page-nav-play = Play
page-language = Language
page-theme-light = Switch to light
page-theme-dark = Switch to dark
page-close = Close
page-beside-board = Beside the board
page-loading = One moment …
page-offline = The server does not answer. Try again in a moment.

## The game

page-goal-divide = { $kind ->
    [zero] Leave two numbers whose sum { $d } divides
   *[other] Leave two numbers whose sum leaves { $remainder } on division by { $d }
}
page-goal-break = { $kind ->
    [zero] Leave two numbers whose sum { $d } does not divide
   *[other] Leave two numbers whose sum does not leave { $remainder } on division by { $d }
}
page-rules = Cross out one number in turn until two are left.
page-rules-both = Cross out one number in turn until two are left. { $divider } wins if their sum { $kind ->
    [zero] is divisible by { $d }.
   *[other] leaves remainder { $remainder } on division by { $d }.
}
page-hint = Tap a number to cross it out
page-hint-away = Put this hint away
page-board = Board of { $name }
page-board-keys = Move with the arrow keys, cross out with Enter or the space bar.
page-number = { $number }, remainder { $residue }
page-number-crossed = { $number }, crossed out by { $player } as move { $move }
page-mark-last = one of the last two
page-mark-winning = winning move
page-mark-hostile = in the hostile set
page-mark-chosen = chosen
page-mark-partner = partner of { $number }
page-mark-group = in group { $letter }
page-mark-superfluous = superfluous
page-facing = Remainders face each other when they make { $target }.{ $count ->
    [0] {""}
    [one] {" "}Only { $own } keeps to itself.
   *[other] {" "}Only { $own } keep to themselves.
}
page-facing-counts = Remainders { $residues }: { $counts } numbers
page-facing-head = { $residues }: { $count ->
    [one] 1 number
   *[other] { $count } numbers
}
page-left-over = left over
page-sum-multiple = Nothing is left over: the sum is a multiple of { $d }.
page-sum-missed = { $rest } is left over, so the sum is no multiple of { $d }.
page-sum-remainder = { $rest } is left over, as the game asks.
page-sum-other = { $rest } is left over, and not { $remainder }.
page-wins = { $player } wins
page-move = Move { $ply }: { $player } crosses out { $number }

## Opponents and sides

page-choices = Opponent, side and board
page-opponent = Who plays against you
page-against = vs { $name }
page-beside = Two at this screen
page-beside-line = You move in turn, on one screen.
page-online-friend = A friend online
page-online-line = You send a link, and both play on their own screens.
page-strength = Strength as { $player }: { $dots } ({ $strength } of 5)
page-no-rule = Has no rule for { $player } on this board.
page-replaced = { $title } has no rule for { $player } on this board, so Perfect plays instead.
page-skill = Skill { $skill } %
page-you-are = you are
page-play-side = Play as { $player }

## Turn

page-your-turn = Your turn
page-turn-of = { $player } is to move
page-thinking = The program is thinking
page-friends-turn = Your friend is to move
page-sending = One moment …
page-program-begins = The program begins
page-let-begin = Let it begin
page-link-first = First make a link for your friend
page-play-from-here = Play on from here
page-moves = Moves
page-no-moves = No number is crossed out yet.
page-left = { $moves ->
    [one] 1 move left
   *[other] { $moves } moves left
}, the last is { $whose ->
    [yours] yours
   *[theirs] { $player }’s
}
page-fits = { $kind ->
    [zero] { $d } divides { $sum }
   *[other] { $sum } leaves { $remainder } on division by { $d }
}
page-misses = { $kind ->
    [zero] { $d } does not divide { $sum }
   *[other] { $sum } does not leave { $remainder } on division by { $d }
}
page-reconnecting = The connection is lost; trying again …

## How the board is shown

page-view = How the board is shown
page-view-more = More about the view
page-numbers = Numbers
page-partners = Partners
page-residues = Remainders
page-plain = Plain rows
page-superfluous = Mark superfluous numbers
page-take-back = Take back
page-restart = Start again

## Help

page-help = Coach
page-help-unfold = Show the coach
page-help-later = It is not your turn. The coach asks again when it is.
page-help-winner = Who can force the win?
page-help-residues = Which remainders win?
page-help-numbers = Which numbers win?
page-help-why = Why?
page-help-wait = One moment …
page-ask-left-over = Does every number have a partner? Tap those without.
page-ask-apart = Find { $count } numbers of which no two are partners.
page-ask-together = Find { $count } numbers of which any two are partners.
page-partners-add = { $kind ->
    [zero] Partners add up to a multiple of { $d }. Each number can pair up with one other.
   *[other] The sum of two partners leaves { $remainder } on division by { $d }. Each number can pair up with one other.
}
page-answer = Answer on the board
page-answering = You are answering
page-answering-detail = Tap numbers; nothing is crossed out
page-answer-stop = Back to the game
page-check = Check
page-tell-me = Tell me
page-told-right = Right!
page-told-none = Every number has a partner.
page-told-left-over = { $count ->
    [one] { $numbers } stays without a partner, or another number with the same remainder.
   *[other] { $numbers } stay without partners, or others with the same remainders.
}
page-told-set = For example { $numbers }.
page-look-facing = { $self ->
    [self] Look at the numbers with remainder { $residue }: they are partners of each other, and there are { $count }.
   *[two] Look at the remainders { $residue } and { $partner }: { $count } against { $partners }.
}
page-look-pair = { $kind ->
    [apart] { $x } and { $y } are partners.
   *[together] { $x } and { $y } are not partners.
}
page-look-missing = { $count ->
    [one] Good so far. One more.
   *[other] Good so far. { $count } more.
}
page-locked = Opens after step { $step }.
page-locked-all = Each step opens the next: try the question first.
page-help-classes = { $count ->
    [one] Cross out a number with remainder { $residues }.
   *[other] Cross out a number with one of the remainders { $residues }.
}
page-help-classes-many = Numbers of { $count } remainders win.
page-help-no-class = None: whoever is to move needs a mistake of the other.
page-key-winning = marks the winning numbers on the board
page-key-pairing = and a dotted line join partners on the board
page-key-hostile = and a dashed circle mark the hostile set on the board
page-key-groups = Lines join the groups on the board.
page-margin = Margin { $margin }.
page-with-help = with help

## The technical words

page-glossary = The words
glossary-residue = What is left over when a number is divided by d. Only this counts for partners.
    .term = Remainder, residue
    .forms = remainder, remainders, residue, residues
glossary-partner = Two numbers are partners when the Divider wins with them as the last two: their sum is a multiple of d, or leaves the remainder that the game asks for.
    .term = Partner
    .forms = partner, partners
glossary-bonded = Two numbers are bonded when they are partners.
    .term = Bonded
    .forms = bonded, unbonded
glossary-superfluous = Bonded to nothing that is still on the board.
    .term = Superfluous
    .forms = superfluous
glossary-hostile = Numbers any two of which, left as the last two, would make the closer lose.
    .term = Hostile set
    .forms = hostile set, hostile sets, hostile
glossary-margin = How many moves are to spare: from 0 on the closer wins, below 0 the other player does. The farther from 0, the more mistakes one can afford.
    .term = Margin
    .forms = margin, margins
glossary-closer = Whoever makes the last move. That decides who can use the pairs.
    .term = Closer
    .forms = closer

## The end, and looking again

page-you-won = You have won!
page-you-lost = You have lost
page-move-lost-it = Move { $ply } gave it away
page-gave-away-you = { $moves ->
    [0] At the start the win was yours. Then you crossed out { $number }.
    [one] After the first move the win was yours. Then you crossed out { $number }.
   *[other] After { $moves } moves the win was yours. Then you crossed out { $number }.
}
page-gave-away = { $moves ->
    [0] At the start { $player } could force the win. Then { $player } crossed out { $number }.
    [one] After the first move { $player } could force the win. Then { $player } crossed out { $number }.
   *[other] After { $moves } moves { $player } could force the win. Then { $player } crossed out { $number }.
}
page-never-yours = { $player } could force the win all the way, and did.
page-lanes = Who could force the win after each move
page-lanes-marked = Who could force the win after each move; move { $ply } gave it away
page-can-force = { $player } can force the win
page-show-me = Show me
page-try-from-there = Try again from there
page-again = Again
page-swap = Swap sides
page-step-up = { $kind ->
    [skilled] Next: Z({ $n }, { $d }) vs { $name }, skill { $skill } %
   *[plain] Next: Z({ $n }, { $d }) vs { $name }
}
page-friend-asks = { $sides ->
    [swapped] Your friend wants to play again, with the sides swapped.
   *[same] Your friend wants to play again.
}
page-they-go-on = { $sides ->
    [swapped] The two play again, with the sides swapped.
   *[same] The two play again.
}
page-play-on = Play again
page-watch-on = Watch the next game
page-next = Next variant
page-look-again = Review
page-review = Review
page-review-close = Back to the end
page-review-start = Before the first move. Step on with the arrow keys.
page-chart = The margin after each move; above the middle { $closer } is winning
page-step = Move shown
page-step-of = Move { $ply } of { $last }
page-step-back = One move back
page-step-on = One move on
page-blunder = Blunder
page-blunders = { $count ->
    [0] No blunders: nobody gave a win away.
    [one] One blunder gave the win away:
   *[other] { $count } blunders gave the win away:
}
page-key-better = { $count ->
    [one] marks the one move that would have kept the win
   *[other] marks the { $count } moves that would have kept the win
}
page-try-here = Try again from here
page-try-before = Try again before this move

## Variants

page-other-boards = Other boards
page-variants = Choose a board
page-school = { $name }, for a quick game
page-original = { $name }, the original
page-website = The { $count } variants of the paper’s website
page-variants-derived = Just these boards have what the paper says of its 57 (it prints no list): A can win, but once A could give every number a partner and does not, B can win. Each figure is a d.
page-numbers-count = { $n } numbers
page-n-is = n = { $n }
page-any = Any board
page-n = Numbers 1 to n
page-d = Divisor d
page-more = More
page-remainder = Remainder
page-divider = Who wins with this sum
page-divider-a = A
page-divider-b = B (reversed)
page-own = Your own numbers
page-own-hint = At least four different whole numbers; they take the place of 1 to n.
page-own-wrong = Only whole numbers of at most 15 digits, with spaces or commas between them.
page-play-it = Play it

## Online

page-online = Online
page-online-intro = Play with a friend elsewhere, without any account: send a link or show the QR code.
page-invite = Make a link
page-waiting = Waiting for your friend to open the link.
page-both-here = Both seats are taken.
page-watching = You are watching this match.
page-loopback = This link works on this computer only. So that others in your network can open it, start the server like this, and open the page at the address that it prints:
page-join-link = Link for your friend
page-watch-link = Link to watch
page-copy-link = Copy the link
page-copy-watch-link = Copy the link to watch
page-qr = QR code with the link for your friend

## Keep and share

page-keep = Keep and share
page-copy-game-link = Copy link
page-copy-notation = Copy notation
page-copy-json = Copy JSON
page-save-json = Save JSON
page-copied = Copied
page-paste = Paste a game to load it
page-load = Load

## Said to screen readers

page-said-move = { $player } crosses out { $number }.
page-said-new = A new game: { $name }.
page-said-back = { $moves ->
    [one] Taken back: 1 number is crossed out.
   *[other] Taken back: { $moves } numbers are crossed out.
}
page-said-end = { $x } and { $y } are left. { $player } wins.
page-said-crossed = { $number } is crossed out already.
page-said-not-your-turn = It is not your turn.
page-said-review = You are looking at the game again. Choose “Try again from here” to play on.

## The atlas

page-nav-atlas = Atlas
page-nav-answers = Answers
atlas-title = The atlas
atlas-intro = Every variant Z(n, d) is a point: n to the right, d upwards. A’s rays run along the multiples of d, and beyond the yellow frontier A wins every odd board.
atlas-intro-reversed = Every variant Z(n, d) is a point: n to the right, d upwards. With B as the Divider A wins every odd board; on even ones the rays are B’s, along the multiples of d from n = 2d on.
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
atlas-keys = The arrow keys move the cursor, with Shift they move the map. Plus and minus zoom, Home shows the opening view, End the whole plane. Enter opens the variant for play. Below the map there is a table of what it shows.
atlas-zoom-in = Zoom in
atlas-zoom-out = Zoom out
atlas-trouble = The server is busy. The missing parts will follow.
atlas-legend = What the colours mean
atlas-legend-average = between: the share of variants that A wins
atlas-legend-margin = from B far ahead to A far ahead: how many moves are to spare
atlas-legend-share = from none to all: the share of A’s first moves that win
atlas-legend-decided = from none to all: the share of variants that the paper decides
atlas-legend-open = only the complete solution
atlas-legend-frontier = frontier, for odd and for even d
atlas-legend-lines = multiples of d
atlas-beside = Beside the map
atlas-cell = Looked at
atlas-cell-hint = Point at the map, tap it, or move over it with the arrow keys: here you see who wins and why.
atlas-reversed = Reversed: B wins if the sum is divisible by d.
atlas-said = { $name }: { $winner } wins, margin { $margin }.
atlas-play = Play this variant
atlas-too-large = Boards of up to { $largest } numbers can be played here; this one is only solved.
atlas-many = Each pixel stands for { $side } × { $side } variants and shows their average.
atlas-how = How to travel
atlas-how-pointer = Drag to move, roll the wheel or pinch to zoom. A click opens the variant for play.
atlas-how-keys = By keyboard: arrow keys for the cursor, with Shift for the map, + and − to zoom, Home and End, Enter to play.
atlas-to-answers = Why it looks like this: the answers
atlas-table = The window as a table
atlas-table-cells = Some of the variants in the window: who wins, and the margin.
atlas-table-shares = The window in blocks: the share of its variants that A wins.
atlas-table-corner = d \ n
atlas-table-cell = { $winner }, { $margin }
atlas-share = Of A’s first moves { $share } win.
atlas-last-of-b = For this d the last odd board that B wins has n = { $n }.

## The answers

answers-title = Two questions, two answers
answers-intro = Tim Rammenstein’s paper “On the Existence of Optimal Strategies in a Combinatorial Game” solves many variants of Zahlenschlacht and ends with two open questions. One theorem answers both, and it fits on a page.
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
answers-show = Show on the map
answers-proof = The proof, step by step
answers-graph-title = 1. A picture of the game
answers-graph = Draw a line between two numbers when they are bonded, that is, when *d* divides their sum. A move rubs out a number with all its lines. The Divider wants a line between the last two numbers, the Breaker wants none. Nothing else about the numbers matters.
answers-hostile-title = 2. Who closes, and what is hostile
answers-hostile = Whoever makes the last move is the closer: A on odd boards, B on even ones. Call a set of numbers hostile if any two of them, left as the last two, would make the closer lose. For a Divider who closes these are the sets without any line. Let *h* be the size of a largest hostile set, and *k* how many numbers are on the board.
answers-theorem-name = Last-two theorem
answers-theorem = The closer wins exactly when *h* is at most half of *k*, rounded up.
answers-margin = The margin is that half less *h*. It says how clearly: from 0 on the closer wins.
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
answers-residues = Let *a*_(r) be how many numbers leave the residue *r*. A number of residue *r* is bonded to exactly those of residue *d* − *r*. So the picture falls apart into pairs of residues, in which every number of one side is joined to every number of the other, and the residues 0 and, for even *d*, *d*/2, which are their own partners: in these all numbers are joined. A set without lines takes from each pair the larger side, and from 0 and from *d*/2 one number each.
answers-formula = *h* = sum of max(*a*_(r), *a*_(d−r)) over all pairs + 1 for each of 0 and *d*/2 that is on the board
answers-balance = On the board 1 to *n* the residues 1 to *ρ* occur *q* + 1 times and all others *q* times. So *s* pairs are unequal, by one number each. Every such number costs the closer one; where they are on the board, the multiples of *d* pay in *q* − 2, and for even *d* the residue *d*/2 pays in *q* + *e* − 2. Odd boards give one more. That is the rule above.
answers-example-title = An example: Z(17, 7)
answers-example = 17 = 2 · 7 + 3, so the residues 1, 2, 3 have three numbers each, and 0, 4, 5, 6 have two. The pairs 1 + 6, 2 + 5, 3 + 4 give *h* = 3 + 3 + 3 + 1 = 10, but half of 17, rounded up, is 9. B wins, by the smallest possible margin. B crosses out the numbers with the residues 4, 5 and 6 and one multiple of 7: seven numbers, and B has seven moves.
answers-frontier-title = 7. The frontier
answers-frontier = The number *s* is never more than half of *d*, but *q* grows with *n*. So for every *d* there is a last odd board that B wins: *n* = (*d*² − 2*d* − 1)/2 for odd *d* ≥ 5, *n* = *d*²/4 if *d* ≥ 6 leaves remainder 2 on division by 4, and *n* = *d*²/4 + *d*/2 − 1 if 4 divides *d*. For *d* = 2 and *d* = 3 there is none.
answers-frontier-why = For odd *d*: B needs *s* ≥ *q* and *s* ≥ 2, and *s* is at most (*d* − 1)/2. With *q* = (*d* − 1)/2 only *ρ* = (*d* − 1)/2 is left, and *n* = (*d*² − 1)/2 is even. With *q* = (*d* − 3)/2 the largest possible *ρ* is (*d* + 1)/2, which gives the even number (*d* − 1)²/2; the next, *ρ* = (*d* − 1)/2, gives *n* = (*d*² − 2*d* − 1)/2. Even *d* goes the same way. The paper’s example Z(17, 7) lies exactly on the frontier.
answers-reversed-title = 8. Reversed roles
answers-reversed = In question (ii) B closes and is the Divider, so the theorem, *h* and the balance are the same; only the one extra of the odd board is missing. B’s strategy can be played by hand: cross out a number from the larger side of an unequal pair of residues, or the only multiple of *d* that is left (or the only number left with residue *d*/2). Such a number lowers *h*. If there is none, *h* is small enough, and any number will do.
answers-more = The proof is checked by machine as well: docs/proof.md in the repository says how.

## Refusals, where the page says it more simply

page-error-bad-value = { $place }: { $value } does not fit there
page-error-too-many-numbers = at most { $largest } numbers fit on a board, not { $value }
page-error-too-many-requests = that was a lot at once, wait a moment and try again
page-error-wrong-join-secret = this link does not open a seat of this match, but you may watch
page-error-wrong-token = this seat is not yours
page-error-internal = something went wrong on the server, try again
page-refused = That did not work: { $detail }
