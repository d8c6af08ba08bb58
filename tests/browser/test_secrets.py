"""What is hidden does not reach the browsers of others."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser import playing
from tests.browser.conftest import Faults
from tests.server.client import Client, Player, leave


class Ear:
    """All that a page hears on its sockets."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))


def seen(player: Player) -> set[str]:
    """The kinds of all cards that somebody sees anywhere."""
    assert player.position is not None
    return {kind for kinds in player.position.view.zones.values() for kind in kinds if kind is not None}


def hand_of(player: Player) -> set[str]:
    assert player.position is not None
    return {kind for kind in player.position.view.zones[f"hand:{player.welcome.seat}"] if kind is not None}


def name_of(kind: str) -> str:
    colour, _, value = kind.partition("-")
    return f"{colour.capitalize()} {value}"


@pytest.fixture
def people(client: Client) -> list[Player]:
    return client.sit("Mia", "Ben")


def expect_nothing_of(page: Page, ear: Ear, secrets: set[str]) -> None:
    assert secrets, "there is nothing to hide"
    document = page.content()
    assert ear.frames
    for kind in secrets:
        assert not any(kind in frame for frame in ear.frames)
        assert kind not in document
        assert name_of(kind) not in document


def test_an_opponents_browser_knows_nothing_of_my_hand(page: Page, people: list[Player]) -> None:
    mia, ben = people
    ear = Ear(page)
    playing.come(page, ben)
    expect(playing.hand(page).first).to_be_visible()
    expect(page.locator("[data-move='0']")).to_be_attached()
    expect_nothing_of(page, ear, hand_of(mia) - seen(ben))
    leave(people)


def test_an_opponents_browser_knows_nothing_of_the_cards_that_i_draw(page: Page, people: list[Player]) -> None:
    mover, other = sorted(people, key=lambda player: not player.codes)
    ear = Ear(page)
    playing.come(page, other)
    expect(playing.hand(page).first).to_be_visible()
    seq = mover.move().seq
    for player in people:
        player.until(seq)
    playing.expect_turn(page)
    playing.place_card(page, Random(1))
    for player in people:
        player.until(seq + 1)
    expect_nothing_of(page, ear, hand_of(mover) - seen(other))
    leave(people)


def test_an_onlookers_browser_knows_no_hand(page: Page, client: Client, people: list[Player]) -> None:
    ear = Ear(page)
    page.goto(f"/table/{people[0].table}")
    expect(page.locator("[data-move='0']")).to_be_attached()
    onlooker = Player(client.address, people[0].table)
    expect_nothing_of(page, ear, (hand_of(people[0]) | hand_of(people[1])) - seen(onlooker))
    expect(page.locator("[data-zone^='hand:'] [role=img].tt-card")).to_have_count(0)
    leave([*people, onlooker])


def test_a_table_without_onlookers_shows_them_nothing(page: Page, client: Client, faults: Faults) -> None:
    faults.expect("403")
    made = client.make(playing.BEGINNER, playing.BEGINNER, watch=False)
    page.goto(f"/table/{made.table}")
    expect(page.locator(".lost")).to_be_visible()
    expect(page.locator("[data-row]")).to_have_count(0)
