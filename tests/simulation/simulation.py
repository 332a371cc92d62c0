"""A deterministic simulation of matches and a classroom: one seed decides clocks, network, crashes and clients.

Nothing here waits and nothing listens: time is a number, and the network is a queue. The same seed gives the same run.
"""

from __future__ import annotations

import heapq
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import TypeVar
from unittest.mock import patch

from zahlenschlacht.service import tokens
from zahlenschlacht.service.classroom import pupils

from .clients import Client, Player, Pupil, Teacher
from .database import Database
from .server import Answer, Process, Request
from .witness import ViolationError, Witness

BUSY_MILLISECONDS = 20_000
"""How long clients act. After that the network is perfect, and everybody gets an answer."""
CALM_MILLISECONDS = 60_000
JUMPS = (-90_000_000, -3_600_000, -5000, 5000, 61_000, 61_000, 610_000, 90_000_000)
"""By how many milliseconds a clock jumps: also past a vote, a silent minute, a code for a lost seat, and a day."""

T = TypeVar("T")


class SeededSecrets:
    """The part of the module `secrets` that the service uses, with a seed."""

    def __init__(self, draw: Random) -> None:
        self._draw = draw

    def token_urlsafe(self, size: int) -> str:
        """This many random bytes as text."""
        return urlsafe_b64encode(self._draw.randbytes(size)).decode().rstrip("=")

    def randbits(self, bits: int) -> int:
        """A number with this many random bits."""
        return self._draw.getrandbits(bits)

    def choice(self, values: Sequence[T]) -> T:
        """One of the values."""
        return self._draw.choice(values)


class Network:
    """Delivers, loses, doubles, delays and reorders requests and answers."""

    def __init__(self, world: Simulation, loss: float) -> None:
        self._world, self._loss = world, loss

    def send(self, request: Request, receive: Callable[[Answer], None]) -> None:
        """Send a request to some process; its answer takes the same network back."""
        for delay in self._deliveries():
            process = self._world.draw.choice(self._world.processes)
            self._world.after(delay, lambda it=process: it.receive(request, lambda answer: self._back(answer, receive)))  # type: ignore[misc]

    def _back(self, answer: Answer, receive: Callable[[Answer], None]) -> None:
        for delay in self._deliveries():
            self._world.after(delay, lambda: receive(answer))

    def _deliveries(self) -> list[float]:
        """The delays of the copies that arrive."""
        draw = self._world.draw
        if self._world.is_calm:
            return [1]
        copies = draw.choices((0, 1, 2), (self._loss, 1, self._loss))[0]
        return [draw.uniform(1, 100) if draw.random() > self._loss else draw.uniform(1, 20_000) for _ in range(copies)]


class Simulation:
    """One run."""

    def __init__(self, seed: int, trace: Callable[[str], None] | None = None) -> None:
        self.draw = draw = Random(seed)
        self.seed, self.time, self.is_calm = seed, 0.0, False
        self._trace = trace
        self._actions: list[tuple[float, int, Callable[[], None]]] = []
        self._order = count()
        self.database = Database()
        self.witness = Witness(self)
        is_shared = draw.random() < 0.6
        self.processes = [Process(self, is_shared) for _ in range(2 if is_shared else 1)]
        self.network = Network(self, draw.choice((0, 0.05, 0.2)))
        self.teacher = Teacher(self)
        self.pupils = [Pupil(self, f"pupil {place}", self.teacher) for place in range(draw.randint(1, 6))]
        self.teacher.pupils = self.pupils
        self.clients: list[Client] = [self.teacher, *self.pupils]
        if draw.random() < 0.3:
            host = Player(self, "host")
            host.friend = Player(self, "guest", host, is_guest=True)
            self.clients = [host, host.friend, Player(self, "second guest", host, is_guest=True), Player(self, "solo")]

    def present(self) -> frozenset[int]:
        """The pupils whose pages are connected."""
        here = int(self.time / 5000)
        return frozenset(it.number for it in self.pupils if it.number is not None and (it.number + here) % 3)

    def note(self, text: str) -> None:
        """Print what happens, if the run is followed."""
        if self._trace is not None:
            self._trace(f"{self.time:9.1f} ms  {text}")

    def after(self, delay: float, action: Callable[[], None]) -> None:
        """Schedule an action, with a delay in milliseconds."""
        heapq.heappush(self._actions, (self.time + delay, next(self._order), action))

    def run(self) -> None:
        """Play the whole run; raises at the first violation."""
        most_pupils, most_joins = self.draw.choice(((60, 1000), (3, 5)))
        secrets = SeededSecrets(Random(self.draw.random()))
        bounds = patch.multiple(pupils, MOST_PUPILS=most_pupils, MOST_JOINS=most_joins)
        with patch.object(tokens, "secrets", secrets), bounds:
            for client in self.clients:
                client.begin()
            self._trouble()
            self._tick()
            self._work_until(BUSY_MILLISECONDS)
            self.is_calm = True
            for process in self.processes:
                process.skew = 0
            self._work_until(BUSY_MILLISECONDS + CALM_MILLISECONDS)
            for client in self.clients:
                if client.pending is not None:
                    raise ViolationError(f"{client.pending} never gets an answer")
            self.witness.check_states()

    def _work_until(self, end: float) -> None:
        while self._actions and self._actions[0][0] <= end:
            self.time, _, action = heapq.heappop(self._actions)
            action()
        self.time = end

    def _trouble(self) -> None:
        """Kill a process or move its clock, now and then."""
        if self.is_calm:
            return
        process = self.draw.choice(self.processes)
        if self.draw.random() < 0.5:
            self.note("a process is killed")
            process.kill()
        else:
            process.skew = self.draw.choice((0, 0, process.skew + self.draw.choice(JUMPS)))
            self.note(f"a clock is {process.skew} ms ahead")
        self.after(self.draw.expovariate(1 / 4000), self._trouble)

    def _tick(self) -> None:
        """Let every process do what is due in the classroom, each second."""
        if self.teacher.code is not None and not self.is_calm:
            for process in self.processes:
                process.tick(self.teacher.code)
        self.after(1000, self._tick)
