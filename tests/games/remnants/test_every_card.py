"""docs/remnants-cards.md lists cards, tiles, tokens and alerts, with a test that plays each; some are played here."""

from __future__ import annotations

from itertools import chain

import pytest

from tests.games.pages import words_of
from tests.games.remnants.cards_page import CONTENT, HERE, PAGE, SECTIONS, TESTS, played_by, rows, written
from tests.games.remnants.gangs import HAL, IVA, arcs, chance, do, draw_pile, hand, lay, news, quarter, renown, tokens

LISTED = [entry["id"] for kind in SECTIONS for entry in rows(kind)]


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == written(), "run: python -m tests.games.remnants.cards_page"


def test_everything_in_the_box_is_listed_once() -> None:
    played = " ".join(chain.from_iterable(tests.values() for tests in TESTS.values())).split()
    assert sorted(played) == sorted(LISTED)
    assert sum(entry["copies"] for entry in CONTENT["ycu_token"]) == 20


@pytest.mark.parametrize("name", LISTED)
def test_the_test_of_a_card_names_it(name: str) -> None:
    file, test = played_by(name)
    assert name in words_of(HERE / file, test)


# Played here


@pytest.mark.clause("REM-OPS-01", "REM-OPS-02")
@pytest.mark.parametrize(
    ("card", "drawn", "money"), [("ilsa_quill", 2, 0), ("lookout", 1, 1000), ("zar_tayvius", 0, 2500)]
)
def test_cards_and_money(card: str, drawn: int, money: int) -> None:
    table = quarter(hand={HAL: card}, draw={HAL: "scrapper open_call safe_house"}, arcs=0)
    do(table, f"play {card}")
    assert (len(hand(table, HAL).split()), arcs(table, HAL)) == (drawn, money)
    assert len(draw_pile(table, HAL).split()) == 3 - drawn


@pytest.mark.clause("REM-OPS-20")
def test_a_fighter_brings_a_die() -> None:
    table = quarter(active=IVA, hand={IVA: "fighter"}, figures={IVA: "C5", HAL: "D5"})
    do(table, "do move", "move C5 D5", "done", "attack D5")
    lay(table, "fighter")
    chance(table, "battle 3 3", "battle 0")
    lay(table)
    assert news(table, "dice") == ["dice 3 2 6", "dice 0 1 0"]
    assert news(table, "totals") == ["totals 3 10 0"]


@pytest.mark.clause("REM-OPS-02", "REM-DEV-01")
def test_a_scrap_yard_brings_1500() -> None:
    table = quarter(tiles={"scrap_yard": "A1 B1 C1"}, figures={HAL: "A1, B1, C1"}, arcs=0)
    do(table, "do produce_develop", "use scrap_yard")
    assert arcs(table, HAL) == 1500


@pytest.mark.clause("REM-CMP-12", "REM-YCU-07", "REM-YCU-12")
@pytest.mark.parametrize(
    "token", ["cadet", "warden", "patroller", "hunter", "corrupt_officer", "enforcer_unit", "suppressor"]
)
def test_a_token_is_beaten_by_its_attack_and_bribed_by_its_bribe(token: str) -> None:
    (entry,) = (entry for entry in CONTENT["ycu_token"] if entry["id"] == token)
    spaces = "C4, D3, D5, E4 x2, D4"  # six dice: the first three show what is needed
    for missing in (0, 1):
        table = quarter(figures={HAL: spaces}, tokens={"D4": token}, pool=0, discard={HAL: "lookout"})
        do(table, "do move", "done", f"fight {token}")
        need = entry["attack"] - missing
        chance(table, "battle " + " ".join(str(min(3, max(0, need - 3 * i))) for i in range(6)), "die 5")
        do(table, "confirm")
        assert news(table, "totals") == [f"totals 0 {need} {entry['attack']}"]
        lost = news(table, "defeated") == ["defeated 0 D4"]
        assert (tokens(table) == {"D4": token}) == lost == bool(missing)
    rich = quarter(figures={HAL: "D4"}, tokens={"D4": token}, pool=0, arcs=entry["bribe"])
    do(rich, "do move", "done", f"bribe {token}")
    assert (arcs(rich, HAL), tokens(rich)) == (0, {})


@pytest.mark.clause("REM-YCU-08")
@pytest.mark.parametrize(
    ("face", "name", "money", "points", "landed"),
    [
        (1, "retaliation", 2000, 5, 1),
        (2, "reinforcements", 2000, 5, 4),
        (3, "fine", 1000, 5, 0),
        (4, "rumour", 2000, 4, 0),
        (5, "salvage", 3000, 5, 0),
        (6, "word_spreads", 2000, 6, 0),
    ],
)
def test_what_an_alert_does(face: int, name: str, money: int, points: int, landed: int) -> None:
    table = quarter(figures={HAL: "D4"}, tokens={"D4": "cadet"}, pool=0, renown={HAL: 5}, coordinates="coord_02 ...")
    do(table, "do move", "done", "fight cadet")
    chance(table, "battle 3", f"die {face}")
    do(table, "confirm")
    assert news(table, "alert") == [f"alert 0 {name}"]
    assert (arcs(table, HAL), renown(table, HAL), len(news(table, "landed"))) == (money, points, landed)
