"""The report: every game, vote and answer of a classroom, for the teacher's browser."""

from __future__ import annotations

from ....game.rules import Player
from ..base import Model
from .states import Outcome, PupilRecord, Task


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
    mistake: int | None
    """The ply before the pupil's first move that gave a win away; null if there is none."""


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
    is_late: bool
    """Whether the pupil answered the exit question after the answers were shown."""


class ReportedProgress(Model):
    """How far a pupil came in a lesson or a puzzle race."""

    task: int
    """The task."""
    pupil: int
    """The pupil."""
    done: int
    """Steps done or puzzles solved."""


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
