"""BLD, POL, DEB, CRB: the cards of a lot are built, Industries smoke, Crimes are laid."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.card_city.rules import action, event, number, reason, step, zone
from tabletown.games.card_city.rules.region import Region
from tabletown.games.card_city.rules.sites import no_open_space, no_site
from tabletown.games.card_city.rules.words import CITY_HALL, CLOUD, CRIME, FACTORY, GRID, NONE
from tabletown.kernel.boards import around
from tabletown.kernel.layout import PUBLIC
from tabletown.kernel.reasons import LEGAL, about
from tabletown.kernel.step import Actions, Choice


class Loan(Choice[Region]):
    """DEB-01: before anything is built, one loan may be taken."""

    def enter(self, region: Region, seat: i64) -> None:
        if region[number.LOANS + seat] >= region.plan.box.most_loans:
            region.replace(step.BUILD, seat)

    def legal(self, region: Region, seat: i64, out: Actions) -> None:
        out.add(action.BORROW)
        out.add(action.DECLINE)

    def fault(self, region: Region, seat: i64, code: i64) -> i64:
        return LEGAL if code in (action.BORROW, action.DECLINE) else self.first

    def choose(self, region: Region, seat: i64, code: i64) -> None:
        if code == action.BORROW:
            region[number.LOANS + seat] += 1
            region[number.MONEY + seat] += region.plan.box.loan
            region.say(event.BORROWED, seat, region.plan.box.loan)
        else:
            region.say(event.NO_LOAN, seat)
        region.replace(step.BUILD, seat)


class Build(Choice[Region]):
    """BLD-01, BLD-02: one card after the other, while any fits; the second argument is what has been built."""

    def enter(self, region: Region, seat: i64) -> None:
        go_on(region, seat)

    def resume(self, region: Region, seat: i64) -> None:
        """The Pollution Cloud of an Industry is laid."""
        go_on(region, seat)

    def legal(self, region: Region, seat: i64, out: Actions) -> None:
        lot = zone.LOT + seat
        before: i64 = NONE
        for place in range(region.size(lot)):
            kind = region.at(lot, place)
            if kind != before:
                region.offer_spaces(seat, region.lot_sites(seat, kind), action.BUILD.code(kind, 0), out)
            before = kind

    def fault(self, region: Region, seat: i64, code: i64) -> i64:
        if code == action.BORROW and region.plan.indebted and region[number.LOANS + seat] >= region.plan.box.most_loans:
            return about(reason.TOO_MANY_LOANS, region.plan.box.most_loans)
        if not action.BUILD.has(code):
            return self.first
        kind, space = action.BUILD.read(code)
        if region.count(zone.LOT + seat, kind) == 0:
            return reason.NOT_IN_LOT
        return no_site(region, seat, kind, space, region.plan.box.cards.cost[kind], reason.LEISURE_PRICE)

    def choose(self, region: Region, seat: i64, code: i64) -> None:
        kind, space = action.BUILD.read(code)
        bit = GRID.bits[space]
        lay_open(region, seat, kind)
        region.set_arg(1, region.arg(1) | bit)
        place(region, seat, kind, space, zone.LOT + seat)
        region.say(event.BUILT, seat, kind, space)
        cost = region.plan.box.cards.cost[kind]
        if cost > 0:  # BLD-03
            region.pay(seat, cost)
            region.say(event.PAID, seat, cost)
        if not smokes(region, seat, kind, space):
            go_on(region, seat)


def lay_open(region: Region, seat: i64, kind: i64) -> None:
    """HID-04: a card of a lot is about to be seen; if others see it for the first time, that is not taken back."""
    lot = zone.LOT + seat
    region.recognise(kind, lot, region.setup.everyone)
    for i in range(region.size(lot)):
        if region.at(lot, i) == kind and region.knows(PUBLIC, lot, i):
            return
    if region.seats > 1:
        region.barrier += 1


def place(region: Region, seat: i64, kind: i64, space: i64, source: i64) -> None:
    """POL-06: a Park on a Pollution Cloud sends it back to the supply."""
    clouds = region.clouds(seat)
    region.add(seat, kind, space, source)
    if region.clouds(seat) != clouds:
        region.say(event.CLEARED, seat, space)


def smokes(region: Region, seat: i64, kind: i64, space: i64) -> bool:
    """POL-01: whether a card that has come into the city is an Industry with a Pollution Cloud to lay."""
    if region.plan.counts_as[FACTORY][kind] == 0 or region.smoke_sites(seat, GRID.bits[space]) == 0:
        return False
    region.push(step.POLLUTE, seat, space)
    return True


def go_on(region: Region, seat: i64) -> None:
    """BLD-05, CRB-01: what no longer fits is discarded, and then a Crime is laid."""
    lot = zone.LOT + seat
    for i in range(region.size(lot)):
        if region.lot_sites(seat, region.at(lot, i)):
            return
    while region.size(lot) > 0 and region.at(lot, 0) != CRIME:
        kind = region.at(lot, 0)
        lay_open(region, seat, kind)
        region.move(kind, lot, zone.DISCARD)
        region.say(event.DISCARDED, seat, kind)
    if region.size(lot) == 0:
        region.pop()
        return
    lay_open(region, seat, CRIME)
    if scenes(region, seat, region.arg(1)):
        region.show(lot, region.setup.everyone)
        region.replace(step.COMMIT, seat, region.arg(1))
    else:
        region.move(CRIME, lot, zone.DISCARD)  # CRB-05, CRB-06
        region.say(event.NO_SCENE, seat)
        region.pop()


class Pollute(Choice[Region]):
    """POL-01: the Pollution Cloud of an Industry, whose space is the second argument."""

    def legal(self, region: Region, seat: i64, out: Actions) -> None:
        board = region.smoke_sites(seat, GRID.bits[region.arg(1)])
        region.offer_spaces(seat, board, action.POLLUTE.first, out)

    def fault(self, region: Region, seat: i64, code: i64) -> i64:
        if not action.POLLUTE.has(code):
            return self.first
        space = action.POLLUTE.read(code)
        fault = no_open_space(region, seat, space, False)
        if fault != LEGAL:
            return fault
        touches = region.is_near(seat, space) and around(GRID.bits[region.arg(1)]) & GRID.bits[space] != 0
        return LEGAL if touches else reason.CLOUD_APART

    def choose(self, region: Region, seat: i64, code: i64) -> None:
        space = action.POLLUTE.read(code)
        region.add(seat, CLOUD, space, zone.STACK_CLOUD)
        region.say(event.SMOKED, seat, space)
        region.pop()
        region.step().resume(region, seat)


def scenes(region: Region, seat: i64, built: i64) -> i64:
    """CRB-02 to CRB-06: the Buildings that a Crime may be laid on."""
    if built:
        return built
    buildings = region.buildings(seat)
    if buildings == region.city(CITY_HALL, seat):
        return 0
    return buildings & ~region.crimes(seat)


class Commit(Choice[Region]):
    """CRB-02, CRB-03: the Crime of a lot is laid on a Building; the second argument is what has been built."""

    def legal(self, region: Region, seat: i64, out: Actions) -> None:
        region.offer_spaces(seat, scenes(region, seat, region.arg(1)), action.COMMIT.first, out)

    def fault(self, region: Region, seat: i64, code: i64) -> i64:
        if not action.COMMIT.has(code):
            return self.first
        space, built = action.COMMIT.read(code), region.arg(1)
        bit = GRID.bits[space] if region.is_near(seat, space) else 0
        if built:
            return LEGAL if built & bit else reason.NOT_JUST_BUILT
        if region.buildings(seat) & bit == 0:
            return reason.NO_BUILDING
        return reason.HAS_CRIME if region.crimes(seat) & bit else LEGAL

    def choose(self, region: Region, seat: i64, code: i64) -> None:
        space = action.COMMIT.read(code)
        region.add(seat, CRIME, space, zone.LOT + seat)
        region.say(event.STRUCK, seat, region.kind_at(seat, GRID.bits[space]), space)
        region.pop()
