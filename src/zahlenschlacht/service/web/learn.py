"""Routes of lessons, help and puzzles. The server stores nothing: what a pupil has learnt stays in the browser."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from pydantic import BeforeValidator

from ...learn.puzzles import LONGEST_SEED, check_address
from ..answers import learn as answers
from ..schemas.base import parse_int
from ..schemas.learn import (
    AnswerRequest,
    Help,
    HelpAnswerRequest,
    Judgement,
    Lesson,
    Puzzle,
    PuzzleProgress,
    PuzzleRequest,
    StepSolution,
    Theme,
)
from ..schemas.positions import PositionQuery
from .problems import REFUSALS
from .services import answer, client_of, services_of
from .workers import ModelResponse

router = APIRouter(responses=REFUSALS)

LessonName = Annotated[str, Path(description="The name of a lesson.", max_length=40)]
Place = Annotated[
    int,
    BeforeValidator(partial(parse_int, name="place")),
    Path(description="The number of the step, counted from 1."),
]
ThemeName = Annotated[
    str, Path(description='A theme, several themes joined by +, "mixed" for any theme, or "day".', max_length=80)
]
Seed = Annotated[str, Path(description="Any text; for the puzzle of a day its date.", max_length=LONGEST_SEED)]


@router.get("/api/lessons")
async def lessons() -> list[Lesson]:
    """Return the lessons in order, without their answers."""
    return answers.lessons()


@router.post("/api/lessons/{name}/{place}")
async def judge(name: LessonName, place: Place, body: AnswerRequest) -> Judgement:
    """Judge the answer to a step. If it is wrong, say why, with a game that shows it."""
    return answers.judge(name, place, body)


@router.get("/api/lessons/{name}/{place}")
async def solution(name: LessonName, place: Place) -> StepSolution:
    """Return a right answer to a step, for a pupil who gives up. There may be others."""
    return answers.solution(name, place)


@router.get("/api/help", response_model=Help)
async def help_about(request: Request, query: Annotated[PositionQuery, Query()]) -> ModelResponse[Help]:
    """Return the question that help asks about a position, and the hints that follow, each saying more."""
    return await answer(request, query.is_cheap, answers.help_about, query)


@router.post("/api/help", response_model=Judgement)
async def judge_help(request: Request, body: HelpAnswerRequest) -> ModelResponse[Judgement]:
    """Judge the answer to the question of help. If it is wrong, say what to look at."""
    return await answer(request, body.variant.is_cheap, answers.judge_help, body)


@router.get("/api/puzzles")
async def themes() -> list[Theme]:
    """Return the themes of puzzles, from easy to hard for each role."""
    return answers.themes()


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
