### Deutsche Wörter zum Lernen: Rezepte, Rätsel und der Weg der Lektionen. Die Lektionen stehen in lessons.de.ftl.
###     recipe   Rezept      puzzle   Rätsel      theme   Thema
###     lesson   Lektion     step     Schritt     line    Zeile

## Rezepte, Zeile für Zeile

recipe-line = Streiche eine Zahl, { $clauses }.
    .first = Streiche im ersten Zug eine Zahl, { $clauses }.
    .three = Wenn noch drei Zahlen da sind, streiche eine, { $clauses }.
recipe-else = Wenn keine Zeile passt, darf das Rezept irgendeine Zahl streichen.
recipe-unknown = (ein unbekannter Baustein)
recipe-word-any = egal welche
recipe-word-partner = die ein Partner der eben gestrichenen ist
recipe-word-balance = nach der jede andere Zahl einen eigenen Partner hat
recipe-word-superfluous = die keinen Partner hat
recipe-word-bonded = die einen Partner hat
recipe-word-larger = die in der längeren Spalte ihres Paares steht
recipe-word-smaller = die in der kürzeren Spalte ihres Paares steht
recipe-word-equal = die in einem Paar gleich langer Spalten steht
recipe-word-own = deren Rest sein eigener Partner ist
recipe-word-one = die als einzige ihren Rest hat
recipe-word-odd = deren Rest eine ungerade Anzahl Mal vorkommt
recipe-word-even = deren Rest eine gerade Anzahl Mal vorkommt
recipe-word-many = deren Rest mindestens zweimal vorkommt
recipe-word-three = deren Rest mindestens dreimal vorkommt
recipe-word-most = deren Rest am häufigsten vorkommt
recipe-word-fewest = deren Rest am seltensten vorkommt
recipe-word-finish = die sofort gewinnt
recipe-word-residue = die den Rest { $residue } hat

## Rezepte mit Namen

recipe-competition = Die Lösung des Wettbewerbs
recipe-pairing = Paare
recipe-triple = x, y, z
recipe-program = Robs Rezept
recipe-closing-divider = Wenn du Partner willst und den letzten Zug machst
recipe-breaker = Wenn du keine Partner willst und nicht den letzten Zug machst
recipe-closing-breaker = Wenn du keine Partner willst und den letzten Zug machst
recipe-divider = Wenn du Partner willst und nicht den letzten Zug machst

## Was aus einem Rezept wurde

recipe-wins = Mit diesem Rezept gewinnt { $player } bei { $variant }, egal, was { $opponent } tut.
recipe-lost = Bei { $variant } hilft { $player } kein Rezept: { $opponent } kann gewinnen.
recipe-unrefuted = Bei { $variant } hat dieses Rezept noch niemand geschlagen. Wir haben { $shapes } Stellungen und { $games } Spiele versucht, aber nicht alle.
recipe-refuted = Bei { $variant } schlägt { $opponent } dieses Rezept: In Zug { $ply } darf es { $number } streichen, und dann kann { $opponent } gewinnen.
recipe-blunder-line = Zeile { $line } erlaubt das.
recipe-blunder-line-none = Keine Zeile passt da, also ist jede Zahl erlaubt.
recipe-better = { $numbers } hätte gewonnen.
recipe-score = Dieses Rezept gewinnt { $count } von { $all } Tafeln.

## Rätsel

theme-partner = Antworte mit dem Partner
    .hint = Streiche einen Partner der eben gestrichenen Zahl.
theme-superfluous = Weg mit der Zahl ohne Partner
    .hint = Streiche eine Zahl, die keinen Partner hat.
theme-pairing = Ein Partner für jede Zahl
    .hint = Streiche eine Zahl, sodass danach jede andere Zahl einen eigenen Partner hat.
theme-larger = Die längere Spalte
    .hint = Streiche eine Zahl ohne Partner. Gibt es keine, nimm eine aus der längeren Spalte eines Paares.
theme-bonded = Nimm Partner weg
    .hint = Streiche eine Zahl, die einen Partner hat.
theme-smaller = Die kürzere Spalte
    .hint = Streiche eine Zahl aus der kürzeren Spalte eines Paares: Dann gehen der längeren Spalte die Partner aus.
theme-breaker = Zerreiß jedes Paar
    .hint = Streiche eine Zahl aus der kürzeren Spalte eines Paares. Gibt es keine, nimm irgendeine mit Partner.
theme-mixed = Alle Themen gemischt
theme-boards = Andere Tafeln
    .hint = Hier stehen nicht einfach 1, 2, 3 und so weiter, manche Zahlen sind sogar negativ. Die Regeln bleiben gleich.
theme-day = Rätsel des Tages
theme-day-small = Kleines Rätsel des Tages
theme-day-hard = Schweres Rätsel des Tages
puzzle-on = Richtig. { $player } streicht { $number }. Weiter!
puzzle-wrong = Nach { $number } verlierst du: { $opponent } kann gewinnen.
puzzle-not-lost = Nicht so schnell: Es gibt einen Zug, der gewinnt.
puzzle-lost = Gut gesehen: Jeder Zug verliert. Jetzt zeig, warum.
puzzle-show-mark-set = Markiere mindestens { $least } Zahlen, von denen keine zwei Partner sind: { $opponent } hebt sie sich bis zum Schluss auf.
puzzle-show-draw-pairs = Verbinde jede Zahl mit einem Partner: So wird { $opponent } dir antworten.
puzzle-lost-shown = Genau! { $opponent } gewinnt, egal, was du tust.

## Die Seite Lernen: der Weg der Lektionen

learn-title = Dein Weg nach oben
learn-lead = Spiele, Lektionen und Rätsel in einer Reihe. Die Reihenfolge ist nur ein Vorschlag: Alles ist offen.
learn-sum = { $count } von { $all } Sternen
learn-stars = { $count ->
    [one] 1 von 3 Sternen
   *[other] { $count } von 3 Sternen
}
learn-station-game = { $side ->
    [B] Du bist B: { $name }, { $board }
   *[A] { $name }, { $board }
}
learn-other-bond = eine neue Regel
learn-station-puzzles = { $count } Rätsel
learn-station-done = Geschafft
learn-back-to-game = Zurück zu deinem Spiel: { $board } gegen { $name }
learn-code = Nimm deine Sterne mit
learn-code-why = Deine Sterne bleiben in diesem Browser. Tippe diesen Code auf einem anderen Gerät ein, dann kommen sie mit.
learn-code-yours = Dein Code
learn-code-type = Code von einem anderen Gerät
learn-code-take = Diesen Code verwenden
learn-code-taken = Deine Sterne sind da.
learn-code-wrong = In diesem Code ist ein Fehler. Er hat fünf Zeichen: Ziffern von 2 bis 9 und Buchstaben außer I und O.

## Die Seite Lernen: Rätsel

learn-puzzles = Rätsel
learn-puzzles-lead = Finde den Gewinnzug und spiel weiter, bis klar ist, dass du gewinnst.
learn-puzzle = Rätsel
learn-all-puzzles = Alle Rätsel
learn-solve = Lösen
learn-streak = { $count } in Folge
learn-streak-best = Serie: { $streak } · Rekord: { $best }. Der erste Fehler beendet sie.
learn-rating = Deine Wertung: { $rating }
learn-rating-line = Das nächste Rätsel ist ungefähr so schwer, wie deine Wertung sagt.
learn-day-results = Dein Ergebnis von heute
learn-rush = Drei Minuten
learn-rush-line = Wie viele schaffst du in drei Minuten? Die Tafeln fangen klein an und wachsen.
learn-rush-record = Dein Rekord: { $best }
learn-rush-new-record = Ein neuer Rekord!
learn-rush-begin = Uhr starten
learn-rush-over = Die Zeit ist um: { $count } gelöst
learn-failed = Zum Wiederholen
learn-failed-line = { $count ->
    [one] Ein Rätsel, das dir misslungen ist, ist wieder da.
   *[other] { $count } Rätsel, die dir misslungen sind, sind wieder da.
}
learn-mix = Nach Themen
learn-mix-line = { $count ->
    [0] Wähle die Themen, die du üben willst; ohne Auswahl sind alle gemischt.
    [one] Ein Thema ist ausgewählt.
   *[other] { $count } Themen sind ausgewählt.
}
learn-solved-of = { $count } von { $all }
learn-solved-count = { $count } gelöst
learn-solved = Gelöst
learn-next-puzzle = Nächstes Rätsel
learn-lost = Kein Zug gewinnt
learn-difficulty = Schwierigkeit: { $stars } von { $most } Sternen
learn-goal = { $role ->
    [divider] Du willst, dass die Summe der letzten zwei { $remainder ->
        [0] ein Vielfaches von { $d } ist.
       *[other] um { $remainder } größer als ein Vielfaches von { $d } ist.
    }
   *[breaker] Du willst, dass die Summe der letzten zwei { $remainder ->
        [0] kein Vielfaches von { $d } ist.
       *[other] nicht um { $remainder } größer als ein Vielfaches von { $d } ist.
    }
}

## Die Seite Lernen: die Werkstatt

learn-workshop = Werkstatt
learn-workshop-line = Schreib ein Rezept und sieh, an wie vielen Tafeln es gewinnt.
learn-workshop-open = Zur Werkstatt
learn-workshop-lead = Dein Rezept spielt für { $player }. Es liest von oben nach unten und nimmt die erste Zeile, die passt.
learn-rule = Mein Rezept
learn-won = gewinnt, egal, was die andere Seite tut
learn-refuted = geschlagen

## Links zum Papier und zum Klassenzimmer

learn-paper = Papier
learn-homework-open = Hausaufgaben
learn-paper-open = Zum Ausdrucken
learn-paper-worksheet = Arbeitsblatt
    .line = Sechs bis zwölf Rätsel, die Lösungen auf einem eigenen Blatt. Dieselbe Rätselnummer gibt immer dieselben Rätsel.
learn-paper-print-this = Ausdrucken
learn-class = Im Unterricht
learn-class-line = Mach mit einem Code in deiner Klasse mit. Lehrkräfte öffnen ein Klassenzimmer für bis zu 60 Schülerinnen und Schüler.
learn-class-open = Zum Klassenzimmer
learn-paper-line = Tafeln, Arbeitsblätter mit Lösungen, ein Blatt für jede Lektion und eines für Lehrkräfte.
