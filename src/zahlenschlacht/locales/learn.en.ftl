### English words for learning: recipes, puzzles and lessons. The words of the game are in en.ftl.
### Every message here is in learn.de.ftl too, with the same variables; a test compares them.

## Recipes, line by line

recipe-line = Cross out a number { $clauses }.
    .first = On your first move, cross out a number { $clauses }.
    .three = With three numbers left, cross out a number { $clauses }.
recipe-else = If no line fits, any number may be crossed out.
recipe-word-any = of your choice
recipe-word-partner = that is a partner of the one just crossed out
recipe-word-balance = that leaves every other number with a partner
recipe-word-superfluous = that is superfluous
recipe-word-bonded = that has a partner
recipe-word-larger = that stands on the larger side of its pair
recipe-word-smaller = that stands on the smaller side of its pair
recipe-word-equal = whose pair has two equal sides
recipe-word-own = whose remainder is its own partner
recipe-word-one = that is the only one with its remainder
recipe-word-odd = whose remainder occurs an odd number of times
recipe-word-even = whose remainder occurs an even number of times
recipe-word-many = whose remainder occurs at least twice
recipe-word-three = whose remainder occurs at least three times
recipe-word-most = whose remainder occurs most often
recipe-word-fewest = whose remainder occurs least often
recipe-word-finish = that wins at once
recipe-word-residue = that leaves remainder { $residue }

## Recipes that have a name

recipe-competition = The competition’s solution
recipe-pairing = Pairing
recipe-triple = x, y, z
recipe-program = The paper’s program
recipe-closing-divider = For the Divider who makes the last move
recipe-breaker = For the Breaker who does not make the last move
recipe-closing-breaker = For the Breaker who makes the last move
recipe-divider = For the Divider who does not make the last move

## What became of a recipe

recipe-wins = With this recipe { $player } wins { $variant }, whatever { $opponent } does.
recipe-lost = On { $variant } no recipe helps { $player }: { $opponent } can force the win.
recipe-unrefuted = On { $variant } nobody has refuted this recipe yet: { $shapes } positions and { $games } games were tried, but not all.
recipe-refuted = On { $variant } this recipe can be refuted: with move { $guilty } it may cross out { $number }, and then { $opponent } can force the win.
recipe-guilty = Line { $line } allowed it.
recipe-guilty-none = No line fitted, so any number was allowed.
recipe-better = { $numbers } would have kept the win.
recipe-score = This recipe conquers { $count } of { $all } boards.

## What is wrong with a marked set or drawn pairs

flaw-bonded = { $x } and { $y } are bonded: { $x } + { $y } = { $sum } { sum-fits }.
flaw-unbonded = { $x } and { $y } are not bonded: { $x } + { $y } = { $sum } { sum-misses }.
flaw-too-few = { $count ->
    [one] That is one number, but it takes
   *[other] These are { $count } numbers, but it takes
} { $least }.
flaw-few-pairs = { $count ->
    [one] That is one pair, but
   *[other] These are { $count } pairs, but
} { $least } can be drawn.
flaw-twice = { $number } can be in one pair only.
flaw-no-pair = A pair has two numbers.

## Puzzles

theme-partner = Answer with the partner
    .hint = Cross out a partner of the number just crossed out.
theme-superfluous = Out with the lonely one
    .hint = Cross out a number that has no partner.
theme-pairing = A partner for everyone
    .hint = Cross out the number after which every other one has a partner.
theme-larger = The larger side
    .hint = Cross out a superfluous number, or else one from the larger side of a pair.
theme-bonded = Take partners away
    .hint = Cross out a number that has a partner.
theme-smaller = The smaller side
    .hint = Cross out a number from the smaller side of a pair: it leaves the most others alone.
theme-breaker = Break them all
    .hint = Cross out a number from the smaller side of a pair, or else one that has a partner.
theme-mixed = All themes mixed
theme-day = Puzzle of the day
puzzle-ask = You are { $player }. Cross out a number that keeps the win. But beware: one puzzle in four is lost.
puzzle-difficulty = Difficulty { $bits }
puzzle-solved = { $role ->
    [divider] Solved! Every number left has a partner: now answer each number with its partner, and you win.
   *[breaker] Solved! No two of the numbers left are bonded: now you cannot lose.
}
puzzle-finished = Solved! The game is won.
puzzle-on = Right. { $player } crosses out { $number }. Go on!
puzzle-wrong = { $opponent } wins now, for example like this:
puzzle-not-lost = Not so fast: there is a move that wins.
puzzle-lost = Well seen: every move loses. Now show why.
puzzle-show-mark-set = Name at least { $least } numbers of which no two are bonded: { $opponent } keeps them to the end.
puzzle-show-draw-pairs = Join each number to a partner: that is how { $opponent } will answer you.
puzzle-lost-shown = Exactly! { $opponent } wins, whatever you do.
