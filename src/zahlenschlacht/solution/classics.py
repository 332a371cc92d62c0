"""Classical theorems that decide variants with other bonds on 1..n: every pigeonhole problem is a game.

If the Divider closes, the Divider wins if and only if any ceil(n / 2) + 1 numbers of the board contain a bonded pair.
Many olympiad problems have this shape. Each theorem here gives the size of a largest hostile set, and so the winner.

    h          the size of a largest hostile set at the start
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..game.bonds import Bond, Coprime, Difference, Divides, PrimeSum
from ..game.rules import Variant


@dataclass(frozen=True, slots=True)
class Classic:
    """A theorem about the start of a variant on 1..n."""

    key: str
    """The name of its message in the locale files, after "statement-"."""
    citation: str
    """The name by which it is cited."""
    bond: type[Bond]
    """The kind of bond to which it applies."""
    divider_closes: bool
    """Whether it applies if the Divider closes, or if the Breaker closes."""
    h: Callable[[int, Any], int]
    """h on the board 1..n with a given bond of this kind."""
    counts_primes: bool = False
    """Whether h takes a sieve of the board, so that a very large one takes too long."""


def primes_up_to(n: int) -> int:
    """The number of primes up to n.

    >>> [primes_up_to(n) for n in (1, 2, 10, 100)]
    [0, 1, 4, 25]
    """
    if n < 2:
        return 0
    sieve = bytearray([1]) * (n + 1)
    sieve[:2] = b"\0\0"
    for number in range(2, int(n**0.5) + 1):
        if sieve[number]:
            sieve[number * number :: number] = bytes(len(range(number * number, n + 1, number)))
    return sum(sieve)


CLASSICS = (
    Classic("pigeonhole", "Pigeonhole principle", Difference, True, lambda n, bond: min(n, bond.d)),
    Classic("residue-class", "Counting residues", Difference, False, lambda n, bond: -(-n // bond.d)),
    Classic("neighbours", "Neighbours are coprime", Coprime, True, lambda n, bond: n // 2),
    Classic("one-and-primes", "One and the primes", Coprime, False, lambda n, bond: primes_up_to(n) + 1, True),
    Classic("erdos", "Erdős's odd parts", Divides, True, lambda n, bond: (n + 1) // 2),
    Classic("doublings", "Chains of doublings", Divides, False, lambda n, bond: n.bit_length()),
    Classic("bertrand-pairs", "Bertrand pairs", PrimeSum, True, lambda n, bond: (n + 1) // 2),
    Classic("odd-and-even", "Odd and even", PrimeSum, False, lambda n, bond: 2),
)
"""All classical theorems: the registry."""


def classic_about(variant: Variant) -> Classic | None:
    """The theorem that decides the start of this variant, or None.

    >>> [classic.citation for text in ("divides", "coprime") if (classic := classic_about(Variant(15, text)))]
    ["Erdős's odd parts", 'Neighbours are coprime']
    """
    if variant.board is not None:
        return None
    for classic in CLASSICS:
        if type(variant.bond) is classic.bond and classic.divider_closes is variant.divider_closes:
            return classic
    return None


def closer_wins_square_sums(n: int, divider_closes: bool) -> bool:
    """Whether the closer wins on 1..n if two numbers are bonded when their sum is a square.

    1..2m falls into pairs with square sums for every m >= 12 (Hamilton, Kedlaya and Picciotto 2015), so the Divider
    who closes wins from n = 24 on; smaller boards were searched. The Breaker who closes always wins.

    >>> [n for n in range(4, 20) if not closer_wins_square_sums(n, divider_closes=True)]
    [4, 6, 10, 11, 12]
    """
    return not divider_closes or n >= 13 or n in (5, 7, 8, 9)
