"""How to play in two minutes, and the rulebook behind it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import tabletown
from tabletown.kernel import how
from tests.browser import playing
from tests.browser.conftest import DESKTOP, PHONE, Axe, Visitor
from tests.server.client import Client

TITLES = pytest.mark.parametrize("slug", [game.slug for game in tabletown.games()])
PAINTED = "() => [...document.querySelectorAll('.how-picture')].every((picture) => 'painted' in picture.dataset)"
OUTSIDE = """(pictures) => pictures.flatMap((picture) => {
  const frame = picture.getBoundingClientRect();
  return [...picture.querySelectorAll(".how-ring")].filter((ring) => {
    const { left, top, right, bottom } = ring.getBoundingClientRect();
    return left >= frame.right || right <= frame.left || top >= frame.bottom || bottom <= frame.top;
  }).map((ring) => ring.outerHTML);
})"""
ZOOMS = "(worlds) => worlds.map(({ style }) => Number(style.getPropertyValue('--zoom')))"
HERE = "() => document.activeElement.closest('.how-picture') === null"
MOST_STOPS = 80


def open_page(page: Page, slug: str) -> Locator:
    """The page with all its pictures."""
    page.goto(f"/how/{slug}")
    pictures = page.locator(".how-picture")
    expect(pictures.first).to_be_attached()
    page.wait_for_function(PAINTED)
    return pictures


@TITLES
@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_table_of_the_game_draws_what_the_page_speaks_of(
    visitor: Visitor, axe: Axe, slug: str, device: dict[str, object]
) -> None:
    page = visitor(**device)
    pictures = open_page(page, slug)
    sections = how.read(tabletown.game(slug).folder).section
    expect(pictures).to_have_count(len(sections))
    for picture, section in zip(pictures.all(), sections, strict=True):
        assert section.picture is not None
        expect(picture.locator(".how-ring")).to_have_count(len(section.picture.points))
        expect(picture.locator(".generic")).to_have_count(0)
    assert pictures.evaluate_all(OUTSIDE) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert axe(page) == ""


def test_a_picture_is_described_and_cannot_be_used(page: Page) -> None:
    open_page(page, "crimson")
    caption = page.locator("figcaption").first.inner_text()
    expect(page.get_by_role("img", name=caption)).to_be_visible()
    expect(page.locator(".how-picture").get_by_role("button")).to_have_count(0)
    last = page.get_by_role("link", name="All the rules")
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        assert page.evaluate(HERE)
        if last.evaluate("(link) => link === document.activeElement"):
            return
    raise AssertionError("the keys do not lead through the page")


def test_keys_mean_nothing_to_the_tables_in_pictures(page: Page) -> None:
    open_page(page, "crimson")
    before = page.locator(".how-picture").first.inner_html()
    page.keyboard.press("1")
    assert page.locator(".how-picture").first.inner_html() == before


def test_pictures_follow_the_window_to_the_layout_for_phones(page: Page) -> None:
    open_page(page, "crimson")
    stage = page.locator(".how-stage").first
    wide = stage.evaluate("(stage) => stage.offsetWidth")
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function("(wide) => document.querySelector('.how-stage').offsetWidth < wide / 2", arg=wide)
    page.wait_for_function("() => document.querySelectorAll('.how-ring').length === 5")


def test_a_window_that_changes_again_and_again_leaves_no_map_empty(page: Page) -> None:
    page.goto("/how/crow")
    expect(page.locator(".how-stage").first).to_be_attached()
    for width in (390, 1440, 390, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_function("() => document.querySelector('.how-stage')")
    page.wait_for_function(PAINTED)
    page.wait_for_function("() => !document.querySelector('.is-drawing')")
    assert 0 not in page.locator(".how-picture .tt-world").evaluate_all(ZOOMS)


def test_it_ends_with_a_game(page: Page) -> None:
    open_page(page, "crimson")
    end = page.locator(".how-end")
    expect(end.get_by_role("button", name="Now play it, with a coach")).to_be_visible()
    end.get_by_role("button", name="Play against bots").click()
    page.locator("dialog [type=submit]").click()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))


def test_each_section_leads_to_the_rules_that_it_sums_up(page: Page) -> None:
    open_page(page, "crimson")
    page.get_by_role("link", name="CRIM-SCO-06").click()
    expect(page).to_have_url(re.compile("/rules/crimson#CRIM-SCO-06$"))
    expect(page.locator("[data-clause='CRIM-SCO-06']")).to_be_in_viewport()
    page.get_by_role("link", name="How to play, in two minutes").click()
    expect(page.get_by_role("heading", name="Keep what will win")).to_be_visible()


def test_a_newcomer_is_offered_it_in_the_lobby(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Learn Crimson Crush in two minutes").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("How to play Crimson Crush")


@TITLES
def test_every_title_offers_it_in_the_lobby_and_when_a_table_is_set(page: Page, slug: str) -> None:
    page.goto("/")
    expect(page.locator(f"article[aria-labelledby=game-{slug}] a[href='/how/{slug}']")).to_be_visible()
    page.goto(f"/new/{slug}")
    expect(page.locator(f"main a[href='/how/{slug}']")).to_be_visible()


def test_it_can_be_read_beside_a_table(page: Page, client: Client) -> None:
    playing.sit(page, client.make(playing.BEGINNER, playing.BEGINNER))
    playing.expect_turn(page)
    page.locator("[popovertarget=table-menu]").click()
    with page.context.expect_page() as opened:
        page.locator("#table-menu").get_by_role("link", name="How to play").click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("How to play Crimson Crush")
    expect(page.locator(".stage-root > *").first).to_be_attached()


def test_a_game_that_does_not_say_it_shows_what_there_is(page: Page) -> None:
    page.route("**/api/games/crimson/how", lambda route: route.fulfill(json={"sections": []}))
    page.goto("/how/crimson")
    expect(page.locator("main")).to_contain_text("Most points win.")
    expect(page.get_by_role("link", name="All the rules")).to_be_visible()


def test_where_the_rules_do_not_allow_a_picture_any_more_the_page_says_so(page: Page) -> None:
    def spoilt(route: Route) -> None:
        response = route.fetch()
        told = response.json()
        told["sections"][0]["picture"] = None
        route.fulfill(response=response, body=json.dumps(told))

    page.route("**/api/games/crimson/how", spoilt)
    pictures = open_page(page, "crimson")
    expect(page.get_by_text("There was a picture here")).to_be_visible()
    expect(pictures).to_have_count(3)


# The rulebook


@TITLES
def test_a_rulebook_begins_with_play_and_what_is_in_the_box_comes_late(page: Page, slug: str) -> None:
    page.goto(f"/rules/{slug}")
    headings = page.locator(".rule-section")
    expect(headings.first).to_be_visible()
    titles = [title.lower() for title in headings.all_inner_texts()]
    assert "components" not in titles[0]
    assert any("components" in title for title in titles[len(titles) // 2 :])


def test_contents_lead_to_a_section_which_has_an_address(page: Page) -> None:
    page.goto("/rules/crow")
    page.get_by_role("button", name="Combat", exact=True).click()
    heading = page.get_by_role("heading", name="Combat", exact=True)
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()
    expect(page).to_have_url(re.compile("/rules/crow#CBT$"))
    page.reload()
    expect(heading).to_be_in_viewport()


def test_contents_of_a_search_are_the_sections_that_it_finds(page: Page) -> None:
    page.goto("/rules/crow")
    page.get_by_role("searchbox").fill("graveyard heals")
    expect(page.locator(".rule-contents button")).not_to_have_count(0)
    assert page.locator(".rule-contents button").count() == page.locator(".rule-section").count()


def test_on_a_phone_contents_open_above_the_rules(phone: Page, axe: Axe) -> None:
    phone.goto("/rules/crow")
    turns = phone.get_by_role("button", name="Turns", exact=True)
    expect(turns).to_be_hidden()
    phone.locator(".rule-contents summary").click()
    turns.click()
    expect(phone.get_by_role("heading", name="Turns", exact=True)).to_be_in_viewport()
    assert phone.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert axe(phone) == ""
