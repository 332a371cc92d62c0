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
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO
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
MAX_UNREAD = 2000
"""A program that has written this many parts which nobody took is not read any further."""
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
    """A running program. A thread puts its output into a queue, and another one keeps the end of its error output."""

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
        self.output: SimpleQueue[bytes] = SimpleQueue()
        self.last_errors = b""
        self.errors = _start(self._read_errors, self.process.stderr)
        self.reader = _start(self._read_output, self.process.stdout)

    def answer(self, question: bytes, deadline: float) -> bytes:
        """The line that answers the question, without its end."""
        if not self.output.empty():
            if self.output.get():
                raise NoAnswerError(Fault.UNREADABLE, "more than one line for a question")
            raise NoAnswerError(Fault.CRASHED, self._last_error())
        _start(self._write, self.process.stdin, question)
        output = b""
        while b"\n" not in output:
            try:
                part = self.output.get(timeout=max(0.0, deadline - monotonic()))
            except Empty:
                raise NoAnswerError(Fault.LATE, "no answer in time") from None
            if not part and not output:
                raise NoAnswerError(Fault.CRASHED, self._last_error())
            if not part:  # the last line lacks its end; the next question will find the end of the output
                self.output.put(part)
            output += part or b"\n"
            if len(output) > MAX_LINE and b"\n" not in output:
                raise NoAnswerError(Fault.UNREADABLE, f"a line of more than {MAX_LINE} bytes")
        line, _, rest = output.partition(b"\n")
        if rest:
            raise NoAnswerError(Fault.UNREADABLE, "more than one line for a question")
        return line

    def _read_output(self, pipe: IO[bytes]) -> None:
        """Put the output into the queue, and an empty part at its end."""
        part = b"any"
        while part and self.output.qsize() < MAX_UNREAD:
            part = pipe.read(2 * MAX_LINE)
            self.output.put(part)

    def _read_errors(self, pipe: IO[bytes]) -> None:
        """Keep the end of the error output."""
        while part := pipe.read(65536):
            self.last_errors = (self.last_errors + part)[-MAX_LINE:]

    def _write(self, pipe: IO[bytes], question: bytes) -> None:
        """Write the question, for which a program that does not read makes us wait."""
        while question:
            question = question[pipe.write(question) :]

    def _last_error(self) -> str:
        """The last line of the error output of a program that has ended."""
        self.errors.join(1)
        lines = self.last_errors.decode(errors="replace").split("\n")
        last = next((line.strip()[:80] for line in reversed(lines) if line.strip()), "it ended")
        # Control characters could change what the terminal shows.
        return "".join(c if c.isprintable() else repr(c)[1:-1] for c in last)

    def kill(self) -> None:
        """Kill the process with all its children, and wait until it is gone."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self._kill_children()
        # A thread that still read a closed pipe could read that of the next process, which may get the same number.
        for thread in (self.reader, self.errors):
            thread.join(1)
        with self.process:  # waits, and closes the pipes
            pass
        self._kill_children()  # a child that was just starting had no environment yet

    def _kill_children(self) -> None:
        """Kill the children in other sessions, which have the mark in their environment. macOS has no such folder."""
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if self.mark.encode() in (folder / "environ").read_bytes().split(b"\0"):
                    os.kill(int(folder.name), signal.SIGKILL)


def _start(work: Callable[..., None], *arguments: object) -> Thread:
    """Do this in a thread, until the pipe breaks or is closed."""

    def run() -> None:
        with suppress(OSError, ValueError):
            work(*arguments)

    thread = Thread(target=run, daemon=True)
    thread.start()
    return thread
