"""Live updates: the matches and classrooms that are watched in this process, and the events that watchers get."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from secrets import token_urlsafe
from time import monotonic
from typing import TYPE_CHECKING, Any

from sse_starlette import EventSourceResponse, ServerSentEvent
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ...game.rules import Player
from ..answers.classrooms.views import View
from ..classroom import Classroom, GameStatus
from ..schemas.matches import MatchUpdate, Reaction
from ..storage import DatabaseUnavailableError, StorageError, Store
from ..storage.notify import Notice, PresenceNotice, ReactionNotice, VersionNotice, listen
from ..stored import StoredMatch, UnknownClassroomError
from .async_store import AsyncStore
from .presence import RENEW_SECONDS, PresenceTracker
from .processor_time import metered_stream

if TYPE_CHECKING:
    from .classroom_stream import SharedState

RETRY_MILLISECONDS = 1500
"""How long a client waits before it opens a broken stream again."""

log = logging.getLogger(__name__)


class Stream(EventSourceResponse):
    """A live stream that is counted while it is open, and charged to its client. It pauses while that is in debt.

    A HEAD request gets only the headers.
    """

    def __init__(
        self,
        request: Request,
        events: AsyncIterator[ServerSentEvent | bytes],
        seat: str | None = None,
        window: str | None = None,
    ) -> None:
        services, address = request.app.state.services, request.scope["state"]["client"].address
        services.streams.check(address, seat, window)
        super().__init__(events, ping=services.settings.ping_seconds, shutdown_grace_period=3)
        self._limits, self._counted = services.limits, services.streams.count(address, seat, window)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["state"].get("head"):
            await Response(media_type="text/event-stream")(scope, receive, send)
            return
        limits = self._limits
        client = limits.client(scope["client"] and scope["client"][0], scope["state"]["token_hash"])
        account, pause = partial(limits.use, client), partial(limits.pause, client)
        self.body_iterator = metered_stream(aiter(self.body_iterator), account, pause)
        with self._counted:
            await super().__call__(scope, receive, send)


class Channel:
    """A match or a classroom that is watched in this process, at the newest version known here."""

    def __init__(self, kind: type[StoredMatch] | type[Classroom], id_: str) -> None:
        self.kind, self.id = kind, id_
        self.log: StoredMatch | Classroom | None = None
        self.statuses: dict[str, GameStatus] = {}
        """How far the games of a classroom are."""
        self.view: View | None = None
        """A classroom as the roles see it, shared by the streams."""
        self.shared: dict[int | str, SharedState] = {}
        """The state of a classroom for each viewer, shared by the streams of that viewer."""
        self.revision = 0
        """How often watchers were woken."""
        self.reaction: Reaction | None = None
        """The last reaction of a player of a match."""
        self.is_gone = False
        """Whether it was deleted."""
        self.bells: dict[asyncio.Event, int | None] = {}
        """The bells of the watchers. A pupil's page gives the number of the pupil; the others give None."""
        self._rendered: dict[int, str] = {}

    @property
    def version(self) -> int:
        """The newest version known; -1 before it is loaded."""
        return -1 if self.log is None else self.log.version

    def show(self, log: StoredMatch | Classroom) -> None:
        """Wake the watchers if this state is newer."""
        if log.version > self.version:
            pupils = log.affected_pupils(self.version)
            self.log = log
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
        self.revision += 1
        for bell, pupil in self.bells.items():
            if pupils is None or pupil is None or pupil in pupils:
                bell.set()

    def react(self, reaction: Reaction) -> None:
        """Show the watchers a reaction."""
        self.reaction = reaction
        self.wake()

    def wake_about(self, person: str | None) -> None:
        """Wake those who see whether this person is connected: in a classroom also the partner in a game."""
        partner = self.log.partner_of(int(person)) if isinstance(self.log, Classroom) and person else None
        self.wake(pupils=() if partner is None else (partner,))

    def news_since(self, since: int) -> str:
        """The update of a match since a version as JSON; rendered once for all watchers at that version."""
        if since not in self._rendered and isinstance(self.log, StoredMatch):
            self._rendered[since] = MatchUpdate.after(self.log, since).model_dump_json()
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

    def jobs(self) -> list[Coroutine[Any, Any, None]]:
        """The background jobs: they exchange notifications with other processes, if the database is shared."""
        if not self.store.blocking.shared:
            return []
        sweep, renew = repeat(self.sweep, self.sweep_seconds), repeat(self._renew_presence, RENEW_SECONDS)
        return [self._listen_forever(), sweep, renew]

    def close(self) -> None:
        """End every stream. The page reconnects by itself and catches up."""
        self.closed = True
        for channel in self.channels.values():
            channel.wake()

    async def stop(self) -> None:
        """End every stream and every notice that is being sent."""
        self.close()
        for notice in self._notices:
            notice.cancel()
        await asyncio.gather(*self._notices, return_exceptions=True)

    async def publish(self, log: StoredMatch | Classroom) -> None:
        """Show this state to the watchers: here at once, in other processes by a notification."""
        code = log.classroom if isinstance(log, StoredMatch) else None
        if isinstance(log, StoredMatch) and code in self.channels:
            self.channels[code].note([log.status])
        if log.id in self.channels:
            self.channels[log.id].show(log)
        if self.store.blocking.shared:
            with suppress(DatabaseUnavailableError):  # notifications are best effort: the sweep finds the change
                await self.store.run(Store.notify, [VersionNotice(log.id, log.version, code)])

    def end(self, id_: str) -> None:
        """End the streams of what was deleted."""
        if id_ in self.channels:
            self.channels[id_].is_gone = True
            self.channels[id_].wake()

    @contextmanager
    def channel(
        self, kind: type[StoredMatch] | type[Classroom], id_: str, bell: asyncio.Event, pupil: int | None = None
    ) -> Iterator[Channel]:
        """The channel of a match or a classroom. Its changes ring the bell; `pupil` is the pupil whose page watches."""
        if id_ not in self.channels:
            self.channels[id_] = Channel(kind, id_)
            self.store.blocking.watched[id_] = monotonic()
        channel = self.channels[id_]
        channel.bells[bell] = pupil
        try:
            yield channel
        finally:
            channel.bells.pop(bell)
            if not channel.bells:
                self.channels.pop(id_, None)
                self.store.blocking.watched.pop(id_, None)
                self.presence.forget(id_)

    @contextmanager
    def present(self, id_: str, person: str | None) -> Iterator[None]:
        """Show the watchers that a person is connected. A notice goes out in any case, for others reply to it."""
        if person is not None:
            self.presence.enter(id_, person)
            self.channels[id_].wake_about(person)
        self._notify([id_])
        try:
            yield
        finally:
            if person is not None:
                self.presence.leave(id_, person)
                self.channels[id_].wake_about(person)
                self._notify([id_])

    async def watch(
        self, match_id: str, since: int | None, player: Player | None = None
    ) -> AsyncIterator[ServerSentEvent]:
        """The updates of the match after a version, or from now on, until the watcher disconnects.

        In a match with a remote seat, presence events come too, and reactions; `player` is the player whose page is
        watching.
        """
        bell = asyncio.Event()
        with suppress(StorageError), ExitStack() as stack:  # the stream ends, and the client reconnects
            channel = stack.enter_context(self.channel(StoredMatch, match_id, bell))
            stored = await self.store.load(StoredMatch, match_id)
            channel.show(stored)
            if has_presence := stored.match.has_remote_seat:
                stack.enter_context(self.present(match_id, player))
            if since is not None and since > channel.version:  # the database was restored from a backup
                yield ServerSentEvent("{}", event="reset", id=str(channel.version))
                since = None
            present: frozenset[str] | None = None
            reaction = channel.reaction
            while not self.closed:
                bell.clear()
                if since is None or channel.version > since:
                    news, version = channel.news_since(channel.version if since is None else since), channel.version
                    yield ServerSentEvent(news, event="news", id=str(version), retry=RETRY_MILLISECONDS)
                    since = version
                elif has_presence and present != self.presence.present(match_id):
                    present = self.presence.present(match_id)
                    yield ServerSentEvent(self.presence.snapshot(match_id).model_dump_json(), event="presence")
                elif channel.reaction is not None and channel.reaction is not reaction:
                    reaction = channel.reaction
                    yield ServerSentEvent(reaction.model_dump_json(), event="reaction")
                else:
                    await bell.wait()

    def _notify(self, ids: Iterable[str]) -> None:
        """Send other processes the presence of these matches and classrooms, in the background."""
        self._send([PresenceNotice(self.process, id_, self.presence.local(id_)) for id_ in ids])

    def _send(self, notices: Sequence[Notice]) -> None:
        """Send other processes these notices, in the background."""
        if self.store.blocking.shared and not self.closed:
            task = asyncio.create_task(self._send_notices(notices))
            self._notices.add(task)
            task.add_done_callback(self._notices.discard)

    async def _send_notices(self, notices: Sequence[Notice]) -> None:
        with suppress(DatabaseUnavailableError):  # presence is repeated soon, and a reaction may be lost
            await self.store.run(Store.notify, notices)

    def react(self, match_id: str, reaction: Reaction) -> None:
        """Show everybody who watches the match a reaction. It is not stored."""
        if match_id in self.channels:
            self.channels[match_id].react(reaction)
        self._send([ReactionNotice(self.process, match_id, reaction.model_dump_json())])

    def _receive(self, notice: PresenceNotice) -> None:
        """Take in another process's notice about what is watched here, and reply if it needs ours."""
        channel = self.channels.get(notice.id)
        if channel is None or notice.process == self.process:
            return
        needs_reply = self.presence.receive(notice.id, notice.process, notice.persons)
        channel.wake(pupils=())
        if needs_reply and self.presence.local(notice.id):
            self._notify([notice.id])

    async def _renew_presence(self) -> None:
        """Repeat the notices of this process."""
        self._notify(self.presence.streams)

    async def _refresh(self, notice: VersionNotice) -> None:
        """Load what is watched here if this version is newer than the one known here."""
        channel = self.channels.get(notice.id)
        if channel is not None and channel.version < notice.version:
            await self.load(channel)
        room = None if notice.classroom is None else self.channels.get(notice.classroom)
        if room is not None and notice.version > getattr(room.statuses.get(notice.id), "version", -1):
            room.note([(await self.store.load(StoredMatch, notice.id)).status])

    async def load(self, channel: Channel) -> None:
        """Load a match, or a classroom with its games, and show it to the watchers."""
        if channel.kind is StoredMatch:
            channel.show(await self.store.load(StoredMatch, channel.id))
        else:
            room = await self.store.load(Classroom, channel.id)
            channel.note((await self.store.run(Store.statuses, channel.id)).values())
            channel.show(room)

    async def sweep(self) -> None:
        """Compare everything that is watched with the database, which makes up for lost notifications.

        Notices of presence that have expired are dropped, because a process that was killed sends no others.
        """
        for id_, channel in self.channels.items():
            self.presence.refresh(id_)
            channel.wake(pupils=())
        if self.channels:
            versions = await self.store.run(Store.versions, list(self.channels))
            for id_, version in versions.items():
                await self._refresh(VersionNotice(id_, version))
        for channel in list(self.channels.values()):
            if channel.kind is Classroom:
                try:
                    await self.load(channel)
                except UnknownClassroomError:
                    self.end(channel.id)

    async def _listen_forever(self) -> None:
        while True:
            try:
                async for notice in listen(self.store.blocking.notifications_url):
                    match notice:
                        case None:
                            self._notify(self.channels)
                            await self.sweep()
                        case VersionNotice():
                            await self._refresh(notice)
                        case PresenceNotice():
                            self._receive(notice)
                        case ReactionNotice(process, id_, reaction):
                            if process != self.process and id_ in self.channels:
                                self.channels[id_].react(Reaction.model_validate_json(reaction))
            except Exception as error:
                log.warning("cannot listen for notifications of other servers (%s); retrying", type(error).__name__)
            await asyncio.sleep(1)


async def repeat(job: Callable[[], Awaitable[None]], every: float, first: float | None = None) -> None:
    """Run a background job for ever, at this interval in seconds, also if it has failed; `first` is the first wait."""
    await asyncio.sleep(every if first is None else first)
    while True:
        try:
            await job()
        except DatabaseUnavailableError:
            pass  # the store has logged it
        except Exception:
            log.exception("a background job has failed; it will run again")
        await asyncio.sleep(every)
