"""Every layer of the map agrees with the solution, near and far."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from zahlenschlacht import InputError, Player, Variant, frontier, solve, winner
from zahlenschlacht.atlas import LARGEST_D, LARGEST_N, LAYERS, Window, arrays, atlas
from zahlenschlacht.atlas.statements import citations
from zahlenschlacht.solution.paper import rulings
from zahlenschlacht.solution.theory import margin_at_start

DIVIDERS = st.sampled_from(Player)


def without_multiple(citation: str) -> str:
    """A citation without the multiple that it is about."""
    return citation.partition(" (")[0]


@pytest.mark.parametrize("divider", Player)
@pytest.mark.parametrize("t", range(6))
def test_every_layer_agrees_with_solve_on_small_boards(t: int, divider: Player) -> None:
    n_range, d_range = range(4, 42), range(max(2, t + 1), 48)
    maps = {layer: atlas(n_range, d_range, t, divider, layer) for layer in LAYERS}
    for row, d in enumerate(d_range):
        for column, n in enumerate(n_range):
            verdict = solve(Variant(n, d, t, divider).start())
            assert maps["winner"][row, column] == (verdict.winner is Player.A), (n, d)
            assert maps["margin"][row, column] == verdict.margin, (n, d)
            assert maps["share"][row, column] == len(verdict.winning_moves or ()) / n, (n, d)
            assert without_multiple(citations()[maps["paper"][row, column]]) == without_multiple(verdict.reason), (n, d)


def test_the_statement_codes_agree_with_the_paper_on_larger_boards() -> None:
    n_range, d_range = range(301, 340), range(2, 345)
    codes = atlas(n_range, d_range, layer="paper")
    for row, d in enumerate(d_range):
        for column, n in enumerate(n_range):
            statements = rulings(Variant(n, d).start())
            expected = statements[0].citation if statements else "Last-two theorem"
            code = int(codes[row, column])
            assert without_multiple(citations()[code]) == without_multiple(expected), (n, d)
            assert "(d =" not in expected, (n, d)


@st.composite
def far_windows(draw: st.DrawFn) -> Window:
    """A small window anywhere on the map: near the axes, the frontier or a ray, or at the far end."""
    kind = draw(st.sampled_from(["any", "frontier", "ray", "end"]))
    d = draw(st.integers(2, 10 ** draw(st.integers(1, 17))))
    if kind == "frontier":
        d = draw(st.integers(7, 10**9))
        n = frontier(d) or 5
    elif kind == "ray":
        n = d * draw(st.integers(1, max(1, 10**18 // d)))
    elif kind == "end":
        n, d = 10**18, draw(st.sampled_from([10**18, 10**9, 7]))
    else:
        n = draw(st.integers(4, 10 ** draw(st.integers(1, 18))))
    n, d = max(4, n + draw(st.integers(-9, 9))), max(2, d + draw(st.integers(-4, 4)))
    t = draw(st.sampled_from([0, 0, 1, d // 2, d - 1])) % d
    n_step, d_step = draw(st.integers(1, 3)), draw(st.integers(1, 2))
    return Window(range(n, n + 16, n_step), range(d, d + 6, d_step), t, draw(DIVIDERS))


@given(far_windows())
def test_winner_and_margin_agree_with_the_closed_form_anywhere(window: Window) -> None:
    t, divider = window.remainder, window.divider
    winners = atlas(window.n, window.d, t, divider)
    margins = atlas(window.n, window.d, t, divider, "margin")
    for row, d in enumerate(window.d):
        for column, n in enumerate(window.n):
            assert winners[row, column] == (winner(n, d, t, divider) is Player.A), (n, d)
            assert int(margins[row, column]) == margin_at_start(Variant(n, d, t, divider)), (n, d)


def share_by_residues(variant: Variant) -> Fraction:
    """The share of winning first moves, found by crossing out one number of each residue."""
    n, d, t = variant.n, variant.d, variant.remainder
    q, rho = divmod(n, d)
    counts = {r: q + (1 <= r <= rho) for r in range(d)}
    wins = 0
    for r, a in counts.items():
        if a:
            after = {**counts, r: a - 1}
            h = largest_hostile(after, d, t, divider_closes=variant.closer is variant.divider)
            closer_wins = h <= n // 2  # half of the n - 1 numbers left, rounded up
            wins += a * (closer_wins == (variant.closer is Player.A))
    return Fraction(wins, n)


def largest_hostile(counts: dict[int, int], d: int, t: int, divider_closes: bool) -> int:
    """h from the counts, residue by residue."""
    self_partnered = [a for r, a in counts.items() if (2 * r - t) % d == 0]
    pairs = [(a, counts[(t - r) % d]) for r, a in counts.items() if r < (t - r) % d]
    if divider_closes:
        return sum(max(pair) for pair in pairs) + sum(1 for a in self_partnered if a)
    return max([*self_partnered, 2 if any(a and b for a, b in pairs) else 1, 1])


@given(st.integers(4, 10**18), st.integers(2, 40), st.integers(0, 39), DIVIDERS)
def test_the_share_of_winning_first_moves_agrees_with_counting(n: int, d: int, t: int, divider: Player) -> None:
    t %= d
    share = atlas(range(n, n + 1), range(d, d + 1), t, divider, "share")[0, 0]
    assert share == pytest.approx(float(share_by_residues(Variant(n, d, t, divider))), rel=1e-14)


@pytest.mark.parametrize("k", [1, 2, 5, 10**6])
def test_the_share_at_margin_0_far_out(k: int) -> None:
    d = 10**11 + 3
    n = k * d + (k * d + 1) % 2
    columns = range(n - 2 * k, n + 2 * k + 1, 2 * k)
    shares = atlas(columns, range(d, d + 1), layer="share")[0]
    for n, share in zip(columns, shares, strict=True):
        margin = margin_at_start(Variant(n, d))
        q, rho = divmod(n, d)
        lowering = min(rho, d - 1 - rho) * (q + 1) + (q == 1)
        assert share == (1 if margin > 0 else lowering / n if margin == 0 else 0)


def test_the_edges_of_the_map() -> None:
    n_range, d_range = range(LARGEST_N - 3, LARGEST_N + 1), range(LARGEST_D - 2, LARGEST_D + 1)
    for t in (0, LARGEST_D - 3):
        margins = atlas(n_range, d_range, t, layer="margin")
        for row, d in enumerate(d_range):
            for column, n in enumerate(n_range):
                assert int(margins[row, column]) == margin_at_start(Variant(n, d, t))
    with pytest.raises(InputError, match="may be at most"):
        atlas(range(5, LARGEST_N + 2), d_range)
    with pytest.raises(InputError, match="may be at most"):
        atlas(n_range, range(2, LARGEST_D + 2))


@pytest.mark.parametrize("t", [0, 3, 4])
def test_a_map_computed_in_pieces_is_the_same(t: int, monkeypatch: pytest.MonkeyPatch) -> None:
    n_range, d_range = range(5, 400), range(5, 150)
    maps = {layer: atlas(n_range, d_range, t, layer=layer) for layer in LAYERS}
    monkeypatch.setattr(arrays, "STRIP", 100)
    monkeypatch.setattr(arrays, "RUN_BATCH", 50)
    monkeypatch.setattr(arrays, "BLOCK", 64)
    for layer in LAYERS:
        assert np.array_equal(atlas(n_range, d_range, t, layer=layer), maps[layer])


def test_a_map_can_be_written_into_an_existing_array() -> None:
    n_range, d_range = range(5, 55), range(2, 40)
    expected = atlas(n_range, d_range)
    for out in (np.empty((38, 50), np.uint8), np.empty((50, 38), np.uint8).T, np.empty((38, 50), np.int64)):
        assert atlas(n_range, d_range, out=out) is out
        assert np.array_equal(out, expected)
    with pytest.raises(InputError, match="shape"):
        atlas(n_range, d_range, out=np.empty((50, 38), np.uint8))
    with pytest.raises(InputError, match="the type int64"):
        atlas(n_range, d_range, layer="margin", out=np.empty((38, 50), np.uint8))


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((range(3, 9), range(2, 5)), "at least 4"),
        ((range(5, 9), range(1, 5)), "at least 2"),
        ((range(5, 5), range(2, 5)), "begins after its end"),
        ((range(9, 4, -1), range(2, 5)), "ascending range"),
        ((5, range(2, 5)), "ascending range"),
        ((range(5, 9), (2, 5)), "ascending range"),
        ((range(5, 9), range(2, 5), 2), "between 0 and 1"),
        ((range(5, 9), range(2, 5), 1.5), "whole number"),
        ((range(5, 9), range(2, 5), 0, "C"), "A or B"),
        ((range(5, 9), range(2, 5), 0, "A", "colour"), "no layer 'colour'"),
        ((range(5, 10**9), range(2, 10**9)), "GB of memory"),
        ((range(5, 10**18), range(2, 10**18)), "GB of memory"),
    ],
)
def test_bad_windows_are_refused(arguments: tuple[object, ...], expected: str) -> None:
    with pytest.raises(InputError, match=expected):
        atlas(*arguments)  # type: ignore[arg-type]
