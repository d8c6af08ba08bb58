"""The table on a phone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import crows, playing, tricks
from tests.browser.conftest import PHONE, Visitor
from tests.browser.sights import HINT, ask_hint
from tests.server.client import Client, leave, play

LYING: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
NARROW: dict[str, Any] = {**PHONE, "viewport": {"width": 320, "height": 640}}
HEIGHT = "(element) => element.getBoundingClientRect().height"
WRAPPED = """(all) => all.filter((one) => one.clientHeight > 1.5 * parseFloat(getComputedStyle(one).fontSize))
  .map((one) => one.innerText)"""


def expect_whole(element: Locator) -> None:
    """All of it is on the screen, as soon as everything has its place."""
    playing.expect_still(element.page)
    box, screen = element.bounding_box(), element.page.viewport_size
    assert box is not None
    assert screen is not None
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= screen["width"] + 1
    assert box["y"] + box["height"] <= screen["height"] + 1


def test_a_round_is_played_by_tapping(phone: Page, client: Client) -> None:
    playing.sit(phone, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.play([phone], Random(5), lambda now: now == "sheet", touch=True)
    expect(phone.locator(".tt-sheet tfoot")).to_be_visible()


@pytest.mark.parametrize("device", [PHONE, LYING], ids=["upright", "lying"])
def test_rows_prompt_and_hand_are_in_view_without_scrolling(
    visitor: Visitor, client: Client, device: dict[str, Any]
) -> None:
    page = visitor(**device)
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)
    for row in page.locator("[data-row]").all():
        expect_whole(row)
    expect_whole(page.locator(".tt-prompt"))
    for card in playing.hand(page).all():
        expect_whole(card)


@pytest.mark.parametrize("device", [PHONE, LYING], ids=["upright", "lying"])
def test_a_hint_leaves_the_hand_free(visitor: Visitor, client: Client, device: dict[str, Any]) -> None:
    page = visitor(**device)
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)
    ask_hint(page)
    playing.expect_free(playing.hand(page))


@pytest.mark.parametrize("device", [PHONE, LYING], ids=["upright", "lying"])
def test_a_hint_leaves_the_hand_of_trick_city_free(visitor: Visitor, client: Client, device: dict[str, Any]) -> None:
    page = visitor(**device)
    tricks.open_table(page, tricks.found(client, 4, tricks.plain))
    ask_hint(page)
    playing.expect_free(playing.hand(page))


def test_rows_keep_most_of_their_height_beside_a_hint(phone: Page, client: Client) -> None:
    playing.sit(phone, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(phone)
    row = phone.locator("[data-row]").first
    before = row.evaluate(HEIGHT)
    ask_hint(phone)
    assert row.evaluate(HEIGHT) > 0.75 * before


def test_hints_in_the_place_of_the_tools_take_the_focus_and_give_it_back(phone: Page, client: Client) -> None:
    playing.sit(phone, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(phone)
    phone.locator(HINT).focus()
    phone.keyboard.press("Enter")
    expect(phone.locator(".hints li.is-lit button")).to_be_focused()
    phone.locator(".hints-head button").focus()
    phone.keyboard.press("Enter")
    expect(phone.locator(HINT)).to_be_focused()


def test_who_is_gone_is_said_above_the_table(phone: Page, client: Client) -> None:
    phone.clock.install()
    people = client.sit("Mia", "Ben", "Ada")
    playing.come(phone, people[0])
    expect(playing.hand(phone).first).to_be_visible()
    leave(people)
    expect(phone.locator(".is-away")).to_have_count(2)
    phone.clock.fast_forward(playing.GONE_FOR)
    expect(phone.locator(".banner")).to_contain_text("Ben and Ada are gone.")
    playing.expect_below_each_other(phone, [".table-bar", ".banner", ".cc-table"])


def test_the_start_of_a_game_against_bots_is_in_view(visitor: Visitor) -> None:
    page = visitor(**NARROW)
    page.goto("/")
    page.locator("article", has_text="The Crow").get_by_role("button", name="Play against bots").click()
    expect(page.locator("dialog [type=submit]")).to_be_in_viewport(ratio=1)


def test_the_bar_of_a_narrow_phone_has_two_lines(visitor: Visitor, client: Client) -> None:
    page = visitor(**NARROW)
    crows.open_table(page, crows.found(client, 0, crows.offers("move")).people[0])
    assert page.locator(".table-bar").evaluate(HEIGHT) < 60


def test_the_names_of_the_rows_fit_a_narrow_phone(visitor: Visitor, client: Client) -> None:
    page = visitor(**NARROW)
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)
    assert page.locator(".cc-name").evaluate_all(WRAPPED) == []


def test_a_hint_brings_what_it_speaks_of_into_view(visitor: Visitor, client: Client) -> None:
    page = visitor(**NARROW)
    crows.open_table(page, crows.found(client, 1, crows.reacting).people[1])
    ask_hint(page)
    for place in range(page.locator(".hints li").count()):
        page.locator(".hints li button").nth(place).focus()
        expect(page.locator(".hints li").nth(place)).to_have_class("is-lit")
        playing.expect_free(page.locator(".cw-tray .is-hinted").last)


def test_the_hint_that_is_swiped_to_is_lit_up(phone: Page, client: Client) -> None:
    playing.sit(phone, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(phone)
    ask_hint(phone)
    hints = phone.locator(".hints li")
    expect(hints).to_have_count(3)
    hints.last.evaluate("(last) => last.parentElement.scrollTo(last.offsetLeft, 0)")
    expect(hints.last).to_have_class("is-lit")


def test_the_log_comes_out_from_below_and_goes_again(phone: Page, client: Client) -> None:
    playing.sit(phone, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(phone)
    phone.locator(".ticker").tap()
    expect(phone.locator("[data-move='0']")).to_be_in_viewport()
    phone.locator(".drawer-close").tap()
    expect(phone.locator("[data-move='0']")).not_to_be_in_viewport()


def test_the_table_of_trick_city_fits_a_phone_that_lies_on_its_side(visitor: Visitor, client: Client) -> None:
    page = visitor(**LYING)
    options = {"random_heroes": True}
    playing.sit(page, client.make(playing.BEGINNER, game="trick_city", options=options, pace="quick"))
    expect(page.locator(".tt-prompt.is-mine")).to_be_visible()
    for part in (".tc-location", ".tc-lead", ".tc-spots", ".tt-prompt", ".tc-powers", ".tc-shield.is-own"):
        expect_whole(page.locator(part))
    for card in playing.hand(page).all():
        expect_whole(card)


def test_the_end_fits_a_phone_that_lies_on_its_side(visitor: Visitor, client: Client) -> None:
    people = client.sit("Mia", "Ben", "Ada", "Leo")
    play(people)
    leave(people)
    page = visitor(**LYING)
    playing.come(page, people[0])
    page.locator(".banner.over button").first.click()
    for way in page.locator("dialog[open] .actions :is(a, button)").all():
        expect_whole(way)
