"""Routes of recipes."""

from __future__ import annotations

from fastapi import APIRouter, Request

from ..answers import recipes as answers
from ..schemas.recipes import DuelRequest, RecipeDuel, RecipeRequest, RecipeScore, RecipeWords
from .fixed import FixedResponse
from .problems import REFUSALS
from .services import client_of, services_of
from .workers import ModelResponse

router = APIRouter(prefix="/api/recipes", responses=REFUSALS)


@router.get("", response_model=RecipeWords)
async def words(request: Request) -> FixedResponse[RecipeWords]:
    """Return the words that recipes are made of, and the named recipes."""
    return services_of(request).fixed.response(request, answers.words)


@router.post("/check", response_model=RecipeScore)
async def check(request: Request, body: RecipeRequest) -> ModelResponse[RecipeScore]:
    """Check a recipe against every defence, on one board or on every board of its seat."""
    return await services_of(request).solver.answer(client_of(request), answers.check, body)


@router.post("/duel", response_model=RecipeDuel)
async def duel(request: Request, body: DuelRequest) -> ModelResponse[RecipeDuel]:
    """Return a game between two recipes with the line behind each move, and how many of fifty such games A wins."""
    return await services_of(request).solver.answer(client_of(request), answers.duel, body)
