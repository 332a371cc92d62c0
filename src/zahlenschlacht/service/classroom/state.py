"""The state of a classroom, computed from its log.

pupil     somebody with a token and a name. Pupils are numbered in the order of joining
task      what the class does for some minutes. The plan has the tasks in order; one is current
game      a match that a task has opened, and which pupils hold its seats
ballot    a vote on a move of the class, or the answers to the exit question
at        the time of an event in milliseconds. It comes in with the request
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from hmac import compare_digest
from typing import Any, Literal

from ...game.rules import Player, Variant, parse_variant
from ..match import Match

TaskKind = Literal["program", "pairs", "votes", "lesson", "puzzles", "exit", "tournament"]
EasierGame = Literal["opponent", "board"]
"""How a game is made easier: by a weaker opponent, or by fewer numbers."""

MOST_TASKS = 40
"""The most tasks of a classroom."""
PRIVATE_KINDS = ("try", "progress", "seat-code", "wrong-code", "reclaim", "say")
"""The kinds of events that no other pupil sees. Others see a vote when the ballot is closed."""
SEAT_CODE_LENGTH = 6
"""How many letters a code for a lost seat has."""
MOST_WRONG_CODES = 20
"""After this many wrong codes, the codes for lost seats that were valid then no longer work."""
LIFETIME = 24 * 3600 * 1000
"""How long a classroom is kept, in milliseconds."""
GRACE = 3600 * 1000
"""How long it is kept after its last event, in milliseconds: a lesson that goes on does not end at once."""


@dataclass(frozen=True, slots=True)
class Event:
    """One entry of the log."""

    seq: int
    """Its place in the log, counted from 1."""
    kind: str
    """The kind of the event; `Classroom.after` knows every kind."""
    at: int
    """Milliseconds since 1970."""
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
    joined_at: int
    """Milliseconds since 1970."""
    renames: int = 0
    """How often the pupil got another name."""
    removed: bool = False
    seat_code: bytes | None = None
    """The hash of the code that gives the seat to a new device."""
    seat_code_expires_at: int = 0
    """Milliseconds since 1970."""
    wrong_codes: int = 0
    """How many wrong codes were tried while that code was valid."""
    progress: Mapping[int, frozenset[int]] = field(default_factory=dict)
    """The places of the finished steps, the solved puzzles or the recipes handed in, by task."""
    recipes: Mapping[int, str] = field(default_factory=dict)
    """The last recipe that the pupil has handed in, by task."""
    origin: str = ""
    """A hash of the network address from which the pupil joined."""
    note: str = ""
    """The last sentence that the teacher has sent to this pupil alone."""
    easier_in: int | None = None
    """The task in which the teacher offers an easier game to this pupil."""


@dataclass(frozen=True, slots=True)
class Task:
    """A task of the plan."""

    id: int
    """Its number in the plan, counted from 1."""
    kind: TaskKind
    """The kind of task: play the program, play in pairs, vote, do a lesson, solve puzzles, answer the exit question,
    or write a recipe for a tournament."""
    variant: Variant | None = None
    """The variant that is played; null in a lesson and a puzzle race."""
    side: Player | None = None
    """Which player pupils are, against the program and in votes; null otherwise."""
    strategy: str | None = None
    """The strategy that plays against them; in pairs, against the odd one and late pupils. Null without a game."""
    share: float | None = None
    """The share of random moves of that strategy, if it takes one."""
    help: bool = False
    """Whether pupils may use the coach."""
    neighbours: bool = False
    """Whether neighbours find each other by the numbers on their screens."""
    seconds: int | None = None
    """How long each vote is open; null in other tasks."""
    lesson: str | None = None
    """The name of the lesson; null in other tasks."""
    theme: str | None = None
    """The theme of the puzzles; null in other tasks."""
    seeds: tuple[str, ...] = ()
    """The seeds of the puzzles, the same for all pupils: `GET /api/puzzles/{theme}/{seed}`. Empty in other tasks."""
    total: int | None = None
    """How many steps the lesson or puzzles the race has; null in other tasks."""
    minutes: int | None = None
    """How long the teacher plans for it."""
    started_at: int | None = None
    """When it was started first; null while it is only planned."""
    place: int = 0
    """Its place among the started tasks, counted from 1; 0 while it is only planned."""

    @property
    def board(self) -> Variant:
        """The variant of a task with games."""
        if self.variant is None:
            raise ValueError("this task has no games")
        return self.variant

    @property
    def has_tries(self) -> bool:
        """Whether pupils play the program as often as they like."""
        return self.kind in ("program", "pairs")

    @property
    def opens_games(self) -> bool:
        """Whether a pupil without a game gets one against the program."""
        return self.has_tries and not self.neighbours

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
    crossed: tuple[int, ...]
    turn: Player | None
    winner: Player | None
    away: frozenset[Player]
    """The pupils for whom the computer plays at the moment."""
    moved: int
    """The time of the last change, in milliseconds since 1970."""
    start_ply: int = 0
    """How many numbers were crossed out before the first move."""

    @classmethod
    def of(cls, match_id: str, match: Match, moved: int) -> GameStatus:
        """The status of a match."""
        turn, crossed = None if match.is_over else match.position.turn, match.position.crossed
        return cls(match_id, match.version, crossed, turn, match.winner, match.away, moved, match.start_ply)


@dataclass(frozen=True, slots=True)
class Ballot:
    """A vote on a move of the class, or the answers to the exit question."""

    task: int
    ply: int
    closes_at: int | None = None
    """Milliseconds since 1970; None for the exit question, while the classroom is frozen, and after closing."""
    time_left: int | None = None
    """The milliseconds that an open vote has left while the classroom is frozen; None otherwise."""
    votes: Mapping[int, int | None] = field(default_factory=dict)
    """The last choice of each pupil, in the order of choosing; None for "no move wins"."""
    choices: Mapping[int, int] = field(default_factory=dict)
    """How often each pupil has chosen."""
    is_open: bool = True
    chosen: int | None = None
    late: frozenset[int] = frozenset()
    """The pupils who answered the exit question after the answers were shown."""
    reasons: Mapping[int, str] = field(default_factory=dict)
    """Why each pupil chose the number, in the pupil's own words."""
    picked: frozenset[int] = frozenset()
    """The pupils whose reasons the teacher shows to the class, without names."""

    def with_vote(self, pupil: int, number: int | None, reason: str = "") -> Ballot:
        """The ballot after a choice of this pupil, which replaces an earlier one."""
        others = {voter: vote for voter, vote in self.votes.items() if voter != pupil}
        choices = {**self.choices, pupil: self.choices.get(pupil, 0) + 1}
        late = self.late if self.is_open else self.late | {pupil}
        reasons = {**self.reasons, pupil: reason}
        return replace(self, votes={**others, pupil: number}, choices=choices, late=late, reasons=reasons)

    def with_clock(self, now: int, *, runs: bool) -> Ballot:
        """The ballot with its clock running or stopped. It keeps the time that is left."""
        if runs and self.time_left is not None:
            return replace(self, closes_at=now + self.time_left, time_left=None)
        if not runs and self.closes_at is not None:
            return replace(self, closes_at=None, time_left=max(0, self.closes_at - now))
        return self

    def without(self, pupils: Collection[int]) -> Ballot:
        """The ballot without the votes of these pupils."""
        return replace(self, votes={voter: vote for voter, vote in self.votes.items() if voter not in pupils})

    @property
    def counts(self) -> dict[int | None, int]:
        """The votes of each number, most first. Among equals, the number that reached its count first comes first."""
        reached: dict[int | None, tuple[int, int]] = {}
        for place, number in enumerate(self.votes.values()):
            reached[number] = reached.get(number, (0, 0))[0] + 1, place
        ranked = sorted(reached.items(), key=lambda item: (-item[1][0], item[1][1]))
        return {number: count for number, (count, _) in ranked}


@dataclass(frozen=True, slots=True)
class Exhibit:
    """What the teacher shows large to the class; nothing means the tiles, or in votes the game of the class."""

    pupil: int | None = None
    """The pupil whose board is shown."""
    match: str | None = None
    """The finished game that is replayed without names."""
    beside: str | None = None
    """Another finished game, which is replayed beside it."""
    ply: int = 0
    """How many moves of these games are shown."""
    chart: bool = False
    """Whether the results of the task are shown: its first moves, and how often A and B won."""


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
    shown: Exhibit = Exhibit()
    """What the big screen shows."""
    ready: Mapping[str, frozenset[int]] = field(default_factory=dict)
    """The pupils who have asked for the next game of their pair, by the match that has ended."""
    wishes: Mapping[int, int] = field(default_factory=dict)
    """The neighbour with whom each pupil wants to play."""
    uncounted: frozenset[str] = frozenset()
    """The matches that count for nobody: the computer has taken a seat, or the game was an easier one."""
    question: str = ""
    """The question that the class discusses while the boards are frozen."""
    crowded: bool = False
    """Whether more pupils may join from one network address than a class has."""
    paused: bool = False
    locked: bool = False
    names_hidden: bool = True
    ended: bool = False

    @property
    def id(self) -> str:
        """The code, by which it is stored."""
        return self.code

    @property
    def version(self) -> int:
        """The length of the log."""
        return len(self.log)

    @property
    def weight(self) -> int:
        """The estimated number of bytes that it takes in memory."""
        return 4000 + 500 * self.version

    @property
    def deletes_at(self) -> int:
        """When the classroom is hidden; it is deleted one or two hours later."""
        return max(self.opened_at + LIFETIME, self.log[-1].at + GRACE if self.log else 0)

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

    def has_had(self, token_hash: bytes) -> bool:
        """Whether this was ever the hash of a pupil's token."""
        return any(event.data.get("token") == token_hash.hex() for event in self.log)

    def games_of(self, task: int | None, pupil: int | None = None) -> list[Game]:
        """The games of a task, or those of one pupil in it."""
        games = () if task is None else self.games_by_task.get(task, ())
        return [game for game in games if pupil is None or game.player(pupil) is not None]

    def games_seen_by(self, pupil: int) -> list[Game]:
        """The games of the current task that a pupil sees: the pupil's own, and that of the class."""
        return [game for game in self.games_of(self.task) if game.is_class or game.player(pupil) is not None]

    def partner_of(self, pupil: int) -> int | None:
        """The pupil on the other side of a pupil's latest game in the current task."""
        last = next(iter(self.games_of(self.task, pupil)[-1:]), None)
        side = None if last is None else last.player(pupil)
        return None if last is None or side is None else last.seats[side.other]

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
        """The classroom with these events appended to its log. The log and the games are copied once."""
        new, room = tuple(events), self
        by_task: dict[int, list[Game]] = {}
        for event in new:
            room = _apply(room, event)
            for match_id, a, b in event.data.get("games", ()):
                task = event.data["task"]
                by_task.setdefault(task, []).append(Game(match_id, task, {Player.A: a, Player.B: b}))
        if by_task:
            games = {game.match_id: game for opened in by_task.values() for game in opened}
            longer = {task: (*self.games_by_task.get(task, ()), *opened) for task, opened in by_task.items()}
            room = replace(room, games={**self.games, **games}, games_by_task={**self.games_by_task, **longer})
        return replace(room, log=(*self.log, *new))


def _apply(room: Classroom, event: Event) -> Classroom:
    """The classroom after the event, but for the log and the games."""
    data = event.data
    match event.kind:
        case "join" | "rename" | "admit" | "seat-code" | "reclaim" | "progress" | "say":
            return _with_pupil(room, event)
        case "next":
            ready = room.ready.get(data["match"], frozenset()) | {event.pupil or 0}
            return replace(room, ready={**room.ready, data["match"]: ready})
        case "pair":
            wishes = {**room.wishes, event.pupil or 0: data["with"]}
            is_mutual = wishes.get(data["with"]) == event.pupil
            if is_mutual:
                del wishes[event.pupil or 0], wishes[data["with"]]
            return replace(room, wishes=wishes)
        case "play-on":
            return replace(room, uncounted=room.uncounted | {data["match"]})
        case "try" if data.get("easier"):
            uncounted = room.uncounted | {match_id for match_id, _, _ in data.get("games", ())}
            return replace(_with_pupil(room, event), uncounted=uncounted)
        case "remove":
            return _without_pupils(room, data["pupils"])
        case "wrong-code":
            return _with_wrong_code(room)
        case "plan":
            first = room.planned + 1
            tasks = {number: Task.of(number, task) for number, task in enumerate(data["tasks"], start=first)}
            keys = room.keys | {data["key"]}
            return replace(room, tasks={**room.tasks, **tasks}, planned=room.planned + len(tasks), keys=keys)
        case "drop":
            return replace(room, tasks={number: it for number, it in room.tasks.items() if number != data["task"]})
        case "reorder":
            order = [number for number in room.tasks if number != data["task"]]
            order.insert(data["place"] - 1, data["task"])
            return replace(room, tasks={number: room.tasks[number] for number in order})
        case "start":
            task, place = room.tasks[data["task"]], max(it.place for it in room.tasks.values()) + 1
            if task.started_at is None:
                task = replace(task, started_at=event.at, place=place)
            return _with_task(replace(room, tasks={**room.tasks, task.id: task}, wishes={}), task, event.at)
        case "set":
            return _with_switches(room, event)
        case "show":
            return replace(room, shown=Exhibit(event.pupil, **data))
        case "pick":
            ballot = room.ballots[data["task"]]
            picked = ballot.picked ^ {event.pupil or 0}
            return _with_ballot(room, replace(ballot, picked=picked))
        case "open-vote" | "vote" | "close-vote":
            return _with_votes(room, event)
    return room


def _with_ballot(room: Classroom, ballot: Ballot) -> Classroom:
    return replace(room, ballots={**room.ballots, ballot.task: ballot})


def _with_task(room: Classroom, task: Task, now: int) -> Classroom:
    """The classroom with this current task. An open vote of it gets its full time again."""
    ballot = room.ballots.get(task.id)
    if ballot is not None and ballot.is_open and task.seconds is not None:
        room = _with_ballot(room, replace(ballot, time_left=1000 * task.seconds).with_clock(now, runs=True))
    return replace(room, task=task.id, since=now, shown=Exhibit(), paused=False, ended=False)


def _with_pupil(room: Classroom, event: Event) -> Classroom:
    """The classroom after something has happened to a pupil."""
    number, data = event.pupil or 0, event.data
    if event.kind == "join":
        pupil = Pupil(number, data["name"], bytes.fromhex(data["token"]), event.at, origin=data.get("origin", ""))
    else:
        pupil = room.pupils[number]
        match event.kind:
            case "rename":
                pupil = replace(pupil, name=data["name"], renames=pupil.renames + 1)
            case "admit":
                pupil = replace(pupil, removed=False)
            case "seat-code":
                code = bytes.fromhex(data["code"])
                pupil = replace(pupil, seat_code=code, seat_code_expires_at=data["until"], wrong_codes=0)
            case "reclaim":
                pupil = replace(pupil, token=bytes.fromhex(data["token"]), seat_code=None)
            case "progress":
                places = pupil.progress.get(data["task"], frozenset()) | {data["place"]}
                recipes = {**pupil.recipes, data["task"]: data["recipe"]} if "recipe" in data else pupil.recipes
                pupil = replace(pupil, progress={**pupil.progress, data["task"]: places}, recipes=recipes)
            case "say":
                pupil = replace(pupil, note=data["text"], easier_in=data.get("easier_in"))
            case "try":
                pupil = replace(pupil, easier_in=None)
    return replace(room, pupils={**room.pupils, number: pupil})


def _without_pupils(room: Classroom, numbers: Collection[int]) -> Classroom:
    """The classroom after these pupils were removed. Their votes in open ballots no longer count."""
    removed = {number: replace(room.pupils[number], removed=True) for number in numbers}
    ballots = {task: it.without(removed) if it.is_open else it for task, it in room.ballots.items()}
    return replace(room, pupils={**room.pupils, **removed}, ballots=ballots)


def _with_wrong_code(room: Classroom) -> Classroom:
    """The classroom after somebody tried a wrong code for a lost seat."""
    pupils = dict(room.pupils)
    for number, pupil in pupils.items():
        if pupil.seat_code is not None:
            is_used_up = pupil.wrong_codes + 1 >= MOST_WRONG_CODES
            code = None if is_used_up else pupil.seat_code
            pupils[number] = replace(pupil, seat_code=code, wrong_codes=pupil.wrong_codes + 1)
    return replace(room, pupils=pupils)


def _with_switches(room: Classroom, event: Event) -> Classroom:
    """The classroom with changed switches. While it is frozen, the clock of an open vote stands still."""
    switches, was_frozen, current = dict(event.data), room.is_frozen, room.current
    if (help_is_on := switches.pop("help", None)) is not None and current is not None:
        room = replace(room, tasks={**room.tasks, current.id: replace(current, help=help_is_on)})
    room = replace(room, **switches)
    if room.is_frozen == was_frozen:
        return room
    if not room.is_frozen:
        room = replace(room, since=event.at)
    if (ballot := room.ballot) is None:
        return room
    return _with_ballot(room, ballot.with_clock(event.at, runs=not room.is_frozen))


def _with_votes(room: Classroom, event: Event) -> Classroom:
    """The classroom after a vote was opened, taken or closed. A task can limit the time."""
    data, before = event.data, room.ballots.get(event.data["task"])
    if event.kind == "open-vote":
        seconds = room.tasks[data["task"]].seconds
        ballot = Ballot(data["task"], data["ply"], time_left=None if seconds is None else 1000 * seconds)
        closed = room.closed if before is None else (*room.closed, before)
        return _with_ballot(replace(room, closed=closed), ballot.with_clock(event.at, runs=not room.is_frozen))
    if before is None:
        return room
    if event.kind == "vote":
        return _with_ballot(room, before.with_vote(event.pupil or 0, data["number"], data.get("reason", "")))
    return _with_ballot(room, replace(before, is_open=False, closes_at=None, time_left=None, chosen=data["number"]))
