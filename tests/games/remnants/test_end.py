"""END: the end of the game, and who has won."""

from __future__ import annotations

import pytest

from tabletown.games.remnants.rules.quarter import Quarter
from tests.games.remnants.gangs import HAL, IVA, LIO, NIA, begin_phase, do, legal, news, quarter, refused


def ended(**position: object) -> Quarter:
    """The pool cannot pay what Hal claims for D4: 2."""
    table = quarter(
        **{"phase": "award", "figures": {HAL: "D4"}, "renown_pool": 1, "begin": False, **position}  # type: ignore[arg-type]
    )
    begin_phase(table)
    assert table.over
    return table


@pytest.mark.clause("REM-END-01")
def test_the_game_ends_with_the_round_whose_awards_could_not_be_paid() -> None:
    table = quarter(
        figures={HAL: "D4", NIA: "A1"}, renown_pool=1, tracker={HAL: 3, NIA: 3, LIO: 4, IVA: 4},
        coordinates="coord_01 coord_02",
    )  # fmt: skip
    do(table, "do sell", "done", "end", "do sell", "done")
    assert not table.over
    do(table, "end")
    assert table.over
    assert refused(table, "end", by=HAL) == "END-01"


@pytest.mark.clause("REM-END-02", "REM-END-03")
def test_a_score_is_renown_and_black_market_cards_wherever_they_are() -> None:
    table = ended(
        renown={HAL: 10, NIA: 4, LIO: 0, IVA: 0},
        hand={HAL: "stim_pack lookout"},
        draw={HAL: "trophy_rack scrapper", NIA: "grav_sled"},
        discard={HAL: "credit_chip open_call"},
        permanent={HAL: "defense_drone"},
    )
    assert table.scores() == [16, 5, 0, 0]
    assert news(table, "scored") == ["scored 0 16", "scored 1 5", "scored 2 0", "scored 3 0"]


@pytest.mark.clause("REM-END-04")
def test_the_highest_score_wins() -> None:
    table = ended(renown={HAL: 3, NIA: 9, LIO: 4, IVA: 0}, arcs={HAL: 9000})
    assert table.returns() == [0.0, 1.0, 0.0, 0.0]
    assert news(table, "won") == ["won 1 9"]


@pytest.mark.clause("REM-END-05")
def test_arcs_break_a_tie() -> None:
    table = ended(renown={HAL: 3, NIA: 5, LIO: 5, IVA: 4}, arcs={HAL: 500, NIA: 1000, LIO: 1500, IVA: 90000})
    assert table.scores() == [5, 5, 5, 4]
    assert table.returns() == [0.0, 0.0, 1.0, 0.0]


@pytest.mark.clause("REM-END-06")
def test_a_further_tie_is_a_shared_victory() -> None:
    table = ended(renown={HAL: 3, NIA: 5, LIO: 5, IVA: 4}, arcs={HAL: 1500, NIA: 1000, LIO: 1500, IVA: 90000})
    assert table.returns() == [0.5, 0.0, 0.5, 0.0]


@pytest.mark.clause("REM-END-07")
def test_after_round_30_the_game_ends_with_normal_scoring() -> None:
    table = ended(round=30, renown_pool=100, renown={HAL: 1, NIA: 0, LIO: 0, IVA: 0})
    assert news(table, "last-round", "pool-short") == ["last-round"]
    assert table.scores() == [3, 0, 0, 0]


@pytest.mark.clause("REM-END-07", "REM-AWD-02")
def test_the_round_before_the_last_is_followed_by_another() -> None:
    table = quarter(phase="award", round=29, begin=False)
    begin_phase(table)
    assert not table.over
    assert legal(table, by=HAL) == ["done"]


@pytest.mark.clause("REM-END-08")
def test_at_the_end_all_totals_are_shown_and_places_follow_score_and_arcs() -> None:
    table = ended(renown={HAL: 3, NIA: 5, LIO: 7, IVA: 4}, arcs={HAL: 500, NIA: 1000, LIO: 0, IVA: 0})
    for reader in (None, HAL, NIA):
        assert table.view(reader).scores == [5, 5, 7, 4]
    places = sorted((HAL, NIA, LIO, IVA), key=table.standing, reverse=True)
    assert places == [LIO, NIA, HAL, IVA]
