"""A game as its log: looking back, saving, and reading files that people have put their hands on."""

from __future__ import annotations

import json
import resource
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tabletown
from tabletown.bots import make
from tabletown.kernel.errors import BadInput, IllegalAction
from tabletown.kernel.game import Game
from tabletown.kernel.record import Record, replay
from tabletown.kernel.saved_game import read_saved
from tests.kernel.menagerie.game import (
    DRAW,
    HAND,
    PASS,
    PLAY,
    POINT,
    SHOW,
    VOTE,
    YES,
    Menagerie,
)

Data = dict[str, Any]


def played(game: Game | None = None) -> Record:
    record = Record(game or Menagerie(), 3, "evening", {"mood": "wild"}, ["Ann", "Bob", "Cleo"])
    for code in (DRAW, POINT, SHOW, PASS):
        record.apply(0, code)
    record.apply(1, DRAW)
    return record


def crimson(moves: int = 12) -> Record:
    record = Record(tabletown.game("crimson"), 3, 7)
    bot = make("random", 1)
    for _ in range(moves):
        seat = record.state.actors()[0]
        record.apply(seat, bot.choose(record.state, seat))
    return record


def edited(path: Path, edit: Callable[[Data], object]) -> Path:
    data: Data = json.loads(path.read_text())
    edit(data)
    path.write_text(json.dumps(data))
    return path


def written(folder: Path) -> Path:
    path = folder / "game.json"
    played().write(path)
    return path


# Looking back


def test_players_are_numbered_persons_unless_named() -> None:
    record = Record(Menagerie(), 2, 1)
    assert record.names == ["Player 1", "Player 2"]
    assert record.players == ["person", "person"]
    assert record.options == {"teams": False, "mood": "calm"}


def test_the_position_after_any_number_of_moves_can_be_seen_again() -> None:
    record = Record(Menagerie(), 3, 1)
    hashes = [record.state.hash()]
    for seat, code in [(0, DRAW), (0, PASS), (1, VOTE), (2, YES), (0, YES), (1, YES)]:
        record.apply(seat, code)
        hashes.append(record.state.hash())
    assert [record.at(number).hash() for number in range(len(hashes))] == hashes


def test_looking_back_changes_nothing() -> None:
    record = played()
    before = record.state.hash()
    record.at(2)
    assert record.state.hash() == before


def test_only_its_owner_hears_which_card_was_drawn() -> None:
    record = Record(Menagerie(), 2, 1)
    before = record.state.pieces(HAND)
    record.apply(0, DRAW)
    (drawn,) = Counter(record.state.pieces(HAND)) - Counter(before)
    card = record.state.layout.kinds[drawn]
    heard = {seat: [event.data for event in record.events(seat)[1]] for seat in (0, 1, None)}
    assert heard[0] == [{"from": "deck", "to": "hand:0", "piece": card}, {"seat": 0, "card": card}]
    assert heard[1] == heard[None] == [{"from": "deck", "to": "hand:0", "piece": None}, {"seat": 0, "card": None}]


def test_hidden_pieces_are_in_no_sentence_for_others() -> None:
    record = Record(Menagerie(), 2, 1)
    record.apply(0, DRAW)
    said = {
        seat: [
            record.game.say(event.message, ["Ann", "Bob"], seat) for event in record.events(seat)[1] if event.message
        ]
        for seat in (0, 1, None)
    }
    assert said[0][0].startswith("You draw the ")
    assert said[1] == said[None] == ["Ann draws something."]


def test_shuffles_and_showings_are_told() -> None:
    record = Record(Menagerie(), 2, 1)
    record.apply(0, SHOW)
    dealt = [event.kind for event in record.events(None)[0]]
    assert dealt == ["piece-shuffled", "piece-moved", "piece-moved"]
    shown = record.events(1)[1]
    assert [event.kind for event in shown] == ["piece-shown"]
    assert shown[0].data["piece"] == record.state.layout.kinds[record.state.pieces(HAND)[0]]


def test_sealed_votes_are_told_when_they_are_opened() -> None:
    record = Record(Menagerie(), 2, 1)
    record.apply(0, VOTE)
    record.apply(0, YES)
    assert record.events(1)[2] == []
    record.apply(1, YES)
    said = [record.game.say(event.message, ["Ann", "Bob"]) for event in record.events(None)[3] if event.message]
    assert said == ["Ann votes yes.", "Bob votes yes."]


def test_events_since_a_move_are_the_last_ones() -> None:
    record = played()
    assert record.events(0, since=4) == record.events(0)[4:]


# Saving


def test_a_saved_game_comes_back_as_it_was(tmp_path: Path) -> None:
    record = played()
    record.note = "late"
    record.write(tmp_path / "game.json")
    saved = read_saved(tmp_path / "game.json")
    again = replay(Menagerie(), saved)
    assert again.state.hash() == record.state.hash()
    assert (again.names, again.players, again.note) == (record.names, record.players, "late")
    assert (again.moves, again.options, again.seed) == (record.moves, record.options, record.seed)
    assert again.events(None) == record.events(None)


def test_a_number_and_a_text_as_seed_are_kept_apart(tmp_path: Path) -> None:
    for seed in (7, "7"):
        Record(Menagerie(), 2, seed).write(tmp_path / "game.json")
        assert read_saved(tmp_path / "game.json").seed == seed


def test_saving_again_replaces_the_old_save(tmp_path: Path) -> None:
    path = written(tmp_path)
    record = played()
    record.apply(1, PASS)
    record.write(path)
    assert len(read_saved(path).actions) == 6


def test_nothing_else_is_left_behind(tmp_path: Path) -> None:
    written(tmp_path)
    written(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


FOREIGN: dict[str, bytes] = {
    "letter": b"Dear Ann, ...",
    "nothing": b"",
    "list": b"[1, 2, 3]",
    "settings": b'{"colour": "red"}',
    "later format": b'{"tabletown": 2}',
    "picture": bytes(range(256)),
}


@pytest.mark.parametrize("name", FOREIGN)
def test_a_file_that_is_something_else_is_left_alone(name: str, tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_bytes(FOREIGN[name])
    with pytest.raises(BadInput, match="precious"):
        played().write(path)
    assert path.read_bytes() == FOREIGN[name]
    assert list(tmp_path.iterdir()) == [path]


def test_a_neighbouring_file_is_left_alone(tmp_path: Path) -> None:
    """Even if it has the name that a draft would have."""
    neighbour = tmp_path / "game.json.part"
    neighbour.write_text("Dear Ann, ...")
    written(tmp_path)
    assert neighbour.read_text() == "Dear Ann, ..."


def test_a_folder_cannot_be_written_over(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="Is a directory"):
        played().write(tmp_path)


def test_a_place_that_does_not_exist_cannot_be_written_to(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"nowhere/game\.json cannot be written: No such file or directory"):
        played().write(tmp_path / "nowhere" / "game.json")


def test_a_file_name_that_is_too_long_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="File name too long"):
        played().write(tmp_path / ("x" * 300))
    assert list(tmp_path.iterdir()) == []


def test_the_longest_file_name_can_be_used(tmp_path: Path) -> None:
    played().write(tmp_path / ("x" * 255))
    assert len(list(tmp_path.iterdir())) == 1


def test_a_disk_without_room_loses_nothing_and_keeps_no_draft(tmp_path: Path) -> None:
    path = written(tmp_path)
    before = path.read_bytes()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, limits[1]))
    try:
        with pytest.raises(BadInput, match=r"game\.json cannot be written: File too large"):
            played().write(path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_save_is_as_readable_as_any_new_file(tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.touch()
    assert written(tmp_path).stat().st_mode == other.stat().st_mode


def test_a_name_that_cannot_be_written_down_is_refused(tmp_path: Path) -> None:
    """Half a character, as a terminal with another encoding passes it on."""
    record = Record(Menagerie(), 2, 1, None, ["Ann", "Bob\udcff"])
    with pytest.raises(BadInput):
        record.write(tmp_path / "game.json")
    assert list(tmp_path.iterdir()) == []


# Files that are no saved games


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"none\.json cannot be read: No such file or directory"):
        read_saved(tmp_path / "none.json")


def test_a_folder_is_no_saved_game(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read: Is a directory"):
        read_saved(tmp_path)


def test_a_truncated_file_is_refused_wherever_it_ends(tmp_path: Path) -> None:
    path = written(tmp_path)
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        with pytest.raises(BadInput, match="is not a saved game"):
            read_saved(path)


def test_a_huge_file_is_refused_without_reading_it(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    with pytest.raises(BadInput, match="is larger than 20 MB; that is no saved game"):
        read_saved(path)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "binary"
    path.write_bytes(b"\x80\x04\x95" + bytes(range(256)))
    with pytest.raises(BadInput, match="is not a saved game"):
        read_saved(path)


def test_a_name_in_broken_bytes_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path)
    path.write_bytes(path.read_bytes().replace(b"Ann", b"A\xffn"))
    with pytest.raises(BadInput, match="is not a saved game"):
        read_saved(path)


def test_a_deep_hole_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deep.json"
    path.write_text('{"x": ' + "[" * 200_000 + "]" * 200_000 + "}")
    with pytest.raises(BadInput, match="is not a saved game"):
        read_saved(path)


WRONG_FIELDS: dict[str, tuple[str, object]] = {
    "the format as a word": ("tabletown", "1"),
    "the game as a number": ("game", 3),
    "seats as a word": ("seats", "three"),
    "half a seat": ("seats", 2.5),
    "truth as a seed": ("seed", True),
    "a list as a seed": ("seed", [1]),
    "options as a list": ("options", [1]),
    "a list in an option": ("options", {"mood": [1]}),
    "names as a word": ("names", "Ann"),
    "a number for a name": ("names", [1, 2, 3]),
    "actions as a word": ("actions", "all"),
    "an action without a seat": ("actions", [[3]]),
    "an action with too much": ("actions", [[0, 1, 2]]),
    "an action as a word": ("actions", [[0, "draw"]]),
    "a hash as a number": ("hash", 3),
    "nothing for a game": ("game", None),
}


@pytest.mark.parametrize("name", WRONG_FIELDS)
def test_a_field_of_the_wrong_kind_is_refused(name: str, tmp_path: Path) -> None:
    key, value = WRONG_FIELDS[name]
    path = edited(written(tmp_path), lambda data: data.update({key: value}))
    with pytest.raises(BadInput, match=r"game\.json is not a saved game"):
        read_saved(path)


@pytest.mark.parametrize(
    "key",
    [
        *("tabletown", "game", "rules", "content", "packs", "seats"),
        *("seed", "options", "players", "names", "actions", "hash"),
    ],
)
def test_a_missing_field_is_refused(key: str, tmp_path: Path) -> None:
    path = edited(written(tmp_path), lambda data: data.pop(key))
    with pytest.raises(BadInput, match=f"missing required field `{key}`"):
        read_saved(path)


@pytest.mark.parametrize("format", [0, 2, 99])
def test_another_save_format_is_refused(format: int, tmp_path: Path) -> None:
    path = edited(written(tmp_path), lambda data: data.update(tabletown=format))
    with pytest.raises(BadInput, match=f"has the save format {format}; this version reads format 1"):
        read_saved(path)


# Saved games that cannot be played again

CHANGED: dict[str, tuple[Data, str]] = {
    "another game": ({"game": "crimson"}, "this is a saved game of 'crimson', not of 'menagerie'"),
    "other rules": ({"rules": "9"}, "saved with rules version 9; this is version 1"),
    "other content": ({"content": "abc"}, r"saved with other content \(no content pack\)"),
    "a content pack": (
        {"content": "abc", "packs": ["mine.toml"]},
        r"other content \(mine.toml\); open it with the same",
    ),
    "too few names": ({"names": ["Ann"]}, "does not name each of its players"),
    "too many players": ({"players": ["person"] * 4}, "does not name each of its players"),
    "no seats": ({"seats": 0, "names": [], "players": []}, "Menagerie has 2 to 4 seats, not 0"),
    "negative seats": ({"seats": -1}, "does not name each of its players"),
    "endless seats": ({"seats": 10**30}, "does not name each of its players"),
    "an unknown option": ({"options": {"rain": True}}, "Menagerie has no option 'rain'"),
    "a wrong option": ({"options": {"mood": "sad"}}, "the option 'mood' can be calm, wild, 3, not 'sad'"),
    "a long seed": ({"seed": "x" * 500}, "a seed is a whole number or a text"),
    "another seed": ({"seed": "morning"}, "does not lead to the position that it names"),
    "another hash": ({"hash": "0" * 16}, "does not lead to the position that it names"),
    "a missing move": ({"actions": [[0, DRAW]]}, "does not lead to the position that it names"),
    "an illegal move": ({"actions": [[0, DRAW], [0, YES]]}, "action 2 is refused: That is not possible now"),
    "a move out of turn": ({"actions": [[1, DRAW]]}, "action 1 is refused: It is not your turn"),
    "a move of nobody": ({"actions": [[9, DRAW]]}, "action 1 is refused: It is not your turn"),
    "a move below nobody": ({"actions": [[0, DRAW], [-1, DRAW]]}, "action 2 is refused: It is not your turn"),
    "an unknown move": ({"actions": [[0, 10**6]]}, "action 1 is refused: There is no such action"),
    "a negative move": ({"actions": [[0, -5]]}, "action 1 is refused: There is no such action"),
    "an endless move": ({"actions": [[0, 2**63]]}, "action 1 is refused: There is no such action"),
    "a move of an endless seat": ({"actions": [[2**63, 0]]}, "action 1 is refused: It is not your turn"),
}


@pytest.mark.parametrize("name", CHANGED)
def test_a_changed_game_is_refused_with_a_sentence(name: str, tmp_path: Path) -> None:
    change, sentence = CHANGED[name]
    path = edited(written(tmp_path), lambda data: data.update(change))
    saved = read_saved(path)
    with pytest.raises(BadInput, match=sentence):
        replay(Menagerie(), saved)


def test_moves_after_the_end_are_refused() -> None:
    record = crimson(1)
    while record.state.actors():
        seat = record.state.actors()[0]
        record.apply(seat, record.state.legal(seat)[0])
    saved = record.saved()
    saved.actions = [*saved.actions, (0, 5)]
    with pytest.raises(BadInput, match=f"action {len(saved.actions)} is refused: The game is over"):
        replay(record.game, saved)


def test_a_lenient_replay_stops_before_the_first_move_that_is_refused() -> None:
    record = played()
    saved = record.saved()
    good = list(saved.actions)
    saved.actions = [*good, (1, YES), (1, PASS)]
    again = replay(Menagerie(), saved, lenient=True)
    assert again.moves == good
    assert again.state.hash() == record.state.hash()


def test_a_lenient_replay_does_not_mind_another_end() -> None:
    saved = played().saved()
    saved.hash = "elsewhere"
    assert replay(Menagerie(), saved, lenient=True).state.hash() == played().state.hash()


def test_a_lenient_replay_minds_other_rules() -> None:
    saved = played().saved()
    saved.rules = "0"
    with pytest.raises(BadInput, match="rules version 0"):
        replay(Menagerie(), saved, lenient=True)


def test_a_replayed_game_can_be_taken_back_like_the_first() -> None:
    record = Record(Menagerie(), 3, 1)
    record.apply(0, POINT)
    again = replay(Menagerie(), record.saved())
    again.undo(0)
    assert again.moves == []


def test_a_real_game_comes_back(tmp_path: Path) -> None:
    record = crimson()
    record.write(tmp_path / "crimson.json")
    again = replay(tabletown.game("crimson"), read_saved(tmp_path / "crimson.json"))
    assert again.state.hash() == record.state.hash()


def test_a_game_with_a_pack_comes_back_only_with_the_pack(tmp_path: Path) -> None:
    pack = tmp_path / "many-ants.toml"
    pack.write_text('[[animal]]\nid = "ant"\ncopies = 4\n')
    game = Menagerie().with_pack(pack)
    record = played(game)
    record.write(tmp_path / "game.json")
    saved = read_saved(tmp_path / "game.json")
    assert saved.packs == ["many-ants.toml"]
    assert replay(game, saved).state.hash() == record.state.hash()
    with pytest.raises(BadInput, match=r"other content \(many-ants\.toml\)"):
        replay(Menagerie(), saved)


def test_an_illegal_move_is_not_recorded() -> None:
    record = played()
    before = record.saved()
    with pytest.raises(IllegalAction):
        record.apply(2, PLAY)
    assert record.saved() == before
