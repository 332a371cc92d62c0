"""Tournaments: every agent plays every other, from both sides, on every board."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from itertools import permutations
from random import Random
from typing import Any

from ..game.errors import InputError, as_int
from ..game.notation import as_variant
from ..game.rules import Player, Position, Variant
from ..strategies import Agent, agent_name
from .scores.agents import Ask, asker
from .scores.card import Figure


@dataclass(frozen=True, slots=True)
class Encounter:
    """The games of two agents on one board."""

    variant: str
    """The board, in notation."""
    a: str
    """The name of the agent that played A."""
    b: str
    """The name of the agent that played B."""
    games: int
    wins_a: int
    """How many of the games A won; B won the others."""
    forfeits: int
    """How many of them ended because an agent gave no legal answer."""
    moves: tuple[int, ...]
    """The moves of the last of them."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """The results of a tournament; `print` shows the ranking."""

    encounters: tuple[Encounter, ...]

    @property
    def ranking(self) -> dict[str, Figure]:
        """The share of games that each agent won, with its Wilson interval at 95 %, the best first."""
        wins: Counter[str] = Counter()
        games: Counter[str] = Counter()
        for encounter in self.encounters:
            wins.update({encounter.a: encounter.wins_a, encounter.b: encounter.games - encounter.wins_a})
            games.update({encounter.a: encounter.games, encounter.b: encounter.games})
        shares = {name: Figure.sampled(wins[name], games[name]) for name in games}
        return dict(sorted(shares.items(), key=lambda entry: -entry[1].value))

    def as_dict(self) -> dict[str, Any]:
        """The ranking and all results as plain values."""
        ranking = [{"agent": name, **asdict(share)} for name, share in self.ranking.items()]
        return {"ranking": ranking, "encounters": [asdict(encounter) for encounter in self.encounters]}

    def __str__(self) -> str:
        width = max(map(len, self.ranking), default=0)
        return "\n".join(f"{name:<{width}}  {100 * share.value:5.1f} %" for name, share in self.ranking.items())


def tournament(
    agents: Mapping[str, Agent] | Iterable[Agent],
    variants: Variant | str | Iterable[Variant | str],
    games: int = 10,
    seed: int = 0,
) -> Tournament:
    """Let every agent play every other as A and as B on every board, `games` games each.

    >>> def smallest(position: Position) -> int:
    ...     return position.numbers[0]
    >>> print(tournament(["perfect", "random", smallest], ["Z(9, 4)", "Z(15, 7)"], games=5))
    perfect   100.0 %
    random     27.5 %
    smallest   22.5 %
    """
    if isinstance(agents, str):
        agents = [agents]
    agents_by_name = dict(agents) if isinstance(agents, Mapping) else _by_name(agents)
    boards = [as_variant(variants)] if isinstance(variants, Variant | str) else list(map(as_variant, variants))
    if not boards:
        raise InputError("no-boards")
    if len(agents_by_name) < 2:
        raise InputError("too-few-agents")
    if as_int(games, "games") < 1:
        raise InputError("too-few-games", value=games)
    rng = Random(seed)
    asks = {name: asker(agent, rng) for name, agent in agents_by_name.items()}
    encounters = []
    for variant in boards:
        for a, b in permutations(agents_by_name, 2):
            ends = [_play(variant.start(), (asks[a], asks[b]), rng) for _ in range(games)]
            wins_a = sum(winner is Player.A for winner, _ in ends)
            forfeits = sum(not end.is_over for _, end in ends)
            encounters.append(Encounter(str(variant), a, b, games, wins_a, forfeits, ends[-1][1].crossed))
    return Tournament(tuple(encounters))


def _by_name(agents: Iterable[Agent]) -> dict[str, Agent]:
    """The agents by their names; a name that occurs again gets a number."""
    agents_by_name: dict[str, Agent] = {}
    for agent in agents:
        name = base = agent_name(agent)
        count = 1
        while name in agents_by_name:
            count += 1
            name = f"{base} {count}"
        agents_by_name[name] = agent
    return agents_by_name


def _play(position: Position, asks: tuple[Ask, Ask], rng: Random) -> tuple[Player, Position]:
    """The winner of a game, and its last position. It is not over if the loser forfeited the game."""
    while position.turn is not None:
        number = asks[position.ply % 2](position).draw(rng)
        if number is None:
            return position.turn.other, position
        position = position.cross(number)
    assert position.winner is not None
    return position.winner, position
