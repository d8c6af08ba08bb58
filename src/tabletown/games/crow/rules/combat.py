"""CBT, ATK, EAT, LRG: attacks, from the declaration to the last card.

The numbers from ATTACKER to RAPS tell the attack that is going on; a free attack overwrites them. One frame of the
stack serves an attack from its first step to its last.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import (
    act,
    cause,
    dice,
    event,
    kills,
    named,
    number,
    objectives,
    people,
    plots,
    step,
    symbols,
    windows,
    zone,
)
from tabletown.games.crow.rules.characters import attack_skill, defense_skill, hurt_eric, lay_if_doomed, leave_game
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import CROW, GANG, NONE, PLACES, SPACES
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

# Who may attack whom


def can_attack(night: Night, who: i64, target: i64) -> bool:
    """ATK, EAT, LRG, OBJ-13: whether somebody may take an Attack action on a target now; only its own side may ask."""
    return might_attack(night, who, target) and (
        who >= people.GANGSTERS or not objectives.forbids_attack(night, target)
    )


def might_attack(night: Night, who: i64, target: i64) -> bool:
    """The same, the Restriction aside: whether a gangster may do it for all that everybody knows."""
    return is_target(night, who, target) and attack_skill(night, who, target) >= 1  # EAT-10


def is_target(night: Night, who: i64, target: i64) -> bool:
    """The same for somebody who attacks with a card, whatever its skill is (EAT-07)."""
    if who < people.GANGSTERS:
        return is_in_range(night, who, target) and gang_may_attack(night, who, target)
    return crow_may_attack(night, who, target) and is_in_range(night, who, target)


def is_hopeless(night: Night, who: i64, target: i64) -> bool:
    """EAT-10: too few dice for a pair, and no card in hand adds enough of them; only the attacker's side may ask."""
    rolled = attack_skill(night, who, target)
    hand = night.hand(GANG if who < people.GANGSTERS else CROW)
    for i in range(night.size(hand)):
        kind = night.at(hand, i)
        if plots.can_play(night, kind, windows.ATTACK_DECLARED, who):
            rolled += night.box.plots.amount[kind]
    return rolled < PAIR_OF_DICE


def gang_may_attack(night: Night, who: i64, target: i64) -> bool:
    """ATK, INC-03, CBT-13, PLT-19, GID-06."""
    if target < people.GANGSTERS or not night.is_dangerous(who) or not night.is_up(target) or night.is_doomed(target):
        return False
    return not (target == people.SARAH and is_protected(night)) and not is_watched(night, who)


def is_watched(night: Night, who: i64) -> bool:
    """PLT-19: Night Watchman keeps gangsters in Eric's neighborhood from attacking."""
    return night.are_neighbors(who, people.ERIC) and night.lasts(night.box.no_attacks)


def is_protected(night: Night) -> bool:
    """ATK-13: Sarah is in the neighborhood of Darla's Place, which is not burning."""
    home = night.city.neighborhood[SPACES + night.site(named.DARLAS_PLACE)]
    return night.neighborhood(people.SARAH) == home and not night.burns(named.DARLAS_PLACE)


def crow_may_attack(night: Night, who: i64, target: i64) -> bool:
    """EAT, TOP-07, ATK-16: only the Crow player may ask."""
    if (
        target >= people.GANGSTERS
        or not night.is_up(who)
        or (who == people.ERIC and night.is_in(people.SARAH, named.CHURCH))
    ):
        return False
    if target == people.TOP_DOLLAR:
        return night[number.BOSS_OUT] == 1 and night.living_demons() == 0
    if target == people.GIDEON:
        return night.on_streets(people.GIDEON)  # GID-08
    if not night.is_alive(target):
        return False
    return not is_listed(night, target) or night.top_of_list() == target


def is_listed(night: Night, who: i64) -> bool:
    """EAT-02, EAT-04: a Street Demon, or a Lieutenant whose token is not on the Crow player's board."""
    return who < people.DEMONS or (
        who < people.STARTERS and night.count(zone.CROW_BOARD, night.box.first_token + who) == 0
    )


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
        return here == there and night.is_in(target, named.POLICE_STATION)  # EAT-08
    return night.city.is_beside(min(here, there), max(here, there) - SPACES)


def range_of(night: Night, who: i64, target: i64) -> i64:
    """LRG-04, LRG-13: NEAR, or FAR for a Long-Range attack on a target that is not next to the attacker."""
    return cause.NEAR if is_near(night, who, target) else cause.FAR


def is_within_shot(night: Night, who: i64, target: i64) -> bool:
    """LRG: on a free line to the target, and the attacker may shoot."""
    here = night.where(who)
    there = night.where(target)
    if NONE in (here, there) or (here >= SPACES and there >= SPACES):
        return False
    if here < SPACES and there < SPACES:
        return target != people.SARAH and may_shoot(night, who) and is_line_free(night, here, there)  # LRG-12
    if who == people.ALBRECHT:
        return False  # EAT-09
    return night.city.sees(min(here, there), max(here, there) - SPACES) and may_shoot(night, who)


def may_shoot(night: Night, who: i64) -> bool:
    """LRG-01 to LRG-03: whether an attack of somebody may be a Long-Range attack; Albrecht attacks only with a card."""
    if who < people.GANGSTERS:
        return night.is_active(people.GRANGE) and night.are_neighbors(who, people.GRANGE)
    return who == people.ALBRECHT or (who == people.ERIC and night.lasts(night.box.guns))


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
    night[number.ATTACKER] = who
    night[number.TARGET] = target
    night[number.SPOT] = night.where(target)
    night[number.DICE] = attack
    night[number.GUARD] = guard
    night[number.RAPS] = 0
    if who < people.GANGSTERS:
        objectives.rule_out_attack(night, target)
    night.push(step.ATTACK)


def packed(night: Night) -> i64:
    """Who attacks whom where, as one small number."""
    who = night[number.ATTACKER]
    target = night[number.TARGET]
    if who < people.GANGSTERS:
        return (people.HEROES * who + target - people.GANGSTERS) * PLACES + night[number.SPOT]
    return (people.PAIRS + people.GANGSTERS * (who - people.GANGSTERS) + target) * PLACES + night[number.SPOT]


def spot_of(attack: i64) -> i64:
    """PWR-19: where the defender of an attack was, from its number."""
    return attack % PLACES


def unpack(night: Night, attack: i64) -> None:
    """This attack goes on."""
    pair = attack // PLACES
    night[number.SPOT] = spot_of(attack)
    if pair < people.PAIRS:
        night[number.ATTACKER] = pair // people.HEROES
        night[number.TARGET] = pair % people.HEROES + people.GANGSTERS
    else:
        night[number.ATTACKER] = (pair - people.PAIRS) // people.GANGSTERS + people.GANGSTERS
        night[number.TARGET] = (pair - people.PAIRS) % people.GANGSTERS


def interrupt(night: Night) -> None:
    """What is pushed next may be another attack: after it, this one goes on."""
    night.push(step.BACK, packed(night))


class Back(Step[Night]):
    """(attack): an attack goes on that a card had interrupted."""

    def enter(self, night: Night, arg: i64) -> None:
        unpack(night, arg)
        night.pop()


def attacking_side(night: Night) -> i64:
    return GANG if night[number.ATTACKER] < people.GANGSTERS else CROW


def hits(night: Night, symbol: i64) -> i64:
    """CBT-02: how many pairs of a symbol the attack roll shows."""
    return night[number.ROLL + symbol] // PAIR_OF_DICE


def tell_roll(night: Night, who: i64, first: i64) -> None:
    """CBT-15: all dice are public."""
    counts: i64 = 0
    for symbol in range(symbols.COUNT - 1, -1, -1):
        counts = COUNTS_TO * counts + night[first + symbol]
    if counts:
        night.say(event.ROLLED, who, counts)


# The steps of an attack


class Attack(Step[Night]):
    """CBT-11 (1), (2): declared, the token revealed, cards for more dice."""

    def enter(self, night: Night, arg: i64) -> None:
        target = night[number.TARGET]
        night.say(event.ATTACKED, night[number.ATTACKER], target, range_of(night, night[number.ATTACKER], target))
        if target < people.GANGSTERS and is_listed(night, target):
            reveal_top(night)
        plots.open_windows(night, windows.ATTACK_DECLARED, night[number.ATTACKER])

    def resume(self, night: Night, arg: i64) -> None:
        night.replace(step.ATTACK_ROLL)


def reveal_top(night: Night) -> None:
    """EAT-03, EAT-11: everybody sees the top token of the Death List, and that cannot be taken back."""
    if not night.knows(PUBLIC, zone.DEATH_LIST, night.size(zone.DEATH_LIST) - 1):
        night.show_top(zone.DEATH_LIST, night.setup.everyone)
        night.barrier += 1
    night.say(event.REVEALED, night.box.first_token + night.top_of_list())


class AttackRoll(Step[Night]):
    """CBT-11 (3)."""

    def enter(self, night: Night, arg: i64) -> None:
        for symbol in range(symbols.COUNT):
            night[number.ROLL + symbol] = 0
            night[number.SAVES + symbol] = 0
            night[number.HITS + symbol] = 0
            night[number.KNIVES + symbol] = 0
        night[number.MYCA_USED] = 0
        night[number.REROLLS] = 1 if has_reroll(night, night[number.ATTACKER]) else 0
        dice.roll(night, night[number.DICE], number.ROLL)
        tell_roll(night, night[number.ATTACKER], number.ROLL)
        night.replace(step.REROLL, night.decider(attacking_side(night)))


def has_reroll(night: Night, who: i64) -> bool:
    """CHR-06, BLD-04: Tin Tin, and Eric in the neighborhood of Arcade Games."""
    if who == people.TIN_TIN:
        return True
    arcade = night.city.neighborhood[SPACES + night.site(named.ARCADE_GAMES)]
    return who == people.ERIC and night.neighborhood(people.ERIC) == arcade and not night.burns(named.ARCADE_GAMES)


class Reroll(Choice[Night]):
    """CBT-11 (4): (seat, dice that may still be picked up, dice picked up): rerolls, in any order, each once.

    The dice of one power are picked up first, then rolled together.
    """

    def actors(self, night: Night, arg: i64) -> i64:
        if night[number.DICE] >= PAIR_OF_DICE and (night[number.REROLLS] or night.arg(1) or has_knives(night)):
            return 1 << arg
        return 0

    def resume(self, night: Night, arg: i64) -> None:
        night.replace(step.DEFENSE)

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        picking = night.arg(1) > 0
        if not picking or night.arg(2) > 0:
            out.add(act.PASS)
        if not picking and has_knives(night):
            out.add(act.POWER.code(symbols.BLADE))
        if picking or night[number.REROLLS]:
            for symbol in range(symbols.COUNT):
                kept: i64 = PAIR_OF_DICE if picking and symbol == symbols.BLADE else 0  # PWR-03
                if night[number.ROLL + symbol] > kept:
                    out.add(act.DIE.code(symbol))

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        if act.DIE.has(action):
            pick_up(night, act.DIE.read(action))
        elif act.POWER.has(action):
            night.say(event.HIT, symbols.COUNT * CROW + symbols.BLADE, 1)  # CBT-18
            night[number.KNIVES + symbols.BLADE] += PAIR_OF_DICE
            night.set_arg(1, OTHER_DICE)
        elif night.arg(1) > 0:
            throw(night, cause.BY_KNIVES)
        else:
            night.replace(step.DEFENSE)


def has_knives(night: Night) -> bool:
    """PWR-02, PWR-03: a hit of two blades not yet used for Playing With Knives, and other dice to reroll."""
    fresh = night[number.ROLL + symbols.BLADE] - night[number.KNIVES + symbols.BLADE]
    return fresh >= PAIR_OF_DICE and night[number.ATTACKER] >= people.GANGSTERS and night[number.DICE] > PAIR_OF_DICE


def pick_up(night: Night, symbol: i64) -> None:
    """One die is picked up; the last one that may be picked up is the signal to roll.

    Of blades one that has been used goes first, of other symbols one that has not: so most is gained by it.
    """
    source = source_of_reroll(night)
    used = night[number.KNIVES + symbol]
    if night.arg(1) == 0:
        night[number.REROLLS] = 0
        night.set_arg(1, 1)
    elif symbol == symbols.BLADE:
        used -= PAIR_OF_DICE
    fresh = night[number.ROLL + symbol] - night[number.KNIVES + symbol]
    night[number.ROLL + symbol] -= 1
    night.say(event.PICKED_UP, night[number.ATTACKER], symbol, source)
    if used > 0 and (symbol == symbols.BLADE or fresh == 0):
        night[number.KNIVES + symbol] -= 1
        night.set_arg(2, night.arg(2) + USED)
    else:
        night.set_arg(2, night.arg(2) + 1)
    night.set_arg(1, night.arg(1) - 1)
    if night.arg(1) == 0:
        throw(night, source)


def source_of_reroll(night: Night) -> i64:
    """PWR-02, CHR-06, BLD-04: what lets the attacker pick up a die now, one of REROLL_SOURCES."""
    if night.arg(1) > 0:
        return cause.BY_KNIVES
    return cause.BY_TIN_TIN if night[number.ATTACKER] == people.TIN_TIN else cause.BY_ARCADE


def throw(night: Night, source: i64) -> None:
    """The dice that have been picked up are rolled."""
    picked = night.arg(2)
    night.set_arg(1, 0)
    night.set_arg(2, 0)
    while picked > 0:
        symbol = night.random(symbols.COUNT)
        night[number.ROLL + symbol] += 1
        if picked >= USED:
            night[number.KNIVES + symbol] += 1
            picked -= USED
        else:
            picked -= 1
        night.say(event.REROLLED, night[number.ATTACKER], symbol, source)


class Defense(Step[Night]):
    """CBT-11 (5), (6): a miss ends the attack; else We Never Miss, and cards of the defender."""

    def enter(self, night: Night, arg: i64) -> None:
        side = attacking_side(night)
        night[number.REROLLS] = 0
        found: i64 = 0
        for symbol in range(symbols.COUNT):
            found += hits(night, symbol)
            untold = hits(night, symbol) - told(night, symbol)
            if untold > 0:
                night.say(event.HIT, symbols.COUNT * side + symbol, untold)  # CBT-18
        if found == 0:
            night.say(event.MISSED, night[number.ATTACKER])
            night.replace(step.AGAIN, CROW)
            return
        if side == GANG:
            lower_guard(night, LOWERED * hits(night, symbols.BLADE))  # PWR-12
        plots.open_windows(night, windows.BEFORE_DEFENSE, night[number.TARGET])

    def resume(self, night: Night, arg: i64) -> None:
        night.replace(step.DEFENSE_ROLL)


def told(night: Night, symbol: i64) -> i64:
    """CBT-18: the hits that were told before their dice were rerolled: those used for Playing With Knives."""
    return night[number.KNIVES + symbols.BLADE] // PAIR_OF_DICE if symbol == symbols.BLADE else 0


def lower_guard(night: Night, by: i64) -> None:
    """ATK-20: not below 0; what could not be taken away is not taken from a card that adds dice later."""
    night[number.GUARD] -= min(by, defense_now(night))


def defense_now(night: Night) -> i64:
    """CBT-14: the Defense against the attack that is going on."""
    return defense_skill(night, night[number.TARGET], night[number.ATTACKER]) + night[number.GUARD]


class DefenseRoll(Step[Night]):
    """CBT-11 (7)."""

    def enter(self, night: Night, arg: i64) -> None:
        defend(night)
        night.replace(step.MYCA_REROLL, night.captain())


def defend(night: Night) -> None:
    """CBT-06, CBT-14: as many dice as the Defense is now."""
    target = night[number.TARGET]
    for symbol in range(symbols.COUNT):
        night[number.SAVES + symbol] = 0
    defense = defense_now(night)
    if defense == 0:
        night.say(event.NO_DEFENSE, target)
    else:
        dice.roll(night, defense, number.SAVES)
        tell_roll(night, target, number.SAVES)


class MycaReroll(Choice[Night]):
    """CBT-11 (8): (captain): whether Draven has to roll again."""

    def actors(self, night: Night, arg: i64) -> i64:
        return 1 << arg if can_cancel(night) else 0

    def resume(self, night: Night, arg: i64) -> None:
        night.replace(step.DAMAGE)

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(act.PASS)
        out.add(act.YES)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        if action == act.YES:
            night[number.MYCA_USED] = 1
            night.say(event.CANCELED)
            defend(night)
        night.replace(step.DAMAGE)


def can_cancel(night: Night) -> bool:
    """CHR-03, CHR-04: Myca is up, wherever that is, and Draven has defended a hit."""
    if night[number.TARGET] != people.ERIC or night[number.MYCA_USED] or not night.is_up(people.MYCA):
        return False
    for symbol in range(symbols.COUNT):
        if hits(night, symbol) > 0 and night[number.SAVES + symbol] > 0:
            return True
    return False


class Damage(Step[Night]):
    """CBT-11 (9): dice are matched with hits, wounds fall."""

    def enter(self, night: Night, arg: i64) -> None:
        wounds: i64 = 0
        for symbol in range(symbols.COUNT):
            defended = min(hits(night, symbol), night[number.SAVES + symbol])  # CBT-07
            night[number.HITS + symbol] = hits(night, symbol) - defended
            wounds += night[number.HITS + symbol]
            if symbol == symbols.FIST and night[number.ATTACKER] >= people.GANGSTERS:
                night[number.RAPS] += defended  # PWR-06
        if wounds == 0:
            night.say(event.DEFENDED, night[number.TARGET])
            night.replace(step.AGAIN, CROW)
            return
        night.say(event.HURT, night[number.TARGET], wounds)
        wound(night, night[number.TARGET], wounds)
        objectives.is_wounded(night, night[number.TARGET], night[number.ATTACKER])
        night.replace(step.POWERS)


def wound(night: Night, target: i64, wounds: i64) -> None:
    """CBT-09, CBT-12, CBT-13: wounds of Draven and Top Dollar count at once, and may end the game."""
    if target == people.ERIC:
        hurt_eric(night, wounds, cause.BY_ATTACK)
    elif target != people.TOP_DOLLAR:
        if night.is_up(target):
            night[number.CONDITION + target] = people.DOOMED
    elif night[number.WOUNDED] == 1 or wounds >= 2:  # TOP-05, TOP-06
        leave_game(night, people.TOP_DOLLAR)
        night.say(event.BOSS_KILLED)
        night.win(CROW)  # WIN-01
    else:
        night[number.WOUNDED] = 1  # TOP-04
        night.say(event.BOSS_HURT, cause.BY_ATTACK)


class Outcome(Step[Night]):
    """CBT-11 (11): consequences for the defender."""

    def enter(self, night: Night, arg: i64) -> None:
        target = night[number.TARGET]
        who = night[number.ATTACKER]
        night.replace(step.AGAIN, CROW)
        if target < people.GANGSTERS:
            if target != people.TOP_DOLLAR:
                night.push(step.KILL, target)
        elif target == people.SARAH:
            kills.kidnap(night, who)
        elif target == people.ALBRECHT:
            kills.shoot_albrecht(night)
        else:
            lay_if_doomed(night, target)


class Again(Choice[Night]):
    """CBT-11 (12): (seat): Someone Gently Rapping, a free attack on the same enemy."""

    def actors(self, night: Night, arg: i64) -> i64:
        if night[number.RAPS] > 0 and is_target(night, night[number.ATTACKER], night[number.TARGET]):  # PWR-07
            return 1 << arg
        return 0

    def resume(self, night: Night, arg: i64) -> None:
        night.replace(step.AFTER)

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(act.PASS)
        out.add(act.YES)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        if action == act.PASS:
            night.replace(step.AFTER)
            return
        night[number.RAPS] -= 1
        night[number.GUARD] = 0
        if night[number.ATTACKER] == people.ERIC:
            night[number.DICE] = attack_skill(night, people.ERIC, night[number.TARGET])
        night.say(event.RAPPED, night[number.ATTACKER])
        night.replace(step.ATTACK)


class After(Step[Night]):
    """CBT-11 (13): cards played after the attack."""

    def enter(self, night: Night, arg: i64) -> None:
        night[number.RAPS] = 0
        if night[number.ATTACKER] == people.ERIC:
            night.end_lasting(night.box.guns)
        plots.open_windows(night, windows.AFTER_ATTACK, night[number.TARGET])

    def resume(self, night: Night, arg: i64) -> None:
        night.pop()
