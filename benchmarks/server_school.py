"""A school behind one address: 120 pupils, each with a move every 1.5 seconds, help and a live stream. None is refused.

Each pupil plays matches against the program, on a server with the default settings. In the second half another client
at the same address floods the server with expensive requests. The ratio of the two halves shows what the pupils lose.

    python benchmarks/server_school.py
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import sys
from collections import Counter
from contextlib import suppress
from multiprocessing.synchronize import Event
from random import Random
from threading import Thread
from time import perf_counter
from typing import Any

from bounds import Bounds
from server_common import Wire, get, open_match, post, running, sqlite_file

PUPILS = 120
SECONDS_A_MOVE = 1.5
MOVES = 12
"""How many moves each pupil makes in each half."""
HELP_EVERY = 3
"""A pupil asks for help before every third move."""
FLOODERS = 8
"""How many connections the flooding client has."""
FLOOD_SECONDS = 120
"""The flood ends after this time at the latest."""


class Half:
    """The measurements of one half."""

    def __init__(self) -> None:
        self.refusals: Counter[str] = Counter()
        self.moves: list[float] = []
        """Seconds until each move was acknowledged."""
        self.seconds = 0.0

    @property
    def rate(self) -> float:
        """Moves per second."""
        return len(self.moves) / self.seconds

    @property
    def p99(self) -> float:
        """The 99th percentile of the seconds until a move was acknowledged."""
        return sorted(self.moves)[len(self.moves) * 99 // 100]

    def __str__(self) -> str:
        refusals = ", ".join(f"{count} × {what}" for what, count in self.refusals.items()) or "0"
        return f"{self.rate:.1f} moves per second, p99 {self.p99 * 1e3:.1f} ms, refused: {refusals}"


class Pupil:
    """Plays match after match against the program."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.rng = Random(number)
        self.match = self.token = ""
        self.numbers: set[int] = set()
        self.ply = self.moves = 0
        self.stream: asyncio.Task[None] | None = None

    async def arrive(self, half: Half) -> None:
        """Connect and open the first match."""
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        seats = {"A": {"kind": "person"}, "B": {"kind": "strategy", "name": "program"}}
        match = await self._answer(half, "open", post("/api/matches", {"variant": {"n": 15, "d": 7}, "seats": seats}))
        if match is None:
            raise SystemExit("no match was opened")
        self.token = match["tokens"]["A"]
        self._begin(half, match["id"])

    async def play(self, half: Half) -> None:
        """Make each move at its scheduled time, however long the earlier ones took."""
        self.writer.close()  # an idle connection may have been closed while the others arrived
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        begin = perf_counter() + self.rng.random() * SECONDS_A_MOVE
        for turn in range(MOVES):
            await asyncio.sleep(begin + turn * SECONDS_A_MOVE - perf_counter())
            if self.ply == 13:
                await self._again(half)
            if turn % HELP_EVERY == 0:
                crossed = ",".join(str(number) for number in set(range(1, 16)) - self.numbers)
                await self._answer(half, "help", get(f"/api/solve?n=15&d=7&crossed={crossed}", self.token))
            await self._move(half)

    async def leave(self) -> None:
        """End the stream and the connection."""
        self.writer.close()
        if self.stream is not None:
            self.stream.cancel()
            with suppress(asyncio.CancelledError):
                await self.stream

    async def _move(self, half: Half) -> None:
        number = self.rng.choice(sorted(self.numbers))
        request = post(f"/api/matches/{self.match}/moves", {"number": number, "ply": self.ply}, self.token)
        begin = perf_counter()
        answer = await self._answer(half, "move", request)
        if answer is not None:
            half.moves.append(perf_counter() - begin)
            self.numbers -= {event["number"] for event in answer["events"]}
            self.ply = answer["position"]["ply"]

    async def _again(self, half: Half) -> None:
        answer = await self._answer(half, "again", post(f"/api/matches/{self.match}/again", {}, self.token))
        if answer is not None:
            self._begin(half, answer["sequel"]["id"])

    def _begin(self, half: Half, match: str) -> None:
        self.match, self.numbers, self.ply = match, set(range(1, 16)), 0
        if self.stream is not None:
            self.stream.cancel()
        self.stream = asyncio.create_task(self._watch(half, match))

    async def _watch(self, half: Half, match: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(get(f"/api/matches/{match}/events"))
            status = (await reader.readline())[9:12]
            if status != b"200":
                half.refusals[f"stream ({status.decode()})"] += 1
            while await reader.read(65536):
                pass
        finally:
            writer.close()

    async def _answer(self, half: Half, what: str, request: bytes) -> dict[str, Any] | None:
        """The server's answer, or None if it refuses."""
        self.writer.write(request)
        head = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        start = head.index(b"content-length:") + 15
        body = await self.reader.readexactly(int(head[start:].split(b"\r\n", 1)[0]))
        status = int(head[9:12])
        if status >= 400:
            half.refusals[f"{what} ({status} {json.loads(body)['code']})"] += 1
            return None
        answer: dict[str, Any] = json.loads(body)
        return answer


def flood(port: int, stop: Event) -> None:
    """Flood the server with expensive requests over several connections."""
    counts: list[int] = [0] * FLOODERS

    def send(place: int) -> None:
        wire, rng, end = Wire(port), Random(place), perf_counter() + FLOOD_SECONDS
        match = open_match(wire)
        person = {"kind": "person"}
        while not stop.is_set() and perf_counter() < end:
            crossed = ",".join(map(str, rng.sample(range(1, 300), 100)))
            for request in (
                post(f"/api/matches/{match['id']}/moves", {"number": 1, "ply": 0}, match["tokens"]["A"]),
                post(f"/api/matches/{match['id']}/moves", {"number": 1, "ply": 0}, "x" * 43),
                post("/api/matches", {"variant": {"n": 2017, "d": 8}, "seats": {"A": person, "B": person}}),
                get(f"/api/solve?n=400&d={rng.randrange(2, 90)}&crossed={crossed}"),
                get(f"/api/matches/{match['id']}?since=0"),
                get(f"/api/matches/{match['id']}/review"),
                get("/healthz"),
            ):
                wire.send(request)
                counts[place] += 1

    threads = [Thread(target=send, args=(place,)) for place in range(FLOODERS)]
    begin = perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    print(f"the flooding client: {sum(counts) / (perf_counter() - begin):.0f} answers per second")


async def measure(port: int) -> tuple[Half, Half]:
    """The half without the flood, and the half with it."""
    pupils, calm, flood_half = [Pupil(port, number) for number in range(PUPILS)], Half(), Half()
    await asyncio.gather(*(pupil.arrive(calm) for pupil in pupils))
    await _play(pupils, calm)
    stop = multiprocessing.get_context("spawn").Event()
    flooder = multiprocessing.get_context("spawn").Process(target=flood, args=(port, stop))
    flooder.start()
    await asyncio.sleep(2)
    await _play(pupils, flood_half)
    stop.set()
    await asyncio.to_thread(flooder.join, 30)
    for pupil in pupils:
        await pupil.leave()
    return calm, flood_half


async def _play(pupils: list[Pupil], half: Half) -> None:
    begin = perf_counter()
    await asyncio.gather(*(pupil.play(half) for pupil in pupils))
    half.seconds = perf_counter() - begin


def main() -> int:
    """Print both halves and their ratios; return 1 if a pupil was refused without the flood."""
    bounds = Bounds()
    with sqlite_file() as file, running(f"sqlite:///{file}", limits={}) as port:
        calm, flood_half = asyncio.run(measure(port))
    print(f"{PUPILS} pupils at one address, {MOVES} moves each, one every {SECONDS_A_MOVE} s")
    print(f"without a flood: {calm}")
    print(f"with a flood: {flood_half}")
    rate, p99 = flood_half.rate / calm.rate, flood_half.p99 / calm.p99
    print(f"ratio: {rate:.0%} of the moves per second, {p99:.1f} times the p99")
    bounds.at_most("requests refused without a flood", calm.refusals.total(), 0)
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main())
