"""A position of City of Remnants: who stands where, who controls what, and what things cost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.remnants.rules import event, judgement, number, plans, zone
from tabletown.games.remnants.rules.box import BoardSide, CityBox, Development
from tabletown.games.remnants.rules.invariants import wrong_with
from tabletown.games.remnants.rules.words import DEFENCE_ATTACK, NONE, OPS, STATIC_ATTACK, STATIC_DICE
from tabletown.kernel.boards import count, neighbours, single
from tabletown.kernel.rng import Rng
from tabletown.kernel.setup import Setup
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions

BRIBE_DISCOUNT: Final[i64] = OPS.index("perm_bribe_discount")
DEFENSE_DICE: Final[i64] = OPS.index("perm_defense_dice")


class Quarter(State):
    """A position: an occupied part of a city, and the gangs that fight for it."""

    def __init__(self, setup: Setup, source: Quarter | None = None) -> None:
        super().__init__(setup, source)
        if source is not None:
            self.box: CityBox = source.box
            self.side: BoardSide = source.side
        else:
            box = setup.tables
            assert isinstance(box, CityBox)
            self.box = box
            self.side = box.blocked_side if setup.seats == 3 else box.open_side  # BRD-04, PLC-01

    # Players

    def after(self, seat: i64) -> i64:
        """SET-19: clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def has_turn_left(self, seat: i64) -> bool:
        return self[number.TRACKER + seat] < self.box.turns

    # Figures and tokens

    def figures_at(self, seat: i64, space: i64) -> i64:
        return ((self[number.ONE + seat] >> space) & 1) + ((self[number.TWO + seat] >> space) & 1)

    def on_board(self, seat: i64) -> i64:
        return count(self[number.ONE + seat]) + count(self[number.TWO + seat])

    def others(self, seat: i64) -> i64:
        """The spaces with figures of other players."""
        board: i64 = 0
        for other in range(self.seats):
            if other != seat:
                board |= self[number.ONE + other]
        return board

    def enemies(self, seat: i64) -> i64:
        """CTL-01: the spaces with figures of other players or YCU tokens."""
        return self.others(seat) | self[number.PATROLLED]

    def free_of(self, seat: i64) -> i64:
        """BRD-13, BRD-14: the spaces that have room for one more figure of this player."""
        full = self[number.TWO + seat] if self.box.most_on_space > 1 else self[number.ONE + seat]
        return self.side.spaces & ~full

    def add_figure(self, seat: i64, space: i64) -> None:
        """A figure comes onto a space; whoever was there first holds it (CTL-10)."""
        bit: i64 = single(space)
        if self[number.ONE + seat] & bit == 0:
            for other in range(self.seats):
                if other != seat and self[number.ONE + other] & bit:
                    self[number.HELD + other] |= bit
        if self[number.ONE + seat] & bit:
            self[number.TWO + seat] |= bit
        else:
            self[number.ONE + seat] |= bit

    def remove_figure(self, seat: i64, space: i64) -> None:
        bit: i64 = single(space)
        if self[number.TWO + seat] & bit:
            self[number.TWO + seat] &= ~bit
        else:
            self[number.ONE + seat] &= ~bit
        self.settle(space)

    def add_token(self, token: i64, space: i64) -> None:
        """A YCU token comes onto a space; a player who is there alone holds it (CTL-10)."""
        bit: i64 = single(space)
        if self[number.PATROLLED] & bit == 0:
            for seat in range(self.seats):
                if self[number.ONE + seat] & bit and self.others(seat) & bit == 0:
                    self[number.HELD + seat] |= bit
        self[number.TOKEN + token] = space
        self[number.PATROLLED] |= bit

    def remove_token(self, token: i64) -> None:
        """It goes back into the bag."""
        space = self[number.TOKEN + token]
        self[number.TOKEN + token] = NONE
        for other in range(len(self.box.tokens)):
            if self[number.TOKEN + other] == space:
                return
        self[number.PATROLLED] &= ~single(space)
        self.settle(space)

    def settle(self, space: i64) -> None:
        """CTL-10: who holds a space loses that with his last figure there, or when nobody contests it any more."""
        bit: i64 = single(space)
        for seat in range(self.seats):
            if self[number.ONE + seat] & bit == 0 or self.enemies(seat) & bit == 0:
                self[number.HELD + seat] &= ~bit

    def tokens_in_bag(self) -> i64:
        found: i64 = 0
        for token in range(len(self.box.tokens)):
            if self[number.TOKEN + token] == NONE:
                found += 1
        return found

    def tokens_strength(self, space: i64) -> i64:
        """YCU-02: the attack value of each token in a space."""
        total: i64 = 0
        for token in range(len(self.box.tokens)):
            if self[number.TOKEN + token] == space:
                total += self.box.token_attack[token]
        return total

    def is_first_alike(self, token: i64) -> bool:
        """Of tokens of one kind on one space, only the first is named."""
        tokens = self.box.tokens
        for other in range(token):
            if self[number.TOKEN + other] == self[number.TOKEN + token] and tokens[other] == tokens[token]:
                return False
        return True

    # Control

    def controlled(self, seat: i64) -> i64:
        """CTL-02: the spaces that he controls."""
        return self[number.ONE + seat] & ~self.enemies(seat)

    def defended(self, seat: i64) -> i64:
        """CTL-10: the same for bonuses in a battle: contested spaces count for their holder."""
        return self.controlled(seat) | self[number.HELD + seat]

    def development(self, tile: i64) -> Development:
        """The type of a tile on the board."""
        return self.box.developments[self[number.TILE_TYPE + tile]]

    def cover(self, tile: i64) -> i64:
        """The spaces that a tile on the board covers."""
        return self.side.covers[self[number.TILE_TYPE + tile]][self[number.TILE_AT + tile]]

    def anchor(self, tile: i64) -> i64:
        """The space by which a tile is called."""
        return self[number.TILE_AT + tile] // 4

    def tile_at(self, space: i64) -> i64:
        """NONE where there is no tile."""
        return self[number.LAND + space] - 1

    def controls(self, seat: i64, tile: i64) -> bool:
        """CTL-03, CTL-04."""
        return self.cover(tile) & ~self.controlled(seat) == 0

    def developments(self, within: i64) -> i64:
        """CTL-11: how many tiles lie wholly on these spaces."""
        found: i64 = 0
        for tile in range(self[number.TILES]):
            if self.cover(tile) & ~within == 0:
                found += 1
        return found

    def claim(self, seat: i64) -> i64:
        """AWD-01, BRD-11: the renown of what he controls."""
        board = self.controlled(seat)
        claimed: i64 = 0
        for tile in range(self[number.TILES]):
            if self.cover(tile) & ~board == 0:
                claimed += self.box.developments[self[number.TILE_TYPE + tile]].renown
        board &= ~self[number.COVERED]
        while board:
            lowest = board & -board
            claimed += self.side.renown[count(lowest - 1)]
            board ^= lowest
        return claimed

    def contested(self, seat: i64) -> i64:
        """CTL-08: the spaces that he shares with figures of other players."""
        return self[number.ONE + seat] & self.others(seat)

    def troubled(self, seat: i64) -> i64:
        """CTL-09: the spaces that he shares with YCU tokens."""
        return self[number.ONE + seat] & self[number.PATROLLED]

    # Money, renown, cards

    def earn(self, seat: i64, arcs: i64) -> None:
        self[number.ARCS + seat] += arcs

    def pay(self, seat: i64, arcs: i64) -> None:
        self[number.ARCS + seat] -= arcs

    def gain_renown(self, seat: i64, points: i64) -> None:
        """AWD-05: the pool pays what it can, the rest is credited."""
        self[number.RENOWN + seat] += points
        self[number.RENOWN_POOL] = max(0, self[number.RENOWN_POOL] - points)

    def lose_renown(self, seat: i64, points: i64) -> None:
        """YCU-21."""
        lost = min(points, self[number.RENOWN + seat])
        self[number.RENOWN + seat] -= lost
        self[number.RENOWN_POOL] += lost

    def good_price(self, kind: i64, off: i64) -> i64:
        """CRD-13, CRD-14."""
        return max(0, self.box.cards.cost[kind] - off - self[self.discount_on(kind)])

    def discount_on(self, kind: i64) -> i64:
        """The number that says how much cheaper a black market card is."""
        return number.DISCOUNT + kind - self.box.first_good

    def type_price(self, type: i64, off: i64) -> i64:
        return max(0, self.box.developments[type].cost - off - self[self.type_discount(type)])

    def type_discount(self, type: i64) -> i64:
        return number.DISCOUNT + self.box.goods + type

    def draw_cards(self, seat: i64, most: i64) -> i64:
        """CRD-12: as far as the draw pile goes; how many were drawn."""
        drawn = min(most, self.size(zone.DRAW + seat))
        self.deal(zone.DRAW + seat, zone.HAND + seat, drawn)
        return drawn

    def refill_hand(self, seat: i64) -> None:
        """RES-02 to RES-06: the discard pile goes under the draw pile, and the hand is filled up."""
        self.bury(zone.DISCARD + seat, zone.DRAW + seat)
        missing = self[number.INFLUENCE + seat] - self.size(zone.HAND + seat)
        if missing > 0:
            self.say(event.DREW, seat, self.draw_cards(seat, missing))

    def recruit(self, seat: i64, kind: i64) -> None:
        """REC-13, CMP-22: a card that lies open goes into a hand, and a figure into the pool."""
        self.move(kind, zone.MEMBERS, zone.HAND + seat)
        self[number.UNITS + seat] += 1
        if self[number.UNUSED + seat] > 0:
            self[number.UNUSED + seat] -= 1
            self[number.POOL + seat] += 1

    def drop_card(self, seat: i64, kind: i64, source: i64) -> None:
        """DEF-07: a unit card leaves the game."""
        self.move(kind, source, zone.BOX)
        self[number.UNITS + seat] -= 1

    def retire(self, seat: i64, space: i64) -> None:
        """DEF-01: a figure goes from the board to the unused ones."""
        self.remove_figure(seat, space)
        self[number.UNUSED + seat] += 1
        if seat == self[number.ACTIVE]:
            self[number.MOVED_ONE] &= self[number.ONE + seat] | ~single(space)
            self[number.MOVED_TWO] &= self[number.TWO + seat] | ~single(space)

    def reveal_member(self) -> i64:
        """RES-10, RES-13: the top card of the gang member deck is laid open, if there is any."""
        if not self.restock(zone.MEMBER_DECK, zone.MEMBER_DISCARD):
            return NONE
        return self.draw(zone.MEMBER_DECK, zone.MEMBERS)

    def restock(self, deck: i64, discard: i64) -> bool:
        """RES-10, PAT-10: an empty deck is made anew from its discard pile; whether it has a card then."""
        if self.size(deck) == 0 and self.size(discard) > 0:
            self.gather(discard, deck)
            self.shuffle(deck)
        return self.size(deck) > 0

    def unit_cards_in(self, pile: i64) -> i64:
        return self.worth(pile, self.box.cards.is_unit)

    def offer_units(self, pile: i64, out: Actions, first: i64) -> None:
        """Each kind of unit card in a set of cards, by the code for the first kind of all."""
        before: i64 = NONE
        for place in range(self.size(pile)):
            kind = self.at(pile, place)
            if kind != before and self.box.cards.is_unit[kind]:
                out.add(first + kind)
            before = kind

    # Influence

    def metric(self, seat: i64, metric: i64) -> i64:
        """IFL-09 to IFL-15, in the order of METRICS."""
        if metric == 0:
            return count(self.controlled(seat))
        if metric == 1:
            return self.developments(self.controlled(seat))
        if metric == 2:
            return self[number.UNITS + seat]
        if metric == 3:
            return self.on_board(seat)
        if metric == 4:
            return self[number.OWNED + seat]
        if metric == 5:
            return self[number.ARCS + seat]
        return self[number.WON + seat]

    def review_influence(self) -> None:
        """IFL-03, IFL-07, IFL-18: whoever meets a condition for the first time advances."""
        for seat in range(self.seats):
            met = self[number.MET + seat]
            conditions = self.box.conditions[self[number.GANG + seat]]
            for i in range(len(conditions)):
                if met >> i & 1 == 0:
                    condition = conditions[i]
                    if self.metric(seat, condition.metric) >= condition.threshold:
                        self[number.MET + seat] |= 1 << i
                        raised = min(self.box.most_influence, self[number.INFLUENCE + seat] + 1)  # IFL-06
                        self[number.INFLUENCE + seat] = raised
                        self.say(event.INFLUENCE, seat, self.box.condition_names.index(condition.name), raised)

    # Bonuses in a battle

    def static(self, seat: i64, op: i64, board: i64, space: i64) -> i64:
        """OPS-40 to OPS-42, EFF-08, EFF-09: what his tiles add; `board` is what counts as his."""
        total: i64 = 0
        for tile in range(self[number.TILES]):
            bonus = self.box.developments[self[number.TILE_TYPE + tile]].bonus[op]
            if bonus > 0:
                cover = self.cover(tile)
                if cover & ~board == 0 and (op != DEFENCE_ATTACK or cover >> space & 1):
                    total += bonus
        return total

    def permanent(self, seat: i64, op: i64) -> i64:
        """OPS-30 to OPS-33: what his permanents add."""
        total: i64 = 0
        pile = zone.PERMANENT + seat
        for place in range(self.size(pile)):
            for effect in self.box.cards.effects[self.at(pile, place)]:
                if effect.op == op:
                    total += effect.n
        return total

    def dice_of_figures(self, seat: i64, space: i64) -> i64:
        """BAT-09: one for each figure in the space and in those around it."""
        board = single(space) | (neighbours(single(space)) & self.side.spaces)
        return count(self[number.ONE + seat] & board) + count(self[number.TWO + seat] & board)

    def dice(self, seat: i64, space: i64, defends: bool) -> i64:
        """BAT-09, OPS-30, OPS-41: those of figures and tiles, and of permanents if he defends or fights a YCU token."""
        dice = self.dice_of_figures(seat, space) + self.static(seat, STATIC_DICE, self.defended(seat), space)
        return dice + self.permanent(seat, DEFENSE_DICE) if defends else dice

    def strength(self, seat: i64, space: i64) -> i64:
        """BAT-12, EFF-09: what his tiles add to his total."""
        board = self.defended(seat)
        return self.static(seat, STATIC_ATTACK, board, space) + self.static(seat, DEFENCE_ATTACK, board, space)

    def bribe_price(self, seat: i64, token: i64) -> i64:
        """YCU-12, OPS-31."""
        return max(0, self.box.token_bribe[token] - self.permanent(seat, BRIBE_DISCOUNT))

    # Scores

    def points(self, seat: i64) -> i64:
        """END-02, END-03."""
        return self[number.RENOWN + seat] + self.box.card_points * self[number.OWNED + seat]

    def result(self, seat: i64) -> float:
        """END-04 to END-06: ARCs break ties."""
        best = self.standing(0)
        for other in range(1, self.seats):
            best = max(best, self.standing(other))
        if self.standing(seat) < best:
            return 0.0
        winners = 0
        for other in range(self.seats):
            if self.standing(other) == best:
                winners += 1
        return 1.0 / float(winners)

    def standing(self, seat: i64) -> i64:
        """END-08: score, then ARCs, in one number."""
        return self.points(seat) * number.MOST_ARCS + self[number.ARCS + seat]

    # Knowledge

    def reseal(self, seat: i64, rng: Rng) -> bool:
        """RES-05: what somebody else discards is any part of his hand of as many cards as he has marked."""
        missing, places = count(self.sealed(seat)), self.size(zone.HAND + seat)
        marked: i64 = 0
        for place in range(places):
            if rng.below(places - place) < missing:
                marked |= single(place)
                missing -= 1
        self.seal(seat, marked)
        return True

    # Bots

    def evaluate(self, seat: i64) -> float:
        return judgement.evaluate(self, seat)

    def guess(self, seat: i64, offered: Actions, rng: Rng) -> i64:
        return plans.guess(self, seat, offered, rng)

    def is_futile(self, seat: i64, code: i64) -> bool:
        return plans.is_futile(self, seat, code)

    def broken(self) -> list[str]:
        return wrong_with(self)
