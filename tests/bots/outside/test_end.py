"""What a program is told when a game ends."""

from __future__ import annotations

import msgspec
import pytest

import tabletown
from tabletown.bots.outside.bot import OutsideBot
from tabletown.bots.outside.wire import BotReady
from tabletown.kernel.layout import COVERED


class Listener:
    """A bot that hears everything, and is always ready."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def ask(self, question: bytes, seconds: float) -> bytes:
        self.heard.append(question)
        return msgspec.json.encode(BotReady())

    def close(self) -> None:
        pass


@pytest.mark.parametrize(("shown", "scores"), [(False, [COVERED, COVERED]), (True, [0, 0])])
def test_a_game_that_is_broken_off_tells_no_covered_scores(shown: bool, scores: list[int]) -> None:
    bot, listener = OutsideBot("command:true"), Listener()
    bot.connection = listener
    bot.end(tabletown.game("remnants").new(seats=2, seed=1, options={"show_renown": shown}))
    (told,) = listener.heard
    assert msgspec.json.decode(told)["scores"] == scores
    assert not bot.fault
