"""A program behind a pipe: a line of notation in, a number out.

The protocol has no state: the line `Z(15, 7): 8 2 5` says all, and the answer is a line with the number to cross out.
The program must flush each answer. Whatever it does instead, the question ends within the time limit: a program that
has not answered as it should is ended with all its children, and started anew for the next question.
"""

from __future__ import annotations

import contextlib
import os
import re
import selectors
import shlex
import signal
import subprocess
from collections.abc import Sequence
from enum import StrEnum
from time import monotonic

from ...game.notation import write
from ...game.rules import InputError, Name, Position, abbreviated

SECONDS = 5.0
"""How long a program may think, unless told."""
PATIENCE = 3
"""After so many questions without an answer in a row the program is not asked again."""
LONGEST_LINE = 1000
"""The most bytes that the line of an answer may have."""
_NUMBER = re.compile(rb"\s*([-+]?[0-9]{1,900})\s*")


class Fault(StrEnum):
    """Why an answer forfeits the game."""

    ILLEGAL = "illegal"
    """A number that is not on the board."""
    UNREADABLE = "unreadable"
    """Not one number on a line of its own."""
    LATE = "late"
    """No answer within the time limit."""
    CRASHED = "crashed"
    """The program ended without an answer."""
    UNFIT = "unfit"
    """A strategy whose rule has no move here."""


class NoAnswerError(Exception):
    """The program did something else than to answer; the text says what."""

    def __init__(self, fault: Fault, text: str) -> None:
        super().__init__(text)
        self.fault = fault


class Piped:
    """A program that is asked by lines of notation; leaving its `with` block ends it.

    >>> from zahlenschlacht import SCHOOL
    >>> with Piped("sed -u s/.*/8/") as program:
    ...     program.number(SCHOOL.start())
    8
    """

    def __init__(self, command: str | Sequence[str], seconds: float = SECONDS) -> None:
        try:
            self.words = shlex.split(command) if isinstance(command, str) else list(command)
        except ValueError as error:
            text = "{value} is no command: {reason}"
            raise InputError("not-a-command", text, value=command, reason=Name(error)) from None
        if not self.words:
            raise InputError("no-command", "a program is started by a command, and this one is empty")
        if not 0 < seconds < 1e6:
            raise InputError("seconds-out-of-range", "a time limit is above 0 seconds, not {value}", value=seconds)
        self.seconds = seconds
        self._running: _Running | None = None
        self._unanswered = 0

    @property
    def name(self) -> str:
        """The command."""
        return shlex.join(self.words)

    def number(self, position: Position) -> int:
        """The number that the program answers; `NoAnswerError` says what it did instead."""
        if self._unanswered >= PATIENCE:
            raise NoAnswerError(Fault.LATE, f"not asked any more after {PATIENCE} questions without an answer")
        try:
            answer = self._answer(write(position).encode() + b"\n")
            match = _NUMBER.fullmatch(answer)
            if match is None:
                raise NoAnswerError(Fault.UNREADABLE, abbreviated(answer.decode(errors="replace")))
        except NoAnswerError as error:
            self._unanswered = 0 if error.fault is Fault.UNREADABLE else self._unanswered + 1
            self.close()
            raise
        self._unanswered = 0
        return int(match[1])

    def _answer(self, question: bytes) -> bytes:
        """The line that follows the question, from the program as it runs or, where it has ended, from a new one."""
        deadline = monotonic() + self.seconds
        if self._running is not None:
            try:
                return self._running.answer(question, deadline)
            except NoAnswerError as error:
                if error.fault is not Fault.CRASHED:
                    raise
                self.close()  # perhaps it answers one question only
        self._running = _Running(self.words)
        return self._running.answer(question, deadline)

    def close(self) -> None:
        """End the program; the next question starts it anew."""
        if self._running is not None:
            self._running.end()
            self._running = None

    def __enter__(self) -> Piped:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _Running:
    """The process of a program, with our ends of its pipes."""

    def __init__(self, words: list[str]) -> None:
        reads, self.input = os.pipe()
        self.output, writes = os.pipe()
        self.complaints, complains = os.pipe()
        self.last_words = b""
        try:
            self.process = subprocess.Popen(words, stdin=reads, stdout=writes, stderr=complains, start_new_session=True)
        except (OSError, ValueError) as error:
            self._close_pipes()
            reason = Name(getattr(error, "strerror", None) or error)
            text = "{value} cannot be started: {reason}"
            raise InputError("cannot-start", text, value=words[0], reason=reason) from None
        finally:
            for end in (reads, writes, complains):
                os.close(end)
        for end in (self.input, self.output, self.complaints):
            os.set_blocking(end, False)

    def answer(self, question: bytes, deadline: float) -> bytes:
        """The line that follows the question, without its end."""
        said = b""
        with selectors.DefaultSelector() as waiting:
            waiting.register(self.output, selectors.EVENT_READ)
            if waiting.select(0):
                self._check_ended()
            waiting.register(self.input, selectors.EVENT_WRITE)
            waiting.register(self.complaints, selectors.EVENT_READ)
            while b"\n" not in said:
                ready = {key.fd for key, _ in waiting.select(max(0.0, deadline - monotonic()))}
                if self.complaints in ready and not self._listen():
                    waiting.unregister(self.complaints)
                if self.output in ready:
                    said += self._read(said)
                if self.input in ready:
                    question = question[self._write(question) :]
                    if not question:
                        waiting.unregister(self.input)
                if len(said) > LONGEST_LINE and b"\n" not in said:
                    raise NoAnswerError(Fault.UNREADABLE, f"a line of more than {LONGEST_LINE} bytes")
                if monotonic() > deadline:
                    raise NoAnswerError(Fault.LATE, "no answer in time")
        line, _, more = said.partition(b"\n")
        if more:
            raise NoAnswerError(Fault.UNREADABLE, "more than one line for a question")
        return line

    def _check_ended(self) -> None:
        """Refuse what was said before the question; the end of the output is the end of the program."""
        if os.read(self.output, 1):
            raise NoAnswerError(Fault.UNREADABLE, "more than one line for a question")
        raise NoAnswerError(Fault.CRASHED, "it ended")

    def _read(self, said: bytes) -> bytes:
        """What there is to read; the last line may lack its end."""
        part = os.read(self.output, 2 * LONGEST_LINE)
        if part:
            return part
        if said:
            return b"\n"
        self._listen()
        lines = self.last_words.decode(errors="replace").split("\n")
        raise NoAnswerError(
            Fault.CRASHED, next((line.strip()[:80] for line in reversed(lines) if line.strip()), "it ended")
        )

    def _write(self, question: bytes) -> int:
        """How many bytes of the question the program's pipe took."""
        try:
            return os.write(self.input, question)
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            return len(question)  # its output says whether it has ended

    def _listen(self) -> bool:
        """Keep the last words of what the program complains about; whether there may be more."""
        try:
            part = os.read(self.complaints, 65536)
        except BlockingIOError:
            return True
        self.last_words = (self.last_words + part)[-LONGEST_LINE:]
        return bool(part)

    def end(self) -> None:
        """End the process with all its children, and wait until it is gone."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._close_pipes()

    def _close_pipes(self) -> None:
        for end in (self.input, self.output, self.complaints):
            os.close(end)
