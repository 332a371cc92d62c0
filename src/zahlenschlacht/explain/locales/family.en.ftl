### English words of the page about the family of bonds, and of drawing lines. Every message here is in family.de.ftl too.

family-title = One theorem, many problems
family-lead = In the family there is always the same game: cross out numbers in turn until two are left, and one player wants these two to be bonded. Only what a bond is changes: a sum that d divides, numbers without a common divisor, or lines that you have drawn.
family-theorem = If the player who wants the bond also makes the last move, that player can force the win exactly when any half of the board, rounded up, and one number more contain a bonded pair. Many famous olympiad problems say just this of some bond, so each of them is a game.
family-proof = The theorem and its proof
family-n = Numbers 1 to { $n }
family-key = { $player } can force the win
family-ends = from { $first } numbers on the left to { $last } on the right
family-role = { $divider } wins if { $when }.
family-strip = Where { $divider } wants the bond: A can force the win with { $a } numbers, B with { $b }
family-wins = { $winner } can force the win with { $n } numbers.
family-play = Play it with { $n }
family-draw-yours = Draw your own lines
family-all = All bonds

## Drawing lines

family-draw-title = Draw lines, and play your own game
family-draw-how = Pull a line from one number to another, or choose first the one and then the other. A line drawn again is wiped out.
family-draw-from = From { $number } to …
family-draw-count = { $count ->
    [0] No line yet
    [one] 1 line
   *[other] { $count } lines
}
family-draw-clear = Wipe all
family-draw-ring = Ring
family-draw-n = Numbers 1 to n, up to 40
family-draw-who = Who wins with a line between the last two
family-draw-play = Play this game
family-draw-share = Copy the link to this game
