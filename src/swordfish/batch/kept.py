# JAX annotates its functions only in part:
# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false
"""Compiled programs as files. A program is machine code, so it is loaded only if its digest shows that it is whole."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import jax
from jax.experimental import serialize_executable as programs

from swordfish.home import write_whole


class NoProgramError(Exception):
    """The file of a program is missing or damaged, or this device refuses it."""


def keep(path: Path, program: Any) -> None:
    """Write a compiled program, with its digest before it."""
    data = programs.serialize(program)[0]
    write_whole(path, [sha256(data).digest(), data])


def load(path: Path, given: Any, result: Any) -> Callable[..., Any]:
    """Read a program whose arguments and result are trees like these; NoProgramError, if it must be compiled again."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise NoProgramError(str(path)) from error
    size = sha256().digest_size
    digest, data = content[:size], content[size:]
    if sha256(data).digest() != digest:
        raise NoProgramError(str(path))
    try:
        return programs.deserialize_and_load(data, jax.tree.structure((given, {})), jax.tree.structure(result))
    except jax.errors.JaxRuntimeError as error:
        raise NoProgramError(str(path)) from error
