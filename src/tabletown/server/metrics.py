"""What is counted, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """One set for each server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("tabletown_moves", "Moves played", ["game", "by"], registry=self.registry)
        self.refused = Counter("tabletown_refused", "Requests not granted", ["code"], registry=self.registry)
        self.tables_made = Counter("tabletown_tables_made", "Tables made", ["game"], registry=self.registry)
        self.tables = Gauge("tabletown_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("tabletown_connections", "Live connections", registry=self.registry)
        self.storable = Gauge("tabletown_store_ready", "1 if moves can be stored", registry=self.registry)
        self.storable.set(1)
        self.commit = Histogram(
            "tabletown_commit_seconds", "Time to store a change", buckets=SECONDS, registry=self.registry
        )
        self.thought = Histogram(
            "tabletown_thought_seconds", "Time until a bot has chosen", buckets=SECONDS, registry=self.registry
        )

    def page(self) -> bytes:
        return generate_latest(self.registry)
