"""My record and the deal of the day in the browser, on both devices, with nothing there and with something."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from secrets import token_hex

import pytest
from playwright.sync_api import Locator, Page, expect

from tabletown.server.protocol import Seated
from tests.browser.conftest import PHONE, Axe, Faults, Visitor
from tests.browser.test_alone import store_all
from tests.installing import lamplighter_installed
from tests.server.client import Client, Player
from tests.serving import Server

GAME = "lamplighter"
"""It is played alone, and ends after nine clicks."""
DEALS = "section[aria-labelledby=daily-title]"
RECORD = "section[aria-labelledby=record-title]"
SHEET = ".closing-sheet"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    luck = f"{request.path.stem} {request.config.getoption('luck')}"
    with lamplighter_installed(tmp_path_factory.mktemp("packages")):
        server = Server(tmp_path_factory.mktemp("server") / "data", "--no-limits", "--workers=1", luck=luck)
        server.start()
        yield server
        server.stop()


@pytest.fixture
def key() -> str:
    """The key of somebody who has not played here before."""
    return token_hex(32)


def know(page: Page, key: str) -> None:
    """This browser has the key of a record."""
    page.add_init_script(f"localStorage['tabletown.player'] ??= {json.dumps(json.dumps(key))}")


def finish(client: Client, made: Seated) -> None:
    player = Player(client.address, made.table, made.token)
    player.finish()
    player.leave()


def won_and_lost(client: Client, key: str) -> None:
    """Some finished games: of people, of bots, alone."""
    for _ in range(2):
        finish(client, client.make("random", "random", player=key))
    finish(client, client.make("random", game="trick_city", options={"random_heroes": True}, player=key))
    finish(client, client.make(game="card_city", options={}, player=key))


def play_today(client: Client, name: str, game: str = GAME) -> None:
    finish(client, client.post(Seated, f"/api/daily/{game}", {"name": name, "player": token_hex(32)}))


def deal(page: Page) -> Locator:
    """The row of today's deal in the lobby."""
    return page.locator(f"{DEALS} li", has=page.get_by_text("Lamplighter", exact=True))


def expect_no_overflow(page: Page) -> None:
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


# Nothing yet


def test_a_newcomers_lobby_has_neither_record_nor_deals(page: Page) -> None:
    page.goto("/")
    expect(page.locator("section[aria-labelledby=open-title] .empty")).to_be_visible()
    expect(page.locator(f"{DEALS}, {RECORD}")).to_have_count(0)
    expect(page.locator("footer").get_by_role("link", name="Deal of the day")).to_be_visible()


@pytest.mark.parametrize("device", [{}, PHONE], ids=["computer", "phone"])
def test_an_empty_record_says_how_it_is_filled(visitor: Visitor, axe: Axe, device: dict[str, object]) -> None:
    page = visitor(**device)
    page.goto("/record")
    expect(page.locator("main")).to_contain_text("No finished games yet.")
    expect(page.get_by_role("button", name="Delete my record")).to_have_count(0)
    expect_no_overflow(page)
    assert axe(page) == ""


def test_a_day_on_which_nobody_played_is_told_so(page: Page, faults: Faults) -> None:
    faults.expect("status of 404")
    page.goto("/daily/lamplighter/2001-01-01")
    expect(page.locator("main")).to_contain_text("Nobody played the deal of this day here.")


# The record


def test_a_finished_game_stands_in_lobby_and_record(page: Page) -> None:
    page.goto("/")
    page.locator("[aria-labelledby=game-lamplighter]").get_by_role("button", name="Play alone").click()
    page.get_by_role("button", name="Start").click()
    store_all(page)
    page.goto("/")
    panel = page.locator(RECORD)
    expect(panel.locator(".figures")).to_contain_text("1")
    expect(panel.locator(".lasts li")).to_contain_text("0 points: a lane")
    panel.get_by_role("link", name="All of it").click()
    expect(page).to_have_url(re.compile("/record$"))
    expect(page.locator(".record-game")).to_contain_text("Best: 0 points: a lane")
    page.locator(".lasts a").click()
    expect(page).to_have_url(re.compile("/replay/"))


@pytest.mark.parametrize("device", [{}, PHONE], ids=["computer", "phone"])
def test_a_record_is_told_by_level_and_variant(
    visitor: Visitor, client: Client, axe: Axe, key: str, device: dict[str, object]
) -> None:
    won_and_lost(client, key)
    page = visitor(**device)
    know(page, key)
    page.goto("/record")
    crimson = page.locator("section[aria-labelledby=record-crimson]")
    expect(crimson.locator("tbody tr", has_text="Beginner").locator("td").first).to_have_text("2")
    city = page.locator("section[aria-labelledby=record-trick_city]")
    expect(city).to_contain_text("1 game")
    expect(page.locator(".lasts li")).to_have_count(4)
    expect_no_overflow(page)
    assert axe(page) == ""
    page.goto("/")
    expect(page.locator(f"{RECORD} .lasts li")).to_have_count(4)
    expect_no_overflow(page)
    assert axe(page) == ""


def test_seats_from_before_come_into_the_record(page: Page, client: Client) -> None:
    made = client.make("random", "random")
    finish(client, made)
    seats = {made.table: {"token": made.token, "seat": 0, "game": "crimson", "at": 1}}
    page.add_init_script(f"localStorage['tabletown.seats'] ??= {json.dumps(json.dumps(seats))}")
    page.goto("/record")
    expect(page.locator(".lasts li")).to_have_count(1)


def test_a_record_goes_with_its_link_to_another_device(visitor: Visitor, client: Client, key: str) -> None:
    won_and_lost(client, key)
    page, phone = visitor(), visitor(**PHONE)
    know(page, key)
    page.goto("/record")
    page.get_by_text("Use it on another device").click()
    link = page.get_by_role("textbox", name="Link to your record").input_value()
    phone.goto(link)
    expect(phone.locator("main")).to_contain_text("It has 4 games that count.")
    assert key not in phone.url
    phone.get_by_role("button", name="Use it here").click()
    expect(phone.locator(".lasts li")).to_have_count(4)
    phone.goto("/")
    expect(phone.locator(f"{RECORD} .lasts li")).to_have_count(4)


def test_a_record_can_be_deleted(page: Page, client: Client, key: str) -> None:
    won_and_lost(client, key)
    know(page, key)
    page.goto("/record")
    page.get_by_role("button", name="Delete my record").click()
    page.get_by_role("button", name="Leave it as it is").click()
    expect(page.locator(".lasts li")).to_have_count(4)
    page.get_by_role("button", name="Delete my record").click()
    page.get_by_role("button", name="Delete it").click()
    expect(page.locator("main")).to_contain_text("No finished games yet.")
    assert client.ask("GET", "/api/record", token=key).json()["latest"] == []


# The deal of the day


def test_the_deal_of_the_day_is_one_click_away_and_ends_in_the_table_of_the_day(
    visitor: Visitor, client: Client, axe: Axe, key: str
) -> None:
    page = visitor()
    know(page, key)
    page.goto("/")
    deal(page).get_by_role("button", name="Play").click()
    store_all(page)
    sheet = page.locator(SHEET)
    expect(sheet.get_by_role("button", name="The same deal again")).to_have_count(0)
    expect(sheet.get_by_role("textbox")).to_have_count(0)
    assert axe(page) == ""
    sheet.get_by_role("link", name="Table of the day").click()
    mine = page.locator(".standings tr.me")
    expect(mine).to_contain_text("Guest")
    expect(mine).to_contain_text("0 points: a lane")
    expect(mine.get_by_role("link", name="Replay of Guest")).to_be_visible()
    assert axe(page) == ""
    page.goto("/")
    expect(deal(page)).to_contain_text("Place")
    expect(deal(page).get_by_role("button", name=re.compile("again"))).to_be_visible()


def test_a_deal_that_was_begun_goes_on(page: Page, key: str) -> None:
    know(page, key)
    page.goto("/daily/lamplighter")
    page.locator("input[name=name]").fill("Mia")
    page.get_by_role("button", name="Play today’s deal of Lamplighter").click()
    expect(page.locator(".choice-button").first).to_be_visible()
    table = page.url
    page.goto("/daily/lamplighter")
    expect(page.locator("main")).to_contain_text("Begun. It counts if you end it today.")
    page.get_by_role("link", name=re.compile("Go on")).click()
    expect(page).to_have_url(table)


def test_games_of_others_open_when_the_deal_is_played(
    visitor: Visitor, client: Client, key: str, faults: Faults
) -> None:
    faults.expect("status of 403")  # the table asks once without the key of the record
    play_today(client, "Hanna")
    page = visitor()
    know(page, key)
    page.goto("/daily/lamplighter")
    row = page.locator(".standings tr", has_text="Hanna").first
    expect(row).to_be_visible()
    expect(row.get_by_role("link")).to_have_count(0)
    page.get_by_role("button", name="Play today’s deal of Lamplighter").click()
    store_all(page)
    page.goto("/daily/lamplighter")
    row.get_by_role("link", name="Replay of Hanna").click()
    expect(page).to_have_url(re.compile("/replay/"))
    expect(page.locator(".table-page.replaying")).to_be_visible()
    expect(page.locator("[data-move]").first).to_be_attached()


def test_who_has_not_played_the_deal_is_told_why_a_game_is_closed(
    visitor: Visitor, client: Client, key: str, faults: Faults
) -> None:
    faults.expect("status of 403")
    made = client.post(Seated, f"/api/daily/{GAME}", {"name": "Hanna", "player": key})
    finish(client, made)
    page = visitor()
    page.goto(f"/replay/{made.table}")
    expect(page.locator("main")).to_contain_text("only those can look on who have played it themselves")


@pytest.mark.parametrize("address", ["/daily", "/daily/lamplighter", "/daily/crow"])
@pytest.mark.parametrize("device", [{}, PHONE], ids=["computer", "phone"])
def test_the_pages_of_the_day_are_there_for_everybody(
    visitor: Visitor, axe: Axe, device: dict[str, object], address: str
) -> None:
    page = visitor(**device)
    page.goto(address)
    expect(page.get_by_role("button", name=re.compile("Play today’s deal")).first).to_be_visible()
    expect(page.locator("main")).to_contain_text("Your first try counts")
    expect_no_overflow(page)
    assert axe(page) == ""
