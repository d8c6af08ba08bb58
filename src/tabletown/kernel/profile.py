"""What bots and the lab have to know of a game. Its rules do not, and nothing here changes what is legal."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from tabletown.kernel.records import Event
from tabletown.kernel.state import State


class Factor(msgspec.Struct, frozen=True):
    """Something that a side had in a finished game, such as a hero or the lead, and its share of what was at stake."""

    group: str
    name: str
    won: float


def no_factors(state: State, told: list[Event]) -> list[Factor]:
    return []


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """A game hands it out; bots and the lab read it."""

    guided: bool = False
    """Whether its quick guesses are good enough to lead the bots, instead of only playing on for them."""
    worlds: int = 16
    """How many worlds the greedy bot imagines at a choice: in a game of very many choices, fewer."""
    thoughts: dict[int, int] = {}
    """How many iterations the searching bots think here that elsewhere think so many: where each takes long."""
    horizon: int = 1
    """How many rests the searching bots look ahead."""
    guesses: int = 1_000_000
    """How many quick guesses a core makes in a second, where rules are compiled: a review has so many for a second."""
    pace: float = 1.0
    """A game of the bots that people meet takes so many times as many choices as one of quick guesses."""
    slips: dict[int, int] = {}
    """How many of 100 choices slip here, for careless bots that elsewhere slip so many times."""
    aims: tuple[str, ...] = ()
    """The events that players aim at or fear: a hint may give one of them as its reason."""
    foresight: int = 0
    """How many rests beyond the horizon a hint looks ahead for them: where every action ends in a rest, a round."""
    placing: tuple[str, ...] = ()
    """The steps in which players set the game up: there they may let a bot place for them."""
    sample: int = 200
    """How many games tell enough about a variant, unless told otherwise: as many as bots play in a minute."""
    factors: Callable[[State, list[Event]], list[Factor]] = no_factors
    """What the sides had in a finished game, of which everything is told, and how they fared with it."""
