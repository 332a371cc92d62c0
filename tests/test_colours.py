"""The page and the library have the same colours."""

from __future__ import annotations

import re

import pytest

from helpers.building import PAGE
from zahlenschlacht.colours import CHALK, SLATE, YELLOW, A, B, Colour, css


@pytest.mark.parametrize(
    ("name", "colour"), [("a", A), ("b", B), ("slate", SLATE), ("on-slate", CHALK), ("yellow", YELLOW)]
)
def test_the_page_has_the_colours_of_the_library(name: str, colour: Colour) -> None:
    values = re.findall(rf"--{name}: (#\w+);", (PAGE / "src/app.css").read_text())
    assert values[0] == css(colour)  # those after the first are for paper
