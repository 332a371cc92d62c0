"""Questions for language models and for programs that learn: positions with their solution.

A position is drawn in three steps, each uniformly: its variant, how many numbers are left, and which numbers. If a
difficulty is asked for, its numbers are then changed one by one, and a change is kept unless it makes the position
easier. A position is critical if some moves win, but not all. Which of them belong to a part of the question set, the
module `splits` says.
"""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from ..explanations.messages import Message
from ..explanations.verdicts import explain_rules
from ..explanations.words import Words
from ..game.errors import InputError, as_int
from ..game.notation import as_position, write
from ..game.rules import Player, Position, Variant, as_player
from ..solution.theory import Verdict, margin, solve, winner_by_margin, winning_moves
from .baselines import Trial, first_fit, harder, hardness
from .splits import MAX_PER_SHAPE, Split, is_for_tests, shape_key

MAX_TRIES = 20_000
"""The search stops after this many draws in a row without a new position."""
TRIES_PER_VARIANT = 60
"""The most draws from a variant before another variant is drawn."""
PLAYERS = tuple(Player)


@dataclass(frozen=True, slots=True)
class Selection:
    """The choice of the positions that are drawn."""

    variants: Sequence[Variant]
    """The variants, each equally likely."""
    count: int
    """The number of positions."""
    critical: bool = True
    """Whether only critical positions are drawn. In the others no answer is right, or all are."""
    side: Player | None = None
    """The player to move; None for either, and in a part of the question set for both in turn."""
    seed: int = 0
    """The same seed gives the same positions."""
    difficulty: float = 0
    """The smallest difficulty, as in `baselines`."""
    is_proof: bool = False
    """Whether the questions ask who wins, with a proof; each player wins two questions in turn, and only just."""
    split: Split | None = None
    """The part of the question set; None for questions outside it."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "side", None if self.side is None else as_player(self.side))
        if as_int(self.count, "count") < 1:
            raise InputError("too-few-questions", value=self.count)
        if not 0 <= self.difficulty <= 1:
            raise InputError("not-a-difficulty", value=self.difficulty)
        if not self.variants:
            raise InputError("no-variants")

    @classmethod
    def of_split(cls, split: Split, count: int, side: Player | None = None, seed: int = 0) -> "Selection":
        """Positions of a part of the question set."""
        return cls(split.variants, count, True, side, seed, split.difficulty, split.is_proof, split)

    def sizes(self, variant: Variant, place: int | None = None) -> list[int]:
        """How many numbers can be left, the most first; in the question set, for the question at this place."""
        left, side = range(3, variant.n + 1), self.side
        if self.split:
            left = self.split.left
            if place is not None:  # the sides take turns, and so do the sizes
                side, left = side or PLAYERS[place % 2], left[place // 2 % len(left) :][:1]
        return [
            size
            for size in reversed(left)
            if size <= variant.n and (side is None or PLAYERS[(variant.n - size) % 2] is side)
        ]

    def admits(self, position: Position, place: int = 0) -> bool:
        """Whether the position is drawn, apart from repetitions, as the question at this place."""
        if self.is_proof:
            value = margin(position)
            winner = winner_by_margin(position.variant, value)
            is_fit = value in (-1, 0) and winner is PLAYERS[place // 2 % 2] and proof(solve(position)) is not None
            if self.split and value == 0:
                is_fit = is_fit and len(first_fit(position)) > (position.size + 1) // 2
        elif self.difficulty:
            is_fit = hardness(position) >= self.difficulty
        else:
            is_fit = not self.critical or 0 < len(winning_moves(position)) < position.size
        return is_fit and (self.split is None or self.split.is_for_tests == is_for_tests(shape_key(position)))


def questions(selection: Selection) -> Iterator[Position]:
    """The positions, without repetition. There are fewer than `count` if no more can be found.

    >>> selection = Selection([Variant(5, 3), Variant(7, 4)], 3, seed=1)
    >>> [write(position) for position in questions(selection)]
    ['Z(5, 3): 1 3', 'Z(5, 3): 4', 'Z(7, 4): 7 2 1']
    """
    rng = Random(selection.seed)
    keys: set[Hashable] = set()
    shapes: Counter[str] = Counter()
    tries = 0
    while len(keys) < selection.count and tries < MAX_TRIES:
        variant = rng.choice(selection.variants)
        sizes = selection.sizes(variant, len(keys))
        position, tries = variant.start(), tries + 1
        for _ in range(TRIES_PER_VARIANT if sizes else 0):
            tries += 1
            if selection.difficulty and position.ply:
                position = harder(position, rng)
            else:
                position = variant.position(rng.sample(variant.numbers, variant.n - rng.choice(sizes)))
            if position.key in keys or not selection.admits(position, len(keys)):
                continue
            if selection.split and selection.split.is_for_tests:
                shape = shape_key(position)
                shapes[shape] += 1
                if shapes[shape] > MAX_PER_SHAPE:
                    break
            keys.add(position.key)
            tries = 0
            yield position
            break


def proof(verdict: Verdict) -> str | None:
    """The winner and a proof, as an answer; None if only a search proves who wins.

    >>> proof(solve("Z(7, 4): 4 1")), proof(solve("Z(7, 4): 2 4 5"))
    ('A [2 6] [5 7] [3]', 'B [3 6 7]')
    """
    certificate = verdict.certificate
    if certificate is None or certificate.kind == "search":
        return None
    lists = [certificate.hostile]
    if certificate.kind != "hostile":
        lists = [*certificate.groups, *([certificate.delete] if certificate.delete else [])]
    return " ".join([str(verdict.winner), *(f"[{' '.join(map(str, numbers))}]" for numbers in lists)])


def record(where: Position | Variant | str, words: Words | None = None, is_proof: bool = False) -> dict[str, Any]:
    """A question in words, for a language model, and the facts that decide whether the answer is right.

    It asks for a move or, with `is_proof`, who wins and for a proof. `target` has all right moves as texts, or one
    right proof; `winning` has the moves as numbers, and `chance` is the share of random moves that win.
    `grading.grade(record, answer)` grades a reply.

    >>> entry = record("Z(7, 4): 4 1")
    >>> print(entry["input"].replace(". ", ".\\n"))
    The numbers 1 to 7 stand on a board.
    Take turns crossing out a number until two are left.
    A begins.
    A wins if the sum of the last two is a multiple of 4; otherwise B wins.
    Crossed out so far, in order: 4, 1.
    You are A, and it is your turn.
    Which number do you cross out? You may reason first.
    The last line of your reply must be "Answer: N", where N is the number.
    >>> entry["target"], entry["legal"], entry["winning"], entry["chance"]
    (['3', '7'], [2, 3, 5, 6, 7], [3, 7], 0.4)
    """
    position, words = as_position(where), words or Words("en")
    if position.is_over:
        raise InputError("question-over", value=where)
    variant, verdict = position.variant, solve(position)
    winning = verdict.winning_moves or ()
    target = list(map(str, winning))
    trial = Trial.of(position, winning) if variant.n <= variant.bond.search_limit else None
    if is_proof:
        answer = proof(verdict)
        if answer is None:
            raise InputError("no-proof", value=where)
        target, winning, trial = [answer], (), None
    return {
        "id": write(position),
        "task": "proof" if is_proof else "move",
        "input": " ".join(map(words.say, _messages(position, verdict, is_proof))),
        "target": target,
        "legal": list(position.numbers),
        "winning": list(winning),
        "chance": len(winning) / position.size,
        "informed_chance": trial and trial.informed_chance,
        "difficulty": trial and trial.difficulty,
        "critical": 0 < len(winning) < position.size,
        "side": str(position.turn),
        "winner": str(verdict.winner),
        "margin": verdict.margin,
        "left": position.size,
        "n": variant.n,
        "bond": variant.bond.text,
        "d": variant.d if variant.bond.is_sum else None,
        "remainder": variant.remainder,
        "divider": str(variant.divider),
    }


def _messages(position: Position, verdict: Verdict, is_proof: bool) -> Iterator[Message]:
    """The sentences of a question."""
    variant, closer = position.variant, verdict.closer
    if variant.board is None:
        yield Message("question-range", {"n": variant.n})
    else:
        yield Message("question-board", {"numbers": _with_commas(variant.board)})
    yield from explain_rules(variant)
    if position.ply:
        yield Message("question-crossed", {"numbers": _with_commas(position.crossed)})
    if not is_proof:
        yield Message("question-ask", {"player": str(position.turn)})
        return
    half = (position.size + 1) // 2
    players = {"player": str(position.turn), "closer": str(closer), "other": str(closer.other)}
    yield Message("question-prove", {**players, "groups": half, "members": half + 1})


def _with_commas(numbers: Sequence[int]) -> str:
    """The numbers with commas. None may be left out, because the question could not be answered without them."""
    return ", ".join(map(str, numbers))
