"""The files in deploy/: they name metrics, flags and settings that exist, and real programs accept them."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from swordfish.cli.commands import serve
from swordfish.cli.parser import Commands
from swordfish.server.configuration import Configuration
from tests.rulebook import ROOT
from tests.server.hosting import hosted

DEPLOY = ROOT / "deploy"
PROMTOOL, ANALYZE, SYSUSERS = map(shutil.which, ("promtool", "systemd-analyze", "systemd-sysusers"))
SYSTEMD = "systemd is not installed here"
NODES = {"swordfish_nodes", "swordfish_node_links", "swordfish_tables_lost_total"}
"""The metrics of a node among those that the alerts name; a lone server has none of them."""
RULES = 10
"""How many alerts there are."""
MOST_EXPOSURE = 2.0
"""What `systemd-analyze security` may say of the service: 10 is open to everything, below 2 it says OK."""


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
        assert used - NODES <= known, name
    assert [name for name in kinds if name.startswith("swordfish_") and f"`{name}`" not in documented] == []


def test_the_dashboard_is_json() -> None:
    panels = json.loads(text("dashboard.json"))["panels"]
    assert all(target["expr"] for panel in panels for target in panel["targets"])


def test_every_alert_says_when_how_urgent_and_what_it_means() -> None:
    [group] = yaml.safe_load(text("alerts.yml"))["groups"]
    assert len(group["rules"]) == RULES
    for rule in group["rules"]:
        assert rule.keys() == {"alert", "expr", "for", "labels", "annotations"}, rule
        assert rule["labels"]["severity"] in ("page", "warn")
        assert rule["annotations"]["summary"].endswith(".")


@pytest.mark.skipif(PROMTOOL is None, reason="promtool is not installed here (Debian's package prometheus has it)")
def test_promtool_accepts_the_alerts() -> None:
    assert PROMTOOL
    done = subprocess.run([PROMTOOL, "check", "rules", str(DEPLOY / "alerts.yml")], capture_output=True, text=True)
    assert (done.returncode, f"{RULES} rules found" in done.stdout) == (0, True), done.stdout + done.stderr


@pytest.mark.skipif(ANALYZE is None, reason=SYSTEMD)
@pytest.mark.parametrize("name", ["swordfish.service", "swordfish.socket"])
def test_systemd_understands_the_units(name: str, tmp_path: Path) -> None:
    assert ANALYZE
    for unit in ("swordfish.service", "swordfish.socket"):
        changed = text(unit).replace("/opt/swordfish/bin/swordfish", "/bin/true")
        (tmp_path / unit).write_text(changed, encoding="utf-8")
    done = subprocess.run([ANALYZE, "verify", str(tmp_path / name)], capture_output=True, text=True)
    assert "Unknown" not in done.stderr, done.stderr


@pytest.mark.skipif(ANALYZE is None, reason=SYSTEMD)
def test_systemd_finds_the_service_hardened() -> None:
    assert ANALYZE
    threshold = f"--threshold={int(10 * MOST_EXPOSURE)}"
    command = [ANALYZE, "security", "--offline=true", "--no-pager", threshold, str(DEPLOY / "swordfish.service")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(SYSUSERS is None, reason=SYSTEMD)
def test_sysusers_makes_the_user_of_the_service(tmp_path: Path) -> None:
    assert SYSUSERS
    (tmp_path / "etc").mkdir()
    command = [SYSUSERS, f"--root={tmp_path}", "-"]
    subprocess.run(command, input=text("sysusers.conf"), text=True, check=True, capture_output=True)
    [line] = (tmp_path / "etc" / "passwd").read_text(encoding="utf-8").splitlines()
    name, _, number, _, told, home, shell = line.split(":")
    assert (name, told, Path(shell).name) == ("swordfish", "swordfish game server", "nologin")
    assert 0 < int(number) < 1000, "a user of the system"
    service = text("swordfish.service")
    assert f"User={name}\nGroup={name}\n" in service
    assert f"SWORDFISH_HOME={home}\n" in service


def test_unit_and_container_name_settings_that_exist() -> None:
    made = Commands("en")
    serve.add(made)
    [start] = re.findall(r"^ExecStart=\S+/swordfish (.*)$", text("swordfish.service"), re.MULTILINE)
    made.top.parse_args(start.split())
    named = re.findall(r"SWORDFISH_([A-Z_]+)=", text("swordfish.service") + text("Containerfile"))
    assert {name.lower() for name in named} - {*Configuration.__struct_fields__} == {"config", "home"}
