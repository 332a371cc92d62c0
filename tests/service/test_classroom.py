"""The transitions of a classroom: requests in any order, one seat per pupil, and no repeated pair if avoidable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zahlenschlacht.game.rules import Player, ZahlenschlachtError
from zahlenschlacht.service import match as matches
from zahlenschlacht.service.answers.classrooms.views import View
from zahlenschlacht.service.classroom import Appended, Classroom, GameStatus, pupils, teacher
from zahlenschlacht.service.classroom.names import NAMES
from zahlenschlacht.service.classroom.pairing import Pair, pairs_of
from zahlenschlacht.service.classroom.pupils import MOST_PUPILS
from zahlenschlacht.service.classroom.state import Ballot
from zahlenschlacht.service.match import ConflictError, Match, SeatError
from zahlenschlacht.service.tokens import hash_secret

SMALL = {"n": 5, "d": 3}
TASKS: list[dict[str, Any]] = [
    {"kind": "program", "variant": SMALL, "side": "A", "strategy": "program"},
    {"kind": "pairs", "variant": SMALL, "strategy": "program"},
    {"kind": "votes", "variant": SMALL, "side": "A", "strategy": "program", "seconds": 20},
    {"kind": "lesson", "lesson": "partners", "total": 4},
    {"kind": "exit", "variant": SMALL},
]
_KINDS = "join join roll plan start start try try vote vote vote move move set remove admit tick progress heal"
KINDS = _KINDS.split()
"""The kinds of random requests. Repeated kinds are more likely."""


class Room:
    """A classroom with its matches in memory. It sends every request twice."""

    def __init__(self) -> None:
        self.start = Classroom("KMRTF", "en", b"teacher", 0)
        self.room = self.start
        self.matches: dict[str, Match] = {}
        self.moved_at: dict[str, int] = {}
        self.now = 0

    def token(self, number: int) -> bytes:
        return self.room.pupils[number].token

    @property
    def statuses(self) -> dict[str, GameStatus]:
        return {key: GameStatus.of(key, match, self.moved_at[key]) for key, match in self.matches.items()}

    def class_match(self, task: int | None) -> Match | None:
        game = self.room.class_game(task)
        return None if game is None else self.matches[game.match_id]

    def pupil_views(self) -> dict[int, dict[str, Any]]:
        """The view of each pupil, without the version numbers."""
        view, views = View(self.room, self.statuses), {}
        for number in self.room.pupils:
            own_games = {game.match_id for game in self.room.games_seen_by(number)}
            state = View(self.room, {key: it for key, it in self.statuses.items() if key in own_games}).pupil(number)
            assert state == view.pupil(number), "a pupil's view needs no other games"
            views[number] = state.model_dump(exclude={"version", "progress"})
        return views

    def take(self, appended: Appended) -> Appended:
        """Append the events of a request, as the store does."""
        before, views = self.room, self.pupil_views()
        assert [event.seq for event in appended.events] == [*range(before.version + 1, appended.room.version + 1)]
        assert appended.room.log == (*before.log, *appended.events)
        self.room = appended.room
        for opening in appended.opens:
            assert opening.match_id not in self.matches
            self.matches[opening.match_id], self.moved_at[opening.match_id] = opening.match, self.now
        for match_id, move in appended.moves:
            self.matches[match_id], self.moved_at[match_id] = move.match, self.now
        if (affected := self.room.affected_pupils(before.version)) is not None:
            changed_pupils = {number for number, view in self.pupil_views().items() if view != views[number]}
            players = {number for match_id, _ in appended.moves for number in self.room.games[match_id].seats.values()}
            assert changed_pupils <= affected | players, "the streams of the other pupils are not woken"
        return appended

    def request(self, draw: Random) -> Iterator[Appended]:
        """Send a random request and a copy of it; yields their results."""
        self.now += draw.choice((0, 100, 30_000))
        secret, now = str(draw.random()), self.now
        number = draw.choice([*self.room.pupils, 1])
        task = draw.choice([*self.room.tasks, 1])
        pupil = self.room.pupils.get(number)
        ballot = self.room.ballots.get(task)
        kind = draw.choice(KINDS)
        name, tries = pupil.name if pupil else "", len(self.room.games_of(task, number))
        choice, paused = draw.choice((1, 2, 3, None)), draw.random() < 0.3
        choices = 0 if ballot is None else ballot.choices.get(number, 0)
        present = [it for it in self.room.pupils if draw.random() < 0.6]
        token, task_index, done = draw.randbytes(8), draw.randrange(len(TASKS)), draw.randrange(5)
        for _ in range(2):
            room = self.room
            pupil = room.pupils.get(number)
            match kind:
                case "join":
                    yield self.take(pupils.join(room, token, secret, now)[0])
                case "plan":
                    yield self.take(teacher.plan(room, secret, [TASKS[task_index]], now))
                case "start":
                    yield self.take(teacher.start(room, task, self.statuses, present, secret, now))
                case "set":
                    yield self.take(teacher.switch(room, now, paused=paused))
                case "remove":
                    yield self.take(teacher.remove(room, number, now))
                case "admit":
                    yield self.take(teacher.admit(room, number, now))
                case "tick":
                    yield self.take(teacher.tick(room, self.class_match(room.task), now))
                case "move":
                    self.move(draw)
                case _ if pupil is None:
                    return
                case "roll":
                    yield self.take(pupils.roll(room, pupil, name, secret, now))
                case "progress":
                    yield self.take(pupils.report_progress(room, pupil, task, done, now))
                case "heal":
                    self.take(teacher.offer_heal(room, number, "ABCD", now))
                    yield self.take(pupils.heal(self.room, hash_secret("ABCD"), token, now)[0])
                    return
                case "try":
                    yield self.take(pupils.begin_try(room, pupil, task, tries, self.statuses, secret, now))
                case "vote":
                    ply = 0 if ballot is None else ballot.ply
                    match = self.class_match(task)
                    yield self.take(pupils.vote(room, pupil, task, ply, choice, choices, match, now))

    def move(self, draw: Random) -> None:
        """Make a random move in a random game."""
        open_games = [
            key for key, match in self.matches.items() if not match.is_over and not self.room.games[key].is_class
        ]
        if open_games:
            key = draw.choice(open_games)
            position = self.matches[key].position
            number = draw.choice(position.numbers)
            assert position.turn is not None
            self.matches[key] = matches.play(self.matches[key], position.turn, number, position.ply).match
            self.moved_at[key] = self.now


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_any_order_of_requests_keeps_the_classroom_consistent(seed: int) -> None:
    draw, classroom = Random(seed), Room()
    for _ in range(80):
        requests = classroom.request(draw)
        try:
            first = next(requests, None)
        except ZahlenschlachtError:
            continue
        if first is not None:
            copy = next(requests, None)
            assert copy is None or not copy.events, "a repeated request appends nothing"
            assert classroom.room.log[: first.room.version] == first.room.log, "acknowledged events stay in the log"
    room = classroom.room
    assert classroom.start.after(room.log) == room, "the state follows from the log alone"
    assert len({pupil.name for pupil in room.pupils.values()}) == len(room.pupils)
    assert len({pupil.token for pupil in room.pupils.values()}) == len(room.pupils)
    assert set(room.games) == set(classroom.matches)
    check_seats(classroom)


def check_seats(classroom: Room) -> None:
    """Check that in each task a pupil has at most one partner, and two games with swapped sides."""
    room = classroom.room
    for task in room.tasks.values():
        seats: dict[int, list[tuple[Player, int | None]]] = {}
        for game in room.games_of(task.id):
            assert len(set(game.seats.values())) == 2 or game.is_class
            if game.is_pair:
                for player, number in game.seats.items():
                    seats.setdefault(number or 0, []).append((player, game.seats[player.other]))
        for games in seats.values():
            assert sorted(player for player, _ in games) == ["A", "B"]
            assert len({partner for _, partner in games}) == 1
    for game in room.games.values():
        kinds = {player: seat.kind for player, seat in classroom.matches[game.match_id].seats.items()}
        for player, number in game.seats.items():
            assert number is None or kinds[player] == "open"


def fewest_repetitions(pupils_left: list[int], past_pairs: Collection[frozenset[int | None]]) -> int:
    """The smallest possible number of repeated pairs, by brute force."""
    if not pupils_left:
        return 0
    first, *rest = pupils_left
    return min(
        (frozenset((first, other)) in past_pairs) + fewest_repetitions([it for it in rest if it != other], past_pairs)
        for other in rest
    )


@settings(max_examples=150, deadline=None)
@given(st.integers(2, 8), st.integers(0, 2**32))
def test_pairs_repeat_only_where_every_pairing_does(size: int, seed: int) -> None:
    draw = Random(seed)
    everyone = list(range(1, size + 1))
    past_pairs = {frozenset(pair) for pair in combinations(everyone, 2) if draw.random() < draw.choice((0.3, 0.6, 0.9))}
    points, byes = ({it: draw.randrange(3) for it in everyone} for _ in range(2))
    pairs, odd = pairs_of(everyone, points, past_pairs, byes)
    assert sorted([*(it for pair in pairs for it in pair), *([odd] if odd else [])]) == everyone
    repetitions = sum(frozenset(pair) in past_pairs for pair in pairs)
    candidates = [it for it in everyone if size % 2 and byes[it] == min(byes.values())] or [0]
    assert odd is None or odd in candidates
    assert repetitions == min(
        fewest_repetitions([it for it in everyone if it != bye], past_pairs) for bye in candidates
    )


@settings(max_examples=100, deadline=None)
@given(st.integers(1, 9), st.lists(st.sets(st.integers(1, 9)), min_size=1, max_size=3))
def test_nobody_who_is_present_waits_for_an_absent_partner(size: int, rounds: list[set[int]]) -> None:
    classroom = crowd(size)
    for present in rounds:
        past_pairs = {frozenset(game.seats.values()) for game in classroom.room.games.values() if game.is_pair}
        classroom.take(teacher.plan(classroom.room, str(classroom.room.planned), [TASKS[1]], 0))
        task = classroom.room.planned
        classroom.take(teacher.start(classroom.room, task, classroom.statuses, present, str(task), 0))
        games = classroom.room.games_of(task)
        pairs = {frozenset(game.seats.values()) for game in games if game.is_pair}
        alone = [number for game in games if not game.is_pair for number in game.seats.values() if number is not None]
        assert sorted([*alone, *(number or 0 for pair in pairs for number in pair)]) == [*range(1, size + 1)]
        for group in (present & set(classroom.room.pupils), set(classroom.room.pupils) - present):
            assert all(pair <= group or not pair & group for pair in pairs)
            assert len(group & set(alone)) == len(group) % 2, "one of an odd group plays the program"
            if len(group) % 2 == 0:
                assert len([pair for pair in pairs & past_pairs if pair <= group]) == fewest_repetitions(
                    [*group], past_pairs
                )


def test_a_whole_tournament_has_no_repetition_and_gives_everyone_one_bye() -> None:
    for size in (5, 6, 24, 25):
        past_pairs: set[frozenset[int]] = set()
        byes: Counter[int] = Counter()
        for _ in range(3 if size < 10 else 9):
            pairs, odd = pairs_of(list(range(size)), {it: it % 4 for it in range(size)}, past_pairs, byes)
            assert not past_pairs & {frozenset(pair) for pair in pairs}
            past_pairs |= {frozenset(pair) for pair in pairs}
            byes.update([] if odd is None else [odd])
        assert not byes or max(byes.values()) == 1


def test_pairs_have_similar_points() -> None:
    pairs, _ = pairs_of([1, 2, 3, 4, 5, 6], {1: 4, 2: 0, 3: 4, 4: 2, 5: 0, 6: 2}, set(), {})
    assert {frozenset(pair) for pair in pairs} == {frozenset({1, 3}), frozenset({4, 6}), frozenset({2, 5})}


def test_ties_go_to_the_number_that_reached_the_count_first() -> None:
    ballot = Ballot(1, 0, None, votes={1: 7, 2: 5, 3: 5, 4: 7, 5: 9})
    assert list(ballot.counts.items()) == [(5, 2), (7, 2), (9, 1)]


@given(st.lists(st.tuples(st.integers(1, 6), st.integers(1, 4)), min_size=1, max_size=12))
def test_the_last_choice_counts_and_the_first_number_with_the_most_votes_is_chosen(choices: list[Pair]) -> None:
    ballot = Ballot(1, 0, None)
    for pupil, number in choices:
        ballot = ballot.with_vote(pupil, number)
    last = [number for place, (pupil, number) in enumerate(choices) if pupil not in dict(choices[place + 1 :])]
    highest = max(Counter(last).values())
    first = next(number for place, number in enumerate(last) if Counter(last[: place + 1])[number] == highest)
    assert next(iter(ballot.counts.items())) == (first, highest)
    assert ballot.counts == Counter(last)
    assert ballot.choices == Counter(pupil for pupil, _ in choices)


def test_a_vote_is_changed_until_it_closes_and_an_outdated_request_changes_nothing() -> None:
    classroom = crowd(2, TASKS[2])
    one, two = classroom.room.pupils.values()
    match = classroom.class_match(1)
    for number, choices in ((3, 0), (5, 1), (5, 2)):
        classroom.take(pupils.vote(classroom.room, one, 1, 0, number, choices, match, now=1))
    for number, choices in ((3, 0), (3, 1)):
        assert not pupils.vote(classroom.room, one, 1, 0, number, choices, match, now=2).events
    assert classroom.room.ballots[1].votes == {1: 5}
    classroom.take(pupils.vote(classroom.room, two, 1, 0, 1, 0, match, now=3))
    assert classroom.room.ballots[1].chosen == 5
    assert not pupils.vote(classroom.room, one, 1, 0, 5, 1, match, now=4).events
    with pytest.raises(ConflictError, match="closed"):
        pupils.vote(classroom.room, one, 1, 0, 1, 2, match, now=4)


@given(st.integers(0, 2**32))
def test_late_pupils_answer_a_closed_exit_question_once(seed: int) -> None:
    draw, classroom = Random(seed), crowd(3, TASKS[4])
    for number in draw.sample(range(1, 4), draw.randint(1, 3)):
        pupil = classroom.room.pupils[number]
        classroom.take(pupils.vote(classroom.room, pupil, 1, 0, draw.choice((1, 2, None)), 0, None, 0))
    classroom.take(teacher.close_vote(classroom.room, 1, 0, None, 0))
    in_time = dict(classroom.room.ballots[1].votes)
    classroom.take(pupils.join(classroom.room, b"late", "late", 0)[0])
    expected = dict(in_time)
    for _ in range(12):
        pupil = draw.choice([*classroom.room.pupils.values()])
        answer, choices = draw.choice((1, 2, 3, None)), draw.randint(0, 2)
        if pupil.number in expected and choices > 0:
            with pytest.raises(ConflictError, match="closed"):
                pupils.vote(classroom.room, pupil, 1, 0, answer, choices, None, 0)
            continue
        result = classroom.take(pupils.vote(classroom.room, pupil, 1, 0, answer, choices, None, 0))
        assert bool(result.events) == (pupil.number not in expected), "an outdated request changes nothing"
        expected.setdefault(pupil.number, answer)
    ballot = classroom.room.ballots[1]
    assert (ballot.votes, ballot.is_open) == (expected, False)
    assert ballot.late == set(expected) - set(in_time)


def test_a_closed_vote_on_a_move_stays_closed_for_late_pupils() -> None:
    classroom = crowd(1, TASKS[2])
    match = classroom.class_match(1)
    classroom.take(pupils.vote(classroom.room, classroom.room.pupils[1], 1, 0, 3, 0, match, now=1))
    classroom.take(pupils.join(classroom.room, b"late", "late", 2)[0])
    with pytest.raises(ConflictError, match="closed"):
        pupils.vote(classroom.room, classroom.room.pupils[2], 1, 0, 3, 0, classroom.class_match(1), now=3)


def test_there_are_many_names_of_two_words() -> None:
    for names in NAMES.values():
        assert len(set(names)) == len(names) == 800
        assert all(len(name.split()) == 2 for name in names)
        assert max(map(len, names)) <= 17, "longer names do not fit on a wall with 60 tiles"


def crowd(count: int, *tasks: dict[str, Any], present: Collection[int] = range(1, 99)) -> Room:
    """A classroom with this many pupils, in which the tasks were started in turn."""
    classroom = Room()
    for number in range(count):
        classroom.take(pupils.join(classroom.room, bytes([number]), f"{number}", 0)[0])
    for task in tasks:
        classroom.take(teacher.plan(classroom.room, str(classroom.room.planned), [task], 0))
        room = classroom.room
        classroom.take(teacher.start(room, room.planned, classroom.statuses, present, str(room.planned), 0))
    return classroom


def test_at_most_sixty_pupils_join() -> None:
    classroom = crowd(MOST_PUPILS)
    with pytest.raises(ConflictError, match="full"):
        pupils.join(classroom.room, b"one more", "", 0)
    classroom.take(teacher.remove(classroom.room, 7, 0))
    classroom.take(pupils.join(classroom.room, b"one more", "", 0)[0])
    assert len({pupil.name for pupil in classroom.room.pupils.values()}) == MOST_PUPILS + 1


def test_a_vote_closes_in_time_and_a_pause_stops_its_clock() -> None:
    classroom = crowd(3, TASKS[2])
    one = classroom.room.pupils[1]
    classroom.take(pupils.vote(classroom.room, one, 1, 0, 3, 0, classroom.class_match(1), now=1000))
    classroom.take(teacher.switch(classroom.room, 5_000, paused=True))
    assert not teacher.tick(classroom.room, classroom.class_match(1), 60_000).events
    classroom.take(teacher.switch(classroom.room, 100_000, paused=False))
    assert not teacher.tick(classroom.room, classroom.class_match(1), 114_999).events
    classroom.take(teacher.tick(classroom.room, classroom.class_match(1), 115_000))
    ballot = classroom.room.ballots[1]
    assert (ballot.is_open, ballot.chosen) == (False, 3)
    match = classroom.class_match(1)
    assert match is not None
    assert match.position.crossed[0] == 3
    assert not teacher.tick(classroom.room, match, 200_000).events


def test_a_vote_without_votes_waits_for_the_first() -> None:
    classroom = crowd(3, TASKS[2])
    assert not teacher.tick(classroom.room, classroom.class_match(1), 90_000).events
    two = classroom.room.pupils[2]
    classroom.take(pupils.vote(classroom.room, two, 1, 0, 1, 0, classroom.class_match(1), now=90_000))
    assert classroom.room.ballots[1].chosen == 1


def test_the_learner_plays_for_a_silent_pupil_until_the_pupil_is_back() -> None:
    classroom = crowd(2, {**TASKS[1], "variant": {"n": 9, "d": 4}})
    first, _ = classroom.room.games.values()
    assert teacher.silent(classroom.room, classroom.statuses, 59_999) == []
    assert teacher.silent(classroom.room, classroom.statuses, 60_000) == [first.match_id], (
        "the second game has not begun"
    )
    classroom.now = 60_000
    classroom.take(
        teacher.stand_in(classroom.room, first.match_id, classroom.statuses, classroom.matches[first.match_id], 60_000)
    )
    match = classroom.matches[first.match_id]
    assert (match.position.ply, match.away, match.position.turn) == (1, frozenset({Player.A}), Player.B)
    match = matches.play(match, Player.B, match.position.numbers[0], 1).match
    assert match.position.ply == 3, "the learner replies at once"
    back = matches.come_back(match, Player.A)
    assert not matches.come_back(back.match, Player.A).events
    assert matches.play(back.match, Player.B, back.match.position.numbers[0], 3).match.position.ply == 4
    assert teacher.silent(classroom.room, classroom.statuses, 119_999) == []


def test_the_odd_pupil_of_a_round_is_never_odd_again() -> None:
    classroom = crowd(5, *[TASKS[1]] * 5)
    odd = [game.seats[Player.A] for game in classroom.room.games.values() if not game.is_pair]
    assert sorted(number or 0 for number in odd) == [1, 2, 3, 4, 5]


def test_a_lost_seat_needs_the_right_code_in_time() -> None:
    classroom = crowd(2)
    classroom.take(teacher.offer_heal(classroom.room, 2, "KMRT", now=0))
    code = hash_secret("KMRT")
    with pytest.raises(SeatError):
        pupils.heal(classroom.room, hash_secret("KMRS"), b"new", now=1)
    with pytest.raises(SeatError):
        pupils.heal(classroom.room, code, b"new", now=600_000)
    appended, number = pupils.heal(classroom.room, code, b"new", now=1)
    classroom.take(appended)
    assert (number, classroom.token(2)) == (2, b"new")
    with pytest.raises(SeatError):
        pupils.heal(classroom.room, code, b"newer", now=2)
