"""Trick City for tests with browsers: tables at moments that are worth a look, and playing by touch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Page, expect

from tabletown.kernel.records import Option
from tabletown.server.protocol import Position
from tests.browser import playing
from tests.server.client import Client, Player, leave

PEOPLE = ("Mia", "Ben", "Ada", "Tom")
ATTEMPTS = 20
DROP = ".tc-drop"
"""The spot that a card can be played on."""

Find = Callable[[Position], Option | None]


@dataclass
class Moment:
    """Somebody who can do something now."""

    player: Player
    option: Option
    people: list[Player]
    """Everybody at the table."""


def prepared(client: Client, seats: int, find: Find, hero: str = "") -> Moment:
    """A moment for somebody with a browser: those who played without one have left."""
    moment = found(client, seats, find, hero)
    leave(moment.people)
    return moment


def found(client: Client, seats: int, find: Find, hero: str = "") -> Moment:
    """A moment at which somebody has such an option, found by playing at random; with a hero, if it is offered."""
    for attempt in range(ATTEMPTS):
        luck = Random(attempt)
        people = client.sit(*PEOPLE[:seats], game="trick_city", options={"random_heroes": not hero})
        while not people[0].over:
            actor = next(player for player in people if player.codes)
            assert actor.position is not None
            if option := find(actor.position):
                return Moment(actor, option, people)
            wish = choosing(hero)(actor.position)
            seq = actor.move(wish.code if wish else luck.choice(actor.codes)).seq
            for player in people:
                player.until(seq)
        leave(people)
    raise AssertionError("no such moment came")


# What is looked for


def with_elements(*sorts: str) -> Find:
    """An option with elements that begin like these."""

    def find(position: Position) -> Option | None:
        return next((option for option in position.options if fits(option)), None)

    def fits(option: Option) -> bool:
        return all(any(element.startswith(sort) for element in option.elements) for sort in sorts)

    return find


def choosing(hero: str) -> Find:
    """The choice of this hero."""

    def find(position: Position) -> Option | None:
        return next((option for option in position.options if option.elements == (f"power:{hero}",)), None)

    return find


AMOUNT = with_elements("power:hero_comet", "amount:")
TARGET = with_elements("power:hero_gravita", "target:")
WILD_LEAD = with_elements("card:hit_wild", "line", "suit:")


def plain(position: Position) -> Option | None:
    """A card of the hand, without a power card and without anything to choose."""
    held = hand(position)
    return next((option for option in plays(position) if card_of(option) in held), None)


def later(position: Position) -> Option | None:
    """The same, when a trick has been played, and somebody has led."""
    return plain(position) if position.view.numbers["trick"] != 1 and position.view.zones["line:0"] else None


def countering(position: Position) -> Option | None:
    """A card that counters, without a power card."""
    found = {play["code"] for play in position.figures["plays"] if play["does"] == "counters"}
    return next((option for option in position.options if option.code in found and "line" in option.elements), None)


def dutiful(position: Position) -> Option | None:
    """A moment at which some card of the hand may not be played."""
    option = plain(position)
    usable = {card_of(option) for option in position.options if option.verb == "play"}
    return option if option and set(hand(position)) - usable else None


def exhausted(position: Position) -> Option | None:
    """A moment at which one's own hero is exhausted."""
    return plain(position) if position.view.zones[f"exhausted:{position.view.seat}"] else None


def from_shield(position: Position) -> Option | None:
    """A card of the shield, without a power card and without anything to choose."""
    zones = position.view.zones.items()
    shown = {kind for zone, kinds in zones if zone.startswith("shield:") for kind in kinds if kind}
    return next((option for option in plays(position) if card_of(option) in shown), None)


def plays(position: Position) -> list[Option]:
    """A card, and nothing else to choose."""
    return [option for option in position.options if len(option.elements) == 2 and "line" in option.elements]


def hand(position: Position) -> list[str | None]:
    return position.view.zones[f"hand:{position.view.seat}"]


def card_of(option: Option) -> str:
    return next(element for element in option.elements if element.startswith("card:")).removeprefix("card:")


# Playing


def open_table(page: Page, moment: Moment) -> None:
    playing.come(page, moment.player)
    expect(page.locator("[data-element][aria-disabled=false]").first).to_be_visible()


def touch(page: Page, name: str) -> None:
    """A card of a shield lies under others: what is clicked need not be on top."""
    page.locator(f"[data-element='{name}']").filter(visible=True).first.dispatch_event("click")


def pick(page: Page, option: Option, *sorts: str) -> None:
    """Touches what belongs to an option, but for the spot where it is played; some sorts of it, if they are named."""
    for sort in sorts or ("power:", "card:", "suit:", "amount:", "target:"):
        for name in option.elements:
            if name.startswith(sort):
                touch(page, name)


def play(page: Page) -> None:
    """Touches the spot that lights up."""
    before = playing.last_move(page)
    page.locator(DROP).click()
    playing.expect_more_than(page, before)
