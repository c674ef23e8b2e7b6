"""The files in deploy/: they name metrics, flags and settings that exist, and real programs accept them."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from swordfish.cli.commands import serve
from swordfish.cli.parser import Commands
from swordfish.server.configuration import Configuration
from tests.rulebook import ROOT
from tests.server.hosting import hosted

DEPLOY = ROOT / "deploy"
PROMTOOL, ANALYZE = shutil.which("promtool"), shutil.which("systemd-analyze")


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def test_metrics_follow_the_conventions_and_alerts_and_dashboard_name_real_ones(tmp_path: Path) -> None:
    with hosted(tmp_path) as host:
        ann = host.guest()
        ann.table()
        ann.ask("GET", "/api/tables/NOSUCH")
        for path in ("/metrics", "/health", "/health/live"):
            head = ann.ask("HEAD", path)
            assert (head.status, head.body) == (200, b""), path
        found = ann.ask("GET", "/metrics").body.decode()
    kinds = dict(re.findall(r"^# TYPE (\S+) (\S+)$", found, re.MULTILINE))
    assert {name for name, kind in kinds.items() if (kind == "counter") != name.endswith("_total")} == set()
    assert [name for name, kind in kinds.items() if kind == "histogram" and not name.endswith("_seconds")] == []
    assert {"process_cpu_seconds_total", "process_start_time_seconds", "swordfish_build_info"} <= kinds.keys()
    assert 'swordfish_refusals_total{where="http",key="no-such-table"} 1\n' in found
    assert re.search(r'^swordfish_store_bytes\{file="store"\} \d{4,}$', found, re.MULTILINE)
    assert re.search(r"^swordfish_store_commit_duration_seconds_count [1-9]\d*$", found, re.MULTILINE)
    known = {*kinds, *(f"{name}_{part}" for name in kinds for part in ("bucket", "sum", "count"))}
    documented = (ROOT / "docs" / "reference" / "operating.md").read_text(encoding="utf-8")
    for name in ("alerts.yml", "dashboard.json"):
        used = {*re.findall(r"\b(?:swordfish|process)_\w+", text(name))}
        assert used
        assert used <= known, name
    assert [name for name in kinds if name.startswith("swordfish_") and f"`{name}`" not in documented] == []


def test_the_dashboard_is_json() -> None:
    panels = json.loads(text("dashboard.json"))["panels"]
    assert all(target["expr"] for panel in panels for target in panel["targets"])


@pytest.mark.skipif(PROMTOOL is None, reason="no promtool here")
def test_promtool_accepts_the_alerts() -> None:
    assert PROMTOOL
    done = subprocess.run([PROMTOOL, "check", "rules", str(DEPLOY / "alerts.yml")], capture_output=True, text=True)
    assert (done.returncode, "8 rules found" in done.stdout) == (0, True), done.stdout + done.stderr


@pytest.mark.skipif(ANALYZE is None, reason="no systemd here")
@pytest.mark.parametrize("name", ["swordfish.service", "swordfish.socket"])
def test_systemd_understands_the_units(name: str, tmp_path: Path) -> None:
    assert ANALYZE
    for unit in ("swordfish.service", "swordfish.socket"):
        changed = text(unit).replace("/opt/swordfish/bin/swordfish", "/bin/true")
        (tmp_path / unit).write_text(changed, encoding="utf-8")
    done = subprocess.run([ANALYZE, "verify", str(tmp_path / name)], capture_output=True, text=True)
    assert "Unknown" not in done.stderr, done.stderr


def test_unit_and_container_name_settings_that_exist() -> None:
    made = Commands("en")
    serve.add(made)
    [start] = re.findall(r"^ExecStart=\S+/swordfish (.*)$", text("swordfish.service"), re.MULTILINE)
    made.top.parse_args(start.split())
    named = re.findall(r"SWORDFISH_([A-Z_]+)=", text("swordfish.service") + text("Containerfile"))
    assert {name.lower() for name in named} - {*Configuration.__struct_fields__} == {"config", "home"}
