"""PLT: playing Plot cards, on one's own turn and as reactions."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.crow.rules import objectives
from tabletown.games.crow.rules.events import PLAYED
from tabletown.games.crow.rules.layout import DISCARD, HAND, LASTING, PASS, PILE, PLOT, TURN, WINDOW
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import CROW, GANG
from tabletown.kernel.step import Actions, Choice


def can_play(night: Night, kind: i64, window: i64) -> bool:
    """PLT-04, PLT-06, PLT-11, OBJ-13: whether a card in hand may be played in this window, or between actions."""
    plots = night.box.plots
    if plots.window[kind] != window or not plots.effects[kind].fits(night):
        return False
    return plots.side[kind] == CROW or not objectives.forbids_card(night, kind)


def offer(night: Night, side: i64, window: i64, out: Actions) -> None:
    """Adds the cards of a side that may be played; their codes are the last ones."""
    zone = PILE * side + HAND
    before: i64 = -1
    for i in range(night.size(zone)):
        kind = night.at(zone, i)
        if kind != before and can_play(night, kind, window):
            out.add(PLOT + kind)
        before = kind


def play(night: Night, seat: i64, kind: i64) -> None:
    """PLT-03, PLT-07: shown to everybody, put away, and done; the present step is still there."""
    side: i64 = CROW if seat == CROW else GANG
    pile = PILE * side
    night.move(kind, pile + HAND, pile + (LASTING if night.box.plots.lasts[kind] else DISCARD))
    night.barrier += 1  # everybody has seen it
    night.say(PLAYED, side, kind)
    night.box.plots.effects[kind].play(night, seat, kind)


def open_window(night: Night, side: i64, window: i64) -> None:
    """PLT-11: a side is asked for reactions if, for all that everybody knows, it could hold one.

    Whether it is asked depends on nothing hidden, so that being asked tells nobody what is in the hand.
    """
    if night.size(PILE * side + HAND) > 0 and could_hold(night, side, window):
        night.push(WINDOW, night.decider(side), window)


def open_windows(night: Night, window: i64) -> None:
    """PLT-11: the side whose turn it is is asked first."""
    open_window(night, CROW if night[TURN] == GANG else GANG, window)
    open_window(night, night[TURN], window)


def could_hold(night: Night, side: i64, window: i64) -> bool:
    """Whether a card for this window, which would do something now, is not yet seen in the open piles."""
    plots = night.box.plots
    pile = PILE * side
    for kind in range(plots.count):
        if plots.side[kind] == side and plots.window[kind] == window:
            seen = night.count(pile + DISCARD, kind) + night.count(pile + LASTING, kind)
            if seen < plots.copies[kind] and plots.effects[kind].fits(night):
                return True
    return False


class Window(Choice[Night]):
    """PLT-11: (seat, window): cards may be played as reactions, until the seat has no more to play."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(PASS)
        offer(night, CROW if seat == CROW else GANG, night.arg(1), out)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        window = night.arg(1)
        night.pop()
        if action != PASS:
            side: i64 = CROW if seat == CROW else GANG
            kind = action - PLOT
            open_window(night, side, window)
            play(night, seat, kind)


class Card(Choice[Night]):
    """PLT: (seat, kind, stage): the choices of a card that has been played."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        night.box.plots.effects[night.arg(1)].legal(night, seat, night.arg(2), out)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        night.box.plots.effects[night.arg(1)].choose(night, seat, night.arg(2), action)


def may_play_now(night: Night, side: i64) -> bool:
    """PLT-04: whether a side has cards that it might play between actions; how many it has is public (INF-05)."""
    return night.size(PILE * side + HAND) > 0
