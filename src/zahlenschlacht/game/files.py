"""Files of games: one game per line, with comments after a #.

    # Two games of a project week
    Z(15, 7): 8 2 5     # B has lost already
    Z(5, 3): 3 1 5 = A

>>> [entry.position.ply for entry in read_games("Z(15, 7): 8 2 # well begun")]
[2]
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from .errors import Name, ZahlenschlachtError
from .notation import NotationError, read, write
from .rules import Position


@dataclass(frozen=True, slots=True)
class Game:
    """A game of a file."""

    position: Position
    """The position at the end of the game; `position.positions()` goes through all of it."""
    comment: str = ""
    """The comment lines above the game and the comment beside it, without the #, one per line."""


class GameFileError(NotationError):
    """A line of the file is not a game; `line` is its number, counted from 1."""

    line: int


def read_games(source: str | Iterable[str]) -> Iterator[Game]:
    """The games of a text, of an open file, or of any other lines.

    >>> list(read_games(["# a short one", "", "Z(5, 3): 3 1 5 = A  # A wins"]))
    [Game(position=Z(5, 3).position([3, 1, 5]), comment='a short one\\nA wins')]
    """
    lines = source.splitlines() if isinstance(source, str) else source
    comments: list[str] = []
    for number, line in enumerate(lines, 1):
        text, sign, comment = line.partition("#")
        if sign:
            comments.append(comment.strip())
        if text.strip():
            yield Game(_read_line(text, number), "\n".join(comments))
            comments = []


def _read_line(text: str, number: int) -> Position:
    """The game in a line; an error names the line."""
    try:
        return read(text)
    except ZahlenschlachtError as error:
        fault = GameFileError("game-file-line", "line {line}: {reason}", line=number, reason=Name(error))
        fault.line, fault.column = number, error.column
        raise fault from error


def write_games(games: Iterable[Game | Position]) -> str:
    """The text of a file with these games. `read_games` reads it back.

    >>> print(write_games([read("Z(5, 3): 3 1"), Game(read("Z(4, 3)"), "not begun")]), end="")
    Z(5, 3): 3 1
    # not begun
    Z(4, 3)
    """
    lines = []
    for entry in games:
        game = entry if isinstance(entry, Game) else Game(entry)
        lines += [f"# {comment}" for comment in game.comment.splitlines()]
        lines.append(write(game.position))
    return "".join(f"{line}\n" for line in lines)
