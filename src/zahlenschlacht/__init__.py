"""Zahlenschlacht: the game, the paper about it, and its complete solution.

>>> from zahlenschlacht import solve
>>> solve("Z(15, 7)").winning_moves
(1, 8, 15)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .game.bonds import Bond
from .game.errors import InputError, MoveError, ZahlenschlachtError
from .game.notation import read, write
from .game.rules import ORIGINAL, SCHOOL, Player, Position, Variant
from .solution.certificates import Certificate
from .solution.paper import coverage, website_variants
from .solution.rays import Ray, ray
from .solution.theory import Verdict, frontier, solve, winner, winning_moves

__version__ = "1.0.0"

__all__ = [
    "ORIGINAL",
    "SCHOOL",
    "Bond",
    "Certificate",
    "Game",
    "InputError",
    "MoveError",
    "PipeAgent",
    "Player",
    "Position",
    "Ray",
    "Scorecard",
    "Variant",
    "Verdict",
    "ZahlenschlachtError",
    "__version__",
    "coverage",
    "decision",
    "explain",
    "frontier",
    "play_out",
    "play_out_async",
    "ray",
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

_LAZY = {
    "Game": "game.files",
    "PipeAgent": "programs.scores",
    "Scorecard": "programs.scores",
    "decision": "explanations.decision",
    "explain": "explanations.verdicts",
    "play_out": "strategies",
    "play_out_async": "strategies",
    "read_games": "game.files",
    "review": "explanations.review",
    "score": "programs.scores",
    "strategy": "strategies",
    "svg": "explanations.pictures",
    "tournament": "programs.tournaments",
    "write_games": "game.files",
}
"""The module of each name that is imported on first use, so that importing the package stays quick."""

if TYPE_CHECKING:
    from .explanations.decision import decision
    from .explanations.pictures import svg
    from .explanations.review import review
    from .explanations.verdicts import explain
    from .game.files import Game, read_games, write_games
    from .programs.scores import PipeAgent, Scorecard, score
    from .programs.tournaments import tournament
    from .strategies import play_out, play_out_async, strategy
else:  # A type checker that saw `__getattr__` would accept every name.

    def __getattr__(name: str) -> Any:
        """Import a lazy name on first use."""
        if name not in _LAZY:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f".{_LAZY[name]}", __name__), name)


def __dir__() -> list[str]:
    """The names of the module, with those that are not imported yet."""
    return sorted({*globals(), *_LAZY})
