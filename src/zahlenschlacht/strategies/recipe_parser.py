"""Parses recipes; an error has the column of the fault.

>>> from zahlenschlacht import SCHOOL
>>> recipe = parse_recipe("balance; partner")
>>> recipe.moves(SCHOOL.start()), recipe.moves(SCHOOL.position([8, 2]))
((1, 8, 15), (5, 12))
"""

from ..game.errors import InputError, LongName, Name
from ..game.parsing import Tokens
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
        raise InputError("recipe-not-a-text", value=text)
    if len(text) > MAX_CHARACTERS:
        raise InputError("recipe-too-long", largest=MAX_CHARACTERS).at(MAX_CHARACTERS)
    return Recipe(_Parser(text).lines())


class _Parser:
    """Parses the text of a recipe from left to right, token by token."""

    def __init__(self, text: str) -> None:
        self.tokens = Tokens(text, signs=";:.")

    def lines(self) -> tuple[Line, ...]:
        """Parse all lines."""
        lines = [self.line()]
        while self.tokens.accept(";"):
            if len(lines) == MAX_LINES:
                raise InputError("recipe-too-many-lines", largest=MAX_LINES).at(self.column)
            lines.append(self.line())
        if self.token == ":":
            raise InputError("recipe-colon").at(self.column)
        if self.token:
            raise InputError("recipe-sign", value=self.token).at(self.column)
        return tuple(lines)

    def line(self) -> Line:
        """Parse one line, such as `first:r1` or `own.three.most`."""
        condition = None
        if self.tokens.following == ":":
            condition = self.token
            if condition not in CONDITIONS:
                known = Name(", ".join(CONDITIONS))
                raise InputError("recipe-no-such-time", value=condition, known=known).at(self.column)
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
            raise InputError("recipe-no-word").at(self.column)
        if residue:
            word = f"r{int(residue.group(1))}"
        elif word not in WORDS and word not in SUPERLATIVES:
            known = LongName(", ".join([*WORDS, *SUPERLATIVES, "r0", "r1", "…"]))
            raise InputError("recipe-no-such-word", value=word, known=known).at(self.column)
        if word in before:
            raise InputError("recipe-twice", value=word).at(self.column)
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
