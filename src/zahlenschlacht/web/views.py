"""What the API shows of positions, verdicts and matches: plain data in the shapes of `models`.

Messages, certificates and events have the shapes of their dataclasses.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from .. import notation
from ..explain import explain_result
from ..match import LARGEST_BOARD, Match
from ..residues import superfluous
from ..rules import Player, Position, Variant
from ..theory import Verdict

if TYPE_CHECKING:  # a worker that only solves positions need not load the storage
    from ..storage import Stored

Json = dict[str, Any]


def variant_view(variant: Variant) -> Json:
    """A variant."""
    return {
        "name": str(variant),
        "n": variant.n,
        "d": variant.d,
        "remainder": variant.remainder,
        "divider": variant.divider,
        "board": variant.board,
    }


@lru_cache(maxsize=64)
def _fixed(variant: Variant) -> Json:
    """What does not change while a variant is played."""
    numbers = variant.numbers if variant.n <= LARGEST_BOARD else ()
    d, t = variant.d, variant.remainder
    return {
        "variant": variant_view(variant),
        "closer": variant.closer,
        "board": list(numbers),
        "residue_of": [number % d for number in numbers],
        "partner_of": [(t - number) % d for number in numbers],
    }


def position_view(position: Position) -> Json:
    """A position with everything that the board shows; a board too large to be played without its numbers."""
    listed = position.variant.n <= LARGEST_BOARD
    over = position.over
    return {
        **_fixed(position.variant),
        "crossed": position.crossed,
        "numbers": position.numbers if listed else (),
        "turn": position.turn,
        "ply": position.ply,
        "moves_left": position.moves_left,
        "over": over,
        "winner": position.winner if over else None,
        "superfluous": superfluous(position) if listed else (),
        "notation": notation.write(position),
        "result": explain_result(position) if over else (),
    }


def verdict_view(position: Position, verdict: Verdict) -> Json:
    """A verdict."""
    moves, d = verdict.winning_moves, position.variant.d
    return {
        "winner": verdict.winner,
        "closer": verdict.closer,
        "margin": verdict.margin,
        "winning_moves": moves,
        "winning_residues": sorted({number % d for number in moves}) if moves is not None else None,
        "reason": verdict.reason,
        "certificate": verdict.certificate,
    }


def seat_view(match: Match, player: Player) -> Json:
    """A seat."""
    seat = match.seats[player]
    return {"kind": seat.kind, "strategy": seat.strategy, "share": seat.share, "taken": match.seated(player)}


def sequel_view(stored: Stored, match: Match) -> Json | None:
    """The match that the same people play afterwards; None while nobody has asked for it."""
    wish = match.sequel
    return None if wish is None else {"id": stored.sequel_id, "swapped": wish.kind == "swap"}


def state_view(stored: Stored, version: int | None = None, since: int | None = None) -> Json:
    """A match as everybody may see it, now or as it stood at a version."""
    match = stored.match if version is None else stored.match.at(version)
    return {
        "id": stored.id,
        "version": match.version,
        "seats": {player: seat_view(match, player) for player in match.seats},
        "can_take_back": all(seat.kind != "open" for seat in match.seats.values()),
        "sequel": sequel_view(stored, match),
        "position": position_view(match.position),
        "events": () if since is None else match.log[since:],
    }
