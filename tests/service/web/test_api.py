"""The API for variants, strategies, positions and notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from zahlenschlacht import __version__
from zahlenschlacht.explanations import words
from zahlenschlacht.explanations.verdicts import explain_ray, explain_verdict
from zahlenschlacht.game import notation
from zahlenschlacht.game.rules import ORIGINAL, SCHOOL, Player, Variant
from zahlenschlacht.learn.coach import HINTS
from zahlenschlacht.learn.difficulty import difficulty
from zahlenschlacht.service.schemas.catalogue import Catalogue, Health, StrategyEntry, Variants
from zahlenschlacht.service.schemas.positions import PublicPosition, PublicVariant, Solution
from zahlenschlacht.solution.classics import CLASSICS
from zahlenschlacht.solution.paper import statements, website_variants
from zahlenschlacht.solution.residues import partner
from zahlenschlacht.solution.theory import LAST_TWO, solve
from zahlenschlacht.strategies import STRATEGIES, strategies_for

if TYPE_CHECKING:
    from fastapi.testclient import TestClient


def get_solution(client: TestClient, **query: Any) -> Solution:
    answer = client.get("/api/solve", params=query)
    assert answer.status_code == 200, answer.text
    return Solution.model_validate(answer.json())


def get_board(client: TestClient, **query: Any) -> PublicPosition:
    return PublicPosition.model_validate(client.get("/api/solve", params=query).json()["position"])


def test_the_57_variants_are_listed(sqlite_client: TestClient) -> None:
    answer = sqlite_client.get("/api/variants").json()
    variants = Variants.model_validate(answer)
    for name, variant in (("school", SCHOOL), ("original", ORIGINAL)):
        assert answer[name] == PublicVariant.of(variant).model_dump(mode="json")
    assert (answer["school"]["name"], answer["original"]["name"]) == ("Z(15, 7)", "Z(2017, 8)")
    assert {shown["name"] for shown in answer["website"]} == {str(variant) for variant in website_variants()}
    difficulties = [difficulty(variant.start()) for variant in variants.website]
    assert difficulties == sorted(difficulties), "the easy ones come first"
    assert len(variants.website) == 57


def test_every_strategy_of_the_registry_is_listed(sqlite_client: TestClient) -> None:
    entries = [StrategyEntry.model_validate(entry) for entry in sqlite_client.get("/api/strategies").json()]
    assert [entry.name for entry in entries] == list(STRATEGIES)
    assert [entry.name for entry in entries if entry.takes_share] == ["learner"]


def test_the_catalogue_has_the_entries_of_the_registries(sqlite_client: TestClient) -> None:
    catalogue = Catalogue.model_validate(sqlite_client.get("/api/catalogue").json())
    assert catalogue.version == __version__
    assert {entry.name: entry.citation for entry in catalogue.strategies} == {
        name: entry.citation for name, entry in STRATEGIES.items()
    }
    assert catalogue.languages == list(words.LANGUAGES)
    assert catalogue.hints == list(HINTS)
    assert [entry.citation for entry in catalogue.statements] == [
        *(statement.citation for statement in statements().values()),
        LAST_TWO,
        *(classic.citation for classic in CLASSICS),
    ]
    for language in catalogue.languages:
        texts = words.source(language) + words.source(language, "atlas")
        assert all(f"statement-{entry.key} =" in texts for entry in catalogue.statements)


@pytest.mark.parametrize(
    ("variant", "crossed"),
    [
        (Variant(15, 7), []),
        (Variant(15, 7), [8, 2, 3]),
        (Variant(17, 7, remainder=3, divider=Player.B), [1, 17]),
        (Variant.of([-3, 0, 1, 4, 10], 5, remainder=2), [4]),
        (Variant(5, 3), [3, 1, 5]),
        (Variant(2017, 8), []),
        (Variant(5000, 77), list(range(1, 4000))),
    ],
)
def test_the_api_returns_the_verdict_of_the_library(
    sqlite_client: TestClient, variant: Variant, crossed: list[int]
) -> None:
    query: dict[str, Any] = {"d": variant.d, "remainder": variant.remainder, "divider": variant.divider.value}
    query |= {"n": variant.n} if variant.board is None else {"numbers": ",".join(map(str, variant.board))}
    if crossed:
        query["crossed"] = ",".join(map(str, crossed))
    answer, position = get_solution(sqlite_client, **query), variant.position(crossed)
    verdict = solve(position)
    assert (answer.verdict.winner, answer.verdict.margin, answer.verdict.reason) == (
        verdict.winner.value,
        verdict.margin,
        verdict.reason,
    )
    moves = answer.verdict.winning_moves
    assert moves is not None
    assert tuple(moves) == verdict.winning_moves
    assert answer.verdict.winning_residues == tuple(sorted({number % variant.d for number in moves}))
    assert answer.verdict.certificate is not None
    assert [message.id for message in answer.messages] == [message.id for message in explain_verdict(position)]
    ray = () if crossed else explain_ray(variant)
    assert [message.id for message in answer.ray] == [message.id for message in ray]
    assert answer.position == position
    board_json = sqlite_client.get("/api/solve", params=query).json()["position"]
    shown = board_json["variant"]
    assert shown == PublicVariant.of(variant).model_dump(mode="json")
    assert (shown["name"], shown["bond"]) == (str(variant), str(variant.d))
    assert (shown["n"], shown["d"], shown["remainder"]) == (variant.n, variant.d, variant.remainder)
    assert shown["divider"] == variant.divider.value
    assert shown["board"] == (list(variant.board) if variant.board else None)
    board = PublicPosition.model_validate(board_json)
    assert board.numbers == position.numbers
    assert board.crossed == position.crossed
    assert board.residue_of == [number % variant.d for number in variant.numbers]
    assert board.partner_of == [partner(variant, number % variant.d) for number in variant.numbers]
    assert notation.read(board.notation) == position
    assert strategies_for(position, Player.A) == answer.strategies.A
    assert strategies_for(position, Player.B) == answer.strategies.B


@pytest.mark.parametrize("n", [5001, 999_999, 10**6 + 1, 10**30, 10**300 + 7, 10**999])
def test_large_boards_are_solved_without_lists(sqlite_client: TestClient, n: int) -> None:
    answer = get_solution(sqlite_client, n=n, d=10**20 + 1)
    verdict = solve(Variant(n, 10**20 + 1).start()) if n > 10**6 else None
    assert answer.verdict.winning_moves is None
    assert get_board(sqlite_client, n=n, d=10**20 + 1).numbers == ()
    assert answer.position.variant.n == n
    if verdict:
        assert (answer.verdict.winner, answer.verdict.margin) == (verdict.winner.value, verdict.margin)
    assert answer.messages[0].id == "verdict-wins"
    assert answer.strategies.A == answer.strategies.B == ()


def test_notation_is_read(sqlite_client: TestClient) -> None:
    for text in ("Z(15, 7): 8 2 5", "Z(2017, 8): " + " ".join(map(str, range(1, 300)))):
        answer = sqlite_client.post("/api/notation", json={"text": text})
        assert PublicPosition.model_validate(answer.json()).notation == text


@pytest.mark.parametrize(("text", "code"), [("Z(41, coprime)", "match-too-large"), ("x" * 100_001, "bad-value")])
def test_notation_of_a_board_that_is_too_large_is_refused(sqlite_client: TestClient, text: str, code: str) -> None:
    answer = sqlite_client.post("/api/notation", json={"text": text})
    assert (answer.status_code, answer.json()["code"]) == (422, code)


@pytest.mark.parametrize("moves", ["8 2 8", " ".join(map(str, range(1, 16))), " ".join(["8"] * 1000)])
def test_a_fault_in_notation_has_its_column(sqlite_client: TestClient, moves: str) -> None:
    answer = sqlite_client.post("/api/notation", json={"text": f"Z(15, 7): {moves}"})
    assert answer.status_code == 422
    assert answer.json()["code"] in ("already-crossed", "game-over")
    assert int(answer.json()["values"]["column"]) >= 12


def test_a_healthy_server_says_so(sqlite_client: TestClient) -> None:
    assert Health.model_validate(sqlite_client.get("/healthz").json()).status == "ok"


def test_a_custom_board_must_have_n_numbers(sqlite_client: TestClient) -> None:
    query = {"d": "7", "numbers": "1,2,3,4,5"}
    refusal = sqlite_client.get("/api/solve", params={"n": "99", **query})
    assert (refusal.status_code, refusal.json()["code"]) == (422, "wrong-n")
    assert sqlite_client.get("/api/solve", params={"n": "5", **query}).status_code == 200
    assert sqlite_client.get("/api/solve", params=query).status_code == 200
