"""The exercise itself, and the registry of everything that exercises can ask."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from ...game.rules import InputError, Name, Player, Position
from . import choose, draw_pairs, mark_set, play, tap
from .flaws import Flaw
from .question import Question

ExerciseKind = Literal["tap", "mark-set", "draw-pairs", "choose", "play"]
"""The task of the pupil: tap a number, mark numbers, join pairs, choose a word, or play a game."""
BoardAid = Literal["pairs", "remainders"]
"""An aid that the board shows besides the numbers: lines between partners, or a column for each remainder."""

QUESTIONS: dict[ExerciseKind, dict[str, Question]] = {
    "tap": tap.QUESTIONS,
    "mark-set": mark_set.QUESTIONS,
    "draw-pairs": draw_pairs.QUESTIONS,
    "choose": choose.QUESTIONS,
    "play": play.QUESTIONS,
}
"""Every question, by the kind of exercise and its name."""
_IS_ANSWER: dict[ExerciseKind, Callable[[Any], bool]] = {
    "tap": tap.is_answer,
    "mark-set": mark_set.is_answer,
    "draw-pairs": draw_pairs.is_answer,
    "choose": choose.is_answer,
    "play": play.is_answer,
}


@dataclass(frozen=True)
class Exercise:
    """Something to do on the board."""

    kind: ExerciseKind
    """The task of the pupil."""
    question: str
    """The name of the question in `QUESTIONS`; for a game, the side that the pupil plays."""
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

    @property
    def _definition(self) -> Question:
        return QUESTIONS[self.kind][self.question]

    @property
    def side(self) -> Player:
        """The side that the pupil is on."""
        return Player(self.question) if self.kind == "play" else self.position.turn or Player.A

    @property
    def options(self) -> tuple[str, ...]:
        """The words to choose from; empty for every other kind of exercise."""
        return self._definition.options(self)

    @cached_property
    def solution(self) -> Any:
        """A right answer; there may be others."""
        return self._definition.solution(self)

    def flaw(self, answer: Any) -> Flaw | None:
        """Return what is wrong with an answer, or None if it is right."""
        if not _IS_ANSWER[self.kind](answer):
            text = "{value} is not an answer to an exercise of the kind {kind}"
            raise InputError("not-an-answer", text, value=answer, kind=Name(self.kind))
        return self._definition.flaw(self, answer)
