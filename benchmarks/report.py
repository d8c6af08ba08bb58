"""From the raw rounds to what people read: the best of each row, the check of the rules, the targets."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median

ORDER = ("tabletown/compiled", "tabletown/interpreted", "boardgame.io", "openspiel", "rlcard", "pettingzoo", "pgx")
CLIENT = "boardgame.io/client"
HEARTS = "openspiel/hearts"
HEARTS_DEALT = "openspiel/hearts/dealt"
TRICK_GAMES = ("openspiel/hearts", "openspiel/euchre", "openspiel/spades", "openspiel/skat")
TICTACTOE = "pettingzoo/tictactoe_v3"
PGX = ("pgx/connect_four/512", "pgx/connect_four/4096", "pgx/leduc_holdem/512", "pgx/leduc_holdem/4096")
VECTORS = ("openspiel/leduc_poker/vector", "openspiel/connect_four/vector")
RLCARD = ("rlcard/uno", "rlcard/leduc-holdem")
HEARTS_SEARCH = "openspiel/hearts/ismcts"
PYTHON_GAMES = (
    "openspiel/python_kuhn_poker",
    "openspiel/python_tic_tac_toe",
    "openspiel/python_block_dominoes",
)


@dataclass
class Sample:
    """One measurement of one row in one round."""

    count: int
    seconds: float
    games: int = 0

    @property
    def rate(self) -> float:
        return self.count / self.seconds

    @property
    def microseconds(self) -> float:
        return self.seconds / self.count * 1e6


@dataclass
class Row:
    """All measurements of one thing."""

    name: str
    of: str
    samples: list[Sample] = field(default_factory=list)

    @property
    def best(self) -> Sample:
        return max(self.samples, key=lambda sample: sample.rate)

    @property
    def spread(self) -> float:
        """How far the middle round stayed behind the best: the noise of the machine."""
        return 1 - median(sample.rate for sample in self.samples) / self.best.rate


@dataclass
class Sums:
    """Totals over random games of Crimson Crush, to see whether two programs play the same game."""

    games: int = 0
    seats: int = 4
    decisions: int = 0
    decisions_squared: int = 0
    power: int = 0
    score: int = 0
    score_squared: int = 0

    def add(self, more: dict[str, int]) -> None:
        self.seats = more["seats"]
        for name in ("games", "decisions", "decisions_squared", "power", "score", "score_squared"):
            setattr(self, name, getattr(self, name) + more[name])

    @property
    def decisions_per_game(self) -> float:
        return self.decisions / self.games

    @property
    def error(self) -> float:
        """The standard error of decisions_per_game."""
        variance = self.decisions_squared / self.games - self.decisions_per_game**2
        return math.sqrt(max(0.0, variance) / self.games)

    @property
    def mean_score(self) -> float:
        return self.score / self.games / self.seats

    @property
    def score_deviation(self) -> float:
        return math.sqrt(self.score_squared / self.games / self.seats - self.mean_score**2)


@dataclass(frozen=True)
class Target:
    """A promise: so many times the fastest of some rows, or fewer than so many microseconds.

    One without a number is shown for information.
    """

    text: str
    row: str
    against: tuple[str, ...] = ()
    times: float = 0.0
    below_microseconds: float = 0.0


CRIMSON = "tabletown/compiled/crimson"
TRICK_CITY = "tabletown/compiled/trick_city"
CROW = "tabletown/compiled/crow"
CARD_CITY = "tabletown/compiled/card_city"
REMNANTS = "tabletown/compiled/remnants"

TARGETS = (
    Target("Crimson inside >= 300 x boardgame.io client", f"{CRIMSON}/inside", (CLIENT,), 300),
    Target("Crimson stepped >= 4 x OpenSpiel hearts", f"{CRIMSON}/stepped", (HEARTS,), 4),
    Target("  the same, hearts after its deal", f"{CRIMSON}/stepped", (HEARTS_DEALT,)),
    Target("Crimson clone < 1.5 us", f"{CRIMSON}/clone", below_microseconds=1.5),
    Target("Crimson search >= 3 x OpenSpiel ISMCTS hearts", f"{CRIMSON}/search", (HEARTS_SEARCH,), 3),
    Target("Crimson search, whole game >= 3 x the same", f"{CRIMSON}/search-whole-game", (HEARTS_SEARCH,), 3),
    Target(
        "Crimson interpreted stepped >= OpenSpiel's Python games",
        "tabletown/interpreted/crimson/stepped",
        PYTHON_GAMES,
        1,
    ),
    Target("Trick City stepped >= OpenSpiel's trick-takers", f"{TRICK_CITY}/stepped", TRICK_GAMES, 1),
    *(
        Target(f"  the same, {game.rpartition('/')[2]} after its deal", f"{TRICK_CITY}/stepped", (f"{game}/dealt",))
        for game in TRICK_GAMES
    ),
    Target("The Crow stepped, beside OpenSpiel hearts", f"{CROW}/stepped", (HEARTS,)),
    Target("The Crow clone < 4 us", f"{CROW}/clone", below_microseconds=4),
    Target("Card City stepped >= OpenSpiel hearts", f"{CARD_CITY}/stepped", (HEARTS,), 1),
    Target("Card City clone < 1 us", f"{CARD_CITY}/clone", below_microseconds=1),
    Target("City of Remnants stepped >= 150,000/s", f"{REMNANTS}/stepped", below_microseconds=1e6 / 150_000),
    Target("  the same, beside OpenSpiel hearts", f"{REMNANTS}/stepped", (HEARTS,)),
    Target("City of Remnants clone < 2 us", f"{REMNANTS}/clone", below_microseconds=2),
    Target(
        "Crimson batches on two cores: 3,000,000/s", f"{CRIMSON}/batch-on-each-of-two-cores", below_microseconds=1 / 3
    ),
    Target("  the same as one batch", f"{CRIMSON}/batch-two-cores", below_microseconds=1 / 3),
    Target("  the same with observations", f"{CRIMSON}/batch-observed-two-cores", below_microseconds=1 / 3),
    Target("Crimson in PettingZoo >= 5 x its tictactoe", f"{CRIMSON}/pettingzoo", (TICTACTOE,), 5),
    Target("Crimson in OpenSpiel, beside its Python games", f"{CRIMSON}/openspiel", PYTHON_GAMES),
    *(
        Target(f"Crimson batch with observations, one core, beside {name}", f"{CRIMSON}/batch-observed", (name,))
        for name in (*PGX, *VECTORS, *RLCARD)
    ),
)


@dataclass
class Results:
    """Everything that a run has found out."""

    rows: dict[str, Row] = field(default_factory=dict)
    checks: dict[str, Sums] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)
    not_measured: dict[str, str] = field(default_factory=dict)
    """By job or row: why it is missing, from a round or from all of them."""

    def of(self, kind: str) -> list[Row]:
        """The rows of one kind, by platform; within a platform, as they were measured."""
        rows = [row for row in self.rows.values() if row.of == kind]
        return [row for platform in ORDER for row in rows if row.name.startswith(platform)]

    def rate(self, name: str) -> float | None:
        return self.rows[name].best.rate if name in self.rows else None

    def has(self, name: str) -> bool:
        """Whether some round has measured this row, or anything of this job."""
        return any(f"/{name}/" in f"/{row}/" for row in self.rows)

    def why_missing(self, name: str) -> str:
        """The reason given for the row itself, or for the job that should have measured it."""
        for part in (name, "interpreted" if "/interpreted/" in name else name.split("/", maxsplit=1)[0]):
            if part in self.not_measured:
                return self.not_measured[part]
        return "no compiled Tabletown in this run" if "/compiled/" in name else "not asked for"


def ratio(value: float, base: float | None) -> str:
    return f"{value / base:,.2f}" if base else "-"


def lines(results: Results) -> Iterator[str]:
    """The whole report, line by line."""
    yield from play_table(results)
    yield from environment_table(results)
    yield from search_table(results)
    yield from clone_table(results)
    yield from check_table(results)
    yield from target_table(results)
    for name, why in results.not_measured.items():
        yield f"{'partly measured' if results.has(name) else 'not measured'}: {name}: {why}"


def play_table(results: Results) -> Iterator[str]:
    client, hearts = results.rate(CLIENT), results.rate(HEARTS)
    yield from table(
        ("random play", "decisions/s", "games/s", "us/decision", "x boardgame.io", "x hearts", "spread"),
        [
            (
                row.name,
                f"{row.best.rate:,.0f}",
                f"{row.best.games / row.best.seconds:,.1f}",
                f"{row.best.microseconds:,.3f}",
                ratio(row.best.rate, client),
                ratio(row.best.rate, hearts),
                f"{row.spread:.0%}",
            )
            for row in results.of("decisions")
        ],
    )


def environment_table(results: Results) -> Iterator[str]:
    tictactoe = results.rate(TICTACTOE)
    yield from table(
        ("environments: masked random steps", "decisions/s", "us/decision", "x tictactoe_v3", "spread"),
        [
            (
                row.name,
                f"{row.best.rate:,.0f}",
                f"{row.best.microseconds:,.3f}",
                ratio(row.best.rate, tictactoe),
                f"{row.spread:.0%}",
            )
            for row in results.of("steps")
        ],
    )
    yield from table(
        ("before the first step", "CPU seconds", "spread"),
        [(row.name, f"{row.best.seconds:,.1f}", f"{row.spread:.0%}") for row in results.of("compilations")],
    )


def search_table(results: Results) -> Iterator[str]:
    hearts = results.rate(HEARTS_SEARCH)
    yield from table(
        ("search from the first decision", "iterations/s", "us/iteration", "x ISMCTS hearts", "spread"),
        [
            (
                row.name,
                f"{row.best.rate:,.0f}",
                f"{row.best.microseconds:,.2f}",
                ratio(row.best.rate, hearts),
                f"{row.spread:.0%}",
            )
            for row in results.of("iterations")
        ],
    )


def clone_table(results: Results) -> Iterator[str]:
    yield from table(
        ("copy of a position in mid-game", "us", "spread"),
        [(row.name, f"{row.best.microseconds:,.3f}", f"{row.spread:.0%}") for row in results.of("clones")],
    )


def check_table(results: Results) -> Iterator[str]:
    yield from table(
        ("the same rules?", "games", "decisions per game", "power decisions", "mean score", "deviation"),
        [
            (
                name,
                f"{sums.games:,}",
                f"{sums.decisions_per_game:.2f} +- {sums.error:.2f}",
                f"{sums.power / sums.games:.2f}",
                f"{sums.mean_score:+.2f}",
                f"{sums.score_deviation:.2f}",
            )
            for name, sums in results.checks.items()
        ],
    )


def target_table(results: Results) -> Iterator[str]:
    body = []
    for target in TARGETS:
        measured, words = verdict(target, results)
        body.append((target.text, measured, words))
    yield from table(("targets", "measured", "verdict"), body)


def verdict(target: Target, results: Results) -> tuple[str, str]:
    """What was measured for a target, and whether that reaches it."""
    row = results.rows.get(target.row)
    if not row:
        return "-", f"not measured: {results.why_missing(target.row)}"
    if target.below_microseconds:
        cost = row.best.microseconds
        return f"{cost:.3f} us", "reached" if cost < target.below_microseconds else "MISSED"
    missing = [name for name in target.against if name not in results.rows]
    if missing:
        return "-", f"not measured: {missing[0]}: {results.why_missing(missing[0])}"
    measured = row.best.rate / max(results.rows[name].best.rate for name in target.against)
    if not target.times:
        return f"{measured:,.2f} x", "for information"
    return f"{measured:,.2f} x", "reached" if measured >= target.times else "MISSED"


def table(heads: Sequence[str], body: Sequence[Sequence[str]]) -> Iterator[str]:
    """Names and verdicts to the left, numbers to the right; nothing at all without a body."""
    if not body:
        return
    widths = [max(map(len, column)) for column in zip(heads, *body, strict=True)]
    for cells in (heads, ["-" * width for width in widths], *body):
        padded = [cell.rjust(width) for cell, width in zip(cells, widths, strict=True)]
        padded[0] = cells[0].ljust(widths[0])
        if heads[-1] == "verdict":
            padded[-1] = cells[-1]
        yield "  ".join(padded)
    yield ""


def as_json(results: Results) -> dict[str, object]:
    return {
        "versions": results.versions,
        "best": {
            row.name: {
                "of": row.of,
                "per_second": row.best.rate,
                "microseconds": row.best.microseconds,
                "games_per_second": row.best.games / row.best.seconds if row.best.games else None,
                "spread": row.spread,
            }
            for row in results.rows.values()
        },
        "checks": {
            name: {
                "games": sums.games,
                "decisions_per_game": sums.decisions_per_game,
                "standard_error": sums.error,
                "power_decisions_per_game": sums.power / sums.games,
                "mean_score": sums.mean_score,
                "score_deviation": sums.score_deviation,
            }
            for name, sums in results.checks.items()
        },
        "targets": [
            {"target": target.text, "measured": measured, "verdict": words}
            for target in TARGETS
            for measured, words in [verdict(target, results)]
        ],
        "not_measured": results.not_measured,
    }
