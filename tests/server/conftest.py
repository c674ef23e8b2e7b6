"""Stores for tests: a SQLite file, and a database in a real PostgreSQL."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from swordfish.server.store.address import StoreAddress
from tests.server.postgresql import Cluster, Databases


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """A PostgreSQL: one for each worker, or the one at $SWORDFISH_POSTGRES."""
    if url := os.environ.get("SWORDFISH_POSTGRES"):
        made = Databases(url)
        yield made
        made.close()
    else:
        cluster = Cluster()
        try:
            yield Databases(cluster.socket)
        finally:
            cluster.remove()


@pytest.fixture
def postgres(databases: Databases) -> Iterator[str]:
    """The URL of a fresh database with an empty store."""
    with databases.fresh() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> StoreAddress:
    """A store that does not exist yet, or is empty: the test runs with each database."""
    return tmp_path / "tables.db" if request.param == "sqlite" else request.getfixturevalue("postgres")
