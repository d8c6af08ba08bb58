"""DEV, OPS-07: developments are used, and one is built."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.remnants.rules import action, event, number, reason, step
from tabletown.games.remnants.rules.cards import Window
from tabletown.games.remnants.rules.effects import begin, is_possible
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.sites import can_build_type, fits, has_site
from tabletown.games.remnants.rules.words import NONE, SPACES
from tabletown.kernel.boards import single
from tabletown.kernel.reasons import LEGAL, about
from tabletown.kernel.step import Actions, Choice


class Produce(Window):
    """DEV-01, DEV-02: tiles that he controls, each once, in any order."""

    def offer(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        out.add(action.DONE)
        for space in range(len(SPACES)):
            if quarter[number.LAND + space] > 0 and unusable(quarter, seat, space) == LEGAL:
                out.add(action.USE.code(space))

    def objection(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if code == action.DONE:
            return LEGAL
        return unusable(quarter, seat, action.USE.read(code)) if action.USE.has(code) else self.first

    def carry_out(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if code == action.DONE:
            quarter.replace(step.BUILD, seat)
            return
        tile = quarter.tile_at(action.USE.read(code))
        quarter[number.USED] |= single(tile)
        type = quarter[number.TILE_TYPE + tile]
        quarter.say(event.USED, seat, type, quarter.anchor(tile))
        for effect in quarter.box.developments[type].effects:
            if is_possible(quarter, seat, effect):
                begin(quarter, seat, effect, tile)


def unusable(quarter: Quarter, seat: i64, space: i64) -> i64:
    """Why the tile that is called by this space cannot be used now."""
    tile = quarter.tile_at(space)
    if tile == NONE:
        return reason.NO_TILE
    if quarter.anchor(tile) != space:
        return reason.CALLED_ELSEWHERE
    development = quarter.box.developments[quarter[number.TILE_TYPE + tile]]
    if not development.is_produce:
        return reason.NO_PRODUCE
    if not quarter.controls(seat, tile):
        return reason.NOT_CONTROLLED
    if quarter[number.USED] >> tile & 1:
        return reason.TILE_USED
    for effect in development.effects:
        if is_possible(quarter, seat, effect):
            return LEGAL
    return reason.TILE_IDLE


class Build(Window):
    """DEV-03: one development, or none."""

    def offer(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        out.add(action.DONE)
        offer_types(quarter, seat, 0, out)

    def objection(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if code == action.DONE:
            return LEGAL
        if action.USE.has(code):
            return reason.USED_BEFORE
        return no_build(quarter, seat, code, 0) if action.BUILD.has(quarter, code) else self.first

    def carry_out(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if code == action.DONE:
            quarter.pop()
        else:
            quarter.replace(step.PLACE, seat, action.BUILD.read(quarter, code), 0)


class BuildNow(Choice[Quarter]):
    """OPS-07: one development, for as much less as the second argument says."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        offer_types(quarter, seat, quarter.arg(1), out)

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        return no_build(quarter, seat, code, quarter.arg(1)) if action.BUILD.has(quarter, code) else self.first

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        quarter.replace(step.PLACE, seat, action.BUILD.read(quarter, code), quarter.arg(1))


def offer_types(quarter: Quarter, seat: i64, off: i64, out: Actions) -> None:
    for type in range(len(quarter.box.developments)):
        if can_build_type(quarter, seat, type, off):
            out.add(action.BUILD.code(quarter, type))


def no_build(quarter: Quarter, seat: i64, code: i64, off: i64) -> i64:
    type = action.BUILD.read(quarter, code)
    if quarter[number.TILES_LEFT + type] == 0:
        return reason.NO_TILE_LEFT
    price = quarter.type_price(type, off)
    if price > quarter[number.ARCS + seat]:
        return about(reason.TILE_PRICE, price)
    return LEGAL if has_site(quarter, type) else reason.NO_SITE


class Place(Choice[Quarter]):
    """DEV-05 to DEV-10: where the tile lies; its type and what it costs less are arguments."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        type = quarter.arg(1)
        for place in quarter.side.placements[type]:
            if fits(quarter, type, place):
                out.add(action.PLACE.first + place)

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if not action.PLACE.has(code):
            return self.first
        type, place = quarter.arg(1), code - action.PLACE.first
        cover = quarter.side.covers[type][place]
        if cover == 0:
            return reason.WRONG_LEVEL
        return reason.COVERED if cover & quarter[number.COVERED] else LEGAL

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        type, off, place = quarter.arg(1), quarter.arg(2), code - action.PLACE.first
        quarter.pop()
        lay_tile(quarter, seat, type, place, off)
        quarter.review_influence()


def lay_tile(quarter: Quarter, seat: i64, type: i64, place: i64, off: i64) -> None:
    """DEV-03, EFF-11: it is paid, a discount on it is used up, and it lies there for good."""
    price = quarter.type_price(type, off)
    quarter.pay(seat, price)
    quarter[quarter.type_discount(type)] = 0
    tile = quarter[number.TILES]
    quarter[number.TILES] = tile + 1
    quarter[number.TILE_TYPE + tile] = type
    quarter[number.TILE_AT + tile] = place
    quarter[number.TILES_LEFT + type] -= 1
    cover = quarter.cover(tile)
    quarter[number.COVERED] |= cover
    for space in range(len(SPACES)):
        if cover >> space & 1:
            quarter[number.LAND + space] = tile + 1
    quarter.say(event.BUILT, seat, type, quarter.anchor(tile))
    if price > 0:
        quarter.say(event.PAID, seat, price)
