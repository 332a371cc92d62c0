### English words of Zahlenschlacht.
###
### Shared by the command line (explanations/fluent.py) and the page (@fluent/bundle). Every message here is in de.ftl too, with
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
why-pairing = Every number has a partner of its own: { $pairs }. { partner-answer }
why-pairing-after = Without { $number }, every number has a partner of its own: { $pairs }. { partner-answer }
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
ray-on = n = { $n } is { $distance } away from { $k } · { $d } = { $multiple }: ray k = { $k } has room for { $room }.
ray-off = n = { $n } is { $distance } away from { $k } · { $d } = { $multiple }: ray k = { $k } has room for only { $room }.
ray-none = The multiple of { $d } nearest to n = { $n } is { $multiple }: ray k = { $k } has no room.

## Which moves keep the win

moves-none = { $you ->
    [player] No move wins, unless the other player makes a mistake.
   *[none] No move of { $player } wins, unless the other player makes a mistake.
}
moves-none-last = { $you ->
    [player] No move wins.
   *[none] No move of { $player } wins.
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
class-pairing = After that every number has a partner of its own.
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
    [one] crossing out any number with remainder { $residues } wins.
   *[other] crossing out any number with one of the remainders { $residues } wins.
}
help-many-residues = Divide by { $d }: the winning moves have { $count } different remainders.
help-no-residue = No number is sure to win here. Hope that the other player makes a mistake!

## What a move did

move-keeps = { $you ->
    [player] After { $number } you are still winning.
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
after-pairing = Now every number has a partner of its own: answer each number with its partner.

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

ask-left-over = Pair the numbers up. Which numbers get no partner?
ask-hostile = { $sort ->
    [unbonded] Find { $count } numbers with no partners among them.
   *[bonded] Find { $count } numbers that are all partners of each other.
}
ask-partners = Two numbers can pair up if { $when }. Each number can be in only one pair.
told-none = Every number has a partner of its own.
told-left-over = { $count ->
    [one] One number gets no partner{ $choice ->
        [only] : { $numbers }.
       *[some] , for example { $numbers }.
    }
   *[other] { $count } numbers get no partner{ $choice ->
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
    [own] Not quite. Look at { $many }: any two of them can pair up. Does one get no partner?
    [one] Not quite. No number can pair up with { $many }.
   *[two] Not quite. Look at { $many }: each needs a partner from { $few }. How many get none?
}
flaw-alone = Not quite. { $number } has no partner left.
flaw-too-many = You marked { $count }. { $least ->
    [0] But every number can have a partner of its own.
    [one] But only one number has to be without a partner.
   *[other] But only { $least } numbers have to be without a partner.
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

## Statements that the paper does not have

statement-pigeonhole = With differences, two numbers with the same remainder are partners. So a set with no partners has at most d numbers [Pigeonhole principle].
    .title = Pigeonhole principle
statement-residue-class = With differences, partners have the same remainder. So a set in which any two numbers are partners has at most n/d numbers, rounded up [Counting remainders].
    .title = Counting remainders
statement-neighbours = Take more than half of the numbers from 1 to n, rounded up. Two of them are neighbours, and neighbours have no common divisor except 1 [Neighbours are coprime].
    .title = Neighbours are coprime
statement-one-and-primes = Take numbers up to n of which no two have a common divisor except 1. Each of them except 1 needs a prime number of its own. So there is at most one number for each prime number, and the 1 [One and the primes].
    .title = One and the primes
statement-erdos = Take more than half of the numbers from 1 to n, rounded up. Two of them have the same odd part. So one is a multiple of the other [Erdős's odd parts].
    .title = Erdős's odd parts
statement-doublings = In a chain in which each number divides the next, each number is at least twice the one before [Chains of doublings].
    .title = Chains of doublings
statement-bertrand-pairs = You can put the numbers from 1 to 2m into pairs with prime sums, because there is always a prime number between m and 2m [Bertrand pairs].
    .title = Bertrand pairs
statement-odd-and-even = If two different positive whole numbers have a prime sum, one is odd and the other even. So no three numbers are all partners of each other [Odd and even].
    .title = Odd and even
statement-last-two = The player who makes the last move wins exactly when no hostile set has more than half of the numbers, rounded up [Last-two theorem].

## The strategies

strategy-pairing = Makes sure that every number has a partner of its own, then answers each number with its partner.
    .name = Pia
    .line = Keeps pairs together.
    .applies = Only for the Divider who makes the last move, if every number has a partner of its own, or one move is enough for that.
strategy-triple = Tidies up three remainders that have one number too many, then answers each number with its partner.
    .name = Trix
    .line = Knows a trick with three.
    .applies = Only for the Divider who makes the last move, if exactly three remainders have one number too many.
strategy-program = Takes partners away as fast as it can. It is the program from the paper's website.
    .name = Rob
    .line = Takes partners away.
    .applies = Only for the Breaker; it wins every odd board of the paper's game that B can win.
strategy-even-board = Makes sure that the last three numbers are not all partners of each other.
    .name = Lou
    .line = Has the last word.
    .applies = Only for the Breaker who makes the last move, as B does in the paper's game if n is even.
strategy-perfect = Never misses a win. If it is losing, it makes it as hard for you as it can.
    .name = Ada
    .line = Never misses a win.
    .applies = For both sides, always.
strategy-random = Crosses out any number, without thinking.
    .name = Mo
    .line = Plays anything.
    .applies = For both sides, always.
strategy-learner = Knows the trick, but often moves without thinking.
    .name = Kim
    .line = Knows the trick, but often forgets it.
    .applies = For both sides, always.

## The command line

cli-column = column { $column }: { $error }
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
cli-two-people = Two people play at this terminal.
cli-you-are = You are { $player }. Your opponent: { $opponent }.
cli-keys = Type a number to cross it out, h for the coach, u to take back, q to leave.
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
cli-no-proxy = This server limits requests, but not how many connections one address holds open, and nothing is encrypted. On the internet, put a proxy in front (see docs/deployment.md).
cli-audit-statement = statement
cli-audit-cases = cases
cli-audit-failures = failures
cli-audit-seconds = seconds
cli-audit-total = { $cases } cases, { $failures ->
    [one] 1 failure
   *[other] { $failures } failures
}, { $seconds } s
cli-conjecture-last-three = Last three: play on 1..n until three numbers are left. The Divider wins if d divides their sum. The conjecture: for d ≥ 3 and n ≥ 5 the Breaker wins, except that the Divider wins the boards (n, d) = (6, 4), (6, 5) and (10, 4) as A, and (5, 4) as B. For d = 2 the Divider wins exactly when the Divider makes the last move. Below are the boards n that the Divider wins as A or as B.
cli-conjecture-last-four = Last four: play on 1..n until four numbers are left. The Divider wins if d divides their sum. The conjecture: the Breaker wins every board with n ≥ 5 on which the Breaker makes the last move. Below are the boards n that the Divider wins as A or as B.
cli-conjecture-total = { $games } games, { $failures ->
    [0] no counterexample.
    [one] 1 counterexample:
   *[other] { $failures } counterexamples:
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
cli-score-note = { $method ->
    [sets] Every set of numbers was asked about.
    [counts] Every way to leave the remainders was asked about.
    [games] Sampled: { $count ->
        [one] one game
       *[other] { $count } games
    } against each opponent, with intervals at 95 %.
   *[shapes] { $count ->
        [one] One position was
       *[other] { $count } positions were
    } asked about for each shape.
} A position matters if some of its moves win, but not all.
cli-score-exact = The figures are exact: the agent looks at nothing that these questions leave out.
cli-score-not-exact = The figures are not exact: the agent may answer differently in other positions or after other moves.
cli-score-sampled = The agent draws its moves: its probabilities are unknown, so games were played and there is no floor.
cli-score-grid-title = { $agent } as { $side }: right where it matters, in per cent
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
cli-questions-missing = only { $found } of { $count } questions were found: allow more boards or divisors, or a lower --difficulty
cli-questions-written = { $file }: { $count ->
    [one] one question
   *[other] { $count } questions
}
question-range = The numbers 1 to { $n } stand on a board.
question-board = The numbers { $numbers } stand on a board.
question-crossed = Crossed out so far, in order: { $numbers }.
question-ask = You are { $player }, and it is your turn. Which number do you cross out? You may reason first. The last line of your reply must be "Answer: N", where N is the number.
question-prove = { $player } is to move. Who wins if both play as well as possible? Call two numbers friends if { $closer } wins when they are the last two. If { $closer } wins, prove it with a split of the numbers left into at most { $groups } groups: any two numbers of a group must be friends, and a group may be a single number. If { $other } wins, prove it with a group of at least { $members } of the numbers left of which no two are friends. You may reason first. The last line of your reply must be "Answer:", then the winner, then each group in square brackets, as in "Answer: { $closer } [1 2] [3]" or "Answer: { $other } [1 2 3]".
