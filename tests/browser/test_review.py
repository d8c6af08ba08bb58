"""The review of a finished game, beside its table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import playing
from tests.browser.conftest import DESKTOP, PHONE, Axe, Visitor
from tests.server.client import Client, Player, leave, play

LONG = 120_000
"""Milliseconds: until a review is worked out by rules that are not compiled, on a busy machine."""
CURVE = ".review-curve"


@pytest.fixture(scope="module")
def finished(client: Client) -> Player:
    people = client.sit("Mia", "Ben")
    play(people)
    leave(people)
    return people[0]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_review_shows_curves_turning_points_and_moments(
    visitor: Visitor, finished: Player, axe: Axe, size: dict[str, object]
) -> None:
    page = visitor(**size)
    page.goto(f"/review/{finished.table}")
    expect(page.locator(CURVE)).to_have_count(2, timeout=LONG)
    expect(page.get_by_role("tab", name="Review")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("heading", name="Better choices")).to_be_visible()
    assert axe(page) == ""
    page.get_by_text("The curves in numbers").click()
    expect(page.get_by_role("columnheader", name="Mia")).to_be_visible()
    page.locator(CURVE).first.click(position={"x": 100, "y": 20})
    expect(page.locator(".replay-bar input[type=range]")).not_to_have_value("0")


def test_it_can_be_reached_by_keys_and_goes_on_from_a_moment(visitor: Visitor, finished: Player) -> None:
    page = visitor()
    page.goto(f"/review/{finished.table}")
    expect(page.locator(CURVE)).to_have_count(2, timeout=LONG)
    button = page.get_by_role("button", name="Play on from here").first
    button.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_contain_text("Continue from here")
    expect(page).to_have_url(re.compile("/review/"))


def test_while_the_game_is_played_there_is_none(page: Page, client: Client) -> None:
    people = client.sit("Mia", "Ben")
    play(people, moves=2)
    page.goto(f"/review/{people[0].table}")
    expect(page.get_by_text("There is a review when the game is over.")).to_be_visible()
    playing.come(page, people[0])
    expect(page.get_by_role("tab", name="Review")).to_have_count(0)
