"""Matches over HTTP and both databases: idempotent moves, seats by token, take-backs, the review."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from typing import TYPE_CHECKING, Any

import pytest

from helpers.matches import OPEN, PERFECT, PERSON, PROGRAM, SCHOOL, Table, open_match, open_online_match
from zahlenschlacht.game.rules import Player
from zahlenschlacht.service.match import Seat, Transition, play
from zahlenschlacht.service.problems import Problem
from zahlenschlacht.service.schemas.matches import Joined, MatchState, MatchUpdate, OpenedMatch, Review
from zahlenschlacht.service.schemas.positions import PublicPosition
from zahlenschlacht.service.stored import StoredMatch
from zahlenschlacht.service.tokens import hash_secret

if TYPE_CHECKING:
    from fastapi.testclient import TestClient


def test_a_match_against_the_program_is_played_to_its_end(client: TestClient) -> None:
    table = open_match(client)
    state = table.first_state
    assert list(table.tokens) == ["A"]
    assert table.join_secrets == {}
    while not state["position"]["is_over"]:
        crossed = state["position"]["crossed"]
        answer = table.move(state["position"]["numbers"][0], len(crossed))
        assert answer.status_code == 200
        news = MatchUpdate.model_validate(answer.json())
        state = MatchState.model_validate(table.state()).model_dump(mode="json")
        assert len(state["position"]["crossed"]) == len(crossed) + (1 if state["position"]["is_over"] else 2)
        assert [event.number for event in news.events] == state["position"]["crossed"][len(crossed) :]
        assert news.position.model_dump(mode="json").items() <= state["position"].items()
    assert state["position"]["winner"] in ("A", "B")
    assert state["position"]["result"][0]["id"].startswith("result-")
    assert state["position"]["notation"].endswith(f"= {state['position']['winner']}")
    assert table.state() == {**state, "events": []}


def test_a_strategy_in_seat_a_moves_first(client: TestClient) -> None:
    table = open_match(client, PERFECT, PERSON)
    assert table.first_state["position"]["ply"] == 1
    assert list(table.tokens) == ["B"]
    assert table.move(table.first_state["position"]["numbers"][0], 1, "B").json()["position"]["ply"] == 3


def test_a_repeated_move_is_made_once_and_gets_the_same_answer(client: TestClient) -> None:
    table = open_match(client)
    first = table.move(8, 0)
    later = table.move(table.numbers()[0], 2)
    copy = table.move(8, 0)
    assert copy.status_code == 200
    assert copy.json() == first.json()
    assert table.state()["version"] == later.json()["version"] == 4


def test_many_concurrent_copies_are_one_move(client: TestClient) -> None:
    table = open_match(client)
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda _: table.move(8, 0), range(16)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == 1
    assert table.state()["version"] == 2


def test_one_of_competing_moves_wins_and_the_others_get_the_state(client: TestClient) -> None:
    table = open_match(client, PERSON, PERSON)
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda number: table.move(number, 0), range(1, 9)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    state = table.state()
    for answer in answers:
        if answer.status_code == 409:
            problem = Problem.model_validate(answer.json())
            assert problem.code == "stale-move"
            assert problem.state is not None
            assert problem.state.model_dump(mode="json") == state


def test_a_stale_move_gets_the_current_state(client: TestClient) -> None:
    table = open_match(client)
    table.move(8, 0)
    answer = table.move(9, 0)
    assert answer.status_code == 409
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["state"] == table.state()


def test_the_hot_seat_has_both_tokens_and_each_is_for_its_seat(client: TestClient) -> None:
    table = open_match(client, PERSON, PERSON)
    assert len(set(table.tokens.values())) == 2
    assert table.move(8, 0, "B").status_code == 403
    assert table.move(8, 0, "A").status_code == 200
    assert table.move(9, 1, "A").status_code == 403
    assert table.move(9, 1, "B").status_code == 200


def test_a_move_without_the_token_of_the_seat_is_refused(client: TestClient) -> None:
    table, other = open_match(client), open_match(client)
    answer = client.post(f"{table.path}/moves", json={"number": 8, "ply": 0})
    assert (answer.status_code, answer.json()["code"]) == (401, "no-token")
    assert answer.headers["www-authenticate"] == "Bearer"
    for token in (other.tokens["A"], "x" * 43, "x y", "x" * 5000):
        answer = table.move(8, 0, token=token)
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")
    assert table.state()["version"] == 0


def test_a_friend_joins_by_the_link(client: TestClient) -> None:
    table = open_match(client, PERSON, OPEN)
    assert table.first_state["free_seats"] == ["B"]
    answer = table.join()
    assert answer.status_code == 200
    seat = Joined.model_validate(answer.json())
    assert seat.player == "B"
    assert seat.state.free_seats == ()
    refusal = table.join()
    assert (refusal.status_code, refusal.json()["code"]) == (409, "seat-taken")
    assert "token" not in refusal.json()
    assert table.move(8, 0).status_code == 200
    assert table.move(9, 1, token=seat.token).status_code == 200


def test_many_concurrent_joins_give_the_seat_to_one(client: TestClient) -> None:
    table = open_match(client, PERSON, OPEN)
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda _: table.join(), range(12)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 11


def test_joining_again_with_the_same_claim_keeps_the_seat(client: TestClient) -> None:
    table = open_match(client, PERSON, OPEN)
    first, second = (table.join(claim="a random text of the friend") for _ in range(2))
    assert first.json()["token"] == second.json()["token"]
    assert second.status_code == 200
    assert table.join(claim="a random text of another").status_code == 409


def test_a_wrong_join_secret_is_refused(client: TestClient) -> None:
    table, other = open_match(client, PERSON, OPEN), open_match(client, PERSON, OPEN)
    answer = client.post(f"{table.path}/join", json={"secret": other.join_secrets["B"]})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-join-secret")


def test_no_other_response_has_the_secrets(client: TestClient) -> None:
    table = open_match(client, PERSON, OPEN)
    token = table.join().json()["token"]
    table.move(8, 0)
    texts = [table.client.get(table.path).text, table.client.get(f"{table.path}/review").text, table.move(9, 0).text]
    for secret in (token, table.tokens["A"], table.join_secrets["B"]):
        assert len(secret) == 43
        assert all(secret not in text for text in texts)


def finish_online_match(client: TestClient) -> Table:
    """Play a match of two people online to its end."""
    table = open_online_match(client, variant={"n": 5, "d": 3})
    for ply in range(3):
        assert table.move(ply + 1, ply, "AB"[ply % 2]).status_code == 200
    return table


@pytest.mark.parametrize("swap", [False, True])
def test_two_people_play_again_with_the_tokens_they_have(client: TestClient, swap: bool) -> None:
    table = finish_online_match(client)
    assert table.state()["sequel"] is None
    response = table.play_again("B", swap=swap)
    sequel = response.json()["sequel"]
    assert sequel == table.state()["sequel"]
    assert sequel["swapped"] is swap
    assert table.play_again("A", swap=not swap).json() == response.json()
    assert [event["kind"] for event in table.state(since=4)["events"]] == ["swap" if swap else "again"]
    first, second = ("B", "A") if swap else ("A", "B")
    next_table = Table(client, sequel["id"], {"A": table.tokens[first], "B": table.tokens[second]}, {}, {})
    state = next_table.state()
    assert state["position"]["variant"] == table.state()["position"]["variant"]
    assert (state["position"]["ply"], state["can_take_back"]) == (0, False)
    assert [state["seats"][player]["kind"] for player in (first, second)] == ["person", "open"]
    assert state["free_seats"] == []
    assert next_table.move(1, 0, token=next_table.tokens["B"]).status_code == 403
    for ply in range(3):
        assert next_table.move(ply + 1, ply, "AB"[ply % 2]).status_code == 200
    assert next_table.play_again("A").json()["sequel"]["id"] not in (table.id, next_table.id)


def test_concurrent_requests_to_play_again_open_one_sequel(client: TestClient) -> None:
    table = finish_online_match(client)
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda place: table.play_again("AB"[place % 2], swap=place % 3 == 0), range(12)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({str(answer.json()["sequel"]) for answer in answers}) == 1
    assert table.state()["version"] == 5


def test_only_the_players_may_play_again_and_only_after_the_end(client: TestClient) -> None:
    table = finish_online_match(client)
    assert client.post(f"{table.path}/again", json={}).status_code == 401
    assert table.play_again("A", token="x" * 43).status_code == 403
    refusal = open_match(client).play_again("A")
    assert (refusal.status_code, refusal.json()["code"]) == (409, "not-over")
    assert table.state()["sequel"] is None


def test_a_player_who_resigns_has_lost_and_all_responses_agree(client: TestClient) -> None:
    table = open_match(client, PERSON, OPEN)
    refusal = table.resign("A")
    assert (refusal.status_code, refusal.json()["code"]) == (409, "seat-open")
    table.tokens["B"] = table.join().json()["token"]
    table.move(8, 0)
    assert client.post(f"{table.path}/resign").status_code == 401
    assert table.resign("A", token="x" * 43).status_code == 403
    response = table.resign("A")
    assert response.status_code == 200
    assert response.json() == table.resign("A").json()
    assert [event["kind"] for event in response.json()["events"]] == ["resign"]
    state = table.state(since=0)
    assert (state["version"], state["resigned"]) == (3, "A")
    for position in (state["position"], response.json()["position"]):
        assert (position["is_over"], position["winner"], position["turn"], position["moves_left"]) == (
            True,
            "B",
            None,
            0,
        )
        assert [message["id"] for message in position["result"]] == ["result-resigned"]
    assert state["position"]["notation"] == "Z(15, 7): 8"
    for refusal in (table.move(9, 1, "B"), table.resign("B")):
        assert (refusal.status_code, refusal.json()["code"], refusal.json()["state"]["resigned"]) == (
            409,
            "resigned",
            "A",
        )
    assert len(client.get(f"{table.path}/review").json()["plies"]) == 1


def test_a_player_may_resign_against_a_program(client: TestClient) -> None:
    table = open_match(client)
    table.move(8, 0)
    assert table.resign("A").json()["position"]["winner"] == "B"
    assert table.take_back(0).json()["code"] == "resigned"
    assert table.play_again("A").json()["sequel"]


def test_many_concurrent_resignations_are_one_event(client: TestClient) -> None:
    table = open_match(client, PERSON, PERSON)
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda place: table.resign("AB"[place % 2]), range(12)))
    acceptances = [answer for answer in answers if answer.status_code == 200]
    assert len(acceptances) == 6
    assert len({answer.text for answer in acceptances}) == 1
    assert {answer.json()["code"] for answer in answers if answer not in acceptances} == {"resigned"}
    assert table.state()["version"] == 1


def test_the_sequel_keeps_the_score_and_the_agreement(client: TestClient) -> None:
    table = open_online_match(client, unaided=True)
    assert (table.first_state["unaided"], table.first_state["score"]) == (True, {"A": 0, "B": 0})
    table.resign("A")
    assert table.state()["score"] == {"A": 0, "B": 1}
    sequel = table.play_again("B", swap=True).json()["sequel"]["id"]
    state = client.get(f"/api/matches/{sequel}").json()
    assert (state["unaided"], state["score"], state["resigned"]) == (True, {"A": 1, "B": 0}, None)
    assert open_match(client, PERSON, OPEN).first_state["unaided"] is False


def test_a_strategy_in_seat_a_moves_first_in_the_sequel(client: TestClient) -> None:
    table = open_match(client, PERSON, PERFECT, variant={"n": 4, "d": 3})
    table.move(1, 0)
    sequel = table.play_again("A", swap=True).json()["sequel"]
    state = Table(client, sequel["id"]).state()
    assert (state["seats"]["A"]["kind"], state["position"]["ply"]) == ("strategy", 1)


def test_a_strategy_without_a_rule_for_the_seat_is_refused(client: TestClient) -> None:
    for seat, name in (("A", "program"), ("B", "pairing"), ("A", "triple"), ("B", "even-board")):
        seats = {seat: {"kind": "strategy", "name": name}, "AB"[seat == "A"]: PERSON}
        refusal = client.post("/api/matches", json={"variant": SCHOOL, "seats": seats})
        assert (refusal.status_code, refusal.json()["code"]) == (422, "strategy-not-for-seat")
        assert "choose perfect" in refusal.json()["detail"]
    table = open_match(client, PERSON, PROGRAM, variant={"n": 4, "d": 3})
    table.move(1, 0)
    refusal = table.play_again("A", swap=True)
    assert (refusal.status_code, refusal.json()["code"]) == (422, "strategy-not-for-seat")
    assert table.play_again("A", swap=False).status_code == 200


def test_a_state_has_exactly_the_described_fields(client: TestClient) -> None:
    table = open_match(client, PERSON, OPEN)
    state = table.state(since=0)
    assert set(state) == set(MatchState.model_fields)
    assert set(state["seats"]["A"]) == {field.name for field in fields(Seat)}
    assert set(state["position"]) == set(PublicPosition.model_fields)


def test_moves_are_taken_back_against_the_program(client: TestClient) -> None:
    table = open_match(client)
    table.move(8, 0)
    table.move(table.state()["position"]["numbers"][0], 2)
    takeback = table.take_back(2)
    assert takeback.status_code == 200
    assert (takeback.json()["version"], takeback.json()["position"]["ply"]) == (5, 2)
    assert (takeback.json()["since"], [event["kind"] for event in takeback.json()["events"]]) == (4, ["takeback"])
    assert table.take_back(2, version=4).json() == takeback.json()
    assert table.take_back(1).json()["code"] == "takeback-to-program"
    assert table.take_back(9).status_code == 409
    assert table.state(since=4)["events"] == [
        {"seq": 5, "kind": "takeback", "ply": 2, "player": "A", "number": None},
    ]
    assert table.move(table.state()["position"]["numbers"][1], 2).json()["version"] == 7


def test_a_late_copy_of_a_takeback_does_not_undo_later_moves(client: TestClient) -> None:
    table = open_match(client, PERSON, PERSON)
    table.move(8, 0)
    takeback = table.take_back(0, version=1)
    table.move(9, 0)
    copy = table.take_back(0, version=1)
    assert (copy.status_code, copy.json()) == (200, takeback.json())
    assert table.state()["position"]["crossed"] == [9]
    assert table.take_back(0, version=2).json()["code"] == "stale-takeback"


def test_news_continue_from_the_version_that_the_sender_knows(client: TestClient) -> None:
    table = open_match(client, PERSON, PERSON)
    for ply in range(3):
        table.move(ply + 1, ply, "AB"[ply % 2])
    news = table.move(4, 3, "B", version=1).json()
    assert (news["since"], news["version"]) == (1, 4)
    assert [event["number"] for event in news["events"]] == [2, 3, 4]
    assert table.move(4, 3, "B", version=9).json()["since"] == 4


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "", None),
        ("GET", "/review", None),
        ("GET", "/events", None),
        ("POST", "/join", {"secret": "x" * 43, "claim": "y" * 43}),
        ("POST", "/moves", {"number": 1, "ply": 0}),
        ("POST", "/play-out", {"ply": 0, "version": 0}),
        ("POST", "/takeback", {"ply": 0, "version": 0}),
        ("POST", "/resign", None),
        ("POST", "/again", {}),
    ],
)
def test_the_code_of_a_classroom_is_an_unknown_match(
    client: TestClient, method: str, path: str, body: dict[str, Any] | None
) -> None:
    classroom = client.post("/api/classrooms", json={}).json()
    headers = {"Authorization": f"Bearer {classroom['token']}"}
    answers = [
        client.request(method, f"/api/matches/{code}{path}", json=body, headers=headers)
        for code in (classroom["code"], "BCDFGHJKLMNPQRSTVWXZBC", "BBBBB")
    ]
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(404, "no-such-match")] * 3


def test_a_log_comes_in_pages(sqlite_client: TestClient) -> None:
    table = open_match(sqlite_client, PERSON, PERSON, variant={"n": 1300, "d": 7})
    store = sqlite_client.app.state.services.store  # type: ignore[attr-defined]
    assert sqlite_client.portal is not None
    for ply in range(1200):

        def move(stored: StoredMatch, _: object, ply: int = ply) -> Transition:
            return play(stored.match, (Player.A, Player.B)[ply % 2], ply + 1, ply)

        sqlite_client.portal.call(store.change, StoredMatch, table.id, move)
    assert [event["seq"] for event in table.state(since=0)["events"]] == list(range(1, 1001))
    assert [event["seq"] for event in table.state(since=1000)["events"]] == list(range(1001, 1201))
    news = table.move(1201, 1200, version=0).json()
    assert (news["since"], news["version"], news["events"]) == (1201, 1201, [])


def test_a_move_on_the_largest_board_sends_little(sqlite_client: TestClient) -> None:
    table = open_match(sqlite_client, variant={"n": 5000, "d": 8}, crossed=list(range(1, 4001)))
    assert len(table.move(4500, 4000).content) < 1000


@pytest.mark.parametrize("n", [15, 101])
def test_the_rest_of_a_game_is_played_out_in_one_request(client: TestClient, n: int) -> None:
    """The short game is played out by the server process, the long one by a worker."""
    table = open_match(client, variant={"n": n, "d": 7})
    table.move(n, 0)
    response = table.play_out(ply=2, version=2)
    assert response.status_code == 200, response.text
    news, state = MatchUpdate.model_validate(response.json()), table.state()
    assert (news.since, news.version, len(news.events)) == (2, n - 2, n - 4)
    assert [event.number for event in news.events] == state["position"]["crossed"][2:]
    assert (state["position"]["is_over"], state["position"]["winner"]) == (True, "A")


def test_concurrent_copies_of_a_play_out_make_each_move_once(client: TestClient) -> None:
    table = open_match(client, variant={"n": 61, "d": 7})
    with ThreadPoolExecutor(4) as threads:
        responses = list(threads.map(lambda _: table.play_out(ply=0, version=0), range(4)))
    assert {response.status_code for response in responses} == {200}
    assert len({response.text for response in responses}) == 1
    assert table.state()["version"] == 59
    table.take_back(0)
    assert table.play_out(ply=0, version=0).json()["version"] == 59
    assert table.state()["position"]["ply"] == 0


def test_a_play_out_needs_the_current_version_and_the_token_of_the_seat(client: TestClient) -> None:
    table = open_match(client)
    table.move(8, 0)
    stale = table.play_out(ply=0, version=0)
    assert (stale.status_code, stale.json()["code"], stale.json()["state"]["version"]) == (409, "stale-move", 2)
    table.tokens["A"] = "a" * 43
    assert table.play_out(ply=2, version=2).status_code == 403
    assert table.state()["version"] == 2


def test_a_game_against_a_friend_is_not_played_out(client: TestClient) -> None:
    table = open_match(client, PERSON, OPEN)
    table.join()
    refusal = table.play_out(ply=0, version=1)
    assert (refusal.status_code, refusal.json()["code"]) == (403, "no-play-out")


def test_a_long_play_out_is_read_in_pages(sqlite_client: TestClient) -> None:
    """The response has no events if there are too many for one page."""
    table = open_match(sqlite_client, variant={"n": 2017, "d": 8})
    news = MatchUpdate.model_validate(table.play_out(ply=0, version=0).json())
    assert (news.since, news.version, news.events, news.position.winner) == (2015, 2015, (), Player.A)
    assert len(table.state(since=0)["events"]) == 1000


def test_moves_are_not_taken_back_against_a_friend(client: TestClient) -> None:
    table = open_match(client, PERSON, OPEN)
    assert table.first_state["can_take_back"] is False
    table.move(8, 0)
    assert table.take_back(0).json()["code"] == "no-takeback"


def test_a_match_begins_from_any_position(client: TestClient) -> None:
    table = open_match(client, crossed=[8, 2, 5])
    assert table.first_state["position"]["ply"] == 4
    finished_table = open_match(client, variant={"n": 5, "d": 3}, crossed=[3, 1, 5])
    assert finished_table.first_state["position"]["winner"] == "A"
    board = {"numbers": [10, -3, 4, 1, 0], "d": 5, "remainder": 2, "divider": "B"}
    table = open_match(client, PERSON, PERFECT, variant=board)
    assert table.first_state["position"]["variant"]["board"] == [-3, 0, 1, 4, 10]
    assert table.first_state["position"]["residue_of"] == [2, 0, 1, 4, 0]
    assert table.first_state["position"]["partner_of"] == [0, 2, 1, 3, 2]


def test_the_review_names_the_blunder(client: TestClient) -> None:
    table = open_match(client, PERSON, PERSON)
    for ply, number in enumerate((8, 2, 3)):
        table.move(number, ply, "AB"[ply % 2])
    review = Review.model_validate(client.get(f"{table.path}/review").json())
    assert (review.start_margin, review.start_winner) == (0, "A")
    assert [ply.is_blunder for ply in review.plies] == [False, False, True]
    assert review.plies[2].winning_moves == (5, 12)
    assert review.plies[2].messages[0].id == "move-blunder"


@pytest.mark.parametrize(
    ("crossed", "back_to", "moves", "decisions"),
    [
        ([], None, [1, 2, 3], [("luck", 1), ("mistake", 2)]),
        ([1], None, [2, 3], [("no-mistake", 2), ("mistake", 2)]),
        ([1, 2], None, [3], [("no-mistake", None), ("no-chance", None)]),
        ([1, 2], 1, [2, 3], [("no-mistake", 2), ("mistake", 2)]),
        ([1, 2, 3], None, [], [("no-mistake", None), ("no-chance", None)]),
    ],
)
def test_a_match_is_decided_by_a_move_that_was_made_in_it(
    client: TestClient, crossed: list[int], back_to: int | None, moves: list[int], decisions: list[tuple[str, int]]
) -> None:
    table = open_match(client, PERSON, PERSON, crossed=crossed, variant={"n": 5, "d": 3})
    if back_to is not None:
        assert table.take_back(back_to).status_code == 200
    for ply, number in enumerate(moves, start=len(crossed) if back_to is None else back_to):
        assert table.move(number, ply, "AB"[ply % 2]).status_code == 200
    review = Review.model_validate(client.get(f"{table.path}/review").json())
    assert review.decisions is not None
    assert [(review.decisions[player].kind, review.decisions[player].ply) for player in Player] == decisions
    assert len(review.plies) == 3


@pytest.mark.parametrize("n", [2017, 5000])
def test_the_largest_boards_are_played_and_reviewed(sqlite_client: TestClient, n: int) -> None:
    crossed = list(range(1, n - 6))
    table = open_match(sqlite_client, variant={"n": n, "d": 8}, crossed=crossed)
    state = table.first_state
    while not state["position"]["is_over"]:
        answer = table.move(table.numbers()[0], state["position"]["ply"])
        assert answer.status_code == 200, answer.text
        state = answer.json()
    review = sqlite_client.get(f"{table.path}/review").json()
    assert len(review["plies"]) == n - 2
    assert OpenedMatch.model_validate(
        sqlite_client.post("/api/matches", json={"variant": SCHOOL, "seats": {"A": PERSON, "B": PERSON}}).json()
    )


def test_a_move_hashes_its_token_once(sqlite_client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_match(sqlite_client)
    secrets: list[str] = []

    def record_and_hash(secret: str) -> bytes:
        secrets.append(secret)
        return hash_secret(secret)

    for module in ("tokens", "stored", "answers.matches", "web.matches", "web.middleware"):
        monkeypatch.setattr(f"zahlenschlacht.service.{module}.hash_secret", record_and_hash)
    assert table.move(8, 0).status_code == 200
    assert secrets == [table.tokens["A"]]
