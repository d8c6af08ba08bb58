"""What is true of every position that can arise: the rest is not loaded, and would be a fault of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tabletown.games.card_city.rules import number, zone
from tabletown.games.card_city.rules.words import (
    ACQUISITION,
    CITY_HALL,
    CLOUD,
    COMMERCE,
    CONSTRUCTION,
    CRIME,
    DEVELOPMENT,
    END_OF_TURN,
    FACTORY,
    GRID,
    HOME,
    INDUSTRY,
    KINDS,
    NONE,
    RESIDENCE,
    STATION,
)
from tabletown.kernel.boards import around, count, first_group, stripes
from tabletown.kernel.memory import FRAME

if TYPE_CHECKING:
    from tabletown.games.card_city.rules.region import Region

PHASES = {
    "acquire": ACQUISITION,
    "cut": ACQUISITION,
    "hide": ACQUISITION,
    "show": ACQUISITION,
    "take": ACQUISITION,
    "keep": ACQUISITION,
    "loan": CONSTRUCTION,
    "build": CONSTRUCTION,
    "commit": CONSTRUCTION,
    "grow-homes": DEVELOPMENT,
    "grow-shops": DEVELOPMENT,
    "improve": END_OF_TURN,
}
"""When somebody waits in which step; a Pollution Cloud is laid in two of the phases."""
WRONG_LOTS = "the lots have other numbers of cards than they should"
STACKED = 4
"""Start, turn, phase, and what a player does in it."""


def wrong_with(region: Region) -> list[str]:
    wrong = wrong_supply(region)
    for seat in range(region.seats):
        wrong += [f"the city of seat {seat}: {fault}" for fault in wrong_city(region, seat)]
    if not region.over:
        wrong += wrong_flow(region)
    return wrong


def wrong_supply(region: Region) -> list[str]:
    wrong = []
    for kind in (RESIDENCE, INDUSTRY, COMMERCE, CLOUD, STATION):
        stack = region.stack(kind)
        if region.count(stack, kind) != region.size(stack):
            wrong.append(f"something else lies among the cards {KINDS[kind]}")
    for seat in range(region.seats):
        for place in (zone.HAND, zone.CUT_A, zone.CUT_DOWN, zone.CUT_UP, zone.LOT):
            for kind in region.pieces(place + seat):
                if kind > CRIME:
                    wrong.append(f"seat {seat} holds a {KINDS[kind]}")
    return wrong


def wrong_city(region: Region, seat: i64) -> list[str]:
    """TRM, SIZ, CON, CRB, CRP."""
    wrong = []
    plan = region.plan
    all: i64 = 0
    for kind in range(len(KINDS)):
        board = region.city(kind, seat)
        if count(board) != region.count(zone.CITY + seat, kind):
            wrong.append(f"its map has another number of {KINDS[kind]} than its cards")
        if kind != CRIME:
            if all & board:
                wrong.append("two cards lie on one space")
            all |= board
    west, east = region[number.WEST + seat], region[number.EAST + seat]
    south, north = region[number.SOUTH + seat], region[number.NORTH + seat]
    if not (west <= 0 <= east < west + plan.square and south <= 0 <= north < south + plan.square):
        return [*wrong, "it spans more than the square"]
    buildings, crimes = region.buildings(seat), region.crimes(seat)
    if all != buildings | region.clouds(seat):
        wrong.append("it has a card that this game has not")
    if region.city(CITY_HALL, seat) != GRID.bits[GRID.space(0, 0)]:
        wrong.append("City Hall is not in the middle")
    if all & ~stripes(west, east, south, north) or not _touches_all_sides(all, west, east, south, north):
        wrong.append("it does not span what it is said to span")
    if buildings and first_group(buildings) != buildings:
        wrong.append("it does not hang together")
    if around(region.of_type(seat, HOME)) & region.of_type(seat, FACTORY):
        wrong.append("a Residence touches an Industry")
    if region.city_size(seat) > region.limit(seat):
        wrong.append("it is larger than its limit")
    if crimes & ~buildings:
        wrong.append("a Crime lies on no Building")
    if count(region.station(seat)) > (1 if crimes else 0):
        wrong.append("it has a Police Station that it could not buy")
    if region[number.LOANS + seat] > (plan.box.most_loans if plan.indebted else 0):
        wrong.append("it has too many loans")
    return wrong


def _touches_all_sides(board: i64, west: i64, east: i64, south: i64, north: i64) -> bool:
    return (
        board & stripes(west, west, south, north) != 0
        and board & stripes(east, east, south, north) != 0
        and board & stripes(west, east, south, south) != 0
        and board & stripes(west, east, north, north) != 0
    )


def wrong_flow(region: Region) -> list[str]:
    """FLO, ACQ: who does what, against turn, phase and cards."""
    turn, phase = region[number.TURN], region[number.PHASE]
    name, actors = region.step().name, region.actors()
    if not 1 <= turn <= region.plan.box.turns or len(actors) != 1:
        return ["this is no turn of the game"]
    if PHASES.get(name, phase) != phase or (name == "pollute" and phase not in (CONSTRUCTION, END_OF_TURN)):
        return ["this does not belong to the phase"]
    if not region.plans_alone():
        drawn = turn * region.plan.cards * region.plan.players
        if region.size(zone.DECK) != region.plan.box.turns * region.plan.cards * region.plan.players - drawn:
            return ["the deck has another number of cards than this turn leaves"]
    if phase == ACQUISITION:
        return wrong_division(region, actors[0]) if region.seats > 1 else wrong_alone(region)
    if region[number.SPLITTER] != NONE or region[number.CHOOSER] != NONE or region[number.DIVISION] != 0:
        return ["nobody divides cards any more"]
    return _cards_left_over(region) + wrong_turn(region, actors[0])


def _cards_left_over(region: Region) -> list[str]:
    left = region.size(zone.A_UP) + region.size(zone.A_DOWN) + region.size(zone.B_UP) + region.size(zone.B_DOWN)
    for seat in range(region.seats):
        left += region.size(zone.HAND + seat) + region.size(zone.CUT_A + seat)
        left += region.size(zone.CUT_DOWN + seat) + region.size(zone.CUT_UP + seat)
    return ["cards were left over"] if left else []


def wrong_turn(region: Region, seat: i64) -> list[str]:
    """FLO-05: who has built, who builds, who is still to build; and what the steps remember."""
    wrong = []
    place = region.frames[2 * FRAME + 1] - 1
    if region.in_turn(place) != seat or region.arg() != seat:
        wrong.append("somebody acts whose turn it is not")
    name, built = region.step().name, region.arg(1)
    base = (STACKED - 1) * FRAME
    if name == "pollute":
        below = region.steps[region.frames[base]].name
        if region.depth != STACKED + 1 or PHASES.get(below) != region[number.PHASE] or region.frames[base + 1] != seat:
            return [*wrong, "nobody has placed an Industry"]
        if not (region.is_near(seat, built) and region.of_type(seat, FACTORY) & GRID.bits[built]):
            wrong.append("there is no Industry that smokes")
        name, built = below, region.frames[base + 2]
    elif region.depth != STACKED:
        wrong.append("too many steps are stacked")
    scenes = region.buildings(seat) & ~region.crimes(seat) & ~region.city(CITY_HALL, seat)
    if name in ("build", "commit") and built & ~scenes:
        wrong.append("something else was built than stands there")
    if name == "grow-homes" and built & ~region.city(RESIDENCE, seat):
        wrong.append("something else has grown than stands there")
    if name == "grow-shops" and built & ~region.city(COMMERCE, seat):
        wrong.append("something else has grown than stands there")
    if name == "improve" and (region.frames[base + 2] > region.plan.box.purchases or _demolished(region, base)):
        wrong.append("more was bought or demolished than is possible")
    return wrong + _wrong_lots(region, place, name)


def _demolished(region: Region, base: i64) -> bool:
    return region.frames[base + 3] == 1 and not region.plan.renewed


def _wrong_lots(region: Region, place: i64, name: str) -> list[str]:
    """BLD-01: who has cards to build."""
    wrong = []
    building = region[number.PHASE] == CONSTRUCTION
    for i in range(region.seats):
        other = region.in_turn(i)
        lot, taken = region.size(zone.LOT + other), region[number.TAKEN + other]
        if (taken == 0) != (region.seats == 1 or not building):
            wrong.append(f"seat {other} has taken no lot, or has one left")
        if building and i > place:
            if lot > region.plan.cards:
                wrong.append(f"seat {other} has other cards than those of a lot")
        elif building and i == place:
            if lot == 0 and region.step().name in ("build", "commit"):
                wrong.append(f"seat {other} has nothing to build")
            if region.count(zone.LOT + other, CRIME) > 1:
                wrong.append(f"seat {other} has more than one Crime")
            if name == "commit" and (lot != 1 or region.count(zone.LOT + other, CRIME) != 1):
                wrong.append(f"seat {other} has no Crime to lay")
        elif lot:
            wrong.append(f"seat {other} has cards after it has built")
    return wrong


def wrong_division(region: Region, actor: i64) -> list[str]:
    """ACQ-04 to ACQ-13: how many cards lie where."""
    splitter, chooser, cards = region[number.SPLITTER], region[number.CHOOSER], region.plan.cards
    if not (0 <= splitter < region.seats and 0 <= chooser < region.seats) or splitter == chooser:
        return ["nobody divides cards for somebody else"]
    waiting: i64 = 0
    for seat in range(region.seats):
        taken, lot = region[number.TAKEN + seat], region.size(zone.LOT + seat)
        if taken == 0:
            waiting += 1
        if lot != (0 if taken == 0 else cards) or taken >= region[number.DIVISION]:
            return [f"seat {seat} has other cards than those of a lot"]
        if seat != splitter and _held(region, seat):
            return [f"seat {seat} holds cards that another one divides"]
    if region[number.TAKEN + splitter] or region[number.TAKEN + chooser]:
        return ["somebody who has cards divides or chooses"]
    if region[number.DIVISION] != region.seats - waiting + 1:
        return ["this is another division of the turn"]
    name = region.step().name
    if actor != (chooser if name == "take" else splitter) or region.depth != STACKED - 1:
        return ["somebody chooses whose turn it is not"]
    return wrong_piles(region, name, splitter, waiting)


def _held(region: Region, seat: i64) -> i64:
    held = region.size(zone.HAND + seat) + region.size(zone.CUT_A + seat)
    return held + region.size(zone.CUT_DOWN + seat) + region.size(zone.CUT_UP + seat)


def wrong_piles(region: Region, name: str, splitter: i64, waiting: i64) -> list[str]:
    plan = region.plan
    cards = plan.cards
    down = 0 if plan.transparent else cards - plan.level.a_up
    rest = cards * (waiting - 1)
    up = rest if plan.transparent else waiting - 1
    hand, cut_a = region.size(zone.HAND + splitter), region.size(zone.CUT_A + splitter)
    cut_down, cut_up = region.size(zone.CUT_DOWN + splitter), region.size(zone.CUT_UP + splitter)
    offered = [region.size(place) for place in (zone.A_UP, zone.A_DOWN, zone.B_UP, zone.B_DOWN)]
    if name == "take":
        right = offered == [cards - down, down, up, rest - up] and hand + cut_a + cut_down + cut_up == 0
    elif name == "cut":
        right = sum(offered) + cut_down + cut_up == 0 and hand + cut_a == rest + cards and cut_a < cards
    elif name == "hide":
        right = sum(offered) + cut_up == 0 and hand == rest and cut_a + cut_down == cards and cut_down < down
    else:
        right = sum(offered) == 0 and cut_down == down and cut_a + cut_down == cards
        right = right and hand + cut_up == rest and cut_up < up
    return [] if right else [WRONG_LOTS]


def wrong_alone(region: Region) -> list[str]:
    """SOL-04, SOL-06."""
    if region[number.SPLITTER] != NONE or region[number.CHOOSER] != NONE or region[number.DIVISION] != 0:
        return ["nobody divides cards for somebody who plays alone"]
    if region.size(zone.LOT) or region[number.TAKEN] or region.depth != STACKED - 1:
        return ["a new turn begins before the last one has ended"]
    if region.has_rival():
        cards, shown = region.plan.cards, region.plan.cards if region.plan.transparent else min(2, region.plan.cards)
        one = cards if region.plan.transparent else 1
        offered = [region.size(place) for place in (zone.A_UP, zone.A_DOWN, zone.B_UP, zone.B_DOWN)]
        right = offered == [shown, cards - shown, one, cards - one] and _held(region, 0) == 0
        return [] if right and region.step().name == "take" else [WRONG_LOTS]
    hand = region.size(zone.HAND)
    right = hand == region.plan.cards + 1 and _held(region, 0) == hand and region.count(zone.HAND, CRIME) <= 1
    return [] if right and region.step().name == "keep" else ["other cards were drawn than a player draws alone"]
