"""TRM, SIZ, CON, POL, CRC: why a Building may not be added on a space. The first reason that holds is the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.games.card_city.rules import number, reason
from tabletown.games.card_city.rules.words import FACTORY, GRID, HOME, PARK, SHOP, STATION
from tabletown.kernel.boards import DIRECTIONS, around, beside
from tabletown.kernel.reasons import LEGAL, about

if TYPE_CHECKING:
    from tabletown.games.card_city.rules.region import Region


def no_open_space(region: Region, seat: i64, space: i64, on_clouds: bool) -> i64:
    """TRM-01, POL-03, SIZ-02."""
    bit = GRID.bits[space]
    if region.is_near(seat, space):
        if region.buildings(seat) & bit:
            return reason.TAKEN
        if region.clouds(seat) & bit and not on_clouds:
            return reason.CLOUDED
    return LEGAL if region.fits(seat, space) else about(reason.OUTSIDE, region.plan.square)


def no_site(region: Region, seat: i64, kind: i64, space: i64, price: i64, too_dear: i64) -> i64:
    """Why a Building may not be added on a space, for a price; `too_dear` is the reason of whoever cannot pay it."""
    bit = GRID.bits[space]
    fault = no_open_space(region, seat, space, region.plan.counts_as[PARK][kind] == 1)
    if fault != LEGAL:
        return fault
    if not region.is_near(seat, space) or around(region.buildings(seat)) & bit == 0:
        return reason.NO_CONTACT
    if region[number.MONEY + seat] < price:
        return about(too_dear, price)
    if not region.has_room(seat, kind):
        return about(reason.CITY_FULL, region.limit(seat))
    if kind == STATION:
        return LEGAL
    if region.is_lawless(seat) and around(region.crimes(seat)) & bit:
        return reason.CRIME_BESIDE
    return _bad_neighbour(region, seat, kind, bit)


def _bad_neighbour(region: Region, seat: i64, kind: i64, bit: i64) -> i64:
    """CON-02 to CON-04, then POL-04."""
    is_home = region.plan.counts_as[HOME][kind] == 1
    is_shop = region.plan.counts_as[SHOP][kind] == 1
    is_factory = region.plan.counts_as[FACTORY][kind] == 1
    homes, shops = region.of_type(seat, HOME), region.of_type(seat, SHOP)
    factories = region.of_type(seat, FACTORY)
    for direction in range(len(DIRECTIONS)):
        neighbour = beside(bit, direction)
        if is_home and neighbour & homes:
            return about(reason.HOME_BY_HOME, direction)
        if is_shop and neighbour & shops:
            return about(reason.SHOP_BY_SHOP, direction)
        if is_home and neighbour & factories:
            return about(reason.HOME_BY_FACTORY, direction)
        if is_factory and neighbour & homes:
            return about(reason.FACTORY_BY_HOME, direction)
    return no_clean_air(region, seat, bit) if is_home else LEGAL


def no_clean_air(region: Region, seat: i64, bit: i64) -> i64:
    """POL-04."""
    for direction in range(len(DIRECTIONS)):
        if beside(bit, direction) & region.clouds(seat):
            return about(reason.HOME_BY_CLOUD, direction)
    return LEGAL
