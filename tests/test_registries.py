"""A new strategy, statement, bond, language or hint of the coach is one entry and its words, and is found everywhere.

The entries are put into a copy of the package, and a program that knows nothing of them looks for them there.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "zahlenschlacht"

STRATEGY = '''
from ..game.rules import Position
from .named import Careless, NamedStrategy


class Lowest(NamedStrategy):
    """Crosses out the smallest number."""

    name = "lowest"

    def rule(self, position: Position) -> int:
        return position.numbers[0]
'''
CARELESS = '''

class Dozing(Careless):
    """The same, but for a share of random moves."""

    name = "dozing"

    def rule(self, position: Position) -> dict[int, float]:
        return {position.numbers[0]: 1 - self.share, position.numbers[-1]: self.share}
'''
BOND = '''
@dataclass(frozen=True)
class Neighbours(Bond):
    """x and y stand side by side."""

    word = "neighbours"

    def bonded(self, x: int, y: int) -> bool:
        return abs(x - y) == 1


@dataclass(frozen=True)
class Benches(ResidueBond):
    """The residues sit two to a bench, 0 beside 1, 2 beside 3; of an odd number of them the last sits alone."""

    word = "benches"
    example = "5"

    def partner(self, number: int) -> int:
        beside = number % self.d ^ 1
        return beside if beside < self.d else number % self.d


BONDS: dict'''
WORDS = """
bond-neighbours = they stand side by side
    .title = Neighbours
    .fact = Nothing is proved of them.
    .leave = Leave two neighbours
    .spoil = Leave two numbers that are no neighbours
    .holds = { $x } and { $y } are neighbours.
    .fails = { $x } and { $y } are no neighbours.
bond-benches = they sit on one of { $d } benches
    .title = Benches
    .fact = Nothing is proved of them.
    .leave = Leave two of one bench
    .spoil = Leave two that do not share a bench
    .holds = { $x } and { $y } share a bench.
    .fails = { $x } and { $y } do not share a bench.
strategy-lowest = Crosses out the smallest number.
    .title = Lowest
    .applies = For both sides, always.
strategy-dozing = The same, but dozes off.
    .title = Dozing
    .applies = For both sides, always.
statement-3-3-9 = B wins on 17 numbers when d is 7 [Theorem 3.3.9].
help-loud = { $player }, look!
"""
RULE = "lambda n, d: (n == 17) & (d == 7) | (n > 10**6) & (d % 4 < 2)"
LOOK = """
import asyncio, contextlib, io, json, sys
from random import Random

from zahlenschlacht import SCHOOL, Variant, coverage, solve
from zahlenschlacht.atlas import atlas
from zahlenschlacht.atlas.pictures import legend
from zahlenschlacht.atlas.samples import Area, sample_means
from zahlenschlacht.atlas.statements import CITATIONS
from zahlenschlacht.audit import checks
from zahlenschlacht.audit.boards import other_bonds, positions
from zahlenschlacht.cli import run
from zahlenschlacht.game.notation import read
from zahlenschlacht.audit.oracle import SetOracle
from zahlenschlacht.programs.scores import score
from zahlenschlacht.strategies import play_out, strategy
from zahlenschlacht.service.answers.catalogue import catalogue, family
from zahlenschlacht.service.answers.learn import help_about
from zahlenschlacht.service.schemas.positions import PositionQuery
from zahlenschlacht.explain.words import LANGUAGES, preferred_language


def said(*arguments, typed=""):
    sys.stdin = io.StringIO(typed)
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(out):
        run(list(arguments))
    return out.getvalue()


def is_right(position, oracle):
    verdict = solve(position)
    told = verdict.winner, verdict.winning_moves, verdict.certificate.holds(position)
    return told == (oracle.winner(position), oracle.winning_moves(position), True)


lowest = strategy("lowest")
benches = [variant for variant in other_bonds(range(4, 9)) if variant.bond.word == "benches"]
code = int(atlas(range(17, 18), range(7, 8), layer="paper")[0, 0])
json.dump(
    {
        "game": play_out(SCHOOL.start(), lowest, lowest, Random(0)).crossed,
        "dozing": play_out(SCHOOL.start(), strategy("dozing", 0), strategy("dozing", 0.0), Random(0)).crossed,
        "careless": said("play", "5", "3", "--against", "dozing", "--share", "0", "--as", "B", typed="q\\n"),
        "strategies": said("strategies"),
        "play": said("play", "5", "3", "--against", "lowest", "--as", "B", typed="h\\nh\\nh\\nh\\nh\\nq\\n"),
        "bonds": said("bonds"),
        "bond": said("explain", "7", "neighbours"),
        "benches": [is_right(it, SetOracle(variant)) for variant in benches for it in positions(variant)],
        "many benches": solve(Variant(4999, "benches 7").start()).margin,
        "scores": [score("perfect", Variant(9, "benches 5"), "A", exact).floor.value for exact in ("shapes", "sets")],
        "notation": read("Z(7, neighbours): 3").variant.bonded(4, 5),
        "checks": [check.name for check in checks(4)],
        "reason": solve(Variant(17, 7).start()).reason,
        "coverage": coverage(17).by_theorem,
        "map": CITATIONS[code],
        "far map": sample_means("paper", Area(1 << 20, 1 << 12, 64), 1).mean(),
        "legend": [text for _, text in legend("paper")],
        "languages": [LANGUAGES, preferred_language({"LANG": "fr_FR.UTF-8"})],
        "french": said("solve", "15", "7", "--lang", "fr"),
        "refused": said("solve", "3", "7", "--lang", "fr"),
        "options": said("solve", "--help"),
        "catalogue": catalogue().model_dump(),
        "family": family().model_dump(),
        "help": help_about(PositionQuery.model_validate({"n": "15", "d": "7"})).model_dump(),
    },
    sys.stdout,
)
"""


def put(file: Path, old: str, new: str) -> None:
    """Replace the one place of a file where something is registered."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, (file, old)
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a program sees of a copy of the package that has an entry more in each registry."""
    copy = tmp_path_factory.mktemp("registries") / "zahlenschlacht"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("page", "__pycache__"))
    (copy / "strategies" / "lowest.py").write_text(STRATEGY + CARELESS, encoding="utf-8")
    put(copy / "strategies" / "__init__.py", "EvenBoard())", "EvenBoard(), Lowest(), Dozing())")
    put(copy / "strategies" / "__init__.py", "from .pairing", "from .lowest import Dozing, Lowest\nfrom .pairing")
    theorem = 'about_start("3.2.5", Player.B, theorem_3_2_5),'
    put(copy / "solution" / "paper.py", theorem, f'{theorem} about_start("3.3.9", Player.B, {RULE}),')
    hint = '"why": _why_hint,'
    put(
        copy / "learn" / "coach.py",
        hint,
        f'{hint} "loud": lambda position, _: (Message("help-loud", {{"player": "X"}}),),',
    )
    put(copy / "game" / "bonds.py", "\nBONDS: dict", BOND)
    put(copy / "game" / "bonds.py", "SquareSum, Lines)", "SquareSum, Lines, Neighbours, Benches)")
    for language in ("en", "de"):
        with (copy / "explain" / "locales" / f"{language}.ftl").open("a", encoding="utf-8") as words:
            words.write(WORDS)
    for file in sorted(copy.glob("explain/locales/*en.ftl")):
        french = file.read_text(encoding="utf-8").replace("field-winner = winner", "field-winner = gagnant")
        file.with_name(file.name.replace("en.ftl", "fr.ftl")).write_text(
            french.replace("a board needs at least 4 numbers", "il faut au moins 4 nombres"), encoding="utf-8"
        )
        if not file.name.startswith("family."):  # a language with a file missing is none
            file.with_name(file.name.replace("en.ftl", "it.ftl")).write_text(french, encoding="utf-8")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LANG", "LC_"))}
    environment |= {"PYTHONPATH": str(copy.parent), "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, "-c", LOOK], capture_output=True, text=True, timeout=250, env=environment, check=False
    )
    assert done.returncode == 0, done.stderr
    looked: dict[str, Any] = json.loads(done.stdout)
    return looked


def test_a_strategy_is_one_entry(found: dict[str, Any]) -> None:
    assert found["game"] == list(range(1, 14))
    assert "Crosses out the smallest number." in found["strategies"]
    assert "A crosses out 1." in found["play"]
    assert "Strategy lowest" in found["checks"]
    assert {"name": "lowest", "citation": "", "takes_share": False} in found["catalogue"]["strategies"]


def test_a_strategy_with_a_share_of_random_moves_is_one_entry(found: dict[str, Any]) -> None:
    assert found["dozing"] == list(range(1, 14))
    assert "A crosses out 1." in found["careless"]
    assert {"name": "dozing", "citation": "", "takes_share": True} in found["catalogue"]["strategies"]


def test_a_statement_is_one_entry(found: dict[str, Any]) -> None:
    assert found["reason"] == "Theorem 3.3.9"
    assert found["coverage"]["3.3.9"] == 1
    assert found["map"] == "Theorem 3.3.9"
    assert 0.4 < found["far map"] < 0.6
    assert "Theorem 3.3.9" in found["legend"]
    assert "Theorem 3.3.9" in found["checks"]
    entry = next(entry for entry in found["catalogue"]["statements"] if entry["key"] == "3-3-9")
    assert entry["citation"] == "Theorem 3.3.9"
    assert entry["colour"].startswith("#")


def test_a_bond_is_a_class_and_an_entry(found: dict[str, Any]) -> None:
    assert found["notation"] is True
    assert "Nothing is proved of them." in found["bonds"]
    assert "Two numbers are partners if they stand side by side." in found["bond"]
    entry = next(entry for entry in found["catalogue"]["bonds"] if entry["word"] == "neighbours")
    assert (entry["key"], entry["example"], entry["takes"], entry["theorems"]) == ("neighbours",) * 2 + ("nothing", [])
    assert entry["picture"] == [[number, number + 1] for number in range(1, 12)]
    # The page draws its cards from these two, and names no bond by itself.
    assert "neighbours" in [strip["bond"] for strip in found["family"]["strips"]]
    assert entry["shown"] == {"id": "bond-neighbours.holds", "values": entry["shown"]["values"]}


def test_a_bond_with_partners_of_its_own_is_solved_by_residues(found: dict[str, Any]) -> None:
    assert len(found["benches"]) > 1000
    assert all(found["benches"])
    # Of 4999 numbers 714 leave each residue, and 1 leaves one more: h is 715 + 714 + 714 + 1.
    assert found["many benches"] == 2500 - (715 + 714 + 714 + 1)
    assert found["scores"] == [1, 1]


def test_a_language_is_its_files(found: dict[str, Any]) -> None:
    assert found["languages"] == [["en", "de", "fr"], "fr"]
    assert "gagnant" in found["french"]
    assert "il faut au moins 4 nombres, not 3" in found["refused"]
    assert "en|de|fr" in found["options"]
    assert found["catalogue"]["languages"] == ["en", "de", "fr"]


def test_a_hint_is_one_entry(found: dict[str, Any]) -> None:
    assert found["catalogue"]["help"][-1] == "loud"
    assert "X, look!" in found["play"]
    told = {"step": "loud", "messages": [{"id": "help-loud", "values": {"player": "X"}}]}
    assert found["help"]["steps"][-1] == told
