"""Checks of the paper's statements."""

from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter

from ..game.notation import write
from ..game.rules import Player, Position, Variant
from ..solution.paper import Statement
from ..solution.residues import is_a_situation
from .boards import arrivals, one_of_each_residue, searchable, z_variants
from .checks import Case, Check
from .claims import Claims
from .oracle import CountOracle


def statement_checks(claims: Claims, oracle: CountOracle, bound: int, reach: int) -> list[Check]:
    """A check for each statement in the order of the paper, one for divisibility, and one for the website's variants.

    Starts are compared up to `reach` numbers, positions up to `bound` numbers. Larger boards with few positions up to
    exchange are added, because Lemma 3.1.7 applies to no board of fewer than 13 numbers.
    """
    starts = list(z_variants(range(4, reach + 1)))
    larger = searchable(z_variants(range(bound + 1, 2 * bound + 2)), 7 * 2**bound)
    boards = [*z_variants(range(4, bound + 1)), *larger]

    def check(statement: Statement) -> Check:
        if statement.number == "2.4.3":
            return Check(statement.citation, starts, lambda variant: _counts(claims, variant))
        if statement in claims.about_starts:
            return Check(statement.citation, starts, _decisions(statement, oracle, lambda variant: [variant.start()]))
        return Check(statement.citation, boards, _decisions(statement, oracle, arrivals))

    statements = sorted([*claims.about_starts, *claims.about_positions], key=attrgetter("place"))
    return [
        *map(check, statements),
        Check("Divisibility", starts, lambda variant: _divisibility(claims, oracle, variant)),
        Check("The 57 variants", range(5, 26, 2), lambda n: _website(claims, oracle, n)),
    ]


def _decisions(
    statement: Statement, oracle: CountOracle, positions: Callable[[Variant], Iterable[Position]]
) -> Callable[[Variant], Iterator[Case]]:
    """A case for each position that the statement decides."""

    def cases(variant: Variant) -> Iterator[Case]:
        for position in positions(variant):
            claim = statement.decides(position)
            if claim is not None:
                winner, name = oracle.winner(position), statement.citation
                yield None if claim is winner else f"{name} gives {write(position)} to {claim}, but {winner} wins"

    return cases


def _counts(claims: Claims, variant: Variant) -> Iterator[Case]:
    """A case for each residue: its count by the lemma and its count on the board [Lemma 2.4.3]."""
    n, d = variant.n, variant.d
    counts = [0] * d
    for number in range(1, n + 1):
        counts[number % d] += 1
    for r, count in enumerate(counts):
        claim = claims.count_at_start(n, d, r)
        yield None if claim == count else f"residue {r} stands {count} times on the board of {variant}, not {claim}"


def _divisibility(claims: Claims, oracle: CountOracle, variant: Variant) -> Iterator[Case]:
    """A case for each ruling by a multiple of d, and one for each divisor of d when A wins."""
    n, d, start = variant.n, variant.d, variant.start()
    true_winner = oracle.winner(start)
    for ruling in claims.rulings(start):
        multiple = ruling.multiple
        if multiple is not None:
            is_right = multiple % d == 0 and ruling.winner is true_winner
            is_right = is_right and ruling.statement.decides(Variant(n, multiple).start()) is ruling.winner
            yield None if is_right else f"{ruling.citation} gives {variant} to {ruling.winner}"
    if true_winner is Player.A:
        for divisor in range(2, d):
            if d % divisor == 0:
                other = Variant(n, divisor)
                yield None if oracle.winner(other.start()) is Player.A else f"A wins {variant}, but not {other}"


def _website(claims: Claims, oracle: CountOracle, n: int) -> Iterator[Case]:
    """A case for each d up to 2n + 3: the variant is listed if and only if A wins it and every miss loses."""
    website = claims.website()
    for d in range(2, 2 * n + 4):
        variant = Variant(n, d)
        belongs = oracle.winner(variant.start()) is Player.A and all(_misses_lose(oracle, variant))
        is_listed = variant in website
        yield None if is_listed is belongs else f"{variant} is {'' if is_listed else 'not '}on the list"


def _misses_lose(oracle: CountOracle, variant: Variant) -> Iterator[bool]:
    """For each position, up to its shape, in which A can leave an A-situation: whether every other move loses."""
    shapes, stack = set(), [variant.start()]
    while stack:
        position = stack.pop()
        if position.is_over or (shape := oracle.shape(position)) in shapes:
            continue
        shapes.add(shape)
        next_positions = [position.cross(number) for number in one_of_each_residue(position)]
        stack += next_positions
        if position.turn is Player.A:
            misses = [miss for miss in next_positions if not is_a_situation(miss)]
            if len(misses) < len(next_positions):
                yield all(oracle.winner(miss) is Player.B for miss in misses)
