"""The state of a classroom, computed from its log.

pupil     somebody with a token and a name. Pupils are numbered in the order of joining
task      what the class does for some minutes. The plan has the tasks in order; one is current
game      a match that a task has opened, and which pupils hold its seats
ballot    a vote on a move of the class, or the answers to the exit question
at        the time of an event in milliseconds. It comes in with the request
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from hmac import compare_digest
from typing import Any, Literal

from ...game.rules import Player, Variant, parse_variant
from ..match import Match

TaskKind = Literal["program", "pairs", "votes", "lesson", "puzzles", "exit"]

MOST_TASKS = 40
"""The most tasks of a classroom."""
PRIVATE_KINDS = ("try", "progress", "heal", "healed")
"""The kinds of events that no other pupil sees. Others see a vote when the ballot is closed."""
LIFETIME = 24 * 3600 * 1000
"""How long a classroom is kept, in milliseconds."""


@dataclass(frozen=True, slots=True)
class Event:
    """One entry of the log."""

    seq: int
    """Its place in the log, counted from 1."""
    kind: str
    """The kind of the event; `Classroom.after` knows every kind."""
    at: int
    """When."""
    pupil: int | None = None
    """The pupil concerned; None for events of the teacher and of the class."""
    data: Mapping[str, Any] = field(default_factory=dict)
    """The details, in JSON."""


@dataclass(frozen=True, slots=True)
class Pupil:
    """A pupil of the classroom."""

    number: int
    name: str
    token: bytes
    """The hash of the token."""
    removed: bool = False
    heal: bytes | None = None
    """The hash of the code that gives the seat to a new device."""
    heal_until: int = 0
    """When that code expires."""
    progress: Mapping[int, int] = field(default_factory=dict)
    """Steps done or puzzles solved, by task."""


@dataclass(frozen=True, slots=True)
class Task:
    """A task of the plan."""

    id: int
    kind: TaskKind
    variant: Variant | None = None
    side: Player | None = None
    strategy: str | None = None
    share: float | None = None
    help: bool = False
    seconds: int | None = None
    lesson: str | None = None
    theme: str | None = None
    seeds: tuple[str, ...] = ()
    total: int | None = None
    minutes: int | None = None
    started_at: int | None = None
    place: int = 0
    """Its place among the started tasks."""

    @property
    def has_tries(self) -> bool:
        """Whether pupils play the program as often as they like."""
        return self.kind in ("program", "pairs")

    @classmethod
    def of(cls, number: int, data: Mapping[str, Any]) -> Task:
        """The task with this number in the plan, read from the log."""
        variant, side = data.get("variant"), data.get("side")
        return cls(
            **{
                **data,
                "id": number,
                "variant": None if variant is None else parse_variant(**variant),
                "side": None if side is None else Player(side),
                "seeds": tuple(data.get("seeds", ())),
            }
        )


@dataclass(frozen=True, slots=True)
class Game:
    """A match of a task, and the pupils on its seats; None for a strategy or the class."""

    match_id: str
    task: int
    seats: Mapping[Player, int | None]

    def player(self, pupil: int) -> Player | None:
        """The side of this pupil."""
        return next((player for player, number in self.seats.items() if number == pupil), None)

    @property
    def is_pair(self) -> bool:
        """Whether two pupils play each other."""
        return None not in self.seats.values()

    @property
    def is_class(self) -> bool:
        """Whether the whole class plays."""
        return set(self.seats.values()) == {None}


@dataclass(frozen=True, slots=True)
class GameStatus:
    """The progress of a match in a classroom. It is stored beside the match, so that the wall replays no logs."""

    match_id: str
    version: int
    ply: int
    turn: Player | None
    winner: Player | None
    away: frozenset[Player]
    moved: int
    """When the match last changed."""

    @classmethod
    def of(cls, match_id: str, match: Match, moved: int) -> GameStatus:
        """The status of a match."""
        turn = None if match.is_over else match.position.turn
        return cls(match_id, match.version, match.position.ply, turn, match.winner, match.away, moved)


@dataclass(frozen=True, slots=True)
class Ballot:
    """A vote on a move of the class, or the answers to the exit question."""

    task: int
    ply: int
    ends_at: int | None
    """When it closes; None for the exit question and after closing. While paused, the milliseconds that are left."""
    votes: Mapping[int, int | None] = field(default_factory=dict)
    """The last choice of each pupil, in the order of choosing; None for "no move wins"."""
    choices: Mapping[int, int] = field(default_factory=dict)
    """How often each pupil has chosen."""
    is_open: bool = True
    chosen: int | None = None
    late: frozenset[int] = frozenset()
    """The pupils who answered the exit question after the answers were shown."""

    def with_vote(self, pupil: int, number: int | None) -> Ballot:
        """The ballot after a choice of this pupil, which replaces an earlier one."""
        others = {voter: vote for voter, vote in self.votes.items() if voter != pupil}
        choices = {**self.choices, pupil: self.choices.get(pupil, 0) + 1}
        late = self.late if self.is_open else self.late | {pupil}
        return replace(self, votes={**others, pupil: number}, choices=choices, late=late)

    @property
    def counts(self) -> dict[int | None, int]:
        """The votes of each number, most first. Among equals, the number that reached its count first comes first."""
        reached: dict[int | None, tuple[int, int]] = {}
        for place, number in enumerate(self.votes.values()):
            reached[number] = reached.get(number, (0, 0))[0] + 1, place
        ranked = sorted(reached.items(), key=lambda item: (-item[1][0], item[1][1]))
        return {number: count for number, (count, _) in ranked}


@dataclass(frozen=True, slots=True)
class Classroom:
    """A classroom. Every field after `log` follows from the log."""

    code: str
    language: str
    teacher: bytes
    """The hash of the teacher's token."""
    opened_at: int
    log: tuple[Event, ...] = ()
    pupils: Mapping[int, Pupil] = field(default_factory=dict)
    tasks: Mapping[int, Task] = field(default_factory=dict)
    planned: int = 0
    """How many tasks were ever planned, dropped ones included."""
    keys: frozenset[str] = frozenset()
    """The keys of the requests that planned tasks."""
    games: Mapping[str, Game] = field(default_factory=dict)
    """The games by match, in the order of opening."""
    games_by_task: Mapping[int, tuple[Game, ...]] = field(default_factory=dict)
    """The games by task."""
    ballots: Mapping[int, Ballot] = field(default_factory=dict)
    """The latest ballot of each task."""
    closed: tuple[Ballot, ...] = ()
    """The earlier ballots, for the report."""
    task: int | None = None
    """The current task."""
    since: int = 0
    """When the current task was started or resumed last."""
    shown: int | None = None
    """The pupil whose board is shown large."""
    paused: bool = False
    locked: bool = False
    names_hidden: bool = True
    ended: bool = False

    @property
    def version(self) -> int:
        """The length of the log."""
        return len(self.log)

    @property
    def deletes_at(self) -> int:
        """When the classroom is deleted."""
        return self.opened_at + LIFETIME

    @property
    def is_frozen(self) -> bool:
        """Whether nobody may move or vote."""
        return self.paused or self.ended

    @property
    def active(self) -> list[Pupil]:
        """The pupils who are not removed."""
        return [pupil for pupil in self.pupils.values() if not pupil.removed]

    @property
    def current(self) -> Task | None:
        """The current task."""
        return None if self.task is None else self.tasks[self.task]

    @property
    def ballot(self) -> Ballot | None:
        """The latest ballot of the current task."""
        return None if self.task is None else self.ballots.get(self.task)

    def may_vote(self, pupil: int, ballot: Ballot) -> bool:
        """Whether a ballot takes a vote of this pupil. A closed exit question still takes missing answers."""
        is_exit = self.tasks[ballot.task].kind == "exit"
        return ballot.is_open or (is_exit and pupil not in ballot.votes)

    def is_teacher(self, token_hash: bytes) -> bool:
        """Whether this is the hash of the teacher's token."""
        return compare_digest(self.teacher, token_hash)

    def pupil_with(self, token_hash: bytes) -> Pupil | None:
        """The pupil whose token has this hash."""
        return next((pupil for pupil in self.pupils.values() if compare_digest(pupil.token, token_hash)), None)

    def games_of(self, task: int | None, pupil: int | None = None) -> list[Game]:
        """The games of a task, or those of one pupil in it."""
        games = () if task is None else self.games_by_task.get(task, ())
        return [game for game in games if pupil is None or game.player(pupil) is not None]

    def games_seen_by(self, pupil: int) -> list[Game]:
        """The games of the current task that a pupil sees: the pupil's own, and that of the class."""
        return [game for game in self.games_of(self.task) if game.is_class or game.player(pupil) is not None]

    def class_game(self, task: int | None) -> Game | None:
        """The game of the whole class in a task."""
        return next((game for game in self.games_of(task) if game.is_class), None)

    def affected_pupils(self, version: int) -> set[int] | None:
        """The pupils whose view the events after this version can change; None for all."""
        events = self.log[max(version, 0) :]
        for event in events:
            is_secret = event.kind == "vote" and self.ballots[event.data["task"]].is_open
            if event.kind not in PRIVATE_KINDS and not is_secret:
                return None
        return {event.pupil for event in events if event.pupil is not None}

    def after(self, events: Iterable[Event]) -> Classroom:
        """The classroom with these events appended to its log."""
        room = self
        for event in events:
            room = replace(_apply(room, event), log=(*room.log, event))
        return room


def _apply(room: Classroom, event: Event) -> Classroom:
    """The classroom after the event, which is not in its log yet."""
    data = event.data
    games = {
        match_id: Game(match_id, data["task"], {Player.A: a, Player.B: b}) for match_id, a, b in data.get("games", ())
    }
    if games:
        by_task = {**room.games_by_task, data["task"]: (*room.games_by_task.get(data["task"], ()), *games.values())}
        room = replace(room, games={**room.games, **games}, games_by_task=by_task)
    match event.kind:
        case "join" | "name" | "remove" | "admit" | "heal" | "healed" | "progress":
            return _with_pupil(room, event)
        case "plan":
            first = room.planned + 1
            tasks = {number: Task.of(number, task) for number, task in enumerate(data["tasks"], start=first)}
            keys = room.keys | {data["key"]}
            return replace(room, tasks={**room.tasks, **tasks}, planned=room.planned + len(tasks), keys=keys)
        case "drop":
            return replace(room, tasks={number: it for number, it in room.tasks.items() if number != data["task"]})
        case "start":
            task, place = room.tasks[data["task"]], max(it.place for it in room.tasks.values()) + 1
            if task.started_at is None:
                task = replace(task, started_at=event.at, place=place)
            return _started(replace(room, tasks={**room.tasks, task.id: task}), task, event.at)
        case "set":
            return _switched(room, event)
        case "show":
            return replace(room, shown=event.pupil)
        case "open-vote" | "vote" | "close-vote":
            return _with_ballot(room, event)
    return room


def _started(room: Classroom, task: Task, now: int) -> Classroom:
    """The classroom with this current task. An open vote of it gets its full time again."""
    ballot = room.ballots.get(task.id)
    if ballot is not None and ballot.ends_at is not None and task.seconds is not None:
        again = replace(ballot, ends_at=now + 1000 * task.seconds)
        room = replace(room, ballots={**room.ballots, task.id: again})
    return replace(room, task=task.id, since=now, shown=None, paused=False, ended=False)


def _with_pupil(room: Classroom, event: Event) -> Classroom:
    """The classroom after something has happened to a pupil."""
    number, data = event.pupil or 0, event.data
    if event.kind == "join":
        pupil = Pupil(number, data["name"], bytes.fromhex(data["token"]))
    else:
        pupil = room.pupils[number]
        match event.kind:
            case "name":
                pupil = replace(pupil, name=data["name"])
            case "remove" | "admit":
                pupil = replace(pupil, removed=event.kind == "remove")
            case "heal":
                pupil = replace(pupil, heal=bytes.fromhex(data["code"]), heal_until=data["until"])
            case "healed":
                pupil = replace(pupil, token=bytes.fromhex(data["token"]), heal=None)
            case "progress":
                pupil = replace(pupil, progress={**pupil.progress, data["task"]: data["done"]})
    return replace(room, pupils={**room.pupils, number: pupil})


def _switched(room: Classroom, event: Event) -> Classroom:
    """The classroom with changed switches. While it is frozen, the clock of an open vote stands still."""
    data = dict(event.data)
    current = room.current
    if (help_is_on := data.pop("help", None)) is not None and current is not None:
        room = replace(room, tasks={**room.tasks, current.id: replace(current, help=help_is_on)})
    was_frozen = room.is_frozen
    switched = replace(room, **data)
    if was_frozen and not switched.is_frozen:
        return replace(_shift(room, event.at), **data, since=event.at)
    if switched.is_frozen and not was_frozen and (ballot := room.ballot) is not None and ballot.ends_at is not None:
        left = replace(ballot, ends_at=max(0, ballot.ends_at - event.at))
        return replace(switched, ballots={**room.ballots, left.task: left})
    return switched


def _shift(room: Classroom, now: int) -> Classroom:
    """The classroom after it was frozen: its open ballot gets the time that it had left."""
    ballot = room.ballot
    if not room.is_frozen or ballot is None or ballot.ends_at is None:
        return room
    return replace(room, ballots={**room.ballots, ballot.task: replace(ballot, ends_at=now + ballot.ends_at)})


def _with_ballot(room: Classroom, event: Event) -> Classroom:
    """The classroom after a vote was opened, taken or closed."""
    data, before = event.data, room.ballots.get(event.data["task"])
    closed = room.closed
    if event.kind == "open-vote":
        if before is not None:
            closed = (*closed, before)
        ballot = Ballot(data["task"], data["ply"], data["ends_at"])
    elif before is None:
        return room
    elif event.kind == "vote":
        ballot = before.with_vote(event.pupil or 0, data["number"])
    else:
        ballot = replace(before, is_open=False, ends_at=None, chosen=data["number"])
    return replace(room, ballots={**room.ballots, ballot.task: ballot}, closed=closed)
