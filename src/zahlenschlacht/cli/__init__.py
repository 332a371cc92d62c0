"""The command line. Each command is a function in a file of this folder; heavy imports wait until they are needed."""

from __future__ import annotations

import io
import os
import sys
from itertools import pairwise
from typing import Annotated

import typer

from .. import __version__
from ..game.rules import ZahlenschlachtError
from . import atlas, audit, lists, matches, play, puzzle, questions, recipe, score, serve, solve
from .console import Speaker

app = typer.Typer(
    name="zahlenschlacht",
    help="Zahlenschlacht: play it, solve any position of it, and understand why.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command()(solve.solve)
app.command()(solve.explain)
app.command()(play.play)
app.command()(serve.serve)
app.command()(matches.matches)
app.command()(lists.variants)
app.command()(lists.bonds)
app.command()(lists.strategies)
app.command()(lists.coverage)
app.command()(atlas.atlas)
app.command()(audit.audit)
app.command()(recipe.recipe)
app.command()(puzzle.puzzle)
app.command()(score.score)
app.command()(questions.questions)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(__version__)
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", callback=_print_version, is_eager=True)
    ] = False,
) -> None: ...


def main() -> None:
    """Run the command line: 0 when all went well, 1 for a failed audit, 2 for bad input, 130 for Ctrl-C."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our characters shows others, and no traceback
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run one command and give its exit status; what is wrong is said in one line."""
    try:
        status = app(arguments or ["--help"], standalone_mode=False, prog_name="zahlenschlacht")
        sys.stdout.flush()
    except ZahlenschlachtError as error:
        return complain(in_words(error, arguments))
    except typer.Exit as ended:
        return ended.exit_code
    except typer.TyperException as error:
        return complain(error.format_message().replace("\n", " "))
    except (typer.Abort, KeyboardInterrupt):
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        _discard_output()
        return 0
    except OSError as error:
        if error.filename is not None:
            raise
        _discard_output()
        return complain(f"the output cannot be written: {error.strerror}")
    return status if isinstance(status, int) else 0


def _discard_output() -> None:
    """Send the rest of the output nowhere: it cannot be written, and Python flushes it once more at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def in_words(error: ZahlenschlachtError, arguments: list[str]) -> str:
    """What is wrong, in the language that the command was given, or else in that of the environment."""
    from ..explain.words import LANGUAGES

    asked = [follower for option, follower in pairwise(arguments) if option == "--lang"]
    asked += [argument.removeprefix("--lang=") for argument in arguments if argument.startswith("--lang=")]
    language = asked[-1] if asked else None
    say = Speaker(language if language in LANGUAGES else None)
    return (
        say.error(error) if error.column is None else say("cli-column", column=error.column + 1, error=say.error(error))
    )


def complain(text: str) -> int:
    """Say what is wrong in one line."""
    print(f"zahlenschlacht: {text}" if text else "zahlenschlacht: see zahlenschlacht --help", file=sys.stderr)
    return 2
