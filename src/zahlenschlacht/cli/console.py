"""Output of the commands: text in the user's language, tables, colours, progress bars."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property, partial
from typing import TYPE_CHECKING

from ..colours import A, B, css
from ..explanations.messages import Message, Value
from ..game.drawing import MAX_DRAWN
from ..game.errors import ZahlenschlachtError
from ..game.rules import Position

if TYPE_CHECKING:
    from rich.console import Console

    from ..explanations.words import Words


COLOUR = {"A": css(A), "B": css(B)}


class Speaker:
    """Turns messages into text, in the given language or in that of the environment."""

    def __init__(self, language: str | None) -> None:
        self.language = language

    @cached_property
    def words(self) -> Words:
        """The words of the language, read from the locale files on first use."""
        from ..explanations.words import Words, preferred_language

        return Words(self.language or preferred_language(os.environ))

    def __call__(self, key: str, **values: Value) -> str:
        """The text of a message."""
        return self.words.say(Message(key, values))

    def error(self, error: ZahlenschlachtError) -> str:
        """The text of an error."""
        return self.words.error(error)

    def citation(self, text: str) -> str:
        """A citation in the language: "Theorem 3.1.4" becomes "Satz 3.1.4" in German."""
        from ..solution.classics import CLASSICS

        classic = next((classic for classic in CLASSICS if classic.citation == text), None)
        if classic is not None:
            return self(f"statement-{classic.key}.title")
        kind, _, number = text.partition(" ")
        return self("citation", kind=kind, number=number) if text else ""

    def percent(self, share: float) -> str:
        """The share in per cent, with one decimal."""
        return self("cli-percent", share=100 * share)

    def sentences(self, messages: Iterable[Message]) -> list[str]:
        """The texts of messages."""
        return [self.words.say(message) for message in messages]


def console() -> Console:
    """A console that writes to the standard output."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def print_board(position: Position) -> None:
    """Print the board; each number crossed out is a letter in the colour of its player. Large boards are not drawn."""
    from rich.text import Text

    if position.variant.n <= MAX_DRAWN:
        board = Text("\n".join(["", *str(position).splitlines()[1:-1], ""]))
        for player, colour in COLOUR.items():
            board.highlight_regex(rf"\b{player.lower()}\b", colour)
        console().print(board, no_wrap=True)


@contextmanager
def progress_bar(total: int | None = None) -> Iterator[Callable[..., None]]:
    """Show a progress bar if stderr is a terminal; yield the function that updates it."""
    if not sys.stderr.isatty():
        yield lambda **_: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield partial(bar.update, bar.add_task("", total=total))


@contextmanager
def counter() -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar; yield a function that takes the number of finished steps and their total."""
    with progress_bar() as update:
        yield lambda done, total: update(completed=done, total=total)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table; on a narrow terminal its cells wrap."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    grid = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for title in head:
        grid.add_column(title, overflow="fold")
    for row in rows:
        grid.add_row(*row)
    console().print(grid)


def comma_list(numbers: Sequence[int], most: int = 30) -> str:
    """The numbers with commas; a long list is cut, with its length at the end."""
    text = ", ".join(map(str, numbers[:most]))
    return text if len(numbers) <= most else f"{text}, ... ({len(numbers)})"
