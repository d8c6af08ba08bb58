"""Questions to which nothing fits: passed over against bots; among people declined, for whoever wants that."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tabletown.server.protocol import Position, Seated, Update
from tests.browser import crows, playing
from tests.browser.conftest import Visitor
from tests.server.client import Client, Player, leave

BANNER = ".banners .banner"
QUICK = [0.05] * 12
"""Seconds that this player took, as far as their browser remembers."""
MOST_CHOICES = 600


def fits_nothing(position: Position) -> bool:
    return position.declining is not None and not position.declining.fits


def fits_something(position: Position) -> bool:
    return position.declining is not None and position.declining.fits


@pytest.fixture
def asked(client: Client) -> Iterator[list[Player]]:
    """Two people; the second is asked, and nothing fits."""
    people = crows.found(client, 1, fits_nothing).people
    yield people
    leave(people)


def remember(page: Page, **settings: object) -> None:
    kept = json.dumps({"speed": 3, **settings})
    page.add_init_script(f"localStorage['tabletown.settings'] ??= {json.dumps(kept)}")
    page.add_init_script(f"localStorage['tabletown.answers'] ??= {json.dumps(json.dumps(QUICK))}")


def test_among_people_the_question_stays_until_it_is_answered_and_offers_to_be_passed(
    page: Page, asked: list[Player]
) -> None:
    remember(page)
    playing.come(page, asked[1])
    expect(page.locator(BANNER)).to_contain_text("Nothing of yours fits here")
    before = asked[0].seq
    page.locator(BANNER).get_by_role("button", name="pass for me").click()
    assert asked[0].until(before + 1)
    assert page.evaluate("JSON.parse(localStorage['tabletown.settings']).passing") is True


def test_whoever_wants_to_be_asked_is_not_offered_it_again(page: Page, asked: list[Player]) -> None:
    remember(page)
    playing.come(page, asked[1])
    page.locator(BANNER).get_by_role("button", name="Keep asking me").click()
    expect(page.locator(BANNER)).to_have_count(0)
    page.reload()
    expect(page.locator(".cw-ends button").first).to_be_visible()
    expect(page.locator(BANNER)).to_have_count(0)


def test_whoever_has_asked_for_it_passes_when_nothing_fits(page: Page, asked: list[Player]) -> None:
    remember(page, passing=True)
    before = asked[0].seq
    playing.come(page, asked[1])
    assert asked[0].until(before + 1)


def test_how_long_a_player_took_is_remembered_when_something_did_fit(visitor: Visitor, client: Client) -> None:
    people = crows.found(client, 1, fits_something).people
    page = visitor()
    playing.come(page, people[1])
    before = people[0].seq
    page.locator(".cw-ends button").first.click()
    people[0].until(before + 1)
    kept = page.evaluate("JSON.parse(localStorage['tabletown.answers'])")
    assert len(kept) == 1
    assert 0 < kept[0] <= 10
    leave(people)


@pytest.fixture
def alone(client: Client) -> Iterator[tuple[Seated, Player]]:
    """Somebody among bots who is asked, and nothing fits."""
    made, player = crows.against_a_bot(client, 1)
    luck = Random(1)
    for _ in range(MOST_CHOICES):
        player.turn()
        assert player.position is not None
        if fits_nothing(player.position):
            break
        player.until(player.move(crows.burning(player.position.view, player.position.options, luck).code).seq)
    assert player.position is not None
    assert fits_nothing(player.position)
    yield made, player
    leave([player])


def test_against_bots_the_question_is_passed_over(page: Page, alone: tuple[Seated, Player]) -> None:
    made, player = alone
    before = player.seq
    playing.sit(page, made)
    player.until(before + 1)


def test_whoever_takes_a_pass_back_is_asked(page: Page, alone: tuple[Seated, Player]) -> None:
    """Otherwise nobody could get back to the choice before it."""
    made, player = alone
    before = player.seq
    playing.sit(page, made)
    player.until(before + 1)
    expect(page.locator(".cw")).to_be_visible()
    page.keyboard.press("u")
    back = player.expect(Update, lambda update: update.undone)
    assert fits_nothing(back.position)
    page.locator(".cw-ends button").first.click()
    player.until(back.seq + 1)
