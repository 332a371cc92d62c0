"""Answers each number with a partner where it can; else it crosses out the smallest number without one."""

import re
import sys

for line in sys.stdin:
    board, _, moves = line.partition(":")
    n, d = map(int, re.findall(r"\d+", board))
    crossed = [int(move) for move in moves.split()]
    left = [x for x in range(1, n + 1) if x not in crossed]
    partners = [x for x in left if crossed and (x + crossed[-1]) % d == 0]
    alone = [x for x in left if not any((x + y) % d == 0 for y in left if y != x)]
    print((partners or alone or left)[0], flush=True)
