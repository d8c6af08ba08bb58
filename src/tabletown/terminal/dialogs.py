"""The small screens that ask or tell one thing: whose keyboard it is, where to save, leaving, the end."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from tabletown.kernel.errors import BadInput
from tabletown.terminal.keys import Keys
from tabletown.terminal.night import paint
from tabletown.terminal.table import LocalTable, typed_path
from tabletown.terminal.words import say


class Cover(Screen[str]):
    """Hides the table until the right person sits at the keyboard. Answers "ready", "undo" or "quit"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss('ready')", say("key-ready")),
        Binding("u", "dismiss('undo')", say("key-undo")),
        Binding("q", "dismiss('quit')", say("key-quit")),
    ]

    def __init__(self, table: LocalTable, seat: int) -> None:
        super().__init__()
        self.table = table
        self.seat = seat

    def compose(self) -> ComposeResult:
        names = self.table.names
        lines = [paint(say("cover-pass", name=names[self.seat]), names), Content(say("cover-ready"))]
        undoer = self.table.undoer()
        if undoer is not None:
            lines.append(Content(say("cover-undo", name=names[undoer])))
        with Vertical(classes="card"):
            for line in lines:
                yield Static(line)
        yield Keys()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return parameters != ("undo",) or self.table.undoer() is not None


class SaveAs(ModalScreen[bool]):
    """Asks for a file name; True when the game is saved."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(False)", say("key-back"))]

    def __init__(self, table: LocalTable) -> None:
        super().__init__()
        self.table = table

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(Content(say("save-where")))
            yield Input(str(self.table.proposal()), compact=True)
            yield Static(id="fault")
        yield Keys()

    @on(Input.Submitted)
    def save(self, event: Input.Submitted) -> None:
        name = event.value.strip()
        try:
            if not name:
                raise BadInput(say("save-where"))
            self.table.save(typed_path(name))
        except BadInput as error:
            self.query_one("#fault", Static).update(Content(str(error)))
        else:
            self.dismiss(True)


class LeaveUnsaved(ModalScreen[str]):
    """Asks before an unsaved game is left. Answers "save", "leave" or "stay"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "dismiss('save')", say("key-save-first")),
        Binding("q", "dismiss('leave')", say("key-leave")),
        Binding("escape", "dismiss('stay')", say("key-back")),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(Content(say("leave-unsaved")))
        yield Keys()


class Doubt(ModalScreen[bool]):
    """Asks before a choice that loses; True if it is to be played all the same."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter", "dismiss(False)", say("key-choose-again"), key_display="esc"),
        Binding("p", "dismiss(True)", say("key-play-anyway")),
    ]

    def __init__(self, reasons: list[str]) -> None:
        super().__init__()
        self.reasons = reasons

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(Content(say("warning-sure")), classes="title")
            for reason in self.reasons:
                yield Static(Content(reason))
        yield Keys()


class Ending(ModalScreen[str]):
    """Who won, and why; or what somebody reached alone. Answers "again", "same", "stay" or "quit"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a", "dismiss('again')", say("key-again")),
        Binding("d", "dismiss('same')", say("key-same")),
        Binding("escape,enter", "dismiss('stay')", say("key-look"), key_display="esc"),
        Binding("q", "dismiss('quit')", say("key-quit")),
    ]

    def __init__(self, table: LocalTable) -> None:
        super().__init__()
        self.table = table

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(Content(say("end-title", title=self.table.game.title)), classes="title")
            yield Static(score_sheet(self.table))
        yield Keys()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return parameters != ("same",) or self.table.alone


def score_sheet(table: LocalTable) -> Content:
    """The places, then how the game ended, with the text of the clauses."""
    if table.alone:
        return Content("\n".join(table.outcome()))
    rows = []
    for place in table.standings():
        text = say("place-won" if place.won else "place", name=place.name, points=place.points)
        rows.append(paint(text, table.names))
    rows.append(Content(""))
    for row in table.verdict(table.reader):
        clause = table.game.rulebook.by_id[row.clause]
        rows.append(paint(row.text, table.names))
        rows.append(Content.styled(f"{table.short(clause.id)}  {clause.text}", "$muted"))
    return Content("\n").join(rows)
