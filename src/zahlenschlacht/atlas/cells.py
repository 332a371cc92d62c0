"""The layers of the map, computed for whole blocks of variants.

    q, rho     n // d and n % d
    s          how many numbers are left over when partners are paired off
    a          the count of a self-partnered residue; a variant has none, one or two of these
    lowering   how many first moves make the largest hostile set smaller, with the Divider as closer

On 1..n the residues 1..rho have the count q + 1 and all others q. There are s pairs of residues with different counts,
and the larger count is q + 1. So lowering = s(q + 1) + the number of self-partnered residues with exactly one number.
A makes the first move. The share of first moves that win follows from the winning moves in docs/theory.md, section 5:

    n odd,  A is the Divider    1 if margin > 0, lowering / n if margin = 0, else 0
    n odd,  B is the Divider    1; but (n + 1) / 2n for d = 2 with remainder 0: only the odd numbers win there
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
"""The winner (1 for A, 0 for B), the margin, the share of first moves that win, the statement that decides."""
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
    self_partnered: tuple[tuple[Any, Ints], ...]
    """For each possible self-partnered residue: whether it exists, and its count."""

    @classmethod
    def of(cls, n: Ints, d: Ints, t: int) -> Figures:
        """The figures of all variants with an n of a row and a d of a column."""
        q = n // d
        rho = n - q * d
        second = ((t + d) % 2 == 0, q + (rho >= (t + d) // 2))
        if t == 0:
            return cls(n, d, q, rho, np.minimum(rho, d - 1 - rho), ((True, q), second))
        s = np.where(rho < t, np.minimum(rho, t - 1 - rho), 1 + np.minimum(rho - t, d - 1 - rho))
        return cls(n, d, q, rho, s, ((t % 2 == 0, q + (rho >= t // 2)), second))

    def divider_margin(self, odd: int) -> Ints:
        """The margin if the Divider closes.

        Each left-over number costs 1, each self-partnered residue with a > 0 numbers adds a - 2. The sum is halved.
        """
        total = odd - self.s
        for exists, a in self.self_partnered:
            if exists is not False:
                total = total + np.where(exists & (a > 0), a - 2, 0)
        margin: Ints = total // 2
        return margin

    def breaker_margin(self, t: int) -> Ints:
        """The margin if the Breaker closes: half of the board minus the largest set of bonded numbers."""
        largest = np.where(3 + (t - 3) % self.d <= 2 * self.n - 1, 2, 1)
        for exists, a in self.self_partnered:
            largest = np.maximum(largest, np.where(exists, a, 0))
        margin: Ints = (self.n + 1) // 2 - largest
        return margin

    def lowering(self) -> Ints:
        """How many first moves make the largest hostile set smaller, if the Divider closes."""
        moves = self.s * (self.q + 1)
        for exists, a in self.self_partnered:
            moves = moves + (exists & (a == 1))
        return moves


def cells(layer: Layer, n: Ints, d: Ints, t: int, divider: Player) -> Cells:
    """The layer for all variants with an n of a row, all of one parity, and a d of a column."""
    odd = int(n.flat[0]) % 2
    if layer == "paper":
        is_paper_game = t == 0 and divider is Player.A
        return statement_codes(n, d) if is_paper_game else np.zeros(np.broadcast(n, d).shape, np.uint8)
    divider_closes = odd == (divider is Player.A)
    if layer == "margin":
        figures = Figures.of(n, d, t)
        return figures.divider_margin(odd) if divider_closes else figures.breaker_margin(t)
    if not divider_closes:
        return _breaker_closes(layer, n, d, t, odd)
    figures = Figures.of(n, d, t)
    margin = figures.divider_margin(odd)
    if layer == "winner":
        a_wins: Cells = (margin >= 0) == (divider is Player.A)
        return a_wins.astype(np.uint8)
    if odd:
        return np.where(margin > 0, 1.0, np.where(margin == 0, figures.lowering() / n, 0.0))
    return np.where(margin < -1, 1.0, np.where(margin == -1, (n - figures.lowering()) / n, 0.0))


def _breaker_closes(layer: Layer, n: Ints, d: Ints, t: int, odd: int) -> Cells:
    """The winner or share layer for boards on which the Breaker closes and therefore wins."""
    values = np.full(np.broadcast(n, d).shape, odd, TYPES[layer])
    if layer == "share" and odd and t == 0:
        values = np.where(d == 2, (n + 1) // 2 / n, values)
    return values
