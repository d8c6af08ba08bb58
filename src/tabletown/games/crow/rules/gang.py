"""GNG, GMI, TEM: the gang's turn, what a gangster can do, and who decides for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import (
    act,
    combat,
    deed,
    event,
    fire,
    movement,
    named,
    number,
    people,
    plots,
    step,
    windows,
)
from tabletown.games.crow.rules.characters import attack_skill, leave_game, stand_up
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import GANG, NONE
from tabletown.kernel.step import Actions, Choice

MOST_ACTIONS: Final = 2 + 2 * people.COUNT + people.GANGSTERS + named.COUNT
"""More than a gangster can choose from."""

# What a gangster can do


def is_held(night: Night, who: i64) -> bool:
    """PLT-13, PLT-18: whether Let's See You Enforce It keeps a gangster where it is."""
    return night.lasts(night.box.no_moves) and night.are_neighbors(who, people.ERIC)


def may_move(night: Night, who: i64) -> bool:
    """MOV: whether a gangster may take a Move action."""
    return not is_held(night, who) and movement.can_walk(night, who)


def may_kill_gideon(night: Night, who: i64) -> bool:
    """GMI-04, GMI-05."""
    if who not in (people.TOP_DOLLAR, people.GIDEON) or not night.is_active(who):
        return False
    if night[number.BOSS_OUT]:
        return night.are_adjacent(people.TOP_DOLLAR, people.GIDEON)
    return who == people.GIDEON and night.is_beside_named(people.GIDEON, named.PIT)


def may_bail_out(night: Night, who: i64, other: i64) -> bool:
    """GMI-03: from a space next to the Police Station."""
    return is_arrested(night, other) and night.is_dangerous(who) and night.is_beside_named(who, named.POLICE_STATION)


def is_arrested(night: Night, who: i64) -> bool:
    """ARR-01."""
    return night.is_in(who, named.POLICE_STATION)


def may_recover(night: Night, who: i64) -> bool:
    """GMI-01, GMI-02: lying on the streets."""
    return night.on_streets(who) and not night.is_up(who)


def offer_actions(night: Night, who: i64, kinds: i64, out: Actions) -> None:
    """GNG-04: what a gangster may do now, of these kinds of actions."""
    if kinds & deed.OTHER and may_kill_gideon(night, who):
        out.add(act.KILL_GIDEON)
    if kinds & deed.MOVE and may_move(night, who):
        out.add(act.MOVE.code(who))
    if kinds & deed.ATTACK:
        for target in range(people.GANGSTERS, people.COUNT):
            if combat.can_attack(night, who, target):
                out.add(act.ATTACK.code(target))
    if kinds & deed.OTHER:
        if may_recover(night, who):
            out.add(act.RECOVER.code(who))  # GID-07
        for other in range(people.GANGSTERS):
            if may_bail_out(night, who, other):
                out.add(act.BAIL.code(other))
    if kinds & deed.FIRE:
        for name in range(named.COUNT):
            if fire.can_set_fire(night, who, name):
                out.add(act.IGNITE.code(name))


def take_action(night: Night, who: i64, action: i64) -> None:
    """A gangster does it: on top of the present step, or in place of a step that has been popped."""
    if action == act.KILL_GIDEON:
        night.say(event.GIDEON_KILLED, who)
        leave_game(night, people.GIDEON)  # GMI-06
    elif act.MOVE.has(action):
        night.push(step.WALK, night.controller(who), who)
    elif act.ATTACK.has(action):
        target = act.ATTACK.read(action)
        combat.declare(night, who, target, attack_skill(night, who, target))
    elif act.RECOVER.has(action):
        stand_up(night, who)
    elif act.BAIL.has(action):
        other = act.BAIL.read(action)
        night.say(event.BAILED_OUT, other, who)
        night.push(step.PLACE, night.controller(other), other, night.site(named.POLICE_STATION))
    else:
        night.push(step.SET_FIRE, who, act.IGNITE.read(action))


# The turn


def may_act(night: Night, who: i64) -> bool:
    """GNG-02, GNG-06: its card is in hand, and it is on the streets."""
    return night[number.TO_ACT + who] == 1 and night.on_streets(who)


class GangChoice(Choice[Night]):
    """GNG-02, TEM-08: (captain): which gangster acts next, or a Plot card, or the end of the turn."""

    def actors(self, night: Night, arg: i64) -> i64:
        if plots.may_play_now(night, GANG):
            return 1 << arg
        for who in range(people.GANGSTERS):
            if may_act(night, who):
                return 1 << arg
        return 0

    def resume(self, night: Night, arg: i64) -> None:
        night.pop()

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(act.END)
        plots.offer_to_ask(night, GANG, out)
        for who in range(people.GANGSTERS):
            if may_act(night, who):
                out.add(act.CHARACTER.code(who))
        plots.offer(night, GANG, windows.OWN_TURN, out)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        if action == act.END:
            night.pop()
        elif action == act.ASK_AGAIN:
            plots.ask_again(night, GANG)
        elif act.PLOT.has(night, action):
            plots.play(night, seat, act.PLOT.read(night, action))
        else:
            who = act.CHARACTER.read(action)
            night[number.TO_ACT + who] = 0
            night[number.ACTIVE] = who
            night[number.LEFT] = 1 if who == people.GIDEON else 2  # TRN-02
            night[number.ASKED] = 0
            night.say(event.ACTS, who)
            night.push(step.GANGSTER, night.controller(who), who)


class Gangster(Choice[Night]):
    """GNG-02, PLT-12: (seat, who): a gangster takes all its actions before another may start."""

    def actors(self, night: Night, arg: i64) -> i64:
        if night[number.LEFT] > 0 and night.on_streets(night.arg(1)):
            return 1 << arg
        return 0

    def resume(self, night: Night, arg: i64) -> None:
        """GNG-09: nothing is left, or the gangster is gone."""
        leave(night)

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(act.PASS)
        who = night.arg(1)
        own = seat == night.captain()
        if not own and not night[number.ASKED] and plots.may_play_now(night, GANG):
            out.add(act.ASK)
        if own:
            plots.offer_to_ask(night, GANG, out)
        offer_actions(night, who, deed.ANY, out)
        if own:
            plots.offer(night, GANG, windows.OWN_TURN, out)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        who = night.arg(1)
        if action == act.PASS:
            leave(night)
        elif action == act.ASK:
            night[number.ASKED] = 1
            night.push(step.ASK_CAPTAIN, night.captain())
        elif action == act.ASK_AGAIN:
            plots.ask_again(night, GANG)
        elif act.PLOT.has(night, action):
            plots.play(night, seat, act.PLOT.read(night, action))
        else:
            night[number.LEFT] -= 1
            night[number.ASKED] = 0
            take_action(night, who, action)


def leave(night: Night) -> None:
    """The active gangster has finished."""
    night[number.ACTIVE] = NONE
    night[number.LEFT] = 0
    night.pop()
    night.rest()


class AskCaptain(Choice[Night]):
    """TEM-08, PLT-12: (captain): a Plot card between the actions of a teammate's gangster, or none."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(act.PASS)
        plots.offer(night, GANG, windows.OWN_TURN, out)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        night.pop()
        if action != act.PASS:
            night[number.ASKED] = 0
            plots.play(night, seat, act.PLOT.read(night, action))


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
    if can_take_any(night, who, kinds & (deed.MOVE | deed.OTHER)):
        return True
    if kinds & deed.ATTACK:
        for target in range(people.GANGSTERS, people.COUNT):
            if combat.might_attack(night, who, target):
                return True
    if kinds & deed.FIRE:
        for name in range(named.COUNT):
            if fire.might_set_fire(night, who, name):
                return True
    return False


def might_anybody_take(night: Night, kinds: i64) -> bool:
    """GNG-07: whether the gang might use a free action of these kinds; nobody who is being killed takes it."""
    for who in range(people.GANGSTERS):
        if not night.is_doomed(who) and might_take_any(night, who, kinds):
            return True
    return False


def give_free_action(night: Night, kinds: i64, must: i64) -> None:
    """GNG-07: some gangster takes a free action of these kinds; `must` is 1 if it has to.

    Whether the gang is asked depends on nothing hidden, so that it tells nobody what the Restriction is.
    """
    if might_anybody_take(night, kinds):
        night.push(step.FREE_GANGSTER, night.captain(), kinds, must)


class FreeGangster(Choice[Night]):
    """GNG-07: (captain, kinds of actions, 1 if it has to be used): which gangster takes a free action."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        if not night.arg(2):
            out.add(act.PASS)
        for who in range(people.GANGSTERS):
            if not night.is_doomed(who) and can_take_any(night, who, night.arg(1)):
                out.add(act.CHARACTER.code(who))

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        kinds = night.arg(1)
        if action == act.PASS:
            night.pop()
        else:
            who = act.CHARACTER.read(action)
            night.replace(step.FREE_ACTION, night.controller(who), who, kinds)


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
    for who in range(people.STARTERS):
        if night.is_alive(who) and night[number.CONTROL + who] == seat:
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
        night.push(step.HAND_OVER, most, fewest)


class HandOver(Choice[Night]):
    """TEM-05: (giver, receiver): which gangster changes hands."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        for who in range(people.STARTERS):
            if night.is_alive(who) and night[number.CONTROL + who] == seat:
                out.add(act.CHARACTER.code(who))

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        who = act.CHARACTER.read(action)
        night[number.CONTROL + who] = night.arg(1)
        night.say(event.HANDED_OVER, who, night.arg(1))
        night.pop()
        rebalance(night)
