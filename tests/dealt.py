"""The `tabletown` command with chance that comes again: `python dealt.py WORD ...`, with the same word, deals the same
games in the same order. Only for tests, which can then look at the same tables each time: nobody may guess a deal.

Secrets are counted by who draws them, so that the deal of a table does not depend on how much others have drawn until
then. What a bot thinks follows from what it thinks about, whenever it does. Reviews are worked out in a hurry: what
they say is tested elsewhere, and on a busy machine ten seconds of thought at low priority last for minutes.
"""

from __future__ import annotations

import secrets
import sys
from collections import Counter
from hashlib import sha256
from random import Random
from typing import Final

from tabletown.bots.review import usual_effort
from tabletown.cli import main
from tabletown.kernel.game import Game
from tabletown.kernel.state import State
from tabletown.server import bot_workers, reviewing

HASTY: Final = 0.02
"""Of the effort with compiled rules."""


class Luck:
    """All chance of a server, by a word."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.drawn: Counter[str] = Counter()

    def token_bytes(self, nbytes: int | None = None) -> bytes:
        drawer = sys._getframe(2).f_code.co_qualname  # behind token_hex and token_urlsafe
        self.drawn[drawer] += 1
        return Random(f"{self.word}/{drawer}/{self.drawn[drawer]}").randbytes(nbytes or 32)

    def question(self, state: State, seat: int, bot: str, seed: str, warn: bool = False) -> bytes:
        return question(state, seat, bot, sha256(f"{self.word}/{state.hash()}".encode()).hexdigest(), warn)


def hasty_effort(game: Game, compiled: bool) -> float:
    return min(HASTY, usual_effort(game, compiled))


question = bot_workers.question

if __name__ == "__main__":  # processes that a command starts import this module under another name
    luck = Luck(sys.argv.pop(1))
    secrets.token_bytes = luck.token_bytes  # all secrets come from there
    bot_workers.question = luck.question
    vars(reviewing)["usual_effort"] = hasty_effort
    sys.exit(main())
