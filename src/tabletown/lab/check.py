"""The promises that every game keeps, tried out in random games.

A game author adds nothing: everything here reads the game's own declarations. Each check has a name; a failure
names its check, says what went wrong, and can be saved as a game that opens at the failing move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import msgspec

from tabletown.kernel.content import Pack
from tabletown.kernel.errors import BadInput, IllegalAction
from tabletown.kernel.game import Game
from tabletown.kernel.memory import SHUFFLED
from tabletown.kernel.plain_state import PlainState
from tabletown.kernel.reasons import LEGAL
from tabletown.kernel.record import PERSON, Record, replay
from tabletown.kernel.records import Event, encode
from tabletown.kernel.rng import Rng
from tabletown.kernel.saved_game import SavedGame
from tabletown.kernel.setup import Value
from tabletown.kernel.state import State
from tabletown.lab.engines import Engine, spans
from tabletown.lab.playing import LONGEST, game_of

SeatsAndOptions = tuple[int, dict[str, Value]]

REASONED = 16
"""In one position of so many, every action is held against what its step finds wrong with it."""
SAID = 4
"""So many slow checks are made for one that says whole pages."""

PIECE_MOVED = "piece-moved"


class Failure(Exception):
    """A promise that a game does not keep."""

    def __init__(self, check: str, what: str) -> None:
        super().__init__(f"{check}: {what}")
        self.check = check
        self.what = what


class Found(msgspec.Struct):
    """A failure with the game in which it happened, up to the failing move."""

    check: str
    what: str
    saved: SavedGame


class CheckReport(msgspec.Struct):
    """How much was checked, and what was found."""

    games: int = 0
    decisions: int = 0
    worlds: int = 0
    refusals: int = 0
    reasons: int = 0
    undone: int = 0
    replays: int = 0
    failures: list[Found] = []
    steps: dict[str, int] = {}
    """How often each kind of step waited for somebody."""

    def add(self, other: CheckReport) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.worlds += other.worlds
        self.refusals += other.refusals
        self.reasons += other.reasons
        self.undone += other.undone
        self.replays += other.replays
        self.failures = self.failures + other.failures
        self.steps = dict(Counter(self.steps) + Counter(other.steps))


class Wanted(msgspec.Struct, frozen=True):
    """What to check: a game with its pack, in all set-ups with these seats and options."""

    game: str
    pack: Pack | None = None
    seats: int | None = None
    options: dict[str, Value] = {}

    def setups(self) -> list[SeatsAndOptions]:
        """BadInput if there are none."""
        game = game_of(self.game, self.pack)
        known = {option.name for option in game.options}
        found = game.setups(self.seats, self.options) if known.issuperset(self.options) else []
        if not found:
            game.setup(self.seats if self.seats is not None else game.most, self.options)
        return found


def run(wanted: Wanted, games: int, seed: int, share: int, engine: Engine) -> Iterator[CheckReport]:
    """Checks so many games over all seat counts and options that are wanted; reports come in batches."""
    tasks = [(wanted, span, seed, share) for span in spans(games, most=200)]
    yield from engine.each(_batch, tasks)


def _batch(task: tuple[Wanted, range, int, int]) -> CheckReport:
    wanted, span, seed, share = task
    game, setups = game_of(wanted.game, wanted.pack), wanted.setups()
    report = CheckReport()
    for number in span:
        report.add(check_one(game, number, seed, share, setups))
    return report


def check_one(
    game: Game, number: int, seed: int = 0, share: int = 1, setups: list[SeatsAndOptions] | None = None
) -> CheckReport:
    """One random game in one of the set-ups. Of the slow checks, every `share`-th is made."""
    setups = setups or game.setups()
    seats, options = setups[number % len(setups)]
    checker = Checker(game, seats, f"{seed}/{number}", options, share)
    try:
        checker.play()
    except Failure as failure:
        checker.found(failure.check, failure.what)
    except Exception as error:  # whatever a game does wrong has to end up in a crash file
        checker.found("crash", f"{type(error).__name__}: {error}")
    return checker.report


class Checker:
    """One game, checked while it is played at random."""

    def __init__(self, game: Game, seats: int, seed: str, options: dict[str, Value], share: int) -> None:
        self.game = game
        self.rng = Rng(f"check/{seed}")
        self.share = share
        self.report = CheckReport(games=1)
        self.record: Record | None = None
        self.seats = seats
        self.seed = seed
        self.options = options
        self.kept: list[tuple[State, str]] = []
        self.texts: dict[str, bytes] = {}
        self.ahead: list[tuple[int, int]] = []
        """What has been played on with a copy; a failure there is saved with it."""

    def found(self, check: str, what: str) -> None:
        record = self.record
        if record is None:
            saved = SavedGame(
                1, self.game.slug, self.game.rules, self.game.content_id, list(self.game.content.packs),
                self.seats, self.seed, self.options, [PERSON] * self.seats, [""] * self.seats, [], "",
            )  # fmt: skip
        else:
            saved = record.saved()
            saved.actions = [*saved.actions, *self.ahead]
        saved.note = f"{check}: {what}"
        self.report.failures = [Found(check, what, saved)]

    def play(self) -> None:
        record = self.record = Record(self.game, self.seats, self.seed, self.options)
        while True:
            self.position(record.state)
            acting = record.state.actors()
            if not acting:
                break
            if len(record.moves) >= LONGEST:
                raise Failure("length", f"no end after {LONGEST} decisions")
            seat = acting[self.rng.below(len(acting))]
            codes = record.state.legal(seat)
            self.step(record, seat, codes[self.rng.below(len(codes))])
        self.end(record)

    def now(self) -> bool:
        """Whether a slow check is due."""
        return self.rng.below(self.share) == 0

    def rarely(self) -> bool:
        """Whether a check that says whole pages is due: otherwise sentences would cost more than everything else."""
        return self.rng.below(SAID * self.share) == 0

    def step(self, record: Record, seat: int, code: int) -> None:
        """One decision, and what can be learned from it."""
        self.report.decisions += 1
        name = record.state.step().name
        self.report.steps[name] = self.report.steps.get(name, 0) + 1
        take_back = self.now()
        before = record.state.hash() if take_back else ""
        audience = self.audience()
        compare = self.now()
        twin = record.state.imagine(audience, self.rng.word()) if compare else None
        own = record.state.imagine(seat, self.rng.word()) if compare else None
        if twin is not None:
            twin.rng.restore(record.state.rng.words())  # other dice would be told, but need not be seen afterwards
        record.apply(seat, code)
        if twin is not None and own is not None:
            self.events(record, twin, audience, seat, code)
            self.barrier(record, own, seat, code)
        if take_back and record.can_undo(seat):
            self.undo(record, seat, code, before)

    # What has to hold in every position

    def position(self, state: State) -> None:
        wrong = state.invariants()
        if wrong:
            raise Failure("invariants", wrong[0])
        acting = state.actors()
        if state.over != (not acting):
            raise Failure("dead end", f"over is {state.over}, but the actors are {acting}")
        for seat in range(self.seats):
            self.legal(state, seat, seat in acting)
        if self.report.decisions % (REASONED * self.share) == 0:
            for seat in acting:
                self.reasons(state, seat)
        if self.now():
            self.refusal(state)
        if self.now():
            self.two_worlds(state, self.audience())
        audience = self.audience()
        if self.rarely():
            self.words(state, audience)
        if self.rng.below(8 * self.share) == 0:
            self.copies(state)

    def legal(self, state: State, seat: int, acts: bool) -> None:
        codes = state.legal(seat)
        if acts and not codes:
            raise Failure("dead end", f"seat {seat} has to act but may do nothing in step {state.step().name!r}")
        if not acts and codes:
            raise Failure("legal", f"seat {seat} does not act but may choose {codes}")
        if codes != sorted(set(codes)):
            raise Failure("legal", f"actions are not ascending, or some are there twice: {codes}")
        if codes and not (codes[0] >= 0 and codes[-1] < self.game.layout.actions):
            raise Failure("legal", f"an action is outside the action space: {codes}")

    def refusal(self, state: State) -> None:
        """An illegal attempt gets a clause and a sentence, and changes nothing."""
        seat = self.rng.below(self.seats)
        code = self.rng.below(self.game.layout.actions + 2) - 1
        if code in state.legal(seat):
            return
        before = state.hash()
        try:
            state.apply(seat, code)
        except IllegalAction as refused:
            self.clause("refusals", refused.clause)
            if not refused.text:
                raise Failure("refusals", f"action {code} is refused without a sentence") from None
        else:
            raise Failure("refusals", f"action {code} of seat {seat} is not legal but was played")
        if state.hash() != before:
            raise Failure("refusals", f"the refused action {code} changed the position")
        self.report.refusals += 1

    def reasons(self, state: State, seat: int) -> None:
        """A step finds fault with whatever it does not offer, and with nothing else."""
        step, offered = state.step(), set(state.legal(seat))
        for code in range(self.game.layout.actions):
            reason = step.fault(state, seat, code)
            if reason == LEGAL and code not in offered:
                raise Failure("reasons", f"{step.name!r} does not offer action {code}, and finds nothing wrong with it")
            if reason != LEGAL and code in offered:
                raise Failure("reasons", f"{step.name!r} offers action {code}, but finds something wrong with it")
            self.report.reasons += 1

    def two_worlds(self, state: State, audience: int | None) -> None:
        """A world that the audience cannot tell from this one sends it the same bytes."""
        world = state.imagine(audience, self.rng.word())
        wrong = world.invariants()
        if wrong:
            raise Failure("two worlds", f"an imagined world is broken: {wrong[0]}")
        if not state.over:
            for first in state.setup.covered:  # worlds agree about these numbers, but nobody is told those of others
                for seat in range(self.seats):
                    world[first + seat] += int(seat != audience)
        if encode(state.view(audience)) != encode(world.view(audience)):
            raise Failure("two worlds", f"the view of {audience} differs")
        if encode(state.tallies()) != encode(world.tallies()):
            raise Failure("two worlds", "the tallies differ, which are told to everybody")
        if encode(self.figures(state, audience)) != encode(self.figures(world, audience)):
            raise Failure("two worlds", f"the figures of {audience} differ")
        if self.game.prompt(state, audience) != self.game.prompt(world, audience):
            raise Failure("two worlds", f"the prompt of {audience} differs")
        if audience is not None:
            if encode(state.options(audience)) != encode(world.options(audience)):
                raise Failure("two worlds", f"the options of seat {audience} differ")
            code = self.rng.below(self.game.layout.actions)
            elements = list(self.game.option(code).elements)
            if state.why_not(audience, elements) != world.why_not(audience, elements):
                raise Failure("two worlds", f"seat {audience} is told different reasons for {elements}")
        self.report.worlds += 1

    def figures(self, state: State, audience: int | None) -> msgspec.Struct:
        return self.game.figures(state.as_seen(audience), audience)

    def words(self, state: State, audience: int | None) -> None:
        """Options, prompt and table can be said; and whatever is in the view shows in the text."""
        view = state.view(audience)
        text = self.game.text(view)
        bytes_ = encode(view)
        if self.texts.setdefault(text, bytes_) != bytes_:
            raise Failure("text parity", f"two views of {audience} have the same text")
        for seat in range(self.seats):
            self.game.say(self.game.prompt(state, seat))
            for option in state.options(seat):
                self.clause("options", option.clause)
                if not option.elements or not self.game.say(option.message):
                    raise Failure("options", f"action {option.code} has no words or no place on the table")

    def copies(self, state: State) -> None:
        """Clones and loaded positions are equal and independent."""
        before = state.hash()
        self.kept.append((state.clone(), before))
        shown = [encode(state.view(seat)) for seat in range(self.seats)]
        offered = [state.legal(seat) for seat in range(self.seats)]
        loaded = self.game.load(msgspec.json.decode(msgspec.json.encode(state.dump())))
        clone = state.clone()
        if loaded.hash() != before:
            raise Failure("dump", "a loaded position is not the dumped one")
        dice, same = Rng(self.seed), Rng(self.seed)
        first, second = _play_on(clone, dice, self.ahead), _play_on(loaded, same, [])
        self.ahead = []
        if first != second:
            raise Failure("dump", "a loaded position plays on in another way")
        if state.hash() != before or offered != [state.legal(seat) for seat in range(self.seats)]:
            raise Failure("aliasing", "playing on with a copy changed the original")
        if shown != [encode(state.view(seat)) for seat in range(self.seats)]:
            raise Failure("aliasing", "playing on with a copy changed the views of the original")

    # What has to hold for every action

    def events(self, record: Record, twin: State, audience: int | None, seat: int, code: int) -> None:
        """Where two worlds still look the same after an action, they also told the same.

        A shuffle hides again what was shown before it, so that looks prove nothing then.
        Nor do they where other pieces came to light on the way, and lie among others now.
        """
        spoken = self.rarely()
        for entry in record.journals[-1]:
            event = self.game.event(entry, record.state.bit(audience))
            if event.message is not None:
                self.clause("events", event.clause or "")
                if spoken:
                    self.game.say(event.message, reader=audience)
        if code not in twin.legal(seat) or any(entry.event == SHUFFLED for entry in record.journals[-1]):
            return
        twin.listen(closely=True)
        twin.play(seat, code)
        if encode(twin.view(audience)) != encode(record.state.view(audience)):
            return
        bit = twin.bit(audience)
        told = [self.game.event(entry, bit) for entry in twin.deafen()]
        heard = [self.game.event(entry, bit) for entry in record.journals[-1]]
        if came_to_light(told) != came_to_light(heard):
            return
        if encode(told) != encode(heard):
            raise Failure("two worlds", f"the events that {audience} hears differ after action {code} of seat {seat}")
        self.report.worlds += 1

    def barrier(self, record: Record, own: State, seat: int, code: int) -> None:
        """An action whose outcome its seat could not foresee cannot be taken back."""
        own.play(seat, code)
        foreseen = encode(own.view(seat)) == encode(record.state.view(seat))
        if not foreseen and record.can_undo(seat):
            raise Failure("undo", f"action {code} told seat {seat} something new, but can be taken back")

    def undo(self, record: Record, seat: int, code: int, before: str) -> None:
        after = record.state.hash()
        record.undo(seat)
        if record.state.hash() != before:
            raise Failure("undo", f"taking back action {code} of seat {seat} does not restore the position")
        record.apply(seat, code)
        if record.state.hash() != after:
            raise Failure("undo", f"action {code} of seat {seat} does something else the second time")
        self.report.undone += 1

    # What has to hold at the end

    def end(self, record: Record) -> None:
        state = record.state
        for clone, before in self.kept:
            if clone.hash() != before:
                raise Failure("aliasing", "a clone changed while the game went on")
        shares = sum(state.returns())
        if not 0.0 <= shares <= self.seats or len(state.scores()) != self.seats:
            raise Failure("returns", f"the results {state.returns()} do not add up")
        if self.now():
            try:
                replay(self.game, record.saved())
            except Exception as error:
                raise Failure("replay", str(error)) from error
            self.report.replays += 1

    # Helpers

    def audience(self) -> int | None:
        """A seat, or the onlookers."""
        seat = self.rng.below(self.seats + 1)
        return None if seat == self.seats else int(seat)

    def clause(self, check: str, id: str) -> None:
        if id not in self.game.rulebook.by_id:
            raise Failure(check, f"the clause {id!r} is not in the rulebook")


def came_to_light(events: list[Event]) -> Counter[bytes]:
    """The pieces that were seen to move, in whatever order."""
    return Counter(encode(event.data) for event in events if event.kind == PIECE_MOVED)


def _play_on(state: State, rng: Rng, ahead: list[tuple[int, int]], most: int = 200) -> list[str]:
    """The hashes of a random game from here to its end, or for a while; its actions are added to `ahead`."""
    trace = []
    for _ in range(most):
        acting = state.actors()
        if not acting:
            break
        codes = state.legal(acting[0])
        if not codes:
            break
        code = codes[rng.below(len(codes))]
        state.apply(acting[0], code)
        ahead.append((acting[0], code))
        trace.append(state.hash())
    return trace


def undeclared(game: Game) -> list[str]:
    """Messages, clauses and events that the declarations of a game name, and that are not there."""
    messages = [f"option-{option.name}" for option in game.options]
    messages += [f"event-{kind.name}" for kind in game.events]
    ranks = (rank for seats, options in game.setups() for rank in game.ranks(seats, options))
    messages += sorted({rank.name.id for rank in ranks})
    clauses = [game.turn_clause, game.over_clause]
    clauses += [option.clause for option in game.options] + [kind.clause for kind in game.events]
    clauses += [clause for kind in game.events for clause in kind.elsewhere.values()]
    clauses += [game.describe(code).clause for code in range(game.layout.actions)]
    wrong = [f"there is no message {id!r}" for id in messages if not game.messages.has(id)]
    wrong += [f"there is no clause {id!r}" for id in sorted(set(clauses)) if id not in game.rulebook.by_id]
    events = {kind.name for kind in game.events}
    wrong += [f"there is no event {name!r}" for name in game.profile.aims if name not in events]
    return wrong + _unheard(game)


def _unheard(game: Game) -> list[str]:
    """Answers of a game that nobody asks for, because its positions have a class of their own, which answers."""
    seats, options = game.setups()[0]
    if isinstance(game.blank(game.setup(seats, options)), PlainState):
        return []
    answers = (name for name in vars(PlainState) if not name.startswith("_") and hasattr(Game, name))
    return [f"nobody asks the game for {name!r}: its State answers" for name in answers if _answers(game, name)]


def _answers(game: Game, name: str) -> bool:
    return getattr(type(game), name) is not getattr(Game, name)


def trace(game: Game, number: int, seed: str) -> str:
    """The fingerprint of a random game: the same for every build that plays by the same rules."""
    setups = game.setups()
    seats, options = setups[number % len(setups)]
    state = game.new(seats, f"trace/{seed}/{number}", options)
    hashes = _play_on(state, Rng(f"trace/{seed}/{number}"), [], LONGEST)
    chosen = ",".join(name for name, value in sorted(options.items()) if value) or "-"
    rolling = blake2b("".join(hashes).encode(), digest_size=8).hexdigest()
    return f"{number} {seats} {chosen} {len(hashes)} {state.hash()} {rolling} {state.scores()}"


def ready(folder: Path) -> None:
    """BadInput at once, and not after hours of checking, if failures could not be saved there."""
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"failures cannot be saved in {folder}: it is not a folder")


def save_failures(report: CheckReport, folder: Path) -> list[Path]:
    """Writes each failure as a game that `tabletown resume` opens at the failing move."""
    paths = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number, found in enumerate(report.failures):
            path = folder / f"{found.saved.game}-{found.check.replace(' ', '-')}-{number}.json"
            path.write_bytes(msgspec.json.encode(found.saved))
            paths.append(path)
    except OSError as error:
        raise BadInput(f"the failures cannot be saved in {folder}: {error.strerror}") from None
    return paths
