"""PLT: playing Plot cards, on one's own turn and as reactions."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.crow.rules import act, event, number, objectives, reason, step, windows, zone
from tabletown.games.crow.rules.declarations import declare
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import CROW, GANG, NONE, SIDES
from tabletown.kernel.layout import Range
from tabletown.kernel.reasons import LEGAL, about
from tabletown.kernel.step import Actions, Choice, Step


def side_of(seat: i64) -> i64:
    """The side that a seat plays for."""
    return CROW if seat == CROW else GANG


# Playing a card


def can_play(night: Night, kind: i64, window: i64, who: i64) -> bool:
    """PLT-04, PLT-06, PLT-11, OBJ-13: whether its owner may play a card in this window, or between actions."""
    plots = night.box.plots
    if plots.window[kind] != window:
        return False
    effect = plots.effects[kind]
    if not effect.fits(night, who) or not effect.works(night, who):
        return False
    return plots.side[kind] == CROW or not objectives.forbids_card(night, kind)


def no_card(night: Night, seat: i64, kind: i64, window: i64) -> i64:
    """PLT-04, PLT-06, PLT-11, OBJ-13, TEM-08: why a seat may not play a card in this window; NONE if there is none."""
    plots = night.box.plots
    side = side_of(seat)
    wanted = plots.window[kind]
    if plots.side[kind] != side:
        return reason.CARD_THEIRS
    if night.count(night.hand(side), kind) == 0:
        return reason.CARD_NOT_HELD
    if wanted != window:
        return reason.CARD_OWN_TURN if wanted == windows.OWN_TURN else about(reason.CARD_REACTION, wanted)
    if side == GANG and objectives.forbids_card(night, kind):
        return reason.CARD_FORBIDDEN
    if seat != night.decider(side):
        return reason.CARD_CAPTAIN
    who: i64 = NONE if window == windows.OWN_TURN else night.arg(2)
    if can_play(night, kind, window, who):
        return LEGAL
    unfit = window != windows.OWN_TURN and not plots.effects[kind].fits(night, who)
    return reason.CARD_UNFIT if unfit else reason.CARD_EMPTY


def offer(night: Night, side: i64, window: i64, out: Actions, who: i64 = -1) -> None:
    """Adds the cards of a side that may be played; their codes are the last ones."""
    hand = night.hand(side)
    before: i64 = -1
    for i in range(night.size(hand)):
        kind = night.at(hand, i)
        if kind != before and can_play(night, kind, window, who):
            out.add(act.PLOT.code(night, kind))
        before = kind


def play(night: Night, seat: i64, kind: i64, who: i64 = -1) -> None:
    """PLT-03, PLT-07: shown to everybody, done, and put away; the present step is still there."""
    side = side_of(seat)
    pile = zone.PILE * side
    night.move(kind, pile + zone.HAND, pile + zone.LASTING)
    night.barrier += 1  # everybody has seen it
    night.say(event.PLAYED, side, kind)
    if side == GANG:
        objectives.rule_out_card(night, kind)
    if not night.box.plots.lasts[kind]:
        night.push(step.PUT_AWAY, kind)
    night.box.plots.effects[kind].play(night, seat, kind, who)


class PutAway(Step[Night]):
    """PLT-07: (kind): what a card says has been done; until then it cannot be drawn again (PLT-08)."""

    def enter(self, night: Night, kind: i64) -> None:
        pile = zone.PILE * night.box.plots.side[kind]
        night.move(kind, pile + zone.LASTING, pile + zone.DISCARD)
        night.pop()


def may_play_now(night: Night, side: i64) -> bool:
    """PLT-04: whether a side has cards that it might play between actions; how many it has is public (INF-05)."""
    return night.size(zone.PILE * side + zone.HAND) > 0


# Reactions


def open_windows(night: Night, window: i64, who: i64) -> None:
    """PLT-11: both sides may react to what somebody does or suffers, first the side whose turn it is."""
    for side in (1 - night[number.TURN], night[number.TURN]):
        if asks(night, side, window, who):
            night.push(step.WINDOW, night.decider(side), window, who)


def asks(night: Night, side: i64, window: i64, who: i64) -> bool:
    """Whether a side is asked: if it has not declined, and for all that everybody knows could hold a fitting card.

    This depends on nothing hidden, so that being asked tells nobody what is in the hand.
    """
    if night.size(zone.PILE * side + zone.HAND) == 0 or night[number.UNASKED + side]:
        return False
    plots = night.box.plots
    pile = zone.PILE * side
    for kind in plots.reactions[len(windows.NAMES) * side + window]:
        if plots.effects[kind].fits(night, who):
            seen = night.count(pile + zone.DISCARD, kind) + night.count(pile + zone.LASTING, kind)
            if seen < plots.copies[kind]:
                return True
    return False


def is_unasked(night: Night, side: i64) -> bool:
    """Whether a side wants no questions: between its own actions it may change its mind."""
    return night[number.UNASKED + side] == 1


def offer_to_ask(night: Night, side: i64, out: Actions) -> None:
    if is_unasked(night, side):
        out.add(act.ASK_AGAIN)


def ask_again(night: Night, side: i64) -> None:
    night[number.UNASKED + side] = 0
    night.say(event.ASKED_AGAIN, side)


def turn_begins(night: Night) -> None:
    """Whoever did not want to be asked is asked again."""
    for side in range(SIDES):
        night[number.UNASKED + side] = 0


class Question(Choice[Night]):
    """A choice of one seat, by a clause. Cards, and what belongs to other moments, are refused alike everywhere."""

    def __init__(self, name: str, clause: str, *args: Range, under: str = "") -> None:
        super().__init__(name, *args, under=under)
        self.clause = f"{declare.prefix}-{clause}"

    def fault(self, night: Night, seat: i64, action: i64) -> i64:
        if act.PLOT.has(night, action):
            return no_card(night, seat, act.PLOT.read(night, action), self.window(night))
        found = self.no_answer(night, seat, action)
        if found != reason.NOT_HERE:
            return found
        if action == act.ASK:
            return reason.NO_ASKING
        return reason.SWAP_OVER if act.SWAP.has(action) else reason.NOT_HERE

    def window(self, night: Night) -> i64:
        """PLT-04, PLT-11: when the cards are played that may be played in it, or NONE."""
        return NONE

    def no_answer(self, night: Night, seat: i64, action: i64) -> i64:
        """Why this is not chosen: LEGAL, a reason, or NOT_HERE if it belongs to another moment."""
        return LEGAL if action == act.PASS else reason.NOT_HERE


class YesOrNo(Question):
    """Whether something is done that may be done."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(act.PASS)
        out.add(act.YES)

    def no_answer(self, night: Night, seat: i64, action: i64) -> i64:
        return LEGAL if action in (act.PASS, act.YES) else reason.NOT_HERE


class Window(Question):
    """PLT-11: (seat, window, who does or suffers it): cards may be played as reactions, one after the other."""

    def actors(self, night: Night, arg: i64) -> i64:
        if asks(night, side_of(arg), night.arg(1), night.arg(2)):
            return 1 << arg
        return 0

    def resume(self, night: Night, arg: i64) -> None:
        night.pop()

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(act.PASS)
        out.add(act.DONT_ASK)
        offer(night, side_of(seat), night.arg(1), out, night.arg(2))

    def window(self, night: Night) -> i64:
        return night.arg(1)

    def no_answer(self, night: Night, seat: i64, action: i64) -> i64:
        return LEGAL if action in (act.PASS, act.DONT_ASK) else reason.ONLY_REACTIONS

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        if action == act.PASS:
            night.pop()
        elif action == act.DONT_ASK:
            night.pop()
            night[number.UNASKED + side_of(seat)] = 1
            night.say(event.UNASKED, side_of(seat))
        else:
            play(night, seat, act.PLOT.read(night, action), night.arg(2))


class Card(Question):
    """PLT: (seat, kind, stage): the choices of a card that has been played."""

    def actors(self, night: Night, arg: i64) -> i64:
        if night.box.plots.effects[night.arg(1)].waits(night, night.arg(2)):
            return 1 << arg
        return 0

    def resume(self, night: Night, arg: i64) -> None:
        effect = night.box.plots.effects[night.arg(1)]
        night.pop()
        effect.finish(night)

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        night.box.plots.effects[night.arg(1)].legal(night, seat, night.arg(2), out)

    def no_answer(self, night: Night, seat: i64, action: i64) -> i64:
        out = Actions(night.layout.actions)
        self.legal(night, seat, out)
        if out.has(action):
            return LEGAL
        return night.box.plots.effects[night.arg(1)].no_choice(night, night.arg(1), action)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        if action == act.PASS:
            self.resume(night, seat)
        else:
            night.box.plots.effects[night.arg(1)].choose(night, seat, night.arg(1), night.arg(2), action)

    def shown(self, night: Night, action: i64) -> i64:
        return -1 if night.box.plots.effects[night.arg(1)].is_secret() else action
