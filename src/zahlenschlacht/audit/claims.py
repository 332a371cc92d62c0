"""What the audit compares with the oracle: the package's own claims, unless others are given."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from ..game.rules import Player, Position, Variant
from ..solution import paper, theory
from ..solution.residues import count_at_start
from ..strategies import STRATEGIES, NamedStrategy


@dataclass(frozen=True, slots=True)
class Claims:
    """All that is claimed about the game. `dataclasses.replace` puts a wrong claim in the place of a right one."""

    about_starts: Collection[paper.Statement] = paper.ABOUT_STARTS
    """The paper's statements about the start of a Z(n, d)."""
    about_positions: Collection[paper.Statement] = paper.ABOUT_POSITIONS
    """The paper's statements about any position of a Z(n, d)."""
    count_at_start: Callable[[int, int, int], int] = count_at_start
    """How many of 1..n have a residue [Lemma 2.4.3]."""
    rulings: Callable[[Position], tuple[paper.Ruling, ...]] = paper.rulings
    """What the paper says of a position, divisibility included."""
    website: Callable[[], tuple[Variant, ...]] = paper.website_variants
    """The variants that A wins, but only with care."""
    winner: Callable[[int, int, int, Player], Player] = theory.winner
    """The closed form."""
    margin_at_start: Callable[[Variant], int] = theory.margin_at_start
    """The margin before the first move."""
    frontier: Callable[[int], int | None] = theory.frontier
    """The largest odd n that B wins, by d."""
    solve: Callable[[Position], theory.Verdict] = theory.solve
    """The verdict on any position."""
    strategies: Collection[NamedStrategy] = tuple(STRATEGIES.values())
    """The strategies, each with the positions that it says it wins."""
