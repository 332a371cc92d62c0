"""The exercise itself, the flaw of an answer, the registry of everything that exercises can ask, and shared helpers."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import cached_property, partial
from random import Random
from typing import Any, Literal

from ...explanations.messages import Message
from ...explanations.reasons import about
from ...game.errors import InputError, MoveError, Name
from ...game.rules import Player, Position, Variant
from ...solution.certificates import Certificate
from ...solution.theory import solve
from ...strategies import play_out, strategy

ExerciseKind = Literal["tap", "mark-set", "draw-pairs", "choose", "play"]
"""The task of the pupil: tap a number, mark numbers, join pairs, choose a word, or play a game."""
BoardAid = Literal["pairs", "remainders"]
"""An aid that the board shows besides the numbers: lines between partners, or a column for each remainder."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """The flaw of a wrong answer."""

    message: Message
    """The sentence that says it, or a title if reasons follow."""
    numbers: tuple[int, ...] = ()
    """The numbers to light up."""
    game: Position | None = None
    """A finished game that shows what the answer leads to, or the position before the mistake of a lost game."""
    groups: tuple[tuple[int, ...], ...] = ()
    """Groups of numbers to join on the board."""
    reasons: tuple[Message, ...] = ()
    """Further sentences that say why."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question that an exercise can ask."""

    solution: Callable[[Exercise], Any]
    """Returns a right answer."""
    flaw: Callable[[Exercise, Any], Flaw | None]
    """Returns the flaw of an answer; None if it is right."""
    options: Callable[[Exercise], tuple[str, ...]] = lambda exercise: ()
    """Returns the words to choose from."""


NONE = "none"
"""The answer to a question for a number that there is no such number."""
QUESTIONS: dict[ExerciseKind, dict[str, Question]] = {}
"""Every question, by the kind of exercise and its name. The package collects them from the modules of the kinds."""


@dataclass(frozen=True)
class Exercise:
    """Something to do on the board."""

    kind: ExerciseKind
    """The task of the pupil."""
    question: str
    """The name of the question, as in `lessons.toml`; for a game, the side that the pupil plays."""
    position: Position
    """The position on the board."""
    none: bool = False
    """Whether "there is none" is offered as an answer."""
    number: int | None = None
    """The number that the question is about."""
    show: BoardAid | None = None
    """The aid that the board shows besides the numbers."""
    against: str = "program"
    """The strategy that a game is played against."""
    wins: int = 1
    """How many games the pupil has to win."""
    side: Player = field(default=Player.A, init=False)
    """The side that the pupil is on."""
    options: tuple[str, ...] = field(default=(), init=False)
    """The words to choose from; empty for every other kind of exercise."""

    def __post_init__(self) -> None:
        side = self.question if self.kind == "play" else self.position.turn or Player.A
        object.__setattr__(self, "side", Player(side))
        object.__setattr__(self, "options", self._definition.options(self))

    @property
    def _definition(self) -> Question:
        return QUESTIONS[self.kind][self.question]

    @cached_property
    def solution(self) -> Any:
        """A right answer; there may be others."""
        return self._definition.solution(self)

    def flaw(self, answer: Any) -> Flaw | None:
        """The flaw of an answer; None if it is right."""
        if not IS_ANSWER[self.kind](answer):
            raise InputError("not-an-answer", value=answer, kind=Name(self.kind))
        return self._definition.flaw(self, answer)


def certificate_of(position: Position) -> Certificate:
    """The proof of who wins. Exercises are only set on boards that have one."""
    certificate = solve(position).certificate
    if certificate is None:
        raise LookupError("an exercise needs a board that is small enough to be played on")
    return certificate


def perfect_ending(position: Position) -> Position:
    """The end of the game when both sides play perfectly from here."""
    perfect = strategy("perfect")
    return play_out(position, perfect, perfect, Random(0))


def _is_number(answer: Any) -> bool:
    """Whether the answer is an integer; True and False are not."""
    return isinstance(answer, int) and not isinstance(answer, bool)


def _are_all(answer: Any, is_item: Callable[[Any], bool]) -> bool:
    """Whether the answer is a collection of such items."""
    return isinstance(answer, Collection) and not isinstance(answer, str) and all(map(is_item, answer))


_are_numbers = partial(_are_all, is_item=_is_number)
IS_ANSWER: dict[ExerciseKind, Callable[[Any], bool]] = {
    "tap": lambda answer: _is_number(answer) or answer == NONE,
    "mark-set": _are_numbers,
    "draw-pairs": partial(_are_all, is_item=_are_numbers),
    "choose": lambda answer: isinstance(answer, str),
    "play": lambda answer: isinstance(answer, Position) or _are_numbers(answer),
}
"""Whether a value has the form of an answer, for each kind of exercise: a number or "none", numbers, collections of
numbers, a word, or a game or all of its moves."""


def pair_flaw(variant: Variant, x: int, y: int) -> Flaw:
    """The flaw that two numbers are bonded although they should not be, or the other way round."""
    are_bonded = variant.bonded(x, y)
    if variant.bond.is_sum:
        return Flaw(about(variant, "flaw-bonded" if are_bonded else "flaw-unbonded", x=x, y=y, sum=x + y), (x, y))
    return Flaw(about(variant, "flaw-bonded-here" if are_bonded else "flaw-unbonded-here", x=x, y=y), (x, y))


def sorted_on_board(position: Position, numbers: Collection[int]) -> list[int]:
    """The numbers, ascending and without duplicates; a number that is not on the board is refused."""
    for number in numbers:
        if number not in position:
            raise MoveError("not-on-the-board", value=number, board=Name(position.variant))
    return sorted(set(numbers))
