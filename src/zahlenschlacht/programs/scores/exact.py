"""Exact scorecards: what an agent achieves, computed from its answer at each node of the game, without playing.

The agent's probability of winning is averaged over its own moves. At the opponent's nodes it is
    floor            the smallest over all moves,
    against_random   the average over all moves,
    against_perfect  0 if the opponent has a winning move; otherwise the average over the moves that leave the smallest
                     share of winning replies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from itertools import count
from random import Random
from statistics import fmean
from typing import Literal, TypeAlias, get_args

from ...game.errors import InputError, Name, as_int
from ...game.notation import as_variant
from ...game.rules import Player, Position, Variant, as_player
from ...solution.theory import margin_at_start, winner_by_margin
from ...strategies import Agent, NamedStrategy, Sight, agent_name, as_strategy
from .agents import Ask, DifferentAnswersError, exact_asker
from .answers import Answer, Fault
from .card import UNKNOWN, Accuracy, Answers, Figure, Progress, Scorecard
from .nodes import Node, Nodes, nodes_by_count, nodes_by_set, nodes_by_shape
from .sampled import sample

Method: TypeAlias = Literal["shapes", "counts", "sets"]
METHODS: tuple[Method, ...] = get_args(Method)
Chances: TypeAlias = tuple[float, float, float]
"""Three probabilities of winning: floor, against random moves, against perfect play."""


def score(
    agent: Agent,
    variant: Position | Variant | str,
    side: Player | str,
    exact: Method | None = None,
    representatives: int = 1,
    seed: int = 0,
    progress: Progress = lambda *_: None,
) -> Scorecard:
    """The figures of an agent, from one question for each position that differs for the agent.

    A named strategy declares what it looks at (`sight`), and the figures are exact unless there are too many
    positions. Any other agent is asked about one position of each shape, and the figures are not called exact. With
    `exact` you state what the agent looks at: bonds alone ("shapes") or the numbers left ("sets").

    If the agent's probabilities are unknown, `sample` scores it instead: it only draws numbers with a generator, or it
    answers the same question differently.

    >>> score("perfect", Variant(17, 7), "B").floor
    Figure(value=1.0, low=1.0, high=1.0)
    """
    if exact is not None and exact not in METHODS:
        raise InputError("no-such-exact", known=Name(" or ".join(METHODS)), value=exact)
    if as_int(representatives, "representatives") < 1:
        raise InputError("too-few-representatives", value=representatives)
    variant, side = as_variant(variant), as_player(side)
    player = as_strategy(agent)
    sight = player.sight(variant) if isinstance(player, NamedStrategy) else None
    method, rounds = _rounds(variant, sight, exact, representatives, seed)
    questions = sum(node.position.turn is side for nodes in rounds for node in nodes.values())
    numbers = count(1)
    try:
        ask = exact_asker(agent, Random(seed), questions)
        results = [evaluate(nodes, side, ask, lambda: progress(next(numbers), questions)) for nodes in rounds]
    except DifferentAnswersError:
        return sample(agent, variant, side, seed=seed, progress=progress)
    floor, random, perfect = (Figure.of([chances[place] for chances, _ in results]) for place in range(3))
    answers = [answers_of_round for _, answers_of_round in results]
    sizes = sorted(answers[0].critical, reverse=True)
    return Scorecard(
        agent=agent_name(agent),
        variant=variant,
        side=side,
        winner=winner_by_margin(variant, margin_at_start(variant)),
        method=method,
        is_exact=_covers(method, sight) if sight else exact is not None,
        representatives=len(rounds),
        accuracy=_accuracy(answers, sizes),
        by_left={size: _accuracy(answers, [size]) for size in sizes},
        floor=floor,
        against_random=random,
        against_perfect=perfect,
        questions=questions,
        faults=dict(sum((each.faults for each in answers), Counter[Fault]())),
        first_fault=next((each.first_fault for each in answers if each.first_fault), ""),
    )


def _rounds(
    variant: Variant, sight: Sight | None, exact: Method | None, representatives: int, seed: int
) -> tuple[Method, list[Nodes]]:
    """The first possible method that covers the sight, otherwise shapes; and the nodes of each round of questions."""
    covering = [method for method in METHODS if sight and _covers(method, sight)]
    for method in [] if exact else dict.fromkeys((*covering[:1], *covering[-1:])):
        try:
            return method, _nodes(variant, sight, method, representatives, seed)
        except InputError:
            continue  # too many positions, or no residues
    return exact or "shapes", _nodes(variant, sight, exact or "shapes", representatives, seed)


def _nodes(variant: Variant, sight: Sight | None, method: Method, representatives: int, seed: int) -> list[Nodes]:
    """The nodes of each round of questions."""
    if method == "sets":
        return [nodes_by_set(variant)]
    if method == "counts":
        return [nodes_by_count(variant, sight or Sight("counts", None, last_move=True))]
    return [nodes_by_shape(variant, Random(f"{seed} {place}")) for place in range(representatives)]


def _covers(method: Method, sight: Sight) -> bool:
    """Whether the method tells all positions apart that differ for an agent with this sight."""
    if method == "sets":
        return not sight.last_move
    return sight.kind == "bonds" or (method == "counts" and sight.kind == "counts")


def _accuracy(answers: Sequence[Answers], sizes: Sequence[int]) -> Accuracy:
    """The accuracy over the critical nodes with boards of these sizes."""
    rounds = [[pair for size in sizes for pair in each.critical[size]] for each in answers]
    if not rounds[0]:
        return Accuracy(0, UNKNOWN, None)
    right = Figure.of([fmean(right for right, _ in pairs) for pairs in rounds])
    return Accuracy(len(rounds[0]), right, fmean(share for _, share in rounds[0]))


def evaluate(nodes: Nodes, side: Player, ask: Ask, count_answer: Callable[[], None]) -> tuple[Chances, Answers]:
    """The chances at the start, and the answers at every node where the side is to move, the end of the game first."""
    answers = Answers()
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
            right = sum(answer.probabilities.get(number, 0.0) for number in winning)
            answers.add(position, answer, right, len(winning))
        else:
            values[key] = _opponent_chances(node, values, winning_shares if side_wins[key] else None)
    return values[key], answers


def _agent_chances(node: Node, answer: Answer, values: dict[Hashable, Chances]) -> Chances:
    """The average over the agent's own moves; a forfeited game is lost."""
    moves = [(probability, values[node.after[number]]) for number, probability in answer.probabilities.items()]
    floor, random, perfect = (sum(probability * after[i] for probability, after in moves) for i in range(3))
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
