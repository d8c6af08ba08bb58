"""How to play a game, with its pictures: moments of recorded games, played again by the rules.

Nothing here belongs to a table: the games were recorded for everybody, and each picture holds what its seat may know.
"""

from __future__ import annotations

import logging
from functools import cache
from typing import Final

from tabletown.kernel import how
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.kernel.record import Record
from tabletown.server.audiences import live_position
from tabletown.server.protocol import HowPicture, HowSection, HowToPlay, Player, TableInfo

NAMES: Final = ("Mia", "Ben", "Ada", "Tom", "Eve")
"""What the players of recorded games are called; more of them go by their seats."""


@cache
def how_to_play(game: Game) -> HowToPlay:
    """What the game says; a game whose file is broken says nothing, and the log tells why."""
    try:
        found = how.read(game.folder)
    except BadInput as error:
        _complain(game, str(error))
        return HowToPlay([])
    painted = pictures(game, found)
    return HowToPlay(
        [HowSection(part.id, part.clauses, part.picture is not None, painted.get(part.id)) for part in found.section]
    )


def pictures(game: Game, found: how.Guide) -> dict[str, HowPicture]:
    """The pictures by their sections. Each recorded game is played once, from one of its moments to the next."""
    painted: dict[str, HowPicture] = {}
    records: dict[str, Record] = {}
    wanted = [(part.picture.game, part.picture.move, part.id, part.picture) for part in found.section if part.picture]
    for recording, _, id, picture in sorted(wanted, key=lambda one: one[:3]):
        try:
            record = records[recording] = how.shown(game, found, picture, records.get(recording))
            painted[id] = pictured(record, picture)
        except BadInput as error:
            _complain(game, f"no picture for {id!r}: {error}")
    return painted


def pictured(record: Record, picture: how.Picture) -> HowPicture:
    seat = picture.seat
    return HowPicture(
        table=table_of(record),
        position=live_position(record.game, record.state, seat, "no"),
        events=[event for events in record.events(seat) for event in events],
        touched=picture.touched,
        points=picture.points,
        around=picture.around,
    )


def table_of(record: Record) -> TableInfo:
    """A table at which nobody sits any more."""
    names = (*NAMES, *record.names[len(NAMES) :])
    players = [
        Player(seat, "person", names[seat], "", ready=True, here=True, standin="", idle=False, wishes=[], added="")
        for seat in range(record.seats)
    ]
    return TableInfo(
        id="",
        game=record.game.slug,
        status="playing",
        players=players,
        host=0,
        options=record.options,
        undo="never",
        hints=False,
        pace="quick",
        listed=False,
        watch=True,
        created=0,
        changed=0,
        moves=len(record.moves),
        commitment="",
        origin=None,
        next=None,
        watchers=0,
        proposal=None,
        winners=[],
        alone=None,
        daily="",
        guided=False,
    )


def _complain(game: Game, sentence: str) -> None:
    logging.getLogger(__name__).warning("how to play %s: %s", game.title, sentence)
