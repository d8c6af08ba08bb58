"""SET, CRS: decks, stacks, City Halls, and who begins."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.card_city.rules import number, step, zone
from tabletown.games.card_city.rules.region import Region
from tabletown.games.card_city.rules.words import (
    CITY_HALL,
    CLOUD,
    COMMERCE,
    CRIME,
    GRID,
    INDUSTRY,
    KINDS,
    NONE,
    RESIDENCE,
    STATION,
)
from tabletown.kernel.packed import vec
from tabletown.kernel.step import Step


class Start(Step[Region]):
    """SET: everything that is done before the first turn."""

    def enter(self, region: Region, arg: i64) -> None:
        deal_out(region)
        for seat in range(region.seats):
            region[number.MONEY + seat] = region.plan.level.start_money  # SET-02, SET-03
            region[number.city(CITY_HALL, seat)] = GRID.bits[GRID.space(0, 0)]  # SET-01
        region.shuffle(zone.DECK)  # SET-08
        if region.plan.crime:
            region.deal(zone.DECK, zone.REMOVED, crimes(region))  # CRS-02
        if region.seats > 1:
            region[number.FIRST] = region.random(region.seats)  # SET-13
        region[number.SPLITTER] = NONE
        region[number.CHOOSER] = NONE
        region.push(step.TURN)


def crimes(region: Region) -> i64:
    """CRS-01, CRS-06: how many are shuffled in, and how many cards are then removed."""
    return region.plan.box.crimes_per_player * region.plan.players


def deal_out(region: Region) -> None:
    """SET-04 to SET-12, CRS-01, CRS-04, CRS-05: every card of the box to where it begins."""
    plan = region.plan
    deck = [int(plan.level.deck[kind] * plan.players) for kind in range(len(KINDS))]
    if plan.crime:
        deck[CRIME] = int(crimes(region))
    stacks = [0] * len(KINDS)
    for kind in (RESIDENCE, INDUSTRY, COMMERCE):
        stacks[kind] = int(plan.box.cards.copies[kind]) - deck[kind]
    if plan.level.clouds:
        stacks[CLOUD] = int(plan.box.cards.copies[CLOUD])
    if plan.crime:
        stacks[STATION] = int(plan.box.cards.copies[STATION])
    box = [int(plan.box.cards.copies[kind]) - deck[kind] - stacks[kind] for kind in range(len(KINDS))]
    box[CITY_HALL] -= int(region.seats)
    region.fill(zone.DECK, vec[i64](deck))
    for kind in (RESIDENCE, INDUSTRY, COMMERCE, CLOUD, STATION):
        region.fill(region.stack(kind), only(kind, stacks[kind]))
    for seat in range(region.seats):
        region.fill(zone.CITY + seat, only(CITY_HALL, 1))
    region.fill(zone.BOX, vec[i64](box))


def only(kind: int, count: int) -> vec[i64]:
    """So many cards of one kind."""
    return vec[i64]([count if other == kind else 0 for other in range(len(KINDS))])
