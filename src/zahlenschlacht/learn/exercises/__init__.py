"""Steps: one thing to be done on the board, judged by the complete solution. Lessons and help are made of them.

>>> from zahlenschlacht.game.rules import SCHOOL
>>> first = question(SCHOOL.start())
>>> first.kind, first.ask, first.solution, first.flaw([8]) is None
('mark-set', 'left-over', (15,), True)
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from ...explain.messages import Message, numbers
from ...explain.reasons import about, hostile_sort, when_bonded
from ...game.rules import InputError, Name, Player, Position
from ...solution.theory import Verdict, solve
from .asks import ASKS, READS, Ask, StepKind
from .flaws import Flaw

Shown = Literal["pairs", "remainders"]
"""What the board may show beside the numbers: lines between partners, or columns of remainders."""


@dataclass(frozen=True)
class Step:
    """One thing to be done on the board."""

    kind: StepKind
    """What is to be done."""
    ask: str
    """What is asked; for a game the side that the pupil plays."""
    position: Position
    none: bool = False
    """Whether "there is none" is offered as an answer."""
    number: int | None = None
    """The number that the question is about."""
    show: Shown | None = None
    """What the board shows beside the numbers."""
    against: str = "program"
    """The strategy that a game is played against."""
    wins: int = 1
    """How many games are to be won."""

    @property
    def _asked(self) -> Ask:
        return ASKS[self.kind][self.ask]

    @property
    def side(self) -> Player:
        """The side that the pupil is on."""
        return Player(self.ask) if self.kind == "play" else self.position.turn or Player.A

    @property
    def options(self) -> tuple[str, ...]:
        """What there is to choose from; empty where numbers are tapped, marked or joined."""
        return self._asked.options(self)

    @cached_property
    def solution(self) -> Any:
        """A right answer; there may be others."""
        return self._asked.right(self)

    def flaw(self, answer: Any) -> Flaw | None:
        """What is wrong with an answer, with a game that shows it; None where it is right."""
        if not READS[self.kind](answer):
            text = "{value} is no answer where the pupil is to {kind}"
            raise InputError("not-an-answer", text, value=answer, kind=Name(self.kind))
        return self._asked.flaw(self, answer)


def question(position: Position, verdict: Verdict | None = None) -> Step | None:
    """What help asks before it tells anything: for the set that wins, or for the numbers without a partner.

    None where the game is over. `asked` and `told` are its words.
    """
    if position.over:
        return None
    found = verdict or solve(position)
    certificate = found.certificate
    if certificate is not None and certificate.kind == "hostile" and found.winner is position.turn:
        return Step("mark-set", "hostile", position)
    return Step("mark-set", "left-over", position, none=True)


def asked(step: Step) -> tuple[Message, ...]:
    """What a question of help says: what is to be done, and what partners are."""
    variant = step.position.variant
    partners = about(variant, "ask-partners", when=when_bonded(variant.bond))
    if step.ask == "hostile":
        return (about(variant, "ask-hostile", sort=hostile_sort(variant), count=len(step.solution)), partners)
    return (Message("ask-left-over"), partners)


def told(step: Step) -> Message:
    """A right answer to a question of help, in words."""
    answer, variant = step.solution, step.position.variant
    if not answer:
        return Message("told-none")
    if step.ask == "hostile":
        return about(variant, "told-hostile", numbers=numbers(answer))
    bond = "residues" if variant.bond.modulus else "other"
    return about(variant, "told-left-over", numbers=numbers(answer), count=len(answer), bond=bond)


__all__ = ["ASKS", "Flaw", "Shown", "Step", "StepKind", "asked", "question", "told"]
