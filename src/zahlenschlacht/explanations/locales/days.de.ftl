### Deutsche Wörter zu den Rätseln des Tages, auf Spielen, Lernen und Rätsel. Jede Nachricht hier ist auch in days.en.ftl.

page-day = Rätsel des Tages
page-day-name = Normal
page-day-small-name = Klein
page-day-hard-name = Schwer
page-day-solved = gelöst
page-day-line = Jeden Tag um Mitternacht kommen drei neue Rätsel, für alle dieselben. Du kannst sie alle gewinnen.
page-day-next = { $hours ->
    [one] Die nächsten drei kommen in einer Stunde.
   *[other] Die nächsten drei kommen in { $hours } Stunden.
}
page-day-streak = { $count ->
    [one] 1 Tag in Folge.
   *[other] { $count } Tage in Folge.
}
page-day-statistics = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} · { $solved } gelöst, { $clean } ohne Fehler · längste Folge: { $best ->
    [one] 1 Tag
   *[other] { $best } Tage
}
page-day-solve = Lösen
page-day-share = Freunden zeigen
page-day-share-line = Zahlenschlacht, { $date }: { $marks }
