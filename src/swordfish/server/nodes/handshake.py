"""Two nodes prove to each other that they know the secret of their store; nobody else gets any further.

The node that accepts sends a nonce. The node that dials answers with its own nonce and a proof over both; then the
other one proves the same. The secret never travels, and no proof is of use a second time or in the other direction.
"""

import asyncio
import hmac
import secrets
from hashlib import sha256

PROTOCOL = b"swordfish-node-1\n"
NONCE_BYTES = 32
PROOF_BYTES = 32
MOST_BOOT = 128
HANDSHAKE_SECONDS = 3.0


class Stranger(Exception):
    """The other side does not know the secret, or speaks another protocol."""


def proof(secret: bytes, side: bytes, nonces: bytes, *boots: str) -> bytes:
    """The proof of one side."""
    said = b"\0".join((PROTOCOL, side, nonces, *(boot.encode() for boot in boots)))
    return hmac.digest(secret, said, sha256)


async def accepted(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, secret: bytes, boot: str) -> str:
    """Let a node in that proves itself; its boot."""
    mine = secrets.token_bytes(NONCE_BYTES)
    async with asyncio.timeout(HANDSHAKE_SECONDS):
        writer.write(PROTOCOL + mine)
        if await reader.readexactly(len(PROTOCOL)) != PROTOCOL:
            raise Stranger
        theirs = await reader.readexactly(NONCE_BYTES)
        peer = await _name(reader)
        given = await reader.readexactly(PROOF_BYTES)
        if not hmac.compare_digest(given, proof(secret, b"dials", mine + theirs, peer, boot)):
            raise Stranger
        writer.write(proof(secret, b"accepts", mine + theirs, peer, boot))
        await writer.drain()
    return peer


async def dialled(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, secret: bytes, boot: str, peer: str
) -> None:
    """Prove this node to the one that was dialled, and check that it is the node with that boot."""
    mine, name = secrets.token_bytes(NONCE_BYTES), boot.encode()
    async with asyncio.timeout(HANDSHAKE_SECONDS):
        if await reader.readexactly(len(PROTOCOL)) != PROTOCOL:
            raise Stranger
        nonces = await reader.readexactly(NONCE_BYTES) + mine
        writer.write(PROTOCOL + mine + bytes((len(name),)) + name + proof(secret, b"dials", nonces, boot, peer))
        given = await reader.readexactly(PROOF_BYTES)
    if not hmac.compare_digest(given, proof(secret, b"accepts", nonces, boot, peer)):
        raise Stranger


async def _name(reader: asyncio.StreamReader) -> str:
    [size] = await reader.readexactly(1)
    if not 0 < size <= MOST_BOOT:
        raise Stranger
    try:
        return (await reader.readexactly(size)).decode()
    except UnicodeDecodeError:
        raise Stranger from None
