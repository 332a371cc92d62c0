"""The shapes of what the API gives. The page's TypeScript types are generated from them and from `bodies`."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

PlayerName = Literal["A", "B"]


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


class Strategy(BaseModel):
    """A strategy that can be played against."""

    name: str
    citation: str
    share: bool
    """Whether it takes a share of random moves."""


class StatementEntry(BaseModel):
    """A statement that verdicts cite."""

    key: str
    """The locale files have its sentence as `statement-<key>`."""
    citation: str


class Catalogue(BaseModel):
    """What there is to choose from and to cite, as the library's registries have it."""

    version: str
    """The version of the library."""
    strategies: list[Strategy]
    languages: list[str]
    """The codes of the languages that there are words in, the default first."""
    statements: list[StatementEntry]
    """The statements of the paper in its order, and the Last-two theorem."""
    help: list[str]
    """The steps of help, each telling more than the one before."""


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
    kind: Literal["cross", "takeback", "join", "again", "swap"]
    ply: int
    player: PlayerName
    number: int | None


class Sequel(BaseModel):
    """The match that the same people play afterwards, with the same tokens."""

    id: str
    swapped: bool
    """Whether who was A is B in it."""


class MatchState(BaseModel):
    """A match as everybody may see it. A state with a higher version is newer."""

    id: str
    version: int
    seats: Seats
    can_take_back: bool
    sequel: Sequel | None
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
