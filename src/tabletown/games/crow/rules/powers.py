"""PWR: the attack powers of the two sides that work when a hit deals damage."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import (
    act,
    combat,
    crow,
    deed,
    event,
    fire,
    gang,
    named,
    number,
    people,
    plots,
    step,
    symbols,
    zone,
)
from tabletown.games.crow.rules.characters import lay_down
from tabletown.games.crow.rules.city import bit
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import BUILDINGS, CROW, SPACES
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
        who = night[number.ATTACKER]
        hits: i64 = 0
        for symbol in (symbols.FLAME, symbols.SKULL, symbols.GUITAR, symbols.FIST, symbols.WING):
            counts = (
                symbol != symbols.FIST or who < people.GANGSTERS
            )  # PWR-06: that of the Crow player is about defended hits
            hits = hits * EIGHT + (night[number.HITS + symbol] if counts else 0)
        night.set_arg(0, night.controller(who) if who < people.GANGSTERS else CROW)
        night.set_arg(1, combat.packed(night))
        night.set_arg(2, hits)

    def actors(self, night: Night, arg: i64) -> i64:
        found: i64 = 0
        for symbol in range(symbols.WING, symbols.COUNT):
            if can_use(night, symbol):
                found += 1
        return 1 << arg if found > 1 else 0

    def resume(self, night: Night, arg: i64) -> None:
        for symbol in range(symbols.WING, symbols.COUNT):
            if can_use(night, symbol):
                self.use(night, arg, symbol)
                return
        night.set_arg(2, 0)  # PWR-20: what is left cannot happen
        recall(night)
        night.replace(step.OUTCOME)

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        for symbol in range(symbols.WING, symbols.COUNT):
            if can_use(night, symbol):
                out.add(act.POWER.code(symbols.COUNT * plots.side_of(seat) + symbol))

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        self.use(night, seat, act.POWER.read(action) % symbols.COUNT)

    def use(self, night: Night, seat: i64, symbol: i64) -> None:
        """CBT-04, CBT-10: the power of one hit."""
        night.set_arg(2, night.arg(2) - (1 << (3 * (symbol - symbols.WING))))
        recall(night)
        side = plots.side_of(seat)
        night.say(event.POWER_WORKS, symbols.COUNT * side + symbol)
        if side == CROW:
            use_crow_power(night, symbol)
        else:
            use_gang_power(night, seat, symbol)


def hits_left(night: Night, symbol: i64) -> i64:
    """How many hits of a symbol wait for their power."""
    return (night.arg(2) >> (3 * (symbol - symbols.WING))) & (EIGHT - 1)


def can_use(night: Night, symbol: i64) -> bool:
    """PWR-20: whether a hit of a symbol waits, and its power could happen now; another power may make it possible."""
    if hits_left(night, symbol) == 0:
        return False
    return crow_power_works(night, symbol) if night.arg(0) == CROW else gang_power_works(night, symbol)


def recall(night: Night) -> None:
    """The attack whose powers are at work is the one that the numbers tell."""
    combat.unpack(night, night.arg(1))
    for symbol in range(symbols.WING, symbols.COUNT):
        night[number.HITS + symbol] = hits_left(night, symbol)


# The Crow player's powers


def crow_power_works(night: Night, symbol: i64) -> bool:
    """PWR-20: whether it could do anything now."""
    if symbol == symbols.WING:
        return can_help(night)
    if symbol == symbols.GUITAR:
        return night.can_draw_plot(CROW)
    if symbol == symbols.SKULL:
        return is_anybody_fit(night)
    return night.fire_left() < night.box.fire_tokens


def use_crow_power(night: Night, symbol: i64) -> None:
    """PWR-04, PWR-08, PWR-09, PWR-11."""
    if symbol == symbols.WING:
        night.push(step.GODFATHER, CROW)
    elif symbol == symbols.GUITAR:
        night.draw_plot(CROW)
    elif symbol == symbols.SKULL:
        night.push(step.DEATH_COMES, CROW)
    else:
        night.push(step.PUT_OUT, CROW)


class Godfather(Choice[Night]):
    """PWR-04, PWR-05: (seat): Fairy Godfather: Albrecht, The Crow or Sarah may move or recover."""

    def actors(self, night: Night, arg: i64) -> i64:
        return 1 << arg if can_help(night) else 0

    def resume(self, night: Night, arg: i64) -> None:
        night.pop()

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(act.PASS)
        if crow.can_rescue(night):
            out.add(act.RESCUE)
        for who in range(people.THE_CROW, people.SARAH + 1):
            if crow.can_move(night, who):
                out.add(act.MOVE.code(who))
        for who in range(people.THE_CROW, people.SARAH):
            if crow.can_recover(night, who):
                out.add(act.RECOVER.code(who))

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        night.pop()
        if action == act.RESCUE:
            crow.rescue(night)
        elif act.MOVE.has(action):
            crow.move(night, act.MOVE.read(action))
        elif act.RECOVER.has(action):
            crow.recover(night, act.RECOVER.read(action))


def can_help(night: Night) -> bool:
    """PWR-05: whether anybody could move, recover or be rescued."""
    for who in range(people.THE_CROW, people.SARAH + 1):
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
    for who in range(people.GANGSTERS):
        if is_fit(night, who):
            return True
    return False


class DeathComes(Pick):
    """PWR-09, PWR-10: (seat): Death is Coming For Them: who is incapacitated."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        for who in range(people.GANGSTERS):
            if is_fit(night, who):
                out.add(act.CHARACTER.code(who))

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        who = act.CHARACTER.read(action)
        night.pop()
        lay_down(night, who, night.where(who))


class PutOut(Pick):
    """PWR-11: (seat): Putting Out the Flames: where a fire token is removed."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        for name in range(named.COUNT):
            if night[number.FIRE + name] > 0:
                out.add(act.NAMED.code(name))

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        night.pop()
        fire.remove_fire(night, act.NAMED.read(action), 1)


# The gang's powers


def gang_power_works(night: Night, symbol: i64) -> bool:
    """PWR-20: whether it could do anything now, for all that everybody knows."""
    if symbol == symbols.WING:
        return gang.might_anybody_take(night, deed.MOVE)
    if symbol == symbols.FIST:
        return gang.might_anybody_take(night, deed.ATTACK)
    if symbol == symbols.GUITAR:
        return night.size(zone.CROW_HAND) > 0
    return symbol == symbols.SKULL or burnable(night, combat.spot_of(night.arg(1))) != 0


def use_gang_power(night: Night, seat: i64, symbol: i64) -> None:
    """PWR-13 to PWR-18."""
    if symbol == symbols.WING:
        gang.give_free_action(night, deed.MOVE, 0)
    elif symbol == symbols.FIST:
        gang.give_free_action(night, deed.ATTACK, 0)
    elif symbol == symbols.GUITAR:
        discard_any(night)
    elif symbol == symbols.SKULL:
        lose_action(night)
    else:
        night.push(step.COLLATERAL, seat, night[number.SPOT])


def discard_any(night: Night) -> None:
    """PWR-15: a random Plot card of the Crow player."""
    held = night.size(zone.CROW_HAND)
    if held > 0:
        kind = night.at(zone.CROW_HAND, night.random(held))
        night.move(kind, zone.CROW_HAND, zone.CROW_DISCARD)
        night.say(event.DISCARDED, kind)


def lose_action(night: Night) -> None:
    """PWR-16, PWR-17: at once if there is one left, else in the next Crow turn."""
    if night[number.TURN] == CROW and night[number.ACTIONS] > 0:
        night[number.ACTIONS] -= 1
    else:
        night[number.LOST] += 1
    night.say(event.ACTION_LOST, night[number.ACTIONS])


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
