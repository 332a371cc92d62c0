"""Files of games: one game per line, with comments after a #.

    # Two games of a project week
    [A "Anna"]
    [Date "2026-11-18"]
    Z(15, 7): 8 2 5     # B has lost already
    Z(5, 3): 3 1 5 = A

Headers are like those of PGN: any name, and any text without line breaks.

>>> [entry.position.ply for entry in read_games("Z(15, 7): 8 2 # well begun")]
[2]
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from .errors import InputError, LongName, ZahlenschlachtError
from .notation import NotationError, read, write
from .rules import Position

_HEADER = re.compile(r'\[(\w+) "(.*)"\]')


@dataclass(frozen=True, slots=True)
class Game:
    """A game of a file."""

    position: Position
    """The position at the end of the game; `position.positions()` goes through all of it."""
    comment: str = ""
    """The comment lines above the game and the comment beside it, without the #, one per line."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """The headers above the game, such as A, B, Date or Event."""


class GameFileError(NotationError):
    """A line of the file is not a game; `line` is its number, counted from 1."""

    line: int


def read_games(source: str | Path | Iterable[str]) -> Iterator[Game]:
    """The games of a text, of the file at a path, of an open file, or of any other lines.

    >>> list(read_games(["# a short one", "", "Z(5, 3): 3 1 5 = A  # A wins"]))
    [Game(position=Variant(5, 3).position([3, 1, 5]), comment='a short one\\nA wins', headers={})]
    """
    if isinstance(source, Path):
        source = source.read_text(encoding="utf-8")
    lines = source.splitlines() if isinstance(source, str) else source
    comments: list[str] = []
    headers: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        if header := _HEADER.fullmatch(line.strip()):
            headers[header[1]] = header[2].replace('\\"', '"')
            continue
        text, sign, comment = line.partition("#")
        if sign:
            comments.append(comment.strip())
        if text.strip():
            yield Game(_read_line(text, number), "\n".join(comments), headers)
            comments, headers = [], {}


def _read_line(text: str, number: int) -> Position:
    """The game in a line; an error names the line."""
    try:
        return read(text)
    except ZahlenschlachtError as error:
        fault = GameFileError("game-file-line", line=number, reason=LongName(error))
        fault.line, fault.column = number, error.column
        raise fault from error


def write_games(games: Iterable[Game | Position]) -> str:
    """The text of a file with these games. `read_games` reads it back.

    >>> print(write_games([read("Z(5, 3): 3 1"), Game(read("Z(4, 3)"), "not begun", {"A": "Anna"})]), end="")
    Z(5, 3): 3 1
    # not begun
    [A "Anna"]
    Z(4, 3)
    """
    lines = []
    for entry in games:
        game = entry if isinstance(entry, Game) else Game(entry)
        lines += [f"# {comment}" for comment in game.comment.splitlines()]
        lines += [_header(name, text) for name, text in game.headers.items()]
        lines.append(write(game.position))
    return "".join(f"{line}\n" for line in lines)


def _header(name: str, text: str) -> str:
    """The line of a header; a name or text that no line can hold is refused."""
    line = '[{} "{}"]'.format(name, text.replace('"', '\\"'))
    if not _HEADER.fullmatch(line) or len(line.splitlines()) > 1:
        raise InputError("not-a-header", value=line)
    return line
