"""Tables for the tests: people and random bots around a game that has gone on for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from textual.pilot import Pilot
from textual.widget import Widget
from textual.worker import WorkerCancelled

import tabletown
from tabletown.bots import make
from tabletown.kernel import lesson
from tabletown.kernel.game import Game
from tabletown.kernel.record import PERSON, Record, replay
from tabletown.kernel.saved_game import read_saved
from tabletown.terminal.app import TableApp
from tabletown.terminal.table import LocalTable
from tests.ferry import night_ferry
from tests.games.crimson.town import doubling

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
SMALL = (80, 24)
LARGE = (120, 40)
FRAME = 1 / 60
MOST_FRAMES = 600

Script = Callable[[Pilot[None], TableApp], Awaitable[None]]


def record(people: int, seats: int = 3, seed: int = 1, game: Game | None = None, **options: bool) -> Record:
    """People sit first, then random bots."""
    players = [PERSON] * people + ["random"] * (seats - people)
    return Record(game or tabletown.game("crimson"), seats, seed, {**options}, NAMES[:seats], players)


def table(people: int, seats: int = 3, seed: int = 1, save: Path | None = None, **options: bool) -> LocalTable:
    return LocalTable(record(people, seats, seed, None, **options), save)


def in_doubt(people: int = 1, warns: bool = True) -> LocalTable:
    """Ann loses the game if she keeps her power card now, which is her first choice; the second one wins."""
    played = record(people)
    played.state = doubling()
    return LocalTable(played, warns=warns)


def guided() -> LocalTable:
    """A guided first game; the bots are random."""
    game = tabletown.game("crimson")
    found = lesson.read(game.folder)
    assert found is not None
    return LocalTable(lesson.begin(game, found, players=[PERSON, "random", "random"]), lesson=found)


def ferry() -> Game:
    """Another game than Crimson Crush."""
    game = night_ferry().GAME
    assert isinstance(game, Game)
    return game


def random_until(played: Record, reached: Callable[[Record], bool]) -> Record:
    """Everybody chooses at random until the position is a wanted one."""
    bot = make("random", 5)
    while not reached(played):
        seat = played.state.actors()[0]
        played.apply(seat, bot.choose(played.state, seat))
    return played


def somewhere(reached: Callable[[Record], bool]) -> Record:
    """A rare position: the first one in many random games of a person and two bots."""
    for seed in range(1000):
        played = random_until(record(1, seed=seed), lambda now: now.state.over or reached(now))
        if not played.state.over:
            return played
    raise AssertionError("there is no such position")


def sealed_choice(people: int) -> Record:
    """A game in which everybody has to choose in secret now."""
    played = record(people)
    return random_until(played, lambda now: now.state.actors() == [0, 1, 2])


def loaded(path: Path) -> Record:
    saved = read_saved(path)
    return replay(tabletown.game(saved.game), saved)


def on_screen(at: LocalTable, script: Script, size: tuple[int, int] = SMALL, pace: float = 0) -> TableApp:
    """Plays a script on the full screen, and returns the program after its end."""

    async def play() -> TableApp:
        app = TableApp(at, pace)
        async with app.run_test(size=size) as pilot:
            await settle(pilot, app)
            await script(pilot, app)
        return app

    return asyncio.run(play())


async def settle(pilot: Pilot[None], app: TableApp) -> None:
    """Until the bots have chosen and everything is drawn."""
    with suppress(WorkerCancelled):
        await app.workers.wait_for_complete()
    await pilot.pause(FRAME)
    await pilot.pause()


async def until(pilot: Pilot[None], fits: Callable[[], bool]) -> None:
    """What scrolls comes to rest some frames after all else is drawn: later on a busy machine."""
    for _ in range(MOST_FRAMES):
        if fits():
            return
        await pilot.pause(FRAME)


async def press(pilot: Pilot[None], app: TableApp, *keys: str) -> None:
    await pilot.press(*keys)
    await settle(pilot, app)


def seen(app: TableApp) -> str:
    """The characters on the screen, as a person sees them."""
    width, height = app.size
    lines = app.screen._compositor.render_strips()
    assert len(lines) == height
    return "\n".join(strip.text[:width] for strip in lines)


def is_visible(app: TableApp, widget: Widget) -> bool:
    """Whether the whole widget is on the screen, with some area."""
    return widget.region.area > 0 and app.screen.region.contains_region(widget.region)
