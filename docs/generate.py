"""Write the files that are generated from the program: docs/cli.md, the man page, page/openapi.json and the maps.

`make generate` runs it, then makes page/src/api/schema.ts from page/openapi.json and takes the screenshots. A test
fails if a text is stale. Pictures are not compared, because their bytes depend on zlib and on the fonts.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from zahlenschlacht.cli import app, run
from zahlenschlacht.explanations.fluent import Bundle
from zahlenschlacht.explanations.words import source
from zahlenschlacht.service.web.app import create_app

ROOT = Path(__file__).parents[1]

HEAD = """# The command line

<!-- Written by docs/generate.py from the commands themselves: change those, then run `make generate`. -->

Bad input ends a command with one line and exit status 2. `audit` ends with status 1 if a check fails, and `questions`
if it finds too few positions. Ctrl-C ends a command with status 130.

An installation has a man page, `man zahlenschlacht` (in a virtual environment: `share/man`). Shells complete
commands and options after this line in their startup file:

    eval "$(_ZAHLENSCHLACHT_COMPLETE=bash_source zahlenschlacht)"     # bash; zsh_source for zsh
    _ZAHLENSCHLACHT_COMPLETE=fish_source zahlenschlacht | source      # fish
"""


def reference() -> str:
    """The content of docs/cli.md."""
    context = click.Context(app, info_name="zahlenschlacht")
    return HEAD + "".join(section(name, app.get_command(context, name)) for name in sorted(app.list_commands(context)))


PLANS_HEAD = """# Lesson plans

<!-- Written by docs/generate.py from plans.json and teaching.en.ftl: change those, then run `make generate`. -->

The teacher's page offers these plans. The guide (`/class/guide`) and the paper (`/print/teacher`) show the same ones.
Some parts have no task in the classroom: start them yourself.
"""


def plans() -> str:
    """The content of docs/plans.md."""
    words, text = Bundle(source("en", "teaching")), PLANS_HEAD
    heads = [words.format(f"plan-{column}", {}) for column in ("minutes", "what", "ask", "slip")]
    for plan in json.loads((ROOT / "page/src/shared/plans.json").read_text("utf-8")):
        key, minute = f"plan-{plan['name']}", 0
        text += f"\n## {words.format(key, {})}\n\n{words.format(f'{key}.curriculum', {})}\n\n"
        text += f"| {' | '.join(heads)} |\n| --- | --- | --- | --- |\n"
        for part in plan["parts"]:
            cells = [words.format(f"plan-part-{part['name']}{column}", {}) for column in ("", ".ask", ".slip")]
            text += f"| {minute}–{minute + part['minutes']} | {' | '.join(cells)} |\n"
            minute += part["minutes"]
    return text


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
    value = parameter.to_info_dict()["default"]  # None if there is no default
    default = "" if value is None or value is False else parameter.opts[0] if value is True else str(value)
    cell = shape.strip().replace("|", "\\|")
    return f"| `{cell}` | {parameter.help} | {default} |"


def manual() -> str:
    """The man page of all commands."""
    context = click.Context(app, info_name="zahlenschlacht")
    lines = [
        '.\\" Written by docs/generate.py from the commands themselves.',
        ".TH ZAHLENSCHLACHT 1",
        ".SH NAME",
        "zahlenschlacht \\- play the game Zahlenschlacht, solve any position of it, and understand why",
        ".SH SYNOPSIS",
        ".B zahlenschlacht\n.I command\n[arguments and options]",
        ".SH COMMANDS",
    ]
    for name in sorted(app.list_commands(context)):
        command: Any = app.get_command(context, name)
        arguments = [parameter for parameter in command.params if parameter.param_type_name == "argument"]
        metavars = " ".join(str(argument.metavar or argument.name.upper()) for argument in arguments)
        lines += [f".SS {name} {metavars}".rstrip(), troff(command.help)]
        for parameter in command.params:
            shape = row(parameter).split("`")[1].replace("\\|", "|")
            lines += [".TP", f".B {troff(shape)}", troff(parameter.help)]
    lines += [
        ".SH EXIT STATUS",
        "0 for success, 1 if a check of audit fails or questions finds too few, 2 for bad input, 130 for Ctrl-C.",
        ".SH COMPLETION",
        'eval "$(_ZAHLENSCHLACHT_COMPLETE=bash_source zahlenschlacht)"',
    ]
    return "\n".join(lines) + "\n"


def troff(text: str) -> str:
    """The text as troff prints it."""
    return "\n".join(
        line.strip() for line in text.replace("\\", "\\e").replace("-", "\\-").splitlines() if line.strip()
    )


def description() -> str:
    """The content of page/openapi.json."""
    return json.dumps(create_app(None).openapi(), indent=2, ensure_ascii=False, sort_keys=True) + "\n"


GENERATED: dict[str, Callable[[], str]] = {
    "docs/cli.md": reference,
    "docs/zahlenschlacht.1": manual,
    "docs/plans.md": plans,
    "page/openapi.json": description,
}
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
