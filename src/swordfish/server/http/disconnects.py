"""Cancels work whose client has disconnected."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from swordfish.core import Refusal
from swordfish.server.services import HttpRequest


@asynccontextmanager
async def while_connected(request: HttpRequest) -> AsyncGenerator[None]:
    """Cancel the body of the `with` as soon as the client disconnects."""
    work = asyncio.current_task()
    assert work is not None, "a request is handled by a task"
    gone = False

    async def watch() -> None:
        nonlocal gone
        while (await request.receive())["type"] != "http.disconnect":
            pass
        gone = True
        work.cancel()

    watching = asyncio.create_task(watch())
    try:
        yield
    except asyncio.CancelledError:
        if not gone:
            raise
        work.uncancel()
        raise Refusal("advice-lost") from None
    finally:
        watching.cancel()
