"""The numbers on the page of swishbones are about right."""

from statistics import mean

import msgspec
from benchmarks.swishbones import midgame

from swordfish.games.swishbones import actions, legal
from swordfish.games.swishbones.model import Options, Place, Stop, Swish, Take


def test_mid_game() -> None:
    positions = midgame()[::20]
    assert 700 < mean(len(msgspec.json.encode(state)) for state in positions) < 900
    assert 115 < mean(len(legal(state, state.turn)) for state in positions) <= 122


def test_actions() -> None:
    options = Options()
    assert actions.count(options) == 514
    numbered = {0: Take(4), 31: Take(35), 32: Place(0), 391: Place(359), 392: Swish(-60), 512: Swish(60), 513: Stop()}
    for number, command in numbered.items():
        assert actions.command(options, number) == command
        assert actions.action(options, command) == number
