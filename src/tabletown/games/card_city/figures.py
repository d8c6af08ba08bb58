"""What a table of Card City shows beside a view, as the rules see it."""

from __future__ import annotations

from tabletown.games.card_city.records import City, District, Figures, Outlook, Tallies
from tabletown.games.card_city.rules import action, number, zone
from tabletown.games.card_city.rules.region import Region
from tabletown.games.card_city.rules.setup import crimes
from tabletown.games.card_city.rules.words import (
    CLOUD,
    HOME,
    INDUSTRY,
    KINDS,
    NONE,
    SHOP,
    SPACES,
    TYPES,
)
from tabletown.kernel.boards import around, count, first_group, stripes


def tallies(region: Region) -> Tallies:
    seats = range(region.seats)
    money = [region.settled(seat)[0] for seat in seats]
    return Tallies(
        cities=[" ".join(cards(region, seat)) for seat in seats],
        size=[int(region.city_size(seat)) for seat in seats],
        limit=[int(region.limit(seat)) for seat in seats],
        revenue=[int(region.revenue(seat)) for seat in seats],
        goal=[int(region.goal_points(seat)) for seat in seats],
        cash=[int(dollars // region.plan.victory.dollars_per_point) for dollars in money],
        empty=[int(region.empty(seat)) for seat in seats],
        pollution=[int(region.pollution(seat)) if region.plan.ecological else 0 for seat in seats],
    )


def cards(region: Region, seat: int) -> list[str]:
    """What lies in a city, and where."""
    crimes = set(names(region, seat, region.crimes(seat)))
    return [
        f"{KINDS[kind]}@{space}{'!' if space in crimes else ''}"
        for kind in [*region.plan.buildings, CLOUD]
        for space in names(region, seat, region.city(kind, seat))
    ]


def names(region: Region, seat: int, board: int) -> list[str]:
    return [SPACES[space] for space in region.spaces(seat, board)]


def figures(region: Region, seat: int | None) -> Figures:
    plan, box = region.plan, region.plan.box
    return Figures(
        turns=int(box.turns),
        side=int(plan.square),
        cards=int(plan.cards),
        down=0 if plan.transparent else int(plan.cards - plan.level.a_up),
        up=int(face_up(region)),
        crimes=int(crimes(region)) if plan.crime else 0,
        prices=prices(region),
        station=station(region),
        dollars=int(plan.victory.dollars_per_point),
        cities=[city(region, other) for other in range(region.seats)],
        outlooks=outlooks(region, seat) if seat is not None else [],
    )


def face_up(region: Region) -> int:
    """ACQ-07, TRA-01."""
    without = sum(region[number.TAKEN + seat] == 0 for seat in range(region.seats))
    return (without - 1) * (region.plan.cards if region.plan.transparent else 1)


def prices(region: Region) -> dict[str, int]:
    box = region.plan.box
    costs = {KINDS[kind]: int(box.cards.cost[kind]) for kind in region.plan.buildings if box.cards.cost[kind] > 0}
    return costs | {
        "industry": int(box.industry_price),
        "police_station": int(box.station_price),
        "demolition": int(box.demolition_price),
        "loan": int(box.loan),
        "repayment": int(box.repayment),
    }


def station(region: Region) -> str:
    victory = region.plan.victory
    if victory.station_as != NONE:
        return TYPES[victory.station_as]
    return "doubles" if victory.doubles else "nothing"


def city(region: Region, seat: int) -> City:
    west, east = region[number.WEST + seat], region[number.EAST + seat]
    south, north = region[number.SOUTH + seat], region[number.NORTH + seat]
    side = region.plan.square
    money, loans = region.settled(seat)
    left, bottom = region.final_square(seat)
    final = stripes(left, left + side - 1, bottom, bottom + side - 1)
    return City(
        square=[int(east - side + 1), int(west + side - 1), int(north - side + 1), int(south + side - 1)],
        districts=[
            district(region, seat, type, board) for type in (HOME, SHOP) for board in districts(region, seat, type)
        ],
        warehouses=names(region, seat, region.warehouses(seat)),
        final=[int(left), int(left + side - 1), int(bottom), int(bottom + side - 1)],
        open=names(region, seat, final & ~region.buildings(seat)),
        lost=lost(region, seat),
        repaid=int(money),
        unpaid=int(loans),
    )


def lost(region: Region, seat: int) -> dict[str, int]:
    """END-04, ECO-05, DEB-03."""
    box = region.plan.box
    return {
        "spaces": int(box.empty_points * region.empty(seat)),
        "pollution": int(region.pollution(seat) // box.percent_per_point) if region.plan.ecological else 0,
        "loans": int(box.points_per_loan * region.settled(seat)[1]),
    }


def districts(region: Region, seat: int, type: int) -> list[int]:
    found = []
    members = region.members(seat, type)
    while members:
        found.append(first_group(members))
        members ^= found[-1]
    return found


def district(region: Region, seat: int, type: int, board: int) -> District:
    beside = around(board)
    customers = region.customers(seat, beside)
    sites = region.district_sites(seat, type, board) & region.growth(seat, type, 0)
    return District(
        type=TYPES[type],
        spaces=names(region, seat, board),
        beside=int(count(beside & region.culture(seat) & ~board) if type == HOME else customers),
        needed=int(count(board)) + 1,
        polluted=int(type == HOME and beside & region.clouds(seat) != 0),
        sites=names(region, seat, sites),
        grows=int(sites != 0 and region.develops(seat, type, board)),
        points=int(region.district_points(seat, type, board)),
    )


def outlooks(region: Region, seat: int) -> list[Outlook]:
    """BLD: what each card would do on each space, for whoever builds now."""
    if seat not in region.actors() or region.step().name != "build":
        return []
    found = []
    growing = [
        board for type in (HOME, SHOP) for board in districts(region, seat, type) if grows(region, seat, type, board)
    ]
    for code in region.legal(seat):
        kind, space = action.BUILD.read(code)
        after = region.clone()
        assert isinstance(after, Region)
        after.add(seat, kind, space, zone.LOT + seat)
        found.append(
            Outlook(
                card=KINDS[kind],
                space=SPACES[space],
                grows=[
                    names(after, seat, board)[0]
                    for type in (HOME, SHOP)
                    for board in districts(after, seat, type)
                    if grows(after, seat, type, board)
                ],
                earns=int(after.revenue(seat)),
                warns=warnings(region, after, seat, growing),
            )
        )
    return found


def grows(region: Region, seat: int, type: int, board: int) -> bool:
    return (
        region.develops(seat, type, board)
        and region.district_sites(seat, type, board) & region.growth(seat, type, 0) != 0
    )


def warnings(before: Region, after: Region, seat: int, growing: list[int]) -> list[str]:
    found = []
    if before.sites(seat, INDUSTRY) and not after.sites(seat, INDUSTRY):
        found.append("walls-in")
    for board in growing:
        type = HOME if after.members(seat, HOME) & board else SHOP
        if not after.district_sites(seat, type, board):
            found.append("chokes")
            break
    return found
