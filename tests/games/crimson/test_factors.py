"""What the lab is told about a finished game."""

from __future__ import annotations

from functools import cache

from tabletown.games.crimson import GAME
from tabletown.kernel.profile import Factor
from tabletown.kernel.records import Event
from tabletown.kernel.state import State
from tests.games.table import wander


@cache
def finished() -> State:
    table = GAME.new(3, 2, listen=True)
    for _ in wander(table, seed=2):
        pass
    assert table.over
    return table


def told(*kinds: str) -> list[Event]:
    everyone = finished().setup.everyone
    events = [GAME.event(entry, everyone) for entry in finished().journal or []]
    return [event for event in events if not kinds or event.kind in kinds]


def found(group: str) -> list[Factor]:
    return [factor for factor in GAME.factors(finished(), told()) if factor.group == group]


def won(event: Event) -> float:
    return finished().returns()[int(str(event.data["seat"]))]


def test_the_starting_player_of_the_first_round_is_told_once() -> None:
    first = told("started")[0]
    assert found("start of the game") == [Factor("start of the game", "the starting player", won(first))]


def test_whoever_scores_or_loses_a_row_is_told_with_the_game() -> None:
    for kind, group in (("scored", "row scored"), ("doubled", "row scored doubly"), ("lost", "row lost")):
        rows = [(event.data["row"], won(event)) for event in told(kind)]
        assert rows
        assert [(factor.name, factor.won) for factor in found(group)] == rows
