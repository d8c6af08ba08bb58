"""A review of a finished game: how the chances changed, what was luck, what was choice, and which choices were better.

It is worked out in parts, each short and by itself (`worked_out`), so that they can be done anywhere, in between other
thoughts: `Reviewing` hands them out, takes what came of them, and sums up. Equal seeds give equal reviews.

The value of a position is what short looks ahead promise (`bots/chances.py`). With each stretch of moves,

- what was *drawn* is the value of what happened, less that of all that could have happened then;
- what was *chosen* is by how much the moves changed the value, as far as the seat could know that chose;
- what was *hidden* is the rest: what it could not know then, but all players together could.

So the accounts of a seat add up to its result. What was dealt and drawn is 0 on average, whatever the looks ahead are
worth: what happened is held against other things that could have happened, by the same measure.
"""

from __future__ import annotations

from typing import Final

from tabletown.bots.accounts import Curve
from tabletown.bots.better import judge, screen
from tabletown.bots.chances import OPEN, RUNS, Chances
from tabletown.bots.findings import Better, Candidate, Look, Prospect, Review, ReviewFound, ReviewPart, Scale
from tabletown.bots.scale import learn
from tabletown.bots.stretches import PlayedGame
from tabletown.kernel.game import Game
from tabletown.kernel.history import Move
from tabletown.kernel.rng import Rng
from tabletown.kernel.state import State

SECONDS: Final = 10.0
"""So long a review takes one core, about, where rules are compiled (`Profile.guesses`)."""
SLOWLY: Final = 50_000
"""Where rules are not compiled there are so many quick guesses, whatever the game."""
SHARES: Final = {"learn": 0.1, "look": 0.5, "screen": 0.2, "judge": 0.2}
"""How much of the work each stage is, in their order."""
CHANCES: Final = ("look",)
BETTER: Final = ("screen", "judge")
"""The stages that curves and accounts come from, and those that find better choices."""
ENOUGH: Final = 500_000
"""Quick guesses from which the scale is learned, at most: that is one part, and others wait for it."""
FEWEST: Final = 4
MOST: Final = 2000
"""Futures for one question."""
DEALS: Final = 10
"""So many times as many are looked at before the deal: it is one question only."""
PARTS: Final = 24
"""Each stage is worked out in about so many parts."""
JUDGED: Final = 6
"""So many choices of each seat are judged: those for which another one looked best."""
PROMISING: Final = 0.02
"""Another choice has to look so much better to be judged."""


def usual_effort(game: Game, compiled: bool) -> float:
    """So that nobody waits long."""
    return 1.0 if compiled else SLOWLY / (SECONDS * game.profile.guesses)


def worked_out(start: State, moves: list[Move], part: ReviewPart) -> ReviewFound:
    """What comes of one part."""
    if part.kind == "learn":
        return ReviewFound(scale=learn(start.setup, part.seed, part.times))
    assert part.scale is not None
    chances = Chances(start.setup, part.scale)
    if part.kind == "deal":
        return ReviewFound(looks=[Look(_dealt(start, part, chances), [])])
    played = PlayedGame(start, moves)
    if part.kind == "look":
        return ReviewFound(looks=[_look(played, chances, number, part) for number in range(part.first, part.end)])
    if part.kind == "screen":
        free = played.free[part.first : part.end]
        return ReviewFound(candidates=[found for number in free for found in screen(played, chances, number, part)])
    return ReviewFound(better=judge(played, chances, part))


def _dealt(start: State, part: ReviewPart, chances: Chances) -> Prospect:
    """The chances before anything is dealt."""
    setup = start.setup
    rng = Rng(f"deal/{part.seed}")
    sample = chances.sample(part.times, max(1, min(RUNS, part.times // DEALS)))
    for _ in range(part.times):
        state = setup.game.new(setup.seats, f"{part.seed}/{rng.word()}", setup.options)
        state.imagine_open_into(chances.imagined, rng)
        chances.look(chances.imagined, 0, rng)
        sample.add(chances.found)
    return sample.estimate()


def _look(played: PlayedGame, chances: Chances, number: int, part: ReviewPart) -> Look:
    """How the game looked at the beginning of a stretch, and after its choices.

    Each question begins the same stream of chance anew, so that no answer depends on what another one was about.
    """

    def asked(move: int, seat: int, played_by: int = OPEN, code: int = OPEN) -> Prospect:
        return chances.of(played.states[move], seat, move, part.times, Rng(f"look/{part.seed}"), played_by, code)

    stretch = played.stretches[number]
    open = asked(stretch.first, OPEN)
    known = [asked(stretch.first, seat) for seat in range(chances.setup.seats)]
    if not stretch.revealing:
        return Look(open, known)
    last = stretch.end - 1
    seat, code = played.moves[last]
    open_after = asked(last, OPEN, seat, code)
    return Look(open, known, open_after, asked(last, seat, seat, code) if stretch.free else None)


class Reviewing:
    """A review in the making."""

    def __init__(
        self,
        start: State,
        moves: list[Move],
        seed: str,
        effort: float = 1.0,
        dealt: bool = True,
        scale: Scale | None = None,
        stages: tuple[str, ...] = CHANCES + BETTER,
    ) -> None:
        self.moves = moves
        self.seed = seed
        self.work = effort * SECONDS * start.setup.game.profile.guesses
        """So many choices are made by quick guesses."""
        self.dealt = dealt
        """Whether the game began with a deal, and not from a position."""
        self.played = PlayedGame(start, moves)
        self.seats = start.setup.seats
        self.scale = scale
        self.before: Prospect | None = None
        self.looks: list[Look] = []
        self.candidates: list[Candidate] = []
        self.better: list[Better] = []
        self.stages: list[str] = [*([] if scale else ["learn"]), *stages]
        """Those that are to come, and the present one before them."""
        self.total: float = sum([SHARES[stage] for stage in self.stages])
        self.parts: list[ReviewPart] = self._parts_of(self.stages[0])
        """What is to be worked out next, and after that, in this stage."""
        self.done = 0
        self._skip_empty()

    def next(self) -> ReviewPart | None:
        """What is to be worked out next; None if all is done."""
        return self.parts[0] if self.parts else None

    def share(self) -> float:
        """How much is done, from 0 to 1."""
        if not self.parts:
            return 1.0
        left = sum([SHARES[stage] for stage in self.stages])
        left -= SHARES[self.stages[0]] * self.done / (self.done + len(self.parts))
        return 1.0 - left / self.total

    def take(self, found: ReviewFound) -> None:
        """What came of that part."""
        part = self.parts.pop(0)
        self.done += 1
        self.scale = found.scale or self.scale
        if part.kind == "deal":
            self.before = found.looks[0].open
        else:
            self.looks += found.looks
        self.candidates += found.candidates
        self.better += [] if found.better is None else [found.better]
        self._skip_empty()

    def finish(self) -> None:
        """Works out all that is left."""
        while (part := self.next()) is not None:
            self.take(worked_out(self.played.states[0], self.moves, part))

    def _skip_empty(self) -> None:
        """The next stage that has any parts, if this one has none left."""
        while not self.parts and len(self.stages) > 1:
            del self.stages[0]
            self.done = 0
            self.parts = self._parts_of(self.stages[0])

    def _parts_of(self, stage: str) -> list[ReviewPart]:
        if stage == "learn":
            return [self._part("learn", 0, 0, min(ENOUGH, int(SHARES["learn"] * self.work)))]
        if stage == "look":
            return self._look_parts()
        return self._screen_parts() if stage == "screen" else self._judge_parts()

    def review(self) -> Review:
        """What was found, when all is done."""
        course = Curve(self.played, self.before, self.looks)
        movers = [self.moves[number][0] for number in self.played.free]
        return Review(
            moves=len(self.moves),
            points=course.points(),
            turns=course.turns(),
            choices=[movers.count(seat) for seat in range(self.seats)],
            better=self.better,
            accounts=course.accounts(),
        )

    def _look_parts(self) -> list[ReviewPart]:
        questions = 0
        for stretch in self.played.stretches:
            questions += 1 + self.seats
            if stretch.revealing:
                questions += 2 if stretch.free else 1
        times = self._times("look", questions)
        parts = self._spans("look", len(self.played.stretches), times)
        if self.dealt:
            parts.insert(0, self._part("deal", 0, 0, min(MOST, DEALS * times)))
        return parts

    def _screen_parts(self) -> list[ReviewPart]:
        free = len(self.played.free)
        return self._spans("screen", free, self._times("screen", free))

    def _judge_parts(self) -> list[ReviewPart]:
        chosen: list[Candidate] = []
        for seat in range(self.seats):
            own = [found for found in self.candidates if self.moves[found.move][0] == seat and found.gain >= PROMISING]
            chosen += sorted(own, key=lambda found: -found.gain)[:JUDGED]
        assert self.scale is not None
        ends = self.scale.moves / max(1.0, self.scale.look)  # some futures are played to the end of the game
        times = self._times("judge", int(len(chosen) * (6.0 + ends / 2.0)))
        return [
            self._part("judge", found.move, found.move + 1, times, found.codes)
            for found in sorted(chosen, key=lambda found: found.move)
        ]

    def _times(self, stage: str, questions: int) -> int:
        """How many futures there are for each of so many questions."""
        assert self.scale is not None
        return max(FEWEST, min(MOST, int(SHARES[stage] * self.work / max(1.0, self.scale.look) / max(1, questions))))

    def _spans(self, kind: str, count: int, times: int) -> list[ReviewPart]:
        each = max(1, -(-count // PARTS))
        return [self._part(kind, first, min(count, first + each), times) for first in range(0, count, each)]

    def _part(self, kind: str, first: int, end: int, times: int, codes: list[int] | None = None) -> ReviewPart:
        return ReviewPart(
            kind=kind, seed=self.seed, first=first, end=end, scale=self.scale, times=times, codes=codes or []
        )


def review(start: State, moves: list[Move], seed: str, effort: float = 1.0) -> Review:
    """A whole one at once, of a game from its deal on."""
    reviewing = Reviewing(start, moves, seed, effort)
    reviewing.finish()
    return reviewing.review()
