"""Card City in the browser: cutting and choosing, building, Crime, the end; by mouse, keys and taps."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import tabletown
from tabletown.games.card_city.rules import number
from tabletown.kernel.record import Record
from tabletown.kernel.setup import Value
from tabletown.server.audiences import live_position
from tests.browser import playing
from tests.browser.conftest import Axe, Visitor
from tests.browser.positions import Screen, Shown, found, moments
from tests.server.client import Client, Player, play

SLUG = "card_city"
SMALL = {"width": 800, "height": 600}
"""Most of the time of a whole game goes into painting."""
SEND = ".cy-send"
PILE = ".cy-offer .is-b button[data-element^='card:']"
LAID = ".cy-offer .is-a button[data-place]"
SPACE = ".cy-map [data-element^='space:'].is-lit"
PLACE = f".cy-table:has(:is(.cy-hand, .cy-answers) .is-picked, .cy-given) {SPACE}"
"""A space for what has been picked."""
CARD = ".cy-hand button[aria-disabled=false]"
ANSWER = ".cy-answers button"
DECK = ".cy-deck.is-lit"
SHEET = ".cy-sheet"
END = "dialog[open]"
CAN_BE_USED = [f"{SHEET} .tt-choice", f"{SEND}.is-lit", ".cy-offer .is-lit", DECK, PLACE, CARD, ANSWER]
"""What a table can wait for; what comes first is used first."""
MOVES = (f"{SEND}.is-lit", DECK, PLACE)
"""Those that end a choice."""

ROBOT = """async ([ways, luck]) => {
  const any = (things) => things[(luck = (luck * 48271) % 2147483647) % things.length];
  const seen = (way) => [...document.querySelectorAll(way)].filter((element) => element.checkVisibility());
  const skip = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
  for (let beat = 0; beat < 20_000 && !document.querySelector("dialog[open]"); beat++) {
    const things = ways.map(seen).find(({ length }) => length > 0);
    if (things) any(things).click();
    else skip();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}"""
"""Uses what the table waits for, and skips what is shown in between, until the game is over."""


Fits = Callable[[Record, int], bool]


def at(step: str, turn: int = 1) -> Fits:
    """A question of this step, from this turn on."""

    def fits(record: Record, seat: int) -> bool:
        return record.state.step().name == step and record.state[number.TURN] >= turn

    return fits


def show(page: Page, client: Client, fits: Fits, seats: int = 2, **options: Value) -> Screen:
    """A table at the first such question; what is chosen there goes nowhere."""
    screen = Screen(page, client, SLUG, seats, options)
    screen.show(found(SLUG, seats, options, fits))
    return screen


def verbs(screen: Screen) -> list[str]:
    """What was chosen at a table."""
    options = {option.code: option.verb for option in screen.shown.position.options}
    return [options[code] for code in screen.chosen]


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_whole_game_is_played_by_using_what_lights_up(visitor: Visitor, client: Client, seats: int) -> None:
    """With bots, one both cuts and chooses: the first player changes from turn to turn."""
    page = visitor(viewport=SMALL)
    made = client.make(*[playing.BEGINNER] * (seats - 1), game=SLUG, options={}, pace="quick")
    playing.sit(page, made)
    expect(page.locator(".cy-table")).to_be_visible()
    page.evaluate(ROBOT, [CAN_BE_USED, seats])
    expect(page.locator(END)).to_be_visible()
    assert client.table(made.table).table.status == "over"


@pytest.mark.slow
def test_a_whole_game_needs_no_mouse(visitor: Visitor, client: Client) -> None:
    page = visitor(viewport=SMALL)
    made = client.make(game=SLUG, options={}, pace="quick")
    playing.sit(page, made)
    for _ in playing.bounded(page, until=END):
        playing.skip(page, f":is({', '.join([*CAN_BE_USED, END])})")
        before = page.locator(".cy-table").get_attribute("data-at") or ""
        way = next((way for way in CAN_BE_USED if page.locator(way).first.is_visible()), None)
        if way and not page.locator(END).is_visible():
            playing.enter(page, way)
            playing.expect_focus(page)
        if way in MOVES:
            expect(page.locator(".cy-table")).not_to_have_attribute("data-at", before)


def test_one_cuts_and_the_other_chooses_what_was_shown(visitor: Visitor, client: Client) -> None:
    people = client.sit("Mia", "Ben", game=SLUG, options={})
    cutter = next(player for player in people if player.codes)
    chooser = next(player for player in people if player is not cutter)
    pages = [visitor(), visitor()]
    for page, player in zip(pages, (cutter, chooser), strict=True):
        playing.come(page, player)
    expect(pages[1].locator(".cy-offer.is-waiting .cy-slip.tt-card-back")).to_have_count(4)
    for _ in range(3):
        pages[0].locator(PILE).first.click()
    pages[0].locator(SEND).click()
    lots = pages[1].locator("button.cy-lot.is-lit")
    expect(lots).to_have_count(2)
    expect(lots.first.locator(".cy-slip.tt-card-back")).to_have_count(0)
    expect(lots.last.locator(".cy-slip")).to_have_count(2)
    expect(lots.last.locator(".cy-slip.tt-card-back")).to_have_count(1)
    lots.last.click()
    expect(pages[0].locator(CARD).first).to_be_visible()
    expect(pages[0].locator(".cy-hand .cy-slip")).to_have_count(2)


# Cutting


def test_nothing_is_sent_before_the_lots_are_offered(page: Page, client: Client) -> None:
    screen = show(page, client, at("cut"), seats=3, level="normal")
    expect(page.locator(SEND)).to_have_attribute("aria-disabled", "true")
    while page.locator(SEND).get_attribute("aria-disabled") == "true":
        page.locator(PILE).last.click()
    expect(page.locator(".cy-tally:not(.is-good)")).to_have_count(0)
    assert screen.chosen == []
    page.locator(SEND).click()
    assert verbs(screen) == ["cut"]


def test_a_laid_card_goes_back_when_it_is_touched(page: Page, client: Client) -> None:
    show(page, client, at("cut"))
    page.locator(PILE).first.click()
    expect(page.locator(LAID)).to_have_count(1)
    page.locator(LAID).click()
    expect(page.locator(LAID)).to_have_count(0)


def test_a_card_is_dragged_into_lot_a(page: Page, client: Client) -> None:
    show(page, client, at("cut"))
    page.locator(PILE).last.drag_to(page.locator(".cy-offer .is-a"))
    expect(page.locator(LAID)).to_have_count(1)


def test_the_cutter_sees_what_the_chooser_will_see(page: Page, client: Client) -> None:
    show(page, client, at("cut"))
    for _ in range(3):
        page.locator(PILE).first.click()
    lots = page.locator(".cy-sees [role=img]")
    expect(lots.first).not_to_have_accessible_name(re.compile("face down"))
    expect(lots.last).to_have_accessible_name(re.compile("and 1 face down"))


def test_a_division_that_was_interrupted_goes_on(page: Page, client: Client) -> None:
    """Which card of Lot A lies face down is still to be said."""
    screen = show(page, client, at("hide"), seats=3, level="normal")
    expect(page.locator(".cy-offer.is-half .is-a .cy-slip")).to_have_count(3)
    page.locator(".cy-offer .tt-act").first.click()
    assert verbs(screen) == ["hide"]


def test_lots_are_cut_by_keys_alone(page: Page, client: Client) -> None:
    screen = show(page, client, at("cut"))
    for _ in playing.bounded(page, until=f"{SEND}.is-lit"):
        playing.enter(page, PILE)
    page.keyboard.press("Escape")
    expect(page.locator(f"{SEND}.is-lit")).to_have_count(0)
    playing.enter(page, PILE)
    playing.enter(page, SEND)
    assert verbs(screen) == ["cut"]


def test_lots_are_cut_by_tapping(phone: Page, client: Client) -> None:
    screen = show(phone, client, at("cut"), seats=4, level="advanced", crime=True)
    while phone.locator(SEND).get_attribute("aria-disabled") == "true":
        phone.locator(PILE).first.tap()
    phone.locator(SEND).tap()
    assert verbs(screen) == ["cut"]


# Building


def builds(player: Player) -> bool:
    return player.position is not None and player.position.view.step == "build"


def test_a_picked_card_lights_its_spaces_and_others_say_why(page: Page, client: Client) -> None:
    people = client.sit("Mia", "Ben", game=SLUG, options={})
    play(people, stop=lambda: any(builds(player) for player in people))
    playing.come(page, next(player for player in people if player.codes))
    page.locator(CARD).first.click()
    expect(page.locator(SPACE).first).to_be_visible()
    page.locator(".cy-map [data-element='space:0,0']").click(force=True)
    expect(page.locator(".bubble .clause")).to_contain_text("TRM-01")


def test_the_first_turn_explains_itself(page: Page, client: Client) -> None:
    show(page, client, at("cut"))
    expect(page.locator(".cy-guide")).to_be_visible()


def test_a_small_city_becomes_large(page: Page, client: Client) -> None:
    show(page, client, at("build", turn=3))
    other = page.locator(".cy-mini[aria-pressed=false]").first
    seat = (other.get_attribute("data-zone") or "").removeprefix("city:")
    other.click()
    expect(page.locator(f".cy-map [data-city='{seat}']")).to_be_visible()
    page.locator(".cy-home").click()
    expect(page.locator(f".cy-map [data-city='{seat}']")).to_have_count(0)


def test_smoke_is_put_with_one_touch(page: Page, client: Client) -> None:
    screen = show(page, client, at("pollute"), level="normal")
    page.locator(SPACE).first.click()
    assert verbs(screen) == ["pollute"]


# Crime


def test_a_crime_is_laid_on_a_building(page: Page, client: Client) -> None:
    screen = show(page, client, at("commit"), crime=True)
    page.locator(SPACE).first.click()
    assert verbs(screen) == ["commit"]


def test_a_police_station_is_bought(page: Page, client: Client) -> None:
    def affords(record: Record, seat: int) -> bool:
        return any(option.verb == "police" for option in record.state.options(seat))

    screen = show(page, client, affords, crime=True, level="normal", victory="commercial")
    expect(page.locator(".cy-goal-text")).to_contain_text("Police Station ($15): Counts as a Commerce")
    page.locator(f"{ANSWER}[data-element='stack:station']").click()
    page.locator(SPACE).first.click()
    assert verbs(screen) == ["police"]


# The end


def ended(victory: str) -> Shown:
    """A game that is over, as its first player sees it."""
    record = Record(tabletown.game(SLUG), 2, 1, {"victory": victory})
    while acting := record.state.actors():
        options = record.state.options(acting[0])
        record.apply(acting[0], options[len(record.moves) % len(options)].code)
    shown = Shown(0, len(record.moves), live_position(record.game, record.state, 0, "no"), [])
    shown.moments += moments(record, shown)
    return shown


@pytest.mark.parametrize("victory", ["residential", "commercial", "industrial", "happiness", "financial"])
def test_the_sheet_at_the_end_adds_up(page: Page, client: Client, victory: str) -> None:
    screen = Screen(page, client, SLUG, 2, {"victory": victory})
    shown = ended(victory)
    screen.show(shown)
    sheet = page.locator(SHEET)
    expect(sheet).to_be_visible()
    for score in shown.position.view.scores:
        expect(sheet).to_contain_text(str(score).replace("-", "−"))
    page.locator(END).get_by_role("button").first.press("Escape")
    expect(page.locator(END)).to_have_count(0)
    sheet.locator(".tt-choice").click()
    expect(sheet).to_have_count(0)


# For everybody


@pytest.mark.parametrize("step", ["cut", "take", "build", "improve"])
def test_nothing_keeps_anybody_out(page: Page, client: Client, axe: Axe, step: str) -> None:
    screen = show(page, client, at(step), level="normal", crime=True)
    assert axe(page) == ""
    screen.resize(390, 844)
    assert axe(page) == ""
