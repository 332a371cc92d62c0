"""200 live matches with 400 streams and 50 moves per second: the times until a move is acknowledged and seen.

Each match has a stream for each player. Moves are sent at fixed times, even if earlier ones are not answered yet.

    python benchmarks/server_live.py
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import perf_counter

from server_common import Wire, open_match, post, running, sqlite_file

MATCHES = 200
MOVES_A_SECOND = 50
SECONDS = 24
"""Short enough that no game ends."""


class Watcher:
    """Watches the stream of one match and records when each version arrives."""

    def __init__(self) -> None:
        self.arrival_times: dict[int, float] = {}
        """When each version arrived."""

    async def watch(self, port: int, match_id: str, ready: asyncio.Semaphore) -> None:
        """Read the stream until it is cancelled."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET /api/matches/{match_id}/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        async for line in reader:
            if line.startswith(b"id: "):
                version = int(line[4:])
                self.arrival_times[version] = perf_counter()
                if version == 0:
                    ready.release()


async def send_move(port: int, request: bytes) -> float:
    """Send a move; return the time at which the response arrives."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request.replace(b"\r\n", b"\r\nConnection: close\r\n", 1))
    response = await reader.read()
    if not response.startswith(b"HTTP/1.1 200"):
        raise RuntimeError(response[:300])
    writer.close()
    return perf_counter()


async def measure(port: int) -> tuple[list[float], list[float]]:
    """Seconds until the acknowledgement of each move, and until the opponent's stream has it."""
    wire = Wire(port)
    matches = [open_match(wire) for _ in range(MATCHES)]
    watchers = [(Watcher(), Watcher()) for _ in matches]
    ready = asyncio.Semaphore(0)
    streams = [
        asyncio.create_task(watcher.watch(port, match["id"], ready))
        for match, pair in zip(matches, watchers, strict=True)
        for watcher in pair
    ]
    for _ in streams:
        await ready.acquire()
    begin = perf_counter()
    moves: list[tuple[int, int, float]] = []
    tasks = []
    for turn in range(SECONDS * MOVES_A_SECOND):
        await asyncio.sleep(begin + turn / MOVES_A_SECOND - perf_counter())
        number, ply = turn % MATCHES, turn // MATCHES
        match = matches[number]
        body = {"number": ply + 1, "ply": ply}
        request = post(f"/api/matches/{match['id']}/moves", body, match["tokens"]["AB"[ply % 2]])
        moves.append((number, ply, perf_counter()))
        tasks.append(asyncio.create_task(send_move(port, request)))
    times = await asyncio.gather(*tasks)
    await asyncio.sleep(1)
    for stream in streams:
        stream.cancel()
    updates = [watchers[number][1 - ply % 2].arrival_times[ply + 1] - begin for number, ply, begin in moves]
    return [end - begin for end, (_, _, begin) in zip(times, moves, strict=True)], updates


def summary(name: str, seconds: Sequence[float]) -> str:
    """The median, the 99th percentile and the longest time, in milliseconds."""
    ordered = sorted(seconds)
    middle, p99 = ordered[len(ordered) // 2], ordered[len(ordered) * 99 // 100]
    return f"{name}: median {middle * 1e3:.1f} ms, p99 {p99 * 1e3:.1f} ms, longest {ordered[-1] * 1e3:.1f} ms"


def main() -> None:
    """Print both distributions."""
    with sqlite_file() as file, running(f"sqlite:///{file}") as port:
        answers, updates = asyncio.run(measure(port))
    print(f"{MATCHES} matches, {2 * MATCHES} streams, {len(answers)} moves at {MOVES_A_SECOND} per second")
    print(summary("until the move is acknowledged", answers))
    print(summary("until the opponent sees it", updates))


if __name__ == "__main__":
    main()
