"""Lines in a space that may be too small."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tabletown.terminal.flow import fit

TABLE = "Round 2 of 4\nDeck: 9 cards\n\nOld Town: hero 1, 2, 3 | villain 4, 5, 6, and so on\n\n  Ann: 3\n  Bob: 4"


def test_a_text_that_fits_stays_as_it_is() -> None:
    assert fit(TABLE, 80, 7) == TABLE.splitlines()


def test_where_room_is_short_short_sentences_share_a_line() -> None:
    assert fit(TABLE, 80, 6)[0] == "Round 2 of 4 · Deck: 9 cards"


def test_where_room_is_very_short_empty_lines_go() -> None:
    assert "" not in fit(TABLE, 80, 4)


def test_indented_lines_stay_by_themselves() -> None:
    assert fit(TABLE, 80, 1)[-2:] == ["  Ann: 3", "  Bob: 4"]


def test_a_long_line_breaks_behind_a_comma_and_goes_on_to_the_right() -> None:
    assert fit("Your hand: Red 1, Red 2, Red 3", 26, 9) == ["Your hand: Red 1, Red 2,", "    Red 3"]


@given(st.text(alphabet="ab ,|\n", max_size=200), st.integers(0, 40), st.integers(0, 20))
def test_nothing_is_lost_in_any_room(text: str, width: int, height: int) -> None:
    fitted = "".join(fit(text, width, height)).replace("·", "")
    assert fitted.replace(" ", "") == text.replace("\n", "").replace(" ", "")


@given(st.text(alphabet="ab ,|\n", max_size=200), st.integers(20, 60))
def test_no_line_is_wider_than_the_room(text: str, width: int) -> None:
    indent = max((len(line) - len(line.lstrip()) for line in text.splitlines()), default=0)
    assert all(len(line) <= max(width, 2 * (indent + 4)) for line in fit(text, width, 5))
