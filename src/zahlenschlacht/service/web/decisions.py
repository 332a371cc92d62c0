"""From what a request says to what `match` decides."""

from __future__ import annotations

from ...game.rules import Player
from .. import match as matches
from ..match import Added, Match, Seat, SeatError, SeatKind
from ..schemas.matches import (
    AgainWish,
    JoinWish,
    MatchWish,
    MoveWish,
    OpenWish,
    PersonWish,
    StrategyWish,
    TakebackWish,
)
from ..storage import Change, Stored
from ..storage.keys import new_secret, seat_token


def match_of(wish: MatchWish, seed: int) -> Match:
    """The match that is wished for, with the first moves of its strategies."""
    variant = wish.variant.variant()
    seats = {Player.A: _seat(wish.seats.A), Player.B: _seat(wish.seats.B)}
    matches.check(variant, seats, wish.crossed)
    match = matches.opened(variant, seats, seed, wish.crossed, unaided=wish.unaided)
    return match.after(matches.begin(match).events)


def _seat(wish: PersonWish | OpenWish | StrategyWish) -> Seat:
    if isinstance(wish, StrategyWish):
        return Seat("strategy", wish.name, None if wish.share is None else float(wish.share))
    return Seat(wish.kind)


def secrets_for(match: Match, kind: SeatKind) -> dict[Player, str]:
    """A new secret for each seat of this kind."""
    return {player: new_secret() for player, seat in match.seats.items() if seat.kind == kind}


def seat_of(stored: Stored, token: str) -> Player:
    """Whose seat the token holds."""
    player = stored.holder(token)
    if player is None:
        raise SeatError("wrong-token", "this token holds no seat of this match")
    return player


def move(stored: Stored, token: str, wish: MoveWish) -> Change:
    """Cross out a number."""
    player = seat_of(stored, token)
    return Change(matches.play(stored.match, player, wish.number, wish.ply, wish.version))


def take_back(stored: Stored, token: str, wish: TakebackWish) -> Change:
    """Go back to an earlier ply."""
    return Change(matches.take_back(stored.match, seat_of(stored, token), wish.ply, wish.version))


def resign(stored: Stored, token: str) -> Change:
    """Give the game to the other player."""
    return Change(matches.resign(stored.match, seat_of(stored, token)))


def again(stored: Stored, token: str, wish: AgainWish, seed: int) -> Change:
    """Open the sequel of a match, or find that it is open already. Everybody keeps their token."""
    added = matches.again(stored.match, seat_of(stored, token), wish.swap)
    if not added.events:
        return Change(added)
    match = matches.sequel(stored.match, wish.swap, seed)
    tokens = {player: stored.tokens.get(player.other if wish.swap else player) for player in Player}
    return Change(added, opens=Stored(stored.sequel_id, match, tokens, {}))


def join(stored: Stored, wish: JoinWish, claim: str) -> Change:
    """Take the open seat, or find that this claim has it already."""
    player = stored.joinable(wish.secret)
    if player is None:
        raise SeatError("wrong-join-secret", "this join link does not belong to this match")
    token = seat_token(wish.secret, claim)
    held = stored.holder(token) is player
    added = Added((), stored.version, stored.version) if held else matches.join(stored.match, player)
    return Change(added, player, token)
