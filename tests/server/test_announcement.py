"""What is encoded once for several audiences is byte for byte what each of them would be sent by itself."""

from __future__ import annotations

import msgspec
import pytest

from tabletown.kernel.history import History
from tabletown.kernel.rng import Rng
from tabletown.server.audiences import Announcement, live_position, moment
from tabletown.server.store import LogRow
from tests.free.games import game_of, games

MOVES = 120
"""Of a game that does not end before."""
ROW = LogRow(2, "move", 1, 5, "key", "[]", 1_700_000_000_000)


@games
@pytest.mark.parametrize("seed", range(4))
def test_every_audience_is_told_what_it_may_know_and_nothing_else(slug: str, seed: int) -> None:
    game = game_of(slug)
    setups = game.setups()
    seats, options = setups[seed * (len(setups) - 1) // 3]
    history = History(game.new(seats, seed, options), keeps_journal=False, closely=True)
    rng = Rng(seed)
    while len(history.moves) < MOVES and (acting := history.state.actors()):
        seat = acting[rng.below(len(acting))]
        codes = history.state.legal(seat)
        code = int(codes[rng.below(len(codes))])
        after = history.after(seat, code)
        journal = after.deafen()
        history.add(seat, code, after)
        announced = Announcement(after, journal)
        for reader in (None, *range(seats)):
            shared = announced.moment(reader, 7, ROW), announced.position(reader, "no")
            alone = moment(game, after.bit(reader), 7, ROW, journal), live_position(game, after, reader, "no")
            assert msgspec.json.encode(shared) == msgspec.json.encode(alone)


@games
def test_what_is_shared_is_the_same_in_every_world_of_an_onlooker(slug: str) -> None:
    game = game_of(slug)
    seats, options = game.setups()[-1]
    state = game.new(seats, 3, options)
    rng = Rng(3)
    for number in range(40):
        if not (acting := state.actors()):
            break
        shared = Announcement(state, [])
        other = Announcement(state.imagine(None, number), [])
        assert msgspec.json.encode(shared.public) == msgspec.json.encode(other.public)
        codes = state.legal(acting[0])
        state.apply(acting[0], int(codes[rng.below(len(codes))]))
