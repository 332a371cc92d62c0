"""A strategy and a bond that are not part of Zahlenschlacht."""

from dataclasses import dataclass

from zahlenschlacht import Bond, Position


def stingy(position: Position) -> int:
    """Crosses out the largest number that has a partner."""
    numbers = position.numbers
    return max((x for x in numbers if any(position.variant.bonded(x, y) for y in numbers)), default=numbers[0])


@dataclass(frozen=True)
class Near(Bond):
    """Two numbers are bonded if they differ by 1 or 2."""

    word = "near"
    meaning = "they differ by 1 or 2"

    def bonded(self, x: int, y: int) -> bool:
        return abs(x - y) <= 2
