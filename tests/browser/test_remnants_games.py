"""City of Remnants in the browser: whole games for two, three and four, and one by keys alone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import playing
from tests.browser.conftest import PATIENCE, Visitor
from tests.browser.gangs import SLUG
from tests.server.client import Client

SMALL = {"width": 800, "height": 600}
"""Most of the time of a whole game goes into painting."""
LARGE = {"width": 1280, "height": 720}
SHORT = {"max_rounds": 5}
END = "dialog[open]"
LISTED = ".rm-actions .tt-act"
ELSEWHERE = [
    ".tt-sheet > .tt-choice",
    ".rm-bids .tt-choice",
    ".rm-board .rm-spot.is-lit",
    ".rm-ware.is-lit",
    ".rm-card.is-lit",
]
CAN_BE_USED = [*ELSEWHERE, LISTED]
"""What a table can wait for."""

ROBOT = """async ([ways, luck]) => {
  const any = (things) => things[(luck = (luck * 48271) % 2147483647) % things.length];
  const seen = (way) => [...document.querySelectorAll(way)].filter((element) => element.checkVisibility());
  const skip = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
  for (let beat = 0; beat < 40_000 && !document.querySelector("dialog[open]"); beat++) {
    const things = ways.flatMap(seen);
    if (things.length) any(things).click();
    else skip();
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}"""
"""Uses what the table waits for, and skips what is shown in between, until the game is over."""

BY_KEYS = [*ELSEWHERE, f".rm-table:not(:has(.rm-ghost)) {LISTED}"]
"""Where a tile is tried out, the ways to lay it are others as soon as another space has the focus."""

OFFERED = """(ways) => ways.flatMap((way) => [...document.querySelectorAll(way)])
  .filter((thing) => thing.checkVisibility())
  .map(({ dataset: { code, element } }) => (code ? `[data-code="${code}"]` : `[data-element="${element}"]`))"""
"""What can be used now, each by what it is called."""
MOST_CHOICES = 1500
BEAT = 40


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_is_played_by_using_what_lights_up(visitor: Visitor, client: Client, seats: int) -> None:
    page = visitor(viewport=SMALL)
    made = client.make(*[playing.BEGINNER] * (seats - 1), game=SLUG, options=SHORT, pace="quick")
    playing.sit(page, made)
    expect(page.locator(".rm-mat")).to_have_count(seats)
    page.evaluate(ROBOT, [CAN_BE_USED, 7])
    expect(page.locator(END)).to_be_visible()
    assert client.table(made.table).table.status == "over"


@pytest.mark.slow
def test_a_whole_game_needs_no_mouse(visitor: Visitor, client: Client) -> None:
    page = visitor(viewport=LARGE)
    made = client.make(playing.BEGINNER, game=SLUG, options=SHORT, pace="quick")
    playing.sit(page, made)
    expect(page.locator(".rm-table")).to_be_visible()
    luck = Random(3)
    for _ in range(MOST_CHOICES):
        ways = offered(page)
        if not ways:
            break
        use(page, luck.choice(ways))
        playing.expect_focus(page)
    expect(page.locator(END)).to_be_visible()


def use(page: Page, wanted: str) -> None:
    """By keys alone. A figure that was sent somewhere goes on by itself: then what was offered may be gone."""
    for _ in range(playing.MOST_KEYS):
        if not page.locator(wanted).count():
            return
        if not (key := page.evaluate(playing.WAY, wanted)):
            page.keyboard.press("Enter")
            return
        page.keyboard.press(key)
    raise AssertionError(f"no key leads to {wanted}")


def offered(page: Page) -> list[str]:
    """What can be used as soon as something can; nothing when the game is over. What is shown in between is skipped."""
    for _ in range(0, PATIENCE, BEAT):
        if page.locator(END).count():
            return []
        ways: list[str] = page.evaluate(OFFERED, BY_KEYS)
        if ways:
            return ways
        page.keyboard.press("n")
        page.wait_for_timeout(BEAT)
    raise AssertionError("nobody is asked for anything any more")
