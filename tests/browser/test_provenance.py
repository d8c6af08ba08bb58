"""What is our own design and not the rulebook's says so; a content pack takes the mark away."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tabletown.kernel.record import Record
from tests.browser import positions
from tests.browser.crows import found, offers, open_table
from tests.browser.tricks import open_table as open_city
from tests.browser.tricks import prepared, with_elements
from tests.server.client import Client

NOTE = "are our own design"


def printed(route: Route) -> None:
    """The game as an owner of the printed one plays it, with a pack for everything that is ours."""
    response = route.fetch()
    game = response.json()
    for table in game["content"].values():
        for entry in table if isinstance(table, list) else []:
            if entry["source"] == "designed":
                entry["source"] = "pack"
    route.fulfill(response=response, body=json.dumps(game))


@pytest.mark.parametrize("address", ["/rules/crow", "/credits"])
def test_rulebook_and_credits_tell_how_much_is_ours(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.get_by_text(NOTE).first).to_be_visible()


def test_with_a_pack_for_everything_nothing_is_said_to_be_ours(page: Page) -> None:
    page.route("**/api/games/crow", printed)
    page.goto("/rules/crow")
    expect(page.locator(".rule").first).to_be_visible()
    expect(page.get_by_text(NOTE)).to_have_count(0)


def test_characters_and_objectives_of_the_crow_carry_the_mark(page: Page, client: Client) -> None:
    open_table(page, found(client, 1, offers("ignite")).people[1])
    page.locator(".cw-figure").first.hover()
    expect(page.locator(".cw-sheet .tt-designed")).to_be_visible()


def test_a_packed_card_has_no_mark(page: Page, client: Client) -> None:
    page.route("**/api/games/crow", printed)
    open_table(page, found(client, 1, offers("ignite")).people[1])
    page.locator(".cw-figure").first.hover()
    expect(page.locator(".cw-sheet p").first).to_be_visible()
    expect(page.locator(".tt-designed")).to_have_count(0)


def test_the_location_of_trick_city_carries_the_mark(page: Page, client: Client) -> None:
    open_city(page, prepared(client, 4, with_elements("card:")))
    expect(page.locator(".tc-location .tt-designed")).to_be_visible()


def test_a_game_of_crimson_crush_for_two_carries_the_mark(page: Page) -> None:
    page.goto("/new/crimson")
    fewer, mark = page.get_by_label("One seat fewer"), page.locator(".setup-form .tt-designed")
    expect(fewer).to_be_visible()
    expect(mark).to_have_count(0)
    while page.locator(".stepper output").inner_text() != "2":
        fewer.click()
    expect(mark).to_be_visible()


def test_the_two_colours_of_crimson_crush_that_are_ours_carry_the_mark(page: Page, client: Client) -> None:
    def scored(record: Record, seat: int) -> bool:
        """The last row is asked about, so that the others have been scored."""
        return record.state.step().name == "power" and record.state.view(seat).numbers["row"] == 4

    screen = positions.Screen(page, client, "crimson", 3, {})
    screen.show(positions.found("crimson", 3, {}, scored))
    page.locator(".cc-scores").click()
    marked = page.locator(".cc-sheet-rows tr:has(.tt-designed)")
    expect(marked).to_have_count(2)
    assert sorted(marked.evaluate_all("rows => rows.map((row) => row.className)")) == ["suit-blue", "suit-yellow"]


def test_the_cards_of_city_of_remnants_carry_the_mark(page: Page, client: Client) -> None:
    def holds(record: Record, seat: int) -> bool:
        return any(element.startswith("card:") for option in record.state.options(seat) for element in option.elements)

    screen = positions.Screen(page, client, "remnants", 2, {})
    screen.show(positions.found("remnants", 2, {}, holds))
    page.locator(".rm-card").first.hover()
    expect(page.locator(".rm-about .tt-designed")).to_be_visible()


def test_the_cards_of_card_city_carry_the_mark(page: Page, client: Client) -> None:
    def builds(record: Record, seat: int) -> bool:
        return record.state.step().name == "build"

    screen = positions.Screen(page, client, "card_city", 2, {})
    screen.show(positions.found("card_city", 2, {}, builds))
    page.locator(".cy-hand button.is-open").first.click()
    expect(page.locator(".cy-guide .tt-designed")).to_be_visible()
