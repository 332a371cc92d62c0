"""Lessons and matches keep their promises whatever happens to clocks, network and processes, and faults are found."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from zahlenschlacht.service.answers import classrooms
from zahlenschlacht.service.answers.matches import SEAT_REQUESTS
from zahlenschlacht.service.classroom import Classroom
from zahlenschlacht.service.classroom.state import Ballot
from zahlenschlacht.service.match import ConflictError
from zahlenschlacht.service.tokens import new_secret, seat_token

from .database import Database, Transaction
from .simulation import Simulation
from .witness import ViolationError

TESTS = Path(__file__).parents[1]
RUNS, CHUNK = 200, 50
MOST_RUNS = 300
"""A planted fault must be found within this many runs, which take less than a minute."""


@pytest.mark.parametrize("first", range(0, RUNS, CHUNK))
def test_no_promise_is_broken(first: int) -> None:
    for seed in range(first, first + CHUNK):
        try:
            Simulation(seed).run()
        except Exception as error:
            raise AssertionError(f"replay: PYTHONPATH=tests .venv/bin/python -m simulation --seed {seed}") from error


def test_a_seed_gives_the_same_run_in_every_process() -> None:
    command = [sys.executable, "-m", "simulation", "--seed", "2"]
    traces = set()
    for hash_seed in "12":
        environment = os.environ | {"PYTHONPATH": str(TESTS), "PYTHONHASHSEED": hash_seed}
        traces.add(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)
    assert len(traces) == 1
    assert len(traces.pop().splitlines()) > 10


def forgotten_claim(world: Simulation) -> AbstractContextManager[Any]:
    """A repeated claim gives another pupil."""
    return patch.object(classrooms, "pupil_token", lambda code, request: seat_token(code, new_secret()))


def lost_at_a_crash(world: Simulation) -> AbstractContextManager[Any]:
    """The database loses the last event of a log when a process is killed."""

    def crash(database: Database) -> None:
        if database.logs:
            log = world.draw.choice(list(database.logs.values()))
            del log[-1:]

    return patch.object(Database, "crash", crash)


def fold_with_a_clock(world: Simulation) -> AbstractContextManager[Any]:
    """The state of a classroom depends on the time at which its log is read."""
    original = Classroom.after

    def after(room: Classroom, events: Any) -> Classroom:
        return replace(original(room, events), since=int(world.time))

    return patch.object(Classroom, "after", after)


def refused_repetition(world: Simulation) -> AbstractContextManager[Any]:
    """A repeated move is refused, although the first copy took effect."""
    model, original = SEAT_REQUESTS["moves"]

    def play(*arguments: Any, **fields: Any) -> Any:
        played = original(*arguments, **fields)
        if not played.events:
            raise ConflictError("stale-move", value=0, ply=0)
        return played

    return patch.dict(SEAT_REQUESTS, moves=(model, play))


def removed_but_active(world: Simulation) -> AbstractContextManager[Any]:
    """A removed pupil may still act."""
    return patch.object(classrooms, "pupil_of", lambda room, token: room.pupil_with(token) or room.pupils[1])


def unconditional_append(world: Simulation) -> AbstractContextManager[Any]:
    """The database appends to a log that has grown since it was read."""

    def is_current(database: Database, transaction: Transaction) -> bool:
        return True

    return patch.object(Database, "is_current", is_current)


def kept_first_vote(world: Simulation) -> AbstractContextManager[Any]:
    """A pupil who votes again keeps the first vote."""
    original = Ballot.with_vote

    def with_vote(ballot: Ballot, pupil: int, number: int | None) -> Ballot:
        return original(ballot, pupil, ballot.votes.get(pupil, number))

    return patch.object(Ballot, "with_vote", with_vote)


FAULTS: list[Callable[[Simulation], AbstractContextManager[Any]]] = [
    forgotten_claim,
    lost_at_a_crash,
    fold_with_a_clock,
    refused_repetition,
    removed_but_active,
    unconditional_append,
    kept_first_vote,
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_found(fault: Callable[[Simulation], AbstractContextManager[Any]]) -> None:
    for seed in range(MOST_RUNS):
        simulation = Simulation(seed)
        with fault(simulation):
            try:
                simulation.run()
            except ViolationError as violation:
                print(f"seed {seed}: {violation}")
                return
    pytest.fail(f"not found in {MOST_RUNS} runs")
