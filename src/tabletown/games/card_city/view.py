"""The table of Card City in plain lines, made from a view and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletown.games.card_city import figures
from tabletown.games.card_city.records import District
from tabletown.games.card_city.rules import number
from tabletown.games.card_city.rules.region import Region
from tabletown.games.card_city.rules.setup import crimes
from tabletown.games.card_city.rules.words import CRIME, GRID, NONE
from tabletown.kernel.page import Lines, Page
from tabletown.kernel.records import Message, Seat

if TYPE_CHECKING:
    from tabletown.games.card_city.game import CardCity

WIDEST = 3
"""Characters of a card on the map: a symbol of two, and the mark of a Crime."""


class CityPage(Page[Region]):
    """Everything in a view of Card City, in lines that a screen reader can read aloud."""

    game: CardCity
    positions = Region

    def parts(self) -> tuple[Lines, ...]:
        cities = (self.city(seat) for seat in range(self.view.seats))
        return self.heading(), self.supply(), self.lots(), *cities

    def heading(self) -> Lines:
        region, options = self.position, self.view.options
        yield self.say(
            "text-level", level=self.printed(str(options["level"])), goal=self.printed(str(options["victory"]))
        )
        yield self.say("text-goal", text=self.game.say(Message(f"content-{options['victory']}-text")))
        yield from self.options("option")
        if self.view.seats == 1:
            yield self.say(f"option-alone-{options['alone']}")
        if region.plan.crime:
            yield self.say("text-station", text=self.game.say(Message(f"content-{options['victory']}-station_text")))
        yield self.say("text-turn", turn=region[number.TURN], turns=region.plan.box.turns, phase=region[number.PHASE])
        if self.view.seats > 1:
            yield self.say("text-first", seat=Seat(region[number.FIRST]))
        yield from self.ending()
        for seat in self.view.actors:
            yield self.say("text-acts", seat=Seat(seat), what=self.game.say(Message(f"prompt-{self.view.step}")))

    def supply(self) -> Lines:
        names = ("residence", "industry", "commerce", "cloud", "station")
        counts = {name: len(self.view.zones[f"stack_{name}"]) for name in names}
        yield self.say("text-deck", size=len(self.view.zones["deck"]))
        for place, kind in enumerate(self.view.zones["deck"]):
            if kind is not None:
                yield self.say("text-deck-known", card=self.card(kind), place=place + 1)
        yield self.say("text-supply", **{name: counts[name] for name in names[:3]})
        if self.position.plan.level.clouds:
            yield self.say("text-clouds", count=counts["cloud"])
        if self.position.plan.crime:
            yield self.say("text-crimes", count=int(crimes(self.position)), stations=counts["station"])
        yield from self.pile("text-discard", "discard")
        yield from self.pile("text-left", "left")

    def lots(self) -> Lines:
        """What is being divided and what is offered."""
        region, zones = self.position, self.view.zones
        splitter = region[number.SPLITTER]
        if splitter != NONE:
            yield self.say(
                "text-divides",
                seat=Seat(splitter),
                chooser=Seat(region[number.CHOOSER]),
                division=region[number.DIVISION],
            )
            for zone in ("hand", "cut_a", "cut_down", "cut_up"):
                if zones[f"{zone}:{splitter}"]:
                    yield self.say(f"text-{zone.replace('_', '-')}", cards=self.pieces(f"{zone}:{splitter}"))
        elif splitter == NONE and self.view.seats == 1 and zones["hand:0"]:
            yield self.say("text-drawn", cards=self.pieces("hand:0"))
        for lot in ("a", "b"):
            if zones[f"{lot}_up"] or zones[f"{lot}_down"]:
                up, down = self.listed(self.known_names(f"{lot}_up")), self.pieces(f"{lot}_down")
                yield self.say("text-lot", lot=lot, up=up, down=down)

    def known_names(self, zone: str) -> list[str]:
        return [self.card(kind) for kind in self.known(zone)]

    def city(self, seat: int) -> Lines:
        region = self.position
        yield self.about(
            seat,
            "text-city",
            points=self.view.scores[seat],
            revenue=int(region.revenue(seat)),
            size=int(region.city_size(seat)),
            limit=int(region.limit(seat)),
            acts=self.acts(seat),
        )
        yield self.say(
            "text-score",
            goal=int(region.goal_points(seat)),
            cash=int(region.settled(seat)[0] // region.plan.victory.dollars_per_point),
            empty=int(region.empty(seat)),
        )
        if region.plan.ecological:
            yield self.say("text-pollution", percent=int(region.pollution(seat)))
        yield from self.counts("loans", at=seat)
        if self.view.zones[f"lot:{seat}"]:
            yield self.say("text-cards", cards=self.pieces(f"lot:{seat}"), division=region[number.TAKEN + seat])
        yield from self.map(seat)
        for district in figures.city(region, seat).districts:
            yield self.district(district)

    def map(self, seat: int) -> Lines:
        """North is up. A blank square is a point."""
        region = self.position
        west, east = region[number.WEST + seat], region[number.EAST + seat]
        for y in range(region[number.NORTH + seat], region[number.SOUTH + seat] - 1, -1):
            row = [self.symbol(seat, int(GRID.bits[GRID.space(x, y)])) for x in range(west, east + 1)]
            yield "  ".join(symbol.ljust(WIDEST) for symbol in row).rstrip()

    def symbol(self, seat: int, bit: int) -> str:
        kind = self.position.kind_at(seat, bit)
        if kind == NONE:
            return "."
        crime = self.position.crimes(seat) & bit
        return self.game.symbols[kind] + (self.game.symbols[CRIME] if crime else "")

    def district(self, district: District) -> str:
        return self.say(
            f"text-district-{district.type}",
            size=len(district.spaces),
            space=self.game.word(district.spaces[0]),
            beside=district.beside,
            needed=district.needed,
            grows=bool(district.grows),
            polluted=bool(district.polluted),
        )
