### English words of the play page alone. Every message here is in play.de.ftl too; a test of the page compares them.

## The game

page-rules = Take turns crossing out a number until two are left. The other player wants the opposite.
page-rules-against = Take turns crossing out a number until two are left. { $name } wants the opposite.
page-rules-two = Take turns crossing out a number until two are left. { $other } wants the opposite.
page-join-class = Join your class
page-hint = Tap a number to cross it out
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
page-recipe-line = Follows its recipe line by line.
page-online-friend = A friend online
page-online-line = You send a link, and each plays on their own screen.
page-strength = Strength as { $side }: { $strength } of 5.
page-strength-means = More dots mean fewer random moves. Five dots: no random moves.
page-how-it-plays = How { $name } plays
page-you-are = you are
page-play-side = Play as { $side }

## Turn

page-turn-of = { $player }’s turn
page-friends-turn = Your friend’s turn
page-may-begin = You can begin
page-program-begins = { $name } begins
page-program-thinks = { $name } is thinking
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
page-play-out = Play out the rest
page-playing-out = Playing out the rest
page-restart = Start again
page-resign = Resign
page-resign-ask = Resign this game?
page-resign-means = { $kind ->
    [friend] Your friend wins. You can’t take this back.
   *[program] { $name } wins. You can’t take this back.
}
page-has-resigned = { $you ->
    [player] You have resigned
   *[none] { $player } has resigned
}

## Help

page-help-unfold = Open the coach
page-coach-closed = Stuck? The coach asks you questions that help.
page-help-word = Coach
page-answering = You are answering
page-answering-detail = Tap numbers. Nothing gets crossed out.
page-with-help = with the coach

## The end, and looking again

page-you-won = You won!
page-you-lost = You lost
page-you-resigned = You have resigned
page-friend-resigned = Your friend has resigned
page-can-force = { $you ->
    [player] You are winning
   *[none] { $player } is winning
}
page-lesson-explains = Lesson { $place } explains it: { $title }
page-try-from = Try from move { $ply }
page-again = Again
page-challenge = Challenge a friend
page-challenge-line = Zahlenschlacht, { $board }: { $result ->
    [won] I won against { $name } in { $attempt }. Can you do it too?
   *[lost] I lost against { $name } in { $attempt }. Can you win?
}
page-challenge-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $help ->
    [yes] with
   *[no] without
} the coach
page-challenged = { $result ->
    [won] Your friend won here against { $name } in { $attempt }. Can you do it too?
   *[lost] Your friend lost here against { $name } in { $attempt }. Can you win?
}
page-challenge-end = { $results ->
    [won-won] Your friend won here, too.
    [won-lost] You did better than your friend, who lost here.
    [lost-won] Your friend won here. Try again!
   *[lost-lost] Your friend lost here, too.
}
page-swap = Swap sides
page-level = Level { $level } of { $count }
page-level-won = You beat level { $level }!
page-all-won = You have won all { $count } boards!
page-step-up = Level { $level }
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
page-chart = How big the lead was after each move; above the middle { $you ->
    [player] you are winning
   *[none] { $player } is winning
}
page-step = Move shown
page-step-of = Move { $ply } of { $last }
page-move-of = { $you ->
    [player] Your move { $ply }
   *[none] { $player }: move { $ply }
}
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
page-path = { $won } of { $count } won. ✓ won, ★ won without the coach. “Next board” goes from easy to hard.
page-won = won
page-won-alone = won without the coach
page-n-is = n = { $n }
page-any = When are two numbers partners?
page-draw = Draw the lines
page-own = Your own numbers
page-own-hint = At least four different whole numbers, instead of 1 to n.
page-own-wrong = Only whole numbers with at most 15 digits, and spaces or commas between them.

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
page-friend = Your friend
page-series = Best of { $games }
page-series-won = { $you ->
    [winner] You have won the best of { $games }!
   *[none] { $winner } has won the best of { $games }.
}
page-reactions = Reactions
page-reaction-clap = Good move!
page-reaction-wow = Oh!
page-reaction-think = Hmm …
page-reaction-thanks = Good game!
page-unaided = Without the coach.
page-unaided-means = No coach and no review for either of you until the game is over. It’s a promise: nobody checks.
page-unaided-asked = Your friend wants to play without the coach.
page-unaided-join = Agree and play
page-watching = You are watching this game.
page-join-link = Link for your friend
page-watch-link = Link to watch
page-copy-watch-link = Copy link to watch

## Keep and share

page-keep = Keep and share
page-copy-game-link = Copy link
page-copy-notation = Copy notation
page-copy-json = Copy JSON
page-print = Print
page-paste = Paste a game to load it
page-load = Load

## Said to screen readers

page-said-new = A new game: { $name }.
page-said-back = { $moves ->
    [one] Taken back: 1 number is crossed out.
   *[other] Taken back: { $moves } numbers are crossed out.
}
page-said-review = You are looking back at the game. Choose “Try again from here” to play on.
