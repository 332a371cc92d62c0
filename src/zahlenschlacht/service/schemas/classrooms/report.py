"""The report: every game, vote and answer of a classroom, for the teacher's browser."""

from __future__ import annotations

from typing import Literal

from ....game.rules import Player
from ...classroom.state import Task
from ..base import Model
from .states import Outcome, PupilRecord

Idea = Literal["first-pair", "answer", "pair", "needed", "keep", "last"]
"""What a pupil did not see: the first move or a later one broke a pair though a number without a partner had to go;
the answer should have been the partner; the opponent still had a set without partners; a number was needed at the end;
the last three numbers."""


class Mistake(Model):
    """A move that gave a win away."""

    ply: int
    """How many numbers were crossed out before it."""
    idea: Idea
    """What the pupil did not see."""


class ReportedGame(Model):
    """A game in the report."""

    task: int
    """The task."""
    pupil: int
    """The pupil."""
    player: Player
    """Which side the pupil played."""
    opponent: int | None
    """The number of the other pupil; null against the program."""
    match: str
    """The id of the match."""
    outcome: Outcome
    """How it ended for the pupil."""
    crossed: tuple[int, ...]
    """The moves of both players, in order."""
    mistake: Mistake | None
    """The pupil's first move that gave a win away; null if there is none."""


class ReportedVote(Model):
    """A vote or an answer to the exit question in the report."""

    task: int
    """The task."""
    ply: int
    """How many numbers were crossed out before; 0 for the exit question."""
    pupil: int
    """The pupil who voted."""
    number: int | None
    """For which number; null for "no move wins"."""
    reason: str
    """Why, in the pupil's own words; empty without a reason."""
    is_late: bool
    """Whether the pupil answered the exit question after the answers were shown."""


class ReportedProgress(Model):
    """How far a pupil came in a lesson or a puzzle race, or with a recipe."""

    task: int
    """The task."""
    pupil: int
    """The pupil."""
    done: int
    """Steps done, puzzles solved or recipes handed in."""
    recipe: str
    """The last recipe that the pupil handed in; empty in other tasks."""


class Report(Model):
    """Everything that the teacher's browser needs for the report."""

    tasks: tuple[Task, ...]
    """The tasks that were started, in order."""
    pupils: tuple[PupilRecord, ...]
    """The pupils."""
    games: tuple[ReportedGame, ...]
    """Their games; a game of two pupils is listed for each of them."""
    votes: tuple[ReportedVote, ...]
    """Their votes and answers."""
    progress: tuple[ReportedProgress, ...]
    """Their lessons and puzzle races."""
