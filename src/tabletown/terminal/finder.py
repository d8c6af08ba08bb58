"""A list that is filtered by typing: choices, log lines, clauses and answers are all found this way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from tabletown.terminal.words import matches


@dataclass(frozen=True)
class Item:
    """A row. Without a key it is a heading: it stays as long as something below it does."""

    content: Content
    words: str = ""
    key: str | None = None


class Finder(Vertical):
    """An input line over a list; posts `Chosen` with the key of a row.

    When it is folded, the input line appears only while it is used, and the first nine rows have numbers.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move('cursor_up')", show=False),
        Binding("down", "move('cursor_down')", show=False),
        Binding("pageup", "move('page_up')", show=False),
        Binding("pagedown", "move('page_down')", show=False),
    ]

    class Chosen(Message):
        """A row was chosen."""

        def __init__(self, finder: Finder, key: str) -> None:
            super().__init__()
            self.finder = finder
            self.key = key

        @property
        def control(self) -> Finder:
            return self.finder

    def __init__(self, placeholder: str, empty: str, folded: bool = False, id: str | None = None) -> None:
        super().__init__(id=id)
        self.typed = Input(placeholder=placeholder, compact=True)
        self.list = OptionList(compact=True, markup=False)
        self.empty = empty
        self.folded = folded
        self.typed.display = not folded
        self.items: Sequence[Item] = ()
        self.shown: list[str] = []
        """The keys of the rows that can be chosen now, from top to bottom."""

    def compose(self) -> ComposeResult:
        yield self.typed
        yield self.list

    # Filling

    def fill(self, items: Sequence[Item], at: str | None = None) -> None:
        """Shows these rows without a filter, the highlight on one of them."""
        self.items = items
        with self.prevent(Input.Changed):
            self.typed.value = ""
        self.typed.display = not self.folded
        self._show(at)

    def _show(self, at: str | None = None) -> None:
        typed = self.typed.value
        rows: list[Item] = []
        for item in self.items:
            if item.key is None:
                if rows and rows[-1].key is None:
                    rows.pop()
                rows.append(item)
            elif matches(typed, item.words):
                rows.append(item)
        if rows and rows[-1].key is None:
            rows.pop()
        self.shown = [item.key for item in rows if item.key is not None]
        options = [self._option(item) for item in rows]
        if self.items and not rows:
            options.append(Option(Content(self.empty), disabled=True))
        self.list.set_options(options)
        if at is not None and at in self.shown:
            self.list.highlighted = self.list.get_option_index(at)
            self.call_after_refresh(self.list.scroll_to_highlight, top=not self.folded)
        elif self.shown:
            self.list.action_first()

    def _option(self, item: Item) -> Option:
        if item.key is None:
            return Option(item.content, disabled=True)
        if not self.folded:
            return Option(item.content, id=item.key)
        number = self.shown.index(item.key) + 1
        return Option(Content(f"{number if number < 10 else '·'}  ") + item.content, id=item.key)

    # Choosing

    def choose_number(self, number: int) -> None:
        """Chooses the row with this number, if there is one."""
        if number <= len(self.shown):
            self.post_message(self.Chosen(self, self.shown[number - 1]))

    def open(self) -> None:
        """Begins a filter."""
        self.typed.display = True
        self.typed.focus()

    def clear(self) -> None:
        """Ends the filter."""
        self.list.focus()
        self.fill(self.items)

    @on(Input.Changed)
    def filter(self) -> None:
        self._show()

    @on(Input.Submitted)
    def choose_highlighted(self) -> None:
        self.list.action_select()

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_id is not None:
            self.post_message(self.Chosen(self, event.option_id))

    async def action_move(self, how: str) -> None:
        await self.list.run_action(how)
