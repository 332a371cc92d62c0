### Deutsche Wörter der Lektionen. Die übrigen Wörter zum Lernen stehen in learn.de.ftl.

## Was an einer markierten Menge oder gezeichneten Paaren nicht stimmt

flaw-few-pairs = { $count ->
    [one] Bis jetzt ein Paar.
   *[other] Bis jetzt { $count } Paare.
} Es gibt { $least }.
flaw-twice = { $number } kann nur in einem Paar sein.
flaw-no-pair = Ein Paar hat zwei Zahlen.

## Was an einer Antwort in einer Lektion nicht stimmt

flaw-not-none = Doch, so eine Zahl gibt es. Schau noch einmal!
flaw-missing = { $count ->
    [one] Eine Zahl fehlt noch.
   *[other] { $count } Zahlen fehlen noch.
}
flaw-not-alike = { $number } hat beim Teilen durch { $d } einen anderen Rest.
flaw-not-winning = { $number } gewinnt nicht.
flaw-no-blunder = { $number } ist kein Fehler: Danach kannst du immer noch gewinnen.
flaw-not-own = Zwei Zahlen mit dem Rest von { $number } sind keine Partner, also ist dieser Rest nicht sein eigener Partner.
flaw-more = Du kannst mehr finden: Von { $numbers } sind keine zwei Partner.
flaw-at-most = Das ist zu viel: In jeder dieser { $count } Gruppen sind alle miteinander Partner, also darf aus jeder Gruppe nur eine Zahl dabei sein. { $groups }.
flaw-frontier-won = Nein, { $variant } gewinnt A.
flaw-frontier-further = { $variant } gewinnt B, aber auch noch eine größere ungerade Tafel.

## Die Lektionen

lesson-last-two = Die letzten zwei zählen
    .aha = Nur die letzten zwei zählen.
lesson-last-two-1 = Du bist A und machst den letzten Zug. Welche Zahl muss weg, damit die Summe der letzten zwei ein Vielfaches von 5 ist?
    .right = 2 + 3 = 5.
    .hint = Probier es: Nimm eine der drei weg und zähle die beiden anderen zusammen.
lesson-last-two-2 = Wieder hast du den letzten Zug und willst ein Vielfaches von 5. Welche Zahl muss weg?
    .right = 1 + 4 = 5.
    .hint = Welche zwei der drei ergeben zusammen ein Vielfaches von 5? Die dritte geht.
lesson-last-two-3 = Und hier? Welche Zahl muss weg, damit die beiden anderen zusammen ein Vielfaches von 5 ergeben, oder ist es zu spät?
    .right = Zu spät: 3 + 4, 3 + 5 und 4 + 5 sind keine Vielfachen von 5.
    .hint = Zähle je zwei der drei zusammen. Ist ein Vielfaches von 5 dabei?
lesson-last-two-4 = Jetzt spiel als A: Lass zwei Zahlen übrig, deren Summe ein Vielfaches von 5 ist.
    .right = Denk immer an die letzten zwei.
    .hint = Zähle vor deinem letzten Zug je zwei der drei übrigen Zahlen zusammen.

lesson-last-move = Wer zieht zuletzt?
    .aha = Gerade Anzahl: B zieht zuletzt.
lesson-last-move-1 = Sechs Zahlen stehen an der Tafel, zwei bleiben stehen. A beginnt. Wer macht den letzten Zug?
    .right = Vier Zahlen gehen weg: A, B, A, B. Also macht B den letzten Zug.
    .hint = Zähle die Züge: Wie viele Zahlen gehen, und wer beginnt?
lesson-last-move-2 = Du bist B, und mit 3 + 4 = 7 würde A gewinnen. Zerreiß das Paar!
    .right = Das Paar ist zerrissen, und ein anderes gibt es nicht.
    .hint = Welche zwei der drei Zahlen ergeben 7? Nimm eine von den beiden.
lesson-last-move-3 = Jetzt sind es sieben Zahlen. Wer macht den letzten Zug?
    .right = Fünf Zahlen gehen weg: A, B, A, B, A. Also macht A den letzten Zug.
    .hint = Eine Zahl mehr als vorher, also ein Zug mehr.
lesson-last-move-4 = Spiel als B und gewinne dreimal. A will zwei Zahlen, die ein Vielfaches von 9 ergeben: Warte auf die letzten drei und zerreiß das Paar.
    .right = An einer geraden Tafel hat B das letzte Wort.
    .hint = Sieh dir die letzten drei Zahlen an: Ergeben zwei davon 9, muss eine von den beiden weg.

lesson-partners = Partner
    .aha = Streich die Zahl ohne Partner.
lesson-partners-1 = Verbinde je zwei Zahlen, deren Summe 7 ist.
    .right = Drei Paare: 1 + 6, 2 + 5 und 3 + 4.
    .hint = 1 plus wie viel ist 7? Tippe auf 1 und dann auf diese Zahl.
lesson-partners-2 = Eine Zahl hat keinen Partner. Welche?
    .right = Die 7 hat keinen Partner: Sie bräuchte eine 0 oder noch eine 7.
    .hint = Folge den Linien: Welche Zahl hat keine?
lesson-partners-3 = Du bist A und willst, dass die letzten zwei zusammen 7 ergeben. Du fängst an: Welche Zahl streichst du?
    .right = Ohne die 7 hat jede Zahl einen eigenen Partner, und B ist am Zug.
    .hint = Nach deinem Zug soll jede Zahl einen eigenen Partner haben. Welche Zahl stört?
lesson-partners-4 = Spiel als A: Die letzten zwei müssen zusammen 7 ergeben. Die 7 ist schon weg. Achte auf die Linien.
    .right = Jede Zahl hatte einen eigenen Partner, und du hast kein Paar zerrissen.
    .hint = B zerreißt ein Paar. Welche Zahl hat ihre Linie verloren? Streich sie als Nächstes.

lesson-answer = Antworte mit dem Partner
    .aha = Antworte mit dem Partner.
lesson-answer-1 = Partner ergeben zusammen 7. B hat die 2 gestrichen. Was antwortest du?
    .right = 2 und 5 waren Partner. Jetzt hat wieder jede Zahl einen.
    .hint = Die 2 hat ihren Partner allein gelassen. Welche Zahl ergibt mit 2 zusammen 7?
lesson-answer-2 = Hier ergeben Partner zusammen 11. Du bist A: Welche Zahl streichst du zuerst?
    .right = Die 1 hat keinen Partner: Eine 10 steht nicht an der Tafel.
    .hint = 2 gehört zu 9, 3 zu 8. Welche Zahl findet keinen Partner?
lesson-answer-3 = Partner ergeben zusammen 11. B hat die 6 gestrichen. Was antwortest du?
    .right = 6 + 5 = 11: Beide sind weg, und alle anderen Paare sind ganz.
    .hint = Welche Zahl ergibt mit 6 zusammen 11?
lesson-answer-4 = Spiel als A gegen Rob: Die letzten zwei müssen zusammen 11 ergeben. Er verzeiht nichts!
    .right = Am Ende bleiben zwei Partner übrig, egal, was B tut.
    .hint = Streich zuerst die Zahl ohne Partner. Dann antworte auf jede Zahl mit der, die mit ihr 11 ergibt.

lesson-remainders = Reste
    .aha = Nur der Rest zählt.
lesson-remainders-1 = Teile durch 5. Markiere alle Zahlen, die denselben Rest haben wie { $number }.
    .right = 1, 6 und 11 haben alle den Rest 1.
    .hint = Sie stehen untereinander: Jede ist um 5 größer als die darüber.
lesson-remainders-2 = Du bist A und willst ein Vielfaches von 5. Die 1 ist ein guter erster Zug. Markiere alle Zahlen, die genauso gut sind.
    .right = Zahlen mit demselben Rest sind gleich gut.
    .hint = Jede andere Zahl aus derselben Spalte ist genauso gut.
lesson-remainders-3 = Partner ergeben ein Vielfaches von 5. B hat die 7 gestrichen, sie hat den Rest 2. Was antwortest du?
    .right = Jede Zahl mit Rest 3 passt: 2 + 3 = 5.
    .hint = 2 + 3 = 5, also such in der Spalte mit Rest 3.
lesson-remainders-4 = Spiel als A gegen Rob: Lass zwei Zahlen übrig, deren Summe ein Vielfaches von 7 ist.
    .right = Du musst nur auf die Reste schauen.
    .hint = Rest 1 hat drei Zahlen, Rest 6 nur zwei: Fang dort an. Dann antworte auf 1 mit 6, auf 2 mit 5, auf 3 mit 4, auf 0 mit 0.

lesson-self-partners = Partner unter sich
    .aha = Manche sind Partner unter sich.
lesson-self-partners-1 = Teile durch 4. 2 und 6 haben beide Rest 2, und 2 + 6 = 8. Welche Reste passen zu sich selbst? Markiere alle Zahlen mit solchen Resten.
    .right = Die Reste 0 und 2 sind ihre eigenen Partner: 0 + 0 = 0 und 2 + 2 = 4.
    .hint = Verdopple jeden Rest: 0 + 0, 1 + 1, 2 + 2, 3 + 3. Welche Summen sind Vielfache von 4?
lesson-self-partners-2 = Du bist A und willst ein Vielfaches von 4. Welche Zahl streichst du zuerst?
    .right = Die 4 hat als einzige den Rest 0, also hat sie keinen Partner.
    .hint = 1 und 3 stehen sich gegenüber, 2 und 6 sind ein Paar. Welche Zahl hat keinen Partner?
lesson-self-partners-3 = Partner ergeben ein Vielfaches von 4. B hat die 2 gestrichen. Was antwortest du?
    .right = 2 und 6 waren Partner: Beide haben den Rest 2.
    .hint = 2 hat den Rest 2. Welche andere Zahl auch?
lesson-self-partners-4 = Spiel als A gegen Rob: Lass zwei Zahlen übrig, deren Summe ein Vielfaches von 6 ist. Die Reste 0 und 3 sind ihre eigenen Partner.
    .right = Auf die 3 antwortest du zum Beispiel mit der 9.
    .hint = Von welchem der Reste 0 und 3 ist die Anzahl ungerade? Fang dort an, dann antworte mit Partnern.

lesson-take-partners = Nimm, was andere brauchen
    .aha = Nimm, was andere brauchen.
lesson-take-partners-1 = Jetzt bist du B: Die Summe der letzten zwei darf kein Vielfaches von 5 sein. Lass Zahlen ohne Partner zurück: Welche nimmst du?
    .right = Zwei Zahlen haben ihren einzigen Partner verloren.
    .hint = In welcher Spalte steht nur eine Zahl, auf die zwei andere warten?
lesson-take-partners-2 = Weiter: Welche Zahl brauchen die anderen am meisten? Partner ergeben ein Vielfaches von 5.
    .right = Jetzt sind keine zwei Zahlen mehr Partner, und A kann nicht mehr gewinnen.
    .hint = Nur ein Paar von Spalten hat noch auf beiden Seiten Zahlen. Nimm eine aus der kürzeren Spalte.
lesson-take-partners-3 = Du bist wieder B. Jetzt ergeben Partner ein Vielfaches von 6. Nimm, was andere brauchen.
    .right = Jedes Paar, das du zerreißt, lässt Zahlen allein zurück.
    .hint = Rest 1 und Rest 5 stehen sich gegenüber, 2 und 4 auch. Welche Spalte ist kürzer?
lesson-take-partners-4 = Spiel als B gegen Ada: Lass kein Paar übrig, dessen Summe ein Vielfaches von 6 ist.
    .right = Du warst schneller als die Paare.
    .hint = Nimm immer aus der kürzeren Spalte eines Paares. Ist eine Spalte leer, ist die andere harmlos.

lesson-counting = Zählen
    .aha = Kann mehr als die Hälfte (aufgerundet) ohne Paar bleiben, gewinnt B.
lesson-counting-1 = Markiere so viele Zahlen wie möglich, sodass keine zwei zusammen 7 oder 14 ergeben.
    .right = Sechs Zahlen, und keine zwei davon sind Partner.
    .hint = Nimmst du 1 und 8, muss 6 draußen bleiben. Welche Spalte ist jeweils länger?
lesson-counting-2 = Du hast sechs Zahlen gefunden, von denen keine zwei Partner sind. Wenn B diese sechs behält und die anderen drei streicht: Wer gewinnt?
    .right = B: Nur drei andere müssen weg, und B hat drei Züge.
    .hint = Wie viele andere müssen weg, bis nur noch deine sechs da sind? Und wie viele Züge hat B?
lesson-counting-3 = Wie viele Zahlen von 1 bis 9 kannst du höchstens auswählen, sodass keine zwei zusammen 5, 10 oder 15 ergeben?
    .right = Fünf: zwei mit Rest 1 oder 4, zwei mit Rest 2 oder 3, und die 5.
    .hint = Rest 1 und Rest 4 stehen sich gegenüber, 2 und 3 auch, und 5 steht allein. Zähle jeweils die längere Spalte.
lesson-counting-4 = Die Hälfte von neun ist aufgerundet fünf. B bräuchte sechs solche Zahlen, es gibt aber nur fünf. Wer gewinnt?
    .right = A: B kann nicht genug Zahlen behalten.
    .hint = B braucht mehr als die Hälfte von neun, aufgerundet: mehr als fünf.
lesson-counting-5 = Spiel als B gegen Ada: Lass kein Paar übrig, dessen Summe ein Vielfaches von 7 ist. Heb dir deine Zahlen ohne Paar bis zum Schluss auf.
    .right = Du hast richtig gezählt.
    .hint = Such dir zuerst deine Zahlen ohne Paar aus und streiche dann nur die anderen.

lesson-margin = Platz für einen Fehler
    .aha = Vorsprung 1: Dein nächster Zug kann nicht schaden.
lesson-margin-1 = Du bist A und willst ein Vielfaches von 3. Mach mit Absicht einen Fehler: Welcher erste Zug verliert? Oder gibt es keinen?
    .right = Es gibt keinen: A hat Vorsprung 1, also ist jeder nächste Zug gut.
    .hint = Probier es im Kopf: Kann B nach irgendeinem ersten Zug noch alles zerreißen?
lesson-margin-2 = A hat gedankenlos die 1 gestrichen, B hat mit der 3 geantwortet. Partner ergeben ein Vielfaches von 3. Welcher Zug wäre jetzt ein Fehler?
    .right = Damit ist der Sieg verschenkt. Es war kein Vorsprung mehr da.
    .hint = Es gibt keinen Vorsprung mehr. Welche Zahl brauchen andere noch?
lesson-margin-3 = Und welcher Zug gewinnt? Partner ergeben ein Vielfaches von 3.
    .right = Ab hier zählt jeder Zug.
    .hint = Vergleiche die Spalten mit Rest 1 und Rest 2. Nimm eine Zahl aus der längeren.
lesson-margin-4 = Spiel als A gegen Rob: Lass zwei Zahlen übrig, deren Summe ein Vielfaches von 4 ist. Dein erster Zug darf beliebig sein, aber dann pass auf.
    .right = Du wusstest, was du dir leisten kannst.
    .hint = Nur der erste Zug ist frei. Danach streiche eine Zahl ohne Partner. Gibt es keine, nimm eine aus der längeren Spalte eines Paares.

lesson-larger-side = Die längere Spalte
    .aha = Streich zuerst Zahlen ohne Partner. Gibt es keine, nimm aus der längeren Spalte.
lesson-larger-side-1 = Du bist A und willst ein Vielfaches von 6. Kein einzelner Zug gibt jeder Zahl einen eigenen Partner. Welche Zahl gewinnt trotzdem?
    .right = Zum Rest 1 gibt es mehr Zahlen als zum Rest 5, zum Rest 2 mehr als zum Rest 4: Nimm eine davon.
    .hint = Vergleiche gegenüberliegende Spalten: 1 mit 5, 2 mit 4. Welche ist länger?
lesson-larger-side-2 = B hat die 9 gestrichen. Partner ergeben ein Vielfaches von 6. Nimm aus der längeren Spalte eines Paares.
    .right = Der Rest 1 hat drei Zahlen, sein Partner 5 nur zwei.
    .hint = Zähle die Spalte mit Rest 1 und die Spalte mit Rest 5.
lesson-larger-side-3 = Jetzt willst du ein Vielfaches von 4. Nimm eine Zahl ohne Partner oder, wenn es keine gibt, eine aus der längeren Spalte.
    .right = Zum Rest 1 gibt es mehr Zahlen als zum Rest 3.
    .hint = Rest 1 und Rest 3 stehen sich gegenüber. Von welchem sind mehr da?
lesson-larger-side-4 = Spiel als A gegen Rob: Lass zwei Zahlen übrig, deren Summe ein Vielfaches von 5 ist.
    .right = Diese Regel gewinnt an jeder Tafel, an der A Partner will und gewinnen kann.
    .hint = Gibt es eine Zahl ohne Partner? Weg damit. Sonst nimm eine aus der längeren Spalte eines Paares.

lesson-reversed = Rollen vertauscht
    .aha = Frag zuerst, wer zuletzt zieht.
lesson-reversed-1 = Die Rollen sind vertauscht: Jetzt will B am Ende Partner und A nicht. Wer macht den letzten Zug?
    .right = B, denn die Tafel ist gerade. Also spielt B jetzt so wie vorher A.
    .hint = Vier Zahlen gehen, und A beginnt.
lesson-reversed-2 = Du bist B und willst, dass die Summe der letzten zwei ein Vielfaches von 3 ist. A hat die 1 gestrichen. Was antwortest du?
    .right = 1 + 2 und 1 + 5 sind Vielfache von 3: Du antwortest mit einem Partner.
    .hint = Du machst den letzten Zug und willst ein Paar: Antworte mit einem Partner von 1.
lesson-reversed-3 = Jetzt bist du A: Die Summe der letzten zwei darf kein Vielfaches von 4 sein. Was nimmst du?
    .right = Du lässt Zahlen ohne Partner zurück, so wie vorher B.
    .hint = Du machst nicht den letzten Zug und willst kein Paar: Nimm, was andere brauchen.
lesson-reversed-4 = Spiel als B gegen Ada, mit vertauschten Rollen: Lass zwei Zahlen übrig, deren Summe ein Vielfaches von 3 ist.
    .right = Es kommt nur darauf an, wer zuletzt zieht und was diese Seite will.
    .hint = Du machst den letzten Zug und willst ein Paar: Antworte auf jede Zahl mit ihrem Partner.

lesson-frontier = Die Grenze
    .aha = A gewinnt eine ungerade Tafel, wenn n nahe bei einem Vielfachen von d liegt. Das k-te Vielfache hat auf jeder Seite Platz für k − 1, bei geradem d für 2k − 3. An großen ungeraden Tafeln gewinnt also immer A.
lesson-frontier-1 = Mit d = 5 gewinnt A die Tafel mit fünf Zahlen. Wer gewinnt die mit sieben?
    .right = B: Von 1, 2, 5, 6 und 7 sind keine zwei Partner, und fünf sind mehr als die Hälfte von sieben, aufgerundet. Sieben ist zu weit weg von 5 und von 10.
    .hint = Such Zahlen, von denen keine zwei 5 oder 10 ergeben. Sind es mehr als vier?
lesson-frontier-2 = Jetzt ist d = 7. Was ist die größte ungerade Tafel, die B gewinnt?
    .right = 17. A gewinnt nahe bei den Vielfachen von 7: Bei 14 ist auf jeder Seite Platz für 1, bei 21 für 2, bei 28 für 3. Aber 17 ist 3 von 14 und 4 von 21 entfernt. Jenseits dieser Grenze gewinnt A jede ungerade Tafel.
    .hint = Schieb den Regler, rate, wer gewinnt, und sieh nach. Nach welchem n gewinnt B nie wieder? Und in der Nähe welcher Zahlen gewinnt A?
lesson-frontier-3 = Jetzt kannst du eine Tafel im Kopf entscheiden. Sei d = 9: Dann ist bei 2 · 9 auf jeder Seite Platz für 1, bei 3 · 9 für 2, und so weiter. Wer gewinnt die Tafel mit 23 Zahlen?
    .right = B: 23 ist 5 von 18 und 4 von 27 entfernt. Beides ist zu weit.
    .hint = Wie weit ist 23 von 18 entfernt, und wie weit von 27?
lesson-frontier-4 = Bei geradem d ist mehr Platz. Sei d = 8: Dann ist bei 2 · 8 auf jeder Seite Platz für 1, bei 3 · 8 für 3, bei 4 · 8 für 5. Wer gewinnt die Tafel mit 21 Zahlen?
    .right = A: 21 ist 3 von 24 entfernt, und dort ist Platz für 3. Noch zwei Regeln: A gewinnt auch, wenn d = n + 1 oder d = n + 2 ist. Alle anderen ungeraden Tafeln gehören B.
    .hint = Wie weit ist 21 von 16 entfernt, und wie weit von 24?
lesson-frontier-5 = Mit 19 Zahlen und d = 7 bist du gleich hinter der Grenze. Du bist A: Welche Zahl streichst du zuerst?
    .right = Eine mit Rest 1: Alle anderen lassen sich zu Paaren ordnen.
    .hint = Welcher Rest hat eine Zahl mehr als sein Partner?
lesson-frontier-6 = Spiel als A gegen Rob: Lass zwei Zahlen übrig, deren Summe ein Vielfaches von 7 ist.
    .right = Jetzt weißt du alles über dieses Spiel.
    .hint = Zuerst wieder eine Zahl mit Rest 1. Dann antworte mit Partnern.

## Die Seite Lernen: eine Lektion

learn-lesson = Lektion { $place }
learn-leave = Lektion verlassen
learn-step = Schritt { $place } von { $all }
learn-your-move = Du bist { $player } und am Zug. { $moves ->
    [one] Noch 1 Zug.
   *[other] Noch { $moves } Züge.
}
learn-played-out = Schau, was passiert
learn-verdict-right = Richtig!
learn-verdict-wrong = Noch nicht.
learn-verdict-game-right = Gewonnen!
learn-verdict-game-wrong = Verloren.
learn-before-mistake = Die Tafel vor dem Fehler. ★ zeigt einen besseren Zug.
learn-shown = So gewinnst du
learn-hint = Tipp
learn-hint-marks = Die kleinen Zahlen sind Reste.
learn-hint-dots = Punkte unter einer Zahl heißen: kein Partner.
learn-slide = Wie viele Zahlen: { $n }
learn-predict = Wer gewinnt { $name }? Rate erst, dann sieh nach.
learn-predict-player = { $player } gewinnt
learn-predicted-right = Richtig!
learn-predicted-wrong = Noch nicht:
learn-seen = Was du schon gesehen hast
learn-seen-one = n = { $n }: { $winner } gewinnt
learn-puzzle-ask = Du bist { $player }: Mit welcher Zahl gewinnst du?
learn-puzzle-move = { $opponent } hat gerade { $number } gestrichen. { $moves ->
    [one] Noch 1 Zug.
   *[other] Noch { $moves } Züge.
}
learn-puzzle-beware = Achtung: Manche Rätsel kannst du nicht gewinnen. Tippe dann auf „Kein Zug gewinnt“.
learn-puzzle-show = Zeig, warum kein Zug gewinnt
learn-show = Zeig es mir
learn-told = Das ist eine richtige Antwort.
learn-told-game = Schau zu, wie man gewinnt, und mach es dann selbst.
learn-wins = Gewonnen! Jetzt hast du { $count } von { $all }.
learn-next = Weiter
learn-again = Noch einmal
learn-next-game = Nächstes Spiel
learn-play-now = Jetzt spiele ich
learn-finish = Lektion beenden
learn-completed = Lektion { $place } geschafft!
learn-done = Merk dir
learn-all = Alle Lektionen
