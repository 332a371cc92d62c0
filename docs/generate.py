"""Write the generated parts of the docs: docs/cli.md from the command line itself.

`make docs` runs it; a test fails when docs/cli.md is stale.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer

from zahlenschlacht.cli import app

HEAD = """# The command line

<!-- Written by docs/generate.py from the commands themselves: change those, then run `make docs`. -->

Every command answers bad input with one line and exit status 2. `audit` ends with status 1 when a check fails.
Ctrl-C leaves cleanly with status 130.
"""


def reference() -> str:
    """The whole of docs/cli.md."""
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
        shape = " ".join(
            [*parameter.opts, parameter.metavar or ("" if parameter.is_flag else parameter.type.name.upper())]
        )
    default = "" if parameter.default in (None, False) or callable(parameter.default) else str(parameter.default)
    cell = shape.strip().replace("|", "\\|")
    return f"| `{cell}` | {parameter.help} | {default} |"


if __name__ == "__main__":
    target = Path(__file__).with_name("cli.md")
    target.write_text(reference(), encoding="utf-8")
    print(f"wrote {target.name}")
