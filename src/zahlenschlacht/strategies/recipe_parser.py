"""Parses recipes; an error has the column of the fault.

>>> from zahlenschlacht import SCHOOL
>>> recipe = parse_recipe("balance; partner")
>>> recipe.moves(SCHOOL.start()), recipe.moves(SCHOOL.position([8, 2]))
((1, 8, 15), (5, 12))
"""

from typing import NoReturn

from ..game.parsing import Tokens
from ..game.rules import InputError, LongName, Name
from .recipe import Line, Recipe
from .recipe_words import CONDITIONS, RESIDUE, SUPERLATIVES, WORDS

MAX_LINES = 6
"""The largest number of lines of a recipe."""
MAX_CHARACTERS = 500
"""The largest number of characters of a recipe."""


def parse_recipe(text: str) -> Recipe:
    """The recipe in the text. White space and the case of letters do not matter.

    >>> str(parse_recipe("First: r1; Partner"))
    'first:r1;partner'
    """
    if not isinstance(text, str):
        raise InputError("recipe-not-a-text", "a recipe is read from a text, not from {value}", value=text)
    if len(text) > MAX_CHARACTERS:
        _refuse("recipe-too-long", "a recipe has at most {largest} characters", MAX_CHARACTERS, largest=MAX_CHARACTERS)
    return Recipe(_Parser(text).lines())


def _refuse(code: str, text: str, column: int, **values: object) -> NoReturn:
    """Raise an error with the column of the fault."""
    error = InputError(code, text, **values)
    error.column = column
    raise error


class _Parser:
    """Parses the text of a recipe from left to right, token by token."""

    def __init__(self, text: str) -> None:
        self.tokens = Tokens(text, signs=";:.")

    def lines(self) -> tuple[Line, ...]:
        """Parse all lines."""
        lines = [self.line()]
        while self.tokens.accept(";"):
            if len(lines) == MAX_LINES:
                _refuse("recipe-too-many-lines", "a recipe has at most {largest} lines", self.column, largest=MAX_LINES)
            lines.append(self.line())
        if self.token == ":":
            text = "a colon may only follow the first word of a line, as in first:r1"
            _refuse("recipe-colon", text, self.column)
        if self.token:
            _refuse("recipe-sign", "expected . or ; instead of {value}", self.column, value=self.token)
        return tuple(lines)

    def line(self) -> Line:
        """Parse one line, such as `first:r1` or `own.three.most`."""
        condition = None
        if self.tokens.following == ":":
            condition = self.token
            if condition not in CONDITIONS:
                known = Name(", ".join(CONDITIONS))
                _refuse(
                    "recipe-no-such-time",
                    "{value} is not a condition of a line, choose from {known}",
                    self.column,
                    value=condition,
                    known=known,
                )
            self.tokens.advance()
            self.tokens.advance()
        words = [self.word([])]
        while self.tokens.accept("."):
            words.append(self.word(words))
        return Line(tuple(words), condition)

    def word(self, before: list[str]) -> str:
        """Parse one word; `before` are the words of the line so far."""
        word, residue = self.token, RESIDUE.fullmatch(self.token)
        if word in ("", ";", ":", "."):
            _refuse("recipe-no-word", "a word is missing here, such as partner", self.column)
        if residue:
            word = f"r{int(residue.group(1))}"
        elif word not in WORDS and word not in SUPERLATIVES:
            known = LongName(", ".join([*WORDS, *SUPERLATIVES, "r0", "r1", "…"]))
            text = "{value} is not a word of a recipe, choose from {known}"
            _refuse("recipe-no-such-word", text, self.column, value=word, known=known)
        if word in before:
            _refuse("recipe-twice", "{value} appears twice in one line", self.column, value=word)
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
