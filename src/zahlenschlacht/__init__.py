"""Zahlenschlacht: the game, the paper about it, and its complete solution.

>>> from zahlenschlacht import SCHOOL, solve
>>> solve(SCHOOL.start()).winning_moves
(1, 8, 15)
"""

from typing import TYPE_CHECKING, Any

from .game.notation import read, write
from .game.rules import ORIGINAL, SCHOOL, InputError, MoveError, Player, Position, Variant, ZahlenschlachtError
from .solution.certificates import Certificate
from .solution.paper import coverage, website_variants
from .solution.theory import Verdict, frontier, solve, winner, winning_moves

__version__ = "0.2.0"

__all__ = [
    "ORIGINAL",
    "SCHOOL",
    "Certificate",
    "InputError",
    "MoveError",
    "Player",
    "Position",
    "Variant",
    "Verdict",
    "ZahlenschlachtError",
    "__version__",
    "coverage",
    "frontier",
    "play_out",
    "read",
    "solve",
    "strategy",
    "website_variants",
    "winner",
    "winning_moves",
    "write",
]

if TYPE_CHECKING:
    from .strategies import play_out, strategy


def __getattr__(name: str) -> Any:
    """The names from `strategies`, imported on first use so that importing the package stays quick."""
    if name in ("play_out", "strategy"):
        from . import strategies

        return getattr(strategies, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
