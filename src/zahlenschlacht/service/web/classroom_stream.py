"""The live stream of a classroom: its state as one role sees it, and the news of one match."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, suppress
from math import inf, isinf
from typing import Any

from sse_starlette import ServerSentEvent

from ..answers.classrooms.views import View
from ..classroom import Classroom
from ..schemas.classrooms.states import ClassroomState, PupilState
from ..storage import StorageError
from ..stored import StoredMatch, UnknownError
from .live import RETRY_MILLISECONDS, Channel, Hub

PAUSE_SECONDS, WALL_PAUSE_SECONDS = 0.25, 0.5
"""The least time between two states in the stream of a pupil, and in one that shows all pupils."""

Viewer = int | str
"""A pupil by number, "teacher" or "wall"."""


def state_for(view: View, viewer: Viewer) -> ClassroomState:
    """The classroom in the view of this viewer."""
    if isinstance(viewer, int):
        return view.pupil(viewer)
    return view.teacher() if viewer == "teacher" else view.wall()


def here(hub: Hub, code: str) -> frozenset[int]:
    """The pupils whose pages are connected, as far as this process knows."""
    return frozenset(map(int, hub.presence.present(code)))


class _Watched:
    """The match whose news a stream carries at the moment."""

    def __init__(self, hub: Hub, bell: asyncio.Event, since: int | None) -> None:
        self._hub, self._bell = hub, bell
        self._channel: Channel | None = None
        self._stack = ExitStack()
        self.match_id: str | None = None
        self.since = since

    @property
    def is_ahead(self) -> bool:
        """Whether the watcher has a later version of the match than the log."""
        return self._channel is not None and self.since is not None and self.since > self._channel.version

    async def follow(self, match_id: str | None) -> None:
        """Carry the news of this match from now on."""
        if match_id == self.match_id:
            return
        self.close()
        if self.match_id is not None:
            self.since = None
        self.match_id = match_id
        if match_id is not None:
            self._channel = self._stack.enter_context(self._hub.channel(StoredMatch, match_id, self._bell))
            await self._hub.load(self._channel)

    def news(self) -> str | None:
        """The next update of the match as JSON, if there is one."""
        channel = self._channel
        if channel is None or (self.since is not None and channel.version <= self.since):
            return None
        since = channel.version if self.since is None else self.since
        self.since = channel.version
        return channel.news_since(since)

    def close(self) -> None:
        """Follow no match."""
        self._channel = None
        self._stack.close()


class SharedState:
    """The state of a classroom for one viewer. It is rendered once for all streams of that viewer."""

    def __init__(self) -> None:
        self.state: ClassroomState | None = None
        self._revision = -1
        """The revision of the channel that the state shows."""
        self._changes_at = self._next_at = 0.0
        """When the passing of time changes the state, and when it may be rendered again, by the clock of the loop."""
        self._frame = "", b""

    def refresh(self, hub: Hub, channel: Channel, viewer: Viewer) -> float | None:
        """Render the state if it may have changed; returns the seconds after which to call this again, if any."""
        now = asyncio.get_running_loop().time()
        if self._revision != channel.revision or now >= self._changes_at:
            if now < self._next_at:
                return self._next_at - now
            view = _view(hub, channel)
            state, self._revision = state_for(view, viewer), channel.revision
            self._changes_at = now + (view.changes_at - view.now) / 1000
            if self.state is None or not _is_same(state, self.state):
                self.state, self._frame = state, ("", b"")
                self._next_at = now + (PAUSE_SECONDS if isinstance(viewer, int) else WALL_PAUSE_SECONDS)
        return None if isinf(self._changes_at) else self._changes_at - now

    def event(self, since: int | None) -> bytes:
        """The state as an event of the stream, with the version of the match in its id."""
        if self.state is None:
            raise ValueError("the state was not rendered")
        id_ = _id(self.state.version, since)
        if self._frame[0] != id_:
            self._frame = id_, _event("classroom", self.state.model_dump_json(), id_)
        return self._frame[1]


async def watch_classroom(
    hub: Hub, code: str, viewer: Viewer, token: bytes | None, last_event: str
) -> AsyncIterator[bytes]:
    """The states of a classroom and the news of a match, until the watcher disconnects or the classroom is deleted.

    The stream of a pupil also ends when the seat is given to another token. `last_event` is the id of the last event
    that a watcher has seen who reconnects.
    """
    known, seen = (int(part) if part.isdecimal() else None for part in last_event.partition("-")[::2])
    bell = asyncio.Event()
    pupil = viewer if isinstance(viewer, int) else None
    sent: ClassroomState | None = None
    with suppress(StorageError, UnknownError), ExitStack() as stack:  # the stream ends, and the client reconnects
        channel = stack.enter_context(hub.channel(Classroom, code, bell, pupil))
        shared = channel.shared.setdefault(viewer, SharedState())
        await hub.load(channel)
        stack.enter_context(hub.present(code, None if pupil is None else str(pupil)))
        match = _Watched(hub, bell, seen)
        stack.callback(match.close)
        while not hub.closed and not channel.is_gone and _holds_seat(channel, viewer, token):
            bell.clear()
            seconds = shared.refresh(hub, channel, viewer)
            if (state := shared.state) is not None and state is not sent:
                await match.follow(_match_of(state))
                if sent is None and (match.is_ahead or (known or 0) > channel.version):  # restored from a backup
                    match.since = None
                    yield _event("reset", "{}", _id(channel.version, None))
                sent = state
                yield shared.event(match.since)
            while (news := match.news()) is not None:
                yield _event("news", news, _id(0 if sent is None else sent.version, match.since))
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await bell.wait()


def _view(hub: Hub, channel: Channel) -> View:
    if not isinstance(channel.log, Classroom):
        raise ValueError("this channel has no classroom")
    room, view = channel.log, channel.view
    present = here(hub, room.code)
    if view is None or view.room is not room or view.here != present:
        view = channel.view = View(room, channel.statuses, present)
    view.now, view.changes_at = hub.store.blocking.now, inf
    return view


def _holds_seat(channel: Channel, viewer: Viewer, token: bytes | None) -> bool:
    """Whether the seat of this pupil still belongs to the token; true for other viewers."""
    stored = channel.log
    if not isinstance(viewer, int) or not isinstance(stored, Classroom):
        return True
    return stored.pupils[viewer].token == token


def _match_of(state: ClassroomState) -> str | None:
    """The match whose news this viewer gets."""
    if isinstance(state, PupilState):
        return state.match
    return None if state.shown is None else state.shown.match


def _is_same(state: ClassroomState, sent: ClassroomState) -> bool:
    """Whether the viewer would see no difference. A pupil sees the moves of a game in the news of its match."""
    kept: dict[str, Any] = {"version": sent.version, "progress": sent.progress, "now": sent.now}
    if isinstance(state, PupilState) and isinstance(sent, PupilState) and len(state.you.tries) == len(sent.you.tries):
        pairs = zip(state.you.tries, sent.you.tries, strict=True)
        tries = tuple(one.model_copy(update={"moves": other.moves}) for one, other in pairs)
        kept["you"] = state.you.model_copy(update={"tries": tries})
    return state.model_copy(update=kept) == sent


def _id(version: int, since: int | None) -> str:
    """The id of an event: the version of the classroom, and that of the match which the stream follows."""
    return f"{version}-{since}" if since is not None else str(version)


def _event(name: str, data: str, id_: str) -> bytes:
    return ServerSentEvent(data, event=name, id=id_, retry=RETRY_MILLISECONDS).encode()
