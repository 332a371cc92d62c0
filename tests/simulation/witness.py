"""The witness of a simulated run: it watches commits and answers from outside, and raises at the first violation.

It reads the events of the logs by itself. Only for the comparison of a kept state with its log does it use the fold of
the service.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any

from zahlenschlacht.game.errors import ZahlenschlachtError
from zahlenschlacht.service.classroom import Classroom, pupils
from zahlenschlacht.service.classroom.state import MOST_TASKS
from zahlenschlacht.service.problems import status_of
from zahlenschlacht.service.stored import StoredMatch
from zahlenschlacht.service.tokens import hash_secret

if TYPE_CHECKING:
    from .database import Stored, Transaction
    from .server import Answer, Request
    from .simulation import Simulation

LAST_WINS = ("start", "set", "remove", "remove-since", "admit", "show", "say", "pick", "unpick", "seat-code", "back")
"""The kinds of requests of which a late copy may count again: the last one that arrives decides."""


class ViolationError(AssertionError):
    """The run has broken a promise."""


class _Room:
    """A classroom as its raw events tell it."""

    def __init__(self) -> None:
        self.tokens: dict[str, int] = {}
        """The pupils by the hashes of their tokens."""
        self.removed_at: dict[int, float] = {}
        """When each removed pupil was removed."""
        self.votes: dict[int, dict[int, int | None]] = defaultdict(dict)
        """The votes of the latest ballot of each task, by pupil. A removal takes back a vote in an open ballot."""
        self.open_ballots: set[int] = set()
        """The tasks with an open ballot."""


class Witness:
    """What was promised in a run so far."""

    def __init__(self, world: Simulation) -> None:
        self._world = world
        self._effects: Counter[Request] = Counter()
        self._acknowledged: dict[str, list[Any]] = {}
        """The log up to the newest version that a client knows, by id."""
        self._rooms: defaultdict[str, _Room] = defaultdict(_Room)
        self._moves: defaultdict[str, dict[int, Any]] = defaultdict(dict)
        """The moves that stand in each match, by ply."""
        self.commits = 0
        self.refusals: Counter[str] = Counter()

    def known_version(self, id_: str) -> int:
        """The newest version that any client has seen."""
        return len(self._acknowledged.get(id_, ()))

    def note_commit(self, request: Request, transaction: Transaction, change: Any) -> None:
        """A copy of a request was committed."""
        appended = [(request.target, event) for event in change.events if event.kind != "wrong-code"]
        appended += [(id_, event) for id_, it in getattr(change, "moves", ()) for event in it.events]
        if not appended:
            return
        self.commits += 1
        self._world.note(f"{request} -> {', '.join(f'{event.seq} {event.kind}' for _, event in appended)}")
        self._effects[request] += 1
        kind = request.body.get("kind", request.operation)
        if self._effects[request] > 1 and kind not in (*LAST_WINS, "tick"):
            raise ViolationError(f"{request} took effect twice")
        for room in self._rooms.values():
            number = room.tokens.get(hash_secret(request.token).hex()) if request.token else None
            if number is not None and room.removed_at.get(number, transaction.began_at) < transaction.began_at:
                raise ViolationError(f"{request} took effect, but the pupil was removed")
        for id_, event in appended:
            if isinstance(self._world.database.opened[id_], Classroom):
                self._note_in_classroom(self._rooms[id_], event)
            else:
                self._note_in_match(id_, event)
        if self.commits % 50 == 0:
            self.check_states()

    def _note_in_match(self, id_: str, event: Any) -> None:
        moves = self._moves[id_]
        if event.kind == "takeback":
            for ply in [ply for ply in moves if ply >= event.ply]:
                del moves[ply]
        elif event.kind == "cross":
            if event.ply in moves:
                raise ViolationError(f"ply {event.ply} of {id_} has the moves {moves[event.ply]} and {event}")
            if str(event.player) != "AB"[event.ply % 2]:
                raise ViolationError(f"{event} of {id_} is out of turn")
            moves[event.ply] = event

    def _note_in_classroom(self, room: _Room, event: Any) -> None:
        number, data = event.pupil, event.data
        match event.kind:
            case "join" | "reclaim":
                if data["token"] in room.tokens:
                    raise ViolationError(f"pupils {room.tokens[data['token']]} and {number} have one token")
                room.tokens = {token: it for token, it in room.tokens.items() if it != number}
                room.tokens[data["token"]] = number
            case "remove":
                for removed in data.get("pupils", [number]):
                    room.removed_at[removed] = self._world.time
                    for task in room.open_ballots:
                        room.votes[task].pop(removed, None)
            case "admit":
                room.removed_at.pop(number)
            case "rename" | "try" | "next" | "pair" | "play-on" | "progress" | "vote" if number in room.removed_at:
                raise ViolationError(f"{event} is of a removed pupil")
        match event.kind:
            case "open-vote":
                room.votes[data["task"]] = {}
                room.open_ballots.add(data["task"])
            case "vote":
                room.votes[data["task"]][number] = data["number"]
            case "close-vote":
                room.open_ballots.discard(data["task"])
                counts = Counter(room.votes[data["task"]].values())
                if data["number"] is not None and counts[data["number"]] < max(counts.values(), default=1):
                    raise ViolationError(f"{event} has not the most votes: {dict(counts)}")

    def check_refusal(self, request: Request, error: ZahlenschlachtError) -> None:
        """A request was refused: the refusal must be a documented one."""
        self.refusals[error.code] += 1
        if not 400 <= status_of(error) < 500 or str(error).startswith(error.code.replace("-", " ")):
            raise ViolationError(f"{request} gets the refusal {error.code}, which is not documented")

    def acknowledge(self, answer: Answer) -> None:
        """A client has received the first answer to its request."""
        request, id_, log = answer.request, answer.request.target, self._world.database.logs
        stored = self._world.database.opened.get(id_)
        is_free_match = isinstance(stored, StoredMatch) and stored.classroom is None
        if answer.refusal is not None:
            if self._effects[request] and is_free_match:
                raise ViolationError(f"{request} took effect, but its sender is told {answer.refusal}")
            self._world.note(f"{request} is refused: {answer.refusal}")
            return
        if stored is None:
            return
        if len(log[id_]) < answer.version:
            raise ViolationError(f"{request} got version {answer.version}, but the log has {len(log[id_])}")
        is_current = request.operation in ("read", "read-match") or isinstance(stored, Classroom)
        if is_current and answer.version < request.floor:
            raise ViolationError(f"{request} got version {answer.version} after version {request.floor} was known")
        if answer.version > self.known_version(id_):
            self._acknowledged[id_] = log[id_][: answer.version]

    def check_states(self) -> None:
        """Compare everything that is kept with the logs."""
        database = self._world.database
        for id_, events in self._acknowledged.items():
            if database.logs[id_][: len(events)] != events:
                raise ViolationError(f"the log of {id_} has lost or changed events that were acknowledged")
        for id_, log in database.logs.items():
            if [event.seq for event in log] != list(range(1, len(log) + 1)):
                raise ViolationError(f"the log of {id_} has a gap or a repetition")
            folded = database.read(id_)
            if isinstance(folded, Classroom):
                self._check_classroom(folded)
            elif folded.classroom and database.statuses[id_] != folded.status:
                raise ViolationError(f"the status of {id_} is not that of its log")
            for process in self._world.processes:
                kept = process.cache.get(id_)
                if kept is not None and kept.version == folded.version and _state(kept) != _state(folded):
                    raise ViolationError(f"the kept state of {id_} is not that of its log")

    def _check_classroom(self, room: Classroom) -> None:
        database = self._world.database
        holders = {pupil.token.hex(): pupil.number for pupil in room.pupils.values()}
        if holders != self._rooms[room.code].tokens:
            raise ViolationError(f"the seats of {room.code} have other holders than its log says")
        for game in room.games.values():
            if database.statuses[game.match_id].winner is None:
                for player, number in game.seats.items():
                    token = database.tokens[game.match_id].get(player)
                    if token != (None if number is None else room.pupils[number].token):
                        raise ViolationError(f"seat {player} of {game.match_id} does not belong to pupil {number}")
        for ballot in room.ballots.values():
            votes = self._rooms[room.code].votes[ballot.task]
            if dict(ballot.votes) != votes or sum(ballot.counts.values()) != len(votes):
                raise ViolationError(f"the votes of task {ballot.task} are counted wrongly")
        sizes = (len(room.active), len(room.pupils), room.planned)
        if any(
            size > most for size, most in zip(sizes, (pupils.MOST_PUPILS, pupils.MOST_JOINS, MOST_TASKS), strict=True)
        ):
            raise ViolationError(f"{room.code} has {sizes} active pupils, pupils and tasks, which is too many")


def _state(stored: Stored) -> object:
    """What two equal states have in common."""
    if isinstance(stored, Classroom):
        return stored
    return stored.match.log, stored.match.position.crossed, stored.match.away, dict(stored.tokens), stored.moved
