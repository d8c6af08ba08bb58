"""Before a choice that loses the game the table says so and asks once; by mouse, by touch and by keys."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tabletown.bots.warnings import warnings
from tabletown.server.audiences import live_position
from tests.browser import playing
from tests.browser.conftest import Axe, Visitor
from tests.browser.positions import Screen, Shown
from tests.games.crow.night import code_of, sarah_in_the_church
from tests.server.client import Client

QUESTION = "dialog.warning[open]"


def remember(page: Page, **settings: object) -> None:
    kept = json.dumps({"speed": 3, **settings})
    page.add_init_script(f"localStorage['tabletown.settings'] ??= {json.dumps(kept)}")


def sarah(page: Page, client: Client, warned: str = "always") -> Screen:
    """It is Eric's last action: whoever ends the turn now loses. The server has said so, where it was asked."""
    remember(page, warnings=warned)
    screen = Screen(page, client, "crow", 2, {})
    table = sarah_in_the_church()
    screen.cautions = warnings(table, 0, patience=0)
    screen.show(Shown(0, 0, live_position(table.setup.game, table, 0, "no"), []))
    return screen


def end() -> int:
    return code_of(sarah_in_the_church(), "end")


def ends_turn(page: Page) -> None:
    page.get_by_role("button", name="End the turn").first.click()


@pytest.fixture(params=["desktop", "phone"])
def device(request: pytest.FixtureRequest, page: Page, phone: Page) -> Page:
    return phone if request.param == "phone" else page


def test_a_choice_that_loses_is_asked_about_and_can_be_made_anew(device: Page, client: Client, axe: Axe) -> None:
    screen = sarah(device, client)
    ends_turn(device)
    question = device.locator(QUESTION)
    expect(question).to_contain_text("With this you lose the game.")
    expect(question).to_contain_text("Sarah is in the Church at the start of a gang turn")
    assert axe(device) == ""
    question.get_by_role("button", name="Choose again").click()
    expect(question).to_have_count(0)
    assert screen.chosen == []


def test_who_wants_to_plays_it_anyway(device: Page, client: Client) -> None:
    screen = sarah(device, client)
    ends_turn(device)
    device.locator(QUESTION).get_by_role("button", name="Play it anyway").click()
    screen.settle()
    expect(device.locator(QUESTION)).to_have_count(0)
    assert screen.chosen == [end()]


def test_the_same_question_is_asked_once(page: Page, client: Client) -> None:
    screen = sarah(page, client)
    ends_turn(page)
    page.locator(QUESTION).get_by_role("button", name="Choose again").click()
    ends_turn(page)
    screen.settle()
    expect(page.locator(QUESTION)).to_have_count(0)
    assert screen.chosen == [end()]


def test_by_keys_the_careful_answer_is_the_nearest_one(page: Page, client: Client) -> None:
    screen = sarah(page, client)
    button = page.get_by_role("button", name="End the turn").first
    button.focus()
    page.keyboard.press("Enter")
    again = page.locator(QUESTION).get_by_role("button", name="Choose again")
    expect(again).to_be_focused()
    expect(again).to_have_accessible_description(re.compile("With this you lose the game."))
    page.keyboard.press("Escape")
    expect(page.locator(QUESTION)).to_have_count(0)
    expect(button).to_be_focused()
    assert screen.chosen == []


def test_by_keys_it_can_be_played_anyway(page: Page, client: Client) -> None:
    screen = sarah(page, client)
    page.get_by_role("button", name="End the turn").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(QUESTION).get_by_role("button", name="Choose again")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    screen.settle()
    assert screen.chosen == [end()]


def test_the_question_goes_when_the_position_is_another_one(page: Page, client: Client) -> None:
    screen = sarah(page, client)
    ends_turn(page)
    expect(page.locator(QUESTION)).to_be_visible()
    screen.show(screen.shown)
    expect(page.locator(QUESTION)).to_have_count(0)
    assert screen.chosen == []


@pytest.mark.parametrize("warned", ["never", "bots"])
def test_who_does_not_want_it_is_not_warned(page: Page, client: Client, warned: str) -> None:
    """Among people that is so unless one has asked for it."""
    screen = sarah(page, client, warned)
    ends_turn(page)
    screen.settle()
    expect(page.locator(QUESTION)).to_have_count(0)
    assert screen.chosen == [end()]
    assert screen.asked == 0


def test_against_bots_the_server_is_asked_at_every_choice(page: Page, client: Client) -> None:
    remember(page)
    with page.expect_websocket() as opened:
        playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)
    with opened.value.expect_event("framereceived", lambda frame: '"type":"warnings"' in str(frame)):
        playing.place_card(page, Random(1))


def test_when_one_is_warned_is_chosen_in_the_settings_and_kept(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/settings")
    choice = page.get_by_label("Warn me before a blunder")
    expect(choice).to_have_value("bots")
    choice.select_option("never")
    page.reload()
    expect(page.get_by_label("Warn me before a blunder")).to_have_value("never")
