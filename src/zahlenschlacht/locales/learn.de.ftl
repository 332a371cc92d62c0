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

## Was an einer markierten Menge oder gezeichneten Paaren nicht stimmt

flaw-bonded = { $x } und { $y } sind gebunden: { $x } + { $y } = { $sum } { sum-fits }.
flaw-unbonded = { $x } und { $y } sind nicht gebunden: { $x } + { $y } = { $sum } { sum-misses }.
flaw-too-few = { $count ->
    [one] Das ist eine Zahl, es müssen aber
   *[other] Das sind { $count } Zahlen, es müssen aber
} { $least } sein.
flaw-few-pairs = { $count ->
    [one] Das ist ein Paar, es gibt aber
   *[other] Das sind { $count } Paare, es gibt aber
} { $least }.
flaw-twice = { $number } kann nur in einem Paar sein.
flaw-no-pair = Ein Paar hat zwei Zahlen.

## Rätsel

theme-partner = Antworte mit dem Partner
    .hint = Streiche einen Partner der eben gestrichenen Zahl.
theme-superfluous = Weg mit der Einsamen
    .hint = Streiche eine Zahl, die keinen Partner hat.
theme-pairing = Für jede ein Partner
    .hint = Streiche die Zahl, nach der jede andere einen Partner hat.
theme-larger = Die größere Seite
    .hint = Streiche eine überflüssige Zahl, sonst eine von der größeren Seite eines Paares.
theme-bonded = Nimm Partner weg
    .hint = Streiche eine Zahl, die einen Partner hat.
theme-smaller = Die kleinere Seite
    .hint = Streiche eine Zahl von der kleineren Seite eines Paares: Sie lässt die meisten anderen allein.
theme-breaker = Brich sie alle
    .hint = Streiche eine Zahl von der kleineren Seite eines Paares, sonst eine, die einen Partner hat.
theme-mixed = Alle Themen gemischt
theme-day = Rätsel des Tages
puzzle-ask = Du bist { $player }. Streiche eine Zahl, die den Sieg festhält. Aber Vorsicht: Eines von vier Rätseln ist verloren.
puzzle-difficulty = Schwierigkeit { $bits }
puzzle-solved = { $role ->
    [divider] Gelöst! Jede übrige Zahl hat einen Partner: Antworte jetzt auf jede Zahl mit ihrem Partner, dann gewinnst du.
   *[breaker] Gelöst! Keine zwei der übrigen Zahlen sind gebunden: Jetzt kannst du nicht mehr verlieren.
}
puzzle-finished = Gelöst! Das Spiel ist gewonnen.
puzzle-on = Richtig. { $player } streicht { $number }. Weiter!
puzzle-wrong = Jetzt gewinnt { $opponent }, zum Beispiel so:
puzzle-not-lost = Nicht so schnell: Es gibt einen Zug, der gewinnt.
puzzle-lost = Gut gesehen: Jeder Zug verliert. Jetzt zeig, warum.
puzzle-show-mark-set = Nenne mindestens { $least } Zahlen, von denen keine zwei gebunden sind: { $opponent } hebt sie sich bis zum Schluss auf.
puzzle-show-draw-pairs = Verbinde jede Zahl mit einem Partner: So wird { $opponent } dir antworten.
puzzle-lost-shown = Genau! { $opponent } gewinnt, egal was du tust.
