"""Exact scorecards: what an agent achieves, computed from its answer at each node of the game, without playing.

The win chance of the agent is averaged over its own moves and, at the opponent's nodes,
    floor            the least that any move of the opponent leaves,
    against_random   the average over all moves,
    against_perfect  none where the opponent has a winning move; else the average over the moves that leave the smallest
                     share of winning replies.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from typing import Literal, TypeAlias

from ...game.notation import write
from ...game.rules import InputError, Name, Player, Variant, as_int, as_player
from ...solution.theory import margin_at_start, winner_by_margin
from .agents import Agent, Answer, Ask, ask_of, name_of
from .card import Accuracy, Figure, Progress, Scorecard
from .nodes import Node, Nodes, by_set, by_shape
from .pipes import Fault

EXACT = ("shapes", "sets")
Chances: TypeAlias = tuple[float, float, float]
"""The win chance: floor, against random, against perfect play."""


def score(
    agent: Agent,
    variant: Variant,
    side: Player | str,
    exact: Literal["shapes", "sets"] = "shapes",
    representatives: int = 1,
    seed: int = 0,
    progress: Progress | None = None,
) -> Scorecard:
    """The exact figures of an agent, from one question for each shape, or for each set of numbers.

    >>> score("perfect", Variant(17, 7), "B").floor
    Figure(value=1.0, low=1.0, high=1.0)
    """
    if exact not in EXACT:
        text = "a score is exact over {known}, not over {value}"
        raise InputError("no-such-exact", text, known=Name(" or ".join(EXACT)), value=exact)
    if as_int(representatives, "representatives") < 1:
        text = "each shape needs at least one representative, not {value}"
        raise InputError("too-few-representatives", text, value=representatives)
    side, ask = as_player(side), ask_of(agent)
    if exact == "sets":
        rounds = [by_set(variant)]
    else:
        rounds = [by_shape(variant, Random(f"{seed} {place}")) for place in range(representatives)]
    questions = sum(node.position.turn is side for nodes in rounds for node in nodes.values())
    done = 0

    def asked() -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done, questions)

    results = [evaluate(nodes, side, ask, asked) for nodes in rounds]
    floor, random, perfect = (Figure.of([result.chances[place] for result in results]) for place in range(3))
    lefts = sorted(results[0].critical, reverse=True)
    return Scorecard(
        agent=name_of(agent),
        variant=variant,
        side=side,
        winner=winner_by_margin(variant, margin_at_start(variant)),
        exact=exact,
        representatives=len(rounds),
        accuracy=_accuracy(results, lefts),
        by_left={left: _accuracy(results, [left]) for left in lefts},
        floor=floor,
        against_random=random,
        against_perfect=perfect,
        questions=questions,
        faults=dict(sum((result.faults for result in results), Counter[Fault]())),
        first_fault=next((result.first_fault for result in results if result.first_fault), ""),
    )


def _accuracy(results: Sequence[Result], lefts: Sequence[int]) -> Accuracy:
    """The accuracy over the critical nodes with so many numbers left."""
    asked = [[pair for left in lefts for pair in result.critical[left]] for result in results]
    if not asked[0]:
        return Accuracy(0, None, None)
    right = Figure.of([fmean(right for right, _ in pairs) for pairs in asked])
    return Accuracy(len(asked[0]), right, fmean(share for _, share in asked[0]))


@dataclass(slots=True)
class Result:
    """What the answers to all questions amount to."""

    chances: Chances = (0.0, 0.0, 0.0)
    """The agent's win chance from the start."""
    critical: defaultdict[int, list[tuple[float, float]]] = field(default_factory=lambda: defaultdict(list))
    """By numbers left: for each critical node the chance of a right answer, and the share of moves that are right."""
    faults: Counter[Fault] = field(default_factory=Counter)
    first_fault: str = ""
    """The first question that was not answered by a legal number, and what was said."""


def evaluate(nodes: Nodes, side: Player, ask: Ask, asked: Callable[[], None] = lambda: None) -> Result:
    """Ask at every node where the side is to move, from the end of the game to its start."""
    result = Result()
    values: dict[Hashable, Chances] = {}
    won: dict[Hashable, bool] = {}  # whether the side wins under best play
    shares: dict[Hashable, float] = {}  # the share of moves that win for the player to move
    for key, node in reversed(nodes.items()):
        position = node.position
        if position.over:
            won[key], shares[key] = position.winner is side, 1.0
            values[key] = (1.0, 1.0, 1.0) if won[key] else (0.0, 0.0, 0.0)
            continue
        mine = position.turn is side
        winning = [number for number, left in node.after.items() if won[left] == mine]
        won[key] = mine == bool(winning)
        shares[key] = len(winning) / position.size
        if mine:
            answer = ask(position)
            asked()
            values[key] = _own_chances(node, answer, values)
            if 0 < shares[key] < 1:
                right = sum(answer.chances.get(number, 0.0) for number in winning)
                result.critical[position.size].append((right, shares[key]))
            if answer.fault is not None:
                result.faults[answer.fault] += 1
                result.first_fault = result.first_fault or f"{write(position)} → {answer.said}"
        else:
            values[key] = _replied_chances(node, values, shares if won[key] else None)
        result.chances = values[key]
    return result


def _own_chances(node: Node, answer: Answer, values: dict[Hashable, Chances]) -> Chances:
    """The average over the agent's own moves; a forfeited game is lost."""
    floor = random = perfect = 0.0
    for number, chance in answer.chances.items():
        after = values[node.after[number]]
        floor += chance * after[0]
        random += chance * after[1]
        perfect += chance * after[2]
    return floor, random, perfect


def _replied_chances(
    node: Node, values: dict[Hashable, Chances], winning_replies: dict[Hashable, float] | None
) -> Chances:
    """What the three opponents leave; `winning_replies` is None where the opponent has a winning move."""
    left = node.after.values()
    floor = min(values[key][0] for key in left)
    random = fmean(values[key][1] for key in left)
    if winning_replies is None:
        return floor, random, 0.0
    hardest = min(winning_replies[key] for key in left)
    return floor, random, fmean(values[key][2] for key in left if winning_replies[key] == hardest)
