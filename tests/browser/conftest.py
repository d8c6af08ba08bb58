"""People with browsers at a real server.

One Chromium serves all tests of a process, one server those of a file, so that a lobby shows no tables of others.
Every visitor has a browser context of their own.
A test fails if a page reports an error, or asks any other host for anything.
Pages are not painted, unless somebody looks at their colours.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    WebSocket,
    expect,
    sync_playwright,
)

from tests.server.client import Client
from tests.serving import Server
from tools import chromium, npm

HERE = Path(__file__).parent
AXE = npm.MODULES / "axe-core" / "axe.min.js"
PATIENCE = 15_000
"""Milliseconds until a page that does not do what is waited for has failed."""

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

CHANCE = """(word) => {
  let state = 0;
  for (const letter of word) state = (Math.imul(state, 31) + letter.codePointAt(0)) | 0;
  const next = () => {  // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const real = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => (array instanceof Uint8Array ? array.map(next) : real(array));
}"""
"""The numbers that a page adds to shuffles come again in the next run of the tests."""

COVER = """{
  const cover = new CSSStyleSheet();
  cover.replaceSync("html { opacity: 0 }");
  document.adoptedStyleSheets.push(cover);
}"""
"""Of a page that cannot be seen, Chromium paints nothing, for which it needs a quarter of its time and more. Everything
has its size and place, and can be touched, as ever."""
UNCOVER = "() => { document.adoptedStyleSheets = []; }"

VIOLATIONS = """async (exclude) =>
  (await axe.run({ exclude }, { resultTypes: ["violations"], preload: false })).violations"""
ALIKE = [".log-move:nth-child(n + 9)"]
"""What axe does not look at: the lines of a long log are all alike, and the first ones stand for them."""

FAILED = pytest.StashKey[bool]()

Visitor = Callable[..., Page]
Axe = Callable[[Page], str]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests can be left out."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Server]:
    """The server that the tests of a file share."""
    data = tmp_path_factory.mktemp("server") / "data"
    luck = f"{request.path.stem} {request.config.getoption('luck')}"
    server = Server(data, "--no-limits", "--workers=1", "--lab", luck=luck)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def client(server: Server) -> Iterator[Client]:
    """Makes tables and plays at them without a browser: the quick way to where a test begins."""
    with Client(server.address) as client:
        yield client


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    # Not for the whole session: while it runs, no other test in this process can use asyncio.
    program = chromium.find()
    if not program:
        pytest.fail(chromium.NEEDED)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        sandbox = os.geteuid() != 0  # Chromium refuses to start as root with one
        browser = playwright.chromium.launch(executable_path=program, chromium_sandbox=sandbox)
        yield browser
        browser.close()


class Faults:
    """What went wrong in the pages of a test."""

    def __init__(self, address: str) -> None:
        self.hosts = (address, address.replace("http", "ws", 1), "data:", "blob:")
        self.found: list[str] = []
        self.expected: list[str] = []

    def expect(self, pattern: str) -> None:
        """From the start of the test to its end, faults like this are as they should be."""
        self.expected.append(pattern)

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.found.append(f"error in the page: {error}"))
        page.on("console", self.console)
        page.on("request", self.request)
        page.on("websocket", self.request)

    def console(self, message: ConsoleMessage) -> None:
        place = message.location
        if message.type == "error" and place["url"] != AXE.name:  # axe tries styles that the page's policy forbids
            self.found.append(f"console: {message.text} ({place['url']}:{place['lineNumber'] + 1})")

    def request(self, request: Request | WebSocket) -> None:
        if not request.url.startswith(self.hosts):
            self.found.append(f"request to another host: {request.url}")

    def unexpected(self) -> list[str]:
        return [fault for fault in self.found if not any(re.search(pattern, fault) for pattern in self.expected)]


@pytest.fixture
def faults(server: Server) -> Iterator[Faults]:
    faults = Faults(server.address)
    yield faults
    if unexpected := faults.unexpected():
        pytest.fail("\n".join(unexpected), pytrace=False)


def new_context(browser: Browser, server: Server, **options: Any) -> BrowserContext:
    """A browser that knows nothing of the others, whose pages are not painted."""
    context = browser.new_context(base_url=server.address, **{**DESKTOP, **options})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(COVER)
    return context


@pytest.fixture
def visitor(
    browser: Browser, server: Server, faults: Faults, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Visitor]:
    """Somebody new with a browser of their own: visitor(), or with playwright's options: visitor(**PHONE)."""
    contexts: list[BrowserContext] = []
    luck = request.config.getoption("luck")

    def come(**options: Any) -> Page:
        context = new_context(browser, server, **options)
        context.add_init_script(f"({CHANCE})({json.dumps(f'{request.node.name} {len(contexts)} {luck}')})")
        contexts.append(context)
        context.on("page", faults.watch)
        return context.new_page()

    yield come
    for number, context in enumerate(contexts):
        if request.node.stash.get(FAILED, False):
            for page in context.pages:
                picture = tmp_path / f"visitor-{number}.png"
                page.evaluate(UNCOVER)
                page.screenshot(path=picture)
                print(f"{page.url} is in {picture}")
        context.close()


@pytest.fixture
def page(visitor: Visitor) -> Page:
    """A browser on a computer."""
    return visitor()


@pytest.fixture
def phone(visitor: Visitor) -> Page:
    """A browser on a phone."""
    return visitor(**PHONE)


@pytest.fixture(scope="session")
def axe() -> Axe:
    """What keeps people with disabilities from using a page, one fault per paragraph; "" if there is nothing."""
    script = f"{AXE.read_text()}\n//# sourceURL={AXE.name}"

    def check(page: Page) -> str:
        page.evaluate(UNCOVER)  # or there would be no contrast to measure
        page.evaluate(script)
        violations = page.evaluate(VIOLATIONS, ALIKE)
        return "\n\n".join(map(described, violations))

    return check


def described(violation: dict[str, Any]) -> str:
    places = [f"  {' '.join(map(str, node['target']))}: {node['failureSummary']}" for node in violation["nodes"]]
    return "\n".join([f"{violation['id']} ({violation['impact']}): {violation['help']}", *places])
