"""RND, RE, END: the game and its rounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.trick_city.rules import titans
from tabletown.games.trick_city.rules.layout import (
    BEGAN,
    BOX,
    CHOOSE_HERO,
    DEALT,
    DECK,
    DISCARD,
    DISCARDED,
    DREW_LEADER,
    EXHAUSTED,
    FIGHT,
    FULL_TRACK,
    HAND,
    HELD_LEAD,
    HIT_LINE,
    LAST_TRICK,
    LAST_WINNER,
    LEADER,
    LINE,
    LOCATION,
    MORE_VP,
    NONE,
    OPENER,
    PLAYER,
    POWERS,
    RESERVE,
    ROUND,
    SEATS,
    SHIELD,
    SIDES,
    SPOTS,
    STACK,
    STASH,
    SUITS,
    TITANS,
    TRICK,
    TRICKS,
    TROPHIES,
    VOID,
    VP,
    WITH,
    WON,
)
from tabletown.games.trick_city.rules.play import Play
from tabletown.games.trick_city.rules.setup import ChoosePower, deal_powers, stack_locations
from tabletown.games.trick_city.rules.table import City
from tabletown.games.trick_city.rules.tricks import HitLine, TeamOrder, clear_line
from tabletown.kernel.game import steps
from tabletown.kernel.layout import A_SEAT
from tabletown.kernel.step import Step


class Match(Step[City]):
    """SET, END: heroes are chosen, then locations are fought for until a side has won three."""

    def enter(self, city: City, arg: i64) -> None:
        box = city.box
        city.fill(DECK, box.copies(0, box.hits.count))
        city.fill(BOX, box.copies(box.first_location, len(box.locations)))
        city.fill(RESERVE, box.copies(box.first_power, len(box.powers)))
        clear_line(city)
        city[LEADER] = city.random(city.seats)  # SET-16
        city[OPENER] = city[LEADER]
        city[LAST_WINNER] = NONE
        city.say(DREW_LEADER, city[LEADER])
        stack_locations(city)
        if city.setup.options["random_heroes"] is True:
            deal_powers(city)  # OPT-01
        else:
            city.push(CHOOSE_HERO, city[LEADER])  # SET-02

    def resume(self, city: City, arg: i64) -> None:
        for side in range(SIDES):
            if city.size(TROPHIES + side) >= city.box.to_win:
                for seat in range(city.seats):
                    if city.sides[seat] == side:
                        city.say(WON, seat, city.points(seat))  # END-01, END-04
                city.finish()  # END-02
                return
        city.push(FIGHT)
        if city[ROUND] > 0:
            city.rest()


class Fight(Step[City]):
    """RND-01, RE: one round, for the location on top of the stack."""

    def enter(self, city: City, arg: i64) -> None:
        city[ROUND] += 1
        city[TRICK] = 0
        city.draw(STACK, LOCATION)  # RE-08
        city.set_all(VP, SIDES, 0)  # SET-14
        city[STASH] = 0
        city[LAST_WINNER] = NONE
        city.set_all(VOID, SEATS * len(SUITS), 0)
        city.say(BEGAN, city.at(LOCATION, 0), city[ROUND], city.location().most)
        deal(city)
        take_back_powers(city)
        clear_line(city)
        for seat in range(city.seats):
            if city.is_titan(seat):
                titans.uncover(city, seat)  # SHD-08
        city.push(HIT_LINE)

    def resume(self, city: City, arg: i64) -> None:
        winner = city.full()
        if winner != NONE:
            city.say(FULL_TRACK, city.side_word(winner), city.at(LOCATION, 0))  # RE-01
        elif city[TRICK] < TRICKS:
            city.push(HIT_LINE)
            return
        else:
            winner = settle(city)
        city.move(city.at(LOCATION, 0), LOCATION, TROPHIES + winner)  # RE-07
        loser = 1 - winner
        opener = city.after(city[OPENER])
        while city.sides[opener] != loser:
            opener = city.after(opener)
        city[OPENER] = opener  # LED-04, LED-05
        city[LEADER] = opener
        city.pop()


def take_back_powers(city: City) -> None:
    """RE-09, PWR-05, SKK-08: power cards go back to their players' hands, and Sidekicks into the shields."""
    for spot in range(SPOTS):
        if city.size(WITH + spot) > 0:
            city.move(city.at(WITH + spot, 0), WITH + spot, EXHAUSTED + city[PLAYER + spot])
    for seat in range(city.seats):
        while city.size(EXHAUSTED + seat) > 0:
            city.move(city.at(EXHAUSTED + seat, 0), EXHAUSTED + seat, POWERS + seat)
        if city.is_titan(seat):
            titans.return_sidekick(city, seat)


def deal(city: City) -> None:
    """SET-08, SET-09, RE-08, TWO-02, THR-03: 36 cards: 4 are discarded, the rest is dealt out evenly."""
    city.gather(DISCARD, DECK)
    for spot in range(SPOTS):
        city.gather(LINE + spot, DECK)
    for seat in range(city.seats):
        city.gather(HAND + seat, DECK)
    for place in range(TITANS * DEALT):
        city.gather(SHIELD + place, DECK)
    city.shuffle(DECK)
    city.deal(DECK, DISCARD, DISCARDED)
    for seat in range(city.seats):
        if city.is_titan(seat):
            titans.build_shield(city, seat)  # SHD-01
        city.deal(DECK, HAND + seat, DEALT)


def settle(city: City) -> i64:
    """RE-04 to RE-06: who wins the location after the last trick."""
    place = city.at(LOCATION, 0)
    if city[VP] != city[VP + 1]:
        winner: i64 = 0 if city[VP] > city[VP + 1] else 1
        city.say(MORE_VP, city.side_word(winner), place)
    elif city[LAST_WINNER] != NONE:
        winner = city[LAST_WINNER]
        city.say(LAST_TRICK, city.side_word(winner), place)
    else:
        winner = city.sides[city[LEADER]]
        city.say(HELD_LEAD, city.side_word(winner), place)
    return winner


NOTHING: Final = (0, 0)

STEPS: Final = steps(
    Match("match", NOTHING),
    ChoosePower("hero", sidekick=False),
    ChoosePower("sidekick", sidekick=True),
    Fight("fight", NOTHING, under="match"),
    HitLine("hit-line", NOTHING, under="fight"),
    TeamOrder("team-order", A_SEAT, under="hit-line"),
    Play("play", A_SEAT, under="hit-line"),
)
