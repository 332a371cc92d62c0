"""A review agrees with the solution move by move."""

import pytest

from zahlenschlacht.explain.review import review
from zahlenschlacht.explain.verdicts import explain_move
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
