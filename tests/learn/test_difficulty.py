"""The difficulty that shapes give agrees with a count over all numbers."""

from __future__ import annotations

from fractions import Fraction
from math import log2

from hypothesis import assume, given, settings

from helpers.random_boards import positions
from zahlenschlacht.audit.oracle import CountOracle
from zahlenschlacht.game.rules import Player, Position
from zahlenschlacht.learn.difficulty import difficulty, hardest_reply, is_clear
from zahlenschlacht.solution.residues import bonds, is_a_situation

ORACLE = CountOracle()


def is_clear_by_definition(position: Position, solver: Player) -> bool:
    """The definition of clear, with the opponent to move."""
    return is_a_situation(position) if position.variant.divider is solver else not list(bonds(position))


def chance(position: Position, solver: Player) -> Fraction:
    """The probability that the solver's random moves keep the win until it is clear, against the best defence."""
    if ORACLE.winner(position) is not solver:
        return Fraction(0)
    if position.is_over:
        return Fraction(1)
    if position.turn is solver:
        return sum((chance(position.cross(x), solver) for x in position.numbers), Fraction(0)) / position.size
    if is_clear_by_definition(position, solver):
        return Fraction(1)
    return min(chance(position.cross(x), solver) for x in position.numbers)


@given(positions(largest=8))
@settings(max_examples=150, deadline=None)
def test_difficulty_and_replies_agree_with_plain_counting(position: Position) -> None:
    variant = position.variant
    assume(not position.is_over and variant.closer is variant.divider and position.size <= 7)
    if position.turn is not None and ORACLE.winner(position) is position.turn:
        assert abs(difficulty(position) + log2(chance(position, position.turn))) < 1e-9
    for number in position.numbers:
        after = position.cross(number)
        if after.is_over or ORACLE.winner(after) is not position.turn:
            continue
        assert position.turn is not None
        assert is_clear(after) == is_clear_by_definition(after, position.turn)
        reply = hardest_reply(after)
        chances = {x: chance(after.cross(x), position.turn) for x in after.numbers}
        assert chances[reply] == min(chances.values())
