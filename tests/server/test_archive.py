"""What the archive of a finished game holds is what each audience would be shown by the rules themselves."""

from __future__ import annotations

import msgspec

from tabletown.kernel.rng import Rng
from tabletown.server.archive import TOGETHER, ArchivedMove, archived, compressed, decompressed
from tabletown.server.audiences import past_position
from tabletown.server.protocol import Moment, Position
from tests.free.games import game_of, games

MOVES = 60
"""More than are stored together."""


@games
def test_every_seat_and_onlooker_reads_each_position_with_all_hands_open(slug: str) -> None:
    game = game_of(slug)
    seats, options = game.setups()[-1]
    state, rng = game.new(seats, 5, options), Rng(5)
    written: list[bytes] = []
    shown: list[list[Position]] = []
    while len(written) < MOVES and (acting := state.actors()):
        told = Moment(len(written), acting[0], [], 1_700_000_000_000)
        written.append(msgspec.json.encode(archived(game, state, told)))
        shown.append([past_position(game, state, reader, True) for reader in (None, *range(seats))])
        codes = state.legal(acting[0])
        state.apply(acting[0], int(codes[rng.below(len(codes))]))

    rows = compressed(written)
    assert [row.first for row in rows] == list(range(0, len(written), TOGETHER))
    moves: list[ArchivedMove] = [move for row in rows for move in decompressed(row)]
    for number, (move, positions) in enumerate(zip(moves, shown, strict=True)):
        assert move.moment.move == number
        read = [move.seen_from(reader, game) for reader in (None, *range(seats))]
        assert msgspec.json.encode(read) == msgspec.json.encode(positions)
