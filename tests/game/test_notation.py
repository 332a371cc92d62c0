"""Games as text: the round trip, tolerant reading, and errors that point at the column of the fault."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from zahlenschlacht.game.errors import InputError, MoveError
from zahlenschlacht.game.notation import MAX_LENGTH, NotationError, read, write
from zahlenschlacht.game.parsing import MAX_DIGITS
from zahlenschlacht.game.rules import Player, Position, Variant

BOARDS = st.one_of(
    st.integers(4, 12).map(lambda n: tuple(range(1, n + 1))),
    st.lists(st.integers(-(10**20), 10**20), min_size=4, max_size=12, unique=True).map(tuple),
)


@st.composite
def games(draw: st.DrawFn) -> Position:
    """A position of any variant, after any number of legal moves."""
    board = draw(BOARDS)
    d = draw(st.one_of(st.integers(2, 12), st.integers(2, 10**30)))
    variant = Variant.of(board, d, draw(st.integers(0, d - 1)), draw(st.sampled_from(Player)))
    order = draw(st.permutations(board))
    return variant.position(order[: draw(st.integers(0, len(board) - 2))])


@given(games())
def test_a_written_game_can_be_read(position: Position) -> None:
    text = write(position)
    assert read(text) == position
    assert write(read(text)) == text
    assert text.startswith(str(position.variant))
    assert text.endswith((" = A", " = B")) == position.is_over


@given(games())
def test_white_space_commas_case_and_a_missing_result_do_not_matter(position: Position) -> None:
    text = write(position).split(" = A" if position.winner is Player.A else " = B")[0]
    loose = text.replace(" ", "  ").replace(",", " ,, ").replace("(", "\t( ").replace(":", " :,")
    assert read(loose.lower()) == read(loose.upper()) == read(text.replace(",", " ")) == position
    if not position.is_over:
        assert read(text + "=*") == position


@pytest.mark.parametrize(
    ("text", "crossed"),
    [
        ("Z(15, 7)", ()),
        ("Z(15, 7):", ()),
        ("Z(15, 7) = *", ()),
        ("Z(15, 7): 8 2 5 14 = *", (8, 2, 5, 14)),
        ("z(15,7):8,2,5,14", (8, 2, 5, 14)),
        ("Z(15, 7, divider=b, REMAINDER=3): 1", (1,)),
        ("Z({4, -3, 1, 0}, 5): -3 4", (-3, 4)),
    ],
)
def test_readable_games(text: str, crossed: tuple[int, ...]) -> None:
    assert read(text).crossed == crossed


def test_a_game_is_written_in_one_form() -> None:
    assert write(read("z({4 0 1 -3} 5 divider=b remainder=3) : 4,1 = a")) == (
        "Z({-3, 0, 1, 4}, 5, remainder=3, divider=B): 4 1 = A"
    )
    assert write(read("Z(15, 7): = *")) == "Z(15, 7)"


UNREADABLE = [
    ("", 0, "notation-unfinished"),
    ("   ", 3, "notation-unfinished"),
    ("Y(15, 7)", 0, "notation-variant"),
    ("Z15, 7", 0, "notation-variant"),
    ("Z 15, 7", 2, "notation-sign"),
    ("Z(15", 4, "notation-unfinished"),
    ("Z(15, x)", 6, "no-such-bond"),
    ("Z(15, coprime 3)", 6, "bond-rest"),
    ("Z(15, difference)", 6, "bond-divisor"),
    ("Z(15, difference 0)", 6, "d-too-small"),
    ("Z(15, coprime, remainder=2)", 25, "remainder-without-sum"),
    ("Z(9, lines 1-2 3-10)", 5, "line-off-the-board"),
    ("Z(9, lines 1-2 3-3)", 5, "line-loop"),
    ("Z(9, lines 1-2 3)", 5, "not-a-line"),
    ("Z({0, 2, 3, 4}, divides)", 16, "bond-positive"),
    ("Z(1.5, 7)", 2, "notation-number"),
    ("Z(15, ٧)", 6, "notation-number"),
    ("Z(15, 7: 8", 7, "notation-option"),
    ("Z(15, 7, 3)", 9, "notation-option"),
    ("Z(15, 7, remainder 3)", 19, "notation-sign"),
    ("Z(15, 7, remainder=1, remainder=2)", 22, "notation-twice"),
    ("Z(15, 7, divider=C)", 17, "not-a-player"),
    ("Z(15, 7) 8", 9, "notation-sign"),
    ("Z(15, 7): 8 two", 12, "notation-number"),
    ("Z(15, 7): 8-2", 10, "notation-number"),
    ("Z(15, 7): 8 = C", 14, "notation-result"),
    ("Z(15, 7): 8 =", 13, "notation-unfinished"),
    ("Z(15, 7): 8 = * 2", 16, "notation-end"),
    ("Z(15, 7): 8 = A", 14, "notation-not-over"),
    ("Z(5, 3): 3 1 5 = B", 17, "notation-wrong-result"),
    ("Z(5, 3): 3 1 5 = *", 17, "notation-wrong-result"),
    ("Z(3, 7)", 2, "n-too-small"),
    ("Z({}, 7)", 2, "n-too-small"),
    ("Z(15, 1)", 6, "d-too-small"),
    ("Z(15, 7, remainder=7)", 19, "remainder-out-of-range"),
    ("Z({1, 2, 3, 4, 2}, 7)", 15, "repeated"),
    ("Z(9999999, 7): 1", 15, "board-too-large"),
    ("Z(" + "9" * 10_000 + ", 7)", 2, "notation-long-number"),
    ("Z(15, 7): " + "-" + "9" * 10_000, 10, "notation-long-number"),
]


@pytest.mark.parametrize(("text", "column", "code"), UNREADABLE, ids=lambda value: str(value)[:30])
def test_unreadable_text_is_an_input_error_that_points_at_the_fault(text: str, column: int, code: str) -> None:
    with pytest.raises(InputError) as error:
        read(text)
    assert (error.value.code, error.value.column) == (code, column)
    assert len(str(error.value)) < 160
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("text", "column", "code"),
    [
        ("Z(15, 7): 8 2 8", 14, "already-crossed"),
        ("Z(15, 7): 8 16", 12, "not-on-the-board"),
        ("Z({1, 3, 5, 7}, 7): 2", 20, "not-on-the-board"),
        ("Z(5, 3): 3 1 5 2", 15, "game-over"),
    ],
)
def test_a_forbidden_move_is_a_move_error_that_points_at_the_fault(text: str, column: int, code: str) -> None:
    with pytest.raises(MoveError) as error:
        read(text)
    assert (error.value.code, error.value.column) == (code, column)


def outcome(text: str) -> Position | InputError | MoveError:
    """The position in the text, or the error of reading it; any other exception is raised."""
    try:
        return read(text)
    except (InputError, MoveError) as error:
        return error


@given(st.one_of(st.text(), st.text(alphabet="Zz(){}:=,* 123-AaBbremaindivo\n", max_size=60)))
@example("Z({1 2 3 4} 5):1 2=B=")
def test_no_text_causes_any_other_error(text: str) -> None:
    result = outcome(text)
    if isinstance(result, Position):
        assert read(write(result)) == result
    else:
        assert result.column is not None
        assert 0 <= result.column <= len(text)


@given(games(), st.data())
def test_no_damaged_game_causes_any_other_error(position: Position, data: st.DataObject) -> None:
    text = write(position)
    place = data.draw(st.integers(0, len(text)))
    faulty = text[:place] + data.draw(st.text(max_size=3)) + text[place + data.draw(st.integers(0, 3)) :]
    result = outcome(faulty)
    assert isinstance(result, Position) or result.column is not None


@pytest.mark.parametrize(
    "text",
    [
        "Z(15, 7): " + "1 " * 5_000_000,
        "9" * 10**7,
        "{" * 10**7,
        "(" * MAX_LENGTH,
        "Z({" + "1 " * (MAX_LENGTH // 3),
    ],
)
def test_long_text_is_refused(text: str) -> None:
    with pytest.raises(InputError) as error:
        read(text)
    assert error.value.column is not None
    assert len(str(error.value)) < 160


def test_a_game_that_would_fill_the_memory_is_refused_both_ways() -> None:
    text = "Z(1000000, 7): " + " ".join(str(number) for number in range(1_000_000, 997_000, -1))
    with pytest.raises(NotationError, match="too large") as error:
        read(text)
    assert error.value.column == 15
    start = Variant(1_000_000, 7).start()
    far = Position(start.variant, start, 1, 2000, 1)
    with pytest.raises(NotationError, match="too large"):
        write(far)


def test_numbers_are_written_as_long_as_they_are_read() -> None:
    longest = 10**MAX_DIGITS - 1
    for variant in (Variant(longest, longest), Variant.of([1, 2, 3, -longest], 7)):
        assert read(write(variant.start())) == variant.start()
    for variant in (Variant(longest + 1, 7), Variant(5, longest + 1), Variant.of([1, 2, 3, -longest - 1], 7)):
        with pytest.raises(NotationError, match="digits"):
            write(variant.start())


def test_a_whole_game_on_the_largest_boards() -> None:
    game = Variant(20170, 8).position(range(1, 20169))
    assert read(write(game)) == game
    with pytest.raises(NotationError, match="characters"):
        write(Variant.of(range(10**9, 10**9 + 30_000), 7).start())


def test_only_text_is_read() -> None:
    with pytest.raises(InputError, match="not as 5"):
        read(5)  # type: ignore[arg-type]
