"""The table on a phone."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser import playing
from tests.browser.conftest import PHONE
from tests.server.client import Client

WIDTH, HEIGHT = PHONE["viewport"]["width"], PHONE["viewport"]["height"]


def whole(element: Locator) -> bool:
    """Whether all of it is on the screen."""
    box = element.bounding_box()
    assert box is not None
    inside = box["x"] >= 0 and box["y"] >= 0
    return inside and box["x"] + box["width"] <= WIDTH + 1 and box["y"] + box["height"] <= HEIGHT + 1


def test_a_round_is_played_by_tapping(phone: Page, client: Client) -> None:
    playing.sit(phone, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.play([phone], Random(5), lambda now: now == "sheet", touch=True)
    expect(phone.locator(".cc-sheet tfoot")).to_be_visible()


def test_rows_prompt_and_hand_are_in_view_without_scrolling(phone: Page, client: Client) -> None:
    playing.sit(phone, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(phone)
    for row in phone.locator("[data-row]").all():
        assert whole(row)
    assert whole(phone.locator(".tt-prompt"))
    for card in playing.hand(phone).all():
        assert whole(card)


def test_the_log_comes_out_from_below_and_goes_again(phone: Page, client: Client) -> None:
    playing.sit(phone, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(phone)
    phone.locator(".ticker").tap()
    expect(phone.locator("[data-move='0']")).to_be_in_viewport()
    phone.locator(".drawer-close").tap()
    expect(phone.locator("[data-move='0']")).not_to_be_in_viewport()


def test_everything_that_is_tapped_is_large_enough(phone: Page, client: Client) -> None:
    playing.sit(phone, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(phone)
    for button in phone.locator(".table-foot button, header button, .cc-side").filter(visible=True).all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 40, button
