"""The rules of Zahlenschlacht: variants, positions, legal moves and the winner.

The players cross out numbers in turn, A first, until two remain. The Divider wins if the last two are bonded, otherwise
the Breaker wins. The bond decides which numbers are bonded. In the paper's Z(n, d) the board is 1..n, two numbers are
bonded if d divides their sum, and A is the Divider [Definition 2.3.1].

    n          the number of numbers on the board at the start
    ply        the number of moves made so far

>>> game = Variant(5, 3).start()
>>> game = game.cross(3).cross(1).cross(5)
>>> game.numbers, game.winner
((2, 4), Player.A)
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import compress, pairwise
from typing import Any, Self

from .bonds import Bond, Sum, parse_bond
from .errors import InputError, MoveError, Name, NotASumError, as_int, digits
from .parsing import parse_int, parse_ints

MAX_PLAYABLE = 1_000_000
"""The largest board that can be played; larger ones can only be solved at the start."""
_DIGITS = bytes.maketrans(b"01", b"\0\1")
"""Turns the binary digits of a bit set into zeros and ones, as selectors for `compress`."""


class Player(StrEnum):
    """A, who begins, or B. Every function that takes a player also takes the text "A" or "B"."""

    A = "A"
    B = "B"

    @property
    def other(self) -> Player:
        """The opponent."""
        return Player.B if self is Player.A else Player.A

    def __repr__(self) -> str:
        return f"Player.{self.name}"


def as_player(value: Any) -> Player:
    """The player for a player or for the text "A" or "B"."""
    try:
        return Player(value)
    except ValueError:
        raise InputError("not-a-player", value=value) from None


class _Immutable:
    """Base of immutable values: copying returns the object itself."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self


@dataclass(frozen=True, init=False, repr=False)
class Variant(_Immutable):
    """Everything that is fixed before play. `Variant(15, 7)` is Z(15, 7); `Variant.of` takes any board.

    >>> Variant(15, "coprime").bonded(8, 15), Variant(15, "difference 4").bonded(3, 11)
    (True, True)
    """

    n: int
    """The number of numbers on the board, at least 4."""
    bond: Bond
    """Decides which numbers are bonded."""
    divider: Player
    """The player who wins if the last two numbers are bonded. A always begins."""
    board: tuple[int, ...] | None
    """The numbers in ascending order, or None for 1..n."""

    def __init__(
        self,
        n: int,
        bond: Bond | int | str | None = None,
        remainder: int = 0,
        divider: Player | str = Player.A,
        board: Iterable[int] | None = None,
        *,
        d: int | None = None,
    ) -> None:
        """`bond` is a bond, its text, or the divisor `d` of a sum; only a sum may have a remainder."""
        put = object.__setattr__
        put(self, "n", as_int(n, "n"))
        if bond is None and d is None:
            raise InputError("no-bond")
        if bond is not None and d is not None:
            raise InputError("two-bonds")
        put(self, "bond", parse_bond(d if bond is None else bond, remainder))
        put(self, "divider", as_player(divider))
        if self.n < 4:
            raise InputError("n-too-small", value=self.n)
        put(self, "board", None if board is None else self._sorted_board(board, self.n))
        self.bond.check(self.numbers)

    @staticmethod
    def _sorted_board(numbers: Iterable[Any], n: int) -> tuple[int, ...] | None:
        """The board in ascending order, or None if it is 1..n; repeated numbers are refused."""
        board = tuple(sorted(as_int(number, "number") for number in numbers))
        for number, following in pairwise(board):
            if number == following:
                raise InputError("repeated", value=number)
        if len(board) != n:
            raise InputError("wrong-n", n=n, value=len(board))
        return None if board[0] == 1 and board[-1] == n else board

    @classmethod
    def of(
        cls, numbers: Iterable[int], bond: Bond | int | str, remainder: int = 0, divider: Player | str = Player.A
    ) -> Variant:
        """The variant on a custom board of at least four distinct integers, which may be negative.

        >>> Variant.of([10, -3, 4, 1, 0], 5).numbers
        (-3, 0, 1, 4, 10)
        >>> Variant.of([4, 3, 2, 1], 5) == Variant(4, 5)
        True
        """
        try:
            board = tuple(numbers)
        except TypeError:
            raise InputError("not-a-board", value=numbers) from None
        return cls(len(board), bond, remainder, divider, board)

    @cached_property
    def d(self) -> int:
        """The divisor of the paper's bond, at least 2; a `NotASumError` for any other bond."""
        if not isinstance(self.bond, Sum):
            raise NotASumError("no-divisor", variant=Name(self))
        return self.bond.d

    @property
    def remainder(self) -> int:
        """The remainder, 0..d-1, that bonded numbers leave when their sum is divided by d; 0 for any other bond."""
        return self.bond.remainder

    @property
    def numbers(self) -> Sequence[int]:
        """The numbers of the board at the start, ascending."""
        return range(1, self.n + 1) if self.board is None else self.board

    @property
    def closer(self) -> Player:
        """The player who makes the last move: A on an odd board, B on an even one."""
        return Player.A if self.n % 2 else Player.B

    @property
    def divider_closes(self) -> bool:
        """Whether the Divider makes the last move."""
        return self.divider is self.closer

    @property
    def breaker(self) -> Player:
        """The player who wins if the last two numbers are not bonded."""
        return self.divider.other

    def bonded(self, x: int, y: int) -> bool:
        """Whether x and y are bonded: the Divider wins if they are the last two [Definition 2.4.2]."""
        return x != y and self.bond.bonded(x, y)

    @cached_property
    def _indices(self) -> dict[int, int]:
        return {number: index for index, number in enumerate(self.board or ())}

    def index_of(self, number: int) -> int | None:
        """The index of the number on the board, or None if it is not on the board."""
        if self.board is None:
            return number - 1 if 1 <= number <= self.n else None
        return self._indices.get(number)

    def check_playable(self) -> None:
        """Refuse a board with more than MAX_PLAYABLE numbers, which would take too long to list."""
        if self.n > MAX_PLAYABLE:
            raise InputError("board-too-large", largest=MAX_PLAYABLE)

    @classmethod
    def parse(cls, text: str) -> Variant:
        """The variant in notation, without moves.

        >>> Variant.parse("Z(15, 7, divider=B)").divider
        Player.B
        """
        from .notation import as_variant

        return as_variant(text)

    def start(self) -> Position:
        """The position before the first move."""
        return Position(self)

    def position(self, crossed: Iterable[int]) -> Position:
        """The position after these numbers have been crossed out, in this order."""
        position = self.start()
        for number in crossed:
            position = position.cross(number)
        return position

    def position_of(self, left: Iterable[int]) -> Position:
        """The position with these numbers left. The others are crossed out in ascending order.

        >>> Variant(9, 4).position_of([8, 7, 4, 1])
        Variant(9, 4).position([2, 3, 5, 6, 9])
        """
        kept = {as_int(number, "number") for number in left}
        for number in kept:
            if self.index_of(number) is None:
                raise MoveError("not-on-the-board", value=number, board=Name(self))
        return self.position(number for number in self.numbers if number not in kept)

    def __str__(self) -> str:
        board = digits(self.n) if self.board is None else "{" + ", ".join(map(digits, self.board)) + "}"
        remainder = f", remainder={digits(self.remainder)}" if self.remainder else ""
        divider = f", divider={self.divider}" if self.divider is Player.B else ""
        return f"Z({board}, {self.bond.text}{remainder}{divider})"

    def __repr__(self) -> str:
        """The call that makes the variant."""
        board = f"({digits(self.n)}" if self.board is None else f".of([{', '.join(map(digits, self.board))}]"
        bond = self.bond.text if self.bond.is_sum else repr(self.bond.text)
        remainder = f", remainder={digits(self.remainder)}" if self.remainder else ""
        divider = ", divider='B'" if self.divider is Player.B else ""
        return f"Variant{board}, {bond}{remainder}{divider})"


def parse_variant(
    n: int | str | None = None,
    bond: Bond | int | str | None = None,
    remainder: int | str = 0,
    divider: Player | str = Player.A,
    numbers: Iterable[int] | str | None = None,
    *,
    d: int | str | None = None,
) -> Variant:
    """The variant with these parts, each a value or a text. Notation, command line, API and storage all use it.

    The board is 1..n or the numbers; if both are given, n must be their count. The bond is `bond`, or a sum with the
    divisor `d`.

    >>> parse_variant("15", "coprime"), parse_variant(numbers="1, 4, 9, -3", d="7", divider="b")
    (Variant(15, 'coprime'), Variant.of([-3, 1, 4, 9], 7, divider='B'))
    """
    if isinstance(d, str):
        d = parse_int(d, "d")
    if isinstance(remainder, str):
        remainder = parse_int(remainder, "remainder")
    if isinstance(divider, str):
        divider = divider.strip().upper()
    if isinstance(numbers, str):
        numbers = parse_ints(numbers, "number")
    board = None if numbers is None else tuple(numbers)
    if n is None:
        if board is None:
            raise InputError("no-board")
        n = len(board)
    return Variant(parse_int(n, "n") if isinstance(n, str) else n, bond, remainder, divider, board, d=d)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Position(_Immutable):
    """A variant and the numbers crossed out so far, in order. Positions are immutable: `cross` returns a new one."""

    variant: Variant
    parent: Position | None = None
    """The position before the last move, or None at the start."""
    last: int | None = None
    """The last number crossed out, or None at the start."""
    ply: int = 0
    """The number of moves made so far."""
    crossed_mask: int = 0
    """The crossed-out numbers as a bit set: bit i stands for the number with index i."""

    def __post_init__(self) -> None:
        if not isinstance(self.variant, Variant):
            raise InputError("not-a-variant", value=self.variant)

    @property
    def key(self) -> Hashable:
        """A dictionary key for results that depend on the numbers left, but not on the order of the moves.

        >>> SCHOOL.position([8, 2, 5]).key == SCHOOL.position([5, 2, 8]).key
        True
        """
        return self.variant, self.crossed_mask

    @property
    def size(self) -> int:
        """The number of numbers left."""
        return self.variant.n - self.ply

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers left, ascending."""
        self.variant.check_playable()
        left = ((1 << self.variant.n) - 1) ^ self.crossed_mask
        return tuple(compress(self.variant.numbers, f"{left:b}"[::-1].encode().translate(_DIGITS)))

    @property
    def crossed(self) -> tuple[int, ...]:
        """The numbers crossed out so far, in order."""
        return tuple(position.last for position in self.positions() if position.last is not None)

    @property
    def legal_moves(self) -> tuple[int, ...]:
        """The numbers that may be crossed out, ascending; empty when the game is over.

        >>> Variant(5, 3).position([3]).legal_moves, Variant(5, 3).position([3, 1, 5]).legal_moves
        ((1, 2, 4, 5), ())
        """
        return () if self.turn is None else self.numbers

    def positions(self) -> Iterator[Position]:
        """The positions of the game, from the start to this one.

        >>> [position.size for position in Variant(5, 3).position([3, 1]).positions()]
        [5, 4, 3]
        """
        positions = [self]
        while positions[-1].parent is not None:
            positions.append(positions[-1].parent)
        return reversed(positions)

    @property
    def moves_left(self) -> int:
        """The number of moves until the end of the game, both players together."""
        return self.size - 2

    @property
    def is_over(self) -> bool:
        """Whether only two numbers remain."""
        return self.size == 2

    @property
    def turn(self) -> Player | None:
        """The player to move, or None if the game is over."""
        if self.is_over:
            return None
        return Player.B if self.ply % 2 else Player.A

    @property
    def winner(self) -> Player | None:
        """The winner, or None while the game goes on."""
        if not self.is_over:
            return None
        return self.variant.divider if self.variant.bonded(*self.numbers) else self.variant.breaker

    def __contains__(self, number: object) -> bool:
        """Whether the number is left, so that it can be crossed out while the game goes on."""
        try:
            number = as_int(number, "number")
        except InputError:
            return False
        index = self.variant.index_of(number)
        return index is not None and not self.crossed_mask >> index & 1

    def cross(self, number: int) -> Position:
        """The position after the number is crossed out."""
        number = as_int(number, "number")
        if self.is_over:
            raise MoveError("game-over", value=number)
        index = self.variant.index_of(number)
        if index is None:
            raise MoveError("not-on-the-board", value=number, board=Name(self.variant))
        self.variant.check_playable()
        bit = 1 << index
        if self.crossed_mask & bit:
            raise MoveError("already-crossed", value=number)
        return Position(self.variant, self, number, self.ply + 1, self.crossed_mask | bit)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        same_left = self.crossed_mask == other.crossed_mask and self.variant == other.variant
        return same_left and self.crossed == other.crossed

    def __hash__(self) -> int:
        return hash((self.variant, self.crossed_mask, self.last))

    def __reduce__(self) -> tuple[Any, ...]:
        return self.variant.position, (self.crossed,)

    def __repr__(self) -> str:
        return f"{self.variant!r}.position({list(self.crossed)})"

    def __str__(self) -> str:
        """The board in plain text, drawn by `drawing`."""
        from .drawing import text

        return text(self)

    def _repr_svg_(self) -> str | None:
        """The board as a picture, for notebooks; None if it is too large."""
        from .drawing import MAX_DRAWN, svg

        return svg(self) if self.variant.n <= MAX_DRAWN else None


ORIGINAL = Variant(2017, 8)
"""The game of the Bundeswettbewerb Mathematik 2017 [Section 2.1.1]."""
SCHOOL = Variant(15, 7)
"""The variant of the project week [Section 2.1.2]."""
