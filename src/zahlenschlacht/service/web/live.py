"""Live updates: who watches which match in this process, and what they are sent.

channel        a match that somebody watches here, with the newest state known
announcement   the word of another process that a match has moved on; the log says whether it did
presence       who is at a match that is played with a friend; see `presence`
"""

# ruff: noqa: TC002 -- what a framework inspects or a reader looks for is imported openly
from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractContextManager, suppress
from secrets import token_urlsafe

from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.types import Receive, Scope, Send

from ...game.rules import Player
from ..schemas.matches import News
from ..storage import StorageError, Stored, TroubleError
from ..storage.notify import Announcement, Notice, heard
from .commits import Commits
from .presence import RENEW_SECONDS, Attendance

RETRY_MILLISECONDS = 1500
"""After how long a watcher comes back whose stream has ended."""

log = logging.getLogger(__name__)


class Stream(EventSourceResponse):
    """A live stream, counted for as long as it is open."""

    def __init__(
        self, events: AsyncIterator[ServerSentEvent], counted: AbstractContextManager[None], ping_seconds: int
    ) -> None:
        super().__init__(events, ping=ping_seconds, shutdown_grace_period=3)
        self._counted = counted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._counted:
            await super().__call__(scope, receive, send)


class Channel:
    """A match that is watched here."""

    def __init__(self) -> None:
        self.watchers = 0
        self.stored: Stored | None = None
        self.changed = asyncio.Event()
        self._rendered: dict[int, str] = {}

    @property
    def version(self) -> int:
        """The newest version known; -1 before any is."""
        return -1 if self.stored is None else self.stored.version

    def show(self, stored: Stored) -> None:
        """Wake the watchers if this is newer than what they know."""
        if stored.version > self.version:
            self.stored = stored
            self._rendered = {}
            self.wake()

    def wake(self) -> None:
        """Let the watchers look for what is new."""
        self.changed.set()
        self.changed = asyncio.Event()

    def news_since(self, since: int) -> str:
        """What happened after a version, as JSON; made once for all who ask for the same."""
        if since not in self._rendered and self.stored is not None:
            self._rendered[since] = News.after(self.stored, since).model_dump_json()
        return self._rendered[since]


class Hub:
    """All channels of this process."""

    def __init__(self, commits: Commits, sweep_seconds: float) -> None:
        self.channels: dict[str, Channel] = {}
        self.commits = commits
        self.sweep_seconds = sweep_seconds
        self.closed = False
        self.attendance = Attendance()
        self.process = token_urlsafe(6)
        """What other processes know this one by."""
        self._notices: set[asyncio.Task[None]] = set()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to listen for what other processes say, and to look for what was missed; where there are others."""
        if self.commits.store.shared:
            jobs = (self._sweep_forever(), self._listen_forever(), self._renew_forever())
            self._tasks = [asyncio.create_task(job) for job in jobs]

    def close(self) -> None:
        """Let every watcher go; the page comes back by itself and catches up."""
        self.closed = True
        for channel in self.channels.values():
            channel.changed.set()

    async def stop(self) -> None:
        """Listen no more."""
        self.close()
        tasks = [*self._tasks, *self._notices]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task

    async def publish(self, stored: Stored) -> None:
        """Show this state to who watches: here at once, in other processes when they hear of it."""
        channel = self.channels.get(stored.id)
        if channel is not None:
            channel.show(stored)
        if self.commits.store.shared:
            with suppress(TroubleError):  # it may be lost, the log is not
                await self.commits.run(self.commits.store.announce, stored.id, stored.version)

    async def watch(
        self, match_id: str, since: int | None, player: Player | None = None
    ) -> AsyncIterator[ServerSentEvent]:
        """The news of the match after a version (or after now), and who is here where it is played with a friend, until
        the watcher goes; `player` is whose page it is."""
        channel = self.channels.setdefault(match_id, Channel())
        channel.watchers += 1
        befriended = False
        try:
            channel.show(await self.commits.load(match_id))
            if befriended := channel.stored is not None and channel.stored.match.befriended:
                self._enter(match_id, player)
            here: frozenset[Player] | None = None
            while not self.closed:
                changed = channel.changed
                if since is None or channel.version > since:
                    news, version = channel.news_since(channel.version if since is None else since), channel.version
                    yield ServerSentEvent(news, event="news", id=str(version), retry=RETRY_MILLISECONDS)
                    since = version
                elif befriended and here != self.attendance.here(match_id):
                    here = self.attendance.here(match_id)
                    yield ServerSentEvent(self.attendance.told(match_id).model_dump_json(), event="presence")
                else:
                    await changed.wait()
        except StorageError:
            pass  # the stream ends, and who watches comes back
        finally:
            channel.watchers -= 1
            if befriended:
                self._leave(match_id, player)
            if not channel.watchers:
                self.channels.pop(match_id, None)
                self.attendance.forget(match_id)

    def _enter(self, match_id: str, player: Player | None) -> None:
        """Somebody has come to watch or to play: who is here hears of it, and other processes say who is there."""
        if player is not None:
            self.attendance.enter(match_id, player)
            self.channels[match_id].wake()
        self._notify([match_id])

    def _leave(self, match_id: str, player: Player | None) -> None:
        """Somebody has gone."""
        if player is not None:
            self.attendance.leave(match_id, player)
            self.channels[match_id].wake()
            self._notify([match_id])

    def _notify(self, match_ids: Iterable[str]) -> None:
        """Tell other processes whose streams this one has, without waiting for it."""
        if self.commits.store.shared and not self.closed:
            told = {one: "".join(sorted(map(str, self.attendance.own(one)))) for one in match_ids}
            task = asyncio.create_task(self._notified(told))
            self._notices.add(task)
            task.add_done_callback(self._notices.discard)

    async def _notified(self, players: dict[str, str]) -> None:
        with suppress(TroubleError):  # it is said again soon
            await self.commits.run(self.commits.store.notify, self.process, players)

    def hear(self, notice: Notice) -> None:
        """Take down who is at a match that is watched here; who is new there is told who is here."""
        channel = self.channels.get(notice.match_id)
        if channel is None or notice.process == self.process:
            return
        new = self.attendance.hear(notice.match_id, notice.process, frozenset(map(Player, notice.players)))
        channel.wake()
        if new and self.attendance.own(notice.match_id):
            self._notify([notice.match_id])

    async def _renew_forever(self) -> None:
        """Tell the others from time to time who is here, and notice who has not been heard of."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            self._notify(self.attendance.owned)
            for channel in self.channels.values():
                channel.wake()

    async def look(self, match_id: str, version: int) -> None:
        """Look at the log of a watched match that may be newer than what is known here."""
        channel = self.channels.get(match_id)
        if channel is not None and channel.version < version:
            channel.show(await self.commits.load(match_id))

    async def sweep(self) -> None:
        """Ask the log about every watched match: whatever announcement was lost is made up for here."""
        if self.channels:
            versions = await self.commits.run(self.commits.store.versions, list(self.channels))
            for match_id, version in versions.items():
                await self.look(match_id, version)

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
                async for word in heard(self.commits.store.url):
                    match word:
                        case None:
                            self._notify(self.channels)
                            await self.sweep()
                        case Announcement(match_id, version):
                            await self.look(match_id, version)
                        case Notice():
                            self.hear(word)
            except Exception as error:
                log.warning("no word from other servers (%s); trying again", type(error).__name__)
            await asyncio.sleep(1)
