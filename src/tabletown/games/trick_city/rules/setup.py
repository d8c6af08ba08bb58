"""SET, SKK, OPT: before the first round: locations are stacked, heroes and Sidekicks chosen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.trick_city.rules import action, event, number, reason, step, zone
from tabletown.games.trick_city.rules.table import City
from tabletown.games.trick_city.rules.words import NONE
from tabletown.kernel.layout import A_SEAT
from tabletown.kernel.reasons import LEGAL
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
        city.move(city.box.first_location + location, zone.BOX, zone.STACK)
    city.shuffle(zone.STACK)
    city.put_under(city.box.first_location + locations[-1], zone.BOX, zone.STACK)


def no_choice(city: City, power: i64, sidekick: bool) -> i64:
    """SET-02, SKK-02: why this power card cannot be chosen any more; OPT-02 leaves out what it makes useless."""
    card = city.box.powers[power]
    if card.sidekick != sidekick:
        return reason.NO_SIDEKICK if sidekick else reason.NO_HERO
    if city.count(zone.RESERVE, city.box.first_power + power) == 0:
        return reason.TAKEN
    return reason.LEFT_OUT if city.strict and card.only_lead_suit else LEGAL


def deal_powers(city: City) -> None:
    """OPT-01: a hero for everybody and a Sidekick for every Titan, by chance."""
    for sidekick in (False, True):
        for seat in range(city.seats):
            if sidekick and not city.is_titan(seat):
                continue
            left = [power for power in range(len(city.box.powers)) if no_choice(city, power, sidekick) == LEGAL]
            kind = city.box.first_power + left[city.random(len(left))]
            city.move(kind, zone.RESERVE, zone.POWERS + seat)
            city.say(event.DEALT_POWER, seat, kind)


class ChoosePower(Choice[City]):
    """SET-01, SKK-01: a power card for the whole game, chosen openly, clockwise from the first leader."""

    def __init__(self, name: str, sidekick: bool) -> None:
        super().__init__(name, A_SEAT, under="match")
        self.sidekick = sidekick

    def legal(self, city: City, seat: i64, out: Actions) -> None:
        for power in range(len(city.box.powers)):
            if no_choice(city, power, self.sidekick) == LEGAL:
                out.add(action.CHOOSE.code(city, power))

    def fault(self, city: City, seat: i64, code: i64) -> i64:
        if not action.CHOOSE.has(city, code):
            return reason.SIDEKICK_FIRST if self.sidekick else reason.HERO_FIRST
        return no_choice(city, action.CHOOSE.read(city, code), self.sidekick)

    def choose(self, city: City, seat: i64, code: i64) -> None:
        kind = city.box.first_power + action.CHOOSE.read(city, code)
        city.move(kind, zone.RESERVE, zone.POWERS + seat)
        city.say(event.CHOSE_SIDEKICK if self.sidekick else event.CHOSE, seat, kind)
        following = self.next_to_choose(city, seat)
        if following != NONE:
            city.replace(step.CHOOSE_SIDEKICK if self.sidekick else step.CHOOSE_HERO, following)
        elif not self.sidekick and city.is_titan(0):
            first = city[number.LEADER] if city.is_titan(city[number.LEADER]) else 0
            city.replace(step.CHOOSE_SIDEKICK, first)
        else:
            city.pop()

    def next_to_choose(self, city: City, seat: i64) -> i64:
        """Clockwise, until it would be the first leader's turn again."""
        seat = city.after(seat)
        while seat != city[number.LEADER]:
            if not self.sidekick or city.is_titan(seat):
                return seat
            seat = city.after(seat)
        return NONE
