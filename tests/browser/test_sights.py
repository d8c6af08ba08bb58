"""Every page and state: usable by everybody, on every width, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import tabletown
from tabletown.server.table_settings import BOT_NAMES
from tests.browser import playing
from tests.browser.conftest import PHONE, Axe, Faults, new_context
from tests.browser.sights import PEOPLE, SIGHTS, Tables, set_tables
from tests.server.client import Client
from tests.serving import Server

NARROWEST = 320
DEVICES: dict[str, dict[str, Any]] = {"computer": {}, "phone": PHONE}

Look = Callable[[str, str], Page]

PSEUDO = """localStorage['tabletown.settings'] = '{"language": "pseudo"}'"""


@pytest.fixture(scope="module")
def tables(client: Client) -> Tables:
    return set_tables(client)


@pytest.fixture(scope="module")
def looking(browser: Browser, server: Server, tables: Tables) -> Iterator[Look]:
    """Opens a sight; the one that was opened last is still there. A device fetches files once, and forgets all else."""
    pages: dict[tuple[str, str], Page] = {}
    faults = Faults(server.address)
    faults.expect("404.*/nowhere")
    devices = {}
    for name, options in DEVICES.items():
        devices[name] = new_context(browser, server, **options)
        devices[name].add_init_script(PSEUDO)

    def look(sight: str, device: str) -> Page:
        if (sight, device) not in pages:
            for page in pages.values():
                page.evaluate("() => localStorage.clear()")
                page.close()
            pages.clear()
            pages[sight, device] = devices[device].new_page()
            faults.watch(pages[sight, device])
            SIGHTS[sight](pages[sight, device], tables)
            playing.expect_still(pages[sight, device])
        return pages[sight, device]

    yield look
    for context in devices.values():
        context.close()
    assert faults.unexpected() == []


@pytest.fixture(scope="module", params=SIGHTS)
def sight(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_nothing_keeps_anybody_out(looking: Look, axe: Axe, sight: str) -> None:
    assert axe(looking(sight, "computer")) == ""


def test_a_contrast_that_is_too_low_is_found(page: Page, axe: Axe) -> None:
    page.goto("/settings")
    page.locator("form").evaluate("({ style }) => Object.assign(style, { color: '#777', background: '#888' })")
    assert "color-contrast" in axe(page)


def test_every_word_is_translated(looking: Look, sight: str) -> None:
    assert untranslated(looking(sight, "computer")) == []


def test_nothing_keeps_anybody_with_a_phone_out(looking: Look, axe: Axe, sight: str) -> None:
    assert axe(looking(sight, "phone")) == ""


@pytest.mark.parametrize("width", [PHONE["viewport"]["width"], NARROWEST])
def test_nothing_scrolls_sideways(looking: Look, sight: str, width: int) -> None:
    page = looking(sight, "phone")
    page.set_viewport_size({"width": width, "height": PHONE["viewport"]["height"]})
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


def test_everything_that_is_tapped_is_large_enough(looking: Look, sight: str) -> None:
    assert looking(sight, "phone").evaluate(TOO_SMALL, TARGET) == []


def test_no_label_touches_the_edge_of_its_tool(looking: Look) -> None:
    assert looking("table", "phone").evaluate(TIGHT) == []


TIGHT = """() => [...document.querySelectorAll(".tool > span:not(.badge)")].filter((label) => {
  const [inner, outer] = [label.getBoundingClientRect(), label.parentElement.getBoundingClientRect()];
  return inner.width && Math.min(inner.left - outer.left, outer.right - inner.right) < 6;
}).map((label) => label.textContent)"""


def test_the_winners_stamp_covers_no_sum(looking: Look) -> None:
    covered = looking("decision", "phone").evaluate(COVERED)
    assert covered
    assert not any(covered)


COVERED = """() => [...document.querySelectorAll(".cc-sums:has(.cc-stamp)")].flatMap((sums) => {
  const stamp = sums.querySelector(".cc-stamp").getBoundingClientRect();
  return [...sums.querySelectorAll("b")].map((sum) => {
    const range = document.createRange();
    range.selectNodeContents(sum);
    const { left, right } = range.getBoundingClientRect();
    return left < stamp.right && stamp.left < right;
  });
})"""

TARGET = 44
TOO_SMALL = """(least) => {
  const size = (element) => {
    const { offsetWidth: width, offsetHeight: height } = element.closest("label") ?? element;
    const reach = getComputedStyle(element, "::after");
    if (reach.content === "none" || reach.position !== "absolute") return Math.min(width, height);
    return Math.min(Math.max(width, parseFloat(reach.width)), Math.max(height, parseFloat(reach.height)));
  };
  const OFF = "[inert], .cw-world";
  return [...document.querySelectorAll("a[href]:not(.skip), button, input, select, textarea, summary")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(OFF))
    .filter((element) => size(element) < least - 0.5)
    .map((element) => `${element.className} ${element.textContent.trim()}: ${size(element)}`);
}"""
"""What a finger could miss. Around some things there is room that belongs to them, and a label to what it labels.
A map is another matter: it comes closer when something is chosen there, and one tap leads to a list of the same
(test_crow.py: test_one_tap_leads_to_a_list_of_all_that_can_be_chosen_in_the_city)."""


# Words. In the language for tests every sentence stands between marks: what is outside them was not translated.

TEXTS = """() => {
  const WORDY = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt", "data-print"];
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const home = node.parentElement;
      if (node.data.trim() && home.checkVisibility()) found.push([home, node.data]);
    } else if (node.checkVisibility()) {
      for (const name of WORDY)
        if (node.getAttribute(name)) found.push([node, node.getAttribute(name)]);
    }
  }
  found.push([document.documentElement, document.title]);
  return found.filter(([home]) => !home.closest(`%s`)).map(([home, text]) => text.trim());
}"""

NOT_OURS = ", ".join(
    [
        "script, style, noscript",
        "code, kbd",  # hashes, commands, keys
        ".rule p:not(.rule-foot), .rule-id",  # the rulebook, which is in its own language
        ".rule-section, .rule-contents button",  # its headings
        ".licence summary, .licence pre",  # other people's words
        "option[value=en], option[value=pseudo]",  # languages are called by their own names
        ".tt-portrait, .cw-owner, .cw-standee > b",  # letters of a name
        ".cw-edges, .rm-letters, .rm-ground > em",  # of a city map
    ]
)
MARKED = re.compile(r"⟦[^⟧]*⟧")
DATA = re.compile(
    r"(?<!\w)(?:"
    + "|".join(
        [
            *PEOPLE,
            *BOT_NAMES,
            *(game.title for game in tabletown.games()),  # as the shelf has them
            r"(?:CRIM-|TRICK-|CROW-|CITY-|REM-)?[A-Z]+-\d+",  # clauses
            r"[A-R]\d+|[ns][ew]-\d+",  # spaces and buildings of a city map
            "Michael Schacht|White Goblin Games|Alban Viard|AVStudioGames|Plaid Hat Games",  # names in the credits
            "and",  # lists, ages and times of day are written by the browser, in the language of the page
            r"[A-Z][a-z]+day, [A-Z][a-z]+ \d+",
            r"this minute|\d+ (?:minute|hour)s? ago|AM|PM",
            r"\d+(?:\.\d+)*k?",
        ]
    )
    + r")(?!\w)"
)
LETTER = re.compile(r"[^\W\d_]")


def untranslated(page: Page) -> list[str]:
    """Texts with letters that are neither marked nor data."""
    texts: list[str] = page.evaluate(TEXTS % NOT_OURS)
    return [text for text in texts if LETTER.search(DATA.sub("", MARKED.sub(" ", text)))]
