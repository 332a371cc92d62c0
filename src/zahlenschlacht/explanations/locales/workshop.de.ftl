### Deutsche Wörter der Werkstatt, in der Rezepte geschrieben werden und gegeneinander spielen.

learn-workshop-title = Schreib dein eigenes Rezept
learn-line = Zeile { $place }
learn-blunder-line = wegen dieser Zeile bei { $variant } geschlagen
learn-when = Wann Zeile { $place } gilt
learn-when-always = Streiche eine Zahl,
    .first = Streiche im ersten Zug eine Zahl,
    .three = Wenn noch drei Zahlen da sind, streiche eine,
learn-word = Baustein { $word } von Zeile { $place }
learn-word-none = (weglassen)
learn-and = und …
learn-line-up = Zeile { $place } nach oben
learn-line-away = Zeile { $place } entfernen
learn-line-more = Zeile hinzufügen
learn-named = Mit einem bekannten Rezept beginnen:
learn-replay = Noch einmal zeigen
learn-best = Dein bestes Rezept gewinnt bisher { $count ->
    [one] 1 Tafel
   *[other] { $count } Tafeln
} mit { $words ->
    [one] einem Baustein:
   *[other] { $words } Bausteinen:
}
learn-best-rule = Bei gleich vielen Tafeln sind weniger Bausteine besser.
learn-seat = Wer dem Rezept folgt
learn-held = Ein Baustein ist noch gesperrt: „{ $word }“. Er würde sofort alle { $count } Tafeln gewinnen. Schaff alle { $count } ohne ihn, dann bekommst du ihn.
learn-apart = Dieses Rezept zählt nicht: Der Baustein „{ $word }“ gewinnt allein schon alle { $count } Tafeln. Schaffst du es ohne ihn?
learn-summit = Du hast alle Tafeln gewonnen! Schaffst du es auch mit weniger Bausteinen, oder für { $other }? Ab jetzt darfst du auch den gesperrten Baustein und die bekannten Rezepte benutzen.
learn-challenge = Gegen das Rezept spielen: { $variant }
learn-duel = Zwei Rezepte gegeneinander
learn-duel-open = Gegen ein anderes spielen lassen
learn-duel-lead = A folgt dem einen Rezept, B dem anderen. Lässt ein Rezept die Wahl, wird gewürfelt. Derselbe Link zeigt immer dieselben Spiele.
learn-duel-a = Rezept von A
learn-duel-b = Rezept von B
learn-duel-best = Dein bestes Rezept für { $seat }
learn-duel-mine = Dein Rezept aus der Werkstatt
learn-duel-any = Irgendeine Zahl
learn-duel-linked = Das Rezept aus dem Link
learn-duel-play = Spielen lassen
learn-duel-again = Noch ein Spiel
learn-duel-score = { $games } Spiele: A hat { $won } gewonnen, B { $lost }.
learn-duel-none = keine Zeile passt
learn-duel-on = Die Rezepte spielen gerade
learn-grid = Die Tafeln
learn-grid-key = Oben n, im Kasten d. Durchgestrichen: geschlagen. Tippe auf eine Tafel, um das Spiel zu sehen.

## Ein Turnier in der Klasse

tournament-title = Schreib ein Rezept für das Turnier
tournament-line = Es spielt auf { $board } gegen die Rezepte der anderen, einmal als A und einmal als B.
tournament-hand-in = Abgeben
tournament-try = In der Werkstatt testen
tournament-in = Abgegeben! Es spielt auf der Leinwand. Bis zur nächsten Aufgabe kannst du es verbessern.
tournament-changed = Du hast es seitdem geändert. Gib es noch einmal ab, damit das neue spielt.
