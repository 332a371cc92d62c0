"""Routes of the catalogue, and the health check."""

from __future__ import annotations

from fastapi import APIRouter, Request

from ... import __version__
from ..answers import catalogue as answers
from ..schemas.catalogue import Catalogue, Family, Health, Strategy, Variants
from .problems import REFUSALS
from .services import client_of, services_of
from .workers import ModelResponse

router = APIRouter(responses=REFUSALS)


@router.get("/api/variants")
async def variants() -> Variants:
    """Return the school variant, the original, and the 57 variants of the paper's website, easiest first."""
    return answers.variants()


@router.get("/api/strategies")
async def strategies() -> list[Strategy]:
    """Return the strategies that can be played against."""
    return answers.strategies()


@router.get("/api/catalogue")
async def catalogue() -> Catalogue:
    """Return everything that can be chosen or cited: strategies, languages, statements, bonds, kinds of help."""
    return answers.catalogue()


@router.get("/api/family", response_model=Family)
async def family(request: Request) -> ModelResponse[Family]:
    """Return who wins with each bond on the boards 1..n, for n from 4 to 40 and either player as the Divider."""
    return await services_of(request).solver.answer(client_of(request), answers.family)


@router.get("/healthz")
async def health(request: Request) -> Health:
    """Check that a move could be stored, by writing to the database. Fails with 503 after at most two seconds."""
    await services_of(request).store.check()
    return Health(status="ok", version=__version__)
