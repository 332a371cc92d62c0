"""Messages in the languages that there are, from the Fluent files in `locales/`.

The page reads the same files, so they use nothing but standard Fluent. `fluent.runtime` takes a tenth of a second to
import and is imported when the first sentence is said.

>>> from .verdicts import explain_moves
>>> from ..game.rules import SCHOOL
>>> for message in explain_moves(SCHOOL.position([8, 2])):
...     print(Words("de").say(message))
Nur diese Züge von A halten den Sieg fest: 5 oder 12 streichen.
Danach hat jede Zahl einen Partner.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING

from ..game.rules import InputError, Name, ZahlenschlachtError
from .messages import Listing, Message, Part, Value

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

SOURCE_LANGUAGE = "en"
"""The language of the errors' own texts, and of whoever asks for one that is not there."""
PARTS = ("learn",)
"""The parts of the words beside those of the game, in files of their own."""


_SOURCE = f"{SOURCE_LANGUAGE}.ftl"


def _languages() -> tuple[str, ...]:
    """The languages that have every file that English has, `xx.ftl` and one for each part; English first."""
    names = {file.name for file in files(__package__).joinpath("locales").iterdir()}
    parts = {name.removesuffix(_SOURCE) for name in names if name.endswith(f".{_SOURCE}")}
    whole = {name for name in names if name.count(".") == 1 and all(part + name in names for part in parts)}
    return (SOURCE_LANGUAGE, *sorted(name.removesuffix(".ftl") for name in whole - {_SOURCE}))


LANGUAGES = _languages()
"""The languages that there are words in: each is a set of locale files."""
_EXACT = 10**15
"""From here on a number is text: JavaScript would round it."""
_LONGEST = 60
"""A number with more digits than this is cut."""
_DESCRIBED = re.compile(r"a number of about ([0-9]+) digits")


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language that LANGUAGE, LC_ALL, LC_MESSAGES or LANG asks for, the first that is set; English otherwise.

    >>> preferred_language({"LANG": "de_AT.UTF-8"}), preferred_language({"LANGUAGE": "fr:de"}), preferred_language({})
    ('de', 'de', 'en')
    """
    for code in environment.get("LANGUAGE", "").split(":"):
        if _language(code) in LANGUAGES:
            return _language(code)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            code = _language(environment[name])
            return code if code in LANGUAGES else SOURCE_LANGUAGE
    return SOURCE_LANGUAGE


def _language(code: str) -> str:
    """The language of a locale: "de" of "de_AT.UTF-8"."""
    return re.split(r"[-_.@]", code, maxsplit=1)[0].lower()


def source(language: str, part: str = "") -> str:
    """The Fluent file of the language, or of a part of the words that is not always needed, such as "learn"."""
    name = f"{part}.{language}.ftl" if part else f"{language}.ftl"
    return files(__package__).joinpath("locales", name).read_text("utf-8")


@cache
def _resource(language: str, part: str = "") -> Resource:
    """The file, read once."""
    from fluent.runtime import FluentResource

    return FluentResource(source(language, part))


class Words:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            known = Name(", ".join(LANGUAGES))
            raise InputError(
                "no-such-language", "there are words in {known}, but not in {value}", known=known, value=language
            )
        self.language = language
        self._unread = [*PARTS]

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        bundle = FluentBundle([self.language], use_isolating=False)
        bundle.add_resource(_resource(self.language))
        return bundle

    def has(self, key: str) -> bool:
        """Whether there is a message with this id; the parts are read when it is not among the words of the game."""
        while self._unread and not self._bundle.has_message(key):
            self._bundle.add_resource(_resource(self.language, self._unread.pop()))
        return bool(self._bundle.has_message(key))

    def say(self, message: Message) -> str:
        """The sentence of the message.

        >>> Words("en").say(Message("closer", {"closer": "A"}))
        'A makes the last move.'
        """
        from fluent.runtime.types import fluent_number

        values: dict[str, object] = {}
        for name, value in message.values.items():
            if isinstance(value, float):
                values[name] = fluent_number(value, minimumFractionDigits=1, maximumFractionDigits=1, useGrouping=False)
            elif isinstance(value, int) and abs(value) < _EXACT:
                values[name] = fluent_number(value, useGrouping=False)
            else:
                values[name] = self._text(value)
        key, _, attribute = message.id.partition(".")
        if not self.has(key):
            raise LookupError(f"no message {message.id}")
        entry = self._bundle.get_message(key)
        pattern = entry.attributes[attribute] if attribute else entry.value
        if pattern is None:
            raise LookupError(f"no message {message.id}")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"message {message.id}: {errors}")
        return str(text)

    def error(self, error: ZahlenschlachtError) -> str:
        """What was refused and why; in English it is the text of the error itself.

        >>> Words("de").error(InputError("n-too-small", "", value=3))
        'eine Tafel braucht mindestens 4 Zahlen, nicht 3'
        """
        key = f"error-{error.code}"
        if not self.has(key):
            return str(error)
        return self.say(Message(key, {name: self._described(value) for name, value in error.values.items()}))

    def _described(self, value: str) -> str:
        """The description of a long number in this language; any other value as it is."""
        match = _DESCRIBED.fullmatch(value)
        return self.say(Message("number-long", {"digits": match.group(1)})) if match else value

    def _text(self, value: Value) -> str:
        """A value as it stands in a sentence."""
        if isinstance(value, Listing):
            return self._list(value)
        if isinstance(value, Part):
            return self.say(Message(value.id, value.values))
        return self._number(value) if isinstance(value, int) else str(value)

    def _number(self, value: int) -> str:
        """The number, or its first digits and how many it has."""
        rest = value.bit_length() * 30103 // 100000 - _LONGEST
        if rest <= 0:
            return str(value)
        if value < 0:
            return "-" + self._number(-value)
        first = str(value // 10**rest)
        return self.say(Message("number-cut", {"first": first[:8], "digits": rest + len(first)}))

    def _list(self, listing: Listing) -> str:
        """The items with commas and the right word before the last."""
        items = [self._text(item) for item in listing.items]
        if listing.cut:
            text = self.say(Message("list-cut", {"first": ", ".join(items), "count": listing.count}))
        elif len(items) < 2 or listing.kind == "group":
            text = ", ".join(items)
        else:
            key = "list-or" if listing.kind == "or" else "list-and"
            text = self.say(Message(key, {"first": ", ".join(items[:-1]), "last": items[-1]}))
        return self.say(Message("list-group", {"numbers": text})) if listing.kind == "group" else text
