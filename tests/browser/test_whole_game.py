"""Whole games, from the first card to the rematch."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tabletown.server.verify import verify
from tests.browser import playing
from tests.browser.conftest import Visitor
from tests.browser.playing import Asked
from tests.server.client import Client, Player, leave, play

DIALOG = "dialog[open]"
END = f"{DIALOG} .podium"
LAST_WORDS = """async (kinds) => {
  const { verdict } = await import("tabletown/shell/closing.js");
  const events = kinds.map((kind) => ({ kind, data: {}, message: { id: kind } }));
  return verdict({ moments: [{ events }] }).map(({ kind }) => kind);
}"""

PLACES = """async ([scores, winners]) => {
  const { ranking } = await import("tabletown/shell/closing.js");
  const events = winners.map((seat) => ({ kind: "won", data: { seat }, message: { id: "won" } }));
  return ranking({ moments: [{ events }], position: { view: { scores } } }).map(({ seat, place }) => [seat, place]);
}"""


@pytest.fixture
def finished(client: Client) -> list[Player]:
    """Two people after their game."""
    people = client.sit("Mia", "Ben")
    play(people)
    leave(people)
    return people


def come(visitor: Visitor, player: Player) -> Page:
    """Somebody comes back to a table in a browser."""
    page = visitor()
    playing.come(page, player)
    return page


def open_result(page: Page) -> None:
    page.locator(".banner.over button").first.click()
    expect(page.locator(END)).to_be_visible()


def open_proof(page: Page) -> None:
    page.locator(f"{DIALOG} button", has=page.locator("[href$='#seal-check-fill']")).click()
    expect(page.locator(".findings")).to_be_visible()


def test_two_people_and_a_bot_play_a_whole_game(visitor: Visitor, client: Client) -> None:
    made = client.make("open", playing.BEGINNER)
    pages = []
    for seated in (made, client.join(made, "Ben")):
        pages.append(visitor())
        playing.sit(pages[-1], seated)
    seen: Counter[Asked] = Counter()

    def until(now: Asked) -> bool:
        seen[now] += 1
        return now == "over"

    playing.play(pages, Random(3), until)
    assert seen["decision"], "nobody was asked about the power card"
    assert seen["sheet"] >= 2, "the rounds had no score sheets"
    scores = client.table(made.table).table
    assert scores.status == "over"
    for page in pages:
        winner = page.locator(f"{END} li.won").first
        expect(winner).to_be_visible()
        name = (winner.locator(".podium-name").text_content() or "").split()[0]
        assert name in [player.name for player in scores.players]


def test_the_end_says_who_won_and_with_how_many_points(visitor: Visitor, finished: list[Player]) -> None:
    position = finished[0].position
    assert position is not None
    best = max(position.view.scores)
    page = come(visitor, finished[0])
    open_result(page)
    expect(page.locator(f"{END} li.won").first).to_contain_text(str(abs(best)))
    expect(page.locator(f"{DIALOG} .verdict")).to_contain_text(str(abs(best)))


def test_a_rematch_leads_both_to_a_new_table(visitor: Visitor, finished: list[Player]) -> None:
    mia, ben = (come(visitor, player) for player in finished)
    before = mia.url
    open_result(mia)
    mia.locator(f"{DIALOG} button.main").click()
    expect(mia).not_to_have_url(before)
    ben.locator(".banner.over a.main").click()
    expect(ben).to_have_url(mia.url)
    for page in (mia, ben):
        expect(playing.hand(page).first).to_be_visible()


def test_who_asks_second_for_a_rematch_can_still_check_its_shuffles(
    visitor: Visitor, client: Client, finished: list[Player]
) -> None:
    mia, ben = (come(visitor, player) for player in finished)
    before = ben.url
    for page in (mia, ben):
        open_result(page)
    for page in (mia, ben):
        page.locator(f"{DIALOG} button.main").click()
        expect(page).not_to_have_url(before)
    expect(playing.hand(ben).first).to_be_visible()
    again = ben.url.rpartition("/")[2]
    people = [Player(client.address, again, player.token) for player in finished]
    play(people)
    leave(people)
    ben.reload()
    open_result(ben)
    open_proof(ben)
    expect(ben.locator(".findings li.ok")).to_have_count(5)


def test_the_proof_in_the_page_shows_every_step_as_right(visitor: Visitor, client: Client) -> None:
    # Made in the browser, so that its own number went into the shuffle.
    page = visitor()
    page.goto("/new/crimson")
    page.locator("input[name=name]").fill("Mia")
    page.locator("[type=submit]").click()
    expect(page.locator(".start-now")).to_be_visible()
    page.locator(".start-now select").select_option(playing.BEGINNER)
    page.locator(".start-now button").click()
    expect(playing.hand(page).first).to_be_visible()
    ((table, mine),) = page.evaluate("() => Object.entries(JSON.parse(localStorage['tabletown.seats']))")
    page.goto("/credits")  # a page at the table would answer empty questions for her
    mia = Player(client.address, table, mine["token"])
    mia.finish()
    mia.leave()
    page.goto(f"/table/{table}")
    open_result(page)
    open_proof(page)
    expect(page.locator(".findings li.ok")).to_have_count(5)


def test_a_finished_game_can_be_saved_and_verified(visitor: Visitor, finished: list[Player], tmp_path: Path) -> None:
    page = come(visitor, finished[0])
    open_result(page)
    open_proof(page)
    with page.expect_download() as download:
        page.locator(f"{DIALOG} a[download]").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    found = verify(file)
    assert found
    assert all(finding.ok for finding in found)


def test_the_promise_is_shown_before_the_end(page: Page, client: Client) -> None:
    made = client.make("open", "open")
    playing.sit(page, made)
    page.locator("header button.round").first.click()
    expect(page.locator(f"{DIALOG} code").first).to_have_text(re.compile(r"^[0-9a-f]{64}$"))


def test_a_whole_game_needs_no_mouse(page: Page) -> None:
    playing.hurry(page)
    page.goto("/")
    expect(page.locator("article.billboard")).not_to_have_count(0)
    playing.enter(page, f"{playing.BILLBOARD} button")
    expect(page.locator(DIALOG)).to_be_visible()
    for name in ("seats", "level"):  # as few players as can be, and the lowest level
        choices = f"{DIALOG} input[name={name}]"
        playing.go_to(page, choices)
        for _ in range(page.locator(choices).count()):
            if not page.locator(choices).first.is_checked():
                page.keyboard.press("ArrowUp")
        expect(page.locator(choices).first).to_be_checked()
    playing.enter(page, f"{DIALOG} [type=submit]")
    expect(playing.hand(page).first).to_be_visible()
    luck = Random(4)
    for _ in playing.bounded(page, until=END):
        asked = playing.skip_until_asked(page)
        if asked == "over":
            break
        if asked == "sheet":
            playing.enter(page, playing.CONTINUE)
            expect(page.locator(".cc-scores")).not_to_be_focused()
        elif asked == "decision":
            question = playing.question(page)
            playing.enter(page, playing.POWER)
            playing.expect_other_question(page, question)
        else:
            before = playing.last_move(page)
            page.keyboard.press(playing.best_card(page).get_attribute("data-key") or "")
            page.keyboard.press(luck.choice(["Enter", *side_keys(page)]))
            playing.expect_more_than(page, before)
        playing.skip_until_asked(page)
        playing.expect_focus(page)
    expect(page.locator(END)).to_be_visible()


def side_keys(page: Page) -> list[str]:
    """The keys of the sides that take the picked card."""
    places = playing.open_places(page).evaluate_all("(places) => places.map((place) => place.dataset.element)")
    return [key for key, side in (("a", "/hero"), ("d", "/villain")) if any(place.endswith(side) for place in places)]


def test_the_end_names_the_winner_whatever_is_told_afterwards(page: Page) -> None:
    page.goto("/")
    told = ["burnt", "showdown", "won", "died"]
    assert page.evaluate(LAST_WORDS, told) == ["showdown", "won"]


@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ([0, 1, 1, 1], [1, 2, 3], [[1, 1], [2, 1], [3, 1], [0, 2]]),
        ([7, 9, 7, 4], [1], [[1, 1], [0, 2], [2, 2], [3, 3]]),
        ([7, 9, 4], [0], [[0, 1], [1, 2], [2, 3]]),
    ],
    ids=["teams", "equals", "more points, and beaten"],
)
def test_who_did_equally_well_shares_a_place(
    page: Page, scores: list[int], winners: list[int], places: list[list[int]]
) -> None:
    page.goto("/")
    assert page.evaluate(PLACES, [scores, winners]) == places
