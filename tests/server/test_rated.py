"""Rated games: everybody must agree, and nobody gains by leaving or by removing others."""

import asyncio
from contextlib import closing

from swordfish.server.scores import rated_places, score
from swordfish.server.store.address import StoreAddress
from swordfish.server.store.database import statement
from swordfish.server.store.opening import database_of
from swordfish.server.store.scores import Scores
from swordfish.server.store.tables import Tables
from swordfish.server.table.entries import BotSat, Lapsed, Removed, Sat
from swordfish.server.table.registry import Registry
from swordfish.server.table.seating import AWAY_SECONDS
from tests.server.room import Memory, Player, journal, no_bots, seeded, settle, step, table
from tests.server.virtual import run


async def seated(registry: Registry, *agreed: bool, bots: tuple[str, ...] = ()) -> list[Player]:
    """A table made for a rated game that has begun; who of its people agreed to that."""
    live = await registry.make("g0", "swipe", {"seats": len(agreed) + len(bots), "chips": 40}, listed=False, rated=True)
    players = [await Player(registry, f"g{number}").join(live) for number in range(len(agreed))]
    for seat, (player, yes) in enumerate(zip(players, agreed, strict=True)):
        await player.must("Sit", seat=seat, rated=yes)
    for seat, bot in enumerate(bots, len(agreed)):
        await players[0].must("SeatBot", seat=seat, bot=bot)
    await players[0].must("Begin")
    return players


def test_a_game_is_rated_if_all_agree_and_all_see_it_from_the_first_event_on() -> None:
    async def play() -> None:
        for agreed in ((True, True, True), (True, False, True)):
            players = await seated(seeded(Memory()), *agreed)
            begun = next(entry for entry in players[1].entries() if entry["type"] == "Begun")
            assert [player.news["table"]["rated"] for player in players] == [all(agreed)] * 3
            assert begun.get("casual", False) is not all(agreed)

    run(play())


def test_a_rated_game_may_have_bots_with_a_rating_and_no_others() -> None:
    async def play() -> None:
        registry = Registry(Memory().tables, no_bots(), programs={"shark": "./shark"})
        known = await seated(registry, True, bots=("random", "random"))
        assert known[0].live.state.rated
        unknown = await seated(registry, True, True, bots=("shark",))
        assert not unknown[0].live.state.rated

    run(play())


def test_in_a_rated_game_nobody_who_is_there_is_removed_or_replaced() -> None:
    async def play() -> None:
        ann, ben, cat = await seated(seeded(Memory()), True, True, True)
        assert (await ann.ask("Remove", seat=1))["key"] == "rated-remove"
        ann.live.presence.leave(ben.link)
        await asyncio.sleep(AWAY_SECONDS / 2)
        assert (await cat.ask("SeatBot", seat=1, bot="random"))["key"] == "rated-away"
        assert (await ann.ask("Remove", seat=1))["key"] == "rated-remove"
        await asyncio.sleep(AWAY_SECONDS)
        await cat.must("SeatBot", seat=1, bot="random")
        again = await Player(ben.registry, "g1").join(ann.live)
        await again.must("Sit", seat=1)
        assert not ann.live.state.chairs[1].bot, "who comes back plays on"

    run(play())


async def finished(players: list[Player]) -> None:
    while await step(players):
        pass
    assert players[0].live.state.phase == "over"


def test_a_player_who_leaves_is_last_and_the_others_are_rated_in_their_order() -> None:
    async def play() -> None:
        ann, ben, cat = await seated(seeded(Memory()), True, True, True)
        await ann.must("Remove", seat=0)  # a host who is about to lose
        await ann.must("SeatBot", seat=0, bot="random")
        while ann.live.state.phase != "over":
            if not await step([ben, cat]):
                await asyncio.sleep(0.1)  # the table plays for the bot
        places = rated_places(ann.live.state)
        ended = ann.live.state.ended
        assert ended is not None
        assert places["g0"] == 4
        assert (places["g1"], places["g2"]) == ended.places[1:]
        assert set(places) == {"g0", "g1", "g2"}, "the bot that took over is not rated"
        await ben.must("Stand")
        assert rated_places(ann.live.state) == places, "after the end everybody may go"

    run(play())


def test_an_automatic_move_is_no_forfeit_but_losing_the_chair_on_time_is() -> None:
    async def play() -> None:
        store = Memory()
        registry = seeded(store)
        players = await table(registry, guests=("ann", "ben", "cat"), turn_ms=10_000, chips=14, rated=True)
        live = players[0].live
        while live.state.phase != "over":
            await asyncio.sleep(11)  # nobody ever says anything
            await settle()
        assert any(isinstance(entry, Lapsed) for entry in journal(store, live))
        assert live.state.stayed == {0, 1, 2}

        players = await table(registry, guests=("dan", "eve", "fay"), turn_ms=10_000, chips=14, rated=True)
        live = players[0].live
        live.presence.leave(players[1].link)
        while live.state.phase != "over":
            await asyncio.sleep(11)
            await settle()
        if any(isinstance(entry, BotSat) for entry in journal(store, live)):
            assert live.state.stayed == {0, 2}

    run(play())


def test_ratings_of_bots_do_not_move_and_those_of_people_do(address: StoreAddress) -> None:
    async def play() -> None:
        with closing(database_of(address)) as store:
            await store.write(statement("insert into guests (gid, name, made) values ('g0', 'Ann', 0)"))
            registry = Registry(Tables(store), no_bots())
            [ann] = await seated(registry, True, bots=("random", "random"))
            while ann.live.state.phase != "over":
                if not await step([ann]):
                    await asyncio.sleep(0.01)
            assert await score(Scores(store), ann.live.tid, ann.live.state)
            assert await store.query("select who, games from ratings") == [("g0", 1)]
            await registry.close()

    asyncio.run(play())


def test_an_absent_guest_cannot_be_played_into_a_rated_game() -> None:
    """What took a rating from 27.6 to 22.7: rematches that seat somebody who is not there."""

    async def play() -> None:
        store = Memory()
        registry = seeded(store)
        ann, ben = await table(registry, guests=("ann", "ben"), chips=6, rated=True)
        await finished([ann, ben])
        ann.live.presence.leave(ben.link)
        await asyncio.sleep(2 * AWAY_SECONDS)
        await ann.must("Rematch")
        again = await registry.find(ann.news["table"]["rematch"])
        mine = await Player(registry, "ann").join(again)
        await mine.must("SeatBot", seat=0, bot="random")
        await mine.must("Begin")
        assert "ben" not in again.state.players
        entries = journal(store, again)
        assert not [entry for entry in entries if isinstance(entry, Sat | Removed) and entry.guest == "ben"]

    run(play())
