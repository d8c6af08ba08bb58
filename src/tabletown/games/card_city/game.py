"""Card City XL as a title: options, what the content decides, and words."""

from __future__ import annotations

from pathlib import Path

from tabletown.games.card_city import contents, factors, figures
from tabletown.games.card_city.records import Figures, Tallies
from tabletown.games.card_city.rules import event, zone
from tabletown.games.card_city.rules.region import Region
from tabletown.games.card_city.rules.words import (
    CLOUD,
    KINDS,
    LARGEST_SQUARE,
    PLANNER,
    RIVAL,
    SEATS,
    SPACES,
    declare,
)
from tabletown.games.card_city.view import CityPage
from tabletown.kernel.content import word, words_id
from tabletown.kernel.declare import Declared
from tabletown.kernel.game import Game, GameOption
from tabletown.kernel.profile import Factor, Profile
from tabletown.kernel.records import Event, Message, Param, Rank, View
from tabletown.kernel.setup import Setup, Value
from tabletown.kernel.state import State

HORIZON = 3
"""Turns that bots look ahead: cities take a while to grow."""
SLIPS = {70: 64, 40: 30, 12: 2}
"""A city forgives a slip: with the usual rates, some levels were less than 100 points of Elo above the one below."""
NO_LEAST = -999
"""The lowest rank is there for every score."""


class CardCity(Game):
    """A game by Alban Viard for 1 to 4 mayors, with its expansion."""

    def declare(self) -> None:
        self.slug = "card_city"
        self.title = "Card City XL"
        self.rules = "1"
        self.fewest = 1
        self.most = SEATS
        self.turn_clause = "CITY-FLO-05"
        self.over_clause = "CITY-GEN-05"
        self.box = contents.unpack(self.content)
        self.options = (
            GameOption("level", "CITY-GEN-04", tuple(self.box.levels)),
            GameOption("victory", "CITY-VIC-01", tuple(self.box.victories)),
            GameOption("ecological_city", "CITY-ECO-01"),
            GameOption("indebted_city", "CITY-DEB-01"),
            GameOption("renewed_city", "CITY-REN-01"),
            GameOption("transparent_city", "CITY-TRA-01"),
            GameOption("crime", "CITY-GEN-06"),
            GameOption("municipal_grant", "CITY-REV-05"),
            GameOption("alone", "CITY-SOL-01", (PLANNER, RIVAL)),
        )
        self.symbols = [word(entry, "symbol") for entry in self.content.entries("card")]
        self.tables = self.box
        self.use(self._declared())
        self.records = (Tallies, Figures)
        aims = ("grew", "policed", "struck", "discarded", "smoked", "bought")
        self.profile = Profile(horizon=HORIZON, slips=SLIPS, aims=aims, factors=self.factors)

    def _declared(self) -> Declared:
        """What the content decides."""
        cards = max(int(level.cards) for level in self.box.levels.values())
        deck = max(sum(level.deck) for level in self.box.levels.values()) * SEATS
        copies = self.box.cards.copies
        crimes = int(self.box.crimes_per_player) * SEATS
        spaces = LARGEST_SQUARE**2
        stacks = {zone.STACK + i: int(copies[i]) for i in range(3)}
        return declare.bind(
            list(KINDS),
            room={
                zone.DECK: deck + crimes,
                zone.REMOVED: crimes,
                zone.HAND: cards * SEATS,
                zone.CUT_A: cards,
                zone.CUT_DOWN: cards,
                zone.CUT_UP: cards * (SEATS - 1),
                zone.A_UP: cards,
                zone.A_DOWN: cards,
                zone.B_UP: cards * (SEATS - 1),
                zone.B_DOWN: cards * (SEATS - 1),
                zone.LOT: cards,
                zone.CITY: spaces + crimes,
                **stacks,
                zone.STACK_CLOUD: int(copies[KINDS.index("pollution_cloud")]),
                zone.STACK_STATION: int(copies[KINDS.index("police_station")]),
                zone.LEFT: deck // SEATS,
                zone.DISCARD: deck + crimes,
                zone.BOX: self._left_in_box(),
            },
            words={event.RANKS: self.box.ranks},
        )

    def _left_in_box(self) -> int:
        """SET-12: what one player leaves at most."""
        copies = [int(count) for count in self.box.cards.copies]
        taken = [
            sum(copies[:3]) + sum(level.deck[3:]) + (copies[CLOUD] if level.clouds else 0) + 1
            for level in self.box.levels.values()
        ]
        return sum(copies) - min(taken)

    def blank(self, setup: Setup) -> State:
        return Region(setup)

    def check_options(self, seats: int, options: dict[str, Value]) -> Message | None:
        if seats > 1 and options["alone"] != PLANNER:
            return Message("wrong-not-alone", {"seats": seats})
        return None

    def ranks(self, seats: int, options: dict[str, Value]) -> tuple[Rank, ...]:
        """SOL-08, SOL-09."""
        if seats > 1:
            return ()
        least = [NO_LEAST, *self.box.victories[str(options["victory"])].ranks[str(options["level"])]]
        names = [Message(words_id(rank, "name")) for rank in self.box.ranks]
        return tuple(map(Rank, least, names))

    def text(self, view: View, names: list[str] | None = None) -> str:
        return CityPage(self, view, names).text()

    def tallies(self, seen: State) -> Tallies:
        assert isinstance(seen, Region)
        return figures.tallies(seen)

    def figures(self, seen: State, seat: int | None) -> Figures:
        assert isinstance(seen, Region)
        return figures.figures(seen, seat)

    def conserved(self) -> list[int]:
        return [int(copies) for copies in self.box.cards.copies]

    def factors(self, state: State, told: list[Event]) -> list[Factor]:
        assert isinstance(state, Region)
        return factors.factors(self, state, told)

    # Words

    def words(self) -> dict[str, tuple[str, ...]]:
        return {
            "card": ("name", "text"),
            "level": ("name", "text"),
            "victory": ("name", "text", "station_text"),
            "rank": ("name",),
        }

    def sentences(self) -> str:
        """A level or a victory condition of a pack is called by its name in the lobby too."""
        named = [("level", entry) for entry in self.content.entries("level")]
        named += [("victory", entry) for entry in self.content.entries("victory")]
        lines = [f"option-{kind}-{entry['id']} = {{ {words_id(str(entry['id']), 'name')} }}" for kind, entry in named]
        return "\n".join([super().sentences(), *lines, ""])

    def piece(self, kind: str) -> Message:
        return Message(words_id(kind, "name"))

    def word(self, word: str) -> Param:
        """A card by its name; a space by its way from City Hall."""
        if word in KINDS:
            return self.piece(word)
        if word in self.box.ranks:
            return Message(words_id(word, "name"))
        if word in SPACES:
            x, y = map(int, word.split(","))
            across = "east" if x > 0 else "west" if x < 0 else "none"
            along = "north" if y > 0 else "south" if y < 0 else "none"
            return Message("space", {"across": across, "columns": abs(x), "along": along, "rows": abs(y)})
        return word


GAME = CardCity(Path(__file__).parent)
