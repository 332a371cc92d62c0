"""The catalogue of variants, strategies, statements and bonds, and the health check."""

from typing import Any, Literal, Self

from pydantic import ModelWrapValidatorHandler, model_validator

from ...explanations.messages import Message
from ...game import bonds
from ...game.notation import as_position
from ...game.rules import Player, Variant
from ...solution.theory import winner
from .base import BySeat, Model


class Variants(Model):
    """The named variants."""

    school: Variant
    """The variant of the project week."""
    original: Variant
    """The game of the competition."""
    website: list[Variant]
    """The 57 of the paper's website, by how likely A holds the win with random moves against the best defence."""


class StrategyEntry(Model):
    """A strategy that can be played against."""

    name: str
    """The locale files have its description as `strategy-<name>`."""
    citation: str
    """Its place in the paper, or the theorem behind it; empty if there is none."""
    takes_share: bool
    """Whether it takes a share of random moves."""


class StatementEntry(Model):
    """A statement that verdicts cite."""

    key: str
    """The locale files have its sentence as `statement-<key>`."""
    citation: str
    """As verdicts cite it: "Theorem 3.1.4"."""
    colour: str | None
    """Its colour on the map, as "#ff7eb6"; null if it does not decide starting positions."""


class BondEntry(Model):
    """A rule that bonds numbers."""

    word: str
    """The first word of its text; the locale files have its words as `bond-<key>`, with a title, a fact and goals."""
    key: str
    """Its key in the locale files."""
    example: str
    """A complete text, such as "difference 4"."""
    takes: bonds.Takes
    """The parameters that follow the word in its text."""
    parameters: dict[str, int]
    """The numbers that its words speak of, in the example."""
    explanation: Message
    """The reason why two numbers of the example are bonded."""
    picture: list[tuple[int, int]]
    """The bonded pairs of the numbers 1..12 in the example."""
    largest_board: int
    """The largest playable board with this bond."""


class Strip(BySeat[str]):
    """The winners on the boards 1..n for n from `first` on, one letter each, by who is the Divider."""

    bond: str
    """The text of the bond."""


class Family(Model):
    """The winners with each bond that is not drawn by hand."""

    first: int
    """The smallest n."""
    last: int
    """The largest n."""
    strips: list[Strip]
    """One for each bond, in the order of the catalogue."""


class SolvedGame(Model):
    """A game and who wins it."""

    variant: Variant
    """The variant."""
    crossed: tuple[int, ...]
    """The numbers crossed out so far, in order."""
    winner: Player
    """The winner if both play perfectly from here."""

    @model_validator(mode="wrap")
    @classmethod
    def _from_library(cls, value: Any, validate: ModelWrapValidatorHandler[Self]) -> Self:
        if not isinstance(value, Variant | str):
            return validate(value)
        game = as_position(value)
        return cls(variant=game.variant, crossed=game.crossed, winner=game.winner or winner(game))


class SolvedAppearance(Model):
    """An earlier appearance of the game."""

    key: str
    """The name of its message, after "appearance-"."""
    source: str
    """The author and the title, or the name of the source."""
    year: int | None
    """The year in which it appeared; null if unknown."""
    address: str | None
    """Its address on the web; null if there is none."""
    boards: list[SolvedGame]
    """Boards of the source."""


class TurnOrder(Model):
    """A turn order, and whether h alone decides its games [Theorem A]."""

    word: str
    """The moves of C and O in order."""
    left: int
    """How many numbers are left at the end."""
    decides: bool
    """Whether the size of a largest hostile set decides every game with this order."""


class PaperItem(Model):
    """An item of the paper."""

    key: str
    """The name of its note in the locale files, after "answers-note-"."""
    kind: str
    """Its kind, such as "lemma"."""
    number: str
    """Its number in the paper; for a remark, the number of the item before it."""
    message: str
    """The id of the message that says what the item says."""
    has_note: bool
    """Whether the item can be sharpened or its proof has a gap."""
    proofs: tuple[str, ...]
    """Its theorems in Coq."""
    games: list[SolvedGame]
    """Games on which it can be tried, with the winner."""


class AnswersPage(Model):
    """The content of the page of answers, besides single boards."""

    appearances: list[SolvedAppearance]
    """Earlier appearances of the game."""
    turn_orders: list[TurnOrder]
    """Examples of turn orders."""


class Catalogue(Model):
    """Everything in the registries of the library."""

    version: str
    """The version of the library."""
    strategies: list[StrategyEntry]
    """The strategies that can be played against."""
    languages: list[str]
    """The codes of the available languages, the default first."""
    statements: list[StatementEntry]
    """The statements of the paper in its order, the Last-two theorem, and those about other bonds."""
    bonds: list[BondEntry]
    """The bonds that can be played."""
    hints: list[str]
    """The hints, each saying more than the one before."""


class Health(Model):
    """Whether the server and its database answer."""

    status: Literal["ok"]
    """Always "ok"; a server with a problem answers 503 instead."""
    version: str
    """The version of the library."""


class Network(Model):
    """The addresses of the server in its network."""

    addresses: list[str]
    """The addresses at which other devices reach it, likeliest first; empty if it serves only its own machine, and for
    requests from other machines."""
    may_quit: bool
    """Whether `POST /api/quit` ends the server."""
