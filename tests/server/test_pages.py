"""The page and its files: what browsers are told to do with them, and that nothing comes from anywhere else."""

from __future__ import annotations

import base64
import re
from hashlib import sha256

import pytest

from tabletown.kernel import registry
from tests.server.client import Client

PAGES = [
    "/",
    "/new/crimson",
    "/join/abc",
    "/table/abc",
    "/replay/abc?at=3&seat=1",
    "/rules/crimson",
    "/settings",
    "/credits",
]
TEXTS = (".js", ".css", ".html", ".svg")


def policy(client: Client, path: str) -> dict[str, list[str]]:
    told = client.ask("GET", path).headers["content-security-policy"]
    return {name: sources for name, *sources in (part.split() for part in told.split(";"))}


def base(client: Client) -> str:
    found = re.search(r'data-base="(/static/[0-9a-f]+)"', client.ask("GET", "/").text)
    assert found
    return found[1]


def files(client: Client) -> list[str]:
    """The modules and styles that the page names."""
    return re.findall(r'(?:src|href)="(/[^"]+)"', client.ask("GET", "/").text)


@pytest.mark.parametrize("path", PAGES)
def test_every_address_of_the_shell_answers_with_the_page(client: Client, path: str) -> None:
    answer = client.ask("GET", path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.text == client.ask("GET", "/").text


def test_an_address_that_does_not_exist_gets_the_page_to_say_so(client: Client) -> None:
    answer = client.ask("GET", "/nowhere/at/all")
    assert answer.status_code == 404
    assert answer.text == client.ask("GET", "/").text


@pytest.mark.parametrize("path", ["/", "/nowhere"])
def test_only_our_own_files_are_allowed_and_no_script_in_the_page(client: Client, path: str) -> None:
    allowed = policy(client, path)
    assert allowed["default-src"] == ["'none'"]
    assert allowed["style-src"] == ["'self'"]
    assert allowed["connect-src"] == ["'self'"]
    assert allowed["frame-ancestors"] == allowed["base-uri"] == allowed["form-action"] == ["'none'"]
    every = {source for sources in allowed.values() for source in sources if not source.startswith("'sha256-")}
    assert not [source for source in every if re.search(r"unsafe|\*|http|//", source)]


def test_the_only_script_in_the_page_is_the_import_map_by_its_hash(client: Client) -> None:
    page = client.ask("GET", "/").text
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", page, re.DOTALL)
    inline = [(about, text) for about, text in scripts if text.strip()]
    assert len(inline) == 1
    about, text = inline[0]
    assert 'type="importmap"' in about
    digest = base64.b64encode(sha256(text.encode()).digest()).decode()
    assert policy(client, "/")["script-src"] == ["'self'", f"'sha256-{digest}'"]


def test_the_page_has_no_inline_style_and_no_inline_handler(client: Client) -> None:
    page = client.ask("GET", "/").text
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", page)


@pytest.mark.parametrize("path", ["/", "/api/shelf", "/nowhere", "/api/nothing", "/healthz", "/static/x/nothing.js"])
def test_every_answer_tells_browsers_to_be_careful(client: Client, path: str) -> None:
    headers = client.ask("GET", path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "server" not in headers


def test_an_answer_of_the_api_may_do_nothing_if_it_is_opened_as_a_page(client: Client) -> None:
    assert policy(client, "/api/shelf") == {"default-src": ["'none'"], "frame-ancestors": ["'none'"]}


# Files


def test_the_files_that_the_page_names_are_there(client: Client) -> None:
    assert files(client)
    for path in files(client):
        assert client.ask("GET", path).status_code == 200


def test_files_under_their_digest_are_kept_for_ever(client: Client) -> None:
    assert client.ask("GET", f"{base(client)}/base.css").headers["cache-control"].endswith("immutable")


def test_files_under_an_old_digest_are_asked_for_again(client: Client) -> None:
    assert client.ask("GET", "/static/0000000000000000/base.css").headers["cache-control"] == "no-cache"


def test_the_page_itself_is_asked_for_again(client: Client) -> None:
    assert client.ask("GET", "/").headers["cache-control"] == "no-cache"


def test_a_file_that_has_not_changed_is_not_sent_again(client: Client) -> None:
    path = f"{base(client)}/base.css"
    etag = client.ask("GET", path).headers["etag"]
    assert client.ask("GET", path, headers={"If-None-Match": etag}).status_code == 304


def test_a_games_own_table_is_served(client: Client) -> None:
    answer = client.ask("GET", "/games/crimson/ui/table.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/games/crimson/rules.py", "/games/crimson/content.toml", "/games/crimson/ui/../game.py"]
)
def test_a_games_rules_are_not_files_of_the_browser(client: Client, path: str) -> None:
    assert client.ask("GET", path).status_code == 404


def test_long_answers_are_compressed(client: Client) -> None:
    answer = client.ask("GET", "/api/games/crimson", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"


def test_nothing_of_ours_names_another_host() -> None:
    """Addresses in comments and namespaces are no requests; everything else has to be of this server."""
    from tabletown.server.pages import WEB

    folders = [WEB, *(game.folder / "ui" for game in registry.games())]
    ours = [
        file
        for folder in folders
        for file in folder.rglob("*")
        if file.suffix in TEXTS and "vendor" not in file.relative_to(folder).parts
    ]
    assert ours
    for file in ours:
        text = re.sub(
            r"/\*.*?\*/|^\s*(//|\*).*?$", "", file.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE
        )
        strange = re.findall(
            r"(?:fetch\(|import |from |src=|url\(|href=|@import )\s*[\"'`(]?(?:https?:)?//[^\s\"')]+", text
        )
        assert not strange, file
