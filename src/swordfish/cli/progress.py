"""The progress bar of commands that take a while. It is drawn on stderr and removed at the end."""

import sys
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Bar:
    """Counts up to a total: `with Bar(100) as bar: bar.advance(1)`."""

    def __init__(self, total: int) -> None:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._progress = Progress(*columns, console=Console(file=sys.stderr), transient=True)
        self._task = self._progress.add_task("", total=total)

    def __enter__(self) -> "Bar":
        self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._progress.stop()

    def advance(self, count: int) -> None:
        """So many more are done."""
        self._progress.advance(self._task, count)

    def describe(self, text: str) -> None:
        """Write what is under way beside the bar."""
        self._progress.update(self._task, description=text)
