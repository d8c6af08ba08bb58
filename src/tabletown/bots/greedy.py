"""The bot that looks one choice ahead."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.bots.bot import Bot, Ranked, sensible
from tabletown.kernel.state import State
from tabletown.kernel.step import Actions


class GreedyBot(Bot):
    """Takes the choice after which its seat stands best, on average over some imagined worlds.

    Without `worlds` there are as many as the game says.
    """

    def __init__(self, worlds: int = 0, seed: int | str = 0) -> None:
        super().__init__("greedy", seed)
        self.worlds = worlds

    def rank(self, state: State, seat: int) -> list[Ranked]:
        legal = state.legal(seat)
        if len(legal) == 1:
            return [Ranked(legal[0], 0.5, 0)]
        codes = sensible(state, seat)
        sums = [0.0] * len(codes)
        world = state.clone()
        after = state.clone()
        out = Actions(state.layout.actions)
        profile = state.setup.game.profile
        worlds = self.worlds or profile.worlds
        for _ in range(worlds):
            state.imagine_into(world, seat, self.rng)
            for i, code in enumerate(codes):
                after.copy_from(world)
                after.play(seat, code)
                if not self._settle(after, seat, out, profile.guided) and profile.guided:
                    self._finish(after, state.depth, out)
                sums[i] += after.result(seat) if after.over else after.evaluate(seat)
        ranked = [Ranked(code, sums[i] / float(worlds), worlds) for i, code in enumerate(codes)]
        shuffled = [(-choice.value, self.rng.word(), choice) for choice in ranked]
        shuffled.sort(key=_first_two)
        return [choice for _, _, choice in shuffled] + [Ranked(code, 0.0, 0) for code in legal if code not in codes]

    def _settle(self, state: State, seat: i64, out: Actions, guided: bool) -> bool:
        """Where the choice is still sealed, it takes effect as soon as all others have chosen: whether that was so.

        They choose at random, or by quick guesses that are good enough. Nothing that follows was begun by this choice.
        """
        if state.over or state.sealed(seat) < 0:
            return False
        while not state.over and state.sealed(seat) >= 0:
            for other in range(state.seats):
                if (state.acting() >> other) & 1:
                    state.legal_into(other, out)
                    code = state.guess(other, out, self.rng) if guided else out.at(self.rng.below(out.size))
                    state.play(other, code)
        return True

    def _finish(self, state: State, depth: i64, out: Actions) -> None:
        """What the choice has begun on top of the present step is finished by quick guesses."""
        while not state.over and state.depth > depth:
            for seat in range(state.seats):
                if (state.acting() >> seat) & 1:
                    state.legal_into(seat, out)
                    state.play(seat, state.guess(seat, out, self.rng))
                    break


def _first_two(entry: tuple[float, i64, Ranked]) -> tuple[float, i64]:
    return entry[0], entry[1]
