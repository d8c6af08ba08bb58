"""The content as the rules look it up: cards, levels, victory conditions, numbers; and what one table plays with."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.card_city.rules.scoring import Measure
from tabletown.games.card_city.rules.words import CITY_HALL, CLOUD, CRIME, KINDS, NONE, STATION, TYPES
from tabletown.kernel.packed import vec


class Cards:
    """CMP-03: what lies in the box, by kind."""

    def __init__(self, copies: list[int], costs: list[int], types: list[list[str]]) -> None:
        self.copies: vec[i64] = vec[i64](copies)
        self.cost: vec[i64] = vec[i64](costs)
        self.types = types


class Level:
    """SET, ACQ, SIZ-01: one of the three games."""

    def __init__(self, name: str, deck: list[int]) -> None:
        self.name = name
        self.deck: vec[i64] = vec[i64](deck)
        """SET-05 to SET-07: copies of each kind for each player."""
        self.square: i64 = 5
        self.cards: i64 = 2
        """ACQ-01: how many each player gets in a turn."""
        self.a_up: i64 = 2
        """ACQ-05, ACQ-06: how many of them lie face up in Lot A."""
        self.start_money: i64 = 3
        self.clouds: bool = False
        """Whether Industries smoke."""


class Victory:
    """VIC: a victory condition, and what a Police Station counts as under it."""

    def __init__(self, name: str, measures: list[Measure]) -> None:
        self.name = name
        self.measures = measures
        self.dollars_per_point: i64 = 5
        self.station_as: i64 = NONE
        """CRD-03, CRD-05, CRZ-03: the type that a Police Station counts as, or NONE."""
        self.warehouses: bool = False
        """CRV-01, CRV-02."""
        self.doubles: bool = False
        """CRV-06."""
        self.ranks: dict[str, list[int]] = {}
        """SOL-09: the least score of each rank but the lowest, by level."""


class Box:
    """Everything that is in the box."""

    def __init__(self, cards: Cards, levels: list[Level], victories: list[Victory]) -> None:
        self.cards = cards
        self.levels = {level.name: level for level in levels}
        self.victories = {victory.name: victory for victory in victories}
        self.turns: i64 = 10
        self.base_limit: i64 = 5
        self.limit_per_industry: i64 = 5
        self.purchases: i64 = 1
        self.industry_price: i64 = 5
        self.station_price: i64 = 15
        self.demolition_price: i64 = 3
        self.empty_points: i64 = 1
        self.crimes_per_player: i64 = 2
        self.smoke: i64 = 10
        """ECO-02, ECO-03: per cent of an Industry by itself, beside another, of a Cloud; what a Park takes off."""
        self.smoke_together: i64 = 5
        self.smoke_of_cloud: i64 = 5
        self.fresh_air: i64 = 10
        self.smog: i64 = 50
        """ECO-04."""
        self.percent_per_point: i64 = 10
        self.loan: i64 = 5
        self.repayment: i64 = 6
        self.most_loans: i64 = 2
        self.points_per_loan: i64 = 3
        self.grant: i64 = 2
        self.ranks: list[str] = []


class Plan:
    """GEN-02, GEN-03: what a table plays with. It is fixed before the game, and shared by all its positions."""

    def __init__(self, box: Box, level: Level, victory: Victory, options: dict[str, bool], players: int) -> None:
        self.box = box
        self.level = level
        self.victory = victory
        self.ecological = options["ecological_city"]
        self.indebted = options["indebted_city"]
        self.renewed = options["renewed_city"]
        self.transparent = options["transparent_city"]
        self.grant: i64 = box.grant if options["municipal_grant"] else 0
        self.crime = options["crime"]
        self.players: i64 = players
        """SOL-05: as many as deck and supply are made for."""
        self.square: i64 = level.square
        self.cards: i64 = level.cards
        in_play = [kind for kind in range(len(KINDS)) if kind in (CITY_HALL, STATION) or self._is_built(kind)]
        self.buildings: vec[i64] = vec[i64](in_play)
        """TRM-04: the kinds of Buildings that a city can have."""
        types = box.cards.types
        self.of_type: list[vec[i64]] = [vec[i64]([kind for kind in in_play if type in types[kind]]) for type in TYPES]
        """MIX-01: the kinds of Buildings that count as each type."""
        self.counts_as: list[vec[i64]] = [
            vec[i64]([int(type in types[kind]) for kind in range(len(KINDS))]) for type in TYPES
        ]
        """The same for each kind: 1 if it counts as the type."""
        self.is_crime: vec[i64] = vec[i64]([int(kind == CRIME) for kind in range(len(KINDS))])

    def _is_built(self, kind: int) -> bool:
        return kind not in (CLOUD, CRIME) and self.level.deck[kind] > 0
