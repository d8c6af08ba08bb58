"""The table of Crimson Crush in plain lines, made from a view and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.crimson.rules import HERO, KEEP, ORDER, POWER, ROUND, ROW, ROWS, STARTER, VILLAIN, Town, half
from tabletown.kernel.page import Lines, Page
from tabletown.kernel.records import Seat

if TYPE_CHECKING:
    from tabletown.games.crimson.game import Crimson


class CrimsonPage(Page[Town]):
    """Everything in a view of Crimson Crush, in lines that a screen reader can read aloud."""

    game: Crimson
    positions = Town

    def parts(self) -> tuple[Lines, ...]:
        return self.heading(), self.rows(), self.players(), self.score_sheet()

    def heading(self) -> Lines:
        town, cards = self.position, self.position.cards
        yield self.say("text-round", round=town[ROUND] + 1, rounds=cards.rounds[town.seats])
        yield self.say("text-starter", seat=Seat(town[STARTER]))
        yield self.say("text-closed", closed=town.closed_rows(), end=cards.closed_to_end[town.seats])
        yield self.say("text-deck", size=len(self.view.zones["deck"]))
        for place, kind in enumerate(self.view.zones["deck"]):
            if kind is not None:
                yield self.say("text-deck-known", card=self.card(kind), place=place + 1)
        yield from self.options("text")
        yield from self.ending()
        if self.view.step == "power":
            yield self.say("text-scoring", row=self.game.colours[self.order()[town[ROW]]])
        elif self.view.step == "stuck":
            yield self.say("text-stuck", seat=Seat(self.view.actors[0]))

    def order(self) -> list[int]:
        return [self.position[ORDER + row] for row in range(ROWS)]

    def rows(self) -> Lines:
        """From top to bottom: suburb, the citizens and the sum of each side, who is ahead."""
        yield self.say("text-sides")
        for colour in self.order():
            ahead = self.position.balance(colour)
            yield self.say(
                "text-row",
                row=self.game.colours[colour],
                colour=self.game.colours[colour],
                hero=self.side(half(colour, HERO)),
                villain=self.side(half(colour, VILLAIN)),
                hero_sum=self.position.sum(colour, HERO),
                villain_sum=self.position.sum(colour, VILLAIN),
                ahead="hero" if ahead > 0 else "villain" if ahead < 0 else "nobody",
                closed=self.position.closed(colour),
            )

    def side(self, side: int) -> str:
        """The values on a side, from the battle card outwards."""
        values = [str(self.game.value_of(kind)) for kind in self.known(f"side:{side}")]
        return f" ({' '.join(values)})" if values else ""

    def players(self) -> Lines:
        for seat, points in enumerate(self.view.scores):
            cards, power = len(self.view.zones[f"hand:{seat}"]), self.position[POWER + seat] == 1
            yield self.say(
                "text-player", seat=Seat(seat), points=points, cards=cards, power=power, acts=self.acts(seat)
            )
            yield from self.hand(seat)
        if self.view.sealed is not None:
            yield self.say("text-kept" if self.view.sealed == KEEP else "text-used")

    def score_sheet(self) -> Lines:
        """The rounds so far, and the rows of the present one."""
        for round in range(self.position[ROUND] + 1):
            yield self.say("text-round-points", round=round + 1, points=self.points(f"round_points_{round}"))
        for row in range(self.position[ROW]):
            name = self.game.colours[self.order()[row]]
            yield self.say("text-row-points", row=name, points=self.points(f"row_points_{row}"))

    def points(self, name: str) -> str:
        points = self.view.numbers[name]
        assert isinstance(points, list)
        return ", ".join(f"{value:+d}" if value else "0" for value in points)
