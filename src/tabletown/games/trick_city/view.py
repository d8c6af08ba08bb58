"""The table of Trick City in plain lines, made from a view and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.trick_city.figures import tallies
from tabletown.games.trick_city.rules import number, zone
from tabletown.games.trick_city.rules.table import City
from tabletown.games.trick_city.rules.words import NONE, SIDE_WORDS, SIDES, SPOTS, SUITS, TRICKS
from tabletown.kernel.page import Lines, Page
from tabletown.kernel.records import Seat

if TYPE_CHECKING:
    from tabletown.games.trick_city.game import TrickCity


class CityPage(Page[City]):
    """Everything in a view of Trick City, in lines that a screen reader can read aloud."""

    game: TrickCity
    positions = City

    def parts(self) -> tuple[Lines, ...]:
        return self.heading(), self.hit_line(), self.players(), self.piles()

    def side_word(self, side: int) -> str:
        return SIDE_WORDS[self.position.side_word(side)]

    # The location

    def heading(self) -> Lines:
        city = self.position
        yield self.say("text-round", round=city[number.ROUND], trick=city.trick(), tricks=TRICKS)
        yield self.say("text-locations", set=str(self.view.options["locations"]))
        yield from self.options("text")
        yield from self.ending()
        for location in self.known("location"):
            yield self.say("text-location", location=self.card(location), most=city.location().most)
            yield self.game.say(self.game.rule(location))
        for side in range(SIDES):
            trophies, won = self.cards(f"trophies:{side}") or "none", city[number.LAST_WINNER] == side
            vp = city[number.VP + side]
            yield self.say("text-side", side=self.side_word(side), vp=vp, trophies=trophies, won=won)
        yield from self.counts("stash")

    # The Hit Line

    def hit_line(self) -> Lines:
        city, opener = self.position, Seat(self.position[number.OPENER])
        if city[number.ROUND] == 0:
            yield self.say("text-first", seat=opener)
            return
        yield self.say("text-opener", seat=opener)
        yield self.say("text-leader", seat=Seat(city[number.LEADER]))
        yield self.say("text-lead-suit", suit=suit_word(city[number.LEAD_SUIT]))
        if city[number.ORDER] != NONE:
            yield self.say("text-order", seat=Seat(city[number.ORDER]))
        yield from (self.spot(spot) for spot in range(SPOTS))
        now = tallies(city)
        if now.winning:
            yield self.say("text-winning", spot=now.winning, vp=now.prize)

    def spot(self, spot: int) -> str:
        """A card with all that changes it."""
        city = self.position
        if not self.known(f"line:{spot}"):
            return self.say("text-spot-empty", spot=spot + 1)
        change, copy = city[number.CHANGE + spot], city[number.COPY + spot]
        return self.say(
            "text-spot",
            spot=spot + 1,
            card=self.cards(f"line:{spot}"),
            seat=Seat(city[number.PLAYER + spot]),
            power=self.cards(f"with:{spot}") or "none",
            up=city.is_up(spot),
            suit=suit_word(city[number.SUIT + spot]),
            value=city[number.VALUE + spot],
            change=f"{change:+d}" if change else "none",
            copy="none" if copy == NONE else str(copy),
            protected=city[number.PROTECTED + spot] == 1,
        )

    # The players

    def players(self) -> Lines:
        for seat, side in enumerate(self.position.setup.sides):
            acts, cards = self.view.step if self.acts(seat) else "no", len(self.view.zones[f"hand:{seat}"])
            yield self.say("text-player", seat=Seat(seat), side=self.side_word(side), cards=cards, acts=acts)
            yield from self.hand(seat)
            yield from self.powers("text-power", f"powers:{seat}")
            for power in self.known(f"exhausted:{seat}"):
                yield self.say("text-exhausted", power=self.card(power))
            for suit, name in enumerate(SUITS):
                if self.position[number.void(suit, seat)]:
                    yield self.say("text-void", suit=name)
            if self.position.is_titan(seat):
                yield from self.shield(seat)

    def powers(self, id: str, zone: str) -> Lines:
        """Power cards, with what they do."""
        return (self.say(id, power=self.card(kind), rule=self.game.rule(kind)) for kind in self.known(zone))

    def shield(self, seat: int) -> Lines:
        """What is left of a Titan's shield, from the top row down."""
        first = zone.shield(seat) - zone.SHIELD
        left = [(name, self.cards(f"shield:{first + i}")) for i, name in enumerate(self.game.box.shield.places)]
        shown, sidekick = [f"{name} {card}" for name, card in left if card], self.cards(f"sidekick:{seat}")
        if shown or sidekick:
            yield self.say("text-shield", cards=", ".join(shown), sidekick=sidekick or "none")

    # The piles

    def piles(self) -> Lines:
        stack, discard = self.view.zones["stack"], self.view.zones["discard"]
        if stack:
            yield self.say("text-stack", count=len(stack), final=self.card(stack[0]))
        if discard:
            yield self.say("text-discard", count=len(discard), cards=self.known_cards("discard") or "none")
        if self.view.step in ("hero", "sidekick"):
            yield self.say("text-offer")
            yield from self.powers("text-offered", "reserve")
        elif self.view.zones["reserve"]:
            yield self.say("text-reserve", powers=self.cards("reserve"))


def suit_word(suit: int) -> str:
    return "none" if suit == NONE else SUITS[suit]
