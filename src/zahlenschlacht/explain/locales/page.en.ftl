### English words of the page alone. The words of the game are in en.ftl.
### Every message here is in page.de.ftl too; a test of the page compares them and finds unused ones.

## The frame of the page

page-nav = Main menu
page-nav-play = Play
page-nav-learn = Learn
page-nav-family = Family
page-nav-atlas = Atlas
page-on-map = Show on the map
page-nav-answers = Answers
page-language = Language
page-sound = Sound
page-theme-light = Switch to light
page-theme-dark = Switch to dark
page-close = Close
page-beside-board = Beside the board
page-loading = One moment …
page-offline = The server does not answer. Try again in a moment.

## The game

page-rules = Cross out one number in turn until two are left.
page-rules-both = Cross out one number in turn until two are left. { $divider } wins if { $when }.
page-hint = Tap a number to cross it out
page-hint-away = Put this hint away
page-board = Board of { $name }
page-board-keys = Move with the arrow keys, cross out with Enter or the space bar.
page-board-keys-answer = Move with the arrow keys, choose with Enter or the space bar; nothing is crossed out.
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
page-facing-own = Numbers with the same remainder stand together: they are bonded to each other and to no others.
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
page-recipe = the recipe { $recipe }
page-recipe-line = A recipe from the workshop, followed line by line.
page-online-friend = A friend online
page-online-line = You send a link, and both play on their own screens.
page-strength = Strength as { $player }: { $dots } ({ $strength } of 5)
page-strength-means = Five dots: follows a proven rule. Otherwise a dot for every fifth of the moves that are not made at random, and one at least. The dots say how each one plays; no games were counted.
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
page-bonds = Bonds
page-residues = Remainders
page-plain = Plain rows
page-superfluous = Mark superfluous numbers
page-take-back = Take back
page-play-out = Play out the rest
page-play-out-stop = Stop playing out
page-playing-out = Playing out the rest
page-restart = Start again
page-resign = Resign
page-resign-ask = Resign this game?
page-resign-means = { $kind ->
    [friend] Your friend wins, and it cannot be taken back.
   *[program] The program wins, and it cannot be taken back.
}
page-has-resigned = { $player } has resigned

## Help

page-help = Coach
page-help-unfold = Show the coach
page-help-later = It is not your turn. The coach asks again when it is.
page-help-winner = Who can force the win?
page-help-residues = Which remainders win?
page-help-numbers = Which numbers win?
page-help-why = Why?
page-help-wait = One moment …
page-answer = Answer on the board
page-answering = You are answering
page-answering-detail = Tap numbers; nothing is crossed out
page-answer-stop = Back to the game
page-options = Answers
page-player = Player { $player }
page-do-tap = Tap a number
page-do-mark-set = { $count ->
    [0] Tap numbers to mark them
    [one] 1 number marked
   *[other] { $count } numbers marked
}
page-do-draw-pairs = { $count ->
    [0] Tap two numbers to join them
    [one] 1 line drawn. Tap a number to wipe its line out.
   *[other] { $count } lines drawn. Tap a number to wipe its line out.
}
page-do-choose = Choose an answer below
page-none-win = There is none: it is too late
page-none-blunder = There is none: every move wins
page-none-left-over = Every number has one
page-check = Check
page-tell-me = Tell me
page-told-right = Right!
page-locked = Opens after step { $step }.
page-locked-all = Each step opens the next: try the question first.
page-key-winning = marks the winning numbers on the board
page-key-pairing = and a dotted line join partners on the board
page-key-hostile = and a dashed circle mark the hostile set on the board
page-key-groups = Lines join the groups on the board.
page-with-help = with help

## The technical words

page-glossary = The words
glossary-residue = What is left over when a number is divided by d. Only this counts for partners.
    .term = Remainder, residue
    .forms = remainder, remainders, residue, residues
glossary-partner = Two numbers are partners when the Divider wins with them as the last two: with most boards, because their sum is a multiple of d.
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
page-you-resigned = You have resigned
page-friend-resigned = Your friend has resigned
page-still-yours = You could still have forced the win.
page-still-theirs = { $player } could still have forced the win.
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
page-lesson-helps = Lesson { $place } would have helped
page-try-from-there = Try again from there
page-again = Again
page-swap = Swap sides
page-swap-perfect = Swap sides, vs Perfect
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
page-path = { $won } of { $count } won here. ✓ won, ★ won without help. “Next variant” goes from easy to hard: by how likely A holds the win with random moves against the best defence.
page-won = won
page-won-alone = won without help
page-numbers-count = { $n } numbers
page-n-is = n = { $n }
page-bond-yours = Your lines, your game
page-any = When do the last two belong together?
page-draw = Draw the lines
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
page-here = here
page-gone = not here
page-away = { $minutes ->
    [0] away for less than a minute
    [one] away for a minute
   *[other] away for { $minutes } minutes
}
page-away-hours = { $hours ->
    [one] away for an hour
   *[other] away for { $hours } hours
}
page-friend-away = Your friend is away
page-friend-is = Your friend: { $where }
page-you = You
page-friend = Your friend
page-unaided = Without help.
page-unaided-means = Neither of you gets the coach or the review until the game is over. It is an agreement: the solver is open to everybody.
page-unaided-asked = Your friend wants to play without help.
page-unaided-join = Agree and play
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
page-print = Print
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

## Refusals, where the page says it more simply

page-error-bad-value = { $place }: { $value } does not fit there
page-error-too-many-numbers = at most { $largest } numbers fit on a board, not { $value }
page-error-too-many-requests = that was a lot at once, wait a moment and try again
page-error-wrong-join-secret = this link does not open a seat of this match, but you may watch
page-error-wrong-token = this seat is not yours
page-error-internal = something went wrong on the server, try again
page-refused = That did not work: { $detail }
