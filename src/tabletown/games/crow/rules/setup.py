"""SET, TEM-07, OPT-06: building the city, dealing secrets, and placing everybody."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.crow.rules import act, cause, event, named, number, people, reason, step, zone
from tabletown.games.crow.rules.city import LAYOUTS
from tabletown.games.crow.rules.movement import no_place, open_spaces
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.plots import Question
from tabletown.games.crow.rules.words import CROW, GANG, NONE, SPACES, TOKENS
from tabletown.kernel.reasons import LEGAL
from tabletown.kernel.step import Actions

MOST_SWAPS = 4
"""TEM-07: so many swaps lead from the default split to any other."""
BUILDINGS_TO_START = (named.ARCADE_GAMES, named.PIT, named.PAWN_SHOP, named.ARCADE_GAMES, named.PIT, named.PAWN_SHOP)
"""SET-12: where each of the six gangsters starts."""
CONTROL_OF_TWO = (1, 2, 2, 1, 2, 1)
CONTROL_OF_THREE = (1, 2, 3, 1, 2, 3)
"""TEM-07: who controls each of them by default."""


def prepare(night: Night) -> None:
    """SET: everything that is left to chance, then the choices of both sides."""
    for i in range(people.COUNT):
        night[number.WHERE + i] = NONE
    for i in range(TOKENS):
        night[number.TOKEN + i] = NONE
    for i in (number.BOMB, number.ACTIVE, number.ATTACKER, number.TARGET, number.SPOT, number.WINNER):
        night[i] = NONE
    build_city(night)
    deal(night)
    for who, name in (
        (people.GIDEON, named.PAWN_SHOP),
        (people.TOP_DOLLAR, named.PIT),
        (people.ERIC, named.GRAVEYARD),
        (people.THE_CROW, named.GRAVEYARD),
    ):
        night.put(who, SPACES + night.site(name))
    night[number.CONDITION + people.GIDEON] = people.DOWN  # SET-08
    night[number.CONDITION + people.TOP_DOLLAR] = people.DOWN
    night[number.HEALTH] = night.box.people.health
    night[number.TURN] = CROW
    night[number.CAPTAIN] = GANG
    for who in range(people.STARTERS):
        night[number.CONTROL + who] = default_control(night, who)
    if night.seats > 2:
        night.push(step.SPLIT, GANG)
    else:
        next_start(night, 0, 0)


def build_city(night: Night) -> None:
    """SET-02 to SET-07."""
    night[number.CITY] = night.random(LAYOUTS)
    city = night.city
    for name in range(named.FIXED):
        night[number.SITE + name] = city.fixed[name]
    spots = list(city.circles)
    for name in range(named.FIXED, named.COUNT):
        night[number.SITE + name] = spots.pop(night.random(len(spots)))
    for name in range(named.COUNT):
        night.say(event.NAMED_PUT, name, SPACES + night.site(name))


def deal(night: Night) -> None:
    """SET-11, SET-15, SET-17."""
    box = night.box
    plots = len([kind for kind in range(box.plots.count) if box.plots.side[kind] == CROW])
    night.fill(zone.CROW_DECK, box.copies(0, plots))
    night.fill(zone.GANG_DECK, box.copies(plots, box.plots.count - plots))
    night.fill(zone.OBJECTIVES, box.copies(int(box.first_objective), len(box.objectives)))
    night.fill(zone.DEATH_LIST, box.copies(int(box.first_token), people.DEMONS))
    night.fill(zone.CROW_BOARD, box.copies(int(box.first_token) + people.DEMONS, people.STARTERS - people.DEMONS))
    for pile in (zone.CROW_DECK, zone.GANG_DECK, zone.OBJECTIVES, zone.DEATH_LIST):
        night.shuffle(pile)
    kind = night.draw(zone.OBJECTIVES, zone.OBJECTIVE)
    night.say_to(night.gang_seats, event.OBJECTIVE_DRAWN, kind)
    look_at_top(night, cause.AT_START)


def look_at_top(night: Night, when: i64) -> None:
    """SET-15, KIL-06: the Crow player, and nobody else."""
    night.show_top(zone.DEATH_LIST, night.crow_seat)
    night.say_to(night.crow_seat, event.TOP_LOOKED_AT, night.box.first_token + night.top_of_list(), when)


# Who controls whom


def default_control(night: Night, who: i64) -> i64:
    """TEM-01, TEM-07."""
    if night.seats == 4:
        return CONTROL_OF_THREE[who]
    return CONTROL_OF_TWO[who] if night.seats == 3 else GANG


def no_swap(night: Night, pair: i64) -> i64:
    """TEM-02, TEM-03: why two gangsters do not change hands: of two players, each keeps one Lieutenant."""
    first, second = act.SWAPS[pair]
    if night[number.CONTROL + first] == night[number.CONTROL + second]:
        return reason.SAME_HANDS
    alike = (first < people.DEMONS) == (second < people.DEMONS)
    return LEGAL if night.seats > 3 or alike else reason.ONE_LIEUTENANT


class Split(Question):
    """TEM-07: (captain, swaps made): two gangsters change hands, or the split is agreed."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(act.PASS)
        for pair in range(len(act.SWAPS)):
            if no_swap(night, pair) == LEGAL:
                out.add(act.SWAP.code(pair))

    def no_answer(self, night: Night, seat: i64, action: i64) -> i64:
        return no_swap(night, act.SWAP.read(action)) if act.SWAP.has(action) else super().no_answer(night, seat, action)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        made = night.arg(1)
        if action != act.PASS:
            first, second = act.SWAPS[act.SWAP.read(action)]
            control = night[number.CONTROL + first]
            night[number.CONTROL + first] = night[number.CONTROL + second]
            night[number.CONTROL + second] = control
            night.say(event.SWAPPED, first, second)
            made += 1
        if action == act.PASS or made == MOST_SWAPS:
            night.pop()
            next_start(night, 0, 0)
        else:
            night.set_arg(1, made)


# Where they start


def next_start(night: Night, who: i64, gathered: i64) -> None:
    """SET-19: the six gangsters one after the other, then Albrecht and Sarah.

    `gathered` counts, in two bits for each, the gangsters at the Pit, the Pawn Shop and Arcade Games (OPT-06).
    """
    if who == people.ALBRECHT:
        night.push(step.START_SPACE, CROW, people.ALBRECHT, named.POLICE_STATION)
    elif who == people.SARAH:
        night.push(step.START_SPACE, CROW, people.SARAH, named.DARLAS_PLACE)
    elif night.ganging_up:
        night.push(step.START_BUILDING, night[number.CONTROL + who], who, gathered)
    else:
        night.push(step.START_SPACE, night[number.CONTROL + who], who, BUILDINGS_TO_START[who])


def no_start(name: i64, gathered: i64) -> i64:
    """OPT-06: why nobody else starts next to a named building."""
    for i in range(len(named.MEETING_PLACES)):
        if named.MEETING_PLACES[i] == name:
            return LEGAL if (gathered >> (2 * i)) & 3 < named.PER_MEETING_PLACE else reason.FULL
    return reason.NO_START


class StartBuilding(Question):
    """OPT-06: (seat, who, gangsters at each building): next to which building somebody starts."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        for name in named.MEETING_PLACES:
            if no_start(name, night.arg(2)) == LEGAL:
                out.add(act.NAMED.code(name))

    def no_answer(self, night: Night, seat: i64, action: i64) -> i64:
        return no_start(act.NAMED.read(action), night.arg(2)) if act.NAMED.has(action) else reason.NOT_HERE

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        who = night.arg(1)
        gathered = night.arg(2)
        for i in range(len(named.MEETING_PLACES)):
            if named.MEETING_PLACES[i] == act.NAMED.read(action):
                gathered += 1 << (2 * i)
        night.say(event.GATHERS, who, act.NAMED.read(action))
        night.replace(step.START_SPACE, seat, who, gathered * named.COUNT + act.NAMED.read(action))


class StartSpace(Question):
    """SET-12, SET-16: (seat, who, gangsters at each building and the named building): a street space to start on."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        for space in open_spaces(night, night.arg(1), night.site(night.arg(2) % named.COUNT)):
            out.add(act.SPACE.code(space))

    def no_answer(self, night: Night, seat: i64, action: i64) -> i64:
        return no_place(night, night.arg(1), night.site(night.arg(2) % named.COUNT), action)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        who = night.arg(1)
        gathered = night.arg(2) // named.COUNT
        night.put(who, act.SPACE.read(action))
        night.say(event.STARTED, who, act.SPACE.read(action))
        night.pop()
        if who < people.GRANGE:
            next_start(night, who + 1, gathered)
        elif who == people.GRANGE:
            next_start(night, people.ALBRECHT, 0)
        elif who == people.ALBRECHT:
            next_start(night, people.SARAH, 0)
