"""Trick City in the browser: whole games, powers, counters, wild cards, the shield; by keyboard, and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from tests.browser import playing, tricks
from tests.browser.conftest import PHONE, Visitor
from tests.browser.tricks import DROP, Find, Moment, card_of, open_table, pick, plain, play, prepared, touch
from tests.server.client import Client

CAN_BE_USED = [
    ".tc-orders button",
    ".tc-confirm",
    ".tc-choices button",
    ".tc-target.is-lit",
    DROP,
    ":is(.tc-candidate, .tt-hand button, .tc-cell, .tc-power)[aria-disabled=false]:not(.is-picked)",
]
"""What a table can wait for; what comes first is used first."""
MOVES = (".tc-orders button", ".tc-confirm", DROP)
"""Those that end a choice."""

ROBOT = """async ([ways, luck]) => {
  const any = (things) => things[(luck = (luck * 48271) % 2147483647) % things.length];
  const seen = (way) => [...document.querySelectorAll(way)].filter((element) => element.checkVisibility());
  const skip = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
  for (let beat = 0; beat < 20_000 && !document.querySelector("dialog[open]"); beat++) {
    const things = ways.map(seen).find(({ length }) => length > 0);
    if (things) any(things).click();
    else skip();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}"""
"""Uses what the table waits for, and skips what is shown in between, until the game is over."""

SCREENS = [(1440, 900), (390, 844), (320, 844)]
ALL_IN_SIGHT = """(parts) => parts.every((part) => {
  const { left, top, right, bottom } = document.querySelector(part).getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
})"""

Moments = Callable[[int, Find], Moment]

PARTS = [".tc-sides", ".tc-location", ".tc-line", ".tc-say", ".tc-hand", ".tc-powers"]
"""What lies below each other on a phone."""


@pytest.fixture(scope="module")
def moments(client: Client) -> Moments:
    """Moments at which tests only look, and play nothing: each is found once."""

    @cache
    def found(seats: int, find: Find) -> Moment:
        return prepared(client, seats, find)

    return found


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 3])
def test_a_whole_game_is_played_by_using_what_lights_up(visitor: Visitor, client: Client, seats: int) -> None:
    page = visitor(viewport={"width": 800, "height": 600})  # small: most of the time goes into painting
    made = client.make(*[playing.BEGINNER] * (seats - 1), game="trick_city", options={}, pace="quick")
    playing.sit(page, made)
    expect(page.locator(".tc-table")).to_be_visible()
    page.evaluate(ROBOT, [CAN_BE_USED, seats])
    expect(page.locator("dialog[open] .podium li.won").first).to_be_visible()
    assert client.table(made.table).table.status == "over"


@pytest.mark.slow
def test_a_whole_game_needs_no_mouse(page: Page, client: Client) -> None:
    made = client.make(playing.BEGINNER, game="trick_city", options={}, pace="quick")
    playing.sit(page, made)
    end = "dialog[open] .podium li.won"
    for _ in playing.bounded(page, until=end):
        playing.skip(page, f":is({', '.join([*CAN_BE_USED, end])})")
        before = playing.last_move(page)
        way = next((way for way in CAN_BE_USED if page.locator(way).first.is_visible()), None)
        if way:
            playing.enter(page, way)
            playing.expect_focus(page)
        if way in MOVES:
            playing.expect_more_than(page, before)


# What can be played


def test_a_power_with_an_amount_is_previewed_before_it_is_played(page: Page, client: Client) -> None:
    moment = prepared(client, 4, tricks.AMOUNT, hero="hero_comet")
    open_table(page, moment)
    pick(page, moment.option, "power:", "card:")
    expect(page.locator(".tc-choices button").first).to_have_accessible_name(re.compile("Counts as|Counter"))
    pick(page, moment.option, "suit:", "amount:")
    expect(page.locator(DROP)).to_have_accessible_name(re.compile("It |Counter|Another suit"))
    play(page)
    expect(page.locator("[data-move]").filter(has_text="with Comet").first).to_be_visible()


def test_a_power_finds_its_target_on_the_hit_line(page: Page, client: Client) -> None:
    moment = prepared(client, 4, tricks.TARGET, hero="hero_gravita")
    open_table(page, moment)
    expect(page.locator(".tc-target")).to_have_count(0)
    pick(page, moment.option)
    expect(page.locator(".tc-target.is-picked")).to_be_visible()
    play(page)
    expect(page.locator("[data-move]").filter(has_text="with Gravita").first).to_be_visible()


def test_a_counter_is_announced_on_the_card_and_told_afterwards(page: Page, client: Client) -> None:
    moment = prepared(client, 4, tricks.countering)
    open_table(page, moment)
    expect(page.locator(f"[data-element='card:{card_of(moment.option)}'] .tc-note.is-clash")).to_be_visible()
    pick(page, moment.option)
    expect(page.locator(f"{DROP}.is-clash .tc-versus")).to_be_visible()
    down = page.locator(".tc-spot.is-down").count()
    play(page)
    expect(page.locator("[data-move]").filter(has_text="counters").first).to_be_visible()
    expect(page.locator(".tc-spot.is-down, .tc-last-cards .tt-card-back")).not_to_have_count(down)


def test_whoever_leads_a_wild_card_names_its_suit(page: Page, client: Client) -> None:
    moment = prepared(client, 4, tricks.WILD_LEAD)
    open_table(page, moment)
    pick(page, moment.option, "card:")
    expect(page.locator(".tc-choices button")).to_have_count(4)
    touch(page, "suit:blue")
    play(page)
    expect(page.locator(".tc-lead")).to_contain_text("Lead suit: blue")
    expect(page.locator(".tc-spot .is-named .suit-blue")).to_be_visible()


def test_a_card_leaves_the_shield(page: Page, client: Client) -> None:
    moment = prepared(client, 2, tricks.from_shield)
    open_table(page, moment)
    cards = page.locator(".tc-diamond [data-piece]")
    before = cards.count()
    expect(page.locator(".tc-cell.is-raised").first).to_be_visible()
    pick(page, moment.option)
    play(page)
    page.keyboard.press("n")
    expect(cards).to_have_count(before - 1)


def test_a_card_that_may_not_be_played_says_why(page: Page, client: Client) -> None:
    open_table(page, prepared(client, 4, tricks.dutiful))
    playing.try_out(page.locator(".tt-hand .is-idle").first)
    expect(page.locator(".bubble .clause")).to_contain_text("FOL-01")


def test_an_exhausted_hero_says_why(page: Page, client: Client) -> None:
    open_table(page, prepared(client, 4, tricks.exhausted))
    playing.try_out(page.locator(".tc-power").first)
    expect(page.locator(".bubble .clause")).to_contain_text("PWR-04")


# What the table tells


def test_whoever_comes_back_sees_the_last_trick_and_why_it_was_won(page: Page, moments: Moments) -> None:
    open_table(page, moments(4, tricks.later))
    expect(page.locator(".tc-last")).to_contain_text(re.compile("won with|Nobody won"))
    expect(page.locator(".tc-last-cards .tt-card")).to_have_count(4)


def test_whoever_looks_back_sees_the_trick_before(page: Page, moments: Moments) -> None:
    moment = moments(4, tricks.later)
    open_table(page, moment)
    page.goto(f"/replay/{moment.player.table}?at={moment.player.seq}")
    expect(page.locator(".tc-last")).to_contain_text(re.compile("won with|Nobody won"))


def test_the_shield_of_the_other_titan_is_a_diamond(phone: Page, moments: Moments) -> None:
    open_table(phone, moments(2, plain))
    expect(phone.locator(".tc-shield.is-small [data-piece]").filter(visible=True)).to_have_count(9)
    expect(phone.locator(".tc-shield.is-small .tt-card-back").filter(visible=True)).to_have_count(7)


# By keyboard


def test_a_card_is_played_by_keys_alone(page: Page, client: Client) -> None:
    moment = prepared(client, 4, plain)
    open_table(page, moment)
    card = page.locator(f".tt-hand [data-element='card:{card_of(moment.option)}']")
    key = card.get_attribute("data-key") or ""
    page.keyboard.press(key)
    expect(page.locator(DROP)).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
    expect(page.locator(DROP)).to_have_count(0)
    before = playing.last_move(page)
    page.keyboard.press(key)
    expect(page.locator(DROP)).to_be_focused()
    page.keyboard.press("Enter")
    playing.expect_more_than(page, before)


def test_a_power_with_a_choice_is_played_by_keys_alone(page: Page, client: Client) -> None:
    open_table(page, prepared(client, 4, tricks.AMOUNT, hero="hero_comet"))
    before = playing.last_move(page)
    playing.enter(page, ".tc-power")
    expect(page.locator(".tt-hand .is-lit:focus")).to_be_visible()
    page.keyboard.press("Enter")
    for _ in playing.bounded(page, until=f"{DROP}:focus"):  # a wild card is asked for its suit, too
        expect(page.locator(".tc-choices :focus")).to_be_visible()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    playing.expect_more_than(page, before)


def test_a_hero_is_chosen_by_keys_alone(page: Page, client: Client) -> None:
    open_table(page, prepared(client, 4, tricks.choosing("hero_prism"), hero="hero_prism"))
    playing.enter(page, ".tc-candidate[data-element='power:hero_prism']")
    expect(page.locator(".tc-confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".tc-candidate.is-taken[data-element='power:hero_prism']")).to_be_visible()


# For everybody


def test_a_card_is_played_by_tapping(phone: Page, client: Client) -> None:
    moment = prepared(client, 4, plain)
    open_table(phone, moment)
    before = playing.last_move(phone)
    phone.locator(f".tt-hand [data-element='card:{card_of(moment.option)}']").tap()
    phone.locator(DROP).tap()
    playing.expect_more_than(phone, before)


@pytest.mark.parametrize("seats", [4, 3, 2])
def test_everything_that_matters_is_in_sight_at_once(visitor: Visitor, moments: Moments, seats: int) -> None:
    moment = moments(seats, plain)
    page = visitor()
    open_table(page, moment)
    pick(page, moment.option)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(ALL_IN_SIGHT, arg=[".tc-location", ".tc-lead", DROP, ".tt-hand", ".tc-powers"])


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("seats", [4, 2])
def test_parts_of_the_table_do_not_cover_each_other(phone: Page, moments: Moments, seats: int, size: int) -> None:
    moment = moments(seats, plain)
    phone.add_init_script(f"""localStorage['tabletown.settings'] = '{{"textSize": {size}}}'""")
    open_table(phone, moment)
    pick(phone, moment.option)
    playing.expect_below_each_other(phone, PARTS)


@pytest.mark.parametrize("size", [100, 200])
def test_all_that_heroes_do_can_be_read(visitor: Visitor, client: Client, size: int) -> None:
    page = visitor(**{**PHONE, "viewport": {"width": 320, "height": 844}})
    page.add_init_script(f"""localStorage['tabletown.settings'] = '{{"textSize": {size}}}'""")
    open_table(page, prepared(client, 4, tricks.choosing("hero_prism"), hero="hero_prism"))
    cut = (
        "(all) => all.filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth).length"
    )
    assert page.locator(".tc-candidate").evaluate_all(cut) == 0
