### Deutsche Wörter der Seite allein. Die Wörter des Spiels stehen in de.ftl, die Begriffe sind dieselben.

## Der Rahmen der Seite

page-nav = Hauptmenü
page-nav-play = Spielen
page-language = Sprache
page-theme-light = Zu hell wechseln
page-theme-dark = Zu dunkel wechseln
page-close = Schließen
page-beside-board = Neben der Tafel
page-loading = Einen Moment …
page-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.

## Das Spiel

page-rules = Streicht abwechselnd Zahlen, bis zwei übrig sind. { $divider } gewinnt, wenn ihre Summe { $kind ->
    [zero] durch { $d } teilbar ist.
   *[other] beim Teilen durch { $d } den Rest { $remainder } lässt.
}
page-board = Tafel von { $name }
page-board-keys = Mit den Pfeiltasten bewegen, mit Enter oder der Leertaste streichen.
page-number = { $number }, Rest { $residue }
page-number-crossed = { $number }, gestrichen von { $player } im Zug { $move }
page-mark-last = eine der letzten zwei
page-mark-winning = Gewinnzug
page-mark-hostile = in der feindlichen Menge
page-mark-partner = Partner von { $number }
page-mark-superfluous = überflüssig
page-wins = { $player } gewinnt
page-move = Zug { $ply }: { $player } streicht { $number }

## Gegner und Seiten

page-opponent = Gegner
page-mode-program = Programm
page-mode-beside = Neben mir
page-mode-online = Online
page-which-program = Welches Programm
page-skill = Können { $skill } %
page-side = Deine Seite
page-you-are = Du bist
page-play-side = Als { $player } spielen
page-you = du
page-a-friend = dein Gegenüber
page-a-person = ein Mensch
page-seat-open = Platz noch frei

## Wer am Zug ist

page-turn = Wer am Zug ist
page-your-turn = Du bist am Zug
page-turn-of = { $player } ist am Zug
page-thinking = Das Programm denkt nach
page-friends-turn = Dein Gegenüber ist am Zug
page-sending = Einen Moment …
page-program-begins = Das Programm beginnt
page-let-begin = Anfangen lassen
page-over = Das Spiel ist zu Ende
page-moves = Bisherige Züge
page-moves-left = { $moves ->
    [one] Noch 1 Zug
   *[other] Noch { $moves } Züge
}
page-closes = { $player } macht den letzten
page-reconnecting = Die Verbindung ist weg; neuer Versuch …

## Wie die Tafel gezeigt wird

page-residues = Reste
page-pairs = Paare
page-superfluous = Überflüssige grau
page-take-back = Zurücknehmen
page-small-residue = kleine Ziffer: Rest mod { $d }
page-small-number = kleine Ziffer: die Zahl

## Hilfe

page-help = Hilfe
page-help-1 = Wer gewinnt?
page-help-2 = Welche Reste gewinnen?
page-help-3 = Welche Zahlen gewinnen?
page-help-4 = Warum?
page-help-wait = Einen Moment …
page-help-over = Das Spiel ist zu Ende. Sieh es noch einmal an, um zu finden, wo es sich entschied.
page-help-classes = { $count ->
    [one] Streiche eine Zahl mit Rest { $residues }.
   *[other] Streiche eine Zahl mit einem der Reste { $residues }.
}
page-help-classes-many = Zahlen mit { $count } Resten gewinnen.
page-help-no-class = Keine: Wer am Zug ist, braucht einen Fehler des anderen.
page-key-winning = zeigt die Gewinnzahlen auf der Tafel
page-key-pairing = und eine gepunktete Linie verbinden Partner auf der Tafel
page-key-hostile = und ein gestrichelter Kreis zeigen die feindliche Menge auf der Tafel
page-margin = Spielraum { $margin }.

## Das Ende, und der Rückblick

page-you-won = Du hast gewonnen!
page-you-lost = Du hast verloren
page-again = Noch einmal
page-swap = Seiten tauschen
page-next = Nächste Variante
page-look-again = Rückblick
page-review = Rückblick
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
page-reconstruction = Eine Rekonstruktion: Die Arbeit nennt ihre Anzahl, aber keine Liste. Jede Ziffer ist ein d.
page-numbers-count = { $n } Zahlen
page-n-is = n = { $n }
page-any = Irgendeine Tafel
page-n = Zahlen 1 bis n
page-d = Teiler d
page-more = Mehr
page-remainder = Rest
page-divider = Wer mit dieser Summe gewinnt
page-divider-a = A
page-divider-b = B (vertauscht)
page-own = Eigene Zahlen
page-own-hint = Mindestens vier verschiedene ganze Zahlen; sie ersetzen 1 bis n.
page-own-wrong = Nur ganze Zahlen, mit Leerzeichen oder Kommas dazwischen.
page-play-it = Spielen

## Online

page-online = Online
page-online-intro = Spiel ohne Anmeldung mit jemandem anderswo: Schick einen Link oder zeig den QR-Code.
page-invite = Link erstellen
page-waiting = Warten, bis dein Gegenüber den Link öffnet.
page-both-here = Beide Plätze sind besetzt.
page-watching = Du siehst diesem Spiel zu.
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
page-copied = Kopiert
page-paste = Ein Spiel zum Laden einfügen
page-load = Laden

## Für Vorleseprogramme

page-said-move = { $player } streicht { $number }.
page-said-end = { $x } und { $y } sind übrig. { $player } gewinnt.
page-said-crossed = { $number } ist schon gestrichen.
page-said-not-your-turn = Du bist nicht am Zug.
page-said-review = Du siehst dir das Spiel noch einmal an. Wähle „Von hier aus neu versuchen“, um weiterzuspielen.
