"""A game looked at afterwards, as JSON: the margin after each move, the blunders, and what would have been better."""

from __future__ import annotations

from pydantic_core import to_json

from ..explain import Ply, review
from ..residues import tally
from ..rules import Variant
from ..theory import margin_of, winner_by_margin, winning_residues
from .views import Json, position_view

SHORT = 160_000
"""Plies times numbers up to which every move gets its messages."""
MOST_TOLD = 100
"""How many blunders of a longer game get them."""
MOST_LISTED = 100_000
"""How many better moves a review lists in all."""


def reviewed(variant: Variant, crossed: tuple[int, ...]) -> bytes:
    """The review of the game with these moves."""
    position = variant.position(crossed)
    start_margin = margin_of(tally(variant.start()))
    content = {
        "position": position_view(position),
        "start_margin": start_margin,
        "start_winner": winner_by_margin(variant, start_margin),
        "plies": _plies(review(position), short=variant.n * len(crossed) <= SHORT),
    }
    return to_json(content)


def _plies(plies: tuple[Ply, ...], short: bool) -> list[Json]:
    """Each move; of a long game only what there is room for."""
    views, told, room = [], 0, MOST_LISTED
    for ply in plies:
        told += ply.blunder
        telling = short or (ply.blunder and told <= MOST_TOLD)
        better = ply.winning_moves if ply.blunder and room > 0 else ()
        room -= len(better)
        views.append(
            {
                "ply": ply.ply,
                "player": ply.player,
                "number": ply.number,
                "margin": ply.margin,
                "winner": ply.winner,
                "blunder": ply.blunder,
                "winning_residues": sorted(winning_residues(tally(ply.before))) if ply.blunder else [],
                "winning_moves": better if better or not ply.blunder else None,
                "messages": ply.messages if telling else (),
            }
        )
    return views
