### Deutsche Wörter der Seite über die Familie der Bindungen und über das Zeichnen von Linien.

family-title = Ein Satz, viele Aufgaben
family-lead = Dasselbe Spiel, aber eine andere Regel für die letzten zwei Zahlen. Partner können Zahlen mit einer bestimmten Summe sein, Zahlen ohne gemeinsamen Teiler oder Zahlen, die du mit einer Linie verbunden hast.
family-theorem = Angenommen, wer Partner will, macht auch den letzten Zug. Dann kann diese Seite genau dann gewinnen, wenn in jeder Auswahl von mehr als der Hälfte der Zahlen (aufgerundet) zwei Partner stecken. Viele berühmte Olympiadeaufgaben sagen genau das über eine Art von Partnern, also ist jede von ihnen ein Spiel.
family-proof = Der Satz und sein Beweis
family-n = Zahlen 1 bis { $n }
family-key = { $player } kann gewinnen
family-ends = von { $first } Zahlen links bis { $last } rechts
family-role = { $divider } gewinnt, wenn { $when }.
family-strip = { $divider } will Partner: A kann mit { $a } Zahlen gewinnen, B mit { $b }
family-wins = { $winner } kann mit { $n } Zahlen gewinnen.
family-play = Mit { $n } spielen
family-draw-yours = Eigene Linien zeichnen
family-all = Alle Regeln

## Linien zeichnen

family-draw-title = Zeichne Linien und spiel dein eigenes Spiel
family-draw-how = Zieh von einer Zahl zu einer anderen, um eine Linie zu zeichnen, oder tipp erst die eine und dann die andere an. Zeichne eine Linie noch einmal, um sie zu löschen.
family-draw-from = Von { $number } nach …
family-draw-count = { $count ->
    [0] Noch keine Linie
    [one] 1 Linie
   *[other] { $count } Linien
}
family-draw-clear = Alle löschen
family-draw-ring = Ring
family-draw-n = Zahlen 1 bis n, höchstens { $largest }
family-draw-who = Wer mit einer Linie zwischen den letzten zweien gewinnt
family-draw-play = Dieses Spiel spielen
family-draw-share = Link zu diesem Spiel kopieren
