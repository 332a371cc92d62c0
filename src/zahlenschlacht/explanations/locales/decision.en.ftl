### The move that decided a game. Shared by the command line and the page, which loads it with the end of a game.
### $player made the mistake; $sort says what a set is made of: see the main file. $by is "sum" or "bond".

partners-by = { $by ->
    [sum] { $x } + { $y } = { $sum }
   *[bond] { $x } and { $y }
}
last-mistake = { $count ->
    [one] mistake
   *[other] last mistake
}
had-to = { $must ->
    [yes] had to
   *[no] could
}

## The title

decided-mistake = { $you ->
    [player] Move { $ply } was the { last-mistake }
   *[none] Move { $ply } of { $player } was the { last-mistake }
}
decided-luck = You won – with a little luck
decided-no-mistake = No mistakes!
decided-no-chance = { $you ->
    [loser] You could not win this one
   *[none] { $loser } could not win this one
}
decided-resigned = { $you ->
    [loser] You gave up a game that you were winning
   *[none] { $loser } gave up a won game
}

## Why

decided-move = { $you ->
    [player] Crossing out { $number } (your move { $ply }) was a mistake.
   *[none] { $player } made a mistake by crossing out { $number } (move { $ply }).
}
decided-three = Three numbers were left: { $numbers }. { $x } and { $y } are partners{ $by ->
    [sum] {" "}({ partners-by })
   *[bond] {""}
}, so { $go } had to go.
decided-partner = { $number } has a partner ({ partners-by }).
decided-alone = { $number } has none, so { $number } { had-to } go.
decided-side = { $numbers } have only { $count ->
    [one] one partner
   *[other] { $count } partners
}, { $partners }. So one of them { had-to } go, such as { $number }.
decided-side-many = { $number } and { $others } other numbers have only { $count ->
    [one] one partner
   *[other] { $count } partners
} in all. So one of them { had-to } go.
decided-go = But { $number } { had-to } go.
decided-pairs = Then every number has a partner of its own: { $groups }.
decided-pairs-many = Then every number has a partner of its own.
decided-without = Without { $number }, every number has a partner of its own: { $pairs }.
decided-groups = Then the rest falls into { $count } groups of partners: { $groups }. { $you ->
    [opponent] You would need
   *[none] { $opponent } would need
} { $need } numbers with no partners among them, each from another group. That is too many.
decided-groups-many = Then the rest falls into { $count } groups of partners. { $you ->
    [opponent] You would need
   *[none] { $opponent } would need
} { $need } numbers with no partners among them, each from another group. That is too many.
decided-searched = Then there are two partners among any { $need } numbers, and { $you ->
    [opponent] you would need
   *[none] { $opponent } would need
} { $need } without.
decided-break = Any two of { $hostile } are partners, and { $you ->
    [opponent] you need
   *[none] { $opponent } needs
} only { $need } such numbers. So { $number } { had-to } go.
decided-break-many = There are { $count } numbers that are all partners of each other, and { $you ->
    [opponent] you need
   *[none] { $opponent } needs
} only { $need } of them. So { $number } { had-to } go.
decided-keep-alone = { $number } has no partner. { $you ->
    [player] Numbers like that help you: keep them.
   *[none] Numbers like that help { $player }.
}
decided-keep-side = { $numbers } have only { $count ->
    [one] one partner
   *[other] { $count } partners
}, { $partners }. { $you ->
    [player] That helps you: keep them.
   *[none] That helps { $player }.
}
decided-keep-side-many = { $number } and { $others } other numbers have only { $count ->
    [one] one partner
   *[other] { $count } partners
} in all. { $you ->
    [player] That helps you: keep them.
   *[none] That helps { $player }.
}
decided-take = Better was { $number }.
decided-take-partner = Better was { $number }, which has a partner ({ partners-by }).
decided-set = After that, { $sort ->
    [unbonded] no two of { $hostile } are partners
   *[bonded] any two of { $hostile } are partners
}, and { $you ->
    [player] you need
   *[none] { $player } needs
} only { $need } such numbers.
decided-set-many = After that, { $sort ->
    [unbonded] there are { $count } numbers with no partners among them
   *[bonded] there are { $count } numbers that are all partners of each other
}, and { $you ->
    [player] you need
   *[none] { $player } needs
} only { $need }.
decided-short = Without { $number } there are at most { $most }.
decided-others = { $numbers } would have won too.
decided-many-others = { $count } other numbers would have won too.
decided-gift = { $you ->
    [player] You gave the win back with { $number }.
   *[none] { $player } gave the win back with { $number }.
}
decided-answers = { $you ->
    [winner] You always answered with the partner, such as { $answer } after { $number }.
   *[none] { $winner } always answered with the partner, such as { $answer } after { $number }.
}
