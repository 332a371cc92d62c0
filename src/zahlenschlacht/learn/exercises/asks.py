"""What a step can ask, and how an answer is judged: by the complete solution, never by a prepared answer.

answer     a number or "none" (tap), numbers (mark-set), pairs of numbers (draw-pairs), a word (choose), or a game that
           is over (play)
flaw       what is wrong with an answer: a sentence, numbers to light up, and a game that shows it
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from ...explain.messages import Message, groups, numbers
from ...explain.reasons import about
from ...explain.verdicts import explain_move, explain_result
from ...game.rules import InputError, MoveError, Player, Position, Variant
from ...solution.certificates import Certificate
from ...solution.residues import bonded_to, self_partnered, superfluous
from ...solution.theory import frontier, solve, winning_moves
from ...strategies import play_out, strategy
from .flaws import (
    Flaw,
    hostile_size,
    left_over,
    left_over_flaw,
    most_pairs,
    on_the_board,
    pair_flaw,
    pairs_flaw,
    set_flaw,
)

if TYPE_CHECKING:
    from . import Step

StepKind = Literal["tap", "mark-set", "draw-pairs", "choose", "play"]
"""What is done on the board: a number tapped, numbers marked, pairs drawn, a word chosen, a game played."""
NONE = "none"
"""The answer that there is no such number."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A question that a step may put."""

    right: Callable[[Step], Any]
    """A right answer."""
    flaw: Callable[[Step, Any], Flaw | None]
    """What is wrong with an answer; None where nothing is."""
    options: Callable[[Step], tuple[str, ...]] = lambda step: ()
    """What there is to choose from."""


def to_the_end(position: Position) -> Position:
    """The game when both sides play perfectly from here."""
    perfect = strategy("perfect")
    return play_out(position, perfect, perfect, Random(0))


def tapping(right: Callable[[Position], Sequence[int]], wrong: Callable[[Position, int], Flaw]) -> Ask:
    """The question for a number; where none is right, that is the answer."""

    def flaw(step: Step, answer: Any) -> Flaw | None:
        there = right(step.position)
        if answer == NONE:
            return Flaw(Message("flaw-not-none")) if there else None
        step.position.cross(answer)
        return None if answer in there else wrong(step.position, answer)

    return Ask(lambda step: next(iter(right(step.position)), NONE), flaw)


def _lets_win(position: Position, number: int) -> Flaw:
    return Flaw(explain_move(position, number)[0], (number,), to_the_end(position.cross(number)))


def _blunders(position: Position) -> tuple[int, ...]:
    right = winning_moves(position)
    return tuple(number for number in position.numbers if number not in right)


def _has_partner(position: Position, number: int) -> Flaw:
    other = bonded_to(position, number)[0]
    return pair_flaw(position.variant, *sorted((number, other)))


def marking(right: Callable[[Step], Sequence[int]], key: str) -> Ask:
    """The question for all numbers of a kind; the message of this id says what is wrong with one that is not."""

    def flaw(step: Step, answer: Sequence[int]) -> Flaw | None:
        there, marked = set(right(step)), set(on_the_board(step.position, answer))
        if marked - there:
            extra = min(marked - there)
            return Flaw(about(step.position.variant, key, number=extra), (extra,))
        if there - marked:
            return Flaw(Message("flaw-missing", {"count": len(there - marked)}))
        return None

    return Ask(lambda step: tuple(right(step)), flaw)


def _alike(step: Step) -> Sequence[int]:
    d, number = step.position.variant.d, step.number or 0
    return [other for other in step.position.numbers if (other - number) % d == 0]


def _own(step: Step) -> Sequence[int]:
    variant = step.position.variant
    return [number for number in step.position.numbers if number % variant.d in self_partnered(variant)]


def _certificate(position: Position) -> Certificate:
    found = solve(position).certificate
    if found is None:
        raise LookupError("a lesson is on a board that can be played")
    return found


def _pairs(proof: Certificate) -> tuple[tuple[int, ...], ...]:
    """The groups of bonded numbers, two by two."""
    return tuple(group[place : place + 2] for group in proof.groups for place in range(0, len(group) - 1, 2))


def choosing(
    right: Callable[[Position], str],
    options: Callable[[Position], tuple[str, ...]],
    wrong: Callable[[Position, str], Flaw],
) -> Ask:
    """The question for one of several words."""

    def flaw(step: Step, answer: Any) -> Flaw | None:
        there = options(step.position)
        if answer not in there:
            known = ", ".join(there)
            raise InputError("no-such-option", "{value} cannot be chosen, only {known}", value=answer, known=known)
        return None if answer == right(step.position) else wrong(step.position, answer)

    return Ask(lambda step: right(step.position), flaw, lambda step: options(step.position))


def _players(position: Position) -> tuple[str, ...]:
    return tuple(player.value for player in Player)


def _other_wins(position: Position, answer: str) -> Flaw:
    winner = solve(position).winner
    proof = _certificate(position)
    message = about(position.variant, "verdict-wins", winner=winner, loser=winner.other)
    if proof.kind == "hostile":
        return Flaw(message, proof.hostile, to_the_end(position))
    return Flaw(message, game=to_the_end(position), groups=proof.groups)


def _other_closes(position: Position, answer: str) -> Flaw:
    return Flaw(about(position.variant, "closer", closer=position.variant.closer), game=to_the_end(position))


def _around(value: int, step: int = 1) -> tuple[str, ...]:
    return tuple(str(value + place * step) for place in (-1, 0, 1))


def _not_so_many(position: Position, answer: str) -> Flaw:
    proof = _certificate(position)
    if int(answer) < len(proof.hostile):
        return Flaw(Message("flaw-more", {"numbers": numbers(proof.hostile)}), proof.hostile)
    grouped = {number for group in proof.groups for number in group}
    # A number that stands alone is a group too.
    every = (*proof.groups, *((number,) for number in position.numbers if number not in grouped))
    return Flaw(Message("flaw-at-most", {"count": len(every), "groups": groups(every)}), groups=proof.groups)


def _largest_lost(position: Position) -> int:
    return frontier(position.variant.d) or 0


def _not_the_frontier(position: Position, answer: str) -> Flaw:
    here = Variant(int(answer), position.variant.d)
    winner = solve(here.start()).winner
    if winner is Player.A:
        return Flaw(Message("flaw-frontier-won", {"variant": str(here)}))
    return Flaw(Message("flaw-frontier-further", {"variant": str(here)}))


def _won_game(step: Step) -> Position:
    sides = {step.side: strategy("perfect"), step.side.other: strategy(step.against)}
    return play_out(step.position, sides[Player.A], sides[Player.B], Random(0))


def _lost_game(step: Step, answer: Position | Sequence[int]) -> Flaw | None:
    game = answer if isinstance(answer, Position) else step.position.variant.position(answer)
    if game.variant != step.position.variant or game.crossed[: step.position.ply] != step.position.crossed:
        raise MoveError("other-game", "the game does not begin with the position of the step")
    if not game.over:
        raise MoveError("not-over", "the game is not over yet")
    return None if game.winner is step.side else Flaw(explain_result(game)[0], game.numbers, game)


def _whole(answer: Any) -> bool:
    return isinstance(answer, int) and not isinstance(answer, bool)


def _several(answer: Any, each: Callable[[Any], bool] = _whole) -> bool:
    return isinstance(answer, Collection) and not isinstance(answer, str) and all(map(each, answer))


READS: dict[StepKind, Callable[[Any], bool]] = {
    "tap": lambda answer: _whole(answer) or answer == NONE,
    "mark-set": _several,
    "draw-pairs": lambda answer: _several(answer, _several),
    "choose": lambda answer: isinstance(answer, str),
    "play": lambda answer: isinstance(answer, Position) or _several(answer),
}
"""What an answer to each kind of step must be: a game may also be given by all of its moves."""
ASKS: dict[StepKind, dict[str, Ask]] = {
    "tap": {
        "win": tapping(winning_moves, _lets_win),
        "lonely": tapping(superfluous, _has_partner),
        "blunder": tapping(_blunders, _lets_win),
    },
    "mark-set": {
        "alike": marking(_alike, "flaw-not-alike"),
        "winning": marking(lambda step: winning_moves(step.position), "flaw-not-winning"),
        "own": marking(_own, "flaw-not-own"),
        "hostile": Ask(
            lambda step: _certificate(step.position).hostile,
            lambda step, answer: set_flaw(step.position, answer, hostile_size(step.position)),
        ),
        "left-over": Ask(
            lambda step: left_over(step.position), lambda step, answer: left_over_flaw(step.position, answer)
        ),
    },
    "draw-pairs": {
        "most": Ask(
            lambda step: _pairs(_certificate(step.position)),
            lambda step, answer: pairs_flaw(step.position, answer, most_pairs(step.position)),
        ),
    },
    "choose": {
        "winner": choosing(lambda position: solve(position).winner.value, _players, _other_wins),
        "closer": choosing(lambda position: position.variant.closer.value, _players, _other_closes),
        "hostile": choosing(
            lambda position: str(hostile_size(position)), lambda position: _around(hostile_size(position)), _not_so_many
        ),
        "frontier": choosing(
            lambda position: str(_largest_lost(position)),
            lambda position: _around(_largest_lost(position), 2),
            _not_the_frontier,
        ),
    },
    "play": {player.value: Ask(_won_game, _lost_game) for player in Player},
}
"""Every question by the kind of step and its name."""
