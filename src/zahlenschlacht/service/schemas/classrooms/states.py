"""The classroom as the wall, the teacher and a pupil see it, and the responses that contain it."""

from __future__ import annotations

from typing import Literal

from pydantic import ConfigDict, Field

from ....game.rules import Player
from ...classroom.state import Task
from ..base import Model, describe_like_models
from ..positions import PublicPosition

Outcome = Literal["playing", "won", "lost", "left", "uncounted"]

describe_like_models(Task)


class Try(Model):
    """A game of a pupil in a task."""

    match: str | None
    """The id of the match; null on the wall."""
    player: Player
    """Which side the pupil plays."""
    opponent: int | None
    """The number of the pupil on the other side; null against the program."""
    outcome: Outcome
    """How it ended for the pupil, or that it is being played; `left` if the pupil began a new try before its end;
    `uncounted` if it ended but counts for nobody, because the computer took a seat or the game was an easier one."""
    moves: int
    """How many numbers are crossed out."""
    stand_in: bool
    """Whether the computer plays for the pupil at the moment."""


class Tile(Model):
    """A pupil on the wall: what the pupil has done in the current task."""

    pupil: int
    """The pupil's number, counted from 1 in the order of joining."""
    name: str | None
    """The pupil's name; null on the wall while names are hidden."""
    here: bool
    """Whether the pupil's page is connected."""
    tries: tuple[Try, ...]
    """The games of the current task, in order. In pairs the sides are swapped each time."""
    done: int
    """Steps done, puzzles solved or recipes handed in, in the current task."""
    has_voted: bool
    """Whether the pupil has voted in the open vote, or answered the exit question."""
    recipe: str
    """The last recipe that the pupil has handed in, in a tournament; empty without one."""


class OwnFields(Model):
    """The fields of a pupil that only the pupil and the teacher see."""

    removed: bool
    """Whether the teacher has removed the pupil. Letting them in again changes this back."""
    match: str | None
    """The id of the match to show: the pupil's own or that of the class. The pupil's token is the token of the seat."""
    note: str
    """A sentence of the teacher for this pupil alone; empty without one."""
    easier: bool
    """Whether the teacher offers an easier game to the pupil."""
    voted: int | None
    """The number for which the pupil has voted in the latest vote; null for "no move wins" if `has_voted`."""
    reason: str
    """The reason that the pupil gave for the answer to the exit question."""


class PupilRecord(OwnFields, Tile):
    """A pupil as the teacher sees them."""

    joined_at: int
    """When the pupil joined."""
    stuck: Literal["silent", "losing"] | None
    """Whether the pupil may need help: on the move for three minutes, or two games lost in a row without a win."""
    crossed: tuple[int, ...]
    """The numbers that are crossed out in that match, in order."""
    is_picked: bool
    """Whether the class sees the reason."""


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
    closes_at: int | None
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
    reasons: tuple[str, ...]
    """The reasons that the teacher shows, without names."""


class Shown(Model):
    """The board that the wall shows large."""

    pupil: int | None
    """The pupil who plays it; null for the game of the class."""
    name: str | None
    """The pupil's name; null for the class, and while names are hidden."""
    ply: int | None
    """How many moves are shown in the replay of a game without names; null for a live board."""
    match: str
    """The id of the match: `GET /api/matches/{match_id}` has its state, this stream its news."""
    beside: str | None = None
    """The id of the match that is replayed beside it; null for one board."""


class Chart(Model):
    """The results of the current task for the class to talk about."""

    first_moves: tuple[Bar, ...]
    """How often each number was a pupil's first move, the most frequent first."""
    a_won: int
    """How many games A has won."""
    b_won: int
    """How many games B has won."""


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
    question: str
    """The question that the class discusses while the boards are frozen; empty without one."""
    ended: bool
    """Whether the lesson is over."""
    task: Task | None
    """The current task; null before the first."""
    vote: Vote | None
    """The latest vote of the current task; null if it has none."""
    shown: Shown | None
    """The board that the wall shows large: a pupil's, or in votes the game of the class."""
    chart: Chart | None
    """The results of the task, if the wall shows them."""


class WallState(Classroom):
    """The view of the projector. Everyone who knows the code may see it."""

    role: Literal["wall"]
    """A client without a token."""
    games: int
    """How many games were finished in the lesson, for its end."""
    tiles: tuple[Tile, ...]
    """The pupils, in the order of joining."""


class TeacherState(Classroom):
    """The view of the teacher."""

    role: Literal["teacher"]
    """The teacher."""
    tasks: tuple[Task, ...]
    """The plan, in order."""
    crowded: bool
    """Whether more pupils may join from one network address than a class has."""
    tiles: tuple[PupilRecord, ...]
    """The pupils, removed ones included, in the order of joining."""


class Partner(Model):
    """The other pupil of a pair."""

    pupil: int
    """The pupil's number."""
    name: str
    """The pupil's name."""
    here: bool
    """Whether the pupil's page is connected."""
    is_ready: bool
    """Whether the pupil has asked for the next game."""
    stand_in: bool
    """Whether the computer plays for the pupil at the moment."""
    absent_at: int | None
    """From when on the computer can take the seat of a partner who has left; null if it cannot."""


class PupilState(OwnFields, Classroom):
    """The view of a pupil."""

    role: Literal["pupil"]
    """A pupil."""
    you: Tile
    """The pupil."""
    player: Player | None
    """Which side of that match is the pupil's; null in the game of the class."""
    partner: Partner | None
    """The pupil on the other side; null against the program."""
    ready: bool
    """Whether the pupil has asked for the next game of the pair."""
    wish: int | None
    """The number of the neighbour with whom the pupil has asked to play."""
    invitations: tuple[int, ...]
    """The numbers of the pupils who have asked to play with this one."""
    solved: tuple[int, ...]
    """The places of the finished steps or solved puzzles of the current task, counted from 1."""
    choices: int
    """How often the pupil has chosen in the latest vote."""


ClassroomState = WallState | TeacherState | PupilState


class TournamentGame(Model):
    """A game of two recipes."""

    a: str
    """The recipe of A."""
    b: str
    """The recipe of B."""
    winner: Player
    """Who won."""
    crossed: tuple[int, ...]
    """The moves."""


class Tournament(Model):
    """The tournament of the current task: every recipe plays every other as A and as B, once."""

    position: PublicPosition
    """The board before the games."""
    games: tuple[TournamentGame, ...]
    """The games in an order drawn at random."""


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


class ControlResponse(Model):
    """The response to the teacher's control."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    state: TeacherState
    """The classroom."""
    seat_code: str | None = Field(default=None, exclude_if=lambda value: value is None)
    """The six letters for a lost seat, if they were asked for. They work for ten minutes."""
