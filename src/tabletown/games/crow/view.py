"""The table of The Crow in plain lines, made from a view and from nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletown.games.crow.rules.words import (
    BUILDING_WORDS,
    BUILDINGS,
    CHARACTERS,
    CROW,
    DOOMED,
    DOWN,
    GANG,
    GANGSTERS,
    NAMED_BUILDINGS,
    NONE,
    PLACE_WORDS,
    QUADRANTS,
    SIDE_WORDS,
    SIZE,
    SPACES,
    STARTERS,
    SYMBOLS,
)
from tabletown.kernel.page import Page
from tabletown.kernel.shown import Param, Seat, View

if TYPE_CHECKING:
    from tabletown.games.crow.game import TheCrow

LETTERS: Final = ("TB", "FB", "TT", "SK", "MY", "GR", "TD", "GI", "ER", "CR", "AL", "SA")
"""Characters on the map."""
CONDITIONS: Final = {DOWN: "down", DOOMED: "doomed"}


def text(game: TheCrow, view: View, names: list[str] | None) -> str:
    """Everything in the view, in lines that a screen reader can read aloud."""
    page = NightPage(game, view, names)
    parts = [page.heading(), page.map(), page.buildings(), page.people(), page.attack(), page.crow(), page.gang()]
    return "\n\n".join("\n".join(lines) for lines in parts if lines)


class NightPage(Page["TheCrow"]):
    """One view of The Crow, ready to be put into words."""

    def __init__(self, game: TheCrow, view: View, names: list[str] | None) -> None:
        super().__init__(game, view, names)
        self.city = game.box.city(self.number("city"))
        self.site = self.numbers("site")
        self.where = self.numbers("where")

    def cards(self, zone: str) -> str:
        return ", ".join(self.card(kind) for kind in self.view.zones[zone]) or self.say("text-nothing")

    def who(self, number: int) -> str:
        return self.say("who-name", who=CHARACTERS[number])

    def place(self, place: int) -> str:
        """A row and a column, or a building by its name or its number."""
        if place >= SPACES and place - SPACES in self.site:
            place = SPACES + BUILDINGS + self.site.index(place - SPACES)
        return self.say("to-name", to=PLACE_WORDS[place])

    def lines_of(self, id: str, people: list[int]) -> list[str]:
        return [self.say(id, people=", ".join(self.who(who) for who in people))] if people else []

    # The night

    def heading(self) -> list[str]:
        lines = [self.say("text-round", round=self.number("round"), side=SIDE_WORDS[self.number("turn")])]
        lines += [self.say(f"option-{name}") for name, chosen in sorted(self.view.options.items()) if chosen]
        if self.view.over:
            winner = self.number("winner")
            lines.append(self.say("text-over", side="nobody" if winner == NONE else SIDE_WORDS[winner]))
        lines += [self.say("text-acts", seat=Seat(seat), step=self.view.step) for seat in self.view.actors]
        if self.number("active") != NONE:
            lines.append(self.say("text-active", who=CHARACTERS[self.number("active")], left=self.number("left")))
        if self.number("asked"):
            lines.append(self.say("text-asked"))
        for side, unasked in enumerate(self.numbers("unasked")):
            if unasked:
                lines.append(self.say("text-unasked", side=SIDE_WORDS[side]))
        return lines

    def map(self) -> list[str]:
        """Streets are dots; a building shows its board and its letter, a capital one if it has a name."""
        rows = ["     " + " ".join(f"{column:2}" for column in range(SIZE))]
        for row in range(SIZE):
            cells = [self.cell(SIZE * row + column) for column in range(SIZE)]
            rows.append(f"{row:3}  " + " ".join(cells))
        return rows

    def cell(self, space: int) -> str:
        building = int(self.city.at[space])
        if building != NONE:
            board, letter = self.city.buildings[building][0], self.city.buildings[building][-1]
            return board + (letter.upper() if building in self.site else letter)
        if space in self.where:
            return LETTERS[self.where.index(space)]
        return " x" if space in self.numbers("token") else " ."

    def buildings(self) -> list[str]:
        lines = []
        burning = self.numbers("burning")
        for name, building in enumerate(self.site):
            strength = int(self.game.box.strength[name])
            if NAMED_BUILDINGS[name] == "pit" and self.view.options["fire_pit"]:
                strength = int(self.game.box.pit_strength)
            params: dict[str, Param] = {
                "building": NAMED_BUILDINGS[name],
                "number": BUILDING_WORDS[building],
                "letters": self.city.buildings[building],
                "strength": strength,
                "fire": self.numbers("fire")[name],
                "burns": "yes" if burning[building] else "no",
                "bomb": "no",
            }
            if self.number("bomb") == name:
                params["bomb"] = "due" if self.number("bomb_due") else "yes"
            lines.append(self.say("text-building", **params))
        regular = [building for building in range(BUILDINGS) if burning[building] and building not in self.site]
        if regular:
            lines.append(self.say("text-regular", buildings=", ".join(BUILDING_WORDS[i] for i in regular)))
        if self.number("bomb") == NONE and self.number("bomb_due"):
            lines.append(self.say("text-bomb-gone"))
        return lines

    def people(self) -> list[str]:
        return [self.person(who) for who in range(len(CHARACTERS))] + self.tokens()

    def person(self, who: int) -> str:
        if self.where[who] == NONE:
            return self.say("text-dead", who=CHARACTERS[who])
        condition = self.numbers("condition")[who]
        return self.say(
            "text-person",
            who=CHARACTERS[who],
            letters=LETTERS[who],
            place=self.place(self.where[who]),
            quadrant=QUADRANTS[self.city.neighborhood[self.where[who]]],
            condition=CONDITIONS.get(condition, "up"),
        )

    def tokens(self) -> list[str]:
        lines = []
        for token, place in enumerate(self.numbers("token")):
            if place != NONE:
                owner = CHARACTERS[token] if token < STARTERS else "flaming"
                lines.append(self.say("text-token", who=owner, place=self.place(place)))
        return lines

    def attack(self) -> list[str]:
        """The attack that is going on, or was the last one."""
        if self.number("attacker") == NONE:
            return []
        spot = self.number("spot")
        lines = [
            self.say(
                "text-attack",
                who=CHARACTERS[self.number("attacker")],
                other=CHARACTERS[self.number("target")],
                place=self.place(spot) if spot != NONE else "-",
                dice=self.number("dice"),
                guard=self.number("guard"),
            )
        ]
        for name in ("roll", "saves", "hits", "knives"):
            shown = [f"{count} {SYMBOLS[i]}" for i, count in enumerate(self.numbers(name)) if count]
            if shown:
                lines.append(self.say(f"text-{name}", dice=", ".join(shown)))
        for name in ("rerolls", "myca_used", "raps"):
            if self.number(name):
                lines.append(self.say(f"text-{name}", count=self.number(name)))
        return lines

    # The sides

    def crow(self) -> list[str]:
        lines = [
            self.say("text-crow", seat=Seat(CROW), health=self.number("health"), actions=self.number("actions")),
            self.say("text-death-list", tokens=self.from_top("death_list")),
            self.say("text-crow-board", tokens=self.cards("crow_board"), city=self.cards("in_city")),
        ]
        if self.view.zones["ring"]:
            lines.append(self.say("text-ring", tokens=self.cards("ring")))
        if self.number("lost"):
            lines.append(self.say("text-lost", count=self.number("lost")))
        if self.number("recovered"):
            lines.append(self.say("text-recovered"))
        return lines + self.plots("crow")

    def from_top(self, zone: str) -> str:
        return ", ".join(self.card(kind) for kind in reversed(self.view.zones[zone])) or self.say("text-nothing")

    def gang(self) -> list[str]:
        lines = [self.say("text-captain", seat=Seat(self.number("captain")))]
        for seat in range(GANG, self.view.seats):
            own = [who for who in range(STARTERS) if self.numbers("control")[who] == seat]
            people = ", ".join(self.who(who) for who in own) or self.say("text-nothing")
            lines.append(self.say("text-control", seat=Seat(seat), people=people))
        lines += self.lines_of("text-to-act", [who for who in range(GANGSTERS) if self.numbers("to_act")[who]])
        if self.number("boss_out"):
            lines.append(self.say("text-boss", wounded="yes" if self.number("wounded") else "no"))
        lines += self.objective()
        return lines + self.plots("gang")

    def objective(self) -> list[str]:
        lines = [self.say("text-objective", card=self.cards("objective"), left=len(self.view.zones["objectives"]))]
        for kind in self.view.zones["objective"]:
            if kind is not None:
                lines.append(self.say("text-rule", rule=self.game.texts[kind]))
        if self.number("revealed"):
            lines.append(self.say("text-revealed"))
        for number, ruled_out in enumerate(self.numbers("ruled_out")):
            if ruled_out:
                name = self.game.box.objectives[number].name
                lines.append(self.say("text-ruled-out", card=self.game.say(self.game.piece(name))))
        return lines

    def plots(self, side: str) -> list[str]:
        """The Plot cards of a side; the text of those that the reader can see in the hand."""
        zones = self.view.zones
        lines = [
            self.say(
                "text-plots",
                side=side,
                deck=len(zones[f"{side}_deck"]),
                hand=len(zones[f"{side}_hand"]),
                lasting=self.cards(f"{side}_lasting"),
                discard=self.cards(f"{side}_discard"),
            )
        ]
        for kind in zones[f"{side}_hand"]:
            if kind is not None:
                rule = self.game.texts[kind]
                lines.append(self.say("text-card", card=self.game.say(self.game.piece(kind)), rule=rule))
        known = [self.card(kind) for kind in zones[f"{side}_deck"] if kind is not None]
        return lines + ([self.say("text-known", cards=", ".join(known))] if known else [])
