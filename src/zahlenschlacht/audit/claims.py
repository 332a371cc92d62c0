"""The claims that the audit compares with the oracle; a test can replace any of them by a wrong one."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from ..game.rules import Player, Position, Variant
from ..solution import paper, theory
from ..solution.residues import count_at_start
from ..strategies import STRATEGIES, NamedStrategy


@dataclass(frozen=True, slots=True)
class Claims:
    """All claims about the game, by default the package's own."""

    about_starts: Collection[paper.Statement] = field(default_factory=lambda: tuple(paper.ABOUT_STARTS))
    """The paper's statements about the start of a Z(n, d)."""
    about_positions: Collection[paper.Statement] = field(default_factory=lambda: tuple(paper.ABOUT_POSITIONS))
    """The paper's statements about any position of a Z(n, d)."""
    count_at_start: Callable[[int, int, int], int] = count_at_start
    """The count of a residue on 1..n [Lemma 2.4.3]."""
    rulings: Callable[[Position], tuple[paper.Ruling, ...]] = paper.rulings
    """The paper's statements about a position, including divisibility."""
    website: Callable[[], tuple[Variant, ...]] = paper.website_variants
    """The 57 variants of the paper's website."""
    winner: Callable[[int, int, int, Player], Player] = theory.winner
    """The closed form for the winner."""
    margin_at_start: Callable[[Variant], int] = theory.margin_at_start
    """The margin before the first move."""
    frontier: Callable[[int, Player], int | None] = theory.frontier
    """The largest n that the Breaker wins although the Divider closes, by d and the Divider."""
    count_below_frontier: Callable[[int], int] = theory.count_below_frontier
    """The number of odd boards that B wins, by d."""
    solve: Callable[[Position], theory.Verdict] = theory.solve
    """The verdict on any position."""
    strategies: Collection[NamedStrategy] = field(default_factory=lambda: tuple(STRATEGIES.values()))
    """The strategies, each with the positions that it claims to win."""
