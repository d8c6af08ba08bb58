"""What stands beside the choices on a full screen: the table in words, and what happened lately."""

from __future__ import annotations

from typing import Final

from textual import on
from textual.content import Content
from textual.events import Resize
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tabletown.terminal.flow import fit
from tabletown.terminal.lookup import log_items
from tabletown.terminal.night import paint
from tabletown.terminal.table import LocalTable

BEFORE: Final = 12
"""So many actions before the reader's last turn stay in the log beside the table."""


class TableText(Widget):
    """The table in words, fitted into the room that there is."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.names: list[str] = []
        self.fitted: list[str] = []

    def show(self, text: str, names: list[str]) -> None:
        self.text = text
        self.names = names
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        self.fitted = fit(self.text, width, container.height)
        return len(self.fitted)

    def render(self) -> Content:
        return paint("\n".join(self.fitted), self.names)


class Recent(OptionList):
    """The log beside the table: what happened since a little before the reader's last turn."""

    def __init__(self) -> None:
        super().__init__(compact=True, markup=False, id="log")

    def show(self, table: LocalTable) -> None:
        count = len(table.record.moves)
        since = max(0, (table.last_turn(table.reader) or count) - BEFORE)
        items = log_items(table, table.lines(table.reader, since))
        self.set_options(Option(item.content, id=item.key, disabled=item.key is None) for item in items)
        self.call_after_refresh(self.scroll_end, animate=False)

    @on(Resize)
    def stay_at_the_end(self) -> None:
        self.call_after_refresh(self.scroll_end, animate=False)
