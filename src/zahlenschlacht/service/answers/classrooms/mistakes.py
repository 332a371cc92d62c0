"""The first mistake of a pupil in a game, named by its idea."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ....game.rules import Player, Position, Variant
from ....solution import theory
from ...schemas.classrooms.report import Idea, Mistake

LARGEST_JUDGED = 20
"""The most numbers of an exit question, and of a game whose mistakes are reported, if the solver must search."""

Played = tuple[Variant, tuple[int, ...], int, Player]
"""A game: the variant, the moves, how many of them were made before it was opened, and the side of the pupil."""


def first_mistakes(games: Iterable[Played]) -> list[Mistake | None]:
    """For each game, the pupil's first move that gave a win away; None if there is none."""
    return [_first_mistake(*game) for game in games]


@lru_cache(maxsize=4096)
def _first_mistake(variant: Variant, crossed: tuple[int, ...], start_ply: int, player: Player) -> Mistake | None:
    if not variant.bond.as_residue_bond and variant.n > LARGEST_JUDGED:
        return None
    position = variant.position(crossed[:start_ply])
    winner = theory.winner_by_margin(variant, theory.margin(position))
    for ply, number in enumerate(crossed[start_ply:], start=start_ply):
        before, position, could_win = position, position.cross(number), winner
        if position.is_over and position.winner is not None:
            winner = position.winner
        else:
            winner = theory.winner_by_margin(variant, theory.margin(position))
        if before.turn is player is could_win and winner is not player:
            return Mistake(ply=ply, idea=_idea(before, start_ply))
    return None


def _idea(before: Position, start_ply: int) -> Idea:
    """What the player to move did not see in a game that began at this ply."""
    variant, player = before.variant, before.turn
    if before.size == 3:
        return "last"
    if player is not variant.closer:
        return "keep"
    if player is not variant.divider:
        return "needed"
    last = before.crossed[start_ply:][-1:]
    if any(variant.bonded(number, reply) for number in last for reply in theory.winning_moves(before)):
        return "answer"
    return "first-pair" if before.ply < start_ply + 2 else "pair"
