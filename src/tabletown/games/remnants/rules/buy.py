"""BUY, OPS-04, OPS-39: black market cards and renown, and what makes cards and developments cheaper."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.remnants.rules import action, event, number, reason, zone
from tabletown.games.remnants.rules.cards import Window
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import NONE
from tabletown.kernel.reasons import LEGAL, about
from tabletown.kernel.step import Actions, Choice


class Buy(Window):
    """BUY-01 to BUY-06: whether a card has been bought, and how much renown, are the second and third argument."""

    def offer(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        out.add(action.DONE)
        if no_renown(quarter, seat) == LEGAL:
            out.add(action.RENOWN)
        if quarter.arg(1) == 0:
            offer_goods(quarter, seat, 0, out)

    def objection(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if code == action.DONE:
            return LEGAL
        if code == action.RENOWN:
            return no_renown(quarter, seat)
        if not action.BUY.has(quarter, code):
            return self.first
        return reason.HAS_BOUGHT if quarter.arg(1) != 0 else no_good(quarter, seat, code, 0)

    def carry_out(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if code == action.DONE:
            quarter.pop()
        elif code == action.RENOWN:
            quarter.set_arg(2, quarter.arg(2) + 1)
            quarter.pay(seat, quarter.box.renown_price)
            quarter.gain_renown(seat, 1)
            quarter.say(event.BOUGHT_RENOWN, seat, quarter.box.renown_price)
        else:
            quarter.set_arg(1, 1)
            buy_good(quarter, seat, kind_of(quarter, code), 0)


def no_renown(quarter: Quarter, seat: i64) -> i64:
    """BUY-03, BUY-05."""
    if quarter.arg(2) >= quarter[number.INFLUENCE + seat]:
        return about(reason.RENOWN_LIMIT, quarter[number.INFLUENCE + seat])
    if quarter[number.RENOWN_POOL] == 0:
        return reason.POOL_EMPTY
    return LEGAL if quarter[number.ARCS + seat] >= quarter.box.renown_price else reason.RENOWN_PRICE


def kind_of(quarter: Quarter, code: i64) -> i64:
    return quarter.box.first_good + action.BUY.read(quarter, code)


def offer_goods(quarter: Quarter, seat: i64, off: i64, out: Actions) -> None:
    first = action.BUY.first(quarter) - quarter.box.first_good
    before: i64 = NONE
    for place in range(quarter.size(zone.GOODS)):
        kind = quarter.at(zone.GOODS, place)
        if kind != before and quarter.good_price(kind, off) <= quarter[number.ARCS + seat]:
            out.add(first + kind)
        before = kind


def no_good(quarter: Quarter, seat: i64, code: i64, off: i64) -> i64:
    """Why a card of the black market cannot be bought, so much cheaper."""
    kind = kind_of(quarter, code)
    if quarter.count(zone.GOODS, kind) == 0:
        return reason.NOT_FOR_SALE
    price = quarter.good_price(kind, off)
    return LEGAL if price <= quarter[number.ARCS + seat] else about(reason.GOOD_PRICE, price)


def buy_good(quarter: Quarter, seat: i64, kind: i64, off: i64) -> None:
    """BUY-01, EFF-11: a discount on it is used up."""
    price = quarter.good_price(kind, off)
    quarter.pay(seat, price)
    quarter[quarter.discount_on(kind)] = 0
    quarter.move(kind, zone.GOODS, zone.HAND + seat)
    quarter[number.OWNED + seat] += 1
    quarter.say(event.BOUGHT, seat, kind, price)


class Bazaar(Choice[Quarter]):
    """OPS-39: one faceup card for less, as the second argument says; no Buy action."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        offer_goods(quarter, seat, quarter.arg(1), out)

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if not action.BUY.has(quarter, code):
            return self.first
        return no_good(quarter, seat, code, quarter.arg(1))

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        off = quarter.arg(1)
        quarter.pop()
        buy_good(quarter, seat, kind_of(quarter, code), off)
        quarter.review_influence()


class Cheapen(Choice[Quarter]):
    """OPS-04: names what costs less this turn; by how much, and whether a development may be named, are arguments."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        if quarter.arg(2) == 1:
            for type in range(len(quarter.box.developments)):
                if quarter[number.TILES_LEFT + type] > 0:
                    out.add(action.CHEAPEN_TYPE.code(quarter, type))
        quarter.offer_kinds(zone.GOODS, out, action.CHEAPEN.first(quarter) - quarter.box.first_good)

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if action.CHEAPEN.has(quarter, code):
            kind = quarter.box.first_good + action.CHEAPEN.read(quarter, code)
            return LEGAL if quarter.count(zone.GOODS, kind) > 0 else reason.NOT_FOR_SALE
        if not action.CHEAPEN_TYPE.has(quarter, code):
            return self.first
        if quarter.arg(2) == 0:
            return reason.ONLY_GOODS
        type = action.CHEAPEN_TYPE.read(quarter, code)
        return LEGAL if quarter[number.TILES_LEFT + type] > 0 else reason.NO_TILE_LEFT

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        off = quarter.arg(1)
        if action.CHEAPEN.has(quarter, code):
            kind = quarter.box.first_good + action.CHEAPEN.read(quarter, code)
            quarter[quarter.discount_on(kind)] += off
            quarter.say(event.CHEAPER, seat, kind, off)
        else:
            type = action.CHEAPEN_TYPE.read(quarter, code)
            quarter[quarter.type_discount(type)] += off
            quarter.say(event.CHEAPER_TYPE, seat, type, off)
        quarter.pop()
