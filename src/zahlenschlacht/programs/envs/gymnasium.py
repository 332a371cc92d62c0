"""The game for Gymnasium: one side plays, and a strategy is the opponent.

    import gymnasium
    import zahlenschlacht.programs.envs.gymnasium
    env = gymnasium.make("Zahlenschlacht-v0", n=9, d=4, side="A", opponent="perfect")

Another bond takes the place of d: bond="coprime".

observation   n figures, 1 for each number on the board
info          "action_mask": the same figures, because wrappers hide the method `action_masks()`
reward        1 for a win, -1 for a loss, when the game is over. An action that crosses out no number on the board, such
              as -1 or n, forfeits the game, and `info` has "illegal"
"""

from random import Random
from typing import Any

from ...extras import extra
from ...game.notation import write
from ...game.rules import Player, as_player
from ...strategies import Agent, as_strategy, check_seat, choose
from . import variant_of

with extra("pettingzoo"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

    from .vector import ZahlenschlachtVectorEnv


class ZahlenschlachtEnv(gymnasium.Env[Any, Any]):  # type: ignore[misc]
    """One side of a variant against a strategy; `board` are the other options of `variant_of`."""

    winner: Player | None
    """The winner, or None while the game goes on."""
    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        n: int = 15,
        d: int | None = None,
        *,
        side: Player | str = Player.A,
        opponent: Agent = "perfect",
        render_mode: str | None = None,
        **board: Any,
    ) -> None:
        self.variant = variant_of(n, d, **board)
        self.side = as_player(side)
        self.opponent = as_strategy(opponent)
        check_seat(self.variant.start(), self.side.other, self.opponent)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(low=0, high=1, shape=(self.variant.n,), dtype=np.int8)
        self.action_space = spaces.Discrete(self.variant.n)
        self._rng = Random()
        self._begin()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game; if the side is B, the opponent makes the first move."""
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(2**62)))
        self._begin()
        if self.side is Player.B:
            self._reply()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Cross out a number, and let the opponent reply; an illegal action forfeits the game."""
        place = int(action)
        if self.winner is not None or not 0 <= place < self.variant.n or not self._left[place]:
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": True}
        self._cross(self.variant.numbers[place])
        if self.position.moves_left:
            self._reply()
        self.winner = self.position.winner
        reward = 0.0 if self.winner is None else 1.0 if self.winner is self.side else -1.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, self.winner is not None, False, self._info()

    def _reply(self) -> None:
        """Let the opponent move."""
        self._cross(choose(self.opponent, self.position, self._rng))

    def _begin(self) -> None:
        """Put all numbers on the board."""
        self.position, self.winner = self.variant.start(), None
        self._left = np.ones(self.variant.n, np.int8)

    def _cross(self, number: int) -> None:
        """Cross out a number that is on the board."""
        self.position = self.position.cross(number)
        self._left[self.variant.index_of(number)] = 0

    def _observation(self) -> Any:
        return self._left.copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._observation()}

    def action_masks(self) -> Any:
        """Whether each action is legal, by the method name of sb3-contrib."""
        return self._observation().astype(bool)

    def render(self) -> str | None:  # type: ignore[override, unused-ignore]
        """The game so far in a line of notation."""
        if self.render_mode == "human":
            print(write(self.position))
            return None
        return write(self.position)


gymnasium.register("Zahlenschlacht-v0", ZahlenschlachtEnv, vector_entry_point=ZahlenschlachtVectorEnv)
