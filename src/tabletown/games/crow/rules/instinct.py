"""What looks sensible at first sight: for the quick guesses of bots.

A choice is worth so many points; the same points mean that chance decides.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import act, combat, fire, named, number, objectives, people, step
from tabletown.games.crow.rules.box import HOLD_OR_KILL_SARAH, WOUND_BY
from tabletown.games.crow.rules.characters import defense_skill
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.race import attack_spots, distance, is_covered, victim, wanted
from tabletown.games.crow.rules.words import NONE, SPACES
from tabletown.kernel.memory import FRAME
from tabletown.kernel.rng import Rng
from tabletown.kernel.step import Actions

SHADES: Final = 4
"""Chance adds less than a point."""
CARDS_WAIT: Final = 1
"""A card is kept for a better moment: less than ending the turn."""
FAR_AWAY: Final = 6
"""So many rows and columns from Eric a Street Demon feels safe."""


def best(night: Night, now: i64, offered: Actions, rng: Rng) -> i64:
    """The most promising choice."""
    found: i64 = offered.at(0)
    highest: i64 = -1
    targets = wanted(night) if now == step.WALK else 0
    for i in range(offered.size):
        code = offered.at(i)
        walks = now == step.WALK
        points = of_space(night, night.arg(1), act.SPACE.read(code), targets) if walks else promise(night, now, code)
        worth = SHADES * points + rng.below(SHADES)
        if worth > highest:
            highest = worth
            found = code
    return found


def is_futile(night: Night, code: i64) -> bool:
    """EAT-10: an attack that can hit nobody."""
    if not act.ATTACK.has(code):
        return False
    return combat.is_hopeless(night, attacker(night), act.ATTACK.read(code))


def attacker(night: Night) -> i64:
    """Who would attack, in a step in which somebody chooses an action."""
    return people.ERIC if night.frames[(night.depth - 1) * FRAME] == step.CROW_CHOICE else night.arg(1)


def promise(night: Night, now: i64, code: i64) -> i64:
    """How good a choice looks, from 0 up."""
    if is_futile(night, code):
        return 0
    if now in (step.GANGSTER, step.FREE_ACTION):
        return to_gangster(night, night.arg(1), code)
    if now == step.CROW_CHOICE:
        return to_crow(night, code)
    if now == step.LEAP:
        return of_leap(night, code)
    if now == step.FLY:
        return of_flight(night, code)
    if now == step.REROLL:
        return of_reroll(night, code)
    if now == step.WINDOW:
        return 2 if act.PLOT.has(night, code) else 1 if code == act.PASS else 0
    if now == step.DEATH_COMES:
        return 1 if code == act.CHARACTER.code(victim(night)) else 0
    if now == step.PUT_OUT:
        return night[number.FIRE + act.NAMED.read(code)]
    return 0


# The gang


def to_gangster(night: Night, who: i64, code: i64) -> i64:
    """Fires for the Objective first, unless somebody can be hurt whom it is worth to hurt."""
    if act.RECOVER.has(code) or act.BAIL.has(code):
        return 9
    if act.ATTACK.has(code):
        return of_attack(night, who, act.ATTACK.read(code))
    if act.IGNITE.has(code):
        name = act.IGNITE.read(code)
        return 6 if (wanted(night) >> night.site(name)) & 1 else 2
    if act.PLOT.has(night, code):
        return CARDS_WAIT
    if code == act.KILL_GIDEON:
        return 6
    if act.MOVE.has(code):
        return 1 if night.city.beside[night.where(who)] & wanted(night) else 4
    return 2


def of_attack(night: Night, who: i64, target: i64) -> i64:
    if night.is_revealed() and is_aim(night, who, target):
        return 9
    if target == people.ERIC:
        if night[number.BOSS_OUT]:
            return 8
        return 3 if is_covered(night) else 7
    if target == people.ALBRECHT:
        return 5 if defense_skill(night, people.ALBRECHT, who) <= 2 else 3
    return 3


def is_aim(night: Night, who: i64, target: i64) -> bool:
    """Whether the Showdown asks for such an attack."""
    objective = objectives.held(night)
    if objective.showdown == HOLD_OR_KILL_SARAH:
        return target == people.SARAH
    return objective.showdown == WOUND_BY and (objective.targets >> target) & 1 == 1 and (objective.by >> who) & 1 == 1


def of_space(night: Night, who: i64, space: i64, targets: i64) -> i64:
    """Gangsters go to work, and Street Demons not too near to Eric; Albrecht to buildings with fire."""
    city = night.city
    if who == people.ALBRECHT:
        return of_watch(night, space)
    if who == people.SARAH:
        return of_shelter(night, space)
    worth: i64 = 4
    if city.beside[space] & targets:
        worth += 4 + most_fire(night, city.beside[space] & targets)
    if who == people.GIDEON:
        return worth
    prey = aim(night, who)
    if prey != NONE and is_next_to(night, space, prey):
        worth += 6
    roof = night.building_of(people.ERIC)
    near = roof != NONE and city.is_beside(space, roof)
    if near and (night[number.BOSS_OUT] or not is_covered(night)):
        worth += 3
    elif who < people.DEMONS and distance(night, space, night.where(people.ERIC)) < FAR_AWAY:
        worth -= 1
    return worth


def most_fire(night: Night, buildings: i64) -> i64:
    """The most fire tokens on one of these."""
    most: i64 = 0
    for name in range(named.COUNT):
        if (buildings >> night.site(name)) & 1:
            most = max(most, night[number.FIRE + name])
    return most


def aim(night: Night, who: i64) -> i64:
    """Whom the Showdown wants to be attacked by this gangster, or NONE."""
    if not night.is_revealed():
        return NONE
    for target in (people.SARAH, people.THE_CROW):
        if night.is_up(target) and is_aim(night, who, target):
            return target
    return NONE


def is_next_to(night: Night, space: i64, target: i64) -> bool:
    place = night.where(target)
    if place >= SPACES:
        return night.city.is_beside(space, place - SPACES)
    return place >= 0 and night.city.are_adjacent(space, place)


# The Crow player


def to_crow(night: Night, code: i64) -> i64:
    """Eric goes to his victim and attacks it; the others help when there is nothing better."""
    if code == act.RESCUE or act.RECOVER.has(code):
        return 9
    if act.ATTACK.has(code):
        return of_crow_attack(night, act.ATTACK.read(code))
    if act.PLOT.has(night, code):
        return CARDS_WAIT
    if code == act.MOVE.code(people.ERIC):
        busy = combat.is_in_range(night, people.ERIC, victim(night)) and not night.is_in(people.SARAH, named.CHURCH)
        return 1 if busy else 7
    if code == act.MOVE.code(people.THE_CROW):
        return 0 if is_covered(night) else 7
    if code == act.MOVE.code(people.ALBRECHT):
        return 1 if of_watch(night, night.where(people.ALBRECHT)) > 2 else 4
    return 2 if code == act.END else 1


def of_crow_attack(night: Night, target: i64) -> i64:
    if target == victim(night):
        return 8 if night[number.HEALTH] > 2 or not night.is_up(target) else 5
    return 0 if target in (people.MYCA, people.GRANGE) and not night[number.BOSS_OUT] else 2


def of_leap(night: Night, code: i64) -> i64:
    """Next to the victim, or nearer to it, and not into the fire; to Sarah while she is held."""
    if code == act.PASS:
        return 6
    building = night.chosen_building(code)
    if night.is_in(people.SARAH, named.CHURCH):
        place: i64 = SPACES + night.site(named.CHURCH)
    else:
        place = night.where(victim(night))
    if place == NONE:
        return 0
    worth: i64 = 16 - distance(night, SPACES + building, place) // 2
    if (attack_spots(night, place) >> building) & 1:
        worth = 20
    if night.is_burning(building):
        worth -= 5
    return worth if worth > 0 else 0


def of_flight(night: Night, code: i64) -> i64:
    """To Eric, and not into the fire."""
    building = night.chosen_building(code)
    worth: i64 = 2 if night.city.neighborhood[SPACES + building] == night.neighborhood(people.ERIC) else 0
    return worth if night.is_burning(building) else worth + 1


def of_watch(night: Night, space: i64) -> i64:
    """Albrecht watches over buildings that the gang might burn next."""
    worth: i64 = 1
    beside = night.city.beside[space]
    for name in range(named.COUNT):
        if (beside >> night.site(name)) & 1 and fire.is_flammable(night, name):
            worth += 1 + 2 * night[number.FIRE + name]
    return worth


def of_shelter(night: Night, space: i64) -> i64:
    """Sarah goes where Eric's victim is, so that he can come to her."""
    place = night.where(victim(night))
    if place == NONE or place >= SPACES:
        return 0
    return 2 if night.city.beside[space] & night.city.beside[place] else 1


def of_reroll(night: Night, code: i64) -> i64:
    """Dice without a partner are rolled again."""
    if act.DIE.has(code):
        return 2 if night[number.ROLL + act.DIE.read(code)] % 2 == 1 else 0
    return 1 if code == act.PASS else 3
