"""A position of Trick City, and what can be read off it."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.trick_city.rules import event, judgement, number, zone
from tabletown.games.trick_city.rules.box import Box
from tabletown.games.trick_city.rules.places import Location
from tabletown.games.trick_city.rules.powers import Power
from tabletown.games.trick_city.rules.words import CAPTAIN, DEALT, NONE, SEATS, SIDES, SPOTS, TITANS, TRICKS
from tabletown.kernel.packed import append, vec
from tabletown.kernel.reasons import LEGAL
from tabletown.kernel.rng import Rng
from tabletown.kernel.setup import Setup
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions


class City(State):
    """A position: the Hit Line with its four spots, two sides, and the location that they fight for."""

    def __init__(self, setup: Setup, source: City | None = None) -> None:
        super().__init__(setup, source)
        if source is not None:
            self.box: Box = source.box
            self.sides: vec[i64] = source.sides
            self.strict: bool = source.strict
        else:
            box = setup.tables
            assert isinstance(box, Box)
            self.box = box
            self.sides = vec[i64](setup.sides)
            self.strict = setup.options["strict_suit"] is True

    # Players

    def after(self, seat: i64) -> i64:
        """SET-12: clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def is_titan(self, seat: i64) -> bool:
        """TTN-01: a player without a teammate."""
        return self.seats < SEATS and (seat == 0 or self.seats == TITANS)

    def due(self, spot: i64) -> i64:
        """RND-04, TTN-04, THR-05: who plays to this spot; NONE while a team has not decided its order."""
        leader = self[number.LEADER]
        if self.seats == SEATS:
            return (leader + spot) % self.seats
        side = self.sides[leader] if spot % 2 == 0 else 1 - self.sides[leader]
        if side == 0 or self.seats == TITANS:
            return side
        if self[number.ORDER] == NONE:
            return NONE
        return self[number.ORDER] if spot < 2 else 3 - self[number.ORDER]  # seats 1 and 2

    # The location

    def location(self) -> Location:
        """LOC-02: the one that is fought for."""
        return self.box.locations[self.at(zone.LOCATION, 0) - self.box.first_location]

    def trick(self) -> i64:
        """The number of this trick in its round, from 1."""
        return self[number.TRICK]

    def earn(self, side: i64, vp: i64) -> None:
        """RES-12, RE-02: the token stops at the maximum."""
        self[number.VP + side] = min(self[number.VP + side] + vp, self.location().most)
        self.say(event.EARNED, self.side_word(side), vp, self[number.VP + side])

    def full(self) -> i64:
        """RE-01: the side that has reached the maximum, or NONE."""
        most = self.location().most
        for side in range(SIDES):
            if self[number.VP + side] >= most:
                return side
        return NONE

    def side_word(self, side: i64) -> i64:
        """The place of this side in the words for sides: those of two, of three and of four players."""
        return 2 * (self.seats - 2) + side

    def points(self, seat: i64) -> i64:
        """END-01: the locations that its side has won."""
        return self.size(zone.TROPHIES + self.sides[seat])

    # Cards on the Hit Line

    def is_up(self, spot: i64) -> bool:
        return self[number.FACE_UP + spot] == 1

    def is_protected(self, spot: i64) -> bool:
        return self[number.PROTECTED + spot] == 1

    def is_wild(self, spot: i64) -> bool:
        """WLD-07: it is still a wild card, whatever its suit."""
        return self.box.hits.suit[self.at(zone.LINE + spot, 0)] == NONE

    def suit_on(self, spot: i64) -> i64:
        """The current suit."""
        return self[number.SUIT + spot]

    def value_on(self, spot: i64) -> i64:
        """The current value."""
        return self[number.VALUE + spot]

    def side_on(self, spot: i64) -> i64:
        """The side whose card lies on this spot."""
        return self.sides[self[number.PLAYER + spot]]

    def used_power(self, side: i64) -> bool:
        """Whether this side has played a power card in this trick."""
        for spot in range(self[number.SPOT]):
            if self.size(zone.WITH + spot) > 0 and self.side_on(spot) == side:
                return True
        return False

    def power_on(self, spot: i64) -> Power | None:
        """PWR-10: the power card that was played with the card on this spot."""
        if self.size(zone.WITH + spot) == 0:
            return None
        return self.box.powers[self.at(zone.WITH + spot, 0) - self.box.first_power]

    def can_target(self, seat: i64, spot: i64) -> bool:
        """HRO-06, VAL-06: a face-up card of the other side."""
        return self.is_up(spot) and self.side_on(spot) != self.sides[seat]

    # What happens to them

    def value_of(self, spot: i64) -> i64:
        """VAL-03, VAL-04: printed or copied, plus changes by power cards, plus changes by the location."""
        value = self[number.COPY + spot]
        if value == NONE:
            value = self.box.hits.value[self.at(zone.LINE + spot, 0)] + self.location().value(self, spot)
        value += self[number.CHANGE + spot]
        return max(self.box.lowest, min(self.box.highest, value))

    def change_value(self, spot: i64, by: i64) -> None:
        """VAL-05: for this trick."""
        self[number.CHANGE + spot] += by
        self[number.VALUE + spot] = self.value_of(spot)
        self.say(event.VALUE_CHANGED, self.at(zone.LINE + spot, 0), by, self[number.VALUE + spot])

    def copy_value(self, spot: i64, model: i64) -> None:
        """VAL-04: the current value, which the location does not change any more."""
        self[number.COPY + spot] = self.value_on(model)
        self[number.VALUE + spot] = self.value_of(spot)
        self.say(event.COPIED, self.at(zone.LINE + spot, 0), self[number.VALUE + spot])

    def protect(self, spot: i64) -> None:
        """HRO-04: it cannot be flipped in this trick."""
        self[number.PROTECTED + spot] = 1
        self.say(event.PROTECTED, self.at(zone.LINE + spot, 0))

    def flip(self, spot: i64) -> None:
        """VAL-06, CTR-11: out of the trick, with neither suit nor value."""
        self[number.FACE_UP + spot] = 0
        self[number.SUIT + spot] = NONE
        self[number.VALUE + spot] = NONE
        self.say(event.FLIPPED, self.at(zone.LINE + spot, 0))

    def find_lead_suit(self) -> None:
        """LSU-04: the current suit of the first card that is face up."""
        lead: i64 = NONE
        for spot in range(SPOTS - 1, -1, -1):
            if self.is_up(spot):
                lead = self[number.SUIT + spot]
        if lead != self[number.LEAD_SUIT]:
            self[number.LEAD_SUIT] = lead
            if lead == NONE:
                self.say(event.NO_LEAD_SUIT)
            else:
                self.say(event.LEAD_SUIT, lead)

    # Resolving

    def only_lead_suit(self) -> bool:
        """LSU-06: whether nothing but the lead suit can win this trick."""
        if self.strict:
            return True  # OPT-02
        for spot in range(self[number.SPOT]):
            power = self.power_on(spot)
            if power is not None and power.only_lead_suit:
                return True  # HRO-10
        return False

    def competes(self, spot: i64, narrow: bool) -> bool:
        """RES-03: every face-up card, whatever its suit, unless nothing but the lead suit can win."""
        return self.is_up(spot) and (not narrow or self.suit_on(spot) == self[number.LEAD_SUIT])

    def best(self) -> i64:
        """RES-02: the first spot with the lowest value, or the highest; NONE if no card can win."""
        return self._best(self.only_lead_suit())

    def _best(self, narrow: bool) -> i64:
        sign: i64 = -1 if self.location().highest_wins else 1
        best: i64 = NONE
        for spot in range(self[number.SPOT]):
            better = best == NONE or sign * self.value_on(spot) < sign * self.value_on(best)
            if better and self.competes(spot, narrow):
                best = spot
        return best

    def winner(self) -> i64:
        """RES-05 to RES-08: the spot that wins the trick as it lies; NONE if nobody does."""
        narrow = self.only_lead_suit()
        best = self._best(narrow)
        if best == NONE:
            return NONE
        for spot in range(best + 1, self[number.SPOT]):
            tied = self.competes(spot, narrow) and self.value_on(spot) == self.value_on(best)
            if tied and self.side_on(spot) != self.side_on(best):
                return NONE
        return best

    def power_bonus(self, spot: i64) -> i64:
        """PWR-12: what the power card on this spot adds if its side wins, whatever became of its Hit Card."""
        power = self.power_on(spot)
        return power.bonus(self, spot) if power is not None else 0

    def prize(self, spot: i64) -> i64:
        """RES-11: what winning with the card on this spot is worth."""
        place = self.location()
        vp = place.prize(self, self.value_on(spot)) + place.bonus(self, spot) + self[number.STASH]
        for other in range(self[number.SPOT]):
            if self.side_on(other) == self.side_on(spot):
                vp += self.power_bonus(other)
        return vp * place.factor(self)

    # Hands and shields

    def is_uncovered(self, seat: i64, place: i64) -> bool:
        """SHD-11: none of the cards that cover it is left."""
        shield = zone.shield(seat)
        for cover in self.box.shield.covered_by[place]:
            if cover == DEALT:
                if self.size(zone.SIDEKICK + seat) > 0:
                    return False
            elif self.size(shield + cover) > 0:
                return False
        return True

    def in_shield(self, seat: i64, card: i64) -> i64:
        """The place of a face-up card in the shield of a Titan; NONE if it is not there."""
        if self.is_titan(seat):
            shield = zone.shield(seat)
            for place in range(DEALT):
                here = shield + place
                if self.size(here) > 0 and self.at(here, 0) == card and self.is_uncovered(seat, place):
                    return place
        return NONE

    def cards(self, seat: i64) -> vec[i64]:
        """TTN-05: the Hit Cards that a player could play, ascending: the hand, and what is face up in the shield."""
        found = self.row(zone.HAND + seat)
        if not self.is_titan(seat):
            return found
        shield = zone.shield(seat)
        for place in range(DEALT):
            if self.size(shield + place) > 0 and self.is_uncovered(seat, place):
                found = inserted(found, self.at(shield + place, 0))
        return found

    def duty(self, cards: vec[i64]) -> i64:
        """FOL-01, FOL-06, TTN-06: the suit that a player with these cards has to follow, or NONE."""
        lead = self[number.LEAD_SUIT]
        if lead != NONE and self.location().follow:
            for card in cards:
                if self.box.hits.suit[card] == lead:
                    return lead
        return NONE

    def powers(self, seat: i64) -> vec[i64]:
        """PWR-02, PWR-08: the power cards in hand that can be used on the next spot, ascending."""
        found = vec[i64]([])
        spot = self[number.SPOT]
        held = zone.POWERS + seat
        for i in range(self.size(held)):
            power = self.at(held, i) - self.box.first_power
            if self.box.powers[power].fault(self, seat, spot) == LEGAL:
                found = append(found, power)
        return found

    # What the kernel asks

    def rules_out(self, place: i64, kind: i64) -> bool:
        """Whoever could not follow a suit holds none of it."""
        if place < zone.HAND or place >= zone.HAND + SEATS:
            return False
        suit = self.box.hits.suit[kind]
        return suit != NONE and self[number.void(suit, place - zone.HAND)] == 1

    def broken(self) -> list[str]:
        wrong = []
        if self[number.ORDER] == 0 or (self[number.ORDER] != NONE and self.seats != 3):  # THR-07
            wrong.append("nobody could choose this order")
        if not self.over and self.depth > 3:  # in a match, a fight, at a Hit Line
            wrong += self._out_of_turn() + self._wrong_powers()
        for spot in range(SPOTS):
            if (self.size(zone.LINE + spot) > 0) != (spot < self[number.SPOT]):
                wrong.append(f"spot {spot + 1} is not filled in its turn")
            elif self.size(zone.LOCATION) > 0 and self.is_up(spot) and self.value_on(spot) != self.value_of(spot):
                wrong.append(f"the card on spot {spot + 1} counts as {self[number.VALUE + spot]}")
        for seat in range(self.seats):
            for card in self.pieces(zone.HAND + seat):
                if self.rules_out(zone.HAND + seat, card):
                    wrong.append(f"seat {seat} holds {self.box.hits.names[card]}, but could not follow its suit")
        return wrong

    def _out_of_turn(self) -> list[str]:
        """RND-04, TTN-04: who plays, has played and can still play, against the order of the players."""
        wrong = []
        seat = self.due(self[number.SPOT])
        if self.actors() != [CAPTAIN if seat == NONE else seat]:
            wrong.append("somebody chooses whose turn it is not")
        for spot in range(SPOTS):
            if self[number.PLAYER + spot] != (self.due(spot) if spot < self[number.SPOT] else NONE):
                wrong.append(f"spot {spot + 1} belongs to somebody whose turn it was not")
        for seat in range(self.seats):
            held = self.size(zone.HAND + seat)
            if self.is_titan(seat):
                held += sum(self.size(zone.shield(seat) + place) for place in range(DEALT))
            played = sum(self[number.PLAYER + spot] == seat for spot in range(SPOTS))
            if held != (2 if self.is_titan(seat) else 1) * (TRICKS + 1 - self[number.TRICK]) - played:
                wrong.append(f"seat {seat} has not a card for each of its turns from trick {self[number.TRICK]} on")
        return wrong

    def _wrong_powers(self) -> list[str]:
        """SET-01, SKK-01: a hero for everybody, and a Sidekick for every Titan."""
        wrong = []
        for seat in range(self.seats):
            played = [zone.WITH + spot for spot in range(SPOTS) if self[number.PLAYER + spot] == seat]
            sidekicks = self._sidekicks([zone.POWERS + seat, zone.EXHAUSTED + seat, *played])
            if self.is_titan(seat):
                covered = self._sidekicks([zone.SIDEKICK + seat])
                if False in covered or sorted(sidekicks + covered) != [False, True]:
                    wrong.append(f"Titan {seat} has not a hero and a Sidekick")
            elif sidekicks != [False]:
                wrong.append(f"seat {seat} has not a hero")
        return wrong

    def _sidekicks(self, zones: list[i64]) -> list[bool]:
        """Of each power card in these zones whether it is a Sidekick."""
        kinds = [kind for place in zones for kind in self.pieces(place)]
        return [self.box.powers[kind - self.box.first_power].sidekick for kind in kinds]

    def evaluate(self, seat: i64) -> float:
        return judgement.evaluate(self, seat)

    def guess(self, seat: i64, offered: Actions, rng: Rng) -> i64:
        return judgement.guess(self, seat, offered, rng)


def inserted(cards: vec[i64], card: i64) -> vec[i64]:
    """The same cards with one more, still ascending."""
    cards = append(cards, card)
    i = len(cards) - 1
    while i > 0 and cards[i - 1] > card:
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = card
    return cards
