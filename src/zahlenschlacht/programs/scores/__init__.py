"""Scorecards: how well an agent plays, exactly.

critical   a position that the player to move wins, but not by every move: only there can a move be right or wrong
floor      the agent's probability of winning against a best response: 1 for a perfect player of a won variant
shapes     one question for each shape of a position: exact for agents that look at bonds alone; several representatives
           show how much an agent looks at other things
counts     one question for each position that differs by its counts, and by the last move if the agent looks at it:
           exact for the package's own strategies and recipes
sets       one question for each set of numbers: exact for every agent that looks at the numbers left, up to n = 15

An agent whose probabilities are unknown, because it draws its moves itself, is scored by games that are played.

>>> from zahlenschlacht import SCHOOL
>>> card = score("random", SCHOOL, "A")
>>> card.questions, card.accuracy.critical, round(card.against_random.value, 3), round(1 / card.against_perfect.value)
(90, 27, 0.143, 84459)
"""

from ...strategies import Agent
from .answers import Answer, Fault
from .card import UNKNOWN, Accuracy, Figure, Scorecard
from .exact import score
from .pipes import PipeAgent
from .sampled import sample

__all__ = ["UNKNOWN", "Accuracy", "Agent", "Answer", "Fault", "Figure", "PipeAgent", "Scorecard", "sample", "score"]
