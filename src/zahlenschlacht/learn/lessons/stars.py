"""Stars carried to another device: twelve lessons with 0 to 3 stars each, in a code of five signs.

That is 24 bits. Five letters of the alphabet are too few (26^5 = 11,881,376 < 2^24 = 16,777,216). The digits 2 to 9 and
the letters without I and O are 32 signs, none like another, and 32^5 = 2^25. The bit to spare is a check.

>>> code_of([3] * 11 + [0]), stars_of("zzzzs")
('ZZZZS', (3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0))
"""

from __future__ import annotations

from collections.abc import Sequence

from ...game.rules import InputError

SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
LESSON_COUNT, MOST_STARS, CODE_LENGTH = 12, 3, 5


def code_of(stars: Sequence[int]) -> str:
    """The five signs for the stars of the lessons in order."""
    if len(stars) != LESSON_COUNT or not all(isinstance(each, int) and 0 <= each <= MOST_STARS for each in stars):
        text = "stars are {lessons} numbers from 0 to {most}, not {value}"
        raise InputError("bad-stars", text, lessons=LESSON_COUNT, most=MOST_STARS, value=list(stars))
    value = 0
    for each in stars:
        value = value * (MOST_STARS + 1) + each
    value = 2 * value + value.bit_count() % 2
    return "".join(SIGNS[value >> 5 * place & 31] for place in reversed(range(CODE_LENGTH)))


def stars_of(code: str) -> tuple[int, ...]:
    """The stars of the lessons in order; white space and the case of letters do not matter."""
    signs = "".join(code.split()).upper()
    if len(signs) != CODE_LENGTH or not set(signs) <= set(SIGNS):
        text = "a code has {length} signs, letters without I and O or digits from 2 to 9, not {value}"
        raise InputError("bad-code", text, length=CODE_LENGTH, value=code)
    value = 0
    for sign in signs:
        value = value * 32 + SIGNS.index(sign)
    value, check = value >> 1, value & 1
    if value.bit_count() % 2 != check:
        raise InputError("mistyped-code", "there is a mistake in the code {value}", value=code)
    return tuple(value >> 2 * place & MOST_STARS for place in reversed(range(LESSON_COUNT)))
