"""SET, TEM-07, OPT-06: building the city, dealing secrets, and placing everybody."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.crow.rules.city import LAYOUTS
from tabletown.games.crow.rules.events import GATHERS, NAMED_PUT, OBJECTIVE_DRAWN, STARTED, SWAPPED, TOP_LOOKED_AT
from tabletown.games.crow.rules.layout import (
    ACTIVE,
    ATTACKER,
    BOMB,
    CAPTAIN,
    CITY,
    CONDITION,
    CONTROL,
    CROW_BOARD,
    CROW_DECK,
    DEATH_LIST,
    GANG_DECK,
    HEALTH,
    NAMED,
    OBJECTIVE,
    OBJECTIVES,
    PAIR,
    PAIRS,
    PASS,
    SITE,
    SPACE,
    SPLIT,
    SPOT,
    START_BUILDING,
    START_SPACE,
    SWAP,
    TARGET,
    TOKEN,
    TURN,
    WHERE,
    WINNER,
)
from tabletown.games.crow.rules.movement import open_spaces
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import (
    ALBRECHT,
    ARCADE_GAMES,
    AT_START,
    CROW,
    DARLAS_PLACE,
    DEMONS,
    DOWN,
    ERIC,
    FIXED,
    GANG,
    GIDEON,
    GRANGE,
    GRAVEYARD,
    NAMES,
    NONE,
    PAWN_SHOP,
    PEOPLE,
    PIT,
    POLICE_STATION,
    SARAH,
    SPACES,
    STARTERS,
    THE_CROW,
    TOKENS,
    TOP_DOLLAR,
)
from tabletown.kernel.step import Actions, Choice

PER_BUILDING = 2
"""OPT-06: gangsters at each of the three buildings."""
MOST_SWAPS = 4
"""TEM-07: so many swaps lead from the default split to any other."""
MEETING_PLACES = (PIT, PAWN_SHOP, ARCADE_GAMES)
BUILDINGS_TO_START = (ARCADE_GAMES, PIT, PAWN_SHOP, ARCADE_GAMES, PIT, PAWN_SHOP)
"""SET-12: where each of the six gangsters starts."""
CONTROL_OF_TWO = (1, 2, 2, 1, 2, 1)
CONTROL_OF_THREE = (1, 2, 3, 1, 2, 3)
"""TEM-07: who controls each of them by default."""


def prepare(night: Night) -> None:
    """SET: everything that is left to chance, then the choices of both sides."""
    for i in range(PEOPLE):
        night[WHERE + i] = NONE
    for i in range(TOKENS):
        night[TOKEN + i] = NONE
    for i in (BOMB, ACTIVE, ATTACKER, TARGET, SPOT, WINNER):
        night[i] = NONE
    build_city(night)
    deal(night)
    for who, name in ((GIDEON, PAWN_SHOP), (TOP_DOLLAR, PIT), (ERIC, GRAVEYARD), (THE_CROW, GRAVEYARD)):
        night.put(who, SPACES + night.site(name))
    night[CONDITION + GIDEON] = DOWN  # SET-08
    night[CONDITION + TOP_DOLLAR] = DOWN
    night[HEALTH] = night.box.people.health
    night[TURN] = CROW
    night[CAPTAIN] = GANG
    for who in range(STARTERS):
        night[CONTROL + who] = default_control(night, who)
    if night.seats > 2:
        night.push(SPLIT, GANG)
    else:
        next_start(night, 0, 0)


def build_city(night: Night) -> None:
    """SET-02 to SET-07."""
    night[CITY] = night.random(LAYOUTS)
    city = night.city
    for name in range(FIXED):
        night[SITE + name] = city.fixed[name]
    spots = list(city.circles)
    for name in range(FIXED, NAMES):
        night[SITE + name] = spots.pop(night.random(len(spots)))
    for name in range(NAMES):
        night.say(NAMED_PUT, name, SPACES + night.site(name))


def deal(night: Night) -> None:
    """SET-11, SET-15, SET-17."""
    box = night.box
    plots = len([kind for kind in range(box.plots.count) if box.plots.side[kind] == CROW])
    night.fill(CROW_DECK, box.copies(0, plots))
    night.fill(GANG_DECK, box.copies(plots, box.plots.count - plots))
    night.fill(OBJECTIVES, box.copies(int(box.first_objective), len(box.objectives)))
    night.fill(DEATH_LIST, box.copies(int(box.first_token), DEMONS))
    night.fill(CROW_BOARD, box.copies(int(box.first_token) + DEMONS, STARTERS - DEMONS))
    for zone in (CROW_DECK, GANG_DECK, OBJECTIVES, DEATH_LIST):
        night.shuffle(zone)
    kind = night.draw(OBJECTIVES, OBJECTIVE)
    night.say_to(night.gang_seats, OBJECTIVE_DRAWN, kind)
    look_at_top(night, AT_START)


def look_at_top(night: Night, when: i64) -> None:
    """SET-15, KIL-06: the Crow player, and nobody else."""
    night.show_top(DEATH_LIST, night.crow_seat)
    night.say_to(night.crow_seat, TOP_LOOKED_AT, night.box.first_token + night.top_of_list(), when)


# Who controls whom


def default_control(night: Night, who: i64) -> i64:
    """TEM-01, TEM-07."""
    if night.seats == 4:
        return CONTROL_OF_THREE[who]
    return CONTROL_OF_TWO[who] if night.seats == 3 else GANG


def may_swap(night: Night, first: i64, second: i64) -> bool:
    """TEM-02, TEM-03: with two gang players, each keeps one Lieutenant and two Street Demons."""
    if night[CONTROL + first] == night[CONTROL + second]:
        return False
    return night.seats > 3 or (first < DEMONS) == (second < DEMONS)


class Split(Choice[Night]):
    """TEM-07: (captain, swaps made): two gangsters change hands, or the split is agreed."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        out.add(PASS)
        for pair in range(PAIRS):
            first, second = PAIR[pair]
            if may_swap(night, first, second):
                out.add(SWAP + pair)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        made = night.arg(1)
        if action != PASS:
            first, second = PAIR[action - SWAP]
            control = night[CONTROL + first]
            night[CONTROL + first] = night[CONTROL + second]
            night[CONTROL + second] = control
            night.say(SWAPPED, first, second)
            made += 1
        if action == PASS or made == MOST_SWAPS:
            night.pop()
            next_start(night, 0, 0)
        else:
            night.set_arg(1, made)


# Where they start


def next_start(night: Night, who: i64, gathered: i64) -> None:
    """SET-19: the six gangsters one after the other, then Albrecht and Sarah.

    `gathered` counts, in two bits for each, the gangsters at the Pit, the Pawn Shop and Arcade Games (OPT-06).
    """
    if who == ALBRECHT:
        night.push(START_SPACE, CROW, ALBRECHT, POLICE_STATION)
    elif who == SARAH:
        night.push(START_SPACE, CROW, SARAH, DARLAS_PLACE)
    elif night.ganging_up:
        night.push(START_BUILDING, night[CONTROL + who], who, gathered)
    else:
        night.push(START_SPACE, night[CONTROL + who], who, BUILDINGS_TO_START[who])


class StartBuilding(Choice[Night]):
    """OPT-06: (seat, who, gangsters at each building): next to which building somebody starts."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        for i in range(len(MEETING_PLACES)):
            if (night.arg(2) >> (2 * i)) & 3 < PER_BUILDING:
                out.add(NAMED + MEETING_PLACES[i])

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        who = night.arg(1)
        gathered = night.arg(2)
        for i in range(len(MEETING_PLACES)):
            if MEETING_PLACES[i] == action - NAMED:
                gathered += 1 << (2 * i)
        night.say(GATHERS, who, action - NAMED)
        night.replace(START_SPACE, seat, who, gathered * NAMES + action - NAMED)


class StartSpace(Choice[Night]):
    """SET-12, SET-16: (seat, who, gangsters at each building and the named building): a street space to start on."""

    def legal(self, night: Night, seat: i64, out: Actions) -> None:
        for space in open_spaces(night, night.arg(1), night.site(night.arg(2) % NAMES)):
            out.add(SPACE + space)

    def choose(self, night: Night, seat: i64, action: i64) -> None:
        who = night.arg(1)
        gathered = night.arg(2) // NAMES
        night.put(who, action - SPACE)
        night.say(STARTED, who, action - SPACE)
        night.pop()
        if who < GRANGE:
            next_start(night, who + 1, gathered)
        elif who == GRANGE:
            next_start(night, ALBRECHT, 0)
        elif who == ALBRECHT:
            next_start(night, SARAH, 0)
