"""A position of The Crow: Devil's Night, and what can be read off it."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.crow.rules import act, event, named, number, people, step, zone
from tabletown.games.crow.rules.box import Box
from tabletown.games.crow.rules.city import City, bit
from tabletown.games.crow.rules.words import BUILDINGS, CROW, GANG, NONE, SPACES
from tabletown.kernel.memory import FRAME, FRESH
from tabletown.kernel.rng import Rng
from tabletown.kernel.setup import Setup
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions


class Night(State):
    """Devil's Night in the Motor City."""

    def __init__(self, setup: Setup, source: Night | None = None) -> None:
        super().__init__(setup, source)
        if source is not None:
            self.box: Box = source.box
            self.map: City | None = source.map
            self.crow_seat: i64 = source.crow_seat
            self.gang_seats: i64 = source.gang_seats
            self.fire_pit: bool = source.fire_pit
            self.traffic_jam: bool = source.traffic_jam
            self.early_demise: bool = source.early_demise
            self.ganging_up: bool = source.ganging_up
        else:
            box = setup.tables
            assert isinstance(box, Box)
            self.box = box
            self.map = None
            self.crow_seat = 1
            """The seats of the two sides, as bits."""
            self.gang_seats = (1 << setup.seats) - 2
            self.fire_pit = setup.options["fire_pit"] is True
            self.traffic_jam = setup.options["traffic_jam"] is True
            self.early_demise = setup.options["early_demise"] is True
            self.ganging_up = setup.options["ganging_up"] is True

    # The city

    @property
    def city(self) -> City:
        """The city that is played in."""
        found = self.map
        if found is None or found.number != self.numbers[number.CITY]:
            found = self.box.city(self.numbers[number.CITY])
            self.map = found
        return found

    def site(self, name: i64) -> i64:
        """The building that a named building is."""
        return self.numbers[number.SITE + name]

    def name_of(self, building: i64) -> i64:
        """GEO-06: which named building it is; NONE for a regular building."""
        for name in range(named.COUNT):
            if self.numbers[number.SITE + name] == building:
                return name
        return NONE

    def is_burning(self, building: i64) -> bool:
        return self.numbers[number.BURNING + building] == 1

    def burns(self, name: i64) -> bool:
        """CMP-19: whether a named building is burning, so that its ability is off."""
        return self.numbers[number.BURNING + self.numbers[number.SITE + name]] == 1

    def strength(self, name: i64) -> i64:
        """CMP-18, OPT-02."""
        if name == named.PIT and self.fire_pit:
            return self.box.pit_strength
        return self.box.strength[name]

    def fire_left(self) -> i64:
        """CMP-21: the fire tokens in the supply."""
        left = self.box.fire_tokens
        for name in range(named.COUNT):
            left -= self.numbers[number.FIRE + name]
        return left

    def burning_left(self) -> i64:
        """CMP-21: the Burning Building tokens in the supply."""
        left = self.box.burning_tokens
        for building in range(BUILDINGS):
            left -= self.numbers[number.BURNING + building]
        for name in range(named.COUNT):
            left += self.numbers[number.BURNING + self.numbers[number.SITE + name]]
        return left

    # Where the characters are

    def where(self, who: i64) -> i64:
        """A street space, SPACES + building, or NONE."""
        return self.numbers[number.WHERE + who]

    def is_alive(self, who: i64) -> bool:
        """ARR-04: also in a building, or lying."""
        return self.numbers[number.WHERE + who] != NONE

    def on_streets(self, who: i64) -> bool:
        """GEO-17: standing or lying on a street space."""
        return 0 <= self.numbers[number.WHERE + who] < SPACES

    def building_of(self, who: i64) -> i64:
        """GEO-15: the building that somebody is on or in; NONE on the streets."""
        place = self.numbers[number.WHERE + who]
        if place < SPACES:
            return NONE
        return place - SPACES

    def is_up(self, who: i64) -> bool:
        """INC-01: in the game and not incapacitated."""
        return self.numbers[number.CONDITION + who] != people.DOWN and self.numbers[number.WHERE + who] != NONE

    def is_doomed(self, who: i64) -> bool:
        """CBT-13."""
        return self.numbers[number.CONDITION + who] == people.DOOMED

    def is_active(self, who: i64) -> bool:
        """GNG-07: on the streets and not incapacitated."""
        return 0 <= self.numbers[number.WHERE + who] < SPACES and self.numbers[number.CONDITION + who] != people.DOWN

    def is_dangerous(self, who: i64) -> bool:
        """GID-06, GID-10: a gangster up on the streets who can do more than move, so not Gideon."""
        return self.is_active(who) and who != people.GIDEON

    def is_in(self, who: i64, name: i64) -> bool:
        """On or in a named building."""
        return self.numbers[number.WHERE + who] == SPACES + self.numbers[number.SITE + name]

    def neighborhood(self, who: i64) -> i64:
        """GEO-14; NONE for somebody who has left the game."""
        place = self.numbers[number.WHERE + who]
        if place == NONE:
            return NONE
        return self.city.neighborhood[place]

    def are_neighbors(self, who: i64, other: i64) -> bool:
        """Whether both are in the game and in the same neighborhood."""
        place = self.neighborhood(who)
        return place != NONE and place == self.neighborhood(other)

    def is_beside(self, who: i64, building: i64) -> bool:
        """GEO-07: on a street space next to the building."""
        place = self.numbers[number.WHERE + who]
        return 0 <= place < SPACES and self.city.is_beside(place, building)

    def is_beside_named(self, who: i64, name: i64) -> bool:
        return self.is_beside(who, self.numbers[number.SITE + name])

    def are_adjacent(self, who: i64, other: i64) -> bool:
        """GEO-08: both on street spaces next to each other."""
        return (
            self.on_streets(who)
            and self.on_streets(other)
            and self.city.are_adjacent(self.numbers[number.WHERE + who], self.numbers[number.WHERE + other])
        )

    def character_at(self, space: i64) -> i64:
        """GEO-16: who is on a street space, or NONE."""
        for who in range(people.COUNT):
            if self.numbers[number.WHERE + who] == space:
                return who
        return NONE

    def put(self, who: i64, place: i64) -> None:
        """Somebody is there from now on."""
        self.numbers[number.WHERE + who] = place

    def place_word(self, place: i64) -> i64:
        """The number of a place among the words for places: a named building goes by its name."""
        if place >= SPACES:
            name = self.name_of(place - SPACES)
            if name != NONE:
                return SPACES + BUILDINGS + name
        return place

    # The gang

    def living_demons(self) -> i64:
        found: i64 = 0
        for who in range(people.DEMONS):
            if self.is_alive(who):
                found += 1
        return found

    def controller(self, who: i64) -> i64:
        """TEM: the seat that decides for a gangster; the captain decides for Top Dollar and Gideon (TEM-08)."""
        if who < people.STARTERS:
            return self.numbers[number.CONTROL + who]
        return self.numbers[number.CAPTAIN]

    def captain(self) -> i64:
        """TEM-08."""
        return self.numbers[number.CAPTAIN]

    def decider(self, side: i64) -> i64:
        """The seat that answers for a side."""
        return CROW if side == CROW else self.numbers[number.CAPTAIN]

    def side_bits(self, side: i64) -> i64:
        """The seats of a side, as bits."""
        return self.crow_seat if side == CROW else self.gang_seats

    # Secrets

    def top_of_list(self) -> i64:
        """EAT-02: the character whose token is on top of the Death List, or NONE. Only the Crow player may ask."""
        left = self.size(zone.DEATH_LIST)
        if left == 0:
            return NONE
        return self.at(zone.DEATH_LIST, left - 1) - self.box.first_token

    def objective(self) -> i64:
        """The number of the Objective. Only the gang may ask before it is revealed."""
        return self.at(zone.OBJECTIVE, 0) - self.box.first_objective

    def is_revealed(self) -> bool:
        """OBJ-04: whether the Objective lies face up."""
        return self.numbers[number.FACE_UP] == 1

    # Plot cards

    def hand(self, side: i64) -> i64:
        """The zone of a side's Plot hand."""
        return zone.PILE * side + zone.HAND

    def can_draw_plot(self, side: i64) -> bool:
        """PLT-08: whether deck and discard pile are not both empty."""
        return self.size(zone.PILE * side + zone.DECK) > 0 or self.size(zone.PILE * side + zone.DISCARD) > 0

    def draw_plot(self, side: i64) -> None:
        """PLT-08: a card for a side; the discard pile is shuffled when the deck is empty."""
        if not self.can_draw_plot(side):
            return
        deck = zone.PILE * side + zone.DECK
        if self.size(deck) == 0:
            self.gather(zone.PILE * side + zone.DISCARD, deck)
            self.shuffle(deck)
        kind = self.draw(deck, zone.PILE * side + zone.HAND)
        self.say_to(self.side_bits(side), event.DREW_PLOT, side, kind)

    def lasts(self, kinds: list[int]) -> bool:
        """PLT-07: whether one of these cards lies beside the board."""
        for kind in kinds:
            if self.count(zone.PILE * self.box.plots.side[kind] + zone.LASTING, kind) > 0:
                return True
        return False

    def end_lasting(self, kinds: list[int]) -> None:
        """The effects of these cards end."""
        for kind in kinds:
            pile = zone.PILE * self.box.plots.side[kind]
            while self.count(pile + zone.LASTING, kind) > 0:
                self.move(kind, pile + zone.LASTING, pile + zone.DISCARD)
                self.say(event.LASTING_ENDED, kind)

    # Choices

    def offer_buildings(self, wanted: i64, out: Actions) -> None:
        """Adds the codes of a set of buildings."""
        regular = wanted
        for name in range(named.COUNT):
            site = self.numbers[number.SITE + name]
            if (wanted >> site) & 1:
                out.add(act.NAMED.code(name))
                regular ^= bit(site)
        building: i64 = 0
        while regular:
            if regular & 1:
                out.add(act.BUILDING.code(building))
            regular >>= 1
            building += 1

    def is_building(self, action: i64) -> bool:
        """Whether a code stands for a building, named or regular."""
        return act.NAMED.has(action) or act.BUILDING.has(action)

    def chosen_building(self, action: i64) -> i64:
        """The building that a code stands for."""
        if act.NAMED.has(action):
            return self.numbers[number.SITE + act.NAMED.read(action)]
        return act.BUILDING.read(action)

    # The end

    def win(self, side: i64) -> None:
        """WIN-05: at this very moment."""
        if not self.over:
            self.numbers[number.WINNER] = side
            self.say(event.WON, side)
            self.finish()

    def points(self, seat: i64) -> i64:
        """WIN-06: gang players win or lose together."""
        winner = self.numbers[number.WINNER]
        return 1 if winner != NONE and winner == (CROW if seat == CROW else GANG) else 0

    # What the kernel asks

    def rules_out(self, pile: i64, kind: i64) -> bool:
        """An Objective that forbids what the gang has done is not the one."""
        if pile != zone.OBJECTIVE:
            return False
        return self.numbers[number.RULED_OUT + kind - self.box.first_objective] == 1

    def evaluate(self, seat: i64) -> float:
        return self.box.judge.evaluate(self, seat)

    def is_futile(self, seat: i64, code: i64) -> bool:
        return self.box.judge.is_futile(self, seat, code)

    def guess(self, seat: i64, offered: Actions, rng: Rng) -> i64:
        return self.box.judge.guess(self, seat, offered, rng)

    def broken(self) -> list[str]:
        wrong = []
        sites = [self.site(name) for name in range(named.COUNT)]
        circled = set(sites[named.FIXED :])
        if sites[: named.FIXED] != self.city.fixed or not circled <= set(self.city.circles):  # SET-04
            wrong.append("the named buildings are those of another city")
        if len(set(sites)) < named.COUNT:
            wrong.append("two named buildings are the same")
        for who in range(people.COUNT):
            place = self.where(who)
            if 0 <= place < SPACES:
                if not self.city.is_street(place):
                    wrong.append(f"character {who} stands inside a wall, on space {place}")
                if self.character_at(place) != who:
                    wrong.append(f"two characters are on space {place}")
        if self.fire_left() < 0 or self.burning_left() < 0:
            wrong.append("more fires burn than there are tokens")
        if self.numbers[number.BOMB_DUE] and self.numbers[number.BOMB] == NONE:
            wrong.append("a bomb is due that does not lie anywhere")
        if not self.over:
            for who in (people.ERIC, people.THE_CROW):
                if self.building_of(who) == NONE:
                    wrong.append(f"character {who} is at no building")  # ERI-04, FLY-02
            wrong += self._wrong_plots()
            if self.step().name in ("start-building", "start-space"):
                wrong += self._wrong_start()
        return wrong

    def _wrong_plots(self) -> list[str]:
        """PLT-07: a card that does not last lies beside the board only until its step puts it away."""
        plots = self.box.plots
        played = [0] * plots.count
        for depth in range(self.depth):
            base = FRAME * depth
            if self.frames[base] & ~FRESH == step.PUT_AWAY:
                played[self.frames[base + 1]] += 1
        wrong = []
        for kind in range(plots.count):
            lying = self.count(zone.PILE * plots.side[kind] + zone.LASTING, kind)
            if played[kind] != (0 if plots.lasts[kind] else lying):
                wrong.append(f"{plots.names[kind]} lies beside the board and is not being played")
        return wrong

    def _wrong_start(self) -> list[str]:
        """SET-19, OPT-06: who starts next, and how many have gathered at each building, against those in the city."""
        who = self.arg(1)
        order = (*range(people.STARTERS), people.ALBRECHT, people.SARAH)
        wrong = [f"character {one} starts out of turn" for one in order if (self.where(one) != NONE) != (one < who)]
        chosen = self.step().name == "start-space"
        told = self.arg(2) // named.COUNT if chosen else self.arg(2)
        gathered = [(told >> (2 * i)) & 3 for i in range(len(named.MEETING_PLACES))]
        should = (who + 1 if chosen else who) if self.ganging_up and who < people.STARTERS else 0
        if who not in order or sum(gathered) != should or max(gathered) > named.PER_MEETING_PLACE:
            wrong.append(f"character {who} starts when {gathered} have gathered")
        return wrong
