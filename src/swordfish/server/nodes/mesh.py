"""The links of one node: of two nodes, the one with the greater boot dials the other, as soon as both are live."""

import asyncio
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from swordfish.server.configuration import node_place
from swordfish.server.listening import listen
from swordfish.server.logs import logger, note
from swordfish.server.nodes.handshake import HANDSHAKE_SECONDS, Stranger, accepted, dialled
from swordfish.server.nodes.link import Handlers, Link
from swordfish.server.store.nodes import LEASE_MS, Peer

MOST_STRANGERS = 64
"""How many connections may be in the middle of their handshake."""
SILENT_SECONDS = LEASE_MS / 1000
"""How long a link may be silent before it is closed."""
NEWS_SECONDS = 60.0
MOST_NEWS = 10_000
"""How long, and how many, news are kept for nodes that are not connected at the moment."""
EVERYWHERE_SECONDS = 5.0
"""How long a request to all nodes waits for each."""


class Mesh:
    """The links to all other nodes, by boot."""

    def __init__(self, boot: str, url: str, handlers: Handlers) -> None:
        self.boot, self.url, self._handlers = boot, url, handlers
        self._secret = b""
        self._live: frozenset[str] = frozenset()
        self._looked = asyncio.Event()  # replaced at each update
        self._links: dict[str, Link] = {}
        self._dialling: dict[str, asyncio.Task[None]] = {}
        self._running: set[asyncio.Task[None]] = set()
        self._strangers = 0
        self._news: deque[tuple[float, str, Any]] = deque(maxlen=MOST_NEWS)
        self._server: asyncio.Server | None = None

    async def open(self, secret: bytes) -> None:
        """Listen for other nodes; a Refusal if that is not possible."""
        self._secret = secret
        self._server = await asyncio.start_server(self._accept, sock=listen(*node_place(self.url)))

    def link(self, boot: str) -> Link | None:
        """The link to a node, if there is one now."""
        return self._links.get(boot)

    @property
    def links(self) -> list[Link]:
        """All links."""
        return [*self._links.values()]

    def update(self, peers: Iterable[Peer]) -> None:
        """Dial the nodes that are live, and drop the others and those that are silent."""
        live = {peer.boot: peer for peer in peers if peer.boot != self.boot}
        self._live = frozenset(live)
        now = asyncio.get_running_loop().time()
        for boot, link in [*self._links.items()]:
            if boot not in live or now - link.heard > SILENT_SECONDS:
                link.close()
            else:
                link.ping()
        for boot, peer in live.items():
            if boot < self.boot and boot not in self._links and boot not in self._dialling:
                self._dialling[boot] = asyncio.create_task(self._dial(peer))
        self._wake()

    def _wake(self) -> None:
        looked, self._looked = self._looked, asyncio.Event()
        looked.set()

    def expects(self, boot: str) -> bool:
        """Whether a node is live and this node has lost its link to it, or has none yet."""
        return boot in self._live and boot not in self._links

    async def look(self, seconds: float) -> None:
        """Wait until the list of nodes was read again, or a link has begun; at most so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._looked.wait()

    async def everywhere(self, op: str, facts: Any) -> list[Any]:
        """Ask all other nodes, and return the replies of those that answer in time."""

        async def ask(link: Link) -> Any:
            async with asyncio.timeout(EVERYWHERE_SECONDS):
                return await link.call(op, "", facts)

        replies = await asyncio.gather(*map(ask, self.links), return_exceptions=True)
        return [reply for reply in replies if not isinstance(reply, BaseException)]

    def tell(self, op: str, facts: Any) -> None:
        """Tell all other nodes something; a node whose link is broken receives it over the next one."""
        self._news.append((asyncio.get_running_loop().time(), op, facts))
        for link in self.links:
            link.tell(op, facts)

    def _repeat(self, link: Link) -> None:
        """Send the news of the last minute again, in their order: receiving them twice changes nothing."""
        begin = asyncio.get_running_loop().time() - NEWS_SECONDS
        for moment, op, facts in self._news:
            if moment >= begin:
                link.tell(op, facts)

    async def close(self) -> None:
        """End all links."""
        if self._server is not None:
            self._server.close()
        tasks = [*self._dialling.values(), *self._running]
        for link in self.links:
            link.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _dial(self, peer: Peer) -> None:
        try:
            host, port = node_place(peer.url)
            async with asyncio.timeout(HANDSHAKE_SECONDS):
                reader, writer = await asyncio.open_connection(host, port)
            try:
                await dialled(reader, writer, self._secret, self.boot, peer.boot)
            except BaseException:
                writer.transport.abort()
                raise
            await self._begin(Link(writer, peer.boot, self._handlers, dialled=True), reader)
        except (OSError, EOFError, TimeoutError, Stranger) as error:
            facts = {"node": peer.name, "error": type(error).__name__}
            logger.warning("a node cannot be reached", extra={"facts": facts})
        finally:
            self._dialling.pop(peer.boot, None)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._strangers >= MOST_STRANGERS:
            writer.transport.abort()
            return
        self._strangers += 1
        try:
            peer = await accepted(reader, writer, self._secret, self.boot)
        except (OSError, EOFError, TimeoutError, Stranger) as error:
            logger.warning("a stranger at the nodes' address", extra={"facts": {"error": type(error).__name__}})
            writer.transport.abort()
            return
        finally:
            self._strangers -= 1
        await self._begin(Link(writer, peer, self._handlers, dialled=False), reader)

    async def _begin(self, link: Link, reader: asyncio.StreamReader) -> None:
        before = self._links.pop(link.boot, None)
        if before is not None:
            before.close()
        self._links[link.boot] = link
        task = asyncio.create_task(self._run(link))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        self._repeat(link)
        self._wake()
        link.ping()
        note("node connected", node=link.boot)
        await link.begin(reader)

    async def _run(self, link: Link) -> None:
        try:
            await link.ended.wait()
        finally:
            if self._links.get(link.boot) is link:
                del self._links[link.boot]
            note("node disconnected", node=link.boot)
