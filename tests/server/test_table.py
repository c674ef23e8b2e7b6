"""A table: journal, acknowledge, broadcast; a repeated request is applied once."""

import asyncio
import re
from typing import Any

import msgspec
import pytest

from swordfish.core import IllegalMove, Luck, Players, open_seed
from swordfish.games import GAMES
from swordfish.record import check, lines, parse
from swordfish.server.table.entries import Ended, Happened
from swordfish.server.table.table import HostedTable
from tests.server.room import Player, journal, registry_of, settle, step, table
from tests.server.virtual import run


def seen(state: Any) -> Any:
    """A state as JSON."""
    return msgspec.json.decode(msgspec.json.encode(state))


def test_a_command_is_stored_before_it_is_acknowledged_and_acknowledged_before_it_is_broadcast() -> None:
    async def play() -> None:
        registry, store = registry_of()
        ann, ben, cat = await table(registry, guests=("ann", "ben", "cat"), chips=12)
        speaker = next(player for player in (ann, ben, cat) if player.due)
        heard = len(speaker.told)
        seen: list[int] = []

        async def before() -> None:
            seen.append(len(speaker.told) - heard)

        store.before_append = before
        answer = await speaker.must("Speak", commands=[speaker.news["legal"][0]])
        assert seen == [0], "nothing was said before it was written"
        kinds = [told["type"] for told in speaker.told[heard:]]
        assert kinds == ["Done", "News"]
        assert answer["seq"] == speaker.news["seq"] == len(store.bodies(ann.live))

    run(play())


def test_a_whole_game_ends_with_a_record_that_verifies_and_all_see_the_same() -> None:
    async def play() -> None:
        registry, store = registry_of()
        players = await table(registry, guests=("ann", "ben", "cat"), chips=14)
        watcher = await Player(registry, "dan").join(players[0].live)
        while await step(players):
            pass
        live = players[0].live
        assert live.state.phase == "over"
        record = parse([*lines(live.record())], "table")
        check(record)
        assert record.places == live.record().places
        assert isinstance(journal(store, live)[-1], Ended)
        assert players[0].news["view"] == watcher.news["view"] == seen(live.game.state)

    run(play())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_its_end_and_its_record_verifies(game: str) -> None:
    async def play() -> None:
        registry, store = registry_of()
        rules, whim = GAMES[game], Luck(open_seed(game))(0)
        players = await table(registry, game, guests=("ann", "ben", "cat"))
        live, watcher = players[0].live, await Player(registry, "dan").join(players[0].live)
        while isinstance(due := live.game.due, Players):
            seat = whim.pick(due.seats)
            view, legal = rules.view(live.game.state, seat), rules.legal(live.game.state, seat)
            assert players[seat].news["view"] == seen(view)
            assert players[seat].news["legal"] == seen(legal)
            command = rules.chooser.choose(view, seat, legal, whim)
            await players[seat].must("Speak", commands=[msgspec.to_builtins(command)])
            for sight, player in [*enumerate(players), (None, watcher)] if live.state.phase == "playing" else ():
                assert player.news["view"] == seen(rules.view(live.game.state, sight))
                told = [entry["event"] for entry in player.news["entries"]]
                happened = [entry.event for entry in live.state.log[-len(told) :]]
                assert told == [seen(rules.redact(event, sight)) for event in happened]
        check(parse([*lines(live.record())], game))
        assert watcher.news["view"] == seen(live.game.state)
        again = await HostedTable.load(live.tid, live.code, store.tables)
        assert again.game.state == live.game.state

    run(play())


def test_the_record_of_a_game_in_progress_contains_no_seed() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        [ann, *_] = await table(registry, guests=("ann", "ben", "cat"))
        assert ann.live.record().seed is None

    run(play())


def test_a_repeated_command_is_carried_out_once_and_gets_the_same_answer() -> None:
    async def play() -> None:
        registry, store = registry_of()
        players = await table(registry, guests=("ann", "ben", "cat"), chips=20)
        speaker = next(player for player in players if player.due)
        command = speaker.news["legal"][0]
        first = await speaker.ask("Speak", number=77, commands=[command])
        written = store.bodies(speaker.live)
        again = await speaker.ask("Speak", number=77, commands=[command])
        assert first == again
        assert store.bodies(speaker.live) == written
        registry, _ = registry_of(store)  # and after a restart
        back = await Player(registry, speaker.guest).join(await registry.find(speaker.live.tid))
        assert await back.ask("Speak", number=77, commands=[command]) == first
        assert store.bodies(speaker.live) == written

    run(play())


def test_another_guests_number_is_another_number() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        live = await registry.make("ann", "swipe", {"seats": 2}, listed=False)
        ann, ben = [await Player(registry, guest).join(live) for guest in ("ann", "ben")]
        await ann.must("Sit", number=5, seat=0)
        await ben.must("Sit", number=5, seat=1)
        assert [chair.guest for chair in live.state.chairs] == ["ann", "ben"]

    run(play())


def test_a_client_that_reconnects_receives_the_missed_entries_and_no_more() -> None:
    async def play() -> None:
        registry, store = registry_of()
        players = await table(registry, guests=("ann", "ben", "cat"), chips=20)
        have = players[1].news["seq"]
        players[1].live.presence.leave(players[1].link)
        for _ in range(3):
            await step([player for player in players if player is not players[1] and player.due])
        back = await Player(registry, "ben").join(players[0].live, since=have)
        assert back.news["seq"] == len(store.bodies(back.live))
        assert len(back.entries()) == back.news["seq"] - have
        assert back.news["view"] == seen(back.live.game.state)
        for since in (-2, -1, back.news["seq"], back.news["seq"] + 1):
            fresh = await Player(registry, "ben").join(players[0].live, since=since)
            assert fresh.entries() == [], "no gap, or none that can be"
            assert fresh.news["view"] == back.news["view"]

    run(play())


def test_a_watcher_cannot_play_and_nobody_plays_for_the_seat_of_another() -> None:
    async def play() -> None:
        registry, store = registry_of()
        players = await table(registry, guests=("ann", "ben", "cat"))
        dan = await Player(registry, "dan").join(players[0].live)
        before = store.bodies(dan.live)
        command = next(player for player in players if player.due).news["legal"][0]
        assert (await dan.ask("Speak", commands=[command]))["key"] == "not-seated"
        assert (await dan.ask("Speak", commands=[command], seat=0))["key"] == "not-seated"
        assert (await dan.ask("Sit", seat=0))["key"] == "table-chair-taken"
        assert (await dan.ask("Begin"))["key"] == "table-not-host"
        idle = next(player for player in players if not player.due)
        assert (await idle.ask("Speak", commands=[command]))["key"] == "not-your-turn"
        due = idle.news["due"]["seats"][0]
        assert (await idle.ask("Speak", commands=[command], seat=due))["key"] == "not-your-seat"
        assert store.bodies(dan.live) == before

    run(play())


@pytest.mark.parametrize("number", [-1, 2**53, 2**70])
def test_request_numbers_beyond_the_limit_are_refused(number: int) -> None:
    async def play() -> None:
        registry, _ = registry_of()
        [ann, *_] = await table(registry)
        assert (await ann.ask("Chat", number=number, phrase="hello"))["key"] == "bad-message"

    run(play())


def test_suppose_answers_only_the_asker_and_writes_nothing() -> None:
    async def play() -> None:
        registry, store = registry_of()
        players = await table(registry, guests=("ann", "ben", "cat"))
        speaker = next(player for player in players if player.due)
        others = [len(player.told) for player in players]
        before = store.bodies(speaker.live)
        supposed = await speaker.ask("Suppose", commands=[speaker.news["legal"][0]])
        assert supposed["type"] == "Supposed"
        assert supposed["events"]
        assert supposed["view"] != speaker.news["view"]
        assert store.bodies(speaker.live) == before
        assert [len(player.told) for player in players if player is not speaker] == [
            count for count, player in zip(others, players, strict=True) if player is not speaker
        ]

    run(play())


def test_suppose_lists_what_is_legal_next_only_while_the_asker_is_due() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        players = await table(registry, "swishbones")
        due: set[bool] = set()
        while len(due) < 2:
            asker = next(player for player in players if player.due)
            supposed = await asker.ask("Suppose", commands=[asker.news["legal"][0]])
            if supposed["due"]["kind"] == "players" and "ahead" in asker.news:
                still = asker.news["table"]["you"] in supposed["due"]["seats"]
                assert (bool(supposed["legal"]), "ahead" in supposed) == (still, still)
                due.add(still)
            await step(players)

    run(play())


@pytest.mark.parametrize("guests", [("ann",), ("ann", "ben")])
def test_in_swish_nothing_is_supposed_while_players_search(guests: tuple[str, ...]) -> None:
    """Otherwise it would reveal whether cards are a swish before anyone has called."""

    async def play() -> None:
        registry, store = registry_of()
        [ann, *_] = await table(registry, "swish", guests=guests)
        call, lay, prove = ann.news["legal"][0], {"type": "Lay", "place": 0, "orientation": 0}, {"type": "Prove"}
        before = store.bodies(ann.live)
        for commands in ([call], [call, lay], [call, lay, prove]):
            assert (await ann.ask("Suppose", commands=commands))["key"] == "suppose-search"
        assert store.bodies(ann.live) == before
        await ann.must("Speak", commands=[call])
        supposed = await ann.ask("Suppose", commands=[lay])
        assert supposed["view"]["mat"] == [{"place": 0, "orientation": 0}]

    run(play())


def test_the_view_before_each_event_is_sent_on_request_as_its_seat_saw_it() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        live = await registry.make("ann", "swirl", {"seats": 2}, listed=False)
        ann, ben, cat = [Player(registry, guest) for guest in ("ann", "ben", "cat")]
        ann.link.steps = cat.link.steps = True
        for player in (ann, ben, cat):
            await player.join(live)
        for seat, player in enumerate((ann, ben)):
            await player.must("Sit", seat=seat)
        await ann.must("Begin")
        while not any(type(entry.event).__name__ == "CardPlayed" for entry in live.state.log):
            await step([ann, ben])
        game, log = live.game.rules, [entry.event for entry in live.state.log]
        states = [game.start(live.state.options)]
        for event in log:
            states.append(game.evolve(states[-1], event))
        for player, seat in ((ann, 0), (cat, None)):
            told = [view for message in player.told for view in message.get("steps", ())]
            assert told == [seen(game.view(state, seat)) for state in states[:-1]]
        assert not any("steps" in message for message in ben.told)

    run(play())


def test_a_gesture_is_relayed_while_its_seat_is_due_and_is_not_stored() -> None:
    async def play() -> None:
        registry, store = registry_of()
        players = await table(registry, guests=("ann", "ben", "cat"))
        speaker = next(player for player in players if player.due)
        idle = next(player for player in players if not player.due)
        before = store.bodies(speaker.live)
        speaker.send("Show", body={"mat": [1, 2]})
        idle.send("Show", body={"mat": [3]})
        await settle()
        shown = [told for player in players for told in player.told if told["type"] == "Shown"]
        assert shown == [{"type": "Shown", "seat": players.index(speaker), "body": {"mat": [1, 2]}}] * 2
        assert store.bodies(speaker.live) == before

    run(play())


def test_a_table_says_in_its_row_in_which_hour_it_was_last_used(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        now = 1_800_000_000
        monkeypatch.setattr("time.time", lambda: now)
        registry, store = registry_of()
        players = await table(registry, guests=("ann", "ben", "cat"), chips=20)

        async def touched() -> int:
            row = await store.tables.row(players[0].live.tid)
            assert row is not None
            return row.touched

        assert await touched() == now
        for hours in (0.5, 1.1):
            monkeypatch.setattr("time.time", lambda hours=hours: now + int(3600 * hours))
            await step(players)
            assert await touched() == (now if hours < 1 else now + int(3600 * hours))

    run(play())


def test_an_empty_table_leaves_memory_and_is_found_again() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        players = await table(registry, guests=("ann", "ben", "cat"))
        live, state = players[0].live, players[0].live.game.state
        await asyncio.sleep(2000)
        assert live.tid in registry.tables, "somebody is there"
        for player in players:
            live.presence.leave(player.link)
        await asyncio.sleep(2000)
        assert live.tid not in registry.tables
        assert (await registry.find(live.code)).game.state == state

    run(play())


def test_the_clock_goes_on_after_a_restart_from_the_last_event() -> None:
    async def play() -> None:
        registry, store = registry_of()
        players = await table(registry, guests=("ann", "ben", "cat"))
        await asyncio.sleep(5)
        speaker = next(player for player in players if player.due)
        await speaker.must("Speak", commands=[speaker.news["legal"][0]])
        stamps = [entry.at for entry in journal(store, speaker.live) if isinstance(entry, Happened)]
        assert stamps == sorted(stamps)
        assert stamps[-1] >= 5000
        await asyncio.sleep(100)
        again, _ = registry_of(store)
        live = await again.find(speaker.live.tid)
        assert live.clock() == stamps[-1], "downtime is credited"

    run(play())


def test_a_closed_registry_finishes_pending_requests() -> None:
    async def play() -> None:
        registry, store = registry_of()
        players = await table(registry, guests=("ann", "ben", "cat"))
        speaker = next(player for player in players if player.due)
        speaker.send("Speak", number=500, commands=[speaker.news["legal"][0]])
        await asyncio.sleep(0)
        await registry.close()
        await settle()
        assert 500 in [answer.number for answer in await store.tables.answers(speaker.live.tid)]

    run(play())


def test_a_code_has_six_letters_none_of_which_looks_like_another() -> None:
    async def play() -> None:
        registry, _ = registry_of()
        codes = [(await registry.make("ann", "swipe", {"seats": 2}, listed=False)).code for _ in range(40)]
        assert len({*codes}) == 40
        assert all(re.fullmatch("[A-HJ-NP-Z2-9]{6}", code) for code in codes)

    run(play())


def test_illegal_moves_say_why_and_change_nothing() -> None:
    async def play() -> None:
        registry, store = registry_of()
        players = await table(registry, guests=("ann", "ben", "cat"))
        speaker = next(player for player in players if player.due)
        before = store.bodies(speaker.live)
        own = await speaker.ask("Speak", commands=[{"type": "Swipe", "victim": players.index(speaker)}])
        assert own["text"] == str(IllegalMove("swipe-own"))
        assert (await speaker.ask("Speak", commands=[]))["key"] == "chain-length"
        assert (await speaker.ask("Speak", commands=[{"type": "Fly"}]))["key"] == "bad-message"
        assert store.bodies(speaker.live) == before

    run(play())
