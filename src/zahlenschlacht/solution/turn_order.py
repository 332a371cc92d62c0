"""Theorem A: when the size of a largest hostile set decides the game, for any turn order and any number left.

Players C and O cross out numbers in the order of a word such as "OCOC", until r ≥ 2 numbers are left. C wins if two
of them favour C. With k numbers, c letters C and h the size of a largest set that is hostile to C:

- if h ≥ c + r, O wins, in any order;
- C wins exactly if h ≤ c + r - 1, on every graph, if and only if the word decides: at every C, counted from there to
  the end, there are at least 3 - r more letters C than letters O.

The last-two game is r = 2 with alternate moves and C as the closer. The proof is in docs/theory.md, section 13.

>>> turn_order_decides("OCOC"), turn_order_decides("COCO"), turn_order_decides("COCO", left=3)
(True, False, True)
"""

from ..game.errors import InputError, as_int


def turn_order_decides(word: str, left: int = 2) -> bool:
    """Whether h alone decides who wins when C and O move in the order of the word until `left` numbers remain.

    >>> turn_order_decides("OOCCOOCC")  # a biased game: two moves each
    True
    """
    if not isinstance(word, str) or set(word) - {"C", "O"}:
        raise InputError("not-a-word", value=word)
    if as_int(left, "left") < 2:
        raise InputError("too-few-left", value=left)
    lead = 0
    for letter in reversed(word):
        lead += 1 if letter == "C" else -1
        if letter == "C" and lead < 3 - left:
            return False
    return True
