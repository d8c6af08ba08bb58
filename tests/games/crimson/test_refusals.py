"""What is refused, with the clause that forbids it and a sentence that says why."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tabletown.games.crimson import GAME
from tabletown.games.crimson.rules import DRAW, KEEP, Town
from tabletown.kernel.errors import IllegalAction
from tabletown.kernel.record import Record
from tests.games.crimson.town import PATRICK, VARIANT, code_of, town
from tests.games.table import pack, wander


def turn(_: Path) -> Town:
    """Patrick has to place; green is full on the left, yellow on the right, red is closed."""
    return town(
        rows={"red": "1 1 | 1 2 2", "green": "1 2 3 | -", "yellow": "- | 1 2 3"},
        hands={PATRICK: "red-3 green-4 yellow-4 blue-1 blue-2 blue-2 blue-3"},
    )


def stuck(_: Path) -> Town:
    return town(
        at="draw", rows={"red": "1 1 | 1 2 2"}, hands={0: "red-3 red-3 red-3 red-4 red-4 red-5"}, deck_top="red-5"
    )


def variant(_: Path) -> Town:
    return town(options=VARIANT, hands={0: "red-1 red-2 blue-1 blue-2 green-1 green-2"})


def deckless(folder: Path) -> Town:
    """No citizen is left to draw: a position that the box as it is never leads to."""
    return town(
        5,
        options=VARIANT,
        rows={
            "red": "1 1 1 1 2 2 2 | 3 3 3 4 4 5 5",
            "yellow": "1 1 1 1 2 2 2 | 3 3 3 4 4 5 5",
            "green": "1 1 1 1 2 2 2 | 3 3 3 4 4 5 5",
            "blue": "1 1 | 1 1",
        },
        hands={
            0: "blue-2 blue-2 blue-2 blue-3",
            1: "blue-3 blue-3 blue-4 blue-4 purple-1",
            2: "blue-5 blue-5 purple-1 purple-1",
            3: "purple-1 purple-2 purple-2 purple-2 purple-3",
            4: "purple-3 purple-3 purple-4 purple-4 purple-5 purple-5",
        },
        game=pack(GAME, folder, "[game.limits]\nmax_per_side = 10\n"),
    )


def scoring(_: Path) -> Town:
    return town(at="scoring", rows={"blue": "2 | 1"}, hands={0: "blue-4 red-1"})


def decided(folder: Path) -> Town:
    table = scoring(folder)
    table.apply(PATRICK, KEEP)
    return table


def over(_: Path) -> Town:
    return town(at="scoring", points=[[0, 0, 0]] * 2, hands={0: "blue-4 red-1"})


def martins_turn(_: Path) -> Town:
    return town(turn=1, hands={0: "blue-4 red-1"})


REFUSALS = [
    (turn, "use", "CRIM-PWR-03", "refuse-no-power-now", "Power cards are played only when Crimson Crush wins a row."),
    (turn, "keep", "CRIM-PWR-03", "refuse-no-power-now", "Power cards are played only when Crimson Crush wins a row."),
    (turn, "purple-1 hero", "CRIM-TRN-03", "refuse-not-held", "You do not hold Purple 1."),
    (turn, "discard purple-1", "CRIM-TRN-03", "refuse-not-held", "You do not hold Purple 1."),
    (turn, "discard red-3", "CRIM-STK-06", "refuse-discard", "You can place a citizen, so you may not discard one."),
    (
        turn,
        "red-3 hero",
        "CRIM-PLC-04",
        "refuse-row-full",
        "Old Town is closed: it has all the citizens it can hold.",
    ),
    (
        turn,
        "green-4 hero",
        "CRIM-PLC-03",
        "refuse-side-full",
        "The side of Crimson Crush in Garden Hills is full.",
    ),
    (
        turn,
        "yellow-4 villain",
        "CRIM-PLC-03",
        "refuse-side-full",
        "The side of Death Grip in Market Quarter is full.",
    ),
    (turn, "draw", "CRIM-TRN-02", "refuse-drawn-already", "You have drawn your card for this turn already."),
    (
        stuck,
        "red-3 hero",
        "CRIM-STK-05",
        "refuse-place-stuck",
        "All your colours are closed: nothing can be placed this turn.",
    ),
    (stuck, "blue-1 hero", "CRIM-TRN-03", "refuse-not-held", "You do not hold Blue 1."),
    (variant, "draw", "CRIM-VAR-02", "refuse-hand-full", "You hold 6 citizens: now you have to place one."),
    (deckless, "draw", "CRIM-VAR-09", "refuse-deck-empty", "The deck is empty."),
    (scoring, "blue-4 hero", "CRIM-HER-01", "refuse-power-first", "First decide whether to play your power card."),
    (decided, "use", "CRIM-GS-02", "refuse-already-chosen", "You have chosen already; now the others choose."),
    (over, "blue-4 hero", "CRIM-END-01", "refuse-over", "The game is over."),
    (
        martins_turn,
        "blue-4 hero",
        "CRIM-GS-02",
        "refuse-not-your-turn",
        "It is not your turn: Player 2 has to choose.",
    ),
]

REFUSED = pytest.mark.parametrize(
    ("position", "choice", "clause", "message", "sentence"),
    REFUSALS,
    ids=[f"{position.__name__}-{choice.replace(' ', '-')}" for position, choice, *_ in REFUSALS],
)
Position = Callable[[Path], Town]


@REFUSED
def test_a_refusal_names_its_clause_and_says_why(
    position: Position, choice: str, clause: str, message: str, sentence: str, tmp_path: Path
) -> None:
    table = position(tmp_path)
    with pytest.raises(IllegalAction) as refused:
        table.apply(PATRICK, code_of(table, choice))
    assert (refused.value.clause, refused.value.message, refused.value.text) == (clause, message, sentence)


@REFUSED
def test_nothing_has_changed_after_a_refusal(
    position: Position, choice: str, clause: str, message: str, sentence: str, tmp_path: Path
) -> None:
    table = position(tmp_path)
    before = table.hash()
    with pytest.raises(IllegalAction):
        table.apply(PATRICK, code_of(table, choice))
    assert table.hash() == before


@REFUSED
def test_pointing_at_it_tells_the_same(
    position: Position, choice: str, clause: str, message: str, sentence: str, tmp_path: Path
) -> None:
    table = position(tmp_path)
    option = table.setup.game.describe(code_of(table, choice))
    refusal = table.why_not(PATRICK, list(option.elements))
    assert refusal is not None
    assert (refusal.clause, table.setup.game.say(refusal.message)) == (clause, sentence)


@REFUSED
def test_a_refusal_is_founded_on_a_clause_of_the_rulebook(
    position: Position, choice: str, clause: str, message: str, sentence: str
) -> None:
    assert clause in GAME.rulebook.by_id


@pytest.mark.parametrize("code", [-1, 78, 100_000])
def test_an_action_that_does_not_exist_is_refused(code: int, tmp_path: Path) -> None:
    table = turn(tmp_path)
    before = table.hash()
    with pytest.raises(IllegalAction) as refused:
        table.apply(PATRICK, code)
    assert (refused.value.clause, refused.value.message) == ("CRIM-GS-02", "refuse-unknown-action")
    assert table.hash() == before


@pytest.mark.parametrize("seat", [-1, 3, 4, 99])
def test_whoever_does_not_sit_at_the_table_is_refused(seat: int, tmp_path: Path) -> None:
    table = turn(tmp_path)
    before = table.hash()
    with pytest.raises(IllegalAction) as refused:
        table.apply(seat, table.legal(PATRICK)[0])
    assert (refused.value.clause, refused.value.message) == ("CRIM-GS-02", "refuse-not-your-turn")
    assert table.hash() == before


@pytest.mark.parametrize("elements", [["card:pink-7"], ["row:blue/hero", "deck"]])
def test_things_that_never_go_together_are_of_no_use(elements: list[str], tmp_path: Path) -> None:
    refusal = turn(tmp_path).why_not(PATRICK, elements)
    assert refusal is not None
    assert refusal.message.id == "refuse-no-use"


@pytest.mark.clause("CRIM-PLC-01")
def test_a_citizen_pointed_at_another_colour_hears_why(tmp_path: Path) -> None:
    refusal = turn(tmp_path).why_not(PATRICK, ["card:red-3", "row:blue/hero"])
    assert refusal is not None
    assert (refusal.clause, refusal.message.id) == ("CRIM-PLC-01", "refuse-misfit")


@pytest.mark.clause("CRIM-VAR-02")
def test_a_blocked_player_with_a_full_hand_hears_why_drawing_is_no_way_out() -> None:
    hands = {0: "red-3 red-3 red-3 red-4 red-4 red-5"}
    table = town(at="draw", options=VARIANT, rows={"red": "1 1 | 1 2 2"}, hands=hands)
    with pytest.raises(IllegalAction) as refused:
        table.apply(PATRICK, DRAW)
    assert (refused.value.clause, refused.value.message) == ("CRIM-VAR-02", "refuse-draw-stuck")


def test_another_players_move_cannot_be_taken_back() -> None:
    record = Record(GAME, 3, seed=1)
    mover = record.state.actors()[0]
    record.apply(mover, record.state.legal(mover)[0])
    before = record.state.hash()
    with pytest.raises(IllegalAction) as refused:
        record.undo((mover + 1) % 3)
    assert refused.value.message == "refuse-undo-other"
    assert record.state.hash() == before


def test_a_move_cannot_be_taken_back_once_a_card_has_been_drawn() -> None:
    record = Record(GAME, 3, seed=1)
    mover = record.state.actors()[0]
    record.apply(mover, record.state.legal(mover)[0])
    before = record.state.hash()
    with pytest.raises(IllegalAction) as refused:
        record.undo(mover)
    assert refused.value.message == "refuse-undo-barrier"
    assert record.state.hash() == before


@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_that_is_legal_is_refused_and_nothing_else_is_allowed(seats: int) -> None:
    table = GAME.new(seats, seed=2)
    for _ in wander(table, seed=2):
        for seat in range(seats):
            allowed = table.legal(seat)
            for code in range(KEEP, GAME.layout.actions, 5):
                refused = table.why_not(seat, list(GAME.describe(code).elements))
                assert (refused is None) == (code in allowed)


def test_pointing_at_half_of_something_legal_is_not_refused(tmp_path: Path) -> None:
    table = turn(tmp_path)
    assert table.why_not(PATRICK, ["card:blue-1"]) is None
    assert table.why_not(PATRICK, ["row:blue/villain"]) is None


@pytest.mark.clause("CRIM-PLC-01")
def test_a_row_of_which_nothing_is_held_says_so() -> None:
    table = town(hands={PATRICK: "red-1 red-2 blue-3"})
    refusal = table.why_not(PATRICK, ["row:green/hero"])
    assert refusal is not None
    assert refusal.message.id == "refuse-no-colour"
    assert GAME.say(refusal.message) == "You hold no citizen of Garden Hills."


@pytest.mark.clause("CRIM-PLC-04")
def test_a_closed_row_is_asked_about_with_what_is_held_of_it() -> None:
    table = town(hands={PATRICK: "green-4 red-1"}, rows={"green": "1 1 2 | 1 2"})
    refusal = table.why_not(PATRICK, ["row:green/hero"])
    assert refusal is not None
    assert GAME.say(refusal.message) == "Garden Hills is closed: it has all the citizens it can hold."
