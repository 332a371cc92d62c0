"""Zahlenschlacht: the game, the paper about it, and its complete solution.

>>> from zahlenschlacht import SCHOOL, solve
>>> solve(SCHOOL.start()).winning_moves
(1, 8, 15)
"""

from .game.rules import ORIGINAL, SCHOOL, InputError, MoveError, Player, Position, Variant, ZahlenschlachtError
from .solution.certificates import Certificate
from .solution.paper import coverage, website_variants
from .solution.theory import Verdict, frontier, solve, winner, winning_moves

__version__ = "0.1.0"

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
    "solve",
    "website_variants",
    "winner",
    "winning_moves",
]
