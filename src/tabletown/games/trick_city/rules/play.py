"""RND, FOL, WLD, CTR, LSU: playing a Hit Card, with a power card or without."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.trick_city.rules import action, event, number, reason, titans, zone
from tabletown.games.trick_city.rules.table import City
from tabletown.games.trick_city.rules.words import NONE, SPOTS, TITANS
from tabletown.kernel.reasons import LEGAL, about
from tabletown.kernel.step import Actions, Choice


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

    def fault(self, city: City, seat: i64, code: i64) -> i64:
        if action.CHOOSE.has(city, code):
            return reason.POWER_KEPT
        if action.ORDER.has(city, code):
            return reason.NO_ORDER
        play = action.PLAY.read(city, code)
        return no_card(city, seat, play) or no_power(city, seat, play) or no_way(city, seat, play)

    def choose(self, city: City, seat: i64, code: i64) -> None:
        spot = city[number.SPOT]
        lay(city, seat, action.PLAY.read(city, code))
        strike(city, spot)
        city.barrier += 1  # RND-07: everybody has seen it
        city.pop()


def offer(city: City, seat: i64, card: i64, power: i64, duty: i64, out: Actions) -> None:
    """The legal ones of the plays of one card with one power card, or with none."""
    plays = city.box.plays
    code = action.PLAY.first(city)
    block = plays.block(card, power)
    first = plays.blocks[block]
    end = plays.blocks[block + 1]
    if plays.alike[block] == 1:
        if fault(city, seat, first, duty) == LEGAL:
            out.add_all(code + first, code + end)
        return
    for play in range(first, end):
        if fault(city, seat, play, duty) == LEGAL:
            out.add(code + play)


def no_card(city: City, seat: i64, play: i64) -> i64:
    """RND-05, TTN-05: why a player cannot play this Hit Card: it is neither in hand nor face up in the shield."""
    card = city.box.plays.card[play]
    if city.count(zone.HAND + seat, card) > 0 or city.in_shield(seat, card) != NONE:
        return LEGAL
    return reason.NOT_IN_REACH if city.is_titan(seat) else reason.NOT_HELD


def no_power(city: City, seat: i64, play: i64) -> i64:
    """PWR: why a player cannot use this power card on the next spot."""
    power = city.box.plays.power[play]
    kind = city.box.first_power + power
    if power == NONE:
        return LEGAL
    if city.count(zone.POWERS + seat, kind) > 0:
        return city.box.powers[power].fault(city, seat, city[number.SPOT])
    if city.count(zone.EXHAUSTED + seat, kind) > 0 or is_on_line(city, seat, kind):
        return reason.EXHAUSTED
    if seat < TITANS and city.count(zone.SIDEKICK + seat, kind) > 0:
        return reason.IN_SHIELD
    return reason.NOT_YOUR_POWER


def is_on_line(city: City, seat: i64, kind: i64) -> bool:
    """Whether a player has played this power card in this trick."""
    for spot in range(SPOTS):
        if city.count(zone.WITH + spot, kind) > 0 and city[number.PLAYER + spot] == seat:
            return True
    return False


def no_way(city: City, seat: i64, play: i64) -> i64:
    """Why a player cannot play cards that are there in this way; TTN-06: a shield can oblige to follow suit, too."""
    duty = city.duty(city.cards(seat))
    wrong = fault(city, seat, play, duty)
    if wrong == about(reason.FOLLOW, duty) and city.duty(city.row(zone.HAND + seat)) == NONE:
        return about(reason.FOLLOW_SHIELD, duty)
    return wrong


def fault(city: City, seat: i64, play: i64, duty: i64) -> i64:
    """RND-06 (b): what is wrong with it for a player who has to follow this suit, or none."""
    plays = city.box.plays
    wild = city.box.hits.suit[plays.card[play]] == NONE
    named = plays.suit[play]
    if plays.power[play] != NONE:
        power = city.box.powers[plays.power[play]]
        if power.has_target and not city.can_target(seat, plays.target[play]):
            return about(reason.NO_TARGET, plays.target[play] + 1)
        if power.names_suit:
            return LEGAL if duty in (NONE, named) or power.frees else about(reason.NEW_SUIT, duty)  # FOL-07
        if power.lays_down and wild:
            return LEGAL  # HRO-09
        if power.frees and not wild:
            return LEGAL  # HRO-08
    if wild:
        if city[number.LEAD_SUIT] == NONE:
            return LEGAL if named != NONE else reason.SUIT_TO_STATE  # WLD-01, WLD-03
        return LEGAL if named == NONE else about(reason.SUIT_IS_GIVEN, city[number.LEAD_SUIT])  # WLD-04, FOL-02
    return LEGAL if duty in (NONE, city.box.hits.suit[plays.card[play]]) else about(reason.FOLLOW, duty)  # FOL-01


def lay(city: City, seat: i64, play: i64) -> None:
    """RND-06 (c), (d): the card lies on its spot with the suit and the value by which it is judged."""
    plays = city.box.plays
    card = plays.card[play]
    power = plays.power[play]
    spot = city[number.SPOT]
    note_void(city, seat, play)
    place = city.in_shield(seat, card)
    put_on_line(city, seat, card, zone.HAND + seat if place == NONE else zone.shield(seat) + place)
    if power == NONE:
        city.say(event.PLAYED, seat, card, spot + 1)
    else:
        city.say(event.PLAYED_WITH, seat, card, city.box.first_power + power)
    if place != NONE:
        titans.uncover(city, seat)  # SHD-15
    set_suit(city, spot, play)
    city[number.VALUE + spot] = city.value_of(spot)
    if city.is_heard() and (power == NONE or not city.box.powers[power].lays_down):
        tell_changes(city, spot)
    if power != NONE:
        city.move(city.box.first_power + power, zone.POWERS + seat, zone.WITH + spot)  # PWR-03
        city.box.powers[power].happen(city, spot, play)  # PWR-09


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
    spot = city[number.SPOT]
    city.move(card, source, zone.LINE + spot)
    city[number.SPOT] = spot + 1
    city[number.PLAYER + spot] = seat
    city[number.FACE_UP + spot] = 1
    city[number.CHANGE + spot] = 0
    city[number.COPY + spot] = NONE
    city[number.PROTECTED + spot] = 0


def set_suit(city: City, spot: i64, play: i64) -> None:
    """The suit that was named, or printed; a wild card without one takes the lead suit (WLD-04)."""
    plays = city.box.plays
    suit = plays.suit[play] if plays.suit[play] != NONE else city.box.hits.suit[plays.card[play]]
    city[number.SUIT + spot] = suit if suit != NONE else city[number.LEAD_SUIT]


def tell_changes(city: City, spot: i64) -> None:
    """What is not as it is printed on the card."""
    card = city.at(zone.LINE + spot, 0)
    if city.suit_on(spot) != city.box.hits.suit[card]:
        city.say(event.SUIT_NAMED, card, city.suit_on(spot))
    if city.location().value(city, spot) != 0:
        city.say(event.LOCATION_VALUE, city.at(zone.LOCATION, 0), card, city.value_on(spot))


def check_counter(city: City, spot: i64) -> bool:
    """CTR-01 to CTR-10: the card just played against its left neighbour, by current values."""
    left = spot - 1
    if left < 0 or not city.is_up(left) or not city.is_up(spot):
        return False
    if city[number.VALUE + left] != city[number.VALUE + spot] or city.is_protected(left) or city.is_protected(spot):
        return False
    city.say(event.COUNTERED, city.at(zone.LINE + spot, 0), city.at(zone.LINE + left, 0))
    city.flip(left)
    city.flip(spot)
    return True


def note_void(city: City, seat: i64, play: i64) -> None:
    """Everybody can tell that a player who does not follow suit, but would have to, holds none of it."""
    plays = city.box.plays
    lead = city[number.LEAD_SUIT]
    power = plays.power[play]
    if lead == NONE or not city.location().follow or (power != NONE and city.box.powers[power].frees):
        return
    suit = plays.suit[play] if plays.suit[play] != NONE else city.box.hits.suit[plays.card[play]]
    if suit not in (NONE, lead):
        city[number.void(lead, seat)] = 1
