"""Routes of the catalogue, and the health check."""

from __future__ import annotations

from fastapi import APIRouter, Request

from ... import __version__
from ..answers import catalogue as answers
from ..schemas.catalogue import Answers, Catalogue, Family, Health, Strategy, Variants
from .fixed import FixedResponse
from .problems import REFUSALS
from .services import client_of, services_of

router = APIRouter(responses=REFUSALS)


@router.get("/api/variants", response_model=Variants)
async def variants(request: Request) -> FixedResponse[Variants]:
    """Return the school variant, the original, and the 57 variants of the paper's website, easiest first."""
    return services_of(request).fixed.response(request, answers.variants)


@router.get("/api/strategies", response_model=list[Strategy])
async def strategies(request: Request) -> FixedResponse[list[Strategy]]:
    """Return the strategies that can be played against."""
    return services_of(request).fixed.response(request, answers.strategies)


@router.get("/api/catalogue", response_model=Catalogue)
async def catalogue(request: Request) -> FixedResponse[Catalogue]:
    """Return everything that can be chosen or cited: strategies, languages, statements, bonds, kinds of help."""
    return services_of(request).fixed.response(request, answers.catalogue)


@router.get("/api/family", response_model=Family)
async def family(request: Request) -> FixedResponse[Family]:
    """Return who wins with each bond on the boards 1..n, for n from 4 to 40 and either player as the Divider."""
    services = services_of(request)
    if answers.family not in services.fixed:
        computed = await services.solver.answer(client_of(request), answers.family)
        services.fixed.keep(answers.family, bytes(computed.body))
    return services.fixed.response(request, answers.family)


@router.get("/api/answers", response_model=Answers)
async def all_answers(request: Request) -> FixedResponse[Answers]:
    """Return earlier appearances of the game with their winners, and examples of Theorem A."""
    return services_of(request).fixed.response(request, answers.answers)


@router.get("/healthz")
async def health(request: Request) -> Health:
    """Check that a move could be stored, by writing to the database. Fails with 503 after at most two seconds."""
    await services_of(request).store.check()
    return Health(status="ok", version=__version__)
