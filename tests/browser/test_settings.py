"""What the viewer likes: kept, and in effect."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.browser import playing
from tests.browser.conftest import Visitor
from tests.server.client import Client

SOUND, STILL, CONTRAST, SHORTCUTS = range(4)
"""The switches, in their order."""
SPEED, TEXT = range(2)
"""The sliders, in theirs."""


def switch(page: Page, which: int) -> None:
    page.get_by_role("switch").nth(which).click()


def largest_text(page: Page) -> None:
    page.goto("/settings")
    page.get_by_role("slider").nth(TEXT).press("End")


def classes(page: Page) -> list[str]:
    return (page.locator("html").get_attribute("class") or "").split()


def test_settings_outlast_the_page(page: Page) -> None:
    page.goto("/settings")
    switch(page, SOUND)
    page.get_by_role("slider").nth(SPEED).press("End")
    page.reload()
    expect(page.get_by_role("switch").nth(SOUND)).not_to_be_checked()
    expect(page.get_by_role("slider").nth(SPEED)).to_have_value("3")


def test_settings_reach_other_tabs(page: Page) -> None:
    page.goto("/settings")
    second = page.context.new_page()
    second.goto("/")
    expect(second.locator("article.billboard")).not_to_have_count(0)
    switch(page, CONTRAST)
    expect(second.locator("html.contrast")).to_be_attached()


def test_high_contrast_is_put_on_and_stays(page: Page) -> None:
    page.goto("/settings")
    switch(page, CONTRAST)
    expect(page.locator("html.contrast")).to_be_attached()
    page.goto("/")
    assert "contrast" in classes(page)


def test_what_the_system_asks_for_is_kept(page: Page) -> None:
    page.goto("/settings")
    assert "still" in classes(page)


def test_nothing_moves_for_whoever_wants_less_motion(visitor: Visitor, client: Client) -> None:
    page = visitor(reduced_motion="no-preference")
    page.goto("/settings")
    assert "still" not in classes(page)
    switch(page, STILL)
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)
    playing.place_card(page, Random(1))
    longest = "() => Math.max(0, ...document.getAnimations().map(({ effect }) => effect.getComputedTiming().duration))"
    assert page.evaluate(longest) < 1


def test_cards_fly_for_everybody_else(visitor: Visitor, client: Client) -> None:
    page = visitor(reduced_motion="no-preference")
    page.add_init_script("""
      window.flights = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...how) {
        window.flights += 1;
        return animate.apply(this, how);
      };
    """)
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)
    playing.place_card(page, Random(1))
    playing.expect_turn(page)
    assert page.evaluate("() => window.flights") > 0


def test_letters_are_no_keys_for_whoever_does_not_want_them(page: Page, client: Client) -> None:
    page.goto("/settings")
    switch(page, SHORTCUTS)
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)
    page.keyboard.press("r")
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("?")
    expect(page.locator("dialog kbd").first).to_be_visible()


def test_the_table_can_be_used_with_text_of_double_size(page: Page, client: Client) -> None:
    largest_text(page)
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)
    expect(page.locator(".side-panel")).to_have_css("position", "fixed")  # it has made room
    for card in playing.hand(page).all():
        expect(card).to_be_in_viewport()
    playing.place_card(page, Random(1))
    playing.expect_turn(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_on_a_phone_large_text_covers_nothing_of_trick_city(phone: Page, client: Client) -> None:
    largest_text(phone)
    options = {"random_heroes": True}
    playing.sit(phone, client.make(playing.BEGINNER, game="trick_city", options=options, pace="quick"))
    expect(phone.locator(".tt-prompt.is-mine")).to_be_visible()
    parts = [".tc-sides", ".tc-location", ".tc-line", ".tc-say", ".tc-hand", ".tc-shield.is-own", ".tc-powers"]
    playing.expect_below_each_other(phone, parts)


def test_text_of_double_size_is_twice_as_large(page: Page) -> None:
    before = size_of_text(page)
    largest_text(page)
    assert size_of_text(page) >= 1.9 * before


def test_on_a_large_screen_everything_is_larger(page: Page, client: Client) -> None:
    before = size_of_text(page)
    page.set_viewport_size({"width": 2560, "height": 1440})
    assert size_of_text(page) >= 1.2 * before
    boxes = page.locator("article.billboard").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
    assert len(set(boxes)) == 1, "games stand beside each other"
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)
    tabs = page.locator(".side-panel .tab").evaluate_all("(all) => all.map((one) => one.scrollWidth - one.clientWidth)")
    assert max(tabs) <= 0


def size_of_text(page: Page) -> float:
    """In the lobby, in pixels."""
    page.goto("/")
    expect(page.locator("article.billboard")).not_to_have_count(0)
    size: float = page.locator(".lead").evaluate("(lead) => parseFloat(getComputedStyle(lead).fontSize)")
    return size
