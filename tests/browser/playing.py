"""Playing in a browser: whoever plays knows no rules, and uses what the table offers."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from tabletown.server.protocol import Seated
from tests.browser.conftest import PATIENCE
from tests.server.client import Player

BILLBOARD = "article.billboard[aria-labelledby=game-crimson]"
"""Crimson Crush in the lobby."""
BEGINNER = "random"
"""The quickest bot."""

CARD = "[data-element^='card:']"
USABLE_CARD = f"{CARD}[aria-disabled=false]"
PLACE = ":is([data-element^='row:'], [data-element=deck])[aria-disabled=false]"
POWER = "[data-element^='power:']"
CONTINUE = ".tt-sheet > .tt-choice"

Asked = Literal["", "choice", "decision", "sheet", "over"]
"""What the table waits for; nothing, if it is somebody else's turn."""

LOOK = f"""() => {{
  const seen = (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  if (document.querySelector("dialog[open]")) return "over";
  if (seen("{CONTINUE}")) return "sheet";
  if (seen("{POWER}")) return "decision";
  return seen("{PLACE}") ? "choice" : "";
}}"""

FULLEST = """(cards) => {
  const filled = ({ dataset }) => {
    const colour = dataset.element.replace("card:", "").split("-")[0];
    return document.querySelectorAll(`[data-row='${colour}'] [data-piece]`).length;
  };
  const most = Math.max(...cards.map(filled));
  return cards.findIndex((card) => filled(card) === most);
}"""
"""Which of these cards belongs to the fullest row: rounds end soon when it is chosen."""

MOVED_ON = "(move) => ![move, undefined].includes(document.querySelector('[data-move]')?.dataset.move)"
IN_ORDER = """(parts) => {
  const boxes = parts.map((part) => document.querySelector(part)?.getBoundingClientRect());
  return boxes.every((box, i) => box && (i === 0 || box.top >= boxes[i - 1].bottom));
}"""
STILL = """() => document.getAnimations().every(({ playState, effect }) =>
  playState !== "running" || effect.getComputedTiming().endTime === Infinity)"""
FREE = """(all) => all.filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((one) => one.outerHTML)"""
WAY = """(wanted) => {
  const here = document.activeElement;
  if (here?.closest(wanted)) return "";
  const zone = here?.closest("[data-stops]");
  return zone?.querySelector(wanted) ? "ArrowRight" : "Tab";
}"""
"""The key that leads on to something; none, if the focus is there."""
MOST_KEYS = 150
MOST_STEPS = 1500
MOST_IDLE = 40
"""Steps without a move: a choice may take several."""
BEAT = 60
"""Milliseconds between two looks at a table."""
GONE_FOR = 20_000
"""Milliseconds after which nobody believes any more that somebody only blinked."""


# Coming to a table


Loaded = Literal["commit", "load"]
"""How far a page has to be before a test goes on: at all there, or with everything that it asked for at first."""


def take_seat(page: Page, table: str, token: str, seat: int, until: Loaded = "load") -> None:
    hurry(page)
    seats = {table: {"token": token, "seat": seat, "game": "crimson", "at": 1}}
    page.add_init_script(f"localStorage['tabletown.seats'] ??= {json.dumps(json.dumps(seats))}")
    page.goto(f"/table/{table}", wait_until=until)


def sit(page: Page, seated: Seated) -> None:
    """A seat that was taken elsewhere goes on in this browser."""
    take_seat(page, seated.table, seated.token, seated.seat)


def come(page: Page, player: Player, until: Loaded = "load") -> None:
    """Somebody who played without a browser goes on in this one."""
    seat = player.welcome.seat
    assert seat is not None
    take_seat(page, player.table, player.token, seat, until)


def hurry(page: Page) -> None:
    """From the next page on, all is shown as fast as it can be and nobody is warned, unless settings were made."""
    page.add_init_script("""localStorage['tabletown.settings'] ??= '{"speed": 3, "warnings": "never"}'""")


# By keys alone


def go_to(page: Page, wanted: str) -> None:
    """Moves the focus there, as somebody without a mouse does: by Tab from zone to zone, by arrows inside of one."""
    for _ in range(MOST_KEYS):
        if not (key := page.evaluate(WAY, wanted)):
            return
        page.keyboard.press(key)
    raise AssertionError(f"no key leads to {wanted}")


def enter(page: Page, wanted: str) -> None:
    go_to(page, wanted)
    page.keyboard.press("Enter")


def expect_focus(page: Page) -> None:
    """Whoever has no mouse knows where they are."""
    assert not page.evaluate("() => document.activeElement === document.body"), "the focus is lost"


# What the table shows


def asked(page: Page) -> Asked:
    answer: Asked = page.evaluate(LOOK)
    return answer


def skip(page: Page, until: str) -> None:
    """What is shown in between is not waited for."""
    for _ in range(0, PATIENCE, BEAT):
        if page.locator(until).first.is_visible():
            return
        page.keyboard.press("n")
        page.wait_for_timeout(BEAT)
    raise AssertionError(f"{until} did not come")


def skip_until_asked(page: Page) -> Asked:
    """What comes next, without what is shown before it."""
    for _ in range(0, PATIENCE, BEAT):
        if now := asked(page):
            return now
        page.keyboard.press("n")
        page.wait_for_timeout(BEAT)
    raise AssertionError("nobody is asked for anything any more")


def hand(page: Page) -> Locator:
    """The cards that the viewer holds."""
    return page.locator(f"[data-zone^='hand:'] button{CARD}")


def open_places(page: Page) -> Locator:
    """Where something can be put now."""
    return page.locator(PLACE).filter(visible=True)


def expect_turn(page: Page) -> None:
    """Waits until the viewer has to choose a card."""
    expect(open_places(page).first).to_be_visible()


def last_move(page: Page) -> str:
    """The number of the move that the log tells last."""
    return page.locator("[data-move]").first.get_attribute("data-move") or ""


def expect_more_than(page: Page, move: str) -> None:
    """Waits until the log tells of something after this move; without the breaks between the looks of an expectation,
    of which a whole game has hundreds."""
    page.wait_for_function(MOVED_ON, arg=move)


def question(page: Page) -> str:
    """Which row the power card would be for."""
    return page.locator(POWER).first.locator("xpath=ancestor::section[1]").get_attribute("class") or ""


def expect_other_question(page: Page, asked: str) -> None:
    expect(page.locator(f"section[class='{asked}']")).to_have_count(0)


# Playing


def expect_still(page: Page) -> None:
    """Waits until everything is where it belongs: nothing flies, falls or fades any more."""
    page.wait_for_function(STILL)


def expect_below_each_other(page: Page, parts: list[str]) -> None:
    """These parts of a page lie one below the other, and none covers another, as soon as everything has its place."""
    page.wait_for_function(IN_ORDER, arg=parts)


def expect_free(elements: Locator) -> None:
    """They are on the screen, and nothing lies over them."""
    expect_still(elements.page)
    expect(elements).not_to_have_count(0)
    assert elements.evaluate_all(FREE) == []


def try_out(element: Locator) -> None:
    """Uses something that says that it cannot be used."""
    expect(element).to_have_attribute("aria-disabled", "true")
    expect_still(element.page)
    element.scroll_into_view_if_needed()
    expect(element).to_be_in_viewport()
    element.click(force=True)


def place_card(page: Page, luck: Random, touch: bool = False) -> None:
    """Picks a card that can be used, then one of the places that light up for it."""
    before = last_move(page)
    press(best_card(page), touch)
    press(any_of(open_places(page), luck), touch)
    expect_more_than(page, before)


def decide(page: Page, luck: Random, touch: bool = False) -> None:
    """Plays the power card for this row, or keeps it."""
    now = question(page)
    press(any_of(page.locator(POWER).filter(visible=True), luck), touch)
    expect_other_question(page, now)


def best_card(page: Page) -> Locator:
    """A card that can be used, and brings the end of the round nearer."""
    cards = page.locator(f"button{USABLE_CARD}")
    expect(cards.first).to_be_visible()
    return cards.nth(cards.evaluate_all(FULLEST))


def any_of(found: Locator, luck: Random) -> Locator:
    expect(found.first).to_be_visible()
    return found.nth(luck.randrange(found.count()))


def press(place: Locator, touch: bool) -> None:
    if touch:
        place.tap()
    else:
        place.click()


def bounded(page: Page, until: str) -> Iterator[None]:
    """One step after the other, until something is there; so many that no game needs, and each move soon."""
    move, idle = last_move(page), 0
    for _ in range(MOST_STEPS):
        if page.locator(until).count():
            return
        yield
        idle = idle + 1 if last_move(page) == move else 0
        move = last_move(page)
        assert idle < MOST_IDLE, f"nothing leads on from here: {page.locator('body').inner_text()[:2000]}"
    raise AssertionError(f"{MOST_STEPS} steps did not lead to {until}")


def play(pages: list[Page], luck: Random, until: Callable[[Asked], bool], touch: bool = False) -> Page:
    """People play on, until one of them is asked for what is waited for: who that is."""
    idle = 0
    while idle < PATIENCE * len(pages):
        for page in pages:
            now = asked(page)
            if until(now):
                return page
            idle = 0 if now else idle + BEAT
            if now == "sheet":
                page.keyboard.press("Escape")  # it goes by itself, too: there may be nothing to click any more
            elif now == "decision":
                decide(page, luck, touch)
            elif now == "choice":
                place_card(page, luck, touch)
            else:
                page.wait_for_timeout(BEAT)
    raise AssertionError("nobody is asked for anything any more")
