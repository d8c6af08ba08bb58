"""Covered numbers: nobody is shown those of others before the end, although everybody could count along."""

from __future__ import annotations

from tabletown.envs.encoder import Observations
from tabletown.kernel.layout import COVERED
from tabletown.kernel.memory import JournalEntry
from tabletown.kernel.records import encode
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tests.kernel.menagerie.game import END, FOLDER, POINT, ROLL, SCORE, Menagerie


class Discreet(Menagerie):
    """Scores are covered."""

    def covered(self, options: dict[str, Value]) -> tuple[str, ...]:
        return ("score",)


GAME = Discreet(FOLDER)


def scored(*scores: int) -> State:
    state = GAME.new(3, 1)
    for seat, score in enumerate(scores):
        state[SCORE + seat] = score
    return state


def heard(state: State, *codes: int) -> list[JournalEntry]:
    state.listen(closely=True)
    for code in codes:
        state.apply(0, code)
    return [entry for entry in state.deafen() if entry.changes is not None]


def test_a_view_has_only_ones_own_number_and_score() -> None:
    view = scored(4, 5, 6).view(1)
    assert view.numbers["score"] == view.scores == [COVERED, 5, COVERED]


def test_an_onlooker_is_shown_none() -> None:
    view = scored(4, 5, 6).view(None)
    assert view.numbers["score"] == view.scores == [COVERED] * 3


def test_whatever_others_have_the_same_is_sent() -> None:
    one, two = scored(4, 5, 6), scored(0, 5, 9)
    assert encode(one.view(1)) == encode(two.view(1))
    assert GAME.text(one.view(1)) == GAME.text(two.view(1))
    assert one.as_seen(1).hash() == two.as_seen(1).hash()
    rows = Observations(one.setup, 2)
    rows.write(0, one, 1)
    rows.write(1, two, 1)
    size = len(rows.rows) // 2
    assert list(rows.rows[:size]) == list(rows.rows[size:])


def test_no_event_tells_that_a_covered_number_has_changed() -> None:
    (told,) = heard(scored(4, 5, 6), POINT, ROLL)
    assert told.changes is not None
    assert (set(told.changes.numbers), told.changes.scores) == ({"rolled"}, None)


def test_when_the_game_is_over_all_are_shown() -> None:
    state = scored(4, 5, 6)
    state.apply(0, END)
    assert state.view(1).numbers["score"] == state.view(None).scores == [4, 5, 6]
    assert [int(state.as_seen(1)[SCORE + seat]) for seat in range(3)] == [4, 5, 6]


def test_worlds_agree_since_everybody_could_count_along() -> None:
    world = scored(4, 5, 6).imagine(1, 99)
    assert world.scores() == [4, 5, 6]


def test_a_position_of_the_server_is_complete() -> None:
    state = scored(4, 5, 6)
    assert GAME.load(state.dump()).scores() == [4, 5, 6]


def test_after_the_game_everything_that_players_know_is_open() -> None:
    assert scored(4, 5, 6).open_view(1).scores == [4, 5, 6]
