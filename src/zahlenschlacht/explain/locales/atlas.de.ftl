### Deutsche Wörter des Atlas und der Antworten. Die Wörter der Seite stehen in page.de.ftl.

## Der Atlas

atlas-title = Der Atlas
atlas-intro = Jede Variante Z(n, d) ist ein Punkt: n nach rechts, d nach oben. Die Strahlen von A laufen entlang der Vielfachen von d, und jenseits der gelben Grenze gewinnt A jede ungerade Tafel.
atlas-intro-reversed = Jede Variante Z(n, d) ist ein Punkt: n nach rechts, d nach oben. Wenn B bindet, gewinnt A jede ungerade Tafel; auf geraden gehören die Strahlen B, entlang der Vielfachen von d ab n = 2d.
atlas-intro-even = Jede Variante Z(n, d) ist ein Punkt: n nach rechts, d nach oben. An geraden Tafeln hat B den letzten Zug, und mit A als Binder gewinnt B sie alle.
atlas-intro-remainder = Jede Variante Z(n, d) mit d größer als { $remainder } ist ein Punkt: n nach rechts, d nach oben. { $divider } gewinnt, wenn die Summe der letzten zwei den Rest { $remainder } lässt. Bei jedem Vielfachen kd liegen nun zwei Strahlen: bei n = kd und bei n = kd + { $remainder }.
atlas-remainder = Rest
atlas-small = Kleine Tafeln
atlas-go = Zu Z(n, d)
atlas-selected = Gewählt
atlas-remaining = { $divider } gewinnt, wenn die Summe beim Teilen durch d den Rest { $remainder } lässt.
atlas-legend-cells = in den Feldern: wer Z(n, d) gewinnt, und der Spielraum; ab 0 gewinnt, wer den letzten Zug macht
atlas-layer = Ebene
atlas-layer-winner = Sieger
atlas-layer-margin = Spielraum
atlas-layer-share = Gewinnzüge
atlas-layer-paper = Die Arbeit
atlas-parity = Welche Tafeln
atlas-odd = n ungerade
atlas-even = n gerade
atlas-all = alle n
atlas-divider-a = A bindet
atlas-divider-b = B bindet
atlas-frontier = Grenze
atlas-lines = Linien n = kd
atlas-opening = Anfangsblick
atlas-whole = Ganze Ebene
atlas-map = Karte, wer Z(n, d) gewinnt
atlas-map-role = Karte
atlas-keys = Die Pfeiltasten bewegen die Marke, mit der Umschalttaste die Karte. Plus und Minus vergrößern und verkleinern, Pos1 zeigt den Anfangsblick, Ende die ganze Ebene. Enter spielt die Variante. Unter der Karte steht eine Tabelle dessen, was sie zeigt.
atlas-zoom-in = Vergrößern
atlas-zoom-out = Verkleinern
atlas-trouble = Der Server ist beschäftigt. Die fehlenden Teile kommen nach.
atlas-legend = Was die Farben bedeuten
atlas-legend-average = dazwischen: der Anteil der Varianten, die A gewinnt
atlas-legend-sample = so weit herausgezoomt zeigt jeder Bildpunkt eine Stichprobe seiner Varianten
atlas-legend-margin = von B weit vorn bis A weit vorn: wie viele Züge übrig sind
atlas-legend-share = von keinem bis allen: der Anteil der ersten Züge von A, die gewinnen
atlas-legend-decided = von keiner bis allen: der Anteil der Varianten, die die Arbeit entscheidet
atlas-legend-open = nur die vollständige Lösung
atlas-legend-frontier = Grenze, für ungerade und für gerade d
atlas-legend-lines = Vielfache von d
atlas-beside = Neben der Karte
atlas-cell = Diese Tafel
atlas-cell-hint = Zeig auf die Karte, tipp sie an oder geh mit den Pfeiltasten darüber: Hier steht dann, wer gewinnt und warum.
atlas-reversed = Vertauscht: B gewinnt, wenn die Summe durch d teilbar ist.
atlas-said = { $name }: { $winner } gewinnt, Spielraum { $margin }.
atlas-play = Diese Variante spielen
atlas-too-large = Hier kann man Tafeln mit bis zu { $largest } Zahlen spielen; diese ist nur gelöst.
atlas-many = Jeder Bildpunkt steht für { $side } × { $side } Varianten und zeigt ihren Durchschnitt.
atlas-how = So bewegst du dich
atlas-how-pointer = Ziehen bewegt die Karte, das Mausrad oder zwei Finger vergrößern sie. Ein Klick wählt eine Variante, ein zweiter spielt sie.
atlas-how-keys = Mit der Tastatur: Pfeiltasten für die Marke, mit Umschalt für die Karte, + und − für die Größe, Pos1 und Ende, Enter zum Spielen.
atlas-to-answers = Warum sie so aussieht: die Antworten
atlas-table = Der Ausschnitt als Tabelle
atlas-table-cells = Einige Varianten des Ausschnitts: wer gewinnt, und der Spielraum.
atlas-table-shares = Der Ausschnitt in Blöcken: der Anteil der Varianten, die A gewinnt.
atlas-table-corner = d \ n
atlas-table-cell = { $winner }, { $margin }
atlas-share = Von As ersten Zügen gewinnen { $share }.
atlas-last-of-b = Bei diesem d gewinnt B an ungeraden Tafeln zuletzt bei n = { $n }.
atlas-margin = Spielraum { $margin }.

## Die Antworten

answers-title = Zwei Fragen, zwei Antworten
answers-intro = Tim Rammensteins Arbeit „On the Existence of Optimal Strategies in a Combinatorial Game“ löst viele Varianten der Zahlenschlacht und endet mit zwei offenen Fragen. Ein einziger Satz beantwortet beide, und er passt auf eine Seite.
answers-contents = Inhalt
answers-links = Die Arbeit und der Beweis
answers-paper-link = Die Arbeit: arXiv:2508.00246
answers-proof-link = Der maschinell geprüfte Beweis: was bewiesen ist, und wo (englisch)
answers-question-1 = Frage (i)
answers-asked-1 = Gibt es erkennbare Muster für die Werte von *d* zwischen 7 und (*n* − 3)/2, bei ungeradem *n*, die bestimmen, ob A oder B den Sieg erzwingen kann?
answers-short-1 = Ja. Man stellt die Zahlen zu Paaren zusammen, deren Summe durch *d* teilbar ist: A gewinnt genau dann, wenn im Vergleich zu den Vielfachen von *d* wenige Zahlen übrig bleiben. Zu jedem *d* gewinnt B nur endlich viele ungerade Tafeln; ab *n* = *d*²/2 gewinnt A sie alle.
answers-picture-1 = Ungerade n nach rechts, d nach oben. Rosa: A gewinnt. Die Strahlen sind die Tafeln nahe bei einem Vielfachen von d, die gelben Kurven die Grenze, jenseits derer B nie wieder gewinnt.
answers-question-2 = Frage (ii)
answers-asked-2 = Sei *n* gerade und seien die Rollen vertauscht: A beginnt weiterhin, aber nun gewinnt B, wenn die Summe durch *d* teilbar ist. Gibt es interessante Strategien, die einem der beiden den Sieg sichern?
answers-short-2 = Ja, für beide. Dieselbe Rechnung entscheidet: B gewinnt genau dann, wenn die Vielfachen von *d* (und von *d*/2) für die übrig gebliebenen Zahlen bezahlen. Bs Strategie ist, die Paare auszugleichen; sonst gewinnt A, indem A alles streicht, was außerhalb einer großen Menge unverträglicher Zahlen liegt.
answers-picture-2 = Gerade n nach rechts, d nach oben, B ist der Binder. Rosa: A gewinnt. Jetzt gehören die Strahlen B. Sie beginnen bei n = 2d; darüber bleibt B nur die Linie d = n + 1.
answers-open-map = Diese Karte im Atlas öffnen
answers-rule = Die Regel
answers-rule-letters = Sei *q* die Zahl, wie oft *d* in *n* passt, und *ρ* der Rest. Dann bleiben *s* = min(*ρ*, *d* − 1 − *ρ*) Zahlen übrig, wenn man von je zwei verschiedenen Partnerresten die Zahlen zu Paaren zusammenstellt. Für gerades *d* sei *e* = 1, falls 2*ρ* ≥ *d*, und sonst 0.
answers-rule-game = Spiel
answers-rule-winner = Wer gewinnt
answers-row-odd-odd = *n* ungerade, A bindet, *d* ungerade
answers-row-odd-even = *n* ungerade, A bindet, *d* gerade
answers-row-even = *n* gerade, A bindet
answers-row-reversed-odd = *n* gerade, B bindet, *d* ungerade
answers-row-reversed-even = *n* gerade, B bindet, *d* gerade
answers-row-reversed = *n* ungerade, B bindet
answers-wins-odd-odd = A genau dann, wenn *s* < *q* oder *s* ≤ 1
answers-wins-odd-even = A genau dann, wenn *s* = 0, oder *q* ≥ 1 und *s* ≤ 2*q* + *e* − 3
answers-wins-even = immer B
answers-wins-reversed-odd = B genau dann, wenn *s* ≤ *q* − 2, oder *q* = 0 und *s* = 0
answers-wins-reversed-even = B genau dann, wenn *q* ≥ 1 und *s* ≤ 2*q* + *e* − 4
answers-wins-reversed = immer A
answers-try = Jede Tafel ausprobieren
answers-try-hint = Beliebige ganze Zahlen, auch riesige. Der Server sagt, wer gewinnt und warum.
answers-n = Zahlen 1 bis n
answers-wrong = Nur Ziffern, höchstens 1000: n ab 4, d ab 2.
answers-proof = Der Beweis, Schritt für Schritt
answers-graph-title = 1. Ein Bild des Spiels
answers-graph = Zieh eine Linie zwischen zwei Zahlen, wenn sie gebunden sind, also wenn *d* ihre Summe teilt. Ein Zug wischt eine Zahl mit all ihren Linien weg. Der Binder will eine Linie zwischen den letzten zwei Zahlen, der Brecher will keine. Sonst ist an den Zahlen nichts wichtig.
answers-graph-picture = Z(9, 4) als Bild: die Zahlen 1 bis 9 und eine Linie überall dort, wo 4 die Summe teilt. Umringt: eine größte Menge ohne jede Linie. Sie hat fünf Zahlen.
answers-hostile-title = 2. Wer schließt, und was feindlich ist
answers-hostile = Wer den letzten Zug macht, schließt: A an ungeraden Tafeln, B an geraden. Eine Menge von Zahlen heißt feindlich, wenn je zwei davon, als letzte zwei übrig, den Schließenden verlieren lassen. Schließt der Binder, so sind das die Mengen ohne jede Linie. Schließt der Brecher, so sind es die Mengen, in denen je zwei Zahlen verbunden sind. Eine Zahl allein ist immer feindlich. Sei *h* die Größe einer größten feindlichen Menge und *k* die Anzahl der Zahlen an der Tafel.
answers-theorem-name = Satz von den letzten zwei
answers-theorem = Wer schließt, gewinnt genau dann, wenn *h* höchstens die Hälfte von *k* ist, aufgerundet.
answers-margin = Der Spielraum ist diese Hälfte weniger *h*. Er sagt, wie deutlich: Ab 0 gewinnt, wer schließt.
answers-hostile-example = Im Bild schließt A. Ist A der Binder, so sind die umringten Zahlen eine größte feindliche Menge: *h* = 5 ist gerade die Hälfte von 9, aufgerundet, also gewinnt A, ohne Spielraum. Ist A der Brecher, so sind 1 und 3 feindlich, aber keine drei Zahlen: *h* = 2, und A gewinnt mit dem Spielraum 3.
answers-large-title = 3. Ist h zu groß, so verliert, wer schließt
answers-large = Der andere sei am Zug, mit *k* = 2*m* Zahlen an der Tafel, von denen mehr als *m* in einer feindlichen Menge *H* liegen. Außerhalb von *H* liegen höchstens *m* − 1 Zahlen, und der andere hat noch *m* − 1 Züge: genug, um sie alle zu streichen. Die letzten zwei Zahlen stammen aus *H*, und wer schließt, hat verloren. Ist der Schließende am Zug, mit 2*m* + 1 Zahlen und *h* mindestens *m* + 2, so ist es einen Zug später dasselbe.
answers-core-title = 4. Das Kernlemma
answers-core-name = Kernlemma (Hammer, Hansen, Simeone 1982)
answers-core = Ist 2*h* > *k*, so liegt eine Zahl in jeder größten feindlichen Menge.
answers-core-proof = Nimm einige größte feindliche Mengen; sei *I* das, was sie alle gemeinsam haben, und *U* alles, was in mindestens einer liegt. Dann ist |*I*| + |*U*| ≥ 2*h*. Für eine einzige Menge ist das klar: *I* und *U* sind sie selbst. Nun komme eine weitere Menge *S* dazu. Die Zahlen von *S*, die in *U* liegen, bilden zusammen mit den Zahlen von *I* wieder eine feindliche Menge: Eine Zahl *u* aus *U* liegt in einer der früheren Mengen, und diese enthält ganz *I*. Als feindliche Menge hat sie höchstens *h* Zahlen, so viele wie *S*. Also verliert *I* durch *S* nicht mehr Zahlen, als *U* gewinnt, und die Summe wird nicht kleiner.
answers-core-end = Nimm nun alle größten feindlichen Mengen. Hätten sie keine Zahl gemeinsam, so wäre |*U*| mindestens 2*h* und damit größer als *k*: mehr Zahlen, als es gibt.
answers-small-title = 5. Ist h klein genug, so gewinnt, wer schließt
answers-small = Der andere sei am Zug, mit *k* = 2*m* Zahlen und *h* ≤ *m*. Was er auch streicht, 2*m* − 1 Zahlen bleiben. Ist nun *h* ≤ *m* − 1, so streicht der Schließende irgendetwas. Ist immer noch *h* = *m*, so ist 2*h* > 2*m* − 1, und das Kernlemma liefert eine Zahl, die in jeder größten feindlichen Menge liegt: Ohne sie ist *h* nur noch *m* − 1. So oder so bleiben 2(*m* − 1) Zahlen mit *h* ≤ *m* − 1, dieselbe Lage mit zwei Zahlen weniger. Am Ende sind zwei Zahlen mit *h* = 1 übrig: Sie sind nicht feindlich, und wer schließt, hat gewonnen. Ist der Schließende zuerst am Zug, so liefert dasselbe Argument den ersten Zug.
answers-residues-title = 6. Wie man h an den Resten abliest
answers-residues = Sei *a*_(r) die Anzahl der Zahlen mit dem Rest *r*. Eine Zahl mit dem Rest *r* ist genau an die mit dem Rest *d* − *r* gebunden. So zerfällt das Bild in Paare von Resten, in denen jede Zahl der einen Seite mit jeder der anderen verbunden ist, und in die Reste 0 und, für gerades *d*, *d*/2, die ihre eigenen Partner sind: Dort sind alle Zahlen verbunden.
answers-residues-divider = Schließt der Binder, so hat eine feindliche Menge keine Linien. Aus jedem Paar nimmt sie nur Zahlen einer Seite, am besten die ganze größere, und aus 0 und aus *d*/2 je eine Zahl:
answers-formula = *h* = Summe der max(*a*_(r), *a*_(d−r)) über alle Paare + 1 für jeden der Reste 0 und *d*/2, der an der Tafel vorkommt
answers-residues-breaker = Schließt der Brecher, so sind in einer feindlichen Menge alle verbunden. Sie ist ein Teil des Rests 0 oder des Rests *d*/2, oder sie besteht aus nur zwei Zahlen, je einer von jeder Seite eines Paars:
answers-formula-breaker = *h* = das größte von *a*_(0), für gerades *d* *a*_(d/2), und 2 (oder 1, wo keine zwei Zahlen gebunden sind)
answers-balance-title = 7. Was eine übrige Zahl kostet
answers-balance = Der Binder schließe, und *s* sei die Anzahl der Zahlen, die übrig bleiben, wenn man Partner zu Paaren zusammenstellt. Ein Paar von Resten mit *x* und *y* Zahlen trägt zu *h* davon max(*x*, *y*) = (*x* + *y*)/2 + |*x* − *y*|/2 bei: die Hälfte seiner Zahlen und für jede übrige Zahl eine Hälfte mehr. Der Rest 0, oder *d*/2, mit *a* Zahlen trägt 1 = *a*/2 − (*a* − 2)/2 bei. Zieh die Summe von der aufgerundeten Hälfte von *k* ab und verdopple:
answers-balance-formula = 2 · Spielraum = Summe der *a* − 2 über die Reste 0 und *d*/2, soweit sie an der Tafel vorkommen + 1 bei ungeradem *k* − *s*
answers-balance-said = Jede übrige Zahl kostet also eins, ein Rest, der sein eigener Partner ist, zahlt *a* − 2 ein, und eine ungerade Tafel gibt eins dazu. Die linke Seite ist gerade, also ist es auch die rechte.
answers-example-title = Ein Beispiel: Z(17, 7)
answers-example = 17 = 2 · 7 + 3, also haben die Reste 1, 2, 3 je drei Zahlen, und 0, 4, 5, 6 haben zwei. Die Paare 1 + 6, 2 + 5, 3 + 4 geben *h* = 3 + 3 + 3 + 1 = 10, aber die Hälfte von 17 ist aufgerundet 9. B gewinnt, so knapp wie möglich. B streicht die Zahlen mit den Resten 4, 5 und 6 und ein Vielfaches von 7: sieben Zahlen, und B hat sieben Züge.
answers-rows-title = 8. Die sechs Zeilen der Regel
answers-counts = An der Tafel 1 bis *n* kommen die Reste 1 bis *ρ* genau *q* + 1 Mal vor, alle anderen *q* Mal. Die Partner *r* und *d* − *r* unterscheiden sich, um eine Zahl, wenn genau einer von ihnen in 1 bis *ρ* liegt. Ist 2*ρ* < *d*, so gehört jeder der Reste 1 bis *ρ* zu einem solchen Paar, sonst jeder der Reste 1 bis *d* − 1 − *ρ*. Daher ist *s* = min(*ρ*, *d* − 1 − *ρ*). Der Rest 0 kommt *q* Mal vor, und für gerades *d* der Rest *d*/2 genau *q* + *e* Mal.
answers-why-odd-odd = A schließt als Binder, und nur 0 ist sein eigener Partner. Ist *q* ≥ 1, so ist 2 · Spielraum = *q* − 1 − *s*: A gewinnt genau dann, wenn *s* < *q*. Das schließt *s* ≤ 1 ein: Für *q* = 1 ist *s* gerade. Ist *q* = 0, so ist kein Vielfaches von *d* an der Tafel, und 2 · Spielraum = 1 − *s*: A gewinnt genau dann, wenn *s* ≤ 1.
answers-why-odd-even = A schließt als Binder, und 0 und *d*/2 zählen beide. Ist *q* ≥ 1, so ist 2 · Spielraum = 2*q* + *e* − 3 − *s*. Für *s* = 0 ist das nie negativ: Das ginge nur bei *q* = 1 und *e* = 0, aber dann ist *s* ungerade. Ist *q* = 0, so kann nur *d*/2 an der Tafel sein, als eine Zahl, und 2 · Spielraum = 1 − *e* − *s*. Bei *e* = 1 gewinnt A genau dann, wenn *s* = 0; bei *e* = 0 ist *s* = *n* ≥ 5, und A verliert.
answers-why-breaker = Der Brecher schließt: B an geraden Tafeln, A an ungeraden. Zwei Zahlen mit demselben Rest liegen mindestens *d* ≥ 2 auseinander, also hat kein Rest mehr als die aufgerundete Hälfte der Zahlen 1 bis *n*. Auch 2 ist nicht mehr, denn *n* ≥ 4. Also ist *h* immer klein genug.
answers-why-reversed-odd = B schließt als Binder, ohne die Eins der ungeraden Tafel. Ist *q* ≥ 1, so ist 2 · Spielraum = *q* − 2 − *s*. Ist *q* = 0, so ist 2 · Spielraum = −*s*.
answers-why-reversed-even = B schließt als Binder, und 0 und *d*/2 zählen beide. Ist *q* ≥ 1, so ist 2 · Spielraum = 2*q* + *e* − 4 − *s*. Ist *q* = 0, so ist 2 · Spielraum = −*e* − *s*, und das ist negativ: Bei *e* = 0 ist *s* = *n*.
answers-frontier-title = 9. Die Grenze
answers-frontier = Die Zahl *s* ist nie größer als die Hälfte von *d*, aber *q* wächst mit *n*. Also gibt es zu jedem *d* eine letzte ungerade Tafel, die B gewinnt: *n* = (*d*² − 2*d* − 1)/2 für ungerades *d* ≥ 5, *n* = *d*²/4, wenn *d* ≥ 6 beim Teilen durch 4 den Rest 2 lässt, und *n* = *d*²/4 + *d*/2 − 1, wenn 4 ein Teiler von *d* ist. Für *d* = 2 und *d* = 3 gibt es keine.
answers-frontier-odd = Für ungerades *d*: B braucht *s* ≥ *q* und *s* ≥ 2, und *s* ist höchstens (*d* − 1)/2. Bei *q* = (*d* − 1)/2 bleibt nur *ρ* = (*d* − 1)/2, und *n* = (*d*² − 1)/2 ist gerade. Bei *q* = (*d* − 3)/2 ist das größte mögliche *ρ* gleich (*d* + 1)/2 und gibt die gerade Zahl (*d* − 1)²/2; das nächste, *ρ* = (*d* − 1)/2, gibt *n* = (*d*² − 2*d* − 1)/2. Ein kleineres *q* gibt ein kleineres *n*. Das Beispiel Z(17, 7) aus der Arbeit liegt genau auf der Grenze.
answers-frontier-even = Für gerades *d* = 2*m*: *n* ist ungerade, also auch *ρ*. Ist *ρ* < *m*, so ist *e* = 0 und *s* = *ρ*, und nach der Regel gewinnt B genau dann, wenn *q* ≤ (*ρ* + 1)/2. Ist *ρ* ≥ *m*, so ist *e* = 1 und *s* = 2*m* − 1 − *ρ* gerade, und B gewinnt genau dann, wenn *s* ≥ 2 und *q* ≤ *s*/2. Für gerades *m* gehört das größte *n* zu *ρ* = *m* − 1 und *q* = *m*/2: Es ist *m*² + *m* − 1. Für ungerades *m* gehört es zu *ρ* = *m* und *q* = (*m* − 1)/2: Es ist *m*². Alles andere hat ein kleineres *q*, oder dasselbe *q* und ein kleineres *ρ*. Für *m* = 1 gibt es keines, weil *s* = 0 ist.
answers-reversed-title = 10. Vertauschte Rollen
answers-reversed = In Frage (ii) schließt B und ist der Binder, also sind der Satz, *h* und die Rechnung dieselben; nur die Eins der ungeraden Tafel fehlt. Bs Strategie kann man von Hand spielen: Streich eine Zahl von der größeren Seite eines ungleichen Paars von Resten oder das einzige Vielfache von *d*, das noch da ist (oder die einzige Zahl mit Rest *d*/2, die noch da ist). Eine solche Zahl macht *h* kleiner. Gibt es keine, so ist *h* klein genug, und jede Zahl ist recht.
answers-more = Der Beweis ist auch maschinell geprüft, in Coq und ohne jedes Axiom.
