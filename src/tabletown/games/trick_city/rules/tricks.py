"""RND, RES, LED, THR: the Hit Line fills, and the trick is resolved."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.trick_city.rules.layout import (
    CHANGE,
    COPY,
    DISCARD,
    EMPTY_TRICK,
    EXHAUSTED,
    FACE_UP,
    LAST_WINNER,
    LEAD_SUIT,
    LEADER,
    LEADS,
    LINE,
    LOCATION,
    LOCATION_BONUS,
    MULTIPLIED,
    NONE,
    ORDER,
    ORDERED,
    PLAY,
    PLAYER,
    POWER_BONUS,
    PROTECTED,
    SPOT,
    SPOTS,
    STASH,
    STASH_BONUS,
    STASHED,
    SUIT,
    TEAM_LEADS,
    TEAM_ORDER,
    TIED_TRICK,
    TRICK,
    VALUE,
    WITH,
    WON_TRICK,
)
from tabletown.games.trick_city.rules.table import City
from tabletown.kernel.step import Actions, Choice, Step

CAPTAIN: Final = 1
"""THR-07: the member of a team of three players who enters its decision."""


class HitLine(Step[City]):
    """RND-02: one card to each of the four spots, and then the trick is resolved."""

    def enter(self, city: City, arg: i64) -> None:
        city[TRICK] += 1
        city[ORDER] = NONE
        if city.due() == NONE:
            city.say(TEAM_LEADS, city[TRICK])
        else:
            city.say(LEADS, city[LEADER], city[TRICK])
        next_play(city)

    def resume(self, city: City, arg: i64) -> None:
        if city.full() != NONE:
            city.pop()  # RE-03: at once
        elif city[SPOT] < SPOTS:
            next_play(city)
        else:
            resolve(city)
            clear_trick(city)
            city.pop()


def next_play(city: City) -> None:
    seat = city.due()
    if seat == NONE:
        city.push(TEAM_ORDER, CAPTAIN)  # THR-07
    else:
        city.push(PLAY, seat)


class TeamOrder(Choice[City]):
    """THR-04 to THR-08: the captain says which member of the team plays first."""

    def legal(self, city: City, seat: i64, out: Actions) -> None:
        out.add(city.box.plays.orders)
        out.add(city.box.plays.orders + 1)

    def choose(self, city: City, seat: i64, action: i64) -> None:
        city[ORDER] = CAPTAIN + action - city.box.plays.orders
        if city[SPOT] == 0:
            city[LEADER] = city[ORDER]
        city.say(ORDERED, city[ORDER])
        city.pop()


def resolve(city: City) -> None:
    """RES, LED-01 to LED-03: who wins the trick, what it is worth, and who leads next."""
    spot = city.winner()
    if spot == NONE:
        city.say(EMPTY_TRICK if city.best() == NONE else TIED_TRICK)
        vp = city.location().unwon(city)
        if vp > 0:
            city[STASH] += vp  # LOC-11
            city.say(STASHED, vp, city[STASH])
        return
    place = city.location()
    side = city.side_on(spot)
    vp = city.prize(spot)
    city.say(WON_TRICK, city[PLAYER + spot], city.at(LINE + spot, 0), place.prize(city, city[VALUE + spot]))
    if city.is_heard():
        tell_bonuses(city, spot)
    city[STASH] = 0
    city[LAST_WINNER] = side
    city[LEADER] = city[PLAYER + spot]  # LED-01, LED-02
    city.earn(side, vp)


def tell_bonuses(city: City, spot: i64) -> None:
    """RES-11: what the trick is worth besides the card, in this order."""
    place = city.location()
    if place.bonus(city, spot) > 0:
        city.say(LOCATION_BONUS, city.at(LOCATION, 0), place.bonus(city, spot))
    for other in range(SPOTS):
        if city.side_on(other) == city.side_on(spot) and city.power_bonus(other) > 0:
            city.say(POWER_BONUS, city.at(WITH + other, 0), city.power_bonus(other))
    if city[STASH] > 0:
        city.say(STASH_BONUS, city[STASH])
    if place.factor(city) > 1:
        city.say(MULTIPLIED, place.factor(city))


def clear_trick(city: City) -> None:
    """RES-13, PWR-04: Hit Cards go to the discard pile; power cards are exhausted."""
    for spot in range(SPOTS):
        if city.size(WITH + spot) > 0:
            city.move(city.at(WITH + spot, 0), WITH + spot, EXHAUSTED + city[PLAYER + spot])
        city.move(city.at(LINE + spot, 0), LINE + spot, DISCARD)
    clear_line(city)


def clear_line(city: City) -> None:
    city[SPOT] = 0
    city[LEAD_SUIT] = NONE
    city[ORDER] = NONE
    city.set_all(PLAYER, SPOTS, NONE)
    city.set_all(FACE_UP, SPOTS, 0)
    city.set_all(SUIT, SPOTS, NONE)
    city.set_all(VALUE, SPOTS, NONE)
    city.set_all(CHANGE, SPOTS, 0)
    city.set_all(COPY, SPOTS, NONE)
    city.set_all(PROTECTED, SPOTS, 0)
