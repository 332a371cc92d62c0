"""The routes of learning: lessons, help, puzzles and recipes. Nothing is kept: what was learnt stays in the browser."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from pydantic import BeforeValidator

from ...learn.lessons import LESSONS
from ...learn.puzzles import DAY, LADDERS, LONGEST_SEED, MIXED, check_address
from ...learn.recipes import RECIPES, RESERVED_WORDS
from ...strategies.recipe_parser import MAX_LINES, parse_recipe
from ...strategies.recipe_words import SUPERLATIVES, TIMES, WORDS
from ..answers import learn as learning
from ..schemas.learn import (
    DuelWish,
    Lesson,
    Puzzle,
    PuzzleProgress,
    PuzzleWish,
    RecipeDuel,
    RecipeScore,
    RecipeWish,
    RecipeWords,
    StepSolution,
    Theme,
)
from ..schemas.questions import Question, parse_int
from ..schemas.steps import AnswerWish, Help, HelpWish, Judgement
from .problems import REFUSALS
from .services import answered, client_of, services_of
from .workers import ModelResponse

router = APIRouter(responses=REFUSALS)

LessonName = Annotated[str, Path(description="The name of a lesson.", max_length=40)]
Place = Annotated[
    int, BeforeValidator(partial(parse_int, name="place")), Path(description="Which step, counted from 1.")
]
ThemeName = Annotated[
    str, Path(description='A theme, several with + between them, "mixed" for any of them, or "day".', max_length=80)
]
Seed = Annotated[str, Path(description="Any text; for the puzzle of a day the date.", max_length=LONGEST_SEED)]


@router.get("/api/lessons")
async def lessons() -> list[Lesson]:
    """The lessons in order, without their answers."""
    return [Lesson.of(lesson) for lesson in LESSONS.values()]


@router.post("/api/lessons/{name}/{place}")
async def judge(name: LessonName, place: Place, wish: AnswerWish) -> Judgement:
    """Whether the answer to a step is right, and otherwise what is wrong, with a game that shows it."""
    return learning.judgement(name, place, wish)


@router.get("/api/lessons/{name}/{place}")
async def solution(name: LessonName, place: Place) -> StepSolution:
    """A right answer to a step, for a pupil who gives up; there may be others."""
    return learning.solution(name, place)


@router.get("/api/help", response_model=Help)
async def help_about(request: Request, question: Annotated[Question, Query()]) -> ModelResponse[Help]:
    """What help asks of a position, something to be done on the board, and what it then tells, step by step."""
    return await answered(request, question.answered_here, learning.help_about, question)


@router.post("/api/help", response_model=Judgement)
async def help_judges(request: Request, wish: HelpWish) -> ModelResponse[Judgement]:
    """Whether the answer to that question is right, and otherwise what to look at."""
    return await answered(request, wish.variant.answered_here, learning.help_judgement, wish)


@router.get("/api/puzzles")
async def themes() -> list[Theme]:
    """The themes of puzzles, from easy to hard for each role."""
    listed = [
        Theme(name=theme, role=role, recipe=str(rung))
        for role, ladder in LADDERS.items()
        for theme, rung in ladder.items()
    ]
    return [*listed, *(Theme(name=name, role=None, recipe=None) for name in (MIXED, DAY))]


@router.get("/api/puzzles/{theme}/{seed}", response_model=Puzzle)
async def puzzle(request: Request, theme: ThemeName, seed: Seed) -> ModelResponse[Puzzle]:
    """The puzzle of a theme and a seed, with its solution: the same for everybody and for ever."""
    check_address(theme, seed)
    return await services_of(request).solver.answer(client_of(request), learning.puzzle, theme, seed)


@router.post("/api/puzzles/{theme}/{seed}", response_model=PuzzleProgress)
async def progress(request: Request, theme: ThemeName, seed: Seed, wish: PuzzleWish) -> ModelResponse[PuzzleProgress]:
    """How far these moves, or the proof that all is lost, solve the puzzle, with the hardest reply to each move."""
    check_address(theme, seed)
    return await services_of(request).solver.answer(client_of(request), learning.progress, theme, seed, wish)


@router.get("/api/recipes")
async def recipe_words() -> RecipeWords:
    """The words that recipes are made of, and the recipes that have a name."""
    return RecipeWords(
        words=[*WORDS, *SUPERLATIVES],
        times=list(TIMES),
        most_lines=MAX_LINES,
        held=list(RESERVED_WORDS),
        named={name: str(recipe) for name, recipe in RECIPES.items()},
    )


@router.post("/api/recipes/check", response_model=RecipeScore)
async def check(request: Request, wish: RecipeWish) -> ModelResponse[RecipeScore]:
    """Whether a recipe wins on a board, or which boards of its seat it conquers, with a refutation on each other."""
    parse_recipe(wish.recipe)  # so that nobody waits for a worker to be told of a missing word
    return await services_of(request).solver.answer(client_of(request), learning.score, wish)


@router.post("/api/recipes/duel", response_model=RecipeDuel)
async def duel(request: Request, wish: DuelWish) -> ModelResponse[RecipeDuel]:
    """A game between two recipes with the line that each move came from, and how many of fifty such games A wins."""
    for text in (wish.a, wish.b):
        parse_recipe(text)
    return await services_of(request).solver.answer(client_of(request), learning.duel, wish)
