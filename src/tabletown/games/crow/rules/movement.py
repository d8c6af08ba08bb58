"""MOV, CMV, FLY, ERI: walking the streets, leaping, flying, and being placed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import act, cause, event, fire, named, number, people, step
from tabletown.games.crow.rules.characters import heal, move_skill
from tabletown.games.crow.rules.city import EAST, NORTH, SOUTH, WEST, bit
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import BUILDINGS, NONE, SPACES, TOKENS
from tabletown.kernel.packed import append, vec
from tabletown.kernel.step import Actions, Choice

# What a street space is to somebody who walks
FREE: Final = 0
PASSABLE: Final = 1
"""Somebody is there: one may pass and turn, but not stay (MOV-07)."""
TERROR: Final = 2
"""MOV-08: a Crow token, where a gangster has to stop."""
WALL: Final = 3

# What the walk knows about a space
ALONG: Final = 1
"""The street through it has been walked from north to south."""
ACROSS: Final = 2
"""The street through it has been walked from west to east."""
REACHED: Final = 4


# Walking the streets


def streets_for(night: Night, who: i64, tokens: bool = True, others: bool = True) -> vec[i64]:
    """MOV-06 to MOV-10, CMV-02, CMV-03: what each space is to this walker.

    `tokens` and `others` say whether Crow tokens, and those of the other side, stand in the way.
    """
    city = night.city
    spaces = city.clear[:]
    gangster = who < people.GANGSTERS
    for other in range(people.COUNT):
        place = night.where(other)
        if 0 <= place < SPACES and other != who:
            blocked = others and (night.traffic_jam or not gangster)  # OPT-04
            spaces[place] = WALL if blocked and (other < people.GANGSTERS) != gangster else PASSABLE
    if gangster and tokens:
        for token in range(TOKENS):
            place = night[number.TOKEN + token]
            if 0 <= place < SPACES and spaces[place] != TERROR:
                spaces[place] = TERROR if spaces[place] == FREE else WALL  # MOV-10
    return spaces


def reach(night: Night, who: i64) -> vec[i64]:
    """The spaces where a Move action can end, ascending."""
    return reach_over(night, who, streets_for(night, who))


def reach_over(night: Night, who: i64, spaces: vec[i64]) -> vec[i64]:
    """MOV-01, MOV-02: the same over such streets: a straight leg for each point of Move."""
    city = night.city
    known = city.clear[:]
    start = night.where(who)
    turns = vec[i64]([start])
    legs = move_skill(night, who)
    done: i64 = 0
    while legs > 0:
        last: i64 = len(turns)
        while done < last:
            here = turns[done]
            done += 1
            if not known[here] & ALONG:
                known[here] |= ALONG
                turns = walk(city.step, spaces, known, turns, here, NORTH, ALONG)
                turns = walk(city.step, spaces, known, turns, here, SOUTH, ALONG)
            if not known[here] & ACROSS:
                known[here] |= ACROSS
                turns = walk(city.step, spaces, known, turns, here, EAST, ACROSS)
                turns = walk(city.step, spaces, known, turns, here, WEST, ACROSS)
        legs -= 1
    found = vec[i64]([])
    for space in city.street:
        if known[space] & REACHED and space != start and spaces[space] != PASSABLE:
            found = append(found, space)
    return found


def walk(
    step: vec[i64], spaces: vec[i64], known: vec[i64], turns: vec[i64], here: i64, direction: i64, axis: i64
) -> vec[i64]:
    """One leg in one direction; the spaces where one may turn are added to `turns`.

    A street that has been walked once is not walked again: from any space of it one comes to the same spaces.
    """
    place = step[8 * here + direction]
    while 0 <= place < SPACES and spaces[place] != WALL:
        if spaces[place] == TERROR:
            known[place] |= REACHED
            break
        if not known[place] & REACHED:
            known[place] |= REACHED
            turns = append(turns, place)
        known[place] |= axis
        place = step[8 * place + direction]
    return turns


def can_walk(night: Night, who: i64) -> bool:
    """CRA-05: whether a Move action on the streets could end anywhere."""
    if not night.is_active(who) or move_skill(night, who) == 0:
        return False
    step = night.city.step
    start = night.where(who)
    for direction in range(4):
        place = step[8 * start + direction]
        if 0 <= place < SPACES and night.character_at(place) == NONE:
            return True
    return len(reach(night, who)) > 0


class Walk(Choice[Night]):
    """MOV, CMV: (seat, who): where a Move action on the streets ends."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        for space in reach(night, night.arg(1)):
            out.add(act.SPACE.code(space))

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        who = night.arg(1)
        night.put(who, act.SPACE.read(action))
        night.say(event.WALKED, who, act.SPACE.read(action))
        night.pop()
        if who == people.ALBRECHT:
            fire.settle(night)  # FIR-11


# Eric leaps


def leaps(night: Night, left: i64) -> i64:
    """ERI-01 to ERI-05: the buildings that Eric reaches with so many street spaces left.

    He lands on each building on his way; a burning one can be the end of a leap, but not passed without a burn roll.
    """
    city = night.city
    start = night.building_of(people.ERIC)
    best = city.far[:]
    best[start] = 0
    reached: i64 = 0
    cost: i64 = 0
    ring = vec[i64]([start])
    while cost <= left:
        done: i64 = 0
        while done < len(ring):
            here = ring[done]
            done += 1
            if best[here] != cost or (here != start and night.is_burning(here)):
                continue
            for there in city.leap_ends[here]:
                total = cost + city.leaps[here * BUILDINGS + there]
                if total <= left and total < best[there]:
                    best[there] = total
                    reached |= bit(there)
                    ring = append(ring, there)
        cost += 1
    return reached


def looks_in(night: Night) -> i64:
    """ERI-06, ERI-07: the buildings next to Sarah, other than his own, while she is up and on the streets."""
    if not night.is_active(people.SARAH):
        return 0
    return night.city.beside[night.where(people.SARAH)] & ~bit(night.building_of(people.ERIC))


def can_leap(night: Night) -> bool:
    """ERI-15, INC-01: whether Eric may take a Move action."""
    if not night.is_up(people.ERIC) or (night[number.HEALTH] == 0 and night.is_in(people.ERIC, named.GRAVEYARD)):
        return False
    return len(night.city.leap_ends[night.building_of(people.ERIC)]) > 0 or looks_in(night) != 0


class Leap(Choice[Night]):
    """ERI: (seat, street spaces left, 1 + where he started after the first landing): where Eric goes, or if he stays.

    A move does not end where it started (MOV-11).
    """

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        if night.arg(2):
            out.add(act.PASS)
            night.offer_buildings(leaps(night, night.arg(1)) & ~bit(night.arg(2) - 1), out)
        else:
            night.offer_buildings(leaps(night, night.arg(1)) | looks_in(night), out)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        left = night.arg(1)
        start = night.arg(2) - 1 if night.arg(2) else night.building_of(people.ERIC)
        if action == act.PASS:
            night.pop()
            end_move(night)
            return
        building = night.chosen_building(action)
        cost = leap_cost(night, building, left)
        night.put(people.ERIC, SPACES + building)
        if cost <= left:
            night.say(event.LEAPT, night.place_word(SPACES + building))
        else:
            night.say(event.LOOKED_IN, night.place_word(SPACES + building))
        burning = night.is_burning(building)
        fire.burn_roll(night, people.ERIC)  # ERI-08
        if burning and cost <= left and night.is_up(people.ERIC) and leaps(night, left - cost) & ~bit(start):
            night.replace(step.LEAP, seat, left - cost, 1 + start)  # ERI-09
        else:
            night.pop()
            end_move(night)


def leap_cost(night: Night, building: i64, left: i64) -> i64:
    """The fewest street spaces to a building; more than are left if leaps do not reach it."""
    cost: i64 = 0
    while cost <= left and not (leaps(night, cost) >> building) & 1:
        cost += 1
    return cost


def end_move(night: Night) -> None:
    """BLD-05: Draven's Loft."""
    if night.is_up(people.ERIC) and night.is_in(people.ERIC, named.LOFT) and not night.burns(named.LOFT):
        heal(night, 1, cause.BY_LOFT)


# The Crow flies


class Fly(Choice[Night]):
    """FLY: (seat): The Crow flies in a straight line to another building."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        night.offer_buildings(night.city.flights[night.building_of(people.THE_CROW)], out)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        place = SPACES + night.chosen_building(action)
        night.put(people.THE_CROW, place)
        night.say(event.FLEW, night.place_word(place))
        night.pop()
        fire.burn_roll(night, people.THE_CROW)  # FLY-04


# Being placed


def is_open(night: Night, who: i64, space: i64) -> bool:
    """GEO-16: nobody else is there."""
    other = night.character_at(space)
    return other in (NONE, who)


def open_spaces(night: Night, who: i64, building: i64) -> vec[i64]:
    """GEO-18: the empty street spaces next to a building, or else the nearest ones."""
    found = vec[i64]([])
    for space in night.city.around[building]:
        if is_open(night, who, space):
            found = append(found, space)
    if len(found) > 0:
        return found
    return nearest_spaces(night, who, building)


def nearest_spaces(night: Night, who: i64, building: i64) -> vec[i64]:
    """GEO-18: the empty street spaces with the fewest steps to one next to the building, ascending."""
    step = night.city.step
    known = night.city.clear[:]
    ring = vec[i64]([])
    for space in night.city.around[building]:
        known[space] = 1
        ring = append(ring, space)
    while True:
        wider = vec[i64]([])
        empty = vec[i64]([])
        for here in ring:
            for direction in range(4):
                place = step[8 * here + direction]
                if 0 <= place < SPACES and known[place] == 0:
                    known[place] = 1
                    wider = append(wider, place)
        for space in night.city.street:
            if known[space] == 1 and is_open(night, who, space):
                empty = append(empty, space)
        if len(empty) > 0:
            return empty
        ring = wider


class Place(Choice[Night]):
    """GEO-18: (seat, who, building): somebody stands up on a street space next to a building."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        for space in open_spaces(night, night.arg(1), night.arg(2)):
            out.add(act.SPACE.code(space))

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        who = night.arg(1)
        night[number.CONDITION + who] = people.UP
        night[number.WHERE + who] = act.SPACE.read(action)
        night.say(event.PUT, who, act.SPACE.read(action))
        night.pop()
        if who == people.ALBRECHT:
            fire.settle(night)  # FIR-12
