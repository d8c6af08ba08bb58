"""What the lab is told of a finished game."""

from __future__ import annotations

from tabletown.games.remnants.factors import chains
from tabletown.kernel.records import Event


def told(*happened: str) -> list[Event]:
    """Each is something that happened, and to which token: `landed 3`."""
    events = []
    for line in happened:
        kind, _, token = line.partition(" ")
        events.append(Event(kind, {"token": token} if token else {}))
    return events


def test_fights_with_tokens_that_alerts_brought_are_a_chain() -> None:
    patrol = ("patrol", "landed 1", "landed 2", "fight 1", "alert", "landed 3", "landed 4", "fight 2", "fight 4")
    assert chains(told(*patrol)) == [1]
    assert chains(told(*patrol, "turn 0", "fight 3", "patrol", "landed 3", "fight 3")) == [1, 0]


def test_patrol_without_alerts_has_no_chain() -> None:
    assert chains(told("patrol", "landed 1", "fight 1")) == [0]


def test_alerts_in_a_turn_are_no_chain_of_a_patrol() -> None:
    assert chains(told("turn 0", "fight 1", "alert", "landed 2", "fight 2")) == []
