"""What is counted, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import accumulate
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest, start_http_server
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector

from tabletown.kernel.errors import BadInput

CLOSED = "off"
SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Times(Collector):
    """How long something takes. Something of that happens with every move, so adding costs as little as it can."""

    def __init__(self, name: str, text: str, registry: CollectorRegistry) -> None:
        self.name = name
        self.text = text
        self.counts = [0] * (len(SECONDS) + 1)
        """How many took at most so long, and longer than the time before; the last: longer than all."""
        self.sum = 0.0
        registry.register(self)

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds

    @contextmanager
    def time(self) -> Iterator[None]:
        begun = perf_counter()
        try:
            yield
        finally:
            self.add(perf_counter() - begun)

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = [*(str(float(bound)) for bound in SECONDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self.counts), strict=True))
        yield HistogramMetricFamily(self.name, self.text, buckets, self.sum)


class Metrics:
    """One set for each server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.open = True
        """Whether the page is at /metrics of the server itself."""
        self.moves = Counter("tabletown_moves", "Moves played", ["game", "by"], registry=self.registry)
        self.refused = Counter("tabletown_refused", "Requests not granted", ["code"], registry=self.registry)
        self.tables_made = Counter("tabletown_tables_made", "Tables made", ["game"], registry=self.registry)
        self.tables = Gauge("tabletown_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("tabletown_connections", "Live connections", registry=self.registry)
        self.passed_on = Counter(
            "tabletown_passed_on",
            "Live connections whose table is at home in another process, by where they are answered: there or here",
            ["where"],
            registry=self.registry,
        )
        self.storable = Gauge("tabletown_store_ready", "1 if moves can be stored", registry=self.registry)
        self.storable.set(1)
        self.commit = Times("tabletown_commit_seconds", "Time to store a change", self.registry)
        self.thought = Times("tabletown_thought_seconds", "Time until a bot has chosen", self.registry)

    def serve_at(self, where: str, number: int = 0) -> None:
        """Gives the page an address of its own, ADDRESS:PORT, or closes it: `off`. Each process has the next port."""
        self.open = False
        if where == CLOSED:
            return
        host, _, port = where.rpartition(":")
        try:
            start_http_server(int(port) + number, host.strip("[]"), self.registry)
        except (ValueError, OverflowError):
            raise BadInput(f"--metrics is {CLOSED} or ADDRESS:PORT, such as 127.0.0.1:9100, not {where!r}") from None
        except OSError as error:
            raise BadInput(f"the metrics cannot be served at {where}: {error.strerror or error}") from None

    def page(self) -> bytes:
        return generate_latest(self.registry)
