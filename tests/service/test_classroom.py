"""The transitions of a classroom: requests in any order, one seat per pupil, and no repeated pair if avoidable."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from itertools import combinations, pairwise, product
from random import Random
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zahlenschlacht.explanations.review import review
from zahlenschlacht.game.errors import InputError, ZahlenschlachtError
from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.service import match as matches
from zahlenschlacht.service.answers.classrooms.mistakes import first_mistakes
from zahlenschlacht.service.answers.classrooms.views import View
from zahlenschlacht.service.answers.matches import review_game
from zahlenschlacht.service.classroom import Classroom, GameStatus, Transition, pupils, teacher
from zahlenschlacht.service.classroom.games import against_program
from zahlenschlacht.service.classroom.names import NAMES
from zahlenschlacht.service.classroom.pairing import Pair, pairs_of
from zahlenschlacht.service.classroom.pupils import MOST_FROM_ADDRESS, MOST_JOINS, MOST_PUPILS
from zahlenschlacht.service.classroom.state import Ballot, EasierGame, Event, Exhibit, Game, Pupil, Task
from zahlenschlacht.service.match import ConflictError, Match, SeatError
from zahlenschlacht.service.tokens import hash_secret
from zahlenschlacht.solution.theory import solve, winning_moves
from zahlenschlacht.strategies import choose, registered

SMALL = {"n": 5, "d": 3}
TASKS: list[dict[str, Any]] = [
    {"kind": "program", "variant": SMALL, "side": "A", "strategy": "program"},
    {"kind": "pairs", "variant": SMALL, "strategy": "program"},
    {"kind": "votes", "variant": SMALL, "side": "A", "strategy": "program", "seconds": 20},
    {"kind": "lesson", "lesson": "partners", "total": 4},
    {"kind": "exit", "variant": SMALL},
    {"kind": "pairs", "variant": SMALL, "strategy": "program", "neighbours": True},
    {"kind": "tournament", "variant": SMALL},
]
_KINDS = "join join rename plan start start try try vote vote vote move move set remove admit tick progress seat-code"
KINDS = [*_KINDS.split(), *["remove-since", "reorder", "next", "next", "pair", "pair", "play-on", "say", "show"]]
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

    def take(self, appended: Transition) -> Transition:
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

    def request(self, draw: Random) -> Iterator[Transition]:
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
        token, task_index, place = draw.randbytes(8), draw.randrange(len(TASKS)), draw.randint(1, 4)
        other = draw.choice([*self.room.pupils, 1])
        easier: EasierGame | None = draw.choice((None, "opponent", "board"))
        planned = self.room.tasks.get(task)
        recipe = draw.choice(("any", "larger")) if planned and planned.kind == "tournament" else None
        match_id = next((game.match_id for game in self.room.games_of(task, number)[-1:]), "no game")
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
                    yield self.take(teacher.remove(room, [teacher.known_pupil(room, number)], now))
                case "remove-since":
                    yield self.take(
                        teacher.remove(room, [it for it in room.active if it.joined_at > now - 30_000], now)
                    )
                case "reorder":
                    yield self.take(teacher.reorder(room, task, place, now))
                case "admit":
                    yield self.take(teacher.admit(room, number, now))
                case "tick":
                    yield self.take(teacher.tick(room, self.class_match(room.task), now))
                case "move":
                    self.move(draw)
                case _ if pupil is None:
                    return
                case "rename":
                    yield self.take(pupils.rename(room, pupil, name, secret, now))
                case "progress":
                    yield self.take(pupils.report_progress(room, pupil, task, place, now, recipe))
                case "next":
                    yield self.take(pupils.next_game(room, pupil, match_id, self.statuses, secret, now))
                case "pair":
                    yield self.take(pupils.pair_up(room, pupil, task, other, secret, now))
                case "play-on":
                    pupils.partner_in(room, pupil, match_id)
                    game, moved = self.matches[match_id], self.moved_at[match_id]
                    yield self.take(pupils.play_on(room, pupil, game, match_id, moved, present, now))
                case "say":
                    yield self.take(teacher.say(room, number, secret, paused, now))
                case "show":
                    shown = match_id if match_id in room.games else None
                    exhibit = Exhibit(None, shown, next(iter(room.games), None) if shown else None, chart=paused)
                    yield self.take(teacher.show(room, exhibit, self.statuses, now))
                case "seat-code":
                    self.take(teacher.offer_seat_code(room, number, "ABCD", now))
                    yield self.take(pupils.reclaim_seat(self.room, hash_secret("ABCD"), token, now)[0])
                    return
                case "try":
                    yield self.take(pupils.begin_try(room, pupil, task, tries, self.statuses, secret, now, easier))
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
        open_ballots = [ballot for ballot in classroom.room.ballots.values() if ballot.is_open]
        assert not any(classroom.room.pupils[voter].removed for ballot in open_ballots for voter in ballot.votes)
    room = classroom.room
    assert classroom.start.after(room.log) == room, "the state follows from the log alone"
    assert len({pupil.name for pupil in room.pupils.values()}) == len(room.pupils)
    assert len({pupil.token for pupil in room.pupils.values()}) == len(room.pupils)
    assert set(room.games) == set(classroom.matches)
    check_seats(classroom)


def check_seats(classroom: Room) -> None:
    """Check that the games of a pair have swapped sides, and that the next begins when the last is over for both."""
    room = classroom.room
    for task in room.tasks.values():
        pairs: dict[frozenset[int | None], list[Game]] = {}
        for game in room.games_of(task.id):
            assert len(set(game.seats.values())) == 2 or game.is_class
            if game.is_pair:
                pairs.setdefault(frozenset(game.seats.values()), []).append(game)
        for pair, games in pairs.items():
            for last, following in pairwise(games):
                assert following.seats == {player: last.seats[player.other] for player in Player}
                assert room.ready[last.match_id] == pair
                assert classroom.matches[last.match_id].is_over
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
    ballot = Ballot(1, 0, votes={1: 7, 2: 5, 3: 5, 4: 7, 5: 9})
    assert list(ballot.counts.items()) == [(5, 2), (7, 2), (9, 1)]


@given(st.lists(st.tuples(st.integers(1, 6), st.integers(1, 4)), min_size=1, max_size=12))
def test_the_last_choice_counts_and_the_first_number_with_the_most_votes_is_chosen(choices: list[Pair]) -> None:
    ballot = Ballot(1, 0)
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


def test_a_pupil_gets_the_name_of_an_earlier_lesson_unless_somebody_has_it() -> None:
    room = Room().room
    for place, (earlier, is_kept) in enumerate([("Lucky Panda", True), ("Lucky Panda", False), ("Mia", False)]):
        joined, number = pupils.join(room, bytes([place]), f"{place}", 0, "", earlier)
        room = joined.room
        assert (room.pupils[number].name == earlier) is is_kept
        assert room.pupils[number].name in NAMES["en"]


def test_an_offered_easier_game_is_seen_by_one_pupil_until_it_begins() -> None:
    classroom = crowd(2, TASKS[0])

    def offers() -> list[bool]:
        view = View(classroom.room, classroom.statuses)
        assert [record.easier for record in view.records()] == [view.pupil(1).easier, view.pupil(2).easier]
        return [record.easier for record in view.records()]

    classroom.take(teacher.say(classroom.room, 1, "Look for partners.", True, 0))
    assert offers() == [True, False]
    classroom.take(teacher.say(classroom.room, 1, "Look for partners.", False, 0))
    assert offers() == [False, False]
    easings: tuple[EasierGame | None, ...] = (None, "opponent", "board")
    for easier in easings:
        classroom.take(teacher.say(classroom.room, 1, "", True, 0))
        room, tries = classroom.room, len(classroom.room.games_of(1, 1))
        classroom.take(pupils.begin_try(room, room.pupils[1], 1, tries, classroom.statuses, f"try {tries}", 0, easier))
        assert offers() == [easier is None, False]
    classroom.take(teacher.say(classroom.room, 1, "", True, 0))
    classroom.take(teacher.plan(classroom.room, "later", [TASKS[0]], 0))
    classroom.take(teacher.start(classroom.room, 2, classroom.statuses, [1, 2], "later", 0))
    assert offers() == [False, False], "it was offered in the task before"


def test_at_most_sixty_pupils_join() -> None:
    classroom = crowd(MOST_PUPILS)
    with pytest.raises(ConflictError, match="full"):
        pupils.join(classroom.room, b"one more", "", 0)
    classroom.take(teacher.remove(classroom.room, [classroom.room.pupils[7]], 0))
    classroom.take(pupils.join(classroom.room, b"one more", "", 0)[0])
    with pytest.raises(ConflictError, match="full"):
        teacher.admit(classroom.room, 7, 0)
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


def test_the_computer_plays_for_a_partner_who_has_left_only_if_the_other_asks() -> None:
    classroom = crowd(2, {**TASKS[1], "variant": {"n": 9, "d": 4}})
    (game,) = classroom.room.games.values()
    waiting = classroom.room.pupils[game.seats[Player.B] or 0]
    absent = classroom.room.pupils[game.seats[Player.A] or 0]

    def play_on(pupil: Pupil, now: int, present: Collection[int] = ()) -> Transition:
        match = classroom.matches[game.match_id]
        return pupils.play_on(classroom.room, pupil, match, game.match_id, 0, present, now)

    for pupil, now, present in (
        (waiting, 59_999, ()),
        (waiting, 10**9, (absent.number,)),
        (absent, 10**9, (absent.number,)),
    ):
        with pytest.raises(ConflictError, match="still here"):
            play_on(pupil, now, present)
    classroom.now = 60_000
    classroom.take(play_on(waiting, 60_000))
    match = classroom.matches[game.match_id]
    assert (match.position.ply, match.away, match.position.turn) == (1, frozenset({Player.A}), Player.B)
    assert not play_on(waiting, 60_000).events
    match = matches.play(match, Player.B, match.position.numbers[0], 1).match
    assert match.position.ply == 3, "the computer replies at once"
    while not match.is_over:
        match = matches.play(match, Player.B, match.position.numbers[0], match.position.ply).match
    classroom.matches[game.match_id] = match
    assert {tile.tries[0].outcome for tile in View(classroom.room, classroom.statuses).records()} == {"uncounted"}
    (back,) = pupils.come_back(classroom.room, absent, match, game.match_id).moves
    assert not back[1].match.away


def finish(classroom: Room, match_id: str) -> None:
    """Play a game to its end."""
    match = classroom.matches[match_id]
    while (turn := match.position.turn) is not None:
        match = matches.play(match, turn, match.position.numbers[0], match.position.ply).match
    classroom.matches[match_id] = match


def test_a_pair_goes_on_with_swapped_sides_when_both_ask() -> None:
    classroom = crowd(2, TASKS[1])
    one, two = classroom.room.pupils.values()

    def go_on(pupil: Pupil, match_id: str) -> Transition:
        room = classroom.room
        return classroom.take(pupils.next_game(room, pupil, match_id, classroom.statuses, match_id, 0))

    for round_ in range(1, 4):
        (last,) = classroom.room.games_of(1)[round_ - 1 :]
        with pytest.raises(ConflictError, match="not over"):
            go_on(one, last.match_id)
        finish(classroom, last.match_id)
        assert not go_on(one, last.match_id).opens, "the end stays until both have seen it"
        assert not go_on(one, last.match_id).events
        assert View(classroom.room, classroom.statuses).pupil(1).match == last.match_id
        assert go_on(two, last.match_id).opens
        assert not go_on(two, last.match_id).events
        assert classroom.room.games_of(1)[-1].seats == {player: last.seats[player.other] for player in Player}


def test_a_pupil_whose_partner_plays_something_else_gets_the_program() -> None:
    classroom = crowd(2, TASKS[1])
    (game,) = classroom.room.games.values()
    one, two = classroom.room.pupils.values()
    finish(classroom, game.match_id)
    classroom.take(pupils.begin_try(classroom.room, one, 1, 1, classroom.statuses, "a", 0))
    classroom.take(pupils.next_game(classroom.room, two, game.match_id, classroom.statuses, "b", 0))
    assert [it.is_pair for it in classroom.room.games_of(1)] == [True, False, False]


def test_neighbours_play_when_both_have_asked_for_each_other() -> None:
    classroom = crowd(4, {**TASKS[1], "neighbours": True})
    assert not classroom.room.games
    one, two, three, _ = classroom.room.pupils.values()

    def ask(pupil: Pupil, number: int) -> Transition:
        return classroom.take(pupils.pair_up(classroom.room, pupil, 1, number, f"{number}", 0))

    assert not ask(one, 2).opens
    assert not ask(one, 2).events
    assert View(classroom.room, {}).pupil(2).invitations == (1,)
    assert not ask(two, 3).opens
    assert not ask(one, 3).opens
    assert ask(three, 1).opens
    (game,) = classroom.room.games.values()
    assert game.seats == {Player.A: 1, Player.B: 3}
    assert not ask(one, 3).events
    with pytest.raises(ConflictError, match="partner"):
        ask(two, 3)
    for wrong in (2, 77):
        with pytest.raises(InputError, match="no pupil"):
            ask(two, wrong)


def test_an_address_takes_as_many_seats_as_a_class_unless_the_teacher_opens_more() -> None:
    room = Classroom("KMRTF", "en", b"teacher", 0)
    for place in range(MOST_FROM_ADDRESS):
        room = pupils.join(room, str(place).encode(), f"{place}", place, "school")[0].room
    with pytest.raises(ConflictError, match="same network"):
        pupils.join(room, b"one more", "", 99, "school")
    assert pupils.join(room, b"one more", "", 99, "elsewhere")[0].events
    assert pupils.join(teacher.remove(room, [room.pupils[7]], 99).room, b"one more", "", 99, "school")[0].events
    assert pupils.join(teacher.switch(room, 99, crowded=True).room, b"one more", "", 99, "school")[0].events


def test_reasons_are_shown_without_names_as_the_teacher_picks_them() -> None:
    classroom = crowd(2, TASKS[4])
    for number in (1, 2):
        pupil = classroom.room.pupils[number]
        classroom.take(pupils.vote(classroom.room, pupil, 1, 0, 2, 0, None, 0, f"reason {number}"))
    with pytest.raises(ConflictError, match="reason"):
        teacher.pick(classroom.room, 3, True, 0)
    classroom.take(teacher.pick(classroom.room, 2, True, 0))
    assert not teacher.pick(classroom.room, 2, True, 0).events
    vote = View(classroom.room, {}).wall().vote
    assert vote is not None
    assert vote.reasons == ("reason 2",)
    assert View(classroom.room, {}).pupil(1).reason == "reason 1"


def test_pupils_may_need_help_after_two_losses_or_three_minutes() -> None:
    classroom = crowd(1, TASKS[0])

    def stuck(now: int = 0) -> str | None:
        return View(classroom.room, classroom.statuses, now=now).records()[0].stuck

    assert (stuck(179_999), stuck(180_000)) == (None, "silent")
    easings: tuple[EasierGame | None, ...] = (None, "opponent", "board")
    for losses in (1, 2, 3):
        match = classroom.matches[classroom.room.games_of(1)[-1].match_id]
        while match.position.turn is not None:
            wins = winning_moves(match.position)
            numbers = sorted(match.position.numbers, key=wins.__contains__)
            match = matches.play(match, Player.A, numbers[0], match.position.ply).match
        assert match.winner is Player.B
        classroom.matches[classroom.room.games_of(1)[-1].match_id] = match
        assert stuck() == (None if losses == 1 else "losing")
        room, easier = classroom.room, easings[losses - 1]
        statuses = classroom.statuses
        classroom.take(pupils.begin_try(room, room.pupils[1], 1, losses, statuses, f"try {losses}", 0, easier))
        last = classroom.room.games_of(1)[-1].match_id
        match = classroom.matches[last]
        assert match.seats[Player.B].strategy == ("learner" if easier == "opponent" else "program")
        assert match.position.numbers == ((1, 2, 3) if easier == "board" else (1, 2, 3, 4, 5))
        assert (last in classroom.room.uncounted) is (easier is not None)


@pytest.mark.parametrize(("n", "d", "side", "left"), [(15, 7, "A", 7), (11, 6, "A", 5), (9, 6, "B", 7), (7, 7, "A", 5)])
def test_a_smaller_board_has_about_half_of_the_numbers_or_more_and_can_be_won(
    n: int, d: int, side: str, left: int
) -> None:
    task = {**TASKS[0], "variant": {"n": n, "d": d}, "side": side, "strategy": "perfect"}
    classroom = crowd(1, task)
    room = classroom.room
    classroom.take(pupils.begin_try(room, room.pupils[1], 1, 1, classroom.statuses, "try", 0, "board"))
    match = classroom.matches[classroom.room.games_of(1)[-1].match_id]
    assert (match.variant.n, match.variant.d) == (n, d)
    assert match.crossed == tuple(range(left + 1, n + 1))
    assert solve(match.variant.position(match.crossed)).winner == side


def test_a_board_of_four_numbers_has_no_smaller_one() -> None:
    classroom = crowd(1, {**TASKS[0], "variant": {"n": 4, "d": 3}})
    with pytest.raises(ConflictError, match="too few numbers"):
        pupils.begin_try(classroom.room, classroom.room.pupils[1], 1, 1, classroom.statuses, "try", 0, "board")


@pytest.mark.parametrize("strategy", ["pairing", "triple"])
def test_a_smaller_board_can_be_played_against_every_strategy(strategy: str) -> None:
    opponents = Counter[str | None]()
    for n, d, divider, side in product(range(5, 19), range(2, 20), Player, Player):
        variant = Variant(n, d, divider=divider)
        if not registered(strategy).serves(variant.start(), side.other):
            continue
        task = Task(1, "program", variant, side, strategy)
        (opening,) = against_program(task, [1], "secret", easier="board")
        match = opening.match
        matches.check(variant, match.seats, match.crossed)
        while match.position.turn is not None:
            match = matches.play(match, side, match.position.numbers[0], match.position.ply).match
        opponents[match.seats[side.other].strategy] += 1
    assert set(opponents) <= {strategy, "perfect"}
    assert sum(opponents.values()) > 15


@pytest.mark.parametrize(("n", "d", "divider"), [(15, 7, "A"), (11, 6, "A"), (10, 4, "B"), (9, 2, "B"), (9, 6, "A")])
@pytest.mark.parametrize("side", Player)
def test_nobody_is_blamed_for_the_numbers_that_a_smaller_board_leaves_out(
    n: int, d: int, divider: str, side: Player
) -> None:
    variant = {"n": n, "d": d, "divider": divider}
    for strategy, pupil_plays in (("random", "perfect"), ("perfect", "random")):
        classroom = crowd(1, {**TASKS[0], "variant": variant, "side": str(side), "strategy": strategy})
        room = classroom.room
        classroom.take(pupils.begin_try(room, room.pupils[1], 1, 1, classroom.statuses, strategy, 0, "board"))
        game = classroom.room.games_of(1)[-1]
        match, pupil = classroom.matches[game.match_id], registered(pupil_plays)
        assert match.crossed
        while match.position.turn is not None:
            number = choose(pupil, match.position, Random(1))
            match = matches.play(match, side, number, match.position.ply).match
        classroom.matches[game.match_id] = match
        start, made = len(match.crossed), review(match.position)[len(match.crossed) :]
        decisions = json.loads(review_game(match.variant, match.position.crossed, match.winner, start))["decisions"]
        own_mistakes = [ply for ply in made if ply.is_blunder and ply.player is side]
        assert (decisions[side]["kind"] == "luck") is (match.winner is side and own_mistakes != [])
        for decision in decisions.values():
            assert decision["ply"] is None or decision["ply"] > start
            named = [message["values"]["ply"] for message in decision["messages"] if message["id"] == "decided-move"]
            assert all(ply > start for ply in named)
        if not any(ply.is_blunder for ply in made):
            assert all(decision["ply"] is None for decision in decisions.values())
        mistake = first_mistakes(View(classroom.room, classroom.statuses).games_in_report())[-1]
        assert (None if mistake is None else mistake.ply + 1) == next((ply.ply for ply in own_mistakes), None)


def test_the_odd_pupil_of_a_round_is_never_odd_again() -> None:
    classroom = crowd(5, *[TASKS[1]] * 5)
    odd = [game.seats[Player.A] for game in classroom.room.games.values() if not game.is_pair]
    assert sorted(number or 0 for number in odd) == [1, 2, 3, 4, 5]


def test_a_lost_seat_needs_the_right_code_in_time() -> None:
    classroom = crowd(2)
    classroom.take(teacher.offer_seat_code(classroom.room, 2, "KMRTFX", now=0))
    code = hash_secret("KMRTFX")
    assert pupils.reclaim_seat(classroom.room, hash_secret("KMRTFB"), b"new", now=1)[1] is None
    assert pupils.reclaim_seat(classroom.room, code, b"new", now=600_000)[1] is None
    transition, number = pupils.reclaim_seat(classroom.room, code, b"new", now=1)
    classroom.take(transition)
    assert (number, classroom.token(2)) == (2, b"new")
    assert pupils.reclaim_seat(classroom.room, code, b"newer", now=2)[1] is None


def test_a_code_for_a_lost_seat_ends_after_twenty_wrong_ones() -> None:
    classroom = crowd(2)
    classroom.take(teacher.offer_seat_code(classroom.room, 2, "KMRTFX", now=0))
    for attempt in range(20):
        assert pupils.reclaim_seat(classroom.room, hash_secret("KMRTFX"), b"new", now=1)[1] == 2
        classroom.take(pupils.reclaim_seat(classroom.room, hash_secret(str(attempt)), b"new", now=1)[0])
    transition, number = pupils.reclaim_seat(classroom.room, hash_secret("KMRTFX"), b"new", now=1)
    assert (transition.events, number) == ((), None), "no code is valid, so wrong ones are not counted any more"
    classroom.take(teacher.offer_seat_code(classroom.room, 2, "BCDFGH", now=2))
    assert pupils.reclaim_seat(classroom.room, hash_secret("BCDFGH"), b"new", now=3)[1] == 2


def test_removed_pupils_do_not_vote() -> None:
    classroom = crowd(3, TASKS[2])
    one, two, _ = classroom.room.pupils.values()
    for pupil, number in ((one, 3), (two, 5)):
        classroom.take(pupils.vote(classroom.room, pupil, 1, 0, number, 0, classroom.class_match(1), now=1))
    classroom.take(teacher.remove(classroom.room, [one], now=2))
    with pytest.raises(ConflictError, match="closed"):
        pupils.vote(classroom.room, one, 1, 0, 4, 1, classroom.class_match(1), now=3)
    classroom.take(teacher.tick(classroom.room, classroom.class_match(1), now=20_000))
    ballot = classroom.room.ballots[1]
    assert (ballot.chosen, ballot.votes) == (5, {2: 5})


def test_the_latest_pupils_are_removed_together_and_leave_room_for_others() -> None:
    room = Classroom("KMRTF", "en", b"teacher", 0)
    for place in range(MOST_JOINS):
        if len(room.active) == MOST_PUPILS:
            with pytest.raises(ConflictError, match="full"):
                pupils.join(room, b"one more", "", place)
            room = teacher.remove(room, room.active[1:], place).room
            assert [pupil.number for pupil in room.active] == [1]
        room = pupils.join(room, str(place).encode(), f"{place}", place)[0].room
    assert len({pupil.name for pupil in room.active}) == len(room.active)
    with pytest.raises(ConflictError, match="limit"):
        pupils.join(teacher.remove(room, room.active, 0).room, b"one more", "", 0)


def test_the_requests_of_one_pupil_are_bounded() -> None:
    classroom = crowd(2, TASKS[2], TASKS[0])

    def count_until(refusal: str, request: Callable[[Classroom, int], Transition]) -> int:
        for count in range(200):
            try:
                transition = request(classroom.room, count)
            except ConflictError as error:
                return count if refusal in error.code else -1
            assert transition.events
            classroom.room = transition.room
        raise AssertionError("the requests have no bound")

    def begin_try(room: Classroom, count: int) -> Transition:
        return pupils.begin_try(room, room.pupils[1], 2, count + 1, classroom.statuses, str(count), 0)

    def vote(room: Classroom, count: int) -> Transition:
        return pupils.vote(room, room.pupils[1], 1, 0, 1 + count % 2, count, classroom.class_match(1), 0)

    assert count_until("tries", begin_try) == 99, "the task has opened the first game"
    assert (
        count_until("renames", lambda room, it: pupils.rename(room, room.pupils[1], room.pupils[1].name, str(it), 0))
        == 20
    )
    classroom.room = teacher.start(classroom.room, 1, classroom.statuses, (), "", 0).room
    assert count_until("votes", vote) == 21, "the first vote changes nothing"


def test_a_full_classroom_refuses_pupils_and_still_obeys_the_teacher() -> None:
    room = crowd(2, TASKS[0]).room
    tries = [
        Event(room.version + place, "try", 0, 2, {"task": 1, "games": [[str(place), 2, None]]})
        for place in range(1, 2998)
    ]
    room = room.after(tries)
    room = pupils.begin_try(room, room.pupils[1], 1, 1, {}, "", 0).room
    with pytest.raises(ConflictError, match="limit"):
        pupils.begin_try(room, room.pupils[1], 1, 2, {}, "", 0)
    room = room.after(Event(room.version + place, "show", 0) for place in range(1, 20_001 - room.version))
    with pytest.raises(ConflictError, match="limit"):
        pupils.rename(room, room.pupils[1], room.pupils[1].name, "", 0)
    room = teacher.switch(room, 0, ended=True).room
    for place in range(1999):
        room = teacher.switch(room, 0, paused=place % 2 == 0).room
    with pytest.raises(ConflictError, match="limit"):
        teacher.switch(room, 0, paused=False)


def test_a_long_log_and_many_games_take_linear_time() -> None:
    classroom = crowd(60, {**TASKS[1], "variant": {"n": 9, "d": 4}})
    first = classroom.room.version + 1
    events = [
        Event(seq, "try", 0, 1, {"task": 1, "games": [[str(seq), 1, None]]}) if seq % 2 else Event(seq, "show", 0)
        for seq in range(first, first + 20_000)
    ]
    start = process_time()
    assert classroom.room.after(events).version == first + 19_999
    assert process_time() < start + 1, "it took 2.3 s when every event copied the log"


def test_a_late_copy_of_a_join_does_not_come_back_after_the_seat_was_given_away() -> None:
    classroom = crowd(2)
    first = classroom.token(2)
    classroom.take(teacher.offer_seat_code(classroom.room, 2, "KMRTFX", now=0))
    classroom.take(pupils.reclaim_seat(classroom.room, hash_secret("KMRTFX"), b"new", now=1)[0])
    with pytest.raises(SeatError):
        pupils.join(classroom.room, first, "", 2)
