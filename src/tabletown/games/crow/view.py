"""The table of The Crow in plain lines, made from a view and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from tabletown.games.crow.figures import figures, tallies
from tabletown.games.crow.rules.box import NO_SKILL
from tabletown.games.crow.rules.city import City, sites
from tabletown.games.crow.rules.named import NAMES as NAMED_BUILDINGS
from tabletown.games.crow.rules.named import PIT
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.people import COUNT as PEOPLE
from tabletown.games.crow.rules.people import GANGSTERS, STARTERS, TOP_DOLLAR
from tabletown.games.crow.rules.people import NAMES as CHARACTERS
from tabletown.games.crow.rules.symbols import NAMES as SYMBOLS
from tabletown.games.crow.rules.words import (
    BUILDING_WORDS,
    CROW,
    FLAMING,
    GANG,
    NONE,
    PER_BOARD,
    QUADRANTS,
    SIDE_WORDS,
    SIZE,
    SPACE_WORDS,
    SPACES,
    TOKENS,
)
from tabletown.kernel.content import words_id
from tabletown.kernel.page import Page
from tabletown.kernel.records import Seat, View
from tabletown.kernel.view import seen

if TYPE_CHECKING:
    from tabletown.games.crow.game import TheCrow

CONDITIONS = ("up", "down", "doomed")
SKILLS = ("move", "fire", "attack", "defense")


def text(game: TheCrow, view: View, names: list[str] | None) -> str:
    """Everything in the view, in lines that a screen reader can read aloud."""
    page = NightPage(game, view, names)
    parts = [
        page.heading(),
        page.objective(),
        page.gang(),
        page.crow(),
        page.death_list(),
        page.city(),
        page.odds(),
        page.attack(),
        page.cards(CROW),
        page.cards(GANG),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


class NightPage(Page["TheCrow"]):
    """One view of The Crow, ready to be put into words."""

    def __init__(self, game: TheCrow, view: View, names: list[str] | None) -> None:
        super().__init__(game, view, names)
        night = seen(game, view)
        assert isinstance(night, Night)
        self.night = night
        self.tallies = tallies(night)
        self.figures = figures(night, view.seat)

    # Words

    def who(self, who: int) -> str:
        return self.say("who-name", who=CHARACTERS[who])

    def building(self, building: int) -> str:
        """A named building with its name, a regular one also with its number."""
        name = int(self.night.name_of(building))
        if name == NONE:
            return self.found(BUILDING_WORDS[building])
        return self.say("building-name", building=NAMED_BUILDINGS[name])

    def printed(self, kind: str, key: str) -> str:
        """What is printed on a card."""
        return self.say(words_id(kind, key))

    def place(self, place: int) -> str:
        if place == NONE:
            return "none"
        return self.found(SPACE_WORDS[place]) if place < SPACES else self.building(place - SPACES)

    def found(self, word: str) -> str:
        """A name that can be said, and where that is."""
        return self.say("text-found", name=self.game.word(word), word=word)

    def pieces(self, zone: str) -> str:
        """What is known comes by name, the rest as a number."""
        kinds = self.view.zones[zone]
        known = [self.card(kind) for kind in kinds if kind is not None]
        unknown = len(kinds) - len(known)
        if unknown:
            known.append(self.say("text-unknown", count=unknown))
        return ", ".join(known) or self.say("text-none")

    def symbols(self, name: str) -> str:
        """How often each symbol shows in a list of numbers."""
        counts = self.numbers(name)
        shown = [f"{count} {self.say('symbol-name', symbol=SYMBOLS[i])}" for i, count in enumerate(counts) if count]
        return ", ".join(shown) or self.say("text-none")

    def listed(self, words: Iterable[str]) -> str:
        return ", ".join(words) or self.say("text-none")

    # Whose turn it is

    def heading(self) -> list[str]:
        side = SIDE_WORDS[self.number("turn")]
        lines = [self.say("text-round", round=self.number("round"), side=side)]
        lines += [self.say(f"option-{name}") for name, on in self.view.options.items() if on]
        if self.view.over:
            lines.append(self.say("prompt-over"))
            winner = self.number("winner")
            lines.append(self.say("text-nobody" if winner == NONE else "event-won", side=SIDE_WORDS[winner]))
        lines += [self.player(seat) for seat in range(self.view.seats)]
        for seat in self.view.actors:
            lines.append(self.say("text-chooses", seat=Seat(seat), step=self.view.step))
        lines += [self.say("text-unasked", side=SIDE_WORDS[i]) for i, on in enumerate(self.numbers("unasked")) if on]
        return lines

    def player(self, seat: int) -> str:
        controls = [self.who(who) for who in range(STARTERS) if self.numbers("control")[who] == seat]
        captain = "yes" if self.number("captain") == seat else "no"
        side = SIDE_WORDS[CROW if seat == CROW else GANG]
        return self.say("text-player", seat=Seat(seat), side=side, captain=captain, gangsters=self.listed(controls))

    # The Objective

    def objective(self) -> list[str]:
        lines = []
        for kind in self.view.zones["objective"]:
            if kind is None:
                lines.append(self.say("text-objective-hidden"))
                continue
            revealed = "yes" if self.number("revealed") else "no"
            lines.append(self.say("text-objective", card=self.card(kind), revealed=revealed))
            goal = self.figures.objective
            assert goal is not None
            lines.append(self.say("text-restriction", rule=self.printed(kind, "restriction_text")))
            lines.append(
                self.say("text-basic", rule=self.printed(kind, "basic_text"), progress=goal.progress, goal=goal.needed)
            )
            lines.append(self.say("text-showdown", rule=self.printed(kind, "showdown_text")))
        out = [self.game.box.objectives[n].name for n, yes in enumerate(self.numbers("ruled_out")) if yes]
        if out:
            lines.append(self.say("text-ruled-out", cards=", ".join(self.card(name) for name in out)))
        lines.append(self.say("text-put-away", cards=self.pieces("objectives")))
        return lines

    # Characters

    def gang(self) -> list[str]:
        lines = [self.say("text-gang")]
        lines += [self.character(who) for who in range(GANGSTERS)]
        if self.number("active") != NONE:
            active = CHARACTERS[self.number("active")]
            lines.append(self.say("text-active", who=active, left=self.number("left")))
        elif self.number("left"):
            lines.append(self.say("text-left", left=self.number("left")))
        if self.number("asked"):
            lines.append(self.say("text-asked"))
        lines.append(self.say("text-boss-out" if self.number("boss_out") else "text-boss-in"))
        return lines

    def crow(self) -> list[str]:
        lines = [self.say("text-crow", actions=self.number("actions"), lost=self.number("lost"))]
        lines += [self.character(who) for who in range(GANGSTERS, PEOPLE)]
        lines.append(self.say("text-health", health=self.number("health"), most=int(self.game.box.people.health)))
        if self.number("recovered"):
            lines.append(self.say("text-recovered"))
        if self.tallies.captive:
            lines.append(self.say("text-captive"))
        return lines

    def character(self, who: int) -> str:
        """Where somebody is, how it is, its skills as they are now, and whether it has still to act."""
        place = self.numbers("where")[who]
        acts = "yes" if who < GANGSTERS and self.numbers("to_act")[who] else "no"
        if place == NONE:
            coming = "no" if self.number("round") else "yes"  # SET: nobody dies before the first turn
            condition = self.condition(who)
            return self.say("text-gone", who=CHARACTERS[who], coming=coming, condition=condition, acts=acts)
        skills = [
            self.say("text-skill", skill=name, value=getattr(self.figures, name)[who]) for name in self.skilled(who)
        ]
        return self.say(
            "text-character",
            who=CHARACTERS[who],
            place=self.place(place),
            street="yes" if place < SPACES else "no",
            quadrant=QUADRANTS[int(self.night.city.neighborhood[place])],
            condition=self.condition(who),
            wounded="yes" if who == TOP_DOLLAR and self.number("wounded") else "no",
            skills=", ".join(skills) or self.say("text-none"),
            acts=acts,
        )

    def condition(self, who: int) -> str:
        return CONDITIONS[self.numbers("condition")[who]]

    def skilled(self, who: int) -> list[str]:
        if self.condition(who) == "down":
            return []
        return [name for name in SKILLS if getattr(self.figures, name)[who] != NO_SKILL]

    # Crow tokens

    def death_list(self) -> list[str]:
        tokens = list(reversed(self.view.zones["death_list"]))
        lines = [self.say("text-death-list", tokens=self.listed(self.card(kind) for kind in tokens))]
        if self.view.zones["ring"]:
            lines.append(self.say("text-ring", tokens=self.pieces("ring")))
        lines.append(self.say("text-crow-board", tokens=self.pieces("crow_board")))
        if self.view.zones["in_city"]:
            lines.append(self.say("text-in-city", tokens=self.pieces("in_city")))
        for token in range(TOKENS):
            place = self.numbers("token")[token]
            if place != NONE:
                of = "flaming" if token == FLAMING else CHARACTERS[token]
                lines.append(self.say("text-token", token=of, place=self.place(place)))
        return lines

    # The city

    def city(self) -> list[str]:
        lines = []
        for quadrant, site in enumerate(sites(self.number("city"))):
            board = self.printed(self.game.box.faces[site.face].name, "name")
            turned = 90 * site.rotation
            lines.append(self.say("text-quadrant", quadrant=QUADRANTS[quadrant], board=board, turned=turned))
            there = range(quadrant * PER_BOARD, (quadrant + 1) * PER_BOARD)
            lines += [self.named(building) for building in there if self.night.name_of(building) != NONE]
            regular = [building for building in there if self.is_regular(building)]
            lines.append(self.say("text-regular", buildings=", ".join(self.regular(building) for building in regular)))
        lines.append(self.say("text-supply", fire=self.tallies.fire_left, burning=self.tallies.burning_left))
        bomb = self.number("bomb")
        if bomb != NONE:
            due = "yes" if self.number("bomb_due") else "no"
            lines.append(self.say("text-bomb", building=NAMED_BUILDINGS[bomb], due=due))
        return lines

    def is_regular(self, building: int) -> bool:
        return bool(self.night.city.buildings[building]) and self.night.name_of(building) == NONE

    def named(self, building: int) -> str:
        name = int(self.night.name_of(building))
        return self.say(
            "text-named",
            building=NAMED_BUILDINGS[name],
            number=BUILDING_WORDS[building],
            spaces=self.extent(building),
            strength=self.tallies.strength[name],
            pit="yes" if name == PIT and not self.tallies.strength[name] else "no",
            burning="yes" if self.numbers("burning")[building] else "no",
            fire=self.numbers("fire")[name],
            needed=self.tallies.needed[name],
            protected="yes" if self.tallies.protected[name] else "no",
        )

    def regular(self, building: int) -> str:
        burning = "yes" if self.numbers("burning")[building] else "no"
        name = self.found(BUILDING_WORDS[building])
        return self.say("text-regular-one", name=name, spaces=self.extent(building), burning=burning)

    def extent(self, building: int) -> str:
        """From its north-west to its south-east corner."""
        first, last = corners(self.night.city)[building]
        return self.say("text-extent", first=SPACE_WORDS[first], last=SPACE_WORDS[last])

    # What could be done

    def odds(self) -> list[str]:
        """Attacks and fires that are possible, with their chances."""
        lines = []
        for one in self.figures.attacks:
            who, other, chance = CHARACTERS[one.who], CHARACTERS[one.target], percent(one.undefended)
            lines.append(
                self.say("text-attack-odds", who=who, other=other, dice=one.dice, defense=one.defense, chance=chance)
            )
        for lit in self.figures.fires:
            who, building, chance = CHARACTERS[lit.who], NAMED_BUILDINGS[lit.building], percent(lit.chance)
            lines.append(
                self.say(
                    "text-fire-odds", who=who, building=building, dice=lit.dice, missing=lit.missing, chance=chance
                )
            )
        return [self.say("text-possible"), *lines] if lines else []

    # The attack that is going on, or was the last one

    def attack(self) -> list[str]:
        lines = []
        attacker, target = self.number("attacker"), self.number("target")
        if NONE not in (attacker, target):
            spot = self.place(self.number("spot"))
            lines.append(self.say("text-attack", who=CHARACTERS[attacker], other=CHARACTERS[target], spot=spot))
        if self.number("dice"):
            lines.append(self.say("text-dice", dice=self.number("dice")))
        if self.number("guard"):
            lines.append(self.say("text-guard", guard=f"{self.number('guard'):+d}"))
        for name in ("roll", "saves", "hits", "knives"):
            if any(self.numbers(name)):
                lines.append(self.say(f"text-{name}", symbols=self.symbols(name)))
        for roll, flames in zip(("fire", "eric", "crow"), self.numbers("flames"), strict=True):
            if flames:
                lines.append(self.say("text-flames", roll=roll, flames=flames))
        for name in ("rerolls", "raps"):
            if self.number(name):
                lines.append(self.say(f"text-{name}", count=self.number(name)))
        if self.number("myca_used"):
            lines.append(self.say("text-myca-used"))
        return lines

    # Plot cards

    def cards(self, side: int) -> list[str]:
        owner = SIDE_WORDS[side]
        lines = [self.say("text-hand", side=owner, cards=self.pieces(f"{owner}_hand"))]
        for kind in sorted({kind for kind in self.view.zones[f"{owner}_hand"] if kind is not None}):
            lines.append(self.say("text-card", card=self.card(kind), rule=self.printed(kind, "text")))
        for lasting in self.view.zones[f"{owner}_lasting"]:
            assert lasting is not None
            lines.append(self.say("text-lasting", card=self.card(lasting), rule=self.printed(lasting, "text")))
        lines.append(self.say("text-deck", cards=self.pieces(f"{owner}_deck")))
        if self.view.zones[f"{owner}_discard"]:
            lines.append(self.say("text-discard", cards=self.pieces(f"{owner}_discard")))
        return lines


@lru_cache(maxsize=16)
def corners(city: City) -> dict[int, tuple[int, int]]:
    """The north-west and the south-east space of the smallest rectangle around each building."""
    found: dict[int, tuple[int, int]] = {}
    for space in range(SPACES):
        building = int(city.at[space])
        if building != NONE:
            first, last = found.get(building, (space, space))
            row, column = divmod(space, SIZE)
            north = first // SIZE * SIZE + min(first % SIZE, column)
            found[building] = north, row * SIZE + max(last % SIZE, column)
    return found


def percent(thousandths: int) -> str:
    return f"{thousandths / 10:g}"
