"""The {x, y, z}-strategy: turn three defects into an A-situation [Definition 3.1.6, Lemma 3.1.7].

The first move mends x. Then each number is answered by a partner, until the opponent crosses out a number with residue
y or z and so mends that defect. The answer mends the other defect and leaves an A-situation.

    defect     as in `paper`: a pair with different counts, or a self-partnered residue with an odd count
"""

from ..game.rules import Player, Position, Variant
from ..solution.paper import defects, fixing_residue, triple
from ..solution.residues import partner, self_partnered, smallest_with_residue, tally
from .named import NamedStrategy, Sight
from .pairing import closing_divider_moves


class Triple(NamedStrategy):
    """Finds three defects x, y and z, and plays the {x, y, z}-strategy with them."""

    name = "triple"
    citation = "Lemma 3.1.7"

    def rule(self, position: Position) -> int | None:
        """First a number with residue x, then partners, then the number that leaves an A-situation."""
        residue = triple_residue(position)
        return None if residue is None else smallest_with_residue(position, residue)

    def sight(self, variant: Variant) -> Sight:
        """The counts, and the last move."""
        return Sight("counts", None, last_move=True)

    def serves(self, start: Position, seat: Player) -> bool:
        """Whether the seat is the closing Divider's, with defects x, y and z; or y and z if the opponent is to move."""
        variant = start.variant
        if not (variant.bond.is_sum and variant.closer is variant.divider is seat):
            return False
        return triple(start) is not None if start.turn is seat else waits_for_a_mistake(start)

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
    if parent is not None and position.last is not None and waits_for_a_mistake(parent):
        return partner(position.variant, position.last)
    residues = triple(position)
    if residues is None:
        return None
    return next(r for r in residues if r not in self_partnered(position.variant))


def waits_for_a_mistake(position: Position) -> bool:
    """Whether y and z are the only defects, so that the opponent must mend one of them in the end.

    One of them is self-partnered. A self-partnered defect has at least 3 numbers; the counts of a pair differ by 1.
    """
    board = tally(position)
    if board.left_over > 2:
        return False
    sizes = defects(position)
    own = [r for r in sizes if r in self_partnered(position.variant)]  # the self-partnered defects
    return len(sizes) == 2 and sum(sizes.values()) == 2 and bool(own) and all(board.count(r) >= 3 for r in own)
