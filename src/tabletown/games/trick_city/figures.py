"""Numbers that a table shows beside a view: who would win now, and what each play would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.trick_city.rules.layout import LEAD_SUIT, LOCATION, NONE, PLAY, SPOT, SUIT, VALUE
from tabletown.games.trick_city.rules.play import lay
from tabletown.games.trick_city.rules.table import City
from tabletown.kernel.shown import View

if TYPE_CHECKING:
    from tabletown.games.trick_city.game import TrickCity

COUNTERS, SETS, FOLLOWS, LEAVES, LIES_DOWN = 1, 2, 3, 4, 5
"""What a play does: it counters, sets the lead suit, follows it, leaves it, or lies face down."""


def figures(game: TrickCity, view: View) -> dict[str, int | list[int]]:
    """`winning` is the spot that would win now, from 1, or 0; `prize` what it would earn; `most` the maximum here.

    The lists go with the plays that the reader may make now, by code: `does` as above, the value that the card would
    have, and the VP for which it would be winning; -1 if it would not.
    """
    city = seen(game, view)
    if city.size(LOCATION) == 0:
        return {}
    winner = city.winner()
    found: dict[str, int | list[int]] = {
        "winning": int(winner) + 1,
        "prize": 0 if winner == NONE else int(city.prize(winner)),
        "most": int(city.location().most),
    }
    if view.step == "play" and view.seat is not None and view.actors == [view.seat]:
        city.push(PLAY, view.seat)
        city.advance()
        plays = [int(code) for code in city.legal(view.seat)]
        previews = [preview(city, view.seat, code) for code in plays]
        found["play"] = plays
        for i, name in enumerate(("does", "value", "wins")):
            found[name] = [outcome[i] for outcome in previews]
    return found


def preview(city: City, seat: int, play: int) -> tuple[int, int, int]:
    """What a play does, its value, and the VP for which it would be winning."""
    after = city.clone()
    assert isinstance(after, City)
    spot = city[SPOT]
    lead = city[LEAD_SUIT]
    lay(after, seat, play)
    winning = int(after.prize(spot)) if after.winner() == spot else NONE
    if after.is_up(spot):
        does = SETS if after[LEAD_SUIT] != lead else FOLLOWS if after[SUIT + spot] == lead else LEAVES
    else:
        does = COUNTERS if not after.is_up(spot - 1) and spot > 0 and city.is_up(spot - 1) else LIES_DOWN
    return does, int(after[VALUE + spot]), winning


def seen(game: TrickCity, view: View) -> City:
    """The position as far as a view tells it; a card that it does not know lies there as any card, face down."""
    city = game.blank(game.setup(view.seats, view.options))
    assert isinstance(city, City)
    for name, first, _, _ in game.layout.numbers:
        told = view.numbers[name]
        for i, value in enumerate(told if isinstance(told, list) else [told]):
            city[first + i] = value
    for zone in range(game.layout.zone_count):
        pieces = view.zones.get(game.layout.zone_name(zone), [])
        for i, kind in enumerate(pieces):
            city.kinds[city.start[zone] + i] = 0 if kind is None else game.layout.kinds.index(kind)
            city.marks[city.start[zone] + i] = 0 if kind is None else city.setup.everyone
        city.sizes[zone] = len(pieces)
    return city
