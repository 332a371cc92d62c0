### Deutsche Wörter des Atlas und der Antworten. Die Wörter der Seite stehen in page.de.ftl.

## Der Atlas

atlas-title = Der Atlas
atlas-intro = Jeder Punkt ist eine Tafel Z(n, d): n nach rechts, d nach oben. Die Strahlen sind die Siege von A nahe den Vielfachen von d, und jenseits der gelben Grenze gewinnt A jede ungerade Tafel.
atlas-intro-reversed = Jeder Punkt ist eine Tafel Z(n, d): n nach rechts, d nach oben. Wenn B Partner will, gewinnt A jede ungerade Tafel. Bei geraden Tafeln sind die Strahlen die Siege von B nahe den Vielfachen von d, ab n = 2d.
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
atlas-odd = n ungerade
atlas-even = n gerade
atlas-all = alle n
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
atlas-reversed = Vertauschte Rollen: B gewinnt, wenn die Summe ein Vielfaches von d ist.
atlas-said = { $name }: { $winner } gewinnt, Spielraum { $margin }.
atlas-play = Diese Tafel spielen
atlas-too-large = Hier kannst du Tafeln mit bis zu { $largest } Zahlen spielen. Diese ist gelöst, aber zu groß zum Spielen.
atlas-many = Jeder Bildpunkt steht für { $side } × { $side } Tafeln und zeigt ihren Durchschnitt.
atlas-how = So bewegst du dich
atlas-how-pointer = Ziehen bewegt die Karte, Mausrad oder zwei Finger vergrößern sie. Ein Klick wählt eine Tafel, ein zweiter spielt sie.
atlas-how-keys = Mit der Tastatur: Pfeiltasten bewegen den Zeiger, mit Umschalt die Karte; + und − vergrößern und verkleinern; Pos1 und Ende; Enter spielt.
atlas-to-answers = Warum sieht sie so aus? Die Antworten
atlas-table = Dieser Ausschnitt als Tabelle
atlas-table-cells = Einige Tafeln des Ausschnitts: wer gewinnt, und der Spielraum.
atlas-table-shares = Der Ausschnitt in Blöcken: der Anteil der Tafeln, die A gewinnt.
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
answers-short-1 = Ja. Stell die Zahlen zu Paaren zusammen, deren Summe durch *d* teilbar ist. A gewinnt genau dann, wenn dabei wenige Zahlen übrig bleiben, verglichen mit den Vielfachen von *d*. Zu jedem *d* gewinnt B nur endlich viele ungerade Tafeln; ab *n* = *d*²/2 gewinnt A sie alle.
answers-picture-1 = Ungerade n nach rechts, d nach oben. Rosa: A gewinnt. Die Strahlen sind die Tafeln nahe bei einem Vielfachen von d. Jenseits der gelben Kurven, der Grenze, gewinnt B nie wieder.
answers-question-2 = Frage (ii)
answers-asked-2 = Nun ist *n* gerade, und die Rollen sind vertauscht: A beginnt weiterhin, aber B gewinnt, wenn die Summe durch *d* teilbar ist. Gibt es interessante Strategien, die einer Seite den Sieg sichern?
answers-short-2 = Ja, für beide. Dieselbe Rechnung entscheidet: B gewinnt genau dann, wenn die Vielfachen von *d* (und von *d*/2) die übrig gebliebenen Zahlen ausgleichen. Die Strategie von B ist, die Paare auszugleichen. Sonst gewinnt A: A behält eine große Menge von Zahlen, die keine Partner sind, und streicht alles andere.
answers-picture-2 = Gerade n nach rechts, d nach oben, B ist der Binder. Rosa: A gewinnt. Jetzt sind die Strahlen die Siege von B. Sie beginnen bei n = 2d; darüber gewinnt B nur auf der Linie d = n + 1.
answers-open-map = Diese Karte im Atlas öffnen
answers-rule = Die Regel
answers-rule-letters = Teile *n* durch *d*: *q* sei der Quotient und *ρ* der Rest. Bilde aus den Zahlen von je zwei verschiedenen Resten, die zusammengehören, Paare: Es bleiben *s* = min(*ρ*, *d* − 1 − *ρ*) Zahlen übrig. Für gerades *d* sei *e* = 1, falls 2*ρ* ≥ *d*, und sonst *e* = 0.
answers-rule-game = Spiel
answers-rule-winner = Wer gewinnt
answers-row-odd-odd = *n* ungerade, A ist Binder, *d* ungerade
answers-row-odd-even = *n* ungerade, A ist Binder, *d* gerade
answers-row-even = *n* gerade, A ist Binder
answers-row-reversed-odd = *n* gerade, B ist Binder, *d* ungerade
answers-row-reversed-even = *n* gerade, B ist Binder, *d* gerade
answers-row-reversed = *n* ungerade, B ist Binder
answers-wins-odd-odd = A genau dann, wenn *s* < *q* oder *s* ≤ 1
answers-wins-odd-even = A genau dann, wenn *s* = 0, oder *q* ≥ 1 und *s* ≤ 2*q* + *e* − 3
answers-wins-even = immer B
answers-wins-reversed-odd = B genau dann, wenn *s* ≤ *q* − 2, oder *q* = 0 und *s* = 0
answers-wins-reversed-even = B genau dann, wenn *q* ≥ 1 und *s* ≤ 2*q* + *e* − 4
answers-wins-reversed = immer A
answers-try = Jede Tafel ausprobieren
answers-try-hint = Beliebige ganze Zahlen, auch riesige. Der Server sagt, wer gewinnt und warum.
answers-n = Zahlen 1 bis n
answers-wrong = Nur Ziffern, höchstens 1000; n muss mindestens 4 und d mindestens 2 sein.
answers-proof = Der Beweis, Schritt für Schritt
answers-graph-title = 1. Ein Bild des Spiels
answers-graph = Zeichne eine Linie zwischen zwei Zahlen, wenn sie gebunden sind, also wenn ihre Summe durch *d* teilbar ist. Ein Zug wischt eine Zahl mit all ihren Linien weg. Der Binder will eine Linie zwischen den letzten zwei Zahlen, der Brecher will keine. Sonst ist an den Zahlen nichts wichtig.
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
answers-core-name = Kernlemma (Hammer, Hansen, Simeone 1982)
answers-core = Ist 2*h* > *k*, so liegt eine Zahl in jeder größten feindlichen Menge.
answers-core-proof = Nimm einige der größten feindlichen Mengen. *I* seien die Zahlen, die alle gemeinsam haben, und *U* die Zahlen, die in mindestens einer liegen. Wir zeigen |*I*| + |*U*| ≥ 2*h*. Für eine einzige Menge ist das klar: *I* und *U* sind sie selbst. Nun kommt eine weitere Menge *S* dazu. Die Zahlen von *S*, die in *U* liegen, bilden zusammen mit den Zahlen von *I* wieder eine feindliche Menge: Jede Zahl aus *U* liegt in einer der früheren Mengen, und diese enthält ganz *I*. Eine feindliche Menge hat höchstens *h* Zahlen, und *S* hat *h*. Also verliert *I* höchstens so viele Zahlen, wie *U* gewinnt, und die Summe wird nicht kleiner.
answers-core-end = Nimm nun alle größten feindlichen Mengen. Hätten sie keine Zahl gemeinsam, so wäre |*U*| mindestens 2*h*, also größer als *k*: mehr Zahlen, als es gibt.
answers-small-title = 5. Wer zuletzt zieht, gewinnt, wenn h klein genug ist
answers-small = Angenommen, die andere Seite ist am Zug, mit *k* = 2*m* Zahlen und *h* ≤ *m*. Was sie auch streicht, 2*m* − 1 Zahlen bleiben. Jetzt antwortet, wer zuletzt zieht. Ist *h* ≤ *m* − 1, so darf es irgendeine Zahl sein. Ist immer noch *h* = *m*, so ist 2*h* > 2*m* − 1, und nach dem Kernlemma liegt eine Zahl in jeder größten feindlichen Menge: Wird sie gestrichen, ist *h* nur noch *m* − 1. So oder so bleiben 2(*m* − 1) Zahlen mit *h* ≤ *m* − 1: dieselbe Lage mit zwei Zahlen weniger. Am Ende sind zwei Zahlen mit *h* = 1 übrig. Sie sind nicht feindlich, also hat gewonnen, wer zuletzt zieht. Macht diese Seite auch den ersten Zug, so liefert dasselbe Argument diesen Zug.
answers-residues-title = 6. Wie man h an den Resten abliest
answers-residues = Sei *a*_(r) die Anzahl der Zahlen mit dem Rest *r*. Eine Zahl mit dem Rest *r* ist genau an die Zahlen mit dem Rest *d* − *r* gebunden. So zerfällt das Bild in Paare von Resten. In jedem Paar ist jede Zahl der einen Seite mit jeder Zahl der anderen verbunden. Nur der Rest 0 und, für gerades *d*, der Rest *d*/2 sind ihre eigenen Partner: Dort sind alle Zahlen miteinander verbunden.
answers-residues-divider = Zieht der Binder zuletzt, so hat eine feindliche Menge keine Linien. Aus jedem Paar nimmt sie nur Zahlen einer Seite, am besten die ganze größere, und aus 0 und aus *d*/2 je eine Zahl:
answers-formula = *h* = Summe der max(*a*_(r), *a*_(d−r)) über alle Paare + 1 für jeden der Reste 0 und *d*/2, der an der Tafel vorkommt
answers-residues-breaker = Zieht der Brecher zuletzt, so sind in einer feindlichen Menge alle Zahlen miteinander verbunden. Sie haben also alle den Rest 0 oder alle den Rest *d*/2, oder es sind nur zwei Zahlen, eine von jeder Seite eines Paars:
answers-formula-breaker = *h* = das größte von *a*_(0), für gerades *d* *a*_(d/2), und 2 (oder 1, wenn keine zwei Zahlen gebunden sind)
answers-balance-title = 7. Was eine übrige Zahl kostet
answers-balance = Angenommen, der Binder zieht zuletzt. *s* sei die Anzahl der Zahlen, die übrig bleiben, wenn man Partner zu Paaren zusammenstellt. Ein Paar von Resten mit *x* und *y* Zahlen trägt max(*x*, *y*) = (*x* + *y*)/2 + |*x* − *y*|/2 zu *h* bei: die Hälfte seiner Zahlen und für jede übrige Zahl eine Hälfte mehr. Der Rest 0, oder *d*/2, mit *a* Zahlen trägt 1 = *a*/2 − (*a* − 2)/2 bei. Zieh die Summe von der aufgerundeten Hälfte von *k* ab und verdopple das Ergebnis:
answers-balance-formula = 2 · Spielraum = Summe der *a* − 2 über die Reste 0 und *d*/2, soweit sie an der Tafel vorkommen + 1 bei ungeradem *k* − *s*
answers-balance-said = Jede übrige Zahl kostet also eins, ein Rest, der sein eigener Partner ist, bringt *a* − 2, und eine ungerade Tafel bringt noch eins. Die linke Seite ist gerade, also ist es auch die rechte.
answers-example-title = Ein Beispiel: Z(17, 7)
answers-example = 17 = 2 · 7 + 3, also haben die Reste 1, 2, 3 je drei Zahlen, und 0, 4, 5, 6 haben je zwei. Die Paare 1 + 6, 2 + 5, 3 + 4 und der Rest 0 geben *h* = 3 + 3 + 3 + 1 = 10, aber die Hälfte von 17 ist aufgerundet 9. B gewinnt, so knapp wie möglich. B streicht die Zahlen mit den Resten 4, 5 und 6 und ein Vielfaches von 7: sieben Zahlen, und B hat sieben Züge.
answers-rows-title = 8. Die sechs Zeilen der Regel
answers-counts = An der Tafel 1 bis *n* kommen die Reste 1 bis *ρ* genau *q* + 1 Mal vor, alle anderen *q* Mal. Die Partner *r* und *d* − *r* unterscheiden sich um eine Zahl, wenn genau einer von ihnen in 1 bis *ρ* liegt; sonst sind sie gleich. Ist 2*ρ* < *d*, so gehört jeder der Reste 1 bis *ρ* zu einem solchen ungleichen Paar, sonst jeder der Reste 1 bis *d* − 1 − *ρ*. Daher ist *s* = min(*ρ*, *d* − 1 − *ρ*). Der Rest 0 kommt *q* Mal vor, und für gerades *d* kommt der Rest *d*/2 genau *q* + *e* Mal vor.
answers-why-odd-odd = A zieht zuletzt und ist der Binder, und nur 0 ist sein eigener Partner. Ist *q* ≥ 1, so ist 2 · Spielraum = *q* − 1 − *s*: A gewinnt genau dann, wenn *s* < *q*. Das schließt *s* ≤ 1 ein, denn für *q* = 1 ist *s* gerade. Ist *q* = 0, so steht kein Vielfaches von *d* an der Tafel, und 2 · Spielraum = 1 − *s*: A gewinnt genau dann, wenn *s* ≤ 1.
answers-why-odd-even = A zieht zuletzt und ist der Binder, und 0 und *d*/2 zählen beide. Ist *q* ≥ 1, so ist 2 · Spielraum = 2*q* + *e* − 3 − *s*. Für *s* = 0 ist das nie negativ: Das ginge nur bei *q* = 1 und *e* = 0, aber dann ist *s* ungerade. Ist *q* = 0, so kann nur *d*/2 an der Tafel stehen, als eine Zahl, und 2 · Spielraum = 1 − *e* − *s*. Bei *e* = 1 gewinnt A genau dann, wenn *s* = 0; bei *e* = 0 ist *s* = *n* ≥ 5, und A verliert.
answers-why-breaker = Der Brecher zieht zuletzt: B an geraden Tafeln, A an ungeraden. Zwei Zahlen mit demselben Rest liegen mindestens *d* ≥ 2 auseinander, also hat kein Rest mehr als die aufgerundete Hälfte der Zahlen 1 bis *n*. Auch 2 ist nicht mehr, denn *n* ≥ 4. Also ist *h* immer klein genug.
answers-why-reversed-odd = B zieht zuletzt und ist der Binder, ohne die zusätzliche Eins der ungeraden Tafel. Ist *q* ≥ 1, so ist 2 · Spielraum = *q* − 2 − *s*. Ist *q* = 0, so ist 2 · Spielraum = −*s*.
answers-why-reversed-even = B zieht zuletzt und ist der Binder, und 0 und *d*/2 zählen beide. Ist *q* ≥ 1, so ist 2 · Spielraum = 2*q* + *e* − 4 − *s*. Ist *q* = 0, so ist 2 · Spielraum = −*e* − *s*. Das ist negativ, denn bei *e* = 0 ist *s* = *n*.
answers-frontier-title = 9. Die Grenze
answers-frontier = Die Zahl *s* ist nie größer als die Hälfte von *d*, aber *q* wächst mit *n*. Also gibt es zu jedem *d* ab 4 eine letzte ungerade Tafel, die B gewinnt. Für ungerades *d* ≥ 5 ist es *n* = (*d*² − 2*d* − 1)/2. Ist *d* ein Vielfaches von 4, so ist es *n* = *d*²/4 + *d*/2 − 1. Ist *d* ≥ 6 um 2 größer als ein Vielfaches von 4, so ist es *n* = *d*²/4. Bei *d* = 2 und *d* = 3 gewinnt B keine ungerade Tafel.
answers-frontier-odd = Für ungerades *d* braucht B *s* ≥ *q* und *s* ≥ 2, und *s* ist höchstens (*d* − 1)/2. Bei *q* = (*d* − 1)/2 bleibt nur *ρ* = (*d* − 1)/2, aber dann ist *n* = (*d*² − 1)/2 gerade. Bei *q* = (*d* − 3)/2 ist das größte mögliche *ρ* gleich (*d* + 1)/2 und gibt die gerade Zahl (*d* − 1)²/2. Das nächste, *ρ* = (*d* − 1)/2, gibt *n* = (*d*² − 2*d* − 1)/2. Ein kleineres *q* gibt ein kleineres *n*. Das Beispiel Z(17, 7) aus dem Artikel liegt genau auf der Grenze.
answers-frontier-even = Für gerades *d* = 2*m* ist *n* ungerade, also auch *ρ*. Ist *ρ* < *m*, so ist *e* = 0 und *s* = *ρ*, und nach der Regel gewinnt B genau dann, wenn *q* ≤ (*ρ* + 1)/2. Ist *ρ* ≥ *m*, so ist *e* = 1 und *s* = 2*m* − 1 − *ρ* gerade, und B gewinnt genau dann, wenn *s* ≥ 2 und *q* ≤ *s*/2. Für gerades *m* gehört das größte *n* zu *ρ* = *m* − 1 und *q* = *m*/2: Es ist *m*² + *m* − 1. Für ungerades *m* gehört es zu *ρ* = *m* und *q* = (*m* − 1)/2: Es ist *m*². Alle anderen Tafeln, die B gewinnt, haben ein kleineres *q*, oder dasselbe *q* und ein kleineres *ρ*. Für *m* = 1 gibt es keine, weil *s* = 0 ist.
answers-reversed-title = 10. Vertauschte Rollen
answers-reversed = In Frage (ii) zieht B zuletzt und ist der Binder. Also sind der Satz, *h* und die Rechnung dieselben; nur die zusätzliche Eins der ungeraden Tafel fehlt. Die Strategie von B kann man von Hand spielen: Streich eine Zahl von der größeren Seite eines ungleichen Paars von Resten. Oder streich das letzte Vielfache von *d* oder die letzte Zahl mit Rest *d*/2. Eine solche Zahl macht *h* kleiner. Gibt es keine, so ist *h* klein genug, und jede Zahl ist recht.
answers-more = Der Beweis ist auch maschinell geprüft, in Coq und ohne jedes Axiom.
answers-counts-title = 11. Wie viele Tafeln B gewinnt
answers-count-odd = Unterhalb der Grenze gewinnt B etwa jede zweite ungerade Tafel. Für ungerades *d* ≥ 7 sind es genau (*d*² − 25)/8 Tafeln; ist *d* ≥ 8 ein Vielfaches von 4, sind es *d*²/16 + *d*/2 − 3; ist *d* ≥ 6 um 2 größer als ein Vielfaches von 4, sind es (*d*² + 8*d* − 52)/16.
answers-count-reversed = Auch Frage (ii) hat eine Grenze. Für ungerades *d* ist *n* = (*d*² − 1)/2 die letzte gerade Tafel, die A als Brecher gewinnt. Ist *d* ein Vielfaches von 4, so ist es *n* = *d*²/4 + *d*/2. Ist *d* ≥ 6 um 2 größer als ein Vielfaches von 4, so ist es *n* = *d*²/4 + *d* − 1. Für *d* = 2 gibt es keine.
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
answers-hard = Bei Summen liest man *h* an den Resten ab. Nun seien zwei Zahlen gebunden, wenn ihre Summe eine Quadratzahl ist. Dann gewinnt der Binder, der zuletzt zieht, genau dann, wenn *n* gleich 5, 7, 8, 9 oder mindestens 13 ist. Denn für jedes *m* ≥ 12 zerfallen die Zahlen 1 bis 2*m* in Paare, deren Summen Quadratzahlen sind (Hamilton, Kedlaya und Picciotto 2015). Zeichnet man die Linien von Hand, so ist die Frage, wer gewinnt, coNP-vollständig: Ein schnelles Verfahren für jede Zeichnung ist nicht zu erwarten.
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
