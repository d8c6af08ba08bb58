"""How well a side stands, and what looks sensible to do: for bots.

Both sides run a race, which is counted in turns: the Crow player has victims left, the gang has buildings to burn, and
once Top Dollar is out Eric can die. Whoever needs fewer turns stands better.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import combat, fire, objectives
from tabletown.games.crow.rules.box import BUILDING_COUNT, BURN_ANY, HOLD_OR_KILL_SARAH, Objective
from tabletown.games.crow.rules.judge import Judge
from tabletown.games.crow.rules.layout import (
    ACTIONS,
    ATTACK,
    BAIL,
    BOSS_OUT,
    CHARACTER,
    CROW_CHOICE,
    FIRE,
    FLY,
    FREE_ACTION,
    GANG_CHOICE,
    GANGSTER,
    HEALTH,
    IGNITE,
    KILL_GIDEON,
    LEAP,
    LEFT,
    LOST,
    MOVE,
    PASS,
    PLOT,
    POWER,
    RECOVER,
    RESCUE,
    ROUND,
    SPACE,
    TO_ACT,
    TURN,
    WALK,
    WINDOW,
    WOUNDED,
)
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import (
    ALBRECHT,
    CHURCH,
    CROW,
    DEMONS,
    ERIC,
    GANG,
    GANGSTERS,
    GRANGE,
    MYCA,
    NAMES,
    NONE,
    PAWN_SHOP,
    PIT,
    SARAH,
    SIZE,
    SPACES,
    THE_CROW,
    TOP_DOLLAR,
)
from tabletown.kernel.memory import FRAME
from tabletown.kernel.rng import Rng
from tabletown.kernel.step import Actions

# Turns that things take
VICTIM: Final = 1.0
"""A Street Demon has to be killed."""
BOSS: Final = 0.8
"""A wound of Top Dollar."""
CAPTIVE: Final = 1.0
"""Sarah is held in the Church."""
HEAL: Final = 0.18
"""A wound of Eric."""
STAND_UP: Final = 0.35
UNCOVERED: Final = 0.25
"""The Crow is not with Eric."""
CARD: Final = 0.2
"""A Plot card in hand."""
ACTION: Final = 0.18
"""An action of the Crow player."""
FAR: Final = 0.04
"""A space between Eric and his victim."""
IN_REACH: Final = 0.3
"""Eric's victim is where he can attack it."""
DEED: Final = 0.07
"""An action of a gangster."""
AT_THE_FIRE: Final = 0.08
"""A gangster stands where a building could be set on fire."""
STRENGTH: Final = 0.42
"""A strength of buildings that have to burn, with all six gangsters; about as many turns as their number."""
SHOWDOWN: Final = 1.1
MORTAL: Final = 0.55
"""A health of Eric once he can die."""
STEEPNESS: Final = 0.8
HEAD_START: Final = 1.9
"""The turns by which the Crow player's race is longer at the start."""
STARTING_GANG: Final = 6.0

WHIM: Final = 8
"""One guess in so many is any legal choice at all."""
TRIED: Final = 6
"""So many spaces are looked at before somebody walks."""


class Judgement(Judge):
    """A race of two sides."""

    def evaluate(self, night: Night, seat: i64) -> float:
        if night.over:
            return night.result(seat)
        if night[ROUND] == 0:
            return 0.5  # nobody has moved yet
        lead = gang_turns(night) - crow_turns(night) + HEAD_START
        chance = 1.0 / (1.0 + exp(-STEEPNESS * lead))
        return chance if seat == CROW else 1.0 - chance

    def guess(self, night: Night, seat: i64, offered: Actions, rng: Rng) -> i64:
        if offered.size == 1 or rng.below(WHIM) == 0:
            return offered.at(rng.below(offered.size))
        step = night.frames[(night.depth - 1) * FRAME]
        if step == GANG_CHOICE:
            return offered.at(1 + rng.below(offered.size - 1))
        if step in (GANGSTER, FREE_ACTION, CROW_CHOICE, LEAP, FLY):
            return best(night, offered, step, rng, offered.size)
        if step == WALK:
            return best(night, offered, step, rng, TRIED)
        if step == WINDOW and offered.at(offered.size - 1) >= PLOT:
            return offered.at(offered.size - 1)
        return offered.at(rng.below(offered.size))


# The race


def crow_turns(night: Night) -> float:
    """About how many turns the Crow player needs."""
    turns = VICTIM * float(night.living_demons()) + BOSS * float(2 - night[WOUNDED])
    turns += HEAL * float(night.box.people.health - night[HEALTH])
    turns -= CARD * float(night.size(night.hand(CROW)))
    turns += ACTION * float(night[LOST])
    if night[TURN] == CROW:
        turns -= ACTION * float(night[ACTIONS])
    if night.is_in(SARAH, CHURCH):
        turns += CAPTIVE
    if not night.is_up(ERIC):
        turns += STAND_UP
    if not (night.is_up(THE_CROW) and night.are_neighbors(ERIC, THE_CROW)):
        turns += UNCOVERED
    hunted = victim(night)
    if combat.is_in_range(night, ERIC, hunted):
        turns -= IN_REACH
    return turns + FAR * float(distance(night, night.where(ERIC), night.where(hunted)))


def gang_turns(night: Night) -> float:
    """About how many turns the gang needs: for its Objective, or to kill Eric."""
    fit: i64 = 0
    deeds = night[LEFT]
    ready: i64 = 0
    for who in range(GANGSTERS):
        if night.is_active(who):
            fit += 1
            deeds += 2 * night[TO_ACT + who]
            if is_at_the_fire(night, who):
                ready += 1
    slow = (STARTING_GANG + 1.0) / float(fit + 1)
    turns = objective_turns(night, slow) - CARD * float(night.size(night.hand(GANG)))
    turns -= AT_THE_FIRE * float(ready)
    if night[TURN] == GANG:
        turns -= DEED * float(deeds)
    if night[BOSS_OUT] or night.early_demise:
        hunt = MORTAL * float(night[HEALTH]) * slow
        if night.is_up(THE_CROW) and night.are_neighbors(ERIC, THE_CROW):
            hunt += 1.0
        turns = min(turns, hunt)
    return turns


def is_at_the_fire(night: Night, who: i64) -> bool:
    for name in range(NAMES):
        if night.is_beside_named(who, name) and fire.could_be_set_on_fire(night, name):
            return True
    return False


def objective_turns(night: Night, slow: float) -> float:
    objective = objectives.held(night)
    turns = SHOWDOWN * showdown_left(night, objective)
    if not night.is_revealed():
        turns += STRENGTH * basic_left(night, objective) * slow
    return turns


def basic_left(night: Night, objective: Objective) -> float:
    """The strength that has still to burn; fire tokens count by halves."""
    left = float(objective.at_least)
    if objective.basic == BUILDING_COUNT:
        left *= 3.0
    for name in range(NAMES):
        if name in (PIT, PAWN_SHOP) or (objective.leaves_out >> name) & 1:
            continue
        if night.burns(name):
            left -= float(night.strength(name))
        else:
            left -= 0.6 * float(night.strength(name) * night[FIRE + name]) / float(fire.needed(night, name))
    return left if left > 0.0 else 0.0


def showdown_left(night: Night, objective: Objective) -> float:
    """How much of the Showdown is missing, from 1 to 0."""
    if objective.showdown == HOLD_OR_KILL_SARAH:
        return 0.4 if night.is_in(SARAH, CHURCH) else 1.3
    if objective.showdown != BURN_ANY:
        return 1.3
    least = 2.0
    for name in range(NAMES):
        if (objective.targets >> name) & 1:
            missing = 1.0 - float(night[FIRE + name]) / float(fire.needed(night, name) + 1)
            if night.is_in(ERIC, name):
                missing += 0.5
            least = min(least, missing)
    return least


def victim(night: Night) -> i64:
    """Whom the Crow player hunts: the top of the Death List, then Top Dollar."""
    top = night.top_of_list()
    if top != NONE:
        return top
    if night.on_streets(TOP_DOLLAR):
        return TOP_DOLLAR
    return MYCA if night.is_alive(MYCA) else GRANGE


def distance(night: Night, place: i64, other: i64) -> i64:
    """The rows and columns between two places."""
    if NONE in (place, other):
        return SIZE
    here = space_of(night, place)
    there = space_of(night, other)
    down = here // SIZE - there // SIZE
    right = here % SIZE - there % SIZE
    return (down if down > 0 else -down) + (right if right > 0 else -right)


def space_of(night: Night, place: i64) -> i64:
    """A street space at a building."""
    return place if place < SPACES else night.city.around[place - SPACES][0]


# What looks sensible


def best(night: Night, offered: Actions, step: i64, rng: Rng, tries: i64) -> i64:
    """The most promising of so many choices; chance decides between those that are alike."""
    found: i64 = offered.at(rng.below(offered.size))
    highest: i64 = -1
    i: i64 = 0
    while i < tries:
        code = offered.at(i) if tries == offered.size else offered.at(rng.below(offered.size))
        worth = 4 * promise(night, step, code) + rng.below(4)
        if worth > highest:
            highest = worth
            found = code
        i += 1
    return found


def promise(night: Night, step: i64, code: i64) -> i64:
    """How good a choice looks, from 0 up."""
    if step == WALK:
        return promise_of_space(night, night.arg(1), code - SPACE)
    if step == LEAP:
        return promise_of_leap(night, code)
    if step == FLY:
        landing = SPACES + night.chosen_building(code)
        return 3 if night.city.neighborhood[landing] == night.neighborhood(ERIC) else 0
    if step == CROW_CHOICE:
        return promise_to_crow(night, code)
    return promise_to_gangster(night, code)


def promise_to_gangster(night: Night, code: i64) -> i64:
    """Fires first, unless Eric can be hurt."""
    if code == ATTACK + ERIC:
        covered = night.is_up(THE_CROW) and night.are_neighbors(ERIC, THE_CROW)
        return 6 if not covered or night[BOSS_OUT] else 3
    if IGNITE <= code < POWER:
        return 5
    if code >= PLOT or code == KILL_GIDEON or ATTACK <= code < CHARACTER:
        return 4
    return 2 if MOVE <= code < ATTACK else 0


def promise_to_crow(night: Night, code: i64) -> i64:
    if code >= PLOT or code == RESCUE or RECOVER <= code < BAIL:
        return 5
    if ATTACK <= code < RECOVER:
        return 7 if night[HEALTH] > 1 else 3
    if code == MOVE + ERIC:
        return 4 if not combat.is_in_range(night, ERIC, victim(night)) else 1
    if code == MOVE + THE_CROW:
        return 4 if not night.are_neighbors(ERIC, THE_CROW) else 0
    if code in (MOVE + ALBRECHT, MOVE + SARAH, IGNITE + PAWN_SHOP):
        return 1
    return 0


def promise_of_space(night: Night, who: i64, space: i64) -> i64:
    """A gangster goes where fires are to be set, a victim keeps away from Eric, Albrecht to buildings with fire."""
    city = night.city
    worth: i64 = 0
    for name in range(NAMES):
        if city.is_beside(space, night.site(name)):
            if who == ALBRECHT:
                worth += night[FIRE + name]
            elif who < GANGSTERS and fire.could_be_set_on_fire(night, name):
                worth += 2 + night[FIRE + name]
    if who < GANGSTERS:
        near_eric = city.is_beside(space, night.building_of(ERIC)) if night.building_of(ERIC) != NONE else False
        if near_eric and not (night.is_up(THE_CROW) and night.are_neighbors(ERIC, THE_CROW)):
            worth += 3
        elif near_eric and who < DEMONS:
            worth -= 1
    return worth if worth > 0 else 0


def promise_of_leap(night: Night, code: i64) -> i64:
    """Eric goes next to his victim, or nearer to it, and not into the fire."""
    if code == PASS:
        return 6
    building = night.chosen_building(code)
    place = night.where(victim(night))
    worth: i64 = 12 - distance(night, SPACES + building, place) // 2
    if 0 <= place < SPACES and night.city.is_beside(place, building):
        worth = 16
    if night.is_burning(building):
        worth -= 6
    return worth if worth > 0 else 0
