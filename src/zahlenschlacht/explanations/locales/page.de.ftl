### Deutsche Wörter der Seite allein. Die Wörter des Spiels stehen in de.ftl, die Begriffe sind dieselben.

## Der Rahmen der Seite

page-nav = Hauptmenü
page-nav-play = Spielen
page-nav-learn = Lernen
page-nav-puzzles = Rätsel
page-nav-class = Klasse
page-nav-maths = Mathe
page-nav-family = Familie
    .line = Andere Regeln für die letzten zwei Zahlen
page-nav-atlas = Atlas
    .line = Eine Karte: Wer gewinnt an welcher Tafel?
page-on-map = Auf der Karte zeigen
page-nav-answers = Antworten
    .line = Zwei offene Fragen, ein Satz und sein Beweis
page-nav-paper = Der Artikel
    .line = Alles, was er sagt, mit Tafeln zum Ausprobieren
page-settings = Sprache, Ton und Farben
page-language = Sprache
page-sound = Ton
page-theme-light = Helle Farben
page-theme-dark = Dunkle Farben
page-close = Schließen
page-beside-board = Neben der Tafel
page-loading = Einen Moment …
page-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
page-continue = Weiter: { $station }
station-game = Stufe { $level }
station-lesson = Lektion { $place }
station-puzzles = { $count } Rätsel
station-workshop = ein Rezept für alle { $count }
station-certificate = deine Urkunde

## Das Spiel

page-goal-of = { $divider }: { $goal }
page-rules-both = Streicht abwechselnd eine Zahl, bis zwei übrig sind. { $divider } gewinnt, wenn { $when }.
page-board = Tafel von { $name }
page-name-range = Zahlen 1 bis { $n }
page-name-remainder = { $name }, Rest { $remainder }
page-name-reversed = { $name }, Rollen vertauscht
page-board-keys = Mit den Pfeiltasten bewegen, mit Enter oder der Leertaste streichen.
page-board-keys-answer = Mit den Pfeiltasten bewegen, mit Enter oder der Leertaste wählen. Gestrichen wird nichts.
page-number = { $number }, Rest { $residue }
page-number-crossed = { $number }, gestrichen von { $player } im Zug { $move }
page-mark-last = eine der letzten zwei
page-mark-winning = Gewinnzug
page-mark-hostile = eine zum Behalten
page-mark-chosen = ausgewählt
page-mark-mistake = der Fehler
page-mark-better = besser
page-mark-joined = mit { $number } verbunden
page-mark-group = in Gruppe { $letter }
page-mark-superfluous = ohne Partner
page-facing = Reste, die zusammen { $target } ergeben, stehen sich gegenüber.{ $count ->
    [0] {""}
    [one] {" "}Zahlen mit Rest { $own } bilden unter sich Paare.
   *[other] {" "}Zahlen mit Rest { $own } bilden jeweils unter sich Paare.
}
page-facing-own = Zahlen mit demselben Rest stehen beisammen: Nur sie sind miteinander Partner.
page-facing-counts = Reste: { $residues }. Anzahl der Zahlen: { $counts }.
page-facing-head = { $residues }: { $count ->
    [one] 1 Zahl
   *[other] { $count } Zahlen
}
page-sum-multiple = Kein Rest: Die Summe ist ein Vielfaches von { $d }.
page-sum-missed = Rest { $rest }: Die Summe ist kein Vielfaches von { $d }.
page-sum-remainder = Rest { $rest }, wie das Spiel es verlangt.
page-sum-other = Rest { $rest } und nicht { $remainder }.
page-wins = { $player } gewinnt

## Gegner und Seiten

page-recipe = ein Rezept aus der Werkstatt
page-replaced = { $title } kann hier nicht { $side } spielen, deshalb spielt Ada.
page-hopeless = { $goal ->
    [leave] An dieser Tafel kannst du nicht gewinnen: Keine zwei Zahlen sind Partner. Tausch die Seiten oder wähle eine andere Tafel.
   *[spoil] An dieser Tafel kannst du nicht gewinnen: Alle Zahlen sind miteinander Partner. Tausch die Seiten oder wähle eine andere Tafel.
}
page-skill = Können { $skill } %

## Wer am Zug ist

page-your-turn = Du bist dran
page-thinking = Dein Gegner überlegt
page-sending = Einen Moment …

## Wie die Tafel gezeigt wird

page-remainder-label = Rest
page-take-back = Zurücknehmen

## Hilfe

page-help = Trainer
page-help-later = Du bist nicht dran. Der Trainer fragt wieder, wenn du dran bist.
page-help-winner = Wer kann sicher gewinnen?
page-help-residues = Welche Reste gewinnen?
page-help-numbers = Welche Zahl streichst du?
page-help-why = Warum?
page-help-wait = Einen Moment …
page-answer = An der Tafel antworten
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
page-do-choose = Wähle eine Antwort
page-none-win = Keine – dieses Spiel ist verloren
page-none-blunder = Keine – jeder Zug gewinnt
page-none-left-over = Keine
page-check = Prüfen
page-tell-me = Sag es mir
page-told-right = Richtig!
page-told-left-over = { $count ->
    [0] Richtig! Jede Zahl hat einen eigenen Partner.
    [one] Richtig! { $numbers } bleibt ohne Partner.
   *[other] Richtig! { $numbers } bleiben ohne Partner.
}
page-step-wrong = Noch nicht. Versuch es noch einmal!
page-step-tap = Tippe auf eine Zahl, die gewinnt.
page-step-none = Keine
page-key-winning = zeigt die Gewinnzahlen an der Tafel
page-key-pairing = und die gepunkteten Linien zeigen die Partner
page-key-hostile = und die gestrichelten Kreise zeigen die Zahlen zum Behalten
page-key-groups = Die Linien an der Tafel zeigen die Gruppen.

## Die Fachwörter

page-glossary = Was die Wörter bedeuten
glossary-residue = Was übrig bleibt, wenn du eine Zahl durch d teilst. Nur davon hängt ab, ob zwei Zahlen Partner sind. Er ist nie negativ: −3 = −1 · 5 + 2, also hat −3 den Rest 2.
    .term = Rest
    .forms = rest, reste, resten, restes
glossary-partner = Partner sind zwei Zahlen, die zusammengehören. An den meisten Tafeln ist ihre Summe ein Vielfaches von d. Sind die letzten zwei Partner, hat gewonnen, wer das wollte.
    .term = Partner
    .forms = partner, partnern, partners
glossary-hostile = Eine Menge von Zahlen: Bleiben am Ende zwei davon übrig, verliert, wer zuletzt zieht.
    .term = Feindliche Menge
    .forms = feindliche menge, feindlichen menge, feindliche mengen, feindlich
glossary-margin = Wie viel sich leisten kann, wer zuletzt zieht: Bei 0 oder mehr gewinnt diese Seite, unter 0 die andere. Je weiter von 0, desto sicherer.
    .term = Spielraum
    .forms = spielraum, spielraums
glossary-closer = A bei einer ungeraden Anzahl von Zahlen, sonst B.
    .term = Wer zuletzt zieht
    .forms = wer zuletzt zieht

## Varianten

page-numbers-count = { $n } Zahlen
page-bond-yours = Deine Linien, dein Spiel
page-n = Zahlen 1 bis n
page-d = Teiler d
page-more = Mehr
page-remainder = Rest
page-divider = Wer am Ende Partner will
page-divider-a = A
page-divider-b = B (Rollen vertauscht)
page-play-it = Spielen

## Online

page-you = Du
page-copy-link = Link kopieren
page-qr = QR-Code mit dem Link zum Mitspielen

## Behalten und teilen

page-copied = Kopiert

## Für Vorleseprogramme

page-said-move = { $player } streicht { $number }.
page-said-end = { $x } und { $y } sind übrig. { $player } gewinnt.
page-said-crossed = { $number } ist schon gestrichen.
page-said-not-your-turn = Du bist nicht dran.

## Abgelehntes, wo die Seite es einfacher sagt

page-refused = Das ging nicht: { $detail }

## Die Ausgabe ohne Server

page-site-loading = Der Computerspieler wird geladen
page-site-failed = Das Laden hat nicht geklappt. Darum kann noch niemand auf deine Züge antworten.
page-site-again = Noch einmal versuchen
page-site-lacks = Diese Ausgabe läuft ohne Server. Zwei Dinge fehlen: das Klassenzimmer und das Spiel mit jemandem an einem anderen Gerät.
page-site-about = Mehr dazu
page-site-keep = Offline verfügbar machen
page-site-keep-size = Offline verfügbar machen ({ $size } MB)
page-site-storing = Alles wird auf diesem Gerät gespeichert …
page-site-kept = Auf diesem Gerät gespeichert: Es geht auch ohne Internet.
page-site-remove = Entfernen
page-site-new = Es gibt eine neue Version.
page-site-update = Aktualisieren
page-site-not-kept = Es konnte nicht gespeichert werden.
