"""Every page is painted in the chosen theme from its first frame on."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image
from playwright.sync_api import Route, expect

from helpers.visit import Visit

from .conftest import OpenVisit, Theme

BACKGROUNDS = {"light": (246, 243, 236), "dark": (20, 26, 24)}


def background(here: Visit) -> tuple[int, ...]:
    """The colour in the lower left corner of the window."""
    picture = Image.open(BytesIO(here.page.screenshot())).convert("RGB")
    corner = picture.getpixel((2, picture.height - 3))
    assert isinstance(corner, tuple)
    return corner


@pytest.mark.parametrize(
    ("system", "choice"),
    [
        ("light", "dark"),
        *(pytest.param(*it, marks=pytest.mark.slow) for it in [("dark", "light"), ("light", None), ("dark", None)]),
    ],
)
def test_the_first_frame_has_the_chosen_theme(visit: OpenVisit, system: Theme, choice: Theme | None) -> None:
    here = visit("/family", color_scheme=system, is_painted=True)
    expect(here.page.get_by_role("heading", level=1)).to_be_visible()
    if choice is not None:
        here.page.locator("header").get_by_role("button", name=choice).click()
    routes: list[Route] = []

    def hold(route: Route) -> None:
        routes.append(route)

    here.page.route("**/assets/*.js", hold)
    here.page.goto("/family", wait_until="commit")
    # The scripts are held, and the style sheet and the body are loaded, so this is the first frame.
    expect(here.page.locator("#page")).to_be_attached()
    here.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert routes
    assert background(here) == BACKGROUNDS[choice or system]
    for route in routes:
        route.continue_()
    here.page.unroute("**/assets/*.js")
    expect(here.page.get_by_role("heading", level=1)).to_be_visible()
    assert background(here) == BACKGROUNDS[choice or system]


def test_the_chosen_one_of_two_buttons_is_seen_if_the_system_forces_its_colours(visit: OpenVisit) -> None:
    here = visit("/workshop", forced_colors="active")
    buttons = here.page.locator(".switch").first.locator("button")
    expect(buttons).to_have_count(2)
    assert len({button.evaluate("e => getComputedStyle(e).backgroundColor") for button in buttons.all()}) == 2
