"""Questions for language models and for programs that learn: positions with their solution.

A position is drawn in three steps, each uniformly: its variant, how many numbers are left, and which numbers. It is
critical if some moves win, but not all.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from ..explain.messages import Message
from ..explain.verdicts import explain_rules
from ..explain.words import Words
from ..extras import extra
from ..game.notation import as_position, write
from ..game.rules import InputError, Player, Position, Variant, as_int, as_player
from ..solution.theory import solve, winning_moves

MAX_TRIES = 2000
"""The search stops after this many draws in a row without a new position."""
CHUNK_SIZE = 1000
"""The number of boards that are drawn together for arrays."""


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
    """The player to move; None for either."""
    seed: int = 0
    """The same seed gives the same positions."""
    chance_at_most: float = 1.0
    """The largest share of legal moves that win."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "side", None if self.side is None else as_player(self.side))
        if as_int(self.count, "count") < 1:
            raise InputError("too-few-questions", "at least one question must be asked, not {value}", value=self.count)
        if not 0 < self.chance_at_most <= 1:
            text = "a chance level is above 0 and at most 1, not {value}"
            raise InputError("not-a-chance", text, value=self.chance_at_most)
        if not self.variants:
            raise InputError("no-variants", "questions need at least one variant")

    def admits(self, winning: int, left: int) -> bool:
        """Whether a position with this many winning moves among the numbers left is drawn."""
        return winning <= self.chance_at_most * left and (not self.critical or 0 < winning < left)

    def sizes(self, variant: Variant) -> list[int]:
        """How many numbers can be left when the side is to move, the most first."""
        if self.side is None:
            return list(range(variant.n, 2, -1))
        return list(range(variant.n - (self.side is Player.B), 2, -2))


def questions(selection: Selection) -> Iterator[Position]:
    """The positions, without repetition. There are fewer than `count` if no more can be found.

    >>> selection = Selection([Variant(5, 3), Variant(7, 4)], 3, seed=1)
    >>> [write(position) for position in questions(selection)]
    ['Z(5, 3): 1 3', 'Z(5, 3): 4', 'Z(7, 4): 7 2 1']
    """
    rng = Random(selection.seed)
    keys: set[Hashable] = set()
    tries = 0
    while len(keys) < selection.count and tries < MAX_TRIES:
        tries += 1
        variant = rng.choice(selection.variants)
        size = rng.choice(selection.sizes(variant))
        position = variant.position(rng.sample(variant.numbers, variant.n - size))
        if position.key in keys or not selection.admits(len(winning_moves(position)), size):
            continue
        keys.add(position.key)
        tries = 0
        yield position


def record(where: Position | Variant | str, words: Words | None = None) -> dict[str, Any]:
    """A question in words, for a language model, and the facts that decide whether the answer is right.

    `target` has all right answers as texts, `winning` as numbers, and `chance` is the share of random moves that win.
    `grading.grade(record, answer)` grades a reply.

    >>> entry = record("Z(7, 4): 4 1")
    >>> print(entry["input"].replace(". ", ".\\n"))
    The numbers 1 to 7 stand on a board.
    Take turns crossing out a number until two are left.
    A begins.
    A wins if the sum of the last two is a multiple of 4; otherwise B wins.
    Crossed out so far, in order: 4, 1.
    You are A, and it is your turn.
    Which number do you cross out? Answer with the number alone.
    >>> entry["target"], entry["legal"], entry["winning"], entry["chance"]
    (['3', '7'], [2, 3, 5, 6, 7], [3, 7], 0.4)
    """
    position, words = as_position(where), words or Words("en")
    if position.is_over:
        raise InputError("question-over", "the game is over, so no question can be asked about {value}", value=where)
    variant, verdict = position.variant, solve(position)
    winning = verdict.winning_moves or ()
    if variant.board is None:
        messages = [Message("question-range", {"n": variant.n})]
    else:
        messages = [Message("question-board", {"numbers": _with_commas(variant.board)})]
    messages += explain_rules(variant)
    if position.ply:
        messages.append(Message("question-crossed", {"numbers": _with_commas(position.crossed)}))
    messages.append(Message("question-ask", {"player": str(position.turn)}))
    return {
        "id": write(position),
        "input": " ".join(map(words.say, messages)),
        "target": list(map(str, winning)),
        "legal": list(position.numbers),
        "winning": list(winning),
        "chance": len(winning) / position.size,
        "critical": 0 < len(winning) < position.size,
        "side": str(position.turn),
        "winner": str(verdict.winner),
        "margin": verdict.margin,
        "n": variant.n,
        "bond": variant.bond.text,
        "d": variant.d if variant.bond.is_sum else None,
        "remainder": variant.remainder,
        "divider": str(variant.divider),
    }


def _with_commas(numbers: Sequence[int]) -> str:
    """The numbers with commas. None may be left out, because the question could not be answered without them."""
    return ", ".join(map(str, numbers))


def arrays(selection: Selection, progress: Callable[[int, int], None] | None = None) -> dict[str, Any]:
    """Positions for training as numpy arrays, about equally many of each variant. A position can occur twice.

    `boards` and `winning` are bit masks as in `batch`; `turn`, `winner` and `divider` are 0 for A and 1 for B.
    """
    with extra("atlas"):
        import numpy as np

    rng = np.random.default_rng(selection.seed)
    parts = []
    total, variants = 0, list(selection.variants)
    while total < selection.count and variants:
        share = -(-(selection.count - total) // len(variants))
        for variant in list(variants):
            part = _arrays_of(variant, min(share, selection.count - total), selection, rng)
            if len(part["boards"]) < share:
                variants.remove(variant)  # it has no more positions; the other variants fill the gap
            parts.append(part)
            total += len(part["boards"])
            if progress is not None:
                progress(total, selection.count)
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def _arrays_of(variant: Variant, count: int, selection: Selection, rng: Any) -> dict[str, Any]:
    """The arrays for one variant."""
    import numpy as np

    from .batch import labels

    boards = np.empty(0, np.uint64)
    tries = 0
    while len(boards) < count and tries < MAX_TRIES:
        chunk = _random_boards(variant, selection.sizes(variant), CHUNK_SIZE, rng)
        answers = labels(variant, chunk)
        left = np.bitwise_count(chunk)
        chunk = chunk[
            (np.bitwise_count(answers.winning) <= selection.chance_at_most * left)
            & (answers.critical | (not selection.critical))
        ]
        tries = 0 if len(chunk) else tries + CHUNK_SIZE
        boards = np.concatenate([boards, chunk])
    boards = boards[:count]
    solution = labels(variant, boards)
    return {
        "boards": boards,
        "winning": solution.winning,
        "winner": solution.winner,
        "margin": solution.margin,
        "critical": solution.critical,
        "turn": ((variant.n - np.bitwise_count(boards)) & 1).astype(np.uint8),
        "n": np.full(len(boards), variant.n),
        "d": np.full(len(boards), variant.d),
        "remainder": np.full(len(boards), variant.remainder),
        "divider": np.full(len(boards), variant.divider is Player.B, np.uint8),
    }


def _random_boards(variant: Variant, sizes: Sequence[int], count: int, rng: Any) -> Any:
    """Random boards as bit masks. The size is drawn uniformly, then the numbers."""
    import numpy as np

    ranks = rng.random((count, variant.n)).argsort(axis=1).argsort(axis=1)
    is_left = ranks < rng.choice(np.array(sizes), count)[:, None]
    weights = np.uint64(1) << np.arange(variant.n, dtype=np.uint64)
    return (is_left * weights).sum(axis=1, dtype=np.uint64)
