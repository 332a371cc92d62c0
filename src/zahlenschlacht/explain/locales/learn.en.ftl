### English words for learning: recipes, puzzles and the path of the lessons. The lessons are in lessons.en.ftl.
### Every message here is in learn.de.ftl too, with the same variables; a test compares them.

## Recipes, line by line

recipe-line = Cross out a number { $clauses }.
    .first = On your first move, cross out a number { $clauses }.
    .three = When three numbers are left, cross out a number { $clauses }.
recipe-else = If no line fits, the recipe may cross out any number.
recipe-unknown = (an unknown phrase)
recipe-word-any = of your choice
recipe-word-partner = that is a partner of the one just crossed out
recipe-word-balance = that leaves every other number with a partner
recipe-word-superfluous = that has no partner
recipe-word-bonded = that has a partner
recipe-word-larger = from the longer column of its pair
recipe-word-smaller = from the shorter column of its pair
recipe-word-equal = from a pair of equally long columns
recipe-word-own = whose remainder is its own partner
recipe-word-one = that is the only one with its remainder
recipe-word-odd = whose remainder occurs an odd number of times
recipe-word-even = whose remainder occurs an even number of times
recipe-word-many = whose remainder occurs at least twice
recipe-word-three = whose remainder occurs at least three times
recipe-word-most = whose remainder occurs most often
recipe-word-fewest = whose remainder occurs least often
recipe-word-finish = that wins at once
recipe-word-residue = with remainder { $residue }

## Recipes that have a name

recipe-competition = The solution of the competition
recipe-pairing = Pairing
recipe-triple = x, y, z
recipe-program = Partner thief
recipe-closing-divider = If you want partners and make the last move
recipe-breaker = If you want no partners and don’t make the last move
recipe-closing-breaker = If you want no partners and make the last move
recipe-divider = If you want partners and don’t make the last move

## What became of a recipe

recipe-wins = With this recipe { $player } wins { $variant }, whatever { $opponent } does.
recipe-lost = On { $variant } no recipe helps { $player }: { $opponent } can win.
recipe-unrefuted = On { $variant } nobody has beaten this recipe so far. We tried { $shapes } positions and { $games } games, but not all.
recipe-refuted = On { $variant }, { $opponent } beats this recipe: in move { $ply } it may cross out { $number }, and then { $opponent } can win.
recipe-blunder-line = Line { $line } allows that.
recipe-blunder-line-none = No line fits there, so any number is allowed.
recipe-better = { $numbers } would have won.
recipe-score = This recipe wins { $count } of { $all } boards.

## Puzzles

theme-partner = Answer with the partner
    .hint = Cross out a partner of the number just crossed out.
theme-superfluous = Out with the left-over one
    .hint = Cross out a number that has no partner.
theme-pairing = A partner for every number
    .hint = Cross out one number so that all the others have partners.
theme-larger = The longer column
    .hint = Cross out a number that has no partner. If there is none, take one from the longer column of a pair.
theme-bonded = Take partners away
    .hint = Cross out a number that has a partner.
theme-smaller = The shorter column
    .hint = Cross out a number from the shorter column of a pair: that leaves the most others without a partner.
theme-breaker = Break every pair
    .hint = Cross out a number from the shorter column of a pair. If there is none, take any that has a partner.
theme-mixed = All themes mixed
theme-boards = Other boards
    .hint = The numbers are not simply 1, 2, 3 and so on; some are even negative. The rules stay the same.
theme-day = Puzzle of the day
puzzle-ask = You are { $player }. Cross out a number that wins. Careful: one puzzle in four can’t be won.
puzzle-difficulty = Difficulty { $bits }
puzzle-solved = { $role ->
    [divider] Solved! Every number left has a partner: now answer each number with its partner, and you win.
   *[breaker] Solved! No two of the numbers left are partners: now you cannot lose.
}
puzzle-finished = Solved! You have won.
puzzle-on = Right. { $player } crosses out { $number }. Go on!
puzzle-wrong = After { $number } you lose: { $opponent } can win.
puzzle-not-lost = Not so fast: there is a move that wins.
puzzle-lost = Well seen: every move loses. Now show why.
puzzle-show-mark-set = Mark at least { $least } numbers with no partners among them: { $opponent } keeps those until the end.
puzzle-show-draw-pairs = Join each number to a partner: that is how { $opponent } will answer you.
puzzle-lost-shown = Exactly! { $opponent } wins, whatever you do.

## The page Learn: the path of the lessons

learn-title = Twelve short lessons, one idea each
learn-lead = They take a few minutes each. The path is only a suggestion: you can open any lesson.
learn-sum = { $count } of { $all } stars
learn-stars = { $count ->
    [one] 1 of 3 stars
   *[other] { $count } of 3 stars
}
learn-chapter-1 = First steps
learn-chapter-2 = The idea
learn-chapter-3 = The theory
learn-chapter-range = Lessons { $first } to { $last }
learn-chapter-stars = { $count } of { $all }
learn-begin = Begin
learn-continue = Continue
learn-code = Take your stars with you
learn-code-why = Your stars stay in this browser. Type this code on another device to bring them along.
learn-code-yours = Your code
learn-code-type = Code from another device
learn-code-take = Take over
learn-code-taken = Your stars are here.
learn-code-wrong = There is a mistake in this code. It has five characters: digits from 2 to 9, and letters except I and O.

## The page Learn: puzzles

learn-puzzles = Puzzles
learn-puzzles-lead = Find the winning move, and play on until it is clear that you win. Careful: one puzzle in four can’t be won.
learn-all-puzzles = All puzzles
learn-solve = Solve it
learn-streak = { $count } in a row
learn-streak-best = Streak: { $streak } · Best: { $best }. The first mistake ends it.
learn-rush = Three minutes
learn-rush-line = How many can you solve in three minutes? Your record: { $best }
learn-rush-begin = Start the clock
learn-rush-left = { $seconds } s left, { $count } solved
learn-rush-over = Time is up: { $count } solved
learn-failed = Once more
learn-failed-line = { $all ->
    [0] Puzzles that you miss come back here after 1, 3 and 7 days.
    [one] One puzzle to beat. It comes back after 1, 3 and 7 days.
   *[other] { $all } puzzles to beat, { $due } of them now. They come back after 1, 3 and 7 days.
}
learn-failed-again = Try again
learn-role-divider = You want partners at the end
learn-role-breaker = You want no partners at the end
learn-mix = Your mix
learn-mix-line = { $count ->
    [0] All themes mixed. Below you can choose some.
    [one] One theme is ticked below.
   *[other] { $count } themes are ticked below.
}
learn-mix-this = Into the mix
learn-mix-theme = { $theme }: into the mix
learn-solved-of = { $count } of { $all }
learn-solved-count = { $count } solved
learn-solved = Solved
learn-next-puzzle = Next puzzle
learn-lost = No move wins
learn-difficulty = Difficulty: { $stars } of { $most } stars
learn-goal = { $role ->
    [divider] You want the sum of the last two to be { $remainder ->
        [0] a multiple of { $d }.
       *[other] { $remainder } more than a multiple of { $d }.
    }
   *[breaker] You want the sum of the last two not to be { $remainder ->
        [0] a multiple of { $d }.
       *[other] { $remainder } more than a multiple of { $d }.
    }
}

## The page Learn: the workshop

learn-workshop = Workshop
learn-workshop-line = Write a recipe and see how many boards it wins.
learn-workshop-open = Open the workshop
learn-workshop-lead = Your recipe plays as { $player }. It reads the lines from top to bottom and uses the first one that fits.
learn-rule = My recipe
learn-won = wins, whatever the other player does
learn-refuted = beaten

## Links to paper and to the classroom

learn-paper = Paper
learn-paper-open = See what to print
learn-paper-worksheet = Worksheet
    .line = Six to twelve puzzles, with the answers on a separate sheet. The same puzzle number always gives the same puzzles.
learn-paper-print-this = Print this
learn-class = In class
learn-class-line = Join your class with a code. Teachers open a classroom for up to 60 pupils.
learn-class-open = Open the classroom
learn-paper-line = Boards, worksheets with answers, a sheet for each lesson and one for teachers.
