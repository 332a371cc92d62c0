"""Positions, verdicts on them, and games looked at afterwards."""

from __future__ import annotations

from typing import Self

from ...explain import verdicts as explain
from ...explain.messages import Message, Part
from ...explain.reasons import when_bonded
from ...game import notation, rules
from ...game.rules import Player
from ...solution import theory
from ...solution.certificates import Certificate
from ...solution.residues import bonds
from ..match import largest_board
from .base import Model


class Variant(Model):
    """What is fixed before play."""

    name: str
    """As people write it: "Z(15, 7)"."""
    n: int
    """How many numbers are on the board at the start."""
    bond: str
    """When two numbers are bonded: the divisor of the paper's game as a text, or another bond such as "coprime"."""
    d: int
    """The divisor; 0 where the bond is no sum."""
    remainder: int
    """What the sum of the last two must leave on division by d for the Divider to win; 0 where the bond is no sum."""
    divider: Player
    """Who wins when the last two are bonded."""
    board: tuple[int, ...] | None
    """The numbers, ascending; null for 1..n."""
    when: Part
    """When two numbers are bonded: the id of its words in the locale files, with the numbers in them."""

    @classmethod
    def of(cls, variant: rules.Variant) -> Self:
        """The variant, shown."""
        return cls(
            name=str(variant),
            n=variant.n,
            bond=variant.bond.text,
            d=variant.d if variant.bond.is_sum else 0,
            remainder=variant.remainder,
            divider=variant.divider,
            board=variant.board,
            when=when_bonded(variant.bond),
        )


class Standing(Model):
    """How a game stands, in few words."""

    ply: int
    """How many numbers are crossed out."""
    turn: Player | None
    """Who is to move; null when the game is over."""
    moves_left: int
    """How many moves both players still make together."""
    over: bool
    """Whether only two numbers remain, or somebody has resigned."""
    winner: Player | None
    """Who has won; null while the game goes on."""
    result: tuple[Message, ...]
    """What has decided it: the last two numbers, or who has resigned; empty while the game goes on."""

    @classmethod
    def of(cls, position: rules.Position, resigned: Player | None = None) -> Self:
        """How the position stands, where nobody has resigned or where somebody has."""
        if resigned is not None:
            return cls(
                ply=position.ply,
                turn=None,
                moves_left=0,
                over=True,
                winner=resigned.other,
                result=explain.explain_resigned(resigned),
            )
        over = position.over
        return cls(
            ply=position.ply,
            turn=position.turn,
            moves_left=position.moves_left,
            over=over,
            winner=position.winner if over else None,
            result=explain.explain_result(position) if over else (),
        )


class Position(Standing):
    """A variant and the numbers crossed out so far, with everything that a board shows."""

    variant: Variant
    """What is played."""
    closer: Player
    """Who makes the last move."""
    crossed: tuple[int, ...]
    """The numbers crossed out, in order."""
    numbers: tuple[int, ...]
    """The numbers on the board now, ascending; empty where the board is too large to be played."""
    board: list[int]
    """The numbers of the board at the start, ascending; empty where they are too many."""
    largest: int
    """How many numbers a board may have to be played with this bond."""
    modulus: int
    """What the residues are of; 0 where the bond knows no residues."""
    residue_of: list[int]
    """The residue of each number of `board`; empty where the bond knows no residues."""
    partner_of: list[int]
    """The residue to which each number of `board` is bonded; empty where the bond knows no residues."""
    bonds: list[tuple[int, int]]
    """Where the bond knows no residues: each two numbers of `board` that are bonded."""
    notation: str
    """The game in one line."""

    @classmethod
    def of(cls, position: rules.Position, resigned: Player | None = None) -> Self:
        """The position, shown; a board too large to be played without its numbers."""
        variant = position.variant
        largest = largest_board(variant.bond)
        listed = variant.n <= largest
        board = list(variant.numbers) if listed else []
        residues = variant.bond.residues
        return cls(
            **vars(Standing.of(position, resigned)),
            variant=Variant.of(variant),
            closer=variant.closer,
            crossed=position.crossed,
            numbers=position.numbers if listed else (),
            board=board,
            largest=largest,
            modulus=residues.d if residues else 0,
            residue_of=[number % residues.d for number in board] if residues else [],
            partner_of=[residues.partner(number) for number in board] if residues else [],
            bonds=list(bonds(variant.start())) if board and not residues else [],
            notation=notation.write(position),
        )


class Verdict(Model):
    """Who wins under best play, how clearly, by which moves, and why."""

    winner: Player
    """Who wins when both play perfectly."""
    closer: Player
    """Who makes the last move."""
    margin: int
    """The closer wins if and only if it is not negative."""
    winning_moves: tuple[int, ...] | None
    """The moves, ascending, after which the player to move wins; null on a board too large to list them."""
    winning_residues: list[int] | None
    """The residues of these moves; null where they are not listed or the bond is no sum."""
    reason: str
    """The statement that decides the position, as a citation."""
    certificate: Certificate | None
    """What a person can check by eye; null on a board too large to write it down."""

    @classmethod
    def of(cls, verdict: theory.Verdict, variant: rules.Variant) -> Self:
        """The verdict on a position of this variant, as JSON."""
        moves = verdict.winning_moves
        residues = None
        if moves is not None and variant.bond.is_sum:
            residues = sorted({number % variant.d for number in moves})
        return cls(
            winner=verdict.winner,
            closer=verdict.closer,
            margin=verdict.margin,
            winning_moves=moves,
            winning_residues=residues,
            reason=verdict.reason,
            certificate=verdict.certificate,
        )


class Offered(Model):
    """The names of strategies that can be asked to play a seat, by seat; on a board too large for a match none."""

    A: tuple[str, ...]
    """Who can play A."""
    B: tuple[str, ...]
    """Who can play B."""


class Solution(Model):
    """The verdict on a position, and why in messages."""

    position: Position
    """The position that was asked about."""
    verdict: Verdict
    """Who wins it."""
    messages: tuple[Message, ...]
    """Who wins and why, or the result of a finished game."""
    move_messages: tuple[Message, ...]
    """Which moves keep the win and why; empty when the game is over or the board too large to list them."""
    offered: Offered
    """The strategies that have a rule for a seat of a game from here."""


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


class Game(Model):
    """A game that was read from one line."""

    position: Position
    """The position at its end."""
