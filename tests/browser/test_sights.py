"""Every page and state: usable by everybody, on every width, in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, Axe, Faults
from tests.browser.sights import PEOPLE, SIGHTS, Tables, set_tables
from tests.server.client import Client

NARROWEST = 320
WIDER_THAN_THE_WINDOW = "() => document.documentElement.scrollWidth - innerWidth"

every_sight = pytest.mark.parametrize("sight", SIGHTS)


@pytest.fixture(scope="module")
def tables(client: Client) -> Tables:
    return set_tables(client)


@pytest.fixture(autouse=True)
def nothing_at_this_address(faults: Faults) -> None:
    faults.expect("404.*/nowhere")


@every_sight
def test_nothing_keeps_anybody_out(page: Page, tables: Tables, axe: Axe, sight: str) -> None:
    SIGHTS[sight](page, tables)
    assert axe(page) == ""


@every_sight
def test_nothing_keeps_anybody_with_a_phone_out(phone: Page, tables: Tables, axe: Axe, sight: str) -> None:
    SIGHTS[sight](phone, tables)
    assert axe(phone) == ""
    assert phone.evaluate(WIDER_THAN_THE_WINDOW) <= 0, "it scrolls sideways"
    phone.set_viewport_size({"width": NARROWEST, "height": PHONE["viewport"]["height"]})
    assert phone.evaluate(WIDER_THAN_THE_WINDOW) <= 0, f"it scrolls sideways at {NARROWEST} pixels"


# Words. In the language for tests every sentence stands between marks: what is outside them was not translated.

TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const home = node.parentElement;
      if (node.data.trim() && home.checkVisibility()) found.push([home, node.data]);
    } else if (node.checkVisibility()) {
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext", "aria-description"])
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
        ".rule p:not(.rule-foot), .rule-id, .rule-section",  # the rulebook, which is in its own language
        ".licence summary, .licence pre",  # other people's words
        "option[value=en], option[value=pseudo]",  # languages are called by their own names
        ".tt-portrait",  # the first letter of a name
    ]
)
MARKED = re.compile(r"⟦[^⟧]*⟧")
DATA = re.compile(
    r"\b(?:"
    + "|".join(
        [
            *PEOPLE,
            "Crimson Crush",  # the title of the game, as the shelf has it
            r"(?:CRIM-)?[A-Z]+-\d+",  # clauses
            "Michael Schacht|White Goblin Games",  # names in the credits
            r"\d+(?:\.\d+)*",
            "and",  # lists, moments and times are written by the browser, in the language of the page
            "this minute|AM|PM",
        ]
    )
    + r")\b"
)
LETTER = re.compile(r"[^\W\d_]")


def untranslated(page: Page) -> list[str]:
    """Texts with letters that are neither marked nor data."""
    texts: list[str] = page.evaluate(TEXTS % NOT_OURS)
    return [text for text in texts if LETTER.search(DATA.sub("", MARKED.sub(" ", text)))]


@every_sight
def test_every_word_is_translated(page: Page, tables: Tables, sight: str) -> None:
    page.add_init_script("""localStorage['tabletown.settings'] = '{"language": "pseudo"}'""")
    SIGHTS[sight](page, tables)
    assert untranslated(page) == []
