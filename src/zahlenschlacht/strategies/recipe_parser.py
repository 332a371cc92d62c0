"""Recipes read from a text, with the column of what is wrong in it.

>>> from zahlenschlacht import SCHOOL
>>> recipe = parse_recipe("balance; partner")
>>> recipe.moves(SCHOOL.start()), recipe.moves(SCHOOL.position([8, 2]))
((1, 8, 15), (5, 12))
"""

from __future__ import annotations

from typing import NoReturn

from ..game.parsing import Tokens
from ..game.rules import InputError, LongName, Name
from .recipe import Line, Recipe
from .recipe_words import RESIDUE, SUPERLATIVES, TIMES, WORDS

MAX_LINES = 6
"""A recipe has at most this many lines."""
MAX_CHARACTERS = 500
"""A recipe is written in at most this many characters."""


def parse_recipe(text: str) -> Recipe:
    """The recipe that the text writes; white space and the case of letters do not matter.

    >>> str(parse_recipe("First: r1; Partner"))
    'first:r1;partner'
    """
    if not isinstance(text, str):
        raise InputError("recipe-not-a-text", "a recipe is read from a text, not from {value}", value=text)
    if len(text) > MAX_CHARACTERS:
        refuse("recipe-too-long", "a recipe has at most {largest} characters", MAX_CHARACTERS, largest=MAX_CHARACTERS)
    return Recipe(_Reader(text).lines())


def refuse(code: str, text: str, column: int, **values: object) -> NoReturn:
    """Say what is wrong with a recipe, and where."""
    error = InputError(code, text, **values)
    error.column = column
    raise error


class _Reader:
    """Reads the text of a recipe from left to right."""

    def __init__(self, text: str) -> None:
        self.tokens = Tokens(text, signs=";:.")

    def lines(self) -> tuple[Line, ...]:
        """All lines."""
        lines = [self.line()]
        while self.tokens.accept(";"):
            if len(lines) == MAX_LINES:
                refuse("recipe-too-many-lines", "a recipe has at most {largest} lines", self.column, largest=MAX_LINES)
            lines.append(self.line())
        if self.token == ":":
            text = "a colon stands only after the first word of a line, as in first:r1"
            refuse("recipe-colon", text, self.column)
        if self.token:
            refuse("recipe-sign", "{value} stands where . or ; should be", self.column, value=self.token)
        return tuple(lines)

    def line(self) -> Line:
        """`first:r1`, `own.three.most` and the like."""
        when = None
        if self.tokens.following == ":":
            when = self.token
            if when not in TIMES:
                known = Name(", ".join(TIMES))
                refuse(
                    "recipe-no-such-time",
                    "{value} does not say when a line is to be followed, choose from {known}",
                    self.column,
                    value=when,
                    known=known,
                )
            self.tokens.advance()
            self.tokens.advance()
        words = [self.word([])]
        while self.tokens.accept("."):
            words.append(self.word(words))
        return Line(tuple(words), when)

    def word(self, before: list[str]) -> str:
        """The word that must stand here."""
        word, residue = self.token, RESIDUE.fullmatch(self.token)
        if word in ("", ";", ":", "."):
            refuse("recipe-no-word", "a word is missing here, such as partner", self.column)
        if residue:
            word = f"r{int(residue.group(1))}"
        elif word not in WORDS and word not in SUPERLATIVES:
            known = LongName(", ".join([*WORDS, *SUPERLATIVES, "r0", "r1", "…"]))
            text = "{value} is no word of a recipe, choose from {known}"
            refuse("recipe-no-such-word", text, self.column, value=word, known=known)
        if word in before:
            refuse("recipe-twice", "{value} stands twice in one line", self.column, value=word)
        self.tokens.advance()
        return word

    @property
    def token(self) -> str:
        """The next token in lower case; empty at the end."""
        return self.tokens.text.lower()

    @property
    def column(self) -> int:
        """The column of the next token."""
        return self.tokens.column
