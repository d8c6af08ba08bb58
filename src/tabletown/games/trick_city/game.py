"""Trick City as a title: options, and what its actions, events and refusals are called."""

from __future__ import annotations

from pathlib import Path

from tabletown.games.trick_city import contents, factors, figures, view
from tabletown.games.trick_city.records import Figures, Tallies
from tabletown.games.trick_city.refusals import refusal
from tabletown.games.trick_city.rules import layout
from tabletown.games.trick_city.rules.layout import NONE, SEATS, SIDE_WORDS, SUITS
from tabletown.games.trick_city.rules.rounds import STEPS
from tabletown.games.trick_city.rules.setup import RANDOM
from tabletown.games.trick_city.rules.table import City
from tabletown.games.trick_city.rules.tricks import CAPTAIN
from tabletown.kernel.content import words_id
from tabletown.kernel.events import NUMBER, PIECE, SEAT, EventKind
from tabletown.kernel.game import Game, GameOption
from tabletown.kernel.records import Event, Factor, Message, Option, Param, Refusal, Seat, View
from tabletown.kernel.setup import Setup, Value
from tabletown.kernel.state import State


class TrickCity(Game):
    """A superhero trick-taking game for 2 to 4 players."""

    def declare(self) -> None:
        self.slug = "trick_city"
        self.title = "Trick City"
        self.rules = "1"
        self.fewest = 2
        self.most = SEATS
        self.turn_clause = "TRICK-RND-07"
        self.over_clause = "TRICK-END-02"
        self.box = contents.unpack(self.content)
        self.options = (
            GameOption("locations", "TRICK-SET-05", (*self.box.sets, RANDOM)),
            GameOption("random_heroes", "TRICK-OPT-01"),
            GameOption("strict_suit", "TRICK-OPT-02"),
        )
        self.tables = self.box
        self.layout = layout.layout(self.box)
        self.records = (Tallies, Figures)
        self.steps = STEPS
        self.events = self._events()
        self.aims = ("won-trick", "full-track", "more-vp", "last-trick", "held-lead")

    def blank(self, setup: Setup) -> State:
        return City(setup)

    def sides(self, seats: int, options: dict[str, Value]) -> list[int]:
        """SET-12, TWO-03, THR-02."""
        return [0, 1, 1] if seats == 3 else [seat % 2 for seat in range(seats)]

    def conserved(self) -> list[int]:
        return [1] * len(self.layout.kinds)

    def text(self, view_: View, names: list[str] | None = None) -> str:
        return view.text(self, view_, names)

    def tallies(self, seen: State) -> Tallies:
        assert isinstance(seen, City)
        return figures.tallies(seen)

    def figures(self, seen: State, seat: int | None) -> Figures:
        assert isinstance(seen, City)
        return figures.figures(seen, seat)

    def factors(self, state: State, told: list[Event]) -> list[Factor]:
        assert isinstance(state, City)
        return factors.factors(self, state, told)

    # Actions

    def describe(self, code: int) -> Option:
        plays = self.box.plays
        orders = int(plays.orders)
        if code < orders:
            name = self.box.power_names[code]
            clause = "TRICK-SKK-02" if self.box.powers[code].sidekick else "TRICK-SET-01"
            return Option(code, "choose", (f"power:{name}",), Message("choose", {"power": self.piece(name)}), clause)
        if code < orders + 2:
            seat = CAPTAIN + code - orders
            return Option(code, "order", (f"first:{seat}",), Message("order", {"seat": Seat(seat)}), "TRICK-THR-04")
        return self._describe_play(code)

    def _describe_play(self, code: int) -> Option:
        plays = self.box.plays
        card = self.layout.kinds[plays.card[code]]
        params: dict[str, Param] = {"card": self.piece(card), "amount": "none", "suit": "none", "target": "none"}
        elements = [f"card:{card}"]
        message, clause = "play", "TRICK-RND-05"
        if plays.power[code] == NONE:
            elements.append("line")
        else:
            power = self.box.power_names[plays.power[code]]
            elements.append(f"power:{power}")
            params["power"] = self.piece(power)
            message, clause = "play-with", "TRICK-PWR-03"
            if len(self.box.powers[plays.power[code]].amounts) > 1:
                params["amount"] = f"{plays.amount[code]:+d}"
                elements.append(f"amount:{plays.amount[code]:+d}")
        if plays.suit[code] != NONE:
            params["suit"] = SUITS[plays.suit[code]]
            elements.append(f"suit:{SUITS[plays.suit[code]]}")
        if plays.target[code] != NONE:
            params["target"] = str(plays.target[code] + 1)
            elements.append(f"target:{plays.target[code] + 1}")
        return Option(code, "play", tuple(elements), Message(message, params), clause)

    def refuse(self, state: State, seat: int, code: int) -> Refusal:
        assert isinstance(state, City)
        return refusal(self, state, seat, code)

    # Words

    def words(self) -> dict[str, tuple[str, ...]]:
        power = ("name", "power_name", "text")
        return {"location": ("name", "text"), "hero": power, "sidekick": power}

    def sentences(self) -> str:
        return f"{super().sentences()}\ngame-to-win = {{ game-to-win-{contents.to_win(self.content)} }}\n"

    def rule(self, kind: str) -> Message:
        """What a location or a power card does."""
        return Message(words_id(kind, "text"))

    def piece(self, kind: str) -> Message:
        number = self.layout.kinds.index(kind)
        hits = self.box.hits
        if number >= hits.count:
            return Message(words_id(kind, "name"))
        suit = "wild" if hits.suit[number] == NONE else SUITS[hits.suit[number]]
        return Message("hit-card", {"suit": suit, "value": int(hits.value[number])})

    def _events(self) -> tuple[EventKind, ...]:
        """In the order of their numbers in rules/layout.py."""
        return (
            EventKind("drew-leader", "TRICK-SET-16", seat=SEAT),
            EventKind("chose", "TRICK-SET-01", seat=SEAT, card=PIECE),
            EventKind("dealt-power", "TRICK-OPT-01", seat=SEAT, card=PIECE),
            EventKind("began", "TRICK-RND-01", location=PIECE, round=NUMBER, most=NUMBER),
            EventKind("leads", "TRICK-LED-01", seat=SEAT, trick=NUMBER),
            EventKind("ordered", "TRICK-THR-04", seat=SEAT),
            EventKind("played", "TRICK-RND-02", seat=SEAT, card=PIECE, spot=NUMBER),
            EventKind("played-with", "TRICK-PWR-03", seat=SEAT, card=PIECE, power=PIECE),
            EventKind("turned", "TRICK-SHD-10", seat=SEAT, card=PIECE),
            EventKind("freed", "TRICK-SKK-03", seat=SEAT, card=PIECE),
            EventKind("suit-named", "TRICK-VAL-01", card=PIECE, suit=SUITS),
            EventKind("value-changed", "TRICK-VAL-01", card=PIECE, by=NUMBER, value=NUMBER),
            EventKind("copied", "TRICK-VAL-04", card=PIECE, value=NUMBER),
            EventKind("flipped", "TRICK-VAL-06", card=PIECE),
            EventKind("countered", "TRICK-CTR-01", card=PIECE, left=PIECE),
            EventKind("lead-suit", "TRICK-LSU-04", suit=SUITS),
            EventKind("no-lead-suit", "TRICK-LSU-03"),
            EventKind("won-trick", "TRICK-RES-04", seat=SEAT, card=PIECE, vp=NUMBER),
            EventKind("tied-trick", "TRICK-RES-05"),
            EventKind("empty-trick", "TRICK-RES-09"),
            EventKind("location-bonus", "TRICK-LOC-01", location=PIECE, vp=NUMBER),
            EventKind("power-bonus", "TRICK-RES-11", power=PIECE, vp=NUMBER),
            EventKind("stash-bonus", "TRICK-LOC-11", vp=NUMBER),
            EventKind("multiplied", "TRICK-RES-11", factor=NUMBER),
            EventKind("stashed", "TRICK-LOC-11", vp=NUMBER, stash=NUMBER),
            EventKind("earned", "TRICK-RES-12", side=SIDE_WORDS, vp=NUMBER, total=NUMBER),
            EventKind("full-track", "TRICK-RE-01", side=SIDE_WORDS, location=PIECE),
            EventKind("more-vp", "TRICK-RE-04", side=SIDE_WORDS, location=PIECE),
            EventKind("last-trick", "TRICK-RE-05", side=SIDE_WORDS, location=PIECE),
            EventKind("held-lead", "TRICK-RE-06", side=SIDE_WORDS, location=PIECE),
            EventKind("won", "TRICK-END-01", seat=SEAT, trophies=NUMBER),
            EventKind("team-leads", "TRICK-THR-08", trick=NUMBER),
            EventKind("chose-sidekick", "TRICK-SKK-02", seat=SEAT, card=PIECE),
            EventKind("location-value", "TRICK-LOC-01", location=PIECE, card=PIECE, value=NUMBER),
            EventKind("protected", "TRICK-HRO-04", card=PIECE),
        )


GAME = TrickCity(Path(__file__).parent)
