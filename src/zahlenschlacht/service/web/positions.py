"""Routes about positions."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request

from ..answers import positions as answers
from ..schemas.positions import Game, NotationRequest, PositionQuery, Solution
from .problems import REFUSALS
from .services import answer
from .workers import ModelResponse

router = APIRouter(responses=REFUSALS)


@router.get("/api/solve", response_model=Solution)
async def solve(request: Request, query: Annotated[PositionQuery, Query()]) -> ModelResponse[Solution]:
    """Return who wins a position with best play, the winning moves, and the reason."""
    return await answer(request, query.is_cheap, answers.solution, query)


@router.post("/api/notation", response_model=Game)
async def notation(request: Request, body: NotationRequest) -> ModelResponse[Game]:
    """Return the position at the end of a game in notation."""
    return await answer(request, False, answers.game, body)
