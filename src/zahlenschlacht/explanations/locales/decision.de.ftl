### Der Zug, der ein Spiel entschieden hat. $player hat den Fehler gemacht; $sort und $by wie in der englischen Datei.

partners-by = { $by ->
    [sum] { $x } + { $y } = { $sum }
   *[bond] { $x } und { $y }
}
last-mistake = { $count ->
    [one] Fehler
   *[other] letzte Fehler
}
had-to = { $must ->
    [yes] musste
   *[no] konnte
}

## Der Titel

decided-mistake = { $you ->
    [player] Zug { $ply } war der { last-mistake }
   *[none] Zug { $ply } von { $player } war der { last-mistake }
}
decided-luck = Gewonnen – mit etwas Glück
decided-no-mistake = Kein Fehler!
decided-no-chance = { $you ->
    [loser] Das war nicht zu gewinnen
   *[none] { $loser } konnte nicht gewinnen
}
decided-resigned = { $you ->
    [loser] Du hast ein Spiel aufgegeben, das du gewinnen konntest
   *[none] { $loser } hat ein gewonnenes Spiel aufgegeben
}

## Warum

decided-move = { $you ->
    [player] Die { $number } zu streichen (dein Zug { $ply }) war ein Fehler.
   *[none] { $player } hat einen Fehler gemacht: die { $number } zu streichen (Zug { $ply }).
}
decided-three = Drei Zahlen waren noch da: { $numbers }. { $x } und { $y } sind Partner{ $by ->
    [sum] {" "}({ partners-by })
   *[bond] {""}
}, also musste { $go } weg.
decided-partner = { $number } hat einen Partner ({ partners-by }).
decided-alone = { $number } hat keinen, also { had-to } { $number } weg.
decided-side = { $numbers } haben zusammen nur { $count ->
    [one] einen Partner
   *[other] { $count } Partner
}: { $partners }. Also { had-to } eine davon weg, zum Beispiel { $number }.
decided-side-many = { $number } und { $others } weitere Zahlen haben zusammen nur { $count ->
    [one] einen Partner
   *[other] { $count } Partner
}. Also { had-to } eine davon weg.
decided-go = Aber { $number } { had-to } weg.
decided-pairs = Dann hat jede Zahl einen eigenen Partner: { $groups }.
decided-pairs-many = Dann hat jede Zahl einen eigenen Partner.
decided-without = Ohne { $number } hat jede Zahl einen eigenen Partner: { $pairs }.
decided-groups = Dann zerfällt der Rest in { $count } Gruppen von Partnern: { $groups }. { $you ->
    [opponent] Du bräuchtest
   *[none] { $opponent } bräuchte
} { $need } Zahlen, die untereinander keine Partner sind, jede aus einer anderen Gruppe. So viele gibt es nicht.
decided-groups-many = Dann zerfällt der Rest in { $count } Gruppen von Partnern. { $you ->
    [opponent] Du bräuchtest
   *[none] { $opponent } bräuchte
} { $need } Zahlen, die untereinander keine Partner sind, jede aus einer anderen Gruppe. So viele gibt es nicht.
decided-searched = Dann sind unter je { $need } Zahlen immer zwei Partner, und { $you ->
    [opponent] du bräuchtest
   *[none] { $opponent } bräuchte
} { $need } ohne Partner.
decided-break = Von { $hostile } sind je zwei Partner, und { $you ->
    [opponent] du brauchst
   *[none] { $opponent } braucht
} nur { $need } solche Zahlen. Also { had-to } { $number } weg.
decided-break-many = Es gibt { $count } Zahlen, von denen je zwei Partner sind, und { $you ->
    [opponent] du brauchst
   *[none] { $opponent } braucht
} nur { $need } davon. Also { had-to } { $number } weg.
decided-keep-alone = { $number } hat keinen Partner. { $you ->
    [player] Solche Zahlen helfen dir: Behalte sie.
   *[none] Solche Zahlen helfen { $player }.
}
decided-keep-side = { $numbers } haben zusammen nur { $count ->
    [one] einen Partner
   *[other] { $count } Partner
}: { $partners }. { $you ->
    [player] Das hilft dir: Behalte sie.
   *[none] Das hilft { $player }.
}
decided-keep-side-many = { $number } und { $others } weitere Zahlen haben zusammen nur { $count ->
    [one] einen Partner
   *[other] { $count } Partner
}. { $you ->
    [player] Das hilft dir: Behalte sie.
   *[none] Das hilft { $player }.
}
decided-take = Besser war { $number }.
decided-take-partner = Besser war { $number }: Sie hat einen Partner ({ partners-by }).
decided-set = Danach sind { $sort ->
    [unbonded] von { $hostile } keine zwei Partner
   *[bonded] von { $hostile } je zwei Partner
}, und { $you ->
    [player] du brauchst
   *[none] { $player } braucht
} nur { $need } solche Zahlen.
decided-set-many = Danach gibt es { $sort ->
    [unbonded] { $count } Zahlen, die untereinander keine Partner sind
   *[bonded] { $count } Zahlen, von denen je zwei Partner sind
}, und { $you ->
    [player] du brauchst
   *[none] { $player } braucht
} nur { $need }.
decided-short = Ohne { $number } sind es höchstens { $most }.
decided-others = Auch { $numbers } hätte gewonnen.
decided-many-others = Auch { $count } andere Zahlen hätten gewonnen.
decided-gift = { $you ->
    [player] Mit { $number } hast du den Sieg zurückgegeben.
   *[none] Mit { $number } hat { $player } den Sieg zurückgegeben.
}
decided-answers = { $you ->
    [winner] Du hast immer mit dem Partner geantwortet, zum Beispiel mit { $answer } auf { $number }.
   *[none] { $winner } hat immer mit dem Partner geantwortet, zum Beispiel mit { $answer } auf { $number }.
}
