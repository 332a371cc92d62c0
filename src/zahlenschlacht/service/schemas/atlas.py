"""The map: variants with their winners. Integers are sent as texts, because JavaScript would round large ones."""

from __future__ import annotations

from ...atlas.answers import Cell
from ...colours import Parity
from ...explanations.messages import Message
from ...game.rules import Player
from .base import Divider, Model, QueryInt, QueryRange


class MapQuery(Model):
    """The parameters that all variants of a question about the map share."""

    remainder: QueryInt = 0
    """The Divider wins if the sum of the last two leaves this remainder on division by d."""
    divider: Divider = Player.A
    """The player who is the Divider."""


class TileQuery(MapQuery):
    """What a tile of the map shows."""

    parity: Parity = "odd"
    """Which n are shown."""


class CellQuery(MapQuery):
    """A variant of the map."""

    n: QueryInt
    """How many numbers are on the board."""
    d: QueryInt
    """The divisor."""


class WindowQuery(MapQuery):
    """A window of the map."""

    n: QueryRange
    """FROM:TO or FROM:TO:STEP, both ends included."""
    d: QueryRange
    """FROM:TO or FROM:TO:STEP, both ends included."""


class MapCell(Model):
    """A single variant of the map."""

    verdict: Cell
    """The winner, the margin, and the statement that decides the variant."""
    closer: Player
    """The player who makes the last move."""
    frontier: str | None
    """The largest odd n that B wins for this d; null if there is none, and outside the paper's game."""
    ray: tuple[Message, ...]
    """How near n is to a multiple of d; empty if rays do not decide the variant."""


class MapWindow(Model):
    """The variants of a window, a row for each d."""

    n: list[str]
    """The n of each column."""
    d: list[str]
    """The d of each row."""
    rows: list[list[Cell]]
    """The variants, row by row."""
