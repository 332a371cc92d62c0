"""Bonds: the rules that say of two numbers whether they are bonded.

In the paper's game x and y are bonded when d divides x + y. The game can be played on any graph, and each bond here
defines a graph. A bond has a text, which is the same in Python, in notation, on the command line and in the API:

    7, sum 7          d divides x + y. A remainder other than 0 is not part of the text, but a separate argument
    difference 4      d divides x - y
    product 6         d divides x * y
    coprime           x and y have no common divisor except 1
    divides           x divides y, or y divides x
    prime sum         x + y is a prime number
    square sum        x + y is a square number
    lines 1-2 3-9     the pairs of numbers joined by a line

The text begins with the bond's word ("coprime", "lines"); the words after it are its arguments, if it takes any.

To add a bond, write a class here, add it to `BONDS`, and add its words to the locale files (`bond-<key>`). It can then
be played, solved and explained everywhere. If residues decide it, derive it from `ResidueBond`: then it is solved on
boards of any size. Other packages add bonds as plug-ins (`plugins`).

This module is independent of positions; `rules` only calls `bonded(x, y)` and `check`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from math import gcd, isqrt
from typing import Any, ClassVar, Literal, cast

from .errors import InputError, Name, as_int, digits
from .parsing import is_number, parse_int
from .plugins import load_entry, load_object, names
from .primes import is_prime

MAX_LINES = 1000
"""The most lines that may be drawn."""
MAX_PRIME_SUMMAND = 10**12
"""The largest absolute value of a number on a board with prime sums."""

Takes = Literal["nothing", "divisor", "lines"]
"""The kind of arguments that follow the word of a bond in its text."""


class _ClassName:
    """The word of a bond that states none: the name of its class in lower case."""

    def __get__(self, bond: Bond | None, kind: type[Bond]) -> str:
        return kind.__name__.lower()


class Bond(ABC):
    """Decides whether two different numbers are bonded. Bonds are immutable, and equal if class and attributes are."""

    word: ClassVar[str] = cast("str", _ClassName())
    """The first word, or the first two words, of its text; by default the name of the class."""
    example: ClassVar[str] = ""
    """The arguments of the bond that `examples` returns."""
    takes: ClassVar[Takes] = "nothing"
    """The kind of arguments that follow the word."""
    meaning: ClassVar[str] = ""
    """When two numbers are bonded, as in "they differ by 1": for a bond without words in the locale files."""
    is_sum: ClassVar[bool] = False
    """Whether it is the paper's bond. Only then do messages mention the sum of two numbers, d and the remainder."""
    search_limit: ClassVar[int] = 60
    """The size of the largest board that is searched. A bond that residues decide needs no search."""
    needs_positive: ClassVar[bool] = False
    """Whether all numbers on the board must be positive."""

    @abstractmethod
    def bonded(self, x: int, y: int) -> bool:
        """Whether the two numbers are bonded; x and y are different, and their order must not matter."""

    @property
    def as_residue_bond(self) -> ResidueBond | None:
        """The bond itself if residues decide it, otherwise None."""
        return self if isinstance(self, ResidueBond) else None

    @property
    def text(self) -> str:
        """The text that `parse_bond` reads."""
        return self.word

    @classmethod
    def parse(cls, arguments: Sequence[str]) -> Bond:
        """The bond with these arguments, the words that follow its own word in the text."""
        if arguments:
            raise InputError("bond-rest", bond=Name(cls.word), value=arguments[0])
        return cls()

    @property
    def key(self) -> str:
        """The name of its messages in the locale files, after "bond-": "prime-sum"."""
        return self.word.replace(" ", "-")

    @property
    def parameters(self) -> dict[str, int]:
        """The numbers that appear in its messages."""
        return {}

    @property
    def remainder(self) -> int:
        """The remainder of the sum of bonded numbers; 0 unless the bond is a sum."""
        return 0

    def check(self, numbers: Sequence[int]) -> None:
        """Refuse a board, given in ascending order, on which the bond makes no sense."""
        if self.needs_positive and numbers[0] < 1:
            raise InputError("bond-positive", bond=Name(self.text), value=numbers[0])

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and vars(other) == vars(self)

    def __hash__(self) -> int:
        return hash((type(self), self.text))

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class _DivisorBond(Bond):
    """A bond about divisibility by d."""

    takes = "divisor"
    d: int
    """At least 2."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "d", as_int(self.d, "d"))
        if self.d < 2:
            raise InputError("d-too-small", value=self.d)

    @property
    def text(self) -> str:
        """The word and d."""
        return f"{self.word} {digits(self.d)}"

    @property
    def parameters(self) -> dict[str, int]:
        """The divisor."""
        return {"d": self.d}

    @classmethod
    def parse(cls, arguments: Sequence[str]) -> Bond:
        """The bond with this divisor."""
        if len(arguments) != 1:
            raise InputError("bond-divisor", bond=Name(cls.word), value=" ".join(arguments))
        return cls(parse_int(arguments[0], "d"))


@dataclass(frozen=True)
class ResidueBond(_DivisorBond):
    """A bond that residues modulo d decide. Each residue has one partner; numbers of partner residues are bonded."""

    @abstractmethod
    def partner(self, number: int) -> int:
        """The residue of the numbers bonded to this one. The partner of the partner is the residue itself."""

    def bonded(self, x: int, y: int) -> bool:
        """Whether the residue of y is the partner of the residue of x."""
        return y % self.d == self.partner(x)

    def self_partnered(self, residues: Collection[int]) -> tuple[int, ...]:
        """Those residues that are their own partners."""
        return tuple(r for r in residues if self.partner(r) == r)


@dataclass(frozen=True)
class Sum(ResidueBond):
    """The paper's bond: x + y leaves the remainder t modulo d. For t = 0 it is called R_d [Definition 2.4.2]."""

    word = "sum"
    example = "7"
    is_sum = True
    t: int = 0
    """From 0 to d - 1."""

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "t", as_int(self.t, "remainder"))
        if not 0 <= self.t < self.d:
            raise InputError("remainder-out-of-range", value=self.t, largest=self.d - 1)

    def bonded(self, x: int, y: int) -> bool:
        """Whether the sum leaves the remainder."""
        return (x + y - self.t) % self.d == 0

    @property
    def text(self) -> str:
        """The divisor alone, as in the paper. The remainder is not part of the text."""
        return digits(self.d)

    @property
    def parameters(self) -> dict[str, int]:
        """The divisor and the remainder."""
        return {"d": self.d, "remainder": self.t}

    @property
    def remainder(self) -> int:
        """The remainder t, which is 0 in the paper."""
        return self.t

    def partner(self, number: int) -> int:
        """The residue that has to be added to the number for the remainder t."""
        return (self.t - number) % self.d

    def self_partnered(self, residues: Collection[int]) -> tuple[int, ...]:
        """Those residues that are their own partners, ascending: they solve 2r = t modulo d."""
        d, t = self.d, self.t
        if d % 2:
            solutions: tuple[int, ...] = ((t if t % 2 == 0 else t + d) // 2,)
        else:
            solutions = () if t % 2 else (t // 2, (t + d) // 2)
        return tuple(r for r in solutions if r in residues)


@dataclass(frozen=True)
class Difference(ResidueBond):
    """d divides x - y: two numbers are bonded when they have the same residue."""

    word = "difference"
    example = "4"

    def partner(self, number: int) -> int:
        """The residue of the number itself."""
        return number % self.d


@dataclass(frozen=True)
class Product(_DivisorBond):
    """d divides x * y."""

    word = "product"
    example = "6"

    def bonded(self, x: int, y: int) -> bool:
        """Whether the product is a multiple of d."""
        return x * y % self.d == 0


@dataclass(frozen=True)
class Coprime(Bond):
    """x and y have no common divisor except 1."""

    word = "coprime"
    needs_positive = True

    def bonded(self, x: int, y: int) -> bool:
        """Whether the greatest common divisor is 1."""
        return gcd(x, y) == 1


@dataclass(frozen=True)
class Divides(Bond):
    """x divides y, or y divides x."""

    word = "divides"
    needs_positive = True

    def bonded(self, x: int, y: int) -> bool:
        """Whether the larger number is a multiple of the smaller one."""
        return max(x, y) % min(x, y) == 0


@dataclass(frozen=True)
class PrimeSum(Bond):
    """x + y is a prime number, and so positive."""

    word = "prime sum"

    def bonded(self, x: int, y: int) -> bool:
        """Whether the sum is prime."""
        return is_prime(x + y)

    def check(self, numbers: Sequence[int]) -> None:
        """Refuse numbers for which the primality test is not certain."""
        super().check(numbers)
        for extreme in (numbers[0], numbers[-1]):
            if abs(extreme) > MAX_PRIME_SUMMAND:
                raise InputError("bond-too-large", bond=Name(self.text), largest=MAX_PRIME_SUMMAND, value=extreme)


@dataclass(frozen=True)
class SquareSum(Bond):
    """x + y is a square number: 0, 1, 4, 9 and so on."""

    word = "square sum"

    def bonded(self, x: int, y: int) -> bool:
        """Whether the sum is a square."""
        return x + y >= 0 and isqrt(x + y) ** 2 == x + y


@dataclass(frozen=True)
class Lines(Bond):
    """Any graph: two numbers are bonded when a line joins them.

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
        edges = set()
        for pair in pairs:
            x, y = (as_int(end, "number") for end in pair)
            if x == y:
                raise InputError("line-loop", value=x)
            edges.add((min(x, y), max(x, y)))
            if len(edges) > MAX_LINES:
                raise InputError("too-many-lines", largest=MAX_LINES)
        object.__setattr__(self, "pairs", frozenset(edges))

    def bonded(self, x: int, y: int) -> bool:
        """Whether a line joins the two numbers."""
        return ((x, y) if x < y else (y, x)) in self.pairs

    @property
    def text(self) -> str:
        """The word and the lines in ascending order."""
        return " ".join([self.word, *(f"{digits(x)}-{digits(y)}" for x, y in sorted(self.pairs))])

    @property
    def parameters(self) -> dict[str, int]:
        """The number of lines."""
        return {"count": len(self.pairs)}

    @classmethod
    def parse(cls, arguments: Sequence[str]) -> Bond:
        """The bond with these lines, each written as in 1-2."""
        return cls(map(cls._parse_line, arguments))

    @staticmethod
    def _parse_line(text: str) -> tuple[int, int]:
        # The minus between the ends is the first one after the first character, which may be a sign.
        x, minus, y = text[1:].partition("-")
        if not minus or not is_number(text[:1] + x) or not is_number(y):
            raise InputError("not-a-line", value=text[:60])
        return parse_int(text[:1] + x, "number"), parse_int(y, "number")

    def check(self, numbers: Sequence[int]) -> None:
        """Refuse lines to numbers that are not on the board."""
        board = numbers if isinstance(numbers, range) else set(numbers)
        for end in sorted(end for pair in self.pairs for end in pair):
            if end not in board:
                raise InputError("line-off-the-board", value=end)


BONDS: dict[str, type[Bond]] = {
    bond.word: bond for bond in (Sum, Difference, Product, Coprime, Divides, PrimeSum, SquareSum, Lines)
}
"""Every bond by its word: the registry."""


def examples(with_plugins: bool = False) -> list[Bond]:
    """An example of each bond; the page has words only for those of the package.

    >>> [bond.text for bond in examples()][:3]
    ['7', 'difference 4', 'product 6']
    """
    words = bond_words() if with_plugins else tuple(BONDS)
    kinds = ((word, BONDS.get(word) or load_entry("bonds", word)) for word in words)
    return [parse_bond(f"{word} {kind.example}") for word, kind in kinds if kind is not None]


def bond_words() -> tuple[str, ...]:
    """The words of all bonds, then those of the installed plug-ins."""
    return (*BONDS, *(word for word in names("bonds") if word not in BONDS))


def load_bond(text: str) -> Bond:
    """The bond that `module:Name` and its arguments describe; it imports the module, so the text must be trusted.

    >>> load_bond("zahlenschlacht.game.bonds:Difference 4")
    Difference(d=4)
    """
    name, *arguments = text.replace(",", " ").split()
    kind = load_object(name)
    if isinstance(kind, Bond) and not arguments:
        return kind
    if not (isinstance(kind, type) and issubclass(kind, Bond)):
        raise InputError("not-a-bond", value=Name(name))
    return kind.parse(arguments)


def parse_bond(value: Any, remainder: int = 0) -> Bond:
    """The bond for a bond, for its text, or for the divisor of a sum. Only a sum may have a remainder.

    >>> parse_bond(7, 3), parse_bond(" Difference  4"), parse_bond("lines 3-9, 2-1")
    (Sum(d=7, t=3), Difference(d=4), Lines(pairs=frozenset({(1, 2), (3, 9)})))
    """
    if not isinstance(value, Bond | str):
        return Sum(value, remainder)
    bond = _bond_with_text(value) if isinstance(value, str) else value
    remainder = as_int(remainder, "remainder")
    if not remainder:
        return bond
    if not isinstance(bond, Sum):
        raise InputError("remainder-without-sum", bond=Name(bond.text))
    if bond.t not in (0, remainder):
        raise InputError("two-remainders", remainder=bond.t, value=remainder)
    return Sum(bond.d, remainder)


def _bond_with_text(text: str) -> Bond:
    """The bond with this text; white space, commas and the case of letters do not matter."""
    words = text.replace(",", " ").lower().split()
    if len(words) == 1 and is_number(words[0]):
        return Sum(parse_int(words[0], "d"))
    starts = {count: " ".join(words[:count]) for count in (2, 1)}
    for lookup in (BONDS.get, partial(load_entry, "bonds")):  # looking for plug-ins takes 20 ms, so they come last
        for count, word in starts.items():
            kind = lookup(word)
            if kind is not None:
                return kind.parse(words[count:])
    known = Name(", ".join(bond_words()))
    raise InputError("no-such-bond", value=text[:60], known=known)
