"""How much a page asks for, where the browser's files were put together."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tabletown.kernel import registry
from tabletown.server.pages import WEB
from tests.browser import playing
from tests.browser.conftest import Visitor
from tests.server.client import Client

together = pytest.mark.skipif(not list(WEB.glob("town-*.js")), reason="a checkout serves its sources one by one")
MOST_REQUESTS = 24


@together
@pytest.mark.parametrize("game", ["card_city", "crimson", "crow", "remnants", "trick_city"])
def test_a_table_opens_with_few_requests(visitor: Visitor, client: Client, game: str) -> None:
    page = visitor()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    seats = registry.game(game).most
    made = client.make(*[playing.BEGINNER] * (seats - 1), game=game, options={})
    playing.sit(page, made)
    expect(page.locator("[data-element]").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    assert len(asked) <= MOST_REQUESTS, asked


def test_a_module_that_a_game_imports_by_name_is_the_one_of_the_page(page: Page) -> None:
    """Another copy of it would know no sentences."""
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    said = page.evaluate("async () => (await import('tabletown/shell/words.js')).t('ui-tabletown')")
    assert said == "Tabletown"


def test_a_games_own_module_that_was_not_put_together_works_beside_those_that_were(page: Page) -> None:
    """As the modules of a game do that came as a package of its own."""
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    drawn = page.evaluate(
        """async () => {
          const { render } = await import("lit-html");
          const { crest } = await import("/games/crimson/ui/crests.js");
          const place = document.createElement("div");
          render(crest("hero"), place);
          return place.querySelector("svg") !== null;
        }"""
    )
    assert drawn
