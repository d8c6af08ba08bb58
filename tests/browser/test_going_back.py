"""Taking back: free until something comes to light, then by consent."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import crows, playing
from tests.browser.conftest import Visitor
from tests.server.client import Client, leave

UNDO = ".tools button:has([href$='#arrow-counter-clockwise-bold'])"
ASK = ".banner.ask"
PROMPT = ".tt-prompt [role=status]"
STANDS = """(there) => {
  const { style } = document.querySelector(".cw-figure.is-acting") ?? {};
  return style && there.join() === [style.getPropertyValue("--x"), style.getPropertyValue("--y")].join();
}"""
WHERE = "(figure) => [figure.style.getPropertyValue('--x'), figure.style.getPropertyValue('--y')]"


def place_one(page: Page) -> list[str]:
    """Places a card; what the hand was before."""
    playing.expect_turn(page)
    before = elements(page)
    playing.place_card(page, Random(2))
    expect(playing.hand(page)).to_have_count(len(before) - 1)
    return before


def elements(page: Page) -> list[str]:
    """The cards in hand."""
    held: list[str] = playing.hand(page).evaluate_all("(cards) => cards.map((card) => card.dataset.element).sort()")
    return held


def expect_back(page: Page, before: list[str]) -> None:
    playing.expect_turn(page)
    assert elements(page) == before


@pytest.fixture
def asking(visitor: Visitor, client: Client) -> tuple[Page, Page, list[str]]:
    """Somebody who has asked to take a card back, the other one, and the hand before."""
    people = client.sit("Mia", "Ben")
    leave(people)
    mover, other = sorted(people, key=lambda player: not player.codes)
    page, friend = visitor(), visitor()
    playing.come(page, mover)
    playing.come(friend, other)
    before = place_one(page)
    page.locator(UNDO).click()
    return page, friend, before


def test_a_card_that_told_nobody_anything_is_taken_back_freely(page: Page, client: Client) -> None:
    people = client.sit("Mia", "Ben", options={"two_players": True, "one_action": True})
    playing.come(page, next(player for player in people if player.codes))
    before = place_one(page)
    page.locator(UNDO).click()
    expect_back(page, before)
    leave(people)


def test_with_consent_a_card_is_taken_back_after_the_next_was_drawn(asking: tuple[Page, Page, list[str]]) -> None:
    page, friend, before = asking
    friend.locator(f"{ASK} button").first.click()
    expect_back(page, before)
    expect(friend.locator(ASK)).to_have_count(0)


def test_without_consent_nothing_is_taken_back(asking: tuple[Page, Page, list[str]]) -> None:
    page, friend, before = asking
    friend.locator(f"{ASK} button").last.click()
    expect(page.locator(".banner")).to_have_count(0)
    expect(playing.hand(page)).to_have_count(len(before) - 1)
    playing.expect_turn(friend)


def test_whoever_asks_can_think_better_of_it(asking: tuple[Page, Page, list[str]]) -> None:
    page, friend, _ = asking
    expect(friend.locator(ASK)).to_be_visible()
    page.locator(".banner button").click()
    expect(friend.locator(ASK)).to_have_count(0)


def test_a_table_that_takes_nothing_back_says_so(page: Page, client: Client) -> None:
    people = client.sit("Mia", "Ben", undo="never")
    playing.come(page, next(player for player in people if player.codes))
    place_one(page)
    playing.try_out(page.locator(UNDO))
    expect(page.locator("#bubbles .bubble")).to_be_visible()
    leave(people)


def test_a_walk_in_the_city_is_taken_back_step_by_step(page: Page, client: Client) -> None:
    player = crows.found(client, 1, crows.walking).people[1]
    crows.open_table(page, player)
    crows.catch_up(page, player)
    figure = page.locator(".cw-figure.is-acting")
    expect(page.locator(PROMPT)).to_contain_text("Choose an action")
    asked, stood, told = page.locator(PROMPT).inner_text(), figure.evaluate(WHERE), playing.last_move(page)
    figure.dispatch_event("click")
    page.locator(".cw-world .cw-spot").first.dispatch_event("click")
    expect(page.locator(PROMPT)).not_to_have_text(asked)
    expect(page.locator(".cw-table:not(.is-playing)")).to_be_visible()
    page.locator(UNDO).click()
    expect(page.locator(PROMPT)).to_contain_text("Choose the street space")
    expect(page.locator(".cw-world .cw-spot").first).to_be_visible()
    page.locator(UNDO).click()
    expect(page.locator(PROMPT)).to_have_text(asked)
    page.wait_for_function(STANDS, arg=stood)
    assert playing.last_move(page) == told


def test_dice_are_taken_back_by_consent_only(page: Page, client: Client) -> None:
    night = crows.found(client, 0, crows.offers("attack"), crow=crows.hunting, gang=crows.idling)
    crows.open_table(page, night.people[0])

    def rolled() -> bool:
        crows.catch_up(page, night.people[0])  # or another choice would follow the dice
        return page.locator(".log .tt-die").count() > 0

    night.go_on(page, 0, rolled)
    expect(page.locator(UNDO)).to_have_text("Ask to undo")
    leave(night.people)
