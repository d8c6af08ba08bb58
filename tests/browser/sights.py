"""Every page and main state that there is to see, for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Page, expect

from tabletown.kernel.records import View
from tabletown.server.protocol import Seated
from tests.browser import crows, playing, tricks
from tests.browser.tricks import Moment
from tests.server.client import Client, Player, leave, play

PEOPLE = ["Mia", "Ben", "Ada", "Tom"]
DIALOG = "dialog[open]"
SHORT = {"max_rounds": 5}
LONG = 4000
"""More moves than a game has."""
CRIME = {"level": "normal", "crime": True}
HINT = ".tools button:has([href$='#lightbulb-fill'])"


@dataclass
class Tables:
    """Tables in the states that there are, each with somebody who looks at it."""

    waiting: Player
    playing: Player
    deciding: Player
    over: Player
    city: City
    night: Night
    mayors: Mayors
    gangs: Gangs
    player: str
    """The key of somebody with a record."""


@dataclass
class City:
    """Tables of Trick City."""

    heroes: Moment
    amount: Moment
    counter: Moment
    wild: Moment
    shield: Moment
    over: Player


@dataclass
class Night:
    """Tables of The Crow."""

    gangster: Player
    eric: Player
    powers: Player
    reaction: Player
    lasting: Player
    over: Player


@dataclass
class Mayors:
    """Tables of Card City."""

    cutting: Player
    choosing: Player
    building: Player
    over: Player


@dataclass
class Gangs:
    """Tables of City of Remnants."""

    turning: Player
    bidding: Player
    fighting: Player
    over: Player


def set_tables(client: Client) -> Tables:
    made = client.make("open", playing.BEGINNER, name=PEOPLE[0])
    waiting = Player(client.address, made.table, made.token)
    sitting = client.sit(*PEOPLE[:3])
    play(sitting, moves=9)
    deciding = client.sit(*PEOPLE[:3])
    play(deciding, stop=lambda: at_power(deciding))
    over = client.sit(*PEOPLE[:3])
    play(over)
    leave([waiting, *sitting, *deciding, *over])
    rooms = set_city(client), set_night(client), set_mayors(client), set_gangs(client)
    return Tables(waiting, actor(sitting), actor(deciding), over[0], *rooms, set_record(client))


def set_record(client: Client) -> str:
    """Somebody who has finished a game against bots, and the deal of the day."""
    player = "ab" * 32
    for made in (
        client.make(playing.BEGINNER, playing.BEGINNER, name=PEOPLE[0], player=player),
        client.post(Seated, "/api/daily/card_city", {"name": PEOPLE[0], "player": player}),
    ):
        sitting = Player(client.address, made.table, made.token)
        sitting.finish()
        sitting.leave()
    return player


def set_city(client: Client) -> City:
    over = client.sit(*PEOPLE, game="trick_city", options={"random_heroes": True})
    play(over)
    leave(over)
    return City(
        tricks.prepared(client, 4, tricks.choosing("hero_prism"), hero="hero_prism"),
        tricks.prepared(client, 4, tricks.AMOUNT, hero="hero_comet"),
        tricks.prepared(client, 4, tricks.countering),
        tricks.prepared(client, 4, tricks.WILD_LEAD),
        tricks.prepared(client, 2, tricks.from_shield),
        over[0],
    )


def set_night(client: Client) -> Night:
    over = crows.Night(client, crow=crows.hunting, gang=crows.idling)
    over.play_until(0, lambda _: False)
    leave(over.people)
    return Night(
        crows.prepared(client, 1, crows.offers("ignite")),
        crows.prepared(client, 0, crows.offers("attack")),
        crows.prepared(client, 0, crows.at_powers, crow=crows.hunting, gang=crows.idling),
        crows.prepared(client, 1, crows.reacting),
        crows.prepared(client, 1, crows.lasting),
        over.people[0],
    )


def set_mayors(client: Client) -> Mayors:
    over = client.sit(*PEOPLE[:2], game="card_city", options=CRIME)
    play(over)
    leave(over)
    return Mayors(
        mayors_until(client, 4, "cut", 2),
        mayors_until(client, 3, "take", 2),
        mayors_until(client, 2, "build", 8),
        over[0],
    )


def mayors_until(client: Client, seats: int, step: str, turn: int) -> Player:
    """Whoever is asked this, from this turn on."""
    people = client.sit(*PEOPLE[:seats], game="card_city", options=CRIME)
    play(people, stop=lambda: mayor_asked(actor(people), step, turn))
    leave(people)
    return actor(people)


def mayor_asked(player: Player, step: str, turn: int) -> bool:
    assert player.position is not None
    view = player.position.view
    now = view.numbers["turn"]
    assert isinstance(now, int)
    return view.step == step and now >= turn


def set_gangs(client: Client) -> Gangs:
    over = client.sit(*PEOPLE[:2], game="remnants", options=SHORT)
    play(over)
    leave(over)
    return Gangs(
        gangs_until(client, 4, lambda view: view.step == "turn" and round_of(view) == 2),
        gangs_until(client, 3, lambda view: view.step == "auction"),
        gangs_until(client, 2, lambda view: view.step == "lay"),
        over[0],
    )


def gangs_until(client: Client, seats: int, stop: Callable[[View], bool]) -> Player:
    """Whoever is asked then, in a game in which anything is chosen."""
    people = client.sit(*PEOPLE[:seats], game="remnants", options=SHORT)
    luck = Random(seats)

    def there() -> bool:
        position = actor(people).position
        return position is not None and stop(position.view)

    play(people, moves=LONG, stop=there, luck=luck)
    leave(people)
    return actor(people)


def round_of(view: View) -> int:
    now = view.numbers["round"]
    assert isinstance(now, int)
    return now


def at_power(people: list[Player]) -> bool:
    return any(player.position is not None and player.position.view.step == "power" for player in people)


def actor(people: list[Player]) -> Player:
    return next(player for player in people if player.codes)


# The sights, each as the way to it


def lobby(page: Page, _: Tables) -> None:
    page.goto("/")
    expect(page.locator("section[aria-labelledby=open-title] :is(li, .empty)")).not_to_have_count(0)
    expect(page.locator("article.billboard")).not_to_have_count(0)


def lately(page: Page, tables: Tables) -> None:
    """The lobby of somebody who has played here."""
    know(page, tables.player)
    page.goto("/")
    expect(page.locator(".figures")).to_be_visible()


def record(page: Page, tables: Tables) -> None:
    know(page, tables.player)
    page.goto("/record")
    expect(page.locator(".record-game")).not_to_have_count(0)
    page.locator(".record-keeping summary").click()


def deals(page: Page, tables: Tables) -> None:
    know(page, tables.player)
    page.goto("/daily")
    expect(page.locator(".deal-card")).not_to_have_count(0)


def day(page: Page, tables: Tables) -> None:
    know(page, tables.player)
    page.goto("/daily/card_city")
    expect(page.locator(".standings .me")).to_be_visible()


def know(page: Page, player: str) -> None:
    """This browser has the key of a record."""
    page.add_init_script(f"localStorage['tabletown.player'] ??= '\"{player}\"'")


def quick(page: Page, tables: Tables) -> None:
    lobby(page, tables)
    page.locator("article.billboard button").first.click()
    expect(page.locator(DIALOG)).to_be_visible()


def setup(page: Page, _: Tables) -> None:
    page.goto("/new/crimson")
    expect(page.locator(".seats li")).not_to_have_count(0)


def city_setup(page: Page, _: Tables) -> None:
    page.goto("/new/trick_city")
    expect(page.locator(".seats li")).not_to_have_count(0)


def night_setup(page: Page, _: Tables) -> None:
    page.goto("/new/crow")
    expect(page.locator(".seats li")).not_to_have_count(0)


def mayors_setup(page: Page, _: Tables) -> None:
    page.goto("/new/card_city")
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


def hint(page: Page, tables: Tables) -> None:
    table(page, tables)
    ask_hint(page)


def city_hint(page: Page, tables: Tables) -> None:
    tricks.open_table(page, tables.city.amount)
    ask_hint(page)


def night_hint(page: Page, tables: Tables) -> None:
    crows.open_table(page, tables.night.gangster)
    ask_hint(page)


def ask_hint(page: Page) -> None:
    page.locator(HINT).click()
    expect(page.locator(".hints li.is-lit")).to_have_count(1)
    expect(page.locator(".is-hinted").first).to_be_attached()


def watching(page: Page, tables: Tables) -> None:
    page.goto(f"/table/{tables.playing.table}")
    expect(page.locator("[data-move='9']")).to_be_attached()


def decision(page: Page, tables: Tables) -> None:
    playing.come(page, tables.deciding)
    expect(page.locator(playing.POWER).first).to_be_visible()


def sheet(page: Page, tables: Tables) -> None:
    table(page, tables)
    page.locator(".cc-scores").click()
    expect(page.locator(".tt-sheet")).to_be_visible()


def end(page: Page, tables: Tables) -> None:
    playing.come(page, tables.over)
    page.locator(".banner.over button").first.click()
    expect(page.locator(f"{DIALOG} .podium")).to_be_visible()


def replay(page: Page, tables: Tables) -> None:
    page.goto(f"/replay/{tables.over.table}?at=8")
    expect(page.locator("[data-zone^='side:'] [data-piece]")).to_have_count(8)


def city_heroes(page: Page, tables: Tables) -> None:
    tricks.open_table(page, tables.city.heroes)
    tricks.pick(page, tables.city.heroes.option)
    expect(page.locator(".tc-confirm")).to_be_visible()


def city_amount(page: Page, tables: Tables) -> None:
    tricks.open_table(page, tables.city.amount)
    tricks.pick(page, tables.city.amount.option, "power:", "card:")
    expect(page.locator(".tc-choices button")).not_to_have_count(0)


def city_counter(page: Page, tables: Tables) -> None:
    tricks.open_table(page, tables.city.counter)
    tricks.pick(page, tables.city.counter.option)
    expect(page.locator(f"{tricks.DROP}.is-clash")).to_be_visible()


def city_wild(page: Page, tables: Tables) -> None:
    tricks.open_table(page, tables.city.wild)
    tricks.pick(page, tables.city.wild.option, "card:")
    expect(page.locator(".tc-choices button")).to_have_count(4)


def city_shield(page: Page, tables: Tables) -> None:
    tricks.open_table(page, tables.city.shield)
    tricks.pick(page, tables.city.shield.option)
    expect(page.locator(tricks.DROP)).to_be_visible()


def city_end(page: Page, tables: Tables) -> None:
    playing.come(page, tables.city.over)
    expect(page.locator(".tc-location.is-over")).to_be_visible()
    expect(page.locator("[data-move]")).not_to_have_count(0)


def city_replay(page: Page, tables: Tables) -> None:
    page.goto(f"/replay/{tables.city.over.table}?at=10")
    expect(page.locator(".tc-last")).to_be_visible()


def night_move(page: Page, tables: Tables) -> None:
    crows.open_table(page, tables.night.gangster)
    page.locator(".cw-figure.is-acting").dispatch_event("click")
    expect(page.locator(".cw-world .cw-spot").first).to_be_visible()


def night_eric(page: Page, tables: Tables) -> None:
    crows.open_table(page, tables.night.eric)
    page.locator(".cw-figure[data-element='character:eric_draven']").focus()
    expect(page.locator(".cw-sheet")).to_be_visible()
    expect(page.locator(".cw-chance").first).to_be_visible()


def night_powers(page: Page, tables: Tables) -> None:
    crows.open_table(page, tables.night.powers)
    expect(page.locator(".cw-fight .is-lit").first).to_be_visible()


def night_reaction(page: Page, tables: Tables) -> None:
    crows.open_table(page, tables.night.reaction)
    expect(page.locator(".cw-plot.is-lit").first).to_be_visible()


def night_lasting(page: Page, tables: Tables) -> None:
    crows.open_table(page, tables.night.lasting)
    expect(page.locator(".cw-lasting")).to_be_visible()


def night_list(page: Page, tables: Tables) -> None:
    crows.open_table(page, tables.night.eric)
    page.keyboard.press("v")
    expect(page.locator(".cw-places section")).to_have_count(4)


def night_end(page: Page, tables: Tables) -> None:
    crows.open_table(page, tables.night.over)
    expect(page.locator("[data-move]")).not_to_have_count(0)


def mayors_cutting(page: Page, tables: Tables) -> None:
    playing.come(page, tables.mayors.cutting)
    page.locator(".cy-offer .is-b button[data-element^='card:']").first.click()
    expect(page.locator(".cy-offer .is-a button[data-place]")).not_to_have_count(0)


def mayors_choosing(page: Page, tables: Tables) -> None:
    playing.come(page, tables.mayors.choosing)
    expect(page.locator("button.cy-lot.is-lit")).to_have_count(2)


def mayors_building(page: Page, tables: Tables) -> None:
    playing.come(page, tables.mayors.building)
    page.locator(".cy-hand button[aria-disabled=false]").first.click()
    expect(page.locator(".cy-map .is-lit").first).to_be_visible()


def mayors_end(page: Page, tables: Tables) -> None:
    playing.come(page, tables.mayors.over)
    page.locator(".banner.over button").first.click()
    expect(page.locator(f"{DIALOG} .podium")).to_be_visible()


def mayors_replay(page: Page, tables: Tables) -> None:
    page.goto(f"/replay/{tables.mayors.over.table}?at=20")
    expect(page.locator(".cy-map .is-built")).not_to_have_count(0)


def gangs_setup(page: Page, _: Tables) -> None:
    page.goto("/new/remnants")
    expect(page.locator(".seats li")).not_to_have_count(0)


def gangs_turn(page: Page, tables: Tables) -> None:
    playing.come(page, tables.gangs.turning)
    expect(page.locator(".rm-actions .tt-act").first).to_be_visible()
    page.locator(".rm-mat .rm-pile").first.focus()


def gangs_list(page: Page, tables: Tables) -> None:
    gangs_turn(page, tables)
    page.keyboard.press("v")
    expect(page.locator(".rm-places button")).not_to_have_count(0)


def gangs_auction(page: Page, tables: Tables) -> None:
    playing.come(page, tables.gangs.bidding)
    expect(page.locator(".rm-bids .tt-choice").first).to_be_visible()


def gangs_battle(page: Page, tables: Tables) -> None:
    playing.come(page, tables.gangs.fighting)
    expect(page.locator(".rm-battle")).to_be_visible()


def gangs_end(page: Page, tables: Tables) -> None:
    playing.come(page, tables.gangs.over)
    page.locator(".banner.over button").first.click()
    expect(page.locator(f"{DIALOG} .podium")).to_be_visible()


def gangs_replay(page: Page, tables: Tables) -> None:
    page.goto(f"/replay/{tables.gangs.over.table}?at=20")
    expect(page.locator(".rm-board .rm-spot")).not_to_have_count(0)


def chat(page: Page, tables: Tables) -> None:
    table(page, tables)
    page.locator("#tab-chat, .chat-tool").filter(visible=True).last.click()
    expect(page.locator("#chat-text")).to_be_visible()


def rules(page: Page, _: Tables) -> None:
    page.goto("/rules/crimson#CRIM-HER-01")
    expect(page.locator("[data-clause='CRIM-HER-01']")).to_be_in_viewport()


def city_rules(page: Page, _: Tables) -> None:
    page.goto("/rules/trick_city#TRICK-CTR-01")
    expect(page.locator("[data-clause='TRICK-CTR-01']")).to_be_in_viewport()


def mayors_rules(page: Page, _: Tables) -> None:
    page.goto("/rules/card_city#CITY-CON-01")
    expect(page.locator("[data-clause='CITY-CON-01']")).to_be_in_viewport()


def gangs_rules(page: Page, _: Tables) -> None:
    page.goto("/rules/remnants#REM-MOV-01")
    expect(page.locator("[data-clause='REM-MOV-01']")).to_be_in_viewport()


def lab(page: Page, _: Tables) -> None:
    page.goto("/lab/trick_city")
    expect(page.locator("#pack")).to_be_visible()


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
    "lately": lately,
    "record": record,
    "deals": deals,
    "day": day,
    "quick": quick,
    "setup": setup,
    "join": join,
    "waiting": waiting,
    "table": table,
    "picked": picked,
    "why": why,
    "hint": hint,
    "city hint": city_hint,
    "night hint": night_hint,
    "watching": watching,
    "decision": decision,
    "sheet": sheet,
    "end": end,
    "replay": replay,
    "chat": chat,
    "rules": rules,
    "lab": lab,
    "settings": settings,
    "credits": credits_,
    "fairness": fairness,
    "keys": keys,
    "lost": lost,
    "city setup": city_setup,
    "city heroes": city_heroes,
    "city amount": city_amount,
    "city counter": city_counter,
    "city wild": city_wild,
    "city shield": city_shield,
    "city end": city_end,
    "city replay": city_replay,
    "city rules": city_rules,
    "night setup": night_setup,
    "night move": night_move,
    "night eric": night_eric,
    "night powers": night_powers,
    "night reaction": night_reaction,
    "night lasting": night_lasting,
    "night list": night_list,
    "night end": night_end,
    "mayors setup": mayors_setup,
    "mayors cutting": mayors_cutting,
    "mayors choosing": mayors_choosing,
    "mayors building": mayors_building,
    "mayors end": mayors_end,
    "mayors replay": mayors_replay,
    "mayors rules": mayors_rules,
    "gangs setup": gangs_setup,
    "gangs turn": gangs_turn,
    "gangs list": gangs_list,
    "gangs auction": gangs_auction,
    "gangs battle": gangs_battle,
    "gangs end": gangs_end,
    "gangs replay": gangs_replay,
    "gangs rules": gangs_rules,
}
