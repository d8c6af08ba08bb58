"""Puzzles, as browsers get them: the answer stays here until somebody has found it, or asks for it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tabletown
from tabletown.kernel import puzzles as shipped
from tabletown.kernel.game import Game
from tabletown.kernel.puzzles import Puzzle
from tabletown.server import puzzles
from tabletown.server.problems import RequestRefused
from tabletown.server.protocol import PuzzleList, PuzzlePosition, PuzzleVerdict
from tests.server.client import Client, refusal

CRIMSON = tabletown.game("crimson")
PUZZLE = shipped.read(shipped.file_of(CRIMSON))[0]
PLACE = f"/api/games/crimson/puzzles/{PUZZLE.id}"


def test_the_list_names_what_is_to_be_done(client: Client) -> None:
    found = msgspec.json.decode(client.ask("GET", "/api/games/crimson/puzzles").content, type=PuzzleList)
    assert [puzzle.id for puzzle in found.puzzles] == [puzzle.id for puzzle in shipped.read(shipped.file_of(CRIMSON))]
    assert found.puzzles[0].goal == PUZZLE.goal
    assert found.left_out == []


def test_the_catalog_tells_how_many_there_are(client: Client) -> None:
    games = msgspec.json.decode(client.ask("GET", "/api/catalog").content)["games"]
    assert {game["slug"]: game["puzzles"] for game in games} == {
        game.slug: shipped.count(game) for game in tabletown.games()
    }


def test_a_puzzle_holds_what_its_seat_knows_and_nothing_of_the_answer(client: Client) -> None:
    answer = client.ask("GET", PLACE)
    found = msgspec.json.decode(answer.content, type=PuzzlePosition)
    record = PUZZLE.at(CRIMSON)
    assert found.position.view == record.state.view(PUZZLE.seat)
    assert [option.code for option in found.position.options] == record.state.legal(PUZZLE.seat)
    assert found.events == [event for events in record.events(PUZZLE.seat) for event in events]
    assert not {"answers", "chance", "right", "then"} & set(msgspec.json.decode(answer.content))


def test_in_another_world_it_is_the_same_puzzle() -> None:
    """What the seat does not know is not in it: other hidden cards give the same bytes."""
    record = PUZZLE.at(CRIMSON)
    seen = puzzles.shown(CRIMSON, PUZZLE.id).position
    world = record.state.imagine(PUZZLE.seat, "another world")
    assert world.view(PUZZLE.seat) == seen.view


def judged(client: Client, code: int | None) -> PuzzleVerdict:
    return msgspec.json.decode(client.ask("POST", PLACE, {"code": code}).content, type=PuzzleVerdict)


def test_the_best_choice_is_right_and_then_all_are_explained(client: Client) -> None:
    verdict = judged(client, PUZZLE.answers[0].code)
    assert verdict.right
    assert [answer.code for answer in verdict.answers] == [answer.code for answer in PUZZLE.answers]
    assert verdict.answers[0].why == PUZZLE.answers[0].why


def test_another_choice_is_wrong_and_says_nothing_of_the_best(client: Client) -> None:
    wrong = PUZZLE.answers[-1]
    verdict = judged(client, wrong.code)
    assert not verdict.right
    assert [answer.code for answer in verdict.answers] == [wrong.code]
    assert [moment.moment.seat for moment in verdict.line] == [PUZZLE.seat, *(seat for seat, _ in wrong.then)]


def test_what_follows_is_told_as_the_seat_would_see_it(client: Client) -> None:
    verdict = judged(client, PUZZLE.answers[0].code)
    for told, history in zip(verdict.line, PUZZLE.then(PUZZLE.at(CRIMSON), PUZZLE.answers[0]), strict=True):
        assert told.position.view == history.state.view(PUZZLE.seat)
        assert told.position.options == []


def test_whoever_gives_up_is_shown_the_best_choice(client: Client) -> None:
    assert judged(client, None) == judged(client, PUZZLE.answers[0].code)


def test_why_something_cannot_be_done_is_said_as_at_a_table(client: Client) -> None:
    told = msgspec.json.decode(client.ask("POST", f"{PLACE}/why", {"elements": ["row:red/hero"]}).content)
    assert "refusal" in told


def test_what_is_not_there_is_not_found(client: Client) -> None:
    assert refusal(client.ask("GET", "/api/games/chess/puzzles")) == (404, "unknown-game")
    assert refusal(client.ask("GET", "/api/games/crimson/puzzles/none")) == (404, "unknown-puzzle")
    assert refusal(client.ask("POST", "/api/games/crimson/puzzles/none", {"code": 1})) == (404, "unknown-puzzle")


def test_a_choice_that_is_none_is_refused(client: Client) -> None:
    assert refusal(client.ask("POST", PLACE, {"code": 9999})) == (422, "no-answer")
    assert refusal(client.ask("POST", PLACE, {"code": "best"})) == (422, "bad-request")
    assert refusal(client.ask("POST", PLACE, {"elements": []})) == (422, "bad-request")


def written(folder: Path, brought: list[Puzzle] | bytes) -> Game:
    """Crimson Crush, as it is but for its puzzles."""
    for name in ("rulebook.md", "content.toml", "messages.ftl", "puzzles.ftl"):
        (folder / name).write_bytes((CRIMSON.folder / name).read_bytes())
    if isinstance(brought, bytes):
        (folder / shipped.FILE).write_bytes(brought)
    else:
        shipped.write(folder / shipped.FILE, brought)
    return type(CRIMSON)(folder)


def test_one_that_the_rules_do_not_allow_any_more_is_named_and_left_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken = msgspec.structs.replace(PUZZLE, id="broken", moves=[(0, 9999)])
    game = written(tmp_path, [PUZZLE, broken])
    found = puzzles.listed(game)
    assert [puzzle.id for puzzle in found.puzzles] == [PUZZLE.id]
    assert found.left_out == ["broken"]
    assert "move 1 of the recorded game 'broken' is refused" in caplog.text
    with pytest.raises(RequestRefused, match="do not allow this puzzle"):
        puzzles.shown(game, "broken")


def test_one_that_breaks_after_the_answer_says_so(tmp_path: Path) -> None:
    best = msgspec.structs.replace(PUZZLE.answers[0], then=[(0, 9999)])
    game = written(tmp_path, [msgspec.structs.replace(PUZZLE, answers=[best, *PUZZLE.answers[1:]])])
    with pytest.raises(RequestRefused, match="do not allow this puzzle"):
        puzzles.judged(game, PUZZLE.id, best.code)


def test_a_file_that_cannot_be_read_leaves_a_game_without_puzzles(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert puzzles.listed(written(tmp_path, b"{\n")) == PuzzleList([], [])
    assert "cannot be read" in caplog.text
