"""An explanation as one text, in any language."""

from ..game.notation import as_position
from ..game.rules import Position, Variant
from .verdicts import explain_moves, explain_verdict
from .words import SOURCE_LANGUAGE, Words


def explain(where: Position | Variant | str, language: str = SOURCE_LANGUAGE) -> str:
    """The winner of a position with the reason, then the moves that keep the win: a sentence a line.

    >>> print(explain("Z(5, 3): 3", "de").splitlines()[0])
    A kann gewinnen, egal, was B tut.
    """
    position, words = as_position(where), Words(language)
    return "\n".join(map(words.say, (*explain_verdict(position), *explain_moves(position))))
