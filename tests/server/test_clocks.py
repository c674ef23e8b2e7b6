"""Deadlines: the game's own, and the turn clock; both survive a restart, which does not cost time."""

import asyncio

from swordfish.record import check, lines, parse
from swordfish.server.table.entries import BotSat, Happened, Lapsed
from tests.server.room import Memory, Player, journal, seeded, settle, table
from tests.server.virtual import run


def happened(player: Player) -> list[str]:
    return [entry["event"]["type"] for entry in player.entries() if entry["type"] == "Happened"]


def stamps(player: Player, kind: str) -> list[int]:
    happened = [entry for entry in player.entries() if entry["type"] == "Happened"]
    return [entry["at"] for entry in happened if entry["event"]["type"] == kind]


def test_a_deadline_of_the_game_passes_by_itself_on_the_millisecond() -> None:
    async def play() -> None:
        registry = seeded(Memory())
        ann, ben = await table(registry, "swish", proof=5)
        await ann.must("Speak", commands=[ann.news["legal"][0]])
        assert happened(ben)[-1] == "Called"
        until = ann.news["due"]["until"]
        await asyncio.sleep(4.9)
        assert happened(ben)[-1] == "Called"
        await asyncio.sleep(0.2)
        assert stamps(ben, "ProofFailed") == [until]

    run(play())


def test_a_deadline_survives_a_restart_and_downtime_is_credited() -> None:
    async def play() -> None:
        store = Memory()
        ann, _ = await table(seeded(store), "swish", proof=5)
        await ann.must("Speak", commands=[ann.news["legal"][0]])
        until = ann.news["due"]["until"]
        ann.live.release()  # the process ends
        await asyncio.sleep(1000)
        registry = seeded(store)
        ann = await Player(registry, "ann").join(await registry.find(ann.live.tid))
        assert ann.news["due"]["until"] == until
        await asyncio.sleep(4.9)
        assert ann.due
        assert ann.news["due"]["until"] == until
        await asyncio.sleep(0.2)
        assert stamps(ann, "ProofFailed") == [until]

    run(play())


def test_when_a_turn_takes_too_long_the_table_moves_for_the_seat() -> None:
    async def play() -> None:
        store = Memory()
        players = await table(seeded(store), guests=("ann", "ben", "cat"), turn_ms=10_000, chips=12)
        speaker = next(player for player in players if player.due)
        seat, clock = players.index(speaker), speaker.news["due"]["clock"]
        assert clock == speaker.live.state.stamp + 10_000
        await asyncio.sleep(9)
        await settle()
        assert Lapsed(seat) not in journal(store, speaker.live)
        await asyncio.sleep(1.5)
        entries = journal(store, speaker.live)
        at = entries.index(Lapsed(seat))
        assert isinstance(said := entries[at + 1], Happened)
        assert said.at >= clock
        assert not speaker.live.state.chairs[seat].bot, "who is there keeps the chair"
        await asyncio.sleep(3000)
        assert speaker.live.state.phase == "over", "clocks alone bring a game to its end"
        check(parse([*lines(speaker.live.record())], "lapsed"))

    run(play())


def test_a_bot_takes_the_seat_of_an_absent_player_whose_turn_lapses() -> None:
    async def play() -> None:
        store = Memory()
        registry = seeded(store)
        players = await table(registry, guests=("ann", "ben", "cat"), turn_ms=10_000, chips=40)
        speaker = next(player for player in players if player.due)
        live, seat = speaker.live, players.index(speaker)
        live.presence.leave(speaker.link)
        await asyncio.sleep(10.5)
        assert [entry.seat for entry in journal(store, live) if isinstance(entry, BotSat)] == [seat]
        assert live.state.chairs[seat].guest == speaker.guest
        back = await Player(registry, speaker.guest).join(live)
        await back.must("Sit", seat=seat)
        assert not live.state.chairs[seat].bot
        await registry.close()

    run(play())


def test_no_turn_clock_runs_in_a_race_or_where_none_was_asked_for() -> None:
    async def play() -> None:
        registry = seeded(Memory())
        race = await table(registry, "swish", turn_ms=1000)
        slow = await table(registry, guests=("ann", "ben", "cat"))
        assert race[0].news["due"]["clock"] is None
        assert slow[0].news["due"]["clock"] is None
        before = race[0].live.seq, slow[0].live.seq
        await asyncio.sleep(100_000)
        assert (race[0].live.seq, slow[0].live.seq) == before

    run(play())


def test_chatting_or_asking_for_undo_gains_no_time() -> None:
    store = Memory()

    def lapses(player: Player) -> list[int]:
        return [entry.seat for entry in journal(store, player.live) if isinstance(entry, Lapsed)]

    async def play() -> None:
        players = await table(seeded(store), guests=("ann", "ben", "cat"), chips=40, turn_ms=10_000)
        slow = next(player for player in players if player.due)
        before = slow.live.clock()
        for number in range(9):
            await asyncio.sleep(1)
            await slow.must("Chat", phrase="hello")
            await slow.ask("AskUndo")
            assert slow.live.clock() - before >= 1000 * (number + 1)
        assert lapses(slow) == []
        await asyncio.sleep(1.1)
        assert lapses(slow) == [slow.news["table"]["you"]]

    run(play())
