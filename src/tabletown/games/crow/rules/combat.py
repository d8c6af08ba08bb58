"""CBT, ATK, EAT, LRG: attacks, from the declaration to the last card.

The numbers from ATTACKER to RAPS tell the attack that is going on; a free attack overwrites them. One frame of the
stack serves an attack from its first step to its last.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import dice, kills, objectives, plots
from tabletown.games.crow.rules.characters import attack_skill, defense_skill, hurt_eric, lay_if_doomed, leave_game
from tabletown.games.crow.rules.events import (
    ATTACKED,
    BOSS_HURT,
    BOSS_KILLED,
    CANCELED,
    DEFENDED,
    HIT,
    HURT,
    MISSED,
    NO_DEFENSE,
    PICKED_UP,
    RAPPED,
    REROLLED,
    REVEALED,
    ROLLED,
)
from tabletown.games.crow.rules.layout import (
    AFTER,
    AGAIN,
    ATTACK_ROLL,
    ATTACK_STEP,
    ATTACKER,
    BACK,
    BOSS_OUT,
    CONDITION,
    CROW_BOARD,
    DAMAGE,
    DEATH_LIST,
    DEFENSE,
    DEFENSE_ROLL,
    DICE,
    DIE,
    GUARD,
    HITS,
    KILL,
    KNIVES,
    MYCA_REROLL,
    MYCA_USED,
    PASS,
    POWER,
    POWERS,
    RAPS,
    REROLL,
    REROLLS,
    ROLL,
    SAVES,
    SPOT,
    TARGET,
    WOUNDED,
    YES,
)
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import (
    AFTER_ATTACK,
    ALBRECHT,
    ARCADE_GAMES,
    ATTACK_DECLARED,
    BEFORE_DEFENSE,
    BLADE,
    BY_ARCADE,
    BY_ATTACK,
    BY_KNIVES,
    BY_TIN_TIN,
    CHURCH,
    CROW,
    DARLAS_PLACE,
    DEMONS,
    DOOMED,
    ERIC,
    FACES,
    FAR,
    FIST,
    GANG,
    GANGSTERS,
    GIDEON,
    GRANGE,
    MYCA,
    NEAR,
    NONE,
    PEOPLE,
    PLACES,
    POLICE_STATION,
    SARAH,
    SPACES,
    STARTERS,
    TIN_TIN,
    TOP_DOLLAR,
)
from tabletown.kernel.events import COUNTS_TO
from tabletown.kernel.layout import PUBLIC
from tabletown.kernel.step import Actions, Choice, Step

PAIR_OF_DICE: Final = 2
"""CBT-01: so many dice of one symbol are a hit."""
LOWERED: Final = 2
"""PWR-12: the Defense that We Never Miss takes away."""
OTHER_DICE: Final = 2
"""PWR-02: the dice that Playing With Knives rerolls."""
USED: Final = 16
"""A die that has been used for Playing With Knives, among the dice that are picked up."""
HEROES: Final = PEOPLE - GANGSTERS
BY_CROW: Final = HEROES * GANGSTERS
"""Pairs of attacker and target: first those of the gang, then those of the Crow player."""

# Who may attack whom


def can_attack(night: Night, who: i64, target: i64) -> bool:
    """ATK, EAT, LRG, OBJ-13: whether somebody may take an Attack action on a target now; only its own side may ask."""
    return might_attack(night, who, target) and (who >= GANGSTERS or not objectives.forbids_attack(night, target))


def might_attack(night: Night, who: i64, target: i64) -> bool:
    """The same, the Restriction aside: whether a gangster may do it for all that everybody knows."""
    return is_target(night, who, target) and attack_skill(night, who, target) >= 1  # EAT-10


def is_target(night: Night, who: i64, target: i64) -> bool:
    """The same for somebody who attacks with a card, whatever its skill is (EAT-07)."""
    if who < GANGSTERS:
        return is_in_range(night, who, target) and gang_may_attack(night, who, target)
    return crow_may_attack(night, who, target) and is_in_range(night, who, target)


def is_hopeless(night: Night, who: i64, target: i64) -> bool:
    """EAT-10: too few dice for a pair, and no card in hand adds enough of them; only the attacker's side may ask."""
    rolled = attack_skill(night, who, target)
    hand = night.hand(GANG if who < GANGSTERS else CROW)
    for i in range(night.size(hand)):
        kind = night.at(hand, i)
        if plots.can_play(night, kind, ATTACK_DECLARED, who):
            rolled += night.box.plots.amount[kind]
    return rolled < PAIR_OF_DICE


def gang_may_attack(night: Night, who: i64, target: i64) -> bool:
    """ATK, INC-03, CBT-13, PLT-19, GID-06."""
    if target < GANGSTERS or not night.is_dangerous(who) or not night.is_up(target) or night.is_doomed(target):
        return False
    return not (target == SARAH and is_protected(night)) and not is_watched(night, who)


def is_watched(night: Night, who: i64) -> bool:
    """PLT-19: Night Watchman keeps gangsters in Eric's neighborhood from attacking."""
    return night.are_neighbors(who, ERIC) and night.lasts(night.box.no_attacks)


def is_protected(night: Night) -> bool:
    """ATK-13: Sarah is in the neighborhood of Darla's Place, which is not burning."""
    home = night.city.neighborhood[SPACES + night.site(DARLAS_PLACE)]
    return night.neighborhood(SARAH) == home and not night.burns(DARLAS_PLACE)


def crow_may_attack(night: Night, who: i64, target: i64) -> bool:
    """EAT, TOP-07, ATK-16: only the Crow player may ask."""
    if target >= GANGSTERS or not night.is_up(who) or (who == ERIC and night.is_in(SARAH, CHURCH)):
        return False
    if target == TOP_DOLLAR:
        return night[BOSS_OUT] == 1 and night.living_demons() == 0
    if target == GIDEON:
        return night.on_streets(GIDEON)  # GID-08
    if not night.is_alive(target):
        return False
    return not is_listed(night, target) or night.top_of_list() == target


def is_listed(night: Night, who: i64) -> bool:
    """EAT-02, EAT-04: a Street Demon, or a Lieutenant whose token is not on the Crow player's board."""
    return who < DEMONS or (who < STARTERS and night.count(CROW_BOARD, night.box.first_token + who) == 0)


def is_in_range(night: Night, who: i64, target: i64) -> bool:
    """ATK-01, ATK-05, EAT-01, EAT-08, LRG: next to the target, or on a free line if the attacker may shoot."""
    return is_near(night, who, target) or is_within_shot(night, who, target)


def is_near(night: Night, who: i64, target: i64) -> bool:
    """ATK-01, EAT-01, EAT-08: next to the target, or on the Police Station that holds it."""
    here = night.where(who)
    there = night.where(target)
    if NONE in (here, there):
        return False
    if here < SPACES and there < SPACES:
        return night.city.are_adjacent(here, there)
    if here >= SPACES and there >= SPACES:
        return here == there and night.is_in(target, POLICE_STATION)  # EAT-08
    return night.city.is_beside(min(here, there), max(here, there) - SPACES)


def range_of(night: Night, who: i64, target: i64) -> i64:
    """LRG-04, LRG-13: NEAR, or FAR for a Long-Range attack on a target that is not next to the attacker."""
    return NEAR if is_near(night, who, target) else FAR


def is_within_shot(night: Night, who: i64, target: i64) -> bool:
    """LRG: on a free line to the target, and the attacker may shoot."""
    here = night.where(who)
    there = night.where(target)
    if NONE in (here, there) or (here >= SPACES and there >= SPACES):
        return False
    if here < SPACES and there < SPACES:
        return target != SARAH and may_shoot(night, who) and is_line_free(night, here, there)  # LRG-12
    if who == ALBRECHT:
        return False  # EAT-09
    return night.city.sees(min(here, there), max(here, there) - SPACES) and may_shoot(night, who)


def may_shoot(night: Night, who: i64) -> bool:
    """LRG-01 to LRG-03: whether an attack of somebody may be a Long-Range attack; Albrecht attacks only with a card."""
    if who < GANGSTERS:
        return night.is_active(GRANGE) and night.are_neighbors(who, GRANGE)
    return who == ALBRECHT or (who == ERIC and night.lasts(night.box.guns))


def is_line_free(night: Night, here: i64, there: i64) -> bool:
    """LRG-08: a straight line without a building or another character in between."""
    direction = night.city.direction(here, there)
    if direction == NONE:
        return False
    step = night.city.step
    place = step[8 * here + direction]
    while place != there:
        if place < 0 or place >= SPACES or night.character_at(place) != NONE:
            return False
        place = step[8 * place + direction]
    return True


# The attack that is going on


def declare(night: Night, who: i64, target: i64, attack: i64, guard: i64 = 0) -> None:
    """CBT-11 (1): an attack with so many dice begins before whatever comes next; `guard` changes the Defense."""
    night[ATTACKER] = who
    night[TARGET] = target
    night[SPOT] = night.where(target)
    night[DICE] = attack
    night[GUARD] = guard
    night[RAPS] = 0
    if who < GANGSTERS:
        objectives.rule_out_attack(night, target)
    night.push(ATTACK_STEP)


def packed(night: Night) -> i64:
    """Who attacks whom where, as one small number."""
    who = night[ATTACKER]
    target = night[TARGET]
    if who < GANGSTERS:
        return (HEROES * who + target - GANGSTERS) * PLACES + night[SPOT]
    return (BY_CROW + GANGSTERS * (who - GANGSTERS) + target) * PLACES + night[SPOT]


def spot_of(attack: i64) -> i64:
    """PWR-19: where the defender of an attack was, from its number."""
    return attack % PLACES


def unpack(night: Night, attack: i64) -> None:
    """This attack goes on."""
    pair = attack // PLACES
    night[SPOT] = spot_of(attack)
    if pair < BY_CROW:
        night[ATTACKER] = pair // HEROES
        night[TARGET] = pair % HEROES + GANGSTERS
    else:
        night[ATTACKER] = (pair - BY_CROW) // GANGSTERS + GANGSTERS
        night[TARGET] = (pair - BY_CROW) % GANGSTERS


def interrupt(night: Night) -> None:
    """What is pushed next may be another attack: after it, this one goes on."""
    night.push(BACK, packed(night))


class Back(Step[Night]):
    """(attack): an attack goes on that a card had interrupted."""

    def enter(self, night: Night, arg: i64) -> None:
        unpack(night, arg)
        night.pop()


def attacking_side(night: Night) -> i64:
    return GANG if night[ATTACKER] < GANGSTERS else CROW


def hits(night: Night, symbol: i64) -> i64:
    """CBT-02: how many pairs of a symbol the attack roll shows."""
    return night[ROLL + symbol] // PAIR_OF_DICE


def tell_roll(night: Night, who: i64, first: i64) -> None:
    """CBT-15: all dice are public."""
    counts: i64 = 0
    for symbol in range(FACES - 1, -1, -1):
        counts = COUNTS_TO * counts + night[first + symbol]
    if counts:
        night.say(ROLLED, who, counts)


# The steps of an attack


class Attack(Step[Night]):
    """CBT-11 (1), (2): declared, the token revealed, cards for more dice."""

    def enter(self, night: Night, arg: i64) -> None:
        target = night[TARGET]
        night.say(ATTACKED, night[ATTACKER], target, range_of(night, night[ATTACKER], target))
        if target < GANGSTERS and is_listed(night, target):
            reveal_top(night)
        plots.open_windows(night, ATTACK_DECLARED, night[ATTACKER])

    def resume(self, night: Night, arg: i64) -> None:
        night.replace(ATTACK_ROLL)


def reveal_top(night: Night) -> None:
    """EAT-03, EAT-11: everybody sees the top token of the Death List, and that cannot be taken back."""
    if not night.knows(PUBLIC, DEATH_LIST, night.size(DEATH_LIST) - 1):
        night.show_top(DEATH_LIST, night.setup.everyone)
        night.barrier += 1
    night.say(REVEALED, night.box.first_token + night.top_of_list())


class AttackRoll(Step[Night]):
    """CBT-11 (3)."""

    def enter(self, night: Night, arg: i64) -> None:
        for symbol in range(FACES):
            night[ROLL + symbol] = 0
            night[SAVES + symbol] = 0
            night[HITS + symbol] = 0
            night[KNIVES + symbol] = 0
        night[MYCA_USED] = 0
        night[REROLLS] = 1 if has_reroll(night, night[ATTACKER]) else 0
        dice.roll(night, night[DICE], ROLL)
        tell_roll(night, night[ATTACKER], ROLL)
        night.replace(REROLL, night.decider(attacking_side(night)))


def has_reroll(night: Night, who: i64) -> bool:
    """CHR-06, BLD-04: Tin Tin, and Eric in the neighborhood of Arcade Games."""
    if who == TIN_TIN:
        return True
    arcade = night.city.neighborhood[SPACES + night.site(ARCADE_GAMES)]
    return who == ERIC and night.neighborhood(ERIC) == arcade and not night.burns(ARCADE_GAMES)


class Reroll(Choice[Night]):
    """CBT-11 (4): (seat, dice that may still be picked up, dice picked up): rerolls, in any order, each once.

    The dice of one power are picked up first, then rolled together.
    """

    def actors(self, night: Night, arg: i64) -> i64:
        if night[DICE] >= PAIR_OF_DICE and (night[REROLLS] or night.arg(1) or has_knives(night)):
            return 1 << arg
        return 0

    def resume(self, night: Night, arg: i64) -> None:
        night.replace(DEFENSE)

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        picking = night.arg(1) > 0
        if not picking or night.arg(2) > 0:
            out.add(PASS)
        if not picking and has_knives(night):
            out.add(POWER + BLADE)
        if picking or night[REROLLS]:
            for symbol in range(FACES):
                kept: i64 = PAIR_OF_DICE if picking and symbol == BLADE else 0  # PWR-03
                if night[ROLL + symbol] > kept:
                    out.add(DIE + symbol)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        if action >= DIE:
            pick_up(night, action - DIE)
        elif action >= POWER:
            night.say(HIT, FACES * CROW + BLADE, 1)  # CBT-18
            night[KNIVES + BLADE] += PAIR_OF_DICE
            night.set_arg(1, OTHER_DICE)
        elif night.arg(1) > 0:
            throw(night, BY_KNIVES)
        else:
            night.replace(DEFENSE)


def has_knives(night: Night) -> bool:
    """PWR-02, PWR-03: a hit of two blades not yet used for Playing With Knives, and other dice to reroll."""
    fresh = night[ROLL + BLADE] - night[KNIVES + BLADE]
    return fresh >= PAIR_OF_DICE and night[ATTACKER] >= GANGSTERS and night[DICE] > PAIR_OF_DICE


def pick_up(night: Night, symbol: i64) -> None:
    """One die is picked up; the last one that may be picked up is the signal to roll.

    Of blades one that has been used goes first, of other symbols one that has not: so most is gained by it.
    """
    source = source_of_reroll(night)
    used = night[KNIVES + symbol]
    if night.arg(1) == 0:
        night[REROLLS] = 0
        night.set_arg(1, 1)
    elif symbol == BLADE:
        used -= PAIR_OF_DICE
    fresh = night[ROLL + symbol] - night[KNIVES + symbol]
    night[ROLL + symbol] -= 1
    night.say(PICKED_UP, night[ATTACKER], symbol, source)
    if used > 0 and (symbol == BLADE or fresh == 0):
        night[KNIVES + symbol] -= 1
        night.set_arg(2, night.arg(2) + USED)
    else:
        night.set_arg(2, night.arg(2) + 1)
    night.set_arg(1, night.arg(1) - 1)
    if night.arg(1) == 0:
        throw(night, source)


def source_of_reroll(night: Night) -> i64:
    """PWR-02, CHR-06, BLD-04: what lets the attacker pick up a die now, one of REROLL_SOURCES."""
    if night.arg(1) > 0:
        return BY_KNIVES
    return BY_TIN_TIN if night[ATTACKER] == TIN_TIN else BY_ARCADE


def throw(night: Night, source: i64) -> None:
    """The dice that have been picked up are rolled."""
    picked = night.arg(2)
    night.set_arg(1, 0)
    night.set_arg(2, 0)
    while picked > 0:
        symbol = night.random(FACES)
        night[ROLL + symbol] += 1
        if picked >= USED:
            night[KNIVES + symbol] += 1
            picked -= USED
        else:
            picked -= 1
        night.say(REROLLED, night[ATTACKER], symbol, source)


class Defense(Step[Night]):
    """CBT-11 (5), (6): a miss ends the attack; else We Never Miss, and cards of the defender."""

    def enter(self, night: Night, arg: i64) -> None:
        side = attacking_side(night)
        night[REROLLS] = 0
        found: i64 = 0
        for symbol in range(FACES):
            found += hits(night, symbol)
            untold = hits(night, symbol) - told(night, symbol)
            if untold > 0:
                night.say(HIT, FACES * side + symbol, untold)  # CBT-18
        if found == 0:
            night.say(MISSED, night[ATTACKER])
            night.replace(AGAIN, CROW)
            return
        if side == GANG:
            lower_guard(night, LOWERED * hits(night, BLADE))  # PWR-12
        plots.open_windows(night, BEFORE_DEFENSE, night[TARGET])

    def resume(self, night: Night, arg: i64) -> None:
        night.replace(DEFENSE_ROLL)


def told(night: Night, symbol: i64) -> i64:
    """CBT-18: the hits that were told before their dice were rerolled: those used for Playing With Knives."""
    return night[KNIVES + BLADE] // PAIR_OF_DICE if symbol == BLADE else 0


def lower_guard(night: Night, by: i64) -> None:
    """ATK-20: not below 0; what could not be taken away is not taken from a card that adds dice later."""
    night[GUARD] -= min(by, defense_now(night))


def defense_now(night: Night) -> i64:
    """CBT-14: the Defense against the attack that is going on."""
    return defense_skill(night, night[TARGET], night[ATTACKER]) + night[GUARD]


class DefenseRoll(Step[Night]):
    """CBT-11 (7)."""

    def enter(self, night: Night, arg: i64) -> None:
        defend(night)
        night.replace(MYCA_REROLL, night.captain())


def defend(night: Night) -> None:
    """CBT-06, CBT-14: as many dice as the Defense is now."""
    target = night[TARGET]
    for symbol in range(FACES):
        night[SAVES + symbol] = 0
    defense = defense_now(night)
    if defense == 0:
        night.say(NO_DEFENSE, target)
    else:
        dice.roll(night, defense, SAVES)
        tell_roll(night, target, SAVES)


class MycaReroll(Choice[Night]):
    """CBT-11 (8): (captain): whether Draven has to roll again."""

    def actors(self, night: Night, arg: i64) -> i64:
        return 1 << arg if can_cancel(night) else 0

    def resume(self, night: Night, arg: i64) -> None:
        night.replace(DAMAGE)

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(PASS)
        out.add(YES)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        if action == YES:
            night[MYCA_USED] = 1
            night.say(CANCELED)
            defend(night)
        night.replace(DAMAGE)


def can_cancel(night: Night) -> bool:
    """CHR-03, CHR-04: Myca is up, wherever that is, and Draven has defended a hit."""
    if night[TARGET] != ERIC or night[MYCA_USED] or not night.is_up(MYCA):
        return False
    for symbol in range(FACES):
        if hits(night, symbol) > 0 and night[SAVES + symbol] > 0:
            return True
    return False


class Damage(Step[Night]):
    """CBT-11 (9): dice are matched with hits, wounds fall."""

    def enter(self, night: Night, arg: i64) -> None:
        wounds: i64 = 0
        for symbol in range(FACES):
            defended = min(hits(night, symbol), night[SAVES + symbol])  # CBT-07
            night[HITS + symbol] = hits(night, symbol) - defended
            wounds += night[HITS + symbol]
            if symbol == FIST and night[ATTACKER] >= GANGSTERS:
                night[RAPS] += defended  # PWR-06
        if wounds == 0:
            night.say(DEFENDED, night[TARGET])
            night.replace(AGAIN, CROW)
            return
        night.say(HURT, night[TARGET], wounds)
        wound(night, night[TARGET], wounds)
        objectives.is_wounded(night, night[TARGET], night[ATTACKER])
        night.replace(POWERS)


def wound(night: Night, target: i64, wounds: i64) -> None:
    """CBT-09, CBT-12, CBT-13: wounds of Draven and Top Dollar count at once, and may end the game."""
    if target == ERIC:
        hurt_eric(night, wounds, BY_ATTACK)
    elif target != TOP_DOLLAR:
        if night.is_up(target):
            night[CONDITION + target] = DOOMED
    elif night[WOUNDED] == 1 or wounds >= 2:  # TOP-05, TOP-06
        leave_game(night, TOP_DOLLAR)
        night.say(BOSS_KILLED)
        night.win(CROW)  # WIN-01
    else:
        night[WOUNDED] = 1  # TOP-04
        night.say(BOSS_HURT, BY_ATTACK)


class Outcome(Step[Night]):
    """CBT-11 (11): consequences for the defender."""

    def enter(self, night: Night, arg: i64) -> None:
        target = night[TARGET]
        who = night[ATTACKER]
        night.replace(AGAIN, CROW)
        if target < GANGSTERS:
            if target != TOP_DOLLAR:
                night.push(KILL, target)
        elif target == SARAH:
            kills.kidnap(night, who)
        elif target == ALBRECHT:
            kills.shoot_albrecht(night)
        else:
            lay_if_doomed(night, target)


class Again(Choice[Night]):
    """CBT-11 (12): (seat): Someone Gently Rapping, a free attack on the same enemy."""

    def actors(self, night: Night, arg: i64) -> i64:
        if night[RAPS] > 0 and is_target(night, night[ATTACKER], night[TARGET]):  # PWR-07
            return 1 << arg
        return 0

    def resume(self, night: Night, arg: i64) -> None:
        night.replace(AFTER)

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(PASS)
        out.add(YES)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        if action == PASS:
            night.replace(AFTER)
            return
        night[RAPS] -= 1
        night[GUARD] = 0
        if night[ATTACKER] == ERIC:
            night[DICE] = attack_skill(night, ERIC, night[TARGET])
        night.say(RAPPED, night[ATTACKER])
        night.replace(ATTACK_STEP)


class After(Step[Night]):
    """CBT-11 (13): cards played after the attack."""

    def enter(self, night: Night, arg: i64) -> None:
        night[RAPS] = 0
        if night[ATTACKER] == ERIC:
            night.end_lasting(night.box.guns)
        plots.open_windows(night, AFTER_ATTACK, night[TARGET])

    def resume(self, night: Night, arg: i64) -> None:
        night.pop()
