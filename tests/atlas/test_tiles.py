"""Tiles: single variants zoomed in, means over many of them zoomed out."""

import io
from itertools import product

import numpy as np
import pytest
from PIL import Image

from zahlenschlacht import InputError, Player, winner
from zahlenschlacht.atlas import LAYERS, Layer, atlas
from zahlenschlacht.atlas.cells import TYPES
from zahlenschlacht.atlas.colours import palette_indices
from zahlenschlacht.atlas.samples import TILE, Area, Means, sample_means
from zahlenschlacht.atlas.tiles import LARGEST_Z, PARITIES, SINGLE, tile, tile_area, tile_indices
from zahlenschlacht.colours import Parity

PLACES = [(0, 0), (1, 0), (0, 1), (7, 1), (40, 0), (90, 1)]


def exact_means(area: Area, odd: int, layer: Layer = "winner") -> Means:
    """The mean of each pixel over all its variants; for the layer `paper` the share that the paper decides."""
    side, size = area.side, TILE * area.side
    first_pair, low = max(area.pair, 2), area.first_d
    values = np.zeros((size, size), TYPES[layer])
    if low < area.d + size:
        n_range = range(2 * first_pair + odd, 2 * (area.pair + size) + odd, 2)
        d_range = range(low, area.d + size)
        cells = atlas(n_range, d_range, area.remainder, area.divider, layer)
        values[low - area.d :, first_pair - area.pair :] = cells > 0 if layer == "paper" else cells
    rows, columns = area.d + np.arange(size) >= low, area.pair + np.arange(size) >= first_pair
    variants = np.outer(rows.reshape(TILE, side).sum(axis=1), columns.reshape(TILE, side).sum(axis=1))
    sums = values.reshape(size, TILE, side).sum(axis=2, dtype=float).reshape(TILE, side, TILE).sum(axis=1)
    with np.errstate(invalid="ignore"):  # pixels without a variant
        means: Means = sums / variants
    return means


@pytest.mark.parametrize("layer", LAYERS)
@pytest.mark.parametrize(("remainder", "divider"), [(0, "A"), (0, "B"), (1, "A"), (6, "B"), (300, "A")])
def test_a_small_pixel_shows_the_mean_of_all_its_variants(layer: Layer, remainder: int, divider: str) -> None:
    side = 2
    for x, y in PLACES:
        area = Area(x * TILE * side, y * TILE * side, side, remainder, Player(divider))
        # Pixels on the rim of the plane, parts of which have no variant, are left out.
        row, column = -(-(area.first_d - area.d) // side), int(x == 0)
        for odd in (0, 1):
            means, expected = sample_means(layer, area, odd), exact_means(area, odd, layer)
            assert np.allclose(means[row:, column:], expected[row:, column:], rtol=1e-12, atol=1e-12)
            assert np.array_equal(np.isnan(means), np.isnan(expected))


@pytest.mark.parametrize("layer", ["winner", "share"])
@pytest.mark.parametrize(("remainder", "divider"), [(0, "A"), (0, "B"), (37, "A"), (6, "B")])
def test_sampled_shares_are_near_the_counted_ones(layer: Layer, remainder: int, divider: str) -> None:
    windows = product((4, 12), [*PLACES, (600, 1)]) if layer == "winner" else [(8, (1, 0)), (8, (40, 1))]
    for side, (x, y) in windows:
        area = Area(x * TILE * side, y * TILE * side, side, remainder, Player(divider))
        odd = int(area.divider is Player.A)
        means, expected = sample_means(layer, area, odd), exact_means(area, odd, layer)
        assert abs(np.nanmean(means) - np.nanmean(expected)) <= 0.009
        assert np.nanmean(np.abs(means - expected)) <= 0.07
        assert np.nanmin(means) >= 0
        assert np.nanmax(means) <= 1
        assert np.array_equal(np.isnan(means), np.isnan(expected))


def test_sampled_shares_are_smooth_near_the_frontier() -> None:
    # Here each pixel has runs of many d. The share falls slowly as d grows, so neighbours differ by little.
    for z, x in ((44, 300), (40, 4096), (30, 2**22)):
        means = sample_means("winner", tile_area(z, x, 0), 1)
        assert 0.1 < means.mean() < 0.9
        assert np.abs(np.diff(means, axis=1)).mean() < 0.005


def test_far_beyond_the_frontier_and_far_above_it_the_share_is_near_1_or_0() -> None:
    for z in range(44):
        if z > 2:
            assert np.nanmax(sample_means("winner", tile_area(z, 0, (1 << z) - 1), 1)) < 1e-3
        if z > 33:
            # d < 2**26 in the last columns of the plane: n is beyond every frontier.
            assert np.nanmin(sample_means("winner", tile_area(z, (1 << z) - 1, 0), 1)) == 1


@pytest.mark.parametrize("side", [4, 8])
@pytest.mark.parametrize(("x", "y"), [(0, 1), (3, 1), (2, 2)])
def test_the_sampled_share_that_the_paper_decides_is_near_the_counted_one(side: int, x: int, y: int) -> None:
    area = Area(x * TILE * side, y * TILE * side, side)
    error = sample_means("paper", area, 1) - exact_means(area, 1, "paper")
    assert np.abs(np.nanmean(error)) <= 0.005
    assert np.nanmean(np.abs(error)) <= 0.02


@pytest.mark.parametrize(("remainder", "divider"), [(0, "A"), (0, "B"), (7, "A"), (12, "B")])
@pytest.mark.parametrize(("x", "y"), [(0, 1), (3, 1), (2, 2), (40, 1), (40, 0)])
def test_sampled_margins_are_near_the_counted_ones(x: int, y: int, remainder: int, divider: str) -> None:
    area = Area(x * TILE * 8, y * TILE * 8, 8, remainder, Player(divider))
    d = (area.d + 8 * (np.arange(TILE) + 0.5))[:, np.newaxis]
    for odd in (0, 1):
        means, expected = sample_means("margin", area, odd), exact_means(area, odd, "margin")
        error = np.abs(means - expected)[3:, 3:]
        if y:
            assert (error <= 0.2 + 0.001 * (d + np.abs(expected))[3:, 3:]).all()
        else:
            # From one d to the next n / d changes by more than 1, and the eight sampled d differ from the others.
            assert error.mean() <= 6


def test_a_sample_is_always_the_same() -> None:
    for layer in LAYERS:
        assert tile(layer, 44, 3, 0, "all") == tile(layer, 44, 3, 0, "all")


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
        for t in (0, 10**17):
            assert tile_indices(layer, z, x, y, parity, t, divider).shape == (TILE, TILE)


@pytest.mark.parametrize("z", [52, 53, 56, 60])
@pytest.mark.parametrize("parity", PARITIES)
def test_single_variants_stand_where_the_docs_say(z: int, parity: Parity) -> None:
    x, y = (1 << z) * 7 // 2**52 // 256 + (3 << (z - 52)), 1 << (z - 52)
    picture = tile_indices("winner", z, x, y, parity)
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
            assert picture[row, column] == palette_indices("winner", np.array([share]))[0]


def test_the_opening_view_is_the_first_tile_of_zoom_52() -> None:
    picture = tile_indices("winner", SINGLE, 0, 0)
    expected = palette_indices("winner", atlas(range(5, 512, 2), range(2, 256)).astype(float))
    assert np.array_equal(picture[2:, 2:], expected)
    assert not picture[:2].any()
    assert not picture[:, :2].any()


def test_a_png_has_its_largest_d_on_top_and_is_transparent_outside_the_plane() -> None:
    image = Image.open(io.BytesIO(tile("winner", SINGLE, 0, 0))).convert("RGBA")
    assert image.size == (TILE, TILE)
    assert image.getpixel((0, 255)) == (0x25, 0x33, 0x2F, 0)
    assert image.getpixel((255, 253)) == (0xFF, 0x7E, 0xB6, 255)  # Z(511, 2): A
    assert image.getpixel((255, 0)) == (0xFF, 0x7E, 0xB6, 255)  # Z(511, 255): A
    assert image.getpixel((200, 0)) == (0x25, 0x33, 0x2F, 255)  # Z(401, 255): B


def test_zooming_out_averages_the_values_of_zooming_in() -> None:
    for z in (44, 47, 49, 51):
        coarse = sample_means("winner", tile_area(z, 1, 0), 1)
        for x, y in ((2, 0), (3, 1)):
            fine = sample_means("winner", tile_area(z + 1, x, y), 1)
            means = fine.reshape(TILE // 2, 2, TILE // 2, 2).mean(axis=(1, 3))
            part = coarse[y * 128 : y * 128 + 128, (x - 2) * 128 : (x - 2) * 128 + 128]
            error = np.abs(means - part)[~np.isnan(means)]
            assert error.mean() <= 0.02
            assert z < 51 or error.max() <= 1e-12


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        (("winner", 61, 0, 0), "between 0 and 60"),
        (("winner", -1, 0, 0), "between 0 and 60"),
        (("winner", 2, 4, 0), "x must be between 0 and 3"),
        (("winner", 2, 0, -1), "y must be between 0 and 3"),
        (("winner", 2.5, 0, 0), "whole number"),
        (("heat", 2, 0, 0), "no layer 'heat'"),
        (("winner", 2, 0, 0, "prime"), "odd, even, all"),
        (("winner", 2, 0, 0, "odd", -1), "remainder"),
        (("winner", 2, 0, 0, "odd", 2**60), "may be at most"),
        (("winner", 2, 0, 0, "odd", 0, "C"), "A or B"),
    ],
)
def test_bad_addresses_are_refused(address: tuple[object, ...], expected: str) -> None:
    with pytest.raises(InputError, match=expected):
        tile(*address)  # type: ignore[arg-type]
