"""The SQL of the stores: what is written and read, in words that SQLite and PostgreSQL both know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from msgspec.structs import asdict

from tabletown.server.store import ANY, Change, DayRow

FILLER: Final = 16_384
"""Characters that a probe writes: more than any move needs."""


class Rows(Protocol):
    """What a statement gives."""

    def fetchall(self) -> list[Any]: ...


Execute = Callable[[str, Mapping[str, object]], Rows]
"""Runs a statement with these values in the present transaction."""
Work = Callable[[Execute], Sequence[Rows]]
"""Something that is written wholly or not at all; each of its answers has rows, unless somebody else was faster."""

PUT_TABLE: Final = """
    INSERT INTO tables (id, game, status, listed, created, changed, sheet)
    VALUES (:table_id, :game, :status, :listed, :created, :changed, :settings)
    ON CONFLICT (id) DO UPDATE SET game = excluded.game, status = excluded.status, listed = excluded.listed,
        created = excluded.created, changed = excluded.changed, sheet = excluded.sheet, revision = tables.revision + 1
    WHERE :made_for IN (-1, tables.revision)
    RETURNING revision
"""
ADD_LOG_ROW: Final = """
    INSERT INTO entries (table_id, seq, kind, seat, code, key, heard, at)
    VALUES (:table_id, :seq, :kind, :seat, :code, :key, :journal, :at)
    ON CONFLICT DO NOTHING RETURNING seq
"""
TOUCH: Final = """
    UPDATE tables SET changed = :at WHERE id = :table_id AND :made_for IN (-1, revision) RETURNING revision
"""
HOW_FAR: Final = """
    SELECT revision, (SELECT COALESCE(MAX(seq), 0) FROM entries WHERE table_id = :id),
        (SELECT COALESCE(MAX(number), 0) FROM chat WHERE table_id = :id)
    FROM tables WHERE id = :id
"""
ADD_CHAT: Final = """
    INSERT INTO chat (table_id, number, seat, text, at, key) VALUES (:table_id, :number, :seat, :text, :at, :key)
    ON CONFLICT DO NOTHING RETURNING number
"""
FORGET: Final = "DELETE FROM snapshots WHERE table_id = :table_id AND move > :forget_after"
PUT_SNAPSHOT: Final = """
    INSERT INTO snapshots (table_id, move, state) VALUES (:table_id, :move, :state)
    ON CONFLICT (table_id, move) DO UPDATE SET state = excluded.state
"""
PUT_ARCHIVE: Final = """
    INSERT INTO books (table_id, first, pages) VALUES (:table_id, :first, :pages)
    ON CONFLICT (table_id, first) DO UPDATE SET pages = excluded.pages
"""
PUT_REVIEW: Final = """
    INSERT INTO reviews (table_id, review) VALUES (:table_id, :review)
    ON CONFLICT (table_id) DO UPDATE SET review = excluded.review
"""
REVIEW: Final = "SELECT review FROM reviews WHERE table_id = :id"
ARCHIVE: Final = """
    SELECT first, pages FROM books WHERE table_id = :id AND first <= :at_most ORDER BY first DESC LIMIT 1
"""
TABLE: Final = "SELECT id, game, status, listed, created, changed, sheet, revision FROM tables"
ONE_TABLE: Final = f"{TABLE} WHERE id = :id"
LISTED: Final = f"""
    {TABLE} WHERE listed = 1 AND status <> 'over' AND changed > :since ORDER BY created DESC, id LIMIT :limit
"""
LOG: Final = """
    SELECT seq, kind, seat, code, key, heard, at FROM entries WHERE table_id = :id AND seq > :after ORDER BY seq
"""
LOG_ROW: Final = "SELECT seq, kind, seat, code, key, heard, at FROM entries WHERE table_id = :id AND seq = :seq"
SNAPSHOT: Final = """
    SELECT move, state FROM snapshots WHERE table_id = :id AND move <= :at_most ORDER BY move DESC LIMIT 1
"""
PUT_ATTEMPT: Final = """
    INSERT INTO attempts (table_id, deal, player, configuration, points, counts)
    VALUES (:table_id, :deal, :player, :configuration, :points, :counts)
    ON CONFLICT (table_id) DO UPDATE SET configuration = excluded.configuration, points = excluded.points,
        counts = excluded.counts
"""
FIRST_OF: Final = "SELECT table_id FROM attempts WHERE deal = :deal ORDER BY number LIMIT 1"
EARLIER: Final = """
    SELECT COUNT(*) FROM attempts AS earlier
    WHERE earlier.deal = one.deal AND earlier.player = one.player AND earlier.number < one.number
"""
TRIES: Final = f"SELECT ({EARLIER}) FROM attempts AS one WHERE one.table_id = :id AND one.player <> ''"
BEST: Final = f"""
    SELECT MAX(one.points) FROM attempts AS one
    WHERE one.player = :player AND one.configuration = :configuration AND one.counts = 1 AND one.table_id <> :but
        AND ({EARLIER}) = 0
"""
ADD_RESULT: Final = """
    INSERT INTO results (table_id, seat, player, game, share, points, counts, at, played)
    VALUES (:table_id, :seat, :player, :game, :share, :points, :counts, :at, :played)
    ON CONFLICT DO NOTHING
"""
RESULT: Final = "result.table_id, result.seat, result.player, result.game, result.share, result.points, result.counts"
RESULTS: Final = f"""
    SELECT ({EARLIER}) > 0, {RESULT}, result.at, result.played FROM results AS result
    LEFT JOIN attempts AS one ON one.table_id = result.table_id AND one.player = result.player
    WHERE result.player = :player ORDER BY result.at DESC, result.table_id LIMIT :limit
"""
FORGET_RESULTS: Final = "DELETE FROM results WHERE player = :player"
FORGET_ATTEMPTS: Final = "UPDATE attempts SET player = '' WHERE player = :player"
ADD_DAY: Final = """
    INSERT INTO days (day, game, rules, content, deal, secret)
    VALUES (:day, :game, :rules, :content, :deal, :secret) ON CONFLICT DO NOTHING
"""
DAY: Final = "SELECT day, game, rules, content, deal, secret FROM days WHERE game = :game AND day = :day"
ONE_DAY: Final = f"{DAY} AND rules = :rules AND content = :content"
LAST_OF_DAY: Final = f"{DAY} ORDER BY number DESC LIMIT 1"
DAYS: Final = "SELECT DISTINCT day FROM days WHERE game = :game ORDER BY day DESC LIMIT :limit"
FIRST_TRIES: Final = f"""
    SELECT one.table_id, one.player, one.counts, {RESULT}, result.at, result.played FROM attempts AS one
    LEFT JOIN results AS result ON result.table_id = one.table_id AND result.player = one.player
    WHERE one.deal = :deal AND one.player <> '' AND ({EARLIER}) = 0
"""
BEST_FIRST: Final = f"""
    {FIRST_TRIES} AND one.counts = 1 AND one.points IS NOT NULL
    ORDER BY result.share DESC NULLS LAST, result.points DESC NULLS LAST, result.at LIMIT :limit
"""
ONE_FIRST: Final = f"{FIRST_TRIES} AND one.player = :player"
PLAYED: Final = "SELECT 1 FROM attempts WHERE deal = :deal AND player = :player AND points IS NOT NULL LIMIT 1"
CHAT: Final = "SELECT number, seat, text, at, key FROM chat WHERE table_id = :id AND number > :after ORDER BY number"


def write(execute: Execute, table: str, change: Change) -> list[Rows]:
    """Puts a change into the present transaction, which is to be undone if its answers are not accepted."""
    key = {"table_id": table, "made_for": change.made_for}
    new: list[Rows] = []
    if change.table is not None:
        new.append(execute(PUT_TABLE, {**asdict(change.table), **key, "listed": int(change.table.listed)}))
    if change.log_row is not None:
        if change.table is None:
            touched = execute(TOUCH, {"at": change.log_row.at, **key})
            new += [] if change.made_for == ANY else [touched]
        new.append(execute(ADD_LOG_ROW, {**asdict(change.log_row), **key}))
    if change.forget_after is not None:
        execute(FORGET, {"forget_after": change.forget_after, **key})
    if change.snapshot is not None:
        execute(PUT_SNAPSHOT, {**asdict(change.snapshot), **key})
    if change.chat is not None:
        new.append(execute(ADD_CHAT, {**asdict(change.chat), **key}))
    if change.attempt is not None:
        execute(PUT_ATTEMPT, {**asdict(change.attempt), **key, "counts": int(change.attempt.counts)})
    for result in change.results:
        execute(ADD_RESULT, {**asdict(result), **key})
    for part in change.archive:
        execute(PUT_ARCHIVE, {**asdict(part), **key})
    if change.review is not None:
        execute(PUT_REVIEW, {"review": change.review, **key})
    return new


def accepted(answers: Sequence[Rows]) -> bool:
    """Whether nobody else was faster."""
    found = [rows.fetchall() for rows in answers]  # all of them: SQLite goes on only when the last is read
    return all(found)


def forget(execute: Execute, player: str) -> Sequence[Rows]:
    """Nothing tells any more which games this player has played."""
    for statement in (FORGET_RESULTS, FORGET_ATTEMPTS):
        execute(statement, {"player": player})
    return ()


def add_day(execute: Execute, day: DayRow) -> Sequence[Rows]:
    execute(ADD_DAY, asdict(day))
    return ()


def fill(execute: Execute) -> Sequence[Rows]:
    """Writes as much as a move does, and more."""
    execute("INSERT INTO probe (filler) VALUES (:filler)", {"filler": "." * FILLER})
    return ()


def empty(execute: Execute) -> Sequence[Rows]:
    execute("DELETE FROM probe", {})
    return ()
