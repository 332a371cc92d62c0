"""Checks that the logs explain a history: it is linearizable, and no acknowledged event is lost.

Every answer must be correct at some moment between the sending of its request and its arrival. A request takes effect
at most once. Every reader sees a prefix of the log.

    request time     the earliest time at which an event can have entered the log: when its request was first sent, but
                     not before the request times of the events ahead of it
    visible version  the highest version that any answer or stream had contained by a given time
    lowest version   the visible version when an attempt began; the server cannot have used an older one
    highest version  the last version whose request time was before the answer; the server cannot have used a newer one

The log has the order of the events, so no search is needed: the log explains an answer if the answer is correct at a
version from the lowest to the highest.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator
from itertools import accumulate
from math import inf

from .law import InvalidLogError, Log
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


def anomalies(history: History) -> Iterator[str]:
    """One sentence for each answer or event that the logs do not explain."""
    logs = {}
    for match in history.matches.values():
        try:
            logs[match.id] = Log(match)
        except InvalidLogError as error:
            yield f"{match.id}: {error}"
    attempts, sightings = defaultdict[str, list[Attempt]](list), defaultdict[str, list[Sighting]](list)
    for attempt in history.attempts:
        attempts[attempt.request.match].append(attempt)
    for sighting in history.sightings:
        sightings[sighting.match].append(sighting)
    for match_id, log in logs.items():
        checker = _MatchChecker(log, attempts[match_id], sightings[match_id])
        yield from (f"{match_id}: {sentence}" for sentence in checker.anomalies())
    missing_ids = {*attempts, *sightings} - {*history.matches}
    yield from (f"{match_id}: clients saw it, but it is not in the database" for match_id in sorted(missing_ids))
    yield from _sequel_anomalies(history)


class _MatchChecker:
    """Checks the attempts and sightings of one match against its log."""

    def __init__(self, log: Log, attempts: list[Attempt], sightings: list[Sighting]) -> None:
        self.log = log
        self.attempts = attempts
        self.sightings = sightings
        visible = [(attempt.end, view.version) for attempt in attempts if (view := _view(attempt.answer))]
        visible += [(sighting.at, sighting.view.version) for sighting in sightings]
        self._visible_times = [at for at, _ in sorted(visible)]
        self._visible_versions = [*accumulate((min(version, log.version) for _, version in sorted(visible)), max)]
        self._first_requested = {event.seq: inf for event in log.events if self._needs_request(event.seq)}
        for attempt in attempts:
            event = log.fulfilment(attempt.request)
            if event is not None:
                self._first_requested[event.seq] = min(self._first_requested[event.seq], attempt.begin)
        # An event without a request is one anomaly, and causes none for the events after it.
        times = (at if (at := self._first_requested.get(event.seq, -inf)) < inf else -inf for event in log.events)
        self._request_times = [*accumulate(times, max)]
        self._tokens = {
            (attempt.request.player, attempt.request.claim): attempt.answer.token
            for attempt in attempts
            if isinstance(attempt.request, Join) and isinstance(attempt.answer, Done)
        }

    def anomalies(self) -> Iterator[str]:
        """One sentence for each answer or event that the log does not explain."""
        for seq, at in self._first_requested.items():
            if at == inf:
                yield f"nobody requested {self.log.events[seq - 1]}"
        for player in ("A", "B"):
            claims = [claim for joiner, claim in self._tokens if joiner == player]
            if len(claims) > 1:
                yield f"the seat of {player} was given to {claims}"
        for attempt in self.attempts:
            fault = self._fault(attempt)
            if fault:
                yield f"{fault}: {attempt}"
        yield from self._stream_anomalies()

    def _needs_request(self, seq: int) -> bool:
        event = self.log.events[seq - 1]
        return seq > self.log.opening and self.log.match.seats[event.player] != "strategy"

    def lowest(self, begin: float) -> int:
        """The visible version at this time."""
        place = bisect_left(self._visible_times, begin)
        return self._visible_versions[place - 1] if place else self.log.opening

    def highest(self, end: float) -> int:
        """The last version whose request was sent before this time; the opening needs no request."""
        return max(bisect_left(self._request_times, end), self.log.opening)

    def _fault(self, attempt: Attempt) -> str | None:
        """The fault in the answer of an attempt, or None."""
        lowest, highest, answer = self.lowest(attempt.begin), self.highest(attempt.end), attempt.answer
        view = _view(answer)
        if view is not None and not self.log.agrees_with(view):
            return "the log never had this state"
        if view is not None and view.version > highest:
            return "answered before it was requested"
        match answer:
            case Unknown():
                return None
            case Done(view) if not isinstance(attempt.request, Read):
                return self._fault_of_acknowledgement(attempt, view, lowest, highest)
            case Done(view) | Refused(_, View() as view) if view.version < lowest:
                return f"an old version was read when version {lowest} was visible"
            case Refused(code):
                versions = (v for v in range(lowest, highest + 1) if self.log.is_complete(v))
                if not any(self._is_refused(attempt, code, version) for version in versions):
                    return f"refused without reason at versions {lowest} to {highest}"
        return None

    def _fault_of_acknowledgement(self, attempt: Attempt, view: View, lowest: int, highest: int) -> str | None:
        """The fault in the acknowledgement of a request that changes something, or None."""
        request = attempt.request
        event = self.log.fulfilment(request)
        if isinstance(request, Again) and event is None:  # the first request for a sequel counts for both players
            event = self.log.standings[-1].sequel_request
        if event is None:
            return "acknowledged, but not in the log"
        if event.seq > highest:
            return "acknowledged before it was requested"
        has_one_answer = isinstance(request, (Move, TakeBack, Resign))
        if view.version < event.seq or (has_one_answer and view.version != self.log.next_complete(event.seq)):
            return f"acknowledged with a version that does not belong to {event}"
        if isinstance(request, (Join, Again)) and view.version < lowest:
            return f"acknowledged with an old version when version {lowest} was visible"
        if isinstance(request, Move) and self.log.standings[max(lowest, event.seq)].last_takeback > request.version:
            return "acknowledged after a take-back had made it void"
        if isinstance(request, Join) and attempt.answer != Done(view, self._tokens[request.player, request.claim]):
            return "a second token for the same claim"
        return None

    def _is_refused(self, attempt: Attempt, code: str, version: int) -> bool:
        """Whether a correct server refuses the request for this reason at this version."""
        log, request = self.log, attempt.request
        standing, ply = log.standings[version], len(log.standings[version].crossed)
        event = log.fulfilment(request)
        match code, request:
            case "stale-move", Move():
                stands = event is not None and event.seq <= version
                return standing.last_takeback > request.version or (ply != request.ply and not stands)
            case "not-your-turn", Move():
                return not log.is_over(version) and standing.turn != request.player and ply == request.ply
            case "stale-takeback", TakeBack():
                return version != request.version and (event is None or event.seq > version)
            case "no-takeback", TakeBack():
                return "open" in log.match.seats.values()
            case "takeback-to-program", TakeBack():
                return log.match.seats["AB"[request.ply % 2]] == "strategy"
            case "seat-taken", Join():
                return request.player in standing.joined and (request.player, request.claim) not in self._tokens
            case "resigned", Move():
                is_current = ply == request.ply and standing.last_takeback <= request.version
                return standing.resigned is not None and is_current
            case "resigned", TakeBack():
                return standing.resigned is not None and version == request.version
            case "resigned", Resign():
                return standing.resigned not in (None, request.player)
            case "over", Resign():
                return log.is_over(version) and standing.resigned is None
            case "seat-open", Resign():
                return log.taken_seats(standing) != {"A", "B"}
            case "not-over", Again():
                return not log.is_over(version)
        return False

    def _stream_anomalies(self) -> Iterator[str]:
        """One sentence for each sighting that breaks the order of the log or leaves a gap."""
        versions: dict[str, int] = {}
        for sighting in sorted(self.sightings, key=lambda sighting: sighting.at):
            view, last = sighting.view, versions.get(sighting.reader, -1)
            if not self.log.agrees_with(view):
                yield f"a reader saw a state that the log never had: {sighting}"
            elif view.version > self.highest(sighting.at):
                yield f"a reader saw an event before it was requested: {sighting}"
            elif view.version <= last:
                yield f"a reader at version {last} received an older version: {sighting}"
            elif last >= 0 and view.since > last:
                yield f"a reader at version {last} missed events: {sighting}"
            versions[sighting.reader] = max(view.version, last)


def _view(answer: Answer) -> View | None:
    return None if isinstance(answer, Unknown) else answer.view


def _sequel_anomalies(history: History) -> Iterator[str]:
    """One sentence for each sequel that was not requested, is missing, or has other players."""
    sequels = {match.parent: match for match in history.matches.values() if match.parent}
    for match in history.matches.values():
        request = next((event for event in match.log if event.kind in ("again", "swap")), None)
        sequel = sequels.get(match.id)
        if (request is None) != (sequel is None):
            yield f"{match.id}: {request} and the sequel {sequel} do not belong together"
        elif request is not None and sequel is not None:
            seats = {player: match.seats["BA"["AB".index(player)]] for player in "AB"}
            if sequel.seats != (seats if request.kind == "swap" else match.seats) or sequel.board != match.board:
                yield f"{match.id}: its sequel {sequel.id} has another board or other seats"
    views = [(attempt.request.match, view) for attempt in history.attempts if (view := _view(attempt.answer))]
    views += [(sighting.match, sighting.view) for sighting in history.sightings]
    for match_id, view in views:
        if view.sequel is not None and (match_id not in sequels or sequels[match_id].id != view.sequel.match):
            yield f"{match_id}: a client saw another sequel, {view.sequel.match}"
