"""Questions about the map, answered as JSON. Whole numbers are texts: JavaScript would round those beyond 2**53."""

from __future__ import annotations

import json
from typing import Any

from ..rules import InputError, Player
from ..theory import frontier
from .arrays import fill
from .statements import CITATIONS
from .window import Window, size

MOST_CELLS = 5000
"""So many variants are told at once."""


def cell(n: int, d: int, remainder: int = 0, divider: str = "A") -> bytes:
    """One variant: winner, closer, margin, share of first moves that win, statement, and the frontier of its d."""
    window = Window(range(n, n + 1), range(d, d + 1), remainder, divider)  # type: ignore[arg-type]
    of_the_paper = remainder == 0 and window.divider is Player.A
    last = frontier(d) if of_the_paper else None
    told = _variant(_layers(window), 0, 0)
    told |= {"n": str(n), "d": str(d), "remainder": str(remainder), "divider": window.divider}
    told |= {"closer": "A" if n % 2 else "B", "frontier": None if last is None else str(last)}
    return json.dumps(told).encode()


def window(n: range, d: range, remainder: int = 0, divider: str = "A") -> bytes:
    """The variants of a small window, a row for each d."""
    asked = Window(n, d, remainder, divider)  # type: ignore[arg-type]
    if size(n) * size(d) > MOST_CELLS:
        text = "a window has at most {largest} variants, not {value}"
        raise InputError("window-too-large", text, largest=MOST_CELLS, value=size(n) * size(d))
    layers = _layers(asked)
    rows = [[_variant(layers, row, column) for column in range(size(n))] for row in range(size(d))]
    told = {"n": list(map(str, n)), "d": list(map(str, d)), "remainder": str(remainder), "divider": asked.divider}
    return json.dumps({**told, "rows": rows}).encode()


def _layers(window: Window) -> dict[str, Any]:
    return {
        "winner": fill(window),
        "margin": fill(window, "margin"),
        "share": fill(window, "share"),
        "paper": fill(window, "paper"),
    }


def _variant(layers: dict[str, Any], row: int, column: int) -> dict[str, Any]:
    """What the layers say of one variant."""
    return {
        "winner": "A" if layers["winner"][row, column] else "B",
        "margin": str(layers["margin"][row, column]),
        "share": float(layers["share"][row, column]),
        "statement": CITATIONS[layers["paper"][row, column]],
    }
