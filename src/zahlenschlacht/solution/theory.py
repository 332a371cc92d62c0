"""The complete solution: every position of every variant, by one inequality.

A set of numbers is hostile to the closer if the closer loses when any two of them are the last two. If the closer is
the Divider, these are sets without bonded pairs. If the closer is the Breaker, any two numbers of the set are bonded.

    k          the number of numbers left; the closer is to move if k is odd
    h          the size of a largest hostile set of the numbers left
    margin     ceil(k / 2) - h

Last-two theorem: the closer wins if and only if margin >= 0. The proof is in docs/theory.md.

Where residues decide the bond, h follows from their counts. For other bonds `hostile` searches for h, and at the start
`classics` may know it.
"""

from dataclasses import asdict, dataclass
from html import escape
from typing import Any, overload

from ..game.bonds import SquareSum, Sum
from ..game.notation import as_position
from ..game.rules import MAX_PLAYABLE, Player, Position, Variant, as_player
from .certificates import Certificate, certify
from .classics import classic_about, closer_wins_square_sums
from .graphs import graph, mask_left
from .inequality import breaker_margin, counts_at_start, divider_margin, largest_bonded_set, lowering_at_start
from .paper import rulings
from .rays import closing_divider_wins
from .residues import Tally, residue_bond, tally

LAST_TWO = "Last-two theorem"
"""The citation if no statement of the paper decides the position."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The winner of a position under perfect play, the margin, the winning moves, and the reason."""

    winner: Player
    """The winner if both players play perfectly."""
    closer: Player
    """The player who makes the last move of the game."""
    margin: int
    """ceil(k / 2) - h: the closer wins if and only if it is not negative."""
    winning_moves: tuple[int, ...] | None
    """The moves that win for the player to move, ascending; None if they are not listed."""
    winning_residues: tuple[int, ...] | None
    """The residues of these moves, ascending; None if they are not listed or the bond is not a sum."""
    reason: str
    """The citation of the statement that decides the position."""
    certificate: Certificate | None
    """A proof that a person can check by eye; None if the moves are not listed."""

    def as_dict(self) -> dict[str, Any]:
        """The verdict as plain values for JSON: texts, numbers, lists and dictionaries.

        >>> solve("Z(15, 7): 2", lists=False).as_dict()
        {'winner': 'B', 'closer': 'A', 'margin': -1, 'winning_moves': None, 'winning_residues': None, \
'reason': 'Theorem 3.2.6', 'certificate': None}
        """
        plain: dict[str, Any] = _plain(asdict(self))
        return plain

    def _repr_html_(self) -> str:
        """The fields as a table, for notebooks."""
        values = {name: getattr(self, name) for name in self.__dataclass_fields__}
        rows = (f"<tr><th>{name}</th><td>{escape(str(value))}</td></tr>" for name, value in values.items())
        return f"<table>{''.join(rows)}</table>"


def _plain(value: Any) -> Any:
    """The value with lists for tuples and texts for players."""
    if isinstance(value, dict):
        return {name: _plain(item) for name, item in value.items()}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return str(value) if isinstance(value, str) else value


def solve(
    where: Position | Variant | str | int,
    d: int | None = None,
    remainder: int = 0,
    divider: Player | str = Player.A,
    *,
    lists: bool = True,
) -> Verdict:
    """The verdict on a position, on the start of a variant, on a game in notation, or on Z(n, d) as `solve(n, d)`.

    Moves and certificate are None without `lists`, or if the board is too large.

    >>> verdict = solve(Variant(15, 7).start())
    >>> verdict.winner, verdict.margin, verdict.winning_moves, verdict.reason
    (Player.A, 0, (1, 8, 15), 'Theorem 3.1.4')
    >>> solve("Z(15, 7): 8 2").winning_moves
    (5, 12)
    """
    position = _as_position(where, d, remainder, divider)
    variant = position.variant
    has_lists = lists and variant.n <= MAX_PLAYABLE and (position.ply > 0 or is_solvable(variant))
    value = margin(position) if has_lists or position.ply else margin_at_start(variant)
    moves = _winning_moves(position, value) if has_lists else None
    has_residues = moves is not None and variant.bond.is_sum
    return Verdict(
        winner=winner_by_margin(variant, value),
        closer=variant.closer,
        margin=value,
        winning_moves=moves,
        winning_residues=tuple(sorted({number % variant.d for number in moves or ()})) if has_residues else None,
        reason=reason(position),
        certificate=certify(position, value) if has_lists else None,
    )


def _as_position(where: Any, d: int | None, remainder: int, divider: Player | str) -> Position:
    """The position, or the start of Z(n, d) if the divisor is given beside n."""
    return as_position(where if d is None else Variant(where, d, remainder, divider))


def is_solvable(variant: Variant) -> bool:
    """Whether every position of the variant can be solved: by residues, or by search on a small board."""
    return variant.bond.as_residue_bond is not None or variant.n <= variant.bond.search_limit


def reason(position: Position) -> str:
    """The citation of the statement that decides the position."""
    statements = rulings(position)
    if statements:
        return statements[0].citation
    classic = None if position.ply else classic_about(position.variant)
    return LAST_TWO if classic is None else classic.citation


def winner_by_margin(variant: Variant, margin: int) -> Player:
    """The winner of a position with this margin [Last-two theorem]."""
    return variant.closer if margin >= 0 else variant.closer.other


def margin(position: Position) -> int:
    """ceil(k / 2) - h: the closer wins if and only if it is not negative.

    >>> margin(Variant(15, 7).start()), margin(Variant(15, 7).position([2]))
    (0, -1)
    """
    if position.variant.bond.as_residue_bond:
        return margin_of(tally(position))
    position.variant.check_playable()
    return (position.size + 1) // 2 - graph(position.variant).h(mask_left(position))


def winning_moves(where: Position | Variant | str) -> tuple[int, ...]:
    """The moves that win for the player to move, ascending; empty if the position is lost or the game is over.

    Quicker than `solve`, which also finds the reason and the certificate.

    >>> winning_moves(Variant(15, 7).start()), winning_moves(Variant(15, 7).position([2]))
    ((1, 8, 15), (3, 4, 6, 7, 9, 10, 11, 13, 14))
    """
    position = as_position(where)
    return _winning_moves(position, margin(position))


def _winning_moves(position: Position, margin: int) -> tuple[int, ...]:
    """The winning moves of a position with this margin."""
    choice = _choice(position.size, margin)
    if choice in ("all", "none"):
        return position.numbers if choice == "all" else ()
    lowering = lowering_numbers(position)
    return tuple(number for number in position.numbers if (number in lowering) == (choice == "lowering"))


def lowering_numbers(position: Position) -> frozenset[int]:
    """The numbers whose removal lowers h: those that lie in every largest hostile set.

    >>> sorted(lowering_numbers(Variant(15, 7).start())), sorted(lowering_numbers(Variant(9, "coprime").start()))
    ([1, 8, 15], [2, 4, 6, 8])
    """
    residues = position.variant.bond.as_residue_bond
    if residues is None:
        friends = graph(position.variant)
        return frozenset(friends.numbers_of(friends.core(mask_left(position))))
    lowering = lowering_residues(tally(position))
    return frozenset(number for number in position.numbers if number % residues.d in lowering)


def _choice(size: int, margin: int) -> str:
    """Which moves win for the player to move: "all", "none", those "lowering" h, or those "keeping" it.

    At margin 0 the closer must lower h; at margin -1 the other player must keep it.
    """
    closer_moves = size % 2 == 1
    if size == 2 or (margin < 0 if closer_moves else margin >= 0):
        return "none"
    if margin != (0 if closer_moves else -1):
        return "all"
    return "lowering" if closer_moves else "keeping"


@overload
def winner(where: Position | Variant | str, /) -> Player: ...
@overload
def winner(n: int, d: int, remainder: int = 0, divider: Player | str = Player.A) -> Player: ...
def winner(n: Any, d: Any = None, remainder: int = 0, divider: Player | str = Player.A) -> Player:
    """The winner of Z(n, d) under perfect play, in constant time for integers of any size, or of any position.

    >>> winner(2017, 8), winner(17, 7), winner(10**100 + 1, 10**40), winner("Z(15, 7): 2")
    (Player.A, Player.B, Player.A, Player.B)
    """
    # A shortcut for remainder 0 by the rays: the general way takes 80 times as long.
    is_plain = type(n) is type(d) is type(remainder) is int and remainder == 0
    if is_plain and n >= 4 and d >= 2 and (divider == "A" or divider == "B"):
        closer, other = (_A, _B) if n % 2 else (_B, _A)
        return closer if divider != closer or closing_divider_wins(n, d) else other
    position = _as_position(n, d, remainder, divider)
    variant = position.variant
    return winner_by_margin(variant, margin(position)) if position.ply else _winner_at_start(variant)


def _winner_at_start(variant: Variant) -> Player:
    """The winner of the start, also of large boards with square sums, where only the sign of the margin is known."""
    if type(variant.bond) is SquareSum and variant.board is None and not is_solvable(variant):
        closer = variant.closer
        return closer if closer_wins_square_sums(variant.n, variant.divider_closes) else closer.other
    return winner_by_margin(variant, margin_at_start(variant))


_A, _B = Player.A, Player.B  # looked up once, because `winner` is called by the million


def frontier(d: int, divider: Player | str = Player.A) -> int | None:
    """The largest n that the Breaker wins on 1..n although the Divider closes, or None if there is no such n >= 4.

    With A as the Divider these are the odd n (the paper's question (i)), with B as the Divider the even n (question
    (ii)). The Divider wins every larger n of the same parity.

    >>> [frontier(d) for d in range(2, 10)]
    [None, None, 5, 7, 9, 17, 19, 31]
    >>> [frontier(d, "B") for d in range(2, 10)]
    [None, 4, 6, 12, 14, 24, 20, 40]
    """
    d = Sum(d).d
    if as_player(divider) is Player.B:
        if d % 2:
            return (d * d - 1) // 2
        if d == 2:
            return None
        return d * d // 4 + (d // 2 if d % 4 == 0 else d - 1)
    if d <= 3:
        return None
    if d % 2:
        return (d * d - 2 * d - 1) // 2
    return d * d // 4 if d % 4 == 2 else d * d // 4 + d // 2 - 1


def count_below_frontier(d: int) -> int:
    """The number of odd boards 1..n, n >= 5, that B wins for this d with A as the Divider.

    >>> [count_below_frontier(d) for d in range(2, 12)]
    [0, 0, 1, 1, 2, 3, 5, 7, 8, 12]
    """
    d = Sum(d).d
    if d <= 5:
        return int(d >= 4)
    if d % 2:
        return (d * d - 25) // 8
    return (d * d + 8 * d - (48 if d % 4 == 0 else 52)) // 16


def margin_at_start(variant: Variant) -> int:
    """The margin before the first move; for a sum on 1..n in constant time.

    >>> margin_at_start(Variant(2017, 8)), margin_at_start(Variant(10**40 + 1, 10**20))
    (250, 99999999999999999998)
    """
    if not variant.bond.is_sum:
        return _classic_margin(variant)
    if variant.board is not None:
        return margin_of(tally(variant.start()))
    n = variant.n
    left_over, own = counts_at_start(n, variant.d, variant.remainder)
    if variant.divider_closes:
        return divider_margin(n, left_over, own)
    # Every sum from 3 to 2n - 1 is a sum of two numbers of the board.
    has_bond = 3 + (variant.remainder - 3) % variant.d <= 2 * n - 1
    return breaker_margin(n, has_bond, own)


def winning_share_at_start(variant: Variant) -> float:
    """The share of first moves that win, for a sum on 1..n, in constant time.

    >>> winning_share_at_start(Variant(15, 7)), winning_share_at_start(Variant(17, 7))
    (0.2, 0.0)
    """
    n = variant.n
    choice = _choice(n, margin_at_start(variant))
    if choice in ("all", "none"):
        return float(choice == "all")
    # If the Breaker closes, the margin is 0 only for d = 2: the odd numbers are the only largest bonded set.
    counts = counts_at_start(n, variant.d, variant.remainder)
    lowering = lowering_at_start(n, variant.d, *counts) if variant.divider_closes else (n + 1) // 2
    return (lowering if choice == "lowering" else n - lowering) / n


def _classic_margin(variant: Variant) -> int:
    """The margin before the first move where the bond is not a sum: by a classical theorem, otherwise as later on."""
    classic = classic_about(variant)
    if classic is None:
        return margin(variant.start())
    if classic.counts_primes:
        variant.check_playable()
    return (variant.n + 1) // 2 - classic.h(variant.n, variant.bond)


def margin_of(board: Tally) -> int:
    """The margin of a position, from its tally."""
    if board.variant.divider_closes:
        return divider_margin(board.size, board.left_over, board.self_counts())
    return breaker_margin(board.size, board.open_pairs > 0, board.self_counts())


def lowering_residues(board: Tally) -> frozenset[int]:
    """The residues whose moves lower h.

    If the Divider closes: the larger side of a pair, or a self-partnered residue with one number.
    If the Breaker closes: the only residue with h numbers bonded to each other, or the last number of a side of the
    only pair.
    """
    counts = board.counts
    own = residue_bond(board.variant).self_partnered(counts)
    if board.variant.divider_closes:
        larger = {r for r, other in board.pairs() if counts[r] > counts.get(other, 0)}
        return frozenset(larger).union(r for r in own if counts[r] == 1)
    h = largest_bonded_set(board.open_pairs > 0, [counts[r] for r in own])
    largest = frozenset(r for r in own if counts[r] == h)
    if h > 2 or board.open_pairs == 0:
        return largest if len(largest) == 1 and h > 1 else frozenset()
    if largest or board.open_pairs > 1:
        return frozenset()
    # The only bonded numbers are those of one pair: its sides with a single number.
    return frozenset(r for pair in board.pairs() if counts.get(pair[1]) for r in pair if counts[r] == 1)


def winning_residues(board: Tally) -> frozenset[int]:
    """The residues of the winning moves; empty if the position is lost or the game is over."""
    choice = _choice(board.size, margin_of(board))
    if choice == "none":
        return frozenset()
    if choice == "lowering":
        return lowering_residues(board)
    present = frozenset(r for r, a in board.counts.items() if a)
    return present if choice == "all" else present - lowering_residues(board)
