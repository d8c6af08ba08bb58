"""EOT, CRP, REN, DEB: what a player may do at the end of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.card_city.rules import action, event, number, reason, zone
from tabletown.games.card_city.rules.construction import smokes
from tabletown.games.card_city.rules.region import Region
from tabletown.games.card_city.rules.sites import no_site
from tabletown.games.card_city.rules.turns import repay
from tabletown.games.card_city.rules.words import CITY_HALL, FACTORY, GRID, INDUSTRY, STATION
from tabletown.kernel.boards import first_group
from tabletown.kernel.reasons import LEGAL, about
from tabletown.kernel.step import Actions, Choice


class Improve(Choice[Region]):
    """EOT-04: in any order, until done; the other arguments count what was bought and demolished."""

    def enter(self, region: Region, seat: i64) -> None:
        self.go_on(region, seat)

    def go_on(self, region: Region, seat: i64) -> None:
        """Whoever can do nothing more is done."""
        if not (
            industry_sites(region, seat)
            or station_sites(region, seat)
            or demolishable(region, seat)
            or can_repay(region, seat)
        ):
            region.pop()

    def resume(self, region: Region, seat: i64) -> None:
        """The Pollution Cloud of an Industry is laid."""
        self.go_on(region, seat)

    def legal(self, region: Region, seat: i64, out: Actions) -> None:
        region.offer_spaces(seat, industry_sites(region, seat), action.BUY.first, out)
        region.offer_spaces(seat, station_sites(region, seat), action.POLICE.first, out)
        region.offer_spaces(seat, demolishable(region, seat), action.DEMOLISH.first, out)
        if can_repay(region, seat):
            out.add(action.REPAY)
        out.add(action.DONE)

    def fault(self, region: Region, seat: i64, code: i64) -> i64:
        if code == action.DONE:
            return LEGAL
        if code == action.REPAY:
            return no_repayment(region, seat)
        if action.BUY.has(code):
            return no_purchase(region, seat, action.BUY.read(code))
        if action.POLICE.has(code):
            return no_station(region, seat, action.POLICE.read(code))
        if action.DEMOLISH.has(code):
            return no_demolition(region, seat, action.DEMOLISH.read(code))
        return self.first

    def choose(self, region: Region, seat: i64, code: i64) -> None:
        if code == action.DONE:
            region.pop()
            return
        if code == action.REPAY:
            repay(region, seat)
        elif action.BUY.has(code):
            if buy(region, seat, action.BUY.read(code)):
                return
        elif action.POLICE.has(code):
            build_station(region, seat, action.POLICE.read(code))
        else:
            demolish(region, seat, action.DEMOLISH.read(code))
        self.go_on(region, seat)


# An Industry


def industry_sites(region: Region, seat: i64) -> i64:
    """EOT-01 to EOT-03."""
    box = region.plan.box
    if region.arg(1) >= box.purchases or region.size(zone.STACK_INDUSTRY) == 0:
        return 0
    return region.sites(seat, INDUSTRY) if region[number.MONEY + seat] >= box.industry_price else 0


def no_purchase(region: Region, seat: i64, space: i64) -> i64:
    if region.arg(1) >= region.plan.box.purchases:
        return reason.BOUGHT
    if region.size(zone.STACK_INDUSTRY) == 0:
        return reason.NO_INDUSTRY
    return no_site(region, seat, INDUSTRY, space, region.plan.box.industry_price, reason.INDUSTRY_PRICE)


def buy(region: Region, seat: i64, space: i64) -> bool:
    """EOT-02, EOT-03: whether it smokes."""
    price = region.plan.box.industry_price
    region.pay(seat, price)
    region.set_arg(1, region.arg(1) + 1)
    region.add(seat, INDUSTRY, space, zone.STACK_INDUSTRY)
    region.say(event.BOUGHT, seat, space, price)
    return smokes(region, seat, INDUSTRY, space)


# A Police Station


def station_sites(region: Region, seat: i64) -> i64:
    """CRP-01 to CRP-04."""
    wanted = region.plan.crime and region.crimes(seat) != 0 and region.station(seat) == 0
    return region.sites(seat, STATION) if wanted and region[number.MONEY + seat] >= region.plan.box.station_price else 0


def no_station(region: Region, seat: i64, space: i64) -> i64:
    if not region.plan.crime:
        return reason.NO_CRIME_GAME
    if region.station(seat):
        return reason.HAS_STATION
    if not region.crimes(seat):
        return reason.NO_CRIME
    return no_site(region, seat, STATION, space, region.plan.box.station_price, reason.STATION_PRICE)


def build_station(region: Region, seat: i64, space: i64) -> None:
    price = region.plan.box.station_price
    region.pay(seat, price)
    region.add(seat, STATION, space, zone.STACK_STATION)
    region.say(event.POLICED, seat, space, price)


# Renewed City


def demolishable(region: Region, seat: i64) -> i64:
    """REN-01 to REN-04, CRE-03: the Buildings that may be demolished."""
    box = region.plan.box
    if not region.plan.renewed or region.arg(2) > 0 or region[number.MONEY + seat] < box.demolition_price:
        return 0
    left = region.buildings(seat) & ~kept(region, seat)
    found: i64 = 0
    while left:
        bit = left & -left
        left ^= bit
        if not splits(region, seat, bit) and not overflows(region, seat, bit):
            found |= bit
    return found


def kept(region: Region, seat: i64) -> i64:
    """REN-02, CRE-03."""
    return region.city(CITY_HALL, seat) | region.crimes(seat) | region.station(seat)


def splits(region: Region, seat: i64, bit: i64) -> bool:
    """REN-03."""
    rest = region.buildings(seat) & ~bit
    return first_group(rest) != rest


def overflows(region: Region, seat: i64, bit: i64) -> bool:
    """REN-04."""
    if region.of_type(seat, FACTORY) & bit == 0:
        return False
    return region.city_size(seat) > region.limit(seat) - region.plan.box.limit_per_industry


def no_demolition(region: Region, seat: i64, space: i64) -> i64:
    if not region.plan.renewed:
        return reason.NOT_RENEWED
    if region.arg(2) > 0:
        return reason.DEMOLISHED
    bit = GRID.bits[space]
    if not region.is_near(seat, space) or region.buildings(seat) & bit == 0:
        return reason.NOTHING_THERE
    if region[number.MONEY + seat] < region.plan.box.demolition_price:
        return about(reason.DEMOLITION_PRICE, region.plan.box.demolition_price)
    if region.city(CITY_HALL, seat) & bit:
        return reason.CITY_HALL_STAYS
    if kept(region, seat) & bit:
        return reason.SCENE_STAYS
    if splits(region, seat, bit):
        return reason.WOULD_SPLIT
    return reason.WOULD_OVERFLOW if overflows(region, seat, bit) else LEGAL


def demolish(region: Region, seat: i64, space: i64) -> None:
    region.pay(seat, region.plan.box.demolition_price)
    region.set_arg(2, 1)
    kind = region.demolish(seat, space)
    region.say(event.DEMOLISHED, seat, kind, space)


# Indebted City


def can_repay(region: Region, seat: i64) -> bool:
    """DEB-02."""
    return region[number.LOANS + seat] > 0 and region[number.MONEY + seat] >= region.plan.box.repayment


def no_repayment(region: Region, seat: i64) -> i64:
    if not region.plan.indebted:
        return reason.NOT_INDEBTED
    if region[number.LOANS + seat] == 0:
        return reason.NO_LOAN
    return LEGAL if can_repay(region, seat) else about(reason.REPAYMENT, region.plan.box.repayment)
