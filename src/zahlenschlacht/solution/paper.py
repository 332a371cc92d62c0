"""The paper's lemmas and theorems as predicates that can be cited.

A statement gives the winner of a position, or nothing. All statements are about Z(n, d): the board 1..n, remainder 0,
A as the Divider. A theorem is about the start, a lemma also about later positions. The conditions on the start are
arithmetic without branches, so that the atlas can apply them to arrays of n and d.

    defect     a pair of residues with different counts, or a self-partnered residue with an odd count;
               an A-situation is a position without defects
    multiple   if A wins for a multiple of d, A also wins for d, because d divides everything that the multiple divides
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from operator import attrgetter, or_
from typing import Any, TypeAlias

from ..game.errors import as_int
from ..game.rules import Player, Position, Variant
from .inequality import counts_at_start
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
    """The winner of a position by this statement, or None if it does not apply."""
    winner: Player | None = None
    """The winner wherever it applies."""
    at_start: Callable[[Numbers, Numbers], Truth] | None = None
    """Whether it decides the start of Z(n, d); None if it is not about starts."""

    def gives(self, variant: Variant) -> Player | None:
        """The winner of Z(n, d) by this statement, or None if it does not apply."""
        return self.winner if self.at_start and self.at_start(variant.n, variant.d) else None

    @property
    def citation(self) -> str:
        """The citation, as in "Theorem 3.1.4"."""
        return f"{self.kind} {self.number}"

    @property
    def key(self) -> str:
        """The name of its message in the locale files, after "statement-": "3-1-4"."""
        return self.number.replace(".", "-")

    @property
    def place(self) -> list[int]:
        """Its place in the paper: statements sorted by it are in the order of the paper."""
        return [int(part) for part in self.number.split(".")]


def about_start(number: str, winner: Player, at_start: Callable[[Numbers, Numbers], Truth]) -> Statement:
    """The theorem by which this player wins Z(n, d) whenever the condition holds."""

    def decides(position: Position) -> Player | None:
        return winner if at_start(position.variant.n, position.variant.d) else None

    return Statement(number, "Theorem", decides, winner, at_start)


@dataclass(frozen=True, slots=True)
class Ruling:
    """A statement that applies to a position, and the winner."""

    statement: Statement
    winner: Player
    multiple: int | None = None
    """The multiple of d to which the statement applies, if the win for d follows by divisibility."""

    @property
    def citation(self) -> str:
        """The citation, with the multiple if there is one: "Theorem 3.1.4 (d = 16)"."""
        return self.statement.citation + (f" (d = {self.multiple})" if self.multiple else "")


def is_paper_variant(variant: Variant) -> bool:
    """Whether the variant is one of the paper's Z(n, d)."""
    paper_bond = variant.bond.is_sum and variant.remainder == 0
    return paper_bond and variant.board is None and variant.divider is Player.A


def defects(position: Position) -> dict[int, int]:
    """The defects of the position: the excess of each residue whose count is too large for an A-situation.

    For a pair this is the residue with the larger count. For a self-partnered residue the excess is 1.

    >>> defects(Variant(15, 6).start())
    {1: 1, 2: 1, 3: 1}
    """
    board = tally(position)
    excesses = {}
    if board.left_over:
        for r, other in board.pairs():
            excess = board.count(r) - board.count(other)
            if excess:
                excesses[r] = excess
    for r in self_partnered(position.variant):
        if board.count(r) % 2:
            excesses[r] = 1
    return dict(sorted(excesses.items()))


def fixing_residue(position: Position) -> int | None:
    """The residue of the move that leaves an A-situation, or None if no move does.

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


def mendable_defects(position: Position, count: int) -> tuple[int, ...]:
    """The residues of the defects if there are exactly `count` and Lemma 3.1.7 can mend them; otherwise an empty tuple.

    Each has an excess of 1. Some are self-partnered, and these have at least 3 numbers. The lemma is about three of
    them, the residues x, y and z.

    >>> mendable_defects(Variant(15, 6).start(), 3)
    (1, 2, 3)
    """
    board = tally(position)
    excesses = defects(position) if board.left_over <= count else {}
    own = [r for r in excesses if r in self_partnered(position.variant)]
    are_mendable = [*excesses.values()] == [1] * count and own and all(board.count(r) >= 3 for r in own)
    return tuple(excesses) if are_mendable else ()


def lemma_3_1_2(position: Position) -> Player | None:
    """A wins if B is to move in an A-situation, or if A can leave one."""
    variant = position.variant
    if variant.n % 2 == 0 or position.size < 4:
        return None
    if position.turn is Player.B:
        return Player.A if is_a_situation(position) else None
    return Player.A if fixing_residue(position) is not None else None


def lemma_3_1_2_at_start(n: Numbers, d: Numbers) -> Truth:
    """A can leave an A-situation if the board is odd and the start has exactly one defect."""
    pairs, own = counts_at_start(n, d)
    return (n % 2 == 1) & (pairs + sum(a & 1 for a in own) == 1)


def theorem_3_1_4(n: Numbers, d: Numbers) -> Truth:
    """A wins for odd n >= 5 and d in {(n - 1)/2, (n + 1)/2, n, n + 1, n + 2}."""
    return (n % 2 == 1) & reduce(or_, (d == divisor for divisor in _divisors_of_theorem_3_1_4(n)))


def lemma_3_1_7(position: Position) -> Player | None:
    """A to move wins by the {x, y, z}-strategy if its three conditions hold (odd n >= 5, d >= 3)."""
    variant = position.variant
    if variant.n % 2 == 0 or variant.d < 3 or position.turn is not Player.A:
        return None
    return Player.A if mendable_defects(position, 3) else None


def lemma_3_1_7_at_start(n: Numbers, d: Numbers) -> Truth:
    """The conditions at the start: an odd board with three defects, the self-partnered ones with counts >= 3."""
    pairs, own = counts_at_start(n, d)
    odd, single = sum(a & 1 for a in own), sum(a == 1 for a in own)
    return (n % 2 == 1) & (d >= 3) & (pairs + odd == 3) & (odd > 0) & (single == 0)


def theorem_3_1_8(n: Numbers, d: Numbers) -> Truth:
    """A wins for odd n >= 5 and d in {2, 3}, for odd n >= 11 and d in {2, ..., 6}."""
    return (n % 2 == 1) & ((d <= 3) | (n >= 11) & (d <= 6))


def theorem_3_1_10(n: Numbers, d: Numbers) -> Truth:
    """A wins for d >= 7 on the boards of the theorem's formulas, one family for even d and one for odd d."""
    # For odd d the formulas of a family go in steps of 2d, for even d in steps of d.
    odd = d % 2
    step = d + d * odd
    rest = n % step
    is_covered = False
    for parity, shift, first in FORMULAS:
        smallest = first * d - shift
        is_covered = is_covered | (odd == parity) & (rest == smallest % step) & (n >= smallest)
    return (d >= 7) & is_covered


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
    """B wins for the d of Theorem 3.1.4 except 2 if A could leave an A-situation and did not."""
    n, d = position.variant.n, position.variant.d
    before = position.parent
    if n % 2 == 0 or d == 2 or d not in _divisors_of_theorem_3_1_4(n) or before is None or before.turn is not Player.A:
        return None
    is_miss = fixing_residue(before) is not None and not is_a_situation(position)
    return Player.B if is_miss else None


def _divisors_of_theorem_3_1_4(n: Numbers) -> tuple[Numbers, ...]:
    """The divisors of Theorem 3.1.4."""
    return ((n - 1) // 2, (n + 1) // 2, n, n + 1, n + 2)


FORMULAS = ((0, 1, 1), (0, -1, 2), (0, 3, 4), (1, 2, 1), (1, 0, 1), (1, 1, 2), (1, -1, 2), (1, -2, 3), (1, 3, 4))
"""Theorem 3.1.10: for d of a parity, n + shift is d times the first k, or a later one that leaves n odd."""


_THEOREM_3_1_4 = about_start("3.1.4", Player.A, theorem_3_1_4)
_THEOREM_3_1_10 = about_start("3.1.10", Player.A, theorem_3_1_10)

ABOUT_STARTS = [
    _THEOREM_3_1_4,
    about_start("3.1.8", Player.A, theorem_3_1_8),
    _THEOREM_3_1_10,
    about_start("3.2.1", Player.B, theorem_3_2_1),
    about_start("3.2.3", Player.B, theorem_3_2_3),
    about_start("3.2.5", Player.B, theorem_3_2_5),
]
"""The statements about the start of a Z(n, d): a registry."""

ABOUT_POSITIONS = [
    Statement("2.4.3", "Lemma", lambda position: None),  # it counts residues: see `residues.count_at_start`
    Statement("3.1.2", "Lemma", lemma_3_1_2, Player.A, lemma_3_1_2_at_start),
    Statement("3.1.7", "Lemma", lemma_3_1_7, Player.A, lemma_3_1_7_at_start),
    Statement("3.2.6", "Theorem", theorem_3_2_6, Player.B),
]
"""The statements about any position of a Z(n, d): a registry."""


def statements_at_start() -> list[Statement]:
    """The statements that can decide a start, in the order in which `rulings` lists them."""
    return [statement for statement in ABOUT_STARTS + ABOUT_POSITIONS if statement.at_start]


def statements() -> dict[str, Statement]:
    """Every statement by its number, in the order of the paper."""
    return {
        statement.number: statement for statement in sorted(ABOUT_STARTS + ABOUT_POSITIONS, key=attrgetter("place"))
    }


def rulings(position: Position, lemmas: bool = True) -> tuple[Ruling, ...]:
    """The paper's statements that decide the position, theorems first; empty if the paper leaves it open.

    >>> [ruling.citation for ruling in rulings(Variant(15, 8).start())]
    ['Theorem 3.1.4', 'Theorem 3.1.10', 'Lemma 3.1.2', 'Theorem 3.1.4 (d = 16)']
    >>> [ruling.citation for ruling in rulings(Variant(31, 8).start(), lemmas=False)]
    ['Theorem 3.1.10', 'Theorem 3.1.4 (d = 16)']
    >>> rulings(Variant(17, 7).start())
    ()
    """
    if not is_paper_variant(position.variant) or position.is_over:
        return ()
    if position.ply == 0:
        candidates = statements_at_start() if lemmas else ABOUT_STARTS
        rulings_at_start = [Ruling(s, winner) for s in candidates if (winner := s.gives(position.variant))]
        return (*rulings_at_start, *_by_divisibility(position.variant))
    return tuple(Ruling(s, winner) for s in ABOUT_POSITIONS if lemmas and (winner := s.decides(position)))


def _by_divisibility(variant: Variant) -> list[Ruling]:
    """The rulings for d that follow from A's win for a proper multiple of d.

    For Theorem 3.1.10 it is enough to try 2d for odd d: if it applies to another multiple, it applies to d itself.
    """
    n, d = variant.n, variant.d
    rulings = []
    if n % 2:
        multiples = [m for m in _divisors_of_theorem_3_1_4(n) if m > d and m % d == 0]
        if multiples:
            rulings.append(Ruling(_THEOREM_3_1_4, Player.A, min(multiples)))
        if d % 2 and theorem_3_1_10(n, 2 * d):
            rulings.append(Ruling(_THEOREM_3_1_10, Player.A, 2 * d))
    return rulings


REMARKED = {(17, 7): Player.B}
"""Variants that the paper decides by a remark: B wins Z(17, 7) [after Theorem 3.2.1]."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """The number of variants Z(n, d) that the paper decides."""

    variants: int
    by_theorem: dict[str, int]
    """The number of variants that each theorem decides; some are decided by several."""
    decided: int
    """The number of variants that at least one theorem decides, including divisibility."""
    by_lemma: int
    """The number of further variants that a lemma decides at the start."""
    by_remark: int
    """The number of further variants that a remark decides: Z(17, 7), after Theorem 3.2.1."""

    @property
    def open(self) -> int:
        """The number of variants that the paper leaves open."""
        return self.variants - self.decided - self.by_lemma - self.by_remark


def coverage(bound: int, question: bool = False) -> Coverage:
    """The coverage of 4 <= n <= bound, 2 <= d <= n + 3; for larger d Theorems 3.2.3 and 3.2.5 decide everything.

    With `question`, only odd n and 7 <= d <= (n - 3)/2 are counted, as in the paper's open question (i).

    >>> coverage(17, question=True).variants, coverage(17, question=True).by_remark
    (1, 1)
    """
    by_theorem = {statement.number: 0 for statement in ABOUT_STARTS}
    variants = decided = by_lemma = by_remark = 0
    bound = as_int(bound, "bound")
    for n in range(5, bound + 1, 2) if question else range(4, bound + 1):
        for d in range(7, (n - 3) // 2 + 1) if question else range(2, n + 4):
            variants += 1
            start = Variant(n, d).start()
            theorems = {ruling.statement.number for ruling in rulings(start, lemmas=False)}
            for number in theorems:
                by_theorem[number] += 1
            if theorems:
                decided += 1
            elif any(statement.gives(start.variant) for statement in statements_at_start()):
                by_lemma += 1
            elif (n, d) in REMARKED:
                by_remark += 1
    return Coverage(variants, by_theorem, decided, by_lemma, by_remark)


def every_miss_loses(variant: Variant) -> bool:
    """Whether A wins Z(n, d), but loses as soon as A could leave an A-situation and does not.

    While no self-partnered count exceeds 2, every position after A's move that is not an A-situation has a negative
    margin. So A wins if the first move can leave one, and every miss loses. If a count exceeds 2, some miss does not
    lose: see docs/theory.md.

    >>> every_miss_loses(Variant(15, 7)), every_miss_loses(Variant(5, 2)), every_miss_loses(Variant(17, 7))
    (True, False, False)
    """
    start = variant.start()
    own = tally(start).self_counts()
    return variant.n % 2 == 1 and fixing_residue(start) is not None and all(a <= 2 for a in own)


def website_variants() -> tuple[Variant, ...]:
    """The 57 variants of the paper's website [after Theorem 3.2.6].

    The paper prints no list, but its description determines one: n is odd, from 5 to 25; A wins; and B wins as soon as
    A could leave an A-situation and does not. They are the variants of Theorem 3.1.4 without Z(5, 2), and Z(13, 5),
    Z(19, 7), Z(25, 9).
    """
    # From d = n + 3 on B wins [Theorem 3.2.3].
    candidates = (Variant(n, d) for n in range(5, 26, 2) for d in range(2, n + 3))
    return tuple(variant for variant in candidates if every_miss_loses(variant))
