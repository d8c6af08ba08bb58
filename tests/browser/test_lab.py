"""The lab in the browser: a variant is described, bots play it, and a report tells what that does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import FrameLocator, Page, expect

from tabletown.server import studies
from tabletown.server.protocol import Study, StudyBegun
from tests.browser.conftest import PHONE, Axe, Faults, Visitor
from tests.server.client import Client, wait_for

LONG = 240_000
"""Milliseconds for a small study on a busy machine."""
STUDIES = "/api/lab/studies"
PACK = '[[citizen]]\nid = "red-5"\nvalue = 9\n'
SOON: dict[str, Any] = {
    "game": "crimson",
    "seats": 3,
    "options": {},
    "bots": ["random"],
    "games": 2,
    "seed": 11,
    "pack": PACK,
}
CLOSED = msgspec.to_builtins(studies.NO_LAB)
LATER: dict[str, Any] = {**SOON, "bots": ["search:5000"], "games": 2000}


@pytest.fixture(scope="module")
def report(client: Client) -> Study:
    """A study that is done."""
    id = begin(client, SOON).study.id

    def over() -> Study | None:
        study = client.get(Study, f"{STUDIES}/{id}")
        return None if study.status == "running" else study

    study = wait_for(over, LONG / 1000)
    assert study.status == "done"
    return study


def begin(client: Client, study: dict[str, Any]) -> StudyBegun:
    client.http.timeout = LONG / 1000
    return client.post(StudyBegun, STUDIES, study)


def end(client: Client, begun: StudyBegun) -> None:
    client.ask("POST", f"{STUDIES}/{begun.study.id}/cancel", {}, token=begun.token)


def describe(page: Page, pack: str, bot: str = "random") -> None:
    """A variant, and few games of it."""
    page.goto("/lab/crimson")
    page.locator("#pack").fill(pack)
    page.locator("input[name=games]").fill("2")
    page.get_by_label("Who plays").select_option(bot)


def submit(page: Page) -> None:
    page.locator("[type=submit]").click()


def inside(page: Page) -> FrameLocator:
    return page.frame_locator("iframe.report")


def test_the_lobby_leads_to_the_lab_of_each_game(page: Page) -> None:
    page.goto("/")
    page.locator("a[href='/lab/crimson']").click()
    expect(page.locator("#pack")).to_be_visible()


def test_a_variant_is_played_and_reported_on(page: Page) -> None:
    describe(page, PACK)
    page.locator("input[name=seed]").fill("7")
    submit(page)
    expect(page.locator("progress")).to_be_visible(timeout=LONG)
    expect(page).to_have_url(re.compile(r"/lab/crimson\?study="))
    page.reload()
    expect(inside(page).locator("#base h2")).to_be_visible(timeout=LONG)
    expect(inside(page).locator("code")).to_contain_text("--seed=7 --bots=random --pack=variant.toml")
    expect(inside(page).locator("#sides svg")).to_be_visible()


def test_a_report_comes_into_sight_when_it_is_there(page: Page) -> None:
    describe(page, PACK)
    submit(page)
    expect(page.locator("iframe.report")).to_be_visible(timeout=LONG)
    page.wait_for_function("document.querySelector('#study-title').getBoundingClientRect().top < innerHeight / 4")


def test_what_is_wrong_with_a_pack_is_said_and_nothing_is_lost(page: Page, faults: Faults) -> None:
    faults.expect("422")
    wrong = '[[citizen]]\nid = "pink-5"\n'
    describe(page, wrong)
    submit(page)
    expect(page.locator("form .note.bad")).to_contain_text("unknown id 'pink-5'", timeout=LONG)
    expect(page.locator("#pack")).to_have_value(wrong)
    expect(page.locator("progress")).to_have_count(0)


def test_a_study_can_be_cancelled(page: Page) -> None:
    describe(page, PACK, "search:5000")
    submit(page)
    page.locator(".study button").click(timeout=LONG)
    expect(page.locator(".study .note.bad")).to_be_visible()
    expect(page.locator("#study-title")).to_be_focused()
    expect(page.locator("[type=submit]")).to_have_attribute("aria-disabled", "false")


def test_others_see_that_the_lab_is_busy_and_cannot_cancel(visitor: Visitor, client: Client) -> None:
    begun = begin(client, LATER)
    page = visitor()
    page.goto("/lab/crimson")
    expect(page.locator(".note[role=status]")).to_be_visible()
    expect(page.locator("[type=submit]")).to_have_attribute("aria-disabled", "true")
    page.goto(f"/lab/crimson?study={begun.study.id}")
    expect(page.locator("progress")).to_be_visible()
    expect(page.locator(".study button")).to_have_count(0)
    end(client, begun)
    expect(page.locator(".study .note.bad")).to_be_visible()


def test_a_report_can_be_read_again_and_gone_on_from(page: Page, report: Study) -> None:
    page.goto("/lab/crimson")
    page.locator("section[aria-labelledby=latest-title] li", has_text="seed 11").get_by_role("button").click()
    expect(inside(page).locator("#sides svg")).to_be_visible()
    expect(page.locator("#pack")).to_have_value(PACK)
    expect(page.locator(".stepper output")).to_have_text("3")


def test_a_report_is_as_tall_as_it_needs_to_be(page: Page, report: Study) -> None:
    page.goto(f"/lab/crimson?study={report.id}")
    expect(inside(page).locator("#sides svg")).to_be_visible()
    page.wait_for_function("() => document.querySelector('iframe.report').offsetHeight > 2000")


@pytest.mark.parametrize("kind", ["html", "json", "parquet"])
def test_reports_can_be_taken_home(page: Page, report: Study, kind: str) -> None:
    page.goto(f"/lab/crimson?study={report.id}")
    with page.expect_download() as download:
        page.locator(f".study a[download='crimson-report.{kind}']").click()
    assert Path(download.value.path()).stat().st_size > 1000


def test_a_study_that_is_gone_says_so(page: Page, faults: Faults) -> None:
    faults.expect("404")
    page.goto("/lab/crimson?study=long-gone")
    expect(page.locator(".note.bad")).to_contain_text("not here any more")
    expect(page).to_have_url(re.compile(r"/lab/crimson$"))


def test_where_the_lab_is_closed_its_page_says_how_to_open_it(page: Page) -> None:
    page.route("**/api/lab", lambda route: route.fulfill(json=CLOSED))
    page.goto("/lab/crimson")
    expect(page.locator("main")).to_contain_text("tabletown serve --lab")
    expect(page.locator("#pack")).to_have_count(0)


def test_a_pack_can_begin_with_the_numbers_of_the_game(page: Page) -> None:
    page.goto("/lab/crimson")
    page.get_by_role("button", name="Begin with").click()
    expect(page.locator("#pack")).to_have_value(re.compile(r"# hand_deal = 6"))
    expect(page.locator("#pack")).to_be_focused()


def test_a_pack_can_come_from_a_file(page: Page, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(PACK)
    page.goto("/lab/crimson")
    page.locator("input[type=file]").set_input_files(tmp_path / "mine.toml")
    expect(page.locator("#pack")).to_have_value(PACK)


def test_a_file_that_is_too_large_is_not_taken(page: Page, tmp_path: Path) -> None:
    (tmp_path / "huge.toml").write_text("#" * 70_000)
    page.goto("/lab/crimson")
    page.locator("input[type=file]").set_input_files(tmp_path / "huge.toml")
    expect(page.locator("form .note.bad")).to_contain_text("64 KB")
    expect(page.locator("#pack")).to_have_value("")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["computer", "phone"])
def test_a_report_keeps_nobody_out(visitor: Visitor, client: Client, report: Study, axe: Axe, device: Any) -> None:
    page = visitor(**device, bypass_csp=True)
    page.goto(f"{STUDIES}/{report.id}/report.html")
    expect(page.locator("#sides svg")).to_be_visible()
    page.evaluate("() => { for (const table of document.querySelectorAll('details')) table.open = true; }")
    assert axe(page) == ""
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
