"""Every decision of many games between bots, as a Parquet file. docs/datasets.md has the columns."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from tabletown.bots import BotPool, make
from tabletown.bots.outside import OutsideBot
from tabletown.kernel.files import whole
from tabletown.kernel.records import encode
from tabletown.lab.engines import Engine, parts, spans
from tabletown.lab.failures import BotFailure, counted, noted
from tabletown.lab.playing import game_of
from tabletown.lab.simulate import Plan, origin

if TYPE_CHECKING:
    import pyarrow

FORMAT: Final = 1
COLUMNS: Final = (
    *("game", "decision", "seat", "side", "bot", "substitute", "step", "view", "options", "choice"),
    *("won", "score"),
)
FAILURES: Final = "tabletown-failures"
"""Where the metadata of the file tells which bots failed. That is known last, when the columns have been told."""
GROUP: Final = 100
"""So many games, or a few more, are written together, as one group of rows."""


class GameRows(msgspec.Struct, frozen=True):
    """Some games that follow each other, column by column."""

    first: int
    games: int
    columns: dict[str, list[object]]
    failures: list[list[BotFailure]]
    """For each game in which a bot failed."""


def run(plan: Plan, engine: Engine) -> Iterator[GameRows]:
    """The games, in batches, as they are finished."""
    yield from engine.each(_batch, [(plan, span) for span in spans(plan.games, GROUP, parts(plan.bots))])


def _batch(task: tuple[Plan, range]) -> GameRows:
    plan, span = task
    columns: dict[str, list[object]] = {name: [] for name in COLUMNS}
    with BotPool() as pool:
        failures = [_play(plan, number, pool, columns) for number in span]
    return GameRows(span.start, len(span), columns, [found for found in failures if found])


def _play(plan: Plan, number: int, pool: BotPool, columns: dict[str, list[object]]) -> list[BotFailure]:
    """Plays a game and writes down each decision; tells which bots failed. The same number gives the same game."""
    state = game_of(plan.game, plan.pack).new(plan.seats, f"{plan.seed}/{plan.deal(number)}", plan.options)
    names = [plan.bots[plan.bot_of(number, side)] for side in plan.sides]
    bots = [make(name, f"{plan.seed}/{number}/{seat}", pool) for seat, name in enumerate(names)]
    seats: list[int] = []
    while acting := state.actors():
        seat = acting[0]
        view = encode(state.view(seat)).decode()
        options = state.legal(seat)
        choice = bots[seat].choose(state, seat)
        bot = bots[seat]
        substitute = isinstance(bot, OutsideBot) and bot.fault != ""
        who = (number, len(seats), seat, plan.sides[seat], names[seat], substitute)
        for name, value in zip(COLUMNS, (*who, state.step().name, view, options, choice), strict=False):
            columns[name].append(value)
        seats.append(seat)
        state.apply(seat, choice)
    won, scores = state.returns(), state.scores()
    columns["won"] += [won[seat] for seat in seats]
    columns["score"] += [scores[seat] for seat in seats]
    return noted(pool.end(state))


def schema(plan: Plan) -> pyarrow.Schema:
    """The columns, and what all games of the file have in common."""
    import pyarrow

    word = pyarrow.dictionary(pyarrow.int32(), pyarrow.string())
    types = {
        "game": pyarrow.int32(),
        "decision": pyarrow.int32(),
        "seat": pyarrow.int8(),
        "side": pyarrow.int8(),
        "bot": word,
        "substitute": pyarrow.bool_(),
        "step": word,
        "view": pyarrow.string(),
        "options": pyarrow.list_(pyarrow.int32()),
        "choice": pyarrow.int32(),
        "won": pyarrow.float32(),
        "score": pyarrow.int32(),
    }
    fields = [pyarrow.field(name, types[name], nullable=False) for name in COLUMNS]
    return pyarrow.schema(fields, metadata={"tabletown": json.dumps(about(plan))})


def about(plan: Plan) -> dict[str, object]:
    """What is needed to understand the columns, and to make them again."""
    game = game_of(plan.game, plan.pack)
    actions = [game.option(code) for code in range(game.layout.actions)]
    return {
        "format": FORMAT,
        **origin(plan),
        "bots": plan.bots,
        "games": plan.games,
        "actions": [{"code": action.code, "verb": action.verb, "elements": action.elements} for action in actions],
    }


def write(plan: Plan, batches: Iterator[GameRows], path: Path) -> tuple[int, list[list[BotFailure]]]:
    """Writes the games in order, whoever is finished first; how many decisions, and where which bots failed."""
    import pyarrow
    from pyarrow.parquet import ParquetWriter

    columns = schema(plan)
    decisions = 0
    failures: list[list[BotFailure]] = []
    with whole(path) as file, ParquetWriter(file, columns, compression="zstd") as writer:
        for group in _groups(_in_order(batches)):
            rows = pyarrow.concat_tables(pyarrow.table(batch.columns, schema=columns) for batch in group)
            writer.write_table(rows.unify_dictionaries())
            decisions += rows.num_rows
            failures += [found for batch in group for found in batch.failures]
        writer.add_key_value_metadata({FAILURES: msgspec.json.encode(counted(failures)).decode()})
    return decisions, failures


def _in_order(batches: Iterator[GameRows]) -> Iterator[GameRows]:
    """Those that are finished early wait for those before them."""
    waiting: dict[int, GameRows] = {}
    following = 0
    for finished in batches:
        waiting[finished.first] = finished
        while (batch := waiting.pop(following, None)) is not None:
            following += batch.games
            yield batch


def _groups(batches: Iterator[GameRows]) -> Iterator[list[GameRows]]:
    """What is written together: small groups of rows are slow to read."""
    group: list[GameRows] = []
    for batch in batches:
        group.append(batch)
        if sum(batch.games for batch in group) >= GROUP:
            yield group
            group = []
    if group:
        yield group
