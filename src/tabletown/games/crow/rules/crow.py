"""CRA, CMI: the Crow player's turn and actions."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.crow.rules import act, combat, event, fire, movement, named, number, people, plots, reason, step
from tabletown.games.crow.rules.characters import attack_skill, stand_up
from tabletown.games.crow.rules.deed import kind_of
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.plots import Question
from tabletown.games.crow.rules.windows import OWN_TURN
from tabletown.games.crow.rules.words import CROW
from tabletown.kernel.reasons import LEGAL, about
from tabletown.kernel.step import Actions


def can_move(night: Night, who: i64) -> bool:
    """CMV, FLY, ERI: whether a Move action of one of the four is possible."""
    if who == people.ERIC:
        return movement.can_leap(night)
    if who == people.THE_CROW:
        return night.is_up(people.THE_CROW) and night.city.flights[night.building_of(people.THE_CROW)] != 0
    return movement.can_walk(night, who)


def no_move(night: Night, who: i64) -> i64:
    """CMV, FLY, ERI: why the Crow player may not move somebody."""
    if who < people.GANGSTERS:
        return reason.NOT_YOUR_CHARACTER
    if not night.is_alive(who):
        return reason.DEAD
    if not night.is_up(who):
        return reason.FRIEND_DOWN if who in (people.ALBRECHT, people.SARAH) else about(reason.DOWN, who)
    if who == people.ERIC and night[number.HEALTH] == 0 and night.is_in(people.ERIC, named.GRAVEYARD):
        return reason.ZERO_HEALTH
    return LEGAL if can_move(night, who) else reason.FRIEND_WALLED_IN


def can_recover(night: Night, who: i64) -> bool:
    """CMI-01 to CMI-03: Albrecht, The Crow or Eric."""
    return who != people.SARAH and night.is_alive(who) and not night.is_up(who)


def recovers_free(night: Night) -> bool:
    """BLD-06: the Hospital gives the first recover action of a turn."""
    return night[number.RECOVERED] == 0 and not night.burns(named.HOSPITAL)


def no_recovery(night: Night, who: i64) -> i64:
    """CMI-01 to CMI-04: why the Crow player may not let somebody recover."""
    if who < people.GANGSTERS:
        return reason.NOT_YOUR_CHARACTER
    if not night.is_alive(who):
        return reason.DEAD
    if night.is_up(who):
        return reason.UP
    return LEGAL if can_recover(night, who) else reason.ONLY_RESCUE


def no_rescue(night: Night) -> i64:
    """CMI-04, CMI-05: why Sarah cannot be rescued."""
    if not night.is_in(people.SARAH, named.CHURCH):
        return reason.NOT_KIDNAPPED
    if not night.is_up(people.ERIC):
        return about(reason.RESCUER_DOWN, people.ERIC)
    return LEGAL if night.is_in(people.ERIC, named.CHURCH) else reason.NOT_AT_CHURCH


def can_rescue(night: Night) -> bool:
    return no_rescue(night) == LEGAL


def no_action(night: Night, action: i64) -> i64:
    """CRA-01: why the Crow player may not do this."""
    if act.MOVE.has(action):
        return no_move(night, act.MOVE.read(action))
    if act.ATTACK.has(action):
        return combat.no_attack(night, people.ERIC, act.ATTACK.read(action))
    if act.IGNITE.has(action):
        return fire.no_fire(night, people.ERIC, act.IGNITE.read(action))
    if act.RECOVER.has(action):
        return no_recovery(night, act.RECOVER.read(action))
    if action == act.RESCUE:
        return no_rescue(night)
    return reason.GANG_ONLY if act.BAIL.has(action) or action == act.KILL_GIDEON else reason.NOT_HERE


def move(night: Night, who: i64) -> None:
    """A Move action of one of the four, on top of the present step."""
    if who == people.ERIC:
        night.push(step.LEAP, CROW, night.box.people.leap)
    elif who == people.THE_CROW:
        night.push(step.FLY, CROW)
    else:
        night.push(step.WALK, CROW, who)


def recover(night: Night, who: i64) -> None:
    """CMI-01 to CMI-03: Albrecht stands up next to his apartment, the others where they lie."""
    stand_up(night, who)
    if who == people.ALBRECHT:
        night.push(step.PLACE, CROW, people.ALBRECHT, night.site(named.APARTMENT))


def rescue(night: Night) -> None:
    """CMI-04: whether or not Darla's Place is burning."""
    night.say(event.RESCUED)
    night.push(step.PLACE, CROW, people.SARAH, night.site(named.DARLAS_PLACE))


class CrowChoice(Question):
    """CRA-01, PLT-04: (seat): an action, a Plot card, or the end of the turn."""

    def enter(self, night: Night, arg: i64) -> None:
        night.rest()

    def actors(self, night: Night, arg: i64) -> i64:
        if night[number.ACTIONS] > 0 or plots.may_play_now(night, CROW) or self.waits_for_hospital(night):
            return 1 << arg
        return 0

    def waits_for_hospital(self, night: Night) -> bool:
        if recovers_free(night):
            for who in range(people.ERIC, people.SARAH):
                if can_recover(night, who):
                    return True
        return False

    def resume(self, night: Night, arg: i64) -> None:
        night.pop()

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(act.END)
        plots.offer_to_ask(night, CROW, out)
        acts = night[number.ACTIONS] > 0
        if acts:
            if can_rescue(night):
                out.add(act.RESCUE)
            for who in range(people.ERIC, people.SARAH + 1):
                if can_move(night, who):
                    out.add(act.MOVE.code(who))
            for target in range(people.GANGSTERS):
                if combat.can_attack(night, people.ERIC, target):
                    out.add(act.ATTACK.code(target))
        if acts or recovers_free(night):
            for who in range(people.ERIC, people.SARAH):
                if can_recover(night, who):
                    out.add(act.RECOVER.code(who))
        if acts:
            for name in (named.PIT, named.PAWN_SHOP):
                if fire.can_set_fire(night, people.ERIC, name):
                    out.add(act.IGNITE.code(name))
        plots.offer(night, CROW, OWN_TURN, out)

    def window(self, night: Night) -> i64:
        return OWN_TURN

    def no_answer(self, night: Night, seat: i64, action: i64) -> i64:
        if action == act.END or (action == act.ASK_AGAIN and plots.is_unasked(night, CROW)):
            return LEGAL
        free = act.RECOVER.has(action) and recovers_free(night)
        if kind_of(action) and night[number.ACTIONS] == 0 and not free:
            return reason.NO_ACTIONS_LEFT
        return no_action(night, action)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        if action == act.END:
            night.pop()
        elif action == act.ASK_AGAIN:
            plots.ask_again(night, CROW)
        elif act.PLOT.has(night, action):
            plots.play(night, seat, act.PLOT.read(night, action))
        else:
            night.replace(step.CROW_CHOICE, CROW)
            self.act(night, action)

    def act(self, night: Night, action: i64) -> None:
        """CRA-03: first the Action Marker, then the action."""
        if act.RECOVER.has(action):
            if not recovers_free(night):
                night[number.ACTIONS] -= 1
            night[number.RECOVERED] = 1
            recover(night, act.RECOVER.read(action))
            return
        night[number.ACTIONS] -= 1
        if action == act.RESCUE:
            rescue(night)
        elif act.MOVE.has(action):
            move(night, act.MOVE.read(action))
        elif act.ATTACK.has(action):
            target = act.ATTACK.read(action)
            combat.declare(night, people.ERIC, target, attack_skill(night, people.ERIC, target))
        else:
            night.push(step.SET_FIRE, people.ERIC, act.IGNITE.read(action))
