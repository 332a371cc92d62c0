"""The live stream of a classroom: its state as one role sees it, and the news of one match."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, suppress
from typing import Any

from sse_starlette import ServerSentEvent

from ..answers.classrooms.views import View
from ..schemas.classrooms.states import ClassroomState, PupilState
from ..storage import StorageError
from ..stored import StoredClassroom, UnknownError
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
            self._channel = self._stack.enter_context(self._hub.channel(match_id, self._bell))
            await self._hub.load(match_id, self._channel)

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


async def watch_classroom(
    hub: Hub, code: str, viewer: Viewer, token: bytes | None, last_event: str
) -> AsyncIterator[ServerSentEvent]:
    """The states of a classroom and the news of a match, until the watcher disconnects or the classroom is deleted.

    The stream of a pupil also ends when the seat is given to another token. `last_event` is the id of the last event
    that a watcher has seen who reconnects.
    """
    known, seen = (int(part) if part.isdecimal() else None for part in last_event.partition("-")[::2])
    bell, loop = asyncio.Event(), asyncio.get_running_loop()
    is_pupil = isinstance(viewer, int)
    sent: ClassroomState | None = None
    next_at = 0.0
    with suppress(StorageError, UnknownError), ExitStack() as stack:  # the stream ends, and the client reconnects
        channel = stack.enter_context(hub.channel(code, bell, viewer if isinstance(viewer, int) else None))
        await hub.load(code, channel)
        stack.enter_context(hub.present(code, str(viewer) if is_pupil else None))
        match = _Watched(hub, bell, seen)
        stack.callback(match.close)
        while not hub.closed and not channel.is_gone and _holds_seat(channel, viewer, token):
            bell.clear()
            if loop.time() < next_at:
                loop.call_later(next_at - loop.time(), bell.set)
            else:
                state = _state(hub, channel, viewer)
                await match.follow(_match_of(state))
                if sent is None and (match.is_ahead or (known or 0) > channel.version):  # restored from a backup
                    match.since = None
                    yield _event("reset", "{}", channel.version, None)
                if sent is None or not _is_same(state, sent):
                    sent, next_at = state, loop.time() + (PAUSE_SECONDS if is_pupil else WALL_PAUSE_SECONDS)
                    yield _event("classroom", state.model_dump_json(), state.version, match.since)
            while (news := match.news()) is not None:
                yield _event("news", news, 0 if sent is None else sent.version, match.since)
            await bell.wait()


def _state(hub: Hub, channel: Channel, viewer: Viewer) -> ClassroomState:
    if not isinstance(channel.stored, StoredClassroom):
        raise ValueError("this channel has no classroom")
    room, view = channel.stored.room, channel.view
    present = here(hub, room.code)
    if view is None or view.room is not room or view.here != present:
        view = channel.view = View(room, channel.statuses, present)
    view.now = hub.store.now
    return state_for(view, viewer)


def _holds_seat(channel: Channel, viewer: Viewer, token: bytes | None) -> bool:
    """Whether the seat of this pupil still belongs to the token; true for other viewers."""
    stored = channel.stored
    if not isinstance(viewer, int) or not isinstance(stored, StoredClassroom):
        return True
    return stored.room.pupils[viewer].token == token


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


def _event(name: str, data: str, version: int, since: int | None) -> ServerSentEvent:
    id_ = f"{version}-{since}" if since is not None else str(version)
    return ServerSentEvent(data, event=name, id=id_, retry=RETRY_MILLISECONDS)
