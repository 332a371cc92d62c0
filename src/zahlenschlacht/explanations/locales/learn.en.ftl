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
recipe-word-balance = that leaves every other number with a partner of its own
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
recipe-program = Rob’s recipe
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
theme-superfluous = Out with the number without a partner
    .hint = Cross out a number that has no partner.
theme-pairing = A partner for every number
    .hint = Cross out one number so that every other number has a partner of its own.
theme-larger = The longer column
    .hint = Cross out a number that has no partner. If there is none, take one from the longer column of a pair.
theme-bonded = Take partners away
    .hint = Cross out a number that has a partner.
theme-smaller = The shorter column
    .hint = Cross out a number from the shorter column of a pair: so the longer column runs out of partners.
theme-breaker = Break every pair
    .hint = Cross out a number from the shorter column of a pair. If there is none, take any that has a partner.
theme-mixed = All themes mixed
theme-boards = Other boards
    .hint = The numbers are not simply 1, 2, 3 and so on; some are even negative. The rules stay the same.
theme-day = Puzzle of the day
theme-day-small = Small puzzle of the day
theme-day-hard = Hard puzzle of the day
puzzle-on = Right. { $player } crosses out { $number }. Go on!
puzzle-wrong = After { $number } you lose: { $opponent } can win.
puzzle-not-lost = Not so fast: there is a move that wins.
puzzle-lost = Well seen: every move loses. Now show why.
puzzle-show-mark-set = Mark at least { $least } numbers with no partners among them: { $opponent } keeps those until the end.
puzzle-show-draw-pairs = Join each number to a partner: that is how { $opponent } will answer you.
puzzle-lost-shown = Exactly! { $opponent } wins, whatever you do.

## The page Learn: the path of the lessons

learn-title = Your way to the top
learn-lead = Games, lessons and puzzles in one line. The order is only a suggestion: everything is open.
learn-sum = { $count } of { $all } stars
learn-stars = { $count ->
    [one] 1 of 3 stars
   *[other] { $count } of 3 stars
}
learn-station-game = { $side ->
    [B] You are B: { $name }, { $board }
   *[A] { $name }, { $board }
}
learn-other-bond = a new rule
learn-station-puzzles = { $count } puzzles
learn-station-done = Done
learn-back-to-game = Back to your game: { $board } against { $name }
learn-code = Take your stars with you
learn-code-why = Your stars stay in this browser. Type this code on another device to bring them along.
learn-code-yours = Your code
learn-code-type = Code from another device
learn-code-take = Use this code
learn-code-taken = Your stars are here.
learn-code-wrong = There is a mistake in this code. It has five characters: digits from 2 to 9, and letters except I and O.

## The page Learn: puzzles

learn-puzzles = Puzzles
learn-puzzles-lead = Find the winning move, and play on until it is clear that you win.
learn-puzzle = Puzzle
learn-all-puzzles = All puzzles
learn-solve = Solve it
learn-streak = { $count } in a row
learn-streak-best = Streak: { $streak } · Best: { $best }. The first mistake ends it.
learn-rating = Your rating: { $rating }
learn-rating-line = The next puzzle is about as hard as your rating says.
learn-day-results = Today’s results
learn-rush = Three minutes
learn-rush-line = How many can you solve in three minutes? The boards start small and grow.
learn-rush-record = Your record: { $best }
learn-rush-new-record = A new record!
learn-rush-begin = Start the clock
learn-rush-over = Time is up: { $count } solved
learn-failed = Once more
learn-failed-line = { $count ->
    [one] A puzzle that you missed is back.
   *[other] { $count } puzzles that you missed are back.
}
learn-mix = By theme
learn-mix-line = { $count ->
    [0] Tick the themes that you want to practise; without a tick all are mixed.
    [one] One theme is ticked.
   *[other] { $count } themes are ticked.
}
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
learn-homework-open = Homework
learn-paper-open = See what to print
learn-paper-worksheet = Worksheet
    .line = Six to twelve puzzles, with the answers on a separate sheet. The same puzzle number always gives the same puzzles.
learn-paper-print-this = Print this
learn-class = In class
learn-class-line = Join your class with a code. Teachers open a classroom for up to 60 pupils.
learn-class-open = Open the classroom
learn-paper-line = Boards, worksheets with answers, a sheet for each lesson and one for teachers.
