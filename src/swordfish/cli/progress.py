"""The progress bar of commands that take a while. It is drawn on stderr and removed at the end."""

import sys
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Bar:
    """Counts up to a total: `with Bar(100, "solving") as bar: bar.advance(1)`."""

    def __init__(self, total: int, text: str = "") -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._progress = Progress(*columns, console=Console(file=sys.stderr), transient=True)
        self._task = self._progress.add_task(text, total=total)

    def __enter__(self) -> "Bar":
        self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._progress.stop()

    def advance(self, count: int) -> None:
        """Count so many more."""
        self._progress.advance(self._task, count)

    def describe(self, text: str) -> None:
        """Describe the current work beside the bar."""
        self._progress.update(self._task, description=text)


class Reported:
    """A bar for work that reports how much is done, and of how much: `with Reported() as report: work(report)`."""

    def __init__(self) -> None:
        self._bar: Bar | None = None
        self._done = 0

    def __enter__(self) -> "Reported":
        return self

    def __call__(self, done: int, total: int) -> None:
        """Report how much is done, and of how much."""
        if self._bar is None:
            self._bar = Bar(total).__enter__()
        self._bar.advance(min(done, total) - self._done)
        self._done = min(done, total)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar is not None:
            self._bar.__exit__(kind, error, trace)
