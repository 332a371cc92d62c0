"""Refusals: what cannot be read, and what the rules forbid; each has a code, and a text that says what was expected."""

from __future__ import annotations

import operator
from typing import Any


class ZahlenschlachtError(ValueError):
    """A refusal: `code` names its kind, `values` are what the sentence is about; the text says what was expected."""

    column: int | None = None
    """Where in a line of notation the fault is, counted from 0; None outside notation."""

    def __init__(self, code: str, text: str, **values: object) -> None:
        self.code = code
        self.values = {name: abbreviated(value) for name, value in values.items()}
        super().__init__(text.format(**self.values))


class InputError(ZahlenschlachtError):
    """What was given cannot be read as a number, a player, a variant or a game."""


class NotASumError(InputError, AttributeError):
    """The divisor of a variant was asked for, but its bond is not a sum."""


class MoveError(ZahlenschlachtError):
    """The move can be read, but the rules forbid it."""


def digits(number: int, most_bits: int = 13_000) -> str:
    """The number in digits, or how many it has where they would be too many."""
    if number.bit_length() <= most_bits:
        return str(number)
    return LongNumber(number.bit_length() * 30103 // 100000 + 1)


def abbreviated(value: object) -> str:
    """A value as an error message shows it: no longer than a line."""
    text = digits(value, most_bits=190) if isinstance(value, int) else repr(value)
    return text if len(text) <= 60 or isinstance(value, LongName) else text[:57] + "..."


def as_int(value: Any, name: str) -> int:
    """The value as an int; True, 1.5 and "7" are no whole numbers here."""
    if not isinstance(value, bool):
        try:
            return operator.index(value)
        except TypeError:
            pass
    raise InputError("not-a-number", "{name} must be a whole number, not {value}", name=Name(name), value=value)


def not_a_sum(variant: object) -> NotASumError:
    """The refusal of a variant whose bond has no divisor."""
    text = "this is made for sums, and {variant} has no divisor"
    return NotASumError("no-divisor", text, variant=Name(variant))


def cannot_write(path: object, error: OSError) -> InputError:
    """The refusal where a file cannot be written."""
    reason = Name(error.strerror or error)
    return InputError("cannot-write", "{path} cannot be written: {reason}", path=LongName(path), reason=reason)


class Name(str):
    """A word that error messages show bare, without quotation marks."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


class LongName(Name):
    """The name of a file, or a list of names, which error messages show whole, however long it is."""

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
