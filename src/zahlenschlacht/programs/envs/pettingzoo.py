"""The game for PettingZoo: the agents "player_0", who is A, and "player_1", who is B, in turn.

    from zahlenschlacht.programs.envs import pettingzoo
    env = pettingzoo.env(n=9, d=4)          # or bond="coprime" in place of d

observation   a dictionary: "observation" has n figures, 1 for each number on the board; "action_mask" has the same for
              the agent whose turn it is, and zeros for the other
reward        1 for the winner, -1 for the loser, when the game is over. An illegal action ends the game of `env`, with
              -1 for the agent that chose it; `raw_env` refuses it
"""

from typing import Any

from ...extras import extra
from ...game.errors import MoveError
from ...game.rules import Player
from . import variant_of

with extra("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

AGENTS = ["player_0", "player_1"]


def env(**options: Any) -> AECEnv[str, Any, int]:
    """The environment with PettingZoo's usual wrappers; the options are those of `raw_env`."""
    environment = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(environment))


class raw_env(AECEnv[str, Any, int], EzPickle):  # type: ignore[misc] # noqa: N801
    """The environment itself; `board` are the other options of `variant_of`."""

    metadata = {  # noqa: RUF012
        "render_modes": ["human", "ansi"],
        "name": "zahlenschlacht_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, n: int = 15, d: int | None = None, *, render_mode: str | None = None, **board: Any) -> None:
        super().__init__()
        self.variant = variant_of(n, d, **board)
        EzPickle.__init__(self, self.variant.n, d, render_mode=render_mode, **{**board, "numbers": self.variant.board})
        self.render_mode = render_mode
        self.possible_agents = AGENTS[:]
        figures = spaces.Box(low=0, high=1, shape=(self.variant.n,), dtype=np.int8)
        space = spaces.Dict({"observation": figures, "action_mask": figures})
        self.observation_spaces = dict.fromkeys(AGENTS, space)
        self.action_spaces = {agent: spaces.Discrete(self.variant.n) for agent in AGENTS}
        self.reset()

    def observation_space(self, agent: str) -> Any:
        """The space of the observations of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of the actions of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Put all numbers on the board; the game has no chance, so the seed is ignored."""
        self.left = np.ones(self.variant.n, np.int8)
        self.moves_left = self.variant.n - 2
        self.agents = AGENTS[:]
        self.rewards = dict.fromkeys(AGENTS, 0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """The numbers on the board, and those that the agent may cross out now."""
        is_own_turn = agent == self.agent_selection and self.moves_left
        return {
            "observation": self.left.copy(),
            "action_mask": self.left.copy() if is_own_turn else np.zeros_like(self.left),
        }

    def step(self, action: int | None) -> None:
        """Cross out a number."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < self.variant.n or not self.left[action]:
            raise MoveError("illegal-action", value=action)
        self.left[action] = 0
        self.moves_left -= 1
        self._cumulative_rewards[agent] = 0
        self.agent_selection = AGENTS[agent == AGENTS[0]]
        if not self.moves_left:
            x, y = (self.variant.numbers[place] for place in np.flatnonzero(self.left).tolist())
            winner = self.variant.divider if self.variant.bonded(x, y) else self.variant.breaker
            a_wins = 1 if winner is Player.A else -1
            self.rewards = {AGENTS[0]: a_wins, AGENTS[1]: -a_wins}
            self.terminations = dict.fromkeys(AGENTS, True)
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board in a line: crossed numbers are dots."""
        pairs = zip(self.variant.numbers, self.left, strict=True)
        text = f"{self.variant}  " + " ".join(str(number) if is_left else "·" for number, is_left in pairs)
        if self.render_mode == "human":
            print(text)
            return None
        return text
