"""Programs behind a pipe, well-behaved or not: every question ends, and no process outlives the test."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from zahlenschlacht import SCHOOL, InputError, Variant, play_out
from zahlenschlacht.programs.scores import PipeAgent, score
from zahlenschlacht.programs.scores.pipes import PATIENCE, NoAnswerError

BOT = """
import sys
for line in sys.stdin:
    board, _, moves = line.strip().partition(":")
    n, d = map(int, board[2:-1].split(","))
    left = sorted(set(range(1, n + 1)) - set(map(int, moves.split())))
    {}
"""
SLOW = 0.5
"""The time limit of programs that do not answer; the others have a minute."""


def program(body: str, seconds: float = 60) -> PipeAgent:
    """A Python program that runs this code for every question."""
    return PipeAgent([sys.executable, "-c", BOT.format(body)], seconds)


def process_of(agent: PipeAgent) -> int:
    """The id of the agent's running process."""
    assert agent._process is not None
    return agent._process.process.pid


def test_a_program_is_scored_like_the_function_that_it_is() -> None:
    with program("print(left[-1], flush=True)") as agent:
        card = score(agent, Variant(9, 4), "A", representatives=2)
    by_function = score(lambda position: position.numbers[-1], Variant(9, 4), "A", representatives=2)
    assert (card.accuracy, card.floor, card.against_random) == (
        by_function.accuracy,
        by_function.floor,
        by_function.against_random,
    )
    assert not card.faults
    assert card.agent.startswith(sys.executable)


def test_one_process_answers_all_questions() -> None:
    with program("print(left[0], flush=True)") as agent:
        agent.number(SCHOOL.start())
        first = process_of(agent)
        for crossed in range(1, 13):
            agent.number(SCHOOL.position(range(1, crossed + 1)))
        assert process_of(agent) == first
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)


@pytest.mark.parametrize(
    ("body", "fault", "message"),
    [
        ("raise ValueError('too hard')", "crashed", "ValueError: too hard"),
        ("sys.exit(3)", "crashed", "it ended"),
        ("print('cross out eight', flush=True)", "unreadable", "cross out eight"),
        ("print('8 or 9', flush=True)", "unreadable", "8 or 9"),
        ("print('8.0', flush=True)", "unreadable", "8.0"),
        ("print(flush=True)", "unreadable", "''"),
        ("sys.stdout.buffer.write(bytes(range(128, 200)) + b'\\n'); sys.stdout.flush()", "unreadable", "�"),
        ("print('8' * 5000, flush=True)", "unreadable", "more than 1000 bytes"),
        ("print('8\\n9', flush=True)", "unreadable", "more than one line"),
        ("while True: sys.stdout.write('8')", "unreadable", "more than 1000 bytes"),
        ("while True: sys.stdout.write('8\\n8\\n')", "unreadable", "more than one line"),
        ("print(left[0] - 1, flush=True)", "illegal", "0"),
    ],
)
def test_each_misbehaviour_has_its_name(body: str, fault: str, message: str) -> None:
    with program(body) as agent:
        card = score(agent, Variant(4, 3), "A")
    assert set(card.faults) == {fault}
    assert card.faults[fault] == card.questions  # type: ignore[index]
    assert message in card.first_fault
    assert card.floor.value == card.against_random.value == 0


@pytest.mark.parametrize(
    "body",
    [
        "pass",
        "print(left[0])",
        "print(left[0], end='', flush=True)",
        "__import__('time').sleep(1000)",
        "while True: sys.stderr.write('thinking ' * 1000)",
        "__import__('signal').pause()",
    ],
)
def test_a_program_that_is_silent_is_late_and_soon_not_asked_again(body: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)
    with program(body, SLOW) as agent:
        for _ in range(PATIENCE):
            with pytest.raises(NoAnswerError) as failure:
                agent.number(SCHOOL.start())
            assert failure.value.fault == "late"
        with pytest.raises(NoAnswerError, match="not asked any more"):
            agent.number(SCHOOL.start())


def test_a_program_that_never_reads_is_late() -> None:
    board = Variant.of(range(10**6, 10**6 + 20_000), 7)  # the line is longer than the buffer of a pipe
    with PipeAgent([sys.executable, "-c", "import time; time.sleep(1000)"], SLOW) as agent:
        with pytest.raises(NoAnswerError) as failure:
            agent.number(board.start())
        assert failure.value.fault == "late"


def test_a_program_that_answers_one_question_only_is_started_anew_for_each() -> None:
    with program("print(left[0], flush=True); break") as agent:
        assert not score(agent, Variant(5, 3), "A").faults


def test_a_program_recovers_from_a_question_that_it_fails() -> None:
    with program("print('?' if 8 in left and len(left) < 15 else left[0], flush=True)") as agent:
        assert agent.number(SCHOOL.start()) == 1
        with pytest.raises(NoAnswerError):
            agent.number(SCHOOL.position([1, 2]))
        assert agent.number(SCHOOL.position([8, 2])) == 1


def test_the_error_output_of_a_program_is_escaped() -> None:
    with program(r"sys.exit('\x1b[2Jcleared\x07\x9b\u202e')") as agent, pytest.raises(NoAnswerError) as failure:
        agent.number(SCHOOL.start())
    assert failure.value.reply == r"\x1b[2Jcleared\x07\x9b\u202e"


def test_the_last_line_may_lack_its_end() -> None:
    with program("sys.stdout.write(str(left[0])); break") as agent:
        assert agent.number(SCHOOL.start()) == 1


STARTS_CHILD = """
import subprocess, sys
quiet = subprocess.DEVNULL
child = subprocess.Popen(["sleep", "1000"], stdout=quiet, stderr=quiet, start_new_session={own_session})
with open({children!r}, "a") as file:
    print(child.pid, file=file)
sys.stdin.readline()
print(1, flush=True)
sys.stdin.readline()
{second_answer}
"""


@pytest.mark.parametrize(
    ("second_answer", "error"),
    [("sys.stdin.read()", "no answer in time"), ("print('?', flush=True)", r"\?"), ("sys.exit(1)", None)],
    ids=["silent", "unreadable", "ended"],
)
@pytest.mark.parametrize("own_session", [False, True])
def test_children_of_a_program_end_with_it(
    tmp_path: Path, second_answer: str, error: str | None, own_session: bool
) -> None:
    children = tmp_path / "children"
    bot = STARTS_CHILD.format(children=str(children), second_answer=second_answer, own_session=own_session)
    with PipeAgent([sys.executable, "-c", bot], 60) as agent:
        assert agent.number(SCHOOL.start()) == 1
        [child] = map(int, children.read_text().split())
        assert is_alive(child)
        if error is None:
            assert agent.number(SCHOOL.start()) == 1  # by a new process, with a child of its own
        else:
            agent.seconds = SLOW if second_answer == "sys.stdin.read()" else 60
            with pytest.raises(NoAnswerError, match=error):
                agent.number(SCHOOL.start())
        wait_until_ended(child)
    *_, last_child = map(int, children.read_text().split())
    wait_until_ended(last_child)


def wait_until_ended(pid: int) -> None:
    """Wait until the process has ended, for at most a minute."""
    deadline = time.monotonic() + 60
    while is_alive(pid):
        assert time.monotonic() < deadline, f"the process {pid} still runs"
        time.sleep(0.01)


def is_alive(pid: int) -> bool:
    """Whether the process runs; a zombie does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


@pytest.mark.parametrize(
    ("command", "seconds", "expected"),
    [
        ("no-such-program-anywhere", 1, "cannot be started: No such file"),
        ("", 1, "empty"),
        ("/", 1, "cannot be started: Permission denied"),
        ("awk", 0, "more than 0 seconds"),
        ("awk", float("nan"), "more than 0 seconds"),
        ("awk 'half", 1, "No closing quotation"),
    ],
)
def test_a_command_that_is_no_program_is_refused(command: str, seconds: float, expected: str) -> None:
    with pytest.raises(InputError, match=expected), PipeAgent(command, seconds) as agent:
        agent.number(SCHOOL.start())


def test_a_program_is_refused_on_windows_before_it_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(InputError, match="--command needs Linux or macOS; on Windows, use WSL"):
        PipeAgent("python bot.py")


def test_a_program_plays_a_game() -> None:
    with program("print(left[0], flush=True)") as agent:
        game = play_out("Z(9, 4)", agent, lambda position: position.numbers[-1])
    assert game.crossed == (1, 9, 2, 8, 3, 7, 4)
