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
"""Dead things are used less than so much of what is usual for their kind: one of 300 places is seldom gone to."""
DOMINANT: Final = 0.85

Verdict = Literal["alive", "dead", "dominant"]


class Use(msgspec.Struct, frozen=True):
    """One thing of the table, or one kind of action, and how it was used."""

    kind: str
    name: str
    offered: int
    used: int
    usual: float
    """The rate of all things of its kind together."""
    won: Share

    def rate(self) -> float:
        return self.used / self.offered

    def verdict(self) -> Verdict:
        return judgement(self.rate(), self.offered, self.usual)


def uses(trial: Trial, game: Game) -> list[Use]:
    """Of everything that was on offer; kinds by name, things in the order of their ids."""
    offered: Counter[str] = Counter()
    used: Counter[str] = Counter()
    won: dict[str, list[list[float]]] = defaultdict(list)
    for played, stats in trial.watched():
        offered.update(stats.offered)
        users: dict[str, list[float]] = defaultdict(list)
        for side, chosen in enumerate(stats.chosen):
            used.update(chosen)
            for thing in chosen:
                users[thing].append(trial.plan.won(played, side))
        for thing, results in users.items():
            won[thing].append(results)
    kinds = set(map(kind_of, offered))
    usual = {kind: of_kind(used, kind) / of_kind(offered, kind) for kind in kinds}
    found = []
    for thing, times in sorted(offered.items()):
        kind, _, id = thing.partition(":")
        found.append(Use(kind, name(game, id or kind), times, used[thing], usual[kind], share(won[thing])))
    return found


def kind_of(thing: str) -> str:
    return thing.partition(":")[0]


def of_kind(counted: Counter[str], kind: str) -> int:
    return sum(times for thing, times in counted.items() if kind_of(thing) == kind)


def judgement(rate: float, offered: int, usual: float) -> Verdict:
    """Whether something is hardly ever used, or nearly always."""
    if offered >= OFTEN and rate < min(DEAD, RARER * usual):
        return "dead"
    return "dominant" if offered >= OFTEN and rate > DOMINANT else "alive"


def name(game: Game, id: str) -> str:
    """What people call a thing: a piece, an entry of the content, or else its id."""
    if id in game.layout.kinds:
        return game.say(game.piece(id))
    words = words_id(id, "name")
    return game.say(Message(words)) if game.messages.has(words) else id
