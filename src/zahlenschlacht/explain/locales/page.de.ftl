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

page-rules = Streicht abwechselnd eine Zahl, bis zwei übrig sind. Die andere Seite will das Gegenteil.
page-rules-against = Streicht abwechselnd eine Zahl, bis zwei übrig sind. { $name } will das Gegenteil.
page-rules-two = Streicht abwechselnd eine Zahl, bis zwei übrig sind. { $other } will das Gegenteil.
page-goal-of = { $divider }: { $goal }
page-rules-both = Streicht abwechselnd eine Zahl, bis zwei übrig sind. { $divider } gewinnt, wenn { $when }.
page-hint = Tippe auf eine Zahl, um sie zu streichen
page-hint-away = Hinweis ausblenden
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
page-move = Zug { $ply }: { $you ->
    [player] Du streichst
   *[none] { $player } streicht
} { $number }

## Gegner und Seiten

page-choices = Gegner, Seite und Tafel
page-opponent = Wähle deinen Gegner
page-against = gegen { $name }
page-beside = Zu zweit an einem Gerät
page-beside-line = Ihr zieht abwechselnd auf diesem Bildschirm.
page-recipe = ein Rezept aus der Werkstatt
page-recipe-line = Befolgt sein Rezept Zeile für Zeile.
page-online-friend = Online mit Freunden
page-online-line = Du schickst einen Link, und jeder spielt am eigenen Bildschirm.
page-strength = Stärke als { $player }: { $dots } ({ $strength } von 5)
page-strength-means = Je mehr Punkte, desto weniger Zufallszüge. Fünf Punkte: macht nie einen Fehler.
page-how-it-plays = So spielt { $name }
page-replaced = { $title } kann hier nicht { $player } spielen, deshalb spielt Ada.
page-hopeless = { $goal ->
    [leave] An dieser Tafel kannst du nicht gewinnen: Keine zwei Zahlen sind Partner. Tausch die Seiten oder wähle eine andere Tafel.
   *[spoil] An dieser Tafel kannst du nicht gewinnen: Alle Zahlen sind miteinander Partner. Tausch die Seiten oder wähle eine andere Tafel.
}
page-skill = Können { $skill } %
page-you-are = du bist
page-play-side = Als { $player } spielen

## Wer am Zug ist

page-your-turn = Du bist dran
page-turn-of = { $player } ist dran
page-thinking = Dein Gegner überlegt
page-friends-turn = Die andere Person ist dran
page-sending = Einen Moment …
page-program-begins = Dein Gegner fängt an
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
page-take-back = Zurücknehmen
page-play-out = Den Rest ausspielen
page-playing-out = Der Rest wird ausgespielt
page-restart = Neu anfangen
page-resign = Aufgeben
page-resign-ask = Dieses Spiel aufgeben?
page-resign-means = { $kind ->
    [friend] Dann gewinnt die andere Person. Das lässt sich nicht zurücknehmen.
   *[program] Dann gewinnt dein Gegner. Das lässt sich nicht zurücknehmen.
}
page-has-resigned = { $you ->
    [player] Du hast aufgegeben
   *[none] { $player } hat aufgegeben
}

## Hilfe

page-help = Trainer
page-help-unfold = Trainer öffnen
page-coach-closed = Kommst du nicht weiter? Der Trainer stellt dir Fragen, die helfen.
page-coach-asks = Ich habe eine Frage an dich.
page-help-word = Hilfe
page-help-later = Du bist nicht dran. Der Trainer fragt wieder, wenn du dran bist.
page-help-winner = Wer kann sicher gewinnen?
page-help-residues = Welche Reste gewinnen?
page-help-numbers = Welche Zahlen gewinnen?
page-help-why = Warum?
page-help-wait = Einen Moment …
page-answer = An der Tafel antworten
page-answering = Du antwortest
page-answering-detail = Tippe auf Zahlen. Gestrichen wird nichts.
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
page-with-help = mit Hilfe

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

## Das Ende, und der Rückblick

page-you-won = Du hast gewonnen!
page-you-lost = Du hast verloren
page-you-resigned = Du hast aufgegeben
page-friend-resigned = Die andere Person hat aufgegeben
page-still-yours = Du hättest noch gewinnen können.
page-still-theirs = { $player } hätte noch gewinnen können.
page-move-lost-it = { $you ->
    [player] Bis Zug { $ply } lagst du vorn
   *[none] Bis Zug { $ply } lag { $player } vorn
}
page-gave-away = { $you ->
    [player] { $moves ->
        [0] Am Anfang lagst du vorn. Dann hast du { $number } gestrichen.
        [one] Nach dem ersten Zug lagst du vorn. Dann hast du { $number } gestrichen.
       *[other] Nach { $moves } Zügen lagst du vorn. Dann hast du { $number } gestrichen.
    }
   *[none] { $moves ->
        [0] Am Anfang lag { $player } vorn. Dann hat { $player } { $number } gestrichen.
        [one] Nach dem ersten Zug lag { $player } vorn. Dann hat { $player } { $number } gestrichen.
       *[other] Nach { $moves } Zügen lag { $player } vorn. Dann hat { $player } { $number } gestrichen.
    }
}
page-never-yours = Hier war nichts zu machen: { $player } lag von Anfang an vorn und hat keinen Fehler gemacht.
page-lanes = Wer nach jedem Zug vorn lag
page-lanes-marked = Wer nach jedem Zug vorn lag; Zug { $ply } hat den Sieg verschenkt
page-can-force = { $you ->
    [player] Du liegst vorn
   *[none] { $player } liegt vorn
}
page-show-me = Zeig es mir
page-lesson-helps = Lektion { $place } hätte geholfen
page-try-from-there = Von dort neu versuchen
page-again = Noch einmal
page-challenge = Fordere jemanden heraus
page-challenge-line = { $result ->
    [won] Zahlenschlacht, { $board }: Ich habe gegen { $name } gewonnen. Schaffst du das auch?
   *[lost] Zahlenschlacht, { $board }: Ich habe gegen { $name } verloren. Kannst du es besser?
}
page-again-coached = Noch einmal, mit Trainer
page-swap = Seiten tauschen
page-swap-perfect = Seiten tauschen, gegen Ada
page-level = Stufe { $level } von { $count }
page-level-won = Du hast Stufe { $level } geschafft!
page-ladder-won = Das war die letzte Stufe. Jetzt ist dir niemand mehr zu stark!
page-all-won = Du hast alle { $count } Tafeln gewonnen!
page-step-up = { $change ->
    [board] Nächste Stufe: eine größere Tafel
    [opponent] Nächste Stufe: ein stärkerer Gegner
   *[rule] Nächste Stufe: Vielfache von { $d }
}
page-step-down = Leichter: Stufe { $level }
page-lesson-first = Lektion 1 zeigt dir, wie es geht
page-friend-asks = { $sides ->
    [swapped] Die andere Person will noch einmal spielen, mit getauschten Seiten.
   *[same] Die andere Person will noch einmal spielen.
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
page-chart = Wie groß der Vorsprung nach jedem Zug war; über der Mitte liegt { $closer } vorn
page-step = Gezeigter Zug
page-step-of = Zug { $ply } von { $last }
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
page-path = { $won } von { $count } gewonnen. ✓ gewonnen, ★ ohne Hilfe gewonnen. „Nächste Tafel“ führt von leicht zu schwer.
page-won = gewonnen
page-won-alone = ohne Hilfe gewonnen
page-numbers-count = { $n } Zahlen
page-n-is = n = { $n }
page-bond-yours = Deine Linien, dein Spiel
page-any = Wann sind zwei Zahlen Partner?
page-draw = Linien zeichnen
page-n = Zahlen 1 bis n
page-d = Teiler d
page-more = Mehr
page-remainder = Rest
page-divider = Wer am Ende Partner will
page-divider-a = A
page-divider-b = B (vertauscht)
page-own = Eigene Zahlen
page-own-hint = Mindestens vier verschiedene ganze Zahlen, statt 1 bis n.
page-own-wrong = Nur ganze Zahlen mit höchstens 15 Ziffern, dazwischen Leerzeichen oder Kommas.
page-play-it = Spielen

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
page-friend-away = Die andere Person ist weg
page-friend-is = Die andere Person: { $where }
page-you = Du
page-friend = Die andere Person
page-unaided = Ohne Hilfe.
page-unaided-means = Bis zum Ende des Spiels gibt es für euch beide weder Trainer noch Rückblick. Ehrenwort: Niemand prüft es nach.
page-unaided-asked = Die andere Person will ohne Hilfe spielen.
page-unaided-join = Einverstanden, los!
page-watching = Du siehst diesem Spiel zu.
page-loopback = Dieser Link geht nur auf diesem Computer. Damit andere in deinem Netz ihn öffnen können, starte den Server so und öffne die Seite unter der Adresse, die er anzeigt:
page-join-link = Link zum Mitspielen
page-watch-link = Link zum Zusehen
page-copy-link = Link kopieren
page-copy-watch-link = Link zum Zusehen kopieren
page-qr = QR-Code mit dem Link zum Mitspielen

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
page-said-not-your-turn = Du bist nicht dran.
page-said-review = Du siehst dir das Spiel noch einmal an. Wähle „Von hier aus neu versuchen“, um weiterzuspielen.

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
