"""Live updates: the matches and classrooms that are watched in this process, and the events that watchers get."""

# ruff: noqa: TC002 -- what a framework inspects or a reader looks for is imported openly
from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Collection, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from itertools import count
from secrets import token_urlsafe

from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.types import Receive, Scope, Send

from ...game.rules import Player
from ..answers.classrooms.views import View
from ..classroom import GameStatus
from ..schemas.matches import News
from ..storage import DatabaseUnavailableError, StorageError
from ..storage.notify import PresenceNotice, VersionNotice
from ..stored import Stored, StoredClassroom, StoredMatch, UnknownClassroomError
from ..tokens import is_classroom_code
from .async_store import AsyncStore
from .presence import EXPIRE_SECONDS, RENEW_SECONDS, PresenceTracker

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
    """A match or a classroom that is watched in this process, at the newest version known here."""

    def __init__(self) -> None:
        self.stored: Stored | None = None
        self.statuses: dict[str, GameStatus] = {}
        """How far the games of a classroom are."""
        self.view: View | None = None
        """A classroom as the roles see it, shared by the streams."""
        self.is_gone = False
        """Whether it was deleted."""
        self.bells: dict[asyncio.Event, int | None] = {}
        """The bells of the watchers. A pupil's page gives the number of the pupil; the others give None."""
        self._rendered: dict[int, str] = {}

    @property
    def version(self) -> int:
        """The newest version known; -1 before it is loaded."""
        return -1 if self.stored is None else self.stored.version

    def show(self, stored: Stored) -> None:
        """Wake the watchers if this state is newer."""
        if stored.version > self.version:
            pupils = stored.room.affected_pupils(self.version) if isinstance(stored, StoredClassroom) else None
            self.stored = stored
            self._rendered = {}
            self.wake(pupils)

    def note(self, statuses: Iterable[GameStatus]) -> None:
        """Wake the watchers of a classroom who see all games, if one of these is newer."""
        known = self.statuses
        newer = [it for it in statuses if it.match_id not in known or known[it.match_id].version < it.version]
        self.statuses.update({status.match_id: status for status in newer})
        if newer:
            self.wake(pupils=())

    def wake(self, pupils: Collection[int] | None = None) -> None:
        """Let the watchers look for changes. With `pupils`, the pages of all other pupils are left alone."""
        for bell, pupil in self.bells.items():
            if pupils is None or pupil is None or pupil in pupils:
                bell.set()

    def news_since(self, since: int) -> str:
        """The update of a match since a version as JSON; rendered once for all watchers at that version."""
        if since not in self._rendered and isinstance(self.stored, StoredMatch):
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
            channel.wake()

    async def stop(self) -> None:
        """End every stream and every background job."""
        self.close()
        tasks = [*self._jobs, *self._notices]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def publish(self, stored: Stored) -> None:
        """Show this state to the watchers: here at once, in other processes by a notification."""
        code = stored.classroom if isinstance(stored, StoredMatch) else None
        if code in self.channels and isinstance(stored, StoredMatch):
            self.channels[code].note([stored.status])
        if stored.id in self.channels:
            self.channels[stored.id].show(stored)
        if self.store.shared:
            with suppress(DatabaseUnavailableError):  # notifications are best effort: the sweep finds the change
                await self.store.announce(VersionNotice(stored.id, stored.version, code))

    def end(self, id_: str) -> None:
        """End the streams of what was deleted."""
        if id_ in self.channels:
            self.channels[id_].is_gone = True
            self.channels[id_].wake()

    @contextmanager
    def channel(self, id_: str, bell: asyncio.Event, pupil: int | None = None) -> Iterator[Channel]:
        """The channel of a match or a classroom. Its changes ring the bell; `pupil` is the pupil whose page watches."""
        if id_ not in self.channels:
            self.channels[id_] = Channel()
            self.store.watch(id_)
        channel = self.channels[id_]
        channel.bells[bell] = pupil
        try:
            yield channel
        finally:
            channel.bells.pop(bell)
            if not channel.bells:
                self.channels.pop(id_, None)
                self.store.unwatch(id_)
                self.presence.forget(id_)

    @contextmanager
    def present(self, id_: str, person: str | None) -> Iterator[None]:
        """Show the watchers that a person is connected. A notice goes out in any case, for others reply to it."""
        if person is not None:
            self.presence.enter(id_, person)
            self.channels[id_].wake(pupils=())
        self._notify([id_])
        try:
            yield
        finally:
            if person is not None:
                self.presence.leave(id_, person)
                self.channels[id_].wake(pupils=())
                self._notify([id_])

    async def watch(
        self, match_id: str, since: int | None, player: Player | None = None
    ) -> AsyncIterator[ServerSentEvent]:
        """The updates of the match after a version, or from now on, until the watcher disconnects.

        In a match with a remote seat, presence events come too; `player` is the player whose page is watching.
        """
        bell = asyncio.Event()
        with suppress(StorageError), ExitStack() as stack:  # the stream ends, and the client reconnects
            channel = stack.enter_context(self.channel(match_id, bell))
            stored = await self.store.load(match_id)
            channel.show(stored)
            if has_presence := stored.match.has_remote_seat:
                stack.enter_context(self.present(match_id, player))
            if since is not None and since > channel.version:  # the database was restored from a backup
                yield ServerSentEvent("{}", event="reset", id=str(channel.version))
                since = None
            present: frozenset[str] | None = None
            while not self.closed:
                bell.clear()
                if since is None or channel.version > since:
                    news, version = channel.news_since(channel.version if since is None else since), channel.version
                    yield ServerSentEvent(news, event="news", id=str(version), retry=RETRY_MILLISECONDS)
                    since = version
                elif has_presence and present != self.presence.present(match_id):
                    present = self.presence.present(match_id)
                    yield ServerSentEvent(self.presence.snapshot(match_id).model_dump_json(), event="presence")
                else:
                    await bell.wait()

    def _notify(self, ids: Iterable[str]) -> None:
        """Send other processes the presence of these matches and classrooms, in the background."""
        if self.store.shared and not self.closed:
            task = asyncio.create_task(self._send_notices({id_: self.presence.local(id_) for id_ in ids}))
            self._notices.add(task)
            task.add_done_callback(self._notices.discard)

    async def _send_notices(self, persons: dict[str, frozenset[str]]) -> None:
        with suppress(DatabaseUnavailableError):  # notices are repeated soon
            await self.store.notify_presence(self.process, persons)

    def _receive(self, notice: PresenceNotice) -> None:
        """Take in another process's notice about what is watched here, and reply if it needs ours."""
        channel = self.channels.get(notice.id)
        if channel is None or notice.process == self.process:
            return
        needs_reply = self.presence.receive(notice.id, notice.process, notice.persons)
        channel.wake(pupils=())
        if needs_reply and self.presence.local(notice.id):
            self._notify([notice.id])

    async def _renew_forever(self) -> None:
        """Repeat the notices of this process, and drop the expired notices of others soon."""
        for turn in count(1):
            await asyncio.sleep(EXPIRE_SECONDS)
            if turn % (RENEW_SECONDS // EXPIRE_SECONDS) == 0:
                self._notify(self.presence.local_ids)
            for id_, channel in self.channels.items():
                self.presence.refresh(id_)
                channel.wake(pupils=())

    async def _refresh(self, notice: VersionNotice) -> None:
        """Load what is watched here if this version is newer than the one known here."""
        channel = self.channels.get(notice.id)
        if channel is not None and channel.version < notice.version:
            await self.load(notice.id, channel)
        room = None if notice.classroom is None else self.channels.get(notice.classroom)
        if room is not None and notice.version > getattr(room.statuses.get(notice.id), "version", -1):
            room.note([(await self.store.load(notice.id)).status])

    async def load(self, id_: str, channel: Channel) -> Stored:
        """Load a match, or a classroom with its games, and show it to the watchers."""
        if not is_classroom_code(id_):
            match = await self.store.load(id_)
            channel.show(match)
            return match
        room = await self.store.load_classroom(id_)
        channel.note((await self.store.statuses(id_)).values())
        channel.show(room)
        return room

    async def sweep(self) -> None:
        """Compare everything that is watched with the database: this makes up for lost notifications."""
        if self.channels:
            versions = await self.store.versions(list(self.channels))
            for id_, version in versions.items():
                await self._refresh(VersionNotice(id_, version))
        for id_, channel in list(self.channels.items()):
            if is_classroom_code(id_):
                try:
                    await self.load(id_, channel)
                except UnknownClassroomError:
                    self.end(id_)

    async def _sweep_forever(self) -> None:
        while True:
            await asyncio.sleep(self.sweep_seconds)
            try:
                await self.sweep()
            except DatabaseUnavailableError:
                continue  # the store has logged it
            except Exception:
                log.exception("cannot read the versions of what is watched; retrying")

    async def _listen_forever(self) -> None:
        while True:
            try:
                async for notice in self.store.listen():
                    match notice:
                        case None:
                            self._notify(self.channels)
                            await self.sweep()
                        case VersionNotice():
                            await self._refresh(notice)
                        case PresenceNotice():
                            self._receive(notice)
            except Exception as error:
                log.warning("cannot listen for notifications of other servers (%s); retrying", type(error).__name__)
            await asyncio.sleep(1)
