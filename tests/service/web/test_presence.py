"""Open streams make a player present, and reports of other processes expire."""

from __future__ import annotations

from zahlenschlacht.game.rules import Player
from zahlenschlacht.service.web.presence import LEASE_SECONDS, MAX_ABSENCES, PresenceTracker

A, B = Player.A, Player.B
NOBODY: frozenset[Player] = frozenset()


class Clock:
    """A clock that the test advances."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_seat_is_here_as_long_as_it_has_a_stream() -> None:
    clock = Clock()
    tracker = PresenceTracker(clock)
    for _ in range(2):
        tracker.enter("m", A)
    assert (tracker.present("m"), tracker.present("n")) == (frozenset({A}), NOBODY)
    tracker.leave("m", A)
    assert tracker.present("m") == tracker.local("m") == {A}
    tracker.leave("m", A)
    clock.now += 130
    presence = tracker.snapshot("m")
    assert (tracker.streams, presence.A.here, presence.A.away, presence.B.away) == ({}, False, 130, None)
    tracker.enter("m", A)
    assert tracker.snapshot("m").A.away is None


def test_the_report_of_another_process_expires() -> None:
    clock = Clock()
    tracker = PresenceTracker(clock)
    tracker.enter("m", A)
    assert tracker.receive("m", "other", frozenset({B}))
    assert not tracker.receive("m", "other", frozenset({B}))
    assert tracker.present("m") == {A, B}
    clock.now += LEASE_SECONDS - 1
    tracker.refresh("m")
    assert tracker.present("m") == {A, B}
    clock.now += 2
    tracker.refresh("m")
    assert tracker.present("m") == {A}
    clock.now += 5
    assert tracker.snapshot("m").B.away == 5


def test_a_player_who_moves_from_one_process_to_another_stays_present() -> None:
    tracker = PresenceTracker(Clock())
    tracker.receive("m", "one", frozenset({B}))
    tracker.receive("m", "two", frozenset({B}))
    assert tracker.receive("m", "one", NOBODY), "an empty report counts as a report"
    assert tracker.present("m") == {B}
    assert tracker.snapshot("m").B.away is None


def test_the_tracker_is_bounded() -> None:
    tracker = PresenceTracker(Clock())
    for place in range(MAX_ABSENCES + 50):
        tracker.enter(f"{place}", A)
        tracker.receive(f"{place}", "other", frozenset({B}))
        tracker.leave(f"{place}", A)
        tracker.forget(f"{place}")
    assert tracker.snapshot("0").A.away is None
    assert tracker.snapshot(f"{MAX_ABSENCES + 49}").A.away == 0
    assert (tracker.streams, tracker._elsewhere, tracker._present) == ({}, {}, {})
    assert len(tracker._left_at) == MAX_ABSENCES


def test_reading_the_presence_changes_nothing() -> None:
    clock = Clock()
    tracker = PresenceTracker(clock)
    tracker.receive("m", "other", frozenset({B}))
    clock.now += LEASE_SECONDS + 1
    for _ in range(2):
        assert tracker.present("m") == {B}
        assert tracker.snapshot("m").B.here
    tracker.refresh("m")
    assert tracker.present("m") == NOBODY
    assert tracker.snapshot("m").B.away == 0
