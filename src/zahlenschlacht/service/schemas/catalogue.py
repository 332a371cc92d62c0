"""The catalogue of variants, strategies, statements and bonds, and the health check."""

from itertools import combinations
from typing import Literal, Self

from ...explain.messages import Message
from ...explain.reasons import explain_pair
from ...game import bonds
from ...game.rules import Player
from ...solution.classics import CLASSICS
from ..match import largest_board
from .base import Model
from .positions import Variant

PICTURED = 12
"""The numbers 1..12 are enough to see what a bond is like."""


class Variants(Model):
    """The named variants."""

    school: Variant
    """The variant of the project week."""
    original: Variant
    """The game of the competition."""
    website: list[Variant]
    """The 57 of the paper's website, by how likely A holds the win with random moves against the best defence."""


class Strategy(Model):
    """A strategy that can be played against."""

    name: str
    """The locale files have its description as `strategy-<name>`."""
    citation: str
    """Its place in the paper, or the theorem behind it; empty if there is none."""
    takes_share: bool
    """Whether it takes a share of random moves."""


class Statement(Model):
    """A statement that verdicts cite."""

    key: str
    """The locale files have its sentence as `statement-<key>`."""
    citation: str
    """As verdicts cite it: "Theorem 3.1.4"."""
    colour: str | None
    """Its colour on the map, as "#ff7eb6"; null if it does not decide starting positions."""


class Bond(Model):
    """A rule that bonds numbers."""

    word: str
    """The first word of its text; the locale files have its words as `bond-<key>`, with a title, a fact and goals."""
    key: str
    """Its key in the locale files."""
    example: str
    """A complete text, such as "difference 4"."""
    takes: bonds.Takes
    """The parameters that follow the word in its text."""
    figures: dict[str, int]
    """The numbers that its words speak of, in the example."""
    explanation: Message
    """The reason why two numbers of the example are bonded."""
    picture: list[tuple[int, int]]
    """The bonded pairs of the numbers 1..12 in the example."""
    largest_board: int
    """The largest playable board with this bond."""
    theorems: list[str]
    """The keys of the statements that decide it at the start."""

    @classmethod
    def of(cls, bond: bonds.Bond) -> Self:
        """The model of a bond, with this example."""
        numbers = range(1, PICTURED + 1)
        picture = [pair for pair in combinations(numbers, 2) if bond.bonded(*pair)]
        return cls(
            word=bond.word,
            key=bond.key,
            example=bond.text,
            takes=bond.takes,
            figures=bond.figures,
            explanation=explain_pair(bond, *max(picture, key=sum)),
            picture=picture,
            largest_board=largest_board(bond),
            theorems=[classic.key for classic in CLASSICS if classic.bond is type(bond)],
        )


class Strip(Model):
    """The winners with a bond on the boards 1..n, for n from `first` on."""

    bond: str
    """The text of the bond."""
    A: str
    """The winners, one letter each, if A is the Divider."""
    B: str
    """The winners, one letter each, if B is the Divider."""


class Family(Model):
    """The winners with each bond that is not drawn by hand."""

    first: int
    """The smallest n."""
    last: int
    """The largest n."""
    strips: list[Strip]
    """One for each bond, in the order of the catalogue."""


class SolvedBoard(Model):
    """A variant and who wins it."""

    variant: Variant
    """The variant."""
    winner: Player
    """The winner if both play perfectly."""


class Appearance(Model):
    """An earlier appearance of the game."""

    key: str
    """The name of its message, after "appearance-"."""
    source: str
    """The author and the title, or the name of the source."""
    year: int | None
    """The year in which it appeared; null if unknown."""
    address: str | None
    """Its address on the web; null if there is none."""
    boards: list[SolvedBoard]
    """Boards of the source."""


class TurnOrder(Model):
    """A turn order, and whether h alone decides its games [Theorem A]."""

    word: str
    """The moves of C and O in order."""
    left: int
    """How many numbers are left at the end."""
    decides: bool
    """Whether the size of a largest hostile set decides every game with this order."""


class Answers(Model):
    """The content of the page of answers, besides single boards."""

    appearances: list[Appearance]
    """Earlier appearances of the game."""
    turn_orders: list[TurnOrder]
    """Examples of turn orders."""


class Catalogue(Model):
    """Everything in the registries of the library."""

    version: str
    """The version of the library."""
    strategies: list[Strategy]
    """The strategies that can be played against."""
    languages: list[str]
    """The codes of the available languages, the default first."""
    statements: list[Statement]
    """The statements of the paper in its order, the Last-two theorem, and those about other bonds."""
    bonds: list[Bond]
    """The bonds that can be played."""
    hints: list[str]
    """The hints, each saying more than the one before."""


class Health(Model):
    """Whether the server and its database answer."""

    status: Literal["ok"]
    """Always "ok"; a server with a problem answers 503 instead."""
    version: str
    """The version of the library."""
