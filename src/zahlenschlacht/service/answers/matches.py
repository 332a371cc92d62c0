"""Matches: opening, joining, moving, reading, reviewing.

A request that changes a match takes two steps: it is decided on the stored match, which gives a `Transition`. When that
is stored, the response is made from the match after it.
"""

from collections.abc import Callable

from ...explanations.decision import decision_in
from ...explanations.review import Ply, review
from ...game.rules import Player, Variant
from ...solution import theory
from .. import match as matches
from ..match import Seat, SeatError, Transition
from ..schemas import matches as schemas
from ..schemas.base import RequestModel
from ..stored import StoredMatch
from ..tokens import hash_secret, new_secret, seat_token

SHORT_REVIEW = 160_000
"""Every move of a review gets its messages if plies times numbers are at most this."""
MOST_EXPLAINED = 100
"""In a longer review, this many blunders get messages."""
MOST_LISTED = 100_000
"""The most better moves that a review lists in all."""


def open_match(request: schemas.MatchRequest) -> tuple[StoredMatch, schemas.OpenedMatch]:
    """A new match after the first moves of its strategies, and the response with its secrets."""
    variant = request.variant.variant()
    seats = {Player.A: _seat(request.seats.A), Player.B: _seat(request.seats.B)}
    matches.check(variant, seats, request.crossed)
    seed = request.seed or new_secret()
    match = matches.new_match(variant, seats, seed, request.crossed, unaided=request.unaided)
    tokens = {player: new_secret() for player, seat in seats.items() if seat.kind == "person"}
    join_secrets = {player: new_secret() for player, seat in seats.items() if seat.kind == "open"}
    stored = StoredMatch.new(matches.begin(match), tokens, join_secrets)
    state = schemas.MatchState.at(stored)
    return stored, schemas.OpenedMatch(id=stored.id, tokens=tokens, join_secrets=join_secrets, state=state)


def _seat(request: schemas.PersonRequest | schemas.StrategyRequest) -> Seat:
    if isinstance(request, schemas.PersonRequest):
        return Seat(request.kind)
    return Seat("strategy", request.name, None if request.share is None else float(request.share))


def holder(stored: StoredMatch, token_hash: bytes) -> Player:
    """The player whose seat token has this hash; any other token is refused."""
    player = stored.holder(token_hash)
    if player is None:
        raise SeatError("wrong-token")
    return player


def join_token(request: schemas.JoinRequest) -> str:
    """The token of the seat that this request takes. A repeated claim gives the same token."""
    return seat_token(request.secret, request.claim or new_secret())


def join(stored: StoredMatch, request: schemas.JoinRequest, token: str) -> Transition:
    """Take the open seat with this token, unless it is taken with it already."""
    player, token_hash = stored.joinable(hash_secret(request.secret)), hash_secret(token)
    if player is None:
        raise SeatError("wrong-join-secret")
    if stored.holder(token_hash) is player:
        return matches.unchanged(stored.match)
    return matches.join(stored.match, player, token_hash)


def react(stored: StoredMatch, token_hash: bytes, request: schemas.ReactionRequest) -> schemas.Reaction:
    """The reaction of the holder of a seat. In a classroom there are none."""
    if stored.classroom is not None:
        raise SeatError("in-classroom")
    return schemas.Reaction(player=holder(stored, token_hash), reaction=request.reaction)


def joined(stored: StoredMatch, transition: Transition, token: str) -> schemas.Joined:
    """The response to a join."""
    player, state = holder(stored, hash_secret(token)), schemas.MatchState.at(stored, transition.version)
    return schemas.Joined(player=player, token=token, state=state)


SEAT_REQUESTS: dict[str, tuple[type[RequestModel] | None, Callable[..., Transition]]] = {
    "moves": (schemas.MoveRequest, matches.play),
    "play-out": (schemas.PlyRequest, matches.play_out),
    "takeback": (schemas.PlyRequest, matches.take_back),
    "resign": (None, matches.resign),
    "again": (schemas.SequelRequest, matches.ask_for_sequel),
}
"""The requests of the holder of a seat, by the last part of their path: the model of the body, and the function of
`match` that takes the match, the player and the fields of the body."""


def decide(
    function: Callable[..., Transition], stored: StoredMatch, token_hash: bytes, request: RequestModel | None
) -> Transition:
    """Carry out a request of the holder of a seat. In a classroom, the task decides which game comes next."""
    if stored.classroom is not None and function in (matches.resign, matches.ask_for_sequel):
        raise SeatError("in-classroom")
    return function(stored.match, holder(stored, token_hash), **({} if request is None else vars(request)))


def update(stored: StoredMatch, transition: Transition, request: object = None) -> schemas.MatchUpdate:
    """The response to a request of a player: the events of the change, after a move also new ones before it."""
    seen = request.version if isinstance(request, schemas.MoveRequest) else None
    return schemas.MatchUpdate.after(stored, transition.since if seen is None else seen, transition.version)


def review_game(variant: Variant, crossed: tuple[int, ...], winner: Player | None, start_ply: int) -> bytes:
    """The review of the game with these moves, as JSON. The winner may have won because the other player resigned.

    The first `start_ply` numbers were crossed out before the match was opened, so none of them decides it.
    """
    position = variant.position(crossed)
    margin, plies = theory.margin(variant.start()), review(position)
    made = plies[start_ply:]
    response = schemas.Review(
        position=position,
        start_margin=margin,
        start_winner=theory.winner_by_margin(variant, margin),
        plies=_plies(plies, is_short=variant.n * len(crossed) <= SHORT_REVIEW),
        decisions={reader: decision_in(position, made, winner, reader) for reader in Player} if winner else None,
    )
    return response.model_dump_json().encode()


def _plies(plies: tuple[Ply, ...], is_short: bool) -> list[schemas.ReviewedPly]:
    """The moves of a review. A long one has fewer messages and lists."""
    reviewed_plies, blunders, room = [], 0, MOST_LISTED
    for ply in plies:
        blunders += ply.is_blunder
        is_explained = is_short or (ply.is_blunder and blunders <= MOST_EXPLAINED)
        better = ply.winning_moves if ply.is_blunder and room > 0 else ()
        room -= len(better)
        reviewed_plies.append(
            schemas.ReviewedPly(
                ply=ply.ply,
                player=ply.player,
                number=ply.number,
                margin=ply.margin,
                winner=ply.winner,
                is_blunder=ply.is_blunder,
                winning_moves=better if better or not ply.is_blunder else None,
                messages=ply.messages if is_explained else (),
                lesson=_lesson(ply) if is_explained and ply.before.variant.bond.is_sum else None,
            )
        )
    return reviewed_plies


def _lesson(ply: Ply) -> schemas.LessonPlace | None:
    """The lesson that would have prevented a blunder."""
    # Not imported above: moves need no lessons, so Python in the browser starts earlier.
    from ...learn.lessons import lesson_for

    lesson = lesson_for(ply.before, ply.number)
    return None if lesson is None else schemas.LessonPlace(name=lesson.name, place=lesson.place)
