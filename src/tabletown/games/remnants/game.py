"""City of Remnants as a title: options, what the content decides, and words."""

from __future__ import annotations

from pathlib import Path

from tabletown.games.remnants import contents, factors, figures, told
from tabletown.games.remnants.records import Figures, Tallies
from tabletown.games.remnants.rules import event, number, zone
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import (
    BIDS,
    CARDS,
    FACES,
    FOR_GOOD,
    GANGS,
    GOODS,
    MARKET,
    MEMBER,
    MEMBERS,
    SEATS,
    TOKENS,
    TURNS,
    TYPES,
    declare,
)
from tabletown.games.remnants.sketch import sketch
from tabletown.games.remnants.view import QuarterPage
from tabletown.kernel.content import word, words_id
from tabletown.kernel.declare import Declared
from tabletown.kernel.game import Game, GameOption
from tabletown.kernel.profile import Factor, Profile
from tabletown.kernel.records import Event, Message, Option, Param, View
from tabletown.kernel.setup import Setup, Value
from tabletown.kernel.state import State

LARGEST_SEALED = (1 << 61) - 1
"""RES-05: the cards that a player is going to discard, as bits."""
ROUND_LIMITS = (30, 5, 8, 10, 12, 15, 20, 50, 99)
"""OPT-03."""
AIMS = (
    *("recruited", "bought", "built", "influence", "renown", "robbed", "bribed", "defeated", "defeated-ycu"),
    *("killed", "lost", "prize", "fined", "rumour", "claimed"),
)
"""What players want or fear."""


class CityOfRemnants(Game):
    """A game by Plaid Hat Games for 2 to 4 gangs."""

    def declare(self) -> None:
        self.slug = "remnants"
        self.title = "City of Remnants"
        self.rules = "2"
        self.fewest = 2
        self.most = SEATS
        self.turn_clause = "REM-TRN-01"
        self.over_clause = "REM-END-01"
        self.box = contents.unpack(self.content)
        self.options = (
            GameOption("gang_choice", "REM-OPT-01", ("random", "draft")),
            GameOption("sides", "REM-OPT-04", ("choose", "random")),
            GameOption("show_renown", "REM-OPT-02"),
            GameOption("max_rounds", "REM-OPT-03", ROUND_LIMITS),
        )
        self.coordinates = [word(entry, "id") for entry in self.content.entries("coordinate_card")]
        self.alerts = [word(entry, "id") for entry in self.content.entries("alert")]
        self.tables = self.box
        self.use(self._declared())
        self.records = (Tallies, Figures)
        self.profile = Profile(
            guesses=450_000,
            pace=1.4,
            guided=True,
            placing=("gang", "side"),
            worlds=5,
            thoughts={5000: 400},
            horizon=2,
            foresight=10,  # with the horizon, about as many turns as there are in a round
            aims=AIMS,
            sample=60,
            factors=self.factors,
        )

    def _declared(self) -> Declared:
        """What the content decides."""
        cards = self.box.cards
        kinds = range(len(cards.names))
        groups = [sum(int(cards.copies[kind]) for kind in kinds if cards.group[kind] == group) for group in range(3)]
        most = sum(groups)
        owned = 10 + groups[MEMBER] + groups[MARKET]
        row = int(self.box.most_influence)
        permanents = sum(int(cards.copies[kind]) for kind in kinds if cards.timing[kind] == FOR_GOOD)
        room = {
            zone.HAND: owned,
            zone.DRAW: owned,
            zone.ROW: row,
            zone.BLIND: row,
            zone.DISCARD: owned,
            zone.FIGHT: owned,
            zone.PLAYED: 1,
            zone.PERMANENT: permanents,
            zone.MEMBERS: groups[MEMBER],
            zone.MEMBER_DECK: groups[MEMBER],
            zone.MEMBER_DISCARD: groups[MEMBER],
            zone.GOODS: groups[MARKET],
            zone.GOODS_DECK: groups[MARKET],
            zone.GOODS_DISCARD: groups[MARKET],
            zone.COORDINATES: len(self.coordinates),
            zone.COORDINATE_DECK: len(self.coordinates),
            zone.COORDINATE_DISCARD: len(self.coordinates),
            zone.BOX: most,
        }
        members = [cards.names[kind] for kind in kinds if cards.group[kind] == MEMBER]
        goods = [cards.names[kind] for kind in kinds if cards.group[kind] == MARKET]
        types = [development.name for development in self.box.developments]
        return declare.bind(
            [*cards.names, *self.coordinates],
            [0] * len(cards.names) + [1] * len(self.coordinates),
            room=room,
            largest_sealed=LARGEST_SEALED,
            counts={number.DISCOUNT: len(goods) + len(types)},
            words={
                CARDS: cards.names,
                MEMBERS: members,
                GOODS: goods,
                TYPES: types,
                event.CONDITIONS: self.box.condition_names,
                event.ALERTS: self.alerts,
            },
            traits={
                "type.cost": [int(development.cost) for development in self.box.developments],
                "card.cost": [int(cards.cost[kind]) for kind in kinds if cards.group[kind] == MARKET],
                "raise_by.arcs": [int(self.box.unit) * int(bid) for bid in BIDS],
                "turn.degrees": [360 // len(TURNS) * int(turn) for turn in TURNS],
                "face.shows": [int(face) for face in FACES],
            },
            facts={"renown_price": int(self.box.renown_price)},
        )

    def blank(self, setup: Setup) -> State:
        return Quarter(setup)

    def covered(self, options: dict[str, Value]) -> tuple[str, ...]:
        """HID-08, OPT-02."""
        return () if options["show_renown"] else ("renown",)

    def tallies(self, seen: State) -> Tallies:
        assert isinstance(seen, Quarter)
        return figures.tallies(seen)

    def figures(self, seen: State, seat: int | None) -> Figures:
        assert isinstance(seen, Quarter)
        return figures.figures(seen, seat)

    def text(self, view: View, names: list[str] | None = None) -> str:
        return QuarterPage(self, view, names).text()

    def sketch(self, view: View, names: list[str] | None = None) -> str:
        return sketch(QuarterPage(self, view, names))

    def factors(self, state: State, told: list[Event]) -> list[Factor]:
        assert isinstance(state, Quarter)
        return factors.factors(self, state, told)

    def conserved(self) -> list[int]:
        return [int(copies) for copies in self.box.cards.copies] + [1] * len(self.coordinates)

    # Words

    def option_tells(self, state: State, option: Option) -> dict[str, Param] | None:
        assert isinstance(state, Quarter)
        tells = told.OPTIONS.get(option.verb)
        return tells(state, int(state.arg()), self.declared.read(option.code)[1]) if tells else None

    def question_tells(self, state: State, seat: int) -> dict[str, Param]:
        assert isinstance(state, Quarter)
        asks = told.QUESTIONS.get(state.step().name)
        return asks(state, seat) if asks else {}

    def words(self) -> dict[str, tuple[str, ...]]:
        texts = ("name", "text")
        return {
            "starter_card": texts,
            "gang_member_card": texts,
            "black_market_card": texts,
            "development": texts,
            "condition": texts,
            "alert": texts,
            "gang": ("name",),
            "ycu_token": ("name",),
        }

    def piece(self, kind: str) -> Message:
        if kind in self.coordinates:
            return Message("coordinate-card", {"number": self.coordinates.index(kind) + 1})
        return Message(words_id(kind, "name"))

    def word(self, word: str) -> Param:
        """Gangs, types, conditions, alerts and YCU tokens by their names; a space by what it is called."""
        if word in TOKENS:
            return self.token(TOKENS.index(word))
        named = [*GANGS, *self.box.condition_names, *self.alerts]
        if word in named or any(word == development.name for development in self.box.developments):
            return Message(words_id(word, "name"))
        return word

    def token(self, token: int) -> Message:
        """Tokens of one name are counted, so that who reads what happened can tell them apart."""
        names = self.box.tokens
        name = Message(words_id(names[token], "name"))
        if names.count(names[token]) == 1:
            return name
        return Message("token-number", {"token": name, "number": names[: token + 1].count(names[token])})


GAME = CityOfRemnants(Path(__file__).parent)
