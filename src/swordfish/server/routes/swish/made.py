"""Puzzles and analyses of swish from worker processes; the budget of the requester pays."""

import secrets
from contextlib import suppress

import msgspec

from swordfish.core import Refusal
from swordfish.exact.swish.jobs import MakePuzzle
from swordfish.exact.swish.puzzles import Puzzle
from swordfish.server.http.disconnects import while_connected
from swordfish.server.services import HttpRequest, Services, owner_of, services_of

STOCK = 4
"""How many practice puzzles of a grade are made ahead, once somebody practises."""


def practice(grade: str, number: int) -> MakePuzzle:
    """A practice puzzle by its grade and number."""
    return MakePuzzle(grade, f"practice {number}")


def from_stock(request: HttpRequest, grade: str, count: int) -> int:
    """The number of a puzzle that is ready, or any; more are made ahead from the requester's budget."""
    services = services_of(request)
    stock = services.shelf.stock[f"swish {grade}"]
    number = int(stock.popleft()) if stock else secrets.randbelow(count)
    if len(stock) < STOCK and not services.budgets.thinking.wait(owner_of(request)):
        services.spawn(_restock(services, grade, secrets.randbelow(count), owner_of(request)))
    return number


async def _restock(services: Services, grade: str, number: int, owner: str) -> None:
    stock = services.shelf.stock[f"swish {grade}"]
    with suppress(Refusal):  # the next request tries again
        await services.shelf.result("swish", "puzzle", practice(grade, number), owner)
        if len(stock) < STOCK:
            stock.append(str(number))


async def asked_for(request: HttpRequest, job: MakePuzzle) -> Puzzle:
    """The puzzle of a request."""
    return msgspec.json.decode(await computed(request, "puzzle", job), type=Puzzle)


async def computed(request: HttpRequest, what: str, job: object) -> bytes:
    """The result of a swish job; a Refusal if the requester has used up their budget."""
    services, owner = services_of(request), owner_of(request)
    if not services.shelf.ready("swish", what, job) and (wait := services.budgets.thinking.wait(owner)):
        raise Refusal("too-fast", seconds=round(wait, 1))
    async with services.budgets.requests.aside(owner), while_connected(request):
        return await services.shelf.result("swish", what, job, owner)
