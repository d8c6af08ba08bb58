"""ACQ, SOL, CRA: cards are drawn, divided into two lots, and chosen.

A division is a chain of small choices in one order: first the cards of Lot A, then which of them lie face down, then
which cards of Lot B lie face up. Within each of these no card comes before the one chosen last (ACQ-16), so every
division can be made in exactly one way.
"""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.card_city.rules import action, event, number, reason, step, zone
from tabletown.games.card_city.rules.region import Region
from tabletown.games.card_city.rules.words import CRIME, LOT_A, LOT_B, NONE
from tabletown.kernel.groups import Group
from tabletown.kernel.layout import A_SEAT
from tabletown.kernel.reasons import LEGAL
from tabletown.kernel.step import Actions, Choice, Step


class Acquire(Step[Region]):
    """ACQ-03, SOL-04, SOL-06: the cards of the turn are drawn."""

    def enter(self, region: Region, arg: i64) -> None:
        if region.plans_alone():
            draw_alone(region)
        elif region.has_rival():
            deal_lots(region)
        else:
            first = region[number.FIRST]
            count = region.plan.cards * region.seats
            region.deal(zone.DECK, zone.HAND + first, count)
            region.say(event.DREW, first, count)
            region[number.CHOOSER] = first
            divide(region, first)


def divide(region: Region, seat: i64) -> None:
    """ACQ-04, ACQ-10: this player divides the cards in hand for the next one who has none."""
    region[number.DIVISION] += 1
    region[number.SPLITTER] = seat
    chooser = region[number.CHOOSER]
    while True:
        chooser = region.after(chooser)
        if chooser != seat and region[number.TAKEN + chooser] == 0:
            break
    region[number.CHOOSER] = chooser
    region.replace(step.CUT, seat)


class Pick(Choice[Region]):
    """Some cards of one zone are moved to another, in the order of the cards."""

    def __init__(self, name: str, group: Group, source: int, to: int, missing: int) -> None:
        super().__init__(name, A_SEAT, under="turn")
        self.group = group
        self.source: i64 = source
        self.to: i64 = to
        self.missing: i64 = missing
        """The reason for a card that is not there."""

    def wanted(self, region: Region) -> i64:
        """How many cards are moved altogether."""
        return 0

    def go_on(self, region: Region, seat: i64) -> None:
        """All of them are."""

    def enter(self, region: Region, seat: i64) -> None:
        if self.wanted(region) == 0:
            self.go_on(region, seat)

    def legal(self, region: Region, seat: i64, out: Actions) -> None:
        source = self.source + seat
        before: i64 = NONE
        for place in range(region.size(source)):
            kind = region.at(source, place)
            if kind != before and self._in_order(region, seat, kind) and self._suffices(region, seat, place):
                out.add(self.group.code(kind))
            before = kind

    def fault(self, region: Region, seat: i64, code: i64) -> i64:
        if not self.group.has(code):
            return reason.LOT_A_FULL if action.CUT.has(code) else self.first
        kind = self.group.read(code)
        if region.count(self.source + seat, kind) == 0:
            return self.missing
        if not self._in_order(region, seat, kind):
            return reason.OUT_OF_ORDER
        place: i64 = 0
        while region.at(self.source + seat, place) != kind:
            place += 1
        return LEGAL if self._suffices(region, seat, place) else reason.TOO_FEW_LEFT

    def _in_order(self, region: Region, seat: i64, kind: i64) -> bool:
        """ACQ-16: no card before the one chosen last."""
        chosen = region.size(self.to + seat)
        return chosen == 0 or kind >= region.at(self.to + seat, chosen - 1)

    def _suffices(self, region: Region, seat: i64, place: i64) -> bool:
        """ACQ-16: the cards from this place on are enough for all that are still to be chosen."""
        left = self.wanted(region) - region.size(self.to + seat)
        return region.size(self.source + seat) - place >= left

    def choose(self, region: Region, seat: i64, code: i64) -> None:
        region.move(self.group.read(code), self.source + seat, self.to + seat)
        if region.size(self.to + seat) == self.wanted(region):
            self.go_on(region, seat)

    def shown(self, region: Region, code: i64) -> i64:
        """HID-02: nothing is shown before both lots are offered."""
        return -1


class Cut(Pick):
    """ACQ-04: which cards form Lot A."""

    def wanted(self, region: Region) -> i64:
        return region.plan.cards

    def go_on(self, region: Region, seat: i64) -> None:
        if region.plan.transparent:
            offer(region, seat)  # TRA-01
        else:
            region.replace(step.HIDE, seat)


class Hide(Pick):
    """ACQ-05, ACQ-06: which cards of Lot A lie face down."""

    def wanted(self, region: Region) -> i64:
        return region.plan.cards - region.plan.level.a_up

    def go_on(self, region: Region, seat: i64) -> None:
        region.replace(step.SHOW, seat)


class Show(Pick):
    """ACQ-07: which cards of Lot B lie face up; as many as there are other players without cards."""

    def wanted(self, region: Region) -> i64:
        without: i64 = 0
        for seat in range(region.seats):
            if region[number.TAKEN + seat] == 0:
                without += 1
        return without - 1

    def go_on(self, region: Region, seat: i64) -> None:
        offer(region, seat)


def offer(region: Region, seat: i64) -> None:
    """ACQ-09: both lots are laid on the table."""
    show_all(region, zone.CUT_A + seat, zone.A_UP)
    move_all(region, zone.CUT_DOWN + seat, zone.A_DOWN, 0)
    show_all(region, zone.CUT_UP + seat, zone.B_UP)
    if region.plan.transparent:
        show_all(region, zone.HAND + seat, zone.B_UP)
    else:
        move_all(region, zone.HAND + seat, zone.B_DOWN, 0)
    region.barrier += 1  # HID-03: everybody has seen it
    region.say(event.OFFERED, seat, region[number.CHOOSER])
    region.replace(step.TAKE, region[number.CHOOSER])


def show_all(region: Region, source: i64, to: i64) -> None:
    """HID-06: all cards of a zone are laid face up; whoever recalls one takes it for the one that he recalls."""
    while region.size(source) > 0:
        kind = region.at(source, 0)
        region.recognise(kind, source, region.setup.everyone)
        region.move(kind, source, to)


def move_all(region: Region, source: i64, to: i64, seen_by: i64) -> None:
    while region.size(source) > 0:
        region.move(region.at(source, 0), source, to, seen_by)


class Take(Choice[Region]):
    """ACQ-10, SOL-07: Lot A or Lot B."""

    def legal(self, region: Region, seat: i64, out: Actions) -> None:
        out.add(action.TAKE.code(LOT_A))
        out.add(action.TAKE.code(LOT_B))

    def fault(self, region: Region, seat: i64, code: i64) -> i64:
        return LEGAL if action.TAKE.has(code) else self.first

    def choose(self, region: Region, seat: i64, code: i64) -> None:
        lot = action.TAKE.read(code)
        region.say(event.TOOK, seat, lot)
        if region.has_rival():
            leave_lot(region, LOT_B if lot == LOT_A else LOT_A)
            give_lot(region, lot, seat)
            region.pop()
            return
        splitter = region[number.SPLITTER]
        taker, other = (seat, splitter) if lot == LOT_A else (splitter, seat)
        give_lot(region, LOT_A, taker)
        region[number.TAKEN + taker] = region[number.DIVISION]
        if lot == LOT_B:
            region.say(event.KEPT, splitter, LOT_A)
        if someone_waits(region, other):  # ACQ-11, ACQ-12
            circle = region[number.DIVISION]
            region.recall(zone.B_UP, circle)
            region.recall(zone.B_DOWN, circle)
            lot_to(region, LOT_B, zone.HAND + other)
            divide(region, other)
        else:  # ACQ-13
            give_lot(region, LOT_B, other)
            region[number.TAKEN + other] = region[number.DIVISION]
            if lot == LOT_A:
                region.say(event.KEPT, other, LOT_B)
            region.pop()


def someone_waits(region: Region, holder: i64) -> bool:
    """Whether anybody but the one who has the cards now is still without a lot."""
    for seat in range(region.seats):
        if seat != holder and region[number.TAKEN + seat] == 0:
            return True
    return False


def give_lot(region: Region, lot: i64, seat: i64) -> None:
    """HID-04: the lot is this player's for the turn; he sees all of it, and so does whoever made it."""
    lot_to(region, lot, zone.LOT + seat)


def lot_to(region: Region, lot: i64, to: i64) -> None:
    splitter = region[number.SPLITTER]
    maker: i64 = 1 << splitter if splitter != NONE else 0
    up, down = (zone.A_UP, zone.A_DOWN) if lot == LOT_A else (zone.B_UP, zone.B_DOWN)
    move_all(region, up, to, 0)
    while region.size(down) > 0:
        kind = region.at(down, 0)
        region.recognise(kind, down, region.audience[to])
        region.move(kind, down, to, maker)


# Alone


def draw_alone(region: Region) -> None:
    """SOL-04, CRA-06: one card more than is kept, while there are so many."""
    count = min(region.plan.cards + 1, region.size(zone.DECK))
    region.deal(zone.DECK, zone.HAND, count)
    region.say(event.DREW_ALONE, 0, count)
    show_top(region)
    discard_surplus(region, zone.HAND, 0)
    if region.size(zone.HAND) > region.plan.cards and region.at(zone.HAND, 0) != CRIME:
        region.replace(step.KEEP, 0)
    else:
        keep_hand(region)


def show_top(region: Region) -> None:
    """TRA-02."""
    if region.plan.transparent and region.size(zone.DECK) > 0:
        region.show_top(zone.DECK, region.setup.everyone)


def discard_surplus(region: Region, source: i64, seat: i64) -> None:
    """CRA-04, CRA-05: all Crimes but one; so everybody knows that one is left."""
    surplus = region.count(source, CRIME) - 1
    if surplus > 0:
        for _ in range(surplus):
            region.recognise(CRIME, source, region.setup.everyone)
            region.move(CRIME, source, zone.DISCARD)
        region.recognise(CRIME, source, region.setup.everyone)
        region.show_group(source, region.plan.is_crime, 1, region.setup.everyone)
        region.say(event.SURPLUS, seat, surplus)


def keep_hand(region: Region) -> None:
    move_all(region, zone.HAND, zone.LOT, 0)
    region.pop()


class Keep(Choice[Region]):
    """SOL-04: which card goes under the deck; never a Crime (CRA-06)."""

    def legal(self, region: Region, seat: i64, out: Actions) -> None:
        before: i64 = NONE
        for place in range(region.size(zone.HAND)):
            kind = region.at(zone.HAND, place)
            if kind not in (before, CRIME):
                out.add(action.UNDER.code(kind))
            before = kind

    def fault(self, region: Region, seat: i64, code: i64) -> i64:
        if not action.UNDER.has(code):
            return self.first
        kind = action.UNDER.read(code)
        if region.count(zone.HAND, kind) == 0:
            return reason.NOT_DRAWN
        return reason.CRIME_STAYS if kind == CRIME else LEGAL

    def choose(self, region: Region, seat: i64, code: i64) -> None:
        kind = action.UNDER.read(code)
        region.put_under(kind, zone.HAND, zone.DECK)
        region.say_to(1 << seat, event.PUT_UNDER, seat, kind)
        show_top(region)
        keep_hand(region)

    def shown(self, region: Region, code: i64) -> i64:
        """HID-08."""
        return -1


def deal_lots(region: Region) -> None:
    """SOL-06, TRA-02: both lots come from the deck, in the order drawn."""
    plan = region.plan
    a_up = plan.cards if plan.transparent else min(2, plan.cards)
    b_up = plan.cards if plan.transparent else 1
    region.deal(zone.DECK, zone.A_UP, a_up)
    region.deal(zone.DECK, zone.A_DOWN, plan.cards - a_up)
    region.deal(zone.DECK, zone.B_UP, b_up)
    region.deal(zone.DECK, zone.B_DOWN, plan.cards - b_up)
    region.say(event.DEALT_LOTS, 0)
    region.replace(step.TAKE, 0)


def leave_lot(region: Region, lot: i64) -> None:
    """SOL-07: what lies face down in it is never shown."""
    region.say(event.LEFT, 0, lot)
    lot_to(region, lot, zone.LEFT)
