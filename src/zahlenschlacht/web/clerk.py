"""Takes the wishes of all players to the store: those that arrive while it writes are written together afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ..rules import ZahlenschlachtError
from ..storage.stored import Change, Decide, Stored

TOGETHER = 64
"""At most so many wishes share a transaction."""
TURNS = 3
"""So many turns of the event loop let the requests that have arrived come along; with no others they take no time."""

Result = tuple[Stored, Change]
ChangeAll = Callable[[list[tuple[str, Decide]]], Awaitable[list[Result | ZahlenschlachtError]]]


class Clerk:
    """One transaction at a time, for as many wishes as wait: a commit costs the same for one as for many."""

    def __init__(self, change_all: ChangeAll) -> None:
        self.change_all = change_all
        self._waiting: list[tuple[str, Decide, asyncio.Future[Result]]] = []
        self._working: asyncio.Task[None] | None = None

    async def change(self, match_id: str, decide: Decide) -> Result:
        """The match after the wish, committed; or the refusal."""
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._waiting.append((match_id, decide, answer))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await answer

    async def _work(self) -> None:
        while self._waiting:
            for _ in range(TURNS):
                await asyncio.sleep(0)
            batch, self._waiting = self._waiting[:TOGETHER], self._waiting[TOGETHER:]
            results: list[Result | BaseException]
            try:
                results = [*await self.change_all([(match_id, decide) for match_id, decide, _ in batch])]
            except Exception as error:
                results = [error] * len(batch)
            for (_, _, answer), result in zip(batch, results, strict=True):
                if answer.done():
                    continue
                if isinstance(result, BaseException):
                    answer.set_exception(result)
                else:
                    answer.set_result(result)
        self._working = None
