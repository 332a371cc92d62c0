"""Explanations: messages as data, their words in every language, and pictures.

The package is also a function, because `from zahlenschlacht import explain` has the name of this folder:

>>> from zahlenschlacht import explain
>>> print(explain("Z(5, 3): 3 1 5"))
2 and 4 are left. 2 + 4 = 6 = 2 · 3 is a multiple of 3: A wins.
"""

import sys
from types import ModuleType
from typing import Any


class _CallableModule(ModuleType):
    """A module that can be called."""

    def __call__(self, where: Any, language: str = "en") -> str:
        """Explain a position, a variant or a game in notation: see `explain.text.explain`."""
        from .text import explain

        return explain(where, language)


sys.modules[__name__].__class__ = _CallableModule
