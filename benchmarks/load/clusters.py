"""A PostgreSQL that writes durably, and our servers on databases of it."""

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import AsyncExitStack
from typing import Any, TypeVar

from tests.server.postgresql import Cluster, Databases

from benchmarks.load.processes import Process, ours

Result = TypeVar("Result")


class NodesOnPostgres:
    """Servers that stay until `end`. Each group has a database of its own."""

    def __init__(self) -> None:
        self._cluster = Cluster(fsync="on", full_page_writes="on", autovacuum="on", shared_buffers="128MB")
        self._databases, self._runner, self._stack = Databases(self._cluster.socket), asyncio.Runner(), AsyncExitStack()

    def started(self, *names: str) -> Sequence[Process]:
        """Start nodes with these names on one database; an empty name is a lone server."""
        store = self._databases.make()
        return [self.run(self._stack.enter_async_context(ours(store, node=name))) for name in names]

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run a measurement."""
        return self._runner.run(work)

    def end(self) -> None:
        """End the servers and PostgreSQL."""
        self.run(self._stack.aclose())
        self._runner.close()
        self._cluster.remove()
