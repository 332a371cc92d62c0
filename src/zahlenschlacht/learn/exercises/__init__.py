"""Exercises: something to do on the board, judged by the complete solution. Lessons and the coach are made of them.

No answer is stored with an exercise: the rules and the solution judge it, so every right answer is accepted.

>>> from zahlenschlacht.game.rules import SCHOOL
>>> exercise = Exercise("mark-set", "left-over", SCHOOL.start())
>>> exercise.solution, exercise.flaw([8]) is None
((15,), True)
>>> exercise.flaw([3]).message.id
'flaw-facing'
"""

from . import choose, draw_pairs, mark_set, play, tap
from .exercise import QUESTIONS, BoardAid, Exercise, ExerciseKind, Flaw

QUESTIONS |= {
    "tap": tap.QUESTIONS,
    "mark-set": mark_set.QUESTIONS,
    "draw-pairs": draw_pairs.QUESTIONS,
    "choose": choose.QUESTIONS,
    "play": play.QUESTIONS,
}

__all__ = ["QUESTIONS", "BoardAid", "Exercise", "ExerciseKind", "Flaw"]
