"""Registers the new entries and prints, as JSON, where library, command line, audit, map and service show them."""

import contextlib
import io
import json
import os
import sys
from pathlib import Path
from random import Random
from typing import Literal

from helpers.new_entries import LOCALES_VARIABLE, register
from zahlenschlacht import SCHOOL, Position, Variant, coverage, solve
from zahlenschlacht.atlas import atlas
from zahlenschlacht.atlas.samples import Area, sample_means
from zahlenschlacht.atlas.statements import citations
from zahlenschlacht.audit import checks
from zahlenschlacht.audit.boards import other_bonds, positions
from zahlenschlacht.audit.oracle import SetOracle
from zahlenschlacht.explanations.words import LANGUAGES, preferred_language
from zahlenschlacht.game.notation import read
from zahlenschlacht.game.rules import Player
from zahlenschlacht.programs.scores import score
from zahlenschlacht.service.answers.catalogue import catalogue, family
from zahlenschlacht.service.answers.learn import help_about
from zahlenschlacht.service.schemas.positions import PositionQuery
from zahlenschlacht.solution.hostile import hostile_sets
from zahlenschlacht.strategies import play_out, strategies_for, strategy


def output(*arguments: str, keys: str = "") -> str:
    """The output of the command line. It is imported after the registration, because its help names the languages."""
    from zahlenschlacht.cli import run

    sys.stdin = io.StringIO(keys)
    with contextlib.redirect_stdout(io.StringIO()) as text, contextlib.redirect_stderr(text):
        run(list(arguments))
    return text.getvalue()


def is_right(position: Position, oracle: SetOracle) -> bool:
    """Whether the solution agrees with the exhaustive search, and its certificate holds."""
    verdict = solve(position)
    assert verdict.certificate is not None
    answer = verdict.winner, verdict.winning_moves, verdict.certificate.holds(position)
    return answer == (oracle.winner(position), oracle.winning_moves(position), True)


def comparisons(word: str) -> list[bool]:
    """Whether each position with this bond on a small board is solved correctly."""
    oracles = [SetOracle(variant) for variant in other_bonds(range(4, 9)) if variant.bond.word == word]
    return [is_right(position, oracle) for oracle in oracles for position in positions(oracle.variant)]


def floor(variant: Variant, exact: Literal["shapes", "sets"]) -> float | None:
    """The floor of perfect play for A."""
    figure = score("perfect", variant, "A", exact).floor
    return None if figure is None else figure.value


def report() -> dict[str, object]:
    """The values that `test_registries` checks, by name."""
    lowest = strategy("lowest")
    neighbours = Variant(8, "neighbours", divider=Player.B).start()
    code = int(atlas(range(17, 18), range(7, 8), layer="paper")[0, 0])
    return {
        "game": play_out(SCHOOL.start(), lowest, lowest, Random(0)).crossed,
        "dozing": play_out(SCHOOL.start(), strategy("dozing", 0), strategy("dozing", 0.0), Random(0)).crossed,
        "careless": output("play", "5", "3", "--against", "dozing", "--share", "0", "--as", "B", keys="q\n"),
        "strategies": output("strategies"),
        "play": output("play", "5", "3", "--against", "lowest", "--as", "B", keys="h\nh\nh\nh\nh\nq\n"),
        "bonds": output("bonds"),
        "listed bonds": json.loads(output("bonds", "--json")),
        "bond": output("explain", "7", "neighbours"),
        "solved": output("solve", "9", "neighbours"),
        "neighbours": comparisons("neighbours"),
        "strategies for B": strategies_for(neighbours, Player.B),
        "largest hostile set": len(hostile_sets(neighbours).largest()),
        "benches": comparisons("benches"),
        "many benches": solve(Variant(4999, "benches 7").start()).margin,
        "scores": [floor(Variant(9, "benches 5"), "shapes"), floor(Variant(9, "benches 5"), "sets")],
        "notation": read("Z(7, neighbours): 3").variant.bonded(4, 5),
        "checks": [check.name for check in checks(4)],
        "reason": solve(Variant(17, 7).start()).reason,
        "coverage": coverage(17).by_theorem,
        "map": citations()[code],
        "far map": float(sample_means("paper", Area(1 << 20, 1 << 12, 64), 1).mean()),
        "legend": citations(),
        "languages": [list(LANGUAGES), preferred_language({"LANG": "fr_FR.UTF-8"})],
        "french": output("solve", "15", "7", "--lang", "fr"),
        "refused": output("solve", "3", "7", "--lang", "fr"),
        "options": output("solve", "--help"),
        "catalogue": catalogue().model_dump(),
        "family": family().model_dump(),
        "help": help_about(PositionQuery.model_validate({"n": "15", "d": "7"})).model_dump(),
    }


if __name__ == "__main__":
    register(Path(os.environ[LOCALES_VARIABLE]))
    json.dump(report(), sys.stdout)
