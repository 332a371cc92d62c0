"""Matches: requests, states, updates, reviews, and who is present."""

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
Since = Annotated[int | None, Field(ge=0, le=2**31 - 1)]
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
    """Its name in `GET /api/catalogue`, or a recipe, as in "recipe:superfluous;larger"."""
    share: Annotated[StrictFloat | StrictInt, Field(ge=0, le=1)] | None = None
    """The share of random moves, of a strategy that takes one."""


SeatRequest = Annotated[PersonRequest | OpenSeatRequest | StrategyRequest, Field(discriminator="kind")]


class SeatsRequest(RequestModel):
    """The players of both seats."""

    A: SeatRequest
    """The player of A."""
    B: SeatRequest
    """The player of B."""


class MatchRequest(RequestModel):
    """A request to open a match."""

    variant: VariantRequest
    """The variant."""
    seats: SeatsRequest
    """The players of A and B."""
    crossed: Numbers = Field(default_factory=list)
    """The numbers already crossed out, in order."""
    unaided: StrictBool = False
    """Whether the players agree to play without help until the game is over. Sequels keep the agreement."""


class JoinRequest(RequestModel):
    """A request to take the open seat."""

    secret: Secret
    """The join secret from the link."""
    claim: Secret | None = None
    """A random text of the client. A repeated claim gets the same token."""


class MoveRequest(RequestModel):
    """A request to cross out a number."""

    number: Number
    """The number."""
    ply: Ply
    """How many numbers are crossed out before this move."""
    version: Version | None = None
    """The version that the client has seen. A move is refused if moves have been taken back since."""


class PlayOutRequest(RequestModel):
    """A request to play the rest of the game out."""

    ply: Ply
    """How many numbers are crossed out before it."""
    version: Version
    """The version that the client has seen. A late copy of the request makes no moves."""


class TakebackRequest(RequestModel):
    """A request to take moves back."""

    ply: Ply
    """The ply to go back to."""
    version: Version
    """The version that the client has seen. A late copy of the request does not undo later moves."""


class SequelRequest(RequestModel):
    """A request to play again with the same people."""

    swap: StrictBool = False
    """Whether the players swap seats in it."""


class Seat(Model):
    """The holder of A or B."""

    kind: SeatKind
    """A person at the creator's device, a strategy, or open for a friend."""
    strategy: str | None
    """The name of the strategy; null for people."""
    share: float | None
    """The share of random moves, of a strategy that takes one."""
    is_taken: bool
    """Whether a person or a strategy has this seat."""

    @classmethod
    def of(cls, match: Match, player: Player) -> Self:
        """A seat of a match."""
        seat = match.seats[player]
        return cls(kind=seat.kind, strategy=seat.strategy, share=seat.share, is_taken=match.is_seated(player))


class Seats(Model):
    """Both seats."""

    A: Seat
    """The player of A."""
    B: Seat
    """The player of B."""

    @classmethod
    def of(cls, match: Match) -> Self:
        """The seats of a match."""
        return cls(A=Seat.of(match, Player.A), B=Seat.of(match, Player.B))


class Score(Model):
    """How many matches each player has won in a chain of sequels, up to this match."""

    A: int
    """The wins of the player on seat A."""
    B: int
    """The wins of the player on seat B."""

    @classmethod
    def of(cls, match: Match) -> Self:
        """The score of a match."""
        return cls(A=match.score[Player.A], B=match.score[Player.B])


class Sequel(Model):
    """The next match of the same people, with the same tokens."""

    id: str
    """The id of that match."""
    swapped: bool
    """Whether the players swap seats in it."""

    @classmethod
    def of(cls, stored: StoredMatch, match: Match) -> Self | None:
        """The sequel; None until a player has asked for it."""
        event = match.sequel
        return None if event is None else cls(id=stored.sequel_id, swapped=event.kind == "swap")


class Summary(Model):
    """The fields repeated in every update of a match."""

    id: str
    """The id of the match."""
    version: int
    """The length of its log. A state with a higher version is newer."""
    seats: Seats
    """The players of both seats."""
    can_take_back: bool
    """Whether moves can be taken back; they cannot against a friend."""
    unaided: bool
    """Whether the players agreed to play without help until the game is over."""
    resigned: Player | None
    """The player who has resigned; null if nobody has."""
    score: Score
    """How many matches each player has won; this match counts once it is over."""
    sequel: Sequel | None
    """The next match of the same people; null until a player has asked for it."""

    @classmethod
    def of(cls, stored: StoredMatch, match: Match) -> Self:
        """The summary of a match, which may be an earlier state of the stored match."""
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
    """The public state of a match."""

    position: Position
    """The state of the game."""
    events: tuple[Event, ...]
    """The log after the version `since` of the request, at most 1000 events; empty without `since`."""

    @classmethod
    def at(cls, stored: StoredMatch, version: int | None = None, since: int | None = None) -> Self:
        """The state of the match now, or at an earlier version."""
        match = stored.match if version is None else stored.match.at(version)
        events = () if since is None else match.log[since : since + MOST_EVENTS]
        return cls(
            **vars(Summary.of(stored, match)), position=Position.of(match.position, match.resigned), events=events
        )


class News(Summary):
    """An update of a match since a version. Clients at any other version must refetch the match."""

    since: int
    """The version after which `events` begin."""
    events: tuple[Event, ...]
    """The events after that version."""
    position: Standing
    """The state of the game."""

    @classmethod
    def after(cls, stored: StoredMatch, since: int, version: int | None = None) -> Self:
        """The update after a version, up to now or to another version; without events if there are too many."""
        match = stored.match if version is None else stored.match.at(version)
        if not match.version - MOST_EVENTS <= since <= match.version:
            since = match.version
        summary, position = Summary.of(stored, match), Standing.of(match.position, match.resigned)
        return cls(**vars(summary), since=since, events=match.log[since:], position=position)


class Secrets(Model):
    """Secrets by seat; a seat without a secret is left out."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=False)

    A: str | None = Field(default=None, exclude_if=lambda value: value is None)
    """The secret of A."""
    B: str | None = Field(default=None, exclude_if=lambda value: value is None)
    """The secret of B."""


class OpenedMatch(Model):
    """A new match with its secrets, which only the creator gets."""

    id: str
    """The id of the match."""
    tokens: Secrets
    """The tokens of the creator's seats."""
    join_secrets: Secrets
    """The join secrets of the open seats."""
    state: MatchState
    """The match as everybody may see it."""


class Joined(Model):
    """The seat that a request to join has taken."""

    player: Player
    """The player of that seat."""
    token: str
    """The token of the seat."""
    state: MatchState
    """The match as everybody may see it."""


class SeatPresence(Model):
    """Whether the player of a seat is present."""

    here: bool
    """Whether its page is connected."""
    away: int | None
    """For how many seconds it has been disconnected; null while it is connected, or if unknown."""


class Presence(Model):
    """The presence of both players: the data of `presence` events in the live stream of a match with a friend."""

    A: SeatPresence
    """Whether A is here."""
    B: SeatPresence
    """Whether B is here."""


class LessonPlace(Model):
    """A lesson and where it stands among the lessons."""

    name: str
    """Its name; the locale files have its title as `lesson-<name>`."""
    place: int
    """Its place among the lessons, counted from 1."""


class ReviewedPly(Model):
    """A move in a review."""

    ply: int
    """How many numbers are crossed out after it."""
    player: Player
    """The player who made it."""
    number: int
    """The number that was crossed out."""
    margin: int
    """The margin after it."""
    winner: Player
    """The winner after it under best play."""
    is_blunder: bool
    """Whether it gave the win away."""
    winning_residues: list[int]
    """For a blunder, the residues of the moves that would have kept the win."""
    winning_moves: tuple[int, ...] | None
    """For a blunder, these moves; null if a long review has no room for them."""
    messages: tuple[Message, ...]
    """Comments on the move; in a long game only on the first blunders."""
    lesson: LessonPlace | None
    """For a blunder with comments, the lesson that would have helped."""


class Review(Model):
    """The review of a game."""

    position: Position
    """The position at its end."""
    start_margin: int
    """The margin before the first move."""
    start_winner: Player
    """The winner before the first move under best play."""
    plies: list[ReviewedPly]
    """The moves, in order."""
