"""Tables of one: which deal is played, whether it is the first try, and what this player's best is.

There are no accounts. A browser keeps a key of its own for whoever plays alone there; the store has only its hash. What
counts for a best is the first try at a deal, without moves taken back after something had come to light, and without
a bot that played: the other tries are shown, and do not count.
"""

from __future__ import annotations

from tabletown.kernel.game import Game
from tabletown.kernel.setup import configuration
from tabletown.kernel.state import State
from tabletown.server.problems import refused
from tabletown.server.protocol import Alone, Attempt, Best
from tabletown.server.store import AttemptRow
from tabletown.server.stored_table import StoredTable
from tabletown.server.table_settings import TableSettings


def attempt_row(game: Game, settings: TableSettings, state: State) -> AttemptRow | None:
    """A try at a deal as it is stored, when it begins and when it is over; None where the deal has no name."""
    if not settings.deal:
        return None
    seat = settings.host
    points = int(state.points(seat)) if state.over else None
    player = settings.seats[seat].record
    return AttemptRow(settings.deal, player, _configuration(game, settings), points, settings.spoilt == "")


def standing_of(settings: TableSettings, state: State | None) -> Alone | None:
    """How somebody who plays alone stands; None where several play, or nothing is dealt."""
    if state is None or state.setup.seats > 1:
        return None
    ranks, again = list(state.setup.ranks), bool(settings.dealt_for) and not settings.daily
    if not state.over:
        return Alone(ranks, None, None, again)
    return Alone(ranks, int(state.points(0)), state.rank(), again)


async def attempt(table: StoredTable, seat: int | None) -> Attempt:
    """How this try compares with others at tables like this one; bests are told to nobody but the player."""
    settings = table.settings
    if not settings.deal or len(settings.seats) > 1:
        raise refused("not-alone", 409)
    if table.status != "over":
        raise refused("not-over", 403)
    store = table.services.store
    tries = await store.tries(table.id)
    best = None
    player = settings.seats[0].record
    if seat is not None and player:
        points = await store.best(player, _configuration(table.game, settings), table.id)
        best = None if points is None else Best(points, _rank(table, points))
    return Attempt(settings.deal, tries + 1, settings.spoilt, best)


def _configuration(game: Game, settings: TableSettings) -> str:
    return configuration(game.slug, settings.rules, settings.content, settings.options)


def _rank(table: StoredTable, points: int) -> int | None:
    """The rank of a score by the rules of this table, if they are known here."""
    state = table.course.state
    return None if state is None else state.setup.rank_of(points)
