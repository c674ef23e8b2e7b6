"""A throw belongs to a hand: the table waits for it, throws for those who are slow, and never twice."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from swordfish.core import Over
from swordfish.draw.timing import shown_ms
from swordfish.record import check, lines, parse
from swordfish.server.bots.seats import BotSeats
from swordfish.server.table.entries import Entry, Happened, Thrown, decode, encode
from swordfish.server.table.registry import Registry
from swordfish.server.table.throwing import NEVER, THROW_MS
from tests.server.room import Memory, NoPool, Player, journal, seeded, settle, step, table
from tests.server.virtual import run

FEW: dict[str, Any] = {"chips": 14}
"""Options of a short game."""


def since(store: Memory, player: Player, number: int) -> list[Entry]:
    return journal(store, player.live)[number:]


async def refused(player: Player) -> str:
    """The key with which a throw is refused; nothing has changed then."""
    before = player.live.seq
    answer = await player.ask("Throw")
    assert (answer["type"], player.live.seq) == ("Refused", before)
    return answer["key"]


def test_with_automatic_throws_off_the_table_waits_for_the_hand_and_for_nothing_else() -> None:
    async def play() -> None:
        store = Memory()
        ann, ben = await table(seeded(store), throw_ms=NEVER)
        assert ann.news["due"] == ben.news["due"] == {"kind": "hands", "seats": [0], "until": None}
        before = ann.live.seq
        await asyncio.sleep(100_000)
        assert ann.live.seq == before, "an idle day adds no entry"
        thrown_at = ann.live.clock()
        await ann.must("Throw")
        first = since(store, ann, before)[0]
        assert isinstance(first, Happened)
        assert (type(first.event).__name__, first.at) == ("Rolled", thrown_at), "stamped when it is thrown"
        while await step([ann, ben]):
            pass
        assert isinstance(ann.live.game.due, Over)
        check(parse([*lines(ann.live.record())], "thrown"))

    run(play())


def test_the_draws_are_those_of_a_table_whose_dice_roll_by_themselves() -> None:
    async def events(throw_ms: int) -> list[Any]:
        players = await table(seeded(Memory()), guests=("ann", "ben", "cat"), throw_ms=throw_ms, **FEW)
        while await step(players):
            pass
        return [entry.event for entry in players[0].live.state.log]

    assert run(events(NEVER)) == run(events(0))


def test_for_somebody_who_is_slow_the_table_throws_once_the_screens_have_shown_everything() -> None:
    async def play() -> None:
        store = Memory()
        ann, ben = await table(seeded(store), throw_ms=THROW_MS)
        assert ann.news["due"]["until"] == THROW_MS
        await asyncio.sleep(19.9)
        before = ann.live.seq
        assert not ann.live.state.log
        await asyncio.sleep(0.2)
        first, second, *rest = since(store, ann, before)
        assert first == Thrown(0, auto=True)
        assert isinstance(second, Happened)
        assert second.at == THROW_MS
        shown = THROW_MS + sum(
            shown_ms("swipe", type(entry.event).__name__) for entry in (second, *rest) if isinstance(entry, Happened)
        )
        assert ann.live.state.shown == shown
        assert ben.news["due"] == {"kind": "hands", "seats": [1], "until": shown + THROW_MS}
        await asyncio.sleep(60)
        added = since(store, ann, before)
        automatic = [at for at, entry in enumerate(added) if isinstance(entry, Thrown)]
        assert all(isinstance(entry, Happened) or at in automatic for at, entry in enumerate(added)), "nothing else"
        drawn = [type(entry.event).__name__ for at in automatic if isinstance(entry := added[at + 1], Happened)]
        assert set(drawn) == {"Rolled"}
        assert len(drawn) == sum(isinstance(entry, Happened) and hasattr(entry.event, "faces") for entry in added)
        await asyncio.sleep(10_000)
        assert ann.live.state.phase == "over"
        check(parse([*lines(ann.live.record())], "slow"))

    run(play())


def test_automatic_throws_stand_still_during_a_break() -> None:
    async def play() -> None:
        ann, ben = await table(seeded(Memory()), throw_ms=THROW_MS)
        await asyncio.sleep(15)
        await ann.must("AskPause")
        await ben.must("AnswerPause", agreed=True)
        before = ann.live.seq
        await asyncio.sleep(1000)
        assert ann.live.seq == before, "nobody throws during a break"
        await ann.must("Resume")
        await ben.must("Resume")
        resumed = ann.live.seq
        await asyncio.sleep(4.9)
        assert ann.live.seq == resumed, "the rest of the time counts after the break"
        await asyncio.sleep(0.2)
        assert {"type": "Thrown", "seat": 0, "auto": True} in ann.entries(), "then the table throws"

    run(play())


def test_a_table_with_a_turn_clock_waits_as_long_for_a_throw() -> None:
    async def play() -> None:
        ann, _ = await table(seeded(Memory()), throw_ms=NEVER, turn_ms=7000)
        assert ann.news["due"]["until"] == 7000

    run(play())


def test_nobody_throws_for_others_or_twice_or_when_there_is_nothing_to_throw() -> None:
    async def play() -> None:
        registry = seeded(Memory())
        live = await registry.make("ann", "swipe", {"seats": 2, "chips": 8}, listed=False, throw_ms=NEVER)
        ann, ben, eve = [await Player(registry, guest).join(live) for guest in ("ann", "ben", "eve")]
        assert await refused(ann) == "not-seated"
        await ann.must("Sit", seat=0)
        assert await refused(ann) == "not-begun"
        await ben.must("Sit", seat=1)
        await ann.must("Begin")
        assert await refused(ben) == "throw-nothing"
        assert await refused(eve) == "not-seated"
        television = Player(registry, "ann")
        television.link.watching = True
        await television.join(live)
        assert await refused(television) == "not-seated"
        answer = await ann.ask("Speak", commands=[{"type": "Swipe", "victim": 1}])
        assert answer["key"] == "throw-first"
        thrower = ann if ann.throws else ben
        answers = await asyncio.gather(thrower.ask("Throw", 71), thrower.ask("Throw", 72))
        rolls = [entry for entry in live.state.log if type(entry.event).__name__ == "Rolled"]
        assert len(rolls) == sum(answer["type"] == "Done" for answer in answers)
        assert answers[0]["type"] == "Done"
        before = live.seq
        again = await thrower.ask("Throw", 71)
        assert (again["type"], live.seq) == ("Done", before), "the same number is answered the same way"
        while await step([ann, ben]):
            pass
        assert await refused(ann) == "game-over"

    run(play())


async def roll_off(registry: Registry, throw_ms: int = NEVER) -> list[Player]:
    """The players of a table at which a roll-off is due; only contenders are in the list."""
    for _ in range(60):
        players = await table(registry, guests=("ann", "ben", "cat"), throw_ms=throw_ms, chips=8)
        while len(players[0].live.game.hands) < 2 and await step(players):
            pass
        if hands := players[0].live.game.hands:
            return [players[seat] for seat in hands]
    raise AssertionError("no table has a roll-off")


def thrown(store: Memory, player: Player) -> list[Thrown]:
    return [entry for entry in journal(store, player.live) if isinstance(entry, Thrown)]


def test_a_roll_off_is_drawn_once_each_contender_has_thrown_and_a_restart_forgets_nobody() -> None:
    async def play() -> None:
        store = Memory()
        registry = seeded(store)
        first, *others = await roll_off(registry)
        log = len(first.live.state.log)
        seat: int = first.news["table"]["you"]
        await first.must("Throw")
        assert await refused(first) == "throw-twice"
        assert thrown(store, first)[-1] == Thrown(seat)
        left = [other.news["table"]["you"] for other in others]
        assert others[0].news["due"]["seats"] == left
        await registry.release(first.live.tid)  # the process ends in mid-throw
        registry = seeded(store)
        live = await registry.find(first.live.tid)
        assert (len(live.state.log), live.game.hands) == (log, tuple(left))
        others = [await Player(registry, other.guest).join(live) for other in others]
        for other in others:
            assert other.news["due"]["seats"][0] == other.news["table"]["you"]
            await other.must("Throw")
        assert type(live.state.log[log].event).__name__ == "RolledOff"
        assert not live.state.thrown

    run(play())


def test_in_a_roll_off_the_table_throws_for_those_alone_who_are_slow() -> None:
    async def play() -> None:
        store = Memory()
        first, *others = await roll_off(seeded(store), 5000)
        log = len(first.live.state.log)
        await first.must("Throw")
        before = first.live.seq
        while len(first.live.state.log) == log:
            await asyncio.sleep(1)
        late = [other.news["table"]["you"] for other in others]
        assert [*since(store, first, before)[: len(late)]] == [Thrown(seat, auto=True) for seat in late]
        assert type(first.live.state.log[log].event).__name__ == "RolledOff"

    run(play())


def test_a_process_that_is_killed_between_the_last_throw_and_the_draw_leaves_no_table_that_hangs() -> None:
    async def play() -> None:
        store = Memory()
        registry = seeded(store)
        players = await roll_off(registry)
        live, log = players[0].live, len(players[0].live.state.log)
        await registry.release(live.tid)
        for seat in live.game.hands:
            store.spoil(live, encode(Thrown(seat)))
        live = await seeded(store).find(live.tid)
        assert type(live.state.log[log].event).__name__ == "RolledOff"

    run(play())


def test_the_time_for_a_throw_survives_a_restart_which_costs_none() -> None:
    async def play() -> None:
        store = Memory()
        registry = seeded(store)
        ann, ben = await table(registry, throw_ms=THROW_MS)
        await ann.must("Throw")
        until = ben.news["due"]["until"]
        await registry.release(ann.live.tid)
        await asyncio.sleep(10_000)
        registry = seeded(store)
        live = await registry.find(ann.live.tid)
        ben = await Player(registry, "ben").join(live)
        assert ben.news["due"]["until"] == until
        log = len(live.state.log)
        await asyncio.sleep((until - live.clock()) / 1000 - 0.1)
        assert len(live.state.log) == log
        await asyncio.sleep(0.2)
        assert live.state.log[log].at == until

    run(play())


def test_a_phone_that_sleeps_in_mid_throw_finds_what_the_table_threw_for_it() -> None:
    async def play() -> None:
        store = Memory()
        registry = seeded(store)
        ann, ben = await table(registry, throw_ms=THROW_MS, rated=True)
        live = ann.live
        seen = live.seq
        live.presence.leave(ann.link)
        await asyncio.sleep(21)
        assert thrown(store, ben) == [Thrown(0, auto=True)]
        assert not live.state.chairs[0].bot, "the chair is still hers"
        back = await Player(registry, "ann").join(live, since=seen)
        assert [entry["type"] for entry in back.entries()][:2] == ["Thrown", "Happened"]
        while await step([back, ben]):
            pass
        assert live.state.stayed == {0, 1}, "nobody forfeits anything by an automatic throw"

    run(play())


def test_without_players_the_table_throws_for_nobody_and_a_returning_player_has_the_full_time() -> None:
    async def play() -> None:
        registry = seeded(Memory())
        ann, ben = await table(registry, throw_ms=THROW_MS)
        live = ann.live
        watcher = await Player(registry, "eve").join(live)
        await asyncio.sleep(10)
        for player in (ann, ben):
            live.presence.leave(player.link)
        await asyncio.sleep(290)
        assert not live.state.log, "a television alone plays no game"
        ann = await Player(registry, "ann").join(live)
        assert ann.news["due"]["until"] - ann.news["at"] == THROW_MS
        await asyncio.sleep(19.9)
        assert not live.state.log
        await asyncio.sleep(0.2)
        assert live.state.log
        assert watcher.news["due"]["seats"] == [1]

    run(play())


@pytest.mark.parametrize("pace", [0.0, 0.3])
def test_bots_throw_at_their_pace_once_the_screens_have_shown_what_happened(pace: float) -> None:
    async def play() -> None:
        registry = seeded(Memory(), BotSeats(NoPool(), pace=pace))
        live = await registry.make("ann", "swipe", {"seats": 2}, listed=False, throw_ms=NEVER)
        ann = await Player(registry, "ann").join(live)
        await ann.must("Sit", seat=0)
        await ann.must("SeatBot", seat=1, bot="random")
        await ann.must("Begin")
        await ann.must("Throw")
        while not ann.throws:
            await asyncio.sleep(0.05)
        rolls = [at for at, entry in enumerate(live.state.log) if type(entry.event).__name__ == "Rolled"]
        first, second = rolls[:2]
        before = live.state.log[first:second]
        shown = before[0].at + sum(shown_ms("swipe", type(entry.event).__name__) for entry in before)
        assert live.state.log[second].at == (shown if pace else before[0].at)

    run(play())


def test_a_table_of_bots_that_somebody_watches_plays_to_its_end() -> None:
    async def play() -> None:
        registry = seeded(Memory(), BotSeats(NoPool(), pace=0.3))
        live = await registry.make("ann", "swipe", {"seats": 3, **FEW}, listed=False, throw_ms=THROW_MS)
        ann = await Player(registry, "ann").join(live)
        for seat in range(3):
            await ann.must("SeatBot", seat=seat, bot="random")
        await ann.must("Begin")
        while live.state.phase != "over":
            await asyncio.sleep(10)

    run(play())


def test_a_bot_that_takes_over_throws_and_so_does_a_returning_player() -> None:
    async def play() -> None:
        registry = seeded(Memory())
        ann, ben = await table(registry, throw_ms=THROW_MS)
        live = ann.live
        live.presence.leave(ann.link)
        await asyncio.sleep(4)
        await ben.must("SeatBot", seat=0, bot="random")
        await settle(500)
        assert type(live.state.log[0].event).__name__ == "Rolled"
        back = await Player(registry, "ann").join(live)
        await back.must("Sit", seat=0)
        while not back.throws:
            await step([ben])
        assert back.news["due"]["until"] == live.state.shown + THROW_MS

    run(play())


def test_undo_goes_back_until_somebody_throws() -> None:
    async def choice(players: Sequence[Player]) -> Player:
        while not any(player.due for player in players):
            await step(players)
        return next(player for player in players if player.due)

    async def play() -> None:
        players = await table(seeded(Memory()), guests=("ann", "ben", "cat"), throw_ms=NEVER)
        chooser = await choice(players)
        while chooser.due:
            await chooser.must("Speak", commands=[chooser.news["legal"][0]])
        assert players[0].news["due"]["kind"] == "hands"
        await chooser.must("AskUndo")
        for player in players:
            if player is not chooser:
                await player.must("AnswerUndo", agreed=True)
        assert chooser.due, "before the throw it can be taken back"
        while chooser.due:
            await chooser.must("Speak", commands=[chooser.news["legal"][0]])
        await step(players)
        answer = await chooser.ask("AskUndo")
        assert answer["key"] == "undo-too-late"

    run(play())


def test_tables_made_before_there_were_throws_go_on_as_they_began() -> None:
    made = decode(
        b'{"type":"Made","game":"swipe","options":{"seats":2},"host":"ann","listed":false,"seats":2,"turn_ms":0}', None
    )
    assert getattr(made, "throw_ms", None) == 0
