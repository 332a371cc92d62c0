"""Theorem R: the closing Divider wins near the multiples of d, and the k-th multiple has more room than the one before.

    ray        the boards that are near enough to kd, for one k
    distance   |n - kd|
    room       the largest distance that the k-th ray allows

            room if n is odd    room if n is even
    d odd   k - 1               k - 2
    d even  2k - 3              2k - 4

The nearest multiple decides, because the distance of the others grows faster than their room. Besides, the closing
Divider wins if the whole board pairs off: if d = n + 1, or if n is odd and d = n + 2 (then 1 is left over). Otherwise
the other player wins. The proof is in docs/theory.md.
"""

from math import isqrt
from typing import NamedTuple

from ..game.bonds import Sum
from ..game.rules import Variant


class Ray(NamedTuple):
    """A multiple of d, the distance of n from it, and the room of its ray."""

    k: int
    """The number of the multiple."""
    distance: int
    """|n - kd|."""
    room: int
    """The largest distance that the ray allows; negative if it has no boards."""


def ray(n: int, d: int) -> Ray | None:
    """The ray of d on which the board 1..n lies, or None if there is none.

    On a ray the closing Divider wins Z(n, d): A if n is odd, B if n is even.

    >>> ray(29, 7), ray(17, 7), ray(28, 8)
    (Ray(k=4, distance=1, room=3), None, Ray(k=4, distance=4, room=4))
    """
    variant = Variant(n, Sum(d))  # refuses what is not a board or a divisor
    nearest = nearest_ray(variant.n, variant.d)
    return nearest if nearest.distance <= nearest.room else None


def nearest_ray(n: int, d: int) -> Ray:
    """The ray of the multiple of d that is nearest to n, whether or not n lies on it.

    >>> nearest_ray(17, 7)
    Ray(k=2, distance=3, room=1)
    """
    return Ray(*_nearest(n, d))


def closing_divider_wins(n: int, d: int) -> bool:
    """Whether the Divider wins Z(n, d), given that the Divider closes [Theorem R].

    >>> closing_divider_wins(29, 7), closing_divider_wins(17, 7), closing_divider_wins(17, 19)
    (True, False, True)
    """
    _, distance, room = _nearest(n, d)
    return distance <= room or 0 < d - n <= 1 + n % 2


def _nearest(n: int, d: int) -> tuple[int, int, int]:
    """The fields of the nearest ray, as a plain tuple for speed."""
    k = (2 * n + d) // (2 * d)
    room = k - 2 if d % 2 else 2 * k - 4
    return k, abs(n - k * d), room + n % 2


def count_odd_divisors_of_a(n: int) -> int:
    """The number of odd d >= 3 such that A wins Z(n, d), for odd n: the number of values of floor((n - 1) / 2k).

    >>> [count_odd_divisors_of_a(n) for n in range(5, 16, 2)]
    [3, 3, 4, 4, 5, 5]
    """
    return isqrt(2 * n - 1)


def count_divisors_of_a(n: int) -> int:
    """The number of d >= 2 such that A wins Z(n, d), for odd n: about (2 + √2)√n.

    A wins every even d up to √n. A larger even d can only lie on a ray with k <= √n + 1, or be n + 1.

    >>> [count_divisors_of_a(n) for n in range(5, 16, 2)]
    [5, 6, 7, 8, 9, 10]
    """
    root = isqrt(n)
    even = {n + 1, *range(2, root + 1, 2)}
    for k in range(2, root + 2):
        room = 2 * k - 3
        even.update(d for d in range(-((room - n) // k), (n + room) // k + 1) if d % 2 == 0)
    return count_odd_divisors_of_a(n) + len(even)
