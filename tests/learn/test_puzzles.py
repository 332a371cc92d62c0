"""Puzzles have the promised properties for hundreds of seeds, and never change."""

from __future__ import annotations

from functools import cache, partial
from math import log2
from random import Random

import pytest

from zahlenschlacht import InputError, MoveError, Player, Variant, solve
from zahlenschlacht.audit.oracle import CountOracle
from zahlenschlacht.explanations.messages import Message
from zahlenschlacht.explanations.words import Words
from zahlenschlacht.game.notation import read, write
from zahlenschlacht.learn.difficulty import RANDOM_RATING, difficulty, is_clear, is_clear_shape
from zahlenschlacht.learn.puzzles import (
    BOARDS,
    DAY,
    DAYS,
    HARD_DAY,
    LADDERS,
    MIXED,
    NEAR,
    ROLE,
    SMALL_DAY,
    THEMES,
    Puzzle,
    progress,
    puzzle,
    theme_of,
)
from zahlenschlacht.learn.recipes import wins
from zahlenschlacht.strategies import choose

SEEDS = 200
ORACLE = CountOracle()


@cache
def puzzles_of(theme: str, count: int = SEEDS) -> list[Puzzle]:
    """The puzzles of a theme with the first seeds."""
    return [puzzle(theme, str(seed)) for seed in range(count)]


def test_an_address_can_name_several_themes() -> None:
    assert {task.theme for task in puzzles_of("partner+smaller", 40)} == {"partner", "smaller"}
    with pytest.raises(InputError, match="no theme 'partner\\+chess'"):
        puzzle("partner+chess", "1")


def assert_lost(task: Puzzle) -> None:
    """Check that no move wins, and that the certificate is accepted as the proof."""
    position = task.position
    assert ORACLE.winning_moves(position) == () == task.winning_moves
    assert task.difficulty == log2(position.size + 1)
    certificate = solve(position).certificate
    assert certificate is not None
    if task.proof == "mark-set":
        assert task.flaw(certificate.hostile) is None
        assert task.flaw(certificate.hostile[1:]) is None or len(certificate.hostile) == position.size // 2 + 2
        assert task.flaw(certificate.hostile[: position.size // 2 + 1]) is not None
    else:
        assert task.proof == "draw-pairs"
        assert task.flaw(certificate.groups) is None
        assert task.flaw(certificate.groups[1:]) is not None
    wrong = progress(task, [position.numbers[0]])
    assert wrong.status == "wrong"
    assert wrong.position.winner is task.player.other


def assert_won(task: Puzzle) -> None:
    """Check that some moves win and others lose, and that the recipe of the theme solves it, but no earlier one."""
    position, solver = task.position, task.player
    assert task.winning_moves == ORACLE.winning_moves(position)
    assert 0 < len(task.winning_moves) < position.size
    assert task.difficulty == difficulty(position) >= 1
    ladder = LADDERS[ROLE[task.theme]]
    is_settled = partial(is_clear_shape, solver_divides=solver is position.variant.divider)
    before = [ladder[theme] for theme in ladder][: list(ladder).index(task.theme)]
    assert not any(wins(rung, position, solver, is_settled) for rung in before)
    rng, moves, state = Random(task.seed), [], progress(task, [])
    while state.status == "open":
        assert state.position.turn is solver
        moves.append(choose(ladder[task.theme], state.position, rng))
        state = progress(task, moves)
    assert state.status == "solved", (task, moves)
    end = state.position
    assert ORACLE.winner(end) is solver
    assert end.is_over or is_clear(end)
    wrong = next(number for number in position.numbers if number not in task.winning_moves)
    attempt = progress(task, [wrong])
    assert attempt.status == "wrong"
    assert attempt.position.winner is solver.other
    assert attempt.position.crossed[: position.ply + 1] == (*position.crossed, wrong)


@pytest.mark.parametrize("theme", THEMES)
def test_the_puzzles_of_a_theme_can_be_solved_by_its_recipe_and_differ(theme: str) -> None:
    count = SEEDS // 2 if theme == "larger" else SEEDS  # a puzzle of this theme is drawn ten times as slowly
    tasks = puzzles_of(theme, count)
    for task in tasks:
        variant = task.position.variant
        assert task.theme == theme
        assert task.player is task.position.turn is (variant.divider if ROLE[theme] == "divider" else variant.breaker)
        (assert_lost if task.is_lost else assert_won)(task)
    assert count // 6 < sum(task.is_lost for task in tasks) < count // 3
    boards = {(str(task.position.variant), task.position.numbers) for task in tasks}
    assert len(boards) >= 80
    assert all(task.position.variant.board is None for task in tasks)
    assert {task.player for task in tasks} == set(Player)


def test_boards_of_other_numbers_have_a_theme_of_their_own() -> None:
    tasks = puzzles_of(BOARDS)
    assert {task.theme for task in tasks} == set(THEMES)
    for task in tasks:
        (assert_lost if task.is_lost else assert_won)(task)
        assert task.position.variant.board is not None
    negative = sum(task.position.variant.numbers[0] < 0 for task in tasks)
    assert SEEDS // 10 < negative < SEEDS // 2
    assert SEEDS // 6 < sum(task.is_lost for task in tasks) < SEEDS // 3


@pytest.mark.parametrize(("theme", "least", "largest"), [(SMALL_DAY, 1, 9), (DAY, 2, 22), (HARD_DAY, 4, 22)])
def test_the_puzzles_of_a_day_can_be_won_and_have_their_size(theme: str, least: float, largest: int) -> None:
    days = [puzzle(theme, f"2026-{month:02d}-{day:02d}") for month in range(1, 13) for day in range(1, 29, 3)]
    for task in days:
        assert_won(task)
        assert task.difficulty >= least
        assert task.position.variant.board is None
        assert task.position.variant.n <= largest
    assert len({task.theme for task in days}) >= 3
    assert len({write(task.position) for task in days}) > 50


def test_the_three_puzzles_of_a_day_have_different_boards() -> None:
    dates = [f"2026-11-{day:02d}" for day in range(1, 31)]
    assert all(len({puzzle(theme, date).position for theme in DAYS}) == 3 for date in dates)


@pytest.mark.parametrize("rating", [1000, 1240, 1450, 1700])
def test_a_puzzle_near_a_rating_is_near_it(rating: int) -> None:
    tasks = puzzles_of(f"near-{rating}", 40)
    for task in tasks:
        (assert_lost if task.is_lost else assert_won)(task)
    distances = sorted(abs(task.rating - rating) for task in tasks)
    assert distances[len(tasks) // 2] <= (NEAR if rating < 1500 else 150)
    assert len({write(task.position) for task in tasks}) >= 35
    assert tasks[0].seed == "0"


@pytest.mark.parametrize("largest", range(7, 22, 2))
def test_a_puzzle_can_be_limited_to_small_boards(largest: int) -> None:
    tasks = puzzles_of(f"upto-{largest}", 40)
    for task in tasks:
        (assert_lost if task.is_lost else assert_won)(task)
    assert max(task.position.variant.n for task in tasks) <= largest
    assert any(task.is_lost for task in tasks)


@pytest.mark.parametrize(
    "theme", ["near-", "near-999", "near-2201", "near-+1240", "near-१२४०", "upto-6", "day-large", "-9"]
)
def test_a_limit_out_of_range_is_refused(theme: str) -> None:
    with pytest.raises(InputError, match="no theme"):
        puzzle(theme, "1")


def test_a_random_player_scores_as_the_rating_of_a_puzzle_says() -> None:
    for task in puzzles_of("superfluous", 50):
        expected_score = 1 / (1 + 10 ** ((task.rating - RANDOM_RATING) / 400))
        assert abs(expected_score - 2**-task.difficulty) < 0.002


def test_feedback_on_a_right_move_names_no_number_but_the_reply() -> None:
    """The reply is already crossed out when the feedback is read, so an explanation of the board before it is stale."""
    open_tasks = 0
    for task in puzzles_of("larger", 40):
        for number in task.winning_moves[:1]:
            state = progress(task, [number])
            if state.status == "open":
                open_tasks += 1
                reply = state.position.crossed[-1]
                values = {"player": task.player.other.value, "number": reply}
                assert state.messages == (Message("puzzle-on", values),)
    assert open_tasks > 5


def test_mixed_puzzles_have_every_theme() -> None:
    tasks = puzzles_of(MIXED)
    assert {task.theme for task in tasks} == set(THEMES)
    assert any(task.is_lost for task in tasks)
    assert all(task.position.variant.board is None for task in tasks)


def test_a_puzzle_never_changes() -> None:
    golden = {
        ("partner", "1"): "Z(15, 3): 1 11 9 12 8 15 13 5 10 3",
        (DAY, "2026-11-16"): "Z(11, 6): 1",
        (SMALL_DAY, "2026-11-16"): "Z(7, 8)",
        (HARD_DAY, "2026-11-16"): "Z(16, 6, divider=B): 2 4 5",
        ("near-1240", "1"): "Z(5, 3): 3",
        ("upto-9", "1"): "Z(9, 4)",
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
    task = Puzzle("partner", "x", Variant(15, 7).position([8, 2]), 1.0, False)
    right, wrong = progress(task, [12]), progress(task, [3])
    assert "every number has a partner" in " ".join(map(Words("en").say, right.messages))
    assert "Nach 3 verlierst du" in " ".join(map(Words("de").say, wrong.messages))
    with pytest.raises(InputError, match="over before 5"):
        progress(task, [12, 5])
    with pytest.raises(MoveError, match="already"):
        progress(task, [8])


def test_a_wrong_move_does_not_tell_which_move_wins_nor_that_none_does() -> None:
    message_ids: set[str] = set()
    for task in puzzles_of(MIXED):
        for number in set(task.position.numbers) - set(task.winning_moves):
            first, *reasons = progress(task, [number]).messages
            assert (first.id, first.values) == ("puzzle-wrong", {"number": number, "opponent": task.player.other.value})
            message_ids |= {message.id for message in reasons}
    assert not any(name.startswith(("move", "verdict")) for name in message_ids)


def test_an_unknown_theme_and_a_long_seed_are_refused() -> None:
    with pytest.raises(InputError, match=r"no theme 'chess'.*partner.*day"):
        puzzle("chess", "1")
    with pytest.raises(InputError, match="1 to 40 characters, not 41"):
        puzzle("partner", "1" * 41)
    with pytest.raises(InputError, match="not 0"):
        puzzle("partner", "")
