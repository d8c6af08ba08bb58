"""PWR: the attack powers of the two sides that work when a hit deals damage."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import combat, crow, fire, gang, plots
from tabletown.games.crow.rules.characters import lay_down
from tabletown.games.crow.rules.city import bit
from tabletown.games.crow.rules.events import ACTION_LOST, DISCARDED, POWER_WORKS
from tabletown.games.crow.rules.layout import (
    ACTIONS,
    ATTACK,
    ATTACKER,
    BAIL,
    CHARACTER,
    COLLATERAL,
    CROW_DISCARD,
    CROW_HAND,
    DEATH_COMES,
    FIRE,
    GODFATHER,
    HITS,
    LOST,
    MOVE,
    NAMED,
    OUTCOME,
    PASS,
    POWER,
    PUT_OUT,
    RECOVER,
    RESCUE,
    SPOT,
    TURN,
)
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import (
    ATTACK_ACTION,
    BUILDINGS,
    CROW,
    FACES,
    FIST,
    FLAME,
    GANGSTERS,
    GUITAR,
    MOVE_ACTION,
    NAMES,
    SARAH,
    SKULL,
    SPACES,
    THE_CROW,
    WING,
)
from tabletown.kernel.step import Actions, Choice

EIGHT: Final = 8
"""The hits of one symbol, in the number that counts those of all."""
MOST_PICKS: Final = BUILDINGS
"""No power has more to pick from."""


class Powers(Choice[Night]):
    """CBT-11 (10): (seat, attack, hits of each symbol): damage powers in the order the attacker chooses.

    Its frame keeps the attack while a free attack goes on above it.
    """

    def enter(self, night: Night, arg: i64) -> None:
        who = night[ATTACKER]
        hits: i64 = 0
        for symbol in (FLAME, SKULL, GUITAR, FIST, WING):
            counts = symbol != FIST or who < GANGSTERS  # PWR-06: that of the Crow player is about defended hits
            hits = hits * EIGHT + (night[HITS + symbol] if counts else 0)
        night.set_arg(0, night.controller(who) if who < GANGSTERS else CROW)
        night.set_arg(1, combat.packed(night))
        night.set_arg(2, hits)

    def actors(self, night: Night, arg: i64) -> i64:
        found: i64 = 0
        for symbol in range(WING, FACES):
            if can_use(night, symbol):
                found += 1
        return 1 << arg if found > 1 else 0

    def resume(self, night: Night, arg: i64) -> None:
        for symbol in range(WING, FACES):
            if can_use(night, symbol):
                self.use(night, arg, symbol)
                return
        night.set_arg(2, 0)  # PWR-20: what is left cannot happen
        recall(night)
        night.replace(OUTCOME)

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        for symbol in range(WING, FACES):
            if can_use(night, symbol):
                out.add(POWER + FACES * plots.side_of(seat) + symbol)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        self.use(night, seat, (action - POWER) % FACES)

    def use(self, night: Night, seat: i64, symbol: i64) -> None:
        """CBT-04, CBT-10: the power of one hit."""
        night.set_arg(2, night.arg(2) - (1 << (3 * (symbol - WING))))
        recall(night)
        side = plots.side_of(seat)
        night.say(POWER_WORKS, FACES * side + symbol)
        if side == CROW:
            use_crow_power(night, symbol)
        else:
            use_gang_power(night, seat, symbol)


def hits_left(night: Night, symbol: i64) -> i64:
    """How many hits of a symbol wait for their power."""
    return (night.arg(2) >> (3 * (symbol - WING))) & (EIGHT - 1)


def can_use(night: Night, symbol: i64) -> bool:
    """PWR-20: whether a hit of a symbol waits, and its power could happen now; another power may make it possible."""
    if hits_left(night, symbol) == 0:
        return False
    return crow_power_works(night, symbol) if night.arg(0) == CROW else gang_power_works(night, symbol)


def recall(night: Night) -> None:
    """The attack whose powers are at work is the one that the numbers tell."""
    combat.unpack(night, night.arg(1))
    for symbol in range(WING, FACES):
        night[HITS + symbol] = hits_left(night, symbol)


# The Crow player's powers


def crow_power_works(night: Night, symbol: i64) -> bool:
    """PWR-20: whether it could do anything now."""
    if symbol == WING:
        return can_help(night)
    if symbol == GUITAR:
        return night.can_draw_plot(CROW)
    if symbol == SKULL:
        return is_anybody_fit(night)
    return night.fire_left() < night.box.fire_tokens


def use_crow_power(night: Night, symbol: i64) -> None:
    """PWR-04, PWR-08, PWR-09, PWR-11."""
    if symbol == WING:
        night.push(GODFATHER, CROW)
    elif symbol == GUITAR:
        night.draw_plot(CROW)
    elif symbol == SKULL:
        night.push(DEATH_COMES, CROW)
    else:
        night.push(PUT_OUT, CROW)


class Godfather(Choice[Night]):
    """PWR-04, PWR-05: (seat): Fairy Godfather: Albrecht, The Crow or Sarah may move or recover."""

    def actors(self, night: Night, arg: i64) -> i64:
        return 1 << arg if can_help(night) else 0

    def resume(self, night: Night, arg: i64) -> None:
        night.pop()

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(PASS)
        if crow.can_rescue(night):
            out.add(RESCUE)
        for who in range(THE_CROW, SARAH + 1):
            if crow.can_move(night, who):
                out.add(MOVE + who)
        for who in range(THE_CROW, SARAH):
            if crow.can_recover(night, who):
                out.add(RECOVER + who)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        night.pop()
        if action == RESCUE:
            crow.rescue(night)
        elif MOVE <= action < ATTACK:
            crow.move(night, action - MOVE)
        elif RECOVER <= action < BAIL:
            crow.recover(night, action - RECOVER)


def can_help(night: Night) -> bool:
    """PWR-05: whether anybody could move, recover or be rescued."""
    for who in range(THE_CROW, SARAH + 1):
        if crow.can_move(night, who) or crow.can_recover(night, who):
            return True
    return crow.can_rescue(night)


class Pick(Choice[Night]):
    """A choice that nobody is asked for if there is only one, or none."""

    def actors(self, night: Night, arg: i64) -> i64:
        return 1 << arg if self.found(night, arg).size > 1 else 0

    def resume(self, night: Night, arg: i64) -> None:
        found = self.found(night, arg)
        if found.size == 1:
            self.choose(night, arg, found.codes[0])
        else:
            night.pop()

    def found(self, night: Night, seat: i64) -> Actions:
        out = Actions(MOST_PICKS)
        self.legal(night, seat, out)
        return out


def is_fit(night: Night, who: i64) -> bool:
    """PWR-10: on the streets, up, and not about to be removed."""
    return night.is_active(who) and not night.is_doomed(who)


def is_anybody_fit(night: Night) -> bool:
    for who in range(GANGSTERS):
        if is_fit(night, who):
            return True
    return False


class DeathComes(Pick):
    """PWR-09, PWR-10: (seat): Death is Coming For Them: who is incapacitated."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        for who in range(GANGSTERS):
            if is_fit(night, who):
                out.add(CHARACTER + who)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        who = action - CHARACTER
        night.pop()
        lay_down(night, who, night.where(who))


class PutOut(Pick):
    """PWR-11: (seat): Putting Out the Flames: where a fire token is removed."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        for name in range(NAMES):
            if night[FIRE + name] > 0:
                out.add(NAMED + name)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        night.pop()
        fire.remove_fire(night, action - NAMED, 1)


# The gang's powers


def gang_power_works(night: Night, symbol: i64) -> bool:
    """PWR-20: whether it could do anything now, for all that everybody knows."""
    if symbol == WING:
        return gang.might_anybody_take(night, MOVE_ACTION)
    if symbol == FIST:
        return gang.might_anybody_take(night, ATTACK_ACTION)
    if symbol == GUITAR:
        return night.size(CROW_HAND) > 0
    return symbol == SKULL or burnable(night, combat.spot_of(night.arg(1))) != 0


def use_gang_power(night: Night, seat: i64, symbol: i64) -> None:
    """PWR-13 to PWR-18."""
    if symbol == WING:
        gang.give_free_action(night, MOVE_ACTION, 0)
    elif symbol == FIST:
        gang.give_free_action(night, ATTACK_ACTION, 0)
    elif symbol == GUITAR:
        discard_any(night)
    elif symbol == SKULL:
        lose_action(night)
    else:
        night.push(COLLATERAL, seat, night[SPOT])


def discard_any(night: Night) -> None:
    """PWR-15: a random Plot card of the Crow player."""
    held = night.size(CROW_HAND)
    if held > 0:
        kind = night.at(CROW_HAND, night.random(held))
        night.move(kind, CROW_HAND, CROW_DISCARD)
        night.say(DISCARDED, kind)


def lose_action(night: Night) -> None:
    """PWR-16, PWR-17: at once if there is one left, else in the next Crow turn."""
    if night[TURN] == CROW and night[ACTIONS] > 0:
        night[ACTIONS] -= 1
    else:
        night[LOST] += 1
    night.say(ACTION_LOST, night[ACTIONS])


def burnable(night: Night, spot: i64) -> i64:
    """PWR-19, CMP-21: the regular buildings that could start burning next to where the defender was attacked."""
    city = night.city
    near = city.beside[spot] if spot < SPACES else city.near[spot - SPACES]
    found: i64 = 0
    building: i64 = 0
    while near:
        if near & 1 and fire.can_burn_regular(night, building):
            found |= bit(building)
        near >>= 1
        building += 1
    return found


class Collateral(Pick):
    """PWR-18, PWR-19: (seat, where the defender was attacked): Collateral Damage: which regular building burns."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        night.offer_buildings(burnable(night, night.arg(1)), out)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        night.pop()
        fire.burn_regular(night, night.chosen_building(action))
