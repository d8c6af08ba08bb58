"""Bots that failed, counted by games."""

from __future__ import annotations

from tabletown.lab.failures import BotFailure, BotFailureLine, counted, warning

SLOW = BotFailure("command:a", "it was too slow", "The bot command:a failed.")
GONE = BotFailure("command:a", "it ended", "The bot command:a failed.")
OTHER = BotFailure("command:b", "it ended", "The bot command:b failed.")


def test_a_bot_that_fails_on_two_seats_of_a_game_has_failed_in_one_game() -> None:
    assert counted([[SLOW, SLOW], [], [GONE, OTHER]]) == [
        BotFailureLine("command:a", 2, ["it was too slow", "it ended"]),
        BotFailureLine("command:b", 1, ["it ended"]),
    ]


def test_whoever_reads_the_numbers_is_told_that_they_are_not_those_of_the_bot() -> None:
    assert warning(BotFailureLine("command:a", 2, ["it ended"]), 9) == (
        "command:a failed in 2 of 9 games (it ended). From then on the random bot chose for it, and its results are"
        " counted as if it had played."
    )
