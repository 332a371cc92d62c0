"""Files of games are read with their comments, and written back."""

import io
from pathlib import Path

import pytest

from zahlenschlacht import InputError, Variant, read, read_games, write_games
from zahlenschlacht.game.files import Game, GameFileError

FILE = """\
# Project week

Z(15, 7): 8 2 5     # B has lost already
   Z(5, 3): 3 1 5 = A
#not a game: Z(1)
"""


def test_games_are_read_with_the_comments_above_and_beside_them() -> None:
    games = list(read_games(io.StringIO(FILE)))
    assert games == list(read_games(FILE))
    assert games == [
        Game(read("Z(15, 7): 8 2 5"), "Project week\nB has lost already"),
        Game(Variant(5, 3).position([3, 1, 5])),
    ]
    assert list(read_games(write_games(games))) == games
    assert write_games([games[1].position]) == "Z(5, 3): 3 1 5 = A\n"


@pytest.mark.parametrize("text", ["Anna", "", 'so "called"', "[x] # y", 'end "]'])
def test_headers_are_read_back_as_they_were_written(text: str) -> None:
    games = [Game(read("Z(5, 3): 3"), "first", {"A": text, "Date": "2026-11-18"}), Game(read("Z(4, 3)"))]
    assert list(read_games(write_games(games))) == games


def test_a_header_that_a_line_cannot_hold_is_refused() -> None:
    for headers in ({"A": "two\nlines"}, {"a name": "x"}):
        with pytest.raises(InputError, match="header"):
            write_games([Game(read("Z(5, 3)"), headers=headers)])


def test_an_error_names_the_line_and_the_column() -> None:
    games = read_games("Z(5, 3)\n\nZ(5, 3): 3 3\n")
    next(games)
    with pytest.raises(GameFileError, match=r"^line 3: 3 is already crossed out") as error:
        next(games)
    assert (error.value.line, error.value.column) == (3, 11)


def test_the_error_shows_the_whole_reason() -> None:
    with pytest.raises(GameFileError, match=r"^line 1: .*'broken'$"):
        list(read_games("broken"))


def test_the_games_of_a_path_are_read(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text(FILE, encoding="utf-8")
    assert list(read_games(path)) == list(read_games(FILE))
