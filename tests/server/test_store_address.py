"""Addresses of stores, and a server whose store needs a driver that is not installed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from swordfish.core import Refusal
from swordfish.server.store.address import address, shown
from tests.waiting import LONG


def test_an_address_is_a_file_or_a_url_and_hides_its_password() -> None:
    assert address("tables.db") == Path("tables.db")
    assert (
        address("postgresql://ann:se:c@re/t@host/db?password=x&a=b")
        == "postgresql://ann:se:c@re/t@host/db?password=x&a=b"
    )
    assert shown("postgresql://ann:se:c@re/t@host/db?password=x&a=b") == "postgresql://ann@host/db?password=…&a=b"
    assert shown("postgresql://ann@host:5432/db") == "postgresql://ann@host:5432/db"
    for wrong in (
        "mysql://host/db",
        "postgresql://host",
        "postgresql://host/",
        "postgresql://host:port/db",
        "http://x",
    ):
        with pytest.raises(Refusal, match="is not the address of a store"):
            address(wrong)


def test_serve_without_the_driver_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys; sys.modules['asyncpg'] = None\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "swordfish", "serve", "--no-browser", "--port", "0", "--store", "postgresql:///db"],
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
        env={**os.environ, "SWORDFISH_HOME": str(tmp_path), "PYTHONPATH": str(tmp_path)},
    )
    assert done.returncode == 2
    assert done.stderr == "A store in PostgreSQL needs asyncpg: pip install swordfish[postgres].\n"
