"""A match between two browsers, with somebody watching."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from helpers.visit import Visit

from .conftest import OpenVisit


def invite(visit: Visit, unaided: bool = False) -> tuple[str, str]:
    """Choose a friend online; return the link for the friend and the link to watch."""
    visit.choose_opponent("A friend online")
    link = visit.page.get_by_label("Link for your friend", exact=True)
    expect(link).not_to_have_value("")
    if not unaided:
        # The coach is off at first. Another choice gives another link.
        before = link.input_value()
        visit.page.get_by_label("Without the coach.").uncheck()
        expect(link).not_to_have_value(before)
    return links(visit)


def links(visit: Visit) -> tuple[str, str]:
    """The links of a match: for the friend, and to watch."""
    join = visit.page.get_by_label("Link for your friend", exact=True).input_value()
    watch = visit.page.get_by_label("Link to watch", exact=True).input_value()
    return join.removeprefix(visit.address), watch.removeprefix(visit.address)


def expect_both_connected(visit: Visit) -> None:
    """Wait until both seats are taken and both players are connected."""
    expect(visit.page.locator(".online li.here")).to_have_count(2)


def test_two_browsers_play_while_others_watch(visit: OpenVisit) -> None:
    first = visit("/?n=7&d=3")
    join, watch = invite(first)
    assert re.fullmatch(r"/match/[\w-]{22}#join=[\w-]{43,}", join)
    assert re.fullmatch(r"/match/[\w-]{22}", watch)
    expect(first.page.get_by_alt_text("QR code with the link for your friend")).to_be_visible()

    friend = visit(join)
    friend.expect_title("Your friend’s turn")
    expect(friend.page).not_to_have_url(re.compile("join"))
    expect_both_connected(first)
    # A later visitor with the same link watches.
    latecomer = visit(join, expected="409")
    expect(latecomer.page.get_by_text("You are watching this game.")).to_be_visible()
    spectator = visit(watch)
    expect(spectator.page.get_by_text("You are watching this game.")).to_be_visible()

    first.cross(3)
    for one in (first, friend, latecomer, spectator):
        one.expect_crossed(1)
    friend.expect_title("Your turn")
    first.expect_title("Your friend’s turn")
    first.cross(1)  # not this player's turn: nothing happens
    friend.cross(6)
    for one in (first, spectator):
        one.expect_crossed(2)

    # Both reload, and keep their seats.
    friend.page.reload()
    first.page.reload()
    friend.expect_crossed(2)
    first.expect_title("Your turn")
    first.cross(1)
    friend.expect_crossed(3)
    friend.expect_title("Your turn")
    friend.cross(2)
    first.expect_crossed(4)
    first.cross(4)
    for one in (first, friend, spectator):
        one.expect_crossed(5)
        expect(one.page.locator(".sum")).to_contain_text("= 12 = 4 · 3")
    first.expect_title("You won!")
    friend.expect_title("You lost")
    spectator.expect_title("A wins")

    # They play again with their sides swapped, without a new link; a spectator may continue to watch.
    friend.button("Swap sides").click()
    friend.expect_board(7)
    friend.expect_title("Your turn")
    expect(first.page.get_by_text("Your friend wants to play again, with sides swapped.")).to_be_visible()
    first.button("Play again").click()
    first.expect_title("Your friend’s turn")
    expect_both_connected(first)
    expect(spectator.page.get_by_text("They are playing again, with sides swapped.")).to_be_visible()
    spectator.button("Watch the next game").click()
    expect(spectator.page.get_by_text("You are watching this game.")).to_be_visible()
    friend.cross(3)
    for one in (first, friend, spectator):
        one.expect_crossed(1)
    first.page.reload()
    first.expect_title("Your turn")
    first.cross(6)
    friend.expect_crossed(2)
    first.page.go_back()
    first.expect_title("You won!")

    # The finished match stays readable at its address, and can be reviewed.
    reader = visit(watch)
    reader.expect_crossed(5)
    expect(reader.page.locator(".end .why p")).not_to_be_empty()
    reader.page.locator(".end .more").click()
    reader.button("Review").click()
    expect(reader.page.locator(".review")).to_be_visible()


@pytest.mark.slow
def test_resigning_needs_a_confirmation_and_the_score_continues(visit: OpenVisit) -> None:
    first = visit("/?n=7&d=3")
    join, watch = invite(first)
    # There is no friend yet who could win the game.
    first.page.locator(".tray .opener").click()
    expect(first.button("Resign")).to_be_disabled()
    # A page loaded without https has fewer browser features, as in a home network.
    friend = visit()
    friend.page.add_init_script("delete Crypto.prototype.randomUUID")
    friend.page.goto(join)
    friend.expect_title("Your friend’s turn")
    spectator = visit(watch)
    expect(spectator.page.get_by_text("You are watching this game.")).to_be_visible()
    first.cross(2)  # gives the win away
    friend.expect_crossed(1)
    friend.choose_from_menu("Resign")
    dialog = friend.page.get_by_role("dialog", name="Resign this game?")
    expect(dialog).to_contain_text("Your friend wins")
    friend.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    friend.expect_title("Your turn")
    friend.choose_from_menu("Resign")
    dialog.get_by_role("button", name="Resign", exact=True).click()
    first.expect_title("B gave up a won game")
    spectator.expect_title("A wins")
    expect(first.page.locator(".end .result")).to_have_text("You won!")
    expect(friend.page.locator(".end h2")).to_have_text("You gave up a game that you were winning")
    expect(first.page.locator(".end .score")).to_have_text("1 : 0")
    expect(friend.page.locator(".end .score")).to_have_text("0 : 1")
    expect(spectator.page.locator(".end .score")).to_have_text("1 : 0")
    for one in (first, friend, spectator):
        expect(one.page.locator(".sum")).to_have_count(0)
        sentence = "You have resigned" if one is friend else "B has resigned"
        expect(one.page.locator("section[aria-labelledby=moves-title]")).to_contain_text(sentence)
    assert friend.violations() == []
    friend.page.locator(".end .more").click()
    friend.button("Review").click()
    expect(friend.page.locator(".review")).to_be_visible()
    friend.button("Back to the end").click()

    first.button("Swap sides").click()
    first.expect_title("Your friend’s turn")
    friend.button("Play again").click()
    friend.expect_title("Your turn")
    friend.choose_from_menu("Resign")
    dialog.get_by_role("button", name="Resign", exact=True).click()
    expect(first.page.locator(".end .score")).to_have_text("2 : 0")
    expect(first.page.locator(".end .series")).to_have_text("You have won the best of 3!")
    expect(friend.page.locator(".end .series")).to_have_text("B has won the best of 3.")
    first.page.reload()
    expect(first.page.locator(".end .score")).to_have_text("2 : 0")


def test_two_players_can_agree_to_play_without_help_until_the_end(visit: OpenVisit) -> None:
    first = visit("/?n=7&d=3")
    join, watch = invite(first, unaided=True)
    friend = visit(join)
    expect(friend.page.get_by_text("Your friend wants to play without the coach.")).to_be_visible()
    expect(friend.page.locator(".online")).to_contain_text("a promise: nobody checks")
    assert friend.violations() == []
    expect(first.page.get_by_text("Waiting for your friend")).to_be_visible()
    friend.button("Agree and play").click()
    friend.expect_title("Your friend’s turn")
    expect(friend.page).not_to_have_url(re.compile("join"))
    first.cross(1)
    for one in (first, friend):
        one.expect_crossed(1)
        expect(one.page.locator(".online")).to_contain_text("Without the coach.")
        expect(one.page.locator(".coach")).to_have_count(0)
        one.page.locator(".tray .opener").click()
        expect(one.page.get_by_label("Plain rows")).to_be_visible()
        expect(one.page.get_by_label("Mark numbers without a partner")).to_have_count(0)
        one.page.keyboard.press("Escape")
        # Neither the view nor the pointer shows the partners.
        expect(one.button("Partners")).to_have_count(0)
        one.number(2).hover()
        expect(one.page.locator("[data-ring=here]")).to_have_count(1)
        expect(one.page.locator("[data-ring=bonded]")).to_have_count(0)
    # At the end the review appears, and the agreement holds in the next game.
    friend.choose_from_menu("Resign")
    friend.page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    expect(first.page.locator(".end .why p")).not_to_be_empty()
    first.button("Again").click()
    first.expect_title("Your turn")
    expect(first.page.locator(".coach")).to_have_count(0)
    expect(first.page.locator(".online")).to_contain_text("Without the coach.")
    third = visit(watch)
    third.expect_title("A wins")


SIZES: list[ViewportSize] = [
    {"width": 1280, "height": 720},
    {"width": 1024, "height": 600},
    {"width": 390, "height": 664},
    {"width": 320, "height": 568},
    {"width": 664, "height": 390},
]


@pytest.mark.slow
@pytest.mark.parametrize("unaided", [True, False])
def test_two_friends_see_each_other_the_score_and_reactions_without_scrolling(visit: OpenVisit, unaided: bool) -> None:
    first = visit("/?n=7&d=3")
    join, watch = invite(first, unaided)
    friend, spectator = visit(join), visit(watch)
    if unaided:
        friend.button("Agree and play").click()
    expect_both_connected(first)
    expect_both_connected(friend)
    friends = friend.page.locator(".friends")
    for size in SIZES:
        friend.page.set_viewport_size(size)
        for part in (
            friends.locator(".score"),
            friends.locator("li").last,
            friend.page.locator(".whose"),
            friend.number(7),
        ):
            expect(part).to_be_in_viewport(ratio=1)
        assert friend.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    expect(friends.locator(".series")).to_contain_text("Best of 3")
    # A reaction is seen by everybody, and for some seconds no other can be sent.
    friend.button("Good move!").click()
    expect(first.page.locator(".online li").last).to_have_text("B Your friend Good move!")
    expect(friend.page.locator(".online li").first).to_have_text("B You Good move!")
    expect(spectator.page.locator(".online li").last).to_have_text("B Good move!")
    expect(friend.button("Oh!")).to_be_disabled()
    expect(first.button("Oh!")).to_be_enabled()
    expect(spectator.button("Oh!")).to_have_count(0)
    expect(first.page.locator(".online li").last).to_have_text("B Your friend here")
    expect(friend.button("Oh!")).to_be_enabled()
    assert friend.violations() == []


@pytest.mark.slow
def test_each_player_sees_whether_the_other_is_connected(visit: OpenVisit) -> None:
    first = visit("/?n=7&d=3")
    join, watch = invite(first)
    friend = visit(join)
    spectator = visit(watch)
    people = first.page.locator(".online li")
    for one in (first, friend, spectator):
        expect_both_connected(one)
    expect(people).to_have_text(["A You here", "B Your friend here"])
    expect(spectator.page.locator(".online li")).to_have_text(["A here", "B here"])
    first.cross(3)
    friend.expect_crossed(1)
    link = friend.page.url
    # A reload does not count as absence; leaving the page does.
    friend.page.reload()
    expect_both_connected(friend)
    friend.page.goto("/answers")
    expect(people.last).to_have_text("B Your friend away for less than a minute")
    first.expect_title("Your friend is away")
    expect(first.page.locator(".tray .detail")).to_have_text("away for less than a minute")
    friend.page.goto(link)
    expect(people.last).to_have_text("B Your friend here")
    friend.expect_title("Your turn")


@pytest.mark.slow
def test_the_title_of_a_hidden_tab_says_whose_turn_it_is(visit: OpenVisit) -> None:
    first = visit("/?n=7&d=3")
    join, _ = invite(first)
    # The test's server is on this computer only, and so is the link.
    expect(first.page.locator(".network")).to_contain_text("make play HOST=0.0.0.0")
    define_hidden = "Object.defineProperty(document, 'hidden', {get: () => %s, configurable: true});"
    set_hidden = define_hidden + "document.dispatchEvent(new Event('visibilitychange'))"
    friend = visit(join)
    friend.expect_title("Your friend’s turn")
    friend.page.evaluate(set_hidden % "true")
    expect(friend.page).to_have_title("Z(7, 3) · Zahlenschlacht")
    first.cross(3)
    expect(friend.page).to_have_title("● Your turn · Z(7, 3) · Zahlenschlacht")
    friend.page.evaluate(set_hidden % "false")
    expect(friend.page).to_have_title("Z(7, 3) · Zahlenschlacht")


@pytest.mark.slow
def test_a_browser_that_lost_the_network_catches_up(visit: OpenVisit) -> None:
    first = visit("/?n=7&d=3")
    join, _ = invite(first)
    friend = visit(join, expected="ERR_INTERNET_DISCONNECTED")
    friend.expect_title("Your friend’s turn")
    friend.page.context.set_offline(True)
    first.cross(3)
    first.expect_crossed(1)
    friend.page.context.set_offline(False)
    friend.expect_crossed(1)
    friend.expect_title("Your turn")
    # A move that is made without the network is kept, and sent when it is back.
    friend.page.context.set_offline(True)
    friend.cross(6)
    expect(friend.number(6)).to_have_class(re.compile(r"\bcrossed\b"))
    friend.page.wait_for_timeout(5000)
    expect(friend.number(6)).to_have_class(re.compile(r"\bcrossed\b"))
    expect(friend.page.locator(".stage .note")).to_have_count(0)
    friend.page.context.set_offline(False)
    first.expect_crossed(2)


def test_a_friend_is_invited_to_a_board_on_which_both_have_a_chance(visit: OpenVisit) -> None:
    here = visit("/")
    here.expect_board(5)
    here.choose_opponent("A friend online")
    here.expect_board(11)
    here.expect_title("You can begin")
    expect(here.page.get_by_label("Without the coach.")).to_be_checked()
    expect(here.page.get_by_label("Link for your friend", exact=True)).to_have_value(re.compile("#join="))


def test_the_secret_of_the_seat_is_in_no_request_and_no_spectators_answer(visit: OpenVisit) -> None:
    first = visit("/?n=7&d=3")
    join, _ = invite(first)
    match, _, secret = join.removeprefix("/match").partition("#join=")
    friend = visit()
    requests: list[str] = []
    responses: list[str] = []
    friend.page.on("request", lambda request: requests.append(request.url + str(request.headers)))
    friend.page.goto(join)
    friend.expect_title("Your friend’s turn")
    assert len(requests) > 3
    assert not any(secret in request for request in requests)
    spectator = visit()
    spectator.page.on("response", lambda one: responses.append(one.text()) if one.url.endswith(match) else None)
    spectator.page.goto(join.partition("#")[0])
    expect(spectator.page.get_by_text("You are watching this game.")).to_be_visible()
    assert responses
    assert not any(secret in one or "token" in one for one in responses)


@pytest.mark.slow
def test_a_friend_keeps_the_seat_when_the_answers_to_joining_are_lost(visit: OpenVisit) -> None:
    """The server gives the seat, but its answers are lost for longer than the page's first retries take."""
    first = visit("/?n=7&d=3")
    join, _ = invite(first)
    friend = visit(expected="ERR_FAILED")
    aborted: list[str] = []

    def lose(route: Route) -> None:
        route.fetch()
        if len(aborted) < 5:
            aborted.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    friend.page.route("**/join", lose)
    friend.page.goto(join)
    expect_both_connected(first)
    friend.expect_title("Your friend’s turn")
    assert len(aborted) == 5
    first.cross(3)
    friend.expect_title("Your turn")
    friend.cross(6)
    first.expect_crossed(2)


@pytest.mark.slow
def test_two_browsers_play_with_lines_that_one_of_them_has_drawn(visit: OpenVisit) -> None:
    first = visit("/?n=4&bond=lines+1-2+3-4&opponent=beside")
    join, _ = invite(first)
    friend = visit(join, locale="de-DE")
    expect(friend.page.locator("h1")).to_contain_text("die keine Linie verbindet")
    expect(friend.page.locator("svg.bonds path")).to_have_count(2)
    first.cross(4)
    friend.expect_crossed(1)
    expect(friend.page.locator("svg.bonds path")).to_have_count(1)
    friend.cross(3)
    for one, sentence in ((first, "There is a line between 1 and 2."), (friend, "Eine Linie verbindet 1 und 2.")):
        one.expect_crossed(2)
        expect(one.page.locator(".end-sum")).to_contain_text(sentence)
