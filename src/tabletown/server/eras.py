"""What a table has stored by versions of its game that are not the present one: read by their words, and told again."""

from __future__ import annotations

from tabletown.kernel import versions
from tabletown.kernel.game import Game, Words
from tabletown.kernel.memory import JournalEntry
from tabletown.kernel.state import State
from tabletown.server.moments import read_heard
from tabletown.server.problems import no
from tabletown.server.sheet import Era, Sheet
from tabletown.server.store import EntryRow


class Eras:
    """By which version each entry of a table was stored."""

    def __init__(self, game: Game, sheet: Sheet) -> None:
        self.spans: list[tuple[int, Words]] = []
        """The last entry of each earlier version, and its words."""
        for era in sheet.eras:
            self.add(game, era)

    def add(self, game: Game, era: Era) -> None:
        version = versions.find(game, era.rules, era.content)
        if version is None:
            raise no("other-rules", version=era.rules)
        self.spans.append((era.last, versions.words(version)))

    def words(self, seq: int) -> Words | None:
        """The words of an entry; None if they are the present ones."""
        return next((words for last, words in self.spans if seq <= last), None)

    def first_move(self, line: list[EntryRow]) -> int:
        """How many moves there were when the present rules took over."""
        last = self.spans[-1][0] if self.spans else 0
        return max(0, sum(row.seq <= last for row in line) - 1)


def told_again(game: Game, state: State, row: EntryRow, words: Words | None) -> bool:
    """Plays a stored move by the present rules; False if they refuse it, or something else happens than then."""
    heard: list[JournalEntry] = []
    state.journal = heard
    try:
        state.apply(row.seat, row.code)
    except Exception:  # new rules may make anything of a position that they would not have led to
        return False
    finally:
        state.journal = None
    return words is None or versions.same_course(game, heard, read_heard(row.heard), words)
