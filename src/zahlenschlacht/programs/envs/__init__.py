"""The game as an environment for programs that learn: `openspiel`, `pettingzoo` and `gymnasium`.

Action i crosses out the i-th number of the board, counted from 0. The winner gets 1, the loser -1.
"""

from collections.abc import Iterable

from ...game.bonds import Bond
from ...game.errors import InputError
from ...game.rules import Player, Variant, parse_variant

DEFAULT_DIVISOR = 7
MAX_BOARD = 1000
"""The largest board of an environment."""


def variant_of(
    n: int,
    d: int | None = None,
    remainder: int = 0,
    divider: Player | str = Player.A,
    numbers: Iterable[int] | str | None = None,
    bond: Bond | str | None = None,
) -> Variant:
    """The variant of an environment; `numbers`, if there are any, are the board, and n is ignored.

    The divisor is 7 if neither `d` nor another bond is given.
    """
    if d is None and bond is None:
        d = DEFAULT_DIVISOR
    variant = parse_variant(n if numbers is None else None, bond, remainder, divider, numbers, d=d)
    if variant.n > MAX_BOARD:
        raise InputError("environment-too-large", largest=MAX_BOARD, value=variant.n)
    return variant
