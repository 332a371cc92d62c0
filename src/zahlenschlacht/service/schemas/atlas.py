"""The map: variants with their winners. Integers are sent as texts, because JavaScript would round large ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Self

from pydantic import WithJsonSchema

from ...game.rules import Player
from .base import D, Divider, Model, N, Remainder, parse_range

if TYPE_CHECKING:
    from ...atlas.answers import Cell


Range = Annotated[str, WithJsonSchema({"type": "string", "pattern": "^[0-9]{1,19}:[0-9]{1,19}(:[0-9]{1,19})?$"})]


class CellQuery(Model):
    """A variant of the map."""

    n: N
    """How many numbers are on the board."""
    d: D
    """The divisor."""
    remainder: Remainder = 0
    """The Divider wins if the sum of the last two leaves this remainder on division by d."""
    divider: Divider = Player.A
    """The player who is the Divider."""


class WindowQuery(Model):
    """A window of the map."""

    n: Range
    """FROM:TO or FROM:TO:STEP, both ends included."""
    d: Range
    """FROM:TO or FROM:TO:STEP, both ends included."""
    remainder: Remainder = 0
    """The Divider wins if the sum of the last two leaves this remainder on division by d."""
    divider: Divider = Player.A
    """The player who is the Divider."""

    def ranges(self) -> tuple[range, range]:
        """The values of n and of d."""
        return parse_range(self.n, "n"), parse_range(self.d, "d")


class MapVariant(Model):
    """The winner of a variant, the margin, and the statement that decides it."""

    winner: Player
    """The winner under best play."""
    margin: str
    """The closer wins if and only if it is not negative."""
    share: float
    """The share of A's first moves that win."""
    statement: str
    """The statement of the paper that decides the variant, or the Last-two theorem."""

    @classmethod
    def of(cls, cell: Cell) -> Self:
        """The model of a cell."""
        return cls(winner=cell.winner, margin=str(cell.margin), share=cell.share, statement=cell.statement)


class MapCell(MapVariant):
    """A variant of the map with its parameters."""

    n: str
    """How many numbers are on the board."""
    d: str
    """The divisor."""
    remainder: str
    """The Divider wins if the sum of the last two leaves this remainder on division by d."""
    divider: Player
    """The player who is the Divider."""
    closer: Player
    """The player who makes the last move."""
    frontier: str | None
    """The largest odd n that B wins for this d; null if there is none, and outside the paper's game."""


class MapWindow(Model):
    """The variants of a window, a row for each d."""

    n: list[str]
    """The n of each column."""
    d: list[str]
    """The d of each row."""
    remainder: str
    """The remainder of all variants."""
    divider: Player
    """The Divider of all variants."""
    rows: list[list[MapVariant]]
    """The variants, row by row."""
