"""SET: everything that is done before the first round."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.remnants.rules import action, event, number, reason, step, zone
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import GANGS, LEVELS, MARKET, MEMBER, NONE, STARTER, TOKENS
from tabletown.kernel.packed import vec
from tabletown.kernel.reasons import LEGAL
from tabletown.kernel.step import Actions, Choice, Step


class Start(Step[Quarter]):
    """SET-02: who is first, then gangs, then sides, then the rest; the first argument says how far that is."""

    def enter(self, quarter: Quarter, stage: i64) -> None:
        for seat in range(len(GANGS)):
            quarter[number.GANG + seat] = NONE
            quarter[number.ENTRY + seat] = NONE
        for token in range(len(TOKENS)):
            quarter[number.TOKEN + token] = NONE  # SET-17
        quarter[number.ACTIVE] = NONE
        quarter[number.ENTERED] = NONE
        quarter[number.LOT] = NONE
        quarter[number.BIDDER] = NONE
        end_battle(quarter)
        unpack(quarter)
        roll_for_first(quarter)

    def resume(self, quarter: Quarter, stage: i64) -> None:
        first = quarter[number.FIRST]
        quarter.set_arg(0, stage + 1)
        if stage == 0:
            if quarter.setup.options["gang_choice"] == "draft":
                quarter.push(step.GANG, first)
            else:
                deal_gangs(quarter)
        elif stage == 1:
            if quarter.setup.options["sides"] == "choose":
                quarter.push(step.SIDE, first)
            else:
                deal_sides(quarter)
        else:
            lay_out(quarter)
            quarter.replace(step.ROUND)


def end_battle(quarter: Quarter) -> None:
    quarter[number.ATTACKER] = NONE
    quarter[number.DEFENDER] = NONE
    quarter[number.BATTLEFIELD] = NONE
    quarter[number.RIVAL] = NONE


def roll_for_first(quarter: Quarter) -> None:
    """SET-03: the highest roll; those who tie roll again."""
    rolling: i64 = (1 << quarter.seats) - 1
    while rolling & (rolling - 1):
        best: i64 = 0
        ahead: i64 = 0
        for seat in range(quarter.seats):
            if rolling >> seat & 1:
                rolled = quarter.random(6) + 1
                quarter.say(event.ROLLED_FIRST, seat, rolled)
                if rolled > best:
                    best = rolled
                    ahead = 0
                if rolled == best:
                    ahead |= 1 << seat
        rolling = ahead
    for seat in range(quarter.seats):
        if rolling >> seat & 1:
            quarter[number.FIRST] = seat
    quarter.say(event.FIRST, quarter[number.FIRST])


def deal_gangs(quarter: Quarter) -> None:
    """SET-05."""
    left = vec[i64](list(range(len(GANGS))))
    for i in range(quarter.seats):
        pick = i + quarter.random(len(GANGS) - i)
        left[i], left[pick] = left[pick], left[i]
        take_gang(quarter, i, left[i])


def take_gang(quarter: Quarter, seat: i64, gang: i64) -> None:
    quarter[number.GANG + seat] = gang
    quarter.say(event.GANG, seat, gang)


def deal_sides(quarter: Quarter) -> None:
    """OPT-04."""
    entries = quarter.side.entries[:]
    for i in range(quarter.seats):
        pick = i + quarter.random(len(entries) - i)
        entries[i], entries[pick] = entries[pick], entries[i]
        take_side(quarter, i, entries[i])


def take_side(quarter: Quarter, seat: i64, space: i64) -> None:
    quarter[number.ENTRY + seat] = space
    quarter.say(event.SIDE, seat, space)


def is_taken(quarter: Quarter, first: i64, value: i64) -> bool:
    for seat in range(quarter.seats):
        if quarter[first + seat] == value:
            return True
    return False


class ChooseGang(Choice[Quarter]):
    """SET-05: clockwise from the first player, among the gangs that are free."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        for gang in range(len(GANGS)):
            if not is_taken(quarter, number.GANG, gang):
                out.add(action.GANG.code(gang))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if not action.GANG.has(code):
            return self.first
        return reason.GANG_TAKEN if is_taken(quarter, number.GANG, action.GANG.read(code)) else LEGAL

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        take_gang(quarter, seat, action.GANG.read(code))
        go_round(quarter, step.GANG, seat)


class ChooseSide(Choice[Quarter]):
    """SET-10, SET-11: an entry space that is free."""

    def legal(self, quarter: Quarter, seat: i64, out: Actions) -> None:
        for space in range(len(quarter.side.renown)):
            if is_entry(quarter, space) and not is_taken(quarter, number.ENTRY, space):
                out.add(action.ENTER.code(space))

    def fault(self, quarter: Quarter, seat: i64, code: i64) -> i64:
        if not action.ENTER.has(code):
            return self.first
        space = action.ENTER.read(code)
        if not is_entry(quarter, space):
            return reason.NO_ENTRY
        return reason.SIDE_TAKEN if is_taken(quarter, number.ENTRY, space) else LEGAL

    def choose(self, quarter: Quarter, seat: i64, code: i64) -> None:
        take_side(quarter, seat, action.ENTER.read(code))
        go_round(quarter, step.SIDE, seat)


def is_entry(quarter: Quarter, space: i64) -> bool:
    for entry in quarter.side.entries:
        if entry == space:
            return True
    return False


def go_round(quarter: Quarter, kind: i64, seat: i64) -> None:
    """The next one is asked, until it is the first player's turn again."""
    quarter.barrier += 1  # HID-16
    seat = quarter.after(seat)
    if seat == quarter[number.FIRST]:
        quarter.pop()
    else:
        quarter.replace(kind, seat)


def unpack(quarter: Quarter) -> None:
    """SET-12, SET-13, SET-17: the shared decks; the starter cards wait in the box."""
    quarter.fill(zone.BOX, of_group(quarter, STARTER))
    quarter.fill(zone.MEMBER_DECK, of_group(quarter, MEMBER))
    quarter.fill(zone.GOODS_DECK, of_group(quarter, MARKET))
    cards = len(quarter.box.cards.names)
    coordinates = [0] * cards + [1] * (len(quarter.layout.kinds) - cards)
    quarter.fill(zone.COORDINATE_DECK, vec[i64](coordinates))
    for deck in (zone.MEMBER_DECK, zone.GOODS_DECK, zone.COORDINATE_DECK):
        quarter.shuffle(deck)


def of_group(quarter: Quarter, group: i64) -> vec[i64]:
    """How many cards of each kind belong to a group."""
    cards = quarter.box.cards
    copies = vec[i64]([0] * len(quarter.layout.kinds))
    for kind in range(len(cards.names)):
        if cards.group[kind] == group:
            copies[kind] = cards.copies[kind]
    return copies


def lay_out(quarter: Quarter) -> None:
    """SET-06 to SET-18."""
    box = quarter.box
    for seat in range(quarter.seats):
        take_starters(quarter, seat)
        quarter[number.UNITS + seat] = quarter.unit_cards_in(zone.DRAW + seat)
        quarter.shuffle(zone.DRAW + seat)
        quarter.deal(zone.DRAW + seat, zone.HAND + seat, box.start_hand)
        quarter[number.INFLUENCE + seat] = box.start_influence
        quarter[number.POOL + seat] = box.start_pool
        quarter[number.UNUSED + seat] = box.figures - box.start_pool
        quarter[number.ARCS + seat] = box.start_arcs
    quarter.deal(zone.MEMBER_DECK, zone.MEMBERS, box.members_shown)
    quarter.deal(zone.GOODS_DECK, zone.GOODS, box.goods_shown)
    draw_types(quarter)
    quarter[number.SUPPLY] = box.products
    quarter[number.RENOWN_POOL] = box.renown


def take_starters(quarter: Quarter, seat: i64) -> None:
    """SET-07: the starter cards of his gang."""
    cards = quarter.box.cards
    for kind in range(len(cards.names)):
        if cards.group[kind] == STARTER and cards.gang[kind] == quarter[number.GANG + seat]:
            for _ in range(cards.copies[kind]):
                quarter.move(kind, zone.BOX, zone.DRAW + seat)


def draw_types(quarter: Quarter) -> None:
    """SET-14: so many types of each level, with all their tiles."""
    developments = quarter.box.developments
    for level in range(len(LEVELS)):
        types = [type for type in range(len(developments)) if developments[type].level == level]
        for i in range(quarter.box.types_per_level):
            pick = i + quarter.random(len(types) - i)
            types[i], types[pick] = types[pick], types[i]
            quarter[number.TILES_LEFT + types[i]] = developments[types[i]].copies
