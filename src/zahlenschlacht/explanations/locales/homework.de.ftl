### German words of homework. Every message here is in homework.en.ftl too.

homework-title = Hausaufgaben
homework-lead = Wähle Aufgaben und gib deiner Klasse den Link oder den QR-Code. Am Ende bekommt jede Person einen Code für dich. Darin steht jede Antwort und jeder Zug, also lässt er sich prüfen.
homework-tasks = Aufgaben
homework-empty = Füge zuerst eine Aufgabe hinzu.
homework-kind = Aufgabe
homework-kind-lesson = Eine Lektion
homework-kind-puzzles = Rätsel
homework-kind-board = Eine Tafel
homework-theme = Thema
homework-count = Rätsel
homework-side = Gespielt wird als
homework-opponent = Gegen
homework-add = Hinzufügen
homework-remove = Entfernen
homework-link = Der Link für die Klasse
homework-copy = Link kopieren
homework-try = Ausprobieren
homework-package = Paket für eine Lernplattform (SCORM)
homework-check = Codes prüfen
homework-name = Dein Name, wie deine Lehrkraft ihn kennt
homework-name-line = Der Name steht nur in dem Code, den du deiner Lehrkraft gibst.
homework-begin = Los
homework-place = { $place } von { $all }
homework-before = Vorige Aufgabe
homework-after = Nächste Aufgabe
homework-lesson = Lektion { $place }
homework-puzzle = Rätsel
homework-board = { $name } als { $player } gegen { $opponent }
homework-done = erledigt
homework-open = offen
homework-won = Weiter zur nächsten Aufgabe!
homework-won-alone = Stark gespielt!
homework-lost = Die Tafel ist dieselbe: Versuch es noch einmal.
homework-result = Dein Ergebnis
homework-result-line = { $done } von { $all } Aufgaben sind erledigt. Gib diesen Code deiner Lehrkraft: Schick ihr den Link oder lass sie ihn scannen.
homework-code-copy = Link mit dem Code kopieren
homework-back = Zurück zu den Aufgaben
homework-results-lead = Füge die Codes oder Links deiner Klasse ein, einen pro Zeile. Hier wird jede Antwort noch einmal geprüft und jedes Spiel nachgespielt.
homework-codes = Codes
homework-checking = Wird geprüft …
homework-forged = Dieser Code stimmt nicht: Eine Antwort oder ein Zug darin ist unmöglich.
homework-damaged = Dieser Code ist beschädigt. Lass ihn dir noch einmal geben.
homework-pupil = Name
homework-errors = Fehler nach Idee
homework-errors-count = { $count ->
    [0] kein Fehler
    [one] 1 Fehler
   *[other] { $count } Fehler
}
homework-table = Als Tabelle speichern (CSV)
homework-none = Hier gibt es nichts zu tun: Der Link enthält keine Aufgabe.
