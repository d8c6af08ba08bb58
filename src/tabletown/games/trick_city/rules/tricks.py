"""RND, RES, LED, THR: the Hit Line fills, and the trick is resolved."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.trick_city.rules import action, event, number, reason, step, zone
from tabletown.games.trick_city.rules.table import City
from tabletown.games.trick_city.rules.words import CAPTAIN, NONE, SPOTS
from tabletown.kernel.reasons import LEGAL
from tabletown.kernel.step import Actions, Choice, Step


class HitLine(Step[City]):
    """RND-02: one card to each of the four spots, and then the trick is resolved."""

    def enter(self, city: City, arg: i64) -> None:
        city[number.TRICK] += 1
        city[number.ORDER] = NONE
        if city.due(city[number.SPOT]) == NONE:
            city.say(event.TEAM_LEADS, city[number.TRICK])
        else:
            city.say(event.LEADS, city[number.LEADER], city[number.TRICK])
        next_play(city)

    def resume(self, city: City, arg: i64) -> None:
        if city.full() != NONE:
            city.pop()  # RE-03: at once
        elif city[number.SPOT] < SPOTS:
            next_play(city)
        else:
            resolve(city)
            clear_trick(city)
            city.pop()


def next_play(city: City) -> None:
    seat = city.due(city[number.SPOT])
    if seat == NONE:
        city.push(step.TEAM_ORDER, CAPTAIN)  # THR-07
    else:
        city.push(step.PLAY, seat)


class TeamOrder(Choice[City]):
    """THR-04 to THR-08: the captain says which member of the team plays first."""

    def legal(self, city: City, seat: i64, out: Actions) -> None:
        out.add(action.ORDER.code(city, 0))
        out.add(action.ORDER.code(city, 1))

    def fault(self, city: City, seat: i64, code: i64) -> i64:
        return LEGAL if action.ORDER.has(city, code) else reason.ORDER_FIRST

    def choose(self, city: City, seat: i64, code: i64) -> None:
        city[number.ORDER] = CAPTAIN + action.ORDER.read(city, code)
        if city[number.SPOT] == 0:
            city[number.LEADER] = city[number.ORDER]
        city.say(event.ORDERED, city[number.ORDER])
        city.pop()


def resolve(city: City) -> None:
    """RES, LED-01 to LED-03: who wins the trick, what it is worth, and who leads next."""
    spot = city.winner()
    if spot == NONE:
        city.say(event.EMPTY_TRICK if city.best() == NONE else event.TIED_TRICK)
        vp = city.location().unwon(city)
        if vp > 0:
            city[number.STASH] += vp  # LOC-11
            city.say(event.STASHED, vp, city[number.STASH])
        return
    place = city.location()
    side = city.side_on(spot)
    vp = city.prize(spot)
    card, player = city.at(zone.LINE + spot, 0), city[number.PLAYER + spot]
    city.say(event.WON_TRICK, player, card, place.prize(city, city.value_on(spot)))
    if city.is_heard():
        tell_bonuses(city, spot)
    city[number.STASH] = 0
    city[number.LAST_WINNER] = side
    city[number.LEADER] = player  # LED-01, LED-02
    city.earn(side, vp)


def tell_bonuses(city: City, spot: i64) -> None:
    """RES-11: what the trick is worth besides the card, in this order."""
    place = city.location()
    if place.bonus(city, spot) > 0:
        city.say(event.LOCATION_BONUS, city.at(zone.LOCATION, 0), place.bonus(city, spot))
    for other in range(SPOTS):
        if city.side_on(other) == city.side_on(spot) and city.power_bonus(other) > 0:
            city.say(event.POWER_BONUS, city.at(zone.WITH + other, 0), city.power_bonus(other))
    if city[number.STASH] > 0:
        city.say(event.STASH_BONUS, city[number.STASH])
    if place.factor(city) > 1:
        city.say(event.MULTIPLIED, place.factor(city))


def clear_trick(city: City) -> None:
    """RES-13, PWR-04: Hit Cards go to the discard pile; power cards are exhausted."""
    for spot in range(SPOTS):
        if city.size(zone.WITH + spot) > 0:
            city.move(city.at(zone.WITH + spot, 0), zone.WITH + spot, zone.EXHAUSTED + city[number.PLAYER + spot])
        city.move(city.at(zone.LINE + spot, 0), zone.LINE + spot, zone.DISCARD)
    clear_line(city)


def clear_line(city: City) -> None:
    city[number.SPOT] = 0
    city[number.LEAD_SUIT] = NONE
    city[number.ORDER] = NONE
    city.set_all(number.PLAYER, SPOTS, NONE)
    city.set_all(number.FACE_UP, SPOTS, 0)
    city.set_all(number.SUIT, SPOTS, NONE)
    city.set_all(number.VALUE, SPOTS, NONE)
    city.set_all(number.CHANGE, SPOTS, 0)
    city.set_all(number.COPY, SPOTS, NONE)
    city.set_all(number.PROTECTED, SPOTS, 0)
