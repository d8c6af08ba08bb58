"""Leaving and coming back: nothing is lost by a refresh, a second tab, a broken line or a dead server."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from tests.browser import playing
from tests.browser.conftest import Faults, Visitor
from tests.server.client import Client, Player, leave
from tests.serving import Server

LOST = ".banner.bad"


def cards(page: Page) -> list[str | None]:
    expect(playing.hand(page).first).to_be_visible()
    return [card.get_attribute("data-element") for card in playing.hand(page).all()]


def at_table(page: Page, client: Client) -> None:
    """It is the turn of somebody who plays with bots."""
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)


def test_a_refresh_keeps_the_seat(page: Page, client: Client) -> None:
    at_table(page, client)
    before = cards(page)
    page.reload()
    assert cards(page) == before


def test_two_tabs_of_a_seat_follow_each_other(page: Page, client: Client) -> None:
    at_table(page, client)
    second = page.context.new_page()
    second.goto(page.url)
    playing.expect_turn(second)
    before = playing.last_move(second)
    playing.place_card(page, Random(1))
    playing.expect_more_than(second, before)
    playing.expect_turn(second)
    before = playing.last_move(page)
    playing.place_card(second, Random(1))
    playing.expect_more_than(page, before)


def test_play_goes_on_after_the_server_was_killed(page: Page, client: Client, server: Server, faults: Faults) -> None:
    faults.expect("WebSocket connection|ERR_CONNECTION_(REFUSED|RESET)")
    at_table(page, client)
    playing.place_card(page, Random(1))
    playing.expect_turn(page)
    held, told = cards(page), playing.last_move(page)
    server.kill()
    expect(page.locator(LOST)).to_be_visible()
    server.start()
    expect(page.locator(LOST)).to_have_count(0)
    assert (cards(page), playing.last_move(page)) == (held, told)
    playing.place_card(page, Random(1))
    page.reload()
    playing.expect_turn(page)
    assert int(playing.last_move(page)) > int(told)


def test_a_move_on_a_dead_line_is_made_when_it_is_back(
    page: Page, client: Client, server: Server, faults: Faults
) -> None:
    faults.expect("WebSocket connection|ERR_CONNECTION_(REFUSED|RESET)")
    at_table(page, client)
    before = playing.last_move(page)
    server.kill()
    expect(page.locator(LOST)).to_be_visible()
    page.locator(f"button{playing.USABLE_CARD}").first.click()
    playing.open_places(page).first.click()
    server.start()
    playing.expect_more_than(page, before)


def test_the_page_says_when_the_network_is_gone_and_comes_back_by_itself(
    page: Page, client: Client, faults: Faults
) -> None:
    faults.expect("ERR_INTERNET_DISCONNECTED|WebSocket connection")
    at_table(page, client)
    page.context.set_offline(True)
    expect(page.locator(LOST)).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(LOST)).to_have_count(0)
    playing.place_card(page, Random(1))


def test_the_seat_of_somebody_who_is_gone_can_be_given_to_a_bot(page: Page, client: Client) -> None:
    page.clock.install()
    people = client.sit("Mia", "Ben")
    mia, ben = people
    playing.come(page, mia)
    expect(playing.hand(page).first).to_be_visible()
    leave(people)
    expect(page.locator("li[data-seat='1'] .is-away")).to_be_visible()
    page.clock.fast_forward(playing.GONE_FOR)
    page.locator(".banner button").first.click()
    expect(page.locator("li[data-seat='1'] .tt-tag", has=page.locator("[href$='#robot-fill']"))).to_be_visible()
    playing.expect_turn(page)
    before = playing.last_move(page)
    playing.place_card(page, Random(1))
    playing.expect_more_than(page, before)
    assert ben.table == mia.table


def test_bots_take_the_seats_of_all_who_are_gone_with_one_click(page: Page, client: Client) -> None:
    page.clock.install()
    people = client.sit("Mia", "Ben", "Ada")
    playing.come(page, people[0])
    expect(playing.hand(page).first).to_be_visible()
    leave(people)
    expect(page.locator(".is-away")).to_have_count(2)
    page.clock.fast_forward(playing.GONE_FOR)
    page.get_by_role("button", name="Let bots play").click()
    expect(page.locator(".tt-tag", has=page.locator("[href$='#robot-fill']"))).to_have_count(2)
    expect(page.locator(".banner")).to_have_count(0)


def test_whoever_comes_back_takes_the_seat_from_the_bot(page: Page, client: Client) -> None:
    made = client.make("expert", "expert")  # they think long enough for the game to go on meanwhile
    playing.sit(page, made)
    playing.expect_turn(page)
    page.locator("header button[popovertarget]").click()
    page.locator("#table-menu button", has=page.locator("[href$='#robot-fill']")).click()
    page.locator("dialog [type=submit]").click()
    page.locator(".banner.ask button").click()
    expect(page.locator(".banner.ask")).to_have_count(0)
    assert client.table(made.table).table.players[0].standin == ""


def test_others_see_who_is_away_and_who_came_back(page: Page, visitor: Visitor, client: Client) -> None:
    people = client.sit("Mia", "Ben")
    leave(people)
    mia, ben = people
    playing.come(page, mia)
    away = page.locator("li[data-seat='1'] .is-away")
    expect(away).to_be_visible()
    friend = Player(client.address, ben.table, ben.token)
    expect(away).to_have_count(0)
    friend.leave()
    expect(away).to_be_visible()
