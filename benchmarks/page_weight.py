"""How heavy the pages are: requests, bytes and paint on a slow connection with a slow processor.

    .venv/bin/python benchmarks/page_weight.py .venv/bin/tabletown .venv-compiled/bin/tabletown

Each program serves the same tables; their pages are opened in turns in one run, so both meet the same load. Every
visit has an empty cache. Slow 4G is that of Chromium's developer tools: 562 ms for each request, 1.44 Mbit/s down and
0.675 up; the processor is slowed down four times. Needs the environment that ./test makes, and Chromium.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from tests.server.client import Client  # noqa: E402
from tests.serving import Server  # noqa: E402
from tools import chromium  # noqa: E402

LATENCY = 562.5
DOWN, UP = 1.44e6 / 8, 0.675e6 / 8
SLOWER = 4
PATIENCE = 30_000
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAMES = {"crimson": 3, "trick_city": 4, "crow": 2}

WATCH = """
window.painted = 0;
window.shifted = 0;
new PerformanceObserver((list) => list.getEntries().forEach((entry) => (painted = entry.startTime)))
  .observe({ type: "largest-contentful-paint", buffered: true });
new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (shifted += value)))
  .observe({ type: "layout-shift", buffered: true });
"""


@dataclass
class Visit:
    requests: int
    kilobytes: float
    ready: float
    """Seconds until the table, or the list of games, is there."""
    painted: float
    """Seconds until the largest paint."""
    shifted: float


def visit(browser: Browser, address: str, path: str, seat: dict[str, object], ready: str) -> Visit:
    """Open a page with an empty cache, and look until it has come to rest."""
    context = browser.new_context(base_url=address, **PHONE)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH)
    context.add_init_script(f"localStorage['tabletown.seats'] ??= {json.dumps(json.dumps(seat))}")
    page = context.new_page()
    slow = context.new_cdp_session(page)
    slow.send("Network.enable")
    conditions = {"offline": False, "latency": LATENCY, "downloadThroughput": DOWN, "uploadThroughput": UP}
    slow.send("Network.emulateNetworkConditions", conditions)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    requests: list[str] = []
    sizes: list[float] = []
    slow.on("Network.requestWillBeSent", lambda event: requests.append(event["requestId"]))
    slow.on("Network.webSocketCreated", lambda event: requests.append(event["requestId"]))
    slow.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(path)
    page.wait_for_selector(ready, state="attached")
    first = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    painted, shifted = page.evaluate("[painted, shifted]")
    context.close()
    return Visit(len(requests), sum(sizes) / 1000, first / 1000, painted / 1000, shifted)


def pages(client: Client) -> dict[str, tuple[str, dict[str, object], str]]:
    """What is opened: its path, the seats that the visitor holds, and what is waited for."""
    found: dict[str, tuple[str, dict[str, object], str]] = {"lobby": ("/", {}, ".billboard h3")}
    for game, players in GAMES.items():
        made = client.make(*["random"] * (players - 1), game=game, options={})
        seat = {"token": made.token, "seat": made.seat, "game": game, "at": 1}
        found[game] = f"/table/{made.table}", {made.table: seat}, "[data-element]"
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Weigh the pages of several installations, side by side.")
    parser.add_argument("programs", nargs="+", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium.find(), chromium_sandbox=os.geteuid() != 0)
        servers = []
        for number, program in enumerate(arguments.programs):
            server = Server(folder / f"data-{number}", "--no-limits", "--workers=1", program=str(program.absolute()))
            server.start()
            stack.callback(server.stop)
            client = stack.enter_context(Client(server.address))
            servers.append((program, server.address, pages(client)))
        visits: dict[tuple[str, Path], list[Visit]] = {}
        for _ in range(arguments.rounds):
            for name in ("lobby", *GAMES):
                for program, address, opened in servers:
                    visits.setdefault((name, program), []).append(visit(browser, address, *opened[name]))
        browser.close()
    print(f"{'page':12}{'program':40}{'requests':>9}{'kB':>8}{'ready':>8}{'paint':>8}{'shift':>8}   medians")
    for (name, program), found in visits.items():
        numbers = [median(getattr(one, field) for one in found) for field in Visit.__dataclass_fields__]
        print(f"{name:12}{program!s:40}{numbers[0]:9.0f}{numbers[1]:8.0f}" + "".join(f"{n:8.2f}" for n in numbers[2:]))


if __name__ == "__main__":
    main()
