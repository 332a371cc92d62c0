"""The paper's lemmas and theorems as predicates that can be cited.

A statement says of a position who wins, or nothing. All of them are about Z(n, d): the board 1..n, remainder 0, A as
the Divider. A theorem speaks of the start; a lemma also of later positions. What a statement says of the start is
arithmetic without branches, so that the atlas can ask it about whole arrays of n and d.

    defect     a pair of residues with different counts, or a self-partnered residue with an odd count:
               what keeps a position from being an A-situation
    multiple   A's win for a multiple of d is A's win for d, because what the multiple divides, d divides
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any, TypeAlias

from ..game.rules import Player, Position, Variant
from .residues import is_a_situation, self_partnered, tally

Numbers: TypeAlias = Any
"""An integer, or an array of integers."""
Truth: TypeAlias = Any
"""Whether something holds: for integers a bool, for arrays an array of them."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A lemma or theorem of the paper."""

    number: str
    """Its number in the paper, as in "3.1.4"."""
    kind: str
    """"Lemma" or "Theorem"."""
    decides: Callable[[Position], Player | None]
    """Who wins the position by this statement; None where it says nothing."""
    winner: Player | None = None
    """Who wins where it decides."""
    at_start: Callable[[Numbers, Numbers], Truth] | None = None
    """Whether it decides the start of Z(n, d); None where it does not speak of starts."""

    def gives(self, variant: Variant) -> Player | None:
        """Who wins the start of a Z(n, d) of any size by this statement; None where it says nothing."""
        return self.winner if self.at_start and self.at_start(variant.n, variant.d) else None

    @property
    def citation(self) -> str:
        """As it is cited: "Theorem 3.1.4"."""
        return f"{self.kind} {self.number}"

    @property
    def key(self) -> str:
        """What the locale files call it, behind "statement-": "3-1-4"."""
        return self.number.replace(".", "-")


def about_start(number: str, winner: Player, at_start: Callable[[Numbers, Numbers], Truth]) -> Statement:
    """The theorem that gives the start of Z(n, d) to this winner where the condition holds."""

    def decides(position: Position) -> Player | None:
        return winner if at_start(position.variant.n, position.variant.d) else None

    return Statement(number, "Theorem", decides, winner, at_start)


@dataclass(frozen=True, slots=True)
class Ruling:
    """What a statement says of a position."""

    statement: Statement
    winner: Player
    multiple: int | None = None
    """The multiple of d that the statement speaks of, where the win for d follows by divisibility."""

    @property
    def citation(self) -> str:
        """The statement, and the multiple where one is used: "Theorem 3.1.4 (d = 16)"."""
        return self.statement.citation + (f" (d = {self.multiple})" if self.multiple else "")


def is_of_the_paper(variant: Variant) -> bool:
    """Whether the variant is a Z(n, d) of the paper."""
    paper_bond = variant.bond.is_sum and variant.remainder == 0
    return paper_bond and variant.board is None and variant.divider is Player.A


def defects(position: Position) -> dict[int, int]:
    """What keeps the position from being an A-situation: residue -> by how many its count is too large.

    For a pair it is the residue with the larger count, for a self-partnered residue the excess is 1.

    >>> defects(Variant(15, 6).start())
    {1: 1, 2: 1, 3: 1}
    """
    board = tally(position)
    found = {}
    if board.left_over:
        for r, other in board.pairs():
            excess = board.count(r) - board.count(other)
            if excess:
                found[r] = excess
    for r in self_partnered(position.variant):
        if board.count(r) % 2:
            found[r] = 1
    return dict(sorted(found.items()))


def fixing_residue(position: Position) -> int | None:
    """The residue of which one number must go to leave an A-situation; None where one move is not enough.

    >>> fixing_residue(Variant(15, 7).start())
    1
    """
    board = tally(position)
    if board.left_over + sum(a % 2 for a in board.self_counts()) != 1:
        return None
    for r in self_partnered(position.variant):
        if board.count(r) % 2:
            return r
    return next(r for r, other in board.pairs() if board.count(r) > board.count(other))


def triple(position: Position) -> tuple[int, int, int] | None:
    """The x, y, z for which the conditions of Lemma 3.1.7 hold; None where there are none.

    >>> triple(Variant(15, 6).start())
    (1, 2, 3)
    """
    board = tally(position)
    if board.left_over > 3:
        return None
    found = defects(position)
    if len(found) != 3 or any(excess != 1 for excess in found.values()):
        return None
    own = [r for r in found if r in self_partnered(position.variant)]
    if not own or any(board.count(r) < 3 for r in own):
        return None
    x, y, z = found
    return x, y, z


def lemma_3_1_2(position: Position) -> Player | None:
    """A wins when B must move in an A-situation, and so when A can make one."""
    variant = position.variant
    if variant.n % 2 == 0 or position.size < 4:
        return None
    if position.turn is Player.B:
        return Player.A if is_a_situation(position) else None
    return Player.A if fixing_residue(position) is not None else None


def lemma_3_1_2_at_start(n: Numbers, d: Numbers) -> Truth:
    """On an odd board one move is enough where the start has just one defect."""
    pairs, own, _ = _defects_at_start(n, d)
    return (n % 2 == 1) & (pairs + own == 1)


def theorem_3_1_4(n: Numbers, d: Numbers) -> Truth:
    """A wins for odd n >= 5 and d in {(n - 1)/2, (n + 1)/2, n, n + 1, n + 2}."""
    return (n % 2 == 1) & reduce(or_, (d == divisor for divisor in _matched(n)))


def lemma_3_1_7(position: Position) -> Player | None:
    """A to move wins by the {x, y, z}-strategy when its three conditions hold (odd n >= 5, d >= 3)."""
    variant = position.variant
    if variant.n % 2 == 0 or variant.d < 3 or position.turn is not Player.A:
        return None
    return Player.A if triple(position) else None


def lemma_3_1_7_at_start(n: Numbers, d: Numbers) -> Truth:
    """On an odd board with three defects, some of them of self-partnered residues, which then have three numbers."""
    pairs, own, single = _defects_at_start(n, d)
    return (n % 2 == 1) & (d >= 3) & (pairs + own == 3) & (own > 0) & (single == 0)


def theorem_3_1_8(n: Numbers, d: Numbers) -> Truth:
    """A wins for odd n >= 5 and d in {2, 3}, for odd n >= 11 and d in {2, ..., 6}."""
    return (n % 2 == 1) & ((d <= 3) | (n >= 11) & (d <= 6))


def theorem_3_1_10(n: Numbers, d: Numbers) -> Truth:
    """A wins for d >= 7 on the boards of the theorem's formulas, one family for even d and one for odd d."""
    # For odd d the formulas of a family go in steps of 2d, for even d in steps of d.
    odd = d % 2
    step = d + d * odd
    rest = n % step
    found = False
    for parity, shift, first in FORMULAS:
        smallest = first * d - shift
        found = found | (odd == parity) & (rest == smallest % step) & (n >= smallest)
    return (d >= 7) & found


def theorem_3_2_1(n: Numbers, d: Numbers) -> Truth:
    """B wins for odd n >= 5 and (n + 3)/2 <= d <= n - 1."""
    return (n % 2 == 1) & (n + 3 <= 2 * d) & (d <= n - 1)


def theorem_3_2_3(n: Numbers, d: Numbers) -> Truth:
    """B wins for odd n >= 5 and d >= n + 3."""
    return (n % 2 == 1) & (d >= n + 3)


def theorem_3_2_5(n: Numbers, d: Numbers) -> Truth:
    """B wins for even n."""
    return n % 2 == 0


def theorem_3_2_6(position: Position) -> Player | None:
    """B wins for the d of Theorem 3.1.4 except 2 once A could make an A-situation and did not."""
    n, d = position.variant.n, position.variant.d
    before = position.parent
    if n % 2 == 0 or d == 2 or d not in _matched(n) or before is None or before.turn is not Player.A:
        return None
    missed = fixing_residue(before) is not None and not is_a_situation(position)
    return Player.B if missed else None


def _matched(n: Numbers) -> tuple[Numbers, ...]:
    """The divisors of Theorem 3.1.4."""
    return ((n - 1) // 2, (n + 1) // 2, n, n + 1, n + 2)


FORMULAS = ((0, 1, 1), (0, -1, 2), (0, 3, 4), (1, 2, 1), (1, 0, 1), (1, 1, 2), (1, -1, 2), (1, -2, 3), (1, 3, 4))
"""Theorem 3.1.10: for d of a parity, n + shift is d times the first k, or a later one that leaves n odd."""


def _defects_at_start(n: Numbers, d: Numbers) -> tuple[Numbers, Numbers, Truth]:
    """How many pairs of residues have a defect at the start, how many self-partnered residues have one, and whether
    one of the latter has a single number."""
    q, rho = n // d, n % d
    even, half = d % 2 == 0, q + (2 * rho >= d)  # d/2 is a residue for even d, and half is its count
    pairs = (d - 1 - abs(d - 1 - 2 * rho)) // 2  # the smaller one of rho and d - 1 - rho
    return pairs, q % 2 + even * (half % 2), (q == 1) | even & (half == 1)


def _says_nothing(position: Position) -> Player | None:
    """Lemma 2.4.3 counts residues and names no winner: see `residues.count_at_start`."""
    return None


ABOUT_STARTS = (
    about_start("3.1.4", Player.A, theorem_3_1_4),
    about_start("3.1.8", Player.A, theorem_3_1_8),
    about_start("3.1.10", Player.A, theorem_3_1_10),
    about_start("3.2.1", Player.B, theorem_3_2_1),
    about_start("3.2.3", Player.B, theorem_3_2_3),
    about_start("3.2.5", Player.B, theorem_3_2_5),
)
"""The statements about the start of a Z(n, d)."""

ABOUT_POSITIONS = (
    Statement("2.4.3", "Lemma", _says_nothing),
    Statement("3.1.2", "Lemma", lemma_3_1_2, Player.A, lemma_3_1_2_at_start),
    Statement("3.1.7", "Lemma", lemma_3_1_7, Player.A, lemma_3_1_7_at_start),
    Statement("3.2.6", "Theorem", theorem_3_2_6, Player.B),
)
"""The statements about any position of a Z(n, d)."""

AT_START = tuple(statement for statement in ABOUT_STARTS + ABOUT_POSITIONS if statement.at_start)
"""The statements that decide starts, those first that `rulings` names first."""

STATEMENTS = {
    statement.number: statement
    for statement in sorted(ABOUT_STARTS + ABOUT_POSITIONS, key=lambda it: [int(part) for part in it.number.split(".")])
}
"""Every statement by its number, in the order of the paper."""


def rulings(position: Position, lemmas: bool = True) -> tuple[Ruling, ...]:
    """What the paper says of the position, theorems first; empty where it leaves the position open.

    >>> [ruling.citation for ruling in rulings(Variant(15, 8).start())]
    ['Theorem 3.1.4', 'Theorem 3.1.10', 'Lemma 3.1.2', 'Theorem 3.1.4 (d = 16)']
    >>> [ruling.citation for ruling in rulings(Variant(31, 8).start(), lemmas=False)]
    ['Theorem 3.1.10', 'Theorem 3.1.4 (d = 16)']
    >>> rulings(Variant(17, 7).start())
    ()
    """
    if not is_of_the_paper(position.variant) or position.over:
        return ()
    if position.ply == 0:
        found = [
            Ruling(s, winner) for s in (AT_START if lemmas else ABOUT_STARTS) if (winner := s.gives(position.variant))
        ]
        return (*found, *_by_divisibility(position.variant))
    return tuple(Ruling(s, winner) for s in ABOUT_POSITIONS if lemmas and (winner := s.decides(position)))


def _by_divisibility(variant: Variant) -> list[Ruling]:
    """A's wins for d that follow from A's win for a proper multiple of d.

    Of Theorem 3.1.10 only 2d for odd d has to be looked at: any other multiple on a formula puts d itself on it.
    """
    n, d = variant.n, variant.d
    found = []
    if n % 2:
        multiples = [m for m in _matched(n) if m > d and m % d == 0]
        if multiples:
            found.append(Ruling(STATEMENTS["3.1.4"], Player.A, min(multiples)))
        if d % 2 and theorem_3_1_10(n, 2 * d):
            found.append(Ruling(STATEMENTS["3.1.10"], Player.A, 2 * d))
    return found


REMARKED = {(17, 7): Player.B}
"""What the paper says of single variants outside its statements: B wins Z(17, 7) [after Theorem 3.2.1]."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """How many variants Z(n, d) the paper decides."""

    variants: int
    by_theorem: dict[str, int]
    """How many each theorem decides, by its number; some are decided by several."""
    decided: int
    """How many some theorem decides, divisibility included."""
    by_lemma: int
    """How many more a lemma decides when applied to the start."""
    by_remark: int
    """How many more a remark decides: Z(17, 7), after Theorem 3.2.1."""

    @property
    def open(self) -> int:
        """How many nothing in the paper decides."""
        return self.variants - self.decided - self.by_lemma - self.by_remark


def coverage(bound: int, question: bool = False) -> Coverage:
    """Count over 4 <= n <= bound, 2 <= d <= n + 3 (beyond that Theorems 3.2.3 and 3.2.5 decide everything).

    With `question`, only the odd n and 7 <= d <= (n - 3)/2 of the paper's open question (i).

    >>> coverage(17, question=True).variants, coverage(17, question=True).by_remark
    (1, 1)
    """
    by_theorem = {statement.number: 0 for statement in ABOUT_STARTS}
    variants = decided = by_lemma = by_remark = 0
    for n in range(5, bound + 1, 2) if question else range(4, bound + 1):
        for d in range(7, (n - 3) // 2 + 1) if question else range(2, n + 4):
            variants += 1
            start = Variant(n, d).start()
            cited = {ruling.statement.number for ruling in rulings(start, lemmas=False)}
            for number in cited:
                by_theorem[number] += 1
            if cited:
                decided += 1
            elif any(statement.gives(start.variant) for statement in AT_START):
                by_lemma += 1
            elif (n, d) in REMARKED:
                by_remark += 1
    return Coverage(variants, by_theorem, decided, by_lemma, by_remark)


def every_miss_loses(variant: Variant) -> bool:
    """Whether A wins the Z(n, d), but only by making an A-situation whenever one can be made.

    While no self-partnered count is above 2, every position after A's move but an A-situation has a negative margin. So
    A wins if the first move can make one, and every miss loses. With a larger count some miss does not: docs/theory.md.

    >>> every_miss_loses(Variant(15, 7)), every_miss_loses(Variant(5, 2)), every_miss_loses(Variant(17, 7))
    (True, False, False)
    """
    start = variant.start()
    own = tally(start).self_counts()
    return variant.n % 2 == 1 and fixing_residue(start) is not None and all(a <= 2 for a in own)


def website_variants() -> tuple[Variant, ...]:
    """The 57 variants of the paper's website [after Theorem 3.2.6].

    The paper prints no list, but what it says of them determines one: n is odd, 5 to 25; A wins; and as soon as A fails
    to make an A-situation that could be made, B wins. They are the variants of Theorem 3.1.4 without Z(5, 2), and
    Z(13, 5), Z(19, 7), Z(25, 9).
    """
    # From d = n + 3 on B wins [Theorem 3.2.3].
    candidates = (Variant(n, d) for n in range(5, 26, 2) for d in range(2, n + 3))
    return tuple(variant for variant in candidates if every_miss_loses(variant))
