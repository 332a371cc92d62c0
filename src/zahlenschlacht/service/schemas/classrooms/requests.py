"""The requests about a classroom: open, join, plan tasks, vote, control, act."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, StrictBool, StrictFloat, StrictInt, StrictStr, model_validator

from ....game.rules import Player
from ....strategies.recipe import RECIPE_PREFIX
from ....strategies.recipe_parser import MAX_CHARACTERS
from ...classroom.state import MOST_TASKS, SEAT_CODE_LENGTH, EasierGame
from ..base import Number, RequestModel
from ..learn import ExerciseAnswer, PuzzleRequest
from ..matches import PlyNumber, Secret
from ..positions import VariantRequest
from ..recipes import RecipeField

PupilNumber = Annotated[StrictInt, Field(ge=1, le=1000)]
TaskNumber = Annotated[StrictInt, Field(ge=1, le=MOST_TASKS)]
StrategyName = Annotated[StrictStr, Field(max_length=len(RECIPE_PREFIX) + MAX_CHARACTERS)]
Share = Annotated[StrictFloat | StrictInt, Field(ge=0, le=1)]
Minutes = Annotated[StrictInt, Field(ge=1, le=90)]
Sentence = Annotated[StrictStr, Field(max_length=160)]
PupilName = Annotated[StrictStr, Field(max_length=60)]
MatchId = Annotated[StrictStr, Field(max_length=22)]
KIND = Field(description="Which request it is.")
SeatCodeLetters = Annotated[StrictStr, Field(pattern=f"^[A-Za-z]{{{SEAT_CODE_LENGTH}}}$")]


class ClassroomRequest(RequestModel):
    """A request to open a classroom."""

    language: Annotated[StrictStr, Field(max_length=10)] = "en"
    """The language of the pupils' names: `GET /api/catalogue` lists the languages."""


class ClassroomJoinRequest(RequestModel):
    """A request to join a classroom, or to take over the seat of a pupil who lost it."""

    claim: Secret | None = None
    """A random text of the client. A repeated claim gets the same pupil and the same token."""
    seat_code: SeatCodeLetters | None = None
    """The six letters that the teacher shows for a lost seat: the join takes over that pupil's seat and games."""
    name: PupilName = ""
    """The pupil's name in an earlier lesson. The pupil gets it again if it is an offered name that nobody has."""


class TaskModel(RequestModel):
    """The fields of every task."""

    minutes: Minutes | None = None
    """How long the teacher plans for it. Nothing happens when the time is over."""


class BoardTaskRequest(TaskModel):
    """Everyone names a first move that wins; or hands in a recipe, and every recipe plays every other from both sides.

    The answers, and the games of the recipes, are shown together on the big screen.
    """

    kind: Literal["exit", "tournament"]
    """The exit question, or the tournament of recipes."""
    variant: VariantRequest
    """The board."""


class GameTaskModel(TaskModel):
    """The fields of every task with games."""

    variant: VariantRequest
    """The variant that is played."""
    help: StrictBool = False
    """Whether pupils may use the coach."""


class AgainstProgramModel(GameTaskModel):
    """The fields of every task against the program."""

    side: Player = Player.A
    """Which player the pupils are."""
    strategy: StrategyName = "program"
    """The strategy that plays against them."""
    share: Share | None = None
    """The share of random moves, of a strategy that takes one."""


class ProgramTaskRequest(AgainstProgramModel):
    """Everyone plays against the program, as many tries as they like."""

    kind: Annotated[Literal["program"], KIND]


class PairsTaskRequest(GameTaskModel):
    """Pupils play each other, any number of games, each time with sides swapped. An odd pupil plays the program."""

    kind: Annotated[Literal["pairs"], KIND]
    neighbours: StrictBool = False
    """Whether neighbours find each other by the numbers on their screens. Otherwise the server makes the pairs."""


class VotesTaskRequest(AgainstProgramModel):
    """The class plays against the program and votes on each move."""

    kind: Annotated[Literal["votes"], KIND]
    seconds: Annotated[StrictInt, Field(ge=5, le=300)] = 20
    """How long each vote is open. It closes earlier when all have voted."""


class LessonTaskRequest(TaskModel):
    """Everyone does a lesson."""

    kind: Annotated[Literal["lesson"], KIND]
    lesson: Annotated[StrictStr, Field(max_length=40)]
    """Its name: `GET /api/lessons` lists them."""


class PuzzlesTaskRequest(TaskModel):
    """Everyone solves the same puzzles."""

    kind: Annotated[Literal["puzzles"], KIND]
    theme: Annotated[StrictStr, Field(max_length=80)] = "mixed"
    """The theme: `GET /api/puzzles` lists them; several are joined by +, "mixed" is any."""
    count: Annotated[StrictInt, Field(ge=1, le=30)] = 10
    """How many puzzles."""


AnyTaskRequest = (
    ProgramTaskRequest | PairsTaskRequest | VotesTaskRequest | LessonTaskRequest | PuzzlesTaskRequest | BoardTaskRequest
)
TaskRequest = Annotated[AnyTaskRequest, Field(discriminator="kind")]


class TasksRequest(RequestModel):
    """A request of the teacher to plan more tasks."""

    key: Secret
    """A random text of the client. A repeated key adds nothing."""
    tasks: Annotated[list[TaskRequest], Field(max_length=MOST_TASKS)] = Field(default_factory=list)
    """The tasks to add at the end of the plan."""
    start: StrictBool = False
    """Whether to start the first of them at once."""


class OfTask(RequestModel):
    """A request about a task."""

    task: TaskNumber
    """The task."""


class OfMove(OfTask):
    """A request about a move of the class, or about the exit question."""

    ply: PlyNumber = 0
    """How many numbers are crossed out before the move; 0 for the exit question."""


class VoteRequest(OfMove):
    """A pupil's vote on a move, or answer to the exit question. It can be changed until the vote closes."""

    number: Number | None
    """The number to cross out; null answers the exit question with "no move wins"."""
    reason: Sentence = ""
    """Why, in a sentence of the pupil. Only the teacher sees it, and shows it to the class without a name."""
    choices: Annotated[StrictInt, Field(ge=0, le=1000)] = 0
    """How often the pupil has chosen in this vote. If it is more already, nothing happens."""


class TaskControlRequest(OfTask):
    """Start a task, go back to an earlier one with its games and votes, or drop one that was never started."""

    kind: Annotated[Literal["start", "drop"], KIND]


class ReorderRequest(OfTask):
    """Move a task within the plan."""

    kind: Annotated[Literal["reorder"], KIND]
    place: TaskNumber
    """Its new place in the plan, counted from 1."""


class SetRequest(RequestModel):
    """Change switches of the classroom; those left out stay as they are."""

    kind: Annotated[Literal["set"], KIND]
    paused: StrictBool | None = None
    """Whether all boards are frozen."""
    locked: StrictBool | None = None
    """Whether nobody new may join."""
    names_hidden: StrictBool | None = None
    """Whether the wall shows no names."""
    help: StrictBool | None = None
    """Whether pupils may use the coach in the current task."""
    crowded: StrictBool | None = None
    """Whether more pupils may join from one network address than a class has."""
    question: Sentence | None = None
    """The question that the class discusses while the boards are frozen; an empty one takes it away."""
    ended: StrictBool | None = None
    """Whether the lesson is over. Boards are frozen; false reopens it."""


class PupilControlRequest(RequestModel):
    """Remove a pupil, admit a removed pupil with the same name and games, or make a code for a lost seat.

    The six letters of the code give the seat to the device that joins with them. They replace an earlier code.
    """

    kind: Literal["remove", "admit", "seat-code", "pick", "unpick"]
    """Remove, admit, make a code; show the reason for the answer to the class without the name, or take it away."""
    pupil: PupilNumber
    """The pupil."""


class RemoveSinceRequest(RequestModel):
    """Remove all pupils who joined at a time or later. Each of them can be admitted again."""

    kind: Annotated[Literal["remove-since"], KIND]
    since: Annotated[StrictInt, Field(ge=0)]
    """The time in milliseconds since 1970, by the server's clock."""


class ShowRequest(RequestModel):
    """Show a pupil's board large on the big screen, replay a game without names, or show the results of the task."""

    kind: Annotated[Literal["show"], KIND]
    pupil: PupilNumber | None = None
    """The pupil whose board is shown; null shows all tiles again."""
    match: MatchId | None = None
    """The finished game that is replayed."""
    beside: MatchId | None = None
    """Another finished game, which is replayed beside it."""
    ply: PlyNumber = 0
    """How many moves of each game are shown."""
    chart: StrictBool = False
    """Whether the first moves and the wins of A and B are shown."""

    @model_validator(mode="after")
    def _check_games(self) -> Self:
        """Refuse a second game without a first one, or the same game twice."""
        if self.beside is not None and self.match in (None, self.beside):
            raise ValueError("beside needs another game in match")
        return self


class SayRequest(RequestModel):
    """Send a sentence to one pupil, and offer an easier game. Both replace what was sent before."""

    kind: Annotated[Literal["say"], KIND]
    pupil: PupilNumber
    """The pupil."""
    text: Sentence
    """The sentence; empty for none."""
    easier: StrictBool = False
    """Whether the pupil is offered an easier game in the current task."""


class BallotRequest(OfMove):
    """Open the vote on the next move, or close a vote."""

    kind: Annotated[Literal["open-vote", "close-vote"], KIND]


AnyControlRequest = (
    TaskControlRequest
    | ReorderRequest
    | SetRequest
    | PupilControlRequest
    | RemoveSinceRequest
    | ShowRequest
    | SayRequest
    | BallotRequest
)
ControlRequest = Annotated[AnyControlRequest, Field(discriminator="kind")]


class RenameRequest(RequestModel):
    """Offer another name."""

    kind: Annotated[Literal["rename"], KIND]
    name: PupilName
    """The name that the pupil has seen. If it has changed since, nothing happens."""


class TryRequest(OfTask):
    """Start a new try against the program."""

    kind: Annotated[Literal["try"], KIND]
    tries: Annotated[StrictInt, Field(ge=0, le=1000)]
    """How many tries of this task the pupil has seen. If there are more already, nothing happens."""
    easier: EasierGame | None = None
    """How the game is made easier: a weaker opponent or fewer numbers; null for a normal game.

    An easier game does not count.
    """


class GameRequest(RequestModel):
    """Go on with a game of a pair."""

    kind: Literal["next", "play-on", "back"]
    """Ask for the next game, which opens when both have asked; let the computer play for a partner who has left for a
    minute; or take the seat back from the computer."""
    match: MatchId
    """The id of the match."""


class PairRequest(OfTask):
    """Ask to play with a neighbour. The game opens when both have asked for each other."""

    kind: Annotated[Literal["pair"], KIND]
    pupil: PupilNumber
    """The number on the neighbour's screen."""


class ProgressRequest(OfTask):
    """Report that a step of a lesson or a puzzle of a race is done, or hand in a recipe. The server judges it again."""

    kind: Annotated[Literal["progress"], KIND]
    place: Annotated[StrictInt, Field(ge=1, le=100)]
    """Which step, puzzle or recipe, counted from 1."""
    answer: ExerciseAnswer | None = None
    """In a lesson, the right answer to the step."""
    solution: PuzzleRequest | None = None
    """In a race, the moves or the proof that solve the puzzle."""
    recipe: RecipeField | None = None
    """In a tournament, the recipe."""


AnyActionRequest = RenameRequest | TryRequest | GameRequest | PairRequest | ProgressRequest
ActionRequest = Annotated[AnyActionRequest, Field(discriminator="kind")]
