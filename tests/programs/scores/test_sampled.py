"""Sampled scorecards: their confidence intervals contain the exact figures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from zahlenschlacht import SCHOOL, InputError, Player, Position, Variant
from zahlenschlacht.programs.scores import UNKNOWN, Figure, sample, score


@pytest.mark.parametrize("agent", ["random", "learner", "perfect"])
@pytest.mark.parametrize("side", Player)
def test_nearly_all_intervals_hold_the_exact_figures(agent: str, side: Player) -> None:
    exact = score(agent, Variant(9, 4), side)
    cards = [sample(agent, Variant(9, 4), side, games=60, seed=seed) for seed in range(20)]
    for figure in ("against_random", "against_perfect"):
        value, intervals = getattr(exact, figure).value, [getattr(card, figure) for card in cards]
        assert sum(interval.low - 1e-9 <= value <= interval.high + 1e-9 for interval in intervals) >= 17
    assert {(card.floor, card.winner, sum(card.faults.values())) for card in cards} == {(UNKNOWN, exact.winner, 0)}


def test_perfect_play_is_right_on_boards_of_any_size() -> None:
    card = sample("perfect", Variant(201, 20), "A", games=3)
    assert card.accuracy.right.value == 1
    assert card.against_perfect.value == float(card.winner is Player.A)


def test_wilson_intervals_are_those_of_the_textbook() -> None:
    # Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998), table I.
    for successes, trials, low, high in [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611)]:
        figure = Figure.sampled(successes, trials, z=1.959964)
        assert (figure.low, figure.high) == pytest.approx((low, high), abs=5e-5)
    assert Figure.sampled(0, 0) == Figure(0, 0, 1)
    assert Figure.sampled(1, 1).high == 1


def test_a_forfeit_ends_the_game_and_is_counted() -> None:
    card = sample(lambda position: {position.numbers[0]: 0.5, 99: 0.5}, SCHOOL, "B", games=50)
    assert set(card.faults) == {"illegal"}
    assert 50 < sum(card.faults.values()) <= 100 < card.questions
    assert card.first_fault.endswith("→ 99")


def test_the_same_seed_gives_the_same_games() -> None:
    def cards() -> Iterator[object]:
        for seed in (1, 1, 2):
            yield sample("random", SCHOOL, "A", games=20, seed=seed)

    first, repetition, other = cards()
    assert first == repetition != other


def test_each_move_of_the_agent_is_a_question() -> None:
    questions: list[Position] = []

    def first(position: Position) -> int:
        questions.append(position)
        return position.numbers[0]

    card = sample(first, Variant(6, 4), "A", games=10)
    assert card.questions == len(questions) == 2 * 10 * 2


def test_no_games_are_refused() -> None:
    with pytest.raises(InputError, match="at least one game"):
        sample("random", SCHOOL, "A", games=0)
