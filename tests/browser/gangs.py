"""City of Remnants for tests and pictures with a browser: moments of games that bots have played, and a table at which
such a game goes on with what is chosen there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from playwright.sync_api import Page

import tabletown
from tabletown.bots import make
from tabletown.kernel.record import Record
from tabletown.server.audiences import live_position
from tests.browser.positions import Screen, Shown, moments
from tests.server.client import Client

SLUG = "remnants"
PLANNING = "greedy"
"""A bot that builds and fights: chance alone seldom does."""
GAMES = 6
LOOKS = 600
BEAT = 50
"""Milliseconds between two looks at what was chosen."""

Fits = Callable[[Record, int], bool]


class Game:
    """A game between bots, played as far as somebody has looked."""

    def __init__(self, seats: int, seed: int, bot: str) -> None:
        self.seats = seats
        self.seed = seed
        self.record = self.new()
        self.bots = [make(bot, seed + seat) for seat in range(seats)]

    def new(self) -> Record:
        return Record(tabletown.game(SLUG), self.seats, self.seed, {})

    def moves(self) -> Iterator[tuple[int, int]]:
        """Who chose what, from the start to the end."""
        record, number = self.record, 0
        while number < len(record.moves) or record.state.actors():
            if number == len(record.moves):
                seat = record.state.actors()[0]
                record.apply(seat, self.bots[seat].choose(record.state, seat))
            who, code = record.moves[number]
            assert who is not None
            yield who, code
            number += 1


@cache
def game(seats: int, seed: int, bot: str) -> Game:
    return Game(seats, seed, bot)


def moment(seats: int, fits: Fits, bot: str = PLANNING) -> tuple[Record, int]:
    """The first question in such games that is looked for, as a game that ends there, and to whom it comes."""
    for seed in range(GAMES):
        record = game(seats, seed, bot).new()
        for who, code in game(seats, seed, bot).moves():
            for seat in record.state.actors():
                if fits(record, seat):
                    return record, seat
            record.apply(who, code)
    raise AssertionError("no such question came")


def final(seats: int, kind: str) -> Record:
    """The end of the first such game in which something of this kind came to pass."""
    for seed in range(GAMES):
        record = game(seats, seed, PLANNING).new()
        for who, code in game(seats, seed, PLANNING).moves():
            record.apply(who, code)
        if any(event.kind == kind for told in record.events(None) for event in told):
            return record
    raise AssertionError(f"no game came to {kind}")


def shown(record: Record, seat: int) -> Shown:
    """How a game stands, for whoever looks from this seat."""
    position = Shown(seat, len(record.moves), live_position(record.game, record.state, seat, "no"), [])
    position.moments += moments(record, position)
    return position


class Table:
    """A page at a game that goes on with what is chosen in it."""

    def __init__(self, page: Page, client: Client, record: Record, seat: int) -> None:
        self.page = page
        self.record = record
        self.seat = seat
        self.screen = Screen(page, client, SLUG, record.seats, {})
        self.screen.show(shown(record, seat))

    def go_on(self) -> str:
        """Plays what is chosen in the page, as soon as it is, and shows what comes of it; says its verb."""
        for _ in range(LOOKS):
            if self.screen.chosen:
                break
            self.page.wait_for_timeout(BEAT)
        code = self.screen.chosen.pop(0)
        verb = next(option.verb for option in self.record.state.options(self.seat) if option.code == code)
        self.record.apply(self.seat, code)
        self.screen.acknowledge()
        self.screen.show(shown(self.record, self.seat))
        return verb
