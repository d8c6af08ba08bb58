"""RND, RE, END: the game and its rounds."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.trick_city.rules import event, number, step, titans, zone
from tabletown.games.trick_city.rules.setup import deal_powers, stack_locations
from tabletown.games.trick_city.rules.table import City
from tabletown.games.trick_city.rules.tricks import clear_line
from tabletown.games.trick_city.rules.words import DEALT, DISCARDED, NONE, SEATS, SIDES, SPOTS, SUITS, TITANS, TRICKS
from tabletown.kernel.step import Step


class Match(Step[City]):
    """SET, END: heroes are chosen, then locations are fought for until a side has won three."""

    def enter(self, city: City, arg: i64) -> None:
        box = city.box
        city.fill(zone.DECK, box.copies(0, box.hits.count))
        city.fill(zone.BOX, box.copies(box.first_location, len(box.locations)))
        city.fill(zone.RESERVE, box.copies(box.first_power, len(box.powers)))
        clear_line(city)
        city[number.LEADER] = city.random(city.seats)  # SET-16
        city[number.OPENER] = city[number.LEADER]
        city[number.LAST_WINNER] = NONE
        city.say(event.DREW_LEADER, city[number.LEADER])
        stack_locations(city)
        if city.setup.options["random_heroes"] is True:
            deal_powers(city)  # OPT-01
        else:
            city.push(step.CHOOSE_HERO, city[number.LEADER])  # SET-02

    def resume(self, city: City, arg: i64) -> None:
        for side in range(SIDES):
            if city.size(zone.TROPHIES + side) >= city.box.to_win:
                for seat in range(city.seats):
                    if city.sides[seat] == side:
                        city.say(event.WON, seat, city.points(seat))  # END-01, END-04
                city.finish()  # END-02
                return
        city.push(step.FIGHT)
        if city[number.ROUND] > 0:
            city.rest()


class Fight(Step[City]):
    """RND-01, RE: one round, for the location on top of the stack."""

    def enter(self, city: City, arg: i64) -> None:
        city[number.ROUND] += 1
        city[number.TRICK] = 0
        city.draw(zone.STACK, zone.LOCATION)  # RE-08
        city.set_all(number.VP, SIDES, 0)  # SET-14
        city[number.STASH] = 0
        city[number.LAST_WINNER] = NONE
        city.set_all(number.VOID, SEATS * len(SUITS), 0)
        city.say(event.BEGAN, city.at(zone.LOCATION, 0), city[number.ROUND], city.location().most)
        deal(city)
        take_back_powers(city)
        clear_line(city)
        for seat in range(city.seats):
            if city.is_titan(seat):
                titans.uncover(city, seat)  # SHD-08
        city.push(step.HIT_LINE)

    def resume(self, city: City, arg: i64) -> None:
        winner = city.full()
        if winner != NONE:
            city.say(event.FULL_TRACK, city.side_word(winner), city.at(zone.LOCATION, 0))  # RE-01
        elif city[number.TRICK] < TRICKS:
            city.push(step.HIT_LINE)
            return
        else:
            winner = settle(city)
        city.move(city.at(zone.LOCATION, 0), zone.LOCATION, zone.TROPHIES + winner)  # RE-07
        loser = 1 - winner
        opener = city.after(city[number.OPENER])
        while city.sides[opener] != loser:
            opener = city.after(opener)
        city[number.OPENER] = opener  # LED-04, LED-05
        city[number.LEADER] = opener
        city.pop()


def take_back_powers(city: City) -> None:
    """RE-09, PWR-05, SKK-08: power cards go back to their players' hands, and Sidekicks into the shields."""
    for spot in range(SPOTS):
        if city.size(zone.WITH + spot) > 0:
            city.move(city.at(zone.WITH + spot, 0), zone.WITH + spot, zone.EXHAUSTED + city[number.PLAYER + spot])
    for seat in range(city.seats):
        while city.size(zone.EXHAUSTED + seat) > 0:
            city.move(city.at(zone.EXHAUSTED + seat, 0), zone.EXHAUSTED + seat, zone.POWERS + seat)
        if city.is_titan(seat):
            titans.return_sidekick(city, seat)


def deal(city: City) -> None:
    """SET-08, SET-09, RE-08, TWO-02, THR-03: 36 cards: 4 are discarded, the rest is dealt out evenly."""
    city.gather(zone.DISCARD, zone.DECK)
    for spot in range(SPOTS):
        city.gather(zone.LINE + spot, zone.DECK)
    for seat in range(city.seats):
        city.gather(zone.HAND + seat, zone.DECK)
    for place in range(TITANS * DEALT):
        city.gather(zone.SHIELD + place, zone.DECK)
    city.shuffle(zone.DECK)
    city.deal(zone.DECK, zone.DISCARD, DISCARDED)
    for seat in range(city.seats):
        if city.is_titan(seat):
            titans.build_shield(city, seat)  # SHD-01
        city.deal(zone.DECK, zone.HAND + seat, DEALT)


def settle(city: City) -> i64:
    """RE-04 to RE-06: who wins the location after the last trick."""
    place = city.at(zone.LOCATION, 0)
    if city[number.VP] != city[number.VP + 1]:
        winner: i64 = 0 if city[number.VP] > city[number.VP + 1] else 1
        city.say(event.MORE_VP, city.side_word(winner), place)
    elif city[number.LAST_WINNER] != NONE:
        winner = city[number.LAST_WINNER]
        city.say(event.LAST_TRICK, city.side_word(winner), place)
    else:
        winner = city.sides[city[number.LEADER]]
        city.say(event.HELD_LEAD, city.side_word(winner), place)
    return winner
