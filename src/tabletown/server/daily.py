"""The daily deal: each day one deal for each game, the same for everybody at this server, and a table of the day.

Its secret is drawn when the first player of the day asks for it; before, there is nothing that could be told. Bots draw
their chance from it too, by seat and number of choices, so that equal play meets equal play. Until the day is over a
game with its deal is seen by nobody but its player, and by those who have played it themselves.

A day is a day of universal time. A try counts if it is the player's first, ends on its day, was not helped by a bot,
and took back no move after something had come to light. Such a table gives no hints.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from hashlib import sha256
from typing import Final

from tabletown.bots import LEVELS, USUAL
from tabletown.kernel import registry
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.server import clock, fairness
from tabletown.server.problems import refused
from tabletown.server.protocol import Daily, DailyStanding, DailyTry, DayTable
from tabletown.server.record import result_of, won
from tabletown.server.store import DayRow, FirstTry, PastResult, Store
from tabletown.server.table_settings import SeatSettings, TableSettings, clean_name, new_id

RIVAL: Final = LEVELS[USUAL]
"""The bot on all other seats."""
DAYS: Final = 14
"""So many days can be looked back."""
MOST: Final = 1000
"""So many players a table of the day has at most."""
SHOWN: Final = 50
HOURS: Final = 24 * 3600 * 1000
"""Milliseconds of a day."""


def day_of(at: int) -> str:
    """The day of a moment."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def today() -> str:
    return day_of(clock.now())


def ends(day: str) -> int:
    """When a day is over."""
    return (date.fromisoformat(day).toordinal() - date(1970, 1, 1).toordinal() + 1) * HOURS


def checked_day(day: str) -> str:
    """A day from an address, as it is written here."""
    try:
        return datetime.strptime(day, "%Y-%m-%d").date().isoformat()
    except ValueError:
        raise refused("bad-request", 422, reason="a day is written like 2026-11-18") from None


def has_daily(game: Game) -> bool:
    """Whether the game can be played with its usual options at all."""
    return seats_of(game) > 0


def seats_of(game: Game) -> int:
    """The smallest number of seats at which everything is as usual."""
    for seats in range(game.fewest, game.most + 1):
        try:
            game.setup(seats)
        except BadInput:
            continue
        return seats
    return 0


def seat_of(game: Game, day: str) -> int:
    """Where everybody sits on this day: each seat has its turn, so that each side of a game has."""
    return date.fromisoformat(day).toordinal() % seats_of(game)


def bot_seed(settings: TableSettings, seat: int, choices: int) -> str:
    """The chance of a bot that has chosen so often: the same wherever this deal is played."""
    return sha256(f"tabletown-daily-bot\n{settings.secret}\n{seat}\n{choices}".encode()).hexdigest()


async def settings_of_today(store: Store, game: Game, name: str, player: str) -> tuple[TableSettings, str]:
    """A table with the deal of today, and the key to its only seat for a person."""
    if not has_daily(game):
        raise refused("no-daily", 409, game=game.title)
    day = await store.day(DayRow(today(), game.slug, game.rules, game.content_id, new_id(), fairness.new_secret()))
    setup = game.setup(seats_of(game))
    seat = seat_of(game, day.day)
    settings = TableSettings(
        seats=[SeatSettings() for _ in range(setup.seats)],
        host=seat,
        rules=game.rules,
        content=game.content_id,
        options=setup.options,
        undo="free",
        hints=False,
        pace="brisk",
        watch=True,
        invite=new_id(),
    )
    token = settings.sit(seat, clean_name(name), player=player)
    for other in range(setup.seats):
        if other != seat:
            settings.fill(other, RIVAL)
    settings.deal_daily(game.slug, day)
    return settings, token


# Who may look


async def may_look(store: Store, settings: TableSettings, player: str) -> bool:
    """Whether somebody may look at a game with a day's deal that is another's: the cards are the same for both."""
    return today() > settings.daily or (player != "" and await store.has_played(settings.deal, player))


# The table of a day


async def dailies(store: Store, player: str) -> list[Daily]:
    """The deals of today, with the player's own tries."""
    day = today()
    return [await _daily(store, game, day, player) for game in registry.games() if has_daily(game)]


async def _daily(store: Store, game: Game, day: str, player: str) -> Daily:
    found = await store.deal_of_day(day, game.slug)
    clean = [] if found is None else _clean(day, await store.first_tries(found.deal, MOST))
    mine = await store.first_try(found.deal, player) if found is not None and player else None
    return Daily(
        game.slug, day, ends(day), seats_of(game), seat_of(game, day), RIVAL, len(clean), _own(day, mine, clean)
    )


async def day_table(store: Store, game: Game, day: str, player: str) -> DayTable:
    """How everybody has done on a day. Tables are told only to those who may look at them."""
    if not has_daily(game):
        raise refused("no-daily", 409, game=game.title)
    found = await store.deal_of_day(day, game.slug)
    if found is None and day != today():
        raise refused("no-such-day", 404)
    clean = [] if found is None else _clean(day, await store.first_tries(found.deal, MOST))
    looks = found is not None and (today() > day or (player != "" and await store.has_played(found.deal, player)))
    daily = await _daily(store, game, day, player)
    return DayTable(
        daily,
        [_standing(clean, one, player, looks) for one in clean[:SHOWN]],
        [earlier for earlier in await store.days(game.slug, DAYS) if earlier != today()],
    )


def _clean(day: str, tries: list[FirstTry]) -> list[FirstTry]:
    """Those that count."""
    return [one for one in tries if _counts(day, one)]


def _counts(day: str, one: FirstTry) -> bool:
    result = one.result
    return result is not None and one.counts and not result.counts and day_of(result.at) == day


def _place(clean: list[FirstTry], one: FirstTry) -> int:
    """Whoever reached the same shares a place."""
    return 1 + sum(_worth(other) > _worth(one) for other in clean)


def _worth(one: FirstTry) -> tuple[float, int]:
    assert one.result is not None
    return one.result.share, one.result.points


def _standing(clean: list[FirstTry], one: FirstTry, player: str, looks: bool) -> DailyStanding:
    assert one.result is not None
    result = result_of(PastResult(one.result, False))
    return DailyStanding(
        place=_place(clean, one),
        name=result.seats[result.seat].name,
        won=won(result) if len(result.seats) > 1 else None,
        points=result.points,
        rank=result.rank,
        me=player != "" and one.player == player,
        table=one.table if looks else None,
    )


def _own(day: str, mine: FirstTry | None, clean: list[FirstTry]) -> DailyTry | None:
    if mine is None:
        return None
    if mine.result is None:
        return DailyTry(
            mine.table, over=False, counts=mine.counts and today() == day, won=None, points=None, rank=None, place=None
        )
    result = result_of(PastResult(mine.result, False))
    counts = _counts(day, mine)
    several = len(result.seats) > 1
    return DailyTry(
        table=mine.table,
        over=True,
        counts=counts,
        won=won(result) if several else None,
        points=result.points,
        rank=result.rank,
        place=_place(clean, mine) if counts else None,
    )
