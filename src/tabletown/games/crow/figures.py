"""Numbers that a table shows beside a view: live skills, odds of attacks and fires, and how far the Objective is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.crow.rules import combat, crow, fire, gang, movement, objectives
from tabletown.games.crow.rules.box import NO_SKILL
from tabletown.games.crow.rules.characters import attack_skill, defense_skill, fire_skill, move_skill
from tabletown.games.crow.rules.named import CHURCH, PAWN_SHOP, PIT
from tabletown.games.crow.rules.named import COUNT as NAMES
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.number import ACTIONS, BOSS_OUT, FACE_UP, FIRE, HEALTH, LEFT, TURN
from tabletown.games.crow.rules.odds import DEFENSE, KNIVES, ONE_DIE, expected_flames, flame_chance, hit_chance
from tabletown.games.crow.rules.people import COUNT as PEOPLE
from tabletown.games.crow.rules.people import ERIC, GANGSTERS, MYCA, SARAH, STARTERS, THE_CROW, TOP_DOLLAR
from tabletown.games.crow.rules.words import BUILDINGS, CROW, NONE, SPACES
from tabletown.games.crow.rules.zone import DEATH_LIST, OBJECTIVE
from tabletown.kernel.records import View
from tabletown.kernel.view import seen as view_seen

if TYPE_CHECKING:
    from tabletown.games.crow.game import TheCrow

Figures = dict[str, int | list[int]]

FLIES = -2
"""The Move of The Crow: as far as it likes."""


def figures(game: TheCrow, view: View) -> Figures:
    """For each character `move` (NO_SKILL if it has none, FLIES for The Crow), `fire`, `attack` and `defense`, as they
    are now; `attack` and `defense` without what depends on the opponent.

    `strength` and `needed` are about each named building: what is printed, and the fire tokens with which it burns;
    `protected` says which of them Albrecht protects. `supply`: fire tokens and Burning Building tokens left.

    `attacks` are the attacks that are possible from where everybody is, for all that the reader knows, seven numbers
    for each: attacker, target, dice, dice of the defense, two chances (a hit, and a hit that is not defended), and
    whether it is at long range: 0 if the target is next to the attacker. Rerolls that the two sides have without a card
    are in the chances, used as well as can be; cards are not.

    `fires` are the fires that might be set, six numbers for each: who, named building, dice, flames that are missing,
    the chance that it burns, and the flames that can be expected, in thousandths.

    `beside` has two numbers for each building that somebody on the streets is next to: who, and the building.

    `gang_walls` and `crow_walls` are the street spaces through which nobody of that side walks: a walk may end there,
    if anything.

    `reach` is for whoever has to choose, about everybody who could take a Move action from where they are, if it were
    their turn: for each who, how many places it may end at, and these places.

    `health`, `most_health`, `actions` left to whoever acts, `mortal` if Eric dies at zero health, `captive` while
    Sarah keeps him from attacking, `covered` while The Crow is up in his neighborhood.

    Of an Objective that the reader knows: `progress` and `goal` of its Basic part, `counts` (for each named building
    0 if it does not count, 1 if it would, 2 if it does), `targets` of its Showdown and whether it is `revealed`.
    """
    night = seen(game, view)
    found: Figures = {
        "health": int(night[HEALTH]),
        "most_health": int(game.box.people.health),
        "actions": int(night[ACTIONS] if night[TURN] == CROW else night[LEFT]),
        "mortal": int(night[BOSS_OUT] or night.early_demise),
        "captive": int(night.is_in(SARAH, CHURCH)),
        "covered": int(night.is_up(THE_CROW) and night.are_neighbors(ERIC, THE_CROW)),
        "supply": [int(night.fire_left()), int(night.burning_left())],
    }
    found |= skills(night)
    found |= buildings(night)
    found["attacks"] = [number for attack in attacks(night) for number in attack]
    found["fires"] = [number for lit in fires(night) for number in lit]
    found["beside"] = [number for pair in beside(night) for number in pair]
    found["gang_walls"] = walls(night, TOP_DOLLAR)
    found["crow_walls"] = walls(night, SARAH)
    if view.seat is not None and view.seat in view.actors:
        found["reach"] = reach(night)
    if view.zones["objective"] and view.zones["objective"][0] is not None:
        found |= objective(night)
    return found


# Characters and buildings


def skills(night: Night) -> Figures:
    """CHR-14: with everything that changes them now."""
    people = range(PEOPLE)
    return {
        "move": [move(night, who) for who in people],
        "fire": [int(fire_skill(night, who)) for who in people],
        "attack": [int(attack_skill(night, who, NONE)) for who in people],
        "defense": [int(defense_skill(night, who, NONE)) for who in people],
    }


def move(night: Night, who: int) -> int:
    if not night.is_up(who):
        return NO_SKILL
    if who == ERIC:
        return int(night.box.people.leap)
    return FLIES if who == THE_CROW else int(move_skill(night, who))


def buildings(night: Night) -> Figures:
    """FIR-09, FIR-10."""
    names = range(NAMES)
    return {
        "strength": [int(night.strength(name)) for name in names],
        "needed": [int(fire.needed(night, name)) for name in names],
        "protected": [int(fire.is_protected(night, name)) for name in names],
    }


# Attacks


def attacks(night: Night) -> list[tuple[int, int, int, int, int, int, int]]:
    """Attacker, target, dice of both, the chances of a hit and of one that is not defended, and if it is far."""
    pairs = [(who, target) for who in range(GANGSTERS) for target in range(GANGSTERS, PEOPLE)]
    pairs += [(ERIC, target) for target in range(GANGSTERS)]
    found = []
    for who, target in pairs:
        if might_attack(night, who, target):
            dice = int(attack_skill(night, who, target))
            defense = int(defense_skill(night, target, who))
            by_gang = who < GANGSTERS
            again = rerolls(night, who, target)
            hit, undefended = hit_chance(dice, 0, by_gang, again), hit_chance(dice, defense, by_gang, again)
            far = int(not combat.is_near(night, who, target))
            found.append((who, target, dice, defense, hit, undefended, far))
    return found


def rerolls(night: Night, who: int, target: int) -> int:
    """CHR-03, CHR-06, BLD-04, PWR-02: what may be rolled again in this attack."""
    found = ONE_DIE if combat.has_reroll(night, who) else 0
    if who >= GANGSTERS:
        found += KNIVES
    if target == ERIC and night.is_up(MYCA):
        found += DEFENSE
    return found


def might_attack(night: Night, who: int, target: int) -> bool:
    """Whether an attack is possible for all that the reader knows: any unknown token might be on top of the list."""
    top = night.start[DEATH_LIST] + night.size(DEATH_LIST) - 1
    token = night.box.first_token + target
    hidden = night.size(DEATH_LIST) > 0 and night.known_by[top] == 0
    if who != ERIC or target >= STARTERS or not hidden or night.count(DEATH_LIST, token) > 0:
        return bool(combat.can_attack(night, who, target))
    before = night.kinds[top]
    night.kinds[top] = token
    possible = combat.can_attack(night, who, target)
    night.kinds[top] = before
    return bool(possible)


# Fires


def fires(night: Night) -> list[tuple[int, int, int, int, int, int]]:
    """Who, named building, dice, flames that are missing, the chance that it burns, and the flames to expect."""
    found = []
    for who in range(ERIC + 1):
        for name in range(NAMES):
            if fire.can_set_fire(night, who, name):
                dice = int(fire_skill(night, who))
                missing = int(fire.needed(night, name) - night[FIRE + name])
                chance = flame_chance(dice, missing) if missing <= night.fire_left() else 0
                found.append((who, name, dice, missing, chance, expected_flames(dice)))
    return found


# Moves


def beside(night: Night) -> list[tuple[int, int]]:
    """GEO: who is next to which building."""
    walkers = [who for who in range(PEOPLE) if night.on_streets(who)]
    return [(who, building) for who in walkers for building in range(BUILDINGS) if night.is_beside(who, building)]


def walls(night: Night, who: int) -> list[int]:
    """MOV-06 to MOV-10, CMV-02, CMV-03: the spaces where a walk cannot go on; the same for a whole side."""
    spaces = movement.streets_for(night, who)
    return [space for space in range(SPACES) if spaces[space] in (movement.TERROR, movement.WALL)]


def reach(night: Night) -> list[int]:
    """Who, how many places, and these places, for each who might take a Move action."""
    found: list[int] = []
    for who in range(PEOPLE):
        places = ends(night, who) if might_move(night, who) else []
        if places:
            found += [who, len(places), *places]
    return found


def might_move(night: Night, who: int) -> bool:
    """Whether somebody could take a Move action in a turn of their side."""
    return bool(gang.may_move(night, who) if who < GANGSTERS else crow.can_move(night, who))


def ends(night: Night, who: int) -> list[int]:
    """MOV, ERI, FLY: the places where a Move action of somebody can end."""
    if who not in (ERIC, THE_CROW):
        return [int(space) for space in movement.reach(night, who)]
    if who == ERIC:
        roofs = movement.leaps(night, night.box.people.leap) | movement.looks_in(night)
    else:
        roofs = night.city.flights[night.building_of(THE_CROW)]
    return [SPACES + building for building in range(BUILDINGS) if (roofs >> building) & 1]


# The Objective


def objective(night: Night) -> Figures:
    """OBJ: how far the Basic part is, which buildings count for it, and what the Showdown is about."""
    held = objectives.held(night)
    counts = []
    for name in range(NAMES):
        counts_at_all = name not in (PIT, PAWN_SHOP) and not (held.leaves_out >> name) & 1
        counts.append(0 if not counts_at_all else 2 if night.burns(name) else 1)
    return {
        "progress": int(objectives.progress(night, held)),
        "goal": int(held.at_least),
        "counts": counts,
        "showdown": int(held.showdown),
        "targets": [i for i in range(PEOPLE) if (held.targets >> i) & 1],
        "revealed": int(night[FACE_UP]),
    }


# From a view


def seen(game: TheCrow, view: View) -> Night:
    """The position as far as a view tells it; an unknown Objective forbids nothing."""
    night = view_seen(game, view)
    assert isinstance(night, Night)
    if night.size(OBJECTIVE) == 0 or not night.knows(night.setup.everyone, OBJECTIVE, 0):
        night[FACE_UP] = 1
    return night
