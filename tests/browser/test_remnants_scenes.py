"""City of Remnants in the browser: auctions, battles, the police, building, selling, and how a game ends."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tabletown.games.remnants.rules import number
from tabletown.kernel.record import Record
from tabletown.server.protocol import Update
from tests.browser import playing
from tests.browser.conftest import Visitor
from tests.browser.gangs import PLANNING, SLUG, Fits, Table, final, moment
from tests.server.client import Client, Player

ACTION = ".rm-actions .tt-act"
LIT = ".rm-board .rm-spot.is-lit"
LAID = ".rm-shown.is-down"
BIDDERS = 3
TURNS = 4


def asked(step: str, *verbs: str, also: Callable[[Record, int], bool] = lambda *_: True) -> Fits:
    """A question of this step with all of these among its answers."""

    def fits(record: Record, seat: int) -> bool:
        if record.state.step().name != step:
            return False
        offered = {option.verb for option in record.state.options(seat)}
        return offered >= set(verbs) and also(record, seat)

    return fits


def come(page: Page, client: Client, fits: Fits, seats: int = 2, bot: str = PLANNING) -> Table:
    return Table(page, client, *moment(seats, fits, bot))


# Auctions


def test_three_players_bid_for_a_gang_member(page: Page, client: Client) -> None:
    people = client.sit("Mia", "Ben", "Ada", game=SLUG, options={"sides": "random"})
    declarer = next(one for one in people if one.codes)
    playing.come(page, declarer)
    page.locator(ACTION, has_text="Recruit").click()
    page.locator(".rm-ware.is-member.is-lit").first.click()
    expect(page.locator(".rm-auction .rm-bidders li")).to_have_count(BIDDERS)
    expect(page.locator(".rm-bidders li").last).to_contain_text("named the card")
    others = [one for one in people if one is not declarer]
    for one in others:
        one.expect(Update, lambda update: update.position.view.step == "auction")
    say(others, "bid")
    expect(page.locator(".rm-bidders .is-best")).to_contain_text("bids 500")
    say(others, "bid")
    expect(page.locator(".rm-bidders .is-best")).to_contain_text("bids 1,000")
    page.get_by_role("button", name="Pass").click()
    expect(page.locator(".rm-bids")).to_have_count(0)
    for one in others:
        one.expect(Update, lambda update: update.moment is not None and update.moment.seat == declarer.welcome.seat)
    say(others, "pass")
    expect(page.locator(".rm-auction")).to_have_count(0)
    expect(page.locator(".rm-mat:not(.is-own) .rm-lamps .is-on")).to_have_count(2 * TURNS - 1)


def say(people: list[Player], verb: str) -> None:
    """Whoever is asked bids as little as can be, or passes."""
    player = next(one for one in people if one.codes)
    assert player.position is not None
    code = next(option.code for option in player.position.options if option.verb == verb)
    seq = player.move(code).seq
    for one in people:
        one.until(seq)


# Battles


def test_a_card_is_laid_that_nobody_has_seen(page: Page, client: Client) -> None:
    table = come(page, client, asked("lay", "blind", also=between_players))
    expect(page.locator(".rm-battle")).to_contain_text("to win, by dice and the cards that you know")
    expect(page.locator(".rm-on-top")).to_contain_text("On top, in some order")
    page.locator(ACTION, has_text="Lay your top card").click()
    assert table.go_on() == "blind"
    expect(page.locator(LAID)).to_have_count(1)
    expect(page.locator(LAID)).to_have_text("")
    page.locator(ACTION, has_text="Fight with this card").click()
    assert table.go_on() == "confirm"
    expect(page.locator(".rm-card.is-lit")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_battle_covers_nothing_of_the_city(visitor: Visitor, client: Client, width: int, height: int) -> None:
    page = visitor(viewport={"width": width, "height": height})
    come(page, client, asked("lay", "lay", "confirm"))
    battle, city = (box(page, place) for place in (".rm-battle", ".rm-board"))
    assert battle["y"] + battle["height"] <= city["y"] or city["x"] + city["width"] <= battle["x"]
    assert max(battle["y"] + battle["height"], city["y"] + city["height"]) <= height


def box(page: Page, place: str) -> FloatRect:
    found = page.locator(place).bounding_box()
    assert found
    return found


def between_players(record: Record, seat: int) -> bool:
    """The attacker lays the first card."""
    return record.state[number.DEFENDER] >= 0 and record.state[number.ATTACKER] == seat


def test_a_card_is_laid_with_one_touch(page: Page, client: Client) -> None:
    table = come(page, client, asked("lay", "lay", "confirm"))
    page.locator(".rm-card.is-lit").first.click()
    assert table.go_on() == "lay"
    expect(page.locator(LAID)).not_to_have_text("")


# The police


def several(record: Record, seat: int) -> bool:
    return sum(option.verb == "fight" for option in record.state.options(seat)) > 1


def test_a_fight_with_the_police_is_one_choice(page: Page, client: Client) -> None:
    table = come(page, client, asked("fights", "fight", also=several))
    expect(page.locator(".rm-quick").first).to_contain_text("%")
    page.locator(".rm-quick").first.click()
    assert table.go_on() == "fight"
    assert table.go_on() == "confirm"
    assert table.record.state.step().name != "lay"


def test_all_of_the_police_are_bribed_at_once(page: Page, client: Client) -> None:
    table = come(page, client, asked("fights", "bribe-all"))
    tokens = page.locator(".rm-board .rm-ycu").count()
    page.locator(ACTION, has_text="Bribe all of them").click()
    assert table.go_on() == "bribe-all"
    assert page.locator(".rm-board .rm-ycu").count() < tokens


def after_an_alert(record: Record, seat: int) -> bool:
    told = record.events(seat)
    return bool(told) and any(event.kind == "alert" for event in told[-1])


def test_an_alert_asks_for_the_next_fight(page: Page, client: Client) -> None:
    table = come(page, client, asked("fights", "fight", also=after_an_alert), seats=3)
    expect(page.get_by_text(re.compile("raised an alert")).first).to_be_attached()
    page.locator(ACTION, has_text="Fight").first.click()
    assert table.go_on() == "fight"
    expect(page.locator(".rm-battle .is-ycu")).to_be_visible()


# Buildings


def test_a_tile_is_built(page: Page, client: Client) -> None:
    table = come(page, client, asked("place"))
    built = page.locator(".rm-plate").count()
    page.locator(LIT).last.hover()
    expect(page.locator(".rm-ghost").first).to_be_visible()
    page.locator(LIT).last.click()
    assert table.go_on() == "place"
    expect(page.locator(".rm-plate")).to_have_count(built + 1)


def test_a_product_is_sold(page: Page, client: Client) -> None:
    table = come(page, client, asked("sell", "sell"), bot=playing.BEGINNER)
    crates = page.locator(".rm-crates .icon").count()
    page.locator(ACTION, has_text="Sell a product").first.click()
    assert table.go_on() == "sell"
    expect(page.locator(".rm-crates .icon")).to_have_count(crates - 1)


# The end


def test_a_game_ends_when_the_pool_is_empty(page: Page, client: Client) -> None:
    record = final(2, "pool-short")
    Table(page, client, record, 0)
    sheet = page.locator(".tt-sheet")
    expect(sheet).to_contain_text("Claimed in the rounds")
    for points in record.state.scores():
        expect(sheet).to_contain_text(str(points))
