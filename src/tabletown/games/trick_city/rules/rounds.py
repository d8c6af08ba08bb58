"""SET, RND, RES, LED, RE, END: the game, its rounds and its tricks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.trick_city.rules import titans
from tabletown.games.trick_city.rules.layout import (
    BEGAN,
    BOX,
    CHANGE,
    CHOOSE_HERO,
    CHOOSE_SIDEKICK,
    CHOSE,
    CHOSE_SIDEKICK,
    COPY,
    DEALT,
    DEALT_POWER,
    DECK,
    DISCARD,
    DISCARDED,
    DREW_LEADER,
    EMPTY_TRICK,
    EXHAUSTED,
    FACE_UP,
    FIGHT,
    FULL_TRACK,
    HAND,
    HELD_LEAD,
    HIT_LINE,
    LAST_TRICK,
    LAST_WINNER,
    LEAD_SUIT,
    LEADER,
    LEADS,
    LINE,
    LOCATION,
    LOCATION_BONUS,
    MORE_VP,
    MULTIPLIED,
    NONE,
    OPENER,
    ORDER,
    ORDERED,
    PLAY,
    PLAYER,
    POWER_BONUS,
    POWERS,
    PROTECTED,
    RESERVE,
    ROUND,
    SEATS,
    SHIELD,
    SIDES,
    SPOT,
    SPOTS,
    STACK,
    STASH,
    STASH_BONUS,
    STASHED,
    SUIT,
    SUITS,
    TEAM_LEADS,
    TEAM_ORDER,
    TIED_TRICK,
    TITANS,
    TRICK,
    TRICKS,
    TROPHIES,
    VALUE,
    VOID,
    VP,
    WITH,
    WON,
    WON_TRICK,
)
from tabletown.games.trick_city.rules.play import Play
from tabletown.games.trick_city.rules.table import City
from tabletown.kernel.game import steps
from tabletown.kernel.step import Actions, Choice, Step


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
            city.push(FIGHT)
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


RANDOM: Final = "random"


# Heroes and Sidekicks


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
        super().__init__(name)
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


# Rounds


class Fight(Step[City]):
    """RND-01, RE: one round, for the location on top of the stack."""

    def enter(self, city: City, arg: i64) -> None:
        city[ROUND] += 1
        city[TRICK] = 0
        city.draw(STACK, LOCATION)  # RE-08
        for side in range(SIDES):
            city[VP + side] = 0  # SET-14
        city[STASH] = 0
        city[LAST_WINNER] = NONE
        for i in range(SEATS * len(SUITS)):
            city[VOID + i] = 0
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


# Tricks


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


CAPTAIN: Final = 1


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
        city.say(EMPTY_TRICK if city.best() == NONE else TIED_TRICK, city[LEADER])
        vp = city.location().unwon(city)
        if vp > 0:
            city[STASH] += vp  # LOC-11
            city.say(STASHED, vp, city[STASH])
        return
    place = city.location()
    side = city.side_on(spot)
    vp = city.prize(spot)
    city.say(WON_TRICK, city[PLAYER + spot], city.at(LINE + spot, 0), place.prize(city, city[VALUE + spot]))
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
    for spot in range(SPOTS):
        city[PLAYER + spot] = NONE
        city[FACE_UP + spot] = 0
        city[SUIT + spot] = NONE
        city[VALUE + spot] = NONE
        city[CHANGE + spot] = 0
        city[COPY + spot] = NONE
        city[PROTECTED + spot] = 0


STEPS: Final = steps(
    Match("match"),
    ChoosePower("hero", sidekick=False),
    ChoosePower("sidekick", sidekick=True),
    Fight("fight"),
    HitLine("hit-line"),
    TeamOrder("team-order"),
    Play("play"),
)
