"""Live updates: the matches that are watched in this process, and the events that their watchers get."""

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
from ..storage import DatabaseUnavailableError, StorageError
from ..storage.notify import PresenceNotice, VersionNotice
from ..stored import StoredMatch
from .async_store import AsyncStore
from .presence import RENEW_SECONDS, PresenceTracker

RETRY_MILLISECONDS = 1500
"""How long a client waits before it opens a broken stream again."""

log = logging.getLogger(__name__)


class Stream(EventSourceResponse):
    """A live stream that is counted while it is open."""

    def __init__(
        self, events: AsyncIterator[ServerSentEvent], counted: AbstractContextManager[None], ping_seconds: int
    ) -> None:
        super().__init__(events, ping=ping_seconds, shutdown_grace_period=3)
        self._counted = counted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._counted:
            await super().__call__(scope, receive, send)


class Channel:
    """A match that is watched in this process, at the newest version known here."""

    def __init__(self) -> None:
        self.watchers = 0
        self.stored: StoredMatch | None = None
        self.changed = asyncio.Event()
        self._rendered: dict[int, str] = {}

    @property
    def version(self) -> int:
        """The newest version known; -1 before the match is loaded."""
        return -1 if self.stored is None else self.stored.version

    def show(self, stored: StoredMatch) -> None:
        """Wake the watchers if this state is newer."""
        if stored.version > self.version:
            self.stored = stored
            self._rendered = {}
            self.wake()

    def wake(self) -> None:
        """Let the watchers look for changes."""
        self.changed.set()
        self.changed = asyncio.Event()

    def news_since(self, since: int) -> str:
        """The update since a version as JSON; rendered once for all watchers at that version."""
        if since not in self._rendered and self.stored is not None:
            self._rendered[since] = News.after(self.stored, since).model_dump_json()
        return self._rendered[since]


class Hub:
    """All channels of this process."""

    def __init__(self, store: AsyncStore, sweep_seconds: float) -> None:
        self.channels: dict[str, Channel] = {}
        self.store = store
        self.sweep_seconds = sweep_seconds
        self.closed = False
        self.presence = PresenceTracker()
        self.process = token_urlsafe(6)
        """The name of this process in its notices."""
        self._notices: set[asyncio.Task[None]] = set()
        self._jobs: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start to exchange notifications with other processes, if the database is shared."""
        if self.store.shared:
            jobs = (self._sweep_forever(), self._listen_forever(), self._renew_forever())
            self._jobs = [asyncio.create_task(job) for job in jobs]

    def close(self) -> None:
        """End every stream. The page reconnects by itself and catches up."""
        self.closed = True
        for channel in self.channels.values():
            channel.changed.set()

    async def stop(self) -> None:
        """End every stream and every background job."""
        self.close()
        tasks = [*self._jobs, *self._notices]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def publish(self, stored: StoredMatch) -> None:
        """Show this state to the watchers: here at once, in other processes by a notification."""
        channel = self.channels.get(stored.id)
        if channel is not None:
            channel.show(stored)
        if self.store.shared:
            with suppress(DatabaseUnavailableError):  # notifications are best effort: the sweep finds the change
                await self.store.announce(stored.id, stored.version)

    async def watch(
        self, match_id: str, since: int | None, player: Player | None = None
    ) -> AsyncIterator[ServerSentEvent]:
        """The updates of the match after a version, or from now on, until the watcher disconnects.

        In a match with a remote seat, presence events come too; `player` is the player whose page is watching.
        """
        channel = self.channels.setdefault(match_id, Channel())
        channel.watchers += 1
        has_presence = False
        try:
            channel.show(await self.store.load(match_id))
            if has_presence := channel.stored is not None and channel.stored.match.has_remote_seat:
                self._enter(match_id, player)
            present: frozenset[Player] | None = None
            while not self.closed:
                changed = channel.changed
                if since is None or channel.version > since:
                    news, version = channel.news_since(channel.version if since is None else since), channel.version
                    yield ServerSentEvent(news, event="news", id=str(version), retry=RETRY_MILLISECONDS)
                    since = version
                elif has_presence and present != self.presence.present(match_id):
                    present = self.presence.present(match_id)
                    yield ServerSentEvent(self.presence.snapshot(match_id).model_dump_json(), event="presence")
                else:
                    await changed.wait()
        except StorageError:
            pass  # the stream ends, and the client reconnects
        finally:
            channel.watchers -= 1
            if has_presence:
                self._leave(match_id, player)
            if not channel.watchers:
                self.channels.pop(match_id, None)
                self.presence.forget(match_id)

    def _enter(self, match_id: str, player: Player | None) -> None:
        """Tell the watchers that a player has connected. A notice goes out in any case, for others reply to it."""
        if player is not None:
            self.presence.enter(match_id, player)
            self.channels[match_id].wake()
        self._notify([match_id])

    def _leave(self, match_id: str, player: Player | None) -> None:
        """Tell the watchers that a player has disconnected."""
        if player is not None:
            self.presence.leave(match_id, player)
            self.channels[match_id].wake()
            self._notify([match_id])

    def _notify(self, match_ids: Iterable[str]) -> None:
        """Send other processes the presence of these matches, in the background."""
        if self.store.shared and not self.closed:
            players = {match_id: "".join(sorted(map(str, self.presence.local(match_id)))) for match_id in match_ids}
            task = asyncio.create_task(self._send_notices(players))
            self._notices.add(task)
            task.add_done_callback(self._notices.discard)

    async def _send_notices(self, players: dict[str, str]) -> None:
        with suppress(DatabaseUnavailableError):  # notices are repeated soon
            await self.store.notify_presence(self.process, players)

    def _receive(self, notice: PresenceNotice) -> None:
        """Take in another process's notice about a match that is watched here, and reply if it needs ours."""
        channel = self.channels.get(notice.match_id)
        if channel is None or notice.process == self.process:
            return
        players = frozenset(map(Player, notice.players))
        needs_reply = self.presence.receive(notice.match_id, notice.process, players)
        channel.wake()
        if needs_reply and self.presence.local(notice.match_id):
            self._notify([notice.match_id])

    async def _renew_forever(self) -> None:
        """Repeat the notices of this process, and drop the expired notices of others."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            self._notify(self.presence.local_matches)
            for match_id, channel in self.channels.items():
                self.presence.refresh(match_id)
                channel.wake()

    async def _refresh(self, match_id: str, version: int) -> None:
        """Load a watched match if this version is newer than the one known here."""
        channel = self.channels.get(match_id)
        if channel is not None and channel.version < version:
            channel.show(await self.store.load(match_id))

    async def sweep(self) -> None:
        """Compare every watched match with the database: this makes up for lost notifications."""
        if self.channels:
            versions = await self.store.versions(list(self.channels))
            for match_id, version in versions.items():
                await self._refresh(match_id, version)

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(self.sweep_seconds)
            try:
                await self.sweep()
            except DatabaseUnavailableError:
                continue  # the store has logged it
            except Exception:
                log.exception("cannot read the versions of the watched matches; retrying")

    async def _listen_forever(self) -> None:
        while True:
            try:
                async for notice in self.store.listen():
                    match notice:
                        case None:
                            self._notify(self.channels)
                            await self.sweep()
                        case VersionNotice(match_id, version):
                            await self._refresh(match_id, version)
                        case PresenceNotice():
                            self._receive(notice)
            except Exception as error:
                log.warning("cannot listen for notifications of other servers (%s); retrying", type(error).__name__)
            await asyncio.sleep(1)
