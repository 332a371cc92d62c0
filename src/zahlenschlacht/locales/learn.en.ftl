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
