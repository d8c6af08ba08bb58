"""Crimson Crush as a title: options, content, and words."""

from __future__ import annotations

from pathlib import Path

from tabletown.games.crimson import figures
from tabletown.games.crimson.records import Figures, Tallies
from tabletown.games.crimson.rules import (
    CITIZENS,
    COLOURS,
    DECK,
    HAND,
    KEEP,
    ORDER,
    PLACE,
    ROW,
    ROWS,
    SEATS,
    SIDE,
    SIDES,
    Citizens,
    Town,
    declare,
)
from tabletown.games.crimson.view import CrimsonPage
from tabletown.kernel.content import inner, number, where, word
from tabletown.kernel.declare import Declared
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game, GameOption
from tabletown.kernel.profile import Factor, Profile
from tabletown.kernel.records import Declining, Event, Message, Refusal, View
from tabletown.kernel.setup import Setup, Value
from tabletown.kernel.state import State

MOST_IN_HAND = 12
ROW_EVENTS = {"scored": "row scored", "doubled": "row scored doubly", "lost": "row lost"}
"""What players do with rows, and what the lab calls it."""


class Crimson(Game):
    """A game by Michael Schacht for 3 to 5 players."""

    def declare(self) -> None:
        self.slug = "crimson"
        self.title = "Crimson Crush"
        self.rules = "1"
        self.fewest = 2
        self.most = SEATS
        self.turn_clause = "CRIM-GS-02"
        self.over_clause = "CRIM-END-01"
        self.options = (
            GameOption("one_action", "CRIM-VAR-01"),
            GameOption("shuffled_suburbs", "CRIM-OPT-02"),
            GameOption("two_players", "CRIM-OPT-01"),
        )
        self.colours = self._colours()
        self.cards = self._citizens()
        self.tables = self.cards
        self.use(self._declared())
        self.records = (Tallies, Figures)
        self.profile = Profile(guesses=4_000_000, aims=tuple(ROW_EVENTS), sample=300, factors=self.factors)

    def _declared(self) -> Declared:
        """What the content decides."""
        cards = self.cards
        colours = [self.colours[int(colour)] for colour in cards.colour]
        return declare.bind(
            cards.names,
            room={DECK: cards.count, HAND: max(cards.hand, cards.most_in_hand) + 1, SIDE: cards.most_on_side},
            words={COLOURS: self.colours, CITIZENS: cards.names},
            traits={"card.colour": list(colours), "card.suburb": [self.suburb(colour) for colour in colours]},
            facts={"most_in_hand": int(cards.most_in_hand)},
        )

    def blank(self, setup: Setup) -> State:
        return Town(setup)

    def conserved(self) -> list[int]:
        return [int(copies) for copies in self.cards.copies]

    def check_options(self, seats: int, options: dict[str, Value]) -> Message | None:
        if seats == 2 and not options["two_players"]:
            return Message("wrong-needs-two-players")
        if seats != 2 and options["two_players"]:
            return Message("wrong-two-players", {"seats": seats})
        return None

    def text(self, view: View, names: list[str] | None = None) -> str:
        return CrimsonPage(self, view, names).text()

    def tallies(self, seen: State) -> Tallies:
        assert isinstance(seen, Town)
        return figures.tallies(seen)

    def figures(self, seen: State, seat: int | None) -> Figures:
        assert isinstance(seen, Town)
        return figures.figures(seen, seat)

    def factors(self, state: State, told: list[Event]) -> list[Factor]:
        """Who started, and who scored or lost which row: did they win the game?"""
        found = []
        for event in told:
            seat = event.data.get("seat")
            if not isinstance(seat, int):
                continue
            if event.kind == "started" and event.data["round"] == 1:
                found.append(Factor("start of the game", "the starting player", state.result(seat)))
            elif event.kind in ROW_EVENTS:
                found.append(Factor(ROW_EVENTS[event.kind], str(event.data["row"]), state.result(seat)))
        return found

    def declining(self, state: State, seat: int) -> Declining | None:
        """HER-06: doubling nothing gives nothing."""
        assert isinstance(state, Town)
        if seat in state.actors() and state.step().name == "power":
            return Declining(KEEP, state.held(seat, state[ORDER + state[ROW]]) > 0)
        return None

    # Words

    def why_not(self, state: State, seat: int, elements: list[str]) -> Refusal | None:
        """A row that is touched without a card is asked about with what this seat holds of its colour."""
        found = super().why_not(state, seat, elements)
        lonely = len(elements) == 1 and elements[0].startswith("row:")
        if found is None or found.message.id != "refuse-not-held" or not lonely:
            return found
        colour, _, side = elements[0].removeprefix("row:").partition("/")
        kinds = range(len(self.layout.kinds))
        held = [kind for kind in kinds if self.colour_of(kind) == colour and state.count(HAND + seat, kind)]
        if not held:
            return Refusal("CRIM-PLC-01", Message("refuse-no-colour", {"colour": colour}))
        return self.refuse(state, seat, PLACE.code(state, held[0], SIDES.index(side)))

    def no_use(self, elements: list[str]) -> Refusal:
        kinds = [element.split(":")[0] for element in elements]
        if sorted(kinds) == ["card", "row"]:
            return Refusal("CRIM-PLC-01", Message("refuse-misfit"))
        return super().no_use(elements)

    def sentences(self) -> str:
        most = number(inner(self.content.table("game"), "limits"), "variant_hand_limit", 1, MOST_IN_HAND)
        return f"{super().sentences()}\nmost-in-hand = {most}\n"

    def piece(self, kind: str) -> Message:
        return Message(
            "citizen", {"colour": self.colour_of(self.layout.kinds.index(kind)), "value": self.value_of(kind)}
        )

    def value_of(self, kind: str) -> int:
        return int(self.cards.value[self.layout.kinds.index(kind)])

    def colour_of(self, kind: int) -> str:
        return self.colours[int(self.cards.colour[kind])]

    def suburb(self, colour: str) -> Message:
        return Message("suburb", {"colour": colour})

    # Content

    def _colours(self) -> list[str]:
        colours = sorted(self.content.entries("colour"), key=lambda entry: number(entry, "order", 1, ROWS))
        if sorted(number(entry, "order", 1, ROWS) for entry in colours) != list(range(1, ROWS + 1)):
            raise BadInput(f"the orders of the {ROWS} colours have to be 1 to {ROWS}, each once")
        return [word(entry, "id") for entry in colours]

    def _citizens(self) -> Citizens:
        kinds = self.content.entries("citizen")
        for entry in kinds:
            if (colour := word(entry, "colour")) not in self.colours:
                known = ", ".join(self.colours)
                raise BadInput(f"{where(entry, 'colour')}: colour has to be one of {known}, not {colour!r}")
        cards = Citizens(
            [word(entry, "id") for entry in kinds],
            [self.colours.index(word(entry, "colour")) for entry in kinds],
            [number(entry, "value", 0, 99) for entry in kinds],
            [number(entry, "copies", 0, 20) for entry in kinds],
        )
        limits = inner(self.content.table("game"), "limits")
        cards.hand = number(limits, "hand_deal", 1, MOST_IN_HAND)
        cards.most_in_hand = number(limits, "variant_hand_limit", 1, MOST_IN_HAND)
        cards.most_on_side = number(limits, "max_per_side", 1, 10)
        cards.most_in_row = number(limits, "max_per_row", 1, 2 * cards.most_on_side - 1)
        counts = self.content.entries("player_count")
        if sorted(number(entry, "players", 2, SEATS) for entry in counts) != list(range(2, SEATS + 1)):
            raise BadInput(f"[[player_count]] has to have players = 2 to {SEATS}, each once")
        for entry in counts:
            seats = number(entry, "players", 2, SEATS)
            cards.rounds[seats] = number(entry, "rounds", 1, SEATS)
            cards.closed_to_end[seats] = number(entry, "closed_rows_to_end", 1, ROWS)
        if cards.count < SEATS * (max(cards.hand, cards.most_in_hand) + 1) + ROWS * cards.most_in_row:
            raise BadInput(f"{cards.count} citizens are too few for {SEATS} hands and {ROWS} full rows")
        return cards


GAME = Crimson(Path(__file__).parent)
