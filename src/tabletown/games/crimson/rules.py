"""The rules of Crimson Crush, step by step, under the headings of the rulebook."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.kernel.declare import Declarations
from tabletown.kernel.events import NUMBER, PIECE, SEAT, FromContent
from tabletown.kernel.layout import A_SEAT, ALL, FLAG, NOBODY, OWNER
from tabletown.kernel.packed import vec
from tabletown.kernel.reasons import LEGAL
from tabletown.kernel.rng import Rng
from tabletown.kernel.setup import Setup
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions, Choice, Sealed, Step

ROWS: Final = 5
SEATS: Final = 5

HERO: Final = 0
VILLAIN: Final = 1

POINTS: Final = (-10_000, 10_000)
NOTHING: Final = (0, 0)
EVERYBODY: Final = (1 << SEATS) - 1
"""A set of seats, as bits."""
SUBURBS: Final = tuple(str(row) for row in range(ROWS))
ROUNDS: Final = tuple(str(round) for round in range(SEATS))
SIDES: Final = ("hero", "villain")
COLOURS: Final = FromContent("colour")
CITIZENS: Final = FromContent("citizen", PIECE)

declare: Final = Declarations("CRIM", SEATS)

# Numbers; those of a side of a row go by `half`, those of a seat in a row or round by `of_seat`
ROUND: Final = declare.number("round", (0, SEATS))
STARTER: Final = declare.number("starter", A_SEAT)
ROW: Final = declare.number("row", (0, ROWS))
ORDER: Final = declare.list_of("order", ROWS, (0, ROWS - 1))
OPEN: Final = declare.list_of("open", 2 * ROWS, FLAG)
POWER: Final = declare.per_seat("power", FLAG)
ROW_POINTS: Final = declare.rows_per_seat("row_points", SUBURBS, POINTS)
ROUND_POINTS: Final = declare.rows_per_seat("round_points", ROUNDS, POINTS)
SUPPORTED: Final = declare.rows_per_seat("supported", SUBURBS, (0, 1 + VILLAIN))
"""INF-08: whom a seat supported last in each colour: 0 nobody, else 1 + HERO or VILLAIN."""

# Zones; a side of a row is SIDE + half(colour, side)
DECK: Final = declare.zone("deck", NOBODY)  # INF-02
HAND: Final = declare.seat_zone("hand", OWNER)  # INF-01
SIDE: Final = declare.zone_list("side", 2 * ROWS, ALL)  # INF-03

STARTED: Final = declare.event("started", "GS-02", seat=SEAT, round=NUMBER)
DREW: Final = declare.event("drew", "TRN-02", seat=SEAT, card=PIECE)
PLACED: Final = declare.event("placed", "TRN-03", seat=SEAT, card=PIECE, side=SIDES)
ROW_CLOSED: Final = declare.event("row-closed", "PLC-06", row=COLOURS)
SHOWED_HAND: Final = declare.event("showed-hand", "STK-02", seat=SEAT)
DISCARDED: Final = declare.event("discarded", "STK-03", seat=SEAT, card=PIECE)
PASSED: Final = declare.event("passed", "VAR-09", seat=SEAT)
ROUND_ENDED: Final = declare.event("round-ended", "RE-03")
HERO_WINS: Final = declare.event("hero-wins", "SCO-05", row=COLOURS)
VILLAIN_WINS: Final = declare.event("villain-wins", "SCO-05", row=COLOURS)
ROW_UNDECIDED: Final = declare.event("row-undecided", "EQL-01", row=COLOURS)
USED_POWER: Final = declare.event("used-power", "HER-01", seat=SEAT)
KEPT_POWER: Final = declare.event("kept-power", "HER-01", seat=SEAT)
REVEALED: Final = declare.event("revealed", "SCO-07", seat=SEAT, value=NUMBER, row=COLOURS)
SCORED: Final = declare.event("scored", "HER-05", seat=SEAT, points=NUMBER, row=COLOURS)
DOUBLED: Final = declare.event("doubled", "HER-06", seat=SEAT, points=NUMBER, row=COLOURS)
LOST: Final = declare.event("lost", "VIL-02", seat=SEAT, points=NUMBER, row=COLOURS)
ROUND_TOTAL: Final = declare.event("round-total", "CMP-08", seat=SEAT, points=NUMBER)
WON: Final = declare.event("won", "END-02", seat=SEAT, points=NUMBER)

DRAW: Final = declare.action("draw", "VAR-01", "deck")
KEEP: Final = declare.action("keep", "HER-01", "power:keep")
USE: Final = declare.action("use", "HER-01", "power:use")
PLACE: Final = declare.content_pair_group(
    "place", "TRN-03", "card:{card}", "row:{card.colour}/{side}", card=CITIZENS, side=SIDES
)
DISCARD: Final = declare.content_group("discard", "STK-03", "card:{card}", "deck", card=CITIZENS)

POWER_FIRST: Final = declare.reason("power-first", "HER-01")
NO_POWER_NOW: Final = declare.reason("no-power-now", "PWR-03")
NOT_HELD: Final = declare.reason("not-held", "TRN-03", card="{card}")
DRAWN_ALREADY: Final = declare.reason("drawn-already", "TRN-02")
HAND_FULL: Final = declare.reason("hand-full", "VAR-02", most="{most_in_hand}")
DRAW_STUCK: Final = declare.reason("draw-stuck", "VAR-02", most="{most_in_hand}")
DECK_EMPTY: Final = declare.reason("deck-empty", "VAR-09")
NO_DISCARD: Final = declare.reason("discard", "STK-06")
PLACE_STUCK: Final = declare.reason("place-stuck", "STK-05")
ROW_FULL: Final = declare.reason("row-full", "PLC-04", row="{card.suburb}")
SIDE_FULL: Final = declare.reason("side-full", "PLC-03", row="{card.suburb}", side="{side}")

# What supporting somebody tells about a hand
TELLING: Final = 0.4
"""For every point that it holds of a colour, a hand of somebody who supported its hero is e ** 0.4 times as likely."""
MOST_TELLING: Final = 8
"""More points than this tell no more."""


class Citizens:
    """The content as the rules look it up: the kinds of citizens, and the numbers of the box."""

    def __init__(self, names: list[str], colours: list[int], values: list[int], copies: list[int]) -> None:
        self.names = names
        self.copies: vec[i64] = vec[i64](copies)
        self.kinds: i64 = len(names)
        self.count: i64 = sum(copies)
        self.colour: vec[i64] = vec[i64](colours)
        self.value: vec[i64] = vec[i64](values)
        self.gates: vec[i64] = vec[i64]([OPEN + half(colour, HERO) for colour in colours])
        """The two sides of its row, of which a placement needs one to be open."""
        self.value_in: list[vec[i64]] = [_values_in(colour, colours, values) for colour in range(ROWS)]
        """For each colour, the value of its citizens; the others count nothing."""
        self.hand: i64 = 6
        self.most_in_hand: i64 = 6
        self.most_on_side: i64 = 3
        self.most_in_row: i64 = 5
        self.rounds: vec[i64] = vec[i64]([0] * (SEATS + 1))
        self.closed_to_end: vec[i64] = vec[i64]([0] * (SEATS + 1))


def _values_in(colour: int, colours: list[int], values: list[int]) -> vec[i64]:
    return vec[i64]([value if of == colour else 0 for of, value in zip(colours, values, strict=True)])


def half(colour: i64, side: i64) -> i64:
    """The number of a side of a row."""
    return 2 * colour + side


def of_seat(row: i64, seat: i64) -> i64:
    """The number of a seat in a row or round."""
    return SEATS * row + seat


class Town(State):
    """A position: five rows between a hero and a villain."""

    def __init__(self, setup: Setup, source: Town | None = None) -> None:
        super().__init__(setup, source)
        if source is not None:
            self.cards: Citizens = source.cards
            self.one_action: bool = source.one_action
        else:
            cards = setup.tables
            assert isinstance(cards, Citizens)
            self.cards = cards
            self.one_action = setup.options["one_action"] is True

    # Rows

    def closed(self, colour: i64) -> bool:
        """PLC-04, PLC-06: the door is shut."""
        return self[OPEN + half(colour, HERO)] == 0 and self[OPEN + half(colour, VILLAIN)] == 0

    def close(self, colour: i64, side: i64) -> None:
        """PLC-03, PLC-04: after a placement, a full side or a full row takes no more."""
        here = self.size(SIDE + half(colour, side))
        there = self.size(SIDE + half(colour, 1 - side))
        if here + there >= self.cards.most_in_row:
            self[OPEN + half(colour, HERO)] = 0
            self[OPEN + half(colour, VILLAIN)] = 0
        elif here >= self.cards.most_on_side:
            self[OPEN + half(colour, side)] = 0

    def places(self, colour: i64) -> i64:
        """PLC-04: how many more citizens a row can take."""
        return self.cards.most_in_row - self.size(SIDE + 2 * colour) - self.size(SIDE + 2 * colour + 1)

    def places_on(self, colour: i64, side: i64) -> i64:
        """PLC-03, PLC-04: how many of them on one side."""
        return min(self.cards.most_on_side - self.size(SIDE + 2 * colour + side), self.places(colour))

    def sum(self, colour: i64, side: i64) -> i64:
        """SCO-03, SCO-04."""
        return self.worth(SIDE + half(colour, side), self.cards.value)

    def balance(self, colour: i64) -> i64:
        """Above 0 the hero is ahead, below 0 the villain."""
        return self.sum(colour, HERO) - self.sum(colour, VILLAIN)

    def closed_rows(self) -> i64:
        closed: i64 = 0
        for colour in range(ROWS):
            if self.closed(colour):
                closed += 1
        return closed

    # Hands

    def held(self, seat: i64, colour: i64) -> i64:
        """SCO-06: the value of a colour in hand."""
        return self.worth(HAND + seat, self.cards.value_in[colour])

    def can_place(self, seat: i64) -> bool:
        """STK-01."""
        zone = HAND + seat
        for place in range(self.size(zone)):
            if not self.closed(self.cards.colour[self.at(zone, place)]):
                return True
        return False

    def after(self, seat: i64) -> i64:
        """GS-02: clockwise."""
        return (seat + 1) % self.seats

    # What a seat may do, and what it does

    def offer_placements(self, seat: i64, out: Actions) -> None:
        """TRN-03, PLC-02 to PLC-04: each citizen in hand, on each side of its row that is open."""
        self.offer_pairs(HAND + seat, out, PLACE.first(self), self.cards.gates)

    def no_card(self, seat: i64, kind: i64) -> i64:
        """TRN-03: whether a citizen is in hand."""
        return LEGAL if self.count(HAND + seat, kind) > 0 else NOT_HELD

    def no_placement(self, seat: i64, action: i64) -> i64:
        """PLC-03, PLC-04: why a citizen does not go there."""
        kind, side = PLACE.read(self, action)
        colour = self.cards.colour[kind]
        missing = self.no_card(seat, kind)
        if missing != LEGAL or self[OPEN + half(colour, side)] == 1:
            return missing
        return ROW_FULL if self.closed(colour) else SIDE_FULL

    def no_turn(self, seat: i64, action: i64) -> i64:
        """Why a seat that may place a citizen cannot do this."""
        if PLACE.has(self, action):
            return self.no_placement(seat, action)
        if DISCARD.has(self, action):
            return self.no_card(seat, DISCARD.read(self, action)) or NO_DISCARD
        return DRAWN_ALREADY if action == DRAW else NO_POWER_NOW

    def place(self, seat: i64, action: i64) -> None:
        """PLC-01, PLC-02; then the next turn, or the end of the round."""
        kind, side = PLACE.read(self, action)
        colour = self.cards.colour[kind]
        self.move(kind, HAND + seat, SIDE + half(colour, side))
        self[SUPPORTED + of_seat(colour, seat)] = 1 + side
        self.say(PLACED, seat, kind, side)
        self.close(colour, side)
        if self.closed(colour):
            self.say(ROW_CLOSED, colour)
            if self.closed_rows() == self.cards.closed_to_end[self.seats]:
                self.say(ROUND_ENDED)
                self.replace(SCORING)  # RE-03, RE-04: at once
                return
        self.next_turn(seat)

    def next_turn(self, seat: i64) -> None:
        self.replace(ONE_ACTION if self.one_action else TURN, self.after(seat))

    # Scores

    def points(self, seat: i64) -> i64:
        """END-02."""
        total: i64 = 0
        for round in range(SEATS):
            total += self[ROUND_POINTS + of_seat(round, seat)]
        return total

    def score(self, seat: i64, points: i64) -> None:
        """CMP-08."""
        self[ROW_POINTS + of_seat(self[ROW], seat)] = points
        self[ROUND_POINTS + of_seat(self[ROUND], seat)] += points

    def evaluate(self, seat: i64) -> float:
        """The lead over the best rival if every row were scored as it stands."""
        totals = vec[i64]([0] * SEATS)
        for other in range(self.seats):
            totals[other] = self.points(other)
        for row in range(self[ROW], ROWS):
            colour = self[ORDER + row]
            balance = self.balance(colour)
            if balance == 0:
                continue
            best: i64 = 0
            for other in range(self.seats):
                best = max(best, self.held(other, colour))
            for other in range(self.seats):
                if self.held(other, colour) == best:
                    totals[other] += best if balance > 0 else -best
        rival: i64 = -1000
        for other in range(self.seats):
            if other != seat:
                rival = max(rival, totals[other])
        return max(0.0, min(1.0, 0.5 + float(totals[seat] - rival) / 100.0))

    def guess(self, seat: i64, offered: Actions, rng: Rng) -> i64:
        """Any citizen: for the hero where this seat leads its colour, else for the villain."""
        code = offered.codes[rng.below(offered.size)]
        if not PLACE.has(self, code):
            if self.step().name != "power":
                return code
            return USE if self.leads(seat, self[ORDER + self[ROW]], 0) and rng.below(2) == 0 else KEEP
        kind, _ = PLACE.read(self, code)
        colour = self.cards.colour[kind]
        side = HERO if self.leads(seat, colour, self.cards.value[kind]) else VILLAIN
        return PLACE.code(self, kind, side) if self[OPEN + half(colour, side)] == 1 else code

    def leads(self, seat: i64, colour: i64, given: i64) -> bool:
        """Whether this seat, after giving some of a colour away, still holds some, and nobody more."""
        mine = self.held(seat, colour) - given
        if mine <= 0:
            return False
        for other in range(self.seats):
            if other != seat and self.held(other, colour) > mine:
                return False
        return True

    def likelihood(self, seat: i64) -> float:
        """Whoever supports the hero of a colour holds much of it, whoever supports the villain little."""
        told: i64 = 0
        for colour in range(ROWS):
            for other in range(self.seats):
                supported = self[SUPPORTED + of_seat(colour, other)]
                if supported > 0 and other != seat:
                    held = min(MOST_TELLING, self.held(other, colour))
                    told += held if supported == 1 + HERO else -held
        return TELLING * float(told)

    def rules_out(self, zone: i64, kind: i64) -> bool:
        """Whoever had to show a colour holds no more of it in secret."""
        if self[ROW] == 0 or zone < HAND or zone >= HAND + SEATS:
            return False
        colour = self.cards.colour[kind]
        for row in range(self[ROW]):
            if self[ORDER + row] == colour:
                return self.balance(colour) != 0
        return False

    def broken(self) -> list[str]:
        wrong = []
        if self[ROW] == ROWS and not self.over:
            wrong.append("all rows are scored, but the round goes on")
        for seat in range(self.seats):
            if self.size(HAND + seat) == self.layout.room[HAND] and not (self.waiting >> seat) & 1:
                wrong.append(f"seat {seat} holds too many citizens")
        for colour in range(ROWS):
            sizes = [self.size(SIDE + half(colour, side)) for side in (HERO, VILLAIN)]
            full = sum(sizes) >= self.cards.most_in_row
            for side in (HERO, VILLAIN):
                if (self[OPEN + half(colour, side)] == 0) != (full or sizes[side] >= self.cards.most_on_side):
                    wrong.append(f"side {side} of row {colour} is open or closed against its citizens")
                for kind in self.pieces(SIDE + half(colour, side)):
                    if self.cards.colour[kind] != colour:
                        wrong.append(f"{self.cards.names[kind]} lies in row {colour}")
        return wrong


class Match(Step[Town]):
    """GS, NEW, END: as many rounds as players."""

    def enter(self, town: Town, arg: i64) -> None:
        town.fill(DECK, town.cards.copies)
        town[STARTER] = town.random(town.seats)  # SET-08
        for row in range(ROWS):
            town[ORDER + row] = row  # SET-04
        if town.setup.options["shuffled_suburbs"] is True:
            for row in range(ROWS - 1, 0, -1):  # OPT-02
                other = town.random(row + 1)
                colour = town[ORDER + row]
                town[ORDER + row] = town[ORDER + other]
                town[ORDER + other] = colour
        town.push(DEAL)

    def resume(self, town: Town, arg: i64) -> None:
        if town[ROUND] + 1 == town.cards.rounds[town.seats]:
            for seat in range(town.seats):
                if town.result(seat) > 0.0:
                    town.say(WON, seat, town.points(seat))  # END-02, END-04
            town.finish()  # END-01
            return
        town[ROUND] += 1
        town[STARTER] = town.after(town[STARTER])  # NEW-03
        town.push(DEAL)
        town.rest()


class Deal(Step[Town]):
    """SET, NEW: all citizens are shuffled, everybody gets six and a power card."""

    def enter(self, town: Town, arg: i64) -> None:
        for seat in range(town.seats):
            town.gather(HAND + seat, DECK)  # NEW-02
            town[POWER + seat] = 1  # SET-06, PWR-05
        for side in range(2 * ROWS):
            town.gather(SIDE + side, DECK)
        town.set_all(OPEN, 2 * ROWS, 1)  # SET-05
        town.set_all(ROW_POINTS, ROWS * SEATS, 0)
        town.set_all(SUPPORTED, ROWS * SEATS, 0)
        town[ROW] = 0
        town.shuffle(DECK)
        for seat in range(town.seats):
            town.deal(DECK, HAND + seat, town.cards.hand)  # SET-01
        starter = town[STARTER]
        town.say(STARTED, starter, town[ROUND] + 1)
        town.replace(ONE_ACTION if town.one_action else TURN, starter)


class Turn(Choice[Town]):
    """TRN: draw a card, then place one of yours beside its battle card."""

    def enter(self, town: Town, arg: i64) -> None:
        if town.size(DECK) > 0:  # TRN-07
            kind = town.draw(DECK, HAND + arg)  # TRN-02
            town.say_to(1 << arg, DREW, arg, kind)
        if not town.can_place(arg):
            town.replace(STUCK, arg)

    def legal(self, town: Town, seat: i64, out: Actions) -> None:
        town.offer_placements(seat, out)

    def fault(self, town: Town, seat: i64, action: i64) -> i64:
        return town.no_turn(seat, action)

    def choose(self, town: Town, seat: i64, action: i64) -> None:
        town.place(seat, action)


class OneAction(Choice[Town]):
    """VAR: draw a card or place one."""

    def enter(self, town: Town, arg: i64) -> None:
        if town.size(HAND + arg) >= town.cards.most_in_hand and town.closed_rows() > 0:
            town.barrier += 1  # whether this hand is blocked is for all to see
        if town.can_place(arg):
            return
        if town.size(HAND + arg) >= town.cards.most_in_hand:
            town.replace(STUCK, arg)  # VAR-08
        elif town.size(DECK) == 0:
            town.say(PASSED, arg)  # VAR-09
            town.next_turn(arg)

    def legal(self, town: Town, seat: i64, out: Actions) -> None:
        if town.size(HAND + seat) < town.cards.most_in_hand and town.size(DECK) > 0:
            out.add(DRAW)  # VAR-02, VAR-05
        town.offer_placements(seat, out)

    def fault(self, town: Town, seat: i64, action: i64) -> i64:
        if action != DRAW:
            return town.no_turn(seat, action)
        if town.size(HAND + seat) >= town.cards.most_in_hand:
            return HAND_FULL
        return LEGAL if town.size(DECK) > 0 else DECK_EMPTY

    def choose(self, town: Town, seat: i64, action: i64) -> None:
        if action == DRAW:
            kind = town.draw(DECK, HAND + seat)
            town.say_to(1 << seat, DREW, seat, kind)
            town.next_turn(seat)
        else:
            town.place(seat, action)


class Stuck(Choice[Town]):
    """STK: no card can be placed: show the hand, put one card under the deck."""

    def enter(self, town: Town, arg: i64) -> None:
        town.show(HAND + arg, town.setup.everyone)  # STK-02
        town.say(SHOWED_HAND, arg)

    def legal(self, town: Town, seat: i64, out: Actions) -> None:
        town.offer_kinds(HAND + seat, out, DISCARD.first(town))  # STK-04

    def fault(self, town: Town, seat: i64, action: i64) -> i64:
        if DISCARD.has(town, action):
            return town.no_card(seat, DISCARD.read(town, action))
        if PLACE.has(town, action):
            return town.no_card(seat, PLACE.read(town, action)[0]) or PLACE_STUCK
        if action == DRAW and town.one_action:
            return DRAW_STUCK
        return town.no_turn(seat, action)

    def choose(self, town: Town, seat: i64, action: i64) -> None:
        kind = DISCARD.read(town, action)
        town.put_under(kind, HAND + seat, DECK, town.setup.everyone)  # STK-03, STK-07, INF-05
        town.say(DISCARDED, seat, kind)
        town.next_turn(seat)  # STK-05


class Scoring(Step[Town]):
    """SCO: the rows from top to bottom; each is completed before the next one is looked at."""

    def enter(self, town: Town, arg: i64) -> None:
        if town[ROW] == ROWS:
            for seat in range(town.seats):
                town.say(ROUND_TOTAL, seat, town[ROUND_POINTS + of_seat(town[ROUND], seat)])
            town.pop()
            return
        colour = town[ORDER + town[ROW]]
        balance = town.balance(colour)
        if balance == 0:
            town.say(ROW_UNDECIDED, colour)
            self.next_row(town)  # EQL-01, EQL-02
        elif balance < 0:
            town.say(VILLAIN_WINS, colour)
            self.settle(town, colour, -1)
        else:
            town.say(HERO_WINS, colour)
            asked: i64 = 0
            for seat in range(town.seats):
                if town[POWER + seat] == 1:
                    asked |= 1 << seat  # HER-03
            if asked != 0:
                town.push(POWER_CHOICE, asked)  # HER-01
            else:
                self.settle(town, colour, 1)

    def resume(self, town: Town, arg: i64) -> None:
        self.settle(town, town[ORDER + town[ROW]], 1)

    def settle(self, town: Town, colour: i64, sign: i64) -> None:
        """HER-04 to HER-09, VIL-01 to VIL-05: reveal, compare, write down."""
        best: i64 = 0
        leaders: i64 = 0
        for seat in range(town.seats):
            town.show_group(HAND + seat, town.cards.colour, colour, town.setup.everyone)  # SCO-07
            value = town.held(seat, colour)
            town.say(REVEALED, seat, value, colour)
            if value > best:
                best = value
                leaders = 0
            if value == best:
                leaders |= 1 << seat
        for seat in range(town.seats):
            if best == 0 or not (leaders >> seat) & 1:
                continue
            if sign < 0:
                town.score(seat, -best)
                town.say(LOST, seat, best, colour)
            elif (town.arg() >> seat) & 1:
                town.score(seat, 2 * best)  # HER-06
                town.say(DOUBLED, seat, 2 * best, colour)
            else:
                town.score(seat, best)
                town.say(SCORED, seat, best, colour)
        self.next_row(town)

    def next_row(self, town: Town) -> None:
        town[ROW] += 1
        town.replace(SCORING)


class PowerChoice(Sealed[Town]):
    """PWR: whoever still has the power card decides in secret whether to play it for this row."""

    def legal(self, town: Town, seat: i64, out: Actions) -> None:
        out.add(KEEP)
        out.add(USE)

    def fault(self, town: Town, seat: i64, action: i64) -> i64:
        return LEGAL if action in (KEEP, USE) else POWER_FIRST

    def reveal(self, town: Town, arg: i64) -> None:
        used: i64 = 0
        for seat in range(town.seats):
            if town.sealed(seat) == USE:
                used |= 1 << seat
                town[POWER + seat] = 0  # PWR-02
                town.say(USED_POWER, seat)
            elif town.sealed(seat) == KEEP:
                town.say(KEPT_POWER, seat)
        town.pop()
        town.set_arg(0, used)


MATCH: Final = declare.step(Match("match", NOTHING))
DEAL: Final = declare.step(Deal("deal", NOTHING, under="match"))
TURN: Final = declare.step(Turn("turn", A_SEAT, under="match"))
ONE_ACTION: Final = declare.step(OneAction("one-action", A_SEAT, under="match"))
STUCK: Final = declare.step(Stuck("stuck", A_SEAT, under="match"))
SCORING: Final = declare.step(Scoring("scoring", (0, EVERYBODY), under="match"))
POWER_CHOICE: Final = declare.step(PowerChoice("power", (0, EVERYBODY), under="scoring"))
