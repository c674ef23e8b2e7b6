"""The type variables of the kernel: a game's state, command, event and options."""

from typing import TypeVar

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")
O = TypeVar("O")  # noqa: E741 - options, as S, C and E are state, command and event
E_co = TypeVar("E_co", covariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
O_contra = TypeVar("O_contra", contravariant=True)
