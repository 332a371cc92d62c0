"""A dialog closes by a click beside it, not by a drag that only ends there."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import OpenVisit


def test_a_dialog_closes_by_a_click_beside_it_and_not_by_a_drag_out_of_it(visit: OpenVisit) -> None:
    here = visit()
    here.button("Other boards").click()
    dialog = here.page.get_by_role("dialog")
    heading = dialog.get_by_role("heading").first
    expect(heading).to_be_visible()
    heading.hover()
    here.page.mouse.down()
    here.page.mouse.move(8, 300, steps=4)
    here.page.mouse.up()
    here.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(heading).to_be_visible()
    here.page.mouse.click(8, 300)
    expect(dialog).to_have_count(0)
