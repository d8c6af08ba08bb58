"""Every check can fail: Night Ferry with one deliberate fault each is caught by the check that is made for it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from mypy_extensions import i64

import tabletown
from tabletown.games.crimson.game import Crimson
from tabletown.kernel.errors import BadInput
from tabletown.kernel.game import Game
from tabletown.kernel.profile import Profile
from tabletown.kernel.reasons import LEGAL
from tabletown.kernel.records import Message, Option, Refusal, View
from tabletown.kernel.rulebook import parse
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions, Step
from tabletown.lab import check
from tabletown.lab.coverage import covered
from tests.ferry import night_ferry
from tests.kernel.menagerie.game import FOLDER, SCORE, Discreet

ferry = night_ferry()
NightFerry: type[Game] = ferry.NightFerry
Turn: type[Step[State]] = ferry.Turn


def with_turn(**methods: Callable[..., object]) -> Game:
    """Night Ferry with another Turn."""
    turn: type[Step[State]] = type("FaultyTurn", (Turn,), methods)
    broken = NightFerry(ferry.GAME.folder)
    broken.steps = [ferry.Start("start"), turn("turn")]
    return broken


def with_words(**methods: Callable[..., object]) -> Game:
    """Night Ferry that says something else."""
    broken: type[Game] = type("FaultyFerry", (NightFerry,), methods)
    return broken(ferry.GAME.folder)


def caught(game: Game, games: int = 40) -> set[str]:
    """The names of the checks that fail."""
    report = check.CheckReport()
    for number in range(games):
        report.add(check.check_one(game, number))
    return {found.check for found in report.failures}


def test_the_honest_game_passes() -> None:
    assert caught(with_turn()) == set()


def test_a_choice_that_depends_on_a_hidden_card_is_a_leak() -> None:
    def legal(self: Step[State], state: State, seat: i64, out: Actions) -> None:
        Turn.legal(self, state, seat, out)
        if out.size > 1 and state.size(ferry.PIER) > 0 and state.at(ferry.PIER, 0) == 0:
            out.size -= 1

    assert "two worlds" in caught(with_turn(legal=legal))


def test_a_refusal_that_depends_on_a_hidden_card_is_a_leak() -> None:
    def refuse(self: Game, state: State, seat: int, code: int) -> Refusal:
        if state.size(ferry.PIER) > 0 and state.at(ferry.PIER, 0) == 0:
            return Refusal("FERRY-TRN-02", Message("refuse-pier-empty"))
        return Refusal("FERRY-TRN-01", Message("refuse-pier-empty"))

    assert "two worlds" in caught(with_words(refuse=refuse))


def test_an_event_that_names_a_hidden_card_is_a_leak() -> None:
    def choose(self: Step[State], state: State, seat: i64, action: i64) -> None:
        if action == ferry.CALL:
            state.say(ferry.CALLED, seat, state.draw(ferry.PIER, ferry.HAND + seat))
            ferry.next_turn(state, seat)
        else:
            Turn.choose(self, state, seat, action)

    assert "two worlds" in caught(with_turn(choose=choose))


def test_a_fact_about_hidden_cards_without_a_barrier_is_a_wrong_undo() -> None:
    def choose(self: Step[State], state: State, seat: i64, action: i64) -> None:
        Turn.choose(self, state, seat, action)
        after = (seat + 1) % state.seats
        if not state.over and state.size(ferry.HAND + after) and state.at(ferry.HAND + after, 0) == 0:
            state.replace(1, seat)

    assert "undo" in caught(with_turn(choose=choose))


def test_a_step_with_a_memory_of_its_own_is_aliasing() -> None:
    turns: list[int] = []
    honest = Turn("turn")

    def legal(self: Step[State], state: State, seat: i64, out: Actions) -> None:
        honest.legal(state, seat, out)
        if out.size > 1 and len(turns) % 3 == 0:
            out.size -= 1

    def fault(self: Step[State], state: State, seat: i64, action: i64) -> i64:
        offered = Actions(state.layout.actions)
        self.legal(state, seat, offered)
        return LEGAL if offered.has(action) else ferry.NOT_HELD

    def choose(self: Step[State], state: State, seat: i64, action: i64) -> None:
        turns.append(action)
        Turn.choose(self, state, seat, action)

    assert caught(with_turn(legal=legal, fault=fault, choose=choose)) & {"aliasing", "dump", "undo", "replay", "crash"}


def test_chance_from_outside_is_caught() -> None:
    def choose(self: Step[State], state: State, seat: i64, action: i64) -> None:
        Turn.choose(self, state, seat, action)
        if not state.over and random.random() < 0.5 and state.size(ferry.PIER) > 0:
            state.replace(1, seat)

    assert caught(with_turn(choose=choose)) & {"undo", "dump", "replay"}


def test_a_duplicate_action_is_caught() -> None:
    def legal(self: Step[State], state: State, seat: i64, out: Actions) -> None:
        Turn.legal(self, state, seat, out)
        if out.size == 2:
            out.add(out.at(1))

    assert caught(with_turn(legal=legal)) == {"legal"}


def test_actions_out_of_order_are_caught() -> None:
    def legal(self: Step[State], state: State, seat: i64, out: Actions) -> None:
        Turn.legal(self, state, seat, out)
        if out.size == 3:
            out.codes[0], out.codes[2] = out.codes[2], out.codes[0]

    assert caught(with_turn(legal=legal)) == {"legal"}


def test_an_action_outside_the_action_space_is_caught() -> None:
    def legal(self: Step[State], state: State, seat: i64, out: Actions) -> None:
        Turn.legal(self, state, seat, out)
        if out.size == 2:
            out.add(1000)

    assert "legal" in caught(with_turn(legal=legal))


def test_a_dead_end_is_caught() -> None:
    def legal(self: Step[State], state: State, seat: i64, out: Actions) -> None:
        if state.size(ferry.PIER) > 0:
            Turn.legal(self, state, seat, out)

    assert "dead end" in caught(with_turn(legal=legal))


def test_a_lost_piece_is_caught() -> None:
    def choose(self: Step[State], state: State, seat: i64, action: i64) -> None:
        Turn.choose(self, state, seat, action)
        if state.size(ferry.HOME) > 0:
            state.sizes[ferry.HOME] -= 1

    assert "invariants" in caught(with_turn(choose=choose))


def test_a_game_without_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(self: Step[State], state: State, seat: i64, action: i64) -> None:
        state.replace(1, (seat + 1) % state.seats)

    monkeypatch.setattr(check, "LONGEST", 50)
    assert caught(with_turn(choose=choose), games=2) == {"length"}


def test_a_crash_in_the_rules_is_caught_and_can_be_opened(tmp_path: Path) -> None:
    def choose(self: Step[State], state: State, seat: i64, action: i64) -> None:
        if state.size(ferry.PIER) == 3:
            raise ZeroDivisionError("the pier has three")
        Turn.choose(self, state, seat, action)

    report = check.check_one(with_turn(choose=choose), 0)
    assert [found.check for found in report.failures] == ["crash"]
    (path,) = check.save_failures(report, tmp_path)
    assert "ZeroDivisionError" in path.read_text()


def test_a_refusal_without_a_clause_is_caught() -> None:
    def refuse(self: Game, state: State, seat: int, code: int) -> Refusal:
        return Refusal("", Message("refuse-pier-empty"))

    assert "refusals" in caught(with_words(refuse=refuse))


def test_a_step_that_finds_nothing_wrong_with_what_it_does_not_offer_is_caught() -> None:
    def legal(self: Step[State], state: State, seat: i64, out: Actions) -> None:
        Turn.legal(self, state, seat, out)
        if out.size > 1:
            out.size -= 1

    assert caught(with_turn(legal=legal)) == {"reasons"}


def test_a_step_that_finds_something_wrong_with_what_it_offers_is_caught() -> None:
    def legal(self: Step[State], state: State, seat: i64, out: Actions) -> None:
        for code in range(state.layout.actions):
            if Turn.fault(self, state, seat, code) == LEGAL:
                out.add(code)

    def fault(self: Step[State], state: State, seat: i64, action: i64) -> i64:
        return Turn.fault(self, state, seat, action) or ferry.TOO_LIGHT

    assert caught(with_turn(legal=legal, fault=fault)) == {"reasons"}


def test_an_option_without_a_clause_is_caught() -> None:
    def describe(self: Game, code: int) -> Option:
        return Option(code, "call", ("pier",), Message("call"), "FERRY-TRN-99")

    assert "options" in caught(with_words(describe=describe))
    assert check.undeclared(with_words(describe=describe)) == ["there is no clause 'FERRY-TRN-99'"]


def test_an_aim_that_never_happens_is_caught() -> None:
    game = with_words()
    game.profile = Profile(aims=("sank",))
    assert check.undeclared(game) == ["there is no event 'sank'"]


def test_an_answer_that_nobody_asks_for_is_caught() -> None:
    """The positions of Crimson Crush count their points themselves."""

    class Boastful(Crimson):
        def points(self, state: State, seat: int) -> int:
            return 99

    assert check.undeclared(Boastful(tabletown.game("crimson").folder)) == [
        "nobody asks the game for 'points': its State answers"
    ]


def test_a_text_that_leaves_something_out_is_caught() -> None:
    def text(self: Game, view: View, names: list[str] | None = None) -> str:
        return str(view.zones["pier"])

    assert caught(with_words(text=text)) == {"text parity"}


def test_a_clause_without_a_test_is_caught(tmp_path: Path) -> None:
    rulebook = parse(ferry.GAME.folder / "rulebook.md")
    (tmp_path / "test_some.py").write_text('@pytest.mark.clause("FERRY-TRN-01")\ndef test_one(): ...\n')
    found = covered(rulebook, tmp_path)
    assert found["FERRY-TRN-01"] == [f"{tmp_path.as_posix()}/test_some.py::test_one"]
    assert found["FERRY-TRN-02"] == []


def test_a_test_that_claims_an_unknown_clause_is_caught(tmp_path: Path) -> None:
    rulebook = parse(ferry.GAME.folder / "rulebook.md")
    (tmp_path / "test_some.py").write_text('@pytest.mark.clause("FERRY-TRN-77")\ndef test_one(): ...\n')
    with pytest.raises(BadInput, match="FERRY-TRN-77"):
        covered(rulebook, tmp_path)


def test_a_covered_number_that_is_told_is_a_leak() -> None:
    class Indiscreet(Discreet):
        def prompt(self, state: State, seat: int | None) -> Message:
            return Message("act", {"number": int(state[SCORE])})

    honest, broken = (
        check.Checker(game, 2, "covered", {"teams": False, "mood": "calm"}, 1)
        for game in (Discreet(FOLDER), Indiscreet(FOLDER))
    )
    honest.two_worlds(honest.game.new(2, 1), 1)
    with pytest.raises(check.Failure, match="the prompt of 1 differs"):
        broken.two_worlds(broken.game.new(2, 1), 1)
