"""What is known of a table besides its moves: who sits there, what was agreed, and the server's secret.

It is stored as JSON with the table, in the column `sheet`. Nothing here is sent to anybody as it is.
"""

from __future__ import annotations

import re
import unicodedata
from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from tabletown.kernel.game import Game
from tabletown.kernel.setup import Value
from tabletown.server import fairness
from tabletown.server.problems import refused
from tabletown.server.protocol import LONGEST_NAME, Origin, Pace, Proposal, SeatKind, Spoilt, UndoPolicy
from tabletown.server.store import DayRow

BOT_NAMES: Final = (
    "Ada",
    "Bruno",
    "Celeste",
    "Dario",
    "Edith",
    "Felix",
    "Greta",
    "Hugo",
    "Iris",
    "Jonas",
    "Kira",
    "Leo",
)
INVISIBLE: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
"""Categories of characters that nobody sees."""
BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters, marks and signs that nobody sees either."""
ID_BYTES: Final = 12
ID: Final = re.compile(r"[\w-]{16}", re.ASCII)
TOKEN_BYTES: Final = 24


class SeatSettings(Struct):
    """A seat: open while it has no name and is no bot's."""

    name: str = ""
    bot: str = ""
    """The bot that sits here for good."""
    standin: str = ""
    """The bot that plays for the person who sits here."""
    lent: bool = False
    """Whether that person wanted it so."""
    token: str = ""
    """The sha256 of the key to the seat; the key itself is known only to its holder."""
    record: str = ""
    """The sha256 of the key of the person who sits here, under which the record is kept; empty without one."""
    entropy: str = ""
    ready: bool = True
    """False while the game waits for this person, who brings a number or may bring one."""

    @property
    def open(self) -> bool:
        return not self.name

    @property
    def person(self) -> bool:
        return bool(self.name) and not self.bot

    @property
    def kind(self) -> SeatKind:
        return "open" if self.open else "person" if self.person else "bot"

    @property
    def player(self) -> str:
        """The bot that chooses for this seat; nothing if a person does."""
        return self.bot or self.standin


class PastVersion(Struct):
    """A version of the game by which a table was played before its rules changed, and the last seq of that time."""

    rules: str
    content: str
    last: int


class Asked(Struct, frozen=True):
    """What the players of a table ask each other at one moment of the game."""

    seq: int = -1
    """The sequence number of that moment; at any other one, nothing of this counts."""
    proposal: Proposal | None = None
    """To take moves back."""
    wishes: dict[int, list[int]] = {}
    """By seat of somebody who is idle, who wants a bot to play there."""


class TableSettings(Struct):
    """A table's settings and seats. Two fields have older names in the store."""

    seats: list[SeatSettings]
    host: int
    rules: str
    content: str
    options: dict[str, Value]
    undo: UndoPolicy
    hints: bool
    pace: Pace
    watch: bool
    invite: str
    secret: str = ""
    commitment: str = ""
    plan: list[fairness.Planned] = []
    method: fairness.Method = fairness.FIRST_METHOD
    committed: tuple[str, str] = ("", "")
    """The rules and the content that the commitment fixes."""
    seed: str = ""
    origin: Origin | None = None
    next: str | None = None
    past_versions: list[PastVersion] = field(default_factory=list, name="eras")
    hash: str = ""
    """That of the last position, when the game is over."""
    archived: bool = field(default=False, name="book")
    """Whether the archive of the finished game is written."""
    soloist: str = ""
    """In older releases, the player on the only seat."""
    deal: str = ""
    """What the deal of a table of one, or of a day, is called, there and at all tables that get the same."""
    dealt_for: str = ""
    """What the commitment was made for, if that is not this table: another one with the same deal, or a day's deal."""
    daily: str = ""
    """The day whose deal is played here, such as 2026-11-18."""
    spoilt: Spoilt = ""
    last_asked: Asked = Asked()
    guided: bool = False
    """Whether it is a guided first game, for its host."""

    def __post_init__(self) -> None:
        if self.soloist:
            self.seats[0].record, self.soloist = self.soloist, ""

    def anew(self, game: Game) -> TableSettings:
        """The same for a table that follows: it is played by the present rules, and nothing has happened there."""
        return replace(
            self,
            rules=game.rules,
            content=game.content_id,
            past_versions=[],
            hash="",
            archived=False,
            deal="",
            dealt_for="",
            daily="",
            spoilt="",
            last_asked=Asked(),
            guided=False,
        )

    def asked(self, seq: int) -> Asked:
        """What the players ask each other at this moment of the game."""
        return self.last_asked if self.last_asked.seq == seq else Asked(seq)

    @property
    def practice(self) -> bool:
        """Whether it began with a position that was not dealt for it."""
        return self.origin is not None or self.guided

    def seat_of(self, token: str) -> int:
        """The seat that a token opens."""
        seat = self.opened_by(token)
        if seat is None:
            raise refused("wrong-token", 403)
        return seat

    def opened_by(self, token: str) -> int | None:
        """The seat that a token opens, if any."""
        wanted = hashed(token)
        for number, seat in enumerate(self.seats):
            if seat.token and compare_digest(seat.token, wanted):
                return number
        return None

    def names(self) -> list[str]:
        return [seat.name or f"Seat {number + 1}" for number, seat in enumerate(self.seats)]

    def people(self) -> list[int]:
        """The seats of people, whether they are here or not."""
        return [number for number, seat in enumerate(self.seats) if seat.person]

    def consulted(self) -> list[int]:
        """The people who have to agree to what others want: all but those who let a bot play for them."""
        return [number for number, seat in enumerate(self.seats) if seat.person and not seat.lent]

    def others(self, seat: int) -> list[int]:
        """Those of them besides this seat."""
        return [other for other in self.consulted() if other != seat]

    def complete(self) -> bool:
        """Whether everybody has come."""
        return all(not seat.open and seat.ready for seat in self.seats)

    def sit(self, seat: int, name: str, adds: bool = False, token: str = "", player: str = "") -> str:
        """A person takes an open seat, and may add a number later; the key to it, which that person may have chosen."""
        if any(name.casefold() == other.name.casefold() for other in self.seats):
            raise refused("name-taken", name=name)
        token = token or token_urlsafe(TOKEN_BYTES)
        known = hashed(player) if player else ""
        self.seats[seat] = SeatSettings(name=name, token=hashed(token), record=known, ready=not adds)
        return token

    def commit(self, table: str, game: str, secret: str = "") -> None:
        """The server settles on a secret, and on all that the deal depends on, before it knows anybody's number."""
        self.plan = ["bot" if seat.bot else "person" for seat in self.seats]
        self.method = fairness.METHOD
        self.committed = self.rules, self.content
        self.secret = secret or fairness.new_secret()
        terms = fairness.Terms(table, game, self.rules, self.content, self.plan, self.options)
        self.commitment = fairness.commitment(self.secret, terms)

    def deal_alone(self) -> None:
        """A table of one gives its deal a name by which it can be played again."""
        self.deal = new_id() if len(self.seats) == 1 else ""

    def deal_daily(self, game: str, day: DayRow) -> None:
        """The cards are dealt as everywhere on this day. The commitment is to its deal, and nobody adds a number."""
        self.commit(day.deal, game, day.secret)
        self.deal, self.dealt_for, self.daily = day.deal, day.deal, day.day

    def deal_as(self, other: TableSettings, table: str) -> None:
        """The cards are dealt as at another table of one, for which they were committed to."""
        self.secret, self.commitment, self.plan = other.secret, other.commitment, other.plan
        self.method, self.committed = other.method, other.committed
        self.seats[0].entropy = other.seats[0].entropy
        self.deal, self.dealt_for = other.deal, table

    def has_other_rules(self) -> bool:
        """Whether anything was played by other rules than the commitment fixes: the server was upgraded meanwhile."""
        return bool(self.past_versions) or (
            self.method == fairness.METHOD and self.committed != (self.rules, self.content)
        )

    def seed_for(self, table: str) -> str:
        """The seed, when everybody has come."""
        entropy = [seat.entropy for seat in self.seats]
        if self.method == fairness.FIRST_METHOD:
            return fairness.first_seed(self.secret, table, entropy)
        return fairness.seed(self.secret, self.commitment, entropy)

    def fill(self, seat: int, bot: str) -> None:
        """A bot takes a seat, under a name that nobody has."""
        taken = {other.name.casefold() for other in self.seats}
        free = [name for name in BOT_NAMES if name.casefold() not in taken]
        self.seats[seat] = SeatSettings(name=free[0] if free else f"Bot {seat + 1}", bot=bot)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def new_id() -> str:
    """An id or an invitation that nobody can guess."""
    return token_urlsafe(ID_BYTES)


def is_id(text: str) -> bool:
    """Whether this could be such an id."""
    return ID.fullmatch(text) is not None


def clean_name(name: str) -> str:
    """A name as it is shown: no invisible characters, no long gaps."""
    plain = unicodedata.normalize("NFC", " ".join(name.split()))
    hidden = BLANK.search(plain) or any(unicodedata.category(letter) in INVISIBLE for letter in plain)
    if hidden or not 0 < len(plain) <= LONGEST_NAME or not any(letter.isalnum() for letter in plain):
        raise refused("bad-name", 422, most=LONGEST_NAME)
    return plain
