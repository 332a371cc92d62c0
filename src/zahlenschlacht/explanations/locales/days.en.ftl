### English words about the puzzles of the day, on Play, Learn and Puzzles. Each of these messages is also in every days.xx.ftl.

page-day = Puzzles of the day
page-day-name = Normal
page-day-small-name = Small
page-day-hard-name = Hard
page-day-solved = solved
page-day-line = Three new puzzles every day at midnight, the same for everybody. You can win all of them.
page-day-next = { $hours ->
    [one] The next three come in one hour.
   *[other] The next three come in { $hours } hours.
}
page-day-streak = { $count ->
    [one] 1 day in a row.
   *[other] { $count } days in a row.
}
page-day-statistics = { $days ->
    [one] 1 day
   *[other] { $days } days
} · { $solved } solved, { $clean } without a mistake · longest row: { $best ->
    [one] 1 day
   *[other] { $best } days
}
page-day-solve = Solve it
page-day-share = Tell your friends
page-day-share-line = Zahlenschlacht, { $date }: { $marks }
