"""A program behind a pipe: a line of notation in, a number out.

The protocol has no state: the line `Z(15, 7): 8 2 5` is the whole question, and the answer is a line with the number to
cross out. The program must flush each answer. Every question ends within the time limit. A program that gives no proper
answer is killed with all its children, and started again for the next question.
"""

from __future__ import annotations

import contextlib
import os
import re
import selectors
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from time import monotonic

from ...game.notation import write
from ...game.rules import InputError, Name, Position, abbreviated
from .answers import Fault

TIMEOUT = 5.0
"""The default time limit for an answer, in seconds."""
PATIENCE = 3
"""After this many questions in a row without an answer, the program is not asked again."""
MAX_LINE = 1000
"""The largest length of an answer in bytes."""
_NUMBER = re.compile(rb"\s*([-+]?[0-9]{1,900})\s*")


class NoAnswerError(Exception):
    """The program gave no proper answer; the text says what it did instead."""

    def __init__(self, fault: Fault, text: str) -> None:
        super().__init__(text)
        self.fault = fault


class PipeAgent:
    """A program that answers lines of notation with numbers; leaving its `with` block kills it.

    >>> from zahlenschlacht import SCHOOL
    >>> with PipeAgent("sed -u s/.*/8/") as program:
    ...     program.number(SCHOOL.start())
    8
    """

    def __init__(self, command: str | Sequence[str], seconds: float = TIMEOUT) -> None:
        try:
            self.command = shlex.split(command) if isinstance(command, str) else list(command)
        except ValueError as error:
            text = "{value} is not a command: {reason}"
            raise InputError("not-a-command", text, value=command, reason=Name(error)) from None
        if not self.command:
            raise InputError("no-command", "the command that starts the program is empty")
        if sys.platform == "win32":
            # There, pipes cannot be set to non-blocking, and a process cannot be killed with its children.
            text = "a program cannot be started here: --command needs Linux or macOS; on Windows, use WSL"
            raise InputError("no-pipes", text)
        if not 0 < seconds < 1e6:
            raise InputError(
                "seconds-out-of-range", "a time limit must be more than 0 seconds, not {value}", value=seconds
            )
        self.seconds = seconds
        self._process: _Process | None = None
        self._missed_answers = 0

    @property
    def name(self) -> str:
        """The command."""
        return shlex.join(self.command)

    def number(self, position: Position) -> int:
        """The number that the program answers; raises `NoAnswerError` if it gives no proper answer."""
        if self._missed_answers >= PATIENCE:
            raise NoAnswerError(Fault.LATE, f"not asked any more after {PATIENCE} questions without an answer")
        try:
            line = self._answer(write(position).encode() + b"\n")
            match = _NUMBER.fullmatch(line)
            if match is None:
                raise NoAnswerError(Fault.UNREADABLE, abbreviated(line.decode(errors="replace")))
        except NoAnswerError as error:
            self._missed_answers = 0 if error.fault is Fault.UNREADABLE else self._missed_answers + 1
            self.close()
            raise
        self._missed_answers = 0
        return int(match[1])

    def _answer(self, question: bytes) -> bytes:
        """The line that answers the question, from the running process or, if it has ended, from a new one."""
        deadline = monotonic() + self.seconds
        if self._process is not None:
            try:
                return self._process.answer(question, deadline)
            except NoAnswerError as error:
                if error.fault is not Fault.CRASHED:
                    raise
                self.close()  # the program may end after each answer
        self._process = _Process(self.command)
        return self._process.answer(question, deadline)

    def close(self) -> None:
        """Kill the program; the next question starts it again."""
        if self._process is not None:
            self._process.kill()
            self._process = None

    def __enter__(self) -> PipeAgent:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _Process:
    """A running program, with its three pipes set to non-blocking."""

    def __init__(self, command: list[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError) as error:
            reason = Name(getattr(error, "strerror", None) or error)
            text = "{value} cannot be started: {reason}"
            raise InputError("cannot-start", text, value=command[0], reason=reason) from None
        pipes = self.process.stdin, self.process.stdout, self.process.stderr
        self.stdin, self.stdout, self.stderr = (pipe.fileno() for pipe in pipes if pipe is not None)
        for descriptor in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(descriptor, False)
        self.last_errors = b""

    def answer(self, question: bytes, deadline: float) -> bytes:
        """The line that answers the question, without its end."""
        output = b""
        with selectors.DefaultSelector() as selector:
            selector.register(self.stdout, selectors.EVENT_READ)
            if selector.select(0):
                self._check_output_before_question()
            selector.register(self.stdin, selectors.EVENT_WRITE)
            selector.register(self.stderr, selectors.EVENT_READ)
            while b"\n" not in output:
                ready = {key.fd for key, _ in selector.select(max(0.0, deadline - monotonic()))}
                if self.stderr in ready and not self._read_errors():
                    selector.unregister(self.stderr)
                if self.stdout in ready:
                    output += self._read(output)
                if self.stdin in ready:
                    question = question[self._write(question) :]
                    if not question:
                        selector.unregister(self.stdin)
                if len(output) > MAX_LINE and b"\n" not in output:
                    raise NoAnswerError(Fault.UNREADABLE, f"a line of more than {MAX_LINE} bytes")
                if monotonic() > deadline:
                    raise NoAnswerError(Fault.LATE, "no answer in time")
        line, _, rest = output.partition(b"\n")
        if rest:
            raise NoAnswerError(Fault.UNREADABLE, "more than one line for a question")
        return line

    def _check_output_before_question(self) -> None:
        """Refuse output that came before the question; the end of the output means that the program has ended."""
        if os.read(self.stdout, 1):
            raise NoAnswerError(Fault.UNREADABLE, "more than one line for a question")
        raise NoAnswerError(Fault.CRASHED, "it ended")

    def _read(self, output: bytes) -> bytes:
        """The next part of the output; at its end a line break, if the last line lacks one."""
        part = os.read(self.stdout, 2 * MAX_LINE)
        if part:
            return part
        if output:
            return b"\n"
        self._read_errors()
        lines = self.last_errors.decode(errors="replace").split("\n")
        last = next((line.strip()[:80] for line in reversed(lines) if line.strip()), "it ended")
        # Control characters could change what the terminal shows.
        raise NoAnswerError(Fault.CRASHED, "".join(c if c.isprintable() else repr(c)[1:-1] for c in last))

    def _write(self, question: bytes) -> int:
        """The number of bytes of the question that the pipe took."""
        try:
            return os.write(self.stdin, question)
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            return len(question)  # reading its output will show whether the program has ended

    def _read_errors(self) -> bool:
        """Keep the end of the program's error output; whether there may be more."""
        try:
            part = os.read(self.stderr, 65536)
        except BlockingIOError:
            return True
        self.last_errors = (self.last_errors + part)[-MAX_LINE:]
        return bool(part)

    def kill(self) -> None:
        """Kill the process with all its children, and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        with self.process:  # waits, and closes the pipes
            pass
