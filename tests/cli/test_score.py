"""The commands `score` and `questions`, as a person or a script uses them."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import sys
from pathlib import Path
from statistics import fmean

import numpy as np
import pytest

from helpers.commands import complaint, output
from zahlenschlacht import Variant, winning_moves
from zahlenschlacht.cli import run
from zahlenschlacht.programs.batch import mask_of, position_of
from zahlenschlacht.programs.scores import score

BOTS = Path(__file__).parents[2] / "docs" / "bots"
COMMANDS = {
    "bot.py": [sys.executable, str(BOTS / "bot.py")],
    "bot.js": ["node", str(BOTS / "bot.js")],
    "bot.awk": ["awk", "-W", "interactive", "-f", str(BOTS / "bot.awk")],
}


def test_every_bot_of_the_docs_is_here() -> None:
    assert {path.name for path in BOTS.iterdir()} == set(COMMANDS)


@pytest.mark.parametrize("bot", COMMANDS)
def test_the_bots_of_the_docs_play(capsys: pytest.CaptureFixture[str], bot: str) -> None:
    assert shutil.which(COMMANDS[bot][0]), f"{COMMANDS[bot][0]} is missing"
    command = ["--command", shlex.join(COMMANDS[bot]), "--seconds", "60"]
    cards = json.loads(output(capsys, "score", *command, "9", "4", "--json"))
    assert [card["side"] for card in cards] == ["A", "B"]
    for card in cards:
        assert card["faults"] == {}, card["first_fault"]
        assert card["questions"] > 0
    if bot == "bot.awk":
        smallest = score(lambda position: position.numbers[0], Variant(9, 4), "A")
        assert cards[0]["against_random"]["value"] == smallest.against_random.value


def test_a_strategy_is_scored_in_figures(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "score", "program", "15", "7", "--side", "B")
    assert "program on Z(15, 7), which A wins" in text
    assert re.search(r"right where it matters +100.0 %, chance 59.2 %, of 555", text)
    assert "forfeited" not in text
    assert "The figures are exact" in text
    assert "The figures are not exact" in output(capsys, "score", "program", "25", "9", "--side", "B")
    german = output(capsys, "score", "recipe:balance;partner", "9", "4", "--lang", "de")
    assert "gewinnt gegen zufällige Züge" in german


def test_other_bonds_are_scored_too(capsys: pytest.CaptureFixture[str]) -> None:
    difference = output(capsys, "score", "perfect", "11", "difference 4", "--side", "A")
    assert "perfect on Z(11, difference 4), which A wins" in difference
    assert re.search(r"questions +15\b", difference)
    assert "which A wins" in output(capsys, "score", "perfect", "7", "coprime", "--side", "A", "--sets")


def test_small_chances_are_not_rounded_to_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert "1 : 84,459" in output(capsys, "score", "random", "15", "7", "--side", "A")


def test_representatives_sets_and_games_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "3 positions were asked about" in output(capsys, "score", "random", "9", "4", "--representatives", "3")
    assert "Every set of numbers" in output(capsys, "score", "random", "7", "4", "--sets")
    text = output(capsys, "score", "random", "101", "7", "--games", "5", "--side", "B")
    assert "5 games against each opponent" in text
    assert re.search(r"best response +–", text)


def test_faults_are_counted_by_kind(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "score", "--command", "sed -u s/.*/1/", "9", "4", "--side", "A", "--seconds", "60")
    assert re.search(r"forfeited: number not on the board +\d", text)
    assert "First fault as A: Z(9, 4): " in text
    text = output(capsys, "score", "--command", "false", "5", "3", "--seconds", "60")
    assert "forfeited: program ended" in text


@pytest.mark.parametrize(
    "body",
    [
        r"sys.exit('\x1b[2Jcleared\x07\x9b\u202e')",
        r"sys.stderr.write('\x1b[2J' + 'cleared\r' * 9 + '\n'); sys.exit(1)",
        r"print('\x1b[2Jcleared\x07\u202e', flush=True)",
    ],
)
def test_a_program_cannot_control_the_terminal(capsys: pytest.CaptureFixture[str], body: str) -> None:
    command = shlex.join([sys.executable, "-c", f"import sys; sys.stdin.readline(); {body}"])
    text = output(capsys, "score", "--command", command, "4", "3", "--side", "A", "--seconds", "60")
    assert "cleared" in text
    assert r"\x1b[2J" in text
    assert all(character.isprintable() or character == "\n" for character in text)


def grid(capsys: pytest.CaptureFixture[str], *more: str) -> str:
    """The output of `score` for a grid of nine variants."""
    return output(capsys, "score", "random", "--n", "5:9:2", "--d", "3:5", "--trained", "5:7:2", *more)


def test_a_grid_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    text = grid(capsys)
    assert re.search(r"d \\ n +5\* +7\* +9 *\n", text)
    assert "As A, on boards not seen before: " in text
    data = json.loads(grid(capsys, "--json"))
    assert len(data["cards"]) == 18
    assert {card["n"]: card["trained"] for card in data["cards"]} == {5: True, 7: True, 9: False}


def test_the_mean_of_a_grid_is_that_of_its_scorecards(capsys: pytest.CaptureFixture[str]) -> None:
    cards = [score("random", Variant(9, d), "A") for d in (3, 4, 5)]
    mean = fmean(card.accuracy.right.value for card in cards)
    assert f"As A, on boards not seen before: {100 * mean:.1f} %" in grid(capsys)
    text = output(capsys, "score", "random", "--n", "9:9", "--d", "3:5")
    assert f"As A: {100 * mean:.1f} %" in text
    assert "*" not in text


def test_a_grid_counts_faults(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "score", "--command", "sed -u s/.*/x/", "--n", "5:5", "--d", "3:3", "--seconds", "60")
    assert "answers were forfeited, the first: Z(5, 3): " in text


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], "name a strategy to score"),
        (["brute", "9", "4"], "no strategy 'brute'"),
        (["random"], "as in 15 7"),
        (["random", "9", "4", "--n", "5:9", "--d", "3:4"], "a grid needs --n and --d"),
        (["random", "--n", "5:9"], "a grid needs --n and --d"),
        (["random", "9", "4", "--divider", "B"], "--divider and --trained are for grids"),
        (["random", "--n", "5:9000", "--d", "3:400"], "at most 5000 variants"),
        (["random", "--n", "3:9", "--d", "3:4"], "at least 4 numbers"),
        (["random", "2017", "8"], "play sampled games instead"),
        (["random", "9", "4", "--games", "0"], "at least one game"),
        (["random", "9", "4", "--side", "C"], "a player is A or B"),
        (["--command", "no-such-program-anywhere", "9", "4"], "cannot be started"),
        (["--command", "awk", "9", "4", "--seconds", "-1"], "more than 0 seconds"),
    ],
)
def test_bad_input_for_scores_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], expected: str
) -> None:
    assert expected in complaint(capsys, "score", *arguments)


def test_questions_are_printed_and_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = ["questions", "--n", "5:9:2", "--d", "3:5", "--critical", "--count", "12", "--seed", "3"]
    text = output(capsys, *command)
    records = [json.loads(line) for line in text.splitlines()]
    assert len(records) == 12
    assert all(record["critical"] for record in records)
    lines, arrays = tmp_path / "q.jsonl", tmp_path / "q.npz"
    assert "12 questions" in output(capsys, *command, "--out", str(lines))
    assert lines.read_text(encoding="utf-8") == text
    assert "12 questions" in output(capsys, *command, "--out", str(arrays))
    with np.load(arrays) as archive:
        assert len(archive["boards"]) == len(archive["winning"]) == 12
        assert archive["critical"].all()
    assert "Welche Zahl streichst du?" in output(capsys, *command, "--lang", "de")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--count", "0"], "at least one question"),
        (["--n", "9:5"], "begins after its end"),
        (["--out", "q.csv"], ".jsonl, .npz, not as 'q.csv'"),
        (["--out", "/no/where/q.jsonl"], "cannot be written"),
        (["--n", "65:65", "--d", "3:3", "--out", "never-written.npz"], "at most 64 numbers"),
        (["--remainder", "9"], "between 0 and 2"),
    ],
)
def test_bad_options_for_questions_are_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], expected: str
) -> None:
    assert expected in complaint(capsys, "questions", *arguments)


def test_a_shortfall_of_questions_is_reported_and_is_no_success(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for out in ([], ["--out", str(tmp_path / "few.jsonl")], ["--out", str(tmp_path / "few.npz")]):
        hard = ["questions", "--n", "4:4", "--d", "3:3", "--count", "50", "--difficulty", "1", *out]
        assert run(hard) == 1
        assert "only 0 of 50 questions were found" in capsys.readouterr().err
    assert run(["questions", "--n", "4:4", "--d", "3:3", "--all", "--count", "5"]) == 0
    entries = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {entry["critical"] for entry in entries} == {False, True}


def test_questions_are_critical_and_about_other_bonds_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    bonds = ["--bond", "coprime", "--bond", "difference 4"]
    entries = [json.loads(line) for line in output(capsys, "questions", *bonds, "--count", "40").splitlines()]
    assert {entry["bond"] for entry in entries} == {"coprime", "difference 4"}
    assert all(entry["critical"] for entry in entries)
    entries = [json.loads(line) for line in output(capsys, "questions", "--prove", "--count", "9").splitlines()]
    assert {entry["task"] for entry in entries} == {"proof"}
    assert {entry["winner"] for entry in entries} == {"A", "B"}


def test_a_part_of_the_question_set_is_written_as_arrays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for part in ("train", "bonds"):
        file = tmp_path / f"{part}.npz"
        assert run(["questions", "--split", part, "--count", "6", "--out", str(file)]) == 0
        arrays = np.load(file)
        columns = (arrays[name].tolist() for name in ("boards", "variant", "winning"))
        for board, text, winning in zip(*columns, strict=True):
            position = position_of(Variant.parse(text), board)
            assert winning == mask_of(position.variant, winning_moves(position)) > 0
    capsys.readouterr()
    assert "as .jsonl" in complaint(capsys, "questions", "--prove", "--out", "never-written.npz")


def test_a_split_with_other_boards_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for options in (["--n", "5:5"], ["--prove"], ["--all"], ["--difficulty", "1"], ["--bond", "coprime"]):
        assert "leave out --n" in complaint(capsys, "questions", "--split", "train", *options)
