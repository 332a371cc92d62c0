### Deutsche Wörter der Seite über die Familie der Bindungen und über das Zeichnen von Linien.

family-title = Ein Satz, viele Aufgaben
family-lead = In der Familie ist es immer dasselbe Spiel: Streicht abwechselnd Zahlen, bis zwei übrig sind, und eine Seite will, dass diese zwei gebunden sind. Nur was eine Bindung ist, ändert sich: eine durch d teilbare Summe, kein gemeinsamer Teiler oder Linien, die du gezeichnet hast.
family-theorem = Wenn die Seite, die die Bindung will, auch den letzten Zug macht, kann sie den Sieg genau dann erzwingen, wenn die aufgerundete Hälfte der Tafel und noch eine Zahl immer zwei gebundene Zahlen enthalten. Viele berühmte Olympiadeaufgaben sagen genau das von einer Bindung, also ist jede von ihnen ein Spiel.
family-proof = Der Satz und sein Beweis
family-n = Zahlen 1 bis { $n }
family-key = { $player } kann den Sieg erzwingen
family-ends = von { $first } Zahlen links bis { $last } rechts
family-role = { $divider } gewinnt, wenn { $when }.
family-strip = Wo { $divider } die Bindung will: A kann den Sieg mit { $a } Zahlen erzwingen, B mit { $b }
family-wins = { $winner } kann mit { $n } Zahlen den Sieg erzwingen.
family-play = Mit { $n } spielen
family-draw-yours = Eigene Linien zeichnen
family-all = Alle Bindungen

## Linien zeichnen

family-draw-title = Zeichne Linien und spiel dein eigenes Spiel
family-draw-how = Zieh eine Linie von einer Zahl zu einer anderen, oder wähl erst die eine und dann die andere. Eine Linie, die du noch einmal zeichnest, wird weggewischt.
family-draw-from = Von { $number } nach …
family-draw-count = { $count ->
    [0] Noch keine Linie
    [one] 1 Linie
   *[other] { $count } Linien
}
family-draw-clear = Alles wegwischen
family-draw-ring = Ring
family-draw-n = Zahlen 1 bis n, höchstens 40
family-draw-who = Wer mit einer Linie zwischen den letzten zweien gewinnt
family-draw-play = Dieses Spiel spielen
family-draw-share = Link zu diesem Spiel kopieren
