"""Counters, gauges and histograms of a server, in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping
from typing import TypeAlias

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: the upper bounds of a histogram's buckets."""
Labels: TypeAlias = tuple[str, ...]
Values: TypeAlias = Mapping[Labels, float]


class Histogram:
    """A histogram of durations."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        self.total += seconds
        self.counts[bisect_left(BOUNDS, seconds)] += 1


class Histograms:
    """A histogram for each combination of labels."""

    def __init__(self) -> None:
        self.parts: dict[Labels, Histogram] = {}

    def note(self, seconds: float, *labels: str) -> None:
        found = self.parts.get(labels)
        if found is None:
            found = self.parts[labels] = Histogram()
        found.note(seconds)


class Metric:
    """A metric that is computed at every scrape: its type, help, names of labels, and values."""

    def __init__(self, kind: str, about: str, labels: Labels, values: Callable[[], Values]) -> None:
        self.kind, self.about, self.labels, self.values = kind, about, labels, values


class Metrics:
    """All metrics of a server."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, str, int]] = Counter()  # method, route, status
        self.request_seconds = Histograms()  # method, route
        self.slowed = 0  # how often a message waited for a budget
        self.refusals: Counter[tuple[str, str]] = Counter()  # where, key
        self.message_seconds = Histograms()  # kind
        self.commit_seconds = Histograms()  # none
        self.lag_seconds = Histograms()  # none
        self._computed: dict[str, Metric] = {}

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count an HTTP request or the opening of a socket."""
        self.requests[method, route, status] += 1
        if method != "SOCKET":  # a socket lasts as long as its game
            self.request_seconds.note(seconds, method, route)

    def message(self, kind: str, seconds: float) -> None:
        """Count a message on a socket, from its arrival to its answer."""
        self.message_seconds.note(seconds, kind)

    def refuse(self, where: str, key: str) -> None:
        """Count a refusal: of a request (http), a connection (socket) or a message."""
        self.refusals[where, key] += 1

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Add a value that goes up and down."""
        self.computed(name, "gauge", about, (), lambda: {(): value()})

    def counter(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Add a value that only grows; its name ends in `_total`."""
        self.computed(name, "counter", about, (), lambda: {(): value()})

    def computed(self, name: str, kind: str, about: str, labels: Labels, values: Callable[[], Values]) -> None:
        """Add a metric that is computed at every scrape."""
        self._computed[name] = Metric(kind, about, labels, values)

    def text(self) -> str:
        """All metrics as text."""
        lines: list[str] = []
        requests = {(method, route, str(status)): n for (method, route, status), n in self.requests.items()}
        _simple(
            *(lines, "swordfish_http_requests_total", "counter", "Requests and opened sockets."),
            *(("method", "route", "status"), requests),
        )
        _histograms(
            *(lines, "swordfish_http_request_duration_seconds", "From a request to the end of its answer."),
            *(("method", "route"), self.request_seconds),
        )
        messages = {kind: sum(histogram.counts) for kind, histogram in self.message_seconds.parts.items()}
        _simple(
            lines, "swordfish_messages_total", "counter", "Messages on sockets; Speak is a move.", ("kind",), messages
        )
        about = "Times that a message waited for a budget of its sender."
        _simple(lines, "swordfish_messages_slowed_total", "counter", about, (), {(): self.slowed})
        about = "From a message to its answer; Speak is a move."
        _histograms(lines, "swordfish_message_duration_seconds", about, ("kind",), self.message_seconds)
        about = "Refused requests (http), connections (socket) and messages (message)."
        _simple(lines, "swordfish_refusals_total", "counter", about, ("where", "key"), self.refusals)
        about = "From the begin of a transaction to the end of its commit."
        _histograms(lines, "swordfish_store_commit_duration_seconds", about, (), self.commit_seconds)
        about = "How much later than planned the event loop runs."
        _histograms(lines, "swordfish_event_loop_lag_seconds", about, (), self.lag_seconds)
        for name, metric in self._computed.items():
            _simple(lines, name, metric.kind, metric.about, metric.labels, metric.values())
        return "\n".join(lines) + "\n"


def _simple(lines: list[str], name: str, kind: str, about: str, labels: Labels, values: Values) -> None:
    lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
    for found, value in sorted(values.items()):
        lines.append(f"{name}{_inside(labels, found)} {_number(value)}")


def _histograms(lines: list[str], name: str, about: str, labels: Labels, histograms: Histograms) -> None:
    lines += [f"# HELP {name} {about}", f"# TYPE {name} histogram"]
    for found, histogram in sorted(histograms.parts.items()):
        below = 0
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], histogram.counts, strict=True):
            below += count
            lines.append(f"{name}_bucket{_inside((*labels, 'le'), (*found, bound))} {below}")
        lines.append(f"{name}_sum{_inside(labels, found)} {histogram.total:.6f}")
        lines.append(f"{name}_count{_inside(labels, found)} {below}")


def _inside(labels: Labels, values: Labels) -> str:
    pairs = [f'{label}="{_escaped(value)}"' for label, value in zip(labels, values, strict=True)]
    return f"{{{','.join(pairs)}}}" if pairs else ""


def _number(value: float) -> str:
    """All digits of a number: a counter of millions is no power of ten."""
    return str(int(value)) if value == int(value) else repr(float(value))


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
