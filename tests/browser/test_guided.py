"""The guided first game of every title, from the first bubble to the last: by mouse, by touch and by keys."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import tabletown
from tabletown.kernel import lesson
from tabletown.kernel.lesson import Bubble
from tabletown.server.protocol import Coached, Listen, Seated
from tests.browser import playing
from tests.browser.conftest import DESKTOP, PHONE, Axe, Visitor
from tests.server.client import Client, Player, key, plan

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


def test_bubbles_are_stepped_through_and_back(page: Page) -> None:
    begin(page, "crimson")
    first = said(page)
    earlier = page.get_by_role("button", name="Earlier")
    expect(earlier).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(BUBBLE)).not_to_contain_text(first.split("\n")[0])
    earlier.click()
    assert said(page) == first


def test_by_keys_one_goes_into_the_bubble_and_escape_leads_back(page: Page) -> None:
    begin(page, "crimson")
    playing.go_to(page, playing.USABLE_CARD)
    page.keyboard.press("g")
    expect(page.locator(f"{BUBBLE} .button.main")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(BUBBLE)).to_have_count(0)
    expect(page.locator(f"{playing.USABLE_CARD}:focus")).to_have_count(1)
    page.keyboard.press("g")
    expect(page.locator(BUBBLE)).to_be_visible()


def test_a_bubble_that_is_closed_stays_away_until_the_next_one(page: Page) -> None:
    begin(page, "crimson")
    for _ in range(3):
        page.locator(f"{BUBBLE} .button.main").click()
    expect(page.locator(BUBBLE)).to_have_count(0)
    playing.expect_focus(page)
    playing.place_card(page, Random(1))
    playing.skip(page, BUBBLE)
    expect(page.locator(BUBBLE)).to_contain_text("The middle of a row")


def test_the_bubble_follows_what_it_points_at(page: Page) -> None:
    begin(page, "crimson")
    page.set_viewport_size({"width": 1024, "height": 700})
    playing.expect_still(page)
    assert look(page) == 1
    page.set_viewport_size({"width": 390, "height": 844})
    playing.expect_still(page)
    assert look(page) == 1


def test_whoever_leaves_the_coach_plays_on_and_finds_it_in_the_menu(page: Page) -> None:
    begin(page, "crimson")
    page.get_by_role("button", name="Play on without the coach").click()
    expect(page.locator(BUBBLE)).to_have_count(0)
    expect(page.get_by_text("The game goes on without the coach.")).to_be_visible()
    playing.place_card(page, Random(1))
    page.reload()
    playing.skip(page, f"button{playing.USABLE_CARD}")
    expect(page.locator(BUBBLE)).to_have_count(0)
    page.locator("[popovertarget=table-menu]").click()
    page.get_by_role("button", name="Coach").click()
    expect(page.locator(BUBBLE)).to_be_visible()


def test_a_page_that_is_loaded_again_repeats_nothing(page: Page) -> None:
    begin(page, "crimson")
    for _ in range(3):
        page.locator(f"{BUBBLE} .button.main").click()
    playing.place_card(page, Random(1))
    playing.skip(page, BUBBLE)
    page.reload()
    expect(page.locator(BUBBLE)).to_contain_text("The middle of a row")


def test_a_lesson_that_the_rules_no_longer_allow_is_one_sentence(page: Page) -> None:
    message = {"type": "text", "id": "error-lesson-lost", "params": {}}
    lost = {"type": "refused", "code": "lesson-lost", "message": message, "text": "", "clause": None}

    def spoil(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def forward(text: str | bytes) -> None:
            said = json.loads(text)
            if said["type"] == "listen":
                route.send(json.dumps({**lost, "id": said["id"]}))
            else:
                server.send(text)

        route.on_message(forward)

    page.route_web_socket("**/live", spoil)
    playing.hurry(page)
    page.goto("/how/crimson")
    page.get_by_role("button", name="Play a guided game").click()
    expect(page.get_by_text("the coach stops here. The game goes on.")).to_be_visible()
    playing.place_card(page, Random(1))
    expect(page.locator(BUBBLE)).to_have_count(0)


# Where it is offered


def test_whoever_plays_a_title_for_the_first_time_is_offered_it(page: Page) -> None:
    playing.hurry(page)
    page.goto("/")
    page.locator(f"{playing.BILLBOARD} button").first.click()
    page.locator("dialog").get_by_role("button", name="Play a guided game").click()
    expect(page.locator(BUBBLE)).to_be_visible()
    page.goto("/")
    page.locator(f"{playing.BILLBOARD} button").first.click()
    expect(page.locator("dialog [type=submit]")).to_be_visible()
    expect(page.locator("dialog").get_by_role("button", name="Play a guided game")).to_have_count(0)


def test_where_a_game_has_puzzles_learning_it_leads_to_them(page: Page) -> None:
    page.goto("/how/crimson")
    page.get_by_role("link", name="Puzzles").click()
    expect(page).to_have_url(re.compile("/puzzles/crimson$"))


def test_the_lobby_leads_to_it_always(page: Page) -> None:
    page.goto("/")
    page.locator(playing.BILLBOARD).get_by_role("link", name="Learn").click()
    expect(page.get_by_role("button", name="Play a guided game")).to_be_visible()
    expect(page.get_by_role("link", name="Rules", exact=True)).to_be_visible()


# Placing


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_bot_places_for_whoever_wants_that(visitor: Visitor, client: Client, device: str) -> None:
    page = visitor(**(PHONE if device == "phone" else DESKTOP))
    seats = [{"kind": "bot", "level": "random"}, {"kind": "me"}]
    made = client.post(Seated, "/api/tables", {**plan(), "game": "crow", "seats": seats, "options": {}})
    playing.sit(page, made)
    place = page.get_by_role("button", name="Place for me")
    place.click()
    playing.skip(page, "[data-element^='character:'].is-lit, .tt-act")
    expect(place).to_have_count(0)
    placed = [moment.seat for moment in client.log(made.table, made.token).moments[1:7]]
    assert placed == [1] * 6
