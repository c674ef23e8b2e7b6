"""A table that began under an earlier version of the rules continues under it, after any number of restarts."""

from swordfish.record import check, lines, parse, read
from swordfish.server.table.entries import Begun, Happened, encode
from swordfish.server.table.replay import replay
from swordfish.server.table.table import HostedTable
from tests.rulebook import ROOT
from tests.server.room import Memory, Player, registry_of, step
from tests.server.virtual import run

LOG = read(ROOT / "tests" / "logs" / "swirl-2-1.jsonl")
GUESTS = ("ann", "ben")


async def stored(events: int) -> tuple[Memory, str]:
    """A store with a table of version 1 of swirl, with this many events; and its id."""
    registry, store = registry_of()
    assert LOG.seed is not None
    registry.seeds = lambda: LOG.seed or b""
    live = await registry.make("ann", "swirl", {"seats": 2}, listed=False, turn_ms=0)
    for seat, guest in enumerate(GUESTS):
        await (await Player(registry, guest).join(live)).must("Sit", seat=seat)
    begun = Begun(names=GUESTS, players=("you", "you"), rules=1)
    entries = [begun, *(Happened(entry.at, entry.event) for entry in LOG.entries[:events])]
    await store.tables.append(live.tid, len(store.bodies(live)), [encode(entry) for entry in entries])
    return store, live.tid


def told(players: list[Player]) -> list[str]:
    return [entry["event"]["type"] for entry in players[0].entries() if entry["type"] == "Happened"]


def test_a_table_of_version_1_is_dealt_by_version_1() -> None:
    async def play() -> None:
        store, tid = await stored(events=1)
        registry, _ = registry_of(store)
        live = await registry.find(tid)
        assert live.game.rules.VERSION == live.game.state.rules == 1
        players = [await Player(registry, guest).join(live) for guest in GUESTS]
        await players[1].must("Speak", commands=[{"type": "Choose", "creature": 1}])
        assert [entry.event for entry in live.state.log] == [entry.event for entry in LOG.entries[:4]]
        assert told(players)[-3:] == ["CreatureChosen", "MiddleDealt", "Dealt"]
        supposed = await players[0].must("Suppose", commands=[players[0].news["legal"][0]])
        assert supposed["events"][0]["type"] == "CardPlayed"
        while await step(players):
            pass
        record = parse([*lines(live.record())], "table")
        assert record.header.rules == 1
        check(record)
        kept = await store.tables.stored(tid)
        assert {frame.view.rules for frame in replay(kept, 0).frames} == {1}

    run(play())


def test_a_table_of_version_1_is_the_same_after_every_start() -> None:
    async def play() -> None:
        for events in range(0, len(LOG.entries), 10):
            store, tid = await stored(events)
            registry, _ = registry_of(store)
            live = await registry.find(tid)
            again = await HostedTable.load(tid, live.code, store.tables)
            assert again.game.state == live.game.state
            assert again.game.state.rules == 1

    run(play())


def test_a_table_that_was_made_before_an_upgrade_and_begins_after_it_is_dealt_by_todays_rules() -> None:
    async def play() -> None:
        registry, store = registry_of()
        live = await registry.make("ann", "swirl", {"seats": 2}, listed=False, turn_ms=0)
        registry, _ = registry_of(store)
        live = await registry.find(live.tid)
        players = [await Player(registry, guest).join(live) for guest in GUESTS]
        for seat, player in enumerate(players):
            await player.must("Sit", seat=seat)
        await players[0].must("Begin")
        while await step(players) and not live.game.state.deals:
            pass
        assert told(players)[-2:] == ["Dealt", "MiddleDealt"]
        assert live.record().header.rules == live.game.state.rules == 2

    run(play())
