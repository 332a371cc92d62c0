### Deutsche Fehlertexte. Die Wörter des Spiels stehen in de.ftl.

## Ablehnungen

error-not-a-number = { $name ->
    [remainder] der Rest
    [number] eine Zahl der Tafel
   *[other] { $name }
} muss eine ganze Zahl sein, nicht { $value }
error-not-a-player = ein Spieler ist A oder B, nicht { $value }
error-not-a-board = eine Tafel ist eine Liste von Zahlen, nicht { $value }
error-n-too-small = eine Tafel braucht mindestens 4 Zahlen, nicht { $value }
error-d-too-small = der Teiler d muss mindestens 2 sein, nicht { $value }
error-remainder-out-of-range = der Rest muss zwischen 0 und { $largest } liegen: { $value } geht nicht
error-not-a-variant = eine Stellung gehört zu einer Variante wie in Variant(9, 4).start(), nicht zu { $value }
error-no-bond = eine Variante braucht den Teiler d oder eine andere Bindung
error-two-bonds = eine Variante hat den Teiler d oder eine andere Bindung, nicht beides
error-no-divisor = das geht nur mit Summen, aber { $variant } hat keinen Teiler
error-no-such-bond = es gibt keine Bindung { $value }, wähle aus { $known }
error-bond-rest = nach der Bindung { $bond } darf nichts stehen, aber es folgt { $value }
error-bond-divisor = die Bindung { $bond } braucht einen Teiler, etwa { $bond } 4, nicht { $value }
error-bond-positive = mit der Bindung { $bond } muss jede Zahl mindestens 1 sein, nicht { $value }
error-bond-too-large = mit der Bindung { $bond } darf eine Zahl höchstens { $largest } sein, nicht { $value }
error-line-loop = eine Linie muss zwei verschiedene Zahlen verbinden, nicht { $value } mit sich selbst
error-too-many-lines = mehr als { $largest } Linien gehen nicht
error-not-a-line = eine Linie wird wie 1-2 geschrieben, nicht wie { $value }
error-line-off-the-board = eine Linie endet bei { $value }, aber diese Zahl steht nicht an der Tafel
error-remainder-without-sum = nur Summen haben einen Rest, die Bindung { $bond } hat keinen
error-two-remainders = die Bindung hat schon den Rest { $remainder }, der Rest kann also nicht { $value } sein
error-too-large-to-solve = mit der Bindung { $bond } lassen sich Tafeln mit höchstens { $largest } Zahlen lösen, nicht mit { $value }
error-not-a-header = eine Kopfzeile besteht aus einem Wort und einem Text in einer Zeile, wie [Date "2026-11-18"], nicht { $value }
error-repeated = { $value } steht zweimal an der Tafel
error-wrong-n = n ist { $n }, aber an der Tafel stehen { $value } Zahlen
error-board-too-large = eine Tafel mit mehr als { $largest } Zahlen ist zu groß, um aufgelistet und gespielt zu werden
error-game-over = { $value } kann nicht gestrichen werden: Das Spiel ist zu Ende
error-not-on-the-board = { $value } steht nicht an der Tafel von { $board }
error-already-crossed = { $value } ist schon gestrichen, nimm eine Zahl, die noch da ist
error-not-a-text = ein Spiel wird geschrieben wie in Z(15, 7): 8 2, nicht wie { $value }
error-notation-too-long = ein Spiel hat höchstens { $largest } Zeichen, nicht { $value }
error-notation-too-large = ein Spiel mit { $value } Zügen und { $n } Zahlen ist zu groß für eine Zeile
error-notation-long-number = in einem geschriebenen Spiel hat eine Zahl höchstens { $largest } Ziffern
error-notation-unfinished = der Text endet, bevor das Spiel vollständig ist
error-notation-variant = ein Spiel beginnt mit seiner Variante, etwa Z(15, 7), nicht mit { $value }
error-notation-sign = hier muss { $sign } stehen, nicht { $value }
error-notation-number = hier muss eine Zahl stehen, nicht { $value }
error-notation-option = hier muss remainder=, divider= oder ) stehen, nicht { $value }
error-notation-twice = { $value } steht zweimal da
error-notation-result = ein Ergebnis ist A, B oder *, nicht { $value }
error-notation-not-over = das Ergebnis ist { $value }, aber das Spiel ist nicht zu Ende
error-notation-wrong-result = das Ergebnis ist { $value }, aber { $winner } hat gewonnen
error-notation-end = das Spiel ist zu Ende, aber es folgt noch { $value }
error-no-such-language = es gibt keine Sprache { $value }, wähle aus { $known }
error-cannot-load = { $value } lässt sich nicht laden: { $reason }
error-not-a-strategy = { $value } ist keine Strategie: eine Strategie ist eine Funktion einer Stellung oder eine NamedStrategy
error-not-a-bond = { $value } ist keine Bindung: eine Bindung ist eine Klasse, die von Bond abgeleitet ist
error-variant-with-moves = eine Variante hat keine Züge, aber { $value } hat welche
error-too-large-to-draw = ein Bild zeigt höchstens { $largest } Zahlen, nicht { $value }
error-no-such-marks = ein Bild zeigt { $known }, nicht { $value }
error-too-few-agents = ein Turnier braucht zwei Programme mit verschiedenen Namen
error-no-boards = ein Turnier braucht mindestens eine Tafel
error-no-such-split = die Aufteilung hat die Teile { $known }, nicht { $value }
error-not-a-difficulty = eine Schwierigkeit liegt zwischen 0 und 1, nicht bei { $value }
error-no-proof = wer { $value } gewinnt, zeigt nur eine Suche, darum kann kein Beweis verlangt werden
error-no-variants = mindestens eine Variante ist nötig
error-no-question = keine Stellung ist so schwer, wie die Optionen verlangen
error-game-file-line = Zeile { $line }: { $reason }
error-no-such-strategy = es gibt keine Strategie { $value }, wähle aus { $known }
error-strategy-not-a-name = eine Strategie hat einen Namen wie perfect, nicht { $value }
error-strategy-not-for-seat = die Strategie { $strategy } hat keine Regel für { $player } in { $variant }: Wähle perfect, das spielt überall
error-share-without-learner = nur { $known } spielt einen Anteil der Züge zufällig, nicht { $value }
error-share-out-of-range = ein Anteil muss zwischen 0 und 1 liegen, nicht bei { $value }
error-no-move-left = keine Zahl kann gestrichen werden: Das Spiel ist zu Ende
error-number-too-long = { $name } hat mehr als { $largest } Ziffern
error-not-n-and-d = gib N für die Tafel und den Teiler D oder eine andere Bindung an, etwa 15 7 oder 15 coprime, nicht { $value }
error-unknown-sequence = es gibt keine Folge { $value }, zur Auswahl stehen { $known }
error-unknown-conjecture = es gibt keine Vermutung { $value }, zur Auswahl stehen { $known }
error-search-out-of-range = n muss mindestens 5 sein und d mindestens 2, und bei n = { $n } und d = { $d } darf eine Tafel höchstens { $largest } Stellungen haben
error-terms-out-of-range = die Anzahl der Glieder muss zwischen 1 und { $largest } liegen, nicht bei { $value }
error-bound-too-small = eine Prüfung braucht Tafeln mit mindestens 4 Zahlen, nicht { $value }
error-missing-extra = { $package } ist nicht installiert: pip install 'zahlenschlacht[{ $extra }]'
error-not-a-move = { $value } ist weder Zahl noch Befehl: ? nennt die Befehle

## Was an einem Rezept nicht stimmt

error-recipe-not-a-text = ein Rezept wird aus einem Text gelesen, nicht aus { $value }
error-recipe-too-long = ein Rezept hat höchstens { $largest } Zeichen
error-recipe-too-many-lines = ein Rezept hat höchstens { $largest } Zeilen
error-recipe-no-word = hier fehlt ein Wort, etwa partner
error-recipe-no-such-word = { $value } ist kein Wort für ein Rezept, wähle aus { $known }
error-recipe-no-such-time = { $value } ist keine Bedingung für eine Zeile, wähle aus { $known }
error-recipe-colon = ein Doppelpunkt darf nur nach dem ersten Wort einer Zeile stehen, etwa first:r1
error-recipe-sign = hier muss . oder ; stehen, nicht { $value }
error-recipe-twice = { $value } steht zweimal in einer Zeile

## Was an einem Rätsel nicht stimmt

error-no-such-theme = es gibt kein Thema { $value }, wähle aus { $known }
error-seed-length = ein Startwert hat 1 bis { $largest } Zeichen, nicht { $value }
error-puzzle-over = das Rätsel ist zu Ende, bevor { $value } gestrichen wird

## Was an einer Lektion nicht stimmt

error-not-an-answer = { $value } ist keine Antwort auf eine Aufgabe der Art { $kind }
error-no-such-lesson = es gibt keine Lektion { $value }, wähle aus { $known }
error-no-such-exercise = die Lektion { $name } hat { $count } Aufgaben, also keine Aufgabe { $value }
error-recipe-board-too-large = ein Rezept lässt sich auf höchstens { $largest } Zahlen prüfen, nicht auf { $value }
error-bad-lesson = { $place }: { $value } gehört nicht zu { $known }
error-no-such-option = { $value } steht nicht zur Wahl, wähle aus { $known }
error-other-game = das Spiel beginnt nicht mit der Stellung der Aufgabe

## Ablehnungen einer Partie

error-match-too-large = ein Spiel darf höchstens { $largest } Zahlen haben, nicht { $value }
error-number-too-large = eine Zahl darf in einem Spiel höchstens { $largest } sein, nicht { $value }
error-no-person = ein Spiel braucht einen Menschen auf einem der Plätze
error-stale-move = der Zug gehört zu Stand { $value }, aber { $ply } Zahlen sind gestrichen
error-not-your-turn = { $player } ist am Zug
error-no-play-out = du kannst den Rest nur gegen ein Programm oder am selben Gerät ausspielen lassen
error-no-takeback = du kannst Züge nur gegen ein Programm oder am selben Gerät zurücknehmen
error-stale-takeback = das Spiel steht bei { $ply } gestrichenen Zahlen und kann nicht zu { $value } zurück
error-takeback-to-program = bei { $value } gestrichenen Zahlen ist das Programm am Zug; geh weiter zurück, bis ein Mensch am Zug ist
error-too-many-takebacks = in diesem Spiel sind keine weiteren Rücknahmen möglich
error-not-over = das Spiel ist noch nicht zu Ende
error-over = das Spiel ist schon zu Ende
error-resigned = { $player } hat aufgegeben, also ist das Spiel zu Ende
error-seat-open = der Platz von { $player } ist noch frei
error-seat-taken = der Platz von { $player } ist besetzt, aber zusehen darf jeder
error-not-a-range = { $name } muss ein aufsteigender Bereich ganzer Zahlen sein, nicht { $value }
error-empty-range = { $name } beginnt in { $value } nach dem Ende
error-off-the-map = auf der Karte darf { $name } höchstens { $largest } sein, nicht { $value }
error-no-such-layer = es gibt keine Ebene { $value }, zur Wahl stehen { $known }
error-wrong-array = das Array muss die Form { $shape } und den Typ { $type } haben, nicht { $value }
error-map-too-large = die Karte braucht { $value } Speicher, erlaubt sind { $largest }; eine CSV-Datei braucht keinen
error-no-such-file-kind = eine Karte wird als { $known } geschrieben, nicht als { $value }
error-cannot-write = { $path } lässt sich nicht schreiben: { $reason }
error-not-a-window = { $name } wird als VON:BIS oder VON:BIS:SCHRITT angegeben, etwa 5:2000, nicht als { $value }
error-no-such-zoom = die Zoomstufe muss zwischen 0 und { $largest } liegen, nicht bei { $value }
error-no-such-tile = bei Zoomstufe { $z } muss { $name } der Kachel zwischen 0 und { $largest } liegen, nicht bei { $value }
error-window-too-large = ein Ausschnitt hat höchstens { $largest } Varianten, nicht { $value }
error-no-such-parity = es gibt keine Auswahl { $value } für n, wähle aus { $known }

## Was die Website und ihr Speicher ablehnen

error-busy = zu viele lange Rechnungen warten schon, versuch es bald noch einmal
error-deadline = die Rechnung wurde nach { $seconds } Sekunden abgebrochen
error-two-headers = eine Anfrage hat einen Host-Header und höchstens einen Origin-Header
error-too-many-requests = zu viele Anfragen. Warte einen Augenblick
error-too-many-streams = zu viele Leute sehen gerade zu, versuch es noch einmal
error-too-many-streams-here = ein Gerät darf höchstens { $largest } Verbindungen offen haben
error-too-many-windows = dieses Klassenzimmer ist schon in { $largest } solchen Fenstern offen, schließe eines davon
error-too-slow = die Anfrage kam nicht rechtzeitig vollständig an
error-body-too-large = die Anfrage darf höchstens { $largest } Byte haben
error-wrong-media-type = die Anfrage muss application/json sein, nicht { $value }
error-not-json = die Anfrage ist kein JSON: { $reason }
error-bad-value = { $place }: { $reason }, nicht { $value }
error-other-host = dieser Server heißt nicht { $value }; ZAHLENSCHLACHT_HOSTS kann den Namen hinzufügen
error-other-origin = diese Anfrage kommt von der Seite einer anderen Website
error-not-found = unter dieser Adresse gibt es nichts
error-wrong-method = diese Adresse unterstützt { $value } nicht
error-http-error = die Anfrage wurde abgelehnt: { $reason }
error-internal = Fehler auf dem Server; er wurde protokolliert
error-no-such-match = es gibt kein Spiel { $value }
error-no-such-classroom = es gibt kein Klassenzimmer { $value }
error-classroom-locked = das Klassenzimmer ist abgeschlossen, bitte deine Lehrkraft, es zu öffnen
error-classroom-full = das Klassenzimmer ist voll, es hat { $largest } Plätze
error-classroom-paused = das Klassenzimmer macht Pause
error-classroom-log-full = dieses Klassenzimmer hat seine Grenze erreicht, bitte deine Lehrkraft, ein neues zu öffnen
error-too-many-renames = du hattest schon { $largest } andere Namen, behalte diesen
error-too-many-tries = du hast diese Aufgabe { $largest }-mal gespielt. Warte auf die nächste
error-too-many-changed-votes = du hast deine Stimme { $largest }-mal geändert, jetzt bleibt sie so
error-wrong-seat-code = diese sechs Buchstaben stimmen nicht oder sind zu alt. Frag deine Lehrkraft nach neuen
error-not-teacher = das darf nur die Lehrkraft dieses Klassenzimmers
error-not-pupil = das darf nur, wer in diesem Klassenzimmer sitzt
error-removed = du wurdest aus dem Klassenzimmer genommen. Frag deine Lehrkraft
error-in-classroom = im Klassenzimmer bestimmt die Aufgabe das nächste Spiel
error-no-such-task = es gibt keine Aufgabe { $value }
error-no-such-pupil = Platz { $value } gibt es in diesem Klassenzimmer nicht
error-address-full = aus demselben Netz sind schon { $largest } dabei. Bitte deine Lehrkraft, mehr hereinzulassen
error-not-solved = diese Antwort löst die Aufgabe nicht
error-no-such-step = diese Aufgabe hat keinen Schritt { $value }
error-has-partner = eine oder einer von euch spielt schon zu zweit
error-partner-here = dein Gegenüber ist noch da oder hat noch Zeit
error-no-reason = hier wurde keine Begründung geschrieben
error-review-later = in einer Aufgabe ohne Trainer wird ein Spiel erst nach dem Ende ausgewertet
error-too-many-tasks = ein Klassenzimmer hat höchstens { $largest } Aufgaben
error-task-started = diese Aufgabe hat schon begonnen
error-task-over = die Klasse ist schon bei einer anderen Aufgabe
error-no-tries = in dieser Aufgabe gibt es kein Spiel gegen das Programm
error-no-smaller-board = hier sind es zu wenige Zahlen, um welche wegzulassen
error-pair-not-over = spiel zuerst die Spiele mit deinem Partner zu Ende
error-no-vote = in dieser Aufgabe wird nicht abgestimmt
error-no-votes = noch hat niemand abgestimmt
error-no-number = wer über einen Zug abstimmt, muss eine Zahl nennen
error-vote-closed = diese Abstimmung ist beendet
error-vote-stale = das Spiel der Klasse ist schon weiter
error-no-token = dafür ist das Token eines Platzes nötig, etwa 'Authorization: Bearer ...'
error-wrong-token = dieses Token gehört zu keinem Platz dieses Spiels
error-wrong-join-secret = dieser Einladungslink gehört nicht zu diesem Spiel
error-no-board = eine Tafel braucht n oder ihre Zahlen
error-too-many-numbers = { $name } darf höchstens { $largest } Zahlen haben, nicht { $value }
error-bad-setting = { $name } muss eine ganze Zahl und mindestens { $least } sein, nicht { $value }
error-port-in-use = Port { $port } ist schon belegt, aber { $free } ist frei: --port { $free } (make play PORT={ $free })
error-cannot-listen = der Server kann { $host }, Port { $port }, nicht benutzen: { $reason }
error-database-url = eine Datenbank ist sqlite:///pfad oder postgresql://user@host/name, nicht { $value }
error-database-unreachable = die Datenbank auf { $value } antwortet nicht: { $reason }
error-database-unreadable = { $file } lässt sich nicht als Datenbank verwenden: { $reason }
error-database-in-use = ein anderer Server benutzt schon { $file }: Beende ihn, wähle mit --database eine andere Datei oder nimm PostgreSQL
error-storage = die Datenbank ist gerade nicht erreichbar, versuch es bald noch einmal
error-database-newer = { $file } stammt von einer neueren Version von Zahlenschlacht oder von 0.2 oder früher: Aktualisiere diese hier oder wähle eine andere Datenbank
error-database-foreign = { $file } enthält Tabellen eines anderen Programms: Wähle eine eigene Datenbank
error-database-replaced = { $file } wurde gelöscht oder ersetzt, während der Server lief: Starte den Server neu

## Was das Orakel ablehnt

error-too-many-to-search = das Orakel über Mengen durchsucht Tafeln mit höchstens { $largest } Zahlen, nicht mit { $value }
error-other-variant = dieses Orakel ist für { $variant } gemacht, nicht für { $value }

## Ablehnungen von Zeugnissen und Umgebungen

error-async-agent = der Agent ist eine Koroutine: Nimm play_out_async
error-agent-move = Zug { $ply } von { $agent }: { $reason }
error-no-answer = das Programm hat keine Zahl genannt: { $reason }
error-not-an-agent = ein Agent ist der Name einer Strategie, eine Funktion einer Stellung oder ein Objekt, das Züge wählt, nicht { $value }
error-not-probabilities = Wahrscheinlichkeiten dürfen nicht negativ sein und müssen zusammen 1 ergeben, nicht { $value }
error-not-a-command = { $value } ist kein Befehl: { $reason }
error-no-command = der Befehl, der das Programm startet, ist leer
error-command-and-opponent = --command ist selbst der Gegner, also ohne --against und --share
error-seconds-out-of-range = ein Zeitlimit muss über 0 Sekunden liegen, nicht bei { $value }
error-cannot-start = { $value } lässt sich nicht starten: { $reason }
error-no-such-exact = ein Zeugnis ist genau über { $known }, nicht über { $value }
error-too-few-representatives = jede Form braucht mindestens einen Vertreter, nicht { $value }
error-too-few-games = mindestens ein Spiel muss gespielt werden, nicht { $value }
error-too-many-sets = eine Tafel für Fragen nach jeder Menge hat höchstens { $largest } Zahlen, nicht { $value }: nimm --games 200
error-no-shapes = { $value } hat keine Formen: Frag nach jeder Menge (--sets) oder lass Spiele spielen (--games 200)
error-no-pipes = ein Programm wird hier nicht gestartet: --command braucht Linux oder macOS, unter Windows das WSL
error-too-many-shapes = { $value } hat zu viele Formen, um nach jeder zu fragen: Lass stattdessen Spiele spielen, etwa mit --games 200
error-illegal-action = die Aktion { $value } steht für keine Zahl der Tafel
error-too-many-bits = auf einmal lassen sich Tafeln mit höchstens { $largest } Zahlen beurteilen, nicht mit { $value }
error-not-bits = Tafeln sind Mengen von Bits, nicht { $value }
error-not-a-word = eine Zugfolge besteht aus den Buchstaben C und O, nicht { $value }
error-too-few-left = es müssen mindestens 2 Zahlen übrig bleiben, nicht { $value }
error-not-a-labelled-board = an einer Tafel stehen mindestens zwei Zahlen, und alle gehören zu { $variant }
error-no-agent = nenne eine Strategie oder gib mit --command ein Programm an
error-not-a-grid = ein Raster braucht --n und --d und keine andere Tafel; --remainder, --divider und --trained gehören zu Rastern
error-grid-too-large = ein Raster darf höchstens { $largest } Varianten haben, nicht { $value }
error-split-and-options = --split legt Tafeln, Bindungen und Schwierigkeit schon fest: lass --n, --d, --bond, --remainder, --divider, --all, --difficulty und --prove weg
error-no-arrays-of-proofs = Fragen nach Beweisen werden als .jsonl geschrieben, nicht als Felder
error-too-few-questions = mindestens eine Frage muss gestellt werden, nicht { $value }
error-question-over = das Spiel ist zu Ende, also lässt sich zu { $value } nichts fragen
error-no-such-question-kind = Fragen werden als { $known } geschrieben, nicht als { $value }
error-environment-too-large = eine Umgebung hat höchstens { $largest } Zahlen, nicht { $value }

## The page says these in other words.
page-error-bad-value = { $place }: { $value } passt da nicht hin
page-error-repeated = du hast { $value } zweimal geschrieben. Nimm jede Zahl nur einmal.
page-error-n-too-small = eine Tafel braucht mindestens 4 Zahlen
page-error-d-too-small = d muss mindestens 2 sein
page-error-stale-move = das Spiel ist inzwischen weitergegangen
page-error-stale-takeback = das Spiel ist inzwischen weitergegangen
page-error-recipe = das Rezept in diesem Link lässt sich nicht lesen
page-error-too-many-streams = gerade sehen zu viele Leute zu. Versuch es gleich noch einmal
page-error-too-many-numbers = höchstens { $largest } Zahlen passen an eine Tafel, nicht { $value }
page-error-too-many-requests = das war viel auf einmal. Warte einen Moment und versuch es noch einmal
page-error-wrong-join-secret = dieser Link öffnet keinen Platz in diesem Spiel, aber du darfst zusehen
page-error-wrong-token = dieser Platz gehört dir nicht
page-error-no-such-bond = diese Regel für Partner gibt es nicht
page-error-no-such-match = dieses Spiel gibt es nicht mehr
page-error-no-such-strategy = unter diesem Namen spielt hier niemand
page-error-no-such-theme = solche Rätsel gibt es nicht
page-error-internal = auf dem Server ging etwas schief. Versuch es noch einmal
page-seat-taken = Hier spielen schon zwei. Du kannst zusehen.
page-wrong-seat-code = Diese sechs Buchstaben stimmen nicht oder sind zu alt. Frag deine Lehrkraft nach neuen.
