"""The {x, y, z}-strategy: turn three defects into an A-situation [Definition 3.1.6, Lemma 3.1.7].

The first move mends x. Then each number is answered by a partner, until the opponent crosses out a number with residue
y or z and so mends that defect. The answer mends the other defect and leaves an A-situation.

    defect     as in `paper`: a pair with different counts, or a self-partnered residue with an odd count
"""

from ..game.rules import Player, Position
from ..solution.paper import fixing_residue, mendable_defects
from ..solution.residues import partner, self_partnered, smallest_with_residue
from .named import NamedStrategy, Sight
from .pairing import closing_divider_moves


class Triple(NamedStrategy):
    """Finds three defects x, y and z, and plays the {x, y, z}-strategy with them."""

    name = "triple"
    citation = "Lemma 3.1.7"
    fixed_sight = Sight("counts", None, last_move=True)

    def rule(self, position: Position) -> int | None:
        """First a number with residue x, then partners, then the number that leaves an A-situation."""
        residue = triple_residue(position)
        return None if residue is None else smallest_with_residue(position, residue)

    def serves(self, start: Position, seat: Player) -> bool:
        """Whether the seat is the closing Divider's, with defects x, y and z; or y and z if the opponent is to move."""
        variant = start.variant
        if not (variant.bond.is_sum and variant.closer is variant.divider is seat):
            return False
        return bool(mendable_defects(start, 3 if start.turn is seat else 2))

    def wins(self, position: Position) -> bool:
        """Whether the strategy applies: then it always wins."""
        return self.applies(position)


def triple_residue(position: Position) -> int | None:
    """The residue that the strategy crosses out; None if it does not apply."""
    if not position.variant.bond.is_sum or not closing_divider_moves(position):
        return None
    residue = fixing_residue(position)
    if residue is not None:
        return residue
    parent = position.parent
    if parent is not None and position.last is not None and mendable_defects(parent, 2):
        return partner(position.variant, position.last)
    own = self_partnered(position.variant)
    return next((r for r in mendable_defects(position, 3) if r not in own), None)
