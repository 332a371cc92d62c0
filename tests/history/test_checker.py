"""The history checker accepts correct histories and rejects every kind of fault."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .checker import anomalies
from .perfect import perfect_history
from .records import (
    Again,
    Answer,
    Attempt,
    Done,
    Event,
    History,
    Join,
    Match,
    Move,
    Read,
    Refused,
    Request,
    Resign,
    Sequel,
    Sighting,
    TakeBack,
    Unknown,
    View,
)

BOARD = (1, 2, 3, 4)
PERSONS = {"A": "person", "B": "person"}
FRIENDS = {"A": "person", "B": "open"}
PROGRAM = {"A": "person", "B": "strategy"}

CROSS_1 = Event(1, "cross", 0, "A", 1)
CROSS_2 = Event(2, "cross", 1, "B", 2)
TAKEN_BACK = Event(3, "takeback", 1, "A")
CROSS_3 = Event(4, "cross", 1, "B", 3)
LOG = (CROSS_1, CROSS_2, TAKEN_BACK, CROSS_3)
JOINED = Event(1, "join", 0, "B")
MOVE_1, MOVE_2 = Move("m", "A", 1, 0, 0), Move("m", "B", 2, 1, 1)
TAKE_BACK, MOVE_3 = TakeBack("m", "A", 1, 2), Move("m", "B", 3, 1, 3)
REQUESTS: tuple[Request, ...] = (MOVE_1, MOVE_2, TAKE_BACK, MOVE_3)
"""The requests that caused LOG."""


def view(log: tuple[Event, ...], version: int, since: int = 0, taken: str = "AB", sequel: Sequel | None = None) -> View:
    """The view of a log at a version."""
    crossed: tuple[int, ...] = ()
    for event in log[:version]:
        crossed = crossed[: event.ply] + ((event.number,) if event.number is not None else ())
    resigned = next((event.player for event in log[:version] if event.kind == "resign"), None)
    return View(version, since, log[since:version], len(crossed), frozenset(taken), sequel, resigned, crossed)


def sighting(version: int, at: float, since: int = 0, log: tuple[Event, ...] = LOG) -> Sighting:
    """A version that comes over the reader's stream."""
    return Sighting("reader", "m", at, view(log, version, since))


def attempt(request: Request, begin: float, answer: Answer, seconds: float = 0.5) -> Attempt:
    """One sending of a request."""
    return Attempt("client", request, begin, begin + seconds, answer)


def done(request: Request, begin: float, version: int, log: tuple[Event, ...] = LOG) -> Attempt:
    """An attempt that is acknowledged with a version."""
    return attempt(request, begin, Done(view(log, version)))


def lost(request: Request, begin: float) -> Attempt:
    """An attempt whose answer is lost."""
    return attempt(request, begin, Unknown("no answer came"))


def history(
    log: tuple[Event, ...], *records: Attempt | Sighting, seats: dict[str, str] = PERSONS, more: tuple[Match, ...] = ()
) -> History:
    """A history of the match m."""
    matches = {match.id: match for match in (Match("m", BOARD, seats, log), *more)}
    attempts = tuple(item for item in records if isinstance(item, Attempt))
    return History(matches, attempts, tuple(item for item in records if isinstance(item, Sighting)))


ATTEMPTS = [done(request, at, at) for at, request in enumerate(REQUESTS, start=1)]
"""The attempts that caused LOG, acknowledged in turn at the times 1, 2, 3 and 4."""

RIGHT = {
    "all acknowledged": history(LOG, *ATTEMPTS, sighting(0, 0), sighting(3, 3.8), sighting(4, 9, since=3)),
    "all answers lost, all requests done": history(LOG, *[lost(request, at) for at, request in enumerate(REQUESTS)]),
    "answer lost, request never done": history(LOG[:1], done(MOVE_1, 1, 1), lost(MOVE_2, 2)),
    "answer lost, request done much later": history(
        LOG[:2], lost(MOVE_2, 0), done(MOVE_1, 5, 1), attempt(Read("m"), 6, Done(view(LOG, 1))), sighting(2, 7)
    ),
    "repeated move with the same answer": history(LOG[:2], done(MOVE_1, 1, 1), done(MOVE_2, 2, 2), done(MOVE_1, 3, 1)),
    "read during a move, before or after it": history(
        LOG[:1], done(MOVE_1, 1, 1), *[attempt(Read("m"), 1.1, Done(view(LOG, v)), 0.1) for v in (0, 1)]
    ),
    "stale move": history(
        LOG[:1], *ATTEMPTS[:1], attempt(Move("m", "A", 2, 0, 0), 2, Refused("stale-move", view(LOG, 1)))
    ),
    "late copy of a move that was taken back": history(
        LOG, *ATTEMPTS, attempt(MOVE_2, 5, Refused("stale-move", view(LOG, 4)))
    ),
    "late copy of a take-back": history(LOG, *ATTEMPTS, done(TAKE_BACK, 5, 3)),
    "take-back after an event that its sender did not know": history(
        LOG, *ATTEMPTS, attempt(TakeBack("m", "B", 0, 2), 5, Refused("stale-takeback", view(LOG, 4)))
    ),
}

RESIGNED_LOG = (CROSS_1, Event(2, "resign", 1, "A"))
RESIGNATION = (done(MOVE_1, 1, 1, RESIGNED_LOG), done(Resign("m", "A"), 2, 2, RESIGNED_LOG))
RIGHT |= {
    "repeated resignation": history(RESIGNED_LOG, *RESIGNATION, done(Resign("m", "A"), 3, 2, RESIGNED_LOG)),
    "move, resignation and take-back after a resignation": history(
        RESIGNED_LOG,
        *RESIGNATION,
        *[
            attempt(request, 3, Refused("resigned", view(RESIGNED_LOG, 2)))
            for request in (MOVE_2, Resign("m", "B"), TakeBack("m", "A", 0, 2))
        ],
    ),
}

OTHER_LOG = (CROSS_1, Event(2, "cross", 1, "B", 4))
FINISHED_LOG = (CROSS_1, CROSS_2, Event(3, "swap", 2, "A"))
SEQUEL = Sequel("n", True)
NEXT_MATCH = Match("n", BOARD, PERSONS, (), "m")
FINISHED_ATTEMPTS = (
    done(MOVE_1, 1, 1, FINISHED_LOG),
    done(MOVE_2, 2, 2, FINISHED_LOG),
    attempt(Again("m", "A", True), 3, Done(view(FINISHED_LOG, 3, sequel=SEQUEL))),
)

WRONG = {
    "lost move": (history(LOG[:1], done(MOVE_1, 1, 1), done(MOVE_2, 2, 2)), "never had this state"),
    "lost move, another in its place": (
        history(OTHER_LOG, *ATTEMPTS[:1], done(MOVE_2, 2, 2, OTHER_LOG), lost(Move("m", "B", 4, 1, 1), 2)),
        "acknowledged, but not in the log",
    ),
    "number crossed out twice": (
        history((CROSS_1, Event(2, "cross", 1, "B", 1)), done(MOVE_1, 1, 1)),
        "not on the board",
    ),
    "move done again after its take-back": (
        history((*LOG[:3], Event(4, "cross", 1, "B", 2)), *ATTEMPTS[:3], lost(MOVE_2, 4)),
        "nobody requested",
    ),
    "take-back done twice": (
        history((*LOG, Event(5, "takeback", 1, "A")), *ATTEMPTS, lost(TAKE_BACK, 5)),
        "nobody requested",
    ),
    "events in another order": (
        history(LOG[:2], done(MOVE_2, 1, 2), done(MOVE_1, 2, 1)),
        "before it was requested",
    ),
    "event without a request": (history(LOG[:2], done(MOVE_1, 1, 1)), "nobody requested"),
    "request with another version": (
        history(LOG, *ATTEMPTS[:3], done(Move("m", "B", 3, 1, 1), 4, 4)),
        "nobody requested",
    ),
    "read an event that was never committed": (
        history(LOG[:1], done(MOVE_1, 1, 1), attempt(Read("m"), 2, Done(view(LOG, 2)))),
        "never had this state",
    ),
    "read another game": (
        history(LOG[:2], *ATTEMPTS[:2], attempt(Read("m"), 3, Done(view(OTHER_LOG, 2)))),
        "never had this state",
    ),
    "read an old version": (
        history(LOG, *ATTEMPTS, attempt(Read("m"), 5, Done(view(LOG, 3)))),
        "an old version was read",
    ),
    "stream of an event that was never committed": (
        history(LOG[:1], *ATTEMPTS[:1], sighting(2, 3)),
        "a state that the log never had",
    ),
    "stream before the request": (history(LOG, *ATTEMPTS, sighting(4, 3.9)), "before it was requested"),
    "stream of an older version": (
        history(LOG, *ATTEMPTS, sighting(4, 5), sighting(3, 6)),
        "received an older version",
    ),
    "stream of the same version twice": (
        history(LOG, *ATTEMPTS, sighting(4, 5), sighting(4, 6)),
        "received an older version",
    ),
    "stream with a gap": (history(LOG, *ATTEMPTS, sighting(1, 5), sighting(4, 6, since=2)), "missed events"),
    "read between a move and its reply": (
        history(LOG[:2], done(MOVE_1, 1, 2), attempt(Read("m"), 1, Done(view(LOG, 1))), seats=PROGRAM),
        "never had this state",
    ),
    "move without its reply": (history(LOG[:1], done(MOVE_1, 1, 1), seats=PROGRAM), "before the strategy's reply"),
    "other answer to a repeated move": (history(LOG[:2], *ATTEMPTS[:2], done(MOVE_1, 3, 2)), "does not belong to"),
    "move acknowledged after its take-back": (history(LOG, *ATTEMPTS, done(MOVE_2, 5, 2)), "had made it void"),
    "right token refused": (
        history(LOG[:1], *ATTEMPTS[:1], attempt(MOVE_2, 2, Refused("wrong-token"))),
        "without reason",
    ),
    "copy of a standing move refused": (
        history(LOG[:1], *ATTEMPTS[:1], attempt(MOVE_1, 2, Refused("stale-move", view(LOG, 1)))),
        "without reason",
    ),
    "copy of a take-back refused": (
        history(LOG, *ATTEMPTS, attempt(TAKE_BACK, 5, Refused("stale-takeback", view(LOG, 4)))),
        "without reason",
    ),
    "move in turn refused": (
        history(LOG[:1], *ATTEMPTS[:1], attempt(MOVE_2, 2, Refused("not-your-turn"))),
        "without reason",
    ),
    "take-back against a friend": (
        history((JOINED, Event(2, "cross", 0, "A", 1), Event(3, "takeback", 0, "A")), seats=FRIENDS),
        "cannot take back",
    ),
    "two friends in one seat": (
        history(
            (JOINED,),
            *[attempt(Join("m", "B", claim), 1, Done(view((JOINED,), 1), claim)) for claim in ("one", "two")],
            seats=FRIENDS,
        ),
        "was given to",
    ),
    "two tokens for one claim": (
        history(
            (JOINED,),
            *[attempt(Join("m", "B", "one"), 1, Done(view((JOINED,), 1), token)) for token in ("x", "y")],
            seats=FRIENDS,
        ),
        "a second token",
    ),
    "seat refused to its owner": (
        history(
            (JOINED,),
            attempt(Join("m", "B", "one"), 1, Done(view((JOINED,), 1), "x")),
            attempt(Join("m", "B", "one"), 2, Refused("seat-taken", view((JOINED,), 1))),
            seats=FRIENDS,
        ),
        "without reason",
    ),
    "free seat refused": (
        history((), attempt(Join("m", "B", "one"), 2, Refused("seat-taken")), seats=FRIENDS),
        "without reason",
    ),
    "taken seat shown as free": (
        history(
            (JOINED,),
            attempt(Join("m", "B", "one"), 1, Done(view((JOINED,), 1), "x")),
            attempt(Read("m"), 2, Done(view((JOINED,), 1, taken="A"))),
            seats=FRIENDS,
        ),
        "never had this state",
    ),
    "move after a resignation": (
        history((*RESIGNED_LOG, Event(3, "cross", 1, "B", 2)), *RESIGNATION, lost(Move("m", "B", 2, 1, 2), 3)),
        "is not the move",
    ),
    "two resignations": (
        history((*RESIGNED_LOG, Event(3, "resign", 1, "A")), *RESIGNATION),
        "is over or has a free seat",
    ),
    "take-back after a resignation": (
        history((*RESIGNED_LOG, Event(3, "takeback", 0, "A")), *RESIGNATION),
        "cannot take back",
    ),
    "resignation before the friend joins": (
        history((Event(1, "resign", 0, "A"),), seats=FRIENDS),
        "is over or has a free seat",
    ),
    "resignation that a read does not show": (
        history(RESIGNED_LOG, *RESIGNATION, attempt(Read("m"), 3, Done(replace(view(RESIGNED_LOG, 2), resigned=None)))),
        "never had this state",
    ),
    "copy of a resignation refused": (
        history(RESIGNED_LOG, *RESIGNATION, attempt(Resign("m", "A"), 3, Refused("resigned", view(RESIGNED_LOG, 2)))),
        "without reason",
    ),
    "missing sequel": (history(FINISHED_LOG, *FINISHED_ATTEMPTS), "do not belong together"),
    "sequel without a request": (
        history(FINISHED_LOG[:2], *FINISHED_ATTEMPTS[:2], more=(Match("n", BOARD, PERSONS, (), "m"),)),
        "do not belong together",
    ),
    "sequel with other seats": (
        history(FINISHED_LOG, *FINISHED_ATTEMPTS, more=(replace(NEXT_MATCH, seats=PROGRAM),)),
        "other seats",
    ),
    "two different sequels": (
        history(FINISHED_LOG, *FINISHED_ATTEMPTS, more=(replace(NEXT_MATCH, id="o"),)),
        "another sequel",
    ),
    "missing match": (history((), attempt(Read("gone"), 1, Done(view((), 0)))), "not in the database"),
}


@pytest.mark.parametrize("name", RIGHT)
def test_a_correct_history_has_no_anomalies(name: str) -> None:
    assert list(anomalies(RIGHT[name])) == []


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_history_has_the_expected_anomaly(name: str) -> None:
    wrong_history, sentence = WRONG[name]
    assert sentence in "\n".join(anomalies(wrong_history))


def test_a_correct_sequel_has_no_anomalies() -> None:
    assert list(anomalies(history(FINISHED_LOG, *FINISHED_ATTEMPTS, more=(NEXT_MATCH,)))) == []


@given(st.integers(0, 2**32))
def test_no_history_of_a_perfect_server_has_anomalies(seed: int) -> None:
    assert list(anomalies(perfect_history(Random(seed)))) == []


Fault = Callable[[History, Random], Iterator[History]]
"""Makes wrong histories from a correct one."""


def acknowledged(original: History) -> list[Attempt]:
    """The acknowledged attempts of requests that change something."""
    return [a for a in original.attempts if isinstance(a.answer, Done) and not isinstance(a.request, Read)]


def end_of(original: History) -> float:
    """The time of the last answer or sighting."""
    return max([*(attempt.end for attempt in original.attempts), *(sighting.at for sighting in original.sightings)])


def replace_attempt(original: History, old: Attempt, new: Attempt) -> History:
    """The history with one attempt replaced."""
    return replace(original, attempts=tuple(new if attempt is old else attempt for attempt in original.attempts))


def replace_log(original: History, match: Match, log: tuple[Event, ...]) -> History:
    """The history with another log of one match, whose events get new numbers."""
    numbered = tuple(replace(event, seq=seq) for seq, event in enumerate(log, start=1))
    return replace(original, matches={**original.matches, match.id: replace(match, log=numbered)})


def drop_last_events(original: History, rng: Random) -> Iterator[History]:
    for attempt in acknowledged(original):
        assert isinstance(attempt.answer, Done)
        match = original.matches[attempt.request.match]
        yield replace_log(original, match, match.log[: rng.randrange(attempt.answer.view.version)])


def drop_an_event(original: History, rng: Random) -> Iterator[History]:
    for attempt in acknowledged(original):
        assert isinstance(attempt.answer, Done)
        match, version = original.matches[attempt.request.match], attempt.answer.view.version
        yield replace_log(original, match, match.log[: version - 1] + match.log[version:])


def repeat_an_event(original: History, rng: Random) -> Iterator[History]:
    for match in original.matches.values():
        for event in match.log:
            yield replace_log(original, match, (*match.log[: event.seq], event, *match.log[event.seq :]))


def add_an_event_without_a_request(original: History, rng: Random) -> Iterator[History]:
    requested = {
        (a.request.match, a.request.number, a.request.ply) for a in original.attempts if isinstance(a.request, Move)
    }
    for match in original.matches.values():
        ply, crossed = 0, set()
        for event in match.log:
            ply = event.ply + (event.kind == "cross")
            crossed.add(event.number)
        free = [n for n in match.board if n not in crossed and (match.id, n, ply) not in requested]
        if free and ply < len(match.board) - 2 and "strategy" not in match.seats.values():
            yield replace_log(original, match, (*match.log, Event(0, "cross", ply, "AB"[ply % 2], rng.choice(free))))


def send_requests_too_late(original: History, rng: Random) -> Iterator[History]:
    """A reader sees a move before it is requested."""
    end = end_of(original)
    for attempt in acknowledged(original):
        request, answer = attempt.request, attempt.answer
        assert isinstance(answer, Done)
        if isinstance(request, Move) and any(
            s.match == request.match and s.view.version >= answer.view.version for s in original.sightings
        ):
            attempts = tuple(
                replace(a, begin=end + 1, end=end + 2)
                if isinstance(a.request, Move) and _same_move(a.request, request)
                else a
                for a in original.attempts
            )
            yield replace(original, attempts=attempts)


def _same_move(one: Move, other: Move) -> bool:
    return (one.match, one.number, one.ply) == (other.match, other.number, other.ply)


def read_an_old_version(original: History, rng: Random) -> Iterator[History]:
    end = end_of(original)
    views = [(s.match, s.view) for s in original.sightings]
    for match_id, old in views:
        if any(match == match_id and view.version > old.version for match, view in views):
            late_read = Attempt("reader", Read(match_id), end + 1, end + 2, Done(old))
            yield replace(original, attempts=(*original.attempts, late_read))


def show_another_game(original: History, rng: Random) -> Iterator[History]:
    for attempt in original.attempts:
        if isinstance(attempt.answer, Done):
            view = attempt.answer.view
            crossed = view.crossed or ()
            other = (
                replace(view, crossed=(*crossed[:-1], 99)) if rng.random() < 0.5 else replace(view, ply=view.ply + 1)
            )
            yield replace_attempt(original, attempt, replace(attempt, answer=replace(attempt.answer, view=other)))


def show_a_later_version(original: History, rng: Random) -> Iterator[History]:
    for sighting in original.sightings:
        beyond = replace(sighting.view, version=len(original.matches[sighting.match].log) + 1)
        yield replace(original, sightings=(*original.sightings, replace(sighting, view=beyond)))


def refuse_the_token(original: History, rng: Random) -> Iterator[History]:
    for attempt in acknowledged(original):
        yield replace_attempt(original, attempt, replace(attempt, answer=Refused("wrong-token")))


def refuse_a_copy_of_a_move(original: History, rng: Random) -> Iterator[History]:
    """A copy of a standing move is refused."""
    end = end_of(original)
    for attempt in acknowledged(original):
        request = attempt.request
        takebacks = [event.seq for event in original.matches[request.match].log if event.kind == "takeback"]
        if isinstance(request, Move) and max(takebacks, default=0) <= request.version:
            late_copy = Attempt("client", request, end + 1, end + 2, Refused("stale-move"))
            yield replace(original, attempts=(*original.attempts, late_copy))


def give_the_seat_to_another(original: History, rng: Random) -> Iterator[History]:
    for attempt in acknowledged(original):
        if isinstance(attempt.request, Join):
            other = replace(attempt, request=replace(attempt.request, claim="claim of a stranger"))
            yield replace(original, attempts=(*original.attempts, other))


def repeat_a_sighting(original: History, rng: Random) -> Iterator[History]:
    for sighting in original.sightings:
        yield replace(original, sightings=(*original.sightings, replace(sighting, at=sighting.at + 0.5)))


def leave_a_gap(original: History, rng: Random) -> Iterator[History]:
    for sighting in original.sightings:
        view = sighting.view
        if view.since and len(view.events) > 1:
            with_gap = replace(view, since=view.since + 1, events=view.events[1:])
            sightings = tuple(replace(s, view=with_gap) if s is sighting else s for s in original.sightings)
            yield replace(original, sightings=sightings)


def lose_the_sequel(original: History, rng: Random) -> Iterator[History]:
    for match in original.matches.values():
        if match.parent and match.id + "+" not in original.matches:
            yield replace(original, matches={key: other for key, other in original.matches.items() if key != match.id})


FAULTS: tuple[Fault, ...] = (
    drop_last_events,
    drop_an_event,
    repeat_an_event,
    add_an_event_without_a_request,
    send_requests_too_late,
    read_an_old_version,
    show_another_game,
    show_a_later_version,
    refuse_the_token,
    refuse_a_copy_of_a_move,
    give_the_seat_to_another,
    repeat_a_sighting,
    leave_a_gap,
    lose_the_sequel,
)


@cache
def perfect(seed: int) -> History:
    """A correct history, cached for all faults."""
    return perfect_history(Random(seed))


@pytest.mark.parametrize("fault", FAULTS)
def test_the_checker_finds_every_fault_in_a_history(fault: Fault) -> None:
    count = 0
    for seed in range(60):
        rng = Random(seed)
        wrong_histories = list(fault(perfect(seed), rng))
        for wrong_history in rng.sample(wrong_histories, min(len(wrong_histories), 6)):
            assert any(anomalies(wrong_history)), f"seed {seed}"
            count += 1
    assert count > 10, "too few histories were made"
