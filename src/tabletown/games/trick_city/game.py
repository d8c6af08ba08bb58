"""Trick City as a title: options, what the content decides, and words."""

from __future__ import annotations

from pathlib import Path

from tabletown.games.trick_city import contents, factors, figures
from tabletown.games.trick_city.records import Figures, Tallies
from tabletown.games.trick_city.rules import zone
from tabletown.games.trick_city.rules.setup import RANDOM
from tabletown.games.trick_city.rules.table import City
from tabletown.games.trick_city.rules.words import NONE, PLAYS, POWERS, SEATS, SIDEKICKS, SUITS, declare
from tabletown.games.trick_city.view import CityPage
from tabletown.kernel.content import words_id
from tabletown.kernel.declare import Declared
from tabletown.kernel.game import Game, GameOption
from tabletown.kernel.profile import Factor, Profile
from tabletown.kernel.records import Event, Message, Option, Param, View
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
        self.use(self._declared())
        self.records = (Tallies, Figures)
        aims = ("won-trick", "full-track", "more-vp", "last-trick", "held-lead")
        self.profile = Profile(guesses=2_000_000, aims=aims, placing=("hero", "sidekick"), factors=self.factors)

    def _declared(self) -> Declared:
        """What the content decides."""
        box = self.box
        hits, locations, powers, plays = box.hits.names, box.location_names, box.power_names, box.plays
        kinds = hits + locations + powers
        backs = [zone.HIT_BACK] * len(hits) + [zone.LOCATION_BACK] * len(locations) + [zone.POWER_BACK] * len(powers)
        pieces: list[Param] = [self.piece(kind) for kind in kinds]
        return declare.bind(
            kinds,
            backs,
            room={
                zone.BOX: len(locations),
                zone.STACK: len(locations),
                zone.TROPHIES: len(locations),
                zone.RESERVE: len(powers),
            },
            words={
                POWERS: powers,
                SIDEKICKS: [name for name, power in zip(powers, box.powers, strict=True) if power.sidekick],
                PLAYS: [str(play) for play in range(plays.count)],
            },
            traits={
                "play.card": [pieces[card] for card in plays.card],
                "play.power": [pieces[box.first_power + power] if power != NONE else "" for power in plays.power],
            },
        )

    def blank(self, setup: Setup) -> State:
        return City(setup)

    def sides(self, seats: int, options: dict[str, Value]) -> list[int]:
        """SET-12, TWO-03, THR-02."""
        return [0, 1, 1] if seats == 3 else [seat % 2 for seat in range(seats)]

    def conserved(self) -> list[int]:
        return [1] * len(self.layout.kinds)

    def text(self, view: View, names: list[str] | None = None) -> str:
        return CityPage(self, view, names).text()

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
        """As it is declared; a play also with everything that is chosen for it (RND-06)."""
        option = super().describe(code)
        return self._described_play(option) if option.verb == "play" else option

    def _described_play(self, option: Option) -> Option:
        _, things = self.declared.read(option.code)
        play, plays = things["play"], self.box.plays
        card = self.layout.kinds[plays.card[play]]
        params: dict[str, Param] = {"card": self.piece(card), "amount": "none", "suit": "none", "target": "none"}
        elements = [f"card:{card}"]
        message, clause = "play", option.clause
        if plays.power[play] == NONE:
            elements.append("line")
        else:
            power = self.box.power_names[plays.power[play]]
            elements.append(f"power:{power}")
            params["power"] = self.piece(power)
            message, clause = "play-with", "TRICK-PWR-03"
            if len(self.box.powers[plays.power[play]].amounts) > 1:
                params["amount"] = f"{plays.amount[play]:+d}"
                elements.append(f"amount:{plays.amount[play]:+d}")
        if plays.suit[play] != NONE:
            params["suit"] = SUITS[plays.suit[play]]
            elements.append(f"suit:{SUITS[plays.suit[play]]}")
        if plays.target[play] != NONE:
            params["target"] = str(plays.target[play] + 1)
            elements.append(f"target:{plays.target[play] + 1}")
        return Option(option.code, option.verb, tuple(elements), Message(message, params), clause)

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
        hits = self.box.hits
        if kind not in hits.names:
            return Message(words_id(kind, "name"))
        card = hits.names.index(kind)
        suit = "wild" if hits.suit[card] == NONE else SUITS[hits.suit[card]]
        return Message("hit-card", {"suit": suit, "value": int(hits.value[card])})


GAME = TrickCity(Path(__file__).parent)
