"""Saved positions: they come back as they were, and an edited one is refused with a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tabletown.kernel.errors import BadInput
from tabletown.kernel.memory import DEPTH
from tabletown.kernel.records import encode
from tabletown.kernel.rng import Rng
from tabletown.kernel.state import State
from tests.kernel.menagerie.game import (
    DRAW,
    END,
    GIVE,
    PASS,
    PLAY,
    POINT,
    ROLL,
    SHOW,
    TURN,
    VOTE,
    YES,
    Menagerie,
)

Data = dict[str, Any]
Edit = Callable[[Data], object]


def in_play() -> State:
    """Seat 1 has to act; hands, table and deck hold something, and some of it was shown."""
    state = Menagerie().new(3, 1)
    for code in (DRAW, SHOW, ROLL, POINT, PASS):
        state.apply(0, code)
    state.apply(1, next(code for code in state.legal(1) if code >= PLAY))
    return state


def in_a_vote() -> State:
    state = in_play()
    state.apply(1, VOTE)
    state.apply(0, YES)
    return state


def with_a_step_to_come() -> State:
    """Two turns are stacked, of which the lower one has not begun."""
    state = in_play()
    state.push(TURN, 2)
    state.push(TURN, 0)
    state.advance()
    return state


def at_the_end() -> State:
    state = in_play()
    state.apply(1, END)
    return state


def as_data(state: State) -> Data:
    data: Data = json.loads(json.dumps(state.dump()))
    return data


positions = pytest.mark.parametrize("position", [in_play, in_a_vote, with_a_step_to_come, at_the_end])


# Coming back


@positions
def test_a_position_comes_back_as_it_was(position: Callable[[], State]) -> None:
    state = position()
    loaded = Menagerie().load(as_data(state))
    assert loaded.hash() == state.hash()
    assert loaded.actors() == state.actors()
    for reader in (0, 1, 2, None):
        assert encode(loaded.view(reader)) == encode(state.view(reader))


@positions
def test_a_loaded_position_is_dumped_the_same(position: Callable[[], State]) -> None:
    data = as_data(position())
    assert as_data(Menagerie().load(data)) == data


def test_a_loaded_position_plays_on_the_same() -> None:
    state = in_play()
    loaded = Menagerie().load(as_data(state))
    rng, same = Rng(3), Rng(3)
    safe = (PASS, DRAW, ROLL, *range(GIVE, GIVE + 6))
    for _ in range(15):
        for position, dice in ((state, rng), (loaded, same)):
            seat = position.actors()[0]
            codes = [code for code in position.legal(seat) if code in safe]
            position.apply(seat, codes[dice.below(len(codes))])
        assert loaded.hash() == state.hash()


def test_a_position_says_what_it_holds_by_names() -> None:
    data = as_data(in_a_vote())
    assert (data["game"], data["rules"], data["seats"]) == ("menagerie", "1", 3)
    assert data["options"] == {"teams": False, "mood": "calm"}
    assert data["steps"] == [["turn", 1, 0, 0], ["vote", 7, 0, 0]]
    assert data["sealed"] == [YES, -1, -1, -1]
    assert data["numbers"]["score"] == [1, 0, 0, 0]
    assert {piece for piece, _ in data["zones"]["bag"]} == {"tin", "gold"}


# Edited


def put(*path: str | int) -> Callable[[object], Edit]:
    """An edit that puts something else in a place."""

    def with_value(value: object) -> Edit:
        def edit(data: Data) -> None:
            place: Any = data
            for key in path[:-1]:
                place = place[key]
            place[path[-1]] = value

        return edit

    return with_value


KEYS = [
    *("game", "rules", "content", "seats", "options", "over"),
    *("barrier", "rng", "numbers", "sealed", "zones", "steps"),
]

HAND_0 = ("zones", "hand:0")
EDITS: dict[str, Edit] = {
    "another game": put("game")("crimson"),
    "other rules": put("rules")("2"),
    "other content": put("content")("0123456789abcdef"),
    "no number of seats": put("seats")("3"),
    "half a seat": put("seats")(2.5),
    "truth for seats": put("seats")(True),
    "too many seats": put("seats")(5),
    "other seats than pieces were dealt to": put("seats")(2),
    "an unknown option": put("options")({"weather": True}),
    "a wrong option": put("options")({"teams": "no"}),
    "options that do not fit": put("options")({"teams": True}),
    "options as a list": put("options")([]),
    "over in the middle": put("over")(True),
    "over as a word": put("over")("no"),
    "numbers as a list": put("numbers")([]),
    "a missing number": lambda data: data["numbers"].pop("rolled"),
    "a number as a word": put("numbers", "rolled")("six"),
    "a number as a fraction": put("numbers", "rolled")(1.5),
    "truth as a number": put("numbers", "rolled")(True),
    "an endless number": put("numbers", "rolled")(2**63),
    "too few numbers": put("numbers", "marks")([1]),
    "too many numbers": put("numbers", "score")([0] * 5),
    "nothing for a number": put("numbers", "rolled")(None),
    "too few random words": put("rng")([1, 2, 3]),
    "a random word that is too long": put("rng")([1, 2, 3, 2**32]),
    "a negative random word": put("rng")([-1, 2, 3, 4]),
    "a barrier as a word": put("barrier")("x"),
    "too few sealed choices": put("sealed")([-1]),
    "a sealed choice that is no action": put("sealed")([10**6, -1, -1, -1]),
    "a sealed choice below none": put("sealed")([-2, -1, -1, -1]),
    "sealed choices as words": put("sealed")(["yes", -1, -1, -1]),
    "zones as a list": put("zones")([]),
    "a missing zone": lambda data: data["zones"].pop("pile"),
    "a zone as a word": put("zones", "table")("ant"),
    "an unknown piece": put(*HAND_0, 0)(["elephant", 1]),
    "a piece without a mark": put(*HAND_0, 0)(["ant"]),
    "a piece as a word": put(*HAND_0, 0)("ant"),
    "a piece as a number": put(*HAND_0, 0)([0, 1]),
    "a piece as a list": put(*HAND_0, 0)([["ant"], 1]),
    "a negative mark": put(*HAND_0, 0, 1)(-1),
    "a mark beyond everybody": put(*HAND_0, 0, 1)(1 << 15),
    "a mark of a seat that does not play": put(*HAND_0, 0, 1)(0b1001),
    "a mark as a word": put(*HAND_0, 0, 1)("all"),
    "an own card that its owner does not know": put(*HAND_0, 0, 1)(0),
    "a card on the table that nobody knows": put("zones", "table", 0, 1)(0),
    "a lost piece": lambda data: data["zones"]["deck"].pop(),
    "one piece too many": lambda data: data["zones"]["deck"].append(["ant", 0]),
    "too many pieces for a zone": lambda data: data["zones"]["table"].extend([["ant", 16391]] * 3),
    "a changed piece": put("zones", "bag", 0, 0)("gold"),
    "a piece with another back": lambda data: data["zones"]["purse:0"].append(data["zones"]["deck"].pop()),
    "a hand out of order": lambda data: data["zones"]["hand:0"].reverse(),
    "steps as a word": put("steps")("turn"),
    "no steps": put("steps")([]),
    "an unknown step": put("steps", 0, 0)("dance"),
    "a step to come on top": put("steps", 0, 0)("turn (to come)"),
    "a number for a step": put("steps", 0, 0)(3),
    "a step as a word": put("steps", 0)("turn"),
    "a step with too few numbers": put("steps", 0)(["turn", 0]),
    "a step with a word for a number": put("steps", 0)(["turn", "a", 0, 0]),
    "a step with an endless number": put("steps", 0)(["turn", 10**9, 0, 0]),
    "a turn of a seat that does not play": put("steps", 0)(["turn", 3, 0, 0]),
    "a turn of a seat that cannot be": put("steps", 0)(["turn", 77, 0, 0]),
    "a turn of a seat below none": put("steps", 0)(["turn", -1, 0, 0]),
    "too many steps": put("steps")([["turn", 0, 0, 0]] * (DEPTH + 1)),
    "a step that waits for nobody": put("steps")([["start", 0, 0, 0]]),
}


@pytest.mark.parametrize("edit", EDITS)
def test_an_edited_position_is_refused_with_a_sentence(edit: str) -> None:
    data = as_data(in_play())
    EDITS[edit](data)
    with pytest.raises(BadInput) as refused:
        Menagerie().load(data)
    assert len(str(refused.value)) > 15
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("key", KEYS)
def test_a_position_without_one_of_its_parts_is_refused(key: str) -> None:
    data = as_data(in_play())
    assert sorted(data) == sorted(KEYS)
    del data[key]
    with pytest.raises(BadInput):
        Menagerie().load(data)


@pytest.mark.parametrize("data", [[], "position", 3, None])
def test_what_is_not_a_position_is_refused(data: Any) -> None:
    with pytest.raises(BadInput, match="a saved position is a JSON object"):
        Menagerie().load(data)


def test_a_refusal_says_which_content_was_expected() -> None:
    data = as_data(in_play())
    data["content"] = "other"
    with pytest.raises(BadInput, match=f"has content 'other'; this is '{Menagerie().content_id}'"):
        Menagerie().load(data)


def test_a_position_does_not_fit_the_same_game_with_a_pack(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('[[animal]]\nid = "ant"\ncopies = 4\n')
    with pytest.raises(BadInput, match="the saved position has content"):
        Menagerie().with_pack(pack).load(as_data(in_play()))
