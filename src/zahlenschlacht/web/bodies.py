"""The shapes of what the API takes. Strict: true is no number, 7.0 is not 7, and an unknown field is refused."""

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


class AgainWish(Taken):
    """The wish for another game with the same people."""

    swap: StrictBool = False
    """Whether who was A is B in it."""


class NotationWish(Taken):
    """A game in one line."""

    text: Annotated[StrictStr, Field(max_length=100_000)]


class QrWish(Taken):
    """A text for a QR code."""

    text: Annotated[StrictStr, Field(min_length=1, max_length=500)]
