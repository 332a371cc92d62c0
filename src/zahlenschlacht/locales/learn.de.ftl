### Deutsche Wörter zum Lernen: Rezepte, Rätsel und Lektionen. Die Wörter des Spiels stehen in de.ftl.
###     recipe   Rezept      puzzle   Rätsel      theme   Thema
###     lesson   Lektion     step     Schritt     line    Zeile

## Rezepte, Zeile für Zeile

recipe-line = Streiche eine Zahl, { $clauses }.
    .first = Streiche im ersten Zug eine Zahl, { $clauses }.
    .three = Wenn noch drei Zahlen da sind, streiche eine, { $clauses }.
recipe-else = Wenn keine Zeile passt, darf irgendeine Zahl gestrichen werden.
recipe-word-any = egal welche
recipe-word-partner = die ein Partner der eben gestrichenen ist
recipe-word-balance = nach der jede andere Zahl einen Partner hat
recipe-word-superfluous = die überflüssig ist
recipe-word-bonded = die einen Partner hat
recipe-word-larger = die auf der größeren Seite ihres Paares steht
recipe-word-smaller = die auf der kleineren Seite ihres Paares steht
recipe-word-equal = deren Paar zwei gleich große Seiten hat
recipe-word-own = deren Rest sein eigener Partner ist
recipe-word-one = die als einzige ihren Rest hat
recipe-word-odd = deren Rest ungerade oft vorkommt
recipe-word-even = deren Rest gerade oft vorkommt
recipe-word-many = deren Rest mindestens zweimal vorkommt
recipe-word-three = deren Rest mindestens dreimal vorkommt
recipe-word-most = deren Rest am häufigsten vorkommt
recipe-word-fewest = deren Rest am seltensten vorkommt
recipe-word-finish = die sofort gewinnt
recipe-word-residue = die den Rest { $residue } lässt

## Rezepte mit Namen

recipe-competition = Die Lösung des Wettbewerbs
recipe-pairing = Paare
recipe-triple = x, y, z
recipe-program = Programm der Arbeit
recipe-closing-divider = Für den Binder, der den letzten Zug macht
recipe-breaker = Für den Brecher, der den letzten Zug nicht macht
recipe-closing-breaker = Für den Brecher, der den letzten Zug macht
recipe-divider = Für den Binder, der den letzten Zug nicht macht

## Was aus einem Rezept wurde

recipe-wins = Mit diesem Rezept gewinnt { $player } { $variant }, egal was { $opponent } tut.
recipe-lost = Auf { $variant } hilft { $player } kein Rezept: { $opponent } kann den Sieg erzwingen.
recipe-unrefuted = Auf { $variant } hat dieses Rezept noch niemand widerlegt: { $shapes } Stellungen und { $games } Partien wurden versucht, aber nicht alle.
recipe-refuted = Auf { $variant } lässt sich dieses Rezept widerlegen: In Zug { $guilty } darf es { $number } streichen, und dann kann { $opponent } den Sieg erzwingen.
recipe-guilty = Zeile { $line } hat das erlaubt.
recipe-guilty-none = Keine Zeile hat gepasst, also war jede Zahl erlaubt.
recipe-better = Mit { $numbers } wäre der Sieg geblieben.
recipe-score = Dieses Rezept erobert { $count } von { $all } Tafeln.
