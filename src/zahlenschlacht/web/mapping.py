"""Questions about the map, for a worker: numpy is imported there, and never by the server itself."""

from __future__ import annotations

from typing import Any


def tile(*question: Any) -> bytes:
    """A tile as PNG: layer, z, x, y, parity, remainder, divider."""
    from ..atlas.tiles import tile as drawn

    return drawn(*question)


def cell(*question: Any) -> bytes:
    """One variant as JSON: n, d, remainder, divider."""
    from ..atlas.answers import cell as told

    return told(*question)


def window(*question: Any) -> bytes:
    """The variants of a window as JSON: ranges of n and d, remainder, divider."""
    from ..atlas.answers import window as told

    return told(*question)
