"""Classrooms: requests of the teacher and of pupils, and what each role may see.

    teacher   holds the token from the opening. Sees everything but tokens
    pupil     holds the token from the join. Sees the task, their own games, and the votes as the wall shows them
    wall      has no token. Anyone who knows the code sees what the projector shows

Times are milliseconds since 1970-01-01, by the server's clock.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, StrictBool, StrictFloat, StrictInt, StrictStr

from ...game.rules import Player
from ...strategies.recipe import RECIPE_PREFIX
from ...strategies.recipe_parser import MAX_CHARACTERS
from ..classroom.state import MOST_TASKS, TaskKind
from .base import Model, Number, RequestModel
from .matches import Ply, Secret
from .positions import Variant, VariantRequest

PupilNumber = Annotated[StrictInt, Field(ge=1, le=1000)]
TaskNumber = Annotated[StrictInt, Field(ge=1, le=MOST_TASKS)]
StrategyName = Annotated[StrictStr, Field(max_length=len(RECIPE_PREFIX) + MAX_CHARACTERS)]
Share = Annotated[StrictFloat | StrictInt, Field(ge=0, le=1)]
Minutes = Annotated[StrictInt, Field(ge=1, le=90)]
HealCode = Annotated[StrictStr, Field(min_length=4, max_length=4, pattern="^[A-Za-z]{4}$")]

Outcome = Literal["playing", "won", "lost", "left"]


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


class Task(Model):
    """A task of the classroom."""

    id: int
    """Its number in the plan, counted from 1."""
    kind: TaskKind
    """The kind of task: play the program, play in pairs, vote, do a lesson, solve puzzles, answer the exit question."""
    variant: Variant | None
    """The variant that is played; null in a lesson and a puzzle race."""
    side: Player | None
    """Which player pupils are, against the program and in votes; null otherwise."""
    strategy: str | None
    """The strategy that plays against them; in pairs, against the odd one and late pupils. Null without a game."""
    share: float | None
    """The share of random moves of that strategy, if it takes one."""
    help: bool
    """Whether pupils may use the coach."""
    seconds: int | None
    """How long each vote is open; null in other tasks."""
    lesson: str | None
    """The name of the lesson; null in other tasks."""
    theme: str | None
    """The theme of the puzzles; null in other tasks."""
    seeds: tuple[str, ...]
    """The seeds of the puzzles, the same for all pupils: `GET /api/puzzles/{theme}/{seed}`. Empty in other tasks."""
    total: int | None
    """How many steps the lesson or puzzles the race has; null in other tasks."""
    minutes: int | None
    """How long the teacher plans for it."""
    started_at: int | None
    """When it was started first; null while it is only planned."""


class Try(Model):
    """A game of a pupil in a task."""

    match: str | None
    """The id of the match; null on the wall."""
    player: Player
    """Which side the pupil plays."""
    opponent: int | None
    """The number of the pupil on the other side; null against the program."""
    outcome: Outcome
    """How it ended for the pupil, or that it is being played; `left` if the pupil began a new try before its end."""
    moves: int
    """How many numbers are crossed out."""
    of: int
    """How many numbers are crossed out at the end of a whole game."""
    stand_in: bool
    """Whether the learner plays for the pupil at the moment."""


class Tile(Model):
    """A pupil on the wall: what the pupil has done in the current task."""

    pupil: int
    """The pupil's number, counted from 1 in the order of joining."""
    name: str | None
    """The pupil's name; null on the wall while names are hidden."""
    here: bool
    """Whether the pupil's page is connected."""
    tries: tuple[Try, ...]
    """The games of the current task, in order. In pairs these are two games with sides swapped."""
    done: int
    """Steps done or puzzles solved in the current task."""
    has_voted: bool
    """Whether the pupil has voted in the open vote, or answered the exit question."""


class PupilRecord(Tile):
    """A pupil as the teacher sees them."""

    removed: bool
    """Whether the pupil is removed."""
    stuck: Literal["silent", "losing"] | None
    """Whether the pupil needs help: on the move for more than 60 s, or three tries lost without a win."""
    match: str | None
    """The id of the match that the pupil plays now."""
    points: int
    """The games won in pairs so far. The next pairing matches pupils with equal points."""
    answer: int | None
    """The answer to the exit question: a number, or null for "no move wins" if `has_voted`."""


class Bar(Model):
    """How many chose a number."""

    number: int | None
    """The number; null for "no move wins"."""
    votes: int
    """How many pupils chose it."""


class Vote(Model):
    """The latest vote of the current task: on a move of the class, or the answers to the exit question."""

    ply: int
    """How many numbers are crossed out before the move; 0 for the exit question."""
    is_open: bool
    """Whether votes are still taken. The exit question stays open for pupils who have not answered it."""
    ends_at: int | None
    """When it closes; null for the exit question, while the classroom is paused, and after closing."""
    voted: int | None
    """How many have voted; null for pupils while they may vote."""
    voters: int
    """How many may vote."""
    bars: tuple[Bar, ...] | None
    """The votes, most first; null until the vote is closed."""
    chosen: int | None
    """The number that the class crossed out; null before, and for the exit question."""
    winning_moves: tuple[int, ...] | None
    """For the exit question after closing, the right answers; empty if no move wins. Null otherwise."""


class Shown(Model):
    """The board that the wall shows large."""

    pupil: int | None
    """The pupil who plays it; null for the game of the class."""
    name: str | None
    """The pupil's name; null for the class, and while names are hidden."""
    match: str
    """The id of the match: `GET /api/matches/{match_id}` has its state, this stream its news."""


class Classroom(Model):
    """The fields that every role sees."""

    code: str
    """The five letters of the classroom."""
    language: str
    """The language of the names."""
    version: int
    """The length of the log. Of two states with different versions, the higher is newer."""
    progress: int
    """The versions of all games that the state shows, added up. Of two states with one version, the higher is newer."""
    now: int
    """The server's time, for countdowns."""
    deletes_at: int
    """When the classroom is deleted."""
    paused: bool
    """Whether all boards are frozen."""
    locked: bool
    """Whether nobody new may join."""
    names_hidden: bool
    """Whether the wall shows no names."""
    ended: bool
    """Whether the lesson is over."""
    task: Task | None
    """The current task; null before the first."""
    place: int
    """The place of the current task among the started ones, counted from 1; 0 before the first."""
    vote: Vote | None
    """The latest vote of the current task; null if it has none."""
    shown: Shown | None
    """The board that the wall shows large: a pupil's, or in votes the game of the class."""


class WallState(Classroom):
    """The view of the projector. Everyone who knows the code may see it."""

    role: Literal["wall"]
    """A client without a token."""
    pupils: int
    """How many pupils are in the classroom."""
    tiles: tuple[Tile, ...]
    """The pupils, in the order of joining."""


class TeacherState(Classroom):
    """The view of the teacher."""

    role: Literal["teacher"]
    """The teacher."""
    pupils: int
    """How many pupils are in the classroom."""
    tasks: tuple[Task, ...]
    """The plan, in order."""
    tiles: tuple[PupilRecord, ...]
    """The pupils, removed ones included, in the order of joining."""


class PupilState(Classroom):
    """The view of a pupil."""

    role: Literal["pupil"]
    """A pupil."""
    you: Tile
    """The pupil."""
    removed: bool
    """Whether the teacher has removed the pupil. Letting them in again changes this back."""
    match: str | None
    """The id of the match to show: the pupil's own or that of the class. The pupil's token is the token of the seat."""
    player: Player | None
    """Which side of that match is the pupil's; null in the game of the class."""
    opponent: str | None
    """The name of the pupil on the other side; null against the program."""
    voted: int | None
    """The number for which the pupil has voted in the latest vote, if any."""
    choices: int
    """How often the pupil has chosen in the latest vote."""


ClassroomState = WallState | TeacherState | PupilState


class OpenedClassroom(Model):
    """A new classroom with the teacher's token, which only this response has."""

    code: str
    """The five letters with which pupils join."""
    token: str
    """The teacher's token. A link with it opens the classroom on another device."""
    state: TeacherState
    """The classroom."""


class JoinedClassroom(Model):
    """A pupil who has joined."""

    name: str
    """The pupil's name."""
    token: str
    """The pupil's token: for the classroom, and for the seat in each of the pupil's matches."""
    state: PupilState
    """The classroom."""


class Healing(Model):
    """A code for a lost seat."""

    pupil: int
    """Whose seat it is."""
    code: str
    """The four letters."""
    ends_at: int
    """When it expires."""


class Controlled(Model):
    """The response to the teacher's control."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    state: TeacherState
    """The classroom."""
    healing: Healing | None = Field(default=None, exclude_if=lambda value: value is None)
    """The code for a lost seat, if one was asked for. Only this response has it."""


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
