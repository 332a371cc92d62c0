"""The API for lessons, puzzles and recipes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from pydantic import TypeAdapter

from helpers.matches import PERSON, open_match
from zahlenschlacht.game.rules import Position, Variant
from zahlenschlacht.learn import lessons, puzzles
from zahlenschlacht.learn.coach import hints
from zahlenschlacht.learn.exercises import Flaw
from zahlenschlacht.learn.recipes import RECIPES, RESERVED_WORDS, boards, duel, parse_recipe
from zahlenschlacht.service.schemas.learn import (
    PublicLesson,
    PublicPuzzle,
    PuzzleSolution,
    Theme,
)
from zahlenschlacht.service.schemas.recipes import RecipeDuel, RecipeScore, RecipeWords
from zahlenschlacht.solution.paper import website_variants
from zahlenschlacht.solution.theory import solve, winning_moves
from zahlenschlacht.strategies.recipe_words import CONDITIONS, SUPERLATIVES, WORDS

if TYPE_CHECKING:
    from fastapi.testclient import TestClient


def judge(client: TestClient, name: str, place: int, answer: Any) -> Flaw | None:
    response = client.post(f"/api/lessons/{name}/{place}", json={"answer": answer})
    assert response.status_code == 200, response.text
    return TypeAdapter(Flaw | None).validate_python(response.json())


def as_json(answer: Any) -> Any:
    """The answer as JSON represents it."""
    return list(answer.crossed) if isinstance(answer, Position) else answer


def test_the_lessons_are_sent_without_answers(sqlite_client: TestClient) -> None:
    entries = [PublicLesson.model_validate(entry) for entry in sqlite_client.get("/api/lessons").json()]
    assert [lesson.name for lesson in entries] == list(lessons.LESSONS)
    for lesson in entries:
        for exercise, expected in zip(lesson.exercises, lessons.LESSONS[lesson.name].exercises, strict=True):
            assert (exercise.kind, exercise.question, exercise.side, exercise.options) == (
                expected.kind,
                expected.question,
                expected.side,
                expected.options,
            )
            assert exercise.position.crossed == expected.position.crossed
    assert [lesson.knows_remainders for lesson in entries] == 4 * [False] + 8 * [True]
    assert "solution" not in sqlite_client.get("/api/lessons").text


def test_one_lesson_is_sent_as_in_the_list(sqlite_client: TestClient) -> None:
    for lesson in sqlite_client.get("/api/lessons").json():
        assert sqlite_client.get(f"/api/lessons/{lesson['name']}").json() == lesson
    assert sqlite_client.get("/api/lessons/chess").json()["code"] == "no-such-lesson"


@pytest.mark.parametrize("lesson", lessons.LESSONS.values(), ids=lambda lesson: lesson.name)
def test_every_exercise_is_judged_as_the_library_does(sqlite_client: TestClient, lesson: lessons.Lesson) -> None:
    all_solutions = sqlite_client.get("/api/lessons/solutions").json()
    assert len(all_solutions[lesson.name]) == len(lesson.exercises)
    for place, exercise in enumerate(lesson.exercises, 1):
        answer = sqlite_client.get(f"/api/lessons/{lesson.name}/{place}").json()
        assert answer == all_solutions[lesson.name][place - 1] == json.loads(json.dumps(as_json(exercise.solution)))
        assert judge(sqlite_client, lesson.name, place, answer) is None


def test_a_wrong_answer_comes_back_with_a_game(sqlite_client: TestClient) -> None:
    flaw = judge(sqlite_client, "answer", 1, 3)
    assert flaw is not None
    assert flaw.message.id == "move-blunder"
    assert flaw.game is not None
    assert flaw.game.winner == "B"
    pairs = judge(sqlite_client, "partners", 1, [[1, 6], [2, 4]])
    assert pairs is not None
    assert (pairs.numbers, pairs.game) == ((2, 4), None)


def judge_help(client: TestClient, variant: dict[str, Any], crossed: list[int], answer: Any) -> Flaw | None:
    response = client.post("/api/help", json={"variant": variant, "crossed": crossed, "answer": answer})
    assert response.status_code == 200, response.text
    return TypeAdapter(Flaw | None).validate_python(response.json())


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
        content = sqlite_client.get(f"/api/help?{query}&crossed={','.join(map(str, crossed))}").json()
        question = content["question"]
        position = Variant(variant["n"], variant["bond"] if "bond" in variant else variant["d"]).position(crossed)
        message_ids = {name: [message["id"] for message in hint] for name, hint in content["hints"].items()}
        assert message_ids == {name: [message.id for message in messages] for name, messages in hints(position).items()}
        assert (question["kind"], question["options"]) == ("mark-set", [])
        assert judge_help(sqlite_client, variant, crossed, question["answer"]) is None
        assert judge_help(sqlite_client, variant, crossed, [3, 4]) is not None


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ("n=4&d=3&crossed=1,2", "no-move-left"),
        ("n=1000000&d=8", "match-too-large"),
        ("n=41&bond=coprime", "match-too-large"),
        ("n=15&d=x", "not-a-number"),
    ],
)
def test_help_is_refused_if_there_is_no_move_or_no_valid_board(
    sqlite_client: TestClient, query: str, code: str
) -> None:
    response = sqlite_client.get(f"/api/help?{query}")
    assert (response.status_code, response.json()["code"]) == (422, code)


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
def test_bad_answers_about_lessons_puzzles_and_recipes_are_refused(
    sqlite_client: TestClient, path: str, body: Any, code: str
) -> None:
    refusal = sqlite_client.post(path, json=body)
    assert refusal.status_code == 422, refusal.text
    assert refusal.json()["code"] == code


def test_the_api_returns_the_puzzle_of_the_library(sqlite_client: TestClient) -> None:
    themes = [Theme.model_validate(entry) for entry in sqlite_client.get("/api/puzzles").json()]
    assert [theme.name for theme in themes] == [*puzzles.THEMES, puzzles.MIXED, puzzles.BOARDS, puzzles.DAY]
    for theme in themes:
        address = f"/api/puzzles/{theme.name}/2026-11-16"
        answer = PublicPuzzle.model_validate(sqlite_client.get(address).json())
        expected = puzzles.puzzle(theme.name, "2026-11-16")
        assert (answer.difficulty, answer.rating) == (expected.difficulty, expected.rating)
        assert answer.position.crossed == expected.position.crossed
        solution = PuzzleSolution.model_validate(sqlite_client.get(f"{address}/solution").json())
        assert (solution.theme, solution.is_lost) == (expected.theme, expected.is_lost)
        assert solution.winning_moves == winning_moves(expected.position)
        assert solution.messages


def test_a_puzzle_does_not_give_its_solution_away(sqlite_client: TestClient) -> None:
    assert set(sqlite_client.get("/api/puzzles/mixed/1").json()) == {"seed", "position", "difficulty", "rating"}
    assert follow(sqlite_client, "larger", "7").theme is None


def follow(client: TestClient, theme: str, seed: str, **body: Any) -> puzzles.Progress:
    response = client.post(f"/api/puzzles/{theme}/{seed}", json=body)
    assert response.status_code == 200, response.text
    return TypeAdapter(puzzles.Progress).validate_python(response.json())


def test_the_right_moves_solve_a_puzzle(sqlite_client: TestClient) -> None:
    assert follow(sqlite_client, "larger", "7").status == "open"
    moves: list[int] = []
    progress = follow(sqlite_client, "larger", "7", moves=moves)
    while progress.status == "open":
        moves.append(winning_moves(progress.position)[0])
        progress = follow(sqlite_client, "larger", "7", moves=moves)
    assert (progress.status, progress.theme) == ("solved", "larger")
    assert len(moves) > 1
    wrong = follow(sqlite_client, "larger", "7", moves=[2])
    assert (wrong.status, wrong.position.is_over, wrong.position.winner) == ("wrong", True, "B")
    assert wrong.messages[0].id == "puzzle-wrong"


def test_a_claim_that_a_puzzle_is_lost_needs_a_proof(sqlite_client: TestClient) -> None:
    assert follow(sqlite_client, "larger", "7", claims_lost=True).status == "not-lost"
    assert follow(sqlite_client, "breaker", "12", claims_lost=True).status == "show"
    progress = follow(sqlite_client, "breaker", "12", claims_lost=True, pairs=[[1, 6], [2, 4]])
    assert progress.status == "show"
    assert progress.flaw is not None
    assert progress.flaw.numbers == (2, 4)
    assert follow(sqlite_client, "breaker", "12", claims_lost=True, pairs=[[1, 6], [2, 5], [3, 4]]).status == "solved"
    certificate = solve(puzzles.puzzle("larger", "0").position).certificate
    assert certificate is not None
    assert follow(sqlite_client, "larger", "0", claims_lost=True, numbers=list(certificate.hostile)).status == "solved"


def score_of(client: TestClient, **body: Any) -> RecipeScore:
    response = client.post("/api/recipes/check", json=body)
    assert response.status_code == 200, response.text
    return RecipeScore.model_validate(response.json())


def test_a_recipe_is_checked_on_the_57_or_on_one_board(sqlite_client: TestClient) -> None:
    score = score_of(sqlite_client, recipe="Superfluous; partner")
    assert (score.recipe, score.length, score.wins, len(score.results)) == ("superfluous;partner", 2, 44, 57)
    assert [result.variant for result in score.results] == list(website_variants())
    for result in score.results:
        assert (result.result == "wins") == (result.crossed is None)
    one = score_of(sqlite_client, recipe="larger;any", variant={"n": 9, "d": 3})
    (result,) = one.results
    assert (result.result, result.line, one.wins) == ("refuted", 2, 0)
    assert result.crossed is not None
    assert Variant(9, 3).position(result.crossed).winner == "B"
    assert [message.id for message in result.messages] == ["recipe-refuted", "recipe-blunder-line", "recipe-better"]
    assert [clause.id for line in one.lines for clause in line.clauses] == ["recipe-word-larger", "recipe-word-any"]
    seat = score_of(sqlite_client, recipe=str(RECIPES["closing-breaker"]), variant={"n": 16, "d": 4}, seat="B")
    assert seat.wins == 1


def test_a_recipe_for_b_is_checked_on_other_boards(sqlite_client: TestClient) -> None:
    score = score_of(sqlite_client, recipe="smaller;bonded", seat="B")
    assert (score.wins, len(score.results)) == (47, 55)
    assert [result.variant for result in score.results] == list(boards("B"))


def test_a_duel_has_the_result_of_the_library(sqlite_client: TestClient) -> None:
    body = {"a": "superfluous;larger", "b": "smaller;bonded", "variant": {"n": 15, "d": 7}, "seed": 4}
    response = sqlite_client.post("/api/recipes/duel", json=body)
    assert response.status_code == 200, response.text
    answer = RecipeDuel.model_validate(response.json())
    assert (answer.wins, answer.games, answer.position.winner) == (50, 50, "A")
    expected = duel(parse_recipe("superfluous;larger"), parse_recipe("smaller;bonded"), Variant(15, 7), 4)
    assert (answer.position.crossed, answer.lines) == (expected.game.crossed, expected.lines)


def test_the_words_of_recipes_are_those_of_the_library(sqlite_client: TestClient) -> None:
    words = RecipeWords.model_validate(sqlite_client.get("/api/recipes").json())
    assert words.words == [*WORDS, *SUPERLATIVES]
    assert words.conditions == list(CONDITIONS)
    assert words.reserved_words == list(RESERVED_WORDS)
    assert words.recipes == {name: str(recipe) for name, recipe in RECIPES.items()}


def test_the_review_of_a_match_against_a_recipe_names_a_lesson(sqlite_client: TestClient) -> None:
    recipe = {"kind": "strategy", "name": "recipe:smaller;bonded;any"}
    table = open_match(sqlite_client, PERSON, recipe, {"n": 7, "d": 7})
    answer = table.move(3, 0)
    assert answer.status_code == 200, answer.text
    plies = sqlite_client.get(f"{table.path}/review").json()["plies"]
    assert [ply["lesson"] for ply in plies] == [{"name": "partners", "place": 3}, None]
