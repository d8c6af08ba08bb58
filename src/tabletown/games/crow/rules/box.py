"""The content as the rules look it up: characters, buildings, Objectives, Plot cards, and the faces of the boards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tabletown.games.crow.rules import people, windows
from tabletown.games.crow.rules.city import City, Face
from tabletown.games.crow.rules.effects import Effect
from tabletown.games.crow.rules.judge import Judge
from tabletown.games.crow.rules.words import SIDES
from tabletown.kernel.packed import vec

NO_SKILL: Final = -1
"""CMP-14: a character without a value in a skill cannot use it."""
CITIES_KEPT: Final = 64

# What the Basic part of an Objective counts
STRENGTH_TOTAL: Final = 0
BUILDING_COUNT: Final = 1
BASICS: Final = ("strength_total", "building_count")

# What a Showdown waits for
BURN_ANY: Final = 0
HOLD_OR_KILL_SARAH: Final = 1
WOUND_BY: Final = 2
SHOWDOWNS: Final = ("burn_any", "hold_or_kill_sarah", "wound_by")


class People:
    """CMP-12: the skills of the twelve characters; those of Eric that follow his health are not here."""

    def __init__(self, move: list[int], fire: list[int], attack: list[int], defense: list[int]) -> None:
        self.move: vec[i64] = vec[i64](move)
        self.fire: vec[i64] = vec[i64](fire)
        self.attack: vec[i64] = vec[i64](attack)
        self.defense: vec[i64] = vec[i64](defense)
        self.wounded: vec[i64] = vec[i64]([0, 0, 0, 0])
        """CMP-17: Move, Fire, Attack and Defense on the back of Top Dollar's card."""
        self.leap: i64 = 3
        """ERI-01."""
        self.health: i64 = 5
        """ERI-10."""


class Objective:
    """OBJ-01: a Restriction, a Basic Objective and a Showdown; sets of buildings and characters have a bit for each."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.no_fire: i64 = 0
        """The named buildings that may not be set on fire."""
        self.no_attack: i64 = 0
        """The characters that may not be attacked."""
        self.no_cards: list[i64] = []
        """The Plot cards that may not be played, by kind."""
        self.basic: i64 = STRENGTH_TOTAL
        self.at_least: i64 = 0
        self.leaves_out: i64 = 0
        """The named buildings that do not count."""
        self.showdown: i64 = BURN_ANY
        self.targets: i64 = 0
        """Named buildings for BURN_ANY, else characters."""
        self.by: i64 = 0
        """WOUND_BY: the gangsters whose attack counts."""


class Plots:
    """The Plot cards by kind: first those of the Crow player, then those of the gang."""

    def __init__(self, names: list[str], side: list[int], copies: list[int], window: list[int]) -> None:
        self.names = names
        self.count: int = len(names)
        self.side: vec[i64] = vec[i64](side)
        self.copies: vec[i64] = vec[i64](copies)
        self.window: vec[i64] = vec[i64](window)
        """When it is played: OWN_TURN, or in one of the windows of a reaction."""
        self.lasts: vec[i64] = vec[i64]([0] * len(names))
        """PLT-07: 1 if it stays beside the board for as long as its effect lasts."""
        self.amount: vec[i64] = vec[i64]([0] * len(names))
        """How many dice, wounds, tokens or actions it is about."""
        self.effect_names: list[str] = []
        self.effects: list[Effect] = []
        self.reactions: list[list[int]] = [
            [kind for kind in range(len(names)) if side[kind] == of and window[kind] == when]
            for of in range(SIDES)
            for when in range(len(windows.NAMES))
        ]
        """PLT-11: the kinds of cards that a side may hold for each window: WINDOWS * side + window."""

    def cards(self, side: int) -> int:
        """CMP-11: how many cards are in the deck of a side."""
        return sum(int(self.copies[kind]) for kind in range(self.count) if self.side[kind] == side)

    def with_effect(self, name: str) -> list[int]:
        """The kinds of cards that do this."""
        return [kind for kind in range(self.count) if self.effect_names[kind] == name]


class Box:
    """Everything that is in the box."""

    def __init__(self, people: People, strength: list[int], objectives: list[Objective], plots: Plots) -> None:
        self.people = people
        self.strength: vec[i64] = vec[i64](strength)
        """CMP-18: the strength of each named building."""
        self.regular_strength: i64 = 2
        """FIR-19."""
        self.pit_strength: i64 = 1
        """OPT-02."""
        self.fire_tokens: i64 = 15
        self.burning_tokens: i64 = 6
        self.actions: i64 = 4
        """CRA-02."""
        self.objectives = objectives
        self.plots = plots
        self.faces: list[Face] = []
        self.judge: Judge = Judge()
        """What bots ask."""
        self.cities: dict[int, City] = {}
        self.first_objective: i64 = plots.count
        """Objectives and Crow tokens are pieces too; their kinds come after those of the Plot cards."""
        self.first_token: i64 = plots.count + len(objectives)
        # Lasting effects that the rules ask for
        self.no_fires: list[int] = plots.with_effect("cant_rain_all_the_time")
        self.no_moves: list[int] = plots.with_effect("lets_see_you_enforce_it")
        self.no_attacks: list[int] = plots.with_effect("night_watchman")
        self.badge: list[int] = plots.with_effect("crooked_badge")
        self.guns: list[int] = plots.with_effect("borrowed_guns")
        self.bombs: list[int] = plots.with_effect("time_bomb")
        self.bomb_tokens: i64 = 0
        """The fire tokens that the Time Bomb adds."""
        for kind in self.bombs:
            self.bomb_tokens = plots.amount[kind]

    def kinds(self) -> list[str]:
        """The names of all kinds of pieces: Plot cards, Objectives, Crow tokens."""
        tokens = [f"{name}_token" for name in people.NAMES[: people.STARTERS]]
        return [*self.plots.names, *(objective.name for objective in self.objectives), *tokens]

    def city(self, number: int) -> City:
        """The city of a layout; the last ones are kept."""
        found = self.cities.get(number)
        if found is None:
            if len(self.cities) >= CITIES_KEPT:
                self.cities.clear()
            found = City(number, self.faces)
            self.cities[number] = found
        return found

    def copies(self, first: int, count: int) -> vec[i64]:
        """So many pieces of each kind: Plot cards as printed, one of all others; none outside these kinds."""
        pieces = [int(self.plots.copies[kind]) for kind in range(self.plots.count)]
        pieces += [1] * (len(self.objectives) + people.STARTERS)
        return vec[i64]([pieces[kind] if first <= kind < first + count else 0 for kind in range(len(pieces))])
