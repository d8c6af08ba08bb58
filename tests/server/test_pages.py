"""The page and its files: what browsers are told to do with them, and that nothing comes from anywhere else."""

from __future__ import annotations

import base64
import json
import re
from hashlib import sha256
from pathlib import Path
from urllib.parse import urljoin

import pytest

from tabletown.kernel import registry
from tabletown.server.pages import Edition
from tests.server.client import Client
from tests.web.test_files import static_imports as imports

PAGES = [
    "/",
    "/new/crimson",
    "/join/abc",
    "/table/abc",
    "/replay/abc?at=3&seat=1",
    "/how/crimson",
    "/rules/crimson",
    "/settings",
    "/credits",
]
TEXTS = (".js", ".css", ".html", ".svg")


def policy(client: Client, path: str) -> dict[str, list[str]]:
    told = client.ask("GET", path).headers["content-security-policy"]
    return {name: sources for name, *sources in (part.split() for part in told.split(";"))}


def page(client: Client, path: str = "/") -> str:
    """The page without what depends on its address: the modules that it begins with, and what it is about."""
    return re.sub(
        r'<(link rel="modulepreload"|link rel="preload" as="fetch"|meta property="og:|meta name="description").*?>\s*',
        "",
        client.ask("GET", path).text,
    )


def preview(client: Client, path: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)">', client.ask("GET", path).text))


def preloaded(client: Client, path: str) -> list[str]:
    return re.findall(r'<link rel="modulepreload" href="([^"]+)">', client.ask("GET", path).text)


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
    assert page(client, path) == page(client)


def test_an_address_that_does_not_exist_gets_the_page_to_say_so(client: Client) -> None:
    answer = client.ask("GET", "/nowhere/at/all")
    assert answer.status_code == 404
    assert page(client, "/nowhere/at/all") == page(client)


def test_a_page_without_an_icon_of_its_own_gets_ours(client: Client) -> None:
    answer = client.http.get("/favicon.ico")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"


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
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", page(client), re.DOTALL)
    inline = [(about, text) for about, text in scripts if text.strip()]
    assert len(inline) == 1
    about, text = inline[0]
    assert 'type="importmap"' in about
    digest = base64.b64encode(sha256(text.encode()).digest()).decode()
    assert policy(client, "/")["script-src"] == ["'self'", f"'sha256-{digest}'"]


def test_the_page_has_no_inline_style_and_no_inline_handler(client: Client) -> None:
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", client.ask("GET", "/").text)


@pytest.mark.parametrize("path", ["/", "/api/catalog", "/nowhere", "/api/nothing", "/healthz", "/static/x/nothing.js"])
def test_every_answer_tells_browsers_to_be_careful(client: Client, path: str) -> None:
    headers = client.ask("GET", path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "server" not in headers


def test_an_answer_of_the_api_may_do_nothing_if_it_is_opened_as_a_page(client: Client) -> None:
    assert policy(client, "/api/catalog") == {"default-src": ["'none'"], "frame-ancestors": ["'none'"]}


# Links


def test_a_link_to_a_game_shows_which_one_it_is(client: Client) -> None:
    table = client.make("open", "open", name="Hanna").table
    for path in ("/new/crimson", "/rules/crimson", f"/join/{table}", f"/table/{table}"):
        shown = preview(client, path)
        assert shown["title"] == "Crimson Crush · Tabletown"
        assert shown["description"].startswith("Hero or villain?")
    assert preview(client, "/")["title"] == "Tabletown"


def test_a_link_to_a_table_shows_nothing_about_the_table(client: Client) -> None:
    made = client.make("open", "open", name="Hanna")
    for path in (f"/join/{made.table}?invite={made.invite}", f"/table/{made.table}"):
        text = client.ask("GET", path).text
        assert not [secret for secret in ("Hanna", made.table, made.invite, made.token) if secret and secret in text]


def test_a_link_to_what_does_not_exist_shows_what_all_others_show(client: Client) -> None:
    assert preview(client, "/table/abc") == preview(client, "/new/nothing") == preview(client, "/")


def test_the_page_can_be_put_on_a_home_screen(client: Client) -> None:
    [address] = re.findall(r'<link rel="manifest" href="([^"]+)">', client.ask("GET", "/").text)
    answer = client.ask("GET", address)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    for icon in manifest["icons"]:
        assert client.ask("GET", urljoin(address, icon["src"])).status_code == 200


# Modules


@pytest.mark.parametrize("path", [*PAGES, "/table/{table}"])
def test_every_module_that_a_page_begins_with_is_named_in_it(client: Client, path: str) -> None:
    """Otherwise browsers would find one module in another, one after the other."""
    named = preloaded(client, path.format(table=client.make("random").table))
    assert len(named) == len(set(named))
    names = json.loads(re.findall(r'"importmap">(.*?)</script>', client.ask("GET", "/").text)[0])["imports"]
    for module in named:
        for imported in imports(client.ask("GET", module).text):
            shared = imported.replace("tabletown/", names["tabletown/"])
            assert names.get(imported, urljoin(module, shared)) in named, module


def test_a_page_names_the_modules_of_its_own_part_and_of_its_game(client: Client) -> None:
    def ends(path: str) -> set[str]:
        return {"/".join(module.split("/")[-3:]) for module in preloaded(client, path)}

    lobby, table = ends("/"), ends(f"/table/{client.make('random').table}")
    assert {"crimson/ui/poster.js", "trick_city/ui/poster.js"} <= lobby
    assert any(module.endswith("shell/lobby.js") for module in lobby - table)
    assert any(module.endswith("shell/table.js") for module in table - lobby)
    assert "crimson/ui/table.js" in table - lobby
    assert not any(module.startswith("trick_city") for module in table)


def test_a_table_names_the_styles_of_its_game_and_of_no_other(client: Client) -> None:
    def styles(path: str) -> list[str]:
        return re.findall(r'<link rel="preload" as="style" href="([^"]+)">', client.ask("GET", path).text)

    assert styles(f"/table/{client.make('random').table}") == ["/games/crimson/ui/table.css"]
    assert styles("/") == []


def test_the_fonts_come_with_the_page_so_that_nothing_jumps_when_they_are_there(client: Client) -> None:
    named = re.findall(r'<link rel="preload" as="font"[^>]* href="([^"]+)">', client.ask("GET", "/").text)
    used = re.findall(r'url\("([^"]+\.woff2)"\)', client.ask("GET", f"{base(client)}/base.css").text)
    assert sorted(named) == sorted(f"{base(client)}/{font}" for font in used)


def test_the_answers_that_a_page_will_ask_for_are_named_in_it_and_are_the_same_for_everybody(client: Client) -> None:
    def answers(path: str) -> list[str]:
        return re.findall(r'<link rel="preload" as="fetch" crossorigin href="([^"]+)">', client.ask("GET", path).text)

    table = answers(f"/table/{client.make('random').table}")
    assert table == ["/api/messages/en.ftl", "/api/games/crimson", "/api/games/crimson/messages/en.ftl"]
    assert "/api/catalog" in answers("/")
    assert answers("/credits") == ["/api/messages/en.ftl"]
    for address in {*table, *answers("/")}:
        assert client.ask("GET", address).status_code == 200


# Files


def test_the_files_that_the_page_names_are_there(client: Client) -> None:
    assert files(client)
    for path in files(client):
        assert client.ask("GET", path).status_code == 200


def test_files_under_their_digest_are_kept_for_ever(client: Client) -> None:
    assert client.ask("GET", f"{base(client)}/base.css").headers["cache-control"].endswith("immutable")


def test_files_under_an_old_digest_are_asked_for_again(client: Client) -> None:
    assert client.ask("GET", "/static/0000000000000000/base.css").headers["cache-control"] == "no-cache"


def test_a_file_that_was_edited_since_the_page_was_made_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabletown.server.pages.WEB", tmp_path)
    (tmp_path / "shell").mkdir()
    for name in ("base.css", "shell/routes.js"):
        (tmp_path / name).write_text("")
    before = Edition()
    assert before.has("base.css")
    (tmp_path / "base.css").write_text("body {}")
    assert not before.has("base.css")
    assert Edition().digest != before.digest


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
