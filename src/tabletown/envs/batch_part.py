"""Many games at once, in packed rows that array libraries read without a copy.

Row `i` of everything belongs to game `i`. A game that ends begins anew at once.
"""

from __future__ import annotations

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from tabletown.envs.encoder import Observations, narrow
from tabletown.kernel.rng import Rng
from tabletown.kernel.setup import Setup
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions


class BatchPart:
    """So many games of one set-up, of a batch in which they count from `first`."""

    def __init__(self, setup: Setup, first: int, count: int, observed: bool) -> None:
        self.setup = setup
        self.first = first
        self.count: i64 = count
        self.width: i64 = setup.layout.actions
        self.seats: i64 = setup.seats
        self.seed = ""
        self.games: vec[State] = vec[State]([])
        self.played: vec[i64] = vec[i64]([0] * count)
        self.dice: vec[Rng] = vec[Rng]([Rng() for _ in range(count)])
        self.offered: vec[Actions] = vec[Actions]([Actions(setup.layout.actions) for _ in range(count)])
        """For each game what is legal: the same that its mask shows."""
        # What the outside reads:
        self.random: vec[i32] = vec[i32]([0] * count)
        self.acting: vec[i32] = vec[i32]([0] * count)
        self.mask: vec[u8] = vec[u8]([0] * (count * setup.layout.actions))
        self.rewards: vec[float] = vec[float]([0.0] * (count * setup.seats))
        self.final_scores: vec[i32] = vec[i32]([0] * (count * setup.seats))
        self.done: vec[u8] = vec[u8]([0] * count)
        self.observations: Observations | None = Observations(setup, count) if observed else None

    def reset(self, seed: str) -> None:
        """Every game begins anew, with the first of its seeds."""
        self.seed = seed
        self.played = vec[i64]([0] * int(self.count))
        self.games = vec[State]([self._fresh(i) for i in range(self.count)])
        i: i64 = 0
        while i < self.count:
            self.dice[i].reseed(f"{self._seed(i)}/random")
            self._calm(i)
            self._look(i, self.games[i])
            i += 1

    def refused(self, actions: bytes) -> int:
        """The first game in which the action is not legal, or -1."""
        i: i64 = 0
        while i < self.count:
            code = i64(read_i32_le(actions, 4 * i))
            slot = i * self.width + code
            if code < 0 or code >= self.width or self.mask[slot] == 0:
                return i
            i += 1
        return -1

    def step(self, actions: bytes) -> None:
        """Plays a legal action in each game: numbers of 32 bits, the low byte first."""
        i: i64 = 0
        while i < self.count:
            if self.done[i] != 0:
                self._calm(i)
            state = self.games[i]
            state.play(i64(self.acting[i]), i64(read_i32_le(actions, 4 * i)))
            if state.over:
                self._end(state, i)
                state = self.games[i]
            self._look(i, state)
            i += 1

    def _seed(self, i: i64) -> str:
        """A game has a seed of its own, wherever it is played."""
        return f"{self.seed}/{self.first + i}/{self.played[i]}"

    def _fresh(self, i: i64) -> State:
        state = self.setup.game.blank(self.setup)
        state.rng.reseed(self._seed(i))
        state.push(0)
        state.advance()
        return state

    def _calm(self, i: i64) -> None:
        """Nothing has ended here of late."""
        self.done[i] = 0
        at = i * self.seats
        end = at + self.seats
        while at < end:
            self.rewards[at] = 0.0
            self.final_scores[at] = 0
            at += 1

    def _end(self, state: State, i: i64) -> None:
        self.done[i] = 1
        at = i * self.seats
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[at + seat] = state.result(seat)
            self.final_scores[at + seat] = narrow(state.points(seat))
            seat += 1
        self.played[i] += 1
        self.games[i] = self._fresh(i)

    def _look(self, i: i64, state: State) -> None:
        """Notes who is to choose, what is legal, a random one of that, and what the seat sees."""
        waiting = state.waiting
        seat: i64 = 0
        while not (waiting >> seat) & 1:
            seat += 1
        self.acting[i] = i32(seat)
        offered = self.offered[i]
        codes = offered.codes
        mask = self.mask
        at = i * self.width
        k = offered.size
        while k > 0:
            k -= 1
            mask[at + codes[k]] = 0
        state.legal_into(seat, offered)
        k = offered.size
        self.random[i] = i32(codes[self.dice[i].below(k)])
        while k > 0:
            k -= 1
            mask[at + codes[k]] = 1
        observations = self.observations
        if observations is not None:
            observations.write(i, state, seat)
