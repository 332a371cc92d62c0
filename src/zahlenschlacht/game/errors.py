"""Errors: input that cannot be read, and moves that the rules forbid. Each has a code and values.

The English text of a code is in `errors.en.ftl`, beside its translations. It is looked up when it is shown.

>>> raise InputError("n-too-small", value=3)
Traceback (most recent call last):
zahlenschlacht.game.errors.InputError: a board needs at least 4 numbers, not 3
"""

from __future__ import annotations

import operator
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Self


class ZahlenschlachtError(ValueError):
    """The base of all errors. `code` identifies the fault; `values` fill the placeholders of its text.

    A plug-in that has codes of its own passes their text too:

    >>> print(InputError("too-far-apart", "{value} is more than {largest} away", value=9, largest=5))
    9 is more than 5 away
    """

    column: int | None = None
    """The column of the fault in a parsed text, counted from 0; None if no text was parsed."""

    def __init__(self, code: str, text: str | None = None, /, **values: object) -> None:
        # `BaseException.__new__` has stored the positional arguments, with which an error is unpickled. So `super()` is
        # not called: it would overwrite them.
        self.code = code
        self.text = text
        # `known` lists the valid choices. The program made the list, so it is never shortened.
        self.values = {name: str(value) if name == "known" else abbreviated(value) for name, value in values.items()}

    def at(self, column: int) -> Self:
        """This error, with the column of the fault."""
        self.column = column
        return self

    def __str__(self) -> str:
        text = self.text or _texts().get(self.code)
        if text is None:
            return " ".join([self.code.replace("-", " "), *(f"{name}={value}" for name, value in self.values.items())])
        return re.sub(r"\{ *\$?(\w+) *\}", lambda match: self.values.get(match[1], match[1]), text)


@cache
def _texts() -> dict[str, str]:
    """The English text of each code."""
    from importlib.resources import files

    source = files("zahlenschlacht").joinpath("explanations", "locales", "errors.en.ftl").read_text("utf-8")
    return dict(re.findall(r"^error-([\w-]+) = (.*)$", source, re.MULTILINE))


class InputError(ZahlenschlachtError):
    """The input is not a valid number, player, variant or game."""


class NotASumError(InputError, AttributeError):
    """The divisor of a variant was asked for, but its bond is not a sum."""


class MoveError(ZahlenschlachtError):
    """The move is readable, but the rules forbid it."""


def digits(number: int, max_bits: int = 13_000) -> str:
    """The number in decimal digits, or a description like "a number of about 9000 digits" if it is too long."""
    if number.bit_length() <= max_bits:
        return str(number)
    return LongNumber(number.bit_length() * 30103 // 100000 + 1)


def abbreviated(value: object) -> str:
    """The value as error messages show it, shortened to 60 characters."""
    text = digits(value, max_bits=190) if isinstance(value, int) else repr(value)
    return text if len(text) <= 60 or isinstance(value, LongName) else text[:57] + "..."


def as_int(value: Any, name: str) -> int:
    """The value as an int. Booleans, floats and strings are refused."""
    if not isinstance(value, bool):
        try:
            return operator.index(value)
        except TypeError:
            pass
    raise InputError("not-a-number", name=Name(name), value=value)


@contextmanager
def writing(path: object) -> Iterator[None]:
    """Raise an `InputError` if the file cannot be written."""
    try:
        yield
    except OSError as error:
        raise InputError("cannot-write", path=LongName(path), reason=Name(error.strerror or error)) from None


class Name(str):
    """A text that error messages show without quotation marks."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


class LongName(Name):
    """A name that error messages never shorten: a file name, or a list of names."""

    __slots__ = ()


class LongNumber(str):
    """The description of a number that has too many digits to be shown."""

    digit_count: int
    """About how many digits it has."""

    def __new__(cls, digit_count: int) -> LongNumber:
        description = super().__new__(cls, f"a number of about {digit_count} digits")
        description.digit_count = digit_count
        return description

    def __getnewargs__(self) -> tuple[int]:  # type: ignore[override]
        return (self.digit_count,)
