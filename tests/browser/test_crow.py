"""The Crow in the browser: the drawn city, choosing in it, secrets, the list; by keyboard, and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tabletown.games.crow.game import GAME
from tabletown.games.crow.rules.city import LAYOUTS
from tabletown.server.protocol import Position
from tests.browser import playing
from tests.browser.conftest import PATIENCE, PHONE, Axe, Visitor
from tests.server.client import Client, Player

LIT = ".cw-wheel .cw-act, .cw-spot, .cw-roof.is-lit, .cw-figure.is-lit, .cw-actions .cw-act, .cw-plot.is-lit"
LAID_OUT = """async ([numbers]) => {
  const { City, facesOf } = await import("/games/crow/ui/city.js");
  const { content } = await (await fetch("/api/games/crow")).json();
  const faces = facesOf(content);
  return numbers.map((number) => new City(number, faces).at);
}"""
USE_ONE = """([selector, luck]) => {
  const lit = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  lit[Math.floor(luck * lit.length)]?.click();
}"""
BUBBLE = "#bubbles .bubble"
MOST_CHOICES = 600

Find = Callable[[Position], bool]


def people(client: Client) -> list[Player]:
    """The Crow player and the gang, neither with a browser yet."""
    return client.sit("Ann", "Bob", game="crow", options={})


def play_until(players: list[Player], seat: int, find: Find, seed: int = 1) -> None:
    """Plays at random until this seat has such a choice; what burns and strikes is liked."""
    luck = Random(seed)
    for _ in range(MOST_CHOICES):
        seq = max(player.seq for player in players)
        for player in players:
            player.until(seq)
        now = next(player for player in players if player.codes)
        assert now.position is not None
        if now is players[seat] and find(now.position):
            return
        options = [option for option in now.position.options if option.verb not in ("end", "pass", "dont-ask")]
        liked = [option for option in options if option.verb in ("attack", "ignite")]
        choice = luck.choice(liked or options or now.position.options)
        seq = now.move(choice.code).seq
        for player in players:
            player.until(seq)
    raise AssertionError("no such moment came")


def offers(verb: str) -> Find:
    return lambda position: any(option.verb == verb for option in position.options)


def open_table(page: Page, player: Player) -> None:
    playing.hurry(page)
    playing.come(page, player)
    expect(page.locator(".cw-table")).to_be_visible()


def skip(page: Page, until: str) -> None:
    """What is shown in between is not waited for."""
    for _ in range(0, PATIENCE, playing.BEAT):
        if page.locator(until).first.is_visible():
            return
        page.keyboard.press("n")
        page.wait_for_timeout(playing.BEAT)
    raise AssertionError(f"{until} did not come")


# The city


def test_the_drawn_city_is_the_city_of_the_rules(page: Page) -> None:
    numbers = [0, 1, LAYOUTS - 1, *Random(5).sample(range(LAYOUTS), 12)]
    page.goto("/")
    drawn = page.evaluate(LAID_OUT, [numbers])
    assert drawn == [[int(building) for building in GAME.box.city(number).at] for number in numbers]


def test_everybody_stands_in_the_city_with_name_and_state(page: Page, client: Client) -> None:
    players = people(client)
    play_until(players, 0, offers("move"))
    open_table(page, players[0])
    expect(page.get_by_role("button", name="Eric Draven, standing.").first).to_be_visible()
    expect(page.locator(".cw-figure")).to_have_count(12)


# Choosing


def test_a_gangster_starts_where_a_lit_space_is_clicked(page: Page, client: Client) -> None:
    players = people(client)
    players[1].turn()
    open_table(page, players[1])
    before = playing.last_move(page)
    page.locator(".cw-spot").first.click()
    playing.expect_more_than(page, before)
    expect(page.locator(".cw-figure")).to_have_count(5)


def test_a_fire_tells_its_odds_before_it_is_set(page: Page, client: Client) -> None:
    players = people(client)
    play_until(players, 1, offers("ignite"))
    open_table(page, players[1])
    page.locator(".cw-roof.is-lit.is-named").first.click(position={"x": 12, "y": 12})
    expect(page.locator(".cw-wheel .cw-act")).to_contain_text("% that it burns")
    page.locator(".cw-wheel .cw-act").click()
    expect(page.locator("[data-move]").filter(has_text="sets fire").first).to_be_visible()


def test_what_cannot_be_done_says_why(page: Page, client: Client) -> None:
    players = people(client)
    play_until(players, 0, offers("move"))
    open_table(page, players[0])
    playing.try_out(page.locator(".cw-figure[data-element='character:top_dollar']"))
    expect(page.locator(f"{BUBBLE} .clause")).to_contain_text("CROW-")
    expect(page.locator(f"{BUBBLE} p")).not_to_be_empty()


@pytest.mark.slow
def test_whole_turns_are_played_by_using_what_lights_up(page: Page, client: Client) -> None:
    made = client.make(playing.BEGINNER, game="crow", options={}, pace="quick")
    playing.hurry(page)
    playing.sit(page, made)
    luck = Random(3)
    for _ in range(30):
        skip(page, f"{LIT}, dialog[open]")
        page.evaluate(USE_ONE, [LIT, luck.random()])
    assert client.table(made.table).table.moves > 10


def test_a_move_is_made_by_keys_alone(page: Page, client: Client) -> None:
    players = people(client)
    play_until(players, 1, offers("choose-space"), seed=2)
    open_table(page, players[1])
    first = page.locator(".cw-spot").first
    first.focus()
    page.keyboard.press("ArrowDown")
    expect(first).not_to_be_focused()
    expect(page.locator(".cw-world :focus")).to_have_count(1)
    before = playing.last_move(page)
    first.focus()
    page.keyboard.press("Enter")
    playing.expect_more_than(page, before)


# Goals and secrets


def test_the_objective_is_shown_to_the_gang_and_not_to_the_crow_player(visitor: Visitor, client: Client) -> None:
    players = people(client)
    play_until(players, 1, offers("choose-character"))
    gang, crow = visitor(), visitor()
    open_table(gang, players[1])
    open_table(crow, players[0])
    expect(gang.locator(".cw-objective dd")).to_have_count(3)
    expect(crow.locator(".cw-objective")).to_contain_text("Secret Objective")
    known = gang.locator(".cw-deaths [role=img]").first.get_attribute("aria-label")
    assert known == "Number 1: unknown"
    assert crow.locator(".cw-deaths [role=img]").first.get_attribute("aria-label") != known


# For everybody


def test_the_city_can_be_read_and_used_as_a_list(page: Page, client: Client, axe: Axe) -> None:
    players = people(client)
    play_until(players, 1, offers("choose-space"), seed=2)
    open_table(page, players[1])
    page.get_by_role("button", name="City as a list").click()
    expect(page.locator(".cw-places section")).to_have_count(4)
    assert axe(page) == ""
    before = playing.last_move(page)
    page.locator(".cw-space-list button").first.click()
    playing.expect_more_than(page, before)


def test_nothing_keeps_people_with_disabilities_from_the_map(page: Page, client: Client, axe: Axe) -> None:
    players = people(client)
    play_until(players, 1, offers("ignite"))
    open_table(page, players[1])
    assert axe(page) == ""


def test_the_table_fits_a_narrow_phone(visitor: Visitor, client: Client) -> None:
    players = people(client)
    play_until(players, 1, offers("ignite"))
    phone = visitor(**{**PHONE, "viewport": {"width": 320, "height": 640}})
    open_table(phone, players[1])
    assert phone.evaluate("document.documentElement.scrollWidth") == 320
    small = """(all) => all.filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.outerHTML)"""
    assert phone.locator(".cw-act, .cw-controls button, .cw-member").evaluate_all(small) == []
