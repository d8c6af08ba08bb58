"""Whatever can be chosen can be reached, at every question of every game, on every screen."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest
from playwright.sync_api import Page

from tabletown.kernel.setup import Value
from tests.browser.positions import Screen, at_all_sizes, recorded
from tests.server.client import Client

TABLES: dict[str, tuple[str, int, dict[str, Value], int]] = {
    "crimson": ("crimson", 4, {}, 1),
    "two": ("crimson", 2, {"two_players": True}, 1),
    "teams": ("trick_city", 4, {}, 2),
    "titans": ("trick_city", 2, {}, 1),
    "crow": ("crow", 3, {}, 1),
    "mayors": ("card_city", 4, {"level": "advanced", "crime": True, "indebted_city": True, "renewed_city": True}, 1),
    "gangs": ("remnants", 4, {}, 1),
    "planner": ("card_city", 1, {"level": "normal"}, 1),
}
WHOLE_CITY = "() => document.querySelector('.cw-map + .tt-view button:nth-child(3)')?.click()"
OUT_OF_REACH = """(options) => {
  const scrolls = (box, way) => /auto|scroll/.test(getComputedStyle(box)[way]);
  const bring = (thing) => {
    thing.scrollIntoView({ block: "center", inline: "center" });
    for (let box = thing.parentElement; box; box = box.parentElement) {
      if (box.scrollTop && !scrolls(box, "overflowY")) box.scrollTop = 0;
      if (box.scrollLeft && !scrolls(box, "overflowX")) box.scrollLeft = 0;
    }
  };
  const POINTS = [[0.5, 0.5], [0.5, 0.15], [0.15, 0.5], [0.85, 0.5], [0.5, 0.85]];
  const hit = (thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const at = ([across, down]) => document.elementFromPoint(x + across * width, y + down * height);
    return width > 0 && POINTS.some((point) => thing.contains(at(point)));
  };
  const reached = (selector) => [...document.querySelectorAll(`.stage-root ${selector}`)].find((thing) => {
    if (!thing.checkVisibility()) return false;
    if (!hit(thing)) bring(thing);
    return hit(thing);
  });
  const called = (element) => `:is([data-element="${CSS.escape(element)}"], [data-member="${CSS.escape(element)}"])`;
  const chosenWith = (element) => reached(called(element));
  const above = (element) => {
    const box = document.querySelector(`.stage-root ${called(element)}`)?.getBoundingClientRect();
    if (!box) return `no ${element}`;
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return `${over ? `${over.localName}.${over.className}` : "the edge of the screen"} is over ${element}`;
  };
  const lost = ({ code, elements }) => {
    const left = elements.toSorted((one, other) => (one === "line") - (other === "line"));
    for (let touched = 0; ; touched++) {
      if (reached(`[data-code="${code}"]`)) return "";
      const at = left.findIndex(chosenWith);
      const single = left.every((element) => !document.querySelector(`.stage-root ${called(element)}`));
      if (at < 0 && touched && single && reached(".is-lit[data-element=line]")) return "";
      if (at < 0) return `${elements}: ${left.map(above)}`;
      const [element] = left.splice(at, 1);
      if (!left.length) return "";
      chosenWith(element).click();
    }
  };
  const back = () => {
    for (let steps = 0; steps < 4; steps++) document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  };
  const known = new Set();
  const isNew = ({ elements }) => {
    const sorts = elements.map((element) => element.split(":")[0]).join();
    const parts = elements.map((element) => `${sorts} ${element}`);
    const fresh = parts.some((part) => !known.has(part));
    for (const part of parts) known.add(part);
    return fresh;
  };
  return options.filter(isNew).flatMap((option) => {
    const why = lost(option);
    if (option.elements.length > 1) back();
    return why || [];
  });
}"""
"""The options that nobody could choose who has only a pointer: their buttons, or what they are chosen with, lie under
something, or where nothing scrolls. What is chosen with several touches is touched, but for the last one; what goes
together in the same way is tried until each part of it was tried once. A question with a single answer is not asked:
then the place where the card goes has to be in reach."""


@pytest.mark.parametrize("name", TABLES)
def test_every_choice_is_in_reach_on_every_screen(page: Page, client: Client, name: str) -> None:
    slug, seats, options, games = TABLES[name]
    screen = Screen(page, client, slug, seats, options)
    faults: list[str] = []

    def look(offered: list[object]) -> list[str]:
        page.evaluate(WHOLE_CITY)
        screen.settle()
        lost: list[str] = page.evaluate(OUT_OF_REACH, offered)
        screen.acknowledge()
        return lost

    for shown in recorded(slug, seats, options, games):
        offered = msgspec.to_builtins(shown.position.options)
        faults += at_all_sizes(screen, shown, partial(look, offered))
    assert not faults, "\n".join(faults)
