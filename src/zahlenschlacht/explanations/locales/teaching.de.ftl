### Deutsche Wörter des Klassenzimmers für Lehrkräfte, auf der Leinwand und im Bericht.

## Die Leinwand

class-wall-title = Leinwand für { $code }
class-wall-start = Mach mit deinem Handy mit
class-enter-at = Öffne
class-code-said = Code: { $letters }
class-qr = QR-Code, der dieses Klassenzimmer öffnet
class-pupils = { $count ->
    [0] Noch ist niemand da
   *[other] { $count } sind da
}
class-the-class = Die Klasse
class-number = Nr. { $number }
class-here = da
class-away = nicht da
class-sum-won = { $count } von { $all } haben gewonnen
class-sum-done = { $count } von { $all } sind fertig
class-tile-steps = { $done } von { $all } Schritten
class-tile-puzzles = { $done } von { $all } gelöst
class-tile-voted = hat abgestimmt
class-tile-answered = hat geantwortet
class-tile-thinks = überlegt
class-tile-wins = { $count ->
    [one] 1 Spiel gewonnen
   *[other] { $count } Spiele gewonnen
}
class-tile-plays = spielt
class-tile-won = Sieg im { $place }. Versuch
class-tile-waits = wartet
class-tile-played = beide Spiele gespielt
class-tile-recipe = { $count ->
    [0] schreibt noch
    [one] abgegeben
   *[other] { $count }-mal abgegeben
}
class-tile-stand-in = hier spielt der Computer
class-screen = Auf der Leinwand
class-recipe-wait = Mit dem zweiten Rezept beginnt das Turnier.
class-recipe-game = { $a } gegen { $b }
class-recipe-names = { $name } und { $count } weitere
class-recipe-wins = { $wins } von { $games }
class-recipe-best = Das beste Rezept ist von { $name }:
class-chart-show = Ergebnisse und erste Züge
class-chart-won = A hat { $a } gewonnen, B { $b }
class-chart-first = Erste Züge
class-question = Eine Frage zum Reden
class-question-1 = Wer gewinnt, und warum?
class-question-2 = Welche Zahl hat keinen Partner?
class-question-3 = Welche Zahl, und warum? Überzeugt die anderen.
class-discuss = Erst besprechen
class-timer = Zeit
class-finale = { $count ->
    [0] Gut gemacht!
    [one] Zusammen habt ihr 1 Spiel zu Ende gespielt. Gut gemacht!
   *[other] Zusammen habt ihr { $count } Spiele zu Ende gespielt. Gut gemacht!
}
class-question-ask = Pause und fragen
class-empty = Alle entfernen
class-remove-since = Diesen Platz und alle entfernen, die später kamen
class-crowded = { $count } sind da. Aus einem Netz kommt niemand mehr herein, damit kein Skript dein Klassenzimmer füllt.
class-crowded-open = Mehr hereinlassen
class-plan-own = Mein eigener Plan
class-plan-keep = Plan in diesem Browser behalten
class-plan-share = Link zu diesem Plan kopieren
class-step-back = Einen Zug zurück
class-step-on = Einen Zug weiter
class-order = Reihenfolge
class-order-need = wer Hilfe braucht
class-order-name = nach Namen
class-order-wins = nach Siegen
class-replay = Noch einmal ansehen
class-try-line = { $place } als { $player } { $outcome ->
    [won] ✓
    [lost] ✗
    [playing] …
   *[other] –
}
class-show-replay = Auf der Leinwand nachspielen, ohne Namen
class-show-beside = Neben dem Spiel auf der Leinwand nachspielen
class-pick = Diese Begründung der Klasse zeigen, ohne Namen
class-unpick = Begründung von der Leinwand nehmen
class-say = Ein Satz an { $name }
class-say-send = Senden
class-said = Gesendet
class-hints = Oder schick einen Tipp des Trainers zu dieser Stellung:
class-hint-after = Nach der { $number }: { $hint }
class-easier-offer = Leichteres Spiel anbieten
class-easier-offered = Leichteres Spiel angeboten
class-show-one = Eins zeigen
class-idea-first-pair = In { $count } von { $all } verlorenen Spielen hat der erste Zug ein Paar zerrissen.
class-idea-pair = In { $count } von { $all } verlorenen Spielen hat ein Zug ein Paar zerrissen.
class-idea-answer = In { $count } von { $all } verlorenen Spielen war die Antwort nicht der Partner.
class-idea-needed = In { $count } von { $all } verlorenen Spielen blieb eine Zahl stehen, die das Gegenüber brauchte.
class-idea-keep = In { $count } von { $all } verlorenen Spielen wurde eine Zahl gestrichen, die am Ende fehlte.
class-idea-last = In { $count } von { $all } verlorenen Spielen war die Wahl unter den letzten drei Zahlen falsch.
class-exit-score = { $count } von { $all } haben die Schlussfrage richtig beantwortet, bevor die Antworten zu sehen waren.
class-col-reason = Begründung
class-door = Code und QR-Code
class-fullscreen = Vollbild
class-pairs-neighbours = Wer nebeneinander sitzt, findet sich über die Nummern auf den Geräten
class-form-wins = { $player } kann gewinnen. Erste Züge, die gewinnen: { $numbers }.
class-form-lost = A kann hier nicht gewinnen: Kein erster Zug gewinnt.
class-form-unwinnable = Gegen einen perfekten Gegner kann deine Klasse auf dieser Tafel nicht gewinnen.
class-guide-solver = Nachschlagen ist möglich: Die Seite beantwortet jede Frage zu jeder Tafel, auch während einer Aufgabe ohne Trainer. Nur die Spiele des Klassenzimmers selbst werden erst nach dem Ende ausgewertet.

## Die Seite der Lehrkraft

class-teach-title = Klassenzimmer { $code }
class-not-teacher = Diese Seite ist für die Lehrkraft, die das Klassenzimmer geöffnet hat. Auf einem anderen Gerät kommst du mit dem Link für die Lehrkraft hierher.
class-is-locked = abgeschlossen
class-wall-open = Leinwand öffnen
class-report = Bericht
class-link = Link für die Lehrkraft
class-link-line = Dieser Link öffnet dein Klassenzimmer auf einem anderen Gerät, mit allen Funktionen. Zeig ihn sonst niemandem.
class-link-qr = QR-Code mit dem Link für die Lehrkraft
class-link-copy = Link kopieren
class-no-wake = Dieser Browser kann den Bildschirm hier nicht wach halten. Schalte für die Stunde den Bildschirmschoner dieses Geräts ab.
class-load = Kennst du diese Klasse? Lade die Datei aus dem letzten Bericht
class-loaded = { $count ->
    [one] 1 Person aus einer früheren Stunde ist bekannt. Andere Datei laden
   *[other] { $count } aus einer früheren Stunde sind bekannt. Andere Datei laden
}
class-load-wrong = In dieser Datei ist keine Klasse.
class-ready = Warte auf die Klasse, dann geht es los
class-spent = seit { $spent } min
class-planned = { $spent } von { $minutes } min
class-first = Erste Aufgabe
class-next = Nächste Aufgabe
class-pause = Pause
class-resume = Weiter
class-names-show = Namen zeigen
class-names-hide = Namen verbergen
class-help-set-on = Trainer erlauben
class-help-set-off = Trainer abschalten
class-lock = Abschließen
class-unlock = Aufschließen
class-close-vote = Abstimmung beenden
class-open-vote = Nächste Abstimmung
class-close-exit = Antworten zeigen
class-right-moves = { $count ->
    [one] Dieser Zug gewinnt: { $numbers }
   *[other] Diese Züge gewinnen: { $numbers }
}
class-show-tiles = Zurück zu den Kacheln
class-plan-over = Das war die letzte Aufgabe des Plans.
class-plan = Die Stunde
class-plan-empty = Noch ist nichts geplant. Nimm einen fertigen Plan oder füge eigene Aufgaben hinzu.
class-add-task = Aufgabe hinzufügen
class-minutes-short = { $minutes } min
class-now = jetzt
class-start = Starten
class-start-again = Fortsetzen
class-earlier = Im Plan nach vorn: { $title }
class-drop = Aus dem Plan nehmen: { $title }
class-undo = Rückgängig
class-undo-started = Die nächste Aufgabe läuft.
class-undo-removed = { $name } wurde entfernt.
class-pupils-title = Schülerinnen und Schüler
class-nobody = Noch ist niemand dabei.
class-name = Name
class-note = Wer ist das?
class-note-for = Wer ist { $name }?
class-note-line = Was du hier einträgst, bleibt in diesem Browser und wird nie gesendet.
class-is-removed = entfernt
class-stuck-silent = seit 3 min kein Zug
class-stuck-losing = zweimal hintereinander verloren
class-admit = Wieder hereinlassen
class-show = Auf der Leinwand zeigen
class-seat-code = Code für einen verlorenen Platz
class-seat-code-line = { $name } öffnet dieses Klassenzimmer, wählt „Ich war schon drin“ und tippt:
class-remove = Entfernen
class-over-line = Wenn du die Stunde beendest, stehen alle Tafeln still; das lässt sich rückgängig machen. Wenn du das Klassenzimmer löschst, ist alles sofort und für immer weg. Sonst wird es 24 Stunden nach dem Öffnen gelöscht.
class-end = Stunde beenden
class-reopen = Stunde fortsetzen
class-delete = Klassenzimmer löschen
class-delete-sure = Code, Namen, Spiele und Stimmen werden jetzt gelöscht und kommen nicht wieder. Drucke oder speichere vorher den Bericht, wenn du ihn brauchst.
class-delete-yes = Alles löschen

## Das Formular für eine Aufgabe

class-kind = Art der Aufgabe
class-kind-program = Gegen das Programm
class-kind-pairs = Paare
class-kind-votes = Die Klasse stimmt ab
class-kind-lesson = Lektion
class-kind-puzzles = Rätselrennen
class-kind-exit = Schlussfrage
class-kind-tournament = Turnier der Rezepte
class-rule = Regel
class-rule-sum = Die Summe ist ein Vielfaches von d
class-side = Die Klasse spielt
class-strategy = Gegner
class-vote-seconds = Sekunden je Abstimmung
class-theme = Thema
class-count = Wie viele
class-minutes = Minuten
class-help-allowed = Trainer erlaubt
class-add = In den Plan
class-add-start = Gleich starten

## Der Bericht

class-report-title = Bericht zu { $code }
class-report-line = In diesem Browser erstellt. Nichts davon wird gesendet.
class-back = Zurück zum Klassenzimmer
class-keep = Klasse für die nächste Stunde aufheben
class-col-earlier = Letzte Stunde
class-earlier-lesson = { $day }: { $wins } von { $games } gewonnen{ $exit ->
    [right] , Schlussfrage ✓
    [wrong] , Schlussfrage ✗
   *[none] { "" }
}
class-csv = Als Tabelle speichern (CSV)
class-print = Drucken
class-col-games = Spiele
class-col-wins = Siege
class-col-first = Erster Sieg im wievielten Versuch ({ $title })
class-col-lesson = { $title } (von { $steps })
class-col-exit = Schlussfrage (richtig: { $answers })
class-late-answer = { $answer } (nachdem die Antworten zu sehen waren)
class-mistakes = Was nicht gesehen wurde
class-no-mistakes = In keinem beendeten Spiel gab es einen Fehler.
class-mistake = In diesem Spiel hat { $player } die { $move } gestrichen.
class-refutation = { $player } antwortet mit { $number } und gewinnt

## Die Anleitung für Lehrkräfte

class-guide-title = Eine Stunde mit der ganzen Klasse
class-guide-lead = Bis zu 60 Schülerinnen und Schüler machen mit ihren Handys mit. Sie spielen gegeneinander, gegen das Programm und gemeinsam als Klasse und finden in 45 Minuten die Paarstrategie. Du brauchst einen Laptop, einen Beamer und ein Netz, in dem sich die Geräte erreichen.
class-guide-steps = Drei Schritte
class-guide-step-1 = Starte den Server auf dem Laptop. Er nennt eine Adresse für andere Geräte im Netz.
class-guide-step-2 = Drücke auf dem Laptop im Menü auf „Klasse“, dann „Klassenzimmer öffnen“.
class-guide-step-3 = Drücke „Leinwand öffnen“ und schieb dieses Fenster auf den Beamer. Alle scannen den QR-Code oder tippen Adresse und Code.
class-guide-plan = Die 45-Minuten-Stunde
class-guide-stored = Was gespeichert wird
class-guide-stored-what = Auf dem Server: der Code, die erfundenen Namen, die Züge, die Stimmen und die geschriebenen Begründungen. Die Schlüssel zum Klassenzimmer und zu den Plätzen und die Netzadressen werden nur als Hashwerte gespeichert.
class-guide-stored-not = Keine Konten, keine echten Namen, keine E-Mail-Adressen, keine Cookies, nichts von anderen Websites.
class-guide-stored-long = Alles wird gelöscht: 24 Stunden nach dem Öffnen, oder sofort, wenn du „Klassenzimmer löschen“ drückst.
class-guide-stored-notes = Deine Notizen, wer wer ist, bleiben in deinem Browser. Auch der Bericht entsteht dort.
class-guide-fails = Wenn etwas nicht klappt
class-guide-fail-address = Die Handys können die Adresse nicht öffnen
class-guide-fail-address-do = Sind sie im selben Netz? Gastnetze trennen die Geräte oft voneinander: Nimm einen Hotspot des Laptops oder eines Handys. Fragt die Firewall des Laptops nach Python? Erlaube es.
class-guide-fail-phone = Jemand hat kein Handy
class-guide-fail-phone-do = Zwei teilen sich einen Platz. Tafeln auf Papier gibt es unter „Lernen“, „Papier“.
class-guide-fail-seat = Jemand hat den Platz verloren (anderes Handy, privates Fenster, gelöschte Daten)
class-guide-fail-seat-do = Drücke auf die Kachel, dann ⋯ und „Code für einen verlorenen Platz“, und zeig die sechs Buchstaben. Am neuen Gerät „Ich war schon drin“ wählen und sie tippen: Platz und Spiele sind wieder da.
class-guide-fail-late = Jemand kommt zu spät
class-guide-fail-late-do = Der Code gilt weiter. Wer zu spät kommt, spielt bis zur nächsten Aufgabe gegen das Programm.
class-guide-fail-teacher = Dein Gerät fällt aus
class-guide-fail-teacher-do = Kopiere den Link für die Lehrkraft zu Beginn der Stunde und öffne ihn dann auf einem anderen Gerät. Die Spiele der Klasse gehen inzwischen weiter.
class-guide-fail-server = Der Laptop startet neu
class-guide-fail-server-do = Starte den Server wieder unter derselben Adresse. Alle Seiten verbinden sich von selbst wieder, und kein angenommener Zug geht verloren.
class-guide-fail-sleep = Bildschirme werden dunkel
class-guide-fail-sleep-do = Über http können Browser einen Bildschirm nicht wach halten. Wer sein Handy weckt, ist sofort wieder da; am Laptop schaltest du den Bildschirmschoner ab.
class-guide-fail-all = Gar nichts geht
class-guide-fail-all-do = Spielt auf Papier: Drucke die Tafeln und den Ablauf der Stunde vorher aus.
class-guide-paper = Der Ablauf der Stunde auf Papier, mit allen Tafeln und ihren Lösungen

## The lesson plans, for the teacher's page, the guide, the paper and docs/plans.md
### A part says what happens; .ask is what to ask and expect; .slip is a typical mistake.

plan-minutes = Minuten
plan-what = Was passiert
plan-ask = Frage und Antwort
plan-slip = Typische Fehler

plan-lesson-1 = Stunde 1: Partner
    .curriculum = KMK: argumentieren, Probleme lösen, Leitidee Zahl. England KS2/3: Vielfache, Begründen.
plan-lesson-2 = Stunde 2: Reste
    .curriculum = KMK: Probleme lösen, argumentieren, Leitidee Zahl. England KS2/3: Vielfache, Reste.
plan-lesson-3 = Stunde 3: die Seite von B, und Zählen
    .curriculum = KMK: argumentieren, Probleme lösen. England KS3: Vielfache, Beweisen durch Zählen.
plan-circle = Mathe-AG: andere Regeln
    .curriculum = KMK: argumentieren, Probleme lösen. England KS3 und mehr: gemeinsame Teiler, Vermuten und Beweisen.

plan-part-join = Alle kommen herein. Jedes Gerät bekommt einen Namen und eine Nummer.
    .ask = Zwei können sich ein Gerät teilen.
    .slip = –
plan-part-rules = Ein Spiel mit Z(5, 5) auf der Leinwand: abwechselnd eine Zahl streichen, bis zwei übrig sind. A gewinnt, wenn ihre Summe ein Vielfaches von 5 ist.
    .ask = Wann ist das Spiel entschieden? Wenn noch drei Zahlen da sind.
    .slip = Alle gestrichenen Zahlen addieren.
plan-part-pairs = Wer nebeneinander sitzt, spielt Z(7, 7), jedes Mal mit getauschten Seiten. Danach „Ergebnisse und erste Züge“ zeigen.
    .ask = Wer wärst du lieber, und warum? A: A macht den letzten Zug.
    .slip = Zuerst die kleinen Zahlen streichen.
plan-part-easy = Alle gegen Kim, die Fehler macht, als A bei Z(15, 7).
    .ask = Worauf achtest du vor dem letzten Zug? Welche zwei stehen bleiben.
    .slip = Nur auf den Schluss sehen.
plan-part-program = Alle gegen Rob auf derselben Tafel. Nach zwei Niederlagen bietet die Seite wieder Kim oder weniger Zahlen an. Verrate nicht, wie man gewinnt.
    .ask = Welche ersten Züge gewinnen? 1, 8 und 15.
    .slip = Der erste Zug zerreißt ein Paar.
plan-part-votes = Die Klasse stimmt über jeden Zug ab. Vor jeder Abstimmung: Pause mit einer Frage, zwei werben für eine Zahl.
    .ask = Welche Zahl hat keinen Partner? Nach 1, 8 oder 15 hat jede einen.
    .slip = Mit irgendeiner Zahl antworten statt mit dem Partner.
plan-part-partners = Lektion 3: Partner verbinden und die Zahl ohne Partner finden.
    .ask = Wer ist allein? Die 7 bei Z(7, 7).
    .slip = Paare mit einer anderen Summe.
plan-part-answer = Lektion 4: auf jede Zahl mit ihrem Partner antworten.
    .ask = Warum gewinnt das? Am Ende bleiben zwei Partner.
    .slip = Doch die eigene Lieblingszahl nehmen.
plan-part-exit-pairs = Schlussfrage: Welcher erste Zug gewinnt bei Z(9, 9), und warum? Zeig einige Begründungen ohne Namen, dann den Bericht.
    .ask = 9: 1–8, 2–7, 3–6 und 4–5 sind Partner, und A antwortet mit dem Partner.
    .slip = 4 oder 5, „aus der Mitte“.
plan-part-again = Wer nebeneinander sitzt, spielt Z(9, 4). Die letzten zwei sollen zusammen ein Vielfaches von 4 sein.
    .ask = Welche Zahlen sind so gut wie die 1? 5 und 9.
    .slip = Nur die Summe 4 suchen.
plan-part-remainders = Lektion 5: Zahlen mit gleichem Rest sind gleich gut.
    .ask = Was zählt an einer Zahl? Ihr Rest.
    .slip = Ergebnis und Rest verwechseln.
plan-part-own = Lektion 6: Manche Reste sind ihr eigener Partner.
    .ask = Welcher Rest ist bei d = 4 sein eigener Partner? 0 und 2.
    .slip = Den Rest 0 vergessen.
plan-part-use = Alle gegen Rob, als A bei Z(11, 6).
    .ask = Was muss zuerst weg? Eine Zahl, nach der alle einen Partner haben.
    .slip = Zahlen zählen statt Reste.
plan-part-race = Fünf Rätsel. Eins, das hängt, kommt später wieder.
    .ask = Was prüfst du zuerst? Ob eine Zahl keinen Partner hat.
    .slip = Raten.
plan-part-exit-remainders = Schlussfrage: Welcher erste Zug gewinnt bei Z(9, 4), und warum?
    .ask = 1, 5 oder 9. Nach der 1 zum Beispiel sind 2–6, 4–8, 3–5 und 7–9 Partner.
    .slip = 4, weil d = 4 ist.
plan-part-last = Wer nebeneinander sitzt, spielt Z(8, 9). Jetzt macht B den letzten Zug.
    .ask = Wer wärst du lieber? B.
    .slip = Denken, dass immer A gewinnt.
plan-part-last-move = Lektion 2: Wer zuletzt zieht, kann das letzte Paar trennen.
    .ask = Drei Zahlen sind übrig, zwei davon sind Partner. Was muss weg? Eine der beiden.
    .slip = Ziehen, ohne zu zählen, wer zuletzt dran ist.
plan-part-take-partners = Lektion 7: Nimm, was andere brauchen.
    .ask = Welche Zahl brauchen viele? Den Partner der größeren Gruppe.
    .slip = Den häufigsten Rest nehmen.
plan-part-counting = Lektion 8: eine größte Menge ohne Partner markieren.
    .ask = Wann gewinnt B? Wenn mehr als die Hälfte (aufgerundet) untereinander keine Partner hat.
    .slip = Bei einer Menge aufhören, die noch wachsen könnte.
plan-part-as-b = Alle als B bei Z(9, 6) gegen den perfekten Gegner.
    .ask = Was behältst du? Zahlen ohne Partner.
    .slip = Zahlen ohne Partner streichen.
plan-part-exit-none = Schlussfrage: Welcher erste Zug gewinnt bei Z(8, 9), und warum?
    .ask = Keiner: Die Tafel ist gerade, also zieht B zuletzt und trennt das letzte Paar.
    .slip = „8“, wie auf ungeraden Tafeln.
plan-part-coprime = Wer nebeneinander sitzt, spielt mit 1 bis 9; A will, dass die letzten zwei keinen gemeinsamen Teiler haben.
    .ask = Wer hat die meisten Partner? Die 1.
    .slip = Glauben, dass nur Primzahlen zählen.
plan-part-larger-side = Lektion 10: erst eine Zahl ohne Partner, sonst eine der größeren Seite.
    .ask = Was, wenn kein erster Zug alle zu Paaren macht?
    .slip = Auf Paare warten.
plan-part-margin = Lektion 9: wie viele Fehler eine Stellung verzeiht.
    .ask = Kann dein nächster Zug schaden?
    .slip = Vorsichtig spielen, wo nichts passieren kann.
plan-part-perfect = Alle gegen den perfekten Gegner, 1 bis 15 ohne gemeinsame Teiler.
    .ask = Wo helfen hier Paare? Nachbarn wie 2 und 3 haben keinen gemeinsamen Teiler.
    .slip = Zwei gerade Zahlen zu einem Paar machen.
plan-part-workshop = Die Werkstatt: die Strategie Zeile für Zeile aufschreiben; die Seite spielt sie gegen jede Gegenwehr.
    .ask = Auf welchen der 57 Tafeln gewinnt sie, und was widerlegt sie auf den anderen?
    .slip = Eine Regel für nur eine Tafel.
plan-part-frontier = Lektion 12: wer auf großen Tafeln gewinnt.
    .ask = Wo ist die letzte Tafel, die B gewinnt?
    .slip = Aus drei Tafeln auf alle schließen.
plan-part-exit-coprime = Schlussfrage: Welcher erste Zug gewinnt bei 1 bis 9 ohne gemeinsame Teiler, und warum?
    .ask = Jeder erste Zug gewinnt. Warum? Die anderen acht lassen sich immer zu Paaren ordnen.
    .slip = Nur eine Zahl nennen.
