"""What a table has stored by versions of its game that are not the present one: read by their words, and told again."""

from __future__ import annotations

from tabletown.kernel import versions
from tabletown.kernel.game import Game, Words
from tabletown.kernel.state import State
from tabletown.server.log_rows import read_journal
from tabletown.server.problems import refused
from tabletown.server.store import LogRow
from tabletown.server.table_settings import PastVersion, TableSettings


class PastVersions:
    """By which version each row of a table's log was stored."""

    def __init__(self, game: Game, settings: TableSettings) -> None:
        self.spans: list[tuple[int, Words]] = []
        """The last row of each earlier version, and its words."""
        for version in settings.past_versions:
            self.add(game, version)

    def add(self, game: Game, past: PastVersion) -> None:
        version = versions.find(game, past.rules, past.content)
        if version is None:
            raise refused("other-rules", version=past.rules)
        self.spans.append((past.last, versions.words(version)))

    def words(self, seq: int) -> Words | None:
        """The words of a row; None if they are the present ones."""
        return next((words for last, words in self.spans if seq <= last), None)

    def first_move(self, standing: list[LogRow]) -> int:
        """How many moves there were when the present rules took over."""
        last = self.spans[-1][0] if self.spans else 0
        return max(0, sum(row.seq <= last for row in standing) - 1)


def replays_alike(game: Game, state: State, row: LogRow, words: Words | None) -> bool:
    """Plays a stored move by the present rules; False if they refuse it, or something else happens than then."""
    state.listen()
    try:
        state.apply(row.seat, row.code)
    except Exception:  # new rules may make anything of a position that they would not have led to
        return False
    finally:
        journal = state.deafen()
    return words is None or versions.same_course(game, journal, read_journal(row.journal), words)
