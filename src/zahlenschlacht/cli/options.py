"""Turns a function with annotated parameters into a command of click.

    def solve(board: Annotated[list[str], Argument(metavar="N D")], as_json: Annotated[bool, Option("--json")] = False)

A bool is a flag, a list takes several values, and a parameter without a default is required.
"""

from collections.abc import Callable
from inspect import Parameter, getdoc, signature
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

import click


class Argument:
    """An argument; the settings are those of `click.Argument`."""

    def __init__(self, **settings: Any) -> None:
        self.settings = settings


class Option:
    """An option; without names it is called like its parameter, and the settings are those of `click.Option`."""

    def __init__(self, *names: str, **settings: Any) -> None:
        self.names, self.settings = names, settings


def command(function: Callable[..., Any]) -> click.Command:
    """The command that calls this function; its help is the docstring."""
    hints = get_type_hints(function, include_extras=True)
    parameters = [_parameter(it.name, hints[it.name], it.default) for it in signature(function).parameters.values()]
    return click.Command(function.__name__, callback=function, params=parameters, help=getdoc(function))


def _parameter(name: str, hint: Any, default: Any) -> click.Parameter:
    """The argument or option of a parameter with the hint `Annotated[type, Argument(...) or Option(...)]`."""
    kind, marker = get_args(hint)
    if isinstance(kind, UnionType):
        kind = get_args(kind)[0]
    is_list, is_required = get_origin(kind) is list, default is Parameter.empty
    settings = {"type": get_args(kind)[0] if is_list else kind, "required": is_required, **marker.settings}
    if is_list:
        settings["callback"] = lambda context, parameter, values: list(values) or None
    elif not is_required:
        settings["default"] = default
    if isinstance(marker, Argument):
        return click.Argument([name], nargs=-1 if is_list else 1, **settings)
    names = [*marker.names] or [f"--{name.replace('_', '-')}"]
    shows_default = default is not None and default is not False
    return click.Option([*names, name], is_flag=kind is bool, multiple=is_list, show_default=shows_default, **settings)
