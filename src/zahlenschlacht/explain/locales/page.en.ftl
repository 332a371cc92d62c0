### English words of the page alone. The words of the game are in en.ftl.
### Every message here is in page.de.ftl too; a test of the page compares them and finds unused ones.

## The frame of the page

page-nav = Main menu
page-nav-play = Play
page-nav-learn = Learn
page-nav-puzzles = Puzzles
page-nav-maths = The maths
page-nav-family = Family
    .line = Other rules for the last two numbers
page-nav-atlas = Atlas
    .line = A map of who wins on every board
page-on-map = Show on the map
page-nav-answers = Answers
    .line = Two open questions, one theorem and its proof
page-settings = Language, sound and colours
page-language = Language
page-sound = Sound
page-theme-light = Light colours
page-theme-dark = Dark colours
page-close = Close
page-beside-board = Beside the board
page-loading = One moment …
page-offline = The server does not answer. Try again in a moment.

## The game

page-rules = Take turns crossing out a number until two are left. The other player wants the opposite.
page-rules-against = Take turns crossing out a number until two are left. { $name } wants the opposite.
page-rules-two = Take turns crossing out a number until two are left. { $other } wants the opposite.
page-goal-of = { $divider }: { $goal }
page-rules-both = Take turns crossing out a number until two are left. { $divider } wins if { $when }.
page-hint = Tap a number to cross it out
page-hint-away = Hide this hint
page-board = Board of { $name }
page-name-range = Numbers 1 to { $n }
page-name-remainder = { $name }, remainder { $remainder }
page-name-reversed = { $name }, reversed
page-board-keys = Move with the arrow keys, cross out with Enter or the space bar.
page-board-keys-answer = Move with the arrow keys, choose with Enter or the space bar. Nothing gets crossed out.
page-number = { $number }, remainder { $residue }
page-number-crossed = { $number }, crossed out by { $player } as move { $move }
page-mark-last = one of the last two
page-mark-winning = winning move
page-mark-hostile = one to keep
page-mark-chosen = chosen
page-mark-partner = partner of { $number }
page-mark-group = in group { $letter }
page-mark-superfluous = no partner
page-facing = Remainders that add up to { $target } face each other.{ $count ->
    [0] {""}
    [one] {" "}Numbers with remainder { $own } pair with each other.
   *[other] {" "}Numbers with remainder { $own } pair with their own kind.
}
page-facing-own = Numbers with the same remainder stand together: they are partners of each other and of no other number.
page-facing-counts = Remainders { $residues }: { $counts } numbers
page-facing-head = { $residues }: { $count ->
    [one] 1 number
   *[other] { $count } numbers
}
page-left-over = left over
page-sum-multiple = No remainder: the sum is a multiple of { $d }.
page-sum-missed = Remainder { $rest }: the sum is not a multiple of { $d }.
page-sum-remainder = Remainder { $rest }, as the game asks.
page-sum-other = Remainder { $rest }, not { $remainder }.
page-wins = { $player } wins
page-move = Move { $ply }: { $you ->
    [player] you cross out
   *[none] { $player } crosses out
} { $number }

## Opponents and sides

page-choices = Opponent, side and board
page-opponent = Choose your opponent
page-against = vs { $name }
page-beside = Two players, one screen
page-beside-line = You take turns on this screen.
page-recipe = a recipe from the workshop
page-recipe-line = Follows its recipe line by line.
page-online-friend = A friend online
page-online-line = You send a link, and each plays on their own screen.
page-strength = Strength as { $player }: { $dots } ({ $strength } of 5)
page-strength-means = More dots mean fewer random moves. Five dots: never makes a mistake.
page-how-it-plays = How { $name } plays
page-replaced = { $title } can’t play { $player } here, so Ada plays instead.
page-hopeless = { $goal ->
    [leave] You can’t win on this board: no two of its numbers are partners. Swap sides or choose another board.
   *[spoil] You can’t win on this board: any two of its numbers are partners. Swap sides or choose another board.
}
page-skill = Skill { $skill } %
page-you-are = you are
page-play-side = Play as { $player }

## Turn

page-your-turn = Your turn
page-turn-of = { $player }’s turn
page-thinking = Your opponent is thinking
page-friends-turn = Your friend’s turn
page-sending = One moment …
page-program-begins = Your opponent begins
page-let-begin = Go ahead!
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
    [zero] { $sum } is a multiple of { $d }
   *[other] { $sum } is { $remainder } more than a multiple of { $d }
}
page-misses = { $kind ->
    [zero] { $sum } is not a multiple of { $d }
   *[other] { $sum } is not { $remainder } more than a multiple of { $d }
}
page-reconnecting = Connection lost. Trying again …

## How the board is shown

page-view = How the board is shown
page-view-more = More views and actions
page-numbers = Numbers
page-partners = Partners
page-bonds = Lines
page-residues = Remainders
page-plain = Plain rows
page-superfluous = Mark numbers without a partner
page-take-back = Take back
page-play-out = Play out the rest
page-playing-out = Playing out the rest
page-restart = Start again
page-resign = Resign
page-resign-ask = Resign this game?
page-resign-means = { $kind ->
    [friend] Your friend wins. You can’t take this back.
   *[program] Your opponent wins. You can’t take this back.
}
page-has-resigned = { $you ->
    [player] You have resigned
   *[none] { $player } has resigned
}

## Help

page-help = Coach
page-help-unfold = Open the coach
page-coach-closed = Stuck? The coach asks you questions that help.
page-coach-asks = I have a question for you.
page-help-word = Help
page-help-later = It’s not your turn. The coach will ask again when it is.
page-help-winner = Who can win for sure?
page-help-residues = Which remainders win?
page-help-numbers = Which numbers win?
page-help-why = Why?
page-help-wait = One moment …
page-answer = Answer on the board
page-answering = You are answering
page-answering-detail = Tap numbers. Nothing gets crossed out.
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
    [one] 1 line drawn. Tap a number to erase its line.
   *[other] { $count } lines drawn. Tap a number to erase its line.
}
page-do-choose = Choose an answer
page-none-win = None – it’s too late
page-none-blunder = None – every move wins
page-none-left-over = None
page-check = Check
page-tell-me = Tell me
page-told-right = Right!
page-told-left-over = { $count ->
    [0] Right! No number is left over.
    [one] Right! { $numbers } is left over.
   *[other] Right! { $numbers } are left over.
}
page-step-wrong = Not quite. Try again!
page-step-tap = Tap one number that wins.
page-step-none = None
page-locked = Comes after step { $step }.
page-locked-all = Answer this one to unlock the next.
page-key-winning = marks the winning numbers on the board
page-key-pairing = and the dotted lines show the partners
page-key-hostile = and the dashed circles show the numbers to keep
page-key-groups = The lines on the board show the groups.
page-with-help = with help

## The technical words

page-glossary = The words
glossary-residue = What is left over when you divide a number by d. It alone decides whether two numbers are partners.
    .term = Remainder
    .forms = remainder, remainders
glossary-partner = Partners are two numbers that belong together. On most boards they add up to a multiple of d. If the last two are partners, the player who wants that has won.
    .term = Partner
    .forms = partner, partners
glossary-bonded = Two numbers are bonded if they are partners.
    .term = Bonded
    .forms = bonded, unbonded
glossary-superfluous = A number is superfluous if it has no partner on the board.
    .term = Superfluous
    .forms = superfluous
glossary-hostile = A set of numbers: whichever two of them are left at the end, the closer loses.
    .term = Hostile set
    .forms = hostile set, hostile sets, hostile
glossary-margin = How much the closer can spare: from 0 on the closer wins, below 0 the other player does. The farther from 0, the safer.
    .term = Margin
    .forms = margin, margins
glossary-closer = The player who makes the last move.
    .term = Closer
    .forms = closer

## The end, and looking again

page-you-won = You won!
page-you-lost = You lost
page-you-resigned = You have resigned
page-friend-resigned = Your friend has resigned
page-still-yours = You could still have won.
page-still-theirs = { $player } could still have won.
page-move-lost-it = { $you ->
    [player] You were winning – until move { $ply }
   *[none] { $player } was winning – until move { $ply }
}
page-gave-away = { $you ->
    [player] { $moves ->
        [0] At the start you were winning. Then you crossed out { $number }.
        [one] After the first move you were winning. Then you crossed out { $number }.
       *[other] After { $moves } moves you were winning. Then you crossed out { $number }.
    }
   *[none] { $moves ->
        [0] At the start { $player } was winning. Then { $player } crossed out { $number }.
        [one] After the first move { $player } was winning. Then { $player } crossed out { $number }.
       *[other] After { $moves } moves { $player } was winning. Then { $player } crossed out { $number }.
    }
}
page-never-yours = You had no chance here: { $player } was winning from the start and made no mistake.
page-lanes = Who was winning after each move
page-lanes-marked = Who was winning after each move; move { $ply } gave it away
page-can-force = { $you ->
    [player] You are winning
   *[none] { $player } is winning
}
page-show-me = Show me
page-lesson-helps = Lesson { $place } would have helped
page-try-from-there = Try again from there
page-again = Again
page-challenge = Challenge a friend
page-challenge-line = { $result ->
    [won] Zahlenschlacht, { $board }: I won against { $name }. Can you do it too?
   *[lost] Zahlenschlacht, { $board }: I lost against { $name }. Can you do better?
}
page-again-coached = Again, with the coach
page-swap = Swap sides
page-swap-perfect = Swap sides, vs Ada
page-level = Level { $level } of { $count }
page-level-won = You won level { $level }!
page-ladder-won = You won the last level. Now nobody is too strong for you!
page-all-won = You have won all { $count } boards!
page-step-up = { $change ->
    [board] Next level: a bigger board
    [opponent] Next level: a smarter opponent
   *[rule] Next level: multiples of { $d }
}
page-step-down = Easier: level { $level }
page-lesson-first = Lesson 1 shows you how it works
page-friend-asks = { $sides ->
    [swapped] Your friend wants to play again, with sides swapped.
   *[same] Your friend wants to play again.
}
page-they-go-on = { $sides ->
    [swapped] They are playing again, with sides swapped.
   *[same] They are playing again.
}
page-play-on = Play again
page-watch-on = Watch the next game
page-next = Next board
page-look-again = Review
page-review = Review
page-review-close = Back to the end
page-review-start = This is the start. Press → to go on.
page-chart = How big the lead was after each move; above the middle { $closer } is winning
page-step = Move shown
page-step-of = Move { $ply } of { $last }
page-step-back = One move back
page-step-on = One move on
page-blunder = Mistake
page-blunders = { $count ->
    [0] No mistakes: nobody gave a win away.
    [one] One mistake gave the win away:
   *[other] { $count } mistakes gave the win away:
}
page-key-better = { $count ->
    [one] marks the one move that would have won
   *[other] marks the { $count } moves that would have won
}
page-try-here = Try again from here
page-try-before = Try again before this move

## Variants

page-other-boards = Other boards
page-variants = Choose a board
page-school = Quick game: { $name }
page-original = The original: { $name }
page-website = { $count } boards to play through
page-variants-derived = On these boards A cannot afford a single mistake. Pick one: n at the side, d on the button. They are the boards of the paper’s website.
page-path = { $won } of { $count } won. ✓ won, ★ won without help. “Next board” goes from easy to hard.
page-won = won
page-won-alone = won without help
page-numbers-count = { $n } numbers
page-n-is = n = { $n }
page-bond-yours = Your lines, your game
page-any = When are two numbers partners?
page-draw = Draw the lines
page-n = Numbers 1 to n
page-d = Divisor d
page-more = More
page-remainder = Remainder
page-divider = Who wants partners at the end
page-divider-a = A
page-divider-b = B (reversed)
page-own = Your own numbers
page-own-hint = At least four different whole numbers, instead of 1 to n.
page-own-wrong = Only whole numbers with at most 15 digits, and spaces or commas between them.
page-play-it = Play

## Online

page-online = Online
page-online-intro = Play a friend anywhere, no account needed: send a link or show the QR code.
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
page-unaided-means = No coach and no review for either of you until the game is over. It’s a promise: nobody checks.
page-unaided-asked = Your friend wants to play without help.
page-unaided-join = Agree and play
page-watching = You are watching this match.
page-loopback = This link works only on this computer. To let others in your network open it, start the server like this and open the page at the address it prints:
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
page-said-review = You are looking back at the game. Choose “Try again from here” to play on.

## Refusals, where the page says it more simply

page-error-bad-value = { $place }: { $value } does not fit there
page-error-repeated = you typed { $value } twice. Use each number once.
page-error-n-too-small = a board needs at least 4 numbers
page-error-d-too-small = d must be at least 2
page-error-stale-move = the game has moved on in the meantime
page-error-stale-takeback = the game has moved on in the meantime
page-error-recipe = the recipe in this link can’t be read
page-error-too-many-streams = too many people are watching right now, try again in a moment
page-error-too-many-numbers = at most { $largest } numbers fit on a board, not { $value }
page-error-too-many-requests = that was a lot at once, wait a moment and try again
page-error-wrong-join-secret = this link does not open a seat in this game, but you can watch
page-error-wrong-token = this seat is not yours
page-error-no-such-bond = this rule for partners does not exist
page-error-no-such-match = this game does not exist any more
page-error-no-such-strategy = nobody with this name plays here
page-error-no-such-theme = there are no puzzles of this kind
page-error-internal = something went wrong on the server, try again
page-refused = That did not work: { $detail }

## The puzzle of the day, on Play and Learn

page-day = Puzzle of the day
page-day-solved = solved
page-day-line = A new position every day, the same for everybody. This one can be won.
page-day-tomorrow = The next one comes tomorrow.
page-day-streak = { $count ->
    [one] 1 day in a row.
   *[other] { $count } days in a row.
}
page-day-solve = Solve it
page-day-share = Tell your friends
page-day-share-line = Zahlenschlacht, puzzle of { $date }: { $tries } { $count ->
    [one] 1 day in a row.
   *[other] { $count } days in a row.
}

## The edition without a server

page-site-loading = The computer player is loading
page-site-failed = The download did not work, so nobody can answer your moves yet.
page-site-again = Try again
page-site-lacks = This edition works without a server. Two things are missing: the classroom, and games with someone on another device.
page-site-about = More about it
page-site-keep = Keep for offline
page-site-keep-size = Keep for offline ({ $size } MB)
page-site-storing = Storing everything on this device …
page-site-kept = Kept on this device: it works without the internet.
page-site-remove = Remove it
page-site-new = There is a new version.
page-site-update = Update
page-site-not-kept = It could not be stored.
