"""Golden playthroughs: whole random games as text, so that a change of the rules shows as a diff.

`python -m tests.playthroughs` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import tabletown
from tabletown.kernel.game import Game
from tabletown.kernel.record import Record
from tabletown.kernel.rng import Rng

FOLDER = Path(__file__).with_name("golden")


def playthrough(game: Game, seats: int) -> str:
    """A game with the first options that fit so many seats: each decision, what happened, the hash of the position."""
    options = next(options for fitting, options in game.setups() if fitting == seats)
    record = Record(game, seats, f"golden/{seats}", options)
    rng = Rng(f"golden/{seats}")
    chosen = ", ".join(name for name, value in options.items() if value) or "none"
    lines = [f"{game.title}, {seats} seats, rules version {game.rules}, options: {chosen}", ""]
    lines += happened(record)
    while acting := record.state.actors():
        seat = acting[rng.below(len(acting))]
        codes = record.state.legal(seat)
        code = codes[rng.below(len(codes))]
        lines.append(f"{len(record.moves) + 1}. {record.names[seat]} has {len(codes)} choices and takes {code}")
        record.apply(seat, code)
        lines += [*happened(record), f"   = {record.state.hash()}"]
    lines += ["", game.text(record.state.view(None), record.names), ""]
    return "\n".join(lines)


def happened(record: Record) -> list[str]:
    """The last events as an onlooker hears them, with their clauses."""
    events = [record.game.event(entry, record.state.bit(None)) for entry in record.journals[-1]]
    return [f"   {record.game.say(event.message, record.names)} ({event.clause})" for event in events if event.message]


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in tabletown.games():
        for seats in range(game.fewest, game.most + 1):
            (FOLDER / f"{game.slug}-{seats}.txt").write_text(playthrough(game, seats), encoding="utf-8")


if __name__ == "__main__":
    write()
