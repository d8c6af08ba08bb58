"""PWR, HRO, SKK: what power cards do.

A power card is made of effects, which its entry in the content names and gives their numbers. Effects are stateless:
one object serves all games. Whatever they change lies on the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from tabletown.games.trick_city.rules import reason
from tabletown.games.trick_city.rules.words import NONE, SPOTS, SUITS
from tabletown.kernel.content import Table, number, numbers
from tabletown.kernel.packed import vec
from tabletown.kernel.reasons import LEGAL, about

if TYPE_CHECKING:
    from tabletown.games.trick_city.rules.table import City


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing that a power card does. What the player chooses with it is in the play: amount, suit, target."""

    def __init__(self, data: Table) -> None:
        self.amounts: list[int] = []
        """What the player chooses from; with fewer than two there is nothing to choose."""
        self.names_suit: bool = False
        """The player names a suit, by which the card is judged (FOL-07)."""
        self.has_target: bool = False
        """The player chooses a face-up card of the other side."""
        self.needs_line: bool = False
        """It works on a face-up card on the Hit Line, so that a wild card with it never sets the suit."""
        self.frees: bool = False
        """The card need not follow suit."""
        self.lays_down: bool = False
        """The card is out of the trick, so that a wild card needs no suit."""
        self.only_lead_suit: bool = False
        """Nothing but the lead suit can win."""

    def fault(self, city: City, seat: i64, spot: i64) -> i64:
        """PWR-08: why it is not possible for a card on this spot, which is still empty: LEGAL, or a reason."""
        return LEGAL

    def happen(self, city: City, spot: i64, play: i64) -> None:
        """PWR-09: the card lies on its spot; the counter check is still to come."""

    def bonus(self, city: City, spot: i64) -> i64:
        """RES-11: VP more if the side that played it on this spot wins the trick."""
        return 0


class ChangeValue(Effect):
    """The value of the card being played changes by one of these amounts."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.amounts = numbers(data, "by", -9, 9)

    def happen(self, city: City, spot: i64, play: i64) -> None:
        city.change_value(spot, city.box.plays.amount[play] if len(self.amounts) > 1 else self.amounts[0])


class NameSuit(Effect):
    """The card being played gets the suit that its player names."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.names_suit = True


class Protect(Effect):
    """The card being played cannot be flipped in this trick."""

    def happen(self, city: City, spot: i64, play: i64) -> None:
        city.protect(spot)


class CopyLeft(Effect):
    """The card being played takes the current value of the face-up card to its left."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.needs_line = True

    def fault(self, city: City, seat: i64, spot: i64) -> i64:
        return LEGAL if spot > 0 and city.is_up(spot - 1) else reason.NO_LEFT_CARD

    def happen(self, city: City, spot: i64, play: i64) -> None:
        city.copy_value(spot, spot - 1)


class ChangeOpposing(Effect):
    """The value of a face-up card of the other side changes by this amount."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.by: i64 = number(data, "by", -9, 9)
        self.has_target = True
        self.needs_line = True

    def fault(self, city: City, seat: i64, spot: i64) -> i64:
        for target in range(spot):
            if city.can_target(seat, target):
                return LEGAL
        return reason.NO_OPPOSING_CARD

    def happen(self, city: City, spot: i64, play: i64) -> None:
        city.change_value(city.box.plays.target[play], self.by)


class Bonus(Effect):
    """If the owner's side wins the trick, it earns VP more."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.vp: i64 = number(data, "vp", 0, 99)

    def bonus(self, city: City, spot: i64) -> i64:
        return self.vp


class Free(Effect):
    """The card being played need not follow suit."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.frees = True


class LayDown(Effect):
    """The card being played is shown and laid face down: it is out of the trick."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.lays_down = True

    def happen(self, city: City, spot: i64, play: i64) -> None:
        city.flip(spot)


class OnlyLeadSuit(Effect):
    """In this trick only cards of the lead suit can win."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.only_lead_suit = True


class FlipLeft(Effect):
    """The face-up card to the left is flipped and out of the trick; this is not a counter."""

    def __init__(self, data: Table) -> None:
        super().__init__(data)
        self.needs_line = True

    def fault(self, city: City, seat: i64, spot: i64) -> i64:
        if spot == 0 or not city.is_up(spot - 1):
            return reason.NO_LEFT_CARD
        return reason.LEFT_PROTECTED if city.is_protected(spot - 1) else LEGAL

    def happen(self, city: City, spot: i64, play: i64) -> None:
        city.flip(spot - 1)


EFFECTS: Final[dict[str, type[Effect]]] = {
    "change_value": ChangeValue,
    "name_suit": NameSuit,
    "protect": Protect,
    "copy_left": CopyLeft,
    "change_opposing": ChangeOpposing,
    "bonus": Bonus,
    "free": Free,
    "lay_down": LayDown,
    "only_lead_suit": OnlyLeadSuit,
    "flip_left": FlipLeft,
}
"""The effects by the names that the content uses. A designer may add to them."""


class Power:
    """A power card: a hero or a Sidekick."""

    def __init__(self, spots: list[int], effects: list[Effect], sidekick: bool) -> None:
        self.spots: vec[i64] = vec[i64]([1 if spot + 1 in spots else 0 for spot in range(SPOTS)])
        """PWR-02: for each spot, whether the card may be played there."""
        self.effects = effects
        self.sidekick = sidekick
        self.names_suit: bool = any(effect.names_suit for effect in effects)
        self.has_target: bool = any(effect.has_target for effect in effects)
        self.states_suit: bool = not any(
            effect.names_suit or effect.lays_down or effect.needs_line for effect in effects
        )
        """Whether a wild card that is played with it may be a setter, and then needs a suit of its own (WLD-03)."""
        self.frees: bool = any(effect.frees for effect in effects)
        self.lays_down: bool = any(effect.lays_down for effect in effects)
        self.only_lead_suit: bool = any(effect.only_lead_suit for effect in effects)
        self.amounts: list[int] = [0]
        for effect in effects:
            if len(effect.amounts) > 1:
                self.amounts = sorted(effect.amounts)

    def fault(self, city: City, seat: i64, spot: i64) -> i64:
        """PWR-02, PWR-08: why it cannot be used on this spot: where it may be played, and what its effects need."""
        if self.spots[spot] == 0:
            return about(reason.POWER_SPOT, spot + 1)
        for effect in self.effects:
            fault = effect.fault(city, seat, spot)
            if fault != LEGAL:
                return fault
        return LEGAL

    def happen(self, city: City, spot: i64, play: i64) -> None:
        for effect in self.effects:
            effect.happen(city, spot, play)

    def bonus(self, city: City, spot: i64) -> i64:
        total: i64 = 0
        for effect in self.effects:
            total += effect.bonus(city, spot)
        return total

    def ways(self) -> list[tuple[int, int, int]]:
        """Every choice that can be made with it: amount, suit, target."""
        return [
            (amount, suit, target)
            for amount in self.amounts
            for suit in (range(len(SUITS)) if self.names_suit else [NONE])
            for target in (range(SPOTS - 1) if self.has_target else [NONE])
        ]
