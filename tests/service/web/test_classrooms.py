"""A lesson over HTTP: permissions, tasks, votes, lost seats and deletion."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from helpers.classrooms import SMALL, Person, bearer, joined, opened
from zahlenschlacht.game.rules import Variant

if TYPE_CHECKING:
    import httpx2 as httpx
    from fastapi.testclient import TestClient

PLANS = Path(__file__).parents[3] / "page" / "src" / "shared" / "plans.json"
PROGRAM = {"kind": "program", "variant": {"n": 9, "d": 4}}
PAIRS = {"kind": "pairs", "variant": SMALL}
VOTES = {"kind": "votes", "variant": {"n": 9, "d": 4}}
EXIT = {"kind": "exit", "variant": {"n": 9, "d": 4}}


def test_pupils_join_by_code_and_get_unique_names(client: TestClient) -> None:
    teacher = opened(client, language="de")
    pupils = joined(teacher, 5)
    assert len({pupil.name for pupil in pupils}) == 5
    assert set(teacher.code) <= set("BCDFGHJKLMNPQRSTVWXZ")
    wall = Person(client, teacher.code.lower()).state()
    assert (wall["role"], [tile["name"] for tile in wall["tiles"]]) == ("wall", [None] * 5)
    assert [tile["name"] for tile in teacher.state()["tiles"]] == [pupil.name for pupil in pupils]
    teacher.controls("set", names_hidden=False)
    assert Person(client, teacher.code).state()["tiles"][0]["name"] == pupils[0].name


def test_a_repeated_claim_is_the_same_pupil_and_a_pupil_is_renamed_once(client: TestClient) -> None:
    teacher = opened(client)
    first, second = (joined(teacher, claim="a claim of this phone")[0] for _ in range(2))
    assert (first.token, first.name) == (second.token, second.name)
    names = [first.does("actions", kind="rename", name=first.name)["you"]["name"] for _ in range(2)]
    assert names[0] == names[1] != first.name
    assert len(teacher.state()["tiles"]) == 1


def test_everyone_plays_the_program_as_often_as_they_like(client: TestClient) -> None:
    teacher = opened(client)
    pupils = joined(teacher, 2)
    teacher.plans(PROGRAM)
    outcome = pupils[0].plays_out()
    task = teacher.state()["task"]["id"]
    for _ in range(2):
        state = pupils[0].does("actions", kind="try", task=task, tries=1)
    assert [it["outcome"] for it in state["you"]["tries"]] == [outcome, "playing"]
    late = joined(teacher)[0]
    assert late.state()["match"] is not None
    tiles = teacher.state()["tiles"]
    assert [len(tile["tries"]) for tile in tiles] == [2, 1, 1]
    assert [it["match"] for it in Person(client, teacher.code).state()["tiles"][0]["tries"]] == [None, None]
    assert pupils[0].does("actions", kind="try", task=task, tries=2)["you"]["tries"][1]["outcome"] == "left"


def test_pairs_play_on_with_swapped_sides_and_the_odd_one_plays_the_program(client: TestClient) -> None:
    teacher = opened(client)
    pupils = {pupil.number: pupil for pupil in joined(teacher, 3)}
    pairs, byes = set(), set()
    for _ in range(3):
        teacher.plans(PAIRS)
        pair = [it for it in teacher.state()["tiles"] if it["tries"][0]["opponent"] is not None]
        byes |= set(pupils) - {tile["pupil"] for tile in pair}
        pairs.add(frozenset(tile["pupil"] for tile in pair))
        players = [pupils[tile["pupil"]] for tile in pair]
        for _ in range(2):
            match_id = players[0].state()["match"]
            while (turn := client.get(f"/api/matches/{match_id}").json()["position"]["turn"]) is not None:
                assert next(it for it in players if it.state()["player"] == turn).moves().status_code == 200
            state = players[0].does("actions", kind="next", match=match_id)
            assert (state["match"], state["ready"]) == (match_id, True), "the end stays until both go on"
            assert players[1].does("actions", kind="next", match=match_id)["match"] != match_id
        pair = [it for it in teacher.state()["tiles"] if it["tries"][0]["opponent"] is not None]
        assert [sorted(it["player"] for it in tile["tries"][:2]) for tile in pair] == [["A", "B"]] * 2
        assert all(it["outcome"] in ("won", "lost") for tile in pair for it in tile["tries"][:2])
        teacher.controls("show", chart=True)
        chart = teacher.state()["chart"]
        assert chart["a_won"] + chart["b_won"] == 2
        assert sum(bar["votes"] for bar in chart["first_moves"]) == 2
    assert byes == {1, 2, 3}
    assert len(pairs) == 3


def test_two_finished_games_are_shown_side_by_side_and_smaller_boards_count_nowhere(client: TestClient) -> None:
    teacher = opened(client)
    pupil = joined(teacher)[0]
    teacher.plans(PROGRAM)
    pupil.plays_out()
    pupil.does("actions", kind="try", task=1, tries=1)
    pupil.plays_out()
    pupil.does("actions", kind="try", task=1, tries=2, easier="board")
    one, other, smaller = (it["match"] for it in teacher.state()["tiles"][0]["tries"])
    assert client.get(f"/api/matches/{smaller}").json()["position"]["numbers"] == [1, 2, 3, 4, 5, 6, 7]
    shown = teacher.controls("show", match=one, beside=other, ply=2)["shown"]
    assert (shown["match"], shown["beside"], shown["ply"], shown["name"]) == (one, other, 2, None)
    assert teacher.post("control", kind="show", match=one, beside=smaller).json()["code"] == "not-over"
    for first in (None, one):
        assert teacher.post("control", kind="show", match=first, beside=one).status_code == 422
    assert pupil.plays_out() == "uncounted"
    chart = teacher.controls("show", chart=True)["chart"]
    assert sum(bar["votes"] for bar in chart["first_moves"]) == chart["a_won"] + chart["b_won"] == 2


def test_bars_appear_when_the_vote_is_closed(client: TestClient) -> None:
    teacher = opened(client)
    pupils = joined(teacher, 3)
    teacher.plans(VOTES)
    task = teacher.state()["task"]["id"]
    state = pupils[0].does("votes", task=task, ply=0, number=3)
    assert (state["vote"]["bars"], state["vote"]["voted"], state["voted"]) == (None, None, 3)
    assert teacher.state()["vote"]["voted"] == 1
    assert pupils[0].does("votes", task=task, ply=0, number=4)["voted"] == 3, "an outdated request changes nothing"
    states = [pupils[0].does("votes", task=task, ply=0, number=number, choices=1) for number in (2, 3)]
    assert [(state["voted"], state["choices"]) for state in states] == [(2, 2)] * 2
    pupils[0].does("votes", task=task, ply=0, number=3, choices=2)
    assert pupils[1].post("votes", task=task, ply=0, number=99).status_code == 422
    pupils[1].does("votes", task=task, ply=0, number=5)
    state = pupils[2].does("votes", task=task, ply=0, number=5)
    assert state["vote"]["bars"] == [{"number": 5, "votes": 2}, {"number": 3, "votes": 1}]
    assert (state["vote"]["is_open"], state["vote"]["chosen"]) == (False, 5)
    match = client.get(f"/api/matches/{state['match']}").json()
    assert match["position"]["crossed"][0] == 5
    assert len(match["position"]["crossed"]) == 2
    for _ in range(2):
        teacher.controls("open-vote", task=task, ply=2)
    assert pupils[0].state()["vote"]["is_open"]
    assert teacher.post("control", kind="close-vote", task=task, ply=2).json()["code"] == "no-votes"


def test_the_exit_question_hides_its_answers_until_all_have_answered(client: TestClient) -> None:
    teacher = opened(client)
    pupils = joined(teacher, 2)
    teacher.plans(EXIT)
    task = teacher.state()["task"]["id"]
    pupils[0].does("votes", task=task, number=1)
    vote = Person(client, teacher.code).state()["vote"]
    assert (vote["bars"], vote["winning_moves"]) == (None, None)
    vote = pupils[1].does("votes", task=task, number=None)["vote"]
    assert vote["winning_moves"] == [1, 5, 9]
    assert vote["bars"] == [{"number": 1, "votes": 1}, {"number": None, "votes": 1}]

    # A late pupil sees no answers before answering. The report marks the late answer. Nobody else may answer again.
    (late,) = joined(teacher)
    vote = late.state()["vote"]
    assert (vote["is_open"], vote["bars"], vote["winning_moves"]) == (True, None, None)
    assert pupils[0].post("votes", task=task, number=5, choices=1).json()["code"] == "vote-closed"
    vote = late.does("votes", task=task, number=1)["vote"]
    assert (vote["is_open"], vote["bars"][0]) == (False, {"number": 1, "votes": 2})
    votes = teacher.get("/report").json()["votes"]
    assert [(vote["pupil"], vote["is_late"]) for vote in votes] == [(1, False), (2, False), (3, True)]


def winning_move(client: TestClient, position: dict[str, Any]) -> int:
    """A winning move in a position, as the solver says."""
    crossed = ",".join(map(str, position["crossed"]))
    variant = position["variant"]
    query = {"n": variant["n"], "bond": variant["bond"], "divider": variant["divider"], "crossed": crossed}
    return int(client.get("/api/solve", params=query).json()["verdict"]["winning_moves"][0])


def test_progress_is_counted_for_right_answers_only(client: TestClient) -> None:
    teacher = opened(client)
    pupil = joined(teacher)[0]
    tasks = teacher.plans(
        {"kind": "lesson", "lesson": "partners"}, {"kind": "puzzles", "count": 2, "theme": "partner"}
    )["tasks"]

    def does(task: int, place: int, **body: Any) -> httpx.Response:
        return pupil.post("actions", kind="progress", task=task, place=place, **body)

    right = client.get("/api/lessons/partners/1").json()
    for answer in (None, [[1, 2]]):
        assert does(1, 1, answer=answer).json()["code"] in ("not-solved", "not-an-answer")
    for _ in range(2):
        assert does(1, 1, answer=right).json()["you"]["done"] == 1
    assert does(1, 99, answer=right).status_code == 422
    theme, seed = tasks[1]["theme"], tasks[1]["seeds"][1]
    solution = client.get(f"/api/puzzles/{theme}/{seed}/solution").json()
    assert does(2, 2, solution={"claims_lost": not solution["is_lost"]}).json()["code"] == "not-solved"
    if not solution["is_lost"]:
        moves: list[int] = []
        position = client.get(f"/api/puzzles/{theme}/{seed}").json()["position"]
        while does(2, 2, solution={"moves": moves}).status_code != 200:
            moves.append(winning_move(client, position))
            position = client.post(f"/api/puzzles/{theme}/{seed}", json={"moves": moves}).json()["position"]
    progress = {row["task"]: row["done"] for row in teacher.get("/report").json()["progress"]}
    assert progress == {1: 1} if solution["is_lost"] else {1: 1, 2: 1}


def test_every_recipe_of_a_tournament_plays_every_other_from_both_sides(client: TestClient) -> None:
    teacher = opened(client)
    pupils = joined(teacher, 4)
    address = f"/api/classrooms/{teacher.code}/tournament"
    assert client.get(address).json()["code"] == "task-over"
    board = {"n": 9, "d": 4}
    for unplayable in ({"n": 22, "d": 4}, {"n": 9, "bond": "coprime"}):
        assert teacher.post("tasks", key="x" * 20, tasks=[{"kind": "tournament", "variant": unplayable}]).is_error
    teacher.plans({"kind": "tournament", "variant": board})
    assert client.get(address).json()["games"] == []

    def hands_in(pupil: Person, place: int, recipe: str | None) -> httpx.Response:
        return pupil.post("actions", kind="progress", task=1, place=place, recipe=recipe)

    assert hands_in(pupils[0], 1, None).json()["code"] == "not-solved"
    assert hands_in(pupils[0], 1, "nonsense").status_code == 422
    assert hands_in(pupils[0], 101, "any").status_code == 422
    for pupil, recipe in zip(pupils, ("any", "larger", "Larger", "bonded"), strict=True):
        hands_in(pupil, 1, recipe)
    for place in (2, 2):
        assert hands_in(pupils[0], place, "balance; partner").json()["you"]["recipe"] == "balance;partner"
    tiles = Person(client, teacher.code).state()["tiles"]
    assert [(tile["recipe"], tile["done"]) for tile in tiles] == [
        ("balance;partner", 2),
        ("larger", 1),
        ("larger", 1),
        ("bonded", 1),
    ]
    tournament = client.get(address).json()
    games = {(game["a"], game["b"]): game for game in tournament["games"]}
    assert set(games) == set(permutations(("balance;partner", "larger", "bonded"), 2))
    for (a, _), game in games.items():
        end = Variant(9, 4).position(game["crossed"])
        assert (end.is_over, end.winner) == (True, game["winner"])
        assert a != "balance;partner" or game["winner"] == "A"
    progress = {row["pupil"]: row["recipe"] for row in teacher.get("/report").json()["progress"]}
    assert progress == {1: "balance;partner", 2: "larger", 3: "larger", 4: "bonded"}
    hands_in(pupils[2], 2, "any")
    later = {(game["a"], game["b"]): game for game in client.get(address).json()["games"]}
    assert len(later) == 12
    assert all(later[pair] == game for pair, game in games.items()), "the other games stay as they were"


def test_a_plan_is_reordered(client: TestClient) -> None:
    teacher = opened(client)
    teacher.plans(PROGRAM, PAIRS, EXIT, start=False)
    for place, order in ((1, [3, 1, 2]), (1, [3, 1, 2]), (2, [1, 3, 2]), (9, [1, 2, 3])):
        tasks = teacher.controls("reorder", task=3, place=place)["tasks"]
        assert [task["id"] for task in tasks] == order
    assert teacher.post("control", kind="reorder", task=4, place=1).json()["code"] == "no-such-task"


@pytest.mark.parametrize("plan", json.loads(PLANS.read_text("utf-8")), ids=lambda plan: str(plan["name"]))
def test_every_task_of_a_ready_plan_can_be_played(client: TestClient, plan: dict[str, Any]) -> None:
    teacher = opened(client)
    joined(teacher, 2)
    tasks = [{**part["task"], "minutes": part["minutes"]} for part in plan["parts"] if "task" in part]
    for task in teacher.plans(*tasks, start=False)["tasks"]:
        assert teacher.controls("start", task=task["id"])["task"]["kind"] == task["kind"]


def test_a_running_game_without_help_is_not_reviewed_for_anybody(client: TestClient) -> None:
    teacher = opened(client)
    pupil = joined(teacher)[0]
    teacher.plans(PROGRAM)
    path = f"/api/matches/{pupil.state()['match']}/review"
    for headers in ({}, bearer(pupil.token)):
        assert client.get(path, headers=headers).json()["code"] == "review-later"
    teacher.controls("set", help=True)
    assert client.get(path).status_code == 200
    teacher.controls("set", help=False)
    pupil.plays_out()
    assert client.get(path).json()["decisions"]["A"]["kind"] in ("mistake", "no-chance", "luck", "no-mistake")


def test_a_paused_classroom_takes_no_moves_and_a_locked_one_no_pupils(client: TestClient) -> None:
    teacher = opened(client)
    pupil = joined(teacher)[0]
    teacher.plans(PROGRAM)
    teacher.controls("set", paused=True, locked=True)
    answer = pupil.moves()
    assert (answer.status_code, answer.json()["code"]) == (409, "classroom-paused")
    refusal = Person(client, teacher.code).post("join")
    assert (refusal.status_code, refusal.json()["code"]) == (403, "classroom-locked")
    teacher.controls("set", paused=False, locked=False)
    assert pupil.moves().status_code == 200
    assert joined(teacher)


def test_a_removed_pupil_is_let_in_again(client: TestClient) -> None:
    teacher = opened(client)
    pupil = joined(teacher)[0]
    teacher.plans(PROGRAM)
    match_id = pupil.state()["match"]
    teacher.controls("remove", pupil=1)
    state = pupil.state()
    assert (state["removed"], state["match"]) == (True, None)
    assert pupil.post("actions", kind="rename", name=pupil.name).json()["code"] == "removed"
    move = {"number": 1, "ply": 0}
    refusal = client.post(
        f"/api/matches/{match_id}/moves", json=move, headers={"Authorization": f"Bearer {pupil.token}"}
    )
    assert refusal.json()["code"] == "removed"
    teacher.controls("admit", pupil=1)
    assert pupil.state()["match"] == match_id
    assert pupil.moves().status_code == 200


def test_a_lost_seat_is_taken_over_once(client: TestClient) -> None:
    teacher = opened(client)
    old_device = joined(teacher)[0]
    teacher.plans(PROGRAM)
    match_id = old_device.state()["match"]
    seat_code = teacher.does("control", kind="seat-code", pupil=1)["seat_code"]
    new_device = joined(teacher, seat_code=seat_code.lower(), claim="the claim of the new phone")[0]
    assert (new_device.name, new_device.state()["match"]) == (old_device.name, match_id)
    assert new_device.moves().status_code == 200
    assert old_device.get().status_code == 403
    move = {"number": 9, "ply": 2}
    refusal = client.post(
        f"/api/matches/{match_id}/moves", json=move, headers={"Authorization": f"Bearer {old_device.token}"}
    )
    assert refusal.status_code == 403
    again = Person(client, teacher.code).post("join", seat_code=seat_code)
    assert again.json()["code"] == "wrong-seat-code"
    assert joined(teacher, seat_code=seat_code, claim="the claim of the new phone")[0].token == new_device.token


def test_a_pupil_may_not_control_the_classroom(client: TestClient) -> None:
    teacher = opened(client)
    pupil = joined(teacher)[0]
    stranger = Person(client, teacher.code, "x" * 43)
    requests: list[tuple[str, dict[str, Any]]] = [
        ("tasks", {"key": "a key of a pupil", "tasks": [PROGRAM]}),
        ("control", {"kind": "set", "paused": True}),
        ("control", {"kind": "remove", "pupil": 1}),
        ("control", {"kind": "seat-code", "pupil": 1}),
    ]
    for person in (pupil, stranger):
        for path, body in requests:
            answer = person.post(path, **body)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-teacher")
        assert person.get("/report").status_code == 403
        headers = {"Authorization": f"Bearer {person.token}"}
        assert client.delete(f"/api/classrooms/{teacher.code}", headers=headers).status_code == 403
    assert stranger.get().status_code == 403
    assert teacher.post("actions", kind="rename", name="x").json()["code"] == "not-pupil"
    assert Person(client, teacher.code).post("control", kind="set").status_code == 401
    other = opened(client)
    assert Person(client, other.code, teacher.token).post("control", kind="set", paused=True).status_code == 403


def test_nobody_sees_a_token(client: TestClient) -> None:
    teacher = opened(client)
    pupils = joined(teacher, 2)
    teacher.plans(PAIRS)
    tokens = [teacher.token, *(pupil.token for pupil in pupils)]
    texts = [person.get().text for person in (teacher, *pupils, Person(client, teacher.code))]
    texts.append(teacher.get("/report").text)
    texts.append(client.get(f"/api/matches/{pupils[0].state()['match']}", params={"since": 0}).text)
    assert not [token for token in tokens for text in texts if str(token) in text]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("join", {"claim": "short"}),
        ("join", {"seat_code": "123456"}),
        ("tasks", {"key": "a key of the teacher", "tasks": [{"kind": "dance"}]}),
        ("tasks", {"key": "a key of the teacher", "tasks": [{"kind": "program", "variant": {"n": 500, "d": 7}}]}),
        ("tasks", {"key": "a key of the teacher", "tasks": [{**PROGRAM, "strategy": "nobody"}]}),
        ("tasks", {"key": "a key of the teacher", "tasks": [{**PROGRAM, "side": "B"}]}),
        ("tasks", {"key": "a key of the teacher", "tasks": [{"kind": "lesson", "lesson": "nothing"}]}),
        ("tasks", {"key": "a key of the teacher", "tasks": [{"kind": "puzzles", "theme": "nothing"}]}),
        ("control", {"kind": "start", "task": 7}),
        ("control", {"kind": "remove", "pupil": 7}),
        ("control", {"kind": "set", "paused": "yes"}),
        ("votes", {"task": 1, "number": 7.5}),
    ],
)
def test_bad_input_is_refused_with_a_reason(client: TestClient, path: str, body: dict[str, Any]) -> None:
    answer = opened(client).post(path, **body)
    assert answer.status_code == 422
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["code"]
