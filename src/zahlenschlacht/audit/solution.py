"""Checks of the complete solution: closed form, margin, frontier and verdicts.

h          the size of a largest hostile set, as in `theory`, here computed from its definition
"""

from collections.abc import Callable, Iterable, Iterator

from ..game.notation import write
from ..game.rules import Player, Position, Variant
from .boards import drawn_graphs, family, other_bonds, own_boards, positions, positions_up_to_exchange, searchable
from .checks import Case, Check
from .claims import Claims
from .oracle import CountOracle, SetOracle

OWN_BOARDS = 150
"""The number of random boards, which are checked besides the boards 1..n."""


def solution_checks(claims: Claims, oracle: CountOracle, bound: int, reach: int) -> list[Check]:
    """Checks of the closed form, the margin and the frontier up to `reach` numbers, and of verdicts up to `bound`."""
    starts = list(family(range(4, reach + 1)))
    small = [*family(range(4, min(bound, 6) + 1)), *family(range(7, bound + 1), all_remainders=False)]
    larger = searchable(family(range(bound + 1, 2 * bound + 2), all_remainders=False), 5 * 2**bound // 4)
    divisors = [d for d in range(2, reach) if (claims.frontier(d, Player.A) or 0) <= reach]
    return [
        Check("Closed form", starts, lambda variant: _closed_form(claims, oracle, variant)),
        Check("Margin at the start", starts, lambda variant: _margin(claims, oracle, variant)),
        Check("Frontier", range(2, reach), lambda d: _frontier(claims, oracle, d, Player.A, reach)),
        Check("Frontier, reversed", range(2, reach), lambda d: _frontier(claims, oracle, d, Player.B, reach)),
        Check("Boards of B", divisors, lambda d: _count(claims, oracle, d)),
        Check("Verdicts", small, lambda variant: _verdicts_on_sets(claims, variant)),
        Check("Verdicts, larger boards", larger, lambda v: _verdicts(claims, oracle, positions_up_to_exchange(v))),
        Check("Verdicts, own boards", own_boards(OWN_BOARDS, bound), lambda v: _verdicts_on_sets(claims, v)),
        Check("Other bonds", list(other_bonds(range(4, bound + 5))), lambda v: _verdicts_on_sets(claims, v)),
        Check("Drawn graphs", drawn_graphs(min(bound, 6)), lambda v: _verdicts_on_sets(claims, v)),
    ]


def _closed_form(claims: Claims, oracle: CountOracle, variant: Variant) -> Iterator[Case]:
    claim = claims.winner(variant.n, variant.d, variant.remainder, variant.divider)
    winner = oracle.winner(variant.start())
    yield None if claim is winner else f"the closed form gives {variant} to {claim}, but {winner} wins"


def _margin(claims: Claims, oracle: CountOracle, variant: Variant) -> Iterator[Case]:
    margin = claims.margin_at_start(variant)
    winner = oracle.winner(variant.start())
    is_right = (margin >= 0) == (winner is variant.closer)
    yield None if is_right else f"the margin of {variant} is given as {margin}, but {winner} wins"


def _frontier(claims: Claims, oracle: CountOracle, d: int, divider: Player, reach: int) -> Iterator[Case]:
    """A case for the frontier, which the Breaker wins, and for each larger board, which the Divider wins."""
    frontier, smallest = claims.frontier(d, divider), 5 if divider is Player.A else 4
    for n in range(smallest if frontier is None else frontier, reach + 1, 2):
        expected = divider.other if n == frontier else divider
        variant = Variant(n, d, divider=divider)
        winner = oracle.winner(variant.start())
        yield None if winner is expected else f"the frontier of {d} is given as {frontier}, but {winner} wins {variant}"


def _count(claims: Claims, oracle: CountOracle, d: int) -> Iterator[Case]:
    """A case for the number of odd boards that B wins; for every larger odd n, A wins [Frontier]."""
    claim = claims.count_below_frontier(d)
    sizes = range(5, (claims.frontier(d, Player.A) or 0) + 1, 2)
    count = sum(oracle.winner(Variant(n, d).start()) is Player.B for n in sizes)
    yield None if claim == count else f"B wins {count} odd boards for d = {d}, not {claim}"


def _verdicts_on_sets(claims: Claims, variant: Variant) -> Iterator[Case]:
    """A case for each set of numbers left."""
    hostile, all_numbers = largest_hostile_sets(variant), (1 << variant.n) - 1
    return _verdicts(
        claims, SetOracle(variant), positions(variant), lambda position: hostile[all_numbers ^ position.crossed_mask]
    )


def _verdicts(
    claims: Claims,
    oracle: SetOracle | CountOracle,
    positions: Iterable[Position],
    largest: Callable[[Position], int | None] = lambda _: None,
) -> Iterator[Case]:
    """A case for each position. `largest` returns h, or None if the certificate has to be trusted for it."""
    for position in positions:
        verdict = claims.solve(position)
        certificate = verdict.certificate
        winner, moves = oracle.winner(position), oracle.winning_moves(position)
        h = largest(position)
        if verdict.winner is not winner:
            yield f"{write(position)} is given to {verdict.winner}, but {winner} wins"
        elif verdict.winning_moves != moves:
            yield f"the winning moves of {write(position)} are {moves}, not {verdict.winning_moves}"
        elif verdict.closer is not position.variant.closer or (verdict.margin >= 0) != (winner is verdict.closer):
            yield f"{winner} wins {write(position)}, but its margin is given as {verdict.margin} for {verdict.closer}"
        elif certificate is None or not certificate.holds(position):
            yield f"the certificate of {write(position)} does not hold"
        elif verdict.margin != (position.size + 1) // 2 - (len(certificate.hostile) if h is None else h):
            yield f"the largest hostile set of {write(position)} has {h} numbers, but its margin is {verdict.margin}"
        elif position.ply == 0 and verdict.margin != claims.margin_at_start(position.variant):
            yield f"the start of {position.variant} has two margins"
        else:
            yield None


def largest_hostile_sets(variant: Variant) -> list[int]:
    """h for each set of numbers, from smaller sets: a hostile set has the smallest number in it, or it does not.

    >>> largest_hostile_sets(Variant(5, 3))[0b11111], largest_hostile_sets(Variant(4, 3))[0b1111]
    (3, 2)
    """
    divider_closes = variant.divider_closes
    numbers = variant.numbers
    hostile_to = [
        sum(1 << index for index, y in enumerate(numbers) if x != y and variant.bonded(x, y) != divider_closes)
        for x in numbers
    ]
    sizes = [0] * (1 << variant.n)
    for left in range(1, 1 << variant.n):
        smallest = left & -left
        sizes[left] = max(sizes[left ^ smallest], 1 + sizes[left & hostile_to[smallest.bit_length() - 1]])
    return sizes
