"""Somebody who is there and does not choose, and an invitation that others could not open: the page says what to do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser import playing
from tests.server.client import Client
from tests.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where whoever does not choose at once is idle."""
    server = Server(tmp_path_factory.mktemp("idle") / "data", "--no-limits", "--workers=1", "--idle=0", luck="idle")
    server.start()
    yield server
    server.stop()


def test_the_seat_of_somebody_who_does_not_choose_can_be_given_to_a_bot(page: Page, client: Client) -> None:
    people = client.sit("Mia", "Ben")
    idle = next(player for player in people if player.codes)
    waiting = next(player for player in people if not player.codes)
    playing.come(page, waiting)
    banner = page.locator(".banner", has_text="has not chosen for a while")
    banner.get_by_role("button", name="Let a bot play").click()
    robot = page.locator(".tt-tag", has=page.locator("[href$='#robot-fill']"))
    expect(page.locator(f"li[data-seat='{idle.welcome.seat}']", has=robot)).to_be_visible()


def test_the_others_are_waited_for_until_they_agree(page: Page, client: Client) -> None:
    people = client.sit("Mia", "Ben", "Ada")
    waiting = next(player for player in people if not player.codes)
    playing.come(page, waiting)
    page.get_by_role("button", name="Let a bot play").click()
    expect(page.locator(".banner")).to_contain_text("The others here have to agree.")


def test_an_invitation_that_works_here_only_says_so(page: Page, client: Client) -> None:
    playing.sit(page, client.make("open", "open"))
    expect(page.locator(".invite")).to_contain_text("works on this machine only")
    expect(page.locator(".invite code")).to_contain_text("--host 0.0.0.0")
