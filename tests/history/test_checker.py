"""The history checker accepts correct histories and rejects every kind of fault."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from .checker import unexplained
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
BACK = Event(3, "takeback", 1, "A")
CROSS_3 = Event(4, "cross", 1, "B", 3)
LOG = (CROSS_1, CROSS_2, BACK, CROSS_3)
JOINED = Event(1, "join", 0, "B")
ASKED_1, ASKED_2 = Move("m", "A", 1, 0, 0), Move("m", "B", 2, 1, 1)
ASKED_BACK, ASKED_3 = TakeBack("m", "A", 1, 2), Move("m", "B", 3, 1, 3)
ALL_ASKED: tuple[Request, ...] = (ASKED_1, ASKED_2, ASKED_BACK, ASKED_3)


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


def attempt(request: Request, begin: float, answer: Answer, took: float = 0.5) -> Attempt:
    """A request sent once."""
    return Attempt("client", request, begin, begin + took, answer)


def done(request: Request, begin: float, version: int, log: tuple[Event, ...] = LOG) -> Attempt:
    """A request that is acknowledged with a version."""
    return attempt(request, begin, Done(view(log, version)))


def lost(request: Request, begin: float) -> Attempt:
    """A request whose answer is lost."""
    return attempt(request, begin, Unknown("no answer came"))


def history(
    log: tuple[Event, ...], *original: Attempt | Sighting, seats: dict[str, str] = PERSONS, more: tuple[Match, ...] = ()
) -> History:
    """A history of the match m."""
    matches = {match.id: match for match in (Match("m", BOARD, seats, log), *more)}
    attempts = tuple(item for item in original if isinstance(item, Attempt))
    return History(matches, attempts, tuple(item for item in original if isinstance(item, Sighting)))


WELL = [done(request, at, at) for at, request in enumerate(ALL_ASKED, start=1)]
"""Everything of LOG, asked and acknowledged in turn at 1, 2, 3 and 4."""

RIGHT = {
    "all acknowledged": history(LOG, *WELL, sighting(0, 0), sighting(3, 3.8), sighting(4, 9, since=3)),
    "all lost and all done": history(LOG, *[lost(request, at) for at, request in enumerate(ALL_ASKED)]),
    "lost and never done": history(LOG[:1], done(ASKED_1, 1, 1), lost(ASKED_2, 2)),
    "lost, and done long afterwards": history(
        LOG[:2], lost(ASKED_2, 0), done(ASKED_1, 5, 1), attempt(Read("m"), 6, Done(view(LOG, 1))), sighting(2, 7)
    ),
    "said again and answered alike": history(LOG[:2], done(ASKED_1, 1, 1), done(ASKED_2, 2, 2), done(ASKED_1, 3, 1)),
    "read at once with the move, either way": history(
        LOG[:1], done(ASKED_1, 1, 1), *[attempt(Read("m"), 1.1, Done(view(LOG, v)), 0.1) for v in (0, 1)]
    ),
    "too late": history(LOG[:1], *WELL[:1], attempt(Move("m", "A", 2, 0, 0), 2, Refused("stale-move", view(LOG, 1)))),
    "a late copy of a move, taken back": history(LOG, *WELL, attempt(ASKED_2, 5, Refused("stale-move", view(LOG, 4)))),
    "a late copy of a take-back": history(LOG, *WELL, done(ASKED_BACK, 5, 3)),
    "a take-back of what its sender had not seen": history(
        LOG, *WELL, attempt(TakeBack("m", "B", 0, 2), 5, Refused("stale-takeback", view(LOG, 4)))
    ),
}  # fmt: skip

GIVEN_UP = (CROSS_1, Event(2, "resign", 1, "A"))
RESIGNED = (done(ASKED_1, 1, 1, GIVEN_UP), done(Resign("m", "A"), 2, 2, GIVEN_UP))
RIGHT |= {
    "resigned, and said again": history(GIVEN_UP, *RESIGNED, done(Resign("m", "A"), 3, 2, GIVEN_UP)),
    "too late to move or to resign": history(
        GIVEN_UP,
        *RESIGNED,
        *[
            attempt(request, 3, Refused("resigned", view(GIVEN_UP, 2)))
            for request in (ASKED_2, Resign("m", "B"), TakeBack("m", "A", 0, 2))
        ],
    ),
}

FOREIGN = (CROSS_1, Event(2, "cross", 1, "B", 4))
OVER = (CROSS_1, CROSS_2, Event(3, "swap", 2, "A"))
SEQUEL = Sequel("n", True)
NEXT = Match("n", BOARD, PERSONS, (), "m")
OVER_TOLD = (
    done(ASKED_1, 1, 1, OVER),
    done(ASKED_2, 2, 2, OVER),
    attempt(Again("m", "A", True), 3, Done(view(OVER, 3, sequel=SEQUEL))),
)

WRONG = {
    "lost move": (history(LOG[:1], done(ASKED_1, 1, 1), done(ASKED_2, 2, 2)), "never looked like this"),
    "lost move, another in its place": (
        history(FOREIGN, *WELL[:1], done(ASKED_2, 2, 2, FOREIGN), lost(Move("m", "B", 4, 1, 1), 2)),
        "acknowledged, but not in the log",
    ),
    "move twice": (history((CROSS_1, Event(2, "cross", 1, "B", 1)), done(ASKED_1, 1, 1)), "not on the board"),
    "move twice, the second after a take-back": (
        history((*LOG[:3], Event(4, "cross", 1, "B", 2)), *WELL[:3], lost(ASKED_2, 4)),
        "nobody asked",
    ),
    "take-back done twice": (history((*LOG, Event(5, "takeback", 1, "A")), *WELL, lost(ASKED_BACK, 5)), "nobody asked"),
    "reordered": (
        history(LOG[:2], done(ASKED_2, 1, 2), done(ASKED_1, 2, 1)),
        "before anybody had asked",
    ),
    "never asked": (history(LOG[:2], done(ASKED_1, 1, 1)), "nobody asked"),
    "asked with another version": (history(LOG, *WELL[:3], done(Move("m", "B", 3, 1, 1), 4, 4)), "nobody asked"),
    "read what was never committed": (
        history(LOG[:1], done(ASKED_1, 1, 1), attempt(Read("m"), 2, Done(view(LOG, 2)))),
        "never looked like this",
    ),
    "read another game": (
        history(LOG[:2], *WELL[:2], attempt(Read("m"), 3, Done(view(FOREIGN, 2)))),
        "never looked like this",
    ),
    "read an old version": (history(LOG, *WELL, attempt(Read("m"), 5, Done(view(LOG, 3)))), "an old version was read"),
    "stream of what was never committed": (history(LOG[:1], *WELL[:1], sighting(2, 3)), "what the log never was"),
    "stream ahead of the request": (history(LOG, *WELL, sighting(4, 3.9)), "what nobody had asked for"),
    "stream going back": (history(LOG, *WELL, sighting(4, 5), sighting(3, 6)), "older one"),
    "stream twice the same": (history(LOG, *WELL, sighting(4, 5), sighting(4, 6)), "older one"),
    "stream with a hole": (history(LOG, *WELL, sighting(1, 5), sighting(4, 6, since=2)), "missed a part"),
    "between a move and its reply": (
        history(LOG[:2], done(ASKED_1, 1, 2), attempt(Read("m"), 1, Done(view(LOG, 1))), seats=PROGRAM),
        "never looked like this",
    ),
    "a move without its reply": (history(LOG[:1], done(ASKED_1, 1, 1), seats=PROGRAM), "in the middle of a step"),
    "answered otherwise the second time": (history(LOG[:2], *WELL[:2], done(ASKED_1, 3, 2)), "another version"),
    "acknowledged after a take-back made it void": (history(LOG, *WELL, done(ASKED_2, 5, 2)), "after it was void"),
    "token refused": (history(LOG[:1], *WELL[:1], attempt(ASKED_2, 2, Refused("wrong-token"))), "without reason"),
    "refused though it stands": (
        history(LOG[:1], *WELL[:1], attempt(ASKED_1, 2, Refused("stale-move", view(LOG, 1)))),
        "without reason",
    ),
    "a take-back refused though it is done": (
        history(LOG, *WELL, attempt(ASKED_BACK, 5, Refused("stale-takeback", view(LOG, 4)))),
        "without reason",
    ),
    "refused in turn": (history(LOG[:1], *WELL[:1], attempt(ASKED_2, 2, Refused("not-your-turn"))), "without reason"),
    "taken back against a friend": (
        history((JOINED, Event(2, "cross", 0, "A", 1), Event(3, "takeback", 0, "A")), seats=FRIENDS),
        "cannot be taken back",
    ),
    "two friends on one seat": (
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
        "another token",
    ),
    "a seat that was given and refused": (
        history(
            (JOINED,),
            attempt(Join("m", "B", "one"), 1, Done(view((JOINED,), 1), "x")),
            attempt(Join("m", "B", "one"), 2, Refused("seat-taken", view((JOINED,), 1))),
            seats=FRIENDS,
        ),
        "without reason",
    ),
    "a seat that is taken by nobody": (
        history((), attempt(Join("m", "B", "one"), 2, Refused("seat-taken")), seats=FRIENDS),
        "without reason",
    ),
    "a seat that looks free": (
        history(
            (JOINED,),
            attempt(Join("m", "B", "one"), 1, Done(view((JOINED,), 1), "x")),
            attempt(Read("m"), 2, Done(view((JOINED,), 1, taken="A"))),
            seats=FRIENDS,
        ),
        "never looked like this",
    ),
    "a move after the end": (
        history((*GIVEN_UP, Event(3, "cross", 1, "B", 2)), *RESIGNED, lost(Move("m", "B", 2, 1, 2), 3)),
        "is not the move",
    ),
    "resigned twice": (history((*GIVEN_UP, Event(3, "resign", 1, "A")), *RESIGNED), "over or not begun"),
    "resigned, and taken back": (history((*GIVEN_UP, Event(3, "takeback", 0, "A")), *RESIGNED), "cannot be taken back"),
    "resigned without a friend": (history((Event(1, "resign", 0, "A"),), seats=FRIENDS), "over or not begun"),
    "a resignation that nobody is shown": (
        history(GIVEN_UP, *RESIGNED, attempt(Read("m"), 3, Done(replace(view(GIVEN_UP, 2), resigned=None)))),
        "never looked like this",
    ),
    "a resignation that was done, refused": (
        history(GIVEN_UP, *RESIGNED, attempt(Resign("m", "A"), 3, Refused("resigned", view(GIVEN_UP, 2)))),
        "without reason",
    ),
    "a sequel that is not there": (history(OVER, *OVER_TOLD), "do not belong together"),
    "a sequel that nobody asked for": (
        history(OVER[:2], *OVER_TOLD[:2], more=(Match("n", BOARD, PERSONS, (), "m"),)),
        "do not belong together",
    ),
    "a sequel with other seats": (history(OVER, *OVER_TOLD, more=(replace(NEXT, seats=PROGRAM),)), "another game"),
    "another sequel than said": (history(OVER, *OVER_TOLD, more=(replace(NEXT, id="o"),)), "another sequel"),
    "a match that is gone": (history((), attempt(Read("gone"), 1, Done(view((), 0)))), "not there"),
}  # fmt: skip


@pytest.mark.parametrize("name", RIGHT)
def test_correct_histories_are_explained(name: str) -> None:
    assert unexplained(RIGHT[name]) == []


@pytest.mark.parametrize("name", WRONG)
def test_wrong_histories_are_not_explained(name: str) -> None:
    original, complaint = WRONG[name]
    assert complaint in "\n".join(unexplained(original))


def test_a_sequel_is_explained() -> None:
    assert unexplained(history(OVER, *OVER_TOLD, more=(NEXT,))) == []


@given(st.integers(0, 2**32))
def test_every_history_of_a_perfect_server_is_explained(seed: int) -> None:
    assert unexplained(perfect_history(Random(seed))) == []


Spoil = Callable[[History, Random], Iterator[History]]


def acknowledged(original: History) -> list[Attempt]:
    """The acknowledged attempts of requests that change something."""
    return [a for a in original.attempts if isinstance(a.answer, Done) and not isinstance(a.request, Read)]


def the_end(original: History) -> float:
    """The time of the last answer or sighting."""
    return max([*(attempt.end for attempt in original.attempts), *(sighting.at for sighting in original.sightings)])


def instead(original: History, old: Attempt, new: Attempt) -> History:
    """The history with one attempt replaced."""
    return replace(original, attempts=tuple(new if attempt is old else attempt for attempt in original.attempts))


def with_log(original: History, match: Match, log: tuple[Event, ...]) -> History:
    """The history with another log of one match, numbered anew."""
    numbered = tuple(replace(event, seq=seq) for seq, event in enumerate(log, start=1))
    return replace(original, matches={**original.matches, match.id: replace(match, log=numbered)})


def lose_the_end(original: History, rng: Random) -> Iterator[History]:
    for attempt in acknowledged(original):
        assert isinstance(attempt.answer, Done)
        match = original.matches[attempt.request.match]
        yield with_log(original, match, match.log[: rng.randrange(attempt.answer.view.version)])


def lose_one(original: History, rng: Random) -> Iterator[History]:
    for attempt in acknowledged(original):
        assert isinstance(attempt.answer, Done)
        match, version = original.matches[attempt.request.match], attempt.answer.view.version
        yield with_log(original, match, match.log[: version - 1] + match.log[version:])


def double(original: History, rng: Random) -> Iterator[History]:
    for match in original.matches.values():
        for event in match.log:
            yield with_log(original, match, (*match.log[: event.seq], event, *match.log[event.seq :]))


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
            yield with_log(original, match, (*match.log, Event(0, "cross", ply, "AB"[ply % 2], rng.choice(free))))


def ask_too_late(original: History, rng: Random) -> Iterator[History]:
    """The reader, or the next one, saw the event before anybody asked for it."""
    end = the_end(original)
    for attempt in acknowledged(original):
        request, answer = attempt.request, attempt.answer
        assert isinstance(answer, Done)
        if isinstance(request, Move) and any(
            s.match == request.match and s.view.version >= answer.view.version for s in original.sightings
        ):
            late = tuple(
                replace(a, begin=end + 1, end=end + 2)
                if isinstance(a.request, Move) and _same_move(a.request, request)
                else a
                for a in original.attempts
            )
            yield replace(original, attempts=late)


def _same_move(one: Move, other: Move) -> bool:
    return (one.match, one.number, one.ply) == (other.match, other.number, other.ply)


def read_the_past(original: History, rng: Random) -> Iterator[History]:
    end = the_end(original)
    views = [(s.match, s.view) for s in original.sightings]
    for match_id, old in views:
        if any(match == match_id and view.version > old.version for match, view in views):
            late = Attempt("reader", Read(match_id), end + 1, end + 2, Done(old))
            yield replace(original, attempts=(*original.attempts, late))


def see_another_game(original: History, rng: Random) -> Iterator[History]:
    for attempt in original.attempts:
        if isinstance(attempt.answer, Done):
            view = attempt.answer.view
            crossed = view.crossed or ()
            other = (
                replace(view, crossed=(*crossed[:-1], 99)) if rng.random() < 0.5 else replace(view, ply=view.ply + 1)
            )
            yield instead(original, attempt, replace(attempt, answer=replace(attempt.answer, view=other)))


def see_the_future(original: History, rng: Random) -> Iterator[History]:
    for sighting in original.sightings:
        beyond = replace(sighting.view, version=len(original.matches[sighting.match].log) + 1)
        yield replace(original, sightings=(*original.sightings, replace(sighting, view=beyond)))


def refuse_the_token(original: History, rng: Random) -> Iterator[History]:
    for attempt in acknowledged(original):
        yield instead(original, attempt, replace(attempt, answer=Refused("wrong-token")))


def refuse_a_copy_of_a_done_move(original: History, rng: Random) -> Iterator[History]:
    """A copy of a move that stands is refused."""
    end = the_end(original)
    for attempt in acknowledged(original):
        request = attempt.request
        rewound = [event.seq for event in original.matches[request.match].log if event.kind == "takeback"]
        if isinstance(request, Move) and max(rewound, default=0) <= request.version:
            late = Attempt("client", request, end + 1, end + 2, Refused("stale-move"))
            yield replace(original, attempts=(*original.attempts, late))


def give_the_seat_to_another(original: History, rng: Random) -> Iterator[History]:
    for attempt in acknowledged(original):
        if isinstance(attempt.request, Join):
            other = replace(attempt, request=replace(attempt.request, claim="of a stranger"))
            yield replace(original, attempts=(*original.attempts, other))


def repeat_the_stream(original: History, rng: Random) -> Iterator[History]:
    for sighting in original.sightings:
        yield replace(original, sightings=(*original.sightings, replace(sighting, at=sighting.at + 0.5)))


def leave_a_hole(original: History, rng: Random) -> Iterator[History]:
    for sighting in original.sightings:
        view = sighting.view
        if view.since and len(view.events) > 1:
            holed = replace(view, since=view.since + 1, events=view.events[1:])
            changed = tuple(replace(s, view=holed) if s is sighting else s for s in original.sightings)
            yield replace(original, sightings=changed)


def forget_the_sequel(original: History, rng: Random) -> Iterator[History]:
    for match in original.matches.values():
        if match.parent and match.id + "+" not in original.matches:
            yield replace(original, matches={key: kept for key, kept in original.matches.items() if key != match.id})


SPOILS: tuple[Spoil, ...] = (
    lose_the_end,
    lose_one,
    double,
    add_an_event_without_a_request,
    ask_too_late,
    read_the_past,
    see_another_game,
    see_the_future,
    refuse_the_token,
    refuse_a_copy_of_a_done_move,
    give_the_seat_to_another,
    repeat_the_stream,
    leave_a_hole,
    forget_the_sequel,
)


@cache
def perfect(seed: int) -> History:
    """A correct history, cached for all spoils."""
    return perfect_history(Random(seed))


@pytest.mark.parametrize("spoil", SPOILS)
def test_no_spoilt_history_is_explained(spoil: Spoil) -> None:
    spoilt = 0
    for seed in range(60):
        for wrong in spoil(perfect(seed), Random(seed)):
            assert unexplained(wrong), f"seed {seed}"
            spoilt += 1
    assert spoilt > 10, "too few histories to mean anything"
