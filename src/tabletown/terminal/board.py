"""The table on a full screen, and the course of play on it."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import OptionList, Static

from tabletown.kernel.errors import BadInput, IllegalAction
from tabletown.terminal.dialogs import Cover, Doubt, Ending, LeaveUnsaved, SaveAs
from tabletown.terminal.finder import Finder, Item
from tabletown.terminal.keys import Keys
from tabletown.terminal.lookup import LogScreen, RulebookScreen, WhyScreen
from tabletown.terminal.panels import Recent, TableText
from tabletown.terminal.table import HintLine, LocalTable
from tabletown.terminal.words import say

SECOND: Final = 1.0
WIDE: Final = 100
"""From this width on the log stands beside everything; below, beside the choices only."""
LOG: Final = ((118, 47), (WIDE, 42), (76, 40), (0, 0))
"""How wide the log is from a width on; where it has no room at all there is still the screen of its own."""
TALL: Final = 34
INDENT: Final = "   "
"""Before what is said about a choice: it stands under the choice, not under its number."""
ROWS: Final = {True: (8, 14), False: (6, 9)}
"""Fewest and most rows for the choices, on a tall screen and on a short one."""


class Board(Screen[None]):
    """Table, log, prompt and choices."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", say("key-undo")),
        Binding("w", "why", say("key-why")),
        Binding("r", "rules", say("key-rules")),
        Binding("h", "hint", say("key-hint")),
        Binding("p", "place", say("key-place")),
        Binding("c", "coach", say("key-coach")),
        Binding("s", "save", say("key-save")),
        Binding("l", "log", say("key-log")),
        Binding("slash", "filter", say("key-filter")),
        Binding("space", "skip", say("key-skip")),
        Binding("q", "quit", say("key-quit")),
        Binding("pagedown", "page('page_down')", say("key-page"), priority=True),
        Binding("pageup", "page('page_up')", show=False, priority=True),
        Binding("escape", "clear", show=False),
        *(Binding(str(digit), f"number({digit})", show=False) for digit in range(1, 10)),
    ]

    def __init__(self, table: LocalTable, pace: float) -> None:
        super().__init__()
        self.table = table
        self.pace = pace
        self.hurry = asyncio.Event()
        self.page = TableText()
        self.sheet = VerticalScroll(self.page, id="table")
        self.recent = Recent()
        self.prompt = Static(id="prompt")
        self.told = Static(id="notice")
        self.choices = Finder(say("filter"), say("filter-nothing"), folded=True, id="choices")
        self.hints: list[HintLine] = []
        self.doubted: tuple[int, int] | None = None
        """The choice that the person was warned of last: after how many actions, and its code."""
        self.rows = 0
        """What the choices needed when there were some: the screen should not jump while bots choose."""
        self.prompt_text = ""
        self.notice = ""
        self.coached: list[str] = []
        """What the coach has said by now."""
        self.bubble = 0
        """Which of that is shown; none from its end on."""
        self.clause: str | None = None
        """The clause of the last refusal: where the rulebook opens."""

    def compose(self) -> ComposeResult:
        yield self.sheet
        yield self.recent
        with Vertical(id="bar"):
            yield self.prompt
            yield self.told
        yield self.choices
        yield Keys()

    def on_mount(self) -> None:
        self.sheet.border_title = Content(self.table.game.title)
        self.recent.border_title = Content(say("log-side"))
        self.set_interval(SECOND, self.draw_preparing)
        self.notice = self.table.goal()
        self.go_on()

    def draw_preparing(self) -> None:
        self.sheet.border_subtitle = Content(self.table.preparing)

    # Room

    def on_resize(self, event: Resize) -> None:
        wide = event.size.width >= WIDE
        self.set_class(wide, "-wide")
        self.set_class(not wide, "-narrow")
        self.set_class(wide and event.size.height >= TALL, "-roomy")
        self.recent.display = self.log_width() > 0
        self.styles.grid_columns = f"1fr {self.log_width()}"
        self.move_child(self.recent, after=self.sheet if wide else self.choices)
        self.share_rows()
        self.call_after_refresh(self.refresh_bindings)
        if self.hints:
            self.call_after_refresh(self.draw_choices)  # they are wrapped to fit

    def log_width(self) -> int:
        return next(log for width, log in LOG if self.size.width >= width)

    def share_rows(self) -> None:
        """Prompt and notice get what they need, the choices what they need up to a limit, the table the rest."""
        fewest, most = ROWS[self.size.height >= TALL]
        beside = self.log_width() if self.size.width >= WIDE else 0
        across = max(1, self.size.width - 2 - beside)
        told = [text for text in (self.prompt_text, self.told_text()) if text]
        bar = sum(len(Content(text).wrap(across)) for text in told)
        self.rows = sum(item.content.plain.count("\n") + 1 for item in self.choices.items) or self.rows
        self.styles.grid_rows = f"1fr {bar} {min(max(self.rows, fewest), most)}"

    # The course of play

    @property
    def to_choose(self) -> int | None:
        """The person at the keyboard, if it is this person's turn."""
        asked = self.table.asked()
        return asked if asked == self.table.keyboard else None

    def go_on(self) -> None:
        """Whatever has to happen next, happens: bots choose, people are called, or the game ends."""
        asked = self.table.asked()
        if asked is not None and asked != self.table.keyboard:
            self.cover(asked)
            return
        self.coached = self.table.coached()
        self.draw()
        if self.table.over:
            self.app.push_screen(Ending(self.table), self.after_ending)
        elif asked is None:
            self.run_bots()
        else:
            self.hurry.clear()
            self.choices.list.focus()

    @work(exclusive=True, group="bots")
    async def run_bots(self) -> None:
        """Bots choose until a person has to. They think beside the screen, and take their time to be followed."""
        while not self.table.over and self.table.asked() is None:
            thinking = asyncio.to_thread(self.table.think)
            choice, _ = await asyncio.gather(thinking, self.pause())
            self.table.apply(*choice)
            if not self.hurry.is_set():
                self.draw()
        self.go_on()

    async def pause(self) -> None:
        try:
            await asyncio.wait_for(self.hurry.wait(), self.pace)
        except TimeoutError:
            return

    def cover(self, seat: int) -> None:
        """Nobody sees another's hand, not even in a screen that was left open."""
        while self.app.screen is not self:
            self.app.pop_screen()
        self.table.keyboard = None
        self.forget()
        self.sheet.scroll_home(animate=False)
        self.draw()
        self.app.push_screen(Cover(self.table, seat), lambda answer: self.after_cover(answer, seat))

    def after_cover(self, answer: str | None, seat: int) -> None:
        if answer == "undo":
            self.action_undo()
        elif answer == "quit":
            self.action_quit()
        else:
            self.table.keyboard = seat
            self.go_on()

    def after_ending(self, answer: str | None) -> None:
        if answer in ("again", "same"):
            self.table = self.table.again(same=answer == "same")
            self.bubble = 0
            self.forget()
            self.go_on()
        elif answer == "quit":
            self.action_quit()

    @on(Finder.Chosen)
    def choose(self, event: Finder.Chosen) -> None:
        """A key that was pressed twice must not answer the next question as well: keys name their question."""
        number, _, code = event.key.partition("/")
        seat = self.to_choose
        if code in ("again", "same", "quit"):
            self.after_ending(code)
        elif seat is not None and int(number) == len(self.table.record.moves):
            self.play(seat, int(code))

    def play(self, seat: int, code: int) -> None:
        """Plays a choice; whoever is warned of it is asked once."""
        question = (len(self.table.record.moves), code)
        reasons = [] if question == self.doubted else self.table.warning(seat, code)
        if reasons:
            self.doubted = question
            self.app.push_screen(Doubt(reasons), lambda anyway: self.play(seat, code) if anyway else None)
            return
        self.table.apply(seat, code)
        self.forget()
        self.go_on()

    def forget(self) -> None:
        """What was said about the last question does not hold for the next."""
        self.hints = []
        self.notice = ""
        self.clause = None

    # What is shown

    def draw(self) -> None:
        table = self.table
        drawing = table.sketch(table.reader)
        text = table.text(table.reader)
        self.page.show(f"{drawing}\n\n{text}" if drawing else text, table.names)
        self.recent.show(table)
        self.draw_choices()
        self.draw_prompt()
        self.call_after_refresh(self.refresh_bindings)

    def draw_prompt(self) -> None:
        seat = self.to_choose
        self.notice = "\n".join([*filter(None, [self.notice]), *self.table.notices])
        self.table.notices.clear()
        acting = seat is not None
        self.prompt_text = say("mark-act" if acting else "mark-wait", prompt=self.table.prompt(self.table.reader))
        self.prompt.set_class(acting, "acting")
        self.choices.set_class(acting, "acting")
        self.prompt.update(Content(self.prompt_text))
        self.told.display = bool(self.told_text())
        self.told.update(Content(self.told_text()))
        self.share_rows()

    def told_text(self) -> str:
        """The bubble of the coach that is open, and the notice."""
        return "\n".join([*self.coached[self.bubble : self.bubble + 1], *filter(None, [self.notice])])

    def draw_choices(self) -> None:
        seat, number = self.to_choose, len(self.table.record.moves)
        best = f"{number}/{self.hints[0].code}" if self.hints else None
        if seat is not None:
            hinted = {hint.code: hint.text for hint in self.hints}
            rows = hinted | {choice.code: choice.text for choice in self.table.choices(seat)}
            self.choices.fill([self.item(number, code, text) for code, text in rows.items()], best)
        elif self.table.over:
            more = {"again": say("another-deal"), "same": say("same-deal")} if self.table.alone else {}
            ends = (more or {"again": say("play-again")}) | {"quit": say("leave")}
            self.choices.fill([self.item(number, code, text) for code, text in ends.items()])
        else:
            self.choices.fill([])

    def item(self, number: int, code: int | str, text: str) -> Item:
        """A choice, with the hint about it if there is one."""
        content = Content(text)
        for place, hint in enumerate(self.hints, 1):
            if hint.code == code:
                mark = say("hint-mark", place=place, chance=hint.chance)
                said = [Content.styled(mark, "$success"), *(Content.styled(why, "$muted") for why in hint.reasons)]
                across = max(1, self.choices.list.scrollable_content_region.width - len(INDENT))
                lines = [line for sentence in said for line in sentence.wrap(across)]
                content = Content(f"\n{INDENT}").join([content, *lines])
        return Item(content, text, f"{number}/{code}")

    def tell(self, notice: str, clause: str | None = None) -> None:
        self.notice = notice
        self.clause = clause
        self.draw_prompt()

    # Keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that are not always of use are shown only when they are."""
        if action == "skip":
            return not self.table.over and self.table.asked() is None
        if action == "hint":
            return self.to_choose is not None
        if action == "place":
            return self.table.may_place(self.to_choose)
        if action == "coach":
            return bool(self.coached)
        if action == "page":
            return self.sheet.max_scroll_y > 0
        return True

    def action_undo(self) -> None:
        """At the cover it is the last player who takes back; else whoever is at the keyboard."""
        seat = self.table.undoer() if self.table.keyboard is None else self.table.keyboard
        if seat is None:
            self.tell(say("no-undo"))
            return
        try:
            self.table.undo(seat)
        except IllegalAction as refusal:
            self.tell(say("refused", text=refusal.text, clause=self.table.short(refusal.clause)), refusal.clause)
            return
        self.workers.cancel_group(self, "bots")
        self.forget()
        self.notice = say("undone")
        self.go_on()

    def action_why(self) -> None:
        if self.table.keyboard is None:
            self.tell(say("only-watching"))
        else:
            self.app.push_screen(WhyScreen(self.table, self.table.keyboard))

    def action_rules(self) -> None:
        self.app.push_screen(RulebookScreen(self.table, self.clause))

    def action_log(self) -> None:
        self.app.push_screen(LogScreen(self.table))

    @on(OptionList.OptionSelected, "#log")
    def open_clause(self, event: OptionList.OptionSelected) -> None:
        if event.option_id is not None:
            self.app.push_screen(RulebookScreen(self.table, event.option_id.split("/")[-1]))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        seat, number = self.to_choose, len(self.table.record.moves)
        if seat is None:
            return
        self.tell(say("hint-wait"))
        hints = await asyncio.to_thread(self.table.hints, seat)
        if seat == self.to_choose and number == len(self.table.record.moves):
            self.hints = hints
            self.draw_choices()
            self.tell(say("hint-told") if hints else "")

    def action_place(self) -> None:
        if self.to_choose is not None:
            self.table.place(self.to_choose)
            self.forget()
            self.go_on()

    def action_coach(self) -> None:
        """On to the next bubble, away with the last one; then from the first again."""
        self.bubble = self.bubble + 1 if self.bubble < len(self.coached) else 0
        self.draw_prompt()

    def action_filter(self) -> None:
        self.choices.open()

    def action_clear(self) -> None:
        self.choices.clear()

    def action_number(self, number: int) -> None:
        self.choices.choose_number(number)

    async def action_page(self, how: str) -> None:
        await self.sheet.run_action(how)

    def action_skip(self) -> None:
        self.hurry.set()

    def action_save(self) -> None:
        if self.table.path is None:
            self.app.push_screen(SaveAs(self.table), self.after_save)
            return
        try:
            self.table.save(self.table.path)
        except BadInput as error:
            self.tell(str(error))
        else:
            self.after_save(True)

    def after_save(self, saved: bool | None) -> None:
        if saved:
            self.tell(say("saved", file=str(self.table.path)))

    def action_quit(self) -> None:
        if self.table.kept or self.table.over:
            self.app.exit()
        else:
            self.app.push_screen(LeaveUnsaved(), self.after_leave)

    def after_leave(self, answer: str | None) -> None:
        if answer == "leave":
            self.app.exit()
        elif answer == "save":
            self.app.push_screen(SaveAs(self.table), lambda saved: self.app.exit() if saved else self.go_on())
        elif self.table.keyboard is None:
            self.go_on()
