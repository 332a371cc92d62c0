"""An extension of griffe, which reads the docstrings for the reference: it shows doctests as code."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLES = re.compile(r"^ *>>> .*(?:\n(?! *$).*)*", re.MULTILINE)
"""A doctest with its results, up to an empty line."""


class Doctests(griffe.Extension):  # type: ignore[misc, unused-ignore]
    """Puts doctests into fences."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Change the docstring of a module, a class, a function or an attribute."""
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLES.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
