"""A window on the plane (n, d): which variants a map shows.

Every figure of the atlas is a 64-bit integer. The bounds on n and d keep twice of each, and their sum, within one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..game.rules import InputError, Name, Player, Variant, abbreviated, as_int, as_player

LARGEST_N = 2**61 - 1
"""The largest n on the map, above 2 * 10**18."""
LARGEST_D = 2**60 - 1
"""The largest d on the map, above 10**18."""


@dataclass(frozen=True, slots=True)
class Window:
    """The variants with n and d from two ranges, one remainder and one Divider.

    >>> Window(range(5, 1804, 2), range(2, 422)).shape
    (420, 900)
    """

    n: range
    """The sizes of the boards, ascending, at least 4."""
    d: range
    """The divisors, ascending, at least 2 and larger than the remainder."""
    remainder: int = 0
    divider: Player = Player.A

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "remainder", as_int(self.remainder, "remainder"))
        put(self, "divider", as_player(self.divider))
        _check_range(self.n, "n", LARGEST_N)
        _check_range(self.d, "d", LARGEST_D)
        Variant(self.n[0], self.d[0], self.remainder, self.divider)  # refuses what is too small

    @property
    def shape(self) -> tuple[int, int]:
        """How many d and how many n: the shape of the array, d downwards and n to the right."""
        return size(self.d), size(self.n)

    @property
    def closing_parity(self) -> int:
        """n mod 2 of the boards on which the Divider is the closer."""
        return 1 if self.divider is Player.A else 0

    def rows(self, at_once: int) -> Iterator[tuple[int, Window]]:
        """The window in bands of so many d each, with the place of the first."""
        for place in range(0, size(self.d), at_once):
            yield place, Window(self.n, self.d[place : place + at_once], self.remainder, self.divider)

    def columns(self, at_once: int) -> Iterator[tuple[int, Window]]:
        """The window in strips of so many n each, with the place of the first."""
        for place in range(0, size(self.n), at_once):
            yield place, Window(self.n[place : place + at_once], self.d, self.remainder, self.divider)


def size(values: range) -> int:
    """How many values a range has, however many: `len` stops at the size of memory."""
    return max(0, (values[-1] - values[0]) // values.step + 1) if values else 0


def _ends(values: range) -> Name:
    """The range as the command line and the API write it, both ends included."""
    return Name(f"{abbreviated(values.start)}:{abbreviated(values.stop - 1)}")


def _check_range(values: Any, name: str, largest: int) -> None:
    """Refuse what is no ascending range, is empty or goes beyond the edge of the map."""
    if not isinstance(values, range) or values.step < 1:
        text = "{name} must be an ascending range of whole numbers, not {value}"
        raise InputError("not-a-range", text, name=Name(name), value=values)
    if not values:
        raise InputError("empty-range", "{name} begins above its end in {value}", name=Name(name), value=_ends(values))
    if values[-1] > largest:
        text = "{name} may go up to {largest} on the map, not to {value}"
        raise InputError("off-the-map", text, name=Name(name), largest=largest, value=Name(abbreviated(values[-1])))
