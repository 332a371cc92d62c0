### English words of Zahlenschlacht.
###
### Shared by the command line (explain/fluent.py) and the page (@fluent/bundle). Every message here is in de.ftl too, with
### the same variables; a test compares them. $d is the divisor, $remainder what the sum of the last two must leave.
### A player is "A" or "B". $sort says what numbers are: no two "unbonded" ones are bonded, any two "bonded" ones are.

## Parts of sentences

fits = { $remainder ->
    [0] is a multiple of { $d }
   *[other] is { $remainder } more than a multiple of { $d }
}
sum-fits = { fits }
sum-misses = { $remainder ->
    [0] is not a multiple of { $d }
   *[other] is not { $remainder } more than a multiple of { $d }
}
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-cut = { $first }, … ({ $count } in all)
list-group = ({ $numbers })
number-long = a number of about { $digits } digits
decimal-mark = .
number-cut = { $first }… ({ $digits } digits)
winner-wins = { $you ->
    [winner] you win
   *[none] { $winner } wins
}
loser-needs = { $you ->
    [loser] To win, you would need { $need }
   *[none] To win, { $loser } would need { $need }
}
partner-answer = { $you ->
    [winner] Whatever { $loser } crosses out, cross out its partner.
    [loser] Whatever you cross out, { $winner } crosses out its partner.
   *[none] Whatever { $loser } crosses out, { $winner } crosses out its partner.
} So two partners are left at the end.
mate-answer = { $you ->
    [winner] Whatever { $loser } crosses out, cross out the other number of its pair.
    [loser] Whatever you cross out, { $winner } crosses out the other number of its pair.
   *[none] Whatever { $loser } crosses out, { $winner } crosses out the other number of its pair.
} So one pair is left at the end.

## The rules

rules-moves = Take turns crossing out a number until two are left. { $begins } begins.
rules-goal = { $you ->
    [divider] You win if the sum of the last two { fits }; otherwise { $breaker } wins.
    [breaker] { $divider } wins if the sum of the last two { fits }; otherwise you win.
   *[none] { $divider } wins if the sum of the last two { fits }; otherwise { $breaker } wins.
}
rules-goal-bond = { $you ->
    [divider] You win if the last two are partners; otherwise { $breaker } wins.
    [breaker] { $divider } wins if the last two are partners; otherwise you win.
   *[none] { $divider } wins if the last two are partners; otherwise { $breaker } wins.
} Two numbers are partners if { $when }.
goal-bond = { $you ->
    [divider] You want the last two numbers to be partners, { $breaker } does not.
    [breaker] { $divider } wants the last two numbers to be partners, you do not.
   *[none] { $divider } wants the last two numbers to be partners, { $breaker } does not.
} Two numbers are partners if { $when }.
goal = { $you ->
    [divider] You want the last two numbers to be partners, { $breaker } does not.
    [breaker] { $divider } wants the last two numbers to be partners, you do not.
   *[none] { $divider } wants the last two numbers to be partners, { $breaker } does not.
} Two numbers are partners if their sum { fits }.

## Who wins, and why

verdict-wins = { $you ->
    [winner] You can win, whatever { $loser } does.
    [loser] { $winner } can win, whatever you do.
   *[none] { $winner } can win, whatever { $loser } does.
}
closer = { $you ->
    [closer] You make the last move.
   *[none] { $closer } makes the last move.
}
why-all = { $sort ->
    [unbonded] No two of the numbers left are partners, so { winner-wins } whatever happens.
   *[bonded] Any two of the numbers left are partners, so { winner-wins } whatever happens.
}
why-hostile = { $sort ->
    [unbonded] { $hostile }: no two of them are partners.
   *[bonded] { $hostile }: any two of them are partners.
} { $you ->
    [winner] You only have to get rid of { $delete }, and you have { $moves ->
        [one] one move
       *[other] { $moves } moves
    } for that.
   *[none] { $winner } only has to get rid of { $delete }, and has { $moves ->
        [one] one move
       *[other] { $moves } moves
    } for that.
}
why-last-three = { $sort ->
    [unbonded] Among { $numbers }, two are partners: { $x } and { $y }.
   *[bonded] Among { $numbers }, two are not partners: { $x } and { $y }.
} { $you ->
    [winner] You make the last move and keep those two.
   *[none] { $winner } makes the last move and keeps those two.
}
why-pairing = Every number has a partner: { $pairs }. { partner-answer }
why-pairing-after = Without { $number }, every number has a partner: { $pairs }. { partner-answer }
why-mates = { $sort ->
    [unbonded] The numbers can be put into pairs of partners: { $pairs }.
   *[bonded] The numbers can be put into pairs that are not partners: { $pairs }.
} { mate-answer }
why-mates-after = { $sort ->
    [unbonded] Without { $number }, the numbers can be put into pairs of partners: { $pairs }.
   *[bonded] Without { $number }, the numbers can be put into pairs that are not partners: { $pairs }.
} { mate-answer }
why-search = { loser-needs } { $sort ->
    [unbonded] numbers with no partners among them.
   *[bonded] numbers that are all partners of each other.
} There are at most { $most }. A computer search of all possibilities showed that.
why-no-three = Among any three numbers on the board, two are not partners. { $you ->
    [winner] You make the last move and keep two like that.
   *[none] { $winner } makes the last move and keeps two like that.
}
why-groups = { loser-needs } { $sort ->
    [unbonded] numbers with no partners among them. That is too many: in each of these { $count } groups all numbers are partners of each other, so only one from each group can be used.
   *[bonded] numbers that are all partners of each other. That is too many: in each of these { $count } groups no two numbers are partners, so only one from each group can be used.
} { $groups }.
why-large = { loser-needs } { $sort ->
    [unbonded] numbers with no partners among them.
   *[bonded] numbers that are all partners of each other.
} There are at most { $most }.
why-large-hostile = { $sort ->
    [unbonded] Among the { $size } numbers there are { $most } with no partners among them.
   *[bonded] Among the { $size } numbers there are { $most } that are all partners of each other.
} That is more than half of them ({ $half }, rounded up). { $you ->
    [winner] So you have enough moves to cross out all the others.
   *[none] So { $winner } has enough moves to cross out all the others.
}
spare-none = { $you ->
    [winner] It’s tight: one wrong move and you lose the lead.
   *[none] It’s tight: one wrong move and { $winner } loses the lead.
}
spare-some = { $you ->
    [winner] { $spare ->
        [one] Your next move can be any number: you still win.
       *[other] Your next { $spare } moves can be any numbers: you still win.
    }
   *[none] { $spare ->
        [one] The next move of { $winner } can be any number: { $winner } still wins.
       *[other] The next { $spare } moves of { $winner } can be any numbers: { $winner } still wins.
    }
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

moves-none = { $you ->
    [player] No move wins, unless the other player makes a mistake.
   *[none] No move of { $player } wins, unless the other player makes a mistake.
}
moves-none-last = { $you ->
    [player] No move wins any more.
   *[none] No move of { $player } wins any more.
}
moves-all = { $you ->
    [player] Every move wins.
   *[none] Every move of { $player } wins.
}
moves-some = { $you ->
    [player] { $count ->
        [one] Only one move wins: cross out { $numbers }.
       *[other] Only these moves win: cross out { $numbers }.
    }
   *[none] { $count ->
        [one] Only one move of { $player } wins: cross out { $numbers }.
       *[other] Only these moves of { $player } win: cross out { $numbers }.
    }
}
moves-avoid = { $you ->
    [player] { $count ->
        [one] You must keep { $numbers }: you cannot win without it.
       *[other] You must keep { $numbers }: { $sort ->
            [unbonded] no two of them are partners
           *[bonded] any two of them are partners
        }, and you need every one.
    }
   *[none] { $count ->
        [one] { $player } must keep { $numbers }: { $player } cannot win without it.
       *[other] { $player } must keep { $numbers }: { $sort ->
            [unbonded] no two of them are partners
           *[bonded] any two of them are partners
        }, and { $player } needs every one.
    }
}
class-pairing = After that every number has a partner.
class-last-move = Crossing out { $number } leaves { $x } and { $y }, and { $x } + { $y } = { $sum } { $sort ->
    [unbonded] { sum-fits }
   *[bonded] { sum-misses }
}.
class-last-two = { $sort ->
    [unbonded] Crossing out { $number } leaves { $x } and { $y }. They are partners.
   *[bonded] Crossing out { $number } leaves { $x } and { $y }. They are not partners.
}
class-core = { $sort ->
    [unbonded] There are { $most } numbers with no partners among them, and that is one too many.
   *[bonded] There are { $most } numbers that are all partners of each other, and that is one too many.
} { $count ->
    [one] This number is always one of them.
   *[other] Each of these numbers is always one of them.
}
class-bonded = Any two of these { $count } numbers are partners, and at most { $most } of them may stay.
class-superfluous = { $count ->
    [one] { $numbers } has no partner on the board.
   *[other] { $numbers } have no partner on the board.
}
class-left-over = For { $numbers } there { $partners ->
    [one] is only one partner
   *[other] are only { $partners } partners
}, so one of them should go.
class-more = The same goes for { $count ->
    [one] one more number
   *[other] { $count } more numbers
}.

## Help, step by step

help-residues = Divide by { $d }: { $count ->
    [one] every number with remainder { $residues } wins.
   *[other] every number with one of the remainders { $residues } wins.
}
help-many-residues = Divide by { $d }: numbers with { $count } different remainders win.
help-no-residue = No number is sure to win here. Hope that the other player makes a mistake!

## What a move did

move-keeps = { $you ->
    [player] Good: after { $number } you are still winning.
   *[none] After { $number }, { $player } is still winning.
}
move-only = No other number would have won.
move-lost = { $you ->
    [player] You were losing before { $number }, and no other number was better.
   *[none] { $player } was losing before { $number }, and no other number was better.
}
move-lost-last = { $you ->
    [player] { $number } loses, but you had no winning move.
   *[none] { $number } loses, but { $player } had no winning move.
}
move-blunder = { $you ->
    [player] { $number } is a mistake: now { $winner } can win, whatever you do.
    [winner] { $number } is a mistake of { $player }: now you can win.
   *[none] { $number } is a mistake of { $player }: now { $winner } can win.
}
move-blunder-last = { $you ->
    [player] { $number } gives your win away.
   *[none] { $player } gives the win away with { $number }.
}
move-better = { $count ->
    [one] { $numbers } was the only winning move.
   *[other] { $numbers } would have won.
}
after-pairing = Now every number has a partner: answer each number with its partner.

## The end

result-multiple = { $x } and { $y } are left. { $x } + { $y } = { $sum } = { $quotient } · { $d } { sum-fits }: { winner-wins }.
result-remainder = { $x } and { $y } are left. { $x } + { $y } = { $sum } = { $quotient } · { $d } + { $rest } { sum-fits }: { winner-wins }.
result-missed = { $x } and { $y } are left. { $x } + { $y } = { $sum } = { $quotient } · { $d } + { $rest } { sum-misses }: { winner-wins }.

result-bonded = { $x } and { $y } are left. They are partners: { winner-wins }.
result-unbonded = { $x } and { $y } are left. They are not partners: { winner-wins }.
result-resigned = { $you ->
    [player] You have resigned: { $winner } wins.
    [winner] { $player } has resigned: you win.
   *[none] { $player } has resigned: { $winner } wins.
}

## What help asks before it tells, and what is wrong with a marked set or drawn pairs

ask-left-over = Pair the numbers up. Which numbers are left over?
ask-hostile = { $sort ->
    [unbonded] Find { $count } numbers with no partners among them.
   *[bonded] Find { $count } numbers that are all partners of each other.
}
ask-partners = Two numbers can pair up if { $when }. Each number can be in only one pair.
told-none = No number is left over: every number has a partner.
told-left-over = { $count ->
    [one] One number is left over{ $choice ->
        [only] : { $numbers }.
       *[some] , for example { $numbers }.
    }
   *[other] { $count } numbers are left over{ $choice ->
        [only] : { $numbers }.
       *[some] , for example { $numbers }.
    }
}
told-hostile = For example { $numbers }.
flaw-bonded = { $x } and { $y } are partners: { $x } + { $y } = { $sum } { sum-fits }.
flaw-unbonded = { $x } and { $y } are not partners: { $x } + { $y } = { $sum } { sum-misses }.
flaw-too-few = { $count } so far. You need { $least }.
flaw-bonded-here = { $x } and { $y } are partners.
flaw-unbonded-here = { $x } and { $y } are not partners.
flaw-facing = { $sides ->
    [own] Not quite. Look at { $many }: any two of them can pair up. Is one left over?
    [one] Not quite. No number can pair up with { $many }.
   *[two] Not quite. Look at { $many }: each needs a partner from { $few }. How many are left over?
}
flaw-alone = Not quite: { $number } has no partner left.
flaw-too-many = You marked { $count }. { $least ->
    [0] But no number has to be left over.
    [one] But only one number has to be left over.
   *[other] But only { $least } numbers have to be left over.
}

## Other bonds: when two numbers are bonded, and the fact behind it

bond-sum = { $remainder ->
    [0] they add up to a multiple of { $d }
   *[other] their sum is { $remainder } more than a multiple of { $d }
}
    .title = Sum divisible by d
    .fact = The classic. It began with the numbers 1 to 2017 and d = 8 in the Bundeswettbewerb Mathematik 2017, a German competition.
    .leave = { $remainder ->
        [0] Leave two numbers that add up to a multiple of { $d }
       *[other] Leave two numbers whose sum is { $remainder } more than a multiple of { $d }
    }
    .spoil = { $remainder ->
        [0] Don’t leave two numbers that add up to a multiple of { $d }
       *[other] Don’t leave two numbers whose sum is { $remainder } more than a multiple of { $d }
    }
    .holds = { $x } + { $y } = { $sum } { sum-fits }.
    .fails = { $x } + { $y } = { $sum } { sum-misses }.
bond-difference = their difference is a multiple of { $d }
    .title = Difference divisible by d
    .fact = Among any d + 1 numbers, two have the same remainder when you divide by d. This is the pigeonhole principle.
    .leave = Leave two numbers whose difference is a multiple of { $d }
    .spoil = Don’t leave two numbers whose difference is a multiple of { $d }
    .holds = The difference of { $x } and { $y } is { $difference }, a multiple of { $d }.
    .fails = The difference of { $x } and { $y } is { $difference }, not a multiple of { $d }.
bond-product = their product is a multiple of { $d }
    .title = Product divisible by d
    .fact = One number can bring one factor of d, and the other number brings the other factor.
    .leave = Leave two numbers whose product is a multiple of { $d }
    .spoil = Don’t leave two numbers whose product is a multiple of { $d }
    .holds = { $x } · { $y } = { $product } is a multiple of { $d }.
    .fails = { $x } · { $y } = { $product } is not a multiple of { $d }.
bond-coprime = they have no common divisor except 1
    .title = No common divisor
    .fact = Among any n + 1 numbers from 1 to 2n, two are neighbours, and neighbours have no common divisor except 1.
    .leave = Leave two numbers with no common divisor except 1
    .spoil = Leave two numbers with a common divisor other than 1
    .holds = { $x } and { $y } have no common divisor except 1.
    .fails = { $x } and { $y } have the common divisor { $common }.
bond-divides = one of them is a multiple of the other
    .title = One is a multiple of the other
    .fact = Among any n + 1 numbers from 1 to 2n, one is a multiple of another (Erdős).
    .leave = Leave two numbers, one a multiple of the other
    .spoil = Leave two numbers, neither a multiple of the other
    .holds = { $y } is a multiple of { $x }.
    .fails = { $y } is not a multiple of { $x }.
bond-prime-sum = their sum is a prime number
    .title = Sum is a prime number
    .fact = You can put the numbers from 1 to 2n into pairs with prime sums, because there is always a prime number between m and 2m (Bertrand).
    .leave = Leave two numbers whose sum is a prime number
    .spoil = Leave two numbers whose sum is not a prime number
    .holds = { $x } + { $y } = { $sum } is a prime number.
    .fails = { $x } + { $y } = { $sum } is not a prime number.
bond-square-sum = their sum is a square number
    .title = Sum is a square number
    .fact = A player who wants the square and makes the last move wins with 5, 7, 8, 9 or at least 13 numbers, but not with 4, 6, 10, 11 or 12.
    .leave = Leave two numbers whose sum is a square number
    .spoil = Leave two numbers whose sum is not a square number
    .holds = { $x } + { $y } = { $sum } is a square number.
    .fails = { $x } + { $y } = { $sum } is not a square number.
any-bond-text = they have the bond “{ $bond }”
any-bond-means = { $meaning }
any-bond-holds = { $x } and { $y } have the bond “{ $bond }”.
any-bond-fails = { $x } and { $y } do not have the bond “{ $bond }”.
bond-lines = there is a line between them
    .title = Draw your own lines
    .fact = Any picture of points and lines is a game.
    .leave = Leave two numbers with a line between them
    .spoil = Leave two numbers with no line between them
    .holds = There is a line between { $x } and { $y }.
    .fails = There is no line between { $x } and { $y }.

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

statement-2-4-3 = On the board 1 to n every remainder occurs n/d times, rounded down; the remainders from 1 up to that of n itself occur once more [Lemma 2.4.3].
statement-3-1-2 = If every number on the board has a partner and B is to move, A wins by answering each number with a partner [Lemma 3.1.2].
statement-3-1-4 = A wins for odd n from 5 on if d is (n − 1)/2, (n + 1)/2, n, n + 1 or n + 2 [Theorem 3.1.4].
statement-3-1-7 = Suppose that exactly three remainders x, y, z have one number too many. At least one of them is its own partner, and each such remainder has at least three numbers. Then A, to move, wins by the x, y, z strategy [Lemma 3.1.7].
statement-3-1-8 = A wins for odd n from 5 on if d is 2 or 3, and for odd n from 11 on also if d is 4, 5 or 6 [Theorem 3.1.8].
statement-3-1-10 = Let d be at least 7 and k at least 1. For even d, A wins if n is kd − 1, (k + 1)d + 1 or (k + 3)d − 3. For odd d, A wins if n is (2k − 1)d − 2, (2k − 1)d, 2kd − 1, 2kd + 1, (2k + 1)d + 2 or 2(k + 1)d − 3 [Theorem 3.1.10].
statement-3-2-1 = B wins for odd n from 5 on if d is between (n + 3)/2 and n − 1 [Theorem 3.2.1].
statement-3-2-3 = B wins for odd n from 5 on if d is n + 3 or more [Theorem 3.2.3].
statement-3-2-5 = B wins for every even n [Theorem 3.2.5].
statement-3-2-6 = Let d be one of the divisors of Theorem 3.1.4, but not 2. If A could give every number a partner but does not, B wins [Theorem 3.2.6].
statement-pigeonhole = With differences, two numbers with the same remainder are partners. So a set with no partners has at most d numbers [Pigeonhole principle].
    .title = Pigeonhole principle
statement-residue-class = With differences, partners have the same remainder. So a set in which any two numbers are partners has at most n/d numbers, rounded up [Counting remainders].
    .title = Counting remainders
statement-neighbours = Among more than n/2 numbers (rounded up) from 1 to n, two are neighbours, and neighbours have no common divisor except 1 [Neighbours are coprime].
    .title = Neighbours are coprime
statement-one-and-primes = Take numbers up to n of which no two have a common divisor except 1. Each of them except 1 needs a prime number of its own. So there is at most one number for each prime number, and the 1 [One and the primes].
    .title = One and the primes
statement-erdos = Among more than n/2 numbers (rounded up) from 1 to n, two have the same odd part. So one is a multiple of the other [Erdős's odd parts].
    .title = Erdős's odd parts
statement-doublings = In a chain in which each number divides the next, each number is at least twice the one before [Chains of doublings].
    .title = Chains of doublings
statement-bertrand-pairs = You can put the numbers from 1 to 2m into pairs with prime sums, because there is always a prime number between m and 2m [Bertrand pairs].
    .title = Bertrand pairs
statement-odd-and-even = If two different numbers from 1 on have a prime sum, one is odd and the other even. So no three numbers are all partners of each other [Odd and even].
    .title = Odd and even
statement-last-two = The player who makes the last move wins exactly if no hostile set has more than half of the numbers, rounded up [Last-two theorem].

## The strategies

strategy-pairing = Makes sure that every number has a partner, then answers each number with its partner.
    .name = Pia
    .line = Keeps pairs together.
    .title = Pair keeper
    .applies = Only for the Divider who makes the last move, if every number has a partner or one move is enough for that.
strategy-triple = Tidies up three remainders that have one number too many, then answers each number with its partner.
    .name = Trix
    .line = Knows a trick with three.
    .title = x, y, z
    .applies = Only for the Divider who makes the last move, if exactly three remainders have one number too many.
strategy-program = Takes partners away as fast as it can. It is the program from the paper's website.
    .name = Rob
    .line = Takes partners away.
    .title = Partner thief
    .applies = Only for the Breaker; it wins every odd board of the paper's game that B can win.
strategy-even-board = Makes sure that the last three numbers are not all partners of each other.
    .name = Lou
    .line = Has the last word.
    .title = Last word
    .applies = Only for the Breaker who makes the last move, as B does in the paper's game if n is even.
strategy-perfect = Never misses a win. If it is losing, it makes it as hard for you as it can.
    .name = Ada
    .line = Never misses a win.
    .title = Perfect
    .applies = For both sides, always.
strategy-random = Crosses out any number, without thinking.
    .name = Mo
    .line = Plays anything.
    .title = Random
    .applies = For both sides, always.
strategy-learner = Knows the trick, but often moves without thinking.
    .name = Kim
    .line = Knows the trick, but often forgets it.
    .title = Beginner
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
error-no-divisor = this works only for sums, but { $variant } has no divisor
error-no-such-bond = there is no bond { $value }, choose from { $known }
error-bond-rest = the bond { $bond } takes nothing after it, but { $value } follows
error-bond-divisor = the bond { $bond } needs one divisor, as in { $bond } 4, not { $value }
error-bond-positive = with the bond { $bond } all numbers must be at least 1, not { $value }
error-bond-too-large = with the bond { $bond } numbers may be at most { $largest }, not { $value }
error-line-loop = a line must join two different numbers, not { $value } with itself
error-too-many-lines = at most { $largest } lines may be drawn
error-not-a-line = a line is written as in 1-2, not as { $value }
error-line-off-the-board = a line ends at { $value }, which is not on the board
error-remainder-without-sum = only sums have a remainder; the bond { $bond } has none
error-two-remainders = the bond already has the remainder { $remainder }, so the remainder cannot be { $value }
error-too-large-to-solve = with the bond { $bond } a board may have at most { $largest } numbers to be solved, not { $value }
error-repeated = { $value } is on the board twice
error-wrong-n = n is { $n }, but the board has { $value } numbers
error-board-too-large = a board of more than { $largest } numbers can be solved at the start, but not played
error-game-over = { $value } cannot be crossed out: the game is over
error-not-on-the-board = { $value } is not on the board of { $board }
error-already-crossed = { $value } is already crossed out; choose a number that is left
error-not-a-text = a game is written as in Z(15, 7): 8 2, not as { $value }
error-notation-too-long = a game is written in at most { $largest } characters, not in { $value }
error-notation-too-large = a game of { $value } moves on { $n } numbers is too large for one line
error-notation-long-number = a number may have at most { $largest } digits in a written game
error-notation-unfinished = the text ends before the game is complete
error-notation-variant = a game begins with its variant, as in Z(15, 7), not with { $value }
error-notation-sign = expected { $sign }, not { $value }
error-notation-number = expected a number, not { $value }
error-notation-option = expected remainder=, divider= or ), not { $value }
error-notation-twice = { $value } appears twice
error-notation-result = a result is A, B or *, not { $value }
error-notation-not-over = the result is { $value }, but the game is not over
error-notation-wrong-result = the result is { $value }, but { $winner } has won
error-notation-end = the game has ended, but { $value } follows
error-no-such-language = there is no language { $value }, choose from { $known }
error-cannot-load = { $value } cannot be loaded: { $reason }
error-not-a-strategy = { $value } is not a strategy: a strategy is a function of a position or a NamedStrategy
error-not-a-bond = { $value } is not a bond: a bond is a class derived from Bond
error-variant-with-moves = a variant has no moves, but { $value } has some
error-too-large-to-draw = a picture shows at most { $largest } numbers, not { $value }
error-no-such-marks = a picture shows { $known }, not { $value }
error-too-few-agents = a tournament needs two agents with different names
error-no-boards = a tournament needs at least one board
error-notation-and-options = a game in notation needs no options: write them into it
error-no-such-split = the split has the parts { $known }, not { $value }
error-not-a-chance = a chance level is above 0 and at most 1, not { $value }
error-no-variants = questions need at least one variant
error-no-question = no position is as hard as the options ask for
error-game-file-line = line { $line }: { $reason }
error-no-such-strategy = there is no strategy { $value }, choose from { $known }
error-strategy-not-a-name = a strategy has a name such as perfect, not { $value }
error-strategy-not-for-seat = the strategy { $strategy } has no rule for { $player } in { $variant }: choose perfect, which plays everywhere
error-share-without-learner = only { $known } takes a share of random moves, not { $value }
error-share-out-of-range = a share must be between 0 and 1, not { $value }
error-no-move-left = no number can be crossed out: the game is over
error-number-too-long = { $name } has more than { $largest } digits
error-not-n-and-d = give the board's N and the divisor D or another bond, as in 15 7 or 15 coprime, not { $value }
error-unknown-sequence = there is no sequence { $value }, choose from { $names }
error-terms-out-of-range = the number of terms must be between 1 and { $largest }, not { $value }
error-bound-out-of-range = the bound must be between 4 and { $largest }, not { $value }
error-bound-too-small = an audit needs boards of at least 4 numbers, not { $value }
error-missing-extra = { $package } is not installed: pip install 'zahlenschlacht[{ $extra }]'
error-not-a-move = { $value } is neither a number nor a command: ? lists the commands

## What is wrong with a recipe

error-recipe-not-a-text = a recipe is read from a text, not from { $value }
error-recipe-too-long = a recipe has at most { $largest } characters
error-recipe-too-many-lines = a recipe has at most { $largest } lines
error-recipe-no-word = a word is missing here, such as partner
error-recipe-no-such-word = { $value } is not a word of a recipe, choose from { $known }
error-recipe-no-such-time = { $value } is not a condition of a line, choose from { $known }
error-recipe-colon = a colon may only follow the first word of a line, as in first:r1
error-recipe-sign = expected . or ; instead of { $value }
error-recipe-twice = { $value } appears twice in one line

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
error-recipe-board-too-large = a recipe can be checked on at most { $largest } numbers, not { $value }
error-bad-lesson = { $place }: { $value } is not one of { $known }
error-no-such-option = { $value } is not an option, choose from { $known }
error-other-game = the game does not begin with the position of the exercise

## Refusals of a match

error-match-too-large = a match may have at most { $largest } numbers, not { $value }
error-number-too-large = a number in a match may be at most { $largest }, not { $value }
error-no-person = a match needs a person on one of its seats
error-stale-move = the move is for ply { $value }, but { $ply } numbers are crossed out
error-not-your-turn = it is { $player }'s turn
error-no-play-out = the rest can be played out only against a program or on the same device
error-no-takeback = moves can be taken back only against a program or on the same device
error-stale-takeback = the match is at ply { $ply }, so it cannot go back to { $value }
error-takeback-to-program = at ply { $value } it is the program's turn; go back to a ply where a person moves
error-too-many-takebacks = this match has reached its limit of takebacks
error-not-over = the game is not over yet
error-over = the game is already over
error-resigned = { $player } has resigned, so the game is over
error-seat-open = nobody plays { $player } yet
error-seat-taken = the seat of { $player } is taken, but anyone may watch
error-not-a-range = { $name } must be an ascending range of whole numbers, not { $value }
error-empty-range = { $name } begins after its end in { $value }
error-off-the-map = on the map { $name } may be at most { $largest }, not { $value }
error-no-such-database = there is no database at { $value }
error-no-such-layer = there is no layer { $value }, choose from { $known }
error-wrong-array = the array must have the shape { $shape } and the type { $type }, not { $value }
error-map-too-large = the map needs { $value } of memory, and the limit is { $largest }; a CSV file needs none
error-no-such-file-kind = a map can be written as { $known }, not as { $value }
error-cannot-write = { $path } cannot be written: { $reason }
error-not-a-window = { $name } must be FROM:TO or FROM:TO:STEP, as in 5:2000, not { $value }
error-no-such-zoom = the zoom must be between 0 and { $largest }, not { $value }
error-no-such-tile = at zoom { $z } the tile's { $name } must be between 0 and { $largest }, not { $value }
error-window-too-large = a window may have at most { $largest } variants, not { $value }
error-no-such-parity = there is no parity { $value }, choose from { $known }

## Refusals of the website and its storage

error-busy = too many long computations are waiting; try again soon
error-deadline = the computation was stopped after { $seconds } seconds
error-two-headers = a request has one Host header and at most one Origin header
error-too-many-requests = too many requests; wait a moment
error-too-many-streams = too many people are watching; try again later
error-too-many-streams-here = a client may have at most { $largest } live streams
error-too-slow = the request body did not arrive in time
error-body-too-large = the request body may have at most { $largest } bytes
error-wrong-media-type = the request body must be application/json, not { $value }
error-not-json = the request body is not JSON: { $reason }
error-bad-value = { $place }: { $reason }, not { $value }
error-other-origin = this request comes from a page of another site
error-not-found = there is nothing at this address
error-wrong-method = this address does not support { $value }
error-http-error = the request was refused: { $reason }
error-internal = internal server error; it has been logged
error-no-such-match = there is no match { $value }
error-no-such-classroom = there is no classroom { $value }
error-classroom-locked = the classroom is locked, ask your teacher to open it
error-classroom-full = the classroom is full, it has { $largest } pupils
error-classroom-paused = the classroom is paused
error-classroom-worn-out = this classroom has reached its limit, ask your teacher to open a new one
error-wrong-heal-code = these four letters are wrong or too old, ask your teacher for new ones
error-not-teacher = only the teacher of this classroom may do this
error-not-pupil = only a pupil of this classroom may do this
error-removed = you were removed from the classroom, ask your teacher
error-in-classroom = in a classroom the task decides what is played next
error-no-such-task = there is no task { $value }
error-no-such-pupil = there is no pupil { $value } in this classroom
error-too-many-tasks = a classroom has at most { $largest } tasks
error-task-started = this task has been started already
error-task-over = the class is doing another task now
error-no-tries = in this task there is no game against the program
error-pair-not-over = finish the games with your partner first
error-no-vote = this task has no votes
error-no-votes = nobody has voted yet
error-no-number = a vote on a move needs a number
error-vote-closed = this vote is closed
error-vote-stale = the game of the class has moved on
error-no-token = a seat's token is required, as in 'Authorization: Bearer ...'
error-wrong-token = this token does not belong to a seat of this match
error-wrong-join-secret = this join link does not belong to this match
error-no-board = a board needs n or numbers
error-too-many-numbers = { $name } may have at most { $largest } numbers, not { $value }
error-bad-setting = { $name } must be a whole number of at least { $least }, not { $value }
error-port-in-use = port { $port } is already in use, but { $free } is free: --port { $free } (make play PORT={ $free })
error-cannot-listen = cannot listen on { $host }, port { $port }: { $reason }
error-database-url = a database must be sqlite:///path or postgresql://user@host/name, not { $value }
error-database-unreachable = the database at { $value } does not answer: { $reason }
error-database-unreadable = { $file } cannot be used as a database: { $reason }
error-database-in-use = another server already uses { $file }: stop it, choose another file with --database, or use PostgreSQL
error-not-days = write days as in 30d, not as { $value }
error-storage = the database is not available at the moment; try again soon
error-database-newer = { $file } was written by a newer Zahlenschlacht: update this one, or choose another database
error-database-foreign = { $file } contains tables of another program: choose a database of its own
error-database-replaced = { $file } was deleted or replaced while the server was running: restart the server

## Refusals of the oracle

error-too-many-to-search = the oracle over sets can search boards of at most { $largest } numbers, not { $value }
error-other-variant = this oracle was made for { $variant }, not for { $value }

## Refusals of scorecards and environments

error-not-an-agent = an agent is the name of a strategy, a function of a position, or an object that picks moves, not { $value }
error-not-probabilities = probabilities must not be negative and must add up to 1, not { $value }
error-not-a-command = { $value } is not a command: { $reason }
error-no-command = the command that starts the program is empty
error-seconds-out-of-range = a time limit must be more than 0 seconds, not { $value }
error-cannot-start = { $value } cannot be started: { $reason }
error-no-such-exact = a score can be exact over { $known }, not over { $value }
error-too-few-representatives = each shape needs at least one representative, not { $value }
error-too-few-games = at least one game must be played, not { $value }
error-too-many-sets = a board for questions about every set has at most { $largest } numbers, not { $value }: use --games 200
error-no-shapes = { $value } has no shapes: ask about every set (--sets), or play sampled games (--games 200)
error-no-pipes = a program cannot be started here: --command needs Linux or macOS; on Windows, use WSL
error-too-many-shapes = { $value } has too many shapes to ask about each: play sampled games instead, as in --games 200
error-not-semicolons = numbers are written as 1;4;9;16, not as { $value }
error-illegal-action = the action { $value } does not stand for a number on the board
error-too-many-bits = boards can be labelled in bulk with at most { $largest } numbers, not { $value }
error-not-bits = boards must be sets of bits, not { $value }
error-not-a-word = a turn order has the letters C and O, not { $value }
error-too-few-left = at least 2 numbers must be left, not { $value }
error-not-a-labelled-board = a board has at least two numbers, all of them of { $variant }
error-no-agent = name a strategy to score, or give a program with --command
error-not-a-grid = a grid needs --n and --d and takes no other board
error-grid-too-large = a grid may have at most { $largest } variants, not { $value }
error-no-such-grid-kind = a grid can be written as { $known }, not as { $value }
error-too-few-questions = at least one question must be asked, not { $value }
error-question-over = the game is over, so no question can be asked about { $value }
error-no-such-question-kind = questions can be written as { $known }, not as { $value }
error-environment-too-large = an environment may have at most { $largest } numbers, not { $value }

## The command line

cli-variants-title = The { $count } variants of the paper's website. The paper prints no list, but its description fits exactly these: n is odd, from 5 to 25; A can win; and if A could give every number a partner but does not, B can win.
cli-variants-named = By name: { $original } is the original game, { $school } the school variant.
cli-column = column { $column }: { $error }
cli-puzzle-keys = Type a number to cross it out, l if no move wins, h for a hint, q to leave.
cli-puzzle-show = Type numbers with commas or spaces between them, pairs as in 1-6 2-5; q to leave >
cli-puzzle-solution = Winning moves: { $numbers }.
cli-strategy = strategy
cli-bonded-when = partners if
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
cli-not-listed = not listed: the board is too large
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
cli-legend-superfluous = (): no partner
cli-counts = How many numbers are left with each remainder (divided by { $d }):
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
cli-no-page = The page is not installed, so only the API answers. In a checkout: make play, or ZAHLENSCHLACHT_PAGE=yes pip install '.[web]'
cli-goodbye = Goodbye.
cli-notation = The game in one line:
cli-blunder = mistake; { $moves } would have won
cli-ply = move
cli-player = player
cli-number = number
cli-remark = remark
cli-margin-note = The margin shows how much { $closer }, who makes the last move, can spare; below zero { $closer } is losing.
cli-other-opponent = The strategy { $strategy } cannot play { $player } here, so perfect plays instead.
cli-again = a: again, s: swap sides, q: leave >
cli-no-proxy = This server limits requests, but not how many connections one address holds open, and nothing is encrypted. On the internet, put a proxy in front (see docs/deployment.md).
cli-matches-counted = { $count ->
    [one] There is 1 match.
   *[other] There are { $count } matches.
 }
cli-matches-deleted = { $count ->
    [one] 1 match was deleted: nobody had changed it for { $days } days.
   *[other] { $count } matches were deleted: nobody had changed them for { $days } days.
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
    [share] Slate: none of A's first moves wins, yellow: a quarter of them win, pink: all of them.
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
} A position matters if some of its moves win, but not all.
cli-score-sampled = The agent draws its moves: its probabilities are unknown, so games were played and there is no floor.
cli-score-grid-title = { $agent } as { $side }: right where it matters, in per cent
cli-score-page-title = { $agent }: right where it matters
cli-score-page-note = Per cent of right moves in positions that are won, but not by every move; below, what moves at random get right. A dot: there are no such positions. Point at a cell for the win chances.
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
cli-questions-missing = only { $found } of { $count } questions were found: allow more boards or divisors, or a higher --chance-at-most
cli-questions-written = { $file }: { $count ->
    [one] one question
   *[other] { $count } questions
}
question-range = The numbers 1 to { $n } stand on a board.
question-board = The numbers { $numbers } stand on a board.
question-crossed = Crossed out so far, in order: { $numbers }.
question-ask = You are { $player }, and it is your turn. Which number do you cross out? Answer with the number alone.
