"""Why something cannot be done: every choice of the game, and the clause that refuses it now."""

from __future__ import annotations

from dataclasses import dataclass

from tabletown.terminal.table import LocalTable
from tabletown.terminal.words import say


@dataclass(frozen=True)
class Explanation:
    """What the rules say to one choice now."""

    choice: str
    reason: str
    clause: str
    words: str
    """What can be typed to find it: the sentence, and the elements of the table that it needs."""


def answers(table: LocalTable, seat: int) -> list[Explanation]:
    """An answer for each choice of the game: first those that are refused."""
    game, state = table.game, table.record.state
    legal = set(state.legal(seat))
    refused, allowed = [], []
    for code in range(game.layout.actions):
        option = game.offered(state, code) if code in legal else game.option(code)
        choice = game.say(option.message, table.names, seat)
        words = " ".join((choice, *option.elements))
        if code in legal:
            allowed.append(Explanation(choice, say("why-allowed"), option.clause, words))
        else:
            refusal = game.refusal(state, seat, code)
            reason = game.say(refusal.message, table.names, seat)
            refused.append(Explanation(choice, reason, refusal.clause, words))
    return refused + allowed


def nothing(table: LocalTable, seat: int, words: str) -> tuple[str, str]:
    """The sentence and the clause for words that fit no choice."""
    refusal = table.record.state.why_not(seat, [words])
    assert refusal is not None, "an element that no choice has cannot be used"
    return table.game.say(refusal.message, table.names, seat), refusal.clause
