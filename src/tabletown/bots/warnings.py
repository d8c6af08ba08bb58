"""Warnings: choices with which a seat loses, lets a rival win, or gives away a win that it has in its hand.

Like a hint, a warning comes from imagined futures only, so it depends on nothing but what its seat knows. Each choice
is played on for a few decisions, in one world after the other, and left alone as soon as a future goes well enough; so
it costs little where the end is far away. A choice is warned of only if another one avoids what it leads to: whoever
has lost anyway is left in peace.
"""

from __future__ import annotations

from time import thread_time
from typing import Final

from mypy_extensions import i64

from tabletown.bots.advice import Caution
from tabletown.bots.futures import Branch, Futures, Key, unseen_kinds
from tabletown.kernel.records import Event, Message, Seat, encode
from tabletown.kernel.rng import Rng
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions

REACH: Final = 24
"""So many decisions are looked ahead."""
FARTHER: Final = 48
"""So many, to see whether another choice avoids what a choice leads to."""
PROBES: Final = 24
"""If the game ends in none of so many futures, its end is not near."""
CERTAIN: Final = 64
"""So many futures have to be lost, all of them, before a choice is said to lose."""
TRIED: Final = 30
"""So many futures tell whether a rival wins who sees a win, and what another choice comes to."""
RARELY: Final = 3
"""In at most so many of those the rival fails."""
SPARED: Final = 0.2
"""Another choice avoids a loss if so many of its futures are not lost."""
WASTED: Final = 0.5
"""A win is given away if no more of the futures are won."""
NOTABLE: Final = 0.08
"""An event is worth mentioning if it happens so much more often after the choice than after others."""
SERIOUS: Final = 4
"""After so many lost futures it is noted what happens in them; another choice that loses as many is given up."""
BUDGET: Final = 15_000
"""So many decisions are played for one question; what is not known by then is not said."""
PATIENCE: Final = 300
"""Milliseconds of a core: on a slow machine, or where rules are interpreted, it ends before that. What others do on the
machine does not matter."""
OPEN: Final = 0.5
"""What a future is worth that has no end yet."""
NOBODY: Final = 0


def warnings(state: State, seat: int, codes: list[int] | None = None, patience: int = PATIENCE) -> list[Caution]:
    """What a seat that has to choose should be told before it makes one of these choices; by default, any.

    Without a limit of time, equal knowledge gives equal warnings.
    """
    legal = state.legal(seat)
    if len(legal) < 2 or state.setup.seats == 1:
        return []
    foresight = Foresight(state, seat, [int(code) for code in legal], patience)
    return foresight.warn(foresight.legal if codes is None else codes)


class Enough(Exception):
    """All has been played that may be."""


class Outlook:
    """What became of one choice in the futures that were looked at."""

    def __init__(self) -> None:
        self.futures: i64 = 0
        self.lost: i64 = 0
        self.won: i64 = 0
        self.winners: dict[int, int] = {}
        """How often each seat won in those that were lost."""

    def spared(self) -> i64:
        """How many futures are not lost."""
        return self.futures - self.lost

    def rival(self) -> int:
        """Whoever wins most often."""
        return max(sorted(self.winners), key=lambda seat: self.winners[seat])


class Foresight:
    """Looks a little way ahead from one position, for one seat."""

    def __init__(self, state: State, seat: int, legal: list[int], patience: int) -> None:
        self.state = state
        self.seat: i64 = seat
        self.legal = legal
        self.rng = Rng(f"warnings/{encode(state.view(seat)).hex()}")
        self.world = state.clone()
        self.trial = state.clone()
        self.out = Actions(state.layout.actions)
        self.listed = Actions(state.layout.actions)
        self.futures = Futures(state.setup.game, seat, 1)
        self.unseen = unseen_kinds(state, seat)
        self.left: i64 = BUDGET
        self.until = thread_time() + float(patience) / 1000.0 if patience else 0.0
        self.firsts: dict[int, Outlook] = {}
        self.gifts: dict[int, Outlook] = {}
        """What becomes of a choice if rivals see every win."""
        self.others: dict[tuple[int, bool], Outlook] = {}
        """What becomes of it farther ahead, to hold against another one; the same with rivals who see every win."""
        sides = state.setup.sides
        self.own: i64 = 0
        """The seats of our side."""
        self.rivals: i64 = 0
        for other in range(state.setup.seats):
            if sides[other] == sides[seat]:
                self.own |= 1 << other
            else:
                self.rivals |= 1 << other

    def warn(self, codes: list[int]) -> list[Caution]:
        """One warning at most for each of these choices, in their order."""
        found: dict[int, Caution] = {}
        try:
            if self._is_near_the_end():
                self._look(codes, found)
        except Enough:
            pass
        return [found[code] for code in codes if code in found]

    def _look(self, codes: list[int], found: dict[int, Caution]) -> None:
        for code in codes:
            if self._loses(code) and self._is_avoided(code, NOBODY):
                found[code] = self._loss(code)
        for code in codes:
            if code not in found and self._lets_win(code) and self._is_avoided(code, self.rivals):
                found[code] = self._gift(code)
        best = self._winning()
        if best is None:
            return
        for code in codes:
            if code not in found and code != best and self._wastes(code):
                found[code] = self._waste(code, best)

    # What choices lead to

    def _is_near_the_end(self) -> bool:
        ended = False
        for i in range(max(PROBES, len(self.legal))):
            code = self.legal[i % len(self.legal)]
            outlook = self.firsts.setdefault(code, Outlook())
            ended = self._play(code, outlook, REACH, NOBODY, wild=i % 2 == 1, listen=False) or ended
            if i + 1 >= PROBES and not ended:
                return False
        return True

    def _loses(self, code: int) -> bool:
        """Whether every future is lost, even if the others do just anything."""
        outlook = self.firsts.setdefault(code, Outlook())
        while outlook.lost == outlook.futures and outlook.futures < CERTAIN:
            listen = outlook.futures >= SERIOUS
            self._play(code, outlook, REACH, NOBODY, wild=outlook.futures % 2 == 1, listen=listen)
        return outlook.lost == outlook.futures

    def _lets_win(self, code: int) -> bool:
        """Whether a rival wins who sees a win that can be had at once. Somebody has to have been seen winning."""
        if self.firsts[code].lost == 0:
            return False
        outlook = self.gifts.setdefault(code, Outlook())
        while outlook.spared() <= RARELY and outlook.futures < TRIED:
            self._play(code, outlook, REACH, self.rivals, wild=False, listen=True)
        return outlook.spared() <= RARELY

    def _is_avoided(self, code: int, sharp: i64) -> bool:
        """Whether another choice does better; those come first that have not lost yet."""
        others = sorted((other for other in self.legal if other != code), key=lambda other: -self._promise(other))
        return any(self._does_better(other, sharp) for other in others)

    def _does_better(self, code: int, sharp: i64) -> bool:
        enough = (WASTED if sharp else SPARED) * float(TRIED)
        outlook = self.others.setdefault((code, sharp != NOBODY), Outlook())
        while float(outlook.spared()) < enough:
            if outlook.futures == TRIED or (outlook.futures >= SERIOUS and outlook.spared() == 0):
                return False
            self._play(code, outlook, FARTHER, sharp, wild=False, listen=True)
        return True

    def _promise(self, code: int) -> float:
        outlook = self.firsts.get(code)
        return 0.5 if outlook is None or outlook.futures == 0 else float(outlook.spared()) / float(outlook.futures)

    def _winning(self) -> int | None:
        """A choice with which this seat wins, whatever comes."""
        for code in self.legal:
            outlook = self.firsts.get(code)
            if outlook is None or outlook.futures == 0 or outlook.won < outlook.futures:
                continue
            wins = Outlook()
            while wins.won == wins.futures and wins.futures < CERTAIN:
                self._play(code, wins, REACH, NOBODY, wild=wins.futures % 2 == 1, listen=False)
            if wins.won == wins.futures:
                return code
        return None

    def _wastes(self, code: int) -> bool:
        """Whether the win is gone after this choice, though this seat takes it wherever it can be had at once."""
        outlook = Outlook()
        while outlook.futures < TRIED and float(outlook.won) <= WASTED * float(TRIED):
            self._play(code, outlook, FARTHER, self.own, wild=False, listen=False)
        return float(outlook.won) <= WASTED * float(TRIED)

    # Playing on

    def _play(self, code: int, outlook: Outlook, reach: i64, sharp: i64, wild: bool, listen: bool) -> bool:
        """One more future after a choice, for so many decisions; whether the game is over then."""
        world = self.world
        self.state.imagine_into(world, self.seat, self.rng)
        world.journal = [] if listen else None
        self._spend()
        world.play(self.seat, code)
        played: i64 = 1
        while not world.over and played < reach:
            self._spend()
            self._choose(world, sharp, wild)
            played += 1
        outlook.futures += 1
        if world.over:
            self._count(world, outlook)
        if listen:
            worth = world.result(self.seat) if world.over else OPEN
            self.futures.add(code, worth)
            self.futures.tell(code, worth, world.journal or [])
        return world.over

    def _spend(self) -> None:
        """One more decision is played."""
        if self.left == 0 or (self.until and thread_time() > self.until):
            raise Enough
        self.left -= 1

    def _count(self, world: State, outlook: Outlook) -> None:
        result = world.result(self.seat)
        if result > 0.0:
            outlook.won += 1
            return
        outlook.lost += 1
        for other in range(self.state.setup.seats):
            if world.result(other) > 0.0:
                outlook.winners[other] = outlook.winners.get(other, 0) + 1

    def _choose(self, world: State, sharp: i64, wild: bool) -> None:
        """Somebody chooses: a win, where one is seen; else by a quick guess, or anything."""
        acting = world.acting()
        seat: i64 = 0
        while not (acting >> seat) & 1:
            seat += 1
        out = self.out
        world.legal_into(seat, out)
        if out.size == 1:
            world.play(seat, out.at(0))
        elif (sharp >> seat) & 1:
            world.play(seat, self._sharpest(world, seat))
        elif wild and (self.own >> seat) & 1 == 0:
            world.play(seat, out.at(self.rng.below(out.size)))
        else:
            world.play(seat, world.guess(seat, out, self.rng))

    def _sharpest(self, world: State, seat: i64) -> i64:
        """A choice that wins at once, as far as this can be tried; else a quick guess. Dice fall as they like."""
        trial = self.trial
        listed = self.listed
        listed.size = 0
        for i in range(self.out.size):
            listed.add(self.out.at(i))
        for i in range(listed.size):
            trial.copy_from(world)
            trial.rng.start(self.rng.word(), self.rng.word(), self.rng.word())
            self._spend()
            trial.play(seat, listed.at(i))
            if trial.over and trial.result(seat) > 0.0:
                return listed.at(i)
        return world.guess(seat, listed, self.rng)

    # What is said

    def _loss(self, code: int) -> Caution:
        return self._caution(code, Message("warning-loses"))

    def _gift(self, code: int) -> Caution:
        return self._caution(code, Message("warning-rival", {"seat": Seat(self.gifts[code].rival())}))

    def _waste(self, code: int, best: int) -> Caution:
        option = self.state.setup.game.offered(self.state, best)
        return Caution(code, [Message("warning-wastes", {"choice": option.message})], option.clause)

    def _caution(self, code: int, verdict: Message) -> Caution:
        """With an event that explains it: one that this choice brings about, or one of which it deprives us.

        What happens to us, of which we may be glad, says less about a loss than what we miss.
        """
        futures = self.futures
        branch = futures.branches[code]
        other = Branch()
        for known, found in futures.branches.items():
            if known != code:
                other.take(found, 1)
        if other.told == 0:
            return Caution(code, [verdict])
        brought, cost = self._most(branch, other, -1.0)
        missed, gain = self._most(other, branch, 1.0)
        if missed is not None and (brought is None or (gain >= cost and self._is_ours(brought))):
            event = self._event(other, missed)
            assert event.message is not None
            return Caution(code, [verdict, Message("warning-missed", {"event": event.message})], event.clause)
        if brought is None:
            return Caution(code, [verdict])
        event = self._event(branch, brought)
        assert event.message is not None
        return Caution(code, [verdict, event.message, *self.state.setup.game.because(event)], event.clause)

    def _most(self, branch: Branch, other: Branch, sign: float) -> tuple[Key | None, float]:
        """What happens so much rather here than there, and goes with winning or with losing."""
        best: Key | None = None
        most = NOTABLE
        for key in branch.sights:  # in the order in which they happened: the last is the nearest cause
            gain = branch.share(key) - other.share(key)
            if gain >= most and sign * self.futures.weight(key) > 0.0 and not self.futures.pieces(key) & self.unseen:
                most = gain
                best = key
        return best, most

    def _is_ours(self, key: Key) -> bool:
        """Whether an event happens to our side."""
        return any((self.own >> seat) & 1 for seat in self.futures.seats(key))

    def _event(self, branch: Branch, key: Key) -> Event:
        return self.state.setup.game.event(branch.sights[key].typical(), int(self.futures.bit))
