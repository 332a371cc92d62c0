"""The routes that keep nothing: variants, strategies, verdicts, notation."""

from __future__ import annotations

from importlib.metadata import version
from typing import Annotated

from fastapi import APIRouter, Query, Request

from ...colours import SILENT, css, statement_colours
from ...explain import words
from ...game.bonds import examples
from ...game.rules import ORIGINAL, SCHOOL
from ...learn.coach import HINTS
from ...learn.difficulty import difficulty
from ...solution.classics import CLASSICS
from ...solution.paper import STATEMENTS, website_variants
from ...solution.theory import LAST_TWO
from ...strategies import STRATEGIES, takes_share
from ..answers import positions as answers
from ..schemas.catalogue import Bond, Catalogue, Family, Health, Statement, Strategy, Variants
from ..schemas.positions import Game, Solution, Variant
from ..schemas.questions import NotationWish, Question
from .problems import REFUSALS
from .services import answered, client_of, services_of
from .workers import ModelResponse

router = APIRouter(responses=REFUSALS)


@router.get("/api/variants")
async def variants() -> Variants:
    """The school variant, the original, and the 57 of the paper's website, easy ones first."""
    path = sorted(website_variants(), key=lambda variant: (difficulty(variant.start()), variant.n, variant.d))
    return Variants(
        school=Variant.of(SCHOOL),
        original=Variant.of(ORIGINAL),
        website=[Variant.of(variant) for variant in path],
    )


@router.get("/api/strategies")
async def strategies() -> list[Strategy]:
    """The strategies that can be played against."""
    return [
        Strategy(name=name, citation=entry.citation, takes_share=takes_share(entry))
        for name, entry in STRATEGIES.items()
    ]


@router.get("/api/catalogue")
async def catalogue() -> Catalogue:
    """What there is to choose from and to cite: strategies, languages, statements, steps of help."""
    colours = {number: css(colour) for number, colour in statement_colours().items()}
    statements = [
        Statement(key=it.key, citation=it.citation, colour=colours.get(it.number)) for it in STATEMENTS.values()
    ]
    classics = [Statement(key=it.key, citation=it.citation, colour=None) for it in CLASSICS]
    last_two = Statement(key="last-two", citation=LAST_TWO, colour=css(SILENT))
    return Catalogue(
        version=version("zahlenschlacht"),
        strategies=await strategies(),
        languages=list(words.LANGUAGES),
        statements=[*statements, last_two, *classics],
        bonds=[Bond.of(it) for it in examples()],
        help=list(HINTS),
    )


@router.get("/api/family", response_model=Family)
async def family(request: Request) -> ModelResponse[Family]:
    """Who wins with each bond on the boards 1..n, n from 4 to 40, with both roles."""
    return await services_of(request).solver.answer(client_of(request), answers.family)


@router.get("/api/solve", response_model=Solution)
async def solve(request: Request, question: Annotated[Question, Query()]) -> ModelResponse[Solution]:
    """Who wins a position under best play, by which moves, and why."""
    return await answered(request, question.answered_here, answers.solution, question)


@router.post("/api/notation", response_model=Game)
async def notation(request: Request, wish: NotationWish) -> ModelResponse[Game]:
    """The position at the end of a game that is written in one line."""
    return await answered(request, wish.answered_here, answers.game, wish.text)


@router.get("/healthz")
async def health(request: Request) -> Health:
    """Whether a move would be kept: the database is written to. 503 where it cannot be, within two seconds."""
    await services_of(request).commits.check()
    return Health(status="ok", version=version("zahlenschlacht"))
