"""The games of a study, one row each, as a Parquet file. docs/datasets.md has the columns."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, BinaryIO, Final

import msgspec

from tabletown.lab.failures import counted
from tabletown.lab.simulate import Plan, Played, origin
from tabletown.lab.trial import Trial, margin

if TYPE_CHECKING:
    import pyarrow

FORMAT: Final = 1


def row(part: str, plan: Plan, game: Played) -> dict[str, object]:
    """One game. What only somebody who looked on can tell is missing for games that nobody watched."""
    stats = game.stats
    sides = plan.all_sides()
    return {
        "part": part,
        "game": game.number,
        "seed": f"{plan.seed}/{plan.deal(game.number)}",
        "bots": [plan.bots[plan.bot_of(game.number, side)] for side in sides],
        "winners": plan.winners(game),
        "won": [plan.won(game, side) for side in sides],
        "scores": game.scores,
        "margin": margin(game),
        "decisions": game.decisions,
        "turns": stats and stats.turns,
        "choices": stats and stats.choices,
        "branching": stats and stats.branching(),
        "lead_changes": stats and stats.lead_changes,
        "decided": stats and stats.decided,
    }


def schema(trials: dict[str, Trial]) -> pyarrow.Schema:
    """The columns, and what the games of each part have in common."""
    import pyarrow

    word = pyarrow.dictionary(pyarrow.int32(), pyarrow.string())
    whole, real = pyarrow.int32(), pyarrow.float64()
    types = {
        "part": word,
        "game": whole,
        "seed": pyarrow.string(),
        "bots": pyarrow.list_(pyarrow.string()),
        "winners": pyarrow.list_(pyarrow.int8()),
        "won": pyarrow.list_(real),
        "scores": pyarrow.list_(whole),
        "margin": real,
        "decisions": whole,
    }
    watched = {"turns": whole, "choices": whole, "branching": real, "lead_changes": whole, "decided": real}
    fields = [pyarrow.field(name, type, nullable=False) for name, type in types.items()]
    fields += [pyarrow.field(name, type) for name, type in watched.items()]
    about = {"format": FORMAT, "parts": {part: _about(trial) for part, trial in trials.items()}}
    return pyarrow.schema(fields, metadata={"tabletown": json.dumps(about)})


def _about(trial: Trial) -> dict[str, object]:
    failures = counted(game.failures for game in trial.played)
    return {**origin(trial.plan), "failures": msgspec.to_builtins(failures)}


def write(file: BinaryIO, trials: dict[str, Trial]) -> None:
    import pyarrow
    from pyarrow import parquet

    table = pyarrow.Table.from_pylist(list(_rows(trials)), schema=schema(trials))
    parquet.write_table(table, file, compression="zstd")


def _rows(trials: dict[str, Trial]) -> Iterator[dict[str, object]]:
    for part, trial in trials.items():
        for game in trial.played:
            yield row(part, trial.plan, game)
