"""A program behind a pipe: a line of notation in, a number out.

The protocol has no state: the line `Z(15, 7): 8 2 5` is the whole question, and the answer is a line with the number to
cross out. The program must flush each answer. Every question ends within the time limit. A program that gives no proper
answer is killed with all its children, and started again for the next question.
"""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from time import monotonic
from uuid import uuid4

from ...game.errors import InputError, LongName, Name, abbreviated
from ...game.notation import write
from ...game.rules import Position
from .answers import Fault

TIMEOUT = 5.0
"""The default time limit for an answer, in seconds."""
PATIENCE = 3
"""After this many questions in a row without an answer, the program is not asked again."""
MAX_LINE = 1000
"""The largest length of an answer in bytes."""
MARK = "ZAHLENSCHLACHT_PROGRAM"
"""The environment variable by which the children of a program are found, even those in sessions of their own."""
_NUMBER = re.compile(rb"\s*([-+]?[0-9]{1,900})\s*")


class NoAnswerError(InputError):
    """The program gave no proper answer; `reply` says what it did instead."""

    def __init__(self, fault: Fault, reply: str) -> None:
        super().__init__("no-answer", reason=LongName(reply))
        self.fault, self.reply = fault, reply


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
            raise InputError("not-a-command", value=command, reason=Name(error)) from None
        if not self.command:
            raise InputError("no-command")
        if sys.platform == "win32":
            # There, a process cannot be killed with its children.
            raise InputError("no-pipes")
        if not 0 < seconds < 1e6:
            raise InputError("seconds-out-of-range", value=seconds)
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

    __call__ = number
    """A program is a strategy too, as for `play_out`."""

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
    """A running program and its pipes. Only `_wait` blocks, and always with a timeout."""

    def __init__(self, command: list[str]) -> None:
        pipe, self.mark = subprocess.PIPE, f"{MARK}={uuid4()}"
        environment = os.environ | dict([self.mark.split("=")])
        try:
            self.process = subprocess.Popen(
                command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True, env=environment
            )
        except (OSError, ValueError) as error:
            reason = Name(getattr(error, "strerror", None) or error)
            raise InputError("cannot-start", value=command[0], reason=reason) from None
        pipes = self.process.stdin, self.process.stdout, self.process.stderr
        self.stdin, self.stdout, self.stderr = (pipe.fileno() for pipe in pipes if pipe)
        os.set_blocking(self.stdin, False)
        self.open_pipes = DefaultSelector()
        self.open_pipes.register(self.stdout, EVENT_READ)
        self.open_pipes.register(self.stderr, EVENT_READ)
        self.unsent = self.output = self.last_errors = b""

    def answer(self, question: bytes, deadline: float) -> bytes:
        """The line that answers the question, without its end."""
        self._wait(0)
        if self.output:
            raise NoAnswerError(Fault.UNREADABLE, "more than one line for a question")
        if not self.unsent:
            self.open_pipes.register(self.stdin, EVENT_WRITE)
        self.unsent += question
        while b"\n" not in self.output and self._is_open(self.stdout):
            if monotonic() >= deadline:
                raise NoAnswerError(Fault.LATE, "no answer in time")
            self._wait(deadline - monotonic())
            if len(self.output) > MAX_LINE and b"\n" not in self.output:
                raise NoAnswerError(Fault.UNREADABLE, f"a line of more than {MAX_LINE} bytes")
        if not self.output:
            raise NoAnswerError(Fault.CRASHED, self._last_error())
        line, _, self.output = self.output.partition(b"\n")  # the last line may lack its end
        if self.output:
            raise NoAnswerError(Fault.UNREADABLE, "more than one line for a question")
        return line

    def _wait(self, seconds: float) -> None:
        """Wait until the program reads or writes; then send more of the question, or take what it has written."""
        for key, _ in self.open_pipes.select(seconds):
            part = b""
            if key.fd == self.stdin:
                with suppress(BrokenPipeError):  # it reads no more
                    part = self.unsent[os.write(self.stdin, self.unsent) :]
                self.unsent = part
            else:
                part = os.read(key.fd, 2 * MAX_LINE)
                if key.fd == self.stdout:
                    self.output += part
                else:
                    self.last_errors = (self.last_errors + part)[-MAX_LINE:]
            if not part:
                self.open_pipes.unregister(key.fd)

    def _is_open(self, pipe: int) -> bool:
        """Whether the program still has this pipe open."""
        return pipe in self.open_pipes.get_map()

    def _last_error(self) -> str:
        """The last line of the error output of a program that has ended."""
        deadline = monotonic() + 1
        while self._is_open(self.stderr) and monotonic() < deadline:
            self._wait(deadline - monotonic())
        lines = self.last_errors.decode(errors="replace").split("\n")
        last = next((line.strip()[:80] for line in reversed(lines) if line.strip()), "it ended")
        # Control characters could change what the terminal shows.
        return "".join(c if c.isprintable() else repr(c)[1:-1] for c in last)

    def kill(self) -> None:
        """Kill the process with all its children, and wait until it is gone."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self._kill_children()
        self.open_pipes.close()
        with self.process:  # waits, and closes the pipes
            pass
        self._kill_children()  # a child that was just starting had no environment yet

    def _kill_children(self) -> None:
        """Kill the children in other sessions, which have the mark in their environment. macOS has no such folder."""
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if self.mark.encode() in (folder / "environ").read_bytes().split(b"\0"):
                    os.kill(int(folder.name), signal.SIGKILL)
