"""GNG, GMI, TEM: the gang's turn, what a gangster can do, and who decides for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import act, combat, deed, event, fire, named, number, people, plots, reason, step
from tabletown.games.crow.rules.characters import attack_skill, leave_game, stand_up
from tabletown.games.crow.rules.movement import can_walk
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.plots import Question
from tabletown.games.crow.rules.windows import OWN_TURN
from tabletown.games.crow.rules.words import GANG, NONE
from tabletown.kernel.reasons import LEGAL, about
from tabletown.kernel.step import Actions

MOST_ACTIONS: Final = 2 + 2 * people.COUNT + people.GANGSTERS + named.COUNT
"""More than a gangster can choose from."""

# What a gangster can do


def is_held(night: Night, who: i64) -> bool:
    """PLT-13, PLT-18: whether Let's See You Enforce It keeps a gangster where it is."""
    return night.lasts(night.box.no_moves) and night.are_neighbors(who, people.ERIC)


def no_move(night: Night, who: i64, mover: i64) -> i64:
    """MOV, PLT-18: why a gangster may not take a Move action."""
    if mover != who:
        return reason.NOT_ACTING
    if not night.is_up(who):
        return about(reason.DOWN, who)
    if is_held(night, who):
        return reason.NO_MOVES_HERE
    return LEGAL if can_walk(night, who) else reason.WALLED_IN


def may_move(night: Night, who: i64) -> bool:
    return no_move(night, who, who) == LEGAL


def no_killing(night: Night, who: i64) -> i64:
    """GMI-04, GMI-05: why a gangster may not kill Gideon, or be killed as Gideon."""
    if who not in (people.TOP_DOLLAR, people.GIDEON):
        return reason.NOT_BOSS
    if not night.on_streets(people.GIDEON):
        return reason.GIDEON_GONE
    if not night.is_active(who):
        return about(reason.DOWN, who)
    if night[number.BOSS_OUT]:
        near = night.are_adjacent(people.TOP_DOLLAR, people.GIDEON)
    else:
        near = who == people.GIDEON and night.is_beside_named(people.GIDEON, named.PIT)
    return LEGAL if near else reason.NOT_BESIDE_BOSS


def no_bail(night: Night, who: i64, other: i64) -> i64:
    """GMI-03: why a gangster may not bail another one out, which is done next to the Police Station."""
    if not is_arrested(night, other):
        return reason.NOT_ARRESTED
    if who == people.GIDEON:
        return reason.GIDEON_MOVES
    if not night.is_active(who):
        return about(reason.DOWN, who)
    return LEGAL if night.is_beside_named(who, named.POLICE_STATION) else about(reason.NOT_AT_STATION, who)


def is_arrested(night: Night, who: i64) -> bool:
    """ARR-01."""
    return night.is_in(who, named.POLICE_STATION)


def may_recover(night: Night, who: i64) -> bool:
    """GMI-01, GMI-02: lying on the streets."""
    return night.on_streets(who) and not night.is_up(who)


def no_recovery(night: Night, who: i64, other: i64) -> i64:
    """GMI-01, GNG-02: why a gangster may not recover."""
    if other != who:
        return reason.NOT_ACTING
    return LEGAL if may_recover(night, who) else reason.UP


def no_action(night: Night, who: i64, action: i64) -> i64:
    """GNG-04: why a gangster may not do this."""
    if act.MOVE.has(action):
        return no_move(night, who, act.MOVE.read(action))
    if act.ATTACK.has(action):
        return combat.no_attack(night, who, act.ATTACK.read(action))
    if act.IGNITE.has(action):
        return fire.no_fire(night, who, act.IGNITE.read(action))
    if act.RECOVER.has(action):
        return no_recovery(night, who, act.RECOVER.read(action))
    if act.BAIL.has(action):
        return no_bail(night, who, act.BAIL.read(action))
    if action == act.KILL_GIDEON:
        return no_killing(night, who)
    return reason.CROW_ONLY if action == act.RESCUE else reason.NOT_HERE


def offer_actions(night: Night, who: i64, kinds: i64, out: Actions) -> None:
    """GNG-04: what a gangster may do now, of these kinds of actions."""
    if kinds & deed.OTHER and no_killing(night, who) == LEGAL:
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
            if no_bail(night, who, other) == LEGAL:
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


def no_turn(night: Night, who: i64) -> i64:
    """GNG-01 to GNG-03: why somebody does not act next."""
    if who < people.GANGSTERS and may_act(night, who):
        return LEGAL
    waits = who in (people.TOP_DOLLAR, people.GIDEON) and not night.on_streets(who)
    if who < people.GANGSTERS and night.is_alive(who) and not night[number.TO_ACT + who] and not waits:
        return reason.ACTED
    return not_out(night, who)


def not_out(night: Night, who: i64) -> i64:
    """Why somebody is no gangster on the streets."""
    if who >= people.GANGSTERS:
        return reason.NO_GANGSTER
    if not night.is_alive(who):
        return reason.DEAD_GANGSTER
    if who == people.TOP_DOLLAR:
        return reason.IN_PIT
    return reason.IN_SHOP if who == people.GIDEON else reason.ARRESTED


class GangChoice(Question):
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
        plots.offer(night, GANG, OWN_TURN, out)

    def window(self, night: Night) -> i64:
        return OWN_TURN

    def no_answer(self, night: Night, seat: i64, action: i64) -> i64:
        if action == act.END or (action == act.ASK_AGAIN and plots.is_unasked(night, GANG)):
            return LEGAL
        return no_turn(night, act.CHARACTER.read(action)) if act.CHARACTER.has(action) else reason.NOT_HERE

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


class Gangster(Question):
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
        if self.may_ask(night, seat):
            out.add(act.ASK)
        if own:
            plots.offer_to_ask(night, GANG, out)
        offer_actions(night, who, deed.ANY, out)
        if own:
            plots.offer(night, GANG, OWN_TURN, out)

    def may_ask(self, night: Night, seat: i64) -> bool:
        """TEM-08: a teammate of the captain, once between two actions."""
        return seat != night.captain() and not night[number.ASKED] and plots.may_play_now(night, GANG)

    def window(self, night: Night) -> i64:
        return OWN_TURN

    def no_answer(self, night: Night, seat: i64, action: i64) -> i64:
        if action == act.PASS or (action == act.ASK and self.may_ask(night, seat)):
            return LEGAL
        if action == act.ASK_AGAIN and seat == night.captain() and plots.is_unasked(night, GANG):
            return LEGAL
        return no_action(night, night.arg(1), action)

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


class AskCaptain(Question):
    """TEM-08, PLT-12: (captain): a Plot card between the actions of a teammate's gangster, or none."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(act.PASS)
        plots.offer(night, GANG, OWN_TURN, out)

    def window(self, night: Night) -> i64:
        return OWN_TURN

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


def no_free_action(night: Night, who: i64, kinds: i64) -> i64:
    """GNG-07: why somebody does not take a free action of these kinds."""
    if who >= people.GANGSTERS or not night.on_streets(who):
        return not_out(night, who)
    if not night.is_up(who):
        return reason.FREE_DOWN
    if night.is_doomed(who):
        return reason.FREE_DOOMED
    return LEGAL if can_take_any(night, who, kinds) else reason.FREE_NONE


class FreeGangster(Question):
    """GNG-07: (captain, kinds of actions, 1 if it has to be used): which gangster takes a free action."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        if not night.arg(2):
            out.add(act.PASS)
        for who in range(people.GANGSTERS):
            if no_free_action(night, who, night.arg(1)) == LEGAL:
                out.add(act.CHARACTER.code(who))

    def no_answer(self, night: Night, seat: i64, action: i64) -> i64:
        if act.CHARACTER.has(action):
            return no_free_action(night, act.CHARACTER.read(action), night.arg(1))
        return LEGAL if action == act.PASS and not night.arg(2) else reason.NOT_HERE

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        kinds = night.arg(1)
        if action == act.PASS:
            night.pop()
        else:
            who = act.CHARACTER.read(action)
            night.replace(step.FREE_ACTION, night.controller(who), who, kinds)


class FreeAction(Question):
    """GNG-07, GNG-08: (seat, who, kinds of actions): what it does; the same as the action that it copies."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        offer_actions(night, night.arg(1), night.arg(2), out)

    def no_answer(self, night: Night, seat: i64, action: i64) -> i64:
        kind = deed.kind_of(action)
        if kind and not kind & night.arg(2):
            return reason.FREE_KIND
        return no_action(night, night.arg(1), action)

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


def no_gift(night: Night, seat: i64, who: i64) -> i64:
    """TEM-05, TEM-06: why a seat does not give somebody away."""
    if who < people.STARTERS and not night.is_alive(who):
        return reason.DEAD_GIFT
    return LEGAL if who < people.STARTERS and night[number.CONTROL + who] == seat else reason.NOT_YOURS


class HandOver(Question):
    """TEM-05: (giver, receiver): which gangster changes hands."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        for who in range(people.STARTERS):
            if no_gift(night, seat, who) == LEGAL:
                out.add(act.CHARACTER.code(who))

    def no_answer(self, night: Night, seat: i64, action: i64) -> i64:
        return no_gift(night, seat, act.CHARACTER.read(action)) if act.CHARACTER.has(action) else reason.NOT_HERE

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        who = act.CHARACTER.read(action)
        night[number.CONTROL + who] = night.arg(1)
        night.say(event.HANDED_OVER, who, night.arg(1))
        night.pop()
        rebalance(night)
