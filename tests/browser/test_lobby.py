"""The lobby: games, my tables, open tables."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import tabletown
from tests.browser import playing
from tests.browser.conftest import Visitor
from tests.server.client import Client, leave, play


def test_a_game_against_bots_is_two_clicks_away(page: Page) -> None:
    page.goto("/")
    page.locator(f"{playing.BILLBOARD} button").first.click()
    page.locator("dialog [type=submit]").click()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+$"))
    expect(playing.hand(page).first).to_be_visible()


def test_what_to_do_is_in_sight_for_every_game(page: Page) -> None:
    page.goto("/")
    ways = page.locator("article.billboard :is(a, button)")
    expect(ways).to_have_count(sum(5 if game.fewest == 1 else 4 for game in tabletown.games()))
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)


def test_the_game_with_the_fewest_rules_comes_first_and_newcomers_are_told(page: Page) -> None:
    page.goto("/")
    titles = page.locator(".billboard-title")
    easiest = min(tabletown.games(), key=lambda game: len(game.rulebook.clauses))
    expect(titles.first).to_have_text(easiest.title)
    first = page.locator("article.billboard", has=page.locator(".billboard-first"))
    expect(first).to_have_count(1)
    expect(first.locator(".billboard-title")).to_have_text(easiest.title)


def test_whoever_comes_for_the_first_time_gets_a_word_about_it(page: Page) -> None:
    page.goto("/")
    expect(page.locator(".hero .hint-line")).to_be_visible()


def test_whoever_has_a_table_is_not_new(page: Page, client: Client) -> None:
    playing.sit(page, client.make("open", "open"))
    page.goto("/")
    expect(page.locator("section[aria-labelledby=mine-title] li")).to_have_count(1)
    expect(page.locator(".hero .hint-line")).to_have_count(0)


def test_my_tables_say_where_it_is_my_turn(page: Page, client: Client) -> None:
    made = client.make(playing.BEGINNER, playing.BEGINNER)
    playing.sit(page, made)
    playing.expect_turn(page)
    page.goto("/")
    mine = page.locator("section[aria-labelledby=mine-title] .turn")
    expect(mine.locator("strong")).to_be_visible()
    expect(mine.locator(f"a[href='/table/{made.table}']")).to_be_visible()


def test_the_lobby_leads_back_to_the_game_that_waits_for_me(page: Page, client: Client) -> None:
    made = client.make(playing.BEGINNER, playing.BEGINNER)
    playing.sit(page, made)
    playing.expect_turn(page)
    page.locator("header a.brand").click()
    page.locator(".hero a.onward").click()
    expect(page).to_have_url(re.compile(f"/table/{made.table}$"))
    playing.expect_turn(page)


def test_a_table_can_be_forgotten(page: Page, client: Client) -> None:
    playing.sit(page, client.make("open", "open"))
    page.locator("header a.brand").click()
    mine = page.locator("section[aria-labelledby=mine-title] li")
    mine.get_by_role("button").click()
    expect(mine).to_have_count(0)


def test_an_open_table_can_be_joined(page: Page, client: Client) -> None:
    made = client.make("open", "open", name="Hanna", listed=True)
    page.goto("/")
    page.locator(f"section[aria-labelledby=open-title] a[href='/join/{made.table}']").click()
    page.locator("input[name=name]").fill("Jo")
    page.locator("[type=submit]").click()
    expect(page).to_have_url(re.compile(f"/table/{made.table}$"))
    expect(page.locator(".guests")).to_contain_text("Jo")


def test_an_open_game_can_be_watched(page: Page, client: Client) -> None:
    made = client.make(playing.BEGINNER, playing.BEGINNER, name="Hanna", listed=True)
    page.goto("/")
    page.locator(f"section[aria-labelledby=open-title] a[href='/table/{made.table}']").click()
    expect(page.locator("[data-row]")).to_have_count(5)
    expect(playing.hand(page)).to_have_count(0)


def test_a_table_that_is_not_listed_is_not_shown_to_others(visitor: Visitor, client: Client) -> None:
    hidden = client.make("open", "open")
    listed = client.make("open", "open", listed=True)
    page = visitor()
    page.goto("/")
    expect(page.locator(f"a[href='/join/{listed.table}']")).to_be_visible()
    expect(page.locator(f"a[href='/join/{hidden.table}']")).to_have_count(0)


def test_my_tables_say_who_won(page: Page, client: Client) -> None:
    people = client.sit("Mia", "Ben", "Leyla")
    play(people)
    view = people[0].position
    assert view is not None
    best = max(view.view.scores)
    playing.come(page, people[0])
    leave(people)
    page.goto("/")
    row = page.locator("section[aria-labelledby=mine-title] li")
    names = [name for name, score in zip(("You", "Ben", "Leyla"), view.view.scores, strict=True) if score == best]
    expect(row).to_contain_text("won")
    for name in names:
        expect(row).to_contain_text(name)


def test_every_game_says_how_long_it_takes_and_how_much_there_is_to_learn(page: Page) -> None:
    page.goto("/")
    for game in tabletown.games():
        facts = page.locator(f"article[aria-labelledby=game-{game.slug}] .facts")
        expect(facts).to_contain_text("minutes")
        expect(facts).to_contain_text(f"{len(game.rulebook.clauses)} rules")


def test_newcomers_are_told_where_to_start_and_others_are_not(page: Page, client: Client) -> None:
    page.goto("/")
    start = page.get_by_text("Start here")
    expect(page.locator("article[aria-labelledby=game-crimson]").filter(has=start)).to_have_count(1)
    expect(start).to_have_count(1)
    playing.sit(page, client.make("open", "open"))
    page.goto("/")
    expect(page.locator("section[aria-labelledby=mine-title] li")).to_have_count(1)
    expect(start).to_have_count(0)


def test_numbers_of_players_that_are_different_games_say_so(page: Page) -> None:
    page.goto("/")
    page.locator("article[aria-labelledby=game-trick_city] button").first.click()
    sheet = page.locator("dialog")
    games = ("A Titan against a Titan", "A Titan against a team of two", "Two teams of two")
    for count, game in enumerate(games):
        sheet.locator("input[name=seats]").nth(count).check()
        expect(sheet).to_contain_text(game)


def test_the_language_of_the_tests_is_not_offered_to_players(page: Page) -> None:
    page.goto("/settings")
    expect(page.locator("form")).to_be_visible()
    expect(page.locator("form")).not_to_contain_text("Pseudo")


def test_a_line_tells_what_is_got_ready_and_goes_when_it_is_done(page: Page) -> None:
    told = [[{"type": "text", "id": "preparing-rules", "params": {"done": 40, "all": 63}}], []]
    page.route("**/api/preparation", lambda route: route.fulfill(json={"parts": told[0]}))
    page.goto("/")
    line = page.get_by_role("status").filter(has_text="The fast rules are being built: 40 of 63.")
    expect(line).to_be_visible()
    told.pop(0)
    expect(line).to_have_count(0)
