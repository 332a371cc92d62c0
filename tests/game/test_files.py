"""Files of games are read with their comments, and written back."""

import io

import pytest

from zahlenschlacht import Variant, read, read_games, write_games
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


def test_an_error_names_the_line_and_the_column() -> None:
    games = read_games("Z(5, 3)\n\nZ(5, 3): 3 3\n")
    next(games)
    with pytest.raises(GameFileError, match=r"^line 3: 3 is already crossed out") as error:
        next(games)
    assert (error.value.line, error.value.column) == (3, 11)
