"""A failure at a table changes nothing there, stops no other table, and logs no secret."""

import json
import logging
from typing import Any

import pytest

from swordfish.games import GAMES
from swordfish.server.logs import JsonFormatter
from swordfish.server.table.change import Change
from swordfish.server.table.entries import Sat
from swordfish.server.table.table import HostedTable
from tests.server.room import Player, registry_of, settle, step, table
from tests.server.virtual import run


def test_a_write_that_fails_changes_nothing_and_the_table_goes_on() -> None:
    async def play() -> None:
        registry, store = registry_of()
        players = await table(registry, guests=("ann", "ben", "cat"), chips=20)
        speaker = next(player for player in players if player.due)
        state, due, seq = speaker.live.game.state, speaker.live.game.due, speaker.live.seq

        async def fail() -> None:
            raise OSError("disk full")

        store.before_append = fail
        command = speaker.news["legal"][0]
        refused = await speaker.ask("Speak", number=9, commands=[command])
        assert refused["key"] == "store-failed"
        assert (speaker.live.game.state, speaker.live.game.due, speaker.live.seq) == (state, due, seq)
        assert (await speaker.ask("Speak", number=9, commands=[command]))["type"] == "Done"
        assert len(store.bodies(speaker.live)) == speaker.live.seq

    run(play())


def test_of_two_writers_of_one_number_one_loses_and_retries_on_the_newer_state() -> None:
    async def play() -> None:
        registry, store = registry_of()
        players = await table(registry, guests=("ann", "ben", "cat"), chips=20)
        live = players[0].live
        elsewhere = await HostedTable.load(live.tid, live.code, store.tables)

        async def meanwhile() -> None:
            await elsewhere.perform(lambda: Change(entries=[Sat(0, "ann", "Anna")]))

        store.before_append = meanwhile
        speaker = next(player for player in players if player.due)
        await speaker.must("Speak", commands=[speaker.news["legal"][0]])
        assert live.state.chairs[0].name == "Anna"
        assert {"type": "Sat", "seat": 0, "guest": "ann", "name": "Anna"} in players[1].entries()
        assert len(store.bodies(live)) == live.seq
        seqs = [told["seq"] for told in players[1].told if told["type"] == "News"]
        assert seqs == sorted(seqs)

    run(play())


def test_a_bug_stops_its_table_with_a_log_entry_and_no_other_table(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        registry, _ = registry_of()
        players = await table(registry, guests=("ann", "ben", "cat"))
        others = await table(registry, guests=("dan", "eve", "fay"))
        speaker = next(player for player in players if player.due)

        def broken(*_: Any) -> Any:
            raise ZeroDivisionError("ours")

        with monkeypatch.context() as patch:
            patch.setattr(GAMES["swipe"], "decide", broken)
            refused = await speaker.ask("Speak", commands=[speaker.news["legal"][0]])
        assert refused["key"] == "table-stopped"
        await settle()
        assert all(player.news["table"]["phase"] == "stopped" for player in players)
        assert (await speaker.ask("Speak", commands=[speaker.news["legal"][0]]))["key"] == "table-stopped"
        late = await Player(registry, "gus").join(speaker.live)
        assert late.news["table"]["phase"] == "stopped"
        assert await step(others)
        [noted] = [record for record in caplog.records if record.levelno >= logging.ERROR]
        facts = json.loads(JsonFormatter().format(noted))
        assert {"table": speaker.live.tid, "game": "swipe", "seq": speaker.live.seq}.items() <= facts.items()
        assert facts["error"] == "ZeroDivisionError"
        assert "broken" in facts["where"][-1]

    run(play())


def test_a_table_stopped_by_a_bug_logs_no_card_no_seed_and_no_name(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """swirl has hands: no log record, in our format or a plain one, contains them."""

    async def play() -> HostedTable:
        registry, _ = registry_of()
        players = await table(registry, "swirl", guests=("annabel", "benedict"))
        for _ in range(4):
            await step(players)
        live = players[0].live
        speaker = next(player for player in players if player.due)

        def broken(state: Any, event: Any) -> Any:
            raise ValueError(f"{state} {event} {live.seed.hex()} {live.code}")  # as revealing as possible

        with monkeypatch.context() as patch:
            patch.setattr(GAMES["swirl"], "evolve", broken)
            refused = await speaker.ask("Speak", commands=[speaker.news["legal"][0]])
        assert refused["key"] == "table-stopped"
        return live

    caplog.set_level(logging.DEBUG)
    live = run(play())
    plain = logging.Formatter("%(message)s %(facts)s", defaults={"facts": ""})
    formats = JsonFormatter().format, plain.format, str
    noted = "".join(write(record) for record in caplog.records for write in formats) + caplog.text
    assert "ValueError" in noted, "it was noted"
    state = live.game.state
    secrets = [live.seed.hex(), live.code, "annabel", "benedict", GAMES["swirl"].notation.write(state)]
    secrets += [str(hand) for hand in state.hands] + [repr(state), "hands=", "CardPlayed"]
    for secret in secrets:
        assert secret not in noted, secret


def test_a_table_that_cannot_be_read_is_refused_and_others_are_found(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        registry, store = registry_of()
        [ann, *_] = await table(registry, guests=("ann", "ben", "cat"))
        store.spoil(ann.live, b'{"type":"Happened","at":0,"event":{"type":"NoSuchEvent"}}')
        again, _ = registry_of(store)
        with pytest.raises(Exception, match="An error on our side has stopped"):
            await again.find(ann.live.tid)

    run(play())
    assert "cannot be read" in caplog.text
