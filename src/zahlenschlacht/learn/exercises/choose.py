"""Choose one of several words."""

from collections.abc import Callable

from ...explanations.messages import Message, groups, numbers
from ...explanations.reasons import about
from ...game.errors import InputError
from ...game.rules import Player, Position, Variant
from ...solution.theory import frontier, solve
from .exercise import Exercise, Flaw, Question, certificate_of, perfect_ending
from .mark_set import hostile_size


def _question(
    right_word: Callable[[Position], str],
    options: Callable[[Position], tuple[str, ...]],
    wrong_flaw: Callable[[Position, str], Flaw],
) -> Question:
    """The question that one of the options answers."""

    def flaw(exercise: Exercise, answer: str) -> Flaw | None:
        words = options(exercise.position)
        if answer not in words:
            raise InputError("no-such-option", value=answer, known=", ".join(words))
        return None if answer == right_word(exercise.position) else wrong_flaw(exercise.position, answer)

    return Question(
        lambda exercise: right_word(exercise.position),
        flaw,
        lambda exercise: options(exercise.position),
    )


def _players(position: Position) -> tuple[str, ...]:
    return tuple(player.value for player in Player)


def _winner_flaw(position: Position, answer: str) -> Flaw:
    """The flaw of a wrong winner: the certificate and a game show the right one."""
    winner = solve(position).winner
    certificate = certificate_of(position)
    message = about(position.variant, "verdict-wins", winner=winner, loser=winner.other)
    if certificate.kind == "hostile":
        return Flaw(message, certificate.hostile, perfect_ending(position))
    return Flaw(message, game=perfect_ending(position), groups=certificate.groups)


def _closer_flaw(position: Position, answer: str) -> Flaw:
    """The flaw of a wrong closer: a game shows who makes the last move."""
    return Flaw(about(position.variant, "closer", closer=position.variant.closer), game=perfect_ending(position))


def _around(value: int, interval: int = 1) -> tuple[str, ...]:
    """The value between its two neighbours, as options."""
    return str(value - interval), str(value), str(value + interval)


def _hostile_size_flaw(position: Position, answer: str) -> Flaw:
    """The flaw of a wrong size of a largest hostile set.

    A larger set refutes an answer that is too small. Groups that each give at most one number to a hostile set refute
    an answer that is too large.
    """
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
    """The flaw of a wrong frontier: the winner on a board of the chosen size."""
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
