"""RND, FOL, WLD, CTR, LSU: playing a Hit Card, with a power card or without."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.trick_city.rules import titans
from tabletown.games.trick_city.rules.layout import (
    CHANGE,
    COPY,
    COUNTERED,
    DEALT,
    FACE_UP,
    HAND,
    LEAD_SUIT,
    LINE,
    LOCATION,
    LOCATION_VALUE,
    NONE,
    PLAYED,
    PLAYED_WITH,
    PLAYER,
    POWERS,
    PROTECTED,
    SEATS,
    SHIELD,
    SPOT,
    SUIT,
    SUIT_NAMED,
    VALUE,
    VOID,
    WITH,
)
from tabletown.games.trick_city.rules.table import City
from tabletown.kernel.step import Actions, Choice

# What can be wrong with a play of a card that a player has, with a power card that this player can use
LEGAL: Final = 0
MUST_FOLLOW: Final = 1
SUIT_TO_STATE: Final = 2
SUIT_IS_GIVEN: Final = 3
NO_TARGET: Final = 4


class Play(Choice[City]):
    """RND-05: exactly one Hit Card to the next spot; a power card may go with it."""

    def legal(self, city: City, seat: i64, out: Actions) -> None:
        cards = city.cards(seat)
        powers = city.powers(seat)
        duty = city.duty(cards)
        for card in cards:
            offer(city, seat, card, NONE, duty, out)
            for power in powers:
                offer(city, seat, card, power, duty, out)

    def choose(self, city: City, seat: i64, action: i64) -> None:
        spot = city[SPOT]
        lay(city, seat, action)
        strike(city, spot)
        city.barrier += 1  # RND-07: everybody has seen it
        city.pop()


def offer(city: City, seat: i64, card: i64, power: i64, duty: i64, out: Actions) -> None:
    """The legal ones of the plays of one card with one power card, or with none."""
    plays = city.box.plays
    block = plays.block(card, power)
    first = plays.blocks[block]
    end = plays.blocks[block + 1]
    if plays.alike[block] == 1:
        if fault(city, seat, first, duty) == LEGAL:
            out.add_all(first, end)
        return
    for play in range(first, end):
        if fault(city, seat, play, duty) == LEGAL:
            out.add(play)


def fault(city: City, seat: i64, play: i64, duty: i64) -> i64:
    """RND-06 (b): what is wrong with it for a player who has to follow this suit, or none."""
    plays = city.box.plays
    number = plays.power[play]
    wild = city.box.hits.suit[plays.card[play]] == NONE
    named = plays.suit[play]
    if number != NONE:
        power = city.box.powers[number]
        if power.has_target and not city.can_target(seat, plays.target[play]):
            return NO_TARGET
        if power.names_suit:
            return LEGAL if duty in (NONE, named) or power.frees else MUST_FOLLOW  # FOL-07
        if power.lays_down and wild:
            return LEGAL  # HRO-09
        if power.frees and not wild:
            return LEGAL  # HRO-08
    if wild:
        if city[LEAD_SUIT] == NONE:
            return LEGAL if named != NONE else SUIT_TO_STATE  # WLD-01, WLD-03
        return LEGAL if named == NONE else SUIT_IS_GIVEN  # WLD-04, FOL-02
    return LEGAL if duty in (NONE, city.box.hits.suit[plays.card[play]]) else MUST_FOLLOW  # FOL-01


def lay(city: City, seat: i64, play: i64) -> None:
    """RND-06 (c), (d): the card lies on its spot with the suit and the value by which it is judged."""
    plays = city.box.plays
    card = plays.card[play]
    number = plays.power[play]
    spot = city[SPOT]
    note_void(city, seat, play)
    place = city.in_shield(seat, card)
    put_on_line(city, seat, card, HAND + seat if place == NONE else SHIELD + DEALT * seat + place)
    if number == NONE:
        city.say(PLAYED, seat, card, spot + 1)
    else:
        city.say(PLAYED_WITH, seat, card, city.box.first_power + number)
    if place != NONE:
        titans.uncover(city, seat)  # SHD-15
    set_suit(city, spot, play)
    city[VALUE + spot] = city.value_of(spot)
    if city.is_heard() and (number == NONE or not city.box.powers[number].lays_down):
        tell_changes(city, spot)
    if number != NONE:
        city.move(city.box.first_power + number, POWERS + seat, WITH + spot)  # PWR-03
        city.box.powers[number].happen(city, spot, play)  # PWR-09


def strike(city: City, spot: i64) -> bool:
    """RND-06 (e) to (g): whether the card just laid counters; the lead suit is found anew."""
    counters = check_counter(city, spot)
    city.find_lead_suit()
    if counters:
        vp = city.location().counter(city)
        if vp > 0:
            city.earn(city.side_on(spot), vp)  # LOC-07
    return counters


def put_on_line(city: City, seat: i64, card: i64, source: i64) -> None:
    """RND-06 (c): face up on the next free spot."""
    spot = city[SPOT]
    city.move(card, source, LINE + spot)
    city[SPOT] = spot + 1
    city[PLAYER + spot] = seat
    city[FACE_UP + spot] = 1
    city[CHANGE + spot] = 0
    city[COPY + spot] = NONE
    city[PROTECTED + spot] = 0


def set_suit(city: City, spot: i64, play: i64) -> None:
    """The suit that was named, or printed; a wild card without one takes the lead suit (WLD-04)."""
    plays = city.box.plays
    suit = plays.suit[play] if plays.suit[play] != NONE else city.box.hits.suit[plays.card[play]]
    city[SUIT + spot] = suit if suit != NONE else city[LEAD_SUIT]


def tell_changes(city: City, spot: i64) -> None:
    """What is not as it is printed on the card."""
    card = city.at(LINE + spot, 0)
    if city.suit_on(spot) != city.box.hits.suit[card]:
        city.say(SUIT_NAMED, card, city.suit_on(spot))
    if city.location().value(city, spot) != 0:
        city.say(LOCATION_VALUE, city.at(LOCATION, 0), card, city.value_on(spot))


def check_counter(city: City, spot: i64) -> bool:
    """CTR-01 to CTR-10: the card just played against its left neighbour, by current values."""
    left = spot - 1
    if left < 0 or not city.is_up(left) or not city.is_up(spot):
        return False
    if city[VALUE + left] != city[VALUE + spot] or city.is_protected(left) or city.is_protected(spot):
        return False
    city.say(COUNTERED, city.at(LINE + spot, 0), city.at(LINE + left, 0))
    city.flip(left)
    city.flip(spot)
    return True


def note_void(city: City, seat: i64, play: i64) -> None:
    """Everybody can tell that a player who does not follow suit, but would have to, holds none of it."""
    plays = city.box.plays
    lead = city[LEAD_SUIT]
    number = plays.power[play]
    if lead == NONE or not city.location().follow or (number != NONE and city.box.powers[number].frees):
        return
    suit = plays.suit[play] if plays.suit[play] != NONE else city.box.hits.suit[plays.card[play]]
    if suit not in (NONE, lead):
        city[VOID + SEATS * lead + seat] = 1
