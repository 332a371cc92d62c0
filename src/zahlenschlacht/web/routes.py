"""The routes of the API that keep nothing: variants, strategies, verdicts, notation, QR codes."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from pydantic_core import to_json
from starlette.responses import Response

from .. import explain, words
from ..paper import STATEMENTS, website_variants
from ..rules import ORIGINAL, SCHOOL
from ..strategies import STRATEGIES
from ..theory import LAST_TWO
from . import bodies, models, qr
from .question import NUMBER, QUESTION
from .site import json_response, site_of
from .solving import read_game, solution, solution_kept
from .views import variant_view
from .work import CHEAP

PROBLEM: dict[str, Any] = {"model": models.Problem, "content": {"application/problem+json": {}}}
REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {**PROBLEM, "description": "The body is not JSON."},
    403: {**PROBLEM, "description": "Not for this client or this seat."},
    413: {**PROBLEM, "description": "The body is too large."},
    415: {**PROBLEM, "description": "The body is not application/json."},
    422: {**PROBLEM, "description": "A value cannot be read, or the rules forbid the move."},
    429: {**PROBLEM, "description": "Too many requests."},
    503: {**PROBLEM, "description": "Too much work is waiting."},
}
router = APIRouter(responses=REFUSALS)


WholeNumber = Annotated[str, Query(json_schema_extra=NUMBER, description="A whole number.")]
"""A number in an address; `solving.number` reads it."""


@router.get("/api/variants", response_model=models.Variants)
async def variants() -> Response:
    """The school variant, the original, and the 57 of the paper's website."""
    return json_response(_variants())


@cache
def _variants() -> bytes:
    website = [variant_view(variant) for variant in website_variants()]
    named = {"school": variant_view(SCHOOL), "original": variant_view(ORIGINAL)}
    return to_json({**named, "website": website})


@router.get("/api/strategies", response_model=list[models.Strategy])
async def strategies() -> Response:
    """The strategies that can be played against."""
    return json_response(_strategies())


def _strategies() -> list[models.Strategy]:
    return [models.Strategy(name=name, citation=s.citation, share=name == "learner") for name, s in STRATEGIES.items()]


@router.get("/api/catalogue")
async def catalogue() -> models.Catalogue:
    """What there is to choose from and to cite: strategies, languages, statements, steps of help."""
    cited = {statement.key: statement.citation for statement in STATEMENTS.values()}
    cited["last-two"] = LAST_TWO
    return models.Catalogue(
        version=version("zahlenschlacht"),
        strategies=_strategies(),
        languages=list(words.LANGUAGES),
        statements=[models.StatementEntry(key=key, citation=citation) for key, citation in cited.items()],
        help=list(explain.HELP),
    )


@router.get("/api/solve", response_model=models.Solution, openapi_extra={"parameters": QUESTION})
async def solve(request: Request) -> Response:
    """Who wins a position under best play, by which moves, and why."""
    asked = request.query_params.get
    numbers, crossed = asked("numbers"), asked("crossed")
    question = (asked("n"), asked("d"), asked("remainder", "0"), asked("divider", "A"), numbers, crossed)
    if _cheap(question[0], numbers, crossed):
        return json_response(solution_kept(*question))
    return json_response(await site_of(request).workshop.answer(solution, *question))


def _cheap(n: str | None, numbers: str | None, crossed: str | None) -> bool:
    """Whether a question is answered in a millisecond or so."""
    if numbers is not None or crossed is not None:
        return len(numbers or "") + len(crossed or "") <= 4 * CHEAP and (n is None or len(n) <= 3)
    return n is None or len(n.lstrip("0")) != 4


@router.post("/api/notation", response_model=models.Game)
async def notation(request: Request, wish: bodies.NotationWish) -> Response:
    """The position at the end of a game that is written in one line."""
    if len(wish.text) <= CHEAP:
        return json_response(read_game(wish.text))
    return json_response(await site_of(request).workshop.answer(read_game, wish.text))


@router.post("/api/qr", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def qr_code(wish: bodies.QrWish) -> Response:
    """A text as a QR code. The text is in the body, for it may hold a join secret."""
    return Response(qr.svg(wish.text), media_type="image/svg+xml")


@router.get("/healthz", response_model=models.Health)
async def health(request: Request) -> Response:
    """Whether the server and its database answer."""
    site = site_of(request)
    await site.run(site.store.ping)
    return json_response({"status": "ok", "version": version("zahlenschlacht")})
