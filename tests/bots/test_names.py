"""Bots by name."""

from __future__ import annotations

import pytest

from tabletown.bots import LEVELS, NAMES, make
from tabletown.kernel.errors import BadInput


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("random", "random"),
        ("careless", "careless:50"),
        ("careless:7", "careless:7"),
        ("greedy", "greedy"),
        ("search:500", "search:500"),
        ("search:300ms", "search:300ms"),
        ("search", "search:1000"),
        *LEVELS.items(),
    ],
)
def test_a_bot_is_made_by_its_name(name: str, called: str) -> None:
    assert make(name).name == called


def test_every_listed_name_makes_a_bot() -> None:
    assert [make(name).name.split(":")[0] for name in NAMES] == list(NAMES)


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "Random", "randam", "greedy:5", "random:1", "person", "search:", "search:ms", "search:x"),
        *("search:0", "search:00", "search:0ms", "search:000ms", "search:-5", "search:1.5", "search:5s", "search:5 ms"),
        *(
            "search:99999999",
            "search:500\n",
            "searching",
            "careless:0",
            "careless:07",
            "careless:100",
            "careless:",
            " search",
            "search:1e3",
            "\udcff",
        ),
    ],
)
def test_a_bad_name_is_refused_with_those_that_there_are(name: str) -> None:
    with pytest.raises(
        BadInput,
        match=r"there is no bot .*; there are: random, careless:50, greedy, search, .*, beginner, .*",
    ):
        make(name)
