### Deutsche Wörter der Seite allein. Die Wörter des Spiels stehen in de.ftl, die Begriffe sind dieselben.

## Der Rahmen der Seite

page-nav = Hauptmenü
page-nav-play = Spielen
page-nav-learn = Lernen
page-nav-family = Familie
page-nav-atlas = Atlas
page-on-map = Auf der Karte zeigen
page-nav-answers = Antworten
page-language = Sprache
page-sound = Ton
page-theme-light = Zu hell wechseln
page-theme-dark = Zu dunkel wechseln
page-close = Schließen
page-beside-board = Neben der Tafel
page-loading = Einen Moment …
page-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.

## Das Spiel

page-rules = Streicht abwechselnd eine Zahl, bis zwei übrig sind.
page-rules-both = Streicht abwechselnd eine Zahl, bis zwei übrig sind. { $divider } gewinnt, wenn { $when }.
page-hint = Tippe auf eine Zahl, um sie zu streichen
page-hint-away = Diesen Hinweis wegnehmen
page-board = Tafel von { $name }
page-board-keys = Mit den Pfeiltasten bewegen, mit Enter oder der Leertaste streichen.
page-board-keys-answer = Mit den Pfeiltasten bewegen, mit Enter oder der Leertaste wählen; gestrichen wird nichts.
page-number = { $number }, Rest { $residue }
page-number-crossed = { $number }, gestrichen von { $player } im Zug { $move }
page-mark-last = eine der letzten zwei
page-mark-winning = Gewinnzug
page-mark-hostile = in der feindlichen Menge
page-mark-chosen = ausgewählt
page-mark-partner = Partner von { $number }
page-mark-group = in Gruppe { $letter }
page-mark-superfluous = überflüssig
page-facing = Reste stehen sich gegenüber, wenn sie { $target } ergeben.{ $count ->
    [0] {""}
    [one] {" "}Nur { $own } bleibt für sich.
   *[other] {" "}Nur { $own } bleiben für sich.
}
page-facing-own = Zahlen mit demselben Rest stehen beisammen: Sie sind aneinander gebunden und an keine anderen.
page-facing-counts = Reste { $residues }: { $counts } Zahlen
page-facing-head = { $residues }: { $count ->
    [one] 1 Zahl
   *[other] { $count } Zahlen
}
page-left-over = übrig
page-sum-multiple = Nichts bleibt übrig: Die Summe ist ein Vielfaches von { $d }.
page-sum-missed = { $rest } bleibt übrig, also ist die Summe kein Vielfaches von { $d }.
page-sum-remainder = { $rest } bleibt übrig, wie das Spiel es verlangt.
page-sum-other = { $rest } bleibt übrig und nicht { $remainder }.
page-wins = { $player } gewinnt
page-move = Zug { $ply }: { $player } streicht { $number }

## Gegner und Seiten

page-choices = Gegner, Seite und Tafel
page-opponent = Wer gegen dich spielt
page-against = gegen { $name }
page-beside = Zu zweit hier
page-beside-line = Ihr zieht abwechselnd, auf einem Bildschirm.
page-recipe = das Rezept { $recipe }
page-recipe-line = Ein Rezept aus der Werkstatt, Zeile für Zeile befolgt.
page-online-friend = Jemand online
page-online-line = Du schickst einen Link, und jeder spielt auf dem eigenen Bildschirm.
page-strength = Stärke als { $player }: { $dots } ({ $strength } von 5)
page-strength-means = Fünf Punkte: folgt einer bewiesenen Regel. Sonst ein Punkt für jedes Fünftel der Züge, die nicht dem Zufall folgen, mindestens aber einer. Die Punkte sagen, wie jemand spielt; gezählte Spiele stehen nicht dahinter.
page-no-rule = Hat keine Regel für { $player } auf dieser Tafel.
page-replaced = { $title } hat keine Regel für { $player } auf dieser Tafel, deshalb spielt „Perfekt“.
page-skill = Können { $skill } %
page-you-are = du bist
page-play-side = Als { $player } spielen

## Wer am Zug ist

page-your-turn = Du bist dran
page-turn-of = { $player } ist am Zug
page-thinking = Das Programm denkt nach
page-friends-turn = Dein Gegenüber ist am Zug
page-sending = Einen Moment …
page-program-begins = Das Programm beginnt
page-let-begin = Anfangen lassen
page-link-first = Mach zuerst einen Link für dein Gegenüber
page-play-from-here = Von hier aus weiterspielen
page-moves = Züge
page-no-moves = Noch ist keine Zahl gestrichen.
page-left = { $moves ->
    [one] Noch 1 Zug
   *[other] Noch { $moves } Züge
}, der letzte { $whose ->
    [yours] ist deiner
   *[theirs] gehört { $player }
}
page-fits = { $kind ->
    [zero] { $d } teilt { $sum }
   *[other] { $sum } lässt beim Teilen durch { $d } den Rest { $remainder }
}
page-misses = { $kind ->
    [zero] { $d } teilt { $sum } nicht
   *[other] { $sum } lässt beim Teilen durch { $d } nicht den Rest { $remainder }
}
page-reconnecting = Die Verbindung ist weg; neuer Versuch …

## Wie die Tafel gezeigt wird

page-view = Wie die Tafel gezeigt wird
page-view-more = Mehr zur Ansicht
page-numbers = Zahlen
page-partners = Partner
page-bonds = Netz
page-residues = Reste
page-plain = Einfache Reihen
page-superfluous = Überflüssige markieren
page-take-back = Zurücknehmen
page-play-out = Den Rest ausspielen
page-play-out-stop = Ausspielen anhalten
page-playing-out = Der Rest wird ausgespielt
page-restart = Neu anfangen
page-resign = Aufgeben
page-resign-ask = Dieses Spiel aufgeben?
page-resign-means = { $kind ->
    [friend] Dein Gegenüber gewinnt, und das lässt sich nicht zurücknehmen.
   *[program] Das Programm gewinnt, und das lässt sich nicht zurücknehmen.
}
page-has-resigned = { $player } hat aufgegeben

## Hilfe

page-help = Trainer
page-help-unfold = Den Trainer zeigen
page-help-later = Du bist nicht am Zug. Der Trainer fragt wieder, wenn du dran bist.
page-help-winner = Wer kann den Sieg erzwingen?
page-help-residues = Welche Reste gewinnen?
page-help-numbers = Welche Zahlen gewinnen?
page-help-why = Warum?
page-help-wait = Einen Moment …
page-answer = Auf der Tafel antworten
page-answering = Du antwortest
page-answering-detail = Tippe auf Zahlen; gestrichen wird nichts
page-answer-stop = Zurück zum Spiel
page-options = Antworten
page-player = Spieler { $player }
page-do-tap = Tippe auf eine Zahl
page-do-mark-set = { $count ->
    [0] Tippe auf Zahlen, um sie zu markieren
    [one] 1 Zahl markiert
   *[other] { $count } Zahlen markiert
}
page-do-draw-pairs = { $count ->
    [0] Tippe auf zwei Zahlen, um sie zu verbinden
    [one] 1 Linie gezogen. Tippe auf eine Zahl, um ihre Linie zu löschen.
   *[other] { $count } Linien gezogen. Tippe auf eine Zahl, um ihre Linie zu löschen.
}
page-do-choose = Wähle unten eine Antwort
page-none-win = Keine: Es ist zu spät
page-none-blunder = Keine: Jeder Zug gewinnt
page-none-left-over = Jede Zahl hat einen
page-check = Prüfen
page-tell-me = Sag es mir
page-told-right = Richtig!
page-locked = Öffnet sich nach Schritt { $step }.
page-locked-all = Jeder Schritt öffnet den nächsten: Versuch zuerst die Frage.
page-key-winning = zeigt die Gewinnzahlen auf der Tafel
page-key-pairing = und eine gepunktete Linie verbinden Partner auf der Tafel
page-key-hostile = und ein gestrichelter Kreis zeigen die feindliche Menge auf der Tafel
page-key-groups = Linien verbinden die Gruppen auf der Tafel.
page-with-help = mit Hilfe

## Die Fachwörter

page-glossary = Die Wörter
glossary-residue = Was übrig bleibt, wenn man eine Zahl durch d teilt. Für Partner zählt nur das.
    .term = Rest
    .forms = rest, reste, resten, restes
glossary-partner = Zwei Zahlen sind Partner, wenn der Binder mit ihnen als den letzten zweien gewinnt: auf den meisten Tafeln, weil ihre Summe ein Vielfaches von d ist.
    .term = Partner
    .forms = partner, partnern, partners
glossary-bonded = Zwei Zahlen sind aneinander gebunden, wenn sie Partner sind.
    .term = Gebunden
    .forms = gebunden, gebundene, gebundenen
glossary-superfluous = An nichts gebunden, was noch auf der Tafel steht.
    .term = Überflüssig
    .forms = überflüssig, überflüssige, überflüssigen, überflüssiger
glossary-hostile = Zahlen, von denen je zwei als letzte zwei den verlieren lassen, der den letzten Zug macht.
    .term = Feindliche Menge
    .forms = feindliche menge, feindlichen menge, feindliche mengen, feindlich
glossary-margin = Wie viele Züge man übrig hat: Ab 0 gewinnt, wer den letzten Zug macht, unter 0 der andere. Je weiter von 0, desto mehr Fehler darf man machen.
    .term = Spielraum
    .forms = spielraum, spielraums
glossary-closer = Wer den letzten Zug macht. Davon hängt ab, wer die Paare nutzen kann.
    .term = Schließer
    .forms = schließer

## Das Ende, und der Rückblick

page-you-won = Du hast gewonnen!
page-you-lost = Du hast verloren
page-you-resigned = Du hast aufgegeben
page-friend-resigned = Dein Gegenüber hat aufgegeben
page-still-yours = Du konntest den Sieg noch erzwingen.
page-still-theirs = { $player } konnte den Sieg noch erzwingen.
page-move-lost-it = Zug { $ply } hat es verschenkt
page-gave-away-you = { $moves ->
    [0] Am Anfang war der Sieg deiner. Dann hast du { $number } gestrichen.
    [one] Nach dem ersten Zug war der Sieg deiner. Dann hast du { $number } gestrichen.
   *[other] Nach { $moves } Zügen war der Sieg deiner. Dann hast du { $number } gestrichen.
}
page-gave-away = { $moves ->
    [0] Am Anfang konnte { $player } den Sieg erzwingen. Dann hat { $player } { $number } gestrichen.
    [one] Nach dem ersten Zug konnte { $player } den Sieg erzwingen. Dann hat { $player } { $number } gestrichen.
   *[other] Nach { $moves } Zügen konnte { $player } den Sieg erzwingen. Dann hat { $player } { $number } gestrichen.
}
page-never-yours = { $player } konnte den Sieg die ganze Zeit erzwingen und hat es getan.
page-lanes = Wer nach jedem Zug den Sieg erzwingen konnte
page-lanes-marked = Wer nach jedem Zug den Sieg erzwingen konnte; Zug { $ply } hat ihn verschenkt
page-can-force = { $player } kann gewinnen
page-show-me = Zeig es mir
page-lesson-helps = Lektion { $place } hätte geholfen
page-try-from-there = Von dort neu versuchen
page-again = Noch einmal
page-swap = Seiten tauschen
page-swap-perfect = Seiten tauschen, gegen Perfekt
page-step-up = { $kind ->
    [skilled] Weiter: Z({ $n }, { $d }) gegen { $name }, Können { $skill } %
   *[plain] Weiter: Z({ $n }, { $d }) gegen { $name }
}
page-friend-asks = { $sides ->
    [swapped] Dein Gegenüber will noch einmal spielen, mit getauschten Seiten.
   *[same] Dein Gegenüber will noch einmal spielen.
}
page-they-go-on = { $sides ->
    [swapped] Die beiden spielen noch einmal, mit getauschten Seiten.
   *[same] Die beiden spielen noch einmal.
}
page-play-on = Noch einmal spielen
page-watch-on = Beim nächsten Spiel zusehen
page-next = Nächste Variante
page-look-again = Rückblick
page-review = Rückblick
page-review-close = Zurück zum Ende
page-review-start = Vor dem ersten Zug. Weiter geht es mit den Pfeiltasten.
page-chart = Der Spielraum nach jedem Zug; über der Mitte gewinnt { $closer }
page-step = Gezeigter Zug
page-step-of = Zug { $ply } von { $last }
page-step-back = Einen Zug zurück
page-step-on = Einen Zug weiter
page-blunder = Patzer
page-blunders = { $count ->
    [0] Keine Patzer: Niemand hat einen Sieg hergegeben.
    [one] Ein Patzer hat den Sieg hergegeben:
   *[other] { $count } Patzer haben den Sieg hergegeben:
}
page-key-better = { $count ->
    [one] zeigt den einen Zug, der den Sieg gehalten hätte
   *[other] zeigt die { $count } Züge, die den Sieg gehalten hätten
}
page-try-here = Von hier aus neu versuchen
page-try-before = Vor diesem Zug neu versuchen

## Varianten

page-other-boards = Andere Tafeln
page-variants = Eine Tafel wählen
page-school = { $name }, für ein schnelles Spiel
page-original = { $name }, das Original
page-website = Die { $count } Varianten der Website zur Arbeit
page-variants-derived = Genau diese Tafeln haben, was die Arbeit von ihren 57 sagt (eine Liste druckt sie nicht): A kann gewinnen, aber sobald A jeder Zahl einen Partner geben könnte und es nicht tut, kann B gewinnen. Jede Zahl ist ein d.
page-path = { $won } von { $count } hier gewonnen. ✓ gewonnen, ★ ohne Hilfe gewonnen. „Nächste Variante“ führt von leicht zu schwer: danach, wie wahrscheinlich A mit Zufallszügen den Sieg gegen die beste Verteidigung hält.
page-won = gewonnen
page-won-alone = ohne Hilfe gewonnen
page-numbers-count = { $n } Zahlen
page-n-is = n = { $n }
page-bond-yours = Deine Linien, dein Spiel
page-any = Wann gehören die letzten zwei zusammen?
page-draw = Linien zeichnen
page-n = Zahlen 1 bis n
page-d = Teiler d
page-more = Mehr
page-remainder = Rest
page-divider = Wer mit dieser Summe gewinnt
page-divider-a = A
page-divider-b = B (vertauscht)
page-own = Eigene Zahlen
page-own-hint = Mindestens vier verschiedene ganze Zahlen; sie ersetzen 1 bis n.
page-own-wrong = Nur ganze Zahlen mit höchstens 15 Ziffern, mit Leerzeichen oder Kommas dazwischen.
page-play-it = Spielen

## Online

page-online = Online
page-online-intro = Spiel ohne Anmeldung mit jemandem anderswo: Schick einen Link oder zeig den QR-Code.
page-invite = Link erstellen
page-waiting = Warten, bis dein Gegenüber den Link öffnet.
page-here = da
page-gone = nicht da
page-away = { $minutes ->
    [0] seit weniger als einer Minute weg
    [one] seit einer Minute weg
   *[other] seit { $minutes } Minuten weg
}
page-away-hours = { $hours ->
    [one] seit einer Stunde weg
   *[other] seit { $hours } Stunden weg
}
page-friend-away = Dein Gegenüber ist weg
page-friend-is = Dein Gegenüber: { $where }
page-you = Du
page-friend = Dein Gegenüber
page-unaided = Ohne Hilfe.
page-unaided-means = Bis zum Ende des Spiels bekommt ihr beide weder Trainer noch Rückblick. Das ist eine Abmachung: Die Lösung steht allen offen.
page-unaided-asked = Dein Gegenüber will ohne Hilfe spielen.
page-unaided-join = Einverstanden, spielen
page-watching = Du siehst diesem Spiel zu.
page-loopback = Dieser Link geht nur auf diesem Computer. Damit andere in deinem Netz ihn öffnen können, starte den Server so und öffne die Seite unter der Adresse, die er nennt:
page-join-link = Link für dein Gegenüber
page-watch-link = Link zum Zusehen
page-copy-link = Link kopieren
page-copy-watch-link = Link zum Zusehen kopieren
page-qr = QR-Code mit dem Link für dein Gegenüber

## Behalten und teilen

page-keep = Behalten und teilen
page-copy-game-link = Link kopieren
page-copy-notation = Notation kopieren
page-copy-json = JSON kopieren
page-save-json = JSON speichern
page-print = Drucken
page-copied = Kopiert
page-paste = Ein Spiel zum Laden einfügen
page-load = Laden

## Für Vorleseprogramme

page-said-move = { $player } streicht { $number }.
page-said-new = Ein neues Spiel: { $name }.
page-said-back = { $moves ->
    [one] Zurückgenommen: 1 Zahl ist gestrichen.
   *[other] Zurückgenommen: { $moves } Zahlen sind gestrichen.
}
page-said-end = { $x } und { $y } sind übrig. { $player } gewinnt.
page-said-crossed = { $number } ist schon gestrichen.
page-said-not-your-turn = Du bist nicht am Zug.
page-said-review = Du siehst dir das Spiel noch einmal an. Wähle „Von hier aus neu versuchen“, um weiterzuspielen.

## Abgelehntes, wo die Seite es einfacher sagt

page-error-bad-value = { $place }: { $value } passt da nicht hin
page-error-too-many-numbers = höchstens { $largest } Zahlen passen auf eine Tafel, nicht { $value }
page-error-too-many-requests = das war viel auf einmal, warte einen Moment und versuch es noch einmal
page-error-wrong-join-secret = dieser Link öffnet keinen Platz in diesem Spiel, aber du darfst zusehen
page-error-wrong-token = dieser Platz gehört dir nicht
page-error-internal = auf dem Server ging etwas schief, versuch es noch einmal
page-refused = Das ging nicht: { $detail }
