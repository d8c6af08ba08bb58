"""The table of The Crow in plain lines, made from a view and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from tabletown.games.crow.figures import figures, tallies
from tabletown.games.crow.rules import named, number, people, symbols
from tabletown.games.crow.rules.box import NO_SKILL
from tabletown.games.crow.rules.city import City
from tabletown.games.crow.rules.night import Night
from tabletown.games.crow.rules.words import NONE, PER_BOARD, PLACE_WORDS, SIDE_WORDS, SIZE, SPACES
from tabletown.kernel.page import Lines, Page
from tabletown.kernel.records import Seat, View

if TYPE_CHECKING:
    from tabletown.games.crow.game import TheCrow

CONDITIONS = ("up", "down", "doomed")
SKILLS = ("move", "fire", "attack", "defense")
FLAME_ROLLS = ("fire", "eric", "crow")
TOKEN_WORDS = (*people.NAMES[: people.STARTERS], "flaming")


class NightPage(Page[Night]):
    """Everything in a view of The Crow, in lines that a screen reader can read aloud."""

    game: TheCrow
    positions = Night

    def __init__(self, game: TheCrow, view: View, names: list[str] | None) -> None:
        super().__init__(game, view, names)
        self.tallies = tallies(self.position)
        self.figures = figures(self.position, view.seat)
        self.symbols = [self.say("symbol-name", symbol=symbol) for symbol in symbols.NAMES]

    def parts(self) -> Iterator[Lines]:
        yield from (self.heading(), self.objective(), self.gang(), self.crow(), self.death_list())
        yield from (self.city(), self.odds(), self.attack(), *map(self.plot_cards, SIDE_WORDS))

    # Words

    def place(self, place: int) -> str:
        """A named building by its name, every other place also by its word."""
        if place == NONE:
            return "none"
        word = PLACE_WORDS[self.position.place_word(place)]
        return self.say("building-name", building=word) if word in named.NAMES else self.found(word)

    def found(self, word: str) -> str:
        """A name that can be said, and where that is."""
        return self.say("text-found", name=self.game.word(word), word=word)

    # Lines

    def heading(self) -> Lines:
        """Whose turn it is, and who plays whom."""
        night, winner = self.position, self.tallies.winner
        yield self.say("text-round", round=night[number.ROUND], side=self.tallies.turn)
        yield from self.options("option")
        yield from self.ending()
        if self.view.over:
            yield self.say("event-won" if winner else "text-nobody", side=winner)
        for seat, side in enumerate(self.figures.sides):
            controls = [who for who in range(people.STARTERS) if night[number.CONTROL + who] == seat]
            gangsters = self.listed(self.say("who-name", who=people.NAMES[who]) for who in controls)
            captain = night.captain() == seat
            yield self.say("text-player", seat=Seat(seat), side=side, captain=captain, gangsters=gangsters)
        yield from self.choosing()
        for i, word in enumerate(SIDE_WORDS):
            if night[number.UNASKED + i]:
                yield self.say("text-unasked", side=word)

    def objective(self) -> Lines:
        goal = self.figures.objective
        for kind in self.view.zones["objective"]:
            if kind is None or goal is None:
                yield self.say("text-objective-hidden")
                continue
            yield self.say("text-objective", card=self.card(kind), revealed=goal.revealed == 1)
            for part in ("restriction", "basic", "showdown"):
                rule = self.printed(kind, f"{part}_text")
                yield self.say(f"text-{part}", rule=rule, progress=goal.progress, goal=goal.needed)
        names = [one.name for i, one in enumerate(self.game.box.objectives) if self.position[number.RULED_OUT + i]]
        if names:
            yield self.say("text-ruled-out", cards=self.listed(map(self.card, names)))
        yield self.say("text-put-away", cards=self.pieces("objectives"))

    def gang(self) -> Lines:
        active, left = self.position[number.ACTIVE], self.position[number.LEFT]
        yield self.say("text-gang")
        yield from (self.character(who) for who in range(people.GANGSTERS))
        if active != NONE:
            yield self.say("text-active", who=people.NAMES[active], left=left)
        elif left:
            yield self.say("text-left", left=left)
        yield from self.counts("asked")
        yield self.say("text-boss-out" if self.position[number.BOSS_OUT] else "text-boss-in")

    def crow(self) -> Lines:
        night = self.position
        yield self.say("text-crow", actions=night[number.ACTIONS], lost=night[number.LOST])
        yield from (self.character(who) for who in range(people.GANGSTERS, people.COUNT))
        yield self.say("text-health", health=night[number.HEALTH], most=self.figures.most_health)
        yield from self.counts("recovered")
        if self.tallies.captive:
            yield self.say("text-captive")

    def character(self, who: int) -> str:
        """Where somebody is, how it is, its skills as they are now, and whether it has still to act."""
        night, name, place = self.position, people.NAMES[who], self.position.where(who)
        condition = CONDITIONS[night[number.CONDITION + who]]
        acts = who < people.GANGSTERS and night[number.TO_ACT + who] == 1
        if place == NONE:
            coming = self.tallies.states[who] == "coming"
            return self.say("text-gone", who=name, coming=coming, condition=condition, acts=acts)
        values = [] if condition == "down" else [(skill, getattr(self.figures, skill)[who]) for skill in SKILLS]
        skills = [self.say("text-skill", skill=skill, value=value) for skill, value in values if value != NO_SKILL]
        return self.say(
            "text-character",
            who=name,
            place=self.place(place),
            street=night.on_streets(who),
            quadrant=self.figures.quadrants[night.neighborhood(who)].word,
            condition=condition,
            wounded=who == people.TOP_DOLLAR and night[number.WOUNDED] == 1,
            skills=self.listed(skills),
            acts=acts,
        )

    def death_list(self) -> Lines:
        """The Crow tokens on it, and all others."""
        tokens = map(self.card, reversed(self.view.zones["death_list"]))
        yield self.say("text-death-list", tokens=self.listed(tokens))
        yield from self.pile("text-ring", "ring")
        yield self.say("text-crow-board", cards=self.pieces("crow_board"))
        yield from self.pile("text-in-city", "in_city")
        for token, word in enumerate(TOKEN_WORDS):
            place = self.position[number.TOKEN + token]
            if place != NONE:
                yield self.say("text-token", token=word, place=self.place(place))

    def city(self) -> Lines:
        night = self.position
        for quadrant in self.figures.quadrants:
            board, turned = self.printed(quadrant.face, "name"), 90 * quadrant.turns
            yield self.say("text-quadrant", quadrant=quadrant.word, board=board, turned=turned)
            there = range(quadrant.first, quadrant.first + PER_BOARD)
            names = [(building, night.name_of(building)) for building in there if night.city.buildings[building]]
            yield from (self.named(building, name) for building, name in names if name != NONE)
            regular = [self.regular(building) for building, name in names if name == NONE]
            yield self.say("text-regular", buildings=", ".join(regular))
        yield self.say("text-supply", fire=self.tallies.fire_left, burning=self.tallies.burning_left)
        bomb = night[number.BOMB]
        if bomb != NONE:
            yield self.say("text-bomb", building=named.NAMES[bomb], due=night[number.BOMB_DUE] == 1)

    def named(self, building: int, name: int) -> str:
        strength = self.tallies.strength[name]
        return self.say(
            "text-named",
            building=named.NAMES[name],
            number=PLACE_WORDS[SPACES + building],
            spaces=self.extent(building),
            strength=strength,
            pit=name == named.PIT and strength == 0,
            burning=self.position.is_burning(building),
            fire=self.position[number.FIRE + name],
            needed=self.tallies.needed[name],
            protected=self.tallies.protected[name] == 1,
        )

    def regular(self, building: int) -> str:
        name, burning = self.found(PLACE_WORDS[SPACES + building]), self.position.is_burning(building)
        return self.say("text-regular-one", name=name, spaces=self.extent(building), burning=burning)

    def extent(self, building: int) -> str:
        """The north-west and the south-east corner of the smallest rectangle around it."""
        spaces = spaces_of(self.position.city)[building]
        columns = [space % SIZE for space in spaces]
        north, south = spaces[0] - columns[0], spaces[-1] - columns[-1]
        return self.say("text-extent", first=PLACE_WORDS[north + min(columns)], last=PLACE_WORDS[south + max(columns)])

    def odds(self) -> Lines:
        """Attacks and fires that are possible, with their chances."""
        if self.figures.attacks or self.figures.fires:
            yield self.say("text-possible")
        for one in self.figures.attacks:
            who, other, chance = people.NAMES[one.who], people.NAMES[one.target], percent(one.undefended)
            yield self.say("text-attack-odds", who=who, other=other, dice=one.dice, defense=one.defense, chance=chance)
        for lit in self.figures.fires:
            who, name, chance = people.NAMES[lit.who], named.NAMES[lit.building], percent(lit.chance)
            yield self.say("text-fire-odds", who=who, building=name, dice=lit.dice, missing=lit.missing, chance=chance)

    def attack(self) -> Lines:
        """The one that is going on, or was the last one."""
        night = self.position
        attacker, target, guard = night[number.ATTACKER], night[number.TARGET], night[number.GUARD]
        if NONE not in (attacker, target):
            spot = self.place(night[number.SPOT])
            yield self.say("text-attack", who=people.NAMES[attacker], other=people.NAMES[target], spot=spot)
        yield from self.counts("dice")
        if guard:
            yield self.say("text-guard", guard=f"{guard:+d}")
        rolls = {"roll": number.ROLL, "saves": number.SAVES, "hits": number.HITS, "knives": number.KNIVES}
        for roll, first in rolls.items():
            dice = [f"{night[first + i]} {symbol}" for i, symbol in enumerate(self.symbols) if night[first + i]]
            if dice:
                yield self.say(f"text-{roll}", symbols=", ".join(dice))
        for i, roll in enumerate(FLAME_ROLLS):
            if night[number.FLAMES + i]:
                yield self.say("text-flames", roll=roll, flames=night[number.FLAMES + i])
        yield from self.counts("rerolls", "raps", "myca_used")

    def plot_cards(self, side: str) -> Lines:
        hand, lasting = f"{side}_hand", f"{side}_lasting"
        yield self.say("text-hand", side=side, cards=self.pieces(hand))
        for id, kinds in (("text-card", sorted(set(self.known(hand)))), ("text-lasting", self.known(lasting))):
            yield from (self.say(id, card=self.card(kind), rule=self.printed(kind, "text")) for kind in kinds)
        yield self.say("text-deck", cards=self.pieces(f"{side}_deck"))
        yield from self.pile("text-discard", f"{side}_discard")


@lru_cache(maxsize=16)
def spaces_of(city: City) -> dict[int, list[int]]:
    """The spaces of each building, from the north-west."""
    found: dict[int, list[int]] = {}
    for space in range(SPACES):
        if city.at[space] != NONE:
            found.setdefault(int(city.at[space]), []).append(space)
    return found


def percent(thousandths: int) -> str:
    return f"{thousandths / 10:g}"
