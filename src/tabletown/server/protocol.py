"""Everything that goes over the wire between the table server and its clients. docs/protocol.md explains it.

Records that only the server sends always have all their fields. Sentences travel as messages (an id with parameters)
and are said in the reader's language; what is written by people (names, chat) travels as plain text.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from tabletown.bots import LEVELS, USUAL
from tabletown.bots.advice import Advice, Caution
from tabletown.bots.findings import Review
from tabletown.kernel.lesson import Remark
from tabletown.kernel.records import Declining, Event, Message, Option, Rank, Refusal, View
from tabletown.kernel.setup import Value

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 400
LARGEST_FRAME: Final = 16_384
"""No message of a client is longer, in bytes; but a new study may be, because of its pack."""
LARGEST_PACK: Final = 65_536
LARGEST_STUDY: Final = 4 * LARGEST_PACK
MOST_GAMES: Final = 2000
"""Of a variant, in one study."""
LARGEST_COUNT: Final = 1_000_000_000

CLOSED_BAD: Final = 4400
"""This and what follows: why a socket was closed."""
CLOSED_FORBIDDEN: Final = 4403
CLOSED_UNKNOWN: Final = 4404
CLOSED_SLOW: Final = 4408
CLOSED_LIMIT: Final = 4429
CLOSED_FAILED: Final = 1011
CLOSED_LATER: Final = 1012

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Hex = Annotated[str, Meta(pattern=r"^(?:[0-9a-f]{64})?(?![\s\S])")]
"""64 hexadecimal digits, or nothing: a random number of a player's own, or a token that a player chose.
The pattern ends as it does because `$` would let a line break pass."""
PlayerKey = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}(?![\s\S])")]
"""64 hexadecimal digits that a browser chose at random and keeps: under its hash the server keeps a player's record."""
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00]+(?![\s\S])")]
"""What a client calls a message of its own, to recognise the answer; resending it under the same key is safe."""
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Count = Annotated[int, Meta(ge=0, le=LARGEST_COUNT)]
Level = Annotated[str, Meta(max_length=20)]
"""A bot by its name, one of those in the catalog."""
USUAL_BOT: Final = LEVELS[USUAL]

SeatKind = Literal["person", "bot", "open"]
Status = Literal["waiting", "playing", "over"]
UndoPolicy = Literal["free", "ask", "never"]
"""free: up to the last information barrier without asking; ask: always by consent; never."""
UndoMeans = Literal["no", "free", "ask", "spoils"]
"""What taking back one's own last move would need now: it cannot be, nobody, the consent of the others; spoils: nobody,
but alone the game would no longer count for a best."""
Spoilt = Literal["", "undo", "bot"]
"""Why a try does not count for a best: moves were taken back after something had come to light, or a bot played."""
NotCounted = Literal["", "undo", "bot", "again", "self"]
"""Why a game does not count in a record: as for a best, it was not the first try at its deal, or it was played against
oneself."""
Pace = Literal["calm", "brisk", "quick"]
"""How fast the moves of bots are shown, unless a viewer chooses another speed."""


# Games


class OptionInfo(Struct, frozen=True):
    """A variant or house rule. Its sentence is the message `option-<name>`."""

    name: str
    clause: str
    values: list[Value]
    default: Value


class LevelInfo(Struct, frozen=True):
    """A bot that can sit at a table. Its sentences are the messages `level-<id>` and `level-<id>-about`."""

    id: str
    bot: str
    name: str
    """What people call it, in English."""
    about: str
    """How it plays, in English."""


class GameInfo(Struct, frozen=True):
    """A title in the catalog. Its sentence is the message `game-about`, its name the message `game-title`."""

    slug: str
    title: str
    fewest: int
    most: int
    usual: int
    """The number of seats that a new table begins with."""
    sample: int
    """How many games a study of it plays, unless told otherwise."""
    rules: str
    options: list[OptionInfo]
    ui: bool
    """Whether it brings a table of its own (`/games/<slug>/ui/table.js`)."""
    poster: bool
    """Whether it brings a poster of its own (`/games/<slug>/ui/poster.js`)."""
    clauses: int
    """How many rules its rulebook has: how much there is to learn."""
    guided: bool
    """Whether it has a guided first game."""
    placing: list[str]
    """The steps of its set-up, in which one may let a bot place."""
    puzzles: int
    """How many puzzles it brings (`/puzzles/<slug>`)."""


class ClauseInfo(Struct, frozen=True):
    """One rule of a rulebook."""

    id: str
    tag: str
    section: str
    text: str
    reason: str


class GameDetails(Struct, frozen=True):
    """A title with its rulebook and its content (the tables of content.toml)."""

    info: GameInfo
    clauses: list[ClauseInfo]
    content: dict[str, Any]


class Catalog(Struct, frozen=True):
    """What this server offers."""

    games: list[GameInfo]
    levels: list[LevelInfo]
    usual: str
    """The bot of the level that people meet unless they choose."""
    lab: bool
    """Whether the host lets people study variants here."""
    version: str
    network: str
    """The address of this server in the local network, for links that are made on the machine itself; or nothing."""


class Preparing(Struct, frozen=True):
    """What is not ready yet of all that makes this server fast and complete: how far it is, or why it will not come."""

    parts: list[Message]


class SetupCheck(Struct, frozen=True):
    """Asks whether seats and options fit together."""

    seats: int
    options: dict[str, Value]


class SetupVerdict(Struct, frozen=True):
    """What is wrong with seats and options, or nothing."""

    wrong: Message | None


# The lab


class NewStudy(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for many games of a variant between bots, and a report on them."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=1, le=32)]
    options: Annotated[dict[str, Value], Meta(max_length=32)]
    bots: Annotated[list[Level], Meta(min_length=1, max_length=2)]
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)]
    seed: Count = 0
    pack: Annotated[str, Meta(max_length=LARGEST_PACK)] = ""
    """A content pack: the text of a TOML file."""


class Study(Struct, frozen=True):
    """A study that was asked for, how far it has got, and why it has no report if it ended without one."""

    id: str
    game: str
    seats: int
    options: dict[str, Value]
    bots: list[str]
    games: int
    seed: int
    pack: bool
    started: int
    status: Literal["running", "done", "ended"]
    played: int
    """Games, of `all`: those of the variant, of the base game, and duels."""
    all: int
    wrong: Message | None


class StudyBegun(Struct, frozen=True):
    """A new study; whoever has its token may cancel it."""

    study: Study
    token: str


class Lab(Struct, frozen=True):
    """The lab of this server: what it allows, what it works on, and its latest reports."""

    on: bool
    levels: list[LevelInfo]
    most_games: int
    most_seconds: int
    running: Study | None
    reports: list[Study]


# Tables


class SeatPlan(Struct, frozen=True):
    """Who shall sit on a seat of a new table: whoever makes it, anyone who is invited, or a bot."""

    kind: Literal["me", "open", "bot"]
    level: Level = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a table."""

    game: Annotated[str, Meta(max_length=60)]
    name: Name
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=32)]
    options: dict[str, Value] = {}
    undo: UndoPolicy = "free"
    hints: bool = True
    pace: Pace = "brisk"
    listed: bool = False
    """Whether the lobby shows it to everybody."""
    watch: bool = True
    """Whether people without a seat may look on; they see only what is public."""
    adds: bool = False
    """Whether a random number of one's own will come with hello: then the game waits for it."""
    player: Hex = ""
    """The key under which the server keeps bests and the record of whoever makes the table."""


class Deal(Struct, frozen=True):
    """What anybody may know of a deal: which game it is of."""

    game: str
    options: dict[str, Value]


class SameDeal(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a table of one with a deal that was played before."""

    name: Name
    player: Hex = ""


class NewGuided(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a guided first game."""

    name: Name


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for an open seat. Tables that are not listed want the invitation from their link.

    Whoever chooses the token at random may ask again when the answer got lost: it opens the same seat.
    """

    name: Name
    invite: Annotated[str, Meta(max_length=64)] = ""
    adds: bool = False
    """Whether a random number of one's own will come with hello: then the game waits for it."""
    token: Hex = ""
    player: Hex = ""
    """As in a new table."""


class Seated(Struct, frozen=True):
    """The answer to whoever made or joined a table. The token is the key to the seat: it is never shown again."""

    table: str
    seat: int
    token: str
    invite: str


class Continue(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a new table against bots, from a moment of this one."""

    move: Count
    level: Level = USUAL_BOT
    seat: SeatNumber | None = None
    """After the end any seat can be chosen; before it, only one's own."""


class Player(Struct, frozen=True):
    """Who sits on a seat. `here` is whether this person is connected; `standin` the bot that plays meanwhile."""

    seat: int
    kind: SeatKind
    name: str
    level: str
    ready: bool
    """False while the game waits for this person to come, and to add a number or none."""
    here: bool
    standin: str
    idle: bool
    """Whether this person is here, but has kept the table waiting for long: the others may agree on a bot."""
    wishes: list[int]
    """The seats that want a bot to play for this person."""
    added: str
    """sha256 of the random number that this seat has added to the shuffle; empty if it added none."""


class Proposal(Struct, frozen=True):
    """Somebody asks to go back to an earlier move; it takes the consent of all people at the table."""

    seat: int
    move: int
    agreed: list[int]
    wanted: list[int]


class Origin(Struct, frozen=True):
    """The moment of another table from which this one goes on."""

    table: str
    move: int


class Alone(Struct, frozen=True):
    """A table of one: the ranks of its game, none if it has none, and at the end what was reached."""

    ranks: list[Rank]
    points: int | None
    rank: int | None
    again: bool
    """Whether its deal was made for another table, where it was played before."""


class Best(Struct, frozen=True):
    """A player's best at tables with the same game, rules, content and options."""

    points: int
    rank: int | None


class Attempt(Struct, frozen=True):
    """A finished game for one among others of this player."""

    deal: str
    """By this id the same deal can be played again, by anybody; nothing follows from it about the cards."""
    number: int
    """Which try of this player at this deal it was; only the first counts for a best."""
    spoilt: Spoilt
    best: Best | None
    """At all other tables, as far as the player is known here."""


class TableInfo(Struct, frozen=True):
    """A table as everybody may know it."""

    id: str
    game: str
    status: Status
    players: list[Player]
    host: int
    options: dict[str, Value]
    undo: UndoPolicy
    hints: bool
    pace: Pace
    listed: bool
    watch: bool
    created: int
    changed: int
    moves: int
    commitment: str
    """What fixes the shuffle but for the numbers that people add (fairness.py); empty if the table has an origin."""
    origin: Origin | None
    next: str | None
    """The table of the rematch."""
    watchers: int
    proposal: Proposal | None
    winners: list[int]
    """The seats that have won; in a draw, all of them. Nobody wins a game for one."""
    alone: Alone | None
    daily: str
    """The day whose deal is played here, such as 2026-11-18; empty at other tables."""
    guided: bool
    """Whether it is a guided first game: its host can ask what a coach says."""


class TableList(Struct, frozen=True):
    """The tables in the lobby. Where nobody looks on, moves are not counted: there are 0."""

    tables: list[TableInfo]


class MyTable(Struct, frozen=True):
    """A table as the bearer of a seat's token sees it from outside."""

    table: TableInfo
    seat: int | None
    invite: str | None
    """For those who sit there, while seats are open."""
    mine: bool
    """Whether this seat has to choose now."""


# My record


class ResultSeat(Struct, frozen=True):
    """Who sat on a seat of a finished game: a bot of a level, or a person."""

    name: str
    level: str


class Result(Struct, frozen=True):
    """A finished game in the record of one of its players."""

    table: str
    game: str
    seat: int
    seats: list[ResultSeat]
    options: dict[str, Value]
    """Those that were not as usual."""
    winners: list[int]
    """In a draw, all seats. Nobody wins a game for one."""
    points: int
    rank: Message | None
    at: int
    moves: int
    counts: NotCounted
    """Why it does not count, if it does not."""


class GameRecord(Struct, frozen=True):
    """What a player has reached in a game: all that counts."""

    game: str
    played: int
    several: int
    """Games against others."""
    won: int
    lost: int
    streak: int
    """How many were won in a row, up to now; below 0, lost."""
    longest: int
    """The most that were won in a row."""


class Tally(Struct, frozen=True):
    """What a player has reached in games of one kind: equal seats, rivals and options."""

    game: str
    seats: int
    seat: int
    level: str
    """The bot on all other seats; `mixed` for bots of several levels; empty where there were people, or nobody else."""
    options: dict[str, Value]
    played: int
    won: int
    lost: int
    best: int
    """The most points, with their rank and their table."""
    rank: Message | None
    table: str


class PlayerRecord(Struct, frozen=True):
    """All that is kept under a player's key."""

    games: list[GameRecord]
    tallies: list[Tally]
    latest: list[Result]


class HeldSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat by its key."""

    table: Annotated[str, Meta(max_length=64)]
    token: Annotated[str, Meta(max_length=64)]


class HeldSeats(Struct, frozen=True, forbid_unknown_fields=True):
    """Seats from before there was a record: those that are nobody's yet become those of whoever holds their keys."""

    seats: Annotated[list[HeldSeat], Meta(max_length=24)]


# Reviews


class ReviewShown(Struct, frozen=True):
    """The review of a finished game; while it is worked out, how much of it is done."""

    share: float
    review: Review | None


# The daily deal


class NewDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a table with today's deal of a game."""

    name: Name
    player: PlayerKey


class DailyTry(Struct, frozen=True):
    """A player's first try at the deal of a day."""

    table: str
    over: bool
    counts: bool
    won: bool | None
    """None for those who play alone, and before the end."""
    points: int | None
    rank: Message | None
    place: int | None


class Daily(Struct, frozen=True):
    """The deal of a day, as everybody may know it."""

    game: str
    day: str
    ends: int
    seats: int
    seat: int
    """Where everybody sits on this day."""
    level: str
    """The bot on all other seats."""
    players: int
    """How many have a result that counts."""
    mine: DailyTry | None


class Dailies(Struct, frozen=True):
    games: list[Daily]


class DailyStanding(Struct, frozen=True):
    """A line in the table of a day: the first try of somebody."""

    place: int
    name: str
    won: bool | None
    points: int
    rank: Message | None
    me: bool
    table: str | None
    """For those who may look at it: the day is over, or they have played the deal themselves."""


class DayTable(Struct, frozen=True):
    """The table of a day, and the days before it at which one can look."""

    daily: Daily
    standings: list[DailyStanding]
    days: list[str]


# Moments


class Moment(Struct, frozen=True):
    """What one audience may know of one move. Move 0 is what happened before anybody chose."""

    move: int
    seat: int | None
    events: list[Event]
    at: int


class Position(Struct, frozen=True):
    """The table at one moment, as one audience sees it."""

    view: View
    figures: Any
    """What the rules make of all that this audience sees: a record of the game's own."""
    prompt: Message
    options: list[Option]
    undo: UndoMeans
    declining: Declining | None = None
    """How the seat declines a question that is asked whatever it holds."""
    tallies: Any = None
    """What the rules make of all that everybody sees: a record of the game's own. Events tell how it changes."""


class HowPicture(Struct, frozen=True):
    """A moment of a recorded game, as one seat or an onlooker saw it, and what it points at."""

    table: TableInfo
    position: Position
    events: list[Event]
    """What had happened until then, as this audience may know it."""
    touched: list[str]
    """Elements that are touched first, so that what they fit lights up."""
    points: list[str]
    """Elements and zones of the table; with a dot in front, classes of the game's own table."""
    around: list[str]
    """What else has to be in the picture."""


class HowSection(Struct, frozen=True):
    """A part of how a game is played. Its sentences are `how-<id>-title`, `how-<id>`, and `how-<id>-picture`, if it has
    a picture."""

    id: str
    clauses: list[str]
    """What it sums up."""
    pictured: bool
    picture: HowPicture | None
    """None also if the rules do not lead there any more."""


class HowToPlay(Struct, frozen=True):
    """A game in two minutes; one that has nothing to say here has no sections."""

    sections: list[HowSection]


class PuzzleInfo(Struct, frozen=True):
    """A position with one choice to make."""

    id: str
    goal: Message
    """What is to be done; the seat is the reader."""
    seat: int
    seats: int
    choices: int
    hard: bool
    """Whether it takes more than to look one choice ahead."""


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game, easy ones first."""

    puzzles: list[PuzzleInfo]
    left_out: list[str]
    """Those that the rules do not allow any more, by their ids."""


class PuzzlePosition(Struct, frozen=True):
    """A puzzle as the one who has to choose sees the table."""

    info: PuzzleInfo
    table: TableInfo
    position: Position
    events: list[Event]
    """What had happened until then, as this seat may know it."""


class PuzzleChoice(Struct, forbid_unknown_fields=True):
    """An answer; without a code, the wish to be shown the best one."""

    code: int | None = None


class PuzzleElements(Struct, forbid_unknown_fields=True):
    """Elements of the table that somebody would like to use together."""

    elements: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=8)]


class PuzzleRefusal(Struct, frozen=True):
    """Why they cannot be used; nothing if they can."""

    refusal: Refusal | None


class PuzzleAnswer(Struct, frozen=True):
    """One of the choices: the chance to win with it, from 0 to 1, give or take a margin, and why."""

    code: int
    chance: float
    margin: float
    why: list[Message]


class PuzzleMoment(Struct, frozen=True):
    """One more move, as the seat of the puzzle may know it, and the table after it."""

    moment: Moment
    position: Position


class PuzzleVerdict(Struct, frozen=True):
    """Whether the choice is the best one, and how the game may go on after it."""

    right: bool
    answers: list[PuzzleAnswer]
    """What there is to know of the choice; if it is right, or was to be shown, of all of them, the best first."""
    line: list[PuzzleMoment]


class Log(Struct, frozen=True):
    moments: list[Moment]


class AtMove(Struct, frozen=True):
    """The table after so many moves; after the end all hands are open."""

    move: int
    moves: int
    open: bool
    position: Position


class ChatLine(Struct, frozen=True):
    number: int
    seat: int
    text: str
    at: int


class Problem(Struct, frozen=True, tag="problem"):
    """Why a request was not granted: a code for programs, a message for people, the same in plain English."""

    code: str
    message: Message
    text: str
    clause: str | None = None


# What a client says on the socket


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message. Without a token one looks on. `seq` and `chat`: the last that is known here already.

    Whoever the game waits for may add a random number with it: one that nobody knew when the table was fixed.
    """

    token: Annotated[str, Meta(max_length=64)] = ""
    entropy: Hex = ""
    seq: Annotated[int, Meta(ge=-1, le=LARGEST_COUNT)] = -1
    chat: Count = 0


class Move(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """A choice, in answer to the position with this sequence number."""

    id: Key
    seq: Count
    code: Count


class Why(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why can these elements of the table not be used together now?"""

    id: Key
    elements: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(min_length=1, max_length=8)]


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Takes back one's own last move, or asks the others for their consent."""

    id: Key
    seq: Count


class Agree(Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    """Answers a proposal to go back."""

    id: Key
    yes: bool


class Hint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Asks what the search bot would do, and why."""

    id: Key


class Warn(Struct, frozen=True, tag="warn", forbid_unknown_fields=True):
    """Asks which choices one should be warned of before one makes them."""

    id: Key


class Place(Struct, frozen=True, tag="place", forbid_unknown_fields=True):
    """Asks where a gentle bot would place, while the game is set up."""

    id: Key


class Listen(Struct, frozen=True, tag="listen", forbid_unknown_fields=True):
    """Asks what the coach of a guided first game has said by now."""

    id: Key


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """A line for the others at the table."""

    id: Key
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class StandIn(Struct, frozen=True, tag="standin", forbid_unknown_fields=True):
    """Gives one's own seat, or that of somebody who is gone, to a bot; without a level, takes one's own back."""

    id: Key
    seat: SeatNumber
    level: Level = ""


class Start(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """The host does not wait any longer: bots take the open seats."""

    id: Key
    level: Level = USUAL_BOT


FromClient = Hello | Move | Why | Undo | Agree | Hint | Warn | Place | Listen | Say | StandIn | Start


# What the server says on the socket


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello: everything as it is now, and what was missed since `seq`, if that is known."""

    table: TableInfo
    seat: int | None
    invite: str | None
    seq: int
    move: int
    position: Position | None
    missed: list[Moment]
    complete: bool
    """Whether `missed` is all that happened since `seq`. Otherwise (also after an undo) fetch the log."""
    chat: list[ChatLine]


class Update(Struct, frozen=True, tag="update"):
    """Something was played or taken back; then `moment` is what the new last move had been."""

    seq: int
    move: int
    undone: bool
    moment: Moment
    position: Position


class TableChanged(Struct, frozen=True, tag="table"):
    """People came, went, or were asked something."""

    table: TableInfo


class Ack(Struct, frozen=True, tag="ack"):
    """Done, and durably stored where there is something to store."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag="refused"):
    """Not done; nothing has changed."""

    id: str
    code: str
    message: Message
    text: str
    clause: str | None


class Answer(Struct, frozen=True, tag="answer"):
    """Why not: a refusal, or nothing if the elements can be used."""

    id: str
    refusal: Refusal | None


class Hints(Struct, frozen=True, tag="hints"):
    """The best choices in the position with this sequence number, the best first."""

    id: str
    seq: int
    choices: list[Advice]


class Warnings(Struct, frozen=True, tag="warnings"):
    """The choices in the position with this sequence number that a player should be warned of, with sentences why."""

    id: str
    seq: int
    choices: list[Caution]


class Placement(Struct, frozen=True, tag="placement"):
    """A choice in the position with this sequence number: where a gentle bot would place."""

    id: str
    seq: int
    code: int


class Coached(Struct, frozen=True, tag="coached"):
    """What the coach has said up to the position with this sequence number, in order; `over` if that is all."""

    id: str
    seq: int
    told: list[Remark]
    over: bool


class Chat(Struct, frozen=True, tag="chat"):
    line: ChatLine


class Trouble(Struct, frozen=True, tag="trouble"):
    """Something is wrong with the server that players should know; `over` when it is mended."""

    code: str
    message: Message
    text: str
    over: bool


FromServer = (
    Welcome | Update | TableChanged | Ack | Refused | Answer | Hints | Warnings | Placement | Coached | Chat | Trouble
)
