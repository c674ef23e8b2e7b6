"""The tests speak English; hypothesis looks for the same counterexamples on every machine, more in make test-all."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

os.environ["SWORDFISH_LANG"] = "en"  # whatever the machine speaks

settings.register_profile("quick", max_examples=60, deadline=None, derandomize=True, database=None)
settings.register_profile(
    "long", max_examples=1500, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("mutants", settings.get_profile("quick"), phases=(Phase.explicit, Phase.generate))
settings.load_profile(os.environ.get("SWORDFISH_HYPOTHESIS", "quick"))

REAL = tuple(Path(__file__).parent / room for room in ("server", "web"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A busy machine may starve a browser or a socket: such a test is tried once more, and named at the end.

    The name is a bug to be mended. Nothing else is tried twice.
    """
    for item in items:
        if any(item.path.is_relative_to(room) for room in REAL):
            item.add_marker(pytest.mark.flaky(reruns=1))
