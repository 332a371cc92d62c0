"""Turns messages into sentences of a language with the Fluent files in `locales/`.

The page reads the same files, so they contain only standard Fluent. The parser is imported when the first sentence is
needed.

>>> from .verdicts import explain_moves
>>> from ..game.rules import SCHOOL
>>> for message in explain_moves(SCHOOL.position([8, 2])):
...     print(Words("de").say(message))
Nur diese Züge von A gewinnen: 5 oder 12 streichen.
Danach hat jede Zahl einen eigenen Partner.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from ..game.errors import InputError, LongNumber, Name, ZahlenschlachtError
from .messages import Listing, Message, Part, Value

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from .fluent import Bundle


SOURCE_LANGUAGE = "en"
"""The language of errors as Python shows them. It is used if no other language is available."""
PARTS = ("errors", "decision", "learn", "lessons", "atlas")
"""The locale files besides the main one that Python uses. Each is parsed when one of its messages is needed."""
ROLES = ("player", "winner", "loser", "closer", "opponent", "divider", "breaker")
"""The values that name a player. `$you` is the name of the first one whose value is the reader."""
_MAX_JS_EXACT = 10**15
"""Numbers of this size and above are passed as text, because JavaScript would round them."""
_MAX_DIGITS = 60
"""A number with more digits than this is shortened."""


def languages_in(folder: Traversable) -> dict[str, Traversable]:
    """English, then every other language that has `xx.ftl` and a `part.xx.ftl` for each part that English has."""
    source_file = f"{SOURCE_LANGUAGE}.ftl"
    names = {file.name for file in folder.iterdir()}
    prefixes = {name.removesuffix(source_file) for name in names if name.endswith(f".{source_file}")}
    main_files = {name for name in names if name.count(".") == 1}
    complete = {name for name in main_files if all(prefix + name in names for prefix in prefixes)}
    codes = (SOURCE_LANGUAGE, *sorted(name.removesuffix(".ftl") for name in complete - {source_file}))
    return dict.fromkeys(codes, folder)


LANGUAGES = languages_in(files(__package__).joinpath("locales"))
"""The folder with the locale files of each language, by its code: a registry. English is first."""


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language that LANGUAGE, LC_ALL, LC_MESSAGES or LANG asks for, in this order, or English.

    >>> preferred_language({"LANG": "de_AT.UTF-8"}), preferred_language({"LANGUAGE": "fr:de"}), preferred_language({})
    ('de', 'de', 'en')
    """
    for locale in environment.get("LANGUAGE", "").split(":"):
        if _language(locale) in LANGUAGES:
            return _language(locale)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = _language(environment[name])
            return language if language in LANGUAGES else SOURCE_LANGUAGE
    return SOURCE_LANGUAGE


def _language(locale: str) -> str:
    """The language of a locale: "de" for "de_AT.UTF-8"."""
    return re.split(r"[-_.@]", locale, maxsplit=1)[0].lower()


def source(language: str, part: str = "") -> str:
    """The text of the main Fluent file of a language, or of one of its parts, such as "learn"."""
    name = f"{part}.{language}.ftl" if part else f"{language}.ftl"
    return LANGUAGES[language].joinpath(name).read_text("utf-8")


@cache
def _ids(folder: Traversable, part: str = "") -> frozenset[str]:
    """The ids of the messages in an English file of a folder, found without parsing it."""
    name = f"{part}.{SOURCE_LANGUAGE}.ftl" if part else f"{SOURCE_LANGUAGE}.ftl"
    text = folder.joinpath(name).read_text("utf-8")
    return frozenset(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def has_words(key: str) -> bool:
    """Whether the main locale files have a message with this id; a bond or strategy of a plug-in has none.

    >>> has_words("bond-coprime"), has_words("bond-near")
    (True, False)
    """
    return key in _ids(LANGUAGES[SOURCE_LANGUAGE])  # type: ignore[arg-type]


@cache
def _bundle(language: str, part: str) -> Bundle:
    """The messages of the main file, and of this part."""
    from .fluent import Bundle

    return Bundle(*(source(language, name) for name in dict.fromkeys(("", part))))


class Words:
    """Says messages in one language. Threads may share it.

    >>> [Words("en", reader).say(Message("closer", {"closer": "A"})) for reader in (None, "A", "B")]
    ['A makes the last move.', 'You make the last move.', 'A makes the last move.']
    """

    def __init__(self, language: str, reader: str | None = None) -> None:
        if language not in LANGUAGES:
            known = Name(", ".join(LANGUAGES))
            raise InputError("no-such-language", known=known, value=language)
        self.language = language
        self.reader = reader
        """The player that sentences call "you", if there is one."""

    def _bundle_with(self, key: str) -> Bundle | None:
        """A bundle with the message, or None."""
        folder = LANGUAGES[SOURCE_LANGUAGE]
        part = next((part for part in ("", *PARTS) if key in _ids(folder, part)), None)  # type: ignore[arg-type]
        return None if part is None else _bundle(self.language, part)

    def say(self, message: Message) -> str:
        """The message as a sentence.

        >>> Words("en").say(Message("closer", {"closer": "A"}))
        'A makes the last move.'
        """
        bundle = self._bundle_with(message.id.partition(".")[0])
        if bundle is None:
            raise LookupError(f"no message {message.id}")
        values = {name: self._fluent_value(value) for name, value in message.values.items()}
        values["you"] = self._role_of_reader(message.values)
        return bundle.format(message.id, values)

    def error(self, error: ZahlenschlachtError) -> str:
        """The text of an error. It stays English if there is no translation.

        >>> Words("de").error(InputError("n-too-small", value=3))
        'eine Tafel braucht mindestens 4 Zahlen, nicht 3'
        """
        key = f"error-{error.code}"
        if self._bundle_with(key) is None:
            return str(error)
        values = {name: self._error_value(value) for name, value in error.values.items()}
        if isinstance(error.__cause__, ZahlenschlachtError) and "reason" in values:
            values["reason"] = self.error(error.__cause__)
        return self.say(Message(key, values))

    def _role_of_reader(self, values: Mapping[str, Value]) -> str:
        """The reader's role in the sentence, such as "winner"; "none" if the sentence does not mention the reader."""
        if self.reader is None:
            return "none"
        return next((role for role in ROLES if values.get(role) == self.reader), "none")

    def _error_value(self, value: str) -> str:
        if isinstance(value, LongNumber):
            return self.say(Message("number-long", {"digits": value.digit_count}))
        return value

    def _fluent_value(self, value: Value) -> str | int | float:
        """A value for Fluent: a number, which can select a plural form, or text."""
        if isinstance(value, float) or (isinstance(value, int) and 0 <= value < _MAX_JS_EXACT):
            return value
        return self._text(value)

    def _text(self, value: Value) -> str:
        if isinstance(value, Listing):
            return self._listing(value)
        if isinstance(value, Part):
            return self.say(Message(value.id, value.values))
        return self._number(value) if isinstance(value, int) else str(value)

    def _number(self, value: int) -> str:
        """The number with a real minus sign. A long number is shortened to its first digits and their count."""
        if value < 0:
            return "−" + self._number(-value)
        excess = value.bit_length() * 30103 // 100000 - _MAX_DIGITS
        if excess <= 0:
            return str(value)
        first = str(value // 10**excess)
        return self.say(Message("number-cut", {"first": first[:8], "digits": excess + len(first)}))

    def _listing(self, listing: Listing) -> str:
        """The items with commas, and with "and" or "or" before the last one."""
        items = [self._text(item) for item in listing.items]
        if listing.is_shortened:
            text = self.say(Message("list-cut", {"first": ", ".join(items), "count": listing.count}))
        elif len(items) < 2 or listing.kind == "group":
            text = ", ".join(items)
        else:
            key = "list-or" if listing.kind == "or" else "list-and"
            text = self.say(Message(key, {"first": ", ".join(items[:-1]), "last": items[-1]}))
        return self.say(Message("list-group", {"numbers": text})) if listing.kind == "group" else text
