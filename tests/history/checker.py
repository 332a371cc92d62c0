"""Checks that the logs explain a history, so that it is linearizable and nothing acknowledged is lost.

Every answer must be true at a moment between its request and its arrival. A request takes effect at most once. Every
reader sees a prefix of the log.

    requested  the earliest moment at which an event can have entered the log: when its request was first sent, and not
               before the events ahead of it
    shown      the moment at which a version is known to be in the log, because an answer contained it
    lowest     the version that was shown when an attempt began: it was decided on no older one
    highest    the version that was requested when its answer came: it was decided on no newer one

The log has the order of the events, so no search is needed: an answer is explained if it is right at a
version from the lowest to the highest.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator
from itertools import accumulate
from math import inf

from .law import BreachError, Log
from .records import (
    Again,
    Answer,
    Attempt,
    Done,
    History,
    Join,
    Move,
    Read,
    Refused,
    Resign,
    Sighting,
    TakeBack,
    Unknown,
    View,
)


def unexplained(history: History) -> list[str]:
    """One sentence for each answer or event that the logs do not explain."""
    logs, complaints = {}, []
    for match in history.matches.values():
        try:
            logs[match.id] = Log(match)
        except BreachError as breach:
            complaints.append(f"{match.id}: {breach}")
    attempts, sightings = defaultdict[str, list[Attempt]](list), defaultdict[str, list[Sighting]](list)
    for attempt in history.attempts:
        attempts[attempt.request.match].append(attempt)
    for sighting in history.sightings:
        sightings[sighting.match].append(sighting)
    for match_id, log in logs.items():
        witnesses = _Witnesses(log, attempts[match_id], sightings[match_id])
        complaints += [f"{match_id}: {complaint}" for complaint in witnesses.complaints()]
    strangers = {*attempts, *sightings} - {*history.matches}
    complaints += [f"{match}: somebody was told of it, but it is not there" for match in sorted(strangers)]
    return [*complaints, *_broken_sequels(history)]


class _Witnesses:
    """The attempts and sightings of one match."""

    def __init__(self, log: Log, attempts: list[Attempt], sightings: list[Sighting]) -> None:
        self.log = log
        self.attempts = attempts
        self.sightings = sightings
        shown = [(attempt.end, view.version) for attempt in attempts if (view := _view(attempt.answer))]
        shown += [(sighting.at, sighting.view.version) for sighting in sightings]
        self._shown_at = [at for at, _ in sorted(shown)]
        self._shown = [*accumulate((min(version, log.version) for _, version in sorted(shown)), max)]
        self._first_requested = {event.seq: inf for event in log.events if self._needs_request(event.seq)}
        for attempt in attempts:
            event = log.fulfilment(attempt.request)
            if event is not None:
                self._first_requested[event.seq] = min(self._first_requested[event.seq], attempt.begin)
        # An event without a request is one complaint, and causes none about the events after it.
        requested = (at if (at := self._first_requested.get(event.seq, -inf)) < inf else -inf for event in log.events)
        self._requested = [*accumulate(requested, max)]
        self._holders = {
            (attempt.request.player, attempt.request.claim): attempt.answer.token
            for attempt in attempts
            if isinstance(attempt.request, Join) and isinstance(attempt.answer, Done)
        }

    def complaints(self) -> Iterator[str]:
        """One sentence for each answer or event that the log does not explain."""
        for seq, at in self._first_requested.items():
            if at == inf:
                yield f"nobody asked for {self.log.events[seq - 1]}"
        for player in ("A", "B"):
            claims = [claim for holder, claim in self._holders if holder == player]
            if len(claims) > 1:
                yield f"the seat of {player} was given to {claims}"
        for attempt in self.attempts:
            wrong = self._wrong(attempt)
            if wrong:
                yield f"{wrong}: {attempt}"
        yield from self._broken_streams()

    def _needs_request(self, seq: int) -> bool:
        event = self.log.events[seq - 1]
        return seq > self.log.opening and self.log.match.seats[event.player] != "strategy"

    def lowest(self, begin: float) -> int:
        """The version that was shown by then."""
        place = bisect_left(self._shown_at, begin)
        return self._shown[place - 1] if place else self.log.opening

    def highest(self, end: float) -> int:
        """The version that was requested by then; the opening needs no request."""
        return max(bisect_left(self._requested, end), self.log.opening)

    def _wrong(self, attempt: Attempt) -> str | None:
        """The fault in the answer of an attempt, or None."""
        lowest, highest, answer = self.lowest(attempt.begin), self.highest(attempt.end), attempt.answer
        view = _view(answer)
        if view is not None and not self.log.shows(view):
            return "the log never looked like this"
        if view is not None and view.version > highest:
            return "shown before anybody had asked for it"
        match answer:
            case Unknown():
                return None
            case Done(view) if not isinstance(attempt.request, Read):
                return self._wrongly_done(attempt, view, lowest, highest)
            case Done(view) | Refused(_, View() as view) if view.version < lowest:
                return f"an old version was read, after {lowest} had been shown"
            case Refused(code):
                versions = (v for v in range(lowest, highest + 1) if self.log.is_complete(v))
                if not any(self._refused(attempt, code, version) for version in versions):
                    return f"refused without reason at versions {lowest} to {highest}"
        return None

    def _wrongly_done(self, attempt: Attempt, view: View, lowest: int, highest: int) -> str | None:
        """The fault in the acknowledgement of a request that changes something, or None."""
        request = attempt.request
        event = self.log.fulfilment(request)
        if isinstance(request, Again) and event is None:  # the first request counts, for both players
            event = self.log.standings[-1].asked_again
        if event is None:
            return "acknowledged, but not in the log"
        if event.seq > highest:
            return "acknowledged before it can have been in the log"
        alike = isinstance(request, (Move, TakeBack, Resign))
        if view.version < event.seq or (alike and view.version != self.log.next_complete(event.seq)):
            return f"acknowledged with another version than that of {event}"
        if isinstance(request, (Join, Again)) and view.version < lowest:
            return f"acknowledged with an old version, after {lowest} had been shown"
        if isinstance(request, Move) and self.log.standings[max(lowest, event.seq)].rewound > request.version:
            return "acknowledged after it was void"
        if isinstance(request, Join) and attempt.answer != Done(view, self._holders[request.player, request.claim]):
            return "another token than before for the same claim"
        return None

    def _refused(self, attempt: Attempt, code: str, version: int) -> bool:
        """Whether the request is to be refused for this reason at this version."""
        log, request = self.log, attempt.request
        standing, ply = log.standings[version], len(log.standings[version].crossed)
        fulfilled = log.fulfilment(request)
        match code, request:
            case "stale-move", Move():
                stands = fulfilled is not None and fulfilled.seq <= version
                return standing.rewound > request.version or (ply != request.ply and not stands)
            case "not-your-turn", Move():
                return not log.is_over(version) and standing.turn != request.player and ply == request.ply
            case "stale-takeback", TakeBack():
                return version != request.version and (fulfilled is None or fulfilled.seq > version)
            case "no-takeback", TakeBack():
                return "open" in log.match.seats.values()
            case "takeback-to-program", TakeBack():
                return log.match.seats["AB"[request.ply % 2]] == "strategy"
            case "seat-taken", Join():
                return request.player in standing.joined and (request.player, request.claim) not in self._holders
            case "resigned", Move():
                return standing.resigned is not None and ply == request.ply and standing.rewound <= request.version
            case "resigned", TakeBack():
                return standing.resigned is not None and version == request.version
            case "resigned", Resign():
                return standing.resigned not in (None, request.player)
            case "over", Resign():
                return log.is_over(version) and standing.resigned is None
            case "seat-open", Resign():
                return log.seated(standing) != {"A", "B"}
            case "not-over", Again():
                return not log.is_over(version)
        return False

    def _broken_streams(self) -> Iterator[str]:
        """Streams that did not show the log in order and without gaps."""
        versions: dict[str, int] = {}
        for sighting in sorted(self.sightings, key=lambda sighting: sighting.at):
            view, last = sighting.view, versions.get(sighting.reader, -1)
            if not self.log.shows(view):
                yield f"a reader saw what the log never was: {sighting}"
            elif view.version > self.highest(sighting.at):
                yield f"a reader saw what nobody had asked for: {sighting}"
            elif view.version <= last:
                yield f"a reader who had seen version {last} was shown an older one: {sighting}"
            elif last >= 0 and view.since > last:
                yield f"a reader who had seen version {last} missed a part: {sighting}"
            versions[sighting.reader] = max(view.version, last)


def _view(answer: Answer) -> View | None:
    return None if isinstance(answer, Unknown) else answer.view


def _broken_sequels(history: History) -> Iterator[str]:
    """Sequels that nobody asked for, that are missing, or that are not played by the same people."""
    sequels = {match.parent: match for match in history.matches.values() if match.parent}
    for match in history.matches.values():
        request = next((event for event in match.log if event.kind in ("again", "swap")), None)
        sequel = sequels.get(match.id)
        if (request is None) != (sequel is None):
            yield f"{match.id}: {request} and the sequel {sequel} do not belong together"
        elif request is not None and sequel is not None:
            seats = {player: match.seats["BA"["AB".index(player)]] for player in "AB"}
            if sequel.seats != (seats if request.kind == "swap" else match.seats) or sequel.board != match.board:
                yield f"{match.id}: its sequel {sequel.id} is another game"
    views = [(attempt.request.match, view) for attempt in history.attempts if (view := _view(attempt.answer))]
    views += [(sighting.match, sighting.view) for sighting in history.sightings]
    for match_id, view in views:
        if view.sequel is not None and (match_id not in sequels or sequels[match_id].id != view.sequel.match):
            yield f"{match_id}: somebody was told of another sequel, {view.sequel.match}"
