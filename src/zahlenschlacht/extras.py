"""The error that names the extra to install when an optional package is missing."""

from collections.abc import Iterator
from contextlib import contextmanager

from .game.errors import InputError, Name


class MissingExtraError(InputError, ImportError):
    """An optional package is not installed. The text names the extra that installs it."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Guard imports of optional packages: if one is missing, the error names the extra to install.

    >>> with extra("atlas"):
    ...     import no_such_package
    Traceback (most recent call last):
    zahlenschlacht.extras.MissingExtraError: no_such_package is not installed: pip install 'zahlenschlacht[atlas]'
    """
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtraError("missing-extra", package=Name(error.name), extra=Name(name)) from None
