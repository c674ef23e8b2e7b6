"""Routes for people who have played together: the list of them, and invitations to a table."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from swordfish.core import Refusal
from swordfish.server.services import HttpRequest, guest_of, services_of
from swordfish.server.store.companions import Companion, Invited


class InvitedGuest(Struct, forbid_unknown_fields=True):
    """Whom to invite: the id of somebody on your list."""

    guest: str


class InvitationSent(Struct, frozen=True):
    """The invitation is on its way. You do not learn whether the other accepts it or has muted you."""

    sent: bool


@get("/api/guest/companions")
async def companions(request: HttpRequest) -> list[Companion]:
    """People you have played with lately."""
    guest = await guest_of(request)
    return await services_of(request).store.companions.of(guest.gid)


@delete("/api/guest/companions/{other:str}", status_code=200)
async def drop_companion(request: HttpRequest, other: FromPath[str]) -> list[Companion]:
    """Take somebody off your list; they cannot invite you any more until you play together again."""
    guest, store = await guest_of(request), services_of(request).store.companions
    await store.drop(guest.gid, other[:64])
    return await store.of(guest.gid)


@post("/api/tables/{table:str}/invitations", status_code=200)
async def invite(request: HttpRequest, table: FromPath[str], data: JSONBody[InvitedGuest]) -> InvitationSent:
    """Invite somebody whom you have played with to a table where you sit, or which you host."""
    guest, services = await guest_of(request), services_of(request)
    services.budgets.invitations.demand(guest.gid)
    row = await services.store.tables.known(table)
    state = await services.registry.state_of(row.tid)
    if state.seat_of(guest.gid) is None and row.host != guest.gid:
        raise Refusal("not-seated")
    if state.phase != "open":
        raise Refusal("table-begun")
    await services.store.companions.invite(guest.gid, data.guest[:64], row.tid)
    return InvitationSent(sent=True)


@get("/api/guest/invitations")
async def my_invitations(request: HttpRequest) -> list[Invited]:
    """The tables to which somebody invites you."""
    guest = await guest_of(request)
    return await services_of(request).store.companions.invitations(guest.gid)


@delete("/api/guest/invitations/{table:str}", status_code=200)
async def decline(request: HttpRequest, table: FromPath[str]) -> list[Invited]:
    """Decline an invitation; the other does not learn of it."""
    guest, store = await guest_of(request), services_of(request).store.companions
    await store.decline(guest.gid, table[:64])
    return await store.invitations(guest.gid)


HANDLERS = [companions, drop_companion, invite, my_invitations, decline]
