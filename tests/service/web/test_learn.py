"""What the API says of lessons, puzzles and recipes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from zahlenschlacht.game.rules import Position, Variant
from zahlenschlacht.learn import lessons, puzzles
from zahlenschlacht.learn.coach import hints
from zahlenschlacht.learn.recipes import RECIPES, RESERVED_WORDS, boards, duel, parse_recipe
from zahlenschlacht.service.schemas.learn import Judgement, Lesson, Puzzle, PuzzleProgress, Theme
from zahlenschlacht.service.schemas.recipes import RecipeDuel, RecipeScore, RecipeWords
from zahlenschlacht.solution.paper import website_variants
from zahlenschlacht.solution.theory import solve, winning_moves
from zahlenschlacht.strategies.recipe_words import SUPERLATIVES, TIMES, WORDS

if TYPE_CHECKING:
    from fastapi.testclient import TestClient


def judged(client: TestClient, name: str, place: int, answer: Any) -> Judgement:
    told = client.post(f"/api/lessons/{name}/{place}", json={"answer": answer})
    assert told.status_code == 200, told.text
    return Judgement.model_validate(told.json())


def plain(answer: Any) -> Any:
    """An answer as JSON has it."""
    return list(answer.crossed) if isinstance(answer, Position) else answer


def test_the_lessons_are_told_without_answers(sqlite_client: TestClient) -> None:
    told = [Lesson.model_validate(entry) for entry in sqlite_client.get("/api/lessons").json()]
    assert [lesson.name for lesson in told] == list(lessons.LESSONS)
    for lesson in told:
        for step, own in zip(lesson.steps, lessons.LESSONS[lesson.name].exercises, strict=True):
            assert (step.kind, step.ask, step.side, step.options) == (own.kind, own.question, own.side, own.options)
            assert step.position.crossed == own.position.crossed
    assert "solution" not in sqlite_client.get("/api/lessons").text


@pytest.mark.parametrize("lesson", lessons.LESSONS.values(), ids=lambda lesson: lesson.name)
def test_every_step_is_judged_as_the_library_does(sqlite_client: TestClient, lesson: lessons.Lesson) -> None:
    for place, step in enumerate(lesson.exercises, 1):
        told = sqlite_client.get(f"/api/lessons/{lesson.name}/{place}").json()["answer"]
        assert told == json.loads(json.dumps(plain(step.solution)))
        assert judged(sqlite_client, lesson.name, place, told) == Judgement(right=True, flaw=None)


def test_a_wrong_answer_comes_back_with_a_game(sqlite_client: TestClient) -> None:
    flaw = judged(sqlite_client, "answer", 1, 3).flaw
    assert flaw is not None
    assert flaw.message.id == "move-blunder"
    assert flaw.game is not None
    assert flaw.game.winner == "B"
    pairs = judged(sqlite_client, "partners", 1, [[1, 6], [2, 4]]).flaw
    assert pairs is not None
    assert (pairs.numbers, pairs.game) == ((2, 4), None)


def asked_by_help(client: TestClient, variant: dict[str, Any], crossed: list[int], answer: Any) -> Judgement:
    told = client.post("/api/help", json={"variant": variant, "crossed": crossed, "answer": answer})
    assert told.status_code == 200, told.text
    return Judgement.model_validate(told.json())


@pytest.mark.parametrize(
    ("variant", "query"),
    [
        ({"n": 15, "d": 7}, "n=15&d=7"),
        ({"n": 17, "d": 7}, "n=17&d=7"),
        ({"n": 2017, "d": 8}, "n=2017&d=8"),
        ({"n": 9, "bond": "coprime"}, "n=9&bond=coprime"),
    ],
)
def test_help_asks_and_judges_the_answer(sqlite_client: TestClient, variant: dict[str, Any], query: str) -> None:
    for crossed in ([], [1]):
        told = sqlite_client.get(f"/api/help?{query}&crossed={','.join(map(str, crossed))}").json()
        asked = told["question"]
        position = Variant(variant["n"], variant["bond"] if "bond" in variant else variant["d"]).position(crossed)
        told_ids = {step["step"]: [message["id"] for message in step["messages"]] for step in told["steps"]}
        assert told_ids == {step: [message.id for message in said] for step, said in hints(position).items()}
        assert (asked["kind"], asked["options"]) == ("mark-set", [])
        assert asked_by_help(sqlite_client, variant, crossed, asked["answer"]).right
        wrong = asked_by_help(sqlite_client, variant, crossed, [3, 4])
        assert (wrong.right, wrong.flaw is None) == (False, False)


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("n=4&d=3&crossed=1,2", "no-move-left"),
        ("n=1000000&d=8", "match-too-large"),
        ("n=41&bond=coprime", "match-too-large"),
        ("n=15&d=x", "not-a-number"),
    ],
)
def test_where_nobody_can_move_help_asks_nothing(sqlite_client: TestClient, query: str, code: str) -> None:
    told = sqlite_client.get(f"/api/help?{query}")
    assert (told.status_code, told.json()["code"]) == (422, code)


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("/api/lessons/chess/1", {"answer": 1}, "no-such-lesson"),
        ("/api/lessons/answer/9", {"answer": 1}, "no-such-exercise"),
        ("/api/lessons/answer/x", {"answer": 1}, "not-a-number"),
        ("/api/lessons/answer/1", {"answer": "x"}, "not-an-answer"),
        ("/api/lessons/answer/1", {"answer": 7}, "already-crossed"),
        ("/api/lessons/answer/1", {"answer": 2**60}, "bad-value"),
        ("/api/lessons/answer/1", {}, "bad-value"),
        ("/api/help", {"variant": {"n": 4, "d": 3}, "crossed": [1, 2], "answer": []}, "no-move-left"),
        ("/api/help", {"variant": {"n": 5, "d": 3}, "answer": "A"}, "not-an-answer"),
        ("/api/help", {"variant": {"n": 5, "d": 3}, "answer": [6]}, "not-on-the-board"),
        ("/api/puzzles/chess/1", {}, "no-such-theme"),
        ("/api/puzzles/partner/1", {"moves": [99]}, "not-on-the-board"),
        ("/api/recipes/check", {"recipe": "larger;pals"}, "recipe-no-such-word"),
        ("/api/recipes/check", {"recipe": "any", "variant": {"n": 501, "d": 7}}, "recipe-board-too-large"),
        ("/api/recipes/duel", {"a": "any", "b": "any", "variant": {"n": 62, "d": 7}}, "recipe-board-too-large"),
        ("/api/recipes/duel", {"a": "any", "b": "pals", "variant": {"n": 9, "d": 4}}, "recipe-no-such-word"),
    ],
)
def test_what_cannot_be_answered_is_refused(sqlite_client: TestClient, path: str, body: Any, code: str) -> None:
    refused = sqlite_client.post(path, json=body)
    assert refused.status_code == 422, refused.text
    assert refused.json()["code"] == code


def test_a_puzzle_is_the_librarys(sqlite_client: TestClient) -> None:
    themes = [Theme.model_validate(entry) for entry in sqlite_client.get("/api/puzzles").json()]
    assert [theme.name for theme in themes] == [*puzzles.THEMES, puzzles.MIXED, puzzles.BOARDS, puzzles.DAY]
    for theme in themes:
        told = Puzzle.model_validate(sqlite_client.get(f"/api/puzzles/{theme.name}/2026-11-16").json())
        made = puzzles.puzzle(theme.name, "2026-11-16")
        assert (told.theme, told.bits, told.lost, told.proof) == (made.theme, made.difficulty, made.lost, made.proof)
        assert told.position.crossed == made.position.crossed
        assert told.winning_moves == winning_moves(made.position)
        assert told.messages


def followed(client: TestClient, theme: str, seed: str, **body: Any) -> PuzzleProgress:
    told = client.post(f"/api/puzzles/{theme}/{seed}", json=body)
    assert told.status_code == 200, told.text
    return PuzzleProgress.model_validate(told.json())


def test_a_puzzle_is_followed_to_its_solution(sqlite_client: TestClient) -> None:
    assert followed(sqlite_client, "larger", "7").status == "open"
    moves: list[int] = []
    found = followed(sqlite_client, "larger", "7", moves=moves)
    while found.status == "open":
        position = Variant.of(found.position.board, found.position.variant.d).position(found.position.crossed)
        moves.append(winning_moves(position)[0])
        found = followed(sqlite_client, "larger", "7", moves=moves)
    assert found.status == "solved"
    assert len(moves) > 1
    wrong = followed(sqlite_client, "larger", "7", moves=[2])
    assert (wrong.status, wrong.position.over, wrong.position.winner) == ("wrong", True, "B")
    assert wrong.messages[0].id == "puzzle-wrong"


def test_a_lost_puzzle_is_shown_to_be_lost(sqlite_client: TestClient) -> None:
    assert followed(sqlite_client, "larger", "7", lost=True).status == "not-lost"
    assert followed(sqlite_client, "breaker", "12", lost=True).status == "show"
    flawed = followed(sqlite_client, "breaker", "12", lost=True, pairs=[[1, 6], [2, 4]])
    assert flawed.status == "show"
    assert flawed.flaw is not None
    assert flawed.flaw.numbers == (2, 4)
    assert followed(sqlite_client, "breaker", "12", lost=True, pairs=[[1, 6], [2, 5], [3, 4]]).status == "solved"
    certificate = solve(puzzles.puzzle("larger", "0").position).certificate
    assert certificate is not None
    assert followed(sqlite_client, "larger", "0", lost=True, numbers=list(certificate.hostile)).status == "solved"


def scored(client: TestClient, **body: Any) -> RecipeScore:
    told = client.post("/api/recipes/check", json=body)
    assert told.status_code == 200, told.text
    return RecipeScore.model_validate(told.json())


def test_a_recipe_is_checked_on_the_57_or_on_one_board(sqlite_client: TestClient) -> None:
    score = scored(sqlite_client, recipe="Superfluous; partner")
    assert (score.recipe, score.length, score.conquered, len(score.results)) == ("superfluous;partner", 2, 44, 57)
    assert [found.variant.name for found in score.results] == [str(variant) for variant in website_variants()]
    for found in score.results:
        assert (found.result == "wins") == (found.crossed is None)
    one = scored(sqlite_client, recipe="larger;any", variant={"n": 9, "d": 3})
    (found,) = one.results
    assert (found.result, found.line, found.guilty, one.conquered) == ("refuted", 2, 3, 0)
    assert found.crossed is not None
    assert Variant(9, 3).position(found.crossed).winner == "B"
    assert [message.id for message in found.messages] == ["recipe-refuted", "recipe-guilty", "recipe-better"]
    assert [clause.id for line in one.lines for clause in line.clauses] == ["recipe-word-larger", "recipe-word-any"]
    seat = scored(sqlite_client, recipe=str(RECIPES["closing-breaker"]), variant={"n": 16, "d": 4}, seat="B")
    assert seat.conquered == 1


def test_b_has_boards_of_its_own(sqlite_client: TestClient) -> None:
    score = scored(sqlite_client, recipe="smaller;bonded", seat="B")
    assert (score.conquered, len(score.results)) == (47, 55)
    assert [found.variant.name for found in score.results] == [str(variant) for variant in boards("B")]


def test_two_recipes_duel(sqlite_client: TestClient) -> None:
    body = {"a": "superfluous;larger", "b": "smaller;bonded", "variant": {"n": 15, "d": 7}, "seed": 4}
    told = sqlite_client.post("/api/recipes/duel", json=body)
    assert told.status_code == 200, told.text
    found = RecipeDuel.model_validate(told.json())
    assert (found.won, found.games, found.position.winner) == (50, 50, "A")
    own = duel(parse_recipe("superfluous;larger"), parse_recipe("smaller;bonded"), Variant(15, 7), 4)
    assert (found.position.crossed, found.lines) == (own.game.crossed, own.lines)


def test_the_words_of_recipes_are_those_of_the_library(sqlite_client: TestClient) -> None:
    told = RecipeWords.model_validate(sqlite_client.get("/api/recipes").json())
    assert told.words == [*WORDS, *SUPERLATIVES]
    assert told.times == list(TIMES)
    assert told.held == list(RESERVED_WORDS)
    assert told.named == {name: str(recipe) for name, recipe in RECIPES.items()}


def test_a_match_against_a_recipe_and_the_lesson_in_its_review(sqlite_client: TestClient) -> None:
    seats = {"A": {"kind": "person"}, "B": {"kind": "strategy", "name": "recipe:smaller;bonded;any"}}
    opened = sqlite_client.post("/api/matches", json={"variant": {"n": 7, "d": 7}, "seats": seats})
    assert opened.status_code in (200, 201), opened.text
    match_id, token = opened.json()["state"]["id"], opened.json()["tokens"]["A"]
    headers = {"Authorization": f"Bearer {token}"}
    moved = sqlite_client.post(f"/api/matches/{match_id}/moves", json={"number": 3, "ply": 0}, headers=headers)
    assert moved.status_code == 200, moved.text
    plies = sqlite_client.get(f"/api/matches/{match_id}/review").json()["plies"]
    assert [ply["lesson"] for ply in plies] == [{"name": "partners", "place": 3}, None]
