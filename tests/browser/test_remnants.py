"""City of Remnants in the browser: the city, mats and markets, a move, a tile; by mouse, keys and taps."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tabletown.kernel.record import Record
from tabletown.kernel.setup import Value
from tests.browser import playing
from tests.browser.conftest import Axe
from tests.browser.positions import Screen, found
from tests.server.client import Client, Player

SLUG = "remnants"
SPOT = ".rm-board .rm-spot"
LIT = f"{SPOT}.is-lit"
POOL = "[data-element=pool]"
ACTION = ".rm-actions .tt-act"
Fits = Callable[[Record, int], bool]


def at(step: str, least: int = 0) -> Fits:
    """A question of this step, after so many moves."""

    def fits(record: Record, seat: int) -> bool:
        return record.state.step().name == step and len(record.moves) >= least

    return fits


def show(page: Page, client: Client, fits: Fits, seats: int = 2, **options: Value) -> Screen:
    """A table at the first such question; what is chosen there goes nowhere."""
    screen = Screen(page, client, SLUG, seats, options)
    screen.show(found(SLUG, seats, options, fits))
    return screen


def verbs(screen: Screen) -> list[str]:
    """What was chosen at a table."""
    options = {option.code: option.verb for option in screen.shown.position.options}
    return [options[code] for code in screen.chosen]


def first_turn(page: Page, client: Client) -> Player:
    """Somebody at the beginning of the first turn of a game with two people."""
    people = client.sit("Mia", "Ben", game=SLUG, options={"sides": "random"})
    player = next(one for one in people if one.codes)
    playing.come(page, player)
    expect(page.locator(ACTION).first).to_be_visible()
    return player


# The city


def test_a_table_shows_the_whole_city(page: Page, client: Client) -> None:
    show(page, client, at("side"))
    expect(page.locator(SPOT)).to_have_count(49)
    expect(page.locator(LIT)).to_have_count(4)
    expect(page.locator(".rm-mat")).to_have_count(2)
    expect(page.get_by_role("button", name="D4, Heights, 2 renown")).to_be_visible()


def test_a_turn_shows_the_market(page: Page, client: Client) -> None:
    show(page, client, at("turn"))
    expect(page.locator(".rm-ware.is-member")).to_have_count(4)
    expect(page.locator(".rm-ware.is-good")).to_have_count(4)
    expect(page.locator(".rm-ware.is-type")).to_have_count(9)


def test_three_players_have_blocked_squares(page: Page, client: Client) -> None:
    show(page, client, at("side"), seats=3)
    expect(page.locator(LIT)).to_have_count(3)
    expect(page.locator(".rm-ground.is-blocked")).to_have_count(4)


def test_what_cannot_be_done_says_why(page: Page, client: Client) -> None:
    first_turn(page, client)
    page.locator("[data-space=D4]").click(force=True)
    expect(page.get_by_text("First choose an action.")).to_be_visible()


def test_spaces_are_also_a_list(page: Page, client: Client) -> None:
    show(page, client, at("side"))
    page.get_by_role("button", name="City as a list").click()
    expect(page.locator(".rm-places button")).to_have_count(49)
    expect(page.locator(".rm-places .is-lit")).to_have_count(4)


def test_the_view_comes_closer_and_goes_back(page: Page, client: Client) -> None:
    show(page, client, at("side"))
    width = page.locator(SPOT).first.evaluate("(spot) => spot.getBoundingClientRect().width")
    page.get_by_role("button", name="Closer").click()
    playing.expect_still(page)
    assert page.locator(SPOT).first.evaluate("(spot) => spot.getBoundingClientRect().width") > width
    page.keyboard.press("0")
    playing.expect_still(page)
    assert page.locator(SPOT).first.evaluate("(spot) => spot.getBoundingClientRect().width") == width


def test_a_draw_pile_tells_what_is_on_top(page: Page, client: Client) -> None:
    show(page, client, at("turn"))
    page.locator(".rm-mat.is-own .rm-pile").first.hover()
    expect(page.locator(".rm-about")).to_contain_text("On top, in some order")


def test_an_action_says_what_it_does(page: Page, client: Client) -> None:
    first_turn(page, client)
    expect(page.locator(".rm-say [role=status]")).to_contain_text("Your gang is not in the city yet")
    page.locator(ACTION, has_text="Recruit").hover()
    expect(page.locator(".rm-about")).to_contain_text("The others may bid")


# Moving and building


def test_a_figure_comes_from_the_pool(page: Page, client: Client) -> None:
    first_turn(page, client)
    page.locator(ACTION, has_text="Move").click()
    page.locator(f"{POOL}.is-lit").click()
    expect(page.locator(LIT).first).to_be_visible()
    space = page.locator(LIT).first.get_attribute("data-space")
    page.locator(LIT).first.click()
    expect(page.locator(f"[data-space={space}] .rm-standee")).to_have_count(1)
    expect(page.locator(f"{POOL} b")).to_have_text("6")


def test_a_figure_can_be_put_back(page: Page, client: Client) -> None:
    first_turn(page, client)
    page.locator(ACTION, has_text="Move").click()
    page.locator(f"{POOL}.is-lit").click()
    expect(page.locator(LIT).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(LIT)).to_have_count(0)
    expect(page.locator(f"{POOL} b")).to_have_text("7")


def test_a_tile_is_shown_before_it_is_built(page: Page, client: Client) -> None:
    screen = show(page, client, at("place"))
    spot = page.locator(LIT).last
    spot.hover()
    assert screen.chosen == []
    expect(page.locator(".rm-ghost").first).to_be_visible()
    spot.click()
    assert verbs(screen) == ["place"]


# Other ways


def test_the_first_turn_needs_no_mouse(page: Page, client: Client) -> None:
    player = first_turn(page, client)
    playing.enter(page, f".tt-act[data-code='{code(player, 'do', 'move')}']")
    expect(page.locator(f"{POOL}.is-lit")).to_be_visible()
    playing.enter(page, f"{POOL}.is-lit")
    playing.enter(page, LIT)
    expect(page.locator(".rm-board .rm-standee")).to_have_count(1)
    playing.expect_focus(page)
    playing.enter(page, ".tt-act.is-last")
    expect(page.locator(".tt-act", has_text="End the turn")).to_be_visible()
    playing.enter(page, ".tt-act.is-last")
    expect(page.locator(ACTION)).to_have_count(0)
    expect(page.locator(".rm-mat.is-own .rm-lamps .is-on")).to_have_count(3)


def code(player: Player, verb: str, word: str) -> int:
    assert player.position is not None
    return next(
        option.code
        for option in player.position.options
        if option.verb == verb and any(element.endswith(f":{word}") for element in option.elements)
    )


@pytest.mark.parametrize("step", ["side", "turn", "buy", "auction", "lay"])
def test_a_phone_shows_everything_in_its_width(phone: Page, client: Client, step: str) -> None:
    show(phone, client, at(step, 0 if step == "side" else 100), seats=2 if step == "side" else 4)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sizes = phone.locator(SPOT).evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().width)")
    assert all(size >= 44 for size in sizes if size > 0)


def test_market_and_hand_are_pulled_up_on_a_phone(phone: Page, client: Client) -> None:
    show(phone, client, at("turn"))
    expect(phone.locator(".rm-market")).to_be_hidden()
    phone.get_by_role("button", name="Market").tap()
    expect(phone.locator(".rm-market")).to_be_visible()
    phone.get_by_role("button", name=re.compile("Your hand")).last.tap()
    expect(phone.locator(".rm-market")).to_be_hidden()
    expect(phone.locator(".rm-card").first).to_be_visible()


@pytest.mark.parametrize("step", ["turn", "auction", "lay"])
def test_everything_has_a_name(page: Page, client: Client, axe: Axe, step: str) -> None:
    show(page, client, at(step, 100), seats=4)
    assert axe(page) == ""
