"""Tiles: single variants where they are large, averages over all of them where they are small."""

from __future__ import annotations

import io
import warnings
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from zahlenschlacht import InputError, Player, winner
from zahlenschlacht.atlas import LAYERS, Layer, atlas
from zahlenschlacht.atlas.averages import averages, divider_shares
from zahlenschlacht.atlas.colours import places
from zahlenschlacht.atlas.density import approximate_shares, error_bound
from zahlenschlacht.atlas.shares import TILE, Area, Shares, exact_shares
from zahlenschlacht.atlas.tiles import LARGEST_Z, PARITIES, SINGLE, Parity, tile, tile_area, tile_places

PLACES = [(0, 0), (1, 0), (0, 1), (7, 1), (40, 0), (90, 1)]


def counted(area: Area, odd: int, layer: Layer = "winner") -> Shares:
    """The average of each pixel, from the values of every variant under it; of the paper layer, whether it decides."""
    side, size = area.side, TILE * area.side
    sums, left, low = np.zeros((size, size)), max(area.pair, 2), area.first_d
    if low < area.d + size:
        n_range = range(2 * left + odd, 2 * (area.pair + size) + odd, 2)
        d_range = range(low, area.d + size)
        values = atlas(n_range, d_range, area.remainder, area.divider, layer)
        sums[low - area.d :, left - area.pair :] = values > 0 if layer == "paper" else values
    rows, columns = area.d + np.arange(size) >= low, area.pair + np.arange(size) >= left
    variants = np.outer(rows.reshape(TILE, side).sum(axis=1), columns.reshape(TILE, side).sum(axis=1))
    with np.errstate(invalid="ignore"):  # pixels without a variant
        means: Shares = sums.reshape(TILE, side, TILE, side).sum(axis=(1, 3)) / variants
    return means


@pytest.mark.parametrize(("x", "y"), PLACES)
@pytest.mark.parametrize(("remainder", "divider"), [(0, "A"), (0, "B"), (1, "A"), (6, "B"), (300, "A")])
def test_shares_are_exact_counts(x: int, y: int, remainder: int, divider: str) -> None:
    for side in (2, 4):
        area = Area(x * TILE * side, y * TILE * side, side, remainder, Player(divider))
        for odd in (0, 1):
            expected = counted(area, odd)
            assert np.allclose(averages("winner", area, odd), expected, rtol=0, atol=1e-12, equal_nan=True)


@pytest.mark.parametrize(("x", "y"), [*PLACES, (600, 1), (900, 0)])
@pytest.mark.parametrize("remainder", [0, 1, 2, 37, 3000])
@pytest.mark.parametrize("divider", Player)
def test_approximate_shares_keep_their_bound(x: int, y: int, remainder: int, divider: Player) -> None:
    for side, margin in ((16, 0), (64, 0), (64, 1 if divider is Player.A else -1)):
        area = Area(x * TILE * side, y * TILE * side, side, remainder, divider, margin)
        error = np.abs(approximate_shares(area) - exact_shares(area))
        assert np.nanmax(error) <= error_bound(side, remainder) <= 0.5
        assert np.nanmean(error) <= 1 / side


def test_approximate_shares_are_nearly_exact_away_from_the_frontier() -> None:
    for x, y, side in ((0, 1, 64), (3, 1, 64), (10, 10, 64), (2, 3, 128)):
        area = Area(x * TILE * side, y * TILE * side, side)
        assert np.nanmax(np.abs(approximate_shares(area) - exact_shares(area))) <= 0.05 / side


@given(st.integers(4, 12), st.integers(0, 3000), st.integers(0, 3))
@settings(max_examples=15, deadline=None)
def test_approximate_shares_keep_their_bound_anywhere(power: int, x: int, y: int) -> None:
    side = 2 ** min(power, 7)
    area = Area(x * TILE * side, y * TILE * side, side)
    assert np.nanmax(np.abs(approximate_shares(area) - exact_shares(area))) <= error_bound(side, 0)


def test_far_beyond_the_frontier_and_far_above_it_the_share_is_plain() -> None:
    for z in range(44):
        high = tile_area(z, 0, (1 << z) - 1)
        if z > 2:
            assert np.nanmax(divider_shares(high)) < 1e-3
        if z > 33:
            # d < 2**26 in the last columns of the plane: n is beyond every frontier.
            assert np.nanmin(divider_shares(tile_area(z, (1 << z) - 1, 0))) == 1


@pytest.mark.parametrize("side", [2, 4])
@pytest.mark.parametrize(("x", "y"), [(0, 1), (3, 1), (2, 2)])
def test_other_averages_are_near_the_counted_ones(side: int, x: int, y: int) -> None:
    area = Area(x * TILE * side, y * TILE * side, side)
    shares = np.abs(averages("share", area, 1) - counted(area, 1, "share"))
    assert np.nanmax(shares) <= 0.5
    assert np.nanmean(shares) <= 0.02
    decided = averages("paper", area, 1) - counted(area, 1, "paper")
    assert np.abs(np.nanmean(decided)) <= 0.005
    assert np.nanmean(np.abs(decided)) <= 0.02


@pytest.mark.parametrize(("remainder", "divider"), [(0, "A"), (0, "B"), (7, "A"), (12, "B")])
@pytest.mark.parametrize(("x", "y"), [(0, 0), (0, 1), (3, 1), (2, 2), (40, 0), (40, 1)])
def test_average_margins_are_near_the_counted_ones(x: int, y: int, remainder: int, divider: str) -> None:
    for side in (2, 8):
        area = Area(x * TILE * side, y * TILE * side, side, remainder, Player(divider))
        d = np.maximum(area.d + side * (np.arange(TILE) + 0.5), area.first_d)[:, np.newaxis]
        for odd in (0, 1):
            error = np.abs(averages("margin", area, odd) - counted(area, odd, "margin"))
            if odd != area.closing_parity:
                assert np.nanmax(error) <= 2.01
                assert np.nanmean(error) <= 0.55
            elif y:
                assert np.nanmax(error - 0.01 * d) <= 1.5
                assert np.nanmean(error) <= 1.1
            else:
                # Where n / d changes by more than 1 from one d to the next, the few d of a pixel are not spread evenly.
                assert np.nanmax(error - d / 8) <= 2


@pytest.mark.parametrize("layer", LAYERS)
@pytest.mark.parametrize("parity", PARITIES)
@pytest.mark.parametrize("divider", Player)
def test_every_tile_is_256_pixels_square(layer: Layer, parity: Parity, divider: Player) -> None:
    for z, x, y in (
        (0, 0, 0),
        (1, 1, 1),
        (30, 5, 0),
        (44, 0, 0),
        (46, 2**46 - 1, 0),
        (52, 2**52 - 1, 2**52 - 1),
        (57, 3, 2),
    ):
        for t in (0, 5, 10**17):
            assert tile_places(layer, z, x, y, parity, t, divider).shape == (TILE, TILE)


@pytest.mark.parametrize("z", [52, 53, 56, 60])
@pytest.mark.parametrize("parity", PARITIES)
def test_single_variants_stand_where_the_docs_say(z: int, parity: Parity) -> None:
    x, y = (1 << z) * 7 // 2**52 // 256 + (3 << (z - 52)), 1 << (z - 52)
    picture = tile_places("winner", z, x, y, parity)
    size = 1 << (LARGEST_Z - z)
    block = TILE // size
    for row in (0, 100, 255):
        for column in (0, 1, 77, 254, 255):
            pair, d = x * size + column // block, y * size + row // block
            second_half = column % block >= block / 2
            odd = {"odd": True, "even": False, "all": second_half}[parity]
            if parity == "all" and z == SINGLE:
                share = sum(winner(n, d) is Player.A for n in (2 * pair, 2 * pair + 1)) / 2
            else:
                share = float(winner(2 * pair + odd, d) is Player.A)
            assert picture[row, column] == places("winner", np.array([share]))[0]


def test_the_opening_view_is_the_first_tile_of_zoom_52() -> None:
    picture = tile_places("winner", SINGLE, 0, 0)
    expected = places("winner", atlas(range(5, 512, 2), range(2, 256)).astype(float))
    assert np.array_equal(picture[2:, 2:], expected)
    assert not picture[:2].any()
    assert not picture[:, :2].any()


def test_a_png_has_its_largest_d_on_top_and_is_transparent_where_no_variant_is() -> None:
    image = Image.open(io.BytesIO(tile("winner", SINGLE, 0, 0))).convert("RGBA")
    assert image.size == (TILE, TILE)
    assert image.getpixel((0, 255)) == (0x25, 0x33, 0x2F, 0)
    assert image.getpixel((255, 253)) == (0xFF, 0x7E, 0xB6, 255)  # Z(511, 2): A
    assert image.getpixel((255, 0)) == (0xFF, 0x7E, 0xB6, 255)  # Z(511, 255): A
    assert image.getpixel((200, 0)) == (0x25, 0x33, 0x2F, 255)  # Z(401, 255): B


def test_zooming_out_averages_what_zooming_in_shows() -> None:
    for z in (47, 49, 51):
        coarse = averages("winner", tile_area(z, 1, 0), 1)
        for x, y in ((2, 0), (3, 1)):
            fine = averages("winner", tile_area(z + 1, x, y), 1)
            means = fine.reshape(TILE // 2, 2, TILE // 2, 2).mean(axis=(1, 3))
            part = coarse[y * 128 : y * 128 + 128, (x - 2) * 128 : (x - 2) * 128 + 128]
            there = ~np.isnan(means)
            assert np.allclose(means[there], part[there], rtol=0, atol=1e-12 if z > 47 else 4 / 32)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (("winner", 61, 0, 0), "between 0 and 60"),
        (("winner", -1, 0, 0), "between 0 and 60"),
        (("winner", 2, 4, 0), "x must be between 0 and 3"),
        (("winner", 2, 0, -1), "y must be between 0 and 3"),
        (("winner", 2.5, 0, 0), "whole number"),
        (("heat", 2, 0, 0), "no layer 'heat'"),
        (("winner", 2, 0, 0, "prime"), "odd, even, all"),
        (("winner", 2, 0, 0, "odd", -1), "remainder"),
        (("winner", 2, 0, 0, "odd", 2**60), "may go up to"),
        (("winner", 2, 0, 0, "odd", 0, "C"), "A or B"),
    ],
)
def test_bad_addresses_are_refused(question: tuple[object, ...], expected: str) -> None:
    with pytest.raises(InputError, match=expected):
        tile(*question)  # type: ignore[arg-type]


def test_an_area_counts_from_the_margin_asked_for() -> None:
    area = Area(0, TILE * 2, 2)
    margins = atlas(range(5, 2 * TILE * 2, 2), range(TILE * 2, TILE * 4), layer="margin")
    full = np.full((TILE * 2, TILE * 2), np.nan)
    full[:, 2:] = margins >= 1
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        expected = np.nanmean(full.reshape(TILE, 2, TILE, 2), axis=(1, 3))
    assert np.allclose(exact_shares(replace(area, margin=1)), expected, rtol=0, atol=1e-12, equal_nan=True)
