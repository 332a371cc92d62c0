### Deutsche Wörter des Klassenzimmers für Lehrkräfte, an der Wand und im Bericht.

## Die Wand

class-wall-title = Wand für { $code }
class-wall-start = Mach mit deinem Handy mit
class-enter-at = Öffne
class-code-said = Code: { $letters }
class-qr = QR-Code, der dieses Klassenzimmer öffnet
class-local = Andere Geräte können diese Adresse nicht öffnen. Öffne die Seite unter der Netzadresse, die der Server beim Start genannt hat.
class-pupils = { $count ->
    [0] Noch ist niemand da
    [one] 1 Kind
   *[other] { $count } Kinder
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
class-tile-played = beide Spiele gespielt
class-tile-plays = spielt
class-tile-won = Sieg im { $place }. Versuch
class-tile-waits = wartet

## Die Seite der Lehrkraft

class-teach-title = Klassenzimmer { $code }
class-not-teacher = Diese Seite ist für die Lehrkraft, die das Klassenzimmer geöffnet hat. Auf einem anderen Gerät kommst du mit dem Link für die Lehrkraft hierher.
class-is-locked = abgeschlossen
class-wall-open = Wand öffnen
class-report = Bericht
class-link = Link für die Lehrkraft
class-link-line = Dieser Link öffnet dein Klassenzimmer auf einem anderen Gerät, mit allen Funktionen. Zeig ihn sonst niemandem.
class-link-qr = QR-Code mit dem Link für die Lehrkraft
class-link-copy = Link kopieren
class-no-wake = Dieser Browser kann den Bildschirm hier nicht wach halten. Schalte für die Stunde den Bildschirmschoner dieses Geräts ab.
class-before = Vor der ersten Aufgabe
class-ready = Warte auf die Klasse, dann geht es los
class-spent = seit { $spent } min
class-planned = { $spent } von { $minutes } min
class-first = Erste Aufgabe
class-next = Nächste Aufgabe
class-pause = Pause
class-resume = Weiter
class-names-show = Namen zeigen
class-names-hide = Namen verbergen
class-help-set-on = Hilfe erlauben
class-help-set-off = Hilfe abschalten
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
class-stuck = Brauchen vielleicht Hilfe:
class-plan = Die Stunde
class-plan-empty = Noch ist nichts geplant. Nimm die fertige Stunde oder füge eigene Aufgaben hinzu.
class-prepare = Die 45-Minuten-Stunde vorbereiten
class-add-task = Aufgabe hinzufügen
class-minutes-short = { $minutes } min
class-now = jetzt
class-start = Starten
class-start-again = Fortsetzen
class-drop = Aus dem Plan nehmen: { $title }
class-undo = Rückgängig
class-undo-started = Die nächste Aufgabe läuft.
class-undo-removed = { $name } wurde entfernt.
class-pupils-title = Kinder
class-nobody = Noch ist niemand dabei.
class-name = Name
class-note = Wer ist das?
class-note-for = Wer ist { $name }?
class-note-line = Was du hier einträgst, bleibt in diesem Browser und wird nie gesendet.
class-state = Jetzt
class-actions = Aktionen
class-is-removed = entfernt
class-stuck-silent = hat seit einer Minute nicht gezogen
class-stuck-losing = hat dreimal verloren
class-admit = Wieder hereinlassen
class-board = Tafel
class-board-of = Tafel von { $name }
class-show = An der Wand zeigen
class-heal = Code
class-heal-for = Code für { $name }
class-heal-title = Verlorener Platz
class-heal-line = { $name } öffnet dieses Klassenzimmer, wählt „Ich war schon drin“ und tippt:
class-remove = Entfernen
class-remove-one = Entfernen: { $name }
class-over-title = Nach der Stunde
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
class-rule = Regel
class-rule-sum = Die Summe ist ein Vielfaches von d
class-side = Die Kinder spielen
class-strategy = Gegner
class-vote-seconds = Sekunden je Abstimmung
class-theme = Thema
class-count = Wie viele
class-minutes = Minuten
class-help-allowed = Hilfe erlaubt
class-add = In den Plan
class-add-start = Gleich starten

## Der Bericht

class-report-title = Bericht zu { $code }
class-report-line = In diesem Browser erstellt. Nichts davon wird gesendet.
class-back = Zurück zum Klassenzimmer
class-csv = Als Tabelle speichern (CSV)
class-print = Drucken
class-col-games = Spiele
class-col-wins = Siege
class-col-first = Erster Sieg im wievielten Versuch ({ $title })
class-col-lesson = { $title } (von { $steps })
class-col-exit = Schlussfrage (richtig: { $answers })
class-late-answer = { $answer } (nachdem die Antworten zu sehen waren)
class-mistakes = Die häufigsten ersten Fehler
class-no-mistakes = In keinem beendeten Spiel gab es einen Fehler.
class-mistake = { $count ->
    [one] { $player } streicht { $move }: der häufigste erste Fehler, in 1 von { $all } Spielen.
   *[other] { $player } streicht { $move }: der häufigste erste Fehler, in { $count } von { $all } Spielen.
}
class-refutation = { $player } antwortet mit { $number } und gewinnt

## Die Anleitung für Lehrkräfte

class-guide-title = Eine Stunde mit der ganzen Klasse
class-guide-lead = Bis zu 60 Kinder machen mit ihren Handys mit. Sie spielen gegeneinander, gegen das Programm und gemeinsam als Klasse und finden in 45 Minuten die Paarungsstrategie. Du brauchst einen Laptop, einen Beamer und ein Netz, in dem die Geräte einander erreichen können.
class-guide-steps = Drei Schritte
class-guide-step-1 = Starte den Server auf dem Laptop. Er nennt eine Adresse für andere Geräte im Netz.
class-guide-step-2 = Öffne diese Adresse auf dem Laptop, dann „Im Unterricht“, und drücke „Klassenzimmer öffnen“.
class-guide-step-3 = Drücke „Wand öffnen“ und schieb dieses Fenster auf den Beamer. Die Kinder scannen den QR-Code oder tippen Adresse und Code ein.
class-guide-plan = Die 45-Minuten-Stunde
class-guide-minute = Minute
class-guide-what = Was geschieht
class-guide-plan-join = Alle kommen herein. Code, Adresse und QR-Code stehen an der Wand; jedes Kind bekommt einen Namen wie „Blauer Fuchs“. Drücke „Die 45-Minuten-Stunde vorbereiten“.
class-guide-plan-pairs = Zu zweit bei Z(7, 7), zwei Spiele mit vertauschten Seiten. Frag: Wer wärst du lieber, und warum?
class-guide-plan-program = Alle gegen das Programm bei Z(15, 7), so oft sie wollen. Die Wand zeigt Versuche und Siege. Verrate nicht, wie es geht.
class-guide-plan-votes = Die Klasse stimmt über jeden Zug ab, jedes Mal 20 Sekunden. Lass vor jeder Abstimmung zwei Kinder für eine Zahl werben.
class-guide-plan-lesson = Eine Lektion macht die Idee klar: Zahlen haben Partner. Die Schnellen gehen in die Werkstatt.
class-guide-plan-exit = Schlussfrage: Welcher erste Zug gewinnt bei Z(9, 4)? Richtig sind 1, 5 und 9. Danach der Bericht.
class-guide-stored = Was gespeichert wird
class-guide-stored-what = Auf dem Server: der Code, die erfundenen Namen, die Züge und die Stimmen. Die Schlüssel zum Klassenzimmer und zu den Plätzen werden nur als Hash gespeichert.
class-guide-stored-not = Keine Konten, keine echten Namen, keine E-Mail-Adressen, keine Cookies, nichts von anderen Websites.
class-guide-stored-long = Alles wird gelöscht: 24 Stunden nach dem Öffnen, oder sofort, wenn du „Klassenzimmer löschen“ drückst.
class-guide-stored-notes = Deine Notizen, wer wer ist, bleiben in deinem Browser. Auch der Bericht entsteht dort.
class-guide-fails = Wenn etwas nicht klappt
class-guide-fail-address = Die Handys können die Adresse nicht öffnen
class-guide-fail-address-do = Sind sie im selben Netz? Gastnetze trennen die Geräte oft voneinander: Nimm einen Hotspot des Laptops oder eines Handys. Fragt die Firewall des Laptops nach Python? Erlaube es.
class-guide-fail-phone = Ein Kind hat kein Handy
class-guide-fail-phone-do = Zwei Kinder teilen sich einen Platz. Tafeln auf Papier gibt es unter „Lernen“, „Papier“.
class-guide-fail-seat = Ein Kind hat seinen Platz verloren (anderes Handy, privates Fenster, gelöschte Daten)
class-guide-fail-seat-do = Drücke „Code“ neben dem Namen und zeig die vier Buchstaben. Das Kind wählt „Ich war schon drin“, tippt sie ein und hat Platz und Spiele wieder.
class-guide-fail-late = Ein Kind kommt zu spät
class-guide-fail-late-do = Der Code gilt weiter. Bis zur nächsten Aufgabe spielt das Kind gegen das Programm.
class-guide-fail-teacher = Dein Gerät fällt aus
class-guide-fail-teacher-do = Kopiere den Link für die Lehrkraft zu Beginn der Stunde und öffne ihn dann auf einem anderen Gerät. Die Spiele der Kinder gehen inzwischen weiter.
class-guide-fail-server = Der Laptop startet neu
class-guide-fail-server-do = Starte den Server wieder unter derselben Adresse. Alle Seiten verbinden sich von selbst wieder, und kein angenommener Zug geht verloren.
class-guide-fail-sleep = Bildschirme werden dunkel
class-guide-fail-sleep-do = Über http können Browser einen Bildschirm nicht wach halten. Wer sein Handy weckt, ist sofort wieder da; am Laptop schaltest du den Bildschirmschoner ab.
class-guide-fail-all = Gar nichts geht
class-guide-fail-all-do = Spielt auf Papier: Drucke die Tafeln und den Ablauf der Stunde vorher aus.
class-guide-paper = Der Ablauf der Stunde auf Papier, mit allen Tafeln und ihren Lösungen
