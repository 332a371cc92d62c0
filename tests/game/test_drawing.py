"""The board as text and as a picture, which has every number and is valid XML."""

from dataclasses import dataclass
from typing import get_args
from xml.etree import ElementTree

import pytest

from zahlenschlacht import InputError, Variant, read, svg
from zahlenschlacht.explanations.pictures import Marks
from zahlenschlacht.game.bonds import Bond

SVG = "{http://www.w3.org/2000/svg}"
GAMES = [
    "Z(15, 7)",
    "Z(15, 7): 8 2",
    "Z(16, 6, divider=B): 3",
    "Z(12, coprime): 1 2",
    "Z({-300, 0, 14, 1000}, 5): 0 14",
]


def figures(picture: str) -> list[str]:
    """All texts of the picture."""
    return [element.text or "" for element in ElementTree.fromstring(picture).iter(f"{SVG}text")]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("marks", get_args(Marks))
def test_a_picture_has_every_number_and_a_stroke_for_each_move(game: str, marks: Marks) -> None:
    position = read(game)
    picture = svg(game, marks)
    texts = figures(picture)
    for number in position.variant.numbers:
        assert str(number).replace("-", "−") in texts
    strokes = [path for path in ElementTree.fromstring(picture).iter(f"{SVG}path") if path.get("transform")]
    assert [path.get("stroke") for path in strokes].count("#ff7eb6") == (position.ply + 1) // 2
    assert [path.get("stroke") for path in strokes].count("#3fd9c8") == position.ply // 2


def test_marks_show_partners_winning_moves_and_certificates() -> None:
    start = Variant(15, 7)
    lines = [picture.count("<path d=") for picture in (svg(start), svg(start, "partners"), svg(start, "certificate"))]
    assert lines == [0, 15, 7]  # 15 bonded pairs, and a pairing of 14 numbers
    assert figures(svg(start, "winning")).count("★") == 3
    assert figures(svg("Z(15, 7): 2", "certificate")).count("◆") == 8
    assert {"a", "b"} <= set(figures(svg("Z(25, 6): 3 6", "certificate")))
    with pytest.raises(InputError, match="moves, partners, winning, certificate"):
        svg(start, "magic")  # type: ignore[arg-type]


@dataclass(frozen=True)
class Sharp(Bond):
    """A bond whose text would break careless XML."""

    word = "<&>"

    def bonded(self, x: int, y: int) -> bool:
        return x < y


def test_texts_in_a_picture_are_escaped() -> None:
    picture = svg(Variant(5, Sharp()), "partners")
    assert figures(picture)[-1] == "Z(5, <&>) · A to move"


def test_a_notebook_gets_a_picture_and_a_terminal_gets_text() -> None:
    position = read("Z(5, 3): 3 1 5")
    assert position._repr_svg_() == svg(position)
    assert str(position) == "Z(5, 3)\n b  2  a  4  a\nA wins"
    assert str(read("Z({-3, 0, 1, 4, 10}, 5)")).splitlines()[1] == " -3   0   1   4  10"


def test_a_board_that_is_too_large_is_not_drawn() -> None:
    large = Variant(2017, 8).position([1])
    assert large._repr_svg_() is None
    assert str(large) == "Z(2017, 8)\n2016 numbers left\nB to move"
    with pytest.raises(InputError, match="at most 1000 numbers, not 2017"):
        svg(large)
    assert str(Variant(10**40, 8).start()).endswith("\nA to move")
