"""What changed is told: whoever follows the events knows the table without knowing a rule."""

from __future__ import annotations

import pytest

from tabletown.kernel.record import Record
from tabletown.kernel.records import encode
from tabletown.kernel.rng import Rng
from tests.free.games import game_of, games

MOVES = 150


def played(slug: str, seed: int) -> Record:
    game = game_of(slug)
    seats, options = game.setups()[seed % len(game.setups())]
    record = Record(game, seats, seed, options)
    rng = Rng(seed)
    while len(record.moves) < MOVES and (acting := record.state.actors()):
        seat = acting[rng.below(len(acting))]
        codes = record.state.legal(seat)
        record.apply(seat, codes[rng.below(len(codes))])
    return record


@games
@pytest.mark.parametrize("seed", range(3))
def test_events_tell_all_that_changes_from_position_to_position(slug: str, seed: int) -> None:
    record = played(slug, seed)
    game = record.game
    state = game.new(record.seats, record.seed, record.options)
    for (seat, code), told in zip(record.moves, record.events(None)[1:], strict=True):
        numbers, tallies, scores = state.view().numbers, state.tallies(), state.view().scores
        for event in told:
            if event.changes is not None:
                numbers |= event.changes.numbers
                tallies |= event.changes.tallies
                scores = event.changes.scores or scores
        state.apply(seat, code)
        assert numbers == state.view().numbers
        assert tallies == state.tallies()
        assert scores == state.view().scores


@games
def test_nothing_is_worked_out_for_somebody_who_does_not_listen_closely(slug: str) -> None:
    game = game_of(slug)
    seats, options = game.setups()[0]
    state = game.new(seats, 1, options, listen=True)
    assert [entry for entry in state.deafen() if entry.changes is not None] == []
    assert state.shadow is None


@games
@pytest.mark.parametrize("seed", range(3))
def test_a_position_as_it_is_seen_holds_what_the_view_tells_and_nothing_else(slug: str, seed: int) -> None:
    record = played(slug, seed)
    state = record.state
    for reader in (None, *range(record.seats)):
        seen = state.as_seen(reader)
        world = state.imagine(reader, seed)
        assert encode(seen.view(reader)) == encode(state.view(reader))
        assert seen.contents() == world.as_seen(reader).contents()


@games
def test_looking_changes_nothing(slug: str) -> None:
    state = played(slug, 1).state
    before = state.hash()
    state.tallies()
    state.setup.game.figures(state.as_seen(0), 0)
    assert state.hash() == before
