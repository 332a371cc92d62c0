"""Every registered strategy keeps the contract of strategies."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zahlenschlacht import ORIGINAL, SCHOOL, InputError, MoveError, Player, Position, Variant, solve, website_variants
from zahlenschlacht.solution.paper import mendable_defects
from zahlenschlacht.strategies import (
    STRATEGIES,
    NamedStrategy,
    check_seat,
    choose,
    play_out,
    probabilities,
    strategies_for,
    strategy,
)

EVERY = pytest.mark.parametrize("name", STRATEGIES)


def small_variants(largest: int) -> Iterator[Variant]:
    for n in range(4, largest + 1):
        for d in range(2, n + 4):
            for remainder in {0, 1, d // 2, d - 1}:
                for divider in Player:
                    yield Variant(n, d, remainder, divider)


@cache
def small_positions(largest: int) -> list[list[Position]]:
    """Every position of each small variant."""
    return [list(every_position(variant)) for variant in small_variants(largest)]


def every_position(variant: Variant) -> Iterator[Position]:
    """One position for each set of numbers left and each last move, because a strategy may depend on both."""
    visited = set()
    stack = [variant.start()]
    while stack:
        position = stack.pop()
        if (position.crossed_mask, position.last) in visited:
            continue
        visited.add((position.crossed_mask, position.last))
        yield position
        if not position.is_over:
            stack += [position.cross(number) for number in position.numbers]


Visited = set[tuple[int, int | None, Player | None]]
"""The positions searched so far: the numbers crossed out, the last of them, and who follows the strategy."""


def lost_game(player: NamedStrategy, position: Position, visited: Visited) -> Position | None:
    """A game that the player to move loses by following the strategy from here; None if there is none."""
    seat = position.turn
    stack = [position]
    while stack:
        position = stack.pop()
        if position.is_over:
            if position.winner is not seat:
                return position
            continue
        if (position.crossed_mask, position.last, seat) in visited:
            continue
        visited.add((position.crossed_mask, position.last, seat))
        if position.turn is seat:
            stack += map(position.cross, probabilities(player(position)))
        else:
            stack += [position.cross(number) for number in position.numbers]
    return None


def claims_and_lost_game(player: NamedStrategy, largest: int) -> tuple[int, Position | None]:
    """The number of positions of small variants that the strategy claims, and a game that it loses from one of them."""
    claims = 0
    for positions in small_positions(largest):
        visited: Visited = set()
        for position in positions:
            if not position.is_over and player.wins(position):
                claims += 1
                assert player.applies(position), position
                game = lost_game(player, position, visited)
                if game is not None:
                    return claims, game
    return claims, None


@EVERY
def test_a_claimed_win_is_never_lost_against_any_defence(name: str) -> None:
    claims, game = claims_and_lost_game(strategy(name), 7)
    assert game is None
    assert claims > 0 or name in ("random", "learner")


@pytest.mark.parametrize(
    ("n", "d", "name"), [(13, 4, "triple"), (11, 5, "pairing"), (12, 2, "even-board"), (12, 3, "even-board")]
)
def test_the_papers_larger_examples_are_won_against_any_defence(n: int, d: int, name: str) -> None:
    start = Variant(n, d).start()
    if start.variant.n % 2 == 0:
        for first in (1, 2, 3):
            assert strategy(name).wins(start.cross(first))
            assert lost_game(strategy(name), start.cross(first), set()) is None
    else:
        assert strategy(name).wins(start)
        assert lost_game(strategy(name), start, set()) is None


def test_a_strategy_that_claims_too_much_is_caught() -> None:
    class Boaster(NamedStrategy):
        name = "boaster"

        def wins(self, position: Position) -> bool:
            return True

        def rule(self, position: Position) -> int:
            return position.numbers[0]

    assert claims_and_lost_game(Boaster(), 4)[1] is not None


@EVERY
@given(seed=st.integers(), data=st.data())
def test_moves_are_legal_and_the_same_for_the_same_seed(name: str, seed: int, data: st.DataObject) -> None:
    board = data.draw(st.sets(st.integers(-40, 40), min_size=4, max_size=16))
    d = data.draw(st.integers(2, 20))
    variant = Variant.of(board, d, data.draw(st.integers(0, d - 1)), data.draw(st.sampled_from("AB")))
    position = variant.start()
    player = strategy(name)
    rng, again, others = Random(seed), Random(seed), Random(seed)
    while not position.is_over:
        number = others.choice(position.numbers)
        if player.applies(position):
            number = choose(player, position, rng)
            assert number in position
            assert number == choose(player, variant.position(position.crossed), again)
        position = position.cross(number)


@EVERY
def test_a_strategy_has_a_move_exactly_where_its_rule_applies(name: str) -> None:
    for positions in small_positions(6):
        for position in positions:
            if not position.is_over and not strategy(name).applies(position):
                with pytest.raises(InputError, match="choose perfect"):
                    choose(strategy(name), position, Random(0))


@EVERY
def test_a_strategy_that_serves_a_seat_never_runs_out_of_moves(name: str) -> None:
    """Its rule has a move at every turn of the seat, for all moves of the opponent; most serve only some seats."""
    player, answers = strategy(name), set()
    for variant in small_variants(7):
        for seat in Player:
            visited: Visited = set()
            for start in [variant.start(), *map(variant.start().cross, variant.numbers)]:
                answers.add(player.serves(start, seat))
                if player.serves(start, seat):
                    assert turns_without_a_move(player, start, seat, visited) == [], (start, seat)
    assert answers == ({True} if name in ("perfect", "learner", "random") else {False, True})


def turns_without_a_move(player: NamedStrategy, start: Position, seat: Player, visited: Visited) -> list[Position]:
    """The positions, reached by following the strategy on this seat, in which its rule has no move."""
    turns, stack = [], [start]
    while stack:
        position = stack.pop()
        if position.is_over or (position.crossed_mask, position.last, seat) in visited:
            continue
        visited.add((position.crossed_mask, position.last, seat))
        if position.turn is not seat:
            stack += [position.cross(number) for number in position.numbers]
        elif (move := player.rule(position)) is not None:
            stack += map(position.cross, probabilities(move))
        else:
            turns.append(position)
    return turns


@pytest.mark.parametrize(("n", "d"), [(13, 4), (15, 6)])
def test_the_triple_strategy_serves_a_where_the_paper_uses_it(n: int, d: int) -> None:
    start = Variant(n, d).start()
    assert strategy("triple").serves(start, Player.A)
    assert not strategy("triple").serves(start, Player.B)
    assert turns_without_a_move(strategy("triple"), start, Player.A, set()) == []


def test_the_papers_program_takes_the_breakers_seat_only() -> None:
    assert strategies_for(SCHOOL.start(), Player.A) == ("perfect", "learner", "random", "pairing")
    assert strategies_for(SCHOOL.start(), Player.B) == ("program", "perfect", "learner", "random")
    reverse = Variant(15, 7, divider=Player.B).start()
    assert strategies_for(reverse, Player.A) == ("program", "perfect", "learner", "random", "even-board")
    assert strategies_for(Variant(14, 7).start(), Player.B) == ("program", "perfect", "learner", "random", "even-board")
    assert strategies_for(Variant(15, 6).start(), Player.A) == ("perfect", "learner", "random", "triple")
    with pytest.raises(InputError, match=r"program has no rule for A in Z\(15, 7\): choose perfect"):
        check_seat(SCHOOL.start(), Player.A, strategy("program"))


@EVERY
def test_no_strategy_moves_after_the_end(name: str) -> None:
    over = Variant(4, 3).position([1, 2])
    assert not strategy(name).applies(over)
    assert not strategy(name).wins(over)
    with pytest.raises(MoveError, match="over"):
        choose(strategy(name), over, Random(0))


def test_perfect_play_wins_exactly_what_can_be_won() -> None:
    perfect = strategy("perfect")
    for positions in small_positions(6):
        for position in positions:
            if not position.is_over:
                assert perfect.wins(position) == (solve(position).winner is position.turn), position


@given(st.sets(st.integers(-40, 40), min_size=5, max_size=14), st.integers(2, 9), st.sampled_from("AB"), st.randoms())
def test_in_a_lost_position_perfect_play_sets_the_hardest_problem(
    board: set[int], d: int, divider: str, rng: Random
) -> None:
    def winning_share(position: Position) -> float:
        return len(solve(position).winning_moves or ()) / position.size

    position = Variant.of(board, d, divider=divider).start()
    while position.size > 3:
        if not solve(position).winning_moves:
            after = position.cross(choose(strategy("perfect"), position, rng))
            assert winning_share(after) == min(winning_share(position.cross(number)) for number in position.numbers)
        position = position.cross(rng.choice(position.numbers))


def test_the_program_beats_every_first_mistake_on_the_website() -> None:
    for variant in website_variants():
        start = variant.start()
        winning = solve(start).winning_moves or ()
        for number in start.numbers:
            assert strategy("program").wins(start.cross(number)) == (number not in winning), (variant, number)


def test_the_program_wins_whatever_the_breaker_who_does_not_close_can_win() -> None:
    for positions in small_positions(7):
        variant = positions[0].variant
        if variant.closer is variant.divider:
            for position in positions:
                if position.turn is variant.breaker:
                    assert strategy("program").wins(position) == (solve(position).winner is variant.breaker), position


def test_the_program_takes_the_quickest_pair_first() -> None:
    assert choose(strategy("program"), Variant(15, 9).position([9]), Random(0)) == 7
    assert choose(strategy("program"), Variant(15, 9).position([9, 7, 8]), Random(0)) == 5


def test_the_triple_strategy_finds_the_triple_of_example_3_1_9() -> None:
    start = Variant(15, 6).start()
    assert choose(strategy("triple"), start, Random(0)) == 1
    position = start.cross(7).cross(2)
    assert len(mendable_defects(start.cross(7), 2)) == 2
    assert choose(strategy("triple"), position, Random(0)) == 3


def test_the_original_game_is_won_by_the_pairing_strategy() -> None:
    end = play_out(ORIGINAL.start(), strategy("pairing"), strategy("random"), Random(1))
    assert end.winner is Player.A


def test_a_learner_without_mistakes_is_perfect_and_with_mistakes_is_not() -> None:
    games = [
        play_out(SCHOOL.start(), strategy("learner", share), strategy("program"), Random(seed)).winner
        for share in (0.0, 0.5)
        for seed in range(30)
    ]
    assert set(games[:30]) == {Player.A}
    assert games[30:].count(Player.A) < 15


@pytest.mark.parametrize("share", [-0.1, 1.1, True, "half", float("nan")])
def test_a_share_outside_0_to_1_is_refused(share: float) -> None:
    with pytest.raises(InputError, match="between 0 and 1"):
        strategy("learner", share)


def test_an_unknown_strategy_is_refused_with_the_known_names() -> None:
    with pytest.raises(InputError, match=r"no strategy 'brute'.*program"):
        strategy("brute")
    with pytest.raises(InputError, match="only learner takes"):
        strategy("perfect", 0.5)


def test_an_illegal_move_names_the_agent_and_the_move() -> None:
    def stubborn(position: Position) -> int:
        return 3

    with pytest.raises(MoveError, match=r"^move 3 of stubborn: 3 is already crossed out"):
        play_out("Z(9, 4)", stubborn, lambda position: max(position.numbers))
