"""Numbers that a table shows beside a view: who would win now, and what each play would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.trick_city.rules import action, number, step, zone
from tabletown.games.trick_city.rules.play import lay, strike
from tabletown.games.trick_city.rules.table import City
from tabletown.games.trick_city.rules.words import DEALT, NONE
from tabletown.kernel.records import View
from tabletown.kernel.view import seen as view_seen

if TYPE_CHECKING:
    from tabletown.games.trick_city.game import TrickCity

COUNTERS, SETS, FOLLOWS, LEAVES, LIES_DOWN = 1, 2, 3, 4, 5
"""What a play does: it counters, sets the lead suit, follows it, leaves it, or lies face down."""


def figures(game: TrickCity, view: View) -> dict[str, int | list[int]]:
    """`sides` and `titans` are about each seat: its side, and whether it is a Titan.

    `winning` is the spot that would win now, from 1, or 0; `prize` what it would earn; `most` the maximum here;
    `highest` whether the highest card wins here, `narrow` whether only cards of the lead suit can win now.

    The lists go with the plays that the reader may make now, by code: `does` as above, the value that the card would
    have (or has when it counters), the VP for which it would be winning (-1 if it would not), and what it `opens` in
    the shield.
    """
    city = seen(game, view)
    found: dict[str, int | list[int]] = {
        "sides": game.sides(view.seats, view.options),
        "titans": [int(city.is_titan(seat)) for seat in range(view.seats)],
    }
    if city.size(zone.LOCATION) == 0:
        return found
    winner = city.winner()
    found["winning"] = int(winner) + 1
    found["prize"] = 0 if winner == NONE else int(city.prize(winner))
    found["most"] = int(city.location().most)
    found["highest"] = int(city.location().highest_wins)
    found["narrow"] = int(city.only_lead_suit())
    if view.step == "play" and view.seat is not None and view.actors == [view.seat]:
        city.push(step.PLAY, view.seat)
        city.advance()
        plays = [int(code) for code in city.legal(view.seat)]
        previews = [preview(city, view.seat, code) for code in plays]
        found["play"] = plays
        for i, name in enumerate(("does", "value", "wins", "opens")):
            found[name] = [outcome[i] for outcome in previews]
    return found


def preview(city: City, seat: int, code: int) -> tuple[int, int, int, int]:
    """What a play does, its value, the VP for which it would be winning, and what it opens in the shield."""
    after = city.clone()
    assert isinstance(after, City)
    spot = city[number.SPOT]
    lead = city[number.LEAD_SUIT]
    lay(after, seat, action.PLAY.read(after, code))
    value = after.value_on(spot)  # before a counter, which takes suit and value away
    if strike(after, spot):
        does = COUNTERS
    elif not after.is_up(spot):
        does = LIES_DOWN
    else:
        does = SETS if after[number.LEAD_SUIT] != lead else FOLLOWS if after[number.SUIT + spot] == lead else LEAVES
    winning = int(after.prize(spot)) if after.winner() == spot else NONE
    return does, int(value), winning, uncovered(after, seat) & ~uncovered(city, seat)


def uncovered(city: City, seat: int) -> int:
    """The places in a shield that nothing covers, one bit for each in the order of the deal; the next: the Sidekick."""
    if not city.is_titan(seat):
        return 0
    bits = 0 if city.size(zone.SIDEKICK + seat) else 1 << DEALT
    for place in range(DEALT):
        if city.size(zone.shield(seat) + place) and city.is_uncovered(seat, place):
            bits |= 1 << place
    return bits


def seen(game: TrickCity, view: View) -> City:
    """The position as far as a view tells it."""
    city = view_seen(game, view)
    assert isinstance(city, City)
    return city
