"""The screens to look something up in: the rulebook, the whole log, and why something is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from tabletown.terminal.finder import Finder, Item
from tabletown.terminal.keys import Keys
from tabletown.terminal.night import line
from tabletown.terminal.table import LocalTable, LogLine
from tabletown.terminal.why import answers, nothing
from tabletown.terminal.words import say

PRINTED: Final = "seed"
"""The tag of what stands in the printed rules: it needs no mention."""


class Lookup(Screen[None]):
    """A title and a long list. The key of a row ends with a clause, and Enter opens it in the rulebook."""

    opens: ClassVar[bool] = True

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", say("key-back")),
        Binding("slash", "filter", say("key-filter")),
    ]

    def __init__(self, table: LocalTable, title: str, empty: str = "", at: str | None = None) -> None:
        super().__init__()
        self.table = table
        self.heading = title
        self.finder = Finder(say("look-filter"), empty or say("look-nothing"))
        self.at = at

    def compose(self) -> ComposeResult:
        yield Static(Content(self.heading), classes="title")
        yield self.finder
        yield Keys()

    def on_mount(self) -> None:
        self.finder.fill(self.items(), self.at)
        (self.finder.list if self.at else self.finder.typed).focus()

    def items(self) -> Sequence[Item]:
        raise NotImplementedError

    def action_filter(self) -> None:
        self.finder.typed.focus()

    @on(Finder.Chosen)
    def open_clause(self, event: Finder.Chosen) -> None:
        if self.opens:
            self.app.push_screen(RulebookScreen(self.table, event.key.split("/")[-1]))


class RulebookScreen(Lookup):
    """All clauses under their headings."""

    opens = False

    def __init__(self, table: LocalTable, clause: str | None = None) -> None:
        super().__init__(table, say("rules-title", title=table.game.rulebook.title), at=clause)

    def items(self) -> Sequence[Item]:
        items: list[Item] = []
        section = ""
        for clause in self.table.game.rulebook.clauses:
            if clause.section != section:
                section = clause.section
                items.append(Item(Content.styled(section, "bold $primary")))
            tag = f"  {say('tag', tag=clause.tag)}" if clause.tag != PRINTED else ""
            name = self.table.short(clause.id)
            content = Content.assemble((name, "bold"), "  ", clause.text, (tag, "$muted"))
            items.append(Item(content, f"{clause.id} {section} {clause.text}", clause.id))
        return items


class LogScreen(Lookup):
    """Everything that the reader may know of what happened; it opens at the reader's last turn."""

    def __init__(self, table: LocalTable) -> None:
        self.lines = table.lines(table.reader)
        last = table.last_turn(table.reader) or 0
        first = next((i for i, row in enumerate(self.lines) if row.action >= last), 0)
        super().__init__(table, say("log-title"), at=key_of(first, self.lines[first]))

    def items(self) -> Sequence[Item]:
        return log_items(self.table, self.lines)


class WhyScreen(Lookup):
    """Every choice of the game, and what the rules say to it now."""

    def __init__(self, table: LocalTable, seat: int) -> None:
        reason, clause = nothing(table, seat, "")
        super().__init__(table, say("why-title"), f"{reason} {table.short(clause)}")
        self.seat = seat

    def items(self) -> Sequence[Item]:
        items = []
        for number, answer in enumerate(answers(self.table, self.seat)):
            choice = Content.styled(f"{answer.choice}: ", "bold")
            content = choice + line(answer.reason, self.table.short(answer.clause), self.table.names)
            items.append(Item(content, answer.words, f"{number}/{answer.clause}"))
        return items


def log_items(table: LocalTable, lines: list[LogLine]) -> list[Item]:
    """Rows of the log, with a mark where the reader's last turn was."""
    items: list[Item] = []
    last = table.last_turn(table.reader)
    marked = last is None
    for number, row in enumerate(lines):
        if not marked and row.action == last:
            items.append(Item(Content.styled(say("last-turn"), "$primary")))
            marked = True
        content = line(row.text, table.short(row.clause), table.names)
        items.append(Item(content, f"{row.text} {row.clause}", key_of(number, row)))
    return items


def key_of(number: int, row: LogLine) -> str:
    return f"{number}/{row.clause}"
