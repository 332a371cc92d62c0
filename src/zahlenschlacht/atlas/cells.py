"""The figures of single variants, for whole blocks of the plane at once.

    q, rho     n // d and n % d
    s          how many numbers are left over when partners are paired off
    a          the count of a self-partnered residue; there are none, one or two
    lowering   how many first moves make the largest hostile set smaller, with the Divider as closer

On 1..n the residues 1..rho have the count q + 1 and all others q. So the larger side of a pair that differs has q + 1
numbers, there are s such pairs, and lowering = s(q + 1) + the number of self-partnered residues with just one number.
A makes the first move. The share of first moves that win follows from the winning moves of docs/theory.md, section 5:

    n odd,  A is the Divider    1 if margin > 0, lowering / n if margin = 0, else 0
    n odd,  B is the Divider    1; on d = 2 with remainder 0, where the margin is 0, the (n + 1)/2 odd numbers of n
    n even, A is the Divider    0
    n even, B is the Divider    1 if margin < -1, (n - lowering) / n if margin = -1, else 0
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, get_args

import numpy as np
from numpy.typing import NDArray

from ..colours import Layer as Layer
from ..game.rules import Player
from .runs import Ints
from .statements import statement_codes

LAYERS: tuple[Layer, ...] = get_args(Layer)
"""Who wins (1 for A, 0 for B); the margin; the share of first moves that win; the statement that decides."""
TYPES = {"winner": np.uint8, "margin": np.int64, "share": np.float64, "paper": np.uint8}
"""The type of a cell of each layer."""

Cells = NDArray[Any]


@dataclass(frozen=True, slots=True)
class Figures:
    """q, rho, s and the self-partnered counts of a block of variants."""

    n: Ints
    d: Ints
    q: Ints
    rho: Ints
    s: Ints
    own: tuple[tuple[Any, Ints], ...]
    """For each possible self-partnered residue whether it exists, and its count."""

    @classmethod
    def of(cls, n: Ints, d: Ints, t: int) -> Figures:
        """The figures where a row of n and a column of d meet."""
        q = n // d
        rho = n - q * d
        behind = ((t + d) % 2 == 0, q + (rho >= (t + d) // 2))
        if t == 0:
            return cls(n, d, q, rho, np.minimum(rho, d - 1 - rho), ((True, q), behind))
        s = np.where(rho < t, np.minimum(rho, t - 1 - rho), 1 + np.minimum(rho - t, d - 1 - rho))
        return cls(n, d, q, rho, s, ((t % 2 == 0, q + (rho >= t // 2)), behind))

    def divider_margin(self, odd: int) -> Ints:
        """The margin where the Divider closes: a left-over number costs one, a residue with a numbers pays a - 2."""
        paid = odd - self.s
        for exists, a in self.own:
            if exists is not False:
                paid = paid + np.where(exists & (a > 0), a - 2, 0)
        halved: Ints = paid // 2
        return halved

    def breaker_margin(self, t: int) -> Ints:
        """The margin where the Breaker closes: half of the board less the largest set of bonded numbers."""
        most = np.where(3 + (t - 3) % self.d <= 2 * self.n - 1, 2, 1)
        for exists, a in self.own:
            most = np.maximum(most, np.where(exists, a, 0))
        margin: Ints = (self.n + 1) // 2 - most
        return margin

    def lowering(self) -> Ints:
        """How many first moves make h smaller, with the Divider as closer."""
        moves = self.s * (self.q + 1)
        for exists, a in self.own:
            moves = moves + (exists & (a == 1))
        return moves


def cells(layer: Layer, n: Ints, d: Ints, t: int, divider: Player) -> Cells:
    """The layer where a row of n, all of one parity, and a column of d meet."""
    odd = int(n.flat[0]) % 2
    if layer == "paper":
        of_the_paper = t == 0 and divider is Player.A
        return statement_codes(n, d) if of_the_paper else np.zeros(np.broadcast(n, d).shape, np.uint8)
    closes = odd == (divider is Player.A)
    if layer == "margin":
        figures = Figures.of(n, d, t)
        return figures.divider_margin(odd) if closes else figures.breaker_margin(t)
    if not closes:
        return _certain(layer, n, d, t, odd)
    figures = Figures.of(n, d, t)
    margin = figures.divider_margin(odd)
    if layer == "winner":
        won: Cells = (margin >= 0) == (divider is Player.A)
        return won.astype(np.uint8)
    if odd:
        return np.where(margin > 0, 1.0, np.where(margin == 0, figures.lowering() / n, 0.0))
    return np.where(margin < -1, 1.0, np.where(margin == -1, (n - figures.lowering()) / n, 0.0))


def _certain(layer: Layer, n: Ints, d: Ints, t: int, odd: int) -> Cells:
    """Winner or share where the Breaker closes, and wins."""
    values = np.full(np.broadcast(n, d).shape, odd, TYPES[layer])
    if layer == "share" and odd and t == 0:
        values = np.where(d == 2, (n + 1) // 2 / n, values)
    return values
