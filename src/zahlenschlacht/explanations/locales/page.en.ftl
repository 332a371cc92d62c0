### English words of the page alone. The words of the game are in en.ftl.
### Every message here is in page.de.ftl too; a test of the page compares them and finds unused ones.

## The frame of the page

page-nav = Main menu
page-nav-play = Play
page-nav-learn = Learn
page-nav-puzzles = Puzzles
page-nav-class = Class
page-nav-maths = The maths
page-nav-family = Family
    .line = Other rules for the last two numbers
page-nav-atlas = Atlas
    .line = A map of who wins on every board
page-on-map = Show on the map
page-nav-answers = Answers
    .line = Two open questions, one theorem and its proof
page-nav-paper = The paper
    .line = Everything it states, with boards to try
page-settings = Language, sound and colours
page-language = Language
page-sound = Sound
page-theme-light = Light colours
page-theme-dark = Dark colours
page-close = Close
page-beside-board = Beside the board
page-loading = One moment …
page-offline = The server does not answer. Try again in a moment.
page-continue = Continue: { $station }
station-game = level { $level }
station-lesson = lesson { $place }
station-puzzles = { $count } puzzles
station-workshop = a recipe for all { $count }
station-certificate = your certificate

## The game

page-goal-of = { $divider }: { $goal }
page-rules-both = Take turns crossing out a number until two are left. { $divider } wins if { $when }.
page-board = Board of { $name }
page-name-range = Numbers 1 to { $n }
page-name-remainder = { $name }, remainder { $remainder }
page-name-reversed = { $name }, roles swapped
page-board-keys = Move with the arrow keys, cross out with Enter or the space bar.
page-board-keys-answer = Move with the arrow keys, choose with Enter or the space bar. Nothing gets crossed out.
page-number = { $number }, remainder { $residue }
page-number-crossed = { $number }, crossed out by { $player } as move { $move }
page-mark-last = one of the last two
page-mark-winning = winning move
page-mark-hostile = one to keep
page-mark-chosen = chosen
page-mark-mistake = the mistake
page-mark-better = better
page-mark-joined = joined to { $number }
page-mark-group = in group { $letter }
page-mark-superfluous = no partner
page-facing = Remainders that add up to { $target } face each other.{ $count ->
    [0] {""}
    [one] {" "}Numbers with remainder { $own } pair with each other.
   *[other] {" "}Numbers with remainder { $own } pair with their own kind.
}
page-facing-own = Numbers with the same remainder stand together: they are partners of each other and of no other number.
page-facing-counts = Remainders: { $residues }. How many numbers: { $counts }.
page-facing-head = { $residues }: { $count ->
    [one] 1 number
   *[other] { $count } numbers
}
page-sum-multiple = No remainder: the sum is a multiple of { $d }.
page-sum-missed = Remainder { $rest }: the sum is not a multiple of { $d }.
page-sum-remainder = Remainder { $rest }, as the game asks.
page-sum-other = Remainder { $rest }, not { $remainder }.
page-wins = { $player } wins

## Opponents and sides

page-recipe = a recipe from the workshop
page-replaced = { $title } can’t play { $side } here, so Ada plays instead.
page-hopeless = { $goal ->
    [leave] You can’t win on this board: no two of its numbers are partners. Swap sides or choose another board.
   *[spoil] You can’t win on this board: any two of its numbers are partners. Swap sides or choose another board.
}
page-skill = Skill { $skill } %

## Turn

page-your-turn = Your turn
page-thinking = Your opponent is thinking
page-sending = One moment …

## How the board is shown

page-remainder-label = Remainder
page-take-back = Take back

## Help

page-help = Coach
page-help-later = It’s not your turn. The coach will ask again when it is.
page-help-winner = Who can win for sure?
page-help-residues = Which remainders win?
page-help-numbers = Which number do you cross out?
page-help-why = Why?
page-help-wait = One moment …
page-answer = Answer on the board
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
page-none-win = None – this game is lost
page-none-blunder = None – every move wins
page-none-left-over = None
page-check = Check
page-tell-me = Tell me
page-told-right = Right!
page-told-left-over = { $count ->
    [0] Right! Every number has a partner of its own.
    [one] Right! { $numbers } gets no partner.
   *[other] Right! { $numbers } get no partner.
}
page-step-wrong = Not quite. Try again!
page-step-tap = Tap one number that wins.
page-step-none = None
page-key-winning = marks the winning numbers on the board
page-key-pairing = and the dotted lines show the partners
page-key-hostile = and the dashed circles show the numbers to keep
page-key-groups = The lines on the board show the groups.

## The technical words

page-glossary = What the words mean
glossary-residue = What is left over when you divide a number by d. It alone decides whether two numbers are partners. It is never negative: −3 = −1 · 5 + 2, so −3 has the remainder 2.
    .term = Remainder
    .forms = remainder, remainders
glossary-partner = Partners are two numbers that belong together. On most boards they add up to a multiple of d. If the last two are partners, the player who wants that has won.
    .term = Partner
    .forms = partner, partners
glossary-hostile = A set of numbers: whichever two of them are left at the end, the closer loses.
    .term = Hostile set
    .forms = hostile set, hostile sets, hostile
glossary-margin = How much the closer can spare: at 0 or more the closer wins, below 0 the other player does. The farther from 0, the safer.
    .term = Margin
    .forms = margin, margins
glossary-closer = The player who makes the last move: A if the board has an odd number of numbers, otherwise B.
    .term = Closer
    .forms = closer

## Variants

page-numbers-count = { $n } numbers
page-bond-yours = Your lines, your game
page-n = Numbers 1 to n
page-d = Divisor d
page-more = More
page-remainder = Remainder
page-divider = Who wants partners at the end
page-divider-a = A
page-divider-b = B (roles swapped)
page-play-it = Play

## Online

page-you = You
page-copy-link = Copy link
page-qr = QR code with the link for your friend

## Keep and share

page-copied = Copied

## Said to screen readers

page-said-move = { $player } crosses out { $number }.
page-said-end = { $x } and { $y } are left. { $player } wins.
page-said-crossed = { $number } is crossed out already.
page-said-not-your-turn = It is not your turn.

## Refusals, where the page says it more simply

page-refused = That did not work: { $detail }

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
