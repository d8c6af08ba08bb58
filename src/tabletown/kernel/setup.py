"""What is settled before the first card is dealt: the game, the seats, the options."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from tabletown.kernel.errors import RulesError
from tabletown.kernel.layout import everybody
from tabletown.kernel.packed import vec
from tabletown.kernel.records import Rank, encode
from tabletown.kernel.step import Step

if TYPE_CHECKING:
    from tabletown.kernel.game import Game
    from tabletown.kernel.state import State

Value = bool | int | str
"""What an option of a game can be set to."""


def changed(game: Game, options: dict[str, Value]) -> list[str]:
    """The options that are not as usual, as they are given on the command line: name=value."""
    usual = {option.name: option.default for option in game.options}
    return [f"{name}={written(value)}" for name, value in options.items() if value != usual[name]]


def written(value: Value) -> str:
    """The value of an option as it is given on the command line."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def configuration(game: str, rules: str, content: str, options: dict[str, Value]) -> str:
    """The fingerprint of all that makes two scores of a game for one comparable."""
    return sha256(encode((game, rules, content, options))).hexdigest()


def check_ranks(ranks: tuple[Rank, ...], seats: int) -> None:
    """RulesError for a table in which no score can be looked up."""
    least = [rank.least for rank in ranks]
    if ranks and (seats != 1 or len(ranks) == 1 or least != sorted(set(least))):
        raise RulesError(
            f"ranks are for one seat, two or more, each above the one before; not {least} for {seats} seats"
        )


class Setup:
    """Shared by all positions of one game; it never changes."""

    ranks: tuple[Rank, ...]
    """What the score of the only seat is looked up in; empty where somebody wins, or there is no such table."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.layout = game.layout
        self.steps: vec[Step[State]] = vec["Step[State]"](game.steps)
        self.tables = game.tables
        self.sides = game.sides(seats, options)
        self.ranks = game.ranks(seats, options)
        check_ranks(self.ranks, seats)
        covered = game.covered(options)
        self.covered = [first for name, first, _, _ in game.layout.numbers if name in covered]
        """Numbers of each seat that only the seat itself is shown, until the end."""
        self.everyone = everybody(seats)
        self.audience = game.layout.audiences(seats, self.sides)
        self.shown = [
            (plan.called(i), plan, plan.first + i)
            for plan in game.layout.zones
            for i in range(seats if plan.per_seat else plan.count)
        ]
        """The zones that views tell of: what they are called, and their numbers."""

    def rank_of(self, points: int) -> int | None:
        """Which rank a score reaches, the lowest being 0; None where there are no ranks."""
        return max(sum(rank.least <= points for rank in self.ranks), 1) - 1 if self.ranks else None

    def __deepcopy__(self, memo: object) -> Setup:
        return self

    def __reduce__(self) -> tuple[type[Setup], tuple[Game, int, dict[str, Value]]]:
        return Setup, (self.game, self.seats, self.options)
