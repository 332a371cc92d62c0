"""Puzzles keep their promises over hundreds of seeds, and are the same tomorrow."""

from __future__ import annotations

from functools import partial
from math import log2
from random import Random

import pytest

from zahlenschlacht import InputError, MoveError, Player, Variant, solve
from zahlenschlacht.audit.oracle import CountOracle
from zahlenschlacht.explain.words import Words
from zahlenschlacht.game.notation import read, write
from zahlenschlacht.learn.difficulty import difficulty, is_clear, is_clear_shape
from zahlenschlacht.learn.puzzles import BOARDS, DAY, LADDERS, MIXED, ROLE, THEMES, Puzzle, progress, puzzle, theme_of
from zahlenschlacht.learn.recipes import wins
from zahlenschlacht.strategies import choose

SEEDS = 200
ORACLE = CountOracle()


def test_an_address_can_name_several_themes() -> None:
    asked = "partner+smaller"
    made = [puzzle(asked, str(seed)) for seed in range(40)]
    assert {one.theme for one in made} == {"partner", "smaller"}
    with pytest.raises(InputError, match="no theme 'partner\\+chess'"):
        puzzle("partner+chess", "1")


def assert_lost(made: Puzzle) -> None:
    """No move wins, and what the solver shows of it is accepted as the proof."""
    position = made.position
    assert ORACLE.winning_moves(position) == () == made.winning_moves
    assert made.difficulty == log2(position.size + 1)
    certificate = solve(position).certificate
    assert certificate is not None
    if made.proof == "mark-set":
        assert made.flaw(certificate.hostile) is None
        assert made.flaw(certificate.hostile[1:]) is None or len(certificate.hostile) == position.size // 2 + 2
        assert made.flaw(certificate.hostile[: position.size // 2 + 1]) is not None
    else:
        assert made.proof == "draw-pairs"
        assert made.flaw(certificate.groups) is None
        assert made.flaw(certificate.groups[1:]) is not None
    wrong = progress(made, [position.numbers[0]])
    assert wrong.status == "wrong"
    assert wrong.refutation is not None
    assert wrong.refutation.winner is made.player.other


def assert_won(made: Puzzle) -> None:
    """Some moves win and some do not, and the recipe of the theme solves it where those before it may not."""
    position, solver = made.position, made.player
    assert made.winning_moves == ORACLE.winning_moves(position)
    assert 0 < len(made.winning_moves) < position.size
    assert made.difficulty == difficulty(position) >= 1
    ladder = LADDERS[ROLE[made.theme]]
    is_settled = partial(is_clear_shape, solver_divides=solver is position.variant.divider)
    before = [ladder[theme] for theme in ladder][: list(ladder).index(made.theme)]
    assert not any(wins(rung, position, solver, is_settled) for rung in before)
    rng, moves, found = Random(made.seed), [], progress(made, [])
    while found.status == "open":
        assert found.position.turn is solver
        moves.append(choose(ladder[made.theme], found.position, rng))
        found = progress(made, moves)
    assert found.status == "solved", (made, moves)
    end = found.position
    assert ORACLE.winner(end) is solver
    assert end.over or is_clear(end)
    wrong = next(number for number in position.numbers if number not in made.winning_moves)
    missed = progress(made, [wrong])
    assert missed.status == "wrong"
    assert missed.refutation is not None
    assert missed.refutation.winner is solver.other
    assert missed.refutation.crossed[: position.ply + 1] == (*position.crossed, wrong)


@pytest.mark.parametrize("theme", THEMES)
def test_the_puzzles_of_a_theme_can_be_solved_by_its_recipe_and_differ(theme: str) -> None:
    made = [puzzle(theme, str(seed)) for seed in range(SEEDS)]
    for each in made:
        assert each.theme == theme
        role = each.position.variant.divider if ROLE[theme] == "divider" else each.position.variant.breaker
        assert each.player is each.position.turn is role
        (assert_lost if each.lost else assert_won)(each)
    assert SEEDS // 6 < sum(each.lost for each in made) < SEEDS // 3
    boards = {(str(each.position.variant), each.position.numbers) for each in made}
    assert len(boards) >= 80
    assert all(each.position.variant.board is None for each in made)


def test_boards_of_other_numbers_have_a_theme_of_their_own() -> None:
    made = [puzzle(BOARDS, str(seed)) for seed in range(SEEDS)]
    assert {each.theme for each in made} == set(THEMES)
    for each in made:
        (assert_lost if each.lost else assert_won)(each)
        assert each.position.variant.board is not None
    negative = sum(each.position.variant.numbers[0] < 0 for each in made)
    assert SEEDS // 10 < negative < SEEDS // 2
    assert SEEDS // 6 < sum(each.lost for each in made) < SEEDS // 3


def test_the_puzzle_of_the_day_is_never_lost_and_never_too_easy() -> None:
    days = [puzzle(DAY, f"2026-{month:02d}-{day:02d}") for month in range(1, 13) for day in range(1, 29, 3)]
    assert min(made.difficulty for made in days) >= 2
    assert not any(made.lost for made in days)
    assert {made.theme for made in days} == set(THEMES)
    assert all(made.position.variant.board is None for made in days)
    assert len({write(made.position) for made in days}) > 100


def test_mixed_puzzles_have_every_theme() -> None:
    made = [puzzle(MIXED, str(seed)) for seed in range(60)]
    assert {each.theme for each in made} == set(THEMES)
    assert any(each.lost for each in made)
    assert all(each.position.variant.board is None for each in made)


def test_a_puzzle_never_changes() -> None:
    golden = {
        ("partner", "1"): "Z(15, 3): 1 11 9 12 8 15 13 5 10 3",
        (DAY, "2026-11-16"): "Z(11, 6): 1",
        ("larger", "7"): "Z(15, 4): 15 3 8 6",
        (BOARDS, "1"): "Z({1, 22, 31, 43, 49}, 10): 1",
    }
    assert {key: write(puzzle(*key).position) for key in golden} == golden


@pytest.mark.parametrize(
    ("game", "moves", "theme"),
    [
        ("Z(9, 5): 5 1", (4, 9), "partner"),
        ("Z(11, 13)", (1,), "superfluous"),
        ("Z(15, 6): 8 9", (1, 7, 13), "pairing"),
        ("Z(15, 4): 11 15 7 10 9 6", (1, 5, 13), "larger"),
        ("Z(9, 3): 4 7 1", (3, 6, 9), "bonded"),
        ("Z(13, 10): 11 10 6 4 5", (1, 7, 8, 9), "breaker"),
        ("Z(10, 4, divider=B): 6", (1, 5, 9), "pairing"),
    ],
)
def test_the_theme_of_a_position_is_the_first_rule_that_solves_it(
    game: str, moves: tuple[int, ...], theme: str
) -> None:
    position = read(game)
    assert solve(position).winning_moves == moves
    assert theme_of(position) == theme


def test_right_and_wrong_moves_are_explained() -> None:
    made = Puzzle("partner", "x", Variant(15, 7).position([8, 2]), 1.0, False)
    right, wrong = progress(made, [12]), progress(made, [3])
    assert "every number has a partner" in " ".join(map(Words("en").say, right.messages))
    assert "Nach 3 verlierst du" in " ".join(map(Words("de").say, wrong.messages))
    with pytest.raises(InputError, match="over before 5"):
        progress(made, [12, 5])
    with pytest.raises(MoveError, match="already"):
        progress(made, [8])


def test_a_wrong_move_does_not_tell_which_move_wins_nor_that_none_does() -> None:
    said: set[str] = set()
    for each in (puzzle(MIXED, str(seed)) for seed in range(SEEDS)):
        for number in set(each.position.numbers) - set(each.winning_moves):
            first, *reasons = progress(each, [number]).messages
            assert (first.id, first.values) == ("puzzle-wrong", {"number": number, "opponent": each.player.other.value})
            said |= {message.id for message in reasons}
    assert not any(name.startswith(("move", "verdict")) for name in said)


def test_an_unknown_theme_and_a_long_seed_are_refused() -> None:
    with pytest.raises(InputError, match=r"no theme 'chess'.*partner.*day"):
        puzzle("chess", "1")
    with pytest.raises(InputError, match="1 to 40 characters, not 41"):
        puzzle("partner", "1" * 41)
    with pytest.raises(InputError, match="not 0"):
        puzzle("partner", "")


def test_both_players_get_puzzles() -> None:
    assert {puzzle(theme, str(seed)).player for theme in THEMES for seed in range(20)} == set(Player)
