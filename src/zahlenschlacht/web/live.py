"""Live updates: who watches which match in this process, and what they are sent.

channel    a match that somebody watches here, with the newest state known
hint       a word that a match may have moved on; the log says whether it did
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import suppress

from ..storage import Stored, TroubleError
from ..storage.notify import hints
from .commits import Commits
from .schemas.matches import News

log = logging.getLogger(__name__)


class Channel:
    """A match that is watched here."""

    def __init__(self) -> None:
        self.watchers = 0
        self.stored: Stored | None = None
        self.changed = asyncio.Event()
        self._rendered: dict[int, bytes] = {}

    @property
    def version(self) -> int:
        """The newest version known; -1 before any is."""
        return -1 if self.stored is None else self.stored.version

    def show(self, stored: Stored) -> None:
        """Wake the watchers if this is newer than what they know."""
        if stored.version > self.version:
            self.stored = stored
            self._rendered = {}
            self.changed.set()
            self.changed = asyncio.Event()

    def news_since(self, since: int) -> bytes:
        """What happened after a version, as JSON; made once for all who ask for the same."""
        if since not in self._rendered and self.stored is not None:
            self._rendered[since] = News.after(self.stored, since).model_dump_json().encode()
        return self._rendered[since]


class Hub:
    """All channels of this process."""

    def __init__(self, commits: Commits, sweep_seconds: float) -> None:
        self.channels: dict[str, Channel] = {}
        self.commits = commits
        self.sweep_seconds = sweep_seconds
        self.closed = False
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to listen for what other processes say, and to look for what was missed; where there are others."""
        if self.commits.store.shared:
            self._tasks = [asyncio.create_task(job) for job in (self._sweep_forever(), self._listen_forever())]

    def close(self) -> None:
        """Let every watcher go; the page comes back by itself and catches up."""
        self.closed = True
        for channel in self.channels.values():
            channel.changed.set()

    async def stop(self) -> None:
        """Listen no more."""
        self.close()
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task

    async def publish(self, stored: Stored) -> None:
        """Show this state to who watches: here at once, in other processes by a hint."""
        channel = self.channels.get(stored.id)
        if channel is not None:
            channel.show(stored)
        if self.commits.store.shared:
            with suppress(TroubleError):  # a hint may be lost, the log is not
                await self.commits.run(self.commits.store.hint, stored.id, stored.version)

    async def watch(self, match_id: str, since: int | None) -> AsyncGenerator[tuple[int, bytes], None]:
        """The news of the match after a version (or after now), as JSON, until the watcher goes."""
        channel = self.channels.setdefault(match_id, Channel())
        channel.watchers += 1
        try:
            channel.show(await self.commits.load(match_id))
            while not self.closed:
                changed = channel.changed
                if since is None or channel.version > since:
                    news, version = channel.news_since(channel.version if since is None else since), channel.version
                    yield version, news
                    since = version
                else:
                    await changed.wait()
        finally:
            channel.watchers -= 1
            if not channel.watchers:
                self.channels.pop(match_id, None)

    async def hint(self, match_id: str, version: int) -> None:
        """Look at the log of a watched match that may be newer than what is known here."""
        channel = self.channels.get(match_id)
        if channel is not None and channel.version < version:
            channel.show(await self.commits.load(match_id))

    async def sweep(self) -> None:
        """Ask the log about every watched match: whatever hint was lost is made up for here."""
        if self.channels:
            versions = await self.commits.run(self.commits.store.versions, list(self.channels))
            for match_id, version in versions.items():
                await self.hint(match_id, version)

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(self.sweep_seconds)
            try:
                await self.sweep()
            except TroubleError:
                continue  # the store has written it down
            except Exception:
                log.exception("the log could not be asked for newer versions; trying again")

    async def _listen_forever(self) -> None:
        while True:
            try:
                async for hint in hints(self.commits.store.url):
                    await (self.sweep() if hint is None else self.hint(*hint))
            except Exception as error:
                log.warning("no hints from other servers (%s); trying again", type(error).__name__)
            await asyncio.sleep(1)
