"""Positions: requests about them, their public state, and verdicts."""

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any, Self

from pydantic import Field, GetCoreSchemaHandler, StrictInt, StrictStr
from pydantic_core import core_schema

from ...explanations import verdicts as explain
from ...explanations.messages import Message, Part
from ...explanations.reasons import when_bonded
from ...game import notation, rules
from ...game.errors import InputError
from ...game.rules import Player
from ...solution import theory
from ...solution.residues import bonds
from ..match import LARGEST_BOARD, LARGEST_NUMBER, largest_board
from .base import BySeat, Divider, Model, Numbers, QueryInt, QueryNumbers, RequestModel

CHEAP_SIZE = 100
"""Requests about at most this many numbers are cheap: they need no worker process."""


def _is_cheap(bond: str | None, size: int) -> bool:
    """Whether a position of this size is answered quickly. Bonds other than a sum can take long at any size."""
    return (not bond or bond.isdigit()) and size <= CHEAP_SIZE


class VariantRequest(RequestModel):
    """A variant to be played: on the numbers 1..n or on a custom board."""

    n: Annotated[StrictInt, Field(ge=4, le=LARGEST_BOARD)] | None = None
    """How many numbers are on the board; optional with `numbers`."""
    d: Annotated[StrictInt, Field(ge=2, le=LARGEST_NUMBER)] | None = None
    """The divisor; left out with `bond`."""
    bond: Annotated[StrictStr, Field(max_length=20_000)] | None = None
    """A bond other than a sum, such as "coprime"."""
    remainder: Annotated[StrictInt, Field(ge=0, lt=LARGEST_NUMBER)] = 0
    """The Divider wins if the sum of the last two leaves this remainder on division by d."""
    divider: Player = Player.A
    """The player who is the Divider."""
    numbers: Numbers | None = None
    """A custom board instead of 1..n."""

    @property
    def size(self) -> int:
        """How many numbers are on the board."""
        return len(self.numbers or ()) or self.n or 0

    @property
    def is_cheap(self) -> bool:
        """Whether a question about a position of this variant is answered quickly."""
        return _is_cheap(self.bond, self.size)

    def variant(self) -> rules.Variant:
        """The variant that the request describes."""
        return rules.parse_variant(self.n, self.bond or None, self.remainder, self.divider, self.numbers, d=self.d)


class PositionQuery(Model):
    """A position in a query string."""

    n: QueryInt | None = None
    """How many numbers are on the board 1..n; optional with `numbers`."""
    d: QueryInt | None = None
    """The divisor, at least 2; left out with `bond`."""
    bond: Annotated[str, Field(max_length=20_000)] = ""
    """A bond other than a sum, such as `coprime` or `lines 1-2 3-9`."""
    remainder: QueryInt = 0
    """The Divider wins if the sum of the last two leaves this remainder on division by d."""
    divider: Divider = Player.A
    """The player who is the Divider."""
    numbers: QueryNumbers = Field(default_factory=tuple)
    """A custom board: integers separated by commas."""
    crossed: QueryNumbers = Field(default_factory=tuple)
    """The numbers crossed out, in order, separated by commas."""

    @property
    def size(self) -> int:
        """How many numbers are on the board."""
        return len(self.numbers) or self.n or 0

    @property
    def is_cheap(self) -> bool:
        """Whether it is answered quickly. The start of a board that is too large to list is solved by arithmetic."""
        return _is_cheap(self.bond, self.size if self.size <= LARGEST_BOARD else 0)

    def position(self) -> rules.Position:
        """The position that the request describes."""
        variant = rules.parse_variant(
            self.n, self.bond or None, self.remainder, self.divider, self.numbers or None, d=self.d
        )
        if self.crossed and variant.n > LARGEST_BOARD:
            raise InputError("board-too-large", largest=LARGEST_BOARD)
        return variant.position(self.crossed)


class NotationRequest(RequestModel):
    """A game in notation."""

    text: Annotated[StrictStr, Field(max_length=100_000)]
    """The game in one line."""


def _write_as(kind: Any, model: Any, read: Callable[[Any], Any]) -> None:
    """Serialize objects of a library class as this response model, and read it back in clients written in Python.

    Dataclasses of the library with such fields are responses as they are, so their fields cannot be annotated.
    """

    def schema(_kind: Any, handler: GetCoreSchemaHandler) -> core_schema.CoreSchema:
        model_schema = handler.generate_schema(model)
        return core_schema.union_schema(
            [core_schema.is_instance_schema(kind), core_schema.no_info_after_validator_function(read, model_schema)],
            serialization=core_schema.plain_serializer_function_ser_schema(model.of, return_schema=model_schema),
        )

    kind.__get_pydantic_core_schema__ = schema


class PublicVariant(Model):
    """The part of a game that is fixed before play."""

    name: str
    """As people write it: "Z(15, 7)"."""
    n: int
    """How many numbers are on the board at the start."""
    bond: str
    """The bond: the divisor of the paper's game as a text, or another bond such as "coprime"."""
    d: int
    """The divisor; 0 if the bond is not a sum."""
    remainder: int
    """The Divider wins if the sum of the last two leaves this remainder modulo d; 0 if the bond is not a sum."""
    divider: Player
    """The player who wins if the last two are bonded."""
    board: tuple[int, ...] | None
    """The numbers, ascending; null for 1..n."""
    condition: Part
    """The condition for two numbers to be bonded: its id in the locale files, with the numbers in it."""

    @classmethod
    @lru_cache(maxsize=32)
    def of(cls, variant: rules.Variant) -> Self:
        """The variant as a response model."""
        return cls(
            name=str(variant),
            n=variant.n,
            bond=variant.bond.text,
            d=variant.d if variant.bond.is_sum else 0,
            remainder=variant.remainder,
            divider=variant.divider,
            board=variant.board,
            condition=when_bonded(variant.bond),
        )


_write_as(rules.Variant, PublicVariant, lambda public: rules.Variant.parse(public.name))


class Standing(Model):
    """The small fields of a position, which change with every move."""

    ply: int
    """How many numbers are crossed out."""
    turn: Player | None
    """The player to move; null when the game is over."""
    moves_left: int
    """How many moves both players still make together."""
    is_over: bool
    """Whether only two numbers remain, or somebody has resigned."""
    winner: Player | None
    """The winner; null while the game goes on."""
    result: tuple[Message, ...]
    """The reason for the result, the last two numbers or a resignation; empty while the game goes on."""

    @classmethod
    def of(cls, position: rules.Position, resigned: Player | None = None) -> Self:
        """The small fields of a position; `resigned` is the player who has resigned, if any."""
        is_over = position.is_over or resigned is not None
        return cls(
            ply=position.ply,
            turn=None if is_over else position.turn,
            moves_left=0 if is_over else position.moves_left,
            is_over=is_over,
            winner=resigned.other if resigned else position.winner,
            result=explain.explain_resigned(resigned) if resigned else explain.explain_result(position),
        )


class PublicPosition(Standing):
    """A variant and the numbers crossed out so far, with everything that a board shows."""

    variant: rules.Variant
    """The variant."""
    closer: Player
    """The player who makes the last move."""
    crossed: tuple[int, ...]
    """The numbers crossed out, in order."""
    numbers: tuple[int, ...]
    """The numbers left on the board, ascending; empty if the board is too large to play."""
    board: list[int]
    """The numbers of the board at the start, ascending; empty if the board is too large to play."""
    largest_board: int
    """How many numbers a board may have to be played with this bond."""
    modulus: int
    """The modulus of the residues; 0 if the bond has no residues."""
    residue_of: list[int]
    """The residue of each number of `board`; empty if the bond has no residues."""
    partner_of: list[int]
    """The residue to which each number of `board` is bonded; empty if the bond has no residues."""
    bonds: list[tuple[int, int]]
    """The bonded pairs of `board`, if the bond has no residues; empty otherwise."""
    notation: str
    """The game in one line."""

    @classmethod
    def of(cls, position: rules.Position, resigned: Player | None = None) -> Self:
        """The position as a response model. A board that is too large to play is left without its numbers."""
        variant = position.variant
        largest = largest_board(variant.bond)
        is_listed = variant.n <= largest
        board = list(variant.numbers) if is_listed else []
        residues = variant.bond.as_residue_bond
        return cls(
            **vars(Standing.of(position, resigned)),
            variant=variant,
            closer=variant.closer,
            crossed=position.crossed,
            numbers=position.numbers if is_listed else (),
            board=board,
            largest_board=largest,
            modulus=residues.d if residues else 0,
            residue_of=[number % residues.d for number in board] if residues else [],
            partner_of=[residues.partner(number) for number in board] if residues else [],
            bonds=list(bonds(variant.start())) if board and not residues else [],
            notation=notation.write(position),
        )


_write_as(rules.Position, PublicPosition, lambda public: notation.read(public.notation))


class SeatStrategies(BySeat[tuple[str, ...]]):
    """The names of the strategies that can play each seat; empty on a board too large for a match."""


class Solution(Model):
    """The verdict on a position, with reasons as messages."""

    position: rules.Position
    """The position that was asked about."""
    verdict: theory.Verdict
    """The verdict on it."""
    messages: tuple[Message, ...]
    """The winner and the reason, or the result of a finished game."""
    ray: tuple[Message, ...]
    """How near n is to a multiple of d; empty after the first move, and if rays do not decide the variant."""
    strategies: SeatStrategies
    """The strategies that can play each seat of a game from here."""
