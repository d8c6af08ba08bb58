"""The table in the browser of docs/write-a-game.md, as written there: it shows, it plays, it says why not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests import installing
from tests.browser import playing
from tests.browser.conftest import PHONE, Visitor
from tests.browser.positions import Screen, at_all_sizes, recorded
from tests.browser.test_help import BUBBLE
from tests.browser.test_reach import OUT_OF_REACH
from tests.pages import cut_out
from tests.server.client import Client
from tests.serving import Server

SLUG = "night_ferry"
TURNS = 4
LIT = ":is([data-element=pier], [data-element=ferry], [data-element=home])[aria-disabled=false]"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder of packages with Night Ferry among them, for this process and for those that it starts."""
    folder = tmp_path_factory.mktemp("packages")
    cut_out("write-a-game.md", folder / SLUG)
    with installing.installed(folder, SLUG, f"{SLUG}.{SLUG}:GAME"):
        yield folder


@pytest.fixture(scope="module")
def server(
    installed: Path, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Server]:
    luck = f"{request.path.stem} {request.config.getoption('luck')}"
    server = Server(tmp_path_factory.mktemp("server") / "data", "--no-limits", "--workers=1", luck=luck)
    server.start()
    yield server
    server.stop()


def sit(page: Page, client: Client) -> None:
    """At a table against bots, when it is the viewer's turn."""
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER, game=SLUG, options={}))
    expect(page.locator(LIT).first).to_be_visible()


def turn(page: Page) -> None:
    """Lets somebody board, if anybody can; calls the next traveller or sends one home, if not."""
    before = playing.last_move(page)
    boarding = page.locator(f"{playing.USABLE_CARD}")
    if boarding.count():
        boarding.first.click()
        expect(page.locator("[data-element^='card:'][aria-pressed=true]").first).to_be_visible()
    page.locator(LIT).first.click()
    playing.expect_more_than(page, before)


def test_the_table_of_the_page_is_what_is_shown(page: Page, client: Client) -> None:
    sit(page, client)
    expect(page.locator(".stage-root .generic")).to_have_count(0)
    expect(page.locator(".tt-player")).to_have_count(3)
    expect(page.locator("[data-zone^='ferry:']")).to_have_count(3)
    expect(page.locator("[data-element=pier]")).to_contain_text("Waiting at the pier: ")
    expect(playing.hand(page)).not_to_have_count(0)


@pytest.mark.parametrize("screen", ["computer", "phone"])
def test_whoever_touches_what_is_lit_plays(visitor: Visitor, client: Client, screen: str) -> None:
    page = visitor(**PHONE) if screen == "phone" else visitor()
    sit(page, client)
    for _ in range(TURNS):
        playing.skip(page, LIT)
        turn(page)


def test_what_cannot_be_done_says_why(page: Page, client: Client) -> None:
    sit(page, client)
    playing.try_out(page.locator("[data-element=home]"))
    expect(page.locator(f"{BUBBLE} .clause")).to_contain_text("FERRY-TRN-03")
    expect(page.locator(f"{BUBBLE} p")).to_contain_text("Nobody goes home while others wait at the pier.")


@pytest.mark.parametrize("seats", [2, 4])
def test_every_choice_is_in_reach_on_every_screen(page: Page, client: Client, installed: Path, seats: int) -> None:
    screen = Screen(page, client, SLUG, seats, {})
    (shown,) = recorded(SLUG, seats, {}, 3)
    offered = msgspec.to_builtins(shown.position.options)
    assert not at_all_sizes(screen, shown, lambda: page.evaluate(OUT_OF_REACH, offered))
