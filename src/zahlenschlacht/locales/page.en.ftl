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

page-rules = Cross out numbers in turn until two remain. { $divider } wins if their sum { $kind ->
    [zero] is divisible by { $d }.
   *[other] leaves remainder { $remainder } on division by { $d }.
}
page-board = Board of { $name }
page-board-keys = Move with the arrow keys, cross out with Enter or the space bar.
page-number = { $number }, residue { $residue }
page-number-crossed = { $number }, crossed out by { $player } as move { $move }
page-mark-last = one of the last two
page-mark-winning = winning move
page-mark-hostile = in the hostile set
page-mark-partner = partner of { $number }
page-mark-superfluous = superfluous
page-wins = { $player } wins
page-move = Move { $ply }: { $player } crosses out { $number }

## Opponents and sides

page-opponent = Opponent
page-mode-program = Program
page-mode-beside = Beside me
page-mode-online = Online
page-which-program = Which program
page-skill = Skill { $skill } %
page-side = Your side
page-you-are = You are
page-play-side = Play as { $player }
page-you = you
page-a-friend = your friend
page-a-person = a person
page-seat-open = seat still open

## Turn

page-turn = Turn
page-your-turn = Your turn
page-turn-of = { $player } is to move
page-thinking = The program is thinking
page-friends-turn = Your friend is to move
page-sending = One moment …
page-program-begins = The program begins
page-let-begin = Let it begin
page-over = The game is over
page-moves = Moves so far
page-moves-left = { $moves ->
    [one] 1 move left
   *[other] { $moves } moves left
}
page-closes = { $player } makes the last one
page-reconnecting = The connection is lost; trying again …

## How the board is shown

page-residues = Residues
page-pairs = Pairs
page-superfluous = Grey superfluous
page-take-back = Take back
page-small-residue = small figure: residue mod { $d }
page-small-number = small figure: the number

## Help

page-help = Help
page-help-1 = Who is winning?
page-help-2 = Which residues win?
page-help-3 = Which numbers win?
page-help-4 = Why?
page-help-wait = One moment …
page-help-over = The game is over. Look at it again to see where it was decided.
page-help-classes = { $count ->
    [one] Cross out a number with residue { $residues }.
   *[other] Cross out a number with one of the residues { $residues }.
}
page-help-classes-many = Numbers of { $count } residues win.
page-help-no-class = None: whoever is to move needs a mistake of the other.
page-key-winning = marks the winning numbers on the board
page-key-pairing = and a dotted line join partners on the board
page-key-hostile = and a dashed circle mark the hostile set on the board
page-margin = Margin { $margin }.

## The end, and looking again

page-you-won = You have won!
page-you-lost = You have lost
page-again = Again
page-swap = Swap sides
page-next = Next variant
page-look-again = Review
page-review = Review
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
page-reconstruction = A reconstruction: the paper says how many there are, but does not list them. Each figure is a d.
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
page-own-wrong = Only whole numbers, with spaces or commas between them.
page-play-it = Play it

## Online

page-online = Online
page-online-intro = Play with a friend elsewhere, without any account: send a link or show the QR code.
page-invite = Make a link
page-waiting = Waiting for your friend to open the link.
page-both-here = Both seats are taken.
page-watching = You are watching this match.
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
page-said-end = { $x } and { $y } are left. { $player } wins.
page-said-crossed = { $number } is crossed out already.
page-said-not-your-turn = It is not your turn.
page-said-review = You are looking at the game again. Choose “Try again from here” to play on.
