"""Formats Fluent messages: text, values, references to other messages, and selections by a word or a plural form.

It formats what `fluent.syntax` parses. Terms and functions are not used in our files and are refused. A test compares
every message with `fluent.runtime`, which would bring 36 MB of locale data into every installation.
"""

from collections.abc import Mapping
from functools import cache

from fluent.syntax import FluentParser, ast

FluentValue = str | int | float
"""An int or a float can select a plural form."""


class Bundle:
    """The messages of some Fluent files in one language."""

    def __init__(self, *sources: str) -> None:
        self._messages = {name: message for source in sources for name, message in _parse(source).items()}

    def __contains__(self, key: str) -> bool:
        return key in self._messages

    def format(self, key: str, values: Mapping[str, FluentValue]) -> str:
        """The message with this id, or with `id.attribute` one of its attributes. Raises a LookupError.

        >>> bundle = Bundle("moves = { $count ->\\n  [one] one move\\n *[other] { $count } moves\\n }")
        >>> bundle.format("moves", {"count": 1}), bundle.format("moves", {"count": 2})
        ('one move', '2 moves')
        """
        name, _, attribute = key.partition(".")
        message = self._messages.get(name)
        if message is None:
            raise LookupError(f"no message {key}")
        attributes = {part.id.name: part.value for part in message.attributes}
        pattern = attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise LookupError(f"no message {key}")
        return self._pattern(pattern, values)

    def _pattern(self, pattern: ast.Pattern, values: Mapping[str, FluentValue]) -> str:
        return "".join(
            element.value if isinstance(element, ast.TextElement) else self._text(element.expression, values)
            for element in pattern.elements
        )

    def _text(self, expression: object, values: Mapping[str, FluentValue]) -> str:
        """The text of a placeable."""
        if isinstance(expression, ast.Placeable):
            return self._text(expression.expression, values)
        if isinstance(expression, ast.SelectExpression):
            return self._pattern(_select(expression, self._value(expression.selector, values)), values)
        value = self._value(expression, values)
        return self._decimal(value) if isinstance(value, float) else str(value)

    def _value(self, expression: object, values: Mapping[str, FluentValue]) -> FluentValue:
        if isinstance(expression, ast.VariableReference):
            return values[expression.id.name]
        if isinstance(expression, ast.MessageReference):
            attribute = f".{expression.attribute.name}" if expression.attribute else ""
            return self.format(expression.id.name + attribute, values)
        if isinstance(expression, (ast.StringLiteral, ast.NumberLiteral)):
            return str(expression.parse()["value"])
        raise LookupError(f"our files do not use {type(expression).__name__}")

    def _decimal(self, value: float) -> str:
        """The number with one digit after the decimal mark of the language."""
        return f"{value:.1f}".replace(".", self.format("decimal-mark", {}))


@cache
def _parse(source: str) -> dict[str, ast.Message]:
    """The messages of a Fluent file."""
    return {entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}


def plural_form(number: int | float) -> str:
    """The plural form that a number takes in English, German and most other languages of Europe.

    >>> plural_form(1), plural_form(2)
    ('one', 'other')
    """
    return "one" if number == 1 else "other"


def _select(expression: ast.SelectExpression, value: FluentValue) -> ast.Pattern:
    """The variant that the value selects: a number by itself or by its plural form, a text by itself."""
    form = value if isinstance(value, str) else plural_form(value)
    for variant in expression.variants:
        key = variant.key
        if isinstance(key, ast.NumberLiteral):
            if not isinstance(value, str) and float(key.value) == value:
                return variant.value
        elif key.name == form:
            return variant.value
    return next(variant.value for variant in expression.variants if variant.default)
