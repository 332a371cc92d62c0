### Deutsche Wörter der Zahlenschlacht.
###
### Ein Wort für jeden Begriff:
###     cross out        streichen           board            Tafel
###     bonded           gebunden            bond             Bindung
###     partner          Partner             superfluous      überflüssig
###     divisor          Teiler              remainder, residue   Rest
###     Divider          Binder              Breaker          Brecher
###     closer           wer den letzten Zug macht; als Feld: letzter Zug
###     hostile set      feindliche Menge    margin           Spielraum
###     winning move     Gewinnzug           blunder          Fehler
###     variant          Variante            position         Stellung
###     certificate      Beweis              strategy         Strategie
###     theorem, lemma   Satz, Lemma         Last-two theorem Satz von den letzten zwei
### Der Divider heißt Binder und nicht Teiler, weil der Teiler die Zahl d ist.

## Satzteile

fits = { $remainder ->
    [0] ein Vielfaches von { $d } ist
   *[other] um { $remainder } größer als ein Vielfaches von { $d } ist
}
sum-fits = { $remainder ->
    [0] ist ein Vielfaches von { $d }
   *[other] ist um { $remainder } größer als ein Vielfaches von { $d }
}
sum-misses = { $remainder ->
    [0] ist kein Vielfaches von { $d }
   *[other] ist nicht um { $remainder } größer als ein Vielfaches von { $d }
}
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
list-cut = { $first }, … (insgesamt { $count })
list-group = ({ $numbers })
number-long = eine Zahl mit etwa { $digits } Ziffern
decimal-mark = ,
number-cut = { $first }… ({ $digits } Ziffern)
winner-wins = { $you ->
    [winner] Du gewinnst
   *[none] { $winner } gewinnt
}
loser-needs = { $you ->
    [loser] Um zu gewinnen, bräuchtest du { $need }
   *[none] Um zu gewinnen, bräuchte { $loser } { $need }
}
partner-answer = { $you ->
    [winner] Egal, was { $loser } streicht: Streiche den Partner dazu.
    [loser] Egal, was du streichst: { $winner } streicht den Partner dazu.
   *[none] Egal, was { $loser } streicht: { $winner } streicht den Partner dazu.
} So bleiben am Ende zwei Partner übrig.
mate-answer = { $you ->
    [winner] Egal, was { $loser } streicht: Streiche die andere Zahl aus dem Paar.
    [loser] Egal, was du streichst: { $winner } streicht die andere Zahl aus dem Paar.
   *[none] Egal, was { $loser } streicht: { $winner } streicht die andere Zahl aus dem Paar.
} So bleibt am Ende ein Paar übrig.

## Die Regeln

rules-moves = Streicht abwechselnd eine Zahl, bis zwei übrig sind. { $begins } beginnt.
rules-goal = { $you ->
    [divider] Du gewinnst, wenn die Summe der letzten zwei { fits }, sonst gewinnt { $breaker }.
    [breaker] { $divider } gewinnt, wenn die Summe der letzten zwei { fits }, sonst gewinnst du.
   *[none] { $divider } gewinnt, wenn die Summe der letzten zwei { fits }, sonst gewinnt { $breaker }.
}
rules-goal-bond = { $you ->
    [divider] Du gewinnst, wenn die letzten zwei Partner sind, sonst gewinnt { $breaker }.
    [breaker] { $divider } gewinnt, wenn die letzten zwei Partner sind, sonst gewinnst du.
   *[none] { $divider } gewinnt, wenn die letzten zwei Partner sind, sonst gewinnt { $breaker }.
} Zwei Zahlen sind Partner, wenn { $when }.
goal-bond = { $you ->
    [divider] Du willst, dass die letzten zwei Zahlen Partner sind, { $breaker } will das nicht.
    [breaker] { $divider } will, dass die letzten zwei Zahlen Partner sind, du willst das nicht.
   *[none] { $divider } will, dass die letzten zwei Zahlen Partner sind, { $breaker } will das nicht.
} Zwei Zahlen sind Partner, wenn { $when }.
goal = { $you ->
    [divider] Du willst, dass die letzten zwei Zahlen Partner sind, { $breaker } will das nicht.
    [breaker] { $divider } will, dass die letzten zwei Zahlen Partner sind, du willst das nicht.
   *[none] { $divider } will, dass die letzten zwei Zahlen Partner sind, { $breaker } will das nicht.
} Zwei Zahlen sind Partner, wenn ihre Summe { fits }.

## Wer gewinnt und warum

verdict-wins = { $you ->
    [winner] Du kannst gewinnen, egal, was { $loser } tut.
    [loser] { $winner } kann gewinnen, egal, was du tust.
   *[none] { $winner } kann gewinnen, egal, was { $loser } tut.
}
closer = { $you ->
    [closer] Du machst den letzten Zug.
   *[none] { $closer } macht den letzten Zug.
}
why-all = { $sort ->
    [unbonded] Von den übrigen Zahlen sind keine zwei Partner.
   *[bonded] Von den übrigen Zahlen sind je zwei Partner.
} { winner-wins } auf jeden Fall.
why-hostile = { $sort ->
    [unbonded] { $hostile }: Keine zwei davon sind Partner.
   *[bonded] { $hostile }: Je zwei davon sind Partner.
} { $you ->
    [winner] Du musst nur noch { $delete } loswerden und hast dafür { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    }.
   *[none] { $winner } muss nur noch { $delete } loswerden und hat dafür { $moves ->
        [one] einen Zug
       *[other] { $moves } Züge
    }.
}
why-last-three = { $sort ->
    [unbonded] Von { $numbers } sind zwei Partner: { $x } und { $y }.
   *[bonded] Von { $numbers } sind zwei keine Partner: { $x } und { $y }.
} { $you ->
    [winner] Du machst den letzten Zug und lässt die beiden stehen.
   *[none] { $winner } macht den letzten Zug und lässt die beiden stehen.
}
why-pairing = Jede Zahl hat einen eigenen Partner: { $pairs }. { partner-answer }
why-pairing-after = Ohne { $number } hat jede Zahl einen eigenen Partner: { $pairs }. { partner-answer }
why-mates = { $sort ->
    [unbonded] Die Zahlen lassen sich zu Paaren aus Partnern ordnen: { $pairs }.
   *[bonded] Die Zahlen lassen sich zu Paaren ordnen, die keine Partner sind: { $pairs }.
} { mate-answer }
why-mates-after = { $sort ->
    [unbonded] Ohne { $number } lassen sich die Zahlen zu Paaren aus Partnern ordnen: { $pairs }.
   *[bonded] Ohne { $number } lassen sich die Zahlen zu Paaren ordnen, die keine Partner sind: { $pairs }.
} { mate-answer }
why-search = { loser-needs } { $sort ->
    [unbonded] Zahlen, von denen keine zwei Partner sind.
   *[bonded] Zahlen, von denen je zwei Partner sind.
} Es gibt höchstens { $most }. Das hat der Computer herausgefunden, indem er alle Möglichkeiten geprüft hat.
why-no-three = Unter je drei Zahlen an der Tafel sind immer zwei, die keine Partner sind. { $you ->
    [winner] Du machst den letzten Zug und lässt solche zwei stehen.
   *[none] { $winner } macht den letzten Zug und lässt solche zwei stehen.
}
why-groups = { loser-needs } { $sort ->
    [unbonded] Zahlen, von denen keine zwei Partner sind. So viele gibt es nicht: In jeder dieser { $count } Gruppen sind alle miteinander Partner, also darf aus jeder Gruppe nur eine Zahl dabei sein.
   *[bonded] Zahlen, von denen je zwei Partner sind. So viele gibt es nicht: In jeder dieser { $count } Gruppen sind keine zwei Partner, also darf aus jeder Gruppe nur eine Zahl dabei sein.
} { $groups }.
why-large = { loser-needs } { $sort ->
    [unbonded] Zahlen, von denen keine zwei Partner sind.
   *[bonded] Zahlen, von denen je zwei Partner sind.
} Es gibt höchstens { $most }.
why-large-hostile = { $sort ->
    [unbonded] Unter den { $size } Zahlen gibt es { $most }, von denen keine zwei Partner sind.
   *[bonded] Unter den { $size } Zahlen gibt es { $most }, von denen je zwei Partner sind.
} Das ist mehr als die Hälfte (aufgerundet { $half }). { $you ->
    [winner] Also hast du genug Züge, um alle anderen zu streichen.
   *[none] Also hat { $winner } genug Züge, um alle anderen zu streichen.
}
spare-none = { $you ->
    [winner] Es ist knapp: ein falscher Zug, und der Vorsprung ist weg.
   *[none] Es ist knapp: ein falscher Zug von { $winner }, und der Vorsprung ist weg.
}
spare-some = { $you ->
    [winner] { $spare ->
        [one] Mit deinem nächsten Zug kannst du nichts falsch machen.
       *[other] Mit deinen nächsten { $spare } Zügen kannst du nichts falsch machen.
    }
   *[none] { $spare ->
        [one] Mit dem nächsten Zug kann { $winner } nichts falsch machen.
       *[other] Mit den nächsten { $spare } Zügen kann { $winner } nichts falsch machen.
    }
}
cited-paper = Bewiesen im Forschungsartikel: { $kind ->
    [Lemma] Lemma
   *[Theorem] Satz
} { $number }.
citation = { $kind ->
    [Last-two] Satz von den letzten zwei
    [Lemma] Lemma { $number }
   *[Theorem] Satz { $number }
}
cited-classic = { $statement }
cited-last-two = Bewiesen durch den Satz von den letzten zwei.
ray-on = n = { $n } liegt { $distance } neben { $k } · { $d } = { $multiple }: Der Strahl k = { $k } hat Platz für { $room }.
ray-off = n = { $n } liegt { $distance } neben { $k } · { $d } = { $multiple }: Der Strahl k = { $k } hat nur Platz für { $room }.
ray-none = Das Vielfache von { $d }, das n = { $n } am nächsten liegt, ist { $multiple }: Der Strahl k = { $k } hat keinen Platz.

## Welche Züge den Sieg halten

moves-none = { $you ->
    [player] Kein Zug gewinnt, außer die andere Seite macht einen Fehler.
   *[none] Kein Zug von { $player } gewinnt, außer die andere Seite macht einen Fehler.
}
moves-none-last = { $you ->
    [player] Kein Zug gewinnt.
   *[none] Kein Zug von { $player } gewinnt.
}
moves-all = { $you ->
    [player] Jeder Zug gewinnt.
   *[none] Jeder Zug von { $player } gewinnt.
}
moves-some = { $you ->
    [player] { $count ->
        [one] Nur ein Zug gewinnt: Streiche { $numbers }.
       *[other] Nur diese Züge gewinnen: Streiche { $numbers }.
    }
   *[none] { $count ->
        [one] Nur ein Zug von { $player } gewinnt: { $numbers } streichen.
       *[other] Nur diese Züge von { $player } gewinnen: { $numbers } streichen.
    }
}
moves-avoid = { $you ->
    [player] { $count ->
        [one] Du musst { $numbers } behalten: Ohne diese Zahl kannst du nicht gewinnen.
       *[other] Du musst { $numbers } behalten: { $sort ->
            [unbonded] Keine zwei davon sind Partner
           *[bonded] Je zwei davon sind Partner
        }, und du brauchst sie alle.
    }
   *[none] { $count ->
        [one] { $player } muss { $numbers } behalten: Ohne diese Zahl kann { $player } nicht gewinnen.
       *[other] { $player } muss { $numbers } behalten: { $sort ->
            [unbonded] Keine zwei davon sind Partner
           *[bonded] Je zwei davon sind Partner
        }, und { $player } braucht sie alle.
    }
}
class-pairing = Danach hat jede Zahl einen eigenen Partner.
class-last-move = Ohne { $number } bleiben { $x } und { $y } übrig, und { $x } + { $y } = { $sum } { $sort ->
    [unbonded] { sum-fits }
   *[bonded] { sum-misses }
}.
class-last-two = { $sort ->
    [unbonded] Ohne { $number } bleiben { $x } und { $y } übrig. Sie sind Partner.
   *[bonded] Ohne { $number } bleiben { $x } und { $y } übrig. Sie sind keine Partner.
}
class-core = { $sort ->
    [unbonded] Es gibt { $most } Zahlen, von denen keine zwei Partner sind, und das ist eine zu viel.
   *[bonded] Es gibt { $most } Zahlen, von denen je zwei Partner sind, und das ist eine zu viel.
} { $count ->
    [one] Diese Zahl ist immer dabei.
   *[other] Jede dieser Zahlen ist immer dabei.
}
class-bonded = Von diesen { $count } Zahlen sind je zwei Partner, und höchstens { $most } davon dürfen stehen bleiben.
class-superfluous = { $count ->
    [one] { $numbers } hat keinen Partner an der Tafel.
   *[other] { $numbers } haben keinen Partner an der Tafel.
}
class-left-over = Für { $numbers } gibt es nur { $partners ->
    [one] einen Partner
   *[other] { $partners } Partner
}, also sollte eine davon weg.
class-more = Genauso ist es bei { $count ->
    [one] einer weiteren Zahl
   *[other] { $count } weiteren Zahlen
}.

## Hilfe, Schritt für Schritt

help-residues = Teile durch { $d }: { $count ->
    [one] Wer eine Zahl mit Rest { $residues } streicht, gewinnt.
   *[other] Wer eine Zahl mit einem der Reste { $residues } streicht, gewinnt.
}
help-many-residues = Teile durch { $d }: Die Gewinnzüge haben { $count } verschiedene Reste.
help-no-residue = Hier gewinnt keine Zahl sicher. Hoffe auf einen Fehler der anderen Seite!

## Was ein Zug bewirkt hat

move-keeps = { $you ->
    [player] Nach { $number } gewinnst du immer noch.
   *[none] Nach { $number } gewinnt { $player } immer noch.
}
move-only = Keine andere Zahl hätte gewonnen.
move-lost = { $you ->
    [player] Schon vor { $number } warst du am Verlieren, und keine andere Zahl war besser.
   *[none] Schon vor { $number } war { $player } am Verlieren, und keine andere Zahl war besser.
}
move-lost-last = { $you ->
    [player] { $number } verliert, aber du hattest keinen Gewinnzug.
   *[none] { $number } verliert, aber { $player } hatte keinen Gewinnzug.
}
move-blunder = { $you ->
    [player] { $number } ist ein Fehler: Jetzt kann { $winner } gewinnen, egal, was du tust.
    [winner] { $number } ist ein Fehler von { $player }: Jetzt kannst du gewinnen.
   *[none] { $number } ist ein Fehler von { $player }: Jetzt kann { $winner } gewinnen.
}
move-blunder-last = { $you ->
    [player] Mit { $number } verschenkst du den Sieg.
   *[none] Mit { $number } verschenkt { $player } den Sieg.
}
move-better = { $count ->
    [one] { $numbers } war der einzige Gewinnzug.
   *[other] { $numbers } hätte gewonnen.
}
after-pairing = Jetzt hat jede Zahl einen eigenen Partner: Antworte auf jede Zahl mit ihrem Partner.

## Das Ende

result-multiple = { $x } und { $y } sind übrig. { $x } + { $y } = { $sum } = { $quotient } · { $d } { sum-fits }: { winner-wins }.
result-remainder = { $x } und { $y } sind übrig. { $x } + { $y } = { $sum } = { $quotient } · { $d } + { $rest } { sum-fits }: { winner-wins }.
result-missed = { $x } und { $y } sind übrig. { $x } + { $y } = { $sum } = { $quotient } · { $d } + { $rest } { sum-misses }: { winner-wins }.

result-bonded = { $x } und { $y } sind übrig. Sie sind Partner: { winner-wins }.
result-unbonded = { $x } und { $y } sind übrig. Sie sind keine Partner: { winner-wins }.
result-resigned = { $you ->
    [player] Du hast aufgegeben: { $winner } gewinnt.
    [winner] { $player } hat aufgegeben: Du gewinnst.
   *[none] { $player } hat aufgegeben: { $winner } gewinnt.
}

## Was die Hilfe fragt, bevor sie etwas verrät, und was an einer markierten Menge oder gezeichneten Paaren nicht stimmt

ask-left-over = Bilde Paare. Welche Zahlen bleiben ohne Partner?
ask-hostile = { $sort ->
    [unbonded] Finde { $count } Zahlen, von denen keine zwei Partner sind.
   *[bonded] Finde { $count } Zahlen, von denen je zwei Partner sind.
}
ask-partners = Zwei Zahlen können ein Paar bilden, wenn { $when }. Jede Zahl darf nur in einem Paar sein.
told-none = Jede Zahl hat einen eigenen Partner.
told-left-over = { $count ->
    [one] Eine Zahl bleibt ohne Partner{ $choice ->
        [only] : { $numbers }.
       *[some] , zum Beispiel { $numbers }.
    }
   *[other] { $count } Zahlen bleiben ohne Partner{ $choice ->
        [only] : { $numbers }.
       *[some] , zum Beispiel { $numbers }.
    }
}
told-hostile = Zum Beispiel { $numbers }.
flaw-bonded = { $x } und { $y } sind Partner: { $x } + { $y } = { $sum } { sum-fits }.
flaw-unbonded = { $x } und { $y } sind keine Partner: { $x } + { $y } = { $sum } { sum-misses }.
flaw-too-few = Bis jetzt { $count }. Du brauchst { $least }.
flaw-bonded-here = { $x } und { $y } sind Partner.
flaw-unbonded-here = { $x } und { $y } sind keine Partner.
flaw-facing = { $sides ->
    [own] Noch nicht. Sieh dir { $many } an: Je zwei davon können ein Paar bilden. Bleibt eine ohne Partner?
    [one] Noch nicht. Für { $many } gibt es keinen Partner.
   *[two] Noch nicht. Sieh dir { $many } an: Jede braucht einen Partner aus { $few }. Wie viele bleiben ohne Partner?
}
flaw-alone = Noch nicht. Für { $number } bleibt kein Partner.
flaw-too-many = Du hast { $count } markiert. { $least ->
    [0] Es kann aber jede Zahl einen eigenen Partner haben.
    [one] Es muss aber nur eine Zahl ohne Partner bleiben.
   *[other] Es müssen aber nur { $least } Zahlen ohne Partner bleiben.
}

## Andere Bindungen: wann zwei Zahlen gebunden sind, und was dahintersteckt

bond-sum = { $remainder ->
    [0] ihre Summe ein Vielfaches von { $d } ist
   *[other] ihre Summe um { $remainder } größer als ein Vielfaches von { $d } ist
}
    .title = Summe durch d teilbar
    .fact = Der Klassiker. Er begann mit den Zahlen 1 bis 2017 und d = 8 im Bundeswettbewerb Mathematik 2017.
    .leave = { $remainder ->
        [0] Lass zwei Zahlen übrig, deren Summe ein Vielfaches von { $d } ist
       *[other] Lass zwei Zahlen übrig, deren Summe um { $remainder } größer als ein Vielfaches von { $d } ist
    }
    .spoil = { $remainder ->
        [0] Lass zwei Zahlen übrig, deren Summe kein Vielfaches von { $d } ist
       *[other] Lass zwei Zahlen übrig, deren Summe nicht um { $remainder } größer als ein Vielfaches von { $d } ist
    }
    .holds = { $x } + { $y } = { $sum } { sum-fits }.
    .fails = { $x } + { $y } = { $sum } { sum-misses }.
bond-difference = ihre Differenz ein Vielfaches von { $d } ist
    .title = Differenz durch d teilbar
    .fact = Von d + 1 Zahlen haben immer zwei beim Teilen durch d denselben Rest. Das ist das Schubfachprinzip.
    .leave = Lass zwei Zahlen übrig, deren Differenz durch { $d } teilbar ist
    .spoil = Lass zwei Zahlen übrig, deren Differenz nicht durch { $d } teilbar ist
    .holds = Die Differenz von { $x } und { $y } ist { $difference }, ein Vielfaches von { $d }.
    .fails = Die Differenz von { $x } und { $y } ist { $difference }, kein Vielfaches von { $d }.
bond-product = ihr Produkt ein Vielfaches von { $d } ist
    .title = Produkt durch d teilbar
    .fact = Die eine Zahl kann einen Faktor von d mitbringen und die andere Zahl den anderen.
    .leave = Lass zwei Zahlen übrig, deren Produkt durch { $d } teilbar ist
    .spoil = Lass zwei Zahlen übrig, deren Produkt nicht durch { $d } teilbar ist
    .holds = { $x } · { $y } = { $product } ist ein Vielfaches von { $d }.
    .fails = { $x } · { $y } = { $product } ist kein Vielfaches von { $d }.
bond-coprime = sie keinen gemeinsamen Teiler außer 1 haben
    .title = Kein gemeinsamer Teiler
    .fact = Unter n + 1 Zahlen von 1 bis 2n sind immer zwei Nachbarn, und Nachbarn haben keinen gemeinsamen Teiler außer 1.
    .leave = Lass zwei Zahlen ohne gemeinsamen Teiler außer 1 übrig
    .spoil = Lass zwei Zahlen mit einem gemeinsamen Teiler außer 1 übrig
    .holds = { $x } und { $y } haben keinen gemeinsamen Teiler außer 1.
    .fails = { $x } und { $y } haben den gemeinsamen Teiler { $common }.
bond-divides = eine von ihnen ein Vielfaches der anderen ist
    .title = Eine ist Vielfaches der anderen
    .fact = Unter n + 1 Zahlen von 1 bis 2n ist immer eine ein Vielfaches einer anderen (Erdős).
    .leave = Lass zwei Zahlen übrig, von denen eine ein Vielfaches der anderen ist
    .spoil = Lass zwei Zahlen übrig, von denen keine ein Vielfaches der anderen ist
    .holds = { $y } ist ein Vielfaches von { $x }.
    .fails = { $y } ist kein Vielfaches von { $x }.
bond-prime-sum = ihre Summe eine Primzahl ist
    .title = Summe ist eine Primzahl
    .fact = Die Zahlen von 1 bis 2n lassen sich zu Paaren ordnen, deren Summen Primzahlen sind, denn zwischen m und 2m liegt immer eine Primzahl (Bertrand).
    .leave = Lass zwei Zahlen übrig, deren Summe eine Primzahl ist
    .spoil = Lass zwei Zahlen übrig, deren Summe keine Primzahl ist
    .holds = { $x } + { $y } = { $sum } ist eine Primzahl.
    .fails = { $x } + { $y } = { $sum } ist keine Primzahl.
bond-square-sum = ihre Summe eine Quadratzahl ist
    .title = Summe ist eine Quadratzahl
    .fact = Wer die Quadratzahl will und den letzten Zug macht, gewinnt bei 5, 7, 8, 9 und ab 13 Zahlen, aber nicht bei 4, 6, 10, 11 oder 12.
    .leave = Lass zwei Zahlen übrig, deren Summe eine Quadratzahl ist
    .spoil = Lass zwei Zahlen übrig, deren Summe keine Quadratzahl ist
    .holds = { $x } + { $y } = { $sum } ist eine Quadratzahl.
    .fails = { $x } + { $y } = { $sum } ist keine Quadratzahl.
any-bond-text = sie durch „{ $bond }“ verbunden sind
any-bond-means = für sie „{ $meaning }“ gilt
any-bond-holds = { $x } und { $y } sind durch „{ $bond }“ verbunden.
any-bond-fails = { $x } und { $y } sind nicht durch „{ $bond }“ verbunden.
bond-lines = eine Linie sie verbindet
    .title = Eigene Linien zeichnen
    .fact = Jedes Bild aus Punkten und Linien ist ein Spiel.
    .leave = Lass zwei Zahlen übrig, die eine Linie verbindet
    .spoil = Lass zwei Zahlen übrig, die keine Linie verbindet
    .holds = Eine Linie verbindet { $x } und { $y }.
    .fails = Keine Linie verbindet { $x } und { $y }.

## Namen der Dinge

field-n = n
field-bond = Bindung
field-board = Tafel
field-divider = Binder
field-breaker = Brecher
field-numbers = übrige Zahlen
field-crossed = gestrichen
field-turn = am Zug
field-moves-left = Züge übrig
field-winner = Gewinner
field-closer = letzter Zug
field-margin = Spielraum
field-winning-moves = Gewinnzüge
field-reason = Grund
field-certificate = Beweis zum Prüfen
field-kind = Art des Beweises
field-hostile = feindliche Menge
field-groups = Gruppen
field-delete = zu streichen

## Aussagen, die der Artikel nicht hat

statement-pigeonhole = Bei Differenzen sind zwei Zahlen mit demselben Rest Partner. Also hat eine Menge ohne Partner höchstens d Zahlen [Schubfachprinzip].
    .title = Schubfachprinzip
statement-residue-class = Bei Differenzen haben Partner denselben Rest. Also hat eine Menge, in der je zwei Zahlen Partner sind, höchstens n/d Zahlen, aufgerundet [Zählen der Reste].
    .title = Zählen der Reste
statement-neighbours = Nimm mehr als die Hälfte der Zahlen von 1 bis n, aufgerundet. Zwei davon sind Nachbarn, und Nachbarn haben keinen gemeinsamen Teiler außer 1 [Nachbarn sind teilerfremd].
    .title = Nachbarn sind teilerfremd
statement-one-and-primes = Nimm Zahlen bis n, von denen keine zwei einen gemeinsamen Teiler außer 1 haben. Jede außer der 1 braucht eine eigene Primzahl. Es gibt also höchstens eine Zahl zu jeder Primzahl und dazu die 1 [Die Eins und die Primzahlen].
    .title = Die Eins und die Primzahlen
statement-erdos = Nimm mehr als die Hälfte der Zahlen von 1 bis n, aufgerundet. Zwei davon haben denselben ungeraden Teil. Also ist eine ein Vielfaches der anderen [Ungerade Teile nach Erdős].
    .title = Ungerade Teile nach Erdős
statement-doublings = In einer Kette, in der jede Zahl die nächste teilt, ist jede mindestens doppelt so groß wie die vorige [Ketten von Verdopplungen].
    .title = Ketten von Verdopplungen
statement-bertrand-pairs = Die Zahlen von 1 bis 2m lassen sich zu Paaren ordnen, deren Summen Primzahlen sind, denn zwischen m und 2m liegt immer eine Primzahl [Bertrand-Paare].
    .title = Bertrand-Paare
statement-odd-and-even = Ist die Summe zweier verschiedener Zahlen ab 1 eine Primzahl, so ist eine gerade und eine ungerade. Also sind keine drei Zahlen alle miteinander Partner [Gerade und ungerade].
    .title = Gerade und ungerade
statement-last-two = Wer den letzten Zug macht, gewinnt genau dann, wenn keine feindliche Menge mehr als die Hälfte (aufgerundet) der Zahlen hat [Satz von den letzten zwei].

## Die Strategien

strategy-pairing = Sorgt dafür, dass jede Zahl einen eigenen Partner hat, und antwortet dann auf jede Zahl mit ihrem Partner.
    .name = Pia
    .line = Hält Paare zusammen.
    .applies = Nur für den Binder, der den letzten Zug macht, wenn jede Zahl einen eigenen Partner hat oder ein Zug dafür genügt.
strategy-triple = Bringt drei Reste mit einer Zahl zu viel in Ordnung und antwortet dann auf jede Zahl mit ihrem Partner.
    .name = Trix
    .line = Kennt einen Trick mit dreien.
    .applies = Nur für den Binder, der den letzten Zug macht, wenn genau drei Reste eine Zahl zu viel haben.
strategy-program = Nimmt so schnell wie möglich Partner weg. Es ist das Programm von der Website zum Forschungsartikel.
    .name = Rob
    .line = Nimmt Partner weg.
    .applies = Nur für den Brecher; sie gewinnt im Spiel des Artikels jede ungerade Tafel, die B gewinnen kann.
strategy-even-board = Sorgt dafür, dass die letzten drei Zahlen nicht alle miteinander Partner sind.
    .name = Lou
    .line = Hat das letzte Wort.
    .applies = Nur für den Brecher, der den letzten Zug macht, wie B im Spiel des Artikels bei geradem n.
strategy-perfect = Verpasst keinen Sieg. Liegt sie hinten, macht sie es dir so schwer wie möglich.
    .name = Ada
    .line = Verpasst keinen Sieg.
    .applies = Für beide Seiten, immer.
strategy-random = Streicht irgendeine Zahl, ohne nachzudenken.
    .name = Mo
    .line = Spielt irgendwas.
    .applies = Für beide Seiten, immer.
strategy-learner = Kennt den Trick, zieht aber oft, ohne nachzudenken.
    .name = Kim
    .line = Kennt den Trick, vergisst ihn aber oft.
    .applies = Für beide Seiten, immer.

## Die Befehlszeile

cli-column = Spalte { $column }: { $error }
cli-strategy = Strategie
cli-bonded-when = Partner, wenn
cli-fact = was dahintersteckt
cli-what-it-does = was sie tut
cli-citation = Stelle
cli-percent = { $share } %
cli-pairing = Paarung: { $shown }
cli-pairing-after = Paarung: streiche { $delete }; { $shown }
cli-groups = Gruppen: { $shown }
cli-hostile = feindliche Menge: { $shown }
cli-hostile-after = feindliche Menge: { $shown }; streiche { $delete }
cli-search = durch Suche unter allen Zahlenmengen gefunden; eine größte feindliche Menge: { $shown }
cli-not-listed = nicht aufgezählt: Die Tafel ist zu groß
cli-two-people = Zwei Menschen spielen an diesem Terminal.
cli-you-are = Du bist { $player }. Gegen dich spielt: { $opponent }.
cli-keys = Tippe eine Zahl, um sie zu streichen, h für den Trainer, u zum Zurücknehmen, q zum Beenden.
cli-prompt = { $player } ({ $moves ->
    [one] letzter Zug
   *[other] noch { $moves } Züge
}) >
cli-crosses-out = { $player } streicht { $number }.
cli-help-more = Tippe noch einmal h für mehr.
cli-nothing-to-take-back = Es gibt keinen Zug zum Zurücknehmen.
cli-no-page = Die Seite ist nicht installiert, nur die API antwortet. Im Quellordner: make play, oder ZAHLENSCHLACHT_PAGE=yes pip install '.[web]'
cli-goodbye = Auf Wiedersehen.
cli-notation = Das Spiel in einer Zeile:
cli-blunder = Fehler; gewonnen hätte { $moves }
cli-ply = Zug
cli-player = Spieler
cli-number = Zahl
cli-remark = Bemerkung
cli-margin-note = { $closer } macht den letzten Zug. Der Spielraum zeigt, wie viel sich { $closer } leisten kann; liegt er unter null, verliert { $closer }.
cli-no-proxy = Dieser Server begrenzt Anfragen, aber nicht, wie viele Verbindungen eine Adresse offen hält, und verschlüsselt nichts. Im Internet gehört ein Proxy davor (siehe docs/deployment.md).
cli-audit-statement = Aussage
cli-audit-cases = Fälle
cli-audit-failures = Fehler
cli-audit-seconds = Sekunden
cli-audit-total = { $cases } Fälle, { $failures } Fehler, { $seconds } s
cli-conjecture-last-three = Die letzten drei: Spielt auf 1..n, bis drei Zahlen übrig sind. Der Binder gewinnt, wenn d ihre Summe teilt. Die Vermutung: Für d ≥ 3 und n ≥ 5 gewinnt der Brecher, nur dass der Binder die Tafeln (n, d) = (6, 4), (6, 5) und (10, 4) als A gewinnt und (5, 4) als B. Für d = 2 gewinnt der Binder genau dann, wenn er zuletzt zieht. Hier folgen die Tafeln n, die der Binder als A oder als B gewinnt.
cli-conjecture-last-four = Die letzten vier: Spielt auf 1..n, bis vier Zahlen übrig sind. Der Binder gewinnt, wenn d ihre Summe teilt. Die Vermutung: Der Brecher gewinnt jede Tafel mit n ≥ 5, auf der er zuletzt zieht. Hier folgen die Tafeln n, die der Binder als A oder als B gewinnt.
cli-conjecture-total = { $games } Spiele, { $failures ->
    [0] kein Gegenbeispiel.
    [one] 1 Gegenbeispiel:
   *[other] { $failures } Gegenbeispiele:
}
cli-atlas-written = { $file }: { $rows } Teiler mal { $columns } Tafeln

## Zeugnisse und Fragen

cli-score-title = { $agent } bei { $variant }; wenn beide perfekt spielen, gewinnt { $winner }
cli-score-side = als { $side }
cli-score-right = richtig, wo es darauf ankommt
cli-score-right-by = richtig als { $side }
cli-score-left = Zahlen übrig
cli-score-accuracy = { $right }, Zufall { $chance }, von { $count }
cli-score-floor = Untergrenze: gewinnt gegen die beste Antwort
cli-score-against-random = gewinnt gegen zufällige Züge
cli-score-against-perfect = gewinnt gegen perfektes Spiel
cli-score-questions = Fragen
cli-score-illegal = verschenkt: Zahl nicht an der Tafel
cli-score-unreadable = verschenkt: keine Zahl
cli-score-late = verschenkt: zu spät
cli-score-crashed = verschenkt: Programm beendet
cli-score-unfit = verschenkt: kein Zug nach seiner Regel
cli-score-first-fault = Erster Fehler als { $side }: { $fault }
cli-score-note = { $method ->
    [sets] Nach jeder Menge von Zahlen wurde gefragt.
    [counts] Nach jeder Verteilung der Reste wurde gefragt.
    [games] Stichprobe: { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    } gegen jeden Gegner, mit Intervallen zu 95 %.
   *[shapes] Gefragt wurde nach { $count ->
        [one] einer Stellung
       *[other] { $count } Stellungen
    } für jede Form.
} Auf eine Stellung kommt es an, wenn manche ihrer Züge gewinnen, aber nicht alle.
cli-score-exact = Die Werte sind exakt: Der Agent achtet auf nichts, was diese Fragen auslassen.
cli-score-not-exact = Die Werte sind nicht exakt: In anderen Stellungen oder nach anderen Zügen antwortet der Agent vielleicht anders.
cli-score-sampled = Der Agent lost seine Züge aus: Seine Wahrscheinlichkeiten sind nicht bekannt, darum wurden Spiele gespielt, und es gibt keine Untergrenze.
cli-score-grid-title = { $agent } als { $side }: richtig, wo es darauf ankommt, in Prozent
cli-score-mean = { $kind ->
    [trained] Als { $side } an Tafeln aus dem Training: im Mittel { $right } richtig, Zufall { $chance }.
    [unseen] Als { $side } an neuen Tafeln: im Mittel { $right } richtig, Zufall { $chance }.
   *[all] Als { $side }: im Mittel { $right } richtig, Zufall { $chance }.
}
cli-score-faults = { $count ->
    [one] Eine Antwort hat ihr Spiel verschenkt
   *[other] { $count } Antworten haben ihr Spiel verschenkt
}, die erste: { $first }
cli-score-star = * aus dem Training
cli-questions-missing = nur { $found } von { $count } Fragen wurden gefunden: Erlaube mehr Tafeln oder Teiler oder ein kleineres --difficulty
cli-questions-written = { $file }: { $count ->
    [one] eine Frage
   *[other] { $count } Fragen
}
question-range = An einer Tafel stehen die Zahlen von 1 bis { $n }.
question-board = An einer Tafel stehen die Zahlen { $numbers }.
question-crossed = Bisher gestrichen, in dieser Reihenfolge: { $numbers }.
question-ask = Du bist { $player } und bist am Zug. Welche Zahl streichst du? Du darfst vorher überlegen. Die letzte Zeile deiner Antwort muss „Antwort: N“ lauten, wobei N die Zahl ist.
question-prove = { $player } ist am Zug. Wer gewinnt, wenn beide so gut wie möglich spielen? Nenne zwei Zahlen befreundet, wenn { $closer } gewinnt, sobald sie als letzte übrig sind. Wenn { $closer } gewinnt, beweise es, indem du die übrigen Zahlen in höchstens { $groups } Gruppen aufteilst: Je zwei Zahlen einer Gruppe müssen befreundet sein, und eine Gruppe darf aus einer einzigen Zahl bestehen. Wenn { $other } gewinnt, beweise es mit einer Gruppe aus mindestens { $members } der übrigen Zahlen, von denen keine zwei befreundet sind. Du darfst vorher überlegen. Die letzte Zeile deiner Antwort muss „Antwort:“ lauten, dann der Gewinner und jede Gruppe in eckigen Klammern, wie in „Antwort: { $closer } [1 2] [3]“ oder „Antwort: { $other } [1 2 3]“.
