"""ECO, DEB, REN, TRA: the four variants."""

from __future__ import annotations

import pytest

from tests.games.card_city.mayors import (
    ANA,
    be_done,
    drawn,
    legal,
    money,
    news,
    offered,
    play,
    refused,
    region,
    run,
    spaces,
    supply,
    zone_of,
)
from tests.games.table import number, numbers, worked_out

# Ecological City


@pytest.mark.clause("CITY-ECO-01", "CITY-ECO-02", "CITY-ECO-03")
@pytest.mark.parametrize(
    ("drawing", "percent"),
    [
        ("M P", 0),
        ("M I", 10),
        ("I M I", 20),
        ("M I I", 10),
        ("M I I\n. I .", 15),
        ("M I *", 15),
        ("M I * *", 20),
        ("K M I", 0),
        ("K M P", 0),
        ("K M I\n. . I\n. . I", 5),
    ],
)
def test_pollution(drawing: str, percent: int) -> None:
    table = region(drawing, phase="end", level="normal", ecological_city=True)
    assert table.pollution(ANA) == percent
    assert worked_out(table)["pollution"][ANA] == percent


@pytest.mark.clause("CITY-ECO-04")
@pytest.mark.parametrize(
    ("clouds", "percent", "grows"), [("* . . .", 45, True), ("* * . .", 50, False), ("* * * .", 55, False)]
)
def test_from_50_percent_on_no_residence_grows(clouds: str, percent: int, grows: bool) -> None:
    drawing = f"L R . .\n. M P I\nI P I P\n{clouds}\n. I . ."
    table = region(drawing, phase="development", level="normal", ecological_city=True)
    assert table.pollution(ANA) == percent
    assert (table.step().name == "grow-homes") == grows


@pytest.mark.clause("CITY-ECO-04")
def test_commerce_grows_in_any_air() -> None:
    drawing = ". R . .\nR C . .\n. M P I\n. I P .\n. P I P\n. I P I"
    table = region(drawing, phase="development", level="normal", ecological_city=True)
    assert table.pollution(ANA) == 50
    assert table.step().name == "grow-shops"


@pytest.mark.clause("CITY-ECO-05", "CITY-ECO-01")
@pytest.mark.parametrize("victory", ["residential", "commercial", "industrial", "happiness", "financial"])
@pytest.mark.parametrize(("drawing", "lost"), [("M I *", 1), ("I M I", 2), ("M P *", 0)])
def test_each_full_10_percent_cost_a_point(victory: str, drawing: str, lost: int) -> None:
    scores = []
    for ecological in (False, True):
        table = region(
            drawing, phase="end", turn=10, level="normal", victory=victory, ecological_city=ecological, money=0
        )
        scores.append(int(news(table, "scored")[0].split()[2]))
    assert scores[0] - scores[1] == lost


# Indebted City


@pytest.mark.clause("CITY-DEB-01")
def test_one_loan_of_5_dollars_before_building() -> None:
    table = region("M", lot="P", indebted_city=True)
    assert legal(table) == ["borrow", "decline"]
    play(table, "borrow")
    assert (money(table), numbers(table, "loans")[ANA]) == (8, 1)
    assert table.step().name == "build"
    assert refused(table, "borrow").clause == "CITY-BLD-02"  # only one in a turn


@pytest.mark.clause("CITY-DEB-01")
def test_nobody_has_to_borrow() -> None:
    table = region("M", lot="P", indebted_city=True)
    play(table, "decline")
    assert (money(table), numbers(table, "loans")[ANA]) == (3, 0)
    assert table.step().name == "build"


@pytest.mark.clause("CITY-DEB-01")
def test_no_third_loan() -> None:
    table = region("M", lot="P", loans=[2], indebted_city=True)
    assert table.step().name == "build"
    assert refused(table, "borrow").clause == "CITY-DEB-01"


@pytest.mark.clause("CITY-DEB-01")
def test_without_the_variant_there_are_no_loans() -> None:
    assert region("M", lot="P").step().name == "build"


@pytest.mark.clause("CITY-DEB-02")
def test_any_number_of_loans_is_repaid_with_6_dollars_each() -> None:
    table = region("M P", phase="end", money=[13, 0], loans=[2], indebted_city=True)
    run(table, "repay", "repay")
    assert (money(table), numbers(table, "loans")[ANA]) == (1, 0)


@pytest.mark.clause("CITY-DEB-03")
@pytest.mark.parametrize(
    ("dollars", "loans", "score"), [(5, 1, 1 - 3), (6, 1, 0), (12, 2, 0), (11, 2, 1 - 3), (0, 2, -6), (11, 0, 2)]
)
def test_open_loans_are_repaid_before_scoring_or_cost_3_points(dollars: int, loans: int, score: int) -> None:
    table = region("M", phase="end", turn=10, money=[dollars, 0], loans=[loans], indebted_city=True)
    be_done(table)
    assert news(table, "scored")[0] == f"scored 0 {score - 24}"


@pytest.mark.clause("CITY-DEB-04")
def test_everybody_sees_who_is_in_debt() -> None:
    table = region("M", "M", lots=["P", "P"], indebted_city=True, loans=[0, 1])
    assert numbers(table, "loans")[:2] == [0, 1]
    play(table, "borrow")
    assert news(table, "borrowed") == ["borrowed 0 5"]


# Renewed City


@pytest.mark.clause("CITY-REN-01")
def test_one_building_a_turn_is_demolished_for_3_dollars() -> None:
    table = region("P M P C", phase="end", money=[9, 0], renewed_city=True)
    assert spaces(table, "demolish") == "-1,0 2,0"
    play(table, "demolish -1,0")
    assert money(table) == 6
    assert drawn(table) == "M P C"
    assert spaces(table, "demolish") == ""
    assert refused(table, "demolish 2,0").clause == "CITY-REN-01"


@pytest.mark.clause("CITY-REN-01")
@pytest.mark.parametrize(("renewed", "dollars", "asked"), [(True, 3, True), (True, 2, False), (False, 4, False)])
def test_who_may_demolish(renewed: bool, dollars: int, asked: bool) -> None:
    table = region("M P", phase="end", money=[dollars, 0], renewed_city=renewed)
    assert (number(table, "turn") == 5) == asked


@pytest.mark.clause("CITY-REN-02")
def test_city_hall_stays() -> None:
    table = region("M P", phase="end", renewed_city=True)
    assert spaces(table, "demolish") == "1,0"
    assert refused(table, "demolish 0,0").clause == "CITY-REN-02"


@pytest.mark.clause("CITY-REN-03", "CITY-TRM-02", "CITY-TRM-04")
def test_the_rest_stays_one_group() -> None:
    table = region("M P C", phase="end", renewed_city=True)
    assert refused(table, "demolish 1,0").clause == "CITY-REN-03"
    ring = region("M P\nP C", phase="end", renewed_city=True)
    assert spaces(ring, "demolish") == "0,-1 1,-1 1,0"
    by_cloud = region("M P C\n* * *", phase="end", renewed_city=True, level="normal")
    assert refused(by_cloud, "demolish 1,0").clause == "CITY-REN-03"


@pytest.mark.clause("CITY-REN-04")
@pytest.mark.parametrize(("drawing", "may"), [("I M P P P P", True), ("I M P P P P\n. P . . . .", False)])
def test_the_size_limit_still_holds(drawing: str, may: bool) -> None:
    table = region(drawing, phase="end", renewed_city=True, level="normal")
    assert ("demolish -1,0" in legal(table)) == may


@pytest.mark.clause("CITY-REN-05", "CITY-SUP-02")
@pytest.mark.parametrize(
    ("symbol", "stack"),
    [("R", "residence"), ("I", "industry"), ("C", "commerce"), ("L", ""), ("P", ""), ("K", ""), ("RC", ""), ("LP", "")],
)
def test_plain_residences_industries_and_commerce_return_to_the_supply(symbol: str, stack: str) -> None:
    table = region(f"M {symbol}", phase="end", money=[3, 0], renewed_city=True, level="advanced")
    before = supply(table)
    play(table, "demolish 1,0")
    assert supply(table) == ({**before, stack: before[stack] + 1} if stack else before)
    assert zone_of(table, "discard") == ("" if stack else symbol)


@pytest.mark.clause("CITY-REN-05", "CITY-SIZ-02")
def test_a_cloud_stays_when_its_industry_goes_and_the_square_moves() -> None:
    table = region("P M P I *", phase="end", money=[3, 0], renewed_city=True, level="normal")
    play(table, "demolish 2,0")
    assert drawn(table) == "P M P . *"
    table = region("P M P I", phase="end", money=[3, 0], renewed_city=True)
    play(table, "demolish 2,0")
    assert drawn(table) == "P M P"
    assert numbers(table, "east")[ANA] == 1


# Transparent City


@pytest.mark.clause("CITY-TRA-01")
@pytest.mark.parametrize("level", ["simplified", "normal", "advanced"])
def test_all_cards_of_all_lots_lie_face_up(level: str) -> None:
    table = region(seats=3, phase="acquisition", level=level, transparent_city=True)
    for _ in range(2):
        while table.step().name == "cut":
            play(table, legal(table)[0])
        assert table.step().name == "take"
        assert "?" not in offered(table)
        play(table, "take b")


@pytest.mark.clause("CITY-TRA-02")
def test_alone_the_top_card_of_the_deck_lies_face_up() -> None:
    table = region(seats=1, phase="acquisition", transparent_city=True, deck="R I C L")
    assert zone_of(table, "deck").split()[-1] == "L"
    assert set(zone_of(table, "deck").split()[:-1]) == {"?"}
    play(table, "under residence")
    assert zone_of(table, "deck").split()[-1] == "L"
