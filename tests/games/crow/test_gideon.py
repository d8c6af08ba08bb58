"""GID: Gideon only moves, also when a card calls for gangsters."""

from __future__ import annotations

import pytest

from tests.games.crow.night import can, do, legal, night, refused

OTHERS = ("t_bird", "funboy", "tin_tin", "skank", "myca", "grange")

NEAR = {
    "theyve_taken_sarah": "2,0",
    "time_bomb": "14,14",
    "rooftop_blaze": "6,2",
    "city_oughta_be_in_flames": "14,14",
}
"""Cards that need a gangster in a certain place, and such a place."""


@pytest.mark.clause("CROW-GID-10", "CROW-GID-06")
@pytest.mark.parametrize("card", NEAR)
def test_gideon_does_not_count_for_a_card_that_does_harm(card: str) -> None:
    lying = [who for who in OTHERS if who != "skank"]
    table = night(skank=NEAR[card], sarah="6,8", down=lying, gang_hand=card)
    assert can(table, f"play {card}")
    table = night(gideon=NEAR[card], sarah="6,8", down=OTHERS, gang_hand=card)
    assert refused(table, f"play {card}").clause == "CROW-PLT-06"


@pytest.mark.clause("CROW-GID-10")
def test_gideon_is_not_among_those_who_can_kidnap_sarah() -> None:
    table = night(gideon="2,0", grange="2,2", sarah="6,8", gang_hand="theyve_taken_sarah")
    do(table, "play theyve_taken_sarah")
    assert legal(table) == ["pick grange"]


@pytest.mark.clause("CROW-GID-10")
@pytest.mark.parametrize("card", ["joyride", "read_the_ashes", "disorder_chaos_anarchy"])
def test_a_card_that_moves_gangsters_may_move_gideon(card: str) -> None:
    table = night(gideon="2,0", down=OTHERS, known_top=True, gang_hand=card)
    assert can(table, f"play {card}")
