### Deutsche Wörter des Klassenzimmers für alle in der Klasse.

class-join-title = Bei deiner Klasse mitmachen
class-code-label = Der Code auf der Leinwand
class-code-hint = Fünf Buchstaben, groß oder klein.
class-code-wrong = Ein Code hat genau fünf Buchstaben und keine Ziffern.
class-enter = Zu meiner Klasse
class-open-title = Für Lehrkräfte
class-open-line = Öffne ein Klassenzimmer, zeig den Code auf der Leinwand, und alle spielen auf ihren Handys mit.
class-open-privacy = Keine Konten, keine echten Namen. Nach 24 Stunden wird alles gelöscht, auf Knopfdruck auch früher.
class-open = Klassenzimmer öffnen
class-own = Deine offenen Klassenzimmer
class-guide-link = So geht es

## Die Tür

class-room = Klassenzimmer
class-welcome = Bereit?
class-join = Mitmachen
class-two = Ihr seid zu zweit an einem Gerät? Spielt einfach zusammen: Ihr teilt euch Platz und Namen.
class-locked-note = Das Klassenzimmer ist abgeschlossen. Bitte deine Lehrkraft, dich hereinzulassen.
class-seat-code-have = Ich war schon drin und habe sechs Buchstaben
class-seat-code-label = Deine sechs Buchstaben
class-seat-code-enter = Zurück auf meinen Platz
class-seat-code-no = Zurück
class-no-such = Es gibt kein Klassenzimmer { $code }. Prüfe die fünf Buchstaben.
class-other-code = Anderen Code eingeben

## Die Seite für alle in der Klasse

class-seat = Nr. { $number } in { $code }
class-place = Aufgabe { $place }
class-connected = Verbunden
class-lost = Keine Verbindung
class-lost-line = Gerade keine Verbindung. Dein Platz und dein Spiel sind sicher. Sobald das Netz wieder da ist, geht es weiter.
class-paused = Pause. Schau nach vorn!
class-paused-wall = Pause: Redet darüber
class-removed = Du bist nicht mehr im Klassenzimmer
class-removed-line = Bitte deine Lehrkraft, dich wieder hereinzulassen. Dann geht es hier von selbst weiter.
class-seat-moved = Dein Platz ist jetzt auf einem anderen Gerät
class-seat-moved-line = Mach dort weiter, oder steig hier mit einem neuen Namen wieder ein.
class-ended = Die Stunde ist zu Ende
class-ended-wins = { $count ->
    [one] In der letzten Aufgabe hast du 1 Spiel gewonnen. Stark!
   *[other] In der letzten Aufgabe hast du { $count } Spiele gewonnen. Stark!
}
class-ended-line = { $place ->
    [network] Du kannst hier weiterspielen, bis deine Lehrkraft den Computer ausschaltet.
   *[web] Zu Hause kannst du weiterspielen und weiterlernen.
}
class-gone = Dieses Klassenzimmer ist geschlossen
class-gone-line = Alles darin wurde gelöscht.
class-said-task = Aufgabe { $place }: { $title }
class-you-are = Du bist
class-rename = Anderer Name
class-wait = Du bist drin. Gleich geht es los: Schau nach vorn.
class-next-soon = Fertig! Warte auf die nächste Aufgabe.
class-against = Du bist { $player } gegen { $name }
class-try = { $place }. Versuch
class-game-of = Spiel { $place }
class-tries = { $wins ->
    [0] Versuche: { $count }
   *[other] Versuche: { $count }, gewonnen: { $wins }
}
class-you-won = Gewonnen!
class-you-lost = Diesmal gewinnt { $name }
class-won-line = Klappt es noch einmal?
class-lost-try = Welchen Zug würdest du ändern?
class-rivals-turn = { $name } überlegt
class-crossed = { $player } hat { $number } gestrichen
class-left = { $moves ->
    [one] noch 1 Zug
   *[other] noch { $moves } Züge
}
class-stand-in = Als du weg warst, hat { $name } den Computer für dich spielen lassen. Dieses Spiel zählt nicht.
class-take-back = Ich bin wieder da
class-again = Neuer Versuch
class-restart = Von vorn
class-rules = Streicht abwechselnd eine Zahl, bis zwei übrig sind.
class-next-game = Nächstes Spiel
class-wait-partner = Wir warten, bis auch { $name } „Nächstes Spiel“ drückt.
class-partner-waits = { $name } ist bereit für das nächste Spiel.
class-partner-left = { $name } hat keine Verbindung mehr. Du kannst warten oder gegen den Computer weiterspielen. Dann zählt das Spiel nicht.
class-play-on = Gegen den Computer weiterspielen
class-partner-stand-in = Für { $name } spielt der Computer. Dieses Spiel zählt nicht.
class-play-alone = Gegen den Computer spielen
class-easier = Gegen { $name } üben
class-smaller = Weniger Zahlen
class-neighbour = Mit jemandem neben dir spielen
class-neighbour-own = Deine Nummer:
class-neighbour-type = Die Nummer neben dir
class-neighbour-ask = Zusammen spielen
class-neighbour-asked = Nummer { $number } ist gefragt und muss nur noch zustimmen.
class-neighbour-accept = Mit Nummer { $number } spielen
class-reason = Weil … (ein Satz)
class-draw = Paare zeichnen
class-draw-tap = Tippe auf zwei Zahlen, um sie zu verbinden
class-fast-puzzles = Rätsel lösen
class-race-later = Später lösen
class-help-open = Trainer
class-help-close = Trainer schließen
class-help-again = Noch einmal versuchen
class-help-off = In dieser Aufgabe gibt es keinen Trainer

## Abstimmungen und die Schlussfrage

class-vote-title = Welche Zahl soll die Klasse streichen?
class-vote-tap = Tippe auf eine Zahl
class-vote-sent = Stimme abgegeben
class-answer-sent = Deine Antwort: { $number }
class-answer-sent-none = Deine Antwort: kein Zug gewinnt
class-vote-hidden = Du siehst die Stimmen, wenn alle abgestimmt haben oder die Zeit um ist.
class-answer-hidden = Du siehst alle Antworten, wenn alle geantwortet haben.
class-vote-change = Anders überlegt? Tippe auf eine andere Zahl.
class-vote-waits = Gleich wird wieder abgestimmt
class-vote-closed = Die Antworten sind da
class-voted = { $count } von { $all } haben abgestimmt
class-answered = { $count } von { $all } haben geantwortet
class-seconds = { $seconds } s
class-class-won = Die Klasse hat gewonnen!
class-class-lost = Diesmal gewinnt das Programm
class-exit-title = Du bist A und fängst an. Welche Zahl streichst du?
class-exit-tap = Tippe auf deine Antwort
class-answer-for = Meine Antwort: { $number }
class-none-wins = Kein Zug gewinnt
class-chosen = gestrichen
class-right = richtig

## Lektionen und Rätsel

class-lesson-done = Du hast die Lektion geschafft
class-fast = Das ging schnell! Bis zur nächsten Aufgabe kannst du eine eigene Strategie testen oder Rätsel lösen.
class-fast-workshop = Werkstatt in einem neuen Tab öffnen
class-race-done = { $count ->
    [one] Das Rätsel ist gelöst!
   *[other] Alle { $count } Rätsel gelöst!
}
class-race-place = Rätsel { $place } von { $all }

## Aufgaben

class-task-program = { $board }: Gewinne als { $player } gegen { $name }
class-task-pairs = { $board }: zu zweit gegeneinander
class-task-votes = { $board }: Die Klasse spielt { $player } und stimmt ab
class-task-lesson = Lektion: { $title }
class-task-puzzles = { $count ->
    [one] 1 Rätsel
   *[other] Rätselrennen: { $count } Rätsel
}
class-task-tournament = { $board }: Turnier der Rezepte
class-task-exit = { $board }: Welcher erste Zug gewinnt?
