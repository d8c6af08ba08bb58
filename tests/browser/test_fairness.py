"""The shuffle is promised before a page tells its number, and a promise that is swapped is not played on."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tabletown.server.protocol import Seated
from tests.browser.conftest import Visitor
from tests.server.client import Client, Player, leave, play, wait_for

SWAPPED = "f" * 64
BROKEN = re.compile("another promise")


def mine(page: Page) -> dict[str, Any]:
    """What the browser keeps of its only seat."""
    ((_, seat),) = page.evaluate("() => Object.entries(JSON.parse(localStorage['tabletown.seats']))")
    return dict(seat)


def join(page: Page, made: Seated, name: str) -> dict[str, Any]:
    """Somebody follows an invitation and waits at the table."""
    page.goto(f"/join/{made.table}#{made.invite}")
    page.locator("input[name=name]").fill(name)
    page.locator("[type=submit]").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.wait_for_function("() => Object.values(JSON.parse(localStorage['tabletown.seats']))[0].number")
    return mine(page)


def swap(route: Route) -> None:
    """A server that has chosen another secret since."""
    answer = route.fetch()
    data = answer.json()
    data["table"]["commitment"] = SWAPPED
    route.fulfill(response=answer, json=data)


def swap_live(socket: WebSocketRoute) -> None:
    """The same, told over the socket."""
    server = socket.connect_to_server()

    def tell(message: str | bytes) -> None:
        data = json.loads(message)
        if "table" in data:
            data["table"]["commitment"] = SWAPPED
        socket.send(json.dumps(data))

    server.on_message(tell)


def test_a_number_is_told_only_when_the_promise_is_kept_here(page: Page, client: Client) -> None:
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or ""))
    made = client.make("open", "open")
    kept = join(page, made, "Ben")
    assert kept["commitment"] == client.table(made.table).table.commitment
    assert not [text for text in sent if kept["number"] in text]


def test_a_promise_that_is_swapped_while_the_page_is_away_ends_it_before_the_number_is_told(
    page: Page, client: Client
) -> None:
    """A server that loses the page's first hello could otherwise choose its secret to the number that it heard."""
    made = client.make("open", "open")
    before = join(page, made, "Ben")
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.route(f"**/api/tables/{made.table}", swap)
    page.reload()
    expect(page.locator(".banner.bad")).to_have_text(BROKEN)
    assert not sockets
    assert mine(page)["commitment"] == before["commitment"]


def test_a_promise_that_is_swapped_on_the_line_ends_it(page: Page, client: Client) -> None:
    made = client.make("open", "open")
    page.route_web_socket(re.compile("/live"), swap_live)
    join(page, made, "Ben")
    expect(page.locator(".banner.bad")).to_have_text(BROKEN)


# After the end


def finish(visitor: Visitor, client: Client, *later: str) -> Page:
    """Ben's page after a game; Mia had added her number before him, the others did after him."""
    made = client.make("open", *["open"] * len(later), adds=True)
    people = [Player(client.address, made.table, made.token, entropy="a" * 64)]
    page = visitor()
    token = join(page, made, "Ben")["token"]
    wait_for(lambda: client.table(made.table).table.players[1].added or None)
    for name in later:
        seat = client.join(made, name, adds=True)
        people.append(Player(client.address, made.table, seat.token, entropy="c" * 64))
    people.append(Player(client.address, made.table, token))
    for player in people:
        player.until(1)
    play(people)
    leave(people)
    return page


def open_proof(page: Page) -> None:
    page.reload()
    page.locator(".banner.over button").first.click()
    page.locator("dialog[open] button", has=page.locator("[href$='#seal-check-fill']")).click()
    expect(page.locator(".findings")).to_be_visible()


def test_the_page_names_those_who_added_a_number_after_it(visitor: Visitor, client: Client) -> None:
    page = finish(visitor, client, "Cleo")
    open_proof(page)
    expect(page.locator(".findings li.ok")).to_have_count(5)
    expect(page.locator(".fairness .note.good")).to_contain_text("After your number came that of Cleo.")


def test_whoever_came_last_is_told_that_nobody_could_choose(visitor: Visitor, client: Client) -> None:
    page = finish(visitor, client)
    open_proof(page)
    expect(page.locator(".fairness .note.good")).to_contain_text("nobody could choose the shuffles")


def test_a_number_that_was_there_before_cannot_be_changed_afterwards(visitor: Visitor, client: Client) -> None:
    """Whoever plays together with the server could otherwise have had any number."""
    page = finish(visitor, client)

    def change(route: Route) -> None:
        answer = route.fetch()
        data = answer.json()
        proof = data["proof"]
        proof["entropy"][0] = "b" * 64
        lines = [proof["method"], proof["secret"], proof["commitment"], *proof["entropy"]]
        data["seed"] = sha256("\n".join(lines).encode()).hexdigest()
        route.fulfill(response=answer, json=data)

    page.route("**/export", change)
    open_proof(page)
    expect(page.locator(".findings li.bad")).to_have_count(1)
    expect(page.locator(".findings li.bad")).to_contain_text("before mine")
