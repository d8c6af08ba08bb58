"""Time travel: the log's moments, the replay, links to moments, going on from one."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import playing
from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.server.client import Client, Player, leave, play

MOMENT = ".replay-bar input[type=range]"
STEPS = ".replay-keys button.round"
FIRST, BACK, FORWARD, LAST = 0, 1, 3, 4
"""Places of the buttons; between them is the one that plays."""


@pytest.fixture
def mia(client: Client) -> Player:
    """Somebody with a game of some moves behind her."""
    people = client.sit("Mia", "Ben")
    play(people, moves=8)
    leave(people)
    return people[0]


@pytest.fixture
def finished(client: Client) -> Player:
    people = client.sit("Mia", "Ben")
    play(people)
    leave(people)
    return people[0]


def on_table(page: Page) -> int:
    """How many cards lie in the rows."""
    return page.locator("[data-zone^='side:'] [data-piece]").count()


def expect_moment(page: Page, move: int) -> None:
    expect(page.locator(MOMENT)).to_have_value(str(move))
    expect(page.locator(".cc-table")).to_be_visible()


def test_a_line_of_the_log_opens_the_table_as_it_was_then(page: Page, mia: Player) -> None:
    playing.come(page, mia)
    page.locator("[data-move='3'] .log-visit").click()
    expect_moment(page, 3)
    expect(page.locator("[data-zone^='side:'] [data-piece]")).to_have_count(3)


def test_from_the_past_one_comes_back_to_the_table(page: Page, mia: Player) -> None:
    playing.come(page, mia)
    page.locator("[data-move='3'] .log-visit").click()
    expect_moment(page, 3)
    page.locator(".replay-scrub .round").click()
    expect(page.locator(".replay-bar")).to_have_count(0)
    expect(page.locator("[data-zone^='side:'] [data-piece]")).to_have_count(8)
    expect(page).to_have_url(re.compile("/table/"))


def test_the_past_shows_only_what_i_knew(page: Page, mia: Player) -> None:
    playing.come(page, mia)
    page.locator("[data-move='3'] .log-visit").click()
    expect_moment(page, 3)
    expect(page.locator("li[data-seat='1'] .tt-card-back")).not_to_have_count(0)
    expect(page.locator("li[data-seat='1'] [role=img].tt-card")).to_have_count(0)


def test_a_replay_can_be_scrubbed(page: Page, finished: Player) -> None:
    page.goto(f"/replay/{finished.table}")
    expect_moment(page, 0)
    page.locator(MOMENT).fill("6")
    expect(page.locator("[data-zone^='side:'] [data-piece]")).to_have_count(6)


def test_the_log_follows_the_replay(page: Page, finished: Player) -> None:
    page.goto(f"/replay/{finished.table}")
    expect_moment(page, 0)
    for move in (2, 7):
        page.locator(MOMENT).fill(str(move))
        here = page.locator(".log-move.here")
        expect(here).to_have_attribute("data-move", str(move))
        expect(here).to_be_in_viewport(ratio=1)
        expect(page.locator(f"[data-move='{move + 1}']")).to_have_class(re.compile("later"))
        expect(page.locator(f"[data-move='{move - 1}']")).not_to_have_class(re.compile("later"))


def test_a_replay_goes_step_by_step(page: Page, finished: Player) -> None:
    page.goto(f"/replay/{finished.table}?at=4")
    expect_moment(page, 4)
    steps = page.locator(STEPS)
    steps.nth(FORWARD).click()
    expect(page.locator("[data-zone^='side:'] [data-piece]")).to_have_count(5)
    steps.nth(BACK).click()
    expect(page.locator("[data-zone^='side:'] [data-piece]")).to_have_count(4)
    steps.nth(LAST).click()
    assert finished.position is not None
    expect(page.locator(MOMENT)).to_have_value(page.locator(MOMENT).get_attribute("max") or "")
    steps.nth(FIRST).click()
    expect(page.locator("[data-zone^='side:'] [data-piece]")).to_have_count(0)


def test_a_replay_has_keys(page: Page, finished: Player) -> None:
    page.goto(f"/replay/{finished.table}")
    expect_moment(page, 0)
    for key, move in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("Home", "0")):
        page.keyboard.press(key)
        expect(page.locator(MOMENT)).to_have_value(move)
    page.keyboard.press("End")
    expect(page.locator(MOMENT)).to_have_value(page.locator(MOMENT).get_attribute("max") or "")


def test_a_replay_plays_by_itself(page: Page, finished: Player) -> None:
    playing.hurry(page)
    page.goto(f"/replay/{finished.table}")
    expect_moment(page, 0)
    page.locator(f"{STEPS}.main").click()
    expect(page.locator(MOMENT)).to_have_value(re.compile(r"^([2-9]|\d\d+)$"))


def test_the_link_to_a_moment_leads_others_there(visitor: Visitor, finished: Player) -> None:
    page = visitor(permissions=["clipboard-read", "clipboard-write"])
    page.goto(f"/replay/{finished.table}")
    expect_moment(page, 0)
    page.locator(MOMENT).fill("5")
    page.locator(".replay-bar button", has=page.locator("[href$='#link-bold']")).click()
    expect(page.locator(".replay-bar [aria-live]")).not_to_be_empty()
    link = page.evaluate("() => navigator.clipboard.readText()")
    other = visitor()
    other.goto(link)
    expect_moment(other, 5)
    expect(other.locator("[data-zone^='side:'] [data-piece]")).to_have_count(5)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_after_the_end_all_hands_are_open(visitor: Visitor, finished: Player, device: dict[str, Any]) -> None:
    page = visitor(**device)
    page.goto(f"/replay/{finished.table}?at=5")
    expect_moment(page, 5)
    for seat in (0, 1):
        expect(page.locator(f"li[data-seat='{seat}'] [role=img].tt-card").last).to_be_in_viewport(ratio=1)


def test_after_the_end_one_can_look_from_any_seat(page: Page, finished: Player) -> None:
    page.goto(f"/replay/{finished.table}?at=5")
    expect_moment(page, 5)
    page.locator(".replay-bar select").last.select_option("1")
    expect(page.locator("[data-zone='hand:1'] button[data-element]")).not_to_have_count(0)


def test_from_any_moment_a_new_game_against_bots_goes_on(page: Page, finished: Player) -> None:
    playing.come(page, finished)
    page.goto(f"/replay/{finished.table}?at=5")
    expect_moment(page, 5)
    page.locator(".replay-bar button", has=page.locator("[href$='#robot-fill']")).click()
    page.locator("dialog [type=submit]").click()
    expect(page).not_to_have_url(re.compile(f"{finished.table}"))
    expect(playing.hand(page).first).to_be_visible()
    assert on_table(page) >= 5
    before = page.locator(".log-before")
    expect(before).to_contain_text("after move 5")
    expect(page.get_by_text("Nothing has happened yet")).to_have_count(0)
    expect(before.get_by_role("link")).to_have_attribute("href", f"/replay/{finished.table}?at=5")
