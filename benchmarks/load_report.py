"""From the rounds of a load measurement to what people read: medians side by side, and the aims."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import median

from report import table

OURS, THEIRS, THEIRS_STORED = "tabletown", "boardgame.io", "boardgame.io/files"
AIM_TABLES, AIM_RATE, AIM_P99 = 2000, 200, 100  # live tables, moves in a second, milliseconds
AIM_TIMES = 5
SHARE = 0.97  # of the moves that were planned, at least; less means that something could not keep up

NOTES = """
x: how many times better Tabletown is. A move is over when the last of the four has the view that follows it.
What differs:
- Tabletown's moves are on disk, synced, before they are acknowledged and told. boardgame.io keeps them in memory;
  with its FlatFile storage (boardgame.io/files) it writes files after it has told them, and waits for no disk.
- Tabletown sends a seat its view, what happened as data and as messages, prompt, figures and options. boardgame.io
  sends the state without secrets, turns and phases, and the last entry of its log; the client works the options out.
  Neither compresses, and neither sends differences only.
- CPU is all that the server does meanwhile: pings (every 20 s here, every 10 s there), garbage collection, and new
  tables where games have ended. Memory is what the process grew by, for a table with its four connections.
"""

Rounds = Mapping[str, Sequence["Load"]]


@dataclass
class Load:
    """One measurement of one server; times in milliseconds, CPU in seconds, memory in bytes."""

    tables: int
    cpu_seconds: float
    memory: int
    seconds: float
    moves: int
    p50: float
    p99: float
    max: float
    games: int
    late: int
    lost: int
    errors: dict[str, int]
    busy: float

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def moves_per_cpu_second(self) -> float:
        return self.moves / self.cpu_seconds

    @property
    def wrong(self) -> int:
        """Moves that were not made or not seen in time, and complaints."""
        return self.late + self.lost + sum(self.errors.values())


@dataclass(frozen=True)
class Figure:
    """One line of the table. Where more or less of it is better, the others are compared with Tabletown."""

    name: str
    of: Callable[[Load], float]
    digits: int = 0
    better: str = ""

    def cells(self, rounds: Rounds) -> list[str]:
        cells = [self.name]
        for name, loads in rounds.items():
            cells.append(f"{median(map(self.of, loads)):,.{self.digits}f}")
            if name != OURS:
                cells.append(f"{self.times(rounds, name):,.2f} x" if self.better and OURS in rounds else "")
        return cells

    def times(self, rounds: Rounds, other: str) -> float:
        """How many times better Tabletown is."""
        ours, theirs = (median(map(self.of, rounds[name])) for name in (OURS, other))
        return ours / theirs if self.better == "more" else theirs / ours


EFFICIENCY = Figure("moves in a CPU second", lambda load: load.moves_per_cpu_second, better="more")
FIGURES = (
    Figure("moves in a second", lambda load: load.rate, 1),
    EFFICIENCY,
    Figure("CPU for a move, us", lambda load: 1e6 / load.moves_per_cpu_second),
    Figure("the server's core is busy, %", lambda load: 100 * load.cpu_seconds / load.seconds),
    Figure("p50 to the last view, ms", lambda load: load.p50, 1, "less"),
    Figure("p99, ms", lambda load: load.p99, 1, "less"),
    Figure("max, ms", lambda load: load.max, 1),
    Figure("memory for a table, KB", lambda load: load.memory / load.tables / 1024, better="less"),
    Figure("games that ended", lambda load: load.games),
    Figure("late, lost or refused", lambda load: load.wrong),
    Figure("the players' core is busy, %", lambda load: 100 * load.busy),
)


def lines(rounds: Rounds, missing: Mapping[str, str]) -> Iterator[str]:
    heads = [""]
    for name in rounds:
        heads += [name] if name == OURS else [name, "x"]
    if rounds:
        yield from table(heads, [figure.cells(rounds) for figure in FIGURES])
    yield from table(("aims", "measured", "verdict"), [(text, *found) for text, found in aims(rounds).items()])
    for name, why in missing.items():
        yield f"not measured: {name}: {why}"
    for name, loads in rounds.items():
        for error, times in sum((Counter(load.errors) for load in loads), Counter()).items():
            yield f"{name}: {error} ({times} times)"
    yield NOTES.strip()


def aims(rounds: Rounds) -> dict[str, tuple[str, str]]:
    """What was measured for each aim that this run can speak of, and whether that reaches it."""
    found = {}
    ours = rounds.get(OURS, ())
    if ours and all(load.tables >= AIM_TABLES and load.rate >= SHARE * AIM_RATE for load in ours):
        p99 = median(load.p99 for load in ours)
        text = f"{AIM_TABLES:,} tables, {AIM_RATE} moves/s on one core: p99 < {AIM_P99} ms"
        found[text] = (f"{p99:.1f} ms", "reached" if p99 < AIM_P99 else "MISSED")
    for name in (THEIRS, THEIRS_STORED):
        if ours and name in rounds:
            times = EFFICIENCY.times(rounds, name)
            text = f"moves in a CPU second >= {AIM_TIMES} x {name}"
            found[text] = (f"{times:.2f} x", "reached" if times >= AIM_TIMES else "MISSED")
    return found


def as_json(rounds: Rounds, missing: Mapping[str, str]) -> dict[str, object]:
    return {
        "rounds": {name: [asdict(load) for load in loads] for name, loads in rounds.items()},
        "aims": {text: {"measured": found, "verdict": verdict} for text, (found, verdict) in aims(rounds).items()},
        "not_measured": dict(missing),
    }
