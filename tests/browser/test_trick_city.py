"""Trick City in the browser: whole games, powers, counters, wild cards, the shield; by keyboard, and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tabletown.games.trick_city.figures import COUNTERS
from tabletown.kernel.shown import Option
from tabletown.server.protocol import Position, Seated
from tests.browser import playing
from tests.browser.conftest import DESKTOP, PATIENCE, PHONE, Axe, Visitor
from tests.server.client import Client, Player

USABLE = ":is(.tc-candidate, .tt-hand button, .tc-cell, .tc-power)[aria-disabled=false]"
STEPS = [".tc-orders button", ".tc-confirm", ".tc-choices button", ".tc-target.is-lit", ".tc-drop", USABLE]
"""What a table can wait for; what comes first is used first."""

FINAL = STEPS[:2] + STEPS[4:5]
"""What a move ends with."""

LOOK = """(steps) => {
  if (document.querySelector("dialog[open]")) return "over";
  const seen = (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
  return steps.find(seen) ?? "";
}"""
END = "dialog[open] .podium"
ATTEMPTS = 20

Find = Callable[[Position], Option | None]


def make(client: Client, seats: int, **options: bool | str) -> Seated:
    others = [playing.BEGINNER] * (seats - 1)
    return client.make(*others, game="trick_city", options=options, pace="quick")


def open_table(page: Page, seated: Seated) -> None:
    playing.hurry(page)
    playing.sit(page, seated)
    expect(page.locator(".tc-table")).to_be_visible()


def asked(page: Page) -> str:
    """What the table waits for, when it is there; bots and shows are skipped."""
    for _ in range(0, PATIENCE, playing.BEAT):
        now: str = page.evaluate(LOOK, STEPS)
        if now:
            return now
        page.keyboard.press("n")
        page.wait_for_timeout(playing.BEAT)
    raise AssertionError("nobody is asked for anything any more")


def use(page: Page, now: str, luck: Random) -> None:
    """Uses one of the things that the table waits for."""
    found = page.locator(now).filter(visible=True)
    before = playing.last_move(page)
    found.nth(luck.randrange(found.count())).dispatch_event("click")  # a card of a shield lies under others
    if now in FINAL:
        playing.expect_more_than(page, before)


def prepared(client: Client, seats: int, find: Find) -> tuple[Seated, Option]:
    """A table at which the first player has such an option, found by playing at random."""
    for attempt in range(ATTEMPTS):
        luck = Random(attempt)
        made = make(client, seats, random_heroes=True)
        player = Player(client.address, made.table, made.token)
        while not player.over:
            if not player.codes:
                player.hear()
                continue
            assert player.position is not None
            if option := find(player.position):
                player.leave()
                return made, option
            player.until(player.move(luck.choice(player.codes)).seq)
        player.leave()
    raise AssertionError("no such moment came")


def with_elements(*sorts: str) -> Find:
    """An option with elements that begin like these."""

    def find(position: Position) -> Option | None:
        return next((option for option in position.options if fits(option)), None)

    def fits(option: Option) -> bool:
        return all(any(element.startswith(sort) for element in option.elements) for sort in sorts)

    return find


def plain(position: Position) -> Option | None:
    """A card of the hand, without a power card and without anything to choose."""
    hand = position.view.zones[f"hand:{position.view.seat}"]
    found = (option for option in position.options if len(option.elements) == 2 and "line" in option.elements)
    return next((option for option in found if card_of(option) in hand), None)


def countering(position: Position) -> Option | None:
    """A card that counters, without a power card."""
    codes, does = position.figures.get("play", []), position.figures.get("does", [])
    assert isinstance(codes, list)
    assert isinstance(does, list)
    found = {code for code, what in zip(codes, does, strict=True) if what == COUNTERS}
    return next((option for option in position.options if option.code in found and "line" in option.elements), None)


def dutiful(position: Position) -> Option | None:
    """A moment at which some card of the hand may not be played."""
    hand = position.view.zones[f"hand:{position.view.seat}"]
    option = plain(position)
    usable = {card_of(option) for option in position.options if option.verb == "play"}
    return option if option and set(hand) - usable else None


def from_shield(position: Position) -> Option | None:
    """A card of the shield, without a power card and without anything to choose."""
    shown = {
        kind for zone, kinds in position.view.zones.items() if zone.startswith("shield:") for kind in kinds if kind
    }
    found = (option for option in position.options if len(option.elements) == 2 and "line" in option.elements)
    return next((option for option in found if card_of(option) in shown), None)


def card_of(option: Option) -> str:
    return next(element for element in option.elements if element.startswith("card:")).removeprefix("card:")


def touch(page: Page, name: str) -> None:
    page.locator(f"[data-element='{name}']").filter(visible=True).first.dispatch_event("click")


def pick(page: Page, option: Option) -> None:
    """Touches everything that belongs to an option, but for the spot where it is played."""
    for sort in ("power:", "card:", "suit:", "amount:", "target:"):
        for name in option.elements:
            if name.startswith(sort):
                touch(page, name)


def play(page: Page) -> None:
    """Touches the spot that lights up."""
    before = playing.last_move(page)
    page.locator(".tc-drop").click()
    playing.expect_more_than(page, before)


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 3, 2])
def test_a_whole_game_is_played_by_using_what_lights_up(page: Page, client: Client, seats: int) -> None:
    made = make(client, seats)
    open_table(page, made)
    luck = Random(seats)
    while (now := asked(page)) != "over":
        use(page, now, luck)
    expect(page.locator(f"{END} li.won").first).to_be_visible()
    assert client.table(made.table).table.status == "over"


# What can be played


def test_a_power_with_an_amount_is_previewed_before_it_is_played(page: Page, client: Client) -> None:
    made, option = prepared(client, 4, with_elements("power:", "amount:"))
    open_table(page, made)
    pick(page, option)
    expect(page.locator(".tc-drop")).to_have_accessible_name(re.compile("It |Counter|Another suit"))
    play(page)
    expect(page.locator("[data-move]").filter(has_text=" with ").first).to_be_visible()


def test_a_power_finds_its_target_on_the_hit_line(page: Page, client: Client) -> None:
    made, option = prepared(client, 4, with_elements("power:", "target:"))
    open_table(page, made)
    targets = page.locator(".tc-target.is-lit")
    expect(targets).to_have_count(0)
    pick(page, option)
    expect(page.locator(".tc-target.is-picked")).to_be_visible()
    play(page)


def test_a_counter_is_announced_on_the_card_and_told_afterwards(page: Page, client: Client) -> None:
    made, option = prepared(client, 4, countering)
    open_table(page, made)
    expect(page.locator(f"[data-element='card:{card_of(option)}'] .tc-note.is-clash")).to_be_visible()
    pick(page, option)
    expect(page.locator(".tc-drop.is-clash")).to_be_visible()
    play(page)
    expect(page.locator("[data-move]").filter(has_text="counters").first).to_be_visible()


def test_whoever_leads_a_wild_card_names_its_suit(page: Page, client: Client) -> None:
    made, option = prepared(client, 4, with_elements("card:hit_wild", "line", "suit:"))
    open_table(page, made)
    touch(page, f"card:{card_of(option)}")
    expect(page.locator(".tc-choices button")).to_have_count(4)
    touch(page, "suit:blue")
    play(page)
    expect(page.locator("[data-move]").filter(has_text="blue").first).to_be_visible()


def test_a_card_leaves_the_shield(page: Page, client: Client) -> None:
    made, option = prepared(client, 2, from_shield)
    open_table(page, made)
    cards = page.locator(".tc-diamond [data-piece]")
    before = cards.count()
    expect(page.locator(".tc-cell.is-raised").first).to_be_visible()
    pick(page, option)
    play(page)
    page.keyboard.press("n")
    expect(cards).to_have_count(before - 1)


def test_a_card_that_may_not_be_played_says_why(page: Page, client: Client) -> None:
    made, _ = prepared(client, 4, dutiful)
    open_table(page, made)
    playing.try_out(page.locator(".tt-hand .is-idle").first)
    expect(page.locator(".bubble .clause")).to_contain_text("FOL-01")


def test_an_exhausted_hero_says_why(page: Page, client: Client) -> None:
    def spent(position: Position) -> Option | None:
        return plain(position) if position.view.zones["exhausted:0"] else None

    made, _ = prepared(client, 4, spent)
    open_table(page, made)
    playing.try_out(page.locator(".tc-power").first)
    expect(page.locator(".bubble .clause")).to_contain_text("PWR-04")


# By keyboard


def test_a_card_is_played_by_keys_alone(page: Page, client: Client) -> None:
    made, option = prepared(client, 4, plain)
    open_table(page, made)
    card = page.locator(f".tt-hand [data-element='card:{card_of(option)}']")
    key = card.get_attribute("data-key") or ""
    page.keyboard.press(key)
    expect(page.locator(".tc-drop")).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
    expect(page.locator(".tc-drop")).to_have_count(0)
    before = playing.last_move(page)
    page.keyboard.press(key)
    expect(page.locator(".tc-drop")).to_be_focused()
    page.keyboard.press("Enter")
    playing.expect_more_than(page, before)


def test_a_hero_is_chosen_by_keys_alone(page: Page, client: Client) -> None:
    made = make(client, 4)
    open_table(page, made)
    expect(page.locator(".tc-candidate[aria-disabled=false]").first).to_be_visible()
    page.locator(".tc-candidate[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    for _ in range(8):
        if page.locator(".tc-candidate:focus[aria-disabled=false]").count():
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".tc-confirm")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".tc-candidate.is-taken").first).to_be_visible()


# For everybody


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("seats", [4, 2])
def test_nothing_keeps_people_with_disabilities_from_playing(
    visitor: Visitor, client: Client, axe: Axe, screen: dict[str, object], seats: int
) -> None:
    page = visitor(**{**screen, "reduced_motion": "reduce"})
    open_table(page, make(client, seats))
    expect(page.locator(".tc-candidate[aria-disabled=false]").first).to_be_visible()
    assert axe(page) == ""
    made, option = prepared(client, seats, plain)
    page = visitor(**{**screen, "reduced_motion": "reduce"})
    open_table(page, made)
    pick(page, option)
    expect(page.locator(".tc-drop")).to_be_visible()
    assert axe(page) == ""


@pytest.mark.parametrize("seats", [4, 3, 2])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (320, 844)])
def test_everything_that_matters_is_in_sight_at_once(
    visitor: Visitor, client: Client, seats: int, width: int, height: int
) -> None:
    made, option = prepared(client, seats, plain)
    page = visitor(viewport={"width": width, "height": height})
    open_table(page, made)
    pick(page, option)
    for part in (".tc-location", ".tc-lead", ".tc-drop", ".tt-hand", ".tc-powers"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["x"] >= 0, part
        assert box["x"] + box["width"] <= width, part
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= height, part


@pytest.mark.parametrize("seats", [4, 2])
def test_parts_of_the_table_do_not_cover_each_other(phone: Page, client: Client, seats: int) -> None:
    made, option = prepared(client, seats, plain)
    open_table(phone, made)
    pick(phone, option)
    edges = []
    for part in (".tc-sides", ".tc-location", ".tc-line", ".tc-say", ".tc-hand", ".tc-powers"):
        box = phone.locator(part).bounding_box()
        assert box is not None
        edges += [box["y"], box["y"] + box["height"]]
    assert edges == sorted(edges)
