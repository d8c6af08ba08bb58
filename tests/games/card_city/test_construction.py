"""BLD, CON: the cards of a lot are built."""

from __future__ import annotations

import pytest

from tests.games.card_city.mayors import ANA, drawn, legal, money, news, play, refused, region, run, sites, zone_of
from tests.games.table import number


@pytest.mark.clause("CITY-BLD-01", "CITY-BLD-02")
def test_cards_are_placed_in_any_order_and_all_that_fit() -> None:
    for order in (("build parking 1,0", "build commerce 0,1"), ("build commerce 0,1", "build parking 1,0")):
        table = region("M", lot="C P")
        assert {phrase.split()[0] for phrase in legal(table)} == {"build"}  # there is no pass
        run(table, *order)
        assert drawn(table) == "C .\nM P"
        assert zone_of(table, "lot:0") == ""


@pytest.mark.clause("CITY-BLD-02")
def test_a_card_that_fits_has_to_be_placed_before_others_are_given_up() -> None:
    table = region("P M P\n. L .", lot="C R")
    assert refused(table, "done").clause == "CITY-BLD-02"
    assert news(table, "discarded") == []


@pytest.mark.clause("CITY-BLD-03")
@pytest.mark.parametrize(
    ("symbol", "card"), [("R", "residence"), ("I", "industry"), ("C", "commerce"), ("P", "parking")]
)
def test_everything_but_leisure_is_free(symbol: str, card: str) -> None:
    table = region("M", lot=symbol, money=0)
    play(table, f"build {card} 1,0")
    assert news(table, "built", "paid") == [f"built 0 {card} 1,0"]


@pytest.mark.clause("CITY-BLD-03", "CITY-BLD-04")
def test_leisure_costs_5_dollars_and_may_not_be_declined() -> None:
    table = region("M", lot="L", money=[5, 0])
    assert [phrase.split()[1] for phrase in legal(table)] == ["leisure"] * 4
    play(table, "build leisure 1,0")
    assert news(table, "paid") == ["paid 0 5"]
    assert money(table) == 0


@pytest.mark.clause("CITY-BLD-04", "CITY-BLD-05")
def test_leisure_without_money_has_no_space() -> None:
    table = region("M", lot="L L", money=[9, 0])
    play(table, "build leisure 1,0")
    assert news(table, "discarded") == ["discarded 0 leisure"]


@pytest.mark.clause("CITY-BLD-05", "CITY-BLD-06")
def test_what_does_not_fit_is_discarded_face_up_and_not_kept() -> None:
    table = region("P M P\n. L .\n. P .", lot="P R C", level="simplified")
    assert zone_of(table, "lot:0", ANA) == ""
    assert zone_of(table, "discard") == "R C P"
    assert number(table, "turn") == 6


@pytest.mark.clause("CITY-BLD-07")
def test_without_renewed_city_a_building_stays() -> None:
    table = region("M P", phase="end", money=20)
    assert {phrase.split()[0] for phrase in legal(table)} == {"buy", "done"}
    assert refused(table, "demolish 1,0").clause == "CITY-REN-01"


@pytest.mark.clause("CITY-CON-01", "CITY-TRM-02")
@pytest.mark.parametrize("symbol", ["R", "I", "C", "P"])
def test_a_building_touches_another_one_edge_to_edge(symbol: str) -> None:
    assert sites("M", symbol) == "-1,0 0,-1 0,1 1,0"


@pytest.mark.clause("CITY-CON-01", "CITY-TRM-04")
def test_a_pollution_cloud_is_no_contact() -> None:
    assert "-2,1" not in sites("* I M", "P", level="normal").split()
    assert "-3,0" not in sites("* I M", "K", level="normal").split()


BESIDE = {
    ("R", "R"): "CON-02",
    ("C", "C"): "CON-03",
    ("R", "I"): "CON-04",
    ("I", "R"): "CON-04",
}
KINDS = {"R": "residence", "I": "industry", "C": "commerce", "L": "leisure", "P": "parking", "K": "park"}


@pytest.mark.clause(
    "CITY-CON-02", "CITY-CON-03", "CITY-CON-04", "CITY-CON-05", "CITY-CON-06", "CITY-CON-07", "CITY-CMP-02"
)
@pytest.mark.parametrize("card", KINDS)
@pytest.mark.parametrize("beside", KINDS)
def test_which_cards_may_be_built_side_by_side(card: str, beside: str) -> None:
    table = region(f"M {beside}", lot=f"{card} P", level="normal", money=5)
    phrase = f"build {KINDS[card]} 2,0"
    if (card, beside) in BESIDE:
        assert refused(table, phrase).clause == f"CITY-{BESIDE[card, beside]}"
    else:
        assert phrase in legal(table)


@pytest.mark.clause("CITY-CON-08")
def test_a_cloud_may_drift_to_a_residence_that_stands() -> None:
    table = region("R M", lot="I", level="normal")
    run(table, "build industry 0,1", "pollute -1,1")
    assert drawn(table) == "* I\nR M"
