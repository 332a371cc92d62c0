"""Write the files that are generated from the program: docs/cli.md, page/openapi.json and the maps of docs/atlas.md.

`make generate` runs it, then makes page/src/api/schema.ts from page/openapi.json and takes the screenshots. A test
fails if a text is stale. Pictures are not compared, because their bytes depend on zlib and on the fonts.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import typer

from zahlenschlacht.cli import app, run
from zahlenschlacht.service.web.app import create_app

ROOT = Path(__file__).parents[1]

HEAD = """# The command line

<!-- Written by docs/generate.py from the commands themselves: change those, then run `make generate`. -->

Bad input ends a command with one line and exit status 2. `audit` ends with status 1 if a check fails, and `questions`
if it finds too few positions. Ctrl-C ends a command with status 130.
"""


def reference() -> str:
    """The content of docs/cli.md."""
    group: Any = typer.main.get_command(app)
    return HEAD + "".join(section(name, command) for name, command in sorted(group.commands.items()))


def section(name: str, command: Any) -> str:
    """One command: what it does, its arguments and options."""
    parameters = [parameter for parameter in command.params if parameter.name != "help"]
    arguments = [parameter for parameter in parameters if parameter.param_type_name == "argument"]
    usage = " ".join(
        ["zahlenschlacht", name, *(str(argument.metavar or argument.name.upper()) for argument in arguments)]
    )
    lines = ["", f"## {name}", "", f"    {usage} [OPTIONS]", "", command.help.strip(), ""]
    if parameters:
        lines += ["| | | default |", "| --- | --- | --- |"]
        lines += [row(parameter) for parameter in parameters]
    return "\n".join(lines).rstrip() + "\n"


def row(parameter: Any) -> str:
    """One argument or option as a row of the table."""
    if parameter.param_type_name == "argument":
        shape = str(parameter.metavar or parameter.name.upper())
    else:
        names = "/".join([*parameter.opts, *parameter.secondary_opts])
        shape = f"{names} {parameter.metavar or ('' if parameter.is_flag else parameter.type.name.upper())}"
    default = "" if parameter.default in (None, False) or callable(parameter.default) else str(parameter.default)
    if parameter.default is True:
        default = parameter.opts[0]
    cell = shape.strip().replace("|", "\\|")
    return f"| `{cell}` | {parameter.help} | {default} |"


def description() -> str:
    """The content of page/openapi.json."""
    return json.dumps(create_app(None).openapi(), indent=2, ensure_ascii=False, sort_keys=True) + "\n"


GENERATED: dict[str, Callable[[], str]] = {"docs/cli.md": reference, "page/openapi.json": description}
"""The files that are written from the program; a test compares them with it."""
MAPS = {
    "winner": ["--layer", "winner"],
    "margin": ["--layer", "margin"],
    "share": ["--layer", "share"],
    "paper": ["--layer", "paper"],
    "reversed": ["--divider", "B", "--n", "4:402:2", "--d", "2:201"],
}
"""The pictures of docs/atlas.md, and the options of `zahlenschlacht atlas` that draw them."""


def write_all() -> None:
    """Write every file that is generated without a browser."""
    for name, text in GENERATED.items():
        (ROOT / name).write_text(text(), encoding="utf-8")
    for name, options in MAPS.items():
        run(["atlas", *options, "--out", str(ROOT / "docs" / "atlas" / f"{name}.png")])


if __name__ == "__main__":
    write_all()
