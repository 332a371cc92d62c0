"""Parsing shared by notation, recipes, the command line and the API: numbers, lists, ranges and tokens.

>>> parse_int("-12", "n"), parse_ints("1, 4 9", "number"), parse_range("5:11:2", "n")
(-12, [1, 4, 9], range(5, 12, 2))
"""

import re
from collections.abc import Sequence
from pathlib import PurePath

from .errors import InputError, Name

MAX_DIGITS = 3_900
"""The most digits that a number may have."""
_NUMBER = re.compile(r"-?[0-9]+")
_SEPARATOR = re.compile(r"[,\s]+")


def is_number(text: str) -> bool:
    """Whether the text is a whole number: digits, with a minus sign if it is negative."""
    return _NUMBER.fullmatch(text) is not None


def parse_int(text: str, name: str, longest: int = MAX_DIGITS) -> int:
    """The whole number in the text; an error calls it by this name."""
    text = text.strip()
    if not is_number(text):
        raise InputError("not-a-number", name=Name(name), value=text)
    if len(text.lstrip("-")) > longest:
        raise InputError("number-too-long", name=Name(name), largest=longest)
    return int(text)


def parse_ints(text: str, name: str, longest: int = MAX_DIGITS) -> list[int]:
    """The whole numbers in a list separated by commas or spaces."""
    return [parse_int(item, name, longest) for item in _SEPARATOR.split(text.strip(" ,")) if item]


def parse_range(text: str, name: str, longest: int = MAX_DIGITS) -> range:
    """The range written as FROM:TO or FROM:TO:STEP, both ends included."""
    parts = [parse_int(part, name, longest) for part in text.split(":", 3)]
    if not 2 <= len(parts) <= 3 or (len(parts) == 3 and parts[2] < 1):
        raise InputError("not-a-window", name=Name(name), value=text)
    if parts[0] > parts[1]:
        raise InputError("empty-range", name=Name(name), value=text)
    begin, end, step = parts[0], parts[1], parts[2] if len(parts) == 3 else 1
    return range(begin, end + 1, min(step, end + 1 - begin))  # a longer step means the same and may be too large


def file_suffix(file: str, known: Sequence[str], code: str) -> str:
    """The lower-case suffix of a file name, as in ".png"; an error with this code if it is not a known one."""
    kind = PurePath(file).suffix.lower()
    if kind not in known:
        raise InputError(code, known=Name(", ".join(known)), value=file)
    return kind


class Tokens:
    """The words and signs of a text, read from left to right.

    A sign is one of the given characters. A word is a run of other characters, without white space and separators.

    >>> tokens = Tokens("Z(15, 7)", signs="()", separators=",")
    >>> tokens.text, tokens.accept("Z"), tokens.accept("{"), tokens.text, tokens.following, tokens.column
    ('Z', True, False, '(', '15', 1)
    """

    def __init__(self, text: str, signs: str, separators: str = "") -> None:
        signs = re.escape(signs)
        pattern = rf"[{signs}]|[^\s{re.escape(separators)}{signs}]+"
        tokens = [(match.group(), match.start()) for match in re.finditer(pattern, text)]
        self._tokens = [*tokens, ("", len(text)), ("", len(text))]
        self._next = 0

    @property
    def text(self) -> str:
        """The next token; empty at the end of the text."""
        return self._tokens[self._next][0]

    @property
    def column(self) -> int:
        """The column of the next token, counted from 0."""
        return self._tokens[self._next][1]

    @property
    def following(self) -> str:
        """The token after the next one; empty at the end of the text."""
        return self._tokens[self._next + 1][0]

    def advance(self) -> None:
        """Go on to the token after the next one."""
        self._next = min(self._next + 1, len(self._tokens) - 2)

    def accept(self, token: str) -> bool:
        """Whether this token is next; if so, go past it."""
        if self.text != token:
            return False
        self.advance()
        return True
