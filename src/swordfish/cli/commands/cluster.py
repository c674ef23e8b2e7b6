"""`swordfish cluster`: try several nodes on this machine: a PostgreSQL, the nodes, and a proxy on one port."""

import argparse
import asyncio
import os
import signal
import socket
import sys
from asyncio.subprocess import Process
from contextlib import ExitStack, suppress

from swordfish.cli import saves
from swordfish.cli.parser import Commands
from swordfish.cli.screen import Screen
from swordfish.core import Refusal

PORT = 7733
MOST_NODES = 16
STOP_SECONDS = 20.0
"""How long a node may take to stop before it is killed."""
SETTINGS = {"listen_addresses": "", "max_connections": "200", "fsync": "off"}
"""The settings of the PostgreSQL that this command starts and stops."""


def add(commands: Commands) -> None:
    parser, words = commands.add("cluster", run), commands.words
    parser.add_argument("--nodes", type=int, default=3, help=words("help-nodes"))
    parser.add_argument("--port", type=int, default=PORT, help=words("help-port", port=str(PORT)))
    commands.file(parser, "--store", key="help-cluster-store")


def run(args: argparse.Namespace, screen: Screen) -> int:
    # imported here so that other commands start faster
    from swordfish.server.listening import listen
    from swordfish.server.store.bundled import BundledPostgres

    if not 1 <= args.nodes <= MOST_NODES:
        raise Refusal("cluster-bad-nodes", most=MOST_NODES)
    url = args.store or os.environ.get("SWORDFISH_POSTGRES", "")
    with ExitStack() as stack:
        listening = stack.enter_context(listen("127.0.0.1", args.port))
        temporary = ""
        if not url:
            postgres = BundledPostgres(_free_port(), SETTINGS)
            stack.callback(postgres.remove)
            url = temporary = postgres.socket
        elif not isinstance(saves.store(url), str):
            raise Refusal("node-needs-postgres")
        asyncio.run(_serve(url, args.nodes, listening, screen))
        if url != temporary:
            screen.say("serve-stopped")
    return 0


async def _serve(url: str, count: int, listening: socket.socket, screen: Screen) -> None:
    from swordfish.server.nodes.proxy import RoundRobin  # imported here so that other commands start faster

    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    ports = [_free_port() for _ in range(count)]
    nodes = [await _node(url, number, port) for number, port in enumerate(ports, 1)]
    proxy = RoundRobin(ports)
    waiting = [asyncio.create_task(_said(node, number, screen, stop)) for number, node in enumerate(nodes, 1)]
    try:
        await asyncio.gather(*(_ready(node, stop) for node in nodes))
        await proxy.open(listening)
        host, port = listening.getsockname()[:2]
        if not stop.is_set():
            screen.say("serve-ready", url=f"http://{host}:{port}")
            screen.say("cluster-ready")
            screen.console.file.flush()
        await stop.wait()
        await proxy.close()
    finally:
        await asyncio.gather(*map(_stop, nodes))
        for one in waiting:
            one.cancel()


async def _node(url: str, number: int, port: int) -> Process:
    """Start one node, in a session of its own, so that only this command stops it."""
    place = f"tcp://127.0.0.1:{_free_port()}"
    flags = ("--port", str(port), "--node", f"node-{number}", "--advertise", place, "--no-browser")
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "swordfish", "serve", *flags),
        env={**os.environ, "SWORDFISH_STORE": url},  # a password must not be among the flags
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,
    )


async def _ready(node: Process, stop: asyncio.Event) -> None:
    """Wait until a node accepts connections, or the command is stopped."""
    assert node.stdout
    ended = asyncio.create_task(stop.wait())
    line = asyncio.create_task(node.stdout.readline())
    await asyncio.wait({ended, line}, return_when=asyncio.FIRST_COMPLETED)
    for task in (ended, line):
        task.cancel()


async def _said(node: Process, number: int, screen: Screen, stop: asyncio.Event) -> None:
    """Report a node that ends although nobody has stopped it; the others go on."""
    await node.wait()
    if not stop.is_set():
        screen.say("cluster-node-ended", node=f"node-{number}")
        screen.console.file.flush()


async def _stop(node: Process) -> None:
    with suppress(ProcessLookupError):
        node.terminate()
    try:
        async with asyncio.timeout(STOP_SECONDS):
            await node.wait()
    except TimeoutError:
        node.kill()
        await node.wait()


def _free_port() -> int:
    """A port that is free now."""
    from swordfish.server.listening import listen  # imported here so that other commands start faster

    with listen("127.0.0.1", 0) as probe:
        return probe.getsockname()[1]
