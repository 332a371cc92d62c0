"""Whole numbers, lists and ranges read from text: once for the notation, the command line and the website.

>>> parse_int("-12", "n"), parse_ints("1, 4 9", "number"), parse_range("5:11:2", "n")
(-12, [1, 4, 9], range(5, 12, 2))
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import PurePath

from .errors import InputError, Name

MAX_DIGITS = 3_900
"""The most digits that a number may have."""
_NUMBER = re.compile(r"-?[0-9]+")
_BETWEEN = re.compile(r"[,\s]+")


def is_number(text: str) -> bool:
    """Whether the text is a whole number: digits, and a minus where it is negative."""
    return _NUMBER.fullmatch(text) is not None


def parse_int(text: str, name: str, longest: int = MAX_DIGITS) -> int:
    """The whole number that the text writes; `name` is what an error calls it."""
    text = text.strip()
    if not is_number(text):
        raise InputError("not-a-number", "{name} must be a whole number, not {value}", name=Name(name), value=text)
    if len(text.lstrip("-")) > longest:
        raise InputError("number-too-long", "{name} has more than {largest} digits", name=Name(name), largest=longest)
    return int(text)


def parse_ints(text: str, name: str, longest: int = MAX_DIGITS) -> list[int]:
    """The whole numbers of a list with commas or spaces between them."""
    return [parse_int(item, name, longest) for item in _BETWEEN.split(text.strip(" ,")) if item]


def parse_range(text: str, name: str, longest: int = MAX_DIGITS) -> range:
    """The range that FROM:TO or FROM:TO:STEP writes, both ends included."""
    parts = [parse_int(part, name, longest) for part in text.split(":", 3)]
    if not 2 <= len(parts) <= 3 or (len(parts) == 3 and parts[2] < 1):
        expected = "{name} is given as FROM:TO or FROM:TO:STEP, as in 5:2000, not {value}"
        raise InputError("not-a-window", expected, name=Name(name), value=text)
    if parts[0] > parts[1]:
        raise InputError("empty-range", "{name} begins above its end in {value}", name=Name(name), value=text)
    return range(parts[0], parts[1] + 1, *parts[2:])


def file_suffix(file: str, known: Sequence[str], code: str, text: str) -> str:
    """The kind that the name of a file ends in, as ".png"; a refusal with this code and text where it is not known."""
    kind = PurePath(file).suffix.lower()
    if kind not in known:
        raise InputError(code, text, known=Name(", ".join(known)), value=file)
    return kind
