"""Games for one in the browser: two clicks to a table, the end with its rank, the same deal again and for a friend."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Axe, Visitor
from tests.installing import lamplighter_installed
from tests.server.client import Client
from tests.serving import Server

LAMPS = 9
BILLBOARD = "[aria-labelledby=game-lamplighter]"
STORE = ".choice-button >> nth=-1"
SHEET = ".closing-sheet"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    luck = f"{request.path.stem} {request.config.getoption('luck')}"
    with lamplighter_installed(tmp_path_factory.mktemp("packages")):
        server = Server(tmp_path_factory.mktemp("server") / "data", "--no-limits", "--workers=1", luck=luck)
        server.start()
        yield server
        server.stop()


def start(page: Page) -> None:
    """From the lobby to a table of one, in two clicks."""
    page.goto("/")
    page.locator(BILLBOARD).get_by_role("button", name="Play alone").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".choice-button").first).to_be_visible()


def store_all(page: Page) -> list[str]:
    """Puts every lamp away; what they were, in order."""
    order = []
    for left in range(LAMPS, 0, -1):
        expect(page.locator(".generic-words div", has_text="cart").locator("dd")).to_have_text(on_cart(left - 1))
        order.append(page.locator(STORE).inner_text().strip())
        page.locator(STORE).click()
    expect(page.locator(SHEET)).to_be_visible()
    return order


def on_cart(count: int) -> str:
    return f"{count} hidden" if count else "–"


def test_alone_is_two_clicks_away_and_asks_for_no_bots(page: Page) -> None:
    page.goto("/")
    page.locator(BILLBOARD).get_by_role("button", name="Play alone").click()
    expect(page.get_by_role("radio", name="Alone")).to_be_checked()
    expect(page.locator(".level-cards")).to_have_count(0)
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".choice-button").first).to_be_visible()
    expect(page.locator(".generic-players li")).to_have_count(1)
    expect(page.get_by_role("tab", name="Chat")).to_have_count(0)


def test_a_game_for_several_is_not_offered_alone(page: Page) -> None:
    page.goto("/")
    expect(page.locator("[aria-labelledby=game-crimson]").get_by_role("button", name="Play alone")).to_have_count(0)


def test_the_plain_table_says_how_far_the_next_rank_is(page: Page) -> None:
    start(page)
    expect(page.locator(".generic")).to_contain_text("3 more points make an alley.")


def test_the_end_says_score_rank_and_best_and_gives_the_same_deal_again(page: Page, axe: Axe) -> None:
    start(page)
    order = store_all(page)
    sheet = page.locator(SHEET)
    expect(sheet.get_by_role("heading", level=2)).to_have_text("0 points: a lane")
    expect(sheet.locator("[aria-current=true]")).to_contain_text("a lane")
    expect(sheet).to_contain_text("First try: it counts for your best.")
    expect(sheet).not_to_contain_text("win")
    assert axe(page) == ""
    sheet.get_by_role("button", name="The same deal again").click()
    assert store_all(page) == order
    expect(sheet).to_contain_text("Played before: this was your try number 2 at this deal")
    expect(sheet).to_contain_text("Your best so far: 0 points: a lane; this one: 0 points.")
    page.goto("/")
    expect(page.locator("[aria-labelledby=mine-title] .table-row").first).to_contain_text("0 points: a lane")


def test_another_deal_is_another_one(page: Page) -> None:
    start(page)
    order = store_all(page)
    page.keyboard.press("Enter")  # the sheet opens with its first button in focus
    expect(page.locator(SHEET)).to_have_count(0)
    assert store_all(page) != order


def test_a_link_gives_a_friend_the_same_deal(visitor: Visitor, axe: Axe) -> None:
    page, friend = visitor(), visitor()
    start(page)
    order = store_all(page)
    link = page.get_by_role("textbox", name="Link to this deal").input_value()
    table = page.url.rpartition("/")[2]
    assert table not in link
    friend.goto(link)
    expect(friend.get_by_role("heading", level=1)).to_have_text("Lamplighter: a deal for you")
    assert axe(friend) == ""
    friend.get_by_role("button", name="Play this deal").click()
    assert store_all(friend) == order
    expect(friend.locator(SHEET)).to_contain_text("First try: it counts for your best.")
    friend.get_by_role("button", name="Verify the shuffles").click()
    expect(friend.locator(".fairness .findings .ok")).to_have_count(3)
    expect(friend.locator(".fairness .findings .bad")).to_have_count(0)


def test_an_onlooker_sees_the_end_without_a_best(visitor: Visitor, client: Client) -> None:
    page, onlooker = visitor(), visitor()
    start(page)
    onlooker.goto(page.url)
    expect(onlooker.locator(".generic-words div", has_text="hand 0").locator("dd")).to_have_text(on_cart(1))
    store_all(page)
    expect(onlooker.locator(SHEET)).to_contain_text("a lane")
    expect(onlooker.locator(SHEET)).not_to_contain_text("best")
    expect(onlooker.get_by_role("button", name="Another deal")).to_have_count(0)
