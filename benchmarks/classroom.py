"""A lesson at one address: 60 pupils join at once and then make a move every 2 s each; nobody is refused.

    python benchmarks/classroom.py [pupils] [seconds]

The server runs with its own limits, in a process of its own, on SQLite. Every pupil has a live stream, and so have the
teacher and the wall. One process plays all pupils, so its own work counts in the times. Every move waits for the disk,
so the program also measures how long the disk takes for one small write in the same minutes.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import active_children
from pathlib import Path
from secrets import token_urlsafe
from threading import Event
from time import perf_counter
from typing import Any

from bounds import Bounds
from server_common import running, sqlite_file

PUPILS = 60
SECONDS = 30
"""How long they play."""
JOIN_SECONDS = 10
MOVE_SECONDS = 2
LATE_MILLISECONDS = 100
TASK = {"kind": "program", "variant": {"n": 15, "d": 7}}


class RefusedError(Exception):
    """The server refused a request."""


class Phone:
    """A page: one connection for requests and one for the live stream."""

    def __init__(self, port: int, code: str = "", token: str = "") -> None:
        self.port, self.code, self.token = port, code, token
        self.times: list[float] = []
        self.refused = 0
        self.events = 0
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def send(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """The JSON of the response; its time is noted."""
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
        begin = perf_counter()
        self._writer.write(self._request(method, path, b"" if body is None else json.dumps(body).encode()))
        head = await self._reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n", 1)[0])
        content: dict[str, Any] = json.loads(await self._reader.readexactly(length))
        self.times.append(1000 * (perf_counter() - begin))
        if int(head[9:12]) >= 400:
            self.refused += 1
            print(content)
            raise RefusedError
        return content

    def _request(self, method: str, path: str, body: bytes) -> bytes:
        authorization = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{authorization}Content-Type: application/json\r\n"
        return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body

    async def listen(self) -> None:
        """Read the live stream until it is cancelled."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(self._request("GET", f"/api/classrooms/{self.code}/events", b""))
        try:
            async for line in reader:
                self.events += line.startswith(b"event:")
        finally:
            writer.close()

    async def join(self) -> None:
        """Join as a pupil."""
        body = {"claim": token_urlsafe(24)}
        joined = await self.send("POST", f"/api/classrooms/{self.code}/join", body)
        self.token = joined["token"]

    async def play(self, seconds: float) -> None:
        """Make a move every two seconds, and begin a new try when a game is over."""
        state = await self.send("GET", f"/api/classrooms/{self.code}")
        end, next_at = perf_counter() + seconds, perf_counter()
        numbers: list[int] = []
        ply = 0
        while perf_counter() < end:
            if not numbers:
                match = await self.send("GET", f"/api/matches/{state['match']}")
                numbers, ply = match["position"]["numbers"], match["position"]["ply"]
            news = await self.send("POST", f"/api/matches/{state['match']}/moves", {"number": numbers[0], "ply": ply})
            crossed = {event["number"] for event in news["events"]}
            numbers, ply = [number for number in numbers if number not in crossed], news["position"]["ply"]
            if news["position"]["is_over"]:
                action = {"kind": "try", "task": state["task"]["id"], "tries": len(state["you"]["tries"])}
                state = await self.send("POST", f"/api/classrooms/{self.code}/actions", action)
                numbers = []
            next_at += MOVE_SECONDS
            await asyncio.sleep(max(0, next_at - perf_counter()))


async def lesson(port: int, pupils: int, seconds: float) -> tuple[float, list[Phone], int]:
    """How long the joining took, the pupils, and how many events the wall got."""
    teacher = Phone(port)
    opened = await teacher.send("POST", "/api/classrooms", {})
    teacher.code, teacher.token = opened["code"], opened["token"]
    await teacher.send("POST", f"/api/classrooms/{teacher.code}/control", {"kind": "set", "crowded": True})
    wall = Phone(port, teacher.code)
    phones = [Phone(port, teacher.code) for _ in range(pupils)]
    streams = [asyncio.create_task(page.listen()) for page in (teacher, wall)]
    begin = perf_counter()
    await asyncio.gather(*(phone.join() for phone in phones))
    streams += [asyncio.create_task(phone.listen()) for phone in phones]
    joined = perf_counter() - begin
    for phone in phones:
        phone.times.clear()  # all joined at the same instant; the bound is for the lesson
    await teacher.send(
        "POST", f"/api/classrooms/{teacher.code}/tasks", {"key": token_urlsafe(16), "tasks": [TASK], "start": True}
    )

    async def play_later(phone: Phone, place: int) -> None:
        await asyncio.sleep(MOVE_SECONDS * place / pupils)
        await phone.play(seconds)

    await asyncio.gather(*(play_later(phone, place) for place, phone in enumerate(phones)), return_exceptions=True)
    for stream in streams:
        stream.cancel()
    await asyncio.gather(*streams, return_exceptions=True)
    return joined, phones, wall.events


def disk_times(folder: Path, stop: Event) -> list[float]:
    """Write 4 kB to the disk every 50 ms; returns the milliseconds of each write."""
    times: list[float] = []
    with tempfile.TemporaryFile(dir=folder) as file:
        while not times or not stop.wait(0.05):
            begin = perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            times.append(1000 * (perf_counter() - begin))
    return sorted(times)


def percentile(times: list[float]) -> float:
    """The time that 99 of 100 sorted times do not exceed."""
    return times[int(0.99 * len(times))]


def processor_seconds() -> float:
    """The processor time of the server so far; 0 where the system does not tell."""
    stats = [Path(f"/proc/{child.pid}/stat") for child in active_children()]
    fields = [stat.read_text().rpartition(")")[2].split() for stat in stats if stat.exists()]
    return sum(int(ticks) for stat in fields for ticks in stat[11:13]) / os.sysconf("SC_CLK_TCK")


def main(pupils: int = PUPILS, seconds: int = SECONDS) -> int:
    """Hold the lesson; returns the exit status."""
    stop = Event()
    with sqlite_file() as file, running(f"sqlite:///{file}", limits={}) as port, ThreadPoolExecutor() as threads:
        before, writing = processor_seconds(), threads.submit(disk_times, file.parent, stop)
        joined, phones, wall = asyncio.run(lesson(port, pupils, seconds))
        busy = processor_seconds() - before
        stop.set()
        writes = writing.result()
    times = sorted(time for phone in phones for time in phone.times)
    bounds = Bounds()
    bounds.at_most(f"{pupils} pupils joined within", joined, JOIN_SECONDS, " s")
    bounds.at_most("refused", sum(phone.refused for phone in phones), 0)
    bounds.at_most("p99 of the requests of the lesson", percentile(times), LATE_MILLISECONDS, " ms")
    median, events = times[len(times) // 2], sum(phone.events for phone in phones)
    print(f"{len(times)} requests, median {median:.1f} ms; {events} events to pupils, {wall} to the wall")
    print(f"a small write to this disk: median {writes[len(writes) // 2]:.1f} ms, p99 {percentile(writes):.1f} ms")
    print(
        f"processor time of the server: {busy:.1f} s, {1000 * busy / len(times):.1f} ms a request with all its events"
    )
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
