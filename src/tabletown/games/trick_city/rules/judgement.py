"""How well a side stands, and what looks sensible to play: for bots.

Everything is counted in VP. A Hit Card promises about as many VP as it earns when it wins, times how often a card of
its value wins; where the highest card wins, high cards promise most.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tabletown.games.trick_city.rules import action, number, zone
from tabletown.games.trick_city.rules.words import NONE, SIDES, SPOTS, TITANS, TRICKS
from tabletown.kernel.packed import vec
from tabletown.kernel.rng import Rng
from tabletown.kernel.step import Actions

if TYPE_CHECKING:
    from tabletown.games.trick_city.rules.places import Location
    from tabletown.games.trick_city.rules.table import City

SWING: Final = 3.5
"""About how many VP a trick moves."""
STEEPNESS: Final = 1.6
POWER: Final = 1.5
"""What an unused power card is worth, in VP."""
COVERED: Final = 1.0
"""What a Sidekick in the shield is worth, in VP."""
WHIM: Final = 8
"""One guess in so many is any legal play at all."""


def promises(values: vec[i64], high: bool, highest: float) -> vec[float]:
    """What each Hit Card promises while it is held."""
    out = vec[float]([0.0] * len(values))
    i: i64 = 0
    for value in values:
        share = min(1.0, float(value) / (highest + 1.0))
        out[i] = 2.0 * share * share if high else float(value) * (1.0 - share) ** 2.0
        i += 1
    return out


# How well a side stands


def evaluate(city: City, seat: i64) -> float:
    """The chance that this seat's side wins the game, if all later rounds are even."""
    side = city.sides[seat]
    mine = city.box.to_win - city.size(zone.TROPHIES + side)
    theirs = city.box.to_win - city.size(zone.TROPHIES + 1 - side)
    if city.size(zone.LOCATION) == 0 or mine <= 0 or theirs <= 0:
        return race(mine, theirs)
    chance = round_chance(city, side)
    return chance * race(mine - 1, theirs) + (1.0 - chance) * race(mine, theirs - 1)


def race(mine: i64, theirs: i64) -> float:
    """Who needs fewer of the rounds to come, all of them even?"""
    if mine <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    return 0.5 * race(mine - 1, theirs) + 0.5 * race(mine, theirs - 1)


def round_chance(city: City, side: i64) -> float:
    """The chance to win this location, from the lead in VP and what is still to come."""
    lead = 0.0
    for own in range(SIDES):
        vp = float(city[number.VP + own]) + prospects(city, own)
        lead += vp if own == side else -vp
    winner = likely_winner(city)
    if winner != NONE:
        prize = float(city.prize(winner))
        lead += prize if city.side_on(winner) == side else -prize
    left = float(TRICKS - city[number.TRICK]) + (1.0 if city[number.SPOT] > 0 else 0.5)
    return 1.0 / (1.0 + exp(-STEEPNESS * lead / (SWING * sqrt(left))))


def prospects(city: City, side: i64) -> float:
    """What the cards and power cards that a side still holds promise."""
    table = city.box.high_promise if city.location().highest_wins else city.box.low_promise
    unused = 0.0
    total = 0.0
    for seat in range(city.seats):
        if city.sides[seat] == side:
            for card in city.cards(seat):
                total += table[card]
            unused += POWER * float(city.size(zone.POWERS + seat))
            if seat < TITANS:
                unused += COVERED * float(city.size(zone.SIDEKICK + seat))
    later = float(TRICKS - city[number.TRICK]) / float(TRICKS)
    return 0.5 * total + unused * min(1.0, 3.0 * later)


def likely_winner(city: City) -> i64:
    """The spot that wins this trick, unless somebody who is still to play can do better; then NONE."""
    winner = city.winner()
    if winner == NONE:
        return NONE
    side = city.side_on(winner)
    high = city.location().highest_wins
    for spot in range(city[number.SPOT], SPOTS):
        if (spot - winner) % 2 == 0:
            continue  # the winner's own side
        for seat in range(city.seats):
            if city.sides[seat] != side and can_beat(city, seat, city[number.VALUE + winner], high):
                return NONE
    return winner


def can_beat(city: City, seat: i64, value: i64, high: bool) -> bool:
    """Whether a seat could follow with a card that is better, or as good."""
    cards = city.cards(seat)
    duty = city.duty(cards)
    hits = city.box.hits
    for card in cards:
        if (hits.value[card] >= value if high else hits.value[card] <= value) and (
            duty == NONE or hits.suit[card] in (duty, NONE)
        ):
            return True
    return False


# What looks sensible


def guess(city: City, seat: i64, offered: Actions, rng: Rng) -> i64:
    """Take the trick as dear as possible if the other side has it; else get rid of what promises least."""
    first = offered.codes[rng.below(offered.size)]
    if rng.below(WHIM) == 0 or not action.PLAY.has(city, first):
        return first
    winner = city.winner() if city[number.SPOT] > 0 else NONE
    ours = winner != NONE and city.side_on(winner) == city.sides[seat]
    place = city.location()
    best = first
    highest = -1000.0
    for i in range(offered.size):
        code = offered.codes[i]
        play = action.PLAY.read(city, code)
        if city.box.plays.power[play] != NONE and rng.below(8) > 0:
            continue
        worth = appeal(city, place, play, winner, ours) + 0.1 * float(rng.below(8))
        if worth > highest:
            highest = worth
            best = code
    return best


def appeal(city: City, place: Location, play: i64, winner: i64, ours: bool) -> float:
    """How much a play appeals at first sight, in VP."""
    plays = city.box.plays
    card = plays.card[play]
    high = place.highest_wins
    promised = city.box.high_promise[card] if high else city.box.low_promise[card]
    value = max(city.box.lowest, min(city.box.highest, city.box.hits.value[card] + plays.amount[play]))
    if winner == NONE:
        return promised if city[number.LEAD_SUIT] == NONE else float(value) - promised
    against = city[number.VALUE + winner]
    if ours:
        spoils = value > against if high else value < against
        return -promised - (4.0 if spoils or value == against else 0.0)
    if value == against:
        return 3.0 - promised
    if value > against if high else value < against:
        return 2.0 + float(place.prize(city, value)) - 0.5 * promised
    return -promised
