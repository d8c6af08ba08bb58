"""TRN: players take turns, each with one action of six."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.remnants.rules import action, event, number, reason, step
from tabletown.games.remnants.rules.cards import Window
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.recruit import has_recruits
from tabletown.games.remnants.rules.words import ACTIONS, BUY, MOVE, NONE, PRODUCE, RECRUIT, REFRESH, SELL
from tabletown.kernel.reasons import LEGAL
from tabletown.kernel.step import Actions, Step


class Turns(Step[Quarter]):
    """TRN-01, TRN-02, TRN-07: the argument is whose turn comes next."""

    def resume(self, quarter: Quarter, seat: i64) -> None:
        for _ in range(quarter.seats):
            if quarter.has_turn_left(seat):
                quarter.set_arg(0, quarter.after(seat))
                quarter.push(step.TURN, seat)
                return
            seat = quarter.after(seat)
        quarter.pop()


class Turn(Window):
    """TRN-03, TRN-08, TRN-09: cards, one action, cards and bonus actions, the end; the second argument: has acted."""

    def enter(self, quarter: Quarter, seat: i64) -> None:
        quarter[number.ACTIVE] = seat
        quarter[number.ENTERED] = NONE
        quarter.say(event.TURN, seat)

    def offer(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        acted = quarter.arg(1) != 0
        for which in range(len(ACTIONS)):
            if (not acted or quarter[number.BONUS + which] > 0) and not cannot_act(quarter, which):
                out.add(action.DO.code(which))
        if acted:
            out.add(action.END)

    def objection(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        acted = quarter.arg(1) != 0
        if action.DO.has(code):
            which = action.DO.read(code)
            if acted and quarter[number.BONUS + which] == 0:
                return reason.HAS_ACTED
            return reason.NO_MEMBERS if cannot_act(quarter, which) else LEGAL
        if code == action.END:
            return LEGAL if acted else self.first
        return reason.END_FIRST if acted else self.first

    def carry_out(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if code == action.END:
            end_turn(quarter, seat)
            return
        which = action.DO.read(code)
        if quarter.arg(1) != 0:
            quarter[number.BONUS + which] -= 1
        quarter.set_arg(1, 1)
        quarter.say(event.ACTS, seat, which)
        begin_action(quarter, seat, which)


def cannot_act(quarter: Quarter, which: i64) -> bool:
    """TRN-05: Recruit needs a gang member somewhere."""
    return which == RECRUIT and not has_recruits(quarter)


def begin_action(quarter: Quarter, seat: i64, which: i64) -> None:
    if which == RECRUIT:
        quarter.push(step.RECRUIT, seat)
    elif which == BUY:
        quarter.push(step.BUY, seat)
    elif which == PRODUCE:
        quarter[number.USED] = 0
        quarter.push(step.PRODUCE, seat)
    elif which == SELL:
        quarter.push(step.SELL, seat)
    elif which == REFRESH:
        quarter.push(step.REFRESH, seat)
    elif which == MOVE:
        quarter[number.GONE] = 0
        quarter[number.MOVED_ONE] = 0
        quarter[number.MOVED_TWO] = 0
        quarter.push(step.MOVE, seat)


def end_turn(quarter: Quarter, seat: i64) -> None:
    """TRN-06, EFF-10: the tracker advances, and what was prepared lapses."""
    quarter.barrier += 1  # HID-16
    quarter[number.TRACKER + seat] += 1
    quarter[number.ACTIVE] = NONE
    quarter[number.ENTERED] = NONE
    quarter[number.SELL_BONUS] = 0
    quarter[number.MORE_FIGURES] = 0
    quarter[number.MORE_STEPS] = 0
    quarter[number.GONE] = 0
    quarter[number.MOVED_ONE] = 0
    quarter[number.MOVED_TWO] = 0
    quarter[number.USED] = 0
    quarter.set_all(number.BONUS, len(ACTIONS), 0)
    quarter.set_all(number.DISCOUNT, quarter.box.goods + len(quarter.box.developments), 0)
    quarter.say(event.ENDED, seat)
    quarter.pop()
    quarter.rest()
