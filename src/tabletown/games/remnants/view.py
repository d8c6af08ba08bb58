"""The table of City of Remnants in plain lines, made from a view and from nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from tabletown.games.remnants.figures import aims, in_play, is_fought, names, parties, party_seat, tallies
from tabletown.games.remnants.rules import number
from tabletown.games.remnants.rules.battle import sum_of_dice, total
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import ACTIONS, COLUMNS, FACES, GANGS, LEVELS, NONE, SPACES
from tabletown.kernel.content import words_id
from tabletown.kernel.page import Lines, Page
from tabletown.kernel.records import Seat, View

if TYPE_CHECKING:
    from tabletown.games.remnants.game import CityOfRemnants

REROLL_BITS = 4
"""Each reroll of a battle is a digit of so many bits."""


class QuarterPage(Page[Quarter]):
    """Everything in a view of City of Remnants, in lines that a screen reader can read aloud."""

    game: CityOfRemnants
    positions = Quarter

    def __init__(self, game: CityOfRemnants, view: View, reader_names: list[str] | None) -> None:
        super().__init__(game, view, reader_names)
        self.tallies = tallies(self.position)
        self.seats = range(view.seats)

    def parts(self) -> Iterator[Lines]:
        yield from (self.heading(), self.turn(), self.auction(), self.battle())
        yield from map(self.gang, self.readers_first())
        yield from (self.board(), self.tiles(), self.members(), self.goods(), self.developments())
        yield from (self.decks(), self.influence(), self.ground())

    def readers_first(self) -> list[int]:
        """The seats, in the order of play, the reader's own first."""
        first = self.view.seat or 0
        return [*self.seats[first:], *self.seats[:first]]

    # Words

    def printed(self, id: str, key: str = "name") -> str:
        """What the content calls a thing, or says about it."""
        return self.say(words_id(id, key))

    def counted(self, things: Iterable[str]) -> str:
        """Names of things; what is there several times comes once, with a number."""
        return self.listed(self.times(name, count) for name, count in Counter(things).items())

    def times(self, name: str, count: int) -> str:
        return self.say("text-times", name=name, count=count) if count > 1 else name

    def several(self, kind: str, count: int) -> str:
        return self.times(self.card(kind), count)

    def cards_in(self, zone: str) -> str:
        """The cards of a pile that are known by name, and how many others there are."""
        known = [self.card(kind) for kind in self.known(zone)]
        unknown = len(self.view.zones[zone]) - len(known)
        words = [self.counted(known)] if known else []
        return self.listed([*words, self.say("plain-unknown", count=unknown)] if unknown else words)

    def heap(self, id: str, zone: str) -> Lines:
        if self.view.zones[zone]:
            yield self.say(id, cards=self.cards_in(zone))

    def spaces(self, board: int) -> str:
        return self.listed(names(board))

    # The round

    def heading(self) -> Lines:
        quarter, view = self.position, self.view
        yield self.say("text-round", round=quarter[number.ROUND], most=int(view.options["max_rounds"]))
        yield from self.options("option")
        yield from self.ending()
        if quarter[number.ROUND]:
            yield self.say("text-first", seat=Seat(int(quarter[number.FIRST])))
            yield self.pool()
            yield self.say("text-supply", count=quarter[number.SUPPLY])
        for seat in view.actors:
            yield self.say("text-chooses", seat=Seat(seat), step=view.step)

    def pool(self) -> str:
        """With what would be claimed now, and how long that lasts, unless that is longer than the game."""
        claims, rounds = sum(self.tallies.claim), self.tallies.rounds_left
        lasts = self.position[number.ROUND] + rounds <= int(self.view.options["max_rounds"])
        renown = self.position[number.RENOWN_POOL]
        return self.say("text-pool", renown=renown, claims=claims, rounds=rounds if lasts else 0)

    def turn(self) -> Lines:
        """What the active player has prepared and done in this turn."""
        quarter, active = self.position, int(self.position[number.ACTIVE])
        if active == NONE:
            return
        yield self.say("text-turn", seat=Seat(active))
        for which, action in enumerate(ACTIONS):
            if quarter[number.BONUS + which]:
                yield self.say("text-bonus", action=action, count=quarter[number.BONUS + which])
        yield from self.counts("sell_bonus", "more_figures", "more_steps", "gone")
        moved = [(number.MOVED_ONE, number.MOVED_TWO)]
        led = [(number.LED_ONE, number.LED_TWO), (number.LED_MOVED_ONE, number.LED_MOVED_TWO)]
        for id, boards in (("text-moved", moved), ("text-led", led if self.view.step in ("lead", "go") else [])):
            stands = [space for one, two in boards for space in (*names(quarter[one]), *names(quarter[two]))]
            if stands:
                yield self.say(id, spaces=self.counted(stands))
        if quarter[number.ENTERED] != NONE:
            yield self.say("text-entered", space=SPACES[quarter[number.ENTERED]])
        cheaper = [
            *quarter.box.cards.names[quarter.box.first_good :],
            *(type.name for type in quarter.box.developments),
        ]
        for i, id in enumerate(cheaper):
            if quarter[number.DISCOUNT + i]:
                yield self.say("text-cheaper", name=self.printed(id), arcs=quarter[number.DISCOUNT + i])

    def auction(self) -> Lines:
        quarter = self.position
        if self.view.step != "auction":
            return
        bid, bidder = quarter[number.BID], int(quarter[number.BIDDER])
        yield self.say("text-lot", card=self.printed(self.game.layout.kinds[quarter[number.LOT]]))
        yield self.say("text-auction") if bidder == NONE else self.say("text-bid", seat=Seat(bidder), arcs=bid)
        out = [self.seat(seat) for seat in self.seats if quarter[number.OUT] >> seat & 1]
        if out:
            yield self.say("text-out", names=self.listed(out))

    def seat(self, seat: int) -> str:
        return self.say("plain-seat", seat=Seat(seat))

    def battle(self) -> Lines:
        quarter = self.position
        if not is_fought(quarter):
            return
        attacker, rival, space = Seat(int(quarter[number.ATTACKER])), int(quarter[number.RIVAL]), self.field()
        if rival == NONE:
            other = Seat(int(quarter[number.DEFENDER]))
            yield self.say("text-battle", seat=attacker, other=other, space=space)
        else:
            token, strength = self.printed(quarter.box.tokens[rival]), self.tallies.enemy
            yield self.say("text-fight", seat=attacker, token=token, space=space, strength=strength)
        for party in parties(quarter):
            yield from self.side(party, party_seat(quarter, party))

    def field(self) -> str:
        return SPACES[self.position[number.BATTLEFIELD]]

    def side(self, party: int, seat: int) -> Lines:
        """What somebody brings into a battle, as far as it is known."""
        quarter, zones = self.position, self.view.zones
        yield self.say(
            "text-side", seat=Seat(seat), dice=self.tallies.dice[party], strength=quarter[number.STRENGTH + party]
        )
        if zones[f"row:{seat}"]:
            yield self.say("text-row", cards=self.cards_in(f"row:{seat}"))
        if zones[f"blind:{seat}"]:
            yield self.say("text-blind", count=len(zones[f"blind:{seat}"]))
        if zones[f"fight:{seat}"]:
            yield self.say("text-shown", cards=self.cards_in(f"fight:{seat}"))
        if self.tallies.rolled[party]:
            faces = ", ".join(self.tallies.rolled[party].split())
            sum_ = int(sum_of_dice(quarter, party))
            yield self.say("text-rolled", faces=faces, sum=sum_, total=int(total(quarter, party)))
        picked = [FACES[face] for face in range(len(FACES)) for _ in range(quarter[number.PICKED + face])]
        if picked and seat in self.view.actors:
            yield self.say("text-picked", faces=", ".join(picked))
        rerolls = self.rerolls(int(quarter[number.REROLLS + party]))
        if rerolls:
            yield self.say("text-rerolls", counts=", ".join(map(str, rerolls)))
        if quarter[number.KEEPS + party]:
            yield self.say("text-keeps")
        won = [("prize", number.PRIZE), ("fame", number.FAME), ("kills", number.KILLS)]
        for id, first in won:
            if quarter[first + party]:
                yield self.say(f"text-{id}", count=quarter[first + party])

    def rerolls(self, left: int) -> list[int]:
        """BAT-11: how many dice each reroll that is to come allows."""
        found = []
        while left:
            found.append(left % (1 << REROLL_BITS))
            left >>= REROLL_BITS
        return found

    # Gangs

    def gang(self, seat: int) -> Lines:
        quarter, gang = self.position, int(self.position[number.GANG + seat])
        yield self.say(
            "text-player",
            seat=Seat(seat),
            gang="none" if gang == NONE else self.printed(GANGS[gang]),
            renown=quarter[number.RENOWN + seat],
            points=self.view.scores[seat],
            acts=self.acts(seat),
        )
        if quarter[number.ENTRY + seat] != NONE:
            yield self.say("text-entry", space=SPACES[quarter[number.ENTRY + seat]])
        if quarter[number.ROUND] == 0:
            return
        yield self.say(
            "text-means",
            arcs=quarter[number.ARCS + seat],
            influence=quarter[number.INFLUENCE + seat],
            turns=self.tallies.turns_left[seat],
            claim=self.tallies.claim[seat],
        )
        yield self.say("text-aims", aims=self.conditions(seat))
        yield from self.people(seat)
        yield from self.cards_of(seat)

    def conditions(self, seat: int) -> str:
        """How far somebody is with each condition of the mat."""
        quarter = self.position
        found = []
        for i, aim in enumerate(aims(quarter, seat)):
            met, count = bool(quarter[number.MET + seat] >> i & 1), int(quarter.metric(seat, aim.metric))
            name = self.printed(aim.name)
            found.append(self.say("text-aim", name=name, met=met, count=count, needed=int(aim.threshold)))
        return self.listed(found)

    def people(self, seat: int) -> Lines:
        quarter = self.position
        yield self.say(
            "text-figures",
            pool=quarter[number.POOL + seat],
            unused=quarter[number.UNUSED + seat],
            board=self.tallies.on_board[seat],
            spaces=self.counted(sorted(self.tallies.stands[seat].split())),
        )
        if quarter[number.HELD + seat]:
            yield self.say("text-held", spaces=self.spaces(quarter[number.HELD + seat]))
        yield self.say(
            "text-owned",
            units=quarter[number.UNITS + seat],
            goods=quarter[number.OWNED + seat],
            won=quarter[number.WON + seat],
        )

    def cards_of(self, seat: int) -> Lines:
        zones, own = self.view.zones, seat == self.view.seat
        yield self.hidden("hand", seat)
        if own:
            yield from (self.in_hand(seat, kind) for kind in dict.fromkeys(self.known(f"hand:{seat}")))
        if own and self.view.sealed is not None and self.view.step == "reset":
            marked = [self.card(kind) for i, kind in enumerate(zones[f"hand:{seat}"]) if self.view.sealed >> i & 1]
            yield self.say("text-marked", cards=self.counted(marked))
        yield self.hidden("draw", seat)
        yield from self.heap("text-discard", f"discard:{seat}")
        yield from self.heap("text-played", f"played:{seat}")
        for kind in self.known(f"permanent:{seat}"):
            yield self.say("text-permanent", card=self.card(kind), rule=self.printed(kind, "text"))

    def hidden(self, zone: str, seat: int) -> str:
        """A hand or a draw pile: by the names of its cards, if the reader knows any of them."""
        pile = f"{zone}:{seat}"
        id, count = f"text-{zone}" if self.known(pile) else f"text-{zone}-hidden", len(self.view.zones[pile])
        return self.say(id, count=count, cards=self.cards_in(pile))

    def in_hand(self, seat: int, kind: str) -> str:
        cards = self.position.box.cards
        place = cards.names.index(kind)
        attack = int(cards.attack[self.position[number.GANG + seat]][place]) if cards.is_unit[place] else NONE
        return self.say("text-card", card=self.card(kind), attack=attack, rule=self.printed(kind, "text"))

    def influence(self) -> Lines:
        """IFL: the conditions of all mats that are in play."""
        found = dict.fromkeys(aim.name for seat in self.seats for aim in aims(self.position, seat))
        if found:
            yield self.say("text-conditions")
        yield from (self.say("text-condition", name=self.printed(id), rule=self.printed(id, "text")) for id in found)

    # The market

    def members(self) -> Lines:
        """Their attack values in the colours of the gangs that play."""
        if not self.position[number.ROUND]:
            return
        yield self.say("text-members", count=len(self.view.zones["members"]))
        cards = self.position.box.cards
        gangs = [int(self.position[number.GANG + seat]) for seat in self.seats]
        for kind, count in Counter(self.known("members")).items():
            place = cards.names.index(kind)
            attacks = [
                self.say("text-attack", attack=int(cards.attack[gang][place]), gang=self.printed(GANGS[gang]))
                for gang in gangs
            ]
            rule = self.printed(kind, "text")
            yield self.say("text-member", card=self.several(kind, count), attacks=self.listed(attacks), rule=rule)

    def goods(self) -> Lines:
        if not self.position[number.ROUND]:
            return
        yield self.say("text-goods", count=len(self.view.zones["goods"]))
        for kind, count in Counter(self.known("goods")).items():
            price = int(self.position.good_price(self.position.box.cards.names.index(kind), 0))
            yield self.say("text-good", card=self.several(kind, count), arcs=price, rule=self.printed(kind, "text"))

    def developments(self) -> Lines:
        """The types that can be built."""
        quarter = self.position
        if not quarter[number.ROUND]:
            return
        yield self.say("text-types")
        for type in in_play(quarter):
            development = quarter.box.developments[type]
            columns, rows = ({cell[i] for cell in development.cells} for i in (0, 1))
            yield self.say(
                "text-type",
                type=self.printed(development.name),
                level=LEVELS[development.level],
                arcs=int(quarter.type_price(type, 0)),
                renown=int(development.renown),
                spaces=len(development.cells),
                columns=len(columns),
                rows=len(rows),
                left=quarter[number.TILES_LEFT + type],
                rule=self.printed(development.name, "text"),
            )

    # The city

    def ground(self) -> Lines:
        """What lies there from the start."""
        side = self.position.side
        for level, board in zip(LEVELS, side.levels, strict=True):
            yield self.say("text-level", level=level, spaces=self.spaces(board))
        blocked = ((1 << len(SPACES)) - 1) & ~side.spaces
        if blocked:
            yield self.say("text-blocked", spaces=self.spaces(blocked))
        printed = [f"{space} {side.renown[i]}" for i, space in enumerate(SPACES) if side.renown[i]]
        yield self.say("text-printed", spaces=self.listed(printed))
        yield self.say("text-entries", spaces=self.listed(SPACES[entry] for entry in side.entries))

    def tiles(self) -> Lines:
        return (self.tile(tile) for tile in range(self.position[number.TILES]))

    def tile(self, tile: int) -> str:
        quarter = self.position
        development = quarter.box.developments[quarter[number.TILE_TYPE + tile]]
        holder, short = self.tallies.holders[tile], self.tallies.short[tile]
        control = self.say("text-nobody")
        if holder != NONE:
            control = self.say("text-controls", seat=Seat(holder))
        elif short != NONE:
            control = self.say("text-short", seat=Seat(short))
        return self.say(
            "text-tile",
            type=self.printed(development.name),
            spaces=self.spaces(quarter.cover(tile)),
            renown=int(development.renown),
            products=quarter[number.PRODUCTS + tile],
            arcs=int(development.price),
            control=control,
            used=bool(quarter[number.USED] >> tile & 1),
        )

    def board(self) -> Lines:
        """Every space with figures or YCU tokens, from the top left."""
        quarter = self.position
        for row in reversed(range(len(SPACES) // len(COLUMNS))):
            for space in range(len(COLUMNS) * row, len(COLUMNS) * (row + 1)):
                there = [*self.figures_on(space), *self.tokens_on(space)]
                if there:
                    level = next(
                        name for name, board in zip(LEVELS, quarter.side.levels, strict=True) if board >> space & 1
                    )
                    tile = int(quarter.tile_at(space))
                    type = "none" if tile == NONE else self.type_name(tile)
                    yield self.say("text-space", space=SPACES[space], level=level, type=type, there=", ".join(there))

    def type_name(self, tile: int) -> str:
        return self.printed(self.position.box.developments[self.position[number.TILE_TYPE + tile]].name)

    def figures_on(self, space: int) -> Lines:
        for seat in self.seats:
            if count := int(self.position.figures_at(seat, space)):
                yield self.say("text-stand", seat=Seat(seat), count=count)

    def tokens_on(self, space: int) -> Lines:
        """With the bribe that the reader would pay."""
        quarter = self.position
        for token, name in enumerate(quarter.box.tokens):
            if quarter[number.TOKEN + token] == space:
                bribe = quarter.box.token_bribe[token]
                if self.view.seat is not None:
                    bribe = quarter.bribe_price(self.view.seat, token)
                attack = int(quarter.box.token_attack[token])
                yield self.say("text-token", token=self.printed(name), attack=attack, bribe=int(bribe))

    # What is left

    def decks(self) -> Lines:
        quarter, view = self.position, self.view
        tokens = [name for i, name in enumerate(quarter.box.tokens) if quarter[number.TOKEN + i] == NONE]
        yield self.say("text-bag", count=len(tokens), tokens=self.counted(map(self.printed, tokens)))
        for deck in ("member", "goods", "coordinate"):
            yield self.say("text-deck", deck=deck, count=len(view.zones[f"{deck}_deck"]))
        yield from self.heap("text-member-discard", "member_discard")
        yield from self.heap("text-goods-discard", "goods_discard")
        used = self.known("coordinate_discard")
        if used:
            yield self.say("text-coordinate-discard", cards=self.listed(map(self.coordinates, used)))
        lost = [kind for kind in self.known("box") if not self.is_unused(kind)]
        if lost and quarter[number.ROUND]:
            yield self.say("text-box", cards=self.counted(map(self.card, lost)))

    def coordinates(self, kind: str) -> str:
        """A coordinate card with its spaces on this side of the board."""
        spaces = self.position.side.lists[self.game.coordinates.index(kind)]
        return self.say("text-coordinate", card=self.card(kind), spaces=" ".join(SPACES[space] for space in spaces))

    def is_unused(self, kind: str) -> bool:
        """SET-06: a starter card of a gang that nobody leads."""
        gang = self.position.box.cards.gang[self.position.box.cards.names.index(kind)]
        return gang != NONE and all(self.position[number.GANG + seat] != gang for seat in self.seats)
