"""What looks sensible at first sight: for the quick guesses of bots.

A choice is worth so many points; the same points mean that chance decides.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import combat, fire, objectives
from tabletown.games.crow.rules.box import HOLD_OR_KILL_SARAH, WOUND_BY
from tabletown.games.crow.rules.characters import defense_skill
from tabletown.games.crow.rules.layout import (
    ATTACK,
    BAIL,
    BOSS_OUT,
    CHARACTER,
    CROW_CHOICE,
    DEATH_COMES,
    DIE,
    END,
    FIRE,
    FLY,
    FREE_ACTION,
    GANGSTER,
    HEALTH,
    IGNITE,
    KILL_GIDEON,
    LEAP,
    MOVE,
    NAMED,
    PASS,
    PLOT,
    POWER,
    PUT_OUT,
    RECOVER,
    REROLL,
    RESCUE,
    ROLL,
    SPACE,
    WALK,
    WINDOW,
)
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.race import attack_spots, distance, is_covered, victim, wanted
from tabletown.games.crow.rules.words import (
    ALBRECHT,
    CHURCH,
    DEMONS,
    ERIC,
    GIDEON,
    GRANGE,
    MYCA,
    NAMES,
    NONE,
    SARAH,
    SPACES,
    THE_CROW,
)
from tabletown.kernel.memory import FRAME
from tabletown.kernel.rng import Rng
from tabletown.kernel.step import Actions

SHADES: Final = 4
"""Chance adds less than a point."""
CARDS_WAIT: Final = 1
"""A card is kept for a better moment: less than ending the turn."""
FAR_AWAY: Final = 6
"""So many rows and columns from Eric a Street Demon feels safe."""


def best(night: Night, step: i64, offered: Actions, rng: Rng) -> i64:
    """The most promising choice."""
    found: i64 = offered.at(0)
    highest: i64 = -1
    targets = wanted(night) if step == WALK else 0
    for i in range(offered.size):
        code = offered.at(i)
        walks = step == WALK
        points = of_space(night, night.arg(1), code - SPACE, targets) if walks else promise(night, step, code)
        worth = SHADES * points + rng.below(SHADES)
        if worth > highest:
            highest = worth
            found = code
    return found


def is_futile(night: Night, code: i64) -> bool:
    """EAT-10: an attack that can hit nobody."""
    if not ATTACK <= code < RECOVER:
        return False
    return combat.is_hopeless(night, attacker(night), code - ATTACK)


def attacker(night: Night) -> i64:
    """Who would attack, in a step in which somebody chooses an action."""
    return ERIC if night.frames[(night.depth - 1) * FRAME] == CROW_CHOICE else night.arg(1)


def promise(night: Night, step: i64, code: i64) -> i64:
    """How good a choice looks, from 0 up."""
    if is_futile(night, code):
        return 0
    if step in (GANGSTER, FREE_ACTION):
        return to_gangster(night, night.arg(1), code)
    if step == CROW_CHOICE:
        return to_crow(night, code)
    if step == LEAP:
        return of_leap(night, code)
    if step == FLY:
        return of_flight(night, code)
    if step == REROLL:
        return of_reroll(night, code)
    if step == WINDOW:
        return 2 if code >= PLOT else 1 if code == PASS else 0
    if step == DEATH_COMES:
        return 1 if code == CHARACTER + victim(night) else 0
    if step == PUT_OUT:
        return night[FIRE + code - NAMED]
    return 0


# The gang


def to_gangster(night: Night, who: i64, code: i64) -> i64:
    """Fires for the Objective first, unless somebody can be hurt whom it is worth to hurt."""
    if RECOVER <= code < CHARACTER:
        return 9
    if ATTACK <= code < RECOVER:
        return of_attack(night, who, code - ATTACK)
    if IGNITE <= code < POWER:
        name = code - IGNITE
        return 6 if (wanted(night) >> night.site(name)) & 1 else 2
    if code >= PLOT:
        return CARDS_WAIT
    if code == KILL_GIDEON:
        return 6
    if MOVE <= code < ATTACK:
        return 1 if night.city.beside[night.where(who)] & wanted(night) else 4
    return 2


def of_attack(night: Night, who: i64, target: i64) -> i64:
    if night.is_revealed() and is_aim(night, who, target):
        return 9
    if target == ERIC:
        if night[BOSS_OUT]:
            return 8
        return 3 if is_covered(night) else 7
    if target == ALBRECHT:
        return 5 if defense_skill(night, ALBRECHT, who) <= 2 else 3
    return 3


def is_aim(night: Night, who: i64, target: i64) -> bool:
    """Whether the Showdown asks for such an attack."""
    objective = objectives.held(night)
    if objective.showdown == HOLD_OR_KILL_SARAH:
        return target == SARAH
    return objective.showdown == WOUND_BY and (objective.targets >> target) & 1 == 1 and (objective.by >> who) & 1 == 1


def of_space(night: Night, who: i64, space: i64, targets: i64) -> i64:
    """Gangsters go to work, and Street Demons not too near to Eric; Albrecht to buildings with fire."""
    city = night.city
    if who == ALBRECHT:
        return of_watch(night, space)
    if who == SARAH:
        return of_shelter(night, space)
    worth: i64 = 4
    if city.beside[space] & targets:
        worth += 4 + most_fire(night, city.beside[space] & targets)
    if who == GIDEON:
        return worth
    prey = aim(night, who)
    if prey != NONE and is_next_to(night, space, prey):
        worth += 6
    roof = night.building_of(ERIC)
    near = roof != NONE and city.is_beside(space, roof)
    if near and (night[BOSS_OUT] or not is_covered(night)):
        worth += 3
    elif who < DEMONS and distance(night, space, night.where(ERIC)) < FAR_AWAY:
        worth -= 1
    return worth


def most_fire(night: Night, buildings: i64) -> i64:
    """The most fire tokens on one of these."""
    most: i64 = 0
    for name in range(NAMES):
        if (buildings >> night.site(name)) & 1:
            most = max(most, night[FIRE + name])
    return most


def aim(night: Night, who: i64) -> i64:
    """Whom the Showdown wants to be attacked by this gangster, or NONE."""
    if not night.is_revealed():
        return NONE
    for target in (SARAH, THE_CROW):
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
    if code == RESCUE or RECOVER <= code < BAIL:
        return 9
    if ATTACK <= code < RECOVER:
        return of_crow_attack(night, code - ATTACK)
    if code >= PLOT:
        return CARDS_WAIT
    if code == MOVE + ERIC:
        busy = combat.is_in_range(night, ERIC, victim(night)) and not night.is_in(SARAH, CHURCH)
        return 1 if busy else 7
    if code == MOVE + THE_CROW:
        return 0 if is_covered(night) else 7
    if code == MOVE + ALBRECHT:
        return 1 if of_watch(night, night.where(ALBRECHT)) > 2 else 4
    return 2 if code == END else 1


def of_crow_attack(night: Night, target: i64) -> i64:
    if target == victim(night):
        return 8 if night[HEALTH] > 2 or not night.is_up(target) else 5
    return 0 if target in (MYCA, GRANGE) and not night[BOSS_OUT] else 2


def of_leap(night: Night, code: i64) -> i64:
    """Next to the victim, or nearer to it, and not into the fire; to Sarah while she is held."""
    if code == PASS:
        return 6
    building = night.chosen_building(code)
    if night.is_in(SARAH, CHURCH):
        place: i64 = SPACES + night.site(CHURCH)
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
    worth: i64 = 2 if night.city.neighborhood[SPACES + building] == night.neighborhood(ERIC) else 0
    return worth if night.is_burning(building) else worth + 1


def of_watch(night: Night, space: i64) -> i64:
    """Albrecht watches over buildings that the gang might burn next."""
    worth: i64 = 1
    beside = night.city.beside[space]
    for name in range(NAMES):
        if (beside >> night.site(name)) & 1 and fire.is_flammable(night, name):
            worth += 1 + 2 * night[FIRE + name]
    return worth


def of_shelter(night: Night, space: i64) -> i64:
    """Sarah goes where Eric's victim is, so that he can come to her."""
    place = night.where(victim(night))
    if place == NONE or place >= SPACES:
        return 0
    return 2 if night.city.beside[space] & night.city.beside[place] else 1


def of_reroll(night: Night, code: i64) -> i64:
    """Dice without a partner are rolled again."""
    if code >= DIE:
        return 2 if night[ROLL + code - DIE] % 2 == 1 else 0
    return 1 if code == PASS else 3
