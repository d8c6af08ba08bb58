"""TTN, SHD, SKK: the shield of a Titan, and the Sidekick in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.games.trick_city.rules import event, zone
from tabletown.games.trick_city.rules.words import DEALT
from tabletown.kernel.layout import PUBLIC

if TYPE_CHECKING:
    from tabletown.games.trick_city.rules.table import City


def build_shield(city: City, seat: i64) -> None:
    """SHD-02, SHD-07: a stack that nobody has looked at, from the top row down."""
    for place in range(DEALT):
        city.draw(zone.DECK, zone.shield(seat) + place)


def return_sidekick(city: City, seat: i64) -> None:
    """SHD-04, SKK-09: from the hand to the middle of the shield."""
    for i in range(city.size(zone.POWERS + seat)):
        kind = city.at(zone.POWERS + seat, i)
        if city.box.powers[kind - city.box.first_power].sidekick:
            city.move(kind, zone.POWERS + seat, zone.SIDEKICK + seat)
            return


def uncover(city: City, seat: i64) -> None:
    """SHD-10, SHD-11, SKK-03, SKK-04: whatever nothing covers any more is turned; the Sidekick goes to the hand."""
    if city.size(zone.SIDEKICK + seat) > 0 and sidekick_is_free(city, seat):
        kind = city.at(zone.SIDEKICK + seat, 0)
        city.move(kind, zone.SIDEKICK + seat, zone.POWERS + seat)
        city.say(event.FREED, seat, kind)
    shield = zone.shield(seat)
    for place in range(DEALT):
        here = shield + place
        if city.size(here) > 0 and not city.knows(PUBLIC, here, 0) and city.is_uncovered(seat, place):
            city.show(here, city.setup.everyone)
            city.say(event.TURNED, seat, city.at(here, 0))


def sidekick_is_free(city: City, seat: i64) -> bool:
    for cover in city.box.shield.sidekick_covered_by:
        if city.size(zone.shield(seat) + cover) > 0:
            return False
    return True
