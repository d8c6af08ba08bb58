"""LOC: what locations change while they are fought for.

A location is made of rule changes, which its entry in the content names and gives their numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from tabletown.games.trick_city.rules.words import SPOTS, TRICKS, suit
from tabletown.kernel.content import Table, number, numbers

if TYPE_CHECKING:
    from tabletown.games.trick_city.rules.table import City


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleChange:
    """One rule that a location changes; the rule as it is, unless a subclass says otherwise."""

    def __init__(self, data: Table) -> None:
        self.follow: bool = True
        """Whether players have to follow suit."""
        self.highest_wins: bool = False

    def value(self, city: City, spot: i64) -> i64:
        """VAL-03: by how much the value of the face-up card on this spot is changed."""
        return 0

    def counter(self, city: City) -> i64:
        """VP for the side whose card has just made a counter."""
        return 0

    def prize(self, city: City, value: i64) -> i64:
        """RES-04: what winning a trick with a card of this value is worth."""
        return value

    def bonus(self, city: City, spot: i64) -> i64:
        """RES-11: VP more for winning the trick with the card on this spot."""
        return 0

    def factor(self, city: City) -> i64:
        """RES-11: what the sum is multiplied by at the end."""
        return 1

    def unwon(self, city: City) -> i64:
        """VP for the stash when nobody has won the trick."""
        return 0


class WinBonus(RuleChange):
    """LOC-04: the winner of each trick earns more."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.vp: i64 = number(data, "vp", 0, 99)

    def bonus(self, city: City, spot: i64) -> i64:
        return self.vp


class SuitValue(RuleChange):
    """LOC-05: the cards of one suit change their value."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.suit: i64 = suit(data, "suit")
        self.by: i64 = number(data, "by", -9, 9)

    def value(self, city: City, spot: i64) -> i64:
        return self.by if city.suit_on(spot) == self.suit else 0


class SpotValue(RuleChange):
    """LOC-06: the card on one spot changes its value."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.spot: i64 = number(data, "spot", 1, SPOTS) - 1
        self.by: i64 = number(data, "by", -9, 9)

    def value(self, city: City, spot: i64) -> i64:
        return self.by if spot == self.spot else 0


class CounterBonus(RuleChange):
    """LOC-07: whoever counters earns VP at once."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.vp: i64 = number(data, "vp", 0, 99)

    def counter(self, city: City) -> i64:
        return self.vp


class LateTricks(RuleChange):
    """LOC-08: some tricks of the round count several times."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.tricks: list[int] = numbers(data, "tricks", 1, TRICKS)
        self.times: i64 = number(data, "factor", 1, 9)

    def factor(self, city: City) -> i64:
        return self.times if city.trick() in self.tricks else 1


class HighestWins(RuleChange):
    """LOC-09: the highest value wins instead of the lowest."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.highest_wins = True


class FixedPrize(RuleChange):
    """LOC-09: winning a trick is worth a fixed amount in place of the card's value."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.vp: i64 = number(data, "vp", 0, 99)

    def prize(self, city: City, value: i64) -> i64:
        return self.vp


class NoFollow(RuleChange):
    """LOC-10: nobody has to follow suit."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.follow = False


class Stash(RuleChange):
    """LOC-11: a trick without a winner adds VP to a stash."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.vp: i64 = number(data, "vp", 0, 99)

    def unwon(self, city: City) -> i64:
        return self.vp


class WildBonus(RuleChange):
    """LOC-12: a trick won by a wild card earns more."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.vp: i64 = number(data, "vp", 0, 99)

    def bonus(self, city: City, spot: i64) -> i64:
        return self.vp if city.is_wild(spot) else 0


class PowerBonus(RuleChange):
    """LOC-13: a side that has played a power card in the trick that it wins earns more, once."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.vp: i64 = number(data, "vp", 0, 99)

    def bonus(self, city: City, spot: i64) -> i64:
        return self.vp if city.used_power(city.side_on(spot)) else 0


RULE_CHANGES: Final[dict[str, type[RuleChange]]] = {
    "win_bonus": WinBonus,
    "suit_value": SuitValue,
    "spot_value": SpotValue,
    "counter_bonus": CounterBonus,
    "late_tricks": LateTricks,
    "highest_wins": HighestWins,
    "fixed_prize": FixedPrize,
    "no_follow": NoFollow,
    "stash": Stash,
    "wild_bonus": WildBonus,
    "power_bonus": PowerBonus,
}
"""The rule changes by the names that the content uses. A designer may add to them."""


class Location:
    """A location card: its two tracks, and what it changes."""

    def __init__(self, most: int, changes: list[RuleChange]) -> None:
        self.most: i64 = most
        """CMP-11: the maximum of its tracks."""
        self.changes = changes
        self.follow: bool = all(change.follow for change in changes)
        self.highest_wins: bool = any(change.highest_wins for change in changes)

    def value(self, city: City, spot: i64) -> i64:
        total: i64 = 0
        for change in self.changes:
            total += change.value(city, spot)
        return total

    def counter(self, city: City) -> i64:
        total: i64 = 0
        for change in self.changes:
            total += change.counter(city)
        return total

    def prize(self, city: City, value: i64) -> i64:
        for change in self.changes:
            value = change.prize(city, value)
        return value

    def bonus(self, city: City, spot: i64) -> i64:
        total: i64 = 0
        for change in self.changes:
            total += change.bonus(city, spot)
        return total

    def factor(self, city: City) -> i64:
        product: i64 = 1
        for change in self.changes:
            product *= change.factor(city)
        return product

    def unwon(self, city: City) -> i64:
        total: i64 = 0
        for change in self.changes:
            total += change.unwon(city)
        return total
