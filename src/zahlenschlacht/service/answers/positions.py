"""Questions answered. Pure functions of their arguments, so that a worker can run them; numpy is loaded by it alone."""

from __future__ import annotations

from functools import cache

from ...colours import Layer, Parity
from ...explain import verdicts as explain
from ...explain.review import Ply
from ...explain.review import review as reviewed_plies
from ...game import notation
from ...game.bonds import examples
from ...game.rules import Player, Variant
from ...learn.lessons import lesson_for
from ...solution import theory
from ...solution.residues import tally
from ...strategies import offered
from ..match import check_size
from ..schemas.atlas import MapCell, MapVariant, MapWindow
from ..schemas.catalogue import Family, Strip
from ..schemas.positions import (
    Game,
    LessonPlace,
    Offered,
    Position,
    Review,
    ReviewedPly,
    Solution,
    Verdict,
)
from ..schemas.questions import Question

FAMILY = range(4, 41)
"""The boards 1..n on which the bonds are compared: those that are played with each of them."""
SHORT = 160_000
"""Plies times numbers up to which every move of a review gets its messages."""
MOST_TOLD = 100
"""How many blunders of a longer game get them."""
MOST_LISTED = 100_000
"""How many better moves a review lists in all."""


def solution(question: Question) -> Solution:
    """The verdict on a position and why; without the lists on a board too large for a page."""
    position = question.position()
    listed = question.listed and theory.is_solvable(position.variant)
    verdict = theory.solve(position, lists=question.listed)
    return Solution(
        position=Position.of(position),
        verdict=Verdict.of(verdict, position.variant),
        messages=explain.explain_verdict(position, verdict),
        move_messages=explain.explain_moves(position, verdict),
        offered=Offered(
            A=offered(position, Player.A) if listed else (), B=offered(position, Player.B) if listed else ()
        ),
    )


@cache
def family() -> Family:
    """Who wins with every bond on small boards; worked out once."""
    strips = [
        Strip(
            bond=bond.text,
            A="".join(theory.winners(bond, FAMILY, Player.A)),
            B="".join(theory.winners(bond, FAMILY, Player.B)),
        )
        for bond in examples()
        if bond.takes != "lines"
    ]
    return Family(first=FAMILY[0], last=FAMILY[-1], strips=strips)


def game(text: str) -> Game:
    """The position at the end of a game in one line."""
    position = notation.read(text)
    check_size(position.variant)
    return Game(position=Position.of(position))


def review(variant: Variant, crossed: tuple[int, ...]) -> Review:
    """The review of the game with these moves."""
    position = variant.position(crossed)
    margin = theory.margin(variant.start())
    return Review(
        position=Position.of(position),
        start_margin=margin,
        start_winner=theory.winner_by_margin(variant, margin),
        plies=_plies(reviewed_plies(position), short=variant.n * len(crossed) <= SHORT),
    )


def _plies(plies: tuple[Ply, ...], short: bool) -> list[ReviewedPly]:
    """Each move; of a long game only what there is room for."""
    reviewed, told, room = [], 0, MOST_LISTED
    for ply in plies:
        sums = ply.before.variant.bond.is_sum
        told += ply.blunder
        telling = short or (ply.blunder and told <= MOST_TOLD)
        better = ply.winning_moves if ply.blunder and room > 0 else ()
        room -= len(better)
        reviewed.append(
            ReviewedPly(
                ply=ply.ply,
                player=ply.player,
                number=ply.number,
                margin=ply.margin,
                winner=ply.winner,
                blunder=ply.blunder,
                winning_residues=sorted(theory.winning_residues(tally(ply.before))) if ply.blunder and sums else [],
                winning_moves=better if better or not ply.blunder else None,
                messages=ply.messages if telling else (),
                lesson=_lesson(ply) if telling and sums else None,
            )
        )
    return reviewed


def _lesson(ply: Ply) -> LessonPlace | None:
    """The lesson that would have helped against a blunder."""
    found = lesson_for(ply.before, ply.number)
    return None if found is None else LessonPlace(name=found.name, place=found.place)


def tile(layer: Layer, z: int, x: int, y: int, parity: Parity, remainder: int, divider: Player) -> bytes:
    """A tile of the map as PNG."""
    from ...atlas import tiles

    return tiles.tile(layer, z, x, y, parity, remainder, divider)


def cell(n: int, d: int, remainder: int, divider: Player) -> MapCell:
    """One variant of the map."""
    from ...atlas import Window, answers

    ((found,),) = answers.told(Window(range(n, n + 1), range(d, d + 1), remainder, divider))
    last = theory.frontier(d) if remainder == 0 and divider is Player.A else None
    return MapCell(
        **vars(MapVariant.of(found)),
        n=str(n),
        d=str(d),
        remainder=str(remainder),
        divider=divider,
        closer=Variant(n, d, remainder, divider).closer,
        frontier=None if last is None else str(last),
    )


def window(n: range, d: range, remainder: int, divider: Player) -> MapWindow:
    """The variants of a window of the map."""
    from ...atlas import Window, answers

    rows = answers.told(Window(n, d, remainder, divider))
    return MapWindow(
        n=list(map(str, n)),
        d=list(map(str, d)),
        remainder=str(remainder),
        divider=divider,
        rows=[[MapVariant.of(found) for found in row] for row in rows],
    )
