"""People who play while faults happen, and record all their requests and answers.

table       a match that people play, with the secrets of its seats
party       three people who play match after match and watch the streams of their matches
late copy   a request that is sent again long after it was answered
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from time import monotonic

from .api import Api, ServerMistakeError
from .records import Again, Answer, Attempt, Done, Join, Move, Read, Request, Resign, Sighting, TakeBack, Unknown, View

N, D = 9, 4
BOARD = tuple(range(1, N + 1))
REQUESTS_PER_PERSON = 10
"""The number of requests of a person at a table and its sequels, before the party opens another one."""
SEATS: tuple[dict[str, dict[str, str]], ...] = (
    {"A": {"kind": "person"}, "B": {"kind": "person"}},
    {"A": {"kind": "person"}, "B": {"kind": "strategy", "name": "perfect"}},
    {"A": {"kind": "person"}, "B": {"kind": "open"}},
    {"A": {"kind": "open"}, "B": {"kind": "person"}},
)
"""The seats at the tables of each party."""


@dataclass
class Table:
    """A match that a party plays."""

    id: str
    seats: dict[str, str]
    tokens: dict[str, str]
    """The token of each player; a join adds one."""
    join_secrets: dict[str, str]
    parent: str | None = None


@dataclass
class Notes:
    """The records of all parties."""

    tables: dict[str, Table] = field(default_factory=dict)
    attempts: list[Attempt] = field(default_factory=list)
    sightings: list[Sighting] = field(default_factory=list)
    mistakes: list[str] = field(default_factory=list)
    """Internal errors, which a server must never send."""


class Party:
    """Three people who play match after match."""

    def __init__(self, name: str, seats: dict[str, dict[str, str]], api: Api, notes: Notes, rng: Random) -> None:
        self.name = name
        self.seats = seats
        self.api = api
        self.notes = notes
        self.rng = rng
        self.table = Table("", {}, {}, {})
        self.streams: dict[str, asyncio.Task[None]] = {}
        """The tasks that read the streams of the last matches."""
        self.last_versions: dict[str, int] = {}
        """The last version that the stream of each match has shown."""
        self._late_copies: list[asyncio.Task[Answer]] = []

    async def play(self, stop: asyncio.Event) -> None:
        """Play until the event is set, and wait for the late copies."""
        while not stop.is_set():
            await self._open(stop)
            async with asyncio.TaskGroup() as people:
                for person in ("one", "two", "three"):
                    people.create_task(self._sit(person, stop))
        await asyncio.gather(*self._late_copies)

    async def _open(self, stop: asyncio.Event) -> None:
        """Open a match and sit down there, unless the event is set."""
        response = None
        while response is None:
            if stop.is_set():
                return
            try:
                response = await self.api.open(self.rng.randrange(2), N, D, self.seats)
            except ServerMistakeError as mistake:
                self.notes.mistakes.append(str(mistake))
        seats = {player: seat["kind"] for player, seat in self.seats.items()}
        tokens, join_secrets = ({p: s for p, s in response[name].items() if s} for name in ("tokens", "join_secrets"))
        self._go_to(Table(response["id"], seats, tokens, join_secrets))

    def _go_to(self, table: Table) -> None:
        """Sit at this table from now on, and watch it."""
        self.table = self.notes.tables[table.id] = table
        self.streams[table.id] = asyncio.create_task(self._watch(table.id))
        if len(self.streams) > 3:
            self.streams.pop(next(iter(self.streams))).cancel()

    async def _sit(self, person: str, stop: asyncio.Event) -> None:
        """Send one person's requests at the tables of the party, one after the other."""
        for _ in range(REQUESTS_PER_PERSON):
            if stop.is_set():
                return
            table = self.table
            reading = await self._send(person, Read(table.id))
            if not isinstance(reading, Done):
                continue
            request = self._next_request(person, table, reading.view)
            answer = await self._send_until_answered(person, request)
            if isinstance(request, Join) and isinstance(answer, Done) and answer.token:
                table.tokens[request.player] = answer.token
            if isinstance(request, Again) and isinstance(answer, Done):
                self._follow(table, answer.view)

    def _next_request(self, person: str, table: Table, view: View) -> Request:
        """The next request of this person."""
        rng, crossed = self.rng, view.crossed or ()
        free_seats = [player for player, kind in table.seats.items() if kind == "open" and player not in table.tokens]
        if free_seats and person != "one" and not table.parent:
            return Join(table.id, free_seats[0], f"claim of {self.name}, {person}")
        player = rng.choice(list(table.tokens))
        plies = [ply for ply in range(view.ply) if table.seats["AB"[ply % 2]] == "person"]
        if "open" not in table.seats.values() and plies and not view.resigned and rng.random() < 0.2:
            return TakeBack(table.id, player, rng.choice(plies), view.version)
        if view.ply == N - 2 or view.resigned:
            return Again(table.id, player, rng.random() < 0.5)
        if rng.random() < 0.05:
            return Resign(table.id, player)
        turn = "AB"[view.ply % 2]
        if turn not in table.tokens:
            return Read(table.id)
        mover = turn if rng.random() < 0.95 else player
        number = rng.choice([number for number in BOARD if number not in crossed])
        return Move(table.id, mover, number, view.ply, view.version)

    def _follow(self, table: Table, view: View) -> None:
        """Move to the sequel, in which all players keep their tokens."""
        if view.sequel is None or view.sequel.match in self.notes.tables:
            return
        new_seat = {"A": "B", "B": "A"} if view.sequel.swapped else {"A": "A", "B": "B"}
        seats = {new_seat[player]: kind for player, kind in table.seats.items()}
        tokens = {new_seat[player]: token for player, token in table.tokens.items()}
        self._go_to(Table(view.sequel.match, seats, tokens, {}, table.id))

    async def _send_until_answered(self, person: str, request: Request) -> Answer:
        """Send a request until it is answered or given up, sometimes to both servers at once, and return the answer."""
        if self.rng.random() < 0.1:
            answers = await asyncio.gather(*(self._send(person, request, server) for server in (0, 1)))
            answer = next((answer for answer in answers if isinstance(answer, Done)), answers[0])
        else:
            answer = await self._send(person, request)
        while isinstance(answer, Unknown) and self.rng.random() < 0.8:
            answer = await self._send(person, request)
        if self.rng.random() < 0.1:
            self._late_copies.append(asyncio.create_task(self._send(person, request, wait=self.rng.uniform(0, 3))))
        return answer

    async def _send(self, person: str, request: Request, server: int | None = None, wait: float = 0) -> Answer:
        """Send a request once, record the attempt, and return the answer."""
        await asyncio.sleep(wait)
        table = self.notes.tables[request.match]
        secrets = table.join_secrets if isinstance(request, Join) else table.tokens
        secret = "" if isinstance(request, Read) else secrets[request.player]
        begin = monotonic()
        try:
            answer = await self.api.answer(self.rng.randrange(2) if server is None else server, request, secret)
        except ServerMistakeError as mistake:
            self.notes.mistakes.append(str(mistake))
            answer = Unknown("internal error of the server")
        self.notes.attempts.append(Attempt(f"{self.name}, {person}", request, begin, monotonic(), answer))
        if isinstance(answer, Unknown):
            await asyncio.sleep(0.05)
        return answer

    async def _watch(self, match: str) -> None:
        """Follow the live stream of a match, from any server that offers it."""
        while True:
            async for view in self.api.stream(self.rng.randrange(2), match, self.last_versions.get(match)):
                self.notes.sightings.append(Sighting(self.name, match, monotonic(), view))
                self.last_versions[match] = view.version
            await asyncio.sleep(0.05)

    async def catch_up(self) -> None:
        """Wait until the streams have shown the last version of each match."""
        for match in self.streams:
            for server in (0, 1):
                while not isinstance(reading := await self._send("one", Read(match), server), Done):
                    await asyncio.sleep(0.05)
                while self.last_versions.get(match, -1) < reading.view.version:
                    await asyncio.sleep(0.05)

    async def leave(self) -> None:
        """Stop watching."""
        tasks = [*self.streams.values(), *self._late_copies]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
