"""A review agrees with the solution move by move."""

import sys
from types import FrameType

import pytest

from zahlenschlacht.explanations.review import review
from zahlenschlacht.explanations.verdicts import explain_move
from zahlenschlacht.game.notation import read
from zahlenschlacht.game.rules import ORIGINAL
from zahlenschlacht.solution.theory import solve


@pytest.mark.parametrize(
    "text", ["Z(9, 4): 1 2 3 4 5 6 7", "Z(8, 3, remainder=2, divider=B): 8 1 7 2 6 3", "Z(15, 7): 8 2"]
)
def test_a_review_agrees_with_the_solution(text: str) -> None:
    game = read(text)
    plies = review(game)
    assert [ply.number for ply in plies] == list(game.crossed)
    assert [ply.ply for ply in plies] == list(range(1, game.ply + 1))
    for index, ply in enumerate(plies):
        before = game.variant.position(game.crossed[:index])
        after = before.cross(ply.number)
        assert ply.before == before
        assert ply.player is before.turn
        assert (ply.margin, ply.winner) == (solve(after).margin, solve(after).winner)
        assert ply.winning_moves == solve(before).winning_moves
        assert ply.is_blunder == (bool(ply.winning_moves) and ply.number not in ply.winning_moves)
        assert ply.messages == explain_move(before, ply.number)
    if game.is_over:
        assert plies[-1].winner is game.winner
    assert review(game.variant.start()) == ()


def test_a_long_game_can_be_reviewed() -> None:
    plies = review(ORIGINAL.position(range(1, 2016)))
    assert len(plies) == 2015
    assert plies[0].messages[0].id == "move-keeps"


def test_a_review_solves_each_position_once() -> None:
    game, solved = read("Z(15, 7): 8 2 5 1 6 3 4 7 9 10 11 12 13"), []

    def count(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code is solve.__code__:
            solved.append(frame)

    sys.setprofile(count)
    try:
        messages = [ply.messages for ply in review(game)]
    finally:
        sys.setprofile(None)
    assert len(messages) == 13
    assert len(solved) == 14
