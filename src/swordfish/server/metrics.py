"""Counts what the server does, in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds: the upper bounds of a histogram's buckets."""


class Histogram:
    """A histogram of durations."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def note(self, seconds: float) -> None:
        self.total += seconds
        self.counts[bisect_left(BOUNDS, seconds)] += 1


class Metrics:
    """The counters, gauges and histograms of a server."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, str, int]] = Counter()  # method, route, status
        self.messages: Counter[str] = Counter()  # kinds of messages received
        self.refusals: Counter[str] = Counter()  # keys
        self.heard = Histogram()
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}

    def gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        """Add a gauge, which is computed at every scrape."""
        self.gauges[name] = (about, value)

    def text(self) -> str:
        """All metrics as text."""
        lines: list[str] = []
        requests = {
            (("method", method), ("route", route), ("status", str(status))): count
            for (method, route, status), count in self.requests.items()
        }
        _counter(lines, "swordfish_requests_total", "Requests, by method, route and status.", requests)
        messages = {(("kind", kind),): count for kind, count in self.messages.items()}
        _counter(lines, "swordfish_messages_total", "Messages heard on sockets, by kind.", messages)
        refusals = {(("key", key),): count for key, count in self.refusals.items()}
        _counter(lines, "swordfish_refusals_total", "Refusals of requests, by key.", refusals)
        _histogram(lines, "swordfish_message_seconds", "From a message heard to its answer queued.", self.heard)
        for name, (about, value) in self.gauges.items():
            lines += [f"# HELP {name} {about}", f"# TYPE {name} gauge", f"{name} {value():g}"]
        return "\n".join(lines) + "\n"


def _counter(lines: list[str], name: str, about: str, values: Mapping[tuple[tuple[str, str], ...], int]) -> None:
    lines += [f"# HELP {name} {about}", f"# TYPE {name} counter"]
    for labels, count in sorted(values.items()):
        inside = ",".join(f'{label}="{_escaped(value)}"' for label, value in labels)
        lines.append(f"{name}{{{inside}}} {count}")


def _histogram(lines: list[str], name: str, about: str, histogram: Histogram) -> None:
    lines += [f"# HELP {name} {about}", f"# TYPE {name} histogram"]
    below = 0
    for bound, count in zip([*map(str, BOUNDS), "+Inf"], histogram.counts, strict=True):
        below += count
        lines.append(f'{name}_bucket{{le="{bound}"}} {below}')
    lines += [f"{name}_sum {histogram.total:.6f}", f"{name}_count {below}"]


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
