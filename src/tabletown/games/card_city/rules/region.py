"""A position of Card City: the cities side by side, and what can be read off them."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.card_city.rules import judgement, number, zone
from tabletown.games.card_city.rules.box import Box, Plan
from tabletown.games.card_city.rules.invariants import wrong_with
from tabletown.games.card_city.rules.words import (
    CLOUD,
    COMMERCE,
    CONSTRUCTION,
    CRIME,
    CULTURE,
    FACTORY,
    GRID,
    HOME,
    INDUSTRY,
    NONE,
    PARK,
    PARKING,
    PLANNER,
    RESIDENCE,
    RIVAL,
    SEATS,
    SHOP,
    STATION,
)
from tabletown.kernel.boards import around, count, first_group, stripes
from tabletown.kernel.memory import WHO
from tabletown.kernel.packed import vec
from tabletown.kernel.rng import Rng
from tabletown.kernel.setup import Setup
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions

VARIANTS = ("ecological_city", "indebted_city", "renewed_city", "transparent_city", "municipal_grant", "crime")


class Region(State):
    """A position: up to four cities that never touch one another (GEN-01)."""

    def __init__(self, setup: Setup, source: Region | None = None) -> None:
        super().__init__(setup, source)
        if source is not None:
            self.plan: Plan = source.plan
        else:
            box, options = setup.tables, setup.options
            assert isinstance(box, Box)
            alone_with_rival = setup.seats == 1 and options["alone"] == RIVAL
            self.plan = Plan(
                box,
                box.levels[str(options["level"])],
                box.victories[str(options["victory"])],
                {name: options[name] is True for name in VARIANTS},
                2 if alone_with_rival else setup.seats,  # SOL-05
            )

    # Players

    def after(self, seat: i64) -> i64:
        """SET-13: clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def in_turn(self, place: i64) -> i64:
        """FLO-05: who is so many places behind the first player."""
        return (self[number.FIRST] + place) % self.seats

    def plans_alone(self) -> bool:
        """SOL-03, SOL-04."""
        return self.seats == 1 and self.setup.options["alone"] == PLANNER

    def has_rival(self) -> bool:
        """SOL-05."""
        return self.seats == 1 and self.setup.options["alone"] == RIVAL

    # Boards of a city

    def city(self, kind: i64, seat: i64) -> i64:
        """Where cards of this kind lie."""
        return self.numbers[number.CITY + SEATS * kind + seat]

    def of_type(self, seat: i64, type: i64) -> i64:
        """MIX-01: the Buildings that count as this; a Police Station only where a clause says so."""
        board: i64 = 0
        for kind in self.plan.of_type[type]:
            board |= self.numbers[number.CITY + SEATS * kind + seat]
        return board

    def buildings(self, seat: i64) -> i64:
        """TRM-04."""
        board: i64 = 0
        for kind in self.plan.buildings:
            board |= self.numbers[number.CITY + SEATS * kind + seat]
        return board

    def clouds(self, seat: i64) -> i64:
        return self.city(CLOUD, seat)

    def crimes(self, seat: i64) -> i64:
        return self.city(CRIME, seat)

    def station(self, seat: i64) -> i64:
        return self.city(STATION, seat)

    def shops(self, seat: i64) -> i64:
        """CRD-05: Commercial Districts are made of these."""
        shops = self.of_type(seat, SHOP)
        return shops | self.station(seat) if self.plan.victory.station_as == SHOP else shops

    def culture(self, seat: i64) -> i64:
        """TRM-05, CRD-03: what Residential Districts develop from."""
        culture = self.of_type(seat, CULTURE)
        return culture | self.station(seat) if self.plan.victory.station_as == CULTURE else culture

    def occupied(self, seat: i64) -> i64:
        """TRM-06."""
        return self.buildings(seat) | self.clouds(seat)

    def kind_at(self, seat: i64, bit: i64) -> i64:
        """The Building or Pollution Cloud on a space; NONE on an empty one."""
        if self.clouds(seat) & bit:
            return CLOUD
        for kind in self.plan.buildings:
            if self.city(kind, seat) & bit:
                return kind
        return NONE

    # Square and size

    def columns(self, seat: i64) -> i64:
        """SIZ-02: how many columns the city spans."""
        return self[number.EAST + seat] - self[number.WEST + seat] + 1

    def rows(self, seat: i64) -> i64:
        return self[number.NORTH + seat] - self[number.SOUTH + seat] + 1

    def square(self, seat: i64) -> i64:
        """SIZ-02: the spaces of the city and those beside it that the square can still hold."""
        wider: i64 = 1 if self.columns(seat) < self.plan.square else 0
        higher: i64 = 1 if self.rows(seat) < self.plan.square else 0
        return stripes(
            self[number.WEST + seat] - wider,
            self[number.EAST + seat] + wider,
            self[number.SOUTH + seat] - higher,
            self[number.NORTH + seat] + higher,
        )

    def open(self, seat: i64) -> i64:
        """TRM-06: the open spaces that touch the city."""
        return self.square(seat) & ~self.occupied(seat)

    def fits(self, seat: i64, space: i64) -> bool:
        """SIZ-02: whether the square can hold a space together with the city."""
        x, y = GRID.x(space), GRID.y(space)
        columns = max(x, self[number.EAST + seat]) - min(x, self[number.WEST + seat])
        rows = max(y, self[number.NORTH + seat]) - min(y, self[number.SOUTH + seat])
        return columns < self.plan.square and rows < self.plan.square

    def is_near(self, seat: i64, space: i64) -> bool:
        """Whether a space lies in the city or right beside it, so that its bit on a board is its own."""
        x, y = GRID.x(space), GRID.y(space)
        return (
            self[number.WEST + seat] - 1 <= x <= self[number.EAST + seat] + 1
            and self[number.SOUTH + seat] - 1 <= y <= self[number.NORTH + seat] + 1
        )

    def city_size(self, seat: i64) -> i64:
        """SIZ-05 to SIZ-07, CRZ-01 to CRZ-03."""
        counted = self.buildings(seat) & ~self.of_type(seat, FACTORY)
        if self.plan.victory.station_as == FACTORY:
            counted &= ~self.station(seat)
        return count(counted)

    def limit(self, seat: i64) -> i64:
        """SIZ-03, SIZ-04, CRZ-03: the City Size Limit."""
        raising = self.of_type(seat, FACTORY)
        if self.plan.victory.station_as == FACTORY:
            raising |= self.station(seat)
        return self.plan.box.base_limit + self.plan.box.limit_per_industry * count(raising)

    def has_room(self, seat: i64, kind: i64) -> bool:
        """SIZ-08, SIZ-09: whether the City Size Limit lets one more card of this kind in."""
        free = self.plan.victory.station_as == FACTORY if kind == STATION else self.plan.counts_as[FACTORY][kind] == 1
        return free or self.city_size(seat) < self.limit(seat)

    # Where Buildings may go

    def is_lawless(self, seat: i64) -> bool:
        """CRC-01, CRC-05: whether Crimes have an effect here."""
        return self.crimes(seat) != 0 and self.station(seat) == 0

    def sites(self, seat: i64, kind: i64) -> i64:
        """CON, POL, CRC: the spaces where a Building of this kind may be added, whatever it costs."""
        if not self.has_room(seat, kind):
            return 0
        plan = self.plan
        buildings, clouds = self.buildings(seat), self.clouds(seat)
        free = self.square(seat) & ~buildings
        if plan.counts_as[PARK][kind] == 0:
            free &= ~clouds  # POL-03, POL-06
        board = around(buildings) & free  # CON-01
        if kind == STATION:
            return board  # CRP-02, CRC-08
        if self.is_lawless(seat):
            board &= ~around(self.crimes(seat))
        if plan.counts_as[HOME][kind]:  # CON-02, CON-04, POL-04
            board &= ~around(self.of_type(seat, HOME) | self.of_type(seat, FACTORY) | clouds)
        if plan.counts_as[SHOP][kind]:  # CON-03
            board &= ~around(self.of_type(seat, SHOP))
        if plan.counts_as[FACTORY][kind]:  # CON-04
            board &= ~around(self.of_type(seat, HOME))
        return board

    def lot_sites(self, seat: i64, kind: i64) -> i64:
        """BLD-02 to BLD-04: the spaces where a card of the lot may be built now."""
        if kind == CRIME or self[number.MONEY + seat] < self.plan.box.cards.cost[kind]:
            return 0
        return self.sites(seat, kind)

    def smoke_sites(self, seat: i64, bit: i64) -> i64:
        """POL-01, POL-02: where the Pollution Cloud of an Industry may lie."""
        if not self.plan.level.clouds or self.size(zone.STACK_CLOUD) == 0 or self.of_type(seat, PARK) & around(bit):
            return 0
        return around(bit) & self.open(seat)

    # Districts

    def develops(self, seat: i64, type: i64, district: i64) -> bool:
        """DEV-03, DEV-04, POL-05: whether this district is to grow."""
        beside = around(district)
        if type == HOME:
            if beside & self.clouds(seat):
                return False
            return count(beside & self.culture(seat) & ~district) > count(district)
        return self.customers(seat, beside) > count(district)

    def customers(self, seat: i64, beside: i64) -> i64:
        """TRM-10: how many Residential Districts have a card on these spaces."""
        found: i64 = 0
        homes = self.of_type(seat, HOME)
        while homes:
            district = first_group(homes)
            homes ^= district
            if district & beside:
                found += 1
        return found

    def district_sites(self, seat: i64, type: i64, district: i64) -> i64:
        """DEV-06 to DEV-08, POL-04, CRD: the spaces that this district can grow onto, if the size limit allows it."""
        board = around(district) & self.open(seat)
        if self.is_lawless(seat):
            board &= ~around(self.crimes(seat))  # CRD-02
        if type == HOME:
            others = self.of_type(seat, HOME) & ~district
            return board & ~around(others | self.of_type(seat, FACTORY) | self.clouds(seat))
        return board & ~around(self.of_type(seat, SHOP) & ~district)  # CRD-07, CRD-08

    def growth(self, seat: i64, type: i64, grown: i64) -> i64:
        """DEV-05, DEV-09, DEV-10, DEV-12: the spaces that districts grow onto; those with a grown card do not."""
        kind: i64 = RESIDENCE if type == HOME else COMMERCE
        if self.size(self.stack(kind)) == 0 or not self.has_room(seat, kind):
            return 0
        if type == HOME and self.is_choked(seat):
            return 0
        found: i64 = 0
        members = self.members(seat, type)
        while members:
            district = first_group(members)
            members ^= district
            if district & grown == 0 and self.develops(seat, type, district):
                found |= self.district_sites(seat, type, district)
        return found

    def members(self, seat: i64, type: i64) -> i64:
        """TRM-07, TRM-08: the cards that form districts of this type."""
        return self.of_type(seat, HOME) if type == HOME else self.shops(seat)

    def stack(self, kind: i64) -> i64:
        """SET-09: the supply stack of a kind of card."""
        if kind == CLOUD:
            return zone.STACK_CLOUD
        return zone.STACK_STATION if kind == STATION else zone.STACK + kind

    def district_points(self, seat: i64, type: i64, district: i64) -> i64:
        """VIC: what a district scores by itself."""
        points: i64 = 0
        for measure in self.plan.victory.measures:
            points += measure.district_points(self, seat, type, district)
        return points

    # Money

    def revenue(self, seat: i64) -> i64:
        """REV-02 to REV-05, MIX-05, CRR: what the Commercial Districts earn."""
        earned: i64 = 0
        shops, parkings = self.shops(seat), self.of_type(seat, PARKING)
        while shops:
            district = first_group(shops)
            shops ^= district
            size = count(district)
            earned += size + min(size, count((around(district) | district) & parkings))
        return max(earned, self.plan.grant)

    # Pollution

    def pollution(self, seat: i64) -> i64:
        """ECO-02, ECO-03, CRE-01, CRE-02: in per cent."""
        box = self.plan.box
        factories = self.of_type(seat, FACTORY)
        together = count(factories & around(factories))
        percent = box.smoke_together * together + box.smoke * (count(factories) - together)
        percent += box.smoke_of_cloud * count(self.clouds(seat))
        return max(0, percent - box.fresh_air * count(self.of_type(seat, PARK)))

    def is_choked(self, seat: i64) -> bool:
        """ECO-04."""
        return self.plan.ecological and self.pollution(seat) >= self.plan.box.smog

    # Scores

    def goal_points(self, seat: i64) -> i64:
        """VIC: the points of the victory condition, without those for money."""
        points: i64 = 0
        for measure in self.plan.victory.measures:
            points += measure.points(self, seat)
        return points

    def settled(self, seat: i64) -> tuple[i64, i64]:
        """DEB-03: money and open loans as they would be after a repayment now."""
        money, loans, repayment = self[number.MONEY + seat], self[number.LOANS + seat], self.plan.box.repayment
        while loans > 0 and money >= repayment:
            money -= repayment
            loans -= 1
        return money, loans

    def empty(self, seat: i64) -> i64:
        """END-04: the spaces of the square that hold no Building."""
        return self.plan.square * self.plan.square - count(self.buildings(seat))

    def warehouses(self, seat: i64) -> i64:
        """CRV-01 to CRV-04: the empty spaces beside the Police Station, in the final square."""
        station = self.station(seat)
        if station == 0 or not self.plan.victory.warehouses:
            return 0
        west, south = self.final_square(seat)
        inside = stripes(west, west + self.plan.square - 1, south, south + self.plan.square - 1)
        return around(station) & inside & ~self.occupied(seat)

    def final_square(self, seat: i64) -> tuple[i64, i64]:
        """CRV-03: its first column and row: as far to one side as gives most virtual warehouses."""
        west, south = self[number.WEST + seat], self[number.SOUTH + seat]
        station = self.station(seat)
        if station == 0:
            return west, south
        space = self.space_of(seat, station)
        if GRID.x(space) == west and self.columns(seat) < self.plan.square:
            west -= 1
        if GRID.y(space) == south and self.rows(seat) < self.plan.square:
            south -= 1
        return west, south

    def points(self, seat: i64) -> i64:
        """END-01 to END-05, VIC-09, ECO-05, DEB-03: as if the game ended now."""
        box = self.plan.box
        money, loans = self.settled(seat)
        points = self.goal_points(seat) + money // self.plan.victory.dollars_per_point
        points -= box.empty_points * self.empty(seat) + box.points_per_loan * loans
        if self.plan.ecological:
            points -= self.pollution(seat) // box.percent_per_point
        return points

    def is_ahead(self, seat: i64, other: i64) -> bool:
        """END-05, END-06."""
        mine, theirs = self.points(seat), self.points(other)
        if mine != theirs:
            return mine > theirs
        mine, theirs = self.settled(seat)[0], self.settled(other)[0]
        if mine != theirs:
            return mine > theirs
        return self.empty(seat) < self.empty(other)

    def result(self, seat: i64) -> float:
        """END-06, SOL-08."""
        if self.seats == 1:
            return super().result(seat)
        level: i64 = 1
        for other in range(self.seats):
            if self.is_ahead(other, seat):
                return 0.0
            if other != seat and not self.is_ahead(seat, other):
                level += 1
        return 1.0 / float(level)

    # Spaces and actions

    def spaces(self, seat: i64, board: i64) -> vec[i64]:
        """The spaces of a board in this city or right beside it, ascending."""
        return GRID.spaces(board, self[number.WEST + seat] - 1, self[number.SOUTH + seat] - 1)

    def space_of(self, seat: i64, bit: i64) -> i64:
        return self.spaces(seat, bit)[0]

    def offer_spaces(self, seat: i64, board: i64, first: i64, out: Actions) -> None:
        """An action for each space of a board, counted from the first."""
        for space in self.spaces(seat, board):
            out.add(first + space)

    # Changing a city

    def add(self, seat: i64, kind: i64, space: i64, source: i64) -> None:
        """A card comes into the city; a Park takes the place of a Pollution Cloud (POL-06)."""
        bit = GRID.bits[space]
        if self.clouds(seat) & bit:
            self[number.city(CLOUD, seat)] ^= bit
            self.move(CLOUD, zone.CITY + seat, zone.STACK_CLOUD)
        self[number.city(kind, seat)] |= bit
        self.move(kind, source, zone.CITY + seat)
        x, y = GRID.x(space), GRID.y(space)
        self[number.WEST + seat] = min(self[number.WEST + seat], x)
        self[number.EAST + seat] = max(self[number.EAST + seat], x)
        self[number.SOUTH + seat] = min(self[number.SOUTH + seat], y)
        self[number.NORTH + seat] = max(self[number.NORTH + seat], y)

    def demolish(self, seat: i64, space: i64) -> i64:
        """REN-05: a Building leaves the city; its kind."""
        bit = GRID.bits[space]
        kind = self.kind_at(seat, bit)
        self[number.city(kind, seat)] ^= bit
        returns = kind in (RESIDENCE, INDUSTRY, COMMERCE)
        self.move(kind, zone.CITY + seat, self.stack(kind) if returns else zone.DISCARD)
        self._shrink(seat)
        return kind

    def _shrink(self, seat: i64) -> None:
        """SIZ-02: what the city spans without a card that has left it."""
        west, east = self[number.WEST + seat], self[number.EAST + seat]
        south, north = self[number.SOUTH + seat], self[number.NORTH + seat]
        occupied = self.occupied(seat)
        while not occupied & stripes(west, west, south, north):
            west += 1
        while not occupied & stripes(east, east, south, north):
            east -= 1
        while not occupied & stripes(west, east, south, south):
            south += 1
        while not occupied & stripes(west, east, north, north):
            north -= 1
        self[number.WEST + seat], self[number.EAST + seat] = west, east
        self[number.SOUTH + seat], self[number.NORTH + seat] = south, north

    def pay(self, seat: i64, dollars: i64) -> None:
        """CMP-05."""
        self[number.MONEY + seat] -= dollars

    # What the kernel asks

    def circle(self, place: i64) -> i64:
        """HID-06: what is divided again lies in fewer zones; earlier dividers recall what it is altogether."""
        if zone.LOT <= place < zone.LOT + SEATS:
            return max(0, self[number.TAKEN + place - zone.LOT] - 1)
        if zone.HAND <= place < zone.LOT and self[number.DIVISION] > 0:
            return self[number.DIVISION] - 1
        return 0

    def is_possible(self) -> bool:
        """CRA-04, CRA-06: whoever builds, or plays alone, has at most one Crime; none was put under the deck."""
        if not self.plan.crime:
            return True
        if self.seats == 1:
            return self.count(zone.HAND, CRIME) + self.count(zone.LOT, CRIME) <= 1 and not self._has_crime_under()
        if self[number.PHASE] != CONSTRUCTION:
            return True
        for seat in range(self.seats):
            if (self.waiting >> seat) & 1 and self.count(zone.LOT + seat, CRIME) > 1:
                return False
        return True

    def _has_crime_under(self) -> bool:
        """Whether there is a Crime among the cards of the deck that only the player knows: he has put them there."""
        for place in range(self.size(zone.DECK)):
            if self.at(zone.DECK, place) == CRIME and self.known_by[self.start[zone.DECK] + place] & WHO == 1:
                return True
        return False

    def evaluate(self, seat: i64) -> float:
        return judgement.evaluate(self, seat)

    def guess(self, seat: i64, offered: Actions, rng: Rng) -> i64:
        return judgement.guess(self, seat, offered, rng)

    def broken(self) -> list[str]:
        return wrong_with(self)
