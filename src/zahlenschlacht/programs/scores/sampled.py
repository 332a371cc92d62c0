"""Scorecards from sampled games, with Wilson intervals.

They are for boards with too many shapes to ask the agent about each, and for agents whose probabilities are unknown.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from statistics import fmean

from ...game.notation import as_variant, write
from ...game.rules import InputError, Player, Position, Variant, as_int, as_player
from ...solution.theory import margin_at_start, winner_by_margin, winning_moves
from ...strategies import Agent, NamedStrategy, Strategy, agent_name, choose, strategy
from .agents import Ask, asker
from .answers import Answer, Fault
from .card import UNKNOWN, Accuracy, Figure, Progress, Scorecard


@dataclass(slots=True)
class _Statistics:
    """The counts of the games so far."""

    critical: defaultdict[int, list[tuple[bool, float]]] = field(default_factory=lambda: defaultdict(list))
    """By numbers left: for each critical position, whether the move won, and the share of winning moves."""
    questions: int = 0
    faults: Counter[Fault] = field(default_factory=Counter)
    first_fault: str = ""

    def add(self, position: Position, answer: Answer, number: int | None) -> None:
        """Count a question. Record its fault, and in a critical position whether the move was right."""
        self.questions += 1
        if number is None and answer.fault is not None:
            self.faults[answer.fault] += 1
            self.first_fault = self.first_fault or f"{write(position)} → {answer.reply}"
        winning = winning_moves(position)
        if 0 < len(winning) < position.size:
            self.critical[position.size].append((number in winning, len(winning) / position.size))


def sample(
    agent: Agent,
    variant: Position | Variant | str,
    side: Player | str,
    games: int = 200,
    seed: int = 0,
    progress: Progress | None = None,
) -> Scorecard:
    """The scorecard of an agent from games against a random and against a perfect opponent.

    >>> card = sample("random", Variant(101, 7), "A", games=20)
    >>> card.floor.is_known, card.against_perfect.value, card.against_perfect.high > 0.1
    (False, 0.0, True)
    """
    if as_int(games, "games") < 1:
        raise InputError("too-few-games", "at least one game must be played, not {value}", value=games)
    variant, side, rng = as_variant(variant), as_player(side), Random(seed)
    ask = asker(agent, rng)
    statistics = _Statistics()
    wins: Counter[str] = Counter()
    opponents: list[NamedStrategy] = [strategy("random"), strategy("perfect")]
    for game in range(games):
        for opponent in opponents:
            wins[opponent.name] += _agent_wins(variant.start(), side, ask, opponent, rng, statistics)
        if progress is not None:
            progress(game + 1, games)
    critical = statistics.critical
    return Scorecard(
        agent=agent_name(agent),
        variant=variant,
        side=side,
        winner=winner_by_margin(variant, margin_at_start(variant)),
        exact=None,
        representatives=games,
        accuracy=_accuracy(pair for pairs in critical.values() for pair in pairs),
        by_left={left: _accuracy(critical[left]) for left in sorted(critical, reverse=True)},
        floor=UNKNOWN,
        against_random=Figure.sampled(wins["random"], games),
        against_perfect=Figure.sampled(wins["perfect"], games),
        questions=statistics.questions,
        faults=dict(statistics.faults),
        first_fault=statistics.first_fault,
    )


def _agent_wins(
    position: Position, side: Player, ask: Ask, opponent: Strategy, rng: Random, statistics: _Statistics
) -> bool:
    """Whether the agent wins the game from here; a fault forfeits it."""
    while not position.is_over:
        if position.turn is not side:
            position = position.cross(choose(opponent, position, rng))
            continue
        answer = ask(position)
        number = answer.draw(rng)
        statistics.add(position, answer, number)
        if number is None:
            return False
        position = position.cross(number)
    return position.winner is side


def _accuracy(moves: Iterable[tuple[bool, float]]) -> Accuracy:
    """The accuracy of these moves in critical positions."""
    pairs = list(moves)
    if not pairs:
        return Accuracy(0, UNKNOWN, None)
    share_right = Figure.sampled(sum(is_right for is_right, _ in pairs), len(pairs))
    return Accuracy(len(pairs), share_right, fmean(share for _, share in pairs))
