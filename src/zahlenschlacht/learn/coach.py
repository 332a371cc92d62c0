"""The coach asks an exercise about a position, and then gives hints, each of which says more than the one before.

>>> from zahlenschlacht.game.rules import SCHOOL
>>> exercise = coach_exercise(SCHOOL.start())
>>> exercise.kind, exercise.question, exercise.solution
('mark-set', 'left-over', (15,))
>>> [message.id for message in hints(SCHOOL.start())["why"]]
['why-pairing-after', 'cited-paper']
"""

from collections.abc import Callable

from ..explanations.messages import LONGEST_LIST, Message, numbers
from ..explanations.reasons import about, citation, hostile_sort, is_settled, spare, when_bonded, why
from ..explanations.verdicts import explain_moves, explain_winner
from ..game.rules import Position
from ..solution.residues import superfluous
from ..solution.theory import Verdict, solve
from .exercises import Exercise


def coach_exercise(position: Position, verdict: Verdict | None = None) -> Exercise | None:
    """The first exercise that the coach sets; None if the game is over.

    A player who wins by a hostile set is asked to mark it. Everybody else is asked for the numbers without a partner.
    """
    if position.is_over:
        return None
    verdict = verdict or solve(position)
    certificate = verdict.certificate
    if certificate is not None and certificate.kind == "hostile" and verdict.winner is position.turn:
        return Exercise("mark-set", "hostile", position)
    return Exercise("mark-set", "left-over", position, none=True)


def explain_exercise(exercise: Exercise) -> tuple[Message, ...]:
    """The task of the player in an exercise of the coach, and what partners are."""
    variant = exercise.position.variant
    partners = about(variant, "ask-partners", when=when_bonded(variant.bond))
    if exercise.question == "hostile":
        return (about(variant, "ask-hostile", sort=hostile_sort(variant), count=len(exercise.solution)), partners)
    return (Message("ask-left-over"), partners)


def explain_solution(exercise: Exercise) -> Message:
    """A right answer to an exercise of the coach, in words."""
    answer, variant = exercise.solution, exercise.position.variant
    if not answer:
        return Message("told-none")
    if exercise.question == "hostile":
        return about(variant, "told-hostile", numbers=numbers(answer))
    choice = "only" if set(answer) <= set(superfluous(exercise.position)) else "some"
    return about(variant, "told-left-over", numbers=numbers(answer), count=len(answer), choice=choice)


def _winner_hint(position: Position, verdict: Verdict) -> tuple[Message, ...]:
    """The winner, and how many careless moves the winner can afford."""
    return (explain_winner(position, verdict), *spare(position, verdict))


def _residues_hint(position: Position, verdict: Verdict) -> tuple[Message, ...]:
    """The residues of the winning moves; empty if the bond is not a sum or the moves are not listed."""
    variant, residues = position.variant, verdict.winning_residues
    if residues is None:
        return ()
    if not residues:
        return () if position.size == 3 or is_settled(position, verdict) else (about(variant, "help-no-residue"),)
    if len(residues) > LONGEST_LIST:
        return (about(variant, "help-many-residues", count=len(residues)),)
    return (about(variant, "help-residues", residues=numbers(residues), count=len(residues)),)


def _numbers_hint(position: Position, verdict: Verdict) -> tuple[Message, ...]:
    """The list of the winning moves, which may be empty."""
    return explain_moves(position, verdict)[:1]


def _why_hint(position: Position, verdict: Verdict) -> tuple[Message, ...]:
    """The reason why the winner wins, with the statement that proves it."""
    certificate = verdict.certificate
    names_the_move = certificate is not None and certificate.kind == "pairing"
    return (
        why(position, verdict),
        *(() if names_the_move else explain_moves(position, verdict)[1:]),
        citation(position, verdict),
    )


HINTS: dict[str, Callable[[Position, Verdict], tuple[Message, ...]]] = {
    "winner": _winner_hint,
    "residues": _residues_hint,
    "numbers": _numbers_hint,
    "why": _why_hint,
}
"""The hints in the order in which they are given. A new one is an entry here, and its heading in the locale files."""


def hints(position: Position, verdict: Verdict | None = None) -> dict[str, tuple[Message, ...]]:
    """The hints for the player to move, by name; none if the game is over.

    A hint that has nothing to say about the position is left out.

    >>> from zahlenschlacht.game.rules import Variant
    >>> list(hints(Variant(9, "coprime").start()))
    ['winner', 'numbers', 'why']
    """
    if position.is_over:
        return {}
    verdict = verdict or solve(position)
    messages = {name: hint(position, verdict) for name, hint in HINTS.items()}
    return {name: hint for name, hint in messages.items() if hint}
