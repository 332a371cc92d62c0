"""The command line. Each command is a function in this folder and imports heavy modules only when it runs."""

import io
import os
import sys
from itertools import pairwise
from typing import Annotated

import typer

from .. import __version__
from ..game.rules import ZahlenschlachtError
from . import atlas, audit, lists, matches, play, puzzle, questions, recipe, review, score, serve, solve
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
app.command()(review.review)
app.command()(review.svg)
app.command()(play.play)
app.command()(serve.serve)
app.command()(matches.matches)
app.command()(lists.variants)
app.command()(lists.bonds)
app.command()(lists.strategies)
app.command()(lists.coverage)
app.command()(lists.appearances)
app.command()(lists.sequence)
app.command()(atlas.atlas)
app.command()(audit.audit)
app.command()(recipe.recipe)
app.command()(puzzle.puzzle)
app.command()(score.score)
app.command()(questions.questions)


def _print_version(is_requested: bool) -> None:
    if is_requested:
        print(__version__)
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version.", callback=_print_version, is_eager=True)
    ] = False,
) -> None: ...


def main() -> None:
    """Run the command line and exit: 0 for success, 1 for a failed audit, 2 for bad input, 130 for Ctrl-C."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # unknown characters are replaced instead of raising an error
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run one command and return its exit status; an error is printed in one line."""
    try:
        status = app(arguments or ["--help"], standalone_mode=False, prog_name="zahlenschlacht")
        sys.stdout.flush()
    except ZahlenschlachtError as error:
        return print_error(error_text(error, arguments))
    except typer.Exit as stop:
        return stop.exit_code
    except typer.TyperException as error:
        return print_error(error.format_message().replace("\n", " "))
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
        return print_error(f"the output cannot be written: {error.strerror}")
    return status if isinstance(status, int) else 0


def _discard_output() -> None:
    """Discard the rest of the output, which cannot be written: Python flushes it again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def error_text(error: ZahlenschlachtError, arguments: list[str]) -> str:
    """The text of an error, in the language of --lang or else in that of the environment."""
    from ..explain.words import LANGUAGES

    languages = [value for option, value in pairwise(arguments) if option == "--lang"]
    languages += [argument.removeprefix("--lang=") for argument in arguments if argument.startswith("--lang=")]
    language = languages[-1] if languages else None
    say = Speaker(language if language in LANGUAGES else None)
    text = say.error(error)
    return text if error.column is None else say("cli-column", column=error.column + 1, error=text)


def print_error(text: str) -> int:
    """Print an error in one line and return the exit status 2."""
    print(f"zahlenschlacht: {text}" if text else "zahlenschlacht: see zahlenschlacht --help", file=sys.stderr)
    return 2
