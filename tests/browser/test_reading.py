"""What is on a table can be read, covers nothing that can be chosen, and says what is missing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tabletown.games.crimson.rules import USE
from tabletown.kernel.record import Record
from tabletown.kernel.setup import Value
from tests.browser.positions import SIZES, Screen, found, recorded
from tests.server.client import Client

SMALL = """(least) => Object.entries(least).flatMap(([what, pixels]) =>
  [...document.querySelectorAll(`.cw-world ${what}`)].flatMap((text) => {
    const { width } = document.querySelector(".cw-world").getBoundingClientRect();
    const grown = text.matches(".cw-standee *") ? Number(getComputedStyle(text.closest(".cw-standee")).scale) : 1;
    const size = Number.parseFloat(getComputedStyle(text).fontSize) * grown * (width / 720);
    return size < pixels - 0.05 ? [`${what} ${text.textContent}: ${size.toFixed(1)}`] : [];
  }))"""
LEAST = {".cw-plate b": 11, ".cw-quarter": 11, ".cw-edges text": 9, ".cw-standee > b": 8.8}
"""Pixels below which nobody reads with ease: names, and single letters that only help to find something."""
COVERED = """(things) => things.flatMap((thing) => {
  const beside = (one, other) => one.left >= other.right || one.right <= other.left;
  const apart = (one, other) => beside(one, other) || one.top >= other.bottom || one.bottom <= other.top;
  thing.focus();
  const sheet = document.querySelector(".cw-sheet")?.getBoundingClientRect();
  const lit = [...document.querySelectorAll(".cw-world .is-lit")];
  const map = document.querySelector(".cw-map").getBoundingClientRect();
  const shown = ({ left, top, right, bottom }) => ({
    left: Math.max(left, map.left),
    top: Math.max(top, map.top),
    right: Math.min(right, map.right),
    bottom: Math.min(bottom, map.bottom),
  });
  const covered = (place) => {
    const part = shown(place.getBoundingClientRect());
    return sheet && part.left < part.right && part.top < part.bottom && !apart(sheet, part);
  };
  return lit.filter(covered).map(({ dataset }) => dataset.element);
})"""
APART = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  const [map, buttons] = [box(".cw-map"), box(".tt-view")];
  return map.right <= buttons.left || map.bottom <= buttons.top;
}"""
SIDE = "() => document.querySelector('.side-panel').getBoundingClientRect().width"


@pytest.fixture
def night(page: Page, client: Client) -> Screen:
    """A table of The Crow on which one can go to many places."""
    screen = Screen(page, client, "crow", 2, {})
    screen.show(max(recorded("crow", 2, {}, 1), key=lambda shown: len(shown.position.options)))
    return screen


def test_what_is_read_in_the_city_is_large_enough_on_every_screen(night: Screen) -> None:
    for width, height in SIZES:
        night.resize(width, height)
        night.page.locator(".tt-view button").nth(2).click()
        night.settle()
        assert night.page.evaluate(SMALL, LEAST) == [], f"{width}x{height}"


def test_the_buttons_of_the_view_lie_beside_the_city_on_every_screen(night: Screen) -> None:
    for width, height in SIZES:
        night.resize(width, height)
        assert night.page.evaluate(APART), f"{width}x{height}"


def test_what_explains_somebody_covers_no_place_that_is_lit(night: Screen) -> None:
    night.resize(1280, 720)
    expect(night.page.locator(".cw-world .is-lit").first).to_be_visible()
    assert night.page.locator(".cw-world .cw-figure").evaluate_all(COVERED) == []


def test_a_move_shows_its_places_before_it_is_chosen(page: Page, client: Client) -> None:
    screen = Screen(page, client, "crow", 2, {})
    screen.show(found("crow", 2, {}, lambda record, seat: seat == 1 and can_move(record)))
    page.locator(".cw-actions .tt-act", has_text="Move").first.click()
    expect(page.locator(".cw-world .cw-spot").first).to_be_visible()
    assert screen.chosen == []
    page.locator(".tt-cancel").click()
    expect(page.locator(".cw-world .cw-spot")).to_have_count(0)


def test_a_second_press_on_move_puts_its_places_out_and_spends_nothing(page: Page, client: Client) -> None:
    screen = Screen(page, client, "crow", 2, {})
    screen.show(found("crow", 2, {}, lambda record, seat: seat == 1 and can_move(record)))
    button, places = page.locator(".cw-actions .tt-act", has_text="Move").first, page.locator(".cw-world .cw-spot")
    presses: tuple[Callable[[], None], ...] = (button.click, lambda: button.press("Enter"))
    for press in presses:
        press()
        expect(places.first).to_be_visible()
        expect(button).to_have_attribute("aria-pressed", "true")
        press()
        expect(places).to_have_count(0)
    button.dblclick()
    expect(places.first).to_be_visible()
    assert screen.chosen == []


def test_a_move_is_sent_with_the_place_that_is_pressed(page: Page, client: Client) -> None:
    screen = Screen(page, client, "crow", 2, {})
    shown = found("crow", 2, {}, lambda record, seat: seat == 1 and can_move(record))
    screen.show(shown)
    page.locator(".cw-actions .tt-act", has_text="Move").first.click()
    page.locator(".cw-world .cw-spot").first.dispatch_event("click")
    assert screen.chosen == [option.code for option in shown.position.options if option.verb == "move"]


def can_move(record: Record) -> bool:
    options = record.state.options(1)
    return record.state.step().name == "gangster" and any(option.verb == "move" for option in options)


def test_the_log_folds_away_and_stays_so(page: Page, client: Client) -> None:
    screen = Screen(page, client, "crimson", 3, {})
    wide = page.evaluate(SIDE)
    page.locator(".panel-fold").click()
    expect(page.locator(".panel-body")).to_be_hidden()
    screen.settle()
    assert page.evaluate(SIDE) < wide / 2
    page.reload()
    expect(page.locator(".panel-body")).to_be_hidden()
    page.locator("#tab-log").click()
    expect(page.locator(".panel-body")).to_be_visible()


def test_doubled_points_keep_their_sign_when_the_table_is_opened_again(page: Page, client: Client) -> None:
    def doubled(record: Record, seat: int) -> bool:
        return record.state.step().name == "power" and "doubled" in {told.kind for told in record.events(seat)[-1]}

    screen = Screen(page, client, "crimson", 3, {})
    screen.show(found("crimson", 3, {}, doubled))
    page.locator(".cc-scores").click()
    expect(page.locator(".cc-sheet-rows [href$='#lightning-fill']").first).to_be_visible()


def test_the_question_about_the_power_card_takes_the_focus_and_has_keys(page: Page, client: Client) -> None:
    screen = Screen(page, client, "crimson", 3, {})
    screen.show(found("crimson", 3, {}, lambda record, seat: record.state.step().name == "power"))
    expect(page.locator(".tt-choice").first).to_be_focused()
    page.keyboard.press("x")
    screen.settle()
    assert screen.chosen == [USE]


def needs_power(record: Record, seat: int) -> str:
    """A card that can only be played together with a power card."""
    options = record.state.options(seat) if record.state.step().name == "play" else []
    held = [f"card:{kind}" for kind in record.state.view(seat).zones[f"hand:{seat}"]]
    for card in held:
        plays = [option for option in options if card in option.elements]
        if plays and all(any(element.startswith("power:") for element in play.elements) for play in plays):
            return card
    return ""


def test_a_card_that_needs_a_power_card_says_so_and_leads_on_to_it(page: Page, client: Client) -> None:
    options: dict[str, Value] = {"random_heroes": True}
    cards: list[str] = []

    def fits(record: Record, seat: int) -> bool:
        cards[:] = [needs_power(record, seat)]
        return bool(cards[0])

    screen = Screen(page, client, "trick_city", 4, options)
    screen.show(found("trick_city", 4, options, fits))
    card = page.locator(f".tt-hand [data-element='{cards[0]}']").first
    expect(card.locator(".tc-note.is-power")).to_be_visible()
    card.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".tt-prompt")).to_contain_text("can only be played with")
    expect(page.locator(".tc-power.is-glowing")).to_be_focused()
