"""The end of a game: the deciding move in words and on the board, one name for one opponent, and what comes next."""

from __future__ import annotations

import re
from random import Random
from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import ViewportSize, expect

from helpers.visit import TWO_FRAMES, Visit
from zahlenschlacht.explanations.decision import decision_in
from zahlenschlacht.explanations.review import review
from zahlenschlacht.explanations.words import Words
from zahlenschlacht.game.rules import Player, Variant
from zahlenschlacht.solution.theory import winning_moves

from .conftest import OpenVisit
from .test_first_game import play_perfectly
from .test_in_sight import LANDSCAPE, PHONE, box, expect_in_sight, lose

ADA = "/?n=5&d=3&opponent=perfect"
NAMES_WHY = re.compile(r"\d.*partner|partner.*\d", re.DOTALL)
NAMES_MOVE = re.compile(r"[Mm]ove \d|No mistakes|could not win")


@pytest.mark.parametrize("locale", ["en-GB", pytest.param("de-DE", marks=pytest.mark.slow)])
def test_the_board_goes_back_to_the_move_that_decided(visit: OpenVisit, locale: str) -> None:
    here = visit(ADA, goes_back=True, locale=locale)
    here.expect_board(5)
    lose(here)
    title = {"en-GB": r"Move (\d) was the mistake", "de-DE": r"Zug (\d) war der Fehler"}[locale]
    heading = here.page.locator(".end h2")
    expect(heading).to_have_text(re.compile(title))
    match = re.fullmatch(title, heading.inner_text())
    assert match is not None
    ply = int(match[1])
    # The mistake and a better number are marked, partners are joined, and the tray names the move.
    expect(here.page.locator(".numeral.better")).to_have_count(1)
    expect(here.page.locator(".numeral.mistaken")).to_have_count(1)
    expect(here.page.locator(".numeral.crossed")).to_have_count(ply - 1)
    expect(here.page.locator(".partners")).to_be_visible()
    # Remainders are named once lesson 5 is done.
    expect(here.page.locator(".partners p").filter(visible=True)).to_have_count(0)
    expect(here.page.locator(".whose")).to_have_text({"en-GB": f"Your move {ply}", "de-DE": f"Dein Zug {ply}"}[locale])
    # The tray replays the game, up to its end.
    for count in range(ply, 4):
        here.page.locator(".tray .step").last.click()
        expect(here.page.locator(".numeral.crossed")).to_have_count(count)
    expect(here.page.locator(".end-sum")).to_be_visible()
    on = here.page.locator(".tray .step").last
    # The button keeps the focus at the end of the game.
    expect(on).to_be_focused()
    expect(on).to_have_attribute("aria-disabled", "true")
    said = {"en-GB": r"Move 3: you cross out \d", "de-DE": r"Zug 3: Du streichst \d"}[locale]
    expect(here.page.get_by_role("status").filter(has_text=re.compile(said))).to_have_count(1)


def test_a_tap_goes_back_at_once_and_the_card_has_three_buttons_and_no_graph(visit: OpenVisit) -> None:
    here = visit(ADA)
    here.expect_board(5)
    lose(here)
    expect(here.page.locator(".end h2")).to_have_text(re.compile("was the mistake"))
    here.page.locator(".slate").click(position={"x": 2, "y": 2})
    expect(here.page.locator(".numeral.better")).to_have_count(1)
    expect(here.page.locator(".end > .next > .pill:not(.continue)")).to_have_count(3)
    expect(here.page.locator(".end .main")).to_have_count(1)
    expect(here.page.locator(".end svg")).to_have_count(0)
    expect(here.page.locator(".end")).not_to_contain_text("Theorem")
    # The letter of the opponent is only on its badge.
    assert re.search(r"\bB\b", here.page.locator(".end .why").inner_text()) is None
    here.page.locator(".end > .next > button").first.click()
    expect(here.page.locator(".whose")).to_have_text("Your turn")


def test_the_focus_stays_on_the_board_and_the_deciding_move_is_announced(visit: OpenVisit) -> None:
    here = visit(ADA, goes_back=True)
    here.expect_board(5)
    here.page.evaluate("window.regions = [...document.querySelectorAll('[role=status]')]")
    for count in (2, 3):
        here.number(here.numbers[-1]).focus()
        here.page.keyboard.press("Enter")
        here.expect_crossed(count)
    expect(here.page.locator(".numeral.better")).to_have_count(1)
    expect(here.page.locator("[data-number]:focus")).to_have_count(1)
    # A screen reader announces a text in a region that was there before.
    here.page.wait_for_function("window.regions.some(one => /was the mistake\\. .*partner/.test(one.textContent))")
    assert here.page.locator(".end [aria-live]").count() == 0


@pytest.mark.parametrize("locale", ["en-GB", pytest.param("de-DE", marks=pytest.mark.slow)])
def test_a_text_that_is_longer_than_its_card_has_a_sign(visit: OpenVisit, locale: str) -> None:
    here = visit("/?n=9&d=4&opponent=perfect", viewport={"width": 768, "height": 1024}, locale=locale)
    here.page.evaluate("document.documentElement.style.fontSize = '32px'")
    here.expect_board(9)
    for count in (2, 4, 6, 7):
        here.cross(here.numbers[-1])
        here.expect_crossed(count)
    card = here.page.locator(".end")
    expect(card).to_have_attribute("data-more", "")
    sign = "e => getComputedStyle(e, '::before').content"
    assert card.locator(".stays").evaluate(sign) == '"▾"'
    card.evaluate("card => card.scrollTo(0, card.scrollHeight)")
    expect(card).not_to_have_attribute("data-more", "")
    assert card.locator(".stays").evaluate(sign) == "none"


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1366, 768), (390, 664)])
@pytest.mark.parametrize("locale", ["en-GB", pytest.param("de-DE", marks=pytest.mark.slow)])
def test_the_tray_cuts_no_text(visit: OpenVisit, size: tuple[int, int], locale: str) -> None:
    here = visit("/?n=15&d=7&opponent=program", viewport={"width": size[0], "height": size[1]}, locale=locale)
    here.expect_board(15)
    for count in range(0, 13, 2):
        here.page.evaluate(TWO_FRAMES)
        turn, tray = here.page.locator(".turn"), here.page.locator(".tray")
        assert turn.evaluate("e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight")
        for text in turn.locator("> *").filter(visible=True).all():
            assert box(text)[2] <= box(turn)[2] + 1
        assert box(turn)[3] - box(turn)[1] <= box(tray)[3] - box(tray)[1]
        if count < 12:
            here.cross(here.numbers[0])
            here.expect_crossed(count + 2)


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE, {"width": 320, "height": 568}])
@pytest.mark.parametrize("locale", ["en-GB", pytest.param("de-DE", marks=pytest.mark.slow)])
def test_a_loss_shows_the_lesson_that_explains_it_and_the_way_on(
    visit: OpenVisit, size: ViewportSize, locale: str
) -> None:
    here = visit("/?n=9&d=5&opponent=perfect", viewport=size, locale=locale)
    here.expect_board(9)
    for count in (2, 4, 6, 7):
        here.cross(here.numbers[-1])
        here.expect_crossed(count)
    main = here.page.locator(".end .main")
    expect(main).to_have_attribute("href", re.compile(r"^/learn/\d+$"))
    expect(main).to_have_text(re.compile(r"(explains it|erklärt es): "))
    expect_in_sight(here, main, here.page.locator(".end > .next > .continue"), here.page.locator(".end .more"))
    if size == LANDSCAPE:
        assert box(here.page.locator(".end .why"))[3] <= box(here.page.locator(".end > .next"))[1] + 1


def test_the_end_of_a_faultless_game_fits_on_a_phone(visit: OpenVisit) -> None:
    here = visit("/", viewport=PHONE)
    here.expect_board(5)
    play_perfectly(here, Variant(5, 3))
    expect(here.page.locator(".end h2")).to_have_text("No mistakes!")
    text, buttons = box(here.page.locator(".end .why")), box(here.page.locator(".end > .next"))
    assert text[3] <= buttons[1] + 1


def test_the_review_says_why_and_leaves_home_and_end_to_the_page(visit: OpenVisit) -> None:
    here = visit(ADA)
    here.expect_board(5)
    lose(here)
    here.page.locator(".end .more").click()
    here.button("Review").click()
    expect(here.page.locator(".review .decision")).to_contain_text("was the mistake. ")
    shown = here.page.locator(".numeral.crossed").count()
    here.page.locator(".review").get_by_role("button", name="Back to the end").focus()
    for key in ("Home", "End"):
        here.page.keyboard.press(key)
        here.page.evaluate(TWO_FRAMES)
        expect(here.page.locator(".numeral.crossed")).to_have_count(shown)


def test_a_resigned_game_is_announced_as_resigned(visit: OpenVisit) -> None:
    here = visit("/?n=7&d=3&opponent=perfect")
    here.expect_board(7)
    here.cross(1)
    here.expect_crossed(2)
    here.choose_from_menu("Resign")
    here.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(here.page.locator(".end")).to_be_visible()
    here.page.reload()
    expect(here.page.locator(".end")).to_be_visible()
    announcer = here.page.locator("p[role=status][aria-live=polite]").last
    expect(announcer).to_contain_text("You have resigned. Ada wins.")
    expect(announcer).not_to_contain_text("are left")


@pytest.mark.parametrize(("width", "height", "zoom"), [(320, 568, 1), (768, 1024, 2), (390, 664, 1)])
def test_the_sum_covers_no_number(visit: OpenVisit, width: int, height: int, zoom: int) -> None:
    here = visit("/?n=9&d=4&opponent=perfect", viewport={"width": width, "height": height})
    here.page.evaluate(f"document.documentElement.style.fontSize = '{16 * zoom}px'")
    here.expect_board(9)
    for count in (2, 4, 6, 7):
        here.cross(here.numbers[-1])
        here.expect_crossed(count)
    here.page.evaluate(TWO_FRAMES)
    assert box(here.page.locator(".row").last)[3] <= box(here.page.locator(".end-sum"))[1] + 1


def test_the_board_of_a_phone_stays_where_it_is_and_shows_no_move_numbers(visit: OpenVisit) -> None:
    here = visit("/?n=7&d=3&opponent=perfect", viewport=PHONE)
    here.expect_board(7)
    before = box(here.page.locator(".board"))
    here.cross(1)
    here.expect_crossed(2)
    assert box(here.page.locator(".board")) == before
    expect(here.page.locator(".numeral .move").filter(visible=True)).to_have_count(0)


def test_the_menu_of_the_tray_is_inside_the_window_after_a_game(visit: OpenVisit) -> None:
    here = visit(ADA, viewport=PHONE)
    here.expect_board(5)
    lose(here)
    here.page.locator(".tray .opener").click()
    menu = here.page.locator(".tray .list")
    expect(menu).to_be_visible()
    left, top, right, bottom = box(menu)
    assert min(left, top, 390 - right, 664 - bottom) >= 0


def test_lines_between_partners_have_a_colour_of_the_system_if_it_forces_its_colours(visit: OpenVisit) -> None:
    here = visit(ADA, forced_colors="active")
    here.expect_board(5)
    here.button("Partners").click()
    colours = "e => [getComputedStyle(e).stroke, getComputedStyle(document.body).color]"
    stroke, text = here.page.locator(".strokes").first.evaluate(colours)
    assert stroke == text


def test_opponents_are_listed_from_the_weakest_with_dots(visit: OpenVisit) -> None:
    here = visit("/?n=15&d=7&opponent=program")
    here.expect_board(15)
    here.page.locator("#choices .who").click()
    names = here.page.locator("dialog[open] li b")
    texts = [text for text in names.all_inner_texts() if "●" in text]
    assert [text.split()[0] for text in texts] == ["Mo", "Kim", "Rob", "Ada"]
    dots = [text.count("●") for text in texts]
    assert dots == sorted(dots)


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 20))])
def test_every_end_of_a_first_visit_explains_the_deciding_move(visit: OpenVisit, seed: int) -> None:
    """The visitor plays six games, moves at random, and adds up only the last three numbers."""
    random, here = Random(seed), visit("/")
    here.expect_board(5)
    for _ in range(6):
        text = play_a_game(here, random)
        assert NAMES_WHY.search(text)
        assert NAMES_MOVE.search(text)
        # The main button may lead to a lesson. This visitor plays on.
        here.page.locator(".end > .next > button").first.click()
        expect(here.page.locator(".end")).to_have_count(0)


def play_a_game(here: Visit, random: Random) -> str:
    """Play the game on the board to its end, and return the text of the card.

    The text is compared with the sentences of the library, each of which tests/explanations/test_decision.py checks by
    the rules alone.
    """
    query = dict(parse_qsl(urlsplit(here.page.url).query))
    variant = Variant(here.size, int(query.get("d", "3")))
    while True:
        expect(here.page.locator(".whose").filter(has_text="Your turn").or_(here.page.locator(".end"))).to_be_visible()
        if here.page.locator(".end").count() > 0:
            break
        numbers, crossed = here.numbers, here.crossed
        winning = winning_moves(variant.position(crossed)) if len(numbers) == 3 else ()
        here.cross(random.choice(winning or numbers))
        expect(here.page.locator(".whose").filter(has_text="Your turn").or_(here.page.locator(".end"))).to_be_visible()
        here.page.wait_for_function(f"document.querySelectorAll('.numeral.crossed').length > {len(crossed)}")
    expect(here.page.locator(".end h2")).to_have_text(re.compile("mistake|luck|could not"))
    game, start = variant.position(here.crossed), len(re.findall(r"\d+", query.get("crossed", "")))
    assert game.winner is not None
    # A game from a move on is judged by the moves that were made in it.
    end = decision_in(game, review(game)[start:], game.winner, Player.A)
    name = here.page.locator("#choices .who").inner_text().split()[-1]
    sentences = [re.sub(r"\bB\b", name, Words("en", "A").say(message)) for message in (end.title, *end.messages)]
    text = here.page.locator(".end .why").inner_text()
    assert " ".join(text.split()) == " ".join(sentences)
    return text
