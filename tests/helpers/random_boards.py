"""Variants and positions drawn by Hypothesis."""

from hypothesis import strategies as st

from zahlenschlacht.game.rules import Player, Position, Variant


@st.composite
def variants(draw: st.DrawFn, largest: int = 12) -> Variant:
    """A variant on 1..n or, with the same probability, on a custom board that may have negative numbers."""
    d = draw(st.integers(2, 2 * largest))
    remainder = draw(st.integers(0, d - 1)) if draw(st.booleans()) else 0
    divider = draw(st.sampled_from(Player))
    if draw(st.booleans()):
        return Variant(draw(st.integers(4, largest)), d, remainder, divider)
    span = draw(st.sampled_from([largest, 50, 10**30]))
    board = draw(st.lists(st.integers(-span, span), min_size=4, max_size=largest, unique=True))
    return Variant.of(board, d, remainder, divider)


@st.composite
def positions(draw: st.DrawFn, largest: int = 12) -> Position:
    """A position after any number of legal moves, up to the end of the game."""
    variant = draw(variants(largest))
    order = draw(st.permutations(list(variant.numbers)))
    return variant.position(order[: draw(st.integers(0, variant.n - 2))])
