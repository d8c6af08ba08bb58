"""What a city promises, and what a sensible mayor does at once: how bots judge a position.

Weights are in points of the final score. They were set by hand.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tabletown.games.card_city.rules import action, number, zone
from tabletown.games.card_city.rules.words import (
    CONSTRUCTION,
    CRIME,
    CULTURE,
    DEVELOPMENT,
    FACTORY,
    GRID,
    HOME,
    INDUSTRY,
    LOT_A,
    LOT_B,
    NONE,
    PARK,
    PARKING,
    SHOP,
    STATION,
)
from tabletown.kernel.boards import around, count, first_group

if TYPE_CHECKING:
    from tabletown.games.card_city.rules.region import Region
    from tabletown.kernel.rng import Rng
    from tabletown.kernel.step import Actions

SPREAD: Final = 7.0
"""So many points ahead are a fairly sure win."""
BACK: Final = 1.2
"""What a card is worth of which only the back is seen."""
KNIFE: Final = 0.3
"""What it is worth to divide next."""
NOISE: Final = 0.8
"""How much guesses differ."""
COMFORT: Final = 10
"""Dollars that every mayor likes to have."""


def evaluate(region: Region, seat: i64) -> float:
    mine = prospect(region, seat)
    if region.seats == 1:
        ranks = region.setup.ranks
        low, high = float(ranks[1].least), float(ranks[len(ranks) - 1].least)
        return 1.0 / (1.0 + exp(-5.0 * (mine - (low + high) / 2.0) / (high - low)))
    best = -999.0
    for other in range(region.seats):
        if other != seat:
            best = max(best, prospect(region, other))
    return 1.0 / (1.0 + exp((best - mine) / SPREAD))


def turns_left(region: Region) -> i64:
    """Turns after the present one."""
    return region.plan.box.turns - region[number.TURN]


def prospect(region: Region, seat: i64) -> float:
    """The score that a city may well come to."""
    plan = region.plan
    left = turns_left(region)
    phase = region[number.PHASE]
    incomes = left + (1 if phase <= DEVELOPMENT else 0)
    growths = left + (1 if phase <= CONSTRUCTION else 0)
    buildings = region.buildings(seat)
    open = region.open(seat)
    rate = 1.0 / float(plan.victory.dollars_per_point)
    score = float(region.points(seat)) + rate * float(region.revenue(seat) * incomes)
    if left > 0:
        score += 0.12 * float(min(COMFORT, region[number.MONEY + seat])) * min(1.0, float(left) / 5.0)
    room = region.limit(seat) - region.city_size(seat)
    if growths > 0:
        score += growth(region, seat, growths, min(growths, room + 2), rate * float(max(0, incomes - 1)))
    needed = left * plan.cards
    if room < needed:
        score -= 0.5 * float(min(needed, plan.cards + 1) - min(room, plan.cards + 1))
        if region.sites(seat, INDUSTRY) == 0:
            score -= 0.6 * float(needed - room)
    free = around(buildings) & open
    if region.is_lawless(seat):
        blocked = around(region.crimes(seat)) & free
        score -= 0.4 * float(count(blocked)) * min(1.0, float(left) / 4.0)
        free &= ~blocked
    if count(free) < min(needed, plan.cards):
        score -= 0.6 * float(min(needed, plan.cards) - count(free))
    if left > 0:
        score -= 0.3 * float(count(region.clouds(seat)))
        if region.is_choked(seat):
            score -= 1.5
        score += goal_room(region, seat, left)
    return score + held(region, seat)


def growth(region: Region, seat: i64, turns: i64, most: i64, rate: float) -> float:
    """What districts that are to grow will bring, and those that nearly are."""
    plan = region.plan
    culture, clouds = region.culture(seat), region.clouds(seat)
    home_points = weight_of(region, HOME)
    found = 0.0
    grown: i64 = 0
    homes = region.of_type(seat, HOME)
    while homes:
        district = first_group(homes)
        homes ^= district
        beside = around(district) & ~district
        size, fed = count(district), count(beside & culture)
        sites = count(region.district_sites(seat, HOME, district))
        if sites == 0:
            continue
        steps = min(fed - size, turns, sites + 1) if beside & clouds == 0 else 0
        if steps > 0:
            grown += steps
            found += 0.85 * home_points * float(steps * size + steps * (steps + 1) // 2)
        elif fed == size and turns > 1:
            found += 0.3 * home_points * float(size + 1)
        found += 0.06 * home_points * float(size * min(sites, 3))
    shop_points = weight_of(region, SHOP)
    shops = region.shops(seat)
    while shops:
        district = first_group(shops)
        shops ^= district
        size = count(district)
        sites = count(region.district_sites(seat, SHOP, district))
        if sites == 0:
            continue
        customers = region.customers(seat, around(district))
        steps = min(customers - size, turns, sites + 1)
        if steps > 0:
            grown += steps
            found += 0.85 * float(steps) * (shop_points + rate)
        elif customers == size and turns > 1:
            found += 0.3 * (shop_points + rate)
    return found + 0.8 * float(plan.box.empty_points * max(0, min(grown, most)))


def weight_of(region: Region, type: i64) -> float:
    """What one more card of a district scores under the goal, roughly."""
    goal = region.plan.victory
    points = 0.0
    for measure in goal.measures:
        points += measure.promise(type)
    return points


def goal_room(region: Region, seat: i64, left: i64) -> float:
    """What can still be bought or built for the goal."""
    if weight_of(region, FACTORY) <= 0.0:
        return 0.0
    return 0.5 * float(min(left, count(region.sites(seat, INDUSTRY))))


# Cards that are not built yet


def worth(region: Region, seat: i64, kind: i64) -> float:
    """What a card is worth to a mayor who gets it now."""
    if kind == CRIME:
        return 0.0 if region.station(seat) else -2.0
    if region.sites(seat, kind) == 0:
        return 0.1
    plan = region.plan
    left = float(turns_left(region)) / float(plan.box.turns)
    cost = plan.box.cards.cost[kind]
    if cost > region[number.MONEY + seat]:
        return 0.1
    room = region.limit(seat) - region.city_size(seat)
    value = float(plan.box.empty_points) - float(cost) / float(plan.victory.dollars_per_point)
    if plan.counts_as[HOME][kind]:
        value += 0.7 * weight_of(region, HOME) + 0.3
    if plan.counts_as[SHOP][kind]:
        value += weight_of(region, SHOP) + (2.0 if region.shops(seat) == 0 else 1.2) * left
    if plan.counts_as[FACTORY][kind]:
        value += weight_of(region, FACTORY) + (2.0 if room < plan.cards + 1 else 0.3) * left
    if plan.counts_as[CULTURE][kind]:
        value += 1.6 * weight_of(region, HOME) * (0.4 + left)
    if plan.counts_as[PARKING][kind]:
        value += weight_of(region, PARKING) + (0.6 if region.shops(seat) else 0.2) * left
    if plan.counts_as[PARK][kind]:
        value += weight_of(region, PARK) + (0.8 if region.clouds(seat) else 0.2)
    return value


def held(region: Region, seat: i64) -> float:
    """What the cards of the turn promise: those of the lot, and those that this mayor may still get."""
    lot = zone.LOT + seat
    value = 0.0
    for place in range(region.size(lot)):
        value += worth(region, seat, region.at(lot, place))
    if region[number.SPLITTER] != NONE and region[number.TAKEN + seat] == 0:
        value += share(region, seat)
    return value


def share(region: Region, seat: i64) -> float:
    """What a player without cards may expect of those that are divided.

    The chooser takes what looks better to him: the divider gets the rest. Whoever comes later gets an average.
    """
    splitter, chooser = region[number.SPLITTER], region[number.CHOOSER]
    lot_a, lot_b = lots(region, seat, splitter, False)
    if seat not in (splitter, chooser):
        return (lot_a + lot_b) / 2.0
    looks_a, looks_b = lots(region, chooser, splitter, True)
    takes_a = looks_a > looks_b + KNIFE
    return lot_a if takes_a == (seat == chooser) else lot_b


def lots(region: Region, seat: i64, splitter: i64, only_seen: bool) -> tuple[float, float]:
    """What the two lots are worth to a player, each as if it had as many cards as a player gets."""
    cards = float(region.plan.cards)
    a_up, a_shown = _sum(region, seat, zone.A_UP, zone.CUT_A + splitter, False)
    a_down, a_hidden = _sum(region, seat, zone.A_DOWN, zone.CUT_DOWN + splitter, only_seen)
    b_up, b_shown = _sum(region, seat, zone.B_UP, zone.CUT_UP + splitter, False)
    b_down, b_hidden = _sum(region, seat, zone.B_DOWN, zone.HAND + splitter, only_seen)
    return (
        (a_up + a_down) * cards / float(a_shown + a_hidden) if a_shown + a_hidden > 0 else BACK * cards,
        (b_up + b_down) * cards / float(b_shown + b_hidden) if b_shown + b_hidden > 0 else BACK * cards,
    )


def _sum(region: Region, seat: i64, offered: i64, divided: i64, face_down: bool) -> tuple[float, i64]:
    """What some cards are worth that are offered or being divided, and how many they are."""
    cards = region.size(offered) + region.size(divided)
    if face_down:
        return BACK * float(cards), cards
    value = 0.0
    for place in range(region.size(offered)):
        value += worth(region, seat, region.at(offered, place))
    for place in range(region.size(divided)):
        value += worth(region, seat, region.at(divided, place))
    return value, cards


# Quick guesses


def guess(region: Region, seat: i64, offered: Actions, rng: Rng) -> i64:
    first = offered.at(0)
    if offered.size == 1:
        return first
    if action.TAKE.has(first):
        return _guess_lot(region, seat, rng)
    if first == action.BORROW:
        return _guess_loan(region, seat)
    if action.CUT.first <= first < action.TAKE.first:
        return offered.at(rng.below(offered.size))
    if offered.at(offered.size - 1) == action.DONE and not _improves(region, seat, first):
        return action.REPAY if offered.has(action.REPAY) and region[number.MONEY + seat] > 2 * COMFORT else action.DONE
    best = first
    highest = -999.0
    for i in range(offered.size):
        code = offered.at(i)
        value = _at_once(region, seat, code) + NOISE * rng.fraction()
        if value > highest:
            best, highest = code, value
    return best


def _guess_lot(region: Region, seat: i64, rng: Rng) -> i64:
    splitter = region[number.SPLITTER] if region[number.SPLITTER] != NONE else 0
    lot_a, lot_b = lots(region, seat, splitter, True)
    better_a = lot_a + NOISE * (rng.fraction() - 0.5) > lot_b + KNIFE
    return action.TAKE.code(LOT_A if better_a else LOT_B)


def _guess_loan(region: Region, seat: i64) -> i64:
    """A loan is for a card that could not be paid otherwise."""
    money, lot = region[number.MONEY + seat], zone.LOT + seat
    for place in range(region.size(lot)):
        cost = region.plan.box.cards.cost[region.at(lot, place)]
        if money < cost <= money + region.plan.box.loan and turns_left(region) > 2:
            return action.BORROW
    return action.DECLINE


def _improves(region: Region, seat: i64, first: i64) -> bool:
    """Whether something is worth buying now: room, Industries for the goal, or an end of Crimes."""
    left = turns_left(region)
    if action.BUY.has(first):
        room = region.limit(seat) - region.city_size(seat)
        return room < min(region.plan.cards + 1, left * region.plan.cards) or weight_of(region, FACTORY) > 0.0
    if action.POLICE.has(first):
        return left > 1
    return False


def _at_once(region: Region, seat: i64, code: i64) -> float:
    """How good a choice looks where it is made."""
    if action.BUILD.has(code):
        kind, space = action.BUILD.read(code)
        return _fits(region, seat, kind, GRID.bits[space]) + 0.5 * worth(region, seat, kind)
    if action.GROW.has(code):
        bit = GRID.bits[action.GROW.read(code)]
        return 1.5 * float(count(around(bit) & region.culture(seat))) + 0.3 * _open_beside(region, seat, bit)
    if action.BUY.has(code):
        return 1.0 + _fits(region, seat, INDUSTRY, GRID.bits[action.BUY.read(code)])
    if action.POLICE.has(code):
        return 2.0 + _fits(region, seat, STATION, GRID.bits[action.POLICE.read(code)])
    if action.UNDER.has(code):
        return -worth(region, seat, action.UNDER.read(code))
    if action.POLLUTE.has(code):
        bit = GRID.bits[action.POLLUTE.read(code)]
        return -_open_beside(region, seat, bit) - 2.0 * float(count(around(bit) & region.of_type(seat, HOME)))
    if action.COMMIT.has(code):
        return -_open_beside(region, seat, GRID.bits[action.COMMIT.read(code)])
    return -2.0


def _open_beside(region: Region, seat: i64, bit: i64) -> float:
    return float(count(around(bit) & region.open(seat)))


def _fits(region: Region, seat: i64, kind: i64, bit: i64) -> float:
    """How well a Building stands on a space."""
    plan, beside = region.plan, around(bit)
    homes, shops = region.of_type(seat, HOME), region.shops(seat)
    value = 0.2 * float(count(beside & region.buildings(seat)))
    if plan.counts_as[HOME][kind]:
        value += 1.6 * float(count(beside & region.culture(seat))) + 0.8 * float(count(beside & shops))
        value += 0.3 * _open_beside(region, seat, bit)
    if plan.counts_as[SHOP][kind] or (kind == STATION and plan.victory.station_as == SHOP):
        value += 1.2 * float(count(beside & homes)) + 0.8 * float(count(beside & region.of_type(seat, PARKING)))
        value += 0.2 * _open_beside(region, seat, bit)
    if plan.counts_as[CULTURE][kind] or (kind == STATION and plan.victory.station_as == CULTURE):
        value += 1.6 * float(count(beside & homes)) + 0.2 * _open_beside(region, seat, bit)
    if plan.counts_as[PARKING][kind]:
        value += 0.8 * float(count(beside & shops))
    if plan.counts_as[PARK][kind]:
        value += 1.5 if region.clouds(seat) & bit else 0.3 * float(count(beside & homes))
    if plan.counts_as[FACTORY][kind]:
        value += 0.5 * float(count(beside & region.of_type(seat, FACTORY)))
        value += 1.0 if plan.level.clouds and beside & region.of_type(seat, PARK) else 0.0
        value -= 0.5 * float(count(beside & region.open(seat) & around(region.culture(seat))))
    return value
