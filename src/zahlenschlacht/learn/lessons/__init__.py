"""The twelve lessons, read from `lessons.toml`. Each is a few exercises with one idea.

>>> LESSONS["partners"].exercises[0].flaw([(1, 6), (2, 5), (3, 4)]) is None
True
>>> LESSONS["answer"].exercises[0].flaw(3).game
Variant(7, 7).position([7, 2, 3, 1, 5])
>>> from zahlenschlacht import SCHOOL
>>> lesson_for(SCHOOL.position([8, 2]), 3).name
'answer'
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any, TypeVar, get_args

from ...game.errors import InputError, LongName, Name
from ...game.notation import read
from ...game.rules import Position
from ...solution.residues import tally
from ...solution.theory import winning_residues
from ...strategies import strategy
from ...strategies.recipe import Recipe
from ...strategies.recipe_parser import parse_recipe
from ..exercises import QUESTIONS, BoardAid, Exercise

ROLES = {
    (True, True): "closing-divider",
    (True, False): "divider",
    (False, True): "closing-breaker",
    (False, False): "breaker",
}
"""The player that a rule is for, by whether that player is the Divider and makes the last move."""
OPTIONAL_KEYS = ("position", "none", "number", "show", "against", "wins")
"""The keys that an exercise in the file can have besides its question."""

Word = TypeVar("Word", bound=str)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A few exercises with one idea."""

    name: str
    """Its name in addresses and in the locale files."""
    exercises: tuple[Exercise, ...]
    """The exercises in order; the last one is a game."""
    rules: Mapping[str, Recipe] = field(default_factory=dict)
    """The rule that the lesson teaches, for each role that it helps."""

    @property
    def place(self) -> int:
        """The number of the lesson, counted from 1."""
        return list(LESSONS).index(self.name) + 1

    @property
    def knows_remainders(self) -> bool:
        """Whether this lesson or one before it shows remainders on the board."""
        so_far = list(LESSONS.values())[: self.place]
        return any(exercise.show == "remainders" for lesson in so_far for exercise in lesson.exercises)

    def finds_win(self, position: Position) -> bool:
        """Whether every move that the rule allows is a winning move."""
        variant, turn = position.variant, position.turn
        rule = self.rules.get(ROLES[variant.divider is turn, variant.closer is turn])
        if rule is None or turn is None:
            return False
        line, residues = rule.matching_residues(position)
        return line is not None and residues <= winning_residues(tally(position))


def known_lesson(name: str) -> Lesson:
    """The lesson of this name."""
    if name not in LESSONS:
        known = LongName(", ".join(LESSONS))
        raise InputError("no-such-lesson", value=name, known=known)
    return LESSONS[name]


def lesson_exercise(name: str, place: int) -> Exercise:
    """An exercise of a lesson, counted from 1."""
    exercises = known_lesson(name).exercises
    if not 1 <= place <= len(exercises):
        raise InputError("no-such-exercise", name=Name(name), count=len(exercises), value=place)
    return exercises[place - 1]


def lesson_for(before: Position, number: int) -> Lesson | None:
    """The first lesson whose rule would have avoided this blunder; None if the move is no blunder.

    Every blunder has a lesson.
    """
    winning = winning_residues(tally(before))
    if not winning or number % before.variant.d in winning:
        return None
    return next(lesson for lesson in LESSONS.values() if lesson.finds_win(before))


def read_lessons(text: str) -> dict[str, Lesson]:
    """The lessons that a TOML document describes, by name."""
    return {entry["name"]: _lesson(entry) for entry in tomllib.loads(text)["lesson"]}


def _lesson(entry: dict[str, Any]) -> Lesson:
    name = entry["name"]
    exercises = tuple(
        _exercise(dict(exercise), f"{name}.exercises.{place}") for place, exercise in enumerate(entry["exercises"], 1)
    )
    roles = tuple(ROLES.values())
    rules = {_one_of(role, roles, f"{name}.rules"): parse_recipe(text) for role, text in entry.get("rules", {}).items()}
    return Lesson(name, exercises, rules)


def _exercise(entry: dict[str, Any], place: str) -> Exercise:
    kinds = [kind for kind in QUESTIONS if kind in entry]
    kind = _one_of(" ".join(kinds), tuple(QUESTIONS), place)
    question = _one_of(entry.pop(kind), tuple(QUESTIONS[kind]), place)
    if "show" in entry:
        _one_of(entry["show"], get_args(BoardAid), place)
    for key in entry:
        _one_of(key, OPTIONAL_KEYS, place)
    strategy(entry.get("against", "program"))  # refuses a strategy that does not exist
    return Exercise(kind, question, read(entry.pop("position", "")), **entry)


def _one_of(value: Any, known: tuple[Word, ...], place: str) -> Word:
    """The value, which must be one of the known words; any other is refused with its place in the document."""
    if value not in known:
        raise InputError("bad-lesson", place=Name(place), value=value, known=Name(", ".join(known)))
    return known[known.index(value)]


LESSONS = read_lessons(files(__package__).joinpath("lessons.toml").read_text("utf-8"))
"""The lessons by name, in order."""
