### Deutsche Wörter der Seite allein. Die Wörter des Spiels stehen in de.ftl, die Begriffe sind dieselben.

## Der Rahmen der Seite

page-nav = Hauptmenü
page-nav-play = Spielen
page-nav-learn = Lernen
page-nav-puzzles = Rätsel
page-nav-maths = Mathe
page-nav-family = Familie
    .line = Andere Regeln für die letzten zwei Zahlen
page-nav-atlas = Atlas
    .line = Eine Karte: Wer gewinnt an welcher Tafel?
page-on-map = Auf der Karte zeigen
page-nav-answers = Antworten
    .line = Zwei offene Fragen, ein Satz und sein Beweis
page-settings = Sprache, Ton und Farben
page-language = Sprache
page-sound = Ton
page-theme-light = Helle Farben
page-theme-dark = Dunkle Farben
page-close = Schließen
page-beside-board = Neben der Tafel
page-loading = Einen Moment …
page-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.

## Das Spiel

page-goal-of = { $divider }: { $goal }
page-rules-both = Streicht abwechselnd eine Zahl, bis zwei übrig sind. { $divider } gewinnt, wenn { $when }.
page-board = Tafel von { $name }
page-name-range = Zahlen 1 bis { $n }
page-name-remainder = { $name }, Rest { $remainder }
page-name-reversed = { $name }, vertauscht
page-board-keys = Mit den Pfeiltasten bewegen, mit Enter oder der Leertaste streichen.
page-board-keys-answer = Mit den Pfeiltasten bewegen, mit Enter oder der Leertaste wählen. Gestrichen wird nichts.
page-number = { $number }, Rest { $residue }
page-number-crossed = { $number }, gestrichen von { $player } im Zug { $move }
page-mark-last = eine der letzten zwei
page-mark-winning = Gewinnzug
page-mark-hostile = eine zum Behalten
page-mark-chosen = ausgewählt
page-mark-partner = Partner von { $number }
page-mark-group = in Gruppe { $letter }
page-mark-superfluous = ohne Partner
page-facing = Reste, die zusammen { $target } ergeben, stehen sich gegenüber.{ $count ->
    [0] {""}
    [one] {" "}Zahlen mit Rest { $own } bilden unter sich Paare.
   *[other] {" "}Zahlen mit Rest { $own } bilden jeweils unter sich Paare.
}
page-facing-own = Zahlen mit demselben Rest stehen beisammen: Nur sie sind miteinander Partner.
page-facing-counts = Reste { $residues }: { $counts } Zahlen
page-facing-head = { $residues }: { $count ->
    [one] 1 Zahl
   *[other] { $count } Zahlen
}
page-left-over = übrig
page-sum-multiple = Kein Rest: Die Summe ist ein Vielfaches von { $d }.
page-sum-missed = Rest { $rest }: Die Summe ist kein Vielfaches von { $d }.
page-sum-remainder = Rest { $rest }, wie das Spiel es verlangt.
page-sum-other = Rest { $rest } und nicht { $remainder }.
page-wins = { $player } gewinnt

## Gegner und Seiten

page-recipe = ein Rezept aus der Werkstatt
page-replaced = { $title } kann hier nicht { $player } spielen, deshalb spielt Ada.
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

page-take-back = Zurücknehmen

## Hilfe

page-help = Trainer
page-coach-asks = Ich habe eine Frage an dich.
page-help-later = Du bist nicht dran. Der Trainer fragt wieder, wenn du dran bist.
page-help-winner = Wer kann sicher gewinnen?
page-help-residues = Welche Reste gewinnen?
page-help-numbers = Welche Zahlen gewinnen?
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
page-none-win = Keine – es ist zu spät
page-none-blunder = Keine – jeder Zug gewinnt
page-none-left-over = Keine
page-check = Prüfen
page-tell-me = Sag es mir
page-told-right = Richtig!
page-told-left-over = { $count ->
    [0] Richtig! Keine Zahl bleibt übrig.
    [one] Richtig! { $numbers } bleibt übrig.
   *[other] Richtig! { $numbers } bleiben übrig.
}
page-step-wrong = Noch nicht. Versuch es noch einmal!
page-step-tap = Tippe auf eine Zahl, die gewinnt.
page-step-none = Keine
page-locked = Kommt nach Schritt { $step }.
page-locked-all = Beantworte die Frage, dann geht es weiter.
page-key-winning = zeigt die Gewinnzahlen an der Tafel
page-key-pairing = und die gepunkteten Linien zeigen die Partner
page-key-hostile = und die gestrichelten Kreise zeigen die Zahlen zum Behalten
page-key-groups = Die Linien an der Tafel zeigen die Gruppen.

## Die Fachwörter

page-glossary = Die Wörter
glossary-residue = Was übrig bleibt, wenn du eine Zahl durch d teilst. Nur davon hängt ab, ob zwei Zahlen Partner sind.
    .term = Rest
    .forms = rest, reste, resten, restes
glossary-partner = Partner sind zwei Zahlen, die zusammengehören. An den meisten Tafeln ist ihre Summe ein Vielfaches von d. Sind die letzten zwei Partner, hat gewonnen, wer das wollte.
    .term = Partner
    .forms = partner, partnern, partners
glossary-bonded = Zwei Zahlen sind gebunden, wenn sie Partner sind.
    .term = Gebunden
    .forms = gebunden, gebundene, gebundenen
glossary-superfluous = Eine Zahl ist überflüssig, wenn sie keinen Partner an der Tafel hat.
    .term = Überflüssig
    .forms = überflüssig, überflüssige, überflüssigen, überflüssiger
glossary-hostile = Eine Menge von Zahlen: Bleiben am Ende zwei davon übrig, verliert, wer zuletzt zieht.
    .term = Feindliche Menge
    .forms = feindliche menge, feindlichen menge, feindliche mengen, feindlich
glossary-margin = Der Vorsprung der Seite, die zuletzt zieht: Ab 0 gewinnt sie, unter 0 die andere. Je weiter von 0, desto sicherer.
    .term = Spielraum
    .forms = spielraum, spielraums
glossary-closer = Wer den letzten Zug macht.
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
page-divider-b = B (vertauscht)
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

page-error-bad-value = { $place }: { $value } passt da nicht hin
page-error-repeated = du hast { $value } zweimal geschrieben. Nimm jede Zahl nur einmal.
page-error-n-too-small = eine Tafel braucht mindestens 4 Zahlen
page-error-d-too-small = d muss mindestens 2 sein
page-error-stale-move = das Spiel ist inzwischen weitergegangen
page-error-stale-takeback = das Spiel ist inzwischen weitergegangen
page-error-recipe = das Rezept in diesem Link lässt sich nicht lesen
page-error-too-many-streams = gerade sehen zu viele Leute zu, versuch es gleich noch einmal
page-error-too-many-numbers = höchstens { $largest } Zahlen passen an eine Tafel, nicht { $value }
page-error-too-many-requests = das war viel auf einmal, warte einen Moment und versuch es noch einmal
page-error-wrong-join-secret = dieser Link öffnet keinen Platz in diesem Spiel, aber du darfst zusehen
page-error-wrong-token = dieser Platz gehört dir nicht
page-error-no-such-bond = diese Regel für Partner gibt es nicht
page-error-no-such-match = dieses Spiel gibt es nicht mehr
page-error-no-such-strategy = unter diesem Namen spielt hier niemand
page-error-no-such-theme = solche Rätsel gibt es nicht
page-error-internal = auf dem Server ging etwas schief, versuch es noch einmal
page-refused = Das ging nicht: { $detail }

## Das Rätsel des Tages, auf Spielen und Lernen

page-day = Rätsel des Tages
page-day-solved = gelöst
page-day-line = Jeden Tag eine neue Stellung, für alle dieselbe. Diese kannst du gewinnen.
page-day-tomorrow = Das nächste kommt morgen.
page-day-streak = { $count ->
    [one] 1 Tag in Folge.
   *[other] { $count } Tage in Folge.
}
page-day-solve = Lösen
page-day-share = Freunden zeigen
page-day-share-line = Zahlenschlacht, Rätsel vom { $date }: { $tries } { $count ->
    [one] 1 Tag in Folge.
   *[other] { $count } Tage in Folge.
}

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
