"""Setting a table, inviting, joining, starting."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tabletown.server.protocol import Catalog
from tests.browser import playing
from tests.browser.conftest import Faults, Visitor
from tests.server.client import Client, Player, play

NEW = "/new/crimson"
INVISIBLE = "\u200b"


def make_table(page: Page, name: str = "Mia") -> str:
    """Sets a table as it is proposed: the link to join it."""
    page.goto(NEW)
    page.locator("input[name=name]").fill(name)
    page.locator("[type=submit]").click()
    return page.locator(".invite input").input_value()


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.locator("input[name=name]").fill(name)
    page.locator("[type=submit]").click()


def seats(page: Page, count: int) -> None:
    """Takes seats away until there are so many."""
    shown = page.locator(".stepper output")
    while (now := int(shown.inner_text())) > count:
        page.locator(".stepper button").first.click()
        expect(shown).to_have_text(str(now - 1))


def option(page: Page, clause: str) -> None:
    """Changes the variant that a clause describes."""
    page.locator(".option-row", has=page.locator(f"a[href$='#{clause}']")).get_by_role("switch").click()


def test_seats_that_do_not_fit_the_options_are_explained(page: Page) -> None:
    page.goto(NEW)
    seats(page, 2)
    expect(page.get_by_role("alert").filter(has_text="CRIM-OPT-01")).to_be_visible()
    expect(page.locator("[type=submit]")).to_have_attribute("aria-disabled", "true")


def test_options_that_fit_the_seats_are_not_complained_about(page: Page) -> None:
    page.goto(NEW)
    seats(page, 2)
    expect(page.get_by_role("alert").filter(has_text="CRIM-OPT-01")).to_be_visible()
    option(page, "CRIM-OPT-01")
    expect(page.get_by_role("alert").filter(has_text="CRIM-OPT-01")).to_have_count(0)
    expect(page.locator("[type=submit]")).to_have_attribute("aria-disabled", "false")


def test_chosen_options_hold_at_the_table(page: Page, client: Client) -> None:
    page.goto(NEW)
    page.locator("input[name=name]").fill("Mia")
    option(page, "CRIM-VAR-01")
    page.locator("[type=submit]").click()
    expect(page.locator(".invite")).to_be_visible()
    table = client.table(page.url.rpartition("/")[2]).table
    assert table.options == {"one_action": True, "shuffled_suburbs": False, "two_players": False}


def test_chosen_bots_sit_at_the_table(page: Page) -> None:
    page.goto(NEW)
    page.locator("input[name=name]").fill("Mia")
    seats(page, 3)
    for seat in (1, 2):
        page.locator(f"input[name=seat-{seat}]").last.check(force=True)
        page.locator(".seat-level select").nth(seat - 1).select_option(playing.BEGINNER)
    page.locator("[type=submit]").click()
    playing.expect_turn(page)


def test_a_bot_has_the_usual_level_until_another_one_was_chosen(page: Page, client: Client) -> None:
    level = page.locator(".seat-level select").first
    page.goto(NEW)
    page.locator("input[name=seat-1]").last.check(force=True)
    expect(level).to_have_value(client.get(Catalog, "/api/catalog").usual)
    level.select_option(playing.BEGINNER)
    page.reload()
    page.locator("input[name=seat-1]").last.check(force=True)
    expect(level).to_have_value(playing.BEGINNER)


@pytest.mark.parametrize("address", [NEW, "join"])
def test_a_name_that_cannot_be_is_refused(page: Page, client: Client, faults: Faults, address: str) -> None:
    faults.expect("422")
    made = client.make("open", "open")
    page.goto(NEW if address == NEW else f"/join/{made.table}#{made.invite}")
    page.locator("input[name=name]").fill(INVISIBLE)
    page.locator("[type=submit]").click()
    expect(page.locator("#name-wrong")).not_to_be_empty()
    expect(page).to_have_url(re.compile(r"/(new|join)/"))


def test_whoever_makes_a_table_gets_a_link_to_send(page: Page) -> None:
    link = make_table(page)
    table = page.url.rpartition("/")[2]
    assert re.fullmatch(rf"http://[\d.:]+/join/{table}#[\w-]{{16,}}", link)


def test_whoever_makes_a_table_gets_a_code_to_scan(page: Page) -> None:
    make_table(page)
    expect(page.locator(".invite svg[role=img]")).to_be_visible()


def test_whoever_opens_the_link_sits_down_under_a_name(page: Page, visitor: Visitor) -> None:
    friend = visitor()
    join(friend, make_table(page), "Ben")
    expect(friend).to_have_url(page.url)
    expect(page.locator(".guests")).to_contain_text("Ben")


def test_the_link_leads_whoever_sits_there_to_the_table(page: Page) -> None:
    link = make_table(page)
    table = page.url
    page.goto(link)
    expect(page).to_have_url(table)


def test_a_name_that_is_taken_is_refused(page: Page, visitor: Visitor, faults: Faults) -> None:
    faults.expect("409")
    friend = visitor()
    join(friend, make_table(page, "Mia"), "Mia")
    expect(friend.locator("#name-wrong")).to_contain_text("Mia")


def test_without_the_invitation_nobody_can_sit_down(page: Page, visitor: Visitor) -> None:
    friend = visitor()
    friend.goto(make_table(page).partition("#")[0])
    expect(friend.locator(".lost")).to_be_visible()
    expect(friend.locator("input")).to_have_count(0)


def test_whoever_comes_too_late_for_the_last_seat_is_told(visitor: Visitor, client: Client, faults: Faults) -> None:
    faults.expect("409")
    made = client.make("open", playing.BEGINNER)
    late = visitor()
    late.goto(f"/join/{made.table}#{made.invite}")
    late.locator("input[name=name]").fill("Late")
    client.join(made, "Ben")
    late.locator("[type=submit]").click()
    expect(late.locator(".lost")).to_be_visible()


@pytest.mark.parametrize("again", ["press", "reload"])
def test_a_seat_is_found_again_when_the_answer_got_lost(page: Page, client: Client, faults: Faults, again: str) -> None:
    faults.expect("ERR_FAILED")
    made = client.make("open", playing.BEGINNER)
    page.goto(f"/join/{made.table}#{made.invite}")
    page.route("**/join", lambda route: (route.fetch(), route.abort()), times=1)
    page.locator("input[name=name]").fill("Ben")
    page.locator("[type=submit]").click()
    expect(page.locator("#name-wrong")).not_to_be_empty()
    assert client.table(made.table).table.players[1].name == "Ben"
    if again == "reload":
        page.reload()
    else:
        page.locator("[type=submit]").click()
    expect(playing.hand(page).first).to_be_visible()


def test_a_link_to_a_game_that_has_begun_offers_to_watch(page: Page, client: Client) -> None:
    made = client.make(playing.BEGINNER, playing.BEGINNER)
    page.goto(f"/join/{made.table}#{made.invite}")
    page.locator(f".lost a[href='/table/{made.table}']").click()
    expect(page.locator("[data-row]")).to_have_count(5)


def test_a_link_to_a_table_without_a_free_seat_says_so(page: Page, client: Client) -> None:
    people = client.sit("Mia", "Ben")
    play(people)
    again = client.post(dict, f"/api/tables/{people[0].table}/rematch", {}, people[0].token)["table"]
    page.goto(f"/join/{again}")
    expect(page.locator(".lost")).to_be_visible()
    expect(page.locator("input")).to_have_count(0)


@pytest.mark.parametrize("address", ["/join/nowhere", "/table/nowhere", "/replay/nowhere", "/new/nothing", "/nowhere"])
def test_an_address_of_nothing_leads_back_to_the_lobby(page: Page, faults: Faults, address: str) -> None:
    faults.expect("404")
    page.goto(address)
    page.locator(".lost a[href='/']").click()
    expect(page.locator("article.billboard")).not_to_have_count(0)


def test_the_host_starts_with_bots_on_the_free_seats(page: Page, visitor: Visitor) -> None:
    friend = visitor()
    join(friend, make_table(page), "Ben")
    page.locator(".start-now select").select_option(playing.BEGINNER)
    page.locator(".start-now button").click()
    for somebody in (page, friend):
        expect(playing.hand(somebody).first).to_be_visible()


def test_the_game_begins_when_all_seats_are_taken(page: Page, client: Client) -> None:
    made = client.make("open", playing.BEGINNER)
    playing.sit(page, made)
    expect(page.locator(".start-now")).to_be_visible()
    ben = Player(client.address, made.table, client.join(made, "Ben").token)
    expect(playing.hand(page).first).to_be_visible()
    ben.leave()
