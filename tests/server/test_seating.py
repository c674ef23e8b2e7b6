"""The table around the game: seats, undo by consent, rematch, phrases."""

import asyncio
from typing import Any

from msgspec.structs import replace

from swordfish.core import Players, Rewound
from swordfish.games.swirl.model import HandsDropped
from swordfish.record import check, lines, parse
from swordfish.server.table.registry import Registry
from swordfish.server.table.table import HostedTable
from tests.server.room import Memory, Player, seeded, settle, step, table
from tests.server.virtual import run


def registry_of() -> Registry:
    return seeded(Memory())


async def choose_twice(registry: Registry) -> tuple[list[Player], Player]:
    """A table at which a seat has just chosen and is due again without chance in between."""
    while True:
        players = await table(registry, guests=("ann", "ben", "cat"), chips=40)
        while True:
            speaker = next((player for player in players if player.due), None)
            if speaker is None:
                break
            before = len(speaker.entries())
            await speaker.must("Speak", commands=[speaker.news["legal"][0]])
            fresh = [entry["event"]["type"] for entry in speaker.entries()[before:] if entry["type"] == "Happened"]
            if "Rolled" not in fresh and speaker.due:
                return players, speaker


def test_one_chair_each_and_the_host_begins_when_all_are_taken() -> None:
    async def play() -> None:
        registry = registry_of()
        live = await registry.make("ann", "swipe", {"seats": 2}, listed=False)
        ann, ben = [await Player(registry, guest).join(live) for guest in ("ann", "ben")]
        await ann.must("Sit", seat=0)
        assert (await ann.ask("Sit", seat=1))["key"] == "table-seated"
        assert (await ann.ask("Sit", seat=0))["key"] == "table-seated", "also on the same chair"
        assert (await ben.ask("Sit", seat=0))["key"] == "table-chair-taken"
        assert (await ben.ask("Sit", seat=2))["key"] == "table-no-chair"
        assert (await ann.ask("Begin"))["key"] == "table-chairs-empty"
        await ann.must("Lock", locked=True)
        assert (await ben.ask("Sit", seat=1))["key"] == "table-locked"
        await ann.must("Lock", locked=False)
        await ben.must("Sit", seat=1)
        assert (await ben.ask("Remove", seat=0))["key"] == "table-not-host"
        await ann.must("Remove", seat=1)
        assert (await ben.ask("Sit", seat=1))["key"] == "table-locked", "who was sent away stays away"
        assert [seat["taken"] for seat in ben.news["table"]["seats"]] == [True, False]

    run(play())


def test_a_player_who_leaves_keeps_the_chair_and_a_bot_may_play_there_meanwhile() -> None:
    async def play() -> None:
        registry = registry_of()
        ann, ben, cat = players = await table(registry, guests=("ann", "ben", "cat"))
        assert (await ann.ask("SeatBot", seat=1, bot="random"))["key"] == "table-chair-taken", "ben is there"
        await ben.must("Stand")
        assert (await ben.ask("Speak", commands=[{"type": "Swipe", "victim": 0}]))["key"] == "not-seated"
        await cat.must("SeatBot", seat=1, bot="random")
        chair = ann.live.state.chairs[1]
        assert (chair.guest, chair.bot) == ("ben", "random")
        await ben.must("Sit", seat=1)
        chair = ann.live.state.chairs[1]
        assert (chair.guest, chair.bot, chair.left) == ("ben", "", False)
        while await step(players):
            pass
        assert ann.live.state.phase == "over"

    run(play())


def test_a_lost_connection_counts_as_leaving_only_after_a_grace_period() -> None:
    async def play() -> None:
        registry = registry_of()
        ann, ben = await table(registry, chips=40)
        ann.live.presence.leave(ben.link)
        assert ann.live.presence.present("ben")
        await asyncio.sleep(1)
        again = await Player(registry, "ben").join(ann.live)
        await asyncio.sleep(10)
        assert ann.live.presence.present("ben")
        ann.live.presence.leave(again.link)
        await asyncio.sleep(10)
        assert not ann.live.presence.present("ben")
        told = [message for message in ann.told if message["type"] == "Presence"][-1]
        assert [seat["present"] for seat in told["seats"]] == [True, False]

    run(play())


def test_undo_needs_everybody_and_goes_back_to_the_choice() -> None:
    async def play() -> None:
        registry = registry_of()
        players, speaker = await choose_twice(registry)
        others = [player for player in players if player is not speaker]
        live, clock = speaker.live, speaker.live.state.log[-1].at
        number = len(live.state.log)
        await speaker.must("AskUndo")
        await others[0].must("AnswerUndo", agreed=True)
        assert len(live.state.log) == number, "one has not agreed"
        await others[1].must("AnswerUndo", agreed=True)
        assert isinstance(live.state.log[number].event, Rewound)
        assert isinstance(live.game.due, Players)
        assert speaker.due
        assert live.clock() <= clock
        while await step(players):
            pass
        check(parse([*lines(live.record())], "undone"))

    run(play())


def test_one_refusal_ends_a_request_to_undo() -> None:
    async def play() -> None:
        registry = registry_of()
        players, speaker = await choose_twice(registry)
        others = [player for player in players if player is not speaker]
        await speaker.must("AskUndo")
        assert speaker.news["table"]["undo"] == players.index(speaker)
        await others[0].must("AnswerUndo", agreed=False)
        assert (await others[1].ask("AnswerUndo", agreed=True))["key"] == "undo-nothing"
        assert speaker.news["table"]["undo"] is None

    run(play())


def test_undo_goes_back_past_no_chance() -> None:
    async def play() -> None:
        registry = registry_of()
        players = await table(registry, guests=("ann", "ben", "cat"), chips=40)
        while True:
            speaker = next(player for player in players if player.due)
            before = len(speaker.entries())
            await speaker.must("Speak", commands=[speaker.news["legal"][0]])
            events: list[Any] = [entry["event"]["type"] for entry in speaker.entries()[before:]]
            if "Rolled" in events:
                break
        assert (await speaker.ask("AskUndo"))["key"] == "undo-too-late"

    run(play())


def test_undo_goes_back_past_no_revealed_card_of_another_player() -> None:
    async def play() -> set[tuple[str, ...]]:
        registry, undone = registry_of(), set[tuple[str, ...]]()
        players = await table(registry, "swirl", guests=("ann", "ben", "cat"))
        live = players[0].live
        while True:
            for seat, player in enumerate(players):
                log = [entry.event for entry in live.state.log]
                if (await player.ask("AskUndo"))["type"] == "Done":
                    assert live.state.undo is not None
                    since = log[live.state.undo.number :]
                    shown = {(type(event).__name__, getattr(event, "seat", None)) for event in since}
                    others = {(name, other) for name, other in shown if other != seat}
                    assert not others & {("CardPlayed", other) for other in range(3)}, "a card of another hand"
                    assert not {name for name, _ in shown} & {"Dealt", "MiddleDealt"}, "a draw"
                    for event in since:
                        assert not (isinstance(event, HandsDropped) and any(event.hands)), "hands that fell"
                    undone.add(tuple(sorted({name for name, _ in shown})))
                    await players[seat - 1].must("AnswerUndo", agreed=False)
            if not await step(players):
                return undone

    undone = run(play())
    assert ("CreatureChosen",) in undone
    assert any("CardPlayed" in names for names in undone), "one's own card can be taken back"


def test_a_rated_game_has_no_undo() -> None:
    async def play() -> None:
        registry = registry_of()
        ann, _ = await table(registry, "swirl", rated=True)
        assert ann.news["table"]["rated"]
        await ann.must("Speak", commands=[ann.news["legal"][0]])
        assert (await ann.ask("AskUndo"))["key"] == "undo-rated"
        other, _ = await table(registry, "swirl")
        assert not other.news["table"]["rated"]
        await other.must("Speak", commands=[other.news["legal"][0]])
        await other.must("AskUndo")

    run(play())


def test_there_is_no_undo_after_the_end() -> None:
    async def play() -> None:
        registry = registry_of()
        players = await table(registry, chips=6)
        while await step(players):
            pass
        assert (await players[0].ask("AskUndo"))["key"] == "game-over"

    run(play())


def test_a_rematch_is_one_table_with_the_same_players() -> None:
    async def play() -> None:
        registry = registry_of()
        ann, ben = players = await table(registry, chips=6, rated=True)
        if any(player.due for player in players):
            assert (await ann.ask("Rematch"))["key"] == "table-not-over"
        while await step(players):
            pass
        await ann.must("Rematch")
        await ben.must("Rematch")
        tid = ann.news["table"]["rematch"]
        assert len(registry.tables) == 2
        again: HostedTable = await registry.find(tid)
        assert [chair.guest for chair in again.state.chairs] == ["ben", "ann"], "each one seat further on"
        assert again.seed != ann.live.seed
        assert again.state.rated
        await (ann_again := Player(registry, "ann")).join(again)
        await ann_again.must("Begin")

    run(play())


def test_phrases_are_said_and_free_text_only_where_it_is_allowed() -> None:
    async def play() -> None:
        registry = registry_of()
        ann, ben = await table(registry, chips=40)
        await ann.must("Chat", phrase="hello")
        await settle()
        assert ben.entries()[-1] == {
            "type": "Said",
            "guest": "ann",
            "name": "Ann",
            "seat": 0,
            "phrase": "hello",
            "text": "",
        }
        assert (await ann.ask("Chat", text="anything"))["key"] == "bad-chat"
        ann.live.surroundings = replace(ann.live.surroundings, free_text=True)
        await ann.must("Chat", text="anything")
        assert (await ann.ask("Chat", text="x" * 201))["key"] == "bad-chat"

    run(play())
