"""The path through everything: games, lessons and puzzles in one list, read from `path.json`.

The page has the same file in its script, so that the first game needs no further request. The order is a suggestion:
every station is open to anyone.

>>> PATH[0].variant.n, PATH[1].place, PATH[6].theme
(5, 1, 'partner')
>>> len(LEVELS), len(PATH)
(12, 30)
"""

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Literal, TypeAlias

from ..game.rules import Player, Variant, parse_variant
from ..strategies import strategy
from ..strategies.moves import Strategy


@dataclass(frozen=True, slots=True)
class Level:
    """A game against a program. It is done when it is won."""

    kind: Literal["game"]
    """The kind of the station."""
    n: int
    """The size of the board."""
    bond: str
    """The bond: a divisor as a text, or another bond such as "coprime"."""
    opponent: str
    """The name of the strategy that plays the other seat."""
    share: float | None
    """The share of the opponent's moves that are random; null if the strategy takes none."""
    side: Player
    """The seat of the person."""

    @property
    def variant(self) -> Variant:
        """The board with its bond."""
        return parse_variant(self.n, self.bond)

    @property
    def strategy(self) -> Strategy:
        """The strategy of the opponent."""
        return strategy(self.opponent, self.share)


@dataclass(frozen=True, slots=True)
class Step:
    """A place on the path that is no game. A field that its kind does not need is null."""

    kind: Literal["lesson", "puzzles", "workshop", "certificate"]
    """A lesson, done with a star; puzzles; boards to win with a recipe for A; the certificate to print at the end."""
    place: int | None = None
    """The number of the lesson, counted from 1."""
    theme: str | None = None
    """The theme of the puzzles."""
    count: int | None = None
    """How many puzzles are to be solved, or boards of the paper's website to be won."""


Station: TypeAlias = Level | Step
"""A place on the path."""


def _station(entry: dict[str, Any]) -> Station:
    """The station that an object in the file describes."""
    return Level(**entry | {"side": Player(entry["side"])}) if "side" in entry else Step(**entry)


PATH: tuple[Station, ...] = tuple(
    json.loads(files(__package__).joinpath("path.json").read_text("utf-8"), object_hook=_station)
)
"""The stations in order."""
LEVELS = tuple(station for station in PATH if isinstance(station, Level))
"""The games of the path, from easy to hard."""
