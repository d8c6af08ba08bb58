"""The content as the rules look it up: cards, developments, boards, YCU tokens, gangs, numbers."""

from __future__ import annotations

from mypy_extensions import i64

from tabletown.games.remnants.rules.odds import Odds
from tabletown.games.remnants.rules.words import MARKET, NONE, OPS
from tabletown.kernel.packed import vec


class Effect:
    """EFF-01: a named operation with its numbers; `op` is its place in OPS.

    What n and m are: discount(n, m = 1 if a development may be named), recruit_direct(n = cost), deploy(n, m = 1 onto
    developments), build_now(n = discount), bonus_action(n = the action's place in ACTIONS), move_bonus and redeploy(n =
    figures, m = steps), die_arcs(n, m = min), attack_per(n, m = max). The others have n, or nothing.
    """

    def __init__(self, op: int, n: int = 0, m: int = 0, table: list[int] | None = None) -> None:
        self.op: i64 = op
        self.n: i64 = n
        self.m: i64 = m
        self.table: vec[i64] = vec[i64](table or [])
        """die_table_arcs: what each face of the die brings."""


class CardTable:
    """CMP: all cards by kind: those of the gang member deck first, then the starter cards, then the black market."""

    def __init__(self, names: list[str]) -> None:
        count = len(names)
        self.names = names
        self.copies: vec[i64] = vec[i64]([0] * count)
        self.group: vec[i64] = vec[i64]([0] * count)
        """MEMBER, STARTER or MARKET."""
        self.gang: vec[i64] = vec[i64]([NONE] * count)
        """Of a starter card: the gang's place in GANGS."""
        self.is_unit: vec[i64] = vec[i64]([0] * count)
        """CMP-04: 1 for a gang leader or a gang member."""
        self.timing: vec[i64] = vec[i64]([0] * count)
        """IN_TURN, IN_BATTLE or FOR_GOOD."""
        self.cost: vec[i64] = vec[i64]([0] * count)
        self.attack: list[vec[i64]] = [vec[i64]([0] * count) for _ in range(4)]
        """CMP-07: by gang, then by kind."""
        self.effects: list[list[Effect]] = [[] for _ in range(count)]


class Development:
    """CMP-10: a type of development."""

    def __init__(self, name: str, level: int, cells: list[tuple[int, int]]) -> None:
        self.name = name
        self.level: i64 = level
        self.cells = cells
        self.copies: i64 = 0
        self.cost: i64 = 0
        self.renown: i64 = 0
        self.produces: i64 = 0
        self.price: i64 = 0
        self.is_produce: bool = False
        """Whether its effects are used in Produce >>> Develop; else they hold while it is controlled."""
        self.effects: list[Effect] = []
        self.bonus: vec[i64] = vec[i64]([0] * len(OPS))
        """The same by operation: how much of it."""
        self.income = 0.0
        """What bots take its ability for each time that it is used, in ARCs."""

    def gain(self, effects: list[Effect]) -> None:
        """Its ability."""
        self.effects = effects
        for effect in effects:
            self.bonus[effect.op] += effect.n


class BoardSide:
    """BRD: one side of the board."""

    def __init__(self, levels: list[int], entries: list[int], renown: list[int]) -> None:
        self.spaces: i64 = levels[0] | levels[1] | levels[2]
        """All squares that are not blocked, as a board."""
        self.levels: vec[i64] = vec[i64](levels)
        self.entries: vec[i64] = vec[i64](entries)
        """The entry spaces, by their numbers."""
        self.renown: vec[i64] = vec[i64](renown)
        """BRD-10: what is printed on each space."""
        self.near: vec[i64] = vec[i64]([0] * len(renown))
        """BRD-09: the neighbours of each space, as a board; nothing of a blocked square."""
        self.lists: list[vec[i64]] = []
        """CMP-13: the spaces of each coordinate card, in printed order."""
        self.placements: list[vec[i64]] = []
        """DEV-06, DEV-10: for each type, 4 * space + turn of each way to lay it on the empty board, ascending."""
        self.covers: list[vec[i64]] = []
        """For each type, by 4 * space + turn: the spaces that the tile covers, as a board; 0 where it does not fit.

        The space is the lowest one that the tile covers; of turns that look alike only the first is there.
        """

    def add_list(self, spaces: list[int]) -> None:
        """Of the next coordinate card."""
        self.lists.append(vec[i64](spaces))

    def add_covers(self, covers: list[int]) -> None:
        """Of the next type."""
        self.covers.append(vec[i64](covers))
        self.placements.append(vec[i64]([code for code in range(len(covers)) if covers[code] != 0]))


class Condition:
    """IFL: a condition on a mat."""

    def __init__(self, name: str, metric: int, threshold: int) -> None:
        self.name = name
        self.metric: i64 = metric
        self.threshold: i64 = threshold


class CityBox:
    """Everything that is in the box."""

    def __init__(self, cards: CardTable, developments: list[Development], sides: list[BoardSide]) -> None:
        self.cards = cards
        self.goods: i64 = sum(1 for group in cards.group if group == MARKET)
        """How many kinds of black market cards there are, and which is the first."""
        self.first_good: i64 = len(cards.names) - self.goods
        self.developments = developments
        self.open_side = sides[0]
        self.blocked_side = sides[1]
        self.conditions: list[list[Condition]] = []
        """By gang."""
        self.condition_names: list[str] = []
        self.tokens: list[str] = []
        """The name of each of the YCU tokens; tokens of one name are alike."""
        self.token_attack: vec[i64] = vec[i64]([])
        self.token_bribe: vec[i64] = vec[i64]([])
        self.alerts: list[list[Effect]] = []
        """What each face of the six-sided die does after a YCU defeat; the first is for 1."""
        self.faces: vec[i64] = vec[i64]([])
        """CMP-14: of a battle die."""
        self.odds = Odds(self.faces)
        """What battle dice are likely to do."""
        self.unit: i64 = 500
        """CMP-19: the smallest amount of money."""
        self.most_raise: i64 = 50000
        self.start_arcs: i64 = 2000
        self.income: i64 = 2000
        self.start_hand: i64 = 4
        self.start_influence: i64 = 4
        self.most_influence: i64 = 7
        self.figures: i64 = 16
        """CMP-03: of each gang."""
        self.start_pool: i64 = 7
        self.turns: i64 = 4
        self.members_shown: i64 = 4
        self.goods_shown: i64 = 4
        self.renown: i64 = 200
        self.renown_price: i64 = 3000
        self.steps: i64 = 3
        self.most_on_space: i64 = 2
        self.patrol_cards: i64 = 2
        self.types_per_level: i64 = 3
        self.products: i64 = 54
        self.card_points: i64 = 1
        """END-02: for each black market card."""

    def fill_bag(self, names: list[str], attack: list[int], bribe: list[int]) -> None:
        """CMP-12: what is on each of the YCU tokens."""
        self.tokens = names
        self.token_attack = vec[i64](attack)
        self.token_bribe = vec[i64](bribe)

    def make_dice(self, faces: list[int]) -> None:
        """CMP-14: what is on the faces of a battle die."""
        self.faces = vec[i64](faces)
        self.odds = Odds(self.faces)
