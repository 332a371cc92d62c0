"""All languages have the same messages and variables, none missing and none unused."""

import ast
import builtins
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from functools import cache
from pathlib import Path
from threading import Barrier
from time import sleep

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from zahlenschlacht.explanations import words as words_module
from zahlenschlacht.explanations.fluent import Bundle
from zahlenschlacht.explanations.messages import Listing, Message, groups, numbers
from zahlenschlacht.explanations.words import LANGUAGES, PARTS, ROLES, Words, preferred_language, source
from zahlenschlacht.game.bonds import BONDS
from zahlenschlacht.game.errors import InputError, MoveError, Name, ZahlenschlachtError
from zahlenschlacht.game.files import read_games
from zahlenschlacht.game.rules import Position, Variant
from zahlenschlacht.learn.lessons import LESSONS
from zahlenschlacht.solution.certificates import Certificate
from zahlenschlacht.solution.classics import CLASSICS
from zahlenschlacht.solution.paper import statements
from zahlenschlacht.solution.theory import Verdict
from zahlenschlacht.strategies import STRATEGIES, play_out

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "zahlenschlacht"


class References(Visitor):
    """The variables, messages and functions that a pattern refers to, the keys it selects by, and its plain text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()
        self.keys: set[str] = set()
        self.text = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text += node.value

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ftl.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)


def entries(language: str, files: tuple[str, ...] = ("", *PARTS)) -> Iterator[ftl.EntryType]:
    """All entries in the files of the language: those that Python uses, unless others are named."""
    for part in files:
        yield from parse(source(language, part)).body


@cache
def patterns(language: str, files: tuple[str, ...] = ("", *PARTS)) -> dict[str, References]:
    """The references of each message and each `message.attribute`."""
    references: dict[str, References] = {}
    for entry in entries(language, files):
        assert not isinstance(entry, ftl.Junk), entry.content
        if not isinstance(entry, ftl.Message):
            continue
        parts = {entry.id.name: entry.value, **{f"{entry.id.name}.{it.id.name}": it.value for it in entry.attributes}}
        for name, pattern in parts.items():
            assert name not in references, f"{name} is there twice"
            assert pattern is not None, f"{name} has no words"
            references[name] = References()
            references[name].visit(pattern)
    return references


def variables(language: str, name: str) -> set[str]:
    """The variables of a message and of the messages it is made of."""
    references = patterns(language)[name]
    return references.variables.union(*(variables(language, other) for other in references.messages))


def test_a_language_has_every_part() -> None:
    files = {path.stem for path in (SOURCE / "explanations/locales").glob("*.ftl")}
    assert set(LANGUAGES) == {name for name in files if "." not in name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert list(patterns("en")) == list(patterns(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_use_the_same_variables(language: str) -> None:
    for name in patterns("en"):
        assert variables("en", name) == variables(language, name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_use_standard_fluent_without_functions(language: str) -> None:
    assert not any(it.functions for it in patterns(language).values())
    assert not any(isinstance(entry, ftl.Term) for entry in entries(language))
    assert not any("\t" in source(language, part) for part in ("", *PARTS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_formatted_as_by_fluent_itself(language: str) -> None:
    sources = [source(language, part) for part in ("", *PARTS)]
    ours, theirs = Bundle(*sources), FluentBundle([language], use_isolating=False)
    for text in sources:
        theirs.add_resource(FluentResource(text))
    texts = set()
    for name in patterns(language):
        key, _, attribute = name.partition(".")
        message = theirs.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        names = variables(language, name)
        assert pattern is not None
        selectors: list[str | float] = [0, 1, 2, 0.5, 1.0, *sorted(patterns(language)[name].keys - {"one", "other"})]
        for value in selectors:
            for selected in (names, *({variable} for variable in names)):
                values = {variable: value if variable in selected else 5 for variable in names}
                expected, errors = theirs.format_pattern(pattern, {it: as_fluent(values[it]) for it in names})
                assert not errors
                assert ours.format(name, values) == expected
                texts.add(expected)
    assert len(texts) > len(patterns(language))


def as_fluent(value: str | float) -> object:
    """The value for fluent.runtime: numbers without thousands separators."""
    if isinstance(value, str):
        return value
    digits = 1 if isinstance(value, float) else 0
    return fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits, useGrouping=False)


Modules = dict[Path, list[ast.AST]]


@pytest.fixture(scope="module")
def modules() -> Modules:
    """The syntax tree of each source file, by its path."""
    files = sorted(SOURCE.rglob("*.py"))
    return {path.relative_to(SOURCE): list(ast.walk(ast.parse(path.read_text("utf-8")))) for path in files}


def constants(modules: Modules) -> set[str]:
    """Every string constant in the source; an id is used if it is one of them."""
    nodes = (node for module in modules.values() for node in module if isinstance(node, ast.Constant))
    return {node.value for node in nodes if isinstance(node.value, str)}


HELPERS = {"refuse": {"value"}, "_refuse": set(), "__init__": set(), "file_suffix": {"known", "value"}}
"""The functions other than errors that take the code of an error, with the values that they add."""


@pytest.fixture(scope="module")
def refusals(modules: Modules) -> dict[str, tuple[str, set[str], set[str]]]:
    """The code of every error that the source raises, the values that its text must use, and those that it may use."""
    refusals_by_place = {}
    for path, module in modules.items():
        for node in module:
            if not isinstance(node, ast.Call):
                continue
            function = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if (not function.endswith("Error") or hasattr(builtins, function)) and function not in HELPERS:
                continue
            # An error of the website has its HTTP status first, a kind of file its name and all kinds.
            codes = node.args[{"HttpError": 1, "file_suffix": 2}.get(function, 0) :][:1]
            if codes and isinstance(codes[0], ast.Constant) and isinstance(codes[0].value, str):
                values = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                added = HELPERS.get(function, set())
                refusals_by_place[f"{path}:{node.lineno}"] = (codes[0].value, values, values | added)
    return refusals_by_place


STATEMENT_IDS = {f"statement-{statement.key}" for statement in statements().values()} | {"statement-last-two"}
STATEMENT_IDS |= {f"statement-{classic.key}{part}" for classic in CLASSICS for part in ("", ".title")}
BOND_PARTS = ("", ".title", ".fact", ".leave", ".spoil", ".holds", ".fails")
BOND_IDS = {f"bond-{word.replace(' ', '-')}{part}" for word in BONDS for part in BOND_PARTS}
STRATEGY_PARTS = ("", ".name", ".line", ".applies")
STRATEGY_IDS = {f"strategy-{name}{part}" for name in STRATEGIES for part in STRATEGY_PARTS}
LESSON_IDS = {f"lesson-{name}{part}" for name in LESSONS for part in ("", ".aha")}
LESSON_IDS |= {
    f"lesson-{name}-{place}{part}"
    for name, lesson in LESSONS.items()
    for place in range(1, len(lesson.exercises) + 1)
    for part in ("", ".hint", ".right")
}
FIELDS = [*(it.name for kind in (Verdict, Certificate, Variant) for it in fields(kind))]
FIELDS.remove("winning_residues")  # only JSON has it
FIELDS += ["breaker", "numbers", "crossed", "turn", "moves_left"]
FIELD_IDS = {f"field-{name.replace('_', '-')}" for name in FIELDS}


@pytest.fixture(scope="module")
def families(refusals: dict[str, tuple[str, set[str], set[str]]]) -> dict[str, set[str]]:
    """The exact set of messages of each family."""
    return {
        "statement": STATEMENT_IDS,
        "strategy": STRATEGY_IDS,
        "bond": BOND_IDS,
        "field": FIELD_IDS,
        "lesson": LESSON_IDS,
        "error": {f"error-{code}" for code, _, _ in refusals.values()},
    }


def test_each_family_of_messages_is_exact(families: dict[str, set[str]]) -> None:
    messages = {name for name in patterns("en") if name.startswith(tuple(f"{family}-" for family in families))}
    assert messages == set().union(*families.values())


def test_no_message_is_unused(modules: Modules, families: dict[str, set[str]]) -> None:
    used = constants(modules).union(*families.values(), *(it.messages for it in patterns("en").values()))
    # The page's own test checks the messages that only the page uses.
    prefixes = ("learn-", "atlas-", "answers-", "page-", "theme-", *composed_ids(modules))
    unused = [name for name in patterns("en") if name not in used and not name.startswith(prefixes)]
    assert unused == []


def literal_ids(modules: Modules) -> dict[str, str]:
    """The literal ids in calls that format or make a message, with their locations."""
    ids = {}
    for path, module in modules.items():
        for node in module:
            if isinstance(node, ast.Call):
                function = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if function in ("say", "Message", "about"):
                    for arg in node.args[:2]:
                        if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                            ids[f"{path}:{node.lineno}"] = arg.value
                            break
    return ids


def composed_ids(modules: Modules) -> set[str]:
    """The constant prefixes of ids that are composed in a call."""
    prefixes = set()
    for module in modules.values():
        for node in module:
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                text = str(node.values[0].value)
                if re.fullmatch(r"[a-z]+(-[a-z]+)*-", text):
                    prefixes.add(text)
    return prefixes


def test_no_message_is_missing(modules: Modules) -> None:
    missing = {place: name for place, name in literal_ids(modules).items() if name not in patterns("en")}
    assert missing == {}


def test_the_text_of_an_error_uses_the_values_that_it_is_raised_with(
    refusals: dict[str, tuple[str, set[str], set[str]]],
) -> None:
    wrong = {
        place: code
        for place, (code, values, all_values) in refusals.items()
        if not values <= variables("en", f"error-{code}") <= all_values
    }
    assert wrong == {}


def test_an_error_shows_its_text_as_fluent_formats_it() -> None:
    codes = [name.removeprefix("error-") for name in patterns("en", ("errors",)) if name.startswith("error-")]
    assert len(codes) > 200
    for code in codes:
        names = variables("en", f"error-{code}")
        error = ZahlenschlachtError(code, **{name: Name(f"<{name}>") for name in names})
        english, german = (Words(language).error(error) for language in ("en", "de"))
        assert str(error) == english != german
        assert all(f"<{name}>" in text for name in names for text in (english, german))


def test_errors_are_translated() -> None:
    with pytest.raises(InputError) as small:
        Variant(3, 7)
    with pytest.raises(MoveError) as crossed:
        Variant(15, 7).position([8, 8])
    with pytest.raises(InputError) as long:
        Variant(5, 7, 10**300)
    with pytest.raises(InputError) as name:
        Variant(5, 7, "x")  # type: ignore[arg-type]
    german = [Words("de").error(caught.value) for caught in (small, crossed, long, name)]
    assert german == [
        "eine Tafel braucht mindestens 4 Zahlen, nicht 3",
        "8 ist schon gestrichen, nimm eine Zahl, die noch da ist",
        "der Rest muss zwischen 0 und 6 liegen: eine Zahl mit etwa 301 Ziffern geht nicht",
        "der Rest muss eine ganze Zahl sein, nicht 'x'",
    ]
    assert Words("en").error(long.value) == str(long.value)


def test_the_reason_inside_an_error_is_translated() -> None:
    async def remote(position: Position) -> int:
        return position.numbers[0]

    with pytest.raises(MoveError) as move:
        play_out("Z(9, 4)", remote, "random")
    with pytest.raises(InputError) as line:
        list(read_games("Z(3, 7)"))
    assert [Words("de").error(caught.value) for caught in (move, line)] == [
        "Zug 1 von remote: der Agent ist eine Koroutine: Nimm play_out_async",
        "Zeile 1: eine Tafel braucht mindestens 4 Zahlen, nicht 3",
    ]


def test_the_description_of_a_long_number_survives_pickling_by_a_worker() -> None:
    with pytest.raises(InputError) as refusal:
        Variant(5, 7, 10**300)
    error = pickle.loads(pickle.dumps(refusal.value))
    assert "eine Zahl mit etwa 301 Ziffern" in Words("de").error(error)


def test_threads_share_words_while_a_part_is_being_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Regression: a thread found no message in a part that another thread was still reading."""
    barrier = Barrier(4)

    def slow_source(language: str, part: str) -> str:
        sleep(0.05 if part else 0)
        return source(language, part)

    def say(words: Words) -> str:
        barrier.wait()
        return words.say(Message("lesson-partners"))

    monkeypatch.setattr(words_module, "source", slow_source)
    words_module._bundle.cache_clear()
    words = Words("de")
    assert words.say(Message("closer", {"closer": "A"}))
    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(say, [words] * 4))) == 1


def test_an_error_without_a_message_keeps_its_text() -> None:
    assert Words("de").error(InputError("no-such-code", "text with {value}", value=1)) == "text with 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_simple_message_is_a_sentence_or_a_name(language: str) -> None:
    words = Words(language)
    for name in STATEMENT_IDS | STRATEGY_IDS | FIELD_IDS:
        text = words.say(Message(name))
        assert text == text.strip() != ""
        sentence = not name.startswith("field-") and not name.endswith((".title", ".name"))
        assert text.endswith(".") == sentence


# The page Answers, the glossary and the command line may use the words of the theory; refusals repeat what was typed.
THEORETICAL = ("answers-", "appearance-", "sequence-", "glossary-", "field-", "statement-", "cli-", "error-")
THEORY = {
    "en": r"(un)?bonded|superfluous|hostile|closer|Divider|Breaker",
    "de": r"gebunden\w*|überflüssig\w*|feindlich\w*|Schließer|Binder|Brecher",
}
CODE = r"\w=\w|Z\(\{|\w;\w"


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_neither_technical_words_nor_code(language: str) -> None:
    jargon = re.compile(rf"\b({THEORY.get(language, THEORY['en'])})\b|{CODE}")
    texts = patterns(language, ("", *PARTS, "page", "family", "paper", "workshop", "classroom", "teaching"))
    names = [name for name, it in texts.items() if jargon.search(it.text)]
    # Only the command line says when a strategy can play.
    assert [name for name in names if not name.startswith(THEORETICAL) and not name.endswith(".applies")] == []


def test_statements_end_with_their_citation() -> None:
    for statement in statements().values():
        key = Message(f"statement-{statement.key}")
        assert Words("en").say(key).endswith(f"[{statement.citation}].")
        assert Words("de").say(key).endswith(f"[{statement.citation.replace('Theorem', 'Satz')}].")


def test_numbers_are_plain_and_lists_are_joined() -> None:
    en, de = Words("en"), Words("de")

    def sentences(value: Listing | int) -> tuple[str, str]:
        message = Message("told-hostile", {"numbers": value})
        english, german = (words.say(message) for words in (en, de))
        return english.removeprefix("For example "), german.removeprefix("Zum Beispiel ")

    assert sentences(2017)[0] == "2017."
    assert sentences(numbers([-1, 2017, 30000], "or")) == ("−1, 2017 or 30000.", "−1, 2017 oder 30000.")
    assert sentences(-5) == ("−5.", "−5.")
    assert sentences(numbers([5]))[0] == "5."
    assert sentences(numbers(range(1, 2018)))[0] == "1, 2, 3, 4, 5, 6, 7, 8, … (2017 in all)."
    assert sentences(groups([[1, 6], [2, 5]]))[1] == "(1, 6) und (2, 5)."
    assert sentences(groups([range(13), [1]]))[0] == "(0, 1, 2, 3, 4, 5, 6, 7, … (13 in all)) and (1)."
    assert sentences(10**15 + 1)[0] == "1000000000000001."
    assert sentences(12345678 * 10**92) == ("12345678… (100 digits).", "12345678… (100 Ziffern).")
    assert sentences(-(10**99))[0] == "−10000000… (100 digits)."
    assert sentences(10**20000)[0] == "10000000… (20001 digits)."


def test_the_reader_is_called_you_in_every_role() -> None:
    wins = Message("verdict-wins", {"winner": "A", "loser": "B"})
    assert [Words("en", reader).say(wins) for reader in ("A", "B", None)] == [
        "You can win, whatever B does.",
        "A can win, whatever you do.",
        "A can win, whatever B does.",
    ]
    assert Words("de", "B").say(wins) == "A kann gewinnen, egal, was du tust."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_chooses_between_roles_that_it_has_a_value_for(language: str) -> None:
    class Roles(Visitor):
        def __init__(self) -> None:
            self.keys: set[str] = set()

        def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
            selector = node.selector
            if isinstance(selector, ftl.VariableReference) and selector.id.name == "you":
                self.keys |= {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            self.generic_visit(node)

    for entry in entries(language):
        if isinstance(entry, ftl.Message) and entry.value is not None:
            roles = Roles()
            roles.visit(entry.value)
            assert roles.keys <= {*ROLES, "none"}, entry.id.name
            assert roles.keys - {"none"} <= variables(language, entry.id.name), entry.id.name


def test_an_unknown_language_and_an_unknown_message_are_refused() -> None:
    with pytest.raises(InputError, match="there is no language 'fr', choose from en, de"):
        Words("fr")
    with pytest.raises(LookupError, match="no-such-message"):
        Words("en").say(Message("no-such-message"))
    with pytest.raises(LookupError, match="closer"):
        Words("en").say(Message("closer"))
    with pytest.raises(LookupError):
        Words("en").say(Message("strategy-perfect.no-such-attribute"))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "DE-at"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "den_CA"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "de_DE@euro"}, "de"),
        ({"LC_MESSAGES": "de_DE", "LC_ALL": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({"LANGUAGE": "fr:de:en", "LC_ALL": "en_US"}, "de"),
        ({"LANGUAGE": "fr", "LANG": "de_DE"}, "de"),
    ],
)
def test_the_environment_decides_the_language(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_fluent_is_imported_when_the_first_message_is_formatted() -> None:
    code = (
        "import sys; from zahlenschlacht.explanations.words import Words; "
        "from zahlenschlacht.explanations.messages import Message; "
        "words = Words('de'); assert 'fluent' not in sys.modules; "
        "words.say(Message('closer', {'closer': 'A'})); assert 'fluent.syntax' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
