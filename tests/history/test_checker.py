"""The history checker accepts what is right and rejects each way of being wrong."""

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
    Resign,
    Sequel,
    Sighting,
    TakeBack,
    Unknown,
    View,
    Wish,
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
ALL_ASKED: tuple[Wish, ...] = (ASKED_1, ASKED_2, ASKED_BACK, ASKED_3)


def view(log: tuple[Event, ...], version: int, since: int = 0, taken: str = "AB", sequel: Sequel | None = None) -> View:
    """What is shown of a log at a version."""
    crossed: tuple[int, ...] = ()
    for event in log[:version]:
        crossed = crossed[: event.ply] + ((event.number,) if event.number is not None else ())
    resigned = next((event.player for event in log[:version] if event.kind == "resign"), None)
    return View(version, since, log[since:version], len(crossed), frozenset(taken), sequel, resigned, crossed)


def seen(version: int, at: float, since: int = 0, log: tuple[Event, ...] = LOG) -> Sighting:
    """A version that comes over the reader's stream."""
    return Sighting("reader", "m", at, view(log, version, since))


def said(wish: Wish, begin: float, answer: Answer, took: float = 0.5) -> Attempt:
    """A wish sent once."""
    return Attempt("client", wish, begin, begin + took, answer)


def done(wish: Wish, begin: float, version: int, log: tuple[Event, ...] = LOG) -> Attempt:
    """A wish that is acknowledged with a version."""
    return said(wish, begin, Done(view(log, version)))


def lost(wish: Wish, begin: float) -> Attempt:
    """A wish whose answer is lost."""
    return said(wish, begin, Unknown("no answer came"))


def history(
    log: tuple[Event, ...], *told: Attempt | Sighting, seats: dict[str, str] = PERSONS, more: tuple[Match, ...] = ()
) -> History:
    """A history of the match m."""
    matches = {match.id: match for match in (Match("m", BOARD, seats, log), *more)}
    attempts = tuple(item for item in told if isinstance(item, Attempt))
    return History(matches, attempts, tuple(item for item in told if isinstance(item, Sighting)))


WELL = [done(wish, at, at) for at, wish in enumerate(ALL_ASKED, start=1)]
"""Everything of LOG, asked and acknowledged in turn at 1, 2, 3 and 4."""

RIGHT = {
    "all acknowledged": history(LOG, *WELL, seen(0, 0), seen(3, 3.8), seen(4, 9, since=3)),
    "all lost and all done": history(LOG, *[lost(wish, at) for at, wish in enumerate(ALL_ASKED)]),
    "lost and never done": history(LOG[:1], done(ASKED_1, 1, 1), lost(ASKED_2, 2)),
    "lost, and done long afterwards": history(
        LOG[:2], lost(ASKED_2, 0), done(ASKED_1, 5, 1), said(Read("m"), 6, Done(view(LOG, 1))), seen(2, 7)
    ),
    "said again and answered alike": history(LOG[:2], done(ASKED_1, 1, 1), done(ASKED_2, 2, 2), done(ASKED_1, 3, 1)),
    "read at once with the move, either way": history(
        LOG[:1], done(ASKED_1, 1, 1), *[said(Read("m"), 1.1, Done(view(LOG, v)), 0.1) for v in (0, 1)]
    ),
    "too late": history(LOG[:1], *WELL[:1], said(Move("m", "A", 2, 0, 0), 2, Refused("stale-move", view(LOG, 1)))),
    "a late copy of a move, taken back": history(LOG, *WELL, said(ASKED_2, 5, Refused("stale-move", view(LOG, 4)))),
    "a late copy of a take-back": history(LOG, *WELL, done(ASKED_BACK, 5, 3)),
    "a take-back of what its sender had not seen": history(
        LOG, *WELL, said(TakeBack("m", "B", 0, 2), 5, Refused("stale-takeback", view(LOG, 4)))
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
            said(wish, 3, Refused("resigned", view(GIVEN_UP, 2)))
            for wish in (ASKED_2, Resign("m", "B"), TakeBack("m", "A", 0, 2))
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
    said(Again("m", "A", True), 3, Done(view(OVER, 3, sequel=SEQUEL))),
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
        history(LOG[:1], done(ASKED_1, 1, 1), said(Read("m"), 2, Done(view(LOG, 2)))),
        "never looked like this",
    ),
    "read another game": (
        history(LOG[:2], *WELL[:2], said(Read("m"), 3, Done(view(FOREIGN, 2)))),
        "never looked like this",
    ),
    "read an old version": (history(LOG, *WELL, said(Read("m"), 5, Done(view(LOG, 3)))), "an old version was read"),
    "stream of what was never committed": (history(LOG[:1], *WELL[:1], seen(2, 3)), "what the log never was"),
    "stream ahead of the wish": (history(LOG, *WELL, seen(4, 3.9)), "what nobody had asked for"),
    "stream going back": (history(LOG, *WELL, seen(4, 5), seen(3, 6)), "older one"),
    "stream twice the same": (history(LOG, *WELL, seen(4, 5), seen(4, 6)), "older one"),
    "stream with a hole": (history(LOG, *WELL, seen(1, 5), seen(4, 6, since=2)), "missed a part"),
    "between a move and its reply": (
        history(LOG[:2], done(ASKED_1, 1, 2), said(Read("m"), 1, Done(view(LOG, 1))), seats=PROGRAM),
        "never looked like this",
    ),
    "a move without its reply": (history(LOG[:1], done(ASKED_1, 1, 1), seats=PROGRAM), "in the middle of a step"),
    "answered otherwise the second time": (history(LOG[:2], *WELL[:2], done(ASKED_1, 3, 2)), "another version"),
    "acknowledged after a take-back made it void": (history(LOG, *WELL, done(ASKED_2, 5, 2)), "after it was void"),
    "token refused": (history(LOG[:1], *WELL[:1], said(ASKED_2, 2, Refused("wrong-token"))), "without reason"),
    "refused though it stands": (
        history(LOG[:1], *WELL[:1], said(ASKED_1, 2, Refused("stale-move", view(LOG, 1)))),
        "without reason",
    ),
    "a take-back refused though it is done": (
        history(LOG, *WELL, said(ASKED_BACK, 5, Refused("stale-takeback", view(LOG, 4)))),
        "without reason",
    ),
    "refused in turn": (history(LOG[:1], *WELL[:1], said(ASKED_2, 2, Refused("not-your-turn"))), "without reason"),
    "taken back against a friend": (
        history((JOINED, Event(2, "cross", 0, "A", 1), Event(3, "takeback", 0, "A")), seats=FRIENDS),
        "cannot be taken back",
    ),
    "two friends on one seat": (
        history(
            (JOINED,),
            *[said(Join("m", "B", claim), 1, Done(view((JOINED,), 1), claim)) for claim in ("one", "two")],
            seats=FRIENDS,
        ),
        "was given to",
    ),
    "two tokens for one claim": (
        history(
            (JOINED,),
            *[said(Join("m", "B", "one"), 1, Done(view((JOINED,), 1), token)) for token in ("x", "y")],
            seats=FRIENDS,
        ),
        "another token",
    ),
    "a seat that was given and refused": (
        history(
            (JOINED,),
            said(Join("m", "B", "one"), 1, Done(view((JOINED,), 1), "x")),
            said(Join("m", "B", "one"), 2, Refused("seat-taken", view((JOINED,), 1))),
            seats=FRIENDS,
        ),
        "without reason",
    ),
    "a seat that is taken by nobody": (
        history((), said(Join("m", "B", "one"), 2, Refused("seat-taken")), seats=FRIENDS),
        "without reason",
    ),
    "a seat that looks free": (
        history(
            (JOINED,),
            said(Join("m", "B", "one"), 1, Done(view((JOINED,), 1), "x")),
            said(Read("m"), 2, Done(view((JOINED,), 1, taken="A"))),
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
        history(GIVEN_UP, *RESIGNED, said(Read("m"), 3, Done(replace(view(GIVEN_UP, 2), resigned=None)))),
        "never looked like this",
    ),
    "a resignation that was done, refused": (
        history(GIVEN_UP, *RESIGNED, said(Resign("m", "A"), 3, Refused("resigned", view(GIVEN_UP, 2)))),
        "without reason",
    ),
    "a sequel that is not there": (history(OVER, *OVER_TOLD), "do not belong together"),
    "a sequel that nobody asked for": (
        history(OVER[:2], *OVER_TOLD[:2], more=(Match("n", BOARD, PERSONS, (), "m"),)),
        "do not belong together",
    ),
    "a sequel with other seats": (history(OVER, *OVER_TOLD, more=(replace(NEXT, seats=PROGRAM),)), "another game"),
    "another sequel than said": (history(OVER, *OVER_TOLD, more=(replace(NEXT, id="o"),)), "another sequel"),
    "a match that is gone": (history((), said(Read("gone"), 1, Done(view((), 0)))), "not there"),
}  # fmt: skip


@pytest.mark.parametrize("name", RIGHT)
def test_what_is_right_is_explained(name: str) -> None:
    assert unexplained(RIGHT[name]) == []


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_not(name: str) -> None:
    told, complaint = WRONG[name]
    assert complaint in "\n".join(unexplained(told))


def test_a_sequel_is_explained() -> None:
    assert unexplained(history(OVER, *OVER_TOLD, more=(NEXT,))) == []


@given(st.integers(0, 2**32))
def test_every_history_of_a_perfect_server_is_explained(seed: int) -> None:
    assert unexplained(perfect_history(Random(seed))) == []


Spoil = Callable[[History, Random], Iterator[History]]


def acknowledged(told: History) -> list[Attempt]:
    """The attempts of wishes that changed something and were answered so."""
    return [a for a in told.attempts if isinstance(a.answer, Done) and not isinstance(a.wish, Read)]


def the_end(told: History) -> float:
    """When the last one was told something."""
    return max([*(attempt.end for attempt in told.attempts), *(sighting.at for sighting in told.sightings)])


def instead(told: History, old: Attempt, new: Attempt) -> History:
    """The history with one attempt replaced."""
    return replace(told, attempts=tuple(new if attempt is old else attempt for attempt in told.attempts))


def with_log(told: History, match: Match, log: tuple[Event, ...]) -> History:
    """The history with another log of one match, numbered anew."""
    numbered = tuple(replace(event, seq=seq) for seq, event in enumerate(log, start=1))
    return replace(told, matches={**told.matches, match.id: replace(match, log=numbered)})


def lose_the_end(told: History, rng: Random) -> Iterator[History]:
    for attempt in acknowledged(told):
        assert isinstance(attempt.answer, Done)
        match = told.matches[attempt.wish.match]
        yield with_log(told, match, match.log[: rng.randrange(attempt.answer.view.version)])


def lose_one(told: History, rng: Random) -> Iterator[History]:
    for attempt in acknowledged(told):
        assert isinstance(attempt.answer, Done)
        match, version = told.matches[attempt.wish.match], attempt.answer.view.version
        yield with_log(told, match, match.log[: version - 1] + match.log[version:])


def double(told: History, rng: Random) -> Iterator[History]:
    for match in told.matches.values():
        for event in match.log:
            yield with_log(told, match, (*match.log[: event.seq], event, *match.log[event.seq :]))


def add_what_nobody_asked(told: History, rng: Random) -> Iterator[History]:
    asked = {(a.wish.match, a.wish.number, a.wish.ply) for a in told.attempts if isinstance(a.wish, Move)}
    for match in told.matches.values():
        ply, crossed = 0, set()
        for event in match.log:
            ply = event.ply + (event.kind == "cross")
            crossed.add(event.number)
        free = [n for n in match.board if n not in crossed and (match.id, n, ply) not in asked]
        if free and ply < len(match.board) - 2 and "strategy" not in match.seats.values():
            yield with_log(told, match, (*match.log, Event(0, "cross", ply, "AB"[ply % 2], rng.choice(free))))


def ask_too_late(told: History, rng: Random) -> Iterator[History]:
    """The reader, or the next one, saw the event before anybody asked for it."""
    end = the_end(told)
    for attempt in acknowledged(told):
        wish, answer = attempt.wish, attempt.answer
        assert isinstance(answer, Done)
        if isinstance(wish, Move) and any(
            s.match == wish.match and s.view.version >= answer.view.version for s in told.sightings
        ):
            late = tuple(
                replace(a, begin=end + 1, end=end + 2) if isinstance(a.wish, Move) and _same_move(a.wish, wish) else a
                for a in told.attempts
            )
            yield replace(told, attempts=late)


def _same_move(one: Move, other: Move) -> bool:
    return (one.match, one.number, one.ply) == (other.match, other.number, other.ply)


def read_the_past(told: History, rng: Random) -> Iterator[History]:
    end = the_end(told)
    views = [(s.match, s.view) for s in told.sightings]
    for match_id, old in views:
        if any(match == match_id and view.version > old.version for match, view in views):
            late = Attempt("reader", Read(match_id), end + 1, end + 2, Done(old))
            yield replace(told, attempts=(*told.attempts, late))


def see_another_game(told: History, rng: Random) -> Iterator[History]:
    for attempt in told.attempts:
        if isinstance(attempt.answer, Done):
            view = attempt.answer.view
            crossed = view.crossed or ()
            other = (
                replace(view, crossed=(*crossed[:-1], 99)) if rng.random() < 0.5 else replace(view, ply=view.ply + 1)
            )
            yield instead(told, attempt, replace(attempt, answer=replace(attempt.answer, view=other)))


def see_the_future(told: History, rng: Random) -> Iterator[History]:
    for sighting in told.sightings:
        beyond = replace(sighting.view, version=len(told.matches[sighting.match].log) + 1)
        yield replace(told, sightings=(*told.sightings, replace(sighting, view=beyond)))


def refuse_the_token(told: History, rng: Random) -> Iterator[History]:
    for attempt in acknowledged(told):
        yield instead(told, attempt, replace(attempt, answer=Refused("wrong-token")))


def refuse_what_was_done(told: History, rng: Random) -> Iterator[History]:
    """A move that stands is said again, and refused."""
    end = the_end(told)
    for attempt in acknowledged(told):
        wish = attempt.wish
        rewound = [event.seq for event in told.matches[wish.match].log if event.kind == "takeback"]
        if isinstance(wish, Move) and max(rewound, default=0) <= wish.version:
            late = Attempt("client", wish, end + 1, end + 2, Refused("stale-move"))
            yield replace(told, attempts=(*told.attempts, late))


def give_the_seat_to_another(told: History, rng: Random) -> Iterator[History]:
    for attempt in acknowledged(told):
        if isinstance(attempt.wish, Join):
            other = replace(attempt, wish=replace(attempt.wish, claim="of a stranger"))
            yield replace(told, attempts=(*told.attempts, other))


def repeat_the_stream(told: History, rng: Random) -> Iterator[History]:
    for sighting in told.sightings:
        yield replace(told, sightings=(*told.sightings, replace(sighting, at=sighting.at + 0.5)))


def leave_a_hole(told: History, rng: Random) -> Iterator[History]:
    for sighting in told.sightings:
        view = sighting.view
        if view.since and len(view.events) > 1:
            holed = replace(view, since=view.since + 1, events=view.events[1:])
            changed = tuple(replace(s, view=holed) if s is sighting else s for s in told.sightings)
            yield replace(told, sightings=changed)


def forget_the_sequel(told: History, rng: Random) -> Iterator[History]:
    for match in told.matches.values():
        if match.parent and match.id + "+" not in told.matches:
            yield replace(told, matches={key: kept for key, kept in told.matches.items() if key != match.id})


SPOILS: tuple[Spoil, ...] = (
    lose_the_end,
    lose_one,
    double,
    add_what_nobody_asked,
    ask_too_late,
    read_the_past,
    see_another_game,
    see_the_future,
    refuse_the_token,
    refuse_what_was_done,
    give_the_seat_to_another,
    repeat_the_stream,
    leave_a_hole,
    forget_the_sequel,
)


@cache
def perfect(seed: int) -> History:
    """A history that every spoil gets."""
    return perfect_history(Random(seed))


@pytest.mark.parametrize("spoil", SPOILS)
def test_no_spoilt_history_is_explained(spoil: Spoil) -> None:
    spoilt = 0
    for seed in range(60):
        for wrong in spoil(perfect(seed), Random(seed)):
            assert unexplained(wrong), f"seed {seed}"
            spoilt += 1
    assert spoilt > 10, "so few histories say nothing"
