"""Talking at the table, and what strangers write."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import playing
from tests.browser.conftest import Faults, Visitor
from tests.server.client import Client, leave

HOSTILE = "<img src=x onerror=alert(1)>"
HOSTILE_NAME = "<b onclick=x()>Eve</b>"
LINES = ".chat-lines li"


@pytest.fixture
def two(visitor: Visitor, client: Client) -> tuple[Page, Page]:
    """Two people at a table, both at the chat."""
    people = client.sit("Mia", HOSTILE_NAME)
    leave(people)
    pages = []
    for player in people:
        page = visitor()
        playing.come(page, player)
        page.locator("#tab-chat").click()
        pages.append(page)
    return pages[0], pages[1]


def say(page: Page, text: str) -> None:
    page.locator("#chat-text").fill(text)
    page.keyboard.press("Enter")


def test_both_see_what_is_said(two: tuple[Page, Page]) -> None:
    say(two[0], "Good luck!")
    for page in two:
        expect(page.locator(LINES)).to_contain_text("Good luck!")


def test_what_is_written_stays_text(two: tuple[Page, Page]) -> None:
    say(two[0], HOSTILE)
    for page in two:
        expect(page.locator(LINES)).to_contain_text(HOSTILE)
        expect(page.locator("img")).to_have_count(0)


def test_a_name_stays_text(two: tuple[Page, Page]) -> None:
    say(two[1], "It is me.")
    expect(two[0].locator(LINES)).to_contain_text(HOSTILE_NAME)
    expect(two[0].locator("li[data-seat='1']")).to_contain_text(HOSTILE_NAME)
    expect(two[0].locator("[onclick]")).to_have_count(0)


def test_whoever_is_muted_is_not_heard(two: tuple[Page, Page]) -> None:
    say(two[1], "First.")
    expect(two[0].locator(LINES)).to_have_count(1)
    two[0].locator(".chat-people button").click()
    expect(two[0].locator(LINES)).to_have_count(0)
    say(two[1], "Second.")
    expect(two[1].locator(LINES)).to_have_count(2)
    say(two[0], "Mine.")
    expect(two[0].locator(LINES)).to_have_count(1)


def test_an_unread_line_is_counted(two: tuple[Page, Page]) -> None:
    two[0].locator("#tab-log").click()
    say(two[1], "Hello?")
    expect(two[0].locator("#tab-chat .badge")).to_have_text("1")


def test_onlookers_read_but_do_not_write(page: Page, two: tuple[Page, Page]) -> None:
    say(two[0], "Good luck!")
    page.goto(two[0].url)
    page.locator("#tab-chat").click()
    expect(page.locator(LINES)).to_contain_text("Good luck!")
    expect(page.locator("#chat-text")).to_have_count(0)


def test_script_that_gets_into_a_page_does_not_run(page: Page, faults: Faults) -> None:
    faults.expect("Content Security Policy")
    page.goto("/")
    page.evaluate("""() => {
      const script = document.createElement("script");
      script.textContent = "window.broken = true";
      document.body.append(script);
    }""")
    assert page.evaluate("() => window.broken") is None
