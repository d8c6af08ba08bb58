"""CRD, EFF: when cards may be played, and how their effects follow one another."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.remnants.rules import action, event, number, reason, step, zone
from tabletown.games.remnants.rules.effects import begin, is_possible
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import FOR_GOOD, IN_BATTLE, NONE
from tabletown.kernel.reasons import LEGAL
from tabletown.kernel.step import Actions, Choice, Step


class Window(Choice[Quarter]):
    """CRD-02, CRD-03: a moment in which the active player may also play a card."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        self.offer(quarter, seat, out)
        if quarter[number.ACTIVE] == seat:
            hand = zone.HAND + seat
            before: i64 = NONE
            for place in range(quarter.size(hand)):
                kind = quarter.at(hand, place)
                if kind != before and unplayable(quarter, seat, kind) == LEGAL:
                    out.add(action.PLAY.code(quarter, kind))
                before = kind

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if not action.PLAY.has(quarter, code):
            return self.objection(quarter, seat, code)
        if quarter[number.ACTIVE] != seat:
            return reason.NOT_OWN_TURN
        kind = action.PLAY.read(quarter, code)
        if quarter.count(zone.HAND + seat, kind) == 0:
            return reason.NOT_IN_HAND
        return unplayable(quarter, seat, kind)

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        if action.PLAY.has(quarter, code):
            play(quarter, seat, action.PLAY.read(quarter, code))
        else:
            self.carry_out(quarter, seat, code)
            quarter.review_influence()

    def offer(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        """What there is to choose beside cards, ascending."""

    def objection(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        """Why something beside cards is not legal."""
        return LEGAL

    def carry_out(self, quarter: Quarter, seat: i64, code: i64) -> None:
        """A choice beside cards."""


def unplayable(quarter: Quarter, seat: i64, kind: i64) -> i64:
    """CRD-07, CRD-11: why a card of the hand cannot be played for its effect."""
    cards = quarter.box.cards
    timing = cards.timing[kind]
    if timing == IN_BATTLE:
        return reason.BATTLE_CARD
    if timing == FOR_GOOD:
        return LEGAL
    for effect in cards.effects[kind]:
        if is_possible(quarter, seat, effect):
            return LEGAL
    return reason.NO_EFFECT


def play(quarter: Quarter, seat: i64, kind: i64) -> None:
    """CRD-05, CRD-06, CRD-09."""
    if quarter.box.cards.timing[kind] == FOR_GOOD:
        quarter.move(kind, zone.HAND + seat, zone.PERMANENT + seat)
        quarter.say(event.PERMANENT, seat, kind)
        quarter.review_influence()
        return
    quarter.move(kind, zone.HAND + seat, zone.PLAYED + seat)
    quarter.say(event.PLAYED, seat, kind)
    quarter.push(step.EFFECTS, seat, kind)


class Effects(Step[Quarter]):
    """CRD-11: what a played card does, as far as possible, in printed order; the third argument is how far it is."""

    def resume(self, quarter: Quarter, seat: i64) -> None:
        kind, place = quarter.arg(1), quarter.arg(2)
        effects = quarter.box.cards.effects[kind]
        if place < len(effects):
            quarter.set_arg(2, place + 1)
            if is_possible(quarter, seat, effects[place]):
                begin(quarter, seat, effects[place], NONE)
                quarter.review_influence()
            return
        quarter.move(kind, zone.PLAYED + seat, zone.DISCARD + seat)
        quarter.review_influence()
        quarter.pop()
