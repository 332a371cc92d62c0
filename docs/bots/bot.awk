# Crosses out the smallest number: `awk -W interactive -f bot.awk` (mawk would read ahead without the option).
{
    split($0, part, ":"); split(part[1], board, /[^0-9]+/); split("", crossed)
    for (i = split(part[2], move, " "); i > 0; i--) crossed[move[i]]
    for (x = 1; x <= board[2]; x++) if (!(x in crossed)) { print x; fflush(); break }
}
