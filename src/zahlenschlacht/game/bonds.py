"""Bonds: rules that say of two numbers whether they are bonded, yes or no. Nothing else about the numbers matters.

The paper's bond is a sum: 7 bonds x and y when 7 divides x + y. But the game can be played on any graph, and each bond
makes one. A bond has a text, the same in Python, in notation, on the command line and in the API:

    7, sum 7          d divides x + y, or x + y leaves the remainder that is said beside it
    difference 4      d divides x - y
    product 6         d divides x * y
    coprime           x and y have no common divisor but 1
    divides           x divides y, or y divides x
    prime sum         x + y is a prime number
    square sum        x + y is a square number
    lines 1-2 3-9     just the numbers that a line is drawn between

A new bond is a class here, a line in `BONDS`, and its words in the locale files (`bond-<key>`): it can then be played,
solved and explained everywhere. This module knows nothing of positions, and the law asks it nothing but yes or no.

    word       what the text of a bond begins with: "coprime", "lines"
    rest       what follows: numbers, or nothing
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import gcd, isqrt
from typing import Any, ClassVar, Literal

from .errors import InputError, Name, as_int, digits
from .parsing import is_number, parse_int

MAX_LINES = 1000
"""How many lines may be drawn."""
LARGEST_FOR_PRIMES = 10**12
"""The largest number, up or down, of a board with prime sums."""

Takes = Literal["nothing", "divisor", "lines"]
"""What may follow the word of a bond in its text."""


class Bond(ABC):
    """Says yes or no to two different numbers; frozen, and equal to a bond that says the same in the same words."""

    word: ClassVar[str]
    """What its text begins with."""
    example: ClassVar[str] = ""
    """What follows the word in an example."""
    takes: ClassVar[Takes] = "nothing"
    """What follows the word in its text."""
    search_limit: ClassVar[int] = 60
    """How many numbers a board may have to be searched; what is solved without search has no such limit."""
    positive: ClassVar[bool] = False
    """Whether only numbers from 1 on make sense."""

    @abstractmethod
    def bonded(self, x: int, y: int) -> bool:
        """Whether the two numbers are bonded; never asked of a number and itself."""

    @property
    def text(self) -> str:
        """How it is written; `parse_bond` reads it."""
        return self.word

    @classmethod
    def read(cls, rest: Sequence[str]) -> Bond:
        """The bond whose text is the word and this rest."""
        if rest:
            raise InputError("bond-rest", "{bond} stands alone, without {value}", bond=Name(cls.word), value=rest[0])
        return cls()

    @property
    def key(self) -> str:
        """What the locale files call it, behind "bond-": "prime-sum"."""
        return self.word.replace(" ", "-")

    @property
    def figures(self) -> dict[str, int]:
        """The numbers that its words speak of."""
        return {}

    @property
    def divisor(self) -> int | None:
        """The d of the paper's bond; None for all others."""
        return None

    @property
    def remainder(self) -> int:
        """What a sum must leave on division by d."""
        return 0

    @property
    def modulus(self) -> int:
        """The d whose residues alone say which numbers are bonded, each residue to one; 0 where they do not."""
        return 0

    def partner(self, number: int) -> int:
        """The residue of the numbers that are bonded to this one, where there is a modulus; theirs is this one's."""
        raise LookupError(f"{self} knows no residues")

    def check(self, numbers: Sequence[int]) -> None:
        """Refuse a board on which the bond makes no sense."""
        if self.positive and numbers[0] < 1:
            text = "with the bond {bond} all numbers are 1 or more, not {value}"
            raise InputError("bond-positive", text, bond=Name(self.text), value=numbers[0])

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class _Modular(Bond):
    """A bond about divisibility by d."""

    takes = "divisor"
    d: int
    """At least 2."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "d", as_int(self.d, "d"))
        if self.d < 2:
            raise InputError("d-too-small", "the divisor d must be at least 2, not {value}", value=self.d)

    @property
    def text(self) -> str:
        """The word and d."""
        return f"{self.word} {digits(self.d)}"

    @property
    def figures(self) -> dict[str, int]:
        """The divisor."""
        return {"d": self.d}

    @classmethod
    def read(cls, rest: Sequence[str]) -> Bond:
        """The divisor is the rest."""
        if len(rest) != 1:
            text = "the bond {bond} needs one divisor, as in {bond} 4, not {value}"
            raise InputError("bond-divisor", text, bond=Name(cls.word), value=" ".join(rest))
        return cls(parse_int(rest[0], "d"))


@dataclass(frozen=True)
class Sum(_Modular):
    """The paper's bond: x + y leaves the remainder t on division by d (its R_d, where t is 0) [Definition 2.4.2]."""

    word = "sum"
    example = "7"
    t: int = 0
    """From 0 to d - 1."""

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "t", as_int(self.t, "remainder"))
        if not 0 <= self.t < self.d:
            text = "the remainder must be between 0 and {largest}, not {value}"
            raise InputError("remainder-out-of-range", text, value=self.t, largest=self.d - 1)

    def bonded(self, x: int, y: int) -> bool:
        """Whether the sum leaves the remainder."""
        return (x + y - self.t) % self.d == 0

    @property
    def text(self) -> str:
        """The divisor alone, as the paper writes it; the remainder is said beside it."""
        return digits(self.d)

    @property
    def figures(self) -> dict[str, int]:
        """The divisor and the remainder."""
        return {"d": self.d, "remainder": self.t}

    @property
    def divisor(self) -> int | None:
        """The d of Z(n, d)."""
        return self.d

    @property
    def remainder(self) -> int:
        """The t that is 0 in the paper."""
        return self.t

    @property
    def modulus(self) -> int:
        """The divisor."""
        return self.d

    def partner(self, number: int) -> int:
        """What completes the number to the remainder."""
        return (self.t - number) % self.d


@dataclass(frozen=True)
class Difference(_Modular):
    """d divides x - y: the pigeonhole principle itself."""

    word = "difference"
    example = "4"

    def bonded(self, x: int, y: int) -> bool:
        """Whether both leave the same remainder."""
        return (x - y) % self.d == 0

    @property
    def modulus(self) -> int:
        """The divisor."""
        return self.d

    def partner(self, number: int) -> int:
        """The residue of the number itself."""
        return number % self.d


@dataclass(frozen=True)
class Product(_Modular):
    """d divides x * y."""

    word = "product"
    example = "6"

    def bonded(self, x: int, y: int) -> bool:
        """Whether the product is a multiple."""
        return x * y % self.d == 0


@dataclass(frozen=True)
class Coprime(Bond):
    """x and y have no common divisor but 1."""

    word = "coprime"
    positive = True

    def bonded(self, x: int, y: int) -> bool:
        """Whether the greatest common divisor is 1."""
        return gcd(x, y) == 1


@dataclass(frozen=True)
class Divides(Bond):
    """x divides y, or y divides x."""

    word = "divides"
    positive = True

    def bonded(self, x: int, y: int) -> bool:
        """Whether the larger is a multiple of the smaller."""
        return max(x, y) % min(x, y) == 0


@dataclass(frozen=True)
class PrimeSum(Bond):
    """x + y is a prime number; no negative number is one."""

    word = "prime sum"

    def bonded(self, x: int, y: int) -> bool:
        """Whether the sum is prime."""
        return is_prime(x + y)

    def check(self, numbers: Sequence[int]) -> None:
        """Refuse numbers that are too large to be tried."""
        super().check(numbers)
        for extreme in (numbers[0], numbers[-1]):
            if abs(extreme) > LARGEST_FOR_PRIMES:
                text = "with the bond {bond} numbers go up to {largest}, not to {value}"
                names = {"bond": Name(self.text), "largest": LARGEST_FOR_PRIMES, "value": extreme}
                raise InputError("bond-too-large", text, **names)


@dataclass(frozen=True)
class SquareSum(Bond):
    """x + y is a square number: 0, 1, 4, 9 and so on."""

    word = "square sum"

    def bonded(self, x: int, y: int) -> bool:
        """Whether the sum is a square."""
        return x + y >= 0 and isqrt(x + y) ** 2 == x + y


@dataclass(frozen=True)
class Lines(Bond):
    """Just the numbers that a line is drawn between: any graph at all.

    >>> Lines([(9, 3), (1, 2)]).text
    'lines 1-2 3-9'
    """

    word = "lines"
    example = "1-2 3-9"
    takes = "lines"
    search_limit = 40
    pairs: frozenset[tuple[int, int]]
    """The ends of each line, the smaller first."""

    def __init__(self, pairs: Iterable[tuple[int, int]] = ()) -> None:
        drawn = set()
        for pair in pairs:
            x, y = (as_int(end, "number") for end in pair)
            if x == y:
                raise InputError(
                    "line-loop", "a line goes from a number to another, not from {value} to itself", value=x
                )
            drawn.add((min(x, y), max(x, y)))
            if len(drawn) > MAX_LINES:
                raise InputError("too-many-lines", "at most {largest} lines may be drawn", largest=MAX_LINES)
        object.__setattr__(self, "pairs", frozenset(drawn))

    def bonded(self, x: int, y: int) -> bool:
        """Whether there is a line between them."""
        return ((x, y) if x < y else (y, x)) in self.pairs

    @property
    def text(self) -> str:
        """The word and the lines in order."""
        return " ".join([self.word, *(f"{digits(x)}-{digits(y)}" for x, y in sorted(self.pairs))])

    @property
    def figures(self) -> dict[str, int]:
        """How many lines there are."""
        return {"count": len(self.pairs)}

    @classmethod
    def read(cls, rest: Sequence[str]) -> Bond:
        """Each line is written 1-2."""
        if len(rest) > MAX_LINES:
            raise InputError("too-many-lines", "at most {largest} lines may be drawn", largest=MAX_LINES)
        return cls([cls._line(word) for word in rest])

    @staticmethod
    def _line(word: str) -> tuple[int, int]:
        # The sign between the ends is the first minus after a digit.
        x, minus, y = word[1:].partition("-")
        if not minus or not is_number(word[:1] + x) or not is_number(y):
            raise InputError("not-a-line", "a line is written as in 1-2, not as {value}", value=word[:60])
        return parse_int(word[:1] + x, "number"), parse_int(y, "number")

    def check(self, numbers: Sequence[int]) -> None:
        """Refuse lines to numbers that are not on the board."""
        board = numbers if isinstance(numbers, range) else set(numbers)
        for end in sorted(end for pair in self.pairs for end in pair):
            if end not in board:
                raise InputError("line-off-the-board", "a line goes to {value}, which is not on the board", value=end)


def is_prime(candidate: int) -> bool:
    """Whether the number is prime, by strong tests that leave no doubt below 3.4 * 10**14 [Jaeschke 1993].

    >>> [number for number in range(-3, 30) if is_prime(number)]
    [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
    """
    bases = (2, 3, 5, 7, 11, 13, 17)
    if candidate < 2 or any(candidate % base == 0 for base in bases):
        return candidate in bases
    odd, twos = candidate - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    return all(_passes(candidate, base, odd, twos) for base in bases)


def _passes(candidate: int, base: int, odd: int, twos: int) -> bool:
    """The strong test of candidate - 1 = odd * 2**twos."""
    power = pow(base, odd, candidate)
    if power == 1:
        return True
    for _ in range(twos):
        if power == candidate - 1:
            return True
        power = power * power % candidate
    return False


BONDS: dict[str, type[Bond]] = {
    bond.word: bond for bond in (Sum, Difference, Product, Coprime, Divides, PrimeSum, SquareSum, Lines)
}
"""Every bond by its word. A line here registers one everywhere."""


def examples() -> list[Bond]:
    """An example of each bond.

    >>> [bond.text for bond in examples()][:3]
    ['7', 'difference 4', 'product 6']
    """
    return [parse_bond(f"{word} {kind.example}") for word, kind in BONDS.items()]


def parse_bond(meant: Any, remainder: int = 0) -> Bond:
    """The bond that is meant by a bond, its text, or the divisor of the paper's; a remainder goes with a divisor.

    >>> parse_bond(7, 3), parse_bond(" Difference  4"), parse_bond("lines 3-9, 2-1")
    (Sum(d=7, t=3), Difference(d=4), Lines(pairs=frozenset({(1, 2), (3, 9)})))
    """
    if not isinstance(meant, Bond | str):
        return Sum(meant, remainder)
    found = _bond_of_text(meant) if isinstance(meant, str) else meant
    if isinstance(found, Sum):
        return Sum(found.d, remainder) if remainder or not found.t else found
    if remainder:
        raise InputError("remainder-without-sum", "a remainder goes with a sum, not with {bond}", bond=Name(found.text))
    return found


def _bond_of_text(text: str) -> Bond:
    """The bond with this text; white space, commas and the case of letters do not matter."""
    words = text.replace(",", " ").lower().split()
    for count in (2, 1):
        kind = BONDS.get(" ".join(words[:count]))
        if kind is not None:
            return kind.read(words[count:])
    if len(words) == 1 and is_number(words[0]):
        return Sum(parse_int(words[0], "d"))
    known = Name(", ".join(BONDS))
    raise InputError("no-such-bond", "there is no bond {value}, choose from {known}", value=text[:60], known=known)
