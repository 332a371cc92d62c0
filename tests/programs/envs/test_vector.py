"""Many games at once: every step is that of the environment with one game."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

from zahlenschlacht import InputError, Player, Position, Variant, winning_moves
from zahlenschlacht.programs.envs.gymnasium import ZahlenschlachtEnv
from zahlenschlacht.programs.envs.vector import ZahlenschlachtVectorEnv

VARIANTS = ["Z(9, 4)", "Z(10, 3, remainder=2, divider=B)", "Z(7, coprime)", "Z({-3, 0, 1, 4, 10, 12}, 5)"]
GAMES = 24


class Single:
    """The environment with one game, whose opponent makes the moves of the other environment."""

    def __init__(self, variant: Variant, side: Player) -> None:
        self.variant, self.side, self.plan = variant, side, 0
        self.env = ZahlenschlachtEnv(
            numbers=variant.numbers, bond=variant.bond, divider=variant.divider, side=side, opponent=self.reply
        )

    def reply(self, position: Position) -> int:
        return self.plan


@pytest.mark.parametrize("side", Player)
@pytest.mark.parametrize("opponent", ["random", "perfect"])
def test_every_step_is_that_of_a_single_game(side: Player, opponent: str) -> None:
    envs = gymnasium.make_vec(
        "zahlenschlacht.programs.envs.gymnasium:Zahlenschlacht-v0",
        num_envs=GAMES,
        vectorization_mode="vector_entry_point",
        variants=VARIANTS,
        side=side,
        opponent=opponent,
    )
    many = envs.unwrapped
    assert isinstance(many, ZahlenschlachtVectorEnv)
    rng = np.random.default_rng(3)
    rows, info = envs.reset(seed=1)
    singles: list[Single] = [Single(many.variants[kind], side) for kind in many.kinds]
    outcomes = set()
    begins = np.ones(GAMES, bool)
    actions = np.zeros(GAMES, int)
    rewards, over = np.zeros(GAMES), np.zeros(GAMES, bool)
    for _ in range(60):
        for i in range(GAMES):
            if begins[i]:
                singles[i] = Single(many.variants[many.kinds[i]], side)
            numbers, before = singles[i].variant.numbers, set(singles[i].env.position.numbers)
            if not begins[i] and 0 <= actions[i] < len(numbers):
                before.discard(numbers[actions[i]])
            left = {number for place, number in enumerate(numbers) if many.boards[i] >> np.uint64(place) & np.uint64(1)}
            replies = before - left
            assert len(replies) <= 1
            if replies:
                [singles[i].plan] = replies
                wins = winning_moves(singles[i].variant.position(set(numbers).difference(before)))
                assert opponent == "random" or not wins or singles[i].plan in wins
            if begins[i]:
                row, facts = singles[i].env.reset()
                expected = (0.0, False, False)
            else:
                row, reward, ends, _, facts = singles[i].env.step(actions[i])
                expected = (reward, ends, facts.get("illegal", False))
                assert info["illegal"][i] == expected[2]
                outcomes.add(expected)
            assert (rewards[i], over[i]) == expected[:2]
            variant = singles[i].variant
            d = variant.d if variant.bond.is_sum else 0
            tail = [0] * (many.width - variant.n) + [variant.n, d, variant.remainder, variant.divider is side]
            assert rows[i].tolist() == [*row.tolist(), *tail]
            assert info["action_mask"][i, : variant.n].tolist() == facts["action_mask"].tolist()
        assert rows in envs.observation_space
        begins = over.copy()
        masks = info["action_mask"] * rng.random(info["action_mask"].shape)
        actions = np.where(rng.random(GAMES) < 0.05, rng.integers(-2, many.width + 2, GAMES), masks.argmax(axis=1))
        rows, rewards, over, _, info = envs.step(actions)
    assert {outcome[0] for outcome in outcomes} == {-1.0, 0.0, 1.0}
    assert any(outcome[2] for outcome in outcomes)


def test_the_same_seed_gives_the_same_games() -> None:
    def games(seed: int) -> list[object]:
        envs = ZahlenschlachtVectorEnv(8, VARIANTS, "B", "random")
        rows = [envs.reset(seed=seed)[0]]
        rows += [envs.step(rows[-1][:, :10].argmax(axis=1))[0] for _ in range(9)]
        return [row.tolist() for row in rows]

    assert games(1) == games(1) != games(2)


def test_a_single_variant_is_given_as_for_one_game() -> None:
    expected = Variant(9, "coprime", divider="B")
    for options in ({"variants": "Z(9, coprime, divider=B)"}, {"n": 9, "bond": "coprime", "divider": "B"}):
        envs = gymnasium.make_vec("zahlenschlacht.programs.envs.gymnasium:Zahlenschlacht-v0", num_envs=2, **options)
        assert envs.unwrapped.variants == [expected]
    assert ZahlenschlachtVectorEnv().variants == [Variant(15, 7)]


def test_bad_options_are_refused() -> None:
    with pytest.raises(InputError, match="at least one variant"):
        ZahlenschlachtVectorEnv(variants=[])
    with pytest.raises(InputError, match="choose from random, perfect"):
        ZahlenschlachtVectorEnv(opponent="learner")
    with pytest.raises(InputError, match="64"):
        ZahlenschlachtVectorEnv(variants=["Z(65, 7)"])
