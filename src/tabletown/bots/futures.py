"""What a searching bot saw happen in the futures that it imagined, by its first choice.

A bot's own measure of a position need not be a chance to win. So some of the futures are played to the end of the game,
and a straight line through what they promised and what came of them turns that measure into a chance.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from tabletown.kernel.events import NUMBER, PIECE, SEAT, Field
from tabletown.kernel.game import Game
from tabletown.kernel.memory import JournalEntry
from tabletown.kernel.state import State

SURE: Final = 2.0
"""So many standard errors are taken for more than chance."""
BELIEF: Final = 1.0
"""How firmly a bot's own measure is taken for a chance, before any end is seen."""

Key = tuple[int, int, int, int]
"""What happened, and to whom: an event without its amounts."""


class Sight:
    """Something that happened in some of the futures after a choice."""

    def __init__(self) -> None:
        self.times: i64 = 0
        self.worth: float = 0.0
        self.entries: list[JournalEntry] = []

    def typical(self) -> JournalEntry:
        """The one in the middle, by its amounts."""
        entries = sorted(self.entries, key=_amounts)
        return entries[len(entries) // 2]

    def varies(self) -> bool:
        return len({_amounts(entry) for entry in self.entries}) > 1


def _amounts(entry: JournalEntry) -> tuple[int, int, int]:
    return int(entry.a), int(entry.b), int(entry.c)


class Branch:
    """The futures after one choice."""

    def __init__(self) -> None:
        self.futures: i64 = 0
        self.worth: float = 0.0
        self.squares: float = 0.0
        self.told: i64 = 0
        """Of how many of them it is known what happened."""
        self.told_worth: float = 0.0
        self.sights: dict[Key, Sight] = {}
        self.follows: dict[tuple[int, int], int] = {}
        """What was chosen next, and how often: (seat, code)."""

    def mean(self) -> float:
        return self.worth / float(self.futures)

    def variance(self) -> float:
        """Of the mean."""
        mean = self.mean()
        return max(0.0, self.squares / float(self.futures) - mean * mean) / float(self.futures)

    def times(self, key: Key) -> i64:
        sight = self.sights.get(key)
        return 0 if sight is None else sight.times

    def take(self, other: Branch, sign: int) -> None:
        """Adds what happened after another choice, or takes it out again."""
        self.told += sign * other.told
        for key, sight in other.sights.items():
            mine = self.sights.setdefault(key, Sight())
            mine.times += sign * sight.times
            mine.entries = mine.entries or sight.entries

    def share(self, key: Key) -> float:
        return float(self.times(key)) / float(self.told)


class Futures:
    """Everything that was seen from one position, for one seat. After each choice, one of `every` has an end."""

    def __init__(self, game: Game, seat: int, every: int) -> None:
        self.bit: i64 = 1 << seat
        self.kinds = game.layout.kinds
        self.every: i64 = every
        self.foresight: i64 = game.profile.foresight
        self.branches: dict[int, Branch] = {}
        self.ends: i64 = 0
        self.promised: float = 0.0
        self.won: float = 0.0
        self.promised_squares: float = 0.0
        self.products: float = 0.0
        self.fields: list[list[str]] = [
            _fields(kind.fields) if kind.name in game.profile.aims else [] for kind in game.events
        ]
        """What the numbers of an event are; nothing for events that are not aims."""

    # While the bot thinks

    def add(self, code: i64, worth: float) -> None:
        """A future after this choice, and what it promises."""
        branch = self.branches.get(code)
        if branch is None:
            branch = Branch()
            self.branches[code] = branch
        branch.futures += 1
        branch.worth += worth
        branch.squares += worth * worth

    def tell(self, code: i64, worth: float, journal: list[JournalEntry]) -> None:
        """What happened in such a future, and what it was worth."""
        branch = self.branches[code]
        branch.told += 1
        branch.told_worth += worth
        met: set[Key] = set()
        for entry in journal:
            if entry.event < 0 or not self.fields[entry.event]:
                continue
            key = self._key(entry)
            if key in met:
                continue
            met.add(key)
            sight = branch.sights.get(key)
            if sight is None:
                sight = Sight()
                branch.sights[key] = sight
            sight.times += 1
            sight.worth += worth
            sight.entries.append(entry)

    def follow(self, code: i64, seat: i64, next: i64) -> None:
        """What was chosen after this choice."""
        follows = self.branches[code].follows
        follows[seat, next] = follows.get((seat, next), 0) + 1

    def wants_end(self, code: i64) -> bool:
        """Whether the future that was added last, after this choice, is to be played to the end."""
        return (self.branches[code].futures - 1) % self.every == 0

    def end(self, worth: float, result: float) -> None:
        """A future was played to the end: what it had promised, and what came of it."""
        self.ends += 1
        self.promised += worth
        self.won += result
        self.promised_squares += worth * worth
        self.products += worth * result

    def _key(self, entry: JournalEntry) -> Key:
        fields = self.fields[entry.event]
        seen = entry.seen & self.bit != 0
        return (
            int(entry.event),
            _told(fields[0], entry.a, seen),
            _told(fields[1], entry.b, seen),
            _told(fields[2], entry.c, seen),
        )

    # Afterwards

    def slope(self) -> float:
        """How much chance to win goes with the bot's own measure (ridge regression, towards 1)."""
        n = float(self.ends)
        spread = self.promised_squares - self.promised * self.promised / n
        together = self.products - self.promised * self.won / n
        return max(0.0, (together + BELIEF) / (spread + BELIEF))

    def chance(self, branch: Branch) -> float:
        """To win, from 0 to 1; never quite one of them, since more ends could always tell otherwise."""
        n = float(self.ends)
        least = 1.0 / (n + 2.0)
        chance = self.won / n + self.slope() * (branch.mean() - self.promised / n)
        return max(least, min(1.0 - least, chance))

    def margin(self, branch: Branch) -> float:
        """How far off the chance may well be, up or down."""
        n = float(self.ends)
        slope = self.slope()
        won = (self.won + 2.0) / (n + 4.0)  # a few games that all ended alike prove little (Agresti, Coull 1998)
        return min(1.0, SURE * sqrt(won * (1.0 - won) / (n + 4.0) + slope * slope * branch.variance()))

    def is_clear(self, better: Branch, worse: Branch) -> bool:
        """Whether there is more than chance between two choices."""
        return better.mean() - worse.mean() > SURE * sqrt(better.variance() + worse.variance())

    def pieces(self, key: Key) -> set[str]:
        """The kinds of pieces that an event is about."""
        named = zip(self.fields[key[0]], key[1:], strict=True)
        return {self.kinds[value] for field, value in named if field == PIECE and value >= 0}

    def seats(self, key: Key) -> list[int]:
        """The seats that an event is about."""
        named = zip(self.fields[key[0]], key[1:], strict=True)
        return [value for field, value in named if field == SEAT]

    def weight(self, key: Key) -> float:
        """How much better the futures are in which this happens than those in which it does not."""
        times: i64 = 0
        with_it = 0.0
        futures: i64 = 0
        worth = 0.0
        for branch in self.branches.values():
            futures += branch.told
            worth += branch.told_worth
            sight = branch.sights.get(key)
            if sight is not None:
                times += sight.times
                with_it += sight.worth
        if times in (0, futures):
            return 0.0
        return with_it / float(times) - (worth - with_it) / float(futures - times)


def unseen_kinds(state: State, seat: int) -> set[str]:
    """The kinds of pieces that a seat does not see anywhere: what others hold is for nobody to say."""
    seen = {kind for zone in state.view(seat).zones.values() for kind in zone}
    return {kind for kind in state.layout.kinds if kind not in seen}


def _fields(fields: dict[str, Field]) -> list[str]:
    """The kinds of an event's three numbers; words count like seats, and counts like numbers."""
    kinds = [
        field if isinstance(field, str) else "" if isinstance(field, tuple) else NUMBER for field in fields.values()
    ]
    return kinds + [NUMBER] * (3 - len(kinds))


def _told(field: str, value: i64, seen: bool) -> int:
    """What tells this event from others of its kind: not its amounts, and no piece that the seat does not see."""
    if field == NUMBER or (field == PIECE and not seen):
        return -1
    return int(value)
