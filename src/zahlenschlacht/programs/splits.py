"""Version 1 of the question set: its parts, which have no shape in common with the part for training.

    train     sums, on boards of 15 to 25 numbers of which 13 to 21 are left
    shapes    boards as in `train`, but the shapes of their positions never occur there
    sizes     sums, on boards of 27 to 37 numbers of which 23 to 29 are left
    bonds     square sums and lines, as with the other bonds some simple rule always wins
    proofs    "Who wins? Prove it." Square and prime sums, lines and divisors, either player to move. Where the closer
              wins, putting each number into the first group of friends that takes it gives too many groups

In every other part the Divider makes the last move of the game and is to move now: as A on boards with an odd number of
numbers, as B on boards with an even number. With sums, the other player never loses by crossing out a number with most
partners, so such questions would be free points. The parts for tests have only positions in which no rule of
`baselines` wins, and at most MAX_PER_SHAPE positions of a shape.

The shape of a position is its graph of friendly numbers, up to renaming. It decides who wins and which moves do.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from itertools import combinations
from random import Random

from ..game.bonds import Bond, Lines
from ..game.errors import InputError, Name
from ..game.rules import Position, Variant
from ..solution.graphs import graph, indices, mask_left

VERSION = 1
MAX_PER_SHAPE = 5
"""The most positions of a shape in a part for tests."""
BOARDS = 400
"""The number of boards of each part."""
LINE_SHARE = 0.16
"""The share of the pairs of numbers that a line joins."""


@dataclass(frozen=True)
class Split:
    """A part of the question set."""

    name: str
    bonds: Sequence[str]
    n: range
    """How many numbers the boards have."""
    left: range
    """How many numbers are left."""
    is_for_tests: bool = True
    is_proof: bool = False
    """Whether the questions ask who wins, with a proof."""
    difficulty: float = 1
    """The smallest difficulty, as in `baselines`."""

    @cached_property
    def variants(self) -> tuple[Variant, ...]:
        """The variants: about half of the boards have the numbers 1 to n, the others n numbers up to 2n."""
        rng = Random(f"{self.name} {VERSION}")
        return tuple(self._variant(rng) for _ in range(BOARDS))

    def _variant(self, rng: Random) -> Variant:
        """A random variant."""
        n, word = rng.choice(self.n), rng.choice(self.bonds)
        numbers = sorted(rng.sample(range(1, 2 * n + 1), n)) if rng.random() < 0.5 else range(1, n + 1)
        pairs = [pair for pair in combinations(numbers, 2) if rng.random() < LINE_SHARE]
        bond: Bond | str = Lines(pairs) if word == "lines" else word
        divider = rng.choice("AB") if self.is_proof else "AB"[(n + 1) % 2]  # the player who makes the last move
        return Variant.of(numbers, bond, rng.randrange(int(word)) if word.isdigit() else 0, divider)


_SUMS = [str(d) for d in range(5, 13)]
_OTHERS = ["square sum", "lines"]
SPLITS = {
    part.name: part
    for part in (
        Split("train", _SUMS, range(15, 26), range(13, 22, 2), is_for_tests=False, difficulty=0.5),
        Split("shapes", _SUMS, range(15, 26), range(13, 22, 2)),
        Split("sizes", _SUMS, range(27, 38), range(23, 30, 2)),
        Split("bonds", _OTHERS, range(15, 26), range(13, 22, 2)),
        Split("proofs", [*_OTHERS, "prime sum", "divides"], range(15, 26), range(13, 18), is_proof=True, difficulty=0),
    )
}
"""The parts by name."""


def split(name: str) -> Split:
    """The part with this name."""
    if name not in SPLITS:
        raise InputError("no-such-split", known=Name(", ".join(SPLITS)), value=name)
    return SPLITS[name]


def shape_key(position: Position) -> str:
    """A hash of the shape: equal for positions with isomorphic graphs, almost always different for others.

    Colours are refined (Weisfeiler and Leman): each number is coloured by its colour and those of its friends.

    >>> shape_key(Variant(15, 7).position([2])) == shape_key(Variant(15, 7).position([3]))
    True
    >>> shape_key(Variant(15, 7).position([2])) == shape_key(Variant(15, 7).position([7]))
    False
    """
    left, friends = mask_left(position), graph(position.variant).friends
    near = {i: list(indices(friends[i] & left)) for i in indices(left)}
    colours, history, count = dict.fromkeys(near, 0), [], 0
    while count != len(set(colours.values())):
        count = len(set(colours.values()))
        signatures = {i: (colours[i], sorted(colours[j] for j in near[i])) for i in near}
        history.append(sorted(signatures.values()))
        ranks = {str(signature): rank for rank, signature in enumerate(history[-1])}
        colours = {i: ranks[str(signature)] for i, signature in signatures.items()}
    return blake2b(str(history).encode(), digest_size=8).hexdigest()


def is_for_tests(key: str) -> bool:
    """Whether positions of the shape with this key belong to the parts for tests: about half of all shapes do."""
    return int(key, 16) % 2 == 0
