"""The guided first game of every title, from the first bubble to the last: by mouse, by touch and by keys."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import Page, expect

import tabletown
from tabletown.kernel import lesson
from tabletown.kernel.lesson import Bubble
from tabletown.server.protocol import Coached, Listen
from tests.browser import playing
from tests.browser.conftest import DESKTOP, PHONE, Axe, Visitor
from tests.server.client import Client, Player, key

TITLES = pytest.mark.parametrize("slug", [game.slug for game in tabletown.games()])
BUBBLE = ".coach"
MOST_BUBBLES = 12
TOKEN = "(table) => JSON.parse(localStorage['tabletown.seats'])[table].token"
COVERED = """() => {
  const box = (element) => element.getBoundingClientRect();
  const bubble = box(document.querySelector(".coach"));
  const rings = [...document.querySelectorAll(".coach-ring")].filter((ring) => ring.checkVisibility()).map(box);
  const over = ({ left, top, right, bottom }) =>
    left < bubble.right && right > bubble.left && top < bubble.bottom && bottom > bubble.top;
  const outside = bubble.left < 0 || bubble.top < 0 || bubble.right > innerWidth || bubble.bottom > innerHeight;
  return { rings: rings.length, covered: rings.filter(over).length, outside };
}"""
DRAWN = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""


def begin(page: Page, slug: str) -> str:
    """The table of a guided game, which began on the page that tells how to play."""
    playing.hurry(page)
    page.goto(f"/how/{slug}")
    page.get_by_role("button", name="Play a guided game").click()
    expect(page.locator(BUBBLE)).to_be_visible()
    return page.url.rpartition("/")[2]


def bubbles(slug: str) -> dict[str, Bubble]:
    """By what they say."""
    game = tabletown.game(slug)
    found = lesson.read(game.folder)
    assert found is not None
    return {game.say(lesson.words(bubble)): bubble for bubble in found.bubble}


def said(page: Page) -> str:
    """What the open bubble says; a screen reader finds the same there."""
    words = page.locator(f"{BUBBLE} p:not(.unseen)").all_inner_texts()
    expect(page.get_by_role("region", name="Coach")).to_match_aria_snapshot(
        "\n".join(f"- paragraph: {json.dumps(line)}" for line in words)
    )
    return "\n".join(words)


def look(page: Page) -> int:
    """A bubble lies on the screen and covers nothing that it points at; to how many things it points."""
    page.evaluate(DRAWN)
    seen = page.evaluate(COVERED)
    assert not seen["outside"], said(page)
    assert not seen["covered"], said(page)
    rings: int = seen["rings"]
    return rings


def go_on(page: Page, keys: bool) -> None:
    """To the next bubble, or away with the last one."""
    step = page.locator(f"{BUBBLE} .button.main")
    if keys:
        page.keyboard.press("g")
        expect(step).to_be_focused()
        page.keyboard.press("Enter")
    else:
        step.click()


def coached(mia: Player) -> Coached:
    answer = mia.ask(Listen(key()))
    assert isinstance(answer, Coached)
    return answer


def play_until_told(mia: Player, luck: Random, heard: int) -> None:
    """The player chooses until the coach has more to say. Where nothing fits, the page passes."""
    for _ in range(playing.MOST_STEPS):
        while not mia.over and (
            not mia.codes or (mia.position and mia.position.declining and not mia.position.declining.fits)
        ):
            mia.hear()
        if len(coached(mia).told) > heard:
            return
        mia.until(mia.move(luck.choice(mia.codes)).seq)
    raise AssertionError("the coach has nothing more to say")


@TITLES
@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_guided_game_from_the_first_bubble_to_the_last(
    visitor: Visitor, client: Client, axe: Axe, slug: str, device: str
) -> None:
    page = visitor(**(PHONE if device == "phone" else DESKTOP))
    table = begin(page, slug)
    mia = Player(client.address, table, page.evaluate(TOKEN, table))
    wanted, luck = bubbles(slug), Random(3)
    last = list(wanted)[-1]
    heard: list[str] = []
    while last not in heard:
        play_until_told(mia, luck, len(heard))
        playing.skip(page, BUBBLE)
        if not heard:
            assert axe(page) == ""
        while page.locator(BUBBLE).count():
            heard.append(said(page))
            bubble = wanted[heard[-1]]
            assert look(page) > 0 or not (bubble.points or bubble.choice), bubble.id
            go_on(page, keys=device == "desktop")
    assert len(set(heard)) == len(heard) <= MOST_BUBBLES
