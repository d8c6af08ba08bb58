"""How far each side is from winning: for bots.

The Crow player needs actions: to come to each victim of the Death List and to kill it, then the same with Top Dollar.
The gang needs fire tokens: for the Basic Objective, then for the Showdown; everything else it could do to win is
counted as so many tokens. Both become turns, and whoever needs fewer stands better.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import combat, fire, movement, named, number, objectives, people, symbols, zone
from tabletown.games.crow.rules.box import BUILDING_COUNT, BURN_ANY, HOLD_OR_KILL_SARAH, Objective
from tabletown.games.crow.rules.characters import attack_skill, defense_skill, fire_skill
from tabletown.games.crow.rules.city import bit
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.odds import Odds
from tabletown.games.crow.rules.words import BOARD, CROW, GANG, NONE, PER_BOARD, SIZE, SPACES
from tabletown.kernel.packed import vec

# The hunt, in actions of the Crow player
APPROACH: Final = 1.3
"""To come to somebody who may still run away."""
STRIDE: Final = 5.5
"""The rows and columns that Eric leaves behind in one move."""
FARTHER: Final = 1.4
"""Moves to somebody who is not within reach, besides the way."""
WOUNDS_AT_ONCE: Final = 1.2
"""Top Dollar's wounds from a hit, on average."""
RECOVERY: Final = 0.5
"""To wait in the Graveyard."""
NO_GRAVEYARD: Final = 5.0
"""To be healed when the Graveyard burns."""
UNCOVERED: Final = 1.6
"""The Crow is not with Eric when the gang comes."""
EXPOSED: Final = 0.4
"""Each flight that it needs to come to him."""
CROW_CARD: Final = 0.8
SPELL: Final = 0.45
"""A card keeps a gangster near Eric from doing something."""
MISSING: Final = 0.45
"""A wound of Eric, besides the worse odds."""

# Havoc, in fire tokens
FIRES: Final = 1.3
"""The Set Fire actions of a gangster in a turn."""
RECOVERING: Final = 0.5
"""The part of that for somebody who has to stand up first."""
COMING: Final = 0.8
"""The part of that for Top Dollar, who will come sooner or later."""
WALK: Final = 0.6
"""The part of an action that is lost by walking to a building nearby."""
GANG_CARD: Final = 0.5
SCATTERED: Final = 0.06
"""What a fire token on any building is worth besides."""
KIDNAPPING: Final = 2.5
HIDDEN: Final = 1.0
"""Sarah is safe near Darla's Place."""
HELD: Final = 0.3
"""Sarah is in the Church, and it is the Crow player's turn to free her."""
RESCUE: Final = 2.0
"""What it takes to keep her there, unless the Church is on fire: when it burns, nobody comes out."""
SLIGHTEST: Final = 0.001
"""No chance is counted as less."""
FLUTTER: Final = 1.0
"""The Crow flies out of range."""
TOKENS_PER_HIT: Final = 0.5
PER_DEMON: Final = 0.2
"""The turns that a Street Demon keeps Top Dollar in the Pit."""
KILLED: Final = 0.8
"""The Street Demons that the gang loses in a turn."""
LONGEST: Final = 12.0
"""Turns after which nobody counts on."""

MOST_STRENGTH: Final = 40


class Race:
    """Counts for both sides."""

    def __init__(self) -> None:
        self.odds = Odds()

    # The hunt

    def crow_turns(self, night: Night) -> float:
        """About how many turns the Crow player needs."""
        per_turn = float(night.box.actions + (1 if night.on_streets(people.GIDEON) else 0))
        actions = self.hunt(night) + float(night[number.LOST]) - CROW_CARD * cards(night, CROW)
        if night[number.TURN] == CROW:
            actions -= float(night[number.ACTIONS])
        actions -= SPELL * float(spells(night) * gangsters_near(night))
        actions += MISSING * float(night.box.people.health - health_soon(night))
        if night.is_in(people.SARAH, named.CHURCH):
            actions += moves_onto(night, night.site(named.CHURCH)) + 1.0
        if not night.is_up(people.ERIC) and night.burns(named.HOSPITAL):
            actions += 1.0
        if not is_covered(night):
            too_late = night[number.TURN] == CROW and night[number.ACTIONS] == 0
            actions += EXPOSED * flights_to_eric(night) + (UNCOVERED if too_late else 0.0)
        return actions / per_turn

    def hunt(self, night: Night) -> float:
        """The actions until everybody on the Death List is dead, and Top Dollar."""
        hunted = victim(night)
        boss = (2.0 - float(night[number.WOUNDED])) / WOUNDS_AT_ONCE
        if hunted == people.TOP_DOLLAR:
            return self.actions_for(night, hunted, boss)
        actions = self.actions_for(night, hunted, 1.0)
        for i in range(night.size(zone.DEATH_LIST) - 1):
            actions += APPROACH + self.attacks_later(night, night.at(zone.DEATH_LIST, i) - night.box.first_token)
        return actions + APPROACH + boss * self.attacks_later(night, people.TOP_DOLLAR)

    def actions_for(self, night: Night, target: i64, hits: float) -> float:
        """Until so many hits have come through: at once, or after Eric has been healed, whichever is sooner."""
        defense = defense_skill(night, target, people.ERIC)
        healed = recovery(night) + APPROACH + hits / likely(self.odds.hit(night.box.people.health, defense, False))
        chance = self.odds.hit(health_soon(night), defense, False)
        if chance == 0.0:
            return healed
        return min(healed, approach(night, target) + hits / chance)

    def attacks_later(self, night: Night, target: i64) -> float:
        """The same when he is well."""
        return 1.0 / likely(self.odds.hit(night.box.people.health, night.box.people.defense[target], False))

    # Havoc

    def gang_turns(self, night: Night) -> float:
        """About how many turns the gang needs: for its Objective, or to kill Eric."""
        tokens = self.tokens_left(night) - GANG_CARD * cards(night, GANG)
        targets = wanted(night)
        fit: i64 = 0
        deeds = night[number.LEFT]
        demons = 0.0
        others = 0.0
        for who in range(people.GANGSTERS):
            if not night.is_alive(who) or who == people.GIDEON:
                continue
            flames = FIRES * float(night.box.people.fire[who]) / float(symbols.COUNT)
            if who == people.TOP_DOLLAR and not night[number.BOSS_OUT]:
                others += COMING * flames
                continue
            if not night.is_active(who):
                flames *= RECOVERING
            elif targets and not night.city.beside[night.where(who)] & targets:
                tokens += WALK * way_to_work(night, who, targets) * float(fire_skill(night, who)) / float(symbols.COUNT)
            if who < people.DEMONS:
                demons += flames
            else:
                others += flames
            fit += 1
            deeds += 2 * night[number.TO_ACT + who]
        turns = burn_out(tokens, demons, others, night.living_demons())
        mortal = night[number.BOSS_OUT] or night.early_demise
        turns = sooner(turns, self.turns_to_kill_eric(night) if mortal else self.turns_until_eric_dies(night))
        if night[number.TURN] == GANG and fit > 0:
            turns -= float(deeds) / float(2 * fit)
        return turns

    def turns_to_kill_eric(self, night: Night) -> float:
        wounds = 0.1
        may_come = night[number.TURN] == CROW and night[number.ACTIONS] > 0 and night.is_up(people.THE_CROW)
        for who in range(people.GANGSTERS):
            if night.is_active(who) and who != people.GIDEON:
                defense = night[number.HEALTH] if may_come else defense_skill(night, people.ERIC, who)
                wounds += attacks_in_turn(night, who) * self.odds.hit(
                    attack_skill(night, who, people.ERIC), defense, True
                )
        return float(night[number.HEALTH]) / wounds

    def turns_until_eric_dies(self, night: Night) -> float:
        """The same while Top Dollar is in the Pit: first he has to come out, then he and the Lieutenants hunt Eric."""
        well = night.box.people.health
        wounds = 0.1
        for who in range(people.DEMONS, people.GIDEON):
            if night.is_alive(who):
                wounds += self.odds.hit(night.box.people.attack[who], well, True)
        return PER_DEMON * float(night.living_demons()) + float(well) / wounds

    def tokens_left(self, night: Night) -> float:
        """Fire tokens, or what is as good, until the Objective is fulfilled."""
        objective = objectives.held(night)
        tokens = self.showdown_left(night, objective)
        return tokens if night.is_revealed() else tokens + basic_left(night, objective)

    def showdown_left(self, night: Night, objective: Objective) -> float:
        if objective.showdown == HOLD_OR_KILL_SARAH:
            if night.is_in(people.SARAH, named.CHURCH):
                return HELD
            needed = max(1, fire.needed(night, named.CHURCH))  # a pack may print no strength
            rescue = 0.0 if night.burns(named.CHURCH) else RESCUE * missing(night, named.CHURCH) / float(needed)
            return KIDNAPPING + rescue + (HIDDEN if combat.is_protected(night) else 0.0)
        if objective.showdown != BURN_ANY:
            who: i64 = (
                people.GRANGE
                if night.is_alive(people.GRANGE)
                else people.MYCA
                if night.is_alive(people.MYCA)
                else people.TOP_DOLLAR
            )
            if not night.is_up(people.THE_CROW):
                return FLUTTER + 2.0
            defense = defense_skill(night, people.THE_CROW, who)
            return FLUTTER + TOKENS_PER_HIT / likely(self.odds.hit(night.box.people.attack[who], defense, True))
        fewest = float(MOST_STRENGTH)
        for name in range(named.COUNT):
            if (objective.targets >> name) & 1:
                fewest = min(fewest, missing(night, name))
        return fewest


def cards(night: Night, side: i64) -> float:
    """Plot cards; half as many if the side has declined to react."""
    held = float(night.size(night.hand(side)))
    return held / 2.0 if night[number.UNASKED + side] else held


def spells(night: Night) -> i64:
    """PLT-16, PLT-18, PLT-19: the cards that keep gangsters near Eric from burning, moving or attacking."""
    box = night.box
    found: i64 = 0
    for kinds in (box.no_fires, box.no_moves, box.no_attacks):
        if night.lasts(kinds):
            found += 1
    return found


def gangsters_near(night: Night) -> i64:
    """Those who are up in Eric's neighborhood."""
    found: i64 = 0
    for who in range(people.GANGSTERS):
        if night.is_active(who) and night.are_neighbors(who, people.ERIC):
            found += 1
    return found


# The hunt


def victim(night: Night) -> i64:
    """Whom the Crow player hunts: the top of the Death List, then Top Dollar."""
    top = night.top_of_list()
    return people.TOP_DOLLAR if top == NONE else top


def is_covered(night: Night) -> bool:
    """ATK-02: The Crow gives Eric his Defense."""
    return night.is_up(people.THE_CROW) and night.are_neighbors(people.ERIC, people.THE_CROW)


def flights_to_eric(night: Night) -> float:
    """How often The Crow has to fly until it is in Eric's neighborhood."""
    home = night.neighborhood(people.ERIC)
    perch = night.building_of(people.THE_CROW)
    if NONE in (perch, home):
        return 2.0
    near = (night.city.flights[perch] >> (PER_BOARD * home)) & ((1 << PER_BOARD) - 1)
    return 1.0 if near else 2.0


def health_soon(night: Night) -> i64:
    """Eric's health, when he acts next."""
    waits = night[number.TURN] == GANG or night[number.ACTIONS] == 0
    if waits and night.is_in(people.ERIC, named.GRAVEYARD) and not night.burns(named.GRAVEYARD):
        return night.box.people.health
    return night[number.HEALTH]


def recovery(night: Night) -> float:
    """The actions until Eric is healed."""
    return NO_GRAVEYARD if night.burns(named.GRAVEYARD) else RECOVERY + moves_onto(night, night.site(named.GRAVEYARD))


def approach(night: Night, hunted: i64) -> float:
    """The moves until Eric can attack his victim; less certain if it may still run away."""
    if night.is_in(people.SARAH, named.CHURCH):
        return APPROACH  # he has to free her first
    away = moves_to(night, hunted)
    stays = (night[number.TURN] == CROW and night[number.ACTIONS] > 0) or (
        night[number.TURN] == GANG and not night[number.TO_ACT + hunted]
    )
    return away if stays else (away + APPROACH) / 2.0


def moves_to(night: Night, hunted: i64) -> float:
    if combat.is_in_range(night, people.ERIC, hunted):
        return 0.0
    place = night.where(hunted)
    if place == NONE:
        return APPROACH
    return 1.0 if attack_spots(night, place) & within_reach(night) else moves_over(night, place)


def moves_onto(night: Night, building: i64) -> float:
    """The moves until Eric is on a building."""
    if night.building_of(people.ERIC) == building:
        return 0.0
    return 1.0 if (within_reach(night) >> building) & 1 else moves_over(night, SPACES + building)


def within_reach(night: Night) -> i64:
    """The buildings where Eric can be after one Move action."""
    return movement.leaps(night, night.box.people.leap) | movement.looks_in(night)


def moves_over(night: Night, place: i64) -> float:
    """The moves to a place that is farther away."""
    return FARTHER + float(distance(night, night.where(people.ERIC), place)) / STRIDE


def attack_spots(night: Night, place: i64) -> i64:
    """The buildings from which Eric can attack somebody there."""
    return night.city.beside[place] if place < SPACES else bit(place - SPACES)


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


# Havoc


def wanted(night: Night) -> i64:
    """The buildings that the gang wants to burn and may set on fire now."""
    objective = objectives.held(night)
    found: i64 = 0
    for name in range(named.COUNT):
        if fire.could_be_set_on_fire(night, name) and counts(night, objective, name):
            found |= bit(night.site(name))
    return found


def counts(night: Night, objective: Objective, name: i64) -> bool:
    """Whether it would help the Objective if a building burned."""
    if night.is_revealed():
        if objective.showdown == HOLD_OR_KILL_SARAH:
            return name == named.CHURCH
        return objective.showdown == BURN_ANY and (objective.targets >> name) & 1 == 1
    return objectives.counts(objective, name)


def way_to_work(night: Night, who: i64, targets: i64) -> float:
    """1 if a building that is to burn is nearby, more if not."""
    nearest: i64 = 2 * SIZE
    for name in range(named.COUNT):
        if (targets >> night.site(name)) & 1:
            nearest = min(nearest, distance(night, night.where(who), SPACES + night.site(name)))
    return 1.0 + float(nearest) / float(SIZE)


def missing(night: Night, name: i64) -> float:
    """The fire tokens that a building still needs."""
    return float(fire.needed(night, name) - night[number.FIRE + name])


def basic_left(night: Night, objective: Objective) -> float:
    """The fewest fire tokens with which the Basic Objective is met; those on other buildings are worth a little."""
    goal = objective.at_least - objectives.progress(night, objective)
    if goal <= 0:
        return 0.0
    fewest = vec[float]([0.0] + [float(MOST_STRENGTH)] * goal)
    scattered = 0.0
    for name in range(named.COUNT):
        if night.burns(name) or not counts(night, objective, name):
            continue
        scattered += float(night[number.FIRE + name])
        gain: i64 = 1 if objective.basic == BUILDING_COUNT else night.strength(name)
        tokens = missing(night, name)
        left = goal
        while left > 0:
            before = left - gain if left > gain else 0
            fewest[left] = min(fewest[left], fewest[before] + tokens)
            left -= 1
    return fewest[goal] - SCATTERED * scattered


def likely(chance: float) -> float:
    """A chance to divide by: with a pack, an attack may have none at all."""
    return max(chance, SLIGHTEST)


def attacks_in_turn(night: Night, who: i64) -> float:
    """The attacks on Eric for which a gangster is near enough."""
    if combat.is_in_range(night, who, people.ERIC):
        return 1.3
    return 1.0 if distance(night, night.where(who), night.where(people.ERIC)) < BOARD else 0.8


def sooner(turns: float, others: float) -> float:
    """Somewhat less than the fewer of the turns that two ways to win take."""
    if turns <= 0.0 or others <= 0.0:
        return 0.0
    return 1.0 / sqrt(1.0 / (turns * turns) + 1.0 / (others * others))


def burn_out(tokens: float, demons: float, others: float, living: i64) -> float:
    """The turns in which a gang lights so many fires, while it loses its Street Demons one after the other."""
    turns = 0.0
    lost = KILLED * demons / float(living) if living > 0 else 0.0
    while turns < LONGEST:
        rate = demons + others + 0.1
        if tokens <= rate:
            return turns + tokens / rate
        tokens -= rate
        turns += 1.0
        demons = max(0.0, demons - lost)
    return LONGEST
