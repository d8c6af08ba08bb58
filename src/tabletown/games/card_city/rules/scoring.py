"""VIC, CRV: what a victory condition counts.

A victory condition adds up measures, which its entry in the content names and gives their numbers. Measures are
stateless: one object serves all games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from tabletown.games.card_city.rules.words import HOME, TYPES
from tabletown.kernel.boards import around, count, first_group
from tabletown.kernel.content import Table, number, where, word, words
from tabletown.kernel.errors import BadInput

if TYPE_CHECKING:
    from tabletown.games.card_city.rules.region import Region

MOST_POINTS: Final = 20


@mypyc_attr(allow_interpreted_subclasses=True)
class Measure:
    """Something that is counted in a city, and what each of it scores."""

    def __init__(self, data: Table) -> None:
        self.each: i64 = number(data, "each", -MOST_POINTS, MOST_POINTS)

    def count(self, region: Region, seat: i64) -> i64:
        """How many there are in the city of this seat, now."""
        return 0

    def points(self, region: Region, seat: i64) -> i64:
        return self.each * self.count(region, seat)

    def district_points(self, region: Region, seat: i64, type: i64, district: i64) -> i64:
        """What a district of this type scores by itself."""
        return 0

    def promise(self, type: i64) -> float:
        """What one more card of a type is worth, roughly: for bots."""
        return 0.0


class Districts(Measure):
    """VIC-03, VIC-08: 1 + 2 + ... + n for a Residential District of size n."""

    def count(self, region: Region, seat: i64) -> i64:
        found: i64 = 0
        homes = region.of_type(seat, HOME)
        while homes:
            district = first_group(homes)
            found += triangle(count(district))
            homes ^= district
        return found

    def district_points(self, region: Region, seat: i64, type: i64, district: i64) -> i64:
        return self.each * triangle(count(district)) if type == HOME else 0

    def promise(self, type: i64) -> float:
        return float(self.each) if type == HOME else 0.0


class CardsOfType(Measure):
    """VIC-04, VIC-05, CRV-05: the cards that count as this, and virtual warehouses if there are any."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.type: i64 = type_of(data, word(data, "of"))

    def count(self, region: Region, seat: i64) -> i64:
        found = count(region.of_type(seat, self.type))
        if region.plan.victory.station_as == self.type:
            found += count(region.station(seat) | region.warehouses(seat))
        return found

    def district_points(self, region: Region, seat: i64, type: i64, district: i64) -> i64:
        return self.each * count(district) if type == self.type else 0

    def promise(self, type: i64) -> float:
        return float(self.each) if type == self.type else 0.0


class Happiness(Measure):
    """VIC-07, CRV-06, CRV-07: size times kinds beside it, less its Pollution Clouds, per Residential District."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.kinds: list[i64] = [type_of(data, kind) for kind in words(data, "kinds")]

    def count(self, region: Region, seat: i64) -> i64:
        found: i64 = 0
        homes = region.of_type(seat, HOME)
        while homes:
            district = first_group(homes)
            found += self.of_district(region, seat, district)
            homes ^= district
        return found

    def district_points(self, region: Region, seat: i64, type: i64, district: i64) -> i64:
        return self.each * self.of_district(region, seat, district) if type == HOME else 0

    def promise(self, type: i64) -> float:
        return 2.0 * float(self.each) if type == HOME else 0.7 * float(self.each) if type in self.kinds else 0.0

    def of_district(self, region: Region, seat: i64, district: i64) -> i64:
        beside = around(district) & ~district
        kinds: i64 = 0
        for kind in self.kinds:
            if region.of_type(seat, kind) & beside:
                kinds += 1
        happiness = max(0, count(district) * kinds - count(region.clouds(seat) & beside))
        doubled = region.plan.victory.doubles and region.station(seat) & beside != 0
        return 2 * happiness if doubled else happiness


def triangle(size: i64) -> i64:
    """TRM-11: 1 + 2 + ... + size."""
    return size * (size + 1) // 2


def type_of(data: Table, type: str) -> int:
    """A type of Building as the content names it, as a number."""
    if type not in TYPES:
        raise BadInput(f"{where(data)}: no Building counts as {type!r}; they count as: {', '.join(TYPES)}")
    return TYPES.index(type)


MEASURES: Final[dict[str, type[Measure]]] = {
    "districts": Districts,
    "cards": CardsOfType,
    "happiness": Happiness,
}
"""By the names that entries in the content call them."""
