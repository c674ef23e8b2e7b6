"""Run the tests in English; hypothesis finds the same counterexamples on every machine, more in make test-all."""

import asyncio
import gc
import os
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, Phase, settings

os.environ["SWORDFISH_LANG"] = "en"  # independent of the machine's language

BUSY = [HealthCheck.too_slow]
"""A machine with other work may take a second for the first examples."""
settings.register_profile(
    "quick", max_examples=40, deadline=None, derandomize=True, database=None, suppress_health_check=BUSY
)
settings.register_profile("long", max_examples=1500, deadline=None, database=None, suppress_health_check=BUSY)
settings.register_profile("mutants", settings.get_profile("quick"), phases=(Phase.explicit, Phase.generate))
settings.load_profile(os.environ.get("SWORDFISH_HYPOTHESIS", "quick"))

if settings.get_current_profile_name() != "long":  # short games: JAX compiles for longer than they take
    os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true")

collect_ignore = ["outside"]
"""These tests have an environment of their own: `make test-all` runs them."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that mostly wait: meanwhile the other workers have the processors to themselves."""
    items.sort(key=lambda item: item.get_closest_marker("waits") is None)


BROKEN: list[str] = []
"""The errors of pytest itself, its plugins and its workers."""


def pytest_internalerror(excrepr: object) -> None:
    BROKEN.append(str(excrepr))


def pytest_unconfigure(config: pytest.Config) -> None:
    """If the last worker had an internal error, pytest does not say which tests failed nor, at the end, what broke."""
    if BROKEN and (reporter := config.pluginmanager.get_plugin("terminalreporter")):
        if len(BROKEN) > 1:
            reporter.summary_failures()
        print("\nThe first internal error:", *BROKEN[0].splitlines()[-20:], sep="\n", flush=True)


def pytest_collection_finish() -> None:
    """Take thousands of tests and what they imported out of every later collection of garbage: each took a second."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Let tests without a browser, and their fixtures, run event loops of their own.

    Playwright's loop runs on in this thread after a browser test.
    """
    running = None if "browser" in getattr(item, "fixturenames", ()) else asyncio._get_running_loop()  # pyright: ignore[reportPrivateUsage] - get_running_loop would raise where there is none
    if running is None:
        return (yield)
    asyncio._set_running_loop(None)  # pyright: ignore[reportPrivateUsage] - asyncio has no public way to leave a loop
    try:
        return (yield)
    finally:
        if not running.is_closed():
            asyncio._set_running_loop(running)  # pyright: ignore[reportPrivateUsage] - nor to return to it
