"""Benchmarks that miss a bound exit with status 1."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[1] / "benchmarks"


@pytest.fixture
def benchmark(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The program of this name."""
    monkeypatch.syspath_prepend(str(FOLDER))
    return importlib.import_module(request.param)


@pytest.mark.parametrize(
    ("benchmark", "measurements"),
    [
        ("startup", {"seconds": lambda command: 0.01 if "-c" in command else 60}),
        ("library", {"best_of": lambda *_: 60, "perfect_games": lambda _: (60, 60)}),
        ("recipes", {"milliseconds": lambda _: 1e6}),
        ("bonds", {"seconds": lambda _: 60, "NAMED": ("coprime",), "DENSITIES": ()}),
        ("atlas_tiles", {"slowest": lambda *_: (60_000, "")}),
        ("atlas_fill", {"best_of": lambda *_: 60, "peak_of_stream": lambda *_: (1, 1), "plain_formula": None}),
    ],
    indirect=["benchmark"],
)
def test_a_program_that_misses_a_bound_exits_with_1(
    benchmark: ModuleType, measurements: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    if benchmark.__name__ == "atlas_fill":
        monkeypatch.setattr(benchmark.np, "array_equal", lambda *_: True)
    for name, value in measurements.items():
        monkeypatch.setattr(benchmark, name, value)
    assert benchmark.main() == 1


@pytest.mark.parametrize("benchmark", ["bounds"], indirect=True)
def test_figures_are_printed_beside_their_bounds(benchmark: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    bounds = benchmark.Bounds()
    bounds.at_most("tile", 60, 60, " ms")
    bounds.at_least("speed", 30, 30, " steps a second", "the best of three")
    assert bounds.status() == 0
    bounds.at_most("tile", 60.5, 60, " ms")
    assert bounds.status() == 1
    assert capsys.readouterr().out.splitlines() == [
        "tile: 60 ms (bound: at most 60 ms)",
        "speed: 30 steps a second (bound: at least 30 steps a second); the best of three",
        "tile: 60.5 ms (bound: at most 60 ms, MISSED)",
    ]


def test_every_program_that_prints_a_bound_passes_on_its_status() -> None:
    for program in sorted(FOLDER.glob("*.py")):
        text = program.read_text(encoding="utf-8")
        if program.name != "bounds.py" and ("(bound" in text or "Bounds" in text):
            assert "sys.exit(" in text, program.name
