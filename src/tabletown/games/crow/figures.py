"""What a table shows beside a view: live skills, odds of attacks and fires, and how far the Objective is."""

from __future__ import annotations

from functools import lru_cache

from mypy_extensions import i64

from tabletown.games.crow.records import Attack, Beside, Blaze, Figures, Goal, Quadrant, Reach, Tallies
from tabletown.games.crow.rules import combat, crow, fire, gang, movement, named, number, objectives, people, zone
from tabletown.games.crow.rules.box import CITIES_KEPT, NO_SKILL, Box
from tabletown.games.crow.rules.characters import attack_skill, defense_skill, fire_skill, move_skill
from tabletown.games.crow.rules.city import sites
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.odds import DEFENSE, KNIVES, ONE_DIE, expected_flames, flame_chance, hit_chance
from tabletown.games.crow.rules.symbols import COUNT as SYMBOLS
from tabletown.games.crow.rules.words import BUILDINGS, CROW, GANG, NONE, PER_BOARD, QUADRANTS, SIDE_WORDS, SPACES

FLIES = -2
"""The Move of The Crow: as far as it likes."""


def tallies(night: Night) -> Tallies:
    names, faces = range(named.COUNT), range(SYMBOLS)
    pairs = [int(combat.hits(night, symbol)) for symbol in faces]
    return Tallies(
        states=[state_of(night, who) for who in range(people.COUNT)],
        turn=SIDE_WORDS[night[number.TURN]],
        winner="" if night[number.WINNER] == NONE else SIDE_WORDS[night[number.WINNER]],
        actions=int(night[number.ACTIONS] if night[number.TURN] == CROW else night[number.LEFT]),
        mortal=int(night[number.BOSS_OUT] or night.early_demise),
        captive=int(night.is_in(people.SARAH, named.CHURCH)),
        covered=int(night.is_up(people.THE_CROW) and night.are_neighbors(people.ERIC, people.THE_CROW)),
        fire_left=int(night.fire_left()),
        burning_left=int(night.burning_left()),
        strength=[int(night.strength(name)) for name in names],
        needed=[int(fire.needed(night, name)) for name in names],
        protected=[int(fire.is_protected(night, name)) for name in names],
        pairs=pairs,
        saved=[min(pairs[symbol], int(night[number.SAVES + symbol])) for symbol in faces],
        bomb_in=0 if night[number.BOMB] == NONE else 1 if night[number.BOMB_DUE] else 2,
    )


def state_of(night: Night, who: int) -> str:
    place, down = night[number.WHERE + who], night[number.CONDITION + who] == people.DOWN
    if place == NONE:
        return "dead" if night[number.ROUND] else "coming"
    if place >= SPACES and who < people.ERIC:
        return "waiting" if down and who >= people.TOP_DOLLAR else "held"
    if down:
        return "down"
    return "wounded" if who == people.TOP_DOLLAR and night[number.WOUNDED] else "up"


def figures(night: Night, seat: int | None) -> Figures:
    known = night.size(zone.OBJECTIVE) > 0 and night.knows(night.setup.everyone, zone.OBJECTIVE, 0)
    goal = objective(night) if known else None
    if not known:
        night[number.FACE_UP] = 1  # an unknown Objective forbids nothing
    everybody = range(people.COUNT)
    return Figures(
        sides=[SIDE_WORDS[side] for side in night.setup.sides],
        hero=people.ERIC,
        usual_actions=int(night.box.actions),
        quadrants=quadrants(night.box, int(night[number.CITY])),
        most_health=int(night.box.people.health),
        move=[move(night, who) for who in everybody],
        fire=[int(fire_skill(night, who)) for who in everybody],
        attack=[int(attack_skill(night, who, NONE)) for who in everybody],
        defense=[int(defense_skill(night, who, NONE)) for who in everybody],
        attacks=attacks(night),
        fires=fires(night),
        beside=beside(night),
        walls={SIDE_WORDS[CROW]: walls(night, people.SARAH), SIDE_WORDS[GANG]: walls(night, people.TOP_DOLLAR)},
        reach=reach(night) if seat in night.actors() else [],
        objective=goal,
    )


@lru_cache(maxsize=CITIES_KEPT)
def quadrants(box: Box, city: int) -> list[Quadrant]:
    """SET-03: the same all night."""
    return [
        Quadrant(box.faces[site.face].name, site.rotation, QUADRANTS[i], i * PER_BOARD)
        for i, site in enumerate(sites(city))
    ]


def move(night: Night, who: int) -> int:
    if not night.is_up(who):
        return NO_SKILL
    if who == people.ERIC:
        return int(night.box.people.leap)
    return FLIES if who == people.THE_CROW else int(move_skill(night, who))


# Attacks


def attacks(night: Night) -> list[Attack]:
    pairs = [(who, target) for who in range(people.GANGSTERS) for target in range(people.GANGSTERS, people.COUNT)]
    pairs += [(people.ERIC, target) for target in range(people.GANGSTERS)]
    return [attack(night, who, target) for who, target in pairs if might_attack(night, who, target)]


def attack(night: Night, who: int, target: int) -> Attack:
    dice, defense = int(attack_skill(night, who, target)), int(defense_skill(night, target, who))
    hit, undefended = (
        hit_chance(dice, against, who < people.GANGSTERS, rerolls(night, who, target)) for against in (0, defense)
    )
    return Attack(who, target, dice, defense, hit, undefended, int(not combat.is_near(night, who, target)))


def rerolls(night: Night, who: int, target: int) -> int:
    """CHR-03, CHR-06, BLD-04, PWR-02: what may be rolled again in this attack."""
    found = ONE_DIE if combat.has_reroll(night, who) else 0
    if who >= people.GANGSTERS:
        found += KNIVES
    if target == people.ERIC and night.is_up(people.MYCA):
        found += DEFENSE
    return found


def might_attack(night: Night, who: int, target: int) -> bool:
    """Whether an attack is possible for all that the reader knows: any unknown token might be on top of the list."""
    top = night.start[zone.DEATH_LIST] + night.size(zone.DEATH_LIST) - 1
    token = night.box.first_token + target
    hidden = night.size(zone.DEATH_LIST) > 0 and night.known_by[top] == 0
    if who != people.ERIC or target >= people.STARTERS or not hidden or night.count(zone.DEATH_LIST, token) > 0:
        return bool(combat.can_attack(night, who, target))
    before = night.kinds[top]
    night.kinds[top] = token
    possible = combat.can_attack(night, who, target)
    night.kinds[top] = before
    return bool(possible)


def fires(night: Night) -> list[Blaze]:
    found = []
    for who in range(people.ERIC + 1):
        for name in range(named.COUNT):
            if fire.can_set_fire(night, who, name):
                dice = int(fire_skill(night, who))
                missing = max(0, int(fire.needed(night, name) - night[number.FIRE + name]))
                chance = flame_chance(dice, missing) if missing <= night.fire_left() else 0
                found.append(Blaze(who, name, dice, missing, chance, expected_flames(dice)))
    return found


# Moves


def beside(night: Night) -> list[Beside]:
    """GEO: who is next to which building."""
    walkers = [who for who in range(people.COUNT) if night.on_streets(who)]
    return [Beside(who, building) for who in walkers for building in members(night.city.beside[night.where(who)])]


def members(buildings: i64) -> list[int]:
    """A set of buildings, one by one."""
    return [building for building in range(BUILDINGS) if (buildings >> building) & 1]


def walls(night: Night, who: int) -> list[int]:
    """MOV-06 to MOV-10, CMV-02, CMV-03: the spaces where a walk cannot go on; the same for a whole side."""
    spaces = movement.streets_for(night, who)
    return [space for space in range(SPACES) if spaces[space] in (movement.TERROR, movement.WALL)]


def reach(night: Night) -> list[Reach]:
    """Of everybody who could take a Move action in a turn of their side."""
    movers = [who for who in range(people.GANGSTERS) if gang.may_move(night, who)]
    movers += [who for who in range(people.GANGSTERS, people.COUNT) if crow.can_move(night, who)]
    return [Reach(who, places) for who in movers if (places := ends(night, who))]


def ends(night: Night, who: int) -> list[int]:
    """MOV, ERI, FLY: the places where a Move action of somebody can end."""
    if who not in (people.ERIC, people.THE_CROW):
        return [int(space) for space in movement.reach(night, who)]
    if who == people.ERIC:
        roofs = movement.leaps(night, night.box.people.leap) | movement.looks_in(night)
    else:
        roofs = night.city.flights[night.building_of(people.THE_CROW)]
    return [SPACES + building for building in members(roofs)]


def objective(night: Night) -> Goal:
    """OBJ: how far the Basic part is, which buildings count for it, and what the Showdown is about."""
    held = objectives.held(night)
    counts = [int(objectives.counts(held, name)) for name in range(named.COUNT)]
    return Goal(
        progress=int(objectives.progress(night, held)),
        needed=int(held.at_least),
        counts=[2 * counted if night.burns(name) else counted for name, counted in enumerate(counts)],
        showdown=int(held.showdown),
        targets=[i for i in range(people.COUNT) if (held.targets >> i) & 1],
        revealed=int(night[number.FACE_UP]),
    )
