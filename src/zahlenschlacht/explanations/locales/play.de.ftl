### Deutsche Wörter allein der Spielseite. Die übrigen Wörter der Seite stehen in page.de.ftl.

## Das Spiel

page-rules = Streicht abwechselnd eine Zahl, bis zwei übrig sind. Die andere Seite will das Gegenteil.
page-rules-against = Streicht abwechselnd eine Zahl, bis zwei übrig sind. { $name } will das Gegenteil.
page-rules-two = Streicht abwechselnd eine Zahl, bis zwei übrig sind. { $other } will das Gegenteil.
page-join-class = Zu deiner Klasse
page-hint = Tippe auf eine Zahl, um sie zu streichen
page-move = Zug { $ply }: { $you ->
    [player] Du streichst
   *[none] { $player } streicht
} { $number }

## Gegner und Seiten

page-choices = Gegner, Seite und Tafel
page-opponent = Gegner wählen
page-against = gegen { $name }
page-beside = Zu zweit an einem Gerät
page-beside-line = Ihr zieht abwechselnd auf diesem Bildschirm.
page-recipe-line = Befolgt sein Rezept Zeile für Zeile.
page-online-friend = Online mit Freunden
page-online-line = Du schickst einen Link, und jeder spielt am eigenen Bildschirm.
page-strength = Stärke als { $side }: { $strength } von 5.
page-strength-means = Je mehr Punkte, desto weniger Zufallszüge. Fünf Punkte: kein Zufallszug.
page-how-it-plays = So spielt { $name }
page-you-are = du bist
page-play-side = Als { $side } spielen

## Wer am Zug ist

page-turn-of = { $player } ist dran
page-friends-turn = Dein Gegenüber ist dran
page-may-begin = Du kannst anfangen
page-program-begins = { $name } fängt an
page-program-thinks = { $name } überlegt
page-let-begin = Los, fang an!
page-link-first = Erstelle zuerst einen Link zum Mitspielen
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
    [zero] { $sum } ist ein Vielfaches von { $d }
   *[other] { $sum } ist um { $remainder } größer als ein Vielfaches von { $d }
}
page-misses = { $kind ->
    [zero] { $sum } ist kein Vielfaches von { $d }
   *[other] { $sum } ist nicht um { $remainder } größer als ein Vielfaches von { $d }
}
page-reconnecting = Verbindung verloren. Neuer Versuch …

## Wie die Tafel gezeigt wird

page-view = Wie die Tafel gezeigt wird
page-view-more = Mehr Ansichten und Aktionen
page-numbers = Zahlen
page-partners = Partner
page-bonds = Linien
page-residues = Reste
page-plain = Einfache Reihen
page-superfluous = Zahlen ohne Partner markieren
page-play-out = Den Rest ausspielen
page-playing-out = Der Rest wird ausgespielt
page-restart = Neu anfangen
page-resign = Aufgeben
page-resign-ask = Dieses Spiel aufgeben?
page-resign-means = { $kind ->
    [friend] Dann gewinnt dein Gegenüber. Das lässt sich nicht zurücknehmen.
   *[program] Dann gewinnt { $name }. Das lässt sich nicht zurücknehmen.
}
page-has-resigned = { $you ->
    [player] Du hast aufgegeben
   *[none] { $player } hat aufgegeben
}

## Hilfe

page-help-unfold = Trainer öffnen
page-coach-closed = Kommst du nicht weiter? Der Trainer stellt dir Fragen, die helfen.
page-help-word = Trainer
page-answering = Du antwortest
page-answering-detail = Tippe auf Zahlen. Gestrichen wird nichts.
page-with-help = mit Trainer

## Das Ende, und der Rückblick

page-you-won = Du hast gewonnen!
page-you-lost = Du hast verloren
page-you-resigned = Du hast aufgegeben
page-friend-resigned = Dein Gegenüber hat aufgegeben
page-can-force = { $you ->
    [player] Du liegst vorn
   *[none] { $player } liegt vorn
}
page-lesson-explains = Lektion { $place } erklärt es: { $title }
page-try-from = Ab Zug { $ply } probieren
page-again = Noch einmal
page-challenge = Freunde herausfordern
page-challenge-line = Zahlenschlacht, { $board }: { $result ->
    [won] Ich habe gegen { $name } gewonnen, in { $attempt }. Schaffst du das auch?
   *[lost] Ich habe gegen { $name } verloren, in { $attempt }. Gewinnst du?
}
page-challenge-moves = { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}, { $help ->
    [yes] mit
   *[no] ohne
} Trainer
page-challenged = { $result ->
    [won] Dein Gegenüber hat hier gegen { $name } gewonnen, in { $attempt }. Schaffst du das auch?
   *[lost] Dein Gegenüber hat hier gegen { $name } verloren, in { $attempt }. Gewinnst du?
}
page-challenge-end = { $results ->
    [won-won] Dein Gegenüber hat hier auch gewonnen.
    [won-lost] Besser als dein Gegenüber, das hier verloren hat!
    [lost-won] Dein Gegenüber hat hier gewonnen. Versuch es noch einmal!
   *[lost-lost] Dein Gegenüber hat hier auch verloren.
}
page-swap = Seiten tauschen
page-level = Stufe { $level } von { $count }
page-level-won = Stufe { $level } geschafft!
page-all-won = Du hast alle { $count } Tafeln gewonnen!
page-step-up = Stufe { $level }
page-step-down = Leichter: Stufe { $level }
page-lesson-first = Lektion 1 zeigt dir, wie es geht
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
page-next = Nächste Tafel
page-look-again = Rückblick
page-review = Rückblick
page-review-close = Zurück zum Ende
page-review-start = Das ist der Anfang. Mit → geht es weiter.
page-chart = Wie groß der Vorsprung nach jedem Zug war; über der Mitte { $you ->
    [player] liegst du vorn
   *[none] liegt { $player } vorn
}
page-step = Gezeigter Zug
page-step-of = Zug { $ply } von { $last }
page-move-of = { $you ->
    [player] Dein Zug { $ply }
   *[none] { $player }: Zug { $ply }
}
page-step-back = Einen Zug zurück
page-step-on = Einen Zug weiter
page-blunder = Fehler
page-blunders = { $count ->
    [0] Keine Fehler: Niemand hat einen Sieg verschenkt.
    [one] Ein Fehler hat den Sieg verschenkt:
   *[other] { $count } Fehler haben den Sieg verschenkt:
}
page-key-better = { $count ->
    [one] zeigt den einen Zug, der gewonnen hätte
   *[other] zeigt die { $count } Züge, die gewonnen hätten
}
page-try-here = Von hier aus neu versuchen
page-try-before = Vor diesem Zug neu versuchen

## Varianten

page-other-boards = Andere Tafeln
page-variants = Eine Tafel wählen
page-school = Schnelles Spiel: { $name }
page-original = Das Original: { $name }
page-website = { $count } Tafeln zum Durchspielen
page-variants-derived = An diesen Tafeln darf sich A keinen Fehler leisten. Such dir eine aus: n am Rand, d auf dem Knopf. Es sind die Tafeln der Website zum Forschungsartikel.
page-path = { $won } von { $count } gewonnen. ✓ gewonnen, ★ ohne Trainer gewonnen. „Nächste Tafel“ führt von leicht zu schwer.
page-won = gewonnen
page-won-alone = ohne Trainer gewonnen
page-n-is = n = { $n }
page-any = Wann sind zwei Zahlen Partner?
page-draw = Linien zeichnen
page-own = Eigene Zahlen
page-own-hint = Mindestens vier verschiedene ganze Zahlen, statt 1 bis n.
page-own-wrong = Nur ganze Zahlen mit höchstens 15 Ziffern, dazwischen Leerzeichen oder Kommas.

## Online

page-online = Online
page-online-intro = Spiel online gegen Freunde, ganz ohne Anmeldung: Schick einen Link oder zeig den QR-Code.
page-invite = Link erstellen
page-waiting = Warte, bis jemand den Link öffnet.
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
page-friend = Dein Gegenüber
page-series = Serie aus { $games } Spielen
page-series-won = { $you ->
    [winner] Du hast die Serie aus { $games } Spielen gewonnen!
   *[none] { $winner } hat die Serie aus { $games } Spielen gewonnen.
}
page-reactions = Zurufe
page-reaction-clap = Guter Zug!
page-reaction-wow = Oh!
page-reaction-think = Hm …
page-reaction-thanks = Gutes Spiel!
page-unaided = Ohne Trainer.
page-unaided-means = Bis zum Ende des Spiels gibt es für euch beide weder Trainer noch Rückblick. Ehrenwort: Niemand prüft es nach.
page-unaided-asked = Dein Gegenüber will ohne Trainer spielen.
page-unaided-join = Einverstanden, los!
page-watching = Du siehst diesem Spiel zu.
page-join-link = Link zum Mitspielen
page-watch-link = Link zum Zusehen
page-copy-watch-link = Link zum Zusehen kopieren

## Behalten und teilen

page-keep = Behalten und teilen
page-copy-game-link = Link kopieren
page-copy-notation = Notation kopieren
page-copy-json = JSON kopieren
page-print = Drucken
page-paste = Ein Spiel zum Laden einfügen
page-load = Laden

## Für Vorleseprogramme

page-said-new = Ein neues Spiel: { $name }.
page-said-back = { $moves ->
    [one] Zurückgenommen: 1 Zahl ist gestrichen.
   *[other] Zurückgenommen: { $moves } Zahlen sind gestrichen.
}
page-said-review = Du siehst dir das Spiel noch einmal an. Wähle „Von hier aus neu versuchen“, um weiterzuspielen.
