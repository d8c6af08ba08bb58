"""DEF: what the loser of a battle loses beside a figure."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.remnants.rules import action, event, number, reason, step, zone
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.kernel.reasons import LEGAL
from tabletown.kernel.step import Actions, Choice


class Defeat(Choice[Quarter]):
    """DEF-02 to DEF-06, DEF-11: the loser gives up a unit card: of the battle, of the discard pile, or another."""

    def enter(self, quarter: Quarter, seat: i64) -> None:
        if quarter[number.UNITS + seat] == 0:
            quarter.say(event.NO_CARD, seat)
            quarter.pop()

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        source = losing_from(quarter, seat)
        if source == zone.HAND + seat and may_search(quarter, seat):
            out.add(action.SEARCH_DRAW)
        quarter.offer_units(source, out, action.LOSE.first(quarter))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        source = losing_from(quarter, seat)
        if code == action.SEARCH_DRAW:
            if source != zone.HAND + seat:
                return reason.LOSE_OPEN
            return LEGAL if may_search(quarter, seat) else reason.NO_UNIT_THERE
        if not action.LOSE.has(quarter, code):
            return self.first
        kind = action.LOSE.read(quarter, code)
        if not quarter.box.cards.is_unit[kind]:
            return reason.NO_UNIT
        return LEGAL if quarter.count(source, kind) > 0 else reason.LOSE_OPEN

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if code == action.SEARCH_DRAW:
            quarter.say(event.SEARCHED, seat)
            quarter.show(zone.DRAW + seat, 1 << seat)
            quarter.barrier += 1
            quarter.replace(step.HUNT, seat)
            return
        kind = action.LOSE.read(quarter, code)
        source = losing_from(quarter, seat)
        quarter.pop()
        if source == zone.HAND + seat:
            quarter.barrier += 1
        lose(quarter, seat, kind, source)


def losing_from(quarter: Quarter, seat: i64) -> i64:
    """DEF-02 to DEF-04."""
    if quarter.unit_cards_in(zone.FIGHT + seat) > 0:
        return zone.FIGHT + seat
    if quarter.unit_cards_in(zone.DISCARD + seat) > 0:
        return zone.DISCARD + seat
    return zone.HAND + seat


def may_search(quarter: Quarter, seat: i64) -> bool:
    """DEF-11: whether the draw pile holds a unit card, as its owner can work out."""
    return quarter.unit_cards_in(zone.DRAW + seat) > 0


def lose(quarter: Quarter, seat: i64, kind: i64, source: i64) -> None:
    """DEF-07."""
    quarter.drop_card(seat, kind, source)
    quarter.say(event.LOST, seat, kind)


class Hunt(Choice[Quarter]):
    """DEF-04, DEF-05: a unit card of the draw pile, which is then shuffled."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        for kind in range(len(quarter.box.cards.names)):
            if quarter.box.cards.is_unit[kind] and quarter.count(zone.DRAW + seat, kind) > 0:
                out.add(action.LOSE.code(quarter, kind))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if not action.LOSE.has(quarter, code):
            return self.first
        kind = action.LOSE.read(quarter, code)
        if not quarter.box.cards.is_unit[kind]:
            return reason.NO_UNIT
        return LEGAL if quarter.count(zone.DRAW + seat, kind) > 0 else reason.NOT_IN_PILE

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        quarter.pop()
        lose(quarter, seat, action.LOSE.read(quarter, code), zone.DRAW + seat)
        quarter.shuffle(zone.DRAW + seat)
