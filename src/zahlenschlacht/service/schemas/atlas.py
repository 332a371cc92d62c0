"""Variants on the map. Whole numbers are texts, since JavaScript would round large ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from ...game.rules import Player
from .base import Model

if TYPE_CHECKING:
    from ...atlas.answers import Cell


class MapVariant(Model):
    """Who wins a variant of the map, how clearly and why."""

    winner: Player
    """Who wins under best play."""
    margin: str
    """The closer wins if and only if it is not negative."""
    share: float
    """The share of A's first moves that win."""
    statement: str
    """The statement of the paper that decides the variant, or the Last-two theorem."""

    @classmethod
    def of(cls, cell: Cell) -> Self:
        """The variant, shown."""
        return cls(winner=cell.winner, margin=str(cell.margin), share=cell.share, statement=cell.statement)


class MapCell(MapVariant):
    """A variant on the map, with what fixes it."""

    n: str
    """How many numbers are on the board."""
    d: str
    """The divisor."""
    remainder: str
    """What the sum of the last two must leave on division by d for the Divider to win."""
    divider: Player
    """Who wins when it does."""
    closer: Player
    """Who makes the last move."""
    frontier: str | None
    """The largest odd n that B wins for this d; null where there is none, and outside the paper's game."""


class MapWindow(Model):
    """The variants of a window, a row for each d."""

    n: list[str]
    """The n of each column."""
    d: list[str]
    """The d of each row."""
    remainder: str
    """The remainder of all of them."""
    divider: Player
    """The Divider of all of them."""
    rows: list[list[MapVariant]]
    """The variants, row by row."""
