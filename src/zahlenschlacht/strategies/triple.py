"""The {x, y, z}-strategy: turn three defects into an A-situation [Definition 3.1.6, Lemma 3.1.7].

The first move mends x. From then on each number is answered by a partner, until the opponent crosses out a number with
residue y or z and so mends it: the answer mends the other one, and an A-situation is left.

    defect     as in `paper`: a pair with different counts, or a self-partnered residue with an odd count
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..game.rules import Player, Position
from ..solution.paper import defects, fixing_residue, triple
from ..solution.residues import partner, self_partnered, tally
from .chance import number_by_rule
from .pairing import closing_divider_moves


def waits_for_a_mistake(position: Position) -> bool:
    """Whether only y and z are still to be mended, so that the opponent must mend one of them in the end.

    One of them is self-partnered, and what is self-partnered has at least 3 numbers; a pair differs by 1.
    """
    board = tally(position)
    if board.left_over > 2:
        return False
    found = defects(position)
    own = [r for r in found if r in self_partnered(position.variant)]
    return len(found) == 2 and sum(found.values()) == 2 and bool(own) and all(board.count(r) >= 3 for r in own)


@dataclass(frozen=True)
class Triple:
    """Finds its own x, y, z and plays the {x, y, z}-strategy."""

    name: str = "triple"
    citation: str = "Lemma 3.1.7"

    def residue(self, position: Position) -> int | None:
        """The residue that the strategy crosses out; None where it does not apply."""
        if not position.variant.bond.is_sum or not closing_divider_moves(position):
            return None
        mending = fixing_residue(position)
        if mending is not None:
            return mending
        before = position.parent
        if before is not None and position.last is not None and waits_for_a_mistake(before):
            return partner(position.variant, position.last)
        found = triple(position)
        if found is None:
            return None
        return next(r for r in found if r not in self_partnered(position.variant))

    def serves(self, start: Position, seat: Player) -> bool:
        """The Divider who closes, where x, y and z are there, or y and z and the opponent is to move."""
        variant = start.variant
        if not (variant.bond.is_sum and variant.closer is variant.divider is seat):
            return False
        return triple(start) is not None if start.turn is seat else waits_for_a_mistake(start)

    def applies(self, position: Position) -> bool:
        """Where the Divider closes and the conditions hold, or held when the strategy was begun."""
        return self.residue(position) is not None

    def wins(self, position: Position) -> bool:
        """Wherever it applies."""
        return self.applies(position)

    def choose(self, position: Position, rng: Random) -> int:
        """A number of x at first, then a partner, then what makes the A-situation."""
        return number_by_rule(self.name, position, self.residue(position))
