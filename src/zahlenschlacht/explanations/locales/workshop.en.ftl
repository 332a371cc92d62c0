### English words of the workshop, where recipes are written and play each other.
### Every message here is in workshop.de.ftl too, with the same variables; a test compares them.

learn-workshop-title = Write your own recipe
learn-line = Line { $place }
learn-blunder-line = beaten on { $variant } by this line
learn-when = When line { $place } is used
learn-when-always = Cross out a number
    .first = On your first move, cross out a number
    .three = When three numbers are left, cross out a number
learn-word = Phrase { $word } of line { $place }
learn-word-none = (leave this out)
learn-and = and …
learn-line-up = Move line { $place } up
learn-line-away = Remove line { $place }
learn-line-more = Add a line
learn-named = Start from a known recipe:
learn-replay = Show it again
learn-best = Your best recipe so far wins { $count ->
    [one] 1 board
   *[other] { $count } boards
} with { $words ->
    [one] one phrase:
   *[other] { $words } phrases:
}
learn-best-rule = If two recipes win equally many boards, the one with fewer phrases is better.
learn-seat = Who follows the recipe
learn-held = One phrase is locked: “{ $word }”. It would win all { $count } boards at once. Win all { $count } without it to unlock it.
learn-apart = This recipe does not count: the phrase “{ $word }” alone wins all { $count } boards. Can you win them without it?
learn-summit = You have won all boards! Can you do it with fewer phrases, or for { $other }? From now on you can also use the locked phrase and the known recipes.
learn-challenge = Play against it on { $variant }
learn-duel = Two recipes against each other
learn-duel-open = Let it play against another
learn-duel-lead = A follows one recipe, B the other. If a recipe leaves a choice, we roll dice. The same link always shows the same games.
learn-duel-a = A’s recipe
learn-duel-b = B’s recipe
learn-duel-best = Your best recipe for { $seat }
learn-duel-mine = Your recipe in the workshop
learn-duel-any = Any number you like
learn-duel-linked = The recipe from the link
learn-duel-play = Let them play
learn-duel-again = Another game
learn-duel-score = { $games } games: A won { $won }, B won { $lost }.
learn-duel-none = no line fits
learn-duel-on = The recipes are playing
learn-grid = The boards
learn-grid-key = n above, d in the box. Crossed out: beaten. Tap a board to see the game.

## A tournament in a classroom

tournament-title = Write a recipe for the tournament
tournament-line = It plays on { $board } against the recipes of the others, once as A and once as B.
tournament-hand-in = Hand in
tournament-try = Test it in the workshop
tournament-in = Handed in! It plays on the big screen. You can improve it until the next task.
tournament-changed = You have changed it since. Hand it in again to let the new one play.
