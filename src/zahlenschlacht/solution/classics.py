"""Classical theorems that decide other bonds on 1..n: every pigeonhole problem is a game.

"The Divider who closes wins if and only if any half of the board, rounded up, and one number more contain two that are
bonded" is the shape of many olympiad problems. Each says how large a largest hostile set of 1..n is, and so who wins.

    h          the size of a largest hostile set at the start
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..game.bonds import Bond, Coprime, Difference, Divides, PrimeSum
from ..game.rules import Variant


@dataclass(frozen=True, slots=True)
class Classic:
    """A theorem about the start of a variant on 1..n."""

    key: str
    """What the locale files call it, behind "statement-"."""
    citation: str
    """As it is cited."""
    bond: type[Bond]
    """The bond that it is about."""
    divider_closes: bool
    """Whether it is about hostile sets without bonds, or about those in which all are bonded."""
    h: Callable[[int, Any], int]
    """h on 1..n with this bond."""


def primes_up_to(n: int) -> int:
    """How many primes there are up to n.

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
    Classic("one-and-primes", "One and the primes", Coprime, False, lambda n, bond: primes_up_to(n) + 1),
    Classic("erdos", "Erdős's odd parts", Divides, True, lambda n, bond: (n + 1) // 2),
    Classic("doublings", "Chains of doublings", Divides, False, lambda n, bond: n.bit_length()),
    Classic("bertrand-pairs", "Bertrand pairs", PrimeSum, True, lambda n, bond: (n + 1) // 2),
    Classic("odd-and-even", "Odd and even", PrimeSum, False, lambda n, bond: 2),
)
"""Every such theorem."""


def classic_about(variant: Variant) -> Classic | None:
    """The theorem that decides the start of this variant; None where there is none.

    >>> [classic.citation for text in ("divides", "coprime") if (classic := classic_about(Variant(15, text)))]
    ["Erdős's odd parts", 'Neighbours are coprime']
    """
    if variant.board is not None:
        return None
    found = (it for it in CLASSICS if type(variant.bond) is it.bond and it.divider_closes is variant.divider_closes)
    return next(found, None)
