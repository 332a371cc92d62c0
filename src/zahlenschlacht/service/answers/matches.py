"""Matches: opening, joining, moving, reading, reviewing.

A request that changes a match takes two steps: it is decided on the stored match, which gives a `Change`. When the
change is stored, the response is made from the match after it.
"""

from ...explain.review import Ply
from ...explain.review import review as review_plies
from ...game.rules import Player, Variant
from ...solution import theory
from ...solution.residues import tally
from .. import match as matches
from ..match import Seat, SeatError
from ..schemas.matches import (
    Joined,
    JoinRequest,
    LessonPlace,
    MatchRequest,
    MatchState,
    MoveRequest,
    News,
    OpenedMatch,
    OpenSeatRequest,
    PersonRequest,
    PlayOutRequest,
    Review,
    ReviewedPly,
    Secrets,
    SequelRequest,
    StrategyRequest,
    TakebackRequest,
)
from ..schemas.positions import Position
from ..stored import Change, StoredMatch
from ..tokens import hash_secret, new_secret, new_seed, seat_token

SHORT_REVIEW = 160_000
"""Every move of a review gets its messages if plies times numbers are at most this."""
MOST_EXPLAINED = 100
"""In a longer review, this many blunders get messages."""
MOST_LISTED = 100_000
"""The most better moves that a review lists in all."""


def open_match(request: MatchRequest) -> tuple[StoredMatch, OpenedMatch]:
    """A new match after the first moves of its strategies, and the response with its secrets."""
    variant = request.variant.variant()
    seats = {Player.A: _seat(request.seats.A), Player.B: _seat(request.seats.B)}
    matches.check(variant, seats, request.crossed)
    match = matches.new_match(variant, seats, new_seed(), request.crossed, unaided=request.unaided)
    tokens = {player: new_secret() for player, seat in seats.items() if seat.kind == "person"}
    join_secrets = {player: new_secret() for player, seat in seats.items() if seat.kind == "open"}
    stored = StoredMatch.new(matches.begin(match).match, tokens, join_secrets)
    response = OpenedMatch(
        id=stored.id, tokens=_secrets(tokens), join_secrets=_secrets(join_secrets), state=MatchState.at(stored)
    )
    return stored, response


def _seat(request: PersonRequest | OpenSeatRequest | StrategyRequest) -> Seat:
    if isinstance(request, StrategyRequest):
        return Seat("strategy", request.name, None if request.share is None else float(request.share))
    return Seat(request.kind)


def _secrets(secrets: dict[Player, str]) -> Secrets:
    return Secrets(A=secrets.get(Player.A), B=secrets.get(Player.B))


def holder(stored: StoredMatch, token_hash: bytes) -> Player:
    """The player whose seat token has this hash; any other token is refused."""
    player = stored.holder(token_hash)
    if player is None:
        raise SeatError("wrong-token", "this token does not belong to a seat of this match")
    return player


def join(stored: StoredMatch, request: JoinRequest, claim: str) -> Change:
    """Take the open seat. A repeated claim changes nothing and gets the same token."""
    player = stored.joinable(hash_secret(request.secret))
    if player is None:
        raise SeatError("wrong-join-secret", "this join link does not belong to this match")
    token = seat_token(request.secret, claim)
    if stored.holder(hash_secret(token)) is player:
        return Change(matches.unchanged(stored.match), player, token)
    return Change(matches.join(stored.match, player), player, token)


def move(stored: StoredMatch, token_hash: bytes, request: MoveRequest) -> Change:
    """Cross out a number."""
    player = holder(stored, token_hash)
    return Change(matches.play(stored.match, player, request.number, request.ply, request.version))


def play_out(
    stored: StoredMatch, token_hash: bytes, request: PlayOutRequest, moves: tuple[int, ...] | None = None
) -> Change:
    """Play the rest of the game out: with these moves, if they were computed before."""
    return Change(matches.play_out(stored.match, holder(stored, token_hash), request.ply, request.version, moves))


def take_back(stored: StoredMatch, token_hash: bytes, request: TakebackRequest) -> Change:
    """Go back to an earlier ply."""
    return Change(matches.take_back(stored.match, holder(stored, token_hash), request.ply, request.version))


def resign(stored: StoredMatch, token_hash: bytes) -> Change:
    """Give the game to the other player."""
    return Change(matches.resign(stored.match, holder(stored, token_hash)))


def open_sequel(stored: StoredMatch, token_hash: bytes, request: SequelRequest, seed: int) -> Change:
    """Open the sequel, unless it is open already. The players keep their tokens."""
    if stored.classroom is not None:
        raise SeatError("in-classroom", "in a classroom the task decides what is played next")
    appended = matches.ask_for_sequel(stored.match, holder(stored, token_hash), request.swap)
    if not appended.events:
        return Change(appended)
    match = matches.sequel(stored.match, request.swap, seed)
    tokens = {player: stored.tokens.get(player.other if request.swap else player) for player in Player}
    return Change(appended, opens=StoredMatch(stored.sequel_id, match, tokens, {}))


def joined(stored: StoredMatch, change: Change) -> Joined:
    """The response to a join."""
    if change.joiner is None or change.token is None:
        raise ValueError("this change takes no seat")
    return Joined(player=change.joiner, token=change.token, state=MatchState.at(stored, change.appended.version))


def update(stored: StoredMatch, change: Change, since: int | None = None) -> News:
    """The response to any other change: the events since a version, by default since the change."""
    appended = change.appended
    return News.after(stored, appended.since if since is None else since, appended.version)


def review(variant: Variant, crossed: tuple[int, ...]) -> Review:
    """The review of the game with these moves."""
    position = variant.position(crossed)
    margin = theory.margin(variant.start())
    return Review(
        position=Position.of(position),
        start_margin=margin,
        start_winner=theory.winner_by_margin(variant, margin),
        plies=_plies(review_plies(position), is_short=variant.n * len(crossed) <= SHORT_REVIEW),
    )


def _plies(plies: tuple[Ply, ...], is_short: bool) -> list[ReviewedPly]:
    """The moves of a review. A long one has fewer messages and lists."""
    reviewed_plies, blunders, room = [], 0, MOST_LISTED
    for ply in plies:
        is_sum = ply.before.variant.bond.is_sum
        has_residues = ply.is_blunder and is_sum
        blunders += ply.is_blunder
        is_explained = is_short or (ply.is_blunder and blunders <= MOST_EXPLAINED)
        better = ply.winning_moves if ply.is_blunder and room > 0 else ()
        room -= len(better)
        reviewed_plies.append(
            ReviewedPly(
                ply=ply.ply,
                player=ply.player,
                number=ply.number,
                margin=ply.margin,
                winner=ply.winner,
                is_blunder=ply.is_blunder,
                winning_residues=sorted(theory.winning_residues(tally(ply.before))) if has_residues else [],
                winning_moves=better if better or not ply.is_blunder else None,
                messages=ply.messages if is_explained else (),
                lesson=_lesson(ply) if is_explained and is_sum else None,
            )
        )
    return reviewed_plies


def _lesson(ply: Ply) -> LessonPlace | None:
    """The lesson that would have prevented a blunder."""
    # Not imported above: moves need no lessons, so Python in the browser starts earlier.
    from ...learn.lessons import lesson_for

    lesson = lesson_for(ply.before, ply.number)
    return None if lesson is None else LessonPlace(name=lesson.name, place=lesson.place)
