"""RND, RES, PAT, AWD, END: a round and its four phases."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.remnants.rules import action, event, number, reason, step, zone
from tabletown.games.remnants.rules.effects import draw_coordinates
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import NONE, OPS
from tabletown.kernel.boards import single
from tabletown.kernel.reasons import LEGAL
from tabletown.kernel.step import Actions, Sealed, Step

INCOME: Final[i64] = OPS.index("perm_income")


class Round(Step[Quarter]):
    """RND-01: the argument is the next phase."""

    def enter(self, quarter: Quarter, phase: i64) -> None:
        quarter[number.ROUND] += 1
        quarter.say(event.ROUND, quarter[number.ROUND])

    def resume(self, quarter: Quarter, phase: i64) -> None:
        quarter.set_arg(0, phase + 1)
        if phase == 0:
            if quarter[number.ROUND] > 1:  # RND-02
                quarter.push(step.RESET)
        elif phase == 1:
            quarter.push(step.TURNS, quarter[number.FIRST])
        elif phase == 2:
            patrol(quarter)
        else:
            award(quarter)
            quarter.rest()


class Reset(Sealed[Quarter]):
    """RES-01, RES-05: all choose at once what they discard; the argument is the set of those who have chosen.

    What a player has chosen by now is sealed: a bit for each place in his hand. How many they are can be seen.
    """

    def enter(self, quarter: Quarter, ready: i64) -> None:
        for seat in range(quarter.seats):
            quarter.seal(seat, 0)

    def actors(self, quarter: Quarter, ready: i64) -> i64:
        return ((1 << quarter.seats) - 1) & ~ready

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        out.add(action.DONE)
        hand, marked = zone.HAND + seat, quarter.sealed(seat)
        before: i64 = NONE
        for place in range(quarter.size(hand)):
            kind = quarter.at(hand, place)
            if kind != before and marked >> place & 1 == 0:
                out.add(action.THROW.code(quarter, kind))
                before = kind

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if code == action.DONE:
            return LEGAL
        if not action.THROW.has(quarter, code):
            return self.first
        return LEGAL if unmarked(quarter, seat, action.THROW.read(quarter, code)) != NONE else reason.NOT_IN_HAND

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if code == action.DONE:
            quarter.set_arg(0, quarter.arg() | 1 << seat)
            quarter.say(event.READY, seat)
            if self.actors(quarter, quarter.arg()) == 0:
                reset(quarter)
        else:
            place = unmarked(quarter, seat, action.THROW.read(quarter, code))
            quarter.seal(seat, quarter.sealed(seat) | single(place))
            quarter.say(event.MARKED, seat)

    def shown(self, quarter: Quarter, code: i64) -> i64:
        return code if code == action.DONE else -1


def unmarked(quarter: Quarter, seat: i64, kind: i64) -> i64:
    """The last place of a card that is not marked to be discarded; NONE if there is none."""
    hand, marked = zone.HAND + seat, quarter.sealed(seat)
    place = quarter.size(hand) - 1
    while place >= 0 and (quarter.at(hand, place) != kind or marked >> place & 1):
        place -= 1
    return place


def reset(quarter: Quarter) -> None:
    """RES-01 to RES-14, when all have chosen."""
    quarter.barrier += 1
    for seat in range(quarter.seats):
        marked = quarter.sealed(seat)
        for place in range(quarter.size(zone.HAND + seat) - 1, -1, -1):
            if marked >> place & 1:
                kind = quarter.at(zone.HAND + seat, place)
                quarter.move(kind, zone.HAND + seat, zone.DISCARD + seat)
                quarter.say(event.DISCARDED, seat, kind)
    quarter.unseal()
    for seat in range(quarter.seats):
        quarter.refill_hand(seat)
    quarter[number.FIRST] = quarter.after(quarter[number.FIRST])  # RES-07
    quarter.say(event.FIRST, quarter[number.FIRST])
    for seat in range(quarter.seats):
        income = quarter.box.income + quarter.permanent(seat, INCOME)  # RES-08, OPS-32
        quarter.earn(seat, income)
        quarter.say(event.INCOME, seat, income)
        quarter[number.TRACKER + seat] = 0  # RES-12
    renew(quarter, zone.GOODS, zone.GOODS_DECK, zone.GOODS_DISCARD, quarter.box.goods_shown)  # RES-09
    renew(quarter, zone.MEMBERS, zone.MEMBER_DECK, zone.MEMBER_DISCARD, quarter.box.members_shown)
    quarter.say(event.RENEWED)
    quarter.review_influence()
    quarter.pop()


def renew(quarter: Quarter, row: i64, deck: i64, discard: i64, count: i64) -> None:
    """RES-10, RES-11, RES-13: the last cards of a deck come first, then its discard pile."""
    while quarter.size(row) > 0:
        quarter.move(quarter.at(row, 0), row, discard)
    while count > 0 and quarter.restock(deck, discard):
        quarter.draw(deck, row)
        count -= 1


def patrol(quarter: Quarter) -> None:
    """PAT-01 to PAT-07."""
    for token in range(len(quarter.box.tokens)):
        if quarter[number.TOKEN + token] != NONE:
            quarter.remove_token(token)
    quarter.say(event.PATROL)
    draw_coordinates(quarter, quarter.box.patrol_cards)
    quarter.push(step.FRAY, quarter[number.FIRST])


def award(quarter: Quarter) -> None:
    """AWD-01 to AWD-04, END-01, END-07."""
    claims = [quarter.claim(seat) for seat in range(quarter.seats)]
    short = sum(claims) > quarter[number.RENOWN_POOL]
    for seat in range(quarter.seats):
        if claims[seat] > 0:
            quarter.gain_renown(seat, claims[seat])
            quarter.say(event.CLAIMED, seat, claims[seat])
    quarter.review_influence()
    most = quarter.setup.options["max_rounds"]
    assert isinstance(most, int)
    if short:
        quarter.say(event.POOL_SHORT)
        end(quarter)
    elif quarter[number.ROUND] >= most:
        quarter.say(event.LAST_ROUND)
        end(quarter)
    else:
        quarter.replace(step.ROUND)


def end(quarter: Quarter) -> None:
    """END-02 to END-06, END-08."""
    for seat in range(quarter.seats):
        quarter.say(event.SCORED, seat, quarter.points(seat))
    quarter.finish()
    for seat in range(quarter.seats):
        if quarter.result(seat) > 0.0:
            quarter.say(event.WON, seat, quarter.points(seat))
