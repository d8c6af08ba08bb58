"""How the databases came to be what they are: each migration is a list of statements and makes one version of the next.

A migration that was released is never changed; a new one is added behind it, for SQLite and for PostgreSQL, which
began with what SQLite had by then. Servers of two releases work side by side on PostgreSQL: a migration adds what the
release before can leave alone, and takes away nothing that it uses.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tabletown.kernel.errors import BadInput

Migrations = tuple[tuple[str, ...], ...]

FIRST: Final = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        status TEXT NOT NULL,
        listed INTEGER NOT NULL,
        created BIGINT NOT NULL,
        changed BIGINT NOT NULL,
        sheet TEXT NOT NULL
    )
    """,
    "CREATE INDEX tables_in_lobby ON tables (created) WHERE listed = 1 AND status <> 'over'",
    """
    CREATE TABLE entries (
        table_id TEXT NOT NULL,
        seq INTEGER NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER NOT NULL,
        code INTEGER NOT NULL,
        key TEXT NOT NULL,
        heard TEXT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (table_id, seq)
    )
    """,
    """
    CREATE TABLE snapshots (
        table_id TEXT NOT NULL,
        move INTEGER NOT NULL,
        state TEXT NOT NULL,
        PRIMARY KEY (table_id, move)
    )
    """,
    """
    CREATE TABLE chat (
        table_id TEXT NOT NULL,
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        text TEXT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (table_id, number)
    )
    """,
    "CREATE TABLE probe (filler TEXT NOT NULL)",
)

MOVES_CHANGE_TABLES: Final = (
    """
    UPDATE tables SET changed = MAX(changed, (SELECT MAX(at) FROM entries WHERE table_id = id))
    WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = id)
    """,
)
CHAT_HAS_KEYS: Final = ("ALTER TABLE chat ADD COLUMN key TEXT NOT NULL DEFAULT ''",)
BOOKS: Final = (
    """
    CREATE TABLE books (
        table_id TEXT NOT NULL,
        first INTEGER NOT NULL,
        pages BLOB NOT NULL,
        PRIMARY KEY (table_id, first)
    )
    """,
)
COMMITS_ARE_COUNTED: Final = (
    "ALTER TABLE tabletown ADD COLUMN id TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE tabletown ADD COLUMN commits INTEGER NOT NULL DEFAULT 0",
    "UPDATE tabletown SET id = lower(hex(randomblob(8)))",
)
ATTEMPTS: Final = (
    """
    CREATE TABLE attempts (
        number INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL UNIQUE,
        deal TEXT NOT NULL,
        player TEXT NOT NULL,
        configuration TEXT NOT NULL,
        points INTEGER,
        counts INTEGER NOT NULL
    )
    """,
    "CREATE INDEX attempts_at_deals ON attempts (deal, player)",
    "CREATE INDEX attempts_of_players ON attempts (player, configuration)",
)

RECORDS: Final = (
    """
    CREATE TABLE results (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        player TEXT NOT NULL,
        game TEXT NOT NULL,
        share REAL NOT NULL,
        points INTEGER NOT NULL,
        counts TEXT NOT NULL,
        at BIGINT NOT NULL,
        played TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    )
    """,
    "CREATE INDEX results_of_players ON results (player, at)",
    """
    CREATE TABLE days (
        number INTEGER PRIMARY KEY,
        day TEXT NOT NULL,
        game TEXT NOT NULL,
        rules TEXT NOT NULL,
        content TEXT NOT NULL,
        deal TEXT NOT NULL,
        secret TEXT NOT NULL,
        UNIQUE (game, day, rules, content)
    )
    """,
)

REVIEWS: Final = (
    """
    CREATE TABLE reviews (
        table_id TEXT PRIMARY KEY,
        review TEXT NOT NULL
    )
    """,
)

REVISIONS: Final = ("ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 1",)

MIGRATIONS: Final[Migrations] = (
    FIRST,
    MOVES_CHANGE_TABLES,
    CHAT_HAS_KEYS,
    BOOKS,
    COMMITS_ARE_COUNTED,
    ATTEMPTS,
    RECORDS,
    REVISIONS,
    REVIEWS,
)

POSTGRES: Final[Migrations] = (
    (
        """
        CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            status TEXT NOT NULL,
            listed INTEGER NOT NULL,
            created BIGINT NOT NULL,
            changed BIGINT NOT NULL,
            sheet TEXT NOT NULL,
            revision INTEGER NOT NULL DEFAULT 1
        ) WITH (fillfactor = 50)
        """,  # half of each page stays free: with each move a row gets another time, in its place
        "CREATE INDEX tables_in_lobby ON tables (created) WHERE listed = 1 AND status <> 'over'",
        """
        CREATE TABLE entries (
            table_id TEXT NOT NULL,
            seq INTEGER NOT NULL,
            kind TEXT NOT NULL,
            seat INTEGER NOT NULL,
            code BIGINT NOT NULL,
            key TEXT NOT NULL,
            heard TEXT NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (table_id, seq)
        )
        """,
        """
        CREATE TABLE snapshots (
            table_id TEXT NOT NULL,
            move INTEGER NOT NULL,
            state TEXT NOT NULL,
            PRIMARY KEY (table_id, move)
        )
        """,
        """
        CREATE TABLE chat (
            table_id TEXT NOT NULL,
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            text TEXT NOT NULL,
            at BIGINT NOT NULL,
            key TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        )
        """,
        """
        CREATE TABLE books (
            table_id TEXT NOT NULL,
            first INTEGER NOT NULL,
            pages BYTEA NOT NULL,
            PRIMARY KEY (table_id, first)
        )
        """,
        """
        CREATE TABLE attempts (
            number BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
            table_id TEXT NOT NULL UNIQUE,
            deal TEXT NOT NULL,
            player TEXT NOT NULL,
            configuration TEXT NOT NULL,
            points INTEGER,
            counts INTEGER NOT NULL
        )
        """,
        "CREATE INDEX attempts_at_deals ON attempts (deal, player)",
        "CREATE INDEX attempts_of_players ON attempts (player, configuration)",
        """
        CREATE TABLE results (
            table_id TEXT NOT NULL,
            seat INTEGER NOT NULL,
            player TEXT NOT NULL,
            game TEXT NOT NULL,
            share DOUBLE PRECISION NOT NULL,
            points INTEGER NOT NULL,
            counts TEXT NOT NULL,
            at BIGINT NOT NULL,
            played TEXT NOT NULL,
            PRIMARY KEY (table_id, seat)
        )
        """,
        "CREATE INDEX results_of_players ON results (player, at)",
        """
        CREATE TABLE days (
            number BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
            day TEXT NOT NULL,
            game TEXT NOT NULL,
            rules TEXT NOT NULL,
            content TEXT NOT NULL,
            deal TEXT NOT NULL,
            secret TEXT NOT NULL,
            UNIQUE (game, day, rules, content)
        )
        """,
        "CREATE TABLE probe (filler TEXT NOT NULL)",
        """
        CREATE UNLOGGED TABLE processes (
            id TEXT PRIMARY KEY,
            seen TIMESTAMPTZ NOT NULL,
            version INTEGER NOT NULL,
            here TEXT NOT NULL
        )
        """,
        """
        CREATE UNLOGGED TABLE thinking (
            table_id TEXT PRIMARY KEY,
            process TEXT NOT NULL,
            until TIMESTAMPTZ NOT NULL
        )
        """,
    ),
    REVIEWS,
)


def check_version(version: int, migrations: Migrations, name: str) -> None:
    """BadInput if a database is newer than this release."""
    if version > len(migrations):
        raise BadInput(f"{name} was made by a newer Tabletown (version {version} of the database); update this one")


def bring_up(
    execute: Callable[[str, Mapping[str, object]], object], version: int, migrations: Migrations, name: str
) -> None:
    """Brings a database of this version to the newest one, in the present transaction; BadInput if it is newer."""
    check_version(version, migrations, name)
    for statements in migrations[version:]:
        for statement in statements:
            execute(statement, {})
    execute("UPDATE tabletown SET version = :version", {"version": len(migrations)})
