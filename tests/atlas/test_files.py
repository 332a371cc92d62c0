"""The map as a file, and on the command line."""

import csv
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from zahlenschlacht import Variant, solve
from zahlenschlacht.atlas import LAYERS, Layer, Window, atlas, files, fill
from zahlenschlacht.atlas.colours import palette, palette_indices
from zahlenschlacht.cli import run
from zahlenschlacht.cli.console import progress_bar

WINDOW = ["--n", "4:40", "--d", "3:30"]


@pytest.fixture(autouse=True)
def _plain_english_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("LINES", "20")


def map_file(path: Path, *options: str) -> Path:
    assert run(["atlas", *WINDOW, *options, "--out", str(path)]) == 0
    assert not list(path.parent.glob("*.part"))
    return path


@pytest.mark.parametrize("layer", LAYERS)
def test_a_csv_file_agrees_with_solve(tmp_path: Path, layer: Layer) -> None:
    with map_file(tmp_path / "map.csv", "--layer", layer, "--remainder", "2").open() as lines:
        rows = list(csv.DictReader(lines))
    assert len(rows) == 37 * 28
    for row in rows[::7]:
        verdict = solve(Variant(int(row["n"]), int(row["d"]), 2).start())
        share = len(verdict.winning_moves or ()) / int(row["n"])
        expected = {
            "winner": verdict.winner,
            "margin": str(verdict.margin),
            "share": str(share),
            "paper": verdict.reason,
        }
        assert row[layer] == expected[layer]


def test_a_csv_file_is_the_same_in_many_blocks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = map_file(tmp_path / "one.csv").read_text()
    monkeypatch.setattr(files, "BLOCK", 10)
    assert sorted(map_file(tmp_path / "two.csv").read_text().splitlines()) == sorted(expected.splitlines())


@pytest.mark.parametrize("layer", LAYERS)
def test_an_npz_file_has_the_array(tmp_path: Path, layer: Layer) -> None:
    with np.load(map_file(tmp_path / "map.npz", "--layer", layer, "--divider", "b")) as archive:
        assert np.array_equal(archive["values"], atlas(range(4, 41), range(3, 31), divider="B", layer=layer))
        assert archive["n"].tolist() == list(range(4, 41))
        assert archive["d"].tolist() == list(range(3, 31))


def test_a_png_has_a_pixel_for_each_variant_and_d_upwards(tmp_path: Path) -> None:
    image = Image.open(map_file(tmp_path / "map.png")).convert("RGB")
    assert image.size == (37, 28)
    values = atlas(range(4, 41), range(3, 31))
    for row, column in ((0, 0), (0, 36), (27, 1), (13, 21), (20, 5)):
        colour = palette("winner")[palette_indices("winner", np.array([float(values[row, column])]))[0]]
        assert image.getpixel((column, 27 - row)) == colour


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (["--n", "3:9"], "at least 4 numbers, not 3"),
        (["--n", "-5:9"], "at least 4 numbers, not -5"),
        (["--n", "9:5"], "n begins after its end in '9:5'"),
        (["--n", "5"], "as in 5:2000, not '5'"),
        (["--n", "5:9:0"], "as in 5:2000, not '5:9:0'"),
        (["--n", "5:9:2:2"], "as in 5:2000"),
        (["--n", "5:x"], "n must be a whole number, not 'x'"),
        (["--d", "2:3.5"], "d must be a whole number, not '3.5'"),
        (["--d", "0:9"], "at least 2, not 0"),
        (["--d", "2:" + "9" * 30], "on the map d may be at most"),
        (["--remainder", "2"], "between 0 and 1, not 2"),
        (["--divider", "C"], "A or B, not 'C'"),
        (["--layer", "heat"], "no layer 'heat', choose from winner, margin, share, paper"),
        (["--out", "map.gif"], "written as .png, .csv, .npz, not as 'map.gif'"),
        (["--out", "no/such/folder/map.png"], "cannot be written: No such file"),
        (["--n", "5:1000000", "--d", "2:1000000", "--out", "map.png"], "1000.0 GB of memory, and the limit is 2.1 GB"),
    ],
)
def test_bad_input_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    options: list[str],
    expected: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["atlas", "--out", "map.png", *options]) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert expected in errors
    assert errors.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_progress_is_reported_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    window = Window(range(4, 300), range(2, 200))
    for layer in LAYERS:
        steps: list[int] = []
        fill(window, layer, progress=steps.append)
        assert sum(steps) == 296 * 198
    with progress_bar(10**9) as update:
        update(advance=10**8)
    assert capsys.readouterr().err == ""  # the output of a test is no terminal


def test_the_solution_alone_needs_no_numpy() -> None:
    listing = "import sys, zahlenschlacht.cli, zahlenschlacht.service.web.app; print('numpy' in sys.modules)"
    result = subprocess.run([sys.executable, "-c", listing], check=True, capture_output=True, text=True).stdout
    assert result.strip() == "False"
