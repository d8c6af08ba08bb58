"""Puzzles: a right choice and a wrong one, by mouse, by touch and by keys."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

import tabletown
from tabletown.kernel import puzzles
from tabletown.kernel.puzzles import JudgedChoice
from tests.browser.conftest import Axe

GAMES = [game.slug for game in tabletown.games() if puzzles.count(game)]
CRIMSON = tabletown.game("crimson")
PUZZLES = puzzles.read(puzzles.file_of(CRIMSON))
FIRST = PUZZLES[0]


@pytest.fixture(params=["desktop", "phone"])
def device(request: pytest.FixtureRequest, page: Page, phone: Page) -> Page:
    found = phone if request.param == "phone" else page
    found.add_init_script(f"localStorage['tabletown.settings'] ??= {json.dumps(json.dumps({'speed': 3}))}")
    return found


def opened(page: Page, slug: str = "crimson") -> Locator:
    """The first puzzle of a game, from the list."""
    page.goto(f"/puzzles/{slug}")
    page.locator(".puzzle-row").first.click()
    expect(page.locator(".puzzle-ask")).to_be_visible()
    stage = page.locator(".stage-root")
    expect(stage.locator("[role=status]").first).to_be_attached()
    return stage


def elements(answer: JudgedChoice) -> list[str]:
    return [f'[data-element="{element}"]' for element in CRIMSON.option(answer.code).elements]


def choose(stage: Locator, answer: JudgedChoice) -> None:
    for place in elements(answer):
        stage.locator(place).first.click()


def test_a_wrong_choice_shows_what_happens_and_a_right_one_is_explained(device: Page, axe: Axe) -> None:
    stage = opened(device)
    verdict = device.locator(".puzzle-verdict")
    assert axe(device) == ""
    choose(stage, FIRST.answers[-1])
    expect(verdict).to_contain_text("There is a better choice.")
    expect(verdict.locator(".puzzle-answers")).to_have_count(0)
    expect(verdict).to_be_focused()
    assert axe(device) == ""
    device.get_by_role("button", name="Try again").click()
    expect(verdict).to_be_empty()
    choose(stage, FIRST.answers[0])
    expect(verdict).to_contain_text("Right!")
    verdict.get_by_text("How good each choice is").click()
    expect(verdict.locator("li")).to_have_count(len(FIRST.answers))
    assert axe(device) == ""
    assert device.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    device.goto("/puzzles/crimson")
    expect(device.locator(".puzzle-row").first).to_contain_text("Solved")
    expect(device.get_by_text(f"1 of {len(PUZZLES)} solved")).to_be_visible()
    assert axe(device) == ""


def test_by_keys_alone(page: Page) -> None:
    stage = opened(page)
    for place in elements(FIRST.answers[0]):
        stage.locator(place).first.focus()
        page.keyboard.press("Enter")
    expect(page.locator(".puzzle-verdict")).to_contain_text("Right!")
    expect(page.locator(".puzzle-verdict")).to_be_focused()
    for _ in range(3):  # past how good each choice is, and to try again
        page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Next puzzle")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/puzzles/crimson/{PUZZLES[1].id}")


def test_whoever_looks_the_answer_up_has_not_solved_it(page: Page) -> None:
    opened(page)
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".puzzle-verdict")).to_contain_text("This is the best choice.")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(".puzzle-row").first).to_contain_text("Looked up")
    expect(page.get_by_text(f"0 of {len(PUZZLES)} solved")).to_be_visible()


@pytest.mark.parametrize("slug", GAMES)
def test_the_table_of_every_game_can_be_played_for_one_choice(page: Page, slug: str) -> None:
    stage = opened(page, slug)
    expect(stage.locator(".generic")).to_have_count(0)
    page.get_by_role("button", name="Show the answer").click()
    expect(page.locator(".puzzle-right")).to_be_visible()


def test_a_puzzle_that_the_rules_do_not_allow_any_more_is_named(page: Page) -> None:
    nothing = {"puzzles": [], "left_out": ["0123abcd"]}
    page.route("**/api/games/crimson/puzzles", lambda route: route.fulfill(json=nothing))
    page.goto("/puzzles/crimson")
    expect(page.get_by_text("do not allow these puzzles any more: 0123abcd.")).to_be_visible()
