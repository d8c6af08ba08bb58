"""Store, acknowledge, tell: whoever moves is told first, and nobody hears of a move before it is acknowledged."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from tabletown.server.protocol import Hello, Join, Move, NewTable, SeatPlan
from tabletown.server.tables import TableManager
from tests.server.inside import Line, connection, in_manager

Stroke = tuple[int, list[str]]
"""Who was sent something at one stroke, and the kinds of messages."""


class Told(Line):
    """A client that notes in a list for all of them what it is sent."""

    def __init__(self, seat: int, strokes: list[Stroke]) -> None:
        super().__init__()
        self.seat = seat
        self.strokes = strokes

    def send(self, *messages: bytes) -> None:
        self.strokes.append((self.seat, [msgspec.json.decode(message)["type"] for message in messages]))


def test_whoever_moves_is_told_first_with_the_acknowledgement_in_one_stroke(tmp_path: Path) -> None:
    async def story(manager: TableManager) -> None:
        made = await manager.make(NewTable("crimson", "Mia", [SeatPlan("me"), *[SeatPlan("open")] * 2]))
        tokens = [made.token]
        for guest in (1, 2):
            tokens.append((await manager.join(made.table, Join(f"Guest {guest}", made.invite))).token)
        table = await manager.table(made.table)
        strokes: list[Stroke] = []
        lines = [Told(seat, strokes) for seat in range(3)]
        for line, token in zip(lines, tokens, strict=True):
            connection(manager, line, made.table)
            line.say(Hello(token))
        while len(table.viewers.all) < len(lines):
            await asyncio.sleep(0)
        for number in range(9):
            state = table.started()
            seat = state.actors()[-1]
            strokes.clear()
            move = Move(f"key-{number}", table.course.seq, int(state.legal(seat)[0]))
            lines[seat].say(move)
            while len(strokes) < len(lines):
                await asyncio.sleep(0)
            assert strokes[0] == (seat, ["ack", "update"])
            assert sorted(strokes[1:]) == [(other, ["update"]) for other in range(3) if other != seat]
            strokes.clear()
            lines[seat].say(move)  # once more, as if the answer had been lost
            while not strokes:
                await asyncio.sleep(0)
            assert strokes == [(seat, ["ack"])]

    in_manager(tmp_path, story)
