"""Errors: input that cannot be read, and moves that the rules forbid. Each has a code and a text."""

from __future__ import annotations

import operator
from typing import Any


class ZahlenschlachtError(ValueError):
    """The base of all errors. `code` identifies the fault; `values` fill the placeholders of the text."""

    column: int | None = None
    """The column of the fault in a parsed text, counted from 0; None if no text was parsed."""

    def __init__(self, code: str, text: str, **values: object) -> None:
        self.code = code
        # `known` lists the valid choices. The program made the list, so it is never shortened.
        self.values = {name: str(value) if name == "known" else abbreviated(value) for name, value in values.items()}
        super().__init__(text.format(**self.values))


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
    raise InputError("not-a-number", "{name} must be a whole number, not {value}", name=Name(name), value=value)


def not_a_sum(variant: object) -> NotASumError:
    """The error for a variant whose bond has no divisor."""
    text = "this works only for sums, but {variant} has no divisor"
    return NotASumError("no-divisor", text, variant=Name(variant))


def cannot_write(path: object, error: OSError) -> InputError:
    """The error for a file that cannot be written."""
    reason = Name(error.strerror or error)
    return InputError("cannot-write", "{path} cannot be written: {reason}", path=LongName(path), reason=reason)


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
