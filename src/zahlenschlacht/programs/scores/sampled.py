"""Scorecards from games that are played, for boards with too many shapes to ask about each; with Wilson intervals."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from statistics import fmean

from ...game.notation import write
from ...game.rules import InputError, Player, Position, Variant, as_int, as_player
from ...solution.theory import margin_at_start, winner_by_margin, winning_moves
from ...strategies import Strategy, strategy
from .agents import Agent, Answer, Ask, ask_of, name_of
from .card import Accuracy, Figure, Progress, Scorecard
from .pipes import Fault


@dataclass(slots=True)
class _Games:
    """What was seen in the games so far."""

    critical: defaultdict[int, list[tuple[bool, float]]] = field(default_factory=lambda: defaultdict(list))
    """By numbers left: for each critical position met whether the move was right, and the share of moves that are."""
    questions: int = 0
    faults: Counter[Fault] = field(default_factory=Counter)
    first_fault: str = ""

    def note(self, position: Position, answer: Answer, number: int | None) -> None:
        """Count the question, its fault, and whether the move was right where it matters."""
        self.questions += 1
        if number is None and answer.fault is not None:
            self.faults[answer.fault] += 1
            self.first_fault = self.first_fault or f"{write(position)} → {answer.said}"
        winning = winning_moves(position)
        if 0 < len(winning) < position.size:
            self.critical[position.size].append((number in winning, len(winning) / position.size))


def sample(
    agent: Agent,
    variant: Variant,
    side: Player | str,
    games: int = 200,
    seed: int = 0,
    progress: Progress | None = None,
) -> Scorecard:
    """The figures of an agent over games against a random and against a perfect opponent.

    >>> card = sample("random", Variant(101, 7), "A", games=20)
    >>> card.floor, card.against_perfect.value, card.against_perfect.high > 0.1
    (None, 0.0, True)
    """
    if as_int(games, "games") < 1:
        raise InputError("too-few-games", "at least one game must be played, not {value}", value=games)
    side, ask, rng = as_player(side), ask_of(agent), Random(seed)
    seen = _Games()
    won: Counter[str] = Counter()
    opponents = [strategy("random"), strategy("perfect")]
    for game in range(games):
        for opponent in opponents:
            won[opponent.name] += _wins(variant.start(), side, ask, opponent, rng, seen)
        if progress is not None:
            progress(game + 1, games)
    return Scorecard(
        agent=name_of(agent),
        variant=variant,
        side=side,
        winner=winner_by_margin(variant, margin_at_start(variant)),
        exact=None,
        representatives=games,
        accuracy=_accuracy(pair for pairs in seen.critical.values() for pair in pairs),
        by_left={left: _accuracy(seen.critical[left]) for left in sorted(seen.critical, reverse=True)},
        floor=None,
        against_random=Figure.sampled(won["random"], games),
        against_perfect=Figure.sampled(won["perfect"], games),
        questions=seen.questions,
        faults=dict(seen.faults),
        first_fault=seen.first_fault,
    )


def _wins(position: Position, side: Player, ask: Ask, opponent: Strategy, rng: Random, seen: _Games) -> bool:
    """Whether the agent wins the game from here; a fault forfeits it."""
    while not position.over:
        if position.turn is not side:
            position = position.cross(opponent.choose(position, rng))
            continue
        answer = ask(position)
        number = _drawn(answer, rng)
        seen.note(position, answer, number)
        if number is None:
            return False
        position = position.cross(number)
    return position.winner is side


def _drawn(answer: Answer, rng: Random) -> int | None:
    """A number drawn by its chance; None where the fault is drawn."""
    draw = rng.random()
    for number, chance in answer.chances.items():
        draw -= chance
        if draw < 0:
            return number
    return None if answer.fault else max(answer.chances)  # the draw is lost in rounding


def _accuracy(met: Iterable[tuple[bool, float]]) -> Accuracy:
    """The accuracy over the critical positions that were met."""
    pairs = list(met)
    if not pairs:
        return Accuracy(0, None, None)
    right = Figure.sampled(sum(right for right, _ in pairs), len(pairs))
    return Accuracy(len(pairs), right, fmean(share for _, share in pairs))
