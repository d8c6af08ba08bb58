"""CMP, CHR, INC, ERI, TOP: what characters can do, and what becomes of them."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.crow.rules import cause, event, named, number, people, step
from tabletown.games.crow.rules.box import NO_SKILL
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import GANG, NONE, SPACES

MOVE_SIDE, FIRE_SIDE, ATTACK_SIDE, DEFENSE_SIDE = 0, 1, 2, 3
"""CMP-17: where the skills stand on the back of Top Dollar's card."""

# Skills


def move_skill(night: Night, who: i64) -> i64:
    """MOV-01: how many streets somebody walks in one Move action."""
    if not night.is_up(who):
        return 0  # INC-01
    if who == people.TOP_DOLLAR and night[number.WOUNDED]:
        return night.box.people.wounded[MOVE_SIDE]
    move = night.box.people.move[who]
    if who < people.DEMONS and who != people.T_BIRD and night.is_up(people.T_BIRD):
        move += 1  # MOV-04, MOV-05
    if (who == people.SARAH and not night.burns(named.MAXI_DOGS)) or (
        who == people.ALBRECHT and not night.burns(named.APARTMENT)
    ):
        move += 1  # BLD-02, BLD-03
    return move


def fire_skill(night: Night, who: i64) -> i64:
    """FIR-06: how many dice somebody rolls to set fire; NO_SKILL if it cannot."""
    if not night.is_up(who):
        return NO_SKILL
    if who == people.ERIC:
        return night[number.HEALTH]  # PWN-01
    if who == people.TOP_DOLLAR and night[number.WOUNDED]:
        return night.box.people.wounded[FIRE_SIDE]
    fire = night.box.people.fire[who]
    if who == people.SKANK and has_company(night):
        fire += 1  # CHR-07
    return fire


def has_company(night: Night) -> bool:
    """CHR-07: another Street Demon, who is up, is next to Skank."""
    for demon in range(people.DEMONS):
        if demon != people.SKANK and night.is_active(demon) and night.are_adjacent(people.SKANK, demon):
            return True
    return False


def attack_skill(night: Night, who: i64, target: i64) -> i64:
    """CBT-01: how many dice somebody rolls to attack; NO_SKILL if it cannot."""
    if not night.is_up(who):
        return NO_SKILL
    if who == people.ERIC:
        return night[number.HEALTH]  # ERI-10
    attack = night.box.people.attack[who]
    if who == people.TOP_DOLLAR and night[number.WOUNDED]:
        attack = night.box.people.wounded[ATTACK_SIDE]
    if attack == NO_SKILL:
        return NO_SKILL
    if who == people.FUNBOY and target == people.ERIC:
        attack += 1  # CHR-05
    if who < people.GANGSTERS and who != people.TOP_DOLLAR and boss_inspires(night, who):
        attack += 1  # CHR-08
    return attack


def boss_inspires(night: Night, who: i64) -> bool:
    """CHR-08: an unwounded Top Dollar is up on the streets of the same neighborhood."""
    return (
        not night[number.WOUNDED] and night.is_active(people.TOP_DOLLAR) and night.are_neighbors(who, people.TOP_DOLLAR)
    )


def defense_skill(night: Night, who: i64, attacker: i64) -> i64:
    """CBT-06: how many dice somebody rolls to defend against this attacker, before the changes of the attack."""
    if not night.is_up(who):
        return 0  # INC-04
    if who == people.ERIC:
        if not (night.is_up(people.THE_CROW) and night.are_neighbors(people.ERIC, people.THE_CROW)):
            return 0  # ATK-02, ATK-03
        return max(
            0, night[number.HEALTH] - (1 if attacker == people.TOP_DOLLAR and night[number.WOUNDED] else 0)
        )  # CHR-09, ATK-20
    if who == people.TOP_DOLLAR and night[number.WOUNDED]:
        return night.box.people.wounded[DEFENSE_SIDE]
    defense = night.box.people.defense[who]
    if who == people.ALBRECHT and not night.burns(named.POLICE_STATION):
        defense += 2  # ATK-06
    if who == people.THE_CROW and not night.burns(named.CHURCH):
        defense += 3  # ATK-10
    return defense


# Lying and standing


def lay_down(night: Night, who: i64, place: i64) -> None:
    """INC-01: incapacitated, at a place."""
    night[number.CONDITION + who] = people.DOWN
    night.put(who, place)
    night.say(event.LAID_DOWN, who, night.place_word(place))


def stand_up(night: Night, who: i64) -> None:
    """INC-02: where it lies; whoever has to be placed elsewhere is placed next."""
    night[number.CONDITION + who] = people.UP
    night.say(event.STOOD_UP, who)


def leave_game(night: Night, who: i64) -> None:
    """Killed: out of the city, the card face down; whoever lets this happen tells it."""
    night.put(who, NONE)
    night[number.CONDITION + who] = people.UP
    if who < people.GANGSTERS:
        night[number.TO_ACT + who] = 0


def lay_in_graveyard(night: Night, who: i64) -> None:
    """ATK-11, ERI-11: Eric or The Crow."""
    lay_down(night, who, SPACES + night.site(named.GRAVEYARD))


def lay_if_doomed(night: Night, who: i64) -> None:
    """Eric or The Crow; whoever has wounded them lets this follow."""
    if night.is_doomed(who):
        lay_in_graveyard(night, who)


# Eric's health


def heal(night: Night, wounds: i64, why: i64) -> None:
    """ERI-18: not above the number of tokens; by one of CURES."""
    healed = min(wounds, night.box.people.health - night[number.HEALTH])
    if healed > 0:
        night[number.HEALTH] += healed
        night.say(event.HEALED, healed, night[number.HEALTH], why)


def hurt_eric(night: Night, wounds: i64, why: i64) -> None:
    """ERI-11, ERI-12, ERI-19: at zero he dies, or is doomed to lie down; by one of HARMS."""
    if wounds == 0:
        return
    lost = min(wounds, night[number.HEALTH])  # ERI-18
    night[number.HEALTH] -= lost
    night.say(event.ERIC_HURT, lost, night[number.HEALTH], why)
    if night[number.HEALTH] > 0:
        return
    if night[number.BOSS_OUT] or night.early_demise:
        night[number.WHERE + people.ERIC] = NONE
        night.say(event.ERIC_DIED, 1 - night[number.BOSS_OUT])
        night.win(GANG)  # WIN-04, OPT-05
    else:
        night[number.CONDITION + people.ERIC] = people.DOOMED


# Top Dollar


def boss_hits_streets(night: Night, wounded: i64) -> None:
    """TOP-02, TOP-03, GNG-05: next to the Pit, where the gang likes."""
    night[number.BOSS_OUT] = 1
    night[number.WOUNDED] = wounded
    night[number.CONDITION + people.TOP_DOLLAR] = people.UP
    if night[number.TURN] == GANG:
        night[number.TO_ACT + people.TOP_DOLLAR] = 1
    night.say(event.BOSS_OUT, wounded)
    if wounded:
        night.say(event.BOSS_HURT, cause.BY_FIRE)  # OPT-02
    night.push(step.PLACE, night.captain(), people.TOP_DOLLAR, night.site(named.PIT))
