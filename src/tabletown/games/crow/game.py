"""The Crow: Fire It Up! as a title: options, content, and words."""

from __future__ import annotations

from pathlib import Path

from tabletown.games.crow import clauses, contents, factors, figures
from tabletown.games.crow.actions import is_picking, offered
from tabletown.games.crow.records import Figures, Tallies
from tabletown.games.crow.rules import act, deed, number, people, symbols, zone
from tabletown.games.crow.rules.declarations import declare
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import BUILDING_WORDS, CROW, GANG, SEATS, SIDE_WORDS, SPACE_WORDS
from tabletown.games.crow.sketch import sketch
from tabletown.games.crow.view import NightPage
from tabletown.kernel.content import words_id
from tabletown.kernel.declare import Declared
from tabletown.kernel.game import Game, GameOption
from tabletown.kernel.profile import Factor, Profile
from tabletown.kernel.records import Declining, Event, Message, Option, Param, Refusal, View
from tabletown.kernel.setup import Setup, Value
from tabletown.kernel.state import State

ASKING_FOR_CARDS = ("window", "ask-captain")
"""Questions that only a Plot card answers."""

FREE_KINDS = {int(deed.MOVE): "move", int(deed.ATTACK): "attack"}
"""What a free action is called that can only be of one kind."""

AIMS = (
    *("left-game", "gideon-killed", "albrecht-died", "sarah-died", "eric-died", "eric-hurt", "healed"),
    *("laid-down", "arrested", "bailed-out", "rescued", "kidnapped", "boss-out", "boss-hurt", "boss-killed"),
    *("caught-fire", "regular-caught-fire", "fire-added", "fire-removed", "bomb-went-off", "bomb-defused"),
    *("objective-revealed", "showdown-won"),
)
"""What one side wants and the other fears."""


class TheCrow(Game):
    """One Crow player against one to three players of the Motor City Gang."""

    def declare(self) -> None:
        self.slug = "crow"
        self.title = "The Crow: Fire It Up!"
        self.rules = "3"
        self.fewest = 2
        self.most = SEATS
        self.turn_clause = "CROW-TRN-01"
        self.over_clause = "CROW-WIN-05"
        self.box = contents.unpack(self.content)
        self.options = (
            GameOption("fire_pit", "CROW-OPT-02"),
            GameOption("traffic_jam", "CROW-OPT-04"),
            GameOption("early_demise", "CROW-OPT-05"),
            GameOption("ganging_up", "CROW-OPT-06"),
        )
        self.tables = self.box
        self.use(self._declared())
        self.records = (Tallies, Figures)
        self.profile = Profile(
            guesses=500_000,
            pace=1.9,
            guided=True,
            placing=("split", "start-space"),
            horizon=2,
            aims=AIMS,
            foresight=11,  # with the horizon, about as many actions and gangsters as there are in a round
            sample=120,
            factors=self.factors,
        )

    def _declared(self) -> Declared:
        """What the content decides."""
        plots, objectives = self.box.plots, len(self.box.objectives)
        sides = [int(side) for side in plots.side]
        piles = {zone.PILE * side + pile: plots.cards(side) for side in (CROW, GANG) for pile in range(zone.PILE)}
        return declare.bind(
            self.box.kinds(),
            sides + [zone.OBJECTIVE_BACK] * objectives + [zone.TOKEN_BACK] * people.STARTERS,
            room={**piles, zone.OBJECTIVES: objectives},
            within={number.HEALTH: (0, int(self.box.people.health)), number.FIRE: (0, int(self.box.fire_tokens))},
            counts={number.RULED_OUT: objectives},
            words={act.PLOTS: plots.names},
            traits={
                "power.symbol": [*symbols.NAMES, *symbols.NAMES],
                "pair.who": [people.NAMES[who] for who, _ in act.SWAPS],
                "pair.other": [people.NAMES[other] for _, other in act.SWAPS],
                "card.side": [SIDE_WORDS[side] for side in sides],
            },
        )

    def blank(self, setup: Setup) -> State:
        return Night(setup)

    def sides(self, seats: int, options: dict[str, Value]) -> list[int]:
        """SET-01, TEM."""
        return [CROW] + [GANG] * (seats - 1)

    def conserved(self) -> list[int]:
        return [int(count) for count in self.box.copies(0, len(self.layout.kinds))]

    def text(self, view: View, names: list[str] | None = None) -> str:
        return NightPage(self, view, names).text()

    def sketch(self, view: View, names: list[str] | None = None) -> str:
        return sketch(NightPage(self, view, names))

    def tallies(self, seen: State) -> Tallies:
        assert isinstance(seen, Night)
        return figures.tallies(seen)

    def figures(self, seen: State, seat: int | None) -> Figures:
        assert isinstance(seen, Night)
        return figures.figures(seen, seat)

    def factors(self, state: State, told: list[Event]) -> list[Factor]:
        assert isinstance(state, Night)
        return factors.factors(self, state, told)

    def offered(self, state: State, code: int) -> Option:
        assert isinstance(state, Night)
        return offered(self, state, code)

    def refuse(self, state: State, seat: int, code: int) -> Refusal:
        assert isinstance(state, Night)
        found = super().refuse(state, seat, code)
        if found.message.id != "refuse-not-here":
            return found
        return Refusal(clauses.of_step(state), Message(found.message.id, {"asked": self.prompt(state, seat)}))

    def question_tells(self, state: State, seat: int) -> dict[str, Param]:
        """What may be reacted to or done, whether dice are picked up, what a card asks."""
        assert isinstance(state, Night)
        name, about = state.step().name, int(state.arg(1))
        if name == "gang-choice":
            acts = any(act.CHARACTER.has(code) for code in state.legal(seat))
            return {"acts": "yes" if acts else "no"}
        if name == "free-gangster":
            return {"kind": FREE_KINDS.get(about, "any")}
        if name == "window":
            return {"fits": "yes" if a_card_fits(state, seat) else "no"}
        if name == "reroll":
            return {"picking": "yes" if is_picking(state) else "no"}
        return {"effect": self.box.plots.effect_names[about]} if name == "card" else {}

    def declining(self, state: State, seat: int) -> Declining | None:
        """PLT-11, PLT-12: a side is asked for a card whatever it holds."""
        if seat in state.actors() and state.step().name in ASKING_FOR_CARDS:
            return Declining(int(act.PASS), a_card_fits(state, seat))
        return None

    # Words

    def because(self, event: Event) -> list[Message]:
        """A Showdown is what its Objective says."""
        return [Message(words_id(str(event.data["card"]), "showdown_text"))] if event.kind == "showdown-won" else []

    def words(self) -> dict[str, tuple[str, ...]]:
        both = ("name", "text")
        return {
            "characters": (*both, "back_text"),
            "buildings": both,
            "faces": ("name",),
            "attack_powers": both,
            "plot_cards": both,
            "objectives": ("name", "restriction_text", "basic_text", "showdown_text"),
        }

    def word(self, word: str) -> Param:
        """Street spaces go by the corner that they are nearest to, regular buildings by what is in them."""
        if word in SPACE_WORDS:
            return Message("space-name", {"avenue": word[0], "street": int(word[1:])})
        return Message("house-name", {"house": word}) if word in BUILDING_WORDS else word

    def piece(self, kind: str) -> Message:
        """Plot cards and Objectives go by their printed names, Crow tokens by the character on them."""
        token = self.layout.kinds.index(kind) - int(self.box.first_token)
        return Message(words_id(kind, "name")) if token < 0 else Message("token-of", {"who": people.NAMES[token]})


def a_card_fits(state: State, seat: int) -> bool:
    """Whether a seat that is asked for a Plot card holds one that can be played now."""
    return any(act.PLOT.has(state, code) for code in state.legal(seat))


GAME = TheCrow(Path(__file__).parent)
