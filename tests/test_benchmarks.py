"""Benchmarks that miss a bound exit with status 1."""

import importlib
from contextlib import nullcontext
from pathlib import Path
from types import ModuleType
from unittest.mock import MagicMock

import pytest

FOLDER = Path(__file__).parents[1] / "benchmarks"


class Refusal:
    """A connection to a server that refuses everything."""

    def __init__(self, port: int) -> None: ...

    def send(self, request: bytes) -> tuple[int, bytes]:
        """Return a refusal."""
        return 400, b'{"code": "refused"}'


NO_SERVER = {"running": lambda *_: nullcontext(0), "Wire": Refusal}
"""Replaces the server of a program, so that none is started."""


@pytest.fixture
def benchmark(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The program of this name."""
    monkeypatch.syspath_prepend(str(FOLDER))
    return importlib.import_module(request.param)


@pytest.mark.parametrize(
    ("benchmark", "measurements"),
    [
        ("startup", {"seconds": lambda command: 0.01 if "-c" in command else 60, "newest": Path}),
        ("library", {"best_of": lambda *_: 60, "perfect_games": lambda _: (60, 60)}),
        ("recipes", {"milliseconds": lambda _: 1e6, "conquers": lambda _: (), "check": MagicMock()}),
        ("bonds", {"seconds": lambda _: 60, "NAMED": ("coprime",), "DENSITIES": ()}),
        ("atlas_tiles", {"slowest": lambda *_: (60_000, "")}),
        ("scores", {"seconds": lambda *_: 60, "ours": lambda: 0.5, "theirs": lambda: 0.5}),
        ("environments", {"rate": lambda _: 1.0}),
        ("oracle_vs_openspiel", {"by_openspiel": lambda: {2: 1}, "by_our_oracle": lambda: {2: 2}, "DIVISORS": [2]}),
        ("server_bad_input", {**NO_SERVER, "open_match": lambda _: {"id": "x"}, "median": lambda _: 60}),
        ("server_moves", {**NO_SERVER, "moves": lambda _: [], "rate": lambda *_: 1.0, "commits": lambda _: 1e15}),
        ("server_solve", {**NO_SERVER, "rate": lambda _, requests: 1000.0 if b"/bare" in requests[0] else 1.0}),
        ("atlas_fill", {"best_seconds": lambda *_: 60, "peak_of_stream": lambda *_: (1, 1), "plain_formula": None}),
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


@pytest.mark.parametrize("benchmark", ["classroom"], indirect=True)
@pytest.mark.parametrize(("refusals", "milliseconds", "status"), [(0, 99, 0), (1, 99, 1), (0, 101, 1)])
def test_a_refused_or_slow_pupil_misses_the_bounds_of_the_classroom(
    benchmark: ModuleType, refusals: int, milliseconds: float, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = benchmark.Phone(0)
    phone.refused, phone.times = refusals, [milliseconds]

    async def lesson(*_: object) -> tuple[float, list[object], int]:
        return 1.0, [phone], 0

    monkeypatch.setattr(benchmark, "running", lambda *_, **__: nullcontext(0))
    monkeypatch.setattr(benchmark, "lesson", lesson)
    assert benchmark.main() == status


@pytest.mark.parametrize("benchmark", ["server_school"], indirect=True)
@pytest.mark.parametrize(("refusals", "status"), [(0, 0), (1, 1)])
def test_a_refused_pupil_misses_the_bound_of_the_school(
    benchmark: ModuleType, refusals: int, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    half = benchmark.Half()
    half.moves, half.seconds, half.refusals["move"] = [0.1], 1.0, refusals

    async def measure(port: int) -> tuple[object, object]:
        return half, half

    monkeypatch.setattr(benchmark, "running", lambda *_, **__: nullcontext(0))
    monkeypatch.setattr(benchmark, "measure", measure)
    assert benchmark.main() == status


@pytest.mark.parametrize("benchmark", ["loop_share"], indirect=True)
def test_the_share_of_every_route_is_measured(benchmark: ModuleType) -> None:
    assert benchmark.missing_routes() == []


@pytest.mark.parametrize("benchmark", ["loop_share"], indirect=True)
@pytest.mark.parametrize(("missing", "share", "status"), [([], 0.2, 0), ([], 0.3, 1), (["GET /api/new"], 0.2, 1)])
def test_a_route_that_takes_more_than_a_quarter_or_is_not_measured_misses_the_bound(
    benchmark: ModuleType, missing: list[str], share: float, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(benchmark, "missing_routes", lambda: missing)
    monkeypatch.setattr(benchmark, "running", lambda *_, **__: nullcontext(0))
    for name in ("Setting", "active_children", "measure_live_state", "sleep"):
        monkeypatch.setattr(benchmark, name, MagicMock())
    monkeypatch.setattr(benchmark, "share_of", lambda *_: (share, "note"))
    assert benchmark.main() == status


def test_every_program_that_prints_a_bound_passes_on_its_status() -> None:
    for program in sorted(FOLDER.glob("*.py")):
        text = program.read_text(encoding="utf-8")
        if program.name != "bounds.py" and ("(bound" in text or "Bounds" in text):
            assert "sys.exit(" in text, program.name
