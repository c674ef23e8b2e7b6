"""The player to move receives what lies ahead, with the news and with suppositions."""

from swordfish.server.table.registry import Registry
from tests.server.room import Memory, Player, no_bots, table
from tests.server.virtual import run

POND = [[4, -4000, 0], [5, -2000, 300], [6, 1000, 300], [7, 4000, 4000], [8, 4000, -4000], [9, 0, -6000]]


async def swimming() -> list[Player]:
    """Two fish of two, ready to swim."""
    registry = Registry(Memory().tables, no_bots())
    players = await table(registry, "swishbones", bones=6, pond=POND, places=[0, 180])
    ann, ben = players
    await ben.must("Speak", commands=[{"type": "Take", "piece": 6}])
    await ann.must("Speak", commands=[{"type": "Take", "piece": 7}])
    return players


def test_only_the_player_to_move_receives_what_lies_ahead() -> None:
    async def play() -> None:
        ann, ben = await swimming()
        assert ann.news["ahead"]["heading"] == 180
        assert ann.news["ahead"]["swishes"] == 2
        assert ann.news["ahead"]["spans"] == [{"first": -60, "last": 60, "food": [], "blockers": []}]
        assert "ahead" not in ben.news

    run(play())


def test_nothing_lies_ahead_during_the_set_up() -> None:
    async def play() -> None:
        registry = Registry(Memory().tables, no_bots())
        _, ben = await table(registry, "swishbones", bones=6, pond=POND, places=[0, 180])
        assert ben.due
        assert "ahead" not in ben.news

    run(play())


def test_a_supposition_includes_what_lies_ahead_and_on_request_the_reach() -> None:
    async def play() -> None:
        ann, _ = await swimming()
        one = await ann.ask("Suppose", commands=[{"type": "Swish", "bend": 10}])
        assert one["ahead"]["heading"] == 190
        assert one["ahead"]["swishes"] == 1
        assert "far" not in one
        now = await ann.ask("Suppose", commands=[], far=True)
        assert now["ahead"] == ann.news["ahead"]
        assert now["events"] == []
        assert now["far"]["food"] == []
        assert len(now["far"]["cells"]) > 10
        over = await ann.ask("Suppose", commands=[{"type": "Swish", "bend": 0}, {"type": "Swish", "bend": 0}], far=True)
        assert "ahead" not in over
        assert "far" not in over

    run(play())
