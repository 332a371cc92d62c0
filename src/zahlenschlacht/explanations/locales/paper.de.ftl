### Deutsche Wörter der Seite Papier: was für Kinder und Lehrkräfte gedruckt wird.

## Blätter zum Ausdrucken

learn-paper-lead = Zum Ausdrucken in Schwarz-Weiß. Du kannst jede Seite als Lesezeichen speichern.
learn-paper-all = Alles auf Papier
learn-paper-boards = Tafeln
    .line = Eine, zwei oder sechs Tafeln auf einem Blatt, in Reihen oder nach Resten geordnet, mit Platz für die Züge.
learn-paper-lessons = Lektionen auf Papier
    .line = Ein Blatt für jede Lektion, mit dem Stift zu lösen. Die Lösungen stehen unten, auf dem Kopf gedruckt.
learn-paper-teacher = Für Lehrkräfte
    .line = Eine Unterrichtsstunde von 45 Minuten auf einem Blatt.
learn-paper-recipes = Ein Rezept auf Papier
    .line = Ein Rezept in Sätzen und die Tafeln, an denen es gewinnt.
learn-certificate = Urkunde
    .line = Was du gewonnen und gelernt hast, mit dem Satz am Ende des Weges.
learn-certificate-knows = Du weißt, wer gewinnt und warum:
learn-certificate-theorem = Wähle an einer Tafel mit ungerade vielen Zahlen so viele wie möglich aus, von denen keine zwei Partner sind. B gewinnt genau dann, wenn das mehr als die Hälfte aller Zahlen ist, aufgerundet. Sonst gewinnt A.
learn-certificate-games = { $done } von { $all } Stufen gewonnen
learn-certificate-lessons = { $done } von { $all } Lektionen, { $stars } Sterne
learn-certificate-puzzles = { $done } von { $all } Rätselrunden gelöst
learn-paper-print = Drucken
learn-paper-copies = Tafeln auf einem Blatt
learn-paper-layout = Zahlen
    .plain = in Reihen
    .columns = nach Resten geordnet
learn-paper-theme = Thema
learn-paper-count = Rätsel
learn-paper-seed = Rätselnummer
learn-paper-others = Andere Rätsel
learn-paper-which = Lektion
learn-paper-every = Alle Lektionen
learn-paper-too-large = Auf Papier hat eine Tafel höchstens { $most } Zahlen.
learn-paper-board = { $name }, noch { $count } Zahlen
learn-paper-name = Name
learn-paper-date = Datum
learn-paper-moves = Die Züge der Reihe nach
learn-paper-shapes = Partner haben dieselbe Form, eine weiß, eine grau. Zahlen mit doppeltem Rand sind untereinander Partner. Zahlen ohne Form haben keinen Partner.
learn-paper-heads = Über jeder Spalte: der Rest.
learn-paper-play = Diese Tafel am Bildschirm:
learn-paper-same = Dieselben Rätsel am Bildschirm:
learn-paper-lesson = Diese Lektion am Bildschirm:
learn-paper-recipe = Dieses Rezept am Bildschirm:
learn-paper-here = Am Bildschirm:
learn-paper-qr = QR-Code für { $address }
learn-paper-worksheet-lead = Streiche eine Zahl, mit der du gewinnst. Achtung: Manche Rätsel kannst du nicht gewinnen. Dann kreuz das Kästchen an.
learn-paper-you = Du bist { $player }.
learn-paper-just = { $player } hat gerade { $number } gestrichen.
learn-paper-answer = Meine Antwort:
learn-paper-key = Lösungen: { $title }
learn-paper-game = Spiel mit jemandem neben dir. Du bist { $player } und kannst gewinnen, egal, was dein Gegenüber tut.
learn-paper-rules = Die Regeln: A beginnt. Streicht abwechselnd eine Zahl, bis zwei übrig sind. An der Tafel Z(n, d) gewinnt A, wenn die Summe der letzten zwei ein Vielfaches von d ist, sonst B. „Rollen vertauscht“ heißt: B will das Vielfache von d.
learn-paper-noticed = Das ist mir aufgefallen:
learn-paper-answers = Lösungen:
learn-paper-grid = Oben n, im Kasten d. Dick: gewinnt, egal, was die andere Seite tut. Durchgestrichen: geschlagen.

## Papier: das Blatt für Lehrkräfte

learn-teacher-title = Eine Unterrichtsstunde von 45 Minuten
learn-teacher-lead = Die Kinder finden beim Spielen heraus, dass nur Partner und Reste zählen, und können erklären, warum jemand gewinnt. Etwa ab 10 Jahren; Addieren und Teilen mit Rest genügen.
learn-teacher-need = Nötig sind
learn-teacher-need-line = ein Beamer, Tafeln auf Papier und ein Gerät für je zwei Schülerinnen und Schüler. Keine Konten, keine Namen: Wer die Adresse hat, kann spielen.
learn-teacher-ideas = Was sie finden sollen
learn-teacher-idea-1 = Nur die letzten zwei zählen, und an einer ungeraden Tafel macht A den letzten Zug.
learn-teacher-idea-2 = Partner ergeben zusammen ein Vielfaches von d. A streicht zuerst so, dass jede andere Zahl einen eigenen Partner hat.
learn-teacher-idea-3 = Dann antwortet A auf jede Zahl mit ihrem Partner, also bleiben zwei Partner übrig.
learn-teacher-idea-4 = Zahlen mit gleichem Rest sind gleich gut: 1, 8 und 15 bei Z(15, 7).
learn-teacher-answers = Erste Züge, mit denen A gewinnt
learn-teacher-after = So geht es weiter
learn-teacher-after-worksheet = Ein Arbeitsblatt mit Lösungen:
learn-teacher-after-lessons = Alle Lektionen auf Papier:
learn-teacher-after-workshop = Die Werkstatt, für alle, die es genau wissen wollen:
learn-teacher-honest = Außerhalb des Klassenzimmers sammelt die Seite nichts: Was ein Kind gelöst hat, bleibt im Browser. Ein Code aus fünf Zeichen (Seite „Lernen“) nimmt die Sterne mit nach Hause.
