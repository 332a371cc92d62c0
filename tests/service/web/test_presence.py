"""Who is here is counted by streams, believed of other processes for a while, and forgotten otherwise."""

from __future__ import annotations

from zahlenschlacht.game.rules import Player
from zahlenschlacht.service.web.presence import LEASE_SECONDS, MOST_LEFT, Attendance

A, B = Player.A, Player.B
NOBODY: frozenset[Player] = frozenset()


class Clock:
    """A clock that goes on when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_seat_is_here_as_long_as_it_has_a_stream() -> None:
    clock = Clock()
    attendance = Attendance(clock)
    for _ in range(2):
        attendance.enter("m", A)
    assert (attendance.here("m"), attendance.here("n")) == (frozenset({A}), NOBODY)
    attendance.leave("m", A)
    assert attendance.here("m") == attendance.own("m") == {A}
    attendance.leave("m", A)
    clock.now += 130
    told = attendance.told("m")
    assert (attendance.owned, told.A.here, told.A.away, told.B.away) == ({}, False, 130, None)
    attendance.enter("m", A)
    assert attendance.told("m").A.away is None


def test_another_process_is_believed_until_it_has_long_been_silent() -> None:
    clock = Clock()
    attendance = Attendance(clock)
    attendance.enter("m", A)
    assert attendance.hear("m", "other", frozenset({B}))
    assert not attendance.hear("m", "other", frozenset({B}))
    assert attendance.here("m") == {A, B}
    clock.now += LEASE_SECONDS - 1
    assert attendance.here("m") == {A, B}
    clock.now += 2
    assert attendance.here("m") == {A}
    clock.now += 5
    assert attendance.told("m").B.away == 5


def test_who_goes_from_one_process_to_another_was_here_all_the_time() -> None:
    attendance = Attendance(Clock())
    attendance.hear("m", "one", frozenset({B}))
    attendance.hear("m", "two", frozenset({B}))
    assert attendance.hear("m", "one", NOBODY), "who has nobody there is told who is here"
    assert attendance.here("m") == {B}
    assert attendance.told("m").B.away is None


def test_what_is_remembered_is_bounded() -> None:
    attendance = Attendance(Clock())
    for place in range(MOST_LEFT + 50):
        attendance.enter(f"{place}", A)
        attendance.here(f"{place}")
        attendance.hear(f"{place}", "other", frozenset({B}))
        attendance.leave(f"{place}", A)
        attendance.forget(f"{place}")
    assert attendance.told("0").A.away is None
    assert attendance.told(f"{MOST_LEFT + 49}").A.away == 0
    assert (attendance._streams, attendance._elsewhere, attendance._known) == ({}, {}, {})
    assert len(attendance._left) == MOST_LEFT
