"""Many games at once for Gymnasium, on boards as bit sets in numpy: `gymnasium.make_vec` of "Zahlenschlacht-v0".

    envs = gymnasium.make_vec("Zahlenschlacht-v0", num_envs=1024, vectorization_mode="vector_entry_point",
                              variants=["Z(9, 4)", "Z(15, 7)"], side="A", opponent="random")

Each game draws one of the variants; with several, an agent can learn what holds for all of them. A single variant can
also be given by n, d and the other options of the environment of one game.

observation   a row for each game: 1 for each number on the board and 0 up to the length of the longest board, then n, d
              (0 unless the bond is a sum), the remainder, and 1 if the agent is the Divider
info          "action_mask", and "illegal" for the games that an illegal action forfeited
reset         a game that is over begins again in the next step, whose action is ignored
"""

from collections.abc import Iterable
from typing import Any

from ...extras import extra
from ...game.errors import InputError, Name
from ...game.notation import as_variant
from ...game.rules import Player, Variant, as_player
from . import variant_of

with extra("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from ..batch import MAX_BITS, labels

OPPONENTS = ("random", "perfect")


class ZahlenschlachtVectorEnv(VectorEnv[Any, Any, Any]):  # type: ignore[misc, unused-ignore]
    """One side of many games against random or perfect moves; positions without a winning move get a random one."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        variants: Variant | str | Iterable[Variant | str] | None = None,
        side: Player | str = Player.A,
        opponent: str = "perfect",
        n: int = 15,
        d: int | None = None,
        **board: Any,
    ) -> None:
        if opponent not in OPPONENTS:
            raise InputError("no-such-strategy", known=Name(", ".join(OPPONENTS)), value=opponent)
        self.num_envs, self.side, self.opponent = num_envs, as_player(side), opponent
        if variants is None:
            variants = variant_of(n, d, **board)
        self.variants = [as_variant(it) for it in ([variants] if isinstance(variants, Variant | str) else variants)]
        if not self.variants:
            raise InputError("no-variants")
        sizes = np.array([variant.n for variant in self.variants])
        self.width = width = int(sizes.max())
        if width > MAX_BITS:
            raise InputError("too-many-bits", largest=MAX_BITS, value=width)
        self._starts = np.array([(1 << variant.n) - 1 for variant in self.variants], np.uint64)
        self._wins = np.zeros((len(self.variants), width, width), np.bool_)  # for each pair of last numbers
        facts = np.zeros((len(self.variants), 4), np.int16)
        for kind, variant in enumerate(self.variants):
            is_divider, numbers = variant.divider is self.side, variant.numbers
            for i, x in enumerate(numbers):
                self._wins[kind, i, : variant.n] = [x != y and variant.bonded(x, y) == is_divider for y in numbers]
            d = variant.d if variant.bond.is_sum else 0
            facts[kind] = variant.n, d, variant.remainder, is_divider
        self._facts = facts
        high = np.concatenate([np.ones(width, np.int16), np.maximum(facts.max(axis=0), 1)])
        self.single_observation_space = spaces.Box(low=np.zeros_like(high), high=high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(width)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._places = np.arange(width, dtype=np.uint64)
        self.kinds = np.zeros(num_envs, np.intp)
        """The index of the variant of each game."""
        self.boards = np.zeros(num_envs, np.uint64)
        """The numbers left in each game, as bit sets."""
        self._is_over = np.ones(num_envs, np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin all games."""
        super().reset(seed=seed)
        self._begin(np.ones(self.num_envs, np.bool_))
        bits = self._bits(self.boards)
        return self._observation(bits), {"action_mask": bits}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Cross out a number in each game, and let the opponent reply; an illegal action forfeits its game."""
        begins, actions = self._is_over.copy(), np.asarray(actions)
        self._begin(begins)
        is_place = (actions >= 0) & (actions < self.width)
        bit = np.uint64(1) << np.where(is_place, actions, 0).astype(np.uint64)
        moves = ~begins & is_place & (self.boards & bit != 0)
        illegal = ~begins & ~moves
        self.boards[moves] ^= bit[moves]
        self._reply(moves & (np.bitwise_count(self.boards) > 2))
        bits = self._bits(self.boards)
        ends = moves & (np.bitwise_count(self.boards) == 2)
        first, last = bits.argmax(axis=1), self.width - 1 - bits[:, ::-1].argmax(axis=1)
        rewards = np.where(ends, np.where(self._wins[self.kinds, first, last], 1.0, -1.0), -1.0 * illegal)
        self._is_over = ends | illegal
        info = {"action_mask": bits, "illegal": illegal}
        return self._observation(bits), rewards, self._is_over.copy(), np.zeros_like(ends), info

    def _begin(self, begins: Any) -> None:
        """Begin these games; if the side is B, the opponent makes the first move."""
        self.kinds[begins] = self.np_random.integers(len(self.variants), size=int(begins.sum()))
        self.boards[begins] = self._starts[self.kinds[begins]]
        self._is_over = np.zeros(self.num_envs, np.bool_)
        if self.side is Player.B:
            self._reply(begins)

    def _reply(self, replies: Any) -> None:
        """Let the opponent move in these games."""
        games = np.flatnonzero(replies)
        choices = self.boards[games]
        if self.opponent == "perfect":
            for kind, variant in enumerate(self.variants):
                of_kind = self.kinds[games] == kind
                winning = labels(variant, choices[of_kind]).winning
                choices[of_kind] = np.where(winning != 0, winning, choices[of_kind])
        bits = self._bits(choices)
        places = (self.np_random.random(bits.shape, np.float32) * bits + bits).argmax(axis=1)
        self.boards[games] ^= np.uint64(1) << places.astype(np.uint64)

    def _bits(self, boards: Any) -> Any:
        """The bits of each board as a row of truth values."""
        return (boards[:, None] >> self._places & np.uint64(1)).astype(np.bool_)

    def _observation(self, bits: Any) -> Any:
        """The boards, and the facts about their variants."""
        return np.concatenate([bits.astype(np.int16), self._facts[self.kinds]], axis=1)
