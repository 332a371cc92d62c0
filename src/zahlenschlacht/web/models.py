"""The shapes of what the API takes and gives. The page's TypeScript types are generated from them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictFloat, StrictInt, StrictStr

from ..match import LARGEST_BOARD, LARGEST_NUMBER

PlayerName = Literal["A", "B"]
Number = Annotated[StrictInt, Field(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
Numbers = Annotated[list[Number], Field(max_length=LARGEST_BOARD)]
Ply = Annotated[StrictInt, Field(ge=0, le=LARGEST_BOARD)]
Secret = Annotated[StrictStr, Field(min_length=16, max_length=128)]


class Taken(BaseModel):
    """What a request may hold, and nothing else."""

    model_config = ConfigDict(extra="forbid")


class VariantWish(Taken):
    """A variant to be played: 1..n, or a board of one's own."""

    n: Annotated[StrictInt, Field(ge=4, le=LARGEST_BOARD)] | None = None
    """How many numbers are on the board; may be left out when `board` is given."""
    d: Annotated[StrictInt, Field(ge=2, le=LARGEST_NUMBER)]
    remainder: Annotated[StrictInt, Field(ge=0, lt=LARGEST_NUMBER)] = 0
    divider: PlayerName = "A"
    board: Numbers | None = None


class PersonWish(Taken):
    """The creator of the match, or the person beside them, plays this seat."""

    kind: Literal["person"]


class OpenWish(Taken):
    """A friend plays this seat: the answer has a secret that lets one person take it."""

    kind: Literal["open"]


class StrategyWish(Taken):
    """A strategy plays this seat."""

    kind: Literal["strategy"]
    name: Annotated[StrictStr, Field(max_length=40)]
    share: Annotated[StrictFloat | StrictInt, Field(ge=0, le=1)] | None = None
    """The learner's share of random moves."""


SeatWish = Annotated[PersonWish | OpenWish | StrategyWish, Field(discriminator="kind")]


class SeatWishes(Taken):
    """Who plays A and who plays B."""

    A: SeatWish
    B: SeatWish


class MatchWish(Taken):
    """A match to be opened."""

    variant: VariantWish
    seats: SeatWishes
    crossed: Numbers = []
    """Numbers that are crossed out already, in order."""


class JoinWish(Taken):
    """The wish to take the open seat."""

    secret: Secret
    """The join secret from the link."""
    claim: Secret | None = None
    """A random text of the sender's own: the same claim said again gets the same token."""


class MoveWish(Taken):
    """A number to be crossed out."""

    number: Number
    ply: Ply
    """How many numbers are crossed out before this move."""
    version: Annotated[StrictInt, Field(ge=0, le=2**31 - 1)] | None = None
    """The version of the state that the sender sees; guards a move against a take-back it has not seen."""


class TakebackWish(Taken):
    """The ply to go back to."""

    ply: Ply


class NotationWish(Taken):
    """A game in one line."""

    text: Annotated[StrictStr, Field(max_length=100_000)]


class QrWish(Taken):
    """A text for a QR code."""

    text: Annotated[StrictStr, Field(min_length=1, max_length=500)]


class Variant(BaseModel):
    """What is fixed before play."""

    name: str
    n: int
    d: int
    remainder: int
    divider: PlayerName
    board: list[int] | None
    """The numbers, ascending; null for 1..n."""


class Listing(BaseModel):
    """Numbers, or groups of numbers, for a sentence; a long list has only its first items."""

    items: list[int | Listing]
    count: int
    """How many there are in all."""
    kind: Literal["and", "or", "group"]


class Message(BaseModel):
    """A message of the locale files: its id, with `.attribute` where one is meant, and the values of its sentence."""

    id: str
    values: dict[str, int | str | Listing]


class Position(BaseModel):
    """A variant and the numbers crossed out so far."""

    variant: Variant
    crossed: list[int]
    """In order."""
    numbers: list[int]
    """The numbers on the board now, ascending; empty where the board is too large to be played."""
    turn: PlayerName | None
    """Who is to move; null when the game is over."""
    ply: int
    moves_left: int
    closer: PlayerName
    """Who makes the last move."""
    over: bool
    winner: PlayerName | None
    board: list[int]
    """The numbers of the board at the start, ascending."""
    residue_of: list[int]
    """The residue of each number of `board`."""
    partner_of: list[int]
    """The residue to which each number of `board` is bonded."""
    superfluous: list[int]
    """The numbers on the board that are bonded to nothing on it."""
    notation: str
    """The game in one line."""
    result: list[Message]
    """The last two numbers, their sum and what it means; empty while the game goes on."""


class Certificate(BaseModel):
    """Why a verdict is right, to be checked by eye."""

    kind: Literal["pairing", "hostile", "groups"]
    hostile: list[int]
    groups: list[list[int]]
    delete: list[int]


class Verdict(BaseModel):
    """Who wins under best play, how clearly, by which moves, and why."""

    winner: PlayerName
    closer: PlayerName
    margin: int
    winning_moves: list[int] | None
    winning_residues: list[int] | None
    reason: str
    certificate: Certificate | None


class Solution(BaseModel):
    """The verdict on a position, and why in messages."""

    position: Position
    verdict: Verdict
    messages: list[Message]
    """Who wins and why, or the result of a finished game."""
    move_messages: list[Message]
    """Which moves keep the win and why; empty when the game is over or the board too large to list them."""


class ReviewedPly(BaseModel):
    """A move, looked at afterwards."""

    ply: int
    """How many numbers are crossed out after it."""
    player: PlayerName
    number: int
    margin: int
    """The margin after it."""
    winner: PlayerName
    """Who wins after it under best play."""
    blunder: bool
    """Whether it gave the win away."""
    winning_residues: list[int]
    """Of a blunder: the residues of the moves that would have kept the win."""
    winning_moves: list[int] | None
    """Of a blunder: these moves; null where a long review has no room for them."""
    messages: list[Message]
    """What there is to say about it; of a long game only for the first blunders."""


class Review(BaseModel):
    """A game, looked at afterwards."""

    position: Position
    start_margin: int
    start_winner: PlayerName
    """Who wins before the first move under best play."""
    plies: list[ReviewedPly]


class Game(BaseModel):
    """A game that was read from one line."""

    position: Position


class Variants(BaseModel):
    """The variants that have names."""

    school: Variant
    original: Variant
    website: list[Variant]
    reconstruction: bool
    """Whether the list of the website is a reconstruction: the paper gives only how many there are."""


class Strategy(BaseModel):
    """A strategy that can be played against."""

    name: str
    citation: str
    share: StrictBool
    """Whether it takes a share of random moves."""


class Seat(BaseModel):
    """Who plays A or B."""

    kind: Literal["person", "strategy", "open"]
    strategy: str | None
    share: float | None
    taken: bool
    """Whether somebody or something plays it by now."""


class Seats(BaseModel):
    """Both seats."""

    A: Seat
    B: Seat


class Event(BaseModel):
    """One entry of the log of a match."""

    seq: int
    kind: Literal["cross", "takeback", "join"]
    ply: int
    player: PlayerName
    number: int | None


class MatchState(BaseModel):
    """A match as everybody may see it. A state with a higher version is newer."""

    id: str
    version: int
    seats: Seats
    can_take_back: bool
    position: Position
    events: list[Event]
    """The log after the version that was asked for with `since`; empty without it."""


class Secrets(BaseModel):
    """Texts to be kept secret, by seat."""

    A: str | None = None
    B: str | None = None


class OpenedMatch(BaseModel):
    """A new match, with what its creator alone must know."""

    id: str
    tokens: Secrets
    """The tokens of the creator's seats."""
    joins: Secrets
    """The join secrets of the open seats."""
    state: MatchState


class Joined(BaseModel):
    """A seat, taken."""

    player: PlayerName
    token: str
    state: MatchState


class Health(BaseModel):
    """Whether the server and its database answer."""

    status: Literal["ok"]
    version: str


class Problem(BaseModel):
    """What is wrong with a request (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    """The kind of the error; the locale files have its sentence as `error-<code>`."""
    values: dict[str, str]
    state: MatchState | None = None
    """The match as it stands, where the request came too late."""
