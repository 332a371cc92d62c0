"""Plug-ins: strategies and bonds from other packages, found by entry point or as `module:name`.

An entry point is a name that an installed package registers in its `pyproject.toml`. Only `load_object` imports a
module that a text names, so never pass it a text from the network.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from .errors import InputError, Name

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


def is_module_name(text: str) -> bool:
    """Whether the text has the form `module:name`.

    >>> is_module_name("bots.greedy:play"), is_module_name("perfect"), is_module_name("recipe:own.r3;any")
    (True, False, False)
    """
    module, colon, name = text.partition(":")
    return bool(colon) and name.isidentifier() and all(part.isidentifier() for part in module.split("."))


def load_object(text: str) -> Any:
    """The object that `module:name` names; importing the module runs its code.

    >>> load_object("math:gcd")(4, 6)
    2
    """
    module, _, name = text.partition(":")
    try:
        return getattr(import_module(module), name)
    except Exception as error:  # the module of a user can fail in any way
        raise cannot_load(text, error) from error


@cache
def _entries(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group by their names."""
    from importlib.metadata import entry_points  # takes 20 ms

    return {entry.name: entry for entry in entry_points(group=f"zahlenschlacht.{group}")}


def names(group: str) -> tuple[str, ...]:
    """The names of the installed plug-ins of a group, "strategies" or "bonds"."""
    return tuple(_entries(group))


def load_entry(group: str, name: str) -> Any | None:
    """The object of an installed plug-in; None if there is none with this name."""
    entry = _entries(group).get(name)
    if entry is None:
        return None
    try:
        return entry.load()
    except Exception as error:
        raise cannot_load(f"{entry.value}", error) from error


def cannot_load(text: str, error: Exception) -> InputError:
    """The error for a plug-in that fails while it is loaded."""
    return InputError("cannot-load", value=text, reason=Name(f"{type(error).__name__}: {error}"))
