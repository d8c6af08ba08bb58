"""GNG, GMI, TEM: the gang's turn, what a gangster can do, and who decides for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import combat, fire, movement, plots
from tabletown.games.crow.rules.characters import attack_skill, leave_game, stand_up
from tabletown.games.crow.rules.events import ACTS, BAILED_OUT, GIDEON_KILLED, HANDED_OVER
from tabletown.games.crow.rules.layout import (
    ACTIVE,
    ASK,
    ASK_AGAIN,
    ASK_CAPTAIN,
    ASKED,
    ATTACK,
    BAIL,
    BOSS_OUT,
    CHARACTER,
    CONTROL,
    END,
    FREE_ACTION,
    FREE_GANGSTER,
    GANGSTER,
    HAND_OVER,
    IGNITE,
    KILL_GIDEON,
    LEFT,
    MOVE,
    PASS,
    PLACE,
    PLOT,
    RECOVER,
    SET_FIRE,
    TO_ACT,
    WALK,
)
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import (
    ANY_ACTION,
    ATTACK_ACTION,
    ERIC,
    FIRE_ACTION,
    GANG,
    GANGSTERS,
    GIDEON,
    MOVE_ACTION,
    NAMES,
    NONE,
    OTHER_ACTION,
    OWN_TURN,
    PEOPLE,
    PIT,
    POLICE_STATION,
    STARTERS,
    TOP_DOLLAR,
)
from tabletown.kernel.step import Actions, Choice

MOST_ACTIONS: Final = 2 + 2 * PEOPLE + GANGSTERS + NAMES
"""More than a gangster can choose from."""

# What a gangster can do


def is_held(night: Night, who: i64) -> bool:
    """PLT-13, PLT-18: whether Let's See You Enforce It keeps a gangster where it is."""
    return night.lasts(night.box.no_moves) and night.are_neighbors(who, ERIC)


def may_move(night: Night, who: i64) -> bool:
    """MOV: whether a gangster may take a Move action."""
    return not is_held(night, who) and movement.can_walk(night, who)


def may_kill_gideon(night: Night, who: i64) -> bool:
    """GMI-04, GMI-05."""
    if who not in (TOP_DOLLAR, GIDEON) or not night.is_active(who):
        return False
    if night[BOSS_OUT]:
        return night.are_adjacent(TOP_DOLLAR, GIDEON)
    return who == GIDEON and night.is_beside_named(GIDEON, PIT)


def may_bail_out(night: Night, who: i64, other: i64) -> bool:
    """GMI-03: from a space next to the Police Station."""
    return is_arrested(night, other) and night.is_dangerous(who) and night.is_beside_named(who, POLICE_STATION)


def is_arrested(night: Night, who: i64) -> bool:
    """ARR-01."""
    return night.is_in(who, POLICE_STATION)


def may_recover(night: Night, who: i64) -> bool:
    """GMI-01, GMI-02: lying on the streets."""
    return night.on_streets(who) and not night.is_up(who)


def offer_actions(night: Night, who: i64, kinds: i64, out: Actions) -> None:
    """GNG-04: what a gangster may do now, of these kinds of actions."""
    if kinds & OTHER_ACTION and may_kill_gideon(night, who):
        out.add(KILL_GIDEON)
    if kinds & MOVE_ACTION and may_move(night, who):
        out.add(MOVE + who)
    if kinds & ATTACK_ACTION:
        for target in range(GANGSTERS, PEOPLE):
            if combat.can_attack(night, who, target):
                out.add(ATTACK + target)
    if kinds & OTHER_ACTION:
        if may_recover(night, who):
            out.add(RECOVER + who)  # GID-07
        for other in range(GANGSTERS):
            if may_bail_out(night, who, other):
                out.add(BAIL + other)
    if kinds & FIRE_ACTION:
        for name in range(NAMES):
            if fire.can_set_fire(night, who, name):
                out.add(IGNITE + name)


def take_action(night: Night, who: i64, action: i64) -> None:
    """A gangster does it: on top of the present step, or in place of a step that has been popped."""
    if action == KILL_GIDEON:
        night.say(GIDEON_KILLED, who)
        leave_game(night, GIDEON)  # GMI-06
    elif action < ATTACK:
        night.push(WALK, night.controller(who), who)
    elif action < RECOVER:
        target = action - ATTACK
        combat.declare(night, who, target, attack_skill(night, who, target))
    elif action < BAIL:
        stand_up(night, who)
    elif action < CHARACTER:
        other = action - BAIL
        night.say(BAILED_OUT, other, who)
        night.push(PLACE, night.controller(other), other, night.site(POLICE_STATION))
    else:
        night.push(SET_FIRE, who, action - IGNITE)


# The turn


def may_act(night: Night, who: i64) -> bool:
    """GNG-02, GNG-06: its card is in hand, and it is on the streets."""
    return night[TO_ACT + who] == 1 and night.on_streets(who)


class GangChoice(Choice[Night]):
    """GNG-02, TEM-08: (captain): which gangster acts next, or a Plot card, or the end of the turn."""

    def actors(self, night: Night, arg: i64) -> i64:
        if plots.may_play_now(night, GANG):
            return 1 << arg
        for who in range(GANGSTERS):
            if may_act(night, who):
                return 1 << arg
        return 0

    def resume(self, night: Night, arg: i64) -> None:
        night.pop()

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(END)
        plots.offer_to_ask(night, GANG, out)
        for who in range(GANGSTERS):
            if may_act(night, who):
                out.add(CHARACTER + who)
        plots.offer(night, GANG, OWN_TURN, out)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        if action == END:
            night.pop()
        elif action == ASK_AGAIN:
            plots.ask_again(night, GANG)
        elif action >= PLOT:
            plots.play(night, seat, action - PLOT)
        else:
            who = action - CHARACTER
            night[TO_ACT + who] = 0
            night[ACTIVE] = who
            night[LEFT] = 1 if who == GIDEON else 2  # TRN-02
            night[ASKED] = 0
            night.say(ACTS, who)
            night.push(GANGSTER, night.controller(who), who)


class Gangster(Choice[Night]):
    """GNG-02, PLT-12: (seat, who): a gangster takes all its actions before another may start."""

    def actors(self, night: Night, arg: i64) -> i64:
        if night[LEFT] > 0 and night.on_streets(night.arg(1)):
            return 1 << arg
        return 0

    def resume(self, night: Night, arg: i64) -> None:
        """GNG-09: nothing is left, or the gangster is gone."""
        leave(night)

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(PASS)
        who = night.arg(1)
        own = seat == night.captain()
        if not own and not night[ASKED] and plots.may_play_now(night, GANG):
            out.add(ASK)
        if own:
            plots.offer_to_ask(night, GANG, out)
        offer_actions(night, who, ANY_ACTION, out)
        if own:
            plots.offer(night, GANG, OWN_TURN, out)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        who = night.arg(1)
        if action == PASS:
            leave(night)
        elif action == ASK:
            night[ASKED] = 1
            night.push(ASK_CAPTAIN, night.captain())
        elif action == ASK_AGAIN:
            plots.ask_again(night, GANG)
        elif action >= PLOT:
            plots.play(night, seat, action - PLOT)
        else:
            night[LEFT] -= 1
            night[ASKED] = 0
            take_action(night, who, action)


def leave(night: Night) -> None:
    """The active gangster has finished."""
    night[ACTIVE] = NONE
    night[LEFT] = 0
    night.pop()
    night.rest()


class AskCaptain(Choice[Night]):
    """TEM-08, PLT-12: (captain): a Plot card between the actions of a teammate's gangster, or none."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(PASS)
        plots.offer(night, GANG, OWN_TURN, out)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        night.pop()
        if action != PASS:
            night[ASKED] = 0
            plots.play(night, seat, action - PLOT)


# Free actions


def can_take_any(night: Night, who: i64, kinds: i64) -> bool:
    """GNG-07: whether a gangster could take a free action of these kinds, if it is up on the streets."""
    if not night.is_active(who):
        return False
    out = Actions(MOST_ACTIONS)
    offer_actions(night, who, kinds, out)
    return out.size > 0


def might_take_any(night: Night, who: i64, kinds: i64) -> bool:
    """The same for all that everybody knows: the Restriction aside."""
    if can_take_any(night, who, kinds & (MOVE_ACTION | OTHER_ACTION)):
        return True
    if kinds & ATTACK_ACTION:
        for target in range(GANGSTERS, PEOPLE):
            if combat.might_attack(night, who, target):
                return True
    if kinds & FIRE_ACTION:
        for name in range(NAMES):
            if fire.might_set_fire(night, who, name):
                return True
    return False


def might_anybody_take(night: Night, kinds: i64) -> bool:
    """GNG-07: whether the gang might use a free action of these kinds; nobody who is being killed takes it."""
    for who in range(GANGSTERS):
        if not night.is_doomed(who) and might_take_any(night, who, kinds):
            return True
    return False


def give_free_action(night: Night, kinds: i64, must: i64) -> None:
    """GNG-07: some gangster takes a free action of these kinds; `must` is 1 if it has to.

    Whether the gang is asked depends on nothing hidden, so that it tells nobody what the Restriction is.
    """
    if might_anybody_take(night, kinds):
        night.push(FREE_GANGSTER, night.captain(), kinds, must)


class FreeGangster(Choice[Night]):
    """GNG-07: (captain, kinds of actions, 1 if it has to be used): which gangster takes a free action."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        if not night.arg(2):
            out.add(PASS)
        for who in range(GANGSTERS):
            if not night.is_doomed(who) and can_take_any(night, who, night.arg(1)):
                out.add(CHARACTER + who)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        kinds = night.arg(1)
        if action == PASS:
            night.pop()
        else:
            who = action - CHARACTER
            night.replace(FREE_ACTION, night.controller(who), who, kinds)


class FreeAction(Choice[Night]):
    """GNG-07, GNG-08: (seat, who, kinds of actions): what it does; the same as the action that it copies."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        offer_actions(night, night.arg(1), night.arg(2), out)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        who = night.arg(1)
        night.pop()
        take_action(night, who, action)


# Control


def controlled(night: Night, seat: i64) -> i64:
    """TEM-06: how many living gangsters a seat controls, Top Dollar and Gideon not counted."""
    found: i64 = 0
    for who in range(STARTERS):
        if night.is_alive(who) and night[CONTROL + who] == seat:
            found += 1
    return found


def rebalance(night: Night) -> None:
    """TEM-05, TEM-06: whoever controls two more than somebody else gives one away, of their choice."""
    most: i64 = GANG
    fewest: i64 = GANG
    for seat in range(GANG, night.seats):
        if controlled(night, seat) > controlled(night, most):
            most = seat
        if controlled(night, seat) < controlled(night, fewest):
            fewest = seat
    if controlled(night, most) - controlled(night, fewest) >= 2:
        night.push(HAND_OVER, most, fewest)


class HandOver(Choice[Night]):
    """TEM-05: (giver, receiver): which gangster changes hands."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        for who in range(STARTERS):
            if night.is_alive(who) and night[CONTROL + who] == seat:
                out.add(CHARACTER + who)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        who = action - CHARACTER
        night[CONTROL + who] = night.arg(1)
        night.say(HANDED_OVER, who, night.arg(1))
        night.pop()
        rebalance(night)
