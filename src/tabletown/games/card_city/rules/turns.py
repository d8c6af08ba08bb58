"""FLO, REV, EOT, END: ten turns of five phases, and what comes after them."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.card_city.rules import event, number, step, zone
from tabletown.games.card_city.rules.acquisition import discard_surplus
from tabletown.games.card_city.rules.region import Region
from tabletown.games.card_city.rules.words import (
    ACQUISITION,
    CONSTRUCTION,
    DEVELOPMENT,
    END_OF_TURN,
    NONE,
    REVENUE,
    SEATS,
)
from tabletown.kernel.step import Step


class Turn(Step[Region]):
    """FLO-02: the five phases; all players finish one before the next begins (FLO-03)."""

    def enter(self, region: Region, arg: i64) -> None:
        region[number.TURN] += 1
        region[number.PHASE] = ACQUISITION
        region.say(event.TURN, region[number.TURN], region.plan.box.turns, region[number.FIRST])
        region.push(step.ACQUIRE)

    def resume(self, region: Region, arg: i64) -> None:
        if region[number.PHASE] == END_OF_TURN:
            end_turn(region)
            return
        region[number.PHASE] += 1
        if region[number.PHASE] == CONSTRUCTION:
            region[number.DIVISION] = 0
            region[number.SPLITTER] = NONE
            region[number.CHOOSER] = NONE
        elif region[number.PHASE] == DEVELOPMENT:
            region.set_all(number.TAKEN, SEATS, 0)
        if region[number.PHASE] == REVENUE:
            for place in range(region.seats):
                earn(region, region.in_turn(place))
        else:
            region.push(step.PHASE)


class Phase(Step[Region]):
    """FLO-04, FLO-05: one player after the other, in turn order; the argument is who comes next."""

    def resume(self, region: Region, arg: i64) -> None:
        if arg == region.seats:
            region.pop()
            return
        region.set_arg(0, arg + 1)
        seat = region.in_turn(arg)
        if region[number.PHASE] == CONSTRUCTION:
            if not (region.actor_bit >> seat) & 1:
                region.barrier += 1  # what fits, and what does not, is for all to see
            discard_surplus(region, zone.LOT + seat, seat)
            region.push(step.LOAN if region.plan.indebted else step.BUILD, seat)
        elif region[number.PHASE] == DEVELOPMENT:
            region.push(step.GROW_HOMES, seat)
        else:
            region.push(step.IMPROVE, seat)


def earn(region: Region, seat: i64) -> None:
    """REV-01, REV-04."""
    dollars = region.revenue(seat)
    region[number.MONEY + seat] += dollars
    region.say(event.EARNED, seat, dollars)


def end_turn(region: Region) -> None:
    """EOT-05, EOT-06."""
    if region[number.TURN] == region.plan.box.turns:
        end_game(region)
        return
    region[number.FIRST] = region.after(region[number.FIRST])
    region.replace(step.TURN)
    region.rest()


def end_game(region: Region) -> None:
    """END, DEB-03, SOL-08."""
    for seat in range(region.seats):
        while region[number.LOANS + seat] > 0 and region[number.MONEY + seat] >= region.plan.box.repayment:
            repay(region, seat)
        region.say(event.SCORED, seat, region.points(seat))
    if region.seats == 1:
        region.say(event.RANKED, 0, region.rank() or 0, region.points(0))
    else:
        for seat in range(region.seats):
            if region.result(seat) > 0.0:
                region.say(event.WON, seat, region.points(seat))
    region.finish()


def repay(region: Region, seat: i64) -> None:
    """DEB-02, DEB-03."""
    region.pay(seat, region.plan.box.repayment)
    region[number.LOANS + seat] -= 1
    region.say(event.REPAID, seat, region.plan.box.repayment)
