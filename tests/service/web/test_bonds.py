"""Other bonds in the API: they are solved, played and stored, and impossible ones are refused."""

from __future__ import annotations

from itertools import combinations
from math import gcd
from typing import TYPE_CHECKING, Any

import pytest

from helpers.matches import OPEN, PERFECT, PERSON, Table, open_match
from zahlenschlacht.audit.oracle import SetOracle
from zahlenschlacht.game.bonds import BONDS, examples, parse_bond
from zahlenschlacht.game.rules import Variant
from zahlenschlacht.service.schemas.catalogue import Catalogue, Family
from zahlenschlacht.service.schemas.positions import PublicPosition, PublicVariant, Solution
from zahlenschlacht.solution.classics import CLASSICS
from zahlenschlacht.solution.theory import solve

if TYPE_CHECKING:
    from fastapi.testclient import TestClient

TEXTS = [bond.text for bond in examples() if not bond.is_sum]


def get_solution(client: TestClient, **query: Any) -> Solution:
    answer = client.get("/api/solve", params=query)
    assert answer.status_code == 200, answer.text
    return Solution.model_validate(answer.json())


def get_board_json(client: TestClient, **query: Any) -> dict[str, Any]:
    position: dict[str, Any] = client.get("/api/solve", params=query).json()["position"]
    return position


def get_board(client: TestClient, **query: Any) -> PublicPosition:
    return PublicPosition.model_validate(get_board_json(client, **query))


@pytest.mark.parametrize("text", TEXTS)
def test_the_api_returns_the_librarys_verdict_for_any_bond(sqlite_client: TestClient, text: str) -> None:
    answer = get_solution(sqlite_client, n=12, bond=text, divider="B", crossed="5")
    variant = Variant(12, text, divider="B")
    verdict = solve(variant.position([5]))
    assert (answer.verdict.winner, answer.verdict.margin, answer.verdict.winning_moves) == (
        verdict.winner,
        verdict.margin,
        verdict.winning_moves,
    )
    assert answer.verdict.winning_residues is None
    board = get_board(sqlite_client, n=12, bond=text, divider="B", crossed="5")
    assert answer.position == variant.position([5])
    shown = get_board_json(sqlite_client, n=12, bond=text, divider="B", crossed="5")["variant"]
    assert shown == PublicVariant.of(variant).model_dump(mode="json")
    assert shown["condition"] == {"id": f"bond-{variant.bond.key}", "values": variant.bond.parameters}
    assert (shown["n"], shown["remainder"], shown["divider"], shown["board"]) == (12, 0, "B", None)
    assert board.residue_of == ([number % board.modulus for number in board.board] if board.modulus else [])
    assert (shown["bond"], shown["d"], shown["name"]) == (text, 0, f"Z(12, {text}, divider=B)")
    bonded = {(x, y) for x in range(1, 13) for y in range(x + 1, 13) if variant.bonded(x, y)}
    if board.residue_of:
        places = {number: place for place, number in enumerate(board.board)}
        pairs = {(x, y) for x in places for y in places if x < y and board.residue_of[x - 1] == board.partner_of[y - 1]}
        assert (pairs, board.bonds) == (bonded, [])
    else:
        assert set(board.bonds) == bonded


def test_a_divisor_can_be_written_as_a_bond(sqlite_client: TestClient) -> None:
    assert get_solution(sqlite_client, n=15, bond="sum 7").verdict == get_solution(sqlite_client, n=15, d=7).verdict


@pytest.mark.parametrize("text", TEXTS)
def test_any_bond_is_played_to_its_end_and_reviewed(client: TestClient, text: str) -> None:
    table = open_match(client, PERSON, PERFECT, variant={"n": 9, "bond": text})
    while not (position := table.state()["position"])["is_over"]:
        assert table.move(position["numbers"][0], position["ply"]).status_code == 200
    x, y = position["numbers"]
    bonded = Variant(9, text).bonded(x, y)
    key = Variant(9, text).bond.key
    assert [message["id"] for message in position["result"]] == [
        f"bond-{key}.{'holds' if bonded else 'fails'}",
        "result-bonded" if bonded else "result-unbonded",
    ]
    assert position["result"][0]["values"]["common"] == gcd(x, y)
    assert position["variant"]["bond"] == text
    review = client.get(f"{table.path}/review")
    assert review.status_code == 200
    assert len(review.json()["plies"]) == 7
    sequel_id = table.play_again("A", swap=True).json()["sequel"]["id"]
    assert Table(client, sequel_id).state()["position"]["variant"]["bond"] == text


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ({"n": 9}, "no-bond"),
        ({"n": 9, "d": 4, "bond": "coprime"}, "two-bonds"),
        ({"n": 9, "bond": "magic"}, "no-such-bond"),
        ({"n": 9, "bond": "difference 0"}, "d-too-small"),
        ({"n": 9, "bond": "coprime", "remainder": 2}, "remainder-without-sum"),
        ({"n": 9, "bond": "lines 1-10"}, "line-off-the-board"),
        ({"n": 9, "bond": "lines 1-1"}, "line-loop"),
        ({"n": 9, "bond": "lines " + " ".join(f"1-{y}" for y in range(2, 1003))}, "too-many-lines"),
        ({"n": 9, "bond": "lines " + "1-2 " * 10_000}, "bad-value"),
        ({"n": 61, "bond": "square sum"}, "too-large-to-solve"),
        ({"n": 61, "bond": "coprime", "crossed": "3"}, "too-large-to-solve"),
        ({"numbers": "0,1,2,3", "bond": "divides"}, "bond-positive"),
    ],
)
def test_an_impossible_bond_is_refused(sqlite_client: TestClient, query: dict[str, Any], code: str) -> None:
    answer = sqlite_client.get("/api/solve", params=query)
    assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_a_match_with_a_board_too_large_for_search_is_refused(sqlite_client: TestClient) -> None:
    for variant, code in (({"n": 41, "bond": "coprime"}, "match-too-large"), ({"n": 9}, "no-bond")):
        seats = {"A": PERSON, "B": OPEN}
        answer = sqlite_client.post("/api/matches", json={"variant": variant, "seats": seats})
        assert (answer.status_code, answer.json()["code"]) == (422, code)


def test_the_family_has_the_winner_for_every_bond_without_drawn_lines(sqlite_client: TestClient) -> None:
    family = Family.model_validate(sqlite_client.get("/api/family").json())
    assert (family.first, family.last) == (4, 40)
    assert [strip.bond for strip in family.strips] == [it.text for it in examples() if it.takes != "lines"]
    for strip in family.strips:
        assert len(strip.A) == len(strip.B) == 37
        # The oracle, which knows only the rules, checks the small boards.
        for n in range(4, 10):
            for divider, row in (("A", strip.A), ("B", strip.B)):
                start = Variant(n, strip.bond, divider=divider).start()
                assert row[n - 4] == SetOracle(start.variant).winner(start), (strip.bond, n, divider)


def test_large_boards_are_solved_without_lists(sqlite_client: TestClient) -> None:
    answer = get_solution(sqlite_client, n=900, bond="divides")
    assert (answer.verdict.winning_moves, answer.verdict.reason, answer.strategies.A) == (
        None,
        "Chains of doublings",
        (),
    )
    # The answer leaves out half a million pairs, because no board shows them.
    board = get_board(sqlite_client, n=900, bond="divides")
    assert (board.board, board.bonds, board.largest_board) == ([], [], 40)


def test_notation_with_any_bond_is_read(sqlite_client: TestClient) -> None:
    answer = sqlite_client.post("/api/notation", json={"text": "Z(9, lines 1-2 3-9): 4"})
    assert answer.json()["bonds"] == [[1, 2], [3, 9]]


def test_the_catalogue_has_the_bonds(sqlite_client: TestClient) -> None:
    catalogue = Catalogue.model_validate(sqlite_client.get("/api/catalogue").json())
    for entry, bond in zip(catalogue.bonds, examples(), strict=True):
        assert set(entry.picture) == {pair for pair in combinations(range(1, 13), 2) if bond.bonded(*pair)}
        assert (entry.explanation.id, entry.parameters) == (f"bond-{bond.key}.holds", bond.parameters)
        assert parse_bond(entry.example) == bond
        too_large = {
            "variant": {"n": entry.largest_board + 1, "bond": entry.example},
            "seats": {"A": PERSON, "B": OPEN},
        }
        assert sqlite_client.post("/api/matches", json=too_large).status_code == 422
    assert [entry.word for entry in catalogue.bonds] == list(BONDS)
    assert {classic.key for classic in CLASSICS} <= {statement.key for statement in catalogue.statements}
