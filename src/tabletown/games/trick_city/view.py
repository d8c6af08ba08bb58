"""The table of Trick City in plain lines, made from a view and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.trick_city.figures import tallies
from tabletown.games.trick_city.rules.table import City
from tabletown.games.trick_city.rules.words import DEALT, NONE, SIDE_WORDS, SIDES, SPOTS, SUITS, TRICKS
from tabletown.kernel.page import Page
from tabletown.kernel.records import Seat, View
from tabletown.kernel.view import seen

if TYPE_CHECKING:
    from tabletown.games.trick_city.game import TrickCity


def text(game: TrickCity, view: View, names: list[str] | None) -> str:
    """Everything in the view, in lines that a screen reader can read aloud."""
    page = CityPage(game, view, names)
    parts = [page.heading(), page.hit_line(), page.players(), page.piles()]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


class CityPage(Page["TrickCity"]):
    """One view of Trick City, ready to be put into words."""

    def __init__(self, game: TrickCity, view: View, names: list[str] | None) -> None:
        super().__init__(game, view, names)
        self.sides = game.sides(view.seats, view.options)

    def cards(self, zone: str) -> str:
        return ", ".join(self.card(kind) for kind in self.view.zones[zone])

    # The location

    def heading(self) -> list[str]:
        lines = [self.say("text-round", round=self.number("round"), trick=self.number("trick"), tricks=TRICKS)]
        lines += [self.say("text-locations", set=str(self.view.options["locations"]))]
        lines += [self.say(f"text-{name}") for name in ("random_heroes", "strict_suit") if self.view.options[name]]
        if self.view.over:
            lines.append(self.say("prompt-over"))
        for location in self.view.zones["location"]:
            assert location is not None
            place = self.game.box.locations[self.game.box.location_names.index(location)]
            lines.append(self.say("text-location", location=self.card(location), most=int(place.most)))
            lines.append(self.game.say(self.game.rule(location)))
        for side in range(SIDES):
            lines.append(
                self.say(
                    "text-side",
                    side=self.side_word(side),
                    vp=self.numbers("vp")[side],
                    trophies=self.cards(f"trophies:{side}") or "none",
                    won="yes" if self.number("last_winner") == side else "no",
                )
            )
        if self.number("stash"):
            lines.append(self.say("text-stash", stash=self.number("stash")))
        return lines

    def side_word(self, side: int) -> str:
        return SIDE_WORDS[2 * (self.view.seats - 2) + side]

    # The Hit Line

    def hit_line(self) -> list[str]:
        if self.number("round") == 0:
            return [self.say("text-first", seat=Seat(self.number("opener")))]
        lead = self.number("lead_suit")
        lines = [
            self.say("text-opener", seat=Seat(self.number("opener"))),
            self.say("text-leader", seat=Seat(self.number("leader"))),
            self.say("text-lead-suit", suit="none" if lead == NONE else SUITS[lead]),
        ]
        if self.number("order") != NONE:
            lines.append(self.say("text-order", seat=Seat(self.number("order"))))
        lines += [self.spot(spot) for spot in range(SPOTS)]
        return lines + self.winning()

    def winning(self) -> list[str]:
        """The card that would win if the trick ended now."""
        city = seen(self.game, self.view)
        assert isinstance(city, City)
        now = tallies(city)
        return [self.say("text-winning", spot=now.winning, vp=now.prize)] if now.winning else []

    def spot(self, spot: int) -> str:
        """A card with all that changes it."""
        cards = self.view.zones[f"line:{spot}"]
        if not cards or cards[0] is None:
            return self.say("text-spot-empty", spot=spot + 1)
        power = self.view.zones[f"with:{spot}"]
        change, copy = self.numbers("change")[spot], self.numbers("copy")[spot]
        return self.say(
            "text-spot",
            spot=spot + 1,
            card=self.card(cards[0]),
            seat=Seat(self.numbers("player")[spot]),
            power=self.card(power[0]) if power else "none",
            up="yes" if self.numbers("face_up")[spot] else "no",
            suit="none" if self.numbers("suit")[spot] == NONE else SUITS[self.numbers("suit")[spot]],
            value=self.numbers("value")[spot],
            change=f"{change:+d}" if change else "none",
            copy=str(copy) if copy != NONE else "none",
            protected="yes" if self.numbers("protected")[spot] else "no",
        )

    # The players

    def players(self) -> list[str]:
        lines = []
        for seat in range(self.view.seats):
            hand = self.view.zones[f"hand:{seat}"]
            lines.append(
                self.say(
                    "text-player",
                    seat=Seat(seat),
                    side=self.side_word(self.sides[seat]),
                    cards=len(hand),
                    acts=self.view.step if seat in self.view.actors else "no",
                )
            )
            seen = [self.card(kind) for kind in hand if kind is not None]
            if seen:
                lines.append(self.say("text-hand", seat=Seat(seat), cards=", ".join(seen)))
            lines += self.powers(seat)
            for suit in SUITS:
                if self.numbers(f"void_{suit}")[seat]:
                    lines.append(self.say("text-void", suit=suit))
            if f"shield:{DEALT * seat}" in self.view.zones:
                lines += self.shield(seat)
        return lines

    def powers(self, seat: int) -> list[str]:
        lines = []
        for kind in self.view.zones[f"powers:{seat}"]:
            assert kind is not None
            lines.append(self.say("text-power", power=self.card(kind), rule=self.game.rule(kind)))
        for kind in self.view.zones[f"exhausted:{seat}"]:
            lines.append(self.say("text-exhausted", power=self.card(kind)))
        return lines

    def shield(self, seat: int) -> list[str]:
        """What is left of a Titan's shield, from the top row down."""
        places = self.game.box.shield.places
        left = [(name, self.view.zones[f"shield:{DEALT * seat + place}"]) for place, name in enumerate(places)]
        shown = [f"{name} {self.card(cards[0])}" for name, cards in left if cards]
        sidekick = self.cards(f"sidekick:{seat}")
        if not shown and not sidekick:
            return []
        return [self.say("text-shield", cards=", ".join(shown), sidekick=sidekick or "none")]

    # The piles

    def piles(self) -> list[str]:
        stack, discard = self.view.zones["stack"], self.view.zones["discard"]
        lines = []
        if stack:
            lines.append(self.say("text-stack", count=len(stack), final=self.card(stack[0])))
        if discard:
            played = ", ".join(self.card(kind) for kind in discard if kind is not None)
            lines.append(self.say("text-discard", count=len(discard), cards=played or "none"))
        if self.view.step in ("hero", "sidekick"):
            lines += self.on_offer()
        elif self.view.zones["reserve"]:
            lines.append(self.say("text-reserve", powers=self.cards("reserve")))
        return lines

    def on_offer(self) -> list[str]:
        """The power cards that nobody has chosen, with what they do."""
        lines = [self.say("text-offer")]
        for kind in self.view.zones["reserve"]:
            assert kind is not None
            lines.append(self.say("text-offered", power=self.card(kind), rule=self.game.rule(kind)))
        return lines
