"""Exact scorecards: what an agent achieves, computed from its answer at each node of the game, without playing.

The agent's probability of winning is averaged over its own moves. At the opponent's nodes it is
    floor            the smallest over all moves,
    against_random   the average over all moves,
    against_perfect  0 if the opponent has a winning move; otherwise the average over the moves that leave the smallest
                     share of winning replies.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from typing import Literal, TypeAlias

from ...game.notation import as_variant, write
from ...game.rules import InputError, Name, Player, Position, Variant, as_int, as_player
from ...solution.theory import margin_at_start, winner_by_margin
from ...strategies import Agent, agent_name
from .agents import Ask, DifferentAnswersError, exact_asker
from .answers import Answer, Fault
from .card import UNKNOWN, Accuracy, Figure, Progress, Scorecard
from .nodes import Node, Nodes, nodes_by_set, nodes_by_shape
from .sampled import sample

EXACT = ("shapes", "sets")
Chances: TypeAlias = tuple[float, float, float]
"""Three probabilities of winning: floor, against random moves, against perfect play."""


def score(
    agent: Agent,
    variant: Position | Variant | str,
    side: Player | str,
    exact: Literal["shapes", "sets"] = "shapes",
    representatives: int = 1,
    seed: int = 0,
    progress: Progress | None = None,
) -> Scorecard:
    """The exact figures of an agent, from one question for each shape, or for each set of numbers.

    If the agent's probabilities are unknown, `sample` scores it instead, and `exact` of the scorecard is None: it only
    draws numbers with a generator, or it answers the same question differently.

    >>> score("perfect", Variant(17, 7), "B").floor
    Figure(value=1.0, low=1.0, high=1.0)
    """
    if exact not in EXACT:
        text = "a score can be exact over {known}, not over {value}"
        raise InputError("no-such-exact", text, known=Name(" or ".join(EXACT)), value=exact)
    if as_int(representatives, "representatives") < 1:
        text = "each shape needs at least one representative, not {value}"
        raise InputError("too-few-representatives", text, value=representatives)
    variant, side = as_variant(variant), as_player(side)
    if exact == "sets":
        rounds = [nodes_by_set(variant)]
    else:
        rounds = [nodes_by_shape(variant, Random(f"{seed} {place}")) for place in range(representatives)]
    questions = sum(node.position.turn is side for nodes in rounds for node in nodes.values())
    answers = 0

    def count_answer() -> None:
        nonlocal answers
        answers += 1
        if progress is not None:
            progress(answers, questions)

    try:
        ask = exact_asker(agent, Random(seed))
        results = [evaluate(nodes, side, ask, count_answer) for nodes in rounds]
    except DifferentAnswersError:
        return sample(agent, variant, side, seed=seed, progress=progress)
    floor, random, perfect = (Figure.of([result.chances[place] for result in results]) for place in range(3))
    sizes = sorted(results[0].critical, reverse=True)
    return Scorecard(
        agent=agent_name(agent),
        variant=variant,
        side=side,
        winner=winner_by_margin(variant, margin_at_start(variant)),
        exact=exact,
        representatives=len(rounds),
        accuracy=_accuracy(results, sizes),
        by_left={size: _accuracy(results, [size]) for size in sizes},
        floor=floor,
        against_random=random,
        against_perfect=perfect,
        questions=questions,
        faults=dict(sum((result.faults for result in results), Counter[Fault]())),
        first_fault=next((result.first_fault for result in results if result.first_fault), ""),
    )


def _accuracy(results: Sequence[Result], sizes: Sequence[int]) -> Accuracy:
    """The accuracy over the critical nodes with boards of these sizes."""
    rounds = [[pair for size in sizes for pair in result.critical[size]] for result in results]
    if not rounds[0]:
        return Accuracy(0, UNKNOWN, None)
    right = Figure.of([fmean(right for right, _ in pairs) for pairs in rounds])
    return Accuracy(len(rounds[0]), right, fmean(share for _, share in rounds[0]))


@dataclass(slots=True)
class Result:
    """The outcome of all questions of one round."""

    chances: Chances = (0.0, 0.0, 0.0)
    """The agent's probabilities of winning from the start."""
    critical: defaultdict[int, list[tuple[float, float]]] = field(default_factory=lambda: defaultdict(list))
    """By numbers left, for each critical node: the probability of a right answer, and the share of right moves."""
    faults: Counter[Fault] = field(default_factory=Counter)
    first_fault: str = ""
    """The first question that was not answered by a legal number, and the reply."""


def evaluate(nodes: Nodes, side: Player, ask: Ask, count_answer: Callable[[], None] = lambda: None) -> Result:
    """Ask at every node where the side is to move, from the end of the game to its start."""
    result = Result()
    values: dict[Hashable, Chances] = {}
    side_wins: dict[Hashable, bool] = {}  # under best play
    winning_shares: dict[Hashable, float] = {}  # the share of moves that win for the player to move
    for key, node in reversed(nodes.items()):
        position = node.position
        if position.is_over:
            side_wins[key], winning_shares[key] = position.winner is side, 1.0
            values[key] = (1.0, 1.0, 1.0) if side_wins[key] else (0.0, 0.0, 0.0)
            continue
        is_own = position.turn is side
        winning = [number for number, after in node.after.items() if side_wins[after] == is_own]
        side_wins[key] = is_own == bool(winning)
        winning_shares[key] = len(winning) / position.size
        if is_own:
            answer = ask(position)
            count_answer()
            values[key] = _agent_chances(node, answer, values)
            if 0 < winning_shares[key] < 1:
                right = sum(answer.probabilities.get(number, 0.0) for number in winning)
                result.critical[position.size].append((right, winning_shares[key]))
            if answer.fault is not None:
                result.faults[answer.fault] += 1
                result.first_fault = result.first_fault or f"{write(position)} → {answer.reply}"
        else:
            values[key] = _opponent_chances(node, values, winning_shares if side_wins[key] else None)
        result.chances = values[key]
    return result


def _agent_chances(node: Node, answer: Answer, values: dict[Hashable, Chances]) -> Chances:
    """The average over the agent's own moves; a forfeited game is lost."""
    floor = random = perfect = 0.0
    for number, probability in answer.probabilities.items():
        after = values[node.after[number]]
        floor += probability * after[0]
        random += probability * after[1]
        perfect += probability * after[2]
    return floor, random, perfect


def _opponent_chances(
    node: Node, values: dict[Hashable, Chances], winning_shares: dict[Hashable, float] | None
) -> Chances:
    """The agent's chances against the three opponents; `winning_shares` is None if the opponent has a winning move."""
    after = node.after.values()
    floor = min(values[key][0] for key in after)
    random = fmean(values[key][1] for key in after)
    if winning_shares is None:
        return floor, random, 0.0
    smallest = min(winning_shares[key] for key in after)
    return floor, random, fmean(values[key][2] for key in after if winning_shares[key] == smallest)
