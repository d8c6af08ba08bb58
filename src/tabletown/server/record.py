"""My record: the games that somebody has finished here, by a key that the browser keeps; the store has only its hash.

What a player may remember of a game is written down once, when it is over, for each person who sat there with such a
key. A game that went on from a moment of another table is practice and leaves nothing. Some are listed and do not
count: a bot ended the game on the seat, it was no clean first try at its deal, or the player had several seats.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from tabletown.kernel import registry
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.kernel.records import Message
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tabletown.server.protocol import GameRecord, NotCounted, PlayerRecord, Result, ResultSeat, Tally
from tabletown.server.store import PastResult, ResultRow
from tabletown.server.table_settings import TableSettings

MOST: Final = 2000
"""So many of the latest games are looked at."""
LATEST: Final = 20
"""So many of them are told one by one."""
MIXED: Final = "mixed"
"""The level of bots of different levels."""


class Remembered(msgspec.Struct, frozen=True):
    """What is stored of a finished game besides the columns: no more than the table showed to those who sat there."""

    seats: list[ResultSeat]
    options: dict[str, Value]
    """Those that were not as usual."""
    winners: list[int]
    rank: Message | None
    moves: int


# Writing


def result_rows(
    game: Game, table: str, settings: TableSettings, state: State, moves: int, at: int
) -> tuple[ResultRow, ...]:
    """The finished game, for the record of each person who is known by a key."""
    if settings.practice:
        return ()
    shares = state.returns()
    rank = state.rank()
    played = Remembered(
        seats=[ResultSeat(name, seat.bot) for name, seat in zip(settings.names(), settings.seats, strict=True)],
        options=_unusual(game, settings.options),
        winners=[seat for seat, share in enumerate(shares) if share and len(shares) > 1],
        rank=None if rank is None else state.setup.ranks[rank].name,
        moves=moves,
    )
    written = msgspec.json.encode(played).decode()
    return tuple(
        ResultRow(
            table=table,
            seat=number,
            player=seat.record,
            game=game.slug,
            share=float(shares[number]) if len(shares) > 1 else 0.0,
            points=int(state.points(number)),
            counts=_counts(settings, number),
            at=at,
            played=written,
        )
        for number, seat in enumerate(settings.seats)
        if seat.person and seat.record
    )


def _counts(settings: TableSettings, seat: int) -> NotCounted:
    there = settings.seats[seat]
    if sum(other.record == there.record for other in settings.seats) > 1:
        return "self"
    return settings.spoilt or ("bot" if there.standin else "")


def _unusual(game: Game, options: dict[str, Value]) -> dict[str, Value]:
    usual = {option.name: option.default for option in game.options}
    return {name: value for name, value in options.items() if value != usual[name]}


# Reading


def result_of(past: PastResult) -> Result:
    """A finished game as its player is told of it."""
    row = past.row
    played = msgspec.json.decode(row.played, type=Remembered)
    counts = msgspec.convert(row.counts or ("again" if past.again else ""), NotCounted)
    return Result(
        table=row.table,
        game=row.game,
        seat=row.seat,
        seats=played.seats,
        options=played.options,
        winners=played.winners,
        points=row.points,
        rank=played.rank,
        at=row.at,
        moves=played.moves,
        counts=counts,
    )


def record_of(past: Iterable[PastResult]) -> PlayerRecord:
    """All that a player has reached, from the latest game back to the first."""
    results = [result_of(one) for one in past if _is_here(one.row.game)]
    counted = [result for result in results if not result.counts]
    return PlayerRecord(
        games=[_game(slug, counted) for slug in dict.fromkeys(result.game for result in counted)],
        tallies=_tallies(counted),
        latest=results[:LATEST],
    )


def _is_here(slug: str) -> bool:
    """Whether this server still has the game."""
    try:
        registry.game(slug)
    except BadInput:
        return False
    return True


def won(result: Result) -> bool:
    """Whether its player has won: alone or with others, but not with all."""
    return result.seat in result.winners and len(result.winners) < len(result.seats)


def lost(result: Result) -> bool:
    return len(result.seats) > 1 and result.seat not in result.winners


def rivals(result: Result) -> str:
    """Whom the player met: the bot of all other seats, `mixed` for several levels; nothing if there were people."""
    bots = {there.level for seat, there in enumerate(result.seats) if seat != result.seat}
    if "" in bots or not bots:
        return ""
    return bots.pop() if len(bots) == 1 else MIXED


def _game(slug: str, counted: list[Result]) -> GameRecord:
    mine = [result for result in counted if result.game == slug and len(result.seats) > 1]
    streaks = list(_streaks(mine))
    return GameRecord(
        game=slug,
        played=sum(result.game == slug for result in counted),
        several=len(mine),
        won=sum(map(won, mine)),
        lost=sum(map(lost, mine)),
        streak=streaks[0] if streaks else 0,
        longest=max([0, *streaks]),
    )


def _streaks(results: list[Result]) -> Iterator[int]:
    """How often in a row the player has won, or lost (below 0), the latest first. A draw ends both."""
    length = 0
    for result in results:
        step = won(result) - lost(result)
        if step * length <= 0 and length:
            yield length
            length = 0
        length += step
        if not step:
            yield 0
    if length:
        yield length


def _tallies(counted: list[Result]) -> list[Tally]:
    """What was reached, for each kind of game by itself."""
    kinds: dict[bytes, list[Result]] = {}
    for result in counted:
        kind = result.game, len(result.seats), result.seat, rivals(result), sorted(result.options.items())
        kinds.setdefault(msgspec.json.encode(kind), []).append(result)
    return [_tally(results) for results in kinds.values()]


def _tally(alike: list[Result]) -> Tally:
    best = max(alike, key=lambda result: result.points)
    return Tally(
        game=best.game,
        seats=len(best.seats),
        seat=best.seat,
        level=rivals(best),
        options=best.options,
        played=len(alike),
        won=sum(map(won, alike)),
        lost=sum(map(lost, alike)),
        best=best.points,
        rank=best.rank,
        table=best.table,
    )
