"""A picture of the full screen in the middle of a game: python -m tabletown.terminal.picture FILE.svg"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from typing import Final

from tabletown.bots import make
from tabletown.kernel.record import PERSON, Record
from tabletown.kernel.registry import game
from tabletown.terminal.app import TableApp
from tabletown.terminal.night import NIGHT
from tabletown.terminal.table import LocalTable

SIZE: Final = (120, 40)
PLAYERS: Final = {"Ada": PERSON, "Bruno": "greedy", "Chiara": "greedy", "Dimitri": "greedy"}
SEED: Final = 7
ACTIONS: Final = 58
FONT_FACE: Final = re.compile(r"@font-face\s*\{.*?\}\s*", re.DOTALL)


def save(path: Path) -> None:
    """Plays the first moves of a game, always the same ones, and draws the screen of the person in it."""
    path.write_text(asyncio.run(draw(seated())), encoding="utf-8")


def seated() -> LocalTable:
    """A game that has gone on until it is the person's turn in the middle of a round."""
    record = Record(game("crimson"), len(PLAYERS), SEED, names=[*PLAYERS], players=[*PLAYERS.values()])
    bot = make("greedy", SEED)
    while len(record.moves) < ACTIONS or record.state.actors() != [0]:
        seat = record.state.actors()[0]
        record.apply(seat, bot.choose(record.state, seat))
    return LocalTable(record)


async def draw(table: LocalTable) -> str:
    """The screen as SVG that loads nothing: without the fonts that it would fetch from another host."""
    app = TableApp(table, pace=0)
    app.theme = NIGHT.name
    async with app.run_test(size=SIZE) as pilot:
        before, now = "", screen(app)
        while not app.board.prompt.region or now != before:  # until all is drawn, and nothing changes any more
            await pilot.pause()
            before, now = now, screen(app)
    return now


def screen(app: TableApp) -> str:
    return FONT_FACE.sub("", app.export_screenshot(title="Tabletown"))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    save(Path(sys.argv[1]))
