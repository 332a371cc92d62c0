"""`GET /api/solve` against a bare FastAPI route on the same server: at least 25 % of its rate.

Both are in one process behind one uvicorn; the bare route is `return {"status": "ok"}` in an app with nothing around
it. The questions of the second line are all different, so that no answer is kept from before. Each round measures all
three, one after the other; the middle of the rounds counts.

    python benchmarks/server_solve.py
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any

from server_common import Wire, get, rate, running, sqlite_file

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

ROUNDS = 9
REQUESTS = 400
AT_LEAST = 0.25


def serve_both(database: str, ready: Callable[[int], None]) -> None:
    """The website and a bare FastAPI app, told apart by the path."""
    import uvicorn
    from fastapi import FastAPI

    from zahlenschlacht.service.storage import Store
    from zahlenschlacht.service.web.app import create_app
    from zahlenschlacht.service.web.settings import Settings

    bare = FastAPI()

    @bare.get("/bare")
    async def answer() -> dict[str, str]:
        return {"status": "ok"}

    site = create_app(Store(database), Settings.of())

    async def both(scope: Scope, receive: Receive, send: Send) -> None:
        await (bare if scope.get("path") == "/bare" else site)(scope, receive, send)

    class Server(uvicorn.Server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            ready(self.servers[0].sockets[0].getsockname()[1])

    Server(uvicorn.Config(both, port=0, access_log=False, log_level="warning")).run()


def questions(rng: Random) -> list[bytes]:
    """Positions as people look at them: boards of 5 to 40 numbers, some of them crossed out."""
    asked = []
    for _ in range(REQUESTS):
        n = rng.randrange(5, 41)
        crossed = rng.sample(range(1, n + 1), rng.randrange(n - 3))
        asked.append(get(f"/api/solve?n={n}&d={rng.randrange(2, 27)}&crossed={','.join(map(str, crossed))}"))
    return asked


def main() -> None:
    """Print the rates, and the middle of the ratios of the rounds."""
    rng = Random(2017)
    rounds = []
    with sqlite_file() as file, running(f"sqlite:///{file}", serve_both) as port:
        for _ in range(ROUNDS):
            wire = Wire(port)
            plain = rate(wire, [get("/bare")] * REQUESTS)
            rounds.append((plain, rate(wire, [get("/api/solve?n=15&d=7")] * REQUESTS), rate(wire, questions(rng))))
    bare, same, mixed = (median(rates) for rates in zip(*rounds, strict=True))
    again, different = (median(found[i] / found[0] for found in rounds) for i in (1, 2))
    print(f"bare FastAPI route                 {bare:8.0f} requests/s")
    print(f"GET /api/solve, Z(15, 7) again     {same:8.0f} requests/s = {again:4.0%}")
    print(f"GET /api/solve, all different      {mixed:8.0f} requests/s = {different:4.0%}, at least {AT_LEAST:.0%}")


if __name__ == "__main__":
    main()
