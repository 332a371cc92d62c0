"""The page retries what the server cannot do for a moment, without an error that a visitor would see."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from helpers.servers import GENEROUS, Server
from zahlenschlacht.service.web.problems import internal_error

from .conftest import OpenVisit
from .test_atlas import Chart

if TYPE_CHECKING:
    from playwright.sync_api import Response, Route

pytestmark = pytest.mark.slow

COLLECT_MESSAGES = """
    window.messages = [];
    new MutationObserver(() => {
        for (const element of document.querySelectorAll('[role=status], [role=alert]'))
            messages.push(element.textContent.trim());
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Collects the texts of the page's status messages from now on."""


def test_tiles_refused_to_a_school_are_drawn_later_without_an_error(visit: OpenVisit, tmp_path: Path) -> None:
    """Three pupils behind one address open the map, and the server has little time for all of them."""
    settings = {**GENEROUS, "PROCESSOR_MILLISECONDS": "30", "BURST_SECONDS": "1"}
    with Server(f"sqlite:///{tmp_path / 'school.sqlite3'}", settings) as school:
        pupils = [visit(f"{school.address}icon.svg", expected="429") for _ in range(3)]
        statuses: list[int] = []

        def note_status(response: Response) -> None:
            if "/api/atlas/winner/" in response.url:
                statuses.append(response.status)

        for pupil in pupils:
            pupil.page.on("response", note_status)
            pupil.page.add_init_script(COLLECT_MESSAGES)
            pupil.page.goto(f"{school.address}atlas")
        for pupil in pupils:
            Chart(pupil)
            messages = pupil.page.evaluate("messages")
            assert messages
            assert not any("busy" in message for message in messages)
        assert 429 in statuses


def test_a_move_that_is_answered_by_a_single_500_is_made_once(visit: OpenVisit) -> None:
    here = visit(expected="500")
    statuses: list[int] = []

    def lose_first_answer(route: Route) -> None:
        if statuses:
            route.continue_()
            return
        statuses.append(route.fetch().status)  # the server has made the move
        failure = internal_error()
        route.fulfill(status=500, headers=dict(failure.headers), body=bytes(failure.body))

    here.page.route("**/api/matches/*/moves", lose_first_answer)
    here.page.evaluate(COLLECT_MESSAGES)
    here.cross(8)
    here.expect_crossed(2)
    assert statuses == [200]
    assert here.crossed[0] == 8
    assert not any("went wrong" in message for message in here.page.evaluate("messages"))


def test_a_problem_is_told_in_the_language_that_is_chosen_afterwards(visit: OpenVisit) -> None:
    here = visit("/class", expected="503")
    here.page.route("**/api/classrooms", lambda route: route.fulfill(status=503))
    here.button("Open a classroom").click()
    alert = here.page.get_by_role("alert")
    expect(alert).to_have_text("The server does not answer. Try again in a moment.")
    here.page.get_by_role("button", name="DE").click()
    expect(alert).to_have_text("Der Server antwortet nicht. Versuch es gleich noch einmal.")
