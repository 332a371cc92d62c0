"""Errors: their texts, and their way through a pool of processes."""

import multiprocessing
import pickle

import pytest

from zahlenschlacht import InputError, MoveError, Variant, solve
from zahlenschlacht.extras import MissingExtraError, extra
from zahlenschlacht.game.errors import NotASumError, ZahlenschlachtError
from zahlenschlacht.game.files import GameFileError, read_games
from zahlenschlacht.game.notation import read
from zahlenschlacht.service.problems import HttpError, missing_token
from zahlenschlacht.service.storage import DatabaseUnavailableError
from zahlenschlacht.service.stored import UnknownMatchError
from zahlenschlacht.service.web.workers import BusyError, DeadlineError


def missing_package() -> None:
    with extra("atlas"):
        import no_such_package  # type: ignore[import-not-found] # noqa: F401


ERRORS = [
    HttpError(429, "too-many-requests", {"Retry-After": "5"}),
    missing_token(),
    DatabaseUnavailableError(),
    UnknownMatchError("x"),
    BusyError(),
    DeadlineError(5),
    InputError("too-far-apart", "{value} is too far", value=9),
]
CALLS = [
    (InputError, lambda: Variant(3, 7)),
    (InputError, lambda: Variant(5, 7, 10**300)),
    (MoveError, lambda: read("Z(9, 4): 1 1")),
    (GameFileError, lambda: list(read_games("Z(9, 4): 1 1"))),
    (NotASumError, lambda: read("Z(9, coprime)").variant.d),
    (MissingExtraError, missing_package),
]


def assert_survives_pickling(error: ZahlenschlachtError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), str(copy), vars(copy)) == (type(error), str(error), vars(error))


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: error.code)
def test_an_error_survives_pickling(error: ZahlenschlachtError) -> None:
    assert_survives_pickling(error)


@pytest.mark.parametrize(("kind", "call"), CALLS)
def test_a_raised_error_survives_pickling(kind: type[ZahlenschlachtError], call: object) -> None:
    assert callable(call)
    with pytest.raises(kind) as caught:
        call()
    assert_survives_pickling(caught.value)


def test_a_pool_of_processes_raises_the_error_of_a_task() -> None:
    """Regression: the error could not be unpickled, and the pool waited for its result forever."""
    with (
        multiprocessing.get_context("spawn").Pool(2) as pool,
        pytest.raises(MoveError, match="1 is already crossed out; choose a number that is left") as caught,
    ):
        pool.map_async(solve, ["Z(15, 7)", "Z(9, 4): 1 1"]).get(timeout=60)
    assert (caught.value.code, caught.value.values, caught.value.column) == ("already-crossed", {"value": "1"}, 11)


def test_a_code_without_a_text_is_readable() -> None:
    assert str(InputError("too-far-apart", value="9;", largest=5)) == "too far apart value='9;' largest=5"


def test_a_text_with_braces_in_its_values_is_shown_as_it_is() -> None:
    assert str(InputError("no-such-bond", value="{known}", known="a")) == "there is no bond '{known}', choose from a"
