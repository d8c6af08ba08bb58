"""SET, SKK, OPT: before the first round: locations are stacked, heroes and Sidekicks chosen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.trick_city.rules.layout import (
    BOX,
    CHOOSE_HERO,
    CHOOSE_SIDEKICK,
    CHOSE,
    CHOSE_SIDEKICK,
    DEALT_POWER,
    LEADER,
    NONE,
    POWERS,
    RESERVE,
    STACK,
)
from tabletown.games.trick_city.rules.table import City
from tabletown.kernel.layout import A_SEAT
from tabletown.kernel.step import Actions, Choice

RANDOM: Final = "random"
"""OPT-03: the value of the option that leaves the set to chance."""


def stack_locations(city: City) -> None:
    """SET-04 to SET-07: the final location at the bottom, the others of its set shuffled on top of it."""
    chosen = city.setup.options["locations"]
    if chosen == RANDOM:
        chosen = list(city.box.sets)[city.random(len(city.box.sets))]  # OPT-03
    assert isinstance(chosen, str)
    locations = city.box.sets[chosen]
    for location in locations[:-1]:
        city.move(city.box.first_location + location, BOX, STACK)
    city.shuffle(STACK)
    city.put_under(city.box.first_location + locations[-1], BOX, STACK)


def offered(city: City, power: i64, sidekick: bool) -> bool:
    """SET-02, SKK-02: whether this power card can still be chosen; OPT-02 leaves out what it makes useless."""
    card = city.box.powers[power]
    if card.sidekick != sidekick or (city.strict and card.only_lead_suit):
        return False
    return city.count(RESERVE, city.box.first_power + power) > 0


def deal_powers(city: City) -> None:
    """OPT-01: a hero for everybody and a Sidekick for every Titan, by chance."""
    for sidekick in (False, True):
        for seat in range(city.seats):
            if sidekick and not city.is_titan(seat):
                continue
            left = [power for power in range(len(city.box.powers)) if offered(city, power, sidekick)]
            kind = city.box.first_power + left[city.random(len(left))]
            city.move(kind, RESERVE, POWERS + seat)
            city.say(DEALT_POWER, seat, kind)


class ChoosePower(Choice[City]):
    """SET-01, SKK-01: a power card for the whole game, chosen openly, clockwise from the first leader."""

    def __init__(self, name: str, sidekick: bool) -> None:
        super().__init__(name, A_SEAT, under="match")
        self.sidekick = sidekick

    def legal(self, city: City, seat: i64, out: Actions) -> None:
        for power in range(len(city.box.powers)):
            if offered(city, power, self.sidekick):
                out.add(power)

    def choose(self, city: City, seat: i64, action: i64) -> None:
        kind = city.box.first_power + action
        city.move(kind, RESERVE, POWERS + seat)
        city.say(CHOSE_SIDEKICK if self.sidekick else CHOSE, seat, kind)
        following = self.next_to_choose(city, seat)
        if following != NONE:
            city.replace(CHOOSE_SIDEKICK if self.sidekick else CHOOSE_HERO, following)
        elif not self.sidekick and city.is_titan(0):
            first = city[LEADER] if city.is_titan(city[LEADER]) else 0
            city.replace(CHOOSE_SIDEKICK, first)
        else:
            city.pop()

    def next_to_choose(self, city: City, seat: i64) -> i64:
        """Clockwise, until it would be the first leader's turn again."""
        seat = city.after(seat)
        while seat != city[LEADER]:
            if not self.sidekick or city.is_titan(seat):
                return seat
            seat = city.after(seat)
        return NONE
