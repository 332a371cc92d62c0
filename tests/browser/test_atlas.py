"""The map: navigation by wheel, buttons, keys and touch, the card of a variant, the table, and the address."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from helpers.visit import TWO_FRAMES, Visit
from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.solution.theory import margin_at_start, winner

from .conftest import OpenVisit

CLOSE = "/atlas?n=301&d=40.5&zoom=57"
"""A cell is 32 pixels wide here, and Z(301, 40) in the middle."""
LEFT, BELOW = 54, 34
"""The pixels of the stage that the axes take."""
SLATE, PINK = (0x25, 0x33, 0x2F), (0xFF, 0x7E, 0xB6)


class Chart:
    """The map as a visitor uses it."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page: Page = visit.page
        self.stage: Locator = visit.page.get_by_role("application", name=re.compile("Z\\(n, d\\)"))
        self.name: Locator = visit.page.locator("section .name")
        self.wait()

    def wait(self) -> None:
        """Wait until every tile of the window is drawn."""
        expect(self.stage).to_have_attribute("data-drawn", "true")

    def open_controls(self) -> None:
        """Show the controls that are needed rarely."""
        more = self.visit.button("More")
        if more.get_attribute("aria-expanded") == "false":
            more.click()

    @property
    def zoom(self) -> float:
        """The zoom: a variant is 2**(zoom - 52) pixels wide."""
        return float(self.stage.get_attribute("data-zoom") or "nan")

    def expect_zoom(self, zoom: float) -> None:
        """Wait until the map has this zoom."""
        expect(self.stage).to_have_attribute("data-zoom", f"{zoom:.2f}")

    def place(self, right: float, up: float) -> tuple[float, float]:
        """A point of the window, as fractions of its width from the left and of its height from below."""
        box = self.stage.bounding_box()
        assert box is not None
        width, height = box["width"] - LEFT, box["height"] - BELOW
        return box["x"] + LEFT + right * width, box["y"] + (1 - up) * height

    def hover(self, right: float = 0.5, up: float = 0.5) -> None:
        """Move the mouse to a point, beginning beside it, so that the mouse surely moves."""
        x, y = self.place(right, up)
        self.page.mouse.move(x + 1, y)
        self.page.mouse.move(x, y)

    def expect_colour(self, right: float, up: float, colour: tuple[int, ...], is_equal: bool = True) -> None:
        """Wait until the map has this colour at a point, or another one."""
        for _ in range(100):
            if (self.colour(right, up) == colour) is is_equal:
                return
            self.page.wait_for_timeout(50)
        assert (self.colour(right, up) == colour) is is_equal

    def colours(self, *points: tuple[float, float]) -> list[tuple[int, ...]]:
        """The colours of the map at these points."""
        script = """(stage, points) => {
            const box = stage.getBoundingClientRect(), canvas = stage.querySelector('canvas');
            const copy = new OffscreenCanvas(canvas.width, canvas.height);
            const pen = copy.getContext('2d', { willReadFrequently: true });
            pen.drawImage(canvas, 0, 0);
            const scale = canvas.width / box.width;
            const at = ([x, y]) => [Math.floor((x - box.x) * scale), Math.floor((y - box.y) * scale), 1, 1];
            return points.map(point => [...pen.getImageData(...at(point)).data].slice(0, 3));
        }"""
        colours: list[list[int]] = self.stage.evaluate(script, [self.place(*point) for point in points])
        return [tuple(colour) for colour in colours]

    def colour(self, right: float, up: float) -> tuple[int, ...]:
        """The colour of the map at a point."""
        return self.colours((right, up))[0]


def card_text(n: int, d: int, divider: Player = Player.A) -> str:
    """The text of the card of a variant, with its margin."""
    variant = Variant(n, d, 0, divider)
    margin = str(margin_at_start(variant)).replace("-", "−")
    return f"{winner(n, d, 0, divider)} wins Margin {margin}."


def expect_card(chart: Chart, n: int, d: int, divider: Player = Player.A) -> None:
    """Wait for the card of a variant."""
    expect(chart.name).to_have_text(f"Z({n}, {d})")
    expect(chart.page.locator(".card .head").last).to_contain_text(
        re.compile(f"[AB]\\s*{re.escape(card_text(n, d, divider))}")
    )


def test_the_first_view_shows_winners_in_two_colours(visit: OpenVisit) -> None:
    chart = Chart(visit("/atlas?hide=frontier,lines"))
    # Odd n from 5 to 1803 and d from 2 to 421: below the frontier all is pink, between the rays all is slate.
    for n, d, colour in ((1501, 20, PINK), (901, 20, PINK), (1051, 300, SLATE), (601, 400, SLATE)):
        assert chart.colour(n / 1815, d / 427) == colour
    assert "/api/atlas/winner/52/" in str(chart.visit.requests)
    chart.hover(0.999, 0.99)
    name = re.fullmatch(r"Z\((\d+), (\d+)\)", chart.name.inner_text())
    assert name is not None
    assert 1795 <= int(name[1]) <= 1811
    assert int(name[2]) >= 415


def test_every_cell_has_the_colour_of_its_winner(visit: OpenVisit) -> None:
    chart = Chart(visit(f"{CLOSE}&hide=frontier,lines"))
    box = chart.stage.bounding_box()
    assert box is not None
    right, up = 32 / (box["width"] - LEFT), 32 / (box["height"] - BELOW)
    cells = [(column, row) for column in range(-8, 12, 2) for row in range(-4, 6)]
    wins = [winner(301 + 2 * column, 40 + row) is Player.A for column, row in cells]
    assert set(wins) == {True, False}
    # The points are beside the middle of a cell, where the winner's letter is.
    colours = chart.colours(*((0.5 + (column + 0.4) * right, 0.5 + (row + 0.4) * up) for column, row in cells))
    assert colours == [PINK if won else SLATE for won in wins]


def test_zooming_by_wheel_keeps_the_variant_under_the_pointer(visit: OpenVisit) -> None:
    chart = Chart(visit(CLOSE))
    chart.hover()
    expect_card(chart, 301, 40)
    chart.page.mouse.wheel(0, 500)
    chart.expect_zoom(55)
    chart.page.mouse.wheel(0, -250)
    chart.expect_zoom(56)
    chart.hover()
    expect_card(chart, 301, 40)
    expect(chart.page).to_have_url(re.compile(r"zoom=56"))


def test_from_one_variant_to_the_whole_plane_and_back(visit: OpenVisit) -> None:
    chart = Chart(visit("/atlas"))
    first_zoom = chart.zoom
    chart.visit.button("Zoom in").click()
    chart.expect_zoom(first_zoom + 1)
    chart.visit.button("Zoom out").click()
    chart.expect_zoom(first_zoom)
    chart.open_controls()
    chart.visit.button("Whole map").click()
    chart.wait()
    expect(chart.stage).to_have_attribute("data-zoom", re.compile(r"^[01]\."))
    # The plane fills the frame: no corner has the colour of the background.
    corners = [(right, up) for right in (0.02, 0.5, 0.98) for up in (0.03, 0.98)]
    assert (0x19, 0x22, 0x1F) not in chart.colours(*corners)
    expect(chart.page.get_by_text("Each pixel stands for")).to_have_count(0)
    chart.hover(0.2, 0.3)
    expect(chart.page.get_by_text("too large to play")).to_be_visible()
    expect(chart.page.get_by_text(re.compile("Each pixel stands for .+·10"))).to_be_visible()
    for _ in range(30):
        chart.page.mouse.wheel(0, -500)
    chart.wait()
    chart.expect_zoom(59)
    chart.hover(0.21, 0.31)
    expect(chart.name).to_have_text(re.compile(r"^Z\(\d{18,}, "))
    name = re.fullmatch(r"Z\((\d+), (\d+)\)", chart.name.inner_text())
    assert name is not None
    expect_card(chart, int(name[1]), int(name[2]))
    chart.page.go_back()
    chart.expect_zoom(first_zoom)


def test_a_variant_with_huge_numbers_is_exact(visit: OpenVisit) -> None:
    n, d = 10**18 + 1, 10**9 + 7
    chart = Chart(visit(f"/atlas?n={n}&d={d}.5&zoom=58"))
    chart.hover()
    expect_card(chart, n, d)
    chart.stage.focus()
    chart.page.keyboard.press("ArrowRight")
    expect_card(chart, n + 2, d)
    chart.page.mouse.wheel(0, 2500)
    chart.page.mouse.wheel(0, -2500)
    chart.expect_zoom(58)
    chart.hover()
    expect_card(chart, n, d)


def test_one_click_selects_the_next_plays_and_back_returns_to_the_map(visit: OpenVisit) -> None:
    chart = Chart(visit("/atlas?n=301&d=40.5&zoom=56"))
    chart.hover()
    expect_card(chart, 301, 40)
    x, y = chart.place(0.5, 0.5)
    chart.page.mouse.click(x, y)
    expect(chart.page.get_by_role("heading", name="Selected")).to_be_visible()
    expect(chart.page).to_have_url(re.compile("at=301,40"))
    # The card shows a variant under the pointer, and the selected one when the pointer leaves the map.
    chart.hover(0.3, 0.3)
    expect(chart.name).not_to_have_text("Z(301, 40)")
    chart.page.mouse.move(2, 2)
    expect_card(chart, 301, 40)
    expect(chart.page.get_by_role("link", name="Play this board")).to_have_attribute("href", "/?n=301&d=40")
    chart.page.mouse.click(x, y)
    chart.visit.expect_board(301)
    expect(chart.page).to_have_url(re.compile(r"/\?n=301&d=40$"))
    chart.page.go_back()
    chart.expect_zoom(56)
    chart.wait()
    chart.hover()
    expect_card(chart, 301, 40)


def test_a_board_that_is_too_large_to_play_says_so(visit: OpenVisit) -> None:
    chart = Chart(visit("/atlas?n=6001&d=40.5&zoom=57"))
    x, y = chart.place(0.5, 0.5)
    chart.page.mouse.click(x, y)
    expect_card(chart, 6001, 40)
    expect(chart.page.get_by_text("You can play boards of up to 5000 numbers here")).to_be_visible()
    expect(chart.page.get_by_role("link", name="Play this board")).to_have_count(0)
    expect(chart.page).to_have_url(re.compile("/atlas"))


def test_dragging_moves_the_map_and_the_address_brings_it_back(visit: OpenVisit) -> None:
    chart = Chart(visit(f"{CLOSE}&layer=margin&parity=all&divider=B"))
    x, y = chart.place(0.5, 0.5)
    chart.page.mouse.move(x, y)
    chart.page.mouse.down()
    chart.page.mouse.move(x - 64, y + 96, steps=4)
    chart.page.mouse.up()
    expect(chart.page).to_have_url(re.compile(r"n=305&d=43\.5&zoom=57&layer=margin&parity=all&divider=B"))
    chart.hover()
    before = chart.name.inner_text()
    there = Chart(visit(chart.page.url.removeprefix(chart.visit.address)))
    there.hover()
    expect(there.name).to_have_text(before)
    n, d = map(int, re.findall(r"\d+", before))
    expect_card(there, n, d, Player.B)
    expect(there.visit.button("B wants partners")).to_have_attribute("aria-pressed", "true")
    layers = there.page.get_by_role("group", name="Layer")
    expect(layers.get_by_role("button", name="Margin")).to_have_attribute("aria-pressed", "true")


def test_the_map_is_used_by_keyboard_alone(visit: OpenVisit) -> None:
    chart = Chart(visit("/atlas"))
    keyboard = chart.page.keyboard
    for _ in range(30):
        keyboard.press("Tab")
        if chart.stage.evaluate("e => e === document.activeElement"):
            break
    expect(chart.stage).to_be_focused()
    first_zoom = chart.zoom
    keyboard.press("ArrowRight")
    expect(chart.name).to_be_visible()
    before = chart.name.inner_text()
    for count in range(1, 6):
        keyboard.press("+")
        chart.expect_zoom(first_zoom + count)
    expect(chart.name).to_have_text(before)
    n, d = map(int, re.findall(r"\d+", before))
    keyboard.press("ArrowRight")
    keyboard.press("ArrowUp")
    expect_card(chart, n + 2, d + 1)
    # The variant under the cursor is announced.
    announcement = f"Z({n + 2}, {d + 1}): {winner(n + 2, d + 1)} wins, margin"
    expect(chart.page.locator(".card [aria-live=polite]")).to_contain_text(announcement)
    keyboard.press("-")
    chart.expect_zoom(first_zoom + 4)
    address = chart.page.url
    keyboard.press("Shift+ArrowRight")
    expect(chart.page).not_to_have_url(address)
    keyboard.press("End")
    expect(chart.stage).to_have_attribute("data-zoom", re.compile(r"^1\."))
    keyboard.press("Home")
    chart.expect_zoom(first_zoom)
    keyboard.press("Enter")
    chart.visit.expect_board(n + 2)
    expect(chart.page).to_have_url(re.compile(rf"/\?n={n + 2}&d={d + 1}$"))


def test_winner_parity_and_zoom_come_first_and_more_has_the_rest(visit: OpenVisit) -> None:
    chart = Chart(visit("/atlas"))
    for name in ("Winner", "odd n", "Zoom in"):
        expect(chart.visit.button(name)).to_be_visible()
    for name in ("Small boards", "B wants partners", "Frontier"):
        expect(chart.visit.button(name)).to_have_count(0)
    chart.open_controls()
    chart.visit.button("B wants partners").click()
    expect(chart.page).to_have_url(re.compile("divider=B"))
    # A link to a view with one of these choices shows them.
    expect(Chart(visit("/atlas?divider=B")).visit.button("B wants partners")).to_have_attribute("aria-pressed", "true")


def test_the_form_moves_the_map_to_a_variant(visit: OpenVisit) -> None:
    chart = Chart(visit("/atlas"))
    chart.open_controls()
    form = chart.page.get_by_role("form", name="Go to Z(n, d)")
    submit = form.get_by_role("button")
    expect(submit).to_be_disabled()
    form.get_by_label("n").fill("1002")
    form.get_by_label("d").fill("31")
    submit.click()
    expect_card(chart, 1002, 31)
    chart.expect_zoom(58)
    expect(chart.visit.button("even n")).to_have_attribute("aria-pressed", "true")
    chart.wait()
    chart.hover()
    expect_card(chart, 1002, 31)


def test_the_name_of_a_board_links_to_its_place_on_the_map(visit: OpenVisit) -> None:
    here = visit("/?n=15&d=7&remainder=3&divider=B")
    here.expect_board(15)
    here.page.get_by_role("link", name="Z(15, 7").click()
    chart = Chart(here)
    expect(chart.page.get_by_role("heading", name="Selected")).to_be_visible()
    expect(chart.name).to_have_text("Z(15, 7)")
    expect(chart.page.get_by_label("Remainder")).to_have_value("3")
    expect(chart.visit.button("B wants partners")).to_have_attribute("aria-pressed", "true")
    link = chart.page.get_by_role("link", name="Play this board")
    expect(link).to_have_attribute("href", "/?n=15&d=7&remainder=3&divider=B")


def test_the_remainder_field_changes_the_map(visit: OpenVisit) -> None:
    chart = Chart(visit(CLOSE))
    chart.open_controls()
    chart.page.get_by_label("Remainder").fill("13")
    expect(chart.page).to_have_url(re.compile("remainder=13"))
    chart.wait()
    expect(chart.visit.button("Frontier")).to_be_disabled()
    chart.hover()
    variant = Variant(301, 40, 13)
    margin = str(margin_at_start(variant)).replace("-", "−")
    expect(chart.page.locator(".card .head").last).to_contain_text(f"{winner(301, 40, 13)} wins")
    expect(chart.page.locator(".card .head").last).to_contain_text(f"Margin {margin}.")
    expect(chart.page.get_by_text("wins if the sum is 13 more than a multiple of d")).to_be_visible()


def test_the_squares_of_small_boards_name_the_winner(visit: OpenVisit) -> None:
    chart = Chart(visit("/atlas?hide=frontier,lines"))
    expect(chart.stage).to_have_attribute("data-named", "0")
    chart.visit.button("Small boards").click()
    chart.wait()
    expect(chart.stage).not_to_have_attribute("data-named", "0")
    chart.hover(0.985, 0.5)
    match = re.fullmatch(r"Z\((\d+), (\d+)\)", chart.name.inner_text())
    assert match is not None
    assert 57 <= int(match[1]) <= 63
    # After zooming in, each square shows its name and its margin, and the legend explains them.
    expect(chart.page.get_by_text("in the squares")).to_have_count(0)
    chart.visit.button("Zoom in").click()
    expect(chart.page.get_by_text("in the squares")).to_be_visible()


@pytest.mark.parametrize("address", [CLOSE, "/atlas"])
def test_the_table_lists_variants_of_the_window(visit: OpenVisit, address: str) -> None:
    chart = Chart(visit(address))
    chart.page.get_by_text("This view as a table").click()
    rows = chart.page.locator("tbody tr")
    expect(rows.first).to_be_visible()
    assert 5 <= rows.count() <= 20
    boards = [int(text) for text in chart.page.locator("thead th").all_inner_texts()[1:]]
    assert 5 <= len(boards) <= 20
    divisors = [int(text) for text in chart.page.locator("tbody th").all_inner_texts()]
    assert divisors == sorted(divisors, reverse=True)
    assert {d % 2 for d in divisors} == {0, 1}
    cells = [row.locator("td").all_inner_texts() for row in rows.all()]
    variants = [[Variant(n, d) for n in boards] for d in divisors]
    expected = [[f"{winner(v.n, v.d)}, {margin_at_start(v)}".replace("-", "−") for v in row] for row in variants]
    assert cells == expected


def test_a_button_for_each_layer_changes_the_map(visit: OpenVisit) -> None:
    chart = Chart(visit("/atlas"))
    assert chart.colour(0.6, 0.7) == SLATE
    for button, layer in (("Margin", "margin"), ("Winning moves", "share"), ("The paper", "paper")):
        chart.visit.button(button).click()
        expect(chart.page).to_have_url(re.compile(f"layer={layer}"))
        expect(chart.visit.button(button)).to_have_attribute("aria-pressed", "true")
        chart.wait()
        # Where B wins, the layer of the winning moves has the colour of the first layer.
        chart.expect_colour(0.6, 0.7, SLATE, is_equal=layer == "share")
        assert any(f"/api/atlas/{layer}/52/" in path for _, path in chart.visit.requests)
        expect(chart.page.get_by_role("list", name="What the colours mean")).to_be_visible()


def test_even_boards_and_reversed_roles(visit: OpenVisit) -> None:
    chart = Chart(visit("/atlas?hide=lines"))
    chart.visit.button("even n").click()
    chart.wait()
    chart.expect_colour(0.5, 0.05, SLATE)
    expect(chart.visit.button("Frontier")).to_be_disabled()
    chart.visit.button("B wants partners").click()
    chart.wait()
    expect(chart.page.get_by_text("the rays are B’s")).to_be_visible()
    chart.expect_colour(0.58, 0.7, PINK)
    chart.hover(0.58, 0.7)
    expect(chart.page.get_by_text("Roles swapped: B wins if the sum is a multiple of d.")).to_be_visible()
    n, d = map(int, re.findall(r"\d+", chart.name.inner_text()))
    assert n % 2 == 0
    expect_card(chart, n, d, Player.B)
    link = chart.page.get_by_role("link", name="Play this board")
    expect(link).to_have_attribute("href", f"/?n={n}&d={d}&divider=B")


def test_the_frontier_and_the_lines_can_be_hidden(visit: OpenVisit) -> None:
    chart = Chart(visit("/atlas", is_painted=True))
    chart.open_controls()
    with_lines = chart.stage.screenshot()
    chart.visit.button("Frontier").click()
    chart.visit.button("Lines n = kd").click()
    expect(chart.page).to_have_url(re.compile("hide=frontier,lines"))
    expect(chart.page.get_by_text("multiples of d", exact=True)).to_have_count(0)
    chart.wait()
    chart.page.evaluate(TWO_FRAMES)
    assert chart.stage.screenshot() != with_lines


def test_the_map_is_used_by_touch(visit: OpenVisit) -> None:
    chart = Chart(visit(CLOSE, viewport={"width": 390, "height": 800}, has_touch=True, is_mobile=True))
    chart.stage.scroll_into_view_if_needed()
    x, y = chart.place(0.5, 0.5)
    chart.page.touchscreen.tap(x, y)
    expect_card(chart, 301, 40)
    expect(chart.page).to_have_url(re.compile("/atlas"))
    session = chart.page.context.new_cdp_session(chart.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", (x - 80, y), (x + 80, y))
    for distance in (70, 60, 50, 40):
        touch("touchMove", (x - distance, y), (x + distance, y))
    touch("touchEnd")
    chart.expect_zoom(56)
    expect_card(chart, 301, 40)
    chart.page.touchscreen.tap(x, y - 60)
    expect(chart.name).not_to_have_text("Z(301, 40)")
    chart.page.touchscreen.tap(x, y)
    expect_card(chart, 301, 40)
    # A second tap plays the selected variant.
    chart.page.touchscreen.tap(x + 3, y - 3)
    chart.visit.expect_board(301)


def test_the_link_to_play_does_not_move_while_the_server_computes(visit: OpenVisit) -> None:
    chart = Chart(visit(CLOSE))
    routes: list[Route] = []
    chart.page.route("**/api/atlas/cell*", lambda route: routes.append(route))  # noqa: PLW0108
    play = chart.page.get_by_role("link", name="Play this board")
    chart.hover()
    expect(chart.page.locator(".card").get_by_text("One moment …")).to_be_visible()
    before = play.bounding_box()
    chart.page.wait_for_timeout(300)
    assert routes
    for route in routes:
        route.continue_()
    expect_card(chart, 301, 40)
    assert play.bounding_box() == before


@pytest.mark.parametrize("status", [pytest.param(429, marks=pytest.mark.slow), 503])
def test_a_request_is_repeated_after_the_server_was_busy(visit: OpenVisit, status: int) -> None:
    here = visit(expected="429")
    is_busy = True

    def refuse(route: Route) -> None:
        if is_busy:
            route.fulfill(
                status=status, headers={"Retry-After": "1"}, body="{}", content_type="application/problem+json"
            )
        else:
            route.continue_()

    here.page.route("**/api/atlas/winner/**", refuse)
    here.page.goto("/atlas")
    expect(here.page.get_by_text("The server is busy.")).to_be_visible()
    is_busy = False
    Chart(here)
    expect(here.page.get_by_text("The server is busy.")).to_have_count(0)


def test_a_phone_needs_no_sideways_scrolling(visit: OpenVisit) -> None:
    chart = Chart(visit("/atlas", viewport={"width": 320, "height": 700}, locale="de-DE"))
    chart.page.get_by_text("Dieser Ausschnitt als Tabelle").click()
    expect(chart.page.locator("tbody tr").first).to_be_visible()
    chart.visit.expect_no_sideways_scrolling(320, 390)
