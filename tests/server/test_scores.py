"""A finished game is rated exactly once, however many servers use one store."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import closing
from itertools import permutations

import pytest

from swordfish.core import open_seed
from swordfish.server.scores import MODEL, rated_places, score, score_all
from swordfish.server.store.address import StoreAddress
from swordfish.server.store.commits import ServedDatabase
from swordfish.server.store.database import statement
from swordfish.server.store.opening import database_of
from swordfish.server.store.scores import Belief, Score, Scores
from swordfish.server.store.tables import TableRow, Tables
from swordfish.server.table.entries import Begun, BotSat, Ended, Made, Sat
from swordfish.server.table.registry import Registry
from swordfish.server.table.state import TableState
from tests.server.room import no_bots, step, table

GUESTS = ("ann", "ben")
Ratings = list[tuple[str, float, float, int]]


async def played(registry: Registry, games: int, *, rated: bool = True) -> list[str]:
    """The ids of this many finished tables of the same two players."""
    await known(registry)
    tids: list[str] = []
    for _ in range(games):
        players = await table(registry, guests=GUESTS, rated=rated, chips=6)
        while await step(players):
            pass
        tids.append(players[0].live.tid)
    return tids


def registry_on(store: ServedDatabase) -> Registry:
    seeds = iter(range(1000))
    return Registry(Tables(store), no_bots(), seeds=lambda: open_seed(f"score {next(seeds)}"))


async def known(registry: Registry) -> None:
    """Both are guests of this server."""
    for guest in GUESTS:
        sql = "insert into guests (gid, name, made) values (?, ?, 0) on conflict do nothing"
        await registry.store._database.write(statement(sql, guest, guest))  # pyright: ignore[reportPrivateUsage] - a repository chooses ids itself


async def ratings(store: ServedDatabase) -> Ratings:
    return await store.query("select who, mu, sigma, games from ratings order by who")


def rated(*places: tuple[int, ...]) -> list[float]:
    """The means of both players after games with these places, one after the other."""
    teams = [[MODEL.rating()], [MODEL.rating()]]
    for ranks in places:
        teams = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [team[0].mu for team in teams]


def racing(
    state_of: Callable[[str], Awaitable[TableState]], barrier: asyncio.Barrier
) -> Callable[[str], Awaitable[TableState]]:
    """Reads tables like `state_of`, but delays the first read until the other server has found its tables."""
    waits = True

    async def meet(tid: str) -> TableState:
        nonlocal waits
        if waits:
            waits = False
            await barrier.wait()
        return await state_of(tid)

    return meet


def test_two_servers_on_one_store_rate_each_game_once(address: StoreAddress) -> None:
    async def evening() -> None:
        with closing(database_of(address)) as one, closing(database_of(address)) as other:
            registries = [registry_on(one), registry_on(other)]
            tids = await played(registries[0], 4)
            places = [(await registries[0].find(tid)).state.ended for tid in tids]
            barrier = asyncio.Barrier(2)

            def reading(registry: Registry) -> Callable[[str], Awaitable[TableState]]:
                async def state_of(tid: str) -> TableState:
                    return (await registry.find(tid)).state

                return racing(state_of, barrier)

            await asyncio.gather(
                *[
                    score_all(Scores(store), reading(registry))
                    for store, registry in zip((one, other), registries, strict=True)
                ]
            )
            found = await ratings(one)
            assert [(who, games) for who, _, _, games in found] == [(guest, 4) for guest in GUESTS]
            orders = permutations([ended.places for ended in places if ended])
            means = [mu for _, mu, _, _ in found]
            assert any(means == pytest.approx(rated(*order)) for order in orders), "no game's effect is lost"
            assert await one.query("select count(*) from tables where scored = 0") == [(0,)]
            for registry in registries:
                await registry.close()

    asyncio.run(evening())


def test_a_game_that_somebody_else_has_rated_is_refused_and_changes_nothing(address: StoreAddress) -> None:
    async def evening() -> None:
        with closing(database_of(address)) as store:
            registry = registry_on(store)
            [tid] = await played(registry, 1)
            state = (await registry.find(tid)).state
            assert await score(Scores(store), tid, state)
            before = await ratings(store)
            assert not await score(Scores(store), tid, state)
            assert await ratings(store) == before
            await registry.close()

    asyncio.run(evening())


def test_two_servers_that_rate_two_games_of_one_player_at_once_lose_neither(address: StoreAddress) -> None:
    async def evening() -> None:
        with closing(database_of(address)) as one, closing(database_of(address)) as other:
            registry = registry_on(one)
            games = [(tid, (await registry.find(tid)).state) for tid in await played(registry, 2)]
            both = list(zip((one, other), games, strict=True))
            done = await asyncio.gather(*[score(Scores(store), tid, state) for store, (tid, state) in both])
            assert any(done)
            for first, (store, (tid, state)) in zip(done, both, strict=True):
                assert first or await score(Scores(store), tid, state)  # it had read what the other has changed since
            found = await ratings(one)
            assert [games for *_, games in found] == [2, 2]
            orders = permutations([state.ended.places for _, state in games if state.ended])
            means = [mu for _, mu, _, _ in found]
            assert any(means == pytest.approx(rated(*order)) for order in orders)
            await registry.close()

    asyncio.run(evening())


def test_a_game_that_is_not_rated_leaves_places_and_no_rating(address: StoreAddress) -> None:
    async def evening() -> None:
        with closing(database_of(address)) as store:
            registry = registry_on(store)
            [tid] = await played(registry, 1, rated=False)
            await score(Scores(store), tid, (await registry.find(tid)).state)
            assert await ratings(store) == []
            places = await store.query("select place from sittings where tid = ? order by place", tid)
            assert places == [(1,), (2,)]
            await registry.close()

    asyncio.run(evening())


def test_a_guest_may_be_called_like_a_bot_and_a_bot_with_two_seats_counts_once() -> None:
    state = TableState(Made(game="swipe", options={"seats": 4}, host="", listed=False, seats=4, rated=True))
    state.fold(Sat(0, "random", "Random", rated=True), BotSat(1, "random", "Fish"), Sat(2, "ben", "Ben", rated=True))
    state.fold(BotSat(3, "random", "Ray"), Begun(names=("",) * 4, players=("",) * 4, rules=1))
    state.fold(Ended(places=(2, 4, 1, 3), seed=""))
    assert rated_places(state) == {"random": 2, "bot:random": 3, "ben": 1}


def test_bots_are_listed_as_bots_without_the_prefix_of_their_names(address: StoreAddress) -> None:
    async def listed() -> list[tuple[str, bool, bool]]:
        with closing(database_of(address)) as store:
            await made(store, "t")
            for guest in ("greedy", "ann"):
                await store.write(statement("insert into guests (gid, name, made) values (?, ?, 0)", guest, guest))
            scores = Scores(store)
            ratings = {"bot:greedy": Belief(30, 2, 1), "greedy": Belief(25, 2, 1), "ann": Belief(20, 2, 1)}
            assert await scores.write("t", Score(game="swipe", ratings=ratings))
            found = await scores.ratings("swipe", 2, mine="ann")
            return [(rating.name, rating.bot, rating.you) for rating in found]

    assert asyncio.run(listed()) == [("greedy", True, False), ("greedy", False, False), ("ann", False, True)]


async def made(store: ServedDatabase, tid: str) -> None:
    await Tables(store).make(TableRow(tid, tid, "swish", "over", False, 1, 1, "ann"), b"", b"")


@pytest.mark.parametrize(
    ("results", "best"),
    [
        ([(10, 500), (10, 499)], 1),
        ([(10, 500), (10, 501)], 0),
        ([(10, 500), (10, 500)], 0),
        ([(10, 500), (11, 900)], 1),
        ([(10, 500), (9, 100)], 0),
    ],
)
def test_the_best_game_alone_has_most_cards_then_least_time_and_then_came_first(
    address: StoreAddress, results: list[tuple[int, int]], best: int
) -> None:
    async def bests() -> list[str]:
        with closing(database_of(address)) as store:
            scores = Scores(store)
            for number, (cards, ms) in enumerate(results):
                await made(store, f"t{number}")
                assert await scores.write(f"t{number}", Score(game="swish", solitaire=("ann", "{}", cards, ms)))
            return [one.table for one in await scores.bests("ann")]

    assert asyncio.run(bests()) == [f"t{best}"]
