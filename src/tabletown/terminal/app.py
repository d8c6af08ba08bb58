"""The full-screen program around a table."""

from __future__ import annotations

from textual.app import App
from textual.screen import Screen

from tabletown.terminal.board import Board
from tabletown.terminal.dialogs import LeaveUnsaved
from tabletown.terminal.night import NIGHT, SIXTEEN
from tabletown.terminal.table import LocalTable


class TableApp(App[None]):
    """One table, until everybody leaves. `pace` is how many seconds a bot takes at least for a choice."""

    CSS_PATH = "night.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, table: LocalTable, pace: float) -> None:
        super().__init__()
        self.board = Board(table, pace)
        for theme in (NIGHT, SIXTEEN):
            self.register_theme(theme)
        self.theme = (SIXTEEN if self.console.color_system == "standard" else NIGHT).name

    @property
    def table(self) -> LocalTable:
        """The table that is played at now: another game after "again"."""
        return self.board.table

    def get_default_screen(self) -> Screen[None]:
        return self.board

    async def action_quit(self) -> None:
        """Ctrl+Q, from any screen but the one that already asks."""
        if not isinstance(self.screen, LeaveUnsaved):
            self.board.action_quit()
