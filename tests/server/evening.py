"""Clients that play one game after the other, whatever happens to the server, and record its acknowledgements."""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec

from swordfish import bots
from swordfish.client.client import Client
from swordfish.core import BadRecord, Players, Refusal, Rng, Stamped
from swordfish.games import GAMES
from swordfish.record import check, parse
from swordfish.server.socket import server_messages


class Witness(Client):
    """A client that records every acknowledgement and checks that numbers never decrease."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(url, name)
        self.acknowledged: dict[int, int] = {}  # number of a command: entries
        self.back = 0
        self.acks: Callable[[], None] = lambda: None
        self._last = -1
        self.new_salt = lambda: sha256(self.name[-1].encode()).digest()[:16]  # the same luck over every network
        self.on_message = self._note

    def _note(self, message: bytes) -> None:
        told: dict[str, Any] = msgspec.json.decode(message)
        if told["type"] == "News":
            self.back += told["seq"] < self._last
            self._last = told["seq"]
        if told["type"] == "Done":
            known = self.acknowledged.setdefault(told["number"], told["seq"])
            assert known == told["seq"], "the same number was answered otherwise"
            self.acks()

    async def answered(self) -> None:
        """Wait for answers that nothing else waits for: those to commitments and salts may come again after the end."""
        while self._sending:
            await asyncio.wait({*self._sending})

    async def patient(self, method: str, path: str, body: object) -> Any:
        """Repeat a request until the server is there and can write."""
        while True:
            try:
                return await self.remote.http(method, path, body)
            except Refusal as refusal:
                if refusal.key not in ("join-unreachable", "store-failed"):
                    raise


class Evening:
    """Games of three witnesses; acknowledgements are compared with the log after each."""

    def __init__(self, url: str, number: int, acks: Callable[[], None], chips: int = 14) -> None:
        self.url, self.number, self.acks, self.chips = url, number, acks, chips
        self.games = self.commands = self.back = 0

    async def game(self) -> tuple[str, list[Witness]]:
        """Play one game to its end; returns its table and its players."""
        guests = [Witness(self.url, f"Guest {self.number} {seat}") for seat in range(3)]
        for guest in guests:
            guest.acks = self.acks
            await guest.patient("POST", "/api/guest", {"name": guest.name})
        asked = {"game": "swipe", "options": {"seats": 3, "chips": self.chips}, "throw_ms": 0}
        table: str = (await guests[0].patient("POST", "/api/tables", asked))["table"]
        for guest in guests:
            guest.remote.table = table
            await guest.connect()
        try:
            for seat, guest in enumerate(guests):
                await guest.sit(seat)
            await guests[0].begin()
            await asyncio.gather(*(self._play(guest) for guest in guests))
            for guest in guests:
                await guest.answered()
        finally:
            for guest in guests:
                await guest.close()
        self.games += 1
        self.back += sum(guest.back for guest in guests)
        return table, guests

    async def _play(self, guest: Witness) -> None:
        assert guest.seat is not None
        await guest.play(bots.find("random", "swipe")(guest.rules, guest.seat, Rng(guest.name.encode())))

    def compare(self, entries: list[dict[str, Any]], answered: list[tuple[str, int]], guests: list[Witness]) -> None:
        """Every acknowledged command is in the log exactly once, and the log verifies."""
        numbers = {number for guest in guests for number in guest.acknowledged}
        assert numbers == {number for _, number in answered}
        assert len(set(answered)) == len(answered), "a command was carried out twice"
        around = [entry for entry in entries if entry["type"] in {"Sat", "SeatsFrozen", "Committed", "Revealed"}]
        speeches = len(answered) - len(around)
        assert choices(entries) == speeches, "a command was lost, or carried out twice"
        assert all(seq <= len(entries) for guest in guests for seq in guest.acknowledged.values())
        check(parse(record(entries, guests[0].table), "log"))
        assert guests[0].view == guests[1].view == guests[2].view
        self.commands += len(answered)


def choices(entries: list[dict[str, Any]]) -> int:
    """The number of events of the log that are players' choices."""
    game = GAMES[entries[0]["game"]]
    state, count = game.start(msgspec.convert(entries[0]["options"], game.Options)), 0
    for entry in entries:
        if entry["type"] == "Happened":
            count += isinstance(game.due(state), Players)
            state = game.evolve(state, msgspec.convert(entry["event"], game.Event))
    return count


def record(entries: list[dict[str, Any]], table: server_messages.TableView) -> list[bytes]:
    """The lines of the record of a log."""
    begun = next(entry for entry in entries if entry["type"] == "Begun")
    ended = next(entry for entry in entries if entry["type"] == "Ended")
    title = {
        "swordfish": 2,
        "game": table.game,
        "rules": begun["rules"],
        "options": entries[0]["options"],
        "players": begun["players"],
        "commitment": table.commitment,
        "salts": by_seat(entries, "Revealed", "salt"),
        "commitments": by_seat(entries, "Committed", "commitment"),
    }
    events = [Stamped(entry["at"], entry["event"]) for entry in entries if entry["type"] == "Happened"]
    return [*map(msgspec.json.encode, (title, *events, {"places": ended["places"], "seed": ended["seed"]}))]


def by_seat(entries: list[dict[str, Any]], kind: str, field: str) -> list[str]:
    """What the seats said in entries of a kind, in seat order."""
    return [told for _, told in sorted((entry["seat"], entry[field]) for entry in entries if entry["type"] == kind)]


__all__ = ["BadRecord", "Evening", "Witness", "choices", "record"]
