"""Compare the package with the program that Coq extracts from the proof, on random positions.

``compare.py PROGRAM [COUNT [SEED]]`` draws COUNT positions (100,000 unless told otherwise) and asks PROGRAM for the
margin, h, the winner and the winning moves of each. It fails if `zahlenschlacht.solve` says anything else, or if its
certificate does not hold. The positions are those of random games on 1..n or any board of distinct integers, with any
divisor and remainder, and either player as the Divider.

The proof is about natural numbers. A board with negative numbers is shifted by a multiple of d, which changes no bond.
"""

import random
import subprocess
import sys
from collections.abc import Iterable, Iterator
from itertools import islice

from zahlenschlacht import Position, Variant, solve

MOST_NUMBERS, LARGEST_DIVISOR, LARGEST_NUMBER = 16, 16, 60


def positions(seed: int) -> Iterator[Position]:
    """Yield the positions of random games, one game after another."""
    draw = random.Random(seed)
    while True:
        n, d = draw.randint(4, MOST_NUMBERS), draw.randint(2, LARGEST_DIVISOR)
        values = range(1, n + 1) if draw.random() < 0.2 else range(-LARGEST_NUMBER, LARGEST_NUMBER + 1)
        variant = Variant.of(draw.sample(values, n), d, draw.randrange(d), draw.choice("AB"))
        yield from variant.position(draw.sample(variant.numbers, n - 2)).positions()


def natural(numbers: Iterable[int], d: int) -> list[int]:
    """The numbers, shifted by the same multiple of d on every board, so that none is negative."""
    return [number + LARGEST_NUMBER * d for number in numbers]


def question(position: Position) -> str:
    """The position as the extracted program reads it."""
    variant = position.variant
    role = "D" if variant.divider == "AB"[position.ply % 2] else "B"
    return " ".join(map(str, (role, variant.d, variant.remainder, *natural(position.numbers, variant.d))))


def expected(position: Position) -> str:
    """The answer of the package, in the words of the extracted program."""
    verdict = solve(position)
    if verdict.certificate is None or not verdict.certificate.holds(position):
        raise SystemExit(f"proofs: the certificate of {position.variant}: {position.crossed} does not hold")
    h = (position.size + 1) // 2 - verdict.margin
    result = "W" if verdict.winner == "AB"[position.ply % 2] else "L"
    moves = natural(verdict.winning_moves or (), position.variant.d)
    return " ".join(map(str, (verdict.margin, h, result, *moves)))


def main(program: str, count: str = "100000", seed: str = "2017") -> None:
    """Ask the program about all positions at once, and compare its answers line by line."""
    drawn = list(islice(positions(int(seed)), int(count)))
    questions = "".join(f"{question(position)}\n" for position in drawn)
    answers = subprocess.run([program], input=questions, capture_output=True, text=True, check=True).stdout.splitlines()
    for position, answer in zip(drawn, answers, strict=True):
        if answer != expected(position):
            where = f"{position.variant}: {position.crossed}"
            raise SystemExit(f"proofs: {where}: the proof says {answer}, the package {expected(position)}")
    print(f"proofs: the package agrees with the extracted program on {len(drawn):,} positions.")


if __name__ == "__main__":
    main(*sys.argv[1:])
