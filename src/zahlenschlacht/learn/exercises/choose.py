"""Choose one of several words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...explain.messages import Message, groups, numbers
from ...explain.reasons import about
from ...game.rules import InputError, Player, Position, Variant
from ...solution.theory import frontier, solve
from .flaws import Flaw
from .mark_set import hostile_size
from .question import Question, certificate_of, played_out

if TYPE_CHECKING:
    from .exercise import Exercise


def is_answer(answer: Any) -> bool:
    """Return whether the answer is a word."""
    return isinstance(answer, str)


def _question(
    right: Callable[[Position], str],
    options: Callable[[Position], tuple[str, ...]],
    wrong: Callable[[Position, str], Flaw],
) -> Question:
    def flaw(exercise: Exercise, answer: str) -> Flaw | None:
        words = options(exercise.position)
        if answer not in words:
            known = ", ".join(words)
            raise InputError(
                "no-such-option", "{value} is not an option, choose from {known}", value=answer, known=known
            )
        return None if answer == right(exercise.position) else wrong(exercise.position, answer)

    return Question(lambda exercise: right(exercise.position), flaw, lambda exercise: options(exercise.position))


def _players(position: Position) -> tuple[str, ...]:
    return tuple(player.value for player in Player)


def _winner_flaw(position: Position, answer: str) -> Flaw:
    """Who wins, shown by the certificate and by a game."""
    winner = solve(position).winner
    certificate = certificate_of(position)
    message = about(position.variant, "verdict-wins", winner=winner, loser=winner.other)
    if certificate.kind == "hostile":
        return Flaw(message, certificate.hostile, played_out(position))
    return Flaw(message, game=played_out(position), groups=certificate.groups)


def _closer_flaw(position: Position, answer: str) -> Flaw:
    """Who makes the last move, shown by a game."""
    return Flaw(about(position.variant, "closer", closer=position.variant.closer), game=played_out(position))


def _around(value: int, interval: int = 1) -> tuple[str, ...]:
    """The value between its two neighbours, as options."""
    return str(value - interval), str(value), str(value + interval)


def _hostile_size_flaw(position: Position, answer: str) -> Flaw:
    """A larger hostile set if the answer is too small; otherwise groups that each give at most one number to it."""
    certificate = certificate_of(position)
    if int(answer) < len(certificate.hostile):
        return Flaw(Message("flaw-more", {"numbers": numbers(certificate.hostile)}), certificate.hostile)
    members = {number for group in certificate.groups for number in group}
    singles = ((number,) for number in position.numbers if number not in members)
    all_groups = (*certificate.groups, *singles)
    message = Message("flaw-at-most", {"count": len(all_groups), "groups": groups(all_groups)})
    return Flaw(message, groups=certificate.groups)


def _frontier(position: Position) -> int:
    return frontier(position.variant.d) or 0


def _frontier_flaw(position: Position, answer: str) -> Flaw:
    """Who wins on the board of the size that was chosen."""
    variant = Variant(int(answer), position.variant.d)
    a_wins = solve(variant.start()).winner is Player.A
    return Flaw(Message("flaw-frontier-won" if a_wins else "flaw-frontier-further", {"variant": str(variant)}))


QUESTIONS = {
    "winner": _question(lambda position: solve(position).winner.value, _players, _winner_flaw),
    "closer": _question(lambda position: position.variant.closer.value, _players, _closer_flaw),
    "hostile": _question(
        lambda position: str(hostile_size(position)),
        lambda position: _around(hostile_size(position)),
        _hostile_size_flaw,
    ),
    "frontier": _question(
        lambda position: str(_frontier(position)), lambda position: _around(_frontier(position), 2), _frontier_flaw
    ),
}
"""Choose who wins; who makes the last move; the size of a largest hostile set; the largest odd board that B wins."""
