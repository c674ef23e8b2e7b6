"""What each numbered request about the table does."""

from typing import TYPE_CHECKING

from swordfish.server.socket import client_messages
from swordfish.server.socket.connection import Connection
from swordfish.server.table import chairs, devices, pause, salting, seating, undo
from swordfish.server.table.change import Change

if TYPE_CHECKING:
    from swordfish.server.table.table import HostedTable


def decide(table: "HostedTable", connection: Connection, message: client_messages.Request) -> Change:
    """The change that a request makes; a Refusal says why it cannot."""
    match message:
        case client_messages.Sit(_, seat, rated):
            return seating.sit(table, connection, seat, rated=rated)
        case client_messages.SeatLocal():
            return devices.seat_local(table, connection, message)
        case client_messages.Stand(_, seat):
            return seating.stand(table, connection, seat)
        case client_messages.SeatBot(_, seat, bot):
            return seating.seat_bot(table, connection, seat, bot)
        case client_messages.Remove(_, seat):
            return seating.remove(table, connection, seat)
        case client_messages.Lock(_, locked):
            return seating.lock(table, connection, locked)
        case client_messages.AddChair():
            return chairs.add(table, connection)
        case client_messages.RemoveChair(_, seat):
            return chairs.remove(table, connection, seat)
        case client_messages.GiveAids(_, seat, aids):
            return chairs.give_aids(table, connection, seat, aids)
        case client_messages.GiveHandicap(_, seat, step):
            return chairs.give_handicap(table, connection, seat, step)
        case client_messages.ListTable(_, listed):
            return chairs.show_in_list(table, connection, listed)
        case client_messages.Commit(_, commitment):
            return salting.commit(table, connection, commitment)
        case client_messages.Reveal(_, salt):
            return salting.reveal(table, connection, salt)
        case client_messages.Begin():
            return chairs.begin(table, connection)
        case client_messages.Chat(_, phrase, text, seat):
            return seating.chat(table, connection, phrase, text, seat)
        case client_messages.AskUndo(_, seat):
            return undo.ask(table, connection, seat)
        case client_messages.AnswerUndo(_, agreed):
            return undo.answer(table, connection, agreed)
        case client_messages.AskPause():
            return pause.ask(table, connection)
        case client_messages.AnswerPause(_, agreed):
            return pause.answer(table, connection, agreed)
        case client_messages.Resume():
            return pause.resume(table, connection)
