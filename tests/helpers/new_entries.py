"""New entries for every registry: strategies, bonds, a statement, a hint of the coach, and languages.

As a program it registers them and runs the command line. Worker processes import the program again, so they have the
entries too.
"""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from zahlenschlacht.explanations.messages import Message
from zahlenschlacht.explanations.words import LANGUAGES, languages_in
from zahlenschlacht.game.bonds import BONDS, Bond, ResidueBond
from zahlenschlacht.game.rules import Player, Position
from zahlenschlacht.learn.coach import HINTS
from zahlenschlacht.solution.paper import ABOUT_STARTS, Numbers, Truth, about_start
from zahlenschlacht.solution.theory import Verdict
from zahlenschlacht.strategies import STRATEGIES
from zahlenschlacht.strategies.named import Careless, NamedStrategy

LOCALES_VARIABLE = "NEW_LOCALES"
"""The environment variable with the folder of the extended locale files."""


class Lowest(NamedStrategy):
    """Crosses out the smallest number."""

    name = "lowest"

    def rule(self, position: Position) -> int:
        return position.numbers[0]


class Dozing(Careless):
    """Crosses out the smallest number, or the largest one for a share of its moves."""

    name = "dozing"

    def rule(self, position: Position) -> dict[int, float]:
        return {position.numbers[0]: 1 - self.share, position.numbers[-1]: self.share}


@dataclass(frozen=True)
class Neighbours(Bond):
    """x and y differ by 1."""

    word = "neighbours"

    def bonded(self, x: int, y: int) -> bool:
        return abs(x - y) == 1


@dataclass(frozen=True)
class Benches(ResidueBond):
    """The residues sit two to a bench: 0 beside 1, 2 beside 3. If d is odd, the last one sits alone."""

    word = "benches"
    example = "5"

    def partner(self, number: int) -> int:
        beside = number % self.d ^ 1
        return beside if beside < self.d else number % self.d


def statement_3_3_9(n: Numbers, d: Numbers) -> Truth:
    """B wins Z(17, 7), and every second pair of columns far out on the map."""
    return (n == 17) & (d == 7) | (n > 10**6) & (d % 4 < 2)


def loud_hint(position: Position, verdict: Verdict) -> tuple[Message, ...]:
    """A hint that is the same for every position."""
    return (Message("help-loud", {"player": "X"}),)


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
    .name = Lotta
    .line = Takes the smallest.
    .applies = For both sides, always.
strategy-dozing = The same, but dozes off.
    .name = Dora
    .line = Dozes off.
    .applies = For both sides, always.
statement-3-3-9 = B wins on 17 numbers when d is 7 [Theorem 3.3.9].
help-loud = { $player }, look!
"""


def write_locales(folder: Path) -> None:
    """Write the package's locale files with the words of the entries, a complete French and an incomplete Italian."""
    for language, locales in LANGUAGES.items():
        for file in locales.iterdir():
            if file.name == f"{language}.ftl":
                (folder / file.name).write_text(file.read_text("utf-8") + WORDS, "utf-8")
            elif file.name.endswith(f".{language}.ftl"):
                (folder / file.name).write_text(file.read_text("utf-8"), "utf-8")
    for path in sorted(folder.glob("*en.ftl")):
        french = path.read_text("utf-8").replace("field-winner = winner", "field-winner = gagnant")
        french = french.replace("a board needs at least 4 numbers", "il faut au moins 4 nombres")
        path.with_name(path.name.replace("en.ftl", "fr.ftl")).write_text(french, "utf-8")
        if not path.name.startswith("family."):
            path.with_name(path.name.replace("en.ftl", "it.ftl")).write_text(french, "utf-8")


def register(locales: Path) -> None:
    """Add every entry to its registry; the locale files are in this folder."""
    STRATEGIES.update({entry.name: entry for entry in (Lowest(), Dozing())})
    BONDS.update({bond.word: bond for bond in (Neighbours, Benches)})
    ABOUT_STARTS.append(about_start("3.3.9", Player.B, statement_3_3_9))
    HINTS["loud"] = loud_hint
    LANGUAGES.update(languages_in(locales))


if __name__ in ("__main__", "__mp_main__"):
    register(Path(os.environ[LOCALES_VARIABLE]))

if __name__ == "__main__":
    from zahlenschlacht.cli import run

    sys.exit(run(sys.argv[1:]))
