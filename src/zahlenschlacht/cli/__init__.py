"""The command line. Each command is a function in this folder; only the module of the requested command is imported."""

import io
import os
import sys
from importlib import import_module
from itertools import pairwise

import click
from click.shell_completion import shell_complete

from .. import __version__
from ..game.errors import ZahlenschlachtError
from .console import Speaker
from .options import command

COMMANDS = {
    "solve": "solve",
    "explain": "solve",
    "review": "review",
    "svg": "review",
    "play": "play",
    "serve": "serve",
    "bonds": "lists",
    "strategies": "lists",
    "appearances": "lists",
    "paper": "lists",
    "sequence": "lists",
    "atlas": "atlas",
    "audit": "audit",
    "conjecture": "audit",
    "recipe": "recipe",
    "score": "score",
    "questions": "questions",
}
"""The commands, in the order of the help, and the module that has the function of each."""
COMPLETE = "_ZAHLENSCHLACHT_COMPLETE"
"""The environment variable by which a shell asks for completions."""


class Commands(click.Group):
    """A group that imports a command when it is needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command with this name, or None."""
        if cmd_name not in COMMANDS:
            return None
        return command(getattr(import_module(f".{COMMANDS[cmd_name]}", __package__), cmd_name))


@click.group(cls=Commands, help="Zahlenschlacht: play it, solve any position of it, and understand why.")
@click.version_option(__version__, message="%(version)s", help="Print the version.")
def app() -> None:
    """Do what all commands have in common, which is nothing."""


def main() -> None:
    """Run the command line and exit: 0 for success, 1 for a failed audit, 2 for bad input, 130 for Ctrl-C."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # unknown characters are replaced instead of raising an error
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run one command and return its exit status; an error is printed in one line."""
    try:
        if COMPLETE in os.environ:
            return shell_complete(app, {}, "zahlenschlacht", COMPLETE, os.environ[COMPLETE])
        with app.make_context("zahlenschlacht", [*arguments] or ["--help"]) as context:
            status = app.invoke(context)
        sys.stdout.flush()
    except ZahlenschlachtError as error:
        return print_error(error_text(error, arguments))
    except click.exceptions.Exit as stop:
        return stop.exit_code
    except click.ClickException as error:
        return print_error(error.format_message().replace("\n", " "))
    except (click.Abort, KeyboardInterrupt):
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
    from ..explanations.words import LANGUAGES

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
