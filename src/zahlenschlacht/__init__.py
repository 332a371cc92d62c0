"""Zahlenschlacht: the game, the paper about it, and its complete solution.

>>> from zahlenschlacht import solve
>>> solve("Z(15, 7)").winning_moves
(1, 8, 15)
"""

from importlib import import_module
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
    "explain",
    "frontier",
    "play_out",
    "read",
    "read_games",
    "review",
    "score",
    "solve",
    "strategy",
    "svg",
    "tournament",
    "website_variants",
    "winner",
    "winning_moves",
    "write",
    "write_games",
]

if TYPE_CHECKING:
    from .explain.pictures import svg
    from .explain.review import review
    from .explain.text import explain
    from .game.files import read_games, write_games
    from .programs.scores import score
    from .programs.tournaments import tournament
    from .strategies import play_out, strategy

_LAZY = {
    "explain": "explain",
    "play_out": "strategies",
    "read_games": "game.files",
    "review": "explain.review",
    "score": "programs.scores",
    "strategy": "strategies",
    "svg": "explain.pictures",
    "tournament": "programs.tournaments",
    "write_games": "game.files",
}
"""The module of each name that is imported on first use, so that importing the package stays quick."""


def __getattr__(name: str) -> Any:
    """A name that is imported on first use."""
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module = import_module(f".{_LAZY[name]}", __name__)
    return module if name == "explain" else getattr(module, name)  # the folder `explain` can itself be called
