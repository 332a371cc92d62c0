"""`GET /api/solve` compared with a bare FastAPI route on the same server: at least 25 % of its rate, repeated 50 %.

Both run in one process behind one uvicorn. The bare route is `return {"status": "ok"}` in an app without middleware.
A repeated question is answered from a cache; the others are all different. Each round measures all three, one
after the other; the median of the rounds counts.

    python benchmarks/server_solve.py
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any

from bounds import Bounds
from server_common import Wire, get, rate, running, sqlite_file

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

ROUNDS = 9
REQUESTS = 400
AT_LEAST, AT_LEAST_REPEATED = 25, 50
"""The bounds in per cent."""


def serve_both(database: str, ready: Callable[[int], None]) -> None:
    """Serve the website, and a bare FastAPI app at /bare."""
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
    """Requests for typical positions: boards of 5 to 40 numbers, some of them crossed out."""
    requests = []
    for _ in range(REQUESTS):
        n = rng.randrange(5, 41)
        crossed = rng.sample(range(1, n + 1), rng.randrange(n - 3))
        requests.append(get(f"/api/solve?n={n}&d={rng.randrange(2, 27)}&crossed={','.join(map(str, crossed))}"))
    return requests


def main() -> int:
    """Print the rates and the median ratios; return 1 if a bound is missed."""
    bounds = Bounds()
    rng = Random(2017)
    rounds = []
    with sqlite_file() as file, running(f"sqlite:///{file}", serve_both) as port:
        for _ in range(ROUNDS):
            wire = Wire(port)
            plain = rate(wire, [get("/bare")] * REQUESTS)
            rounds.append((plain, rate(wire, [get("/api/solve?n=15&d=7")] * REQUESTS), rate(wire, questions(rng))))
    bare, same, mixed = (median(rates) for rates in zip(*rounds, strict=True))
    same_percent, mixed_percent = (100 * median(rates[i] / rates[0] for rates in rounds) for i in (1, 2))
    print(f"bare FastAPI route: {bare:.0f} requests per second")
    for question, percent, bound, per_second in (
        ("always Z(15, 7)", same_percent, AT_LEAST_REPEATED, same),
        ("all different", mixed_percent, AT_LEAST, mixed),
    ):
        label = f"GET /api/solve, {question}, compared with the bare route"
        bounds.at_least(label, percent, bound, " %", f"{per_second:.0f} requests per second")
    return bounds.status()


if __name__ == "__main__":
    sys.exit(main())
