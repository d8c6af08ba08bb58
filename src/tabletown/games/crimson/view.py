"""The table of Crimson Crush in plain lines, made from a view and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.crimson.rules import KEEP, ROWS
from tabletown.kernel.page import Page
from tabletown.kernel.records import Seat, View

if TYPE_CHECKING:
    from tabletown.games.crimson.game import Crimson


def text(game: Crimson, view: View, names: list[str] | None) -> str:
    """Everything in the view, in lines that a screen reader can read aloud."""
    page = CrimsonPage(game, view, names)
    return "\n".join([*page.heading(), "", *page.rows(), "", *page.players(), "", *page.score_sheet()]).rstrip()


class CrimsonPage(Page["Crimson"]):
    """One view of Crimson Crush, ready to be put into words."""

    def __init__(self, game: Crimson, view: View, names: list[str] | None) -> None:
        super().__init__(game, view, names)
        self.values = {name: int(game.cards.value[kind]) for kind, name in enumerate(game.layout.kinds)}

    def total(self, zone: str) -> int:
        return sum(self.values[kind] for kind in self.view.zones[zone] if kind is not None)

    def held(self, seat: int, colour: int) -> int:
        """The value of the citizens of a colour that are seen in a hand."""
        hand = [self.game.layout.kinds.index(kind) for kind in self.view.zones[f"hand:{seat}"] if kind is not None]
        return sum(int(self.game.cards.value[kind]) for kind in hand if self.game.cards.colour[kind] == colour)

    def heading(self) -> list[str]:
        seats = self.view.seats
        lines = [
            self.say("text-round", round=self.number("round") + 1, rounds=int(self.game.cards.rounds[seats])),
            self.say("text-starter", seat=Seat(self.number("starter"))),
            self.say(
                "text-closed",
                closed=sum(map(self.closed, self.order())),
                end=int(self.game.cards.closed_to_end[seats]),
            ),
            self.say("text-deck", size=len(self.view.zones["deck"])),
        ]
        for place, kind in enumerate(self.view.zones["deck"]):
            if kind is not None:
                lines.append(self.say("text-deck-known", card=self.card(kind), place=place + 1))
        lines.extend(self.say(f"text-{name}") for name, value in sorted(self.view.options.items()) if value)
        if self.view.over:
            lines.append(self.say("prompt-over"))
        elif self.view.step == "power":
            lines.append(self.say("text-scoring", row=self.game.colours[self.order()[self.number("row")]]))
        elif self.view.step == "stuck":
            lines.append(self.say("text-stuck", seat=Seat(self.view.actors[0])))
        return lines

    def closed(self, colour: int) -> bool:
        return not any(self.numbers("open")[2 * colour : 2 * colour + 2])

    def order(self) -> list[int]:
        return self.numbers("order")

    def rows(self) -> list[str]:
        """From top to bottom: suburb, the citizens and the sum of each side, who is ahead."""
        lines = [self.say("text-sides")]
        for colour in self.order():
            sides = [f"side:{2 * colour}", f"side:{2 * colour + 1}"]
            hero, villain = self.total(sides[0]), self.total(sides[1])
            lines.append(
                self.say(
                    "text-row",
                    row=self.game.colours[colour],
                    colour=self.game.colours[colour],
                    hero=self.cards(sides[0]),
                    villain=self.cards(sides[1]),
                    hero_sum=hero,
                    villain_sum=villain,
                    ahead="hero" if hero > villain else "villain" if villain > hero else "nobody",
                    closed="yes" if self.closed(colour) else "no",
                )
            )
        return lines

    def cards(self, zone: str) -> str:
        """The values on a side, from the battle card outwards."""
        values = " ".join(str(self.values[kind]) for kind in self.view.zones[zone] if kind is not None)
        return f" ({values})" if values else ""

    def players(self) -> list[str]:
        lines = []
        power = self.numbers("power")
        for seat in range(self.view.seats):
            hand = self.view.zones[f"hand:{seat}"]
            lines.append(
                self.say(
                    "text-player",
                    seat=Seat(seat),
                    points=self.view.scores[seat],
                    cards=len(hand),
                    power="yes" if power[seat] else "no",
                    acts="yes" if seat in self.view.actors else "no",
                )
            )
            seen = [self.card(kind) for kind in hand if kind is not None]
            if seen:
                lines.append(self.say("text-hand", seat=Seat(seat), cards=", ".join(seen)))
        if self.view.sealed is not None:
            lines.append(self.say("text-kept" if self.view.sealed == KEEP else "text-used"))
        return lines

    def score_sheet(self) -> list[str]:
        """The rounds so far, and the rows of the present one."""
        lines = []
        for round in range(self.number("round") + 1):
            points = self.numbers(f"round_points_{round}")
            lines.append(self.say("text-round-points", round=round + 1, points=_listed(points)))
        for row in range(ROWS):
            points = self.numbers(f"row_points_{row}")
            if row < self.number("row"):
                name = self.game.colours[self.order()[row]]
                lines.append(self.say("text-row-points", row=name, points=_listed(points)))
        return lines


def _listed(points: list[int]) -> str:
    return ", ".join(f"{value:+d}" if value else "0" for value in points)
