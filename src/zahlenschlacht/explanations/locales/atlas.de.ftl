### Deutsche Wörter des Atlas und der Antworten. Die Wörter der Seite stehen in page.de.ftl.

## Der Atlas

atlas-title = Der Atlas
atlas-intro = Jeder Punkt ist eine Tafel Z(n, d): n nach rechts, d nach oben. Die Strahlen sind die Siege von A nahe den Vielfachen von d: Auf dem Strahl k ist n höchstens k − 1 von kd entfernt, für gerades d höchstens 2k − 3. Jenseits der gelben Grenze gewinnt A jede ungerade Tafel.
atlas-intro-reversed = Jeder Punkt ist eine Tafel Z(n, d): n nach rechts, d nach oben. Wenn B Partner will, gewinnt A jede ungerade Tafel. Bei geraden Tafeln sind die Strahlen die Siege von B nahe den Vielfachen von d: Auf dem Strahl k ist n höchstens k − 2 von kd entfernt, für gerades d höchstens 2k − 4.
atlas-intro-even = Jeder Punkt ist eine Tafel Z(n, d): n nach rechts, d nach oben. An geraden Tafeln macht B den letzten Zug, und wenn A Partner will, gewinnt B sie alle.
atlas-intro-remainder = Jeder Punkt ist eine Tafel Z(n, d) mit d größer als { $remainder }: n nach rechts, d nach oben. { $divider } gewinnt, wenn die Summe der letzten zwei um { $remainder } größer als ein Vielfaches von d ist. Bei jedem Vielfachen kd liegen jetzt zwei Strahlen: bei n = kd und bei n = kd + { $remainder }.
atlas-remainder = Rest
atlas-small = Kleine Tafeln
atlas-go = Zu Z(n, d)
atlas-selected = Gewählt
atlas-remaining = { $divider } gewinnt, wenn die Summe um { $remainder } größer als ein Vielfaches von d ist.
atlas-legend-cells = in den Feldern: wer Z(n, d) gewinnt, und der Spielraum; ist er 0 oder mehr, gewinnt, wer den letzten Zug macht
atlas-layer = Ebene
atlas-layer-winner = Sieger
atlas-layer-margin = Spielraum
atlas-layer-share = Gewinnzüge
atlas-layer-paper = Der Artikel
atlas-parity = Welche Tafeln
atlas-parity-odd = n ungerade
atlas-parity-even = n gerade
atlas-parity-all = alle n
atlas-divider-a = A will Partner
atlas-divider-b = B will Partner
atlas-frontier = Grenze
atlas-lines = Linien n = kd
atlas-opening = Erster Blick
atlas-whole = Ganze Karte
atlas-map = Karte: Wer gewinnt Z(n, d)?
atlas-map-role = Karte
atlas-keys = Die Pfeiltasten bewegen den Zeiger, mit der Umschalttaste die Karte. Plus und Minus vergrößern und verkleinern, Pos1 zeigt den ersten Blick, Ende die ganze Karte. Enter spielt die Tafel. Unter der Karte steht als Tabelle, was sie zeigt.
atlas-zoom-in = Vergrößern
atlas-zoom-out = Verkleinern
atlas-beyond = Diesen Teil der Karte gibt es nur in der Ausgabe mit Server. Einzelne Tafeln kannst du auch hier nachsehen.
atlas-trouble = Der Server ist beschäftigt. Die fehlenden Teile kommen nach.
atlas-legend = Was die Farben bedeuten
atlas-legend-average = dazwischen: der Anteil der Tafeln, die A gewinnt
atlas-legend-sample = so weit herausgezoomt zeigt jeder Bildpunkt eine Stichprobe seiner Tafeln
atlas-legend-margin = von B weit vorn bis A weit vorn: wie viele Züge sie sich leisten können
atlas-legend-share = von keinem bis allen: der Anteil der ersten Züge von A, die gewinnen
atlas-legend-decided = von keiner bis allen: der Anteil der Tafeln, die der Artikel entscheidet
atlas-legend-open = nur durch die vollständige Lösung entschieden
atlas-legend-frontier = die Grenze, für ungerade und für gerade d
atlas-legend-lines = Vielfache von d
atlas-beside = Neben der Karte
atlas-cell = Diese Tafel
atlas-cell-hint = Zeig auf die Karte, tipp sie an oder nimm die Pfeiltasten: Hier siehst du, wer gewinnt und warum.
atlas-reversed = Rollen vertauscht: B gewinnt, wenn die Summe ein Vielfaches von d ist.
atlas-said = { $name }: { $winner } gewinnt, Spielraum { $margin }.
atlas-play = Diese Tafel spielen
atlas-too-large = Hier kannst du Tafeln mit bis zu { $largest } Zahlen spielen. Diese ist gelöst, aber zu groß zum Spielen.
atlas-many = Jeder Bildpunkt steht für { $side } × { $side } Tafeln und zeigt ihren Durchschnitt.
atlas-how = So bewegst du dich
atlas-how-pointer = Ziehen bewegt die Karte, Mausrad oder zwei Finger vergrößern sie. Ein Klick wählt eine Tafel, ein zweiter spielt sie.
atlas-how-keys = Mit der Tastatur: Pfeiltasten bewegen den Zeiger, mit Umschalt die Karte; + und − vergrößern und verkleinern; Pos1: Anfang, Ende: ganze Karte; Enter spielt.
atlas-to-answers = Warum sieht sie so aus? Die Antworten
atlas-table = Dieser Ausschnitt als Tabelle
atlas-table-cells = Einige Tafeln des Ausschnitts: wer gewinnt, und der Spielraum.
atlas-table-corner = d \ n
atlas-table-cell = { $winner }, { $margin }
atlas-share = { $kind ->
    [none] Kein erster Zug von A gewinnt.
    [all] Jeder erste Zug von A gewinnt.
   *[some] { $share } der ersten Züge von A gewinnen.
}
atlas-last-of-b = Für d = { $d } ist n = { $n } die letzte ungerade Tafel, die B gewinnt.
atlas-margin = Spielraum { $margin }.

## Die Antworten

answers-title = Zwei Fragen, zwei Antworten
answers-intro = Tim Rammensteins Artikel „On the Existence of Optimal Strategies in a Combinatorial Game“ löst viele Varianten der Zahlenschlacht und endet mit zwei offenen Fragen. Ein einziger Satz beantwortet beide, und er passt auf eine Seite.
answers-contents = Inhalt
answers-links = Der Artikel und der Beweis
answers-paper-link = Der Artikel: arXiv:2508.00246
answers-proof-link = Der maschinell geprüfte Beweis: was bewiesen ist und wo es steht (englisch)
answers-question-1 = Frage (i)
answers-asked-1 = Gibt es bei ungeradem *n* für die Werte von *d* zwischen 7 und (*n* − 3)/2 erkennbare Muster, die bestimmen, ob A oder B den Sieg erzwingen kann?
answers-short-1 = Ja: A gewinnt nahe bei den Vielfachen von *d*, und das *k*-te Vielfache hat mehr Platz als das vorige. Für ungerades *d* darf *n* bis zu *k* − 1 von *kd* entfernt sein, für gerades *d* bis zu 2*k* − 3. Auf der Karte sind das Strahlen, die breiter werden, bis sie sich berühren. Zu jedem *d* gewinnt B also nur endlich viele ungerade Tafeln; ab *n* = *d*²/2 gewinnt A sie alle.
answers-picture-1 = Ungerade n nach rechts, d nach oben. Rosa: A gewinnt. Die Strahlen sind die Tafeln nahe bei einem Vielfachen von d. Jenseits der gelben Kurven, der Grenze, gewinnt B nie wieder.
answers-question-2 = Frage (ii)
answers-asked-2 = Nun ist *n* gerade, und die Rollen sind vertauscht: A beginnt weiterhin, aber B gewinnt, wenn die Summe durch *d* teilbar ist. Gibt es interessante Strategien, die einer Seite den Sieg sichern?
answers-short-2 = Ja, für beide. Nun gewinnt B nahe bei den Vielfachen von *d*, ab 2*d*: Für ungerades *d* darf *n* bis zu *k* − 2 von *kd* entfernt sein, für gerades *d* bis zu 2*k* − 4. Auch bei *d* = *n* + 1 gewinnt B. Die Strategie von B ist, die Paare auszugleichen. Überall sonst gewinnt A: A behält eine große Menge von Zahlen, die keine Partner sind, und streicht alles andere.
answers-picture-2 = Gerade n nach rechts, d nach oben, B ist der Binder. Rosa: A gewinnt. Jetzt sind die Strahlen die Siege von B. Sie beginnen bei n = 2d; darüber gewinnt B nur auf der Linie d = n + 1.
answers-open-map = Diese Karte im Atlas öffnen
answers-rule = Satz R: die Regel
answers-rule-rays = Sieh dir die Vielfachen *kd* von *d* an, für *k* = 1, 2, 3 und so weiter, und den Abstand |*n* − *kd*|. Jedes Vielfache hat auf beiden Seiten etwas Platz, und ein größeres *k* hat mehr. Die Tafeln, die dort Platz haben, bilden einen Strahl.
answers-rule-game = Spiel
answers-rule-winner = Wer gewinnt
answers-row-odd-odd = *n* ungerade, A ist Binder, *d* ungerade
answers-row-odd-even = *n* ungerade, A ist Binder, *d* gerade
answers-row-even = *n* gerade, A ist Binder
answers-row-reversed-odd = *n* gerade, B ist Binder, *d* ungerade
answers-row-reversed-even = *n* gerade, B ist Binder, *d* gerade
answers-row-reversed = *n* ungerade, B ist Binder
answers-wins-odd-odd = A genau dann, wenn |*n* − *kd*| ≤ *k* − 1 für ein *k* ≥ 1, oder *d* = *n* + 2
answers-wins-odd-even = A genau dann, wenn |*n* − *kd*| ≤ 2*k* − 3 für ein *k* ≥ 2, oder *d* = *n* + 1
answers-wins-even = immer B
answers-wins-reversed-odd = B genau dann, wenn |*n* − *kd*| ≤ *k* − 2 für ein *k* ≥ 2, oder *d* = *n* + 1
answers-wins-reversed-even = B genau dann, wenn |*n* − *kd*| ≤ 2*k* − 4 für ein *k* ≥ 2
answers-wins-reversed = immer A
answers-rule-example = Ein Beispiel: 29 ist 1 von 4 · 7 entfernt, und auf dem Strahl *k* = 4 ist Platz für 3. Also gewinnt A Z(29, 7). Aber 17 ist 3 von 2 · 7 und 4 von 3 · 7 entfernt, und dort ist nur Platz für 1 und 2. Also gewinnt B Z(17, 7). Es genügt, das Vielfache anzusehen, das am nächsten bei *n* liegt; sind zwei gleich nah, das größere.
answers-try = Jede Tafel ausprobieren
answers-try-hint = Beliebige ganze Zahlen, auch riesige. Die Seite sagt, wer gewinnt und warum.
answers-n = Zahlen 1 bis n
answers-wrong = Nur Ziffern, höchstens 1000; n muss mindestens 4 und d mindestens 2 sein.
answers-proof = Der Beweis, Schritt für Schritt
answers-graph-title = 1. Ein Bild des Spiels
answers-graph = Zeichne eine Linie zwischen zwei Zahlen, wenn sie Partner sind, also wenn ihre Summe durch *d* teilbar ist. Ein Zug wischt eine Zahl mit all ihren Linien weg. Der Binder will eine Linie zwischen den letzten zwei Zahlen, der Brecher will keine. Sonst ist an den Zahlen nichts wichtig.
answers-graph-picture = Z(9, 4) als Bild: die Zahlen 1 bis 9, mit einer Linie überall dort, wo die Summe durch 4 teilbar ist. Eingekreist: eine größte Menge ohne jede Linie. Sie hat fünf Zahlen.
answers-hostile-title = 2. Der letzte Zug und feindliche Mengen
answers-hostile = An ungeraden Tafeln zieht A zuletzt, an geraden B. Eine Menge von Zahlen heißt feindlich, wenn gilt: Bleiben am Ende zwei davon übrig, so verliert, wer zuletzt zieht. Zieht der Binder zuletzt, so sind das die Mengen ohne jede Linie. Zieht der Brecher zuletzt, so sind es die Mengen, in denen je zwei Zahlen verbunden sind. Eine Zahl allein ist immer feindlich. Sei *h* die Größe einer größten feindlichen Menge und *k* die Anzahl der Zahlen an der Tafel.
answers-theorem-name = Satz von den letzten zwei
answers-theorem = Wer zuletzt zieht, gewinnt genau dann, wenn *h* höchstens die Hälfte von *k* ist, aufgerundet.
answers-margin = Der Spielraum ist die aufgerundete Hälfte von *k* minus *h*. Er sagt, wie deutlich der Sieg ist: Wer zuletzt zieht, gewinnt genau dann, wenn er 0 oder mehr ist.
answers-hostile-example = Im Bild zieht A zuletzt. Ist A der Binder, so sind die eingekreisten Zahlen eine größte feindliche Menge: *h* = 5 ist genau die Hälfte von 9, aufgerundet. Also gewinnt A, ohne Spielraum. Ist A der Brecher, so sind 1 und 3 feindlich, aber keine drei Zahlen: *h* = 2, und A gewinnt mit dem Spielraum 3.
answers-large-title = 3. Wer zuletzt zieht, verliert, wenn h zu groß ist
answers-large = Angenommen, die andere Seite ist am Zug, an der Tafel stehen *k* = 2*m* Zahlen, und mehr als *m* davon liegen in einer feindlichen Menge *H*. Außerhalb von *H* liegen höchstens *m* − 1 Zahlen, und die andere Seite hat noch *m* − 1 Züge: genug, um sie alle zu streichen. Dann stammen die letzten zwei Zahlen aus *H*, und wer zuletzt zieht, hat verloren. Ist die Seite am Zug, die auch zuletzt zieht, mit 2*m* + 1 Zahlen und *h* ≥ *m* + 2, so ist die Lage einen Zug später dieselbe.
answers-core-title = 4. Das Kernlemma
answers-core-name = Kernlemma (Hajnal 1965; Hammer, Hansen, Simeone 1982)
answers-core = Ist 2*h* > *k*, so liegt eine Zahl in jeder größten feindlichen Menge.
answers-core-proof = Nimm einige der größten feindlichen Mengen. *I* seien die Zahlen, die alle gemeinsam haben, und *U* die Zahlen, die in mindestens einer liegen. Wir zeigen |*I*| + |*U*| ≥ 2*h*. Für eine einzige Menge ist das klar: *I* und *U* sind sie selbst. Nun kommt eine weitere Menge *S* dazu. Die Zahlen von *S*, die in *U* liegen, bilden zusammen mit den Zahlen von *I* wieder eine feindliche Menge: Jede Zahl aus *U* liegt in einer der früheren Mengen, und diese enthält ganz *I*. Eine feindliche Menge hat höchstens *h* Zahlen, und *S* hat *h*. Also verliert *I* höchstens so viele Zahlen, wie *U* gewinnt, und die Summe wird nicht kleiner.
answers-core-end = Nimm nun alle größten feindlichen Mengen. Hätten sie keine Zahl gemeinsam, so wäre |*U*| mindestens 2*h*, also größer als *k*: mehr Zahlen, als es gibt.
answers-small-title = 5. Wer zuletzt zieht, gewinnt, wenn h klein genug ist
answers-small = Angenommen, die andere Seite ist am Zug, mit *k* = 2*m* Zahlen und *h* ≤ *m*. Was sie auch streicht, 2*m* − 1 Zahlen bleiben. Jetzt antwortet, wer zuletzt zieht. Ist *h* ≤ *m* − 1, so darf es irgendeine Zahl sein. Ist immer noch *h* = *m*, so ist 2*h* > 2*m* − 1, und nach dem Kernlemma liegt eine Zahl in jeder größten feindlichen Menge: Wird sie gestrichen, ist *h* nur noch *m* − 1. So oder so bleiben 2(*m* − 1) Zahlen mit *h* ≤ *m* − 1: dieselbe Lage mit zwei Zahlen weniger. Am Ende sind zwei Zahlen mit *h* = 1 übrig. Sie sind nicht feindlich, also hat gewonnen, wer zuletzt zieht. Macht diese Seite auch den ersten Zug, so liefert dasselbe Argument diesen Zug.
answers-residues-title = 6. Wie man h an den Resten abliest
answers-residues = Sei *a*_(r) die Anzahl der Zahlen mit dem Rest *r*. Die Partner einer Zahl mit dem Rest *r* sind genau die Zahlen mit dem Rest *d* − *r*. So zerfällt das Bild in Paare von Resten. In jedem Paar ist jede Zahl der einen Seite mit jeder Zahl der anderen verbunden. Nur der Rest 0 und, für gerades *d*, der Rest *d*/2 sind ihre eigenen Partner: Dort sind alle Zahlen miteinander verbunden.
answers-residues-divider = Zieht der Binder zuletzt, so hat eine feindliche Menge keine Linien. Aus jedem Paar nimmt sie nur Zahlen einer Seite, am besten die ganze größere, und aus 0 und aus *d*/2 je eine Zahl:
answers-formula = *h* = Summe der max(*a*_(r), *a*_(d−r)) über alle Paare + 1 für jeden der Reste 0 und *d*/2, der an der Tafel vorkommt
answers-residues-breaker = Zieht der Brecher zuletzt, so sind in einer feindlichen Menge alle Zahlen miteinander verbunden. Sie haben also alle den Rest 0 oder alle den Rest *d*/2, oder es sind nur zwei Zahlen, eine von jeder Seite eines Paars:
answers-formula-breaker = *h* = das größte von *a*_(0), für gerades *d* *a*_(d/2), und 2 (oder 1, wenn keine zwei Zahlen Partner sind)
answers-balance-title = 7. Was eine übrige Zahl kostet
answers-balance = Angenommen, der Binder zieht zuletzt. *s* sei die Anzahl der Zahlen, die übrig bleiben, wenn man Partner zu Paaren zusammenstellt. Ein Paar von Resten mit *x* und *y* Zahlen trägt max(*x*, *y*) = (*x* + *y*)/2 + |*x* − *y*|/2 zu *h* bei: die Hälfte seiner Zahlen und für jede übrige Zahl eine Hälfte mehr. Der Rest 0, oder *d*/2, mit *a* Zahlen trägt 1 = *a*/2 − (*a* − 2)/2 bei. Zieh die Summe von der aufgerundeten Hälfte von *k* ab und verdopple das Ergebnis:
answers-balance-formula = 2 · Spielraum = Summe der *a* − 2 über die Reste 0 und *d*/2, soweit sie an der Tafel vorkommen + 1 bei ungeradem *k* − *s*
answers-balance-said = Jede übrige Zahl kostet also eins, ein Rest, der sein eigener Partner ist, bringt *a* − 2, und eine ungerade Tafel bringt noch eins. Die linke Seite ist gerade, also ist es auch die rechte.
answers-example-title = Ein Beispiel: Z(17, 7)
answers-example = 17 = 2 · 7 + 3, also haben die Reste 1, 2, 3 je drei Zahlen, und 0, 4, 5, 6 haben je zwei. Die Paare 1 + 6, 2 + 5, 3 + 4 und der Rest 0 geben *h* = 3 + 3 + 3 + 1 = 10, aber die Hälfte von 17 ist aufgerundet 9. B gewinnt, so knapp wie möglich. B streicht die Zahlen mit den Resten 4, 5 und 6 und ein Vielfaches von 7: sieben Zahlen, und B hat sieben Züge.
answers-rows-title = 8. Die sechs Zeilen der Regel
answers-counts = Teile *n* durch *d*: *q* sei der Quotient und *ρ* der Rest. Für gerades *d* sei *e* = 1, falls 2*ρ* ≥ *d*, und sonst *e* = 0. An der Tafel 1 bis *n* kommen die Reste 1 bis *ρ* genau *q* + 1 Mal vor, alle anderen *q* Mal. Die Partner *r* und *d* − *r* unterscheiden sich um eine Zahl, wenn genau einer von ihnen in 1 bis *ρ* liegt; sonst sind sie gleich. Ist 2*ρ* < *d*, so gehört jeder der Reste 1 bis *ρ* zu einem solchen ungleichen Paar, sonst jeder der Reste 1 bis *d* − 1 − *ρ*. Daher ist *s* = min(*ρ*, *d* − 1 − *ρ*). Der Rest 0 kommt *q* Mal vor, und für gerades *d* kommt der Rest *d*/2 genau *q* + *e* Mal vor.
answers-rays = Also liegt *n* zwischen den Vielfachen *qd* und (*q* + 1)*d*, in den Abständen *ρ* und *d* − *ρ*. Kein anderes Vielfaches zählt: Jeder Schritt weiter weg vergrößert den Abstand um *d*, den Platz aber höchstens um 2. Es kommt also nur auf die Strahlen *q* und *q* + 1 an.
answers-why-odd-odd = A zieht zuletzt und ist der Binder, und nur 0 ist sein eigener Partner. Ist *q* ≥ 1, so ist 2 · Spielraum = *q* − 1 − *s*. A gewinnt also genau dann, wenn *s* ≤ *q* − 1, das heißt, wenn *ρ* ≤ *q* − 1 oder *d* − *ρ* ≤ *q*: auf dem Strahl *q* oder auf dem Strahl *q* + 1. Ist *q* = 0, so steht kein Vielfaches von *d* an der Tafel, und 2 · Spielraum = 1 − *s*: A gewinnt genau dann, wenn *s* ≤ 1. Dann ist *s* ungerade, also *s* = 1 und *d* = *n* + 2.
answers-why-odd-even = A zieht zuletzt und ist der Binder, und 0 und *d*/2 zählen beide. Ist *q* ≥ 1, so ist 2 · Spielraum = 2*q* + *e* − 3 − *s*. Die Strahlen *q* und *q* + 1 verlangen *ρ* ≤ 2*q* − 3 oder *d* − 1 − *ρ* ≤ 2*q* − 2. Ist *e* = 0, so ist *s* = *ρ* < *d* − 1 − *ρ*, und aus der zweiten Bedingung folgt die erste. Ist *e* = 1, so ist *s* = *d* − 1 − *ρ* < *ρ*, und aus der ersten folgt die zweite. Beide Male verlangen die Strahlen *s* ≤ 2*q* + *e* − 3. Ist *q* = 0, so kann nur *d*/2 an der Tafel stehen, als eine Zahl, und 2 · Spielraum = 1 − *e* − *s*. Bei *e* = 1 gewinnt A genau dann, wenn *s* = 0, also *d* = *n* + 1; bei *e* = 0 ist *s* = *n* ≥ 5, und A verliert.
answers-why-breaker = Der Brecher zieht zuletzt: B an geraden Tafeln, A an ungeraden. Zwei Zahlen mit demselben Rest liegen mindestens *d* ≥ 2 auseinander, also hat kein Rest mehr als die aufgerundete Hälfte der Zahlen 1 bis *n*. Auch 2 ist nicht mehr, denn *n* ≥ 4. Also ist *h* immer klein genug.
answers-why-reversed-odd = B zieht zuletzt und ist der Binder, ohne die zusätzliche Eins der ungeraden Tafel. Ist *q* ≥ 1, so ist 2 · Spielraum = *q* − 2 − *s*. B gewinnt also genau dann, wenn *ρ* ≤ *q* − 2 oder *d* − *ρ* ≤ *q* − 1: auf dem Strahl *q* oder auf dem Strahl *q* + 1. Ist *q* = 0, so ist 2 · Spielraum = −*s*, und B gewinnt nur bei *s* = 0, also *d* = *n* + 1.
answers-why-reversed-even = B zieht zuletzt und ist der Binder, und 0 und *d*/2 zählen beide. Ist *q* ≥ 1, so ist 2 · Spielraum = 2*q* + *e* − 4 − *s*. Wie an ungeraden Tafeln verlangen die Strahlen *q* und *q* + 1, dass *s* ≤ 2*q* + *e* − 4 ist. Ist *q* = 0, so ist 2 · Spielraum = −*e* − *s*. Das ist negativ, denn bei *e* = 0 ist *s* = *n*.
answers-frontier-title = 9. Die Grenze
answers-frontier = Jeder Strahl ist breiter als der vorige, bis sie sich berühren. Also gibt es zu jedem *d* ab 4 eine letzte ungerade Tafel, die B gewinnt. Für ungerades *d* ≥ 5 ist es *n* = (*d*² − 2*d* − 1)/2. Ist *d* ein Vielfaches von 4, so ist es *n* = *d*²/4 + *d*/2 − 1. Ist *d* ≥ 6 um 2 größer als ein Vielfaches von 4, so ist es *n* = *d*²/4. Bei *d* = 2 und *d* = 3 gewinnt B keine ungerade Tafel.
answers-frontier-odd = Für ungerades *d* und *k* ≥ 1 gewinnt B die ungeraden *n* von *k*(*d* + 1) bis (*k* + 1)(*d* − 1): die Lücke zwischen den Strahlen *k* und *k* + 1. Die letzte Lücke, *k* = (*d* − 1)/2, hat nur die Zahl (*d*² − 1)/2, und die ist gerade. Die Lücke davor hat drei Zahlen, und die mittlere ist ungerade: *n* = (*d*² − 2*d* − 1)/2. Das Beispiel Z(17, 7) aus dem Artikel liegt genau auf der Grenze.
answers-frontier-even = Für gerades *d* und *k* ≥ 1 gewinnt B die ungeraden *n* von *kd* + 2*k* − 1 bis (*k* + 1)*d* − 2*k* − 1. Diese Lücke ist nicht leer, solange 4*k* ≤ *d* ist. Die letzte Zahl der letzten Lücke ist *d*²/4 + *d*/2 − 1 für *d* = 4*k* und *d*²/4 für *d* = 4*k* + 2.
answers-reversed-title = 10. Rollen vertauscht
answers-reversed = In Frage (ii) zieht B zuletzt und ist der Binder. Also sind der Satz, *h* und die Rechnung dieselben; nur die zusätzliche Eins der ungeraden Tafel fehlt. Die Strategie von B kann man von Hand spielen: Streich eine Zahl von der größeren Seite eines ungleichen Paars von Resten. Oder streich das letzte Vielfache von *d* oder die letzte Zahl mit Rest *d*/2. Eine solche Zahl macht *h* kleiner. Gibt es keine, so ist *h* klein genug, und jede Zahl ist recht.
answers-more = Der Beweis ist auch maschinell geprüft, in Coq und ohne jedes Axiom.
answers-counts-title = 11. Wie viele Tafeln B gewinnt
answers-count-odd = Unterhalb der Grenze gewinnt B etwa jede zweite ungerade Tafel. Für ungerades *d* ≥ 7 sind es genau (*d*² − 25)/8 Tafeln; ist *d* ≥ 8 ein Vielfaches von 4, sind es *d*²/16 + *d*/2 − 3; ist *d* ≥ 6 um 2 größer als ein Vielfaches von 4, sind es (*d*² + 8*d* − 52)/16.
answers-count-reversed = Auch Frage (ii) hat eine Grenze. Für ungerades *d* ist *n* = (*d*² − 1)/2 die letzte gerade Tafel, die A als Brecher gewinnt. Ist *d* ein Vielfaches von 4, so ist es *n* = *d*²/4 + *d*/2. Ist *d* ≥ 6 um 2 größer als ein Vielfaches von 4, so ist es *n* = *d*²/4 + *d* − 1. Für *d* = 2 gibt es keine.
answers-count-divisors = Nun sei *n* fest und ungerade. A gewinnt für genau √(2*n* − 1) der ungeraden *d* ≥ 3, abgerundet, und für etwa (2 + √2)√*n* aller *d*. Wird *d* zufällig aus den Zahlen von 2 bis *n* gezogen, so verliert A an einer großen Tafel also fast immer.
answers-turns-title = 12. Jede Zugfolge, jede Anzahl am Ende
answers-turns = Zwei Spieler C und O streichen Zahlen in irgendeiner festen Reihenfolge, bis *r* ≥ 2 übrig sind. C will dasselbe wie sonst, wer zuletzt zieht: O gewinnt, wenn die übrigen Zahlen eine feindliche Menge bilden, sonst gewinnt C. Hat C insgesamt *c* Züge, so gewinnt O immer, wenn *h* ≥ *c* + *r* ist.
answers-turns-name = Satz A
answers-turns-theorem = Angenommen, bei jedem Zug von C hat C von da an bis zum Ende mindestens 3 − *r* Züge mehr als O. Dann gewinnt C auf jedem Graphen genau dann, wenn *h* ≤ *c* + *r* − 1 ist. Bei jeder anderen Zugfolge gibt es einen Graphen, auf dem das falsch ist.
answers-turns-table = Die Tabelle zeigt für einige Zugfolgen, ob *h* allein entscheidet. Bei *r* = 2 und abwechselnden Zügen ist es genau dann so, wenn C zuletzt zieht. Bleiben drei Zahlen übrig, so ist es gleich, wer zuletzt zieht. Auch dieser Satz ist in Coq bewiesen.
answers-turns-order = Zugfolge
answers-turns-left = Zahlen am Ende
answers-turns-decides = Entscheidet *h*?
answers-turns-is = { $decides ->
    [true] ja
   *[false] nein
}
answers-hard-title = 13. Leichte und schwere Bindungen
answers-hard = Bei Summen liest man *h* an den Resten ab. Nun seien zwei Zahlen Partner, wenn ihre Summe eine Quadratzahl ist. Dann gewinnt für *n* ≥ 4 der Binder, der zuletzt zieht, genau dann, wenn *n* gleich 5, 7, 8, 9 oder mindestens 13 ist. Denn für jedes *m* ≥ 12 zerfallen die Zahlen 1 bis 2*m* in Paare, deren Summen Quadratzahlen sind (Hamilton, Kedlaya und Picciotto 2015). Zeichnet man die Linien von Hand, so ist die Frage, wer gewinnt, coNP-vollständig: Ein schnelles Verfahren für jede Zeichnung ist nicht zu erwarten.
answers-earlier-title = 14. Frühere Auftritte
answers-earlier = Das Spiel ist mehr als einmal erfunden worden. Jede Tafel kannst du mit einem Klick spielen; wer gewinnt, ist hier berechnet.
answers-row-of = { $divider ->
    [A] { $first } bis { $last }
   *[B] { $first } bis { $last }, der zweite Spieler will teilerfremde Zahlen
}
appearance-competition = Das Spiel des Artikels, als Aufgabe des Bundeswettbewerbs: die Zahlen 1 bis 2017, und A gewinnt, wenn die Summe der letzten zwei ein Vielfaches von 8 ist. A gewinnt; der Artikel zeigt, wie.
appearance-contest = Aufeinanderfolgende Zahlen. Der eine will, dass die letzten zwei einen gemeinsamen Teiler haben, der andere will sie teilerfremd. Das Beispiel des Autors ist 11 bis 17; dort will der erste Spieler teilerfremde Zahlen.
appearance-forum = Die Zahlen 1 bis n, und der erste Spieler will, dass die letzten zwei teilerfremd sind. Das Forum antwortet, jedes gerade n sei schlecht für den ersten Spieler. Für 4, 6 und 8 ist das falsch.
appearance-riddles = Die Reihe hat mindestens 12 aufeinanderfolgende Zahlen, und der erste Spieler will, dass die letzten zwei teilerfremd sind. Bei kürzeren Reihen kommt es darauf an, wo sie beginnen: Bei 8 und bei 10 Zahlen wiederholt sich der Gewinner mit der Periode 6.
appearance-weekly = Die Zahlen 1 bis 27, und der erste Spieler will, dass die Summe der letzten zwei ein Vielfaches von 5 ist.
sequence-frontier = a(d) ist das größte ungerade n, für das B Z(n, d) gewinnt.
sequence-frontier-reversed = a(d) ist das größte gerade n, für das A auf 1..n gewinnt, wenn B der Binder ist.
sequence-boards-of-b = a(d) ist die Anzahl der ungeraden n ab 5, für die B Z(n, d) gewinnt.
sequence-odd-divisors-of-a = a(m) ist die Anzahl der ungeraden d ab 3, für die A Z(2m + 1, d) gewinnt.
sequence-divisors-of-a = a(m) ist die Anzahl der d ≥ 2, für die A Z(2m + 1, d) gewinnt.

## Der Artikel, Punkt für Punkt

answers-items-title = Der Artikel, Punkt für Punkt
answers-items-lead = Alles, was der Artikel sagt, in seiner Reihenfolge und mit Tafeln zum Ausprobieren. Das Programm sagt, wer an jeder Tafel gewinnt. Jeder Beweis, der hier genannt ist, wurde mit Coq geprüft.
answers-items-proof = In Coq:
answers-items-note = Genauer:
answers-item-kind = { $kind ->
    [definition] Definition { $number }
    [lemma] Lemma { $number }
    [theorem] Satz { $number }
    [example] Beispiel { $number }
    [figure] Abbildung { $number }
    [question] Frage ({ $number })
   *[remark] Bemerkung nach { $number }
}
answers-item-figure-1 = Die Tafel von Z(15, 7).
answers-item-definition-2-3-1 = Das Spiel Z(n, d): A und B streichen abwechselnd eine Zahl von 1 bis n, bis zwei übrig sind. A gewinnt, wenn d ihre Summe teilt.
answers-item-example-2-3-2 = Z(2017, 8) ist das ursprüngliche Spiel, Z(15, 7) die Schulvariante. A gewinnt beide.
answers-note-example-2-3-2 = In Z(2017, 8) beginnt der Artikel mit einer Zahl mit Rest 1. Tatsächlich gewinnt jeder erste Zug: Der Spielraum ist 250.
answers-item-example-2-4-1 = A beginnt Z(15, 7) mit 1, 8 oder 15. Streicht B die 2 oder die 9, antwortet A mit 5 oder 12.
answers-item-figure-2 = Dieselbe Tafel mit Resten statt Zahlen.
answers-item-figure-3 = A hat die 1 gestrichen: Jetzt zerfällt die Tafel in Paare.
answers-item-figure-4 = Ein Spiel, das A mit Partnern gewinnt. Der Artikel sagt, dass 3 und 11 übrig bleiben; die Reihenfolge der Züge ist hier von uns.
answers-item-definition-2-4-2 = Zwei verschiedene Zahlen gehören zusammen, wenn d ihre Summe teilt. Eine Zahl ist überflüssig, wenn sie zu keiner anderen auf der Tafel gehört, wie hier die 15. Der Artikel zählt, wie viele Zahlen jeden Rest haben, und gibt dem Rest von n einen Namen.
answers-item-example-2-4-4 = In Z(15, 7) kommt der Rest 1 dreimal vor, jeder andere zweimal.
answers-item-definition-3-1-1 = Eine A-Situation: Partnerreste kommen gleich oft vor, und ein Rest, der sein eigener Partner ist, kommt gerade oft vor.
answers-item-example-3-1-3 = In Z(2017, 8) und Z(15, 7) erreicht A eine A-Situation mit einer Zahl mit Rest 1.
answers-item-example-3-1-5 = A gewinnt diese fünf Spiele mit 15 Zahlen.
answers-item-definition-3-1-6 = Die x-y-z-Strategie: A berichtigt zuerst einen von drei Resten, und einen zweiten, sobald B die anderen beiden anrührt.
answers-item-remark-3-1-6 = Die Strategie ist nicht immer möglich: In Z(15, 13) kann B sie für die Reste 0, 1, 2 verhindern.
answers-note-lemma-3-1-7 = Das Lemma wendet die Relation aus Definition 2.4.2, die von Zahlen handelt, auf Reste an. Gemeint ist, dass die Reste Partner sind. Und sind 0 und d/2 beide unter den dreien, so genügt es, dass einer von ihnen mindestens 3-mal vorkommt.
answers-item-remark-3-1-7 = Sind zwei der drei Reste ihre eigenen Partner, kann A auch mit einem von diesen beginnen.
answers-note-remark-3-1-7 = Es gilt mehr: Der Spielraum ist dann mindestens 1, also gewinnt jeder erste Zug von A.
answers-item-example-3-1-9 = In Z(15, 6) beginnt A mit 7. Streicht B die 2, antwortet A mit 3, 9 oder 15.
answers-item-example-3-1-11 = Tafeln für d = 42 und d = 19, die A nach Satz 3.1.10 gewinnt.
answers-note-theorem-3-2-1 = Der Beweis zählt überflüssige Zahlen und lässt Paare von Resten mit je zwei Zahlen aus. Nach 9, 8, 1, 7, 2, 3, 10 in Z(15, 9) sinkt ihre Anzahl von zwei auf eins. Der Satz stimmt: B gewinnt trotzdem. Der Beweis betrachtet auch nur die besten Züge von A.
answers-item-example-3-2-2 = Ein Spiel von Z(15, 9), Zug für Zug: 9, 8, 1, 7, 2. Danach sind 10 und 11 überflüssig.
answers-item-figure-5 = Die Tafel nach diesen Zügen.
answers-item-remark-3-2-2 = Für d von 7 bis (n − 3)/2 kommt beides vor: A gewinnt Z(29, 7), B gewinnt Z(17, 7).
answers-note-theorem-3-2-3 = Der Beweis betrachtet nur die besten Züge von A. Der Satz von den letzten zwei gilt für alle Züge.
answers-item-example-3-2-4 = In Z(23, 26) sind 1, 2 und 13 am Anfang überflüssig. B gewinnt, auch für größeres d.
answers-item-remark-3-2-5 = Für d = 2 gewinnt A sogar nach einem gedankenlosen Zug.
answers-note-theorem-3-2-6 = Der Beweis lässt aus, dass A auch auf der kleineren Seite danebengreifen kann: In Z(15, 7) kann A mit 6 beginnen. Und d = n + 1 folgt nicht aus d = (n + 1)/2: Streicht A aus 1, 2, 4 die 4, so verliert das Z(5, 6), aber nicht Z(5, 3). Der Satz stimmt.
answers-item-remark-3-2-6 = Die Website hat 57 Varianten. Die Beschreibung im Artikel legt sie fest; diese drei gehen über Satz 3.1.4 hinaus.
answers-item-question-i = Gibt es ein Muster für d von 7 bis (n − 3)/2? Ja: A gewinnt nahe bei den Vielfachen von d (Satz R).
answers-item-question-ii = Und wenn n gerade ist und die Rollen vertauscht sind? B gewinnt nahe bei den Vielfachen von d (Satz R).

## Die Aussagen des Artikels

statement-2-4-3 = An der Tafel 1 bis n kommt jeder Rest n/d Mal vor, abgerundet; die Reste von 1 bis zum Rest von n kommen einmal mehr vor [Lemma 2.4.3].
statement-3-1-2 = Wenn jede Zahl an der Tafel einen eigenen Partner hat und B am Zug ist, gewinnt A: A antwortet auf jede Zahl mit ihrem Partner [Lemma 3.1.2].
statement-3-1-4 = A gewinnt für ungerades n ab 5, wenn d gleich (n − 1)/2, (n + 1)/2, n, n + 1 oder n + 2 ist [Satz 3.1.4].
statement-3-1-7 = Angenommen, genau drei Reste x, y, z haben eine Zahl zu viel. Mindestens einer davon ist sein eigener Partner, und jeder solche Rest hat mindestens drei Zahlen. Dann gewinnt A am Zug mit der x-y-z-Strategie [Lemma 3.1.7].
statement-3-1-8 = A gewinnt für ungerades n ab 5, wenn d gleich 2 oder 3 ist, und für ungerades n ab 11 auch, wenn d gleich 4, 5 oder 6 ist [Satz 3.1.8].
statement-3-1-10 = Sei d mindestens 7 und k mindestens 1. Für gerades d gewinnt A, wenn n gleich kd − 1, (k + 1)d + 1 oder (k + 3)d − 3 ist. Für ungerades d gewinnt A, wenn n gleich (2k − 1)d − 2, (2k − 1)d, 2kd − 1, 2kd + 1, (2k + 1)d + 2 oder 2(k + 1)d − 3 ist [Satz 3.1.10].
statement-3-2-1 = B gewinnt für ungerades n ab 5, wenn d zwischen (n + 3)/2 und n − 1 liegt [Satz 3.2.1].
statement-3-2-3 = B gewinnt für ungerades n ab 5, wenn d mindestens n + 3 ist [Satz 3.2.3].
statement-3-2-5 = B gewinnt für jedes gerade n [Satz 3.2.5].
statement-3-2-6 = Sei d einer der Teiler aus Satz 3.1.4, aber nicht 2. Wenn A jeder Zahl einen eigenen Partner geben könnte und es nicht tut, gewinnt B [Satz 3.2.6].
