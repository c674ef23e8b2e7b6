"""A page plays on although the node that owns its table is killed."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.waiting import until
from tests.web.cluster import ClusterHouse, clustered
from tests.web.house import visiting
from tests.web.player import Player

MOVES = 3
"""So many moves are made before a node is killed."""


def code_of(player: Player) -> str:
    found = re.search(r"/t/(\w+)", player.page.url)
    assert found, player.page.url
    return found[1]


def kill_owner(cluster: ClusterHouse, code: str) -> tuple[str, str]:
    """Kill the owner of a table in the middle of its game, and wait for the next one; the names of both."""
    before = cluster.owner(code)
    cluster.kill(before)
    return before, until(lambda: after if (after := cluster.owner(code)) != before else "", "another owner")


@pytest.mark.long
def test_a_game_goes_on_in_the_browser_when_its_node_is_killed(browser: Browser, tmp_path: Path) -> None:
    with (
        clustered(tmp_path) as cluster,
        visiting(browser, cluster, refused=True) as page,
        visiting(browser, cluster, refused=True) as watching,
    ):
        ann = Player(page, lambda thing: thing.click())
        ann.begin("swirl")
        watching.goto(f"/t/{(code := code_of(ann))}")
        watching.locator(".game[data-shown]").wait_for()
        assert not ann.go_on(MOVES)
        before, after = kill_owner(cluster, code)
        assert before != after
        assert ann.go_on(), "the game comes to its end"
        last = page.locator(".game").get_attribute("data-shown")
        until(lambda: watching.locator(".game").get_attribute("data-shown") == last, "the watcher sees the end, too")
