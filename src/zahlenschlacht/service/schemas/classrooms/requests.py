"""The requests about a classroom: open, join, plan tasks, vote, control, act."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictFloat, StrictInt, StrictStr

from ....game.rules import Player
from ....strategies.recipe import RECIPE_PREFIX
from ....strategies.recipe_parser import MAX_CHARACTERS
from ...classroom.state import MOST_TASKS
from ..base import Number, RequestModel
from ..matches import Ply, Secret
from ..positions import VariantRequest

PupilNumber = Annotated[StrictInt, Field(ge=1, le=1000)]
TaskNumber = Annotated[StrictInt, Field(ge=1, le=MOST_TASKS)]
StrategyName = Annotated[StrictStr, Field(max_length=len(RECIPE_PREFIX) + MAX_CHARACTERS)]
Share = Annotated[StrictFloat | StrictInt, Field(ge=0, le=1)]
Minutes = Annotated[StrictInt, Field(ge=1, le=90)]
HealCode = Annotated[StrictStr, Field(min_length=4, max_length=4, pattern="^[A-Za-z]{4}$")]


class ClassroomRequest(RequestModel):
    """A request to open a classroom."""

    language: Annotated[StrictStr, Field(max_length=10)] = "en"
    """The language of the pupils' names: `GET /api/catalogue` lists the languages."""


class ClassroomJoinRequest(RequestModel):
    """A request to join a classroom, or to take over the seat of a pupil who lost it."""

    claim: Secret | None = None
    """A random text of the client. A repeated claim gets the same pupil and the same token."""
    heal: HealCode | None = None
    """The four letters that the teacher shows for a lost seat: the join takes over that pupil's seat and games."""


class ProgramTaskRequest(RequestModel):
    """Everyone plays against the program, as many tries as they like."""

    kind: Literal["program"]
    """Everyone against the program."""
    variant: VariantRequest
    """The variant that is played."""
    side: Player = Player.A
    """Which player the pupils are."""
    strategy: StrategyName = "program"
    """The strategy that plays against them."""
    share: Share | None = None
    """The share of random moves, of a strategy that takes one."""
    help: StrictBool = False
    """Whether pupils may use the coach."""
    minutes: Minutes | None = None
    """How long the teacher plans for it. Nothing happens when the time is over."""


class PairsTaskRequest(RequestModel):
    """Pupils play each other, two games with sides swapped. If their number is odd, one plays the program."""

    kind: Literal["pairs"]
    """Pairs."""
    variant: VariantRequest
    """The variant that is played."""
    help: StrictBool = False
    """Whether pupils may use the coach."""
    minutes: Minutes | None = None
    """How long the teacher plans for it."""


class VotesTaskRequest(RequestModel):
    """The class plays against the program and votes on each move."""

    kind: Literal["votes"]
    """The class votes."""
    variant: VariantRequest
    """The variant that is played."""
    side: Player = Player.A
    """Which player the class is."""
    strategy: StrategyName = "program"
    """The strategy that plays against the class."""
    share: Share | None = None
    """The share of random moves, of a strategy that takes one."""
    seconds: Annotated[StrictInt, Field(ge=5, le=300)] = 20
    """How long each vote is open. It closes earlier when all have voted."""
    help: StrictBool = False
    """Whether pupils may use the coach."""
    minutes: Minutes | None = None
    """How long the teacher plans for it."""


class LessonTaskRequest(RequestModel):
    """Everyone does a lesson."""

    kind: Literal["lesson"]
    """A lesson."""
    lesson: Annotated[StrictStr, Field(max_length=40)]
    """Its name: `GET /api/lessons` lists them."""
    minutes: Minutes | None = None
    """How long the teacher plans for it."""


class PuzzlesTaskRequest(RequestModel):
    """Everyone solves the same puzzles."""

    kind: Literal["puzzles"]
    """A puzzle race."""
    theme: Annotated[StrictStr, Field(max_length=80)] = "mixed"
    """The theme: `GET /api/puzzles` lists them; several are joined by +, "mixed" is any."""
    count: Annotated[StrictInt, Field(ge=1, le=30)] = 10
    """How many puzzles."""
    minutes: Minutes | None = None
    """How long the teacher plans for it."""


class ExitTaskRequest(RequestModel):
    """Everyone names a first move that wins; the answers are shown together."""

    kind: Literal["exit"]
    """The exit question."""
    variant: VariantRequest
    """The board of the question."""
    minutes: Minutes | None = None
    """How long the teacher plans for it."""


AnyTaskRequest = (
    ProgramTaskRequest | PairsTaskRequest | VotesTaskRequest | LessonTaskRequest | PuzzlesTaskRequest | ExitTaskRequest
)
TaskRequest = Annotated[AnyTaskRequest, Field(discriminator="kind")]


class TasksRequest(RequestModel):
    """A request of the teacher to plan more tasks."""

    key: Secret
    """A random text of the client. A repeated key adds nothing."""
    tasks: Annotated[list[TaskRequest], Field(max_length=MOST_TASKS)] = Field(default_factory=list)
    """The tasks to add at the end of the plan."""
    prepared: StrictBool = False
    """Whether to add the tasks of the 45-minute lesson, before `tasks`."""
    start: StrictBool = False
    """Whether to start the first of them at once."""


class VoteRequest(RequestModel):
    """A pupil's vote on a move, or answer to the exit question. It can be changed until the vote closes."""

    task: TaskNumber
    """The task."""
    ply: Ply = 0
    """How many numbers are crossed out before the move; 0 for the exit question."""
    number: Number | None
    """The number to cross out; null answers the exit question with "no move wins"."""
    choices: Annotated[StrictInt, Field(ge=0, le=1000)] = 0
    """How often the pupil has chosen in this vote. If it is more already, nothing happens."""


class StartRequest(RequestModel):
    """Start a task, or go back to an earlier one: its games and votes are still there."""

    kind: Literal["start"]
    """Start a task."""
    task: TaskNumber
    """The task."""


class DropRequest(RequestModel):
    """Remove a task that was never started from the plan."""

    kind: Literal["drop"]
    """Drop a task."""
    task: TaskNumber
    """The task."""


class SetRequest(RequestModel):
    """Change switches of the classroom; those left out stay as they are."""

    kind: Literal["set"]
    """Change switches."""
    paused: StrictBool | None = None
    """Whether all boards are frozen."""
    locked: StrictBool | None = None
    """Whether nobody new may join."""
    names_hidden: StrictBool | None = None
    """Whether the wall shows no names."""
    help: StrictBool | None = None
    """Whether pupils may use the coach in the current task."""
    ended: StrictBool | None = None
    """Whether the lesson is over. Boards are frozen; false reopens it."""


class RemoveRequest(RequestModel):
    """Remove a pupil, who can be let in again."""

    kind: Literal["remove"]
    """Remove a pupil."""
    pupil: PupilNumber
    """The pupil."""


class AdmitRequest(RequestModel):
    """Let a removed pupil in again, with the same name and games."""

    kind: Literal["admit"]
    """Let a pupil in again."""
    pupil: PupilNumber
    """The pupil."""


class HealRequest(RequestModel):
    """Make a four-letter code with which a pupil who lost the seat takes it again. It replaces an earlier code."""

    kind: Literal["heal"]
    """Make a code for a lost seat."""
    pupil: PupilNumber
    """The pupil."""


class ShowRequest(RequestModel):
    """Show a pupil's board large on the wall."""

    kind: Literal["show"]
    """Show a board."""
    pupil: PupilNumber | None
    """The pupil; null shows all tiles again."""


class BallotRequest(RequestModel):
    """Open the vote on the next move, or close a vote."""

    kind: Literal["open-vote", "close-vote"]
    """Open or close a vote."""
    task: TaskNumber
    """The task: votes, or for closing also the exit question."""
    ply: Ply = 0
    """How many numbers are crossed out before the move; 0 for the exit question."""


AnyControlRequest = (
    StartRequest | DropRequest | SetRequest | RemoveRequest | AdmitRequest | HealRequest | ShowRequest | BallotRequest
)
ControlRequest = Annotated[AnyControlRequest, Field(discriminator="kind")]


class RollRequest(RequestModel):
    """Offer another name."""

    kind: Literal["roll"]
    """Another name."""
    name: Annotated[StrictStr, Field(max_length=60)]
    """The name that the pupil has seen. If it has changed since, nothing happens."""


class TryRequest(RequestModel):
    """Start a new try against the program."""

    kind: Literal["try"]
    """A new try."""
    task: TaskNumber
    """The task."""
    tries: Annotated[StrictInt, Field(ge=0, le=1000)]
    """How many tries of this task the pupil has seen. If there are more already, nothing happens."""


class BackRequest(RequestModel):
    """Take the seat back from the learner."""

    kind: Literal["back"]
    """Take the seat back."""
    match: Annotated[StrictStr, Field(max_length=22)]
    """The id of the match."""


class ProgressRequest(RequestModel):
    """Report how far the pupil is in a lesson or a puzzle race."""

    kind: Literal["progress"]
    """Report progress."""
    task: TaskNumber
    """The task."""
    done: Annotated[StrictInt, Field(ge=0, le=100)]
    """How many steps are done or puzzles solved. It never goes down."""


AnyActionRequest = RollRequest | TryRequest | BackRequest | ProgressRequest
ActionRequest = Annotated[AnyActionRequest, Field(discriminator="kind")]
