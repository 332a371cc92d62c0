### English words of the page about the family of bonds, and of drawing lines. Every message here is in family.de.ftl too.

family-title = One theorem, many problems
family-lead = The same game with another rule for the last two numbers. Partners can be numbers with a certain sum, numbers without a common divisor, or numbers that you joined by a line.
family-theorem = Suppose the player who wants partners also makes the last move. Then that player can win exactly when every set of more than half of the numbers (rounded up) contains two partners. Many famous olympiad problems say this about some kind of partners, so each of them is a game.
family-proof = The theorem and its proof
family-n = Numbers 1 to { $n }
family-key = { $player } can win
family-ends = from { $first } numbers on the left to { $last } on the right
family-role = { $divider } wins if { $when }.
family-strip = { $divider } wants partners: A can win with { $a } numbers, B with { $b }
family-wins = { $winner } can win with { $n } numbers.
family-play = Play it with { $n }
family-draw-yours = Draw your own lines
family-all = All rules

## Drawing lines

family-draw-title = Draw lines, and play your own game
family-draw-how = Drag from one number to another to draw a line, or tap one and then the other. Draw a line again to erase it.
family-draw-from = From { $number } to …
family-draw-count = { $count ->
    [0] No line yet
    [one] 1 line
   *[other] { $count } lines
}
family-draw-clear = Erase all
family-draw-ring = Ring
family-draw-n = Numbers 1 to n, up to { $largest }
family-draw-who = Who wins with a line between the last two
family-draw-play = Play this game
family-draw-share = Copy link to this game
