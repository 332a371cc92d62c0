"""The extras of the package: packages that only some rooms need, and what to say where one is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .game.rules import InputError, Name


class MissingExtraError(InputError, ImportError):
    """A package is not installed; the text says which extra brings it."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around imports: where one of them is not there, the refusal says which extra to install.

    >>> with extra("atlas"):
    ...     import no_such_package
    Traceback (most recent call last):
    zahlenschlacht.extras.MissingExtraError: no_such_package is not installed: pip install 'zahlenschlacht[atlas]'
    """
    try:
        yield
    except ModuleNotFoundError as error:
        text = "{package} is not installed: pip install 'zahlenschlacht[{extra}]'"
        raise MissingExtraError("missing-extra", text, package=Name(error.name), extra=Name(name)) from None
