"""Scorecards from sampled games, with Wilson intervals.

They are for boards with too many shapes to ask the agent about each, and for agents whose probabilities are unknown.
"""

from collections import Counter
from collections.abc import Iterable
from random import Random
from statistics import fmean

from ...game.errors import InputError, as_int
from ...game.notation import as_variant
from ...game.rules import Player, Position, Variant, as_player
from ...solution.theory import margin_at_start, winner_by_margin, winning_moves
from ...strategies import Agent, NamedStrategy, Strategy, agent_name, choose, strategy
from .agents import Ask, asker
from .answers import Answer
from .card import UNKNOWN, Accuracy, Answers, Figure, Progress, Scorecard


def sample(
    agent: Agent,
    variant: Position | Variant | str,
    side: Player | str,
    games: int = 200,
    seed: int = 0,
    progress: Progress = lambda *_: None,
) -> Scorecard:
    """The scorecard of an agent from games against a random and against a perfect opponent.

    >>> card = sample("random", Variant(101, 7), "A", games=20)
    >>> card.floor.is_known, card.against_perfect.value, card.against_perfect.high > 0.1
    (False, 0.0, True)
    """
    if as_int(games, "games") < 1:
        raise InputError("too-few-games", value=games)
    variant, side, rng = as_variant(variant), as_player(side), Random(seed)
    ask = asker(agent, rng)
    answers = Answers()
    wins: Counter[str] = Counter()
    opponents: list[NamedStrategy] = [strategy("random"), strategy("perfect")]
    for game in range(games):
        for opponent in opponents:
            wins[opponent.name] += _agent_wins(variant.start(), side, ask, opponent, rng, answers)
        progress(game + 1, games)
    critical = answers.critical
    return Scorecard(
        agent=agent_name(agent),
        variant=variant,
        side=side,
        winner=winner_by_margin(variant, margin_at_start(variant)),
        method="games",
        is_exact=False,
        representatives=games,
        accuracy=_accuracy(pair for pairs in critical.values() for pair in pairs),
        by_left={left: _accuracy(critical[left]) for left in sorted(critical, reverse=True)},
        floor=UNKNOWN,
        against_random=Figure.sampled(wins["random"], games),
        against_perfect=Figure.sampled(wins["perfect"], games),
        questions=answers.count,
        faults=dict(answers.faults),
        first_fault=answers.first_fault,
    )


def _agent_wins(position: Position, side: Player, ask: Ask, opponent: Strategy, rng: Random, answers: Answers) -> bool:
    """Whether the agent wins the game from here; a fault forfeits it."""
    while not position.is_over:
        if position.turn is not side:
            position = position.cross(choose(opponent, position, rng))
            continue
        answer = ask(position)
        number = answer.draw(rng)
        winning = winning_moves(position)
        answers.add(position, answer if number is None else Answer(), float(number in winning), len(winning))
        if number is None:
            return False
        position = position.cross(number)
    return position.winner is side


def _accuracy(moves: Iterable[tuple[float, float]]) -> Accuracy:
    """The accuracy of these moves in critical positions."""
    pairs = list(moves)
    if not pairs:
        return Accuracy(0, UNKNOWN, None)
    share_right = Figure.sampled(sum(right == 1 for right, _ in pairs), len(pairs))
    return Accuracy(len(pairs), share_right, fmean(share for _, share in pairs))
