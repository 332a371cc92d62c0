"""Matches: requests, states, updates, reviews, reactions, and who is present."""

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, StrictBool, StrictFloat, StrictInt, StrictStr

from ...explanations.decision import Decision
from ...explanations.messages import Message
from ...game.rules import Player, Position
from ...strategies.recipe import RECIPE_PREFIX
from ...strategies.recipe_parser import MAX_CHARACTERS
from ..match import LARGEST_BOARD, Event, Match, Seat
from ..stored import StoredMatch
from ..tokens import sequel_id
from .base import BySeat, Model, Number, Numbers, RequestModel
from .positions import PublicPosition, Standing, VariantRequest

MOST_EVENTS = 1000
"""The most events of a log in one response."""

PlyNumber = Annotated[StrictInt, Field(ge=0, le=LARGEST_BOARD)]
Version = Annotated[StrictInt, Field(ge=0, le=2**31 - 1)]
Since = Annotated[int | None, Field(ge=0, le=2**31 - 1, description="The version after which the log is wanted.")]
Secret = Annotated[StrictStr, Field(min_length=16, max_length=128)]


class PersonRequest(RequestModel):
    """A person plays this seat."""

    kind: Literal["person", "open"]
    """The creator of the match or the person beside them, or a friend who takes the open seat with a secret."""


class StrategyRequest(RequestModel):
    """A strategy plays this seat."""

    kind: Literal["strategy"]
    """A strategy."""
    name: Annotated[StrictStr, Field(max_length=len(RECIPE_PREFIX) + MAX_CHARACTERS)]
    """Its name in `GET /api/catalogue`, or a recipe, as in "recipe:superfluous;larger"."""
    share: Annotated[StrictFloat | StrictInt, Field(ge=0, le=1)] | None = None
    """The share of random moves, of a strategy that takes one."""


SeatRequest = Annotated[PersonRequest | StrategyRequest, Field(discriminator="kind")]


class SeatsRequest(BySeat[SeatRequest], RequestModel):
    """The players of both seats."""


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
    seed: Annotated[StrictStr, Field(min_length=1, max_length=200)] | None = None
    """Any text. With the same seed, the strategies reply the same to the same moves; without one they are random."""


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
    ply: PlyNumber
    """How many numbers are crossed out before this move."""
    version: Version | None = None
    """The version that the client has seen. A move is refused if moves have been taken back since."""


class PlyRequest(RequestModel):
    """A request to play the rest of the game out, or to take moves back."""

    ply: PlyNumber
    """How many numbers are crossed out before the play-out, or after the take-back."""
    version: Version
    """The version that the client has seen. A late copy of the request changes nothing."""


class SequelRequest(RequestModel):
    """A request to play again with the same people."""

    swap: StrictBool = False
    """Whether the players swap seats in it."""


class Seats(BySeat[Seat]):
    """Both seats."""


class Score(BySeat[int]):
    """How many matches each player has won in a chain of sequels, up to this match."""


class Sequel(Model):
    """The next match of the same people, with the same tokens."""

    id: str
    """The id of that match."""
    swapped: bool
    """Whether the players swap seats in it."""


class Summary(Model):
    """The fields repeated in every update of a match."""

    id: str
    """The id of the match."""
    version: int
    """The length of its log. A state with a higher version is newer."""
    seats: Seats
    """The players of both seats."""
    free_seats: tuple[Player, ...]
    """The open seats that nobody has taken yet."""
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
        request = match.sequel
        return cls(
            id=stored.id,
            version=match.version,
            seats=Seats(**dict(match.seats)),
            free_seats=tuple(player for player in Player if not match.is_seated(player)),
            can_take_back=not match.has_remote_seat,
            unaided=match.unaided,
            resigned=match.resigned,
            score=Score(**match.score),
            sequel=None if request is None else Sequel(id=sequel_id(stored.id), swapped=request.kind == "swap"),
        )


class MatchState(Summary):
    """The public state of a match."""

    position: PublicPosition
    """The state of the game."""
    events: tuple[Event, ...]
    """The log after the version `since` of the request, at most 1000 events; empty without `since`."""

    @classmethod
    def at(cls, stored: StoredMatch, version: int | None = None, since: int | None = None) -> Self:
        """The state of the match now, or at an earlier version."""
        match = stored.match if version is None else stored.match.at(version)
        events = () if since is None else match.log[since : since + MOST_EVENTS]
        return cls(
            **vars(Summary.of(stored, match)), position=PublicPosition.of(match.position, match.resigned), events=events
        )


class MatchUpdate(Summary):
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


class OpenedMatch(Model):
    """A new match with its secrets, which only the creator gets."""

    id: str
    """The id of the match."""
    tokens: dict[Player, str]
    """The tokens of the creator's seats."""
    join_secrets: dict[Player, str]
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


class Presence(BySeat[SeatPresence]):
    """The presence of both players: the data of `presence` events in the live stream of a match with a friend."""


ReactionName: TypeAlias = Literal["clap", "wow", "think", "thanks"]


class ReactionRequest(RequestModel):
    """A reaction for the other player."""

    reaction: ReactionName
    """The reaction."""


class Reaction(Model):
    """A reaction of a player: the data of `reaction` events in the live stream of a match."""

    player: Player
    """Who reacts."""
    reaction: ReactionName
    """The reaction."""


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
    winning_moves: tuple[int, ...] | None
    """For a blunder, the moves that would have kept the win; null if a long review has no room for them."""
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
    decisions: dict[Player, Decision] | None
    """The deciding move as told to each player; null while the game goes on. Spectators are told what the loser is.

    It is a move that was made in this match: none of the numbers that were crossed out when it was opened."""
