"""A dialog closes by a click beside it, not by a drag that only ends there, and texts in it can be copied."""

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


def test_without_the_clipboard_api_a_link_in_a_dialog_is_copied_too(visit: OpenVisit) -> None:
    here = visit("/class", permissions=["clipboard-read", "clipboard-write"])
    here.button("Open a classroom").click()
    here.page.wait_for_url("**/teach")
    here.page.locator(".menu summary").last.click()
    here.button("Teacher’s link").click()
    # Over plain http a browser has no clipboard API.
    here.page.evaluate("""() => {
        window.clipboard = navigator.clipboard;
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
    }""")
    here.button("Copy link").click()
    expect(here.button("✓ Copied")).to_be_visible()
    assert "/teach#token=" in here.page.evaluate("clipboard.readText()")
    here.page.evaluate("document.execCommand = () => false")
    expect(here.button("Copy link")).to_be_visible()
    here.button("Copy link").click()
    expect(here.button("Copy link")).to_be_focused()
    expect(here.button("✓ Copied")).to_have_count(0)
