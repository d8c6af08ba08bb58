"""Plain lines: a conversation on two streams."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import TextIO, cast

import pytest

import tabletown
from tabletown.bots import make
from tabletown.kernel.record import Record
from tabletown.terminal.plain import Plain
from tabletown.terminal.table import LocalTable
from tests.terminal.sitting import ferry, guided, in_doubt, loaded, random_until, record, sealed_choice

CHOICE = re.compile(r"^(\d+)\. (.+)$", re.MULTILINE)


def talk(at: LocalTable, *typed: str) -> str:
    """Everything that is said while these lines are typed, until the input ends."""
    output = StringIO()
    Plain(at, StringIO("".join(f"{line}\n" for line in typed)), output).run()
    return output.getvalue()


def person_to_move(**options: bool) -> LocalTable:
    played = record(1, 3, 1, None, **options)
    return LocalTable(random_until(played, lambda now: len(now.moves) > 3 and now.state.actors() == [0]))


def several(people: int = 2, **options: bool) -> LocalTable:
    """Ann is next, and after her Bob."""
    played = record(people, 3, 1, None, **options)
    return LocalTable(random_until(played, lambda now: now.state.actors() == [0]))


class Robot:
    """Reads what is said, understands the numbered choices, and takes any of them."""

    def __init__(self, said: StringIO, again: bool = False) -> None:
        self.said = said
        self.heard = 0
        self.rng = make("random", 3).rng
        self.games = 1 + again
        self.chosen: list[str] = []

    def readline(self) -> str:
        said = self.said.getvalue()[self.heard :]
        self.heard = len(self.said.getvalue())
        if "Type again for another game" in said:
            self.games -= 1
            return "again\n" if self.games else ""
        if "press Enter" in said:
            return "\n"
        choices = CHOICE.findall(said)
        number, text = choices[self.rng.below(len(choices))]
        self.chosen.append(text)
        return f"{number}\n"


def robot_plays(played: Record, again: bool = False) -> tuple[Plain, Robot, str]:
    output = StringIO()
    robot = Robot(output, again)
    plain = Plain(LocalTable(played), cast(TextIO, robot), output)
    plain.run()
    return plain, robot, output.getvalue()


# The coach, and placing


def coached(said: str) -> list[str]:
    return [line for line in said.splitlines() if line.startswith("Coach: ")]


def test_in_a_guided_game_each_bubble_is_a_line_at_its_moment() -> None:
    said = talk(guided(), "1")
    assert len(coached(said)) == 4
    assert coached(said)[3] == "Coach: The middle of a row says who is ahead. The higher sum will win the row."
    assert said.index("Coach: Hello!") < said.index("places") < said.index("Coach: The middle")


def test_what_the_coach_said_can_be_heard_again() -> None:
    first, again = coached(talk(guided(), "coach"))[:3], coached(talk(guided(), "coach"))[3:]
    assert first == again


def test_whoever_leaves_the_coach_plays_on() -> None:
    said = talk(guided(), "coach off", "1")
    assert len(coached(said)) == 3
    assert "The game goes on without the coach." in said


def test_at_another_table_there_is_no_coach() -> None:
    assert "There is no coach at this table." in talk(person_to_move(), "coach")


def test_a_bot_places_for_whoever_asks_until_the_game_is_set_up() -> None:
    played = Record(tabletown.game("crow"), 2, 4, players=["random", "person"])
    at = LocalTable(played)
    said = talk(at, "place", "place")
    assert [seat for seat, _ in at.record.moves[:6]] == [1] * 6
    assert played.state.step().name == "gang-choice"
    assert said.count("There is nothing to place now.") == 1


# Warnings


def test_a_choice_that_loses_is_asked_about_and_played_when_it_is_chosen_again() -> None:
    at = in_doubt()
    said = talk(at, "1", "1")
    assert "With this you lose the game.\n" in said
    assert said.count("Type 1 again to play it anyway, or choose something else.") == 1
    assert at.over
    assert at.record.state.returns()[0] == 0


def test_whoever_is_warned_can_choose_something_else() -> None:
    at = in_doubt()
    talk(at, "1", "2")
    assert at.record.state.returns()[0] == 1


def test_a_choice_that_wins_is_played_at_once() -> None:
    assert "lose the game" not in talk(in_doubt(), "2")


@pytest.mark.parametrize(("people", "warns"), [(1, False), (2, True)])
def test_warnings_can_be_switched_off_and_are_not_for_several_people(people: int, warns: bool) -> None:
    at = in_doubt(people, warns)
    assert "lose the game" not in talk(at, "", "1")
    assert at.over


# Whole games


def questions(played: Record, people: int) -> int:
    """How often people had to choose; somebody alone among bots is not asked where nothing fits."""
    again = Record(played.game, played.seats, played.seed, played.options)
    count = 0
    for seat, code in played.moves:
        declining = again.game.declining(again.state, seat)
        passed = people == 1 and declining is not None and not declining.fits
        count += seat < people and not passed
        again.apply(seat, code)
    return count


@pytest.mark.parametrize("people", [1, 2, 3])
def test_a_robot_that_reads_only_text_and_choices_finishes_the_game(people: int) -> None:
    plain, robot, said = robot_plays(record(people))
    assert plain.table.over
    assert len(robot.chosen) == questions(plain.table.record, people)
    assert re.search(r"wins? with -?\d+ points\. \(CRIM-END-02\)", said)
    assert "the highest total wins." in said


def test_another_game_can_be_played_after_the_first() -> None:
    plain, _, said = robot_plays(record(1), again=True)
    assert plain.table.over
    assert said.count("Type again for another game") == 2


def test_any_game_can_be_played() -> None:
    plain, _, said = robot_plays(record(2, 3, 1, ferry()))
    assert plain.table.over
    assert "FERRY-" in said


def test_bots_alone_play_to_the_end() -> None:
    at = LocalTable(record(0))
    said = talk(at, "why red", "undo", "hint")
    assert at.over
    assert "Only bots play here: you are watching." in said
    assert "There is nothing to take back." in said
    assert "There is nothing to choose now." in said


def test_no_control_character_is_ever_written() -> None:
    played = record(2)
    played.names[1] = "B\x1b[31mob\x07"
    _, _, said = robot_plays(played)
    assert {letter for letter in said if not letter.isprintable()} == {"\n"}


def test_everything_that_happened_is_told_once_with_its_clause() -> None:
    plain, _, said = robot_plays(record(1))
    told = [line for line in said.splitlines() if re.search(r" \(CRIM-[A-Z]+-\d+\)$", line)]
    lines = [f"{line.text} ({line.clause})" for line in plain.table.lines(0)]
    verdict = [f"{line.text} ({line.clause})" for line in plain.table.verdict(0)]
    assert told == lines + verdict


# Answers


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no choice 99 here: the choices go from 1 to "),
        ("0", "There is no choice 0 here"),
        ("-1", "I do not know “-1”. Type the number of a choice, or help."),
        ("9" * 5000, "I do not know “9999"),
        ("place red", "I do not know “place red”."),
        ("\x1b[A", "I do not know “[A”."),
        ("why", "Which choice do you mean?"),
        ("rules castle", "No clause has these words: castle"),
        ("save", "Save in which file? For example: save crimson.json"),
        ("again", "I do not know “again”."),
        ("undo", "Only your own last move can be taken back, and only until somebody else moves. (CRIM-GS-02)"),
    ],
)
def test_input_that_cannot_be_used_gets_one_sentence_and_is_asked_again(typed: str, answer: str) -> None:
    at = person_to_move()
    before = at.record.state.hash()
    said = talk(at, typed)
    after = said.split("Your choice?\n")[1]
    assert after.startswith(answer)
    assert after.count("\n") == 1
    assert at.record.state.hash() == before


def test_an_empty_line_is_only_asked_again() -> None:
    assert talk(person_to_move(), "").count("Your choice?") == 2


def test_why_gives_the_refusing_clause() -> None:
    at = person_to_move()
    held = " ".join(choice.text for choice in at.choices(0))
    missing = next(card for card in ("Red 1", "Red 2", "Red 3", "Red 4", "Red 5") if card not in held)
    assert f"Place {missing} for Death Grip: You do not hold {missing}. (CRIM-TRN-03)" in talk(at, f"WHY {missing}")


def test_why_says_so_when_something_is_allowed() -> None:
    at = person_to_move()
    choice = at.choices(0)[0]
    assert f"{choice.text}: You may do that now. ({choice.clause})" in talk(at, f"why {choice.text}")


def test_why_with_many_answers_asks_for_more_words() -> None:
    assert "Give more words." in talk(person_to_move(), "why place")


def test_rules_finds_clauses_by_words_and_by_id() -> None:
    said = talk(person_to_move(), "rules door fifth", "rules crim-end-04")
    assert "CRIM-PLC-06, PLC: placing a citizen, from the printed rules: When a row gets its fifth" in said
    assert "CRIM-END-04, END: end of the game, our ruling: If several players share" in said


def test_log_tells_everything_again() -> None:
    at = person_to_move()
    said = talk(at, "log").split("Your choice?\n")[1]
    assert said.splitlines()[0] == "Round 1 begins. You start. (CRIM-GS-02)"
    assert said.count("(CRIM-") == len(at.lines(0))


def test_table_shows_table_and_choices_again() -> None:
    at = person_to_move()
    said = talk(at, "table")
    assert said.count(at.text(0)) == 2
    assert said.count("\n1. ") == 2


def test_hint_gives_three_choices_by_their_numbers_with_chances_and_reasons() -> None:
    at = person_to_move()
    asked, said = talk(at, "hint").split("Your choice?\n")[:2]
    hints = re.findall(r"^(\d+\. .+)\n- You win about \d+ of 100 games.*\n- .+", said, re.MULTILINE)
    assert len(hints) == 3
    assert set(hints) <= set(asked.splitlines())


def test_help_lists_every_command() -> None:
    said = talk(person_to_move(), "help")
    for command in ("undo", "why", "rules", "log", "table", "hint", "save", "quit"):
        assert f"{command}" in said.split("A number:")[1]


# Taking back


def test_a_choice_can_be_taken_back_before_the_next_person_has_the_keyboard() -> None:
    at = several(one_action=True)
    before = at.record.state.hash()
    said = talk(at, "", "1", "undo")
    assert "Taken back." in said
    assert "Pass the keyboard to Ann." in said.split("Taken back.")[1]
    assert at.record.state.hash() == before


def test_what_happened_after_taking_back_is_told_to_everybody() -> None:
    at = several(3, one_action=True)
    said = talk(at, "", "1", "", "1", "undo", "undo", "", "2", "")
    second = said.rsplit("Pass the keyboard to Bob.", 1)[1]
    assert re.search(r"^Ann places .* for Death Grip\. \(CRIM-TRN-03\)$", second, re.MULTILINE)


# Several people


def test_the_cover_comes_before_anything_that_only_the_next_person_may_see() -> None:
    at = several(one_action=True)
    said = talk(at, "", "1", "")
    covered = said.split("Blank lines follow")[1].split("Pass the keyboard to Bob.")[0]
    assert covered.count("\n") > 20
    assert "Your hand" not in covered
    mine, others = said.split("Blank lines follow")
    assert "Ann (you)" in mine
    assert "Bob (you)" not in mine
    assert "Bob (you)" in others
    assert "Ann (you)" not in others


def test_the_cover_takes_nothing_but_enter_undo_and_quit() -> None:
    at = several()
    said = talk(at, "1", "log", "table")
    assert said.count("Ann, press Enter when you are ready; before that there is only undo or quit.") == 3
    assert "Your hand" not in said
    assert at.record.moves == several().record.moves


def test_one_person_sees_no_cover() -> None:
    _, _, said = robot_plays(record(1))
    assert "Pass the keyboard" not in said


def test_sealed_choices_are_made_one_after_the_other_and_stay_secret() -> None:
    at = LocalTable(sealed_choice(2))
    said = talk(at, "", "2", "")
    mine, others = said.split("Blank lines follow")
    assert "Play the power card" in mine
    assert "2. Play the power card" in others
    assert "You have chosen" not in others
    assert "Ann plays" not in others
    assert at.record.moves[-1] == (0, 2)


# Leaving and saving


def test_the_end_of_the_input_saves_and_says_so(tmp_path: Path) -> None:
    at = person_to_move()
    at.path = tmp_path / "game.json"
    said = talk(at, "1")
    assert said.endswith(f"The input has ended.\nThis game is saved. To go on with it: tabletown resume {at.path}\n")
    assert loaded(at.path).moves == at.record.moves


def test_an_unsaved_game_is_left_only_after_a_warning() -> None:
    said = talk(person_to_move(), "quit", "quit", "table")
    assert "Type quit again to leave" in said
    assert said.endswith("Your choice?\nThis game was not saved.\n")


def test_the_warning_holds_only_for_the_next_line() -> None:
    assert talk(person_to_move(), "quit", "help", "quit").count("Type quit again") == 2


def test_saving_goes_on_after_the_first_time(tmp_path: Path) -> None:
    at = person_to_move()
    path = tmp_path / "mine.json"
    said = talk(at, f"save {path}", "1", "quit")
    assert f"Saved in {path}; every choice from now on is saved there too." in said
    assert loaded(path).moves == at.record.moves
    assert said.endswith(f"tabletown resume {path}\n")


def test_saving_over_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text("precious")
    assert "already: choose another name." in talk(person_to_move(), f"save {tmp_path / 'other.json'}")


def test_after_a_resume_it_is_told_what_happened_since_the_last_turn(tmp_path: Path) -> None:
    at = person_to_move()
    at.save(tmp_path / "game.json")
    told = talk(LocalTable(loaded(tmp_path / "game.json"))).split("\n\n")[0].splitlines()[1:]
    last = at.last_turn(0)
    assert last is not None
    assert told == [f"{line.text} ({line.clause})" for line in at.lines(0, last)]


# The goal, and a drawing


def a_night() -> LocalTable:
    """The Crow player is at the keyboard."""
    played = record(1, 2, 1, tabletown.game("crow"))
    return LocalTable(random_until(played, lambda now: now.state.actors() == [0]))


def test_the_goal_is_said_at_the_start() -> None:
    said = talk(a_night())
    assert said.index("How to win: The Crow has to kill") < said.index("Before the first round")


def test_the_map_of_the_crow_is_drawn_when_it_is_asked_for() -> None:
    without, with_map = talk(a_night()), talk(a_night(), "map")
    assert "For a drawing of the table type map." in without
    assert " A B C D" not in without
    assert "    A B C D E F G H I  J K L M N O P Q R" in with_map.splitlines()


def test_a_game_without_a_drawing_says_so() -> None:
    said = talk(person_to_move(), "map")
    assert "There is no drawing of this game" in said
    assert "For a drawing" not in said
