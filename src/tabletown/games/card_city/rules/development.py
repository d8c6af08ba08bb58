"""DEV, CRD: districts grow by themselves; only where is up to their owner."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.card_city.rules import action, event, reason, step
from tabletown.games.card_city.rules.region import Region
from tabletown.games.card_city.rules.sites import no_clean_air, no_open_space
from tabletown.games.card_city.rules.words import COMMERCE, FACTORY, GRID, HOME, RESIDENCE, SHOP
from tabletown.kernel.boards import A_BOARD, DIRECTIONS, around, beside, first_group
from tabletown.kernel.layout import A_SEAT
from tabletown.kernel.reasons import LEGAL, about
from tabletown.kernel.step import Actions, Choice


class Grow(Choice[Region]):
    """DEV-05: each district that is to grow does so once; the second argument is where cards were added."""

    def __init__(self, name: str, type: int) -> None:
        super().__init__(name, A_SEAT, A_BOARD, under="phase")
        self.type: i64 = type

    def enter(self, region: Region, seat: i64) -> None:
        self.go_on(region, seat)

    def go_on(self, region: Region, seat: i64) -> None:
        if region.growth(seat, self.type, region.arg(1)) == 0:
            if self.type == HOME:
                region.replace(step.GROW_SHOPS, seat)  # DEV-02
            else:
                region.pop()

    def legal(self, region: Region, seat: i64, out: Actions) -> None:
        region.offer_spaces(seat, region.growth(seat, self.type, region.arg(1)), action.GROW.first, out)

    def fault(self, region: Region, seat: i64, code: i64) -> i64:
        if not action.GROW.has(code):
            return reason.GROW_FIRST
        space = action.GROW.read(code)
        fault = no_open_space(region, seat, space, False)
        if fault != LEGAL:
            return fault
        bit = GRID.bits[space]
        if not region.is_near(seat, space) or around(region.buildings(seat)) & bit == 0:
            return reason.NO_CONTACT
        growing: i64 = 0
        none_grows: i64 = reason.NO_DISTRICT
        members = region.members(seat, self.type)
        while members:
            district = first_group(members)
            members ^= district
            if around(district) & bit:
                fault = self._rests(region, seat, district)
                if fault == LEGAL:
                    growing = district
                else:
                    none_grows = fault
        return self._no_place(region, seat, bit, growing) if growing else none_grows

    def _rests(self, region: Region, seat: i64, district: i64) -> i64:
        """Why a district does not grow."""
        if district & region.arg(1):
            return reason.HAS_GROWN
        if region.develops(seat, self.type, district):
            return LEGAL
        if self.type == SHOP:
            return reason.TOO_FEW_CUSTOMERS
        return reason.POLLUTED if around(district) & region.clouds(seat) else reason.TOO_LITTLE_CULTURE

    def _no_place(self, region: Region, seat: i64, bit: i64, district: i64) -> i64:
        """CRD-01, DEV-07, DEV-08, POL-04: why this district does not grow onto this space."""
        if region.is_lawless(seat) and around(region.crimes(seat)) & bit:
            return reason.CRIME_BESIDE_GROWTH
        others = region.of_type(seat, self.type) & ~district
        for direction in range(len(DIRECTIONS)):
            neighbour = beside(bit, direction)
            if neighbour & others:
                return about(reason.JOINS, direction)
            if self.type == HOME and neighbour & region.of_type(seat, FACTORY):
                return about(reason.GROWS_BY_FACTORY, direction)
        return no_clean_air(region, seat, bit) if self.type == HOME else LEGAL

    def choose(self, region: Region, seat: i64, code: i64) -> None:
        space = action.GROW.read(code)
        kind: i64 = RESIDENCE if self.type == HOME else COMMERCE  # MIX-06
        region.add(seat, kind, space, region.stack(kind))
        region.set_arg(1, region.arg(1) | GRID.bits[space])
        region.say(event.GREW, seat, kind, space)
        self.go_on(region, seat)
