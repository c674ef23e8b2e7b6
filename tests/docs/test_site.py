"""The site: its generated references are whole, it builds without a warning, and it loads nothing from elsewhere."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from swordfish.server.app import openapi
from swordfish.server.socket import client_messages, server_messages
from swordfish.server.table import entries
from tests.docs.pages import DOCS, NOTEBOOK, read
from tests.rulebook import ROOT

SOURCE = ROOT / "src" / "swordfish"
PRIVATE = {"cli", "home", "server", "lessons"}
"""Modules that are not for import by others: used through the command line, HTTP and the page."""


def extension(name: str) -> ModuleType:
    """One of the extensions of docs/conf.py."""
    spec = importlib.util.spec_from_file_location(name, DOCS / "site" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_http_reference_has_every_route_with_a_sentence() -> None:
    written: str = extension("schema").http()
    schema = openapi()
    for path, operations in schema["paths"].items():
        for method in operations.keys() & {"get", "post", "put", "delete"}:
            head = f"### `{method.upper()} {path}`\n\n"
            assert head in written
            assert written.partition(head)[2][0].isupper(), f"{method} {path} has no docstring"
    for shape in schema["components"]["schemas"]:
        assert f"\n\n### {shape}\n\n" in written


def test_the_socket_reference_has_every_message_with_its_fields() -> None:
    written: str = extension("schema").socket()
    for kind in (
        *get_args(client_messages.ClientMessage),
        *get_args(server_messages.ServerMessage),
        *get_args(entries.Entry),
    ):
        section = written.partition(f"### {kind.__name__}\n")[2].partition("\n### ")[0]
        assert section, kind.__name__
        fields: tuple[str, ...] = kind.__struct_fields__
        assert [field for field in fields if f"| `{field}` |" not in section] == []


def test_the_notebook_is_shown_with_its_outputs() -> None:
    written: str = extension("notebook").markdown(NOTEBOOK.read_text(encoding="utf-8"))
    assert written.startswith("# Train an agent")
    assert written.count("```python") > 10
    assert written.count("data:image/svg+xml;base64,") >= 4
    assert "Ann swipes a chip from Dan." in written


def test_every_public_package_is_in_the_python_reference() -> None:
    shown = {
        found.split(".")[1]
        for page in (DOCS / "reference" / "python").glob("*.md")
        for found in re.findall(r"automodule:: (swordfish\.[\w.]+)", read(page))
    }
    packages = {path.stem for path in SOURCE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert packages - shown == {"__init__", "__main__", *PRIVATE}


@pytest.mark.long
def test_the_site_builds_without_a_warning_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    """Links to a forge, to a heading, to a source file; docstrings; pages outside the navigation: all warnings."""
    command = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going", str(DOCS), str(tmp_path)]
    built = subprocess.run(command, capture_output=True, text=True, timeout=280, check=False)
    assert (built.returncode, built.stderr) == (0, "")
    for page in tmp_path.rglob("*.html"):
        loaded = re.findall(r"<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=\"(https?:|//)", page.read_text("utf-8"))
        assert loaded == [], page.name
    for sheet in tmp_path.rglob("*.css"):
        assert not re.search(r"(?:url\(|@import)\s*['\"]?(?:https?:|//)", sheet.read_text("utf-8")), sheet.name
