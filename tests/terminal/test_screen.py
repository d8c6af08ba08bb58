"""The full screen, played by keys."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

import tabletown
from tabletown.kernel.record import Record
from tabletown.terminal.app import TableApp
from tabletown.terminal.board import Board
from tabletown.terminal.dialogs import Cover, Ending, LeaveUnsaved, SaveAs
from tabletown.terminal.lookup import LogScreen, RulebookScreen, WhyScreen
from tabletown.terminal.table import LocalTable
from tests.terminal.sitting import (
    LARGE,
    SMALL,
    ferry,
    guided,
    in_doubt,
    is_visible,
    loaded,
    on_screen,
    press,
    random_until,
    record,
    sealed_choice,
    seen,
    settle,
    somewhere,
    table,
    until,
)

SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])


def anns_turn(people: int = 1, **options: bool) -> LocalTable:
    """Ann is next, after some moves."""
    played = record(people, 3, 1, None, **options)
    return LocalTable(random_until(played, lambda now: len(now.moves) > 3 and now.state.actors() == [0]))


def choices_are_visible(app: TableApp) -> bool:
    """All of the list is on the screen, with room for five rows, the marked row is drawn, and nothing is over it."""
    choices = app.board.choices
    marked = choices.list.highlighted_option
    assert marked is not None
    at = choices.list.region
    return (
        is_visible(app, choices)
        and is_visible(app, choices.list)
        and is_visible(app, app.board.prompt)
        and at.width >= 30
        and at.height >= min(len(choices.shown), 5)
        and str(marked.prompt).splitlines()[0] in seen(app)
        and app.screen.get_widget_at(at.x + 1, at.y)[0] is choices.list
    )


# Whole games


@SIZES
def test_a_whole_game_is_played_by_keys_and_by_filter(size: tuple[int, int]) -> None:
    """Digits, arrows and typed words take turns; the choices are never off the screen."""

    async def script(pilot: Pilot[None], app: TableApp) -> None:
        turn = 0
        while not app.table.over:
            assert choices_are_visible(app)
            choices = app.table.choices(0)
            number = len(app.table.record.moves)
            place = min(turn % 4, len(choices) - 1)
            if turn % 5 < 3:
                await press(pilot, app, str(place + 1))
            elif turn % 5 == 3:
                await press(pilot, app, *["down"] * place, "enter")
            else:
                await press(pilot, app, "slash", *typed(initials(choices[place].text)))
                assert len(app.board.choices.shown) == 1
                assert choices_are_visible(app)
                await press(pilot, app, "enter")
            assert app.table.record.moves[number] == (0, choices[place].code)
            turn += 1
        assert isinstance(app.screen, Ending)

    on_screen(table(1, 2, two_players=True), script, size)


def test_another_game_than_crimson_crush_is_played_by_keys() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        while not app.table.over:
            assert choices_are_visible(app)
            await press(pilot, app, "1")

    assert on_screen(LocalTable(record(1, 3, 1, ferry())), script).table.over


def test_bots_alone_are_watched_to_the_end() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        assert isinstance(app.screen, Ending)
        await press(pilot, app, "escape", "w")
        assert "Only bots play here" in seen(app)

    on_screen(table(0), script)


# What is on the screen


@SIZES
def test_everything_has_its_place(size: tuple[int, int]) -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        board = app.board
        for widget in (board.sheet, board.recent, board.prompt, board.choices):
            assert is_visible(app, widget)
        assert "Your turn: Place a citizen beside its suburb." in seen(app)
        assert "u undo" in seen(app)
        assert "q quit" in seen(app)
        areas = [board.sheet.region, board.recent.region, board.prompt.region, board.choices.region]
        assert not any(a.overlaps(b) for a in areas for b in areas if a is not b)

    on_screen(anns_turn(), script, size)


def test_at_120x40_the_whole_table_is_seen_at_once() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        words = " ".join(seen(app).replace("│", " ").split())
        for line in app.table.text(0).splitlines():
            assert " ".join(line.split(", ")[0].split()) in words

    on_screen(anns_turn(), script, LARGE)


def test_what_happened_is_in_the_log_line_by_line_with_a_mark_at_the_last_turn() -> None:
    """Long sentences go on in the next row, and none is cut off."""
    at = LocalTable(random_until(record(1), lambda now: len(now.moves) > 14 and now.state.actors() == [0]))

    def told(app: TableApp) -> str:
        panel = app.board.recent.region
        rows = [row[panel.x + 2 : panel.right - 3] for row in seen(app).splitlines()[1 : panel.bottom - 1]]
        return " ".join(" ".join(rows).split())

    async def script(pilot: Pilot[None], app: TableApp) -> None:
        last = at.last_turn(0)
        assert last is not None
        lines = [f"{line.text} {at.short(line.clause)}" for line in at.lines(0)]
        count = len(at.lines(0, last))
        await until(pilot, lambda: told(app).endswith(lines[-1]))
        before, since = told(app).split(" ─── your last turn ─── ")
        assert since == " ".join(lines[-count:])
        assert " ".join(lines[:-count]).endswith(before.split(". ", 1)[1])

    on_screen(at, script, LARGE)


def test_the_screen_can_be_resized_at_any_time() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        for size in (LARGE, SMALL, (60, 18), (200, 60), (100, 24), (80, 50), SMALL):
            await pilot.resize_terminal(*size)
            await settle(pilot, app)
            assert choices_are_visible(app)
        for size in ((30, 10), (10, 4), (1, 1)):
            await pilot.resize_terminal(*size)
            await settle(pilot, app)
        await pilot.resize_terminal(*LARGE)
        await settle(pilot, app)
        assert choices_are_visible(app)

    on_screen(anns_turn(), script, SMALL)


def test_a_table_that_does_not_fit_is_paged() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        assert "pgdn table" in seen(app)
        await press(pilot, app, "pagedown")
        await pilot.wait_for_animation()
        assert "Round 1: 0, 0, 0" in seen(app)

    on_screen(anns_turn(), script, (80, 18))


def test_names_are_shown_as_they_are() -> None:
    played = record(1)
    played.names[1] = "[red]Bob[/red]"

    async def script(pilot: Pilot[None], app: TableApp) -> None:
        assert "[red]Bob[/red]: 0 points" in seen(app)

    on_screen(LocalTable(played), script, LARGE)


def test_sixteen_colours_have_a_theme_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("textual.constants.COLOR_SYSTEM", "standard")
    assert TableApp(table(1), 0).theme == "sixteen"
    monkeypatch.setattr("textual.constants.COLOR_SYSTEM", "truecolor")
    assert TableApp(table(1), 0).theme == "night"


# Choosing


def asked_twice(now: Record) -> bool:
    """Whether Ann would be asked the same again right after her choice."""
    if now.state.actors() != [0]:
        return False
    after = now.state.clone()
    after.apply(0, after.legal(0)[0])
    return after.actors() == [0] and after.legal(0) == now.state.legal(0)


def test_a_key_that_is_pressed_twice_does_not_answer_the_next_question() -> None:
    """Both presses arrive before the screen has changed."""

    async def script(pilot: Pilot[None], app: TableApp) -> None:
        before = len(app.table.record.moves)
        app.board.choices.choose_number(1)
        app.board.choices.choose_number(1)
        await settle(pilot, app)
        assert len(app.table.record.moves) == before + 1
        assert app.table.asked() == 0

    on_screen(LocalTable(somewhere(asked_twice)), script)


def test_a_number_that_is_not_there_chooses_nothing() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        before = len(app.table.record.moves)
        await press(pilot, app, "9")
        assert len(app.table.record.moves) == before

    on_screen(LocalTable(sealed_choice(1)), script)


def test_a_filter_that_finds_nothing_says_so_and_escape_shows_all_again() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        before = len(app.table.record.moves)
        await press(pilot, app, "slash", "x", "y", "z", "enter")
        assert "No choice has these words." in seen(app)
        await press(pilot, app, "escape")
        assert len(app.board.choices.shown) == len(app.table.choices(0))
        assert len(app.table.record.moves) == before

    on_screen(anns_turn(), script)


def test_a_hint_puts_three_choices_on_top_and_marks_the_best() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "h")
        assert "Hint 1. You win about " in seen(app)
        first = [key.partition("/")[2] for key in app.board.choices.shown[:3]]
        assert first == [str(hint.code) for hint in app.board.hints]
        assert len(app.board.hints) == 3
        best = app.board.choices.list.highlighted_option
        assert best is not None
        assert best.id is not None
        assert best.id.endswith(f"/{app.board.hints[0].code}")
        assert choices_are_visible(app)

    on_screen(anns_turn(), script)


def test_a_choice_that_loses_is_asked_about_and_can_be_made_anew() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "1")
        assert "Are you sure?" in seen(app)
        assert "With this you lose the game." in seen(app)
        await press(pilot, app, "escape")
        assert not app.table.over
        await press(pilot, app, "2")
        assert app.table.over
        assert app.table.record.state.returns()[0] == 1

    on_screen(in_doubt(), script)


@pytest.mark.parametrize("answers", [["p"], ["escape", "1"]])
def test_a_choice_that_loses_is_asked_about_once(answers: list[str]) -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "1", *answers)
        assert app.table.over
        assert app.table.record.state.returns()[0] == 0

    on_screen(in_doubt(), script)


def test_the_coach_of_a_guided_game_speaks_below_the_prompt_bubble_by_bubble() -> None:
    shown: list[str] = []

    async def script(pilot: Pilot[None], app: TableApp) -> None:
        for _ in range(4):
            shown.append(app.board.told_text())
            await press(pilot, app, "c")
        shown.append(app.board.told_text())

    on_screen(guided(), script)
    assert [text.startswith("Coach: ") for text in shown] == [True, True, True, False, True]
    assert shown[0].startswith("Coach: Hello!")
    assert shown[4] == shown[0]


def test_a_new_bubble_opens_after_a_choice() -> None:
    shown: list[str] = []

    async def script(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "c", "c", "c", "1")
        shown.append(app.board.told_text())

    on_screen(guided(), script)
    assert shown[0].startswith("Coach: The middle of a row says who is ahead.")


def test_a_key_lets_a_bot_place_while_the_game_is_set_up() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "p")

    app = on_screen(LocalTable(Record(tabletown.game("crow"), 2, 4, players=["random", "person"])), script)
    assert [seat for seat, _ in app.table.record.moves[:6]] == [1] * 6
    assert app.table.record.state.step().name == "gang-choice"


def test_keys_and_choices_can_be_clicked() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        row = seen(app).splitlines()[-1]
        await pilot.click(offset=(row.index("w why") + 2, 23))
        await settle(pilot, app)
        assert isinstance(app.screen, WhyScreen)
        await press(pilot, app, "escape")
        before = len(app.table.record.moves)
        await pilot.click(app.board.choices.list, offset=(5, 1))
        await settle(pilot, app)
        assert len(app.table.record.moves) > before

    on_screen(anns_turn(), script)


# The pace of bots


def test_bots_take_their_time_and_space_skips_ahead() -> None:
    async def play() -> None:
        app = TableApp(anns_turn(), pace=30)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("1")
            await pilot.pause()
            count = len(app.table.record.moves)
            assert app.table.asked() is None
            while "space skip" not in seen(app):
                await pilot.pause()
            await press(pilot, app, "space")
            assert len(app.table.record.moves) == count + 2
            assert app.table.asked() == 0

    asyncio.run(asyncio.wait_for(play(), 20))


def test_a_choice_can_be_taken_back_while_a_bot_is_still_thinking() -> None:
    async def play() -> None:
        app = TableApp(anns_turn(one_action=True), pace=30)
        before = app.table.record.state.hash()
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("2")
            await pilot.pause()
            assert app.table.asked() is None
            await press(pilot, app, "u")
            assert app.table.record.state.hash() == before
            assert "Taken back." in seen(app)
            assert app.table.asked() == 0

    asyncio.run(asyncio.wait_for(play(), 20))


# Taking back


def test_several_people_take_back_several_choices() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        before = app.table.record.state.hash()
        await press(pilot, app, "enter", "2", "enter", "2")
        assert isinstance(app.screen, Cover)
        await press(pilot, app, "u")
        assert "Pass the keyboard to Bob." in seen(app)
        await press(pilot, app, "u")
        assert "Pass the keyboard to Ann." in seen(app)
        await press(pilot, app, "enter")
        assert app.table.record.state.hash() == before
        assert "Ann (you)" in seen(app)

    on_screen(anns_turn(3, one_action=True), script)


def test_what_cannot_be_taken_back_is_refused_with_its_clause_and_r_opens_it() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "1", "u")
        assert "Only your own last move can be taken back" in seen(app)
        assert "GS-02; r opens the clause" in seen(app)
        assert choices_are_visible(app)
        await press(pilot, app, "r")
        assert isinstance(app.screen, RulebookScreen)
        highlighted = app.screen.finder.list.highlighted_option
        assert highlighted is not None
        assert highlighted.id == "CRIM-GS-02"
        assert "GS-02  In each round the starting player" in seen(app)

    on_screen(anns_turn(), script)


# Looking things up


def test_why_finds_the_refusing_clause_and_opens_it() -> None:
    at = anns_turn()
    held = at.text(0)
    missing = next(value for value in "12345" if f"Red {value}" not in held)

    async def script(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "w")
        assert isinstance(app.screen, WhyScreen)
        await press(pilot, app, "r", "e", "d", "space", missing)
        assert f"Place Red {missing} for Crimson Crush: You do not hold Red {missing}. TRN-03" in seen(app)
        await press(pilot, app, "enter")
        assert isinstance(app.screen, RulebookScreen)
        assert "TRN-03  Second: play one citizen" in seen(app)
        await press(pilot, app, "escape", "escape")
        assert isinstance(app.screen, Board)

    on_screen(at, script)


def test_why_answers_words_that_fit_nothing() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "w", *"castle")
        assert "There is nothing to do with that here. GS-02" in seen(app)

    on_screen(anns_turn(), script)


def test_the_rulebook_is_searched_by_words_under_its_headings() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "r", *"tied")
        screen = seen(app)
        assert "HER: Crimson Crush wins a row" in screen
        assert "HER-08" in screen
        assert "VIL-04" in screen
        assert "CMP" not in screen
        await press(pilot, app, "enter", "escape")
        assert isinstance(app.screen, Board)

    on_screen(anns_turn(), script)


def test_a_line_of_the_log_leads_to_its_clause() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "l")
        assert isinstance(app.screen, LogScreen)
        assert "your last turn" in seen(app)
        await press(pilot, app, "enter")
        assert "TRN-03  Second: play one citizen" in seen(app)

    on_screen(anns_turn(), script)


def test_the_log_beside_the_table_leads_to_clauses_too() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        app.board.recent.focus()
        await press(pilot, app, "end", "enter")
        assert "TRN-02  First: draw the top card" in seen(app)

    on_screen(anns_turn(), script)


# Several people at one keyboard


def test_the_cover_shows_nothing_of_any_hand() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        assert "Pass the keyboard to Ann." in seen(app)
        await press(pilot, app, "enter")
        assert "Your turn, Ann:" in seen(app)
        assert "Your hand" in seen(app)
        await press(pilot, app, "1")
        assert "Pass the keyboard to Bob." in seen(app)
        cards = {choice.text.split(" for ")[0] for seat in (0, 1) for choice in app.table.choices(seat)}
        assert not any(card in seen(app) for card in cards)
        assert "hand" not in seen(app)
        assert app.table.keyboard is None
        await press(pilot, app, "1", "w", "l", "r", "h")
        assert isinstance(app.screen, Cover)
        await press(pilot, app, "enter")
        assert "Your turn, Bob:" in seen(app)
        assert "Bob (you)" in seen(app)
        assert "Ann (you)" not in seen(app)

    on_screen(anns_turn(3), script)


def test_one_person_sees_no_cover() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        for _ in range(2):
            assert isinstance(app.screen, Board)
            await press(pilot, app, "1")

    on_screen(anns_turn(), script)


def test_a_screen_that_was_left_open_is_closed_before_the_next_person_comes() -> None:
    """Ann reads her log while a bot chooses; Bob must not find it."""

    async def play() -> None:
        played = random_until(record(2), lambda now: now.state.actors() == [1])
        app = TableApp(LocalTable(played), pace=30)
        async with app.run_test(size=SMALL) as pilot:
            await pilot.press("enter", "1", "l")
            await pilot.pause()
            assert isinstance(app.screen, LogScreen)
            app.board.hurry.set()
            await settle(pilot, app)
            assert isinstance(app.screen, Cover)
            await press(pilot, app, "enter")
            assert isinstance(app.screen, Board)
            assert "Ann (you)" in seen(app)

    asyncio.run(asyncio.wait_for(play(), 20))


def test_sealed_choices_of_two_people_stay_secret() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "enter", "2")
        assert "Pass the keyboard to Bob." in seen(app)
        await press(pilot, app, "enter")
        assert "Bob (you)" in seen(app)
        assert "You have chosen" not in seen(app)
        assert "Ann plays" not in seen(app)
        assert app.table.record.moves[-1] == (0, 2)
        await press(pilot, app, "1")
        assert app.table.record.moves[-2] == (1, 1)
        lines = [line.text for line in app.table.lines(None)]
        assert "Ann plays the power card." in lines
        assert "Bob keeps the power card." in lines

    on_screen(LocalTable(sealed_choice(2)), script)


def test_a_sealed_choice_is_taken_back_at_the_cover() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "enter", "2", "u")
        assert "Pass the keyboard to Ann." in seen(app)
        assert app.table.record.state.actors() == [0, 1, 2]

    on_screen(LocalTable(sealed_choice(2)), script)


def test_the_end_of_a_shared_game_shows_no_hand() -> None:
    played = random_until(record(2), lambda now: now.state.over)

    async def script(pilot: Pilot[None], app: TableApp) -> None:
        assert isinstance(app.screen, Ending)
        await press(pilot, app, "escape")
        assert "Your hand" not in seen(app)

    on_screen(LocalTable(played), script)


# The end


@SIZES
def test_the_end_tells_who_won_and_why(size: tuple[int, int]) -> None:
    at = LocalTable(random_until(record(1), lambda now: now.state.over))

    async def script(pilot: Pilot[None], app: TableApp) -> None:
        winner = at.standings()[0]
        assert f"{winner.name}: {winner.points}, wins" in seen(app)
        assert "END-02  Each player adds up the points of all rounds" in seen(app)
        assert "a again" in seen(app)
        await press(pilot, app, "escape")
        assert choices_are_visible(app)
        assert "Play again with the same players" in seen(app)

    on_screen(at, script, size)


@pytest.mark.parametrize("keys", [("a",), ("escape", "1")])
def test_another_game_begins_with_the_same_players(keys: tuple[str, ...]) -> None:
    at = LocalTable(random_until(record(1), lambda now: now.state.over))

    async def script(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, *keys)
        assert app.table is not at
        assert not app.table.over
        assert app.table.asked() == 0
        assert choices_are_visible(app)

    on_screen(at, script)


# Saving and leaving


def test_a_saved_game_is_left_at_once_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    async def script(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "1", "q")
        assert not app.is_running

    def saved() -> LocalTable:
        at = anns_turn()
        at.path = path
        return at

    left = on_screen(saved(), script)
    assert left.table.farewell() == f"This game is saved. To go on with it: tabletown resume {path}"

    async def after(pilot: Pilot[None], app: TableApp) -> None:
        assert app.table.record.state.hash() == left.table.record.state.hash()
        assert choices_are_visible(app)
        await press(pilot, app, "l")
        assert "your last turn" in seen(app)

    on_screen(LocalTable(loaded(path), path), after)


def test_leaving_an_unsaved_game_asks_and_can_save(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    async def script(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "q")
        assert isinstance(app.screen, LeaveUnsaved)
        await press(pilot, app, "escape", "q", "s")
        assert isinstance(app.screen, SaveAs)
        fill_in(app, path)
        await press(pilot, app, "enter")
        assert not app.is_running

    app = on_screen(anns_turn(), script)
    assert loaded(path).moves == app.table.record.moves


def test_an_unsaved_game_can_be_given_up() -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "q", "q")
        assert not app.is_running

    assert on_screen(anns_turn(), script).table.farewell() == "This game was not saved."


def test_saving_is_told_and_a_file_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text("precious")

    async def script(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "s")
        fill_in(app, tmp_path / "other.json")
        await press(pilot, app, "enter")
        assert "already: choose another" in seen(app)
        fill_in(app, tmp_path / "mine.json")
        await press(pilot, app, "enter")
        assert isinstance(app.screen, Board)
        assert "Saved in" in seen(app)
        await press(pilot, app, "1", "s")
        assert "Saved in" in seen(app)
        assert loaded(tmp_path / "mine.json").moves == app.table.record.moves

    on_screen(anns_turn(), script, LARGE)


def test_trouble_with_saving_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    at = anns_turn()
    at.path = tmp_path / "missing" / "game.json"

    async def script(pilot: Pilot[None], app: TableApp) -> None:
        await press(pilot, app, "1")
        assert "This game is not saved:" in seen(app)
        assert app.table.asked() == 0

    on_screen(at, script, LARGE)


def initials(text: str) -> str:
    """What a person types to find a choice: Pla Red 5 for Dea Gri."""
    return " ".join(word[:3] for word in text.split())


def typed(text: str) -> list[str]:
    """The keys of a text."""
    return ["space" if letter == " " else letter.lower() for letter in text]


def fill_in(app: TableApp, path: Path) -> None:
    """Puts a file name where one is asked for."""
    app.screen.query_one(Input).value = str(path)


# The goal, and a drawing


@SIZES
def test_the_goal_is_said_until_something_is_chosen(size: tuple[int, int]) -> None:
    async def script(pilot: Pilot[None], app: TableApp) -> None:
        assert "How to win: Place citizens" in app.board.notice
        assert choices_are_visible(app)
        await press(pilot, app, "1")
        assert app.board.notice == ""

    on_screen(table(1, 3), script, size)


def test_the_city_of_the_crow_is_drawn_above_its_words() -> None:
    played = record(1, 2, 1, tabletown.game("crow"))
    at = LocalTable(random_until(played, lambda now: now.state.actors() == [0]))

    async def script(pilot: Pilot[None], app: TableApp) -> None:
        drawn = app.board.page.fitted
        assert drawn[0] == "    A B C D E F G H I  J K L M N O P Q R"
        assert drawn[1].startswith(" 1 ")

    on_screen(at, script, LARGE)
