"""Routes of lessons, help and puzzles. The server stores nothing: what a pupil has learnt stays in the browser."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from ...learn.puzzles import check_address
from ..answers import learn as answers
from ..schemas import learn as schemas
from ..schemas.learn import (
    AnswerRequest,
    ExerciseSolution,
    Help,
    HelpAnswerRequest,
    Judgement,
    Lesson,
    LessonSolutions,
    Puzzle,
    PuzzleProgress,
    PuzzleRequest,
    Theme,
)
from ..schemas.positions import PositionQuery
from .fixed import FixedResponse
from .problems import REFUSALS
from .services import answer, client_of, services_of
from .workers import ModelResponse

router = APIRouter(responses=REFUSALS)

LessonName = Annotated[schemas.LessonName, Path(description="The name of a lesson.")]
Place = Annotated[schemas.Place, Path(description="The number of the exercise, counted from 1.")]
ThemeName = Annotated[
    schemas.ThemeName, Path(description='A theme, several themes joined by +, "mixed" for any theme, or "day".')
]
Seed = Annotated[schemas.Seed, Path(description="Any text; for the puzzle of a day its date.")]


@router.get("/api/lessons", response_model=list[Lesson])
async def lessons(request: Request) -> FixedResponse[list[Lesson]]:
    """Return the lessons in order, without their answers."""
    return services_of(request).fixed.response(request, answers.lessons)


@router.get("/api/lessons/solutions", response_model=list[LessonSolutions])
async def solutions(request: Request) -> FixedResponse[list[LessonSolutions]]:
    """Return a right answer to every exercise of all lessons, for the teacher's paper."""
    return services_of(request).fixed.response(request, answers.solutions)


@router.post("/api/lessons/{name}/{place}")
async def judge(name: LessonName, place: Place, body: AnswerRequest) -> Judgement:
    """Judge the answer to an exercise. If it is wrong, say why, with a game that shows it."""
    return answers.judge(name, place, body)


@router.get("/api/lessons/{name}/{place}")
async def solution(name: LessonName, place: Place) -> ExerciseSolution:
    """Return a right answer to an exercise, for a pupil who gives up. There may be others."""
    return answers.solution(name, place)


@router.get("/api/help", response_model=Help)
async def help_about(request: Request, query: Annotated[PositionQuery, Query()]) -> ModelResponse[Help]:
    """Return the question that help asks about a position, and the hints that follow, each saying more."""
    return await answer(request, query.is_cheap, answers.help_about, query)


@router.post("/api/help", response_model=Judgement)
async def judge_help(request: Request, body: HelpAnswerRequest) -> ModelResponse[Judgement]:
    """Judge the answer to the question of help. If it is wrong, say what to look at."""
    return await answer(request, body.variant.is_cheap, answers.judge_help, body)


@router.get("/api/puzzles", response_model=list[Theme])
async def themes(request: Request) -> FixedResponse[list[Theme]]:
    """Return the themes of puzzles, from easy to hard for each role."""
    return services_of(request).fixed.response(request, answers.themes)


@router.get("/api/puzzles/{theme}/{seed}", response_model=Puzzle)
async def puzzle(request: Request, theme: ThemeName, seed: Seed) -> ModelResponse[Puzzle]:
    """Return the puzzle of a theme and a seed, with its solution. It never changes."""
    check_address(theme, seed)
    return await services_of(request).solver.answer(client_of(request), answers.puzzle, theme, seed)


@router.post("/api/puzzles/{theme}/{seed}", response_model=PuzzleProgress)
async def progress(
    request: Request, theme: ThemeName, seed: Seed, body: PuzzleRequest
) -> ModelResponse[PuzzleProgress]:
    """Judge the moves so far, or the proof that the position is lost. Each move gets the hardest reply."""
    check_address(theme, seed)
    return await services_of(request).solver.answer(client_of(request), answers.progress, theme, seed, body)
