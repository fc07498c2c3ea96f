"""Figures for Prometheus, of this worker alone; whoever collects them adds the workers up."""

from collections.abc import Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from cartomante.server.store import Append

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)  # seconds
BATCHES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """What is counted. A label is always one of few values: a declared route, a code of the closed list."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        named = {"namespace": "cartomante", "registry": self.registry}
        self.requests = Counter("requests", "Requests answered", ("route", "method", "status"), **named)  # type: ignore[arg-type]
        self.seconds = Histogram("request_seconds", "How long answers took", ("route",), buckets=QUICK, **named)  # type: ignore[arg-type]
        self.refusals = Counter("refusals", "Wishes and requests refused", ("code",), **named)  # type: ignore[arg-type]
        self.sockets = Gauge("sockets", "Sockets connected now", **named)  # type: ignore[arg-type]
        self.tables = Gauge("open_tables", "Tables held in memory now", **named)  # type: ignore[arg-type]
        self.moves = Counter("moves", "Decisions taken by people and bots", **named)  # type: ignore[arg-type]
        self.commits = Histogram("commit_entries", "Entries that shared a commit", buckets=BATCHES, **named)  # type: ignore[arg-type]
        self.thinking = Gauge("bots_thinking", "Bots that think now", **named)  # type: ignore[arg-type]

    def count_commit(self, appends: Sequence[Append]) -> None:
        """Some entries are on the disk, all at once."""
        self.commits.observe(len(appends))
        self.moves.inc(sum(append.entry["kind"] == "move" for append in appends))

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)
