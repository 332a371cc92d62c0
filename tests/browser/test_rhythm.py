"""The rhythm of play, the records of won games, and boards that are too large to finish by hand."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from helpers.visit import Visit
from zahlenschlacht.game.rules import Variant
from zahlenschlacht.solution.theory import solve

from .conftest import OpenVisit

pytestmark = pytest.mark.slow

RECORD_STROKES = """
    window.strokes = [];
    const count = () => document.querySelectorAll('.numeral.crossed').length;
    new MutationObserver(() => {
        if (count() !== (strokes.at(-1) ?? [0])[0]) strokes.push([count(), performance.now()]);
    }).observe(document.querySelector('.slate'), {subtree: true, childList: true, attributes: true});
"""
"""Records when the count of crossed out numbers changes."""


def win(here: Visit, variant: Variant) -> None:
    """Win level 1 of the ladder, as A, by perfect play."""
    moves = variant.n - 2
    for count in range(2, moves + 2, 2):
        position = variant.position(here.crossed)
        here.cross((solve(position).winning_moves or position.numbers)[0])
        here.expect_crossed(min(count, moves))
    here.expect_title("You beat level 1!")


def test_the_reply_appears_after_a_pause(visit: OpenVisit) -> None:
    here = visit(reduced_motion="no-preference")
    here.expect_board(15)
    here.page.evaluate(RECORD_STROKES)
    here.cross(8)
    here.expect_title("Rob is thinking")
    here.expect_crossed(2)
    (first_count, move), (second_count, reply) = here.page.evaluate("strokes")
    assert (first_count, second_count) == (1, 2)
    assert reply - move > 400


def test_two_players_at_one_screen_see_moves_without_a_pause(visit: OpenVisit) -> None:
    here = visit("/?n=7&d=3&opponent=beside", reduced_motion="no-preference")
    here.cross(1)
    here.expect_title("B’s turn")
    here.cross(2)
    here.expect_title("A’s turn")


def test_a_click_finishes_the_animation_at_the_end_of_a_game(visit: OpenVisit) -> None:
    here = visit("/?n=5&d=3&opponent=beside", reduced_motion="no-preference")
    # The animations are so slow that none ends by itself.
    here.page.context.new_cdp_session(here.page).send("Animation.setPlaybackRate", {"playbackRate": 0.001})
    for count, number in enumerate((1, 2, 3), start=1):
        here.cross(number)
        here.expect_crossed(count)
    expect(here.page.locator(".sum .box").first).to_be_visible()
    animations = "document.getAnimations().filter(a => a.effect.target.closest('.end-sum, .end')).length"
    here.page.wait_for_function(f"{animations} > 0")
    here.page.mouse.click(5, 5)
    here.page.wait_for_function(f"{animations} === 0")
    expect(here.page.locator(".end h2")).to_be_visible()


RECORD_SOUNDS = """
    window.sounds = {noise: 0, tones: []};
    for (const [source, record] of [
        [AudioBufferSourceNode, () => { sounds.noise += 1; }],
        [OscillatorNode, node => sounds.tones.push(node.frequency.value)],
    ]) {
        const start = source.prototype.start;
        source.prototype.start = function (...when) { record(this); return start.apply(this, when); };
    }
    void 0;
"""
"""Counts the sounds of strokes, and records the frequencies of the tones."""


def test_sound_is_off_until_it_is_switched_on(visit: OpenVisit) -> None:
    here = visit()
    here.expect_board(15)
    here.page.evaluate(RECORD_SOUNDS)
    sound = here.button("Sound")
    expect(sound).to_have_attribute("aria-pressed", "false")
    here.cross(8)
    here.expect_crossed(2)
    assert here.page.evaluate("sounds.noise") == 0
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    # The switch makes a sound, and then each stroke.
    here.page.wait_for_function("sounds.noise === 1")
    here.cross(here.numbers[0])
    here.expect_crossed(4)
    here.page.wait_for_function("sounds.noise === 3")
    here.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "true")


def test_the_bell_rings_once_for_a_win(visit: OpenVisit) -> None:
    here = visit("/?n=5&d=3&opponent=random")
    here.expect_board(5)
    here.button("Sound").click()
    here.page.evaluate(RECORD_SOUNDS)
    win(here, Variant(5, 3))
    # Two taps and the three tones of the bell.
    end = [180, 180, 880, 1760, 2637]
    here.page.wait_for_function(f"sounds.tones.length >= {len(end)}")
    # The review is a later state of the same game.
    expect(here.page.locator(".end h2")).to_contain_text("mistake")
    here.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
    assert here.page.evaluate("sounds.tones") == end


def test_the_boards_show_which_were_won_and_whether_with_help(visit: OpenVisit) -> None:
    variant = Variant(5, 3)
    here = visit("/?n=5&d=3&opponent=random")
    here.expect_board(5)
    here.show_coach_steps(2)
    win(here, variant)
    expect(here.page.locator(".end")).to_contain_text("with the coach")
    dialog = here.page.get_by_role("dialog")
    here.button("Other boards").click()
    expect(dialog.get_by_role("button", name="Z(5, 3), won", exact=True)).to_be_visible()
    expect(dialog).to_contain_text("1 of 57 won")
    here.page.keyboard.press("Escape")
    here.button("Again").click()
    here.expect_crossed(0)
    win(here, variant)
    expect(here.page.locator(".end")).not_to_contain_text("with the coach")
    here.button("Other boards").click()
    dialog.get_by_role("button", name="Z(5, 3), won without the coach", exact=True).click()
    here.expect_crossed(0)
    wins = json.loads(here.page.evaluate("localStorage.getItem('zahlenschlacht:wins')"))
    assert wins == {"n=5&d=3": "alone"}


def test_a_reload_does_not_forget_that_help_was_used(visit: OpenVisit) -> None:
    here = visit("/?n=5&d=3&opponent=random")
    here.show_coach_steps(2)
    here.cross((solve(Variant(5, 3).start()).winning_moves or ())[0])
    here.expect_crossed(2)
    here.page.reload()
    here.expect_crossed(2)
    here.cross((solve(Variant(5, 3).position(here.crossed)).winning_moves or ())[0])
    here.expect_crossed(3)
    expect(here.page.locator(".end")).to_contain_text("with the coach")


def test_the_rest_of_a_large_board_is_played_out_and_won(visit: OpenVisit) -> None:
    here = visit("/?n=69&d=7&opponent=program")
    here.expect_board(69)
    here.choose_from_menu("Play out the rest")
    here.expect_title("You won!")
    expect(here.page.locator(".sum")).to_be_visible()


def test_the_original_game_is_played_out_and_won(visit: OpenVisit) -> None:
    here = visit("/?n=2017&d=8&opponent=program")
    here.expect_board(2017)
    here.choose_from_menu("Play out the rest")
    here.expect_title("You won!")
    here.expect_crossed(2015)


def test_a_large_board_shows_the_reply_and_its_residues_from_the_start(visit: OpenVisit) -> None:
    here = visit("/?n=2017&d=8&opponent=program")
    here.expect_board(2017)
    here.number(2017).scroll_into_view_if_needed()
    here.cross(2017)
    here.expect_crossed(2)
    reply = here.number(here.crossed[-1])
    expect(reply).to_be_in_viewport()
    here.button("Partners").click()
    here.expect_board(2017)
    first = here.page.locator(".section .label").first
    expect(first).to_have_text("0: 251 numbers")
    expect(first).to_be_in_viewport()
