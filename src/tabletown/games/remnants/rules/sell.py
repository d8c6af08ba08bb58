"""SEL, OPS-09, REF: products are sold; a hand is refreshed."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.remnants.rules import action, event, number, reason, zone
from tabletown.games.remnants.rules.cards import Window
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.sites import can_sell
from tabletown.games.remnants.rules.words import NONE, SPACES
from tabletown.kernel.reasons import LEGAL, about
from tabletown.kernel.step import Actions, Choice


class Sell(Window):
    """SEL-01 to SEL-03: one product after the other, at most as many as his influence; the second argument counts."""

    def offer(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        out.add(action.DONE)
        if quarter.arg(1) < quarter[number.INFLUENCE + seat]:
            offer_sales(quarter, seat, out)

    def objection(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if code == action.DONE:
            return LEGAL
        if not action.SELL.has(code):
            return self.first
        if quarter.arg(1) >= quarter[number.INFLUENCE + seat]:
            return about(reason.SALE_LIMIT, quarter[number.INFLUENCE + seat])
        return no_sale(quarter, seat, action.SELL.read(code))

    def carry_out(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if code == action.DONE:
            quarter.pop()
        else:
            quarter.set_arg(1, quarter.arg(1) + 1)
            sell(quarter, seat, action.SELL.read(code))


class SellNow(Choice[Quarter]):
    """OPS-09: the same by a card, at most as many as the third argument says."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        out.add(action.DONE)
        offer_sales(quarter, seat, out)

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if code == action.DONE:
            return LEGAL
        return no_sale(quarter, seat, action.SELL.read(code)) if action.SELL.has(code) else self.first

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if code == action.DONE:
            quarter.pop()
            return
        sold = quarter.arg(1) + 1
        quarter.set_arg(1, sold)
        sell(quarter, seat, action.SELL.read(code))
        quarter.review_influence()
        if sold == quarter.arg(2) or not can_sell(quarter, seat):
            quarter.pop()


def offer_sales(quarter: Quarter, seat: i64, out: Actions) -> None:
    for space in range(len(SPACES)):
        if quarter[number.LAND + space] > 0 and no_sale(quarter, seat, space) == LEGAL:
            out.add(action.SELL.code(space))


def no_sale(quarter: Quarter, seat: i64, space: i64) -> i64:
    """Why nothing can be sold from the tile that is called by this space."""
    tile = quarter.tile_at(space)
    if tile == NONE:
        return reason.NO_TILE
    if quarter.anchor(tile) != space:
        return reason.CALLED_ELSEWHERE
    if quarter[number.PRODUCTS + tile] == 0:
        return reason.NO_PRODUCTS
    return LEGAL if quarter.controls(seat, tile) else reason.NOT_CONTROLLED


def sell(quarter: Quarter, seat: i64, space: i64) -> None:
    """SEL-03."""
    tile = quarter.tile_at(space)
    price = sale_price(quarter, tile)
    quarter[number.PRODUCTS + tile] -= 1
    quarter[number.SUPPLY] += 1
    quarter.earn(seat, price)
    quarter.say(event.SOLD, seat, price, space)


def sale_price(quarter: Quarter, tile: i64) -> i64:
    """SEL-03, OPS-10: of a product on it."""
    return quarter.development(tile).price + quarter[number.SELL_BONUS]


class Refresh(Choice[Quarter]):
    """REF-01, REF-02: cards are discarded, and the hand is filled up."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        out.add(action.DONE)
        quarter.offer_kinds(zone.HAND + seat, out, action.THROW.first(quarter))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if code == action.DONE:
            return LEGAL
        if not action.THROW.has(quarter, code):
            return self.first
        return LEGAL if quarter.count(zone.HAND + seat, action.THROW.read(quarter, code)) > 0 else reason.NOT_IN_HAND

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if code == action.DONE:
            quarter.pop()
            quarter.refill_hand(seat)
            quarter.review_influence()
        else:
            kind = action.THROW.read(quarter, code)
            quarter.move(kind, zone.HAND + seat, zone.DISCARD + seat)
            quarter.say(event.DISCARDED, seat, kind)
