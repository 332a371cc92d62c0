### English words of Zahlenschlacht.
###
### Shared by the command line (fluent.runtime) and the page (@fluent/bundle). Every message here is in de.ftl too, with
### the same variables; a test compares them. $d is the divisor, $remainder what the sum of the last two must leave.
### A player is "A" or "B". $sort says what numbers are: no two "unbonded" ones are bonded, any two "bonded" ones are.

## Parts of sentences

fits = { $remainder ->
    [0] is a multiple of { $d }
   *[other] leaves remainder { $remainder } on division by { $d }
}
sum-fits = { fits }
sum-misses = { $remainder ->
    [0] is not a multiple of { $d }
   *[other] does not leave remainder { $remainder } on division by { $d }
}
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-cut = { $first }, … ({ $count } in all)
list-group = ({ $numbers })
number-long = a number of about { $digits } digits
number-cut = { $first }… ({ $digits } digits)

## The rules

rules-moves = Cross out one number each in turn until two are left. { $begins } begins.
rules-goal = { $divider } wins if the sum of the last two { fits }, otherwise { $breaker } wins.
rules-goal-bond = { $divider } wins if the last two are bonded, otherwise { $breaker } wins. Two numbers are bonded when { $when }.
goal-bond = { $divider } wants the last two numbers to be bonded, { $breaker } does not. Two numbers are bonded when { $when }.
goal = { $divider } wants the last two numbers to be bonded, { $breaker } does not. Two numbers are bonded when their sum { fits }.

## Who wins, and why

verdict-wins = { $winner } can force the win, whatever { $loser } plays.
closer = { $closer } makes the last move.
why-all = { $sort ->
    [unbonded] No two of the numbers left are bonded, so { $winner } wins whatever is played.
   *[bonded] Any two of the numbers left are bonded, so { $winner } wins whatever is played.
}
why-hostile = { $sort ->
    [unbonded] No two of the numbers { $hostile } are bonded.
   *[bonded] Any two of the numbers { $hostile } are bonded.
} To leave only such numbers, { $winner } crosses out { $count ->
    [one] the other one, { $delete }. That takes at most one move
   *[other] the others: { $delete }. That takes at most { $count } moves
}, and { $winner } still has { $moves ->
    [one] one
   *[other] { $moves }
}.
why-last-three = { $sort ->
    [unbonded] Of the last three numbers, { $numbers }, two are bonded: { $x } and { $y }. { $winner } makes the last move, and those two stay.
   *[bonded] Of the last three numbers, { $numbers }, two are not bonded: { $x } and { $y }. { $winner } makes the last move, and those two stay.
}
why-pairing = Every number has a partner: { $pairs }. When { $loser } crosses out x, { $winner } answers with a number y so that x + y { fits }. In the end two partners are left.
why-pairing-after = Without { $number } every number has a partner: { $pairs }. When { $loser } then crosses out x, { $winner } answers with a number y so that x + y { fits }. In the end two partners are left.
why-mates = { $sort ->
    [unbonded] The numbers fall into pairs that are bonded: { $pairs }.
   *[bonded] The numbers fall into pairs that are not bonded: { $pairs }.
} When { $loser } crosses out a number, { $winner } answers with the other one of its pair. In the end one pair is left.
why-mates-after = { $sort ->
    [unbonded] Without { $number } the numbers fall into pairs that are bonded: { $pairs }.
   *[bonded] Without { $number } the numbers fall into pairs that are not bonded: { $pairs }.
} When { $loser } then crosses out a number, { $winner } answers with the other one of its pair. In the end one pair is left.
why-search = { $sort ->
    [unbonded] To win, { $loser } would need { $need } numbers of which no two are bonded. There are at most { $most }: that was found by searching all sets of numbers.
   *[bonded] To win, { $loser } would need { $need } numbers of which any two are bonded. There are at most { $most }: that was found by searching all sets of numbers.
}
why-no-three = Among any three numbers on the board there are two that are not bonded. { $winner } makes the last move and keeps two such numbers.
why-groups = { $sort ->
    [unbonded] To win, { $loser } would need { $need } numbers of which no two are bonded. There are not that many: in each of these { $count } groups any two numbers are bonded, so each group gives only one. { $groups }.
   *[bonded] To win, { $loser } would need { $need } numbers of which any two are bonded. There are not that many: in each of these { $count } groups no two numbers are bonded, so each group gives only one. { $groups }.
}
why-large = { $sort ->
    [unbonded] To win, { $loser } would need { $need } numbers of which no two are bonded. There are at most { $most }.
   *[bonded] To win, { $loser } would need { $need } numbers of which any two are bonded. There are at most { $most }.
}
why-large-hostile = { $sort ->
    [unbonded] Of the { $size } numbers { $most } can be chosen so that no two of them are bonded.
   *[bonded] Of the { $size } numbers { $most } can be chosen so that any two of them are bonded.
} That is more than half of the numbers, rounded up ({ $half }), so { $winner } has the time to cross out all the others.
spare-none = { $winner } has nothing to spare: one careless move can give the win away.
spare-some = { $spare ->
    [one] Whatever { $winner } plays next, the win is safe.
   *[other] Whatever { $winner } plays in the next { $spare } moves, the win is safe.
}
cited-paper = Proved in the paper: { $kind ->
    [Lemma] Lemma
   *[Theorem] Theorem
} { $number }.
citation = { $kind ->
    [Last-two] Last-two theorem
    [Lemma] Lemma { $number }
   *[Theorem] Theorem { $number }
}
cited-classic = { $statement }
cited-last-two = Proved by the Last-two theorem.

## Which moves keep the win

moves-none = Every move of { $player } loses against perfect play.
moves-none-last = Every move of { $player } loses.
moves-all = Every move of { $player } keeps the win.
moves-some = { $count ->
    [one] Only one move of { $player } keeps the win: cross out { $numbers }.
   *[other] Only these moves of { $player } keep the win: cross out { $numbers }.
}
moves-avoid = { $player } must not cross out { $numbers }, because { $sort ->
    [unbonded] { $player } wins with numbers of which no two are bonded
   *[bonded] { $player } wins with numbers of which any two are bonded
} and needs { $count ->
    [one] this one
   *[other] all of these
} for that.
class-pairing = After that every number has a partner.
class-last-move = Without { $number } the numbers { $x } and { $y } are left: their sum { $sum } { $sort ->
    [unbonded] { sum-fits }
   *[bonded] { sum-misses }
}.
class-last-two = { $sort ->
    [unbonded] Without { $number } the numbers { $x } and { $y } are left: they are bonded.
   *[bonded] Without { $number } the numbers { $x } and { $y } are left: they are not bonded.
}
class-core = { $sort ->
    [unbonded] There are { $most } numbers of which no two are bonded, and that is one too many.
   *[bonded] There are { $most } numbers of which any two are bonded, and that is one too many.
} { $count ->
    [one] This one is in every such set.
   *[other] Each of these is in every such set.
}
class-bonded = Any two of these { $count } numbers are bonded, and no more than { $most } of them may stay.
class-superfluous = { $count ->
    [one] { $numbers } is superfluous: it is bonded to nothing on the board.
   *[other] { $numbers } are superfluous: they are bonded to nothing on the board.
}
class-left-over = For { $numbers } there { $partners ->
    [one] is only one partner
   *[other] are only { $partners } partners
}, so that one of them should go.
class-more = The same is true of { $count ->
    [one] one more number
   *[other] { $count } more numbers
}.

## Help, step by step

help-residues = { $count ->
    [one] Cross out a number with remainder { $residues }.
   *[other] Cross out a number with one of the remainders { $residues }.
}
help-many-residues = Numbers of { $count } remainders win.
help-no-residue = No remainder wins: whoever is to move needs a mistake of the other.
margin-is = Margin { $margin }.

## What a move did

move-keeps = { $number } keeps the win of { $player }.
move-only = No other number would have kept it.
move-lost = { $player } crosses out { $number }, but no number would have won against perfect play.
move-lost-last = { $player } crosses out { $number }, but no number would have won.
move-blunder = { $number } is a blunder of { $player }: now { $winner } can force the win.
move-blunder-last = { $number } is a blunder of { $player }: it gives the win away.
move-better = { $count ->
    [one] Only { $numbers } would have kept the win of { $player }.
   *[other] { $player } would have kept the win with { $numbers }.
}
after-pairing = After { $number } every number has a partner: answer x with a number y so that x + y { fits }.

## The end

result-multiple = { $x } and { $y } are left. Their sum { $sum } = { $quotient } · { $d } { sum-fits }: { $winner } wins.
result-remainder = { $x } and { $y } are left. Their sum { $sum } = { $quotient } · { $d } + { $rest } { sum-fits }: { $winner } wins.
result-missed = { $x } and { $y } are left. Their sum { $sum } = { $quotient } · { $d } + { $rest } { sum-misses }: { $winner } wins.

result-bonded = { $x } and { $y } are left. They are bonded: { $winner } wins.
result-unbonded = { $x } and { $y } are left. They are not bonded: { $winner } wins.
result-resigned = { $player } has resigned: { $winner } wins.

## What help asks before it tells, and what is wrong with a marked set or drawn pairs

ask-left-over = Does every number have a partner? Tap those without.
ask-hostile = { $sort ->
    [unbonded] Find { $count } numbers of which no two are partners.
   *[bonded] Find { $count } numbers of which any two are partners.
}
ask-partners = Two numbers are partners when { $when }. Each number can pair up with one other.
told-none = Every number has a partner.
told-left-over = { $bond ->
    [residues] { $count ->
        [one] { $numbers } stays without a partner, or another number with the same remainder.
       *[other] { $numbers } stay without partners, or others with the same remainders.
    }
   *[other] { $count ->
        [one] For example { $numbers } stays without a partner.
       *[other] For example { $numbers } stay without partners.
    }
}
told-hostile = For example { $numbers }.
flaw-bonded = { $x } and { $y } are bonded: { $x } + { $y } = { $sum } { sum-fits }.
flaw-unbonded = { $x } and { $y } are not bonded: { $x } + { $y } = { $sum } { sum-misses }.
flaw-too-few = { $count ->
    [one] That is one number, but it takes
   *[other] These are { $count } numbers, but it takes
} { $least }.
flaw-bonded-here = { $x } and { $y } are bonded.
flaw-unbonded-here = { $x } and { $y } are not bonded.
flaw-facing = { $sides ->
    [self] Look at the numbers with remainder { $residue }: they are partners of each other, and there are { $count }.
   *[two] Look at the remainders { $residue } and { $partner }: { $count } against { $partners }.
}
flaw-alone = Of the others { $number } has no partner left.
flaw-too-many = These are { $count }, but only { $least } need to stay without a partner.

## Other bonds: when two numbers are bonded, and the fact behind it

bond-sum = { $remainder ->
    [0] their sum is a multiple of { $d }
   *[other] their sum leaves remainder { $remainder } on division by { $d }
}
    .title = Sum divisible by d
    .fact = The classic. It began with the numbers 1 to 2017 and d = 8 in the Bundeswettbewerb Mathematik 2017.
    .leave = { $remainder ->
        [0] Leave two numbers whose sum { $d } divides
       *[other] Leave two numbers whose sum leaves { $remainder } on division by { $d }
    }
    .spoil = { $remainder ->
        [0] Leave two numbers whose sum { $d } does not divide
       *[other] Leave two numbers whose sum does not leave { $remainder } on division by { $d }
    }
    .holds = { $x } + { $y } = { $sum } { sum-fits }.
    .fails = { $x } + { $y } = { $sum } { sum-misses }.
bond-difference = their difference is a multiple of { $d }
    .title = Difference divisible by d
    .fact = Of any d + 1 numbers two leave the same remainder on division by d: the pigeonhole principle itself.
    .leave = Leave two numbers whose difference { $d } divides
    .spoil = Leave two numbers whose difference { $d } does not divide
    .holds = The difference of { $x } and { $y } is { $difference }, a multiple of { $d }.
    .fails = The difference of { $x } and { $y } is { $difference }, no multiple of { $d }.
bond-product = their product is a multiple of { $d }
    .title = Product divisible by d
    .fact = One number can bring one part of d, and the other number the rest.
    .leave = Leave two numbers whose product { $d } divides
    .spoil = Leave two numbers whose product { $d } does not divide
    .holds = { $x } · { $y } = { $product } is a multiple of { $d }.
    .fails = { $x } · { $y } = { $product } is no multiple of { $d }.
bond-coprime = they have no common divisor except 1
    .title = Coprime
    .fact = Of any n + 1 numbers from 1 to 2n two are neighbours, and neighbours are coprime.
    .leave = Leave two numbers that have no common divisor
    .spoil = Leave two numbers that have a common divisor
    .holds = { $x } and { $y } have no common divisor except 1.
    .fails = { $x } and { $y } have the common divisor { $common }.
bond-divides = one of them divides the other
    .title = One divides the other
    .fact = Of any n + 1 numbers from 1 to 2n one divides another (Erdős).
    .leave = Leave two numbers of which one divides the other
    .spoil = Leave two numbers of which neither divides the other
    .holds = { $x } divides { $y }.
    .fails = { $x } does not divide { $y }.
bond-prime-sum = their sum is a prime number
    .title = Sum is prime
    .fact = The numbers from 1 to 2n fall into pairs with prime sums, because there is always a prime between m and 2m (Bertrand).
    .leave = Leave two numbers whose sum is prime
    .spoil = Leave two numbers whose sum is not prime
    .holds = { $x } + { $y } = { $sum } is a prime number.
    .fails = { $x } + { $y } = { $sum } is not a prime number.
bond-square-sum = their sum is a square number
    .title = Sum is a square
    .fact = The Divider who closes wins on 5, 7, 8, 9 numbers and on every board from 13 to 40, but not on 4, 6, 10, 11 and 12.
    .leave = Leave two numbers whose sum is a square
    .spoil = Leave two numbers whose sum is not a square
    .holds = { $x } + { $y } = { $sum } is a square number.
    .fails = { $x } + { $y } = { $sum } is not a square number.
bond-lines = a line is drawn between them
    .title = Draw your own lines
    .fact = Any picture of points and lines is a game.
    .leave = Leave two numbers with a line between them
    .spoil = Leave two numbers without a line between them
    .holds = A line joins { $x } and { $y }.
    .fails = No line joins { $x } and { $y }.

## Names of things

field-n = n
field-bond = bond
field-board = board
field-divider = Divider
field-breaker = Breaker
field-numbers = numbers left
field-crossed = crossed out
field-turn = to move
field-moves-left = moves left
field-winner = winner
field-closer = last move
field-margin = margin
field-winning-moves = winning moves
field-reason = reason
field-certificate = proof to check
field-kind = kind of proof
field-hostile = hostile set
field-groups = groups
field-delete = to cross out

## The statements of the paper, and the one beyond it

statement-2-4-3 = On the board 1 to n every remainder occurs n/d times, rounded down, and those from 1 to the remainder of n once more [Lemma 2.4.3].
statement-3-1-2 = When every number on the board has a partner and B is to move, A wins by answering each number with a partner [Lemma 3.1.2].
statement-3-1-4 = A wins for odd n from 5 on when d is (n − 1)/2, (n + 1)/2, n, n + 1 or n + 2 [Theorem 3.1.4].
statement-3-1-7 = When just three remainders x, y, z have one number too many, at least one of them is its own partner, and each that is has at least three numbers, A to move wins by the x, y, z strategy [Lemma 3.1.7].
statement-3-1-8 = A wins for odd n from 5 on when d is 2 or 3, and for odd n from 11 on also when d is 4, 5 or 6 [Theorem 3.1.8].
statement-3-1-10 = For d from 7 on and every k from 1 on A wins when n is kd − 1, (k + 1)d + 1 or (k + 3)d − 3 and d is even, or when n is (2k − 1)d − 2, (2k − 1)d, 2kd − 1, 2kd + 1, (2k + 1)d + 2 or 2(k + 1)d − 3 and d is odd [Theorem 3.1.10].
statement-3-2-1 = B wins for odd n from 5 on when d lies between (n + 3)/2 and n − 1 [Theorem 3.2.1].
statement-3-2-3 = B wins for odd n from 5 on when d is n + 3 or more [Theorem 3.2.3].
statement-3-2-5 = B wins for every even n [Theorem 3.2.5].
statement-3-2-6 = When d is one of those of Theorem 3.1.4 but not 2, and A could give every number a partner but does not, B wins [Theorem 3.2.6].
statement-pigeonhole = With differences no two numbers of a set are bonded only if all leave different remainders: at most d of them [Pigeonhole principle].
    .title = Pigeonhole principle
statement-residue-class = With differences all numbers of a set are bonded only if all leave the same remainder: at most n/d of them, rounded up [Counting residues].
    .title = Counting residues
statement-neighbours = Of n/2 + 1 numbers from 1 to n two are neighbours, and neighbours are coprime [Neighbours are coprime].
    .title = Neighbours are coprime
statement-one-and-primes = Of pairwise coprime numbers up to n there are at most as many as primes, and the 1: each of the others needs a prime of its own [One and the primes].
    .title = One and the primes
statement-erdos = Of more than n/2 numbers from 1 to n, rounded up, two have the same odd part, so one of them divides the other [Erdős's odd parts].
    .title = Erdős's odd parts
statement-doublings = In a chain in which each number divides the next, each is at least twice the one before [Chains of doublings].
    .title = Chains of doublings
statement-bertrand-pairs = The numbers from 1 to 2m fall into pairs with prime sums, because there is always a prime between m and 2m [Bertrand pairs].
    .title = Bertrand pairs
statement-odd-and-even = The sum of two different numbers from 1 on is prime only if one is odd and one is even, so no three numbers are bonded to each other [Odd and even].
    .title = Odd and even
statement-last-two = Whoever makes the last move wins exactly when no hostile set has more than half of the numbers, rounded up [Last-two theorem].

## The strategies

strategy-pairing = Gives every number a partner, then answers each number with a partner of it.
    .title = Pairing
    .applies = Only for the Divider who makes the last move, when every number has a partner or one move is enough for that.
strategy-triple = Brings three remainders with one number too many into order, then answers each number with a partner.
    .title = x, y, z
    .applies = Only for the Divider who makes the last move, when just three remainders have one number too many.
strategy-program = Makes numbers superfluous as fast as it can: the program of the paper's website.
    .title = The paper's program
    .applies = Only for the Breaker; it wins every odd board of the paper's game on which B can win.
strategy-even-board = Takes care that the last three numbers are not all bonded to each other.
    .title = Even board
    .applies = Only for the Breaker who makes the last move, as B does in the paper's game when n is even.
strategy-perfect = Wins whenever the win is there, and otherwise sets the hardest problem.
    .title = Perfect
    .applies = For both sides, always.
strategy-random = Crosses out any number.
    .title = Random
    .applies = For both sides, always.
strategy-learner = Plays perfectly, but a share of its moves is random.
    .title = Learner
    .applies = For both sides, always.

## Refusals

error-not-a-number = { $name } must be a whole number, not { $value }
error-not-a-player = a player is A or B, not { $value }
error-not-a-board = a board is a list of numbers, not { $value }
error-n-too-small = a board needs at least 4 numbers, not { $value }
error-d-too-small = the divisor d must be at least 2, not { $value }
error-remainder-out-of-range = the remainder must be between 0 and { $largest }, not { $value }
error-no-bond = a variant needs the divisor d or another bond
error-two-bonds = a variant has the divisor d or another bond, not both
error-no-divisor = this is made for sums, and { $variant } has no divisor
error-no-such-bond = there is no bond { $value }, choose from { $known }
error-bond-rest = { $bond } stands alone, without { $value }
error-bond-divisor = the bond { $bond } needs one divisor, as in { $bond } 4, not { $value }
error-bond-positive = with the bond { $bond } all numbers are 1 or more, not { $value }
error-bond-too-large = with the bond { $bond } numbers go up to { $largest }, not to { $value }
error-line-loop = a line goes from a number to another, not from { $value } to itself
error-too-many-lines = at most { $largest } lines may be drawn
error-not-a-line = a line is written as in 1-2, not as { $value }
error-line-off-the-board = a line goes to { $value }, which is not on the board
error-remainder-without-sum = a remainder goes with a sum, not with { $bond }
error-two-remainders = the bond has the remainder { $remainder } already, so the remainder cannot be { $value }
error-too-large-to-solve = with the bond { $bond } boards of up to { $largest } numbers are solved, not of { $value }
error-repeated = { $value } stands on the board twice
error-wrong-n = n is { $n }, but the board has { $value } numbers
error-board-too-large = a board of more than { $largest } numbers can be solved at the start, but not played
error-game-over = { $value } cannot be crossed out: the game is over
error-not-on-the-board = { $value } is not on the board of { $board }
error-already-crossed = { $value } is already crossed out, choose a number left
error-not-a-text = a game is read from a text, not from { $value }
error-notation-too-long = a game is written in at most { $largest } characters, not in { $value }
error-notation-too-large = a game of { $value } moves on { $n } numbers is too large for one line
error-notation-long-number = a number may have at most { $largest } digits in a written game
error-notation-unfinished = the text ends before the game is complete
error-notation-variant = a game begins with its variant, as in Z(15, 7), not with { $value }
error-notation-sign = { $value } stands where { $sign } should be
error-notation-number = { $value } stands where a number should be
error-notation-option = { $value } stands where remainder= or divider= or ) should be
error-notation-twice = { $value } is given twice
error-notation-result = a result is A, B or *, not { $value }
error-notation-not-over = the result is { $value }, but the game is not over
error-notation-wrong-result = the result is { $value }, but { $winner } has won
error-notation-end = { $value } stands after the end of the game
error-no-such-language = there are words in { $known }, but not in { $value }
error-no-such-strategy = there is no strategy { $value }, choose from { $known }
error-strategy-not-for-seat = the strategy { $strategy } has no rule for { $player } in { $variant }: choose perfect, which plays everywhere
error-share-without-learner = a share of random moves goes with { $known }, not with { $value }
error-share-out-of-range = a share is between 0 and 1, not { $value }
error-no-move-left = no number can be crossed out: the game is over
error-number-too-long = { $name } has more than { $largest } digits
error-not-n-and-d = give the board's N and the divisor D or another bond, as in 15 7 or 15 coprime, not { $value }
error-bound-out-of-range = the bound must be between 4 and { $largest }, not { $value }
error-bound-too-small = an audit needs boards of at least 4 numbers, not { $value }
error-missing-extra = { $package } is not installed: pip install 'zahlenschlacht[{ $extra }]'
error-not-a-move = { $value } is no number and no command: ? lists the commands

## What is wrong with a recipe

error-recipe-not-a-text = a recipe is read from a text, not from { $value }
error-recipe-too-long = a recipe has at most { $largest } characters
error-recipe-too-many-lines = a recipe has at most { $largest } lines
error-recipe-no-word = a word is missing here, such as partner
error-recipe-no-such-word = { $value } is no word of a recipe, choose from { $known }
error-recipe-no-such-time = { $value } does not say when a line is to be followed, choose from { $known }
error-recipe-colon = a colon stands only after the first word of a line, as in first:r1
error-recipe-sign = { $value } stands where . or ; should be
error-recipe-twice = { $value } stands twice in one line

## What is wrong with a puzzle

error-no-such-theme = there is no theme { $value }, choose from { $known }
error-seed-length = a seed has 1 to { $largest } characters, not { $value }
error-puzzle-over = the puzzle is over before { $value } is crossed out
error-seed-and-day = a puzzle has a seed or a day, not both
error-not-a-day = a day is written as 2026-11-16, not as { $value }

## What is wrong with a lesson

error-not-an-answer = { $value } is not an answer to an exercise of the kind { $kind }
error-no-such-lesson = there is no lesson { $value }, choose from { $known }
error-no-such-exercise = the lesson { $name } has { $count } exercises, so there is no exercise { $value }
error-recipe-board-too-large = recipes are checked on at most { $largest } numbers, not on { $value }
error-bad-lesson = { $place } has { $value }, which is none of { $known }
error-no-such-option = { $value } cannot be chosen, only { $known }
error-other-game = the game does not begin with the position of the exercise

## Refusals of a match

error-match-too-large = a match is played on at most { $largest } numbers, not on { $value }
error-number-too-large = the numbers of a match are at most { $largest }, not { $value }
error-no-person = a match needs a person on one of its seats
error-stale-move = the move is for ply { $value }, but { $ply } numbers are crossed out
error-not-your-turn = it is the turn of { $player }
error-no-takeback = moves are taken back only against a program or at the same device
error-stale-takeback = the match stands at ply { $ply }, so it cannot go back to { $value }
error-takeback-to-program = at ply { $value } the program is to move, go back to a ply where a person is
error-too-many-takebacks = so much was taken back in this match that no more can be
error-not-over = the game is not over yet
error-over = the game is over already
error-resigned = { $player } has resigned, so the game is over
error-seat-open = nobody plays { $player } yet
error-seat-taken = the seat of { $player } is taken, but anyone may watch
error-not-a-range = { $name } must be an ascending range of whole numbers, not { $value }
error-empty-range = { $name } begins above its end in { $value }
error-off-the-map = { $name } may go up to { $largest } on the map, not to { $value }
error-no-such-layer = there is no layer { $value }, choose from { $known }
error-wrong-array = the array must have the shape { $shape } and hold { $type }, not { $value }
error-map-too-large = the map would take { $value } of memory, more than { $largest }; written as CSV it takes none
error-no-such-file-kind = a map is written as { $known }, not as { $value }
error-cannot-write = { $path } cannot be written: { $reason }
error-not-a-window = { $name } is given as FROM:TO or FROM:TO:STEP, as in 5:2000, not { $value }
error-no-such-zoom = the zoom must be between 0 and { $largest }, not { $value }
error-no-such-tile = at zoom { $z } the tile's { $name } must be between 0 and { $largest }, not { $value }
error-window-too-large = a window has at most { $largest } variants, not { $value }
error-no-such-parity = n is taken from { $known }, not { $value }

## Refusals of the website and its storage

error-busy = too many long computations are waiting, try again soon
error-too-many-requests = too many requests, wait a moment
error-too-many-streams = too many people are watching, try again
error-too-many-streams-here = at most { $largest } live streams a client
error-too-slow = the body did not arrive in time
error-body-too-large = the body may have at most { $largest } bytes
error-wrong-media-type = the body must be application/json, not { $value }
error-not-json = the body is not JSON: { $reason }
error-bad-value = { $place }: { $reason }, not { $value }
error-other-origin = this request comes from a page of another site
error-not-found = there is nothing at this address
error-wrong-method = this address does not take { $value }
error-http-error = the request was refused: { $reason }
error-internal = the server made a mistake; it has been written down
error-no-such-match = there is no match { $value }
error-no-token = this needs the token of a seat, as in 'Authorization: Bearer ...'
error-wrong-token = this token holds no seat of this match
error-wrong-join-secret = this join link does not belong to this match
error-no-board = a board is given by n or by numbers
error-too-many-numbers = { $name } may have at most { $largest } numbers, not { $value }
error-bad-setting = { $name } must be a whole number from { $least } on, not { $value }
error-cannot-listen = cannot listen on { $host }, port { $port }: { $reason }
error-database-url = a database is sqlite:///path or postgresql://user@host/name, not { $value }
error-database-unreachable = the database at { $value } does not answer: { $reason }
error-database-unreadable = { $file } cannot be used as a database: { $reason }
error-database-in-use = another server already uses { $file }: stop it, choose another file with --database, or use PostgreSQL
error-not-days = days are given as in 30d, not as { $value }
error-storage = the database does not answer at the moment, try again soon
error-database-newer = { $file } was written by a newer Zahlenschlacht: update this one, or choose another database
error-database-foreign = { $file } has tables of something else: choose a database of its own
error-database-replaced = { $file } was deleted or replaced while the server ran: start it again

## Refusals of the oracle

error-too-many-to-search = the oracle over sets takes boards of at most { $largest } numbers, not { $value }
error-other-variant = this oracle knows { $variant }, not { $value }

## Refusals of scorecards and environments

error-not-an-agent = an agent is a strategy, a program, an OpenSpiel policy or bot, or a function of a position, not { $value }
error-not-probabilities = probabilities are not negative and add up to 1, not { $value }
error-not-a-command = { $value } is no command: { $reason }
error-no-command = a program is started by a command, and this one is empty
error-seconds-out-of-range = a time limit is above 0 seconds, not { $value }
error-cannot-start = { $value } cannot be started: { $reason }
error-no-such-exact = a score is exact over { $known }, not over { $value }
error-too-few-representatives = each shape needs at least one representative, not { $value }
error-too-few-games = at least one game must be played, not { $value }
error-too-many-sets = every set of numbers is asked about on boards of at most { $largest } numbers, not { $value }
error-too-many-shapes = { $value } has too many shapes to ask about each: play sampled games instead
error-not-semicolons = numbers are written as 1;4;9;16, not as { $value }
error-illegal-action = the action { $value } crosses out no number on the board
error-too-many-bits = boards of at most { $largest } numbers are labelled in bulk, not { $value }
error-not-bits = boards are sets of bits, not { $value }
error-not-a-labelled-board = a board has at least two numbers, all of them of { $variant }
error-no-agent = name a strategy to score, or give a program by --command
error-not-a-grid = a grid has --n and --d, and no other board
error-grid-too-large = a grid has at most { $largest } variants, not { $value }
error-no-such-grid-kind = a grid is written as { $known }, not as { $value }
error-too-few-questions = at least one question must be asked, not { $value }
error-no-such-question-kind = questions are written as { $known }, not as { $value }
error-environment-too-large = an environment has at most { $largest } numbers, not { $value }

## The command line

cli-variants-title = The { $count } variants of the paper's website. The paper prints no list, but what it says determines one: n is odd, from 5 to 25, A can force a win, and as soon as A could give every number a partner and does not, B can.
cli-variants-named = By name: { $original } is the original game, { $school } the school variant.
cli-column = column { $column }: { $error }
cli-puzzle-keys = Type a number to cross it out, l if all is lost, h for a hint, q to leave.
cli-puzzle-show = Numbers, with commas or spaces between them; pairs as in 1-6 2-5; q to leave >
cli-puzzle-solution = Winning moves: { $numbers }.
cli-strategy = strategy
cli-bonded-when = bonded when
cli-fact = the fact behind it
cli-what-it-does = what it does
cli-citation = place
cli-percent = { $share } %
cli-pairing = pairing: { $shown }
cli-pairing-after = pairing: delete { $delete }; { $shown }
cli-groups = groups: { $shown }
cli-hostile = hostile set: { $shown }
cli-hostile-after = hostile set: { $shown }; delete { $delete }
cli-search = found by a search of all sets of numbers; a largest hostile set: { $shown }
cli-not-listed = not listed, the board is too large
cli-coverage-title = Variants Z(n, d) with n up to { $bound } that the paper decides
cli-all-variants = all, d ≤ n + 3
cli-question-variants = question (i): n odd, 7 ≤ d ≤ (n − 3)/2
cli-variants-counted = variants
cli-decided = decided by a theorem
cli-by-lemma = only by a lemma, applied to the start
cli-by-remark = only by a remark: Z(17, 7), after Theorem 3.2.1
cli-open = left open
cli-complete-solution = The complete solution decides them all.
cli-legend-a = a: crossed out by A
cli-legend-b = b: by B
cli-legend-superfluous = (): superfluous
cli-counts = How many numbers of each residue modulo { $d } are left:
cli-two-people = Two people play at this terminal.
cli-you-are = You are { $player }. Your opponent: { $opponent }.
cli-keys = Type a number to cross it out, h for help, u to take back, b for the board, ? for this help, q to leave.
cli-prompt = { $player } ({ $moves ->
    [one] last move
   *[other] { $moves } moves left
}) >
cli-crosses-out = { $player } crosses out { $number }.
cli-help-more = Type h again for more.
cli-nothing-to-take-back = There is no move to take back.
cli-no-page = The page is not in this installation, so only the API answers. In a checkout: make play, or ZAHLENSCHLACHT_PAGE=yes pip install '.[web]'
cli-goodbye = Goodbye.
cli-notation = The game in one line:
cli-blunder = blunder; the win was kept by { $moves }
cli-ply = move
cli-player = player
cli-number = number
cli-remark = remark
cli-margin-note = The margin is what { $closer }, who makes the last move, has to spare; below zero { $closer } is losing.
cli-other-opponent = The strategy { $strategy } has no rule for { $player } here, so perfect takes its place.
cli-again = a: again, s: swap sides, q: leave >
cli-no-proxy = Requests are bounded here, but not how many connections one address holds open, and nothing is encrypted: for the internet put a proxy in front, as docs/deployment.md says.
cli-matches-counted = { $count ->
    [one] There is 1 match.
   *[other] There are { $count } matches.
 }
cli-matches-deleted = { $count ->
    [one] 1 match was deleted that nobody had changed for { $days } days.
   *[other] { $count } matches were deleted that nobody had changed for { $days } days.
 }
cli-audit-statement = statement
cli-audit-cases = cases
cli-audit-failures = failures
cli-audit-seconds = seconds
cli-audit-total = { $cases } cases, { $failures ->
    [one] 1 failure
   *[other] { $failures } failures
}, { $seconds } s
cli-atlas-title = { $layer }: n to the right, d upwards
cli-atlas-winner = Who wins
cli-atlas-margin = How clearly
cli-atlas-share = The share of first moves that win
cli-atlas-paper = What the paper decides
cli-atlas-legend = { $layer ->
    [margin] A, a: A wins clearly, narrowly. B, b: B does.
    [share] The darker, the more of A's first moves win.
    [paper] Dark where the paper decides, blank where only the complete solution does.
   *[winner] Dark where A wins, blank where B wins.
}
cli-atlas-legend-colour = { $layer ->
    [margin] Pink: A wins, turquoise: B wins; the brighter, the more clearly.
    [share] Slate: none of A's first moves win, yellow: a quarter of them, pink: all.
    [paper] Yellow: only the complete solution decides; other colours: the paper does.
   *[winner] Pink: A wins, slate: B wins.
}
cli-atlas-written = { $file }: { $rows } divisors by { $columns } boards

## Scorecards and questions

cli-score-title = { $agent } on { $variant }, which { $winner } wins when both play perfectly
cli-score-side = as { $side }
cli-score-right = right where it matters
cli-score-right-by = right as { $side }
cli-score-left = numbers left
cli-score-accuracy = { $right }, chance { $chance }, of { $count }
cli-score-floor = floor: wins against a best response
cli-score-against-random = wins against random moves
cli-score-against-perfect = wins against perfect play
cli-score-questions = questions
cli-score-illegal = forfeited: number not on the board
cli-score-unreadable = forfeited: no number
cli-score-late = forfeited: too late
cli-score-crashed = forfeited: program ended
cli-score-unfit = forfeited: no move by its rule
cli-score-first-fault = First fault as { $side }: { $fault }
cli-score-note = { $exact ->
    [sets] Exact: every set of numbers was asked about.
    [games] Sampled: { $count ->
        [one] one game
       *[other] { $count } games
    } against each opponent, with intervals at 95 %.
   *[shapes] Exact for the positions asked about: { $count ->
        [one] one
       *[other] { $count }
    } for each shape.
} It matters where some moves win, but not all.
cli-score-sampled = The agent draws its moves: its probabilities are unknown, so games were played and there is no floor.
cli-score-grid-title = { $agent } as { $side }: right where it matters, in per cent
cli-score-page-title = { $agent }: right where it matters
cli-score-page-note = Per cent of right moves in positions that are won, but not by every move; below, what moves at random get right. A dot: there are no such positions. Point at a cell for the win chances.
cli-score-kind = { $kind ->
    [trained] trained
    [unseen] unseen
   *[all] all
}
cli-score-mean = { $kind ->
    [trained] As { $side }, on boards trained on: { $right } right on average, chance { $chance }.
    [unseen] As { $side }, on boards not seen before: { $right } right on average, chance { $chance }.
   *[all] As { $side }: { $right } right on average, chance { $chance }.
}
cli-score-faults = { $count ->
    [one] One answer was forfeited
   *[other] { $count } answers were forfeited
}, the first: { $first }
cli-score-star = * trained on
cli-score-written = { $file }: { $count ->
    [one] one scorecard
   *[other] { $count } scorecards
}
cli-questions-written = { $file }: { $count ->
    [one] one question
   *[other] { $count } questions
}
question-range = The numbers 1 to { $n } stand on a board.
question-board = The numbers { $numbers } stand on a board.
question-crossed = Crossed out so far, in order: { $numbers }.
question-ask = You are { $player }, and it is your turn. Which number do you cross out? Answer with the number alone.
