"""DEV, TRM-07 to TRM-10: districts grow by themselves."""

from __future__ import annotations

import pytest

from tests.games.card_city.mayors import (
    ANA,
    district,
    districts,
    drawn,
    grown,
    legal,
    money,
    play,
    refused,
    region,
    run,
    spaces,
    supply,
)


@pytest.mark.clause("CITY-TRM-07", "CITY-TRM-08")
def test_districts_are_cards_of_a_type_connected_by_edges() -> None:
    table = region("R C . C\nR . C C\n. M P R\n. I I .", phase="end")
    assert districts(table, "residence") == ["-1,1 -1,2", "2,0"]
    assert districts(table, "commerce") == ["0,2", "1,1 2,1 2,2"]


@pytest.mark.clause("CITY-DEV-01", "CITY-DEV-09")
def test_a_district_grows_by_one_card_from_the_supply() -> None:
    table = region("L R L\n. M L\n. I .", phase="development")
    left = supply(table)["residence"]
    assert legal(table) == ["grow 0,2"]
    play(table, "grow 0,2")
    assert grown(table) == ["grew 0 residence 0,2"]
    assert supply(table)["residence"] == left - 1


@pytest.mark.clause("CITY-DEV-02")
def test_residences_grow_before_commerce() -> None:
    drawing = """
        .  R  .  .
        R  C  .  .
        P  M  L  R
        I  .  .  L
    """
    table = region(drawing, phase="development")
    assert table.step().name == "grow-homes"
    play(table, "grow 3,0")
    assert table.step().name == "grow-shops"


@pytest.mark.clause("CITY-DEV-03", "CITY-TRM-05")
@pytest.mark.parametrize(
    ("drawing", "grows"),
    [
        ("P R .\n. M .\n. I .", False),
        ("L R .\n. M .\n. I .", True),
        ("L R R\n. M P\n. I .", False),
        ("L R R\n. M L\n. I .", True),
        ("P R P\nC M I\n. . .", False),
    ],
)
def test_a_residential_district_needs_more_culture_than_it_has_residences(drawing: str, grows: bool) -> None:
    table = region(drawing, phase="development")
    assert (table.step().name == "grow-homes") == grows


@pytest.mark.clause("CITY-TRM-09")
def test_culture_that_touches_a_district_twice_counts_once() -> None:
    table = region("P R R\n. M R\n. I .", phase="development")
    assert district(table, "0,1").beside == 1


@pytest.mark.clause("CITY-DEV-04", "CITY-TRM-10")
@pytest.mark.parametrize(
    ("drawing", "grows"),
    [
        (". R .\nP C .\n. M .\n. I .", False),
        (". R .\nR C .\n. M .\n. I .", True),
        ("R R .\nR C .\n. M .\n. I .", False),
        (". R . .\nR C C .\n. M P .\n. I . .", False),
        (". R . .\nR C C R\n. M P .\n. I . .", True),
    ],
)
def test_a_commercial_district_needs_more_residential_districts_than_it_has_commerce(drawing: str, grows: bool) -> None:
    table = region(drawing, phase="development")
    assert (table.step().name == "grow-shops") == grows


@pytest.mark.clause("CITY-DEV-05", "CITY-DEV-12")
def test_each_district_grows_once_in_the_order_that_its_owner_likes() -> None:
    table = region("R L .\nM R .\nI . .", phase="development")
    assert spaces(table, "grow") == "-1,1 0,2 2,0"
    play(table, "grow 2,0")
    assert spaces(table, "grow") == "-1,1 0,2"
    assert refused(table, "grow 3,0").clause == "CITY-DEV-05"
    play(table, "grow 0,2")
    assert grown(table) == ["grew 0 residence 2,0", "grew 0 residence 0,2"]


@pytest.mark.clause("CITY-DEV-05", "CITY-DEV-12")
def test_a_district_that_would_grow_twice_waits_for_the_next_turn() -> None:
    table = region("L R L\nL M L\n. I .", phase="development")
    assert district(table, "0,1").beside == 3
    play(table, "grow 0,2")
    assert district(table, "0,1").beside == 3
    assert len(grown(table)) == 1  # 3 of 3 Culture, but it has grown


@pytest.mark.clause("CITY-DEV-06")
def test_the_new_card_touches_its_own_district_and_lies_on_an_open_space() -> None:
    table = region("L R .\n. M .\n. I .", phase="development")
    assert refused(table, "grow 1,0").clause == "CITY-DEV-06"
    assert refused(table, "grow 0,0").clause == "CITY-TRM-01"
    assert refused(table, "grow 2,2").clause == "CITY-CON-01"
    assert refused(table, "grow 0,5").clause == "CITY-SIZ-02"


@pytest.mark.clause("CITY-DEV-07", "CITY-DEV-06")
def test_residences_never_grow_beside_an_industry_and_commerce_may() -> None:
    table = region("L R .\n. M I", phase="development")
    assert legal(table) == ["grow 0,2"]
    assert refused(table, "grow 1,1").clause == "CITY-DEV-07"
    table = region(". R .\nR C .\n. M I", phase="development")
    assert legal(table) == ["grow 1,1"]


@pytest.mark.clause("CITY-DEV-08")
@pytest.mark.parametrize(
    ("drawing", "sites"), [("L R . R\n. M P P\n. I . .", "0,2"), (". R . .\nR C . C\n. M P P\n. I . .", "")]
)
def test_growth_joins_no_districts(drawing: str, sites: str) -> None:
    table = region(drawing, phase="development")
    assert spaces(table, "grow") == sites


@pytest.mark.clause("CITY-DEV-09")
def test_growth_may_not_be_declined() -> None:
    table = region("L R .\n. M .\n. I .", phase="development")
    assert {phrase.split()[0] for phrase in legal(table)} == {"grow"}
    assert refused(table, "done").clause == "CITY-DEV-09"


@pytest.mark.clause("CITY-DEV-10")
@pytest.mark.parametrize(
    ("drawing", "stacks"),
    [
        ("P L P\nL R L\n. M .\n. I .", {}),
        ("L R .\nP M P", {}),
        ("L R .\n. M .\n. I .", {"residence": 0}),
        (". R .\nR C .\n. M .\n. I .", {"commerce": 0}),
    ],
    ids=["no space", "size limit", "no Residence left", "no Commerce left"],
)
def test_a_district_that_cannot_grow_does_not(drawing: str, stacks: dict[str, int]) -> None:
    table = region(drawing, phase="development", stacks=stacks)
    assert grown(table) == []


@pytest.mark.clause("CITY-DEV-11")
def test_growth_is_free() -> None:
    table = region("L R .\n. M .\n. I .", phase="development", money=0)
    play(table, "grow 1,1")
    assert money(table) == 0


@pytest.mark.clause("CITY-DEV-01", "CITY-CON-02")
def test_two_residences_side_by_side_come_only_from_growth() -> None:
    table = region("L R .\n. M .\n. I .", lot="R")
    assert refused(table, "build residence 1,1").clause == "CITY-CON-02"
    run(table, "build residence 1,0")
    assert drawn(table) == "L R .\n. M R\n. I ."
    assert table.step().name == "grow-homes"
    assert spaces(table, "grow") == "0,2"  # (1, 1) would join them
    assert table.city_size(ANA) == 4
