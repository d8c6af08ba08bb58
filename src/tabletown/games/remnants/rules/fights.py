"""YCU, BAT-01, BAT-02: who has to fight, and whom: other players and Yugai Control Units, unless these are bribed."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.remnants.rules import action, event, number, reason, step
from tabletown.games.remnants.rules.cards import Window
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import FACES, NONE, SPACES, TOKENS
from tabletown.kernel.reasons import LEGAL, about
from tabletown.kernel.step import Actions, Step


class Fray(Step[Quarter]):
    """YCU-23, PAT-07, MOV-11: whoever has to fight does so, one after the other, counted from the argument."""

    def resume(self, quarter: Quarter, first: i64) -> None:
        seat = first
        for _ in range(quarter.seats):
            if has_to_fight(quarter, seat):
                if quarter.actor_bit != 1 << seat:
                    quarter.barrier += 1  # HID-16
                quarter.push(step.FIGHTS, seat)
                return
            seat = quarter.after(seat)
        quarter.review_influence()
        quarter.pop()


def has_to_fight(quarter: Quarter, seat: i64) -> bool:
    """Whether he shares a space with YCU tokens, or in his turn with somebody else."""
    return quarter.troubled(seat) != 0 or (quarter[number.ACTIVE] == seat and quarter.contested(seat) != 0)


class Fights(Window):
    """BAT-02, YCU-01, YCU-11, YCU-28: he names where he fights, or whom he bribes, until there is nobody left."""

    def actors(self, quarter: Quarter, seat: i64) -> i64:
        return 1 << seat if has_to_fight(quarter, seat) else 0

    def resume(self, quarter: Quarter, seat: i64) -> None:
        sum_up(quarter, seat)
        quarter.pop()

    def offer(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        if quarter[number.ACTIVE] == seat:
            board = quarter.contested(seat)
            for space in range(len(SPACES)):
                if board >> space & 1:
                    out.add(action.ATTACK.code(space))
        for token in range(len(TOKENS)):
            if no_fight(quarter, seat, token) == LEGAL:
                out.add(action.FIGHT.code(token))
        for token in range(len(TOKENS)):
            if no_bribe(quarter, seat, token) == LEGAL:
                out.add(action.BRIBE.code(token))
        if no_bribe_for_all(quarter, seat) == LEGAL:
            out.add(action.BRIBE_ALL)

    def objection(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if action.ATTACK.has(code):
            if quarter[number.ACTIVE] != seat:
                return reason.NOT_OWN_TURN
            return LEGAL if quarter.contested(seat) >> action.ATTACK.read(code) & 1 else reason.NOT_CONTESTED
        if action.FIGHT.has(code):
            return no_fight(quarter, seat, action.FIGHT.read(code))
        if action.BRIBE.has(code):
            return no_bribe(quarter, seat, action.BRIBE.read(code))
        return no_bribe_for_all(quarter, seat) if code == action.BRIBE_ALL else self.first

    def carry_out(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if action.ATTACK.has(code):
            open_battle(quarter, seat, action.ATTACK.read(code), NONE)
        elif action.FIGHT.has(code):
            token = action.FIGHT.read(code)
            open_battle(quarter, seat, quarter[number.TOKEN + token], token)
        elif action.BRIBE.has(code):
            bribe(quarter, seat, action.BRIBE.read(code))
        else:
            for token in range(len(TOKENS)):
                if is_faced(quarter, seat, token):
                    bribe(quarter, seat, token)


def sum_up(quarter: Quarter, seat: i64) -> None:
    """YCU-23: what has come of the tokens that he faced, if there were several."""
    if quarter[number.BEATEN] + quarter[number.BRIBED] + quarter[number.YIELDED] > 1:
        quarter.say(event.POLICE, seat, quarter[number.BEATEN], quarter[number.BRIBED])
        if quarter[number.YIELDED] > 0:
            quarter.say(event.FALLEN, seat, quarter[number.YIELDED])
    for outcome in (number.BEATEN, number.BRIBED, number.YIELDED):
        quarter[outcome] = 0


def is_faced(quarter: Quarter, seat: i64, token: i64) -> bool:
    space = quarter[number.TOKEN + token] if token < len(quarter.box.tokens) else NONE
    return space != NONE and quarter[number.ONE + seat] >> space & 1 != 0


def no_fight(quarter: Quarter, seat: i64, token: i64) -> i64:
    """YCU-14, YCU-28."""
    if not is_faced(quarter, seat, token):
        return reason.NOT_FACED
    return LEGAL if quarter.is_first_alike(token) else reason.ALIKE


def no_bribe(quarter: Quarter, seat: i64, token: i64) -> i64:
    fault = no_fight(quarter, seat, token)
    if fault != LEGAL:
        return fault
    price = quarter.bribe_price(seat, token)
    return LEGAL if price <= quarter[number.ARCS + seat] else about(reason.BRIBE_PRICE, price)


def no_bribe_for_all(quarter: Quarter, seat: i64) -> i64:
    """All tokens that he would have to fight, at once, if there are several: the same as one bribe after the other."""
    faced: i64 = 0
    for token in range(len(TOKENS)):
        if is_faced(quarter, seat, token):
            faced += 1
    if faced < 2:
        return reason.NOT_SEVERAL
    price = price_of_all(quarter, seat)
    return LEGAL if price <= quarter[number.ARCS + seat] else about(reason.BRIBE_PRICE, price)


def price_of_all(quarter: Quarter, seat: i64) -> i64:
    price: i64 = 0
    for token in range(len(TOKENS)):
        if is_faced(quarter, seat, token):
            price += quarter.bribe_price(seat, token)
    return price


def bribe(quarter: Quarter, seat: i64, token: i64) -> None:
    """YCU-11, YCU-13."""
    price = quarter.bribe_price(seat, token)
    quarter.pay(seat, price)
    quarter.remove_token(token)
    quarter[number.BRIBED] += 1
    quarter.say(event.BRIBED, seat, token, price)


def open_battle(quarter: Quarter, seat: i64, space: i64, token: i64) -> None:
    """BAT-01, YCU-04: who fights whom, where."""
    quarter[number.ATTACKER] = seat
    quarter[number.DEFENDER] = NONE
    quarter[number.BATTLEFIELD] = space
    quarter[number.RIVAL] = token
    if token == NONE:
        quarter[number.DEFENDER] = other_at(quarter, seat, space)
        quarter.say(event.BATTLE, seat, quarter[number.DEFENDER], space)
    else:
        quarter.say(event.FIGHT, seat, token, space)
    for party in range(number.PARTIES):
        for tally in (
            number.STRENGTH,
            number.DICE,
            number.REROLLS,
            number.KEEPS,
            number.PRIZE,
            number.FAME,
            number.KILLS,
        ):
            quarter[tally + party] = 0
    quarter.set_all(number.ROLLED, 3 * len(FACES), 0)
    quarter.push(step.BATTLE)


def other_at(quarter: Quarter, seat: i64, space: i64) -> i64:
    """CTL-08: who is on a space with him; NONE for nobody."""
    found: i64 = NONE
    for other in range(quarter.seats):
        if other != seat and quarter[number.ONE + other] >> space & 1:
            found = other
    return found
