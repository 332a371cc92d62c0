"""The command line, as a person or a script uses it."""

from __future__ import annotations

import io
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import sysconfig
import time
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import get_args, get_type_hints

import click
import pytest

from helpers.commands import complaint, output
from zahlenschlacht import Player, Variant, __version__, audit, solve, svg
from zahlenschlacht.cli import COMMANDS, app, main, run
from zahlenschlacht.cli.console import Speaker
from zahlenschlacht.cli.solve import WITHOUT_WORDS
from zahlenschlacht.explanations.words import LANGUAGES
from zahlenschlacht.game.bonds import BONDS
from zahlenschlacht.game.notation import read
from zahlenschlacht.solution.certificates import Certificate
from zahlenschlacht.solution.sequences import SEQUENCES
from zahlenschlacht.strategies import STRATEGIES, strategies_for

PROGRAM = str(Path(sysconfig.get_path("scripts")) / "zahlenschlacht")


def test_solve_prints_the_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    assert output(capsys, "solve", "15", "7").splitlines() == [
        "Z(15, 7)",
        "winner         A",
        "closer         A",
        "margin         0",
        "winning_moves  1, 8, 15",
        "reason         Theorem 3.1.4",
        "certificate    pairing: delete: 1; 2 5 | 3 4 | 6 8 | 7 14 | 9 12 | 10 11 | 13 15",
    ]


def test_solve_in_json_has_the_fields_of_the_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    fields = json.loads(output(capsys, "solve", "Z(15, 7): 2 5", "--json"))
    verdict = solve(Variant(15, 7).position([2, 5]))
    assert list(fields) == [
        "position",
        "turn",
        "crossed",
        "winner",
        "closer",
        "margin",
        "winning_moves",
        "winning_residues",
        "reason",
        "certificate",
    ]
    assert fields["winner"] == "A"
    assert fields["winning_moves"] == list(verdict.winning_moves or ())
    assert verdict.certificate is not None
    assert fields["certificate"]["groups"] == [list(group) for group in verdict.certificate.groups]


def test_solve_knows_the_whole_family(capsys: pytest.CaptureFixture[str]) -> None:
    reversed_roles = json.loads(output(capsys, "solve", "Z(10, 3, remainder=1, divider=b)", "--json"))
    assert reversed_roles["winner"] == solve(Variant.of(range(1, 11), 3, 1, "B").start()).winner
    assert json.loads(output(capsys, "solve", "Z({-3, 0, 1, 4, 10}, 5): 0", "--json"))["closer"] == "A"


def test_solve_answers_for_numbers_of_hundreds_of_digits(capsys: pytest.CaptureFixture[str]) -> None:
    fields = json.loads(output(capsys, "solve", str(10**300 + 1), str(10**120), "--json"))
    assert fields["winner"] == "A"
    assert fields["winning_moves"] is None
    assert fields["margin"] == 10**180 - 2


def test_solve_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "solve", "15", "7", "--lang", "de")
    assert "Gewinner " in text
    assert "winning_moves" not in text
    assert "1, 8, 15" in text


def test_solve_says_if_the_verdict_comes_from_a_search(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["solve", "Z(20, square sum, divider=B)"]
    hostile = "1, 2, 4, 6, 9, 11, 13, 17, 18, 20"
    assert f"certificate    search: largest hostile: {hostile}\n" in output(capsys, *command)
    text = "found by a search of all sets of numbers; a largest hostile set"
    assert f"proof to check  {text}: {hostile}\n" in output(capsys, *command, "--lang", "en")
    assert f"eine größte feindliche Menge: {hostile}\n" in output(capsys, *command, "--lang", "de")


@pytest.mark.parametrize("kind", get_args(get_type_hints(Certificate)["kind"]))
def test_every_certificate_has_its_line_and_its_message(kind: str) -> None:
    assert "{shown}" in WITHOUT_WORDS[kind]
    for language in LANGUAGES:
        assert "7, 9" in Speaker(language)(f"cli-{kind}", shown="7, 9", delete="")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["solve", "3", "7"], "at least 4 numbers, not 3"),
        (["solve", "15", "1"], "at least 2, not 1"),
        (["solve", "15"], "as in 15 7"),
        (["solve", "1", "2", "3"], "as in 15 7"),
        (["solve", "x", "7"], "n must be a whole number, not 'x'"),
        (["solve", "1.5", "7"], "n must be a whole number, not '1.5'"),
        (["solve", "1_5", "7"], "n must be a whole number"),
        (["solve", "9" * 5000, "7"], "n has more than 3900 digits"),
        (["solve", "Z(15, 7, remainder=7)"], "between 0 and 6, not 7"),
        (["solve", "Z(15, 7, divider=C)"], "a player is A or B, not 'C'"),
        (["solve", "Z(15, 7): 8 8"], "8 is already crossed out"),
        (["explain", "15", "7", "--lang", "fr"], "there is no language 'fr', choose from en, de"),
        (["solve", "Z(15, 7): 16"], "16 is not on the board"),
        (["solve", "Z(15, 7): 8 x"], "not 'x'"),
        (["solve", "Z({1, 2, 3}, 5)"], "at least 4 numbers, not 3"),
        (["solve", "Z({1, 2, 3, 3}, 5)"], "3 is on the board twice"),
        (["solve", f"Z({'10' * 40}, 7): 8"], "too large to be listed and played"),
        (["solve", "15", "7", "--lang", "fr"], "fr"),
        (["solve", "15", "7", "--nonsense"], "--nonsense"),
        (["nonsense"], "nonsense"),
        (["play", "--command", "cat", "--against", "random"], "leave out --against and --share"),
        (["play", "--against", "nobody"], "no strategy 'nobody'"),
        (["play", "--as", "C"], "a player is A or B"),
        (["play", "--against", "learner", "--share", "2"], "between 0 and 1"),
        (["play", "2000000", "7"], "too large to be listed and played"),
        (["audit", "--bound", "3"], "at least 4"),
        (["recipe", "larger;pals"], "column 8: 'pals' is not a word of a recipe"),
        (["recipe", "larger;pals", "--lang", "de"], "Spalte 8: 'pals' ist kein Wort"),
        (["recipe", "any", "15"], "as in 15 7"),
        (["recipe", "any", "15", "7", "--as", "C"], "a player is A or B"),
        (["recipe", "any", "2000000", "7"], "too large to be listed and played"),
    ],
)
def test_bad_input_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], expected: str
) -> None:
    assert expected in complaint(capsys, *arguments)


def test_bad_input_is_reported_in_german_with_the_option_lang(capsys: pytest.CaptureFixture[str]) -> None:
    assert "mindestens 4" in complaint(capsys, "solve", "3", "7", "--lang", "de")
    assert "mindestens 4" in complaint(capsys, "solve", "3", "7", "--lang=de")


@pytest.mark.parametrize("language", ["en", "de"])
def test_explain_draws_the_board_and_says_why(capsys: pytest.CaptureFixture[str], language: str) -> None:
    text = output(capsys, "explain", "Z(15, 7): 8 2", "--lang", language)
    assert "  1   b   3   4   5\n  6   7   a   9  10\n" in text
    assert ("Partner" if language == "de" else "partner") in text


def test_a_large_board_is_explained_without_a_drawing(capsys: pytest.CaptureFixture[str]) -> None:
    assert "(1008 in all)" in output(capsys, "explain", "2017", "8")
    assert output(capsys, "explain", str(10**50 + 1), "8")


def test_every_bond_is_listed_solved_and_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = json.loads(output(capsys, "bonds", "--json"))
    assert [entry["bond"] for entry in entries] == list(BONDS)
    for language in ("en", "de"):
        table = output(capsys, "bonds", "--lang", language)
        for entry in entries:
            assert entry["example"] in table
            assert entry["example"] in output(capsys, "solve", "9", *entry["example"].split(), "--lang", language)
            assert output(capsys, "explain", f"Z(9, {entry['example']}): 4 5", "--lang", language)
    assert "Schubfachprinzip" in output(capsys, "solve", "Z(12, difference 4, divider=B)", "--lang", "de")
    assert output(capsys, "solve", "Z({2, 3, 9, 10}, divides)").startswith("Z({2, 3, 9, 10}, divides)")
    entries = "h\nh\nh\n" + "".join(f"{number}\n" for number in range(1, 8)) * 2 + "q\n"
    text = play(capsys, monkeypatch, entries, "7", "coprime")
    assert "Your opponent: Ada." in text
    assert "residue" not in text
    assert re.search(r"Z\(7, coprime\): .* = [AB]", text)


def test_the_paper_is_listed_item_by_item(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "paper")
    assert text.index("Figure 1") < text.index("Lemma 3.1.2") < text.index("Question (ii)")
    assert "Z(15, 9): 9 8 1 7 2 3 10: B wins" in text
    assert "Z(20, 8, divider=B): A wins" in text


def test_appearances_name_their_source_and_the_winner(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "appearances")
    assert "Bundeswettbewerb Mathematik" in text
    assert "Z(27, 5): A wins" in text
    boards = {
        name: winner
        for it in json.loads(output(capsys, "appearances", "--json"))
        for name, winner in it["boards"].items()
    }
    assert boards["Z(8, coprime)"] == "A"
    assert boards["Z(10, coprime)"] == "B"


def test_a_conjecture_is_tested_on_small_boards(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "conjecture", "last-three", "--n", "10", "--d", "5")
    assert "d = 3: –\nd = 4: 5 B, 6 A, 10 A\nd = 5: 6 A\n48 games, no counterexample." in text


def test_a_sequence_is_written_as_a_b_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert output(capsys, "sequence", "frontier", "--oeis", "--terms", "3") == "4 5\n5 7\n6 9\n"
    assert "a(3), ...: 0, 0, 1, 1, 2" in output(capsys, "sequence", "boards-of-b", "--terms", "5")
    assert output(capsys, "sequence", "frontier-reversed", "--oeis", "--terms", "1") == "3 4\n"
    assert output(capsys, "sequence", "odd-divisors-of-a", "--oeis", "--terms", "2") == "2 3\n3 3\n"


def test_strategies_lists_every_one(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "strategies")
    assert all(name in text for name in STRATEGIES)


def test_a_recipe_is_checked_on_one_board(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "recipe", "superfluous;larger", "15", "7")
    assert "1. Cross out a number that has no partner." in text
    assert "With this recipe A wins Z(15, 7), whatever B does." in text
    refutation = output(capsys, "recipe", "larger;any", "9", "3", "--lang", "de")
    assert "Zeile 2 erlaubt das." in " ".join(refutation.split())
    assert read(refutation.splitlines()[-1]).winner == "B"
    fields = json.loads(output(capsys, "recipe", "closing-breaker", "16", "4", "--as", "B", "--json"))
    assert (fields["result"], fields["seat"], fields["game"]) == ("wins", "B", None)


def test_a_recipe_is_scored_on_the_57(capsys: pytest.CaptureFixture[str]) -> None:
    assert "wins 57 of 57 boards" in output(capsys, "recipe", "superfluous;larger")
    score = output(capsys, "recipe", "superfluous;partner")
    assert re.search(r"15 .* 7×", score)
    assert read(score.splitlines()[-1]).winner == "B"
    fields = json.loads(output(capsys, "recipe", "any", "--json"))
    assert (fields["wins"], fields["boards"], len(fields["variants"])) == (0, 57, 57)


def test_audit_prints_a_table_without_failures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # One subject of each check is enough here: tests/audit runs them all.
    checks = [replace(check, subjects=check.subjects[:1]) for check in audit.checks(4)]
    monkeypatch.setattr(audit, "checks", lambda bound: checks if bound == 4 else [])
    text = output(capsys, "audit", "--bound", "4")
    assert [check.name for check in checks if check.name not in text] == []
    assert "0 failures" in text


def test_a_failed_audit_ends_with_status_1(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = audit.Check("A wins everything", [Variant(4, 3)], lambda variant: iter([f"{variant} is won by B"]))
    monkeypatch.setattr(audit, "checks", lambda bound: [wrong])
    assert run(["audit"]) == 1
    assert "Z(4, 3) is won by B" in capsys.readouterr().out


def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, entries: str, *arguments: str) -> str:
    """The output of the terminal game for this input."""
    monkeypatch.setattr("sys.stdin", io.StringIO(entries))
    return output(capsys, "play", "--seed", "1", *arguments)


def test_a_game_is_won_by_the_pairing_strategy(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = play(capsys, monkeypatch, "3\n1\n2\n4\n5\nq\n", "5", "3", "--against", "program")
    line = next(line for line in text.splitlines() if line.startswith("Z(5, 3): "))
    assert read(line).winner == "A"
    assert line.endswith("= A")


def test_a_blunder_is_named_in_the_review(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    text = play(capsys, monkeypatch, "1\n3\n2\n4\n5\nq\n", "5", "5", "--against", "program")
    assert "= B" in text
    assert re.search(r"\bA\b.*\b1\b.*-1.*5", text)


def test_the_terminal_game_helps_takes_back_and_refuses(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = f"h\nh\nh\nh\n99\nfoo\n--5\n{'9' * 5000}\n8\nu\nu\nq\n"
    text = play(capsys, monkeypatch, entries)
    assert "cross out 1, 8 or 15" in text
    assert "Theorem 3.1.4" in text
    assert "99 is not on the board" in text
    assert "'foo' is neither a number nor a command" in text
    assert "'--5' is neither a number nor a command" in text
    assert text.count("is neither a number nor a command") == 2
    assert "number has more than 3900 digits" in text
    assert "There is no move to take back" in text
    *_, boards, _, _ = text.split("A (13 moves left) >")
    assert boards.index("  6   b   a   9") < boards.index("  6   7   8   9")


def test_two_people_play_at_one_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Z(4, 3): 1 2 = B" in play(capsys, monkeypatch, "1\n2\n", "4", "3", "--against", "person")


@pytest.mark.parametrize("name", [*STRATEGIES, "person", "recipe:smaller;bonded"])
def test_anyone_can_be_played_from_either_side(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    games = 0
    for n, side in product((7, 8, 13), "AB"):
        start = Variant(n, 4).start()
        entries = "".join(f"{number}\n" for number in [*range(1, 14), *range(1, 14)]) + "q\n"
        arguments = [str(n), "4", "--against", name, "--as", side, "--lang", "de"]
        if name not in STRATEGIES or name in strategies_for(start, Player(side).other):
            assert "= " in play(capsys, monkeypatch, entries, *arguments)
            games += 1
        else:
            assert run(["play", *arguments]) == 2
            assert "Wähle perfect" in capsys.readouterr().err
    assert games > 0


def test_a_program_behind_a_pipe_is_an_opponent(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = f"{sys.executable} docs/bots/bot.py"
    moves = "".join(f"{number}\n" for number in range(1, 10)) * 2
    for side in "AB":
        text = play(capsys, monkeypatch, moves, "9", "4", "--command", bot, "--as", side)
        [game] = [read(line) for line in text.splitlines() if line.startswith("Z(9, 4): ")]
        assert game.is_over
        assert f"You are {side}. Your opponent: " in text
        assert "bot.py" in text
    for command, fault in {"sed -u s/.*/1/": "1 is already crossed out", "cat": "no number: 'Z(9, 4): 1'"}.items():
        monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
        assert run(["play", "9", "4", "--command", command]) == 2
        assert f"move 2 of {command}" in (error := capsys.readouterr().err.replace("'s/.*/1/'", "s/.*/1/"))
        assert fault in error


def test_the_default_opponent_has_a_rule_for_its_seat(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Your opponent: Rob." in play(capsys, monkeypatch, "q\n")
    assert "Your opponent: Ada." in play(capsys, monkeypatch, "q\n", "--as", "B")
    assert "Your opponent: Kim." in play(capsys, monkeypatch, "q\n", "--as", "B", "--share", "0.5")


def test_the_end_of_the_input_ends_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play(capsys, monkeypatch, "8\n")


def test_ctrl_c_leaves_without_a_traceback() -> None:
    process, terminal = pty.fork()
    if process == 0:
        # A test run in the background ignores SIGINT, and its child processes inherit that.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.execv(PROGRAM, [PROGRAM, "play"])
    screen = b""
    deadline = time.monotonic() + 60
    seconds = 0.5
    while True:
        assert time.monotonic() < deadline, screen
        if select.select([terminal], [], [], seconds)[0]:
            try:
                screen += os.read(terminal, 65536)
            except OSError:
                break  # the other end is closed
        elif b"> " in screen:
            # Python can miss a signal between the prompt and the wait for input, so send it until the program ends. A
            # second signal during the exit would kill the program before it has its status, so wait longer for it.
            os.write(terminal, b"\x03")
            seconds = 10
    os.close(terminal)
    _, status = os.waitpid(process, 0)
    assert os.waitstatus_to_exitcode(status) == 130
    assert b"Traceback" not in screen


def test_without_a_command_the_help_is_printed_and_there_is_an_option_for_the_version(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert output(capsys).startswith("Usage: zahlenschlacht")
    assert output(capsys, "--version") == f"{__version__}\n"


def test_figures_are_printed_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    assert output(capsys, "solve", "15", "7", "--lang", "de").splitlines()[-2:] == [
        "Grund              Satz 3.1.4",
        "Beweis zum Prüfen  Paarung: streiche 1; 2 5 | 3 4 | 6 8 | 7 14 | 9 12 | 10 11 | 13 15",
    ]
    assert "Satz von den letzten zwei" in output(capsys, "solve", "17", "7", "--lang", "de")
    assert "Gruppen: " in output(capsys, "solve", "16", "7", "--lang", "de")
    assert "35,9 %" in output(capsys, "score", "random", "9", "4", "--lang", "de")
    assert "Satz 3.2.6" in output(capsys, "strategies", "--lang", "de")


def test_moves_that_are_not_listed_do_not_count_as_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert "winning_moves  not listed" in output(capsys, "solve", "1000001", "8")
    assert "winning_moves  -" in output(capsys, "solve", "17", "7")


@pytest.mark.parametrize("command", [["solve", "15", "7"], ["bonds"], ["explain", "2017", "8"]])
def test_a_terminal_without_our_characters_gets_no_traceback(
    command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    streams = {name: io.BytesIO() for name in ("stdout", "stderr")}
    for name, stream in streams.items():
        monkeypatch.setattr(sys, name, io.TextIOWrapper(stream, encoding="ascii"))
    monkeypatch.setattr(sys, "argv", ["zahlenschlacht", *command, "--lang", "de"])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 0
    assert streams["stdout"].getvalue().isascii()
    assert b"?" in streams["stdout"].getvalue(), "an umlaut was replaced"
    sys.stderr.flush()
    assert streams["stderr"].getvalue() == b""


def test_a_closed_pipe_is_no_error() -> None:
    command = f"'{PROGRAM}' solve 20001 2 --json | head -c 10"
    process = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert process.stderr == ""


def test_importing_the_package_needs_only_the_standard_library() -> None:
    listing = "import sys; old = set(sys.modules); import zahlenschlacht; print(*set(sys.modules) - old)"
    modules = subprocess.run([sys.executable, "-c", listing], check=True, capture_output=True, text=True).stdout.split()
    assert {name.partition(".")[0] for name in modules} - sys.stdlib_module_names == {"zahlenschlacht"}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no /dev/full")
@pytest.mark.parametrize("arguments", [["solve", "15", "7"], ["explain", "15", "7"], ["--version"]])
def test_output_that_cannot_be_written_ends_in_one_line(arguments: list[str]) -> None:
    command = [sys.executable, "-m", "zahlenschlacht", *arguments]
    with Path("/dev/full").open("w") as full:
        process = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert process.returncode == 2
    assert process.stderr == "zahlenschlacht: the output cannot be written: No space left on device\n"


def test_the_board_is_drawn_once_before_the_first_move_of_b(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert play(capsys, monkeypatch, "q\n", "15", "7", "--as", "B").count("  15\n") == 1


def test_a_list_to_choose_from_is_never_cut(capsys: pytest.CaptureFixture[str]) -> None:
    assert ", ".join(STRATEGIES) in complaint(capsys, "play", "--against", "nobody")
    assert ", ".join(SEQUENCES) in complaint(capsys, "sequence", "none")


def test_notation_is_accepted_by_every_command_that_takes_a_board(capsys: pytest.CaptureFixture[str]) -> None:
    notation = json.loads(output(capsys, "solve", "Z(15, 7): 8 2", "--json"))
    assert (notation["position"], notation["turn"], notation["crossed"]) == ("Z(15, 7): 8 2", "A", [8, 2])
    assert json.loads(output(capsys, "solve", "Z(5, 3): 3 1 5", "--json"))["turn"] is None
    lines = output(capsys, "solve", "Z(15,", "7):", "8", "2").splitlines()  # a shell may split it
    assert lines[1:3] == ["turn           A", "crossed        8, 2"]
    assert "A can win" in output(capsys, "explain", "z(15, 7): 8 2")
    assert "Cross" in output(capsys, "recipe", "superfluous;larger", "Z(15, 7)")
    assert "a variant has no moves, but Z(15, 7): 8 has some" in complaint(capsys, "play", "Z(15,7):8")


def test_a_game_is_reviewed(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "review", "Z(9, 4): 1 4 5 2")
    assert re.search(r"3 +A +5 +-1 +mistake; 8 would have won", text)
    plies = json.loads(output(capsys, "review", "Z(9, 4): 1 4 5 2", "--json"))["plies"]
    assert [ply["is_blunder"] for ply in plies] == [False, False, True, False]
    assert plies[2]["winning_moves"] == [8]
    assert "column 10" in complaint(capsys, "review", "Z(9, 4): 99")


def test_a_review_names_the_deciding_move(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Move 3 of A was the last mistake\nThree numbers were left: 1, 2 and 3." in output(
        capsys, "review", "Z(5, 3): 4 5 2"
    )
    deciding = json.loads(output(capsys, "review", "Z(5, 3): 4 5 2", "--json"))["decision"]
    assert (deciding["kind"], deciding["ply"], deciding["better"]) == ("mistake", 3, 3)
    assert json.loads(output(capsys, "review", "Z(5, 3): 4 5", "--json"))["decision"] is None


def test_a_board_is_drawn_as_svg(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert output(capsys, "svg", "Z(9, 4): 1", "--marks", "partners") == svg("Z(9, 4): 1", "partners") + "\n"
    path = tmp_path / "board.svg"
    assert output(capsys, "svg", "Z(9, 4): 1", "--out", str(path)) == ""
    assert path.read_text("utf-8") == svg("Z(9, 4): 1")
    assert "cannot be written" in complaint(capsys, "svg", "Z(9, 4)", "--out", str(tmp_path / "no" / "board.svg"))
    assert "choose" not in complaint(capsys, "svg", "Z(9, 4)", "--marks", "magic")


@pytest.mark.parametrize(
    ("arguments", "option"),
    [
        (["perfect", "40", "9"], "--games 200"),
        (["perfect", "17", "9", "--sets"], "--games 200"),
        (["perfect", "16", "coprime"], "--sets"),
    ],
)
def test_a_refused_score_names_the_option_that_helps(
    capsys: pytest.CaptureFixture[str], arguments: list[str], option: str
) -> None:
    assert option in complaint(capsys, "score", *arguments)
    assert output(capsys, "score", "random", "Z(9, coprime)", "--sets", "--side", "A", "--json")


def test_help_that_is_refused_does_not_end_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = "\n".join(map(str, range(2, 62)))
    text = play(capsys, monkeypatch, f"1\nh\n{moves}\nq\n", "61", "coprime", "--against", "person")
    assert "at most 60 numbers" in text
    assert "Z(61, coprime): 1 2 3" in text


def test_only_the_module_of_the_requested_command_is_imported() -> None:
    code = (
        "import sys; from zahlenschlacht.cli import run; run(['solve', '15', '7', '--json']); "
        "print(*sorted(name for name in sys.modules if name.startswith('zahlenschlacht.cli.')))"
    )
    process = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    modules = process.stdout.splitlines()[1].split()
    assert modules == [f"zahlenschlacht.cli.{name}" for name in ("arguments", "console", "options", "solve")]


@pytest.mark.parametrize(
    ("words", "expected"), [("zahlenschlacht so", {"solve"}), ("zahlenschlacht svg --ma", {"--marks"})]
)
def test_a_shell_gets_completions(words: str, expected: set[str]) -> None:
    asked = {"COMP_WORDS": words, "COMP_CWORD": str(words.count(" ")), "_ZAHLENSCHLACHT_COMPLETE": "bash_complete"}
    process = subprocess.run([PROGRAM], capture_output=True, text=True, check=False, timeout=60, env=os.environ | asked)
    assert {line.partition(",")[2] for line in process.stdout.splitlines()} == expected


def has_json(command: click.Command | None) -> bool:
    """Whether the command has the option --json."""
    return command is not None and any("--json" in parameter.opts for parameter in command.params)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("sequence frontier --terms 3", {"name": "frontier", "offset": 4, "terms": [5, 7, 9]}),
        ("strategies", {"strategy": "perfect", "citation": "Last-two theorem"}),
        ("explain Z(5,3):3", {"position": "Z(5, 3): 3"}),
        ("paper", {"kind": "figure", "number": "1", "games": {"Z(15, 7)": "A"}}),
        ("conjecture last-three --n 8 --d 3", {"d": 3, "counterexamples": []}),
        ("audit --bound 4", {"failures": 0, "first_failure": None}),
    ],
)
def test_commands_print_data_as_json(
    capsys: pytest.CaptureFixture[str], arguments: str, expected: dict[str, object]
) -> None:
    fields = json.loads(output(capsys, *arguments.split(), "--json"))
    entries = fields if isinstance(fields, list) else [fields]
    assert any(it | expected == it for it in entries), fields


def test_the_help_of_every_command_explains_its_parameters(capsys: pytest.CaptureFixture[str]) -> None:
    context = click.Context(app)
    for name in COMMANDS:
        assert run([name, "--help"]) == 0
        assert capsys.readouterr().out.startswith(f"Usage: zahlenschlacht {name}")
        command = app.get_command(context, name)
        assert has_json(command) == (name not in {"play", "serve", "svg", "atlas", "questions"}), name
        assert command is not None
        assert all(getattr(parameter, "help", None) for parameter in command.params), name
