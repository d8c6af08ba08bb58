"""OPS, EFF-02: what the user of an effect decides while it is carried out."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.remnants.rules import action, event, number, reason, step, zone
from tabletown.games.remnants.rules.effects import deploy_sites, stock_tile, takes_products
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import NONE, SPACES, TOKENS
from tabletown.kernel.boards import single
from tabletown.kernel.reasons import LEGAL, about
from tabletown.kernel.step import Actions, Choice


class UpTo(Choice[Quarter]):
    """An effect that may be used several times, as often as the second argument says, or not at all."""

    def actors(self, quarter: Quarter, seat: i64) -> i64:
        return 1 << seat if quarter.arg(1) > 0 else 0

    def resume(self, quarter: Quarter, seat: i64) -> None:
        quarter.pop()

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if code == action.DONE:
            quarter.pop()
            return
        quarter.set_arg(1, quarter.arg(1) - 1)
        self.carry_out(quarter, seat, code)
        quarter.review_influence()

    def carry_out(self, quarter: Quarter, seat: i64, code: i64) -> None:
        """Once."""


class Deploy(UpTo):
    """OPS-06: figures from the pool onto spaces that he controls, or onto tiles, as the third argument says."""

    def actors(self, quarter: Quarter, seat: i64) -> i64:
        return super().actors(quarter, seat) if deploy_sites(quarter, seat, quarter.arg(2)) else 0

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        out.add(action.DONE)
        board = deploy_sites(quarter, seat, quarter.arg(2))
        for space in range(len(SPACES)):
            if board >> space & 1:
                out.add(action.DEPLOY.code(space))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if code == action.DONE:
            return LEGAL
        if not action.DEPLOY.has(code):
            return self.first
        space = action.DEPLOY.read(code)
        if deploy_sites(quarter, seat, quarter.arg(2)) >> space & 1:
            return LEGAL
        if quarter[number.ONE + seat] & ~quarter.free_of(seat) & single(space):
            return about(reason.SPACE_FULL, quarter.box.most_on_space)
        return reason.NOT_ON_TILE if quarter.arg(2) else reason.NOT_HIS_SPACE

    def carry_out(self, quarter: Quarter, seat: i64, code: i64) -> None:
        space = action.DEPLOY.read(code)
        quarter[number.POOL + seat] -= 1
        quarter.add_figure(seat, space)
        quarter.say(event.DEPLOYED, seat, space)


class Dispel(UpTo):
    """OPS-18: YCU tokens go back into the bag."""

    def actors(self, quarter: Quarter, seat: i64) -> i64:
        return super().actors(quarter, seat) if quarter[number.PATROLLED] else 0

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        out.add(action.DONE)
        for token in range(len(TOKENS)):
            if no_dispel(quarter, token) == LEGAL:
                out.add(action.DISPEL.code(token))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if code == action.DONE:
            return LEGAL
        return no_dispel(quarter, action.DISPEL.read(code)) if action.DISPEL.has(code) else self.first

    def carry_out(self, quarter: Quarter, seat: i64, code: i64) -> None:
        token = action.DISPEL.read(code)
        space = quarter[number.TOKEN + token]
        quarter.remove_token(token)
        quarter.say(event.DISPELLED, seat, token, space)


def no_dispel(quarter: Quarter, token: i64) -> i64:
    if quarter[number.TOKEN + token] == NONE:
        return reason.IN_THE_BAG
    return LEGAL if quarter.is_first_alike(token) else reason.ALIKE


class Rob(Choice[Quarter]):
    """OPS-11, EFF-05: somebody gives up to so many ARCs, as the second argument says."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        for other in range(quarter.seats):
            if other != seat and quarter[number.ARCS + other] > 0:
                out.add(action.ROB.code(other))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if not action.ROB.has(code):
            return self.first
        other = action.ROB.read(code)
        if other == seat or other >= quarter.seats:
            return reason.ANOTHER_PLAYER
        return LEGAL if quarter[number.ARCS + other] > 0 else reason.NO_ARCS

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        other = action.ROB.read(code)
        arcs = min(quarter.arg(1), quarter[number.ARCS + other])
        quarter.pop()
        quarter.pay(other, arcs)
        quarter.earn(seat, arcs)
        quarter.say(event.ROBBED, seat, other, arcs)


class Peek(Choice[Quarter]):
    """OPS-15: he looks at somebody's hand."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        for other in range(quarter.seats):
            if other != seat and quarter.size(zone.HAND + other) > 0:
                out.add(action.PEEK.code(other))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if not action.PEEK.has(code):
            return self.first
        other = action.PEEK.read(code)
        if other == seat or other >= quarter.seats:
            return reason.ANOTHER_HAND
        return LEGAL if quarter.size(zone.HAND + other) > 0 else reason.EMPTY_HAND

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        other = action.PEEK.read(code)
        quarter.pop()
        quarter.say(event.PEEKED, seat, other)
        quarter.show(zone.HAND + other, 1 << seat)
        quarter.barrier += 1


class Stock(Choice[Quarter]):
    """OPS-16: so many products onto one tile, as the second argument says."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        for space in range(len(SPACES)):
            if quarter[number.LAND + space] > 0 and no_stock(quarter, seat, space) == LEGAL:
                out.add(action.STOCK.code(space))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        return no_stock(quarter, seat, action.STOCK.read(code)) if action.STOCK.has(code) else self.first

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        count = quarter.arg(1)
        quarter.pop()
        stock_tile(quarter, seat, quarter.tile_at(action.STOCK.read(code)), count)


def no_stock(quarter: Quarter, seat: i64, space: i64) -> i64:
    tile = quarter.tile_at(space)
    if tile == NONE:
        return reason.NO_TILE
    if quarter.anchor(tile) != space:
        return reason.CALLED_ELSEWHERE
    return LEGAL if takes_products(quarter, seat, tile) else reason.MAKES_NO_PRODUCTS


class Search(Choice[Quarter]):
    """OPS-17: which pile he looks through."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        if quarter.size(zone.DRAW + seat) > 0:
            out.add(action.SEARCH_DRAW)
        if quarter.size(zone.DISCARD + seat) > 0:
            out.add(action.SEARCH_DISCARD)

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if code not in (action.SEARCH_DRAW, action.SEARCH_DISCARD):
            return self.first
        pile = zone.DRAW + seat if code == action.SEARCH_DRAW else zone.DISCARD + seat
        return LEGAL if quarter.size(pile) > 0 else reason.EMPTY_PILE

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if code == action.SEARCH_DRAW:
            quarter.say(event.SEARCHED, seat)
            quarter.show(zone.DRAW + seat, 1 << seat)
            quarter.barrier += 1
            quarter.replace(step.FIND, seat, zone.DRAW + seat)
        else:
            quarter.replace(step.FIND, seat, zone.DISCARD + seat)


class Find(Choice[Quarter]):
    """OPS-17, HID-11: one card of the pile, which is the second argument, goes into the hand."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        for kind in range(len(quarter.box.cards.names)):
            if quarter.count(quarter.arg(1), kind) > 0:
                out.add(action.FIND.code(quarter, kind))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if not action.FIND.has(quarter, code):
            return self.first
        return LEGAL if quarter.count(quarter.arg(1), action.FIND.read(quarter, code)) > 0 else reason.NOT_IN_PILE

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        kind, pile = action.FIND.read(quarter, code), quarter.arg(1)
        quarter.pop()
        if pile == zone.DRAW + seat:
            quarter.move(kind, pile, zone.HAND + seat)
            quarter.shuffle(pile)
            quarter.say_to(1 << seat, event.FOUND, seat, kind)
        else:
            quarter.move(kind, pile, zone.HAND + seat)
            quarter.say(event.FOUND, seat, kind)

    def shown(self, quarter: Quarter, code: i64) -> i64:
        return code if zone.DISCARD <= quarter.arg(1) < zone.FIGHT else -1


class Give(Choice[Quarter]):
    """OPS-38: a unit card in hand is given up; what for is the second argument."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        quarter.offer_units(zone.HAND + seat, out, action.GIVE.first(quarter))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if not action.GIVE.has(quarter, code):
            return self.first
        kind = action.GIVE.read(quarter, code)
        if quarter.count(zone.HAND + seat, kind) == 0:
            return reason.NOT_IN_HAND
        return LEGAL if quarter.box.cards.is_unit[kind] else reason.NO_UNIT

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        quarter.replace(step.RETURN, seat, quarter.arg(1))
        kind = action.GIVE.read(quarter, code)
        quarter.drop_card(seat, kind, zone.HAND + seat)
        quarter.say(event.LOST, seat, kind)


class ReturnFigure(Choice[Quarter]):
    """OPS-38, EFF-06: and a figure, from the pool or the board."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        if quarter[number.POOL + seat] > 0:
            out.add(action.RETURN_POOL)
        for space in range(len(SPACES)):
            if quarter[number.ONE + seat] >> space & 1:
                out.add(action.RETURN.code(space))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if code == action.RETURN_POOL:
            return LEGAL if quarter[number.POOL + seat] > 0 else reason.POOL_OUT
        if not action.RETURN.has(code):
            return self.first
        return LEGAL if quarter.figures_at(seat, action.RETURN.read(code)) > 0 else reason.NO_FIGURE

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        arcs = quarter.arg(1)
        quarter.pop()
        if code == action.RETURN_POOL:
            quarter[number.POOL + seat] -= 1
            quarter[number.UNUSED + seat] += 1
        else:
            quarter.retire(seat, action.RETURN.read(code))
        quarter.earn(seat, arcs)
        quarter.say(event.EARNED, seat, arcs)
        quarter.review_influence()
