"""CRA, CMI: the Crow player's turn and actions."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.crow.rules import act, combat, event, fire, movement, named, number, people, plots, step, windows
from tabletown.games.crow.rules.characters import attack_skill, stand_up
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import CROW
from tabletown.kernel.step import Actions, Choice


def can_move(night: Night, who: i64) -> bool:
    """CMV, FLY, ERI: whether a Move action of one of the four is possible."""
    if who == people.ERIC:
        return movement.can_leap(night)
    if who == people.THE_CROW:
        return night.is_up(people.THE_CROW) and night.city.flights[night.building_of(people.THE_CROW)] != 0
    return movement.can_walk(night, who)


def can_recover(night: Night, who: i64) -> bool:
    """CMI-01 to CMI-03: Albrecht, The Crow or Eric."""
    return who != people.SARAH and night.is_alive(who) and not night.is_up(who)


def recovers_free(night: Night) -> bool:
    """BLD-06: the Hospital gives the first recover action of a turn."""
    return night[number.RECOVERED] == 0 and not night.burns(named.HOSPITAL)


def can_rescue(night: Night) -> bool:
    """CMI-04, CMI-05."""
    return (
        night.is_in(people.SARAH, named.CHURCH) and night.is_in(people.ERIC, named.CHURCH) and night.is_up(people.ERIC)
    )


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


class CrowChoice(Choice[Night]):
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
        plots.offer(night, CROW, windows.OWN_TURN, out)

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
