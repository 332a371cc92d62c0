"""People who play through faults, and record all their requests and answers.

table       a match that is played, with the secrets of those who sit at it
party       three people who play match after match, and watch what they play
late copy   a request that is sent once more, long after it was answered
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
"""Requests of a person at a table and its sequels, before the party goes to another one."""
KINDS: tuple[dict[str, dict[str, str]], ...] = (
    {"A": {"kind": "person"}, "B": {"kind": "person"}},
    {"A": {"kind": "person"}, "B": {"kind": "strategy", "name": "perfect"}},
    {"A": {"kind": "person"}, "B": {"kind": "open"}},
    {"A": {"kind": "open"}, "B": {"kind": "person"}},
)
"""The seats at the tables of each party."""


@dataclass
class Table:
    """A match that is played."""

    id: str
    seats: dict[str, str]
    tokens: dict[str, str]
    """By player. Who joins adds theirs."""
    joins: dict[str, str]
    parent: str | None = None


@dataclass
class Notes:
    """The records of everybody."""

    tables: dict[str, Table] = field(default_factory=dict)
    attempts: list[Attempt] = field(default_factory=list)
    sightings: list[Sighting] = field(default_factory=list)
    mistakes: list[str] = field(default_factory=list)
    """What a server must never say."""


class Party:
    """Three people who play match after match."""

    def __init__(self, name: str, kind: dict[str, dict[str, str]], api: Api, notes: Notes, rng: Random) -> None:
        self.name = name
        self.kind = kind
        self.api = api
        self.notes = notes
        self.rng = rng
        self.table = Table("", {}, {}, {})
        self.watching: dict[str, asyncio.Task[None]] = {}
        """The streams of the last matches."""
        self.last_versions: dict[str, int] = {}
        """How far they have come."""
        self._late: list[asyncio.Task[Answer]] = []

    async def play(self, until: asyncio.Event) -> None:
        """Play until it is time to stop, and wait for the late copies."""
        while not until.is_set():
            await self._open(until)
            async with asyncio.TaskGroup() as people:
                for person in ("one", "two", "three"):
                    people.create_task(self._sit(person, until))
        await asyncio.gather(*self._late)

    async def _open(self, until: asyncio.Event) -> None:
        """Open a match and sit down there, unless it is time to stop."""
        opened = None
        while opened is None:
            if until.is_set():
                return
            try:
                opened = await self.api.open(self.rng.randrange(2), N, D, self.kind)
            except ServerMistakeError as mistake:
                self.notes.mistakes.append(str(mistake))
        seats = {player: seat["kind"] for player, seat in self.kind.items()}
        tokens, joins = ({p: s for p, s in opened[name].items() if s} for name in ("tokens", "join_secrets"))
        self._go_to(Table(opened["id"], seats, tokens, joins))

    def _go_to(self, table: Table) -> None:
        """Sit at this table from now on, and watch it."""
        self.table = self.notes.tables[table.id] = table
        self.watching[table.id] = asyncio.create_task(self._watch(table.id))
        if len(self.watching) > 3:
            self.watching.pop(next(iter(self.watching))).cancel()

    async def _sit(self, person: str, until: asyncio.Event) -> None:
        """One person's requests at the tables of a party, one after the other."""
        for _ in range(REQUESTS_PER_PERSON):
            if until.is_set():
                return
            table = self.table
            now = await self._send(person, Read(table.id))
            if not isinstance(now, Done):
                continue
            request = self._next_request(person, table, now.view)
            answer = await self._send_until_answered(person, request)
            if isinstance(request, Join) and isinstance(answer, Done) and answer.token:
                table.tokens[request.player] = answer.token
            if isinstance(request, Again) and isinstance(answer, Done):
                self._follow(table, answer.view)

    def _next_request(self, person: str, table: Table, now: View) -> Request:
        """The next request of this person."""
        rng, crossed = self.rng, now.crossed or ()
        free = [player for player, kind in table.seats.items() if kind == "open" and player not in table.tokens]
        if free and person != "one" and not table.parent:
            return Join(table.id, free[0], f"claim of {self.name}, {person}")
        player = rng.choice(list(table.tokens))
        plies = [ply for ply in range(now.ply) if table.seats["AB"[ply % 2]] == "person"]
        if "open" not in table.seats.values() and plies and not now.resigned and rng.random() < 0.2:
            return TakeBack(table.id, player, rng.choice(plies), now.version)
        if now.ply == N - 2 or now.resigned:
            return Again(table.id, player, rng.random() < 0.5)
        if rng.random() < 0.05:
            return Resign(table.id, player)
        turn = "AB"[now.ply % 2]
        if turn not in table.tokens:
            return Read(table.id)
        mover = turn if rng.random() < 0.95 else player
        number = rng.choice([number for number in BOARD if number not in crossed])
        return Move(table.id, mover, number, now.ply, now.version)

    def _follow(self, table: Table, view: View) -> None:
        """Go on to the sequel, where everybody's token holds their seat."""
        if view.sequel is None or view.sequel.match in self.notes.tables:
            return
        other = {"A": "B", "B": "A"} if view.sequel.swapped else {"A": "A", "B": "B"}
        seats = {other[player]: kind for player, kind in table.seats.items()}
        tokens = {other[player]: token for player, token in table.tokens.items()}
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
            self._late.append(asyncio.create_task(self._send(person, request, wait=self.rng.uniform(0, 3))))
        return answer

    async def _send(self, person: str, request: Request, server: int | None = None, wait: float = 0) -> Answer:
        """Send a request once, record the attempt, and return the answer."""
        await asyncio.sleep(wait)
        table = self.notes.tables[request.match]
        secrets = table.joins if isinstance(request, Join) else table.tokens
        secret = "" if isinstance(request, Read) else secrets[request.player]
        begin = monotonic()
        try:
            answer = await self.api.answer(self.rng.randrange(2) if server is None else server, request, secret)
        except ServerMistakeError as mistake:
            self.notes.mistakes.append(str(mistake))
            answer = Unknown("the server made a mistake")
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
        """Wait until the streams have shown the last versions of the matches."""
        for match in self.watching:
            for server in (0, 1):
                while not isinstance(now := await self._send("one", Read(match), server), Done):
                    await asyncio.sleep(0.05)
                while self.last_versions.get(match, -1) < now.view.version:
                    await asyncio.sleep(0.05)

    async def leave(self) -> None:
        """Stop watching."""
        tasks = [*self.watching.values(), *self._late]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
