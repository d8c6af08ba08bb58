"""What players use: how often when they could, and what they won with it."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Final, Literal

import msgspec

from tabletown.kernel.content import words_id
from tabletown.kernel.game import Game
from tabletown.kernel.records import Message
from tabletown.lab.shares import Share, share
from tabletown.lab.trial import Trial

OFTEN: Final = 50
"""So often something must have been on offer before it is called dead or dominant."""
DEAD: Final = 0.01
RARER: Final = 0.1
"""Dead elements are used less than so much of what is usual for their kind: one of 300 places is seldom gone to."""
DOMINANT: Final = 0.85

Verdict = Literal["alive", "dead", "dominant"]


class Use(msgspec.Struct, frozen=True):
    """One element of the table, or one verb, and how it was used."""

    kind: str
    name: str
    offered: int
    used: int
    usual: float
    """The rate of all elements of its kind together."""
    won: Share

    def rate(self) -> float:
        return self.used / self.offered

    def verdict(self) -> Verdict:
        return judgement(self.rate(), self.offered, self.usual)


def uses(trial: Trial, game: Game) -> list[Use]:
    """Of everything that was on offer; kinds by name, elements in the order of their ids."""
    offered: Counter[str] = Counter()
    used: Counter[str] = Counter()
    won: dict[str, list[list[float]]] = defaultdict(list)
    for played, stats in trial.watched():
        offered.update(stats.offered)
        users: dict[str, list[float]] = defaultdict(list)
        for side, chosen in enumerate(stats.chosen):
            used.update(chosen)
            for element in chosen:
                users[element].append(trial.plan.won(played, side))
        for element, results in users.items():
            won[element].append(results)
    kinds = set(map(kind_of, offered))
    usual = {kind: of_kind(used, kind) / of_kind(offered, kind) for kind in kinds}
    found = []
    for element, times in sorted(offered.items()):
        kind, _, id = element.partition(":")
        found.append(Use(kind, name(game, id or kind), times, used[element], usual[kind], share(won[element])))
    return found


def kind_of(element: str) -> str:
    return element.partition(":")[0]


def of_kind(counted: Counter[str], kind: str) -> int:
    return sum(times for element, times in counted.items() if kind_of(element) == kind)


def judgement(rate: float, offered: int, usual: float) -> Verdict:
    """Whether something is hardly ever used, or nearly always."""
    if offered >= OFTEN and rate < min(DEAD, RARER * usual):
        return "dead"
    return "dominant" if offered >= OFTEN and rate > DOMINANT else "alive"


def name(game: Game, id: str) -> str:
    """What people call an element: a piece, an entry of the content, or else its id."""
    if id in game.layout.kinds:
        return game.say(game.piece(id))
    words = words_id(id, "name")
    return game.say(Message(words)) if game.messages.has(words) else id
