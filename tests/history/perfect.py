"""Random correct histories, from concurrent clients of a server in memory that cannot fail.

The server uses the real `zahlenschlacht.service.match`, one request at a time. Answers come late, out of order or
never. Some requests are decided after their senders have given up, and some are sent twice.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Literal

from zahlenschlacht.game.errors import ZahlenschlachtError
from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.service import match as matches

from .records import (
    Again,
    Answer,
    Attempt,
    Done,
    Event,
    History,
    Join,
    Match,
    Move,
    Read,
    Refused,
    Request,
    Resign,
    Sequel,
    Sighting,
    TakeBack,
    Unknown,
    View,
)

BOARD = tuple(range(1, 8))
VARIANT = Variant(len(BOARD), 3)
SEATS: tuple[dict[str, Literal["person", "strategy", "open"]], ...] = (
    {"A": "person", "B": "person"},
    {"A": "person", "B": "strategy"},
    {"A": "strategy", "B": "person"},
    {"A": "person", "B": "open"},
)


class PerfectServer:
    """Decides each request immediately and finally."""

    def __init__(self) -> None:
        self.matches: dict[str, matches.Match] = {}
        self.parents: dict[str, str] = {}
        self.claims: dict[tuple[str, str], str] = {}

    def open(self, match_id: str, kinds: dict[str, Literal["person", "strategy", "open"]], seed: int) -> None:
        """Open a match."""
        seats = {Player(p): matches.Seat(kind, "random" if kind == "strategy" else None) for p, kind in kinds.items()}
        match = matches.new_match(VARIANT, seats, seed)
        self.matches[match_id] = matches.begin(match)

    def decide(self, request: Request) -> Answer:
        """Carry out the request if possible, and return the answer."""
        match = self.matches[request.match]
        try:
            appended = self._apply(match, request)
        except ZahlenschlachtError as error:
            return Refused(error.code, self.view(request.match))
        self.matches[request.match] = appended.match
        if appended.sequel is not None:
            self.matches[request.match + "+"] = appended.sequel
            self.parents[request.match + "+"] = request.match
        if isinstance(request, Join):
            self.claims[request.match, request.player] = request.claim
            return Done(self.view(request.match), f"token of {request.claim}")
        return Done(self.view(request.match, appended.version))

    def _apply(self, match: matches.Match, request: Request) -> matches.Transition:
        match request:
            case Move(_, player, number, ply, version):
                return matches.play(match, Player(player), number, ply, version)
            case TakeBack(_, player, ply, version):
                return matches.take_back(match, Player(player), ply, version)
            case Join(_, player, claim) if self.claims.get((request.match, player)) != claim:
                return matches.join(match, Player(player), claim.encode())
            case Resign(_, player):
                return matches.resign(match, Player(player))
            case Again(_, player, swap):
                return matches.ask_for_sequel(match, Player(player), swap)
        return matches.Transition((), match.version, match.version, match)

    def view(self, match_id: str, version: int | None = None, since: int = 0) -> View:
        """The view of a match at a version."""
        now = self.matches[match_id]
        match = now.at(now.version if version is None else version)
        request = match.sequel
        return View(
            match.version,
            since,
            tuple(as_record(event) for event in match.log[since:]),
            match.position.ply,
            frozenset(str(player) for player in Player if match.is_seated(player)),
            Sequel(match_id + "+", request.kind == "swap") if request else None,
            str(match.resigned) if match.resigned else None,
            match.position.crossed,
        )

    def records(self) -> dict[str, Match]:
        """All matches with their logs."""
        return {
            match_id: Match(
                match_id,
                BOARD,
                {str(player): seat.kind for player, seat in match.seats.items()},
                tuple(as_record(event) for event in match.log),
                self.parents.get(match_id),
            )
            for match_id, match in self.matches.items()
        }


def as_record(event: matches.Event) -> Event:
    """The event as a record of the checker."""
    return Event(event.seq, event.kind, event.ply, str(event.player), event.number)


@dataclass
class Pending:
    """An attempt whose sender waits for the answer."""

    attempt: Attempt
    answer: Answer | None = None
    """The answer that the server has decided on."""


def perfect_history(rng: Random, steps: int = 120) -> History:
    """A correct history: one match with its sequels, three clients, and one reader."""
    server, name = PerfectServer(), "match"
    server.open(name, rng.choice(SEATS), rng.randrange(1000))
    attempts: list[Attempt] = []
    pending: dict[str, Pending] = {}
    abandoned: list[Pending] = []
    sightings: list[Sighting] = []
    for now in range(steps):
        client = rng.choice(("first", "second", "third"))
        waiting = pending.get(client)
        if rng.random() < 0.2:
            sightings += _sighting(server, rng, sightings, now)
        if abandoned and rng.random() < 0.3:
            server.decide(abandoned.pop(rng.randrange(len(abandoned))).attempt.request)
        if waiting is None:
            request = (
                rng.choice(attempts).request if attempts and rng.random() < 0.2 else _next_request(server, rng, client)
            )
            pending[client] = Pending(Attempt(client, request, now, now, Unknown("on its way")))
        elif rng.random() < 0.15:
            attempts.append(replace(waiting.attempt, end=now, answer=Unknown("no answer came")))
            abandoned += [waiting] if waiting.answer is None else []
            del pending[client]
        elif waiting.answer is None:
            waiting.answer = server.decide(waiting.attempt.request)
        else:
            attempts.append(replace(waiting.attempt, end=now, answer=waiting.answer))
            del pending[client]
    attempts += [waiting.attempt for waiting in pending.values()]
    return History(server.records(), tuple(attempts), tuple(sightings))


def _next_request(server: PerfectServer, rng: Random, client: str) -> Request:
    """A random request of a client, sometimes based on an older state."""
    match_id = rng.choice(list(server.matches))
    now = server.matches[match_id]
    match = now.at(rng.randrange(now.version + 1)) if rng.random() < 0.2 else now
    position, people = match.position, [str(p) for p in Player if match.seats[p].kind != "strategy"]
    player, free = rng.choice(people), [str(p) for p in Player if match.seats[p].kind == "open"]
    if free and match_id not in server.parents and rng.random() < 0.3:
        return Join(match_id, free[0], f"claim of {client}")
    if rng.random() < 0.03:
        return Resign(match_id, player)
    if match.is_over and rng.random() < 0.6:
        return Again(match_id, player, rng.random() < 0.5)
    if position.ply and rng.random() < 0.3:
        return TakeBack(match_id, player, rng.randrange(position.ply), match.version)
    if not position.is_over and rng.random() < 0.8:
        mover = str(position.turn) if str(position.turn) in people and rng.random() < 0.9 else player
        return Move(match_id, mover, rng.choice(position.numbers), position.ply, match.version)
    return Read(match_id)


def _sighting(server: PerfectServer, rng: Random, sightings: list[Sighting], now: float) -> list[Sighting]:
    """A sighting of a random match, if the reader does not know its last version."""
    match_id = rng.choice(list(server.matches))
    last_version = max((sighting.view.version for sighting in sightings if sighting.match == match_id), default=-1)
    if server.matches[match_id].version <= last_version:
        return []
    return [Sighting("reader", match_id, now, server.view(match_id, since=max(last_version, 0)))]
