"""The HTTP part: whatever is wrong, missing, huge, late or twice gets a typed problem, and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tabletown.bots import LEVELS, USUAL
from tabletown.server.protocol import Catalog, GameDetails, SetupVerdict
from tests.server.client import Client, Player, plan, play, refusal, rows
from tests.serving import Server

UNKNOWN = "AAAAAAAAAAAAAAAA"
FOR_PEOPLE = ("Tabletown is open", "Ctrl-C", "The system allows")
IDS = [UNKNOWN, "x", "x" * 5000, "%00", "%2e%2e", "'; DROP TABLE tables; --", "\N{SNOWMAN}", "%ff%fe"]


def wrong(**changes: object) -> dict[str, Any]:
    """A request for a table with something changed; None takes it away."""
    return {name: value for name, value in {**plan("open", "open"), **changes}.items() if value is not None}


BAD_TABLES: dict[str, tuple[object, int, str]] = {
    "nothing": (b"", 422, "bad-request"),
    "no JSON": (b"{", 422, "bad-request"),
    "no object": (b"[]", 422, "bad-request"),
    "no text": (b"\xff\xfe\x00", 422, "bad-request"),
    "text that is no Unicode": (b'{"game": "crimson", "name": "\\ud800"}', 422, "bad-request"),
    "nested deeply": (b'{"options": ' + b"[" * 8000 + b"]" * 8000 + b"}", 422, "bad-request"),
    "too large": (b" " * 20_000, 413, "too-large"),
    "no game": (wrong(game=None), 422, "bad-request"),
    "a game that is a number": (wrong(game=7), 422, "bad-request"),
    "an unknown game": (wrong(game="chess"), 404, "unknown-game"),
    "a path as a game": (wrong(game="../../etc"), 404, "unknown-game"),
    "no name": (wrong(name=None), 422, "bad-request"),
    "a name that is a list": (wrong(name=["Mia"]), 422, "bad-request"),
    "no seats": (wrong(seats=[]), 422, "bad-request"),
    "too many seats": (wrong(seats=[{"kind": "me"}] * 33), 422, "bad-request"),
    "more seats than the game has": (wrong(seats=[{"kind": "me"}, *[{"kind": "open"}] * 5]), 422, "bad-setup"),
    "fewer seats than the game needs": (wrong(seats=[{"kind": "me"}]), 422, "bad-setup"),
    "two seats for the maker": (wrong(seats=[{"kind": "me"}] * 3), 422, "one-maker"),
    "no seat for the maker": (wrong(seats=[{"kind": "open"}] * 3), 422, "one-maker"),
    "an unknown kind of seat": (wrong(seats=[{"kind": "me"}, *[{"kind": "cat"}] * 2]), 422, "bad-request"),
    "an unknown bot": (wrong(seats=[{"kind": "me"}, *[{"kind": "bot", "level": "hal"}] * 2]), 422, "unknown-level"),
    "a bot without a level": (wrong(seats=[{"kind": "me"}, *[{"kind": "bot"}] * 2]), 422, "unknown-level"),
    "an unknown option": (wrong(options={"cheat": True}), 422, "bad-setup"),
    "a value that an option does not have": (wrong(options={"one_action": 7}), 422, "bad-setup"),
    "a huge value": (wrong(options={"one_action": 10**40}), 422, "bad-setup"),
    "a value that is a list": (wrong(options={"one_action": []}), 422, "bad-request"),
    "options that do not fit together": (wrong(options={"two_players": True}), 422, "bad-setup"),
    "an unknown undo policy": (wrong(undo="always"), 422, "bad-request"),
    "an unknown pace": (wrong(pace="warp"), 422, "bad-request"),
    "hints that are a word": (wrong(hints="yes"), 422, "bad-request"),
    "a number before the table is fixed": (wrong(entropy="a" * 64), 422, "bad-request"),
    "an unknown field": (wrong(seed="7"), 422, "bad-request"),
}


@pytest.mark.parametrize("what", BAD_TABLES)
def test_a_bad_request_for_a_table_makes_none(client: Client, server: Server, what: str) -> None:
    body, status, code = BAD_TABLES[what]
    before = rows(server, "SELECT count(*) FROM tables")
    assert refusal(client.ask("POST", "/api/tables", body)) == (status, code)
    assert rows(server, "SELECT count(*) FROM tables") == before


def test_a_game_with_a_long_name_is_not_repeated_in_full(client: Client) -> None:
    answer = client.ask("POST", "/api/tables", wrong(game="x" * 60))
    assert len(answer.json()["text"]) < 100


BAD_JOINS: dict[str, tuple[object, int, str]] = {
    "nothing": (b"", 422, "bad-request"),
    "no name": ({"invite": "x"}, 422, "bad-request"),
    "no invitation": ({"name": "Ben"}, 403, "not-invited"),
    "an invitation that is a number": ({"name": "Ben", "invite": 7}, 422, "bad-request"),
    "a long invitation": ({"name": "Ben", "invite": "x" * 65}, 422, "bad-request"),
    "a seat of one's choice": ({"name": "Ben", "invite": "x", "seat": 2}, 422, "bad-request"),
    "a number before the seat is fixed": ({"name": "Ben", "invite": "x", "entropy": "a" * 64}, 422, "bad-request"),
    "a token with a line break": ({"name": "Ben", "invite": "x", "token": "a" * 64 + "\n"}, 422, "bad-request"),
    "a short token": ({"name": "Ben", "invite": "x", "token": "7"}, 422, "bad-request"),
}


@pytest.mark.parametrize("what", BAD_JOINS)
def test_a_bad_request_to_join_changes_nothing(client: Client, what: str) -> None:
    body, status, code = BAD_JOINS[what]
    made = client.make("open", "open")
    before = client.table(made.table)
    assert refusal(client.ask("POST", f"/api/tables/{made.table}/join", body)) == (status, code)
    assert client.table(made.table) == before


@pytest.mark.parametrize("id", IDS)
def test_tables_that_do_not_exist_are_not_found(client: Client, id: str) -> None:
    for method, path in (
        ("GET", ""),
        ("POST", "/join"),
        ("POST", "/rematch"),
        ("POST", "/continue"),
        ("GET", "/log"),
        ("GET", "/at/0"),
        ("GET", "/export"),
    ):
        body = {"join": {"name": "Ben"}, "continue": {"move": 0}}.get(path[1:], {}) if method == "POST" else None
        status, code = refusal(client.ask(method, f"/api/tables/{id}{path}", body))
        assert (status, code) in ((404, "unknown-table"), (404, "unknown-path"))


@pytest.mark.parametrize("token", ["x", "x" * 5000, "Bearer", "\x7f"])
def test_a_wrong_key_is_refused_and_not_taken_for_an_onlooker(client: Client, token: str) -> None:
    made = client.make("open", "open")
    for path in ("", "/log"):
        assert refusal(client.ask("GET", f"/api/tables/{made.table}{path}", token=token)) == (403, "wrong-token")


@pytest.mark.parametrize("scheme", ["Basic TWlhOk1pYQ==", "Token x", "x"])
def test_another_kind_of_authorization_is_refused(client: Client, scheme: str) -> None:
    made = client.make("open", "open")
    answer = client.ask("GET", f"/api/tables/{made.table}", headers={"Authorization": scheme})
    assert refusal(answer) == (400, "bad-request")


def test_the_key_to_another_table_opens_nothing(client: Client) -> None:
    made, other = client.make("open", "open"), client.make("open", "open")
    assert refusal(client.ask("GET", f"/api/tables/{made.table}", token=other.token)) == (403, "wrong-token")


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "BREW"])
@pytest.mark.parametrize("path", ["/api/catalog", "/api/tables", f"/api/tables/{UNKNOWN}", "/", "/static/x/base.css"])
def test_methods_that_mean_nothing_are_refused(client: Client, method: str, path: str) -> None:
    assert refusal(client.ask(method, path)) == (405, "unknown-path")


def test_head_answers_like_get_without_a_body(client: Client) -> None:
    answer = client.ask("HEAD", "/api/catalog")
    assert answer.status_code == 200
    assert answer.content == b""


@pytest.mark.parametrize(
    "path", ["/api", "/api/", "/api/nothing", "/api/tables/", "/api/games/crimson/ui", "/api//catalog"]
)
def test_addresses_that_mean_nothing_are_not_found(client: Client, path: str) -> None:
    answer = client.ask("GET", path)
    assert answer.status_code == 404


def test_answers_are_not_kept_by_anybody(client: Client) -> None:
    made = client.make("open", "open")
    for path in ("/api/tables", f"/api/tables/{made.table}", f"/api/tables/{UNKNOWN}"):
        assert client.ask("GET", path, token=made.token).headers["cache-control"] == "no-store"


# Games


def test_the_catalog_has_the_games_and_the_bots(client: Client) -> None:
    catalog = client.get(Catalog, "/api/catalog")
    assert "crimson" in [game.slug for game in catalog.games]
    assert [(level.id, level.bot) for level in catalog.levels] == list(LEVELS.items())
    assert catalog.usual == LEVELS[USUAL]


def test_every_level_says_how_it_plays(client: Client) -> None:
    levels = client.get(Catalog, "/api/catalog").levels
    assert levels[0].name == "Beginner"
    assert levels[0].about == "Knows the rules, and plays anything that is allowed."
    assert len({level.about for level in levels}) == len(levels)


def test_browsers_get_the_sentences_of_the_levels(client: Client) -> None:
    sentences = client.ask("GET", "/api/messages/en.ftl").text
    for level in client.get(Catalog, "/api/catalog").levels:
        assert f"level-{level.id} = {level.name}" in sentences
        assert f"level-{level.id}-about = {level.about}" in sentences


def test_a_game_comes_with_its_rulebook(client: Client) -> None:
    details = client.get(GameDetails, "/api/games/crimson")
    assert "CRIM-PLC-03" in [clause.id for clause in details.clauses]


@pytest.mark.parametrize("slug", ["chess", "%2e%2e", "CRIMSON", "crimson%00"])
def test_a_game_that_is_not_in_the_catalog_is_not_found(client: Client, slug: str) -> None:
    status, code = refusal(client.ask("GET", f"/api/games/{slug}"))
    assert (status, code) in ((404, "unknown-game"), (404, "unknown-path"))


def test_every_sentence_of_the_server_can_be_said_in_the_browser(client: Client) -> None:
    shared = client.ask("GET", "/api/messages/en.ftl")
    assert "error-stale = " in shared.text
    assert "game-title = " in client.ask("GET", "/api/games/crimson/messages/en.ftl").text
    assert "content-hero_comet-name = Comet\n" in client.ask("GET", "/api/games/trick_city/messages/en.ftl").text


@pytest.mark.parametrize("language", ["xx", "..%2fen", "en.ftl", "%00"])
def test_languages_that_nobody_wrote_are_not_found(client: Client, language: str) -> None:
    for path in (f"/api/messages/{language}.ftl", f"/api/games/crimson/messages/{language}.ftl"):
        assert refusal(client.ask("GET", path)) == (404, "unknown-path")


@pytest.mark.parametrize(
    ("check", "fits"),
    [
        ({"seats": 3, "options": {}}, True),
        ({"seats": 2, "options": {}}, False),
        ({"seats": 2, "options": {"two_players": True}}, True),
        ({"seats": 0, "options": {}}, False),
        ({"seats": -1, "options": {}}, False),
        ({"seats": 10**30, "options": {}}, False),
        ({"seats": 2**63, "options": {"one_action": "x"}}, False),
        ({"seats": 3, "options": {"cheat": True}}, False),
    ],
)
def test_a_set_up_is_checked_before_a_table_is_made(client: Client, check: dict[str, Any], fits: bool) -> None:
    verdict = client.post(SetupVerdict, "/api/games/crimson/check", check)
    assert (verdict.wrong is None) == fits


@pytest.mark.parametrize("body", [b"", b"{}", b'{"seats": "3", "options": {}}', b'{"seats": 3, "options": null}'])
def test_a_check_that_is_not_in_order_is_refused(client: Client, body: bytes) -> None:
    assert refusal(client.ask("POST", "/api/games/crimson/check", body)) == (422, "bad-request")


# How the server is


def test_the_server_tells_that_it_is_well(client: Client) -> None:
    answer = client.ask("GET", "/healthz")
    assert answer.status_code == 200
    assert answer.json()["status"] == "ok"


def test_every_refusal_is_counted(client: Client) -> None:
    def counted() -> dict[str, float]:
        page = client.ask("GET", "/metrics").text
        (family,) = [family for family in text_string_to_metric_families(page) if family.name == "tabletown_refused"]
        return {sample.labels["code"]: sample.value for sample in family.samples if "code" in sample.labels}

    before = counted()
    client.ask("POST", "/api/tables", {})
    client.ask("POST", "/api/tables", {"game": "x" * 99_999})
    client.ask("GET", "/api/nowhere")
    client.ask("POST", "/api/tables", {}, headers={"Origin": "https://evil.example"})
    client.ask("GET", "/api/games/chess")
    after = counted()
    for code in ("bad-request", "too-large", "unknown-path", "wrong-origin", "unknown-game"):
        assert after[code] == before.get(code, 0.0) + 1.0


def test_what_is_counted_can_be_read_by_prometheus(client: Client) -> None:
    players = client.sit("Mia", "Ben")
    play(players)
    families = {family.name: family for family in text_string_to_metric_families(client.ask("GET", "/metrics").text)}
    moves = {
        sample.labels["by"]: sample.value for sample in families["tabletown_moves"].samples if "by" in sample.labels
    }
    assert moves["person"] >= 20
    assert families["tabletown_store_ready"].samples[0].value == 1
    assert families["tabletown_connections"].samples[0].value >= 2
    assert families["tabletown_commit_seconds"].samples


def test_the_log_is_one_json_object_a_line(start: Callable[..., Server]) -> None:
    server = start("--no-limits", "--log=debug")
    client = Client(server.address)
    Player(server.address, client.make("random", "random").table).leave()
    client.ask("GET", "/api/nothing")
    server.stop()
    lines = server.log.read_text().splitlines()
    written = [json.loads(line) for line in lines if not line.startswith(FOR_PEOPLE)]
    assert len(written) == len(lines) - len(FOR_PEOPLE)
    assert all({"time", "level", "event"} <= set(line) for line in written)


def test_problems_have_the_same_sentence_for_people_and_for_programs(client: Client) -> None:
    answer = client.ask("GET", f"/api/tables/{UNKNOWN}").json()
    assert answer["type"] == "problem"
    assert answer["message"]["id"] == "error-unknown-table"
    assert msgspec.json.encode(answer)
