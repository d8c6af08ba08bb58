"""CRA, CMI: the Crow player's turn and actions."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.crow.rules import combat, fire, movement, plots
from tabletown.games.crow.rules.characters import attack_skill, stand_up
from tabletown.games.crow.rules.events import RESCUED
from tabletown.games.crow.rules.layout import (
    ACTIONS,
    ASK_AGAIN,
    ATTACK,
    BAIL,
    CROW_CHOICE,
    END,
    FLY,
    IGNITE,
    LEAP,
    MOVE,
    PLACE,
    PLOT,
    RECOVER,
    RECOVERED,
    RESCUE,
    SET_FIRE,
    WALK,
)
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import (
    ALBRECHT,
    APARTMENT,
    CHURCH,
    CROW,
    DARLAS_PLACE,
    ERIC,
    GANGSTERS,
    HOSPITAL,
    OWN_TURN,
    PAWN_SHOP,
    PIT,
    SARAH,
    THE_CROW,
)
from tabletown.kernel.step import Actions, Choice


def can_move(night: Night, who: i64) -> bool:
    """CMV, FLY, ERI: whether a Move action of one of the four is possible."""
    if who == ERIC:
        return movement.can_leap(night)
    if who == THE_CROW:
        return night.is_up(THE_CROW) and night.city.flights[night.building_of(THE_CROW)] != 0
    return movement.can_walk(night, who)


def can_recover(night: Night, who: i64) -> bool:
    """CMI-01 to CMI-03: Albrecht, The Crow or Eric."""
    return who != SARAH and night.is_alive(who) and not night.is_up(who)


def recovers_free(night: Night) -> bool:
    """BLD-06: the Hospital gives the first recover action of a turn."""
    return night[RECOVERED] == 0 and not night.burns(HOSPITAL)


def can_rescue(night: Night) -> bool:
    """CMI-04, CMI-05."""
    return night.is_in(SARAH, CHURCH) and night.is_in(ERIC, CHURCH) and night.is_up(ERIC)


def move(night: Night, who: i64) -> None:
    """A Move action of one of the four, on top of the present step."""
    if who == ERIC:
        night.push(LEAP, CROW, night.box.people.leap)
    elif who == THE_CROW:
        night.push(FLY, CROW)
    else:
        night.push(WALK, CROW, who)


def recover(night: Night, who: i64) -> None:
    """CMI-01 to CMI-03: Albrecht stands up next to his apartment, the others where they lie."""
    stand_up(night, who)
    if who == ALBRECHT:
        night.push(PLACE, CROW, ALBRECHT, night.site(APARTMENT))


def rescue(night: Night) -> None:
    """CMI-04: whether or not Darla's Place is burning."""
    night.say(RESCUED)
    night.push(PLACE, CROW, SARAH, night.site(DARLAS_PLACE))


class CrowChoice(Choice[Night]):
    """CRA-01, PLT-04: (seat): an action, a Plot card, or the end of the turn."""

    def enter(self, night: Night, arg: i64) -> None:
        night.rest()

    def actors(self, night: Night, arg: i64) -> i64:
        if night[ACTIONS] > 0 or plots.may_play_now(night, CROW) or self.waits_for_hospital(night):
            return 1 << arg
        return 0

    def waits_for_hospital(self, night: Night) -> bool:
        if recovers_free(night):
            for who in range(ERIC, SARAH):
                if can_recover(night, who):
                    return True
        return False

    def resume(self, night: Night, arg: i64) -> None:
        night.pop()

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(END)
        plots.offer_to_ask(night, CROW, out)
        acts = night[ACTIONS] > 0
        if acts:
            if can_rescue(night):
                out.add(RESCUE)
            for who in range(ERIC, SARAH + 1):
                if can_move(night, who):
                    out.add(MOVE + who)
            for target in range(GANGSTERS):
                if combat.can_attack(night, ERIC, target):
                    out.add(ATTACK + target)
        if acts or recovers_free(night):
            for who in range(ERIC, SARAH):
                if can_recover(night, who):
                    out.add(RECOVER + who)
        if acts:
            for name in (PIT, PAWN_SHOP):
                if fire.can_set_fire(night, ERIC, name):
                    out.add(IGNITE + name)
        plots.offer(night, CROW, OWN_TURN, out)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        if action == END:
            night.pop()
        elif action == ASK_AGAIN:
            plots.ask_again(night, CROW)
        elif action >= PLOT:
            plots.play(night, seat, action - PLOT)
        else:
            night.replace(CROW_CHOICE, CROW)
            self.act(night, action)

    def act(self, night: Night, action: i64) -> None:
        """CRA-03: first the Action Marker, then the action."""
        if RECOVER <= action < BAIL:
            if not recovers_free(night):
                night[ACTIONS] -= 1
            night[RECOVERED] = 1
            recover(night, action - RECOVER)
            return
        night[ACTIONS] -= 1
        if action == RESCUE:
            rescue(night)
        elif action < ATTACK:
            move(night, action - MOVE)
        elif action < RECOVER:
            target = action - ATTACK
            combat.declare(night, ERIC, target, attack_skill(night, ERIC, target))
        else:
            night.push(SET_FIRE, ERIC, action - IGNITE)
