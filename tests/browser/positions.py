"""Positions of games that were played without a browser, shown one after the other at one table in one page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute, expect

import tabletown
from tabletown.bots.advice import Caution
from tabletown.kernel.record import Record
from tabletown.kernel.records import Option
from tabletown.kernel.setup import Value
from tabletown.server.audiences import live_position
from tabletown.server.protocol import Ack, Log, Moment, Position, Warnings, Welcome
from tests.browser import playing
from tests.server.client import Client, leave

PEOPLE = ("Mia", "Ben", "Ada", "Tom", "Eve")
ATTEMPTS = 30
ENDING = ("end", "pass", "dont-ask")
"""Whoever chooses these sees little of a game."""
SIZES = ((1280, 720), (1366, 700), (1440, 900), (390, 844), (320, 640))
"""Screens on which everything has to work."""
ARRIVED = "(move) => [move, undefined].includes(document.querySelector('.stage-root [data-at]')?.dataset.at)"
"""Whether a table shows this position, if it says which one it shows: a long game takes its time."""
SETTLE = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@dataclass
class Shown:
    """A question to somebody, and what happened before."""

    seat: int
    move: int
    position: Position
    moments: list[Moment]

    @property
    def question(self) -> str:
        """Which one it is: the step, the side in The Crow, and what is answered with many touches."""
        view = self.position.view
        long = [option.elements for option in self.position.options if len(option.elements) > 2]
        sorts = {element.partition(":")[0] for elements in long for element in elements}
        side = " of the gang" if view.game == "crow" and self.seat else ""
        return f"{view.game} {view.step}{side} ({', '.join(sorted(sorts))})"

    @property
    def weight(self) -> int:
        """How much there is to find room for."""
        zones = self.position.view.zones
        hand = zones.get(f"hand:{self.seat}", zones.get("gang_hand" if self.seat else "crow_hand", []))
        return len(self.position.options) + 5 * len(hand)


def recorded(slug: str, seats: int, options: dict[str, Value], games: int, most: int = 900) -> list[Shown]:
    """Of each question that came in some games, the one with the most to choose from."""
    fullest: dict[str, Shown] = {}
    for seed in range(games):
        record = Record(tabletown.game(slug), seats, seed, options)
        luck = Random(seed)
        new: list[Shown] = []
        for _ in range(most):
            if record.state.over:
                break
            for seat in record.state.actors():
                shown = Shown(seat, len(record.moves), live_position(record.game, record.state, seat, "no"), [])
                kept = fullest.get(shown.question)
                if kept is None or kept.weight < shown.weight:
                    fullest[shown.question] = shown
                    new.append(shown)
            seat = record.state.actors()[0]
            record.apply(seat, liked(record.state.options(seat), luck).code)
        for shown in new:
            if fullest[shown.question] is shown:
                shown.moments += moments(record, shown)
    return [fullest[name] for name in sorted(fullest)]


def found(slug: str, seats: int, options: dict[str, Value], fits: Callable[[Record, int], bool]) -> Shown:
    """The first question in some games that is looked for."""
    for seed in range(ATTEMPTS):
        record = Record(tabletown.game(slug), seats, seed, options)
        luck = Random(seed)
        while acting := record.state.actors():
            for seat in acting:
                if fits(record, seat):
                    shown = Shown(seat, len(record.moves), live_position(record.game, record.state, seat, "no"), [])
                    shown.moments += moments(record, shown)
                    return shown
            record.apply(acting[0], liked(record.state.options(acting[0]), luck).code)
    raise AssertionError("no such question came")


def liked(options: list[Option], luck: Random) -> Option:
    """Anything that goes on, mostly what strikes or burns."""
    going = [option for option in options if option.verb not in ENDING]
    hot = [option for option in going if option.verb in ("attack", "ignite")]
    return luck.choice(hot or going or options)


def moments(record: Record, shown: Shown) -> list[Moment]:
    """What this seat may know of what happened until then."""
    seats = [None, *(who for who, _ in record.moves)]
    told = zip(seats, record.events(shown.seat), strict=True)
    return [Moment(move, who, events, 0) for move, (who, events) in enumerate(told) if move <= shown.move]


class Screen:
    """A page at a table that shows whatever position it is given; what is chosen there goes nowhere."""

    def __init__(self, page: Page, client: Client, slug: str, seats: int, options: dict[str, Value]) -> None:
        self.page = page
        self.seq = 1000
        self.log = Log([])
        self.lines: list[WebSocketRoute] = []
        self.chosen: list[int] = []
        """The codes that were chosen there."""
        self.cautions: list[Caution] = []
        """What the server says when it is asked what to warn of."""
        self.asked = 0
        """How often it was asked that."""
        self.sent: list[str] = []
        """What the page calls these messages: it sends again what is not acknowledged."""
        self.acknowledged = 0
        """How many of them were."""
        people = client.sit(*PEOPLE[:seats], game=slug, options=options)
        leave(people)
        table = client.table(people[0].table, people[0].token).table
        here = [msgspec.structs.replace(player, here=True) for player in table.players]
        self.table = msgspec.structs.replace(table, players=here)
        page.route_web_socket(re.compile("/live$"), self.connect)
        page.route(f"**/api/tables/{self.table.id}/log", self.tell)
        playing.come(page, people[0])
        expect(page.locator(".stage-root > *").first).to_be_visible()

    def connect(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hello":
                server.send(text)
            elif message["type"] == "move" and message["id"] not in self.sent:
                self.sent.append(message["id"])
                self.chosen.append(message["code"])
            elif message["type"] == "warn":
                self.asked += 1
                line.send(msgspec.json.encode(Warnings(message["id"], self.seq, self.cautions)).decode())

        line.on_message(hear)
        server.on_message(lambda message: line.send(message) if json.loads(message)["type"] == "welcome" else None)
        self.lines.append(line)

    def tell(self, route: Route) -> None:
        route.fulfill(body=msgspec.json.encode(self.log), content_type="application/json")

    def show(self, shown: Shown) -> None:
        self.shown = shown
        self.seq += 1
        self.log = Log(shown.moments)
        news = Welcome(
            table=self.table,
            seat=shown.seat,
            invite=None,
            seq=self.seq,
            move=shown.move,
            position=shown.position,
            missed=[],
            complete=False,
            chat=[],
        )
        with self.page.expect_response("**/log"):
            self.lines[-1].send(msgspec.json.encode(news).decode())
        self.page.wait_for_function(ARRIVED, arg=str(shown.move))
        self.settle()

    def acknowledge(self) -> None:
        """What was chosen is taken as played: a page that waits too long takes its line for dead, and shows another
        position, the real one."""
        for id in self.sent[self.acknowledged :]:
            self.lines[-1].send(msgspec.json.encode(Ack(id, self.seq)).decode())
        self.acknowledged = len(self.sent)

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.settle()

    def settle(self) -> None:
        self.page.evaluate(SETTLE)
        playing.expect_still(self.page)


def at_all_sizes(screen: Screen, shown: Shown, look: Callable[[], list[str]]) -> list[str]:
    """What is found at a position on every screen."""
    screen.show(shown)
    found = []
    for width, height in SIZES:
        screen.resize(width, height)
        found += [f"{shown.question}, {width}x{height}: {fault}" for fault in look()]
    return found
