"""REC, OPS-05: gang members are named and auctioned, or hired for a price."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.remnants.rules import action, event, number, reason, step, zone
from tabletown.games.remnants.rules.cards import Window
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import BIDS, NONE
from tabletown.kernel.reasons import LEGAL, about
from tabletown.kernel.step import Actions, Choice


class Recruit(Window):
    """REC-01 to REC-03, REC-11: the declarer names a card until he has recruited one; the second argument: he has."""

    def enter(self, quarter: Quarter, seat: i64) -> None:
        if quarter.size(zone.MEMBERS) == 0:
            turn_up(quarter, seat)

    def actors(self, quarter: Quarter, seat: i64) -> i64:
        return 0 if quarter.arg(1) != 0 or not has_recruits(quarter) else 1 << seat

    def resume(self, quarter: Quarter, seat: i64) -> None:
        if quarter.arg(1) != 0:
            quarter.pop()
        elif not has_recruits(quarter):
            quarter.say(event.NOBODY_LEFT, seat)  # REC-16
            quarter.pop()

    def offer(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        if quarter.size(zone.MEMBERS) == 0:
            out.add(action.DONE)
        quarter.offer_kinds(zone.MEMBERS, out, action.NAME.first(quarter))

    def objection(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if quarter.size(zone.MEMBERS) == 0:
            return LEGAL if code == action.DONE else reason.TURN_UP_FIRST
        if not action.NAME.has(quarter, code):
            return self.first
        return LEGAL if quarter.count(zone.MEMBERS, action.NAME.read(quarter, code)) > 0 else reason.NOT_IN_ROW

    def carry_out(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if code == action.DONE:
            turn_up(quarter, seat)
            return
        kind = action.NAME.read(quarter, code)
        quarter.say(event.NAMED, seat, kind)
        open_auction(quarter, seat, kind)


def has_recruits(quarter: Quarter) -> bool:
    """TRN-05, REC-16: whether there is a gang member to recruit."""
    return quarter.size(zone.MEMBERS) > 0 or quarter.size(zone.MEMBER_DECK) > 0 or quarter.size(zone.MEMBER_DISCARD) > 0


def turn_up(quarter: Quarter, declarer: i64) -> None:
    """REC-02, REC-03: he has to try to recruit the top card of the deck."""
    kind = quarter.reveal_member()
    quarter.say(event.REVEALED, declarer, kind)
    open_auction(quarter, declarer, kind)


def open_auction(quarter: Quarter, declarer: i64, kind: i64) -> None:
    """REC-04, REC-12: all others with a turn left may bid."""
    quarter[number.BID] = 0
    quarter[number.LOT] = kind
    quarter[number.BIDDER] = NONE
    quarter[number.OUT] = 0
    for seat in range(quarter.seats):
        if seat != declarer and not quarter.has_turn_left(seat):
            quarter[number.OUT] |= 1 << seat
    quarter.push(step.AUCTION, NONE, declarer)


class Auction(Choice[Quarter]):
    """REC-04 to REC-10, REC-17: who is asked, and the declarer, who comes last in each circuit."""

    def enter(self, quarter: Quarter, seat: i64) -> None:
        if seat == NONE:
            ask_next(quarter, quarter.arg(1))

    def resume(self, quarter: Quarter, seat: i64) -> None:
        """Nobody is left to be asked."""
        quarter.pop()

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        out.add(action.PASS)
        first = action.BID.code(0)
        out.add_all(first, first + most_raise(quarter, seat))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if code == action.PASS:
            return LEGAL
        if not action.BID.has(code):
            return self.first
        raised = action.BID.read(code)
        return LEGAL if raised < most_raise(quarter, seat) else about(reason.BID_PRICE, quarter[number.ARCS + seat])

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if code == action.PASS:
            quarter[number.OUT] |= 1 << seat
            quarter.say(event.PASSED, seat)
        else:
            quarter[number.BID] += quarter.box.unit * (action.BID.read(code) + 1)
            quarter[number.BIDDER] = seat
            quarter.say(event.BID, seat, quarter[number.BID])
        quarter.barrier += 1  # HID-16: the card may be somebody's now
        ask_next(quarter, seat)


def most_raise(quarter: Quarter, seat: i64) -> i64:
    """REC-07, REC-18: how many different raises he can pay."""
    money = quarter[number.ARCS + seat] - quarter[number.BID]
    unit = quarter.box.unit
    return min(min(money, quarter.box.most_raise) // unit, len(BIDS)) if money >= unit else 0


def ask_next(quarter: Quarter, seat: i64) -> None:
    """REC-06, REC-09, REC-17: clockwise; whoever cannot raise passes by rule, and the last one left has the card."""
    declarer, bidder = quarter.arg(1), quarter[number.BIDDER]
    for _ in range(quarter.seats):
        seat = quarter.after(seat)
        is_asked = seat != bidder and quarter[number.OUT] >> seat & 1 == 0
        if seat == declarer and bidder == NONE:
            is_asked = False
        if is_asked and most_raise(quarter, seat) == 0:
            quarter[number.OUT] |= 1 << seat
            quarter.say(event.CANNOT_BID, seat)
            is_asked = False
        if is_asked:
            quarter.barrier += 1  # HID-16
            quarter.set_arg(0, seat)
            return
    close_auction(quarter, declarer if bidder == NONE else bidder, declarer, quarter[number.LOT])


def close_auction(quarter: Quarter, winner: i64, declarer: i64, kind: i64) -> None:
    """REC-05, REC-09, REC-10, REC-13."""
    price = quarter[number.BID]
    quarter.pay(winner, price)
    quarter.recruit(winner, kind)
    quarter.say(event.RECRUITED, winner, kind, price)
    if winner != declarer:
        quarter[number.TRACKER + winner] += 1
    quarter[number.BID] = 0
    quarter[number.LOT] = NONE
    quarter[number.BIDDER] = NONE
    quarter[number.OUT] = 0
    quarter.review_influence()
    quarter.pop()
    if winner == declarer:
        quarter.set_arg(1, 1)


class Hire(Choice[Quarter]):
    """OPS-05: one faceup gang member for a price, which is the second argument."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        quarter.offer_kinds(zone.MEMBERS, out, action.HIRE.first(quarter))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if not action.HIRE.has(quarter, code):
            return self.first
        return LEGAL if quarter.count(zone.MEMBERS, action.HIRE.read(quarter, code)) > 0 else reason.NOT_IN_ROW

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        kind, price = action.HIRE.read(quarter, code), quarter.arg(1)
        quarter.pay(seat, price)
        quarter.recruit(seat, kind)
        quarter.say(event.RECRUITED, seat, kind, price)
        quarter.pop()
