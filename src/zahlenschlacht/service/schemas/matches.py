"""Matches: requests, states, updates, reviews, and who is present."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import ConfigDict, Field, StrictBool, StrictFloat, StrictInt, StrictStr

from ...explain.messages import Message
from ...game.rules import Player
from ...strategies.recipe import RECIPE_PREFIX
from ...strategies.recipe_parser import MAX_CHARACTERS
from ..match import LARGEST_BOARD, Event, Match, SeatKind
from ..stored import StoredMatch
from .base import Model, Number, Numbers, RequestModel
from .positions import Position, Standing, VariantRequest

MOST_EVENTS = 1000
"""The most events of a log in one response."""

Ply = Annotated[StrictInt, Field(ge=0, le=LARGEST_BOARD)]
Version = Annotated[StrictInt, Field(ge=0, le=2**31 - 1)]
Secret = Annotated[StrictStr, Field(min_length=16, max_length=128)]


class PersonRequest(RequestModel):
    """The creator of the match, or the person beside them, plays this seat."""

    kind: Literal["person"]
    """A person."""


class OpenSeatRequest(RequestModel):
    """A friend plays this seat: the answer has a secret that lets one person take it."""

    kind: Literal["open"]
    """Open for a friend."""


class StrategyRequest(RequestModel):
    """A strategy plays this seat."""

    kind: Literal["strategy"]
    """A strategy."""
    name: Annotated[StrictStr, Field(max_length=len(RECIPE_PREFIX) + MAX_CHARACTERS)]
    """Which one: `GET /api/catalogue` has them; or a recipe, as in "recipe:superfluous;larger"."""
    share: Annotated[StrictFloat | StrictInt, Field(ge=0, le=1)] | None = None
    """The share of random moves, of a strategy that takes one."""


SeatRequest = Annotated[PersonRequest | OpenSeatRequest | StrategyRequest, Field(discriminator="kind")]


class SeatsRequest(RequestModel):
    """Who plays A and who plays B."""

    A: SeatRequest
    """Who plays A."""
    B: SeatRequest
    """Who plays B."""


class MatchRequest(RequestModel):
    """A match to be opened."""

    variant: VariantRequest
    """What is played."""
    seats: SeatsRequest
    """Who plays."""
    crossed: Numbers = Field(default_factory=list)
    """Numbers that are crossed out already, in order."""
    unaided: StrictBool = False
    """Whether the players agree to do without help until the game is over; it holds in the sequels too."""


class JoinRequest(RequestModel):
    """The wish to take the open seat."""

    secret: Secret
    """The join secret from the link."""
    claim: Secret | None = None
    """A random text of the sender's own: the same claim said again gets the same token."""


class MoveRequest(RequestModel):
    """A number to be crossed out."""

    number: Number
    """The number."""
    ply: Ply
    """How many numbers are crossed out before this move."""
    version: Version | None = None
    """The version of the state that the sender sees; guards a move against a take-back it has not seen."""


class TakebackRequest(RequestModel):
    """The wish to go back."""

    ply: Ply
    """The ply to go back to."""
    version: Version
    """The version that the sender sees: a late copy of the wish does not undo what came after it."""


class SequelRequest(RequestModel):
    """The wish for another game with the same people."""

    swap: StrictBool = False
    """Whether who was A is B in it."""


class Seat(Model):
    """Who plays A or B."""

    kind: SeatKind
    """A person who opened the match, a strategy, or open for a friend."""
    strategy: str | None
    """The name of the strategy; null for people."""
    share: float | None
    """The share of random moves, of a strategy that takes one."""
    taken: bool
    """Whether somebody or something plays it by now."""


class Seats(Model):
    """Both seats."""

    A: Seat
    """Who plays A."""
    B: Seat
    """Who plays B."""

    @classmethod
    def of(cls, match: Match) -> Self:
        """The seats of a match."""
        return cls(A=cls._seat(match, Player.A), B=cls._seat(match, Player.B))

    @staticmethod
    def _seat(match: Match, player: Player) -> Seat:
        seat = match.seats[player]
        return Seat(kind=seat.kind, strategy=seat.strategy, share=seat.share, taken=match.is_seated(player))


class Score(Model):
    """How many matches each has won of those that the same people have played, up to this one."""

    A: int
    """The wins of who plays A here."""
    B: int
    """The wins of who plays B here."""

    @classmethod
    def of(cls, match: Match) -> Self:
        """The score of a match."""
        return cls(A=match.score[Player.A], B=match.score[Player.B])


class Sequel(Model):
    """The match that the same people play afterwards, with the same tokens."""

    id: str
    """The id of that match."""
    swapped: bool
    """Whether who was A is B in it."""

    @classmethod
    def of(cls, stored: StoredMatch, match: Match) -> Self | None:
        """The sequel; None while nobody has asked for it."""
        wish = match.sequel
        return None if wish is None else cls(id=stored.sequel_id, swapped=wish.kind == "swap")


class Summary(Model):
    """What is small of a match: news repeat it."""

    id: str
    """The id of the match."""
    version: int
    """How many events its log has. What has a higher version is newer."""
    seats: Seats
    """Who plays."""
    can_take_back: bool
    """Whether moves can be taken back: not against a friend."""
    unaided: bool
    """Whether the players have agreed to do without help until the game is over."""
    resigned: Player | None
    """Who has resigned; null where nobody has."""
    score: Score
    """How many matches each has won, this one included once it is over."""
    sequel: Sequel | None
    """The match that the same people play afterwards; null while nobody has asked for it."""

    @classmethod
    def of(cls, stored: StoredMatch, match: Match) -> Self:
        """The summary of a match, which may be an earlier state of the stored one."""
        return cls(
            id=stored.id,
            version=match.version,
            seats=Seats.of(match),
            can_take_back=not match.has_remote_seat,
            unaided=match.unaided,
            resigned=match.resigned,
            score=Score.of(match),
            sequel=Sequel.of(stored, match),
        )


class MatchState(Summary):
    """A match as everybody may see it."""

    position: Position
    """How the game stands."""
    events: tuple[Event, ...]
    """The log after the version that was asked for with `since`, at most 1000 events; empty without it."""

    @classmethod
    def at(cls, stored: StoredMatch, version: int | None = None, since: int | None = None) -> Self:
        """The match now, or as it stood at a version."""
        match = stored.match if version is None else stored.match.at(version)
        events = () if since is None else match.log[since : since + MOST_EVENTS]
        return cls(
            **vars(Summary.of(stored, match)), position=Position.of(match.position, match.resigned), events=events
        )


class News(Summary):
    """What is new in a match since a version, and what is small. Who knows another version reads the whole match."""

    since: int
    """The version that `events` lead on from."""
    events: tuple[Event, ...]
    """What happened after it."""
    position: Standing
    """How the game stands."""

    @classmethod
    def after(cls, stored: StoredMatch, since: int, version: int | None = None) -> Self:
        """What happened after a version, now or up to another; of too much only how it stands."""
        match = stored.match if version is None else stored.match.at(version)
        if not match.version - MOST_EVENTS <= since <= match.version:
            since = match.version
        summary, position = Summary.of(stored, match), Standing.of(match.position, match.resigned)
        return cls(**vars(summary), since=since, events=match.log[since:], position=position)


class Secrets(Model):
    """Texts to be kept secret, by seat; a seat that has none is left out."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    A: str | None = Field(default=None, exclude_if=lambda value: value is None)
    """The secret of A."""
    B: str | None = Field(default=None, exclude_if=lambda value: value is None)
    """The secret of B."""


class OpenedMatch(Model):
    """A new match, with what its creator alone must know."""

    id: str
    """The id of the match."""
    tokens: Secrets
    """The tokens of the creator's seats."""
    joins: Secrets
    """The join secrets of the open seats."""
    state: MatchState
    """The match as everybody may see it."""


class Joined(Model):
    """A seat, taken."""

    player: Player
    """Whose seat it is."""
    token: str
    """What holds the seat from now on."""
    state: MatchState
    """The match as everybody may see it."""


class SeatPresence(Model):
    """Whether somebody sits at a seat."""

    here: bool
    """Whether its page is connected."""
    away: int | None
    """For how many seconds it has not been; null while it is, and where that is not known."""


class Presence(Model):
    """Who is here: what the live stream of a match with a friend tells in events named `presence`."""

    A: SeatPresence
    """Whether A is here."""
    B: SeatPresence
    """Whether B is here."""


class LessonPlace(Model):
    """A lesson and where it stands among the lessons."""

    name: str
    """Its name; the locale files have its title as `lesson-<name>`."""
    place: int
    """Which lesson it is, counted from 1."""


class ReviewedPly(Model):
    """A move, looked at afterwards."""

    ply: int
    """How many numbers are crossed out after it."""
    player: Player
    """Who made it."""
    number: int
    """The number that was crossed out."""
    margin: int
    """The margin after it."""
    winner: Player
    """Who wins after it under best play."""
    blunder: bool
    """Whether it gave the win away."""
    winning_residues: list[int]
    """Of a blunder: the residues of the moves that would have kept the win."""
    winning_moves: tuple[int, ...] | None
    """Of a blunder: these moves; null where a long review has no room for them."""
    messages: tuple[Message, ...]
    """What there is to say about it; of a long game only for the first blunders."""
    lesson: LessonPlace | None
    """Of a blunder that there is something to say about: the lesson that would have helped."""


class Review(Model):
    """A game, looked at afterwards."""

    position: Position
    """The position at its end."""
    start_margin: int
    """The margin before the first move."""
    start_winner: Player
    """Who wins before the first move under best play."""
    plies: list[ReviewedPly]
    """The moves, in order."""
