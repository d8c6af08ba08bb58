"""The content as the rules look it up: Hit Cards, locations, power cards, the shield, and what can be played."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.trick_city.rules.judgement import promises
from tabletown.games.trick_city.rules.places import Location
from tabletown.games.trick_city.rules.powers import Power
from tabletown.games.trick_city.rules.words import NONE, SUITS
from tabletown.kernel.packed import vec


class Hits:
    """The Hit Cards; a wild card has no suit."""

    def __init__(self, names: list[str], suits: list[int], values: list[int]) -> None:
        self.names = names
        self.count: i64 = len(names)
        self.suit: vec[i64] = vec[i64](suits)
        self.value: vec[i64] = vec[i64](values)


class Plays:
    """Everything that can be played, by number.

    A play is a Hit Card, a power card with it or none, and all choices that these need (RND-06): an amount, a suit,
    a target. The plays of a card without a power card come first, then those with each power card in turn.
    """

    def __init__(self, hits: Hits, powers: list[Power]) -> None:
        plays: list[tuple[int, int, int, int, int]] = []
        blocks: list[int] = []
        alike: list[int] = []
        for kind in range(len(hits.names)):
            wild = hits.suit[kind] == NONE
            for number in range(NONE, len(powers)):
                blocks.append(len(plays))
                with_power = powers[number] if number != NONE else None
                states = wild and (with_power is None or with_power.states_suit)
                choosy = with_power is not None and (with_power.names_suit or with_power.has_target)
                alike.append(0 if wild or choosy else 1)
                for change, named, aim in with_power.ways() if with_power is not None else [(0, NONE, NONE)]:
                    for stated in range(NONE, len(SUITS)) if states else [named]:
                        plays.append((kind, number, change, stated, aim))
        blocks.append(len(plays))
        self.count: int = len(plays)
        self.card: vec[i64] = vec[i64]([play[0] for play in plays])
        self.power: vec[i64] = vec[i64]([play[1] for play in plays])
        self.amount: vec[i64] = vec[i64]([play[2] for play in plays])
        self.suit: vec[i64] = vec[i64]([play[3] for play in plays])
        """The suit that is named for the card; NONE if it has one of its own, or takes the lead suit (WLD-04)."""
        self.target: vec[i64] = vec[i64]([play[4] for play in plays])
        self.blocks: vec[i64] = vec[i64](blocks)
        self.alike: vec[i64] = vec[i64](alike)
        """Whether the plays of a block differ in nothing but the amount, so that all of them are legal or none."""
        self.per_card: i64 = len(powers) + 1

    def block(self, card: i64, power: i64) -> i64:
        """Where the plays of a card with a power card begin, or with NONE; the next block begins where it ends."""
        return card * self.per_card + power + 1


class Shield:
    """SHD-06: which places of a shield are covered by which, in the order in which they are dealt."""

    def __init__(self, places: list[str], covered_by: list[list[int]], sidekick_covered_by: list[int]) -> None:
        self.places = places
        self.covered_by = covered_by
        """The places that cover each place; the number after the last place is the Sidekick."""
        self.sidekick_covered_by = sidekick_covered_by


class Box:
    """Everything that is in the box."""

    def __init__(self, hits: Hits, locations: list[Location], powers: list[Power], shield: Shield) -> None:
        self.hits = hits
        self.locations = locations
        self.powers = powers
        self.shield = shield
        self.plays = Plays(hits, powers)
        self.location_names: list[str] = []
        self.power_names: list[str] = []
        self.sets: dict[str, list[int]] = {}
        """The locations of each set, the final one last."""
        self.to_win: i64 = 3
        self.lowest: i64 = 0
        self.highest: i64 = 9
        self.low_promise: vec[float] = promises(hits.value, False, float(self.highest))
        """What a Hit Card promises where the lowest wins, and where the highest does."""
        self.high_promise: vec[float] = promises(hits.value, True, float(self.highest))
        self.first_location: i64 = hits.count
        """Locations and power cards are pieces too; their kinds come after those of the Hit Cards."""
        self.first_power: i64 = hits.count + len(locations)

    def copies(self, first: int, count: int) -> vec[i64]:
        """One piece of each of these kinds."""
        total = int(self.first_power) + len(self.powers)
        return vec[i64]([1 if first <= kind < first + count else 0 for kind in range(total)])
