"""Why not, and what else: refusals with their clause, the rulebook beside the table, hints."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser import playing
from tests.browser.sights import HINT
from tests.server.client import Client, Player, leave, play

ATTEMPTS = 50
"""Deals until one is as it is needed."""
BUBBLE = "#bubbles .bubble"


def useless_card(player: Player) -> str | None:
    """A card that a player who has to place one cannot place."""
    assert player.position is not None
    if not player.position.options:
        return None
    usable = {element for option in player.position.options for element in option.elements}
    held = player.position.view.zones[f"hand:{player.welcome.seat}"]
    return next((f"card:{kind}" for kind in held if usable and f"card:{kind}" not in usable), None)


def at_a_closed_row(client: Client) -> tuple[Player, str]:
    """Somebody whose turn it is, with a card of a row that is closed."""
    for _ in range(ATTEMPTS):
        people = client.sit("Mia", "Ben")

        def stop(people: list[Player] = people) -> bool:
            return any(
                player.position is not None and player.position.view.step == "turn" and useless_card(player)
                for player in people
            )

        play(people, stop=stop)
        for player in people:
            if not player.over and (card := useless_card(player)):
                leave(people)
                return player, card
    raise AssertionError("no row was closed")


def test_a_card_of_a_closed_row_says_why_it_cannot_be_placed(page: Page, client: Client) -> None:
    player, card = at_a_closed_row(client)
    playing.come(page, player)
    playing.expect_turn(page)
    playing.try_out(page.locator(f"button[data-element='{card}']").first)
    expect(page.locator(f"{BUBBLE} .clause")).to_contain_text("CRIM-PLC-04")
    expect(page.locator(f"{BUBBLE} p")).not_to_be_empty()


def test_a_card_says_whose_turn_it_is(page: Page, client: Client) -> None:
    people = client.sit("Mia", "Ben")
    waiting = next(player for player in people if not player.codes)
    active = next(player for player in people if player.codes)
    playing.come(page, waiting)
    playing.try_out(playing.hand(page).first)
    expect(page.locator(f"{BUBBLE} .clause")).to_contain_text("CRIM-GS-02")
    expect(page.locator(f"{BUBBLE} p")).to_contain_text("Mia" if active is people[0] else "Ben")
    leave(people)


def test_the_clause_of_a_refusal_opens_the_rulebook_there(page: Page, client: Client) -> None:
    people = client.sit("Mia", "Ben")
    playing.come(page, next(player for player in people if not player.codes))
    playing.try_out(playing.hand(page).first)
    page.locator(f"{BUBBLE} .clause").click()
    clause = page.locator("[data-clause='CRIM-GS-02']")
    expect(clause).to_be_in_viewport()
    expect(clause).to_be_focused()
    leave(people)


def test_escape_takes_a_refusal_away(page: Page, client: Client) -> None:
    people = client.sit("Mia", "Ben")
    playing.come(page, next(player for player in people if not player.codes))
    playing.try_out(playing.hand(page).first)
    expect(page.locator(BUBBLE)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(BUBBLE)).to_have_count(0)
    leave(people)


def test_the_log_begins_with_how_to_win(page: Page, client: Client) -> None:
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)
    expect(page.get_by_role("note")).to_contain_text("Most points win.")


def test_the_rulebook_can_be_searched(page: Page) -> None:
    page.goto("/rules/crimson")
    every = page.locator("[data-clause]")
    expect(every).not_to_have_count(0)
    page.get_by_role("searchbox").fill("CRIM-END-02")
    expect(page.locator("[data-clause='CRIM-END-02']")).to_be_visible()
    assert every.count() < 10


def test_a_rule_has_an_address(page: Page) -> None:
    page.goto("/rules/crimson#CRIM-END-02")
    expect(page.locator("[data-clause='CRIM-END-02']")).to_be_in_viewport()


def test_a_hint_lights_up_what_the_search_bot_would_do(page: Page, client: Client) -> None:
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)
    page.locator(HINT).click()
    expect(page.locator(".hints li")).not_to_have_count(0)
    expect(page.locator(f"button{playing.CARD}.is-hinted")).not_to_have_count(0)
    expect(page.locator("[data-element^='row:'].is-hinted")).to_have_count(1)


def test_a_hint_has_a_chance_and_reasons_for_each_choice(page: Page, client: Client) -> None:
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)
    page.locator(HINT).click()
    rows = page.locator(".hints li")
    expect(rows).to_have_count(3)
    for row in rows.all():
        expect(row.get_by_role("img", name=re.compile(r"^You win about \d+ of 100 games"))).to_be_visible()
        expect(row.locator(".hint-why span").first).to_have_text(re.compile(r"\w+\.$"))


def test_hints_can_be_looked_at_and_left_with_keys(page: Page, client: Client) -> None:
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)
    page.keyboard.press("h")
    rows = page.locator(".hints li")
    expect(rows.first).to_have_class("is-lit")
    rows.nth(1).get_by_role("button").focus()
    expect(rows.nth(1)).to_have_class("is-lit")
    page.keyboard.press("h")
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.locator(".is-hinted")).to_have_count(0)


def test_a_hint_can_be_followed(page: Page, client: Client) -> None:
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)
    before = playing.last_move(page)
    page.locator(HINT).click()
    page.locator(".hints li button").first.click()
    playing.expect_more_than(page, before)


def test_whoever_follows_a_hint_by_key_is_led_back_to_the_table(page: Page, client: Client) -> None:
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)
    page.keyboard.press("h")
    page.locator(".hints li button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".tt-hand :focus")).to_have_count(1)


def test_a_table_without_hints_says_so(page: Page, client: Client) -> None:
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER, hints=False))
    playing.expect_turn(page)
    playing.try_out(page.locator(HINT))
    expect(page.locator(BUBBLE)).to_be_visible()
    expect(page.locator(".hints")).to_have_count(0)


def test_a_picked_card_lights_up_its_own_row_only(page: Page, client: Client) -> None:
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)
    card = playing.any_of(page.locator(f"button{playing.USABLE_CARD}"), Random(1))
    colour = (card.get_attribute("data-element") or "").removeprefix("card:").partition("-")[0]
    card.click()
    places = playing.open_places(page).evaluate_all("(places) => places.map((place) => place.dataset.element)")
    assert places == [f"row:{colour}/hero", f"row:{colour}/villain"]


def test_the_list_of_keys_has_those_of_the_game_and_they_work(page: Page, client: Client) -> None:
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)
    page.keyboard.press("?")
    listed = page.locator("dialog kbd").all_inner_texts()
    assert {"A", "D", "U", "H", "N", "L", "C", "R", "P", "?", "Home", "End", "Space", "Esc"} <= set(listed)
    page.keyboard.press("Escape")
    before = playing.last_move(page)
    page.locator(f"button{playing.USABLE_CARD}").first.click()
    page.keyboard.press("a")
    playing.expect_more_than(page, before)


def with_twins(client: Client) -> tuple[Player, str]:
    """Somebody whose turn it is, with two equal cards that can be placed."""
    for _ in range(ATTEMPTS):
        people = client.sit("Mia", "Ben")
        leave(people)
        player = next(player for player in people if player.codes)
        assert player.position is not None
        usable = {element for option in player.position.options for element in option.elements}
        held = [f"card:{kind}" for kind in player.position.view.zones[f"hand:{player.welcome.seat}"]]
        if twins := [card for card in held if held.count(card) > 1 and card in usable]:
            return player, twins[0]
    raise AssertionError("nobody was dealt twins")


def test_of_two_equal_cards_the_one_that_is_dragged_goes_to_its_place(page: Page, client: Client) -> None:
    player, card = with_twins(client)
    playing.come(page, player)
    playing.expect_turn(page)
    twins = page.locator(f"button[data-element='{card}']")
    piece = twins.last.get_attribute("data-piece")
    twins.first.click()
    place = page.locator(f"[data-element='row:{card.removeprefix('card:').partition('-')[0]}/villain']")
    twins.last.drag_to(place)
    expect(place.locator(f"[data-piece='{piece}']")).to_be_visible()
    expect(twins).not_to_have_attribute("data-piece", piece or "")
