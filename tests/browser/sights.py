"""Every page and main state that there is to see, for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from tests.browser import playing
from tests.server.client import Client, Player, leave, play

PEOPLE = ["Mia", "Ben", "Ada"]
DIALOG = "dialog[open]"


@dataclass
class Tables:
    """Tables in the states that there are, each with somebody who looks at it."""

    waiting: Player
    playing: Player
    deciding: Player
    over: Player


def set_tables(client: Client) -> Tables:
    made = client.make("open", playing.BEGINNER, name=PEOPLE[0])
    waiting = Player(client.address, made.table, made.token)
    sitting = client.sit(*PEOPLE)
    play(sitting, moves=9)
    deciding = client.sit(*PEOPLE)
    play(deciding, stop=lambda: at_power(deciding))
    over = client.sit(*PEOPLE)
    play(over)
    leave([waiting, *sitting, *deciding, *over])
    return Tables(waiting, actor(sitting), actor(deciding), over[0])


def at_power(people: list[Player]) -> bool:
    return any(player.position is not None and player.position.view.step == "power" for player in people)


def actor(people: list[Player]) -> Player:
    return next(player for player in people if player.codes)


# The sights, each as the way to it


def lobby(page: Page, _: Tables) -> None:
    page.goto("/")
    expect(page.locator("section[aria-labelledby=open-title] :is(li, .empty)")).not_to_have_count(0)
    expect(page.locator("article.billboard")).not_to_have_count(0)


def quick(page: Page, tables: Tables) -> None:
    lobby(page, tables)
    page.locator("article.billboard button").first.click()
    expect(page.locator(DIALOG)).to_be_visible()


def setup(page: Page, _: Tables) -> None:
    page.goto("/new/crimson")
    expect(page.locator(".seats li")).not_to_have_count(0)


def join(page: Page, tables: Tables) -> None:
    page.goto(f"/join/{tables.waiting.table}#{tables.waiting.welcome.invite}")
    expect(page.locator("input[name=name]")).to_be_visible()


def waiting(page: Page, tables: Tables) -> None:
    playing.come(page, tables.waiting)
    expect(page.locator(".invite")).to_be_visible()


def table(page: Page, tables: Tables) -> None:
    playing.come(page, tables.playing)
    playing.expect_turn(page)
    expect(page.locator("[data-move='9']")).to_be_attached()


def picked(page: Page, tables: Tables) -> None:
    table(page, tables)
    page.locator(f"button{playing.USABLE_CARD}").first.click()
    expect(page.locator(f"button{playing.CARD}[aria-pressed=true]")).to_have_count(1)


def why(page: Page, tables: Tables) -> None:
    table(page, tables)
    playing.try_out(page.locator("[data-element=deck]").filter(visible=True))
    expect(page.locator("#bubbles .bubble")).to_be_visible()


def watching(page: Page, tables: Tables) -> None:
    page.goto(f"/table/{tables.playing.table}")
    expect(page.locator("[data-move='9']")).to_be_attached()


def decision(page: Page, tables: Tables) -> None:
    playing.come(page, tables.deciding)
    expect(page.locator(playing.POWER).first).to_be_visible()


def sheet(page: Page, tables: Tables) -> None:
    table(page, tables)
    page.locator(".cc-scores").click()
    expect(page.locator(".cc-sheet")).to_be_visible()


def end(page: Page, tables: Tables) -> None:
    playing.come(page, tables.over)
    page.locator(".banner.over button").first.click()
    expect(page.locator(f"{DIALOG} .podium")).to_be_visible()


def replay(page: Page, tables: Tables) -> None:
    page.goto(f"/replay/{tables.over.table}?at=8")
    expect(page.locator("[data-zone^='side:'] [data-piece]")).to_have_count(8)


def chat(page: Page, tables: Tables) -> None:
    table(page, tables)
    page.locator("#tab-chat, .chat-tool").filter(visible=True).last.click()
    expect(page.locator("#chat-text")).to_be_visible()


def rules(page: Page, _: Tables) -> None:
    page.goto("/rules/crimson#CRIM-HER-01")
    expect(page.locator("[data-clause='CRIM-HER-01']")).to_be_in_viewport()


def settings(page: Page, _: Tables) -> None:
    page.goto("/settings")
    expect(page.get_by_role("switch").first).to_be_visible()


def credits_(page: Page, _: Tables) -> None:
    page.goto("/credits")
    expect(page.locator("details.licence")).not_to_have_count(0)


def fairness(page: Page, tables: Tables) -> None:
    end(page, tables)
    page.locator(f"{DIALOG} button", has=page.locator("[href$='#seal-check-fill']")).click()
    expect(page.locator(".findings li")).not_to_have_count(0)


def keys(page: Page, tables: Tables) -> None:
    table(page, tables)
    page.keyboard.press("?")
    expect(page.locator(f"{DIALOG} kbd").first).to_be_visible()


def lost(page: Page, _: Tables) -> None:
    page.goto("/nowhere")
    expect(page.locator(".lost")).to_be_visible()


Sight = Callable[[Page, Tables], None]

SIGHTS: dict[str, Sight] = {
    "lobby": lobby,
    "quick": quick,
    "setup": setup,
    "join": join,
    "waiting": waiting,
    "table": table,
    "picked": picked,
    "why": why,
    "watching": watching,
    "decision": decision,
    "sheet": sheet,
    "end": end,
    "replay": replay,
    "chat": chat,
    "rules": rules,
    "settings": settings,
    "credits": credits_,
    "fairness": fairness,
    "keys": keys,
    "lost": lost,
}
