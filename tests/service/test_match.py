"""A match follows from its log: repeated requests append nothing, and take-backs only append to it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from zahlenschlacht import solve
from zahlenschlacht.game.errors import InputError, MoveError, ZahlenschlachtError
from zahlenschlacht.game.rules import Player, Position, Variant
from zahlenschlacht.service.match import (
    LARGEST_NUMBER,
    LONGEST_LOG,
    ConflictError,
    Match,
    Seat,
    SeatError,
    Transition,
    ask_for_sequel,
    begin,
    check,
    join,
    new_match,
    play,
    play_out,
    resign,
    rest_of_game,
    take_back,
)
from zahlenschlacht.service.stored import StoredMatch

A, B = Player.A, Player.B
PERSON, OPEN = Seat("person"), Seat("open")
PERSONS = {A: PERSON, B: PERSON}
ONLINE = {A: PERSON, B: OPEN}
AS_A = {A: PERSON, B: Seat("strategy", "program")}
AS_B = {A: Seat("strategy", "random"), B: PERSON}


def apply(match: Match, appended: Transition) -> Match:
    """Return the match after the change, and check that appending its events gives the same match."""
    assert match.after(appended.events) == appended.match
    return appended.match


def start_match(seats: dict[Player, Seat], n: int = 9, d: int = 4, seed: int = 1) -> Match:
    match = new_match(Variant(n, d), seats, seed)
    return begin(match)


def sequel_of(match: Match, player: Player, swap: bool) -> Match:
    """The next match of the same people."""
    transition = ask_for_sequel(match, player, swap)
    assert apply(match, transition).sequel is not None
    assert transition.sequel is not None
    return transition.sequel


def turn(match: Match) -> Player:
    """The player to move."""
    player = match.position.turn
    assert player is not None
    return player


def test_persons_move_in_turn_and_each_move_is_one_event() -> None:
    match = start_match(PERSONS)
    for ply, number in enumerate((4, 1, 5, 2)):
        appended = play(match, (A, B)[ply % 2], number, ply)
        assert [(event.seq, event.kind, event.number) for event in appended.events] == [(ply + 1, "cross", number)]
        match = apply(match, appended)
    assert match.position.crossed == (4, 1, 5, 2)


def test_the_strategy_replies_in_the_same_request() -> None:
    appended = play(start_match(AS_A), A, 4, 0)
    assert [(event.player, event.ply) for event in appended.events] == [(A, 0), (B, 1)]
    assert appended.version == 2


def test_a_strategy_in_seat_a_begins() -> None:
    match = start_match(AS_B)
    assert match.position.ply == 1
    assert match.log[0].player is A


def test_replies_depend_on_the_seed_alone() -> None:
    games = set()
    for seed in (1, 1, 2, 3, 4, 5, 6):
        match = start_match(AS_B, seed=seed)
        match = apply(match, play(match, B, match.position.numbers[0], 1))
        games.add((seed, match.position.crossed))
    assert len({seed for seed, _ in games}) == len(games)
    assert len({crossed for _, crossed in games}) > 1


def test_a_repeated_move_is_made_once_and_gets_the_same_answer() -> None:
    match = start_match(AS_A)
    appended = play(match, A, 4, 0)
    answer = match.after(appended.events).at(appended.version).position
    later = apply(match, appended)
    later = apply(later, play(later, A, later.position.numbers[0], 2))
    repeated = play(later, A, 4, 0)
    assert repeated == Transition((), 0, 2, later)
    assert later.at(repeated.version).position == answer


@pytest.mark.parametrize(("number", "ply"), [(5, 0), (4, 1), (4, 7), (5, 1)])
def test_a_stale_or_competing_move_is_a_conflict(number: int, ply: int) -> None:
    match = start_match(AS_A)
    match = apply(match, play(match, A, 4, 0))
    with pytest.raises(ConflictError, match="2 numbers are crossed out"):
        play(match, A, number, ply)


def test_a_seat_may_not_move_for_the_other() -> None:
    match = start_match(PERSONS)
    with pytest.raises(SeatError, match="it is A's turn"):
        play(match, B, 4, 0)
    match = apply(match, play(match, A, 4, 0))
    with pytest.raises(ConflictError):
        play(match, B, 4, 0)


def test_moves_against_the_rules_are_refused() -> None:
    match = apply(start_match(PERSONS), play(start_match(PERSONS), A, 4, 0))
    for number in (4, 10, 0):
        with pytest.raises(MoveError):
            play(match, B, number, 1)
    finished = new_match(Variant(4, 2), PERSONS, 1, crossed=[1, 2])
    with pytest.raises(MoveError, match="the game is over"):
        play(finished, A, 3, 2)


def test_a_takeback_restores_the_position_and_appends_to_the_log() -> None:
    match = start_match(AS_A)
    for _ in range(2):
        match = apply(match, play(match, A, match.position.numbers[0], match.position.ply))
    appended = take_back(match, A, 2, 4)
    restored = apply(match, appended)
    assert restored.version == 5
    assert restored.position == match.at(2).position
    assert take_back(restored, A, 2, 4) == Transition((), 4, 5, restored)
    assert apply(restored, take_back(restored, A, 0, 5)).position.ply == 0


def test_a_late_copy_of_a_takeback_does_not_undo_later_moves() -> None:
    match = apply(start_match(PERSONS), play(start_match(PERSONS), A, 4, 0))
    restored = apply(match, take_back(match, A, 0, 1))
    later = apply(restored, play(restored, A, 5, 0))
    assert take_back(later, A, 0, 1) == Transition((), 1, 2, later)
    with pytest.raises(ConflictError):
        take_back(later, A, 0, 2)
    with pytest.raises(ConflictError):
        take_back(later, A, 0, 4)
    assert apply(later, take_back(later, A, 0, 3)).position.ply == 0


@pytest.mark.parametrize("seats", [AS_A, AS_B, PERSONS])
@pytest.mark.parametrize("moves_before", [0, 1, 2])
def test_a_game_is_played_out_with_perfect_moves_for_the_people(seats: dict[Player, Seat], moves_before: int) -> None:
    match = start_match(seats)
    for _ in range(moves_before):
        match = apply(match, play(match, turn(match), match.position.numbers[0], match.position.ply))
    expected_winner = solve(match.position).winner
    appended = play_out(match, turn(match), match.position.ply, match.version)
    end = apply(match, appended)
    assert end.position.is_over
    assert [event.ply for event in appended.events] == list(range(match.position.ply, 7))
    assert [event.player for event in appended.events] == [(A, B)[event.ply % 2] for event in appended.events]
    assert (appended.since, appended.version) == (match.version, end.version)
    if seats[expected_winner].kind == "person":
        assert end.winner is expected_winner


def test_a_play_out_makes_the_moves_that_single_requests_would_make() -> None:
    """The strategy replies by the same seed."""
    match = start_match(AS_B, n=21)
    for number in rest_of_game(match)[::2]:
        match = apply(match, play(match, B, number, match.position.ply))
    assert match.position == play_out(start_match(AS_B, n=21), B, 1, 1).match.position


def test_a_late_copy_of_a_play_out_gets_the_same_answer_and_moves_nothing() -> None:
    match = start_match(AS_A)
    match = apply(match, play(match, A, 4, 0))
    end = apply(match, play_out(match, A, 2, 2))
    assert play_out(end, A, 2, 2) == Transition((), 2, end.version, end)
    restored = apply(end, take_back(end, A, 2, end.version))
    assert play_out(restored, A, 2, 2) == Transition((), 2, end.version, restored)
    second_end = apply(restored, play_out(restored, A, 2, restored.version))
    assert second_end.position == end.position


@pytest.mark.parametrize(
    ("player", "ply", "version"), [(A, 0, 0), (A, 2, 0), (A, 0, 2), (A, 2, 3), (A, 3, 2), (B, 0, 0)]
)
def test_a_stale_play_out_is_a_conflict(player: Player, ply: int, version: int) -> None:
    match = start_match(AS_A)
    match = apply(match, play(match, A, 4, 0))
    with pytest.raises(ConflictError, match="2 numbers are crossed out"):
        play_out(match, player, ply, version)


def test_a_play_out_is_refused_against_a_friend_after_the_end_and_out_of_turn() -> None:
    with pytest.raises(SeatError, match="only against a program"):
        play_out(start_match(ONLINE), A, 0, 0)
    with pytest.raises(SeatError, match="it is A's turn"):
        play_out(start_match(PERSONS), B, 0, 0)
    resigned = apply(start_match(AS_A), resign(start_match(AS_A), A))
    with pytest.raises(ConflictError, match="has resigned"):
        play_out(resigned, A, 0, 1)
    finished = new_match(Variant(4, 2), PERSONS, 1, crossed=[1, 2])
    with pytest.raises(ConflictError, match="already over"):
        play_out(finished, A, 2, 0)


def test_the_log_of_a_match_is_bounded() -> None:
    """At the limit, take-backs are refused, but the game can be finished."""
    match = start_match(PERSONS, 4)
    most = LONGEST_LOG + 2 * match.variant.n
    while match.version < most:
        match = apply(match, play(match, A, 1, 0))
        if match.version < most:
            match = apply(match, take_back(match, A, 0, match.version))
    match = apply(match, play(match, match.position.turn or A, match.position.numbers[0], match.position.ply))
    with pytest.raises(InputError) as refusal:
        take_back(match, A, 0, match.version)
    assert refusal.value.code == "too-many-takebacks"
    while (turn := match.position.turn) is not None:
        match = apply(match, play(match, turn, match.position.numbers[0], match.position.ply))
    assert match.version < most + match.variant.n


@pytest.mark.parametrize(
    ("seats", "ply", "kind"),
    [(AS_A, 1, InputError), (AS_A, 2, ConflictError), (AS_A, -1, ConflictError), (ONLINE, 0, SeatError)],
)
def test_a_takeback_to_a_wrong_ply_or_against_a_friend_is_refused(
    seats: dict[Player, Seat], ply: int, kind: type[ZahlenschlachtError]
) -> None:
    match = apply(start_match(seats), play(start_match(seats), A, 4, 0))
    with pytest.raises(kind):
        take_back(match, A, ply, match.version)


def test_a_move_with_a_version_before_a_takeback_is_stale() -> None:
    match = apply(start_match(PERSONS), play(start_match(PERSONS), A, 4, 0, version=0))
    match = apply(match, take_back(match, A, 0, 1))
    with pytest.raises(ConflictError):
        play(match, A, 4, 0, version=0)
    assert play(match, A, 4, 0, version=2).version == 3


def test_moves_before_the_opening_can_be_taken_back_too() -> None:
    match = new_match(Variant(9, 4), PERSONS, 1, crossed=[1, 2, 3])
    restored = apply(match, take_back(match, B, 1, 0))
    assert restored.position.crossed == (1,)
    assert apply(restored, play(restored, B, 5, 1)).position.crossed == (1, 5)


def test_an_open_seat_is_taken_once() -> None:
    match = start_match(ONLINE)
    assert (match.is_seated(A), match.is_seated(B)) == (True, False)
    full_match = apply(match, join(match, B, b"hash"))
    assert full_match.is_seated(B)
    with pytest.raises(ConflictError, match="anyone may watch"):
        join(full_match, B, b"hash")
    with pytest.raises(ConflictError):
        join(match, A, b"hash")


@pytest.mark.parametrize(
    ("variant", "seats", "code"),
    [
        (Variant(5001, 7), PERSONS, "match-too-large"),
        (Variant(10**30, 7), PERSONS, "match-too-large"),
        (Variant(15, LARGEST_NUMBER + 1), PERSONS, "number-too-large"),
        (Variant.of([1, 2, 3, -LARGEST_NUMBER - 1], 7), PERSONS, "number-too-large"),
        (Variant(15, 7), {A: AS_A[B], B: AS_A[B]}, "no-person"),
        (Variant(15, 7), {A: PERSON, B: Seat("strategy", "oracle")}, "no-such-strategy"),
        (Variant(15, 7), {A: PERSON, B: Seat("strategy", "program", 0.5)}, "share-without-learner"),
        (Variant(15, 7), {A: Seat("strategy", "program"), B: PERSON}, "strategy-not-for-seat"),
        (Variant(15, 7), {A: PERSON, B: Seat("strategy", "pairing")}, "strategy-not-for-seat"),
        (Variant(17, 7), {A: Seat("strategy", "pairing"), B: PERSON}, "strategy-not-for-seat"),
        (Variant(15, 7), {A: Seat("strategy", "triple"), B: PERSON}, "strategy-not-for-seat"),
        (Variant(15, 7), {A: PERSON, B: Seat("strategy", "even-board")}, "strategy-not-for-seat"),
    ],
)
def test_variants_and_seats_that_cannot_be_played_are_refused(
    variant: Variant, seats: dict[Player, Seat], code: str
) -> None:
    with pytest.raises(InputError) as refusal:
        check(variant, seats)
    assert refusal.value.code == code


def test_a_strategy_must_fit_the_position_at_which_the_match_begins() -> None:
    seats = {A: Seat("strategy", "pairing"), B: PERSON}
    check(Variant(15, 7), seats)
    check(Variant(15, 7), seats, [8, 2])
    check(Variant(15, 7), seats, [8])
    with pytest.raises(InputError, match="choose perfect"):
        check(Variant(15, 7), seats, [2, 3])


def test_the_papers_program_does_not_swap_seats() -> None:
    match = start_match(AS_A, n=4, d=3)
    while not match.position.is_over:
        match = apply(match, play(match, A, match.position.numbers[0], match.position.ply))
    with pytest.raises(InputError, match="program has no rule for A"):
        ask_for_sequel(match, A, swap=True)
    assert ask_for_sequel(match, A, swap=False).events


@pytest.mark.parametrize("seats", [PERSONS, AS_A])
def test_a_resignation_is_final_and_the_other_player_wins(seats: dict[Player, Seat]) -> None:
    match = start_match(seats)
    match = apply(match, play(match, A, 4, 0))
    appended = resign(match, A)
    resigned = apply(match, appended)
    assert [(event.kind, event.player, event.ply) for event in appended.events] == [("resign", A, match.position.ply)]
    assert (resigned.is_over, resigned.resigned, resigned.winner, resigned.position.is_over) == (True, A, B, False)
    ply, version = resigned.position.ply, resigned.version
    assert replace(play(resigned, A, 4, 0), match=match) == play(match, A, 4, 0), "a standing move gets its old answer"
    with pytest.raises(ConflictError, match="A has resigned"):
        play(resigned, resigned.position.turn or A, resigned.position.numbers[0], ply)
    with pytest.raises(ConflictError, match="A has resigned"):
        take_back(resigned, A, 0, version)
    with pytest.raises(ConflictError, match="A has resigned"):
        resign(resigned, B)
    later = apply(resigned, ask_for_sequel(resigned, B if seats is PERSONS else A, swap=False))
    for match_then in (resigned, later):
        assert resign(match_then, A) == Transition((), appended.since, appended.version, match_then)
        assert (match_then.resigned, match_then.winner) == (A, B)


def test_a_resignation_before_the_friend_joins_or_after_the_end_is_refused() -> None:
    match = start_match(ONLINE, n=4, d=3)
    with pytest.raises(ConflictError, match="nobody plays B yet"):
        resign(match, A)
    match = apply(match, join(match, B, b"hash"))
    assert resign(match, A).events
    for ply in range(2):
        match = apply(match, play(match, (A, B)[ply], ply + 1, ply))
    with pytest.raises(ConflictError, match="the game is already over"):
        resign(match, A)


def test_the_score_of_a_person_is_counted_over_sequels_with_swapped_sides() -> None:
    match = start_match({A: PERSON, B: PERSON})
    swaps, winners = (True, False, True, True), (A, A, B, B)
    seat, wins = A, {"one": 0, "other": 0}  # the seat of the person called one
    for swap, winner in zip(swaps, winners, strict=True):
        assert match.score == {seat: wins["one"], seat.other: wins["other"]}
        match = apply(match, resign(match, winner.other))
        wins["one" if winner is seat else "other"] += 1
        assert match.score == {seat: wins["one"], seat.other: wins["other"]}
        match = sequel_of(match, A, swap)
        seat = seat.other if swap else seat
    assert sum(match.score.values()) == 4


@pytest.mark.parametrize("swap", [False, True])
def test_the_score_begins_again_after_the_best_of_five(swap: bool) -> None:
    match = start_match({A: PERSON, B: PERSON})
    for wins in range(1, 4):
        match = apply(match, resign(match, B))
        assert match.score == {A: wins, B: 0}
        match = sequel_of(match, A, swap and wins == 3)
    assert match.score == {A: 0, B: 0}


@pytest.mark.parametrize("unaided", [False, True])
def test_an_agreement_to_play_without_help_holds_in_the_sequel(unaided: bool) -> None:
    match = new_match(Variant(9, 4), PERSONS, 1, unaided=unaided)
    match = apply(match, play(match, A, 4, 0))
    match = apply(match, resign(match, A))
    assert match.at(0).unaided is unaided
    assert sequel_of(match, B, swap=True).unaided is unaided


@given(st.integers(0, 10**6), st.sampled_from([PERSONS, AS_A, AS_B, ONLINE]), st.integers(4, 12), st.integers(2, 9))
def test_after_any_requests_the_log_replays_to_the_same_match(
    seed: int, seats: dict[Player, Seat], n: int, d: int
) -> None:
    rng = Random(seed)
    match = start_match(seats, n, d, seed)
    for _ in range(30):
        player, ply = rng.choice((A, B)), rng.choice((match.position.ply, rng.randrange(n)))
        request = rng.choice((*[play] * 9, take_back, take_back, take_back, join, join, join, resign))
        try:
            if request is play:
                appended = play(match, player, rng.randrange(n + 2), ply)
            elif request is resign:
                appended = resign(match, player)
            else:
                known_version = rng.randint(0, match.version)
                appended = (
                    take_back(match, player, ply, known_version)
                    if request is take_back
                    else join(match, player, b"hash")
                )
        except ZahlenschlachtError:
            continue
        assert appended.version == match.version + len(appended.events) or not appended.events
        match = apply(match, appended)
        assert [event.seq for event in match.log] == list(range(1, match.version + 1))
        turn = match.position.turn
        assert turn is None or match.seats[turn].kind != "strategy"
        assert match.is_over is (match.winner is not None)
    replayed = new_match(match.variant, match.seats, match.seed, match.crossed, match.log)
    assert (replayed.position, replayed.resigned, replayed.score) == (match.position, match.resigned, match.score)
    for version in range(match.version + 1):
        log = match.log[:version]
        earlier = new_match(match.variant, match.seats, match.seed, match.crossed, log)
        assert (match.at(version).log, match.at(version).position) == (log, earlier.position)


def test_a_move_crosses_each_number_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = StoredMatch.new(start_match(AS_A), {}, {})
    numbers: list[int] = []
    cross = Position.cross

    def record_and_cross(self: Position, number: int) -> Position:
        numbers.append(number)
        return cross(self, number)

    monkeypatch.setattr(Position, "cross", record_and_cross)
    monkeypatch.setattr("zahlenschlacht.service.match.choose", lambda _, position, __: position.numbers[0])
    change = play(stored.match, A, 4, 0)
    after_move = stored.after(change)
    assert numbers == [4, 1]
    assert after_move.match.position.crossed == (4, 1)
    assert after_move.match.at(1).position.crossed == (4,)
    assert numbers == [4, 1]  # an earlier state is not replayed
