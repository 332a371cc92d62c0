"""A lesson over HTTP: permissions, tasks, votes, lost seats and deletion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from .classrooms import SMALL, Person, joined, opened

if TYPE_CHECKING:
    from fastapi.testclient import TestClient

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
    assert (wall["role"], wall["pupils"], [tile["name"] for tile in wall["tiles"]]) == ("wall", 5, [None] * 5)
    assert [tile["name"] for tile in teacher.state()["tiles"]] == [pupil.name for pupil in pupils]
    teacher.controls("set", names_hidden=False)
    assert Person(client, teacher.code).state()["tiles"][0]["name"] == pupils[0].name


def test_a_repeated_claim_is_the_same_pupil_and_a_name_is_rolled_once(client: TestClient) -> None:
    teacher = opened(client)
    first, second = (joined(teacher, claim="a claim of this phone")[0] for _ in range(2))
    assert (first.token, first.name) == (second.token, second.name)
    names = [first.does("actions", kind="roll", name=first.name)["you"]["name"] for _ in range(2)]
    assert names[0] == names[1] != first.name
    assert teacher.state()["pupils"] == 1


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


def test_pairs_play_two_games_and_the_odd_one_plays_the_program(client: TestClient) -> None:
    teacher = opened(client)
    pupils = joined(teacher, 3)
    pairs, byes = set(), set()
    for _ in range(3):
        teacher.plans(PAIRS)
        tiles = teacher.state()["tiles"]
        byes |= {tile["pupil"] for tile in tiles if len(tile["tries"]) == 1}
        pairs |= {frozenset((tile["pupil"], tile["tries"][0]["opponent"])) for tile in tiles if len(tile["tries"]) == 2}
        by_number = {pupil.number: pupil for pupil in pupils}
        pair = [tile for tile in tiles if len(tile["tries"]) == 2]
        for _ in range(2 * 5):
            match_id = by_number[pair[0]["pupil"]].state()["match"]
            turn = client.get(f"/api/matches/{match_id}").json()["position"]["turn"]
            mover = next(it for it in pair if by_number[it["pupil"]].state()["player"] == turn)
            assert by_number[mover["pupil"]].moves().status_code == 200
        pair = [tile for tile in teacher.state()["tiles"] if len(tile["tries"]) == 2]
        assert [sorted(it["player"] for it in tile["tries"]) for tile in pair] == [["A", "B"]] * 2
        assert all(it["outcome"] in ("won", "lost") for tile in pair for it in tile["tries"])
    assert byes == {1, 2, 3}
    assert len(pairs) == 3


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


def test_the_prepared_lesson_has_every_kind_of_task(client: TestClient) -> None:
    teacher = opened(client)
    pupil = joined(teacher)[0]
    tasks = teacher.plans(prepared=True, start=False)["tasks"]
    assert [task["kind"] for task in tasks] == ["pairs", "program", "votes", "lesson", "puzzles", "exit"]
    for task in tasks:
        assert teacher.controls("start", task=task["id"])["task"]["id"] == task["id"]
    assert teacher.controls("start", task=4)["task"]["lesson"] == "partners"
    assert pupil.does("actions", kind="progress", task=4, done=2)["you"]["done"] == 2
    assert pupil.does("actions", kind="progress", task=4, done=1)["you"]["done"] == 2
    report = teacher.get("/report").json()
    assert len(report["tasks"]) == 6
    assert report["progress"] == [{"task": 4, "pupil": 1, "done": 2}]


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
    assert pupil.post("actions", kind="roll", name=pupil.name).json()["code"] == "removed"
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
    healing = teacher.does("control", kind="heal", pupil=1)["healing"]
    new_device = joined(teacher, heal=healing["code"].lower(), claim="the claim of the new phone")[0]
    assert (new_device.name, new_device.state()["match"]) == (old_device.name, match_id)
    assert new_device.moves().status_code == 200
    assert old_device.get().status_code == 403
    move = {"number": 9, "ply": 2}
    refusal = client.post(
        f"/api/matches/{match_id}/moves", json=move, headers={"Authorization": f"Bearer {old_device.token}"}
    )
    assert refusal.status_code == 403
    again = Person(client, teacher.code).post("join", heal=healing["code"])
    assert again.json()["code"] == "wrong-heal-code"
    assert joined(teacher, heal=healing["code"], claim="the claim of the new phone")[0].token == new_device.token


def test_a_pupil_may_not_control_the_classroom(client: TestClient) -> None:
    teacher = opened(client)
    pupil = joined(teacher)[0]
    stranger = Person(client, teacher.code, "x" * 43)
    requests: list[tuple[str, dict[str, Any]]] = [
        ("tasks", {"key": "a key of a pupil", "tasks": [PROGRAM]}),
        ("control", {"kind": "set", "paused": True}),
        ("control", {"kind": "remove", "pupil": 1}),
        ("control", {"kind": "heal", "pupil": 1}),
    ]
    for person in (pupil, stranger):
        for path, body in requests:
            answer = person.post(path, **body)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-teacher")
        assert person.get("/report").status_code == 403
        headers = {"Authorization": f"Bearer {person.token}"}
        assert client.delete(f"/api/classrooms/{teacher.code}", headers=headers).status_code == 403
    assert stranger.get().status_code == 403
    assert teacher.post("actions", kind="roll", name="x").json()["code"] == "not-pupil"
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
        ("join", {"heal": "1234"}),
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
