"""A window of the plane (n, d): the variants that a map shows.

The atlas computes with 64-bit integers. The bounds on n and d are such that 2n, 2d and n + d fit into one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..game.errors import InputError, Name, abbreviated, as_int
from ..game.rules import Player, Variant, as_player

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
        object.__setattr__(self, "remainder", as_int(self.remainder, "remainder"))
        object.__setattr__(self, "divider", as_player(self.divider))
        _check_range(self.n, "n", LARGEST_N)
        _check_range(self.d, "d", LARGEST_D)
        Variant(self.n[0], self.d[0], self.remainder, self.divider)  # raises an error if n or d is too small

    @property
    def shape(self) -> tuple[int, int]:
        """The shape of the array: the number of d, then the number of n."""
        return len(self.d), len(self.n)

    def rows(self, height: int) -> Iterator[tuple[int, Window]]:
        """The window in bands of `height` rows, each with the index of its first row."""
        for top in range(0, len(self.d), height):
            yield top, Window(self.n, self.d[top : top + height], self.remainder, self.divider)

    def columns(self, width: int) -> Iterator[tuple[int, Window]]:
        """The window in strips of `width` columns, each with the index of its first column."""
        for left in range(0, len(self.n), width):
            yield left, Window(self.n[left : left + width], self.d, self.remainder, self.divider)


def _check_range(values: Any, name: str, largest: int) -> None:
    """Refuse a value that is not an ascending range, an empty range, and one that goes beyond the edge of the map."""
    if not isinstance(values, range) or values.step < 1:
        raise InputError("not-a-range", name=Name(name), value=values)
    if not values:
        ends = f"{abbreviated(values.start)}:{abbreviated(values.stop - 1)}"  # as the command line and the API write it
        raise InputError("empty-range", name=Name(name), value=Name(ends))
    check_on_the_map(values[-1], name, largest)


def check_on_the_map(value: int, name: str, largest: int) -> None:
    """Refuse a value that lies beyond the edge of the map; the error calls it by this name."""
    if value > largest:
        raise InputError("off-the-map", name=Name(name), largest=largest, value=Name(abbreviated(value)))
