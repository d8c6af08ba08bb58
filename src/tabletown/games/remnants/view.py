"""The table of City of Remnants in plain lines, made from a view and from nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from tabletown.games.remnants import figures
from tabletown.games.remnants.figures import names
from tabletown.games.remnants.rules import number
from tabletown.games.remnants.rules.battle import ATTACKING, DEFENDING, rerolls_left, sum_of_dice
from tabletown.games.remnants.rules.quarter import Quarter
from tabletown.games.remnants.rules.words import ACTIONS, FACES, GANGS, LEVELS, NONE, SPACES
from tabletown.kernel.page import Lines, Page
from tabletown.kernel.records import Seat, View

if TYPE_CHECKING:
    from tabletown.games.remnants.game import CityOfRemnants


class QuarterPage(Page[Quarter]):
    """Everything in a view of City of Remnants, in lines that a screen reader can read aloud."""

    game: CityOfRemnants
    positions = Quarter

    def __init__(self, game: CityOfRemnants, view: View, reader_names: list[str] | None) -> None:
        super().__init__(game, view, reader_names)
        self.tallies = figures.tallies(self.position)
        self.attacks = figures.attacks(self.position)
        self.seats = range(view.seats)

    def parts(self) -> Iterator[Lines]:
        yield from (self.heading(), self.turn(), self.auction(), self.battle())
        yield from map(self.gang, self.readers_first())
        yield from (self.board(), self.tiles())
        if self.position[number.ROUND]:
            yield from (self.members(), self.goods(), self.developments())
        yield from (self.decks(), self.influence(), self.ground())

    def readers_first(self) -> list[int]:
        """The seats, in the order of play, the reader's own first."""
        first = self.view.seat or 0
        return [*self.seats[first:], *self.seats[:first]]

    # Words

    def counted(self, things: Iterable[str]) -> str:
        """Names of things; what is there several times comes once, with a number."""
        return self.listed(self.times(name, count) for name, count in Counter(things).items())

    def times(self, name: str, count: int) -> str:
        return self.say("text-times", name=name, count=count) if count > 1 else name

    def several(self, kind: str, count: int) -> str:
        return self.times(self.card(kind), count)

    def pieces(self, zone: str) -> str:
        known = [self.card(kind) for kind in self.known(zone)]
        unknown = len(self.view.zones[zone]) - len(known)
        words = [self.counted(known)] if known else []
        return self.listed([*words, self.say("plain-unknown", count=unknown)] if unknown else words)

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
        yield from self.choosing()

    def pool(self) -> str:
        """With what would be claimed now, and how long that lasts, unless that is longer than the game."""
        claims, rounds = sum(self.tallies.claim), self.tallies.rounds_left
        lasts = self.position[number.ROUND] + rounds <= int(self.view.options["max_rounds"])
        renown = self.position[number.RENOWN_POOL]
        return self.say("text-pool", renown=renown, claims=claims, rounds=rounds if lasts else 0)

    def turn(self) -> Lines:
        """What the active player has prepared and done in this turn."""
        quarter = self.position
        if quarter[number.ACTIVE] == NONE:
            return
        yield self.say("text-turn", seat=Seat(quarter[number.ACTIVE]))
        for which, action in enumerate(ACTIONS):
            if quarter[number.BONUS + which]:
                yield self.say("text-bonus", action=action, count=quarter[number.BONUS + which])
        yield from self.counts("sell_bonus", "more_figures", "more_steps", "gone")
        yield from self.stands("text-moved", number.MOVED_ONE, number.MOVED_TWO)
        if self.view.step in ("lead", "go"):
            led = (number.LED_ONE, number.LED_TWO, number.LED_MOVED_ONE, number.LED_MOVED_TWO)
            yield from self.stands("text-led", *led)
        if quarter[number.ENTERED] != NONE:
            yield self.say("text-entered", space=SPACES[quarter[number.ENTERED]])
        cheaper = [
            *quarter.box.cards.names[quarter.box.first_good :],
            *(type.name for type in quarter.box.developments),
        ]
        for i, id in enumerate(cheaper):
            if quarter[number.DISCOUNT + i]:
                yield self.say("text-cheaper", name=self.printed(id), arcs=quarter[number.DISCOUNT + i])

    def stands(self, id: str, *boards: int) -> Lines:
        """Where the figures of some boards stand, if there are any."""
        if stands := [space for board in boards for space in names(self.position[board])]:
            yield self.say(id, spaces=self.counted(stands))

    def auction(self) -> Lines:
        quarter = self.position
        if self.view.step != "auction":
            return
        bid, bidder = quarter[number.BID], quarter[number.BIDDER]
        yield self.say("text-lot", card=self.printed(self.game.layout.kinds[quarter[number.LOT]]))
        yield self.say("text-auction") if bidder == NONE else self.say("text-bid", seat=Seat(bidder), arcs=bid)
        if out := [self.say("plain-seat", seat=Seat(seat)) for seat in self.seats if quarter[number.OUT] >> seat & 1]:
            yield self.say("text-out", names=self.listed(out))

    def battle(self) -> Lines:
        quarter = self.position
        for party in figures.parties(quarter):
            if party == ATTACKING:
                yield self.fight()
            yield from self.side(party, quarter[number.ATTACKER + party])

    def fight(self) -> str:
        """Who fights whom."""
        quarter = self.position
        seat, space, rival = Seat(quarter[number.ATTACKER]), SPACES[quarter[number.BATTLEFIELD]], quarter[number.RIVAL]
        if rival == NONE:
            return self.say("text-battle", seat=seat, other=Seat(quarter[number.DEFENDER]), space=space)
        token, strength = self.printed(quarter.box.tokens[rival]), self.tallies.total[DEFENDING]
        return self.say("text-fight", seat=seat, token=token, space=space, strength=strength)

    def side(self, party: int, seat: int) -> Lines:
        """What somebody brings into a battle, as far as it is known."""
        quarter, tallies, strength = self.position, self.tallies, self.position[number.STRENGTH + party]
        yield self.say("text-side", seat=Seat(seat), dice=tallies.dice[party], strength=strength)
        yield from self.pile("text-row", f"row:{seat}")
        if blind := self.view.zones[f"blind:{seat}"]:
            yield self.say("text-blind", count=len(blind))
        yield from self.pile("text-shown", f"fight:{seat}")
        if faces := tallies.rolled[party].split():
            sum_ = sum_of_dice(quarter, party)
            yield self.say("text-rolled", faces=", ".join(faces), sum=sum_, total=tallies.total[party])
        picked = [FACES[face] for face in range(len(FACES)) for _ in range(quarter[number.PICKED + face])]
        if picked and seat in self.view.actors:
            yield self.say("text-picked", faces=", ".join(picked))
        if rerolls := rerolls_left(quarter, party):
            yield self.say("text-rerolls", counts=", ".join(map(str, rerolls)))
        yield from self.counts("keeps", "prize", "fame", "kills", at=party)

    # Gangs

    def gang(self, seat: int) -> Lines:
        quarter = self.position
        gang, points = self.gang_name(seat), self.view.scores[seat]
        yield self.about(seat, "text-player", gang=gang, points=points, acts=self.acts(seat))
        if quarter[number.ENTRY + seat] != NONE:
            yield self.say("text-entry", space=SPACES[quarter[number.ENTRY + seat]])
        if quarter[number.ROUND] == 0:
            return
        turns, claim = self.tallies.turns_left[seat], self.tallies.claim[seat]
        yield self.about(seat, "text-means", turns=turns, claim=claim)
        yield self.say("text-aims", aims=self.listed(self.conditions(seat)))
        yield from self.people(seat)
        yield from self.cards_of(seat)

    def gang_name(self, seat: int) -> str:
        gang = self.position[number.GANG + seat]
        return "none" if gang == NONE else self.printed(GANGS[gang])

    def conditions(self, seat: int) -> Lines:
        """How far somebody is with each condition of the mat."""
        aims, counts = figures.mat(self.position, seat, None).aims, self.tallies.progress[seat].split()
        for aim, count in zip(aims, map(int, counts), strict=True):
            yield self.say("text-aim", name=self.printed(aim.name), met=aim.met == 1, count=count, needed=aim.needed)

    def people(self, seat: int) -> Lines:
        stands = sorted(self.tallies.stands[seat].split())
        yield self.about(seat, "text-figures", board=len(stands), spaces=self.counted(stands))
        if held := self.position[number.HELD + seat]:
            yield self.say("text-held", spaces=self.spaces(held))
        yield self.about(seat, "text-owned")

    def cards_of(self, seat: int) -> Lines:
        zones, own = self.view.zones, seat == self.view.seat
        yield self.hidden("hand", seat)
        if own:
            yield from (self.in_hand(seat, kind) for kind in dict.fromkeys(self.known(f"hand:{seat}")))
        if own and self.view.sealed is not None and self.view.step == "reset":
            marked = [self.card(kind) for i, kind in enumerate(zones[f"hand:{seat}"]) if self.view.sealed >> i & 1]
            yield self.say("text-marked", cards=self.counted(marked))
        yield self.hidden("draw", seat)
        yield from self.pile("text-discard", f"discard:{seat}")
        yield from self.pile("text-played", f"played:{seat}")
        for kind in self.known(f"permanent:{seat}"):
            yield self.say("text-permanent", card=self.card(kind), rule=self.printed(kind, "text"))

    def hidden(self, zone: str, seat: int) -> str:
        """A hand or a draw pile: by the names of its cards, if the reader knows any of them."""
        pile = f"{zone}:{seat}"
        id, count = f"text-{zone}" if self.known(pile) else f"text-{zone}-hidden", len(self.view.zones[pile])
        return self.say(id, count=count, cards=self.pieces(pile))

    def in_hand(self, seat: int, kind: str) -> str:
        attack = self.attacks[kind][seat] if kind in self.attacks else NONE
        return self.say("text-card", card=self.card(kind), attack=attack, rule=self.printed(kind, "text"))

    def influence(self) -> Lines:
        """IFL: the conditions of all mats that are in play."""
        found = dict.fromkeys(aim.name for seat in self.seats for aim in figures.aims(self.position, seat))
        if found:
            yield self.say("text-conditions")
        yield from (self.say("text-condition", name=self.printed(id), rule=self.printed(id, "text")) for id in found)

    # The market

    def members(self) -> Lines:
        """Their attack values in the colours of the gangs that play."""
        yield self.say("text-members", count=len(self.view.zones["members"]))
        gangs = [self.gang_name(seat) for seat in self.seats]
        for kind, count in Counter(self.known("members")).items():
            attacks = zip(gangs, self.attacks[kind], strict=True)
            each = self.listed(self.say("text-attack", attack=attack, gang=gang) for gang, attack in attacks)
            rule = self.printed(kind, "text")
            yield self.say("text-member", card=self.several(kind, count), attacks=each, rule=rule)

    def goods(self) -> Lines:
        yield self.say("text-goods", count=len(self.view.zones["goods"]))
        for kind, count in Counter(self.known("goods")).items():
            price = self.position.good_price(self.position.box.cards.names.index(kind), 0)
            yield self.say("text-good", card=self.several(kind, count), arcs=price, rule=self.printed(kind, "text"))

    def developments(self) -> Lines:
        """The types that can be built."""
        quarter = self.position
        yield self.say("text-types")
        for at, left in zip(figures.in_play(quarter), self.tallies.left, strict=True):
            type = figures.type_of(quarter, at)
            columns, rows = ({cell[i] for cell in type.cells} for i in (0, 1))
            yield self.say(
                "text-type",
                type=self.printed(type.name),
                level=type.level,
                arcs=type.cost,
                renown=type.renown,
                spaces=len(type.cells),
                columns=len(columns),
                rows=len(rows),
                left=left,
                rule=self.printed(type.name, "text"),
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
        development = quarter.development(tile)
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
            renown=development.renown,
            products=quarter[number.PRODUCTS + tile],
            arcs=development.price,
            control=control,
            used=bool(quarter[number.USED] >> tile & 1),
        )

    def board(self) -> Lines:
        """Every space with figures or YCU tokens, from the top left."""
        for at in figures.board_order():
            there, space = [*self.figures_on(at), *self.tokens_on(at)], figures.space(self.position, at)
            if there:
                type = self.type_name(self.position.tile_at(at))
                yield self.say("text-space", space=space.name, level=space.level, type=type, there=", ".join(there))

    def type_name(self, tile: int) -> str:
        if tile == NONE:
            return "none"
        return self.printed(self.position.development(tile).name)

    def figures_on(self, space: int) -> Lines:
        for seat in self.seats:
            if count := self.position.figures_at(seat, space):
                yield self.say("text-stand", seat=Seat(seat), count=count)

    def tokens_on(self, space: int) -> Lines:
        """With the bribe that the reader would pay."""
        quarter, reader = self.position, self.view.seat
        for token, name in enumerate(quarter.box.tokens):
            if quarter[number.TOKEN + token] == space:
                attack, listed = quarter.box.token_attack[token], quarter.box.token_bribe[token]
                bribe = listed if reader is None else quarter.bribe_price(reader, token)
                yield self.say("text-token", token=self.printed(name), attack=attack, bribe=bribe)

    # What is left

    def decks(self) -> Lines:
        quarter, view = self.position, self.view
        tokens = [name for i, name in enumerate(quarter.box.tokens) if quarter[number.TOKEN + i] == NONE]
        yield self.say("text-bag", count=len(tokens), tokens=self.counted(map(self.printed, tokens)))
        for deck in ("member", "goods", "coordinate"):
            yield self.say("text-deck", deck=deck, count=len(view.zones[f"{deck}_deck"]))
        yield from self.pile("text-member-discard", "member_discard")
        yield from self.pile("text-goods-discard", "goods_discard")
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
