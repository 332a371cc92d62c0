"""The twelve lessons: read from `lessons.toml`, judged by the complete solution.

>>> LESSONS["partners"].steps[0].flaw([(1, 6), (2, 5), (3, 4)]) is None
True
>>> LESSONS["answer"].steps[0].flaw(3).game
Z(7, 7).position([7, 2, 3, 1, 5])
>>> from zahlenschlacht import SCHOOL
>>> lesson_for(SCHOOL.position([8, 2]), 3).name
'answer'
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, TypeVar, get_args

from ...explain.messages import Message
from ...game.notation import read
from ...game.rules import InputError, LongName, Name, Position
from ...solution.residues import tally
from ...solution.theory import winning_residues
from ...strategies import strategy
from ...strategies.recipe import Recipe
from ...strategies.recipe_text import read_recipe
from ..exercises import ASKS, Shown, Step

ROLES = {
    (True, True): "closing-divider",
    (True, False): "divider",
    (False, True): "closing-breaker",
    (False, False): "breaker",
}
"""What a rule is for: whether the player is the Divider, and makes the last move."""
SHOWS: tuple[Shown, ...] = get_args(Shown)
"""What the board may show beside the numbers."""

Word = TypeVar("Word", bound=str)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A few steps with one idea."""

    name: str
    steps: tuple[Step, ...]
    rules: Mapping[str, Recipe] = field(default_factory=dict)
    """The rule that is learnt, by the role that it is for."""

    @property
    def place(self) -> int:
        """Which lesson it is, counted from 1."""
        return list(LESSONS).index(self.name) + 1

    def says(self, place: int | None = None) -> Message:
        """The title of the lesson, or what a step asks; `.aha` and `.right` are what is said at the end of it."""
        if place is None:
            return Message(f"lesson-{self.name}")
        about = self.steps[place - 1].number
        return Message(f"lesson-{self.name}-{place}", {} if about is None else {"number": about})

    def finds(self, position: Position) -> bool:
        """Whether the rule of the lesson is sure to find a winning move."""
        variant, turn = position.variant, position.turn
        rule = self.rules.get(ROLES[variant.divider is turn, variant.closer is turn])
        if rule is None or turn is None:
            return False
        line, residues = rule.at(position)
        return line is not None and residues <= winning_residues(tally(position))


def step_of(name: str, place: int) -> Step:
    """A step of the lesson of this name, counted from 1."""
    if name not in LESSONS:
        known = LongName(", ".join(LESSONS))
        raise InputError("no-such-lesson", "there is no lesson {value}, choose from {known}", value=name, known=known)
    steps = LESSONS[name].steps
    if not 1 <= place <= len(steps):
        text = "the lesson {name} has {count} steps, so there is no step {value}"
        raise InputError("no-such-step", text, name=Name(name), count=len(steps), value=place)
    return steps[place - 1]


def lesson_for(before: Position, number: int) -> Lesson | None:
    """The first lesson whose rule would have found a winning move where this one gave the win away.

    None where it did not. Every blunder has a lesson.
    """
    winning = winning_residues(tally(before))
    if not winning or number % before.variant.d in winning:
        return None
    return next(lesson for lesson in LESSONS.values() if lesson.finds(before))


def lessons_of(text: str) -> dict[str, Lesson]:
    """The lessons that a text in TOML describes, by name."""
    return {entry["name"]: _lesson(entry) for entry in tomllib.loads(text)["lesson"]}


def _lesson(entry: dict[str, Any]) -> Lesson:
    steps = tuple(_step(entry["name"], place, dict(step)) for place, step in enumerate(entry["steps"], 1))
    rules = {role: read_recipe(text) for role, text in entry.get("rules", {}).items()}
    for role in rules:
        _known(role, tuple(ROLES.values()), entry["name"], 0)
    return Lesson(entry["name"], steps, rules)


def _step(lesson: str, place: int, entry: dict[str, Any]) -> Step:
    kinds = [kind for kind in ASKS if kind in entry]
    kind = _known(" ".join(kinds), tuple(ASKS), lesson, place)
    ask = _known(entry.pop(kind), tuple(ASKS[kind]), lesson, place)
    if "show" in entry:
        _known(entry["show"], SHOWS, lesson, place)
    for key in entry:
        _known(key, ("position", "none", "number", "show", "against", "wins"), lesson, place)
    strategy(entry.get("against", "program"))
    return Step(kind, ask, read(entry.pop("position", "")), **entry)


def _known(value: Any, known: tuple[Word, ...], lesson: str, place: int) -> Word:
    """The word, which must be one of those that there are."""
    if value not in known:
        raise InputError(
            "bad-lesson",
            "in step {place} of the lesson {lesson} stands {value}, which is none of {known}",
            value=value,
            known=Name(", ".join(known)),
            lesson=Name(lesson),
            place=place,
        )
    return known[known.index(value)]


LESSONS = lessons_of(files(__package__).joinpath("lessons.toml").read_text("utf-8"))
"""The lessons by name, in order."""

__all__ = ["LESSONS", "Lesson", "lesson_for", "lessons_of", "step_of"]
